"""What a good player would do in the habitat, and why: for every question one rule that answers it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Any, ClassVar

from vanguard_desktop.core import Command, Decision, Effect, changed
from vanguard_desktop.rulesets.habitat.abilities.abilities import ability, find_effect
from vanguard_desktop.rulesets.habitat.actions.special import is_on_offer
from vanguard_desktop.rulesets.habitat.data import abilities as use
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data import campaign, missions, rolls
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data.common import (
    ChooseOption,
    ChooseThing,
    ChooseWhether,
    Pass,
    PickOption,
    PickThing,
    SayYes,
)
from vanguard_desktop.rulesets.habitat.data.items import family, is_sample, name
from vanguard_desktop.rulesets.habitat.data.kinds import (
    Color,
    Element,
    Sign,
)
from vanguard_desktop.rulesets.habitat.director.difficulty import harms
from vanguard_desktop.rulesets.habitat.map.spaces import ring_of
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatState

from ..advice import Advice
from ..motive import Motive
from .aims import PENALTIES
from .motives import (
    MOTIVES,
    Aim,
    GoodFor,
    LeastHarm,
    MoreCertain,
    MostGained,
    NoDifference,
    NothingToUse,
    PlanComplete,
    PlanOtherwise,
    RollAgain,
)
from .plans import Errand, best_plan, can_alone
from .reach import still_to_explore
from .sheet import advanced, sample_worth
from .texts import text
from .things import THINGS, first_named
from .wanted import excess, has_time_for_more, on_the_way, parts_to_mend, wanted_parts
from .worths import SENSIBLE, Worths


class HabitatAdvisor:
    """Tells the same position the same advice."""

    motives: ClassVar[tuple[type[Motive], ...]] = MOTIVES

    def __init__(self, worths: Worths = SENSIBLE) -> None:
        self._worths = worths
        self._known: tuple[Any, tuple[Errand, ...]] | None = None

    def advise(self, state: HabitatState, legal: Sequence[Command]) -> Advice:
        question = state.question
        if len(legal) == 1:
            return Advice(legal[0], NoDifference())
        chain = [command for command in legal if isinstance(command, missions.DeclareChain)]
        if chain:
            return Advice(min(chain, key=lambda each: self._far(state, each)), GoodFor(aim=Aim.MISSION))
        assert question is not None
        rule = self._rules.get(type(question))
        return Advice(legal[0], NoDifference()) if rule is None else rule(self, state, legal)

    def _far(self, state: HabitatState, chain: missions.DeclareChain) -> tuple[int, int]:
        """How much has to be explored to its end, and beside the way there, to have a space of it in each ring."""
        end = chain.spaces[-1]
        rings = {ring_of(each) for each in chain.spaces} - {ring_of(end)}
        ways = (min(on_the_way(state, at, (end,)) for at in chain.spaces if ring_of(at) == ring) for ring in rings)
        straight = still_to_explore(state, end)
        return straight + sum(max(0, way - straight) for way in ways), len(chain.spaces)

    def _option(self, state: HabitatState, legal: Sequence[Command]) -> Advice:
        question = state.question
        assert isinstance(question, ChooseOption)
        here = changed(state, pending=state.pending[:-1])
        open_ones = [command for command in legal if isinstance(command, PickOption)]
        values = {each.number: text(here, self._worths, question.options[each.number - 1]) for each in open_ones}
        best = max(open_ones, key=lambda each: (values[each.number], -each.number))
        if len(set(values.values())) == 1:
            return Advice(best, NoDifference())
        return Advice(best, LeastHarm() if values[best.number] < 0 else MostGained())

    def _thing(self, state: HabitatState, legal: Sequence[Command]) -> Advice:
        question = state.question
        assert isinstance(question, ChooseThing)
        effect = question.effect.effect
        things = [command for command in legal if isinstance(command, PickThing)]
        value, motive = THINGS.get(type(effect), (first_named, NoDifference()))
        best = max(things, key=lambda each: value(state, self._worths, effect, each.thing))
        return Advice(best, motive)

    def _whether(self, state: HabitatState, legal: Sequence[Command]) -> Advice:
        question = state.question
        assert isinstance(question, ChooseWhether)
        wins = isinstance(question.effect.effect, fx.WinMission)
        if wins and has_time_for_more(state):
            return Advice(Pass(), GoodFor(aim=Aim.MISSION))
        value = text(state, self._worths, question.effect.effect)
        if wins or value >= 0:
            return Advice(SayYes(), GoodFor(aim=Aim.MISSION) if wins else MostGained())
        return Advice(Pass(), LeastHarm())

    def _go_on(self, state: HabitatState, legal: Sequence[Command]) -> Advice:
        used = self._used(state, legal)
        return used or Advice(use.GoOn(), NothingToUse())

    def _used(self, state: HabitatState, legal: Sequence[Command]) -> Advice | None:
        """Abilities, finds and cards that help right now."""
        question, running = state.question, state.running
        dice = {} if running is None else running.dice
        rolled = isinstance(question, use.AskGoOn) and question.point is use.Point.DICE_ROLLED
        for command in legal:
            match command:
                case act.PayForTile():
                    return Advice(command, GoodFor(aim=Aim.OPEN))
                case use.UseAbility() | use.UseFind() | use.UseAssayBench():
                    effect = self._effect(state, command)
                    if isinstance(effect, fx.RerollDie | use.RerollSuccess):
                        if rolled and dice.get(Sign.SUCCESS) is False:
                            return Advice(command, RollAgain())
                    elif isinstance(effect, fx.CancelDie):
                        if rolled and dice.get(effect.sign):
                            return Advice(command, GoodFor(aim=Aim.HEALTH))
                    elif effect is not None and self._is_worth_it(state, command, effect):
                        return Advice(command, MostGained())
                case _:
                    continue
        return None

    def _effect(self, state: HabitatState, command: Command) -> Effect | None:
        match command:
            case use.UseAbility(ability=id):
                card = ability(state, id)
                return None if card is None else card.effect
            case use.UseFind(item=item):
                return find_effect(state, name(item))
            case _:
                return use.RerollSuccess(color=Color.BLUE)

    def _is_worth_it(self, state: HabitatState, command: Command, effect: Effect) -> bool:
        value = text(state, self._worths, effect)
        if isinstance(effect, fx.ChangeDie | fx.Repair | fx.FindUpgrade):
            value = max(value, 2.6)
        if isinstance(effect, fx.AdvanceSample):
            value = advanced(state, self._worths)
        if isinstance(effect, fx.TakeSample):
            samples = (item for lot in state.on_map.values() for item in lot if is_sample(item))
            value = max((sample_worth(state, self._worths, item) for item in samples), default=0.0)
        price = 0.0 if isinstance(command, use.UseFind) else 2 * self._worths.token
        return value > price and not harms(effect)

    def _plan(self, state: HabitatState, legal: Sequence[Command]) -> Advice:
        """Towards the best plan: what is there too much goes, what is missing comes, then it is confirmed."""
        used = self._used(state, legal)
        if used is not None and not state.plan:
            return used
        if not state.plan and (found := self._parts(state, legal)) is not None:
            return found
        wanted = self._wanted(state)
        bare = next((stack for stack in state.plan if not stack.pawns), None)
        for stack in state.plan if bare is None else (bare,):
            others = {each.pawns[0] for each in state.plan if each.pawns and each.number != stack.number}
            mine = [each for each in wanted if each.stack.pawns[0] not in others]
            if (step := self._further(stack, mine, legal)) is not None:
                return step
        if bare is not None:
            return self._fill(state, legal)
        planned = Counter(stack.task for stack in state.plan)
        # What the mission is won by is named before anything else.
        for errand in sorted(wanted, key=lambda each: each.aim is not Aim.MISSION):
            planned[errand.stack.task] -= 1
            if planned[errand.stack.task] >= 0:
                continue
            if (found := self._if(legal, act.PlanTask(task=errand.stack.task), GoodFor(aim=errand.aim))) is None:
                continue
            if set(errand.stack.pawns).isdisjoint(pawn for stack in state.plan for pawn in stack.pawns):
                return found
            taken = self._in_the_way(state, errand, wanted)
            if taken is not None:
                return Advice(act.DropTask(number=taken), PlanOtherwise())
        return self._fill(state, legal)

    def _parts(self, state: HabitatState, legal: Sequence[Command]) -> Advice | None:
        """Parts that the mission asks for: from upgrade cards, then from elements that are missed least, as long as the
        threshold allows it.
        """
        short = {kind for kind, count in wanted_parts(state).items() if count > 0}
        if not short and self._any_part(state):
            short = set(Element)
        for command in legal:
            if isinstance(command, use.ScrapUpgrade):
                card = state.box.others["habitat_upgrades"][name(command.item)]
                if (short | parts_to_mend(state)) & set(card.parts):
                    return Advice(command, GoodFor(aim=Aim.MISSION))
        if not short:
            return None
        if state.sheet.threshold is not None and excess(state) >= 0:
            return None
        apart = [each for each in legal if isinstance(each, act.Dismantle) and each.element in short]
        if not apart:
            return None
        cheapest = min(apart, key=lambda each: PENALTIES[state.card(each.structure).elements[each.element]])
        return Advice(cheapest, GoodFor(aim=Aim.MISSION))

    def _any_part(self, state: HabitatState) -> bool:
        """Whether some part is all that an action of the mission lacks."""
        if any(family(item) == "part" for item in state.available):
            return False
        helpful = (each for each in state.sheet.actions if each.needs.any_parts and is_on_offer(state, each))
        return any(True for _ in helpful)

    def _further(self, stack: act.Stack, wanted: Sequence[Errand], legal: Sequence[Command]) -> Advice | None:
        """The next pawn or the rover of an action that is wanted."""
        target = next((each for each in wanted if each.stack.task == stack.task), None)
        if target is None:
            return None
        missing = [pawn for pawn in target.stack.pawns if pawn not in stack.pawns]
        if missing and len(stack.pawns) < len(target.stack.pawns):
            motive = MoreCertain() if stack.pawns else GoodFor(aim=target.aim)
            return self._if(legal, act.PutPawn(number=stack.number, pawn=missing[0]), motive)
        if target.stack.rover is not None and stack.rover is None:
            return self._if(legal, act.SetRover(number=stack.number, rover=target.stack.rover), MoreCertain())
        return None

    def _in_the_way(self, state: HabitatState, errand: Errand, wanted: Sequence[Errand]) -> int | None:
        """An action that nobody wants, with pawns that are wanted elsewhere."""
        tasks = {each.stack.task for each in wanted}
        pawns = set(errand.stack.pawns)
        found = (stack for stack in state.plan if stack.task not in tasks and pawns & set(stack.pawns))
        return next((stack.number for stack in found), None)

    def _wanted(self, state: HabitatState) -> tuple[Errand, ...]:
        here = changed(state, plan=(), pending=(), queue=())
        if self._known is None or self._known[0] != here:
            self._known = (here, best_plan(state, self._worths))
        return self._known[1]

    def _if(self, legal: Sequence[Command], command: Command, motive: Motive) -> Advice | None:
        return Advice(command, motive) if command in legal else None

    def _fill(self, state: HabitatState, legal: Sequence[Command]) -> Advice:
        """Whoever is idle rests, or makes something more certain."""
        match HABITAT.why_not(state, act.ResolvePlan()):
            case None:
                return Advice(act.ResolvePlan(), PlanComplete())
            case act.TooWeak(number=number):
                more = [each for each in legal if isinstance(each, act.PutPawn) and each.number == number]
                return Advice(more[0] if more else act.DropTask(number=number), MoreCertain())
            case act.IdlePawn(pawn=pawn):
                rest = act.PlanTask(task=act.Task(kind=act.TaskKind.REST))
                if rest in legal and can_alone(state, rest.task, pawn):
                    return Advice(rest, GoodFor(aim=Aim.REST))
                more = [each for each in legal if isinstance(each, act.PutPawn) and each.pawn == pawn]
                plans = (each for each in legal if isinstance(each, act.PlanTask))
                others = (each for each in plans if can_alone(state, each.task, pawn))
                return Advice(next(chain(more, others, legal)), MoreCertain())
            case _:
                drops = [each for each in legal if isinstance(each, act.DropTask)]
                return Advice([*drops, *legal][0], PlanOtherwise())

    def _difficulty(self, state: HabitatState, legal: Sequence[Command]) -> Advice:
        return Advice(campaign.SetDifficulty(difficulty=state.difficulty), NoDifference())

    def _roll(self, state: HabitatState, legal: Sequence[Command]) -> Advice:
        """Nobody is told what a die ought to show."""
        return Advice(rolls.RollForMe(), NoDifference())

    _rules: ClassVar[Mapping[type[Decision], Callable[..., Advice]]] = {
        rolls.TellFace: _roll,
        ChooseOption: _option,
        ChooseThing: _thing,
        ChooseWhether: _whether,
        use.AskGoOn: _go_on,
        act.PlanActions: _plan,
        campaign.ChooseDifficulty: _difficulty,
    }
