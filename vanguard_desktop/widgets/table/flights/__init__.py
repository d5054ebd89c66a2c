"""Cards, dice and tokens on their way over the table, from where they lay to where they lie now."""
