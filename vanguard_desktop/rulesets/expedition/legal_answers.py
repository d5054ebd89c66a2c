"""Whether an answer is among those that the open question offers (DEC-28), and whether it can be paid (GEN-10)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core.effects import If, Nothing
from vanguard_desktop.core.engine import does_something
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.kinds import Command, Decision, Effect, Reason
from vanguard_desktop.core.state import changed
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.dice.matching import pays
from vanguard_desktop.dice.special_effects import is_useful, offered_commitments
from vanguard_desktop.rulesets.expedition.answers import answers
from vanguard_desktop.rulesets.expedition.check.assistance import idle, why_no_assistance
from vanguard_desktop.rulesets.expedition.check.rows import may_mark_with, row_in_turn
from vanguard_desktop.rulesets.expedition.check.special import announced
from vanguard_desktop.rulesets.expedition.chosen import CHOSEN_EFFECTS
from vanguard_desktop.rulesets.expedition.crew.choices import turn_choices
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.effects import LoseSupplies, SacrificeDice, SpendDice
from vanguard_desktop.rulesets.expedition.data.reasons import (
    AllMustAssist,
    CannotPay,
    DieNotThere,
    FaceNotThere,
    NobodyAssists,
    NoCommitment,
    NoMoreDiceInCheck,
    NotCovered,
    NotInHand,
    NotOffered,
)
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.options import alternatives
from vanguard_desktop.rulesets.expedition.payments import payable
from vanguard_desktop.rulesets.expedition.resolve import resolve
from vanguard_desktop.setting.box import card_of
from vanguard_desktop.setting.cards import Combination, SpecialEffect

# Alternatives that are carried out also where nothing changes: they say so or depend on the position, dice can always
# be paid (GEN-12), armor may leave nothing to lose, things are offered only as they are there.
NEEDS_NOTHING = (Nothing, If, SpendDice, SacrificeDice, LoseSupplies, *CHOSEN_EFFECTS)
# Which questions a command answers; every other question has to be answered first.
ANSWERED_BY: dict[type[Command], tuple[type[Decision], ...]] = {
    do.GiveStartToken: (ask.ChooseFirst,),
    do.AnswerLiftOff: (ask.AgreeLiftOff,),
    do.GoOn: (
        ask.EventRevealed,
        ask.React,
        ask.Modify,
        ask.Combine,
        ask.ChooseReroll,
        ask.ChoosePrepare,
        ask.HandOutEquipment,
        ask.ChoosePath,
    ),
    do.PickOption: (ask.ChooseOption, ask.ChoosePrepare, ask.NextInjuryDie, ask.NextDangerDie, ask.OrderEffects),
    do.SayYes: (ask.Optional, ask.CompleteMission, ask.DeclareAce, ask.MarkRow),
    do.SayNo: (ask.Optional, ask.CompleteMission, ask.DeclareAce, ask.MarkRow),
    do.PickDie: (
        ask.ChooseDieToSpend,
        ask.ChooseDieToSacrifice,
        ask.ChooseDieToRefresh,
        ask.ChooseOverflow,
        ask.ChoosePoolDie,
        ask.ChooseCheckDie,
        ask.ChooseReroll,
    ),
    do.PickMember: (ask.ChooseMember, ask.LeadBonus, ask.ChooseSeat),
    do.PickSector: (ask.ChooseSector, ask.ChooseThreatMove, ask.PlaceLander, ask.ChooseStart),
    do.PickCard: (ask.DiscardToLimit, ask.KeepRankUp),
    do.PickDeck: (ask.ChooseDeck,),
    do.PickColumn: (ask.ChooseColumn,),
    do.PickSlot: (ask.ChooseInjury,),
    do.PickTrack: (ask.OrderTracks,),
    do.PutLead: (ask.OrderLeads,),
    do.AddDie: (ask.GatherDice,),
    do.TakeBackDie: (ask.GatherDice,),
    do.RollDice: (ask.GatherDice,),
    do.TakeBackAction: (ask.GatherDice,),
    do.TellDie: (ask.TellRoll, ask.ChooseTurn, ask.ChooseReroll, ask.ChooseCheckDie),
    do.TellInjury: (ask.TellRoll, ask.AskSurvival),
    do.TellDanger: (ask.TellRoll, ask.AskDanger),
    do.TellTen: (ask.AskTen, ask.AskRandom),
    do.RollForMe: (ask.TellRoll, ask.AskDanger, ask.AskTen, ask.AskRandom, ask.AskSurvival),
    do.UseCombination: (ask.Combine,),
    do.Commit: (ask.ChooseCommitment,),
    do.MarkWith: (ask.MarkRow,),
}


def why_no_answer(state: State, question: Decision, command: Command) -> Reason | None:
    match command:
        case do.PickOption(number=number) if isinstance(question, ask.ChooseOption):
            return _why_no_option(state, question, number)
        case do.PickOption(number=number) if isinstance(question, ask.NextInjuryDie | ask.NextDangerDie):
            return None if _is_unresolved(state, question, number) else NotOffered()
        case do.PickColumn(color=color):
            assert isinstance(question, ask.ChooseColumn)
            taken = color in state.member(question.member).injury_dice
            return None if taken == question.away else NotOffered()
        case do.AddDie(die=die):
            return _why_not_add(state, die)
        case do.RollDice():
            check = state.running_check
            lent = any(owner != check.active for _, owner in check.hand)
            if check.all_assist and (missing := idle(state, check)):
                return AllMustAssist(member=missing[0].id)
            return NobodyAssists() if check.needs_assist and not lent else None
        case do.TellDie(die=die, face=face) if isinstance(question, ask.ChooseTurn):
            return None if _has_face(state, question, die, face) else FaceNotThere(die=die)
        case do.UseCombination():
            return _why_no_combination(state, command)
        case do.Commit():
            return _why_no_commitment(state, command)
        case do.MarkWith(dice=dice):
            row = row_in_turn(state, state.running_check)
            fits = row is not None and may_mark_with(state, state.running_check, row, dice)
            return None if fits else NotCovered()
        case do.PickDie(die=die):
            return None if command in answers(state) else DieNotThere(die=die)
        case _:
            return None if command in answers(state) else NotOffered()


def _is_unresolved(state: State, question: ask.NextInjuryDie | ask.NextDangerDie, number: int) -> bool:
    check = state.running_check
    dice = check.injuries if isinstance(question, ask.NextInjuryDie) else check.dangers
    return 1 <= number <= len(dice) and not dice[number - 1].resolved


def _has_face(state: State, question: ask.ChooseTurn, die: str, face: int) -> bool:
    """A face that looks like an offered one is that one (DIE-12: equal faces are the same result)."""
    if die not in ALL_DICE or not 0 <= face < 6:
        return False
    wanted = ALL_DICE[die].faces[face]  # type: ignore[index]
    return any(die == other and ALL_DICE[other].faces[f] == wanted for other, f in turn_choices(state, question))


def _why_no_option(state: State, question: ask.ChooseOption, number: int) -> Reason | None:
    options = alternatives(state, question)
    if not 1 <= number <= len(options):
        return NotOffered()
    return None if _open_options(state, question, options)[number - 1] else CannotPay()


def _open_options(state: State, question: ask.ChooseOption, options: Sequence[Effect]) -> list[bool]:
    """If none can be paid in full, one of them is carried out as far as possible; any, if nothing is (GEN-14)."""
    asked = question.asked
    texts = [Waiting(effect=option, you=asked.you, source=asked.source, at=asked.at) for option in options]
    here = changed(state, pending=state.pending[:-1])
    in_full = [payable(here, text) and _is_possible(here, text) for text in texts]
    partly = in_full if any(in_full) else [does_something(resolve, here, text) for text in texts]
    return partly if any(partly) else [text is texts[0] for text in texts]


def _is_possible(state: State, text: Waiting) -> bool:
    """What costs nothing must at least be possible: nobody blocks equipment who carries none (GEN-10).

    In an entry of the logbook players decide how the story goes on, and need not gain or lose anything by it.
    """
    freely = isinstance(text.effect, NEEDS_NOTHING) or text.source.startswith("log:")
    return freely or does_something(resolve, state, text)


def _why_not_add(state: State, die: str) -> Reason | None:
    """The own dice, any number; of each other crew member here one, or as texts say (CHK-05, CHK-06, CHK-08)."""
    check = state.running_check
    owner = next((member for member in state.members if die in member.available), None)
    if owner is None:
        return DieNotThere(die=die)  # type: ignore[arg-type]
    most = check.card.most_dice
    if most is not None and len(check.hand) >= most:
        return NoMoreDiceInCheck(most=most)
    if owner.id == check.active:
        return None
    return why_no_assistance(state, check, owner)


def combination(state: State, command: do.UseCombination) -> Combination | None:
    """The printed combination that is to be paid, if it is within reach (CHK-26, CHK-31)."""
    if command.source == "condition":
        card = state.condition_card
        printed = card.combinations if card is not None else ()
        return printed[command.number - 1] if 1 <= command.number <= len(printed) else None
    hand = state.member(state.running_check.active).hand
    held = next((card for card in hand if card == command.source), None)
    return None if held is None or command.number != 1 else state.box.section_cards[card_of(held)].combination


def _why_no_combination(state: State, command: do.UseCombination) -> Reason | None:
    check = state.running_check
    printed = combination(state, command)
    if printed is None:
        return NotInHand(member=check.active)
    dice = tuple(die for die in check.dice if die.id in command.dice)
    if len(dice) != len(command.dice) or not pays(printed.requirement, dice, state.converts(check.active)):
        return NotCovered()
    return None


def _why_no_commitment(state: State, command: do.Commit) -> Reason | None:
    """Every committed die must lie in the pool, once, and raise the count (CHK-63, CHK-95); an icon is named where the
    effect asks for equal icons, and only there (REQ-17).
    """
    check = state.running_check
    special = announced(state, check)
    assert isinstance(special, SpecialEffect)
    if not command.dice:
        return None if command in answers(state) else NotOffered()
    if special.requirement.same is (command.icon is None):
        return NotOffered()
    chosen = frozenset(command.dice)
    if len(chosen) < len(command.dice) or not chosen <= {die.id for die in check.dice}:
        return NoCommitment()
    asked = (special.requirement, check.dice, state.converts(check.active))
    if command.dice in offered_commitments(*asked, command.icon):
        return None
    return None if is_useful(*asked, chosen, command.icon) else NoCommitment()
