"""A pack is trusted with nothing: whatever lies in its folder, the answer is `ContentError` or a sound box."""

from __future__ import annotations

import copy
import itertools
import json
import os
import shutil
import socket
import tempfile
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from tests.content.conftest import ALL_SHELVES, FOUR_SECTORS, PackOnDisk
from vanguard_desktop.content import folder, packs
from vanguard_desktop.content.errors import ContentError, Mistake
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.fields import MOST_LISTED
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.setting.box import Box
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.table.table_screen import TableScreen


def told(pack):
    """Mistakes by the file they are in."""
    return [(str(Path(f.file).relative_to(pack.folder.as_posix())), f.mistake) for f in pack.findings()]


@pytest.mark.parametrize(
    "place", ["events.json", "README.md", "worlds", "words", ".git", "pack.json", "events/more.json", "words/it.json"]
)
@pytest.mark.parametrize("leads", ["to a file", "to a folder", "nowhere"])
def test_no_link_is_followed(pack, tmp_path, place, leads):
    elsewhere = tmp_path / "elsewhere"
    if leads == "to a folder":
        elsewhere.mkdir()
        (elsewhere / "secret.json").write_text("[]")
    elif leads == "to a file":
        elsewhere.write_text("[]")
    link = pack.folder / place
    link.parent.mkdir(exist_ok=True)
    if link.is_dir():
        shutil.rmtree(link)
    link.unlink(missing_ok=True)
    link.symlink_to(elsewhere)
    assert (place, Mistake.LINK) in told(pack)


def test_the_folder_itself_may_be_reached_by_a_link(pack, tmp_path):
    (tmp_path / "shortcut").symlink_to(pack.folder)
    assert load_box([tmp_path / "shortcut"]).packs == ("four_sectors",)


@pytest.mark.parametrize(
    ("place", "mistake", "meant"),
    [
        ("event.json", Mistake.UNKNOWN_FILE, "events.json"),
        ("Events.json", Mistake.UNKNOWN_FILE, "events.json"),
        ("events.JSON", Mistake.UNKNOWN_FILE, "events.json"),
        ("events.json~", Mistake.UNKNOWN_FILE, "events.json"),
        ("setup.py", Mistake.UNKNOWN_FILE, ""),
        ("crew/run.sh", Mistake.UNKNOWN_FILE, ""),
        ("crew/con.json", Mistake.BAD_NAME, ""),
        ("NUL", Mistake.BAD_NAME, ""),
        ("aux.json", Mistake.BAD_NAME, ""),
        ("crew/com1.json", Mistake.BAD_NAME, ""),
        ("crew/a b.json", Mistake.BAD_NAME, ""),
        ("crew/..json", Mistake.BAD_NAME, ""),
        ("crew/\u202etxt.json", Mistake.BAD_NAME, ""),
        ("crew/line\nbreak.json", Mistake.BAD_NAME, ""),
        ("crew/" + "x" * 100 + ".json", Mistake.BAD_NAME, ""),
        ("card/one.json", Mistake.UNKNOWN_FILE, ""),
        ("event/one.json", Mistake.UNKNOWN_FILE, "events"),
    ],
)
def test_only_files_with_a_place_are_read(pack, place, mistake, meant):
    (pack.folder / "crew").mkdir()
    pack.write_text(place, "[]")
    found = [(finding.mistake, finding.meant) for finding in pack.findings()]
    # A name that starts with a dot is hidden, and hidden files are never opened.
    assert found == ([] if Path(place).name.startswith(".") else [(mistake, meant)])
    assert all(finding.file.isprintable() for finding in pack.findings())


def test_a_name_that_is_no_text_can_still_be_told(pack):
    os.close(os.open(os.fsencode(pack.folder) + b"/crew\xff.json", os.O_CREAT | os.O_WRONLY))
    assert [finding.mistake for finding in pack.findings()] == [Mistake.BAD_NAME]
    assert pack.sentences()[0].encode("utf-8")


@pytest.mark.parametrize("place", ["events.json", "pack.json", "words/it.json", "words/it.json/deeper.json"])
def test_a_folder_in_place_of_a_file_is_refused(pack, place):
    (pack.folder / place).unlink(missing_ok=True)
    (pack.folder / place).mkdir(parents=True)
    top = "/".join(Path(place).parts[:2])
    assert (top, Mistake.NOT_A_FILE) in told(pack)


def test_a_pipe_is_not_waited_for(pack):
    (pack.folder / "events.json").unlink()
    os.mkfifo(pack.folder / "events.json")
    assert told(pack) == [("events.json", Mistake.NOT_A_FILE)]


