"""Sheets over the table: what is read, looked through, settled."""
