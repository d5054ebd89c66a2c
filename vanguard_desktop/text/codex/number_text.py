"""What numbers on the table are called, and in words what each is made of."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from vanguard_desktop.core import CardId, LeadId, Part, Source

from ..common.names import Names
from ..common.phrase import tr
from .explanation import Term


class NumberText(QObject):
    """A sum as lines: first what it starts from, then what comes to it with its sign."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names

    def terms(self, parts: Iterable[Part]) -> tuple[Term, ...]:
        return tuple(
            Term(words=self.part(part.of), amount=self.signed(part.amount) if place else str(part.amount))
            for place, part in enumerate(parts)
        )

    @staticmethod
    def signed(amount: int) -> str:
        return f"+{amount}" if amount >= 0 else f"−{-amount}"

    def part(self, of: Source) -> str:
        """Where a term comes from, by its mark."""
        id = of.id
        match of.family:
            case "rank":
                #: Beside the mark on a crew board, in a tool tip. {rank} is 1, 2 or 3.
                return self.tr("Rank {rank}").format(rank=id)
            case "injury_die":
                return self.tr("Injury die in this column")
            case "half_of_dice":
                return self.tr("Half of the available and spent dice, rounded up")
            case "lander":
                return self._names.lander(CardId(id))
            case "ship":
                return self.tr("Changed aboard the ship")
            case "no_room":
                return self.tr("Beyond the last space of the track")
            case "since":
                return self.tr("Gained and lost since launch")
            case "lead" if id:
                return self._names.lead(LeadId(id))
            case _:
                return self._names.source(of) or self.tr("A text that holds for a while")

    #: A crew member in short; {place} is the name of a sector. {section} is the name of a section, {rank} a number.
    member = tr("{section} · rank {rank} · {place}")
    hand_limit = tr("Cards you may hold")
    #: {color} is red, green or blue.
    slots = tr("Room for dice ({color})")
    rest = tr("Dice that a rest refreshes")
    supplies = tr("Supplies in the lander")
    room = tr("Room in the lander")

    def room_for(self, figure: str) -> str:
        """What the lander has that room for; `personal`, `mission` or `discoveries`."""
        match figure:
            case "personal":
                return self._names.icon("equipment_personal")
            case "mission":
                return self._names.icon("equipment_mission")
            case _:
                #: Beside a row of places on the lander, in a tool tip: the finds aboard.
                return self.tr("Discoveries")

    #: The lead tokens on a discovery deck; {deck} is its type.
    leads = tr("Leads: {deck}")
    #: Beside the leads of a discovery deck, in a tool tip. {least} is the sum of leads that is needed.
    leads_needed = tr("With {least} its top card is gained.")
    #: Beside the marks in the bar, in a tool tip: how many actions the turn still has.
    actions = tr("Actions left")
    #: {way} names the sectors at the ends of a path.
    travel = tr("Travel: {way}")
    nothing_asked = tr("This path asks for nothing.")
    #: {icon} is a sentence: what an icon of the path would ask for.
    waived = tr("Does not count now: {icon}")
    #: {condition} is the name of the condition in force; its travel effect follows.
    by_condition = tr("Then the travel effect of “{condition}”:")
    #: {outcome} is "Green outcome" and the like.
    odds = tr("{outcome}: what its chance counts in")
    own_dice = tr("Dice of the active crewmember")
    lent_dice = tr("Dice lent by others")
    lying_dice = tr("Of these, fallen already")
    texts = tr("Texts that change results")
    injury_dice = tr("Injury dice that come first")
    danger_dice = tr("Danger dice that come first")
    chance = tr(
        "All the ways in which the dice can still fall are counted, with aces used as well as possible. Above each "
        "column stands what it reckons with beside the dice."
    )

    #: In a tool tip, before icons: what the six faces of a die show.
    faces = tr("Its faces:")
