"""A new campaign or operation while the players settle it: who plays, how it begins, whom each section keeps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal

from vanguard_desktop.core import CampaignId, CardId, MemberId, WorldId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.play import plan as plans
from vanguard_desktop.play.first_expedition import training_world
from vanguard_desktop.play.openings import FULL_RULES
from vanguard_desktop.play.plan import Plan, Seats
from vanguard_desktop.play.ship.plan import CampaignPlan, filled_in, wild_dice_offered
from vanguard_desktop.rulesets.ship.state import ShipOptions
from vanguard_desktop.setting import SMALLEST_TEAM, Box, HandOver, OperationCard


class Way(Enum):
    """How a campaign begins (CMP-01); after the training it goes on with its crew."""

    QUICK_START = "quick_start"
    TRAINING = "training"
    CARRY_ON = "carry_on"


class Role(Enum):
    """What becomes of somebody who is shown to a section."""

    GOES = "goes"
    RESTS = "rests"
    NOT_KEPT = "not_kept"


@attrs.frozen(kw_only=True)
class Candidate:
    """Somebody shown to a section. `icons` are what the basic faces of this person's dice become."""

    member: MemberId
    role: Role
    icons: tuple[str, ...]
    affinity: Section | None


# How many are kept of those shown (CMP-15, CMP-32, OPS-06).
_KEPT = {Way.QUICK_START: 2, Way.CARRY_ON: 1}


