"""The built-in pack holds what it promises: complete families, every log within reach, a training that can be won."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.support.boxes import shipped
from vanguard_desktop.bots.playing import Match, play
from vanguard_desktop.content.chains import effects_in
from vanguard_desktop.content.load import built_in_packs, open_packs
from vanguard_desktop.content.story import check_story
from vanguard_desktop.core.effects import Choose
from vanguard_desktop.core.ids import CardId, WorldId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.play.campaign import codec, fold
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.state import Ending
from vanguard_desktop.rulesets.expedition.round.ending import failed
from vanguard_desktop.setting.box import Box
from vanguard_desktop.setting.cards import DiscoveryType


@pytest.fixture(scope="module")
def box() -> Box:
    return shipped()


def copies(cards: Any) -> int:
    return sum(card.copies for card in cards)


@pytest.mark.rule("CRD-02")
@pytest.mark.parametrize("section", Section)
def test_each_section_starts_with_ten_cards_and_owns_twelve_of_rank_one(box: Box, section: Section) -> None:
    rank_one = [
        card for card in box.section_cards.values() if card.section is section and card.rank == 1 and not card.training
    ]
    assert (len(rank_one), copies(rank_one)) == (10, 12)
    opening = stand_alone_opening(box, WorldId("W01"), 4)
    (deck,) = (who.cards for who in opening.team if who.section is section)
    assert sorted(deck) == sorted(CardId(f"{card.id}/1") for card in rank_one)


@pytest.mark.rule("TUT-02", "TUT-05")
def test_the_training_has_its_own_crew_cards_and_events(box: Box) -> None:
    crew = [member for member in box.crew.values() if member.training]
    assert Counter(member.affinity for member in crew) == Counter(Section)
    cards = Counter(card.section for card in box.section_cards.values() if card.training)
    assert cards == dict.fromkeys(Section, 3)
    assert sum(event.training for event in box.events.values()) == 5
    assert [card.id for card in box.rank_ups.values() if card.training] == ["K01"]


@pytest.mark.rule("CRW-04")
def test_every_crew_card_shows_name_specialty_conversions_skill_and_charges(box: Box) -> None:
    for card in box.crew.values():
        assert card.name
        assert card.bio
        assert card.converts
        assert card.skill_name
        assert card.skill is not None
        assert card.charges > 0


def test_families_that_are_complete_have_as_many_cards_as_are_printed(box: Box) -> None:
    assert len(box.crew) == 86
    assert len([event for event in box.events.values() if not event.training]) == 40
    assert set(box.dangers) == set("ABCDEFT")
    assert len(box.rank_ups) == 19
    for type in DiscoveryType:
        assert copies(card for card in box.discoveries.values() if card.type is type) == 13
    places = {id for id in box.pois if id.startswith("P")}
    boards = {box.landing_cards[card.landing].world for card in box.operations.values()}
    voyage = box.worlds.keys() - boards
    worlds = {f"P{world}{n:02}" for world in range(1, len(voyage)) for n in range(1, 15)}
    assert places == {"P000", *(f"P{n:03}" for n in range(1, 9)), *worlds}
    assert box.pois[CardId("P000")].copies == 15
    missions = {id for id in box.missions if not id.startswith("OM")}
    assert missions == {f"M{n:02}" for n in range(1, len(missions) + 1)}


def test_alternatives_with_words_of_the_story_have_words_for_each(box: Box) -> None:
    choices = [effect for entry in box.logs.values() for effect in effects_in(entry) if isinstance(effect, Choose)]
    assert choices
    assert [choice for choice in choices if len(choice.labels) != len(choice.options)] == []


def test_a_path_is_named_once_in_the_worlds_since_the_first(box: Box) -> None:
    """Texts name a path by its id alone; those of W00 and W01 are told apart by no text."""
    ids = Counter(path.id for world in box.worlds.values() if world.id not in ("W00", "W01") for path in world.paths)
    assert [id for id, count in ids.items() if count > 1] == []


def test_every_world_tells_how_long_and_how_hard_it_is(box: Box) -> None:
    assert [world.id for world in box.worlds.values() if world.minutes is None or world.difficulty is None] == []


def test_everybody_of_the_crew_has_a_skill(box: Box) -> None:
    # What he paints would have to offer every danger die of a sector a second roll.
    without = {"Harald Quintana"}
    assert {member.name for member in box.crew.values() if member.skill is None} <= without


@pytest.mark.rule("LOG-18", "OBJ-14", "MAP-34")
def test_the_story_leads_nowhere_into_the_void() -> None:
    """Every entry is read, every keyword that is asked for is noted, every objective leads on to the end of the act."""
    assert check_story(open_packs(built_in_packs())).all() == ()


def test_stories_of_the_logbook_are_as_long_as_a_page_holds(box: Box) -> None:
    words = {id: len(entry.story.split()) for id, entry in box.logs.items()}
    # What Halfway left behind is a line more behind the first entry, not a page of its own.
    lines = {id: words.pop(id) for id in list(words) if id.startswith("START-")}
    assert {id: count for id, count in lines.items() if not 20 <= count <= 60} == {}
    assert {id: count for id, count in words.items() if not 60 <= count <= 180} == {}
    assert [id for id, entry in box.logs.items() if "!" in entry.story.partition('"')[0]] == []


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_sensible_bot_wins_the_training_with_any_number_of_players(box: Box, players: int) -> None:
    """Luck has a say, so it may try twice."""
    assert any(wins(box, players, seed) for seed in (2, 3))


def wins(box: Box, players: int, seed: int) -> bool:
    _, kept = play(box, codec(), Match(world=WorldId("W00"), players=players, bot="sensible", seed=seed))
    position = None
    for step in kept.steps:
        position = fold(box, position, codec().read_events(step))
    assert position is not None
    end: Any = position.state
    return end.ending is Ending.ENDED_BY_TEXT and not failed(end)
