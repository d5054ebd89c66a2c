"""Alternatives and offers: nobody chooses what cannot be carried out, and nobody is asked about it (GEN-10, GEN-14)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.content.visit import Visit
from tests.expedition.table import REC, SCI, Table, turn_of
from tests.support.boxes import shipped
from vanguard_desktop.core.ids import CardId, SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.core.sources import Source
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import PickOption
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseDieToSpend, ChooseOption, Optional
from vanguard_desktop.rulesets.expedition.data.effects import BlockEquipment, MoveTowardLander
from vanguard_desktop.rulesets.expedition.data.events import DieSpent, EquipmentBlocked, FlagRaised
from vanguard_desktop.rulesets.expedition.data.questions import Marks
from vanguard_desktop.rulesets.expedition.data.reasons import CannotPay
from vanguard_desktop.setting.cards import InjuryKind

FIRST, SECOND = PickOption(number=1), PickOption(number=2)
HEAL = fx.RemoveInjury(card=True)


def choosing(*options: Effect, start: Table | None = None, source: str = "event:E0") -> Table:
    return (start or turn_of()).resolve(fx.Choose(options=options), source=source)


def asked(table: Table) -> bool:
    return isinstance(table.question, ChooseOption)


def offered_a_parcel(*equipment: str) -> Table:
    """The Overdue Carrier stands before somebody who carries this."""
    woken = Visit.to(shipped(), "W01").go(6)
    me = woken.turn.member
    carrier = next(threat for threat in woken.table.state.threats if threat.card == "X01")
    carries = {"equipment": tuple(map(CardId, equipment)), "hand": (), "charges": 0}  # nothing to react with
    table = woken.table.with_member(me, sector=carrier.sector, **carries)
    return table.given(pending=()).resolve(fx.Behave(behavior="offer"), you=me, source="threat:X01")


@pytest.mark.rule("GEN-10", "DEC-20", "DEC-27")
def test_whoever_carries_nothing_cannot_have_it_blocked_by_the_overdue_carrier() -> None:
    paid = offered_a_parcel()
    assert not asked(paid)
    assert isinstance(paid.question, ChooseDieToSpend) or paid.told(DieSpent)
    assert not paid.told(EquipmentBlocked)
    offered = offered_a_parcel("E01/1")
    assert offered.legal(PickOption) == (FIRST, SECOND)
    assert offered.play(SECOND).told(EquipmentBlocked)[0].card == "E01/1"


@pytest.mark.rule("GEN-10")
def test_equipment_that_is_blocked_already_cannot_be_blocked_once_more() -> None:
    parcel = fx.Choose(options=(fx.GainCharges(), BlockEquipment(rounds=0)))
    start = Visit.to(shipped(), "W01").table.given(pending=())
    me = start.state.members[0].id
    carries = start.with_member(me, equipment=(CardId("E01/1"),))
    free = carries.resolve(parcel, you=me)
    assert asked(free)
    blocked = carries.given(blocked={CardId("E01/1"): 0}).resolve(parcel, you=me)
    assert not asked(blocked)
    assert blocked.member(me).charges == start.member(me).charges + 1


def hurt(table: Table) -> Table:
    return table.hurt(REC, InjuryKind.WOUNDED)


def with_cards(table: Table) -> Table:
    other = table.member(SCI)
    return table.with_member(SCI, hand=other.deck[:1], deck=other.deck[1:])


@pytest.mark.rule("GEN-10")
@pytest.mark.parametrize(
    ("dodge", "able"),
    [
        (HEAL, hurt),
        (fx.MarkSector(count=-1, sector=SectorId(4)), lambda table: table.given(marks={SectorId(4): 1})),
        (MoveTowardLander(), lambda table: table.given(lander=SectorId(5))),
        (fx.ForCrew(who=fx.Who.ONE, effect=fx.DiscardCards()), with_cards),
        (
            fx.ForCrew(who=fx.Who.ANOTHER_HERE, effect=fx.LoseCharges()),
            lambda table: table.with_member(SCI, charges=1),
        ),
        (fx.InOrder(steps=(HEAL, fx.MarkSector(count=-1))), hurt),
    ],
)
def test_what_cannot_be_carried_out_is_not_offered(dodge: Effect, able: Callable[[Table], Table]) -> None:
    bare = turn_of().with_member(REC, hand=(), charges=0).with_member(SCI, hand=(), charges=0)
    taken = choosing(fx.GainCharges(), dodge, start=bare)
    assert not asked(taken)
    assert taken.member(REC).charges == 1
    assert choosing(fx.GainCharges(), dodge, start=able(bare)).legal(PickOption) == (FIRST, SECOND)


@pytest.mark.rule("GEN-10")
def test_what_says_itself_that_nothing_happens_can_always_be_chosen() -> None:
    marked = fx.If(test=Marks(count=1), then=fx.GainCharges())
    for calm in (fx.Nothing(), marked):
        offered = choosing(fx.LoseSupplies(), calm)
        assert offered.legal(PickOption) == (FIRST, SECOND)
        assert offered.play(SECOND).state.supplies == offered.state.supplies


@pytest.mark.rule("GEN-10", "LOG-05")
def test_in_an_entry_the_story_can_be_decided_without_gaining_anything_by_it() -> None:
    known = turn_of().given(flags=("told",))
    options = (fx.GainCharges(), fx.SetFlag(flag="told"))  # type: ignore[arg-type]
    assert not asked(choosing(*options, start=known))
    decided = choosing(*options, start=known, source=Source.read("log:12"))
    assert decided.legal(PickOption) == (FIRST, SECOND)
    assert not decided.play(SECOND).told(FlagRaised)


@pytest.mark.rule("GEN-14")
def test_if_none_can_be_paid_only_what_can_be_carried_out_in_part_is_offered() -> None:
    empty = turn_of().given(supplies=1).with_member(REC, charges=0)
    partly = choosing(fx.LoseSupplies(count=3), fx.LoseSupplies(count=2), fx.LoseCharges(), start=empty)
    assert partly.legal(PickOption) == (FIRST, SECOND)
    assert partly.refuses(PickOption(number=3)) == CannotPay()
    nothing = choosing(fx.LoseSupplies(count=3), fx.LoseSupplies(count=2), start=empty.given(supplies=0))
    assert not asked(nothing)
    assert nothing.state.supplies == 0


@pytest.mark.rule("GEN-17", "DEC-21")
def test_nobody_is_asked_about_an_offer_that_would_do_nothing() -> None:
    offer = fx.May(effect=fx.InOrder(steps=(fx.DiscardCards(), fx.DrawCards())))
    holding = turn_of().with_member(REC, hand=turn_of().member(REC).deck[:1], deck=turn_of().member(REC).deck[1:])
    assert isinstance(holding.resolve(offer).question, Optional)
    assert not isinstance(holding.with_member(REC, hand=()).resolve(offer).question, Optional)
    heals = fx.May(effect=HEAL)
    assert not isinstance(holding.resolve(heals).question, Optional)
    assert isinstance(holding.hurt(REC, InjuryKind.WOUNDED).resolve(heals).question, Optional)
