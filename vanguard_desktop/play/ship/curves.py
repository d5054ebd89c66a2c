"""How a campaign went from night to night: morale, dice and supplies whenever an evening could have ended."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from vanguard_desktop.core import BookOpened, Event
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data.events import SuppliesChanged
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.morale import MoraleChanged
from vanguard_desktop.rulesets.ship.data.journey.cycle import CycleBegun, Moved, StepBegun, TeamHome
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import family_of
from vanguard_desktop.setting import ExpeditionOpening, MoraleLevel

from ..game import Game
from .evenings import ship_of

# One section stands for all: each owns the same number of dice (DBR-09).
_BOX = zones.BOX_DICE
_NOBODY = (None, None, None)
_OWN = (zones.dice(Section.SECURITY), zones.board_dice(Section.SECURITY))


@attrs.frozen(kw_only=True)
class Night:
    """`supplies`, `finds` and `injuries` are what the team brought home; None where none was away."""

    cycle: int
    morale: MoraleLevel
    dice: int
    supplies: int | None
    finds: int | None
    injuries: int | None


def nights_of(game: Game) -> tuple[Night, ...]:
    """On the line of play the players stand on, up to where they stand."""
    ship = ship_of(game)
    if ship is None:
        return ()
    return tuple(_told(event for events in game.history(game.first, game.cursor.step) for event in events))


def _told(events: Iterable[Event]) -> Iterable[Night]:
    cycle, morale, dice = 0, MoraleLevel.MEDIUM, 0
    away: int = 0
    home: tuple[int | None, int | None, int | None] = _NOBODY
    for event in events:
        match event:
            case CycleBegun():
                cycle, home = cycle + 1, _NOBODY
            case MoraleChanged(level=level):
                morale = level
            case Moved(pieces=pieces, start=start, to=to) if pieces and family_of(pieces[0]) == "dice":
                dice += len(pieces) * ((to in _OWN) - (start in _OWN))
            case BookOpened(opening=ExpeditionOpening(supplies=taken)):
                away = taken
            case SuppliesChanged(by=by):
                away += by
            case TeamHome(home=brought):
                hurt = sum(len(each.injuries) for each in brought.team)
                home = (away, len(brought.found) + len(brought.uniques_found), hurt)
            case StepBegun(phase=Phase.SAVE_POINT, step="stop_or_continue"):
                supplies, finds, injuries = home
                yield Night(cycle=cycle, morale=morale, dice=dice, supplies=supplies, finds=finds, injuries=injuries)
            case _:
                pass
