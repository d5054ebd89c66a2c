"""Which moments a mission has: how it ends, objectives, finds, wounds, quarrels, malfunctions, what is cut off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from vanguard_desktop.core import Event, GameState, MemberId
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data import base, crew, malfunctions, missions
from vanguard_desktop.rulesets.habitat.data.steps import Phase
from vanguard_desktop.rulesets.habitat.state import MOST_WOUNDS, HabitatState
from vanguard_desktop.setting import card_of
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.words import HabitatWords

from ..common.moments import Moment, MomentKind, weightiest


def ambience_of(state: HabitatState) -> tuple[str, str]:
    """What is heard in the base: its hum, and in a storm the storm."""
    return state.mission, "storm" if any(state.walls.values()) else "base"


class HabitatMoments(QObject):
    """In the language of the moment."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names, self._words = wording.names, HabitatWords(wording.names)

    def of(self, before: GameState, events: Sequence[Event]) -> Moment | None:
        """The weightiest of a step; none of one that began in another book."""
        if not isinstance(before, HabitatState) or before.phase is Phase.SET_UP:
            return None
        return weightiest([moment for event in events for moment in self._of_event(event, before)])

    def _of_event(self, event: Event, before: HabitatState) -> Iterator[Moment]:
        called = self._words.called
        match event:
            case missions.MissionWon():
                #: A moment on the table, below the name of a mission.
                yield self._of_mission(before, MomentKind.MISSION, self.tr("Mission won"), "success")
            case missions.MissionLost():
                #: A moment on the table, below the name of a mission.
                yield self._of_mission(before, MomentKind.DEATH, self.tr("Mission lost"), "close")
            case missions.ObjectiveReached(objective=id):
                text = next((each.text for each in before.sheet.objectives if each.id == id), "")
                title = self._names.content("habitat_missions", text)
                #: A moment on the table, below an objective of the mission.
                words = self.tr("Objective reached")
                yield Moment(kind=MomentKind.PROMOTION, title=title, words=words, icon="objective")
            case act.Studied(discovery=True, item=item):
                #: A moment on the table, below the name of a sample.
                words = self.tr("Discovery")
                yield Moment(kind=MomentKind.DISCOVERY, title=called.item(item), words=words, icon="sample")
            case act.FoundToken():
                #: A moment on the table: somebody has found something on the map.
                title = self.tr("Something was found")
                #: A moment on the table, below "Something was found".
                words = self.tr("Find token")
                yield Moment(kind=MomentKind.DISCOVERY, title=title, words=words, icon="poi")
            case crew.Wounded(who=who, count=count) if _wounds(before, who) + count > MOST_WOUNDS:
                #: A moment on the table, below the name of an astronaut.
                words = self.tr("Died of the sixth wound")
                yield Moment(kind=MomentKind.DEATH, title=called.astronaut(who), words=words, icon="memorial")
            case crew.Wounded(who=who, count=count):
                #: A moment on the table: {name} is an astronaut who is hurt.
                title = self.tr("{name} is hurt").format(name=called.astronaut(who))
                #: A moment on the table, below the name of somebody who is hurt.
                words = self.tr("%n wound(s)", "", count)
                yield Moment(kind=MomentKind.INJURY, title=title, words=words, icon="wound")
            case crew.Quarreled():
                #: A moment on the table: stress has come to its end.
                title = self.tr("A quarrel")
                #: A moment on the table, below "A quarrel".
                words = self.tr("Everybody is hurt")
                yield Moment(kind=MomentKind.FAILURE, title=title, words=words, icon="stress")
            case malfunctions.MalfunctionDrawn(complex=complex, card=card):
                name = called.card("habitat_malfunctions", card_of(card))
                #: A moment on the table, below the name of a malfunction card. {complex} is where it happens.
                words = self.tr("Malfunction – {complex}").format(complex=called.complex(complex))
                yield Moment(kind=MomentKind.SETBACK, title=name, words=words, icon="malfunction")
            case base.TileLaid(structure=structure):
                #: A moment on the table, below the name of a structure that has no energy or oxygen.
                words = self.tr("Shut down")
                title = called.structure(structure)
                yield Moment(kind=MomentKind.FAILURE, title=title, words=words, icon="shutdown")
            case base.PlantWithered(structure=structure) | base.PlantLost(structure=structure):
                #: A moment on the table, below the name of a structure in which plants grow.
                words = self.tr("A plant withers")
                title = called.structure(structure)
                yield Moment(kind=MomentKind.FAILURE, title=title, words=words, icon="seed")
            case base.ElementBroken(structure=structure, element=element):
                title = called.structure(structure)
                #: A moment on the table, below the name of a structure. {element} is a kind of elements.
                words = self.tr("Broken: {element}").format(element=called.element(element))
                yield Moment(kind=MomentKind.SETBACK, title=title, words=words, icon="malfunction")
            case _:
                pass

    def _of_mission(self, state: HabitatState, kind: MomentKind, words: str, icon: str) -> Moment:
        title = self._names.content("habitat_missions", state.sheet.name)
        return Moment(kind=kind, title=title, words=words, icon=icon)


def _wounds(state: HabitatState, who: MemberId) -> int:
    someone = state.astronaut(who)
    return 0 if someone is None else someone.wounds
