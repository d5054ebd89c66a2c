"""Pictures of every screen, from scripted positions."""
