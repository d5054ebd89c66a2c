"""What chance alone decides, as if cards had been shuffled and one drawn face down."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Effect


@attrs.frozen(kw_only=True)
class AtRandom(Effect):
    """One of these texts is carried out, each as likely as the others (CYC-17, RND-08)."""

    tag: ClassVar[str] = "at_random"
    options: tuple[Effect, ...]


CHANCE_EFFECTS: tuple[type[Effect], ...] = (AtRandom,)
