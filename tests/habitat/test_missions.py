"""HSU, HRD, HEN: set-up, the course of a sol, objectives and the end."""

from __future__ import annotations

import pytest

from tests.habitat.hub import ADA, BO, CY, begun, halfway, hub, laid_out, with_mission
from vanguard_desktop.core.effects import Nothing
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.habitat.base.structures import broken_count
from vanguard_desktop.rulesets.habitat.base.supply import balance
from vanguard_desktop.rulesets.habitat.data.cards import Ends, Hook, Mode, Objective, On, SetUp, Threshold, Trigger
from vanguard_desktop.rulesets.habitat.data.common import Pass, SayYes
from vanguard_desktop.rulesets.habitat.data.crew import MoraleChanged, TokensChanged, Wounded
from vanguard_desktop.rulesets.habitat.data.effects import (
    Break,
    ChangeMorale,
    ChangeTokens,
    Hurt,
    LoseMission,
    NoteDown,
    Repair,
    WinMission,
)
from vanguard_desktop.rulesets.habitat.data.kinds import (
    CTL,
    GAR,
    SCAN_BED,
    Complex,
    Difficulty,
    Element,
    Pile,
    Profession,
    Resource,
    Who,
)
from vanguard_desktop.rulesets.habitat.data.missions import (
    CheckEnd,
    EndOffered,
    MissionLost,
    MissionWon,
    Noted,
    ObjectiveReached,
)
from vanguard_desktop.rulesets.habitat.data.predicates import IsBroken, MoraleAtLeast
from vanguard_desktop.rulesets.habitat.data.rounds import FirstPlayerPassed, SolBegun
from vanguard_desktop.rulesets.habitat.data.steps import Phase, Step, step_after
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatOpening


def cheerful(**fields):
    """An objective: morale of 1."""
    return Objective(id=CardId("cheer"), text="Be cheerful", when=MoraleAtLeast(level=1), **fields)


def wanting(*objectives, **fields):
    return hub(box=with_mission(halfway(), id=CardId("plain"), objectives=objectives, **fields))


class TestSetUp:
    @pytest.mark.rule("HSU-07", "HSU-08", "HST-01", "HST-02")
    @pytest.mark.example("HST 2")
    @pytest.mark.example("HSU 3")
    def test_13_structures_41_elements_full_production(self):
        base = hub()
        cards = [base.state.card(id) for id in base.state.structures]
        counts = {kind: sum(kind in card.elements for card in cards) for kind in Element}
        assert list(counts.values()) == [10, 7, 12, 12]
        assert len(cards) == 13
        assert broken_count(base.state) == 0
        assert (balance(base.state, Resource.ENERGY).made, balance(base.state, Resource.OXYGEN).made) == (10, 8)
        base.then()

    @pytest.mark.rule("HSU-09", "HSU-21", "HSU-22", "HSU-13", "HSU-14", "HSU-11")
    @pytest.mark.example("HSU 1")
    def test_three_players(self):
        base = begun(3)
        assert (base.at("FRM").greenhouses, base.at("FRM").plants) == (3, 3)
        assert base.state.upgrades == (SCAN_BED,)
        assert SCAN_BED not in base.piles[Pile.UPGRADES]
        assert base.offered == ["mapper", "picker", "bench_arm", "rigger"]
        chosen = base.pick("rigger")
        chosen.then(*chosen.events_of("drone_chosen"))
        assert len(chosen.state.drones) == 1
        assert [len(base.piles[pile]) for pile in (Pile.RING_1, Pile.RING_2, Pile.RING_3)] == [8, 8, 3]
        assert len(base.piles[Pile.CONDITIONS]) == 12
        assert len(base.piles[Pile.FINDS]) == 9

    @pytest.mark.rule("HSU-02", "HSU-23", "HSU-24", "HSU-25", "HSU-03", "HGN-20")
    def test_drones_by_the_number_of_players(self):
        assert len(begun(1).state.drones) == 4
        assert [each.seat for each in begun(1).state.crew] == [0, 0]
        assert len(begun(2).pick("mapper", "rigger").state.drones) == 2
        assert begun(4).state.drones == ()
        assert (
            SCAN_BED in begun(4, seed=1).piles[Pile.UPGRADES] or "upgrade:up-scan" in begun(4, seed=1).state.available
        )

    @pytest.mark.rule("HSU-20", "HSU-12", "HIM-03", "HIM-04")
    @pytest.mark.example("HSU 4")
    def test_the_mission_is_laid_out_last(self):
        broken = SetUp(upgrades=0, effect=Break(structure=GAR, element=Element.HARDWARE))
        box = with_mission(halfway(), id=CardId("plain"), set_up=broken)
        assert set(begun(4, box=box).state.reserves.values()) == {2}
        base = begun(4, box=box).pick(ADA)
        assert broken_count(base.state) == 1
        assert base.at("GAR").broken == (Element.HARDWARE,)
        before = begun(4, mission="housewarming")
        assert {each.value: n for each, n in before.state.reserves.items()} == {"energy": 3, "oxygen": 3, "food": 2}
        intro = before.pick(ADA).state
        assert broken_count(intro) == 3
        assert (intro.structures["FRM"].greenhouses, intro.structures["FRM"].plants) == (5, 4)
        base.then(*base.events_of("first_named", "element_broken"), *_from_first_sol(base))

    @pytest.mark.rule("HSU-26", "HMS-03", "HIM-02")
    @pytest.mark.example("HSU 5")
    def test_small_crew_sols_are_for_less_than_four(self):
        assert begun(4, mission="housewarming").state.last_sol == 7
        assert begun(3, mission="housewarming").state.last_sol == 9
        last = hub(sol=8, last_sol=8).step(Step.SOL_COUNTER)
        last.then(MissionLost(because="HEN-06"))

    @pytest.mark.rule("HSU-01", "HSU-04", "HSU-06", "HSU-10", "HSU-15", "HSU-16", "HSU-17", "HSU-18", "HSU-19")
    def test_everything_else_begins_from_nothing(self):
        base = begun(4)
        state = base.state
        assert (state.morale, state.stress, state.sol, state.growth) == (0, 0, 0, ())
        assert state.tracks == dict.fromkeys(Complex, 0)
        assert state.board == ()
        assert set(state.rovers.values()) == {()}
        assert [item.partition(":")[0] for item in state.available] == ["upgrade"] * 3
        assert len({each.profile for each in state.crew}) == 4
        assert all((each.wounds, each.tokens, each.conditions) == (0, 0, ()) for each in state.crew)
        assert base.pick(CY).state.first_player.id == CY

    @pytest.mark.rule("HSU-27", "HAP-07", "HGN-19")
    def test_equal_seeds_make_equal_games(self):
        assert begun(3, seed=11).state == begun(3, seed=11).state
        opening = HabitatOpening(mission=CardId("plain"), players=("A",), professions=tuple(Profession)[:2])
        assert HABITAT.begin(halfway(), opening, 1).rng != HABITAT.begin(halfway(), opening, 2).rng


