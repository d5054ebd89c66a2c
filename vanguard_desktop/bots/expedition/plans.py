"""What each of the team could go for: a place, the way there, a rest where dice are short, what it promises."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from enum import Enum

import attrs

from vanguard_desktop.core import DieId, PathId, SectorId, changed
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.rulesets.expedition.data import Check, Member, State
from vanguard_desktop.rulesets.expedition.holds import holds

from ..motive import Motive
from . import motives as why
from .errands import errands
from .imagination import read_logs
from .needs import asked, brought_back, usefulness, variety
from .places import Offer, offers, unread
from .prospects import Prospects, Showing, Stakes, first_look, kind, stakes_of
from .story import news_worth, undone
from .values import (
    DIE,
    GONE,
    HOMEWARD,
    LAST_DICE,
    LAST_WORTH,
    LATER,
    MANDATORY,
    MANY_SUPPLIES,
    RESTING,
    SHORT,
    TAKEN,
)
from .ways import Way, homeward, ways
from .worths import injuries_worth, supplies_worth, text_worth

REMEMBERED = 20_000


class Step(Enum):
    """What a plan begins with."""

    TRAVEL = "travel"
    ACT = "act"
    REST = "rest"
    EXERT = "exert"
    WAIT = "wait"


@attrs.frozen(kw_only=True)
class Plan:
    """`first` is a path or the place of a special action."""

    worth: float
    goal: str
    step: Step
    path: PathId | None = None
    offer: Offer | None = None
    motive: Motive


class Memory:
    """Plans are worked out once for a scene and a member as it is: positions that are compared are nearly all alike."""

    def __init__(self) -> None:
        self._scenes: dict[Hashable, int] = {}
        self._offers: dict[int, Sequence[Offer]] = {}
        self._plans: dict[Hashable, list[Plan]] = {}
        self._homeward: dict[Hashable, Mapping[SectorId, float]] = {}

    def scene(self, state: State) -> int:
        """A number for everything on the table that plans may depend on, the members aside."""
        if len(self._plans) > REMEMBERED:
            for memory in (self._scenes, self._offers, self._plans, self._homeward):
                memory.clear()
        looks = (
            state.world, state.lander, state.condition, state.missions, state.missions_done, state.mission_failed,
            state.flags, state.uniques_found, state.opened, state.joined, state.lasting, state.eased, state.threats,
            min(state.supplies, MANY_SUPPLIES), min(state.most_supplies - state.supplies, MANY_SUPPLIES),
            tuple(state.pois.items()), tuple(state.marks.items()), tuple(state.tracks.items()),
            tuple(state.card_marks.items()), read_logs(state), len(state.members),
        )  # fmt: skip
        return self._scenes.setdefault(looks, len(self._scenes))

    def offers(self, scene: int, state: State) -> Sequence[Offer]:
        if scene not in self._offers:
            self._offers[scene] = [offer for offer in offers(state) if is_open(state, offer)]
        return self._offers[scene]

    def homeward(self, state: State) -> Mapping[SectorId, float]:
        looks = (
            state.world, state.lander, state.condition, state.opened, state.joined, state.lasting, state.eased,
            state.threats, state.flags, tuple(state.pois.items()),
        )  # fmt: skip
        if looks not in self._homeward:
            self._homeward[looks] = homeward(state)
        return self._homeward[looks]

    def plans(self, looks: Hashable, make: Callable[[], Iterable[Plan]]) -> list[Plan]:
        if looks not in self._plans:
            self._plans[looks] = sorted(make(), key=lambda plan: -plan.worth)
        return self._plans[looks]


def is_open(state: State, offer: Offer) -> bool:
    """Whether somebody who stood there could take it."""
    if offer.action.test is None:
        return True
    first, *others = state.members
    there = changed(state, members=(attrs.evolve(first, sector=offer.sector), *others))
    return holds(there, offer.action.test, first.id)


class Table:
    """One position, as those who plan see it."""

    def __init__(self, state: State, prospects: Prospects, memory: Memory) -> None:
        self.state, self._prospects, self._memory = state, prospects, memory
        self._scene = memory.scene(state)

    @property
    def _last(self) -> bool:
        """Whether there will be no rest any more: what is not used now is used for nothing."""
        return not self.state.supplies and not self.state.unlimited_supplies

    @property
    def _supply(self) -> float:
        """What a rest costs in supplies."""
        state = self.state
        last = supplies_worth(state, state.supplies) - supplies_worth(state, max(0, state.supplies - 1))
        return 0.0 if state.unlimited_supplies else last

    @property
    def done(self) -> bool:
        """Whether the mandatory missions are done; a mission that failed is no reason to stay either."""
        return not undone(self.state)

    def ways(self, member: Member) -> Mapping[SectorId, Way]:
        return {} if member.sector is None else ways(self.state, member)

    def plans(self, member: Member) -> list[Plan]:
        """All that a member could go for, the best first."""
        acted = self.state.special_taken and member.id == self.state.turn
        looks = (
            self._scene, member.id, member.sector, tuple(sorted(map(kind, member.available))), acted,
            tuple(sorted(map(kind, member.spent))), member.injury_count, len(member.hand), member.equipment,
        )  # fmt: skip
        return self._memory.plans(looks, lambda: self._from_where_it_stands(member))

    def best(self, member: Member) -> Plan | None:
        """What this member does next for the team: nobody does what somebody else does better."""
        own = self.plans(member)
        others = [plans[0] for other in self.state.members if other.id != member.id and (plans := self.plans(other))]
        best: Plan | None = None
        for plan in own:
            taken = any(plan.goal == other.goal and other.worth > plan.worth for other in others)
            shared = plan.offer is not None and bool(plan.offer.action.check and plan.offer.action.check.tracks)
            spare = taken and not shared and not plan.goal.startswith("meet")
            worth = plan.worth * TAKEN if spare and plan.worth > 0 else plan.worth
            if best is None or worth > best.worth:
                best = attrs.evolve(plan, worth=worth)
        return best

    def _from_where_it_stands(self, member: Member) -> Iterable[Plan]:
        """Whoever is held first has to get loose, by what can be done there."""
        found = list(self._all(member))
        poi = self.state.poi(member.sector)
        if member.sector is None or poi is None or not poi.no_movement:
            return found
        here = [plan for plan in found if plan.offer is not None and plan.offer.sector == member.sector]
        loose = max(here, key=lambda plan: plan.worth, default=None)
        if loose is None:
            return found
        motive = why.HeldHere(sector=member.sector)
        away = (plan for plan in found if plan not in here)
        return [*here, *(attrs.evolve(loose, worth=plan.worth, goal=plan.goal, motive=motive) for plan in away)]

    def _all(self, member: Member) -> Iterator[Plan]:
        away = self.ways(member)
        for sector in unread(self.state):
            if sector in away:
                motive: Motive = why.UnreadThere(sector=sector, moves=away[sector].moves)
                yield from self._walk(member, away[sector], f"read {sector}", news_worth(self.state, sector), motive)
        for errand in errands(self.state, member):
            if errand.sector in away:
                motive = why.MissionAsksFor(mission=errand.mission, sector=errand.sector)
                yield from self._walk(member, away[errand.sector], f"meet {errand.sector}", errand.worth, motive)
        for offer in self._memory.offers(self._scene, self.state):
            if offer.sector in away:
                yield from self._act(member, away[offer.sector], offer)

    def home(self, member: Member) -> Plan | None:
        """The way to the lander."""
        way = None if self.state.lander is None else self.ways(member).get(self.state.lander)
        motive = why.MissionsDone() if self.done else why.NobodyCanGoOn()
        if way is None:
            return None
        return max(self._walk(member, way, "home", MANDATORY, motive), key=lambda plan: plan.worth)

    def _walk(self, member: Member, way: Way, goal: str, worth: float, motive: Motive) -> Iterator[Plan]:
        """At once, or after a rest where dice would have to be given up on the way."""
        first = Step.WAIT if way.first is None else Step.TRAVEL
        have = len(member.available)
        more = why.DiceComeBack(count=brought_back(member))
        fewer = why.TooFewDiceToTravel(left=have, asked=way.dice) if have < way.dice else more
        away = self._further(member, way)
        for dice, rests, price, step in self._dice(member, way.dice):
            missing = max(0, way.dice - len(dice)) * self._given_up(member)
            value = worth * LATER ** (way.moves + rests) - way.cost - price - missing - away
            yield Plan(worth=value, goal=goal, step=step or first, path=way.first, motive=fewer if step else motive)

    def _further(self, member: Member, way: Way) -> float:
        """What the way home costs more from there than from here."""
        home = self._memory.homeward(self.state)
        here = 0.0 if member.sector is None else home.get(member.sector, 0.0)
        return HOMEWARD * (home.get(way.to, 0.0) - here)

    def _given_up(self, member: Member) -> float:
        """What it costs to pay with a die that is not there (DIE-26, DIE-31)."""
        if self.state.dice_in_play(member) > LAST_DICE:
            return LAST_WORTH * -GONE if self._last else -GONE
        return injuries_worth(member.injury_count) - injuries_worth(member.injury_count + 1)

    def _act(self, member: Member, way: Way, offer: Offer) -> Iterator[Plan]:
        """At once, after one rest or two, or with dice for which one is given up."""
        state, goal, card = self.state, f"act {offer.source}", offer.action.check
        here = way.first is None
        waits = here and state.special_taken and member.id == state.turn
        first = Step.WAIT if waits else Step.ACT if here else Step.TRAVEL
        there = None if here else why.WorthTheWay(sector=offer.sector, moves=way.moves)
        plan = Plan(worth=0.0, goal=goal, step=first, path=way.first, offer=offer, motive=there or why.CostsNoDice())
        actions, cost = way.moves + (2 if waits else 0), way.cost + self._further(member, way)
        if card is None:
            effect = offer.action.effect
            worth = 0.0 if effect is None else text_worth(state, member, effect, offer.sector)
            yield attrs.evolve(plan, worth=worth * LATER**actions - cost)
            return
        wanted = asked(state, offer, card)
        have = len(member.available)
        more = why.DiceComeBack(count=brought_back(member))
        fewer = why.TooFewDice(left=have, asked=wanted) if have < wanted else more
        enough = (why.EnoughDice if have >= wanted else why.PartOfTheWay)(have=have, asked=wanted)
        check = first_look(member, offer.source, card, offer.sector)
        stakes = stakes_of(state, member, check, rolled=False)
        useful = {die: usefulness(state, member, card, die) for die in (*member.available, *member.spent)}
        order = sorted(useful, key=lambda die: (-useful[die], die))
        for dice, rests, price, step in self._dice(member, way.dice):
            worth = self._promise(check, stakes, [die for die in order if die in dice], way.dice, wanted)
            extra = max(0, rests - (1 if waits else 0))
            value = worth * LATER ** (actions + extra) - cost - price
            begin = step or (Step.WAIT if waits else first)
            motive = fewer if step else (there or (fewer if waits else enough))
            yield attrs.evolve(plan, worth=value, step=begin, motive=motive)

    def _dice(self, member: Member, way: int) -> Iterator[tuple[Sequence[DieId], int, float, Step | None]]:
        """Which dice there are after so many rests or an exertion, what that costs, and what comes first if it is that
        (ACT-39, ACT-51).
        """
        state = self.state
        have, spent = len(member.available), sorted(member.spent, key=variety, reverse=True)
        yield member.available, 0, 0.0, None
        if not spent:
            return
        half = (have + len(spent) + 1) // 2
        price = RESTING + self._supply
        for rests in (1, 2):
            if (state.supplies >= rests or state.unlimited_supplies) and len(spent) + way > half * (rests - 1):
                back = half * rests
                now = way == 0 or len(spent) >= half or have <= way
                yield (*member.available, *spent[:back]), rests, price * rests, Step.REST if now else None
        if state.supplies < SHORT * len(state.members) and not state.unlimited_supplies:
            dice = (*member.available, *spent)
            less = 1 if state.dice_in_play(member) > LAST_DICE else 0
            yield dice[: len(dice) - less], 0, self._given_up(member), Step.EXERT

    def _promise(self, check: Check, stakes: Stakes, dice: Sequence[DieId], lost: int, wanted: int) -> float:
        """What the check promises when the dice for the way are spent; the last, which it needs least, go first."""
        left = dice[: max(0, len(dice) - lost)][: check.card.most_dice]
        showing = [Showing(die, ALL_DICE[die].faces) for die in left]
        cost = DIE * min(len(left), wanted + 1) * (LAST_WORTH if self._last else 1.0)
        return self._prospects.weighed(self.state, check, showing, stakes) - cost
