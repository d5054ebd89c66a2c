"""What events do to the crew boards: dice, cards, injuries, charges, equipment, pawns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from vanguard_desktop.core import DieId, Event, MemberId, changed

from ..data import Check, Injury, Member, State, Until
from ..data import events as ev
from ..folding import arrived, chance_used, change, less, tallied, with_check
from ..round.lasting_folds import of_the_dead, over
from ..things.folds import equipment_used, without_token


def _traveled(state: State, event: ev.Traveled) -> State:
    state = change(state, event.member, sector=event.to, came_from=state.member(event.member).sector)
    if event.to not in state.visited:
        state = changed(state, visited=(*state.visited, event.to))
    if event.path is None:
        return state
    state = changed(state, last_traveler=event.member, traveled=(*state.traveled, event.member))
    return over(arrived(state), Until.TRAVEL, owner=event.member)


def _die_spent(state: State, event: ev.DieSpent) -> State:
    owner = state.member(event.member)
    return change(state, owner.id, available=less(owner.available, event.die), spent=(*owner.spent, event.die))


def _die_refreshed(state: State, event: ev.DieRefreshed) -> State:
    owner = state.member(event.member)
    return change(state, owner.id, spent=less(owner.spent, event.die), available=(*owner.available, event.die))


def _die_sacrificed(state: State, event: ev.DieSacrificed) -> State:
    owner = state.member(event.member)
    available = tuple(die for die in owner.available if die != event.die)
    spent = tuple(die for die in owner.spent if die != event.die)
    if event.die not in (*owner.available, *owner.spent):
        state = changed(state, checks=tuple(_check_without(check, event.die) for check in state.checks))
    return change(state, owner.id, available=available, spent=spent, gone=(*owner.gone, event.die))


def _check_without(check: Check, die: DieId) -> Check:
    """A check that has lost a die, chosen for it or rolled (DLY-09)."""
    hand = tuple((taken, owner) for taken, owner in check.hand if taken != die)
    return attrs.evolve(check, hand=hand, pool=tuple(rolled for rolled in check.pool if rolled.die != die))


def _cards_drawn(state: State, event: ev.CardsDrawn) -> State:
    member = state.member(event.member)
    return change(state, member.id, deck=member.deck[len(event.cards) :], hand=(*member.hand, *event.cards))


def _deck_shuffled(state: State, event: ev.DeckShuffled) -> State:
    return chance_used(change(state, event.member, deck=event.deck, discards=()), event.drawn)


def _card_discarded(state: State, event: ev.CardDiscarded) -> State:
    member = state.member(event.member)
    return change(state, member.id, hand=less(member.hand, event.card), discards=(*member.discards, event.card))


def _card_played(state: State, event: ev.CardPlayed) -> State:
    member = state.member(event.member)
    state = change(state, member.id, hand=less(member.hand, event.card))
    return tallied(changed(state, playing=(*state.playing, event.card)), "card_played")


def _card_settled(state: State, event: ev.CardSettled) -> State:
    member = state.member(event.member)
    state = change(state, member.id, discards=(*member.discards, event.card))
    return changed(state, playing=less(state.playing, event.card))


def _skill_used(state: State, event: ev.SkillUsed) -> State:
    charges = state.member(event.member).charges - 1
    return tallied(change(state, event.member, charges=charges), "charge_spent")


def _charges_changed(state: State, event: ev.ChargesChanged) -> State:
    return change(state, event.member, charges=state.member(event.member).charges + event.by)


def _with_slot(member: Member, slot: int, injury: Injury | None) -> tuple[Injury | None, ...]:
    return (*member.injuries[:slot], injury, *member.injuries[slot + 1 :])


def _injury_gained(state: State, event: ev.InjuryGained) -> State:
    injuries = _with_slot(state.member(event.member), event.slot, Injury(kind=event.kind))
    stock = {**state.injury_stock, event.kind: state.injury_stock[event.kind] - 1}
    return changed(change(state, event.member, injuries=injuries), injury_stock=stock)


def _injury_removed(state: State, event: ev.InjuryRemoved) -> State:
    member = state.member(event.member)
    injury = member.injuries[event.slot]
    assert injury is not None
    stock = {**state.injury_stock, injury.kind: state.injury_stock[injury.kind] + 1}
    state = change(state, member.id, injuries=_with_slot(member, event.slot, None))
    return changed(_die_off(state, member, event.slot), injury_stock=stock)


def _injury_flipped(state: State, event: ev.InjuryFlipped) -> State:
    member = state.member(event.member)
    injury = member.injuries[event.slot]
    assert injury is not None
    turned = attrs.evolve(injury, face_down=True)
    state = change(state, member.id, injuries=_with_slot(member, event.slot, turned))
    return _die_off(state, member, event.slot)


def _die_off(state: State, member: Member, slot: int) -> State:
    """A die on a card that leaves or is turned goes to the spent pool (CHK-54, INJ-21)."""
    check = state.check
    if check is None or check.active != member.id:
        return state
    dice = tuple(attrs.evolve(die, slot=None) if die.slot == slot else die for die in check.injuries)
    return with_check(state, injuries=dice)


def _injury_die_placed(state: State, event: ev.InjuryDiePlaced) -> State:
    columns = (*state.member(event.member).injury_dice, event.color)
    state = change(state, event.member, injury_dice=columns)
    if event.back:
        return with_check(state, injuries=state.running_check.injuries[:-1])
    return changed(state, injury_dice_left=state.injury_dice_left - 1)


def _injury_die_removed(state: State, event: ev.InjuryDieRemoved) -> State:
    columns = less(state.member(event.member).injury_dice, event.color)
    state = change(state, event.member, injury_dice=columns)
    return changed(state, injury_dice_left=state.injury_dice_left + 1)


def _equipment_given(state: State, event: ev.EquipmentGiven) -> State:
    if event.giver is None:
        state = changed(state, equipment_unused=less(state.equipment_unused, event.card))
    else:
        state = change(state, event.giver, equipment=less(state.member(event.giver).equipment, event.card))
    return change(state, event.to, equipment=(*state.member(event.to).equipment, event.card))


def _equipment_discarded(state: State, event: ev.EquipmentDiscarded) -> State:
    state = change(state, event.member, equipment=less(state.member(event.member).equipment, event.card))
    return changed(without_token(state, event.card), armory=(*state.armory, event.card))


def _member_died(state: State, event: ev.MemberDied) -> State:
    """The board is cleared: dice to the compartment, injuries to the supply, equipment to the armory (DLY-10)."""
    dead = state.member(event.member)
    for check in state.checks:
        if check.active == dead.id:
            state = _assistants_spend(state, check)
    checks = tuple(check for check in state.checks if check.active != dead.id)
    lent = [die for check in checks for die, owner in check.section_dice if owner == dead.id]
    checks = tuple(_without(check, dead.id) for check in checks)
    dead = state.member(dead.id)
    cleared = changed(
        dead,
        available=(),
        spent=(),
        gone=(*dead.gone, *dead.available, *dead.spent, *lent),
        injuries=(None, None, None),
        injury_dice=(),
        equipment=(),
        sector=None,
    )
    stock = dict(state.injury_stock)
    for injury in dead.injuries:
        if injury is not None:
            stock[injury.kind] += 1
    queue = tuple(waiting for waiting in state.queue if waiting.you != dead.id)  # the next turn is nobody's: it comes
    holder = _next_holder(state) if state.start_token == dead.id else state.start_token
    return changed(
        of_the_dead(state, dead.id),
        members=tuple(member for member in state.members if member.id != dead.id),
        lost=(*state.lost, cleared),
        armory=(*state.armory, *dead.equipment),
        tokens=without_token(state, *dead.equipment).tokens,
        injury_stock=stock,
        injury_dice_left=state.injury_dice_left + len(dead.injury_dice),
        checks=checks,
        queue=queue,
        start_token=holder,
        turn=None if state.turn == dead.id else state.turn,
        actions_left=0 if state.turn == dead.id else state.actions_left,
    )


def _assistants_spend(state: State, check: Check) -> State:
    """A check whose active crew member dies ends without outcome; all its dice are spent (DLY-11)."""
    for die, owner in check.section_dice:
        state = change(state, owner, spent=(*state.member(owner).spent, die))
    back = len(check.injuries)
    return changed(state, injury_dice_left=state.injury_dice_left + back)


def _without(check: Check, owner: MemberId) -> Check:
    """Dice that the dead had lent leave the check (DLY-10)."""
    hand = tuple(taken for taken in check.hand if taken[1] != owner)
    pool = tuple(rolled for rolled in check.pool if rolled.owner != owner)
    return attrs.evolve(check, hand=hand, pool=pool)


def _next_holder(state: State) -> MemberId | None:
    """The next crew member clockwise gets the start token (TRN-20)."""
    ids = [member.id for member in state.members]
    at = ids.index(state.start_token)  # type: ignore[arg-type]
    return ids[(at + 1) % len(ids)] if len(ids) > 1 else None


CREW_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    ev.Traveled: _traveled,
    ev.DieSpent: _die_spent,
    ev.DieRefreshed: _die_refreshed,
    ev.DieSacrificed: _die_sacrificed,
    ev.Exerted: lambda state, event: tallied(state, "exert"),
    ev.CardsDrawn: _cards_drawn,
    ev.DeckShuffled: _deck_shuffled,
    ev.CardDiscarded: _card_discarded,
    ev.CardPlayed: _card_played,
    ev.CardSettled: _card_settled,
    ev.SkillUsed: _skill_used,
    ev.ChargesChanged: _charges_changed,
    ev.InjuryGained: lambda state, event: chance_used(_injury_gained(state, event), event.drawn),
    ev.InjuryRemoved: _injury_removed,
    ev.InjuryFlipped: _injury_flipped,
    ev.InjuryDiePlaced: _injury_die_placed,
    ev.InjuryDieRemoved: _injury_die_removed,
    ev.EquipmentGiven: _equipment_given,
    ev.EquipmentUsed: equipment_used,
    ev.EquipmentDiscarded: _equipment_discarded,
    ev.SurvivalRolled: lambda state, event: chance_used(state, event.drawn),
    ev.MemberDied: _member_died,
}
