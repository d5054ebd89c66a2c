"""Unloading (UNL): cards whose texts are carried out on the way into the ship book or the store."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Effect, Event


@attrs.frozen(kw_only=True)
class UnloadUniques(Effect):
    """Unique discoveries with a text are unloaded one by one in any order (UNL-01)."""

    tag: ClassVar[str] = "step_unload_uniques"


@attrs.frozen(kw_only=True)
class UnloadDiscoveries(Effect):
    """Other discoveries with a text are unloaded one by one in any order (UNL-06)."""

    tag: ClassVar[str] = "step_unload_discoveries"


@attrs.frozen(kw_only=True)
class PutAway(Effect):
    """A card whose text has been carried out goes where it belongs aboard, unless the text has moved it (UNL-07)."""

    tag: ClassVar[str] = "step_put_away"
    card: str


@attrs.frozen(kw_only=True)
class Unloaded(Event):
    """A discovery is unloaded; what texts have to say about that happens next (SEF-14)."""

    tag: ClassVar[str] = "unloaded"
    card: str
