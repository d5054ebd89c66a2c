"""Each kind of mistake in a pack is named: file, path inside it, what was found, what was probably meant."""

from __future__ import annotations

import shutil

import pytest

from vanguard_desktop.content.errors import MOST_FINDINGS, ContentError, Mistake, plain
from vanguard_desktop.content.load import load_box


def scripted(die):
    """A guided round in which somebody rolls this die."""
    return {"first": "science", "turns": [{"actions": [{"deed": "special_action", "dice": [die]}]}]}


FIRST_DIE = "$[0].script.turns[0].actions[0].dice[0]"


# A value at a spot of the test planet, and what the loader has to say about it.
def in_order(step, times):
    return {"type": "in_order", "steps": [step] * times}


SPOILED = {
    "an effect that no card has": (
        ("events.json", 0, "main", "options", 0, "type", "lose_suplies"),
        "events.json: $[0].main.options[0].type: unknown effect 'lose_suplies' (did you mean 'lose_supplies'?)",
    ),
    "a step of the rules on a card": (
        ("events.json", 0, "secondary", {"type": "end_phase"}),
        "events.json: $[0].secondary.type: unknown effect 'end_phase'",
    ),
    "an effect without a type": (
        ("events.json", 0, "secondary", {"count": 1}),
        "events.json: $[0].secondary: the key 'type' is missing",
    ),
    "an effect whose type is a number": (
        ("events.json", 0, "secondary", {"type": 7}),
        "events.json: $[0].secondary.type: found 7, but a text in quotation marks belongs here",
    ),
    "an effect that is a word": (
        ("events.json", 0, "secondary", "nothing"),
        'events.json: $[0].secondary: found "nothing", but an object with named values belongs here',
    ),
    "an unknown key": (
        ("worlds.json", 0, "sectors", 1, "biome", ["rocky"]),
        "worlds.json: $[0].sectors[1].biome: unknown key 'biome' (did you mean 'biomes'?)",
    ),
    "an unknown key of an effect": (
        ("worlds.json", 0, "paths", 0, "icons", 0, "colour", "red"),
        "worlds.json: $[0].paths[0].icons[0].colour: unknown key 'colour' (did you mean 'color'?)",
    ),
    "a biome that is none": (
        ("worlds.json", 0, "sectors", 1, "biomes", ["vegitation"]),
        "worlds.json: $[0].sectors[1].biomes[0]: unknown value 'vegitation' (did you mean 'vegetation'?)",
    ),
    "a result that no die shows": (
        ("dangers.json", 0, "results", "uncomon", {"type": "nothing"}),
        "dangers.json: $[0].results.uncomon: unknown value 'uncomon' (did you mean 'uncommon'?)",
    ),
    "a die that the guided round could not find": (
        ("worlds.json", 0, "script", scripted({"make": "red-basik"})),
        f"worlds.json: {FIRST_DIE}.make: unknown value 'red-basik' (did you mean 'red-basic'?)",
    ),
    "a result that the scripted die does not have": (
        ("worlds.json", 0, "script", scripted({"make": "red-basic", "shows": ["science"]})),
        f"worlds.json: {FIRST_DIE}.shows: found science, which does not belong here",
    ),
    "a number in quotation marks": (
        ("worlds.json", 0, "paths", 0, "icons", 0, "count", "2"),
        'worlds.json: $[0].paths[0].icons[0].count: found "2", but a whole number belongs here',
    ),
    "true as a number": (
        ("worlds.json", 0, "paths", 0, "icons", 0, "count", True),
        "worlds.json: $[0].paths[0].icons[0].count: found true, but a whole number belongs here",
    ),
    "half a number": (
        ("worlds.json", 0, "paths", 0, "icons", 0, "count", 1.5),
        "worlds.json: $[0].paths[0].icons[0].count: found 1.5, but a whole number belongs here",
    ),
    "a count of nothing": (
        ("worlds.json", 0, "paths", 0, "icons", 0, "count", 0),
        "worlds.json: $[0].paths[0].icons[0].count: found 0, but a number from 1–99 belongs here",
    ),
    "a count below nothing": (
        ("worlds.json", 0, "paths", 3, "icons", 0, "count", -5),
        "worlds.json: $[0].paths[3].icons[0].count: found -5, but a number from 1–99 belongs here",
    ),
    "a sector beside the map": (
        ("worlds.json", 0, "sectors", 0, "x", 1001),
        "worlds.json: $[0].sectors[0].x: found 1001, but a number from 0–1000 belongs here",
    ),
    "one as yes": (
        ("worlds.json", 0, "sectors", 0, "lander", 1),
        "worlds.json: $[0].sectors[0].lander: found 1, but true or false belongs here",
    ),
    "null as a list": (
        ("worlds.json", 0, "sectors", 0, "biomes", None),
        "worlds.json: $[0].sectors[0].biomes: found null, but a list belongs here",
    ),
    "a word as a list": (
        ("worlds.json", 0, "sectors", 0, "biomes", "rocky"),
        'worlds.json: $[0].sectors[0].biomes: found "rocky", but a list belongs here',
    ),
    "a list as a text": (
        ("crew.json", 0, "name", ["Tomasi", "Berglund"]),
        "crew.json: $[0].name: found […], but a text in quotation marks belongs here",
    ),
    "a list as a table": (
        ("dangers.json", 0, "results", []),
        "dangers.json: $[0].results: found [], but an object with named values belongs here",
    ),
    "a choice without options": (
        ("events.json", 0, "main", "options", []),
        "events.json: $[0].main.options: something belongs here, but it is empty",
    ),
    "somebody without a name": (
        ("crew.json", 0, "name", ""),
        "crew.json: $[0].name: something belongs here, but it is empty",
    ),
    "an id with a way out of the folder": (
        ("crew.json", 0, "id", "../../secrets"),
        "crew.json: $[0].id: '../../secrets' is not a name: up to 64 letters, digits, '_' and '-' without spaces",
    ),
    "a story without end": (
        ("crew.json", 0, "bio", "la " * 2000),
        "crew.json: $[0].bio: the text is longer than 4000 characters",
    ),
    "an icon that is no skill": (
        ("crew.json", 0, "converts", 0, "icon", "accident"),
        "crew.json: $[0].converts[0].icon: found accident, which does not belong here",
    ),
    "a picture that is not there": (
        ("worlds.json", 0, "relief", "kelb"),
        "worlds.json: $[0].relief: unknown value 'kelb' (did you mean 'kelp'?)",
    ),
    "a point of interest that is not there": (
        ("worlds.json", 0, "sectors", 2, "poi", "P10"),
        "worlds.json: $[0].sectors[2].poi: 'P10' is not in pois (did you mean 'P01'?)",
    ),
    "a danger table that is not there": (
        ("events.json", 0, "main", "options", 1, "letter", "B"),
        "events.json: $[0].main.options[1].letter: 'B' is not in dangers",
    ),
    "a path to nowhere": (
        ("worlds.json", 0, "paths", 1, "end", 9),
        "worlds.json: $[0].paths[1].end: '9' is not in $[0].sectors",
    ),
    "a path in a circle": (
        ("worlds.json", 0, "paths", 1, "end", 2),
        "worlds.json: $[0].paths[1]: the path ends where it starts, in sector 2",
    ),
    "two sectors of one number": (
        (
            "worlds.json",
            0,
            "sectors",
            [{"number": n, "name": "A", "x": 1, "y": 1, "lander": True} for n in (1, 2, 3, 4, 3)],
        ),
        "worlds.json: $[0].sectors[4].number: the id '3' is already taken by $[0].sectors[2]",
    ),
    "two paths of one name": (
        ("worlds.json", 0, "paths", 3, "id", "1-2"),
        "worlds.json: $[0].paths[3].id: the id '1-2' is already taken by $[0].paths[0]",
    ),
    "no place to land": (
        ("worlds.json", 0, "sectors", 0, "lander", False),
        'worlds.json: $[0].sectors: no sector has "lander": true, so nobody can land',
    ),
    "a danger without end": (
        ("dangers.json", 0, "results", "rare", {"type": "roll_danger", "letter": "A"}),
        "dangers.json: $[0]: these set each other off without end: danger A",
    ),
    "a card that never stops": (
        (
            *("events.json", 0, "secondary"),
            {
                "type": "in_order",
                "steps": [{"type": "in_order", "steps": [{"type": "refresh_dice", "count": 99}] * 24}] * 2,
            },
        ),
        "events.json: $[0]: at worst more than 4000 effects follow one another",
    ),
    "too much on one card": (
        ("events.json", 0, "secondary", {"type": "in_order", "steps": [{"type": "nothing"}] * 3000}),
        "events.json: $[0]: more than 5000 parts for one card",
    ),
    "a pack from the future": (
        ("pack.json", "format", 2),
        "pack.json: $.format: the pack has format 2; this program reads up to format 1",
    ),
    "a pack that needs another": (
        ("pack.json", "needs", ["four_sektors"]),
        "pack.json: $.needs[0]: the pack 'four_sektors' is needed but not there (did you mean 'four_sectors'?)",
    ),
    "a language without words": (
        ("pack.json", "languages", ["cs", "de", "it"]),
        "pack.json: $.languages[2]: the file words/it.json is missing",
    ),
    "words without a language": (
        ("pack.json", "languages", ["cs"]),
        "words/de.json: the language 'de' is not listed in pack.json",
    ),
    "words for a family that is not there": (
        ("words/de.json", "event", {"Evening Fog": "Abendnebel"}),
        "words/de.json: $.event: unknown key 'event' (did you mean 'events'?)",
    ),
    "words for nothing": (
        ("words/de.json", "events", "Evening Frog", "Abendfrosch"),
        (
            "words/de.json: $.events[\"Evening Frog\"]: no text of the pack reads 'Evening Frog' "
            "(did you mean 'Evening Fog'?)"
        ),
    ),
    "words that are none": (
        ("words/de.json", "events", "Evening Fog", 3),
        'words/de.json: $.events["Evening Fog"]: found 3, but a text in quotation marks belongs here',
    ),
    "a letter that cannot be shown": (
        ("crew.json", 1, "name", "Wren\u0007"),
        "crew.json: $[1].name: there is a character here that cannot be shown (U+0007)",
    ),
    "half a letter": (
        ("crew.json", 1, "name", "Wren\ud800"),
        "crew.json: $[1].name: there is a character here that cannot be shown (U+D800)",
    ),
    "text that turns around": (
        ("crew.json", 1, "bio", "abc\u202edef"),
        "crew.json: $[1].bio: there is a character here that cannot be shown (U+202E)",
    ),
}


