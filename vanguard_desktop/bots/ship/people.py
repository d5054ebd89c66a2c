"""Who is taken in, who goes, who stays: people by what they can do and by who is there already."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import Icon, Section
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.barracks import Train
from vanguard_desktop.rulesets.ship.data.facilities.facilities import EndStep
from vanguard_desktop.rulesets.ship.facilities.tasks import assignable, shows
from vanguard_desktop.rulesets.ship.journey.team import sections_of, team_size
from vanguard_desktop.rulesets.ship.pieces import Piece, crew, family_of, member_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import SMALLEST_TEAM, Need

from ..advice import Advice
from .asked import Asked, best_of, by_trial, pass_on, pick
from .judgment import member_worth
from .landing import Ahead, ahead
from .motives import (
    AllAlike,
    AsksFor,
    BringsIcon,
    CrewStays,
    HardToReplace,
    HighestRank,
    LearnsFrom,
    MissedLeast,
    MostSkilled,
    NeededForLaunch,
    NothingGained,
    OneMoreGoes,
    SectionIsShort,
    StaysInReserve,
)
from .worths import Worths

LARGEST_TEAM = len(Section)


def icons_of(state: ShipState, member: MemberId) -> tuple[Icon, ...]:
    return tuple(convert.icon for convert in state.box.crew[member].converts)


def of_section(state: ShipState, section: Section) -> Iterator[MemberId]:
    return (member for member, sleeve in state.sleeves.items() if sleeve.section is section)


def likely_team(state: ShipState, worths: Worths) -> tuple[MemberId, ...]:
    """Whom each player would send if the team left now."""
    known, team = ahead(state), list[MemberId]()
    size = team_size(state) or (LARGEST_TEAM if len(state.seats) == 1 else 1)
    for seat in range(len(state.seats)):
        for _ in range(size):
            taken = {state.section_of(member) for member in team}
            there = [
                member
                for section in sections_of(state, seat)
                if section not in taken
                for member in state.available(section)
            ]
            best = best_of(there, lambda member: usefulness(state, member, team, known, worths))
            if best is not None:
                team.append(best[1])
    return tuple(team)


def usefulness(state: ShipState, member: MemberId, team: Sequence[MemberId], known: Ahead, worths: Worths) -> float:
    """On the planet ahead, beside those who go anyway."""
    there = {icon for other in team for icon in icons_of(state, other)}
    asked = [icon for icon in icons_of(state, member) if icon in known.icons]
    fits = sum(worths.wanted * (0.4 if icon in there else 1.0) for icon in asked)
    return member_worth(state, member, worths) + fits


def spare(state: ShipState, worths: Worths) -> list[MemberId]:
    """Crew that can be assigned (TSK-04) and stays aboard anyway, those who are missed least first."""
    team = likely_team(state, worths)
    free = [member for member in assignable(state) if member not in team]
    return sorted(free, key=lambda member: (member_worth(state, member, worths), member))


def keep_recruit(asked: Asked) -> Advice:
    """Whoever brings what the section has not."""
    return _best_recruit(asked, asked.effect.section)


def draft_one(asked: Asked) -> Advice:
    """Nobody is dismissed for a recruit."""
    section = asked.effect.section
    if asked.state.free_sleeves(section, 1) or pass_on(asked) is None:
        return _best_recruit(asked, section)
    passed = pass_on(asked)
    assert passed is not None
    return Advice(passed, NothingGained())


def _best_recruit(asked: Asked, section: Section) -> Advice:
    state, worths = asked.state, asked.worths
    known = {icon for member in of_section(state, section) for icon in icons_of(state, member)}

    def value(thing: Piece) -> float:
        member = member_of(thing)
        new = [icon for icon in icons_of(state, member) if icon not in known]
        own = 0.2 * (state.box.crew[member].affinity is section)
        return member_worth(state, member, worths) + worths.convert * len(new) + own

    found = best_of(asked.things, value)
    assert found is not None
    member = member_of(found[1])
    new = next((icon for icon in icons_of(state, member) if icon not in known), None)
    motive = MostSkilled(member=member) if new is None else BringsIcon(member=member, icon=new)
    return Advice(pick(asked, found[1]), motive)


def shortest_section(asked: Asked) -> Advice:
    """The section with the fewest people, of equals the one whose people can do least."""
    state = asked.state

    def people(thing: str) -> float:
        there = list(of_section(state, Section(thing)))
        return -len(there) - 0.001 * sum(member_worth(state, member, asked.worths) for member in there)

    sections = [thing for thing in asked.things if thing in {section.value for section in Section}]
    found = best_of(sections, people)
    if found is None:
        return by_trial(asked)
    return Advice(pick(asked, found[1]), SectionIsShort(section=Section(found[1])))


def enter_section(asked: Asked) -> Advice:
    """The section whose crewmember on the board is worth most."""
    state = asked.state

    def value(thing: str) -> float:
        there = state.members(zones.board_crew(Section(thing)))
        return max((member_worth(state, member, asked.worths) for member in there), default=0.0)

    found = best_of(asked.things, value)
    assert found is not None
    there = state.members(zones.board_crew(Section(found[1])))
    return Advice(pick(asked, found[1]), MostSkilled(member=there[0]) if there else AllAlike())


def send(asked: Asked) -> Advice:
    """Whoever helps most on the planet ahead; a single player keeps a reserve aboard (LCH-03)."""
    state, worths, known = asked.state, asked.worths, ahead(asked.state)
    team = [member for section in Section for member in state.members(zones.board_crew(section))]
    passed = pass_on(asked)
    goers = [member_of(thing) for thing in asked.things]
    if passed is not None and len(team) >= SMALLEST_TEAM:
        goers = [member for member in goers if _somebody_stays(state, member)]
        if not goers:
            return Advice(passed, StaysInReserve())
    found = best_of(goers, lambda member: usefulness(state, member, team, known, worths))
    assert found is not None
    member = found[1]
    covered = {icon for other in team for icon in icons_of(state, other)}
    asked_for = [icon for icon in icons_of(state, member) if icon in known.icons]
    skilled = max(member_worth(state, other, worths) for other in goers) <= member_worth(state, member, worths)
    icon = next((icon for icon in asked_for if icon not in covered or not skilled), None)
    answer = pick(asked, crew(member))
    if icon is not None and worths.wanted and known.planet is not None:
        return Advice(answer, AsksFor(icon=icon, planet=known.planet))
    if passed is not None:
        return Advice(answer, OneMoreGoes())
    rank = state.sleeves[member].rank
    others = [state.sleeves[other].rank for other in goers if other != member]
    highest = bool(others) and rank > max(others)
    return Advice(answer, HighestRank(member=member) if highest else MostSkilled(member=member))


def _somebody_stays(state: ShipState, member: MemberId) -> bool:
    """Somebody of the section can go next time even if this one comes back hurt."""
    section = state.section_of(member)
    return any(other != member and state.place_of(other) is not None for other in _fit(state, section))


def _fit(state: ShipState, section: Section) -> Iterator[MemberId]:
    yield from state.available(section)
    yield from (member for member in state.members(zones.RESTING) if state.section_of(member) is section)


def about_crew(asked: Asked) -> Advice:
    """Of whom a text speaks: tried out, and of those who come to the same the one to whom it does most good, or least
    harm.
    """
    state, worths = asked.state, asked.worths

    def liking(command: object) -> float:
        thing = Piece(getattr(command, "thing", ""))
        return member_worth(state, member_of(thing), worths) if family_of(thing) == "crew" else 0.0

    found = by_trial(asked, liking)
    thing = Piece(getattr(found.command, "thing", ""))
    if family_of(thing) != "crew":
        return found
    member = member_of(thing)
    here = member_worth(state, member, worths)
    everybody = [member_worth(state, member_of(each), worths) for each in asked.things]
    if here == max(everybody):
        return Advice(found.command, HardToReplace(member=member))
    return Advice(found.command, MissedLeast(member=member)) if here == min(everybody) else found


def able_crew(state: ShipState, free: Sequence[MemberId], need: Need) -> bool:
    """Whether these people can show what is asked for, a different one for each icon (TSK-07)."""
    if not need:
        return True
    return any(
        shows(state, member, need[0]) and able_crew(state, [m for m in free if m != member], need[1:])
        for member in free
    )


def arrange(asked: Asked) -> Advice:
    return Advice(EndStep(), CrewStays())


def train(asked: Asked) -> Advice:
    """By a trainer who would not go along anyway."""
    team = likely_team(asked.state, asked.worths)
    for command in asked.of(Train):
        if command.trainer not in team and command.trainee not in team:
            return Advice(command, LearnsFrom(member=command.trainee))
    return Advice(EndStep(), NeededForLaunch())
