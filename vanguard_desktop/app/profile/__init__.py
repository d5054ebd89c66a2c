"""What is kept between two starts: folders, settings, packs, the game that was played last."""
