"""How a campaign begins, is kept between sessions, remembers and ends."""