class NewCampaign(QObject):
    """Always a whole plan. `luck` draws a seed, `training` is what a finished training hands over, if there was one."""

    changed = Signal()

    def __init__(
        self,
        box: Box,
        luck: Callable[[], int],
        training: HandOver | None = None,
        operation: CardId | None = None,
    ) -> None:
        super().__init__()
        self._box, self._luck, self._training = box, luck(), training
        self._way = Way.QUICK_START if training is None else Way.CARRY_ON
        first = CampaignPlan(campaign=min(box.campaigns), seed=self._luck, operation=operation, training=training)
        self._plan = filled_in(box, first)

    # what there is to choose from

    @property
    def campaign(self) -> CampaignId:
        return self._plan.campaign

    @property
    def operations(self) -> tuple[OperationCard, ...]:
        return tuple(card for _, card in sorted(self._box.operations.items()))

    def world_of(self, operation: CardId) -> WorldId:
        return self._box.landing_cards[self._box.operations[operation].landing].world

    @property
    def training_world(self) -> WorldId | None:
        return training_world(self._box)

    def relief(self, world: WorldId) -> str:
        return self._box.worlds[world].relief

    @property
    def ways(self) -> tuple[Way, ...]:
        """The training is there to be carried on only after it was played."""
        if self._training is not None:
            return (Way.CARRY_ON, Way.QUICK_START)
        return (Way.QUICK_START,) if self.training_world is None else (Way.QUICK_START, Way.TRAINING)

    @property
    def player_counts(self) -> tuple[int, ...]:
        return plans.player_counts(self._box)

    def shown(self, section: Section) -> tuple[Candidate, ...]:
        """Who is shown to a section, always in the same order; in the training its fixed crew."""
        places = {member: place for place, member in enumerate(self._offered(section))}
        cards = {member: self._box.crew[member] for member in places}
        return tuple(
            Candidate(
                member=member,
                role=self._role(section, places[member]),
                icons=tuple(convert.icon.value for convert in card.converts),
                affinity=card.affinity,
            )
            for member, card in sorted(cards.items(), key=lambda pair: (pair[1].affinity is not section, pair[0]))
        )

    def _offered(self, section: Section) -> tuple[MemberId, ...]:
        if self._way is Way.TRAINING:
            return (self._box.campaigns[self.campaign].training_crew[section],)
        return self._plan.kept.get(section, ())

    def _role(self, section: Section, place: int) -> Role:
        goes = section in self.going and self._way is not Way.CARRY_ON
        if self._way is Way.TRAINING or self.operation is not None:
            return Role.GOES if goes and place == 0 else Role.NOT_KEPT
        if place >= _KEPT[self._way]:
            return Role.NOT_KEPT
        return Role.GOES if goes and place == 0 else Role.RESTS

    @property
    def first_crew(self) -> Mapping[Section, MemberId]:
        """The crew of the training, when it is carried on (CMP-28)."""
        return self._box.campaigns[self.campaign].training_crew if self._way is Way.CARRY_ON else {}

    @property
    def dice_offered(self) -> bool:
        """Whether the training brought enough successes for a wild die each (CMP-30)."""
        return self._way is Way.CARRY_ON and wild_dice_offered(self._plan)

    # what is chosen

    @property
    def way(self) -> Way:
        return self._way

    @property
    def operation(self) -> CardId | None:
        return self._plan.operation

    @property
    def players(self) -> int:
        return self._plan.players

    @property
    def shared(self) -> Seats:
        return self._plan.shared

    @property
    def options(self) -> ShipOptions:
        return self._plan.options

    @property
    def wild_dice(self) -> bool:
        return self._plan.wild_dice

    @property
    def team_size(self) -> int:
        """How many go (CMP-19, OPS-05, OPS-22)."""
        card = None if self.operation is None else self._box.operations[self.operation]
        if card is not None and card.team is not None:
            return card.team
        return max(self.players, SMALLEST_TEAM)

    @property
    def going(self) -> tuple[Section, ...]:
        """The sections that go first: one of each player, or as many as the operation asks for."""
        if self._way is Way.CARRY_ON:
            return ()
        if self._way is Way.TRAINING:
            return tuple(self._training_plan(()).team)
        wished = self._plan.going
        seats = list(range(self.players)) if self.players > 1 else [0] * SMALLEST_TEAM
        if self.operation is not None:
            seats = [number % self.players for number in range(self.team_size)]
        found: list[Section] = []
        for seat in seats:
            own = (section for section in wished if section in self.shared[seat] and section not in found)
            found += [next(own)]
        return tuple(section for section in Section if section in found)

    def plan(self, names: tuple[str, ...]) -> Plan | CampaignPlan:
        """The campaign, or the training that comes before it."""
        return self._training_plan(names) if self._way is Way.TRAINING else attrs.evolve(self._plan, names=names)

    def _training_plan(self, names: tuple[str, ...]) -> Plan:
        world = self.training_world
        assert world is not None, "offered only where there is a training"
        deadly = attrs.evolve(FULL_RULES, deadly_injuries=self.options.deadly_injuries)
        plan = Plan(world=world, players=self.players, seed=self._plan.seed, names=names, seats=self.shared)
        return plans.filled_in(self._box, attrs.evolve(plan, options=deadly))

    # what changes it

    def set_players(self, players: int) -> None:
        self._put(players=players, seats=(), going=())

    def take_section(self, section: Section, seat: int) -> None:
        self._put(seats=plans.dealt_anew(self._plan.shared, seat, section))

    def set_way(self, way: Way) -> None:
        self._way = way
        self._put(training=self._training if way is Way.CARRY_ON else None)

    def set_options(self, options: ShipOptions) -> None:
        self._put(options=options)

    def set_operation(self, operation: CardId) -> None:
        self._put(operation=operation)

    def set_seed(self, seed: int | None) -> None:
        """The seed also says who is shown to the sections."""
        self._put(seed=self._luck if seed is None else seed)

    def set_legacy(self, legacy: Mapping[str, str]) -> None:
        self._put(legacy=legacy)

    def set_wild_dice(self, bought: bool) -> None:
        self._put(wild_dice=bought)

    def put_first(self, section: Section, member: MemberId) -> None:
        """This one goes, and who went before rests; pressed again, the two change places."""
        order = list(self._plan.kept[section])
        place = order.index(member)
        if place == 0 and len(order) > 1:
            order[0], order[1] = order[1], order[0]
        else:
            order.insert(0, order.pop(place))
        self._put(kept={**self._plan.kept, section: tuple(order)})

    def set_going(self, section: Section, goes: bool) -> None:
        """This section goes, or another one of the same player in its place, as far as there is one."""
        others = tuple(other for other in self._plan.going if other is not section)
        self._put(going=(section, *others) if goes else (*others, section))

    def _put(self, **changes: Any) -> None:
        self._plan = filled_in(self._box, attrs.evolve(self._plan, **changes))
        self.changed.emit()