def test_a_file_swapped_for_a_pipe_after_the_look_is_not_waited_for(pack, monkeypatch):
    listed = list(folder._plain_files(pack.folder, ("worlds", "crew", "pois", "events", "dangers"), folder.Findings()))
    (pack.folder / "events.json").unlink()
    os.mkfifo(pack.folder / "events.json")
    monkeypatch.setattr(folder, "_plain_files", lambda *_: iter(listed))
    assert told(pack) == [("events.json", Mistake.NOT_A_FILE)]


def test_a_socket_is_no_file(pack, monkeypatch):
    monkeypatch.chdir(pack.folder)  # the path of a socket must be short
    with socket.socket(socket.AF_UNIX) as door:
        door.bind("crew.sock")
        assert told(pack) == [("crew.sock", Mistake.NOT_A_FILE)]


def test_a_file_that_may_not_be_read_is_named(pack, monkeypatch):
    def refuse(path, *_):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(folder.os, "open", refuse)
    assert ("events.json", Mistake.UNREADABLE) in told(pack)
    assert any("(Permission denied)" in sentence for sentence in pack.sentences())


@pytest.mark.parametrize("place", ["nothing here", "events.json", "a\0b", "x" * 5000])
def test_a_pack_that_is_no_folder_is_named(pack, place):
    with pytest.raises(ContentError) as caught:
        load_box([pack.folder / place])
    assert [finding.mistake for finding in caught.value.findings] == [Mistake.NO_FOLDER]


def test_a_folder_without_pack_json_is_no_pack(pack):
    (pack.folder / "pack.json").unlink()
    assert [finding.mistake for finding in pack.findings()] == [Mistake.NO_PACK_FILE]


def test_too_many_files_are_not_counted_to_the_end(pack, monkeypatch):
    monkeypatch.setattr(folder, "MOST_FILES", 20)
    for number in range(30):
        pack.write_text(f"crew/{number}.json", "[]")
    assert (".", Mistake.TOO_MANY_FILES) in told(pack)


def test_a_pack_larger_than_all_cards_is_refused(pack, monkeypatch):
    monkeypatch.setattr(folder, "LARGEST_PACK", 3_000)
    assert (".", Mistake.PACK_TOO_LARGE) in told(pack)


def cpu(work):
    """How long it takes this program, however busy the machine is otherwise."""
    started = time.process_time()
    work()
    return time.process_time() - started


