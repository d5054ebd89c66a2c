"""The first expedition of a campaign: the guided training (TUT-01), or a quick start with recruits (TUT-50)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from vanguard_desktop.core import MemberId, Rng, WorldId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data import ExpeditionOpening, Options
from vanguard_desktop.setting import Box

from .openings import FULL_RULES, stand_alone_opening

RECRUITS = 3


@attrs.frozen(kw_only=True)
class Kept:
    """The two recruits that a section keeps as rank 1 crew: one takes its crew board, the other rests (TUT-51)."""

    going: MemberId
    resting: MemberId


def training_world(box: Box) -> WorldId | None:
    """The world that has a guided first round, if the packs hold one."""
    return next((id for id, world in sorted(box.worlds.items()) if world.script is not None), None)


def training_opening(
    box: Box,
    players: int = 1,
    names: Sequence[str] = (),
    sections: Sequence[Section] = (),
    options: Options = FULL_RULES,
) -> ExpeditionOpening:
    """The training with its fixed crew, cards and dice; `sections` are those that go, Science among them (TUT-03)."""
    training = attrs.evolve(options, training=True)
    return stand_alone_opening(box, training_world(box), players, names, options=training, sections=sections)


def recruits(box: Box, seed: int) -> Mapping[Section, tuple[MemberId, ...]]:
    """Three random recruits for each section; all are drawn before anybody chooses (TUT-51)."""
    drawn, _ = Rng(seed).shuffled(sorted(box.crew))
    return {section: drawn[RECRUITS * number : RECRUITS * (number + 1)] for number, section in enumerate(Section)}


def keep_first(offered: Mapping[Section, tuple[MemberId, ...]]) -> dict[Section, Kept]:
    """Players who leave the choice open keep the first two of each three."""
    return {section: Kept(going=three[0], resting=three[1]) for section, three in offered.items()}


def quick_start_opening(
    box: Box,
    kept: Mapping[Section, Kept],
    players: int = 1,
    names: Sequence[str] = (),
    sections: Sequence[Section] = (),
    options: Options = FULL_RULES,
    seats: Sequence[Sequence[Section]] = (),
) -> ExpeditionOpening:
    """The world of the training under the full rules, with its events and its rank-up card (TUT-56, TUT-60).

    Every player sends one crew member, a single player two (TUT-52): `sections`, or those that usually go.
    """
    free = attrs.evolve(options, training=False)
    opening = stand_alone_opening(
        box, training_world(box), players, names, options=free, sections=sections, quick_start=True, seats=seats
    )
    team = tuple(attrs.evolve(member, id=kept[member.section].going) for member in opening.team)
    return attrs.evolve(opening, team=team)
