"""The files under a save: SQLite and what lies beside it, locks, copies, what the system answers."""
