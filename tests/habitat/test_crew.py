"""HMO, HHP: the morale phase, wounds, conditions, death."""

from __future__ import annotations

import pytest

from tests.habitat.hub import ADA, BO, CY, DI, hub, seed_for
from vanguard_desktop.rulesets.habitat.data.chance import SomebodyChosen
from vanguard_desktop.rulesets.habitat.data.crew import (
    ConditionDiscarded,
    ConditionDrawn,
    ConditionShown,
    Healed,
    MoraleChanged,
    TokensChanged,
    Wounded,
)
from vanguard_desktop.rulesets.habitat.data.effects import (
    ChangeMorale,
    ChangeTokens,
    Cure,
    FallIll,
    Hurt,
    LimitMorale,
    Mend,
)
from vanguard_desktop.rulesets.habitat.data.kinds import COMMON_ROOM, Condition, Pile, Resource, Who
from vanguard_desktop.rulesets.habitat.data.missions import MissionLost
from vanguard_desktop.rulesets.habitat.data.steps import Step
from vanguard_desktop.rulesets.habitat.state import Tile


class TestMorale:
    @pytest.mark.rule("HMO-02", "HMO-03", "HMO-08", "HRD-04")
    @pytest.mark.example("HMO 1")
    def test_the_first_player_gains_as_many_tokens(self):
        hub(morale=2).step(Step.MORALE).then(TokensChanged(who=ADA, by=2))
        hub(morale=2, first=1).step(Step.MORALE).then(TokensChanged(who=BO, by=2))

    @pytest.mark.rule("HMO-04", "HMO-05")
    @pytest.mark.example("HMO 2")
    def test_each_missing_token_costs_a_wound(self):
        hub(morale=-2).person(ADA, tokens=1).step(Step.MORALE).then(
            TokensChanged(who=ADA, by=-1), Wounded(who=ADA, count=1)
        )

    @pytest.mark.rule("HMO-06")
    @pytest.mark.example("HMO 3")
    def test_nobody_chooses_wounds_while_tokens_are_left(self):
        hub(morale=-1).person(ADA, tokens=3).step(Step.MORALE).then(TokensChanged(who=ADA, by=-1))

    @pytest.mark.rule("HMO-01", "HGN-11")
    @pytest.mark.example("HMO 4")
    def test_morale_stays_within_its_limits(self):
        hub(morale=3).effects(ChangeMorale(by=1)).then()
        hub(morale=-1).effects(ChangeMorale(by=-3)).then(MoraleChanged(by=-1))

    @pytest.mark.rule("HMO-07")
    def test_at_nothing_nothing_happens(self):
        hub().step(Step.MORALE, Step.MORALE_UPGRADES).then()

    @pytest.mark.rule("HMO-09")
    @pytest.mark.example("HMO 5")
    def test_the_common_room_gives_a_token_after_the_level(self):
        base = hub(morale=-1).installed(COMMON_ROOM).step(Step.MORALE, Step.MORALE_UPGRADES)
        base.then(Wounded(who=ADA, count=1), TokensChanged(who=ADA, by=1))

    @pytest.mark.rule("HFQ-38", "HCT-02")
    @pytest.mark.example("HFQ 2")
    def test_not_while_the_quarters_are_shut_down(self):
        base = hub().installed(COMMON_ROOM).structure("CRQ", tiles={Resource.ENERGY: Tile(card="blank")})
        base.step(Step.MORALE_UPGRADES).then()

    @pytest.mark.rule("HFX-06")
    @pytest.mark.example("HFX 1")
    def test_a_loss_takes_what_is_there_unless_it_is_strict(self):
        loss = ChangeTokens(who=Who.FIRST_PLAYER, by=-2)
        base = hub().person(ADA, tokens=1)
        base.effects(loss).then(TokensChanged(who=ADA, by=-1))
        strict = ChangeTokens(who=Who.FIRST_PLAYER, by=-2, strict=True)
        base.effects(strict).then(TokensChanged(who=ADA, by=-1), Wounded(who=ADA, count=1))

    @pytest.mark.rule("HFX-11")
    @pytest.mark.example("HFX 4")
    def test_a_level_is_capped_from_above(self):
        capped = LimitMorale(level=-1, at_most=True)
        hub(morale=2).effects(capped).then(MoraleChanged(by=-3))
        hub(morale=-2).effects(capped).then()


