"""What an expedition hands to the ship, and what goes back to where the launch takes it from (END-20 to END-25)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.expedition.table import ENG, FIVE, REC, SCI, Table, box, dice, turn_of
from tests.expedition.test_ending import THREE_INJURIES, WOUND, badly_hurt
from tests.expedition.test_finds import CARDS, DECKS, FLORA, MINERAL, leads
from tests.support.scenario import TAKEN, queued
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.events.round import ExpeditionEnded, ExpeditionEnding
from vanguard_desktop.rulesets.expedition.data.state import Ending, Options
from vanguard_desktop.rulesets.expedition.data.steps.round import CloseExpedition
from vanguard_desktop.rulesets.expedition.data.tables import LEADS
from vanguard_desktop.rulesets.expedition.round.hand_over import hand_over
from vanguard_desktop.setting.cards import EquipmentCard, EquipmentKind, InjuryKind, UniqueCard

UNIQUES = [UniqueCard(id=CardId(f"UD{number}"), number=number, name="") for number in (12, 35)]
CUP = EquipmentCard(id=CardId("CUP"), kind=EquipmentKind.SMALL, name="Cup")
END = fx.EndExpedition()


def away(*ids: Any, **opening: Any) -> Table:
    """An ordinary and two unique discoveries on the lander, equipment carried, leads on a deck, charges left."""
    in_box = box(discoveries=CARDS, uniques=UNIQUES, equipment=[CUP])
    start = turn_of(*ids, in_box=in_box, opening={"discoveries": DECKS, **opening})
    start = leads(start.resolve(fx.GainDiscovery(deck=FLORA)), MINERAL, "L04")
    for number in (12, 35):
        start = start.resolve(fx.GainUnique(number=number))
    return start.with_member(REC, charges=3, equipment=(CardId("CUP/1"),)).given(tokens={CardId("CUP/1"): FIVE})


@pytest.mark.rule("DSC-26", "DSC-25", "DSC-20", "END-20", "END-21")
@pytest.mark.example("EX DSC-C")
def test_unique_discoveries_above_32_stay_behind_in_the_store() -> None:
    after = away().resolve(END).then(
        TAKEN, ExpeditionEnding(ending=Ending.ENDED_BY_TEXT), queued(CloseExpedition()), TAKEN,
        ExpeditionEnded(ending=Ending.ENDED_BY_TEXT),
    )  # fmt: skip
    home = hand_over(after.state)
    assert home.uniques_found == (12,)
    assert len(home.found) == 1


@pytest.mark.rule("DSC-13", "END-10", "DSC-27")
def test_an_evacuation_loses_all_discoveries_but_the_unique_ones() -> None:
    home = hand_over(badly_hurt(away()).resolve(WOUND, you=SCI).state)
    assert home.ending is Ending.EVACUATED
    assert home.found == ()
    assert home.uniques_found == (12,)


@pytest.mark.rule("DLY-15")
def test_the_death_of_the_last_one_loses_them_as_well() -> None:
    start = badly_hurt(away(REC, options=Options(deadly_injuries=True)), REC)
    home = hand_over(start.with_member(REC, spent=dice("red-wild-1")).resolve(WOUND).state)
    assert home.ending is Ending.ALL_DEAD
    assert home.found == ()
    assert home.uniques_found == (12,)


@pytest.mark.rule("CRD-20", "CRW-18", "EQP-21", "END-20")
def test_cards_charges_and_equipment_do_not_come_home_with_anybody() -> None:
    start = away()
    written = str(hand_over(start.resolve(END).state))
    assert "CUP" not in written
    assert "charges" not in written
    assert not any(card in written for card in (*start.member(REC).hand, *start.member(REC).deck))


@pytest.mark.rule("LED-16", "CRW-18", "CRD-20")
def test_the_next_expedition_starts_with_all_leads_in_the_bag_and_what_the_launch_gives() -> None:
    ended = away().resolve(END)
    assert ended.state.leads  # unfinished leads are lost: nothing of them is handed over
    assert "L04" not in str(hand_over(ended.state))
    again = turn_of(in_box=box(discoveries=CARDS), opening={"discoveries": DECKS})
    assert set(again.state.lead_bag) == set(LEADS)
    assert again.member(REC).charges == 0
    assert not again.state.tokens


@pytest.mark.rule("END-24", "END-21", "END-05")
def test_injuries_face_down_count_and_the_dead_bring_none() -> None:
    start = away(REC, SCI, ENG).hurt(REC, InjuryKind.WOUNDED).resolve(fx.FlipInjury())
    home = hand_over(start.resolve(END).state)
    assert next(one.injuries for one in home.team if one.id == REC) == (InjuryKind.WOUNDED,)
    dying = away(REC, SCI, ENG, options=Options(deadly_injuries=True)).hurt(SCI, *THREE_INJURIES)
    dice = dying.member(SCI).available
    dying = dying.with_member(SCI, available=dice[:3], gone=dice[3:])
    home = hand_over(dying.resolve(WOUND, you=SCI).resolve(END).state)
    assert [(one.id, one.injuries) for one in home.team if one.dead] == [(SCI, ())]


@pytest.mark.rule("LVP-17", "END-12")
def test_only_whoever_has_landed_leaves_a_board_to_be_recorded_be_it_with_dead() -> None:
    """An aborted landing opens no board; deaths on the planet do not close it again."""
    start = badly_hurt(away(options=Options(deadly_injuries=True)), SCI)
    after = start.with_member(SCI, spent=start.member(SCI).available[:1]).resolve(WOUND, you=SCI).resolve(END)
    assert [one.dead for one in hand_over(after.state).team].count(True) == 1
    assert hand_over(after.state).landed
    in_the_air = badly_hurt(away()).given(round=0).resolve(WOUND, you=SCI)
    assert not hand_over(in_the_air.state).landed
