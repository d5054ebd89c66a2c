"""What screens and chronicles ask the rules about a question and about a check."""

from __future__ import annotations

from vanguard_desktop.core import Command, Effect
from vanguard_desktop.rulesets.expedition.check.special import specials_of as specials_of
from vanguard_desktop.rulesets.expedition.crew.abilities import AnyTime, ability_of
from vanguard_desktop.rulesets.expedition.data import Exert, State
from vanguard_desktop.rulesets.expedition.options import alternatives as alternatives
from vanguard_desktop.rulesets.expedition.options import labels as labels
from vanguard_desktop.rulesets.expedition.options import printed as printed


def effect_of_use(state: State, command: Command) -> Effect | None:
    """What a card, skill, piece of equipment or find does, if it may be used beside the open question."""
    if not isinstance(command, AnyTime) or isinstance(command, Exert):
        return None
    ability = ability_of(state, command, state.question)
    return None if ability is None else ability.effect
