"""Games as they were played once, with the packs of then: whatever is rebuilt, each comes to the same positions."""
