"""Commands, events, decisions, steps and reasons of the ship book as plain data, a module for each chapter."""
