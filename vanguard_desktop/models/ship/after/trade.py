"""The box of dice by color and kind, what the next die costs, and what each section owns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Command, DieId, Effect
from vanguard_desktop.dice.faces import ALL_DICE, Color, Die, DieType, Section
from vanguard_desktop.play.ship import trade
from vanguard_desktop.rulesets.ship.data.aboard.morale import ReturnDie
from vanguard_desktop.rulesets.ship.data.campaign.operations import PickOperationDie
from vanguard_desktop.rulesets.ship.data.common import ChooseThing
from vanguard_desktop.rulesets.ship.data.journey.debriefing import BuyDie, TakeDie
from vanguard_desktop.rulesets.ship.pieces import Piece, family_of, id_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import BOX_DICE, SEALED, dice
from vanguard_desktop.text.common.wording import Wording

from ..aboard import words_aboard
from ..things import thing_of

_KINDS = (DieType.BASIC, DieType.SPECIALIZED, DieType.EXPERT, DieType.WILD, DieType.UNIVERSAL)
Kind = tuple[Color, DieType, str]


@attrs.frozen(kw_only=True)
class BoxCell:
    """Dice of a kind in the box; `thing` is the one that an answer names. Of sealed ones none can be taken."""

    die: Die
    name: str
    things: tuple[Piece, ...]
    sealed: bool


@attrs.frozen(kw_only=True)
class SectionDice:
    """What a section owns; `picks` while it is to choose, `picked` is the die it has just taken."""

    section: Section
    dice: tuple[Die, ...]
    picks: bool
    picked: bool


def kind_of(die: Die) -> Kind:
    return die.color, die.type, "" if die.skill is None else die.skill.value


def die_named(piece: Piece) -> Die:
    return ALL_DICE[DieId(id_of(piece))]


def boxed(state: ShipState) -> tuple[Piece, ...]:
    """All dice of the box; an operation takes also of those that a campaign has to find first (OPS-07)."""
    sealed = [piece for piece in state.at(SEALED) if family_of(piece) == "dice"] if _is_given(state) else []
    return (*state.at(BOX_DICE), *sealed)


def box_shown(state: ShipState, wording: Wording) -> dict[Color, tuple[BoxCell, ...]]:
    """Every kind has its place, also when none of it is left."""
    names = words_aboard(wording, state).cards
    free = Counter(boxed(state) if _is_given(state) else trade.free_dice(state))
    kinds: dict[Kind, Die] = {}
    for die in ALL_DICE.values():
        kinds.setdefault(kind_of(die), die)
    there: dict[Kind, list[Piece]] = {}
    for piece in boxed(state):
        there.setdefault(kind_of(die_named(piece)), []).append(piece)

    def cell(kind: Kind, die: Die) -> BoxCell:
        things = tuple(there.get(kind, ()))
        name = names.name(Piece(f"dice:{die.id}"))
        return BoxCell(
            die=die, name=name, things=things, sealed=bool(things) and not any(free[each] for each in things)
        )

    order = sorted(kinds.items(), key=lambda item: _KINDS.index(item[0][1]))
    return {color: tuple(cell(kind, die) for kind, die in order if kind[0] is color) for color in Color}


def _asked(state: ShipState) -> Effect | None:
    question = state.question
    return question.effect.effect if isinstance(question, ChooseThing) else None


def _is_given(state: ShipState) -> bool:
    return isinstance(_asked(state), PickOperationDie)


def asks_for_die(state: ShipState) -> bool:
    """Whether a section takes a die out of the box."""
    return isinstance(_asked(state), TakeDie | PickOperationDie)


def as_boxed(state: ShipState, wording: Wording, answers: Sequence[Command]) -> list[Command]:
    """In the order in which the dice lie in the box, so that their keys run from left to right."""
    cells = (cell for cells in box_shown(state, wording).values() for cell in cells)
    laid = {str(thing): place for place, cell in enumerate(cells) for thing in cell.things}
    return sorted(answers, key=lambda each: laid.get(thing_of(each), len(laid)))


def sections_shown(state: ShipState) -> tuple[SectionDice, ...]:
    """While dice are taken, sections before the one that is asked have theirs already."""
    effect = _asked(state)
    asked = effect.section if isinstance(effect, TakeDie | ReturnDie | PickOperationDie) else None
    order = list(Section)
    return tuple(
        SectionDice(
            section=section,
            dice=tuple(map(die_named, state.at(dice(section)))),
            picks=section is asked,
            picked=isinstance(effect, TakeDie) and asked is not None and order.index(section) < order.index(asked),
        )
        for section in order
        if not state.entered or section in state.entered or not _is_given(state)
    )


def sum_of(state: ShipState, order: BuyDie) -> tuple[int, int, int]:
    """What the next die costs, what the instructor takes off, and what is left in the pool then."""
    whole, price = trade.price(state), trade.price(state, order.instructor)
    return whole, whole - price, state.pool.success - price
