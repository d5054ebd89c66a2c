"""What the players settle on before an expedition: where to, who plays what, who goes, and by which options.

A plan that is not filled in stands for the usual distribution (GEN-04) and the usual team (TUT-03, TUT-52).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from vanguard_desktop.core import Command, GameState, MemberId, WorldId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data import ExpeditionOpening, Options
from vanguard_desktop.setting import SMALLEST_TEAM, Box, IllegalOpening, LaunchReason

from .first_expedition import Kept, quick_start_opening, recruits
from .openings import FULL_RULES, SEATS, TEAMS, stand_alone_opening, usual_team
from .operation_kit import operation_at, operation_team

Seats = tuple[tuple[Section, ...], ...]


@attrs.frozen(kw_only=True)
class Plan:
    """No seed means that the program finds one; `team` says who goes, a section that is not in it sends nobody."""

    world: WorldId
    players: int
    names: tuple[str, ...] = ()
    seed: int | None = None
    quick_start: bool = False
    seats: Seats = ()
    team: Mapping[Section, MemberId] = attrs.field(factory=dict)
    options: Options = FULL_RULES

    @property
    def shared(self) -> Seats:
        """Who plays which sections."""
        return self.seats or SEATS[self.players]

    def opening(self, box: Box) -> ExpeditionOpening:
        return opening_of(box, self)

    def printed(self, box: Box) -> tuple[str, str]:
        return "worlds", box.worlds[self.world].name

    def answer(self, _: GameState) -> Command | None:
        """All that was settled stands in the opening; what the table asks then the players answer there."""
        return None


def player_counts(box: Box) -> tuple[int, ...]:
    """How many players there may be, as far as the packs hold crew for them."""
    return tuple(players for players, sections in TEAMS.items() if len(sections) <= len(box.crew))


def guided(box: Box, plan: Plan) -> bool:
    """Whether this is the training, with its prescribed first round (TUT-09)."""
    return box.worlds[plan.world].script is not None and not plan.quick_start


def filled_in(box: Box, plan: Plan, keep: Section | None = None) -> Plan:
    """The same plan with everything said that it leaves open, and with whoever must go (TUT-03, TUT-52, GEN-05).

    Where too many would go, somebody stays at home, but not the one of the section to `keep`.
    """
    going = _mended(box, plan, keep)
    usual = _usual_crew(box, plan, going)
    team: dict[Section, MemberId] = {}
    for section in going:
        offered = candidates(box, plan, section)
        first = [member for member in (plan.team.get(section), usual[section]) if member in offered]
        team[section] = next(id for id in (*first, *offered) if id is not None and id not in team.values())
    return attrs.evolve(plan, seats=plan.shared, team=team)


def candidates(box: Box, plan: Plan, section: Section) -> tuple[MemberId, ...]:
    """Who can go for a section: the fixed crew of the training, three recruits of a quick start, otherwise anybody."""
    if guided(box, plan):
        return (_usual_crew(box, plan, tuple(Section))[section],)
    if plan.quick_start:
        return recruits(box, plan.seed or 0)[section]
    everybody = [id for id, card in box.crew.items() if not card.training]
    if len(everybody) < len(Section):
        everybody = list(box.crew)
    return tuple(sorted(everybody, key=lambda id: (box.crew[id].affinity is not section, id)))


def dealt_anew(shared: Seats, seat: int, section: Section) -> Seats:
    """A player takes over a section; who gives it away gets another one, unless all is even without that (GEN-04)."""
    seats = [list(mine) for mine in shared]
    before = next(number for number, mine in enumerate(seats) if section in mine)
    if before == seat:
        return shared
    seats[before].remove(section)
    seats[seat].append(section)
    shares = [len(mine) for mine in seats]
    if max(shares) - min(shares) > 1 or min(shares) == 0:
        back = seats[seat].pop(0)
        seats[before].append(back)
    return tuple(tuple(other for other in Section if other in mine) for mine in seats)


def take_section(plan: Plan, seat: int, section: Section) -> Plan:
    shared = dealt_anew(plan.shared, seat, section)
    return plan if shared == plan.shared else attrs.evolve(plan, seats=shared)


def send(plan: Plan, section: Section, member: MemberId | None) -> Plan:
    """Somebody goes for the section, or nobody; whoever went for another one changes places."""
    team = dict(plan.team)
    before = team.pop(section, None)
    if member is not None:
        other = next((section for section, went in team.items() if went == member), None)
        if other is not None and before is not None:
            team[other] = before
        elif other is not None:
            del team[other]
        team[section] = member
    return attrs.evolve(plan, team={section: team[section] for section in Section if section in team})


def opening_of(box: Box, plan: Plan) -> ExpeditionOpening:
    """Raises `IllegalOpening` if the rules forbid it, `ContentError` if the packs lack something."""
    whole = plan if plan.team else filled_in(box, plan)
    going = tuple(section for mine in whole.shared for section in mine if section in whole.team)  # TRN-06
    if whole.quick_start:
        kept = {section: Kept(going=member, resting=member) for section, member in whole.team.items()}
        return quick_start_opening(
            box, kept, whole.players, whole.names, sections=going, options=whole.options, seats=whole.shared
        )
    return stand_alone_opening(
        box,
        whole.world,
        whole.players,
        whole.names,
        members=() if guided(box, whole) else tuple(whole.team[section] for section in going),
        options=whole.options,
        sections=going,
        seats=whole.shared,
    )


def why_not(box: Box, plan: Plan) -> LaunchReason | None:
    """Why the rules do not let it begin."""
    try:
        opening_of(box, plan)
    except IllegalOpening as problem:
        return problem.reason
    return None


def seat_order_matters(plan: Plan) -> bool:
    """Whether somebody with several crew can sit them in ways that differ (TRN-06); two are clockwise either way."""
    mine = [sum(section in plan.team for section in seat) for seat in plan.shared]
    return len(plan.team) > SMALLEST_TEAM and max(mine) > 1


def _mended(box: Box, plan: Plan, keep: Section | None) -> tuple[Section, ...]:
    """Which sections go: those of the plan, with one of every player and as many as the first expedition asks for."""
    operation = operation_at(box, plan.world)
    if operation is not None and operation.team is not None:
        chosen = [section for section in (keep, *plan.team, *TEAMS[plan.players]) if section is not None]
        going_there = operation_team(operation, tuple(dict.fromkeys(chosen)))
        return tuple(section for section in Section if section in going_there)
    script = box.worlds[plan.world].script if guided(box, plan) else None
    must = {section for section in (keep, script and script.first) if section is not None}
    usual = TEAMS[plan.players]
    going = {*(plan.team or usual), *must}
    for mine in plan.shared:
        if going.isdisjoint(mine):
            going.add(next((section for section in mine if section in usual), mine[0]))
    first = plan.quick_start or script is not None
    least = len(usual) if first else SMALLEST_TEAM
    for section in (*usual, *Section):
        if len(going) < least:
            going.add(section)
    for section in reversed(Section):
        mates = next(mine for mine in plan.shared if section in mine)
        if first and len(going) > least and section in going - must and len(going.intersection(mates)) > 1:
            going.remove(section)
    return tuple(section for section in Section if section in going)


def _usual_crew(box: Box, plan: Plan, going: Sequence[Section]) -> Mapping[Section, MemberId]:
    if plan.quick_start:
        offered = recruits(box, plan.seed or 0)
        return {section: offered[section][0] for section in going}
    board = box.worlds[plan.world]
    return dict(zip(going, usual_team(box, board, going, training=guided(box, plan)), strict=True))