@pytest.mark.parametrize(
    "text",
    [
        '"' + '\\"' * 450_000,
        '["' + "\\" * 450_001,
        "[" + ",".join(["[]"] * 300_000) + "]",
        "[" + ",".join(['{"id":"a"}'] * 80_000) + "]",
        '[{"id":"P01","name":"' + "x" * 900_000 + '"}]',
        "[{" + ",".join(f'"k{number}":1' for number in range(80_000)) + "}]",
        "[{" + ",".join('"k":1' for _ in range(120_000)) + "}]",
        "[" + "1" * 900_000 + "]",
        "[" + ",".join(["1e400"] * 100_000) + "]",
    ],
    ids=lambda text: text[:12],
)
def test_a_large_hostile_file_is_refused_in_good_time(pack, text):
    """Measured against reading as much plain text in the same run: a pass over it, not one for each of its places."""
    plain = json.dumps(["a word"] * (len(text) // 10))
    pack.without_words()
    pack.write_text("pois.json", text)
    found = []
    usual, taken = cpu(lambda: [json.loads(plain) for _ in range(20)]), cpu(lambda: found.extend(pack.findings()))
    assert found
    assert taken < 60 * usual


def test_many_wrong_names_are_refused_in_good_time(pack):
    """Four times as many take about four times as long, not sixteen times."""
    taken = []
    for count in (500, 2_000):
        pack.write("crew.json", [{"id": f"member_{n}", "name": f"Somebody {n}"} for n in range(count)])
        pack.write("words/de.json", {"crew": {f"Nobody {n}": "Niemand" for n in range(count)}})
        found = []
        taken.append(cpu(lambda found=found: found.extend(pack.findings())))
        assert found
    assert taken[1] < 10 * taken[0]


GOOD = {
    (folder, place.relative_to(folder).as_posix()): json.loads(place.read_text("utf-8"))
    for folder in (FOUR_SECTORS, ALL_SHELVES)
    for place in folder.rglob("*.json")
}
TAGS = [
    "nothing",
    "in_order",
    "choose",
    "spend_dice",
    "lose_supplies",
    "roll_danger",
    "refresh_dice",
    "end_phase",
    "injur",
    "read_log",
    "follow_path",
    "advance_time",
    "move_connected",
    "dice_check",
    "may",
    "for_crew",
    "same",
    "die",
    "not",
    "hand_empty",
    "special",
    "immediate",
]

KEYS = ["type", "steps", "options", "count", "letter", "id", "name", "é", "effect", "who", "log", "1", "test"]

anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-10, 110)
    | st.integers()
    | st.floats()
    | st.text(max_size=12)
    | st.sampled_from(
        ["P01", "A", "L01", "each", "rocky", "red", "..", "CON", "\0", "\ud800", "\u202e", "a" * 100, *TAGS]
    )
    | st.builds(lambda tag: {"type": tag}, st.sampled_from(TAGS)),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                ["type", "steps", "options", "count", "letter", "id", "name", "é", "effect", "who", "log", "1", "test"]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


def spots(value, path=()):
    """Every place in a file where something can be put wrong."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from spots(one, (*path, key))


ALL_SPOTS = {
    folder: [(place, path) for (home, place), value in sorted(GOOD.items()) if home == folder for path in spots(value)]
    for folder in (FOUR_SECTORS, ALL_SHELVES)
}


def change(whole, path, how, value):
    """Replace, remove, double or rename what stands at a spot."""
    if not path:
        return value
    *steps, last = path
    spot = whole
    for step in steps:
        spot = spot[step]
    if how == "replace":
        spot[last] = value
    elif how == "remove":
        del spot[last]
    elif isinstance(spot, list):
        spot.insert(last, copy.deepcopy(spot[last]))
    else:
        spot[f"{last}s"] = spot.pop(last) if how == "rename" else copy.deepcopy(spot[last])
    return whole


def answer(pack: PackOnDisk) -> Box | None:
    """What comes of a pack: a box, or `ContentError` with findings that can be shown; anything else fails the test."""
    box, findings = pack.opened()
    for finding in findings:
        assert str(finding).isprintable()
        assert str(finding).encode("utf-8")
    return box


def play(box: Box) -> None:
    """Whatever the loader lets through, the rules can be asked about."""
    try:
        opening = stand_alone_opening(box, players=4)
    except ContentError:
        return
    game = Game.start(box, MemoryLog(), opening, lambda: 1)
    for turn in range(60):
        commands = game.legal_commands()
        if not commands:
            return
        game.submit(commands[turn * 7 % len(commands)])
        assert not game.rules.broken(game.state)


@settings(max_examples=300, deadline=None)
@given(st.data(), st.sampled_from(sorted(ALL_SPOTS)))
def test_a_spoiled_pack_is_refused_or_can_be_played(data, folder):
    how = st.sampled_from(["replace", "remove", "double", "rename"])
    change_at = st.tuples(st.sampled_from(ALL_SPOTS[folder]), how, anything)
    changes = data.draw(st.lists(change_at, min_size=1, max_size=3))
    with tempfile.TemporaryDirectory() as scratch:
        shutil.copytree(folder, Path(scratch) / "pack")
        pack = PackOnDisk(Path(scratch) / "pack")
        for (place, path), how, value in changes:
            try:
                pack.write(place, change(pack.read(place), path, how, value))
            except (KeyError, IndexError, TypeError, AttributeError):
                continue  # an earlier change took the spot away
        box = answer(pack)
        if box is not None:
            play(box)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(GOOD)), st.integers(0, 10_000), st.integers(0, 40), st.binary(max_size=40))
def test_spoiled_bytes_are_refused_or_can_be_played(file, at, length, data):
    folder, place = file
    with tempfile.TemporaryDirectory() as scratch:
        shutil.copytree(folder, Path(scratch) / "pack")
        pack = PackOnDisk(Path(scratch) / "pack")
        whole = (pack.folder / place).read_bytes()
        at %= len(whole)
        pack.write_bytes(place, whole[:at] + data + whole[at + length :])
        box = answer(pack)
        if box is not None:
            play(box)


def logs(count, effect=None):
    """So many entries, each with what it does."""
    return [{"id": f"L{n}", "story": "x", **({"effect": effect(n)} if effect else {})} for n in range(count)]


@pytest.fixture(scope="module")
def usual():
    """How long it takes to read honest packs some times."""
    load_box([ALL_SHELVES])  # what is built once is built
    return cpu(lambda: [load_box([folder]) for folder in (FOUR_SECTORS, ALL_SHELVES) for _ in range(5)])


class TestAPackThatIsTooMuch:
    """Whatever a check finds too much, it stops there; what passes is as much as a table can show."""

    @pytest.fixture(autouse=True)
    def _soon(self, usual):
        """In no more work than reading honest packs some times: measured in the same run, so no machine is too slow."""
        started = time.process_time()
        yield
        assert time.process_time() - started < 100 * usual

    @pytest.mark.parametrize("nothing", ["{}", "[]", "0", '""'])
    def test_hundreds_of_thousands_of_nothings(self, pack, nothing):
        for number in range(3):
            pack.write_text(f"logs/l{number}.json", f"[{','.join([nothing] * 300_000)}]"[:999_999])
        found = pack.findings()
        assert 0 < len(found) <= 201

    def test_mistakes_that_would_not_be_told_are_not_looked_for(self, pack, monkeypatch):
        looked = []
        honest = packs.structure
        monkeypatch.setattr(packs, "structure", lambda *what: looked.append(what) or honest(*what))
        pack.write("logs.json", [{"id": n} for n in range(4000)])
        assert pack.findings()[-1].mistake is Mistake.AND_MORE
        assert len(looked) < 300

    def test_more_cards_than_anybody_has(self, pack):
        pack.write("logs.json", logs(packs.MOST_CARDS + 1))
        assert ("logs.json", Mistake.TOO_MANY_CARDS) in told(pack)

    def test_more_worlds_than_anybody_visits(self, pack):
        world = pack.read("worlds.json")[0]
        pack.write("worlds.json", [{**world, "id": f"w{n}"} for n in range(packs.MOST_WORLDS + 1)])
        assert ("worlds.json", Mistake.TOO_MANY_CARDS) in told(pack)

    @pytest.mark.parametrize("count", [50, 300, 1000, 4900])
    def test_entries_that_lead_to_one_another_for_ever_so_long(self, pack, count):
        pack.write("logs.json", logs(count, lambda n: {"type": "read_log", "log": f"L{min(n + 1, count - 1)}"}))
        assert {mistake for _, mistake in told(pack)} <= {Mistake.CHAIN_TOO_LONG, Mistake.ENDLESS}
        chain = logs(
            count, lambda n: {"type": "read_log", "log": f"L{n + 1}"} if n + 1 < count else {"type": "nothing"}
        )
        pack.write("logs.json", chain)
        assert {mistake for _, mistake in told(pack)} <= {Mistake.CHAIN_TOO_LONG}

    @pytest.mark.parametrize(
        ("spoil", "mistake"),
        [
            (lambda world: world.update(sectors=world["sectors"] * 7), Mistake.TOO_MANY),
            (lambda world: world.update(paths=world["paths"] * 8), Mistake.TOO_MANY),
            (lambda world: world.update(name="x" * 81), Mistake.TOO_LONG),
            (lambda world: world["sectors"][0].update(biomes=["rocky"] * 25), Mistake.TOO_MANY),
        ],
    )
    def test_more_on_a_world_than_the_table_can_show(self, pack, spoil, mistake):
        worlds = pack.read("worlds.json")
        spoil(worlds[0])
        pack.write("worlds.json", worlds)
        assert ("worlds.json", mistake) in told(pack)


def test_the_largest_world_that_passes_does_not_freeze_the_window(pack, qtbot, qapp):
    """Every place it may have, all in one spot, with the longest names and as many ways as there may be."""
    usual = load_box([pack.folder])
    pack.without_words()
    world = pack.read("worlds.json")[0]
    count = MOST_LISTED
    name = "Weltraumbahnhof am Rande des Nebels hinter der dritten Boje".ljust(80, "x")
    more = [{"number": n, "name": name, "x": 500, "y": 500, "poi": "P01"} for n in range(5, count + 1)]
    pairs = itertools.combinations(range(1, count + 1), 2)
    ways = [{"id": f"way{n}", "start": start, "end": end} for n, (start, end) in enumerate(itertools.islice(pairs, 26))]
    world.update(sectors=world["sectors"] + more, paths=world["paths"] + ways)
    pack.write("worlds.json", [world])
    box = load_box([pack.folder])
    dress.apply(qapp)

    def played(box):
        """A table is laid, and some steps are played at it."""
        bridge = Bridge(Game.start(box, MemoryLog(), stand_alone_opening(box), lambda: 3))
        table = TableScreen(bridge, Wording.of(box))
        qtbot.addWidget(table)
        table.resize(1280, 720)
        table.show()
        for _ in range(12):
            QApplication.processEvents()
            bridge.submit(bridge.answers()[0])

    played(usual)  # what is built once is built
    assert cpu(lambda: played(box)) < 40 * cpu(lambda: played(usual))
