"""What the laboratory counts aboard: of whole campaigns, and of operations without one (OPS-04)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from vanguard_desktop.core import CampaignId, CardId, Command, Event, Opening
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.campaign.logbook import ToBeContinued
from vanguard_desktop.rulesets.ship.data.campaign.objectives import UseAbility
from vanguard_desktop.rulesets.ship.data.campaign.operations import OperationScored
from vanguard_desktop.rulesets.ship.data.common import ChooseOption, ChooseWhether, PickOption, SayYes
from vanguard_desktop.rulesets.ship.data.facilities.hangar import AttachMod, ChooseLander
from vanguard_desktop.rulesets.ship.data.facilities.laboratory import CompleteResearch
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, TeamHome
from vanguard_desktop.rulesets.ship.data.journey.launch import LoadEquipment
from vanguard_desktop.rulesets.ship.data.journey.leaving import CrewDied
from vanguard_desktop.rulesets.ship.data.journey.star_map import Drifted
from vanguard_desktop.rulesets.ship.pieces import DIVIDERS, Piece, family_of, id_of, piece
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening, Mode, ShipState
from vanguard_desktop.setting import Box, MoraleLevel

from ..campaigns import met_in
from ..expedition.results import Result, became
from ..lab.bench import Bench, Figure, Listing, Report, Start, Tally
from ..lab.choices import CHOICES, count_choice, count_offer
from ..reach import within_reach

FIGURES = (
    Figure(id="success", title="Complete", share=True),
    Figure(id="cycles", title="Cycles"),
    Figure(id="landings", title="Landings"),
    Figure(id="succeeded", title="Successful"),
    Figure(id="stamps", title="Stamps per landing"),
    Figure(id="deaths", title="Deaths"),
    Figure(id="drifted", title="Drifted"),
    Figure(id="morale", title="Morale (3 is high)"),
    Figure(id="dice", title="Dice of a section"),
    Figure(id="objectives", title="Objectives"),
    Figure(id="score", title="Score"),
)
ENDINGS = Listing(id="endings", title="How it ended", columns=("games",), brief=True)
LANDINGS = Listing(
    id="landings",
    title="Landings",
    columns=("made", "succeeded"),
    share=("succeeded", "made"),
    family="worlds",
    brief=True,
)
CARDS = Listing(id="cards_aboard", title="Cards aboard", columns=("taken", "used"), judged=True)
ENTRIES = Listing(id="entries", title="Entries read", columns=("read",), family="logs")
# What a ship comes by on its way; crew and dice lie aboard from the first.
TAKEN = (
    "equipment", "lander_mods", "landers", "research_projects", "production_projects", "facility_upgrades",
    "upgrades", "add_ons", "tech_levels", "objectives", "situations",
)  # fmt: skip
# Where the production of a project begins.
STARTED = frozenset(zones.queue(row, 1) for row in range(1, 10))
# The keywords of the letterboxes of the road: each of them is a stop that was reached.
STAMP = "stamp_"
# Nobody that was seen needed half as many; whoever does will not get there.
LONGEST = 40


def _starts(box: Box) -> Sequence[Start]:
    campaigns = [Start(id=id, name=box.campaigns[id].name, long=True) for id in sorted(box.campaigns)]
    return [*campaigns, *(Start(id=id, name=box.operations[id].name) for id in sorted(box.operations))]


def _opening(box: Box, start: str, players: int) -> Opening:
    names = tuple(f"Player {number}" for number in range(1, players + 1))
    if CardId(start) in box.operations:
        return CampaignOpening(campaign=min(box.campaigns), players=names, mode=Mode.OPERATION, operation=CardId(start))
    return CampaignOpening(campaign=CampaignId(start), players=names)


def _reach(box: Box, start: str) -> Set[str]:
    return within_reach(box, "operations" if CardId(start) in box.operations else "campaigns", start)


def _over(state: ShipState) -> bool:
    return state.finished is not None or isinstance(state.question, ToBeContinued) or state.cycle > LONGEST


def _used(command: Command | None) -> str | None:
    """Which card somebody makes something of: what is loaded, used, attached, flown or paid for."""
    match command:
        case LoadEquipment(card=card) | UseAbility(card=card) | CompleteResearch(card=card) | AttachMod(mod=card):
            return card
        case ChooseLander(lander=lander):
            return piece("landers", lander)
        case _:
            return None


class ShipCounting:
    """Follows the ship through a campaign, or through the one operation that it was made for."""

    def __init__(self, box: Box, opening: CampaignOpening) -> None:
        self._box = box
        self._of = opening.operation or opening.campaign
        self._tally = Tally()
        self._landings = self._succeeded = self._deaths = self._drifted = self._score = 0

    def see(self, before: ShipState, command: Command | None, events: Sequence[Event], after: ShipState) -> None:
        question = before.question
        if isinstance(command, PickOption) and isinstance(question, ChooseOption):
            count_choice(self._tally, question.source, question.options, question.labels, command.number)
        elif isinstance(question, ChooseWhether) and command is not None:
            count_offer(self._tally, question.effect.source, isinstance(command, SayYes))
        elif (used := _used(command)) is not None:
            self._card(used, "used")
        for event in events:
            self._happened(event)
            for family, _, id in (what.partition(":") for what in met_in(self._box, event, SHIP.book)):
                if family == ENTRIES.family:
                    self._tally.add(ENTRIES.id, id, "read")

    def _happened(self, event: Event) -> None:
        match event:
            case Moved(pieces=pieces, start=start, to=to) if to != zones.REMOVED:
                for card in pieces:
                    if family_of(card) in TAKEN and start == DIVIDERS[family_of(card)]:
                        self._card(card, "taken")
                    if to in STARTED:
                        self._card(card, "used")
            case TeamHome(home=home):
                succeeded = became(home.ending, home.failed) is Result.DONE
                self._landings += 1
                self._succeeded += succeeded
                self._tally.add(LANDINGS.id, home.world, "made")
                self._tally.add(LANDINGS.id, home.world, "succeeded", succeeded)
            case CrewDied():
                self._deaths += 1
            case Drifted():
                self._drifted += 1
            case OperationScored(score=score):
                self._score = score
            case _:
                pass

    def _card(self, piece: str, column: str) -> None:
        thing = f"{family_of(Piece(piece))}:{id_of(Piece(piece))}"
        for name in CARDS.columns:
            self._tally.add(CARDS.id, thing, name, name == column)

    def told(self, state: ShipState) -> Report:
        self._tally.add(ENDINGS.id, ending(state), "games")
        return Report(self._of, self._figures(state), self._tally.told())

    def _figures(self, state: ShipState) -> Mapping[str, float]:
        stamps = sum(flag.startswith(STAMP) for flag in state.flags)
        levels = list(MoraleLevel)
        return {
            "success": complete(state),
            "cycles": state.cycle,
            "landings": self._landings,
            "succeeded": self._succeeded,
            "stamps": stamps / self._landings if self._landings else 0.0,
            "deaths": self._deaths,
            "drifted": self._drifted,
            "morale": len(levels) - 1 - levels.index(state.morale),
            "dice": max(len(state.dice_of(section)) for section in Section),  # in an operation not all take part
            "objectives": len(state.fulfilled),
            "score": self._score,
        }


def complete(state: ShipState) -> bool:
    """As far as the packs tell the story."""
    return isinstance(state.question, ToBeContinued) or (state.finished is not None and state.finished.victory)


def ending(state: ShipState) -> str:
    """How it ended, and of what."""
    if isinstance(state.question, ToBeContinued):
        return f"act {state.question.act - 1} complete"
    if state.finished is None:
        return f"still on the way in cycle {state.cycle}"
    return f"{'won' if state.finished.victory else 'lost'}: {state.finished.ending or 'by a text'}"


BENCH = Bench(
    starts=_starts,
    opening=_opening,
    reach=_reach,
    over=_over,
    figures=FIGURES,
    lists=(ENDINGS, LANDINGS, CARDS, CHOICES, ENTRIES),
    counting=ShipCounting,
)