class TestHealth:
    @pytest.mark.rule("HHP-01", "HHP-02", "HHP-22", "HFQ-15", "HEN-07", "HAC-50")
    @pytest.mark.example("HHP 1")
    def test_the_sixth_wound_kills(self):
        five = hub().person(ADA, wounds=4, conditions=()).effects(Hurt(who=Who.FIRST_PLAYER))
        assert five.state.outcome is None
        dead = hub().person(ADA, wounds=5).effects(Hurt(who=Who.FIRST_PLAYER), ChangeMorale(by=1))
        dead.then(Wounded(who=ADA, count=1), MissionLost(because="HHP-22"))
        assert (dead.state.outcome.won, dead.state.queue) == (False, ())

    @pytest.mark.rule("HHP-17", "HHP-04", "HHP-03")
    @pytest.mark.example("HHP 2")
    def test_poison_doubles_wounds(self):
        base = hub().ill(ADA, Condition.POISONING, wounds=2).effects(Hurt(who=Who.FIRST_PLAYER))
        (drawn,) = base.happened(ConditionDrawn)
        morale = [MoraleChanged(by=-1)] if drawn.condition is Condition.ANXIETY else []
        base.then(Wounded(who=ADA, count=2), *base.happened(ConditionShown), drawn, *morale)
        assert base.someone(ADA).wounds == 4

    @pytest.mark.rule("HHP-17", "HHP-02")
    @pytest.mark.example("HHP 3")
    def test_four_more_would_exceed_the_track(self):
        base = hub().ill(ADA, Condition.POISONING, wounds=2).effects(Hurt(who=Who.FIRST_PLAYER, count=2))
        base.then(Wounded(who=ADA, count=4), MissionLost(because="HHP-22"))

    @pytest.mark.rule("HHP-05", "HFQ-11", "HHP-04")
    @pytest.mark.example("HHL 5")
    def test_passing_an_icon_again_draws_again(self):
        base = hub().person(BO, wounds=3).effects(Mend(who=Who.GEOLOGIST))
        base.then(Healed(who=BO, count=1))
        again = base.effects(Hurt(who=Who.GEOLOGIST))
        again.then(Wounded(who=BO, count=1), *again.events_of("condition_shown", "condition_drawn", "morale_changed"))
        assert len(again.happened(ConditionDrawn)) == 1
        both = hub().person(BO, wounds=2).effects(Hurt(who=Who.GEOLOGIST, count=3))
        assert len(both.happened(ConditionDrawn)) == 2

    @pytest.mark.rule("HHP-06", "HHP-09", "HHP-07", "HHP-18")
    @pytest.mark.example("HHP 5")
    def test_a_kind_that_one_has_does_not_come_again(self):
        base = hub().ill(ADA, Condition.MIGRAINE)
        only = {Pile.CONDITIONS: tuple(c for c in base.piles[Pile.CONDITIONS] if c.startswith(("migraine", "anemia")))}

        def played(seed):
            return hub(seed=seed).ill(ADA, Condition.MIGRAINE).effects(FallIll(who=Who.FIRST_PLAYER))

        drawn = {played(seed).happened(ConditionDrawn)[0].condition for seed in range(40)}
        assert drawn == set(Condition) - {Condition.MIGRAINE}
        assert len(only[Pile.CONDITIONS]) == 3
        first = played(1)
        first.then(*first.events_of("condition_shown", "condition_drawn", "morale_changed"))
        everything = hub().ill(ADA, *(each for each in Condition if each is not Condition.ANXIETY))
        kept = {**everything.piles, Pile.CONDITIONS: everything.piles[Pile.CONDITIONS]}
        assert kept[Pile.CONDITIONS][0].startswith("anemia")
        assert len(hub().piles[Pile.CONDITIONS]) == 12

    @pytest.mark.rule("HHP-13", "HGN-11")
    @pytest.mark.example("HHP 7")
    def test_an_anxiety_attack_leaves_nothing_behind(self):
        attack = FallIll(who=Who.FIRST_PLAYER, condition=Condition.ANXIETY)
        low = hub(morale=-2).effects(attack)
        low.then(*low.happened(ConditionDrawn))
        base = hub().effects(attack)
        base.then(*base.happened(ConditionDrawn), MoraleChanged(by=-1))
        assert (base.someone(ADA).conditions, len(base.piles[Pile.CONDITIONS])) == ((), 12)

    @pytest.mark.rule("HHP-08", "HRD-06", "HEV-17")
    @pytest.mark.example("HRD 4")
    def test_a_condition_is_in_force_from_the_next_phase_on(self):
        base = hub(phase=Step.MORALE.phase).effects(FallIll(who=Who.FIRST_PLAYER, condition=Condition.ANEMIA))
        base.then(*base.happened(ConditionDrawn))
        assert not base.someone(ADA).suffers(Condition.ANEMIA)
        assert base.steps(Step.ENERGY).someone(ADA).suffers(Condition.ANEMIA)

    @pytest.mark.rule("HHP-10", "HHP-11", "HGN-07")
    def test_a_condition_that_is_discarded_goes_back_into_the_pile_at_once(self):
        base = hub().ill(ADA, Condition.ANEMIA).effects(Cure(who=Who.FIRST_PLAYER))
        base.then(ConditionDiscarded(who=ADA, condition=Condition.ANEMIA))
        assert len(base.piles[Pile.CONDITIONS]) == 12
        assert base.someone(ADA).suffers(Condition.ANEMIA)
        several = hub().ill(ADA, Condition.ANEMIA, Condition.HEART).effects(Cure(who=Who.FIRST_PLAYER))
        assert several.offered == ["anemia", "heart"]

    @pytest.mark.rule("HHP-19")
    def test_healing_does_not_go_below_nothing(self):
        hub().person(ADA, wounds=1).effects(Mend(who=Who.FIRST_PLAYER, count=3)).then(Healed(who=ADA, count=1))


class TestWhom:
    @pytest.mark.rule("HGN-17", "HFX-03")
    def test_each_is_in_seating_order_from_the_first_player(self):
        hub(first=2).effects(Hurt(who=Who.EACH)).then(*(Wounded(who=each, count=1) for each in (CY, DI, ADA, BO)))

    @pytest.mark.rule("HFX-03", "HGN-05")
    def test_a_missing_profession_makes_it_impossible(self):
        hub(2).effects(Hurt(who=Who.MEDIC)).then()
        hub().effects(Hurt(who=Who.MEDIC)).then(Wounded(who=DI, count=1))

    @pytest.mark.rule("HFX-03", "HGN-04", "HGN-19")
    def test_one_by_chance_and_one_by_choice(self):
        random = hub().effects(Hurt(who=Who.RANDOM))
        (chosen,) = random.happened(SomebodyChosen)
        random.then(chosen, Wounded(who=chosen.who, count=1))
        asked = hub(first=1).effects(Hurt(who=Who.CHOSEN))
        assert asked.offered == [BO, CY, DI, ADA]
        asked.pick(DI).then(Wounded(who=DI, count=1))
        assert seed_for(lambda seed: hub(seed=seed).effects(Hurt(who=Who.RANDOM)), lambda e: e.someone(DI).wounds) >= 0
