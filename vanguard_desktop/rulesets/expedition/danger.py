"""The danger die: rolled by the game or on the players' table, then looked up in the table of its letter (DNG)."""

from __future__ import annotations

from vanguard_desktop.core.dice import DANGER_FACES, DangerIcon
from vanguard_desktop.core.events import DecisionOpened, EffectsQueued, Waiting
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.decisions import AskDanger
from vanguard_desktop.rulesets.expedition.events import DangerRolled
from vanguard_desktop.rulesets.expedition.state import State


def danger_die(state: State, member: MemberId, letter: str) -> list[Event]:
    """Roll, or ask for the roll on the real table."""
    if state.real_dice:
        return [DecisionOpened(decision=AskDanger(member=member, letter=letter))]
    return roll_danger(state, member, letter)


def roll_danger(state: State, member: MemberId, letter: str) -> list[Event]:
    face, rng = state.rng.below(len(DANGER_FACES))
    return danger_result(state, member, letter, DANGER_FACES[face], drawn=rng.since(state.rng))


def danger_result(state: State, member: MemberId, letter: str, icon: DangerIcon, drawn: int) -> list[Event]:
    rolled = DangerRolled(member=member, letter=letter, icon=icon, drawn=drawn)
    effect = state.box.dangers[letter].results.get(icon)
    if effect is None:  # DNG-03: an icon that is not listed has no effect
        return [rolled]
    return [rolled, EffectsQueued(effects=(Waiting(effect=effect, you=member, source=f"danger:{letter}"),))]
