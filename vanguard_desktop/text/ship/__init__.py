"""The ship book in words, a module for each chapter."""
