"""Where the lander comes home: the Mat and the Porch."""
