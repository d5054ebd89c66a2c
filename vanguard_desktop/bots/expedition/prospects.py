"""What a dice check promises: the exact odds of its outcomes, each weighed with what its text is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import attrs

from vanguard_desktop.core import DieId, SectorId, Source
from vanguard_desktop.dice.coverage import Converts
from vanguard_desktop.dice.faces import ALL_DICE, Face
from vanguard_desktop.dice.folding import Foldings
from vanguard_desktop.dice.odds import Odds, odds
from vanguard_desktop.dice.plan import Aim, CheckPlan, PlannedDie, PlannedTrack
from vanguard_desktop.rulesets.expedition.check.special import specials_of
from vanguard_desktop.rulesets.expedition.data import Check, Member, Purpose, State, action_track
from vanguard_desktop.rulesets.expedition.data.effects import Progress
from vanguard_desktop.rulesets.expedition.odds.planned_check import planned_effects, planned_tracks
from vanguard_desktop.setting import ActionTrack, CheckCard, ImmediateEffect, Row, RowColor, SpecialEffect

from .planning.perils import Blows, Perils, holding
from .story import news_worth, unread_entries
from .values import BAD_NEWS, SPENT, UNFINISHED
from .worths import danger_worth, text_worth

REMEMBERED = 20_000


@attrs.frozen
class Showing:
    """A die of the pool as it lies; a die in hand may still show any of its faces."""

    die: DieId
    faces: tuple[Face, ...]


@attrs.frozen
class SpecialStake:
    """What a special effect is worth, each time that it happens or because it ends the check."""

    worth: float
    ends: bool


@attrs.frozen
class TrackStake:
    """What a full track is worth, and how long it is."""

    name: str
    full: float
    length: int


@attrs.frozen
class Stakes:
    """What the outcomes of a check are worth, whichever dice are rolled; `certain` is the part that comes anyway."""

    certain: float
    rows: tuple[float, ...]
    specials: tuple[SpecialStake, ...]
    tracks: tuple[TrackStake, ...]


class Prospects:
    """Looks at checks through their odds and remembers what it has worked out."""

    def __init__(self) -> None:
        self.perils = Perils()
        self._known: dict[tuple[object, ...], Odds] = {}
        self._foldings = Foldings()

    def promise(self, state: State, member: Member, check: Check, dice: Sequence[Showing], rolled: bool) -> float:
        """What the check is worth with these dice; none of the costs of rolling them is in it."""
        return self.weighed(state, check, dice, stakes_of(state, member, check, rolled))

    def weighed(self, state: State, check: Check, dice: Sequence[Showing], stakes: Stakes) -> float:
        """What is at stake, by the odds that these dice give."""
        found = self._odds(state, check, dice)
        worth = stakes.certain
        for row, chance in zip(stakes.rows, found.rows, strict=True):
            worth += chance.share * row
        for special, ended, times in zip(stakes.specials, found.ended, found.times, strict=True):
            if special.ends:
                worth += ended.share * special.worth
            elif special.worth:
                worth += special.worth * sum(number * chance.share for number, chance in enumerate(times))
        for track in stakes.tracks:
            places = found.tracks[track.name]
            worth += sum(track_worth(track.full, at, track.length) * chance.share for at, chance in enumerate(places))
        return worth

    def best_hand(self, state: State, check: Check) -> tuple[tuple[DieId, ...], float]:
        """The dice that are worth rolling, the own ones and one of everybody who may assist, and what that promises;
        none of the dice is in hand yet.
        """
        active, given = state.member(check.active), 0.0
        coming = self.perils.blows(state, active)
        hand, worth = self._lean(state, active, check, coming)
        for other in state.here(active.sector):
            lent: list[tuple[float, DieId, float]] = []
            dice = {} if other.id == active.id else {kind(die): die for die in other.available}
            for die in sorted(dice.values()):
                price = _spending(state, other, (die,), self.perils.blows(state, other))
                promise = self._hand_worth(state, active, check, (*hand, die), coming) + given + price
                if promise > worth + 1e-6:
                    lent.append((promise, die, price))
            if lent:
                worth, die, price = max(lent)
                hand, given = (*hand, die), given + price
        return hand, worth

    def _lean(self, state: State, active: Member, check: Check, coming: Blows) -> tuple[tuple[DieId, ...], float]:
        """All dice at first; then each that is worth more on the board is left there."""
        hand = tuple(sorted(active.available))
        worth = self._hand_worth(state, active, check, hand, coming)
        while hand:
            fewer = [hand[:at] + hand[at + 1 :] for at in range(len(hand))]
            better, rest = max((self._hand_worth(state, active, check, rest, coming), rest) for rest in fewer)
            if better < worth:
                break
            hand, worth = rest, better
        return hand, worth

    def _hand_worth(self, state: State, active: Member, check: Check, dice: Sequence[DieId], coming: Blows) -> float:
        open_dice = [Showing(die, ALL_DICE[die].faces) for die in dice]
        return self.promise(state, active, check, open_dice, rolled=False) + _spending(state, active, dice, coming)

    def _odds(self, state: State, check: Check, dice: Sequence[Showing]) -> Odds:
        lying = tuple(sorted(map(_looks, dice)))
        tracks = planned_tracks(state, check)
        converts = state.converts(check.active)
        key = (check.source, check.special_next, state.condition, tracks, converts, lying, str(check.treatments))
        found = self._known.get(key)
        if found is None:
            green = any(track.color is RowColor.GREEN for track in check.card.tracks)
            found = odds(
                _plan(state, check, dice, tracks, converts), Aim(track="green" if green else None), self._foldings
            )
            if len(self._known) > REMEMBERED:
                self._known.clear()
            self._known[key] = found
        return found


def _spending(state: State, member: Member, dice: Sequence[DieId], coming: Blows) -> float:
    """What it is worth to have these of the own dice in the spent pool; below nothing."""
    left = tuple(die for die in member.available if die not in dice)
    spent = SPENT * (len(member.available) - len(left))
    return holding(state, member, left, coming) + spent - holding(state, member, member.available, coming)


def stakes_of(state: State, member: Member, check: Check, rolled: bool) -> Stakes:
    """Every outcome weighed once, so that several hands of dice can be compared."""
    card, at = check.card, check.at
    tracks = tuple(
        TrackStake(track.color.value, row_worth(state, member, card, track.color, at), track.length)
        for track in card.tracks
    )
    begun = (
        track_worth(track.full, state.tracks.get(action_track(check.source, printed.color), 0), track.length)
        for track, printed in zip(tracks, card.tracks, strict=True)
    )
    danger = () if rolled else tuple(danger_worth(state, member, letter) for letter in card.danger)
    return Stakes(
        certain=sum(danger) - sum(begun),
        rows=tuple(row_worth(state, member, card, row.color, at) for row in card.rows),
        specials=tuple(_special_stake(state, member, check, special) for special in _specials(state, check)),
        tracks=tracks,
    )


def _special_stake(
    state: State, member: Member, check: Check, special: SpecialEffect | ImmediateEffect
) -> SpecialStake:
    if isinstance(special, ImmediateEffect):
        return SpecialStake(row_worth(state, member, check.card, special.outcome, check.at), ends=True)
    if isinstance(special.effect, Progress):  # its markers count where the track stands
        return SpecialStake(0.0, ends=False)
    return SpecialStake(text_worth(state, member, special.effect, check.at), ends=False)


def _plan(
    state: State, check: Check, dice: Sequence[Showing], tracks: tuple[PlannedTrack, ...], converts: Converts
) -> CheckPlan:
    return CheckPlan(
        dice=tuple(PlannedDie(id=one.die, color=ALL_DICE[one.die].color, faces=one.faces) for one in dice),
        rows=tuple(row.requirement for row in check.card.rows),
        effects=planned_effects(_specials(state, check), tracks),
        tracks=tracks,
        converts=converts,
        treatments=check.treatments,
    )


def _specials(state: State, check: Check) -> tuple[SpecialEffect | ImmediateEffect, ...]:
    """Those that are still to come."""
    return specials_of(state, check)[check.special_next :]


def first_look(member: Member, source: Source, card: CheckCard, at: SectorId) -> Check:
    """The check that a special action would be, before anything is rolled."""
    return Check(active=member.id, purpose=Purpose.ACTION, source=source, at=at, card=card)


def row_worth(state: State, member: Member, card: CheckCard, color: RowColor, at: SectorId | None) -> float:
    """An outcome and all that its arrows lead to, each once (CHK-85)."""
    lines: dict[RowColor, Row | ActionTrack] = {line.color: line for line in card.rows}
    lines |= {line.color: line for line in card.tracks}
    reached, waiting, worth = set[RowColor](), [color], 0.0
    while waiting:
        now = waiting.pop()
        if now in reached or now not in lines:
            continue
        reached.add(now)
        effect = lines[now].effect
        worth += text_worth(state, member, effect, at)
        if now is RowColor.RED:
            worth += sum(BAD_NEWS - news_worth(state, at) for _ in unread_entries(state, effect))
        waiting += lines[now].also
    return worth


def track_worth(full: float, place: int, length: int) -> float:
    return full if place >= length else full * UNFINISHED * place / length


@cache
def kind(die: DieId) -> str:
    """What a die is, whichever of its make: all of one kind are as good."""
    return die.rpartition("-")[0]


def _looks(die: Showing) -> str:
    """What tells dice of the pool apart: their kind, and what they show once they lie."""
    return kind(die.die) if die.faces is ALL_DICE[die.die].faces else f"{kind(die.die)} {die.faces}"
