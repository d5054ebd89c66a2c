"""How often players are asked where nothing is decided."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.crew.abilities import ability_of
from vanguard_desktop.rulesets.expedition.crew.timing import WHATEVER_IS_ASKED
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.commands import Exert, GiveEquipment


def nothing_to_decide(game):
    """One answer, and nothing beside it that is for this moment; a cost that exerting could meet is a decision."""
    legal, state = game.legal, game.state
    if len(legal.answers) != 1 or isinstance(state.question, ask.React):
        return False
    things = (command for command in legal.beside if not isinstance(command, Exert | GiveEquipment))
    uses = (ability_of(state, command, state.question) for command in things)
    return not any(use is not None and use.when not in WHATEVER_IS_ASKED for use in uses)
