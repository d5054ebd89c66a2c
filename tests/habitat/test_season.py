"""HCP, HCA: five missions that follow each other, standard and legacy."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile

import attrs
import pytest

from tests.habitat.hub import ADA, BO, CY, DI, Hub, crew_of, drew, halfway, hub, seed_for
from vanguard_desktop.core.engine import replay, settle
from vanguard_desktop.core.events import LuckRenewed
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.state import changed
from vanguard_desktop.rulesets.habitat.base.structures import broken_count
from vanguard_desktop.rulesets.habitat.base.supply import balance
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data import missions as data
from vanguard_desktop.rulesets.habitat.data.abilities import NotAtHand, Stops, UseAbility
from vanguard_desktop.rulesets.habitat.data.actions import LimitReached, NotThere, PlanTask, Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.base import (
    ElementBroken,
    GainedItems,
    GreenhousesBuilt,
    ProductionChanged,
    ReserveChanged,
    StructureCame,
    Supplied,
)
from vanguard_desktop.rulesets.habitat.data.campaign import (
    AbilityUnlocked,
    BlockOpened,
    CampaignEnded,
    ChooseDifficulty,
    CloseMission,
    ConditionKept,
    DifficultySet,
    FieldFolded,
    Finished,
    GoOnWithCampaign,
    LoadSwapped,
    MissionBegun,
    MissionClosed,
    MissionLaid,
    PlaceNamed,
    Replaced,
    SamplesLeft,
    SavePointReached,
    SetDifficulty,
    SolsChanged,
    StructureLost,
    UpgradeGivenUp,
    UpgradeInstalled,
    WallsCleared,
    WallSet,
)
from vanguard_desktop.rulesets.habitat.data.cards import Ends, SolDice, Threshold
from vanguard_desktop.rulesets.habitat.data.chance import SomebodyChosen
from vanguard_desktop.rulesets.habitat.data.common import FlagRaised, Pass
from vanguard_desktop.rulesets.habitat.data.crew import (
    ConditionDiscarded,
    ConditionShown,
    Healed,
    MoraleChanged,
    StressChanged,
    TokensChanged,
    Wounded,
)
from vanguard_desktop.rulesets.habitat.data.director import AgendaItem, Director, Due
from vanguard_desktop.rulesets.habitat.data.kinds import (
    Complex,
    Condition,
    Difficulty,
    Element,
    Modifier,
    Pile,
    Resource,
    Space,
    StructureId,
    Symbol,
    Who,
)
from vanguard_desktop.rulesets.habitat.data.malfunctions import DeckRenewed
from vanguard_desktop.rulesets.habitat.data.missions import (
    BoardTurned,
    ChainDeclared,
    DirectionRead,
    EndOffered,
    LoadMarked,
    LoadRevealed,
    MissionLost,
    MissionTrackMoved,
    MissionWon,
    Noted,
    NumberedEntered,
    ObjectBuilt,
    ObjectivePlaced,
    ObjectiveReached,
    ResearchDrawn,
    UpgradeOffered,
)
from vanguard_desktop.rulesets.habitat.data.rounds import SolBegun
from vanguard_desktop.rulesets.habitat.data.steps import Step
from vanguard_desktop.rulesets.habitat.map.routes import routes
from vanguard_desktop.rulesets.habitat.missions.campaign import ending, handed_down, scored
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatOpening, Outcome

CHAIN = ("moving-in", "thirsty-ground", "static", "the-quiet-illness", "postage")
WORK, LIVING, SYSTEMS = Complex
EXTRA = Modifier.EXTRA_PAWN


def first(legacy=False, players=4, seed=7):
    """Mission 1 after its set-up."""
    names = tuple(f"Player {number}" for number in range(1, players + 1))
    opening = HabitatOpening(
        mission=CardId(CHAIN[0]),
        players=names,
        professions=crew_of(players),
        stops=Stops.NEVER,
        campaign=CardId("letter-from-the-ice"),
        legacy=legacy,
    )
    start = HABITAT.begin(halfway(), opening, seed)
    begins = changed(start, queue=start.queue[:2])
    base = Hub(replay(HABITAT, begins, settle(HABITAT, begins)), ())
    events = base.events
    while base.state.question is not None:
        base = base.pick(ADA if ADA in base.offered else base.offered[0])
        events = (*events, *base.events)
    return Hub(changed(base.state, sol=1, stops=Stops.USEFUL), events)


def season(number, legacy=False, lay=lambda base: base, won=True, players=4, seed=7):
    """That mission of the campaign after its set-up, in sol 1; `lay` changes how the one before has ended."""
    base = first(legacy, players, seed)
    if number == 1:
        return base
    at = attrs.evolve(base.state.campaign, at=number - 2)
    before = lay(base.laid(mission=CardId(CHAIN[number - 2]), campaign=at, structures=_whole_hub(), stops=Stops.NEVER))
    before = before.laid(outcome=Outcome(won=won, because=""), queue=(), pending=())
    asked = before.effects(GoOnWithCampaign())
    assert asked.state.question == ChooseDifficulty()
    done = asked.order(SetDifficulty(difficulty=Difficulty.NORMAL))
    while not done.happened(MissionBegun):
        after = done.pick(done.offered[0])
        done = Hub(after.state, (*done.events, *after.events))
    end = next(place for place, event in enumerate(done.events, 1) if isinstance(event, MissionBegun))
    events = (*asked.events, *done.events[:end])
    after = replay(HABITAT, asked.state, done.events[:end])
    return Hub(changed(after, sol=1, queue=(), stops=Stops.USEFUL), events)


def _whole_hub():
    return hub().state.structures


def ended(base, won, because=""):
    """The mission is over; the campaign goes on by itself up to the next question."""
    over = MissionWon() if won else MissionLost(because=because)
    state = replay(HABITAT, base.state, [over])
    return Hub(state).effects(CloseMission())


def closed(mission, won):
    """The mission ended without optional objectives, on normal."""
    return MissionClosed(finished=Finished(mission=mission, won=won, optional=0, difficulty=Difficulty.NORMAL))


def sites_placed(base):
    """The three ice sites, each where its direction card says."""
    read = base.happened(DirectionRead)
    assert len({each.direction for each in read}) == 3
    return [
        event
        for number, card in enumerate(read, 1)
        for event in (card, ObjectivePlaced(space=f"R2-{card.direction}", item=f"objective:site-{number}"))
    ]


def special(id, **fields):
    return Task(kind=TaskKind.MISSION, id=id, **fields)


def sheet_of(base):
    return base.state.sheet


class TestChain:
    @pytest.mark.rule("HCP-01", "HCP-02", "HCP-18", "HCA-01", "HCA-04", "HSU-01")
    def test_five_missions_in_a_fixed_order(self):
        campaign = halfway().others["habitat_campaigns"]["letter-from-the-ice"]
        assert campaign.missions == CHAIN
        sheets = [halfway().others["habitat_missions"][each] for each in CHAIN]
        assert [each.ends for each in sheets] == [Ends.CHOICE] * 4 + [Ends.LAST_SOL]
        assert [[each.lasts(players) for players in (4, 3, 1)] for each in sheets] == [
            [7, 9, 9],
            [7, 10, 10],
            [8, 10, 10],
            [8, 11, 11],
            [9, 11, 11],
        ]
        assert [each.threshold for each in sheets] == [
            None,
            Threshold(most=7),
            Threshold(most=7),
            Threshold(most=6),
            Threshold(most=7),
        ]
        assert [each.dice for each in sheets] == [
            (SolDice(sol=5, dice=(WORK,)),),
            (SolDice(sol=3, dice=(WORK,), latch=True),),
            (SolDice(sol=4, dice=(LIVING,)), SolDice(sol=7, dice=(LIVING, WORK))),
            (SolDice(sol=3, dice=(LIVING,), latch=True),),
            (
                SolDice(sol=3, dice=(SYSTEMS,)),
                SolDice(sol=6, dice=(SYSTEMS,)),
                SolDice(sol=8, dice=(WORK, LIVING, SYSTEMS)),
                SolDice(sol=9, dice=(SYSTEMS,)),
            ),
        ]

    @pytest.mark.rule("HCP-03", "HCP-07", "HDF-06", "HCP-10")
    @pytest.mark.example("HCP 1")
    def test_what_the_set_up_does_not_name_stays(self):
        def lay(base):
            return base.person(BO, wounds=2).red("GAR:cpu").reserves(energy=4, oxygen=1, food=1).laid(first=2, stress=5)

        base = season(2, lay=lay)
        assert base.someone(BO).wounds == 2
        assert base.at("GAR").broken == (Element.CPU,)
        assert base.state.reserves[Resource.ENERGY] == 4
        assert (base.state.first, base.state.stress, base.state.sol) == (2, 5, 1)
        base.then(
            SavePointReached(mission="moving-in"),
            DifficultySet(difficulty=Difficulty.NORMAL),
            MissionLaid(mission="thirsty-ground"),
            *sites_placed(base),
            MissionBegun(mission="thirsty-ground"),
        )

    @pytest.mark.rule("HCP-04", "HCP-17", "HCA-05")
    def test_what_belongs_to_one_mission_is_new(self):
        def lay(base):
            lying = base.lying(R1_N=("objective:crate-1", "sample")).explored(R1_N="g1a")
            return lying.laid(counted={"done:raise": 3}, reached=("raise-gar",)).able(ADA, "AS1", tokens=3)

        base = season(2, lay=lay)
        assert "sample" in base.state.on_map[Space("R1-N")]
        assert "objective:crate-1" not in base.state.on_map[Space("R1-N")]
        assert (base.state.counted, base.state.reached, base.state.mission_tracks) == ({}, (), {"tank": 0})
        assert (base.someone(ADA).used, base.someone(ADA).tokens) == ((), 3)
        assert not base.events_of("upgrade_offered")
        small = season(2, players=3, lay=lambda each: each.laid(drones=("picker",)))
        assert [each.drone for each in small.events_of("drone_chosen")] == list(small.state.drones)
        assert len(small.state.drones) == 1

    @pytest.mark.rule("HCP-05", "HCP-06", "HAP-25")
    @pytest.mark.example("HCP 4")
    def test_what_was_pending_is_available_and_the_agenda_goes_on(self):
        item = AgendaItem(kind=Due.ADVENTURE, id=CardId("ad-seam"), who=BO, due=9, made=6)
        base = first().laid(sol=7, arriving=("sample", "tile:up-scan"), director=Director(agenda=(item,)))
        base = base.laid(upgrades=(), piles={**base.piles, Pile.UPGRADES: ()}, available=())
        base = base.laid(structures={**base.state.structures, **_whole_hub()}).unable()
        after = ended(base, won=True)
        assert "sample" in after.state.available
        assert "up-scan" in after.state.upgrades
        assert [each.due for each in after.state.director.agenda] == [2]
        after.then(
            closed("moving-in", won=True),
            FieldFolded(),
            SavePointReached(mission="moving-in"),
        )

    @pytest.mark.rule("HCP-08", "HCP-09", "HRS-07", "HAB-11")
    @pytest.mark.example("HCP 2")
    @pytest.mark.example("HAB 4")
    def test_a_discovery_unlocks_a_card_for_everybody(self):
        base = season(2, players=3, lay=lambda each: each.person(CY, tokens=3).laid(available=()))
        locked = UseAbility(who=ADA, ability="AS3")
        base.planning().refuses(locked, NotAtHand())
        made = base.laid(examined=("sample",)).plans(
            Task(kind=TaskKind.STUDY_AGAIN, item="sample"), "geologist:1", "geologist:2"
        )
        asked = made.resolved()
        assert asked.offered == ["AS1", "AS2", "AS3"]
        done = asked.pick("AS3", "AG1", "AE1")
        assert done.happened(AbilityUnlocked) == [
            AbilityUnlocked(who=ADA, card="AS3"),
            AbilityUnlocked(who=BO, card="AG1"),
            AbilityUnlocked(who=CY, card="AE1"),
        ]
        assert "AE1" in done.someone(CY).abilities
        every = tuple(base.state.box.others["habitat_abilities"])
        full = base.laid(crew=tuple(attrs.evolve(each, abilities=every) for each in base.state.crew))
        full.laid(examined=("sample",)).effects(fx.AdvanceSample()).then(act.Studied(item="sample", discovery=True))

    @pytest.mark.rule("HCP-11", "HCP-12", "HCP-19")
    @pytest.mark.example("HCP 3")
    def test_a_lost_mission_is_played_again_from_its_start(self):
        base = season(3)
        start = base.laid(queue=())
        lost = ended(start.laid(sol=5, stress=9), won=False)
        lost.then(closed("static", won=False))
        assert lost.state.question is None
        assert HABITAT.over(lost.state)
        assert not lost.state.outcome.won
        again = replay(HABITAT, start.state, [LuckRenewed(seed=99)])
        assert changed(again, rng=start.state.rng) == start.state
        assert again.rng != start.state.rng

    @pytest.mark.rule("HCP-13", "HCP-14")
    @pytest.mark.example("HCP 5")
    def test_in_a_legacy_campaign_a_defeat_has_a_branch_of_its_own(self):
        base = season(2, legacy=True).reserves(oxygen=5)
        lost = ended(base, won=False, because="HEN-06")
        lost.then(
            closed("thirsty-ground", won=False),
            ReserveChanged(resource=Resource.OXYGEN, by=-3),
            SavePointReached(mission="thirsty-ground"),
        )
        assert lost.state.question == ChooseDifficulty()
        assert not HABITAT.over(lost.state)

    @pytest.mark.rule("HCP-15", "HAP-24", "HSU-04")
    def test_somebody_new_takes_over_for_the_one_who_died(self):
        items = [AgendaItem(kind=Due.FOLLOW_UP, id=CardId("fu-truce"), who=who, due=3, made=1) for who in (DI, BO)]
        base = season(2, legacy=True).ill(DI, Condition.MIGRAINE, tokens=4)
        base = base.laid(director=Director(agenda=tuple(items))).person(DI, wounds=6, abilities=("AM", "AM1"))
        profile = base.someone(DI).profile
        after = ended(base, won=False, because="HHP-22")
        assert after.happened(Replaced) == [Replaced(who=DI)]
        new = after.someone(DI)
        assert (new.wounds, new.tokens, new.conditions, new.profile) == (0, 0, (), profile)
        assert len(new.abilities) == 1
        assert [each.who for each in after.state.director.agenda] == [BO]
        assert len(after.piles[Pile.CONDITIONS]) == 12

    @pytest.mark.rule("HCP-16", "HMS-30")
    def test_a_sealed_block_is_opened_once(self):
        base = season(4).laid(counted={"discoveries": 1})
        opened = base.effects(data.CheckEnd())
        assert opened.happened(BlockOpened) == [BlockOpened(id="rest-or-haste")]
        assert opened.option(2).effects(data.CheckEnd()).happened(BlockOpened) == []
        assert not season(4).effects(data.CheckEnd()).happened(BlockOpened)

    @pytest.mark.rule("HCP-20", "HCA-04", "HMF-13")
    def test_later_missions_begin_with_a_green_board_and_fresh_decks(self):
        card = hub().piles[Pile.WORK][0]
        for number in (2, 3, 4, 5):
            base = season(number, lay=lambda each: each.laid(board=(WORK, SYSTEMS), discards={Pile.WORK: (card,)}))
            assert base.events_of("board_turned", "deck_renewed") == [
                BoardTurned(complex=WORK, red=False),
                BoardTurned(complex=SYSTEMS, red=False),
                DeckRenewed(complex=WORK),
            ]
            assert (base.state.board, base.state.discards[Pile.WORK]) == ((), ())


class TestMovingIn:
    @pytest.mark.rule("HCA-02", "HCA-10", "HCA-13")
    def test_how_it_begins(self):
        base = first(players=3)
        assert list(base.state.structures) == [
            "OX1",
            "QCR",
            "SP1",
            "SP2",
            "fs-bench",
            "fs-bunks",
            "fs-farm",
            "fs-hatch",
            "fs-ramp",
            "fs-shop",
        ]
        assert {each.value: n for each, n in base.state.reserves.items()} == {"oxygen": 3, "energy": 3, "food": 6}
        things = Counter(item for item in base.state.available if not item.startswith("upgrade"))
        assert things == Counter([*["part:cpu", "part:hardware", "part:oxygen", "part:power"] * 2, "seed"])
        assert len(base.state.available) - things.total() == 2
        assert all(len(each.abilities) == 1 for each in base.state.crew)
        crates = [at for at, there in base.state.on_map.items() for item in there if item.startswith("objective:crate")]
        assert len(set(crates)) == 3
        assert {at[1] for at in crates} == {"1"}
        gains = (
            Hub(base.state)
            .unable()
            .laid(arriving=("objective:crate-2",))
            .effects(fx.DropItem(item="objective-crate-2"), fx.GainPart(count=2, pending=True))
        )
        assert gains.offered == ["power", "oxygen", "hardware", "cpu"]

    @pytest.mark.rule("HCA-10", "HST-20")
    @pytest.mark.example("HCA 1")
    def test_the_field_bench_studies_up_to_examined(self):
        base = first().unable().laid(available=("sample",), examined=("sample",)).planning()
        bench = StructureId("fs-bench")
        study = Task(kind=TaskKind.STUDY, item="sample", stand_in=bench)
        assert PlanTask(task=study) in base.legal()
        base.plans(study, "medic:1", "medic:2").resolved().then(
            act.ActionBegun(number=1),
            act.ActionSucceeded(),
            act.Studied(item="sample", discovery=False),
            act.ActionEnded(),
        )
        again = PlanTask(task=Task(kind=TaskKind.STUDY_AGAIN, item="sample", stand_in=bench))
        base.refuses(again, LimitReached())

    @pytest.mark.rule("HCA-16", "HST-23", "HPR-09")
    @pytest.mark.example("HCA 2")
    def test_one_of_a_surplus_is_stored(self):
        base = first().effects(fx.BringStructure(structure="LAB"))
        after = base.step(Step.ENERGY)
        assert balance(base.state, Resource.ENERGY).needed == 2
        after.then(Supplied(resource=Resource.ENERGY, made=10, needed=2, by=1))

    @pytest.mark.rule("HCA-11", "HCA-12", "HST-22")
    def test_a_module_is_raised_for_a_part_of_any_kind(self):
        base = first().unable().laid(available=("part:cpu",))
        raised = base.plans(
            special("raise", item="part:cpu", stand_in=StructureId("fs-shop")), "engineer:1", "engineer:2", "medic:1"
        ).resolved()
        assert raised.offered == ["OX2", "FRM", "CRQ", "MED", "CTL", "GAR", "PRB", "LAB", "WSH"]
        done = raised.pick("GAR")
        done.then(StructureCame(structure="GAR"), act.ActionEnded(), ObjectiveReached(objective="raise-gar"))
        mandatory = [each.id for each in base.state.sheet.objectives if each.mandatory]
        assert mandatory == ["raise-gar", "raise-lab", "raise-wsh", "raise-frm"]
        assert len(base.state.sheet.objectives) == 9
        assert isinstance(base.state.sheet.symbols[Symbol.C], fx.RaiseModule)

    @pytest.mark.rule("HCA-14", "HCA-03", "HCA-16", "HCP-10")
    def test_the_reward_is_an_upgrade_for_each_two_and_the_rest_is_raised(self):
        base = (
            first()
            .unable()
            .laid(growth=(3,), reached=("raise-ox2", "raise-crq", "raise-med", "raise-ctl", "raise-prb"))
        )
        there = base.state.structures
        rest = {each: card for each, card in _whole_hub().items() if each != "MED"}
        after = ended(base.laid(structures={**rest, **there}), won=True)
        assert len(after.happened(UpgradeOffered)) == 2
        assert after.happened(StructureCame) == [StructureCame(structure="MED")]
        assert after.offered == ["MED:power", "MED:oxygen", "MED:hardware", "MED:cpu"]
        done = after.pick("MED:cpu")
        done.then(
            ElementBroken(structure="MED", element=Element.CPU), FieldFolded(), SavePointReached(mission=CHAIN[0])
        )
        assert not [each for each in done.state.structures if each.startswith("fs-")]
        assert done.state.growth == (3,)

    @pytest.mark.rule("HCA-17", "HCA-16", "HCA-04", "HCP-13")
    @pytest.mark.example("HCA 6")
    def test_after_a_defeat_the_rest_comes_with_two_red_elements(self):
        base = first(legacy=True).unable()
        whole = {each: card for each, card in _whole_hub().items() if each not in ("OX2", "MED")}
        lost = ended(base.laid(structures={**base.state.structures, **whole}, board=(WORK,)), won=False)
        lost.then(closed("moving-in", won=False), StructureCame(structure="OX2"))
        done = lost.pick("OX2:power", "OX2:cpu", "MED:power", "MED:oxygen")
        done.then(
            ElementBroken(structure="OX2", element=Element.POWER),
            ElementBroken(structure="OX2", element=Element.CPU),
            StructureCame(structure="MED"),
            ElementBroken(structure="MED", element=Element.POWER),
            ElementBroken(structure="MED", element=Element.OXYGEN),
            FieldFolded(),
            SavePointReached(mission="moving-in"),
        )
        assert (done.at("OX2").broken, done.at("MED").broken) == (
            (Element.POWER, Element.CPU),
            (Element.POWER, Element.OXYGEN),
        )
        next_one = done.order(SetDifficulty(difficulty=Difficulty.EASY))
        laid = Hub(next_one.state, tuple(takewhile(lambda each: not isinstance(each, SolBegun), next_one.events)))
        laid.then(
            DifficultySet(difficulty=Difficulty.EASY),
            MissionLaid(mission="thirsty-ground"),
            BoardTurned(complex=WORK, red=False),
            *sites_placed(laid),
            MissionBegun(mission="thirsty-ground"),
        )
        assert next_one.state.difficulty is Difficulty.EASY
        assert len([each for each in next_one.state.structures if not each.startswith("fs-")]) == 13

    @pytest.mark.rule("HCA-15", "HCP-14", "HMS-13")
    def test_the_first_field_structure_that_breaks_is_lost_for_good(self):
        take = act.Dismantle(structure=StructureId("fs-ramp"), element=Element.HARDWARE)
        legacy = first(legacy=True).unable().planning().order(take)
        legacy.then(
            act.Dismantled(structure="fs-ramp", element=Element.HARDWARE),
            FlagRaised(flag="field_lost"),
            StructureLost(structure="fs-ramp"),
        )
        second = Hub(legacy.state).order(act.Dismantle(structure=StructureId("fs-bunks"), element=Element.HARDWARE))
        assert not second.happened(StructureLost)
        assert not first().unable().planning().order(take).happened(StructureLost)
        base = first(legacy=True).unable().effects(fx.BringStructure(structure="LAB")).red("LAB:hardware")
        repair = Task(
            kind=TaskKind.REPAIR,
            structure=StructureId("LAB"),
            element=Element.HARDWARE,
            source=StructureId("fs-hatch"),
            stand_in=StructureId("fs-shop"),
        )
        taken = base.plans(repair, "engineer:1", "engineer:2", "medic:1").resolved()
        assert taken.happened(StructureLost) == [StructureLost(structure="fs-hatch")]


class TestThirstyGround:
    def known(self, **fields):
        base = season(2).unable().explored(R1_N="g1a", R2_N="g2f")
        on_map = {Space("R2-N"): ("objective:bitter-ice",)}
        revealed = {"site-1": "bitter-ice", **fields}
        return base.laid(on_map=on_map, ground=attrs.evolve(base.state.ground, revealed=revealed))

    @pytest.mark.rule("HCA-20", "HCA-25", "HCA-23")
    def test_sites_are_revealed_where_it_is_explored(self):
        explored = {f"R2_{each}": f"g2{letter}" for each, letter in zip(("N", "E", "S", "W"), "abcd", strict=True)}
        base = season(2, lay=lambda each: each.explored(**explored))
        where = {item: at for at, there in base.state.on_map.items() for item in there if item.startswith("objective")}
        assert len(set(where.values())) == 3
        assert {at[1] for at in where.values()} == {"2"}
        shown = [each.token for each in base.happened(LoadRevealed)]
        assert len(shown) == sum(at.replace("-", "_") in explored for at in where.values())
        assert [(each.id, each.mandatory) for each in base.state.sheet.objectives] == [
            ("tank", True),
            ("all-sites", False),
            ("first-find", False),
        ]
        assert base.state.sheet.hidden.contents == ("clean-ice", "bitter-ice", "dry-ice")

    @pytest.mark.rule("HCA-21", "HMS-22", "HCL-06")
    @pytest.mark.example("HCA 3")
    def test_each_tap_makes_the_next_one_harder(self):
        base = self.known()
        ground = attrs.evolve(base.state.ground, burdens={"site-1": (EXTRA, EXTRA)})
        task = special("tap-bitter", space=Space("R2-N"))
        assert base.plans(task).needs == (3, 4)
        assert base.laid(ground=ground).plans(task).needs == (5, 6)
        done = base.plans(task, "medic:1", "medic:2", "engineer:1", "engineer:2").resolved()
        (drawn,) = done.happened(ResearchDrawn)
        done.then(
            act.ActionBegun(number=1),
            act.ActionSucceeded(),
            drawn,
            MissionTrackMoved(track="tank", by=-(-drawn.percent // 2)),
            LoadMarked(token="site-1", modifier=EXTRA),
            act.ActionEnded(),
        )
        assert "objective:bitter-ice" in done.state.on_map[Space("R2-N")]
        clean = base.laid(on_map={Space("R2-N"): ("objective:clean-ice",)})
        clean = clean.laid(ground=attrs.evolve(base.state.ground, revealed={"site-1": "clean-ice"}))
        full = clean.plans(
            special("tap-clean", space=Space("R2-N")), "medic:1", "medic:2", "engineer:1", "engineer:2"
        ).resolved()
        (drawn,) = full.happened(ResearchDrawn)
        assert full.happened(MissionTrackMoved) == [MissionTrackMoved(track="tank", by=drawn.percent)]
        plain = Task(kind=TaskKind.COLLECT, space=Space("R2-N"), item="objective:bitter-ice")
        base.planning().refuses(PlanTask(task=plain), NotThere())
        base.planning().refuses(PlanTask(task=special("tap-clean", space=Space("R2-N"))), NotThere())

    @pytest.mark.rule("HCA-22")
    def test_the_tank_gives_oxygen_or_takes_it(self):
        for level, by in ((24, [-1]), (25, []), (49, []), (50, [1])):
            base = season(2).reserves(oxygen=5).laid(mission_tracks={"tank": level}, step=Step.ENERGY)
            after = base.laid(phase=Step.OXYGEN.phase).steps(Step.OXYGEN)
            assert [each.by for each in after.happened(ReserveChanged)] == by

    @pytest.mark.rule("HCA-24", "HMS-30", "HCP-16")
    def test_the_note_names_a_door_where_the_dry_site_lies(self):
        base = season(2).unable()
        at = Space("R2-E")
        ground = attrs.evolve(base.state.ground, revealed={"site-3": "dry-ice"})
        base = base.laid(on_map={at: ("objective:dry-ice",)}, ground=ground)
        opened = base.effects(data.CheckEnd())
        opened.then(
            BlockOpened(id="note-of-the-door"),
            LoadSwapped(item="objective:dry-ice", to="objective:buried-door"),
        )
        later = season(3, lay=lambda each: each.laid(on_map={at: ("objective:buried-door", "objective:clean-ice")}))
        assert later.state.on_map[at] == ("objective:buried-door",)

    @pytest.mark.rule("HCA-24", "HCA-08", "HCA-03")
    def test_its_rewards_and_whether_the_desk_is_told(self):
        whole = {"site-1": "clean-ice", "site-2": "bitter-ice", "site-3": "dry-ice"}
        base = season(2).unable()
        base = base.laid(ground=attrs.evolve(base.state.ground, revealed=whole))
        asked = ended(base, won=True).pick("cpu", "cpu")
        assert GainedItems(items=("part:cpu",)) in asked.events
        told = asked.option(1)
        told.then(FlagRaised(flag="told_desk"), SavePointReached(mission=CHAIN[1]))
        waits = asked.option(2)
        waits.then(FlagRaised(flag="waited"), MoraleChanged(by=1), SavePointReached(mission=CHAIN[1]))
        plain = ended(season(2).unable(), won=True)
        plain.then(
            *plain.happened(MissionClosed),
            GainedItems(items=("seed",)),
            GreenhousesBuilt(structure="FRM", count=1, plants=0),
            SavePointReached(mission=CHAIN[1]),
        )
        sow = PlanTask(task=Task(kind=TaskKind.SOW))
        assert sow in plain.laid(pending=(), queue=()).planning().legal()

    @pytest.mark.rule("HCA-26", "HCP-13")
    def test_a_defeat_costs_oxygen(self):
        lost = ended(season(2, legacy=True).unable().reserves(oxygen=2), won=False)
        lost.then(
            *lost.happened(MissionClosed),
            ReserveChanged(resource=Resource.OXYGEN, by=-2),
            SavePointReached(mission=CHAIN[1]),
        )

    @pytest.mark.rule("HCA-04", "HEN-04", "HEN-07", "HCA-23")
    @pytest.mark.example("HCA 9")
    def test_the_group_says_when_it_ends(self):
        base = season(2).unable().laid(mission_tracks={"tank": 100}, sol=5)
        asked = base.effects(data.CheckEnd())
        asked.then(ObjectiveReached(objective="tank"), EndOffered())
        on = asked.order(Pass())
        on.then()
        again = Hub(on.state).laid(queue=(), pending=()).step(Step.SOL_COUNTER)
        again.then()
        assert again.state.question == asked.state.question
        dead = Hub(on.state).laid(queue=(), pending=(), sol=6).person(ADA, wounds=5).effects(fx.Hurt(who=Who.SCIENTIST))
        dead.then(Wounded(who=ADA, count=1), MissionLost(because="HHP-22"), closed("thirsty-ground", won=False))


class TestStatic:
    @pytest.mark.rule("HCA-30", "HFX-11", "HCA-32", "HCA-36")
    def test_the_storm_walls_four_spaces_until_a_mast_stands(self):
        base = season(3)
        assert base.happened(WallSet) == [WallSet(space=f"R1-{each}", on=True) for each in "NESW"]
        for sol, lost in ((1, 1), (2, 0), (3, 0), (5, 1)):
            after = base.laid(sol=sol, phase=Step.ENERGY.phase, step=Step.MORALE_UPGRADES).steps(Step.ENERGY)
            assert (after.offered == ["SP1", "SP2"]) is bool(lost)
        actions = {each.id for each in base.state.sheet.actions}
        assert {"listen-again", "nudge-1", "nudge-2", "nudge-3", "camp"} <= actions
        assert base.state.sheet.chain == 5

    @pytest.mark.rule("HCA-31", "HCA-24", "HCA-30", "HEX-05")
    @pytest.mark.example("HCA 8")
    def test_the_way_to_the_door_goes_round_the_walls(self):
        door = Space("R2-E")

        def lay(base):
            return base.explored(R1_NE="g1a", R2_NE="g2f", R2_E="g2g").lying(R2_E="objective:buried-door")

        base = season(3, lay=lay).unable()
        planned = base.plans(special("open-door", space=door), "medic:1", "medic:2", "engineer:1", "engineer:2")
        assert routes(base.state, door)[0].steps == ("R1-NE", "R2-NE", "R2-E")
        assert planned.needs == (4, 5)
        opened = Hub(planned.state).order(act.PutPawn(number=1, pawn="geologist:1")).resolved()
        opened.then(
            act.ActionBegun(number=1), act.ActionSucceeded(), act.ActionEnded(), ObjectiveReached(objective="door")
        )
        assert opened.state.arriving == ()
        nowhere = season(3).unable().explored(R1_NE="g1a").planning()
        nowhere.refuses(PlanTask(task=special("open-door", space=Space("R1-NE"))), NotThere())

    def chained(self, legacy=False):
        chain = tuple(map(Space, ("R1-E", "R2-E", "R3-E")))
        base = season(3, legacy=legacy).unable().explored(R1_E="g1a", R2_E="g2b", R3_E="g3c")
        ground = attrs.evolve(base.state.ground, chain=chain)
        return base.laid(ground=ground, walls={}, available=("part:power",), reached=("chain",))

    @pytest.mark.rule("HCA-31", "HCA-33", "HCA-30")
    def test_a_mast_on_ring_2_of_the_chain_ends_the_storm(self):
        base = self.chained().laid(walls={Space("R1-N"): True})
        base.planning().refuses(PlanTask(task=special("mast", space=Space("R1-E"))), NotThere())
        crew = ("medic:1", "medic:2", "engineer:1", "engineer:2")
        done = base.plans(special("mast", space=Space("R2-E")), *crew).resolved()
        assert done.events_of("object_built", "walls_cleared", "place_named") == [
            ObjectBuilt(space="R2-E", object="mast"),
            WallsCleared(),
        ]
        assert done.state.walls == {}
        for state, count in ((season(3), 2), (Hub(done.state), 1)):
            calm = state.laid(queue=(), pending=(), outcome=None, phase=Step.STRESS.phase, step=Step.FARM, stress=0)
            assert len(calm.steps(Step.STRESS).happened(StressChanged)) == count

    @pytest.mark.rule("HCA-35", "HCP-14")
    def test_the_place_of_the_mast_gets_a_name_and_loses_its_terrain(self):
        crew = ("medic:1", "medic:2", "engineer:1", "engineer:2")
        asked = self.chained(legacy=True).plans(special("mast", space=Space("R2-E")), *crew).resolved()
        assert asked.offered == ["1", "2", "3"]
        done = asked.pick("3")
        assert done.happened(PlaceNamed) == [PlaceNamed(space="R2-E", name=3)]
        after = Hub(done.state).laid(queue=(), pending=(), outcome=None, seen=())
        sample = Task(kind=TaskKind.COLLECT, space=Space("R2-E"), item="sample")
        lying = after.lying(R2_E=("sample",))
        assert lying.plans(sample, "medic:1").weight().wounds == 0
        plain = self.chained().lying(R2_E=("sample",))
        assert plain.plans(sample, "medic:1").weight().wounds == 1

    @pytest.mark.rule("HCA-34", "HCA-08")
    def test_what_static_leaves_behind(self):
        low = season(3).unable().structure("SP1", production=2).structure("SP2", production=4)
        won = ended(low.laid(counted={"done:open-door": 1}, flags=("waited",)).person(ADA, tokens=1), won=True)
        won.then(
            *won.happened(MissionClosed),
            ProductionChanged(structure="SP1", by=2),
            ProductionChanged(structure="SP2", by=1),
            *won.happened(UpgradeInstalled),
            TokensChanged(who=ADA, by=-1),
            SavePointReached(mission=CHAIN[2]),
        )
        assert len(won.happened(UpgradeInstalled)) == 1
        told = season(3, lay=lambda each: each.laid(flags=("told_desk",), stress=2), seed=7)
        assert told.state.stress == 6
        assert len(told.happened(GainedItems)) == 2

    @pytest.mark.rule("HCA-34", "HCP-13", "HFX-11")
    @pytest.mark.example("HCA 5")
    def test_a_lost_mission_3_begins_mission_4_in_low_spirits(self):
        base = season(3, legacy=True).unable().laid(morale=1).structure("SP1", production=2)
        lost = ended(base, won=False)
        lost.then(
            *lost.happened(MissionClosed),
            MoraleChanged(by=-2),
            ProductionChanged(structure="SP2", by=-2),
            SavePointReached(mission=CHAIN[2]),
        )
        assert (lost.at("SP1").production, lost.at("SP2").production, lost.state.morale) == (2, 3, -1)


class TestTheQuietIllness:
    @pytest.mark.rule("HCA-40")
    def test_in_even_sols_somebody_wounded_falls_ill(self):
        base = season(4).person(CY, wounds=1).unable()
        infected = base.effects(fx.InfectWounded())
        (shown,) = infected.happened(ConditionShown)
        assert (infected.happened(SomebodyChosen)[0].who, shown.who) == (CY, CY)
        season(4).effects(fx.InfectWounded()).then()
        sols = [each.on.first for each in base.state.sheet.hooks if isinstance(each.effect, fx.InfectWounded)]
        assert sols == [2, 4, 6, 8]

    @pytest.mark.rule("HCA-46", "HCA-41", "HMS-21")
    @pytest.mark.example("HCA 10")
    def test_every_sample_is_numbered_in_its_place(self):
        def lay(base):
            lying = base.explored(R1_N="g1a", R1_E="g1h").lying(R1_N=("sample",))
            return lying.laid(examined=("sample",), available=("sample",), discovered=("sample", "sample"))

        base = season(4, lay=lay)
        entered = zip(base.happened(ResearchDrawn), ("examined", "available", "R1-N", "R1-E"), strict=True)
        base.then(
            SavePointReached(mission="static"),
            DifficultySet(difficulty=Difficulty.NORMAL),
            MissionLaid(mission="the-quiet-illness"),
            SamplesLeft(),
            *(
                event
                for card, place in entered
                for event in (card, NumberedEntered(item=f"sample:{card.number}", place=place))
            ),
            MissionBegun(mission="the-quiet-illness"),
        )
        assert base.state.discovered == ()

        def full(seed):
            there = season(4, seed=seed).laid(examined=("sample:3",), available=("sample:3",) * 2, on_map={})
            return there.effects(fx.NumberSample(place="R1-N"), fx.NumberSample(place="R1-E"))

        after = drew(full, 3)
        gone, other = after.happened(ResearchDrawn)
        assert (gone.number, other.number) == (3, 5)
        after.then(gone, other, NumberedEntered(item="sample:5", place="R1-E"))

    @pytest.mark.rule("HCA-41", "HMS-36", "HCP-08")
    def test_three_numbers_and_a_remedy(self):
        base = season(4).unable().reserves(food=3, energy=2)
        two = base.laid(discovered=("sample:1", "sample:1", "sample:2")).planning()
        two.refuses(PlanTask(task=special("brew-remedy")), LimitReached())
        three = base.laid(discovered=("sample:1", "sample:2", "sample:4"), reached=("three-numbers",))
        brewed = three.plans(special("brew-remedy"), "medic:1", "medic:2")
        assert dict(brewed.weight().costs) == {Resource.FOOD: 1}
        done = brewed.resolved()
        assert ObjectiveReached(objective="remedy") in done.events
        assert done.state.reserves[Resource.FOOD] == 2

    @pytest.mark.rule("HCA-42", "HCA-08", "HCP-16", "HFX-11")
    def test_rest_or_haste(self):
        base = season(4).unable().person(BO, wounds=3).laid(counted={"discoveries": 1}, last_sol=7)
        opened = base.effects(data.CheckEnd())
        rest = opened.option(1)
        rest.then(Healed(who=BO, count=2), SolsChanged(by=-1), FlagRaised(flag="halfway_gentle"))
        assert rest.state.last_sol == 6
        haste = opened.option(2)
        haste.then(
            *(TokensChanged(who=each.id, by=2) for each in base.state.crew),
            StressChanged(by=6),
            FlagRaised(flag="halfway_hasty"),
        )

    @pytest.mark.rule("HCA-43", "HHL-01")
    def test_a_ward_round_also_cures_somebody_else(self):
        base = season(4).unable().person(BO, wounds=1).ill(CY, Condition.ANEMIA).laid(upgrades=())
        alone = base.plans(special("ward-round"), "geologist:1")
        assert alone.needs == (None, 2)
        with_medic = base.plans(special("ward-round"), "geologist:1", "medic:1").resolved()
        with_medic.then(
            act.ActionBegun(number=1),
            act.ActionSucceeded(),
            Healed(who=BO, count=1),
            ConditionDiscarded(who=CY, condition=Condition.ANEMIA),
            act.ActionEnded(),
        )
        used = base.laid(counted={"used:ward-round": 2}).planning()
        used.refuses(PlanTask(task=special("ward-round")), LimitReached())

    @pytest.mark.rule("HCA-44")
    def test_a_victory_cures_everybody_and_more_discoveries_are_rewarded(self):
        base = season(4).unable().ill(BO, Condition.ANEMIA).ill(CY, Condition.MIGRAINE, Condition.ANEMIA)
        won = ended(base, won=True)
        assert [each.who for each in won.happened(ConditionDiscarded)] == [BO, CY, CY]
        assert all(each.conditions == () for each in won.state.crew)
        opened = base.state.campaign
        known = attrs.evolve(opened, opened=("rest-or-haste",))
        fourth = base.laid(counted={"discoveries": 4}, campaign=known).effects(data.CheckEnd())
        fourth.then(ObjectiveReached(objective="discovery-4"))
        fourth.option(1).then(GainedItems(items=("seed",)))

    @pytest.mark.rule("HCA-45", "HCA-47", "HCP-14", "HHP-10")
    def test_after_a_defeat_conditions_become_permanent(self):
        base = season(4, legacy=True).unable().ill(BO, Condition.ANEMIA).ill(CY, Condition.MIGRAINE)
        base = base.laid(upgrades=("up-drip",), last_sol=7)
        lost = ended(base, won=False)
        assert FlagRaised(flag="short_window") in lost.events
        kept = lost.option(1)
        kept.then(ConditionKept(who=BO, condition=Condition.ANEMIA))
        saved = kept.option(2)
        saved.then(UpgradeGivenUp(card="up-drip"), SavePointReached(mission=CHAIN[3]))
        ill = Hub(saved.state).laid(queue=(), pending=())
        ill.effects(fx.Cure(who=Who.GEOLOGIST)).then()
        ill.effects(fx.Cure(who=Who.ENGINEER)).then(ConditionDiscarded(who=CY, condition=Condition.MIGRAINE))
        short = season(5, legacy=True, lay=lambda each: each.laid(flags=("short_window",)))
        assert short.state.last_sol == 8
        assert season(5).state.last_sol == 9


class TestPostage:
    def staged(self, count, **changes):
        base = season(5).unable()
        stages = {
            StructureId(f"stage-R1-{each}"): attrs.evolve(base.at("SP1"), production=0) for each in ("N", "E", "S")
        }
        some = dict(list(stages.items())[:count])
        return base.laid(structures={**base.state.structures, **some}, **changes)

    @pytest.mark.rule("HCA-53", "HPR-10", "HST-23")
    @pytest.mark.example("HCA 4")
    def test_each_stage_needs_energy_from_sol_5_on(self):
        base = self.staged(3, sol=6)
        after = base.step(Step.ENERGY)
        after.then(Supplied(resource=Resource.ENERGY, made=10, needed=13, by=0))
        assert "stage-R1-N" in after.offered
        cut = after.pick("stage-R1-N", "CRQ", "MED")
        assert cut.at("stage-R1-N").is_shut
        assert balance(self.staged(3, sol=4).state, Resource.ENERGY).needed == 10
        stress = cut.laid(queue=(), pending=(), stress=0).step(Step.STRESS)
        assert stress.state.stress == 4 + 3 * 2

    @pytest.mark.rule("HCA-53", "HCA-56", "HPR-44", "HCA-51")
    def test_while_a_stage_is_shut_no_water_is_cracked(self):
        cut = self.staged(1, sol=6).step(Step.ENERGY).pick("stage-R1-N")
        base = Hub(cut.state).laid(queue=(), pending=()).reserves(oxygen=5, energy=5).unable()
        base.planning().refuses(PlanTask(task=special("crack")), LimitReached())
        turn = Task(kind=TaskKind.TURN_TILE, structure=StructureId("stage-R1-N"), resource=Resource.ENERGY)
        assert base.plans(turn, "medic:1").needs == (None, 1)
        fuel = season(5).unable().reserves(oxygen=5, energy=5).plans(special("crack"), "medic:1", "medic:2")
        assert dict(fuel.weight().costs) == {Resource.OXYGEN: 1}
        done = fuel.resolved()
        (drawn,) = done.happened(ResearchDrawn)
        assert done.happened(MissionTrackMoved) == [MissionTrackMoved(track="fuel", by=-(-drawn.percent // 2))]
        twice = season(5).unable().reserves(oxygen=5, energy=5).plans(special("crack-twice"), "medic:1", "medic:2")
        assert dict(twice.weight().costs) == {Resource.OXYGEN: 2, Resource.ENERGY: 1}
        full = twice.resolved()
        assert full.happened(MissionTrackMoved)[0].by == full.happened(ResearchDrawn)[0].percent

    @pytest.mark.rule("HCA-50", "HCA-52")
    def test_five_stages_in_their_order_one_on_each_region(self):
        base = season(5).unable().explored(R1_N="g1a", R1_E="g1b").having("part:hardware", "part:power")
        base.planning().refuses(PlanTask(task=special("stage-2", space=Space("R1-N"))), LimitReached())
        done = base.plans(special("stage-1", space=Space("R1-N")), "medic:1", "medic:2", "engineer:1").resolved()
        done.then(
            act.ActionBegun(number=1),
            act.ActionSucceeded(),
            ObjectBuilt(space="R1-N", object="stage"),
            StructureCame(structure="stage-R1-N"),
            act.ActionEnded(),
        )
        next_sol = Hub(done.state).laid(queue=(), pending=()).planning()
        next_sol.refuses(PlanTask(task=special("stage-2", space=Space("R1-N"))), NotThere())
        assert PlanTask(task=special("stage-2", space=Space("R1-E"))) in next_sol.legal()
        needs = [each.needs.parts for each in base.state.sheet.actions if each.id.startswith("stage")]
        assert [each.value for (each,) in needs] == ["hardware", "power", "oxygen", "cpu", "hardware"]
        assert base.state.sheet.ends is Ends.LAST_SOL
        assert broken_count(next_sol.state, cards=True) == broken_count(base.state, cards=True)

    @pytest.mark.rule("HCA-55")
    def test_one_may_stay_behind(self):
        base = season(5, legacy=True).unable().laid(sol=8, last_sol=9, step=None)
        asked = base.laid(mission_tracks={"fuel": 80}, counted={"built:stage": 5}).steps(Step.MALFUNCTION_INCREASE)
        stays = asked.option(1)
        assert FlagRaised(flag="stays_behind") in stays.events
        assert ObjectiveReached(objective="fuel") in stays.events
        early = season(5, legacy=True).unable().laid(sol=6, last_sol=9).steps(Step.MALFUNCTION_INCREASE)
        assert early.state.question is None
        standard = season(5).unable().laid(sol=8, last_sol=9).steps(Step.MALFUNCTION_INCREASE)
        assert standard.state.question is None

    @pytest.mark.rule("HCA-07", "HCA-54")
    @pytest.mark.example("HCA 7")
    def test_the_score_of_the_campaign(self):
        done = dict(zip(CHAIN, (3, 2, 1, 3, 0), strict=True))
        record = tuple(
            Finished(mission=CardId(id), won=True, optional=count, difficulty=Difficulty.NORMAL)
            for id, count in done.items()
        )
        base = season(5).unable().person(ADA, wounds=4).person(BO, wounds=3).laid(morale=1)
        base = base.laid(campaign=attrs.evolve(base.state.campaign, record=record, discoveries=7))
        assert scored(base.state) == 21
        base.effects(GoOnWithCampaign()).then(CampaignEnded(score=21, ending=1))
        assert [ending(base.state, score) for score in (21, 20, 15, 14, 9, 8, -3)] == [1, 2, 2, 3, 3, 4, 4]
        lost = attrs.evolve(record[-1], won=False)
        last = base.laid(campaign=attrs.evolve(base.state.campaign, record=(*record[:-1], lost)))
        assert ending(last.state, 30) == 4

    @pytest.mark.rule("HCA-08", "HCA-54", "HCA-56")
    def test_the_last_choices(self):
        asked = ended(season(5).unable(), won=True)
        sentence = asked.option(4)
        sentence.then(Noted(id="sentence-4"))
        left = sentence.option(1)
        assert handed_down(left.state) == {
            "halfway_gentle": "false",
            "halfway_hasty": "false",
            "glove_left": "true",
        }
        left.then(FlagRaised(flag="glove_left"), *left.happened(CampaignEnded))
        assert left.happened(CampaignEnded)
        assert HABITAT.over(left.state)
        dead = season(5, legacy=True).unable().person(ADA, wounds=6)
        lost = ended(dead, won=False, because="HHP-22").option(2)
        assert [each.ending for each in lost.happened(CampaignEnded)] == [4]
        assert not lost.happened(Replaced)
        standard = ended(season(5).unable(), won=False)
        assert standard.state.question is None

    @pytest.mark.rule("HCA-06", "HMS-33", "HEX-29")
    def test_symbols_of_each_mission(self):
        found = [season(number).state.sheet.symbols for number in range(1, 6)]
        kinds = [[type(each[symbol]).tag for symbol in Symbol] for each in found]
        assert kinds == [
            ["part", "stress", "raise_module"],
            ["clear_load", "redraw", "reserve"],
            ["production", "stress", "shift"],
            ["redraw", "take_numbered", "cure"],
            ["track", "choose", "die"],
        ]
        assert (found[0][Symbol.B].by, found[2][Symbol.B].by) == (-4, -4)
        assert (found[1][Symbol.C].by, found[4][Symbol.A].by, found[4][Symbol.C].by) == (2, 10, -1)
        assert [each.by for each in found[4][Symbol.B].options] == [2, 2, 2]
        chain = ChainDeclared(spaces=())
        assert chain.tag == "chain_declared"
        assert seed_for(lambda seed: seed, lambda seed: seed == 3) == 3
