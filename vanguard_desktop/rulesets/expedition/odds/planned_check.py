"""The running check as the odds look at it: what is decided already, what chance still decides, what the players want.

Before the roll every die may fall on each of its faces, afterwards it shows what it shows; in each later step only
what is still to come is looked at. So the same plan serves the tray while dice go in and out, and bots at any question.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import attrs

from vanguard_desktop.core import DieId, Effect, MemberId
from vanguard_desktop.dice.faces import ALL_DICE, Face, Icon
from vanguard_desktop.dice.plan import Aim, CheckPlan, PlannedDie, PlannedEffect, PlannedTrack, Turn
from vanguard_desktop.dice.pool import Treatment
from vanguard_desktop.dice.requirements import PoolTest, Requirement
from vanguard_desktop.setting import ImmediateEffect, RowColor, SpecialEffect, card_of

from ..check.check import COMBINE, MODIFY, ROLL, SPECIAL
from ..check.heads import heads_in
from ..check.kept_faces import kept_face
from ..check.special import specials_of
from ..crew.abilities import AnyTime, ability_of
from ..data import Check, State, action_track
from ..data.effects import (
    DiscardThis,
    IgnoreInjuryDice,
    InOrder,
    Progress,
    TreatResults,
    TurnDie,
    TurnShown,
)
from ..training.script import action_now


@attrs.frozen(kw_only=True)
class Intent:
    """What the players mean to do: aces and conversions or neither, the track they help along, and what they would use.

    `hand` are dice thought to be in hand instead of those that are. `played` are abilities kept ready for the results
    (a card that turns a die is used where it helps), `paid` combinations that are paid if the dice allow: the card, or
    `condition`, and the number. Whatever is not named is ignored.
    """

    aim: RowColor | None = None
    shown_only: bool = False
    converts: bool = True
    hand: tuple[DieId, ...] | None = None
    played: tuple[AnyTime, ...] = ()
    paid: tuple[tuple[str, int], ...] = ()


@attrs.frozen(kw_only=True)
class PlannedCheck:
    """The plan, and how its numbers are called on the card.

    `unknown` are the used abilities that the odds cannot reckon with: dice that fall again, texts that let choose.
    """

    plan: CheckPlan
    aim: Aim
    rows: tuple[RowColor, ...]
    first_special: int
    ends: tuple[RowColor | None, ...]
    no_roll: int | None = None
    unknown: tuple[AnyTime, ...] = ()


LIKELY = Intent()


def planned_check(state: State, intent: Intent = LIKELY) -> PlannedCheck:
    """What is still open in the running check; TUT-21: with so many accidents (`no_roll`) a roll does not count."""
    check = state.running_check
    tracks = planned_tracks(state, check)
    first = check.special_next if check.step == SPECIAL else 0
    specials = specials_of(state, check)[first:] if check.step <= SPECIAL else ()
    effects = planned_effects(specials, tracks)
    again = _again_at(state, check)
    if again is not None:
        effects = (PlannedEffect(when=PoolTest(icons=(Icon.ACCIDENT,), count=again), ends=True), *effects)
    rows = () if check.card.tracks else check.card.rows[check.rows_declined :]
    turns, treatments, unknown = _held(state, check, intent)
    plan = CheckPlan(
        dice=tuple(_dice(state, check, intent)),
        rows=tuple(row.requirement for row in rows),
        effects=effects,
        tracks=tracks,
        converts=state.converts(check.active) if intent.converts else (),
        treatments=(*check.treatments, *treatments),
        turns=turns,
        pay=tuple(_combination(state, check, *paid) for paid in intent.paid) if check.step <= COMBINE else (),
    )
    return PlannedCheck(
        plan=plan,
        aim=Aim(track=None if intent.aim is None else intent.aim.value, shown_only=intent.shown_only),
        rows=tuple(row.color for row in rows),
        first_special=first,
        ends=tuple(special.outcome if isinstance(special, ImmediateEffect) else None for special in specials),
        no_roll=again,
        unknown=unknown,
    )


def _dice(state: State, check: Check, intent: Intent) -> Iterator[PlannedDie]:
    """What lies in the pool, and before the roll what is in hand."""
    for rolled in check.pool:
        yield _die(rolled.die, rolled.owner, rolled.icons)
    if check.step > ROLL:
        return
    hand = check.hand if intent.hand is None else tuple(_owned(state, check, intent.hand))
    # TUT-15 fixes some rolls of the training: whoever learns to read odds sees those of dice that fall freely.
    for number, (die, owner) in enumerate(hand):
        face = int(check.told[number]) if number < len(check.told) else kept_face(state, check, die)
        yield _die(die, owner, None if face is None else ALL_DICE[die].faces[face])


def _die(die: DieId, owner: MemberId, up: Face | None) -> PlannedDie:
    return PlannedDie(id=die, owner=owner, color=ALL_DICE[die].color, faces=ALL_DICE[die].faces, up=up)


def _owned(state: State, check: Check, dice: Iterable[DieId]) -> Iterator[tuple[DieId, MemberId]]:
    owners = dict(check.hand) | {die: member.id for member in state.members for die in member.available}
    return ((die, owners[die]) for die in dice)


def planned_tracks(state: State, check: Check) -> tuple[PlannedTrack, ...]:
    """The tracks of the action, with the markers where they stand."""
    heads = heads_in(state, check) if check.step < SPECIAL else 0
    begun = ((track, state.tracks.get(action_track(check.source, track.color), 0)) for track in check.card.tracks)
    places = (min(track.length, at + heads) if track.color is RowColor.GREEN else at for track, at in begun)
    return tuple(
        PlannedTrack(name=track.color.value, length=track.length, place=place)
        for track, place in zip(check.card.tracks, places, strict=True)
    )


def planned_effects(
    specials: Iterable[SpecialEffect | ImmediateEffect], tracks: Iterable[PlannedTrack]
) -> tuple[PlannedEffect, ...]:
    """Special effects as the odds look at them; progress counts on the tracks of the action itself."""
    named = {track.name for track in tracks}
    return tuple(_planned(special, named) for special in specials)


def _planned(special: SpecialEffect | ImmediateEffect, tracks: set[str]) -> PlannedEffect:
    if isinstance(special, ImmediateEffect):
        return PlannedEffect(when=special.test, ends=True, welcome=special.outcome is not RowColor.RED)
    moves = [move for move in _moves(special.effect) if move[0] in tracks]
    track, steps = moves[0] if moves else (None, 1)
    return PlannedEffect(when=special.requirement, track=track, steps=steps, others=tuple(moves[1:]), once=special.once)


def _moves(effect: Effect) -> list[tuple[str, int]]:
    match effect:
        case Progress(color=color, count=count):
            return [(color.value, count)]
        case InOrder(steps=steps):
            return [move for step in steps for move in _moves(step)]
        case _:
            return []


def _again_at(state: State, check: Check) -> int | None:
    action = action_now(state) if check.step <= ROLL else None
    return None if action is None or not action.again_at else action.again_at


def _held(
    state: State, check: Check, intent: Intent
) -> tuple[tuple[Turn, ...], tuple[Treatment, ...], tuple[AnyTime, ...]]:
    """What the used abilities come to for the results; after step 4 none of them helps any more (CHK-18)."""
    turns: list[Turn] = []
    treatments: list[Treatment] = []
    unknown: list[AnyTime] = []
    for command in intent.played if check.step <= MODIFY else ():
        ability = ability_of(state, command)
        parts = None if ability is None else _parts(check, ability.effect)
        if parts is None:
            unknown.append(command)
        else:
            turns += (part for part in parts if isinstance(part, Turn))
            treatments += (part for part in parts if isinstance(part, Treatment))
    return tuple(turns), tuple(treatments), tuple(unknown)


def is_reckoned(state: State, command: AnyTime) -> bool:
    """Whether the odds know what the ability does to the results, and it does anything to them."""
    check, ability = state.check, ability_of(state, command)
    return check is not None and ability is not None and bool(_parts(check, ability.effect))


def _parts(check: Check, effect: Effect) -> list[Turn | Treatment] | None:
    """An effect on the results as the odds know it; None if they do not."""
    match effect:
        case InOrder(steps=steps):
            parts = [_parts(check, step) for step in steps]
            return None if None in parts else [part for each in parts for part in each or ()]
        case TurnDie(color=color, icon=icon):
            return [Turn(color=color, to=() if icon is None else (icon,))]
        case TurnShown(color=color, shown=shown, icon=icon):
            return [Turn(color=color, shown=shown, to=(icon,))]
        case TreatResults(shown=shown, becomes=becomes, also=also, color=color, own=own):
            owner = check.active if own else None
            return [Treatment(shown=shown, becomes=becomes, also=also, color=color, owner=owner)]
        case DiscardThis() | IgnoreInjuryDice():
            return []
        case _:
            return None


def _combination(state: State, check: Check, source: str, number: int) -> Requirement:
    if source == "condition":
        card = state.condition_card
        assert card is not None
        return card.combinations[number - 1].requirement
    (held,) = (card for card in state.member(check.active).hand if card == source)
    return state.box.section_cards[card_of(held)].combination.requirement
