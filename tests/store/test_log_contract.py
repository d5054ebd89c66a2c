"""One contract for the log of a campaign, in memory and on disk."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.boxes import small_box, small_opening
from vanguard_desktop.core.events import LuckRenewed, RealDiceChosen
from vanguard_desktop.core.ids import CardId, MemberId
from vanguard_desktop.play.campaign import codec, fold, open_book
from vanguard_desktop.rulesets.expedition.data.events import EventDrawn
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.event_log import DiskLog
from vanguard_desktop.store.log import Cursor, Line
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.store.notes import Note

BOX = small_box()
OPENING = open_book(BOX, small_opening(), 7)
POSITION = fold(BOX, None, OPENING)
DRAWN = EventDrawn(member=MemberId("ada"), card=CardId("E01"))


class Reopened:
    """A log on disk that is closed and opened again before every single use."""

    def __init__(self, path):
        self._path = path
        self._log = DiskLog.create(path, codec(), BOX)

    def __getattr__(self, name):
        if self._log.cursor is not None:
            self._log.close()
            self._log = DiskLog.open(self._path, codec(), BOX)
        return getattr(self._log, name)


@pytest.fixture(params=["memory", "disk", "disk, reopened before every use"])
def log(request, tmp_path):
    path = tmp_path / "log.vanguard"
    match request.param:
        case "memory":
            log = MemoryLog()
        case "disk":
            log = DiskLog.create(path, codec(), BOX)
        case _:
            log = Reopened(path)
    yield log
    log.close()


def step(number):
    """Events that tell one step from another."""
    return (LuckRenewed(seed=number), RealDiceChosen(on=number % 2 == 0))


def filled(log, count):
    log.append(None, OPENING, snapshot=POSITION)
    for number in range(1, count + 1):
        log.append(Cursor(1, number - 1), step(number))
    return log


def test_a_new_log_stands_nowhere(log):
    assert log.cursor is None
    assert log.lines() == ()


def test_the_opening_is_step_0_of_line_1(log):
    assert log.append(None, OPENING) == Cursor(1, 0)
    assert log.cursor == Cursor(1, 0)
    assert log.lines() == (Line(id=1, parent=None, fork=-1, tip=0),)
    assert list(log.read(1, 0, 0)) == [OPENING]


def test_steps_come_back_as_they_were_appended(log):
    filled(log, 5)
    assert log.cursor == Cursor(1, 5)
    assert log.tip(1) == 5
    assert list(log.read(1, 2, 4)) == [step(2), step(3), step(4)]


def test_reading_nothing_gives_nothing(log):
    assert list(filled(log, 2).read(1, 2, 1)) == []


def test_an_append_from_elsewhere_is_refused_and_changes_nothing(log):
    filled(log, 3)
    for elsewhere in (None, Cursor(1, 2), Cursor(2, 3)):
        with pytest.raises(SaveError) as refused:
            log.append(elsewhere, step(99))
        assert refused.value.damage is Damage.MOVED_ON
    assert log.cursor == Cursor(1, 3)
    assert log.tip(1) == 3


def test_moving_back_deletes_nothing(log):
    filled(log, 5)
    log.move(Cursor(1, 2))
    assert log.cursor == Cursor(1, 2)
    assert log.tip(1) == 5
    assert list(log.read(1, 5, 5)) == [step(5)]


@pytest.mark.rule("CYC-22")
def test_playing_on_from_the_past_opens_a_line_that_shares_it(log):
    filled(log, 5)
    log.move(Cursor(1, 2))
    assert log.append(Cursor(1, 2), step(33)) == Cursor(2, 3)
    assert log.lines()[1] == Line(id=2, parent=1, fork=2, tip=3)
    assert list(log.read(2, 0, 3)) == [OPENING, step(1), step(2), step(33)]
    assert list(log.read(1, 3, 5)) == [step(3), step(4), step(5)]


def test_at_the_tip_the_line_grows_whatever_was_played_elsewhere(log):
    filled(log, 5)
    log.move(Cursor(1, 2))
    log.append(Cursor(1, 2), step(33))
    log.move(Cursor(1, 5))
    assert log.append(Cursor(1, 5), step(6)) == Cursor(1, 6)


def test_the_past_that_lines_share_is_one(log):
    filled(log, 4)
    log.move(Cursor(1, 3))
    log.append(Cursor(1, 3), step(40))
    log.move(Cursor(2, 1))
    assert log.append(Cursor(2, 1), step(20)) == Cursor(3, 2)
    assert list(log.read(3, 0, 2)) == [OPENING, step(1), step(20)]
    assert log.first(3) == 0


def test_any_way_of_playing_gives_back_what_was_played(log):
    random = Random(3)
    log.append(None, OPENING)
    played = {Cursor(1, 0): (OPENING,)}  # by place: the whole way to it
    for number in range(120):
        if random.random() < 0.4:
            line = random.choice(log.lines())
            step_there = random.randrange(line.tip + 1)
            log.move(Cursor(line.id, step_there))
        before = log.cursor
        way = tuple(log.read(before.line, 0, before.step))
        at = log.append(before, step(number))
        played[at] = (*way, step(number))
    for at, way in played.items():
        assert tuple(log.read(at.line, 0, at.step)) == way
        middle = at.step // 2
        assert tuple(log.read(at.line, middle, at.step)) == way[middle:]


def test_the_nearest_kept_position_is_the_latest_on_the_way(log):
    filled(log, 3)
    later = fold(BOX, POSITION, step(4))
    log.append(Cursor(1, 3), step(4), snapshot=later)
    log.append(Cursor(1, 4), step(5))
    assert log.nearest_snapshot(Cursor(1, 3)) == (0, POSITION)
    assert log.nearest_snapshot(Cursor(1, 5)) == (4, later)
    log.move(Cursor(1, 2))
    log.append(Cursor(1, 2), step(30))
    assert log.nearest_snapshot(Cursor(2, 3)) == (0, POSITION)


def test_without_a_kept_position_there_is_none(log):
    log.append(None, OPENING)
    assert log.nearest_snapshot(Cursor(1, 0)) is None


def test_a_position_found_later_is_kept_for_all_lines_that_share_the_step(log):
    filled(log, 4)
    log.move(Cursor(1, 3))
    log.append(Cursor(1, 3), step(40))
    found = fold(BOX, POSITION, step(2))
    log.keep(Cursor(2, 2), found)
    assert log.nearest_snapshot(Cursor(1, 4)) == (2, found)
    assert log.nearest_snapshot(Cursor(2, 4)) == (2, found)


@pytest.mark.rule("CYC-22")
def test_a_step_knows_whether_it_showed_something_hidden(log):
    filled(log, 1)
    log.append(Cursor(1, 1), (RealDiceChosen(on=True), DRAWN))
    assert not log.reveals(Cursor(1, 1))
    assert log.reveals(Cursor(1, 2))


def test_a_log_that_may_be_written_says_so(log):
    log.append(None, OPENING)
    assert log.read_only is False


def test_notes_stay_whatever_is_undone(log):
    filled(log, 3)
    first, second = Note(line=1, step=2, text="The gate opens at noon"), Note(line=1, step=3, text="Ask Ben")
    log.write_notes((first,))
    log.move(Cursor(1, 1))
    assert log.notes == (first,)
    log.write_notes((first, second))
    log.append(Cursor(1, 1), step(9))
    assert log.notes == (first, second)
    log.write_notes((second,))
    assert log.notes == (second,)
