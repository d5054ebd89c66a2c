"""What cards of the ship change of the first hands: more cards drawn, cards drawn anew (SEF-11, BPE-14)."""

from __future__ import annotations

import pytest

from tests.ship.test_embark import disembarked, embarked, landed, ready
from vanguard_desktop.core.engine import follow
from vanguard_desktop.rulesets.expedition.data.commands import SayYes
from vanguard_desktop.rulesets.expedition.data.decisions import DiscardToLimit, Optional
from vanguard_desktop.rulesets.expedition.data.events import CardsDrawn
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.setting.standing import ModifierKey, Standing


def helped(key, by=1):
    return ready().effects(fx.PutInForce(standing=Standing(key=key, value=by)))


@pytest.mark.rule("SEF-11", "BPE-14")
@pytest.mark.parametrize("key", [ModifierKey.START_CARDS, ModifierKey.REDRAW])
def test_of_the_first_hands_nothing_is_taken_away(key):
    away = embarked(helped(key, by=-1)).state.away
    assert (away.more_cards, away.redraws) == (0, 0)


@pytest.mark.rule("SEF-11", "BPE-14")
def test_one_card_more_is_drawn_by_everybody_and_then_the_hand_limit_holds():
    state = disembarked(helped(ModifierKey.START_CARDS))
    assert isinstance(state.question, DiscardToLimit)
    assert [len(member.hand) for member in state.members] == [3, 5]


@pytest.mark.rule("SEF-11", "BPE-14")
def test_everybody_may_put_a_card_away_and_draw_the_next_one():
    state = disembarked(helped(ModifierKey.REDRAW))
    assert isinstance(state.question, Optional)
    assert [len(member.hand) for member in state.members] == [2, 4]
    first = state.members[0]
    events, state = follow(EXPEDITION, state, SayYes())
    while not any(isinstance(event, CardsDrawn) for event in events):
        events, state = follow(EXPEDITION, state, next(iter(EXPEDITION.answers(state))))
    after = state.member(first.id)
    assert len(after.hand) == 2
    assert len(set(after.hand) & set(first.hand)) == 1
    assert len(after.deck) == len(first.deck) - 1


@pytest.mark.rule("BPE-14")
def test_otherwise_nobody_is_asked():
    assert not isinstance(landed(ready()).question, Optional)
    assert not isinstance(disembarked(ready()).question, Optional | DiscardToLimit)
