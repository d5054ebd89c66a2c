"""Packs become the box, in the order and with the fingerprint that a save relies on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum
from types import UnionType
from typing import Annotated, Union, get_args, get_origin

import attrs
import pytest

from tests.content.conftest import FOUR_SECTORS
from vanguard_desktop.content import load
from vanguard_desktop.content.errors import ContentError, Mistake
from vanguard_desktop.content.families import families, field_types, of_the_box, texts
from vanguard_desktop.content.load import built_in_packs, load_box, load_content, open_packs
from vanguard_desktop.content.packs import PackCard
from vanguard_desktop.core.ids import CardId, PackId, SectorId, WorldId
from vanguard_desktop.dice.faces import DangerIcon, Section
from vanguard_desktop.rulesets.expedition.data.effects import CARD_EFFECTS, Choose, LoseSupplies, RollDanger, SpendDice
from vanguard_desktop.rulesets.expedition.data.questions import TESTS
from vanguard_desktop.setting.cards import Biome


@pytest.fixture
def built_in(tmp_path, monkeypatch):
    """A program with packs of its own; none may be there, but the rules for them hold all the same."""
    monkeypatch.setattr(load, "resource_path", lambda *parts: tmp_path / "resources" / "/".join(parts))

    def add(name, **card):
        folder = tmp_path / "resources" / "content" / name
        folder.mkdir(parents=True)
        card = {"id": name, "name": name.title(), "version": "1", "format": 1, **card}
        (folder / "pack.json").write_text(json.dumps(card), encoding="utf-8")
        return folder

    return add


def test_the_test_planet_has_what_the_skeleton_needs():
    box = load_box([FOUR_SECTORS])
    assert box.packs == (PackId("four_sectors"),)
    world = box.worlds[WorldId("lantern_sill")]
    assert [sector.number for sector in world.sectors] == [1, 2, 3, 4]
    assert sum(path.one_way for path in world.paths) == 1
    assert {effect for path in world.paths for effect in path.icons} == {SpendDice(count=1), LoseSupplies(count=1)}
    event = box.events[CardId("E01")]
    assert event.main == Choose(options=(LoseSupplies(count=1), RollDanger(letter="A")))
    shared = [sector.number for sector in world.sectors if set(event.biomes) & set(sector.biomes)]
    assert shared == [SectorId(2), SectorId(3)]  # so both effects of the card are met
    assert box.dangers["A"].results[DangerIcon.RARE] == LoseSupplies(count=1)
    assert {person.affinity for person in box.crew.values()} == set(Section)
    assert world.sectors[3].biomes == (Biome.ROCKY, Biome.FRIGID)


def test_every_sector_of_the_test_planet_can_be_reached_from_every_other():
    world = load_box([FOUR_SECTORS]).worlds[WorldId("lantern_sill")]
    ways = {(path.start, path.end) for path in world.paths}
    ways |= {(path.end, path.start) for path in world.paths if not path.one_way}
    for start in world.sectors:
        reached = {start.number}
        while more := {end for begin, end in ways if begin in reached} - reached:
            reached |= more
        assert len(reached) == 4


@pytest.mark.parametrize("language", ["cs", "de"])
def test_the_test_planet_brings_all_its_words(language):
    words = load_content([FOUR_SECTORS]).words
    box = load_box([FOUR_SECTORS])
    names = {person.name for person in box.crew.values()}
    english = {
        (family, text) for family in of_the_box() for card in getattr(box, family).values() for text in texts(card)
    }
    missing = {
        (family, text) for family, text in english if text not in names and not words.find(language, family, text)
    }
    assert not missing
    assert words.find(language, "pack", "Four Sectors") not in (None, "Four Sectors")
    assert words.find("it", "pack", "Four Sectors") is None


def test_without_any_pack_the_box_is_empty(built_in):
    box = load_box()
    assert box.packs == ()
    assert not any(getattr(box, family) for family in of_the_box())
    assert load_content().words.find("de", "pack", "Four Sectors") is None


def test_the_packs_of_this_program_can_be_read():
    assert [pack.folder.name for pack in open_packs()] == [pack.card.id for pack in open_packs()]
    assert len(open_packs()) == len(built_in_packs())


def test_a_family_may_be_split_over_files(pack):
    before = load_box([pack.folder])
    crew = pack.read("crew.json")
    (pack.folder / "crew.json").unlink()
    pack.write("crew/one.json", crew[2:])
    pack.write("crew/two.json", crew[:2])
    after = load_box([pack.folder])
    assert after.crew == before.crew
    assert after.fingerprint == before.fingerprint


def test_the_fingerprint_knows_cards_and_not_their_layout(pack):
    before = load_box([pack.folder]).fingerprint
    pack.write_text("events.json", json.dumps(pack.read("events.json"), indent=8, sort_keys=True))
    pack.set("words/de.json", "pack", "Four Sectors", "4 Sektoren")
    pack.write_text("README.md", "About this pack")
    assert load_box([pack.folder]).fingerprint == before
    pack.set("events.json", 0, "main", "options", 0, "count", 2)
    assert load_box([pack.folder]).fingerprint != before


def test_hidden_files_and_notes_are_left_alone(pack):
    pack.write_text(".git/config", "[core]")
    pack.write_text(".DS_Store", "\0")
    pack.write_text("LICENSE", "CC0")
    assert pack.findings() == ()


def test_built_in_packs_are_loaded_alone_and_when_they_are_needed(built_in, pack):
    built_in("base")
    built_in("act_one", needs=["base"])
    built_in("other")
    assert load_box().packs == ("base", "act_one", "other")
    assert load_box([pack.folder]).packs == ("four_sectors",)
    pack.set("pack.json", "needs", ["act_one"])
    assert load_box([pack.folder]).packs == ("base", "act_one", "four_sectors")


def test_packs_opened_together_may_need_each_other_one_way(pack, tmp_path):
    more = tmp_path / "more"
    more.mkdir()
    (more / "pack.json").write_text(
        '{"id": "more", "name": "More", "version": "1", "format": 1, "needs": ["four_sectors"]}'
    )
    assert load_box([more, pack.folder]).packs == ("four_sectors", "more")
    pack.set("pack.json", "needs", ["more"])
    with pytest.raises(ContentError) as caught:
        load_box([more, pack.folder])
    assert Mistake.PACK_NEEDS_ITSELF in [finding.mistake for finding in caught.value.findings]


def test_the_first_pack_with_a_translation_wins(pack, tmp_path):
    more = tmp_path / "more"
    (more / "words").mkdir(parents=True)
    (more / "pack.json").write_text(
        '{"id": "more", "name": "Four Sectors", "version": "1", "format": 1, "languages": ["de", "it"]}'
    )
    for language in ("de", "it"):
        (more / "words" / f"{language}.json").write_text('{"pack": {"Four Sectors": "Quattro settori"}}')
    words = load_content([pack.folder, more]).words
    assert words.find("de", "pack", "Four Sectors") == "Vier Sektoren"
    assert words.find("it", "pack", "Four Sectors") == "Quattro settori"


def test_every_field_that_a_pack_can_fill_is_read_strictly():
    # A type that is not listed here would be read by a lenient hook: "2" as 2, a text as a list of letters.
    seen = set()
    lenient = []

    def look(kind, where):
        if kind in seen:
            return
        seen.add(kind)
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Annotated:
            look(arguments[0], where)
        elif attrs.has(kind):
            for name, inner in field_types(kind).items():
                look(inner, f"{kind.__name__}.{name}")
        elif origin is Mapping or origin in (Union, UnionType) or origin is tuple:
            for inner in arguments:
                if inner not in (..., type(None)):
                    look(inner, where)
        elif not (getattr(kind, "__supertype__", kind) in (int, str, bool) or issubclass(kind, Enum)):
            lenient.append(where)

    for definition in (PackCard, *families().values(), *CARD_EFFECTS, *TESTS):
        look(definition, definition.__name__)
    assert len(seen) > 40
    assert lenient == []
