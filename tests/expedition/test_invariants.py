"""What must hold after every event is looked at anew whenever something of it has changed, and only then."""

from __future__ import annotations

import attrs

from tests.support.expeditions import landing_on
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.invariants import LOOKS, broken


def test_every_look_names_the_fields_it_looks_at():
    state = landing_on("W01", players=3, seed=3).state
    stored = {field.name for field in attrs.fields(State)}
    for look in LOOKS:
        seen = set()

        class Seen(State):
            def __getattribute__(self, name, seen=seen):
                seen.add(name)
                return super().__getattribute__(name)

        watched = Seen(**{name: getattr(state, name) for name in stored})
        seen.clear()
        assert list(look.find(watched)) == []
        assert seen & stored <= set(look.fields), look.find


def test_what_is_broken_is_found_again_and_again_and_gone_when_it_is_mended():
    state = landing_on("W01", players=3, seed=3).state
    first = state.members[0]
    twice = attrs.evolve(first, hand=(*first.hand, first.deck[0]))
    spoiled = attrs.evolve(state, members=(twice, *state.members[1:]))
    for _ in range(2):
        assert broken(spoiled) == [f"section card {first.deck[0]} lies in 2 places"]
        assert broken(state) == []
        assert broken(attrs.evolve(state, supplies=-1)) == [f"supplies -1 outside 0 to {state.most_supplies}"]
