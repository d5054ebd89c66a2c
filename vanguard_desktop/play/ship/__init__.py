"""Campaigns and operations before and after they are played: what was planned, what was."""
