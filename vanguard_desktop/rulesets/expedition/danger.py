"""The danger die: rolled by the game or on the players' table, then looked up in the table of its letter (DNG)."""

from __future__ import annotations

import attrs

from vanguard_desktop.core.dice import DANGER_FACES, DangerIcon
from vanguard_desktop.core.events import DecisionOpened
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.decisions import AskDanger, ChooseOption
from vanguard_desktop.rulesets.expedition.effects import RollDanger
from vanguard_desktop.rulesets.expedition.effects_moves import Lasting, Until
from vanguard_desktop.rulesets.expedition.events import DangerRolled
from vanguard_desktop.rulesets.expedition.events_moves import LastingBegun
from vanguard_desktop.rulesets.expedition.lasting import in_force
from vanguard_desktop.rulesets.expedition.queueing import steps
from vanguard_desktop.rulesets.expedition.state import Member, State
from vanguard_desktop.rulesets.expedition.steps import DangerResult, Unavoidable


def danger_die(state: State, member: MemberId, letter: str) -> list[Event]:
    """Roll, or ask for the roll on the real table."""
    if state.real_dice:
        return [DecisionOpened(decision=AskDanger(member=member, letter=letter))]
    return roll_danger(state, member, letter)


def roll_danger(state: State, member: MemberId, letter: str) -> list[Event]:
    face, rng = state.rng.below(len(DANGER_FACES))
    return fallen(member, letter, DANGER_FACES[face], rng.since(state.rng))


def fallen(member: MemberId, letter: str, icon: DangerIcon, drawn: int) -> list[Event]:
    """It lies there; abilities may still answer before the result is executed (DNG-09)."""
    return [
        DangerRolled(member=member, letter=letter, icon=icon, drawn=drawn),
        steps(member, DangerResult(letter=letter, icon=icon)),
    ]


def looked_up(state: State, member: Member, letter: str, icon: DangerIcon) -> list[Event]:
    """An icon that is not listed has no effect (DNG-03); a letter without a table neither (DNG-13)."""
    if in_force(state, Lasting.NO_DANGER, member.id, member.sector, letter=letter):
        return []
    if again := _offer_again(state, member, letter, icon):
        return again
    table = state.box.dangers.get(letter)
    effect = None if table is None else table.results.get(icon)
    return [] if effect is None else [steps(member.id, effect, source=f"danger:{letter}")]


def _offer_again(state: State, member: Member, letter: str, icon: DangerIcon) -> list[Event]:
    """The first danger die in a marked sector each round may be rolled again; what marks the round as used has no
    uses left."""
    here = [e for e in state.lasting if e.what is Lasting.DANGER_AGAIN and e.sector == member.sector]
    if not here or any(entry.uses == 0 for entry in here):
        return []
    options = (Unavoidable(effect=DangerResult(letter=letter, icon=icon)), RollDanger(letter=letter))
    question = ChooseOption(member=member.id, section=member.section, options=options, source=here[0].source)
    return [
        LastingBegun(entry=attrs.evolve(here[0], until=Until.ROUND, uses=0)),
        DecisionOpened(decision=question),
    ]
