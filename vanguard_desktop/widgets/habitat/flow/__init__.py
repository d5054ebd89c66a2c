"""What comes after what on the screen of the habitat: dice, what came of them, lists, lessons."""