@pytest.mark.parametrize(("change", "sentence"), SPOILED.values(), ids=SPOILED.keys())
def test_a_mistake_is_named_with_its_place(pack, change, sentence):
    if not change[0].startswith(("words/", "pack")):
        pack.without_words()
    pack.set(*change)
    assert pack.sentences() == [sentence]


FILES = {
    "no JSON at all": ("events.json", b"[{]", "events.json: this is not JSON (at line and column 1:3)"),
    "an empty file": ("events.json", b"", "events.json: this is not JSON (at line and column 1:1)"),
    "an object in place of the list": (
        "pois.json",
        b"{}",
        "pois.json: $: found {}, but a list belongs here",
    ),
    "nothing in place of the list": ("pois.json", b"null", "pois.json: $: found null, but a list belongs here"),
    "another encoding": (
        "events.json",
        '["Nebelmöwe"]'.encode("latin-1"),
        "events.json: the text is not UTF-8 (at byte 8)",
    ),
    "a byte order mark": (
        "events.json",
        b"\xef\xbb\xbf[]",
        "events.json: the text starts with a byte order mark; save it as UTF-8 without one",
    ),
    "UTF-16": (
        "events.json",
        "[]".encode("utf-16"),
        "events.json: the text starts with a byte order mark; save it as UTF-8 without one",
    ),
    "a NUL": ("events.json", b'["\0"]', "events.json: there is a NUL character in the text (at byte 2)"),
    "brackets without end": (
        "events.json",
        b"[" * 900_000,
        "events.json: brackets are nested deeper than 32",
    ),
    "objects without end": (
        "events.json",
        b'{"a":' * 150_000,
        "events.json: brackets are nested deeper than 32",
    ),
    "a file without end": ("events.json", b" " * 1_000_001, "events.json: the file is larger than 1000000 bytes"),
    "a key twice": (
        "dangers.json",
        b'[{"letter": "A", "letter": "A", "results": {"rare": {"type": "nothing"}}}]',
        "dangers.json: $[0]: the key 'letter' stands here twice",
    ),
    "a number of many digits": (
        "dangers.json",
        b'[{"letter": "A", "results": {"rare": {"type": "spend_dice", "count": ' + b"9" * 9000 + b"}}}]",
        "dangers.json: $[0].results.rare.count: found " + "9" * 79 + "…, but a number from 1–99 belongs here",
    ),
    "a number above all": (
        "dangers.json",
        b'[{"letter": "A", "results": {"rare": {"type": "spend_dice", "count": 1e999}}}]',
        "dangers.json: $[0].results.rare.count: found 1e999, but a whole number belongs here",
    ),
    "no number": (
        "dangers.json",
        b'[{"letter": "A", "results": {"rare": {"type": "spend_dice", "count": NaN}}}]',
        "dangers.json: $[0].results.rare.count: found NaN, but a whole number belongs here",
    ),
    "cards that are none": (
        "pois.json",
        b'[{"id": "P01", "name": "Post"}, 7, "P02", null]',
        "pois.json: $[1]: found 7, but an object with named values belongs here",
        'pois.json: $[2]: found "P02", but an object with named values belongs here',
        "pois.json: $[3]: found null, but an object with named values belongs here",
    ),
    "two cards with one id": (
        "pois.json",
        b'[{"id": "P01", "name": "Post"}, {"id": "P01", "name": "Pole"}]',
        "pois.json: $[1].id: the id 'P01' is already taken by {folder}/pois.json: $[0]",
    ),
}


