"""Tables laid out in Python and sentences to test them with."""