def _from_first_sol(base):
    named = base.events.index(next(each for each in base.events if each.tag == "first_named"))
    seen = ("first_named", "element_broken", "effect_taken", "effects_queued", "decision_opened", "decision_closed")
    return [each for each in base.events[named:] if each.tag not in seen]


class TestSols:
    @pytest.mark.rule("HRD-01", "HRD-02")
    @pytest.mark.example("HRD 1")
    def test_phases_follow_each_other_in_order(self):
        phases = list(dict.fromkeys(step.phase for step in Step))
        assert phases == [each for each in Phase if each is not Phase.SET_UP]
        assert step_after(Step.BROKEN_CPUS) is Step.DISMANTLING
        assert step_after(Step.SOL_COUNTER) is Step.MALFUNCTION_INCREASE
        after = hub(sol=4, last_sol=9).goes_on(Step.BROKEN_CPUS)
        after.then(*after.events_of("phase_begun", "step_begun"))
        assert (after.state.phase, after.state.sol) == (Phase.ACTIONS, 4)

    @pytest.mark.rule("HRD-03", "HCU-08", "HRD-05")
    @pytest.mark.example("HRD 2")
    @pytest.mark.example("HRD 3")
    def test_the_first_player_marker_goes_round(self):
        after = hub(3).step(Step.FIRST_PLAYER)
        after.then(FirstPlayerPassed(to=1))
        assert after.state.first_player.id == BO
        alone = hub(1).step(Step.FIRST_PLAYER, Step.FIRST_PLAYER)
        alone.then(FirstPlayerPassed(to=1), FirstPlayerPassed(to=0))

    @pytest.mark.rule("HCU-09", "HRD-02")
    def test_the_next_sol_begins(self):
        after = hub(sol=2, last_sol=9).goes_on(Step.FIRST_PLAYER)
        assert SolBegun(sol=3) in after.events

    @pytest.mark.rule("HMS-12", "HRD-09", "HMS-14")
    def test_hooks_hang_on_a_step(self):
        on = On(trigger=Trigger.STEP, step=Step.STRESS, first=2)
        hooks = (
            Hook(on=on, mode=Mode.BEFORE, effect=ChangeMorale(by=1)),
            Hook(on=on, mode=Mode.INSTEAD, effect=Nothing()),
            Hook(on=on, test=MoraleAtLeast(level=1), effect=ChangeMorale(by=-1)),
        )
        base = hub(sol=2).mission(hooks=hooks).steps(Step.STRESS)
        assert base.happened(MoraleChanged) == [MoraleChanged(by=1), MoraleChanged(by=-1)]
        assert base.state.stress == 0
        assert hub(sol=1).mission(hooks=hooks).steps(Step.STRESS).state.stress == 4


