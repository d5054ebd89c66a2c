"""Work is done once: each event is folded once, and what is legal is what `why_not` lets pass, each asked once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from vanguard_desktop.books import BOOKS
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.engine import Ruleset, legal
from vanguard_desktop.core.events import DecisionClosed, DecisionOpened, EffectsQueued, EffectTaken
from vanguard_desktop.core.ids import BookId, CampaignId
from vanguard_desktop.core.kinds import Command, Event, Opening
from vanguard_desktop.play.campaign import fold, follow_on, open_book
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition import evolve as expedition_folds
from vanguard_desktop.rulesets.expedition.crew.abilities import USES
from vanguard_desktop.rulesets.expedition.data.commands import (
    Exert,
    GiveEquipment,
    PlayCard,
    UseDiscovery,
    UseEquipment,
    UseLander,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.state import Options, State
from vanguard_desktop.rulesets.ship import chapters as ship_folds
from vanguard_desktop.rulesets.ship.state import CampaignOpening, Mode

BOX = load_box()
STEPS = 250
# Those of queue and questions are folded by the engine, several at once.
BY_THE_ENGINE = (EffectTaken, EffectsQueued, DecisionOpened, DecisionClosed)


def openings() -> list[Opening]:
    aboard = CampaignOpening(campaign=CampaignId(min(BOX.campaigns)), players=("Mia", "Bo"), mode=Mode.QUICK_START)
    worlds = sorted(BOX.worlds)
    return [
        *(stand_alone_opening(BOX, world, players, options=Options(training=players == 2))
          for players, world in enumerate(worlds[:3], start=1)),
        aboard,
    ]  # fmt: skip


def positions(opening: Opening, count: int = STEPS) -> Iterator[tuple[Ruleset[Any], Any]]:
    """Those of a game in which every command is as good as another."""
    chance = Random(11)
    position = fold(BOX, None, open_book(BOX, opening, 5))
    for _ in range(count):
        assert position is not None
        rules = BOOKS[position.book].rules
        yield rules, position.state
        open_now = legal(rules, position.state).commands
        if not open_now:
            return
        position = follow_on(BOX, position, chance.choice(open_now))[1]


@pytest.mark.parametrize("opening", openings(), ids=lambda opening: opening.tag)
def test_each_event_is_folded_once(opening, monkeypatch):
    folded: list[Event] = []

    def counted(fold_one):
        def folds(state, event):
            folded.append(event)
            return fold_one(state, event)

        return folds

    for table in (expedition_folds.FOLDS, ship_folds.FOLDS):
        for kind, fold_one in table.items():
            monkeypatch.setitem(table, kind, counted(fold_one))
    chance = Random(11)
    position = fold(BOX, None, open_book(BOX, opening, 5))
    seen = 0
    for _ in range(STEPS):
        open_now = legal(BOOKS[position.book].rules, position.state).commands
        if not open_now:
            break
        folded.clear()
        events, position = follow_on(BOX, position, chance.choice(open_now))
        own = [event for event in events if not isinstance(event, BY_THE_ENGINE) and event.tag[:5] != "book_"]
        times = Counter(map(id, folded))
        assert [event for event in own if times[id(event)] != 1] == []
        seen += len(own)
    assert seen > 20


@pytest.mark.parametrize("opening", openings(), ids=lambda opening: opening.tag)
def test_legal_is_what_no_rule_forbids(opening):
    for rules, state in positions(opening):
        open_now = legal(rules, state)
        allowed = [command for command in rules.answers(state) if rules.why_not(state, command) is None]
        assert set(allowed) == set(open_now.answers), state.question
        assert [command for command in open_now.answers if command in allowed] == list(open_now.answers)
        assert not [command for command in open_now.commands if rules.why_not(state, command) is not None]
        if rules.book == BookId("expedition"):
            other = {command for command in thinkable(state) if rules.why_not(state, command) is None}
            assert other - set(open_now.answers) == set(open_now.beside), state.question


def thinkable(state: State) -> Iterator[Command]:
    """Everything on the table that somebody might use or hand over at any time."""
    equipment = [card for member in state.members for card in member.equipment]
    for member in state.members:
        yield Exert(member=member.id)
        yield UseSkill(member=member.id)
        yield from (PlayCard(member=member.id, card=card) for other in state.members for card in other.hand)
        yield from (UseEquipment(member=member.id, card=card, number=n) for card in equipment for n in range(5))
        yield from (UseEquipment(member=member.id, card=card, number=0) for card in state.tokens)
        yield from (GiveEquipment(card=card, to=member.id) for card in equipment)
        discoveries = (*state.found, *(card for card in BOX.discoveries if card not in state.found))
        yield from (UseDiscovery(member=member.id, card=card) for card in discoveries)
        lander = (*state.mods, *(() if state.lander_card is None else (state.lander_card,)))
        yield from (UseLander(member=member.id, card=card, number=n) for card in lander for n in range(4))


def test_everything_that_is_used_at_any_time_is_thought_of():
    assert set(USES) == {Exert, UseSkill, PlayCard, UseEquipment, UseDiscovery, UseLander}
