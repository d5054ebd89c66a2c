"""Skills whose moment is told apart from others near it, played as they stand on the people of the pack (CRW-14)."""

from __future__ import annotations

import pytest

from tests.expedition.shipped import section_card, use_skill, with_cards
from tests.expedition.table import GO_TWO, ONE, REC, SCI, TWO, planet, poi, sector
from tests.support.boxes import shipped
from vanguard_desktop.core.ids import CardId, MemberId
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import EndTurn, Travel
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseFirst, EventRevealed, React
from vanguard_desktop.rulesets.expedition.data.events import EventDrawn, LeadsDrawn, TrackMoved
from vanguard_desktop.setting.box import card_of
from vanguard_desktop.setting.cards import Moment

FINISHED = planet(sector(1, lander=True, poi=CardId("P1")))


@pytest.mark.rule("PLN-29", "CRW-14")
@pytest.mark.parametrize("move", ["travel", "text"])
def test_late_harvest_comes_on_leaving_a_finished_sector_in_whatever_way(move: str) -> None:
    start = with_cards(skill="runa_bhattarai", world=FINISHED, pois=[poi("P1", final=True)])
    left = start.play(Travel(path=GO_TWO)) if move == "travel" else start.resolve(fx.MoveTo(sector=TWO))
    assert isinstance(left.question, React)
    assert left.member(REC).sector == TWO
    assert left.play(use_skill()).told(LeadsDrawn)
    open_place = with_cards(skill="runa_bhattarai", world=FINISHED, pois=[poi("P1")])
    assert not isinstance(open_place.play(Travel(path=GO_TWO)).question, React)


@pytest.mark.rule("PLN-16", "CRW-16")
def test_finders_is_for_a_place_that_one_has_cleared_oneself() -> None:
    empty = CardId("P000")
    start = with_cards(skill="piotr_amankwah", world=FINISHED, pois=[poi("P1"), poi("P2"), poi("P000", copies=2)])
    own = start.resolve(fx.ReplacePoi(card=empty))
    assert isinstance(own.question, React)
    assert own.play(use_skill()).told(LeadsDrawn)
    by_another = start.resolve(fx.ReplacePoi(card=empty), you=SCI)
    assert not isinstance(by_another.question, React)
    another = start.resolve(fx.ReplacePoi(card=CardId("P2")))
    assert not isinstance(another.question, React)
    bare = start.resolve(fx.ReplacePoi(card=empty, sector=TWO))  # nothing is there to be replaced
    assert not isinstance(bare.question, React)
    laid = start.resolve(fx.ReplacePoi(card=CardId("P2"), sector=TWO))
    assert isinstance(laid.resolve(fx.ReplacePoi(card=empty, sector=TWO)).question, React)  # wherever it lies
    cleared = start.resolve(fx.ReplacePoi(card=empty), you=SCI)
    assert not isinstance(cleared.resolve(fx.ReplacePoi(card=CardId("P2"), sector=TWO)).question, React)
    assert [card_of(card) for card in own.state.pois[ONE]] == [empty]


@pytest.mark.rule("TRN-16")
def test_say_nothing_draws_no_event_at_all_in_this_turn() -> None:
    start = with_cards(skill="casimir_lopes")
    busy = start.given(extra_events=1)  # two events were to come
    quiet = busy.play(use_skill(), EndTurn())
    assert not quiet.told(EventDrawn)
    assert quiet.state.turn == SCI
    assert not quiet.told(TrackMoved)
    later = quiet.play(EndTurn())
    assert isinstance(later.question, EventRevealed | ChooseFirst)
    assert later.told(EventDrawn)


@pytest.mark.parametrize(
    ("member", "when"),
    [("runa_bhattarai", Moment.LEFT_FINISHED), ("piotr_amankwah", Moment.POI_REPLACED)],
)
def test_these_skills_wait_for_moments_of_their_own(member: str, when: Moment) -> None:
    skill = shipped().crew[MemberId(member)].skill
    assert skill is not None
    assert skill.when is when
    assert section_card("ENG15").main.when is shipped().crew[MemberId("ngaire_solberg")].skill.when  # type: ignore[union-attr]
