"""Cards on the table: small ones that can be pressed, and the large one that is read beside them."""
