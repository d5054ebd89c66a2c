"""The table of an expedition: header, crew boards, map, situation, prompt bar, and the sheets over it."""
