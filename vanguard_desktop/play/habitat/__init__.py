"""What the rules of the habitat say of a plan before it is carried out."""
