"""A dice check from its first step to its last (CHK): which step comes next and what it asks."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import (
    DecisionOpened,
    Effect,
    EffectsQueued,
    Event,
    May,
    MemberId,
    PathId,
    SectorId,
    Source,
    Waiting,
    changed,
)
from vanguard_desktop.dice.faces import DANGER_FACES, INJURY_FACES, DangerIcon, InjuryIcon
from vanguard_desktop.setting import CheckCard

from ..data import Check, Combine, Due, GatherDice, Member, Modify, Purpose, State, TellRoll, Until
from ..data.effects import IgnoreInjuryDice, ReturnShown
from ..data.events import (
    CheckStarted,
    DiceAdded,
    DiceRolled,
    DieTold,
    LastingUsed,
    PoolDiceSpent,
    RollDiscarded,
    StepReached,
    TextInForce,
)
from ..data.steps import GoOnWithCheck, PlaceInjuryDie, RollAside
from ..queueing import steps
from ..training.script import counts_not, fixed_faces
from .assistance import lent_dice_used
from .eased import eased
from .kept_faces import (
    kept_face,
    kept_faces_used,
    offer_free_result,
    with_kept,
)
from .outcomes import come_back, resolve_outcomes
from .rows import mark_outcome
from .special import next_special
from .trouble import trouble

SIDES = 6
NO_CARD = CheckCard()  # a prepare action has no outcomes and no danger dice (ACT-37)
CHOOSE, ADD, ROLL, MODIFY, COMBINE, TROUBLE, SPECIAL, MARK, SPEND, RESOLVE = range(1, 11)


def start_check(
    state: State,
    member: Member,
    purpose: Purpose,
    source: Source,
    card: CheckCard,
    path: PathId | None = None,
    at: SectorId | None = None,
    needs_assist: bool = False,
    all_assist: bool = False,
    reached: bool = False,
    again: bool = False,
) -> Sequence[Event]:
    """The crew member becomes the active one; nothing is rolled yet (CHK-03)."""
    here = member.sector if at is None else at
    if here is None or state.ending is not None:  # no place in the air (LND-28), no check after the end (GEN-39)
        return []
    check = Check(
        active=member.id,
        purpose=purpose,
        source=source,
        at=here,
        card=card if again else eased(state, card, here),
        path=path,
        needs_assist=needs_assist,
        all_assist=all_assist,
        reached=reached,
    )
    return [CheckStarted(check=check), go_on(member.id)]


def go_on(active: MemberId) -> Event:
    return steps(active, GoOnWithCheck())


def next_step(state: State) -> Sequence[Event]:
    """What the check does now; its steps run in order and those without content are skipped (CHK-02)."""
    check = state.running_check
    match check.step:
        case 1:
            return offer_free_result(state, check) or [DecisionOpened(decision=GatherDice(member=check.active))]
        case 2:
            return add_required(state, check)
        case 3:
            return roll(state, check)
        case 4:
            return texts_of_check(state, check) or [DecisionOpened(decision=Modify(member=check.active))]
        case 5:
            return [DecisionOpened(decision=Combine(member=check.active))]
        case 6:
            return trouble(state, check)
        case 7:
            return next_special(state, check)
        case 8:
            return mark_outcome(state, check)
        case 9:
            return spend_rest(state, check)
        case _:
            return resolve_outcomes(state, check)


def texts_of_check(state: State, check: Check) -> Sequence[Event]:
    """What was said of the next check comes before its results are modified, each text once; what is said of every
    check in a sector comes in each of them once."""
    for entry in state.lasting:
        if entry.due is not Due.IN_CHECK or not entry.ready or entry.effect is None:
            continue
        if entry.until in (Until.EXPEDITION, Until.TURN_END):
            text = Waiting(effect=entry.effect, you=check.active, source=entry.source, at=check.at)
            meant = entry.sector in (None, check.at) and entry.who in (None, check.active)
            if meant and text not in check.in_force:
                after = Waiting(effect=GoOnWithCheck(), you=check.active)
                return [TextInForce(text=text), EffectsQueued(effects=(text, after))]
        elif entry.who == check.active:
            text = Waiting(effect=entry.effect, you=check.active, source=entry.source, at=check.at)
            after = Waiting(effect=GoOnWithCheck(), you=check.active)
            return [LastingUsed(entry=entry), EffectsQueued(effects=(text, after))]
    return []


def add_required(state: State, check: Check) -> Sequence[Event]:
    """All injury dice of the active crew member, unless a text says otherwise, and the depicted danger dice (CHK-11,
    CHK-13, CHK-96)."""
    injuries = 0 if check.says(IgnoreInjuryDice) else len(state.member(check.active).injury_dice)
    added = [DiceAdded(injuries=injuries, dangers=check.card.danger)] if injuries or check.card.danger else []
    return [*lent_dice_used(state, check), *added, StepReached(step=ROLL), go_on(check.active)]


def roll(state: State, check: Check) -> Sequence[Event]:
    """All dice at the same time (CHK-14), or the results of the real ones, die by die."""
    fixed = fixed_faces(state, check)
    if fixed is not None:  # TUT-15: as the script says, on the players' table too
        return fallen(state, check, [str(face) for face in fixed], drawn=0)
    if state.real_dice and (check.hand or check.injuries or check.dangers):
        return tell_next(state, check, ())
    return roll_all(state, check)


def roll_all(state: State, check: Check) -> Sequence[Event]:
    """Chance decides; dice whose results the players have told already keep them."""
    rng, results = state.rng, list(check.told)
    dice, injuries = len(check.hand), len(check.injuries)
    for number in range(len(results), dice + injuries + len(check.dangers)):
        lying = kept_face(state, check, check.hand[number][0]) if number < dice else None
        if lying is not None:
            results.append(str(lying))
            continue
        side, rng = rng.below(SIDES)
        if number < dice:
            results.append(str(side))
        elif number < dice + injuries:
            results.append(INJURY_FACES[side].value)
        else:
            results.append(DANGER_FACES[side].value)
    if discarded := _discarded(state, check, results, rng.since(state.rng)):
        after = changed(state, rng=rng)
        return [discarded, *roll_all(after, changed(check, told=()))]
    return fallen(state, check, results, rng.since(state.rng))


def _discarded(state: State, check: Check, results: Sequence[str], drawn: int) -> RollDiscarded | None:
    """A roll that the training does not let count (TUT-21)."""
    faces = tuple(int(result) for result in results[: len(check.hand)])
    return RollDiscarded(faces=faces, drawn=drawn) if counts_not(state, check, faces) else None


def fallen(state: State, check: Check, results: Sequence[str], drawn: int) -> Sequence[Event]:
    """Everything lies on the table: section dice, injury dice, danger dice, in the order in which they were taken."""
    dice, injuries = len(check.hand), len(check.injuries)
    rolled = DiceRolled(
        faces=tuple(int(result) for result in results[:dice]),
        injuries=tuple(InjuryIcon(result) for result in results[dice : dice + injuries]),
        dangers=tuple(DangerIcon(result) for result in results[dice + injuries :]),
        drawn=drawn,
    )
    named = (text for text in check.says(ReturnShown))
    kept = kept_faces_used(state, check)
    aside = (May(effect=text) for text in check.says(RollAside))
    return [rolled, *kept, StepReached(step=MODIFY), steps(check.active, *aside, *named, GoOnWithCheck())]


def told(state: State, check: Check, result: str) -> Sequence[Event]:
    """One real die more; after the last one all have fallen."""
    return tell_next(state, check, (result,))


def tell_next(state: State, check: Check, results: Sequence[str]) -> Sequence[Event]:
    """Dice whose face is remembered are told by the game; the players are asked for the next one that they roll."""
    known = with_kept(state, check, (*check.told, *results))
    told = [DieTold(result=result) for result in known[len(check.told) :]]
    if len(known) < len(check.hand) + len(check.injuries) + len(check.dangers):
        return [*told, DecisionOpened(decision=TellRoll(member=check.active))]
    if discarded := _discarded(state, check, known, drawn=0):
        return [*told, discarded, DecisionOpened(decision=TellRoll(member=check.active))]
    return [*told, *fallen(state, check, known, drawn=0)]


def spend_rest(state: State, check: Check) -> Sequence[Event]:
    """Every die goes to its owner (CHK-79); then come those back that a text returns (CHK-80)."""
    rest = tuple(rolled.die for rolled in check.pool)
    if rest and check.returning:
        return [PoolDiceSpent(dice=rest), go_on(check.active)]
    spent = [PoolDiceSpent(dice=rest)] if rest else []
    return [*spent, *come_back(state, check), StepReached(step=RESOLVE), go_on(check.active)]


def skip_to(state: State, step: int) -> Sequence[Event]:
    """Go directly to a later step; the dice of a skipped step 6 return without effect (CHK-25, CHK-100)."""
    check = state.check
    if check is None or step <= check.step:
        return []
    back: tuple[Effect, ...] = ()
    if check.step <= TROUBLE < step:
        back = tuple(PlaceInjuryDie(back=True) for _ in check.injuries)
    return [StepReached(step=step), *([steps(check.active, *back)] if back else [])]
