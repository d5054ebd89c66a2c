"""Somebody does anything legal from the set-up to the end of a mission; every event is watched, written and read."""

from __future__ import annotations

import pytest

from tests.habitat.hub import crew_of, halfway
from vanguard_desktop.bots.names import MEDDLING, RANDOM
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.bots.watch import Watch
from vanguard_desktop.core.engine import follow, legal_commands, replay, settle
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatOpening
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.book_words import WordsInHabitat

LONGEST = 4_000


@pytest.mark.rule("HGN-01", "HGN-11", "HGN-18", "HGN-19")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", [RANDOM, MEDDLING])
def test_a_mission_comes_to_its_end(players, kind):
    state, steps = played("housewarming", players, kind, 10 * players + 3)
    assert state.outcome is not None
    assert steps > 20


def played(mission, players, kind, seed, look=None):
    """A whole mission of a bot; `look` sees every step."""
    box, names = halfway(), tuple(f"Player {number}" for number in range(players))
    opening = HabitatOpening(mission=CardId(mission), players=names, professions=crew_of(players))
    start = HABITAT.begin(box, opening, seed)
    watch, bot = Watch(HABITAT, codec(), box, seed, start), make_bot(HABITAT.book, kind, seed)
    happened = settle(HABITAT, start)
    state = replay(HABITAT, start, happened)
    watch.see(happened, state)
    for step in range(LONGEST):
        if HABITAT.over(state):
            return state, step
        legal = legal_commands(HABITAT, state)
        assert legal, state.question
        command = bot.choose(HABITAT, state, legal)
        before = state
        happened, state = follow(HABITAT, state, command)
        watch.see(happened, state)
        if look is not None:
            look(before, command, happened, state)
    raise AssertionError(f"still in sol {state.sol}: {state.question}")


def test_a_whole_mission_is_told():
    """Every question, answer and event of it has words, and no place is left unfilled."""
    words = WordsInHabitat(Wording.of(halfway()))

    def tell(before, command, happened, after):
        labels = [words.answer(each, before) for each in legal_commands(HABITAT, before)]
        said = [words.question(before.question, before), *labels, *words.journal(happened, lambda: before, after)]
        assert all(said)
        assert not any("{" in line or "habitat_" in line for line in said), said
        twice = {label for label in labels if labels.count(label) > 1}
        assert not twice, (type(command).__name__, twice)

    played("housewarming", 2, RANDOM, 5, tell)
