"""Plain data: what two values have in common makes them equal, and nothing else does."""

from __future__ import annotations

import attrs
import pytest

from vanguard_desktop.core import Decision, Effect


class Rain(Effect, tag="test_rain"):
    """Nothing to say of it."""


class Storm(Effect, tag="test_storm"):
    """Nothing to say of it either."""


class ManyDays(Effect):
    """What is built upon it lasts, and says no more."""

    days: int


class Drought(ManyDays, tag="test_drought"):
    """Too little of it."""


class Frost(ManyDays, tag="test_frost"):
    """Too cold."""


class Choice(Decision, tag="test_choice"):
    """A question without a field."""


def test_values_without_fields_of_their_own_are_told_apart_by_what_they_are():
    assert Rain() == Rain()
    assert Rain() != Storm()
    assert Drought(days=2) == Drought(days=2)
    assert Drought(days=2) != Frost(days=2)
    assert len({Rain(), Rain(), Storm(), Drought(days=1), Frost(days=1), Choice()}) == 5


def test_they_are_made_and_changed_like_all_others():
    assert repr(Rain()) == "Rain()"
    assert repr(attrs.evolve(Frost(days=1), days=3)) == "Frost(days=3)"
    with pytest.raises(attrs.exceptions.FrozenAttributeError):
        Frost(days=1).days = 2
    with pytest.raises(TypeError):
        Rain(days=1)
