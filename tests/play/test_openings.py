"""A stand-alone expedition starts with the seats, sections and dice that the rules give."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from vanguard_desktop.content.errors import ContentError
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.dice import STARTING_DICE, Section
from vanguard_desktop.core.ids import MemberId, WorldId
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.store.memory_log import MemoryLog

FOUR_SECTORS = Path(__file__).parent.parent / "packs" / "four_sectors"


@pytest.fixture(scope="module")
def box():
    return load_box([FOUR_SECTORS])


@pytest.mark.rule("GEN-04")
@pytest.mark.parametrize(("players", "shares"), [(1, [4]), (2, [2, 2]), (3, [1, 1, 2]), (4, [1, 1, 1, 1])])
def test_the_four_sections_are_shared_among_the_players(box, players, shares):
    seats = stand_alone_opening(box, players=players).seats
    assert sorted(len(seat.sections) for seat in seats) == shares
    assert sorted(section.value for seat in seats for section in seat.sections) == sorted(s.value for s in Section)


@pytest.mark.rule("TUT-03", "DIE-16")
@pytest.mark.parametrize(("players", "size"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_team_fits_the_number_of_players_and_each_player_has_somebody_in_it(box, players, size):
    opening = stand_alone_opening(box, players=players)
    assert len(opening.team) == size
    sections = [member.section for member in opening.team]
    assert Section.SCIENCE in sections
    assert all(set(seat.sections) & set(sections) for seat in opening.seats)
    for member in opening.team:
        assert member.dice == STARTING_DICE[member.section]
        assert box.crew[member.id].affinity is member.section


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_opening_starts_a_game_that_asks_for_the_first_turn(box, players):
    opening = stand_alone_opening(box, WorldId("lantern_sill"), players, names=["Ada"])
    assert [seat.name for seat in opening.seats] == ["Ada"] + [""] * (players - 1)
    game = Game.start(box, MemoryLog(), opening, lambda: 1)
    assert len(game.legal_commands()) == len(opening.team)
    assert not game.rules.broken(game.state)
    assert (game.state.supplies, game.state.most_supplies) == (8, 12)


def test_the_team_can_be_named(box):
    members = [MemberId("kofi_navratil"), MemberId("tomasi_berglund")]
    assert [member.id for member in stand_alone_opening(box, members=members).team] == members


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"world": WorldId("lantern_hill")}, "'lantern_hill' is not in worlds (did you mean 'lantern_sill'?)"),
        (
            {"members": [MemberId("wren_castellana"), MemberId("kofi_navratil")]},
            "'wren_castellana' is not in crew (did you mean 'wren_castellano'?)",
        ),
    ],
)
def test_a_world_or_person_that_is_not_in_the_box_is_named(box, asked, sentence):
    with pytest.raises(ContentError) as caught:
        stand_alone_opening(box, **asked)
    assert str(caught.value) == f"four_sectors: {sentence}"


def test_a_box_without_people_or_world_says_what_is_missing(box):
    with pytest.raises(ContentError) as caught:
        stand_alone_opening(attrs.evolve(box, worlds={}, crew={}), players=3)
    assert str(caught.value).splitlines() == [
        "four_sectors: there are 0 in worlds, too few for a game",
        "four_sectors: there are 0 in crew, too few for a game",
    ]
