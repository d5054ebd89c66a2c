"""The hangar while a lander is fitted out: the landers, the slots of the chosen one, the mods that hang ready."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Command
from vanguard_desktop.play.campaign import follow_on
from vanguard_desktop.play.ship import lander
from vanguard_desktop.rulesets.ship.data.facilities.hangar import AttachMod, ChooseLander, DetachMod, FitOutLander
from vanguard_desktop.rulesets.ship.pieces import Piece, id_of, name_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import LANDER_MODS
from vanguard_desktop.setting import LanderCard, ModCard
from vanguard_desktop.text.common.wording import Wording

from ...bridge import Bridge
from ...common.cards import CardShown
from ..cards import card_shown
from .figures import figure_lines, figure_words, lander_shown, mod_words


@attrs.frozen(kw_only=True)
class FitRow:
    """A lander or a mod, or `count` alike; `order` takes it, else `reason` says why not. One is `chosen`."""

    piece: Piece
    card: CardShown
    structural: bool = False
    count: int = 1
    order: Command | None = None
    reason: str = ""
    chosen: bool = False
    damaged: bool = False


@attrs.frozen(kw_only=True)
class SlotsShown:
    """Slots of a kind on the lander, and the mods in them."""

    structural: bool
    rows: tuple[FitRow, ...]
    most: int


@attrs.frozen(kw_only=True)
class HangarShown:
    """`keyed` has a place for each lander, if there are several, and each kind of mods: what chooses it or puts it on.

    So a key means the same as long as the lander is fitted out, and never takes anything off again.
    """

    name: str
    figures: str
    landers: tuple[FitRow, ...]
    slots: tuple[SlotsShown, ...]
    mods: tuple[FitRow, ...]
    keyed: tuple[Command | None, ...]


def hangar_shown(bridge: Bridge, wording: Wording, state: ShipState) -> HangarShown:
    """On a page that is read again nothing can be changed."""
    asked = isinstance(state.question, FitOutLander) and state is bridge.state
    maker = _Maker(bridge, wording, state, asked)
    name, figures = lander_shown(state, wording)
    landers, mods = tuple(map(maker.lander, lander.landers(state))), tuple(maker.mods())
    slots = tuple(map(maker.slots, (True, False))) if state.lander is not None else ()
    attaches = {id_of(row.piece): row.order for row in mods}
    kinds = {id_of(row.piece): row for row in (*mods, *(row for each in slots for row in each.rows))}
    in_order = sorted(kinds.values(), key=_by_kind)
    choices = [row.order for row in landers] if len(landers) > 1 else []
    return HangarShown(
        name=name,
        figures=figures,
        landers=landers,
        slots=slots,
        mods=mods,
        keyed=(*choices, *(attaches.get(id_of(row.piece)) for row in in_order)),
    )


def _by_kind(row: FitRow) -> tuple[bool, str]:
    return not row.structural, row.card.name


def figures_after(bridge: Bridge, wording: Wording, order: Command) -> str:
    """The figures as they are, and what this order would make of them; empty once it can no longer be given."""
    if bridge.why_not(order) is not None:
        return ""
    before = bridge.state
    after = follow_on(bridge.box, bridge.game.position, order)[1].state
    if not isinstance(before, ShipState) or not isinstance(after, ShipState) or after.lander is None:
        return ""
    return figure_words(wording, lander.figures(before), lander.figures(after))


@attrs.frozen
class _Maker:
    bridge: Bridge
    wording: Wording
    state: ShipState
    asked: bool

    def lander(self, piece: Piece) -> FitRow:
        state, card = self.state, lander.printed(self.state, piece)
        assert isinstance(card, LanderCard)
        told = card_shown(state, self.wording, piece)
        damaged, chosen = piece in state.damaged, name_of(piece) == state.lander
        row = FitRow(
            piece=piece,
            card=self._with(told, *figure_lines(card)),
            chosen=chosen,
            damaged=damaged,
        )
        return row if chosen else self._ordered(row, ChooseLander(lander=name_of(piece)))

    def slots(self, structural: bool) -> SlotsShown:
        card = self.state.box.landers[self.state.lander] if self.state.lander is not None else None
        rows = (self._ordered(self._mod(mod), DetachMod(mod=mod)) for mod in self._on(structural))
        most = 0 if card is None else card.structural if structural else card.utility
        return SlotsShown(structural=structural, rows=tuple(rows), most=most)

    def _on(self, structural: bool) -> tuple[Piece, ...]:
        return tuple(lander.fitted_mods(self.state, structural=structural))

    def mods(self) -> list[FitRow]:
        """Of several copies one is shown, the one that the rules name; none moves up when another finds no slot."""
        there = lander.stored_mods(self.state)
        counts = Counter(map(id_of, there))
        rows = [
            self._ordered(attrs.evolve(self._mod(mod), count=counts[id_of(mod)]), AttachMod(mod=mod))
            for mod in {id_of(mod): mod for mod in reversed(there)}.values()
        ]
        return sorted(rows, key=_by_kind)

    def _mod(self, piece: Piece) -> FitRow:
        card = lander.printed(self.state, piece)
        assert isinstance(card, ModCard)
        told = card_shown(self.state, self.wording, piece)
        return FitRow(piece=piece, card=self._with(told, mod_words(card)), structural=card.structural)

    def _with(self, card: CardShown, *figures: str) -> CardShown:
        """Figures stand above the lines of a card, and are read aloud before them."""
        lines = tuple(line for line in (*figures, *card.lines) if line)
        return attrs.evolve(card, lines=lines, spoken=self.wording.names.spoken(" ".join(lines)))

    def _ordered(self, row: FitRow, order: Command) -> FitRow:
        if not self.asked:
            return row
        reason = self.bridge.why_not(order)
        if reason is None:
            return attrs.evolve(row, order=order)
        return attrs.evolve(row, reason=self.wording.in_book(self.state).why(reason, self.state))


def as_now(state: ShipState) -> tuple[Command, ...]:
    """What fits out a bare hangar as it is now."""
    chosen = () if state.lander is None else (ChooseLander(lander=state.lander),)
    return (*chosen, *(AttachMod(mod=mod) for mod in state.at(LANDER_MODS)))


def back_to(state: ShipState, before: Sequence[Command]) -> tuple[Command, ...]:
    """What makes it again what it was; with another lander all mods come off by themselves."""
    chosen = next((each for each in before if isinstance(each, ChooseLander)), None)
    wanted = [each for each in before if isinstance(each, AttachMod)]
    if chosen is not None and chosen.lander != state.lander:
        return (chosen, *wanted)
    kept, now = {each.mod for each in wanted}, state.at(LANDER_MODS)
    off = [DetachMod(mod=mod) for mod in now if mod not in kept]
    return (*off, *(each for each in wanted if each.mod not in now))
