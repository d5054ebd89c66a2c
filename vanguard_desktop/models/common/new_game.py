"""A new game while the players settle it: what is chosen, what else could be, and why it cannot begin like this."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal

from vanguard_desktop.core import MemberId, WorldId
from vanguard_desktop.dice.faces import ALL_DICE, STARTING_DICE, Section
from vanguard_desktop.play import plan as plans
from vanguard_desktop.play.first_expedition import training_world
from vanguard_desktop.play.openings import TEAMS
from vanguard_desktop.play.operation_kit import operation_at
from vanguard_desktop.play.plan import Plan, Seats
from vanguard_desktop.rulesets.expedition.data import Options
from vanguard_desktop.setting import Box, Difficulty, LaunchReason, TeamTooSmall, card_of


@attrs.frozen(kw_only=True)
class WorldFacts:
    """What can be told of a world before anybody has been there."""

    relief: str
    sectors: int
    missions: int
    optional: int
    threats: int
    minutes: int | None
    difficulty: Difficulty | None
    frequent: tuple[str, ...]
    training: bool
    operation: bool


class NewGame(QObject):
    """Always a whole plan: what the players leave open is filled in as usual. `luck` draws a seed for all games.

    Operations have a page of their own, with their crew, stores and medals, where `operations_apart`.
    """

    changed = Signal()

    def __init__(self, box: Box, luck: Callable[[], int], *, operations_apart: bool = False) -> None:
        super().__init__()
        self._box, self._luck = box, luck()
        worlds = tuple(sorted(box.worlds))
        kept = tuple(world for world in worlds if not operations_apart or operation_at(box, world) is None)
        self.worlds: tuple[WorldId, ...] = kept or worlds
        first = Plan(world=self.worlds[0], players=plans.player_counts(box)[0], seed=self._luck)
        self._plan = plans.filled_in(box, first)

    # what there is to choose from

    def facts(self, world: WorldId) -> WorldFacts:
        board = self._box.worlds[world]
        missions = [self._box.missions[card_of(card)] for card in board.missions]
        return WorldFacts(
            relief=board.relief,
            sectors=len(board.sectors),
            missions=sum(not mission.optional for mission in missions),
            optional=sum(mission.optional for mission in missions),
            threats=len(board.threats),
            minutes=board.minutes,
            difficulty=board.difficulty,
            frequent=tuple(icon.value for icon in board.frequent),
            training=board.script is not None,
            operation=operation_at(self._box, world) is not None,
        )

    @property
    def player_counts(self) -> tuple[int, ...]:
        return plans.player_counts(self._box)

    def offered(self, section: Section) -> tuple[MemberId, ...]:
        """Who could go for a section, with those first whom it suits."""
        return plans.candidates(self._box, self._plan, section)

    def skill(self, member: MemberId) -> bool:
        """Whether the card of this person names a skill."""
        return bool(self._box.crew[member].skill_name)

    def dice(self, section: Section) -> tuple[str, ...]:
        """The colors of the dice with which somebody of the section begins."""
        return tuple(ALL_DICE[die].color.value for die in STARTING_DICE[section])

    def affinity(self, member: MemberId) -> Section | None:
        return self._box.crew[member].affinity

    # what is chosen

    @property
    def world(self) -> WorldId:
        return self._plan.world

    @property
    def players(self) -> int:
        return self._plan.players

    @property
    def shared(self) -> Seats:
        """Which sections each player has."""
        return self._plan.shared

    @property
    def team(self) -> Mapping[Section, MemberId]:
        return self._plan.team

    @property
    def team_size(self) -> int:
        """How many go on the first expedition (TUT-03, TUT-52)."""
        return len(TEAMS[self._plan.players])

    @property
    def scripted(self) -> bool:
        """Whether the world can be played guided, or as a quick start (TUT-50)."""
        return self._box.worlds[self._plan.world].script is not None

    @property
    def quick_start(self) -> bool:
        return self._plan.quick_start

    @property
    def guided(self) -> bool:
        return plans.guided(self._box, self._plan)

    @property
    def order_matters(self) -> bool:
        """Whether somebody can be asked in which order to sit; the guided round prescribes it (TRN-06, TUT-07)."""
        return plans.seat_order_matters(self._plan) and not self.guided

    @property
    def reason(self) -> LaunchReason | None:
        """Why it cannot begin like this."""
        if not self._plan.team:  # to a plan an empty team means the usual one; here everybody was told to stay
            return TeamTooSmall(count=0)
        return plans.why_not(self._box, self._plan)

    def plan(self, names: tuple[str, ...], options: Options) -> Plan:
        return attrs.evolve(self._plan, names=names, options=options)

    # what changes it

    def go_to(self, world: WorldId) -> None:
        quick = self._plan.quick_start and self._box.worlds[world].script is not None
        self._plan_anew(world=world, quick_start=quick)

    def propose_training(self) -> None:
        """Nothing but the training, if the packs have one."""
        world = training_world(self._box)
        if world is not None:
            self.worlds = (world,)
            self._plan_anew(world=world, quick_start=False)

    @property
    def only_training(self) -> bool:
        """Whether nothing else is to be chosen."""
        return self.worlds == (training_world(self._box),)

    def set_quick_start(self, quick: bool) -> None:
        self._plan_anew(quick_start=quick)

    def set_players(self, players: int) -> None:
        self._plan_anew(players=players, seats=())

    def set_seed(self, seed: int | None) -> None:
        """In a quick start the seed also says which recruits there are (TUT-51)."""
        self._plan = attrs.evolve(self._plan, seed=self._luck if seed is None else seed)
        if self._plan.quick_start:
            self._plan_anew()

    def take_section(self, section: Section, seat: int) -> None:
        self._put(plans.filled_in(self._box, plans.take_section(self._plan, seat, section)))

    def set_going(self, section: Section, goes: bool) -> None:
        if goes:
            self._put(plans.filled_in(self._box, self._plan, keep=section))
        else:
            self._put(plans.send(self._plan, section, None))

    def pick(self, section: Section, member: MemberId) -> None:
        self._put(plans.send(self._plan, section, member))

    def _plan_anew(self, **changes: Any) -> None:
        """The usual team for another world or other players."""
        self._put(plans.filled_in(self._box, attrs.evolve(self._plan, team={}, **changes)))

    def _put(self, plan: Plan) -> None:
        self._plan = plan
        self.changed.emit()
