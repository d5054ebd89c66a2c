"""Advice in the habitat: for whatever is asked, always a legal answer, always with words, the same each time."""

from __future__ import annotations

import attrs
import pytest

from tests.habitat.hub import ADA, begun, halfway, hub, laid_out
from tests.habitat.test_random import played
from tests.habitat.test_season import season
from vanguard_desktop.bots.habitat.advisor import HabitatAdvisor
from vanguard_desktop.bots.habitat.echoes import heard, lying, nearest, nudged, traded
from vanguard_desktop.bots.habitat.motives import Aim, GoodFor, PlanComplete
from vanguard_desktop.bots.habitat.plans import best_plan
from vanguard_desktop.bots.habitat.reach import leads_to, still_to_explore
from vanguard_desktop.bots.habitat.wanted import along_the_chain, is_wanted_hidden
from vanguard_desktop.bots.habitat.worths import NEWCOMER, SENSIBLE
from vanguard_desktop.bots.names import NEWCOMER as NEW
from vanguard_desktop.bots.names import SENSIBLE as ABLE
from vanguard_desktop.bots.names import STRONG
from vanguard_desktop.core import CardId
from vanguard_desktop.core.engine import legal_commands
from vanguard_desktop.rulesets.habitat.data.actions import (
    PayForTile,
    PlanActions,
    PlanTask,
    PutPawn,
    ResolvePlan,
    TaskKind,
)
from vanguard_desktop.rulesets.habitat.data.common import Pass, SayYes
from vanguard_desktop.rulesets.habitat.data.effects import ChangeTrack, Hurt
from vanguard_desktop.rulesets.habitat.data.kinds import (
    Complex,
    Condition,
    Modifier,
    Pile,
    Resource,
    Space,
    StructureId,
    Who,
)
from vanguard_desktop.rulesets.habitat.data.missions import CheckEnd
from vanguard_desktop.rulesets.habitat.data.steps import Step
from vanguard_desktop.rulesets.habitat.map.spaces import SPACES, is_accessible
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import Tile
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.book_words import WordsInHabitat


@pytest.mark.parametrize("kind", [NEW, ABLE, STRONG])
def test_a_mission_is_played_to_its_end(kind):
    state, steps = played("three-lost-haulers", 2, kind, 5)
    assert state.outcome is not None
    assert steps > 20


def test_advice_is_legal_and_has_words():
    words = WordsInHabitat(Wording.of(halfway()))
    advisor, again = HabitatAdvisor(), HabitatAdvisor()

    def look(before, command, happened, after):
        legal = legal_commands(HABITAT, before)
        advice = advisor.advise(before, legal)
        assert advice.command in legal
        assert advice == again.advise(before, legal)
        assert words.motive(advice.motive, before)

    played("housewarming", 3, ABLE, 11, look)


def advised(base, worths=SENSIBLE):
    return HabitatAdvisor(worths).advise(base.state, base.legal())


def test_the_mission_comes_first_and_the_plan_is_finished():
    base = begun(4, mission="housewarming").pick(ADA)
    while base.state.question is not None and not isinstance(base.state.question, PlanActions):
        base = base.order(advised(base).command)
    first = advised(base)
    assert isinstance(first.command, PlanTask)
    seen = []
    for _ in range(60):
        advice = advised(base)
        seen.append(advice)
        if isinstance(advice.command, ResolvePlan):
            break
        base = base.order(advice.command)
    assert seen[-1].motive == PlanComplete()
    tasks = [each.command.task.id for each in seen if isinstance(each.command, PlanTask)]
    assert "build-array" in tasks
    assert any(isinstance(each.command, PutPawn) for each in seen)


def test_whoever_has_fewest_wounds_is_hurt_and_the_highest_track_falls():
    hurt = hub().person(ADA, wounds=3).effects(Hurt(who=Who.CHOSEN))
    assert advised(hurt).command.thing != ADA
    lower = hub(tracks={Complex.WORK: 1, Complex.LIVING: 4, Complex.SYSTEMS: 2}).effects(ChangeTrack(by=-1))
    advice = advised(lower)
    assert advice.command.thing == "living"
    assert advice.motive == GoodFor(aim=Aim.TRACKS)


def test_a_newcomer_minds_wounds_less():
    assert NEWCOMER.wound[4] < SENSIBLE.wound[4]


def test_echoes_are_nudged_to_where_the_cheapest_chain_is():
    there = {Space("R1-N"): 3, Space("R2-N"): 2, Space("R3-NE"): 2}
    assert nearest(lying(there), 6)[1] == ("R1-N", "R2-N", "R3-N")
    after = nudged(there, 3, 6)
    assert after == {Space("R1-N"): 3, Space("R2-N"): 2, Space("R3-NE"): 1, Space("R3-N"): 1}
    assert nearest(lying(after), 6)[0] < nearest(lying(there), 6)[0]
    assert heard(there, 3, 6) > heard(after, 3, 6)
    scattered = {Space("R1-N"): 4, Space("R2-S"): 3, Space("R3-E"): 2}
    assert nearest(lying(traded(scattered, 3, 2, 6)), 6)[0] < nearest(lying(scattered), 6)[0]


