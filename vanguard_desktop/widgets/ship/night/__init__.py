"""The page of the night watch: how the journey goes, and where an evening may end."""
