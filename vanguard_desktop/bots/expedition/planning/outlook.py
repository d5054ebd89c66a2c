"""What one of the team could go for: a place, the way there, a rest where dice are short, what it promises."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import attrs

from vanguard_desktop.core import DieId, SectorId
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.rulesets.expedition.data import Check, Member, State
from vanguard_desktop.setting import CheckCard

from ...motive import Motive
from .. import motives as why
from ..errands import errands
from ..needs import asked, brought_back, usefulness
from ..places import Offer, unread
from ..prospects import Prospects, Showing, Stakes, first_look, stakes_of
from ..story import news_worth
from ..values import COMING_HOME, DIE, FLEEING, HOMEWARD, LAST_WORTH, LATER
from ..worths import text_worth
from .memory import Memory
from .perils import peril
from .plan import FLIGHT, Plan, Step
from .readied import Readied, readied
from .ways import Way


@attrs.frozen
class _Aim:
    """A dice check that somebody could make: what is at stake, which dice serve it, and how many it wants at least."""

    check: Check
    stakes: Stakes
    order: Sequence[DieId]
    wanted: int


class Outlook:
    """From where somebody stands."""

    def __init__(self, state: State, member: Member, prospects: Prospects, memory: Memory) -> None:
        self._state, self._member, self._prospects, self._memory = state, member, prospects, memory
        self._peril: dict[SectorId | None, float] = {}
        self._aims: dict[Offer, _Aim] = {}

    def plans(self) -> Iterable[Plan]:
        """Whoever is held first has to get loose, by what can be done there."""
        state, member = self._state, self._member
        found = [plan for ready in readied(state, member) for plan in self._plans(ready)]
        poi = state.poi(member.sector)
        if member.sector is None or poi is None or not poi.no_movement:
            return found
        here = [plan for plan in found if plan.offer is not None and plan.offer.sector == member.sector]
        loose = max(here, key=lambda plan: plan.worth, default=None)
        if loose is None:
            return found
        motive = why.HeldHere(sector=member.sector)
        away = (plan for plan in found if plan not in here)
        return [*here, *(attrs.evolve(loose, worth=plan.worth, goal=plan.goal, motive=motive) for plan in away)]

    def home(self, motive: Motive) -> Plan | None:
        """The way to the lander."""
        lander = self._state.lander
        plans = (
            plan
            for ready in readied(self._state, self._member)
            if lander is not None and lander in ready.ways
            for plan in self._walk(ready, ready.ways[lander], "home", COMING_HOME, motive)
        )
        return max(plans, key=lambda plan: plan.worth, default=None)

    def _plans(self, ready: Readied) -> Iterator[Plan]:
        state, away = self._state, ready.ways
        for sector in unread(state):
            if sector in away:
                motive: Motive = why.UnreadThere(sector=sector, moves=away[sector].moves)
                yield from self._walk(ready, away[sector], f"read {sector}", news_worth(state, sector), motive)
        for errand in errands(state, self._member):
            if errand.sector in away:
                motive = why.MissionAsksFor(mission=errand.mission, sector=errand.sector)
                yield from self._walk(ready, away[errand.sector], f"meet {errand.sector}", errand.worth, motive)
        for offer in self._memory.offers(state):
            if offer.sector in away:
                yield from self._act(ready, away[offer.sector], offer)
        for way in away.values() if state.threats else ():
            if way.moves == 1:
                escaped = self._danger(way.to) - self._danger(self._member.sector)
                motive = why.OutOfReach(sector=way.to)
                yield from self._walk(ready, way, f"{FLIGHT} {self._member.id}", (FLEEING - 1.0) * escaped, motive)

    def _walk(self, ready: Readied, way: Way, goal: str, worth: float, motive: Motive) -> Iterator[Plan]:
        """At once, or after a rest where dice would have to be given up on the way."""
        if not ready.sensible(way):
            return
        first = Step.WAIT if way.first is None else Step.TRAVEL
        have = len(self._member.available)
        more = why.DiceComeBack(count=brought_back(self._member))
        fewer = why.TooFewDiceToTravel(left=have, asked=way.dice) if have < way.dice else more
        value = worth * LATER ** (way.moves + ready.rests) - way.cost - ready.price - self._further(way)
        step = ready.begins(way)
        yield Plan(worth=value, goal=goal, step=step or first, path=way.first, motive=fewer if step else motive)

    def _further(self, way: Way) -> float:
        """What the way home costs more from there than from here, and how much more threats may do there."""
        home, here = self._memory.homeward(self._state), self._member.sector
        back = home.get(way.to, 0.0) - (0.0 if here is None else home.get(here, 0.0))
        return HOMEWARD * back + self._danger(here) - self._danger(way.to)

    def _danger(self, sector: SectorId | None) -> float:
        if sector not in self._peril:
            there = attrs.evolve(self._member, sector=sector)
            expected = self._prospects.perils.blows(self._state, there)
            self._peril[sector] = peril(self._state, there, expected)
        return self._peril[sector]

    def _act(self, ready: Readied, way: Way, offer: Offer) -> Iterator[Plan]:
        """At once, after one rest or two, or with dice for which one is given up."""
        if not ready.sensible(way):
            return
        state, member, card = self._state, self._member, offer.action.check
        here = way.first is None
        waits = here and state.special_taken and member.id == state.turn
        first = Step.WAIT if waits else Step.ACT if here else Step.TRAVEL
        there = None if here else why.WorthTheWay(sector=offer.sector, moves=way.moves)
        plan = Plan(
            worth=0.0,
            goal=f"act {offer.source}",
            step=first,
            path=way.first,
            offer=offer,
            motive=there or why.CostsNoDice(),
        )
        actions, cost = way.moves + (2 if waits else 0), way.cost + self._further(way)
        if card is None:
            effect = offer.action.effect
            worth = 0.0 if effect is None else text_worth(state, member, effect, offer.sector)
            yield attrs.evolve(plan, worth=worth * LATER**actions - cost)
            return
        aim, have = self._aim(offer, card), len(member.available)
        more = why.DiceComeBack(count=brought_back(member))
        fewer = why.TooFewDice(left=have, asked=aim.wanted) if have < aim.wanted else more
        enough = (why.EnoughDice if have >= aim.wanted else why.PartOfTheWay)(have=have, asked=aim.wanted)
        worth = self._promise(aim, [die for die in aim.order if die in ready.dice], way.dice)
        extra = max(0, ready.rests - (1 if waits else 0))
        value = worth * LATER ** (actions + extra) - cost - ready.price
        step = ready.begins(way)
        motive = fewer if step else (there or (fewer if waits else enough))
        yield attrs.evolve(plan, worth=value, step=step or first, motive=motive)

    def _aim(self, offer: Offer, card: CheckCard) -> _Aim:
        if offer not in self._aims:
            state, member = self._state, self._member
            check = first_look(member, offer.source, card, offer.sector)
            useful = {die: usefulness(state, member, card, die) for die in (*member.available, *member.spent)}
            order = sorted(useful, key=lambda die: (-useful[die], die))
            stakes = stakes_of(state, member, check, rolled=False)
            self._aims[offer] = _Aim(check, stakes, order, asked(state, offer, card))
        return self._aims[offer]

    def _promise(self, aim: _Aim, dice: Sequence[DieId], lost: int) -> float:
        """What the check promises when the dice for the way are spent; the last, which it needs least, go first."""
        state = self._state
        left = dice[: max(0, len(dice) - lost)][: aim.check.card.most_dice]
        showing = [Showing(die, ALL_DICE[die].faces) for die in left]
        last = not state.supplies and not state.unlimited_supplies  # nothing comes after these dice
        cost = DIE * min(len(left), aim.wanted + 1) * (LAST_WORTH if last else 1.0)
        return self._prospects.weighed(state, aim.check, showing, aim.stakes) - cost
