"""What lies on the table is looked for after every event: nothing is gone, nothing comes from nowhere."""

from __future__ import annotations

import pytest

from tests.expedition.checks import SOURCE, offering, track
from tests.expedition.table import DEFAULT_DICE, REC, SCI, box, event, turn_of
from tests.support.pools import needs
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.dice.faces import Color
from vanguard_desktop.rulesets.expedition.census import unaccounted
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import EndTurn, Exert
from vanguard_desktop.rulesets.expedition.data.events import EventDiscarded, EventDrawn, MemberDied
from vanguard_desktop.rulesets.expedition.data.state import Options
from vanguard_desktop.setting.cards import ActionTrack, CheckCard, InjuryKind, RowColor, SpecialEffect


@pytest.mark.rule("ZON-02", "DIE-18")
def test_a_die_that_is_gone_and_one_from_nowhere_are_seen() -> None:
    table = turn_of(REC, SCI)
    first, *rest = DEFAULT_DICE[REC]
    lost = table.with_member(REC, available=tuple(rest), spent=())
    assert f"section die {first} is gone" in unaccounted(table.state, lost.state)
    assert f"section die {first} comes from nowhere" in unaccounted(lost.state, table.state)
    moved = table.with_member(REC, available=tuple(rest), spent=(first,))
    assert unaccounted(table.state, moved.state) == []


@pytest.mark.rule("ZON-02", "TIM-14", "PLN-19")
def test_a_marker_that_stays_behind_or_leaves_its_track_is_seen() -> None:
    special = SpecialEffect(requirement=needs("BIO"), effect=fx.Progress(color=RowColor.GREEN))
    card = CheckCard(special=(special,), tracks=(ActionTrack(color=RowColor.GREEN, length=3, effect=fx.Nothing()),))
    table = turn_of(REC, SCI, in_box=offering(card))
    green = track(RowColor.GREEN)
    assert green.of == SOURCE
    two, four = table.given(tracks={green: 2}), table.given(tracks={green: 4})
    assert unaccounted(table.state, two.state) == []
    assert unaccounted(two.state, four.state) == [f"a token stands on space 4 of 3 of track {green}"]


@pytest.mark.rule("EVT-08", "DLY-10", "TRN-21")
def test_an_event_is_discarded_also_if_whoever_revealed_it_dies_before_it_takes_effect() -> None:
    deck = [event(id, fx.Nothing()) for id in ("E0", "E1")]
    start = turn_of(REC, SCI, in_box=box(events=deck), opening={"options": Options(deadly_injuries=True)})
    hurt = (InjuryKind.WOUNDED, InjuryKind.BURNED, InjuryKind.CONCUSSED)
    doomed = start.hurt(REC, *hurt, dice=tuple(Color)).with_member(REC, available=DEFAULT_DICE[REC][:2], spent=())
    doomed = doomed.with_member(REC, gone=DEFAULT_DICE[REC][2:])
    shown = doomed.play(EndTurn())
    (drawn,) = shown.told(EventDrawn)
    after = shown.play(Exert(member=REC))
    assert [died.member for died in after.told(MemberDied)] == [REC]
    assert after.told(EventDiscarded)[0].card == drawn.card
    assert after.state.event_shown is None
    assert CardId(drawn.card) in after.state.event_discards
