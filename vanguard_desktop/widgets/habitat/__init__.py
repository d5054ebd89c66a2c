"""The screen of the habitat: the whole base at one glance, and the plan of the sol."""
