"""The danger die: rolled by the game or on the players' table, then looked up in the table of its letter (DNG)."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from vanguard_desktop.core import DecisionOpened, Effect, Event, MemberId, Source, Waiting
from vanguard_desktop.dice.faces import DANGER_FACES, DangerIcon

from ..data import AskDanger, InForce, Lasting, Member, State, Until
from ..data.effects import Choose, RollDanger
from ..data.events import DangerRolled, LastingBegun, LastingUsed
from ..data.steps import DangerResult, Unavoidable, UseLasting
from ..picking import Options, pick
from ..queueing import steps, you
from ..round.lasting import in_force
from ..things.equipment import lying_in


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


def looked_up(state: State, member: Member, letter: str, icon: DangerIcon, accepted: bool) -> list[Event]:
    """An icon that is not listed has no effect (DNG-03); a letter without a table neither (DNG-13)."""
    spared = in_force(state, Lasting.NO_DANGER, member.id, member.sector, letter=letter)
    if spared is not None and spared.uses is None:
        return []
    if state.tokens and any(letter in printed.no_danger for printed in lying_in(state, member.sector)):
        return []
    if again := _offer_again(state, member, letter, icon):
        return again
    if not accepted and (once := _offer_once(state, member, letter, icon)):
        return once
    table = state.box.dangers.get(letter)
    effect = None if table is None else table.results.get(icon)
    return [] if effect is None else [steps(member.id, effect, source=Source("danger", letter))]


def _offer_once(state: State, member: Member, letter: str, icon: DangerIcon) -> list[Event]:
    """A reroll or a removal that somebody has been given, used when its owner wants to."""
    entries = _spare(state, member, letter)
    if not entries:
        return []
    fell = Waiting(effect=DangerResult(letter=letter, icon=icon), you=member.id, source=entries[0].source)
    return [*pick(state, fell, _as_it_fell)]


def _spare(state: State, member: Member, letter: str) -> list[InForce]:
    whats = (Lasting.DANGER_AGAIN, Lasting.NO_DANGER)
    found = (in_force(state, what, member.id, member.sector, letter=letter) for what in whats)
    return [entry for entry in found if entry is not None and entry.uses]


def _as_it_fell(state: State, waiting: Waiting, fell: DangerResult) -> Iterator[Effect]:
    yield Unavoidable(effect=attrs.evolve(fell, accepted=True))
    for entry in _spare(state, you(state, waiting), fell.letter):
        yield UseLasting(what=entry.what, letter=fell.letter)


DANGER_OPTIONS: dict[type[Effect], Options] = {DangerResult: _as_it_fell}


def use_lasting(state: State, member: MemberId, step: UseLasting) -> list[Event]:
    """The die falls again, or nothing comes of it."""
    entry = in_force(state, step.what, member, state.member(member).sector, letter=step.letter)
    used: list[Event] = [LastingUsed(entry=entry)] if entry is not None else []
    return [*used, *danger_die(state, member, step.letter)] if step.what is Lasting.DANGER_AGAIN else used


def _offer_again(state: State, member: Member, letter: str, icon: DangerIcon) -> list[Event]:
    """The first danger die in a marked sector each round may be rolled again; what marks the round as used has no
    uses left."""
    again = (e for e in state.lasting if e.what is Lasting.DANGER_AGAIN and e.who is None)
    here = [entry for entry in again if entry.sector == member.sector]
    if not here or any(entry.uses == 0 for entry in here):
        return []
    options = (Unavoidable(effect=DangerResult(letter=letter, icon=icon)), RollDanger(letter=letter))
    return [
        LastingBegun(entry=attrs.evolve(here[0], until=Until.ROUND, uses=0)),
        steps(member.id, Choose(options=options), source=here[0].source),
    ]
