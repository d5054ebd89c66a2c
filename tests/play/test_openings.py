"""A stand-alone expedition starts with the seats, sections and dice that the rules give."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from vanguard_desktop.content.errors import ContentError
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.ids import CardId, MemberId, WorldId
from vanguard_desktop.dice.faces import STARTING_DICE, Icon, Section
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import BASE_LANDER, stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.effects import DrawCards, Nothing, Stat
from vanguard_desktop.rulesets.expedition.data.questions import Done, Successes
from vanguard_desktop.rulesets.expedition.data.state import Options
from vanguard_desktop.setting.cards import (
    Ability,
    Combination,
    DiscoveryCard,
    DiscoveryType,
    Moment,
    RankUpCard,
    SectionCard,
)
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
    assert [command.to for command in game.rules.answers(game.state)] == [member.id for member in opening.team]
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


def section_card(id, section, **more):
    combination = Combination(requirement=asks(Icon.BASIC), effect=Nothing())
    main = Ability(when=Moment.ANY_TIME, effect=DrawCards())
    return SectionCard(id=CardId(id), section=section, rank=1, name=id, main=main, combination=combination, **more)


@pytest.fixture(scope="module")
def full_box(box):
    cards = (
        section_card("C1", Section.RECON, starter=True, copies=2),
        section_card("C2", Section.RECON),
        section_card("C3", Section.RECON, training=True),
        section_card("C4", Section.SCIENCE, starter=True),
    )
    finds = (
        DiscoveryCard(id=CardId("D1"), type=DiscoveryType.FLORA, name="Moss", copies=3),
        DiscoveryCard(id=CardId("D2"), type=DiscoveryType.MINERAL, name="Salt"),
    )
    rank_ups = (
        RankUpCard(id=CardId("R1"), name="Rest", goal=Done(what="rest", count=2), successes=(3, 5)),
        RankUpCard(id=CardId("R2"), name="First", goal=Successes(count=1), successes=(1, None), training=True),
    )
    storm = box.events[CardId("E01")]
    return attrs.evolve(
        box,
        section_cards={card.id: card for card in cards},
        discoveries={card.id: card for card in finds},
        rank_ups={card.id: card for card in rank_ups},
        events={CardId("E01"): storm, CardId("E02"): attrs.evolve(storm, id=CardId("E02"), training=True)},
        crew={id: attrs.evolve(card, charges=2) for id, card in box.crew.items()},
    )


@pytest.mark.rule("CRD-02", "CRW-12", "DSC-01", "STP-17", "LND-26")
def test_an_expedition_gets_decks_charges_and_the_base_lander(full_box):
    opening = stand_alone_opening(full_box, players=2)
    recon, science = opening.team
    assert recon.cards == ("C1/1", "C1/2")
    assert science.cards == ("C4/1",)
    assert (recon.charges, science.charges) == (2, 2)
    assert opening.discoveries == {DiscoveryType.FLORA: ("D1/1", "D1/2", "D1/3"), DiscoveryType.MINERAL: ("D2/1",)}
    assert (opening.events, opening.rank_ups) == (("E01",), ("R1",))
    assert (opening.lander, opening.landing_rolls, opening.supplies, opening.most_supplies) == (None, 3, 8, 12)
    assert opening.stats == {Stat.ARMOR: 1, Stat.SENSORS: 1, Stat.AGILITY: 1}
    game = Game.start(full_box, MemoryLog(), opening, lambda: 1)
    assert not game.rules.broken(game.state)
    assert len(game.state.members[0].hand) == 2
    assert game.state.rank_up == "R1"


@pytest.mark.rule("TUT-02", "TUT-05")
def test_the_training_uses_its_own_cards(full_box):
    opening = stand_alone_opening(full_box, options=Options(training=True))
    assert [member.cards for member in opening.team] == [("C3/1",), ()]
    assert (opening.events, opening.rank_ups) == (("E02",), ("R2",))


def test_a_lander_of_the_box_brings_its_own_figures(full_box):
    swift = attrs.evolve(BASE_LANDER, id=CardId("LD-5"), armor=2, agility=3, supplies=6, most_supplies=10)
    opening = stand_alone_opening(attrs.evolve(full_box, landers={swift.id: swift}))
    assert (opening.lander, opening.supplies, opening.most_supplies) == ("LD-5", 6, 10)
    assert opening.stats == {Stat.ARMOR: 2, Stat.SENSORS: 1, Stat.AGILITY: 3}
