"""The facilities that command tokens visit, and what is made there."""
