"""Action dice and malfunction dice, with their faces (HDC-09, HMF-17): the generator rolls, or the players tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from vanguard_desktop.core import (
    Command,
    DecisionClosed,
    DecisionOpened,
    EffectsQueued,
    Event,
    Reason,
    Waiting,
    changed,
)

from .chapter import Chapter, Order, Resolve
from .data.chance import DieRolled
from .data.common import NotOffered
from .data.kinds import Color, Complex, Sign
from .data.rolls import ActionDie, Die, FaceTold, RollForMe, TellFace, TellShown
from .state import HabitatState

SIDES = 6
# How many of the six faces show the symbol (HDC-09).
FACES: dict[Color, dict[Sign, int]] = {
    Color.GREEN: {Sign.SUCCESS: 4, Sign.WOUND: 3, Sign.ADVENTURE: 3},
    Color.GRAY: {Sign.SUCCESS: 5, Sign.WOUND: 1, Sign.ADVENTURE: 2},
    Color.BLUE: {Sign.SUCCESS: 4, Sign.WOUND: 1, Sign.ADVENTURE: 3},
    Color.BROWN: {Sign.SUCCESS: 4, Sign.WOUND: 2, Sign.ADVENTURE: 3},
}
# HMF-17, by the complex that a die belongs to: yellow, orange, red (HMF-02).
MALFUNCTION_FACES: dict[Complex, tuple[int, ...]] = {
    Complex.WORK: (1, 1, 2, 2, 3, 3),
    Complex.LIVING: (1, 1, 2, 2, 3, 4),
    Complex.SYSTEMS: (1, 2, 2, 3, 3, 4),
}


def faces(die: Die) -> tuple[int, ...]:
    """All six; 1 is the symbol of an action die."""
    if isinstance(die, ActionDie):
        shown = FACES[die.color][die.sign]
        return (1,) * shown + (0,) * (SIDES - shown)
    return MALFUNCTION_FACES[die.complex]


class NotTold(Exception):
    """A real die lies there, and nobody has said yet what it shows."""

    def __init__(self, die: Die) -> None:
        super().__init__(die)
        self.die = die


class Cup:
    """The dice of one roll, one after another: first those that were told, then the generator's (HGN-19)."""

    def __init__(self, state: HabitatState) -> None:
        self._told = list(state.told)
        self._real = state.real_dice
        self._rng = state.rng

    def fall(self, die: Die) -> tuple[int, int]:
        """What it shows, with the number of draws that it took."""
        if self._told:
            return self._told.pop(0), 0
        if self._real:
            raise NotTold(die)
        face, after = self._rng.below(SIDES)
        drawn = after.since(self._rng)
        self._rng = after
        return faces(die)[face], drawn

    def action_die(self, color: Color, sign: Sign) -> tuple[bool, int]:
        shows, drawn = self.fall(ActionDie(color=color, sign=sign))
        return bool(shows), drawn


def rolling(roll: Callable[[HabitatState, Waiting, Cup], Sequence[Event]]) -> Resolve:
    """An effect that rolls: with real dice it asks for what is missing, and begins again with what was told."""

    def resolve(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
        try:
            return roll(state, waiting, Cup(state))
        except NotTold as missing:
            who = waiting.you if isinstance(missing.die, ActionDie) else state.first_player.id  # HDC-01, HMF-03
            return [DecisionOpened(decision=TellFace(die=missing.die, roll=waiting, who=who))]

    return resolve


def rolled(state: HabitatState, event: Event) -> HabitatState:
    """The dice of a roll count; those that were told are used up."""
    drawn: int = event.drawn  # type: ignore[attr-defined]
    return changed(state, told=(), rng=state.rng.after(drawn))


def roll(cup: Cup, color: Color, sign: Sign) -> DieRolled:
    """One action die alone."""
    shows, drawn = cup.action_die(color, sign)
    return DieRolled(color=color, sign=sign, shows=shows, drawn=drawn)


def _asked(state: HabitatState) -> TellFace:
    assert isinstance(state.question, TellFace)
    return state.question


def _ways(_: HabitatState, question: TellFace) -> Iterable[Command]:
    yield from (TellShown(shows=shows) for shows in sorted(set(faces(question.die)), reverse=_is_action(question.die)))
    yield RollForMe()


def _is_action(die: Die) -> bool:
    return isinstance(die, ActionDie)


def _why_not(state: HabitatState, command: TellShown) -> Reason | None:
    return None if command.shows in faces(_asked(state).die) else NotOffered()


def _told(state: HabitatState, event: FaceTold) -> list[Event]:
    return [DecisionClosed(), event, EffectsQueued(effects=(_asked(state).roll,))]


def _roll_for_me(state: HabitatState, _: RollForMe) -> Sequence[Event]:
    face, rng = state.rng.below(SIDES)
    return _told(state, FaceTold(shows=faces(_asked(state).die)[face], drawn=rng.since(state.rng)))


DICE = Chapter(
    questions={TellFace: _ways},
    orders={
        TellShown: Order(
            answers=(TellFace,),
            why_not=_why_not,
            unfold=lambda state, command: _told(state, FaceTold(shows=command.shows)),
        ),
        RollForMe: Order(answers=(TellFace,), unfold=_roll_for_me),
    },
    folds={
        DieRolled: rolled,
        FaceTold: lambda state, event: changed(
            state, told=(*state.told, event.shows), rng=state.rng.after(event.drawn)
        ),
    },
)
