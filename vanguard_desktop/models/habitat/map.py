"""The ring map: what is known of each space, what lies there, and what may be planned there."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.play.habitat.planning import SPACES, can_be_explored, has_wall
from vanguard_desktop.rulesets.habitat.data.actions import PlanTask
from vanguard_desktop.rulesets.habitat.data.kinds import Modifier, Rover, Space, Terrain
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.words import HabitatWords

from ..bridge import Bridge
from ..common.row_model import RowModel
from .base import TOKEN_ICONS, Mark, PawnMark, pawn_mark
from .tasks import plannable

_ITEM_ICONS = {"sample": "sample", "objective": "objective", "find": "poi", "part": "spare_part", "seed": "seed"}
_TERRAIN_ICONS = {
    Terrain.EXTRA_PAWN: "action_pawn",
    Terrain.WOUND: "wound",
    Terrain.ADVENTURE: "accident",
    Terrain.ROVER_HAZARD: "rover",
    Terrain.GLOOM: "morale",
    Terrain.WALL: "blocked",
}


@attrs.frozen(kw_only=True)
class SpaceRow:
    """`region` is empty where nobody was yet; `reachable` ones may be explored. `plans` are the tasks open here, `does`
    says them in words.
    """

    id: Space
    ring: int
    direction: str
    region: str = ""
    explored: bool = False
    reachable: bool = False
    wall: bool = False
    camp: bool = False
    terrain: tuple[Mark, ...] = ()
    items: tuple[Mark, ...] = ()
    tokens: tuple[Mark, ...] = ()
    pawns: tuple[PawnMark, ...] = ()
    rovers: tuple[str, ...] = ()
    plans: tuple[PlanTask, ...] = ()
    does: tuple[str, ...] = ()
    on_route: bool = False


class SpaceModel(RowModel[SpaceRow]):
    """From the inner ring outward, clockwise from the north."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._words = HabitatWords(wording.names)
        self.refresh()

    def _fresh(self) -> Sequence[SpaceRow]:
        state: HabitatState = self._bridge.state
        tasks: dict[Space, list[PlanTask]] = {}
        for command in plannable(self._bridge):
            if command.task.space is not None:
                tasks.setdefault(command.task.space, []).append(command)
        return [self._row(state, each, tuple(tasks.get(each, ()))) for each in SPACES]

    def _row(self, state: HabitatState, space: Space, plans: tuple[PlanTask, ...]) -> SpaceRow:
        called = self._words.called
        card = state.regions.get(space)
        region = state.box.others["habitat_regions"].get(card) if card is not None else None
        #: Name of a region where nothing is: the pile of its ring is empty.
        bare = self.tr("Bare ground")
        stacks = [each for each in (*state.plan, *(one.stack for one in state.declared)) if each.task.space == space]
        routes = [step for each in state.plan if each.route is not None for step in each.route.steps]
        return SpaceRow(
            id=space,
            ring=int(space[1]),
            direction=space[3:],
            region="" if card is None else bare if region is None else called.card("habitat_regions", card),
            explored=card is not None,
            reachable=can_be_explored(state, space),
            wall=has_wall(state, space),
            camp=space in state.camps,
            terrain=tuple(
                Mark(icon=_TERRAIN_ICONS[each], name=self._terrain(each), bad=space not in state.seen)
                for each in (() if region is None else region.terrain)
            ),
            items=tuple(
                Mark(icon=_ITEM_ICONS.get(item.partition(":")[0], "sample"), name=called.item(item))
                for item in state.on_map.get(space, ())
            ),
            tokens=tuple(self._token(each) for each in state.marks.get(space, ())),
            pawns=tuple(pawn_mark(state, pawn, self._words) for each in stacks for pawn in each.pawns),
            rovers=tuple(called.rover(each.rover) for each in stacks if each.rover in tuple(Rover)),
            plans=plans,
            does=tuple(dict.fromkeys(self._words.tasks.task(each.task, state) for each in plans)),
            on_route=space in routes,
        )

    def _token(self, token: Modifier) -> Mark:
        return Mark(icon=TOKEN_ICONS[token], name=self._words.called.modifier(token), bad=True)

    def _terrain(self, terrain: Terrain) -> str:
        return {
            #: What a region of the map does to those who cross it.
            Terrain.EXTRA_PAWN: self.tr("needs one more pawn"),
            #: What a region of the map does to those who cross it.
            Terrain.WOUND: self.tr("wounds"),
            #: What a region of the map does to those who cross it.
            Terrain.ADVENTURE: self.tr("an adventure"),
            #: What a region of the map does to those who cross it.
            Terrain.ROVER_HAZARD: self.tr("hard on rovers"),
            #: What a region of the map does to those who cross it.
            Terrain.GLOOM: self.tr("gloomy"),
            #: What a region of the map does: its outer side is closed.
            Terrain.WALL: self.tr("a wall on the outer side"),
        }[terrain]

    @property
    def routes(self) -> tuple[tuple[Space | None, ...], ...]:
        """The planned ways, space by space, to where something is done; None is the hub."""
        state: HabitatState = self._bridge.state
        found = []
        for stack in state.plan:
            steps = () if stack.route is None else stack.route.steps
            goal = stack.task.space
            if goal is not None and steps[-1:] != (goal,):
                steps = (*steps, goal)
            if steps:
                found.append((None if stack.route is None else stack.route.start, *steps))
        return tuple(found)

    def title(self, row: SpaceRow) -> str:
        """Over what can be done there."""
        return f"{row.region} ({row.id})" if row.region else str(row.id)

    def words(self, row: SpaceRow) -> str:
        if not row.explored:
            if row.reachable:
                #: Read aloud of a space of the map. {space} is as R1-NE.
                text = self.tr("{space}: can be explored")
            else:
                #: Read aloud of a space of the map. {space} is as R1-NE.
                text = self.tr("{space}: not explored")
            return text.format(space=row.id)
        return ", ".join((f"{row.id}: {row.region}", *(each.name for each in (*row.terrain, *row.items, *row.tokens))))
