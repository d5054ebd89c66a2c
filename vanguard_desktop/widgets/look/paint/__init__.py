"""What is painted: dice, figures, land, texts."""
