"""The sensible player: plans for what missions want, rests in time, spends supplies and comes home."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from vanguard_desktop.core import Command, Decision, DieId, MemberId, Ruleset
from vanguard_desktop.rulesets.expedition.data import Member, State
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.steps import BringMarkers
from vanguard_desktop.rulesets.expedition.options import alternatives
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION

from ..advice import Advice
from ..bot import answering
from ..motive import Motive
from . import motives as why
from .errands import brings
from .goals import rank_up_worth
from .judgment import Judgment
from .meanwhile import ANY_TIME, Meanwhile
from .motives import MOTIVES
from .needs import brought_back, put_back, usefulness, variety
from .planning.perils import colors_asked, holding, is_last_of
from .planning.plan import FLIGHT, Plan, begins
from .planning.plans import Table
from .planning.ways import round_trip
from .trials import MOST_PICTURED, Trials
from .values import HURT, LAST_OF_COLOR, MOST_USES, RECKLESS, SHORT, SKILL, SPENT, WORTH_A_ROLL, WORTH_IT, WORTH_STAYING
from .worths import card_worth, text_worth

Handler = Callable[[State, Sequence[Command]], Advice | None]


class Sensible:
    """Knows what the table shows and what the odds are; what lies hidden it makes up (GEN-35)."""

    motives: ClassVar[tuple[type[Motive], ...]] = MOTIVES

    def __init__(self, seed: int = 0) -> None:
        self._judgment = Judgment()
        self._trials = Trials(self._judgment)
        self._meanwhile = Meanwhile(self._judgment, self._trials)
        self._turn: tuple[int, MemberId | None] | None = None
        self._used: Counter[Command] = Counter()
        self._handlers: Mapping[type[Decision], Handler] = {
            ask.PlaceLander: self._land,
            ask.KeepRankUp: self._keep,
            ask.ChooseFirst: self._first,
            ask.ChooseAction: self._action,
            ask.ChoosePrepare: self._prepare,
            ask.AgreeLiftOff: self._agree,
            ask.EventRevealed: self._meanwhile.react,
            ask.React: self._meanwhile.react,
            ask.GatherDice: self._gather,
            ask.ChooseReroll: self._reroll,
            ask.Modify: self._meanwhile.improve,
            ask.Combine: self._meanwhile.improve,
            ask.ChooseOption: self._option,
            ask.Optional: self._optional,
            ask.HandOutEquipment: self._hand_out,
            ask.MarkRow: lambda state, legal: Advice(do.SayYes(), why.OutcomeIsGood()),
            ask.CompleteMission: self._complete,
            ask.DiscardToLimit: self._discard,
            ask.ChooseDieToSpend: partial(self._die, sign=-1),
            ask.ChooseDieToSacrifice: partial(self._die, sign=-1),
            ask.ChooseOverflow: partial(self._die, sign=-1),
            ask.ChooseDieToRefresh: partial(self._die, sign=1),
        }

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command:
        """As advised, but nothing for ever: what changes nothing may look good each time."""
        command = self.advise(state, legal).command
        if self._turn != (state.round, state.turn):
            self._turn, self._used = (state.round, state.turn), Counter()
        self._used[command] += 1
        if not isinstance(command, ANY_TIME) or self._used[command] <= MOST_USES:
            return command
        answers = answering(EXPEDITION, state, [one for one in legal if not isinstance(one, ANY_TIME)])
        return next((one for one in (do.GoOn(), do.EndTurn()) if one in answers), answers[0])

    def advise(self, state: State, legal: Sequence[Command]) -> Advice:
        if len(legal) == 1:
            return Advice(legal[0], why.OnlyThis())
        handler = self._handlers.get(type(state.question))  # type: ignore[arg-type]
        advice = None if handler is None else handler(state, legal)
        if advice is None or advice.command not in legal:
            command, differs = self._trials.best(state, answering(EXPEDITION, state, legal)[:MOST_PICTURED])
            advice = Advice(command, why.WorthMost() if differs else why.AboutTheSame())
        return advice

    # The turn

    def _land(self, state: State, legal: Sequence[Command]) -> Advice | None:
        sites = [command for command in legal if isinstance(command, do.PickSector)]
        if not sites:
            return None
        best = min(sites, key=lambda site: round_trip(state, site.sector))
        return Advice(best, why.NearTheGoals(sector=best.sector))

    def _keep(self, state: State, legal: Sequence[Command]) -> Advice | None:
        """The goal that the team is most likely to reach, and that asks for the fewest successes."""
        picks = [command for command in legal if isinstance(command, do.PickCard)]
        if not picks:
            return None
        return Advice(max(picks, key=lambda pick: rank_up_worth(state, pick.card)), why.WorthMost())

    def _first(self, state: State, legal: Sequence[Command]) -> Advice:
        table = self._judgment.table(state)
        first = (table.first_home() if self.goes_home(state, table) else None) or table.most_urgent()
        return Advice(do.GiveStartToken(to=first.id), why.GoesFirst(member=first.id))

    def _action(self, state: State, legal: Sequence[Command]) -> Advice:
        question = state.question
        assert isinstance(question, ask.ChooseAction)
        member, table, can = state.member(question.member), self._judgment.table(state), set(legal)
        plan = table.best(member)
        if self.goes_home(state, table):
            return self._homeward(state, member, table, can)
        if meanwhile := self._meanwhile.before_an_action(state, legal):
            return meanwhile
        if plan is not None and plan.worth >= WORTH_IT:
            return self._begin(state, member, plan, can)
        if table.done and state.lander not in (None, member.sector):
            return self._homeward(state, member, table, can)  # whoever has nothing to do goes ahead
        waits = self._wait(state, member, can, why.NothingToDo())
        # Whoever has rested and still sees nothing good takes the best of it, as long as a mission is to be done.
        if plan is None or plan.worth < RECKLESS or plan.goal.startswith(FLIGHT) or table.done:
            return waits
        return waits if waits.command != do.EndTurn() else self._begin(state, member, plan, can)

    def goes_home(self, state: State, table: Table) -> bool:
        return goes_home(state, table)

    def _begin(self, state: State, member: Member, plan: Plan, can: set[Command]) -> Advice:
        command = begins(member, plan)
        if command is not None and command in can:
            return Advice(command, plan.motive)
        return self._wait(state, member, can, plan.motive)

    def _wait(self, state: State, member: Member, can: set[Command], motive: Motive) -> Advice:
        """Dice first, then cards; nobody rests for a single die, or with supplies that others need to get home."""
        if do.Rest() in can and len(member.spent) >= (1 if state.unlimited_supplies else 3) and self._spares(state):
            return Advice(do.Rest(), why.DiceComeBack(count=brought_back(member)))
        if do.Prepare() in can and len(member.hand) < state.hand_limit(member):
            return Advice(do.Prepare(), why.CardMightHelp())
        return Advice(do.EndTurn(), motive)

    def _spares(self, state: State) -> bool:
        """Whether there are supplies for whoever has nothing to do: more than those that are kept, or nobody else has
        a use for them.
        """
        if state.unlimited_supplies or state.supplies > len(state.members):
            return True
        table = self._judgment.table(state)
        plans = (table.best(member) for member in state.members)
        return not table.done and not any(plan is not None and plan.worth >= WORTH_IT for plan in plans)

    def _homeward(self, state: State, member: Member, table: Table, can: set[Command]) -> Advice:
        motive = why.MissionsDone() if table.done else why.NobodyCanGoOn()
        if do.LiftOff() in can and all(other.sector == state.lander for other in state.members):
            return Advice(do.LiftOff(), motive)
        if member.sector == state.lander:
            return self._wait(state, member, can, why.WaitingForOthers())
        plan = table.home(member) or table.best(member)
        return self._wait(state, member, can, motive) if plan is None else self._begin(state, member, plan, can)

    def _agree(self, state: State, legal: Sequence[Command]) -> Advice:
        table = self._judgment.table(state)
        agree = self.goes_home(state, table)
        motive = why.NotDoneYet() if not agree else why.MissionsDone() if table.done else why.NobodyCanGoOn()
        answer = next(c for c in legal if isinstance(c, do.AnswerLiftOff) and c.agree is agree)
        return Advice(answer, motive)

    def _prepare(self, state: State, legal: Sequence[Command]) -> Advice:
        question = state.question
        assert isinstance(question, ask.ChoosePrepare)
        if question.card:
            return Advice(do.PickOption(number=1), why.CardMightHelp())
        return Advice(do.GoOn(), why.GoodEnough())

    def _complete(self, state: State, legal: Sequence[Command]) -> Advice:
        question = state.question
        assert isinstance(question, ask.CompleteMission)
        return Advice(do.SayYes(), why.MissionFulfilled(mission=question.card))

    def _hand_out(self, state: State, legal: Sequence[Command]) -> Advice:
        """Everybody carries about as much."""
        gifts = [c for c in legal if isinstance(c, do.GiveEquipment) and c.card in state.equipment_unused]
        if not gifts:
            return Advice(do.GoOn(), why.AboutTheSame())
        best = min(gifts, key=lambda gift: len(state.member(gift.to).equipment))
        return Advice(best, why.AboutTheSame())

    # The dice check

    def _gather(self, state: State, legal: Sequence[Command]) -> Advice | None:
        check = state.running_check
        # Thought out as if none were in hand yet, so that it comes out the same at each die.
        before = put_back(state)
        hand, _ = self._judgment.prospects.best_hand(before, before.running_check)
        held = [die for die, _ in check.hand]
        forced = check.needs_assist or check.all_assist
        for die in hand:
            if die not in held and do.AddDie(die=die) in legal:
                return Advice(do.AddDie(die=die), why.DieHelps())
        for die in held:
            if die not in hand and not forced and do.TakeBackDie(die=die) in legal:
                return Advice(do.TakeBackDie(die=die), why.DieIsSpared())
        if do.RollDice() in legal:
            return Advice(do.RollDice(), why.DiceChosen(count=len(held)))
        own = state.member(check.active).available
        lent = sorted((c for c in legal if isinstance(c, do.AddDie)), key=lambda c: c.die in own)
        return Advice(lent[0], why.DieHelps()) if lent else None

    def _reroll(self, state: State, legal: Sequence[Command]) -> Advice | None:
        picks = [command for command in legal if isinstance(command, do.PickDie)]
        if not picks:
            return None
        gain, _, best = max((self._judgment.gain(state, c.die), -n, c) for n, c in enumerate(picks))
        if gain < WORTH_A_ROLL and do.GoOn() in legal:
            return Advice(do.GoOn(), why.GoodEnough())
        return Advice(best, why.BetterResult())

    # Choices

    def _option(self, state: State, legal: Sequence[Command]) -> Advice | None:
        question = state.question
        assert isinstance(question, ask.ChooseOption)
        texts = alternatives(state, question)
        member = next((one for one in state.members if one.id in (question.member, state.turn)), state.members[0])
        picks = [command for command in legal if isinstance(command, do.PickOption)]
        if not picks:
            return None
        best = max(picks, key=lambda pick: text_worth(state, member, texts[pick.number - 1], question.asked.at))
        return Advice(best, why.WorthMost())

    def _optional(self, state: State, legal: Sequence[Command]) -> Advice | None:
        question = state.question
        assert isinstance(question, ask.Optional)
        markers = question.effect.effect
        if not isinstance(markers, BringMarkers):
            return None
        return Advice(do.SayYes() if brings(state, markers.start, markers.to) else do.SayNo(), why.MarkersAreWanted())

    def _discard(self, state: State, legal: Sequence[Command]) -> Advice | None:
        """The card that is worth least to keep."""
        question = state.question
        assert isinstance(question, ask.DiscardToLimit)
        member = state.member(question.member)
        picks = [command for command in legal if isinstance(command, do.PickCard) and command.card in member.hand]
        if not picks:
            return None
        return Advice(min(picks, key=lambda pick: card_worth(state, member, pick.card)), why.WorthMost())

    def _die(self, state: State, legal: Sequence[Command], sign: int) -> Advice | None:
        """Which die is wanted most, or least, for what its owner has in mind; spent ones are given up first."""
        question: Any = state.question
        member = state.member(question.member)
        plan = self._judgment.table(state).best(member)
        card = None if plan is None or plan.offer is None else plan.offer.action.check

        colors, coming = colors_asked(state), self._judgment.prospects.perils.blows(state, member)

        def wanted(die: DieId) -> float:
            use = 0.0 if card is None else usefulness(state, member, card, die)
            use += SKILL * variety(die) + LAST_OF_COLOR * is_last_of(member, die, colors)
            without = tuple(one for one in member.available if one != die)
            if sign < 0 and die in member.spent:
                return use + SPENT
            return use + holding(state, member, (*without, die), coming) - holding(state, member, without, coming)

        picks = [command for command in legal if isinstance(command, do.PickDie)]
        if not picks:
            return None
        return Advice(max(picks, key=lambda pick: sign * wanted(pick.die)), why.WorthMost())


def goes_home(state: State, table: Table) -> bool:
    """All is done that is worth staying for, or nobody can go on."""
    if state.lander is None or state.in_the_air:
        return False
    plans = (table.best(member, flights=False) for member in state.members)
    best = max((plan.worth for plan in plans if plan is not None), default=0.0)
    if table.done:
        hurt = any(member.injury_count >= HURT for member in state.members)
        short = state.supplies < SHORT * len(state.members) and not state.unlimited_supplies
        return hurt or short or best < WORTH_STAYING
    rest = state.supplies > 0 or state.unlimited_supplies
    return best < WORTH_IT and not rest
