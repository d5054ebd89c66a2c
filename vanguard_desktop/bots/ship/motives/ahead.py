"""What speaks for an answer on the way to the next planet: course, facilities, launch."""

from __future__ import annotations

from vanguard_desktop.core import CardId, MemberId, WorldId
from vanguard_desktop.dice.faces import Icon, Section
from vanguard_desktop.rulesets.ship.pieces import Piece
from vanguard_desktop.setting import Stat

from ...motive import Motive

# ---- The star map and the scanner


class ObjectiveAsks(Motive, tag="ship_objective_asks"):
    """The objective asks for what can be done there."""

    card: Piece
    planet: WorldId


class ObjectiveThere(Motive, tag="ship_objective_there"):
    """What the objective asks for can be read there."""

    card: Piece


class MissionsLeft(Motive, tag="ship_missions_left"):
    """Missions were left undone on that planet."""

    planet: WorldId


class NobodyWasThere(Motive, tag="ship_nobody_was_there"):
    """Nobody has been on that planet."""

    planet: WorldId


class NearestPlanet(Motive, tag="ship_nearest_planet"):
    """It keeps the ship from drifting."""

    planet: WorldId


class OnTheWay(Motive, tag="ship_on_the_way"):
    """There is something new to read, and the energy suffices for the planet all the same."""

    planet: WorldId


class EnergyShort(Motive, tag="ship_energy_short"):
    """The energy suffices for no planet; what is left stays for the next bridge."""


class EnergyIsLost(Motive, tag="ship_energy_is_lost"):
    """Energy left over is lost, and that part tells something new."""


class TellsMore(Motive, tag="ship_tells_more"):
    """It tells what a planet is like before anybody packs for it."""


class KnownPlanet(Motive, tag="ship_known_planet"):
    """A team has been there already."""

    planet: WorldId


class ScanTooDear(Motive, tag="ship_scan_too_dear"):
    """The energy does not suffice for the next part."""


# ---- Facilities


class ProjectPayable(Motive, tag="ship_project_payable"):
    """A research project can be paid."""

    card: Piece


class ProjectMoves(Motive, tag="ship_project_moves"):
    """A production project comes nearer to its end."""

    card: Piece


class SituationWaits(Motive, tag="ship_situation_waits"):
    """A situation can be solved before it takes effect."""

    card: Piece


class PeopleWanted(Motive, tag="ship_people_wanted"):
    """A recruit would help most there."""

    section: Section


class CommandIsLost(Motive, tag="ship_command_is_lost"):
    """Command left over is lost."""


class NothingToVisit(Motive, tag="ship_nothing_to_visit"):
    """No visit would change anything."""


class BringsMost(Motive, tag="ship_brings_most"):
    """By what its face tells no other project brings more."""

    card: Piece


class NextStage(Motive, tag="ship_next_stage"):
    """No other step of a project brings as much."""

    card: Piece


class StaysAboard(Motive, tag="ship_stays_aboard"):
    """Whoever does it would not go along anyway."""

    member: MemberId


class SituationHurts(Motive, tag="ship_situation_hurts"):
    """It costs most if it stays open."""

    card: Piece


class SituationPays(Motive, tag="ship_situation_pays"):
    """Solving it brings most."""

    card: Piece


# ---- The launch


class TestedFor(Motive, tag="ship_tested_for"):
    """The landing is known to test that figure."""

    stat: Stat
    planet: WorldId


class BestLander(Motive, tag="ship_best_lander"):
    """It has the best figures and the most room."""

    lander: CardId


class RoomForMod(Motive, tag="ship_room_for_mod"):
    """There is a free slot, and it costs nothing."""


class FittedOut(Motive, tag="ship_fitted_out"):
    """No mod is left that fits."""


class AsksFor(Motive, tag="ship_asks_for"):
    """The landing is known to ask for that icon."""

    icon: Icon
    planet: WorldId


class HelpsAgainst(Motive, tag="ship_helps_against"):
    """The planet is known to have that danger."""

    letter: str
    planet: WorldId


class OfUseAnywhere(Motive, tag="ship_of_use_anywhere"):
    """It helps on any planet."""


class HighestRank(Motive, tag="ship_highest_rank"):
    """Nobody who may go has a higher rank."""

    member: MemberId


class OneMoreGoes(Motive, tag="ship_one_more_goes"):
    """More do more, and somebody of the section stays aboard."""


class StaysInReserve(Motive, tag="ship_stays_in_reserve"):
    """Whoever is left is all that a section has for the next landing."""


class StrongerCard(Motive, tag="ship_stronger_card"):
    """It is of a higher rank than what it takes the place of."""

    rank: int


class TooFewCards(Motive, tag="ship_too_few_cards"):
    """A deck has ten cards at least."""


class WeakestCard(Motive, tag="ship_weakest_card"):
    """Ten are enough, and this one is used least."""


class DeckIsReady(Motive, tag="ship_deck_is_ready"):
    """None of the cards left would be better."""


class HoldIsReady(Motive, tag="ship_hold_is_ready"):
    """There is no room left, or nothing to be loaded."""


class HardlyOfUse(Motive, tag="ship_hardly_of_use"):
    """There is room, but what is left would hardly help."""
