"""What the players settle on before a campaign or an operation: who plays what, how it begins, who is kept, who goes.

The ship book asks for all of it one by one; a plan answers those questions in the players' name, by the same commands.
What it leaves open the ship book asks.
"""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from vanguard_desktop.core import CampaignId, CardId, Command, GameState, MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.campaign.set_up import WILD_DICE_PRICE
from vanguard_desktop.rulesets.ship.data.campaign.operations import EnterOperation, KeepForOperation
from vanguard_desktop.rulesets.ship.data.campaign.set_up import (
    AssignSection,
    BuyWildDice,
    EnterSection,
    KeepRecruit,
    PutOnBoard,
)
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, ChooseWhether, Pass, PickThing, SayYes
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening, Mode, ShipOptions, ShipState
from vanguard_desktop.setting import Box, HandOver
from vanguard_desktop.store.position import Position

from ..campaign import fold, follow_on, open_book
from ..openings import SEATS, TEAMS
from ..plan import Seats

Crew = Mapping[Section, tuple[MemberId, ...]]


@attrs.frozen(kw_only=True)
class CampaignPlan:
    """`training` is what a finished training hands over: then its crew goes on, and nobody is sent to the first planet.

    `kept` names for each section whom it keeps, first who goes; `going` the sections whose crew goes first. `wild_dice`
    are bought with successes of the training, if there are enough (CMP-30).
    """

    campaign: CampaignId
    players: int = 1
    names: tuple[str, ...] = ()
    seed: int | None = None
    seats: Seats = ()
    options: ShipOptions = ShipOptions()
    training: HandOver | None = None
    operation: CardId | None = None
    legacy: Mapping[str, str] = attrs.field(factory=dict)
    kept: Crew = attrs.field(factory=dict)
    going: tuple[Section, ...] = ()
    wild_dice: bool = True

    @property
    def shared(self) -> Seats:
        """Who plays which sections (CMP-02)."""
        return self.seats or SEATS[self.players]

    @property
    def mode(self) -> Mode:
        if self.operation is not None:
            return Mode.OPERATION
        return Mode.QUICK_START if self.training is None else Mode.CONTINUATION

    def opening(self, _: Box) -> CampaignOpening:
        return CampaignOpening(
            campaign=self.campaign,
            players=tuple(self.names[seat] if seat < len(self.names) else "" for seat in range(self.players)),
            mode=self.mode,
            training=self.training,
            options=self.options,
            legacy=self.legacy,
            operation=self.operation,
        )

    def printed(self, box: Box) -> tuple[str, str]:
        if self.operation is not None:
            return "operations", box.operations[self.operation].name
        return "campaigns", box.campaigns[self.campaign].name

    def answer(self, state: GameState) -> Command | None:
        """What the plan says to the open question; None if it says nothing, or nothing that the rules allow."""
        question = state.question
        if not isinstance(state, ShipState):
            return None
        if isinstance(question, ChooseWhether) and isinstance(question.effect.effect, BuyWildDice):
            return SayYes() if self.wild_dice else Pass()
        if not isinstance(question, ChooseThing):
            return None
        allowed = set(SHIP.answers(state))
        wished = (PickThing(thing=thing) for thing in self._wishes(question.effect.effect))
        return next((command for command in wished if command in allowed), None)

    def _wishes(self, asked: object) -> tuple[str, ...]:
        match asked:
            case AssignSection(section=section):
                return (str(next(seat for seat, mine in enumerate(self.shared) if section in mine)),)
            case KeepRecruit(section=section) | PutOnBoard(section=section) | KeepForOperation(section=section):
                return tuple(map(crew, self.kept.get(section, ())))
            case EnterSection(seat=seat) | EnterOperation(seat=seat):
                return tuple(section.value for section in self.going if section in self.shared[seat])
            case _:
                return ()


def laid_out(box: Box, plan: CampaignPlan) -> Position:
    """Where the plan leads to, up to the first question it leaves open; nothing of it is written down."""
    position = fold(box, None, open_book(box, plan.opening(box), plan.seed or 0))
    assert position is not None
    while (command := plan.answer(position.state)) is not None:
        position = follow_on(box, position, command)[1]
    return position


def shown_crew(box: Box, plan: CampaignPlan) -> Crew:
    """Who is shown to each section before anybody is kept (CMP-16, OPS-06)."""
    state = laid_out(box, attrs.evolve(plan, kept={})).states[SHIP.book]
    assert isinstance(state, ShipState)
    shown = {section: state.members(zones.candidates(section)) for section in Section}
    return {section: members for section, members in shown.items() if members}


def filled_in(box: Box, plan: CampaignPlan) -> CampaignPlan:
    """With everything said that it leaves open: those are kept whom the section suits, the usual sections go."""
    usual = TEAMS[plan.players]
    going = plan.going or tuple(sorted(Section, key=lambda section: section not in usual))
    plan = attrs.evolve(plan, seats=plan.shared, going=going)
    shown = shown_crew(box, plan)
    kept = {
        section: tuple(sorted(members, key=lambda member: box.crew[member].affinity is not section))
        for section, members in shown.items()
    }
    wished = {section: plan.kept.get(section, ()) for section in kept}
    fits = {section: set(wished[section]) == set(members) for section, members in kept.items()}
    return attrs.evolve(plan, kept={section: wished[section] if fits[section] else kept[section] for section in kept})


def wild_dice_offered(plan: CampaignPlan) -> bool:
    """Whether the training has earned enough for them (CMP-30)."""
    return plan.training is not None and plan.training.successes >= WILD_DICE_PRICE


def carried_on(state: GameState) -> HandOver | None:
    """What a finished training hands over to a campaign; None if this is none, or if it is not over (CMP-28)."""
    return EXPEDITION.hands_over(state) if isinstance(state, State) and state.options.training else None
