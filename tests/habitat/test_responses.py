"""HAB-08: responses to an exploration that succeeds, to a condition or research card drawn (AG2, AM2, AS3)."""

from __future__ import annotations

import pytest

from tests.habitat.hub import ADA, BO, DI, hub, seed_for
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.habitat.data import abilities as ev
from vanguard_desktop.rulesets.habitat.data.abilities import AskGoOn, ChangesNothing, GoOn, Point, Stops, UseAbility
from vanguard_desktop.rulesets.habitat.data.actions import (
    ActionBegun,
    ActionEnded,
    ActionSucceeded,
    Explored,
    LayTile,
    Task,
    TaskKind,
    TilesShown,
)
from vanguard_desktop.rulesets.habitat.data.crew import ConditionDrawn, ConditionShown, MoraleChanged, ReceiveCondition
from vanguard_desktop.rulesets.habitat.data.effects import FallIll, MoveMissionTrack, Share
from vanguard_desktop.rulesets.habitat.data.kinds import Condition, Pile, Space, Who
from vanguard_desktop.rulesets.habitat.data.missions import (
    MissionTrackMoved,
    ResearchDrawn,
    ResearchRedrawn,
)

NORTH = Space("R1-N")
KITES = UseAbility(who=BO, ability=CardId("AG2"))
NUMBERS = UseAbility(who=ADA, ability=CardId("AS3"))
RULES = UseAbility(who=DI, ability=CardId("AM2"))


def reached(*left, **more):
    """An exploration of R1-N has succeeded, with these tiles left in the pile of its ring."""
    base = hub(**more).able(BO, "AG2", tokens=3)
    if left:
        base = base.laid(piles={**base.piles, Pile.RING_1: tuple(map(CardId, left))})
    return base.plans(Task(kind=TaskKind.EXPLORE, space=NORTH), "engineer:1", "engineer:2", "scientist:1").resolved()


class TestTwoKites:
    @pytest.mark.rule("HAB-08", "HAB-13", "HEX-18", "HEX-19")
    def test_two_tiles_are_drawn_and_one_is_kept(self):
        base = reached("g1a", "g1c")
        base.then(ActionBegun(number=1), ActionSucceeded())
        assert base.state.question == AskGoOn(point=Point.REGION_REACHED)
        asked = base.order(KITES)
        (shown,) = asked.happened(TilesShown)
        asked.then(ev.AbilityUsed(who=BO, ability="AG2", tokens=2), ev.SecondTileWanted(), shown)
        assert asked.asks == LayTile(space=NORTH, cards=shown.cards)
        assert sorted(asked.offered) == ["g1a", "g1c"]
        kept = asked.pick("g1c")
        kept.then(Explored(space=NORTH, card="g1c", drawn=0), ActionEnded())
        assert kept.state.piles[Pile.RING_1] == ("g1a",)
        assert kept.state.on_map[NORTH] == ("sample", "sample")

    @pytest.mark.rule("HAB-08", "HEX-18")
    def test_who_does_not_answer_has_one_tile_drawn(self):
        done = reached("g1a", "g1c").order(GoOn())
        (explored,) = done.happened(Explored)
        done.then(explored, ActionEnded())
        assert explored.card in ("g1a", "g1c")
        assert done.someone(BO).tokens == 3

    @pytest.mark.rule("HAB-09", "HEX-23")
    def test_with_one_tile_left_there_is_nothing_to_choose(self):
        base = reached("g1a")
        base.then(ActionBegun(number=1), ActionSucceeded(), *base.happened(Explored), ActionEnded())
        assert base.state.regions[NORTH] == "g1a"


def drawn(seed=7):
    """The scientist draws a condition, and the medic could answer."""
    return hub(seed=seed).able(DI, "AM2", tokens=2).effects(FallIll(who=Who.SCIENTIST))


def two(seed):
    return drawn(seed).order(RULES)


