"""What chance alone decides, as if cards had been shuffled and one drawn face down."""

from __future__ import annotations

from vanguard_desktop.core.kinds import Effect


class AtRandom(Effect, tag="at_random"):
    """One of these texts is carried out, each as likely as the others (CYC-17, RND-08)."""

    options: tuple[Effect, ...]


CHANCE_EFFECTS: tuple[type[Effect], ...] = (AtRandom,)
