"""How much the plates of a planet say at a zoom, and how they, the pills and the figures leave each other room."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Mapping, Sequence

import attrs
from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtGui import QPolygonF

from vanguard_desktop.core import PathId, SectorId
from vanguard_desktop.widgets.look import look

from ..figure_places import standing_box
from ..geometry import PLATE_ROOM, Form, most_said
from ..items.figure_item import FigureItem
from ..items.pill_item import PillSize
from ..items.plate_item import PlateItem
from .elbow_room import PILL_REACH, make_room
from .hanging import Hanging, Hung
from .signs_shown import signs_shown
from .ways import Ways

# What is tried one after the other until everything can be read: the form of plates, whether figures shrink, and what
# that costs beside the pills and plates that say less then.
_ATTEMPTS = {
    Form.CARD: ((Form.CARD, False, 0),),
    Form.PLATE: ((Form.PLATE, False, 0), (Form.PLATE, True, 0), (Form.NAME, True, 2)),
    Form.NAME: ((Form.NAME, True, 0),),
    Form.TAB: ((Form.TAB, True, 0),),
}
_PILLS = {
    Form.CARD: PillSize.WHOLE,
    Form.PLATE: PillSize.WHOLE,
    Form.NAME: PillSize.SLIM,
    Form.TAB: PillSize.SLIM,
}
_LOSS = {PillSize.DOT: 2, PillSize.NONE: 3}
_NAMELESS = 4  # is lost with a name
_REMEMBERED = 4
_NEAR_REACH = 22.0  # of pills between plates without names


@attrs.frozen
class Frame:
    """How the window shows the map; all in pixels, from where the map begins."""

    zoom: float = 1.0
    room: QMarginsF = PLATE_ROOM
    """Around the places of all sectors."""
    corner: QRectF | None = None
    """What lies over the map and cannot be moved off it."""
    window: QRectF | None = None
    """Where plates may lie beside that, if the map cannot be moved."""
    far: bool = False
    """Plates say only numbers."""


@attrs.frozen
class Layout:
    """Where everything stands at a zoom."""

    form: Form = Form.PLATE
    far: bool = False
    """Figures are small."""
    forms: Mapping[SectorId, Form] = attrs.field(factory=dict)
    plates: Mapping[SectorId, QPointF] = attrs.field(factory=dict)
    pills: Mapping[PathId, Hung] = attrs.field(factory=dict)

    def form_of(self, sector: SectorId) -> Form:
        return self.forms.get(sector, self.form)

    def shift_of(self, sector: SectorId) -> QPointF:
        """How far a plate stands beside its place."""
        return self.plates.get(sector, QPointF())

    def hung(self, path: PathId) -> Hung:
        return self.pills.get(path, Hung(PillSize.WHOLE, QPointF()))

    def loss(self) -> int:
        """How much cannot be seen although it might be asked for."""
        nameless = sum(form is Form.TAB is not self.form for form in self.forms.values())
        return _NAMELESS * nameless + sum(_LOSS.get(hung.size, 0) for hung in self.pills.values())


class Crowding:
    """`layout` says how everything stands now."""

    def __init__(self) -> None:
        self.layout = Layout()
        # A tray that opens and closes brings the same few windows back again and again.
        self._laid: deque[tuple[tuple[object, ...], Layout]] = deque(maxlen=_REMEMBERED)

    def lay(
        self,
        frame: Frame,
        plates: Mapping[SectorId, PlateItem],
        ways: Ways,
        standing_on: Callable[[SectorId], Sequence[FigureItem]],
    ) -> bool:
        """Look for room in a window; answers whether anything stands elsewhere now."""
        standing = {number: figures for number in plates if (figures := standing_on(number))}
        attempts = _ATTEMPTS[Form.TAB if frame.far else most_said(frame.zoom, look().text_scale)]
        laid_for = (
            frame,
            {number: (plate.box(attempts[0][0]), plate.box(Form.PLATE)) for number, plate in plates.items()},
            {id: way.pill.box(PillSize.WHOLE) for id, way in ways.by_id.items()},
            ways.leaving(),
            {number: [figure.size() for figure in figures] for number, figures in standing.items()},
        )
        before = self.layout
        for known, remembered in self._laid:
            if known == laid_for:
                self.layout = remembered
                return before != self.layout
        least = math.inf
        for form, far, cost in attempts:
            layout = _lay(form, far, frame, plates, ways, standing) if cost < least else None
            if layout is not None and (loss := cost + layout.loss()) < least:
                least, self.layout = loss, layout
        self._laid.append((laid_for, self.layout))
        return before != self.layout


def _lay(
    form: Form,
    far: bool,
    frame: Frame,
    plates: Mapping[SectorId, PlateItem],
    ways: Ways,
    standing: Mapping[SectorId, Sequence[FigureItem]],
) -> Layout | None:
    """Where everything stands in a form; None if something cannot be read then.

    Where names have no room, the sectors that are most in the way say only their numbers.
    """
    by_id, leaving = ways.by_id, ways.leaving()
    places = {number: plate.pos() * frame.zoom for number, plate in plates.items()}
    within = QPolygonF([*places.values()]).boundingRect().marginsAdded(frame.room)
    nameless = form is Form.TAB
    hanging = Hanging(frame.zoom, _PILLS[form], within, near=nameless)
    # The ways of the member in turn come first.
    pills = {id: hanging.place(by_id[id]) for id in sorted(by_id, key=lambda id: id not in leaving)}
    forms = dict.fromkeys(plates, form)
    while True:
        boxes = {number: plate.box(forms[number]).translated(places[number]) for number, plate in plates.items()}
        figures = {
            number: standing_box(group, QPointF(boxes[number].center().x(), boxes[number].top()), far=far)
            for number, group in standing.items()
        }
        reach = _NEAR_REACH if nameless else PILL_REACH
        room = make_room(boxes, pills, figures, within, frame.corner, leaving, reach)
        long = [number for number in room.covered if forms[number] is Form.NAME]
        if not long:
            break
        forms[long[0]] = Form.TAB
    if room.covered and form is Form.PLATE:
        return None
    plates_seen, figures_seen = _shifted(boxes, room.plates), _shifted(figures, room.plates)
    corner = [] if frame.corner is None else [frame.corner]
    firsts = sorted(pills, key=lambda id: (id not in leaving, id in room.crowded))
    hung = hanging.hang((by_id[id] for id in firsts), room, [*plates_seen.values(), *figures_seen.values(), *corner])
    shifts = dict(room.plates)
    if form is Form.NAME:
        slim = {number: box for number, box in plates_seen.items() if forms[number] is Form.NAME}
        others = [*corner, *hanging.seen(by_id, hung), *(box for key, box in plates_seen.items() if key not in slim)]
        around = within if frame.window is None else frame.window | within
        for number, box in signs_shown(plates, slim, figures_seen, others, around).items():
            forms[number] = Form.PLATE
            shifts[number] = box.topLeft() - places[number] - plates[number].box(Form.PLATE).topLeft()
    return Layout(form, far, forms, shifts, hung)


def _shifted(boxes: Mapping[SectorId, QRectF], shifts: Mapping[SectorId, QPointF]) -> dict[SectorId, QRectF]:
    return {number: box.translated(shifts[number]) for number, box in boxes.items()}
