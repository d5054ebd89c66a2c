"""What a legal command sets off at once; all that follows from it waits in the queue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

import attrs

from vanguard_desktop.core.engine import Unfolding
from vanguard_desktop.core.events import DecisionClosed, DecisionOpened, EffectsQueued, Waiting
from vanguard_desktop.core.ids import DieId, MemberId, PathId, SectorId
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.dice.faces import ALL_DICE, Icon
from vanguard_desktop.dice.pool import declarable
from vanguard_desktop.rulesets.expedition.addressing import roll_for, told_ten
from vanguard_desktop.rulesets.expedition.check import check as checks
from vanguard_desktop.rulesets.expedition.check.danger import fallen, roll_danger
from vanguard_desktop.rulesets.expedition.check.pool_effects import picked, rerolled_named
from vanguard_desktop.rulesets.expedition.check.rows import mark_row, row_in_turn
from vanguard_desktop.rulesets.expedition.check.special import announced, carry_out, immediate
from vanguard_desktop.rulesets.expedition.check.steps import RollAside, StayInPool
from vanguard_desktop.rulesets.expedition.check.trouble import danger_die, injury_die
from vanguard_desktop.rulesets.expedition.crew import wounds
from vanguard_desktop.rulesets.expedition.crew.abilities import AnyTime, use
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.effects_checks import PayTwice, RerollNamed, RerollOther
from vanguard_desktop.rulesets.expedition.data.effects_moves import Lasting
from vanguard_desktop.rulesets.expedition.data.events_checks import AsideRolled
from vanguard_desktop.rulesets.expedition.data.events_moves import LastingUsed
from vanguard_desktop.rulesets.expedition.data.state import Check, Ending, Member, Purpose, State
from vanguard_desktop.rulesets.expedition.evolve import evolve
from vanguard_desktop.rulesets.expedition.landing import landing
from vanguard_desktop.rulesets.expedition.legal_answers import combination
from vanguard_desktop.rulesets.expedition.options import alternatives, for_member, go_to, move_there
from vanguard_desktop.rulesets.expedition.planet import travel
from vanguard_desktop.rulesets.expedition.planet.board import complete_mission
from vanguard_desktop.rulesets.expedition.queueing import same, steps
from vanguard_desktop.rulesets.expedition.round import due
from vanguard_desktop.rulesets.expedition.round import steps as st
from vanguard_desktop.rulesets.expedition.round.basic_actions import prepared_by, rest
from vanguard_desktop.rulesets.expedition.round.ending import end_now
from vanguard_desktop.rulesets.expedition.round.lasting import in_force, prepare_draws
from vanguard_desktop.rulesets.expedition.round.legal_actions import full_source, place_of_action, special_action
from vanguard_desktop.rulesets.expedition.things import finds
from vanguard_desktop.setting.cards import ImmediateEffect, SpecialEffect


def unfold(state: State, command: do.ExpeditionCommand) -> Sequence[Event]:
    question = state.question
    assert question is not None
    if isinstance(command, AnyTime):
        return use(state, question, command)
    if isinstance(command, do.GiveEquipment):
        return _give(state, command)
    match command:
        case do.GiveStartToken(to=to):
            return [DecisionClosed(), ev.StartTokenGiven(to=to)]
        case do.Travel() | do.Rest() | do.Prepare() | do.TakeSpecialAction() | do.EndTurn() | do.LiftOff():
            if isinstance(question, ask.ChoosePath) and isinstance(command, do.Travel):
                return [DecisionClosed(), *_travel_once(state, state.member(question.member), command.path)]
            assert isinstance(question, ask.ChooseAction)
            return [DecisionClosed(), *_action(state, state.member(question.member), command)]
        case do.AnswerLiftOff():
            answered = ev.LiftOffAnswered(section=command.section, agree=command.agree)
            return [DecisionClosed(), answered, *_after_answer(state, command)]
        case do.AddDie() | do.TakeBackDie() | do.RollDice() | do.TakeBackAction():
            return _gathering(state, question, command)
        case do.TellDie() | do.TellInjury() | do.TellDanger() | do.TellTen() | do.RollForMe():
            return [DecisionClosed(), *_told(state, question, command)]
        case do.GoOn():
            return [DecisionClosed(), *_go_on(state, question)]
        case _:
            return [DecisionClosed(), *_answer(state, question, command)]


Action = do.Travel | do.Rest | do.Prepare | do.TakeSpecialAction | do.EndTurn | do.LiftOff


def _action(state: State, member: Member, command: Action) -> Sequence[Event]:
    match command:
        case do.Travel(path=path_id):
            path = state.path(path_id)
            assert path is not None
            effects = travel.set_out(state, member, path)
            taken = travel.take_path(member, path)
            return [*_started(member, "travel"), taken, _then(member, *effects, source=f"path:{path_id}")]
        case do.Rest():
            told, resting = rest(state, member)
            return [*_started(member, "rest"), *told, _then(member, *resting, source="rest")]
        case do.Prepare():
            prepare = _then(member, st.OfferPrepare(), source="prepare")
            return [*_started(member, "prepare"), prepare, *prepared_by(state, member)]
        case do.TakeSpecialAction(number=number, source=source):
            return _special(state, member, source, number)
        case do.EndTurn():
            return [steps(member.id, st.EndPhase())]
        case do.LiftOff():
            return _propose_lift_off(state, member)
        case _:
            assert_never(command)


def _travel_once(state: State, member: Member, path_id: PathId) -> Sequence[Event]:
    """Beside the actions of a turn: no action starts and none is used."""
    path = state.path(path_id)
    assert path is not None
    effects = travel.set_out(state, member, path)
    return [travel.take_path(member, path), steps(member.id, *effects, source=f"path:{path_id}")]


def _started(member: Member, action: str, special: bool = False) -> list[Event]:
    return [ev.ActionStarted(member=member.id, action=action, special=special)]


def _then(member: Member, *effects: Effect, source: str = "", at: SectorId | None = None) -> Event:
    """The action, then the window for missions, then the next action (TRN-23)."""
    return EffectsQueued(
        effects=(
            *(Waiting(effect=effect, you=member.id, source=source, at=at) for effect in effects),
            Waiting(effect=st.OfferMissions(), you=member.id),
            Waiting(effect=st.OfferAction(), you=member.id),
        )
    )


def _special(state: State, member: Member, source: str, number: int) -> Sequence[Event]:
    """Which one is fixed before the dice are chosen (ACT-05); with the icon it is a check (ACT-06)."""
    action = special_action(state, member, source, number)
    assert action is not None
    name = full_source(state, member, source, number)
    started = _started(member, "special_action", special=True)
    at = place_of_action(state, member, source)
    reach = in_force(state, Lasting.REACH, member.id)
    if at is not None and reach is not None and reach.uses is not None:
        started.append(LastingUsed(entry=reach))
    if action.check is None:
        effect = action.effect or fx.Nothing()
        return [*started, _then(member, effect, source=name, at=at)]
    check = checks.start_check(
        state,
        member,
        Purpose.ACTION,
        name,
        action.check,
        at=at,
        needs_assist=action.needs_assist,
        all_assist=action.all_assist,
        reached=at is not None,
    )
    return [*started, _then(member), *check]


def _propose_lift_off(state: State, member: Member) -> Sequence[Event]:
    others = tuple(other.section for other in state.members if other.id != member.id)
    if not others:
        return end_now(state, Ending.LIFTED_OFF)
    return [DecisionOpened(decision=ask.AgreeLiftOff(member=member.id, waiting_for=others))]


def _after_answer(state: State, answer: do.AnswerLiftOff) -> Sequence[Event]:
    """One refusal ends the proposal and costs no action (ACT-43); the last agreement lifts off."""
    question = state.question
    assert isinstance(question, ask.AgreeLiftOff)
    if not answer.agree:
        return [steps(question.member, st.OfferAction())]
    missing = tuple(section for section in question.waiting_for if section is not answer.section)
    if missing:
        return [DecisionOpened(decision=ask.AgreeLiftOff(member=question.member, waiting_for=missing))]
    return end_now(state, Ending.LIFTED_OFF)


def _give(state: State, command: do.GiveEquipment) -> Sequence[Event]:
    """Out of the lander, or from hand to hand; the open question stays open, unless nothing is left to give."""
    giver = state.carrier(command.card)
    given = ev.EquipmentGiven(card=command.card, to=command.to, giver=None if giver is None else giver.id)
    if not isinstance(state.question, ask.HandOutEquipment):
        return [given]
    return [DecisionClosed(), given, steps(None, st.HandOut())]


def _gathering(
    state: State,
    question: object,
    command: do.AddDie | do.TakeBackDie | do.RollDice | do.TakeBackAction,
) -> Sequence[Event]:
    """Dice go in and out freely until the roll (CHK-07)."""
    check = state.running_check
    match command:
        case do.AddDie(die=die):
            owner = next(member for member in state.members if die in member.available)
            return [ev.DieTaken(die=die, owner=owner.id)]
        case do.TakeBackDie(die=die):
            return _taken_back(state, [(die, next(who for taken, who in check.hand if taken == die))])
        case do.RollDice():
            return [DecisionClosed(), ev.StepReached(step=2), checks.go_on(check.active)]
        case do.TakeBackAction():
            back = _taken_back(state, check.hand)
            return [DecisionClosed(), *back, ev.CheckEnded(), ev.ActionTakenBack(member=check.active)]
        case _:
            assert_never(command)


def _taken_back(state: State, dice: Sequence[tuple[DieId, MemberId]]) -> list[Event]:
    """To their columns; one whose slot an injury die has taken meanwhile goes to the spent pool (INJ-07)."""
    back = Unfolding(evolve, state)
    for die, owner in dice:
        back.add(ev.DieTakenBack(die=die, owner=owner))
        if back.state.member(owner).free_slots(ALL_DICE[die].color) < 0:
            back.add(ev.DieSpent(member=owner, die=die))
    return back.events


Told = do.TellDie | do.TellInjury | do.TellDanger | do.TellTen | do.RollForMe


def _told(state: State, question: object, command: Told) -> Sequence[Event]:
    """Results of real dice, or the game rolls after all; turning a die is told in the same words."""
    match question, command:
        case ask.ChooseTurn(), do.TellDie(die=die, face=face):
            return [ev.DieTurned(die=die, face=face)]
        case ask.ChooseReroll(), do.TellDie(die=die, face=face):
            return _rerolled(question, ev.DieRerolled(die=die, face=face, drawn=0))
        case ask.ChooseCheckDie(effect=(RerollNamed() | RerollOther()) as named), do.TellDie(die=die, face=face):
            return rerolled_named(named, ev.DieRerolled(die=die, face=face, drawn=0))
        case ask.ChooseCheckDie(member=member, effect=RollAside()), do.TellDie(die=die, face=face):
            return [AsideRolled(owner=member, die=die, face=face, drawn=0)]
        case ask.TellRoll(), do.TellDie(face=face):
            return checks.told(state, state.running_check, str(face))
        case ask.TellRoll(), do.TellInjury(icon=injury):
            return checks.told(state, state.running_check, injury.value)
        case ask.TellRoll(), do.TellDanger(icon=danger):
            return checks.told(state, state.running_check, danger.value)
        case ask.TellRoll(), _:
            return checks.roll_all(state, state.running_check)
        case ask.AskDanger(member=member, letter=letter), do.TellDanger(icon=icon):
            return fallen(member, letter, icon, drawn=0)
        case ask.AskDanger(member=member, letter=letter), _:
            return roll_danger(state, member, letter)
        case ask.AskRandom(), do.TellTen(value=value):
            return told_ten(question, value)
        case ask.AskRandom(), _:
            return roll_for(state, question)
        case ask.AskSurvival(), do.TellInjury(icon=injury):
            return wounds.told_survival(state, question, injury)
        case ask.AskSurvival(member=member, icons=icons), _:
            return wounds.roll_survival(state, state.member(member), icons)
        case ask.AskTen(again=again), do.TellTen(value=value):
            return landing.landed_on(state, value, 0, again)
        case ask.AskTen(again=again), _:
            value, rng = state.rng.below(landing.TEN)
            return landing.landed_on(state, value, rng.since(state.rng), again)
        case _:
            raise AssertionError(f"{command} does not answer {question}")


def _go_on(state: State, question: object) -> Sequence[Event]:
    match question:
        case ask.React(cost=cost):
            return [steps(cost.you, st.Unavoidable(effect=cost.effect), source=cost.source, at=cost.at)]
        case ask.Modify(member=member):
            return [ev.StepReached(step=checks.COMBINE), checks.go_on(member)]
        case ask.Combine(member=member):
            return [ev.StepReached(step=checks.TROUBLE), checks.go_on(member)]
        case ask.ChoosePrepare(member=member):
            return [steps(member, st.HandLimit())]
        case _:  # an event that everybody has seen, enough dice rolled again, enough equipment handed out
            return []


Answer = (
    do.PickOption | do.SayYes | do.SayNo | do.PickDie | do.PickMember | do.PickSector | do.PickCard | do.PickDeck
    | do.PickColumn | do.PickSlot | do.PickTrack | do.PutLead | do.UseCombination | do.Commit | do.MarkWith
)  # fmt: skip


def _answer(state: State, question: object, command: Answer) -> Sequence[Event]:
    match question, command:
        case ask.ChooseOption(), do.PickOption(number=number):
            return [same(question.asked, alternatives(state, question)[number - 1])]
        case ask.ChoosePrepare(member=member), do.PickOption(number=number):
            return _prepare(state, question, number)
        case ask.OrderEffects(), do.PickOption(number=number):
            return due.picked(state, question, number)
        case ask.NextInjuryDie(), do.PickOption(number=number):
            return injury_die(state, state.running_check, number - 1)
        case ask.NextDangerDie(), do.PickOption(number=number):
            return danger_die(state, state.running_check, number - 1)
        case ask.Optional(effect=waiting), do.SayYes():
            return [EffectsQueued(effects=(waiting,))]
        case ask.CompleteMission(card=card), do.SayYes():
            return complete_mission(state, card)
        case ask.DeclareAce(), _:
            return _declared(state, state.running_check, isinstance(command, do.SayYes))
        case ask.MarkRow(), _:
            return _mark(state, state.running_check, command)
        case _, do.SayNo():
            return []
        case _, do.PickDie(die=die):
            return _picked_die(state, question, die)
        case ask.ChooseMember(), do.PickMember(member=member):
            return [for_member(state, question, member)]
        case ask.LeadBonus(bonus=bonus), do.PickMember(member=member):
            bonus_effect = fx.DrawCards() if bonus == "card" else fx.GainCharges()
            return [steps(member, bonus_effect, source="lead")]
        case ask.ChooseSector(), do.PickSector(sector=sector):
            return go_to(state, question, sector)
        case ask.ChooseThreatMove(), do.PickSector(sector=sector):
            return move_there(question, sector)
        case ask.ChooseSeat(order=order), do.PickMember(member=member):
            return [steps(None, st.TakeSeats(order=(*order, member)))]
        case ask.ChooseStart(member=member), do.PickSector(sector=sector):
            return [ev.Traveled(member=member, to=sector), steps(None, st.TakePlaces())]
        case ask.PlaceLander(), do.PickSector(sector=sector):
            return [ev.LanderPlaced(sector=sector)]
        case ask.DiscardToLimit(member=member, count=count, cost=cost), do.PickCard(card=card):
            rest: Effect = fx.DiscardCards(count=count - 1) if cost else st.HandLimit()
            return [ev.CardDiscarded(member=member, card=card), *([steps(member, rest)] if count > 1 else [])]
        case ask.KeepRankUp(), do.PickCard(card=card):
            return [ev.RankUpKept(card=card, back=tuple(other for other in state.rank_ups_offered if other != card))]
        case ask.ChooseDeck(), do.PickDeck(type=type):
            return finds.gain_discovery(state, type)
        case ask.ChooseColumn(member=member, away=True), do.PickColumn(color=color):
            return [ev.InjuryDieRemoved(member=member, color=color)]
        case ask.ChooseColumn(member=member, back=back), do.PickColumn(color=color):
            return wounds.placed(state.member(member), color, back)
        case ask.ChooseInjury(member=member, effect=effect), do.PickSlot(slot=slot):
            return wounds.removed(state.member(member), slot, effect)  # type: ignore[arg-type]
        case ask.OrderTracks(tracks=tracks, you=you), do.PickTrack(track=track):
            left = tuple(other for other in tracks if other != track)
            mover = you if you is not None and state.is_here(you) else state.turn
            return [steps(mover, st.MoveTrack(track=track), st.MoveTracks(tracks=left))]
        case ask.OrderLeads(leads=leads, types=types, apart=apart), do.PutLead(lead=lead, type=type):
            rest = st.PlaceLeads(leads=tuple(x for x in leads if x != lead), types=types, apart=apart)
            return finds.put_lead(state, lead, type, rest, None)
        case ask.Combine(member=member), do.UseCombination():
            return _combine(state, state.running_check, command)
        case ask.ChooseCommitment(), do.Commit(dice=dice, icon=icon):
            special = announced(state, state.running_check)
            assert isinstance(special, SpecialEffect)
            return carry_out(state, state.running_check, special, dice, icon)
        case _:
            raise AssertionError(f"{command} does not answer {question}")


def _picked_die(state: State, question: object, die: DieId) -> Sequence[Event]:
    match question:
        case ask.ChooseDieToSpend(member=member) | ask.ChooseOverflow(member=member):
            return [ev.DieSpent(member=member, die=die)]
        case ask.ChooseDieToSacrifice(member=member):
            return [ev.DieSacrificed(member=member, die=die)]
        case ask.ChooseDieToRefresh(member=member):
            return [ev.DieRefreshed(member=member, die=die)]
        case ask.ChoosePoolDie():
            return [ev.PoolDiceSpent(dice=(die,))]
        case ask.ChooseCheckDie(effect=effect):
            return picked(state, state.running_check, effect, die)
        case ask.ChooseReroll():
            face, rng = state.rng.below(checks.SIDES)
            return _rerolled(question, ev.DieRerolled(die=die, face=face, drawn=rng.since(state.rng)))
        case _:
            raise AssertionError(f"{question} does not ask for a die")


def _rerolled(question: ask.ChooseReroll, fell: ev.DieRerolled) -> Sequence[Event]:
    """The next die, until enough have fallen again."""
    if question.left == 1:
        return [fell]
    more = attrs.evolve(question, left=question.left - 1, done=(*question.done, fell.die))
    return [fell, DecisionOpened(decision=more)]


def _prepare(state: State, question: ask.ChoosePrepare, number: int) -> Sequence[Event]:
    """1 is the card, 2 the check; what is left is offered afterwards (ACT-35, ACT-36)."""
    member = state.member(question.member)
    if number == 1:
        rest = st.OfferPrepare(card=False, check=question.check)
        drawn = fx.DrawCards(count=1 + prepare_draws(state, member))
        return [steps(member.id, drawn, rest, source="prepare")]
    rest = st.OfferPrepare(card=question.card, check=False)
    check = checks.start_check(state, member, Purpose.PREPARE, "prepare", checks.NO_CARD)
    return [steps(member.id, rest, source="prepare"), *check]


def _mark(state: State, check: Check, command: Answer) -> Sequence[Event]:
    row = row_in_turn(state, check)
    assert row is not None
    if isinstance(command, do.SayNo):
        return [ev.RowDeclined(row=row), checks.go_on(check.active)]
    return mark_row(state, check, row, command.dice if isinstance(command, do.MarkWith) else None)


def _declared(state: State, check: Check, yes: bool) -> Sequence[Event]:
    """All aces that matter are declared to be the icon that is looked for, or none (CHK-69)."""
    special = announced(state, check)
    assert isinstance(special, ImmediateEffect)
    wanted = next(icon for icon in special.test.icons if icon is not Icon.ACCIDENT)
    aces = declarable(special.test, check.dice) if yes else ()
    return immediate(check, special, [(die, wanted) for die in aces])


def _combine(state: State, check: Check, command: do.UseCombination) -> Sequence[Event]:
    """The dice are spent, the effect follows at once, a section card is discarded afterwards (CHK-27, CHK-28)."""
    printed = combination(state, command)
    assert printed is not None
    go_on = st.GoOnWithCheck()
    if command.source == "condition":
        card = state.condition_card
        assert card is not None
        effects = steps(check.active, printed.effect, go_on, source=f"condition:{card.id}", at=check.at)
        return _paid(check, command.dice, effects)
    held = next(card for card in state.member(check.active).hand if card == command.source)
    played = ev.CardPlayed(member=check.active, card=held)
    after = (st.DiscardPlayed(card=held), go_on)
    effects = steps(check.active, printed.effect, *after, source=f"card:{held}", at=check.at)
    return _paid(check, command.dice, played, effects)


def _paid(check: Check, dice: tuple[DieId, ...], *bought: Event) -> Sequence[Event]:
    """All of the dice are spent, or all but one, if a text says so; a die stays only once."""
    if set(dice) <= set(check.stayed) or len(check.says(PayTwice)) <= len(check.stayed):
        return [ev.PoolDiceSpent(dice=dice), *bought]
    return [*bought, steps(check.active, StayInPool(dice=dice))]
