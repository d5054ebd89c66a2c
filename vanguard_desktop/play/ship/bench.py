"""What lies on the bench of the laboratory, before anybody goes there."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship.facilities.laboratory import projects
from vanguard_desktop.rulesets.ship.facilities.research_costs import is_payable
from vanguard_desktop.rulesets.ship.pieces import family_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import ENVELOPE


def on_the_bench(state: ShipState) -> int:
    return len(projects(state))


def payable_there(state: ShipState) -> int:
    """How many projects could be paid in a visit: new ones are laid there first (LAB-01)."""
    new = [piece for piece in state.at(ENVELOPE) if family_of(piece) == "research_projects"]
    return sum(is_payable(state, card) for card in (*projects(state), *new))
