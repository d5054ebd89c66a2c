"""The planet map: whatever the lists say, lies on it; nothing on it moves by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from vanguard_desktop.core import MemberId, SectorId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.row_model import RowModel
from vanguard_desktop.models.expedition.members import MemberModel
from vanguard_desktop.models.expedition.paths import PathModel
from vanguard_desktop.models.expedition.sectors import SectorModel
from vanguard_desktop.models.expedition.tokens import TokenModel
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.expedition.data.events import StandeeMoved, ThreatMoved, Traveled
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import look, night_of

from ..figure_places import stand
from ..geometry import LAND, Form, board_point
from ..items.figure_item import FigureItem, PawnItem, PieceItem
from ..items.land_item import LandItem
from ..items.note_item import NoteItem
from ..items.plate_item import PlateItem, Target
from ..mirror import Mirror
from ..motion import Motion, Walk
from .building import Belt, Building
from .crowding import Crowding, Frame
from .journey import Journey
from .land_levels import Land, LandLevels
from .ways import Way as PathWay
from .ways import Ways

ItemT = TypeVar("ItemT", bound=QGraphicsItem)
R = TypeVar("R", bound=Any)


class PlanetScene(QGraphicsScene):
    """Land, paths, sectors and figures of one expedition.

    `path_choice_wanted` carries orders that lead to the same sector: ask the players which. `sector_focused` carries
    the sector that keyboard or mouse rest on, or 0. `explained` carries a reason to be said where the keyboard player
    looks, or an empty text to take it back.
    """

    path_choice_wanted = Signal(object)
    sector_focused = Signal(int)
    explained = Signal(str)

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(LAND, parent)
        self.bridge, self.wording = bridge, wording
        self.members = MemberModel(bridge, wording, self)
        self.sectors = SectorModel(bridge, wording, self)
        self.paths = PathModel(bridge, wording, self)
        self.tokens = TokenModel(bridge, wording, self)
        self.journey = Journey(bridge, wording, self.members, self.paths, self)
        self.journey.path_choice_wanted.connect(self.path_choice_wanted)
        self.journey.explained.connect(self.explained)
        self.motion = Motion(self)
        self.enter_is_taken: Callable[[], bool] = lambda: False  # by something that is bright elsewhere
        self.focused_sector: SectorId | None = None
        self._frame, self._crowding = Frame(), Crowding()
        self._ringed = False
        self._held: PawnItem | PieceItem | None = None
        self._targets: dict[SectorId, Target] | None = None
        self._lit: Set[SectorId] = frozenset()
        self._asked: Set[SectorId] | None = None

        self.setBackgroundBrush(night_of("space"))
        self.note = self._added(NoteItem())
        self.ways = Ways(self, self.sectors, self.paths, self.journey)
        board = bridge.state.board
        self.levels = LandLevels(Land(board.id, board.relief, self._built() if board.built else None), self)
        self._added(LandItem(self.levels))
        self._plates = self._mirror(self.sectors, PlateItem, PlateItem.set_row)
        self._pawns = self._mirror(self.members, PawnItem, PawnItem.set_row)
        self._pieces = self._mirror(self.tokens, PieceItem, PieceItem.set_row)
        look().changed.connect(self._on_look_changed)
        self.refresh()

    def _built(self) -> Building:
        """Halls and belts lie where the sectors and the ways between them are."""
        halls = tuple(board_point(row.x, row.y).toTuple() for row in self.sectors.rows)
        ways = self.ways.by_id.values()
        return Building(halls, tuple(Belt.along(way.curve, one_way=way.row.one_way) for way in ways))

    @property
    def plates(self) -> dict[SectorId, PlateItem]:
        return self._plates.things

    @property
    def pawns(self) -> dict[MemberId, PawnItem]:
        return self._pawns.things

    @property
    def pieces(self) -> Iterable[PieceItem]:
        return self._pieces.things.values()

    @property
    def form(self) -> Form:
        """How much plates say at the zoom of now."""
        return self._crowding.layout.form

    def show_in(self, frame: Frame) -> None:
        """Plates say less far away and open as cards nearby, and use the room that the window has."""
        self._frame = frame
        if self._make_room():
            self.settle()

    def focus_sector(self, sector: SectorId | None) -> None:
        """Rest on a sector: its plate is ringed, its paths say why they cannot be used."""
        if sector == self.focused_sector:
            return
        self.focused_sector = sector
        self.settle()
        self.explained.emit("")
        self.sector_focused.emit(sector or 0)

    def show_ring(self, ringed: bool) -> None:
        """The ring shows where the keyboard is, so it goes when the keyboard is elsewhere."""
        self._ringed = ringed
        self.settle()

    def show_targets(self, pawn: PawnItem | PieceItem) -> None:
        """Say of every sector whether the pawn in the hand may be put there."""
        self._held = pawn
        self.show_places({number for number in self.plates if self.journey.legal(number)}, home=pawn.row.sector)

    def show_places(self, legal: Set[SectorId], home: SectorId | None = None) -> None:
        """The same of a piece that may come from beside the map."""
        self._targets = {
            number: Target.LEGAL if number in legal else Target.ILLEGAL for number in self.plates if number != home
        }
        self.settle()

    def light(self, sectors: Set[SectorId]) -> None:
        """Show which sectors an action is about that somebody looks at."""
        if sectors != self._lit:
            self._lit = sectors
            self.settle()

    @property
    def asks_where(self) -> bool:
        """Whether one of the sectors that are lit is to be chosen as the goal of a travel."""
        return self._asked is not None

    @property
    def goals(self) -> list[SectorId]:
        """The sectors among which is chosen, in the order of their numbers."""
        return sorted(self._asked or ())

    def ask_where(self, sectors: Set[SectorId] | None) -> None:
        """Ask where to; None takes the question back."""
        if sectors != self._asked:
            self._asked = sectors
            self.settle()

    def is_goal(self, sector: SectorId) -> bool:
        """Whether it is one of those that are asked for."""
        return self._asked is not None and sector in self._asked

    def press_sector(self, sector: SectorId) -> None:
        """A press on a sector: it answers what is asked, or it is where the journey goes, or somebody looks at it."""
        if (answer := self.sectors.row(sector).answer) is not None:
            self.journey.order(answer)
        elif self.is_goal(sector):
            self.journey.go(sector)
        else:
            self.focus_sector(sector)

    def clear_targets(self) -> None:
        self._held = self._targets = None
        self.note.say("")
        self.settle()

    def finish_motion(self) -> None:
        """Whatever moves, arrives: somebody wants to go on."""
        self.motion.finish()

    def settle(self) -> None:
        """Put everything where the lists say it is."""
        layout = self._crowding.layout
        for id, way in self.ways.by_id.items():
            way.pill.set_size(layout.hung(id).size)
            way.pill.set_shift(layout.hung(id).shift)
        for figure in (*self.pawns.values(), *self.pieces):
            figure.set_far(layout.far)
        for number, plate in self.plates.items():
            focused = number == self.focused_sector
            # A focused sector says its name even where there is hardly room for it.
            plate.set_form(Form.NAME if focused and layout.form_of(number) is Form.TAB else layout.form_of(number))
            plate.set_shift(layout.shift_of(number))
            plate.set_focused(focused and self._ringed)
            if self._targets is not None:
                plate.set_target(self._targets.get(number, Target.NONE))
            else:  # a sector that answers the open question is shown without a pawn in the hand, too
                lit = plate.row.answer is not None or number in self._lit or self.is_goal(number)
                plate.set_target(Target.LEGAL if lit else Target.NONE)
            figures = self.standing_on(number)
            stand(figures, QPointF(plate.body.center().x(), plate.body.top()))
            for figure in figures:
                figure.home = plate.pos()
                if figure is not self._held and not self.motion.moves(figure):
                    figure.setPos(figure.home)
        for pawn in self.pawns.values():
            pawn.setVisible(pawn.row.sector is not None)
        self.ways.ask(self.focused_sector)

    def standing_on(self, sector: SectorId) -> list[FigureItem]:
        """The figures of a sector from left to right."""
        pieces = [piece for piece in self.pieces if piece.row.sector == sector]
        pawns = (self.pawns[row.id] for row in self.members.rows if row.sector == sector)
        return [*pieces, *pawns]

    def _make_room(self) -> bool:
        return self._crowding.lay(self._frame, self.plates, self.ways, self.standing_on)

    def _mirror(
        self, model: RowModel[R], make: Callable[[R], ItemT], change: Callable[[ItemT, R], None]
    ) -> Mirror[R, ItemT]:
        return Mirror(model, make=lambda row: self._added(make(row)), change=change, drop=self.removeItem, parent=self)

    def _added(self, item: ItemT) -> ItemT:
        self.addItem(item)
        return item

    def refresh(self) -> None:
        """Everything stands where the lists say, and says what they say."""
        self.motion.finish()
        self._make_room()
        self.settle()

    def move(self, step: Step) -> None:
        """Who went somewhere in this step is seen going there."""
        if step.way not in (Way.PLAYED, Way.REDONE):
            return
        where = {member.id: member.sector for member in getattr(step.before, "members", ())}
        prowled = {
            (threat.card, number): sector
            for threat in getattr(step.before, "threats", ())
            for number, sector in enumerate((threat.sector, *threat.others))
        }
        for event in step.events:
            if isinstance(event, Traveled):
                start, where[event.member] = where.get(event.member), event.to
                way = None if event.path is None else self.ways.by_id.get(event.path)
                if way is not None and start is not None and event.member in self.pawns:
                    self._walk(self.pawns[event.member], way, start)
            elif isinstance(event, ThreatMoved | StandeeMoved):
                number = event.standee if isinstance(event, StandeeMoved) else 0
                start, prowled[event.card, number] = prowled.get((event.card, number)), event.to
                piece = self._pieces.things.get(f"threat:{event.card}:{number}")
                if piece is not None and start is not None:
                    self._glide(piece, start, event.to)

    def _walk(self, pawn: PawnItem, way: PathWay, start: SectorId) -> None:
        self.motion.add(Walk(item=pawn, line=way.leaving(start).line(), duration=look().duration("pawn_step")))

    def _glide(self, piece: PieceItem, start: SectorId, to: SectorId) -> None:
        """A threat needs no path: it comes straight from where it stood."""
        line = QPainterPath(self.plates[start].pos())
        line.lineTo(self.plates[to].pos())
        self.motion.add(Walk(item=piece, line=line, duration=look().duration("pawn_step")))

    def _on_look_changed(self) -> None:
        for plate in self.plates.values():
            plate.measure()
        for figure in (*self.pawns.values(), *self.pieces):
            figure.measure()
        self.ways.measure()
        self.note.measure()
        self.refresh()
