"""Questions that chance hardly ever asks, put as if what leads to them had just happened: to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vanguard_desktop.core import NOBODY, Decision, DecisionOpened, Event, MemberId, Waiting
from vanguard_desktop.dice.faces import DangerIcon
from vanguard_desktop.rulesets.expedition.data import Check, Purpose, State
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.effects import LoseSupplies, RemoveInjury
from vanguard_desktop.rulesets.expedition.data.events import (
    CheckStarted,
    DiceAdded,
    DiceRolled,
    InjuryGained,
    StepReached,
)
from vanguard_desktop.rulesets.expedition.data.steps import RestRefresh
from vanguard_desktop.setting import CheckCard, InjuryKind


def _acting(state: State) -> MemberId:
    assert state.turn is not None, "somebody has its turn"
    return state.turn


def _asked(decision: Decision) -> Sequence[Event]:
    return [DecisionOpened(decision=decision)]


def _travel_now(state: State) -> Sequence[Event]:
    return _asked(ask.ChoosePath(member=_acting(state)))


def _a_deck_now(state: State) -> Sequence[Event]:
    return _asked(ask.ChooseDeck(member=_acting(state)))


def _two_texts_at_once(state: State) -> Sequence[Event]:
    you = _acting(state)
    texts = tuple(Waiting(effect=effect, you=you) for effect in (LoseSupplies(count=1), RestRefresh()))
    return _asked(ask.OrderEffects(section=state.member(you).section, effects=texts))


def _somebody_at_random(state: State) -> Sequence[Event]:
    you = _acting(state)
    members = tuple(member.id for member in state.members)
    text = Waiting(effect=LoseSupplies(count=1), you=you)
    section = state.member(you).section
    return _asked(ask.AskRandom(section=section, members=members, values=(), rolls=(), effect=text))


def _two_injuries(state: State) -> Sequence[Event]:
    you = _acting(state)
    free = [slot for slot, injury in enumerate(state.member(you).injuries) if injury is None]
    kinds = (InjuryKind.WOUNDED, InjuryKind.PANICKED)
    gained = [InjuryGained(member=you, kind=kind, slot=slot) for kind, slot in zip(kinds, free, strict=False)]
    return [*gained, *_asked(ask.ChooseInjury(member=you, effect=RemoveInjury(card=True)))]


def _a_life_at_stake(state: State) -> Sequence[Event]:
    return _asked(ask.AskSurvival(member=_acting(state)))


def _two_kinds_of_danger(state: State) -> Sequence[Event]:
    you, letters = _acting(state), ("A", "B")
    here = state.member(you).sector
    assert here is not None, "whoever acts stands somewhere"
    check = Check(active=you, purpose=Purpose.TEXT, source=NOBODY, at=here, card=CheckCard())
    return [
        CheckStarted(check=check),
        DiceAdded(injuries=0, dangers=letters),
        DiceRolled(faces=(), dangers=(DangerIcon.COMMON, DangerIcon.RARE)),
        StepReached(step=6),
        *_asked(ask.NextDangerDie(member=you)),
    ]


# By the tag of the question; each happens to whoever chooses an action.
SELDOM: dict[str, Callable[[State], Sequence[Event]]] = {
    ask.ChoosePath.tag: _travel_now,
    ask.ChooseDeck.tag: _a_deck_now,
    ask.OrderEffects.tag: _two_texts_at_once,
    ask.AskRandom.tag: _somebody_at_random,
    ask.ChooseInjury.tag: _two_injuries,
    ask.AskSurvival.tag: _a_life_at_stake,
    ask.NextDangerDie.tag: _two_kinds_of_danger,
}
