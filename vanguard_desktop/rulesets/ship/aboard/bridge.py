"""BRG: tokens for the cycle, situations that were left open, new ones, and an empty scanner.

The limits of the pools hold against everything, also late in a campaign, when objective and tech level fill them by
themselves: what a card would add to a full pool is lost (CYC-18), and such cards still make up for what takes tokens.
"""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import ModifierKey

from .. import zones
from ..campaign.printed import objective, tech_card
from ..chapter import Chapter
from ..data.common import AskOrder
from ..data.tokens import PenaltyPlaced, PoolChanged
from ..modifiers import modifiers, spend
from ..moves import move, move_all, reveal, steps
from ..phases import Phase
from ..pieces import family_of, id_of, source_of
from ..state import ShipState
from ..tokens import command, energy


def command_tokens(state: ShipState) -> Sequence[Event]:
    """As many as the objective prints, on top of what is left (BRG-06, BRG-10)."""
    card = objective(state)
    return command(state, card.command) if card is not None else []


def penalty(state: ShipState) -> Sequence[Event]:
    """After drifting only one command token is left, and the penalty token goes back (BRG-07)."""
    if not state.pool.penalty:
        return []
    taken = [PoolChanged(command=1 - state.pool.command)] if state.pool.command > 1 else []
    return [PenaltyPlaced(on=False), *taken]


def energy_tokens(state: ShipState) -> Sequence[Event]:
    card = tech_card(state)
    return energy(state, card.energy) if card is not None else []


def change_income(state: ShipState) -> Sequence[Event]:
    """All modifiers of a pool in one sum, after the printed numbers and after the penalty (BRG-08, BRG-09, BRG-23)."""
    more_energy = modifiers(state, ModifierKey.ENERGY_INCOME)
    more_command = modifiers(state, ModifierKey.COMMAND_INCOME)
    by_morale = state.pages.morale[state.morale].energy
    return [
        *energy(state, by_morale + sum(each.standing.value for each in more_energy)),
        *command(state, sum(each.standing.value for each in more_command)),
        *spend(state, [*more_energy, *more_command]),
    ]


def check_situations(state: ShipState) -> Sequence[Event]:
    """What was left open last time takes effect, in an order chosen by the players (BRG-16, BRG-17)."""
    cards = [card for card in state.at(zones.ENVELOPE) if family_of(card) == "situations"]
    if not cards:
        return []
    texts = tuple(Waiting(effect=state.box.situations[id_of(card)].effect, source=source_of(card)) for card in cards)
    moved = move(cards, zones.ENVELOPE, zones.OPEN_SITUATIONS)
    return [*moved, steps(AskOrder(effects=texts, section=Section.SECURITY))]


def reveal_situations(state: ShipState) -> Sequence[Event]:
    """Nothing of them is resolved now; of a deck with too few cards all are drawn (BRG-18, BRG-19)."""
    found = modifiers(state, ModifierKey.SITUATIONS)
    card = objective(state)
    count = state.pages.morale[state.morale].situations + sum(each.standing.value for each in found)
    count += card.situations if card is not None else 0
    drawn = state.at(zones.POSSIBLE)[: max(0, count)]
    return [*reveal(drawn, zones.POSSIBLE, zones.OPEN_SITUATIONS), *spend(state, found)]


def clear_scanner(state: ShipState) -> Sequence[Event]:
    """The planet of the last cycle (BRG-20)."""
    return move_all(state, zones.SCANNER, zones.LANDINGS)


BRIDGE = Chapter(
    steps={
        (Phase.BRIDGE, "command"): command_tokens,
        (Phase.BRIDGE, "penalty"): penalty,
        (Phase.BRIDGE, "energy"): energy_tokens,
        (Phase.BRIDGE, "change_income"): change_income,
        (Phase.BRIDGE, "check_situations"): check_situations,
        (Phase.BRIDGE, "reveal_situations"): reveal_situations,
        (Phase.BRIDGE, "clear_scanner"): clear_scanner,
    },
)
