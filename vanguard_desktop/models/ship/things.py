"""What an answer aboard is about: somebody, a card, a die, a place, by the name that the rules have for it."""

from __future__ import annotations

from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.ship.data.common import PickThing
from vanguard_desktop.rulesets.ship.pieces import crew, piece

# Fields of commands that name a piece as it is, somebody, or a card of a family.
_PIECES = ("mod", "card")
_PEOPLE = ("member", "scout")
_CARDS = {"operation": "operations", "lander": "landers"}
# Those who do something to somebody else: two people stand in such an answer.
_OF_TWO = ("patient", "other", "trainee")


def thing_of(command: Command) -> str:
    """Empty where an answer is about nothing that lies on the table, or about more than one."""
    if isinstance(command, PickThing):
        return command.thing
    if any(hasattr(command, field) for field in _OF_TWO):
        return ""
    for field in _PIECES:
        if ":" in (named := getattr(command, field, "") or ""):
            return str(named)
    for field in _PEOPLE:
        if (member := getattr(command, field, None)) is not None:
            return crew(member)
    for field, family in _CARDS.items():
        if (card := getattr(command, field, None)) is not None:
            return piece(family, card)
    return ""