def test_the_way_to_a_space_goes_round_the_walls():
    base = hub().explored(R1_E="g1e").state
    assert still_to_explore(base, Space("R2-E")) == 3
    ways = {at for at in SPACES if is_accessible(base, at) and leads_to(base, at, Space("R2-E")) is not None}
    assert ways == {"R1-NE", "R1-SE"}
    assert still_to_explore(hub().explored(R1_E="g1a").state, Space("R2-E")) == 1


def test_a_mission_is_gone_on_with_while_that_is_safe():
    base = season(1).unable().laid(sol=3, counted={f"built:{id}": 1 for id in ("GAR", "LAB", "WSH", "FRM")})
    assert advised(base.effects(CheckEnd())).command == Pass()
    assert advised(base.laid(sol=7).effects(CheckEnd())).command == SayYes()
    assert advised(base.person(ADA, wounds=4).effects(CheckEnd())).command == SayYes()


def test_nobody_is_sent_to_rest_where_one_pawn_is_too_few():
    only = {"QCR": hub().state.structures["QCR"]}
    base = hub(2, structures=only, drones=()).active("QCR", Modifier.EXTRA_PAWN, Modifier.EXTRA_PAWN).planning()
    for _ in range(12):
        advice = advised(base)
        if isinstance(advice.command, ResolvePlan):
            break
        base = base.order(advice.command)
    assert [len(stack.pawns) for stack in base.state.plan] == [4]


def test_nobody_is_sent_to_rest_with_a_pawn_that_is_bound():
    only = {"QCR": hub().state.structures["QCR"]}
    base = hub(2, structures=only, drones=()).active("QCR", Modifier.EXTRA_PAWN).ill(ADA, Condition.HEART).planning()
    for _ in range(12):
        advice = advised(base)
        if isinstance(advice.command, ResolvePlan):
            break
        base = base.order(advice.command)
    assert [len(stack.pawns) for stack in base.state.plan] == [3]


def test_of_a_chain_only_what_is_built_on_is_explored():
    """Its end for the uplink; of the other rings one space each, on the way there."""
    base = laid_out("borrowed-orbit")
    chain = tuple(map(Space, ("R1-N", "R1-NW", "R2-NW", "R2-W", "R3-W")))
    base = base.laid(ground=attrs.evolve(base.state.ground, chain=chain))
    assert set(along_the_chain(base.state)) == {"R1-NW", "R2-W", "R3-W"}
    assert set(along_the_chain(base.explored(R1_N="g1a", R2_NW="g2f").state)) == {"R3-W"}


# The last agent, with the lowest cap: 15.
FILM = 4


def shut_down(base, structure, card, up):
    pile = tuple(each for each in base.state.piles[Pile.SHUT_ENERGY] if each != card)
    shut = base.structure(structure, tiles={Resource.ENERGY: Tile(card=CardId(card), up=up)})
    return shut.laid(piles={**base.state.piles, Pile.SHUT_ENERGY: pile})


def test_what_a_tile_asks_for_is_paid_as_soon_as_it_can_be():
    base = shut_down(hub().unable().reserves(energy=1), "PRB", "SE4", up=True).planning()
    assert advised(base).command == PayForTile(structure=StructureId("PRB"), resource=Resource.ENERGY)
    poor = shut_down(hub().unable().reserves(), "PRB", "SE4", up=True).planning()
    assert not isinstance(advised(poor).command, PayForTile)


def test_oxygenators_are_cut_off_last():
    base = hub().structure("SP1", production=3).person(ADA, wounds=4).laid(stress=12).step(Step.ENERGY)
    for _ in range(2):
        advice = advised(base)
        assert not advice.command.thing.startswith("OX")
        base = base.order(advice.command)


def test_a_tile_is_left_where_turning_it_only_makes_place_for_the_next():
    def turned(panel, structure, energy=2):
        base = hub().structure("SP1", production=panel).person(ADA, wounds=3).reserves(energy=energy).laid(sol=2)
        base = shut_down(base.unable(), structure, "SE1", up=False).planning()
        return any(each.stack.task.kind is TaskKind.TURN_TILE for each in best_plan(base.state, SENSIBLE))

    assert turned(5, "CTL")
    assert not turned(4, "CTL")
    assert turned(4, "OX1")
    assert turned(4, "MED")
    assert not turned(4, "MED", energy=0)


def test_once_the_loads_are_known_that_are_needed_nobody_listens_for_the_rest():
    base = laid_out("three-lost-haulers").unable()
    known = {CardId("hauler-1"): CardId("cultures"), CardId("hauler-2"): CardId("instruments")}
    assert is_wanted_hidden(base.state)
    assert not is_wanted_hidden(base.laid(ground=attrs.evolve(base.state.ground, revealed=known)).state)


def test_no_more_is_done_for_a_track_than_it_asks_for():
    base = laid_out("bitter-water").unable().having("part:cpu", "part:power", "part:oxygen").planning()
    plan = best_plan(base.state, SENSIBLE)
    burnt = [each.stack.task.way for each in plan if each.stack.task.id == "burn-char"]
    assert burnt.count(FILM) == 1
