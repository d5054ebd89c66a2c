"""What hits and what succeeds in the base is felt and heard: a moment, a sound, the hum and the storm under it all."""

from __future__ import annotations

import attrs

from vanguard_desktop.app.sound.ambience import AIRS
from vanguard_desktop.app.sound.cues import Cue, cue_of
from vanguard_desktop.core import CardId, MemberId
from vanguard_desktop.models.common.moments import MomentKind
from vanguard_desktop.models.habitat.moments import HabitatMoments, ambience_of
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data import base, crew, director, malfunctions, missions
from vanguard_desktop.rulesets.habitat.data.kinds import FRM, LAB, Color, Complex, Element, Item, Resource, Sign, Space
from vanguard_desktop.rulesets.habitat.data.steps import Phase

HURT = crew.Wounded(who=MemberId("medic"), count=2)
CARD = malfunctions.MalfunctionDrawn(complex=Complex.WORK, card=CardId("WGC/1"), drawn=1, resolved=True)
SHUT = base.TileLaid(structure=LAB, resource=Resource.ENERGY, card=None, drawn=0)
BROKEN = base.ElementBroken(structure=LAB, element=Element.CPU)
FOUND = act.Studied(item=Item("sample"), discovery=True)
GOAL = missions.ObjectiveReached(objective=CardId("array"))


def rolled(drawn):
    return act.ActionDieRolled(color=Color.GREEN, sign=Sign.SUCCESS, shows=True, drawn=drawn)


def test_what_happens_in_the_base_is_heard_and_each_complex_has_its_alarm():
    heard = {
        rolled(3): Cue.DIE_ROLL,
        rolled(0): None,
        HURT: Cue.INJURY,
        SHUT: Cue.SHUT_DOWN,
        BROKEN: Cue.HISS,
        FOUND: Cue.DISCOVERY,
        GOAL: Cue.PROMOTION,
        crew.Quarreled(): Cue.QUARREL,
        director.EventTold(event=CardId("ev-dust"), drawn=1): Cue.CONSOLE,
        missions.MissionWon(): Cue.MISSION,
        missions.MissionLost(): Cue.FAILURE,
    }
    assert {event: cue_of(event) for event in heard} == heard
    alarms = [cue_of(attrs.evolve(CARD, complex=each)) for each in Complex]
    assert alarms == [getattr(Cue, f"ALARM_{each.name}") for each in Complex]


def test_the_weightiest_moment_of_a_step_stands_over_the_base(settle_down):
    settler = settle_down()
    screen, state = settler.screen, attrs.evolve(settler.bridge.state, phase=Phase.ACTIONS)
    moments = HabitatMoments(screen.wording)
    expected = [
        ((HURT,), MomentKind.INJURY), ((CARD, BROKEN), MomentKind.SETBACK), ((SHUT, HURT), MomentKind.FAILURE),
        ((base.PlantWithered(structure=FRM, space=6), CARD), MomentKind.FAILURE),
        ((FOUND,), MomentKind.DISCOVERY), ((GOAL, FOUND), MomentKind.PROMOTION),
        ((GOAL, missions.MissionWon()), MomentKind.MISSION), ((HURT, missions.MissionLost()), MomentKind.DEATH),
    ]  # fmt: skip
    for events, kind in expected:
        moment = moments.of(state, events)
        assert moment is not None, events
        assert moment.kind is kind, events
        assert all((moment.title, moment.words)), events
    assert moments.of(state, [CARD]).title == "Nobody Drives Tomorrow"
    assert moments.of(state, [rolled(1)]) is None
    hurt = attrs.evolve(state, crew=tuple(attrs.evolve(each, wounds=4) for each in state.crew))
    who = state.crew[0].id
    assert moments.of(hurt, [crew.Wounded(who=who, count=2)]).kind is MomentKind.DEATH
    assert moments.of(hurt, [crew.Wounded(who=who, count=1)]).kind is MomentKind.INJURY
    assert moments.of(settler.bridge.state, [BROKEN]) is None  # what is broken from the start hits nobody
    screen.set_in_motion(Step(before=state, events=(GOAL,), after=state, way=Way.PLAYED))
    assert screen.moments.banner.isVisible()
    assert screen.moments.banner.moment.title == "Build the reserve panels"
    for part in (screen.header, screen.mission, screen.prompt):
        assert not screen.moments.banner.geometry().intersects(part.geometry())
    screen.set_in_motion(Step(before=state, events=(GOAL,), after=state, way=Way.UNDONE))
    assert not screen.moments.banner.isVisible()


def test_the_base_hums_and_a_storm_is_heard(settle_down):
    settler = settle_down()
    state = settler.bridge.state
    assert settler.screen.ambience == ("housewarming", "base")
    assert ambience_of(attrs.evolve(state, walls={Space("R1-N"): True})) == ("housewarming", "storm")
    assert {"base", "storm"} <= set(AIRS)