@pytest.mark.parametrize("case", FILES.values(), ids=FILES.keys())
def test_a_file_that_cannot_be_used_is_named(pack, case):
    place, data, *sentences = case
    pack.without_words()
    pack.write_bytes(place, data)
    wanted = [sentence.replace("{folder}", pack.folder.as_posix()) for sentence in sentences]
    assert sorted(pack.sentences()) == sorted(wanted)


def test_all_mistakes_are_named_at_once(pack):
    pack.set("events.json", 0, "main", "options", 0, "type", "lose_suplies")
    pack.set("events.json", 0, "biome", ["rocky"])
    pack.set("crew.json", 1, "affinity", "recom")
    pack.set("crew.json", 2, "name", 5)
    pack.set("worlds.json", 0, "paths", 2, "end", 8)
    assert {(finding.path, finding.mistake) for finding in pack.findings() if "words" not in finding.file} == {
        ("$[0].main.options[0].type", Mistake.UNKNOWN_EFFECT),
        ("$[0].biome", Mistake.UNKNOWN_KEY),
        ("$[1].affinity", Mistake.UNKNOWN_VALUE),
        ("$[2].name", Mistake.NOT_A_TEXT),
        ("$[0].paths[2].end", Mistake.NO_SUCH_ID),
    }


def test_naming_a_card_that_has_a_mistake_is_no_mistake(pack):
    pack.without_words()
    pack.set("pois.json", 0, "name", 5)
    assert [finding.path for finding in pack.findings()] == ["$[0].name"]


