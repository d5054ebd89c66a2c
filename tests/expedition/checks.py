"""Dice checks for tests: a pool as it fell, and a check brought to one of its steps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.expedition.table import NOTHING_CARD, ONE, REC, SECTIONS, Table, box, card, face, path, poi, sector
from vanguard_desktop.core.ids import CardId, DieId, MemberId, SectorId, WorldId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import DangerIcon, Icon, InjuryIcon, Section
from vanguard_desktop.rulesets.expedition.data.check import Check, DangerDie, InjuryDie, Purpose, Rolled
from vanguard_desktop.rulesets.expedition.data.state import action_track
from vanguard_desktop.rulesets.expedition.data.steps import GoOnWithCheck
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.setting.box import Box, World
from vanguard_desktop.setting.cards import CheckCard, CrewCard, RowColor, SpecialAction

SOURCE = Source("poi", "P1", SectorId(1), 1)


def rolled(
    table: Table,
    *pool: tuple[str, int] | tuple[str, int, MemberId],
    card: CheckCard | None = None,  # the check that is printed
    harm: Iterable[InjuryIcon] = (),
    perils: Iterable[tuple[str, DangerIcon]] = (),
    **fields: Any,
) -> Table:
    """A check of Recon in which these dice show these faces, and each belongs to Recon unless said otherwise.

    `harm` is what the injury dice of the active crew member show; they have left its board.
    """
    dice = tuple(
        Rolled(die=DieId(entry[0]), face=entry[1], owner=entry[2] if len(entry) == 3 else REC) for entry in pool
    )
    injuries = tuple(InjuryDie(icon=icon) for icon in harm)
    check = Check(
        active=fields.pop("active", REC),
        purpose=Purpose.ACTION,
        source=fields.pop("source", SOURCE),
        at=fields.pop("at", ONE),
        card=card or CheckCard(),
        pool=dice,
        step=fields.pop("step", 4),
        injuries=injuries,
        dangers=tuple(DangerDie(letter=letter, icon=icon) for letter, icon in perils),
        **fields,
    )
    ids = {rolled.die for rolled in dice}
    for member in table.state.members:
        table = table.with_member(
            member.id,
            available=tuple(die for die in member.available if die not in ids),
            spent=tuple(die for die in member.spent if die not in ids),
        )
    if injuries:
        assert len(table.member(check.active).injury_dice) == len(injuries)
        table = table.with_member(check.active, injury_dice=())
    return table.given(checks=(check,))


def up(die: str, *icons: Icon, of: MemberId = REC) -> tuple[str, int, MemberId]:
    """A die of the pool that shows these icons."""
    return die, face(die, *icons), of


def go_on(table: Table) -> Table:
    """The check runs from the step in which it stands."""
    return table.resolve(GoOnWithCheck())


def crew(*special: CrewCard) -> list[CrewCard]:
    """These people, and plain ones in the other sections."""
    given = {card.id: card for card in special}
    return [given.get(id, CrewCard(id=id, name=id)) for id in SECTIONS]


def offering(check: CheckCard, needs_assist: bool = False, **families: Any) -> Box:
    """A box in which the point of interest of sector 1 offers this check."""
    plain = [card(f"{section.value}-x", section, NOTHING_CARD) for section in Section]
    cards = [*plain, *families.pop("section_cards", [])]
    action = SpecialAction(name="Try it", check=check, needs_assist=needs_assist)
    pois = [poi("P1", action), *families.pop("pois", [])]
    world = World(
        id=WorldId("W"),
        name="Plain",
        relief="shelf",
        sectors=(sector(1, lander=True, poi=CardId("P1")), *(sector(number) for number in range(2, 7))),
        paths=(path(1, 2), path(2, 3)),
        condition=families.pop("condition", None),
    )
    return box(world, pois=pois, section_cards=cards, **families)


def track(color: RowColor) -> Track:
    """The track of that color of the action that `offering` makes."""
    return action_track(SOURCE, color)


def outcomes(table: Table) -> list[RowColor]:
    """Which outcomes were applied in the last thing that was done, in their order."""
    return [event.color for event in table.events if event.tag == "outcome_applied"]