class TestEnd:
    @pytest.mark.rule("HEN-01", "HEN-02", "HEN-10", "HRD-10")
    def test_the_mission_is_won_at_once_when_everything_is_reached(self):
        done = wanting(cheerful()).effects(ChangeMorale(by=1), CheckEnd(), ChangeMorale(by=1))
        done.then(MoraleChanged(by=1), ObjectiveReached(objective="cheer"), MissionWon())
        assert (done.state.outcome.won, done.state.morale) == (True, 1)

    @pytest.mark.rule("HEN-03", "HEN-05")
    @pytest.mark.example("HEN 1")
    def test_above_the_threshold_play_goes_on_until_it_is_met(self):
        base = wanting(cheerful(), threshold=Threshold(most=1)).laid(morale=1, sol=5).red("GAR:cpu", "LAB:cpu")
        waits = base.effects(CheckEnd())
        waits.then(ObjectiveReached(objective="cheer"))
        mended = waits.effects(Repair(structure=GAR, element=Element.CPU), CheckEnd())
        mended.then(*mended.events_of("element_repaired"), MissionWon())

    @pytest.mark.rule("HEN-06", "HEN-09")
    @pytest.mark.example("HEN 2")
    def test_above_the_threshold_the_last_sol_loses(self):
        base = wanting(cheerful(), threshold=Threshold(most=0)).laid(sol=8, last_sol=8, morale=1, reached=("cheer",))
        base.red("GAR:cpu").step(Step.SOL_COUNTER).then(MissionLost(because="HEN-06"))

    @pytest.mark.rule("HEN-05", "HFQ-09", "HBD-07", "HCT-03")
    @pytest.mark.example("HEN 3")
    def test_an_element_that_is_ignored_still_counts(self):
        base = wanting(cheerful(), threshold=Threshold(most=0)).laid(morale=1, ignored=("GAR:cpu",)).red("GAR:cpu")
        base.effects(CheckEnd()).then(ObjectiveReached(objective="cheer"))

    @pytest.mark.rule("HEN-08", "HEN-07")
    @pytest.mark.example("HEN 4")
    def test_who_dies_of_the_winning_deed_has_lost(self):
        base = wanting(cheerful()).person(ADA, wounds=5)
        base.effects(ChangeMorale(by=1), Hurt(who=Who.FIRST_PLAYER), CheckEnd()).then(
            MoraleChanged(by=1), Wounded(who=ADA, count=1), MissionLost(because="HHP-22")
        )

    @pytest.mark.rule("HEN-04")
    def test_where_it_is_a_choice_the_group_is_asked(self):
        asked = wanting(cheerful(), ends=Ends.CHOICE).laid(morale=1).effects(CheckEnd())
        asked.then(ObjectiveReached(objective="cheer"), EndOffered())
        asked.order(SayYes()).then(MissionWon())
        on = asked.order(Pass())
        on.effects(CheckEnd()).then()
        assert on.step(Step.SOL_COUNTER).state.question is not None
        late = wanting(cheerful(), ends=Ends.LAST_SOL).laid(morale=1, sol=3).effects(CheckEnd())
        late.then(ObjectiveReached(objective="cheer"))
        late.laid(sol=8, last_sol=8).step(Step.SOL_COUNTER).then(MissionWon())

    @pytest.mark.rule("HEN-10", "HEN-11", "HEN-13")
    def test_a_state_must_hold_at_the_end_and_optional_objectives_are_never_needed(self):
        state = Objective(id=CardId("dark"), text="x", when=IsBroken(structure=CTL, element=Element.CPU), lasting=False)
        base = wanting(state, cheerful(mandatory=False, reward=ChangeTokens(who=Who.EACH, by=1)))
        assert base.laid(reached=("dark",)).effects(CheckEnd()).state.outcome is None
        gained = base.laid(morale=1).effects(CheckEnd())
        assert len(gained.happened(TokensChanged)) == 4
        assert base.red("CTL:cpu").effects(CheckEnd()).state.outcome.won

    @pytest.mark.rule("HEN-12", "HMS-32")
    def test_texts_win_lose_and_note_down(self):
        hub().effects(WinMission()).then(MissionWon())
        hub().effects(LoseMission()).then(MissionLost(because="HEN-12"))
        noted = hub().effects(NoteDown(id=CardId("all-found")))
        noted.then(Noted(id="all-found"))
        noted.effects(NoteDown(id=CardId("all-found"))).then()


@pytest.mark.rule("HDF-02", "HDF-07", "HFX-11", "HXM-03", "HRM-03", "HBM-02")
def test_single_missions_begin_easier_or_harder():
    """How long they last, and what is at hand: sols, stress, white markers of the haulers, regions that are known."""

    def begins(mission, players=4):
        states = [laid_out(mission, players, difficulty=each).state for each in Difficulty]
        return [(state.last_sol, state.stress, *state.ground.markers.values(), len(state.regions)) for state in states]

    assert begins("three-lost-haulers") == [(8, 0, 2, 2, 2, 0), (7, 4, 1, 1, 1, 0), (6, 6, 1, 1, 1, 0)]
    assert begins("bitter-water") == [(8, 0, 3), (7, 0, 2), (6, 6, 2)]
    assert begins("borrowed-orbit") == [(8, 0, 0), (7, 4, 0), (6, 6, 0)]
    assert [begins("borrowed-orbit", players)[1][0] for players in (1, 2, 3, 4)] == [10, 11, 8, 7]
    parts = [laid_out("bitter-water", difficulty=each).state.available.count("part:oxygen") for each in Difficulty]
    assert parts == [2, 0, 0]
