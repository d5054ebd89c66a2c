"""The ring map: spaces, walls, regions, routes."""
