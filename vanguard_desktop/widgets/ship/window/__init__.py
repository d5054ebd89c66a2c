"""The page of the Window: a pane with etched names, and the lives they stand for."""
