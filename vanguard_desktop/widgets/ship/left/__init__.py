"""The left page of the binder: room, steps, lessons, and what an answer would bring."""
