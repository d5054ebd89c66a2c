"""What happens beside the rules is told aboard as it is on planets: new luck, real dice, another name."""

from __future__ import annotations

import pytest

from tests.support.boxes import shipped
from vanguard_desktop.core import LuckRenewed, PlayerRenamed, RealDiceChosen
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.rulesets.ship.state import CampaignOpening
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording


@pytest.fixture
def aboard():
    box = shipped()
    opening = CampaignOpening(campaign=next(iter(box.campaigns)), players=("Mia",))
    return Game.start(box, MemoryLog(), opening, lambda: 3, Habits(real_dice=True))


@pytest.mark.parametrize(
    "event",
    [LuckRenewed(seed=7), RealDiceChosen(on=True), RealDiceChosen(on=False), PlayerRenamed(seat=0, name="Ada")],
    ids=lambda event: event.tag,
)
def test_it_has_a_sentence(aboard, event):
    words = Wording.of(aboard.box).in_book(aboard.state)
    (line,) = words.journal((event,), lambda: aboard.state, aboard.state)
    assert line.strip()


def test_a_campaign_with_real_dice_is_told_from_its_first_step(aboard):
    words, before = Wording.of(aboard.box).in_book(aboard.state), aboard.state
    step = aboard.submit(aboard.legal_commands()[0])
    assert any(isinstance(event, RealDiceChosen) for event in step.events)
    assert any("real dice" in line for line in words.journal(step.events, lambda: before, step.after))
