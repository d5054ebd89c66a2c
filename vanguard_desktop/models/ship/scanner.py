"""The planetary scanner: three parts of a landing card; what is covered says nothing but its price."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import Command, MemberId
from vanguard_desktop.play import voyages
from vanguard_desktop.rulesets.ship.data.journey.scanner import AssignScout, RevealPart, Scan
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import LandingCard

from ..bridge import Bridge
from ..common.row_model import RowModel
from .star_chart import StarChart


@attrs.frozen(kw_only=True)
class PartRow:
    """A part of the card in the scanner, counted from 1. Only an open one has `icons` (names of icons) and `lines`.

    `order` turns it up, if that may be done now; `reason` says why not.
    """

    id: int
    title: str
    open: bool
    next: bool
    cost: int
    order: Command | None = None
    reason: str = ""
    icons: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()


class ScannerModel(RowModel[PartRow]):
    """Three parts while there is a landing card in the scanner, otherwise none."""

    def __init__(self, bridge: Bridge, chart: StarChart, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._chart = chart
        self._names, self._text = chart.names, chart.text
        self.refresh()

    @property
    def _state(self) -> ShipState:
        return self._chart.state

    @property
    def planet(self) -> str:
        """The name of the card, which is always visible (SCN-04); empty if there is none."""
        card = voyages.in_scanner(self._state)
        return "" if card is None else self._text.landing(card.id)

    @property
    def record(self) -> str:
        """The world whose picture the card carries, so that a planet keeps its face; empty without a card."""
        card = voyages.in_scanner(self._state)
        return "" if card is None else card.record or card.world

    @property
    def scouts(self) -> int:
        """How many are out for the next part."""
        return self._state.scouts

    def scout_orders(self) -> tuple[tuple[MemberId, AssignScout], ...]:
        """Who may be sent now."""
        sent = (each for each in self._bridge.answers() if isinstance(each, AssignScout))
        return tuple((each.scout, each) for each in sent)

    def _fresh(self) -> tuple[PartRow, ...]:
        card = voyages.in_scanner(self._state)
        if card is None:
            return ()
        costs = enumerate(voyages.scan_costs(self._state))
        return tuple(self._row_of(card, part + 1, cost) for part, cost in costs)

    def _row_of(self, card: LandingCard, part: int, cost: int) -> PartRow:
        state = self._state
        row = PartRow(
            id=part,
            title=self._text.part(part),
            open=part <= state.scanned,
            next=part == state.scanned + 1,
            cost=cost,
        )
        if row.open:
            return attrs.evolve(row, icons=_icons(card, part), lines=self._lines(card, part))
        if self._chart.past or not isinstance(state.question, Scan):
            return row
        order = RevealPart(part=part)
        reason = self._bridge.why_not(order)
        why = "" if reason is None else self._text.why(reason, state) if row.next else self._text.later()
        return attrs.evolve(row, order=order if reason is None else None, reason=why)

    def _lines(self, card: LandingCard, part: int) -> tuple[str, ...]:
        text = self._text
        match part:
            case 1:
                lines = (
                    ", ".join(self._names.biome(biome) for biome in card.biomes),
                    ", ".join(self._names.icon(icon.value) for icon in card.icons),
                )
            case 2:
                lines = (text.recommended(card.landing) if card.landing else "", "")
            case _:
                lines = (
                    text.dangers(card.dangers) if card.dangers else "",
                    text.printed(card.advice) if card.advice else "",
                )
        return tuple(line for line in lines if line)

    def price(self, row: PartRow) -> str:
        """What a covered part costs."""
        return self._text.costs(row.cost)

    def words(self, row: PartRow) -> str:
        #: A part of a landing card in a list. {part} is what it tells about, {state} is as "open" or "Costs 1 energy".
        words = self.tr("{part}: {state}")
        state = self._text.open() if row.open else self._text.costs(row.cost)
        return self._names.spoken(words.format(part=row.title, state=state))


def _icons(card: LandingCard, part: int) -> tuple[str, ...]:
    if part != 1:
        return ()
    return (*(f"biome_{biome.value}" for biome in card.biomes), *(icon.value for icon in card.icons))
