"""The mission: its objectives, tracks and broken elements; the sol and the phases; reserves with what comes next."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import CardId, total
from vanguard_desktop.play.habitat.planning import outlooks
from vanguard_desktop.rulesets.habitat.data.kinds import Item, Make, Resource
from vanguard_desktop.rulesets.habitat.data.steps import Phase
from vanguard_desktop.rulesets.habitat.state import LEAST_MORALE, MOST_MORALE, MOST_STRESS, HabitatState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.words import HabitatWords

from ..bridge import Bridge
from ..common.row_model import RowModel
from .base import ELEMENT_ICONS

PHASES = (Phase.EVENTS, Phase.MORALE, Phase.PRODUCTION, Phase.ACTIONS, Phase.MALFUNCTIONS, Phase.CLEAN_UP)


@attrs.frozen(kw_only=True)
class StockRow:
    """A reserve. `by` is how the next production changes it as things stand, `cut` how many structures it cuts off for
    want of it; `left` is what the plan leaves of it.
    """

    id: Resource
    name: str
    count: int
    made: int = 0
    needed: int = 0
    by: int = 0
    cut: int = 0
    left: int = 0


class StockModel(RowModel[StockRow]):
    """Oxygen, energy, food."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._words = HabitatWords(wording.names)
        self.refresh()

    def _fresh(self) -> Sequence[StockRow]:
        state: HabitatState = self._bridge.state
        rows, ahead = [], outlooks(state)
        for each in (Resource.OXYGEN, Resource.ENERGY, Resource.FOOD):
            there = ahead[each]
            rows.append(
                StockRow(
                    id=each,
                    name=self._words.called.resource(each),
                    count=state.reserves[each],
                    made=total(there.made),
                    needed=total(there.needed),
                    by=there.by,
                    cut=there.cut,
                    left=state.reserves[each] - there.planned,
                )
            )
        return rows

    def words(self, row: StockRow) -> str:
        said = f"{row.name} {row.count}"
        if row.left != row.count:
            #: Read aloud of a reserve. {stock} is as “Oxygen 4”, {left} is a number.
            said = self.tr("{stock}, {left} after the plan").format(stock=said, left=row.left)
        #: Read aloud of a reserve. {stock} is as “Oxygen 4”; {made} and {needed} are numbers.
        text = self.tr("{stock}; next production makes {made} and needs {needed}")
        return text.format(stock=said, made=row.made, needed=row.needed)


@attrs.frozen(kw_only=True)
class PhaseRow:
    """`when` is -1 for what is over, 0 for now, 1 for what comes."""

    id: Phase
    name: str
    when: int


class PhaseModel(RowModel[PhaseRow]):
    """The six phases of a sol."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._words = HabitatWords(wording.names)
        self.refresh()

    def _fresh(self) -> Sequence[PhaseRow]:
        now = self._bridge.state.phase
        place = PHASES.index(now) if now in PHASES else -1
        return [
            PhaseRow(id=each, name=self._words.called.phase_name(each), when=(number > place) - (number < place))
            for number, each in enumerate(PHASES)
        ]

    def words(self, row: PhaseRow) -> str:
        return row.name


@attrs.frozen(kw_only=True)
class GoalRow:
    """An objective of the mission."""

    id: CardId
    text: str
    must: bool
    done: bool


class GoalModel(RowModel[GoalRow]):
    """As the mission sheet lists them."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._wording = wording
        self.refresh()

    def _fresh(self) -> Sequence[GoalRow]:
        state: HabitatState = self._bridge.state
        return [
            GoalRow(
                id=each.id,
                text=self._wording.names.content("habitat_missions", each.text),
                must=each.mandatory,
                done=each.id in state.reached,
            )
            for each in state.sheet.objectives
        ]

    def words(self, row: GoalRow) -> str:
        said = row.text
        if not row.must:
            #: Read aloud of an objective of a mission that need not be reached. {goal} is its text.
            said = self.tr("{goal} (an extra)").format(goal=said)
        #: Read aloud of an objective of a mission. {goal} is its text.
        return self.tr("{goal}: reached").format(goal=said) if row.done else said


@attrs.frozen
class Thing:
    """Something in the loading zone, with its sign."""

    icon: str
    name: str
    item: Item


@attrs.frozen(kw_only=True)
class Figures:
    """What stands as numbers on the sheet."""

    mission: str
    sol: int
    last_sol: int
    morale: int
    stress: int
    broken: int
    most_broken: int | None
    tracks: tuple[tuple[CardId, str, int, int], ...]
    available: tuple[Thing, ...]
    arriving: tuple[Thing, ...]
    least_morale: int = LEAST_MORALE
    most_morale: int = MOST_MORALE
    most_stress: int = MOST_STRESS


def figures(state: HabitatState, wording: Wording) -> Figures:
    """As they are now."""
    words, sheet = HabitatWords(wording.names), state.sheet
    hub = [each for each in state.structures if state.card(each).make is Make.HUB]
    cards = sheet.threshold is not None and sheet.threshold.cards
    counted = state.structures if cards else hub
    return Figures(
        mission=wording.names.content("habitat_missions", sheet.name),
        sol=state.sol,
        last_sol=state.last_sol,
        morale=state.morale,
        stress=state.stress,
        broken=sum(len(state.structures[each].broken) for each in counted),
        most_broken=None if sheet.threshold is None else sheet.threshold.most,
        tracks=tuple(
            (
                each.id,
                wording.names.content("habitat_missions", each.name),
                state.mission_tracks.get(each.id, 0),
                each.cap,
            )
            for each in sheet.tracks
        ),
        available=tuple(Thing(icon_of(item), words.called.item(item), item) for item in state.available),
        arriving=tuple(Thing(icon_of(item), words.called.item(item), item) for item in state.arriving),
    )


def icon_of(item: str) -> str:
    """The sign of something in the loading zone."""
    sort, _, name = item.partition(":")
    if sort == "part":
        return next((icon for element, icon in ELEMENT_ICONS.items() if element.value == name), "spare_part")
    return {"seed": "seed", "objective": "objective", "find": "poi", "upgrade": "workshop", "tile": "shutdown"}.get(
        sort, "sample"
    )
