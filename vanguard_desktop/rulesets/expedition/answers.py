"""The commands that answer the open question, in printed order; `why_not` says which of them are legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from vanguard_desktop.core.kinds import Command
from vanguard_desktop.dice.faces import ALL_DICE, Color, DangerIcon, InjuryIcon
from vanguard_desktop.dice.matching import payments
from vanguard_desktop.dice.special_effects import same_choices, same_shown, useful_commitments
from vanguard_desktop.rulesets.expedition.check.assistance import may_lend
from vanguard_desktop.rulesets.expedition.check.rows import other_ways_to_mark
from vanguard_desktop.rulesets.expedition.check.special import announced
from vanguard_desktop.rulesets.expedition.check.steps import RollAside
from vanguard_desktop.rulesets.expedition.crew.choices import dice_choices, turn_choices
from vanguard_desktop.rulesets.expedition.crew.wounds import injuries_to_remove
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.effects_checks import RerollNamed, RerollOther
from vanguard_desktop.rulesets.expedition.data.state import DangerDie, InjuryDie, Member, State
from vanguard_desktop.rulesets.expedition.landing.seating import next_to_sit, open_starts
from vanguard_desktop.rulesets.expedition.options import alternatives, people, sectors, threat_ways
from vanguard_desktop.rulesets.expedition.planet.tracks import track
from vanguard_desktop.rulesets.expedition.round.legal_actions import special_actions
from vanguard_desktop.setting.box import card_of
from vanguard_desktop.setting.cards import SpecialEffect


def answers(state: State) -> Iterator[Command]:
    question: ask.ExpeditionDecision | None = state.question  # type: ignore[assignment]
    match question:
        case ask.ChooseFirst():
            yield from (do.GiveStartToken(to=member.id) for member in state.members)
        case ask.ChooseAction(member=id):
            yield from _actions(state, state.member(id))
        case ask.EventRevealed() | ask.React():
            yield do.GoOn()
        case ask.ChooseOption():
            yield from (do.PickOption(number=n) for n, _ in enumerate(alternatives(state, question), 1))
        case ask.Optional() | ask.CompleteMission() | ask.DeclareAce():
            yield do.SayYes()
            yield do.SayNo()
        case ask.MarkRow():
            yield do.SayYes()
            yield do.SayNo()
            yield from (do.MarkWith(dice=dice) for dice in other_ways_to_mark(state, state.running_check))
        case ask.ChooseDieToSpend() | ask.ChooseDieToSacrifice() | ask.ChooseDieToRefresh() | ask.ChooseOverflow():
            yield from (do.PickDie(die=die) for die in dice_choices(state, question))
        case ask.ChoosePoolDie():
            yield from (do.PickDie(die=die) for die in dice_choices(state, question))
        case ask.ChooseCheckDie(effect=effect):
            for die in dice_choices(state, question):
                yield do.PickDie(die=die)
                if state.real_dice and isinstance(effect, RerollNamed | RerollOther | RollAside):
                    yield from (do.TellDie(die=die, face=face) for face in range(len(ALL_DICE[die].faces)))
        case ask.ChooseReroll(every=every):
            for die in dice_choices(state, question):
                yield do.PickDie(die=die)
                if state.real_dice:  # rolled on the players' table, unless they let the game roll
                    yield from (do.TellDie(die=die, face=face) for face in range(len(ALL_DICE[die].faces)))
            if not every or not dice_choices(state, question):
                yield do.GoOn()
        case ask.ChooseTurn():
            yield from (do.TellDie(die=die, face=face) for die, face in turn_choices(state, question))
        case ask.ChooseColumn():
            yield from (do.PickColumn(color=color) for color in Color)
        case ask.ChooseInjury(member=id, effect=effect):
            yield from (do.PickSlot(slot=slot) for slot in injuries_to_remove(state.member(id), effect))  # type: ignore[arg-type]
        case ask.ChooseMember():
            yield from (do.PickMember(member=member) for member in people(state, question))
        case ask.ChooseSeat():
            yield from (do.PickMember(member=member) for member in next_to_sit(state, question))
        case ask.LeadBonus():
            yield from (do.PickMember(member=member.id) for member in state.members)
        case ask.ChooseSector():
            yield from (do.PickSector(sector=sector) for sector in sectors(state, question))
        case ask.ChooseThreatMove():
            yield from (do.PickSector(sector=sector) for sector in threat_ways(state, question))
        case ask.ChooseStart():
            yield from (do.PickSector(sector=sector) for sector in open_starts(state))
        case ask.PlaceLander():
            yield from (do.PickSector(sector=sector.number) for sector in state.board.sectors if sector.lander)
        case ask.DiscardToLimit(member=id):
            yield from (do.PickCard(card=card) for card in state.member(id).hand)
        case ask.KeepRankUp():
            yield from (do.PickCard(card=card) for card in state.rank_ups_offered)
        case ask.ChooseDeck():
            yield from (do.PickDeck(type=type) for type in state.discoveries)
        case ask.OrderLeads(leads=leads, types=types):
            yield from (do.PutLead(lead=lead, type=type) for lead in leads for type in types)
        case ask.OrderTracks(tracks=tracks):
            yield from (do.PickTrack(track=id) for id in tracks if track(state, id) is not None)
        case ask.ChoosePrepare(card=draw, check=check):
            if draw:
                yield do.PickOption(number=1)
            if check:
                yield do.PickOption(number=2)
            yield do.GoOn()
        case ask.GatherDice(member=id):
            yield from _dice_to_gather(state, state.member(id))
        case ask.TellRoll():
            yield from _tell_roll(state)
            yield do.RollForMe()
        case ask.AskDanger():
            yield from (do.TellDanger(icon=icon) for icon in DangerIcon)
            yield do.RollForMe()
        case ask.ChoosePath(member=id):
            yield from _travels(state, state.member(id))
            yield do.GoOn()
        case ask.OrderEffects(effects=effects):
            yield from (do.PickOption(number=number + 1) for number in range(len(effects)))
        case ask.AskSurvival():
            yield from (do.TellInjury(icon=injury) for injury in InjuryIcon)
            yield do.RollForMe()
        case ask.AskTen() | ask.AskRandom():
            yield from (do.TellTen(value=value) for value in range(10))
            yield do.RollForMe()
        case ask.Modify():
            yield do.GoOn()
        case ask.Combine(member=id):
            yield from _combinations(state, state.member(id))
            yield do.GoOn()
        case ask.NextInjuryDie():
            yield from _unresolved(state.running_check.injuries)
        case ask.NextDangerDie():
            yield from _unresolved(state.running_check.dangers)
        case ask.ChooseCommitment():
            yield from _commitments(state)
        case ask.AgreeLiftOff(waiting_for=waiting_for):
            for section in waiting_for:
                yield do.AnswerLiftOff(section=section, agree=True)
                yield do.AnswerLiftOff(section=section, agree=False)
        case ask.HandOutEquipment():
            for card in state.equipment_unused:
                yield from (do.GiveEquipment(card=card, to=member.id) for member in state.members)
            yield do.GoOn()
        case None:
            return
        case _:
            assert_never(question)


def _unresolved(dice: Sequence[InjuryDie | DangerDie]) -> Iterator[Command]:
    """Of dice that show the same one is named."""
    numbers: dict[InjuryDie | DangerDie, int] = {}
    for number, die in enumerate(dice, 1):
        if not die.resolved:
            numbers.setdefault(die, number)
    yield from (do.PickOption(number=number) for number in numbers.values())


def _travels(state: State, member: Member) -> Iterator[Command]:
    for path in state.paths:
        if member.sector in (path.start, path.end):
            yield do.Travel(path=path.id)


def _actions(state: State, member: Member) -> Iterator[Command]:
    yield from _travels(state, member)
    for source, number, _ in special_actions(state, member):
        yield do.TakeSpecialAction(number=number, source=source)
    yield do.Prepare()
    yield do.Rest()
    if any(sector.lander for sector in state.board.sectors) or state.lander is not None:  # TUT-13: not everywhere
        yield do.LiftOff()
    yield do.EndTurn()


def _dice_to_gather(state: State, active: Member) -> Iterator[Command]:
    for member in state.members:
        if member is active or may_lend(state, state.running_check, member):
            yield from (do.AddDie(die=die) for die in member.available)
    yield from (do.TakeBackDie(die=die) for die, _ in state.running_check.hand)
    yield do.RollDice()
    if state.running_check.needs_assist or state.running_check.all_assist:
        yield do.TakeBackAction()


def _tell_roll(state: State) -> Iterator[Command]:
    """Die after die: section dice, then injury dice, then danger dice."""
    check = state.running_check
    told = len(check.told)
    if told < len(check.hand):
        die = check.hand[told][0]
        yield from (do.TellDie(die=die, face=face) for face in range(len(ALL_DICE[die].faces)))
    elif told < len(check.hand) + len(check.injuries):
        yield from (do.TellInjury(icon=icon) for icon in InjuryIcon)
    else:
        yield from (do.TellDanger(icon=icon) for icon in DangerIcon)


def _combinations(state: State, active: Member) -> Iterator[Command]:
    """Those of cards in the own hand and of the condition, with every way to pay that makes a difference (CHK-26)."""
    pool, converts = state.running_check.dice, state.converts(active.id)
    for card in dict.fromkeys(active.hand):
        combination = state.box.section_cards[card_of(card)].combination
        for found in payments(combination.requirement, pool, converts):
            yield do.UseCombination(source=card, number=1, dice=found.dice)
    condition = state.condition_card
    for number, combination in enumerate(condition.combinations if condition is not None else (), start=1):
        for found in payments(combination.requirement, pool, converts):
            yield do.UseCombination(source="condition", number=number, dice=found.dice)


def _commitments(state: State) -> Iterator[Command]:
    special = announced(state, state.running_check)
    assert isinstance(special, SpecialEffect)
    pool, converts = state.running_check.dice, state.converts(state.running_check.active)
    if special.requirement.same:
        shown = same_shown(special.requirement, pool)
        if not shown:
            yield do.Commit(dice=())
        for icon in same_choices(special.requirement, pool, converts):
            if icon in shown:
                yield do.Commit(dice=(), icon=icon)
            for dice in useful_commitments(special.requirement, pool, converts, icon):
                yield do.Commit(dice=dice, icon=icon)
        return
    yield do.Commit(dice=())
    for dice in useful_commitments(special.requirement, pool, converts):
        yield do.Commit(dice=dice)