class TestHouseRules:
    @pytest.mark.rule("HAB-08", "HAB-13", "HHP-04", "HHP-06")
    def test_of_two_conditions_the_owner_keeps_one(self):
        seed = seed_for(two, lambda base: len(base.offered) == 2 and "anxiety" not in base.offered)
        base = drawn(seed)
        (first,) = base.happened(ConditionShown)
        base.then(ConditionShown(who=ADA, card=first.card, drawn=first.drawn))
        assert base.state.question == AskGoOn(point=Point.CONDITION_DRAWN)
        assert base.someone(ADA).conditions == ()
        asked = base.order(RULES)
        (second,) = asked.happened(ev.SecondConditionShown)
        asked.then(ev.AbilityUsed(who=DI, ability="AM2", tokens=2), second)
        assert asked.asks == ReceiveCondition(cards=(first.card, second.card))
        assert asked.state.question.who == ADA
        kind = second.card.partition("/")[0]
        kept = asked.pick(kind)
        kept.then(ConditionDrawn(who=ADA, condition=Condition(kind), card=second.card))
        assert first.card in kept.state.piles[Pile.CONDITIONS]
        assert second.card not in kept.state.piles[Pile.CONDITIONS]
        assert kept.someone(ADA).fresh == (Condition(kind),)

    @pytest.mark.rule("HAB-08", "HHP-13")
    def test_an_anxiety_attack_that_is_kept_costs_morale(self):
        asked = two(seed_for(two, lambda base: len(base.offered) == 2 and "anxiety" in base.offered))
        kept = asked.pick("anxiety")
        kept.then(*kept.happened(ConditionDrawn), MoraleChanged(by=-1))
        assert kept.someone(ADA).conditions == ()

    @pytest.mark.rule("HAB-08", "HRD-11")
    def test_nobody_is_asked_for_a_condition_that_a_text_names(self):
        base = hub().able(DI, "AM2").effects(FallIll(who=Who.SCIENTIST, condition=Condition.ANEMIA))
        base.then(*base.happened(ConditionDrawn))
        assert base.someone(ADA).conditions == (Condition.ANEMIA,)

    @pytest.mark.rule("HAB-09")
    def test_where_no_condition_was_drawn_it_would_change_nothing(self):
        hub().able(DI, "AM2").planning().refuses(RULES, ChangesNothing())
        hub().able(BO, "AG2").planning().refuses(KITES, ChangesNothing())


def lamps(seed=7, share=Share.FULL):
    """A research card is drawn for the lamps, and the scientist could answer."""
    return hub(seed=seed).able(ADA, "AS3", tokens=4).effects(MoveMissionTrack(track="lamps", research=share))


class TestRunTheNumbers:
    @pytest.mark.rule("HGN-12", "HFQ-04", "HAB-08", "HRS-20", "HRD-08")
    @pytest.mark.parametrize(("share", "of"), [(Share.FULL, 1), (Share.HALF, 2)])
    def test_a_research_card_is_drawn_again_and_the_second_counts(self, share, of):
        base = lamps(share=share)
        (first,) = base.happened(ResearchDrawn)
        base.then(ResearchDrawn(number=first.number, percent=first.percent, drawn=first.drawn))
        assert base.state.question == AskGoOn(point=Point.RESEARCH_DRAWN)
        done = base.order(NUMBERS)
        (second,) = done.happened(ResearchRedrawn)
        raised = MissionTrackMoved(track="lamps", by=-(-second.percent // of))
        done.then(ev.AbilityUsed(who=ADA, ability="AS3", tokens=2), second, raised)
        assert done.state.rng.count == base.state.rng.count + second.drawn

    @pytest.mark.rule("HGN-12", "HAB-09")
    def test_the_second_card_is_binding(self):
        lamps().laid(queue=()).refuses(NUMBERS, ChangesNothing())
        drawn_twice = lamps().laid(stops=Stops.ALWAYS).order(NUMBERS)
        assert drawn_twice.state.question == AskGoOn(point=Point.RESEARCH_DRAWN)
        drawn_twice.person(ADA, used=(), tokens=9).refuses(NUMBERS, ChangesNothing())

    @pytest.mark.rule("HAB-08", "HCT-11")
    def test_who_does_not_answer_has_the_first_card_count(self):
        base = lamps()
        (first,) = base.happened(ResearchDrawn)
        base.order(GoOn()).then(MissionTrackMoved(track="lamps", by=first.percent))


@pytest.mark.rule("HAB-08")
def test_a_response_is_told_with_what_it_answers():
    from tests.habitat.hub import halfway
    from vanguard_desktop.text.common.wording import Wording
    from vanguard_desktop.text.habitat.book_words import WordsInHabitat

    base = drawn()
    name = Condition(base.happened(ConditionShown)[0].card.partition("/")[0])
    words = WordsInHabitat(Wording.of(halfway()))
    said = words.question(base.state.question, base.state)
    assert halfway().others["habitat_conditions"][name.value].name in said
    assert "Analyst" in said or "Arjun" in said
