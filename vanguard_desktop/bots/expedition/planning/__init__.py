"""What a team could go for on a planet: the ways, what may befall it there, and what each plan promises."""
