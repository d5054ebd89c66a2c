"""Unloading (UNL): cards whose texts are carried out on the way into the ship book or the store."""

from __future__ import annotations

from vanguard_desktop.core import Effect, Event


class UnloadUniques(Effect, tag="step_unload_uniques"):
    """Unique discoveries with a text are unloaded one by one in any order (UNL-01)."""


class UnloadDiscoveries(Effect, tag="step_unload_discoveries"):
    """Other discoveries with a text are unloaded one by one in any order (UNL-06)."""


class PutAway(Effect, tag="step_put_away"):
    """A card whose text has been carried out goes where it belongs aboard, unless the text has moved it (UNL-07)."""

    card: str


class Unloaded(Event, tag="unloaded"):
    """A discovery is unloaded; what texts have to say about that happens next (SEF-14)."""

    card: str