def test_a_missing_key_is_named_with_every_other(pack):
    pack.write("pois.json", [{"story": "Somewhere."}])
    told = [sentence for sentence in pack.sentences() if sentence.startswith("pois.json")]
    assert told == ["pois.json: $[0]: the key 'id' is missing", "pois.json: $[0]: the key 'name' is missing"]


def test_a_thousand_mistakes_do_not_bury_the_first(pack):
    pack.write("pois.json", [{"id": f"P{number}", "name": ""} for number in range(1000)])
    *first, last = pack.findings()
    assert len(first) == MOST_FINDINGS
    assert last.mistake is Mistake.AND_MORE


def test_one_id_in_two_packs_is_refused_with_both_places(pack, tmp_path):
    shutil.copytree(pack.folder, tmp_path / "copy")
    with pytest.raises(ContentError) as caught:
        load_box([pack.folder, tmp_path / "copy"])
    text = str(caught.value)
    assert f"{tmp_path.as_posix()}/copy/pack.json: $.id: the id 'four_sectors' is already taken by" in text


def test_what_a_stranger_wrote_fits_on_one_line_of_any_console():
    assert plain("a\nb\x1b[31m\ud800") == "a\\nb\\x1b[31m\\ud800"
    assert len(plain("x" * 5000)) == 80
