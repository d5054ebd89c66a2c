"""What frames the table: header, grid, keys, what is told."""
