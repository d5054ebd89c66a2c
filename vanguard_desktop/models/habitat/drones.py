"""The drones of a mission: what each is good for, where it works in this sol, and how it is put to work."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.play.habitat.planning import drone_action, drone_at_work, drones_left, drones_of, owner_of
from vanguard_desktop.rulesets.habitat.data.actions import PutPawn
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.ahead import HabitatAhead
from vanguard_desktop.text.habitat.words import HabitatWords

from ..bridge import Bridge
from ..common.row_model import RowModel


@attrs.frozen(kw_only=True)
class DroneRow:
    """`does` says what it helps with, `work` where it is planned and who operates it; `idle` ones can still be used.

    `puts` are the ways to put it to work, one for each action and operator.
    """

    id: str
    name: str
    letter: str
    does: str
    work: str = ""
    idle: bool = True
    seat: int = 0
    puts: tuple[PutPawn, ...] = ()


class DroneModel(RowModel[DroneRow]):
    """In the order in which they came along."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._words = HabitatWords(wording.names)
        self.refresh()

    def _fresh(self) -> Sequence[DroneRow]:
        state: HabitatState = self._bridge.state
        left = drones_left(state)
        puts = [each for each in self._bridge.answers() if isinstance(each, PutPawn) and each.pawn.startswith("drone:")]
        return [self._row(state, each, puts, left) for each in drones_of(state)]

    def _row(self, state: HabitatState, drone: str, puts: Sequence[PutPawn], left: int) -> DroneRow:
        called = self._words.called
        name, busy = called.card("habitat_drones", drone), drone_at_work(state, drone)
        operator = None if busy is None else owner_of(busy[1])
        work, seat = "", 0
        if busy is not None and operator is not None:
            someone = state.astronaut(operator)
            seat = 0 if someone is None else someone.seat
            #: Beside a drone that is at work. {task} is an action, {astronaut} operates it.
            text = self.tr("{task}, operated by {astronaut}")
            work = text.format(task=self._words.tasks.task(busy[0].task, state), astronaut=called.astronaut(operator))
        return DroneRow(
            id=drone,
            name=name,
            letter=name[:1].upper(),
            does=HabitatAhead().does(drone_action(state, drone)),
            work=work,
            idle=busy is None and left > 0,
            seat=seat,
            puts=tuple(each for each in puts if each.pawn.startswith(f"drone:{drone}@")),
        )

    def words(self, row: DroneRow) -> str:
        """All that is to be known of it."""
        #: Read aloud of a drone. {name} is its name, {does} what it helps with.
        said = [self.tr("Drone {name}: {does}").format(name=row.name, does=row.does)]
        if row.work:
            said.append(row.work)
        elif not row.idle:
            #: Of a drone: as many as are allowed are at work already.
            said.append(self.tr("cannot be used any more in this sol"))
        return ". ".join(said)
