"""What holds for a while, asked by the rules that it changes (GEN-02)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core.cards import Stat
from vanguard_desktop.core.events import DecisionOpened, Waiting
from vanguard_desktop.core.ids import MemberId, PathId, SectorId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.decisions import ChooseOption
from vanguard_desktop.rulesets.expedition.effects_moves import Due, Last, Lasting, Later, LeavingCosts, RaiseStat, Until
from vanguard_desktop.rulesets.expedition.events_moves import LastingBegun
from vanguard_desktop.rulesets.expedition.in_force import InForce
from vanguard_desktop.rulesets.expedition.queueing import decider, place
from vanguard_desktop.rulesets.expedition.state import Member, State


def in_force(
    state: State,
    what: Lasting,
    member: MemberId | None = None,
    sector: SectorId | None = None,
    path: PathId | None = None,
    letter: str | None = None,
) -> InForce | None:
    """The first entry of that kind that fits the person, the place, the path and the letter."""
    for entry in state.lasting:
        if (
            entry.what is what
            and entry.until is not Until.NEXT_ROUND
            and entry.who in (None, member)
            and entry.sector in (None, sector)
            and entry.path in (None, path)
            and entry.letter in (None, letter)
        ):
            return entry
    return None


def rest_refreshes(state: State, member: Member) -> int:
    """How many dice more a rest brings back in the sector of that crew member (ACT-39)."""
    return _more(state, Lasting.REST_MORE, member)


def prepare_draws(state: State, member: Member) -> int:
    """How many cards more preparing brings in the sector of that crew member (ACT-35)."""
    return _more(state, Lasting.PREPARE_MORE, member)


def _more(state: State, what: Lasting, member: Member) -> int:
    return sum(e.count for e in state.lasting if e.what is what and e.sector in (None, member.sector))


def last(state: State, effect: Last, waiting: Waiting) -> Sequence[Event]:
    """For you, for everybody in the sector, or on a path; which of its paths is the player's choice."""
    here = place(state, waiting)
    if effect.a_path:
        paths = tuple(path.id for path in state.paths if here in (path.start, path.end))
        options = tuple(Last(what=effect.what, until=effect.until, uses=effect.uses, path=path) for path in paths)
        if not options:
            return []
        section = decider(state, waiting)
        question = ChooseOption(
            member=waiting.you, section=section, options=options, source=waiting.source, at=waiting.at
        )
        return [DecisionOpened(decision=question)]
    entry = InForce(
        what=effect.what,
        until=effect.until,
        owner=waiting.you,
        who=None if effect.here or effect.path is not None else waiting.you,
        sector=here if effect.here else None,
        path=effect.path,
        letter=effect.letter,
        uses=effect.uses,
        source=waiting.source,
        ready=not _in_own_check(state, effect.until, waiting.you),
    )
    return [LastingBegun(entry=entry)]


def _in_own_check(state: State, until: Until, you: MemberId | None) -> bool:
    """Said in the middle of a check it speaks of the next one."""
    return until is Until.CHECK and state.check is not None and state.check.active == you


def leaving_costs(state: State, effect: LeavingCosts, waiting: Waiting) -> Sequence[Event]:
    here = place(state, waiting)
    entry = InForce(
        what=Lasting.LEAVING_COSTS,
        until=Until.TURN_END,
        owner=waiting.you,
        who=waiting.you,
        sector=here,
        count=effect.count,
        source=waiting.source,
    )
    return [LastingBegun(entry=entry)]


def raise_stat(effect: RaiseStat, waiting: Waiting) -> Sequence[Event]:
    entry = InForce(
        what=Lasting.STAT_UP,
        until=Until.LANDING_ROLL,
        stat=effect.stat,
        count=effect.count,
        source=waiting.source,
    )
    return [LastingBegun(entry=entry)]


def stat(state: State, stat: Stat) -> int:
    """A statistic of the lander with what raises it for the roll that has just fallen (LND-16, LND-17, LND-19)."""
    raised = sum(e.count for e in state.lasting if e.what is Lasting.STAT_UP and e.stat is stat)
    return state.stat(stat) + raised


def later(state: State, effect: Later, waiting: Waiting) -> Sequence[Event]:
    """The text waits; whoever said it is still its "you" when its time comes (TRN-25)."""
    until = {Due.TURN_END: Until.TURN_END, Due.IN_CHECK: Until.CHECK}.get(effect.due, Until.ROUND)
    entry = InForce(
        what=Lasting.LATER,
        until=until,
        owner=waiting.you,
        who=waiting.you,
        sector=place(state, waiting),
        uses=1,
        due=effect.due,
        effect=effect.effect,
        source=waiting.source,
        ready=not _in_own_check(state, until, waiting.you),
    )
    return [LastingBegun(entry=entry)]


def texts_due(state: State, due: Due, member: MemberId | None = None) -> tuple[Waiting, ...]:
    """The texts whose time has come: at the end of a turn only those of that crew member."""
    return tuple(
        Waiting(effect=entry.effect, you=entry.who, source=entry.source, at=entry.sector)
        for entry in state.lasting
        if entry.what is Lasting.LATER
        and entry.due is due
        and entry.ready
        and entry.effect is not None
        and (member is None or entry.who == member)
    )
