"""The parts of the new game screen: seats, sections, who goes, and the ways to play."""
