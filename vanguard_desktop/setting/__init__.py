"""What the books of this world share: families of cards, crew, lander, what one hands to the next."""
