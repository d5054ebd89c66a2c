"""The program around the game: window, settings, folders, languages, and what happens when something breaks."""
