"""The journal as a sheet: a list of what was read and what happened, and the page of what is read again."""
