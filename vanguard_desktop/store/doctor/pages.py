"""The pages of a save as they lie on the disk: SQLite reads nothing behind a page that it cannot trust, this does.

Nothing found here is trusted either; steps carry the hashes that tell what is as it was written. Reading takes as long
as the file is, whatever it says about itself.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import attrs

from ..disk.beside import wal_of
from ..errors import Damage, SaveError

MAGIC = b"SQLite format 3\0"
# What SQLite takes for a new file, and so what the pages of every save have been so far.
USUAL_PAGE = 4096
WAL_HEADER, FRAME_HEADER = 32, 24
# A hundred thousand decisions take less; nobody waits for a larger file that only calls itself a save.
LARGEST = 1 << 28
# How often a page may be read as part of a row that needs several: once, unless rows are spoiled.
OFTEN = 4
# By the lowest bit, which tells in which order the numbers of its sums are written.
WAL_MAGIC = {0x377F0682: "<", 0x377F0683: ">"}
LEAF, BRANCH = 13, 5
INDEX_LEAF, INDEX_BRANCH = 10, 2
FIRST_PAGE_HEADER = 100
MASTER = 1

Record = tuple[Any, ...]


@attrs.frozen
class Frame:
    """A page in the write-ahead log. What comes after a frame that is not as it was written is `doubtful`."""

    page: int
    data: bytes
    doubtful: bool


@attrs.define
class Pages:
    """A file, and what the write-ahead log beside it says of single pages."""

    size: int
    file: bytes
    changed: Mapping[int, bytes]
    frames: tuple[Frame, ...]
    torn: bool = False  # part of the write-ahead log is not as it was written
    _left: int = attrs.field(init=False, default=0)  # so many pages may still be read as parts of rows

    def page(self, number: int) -> bytes:
        """As SQLite would see it; empty where the file has ended."""
        known = self.changed.get(number)
        return self._on_disk(number) if known is None else known

    def _on_disk(self, number: int) -> bytes:
        start = (number - 1) * self.size
        found = self.file[start : start + self.size]
        return found if len(found) == self.size else b""

    @property
    def count(self) -> int:
        return max(len(self.file) // self.size, max(self.changed, default=0))

    def table(self, root: int) -> Iterator[tuple[int, Record]]:
        """The rows of a table by their ids, as far as its pages hang together."""
        self._left = OFTEN * self.count
        for number in self._hanging_together(root, BRANCH):
            yield from self._rows(self.page(number), _start(number))

    def _hanging_together(self, root: int, branch: int) -> Iterator[int]:
        """The pages of a table or an index, each once, in the order of what lies on them."""
        seen: set[int] = set()
        ahead = [root]
        while ahead:
            number = ahead.pop()
            page = self.page(number)
            if number in seen or not page:
                continue
            seen.add(number)
            yield number
            if page[_start(number)] == branch:
                ahead += reversed(list(_children(page, _start(number), branch)))

    def index(self, root: int) -> Iterator[Record]:
        """What an index lists: the values it is ordered by, and the id of the row that has them."""
        for number in self._hanging_together(root, INDEX_BRANCH):
            page, start = self.page(number), _start(number)
            for kind, child in ((INDEX_LEAF, 0), (INDEX_BRANCH, 4)):
                for at in _cells(page, start, kind):
                    with suppress(IndexError, ValueError):
                        length, begin = _varint(page, at + child)
                        yield _record(page[begin : begin + length])

    def roots(self, kind: str) -> dict[str, int]:
        """The first page of each table or index, by its name."""
        found = {}
        for _, record in self.table(MASTER):
            if len(record) == 5 and record[0] == kind and type(record[3]) is int:
                found[str(record[1])] = record[3]
        return found

    def everything(self) -> Iterator[tuple[int, Record]]:
        """The rows of every page that looks like part of a table: of those in use first, then of those replaced."""
        self._left = OFTEN * self.count
        for number in range(1, self.count + 1):
            yield from self._rows(self.page(number), _start(number))
        for number in self.changed:
            yield from self._rows(self._on_disk(number), _start(number))
        for frame in self.frames:
            yield from self._rows(frame.data, _start(frame.page))

    def _rows(self, page: bytes, start: int) -> Iterator[tuple[int, Record]]:
        for at in _cells(page, start, LEAF):
            try:
                row = self._row(page, at)
            except (IndexError, ValueError, struct.error):
                continue  # of a page that is spoiled in part the rest may be sound
            yield row

    def _row(self, page: bytes, at: int) -> tuple[int, Record]:
        length, at = _varint(page, at)
        id, at = _varint(page, at)
        most = self.size - 35
        if length <= most:
            return _signed(id), _record(page[at : at + length])
        least = (self.size - 12) * 32 // 255 - 23
        here = least + (length - least) % (self.size - 4)
        here = here if here <= most else least
        (behind,) = struct.unpack_from(">I", page, at + here)
        return _signed(id), _record(page[at : at + here] + self._overflow(behind, length - here))

    def _overflow(self, number: int, length: int) -> bytes:
        parts: list[bytes] = []
        while length > 0:
            page = self.page(number)
            self._left -= 1
            if not page or self._left < 0:
                raise ValueError("there is no such page, or a circle of pages")
            (number,) = struct.unpack_from(">I", page)
            parts.append(page[4 : 4 + length])
            length -= len(parts[-1])
        return b"".join(parts)


def read_pages(path: Path) -> Pages:
    """All of a save and of what lies beside it."""
    file, wal = _read(path), wal_of(path)
    beside = _read(wal) if wal.is_file() else b""
    size = _page_size(file, beside)
    frames, sound = _frames(beside, size)
    changed: dict[int, bytes] = {}
    for frame in frames[:sound]:
        changed[frame.page] = frame.data
    return Pages(size, file, changed, tuple(frames), torn=any(frame.doubtful for frame in frames))


def _read(path: Path) -> bytes:
    if path.stat().st_size > LARGEST:
        raise SaveError(Damage.NOT_A_SAVE, str(path), f"larger than {LARGEST} bytes")
    return path.read_bytes()


def _page_size(file: bytes, wal: bytes) -> int:
    """What the file says, or else the log beside it; a size that no page can have is not believed."""
    said = int.from_bytes(file[16:18], "big") if file.startswith(MAGIC) else 0
    beside = int.from_bytes(wal[8:12], "big")
    for size in (65536 if said == 1 else said, beside):
        if 512 <= size <= 65536 and size & (size - 1) == 0:
            return size
    return USUAL_PAGE


def _frames(wal: bytes, size: int) -> tuple[list[Frame], int]:
    """What the write-ahead log holds, and how much of it SQLite takes: up to the last decision that is whole."""
    if len(wal) < WAL_HEADER:
        return [], 0
    magic, _, _, _, *salts = struct.unpack_from(">6I", wal)
    order = WAL_MAGIC.get(magic, "<")
    sums = _sums(order, wal[:24], (0, 0))
    sound = magic in WAL_MAGIC and sums == struct.unpack_from(">2I", wal, 24)
    frames: list[Frame] = []
    committed = 0
    for at in range(WAL_HEADER, len(wal) - FRAME_HEADER - size + 1, FRAME_HEADER + size):
        number, commits, *marks = struct.unpack_from(">6I", wal, at)
        data = wal[at + FRAME_HEADER : at + FRAME_HEADER + size]
        if sound:
            sums = _sums(order, data, _sums(order, wal[at : at + 8], sums))
            sound = marks[:2] == salts and tuple(marks[2:]) == sums
        # Frames with another salt are what is left of an older log; what they hold is in the file.
        frames.append(Frame(number, data, doubtful=not sound and marks[:2] == salts))
        if sound and commits:
            committed = len(frames)
    return frames, committed


def _sums(order: str, data: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    """The running sums with which SQLite tells a frame that was written to its end."""
    one, two = sums
    numbers = struct.unpack(f"{order}{len(data) // 4}I", data)
    for first, second in zip(numbers[::2], numbers[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two


def _start(number: int) -> int:
    return FIRST_PAGE_HEADER if number == 1 else 0


def _cells(page: bytes, start: int, kind: int) -> Iterator[int]:
    """Where the cells of a page lie, as far as they lie on it."""
    if len(page) < start + 8 or page[start] != kind:
        return
    first = start + (12 if kind in (BRANCH, INDEX_BRANCH) else 8)
    (count,) = struct.unpack_from(">H", page, start + 3)
    for at in range(first, min(first + 2 * count, len(page) - 1), 2):
        (cell,) = struct.unpack_from(">H", page, at)
        if first <= cell < len(page) - 4:
            yield cell


def _children(page: bytes, start: int, branch: int) -> Iterator[int]:
    for at in _cells(page, start, branch):
        yield int.from_bytes(page[at : at + 4], "big")
    yield int.from_bytes(page[start + 8 : start + 12], "big")


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where what follows it begins."""
    value = 0
    for count in range(8):
        byte = data[at + count]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + count + 1
    return value << 8 | data[at + 8], at + 9


def _signed(number: int) -> int:
    return number - (1 << 64) if number >= 1 << 63 else number


# By serial type: how many bytes a number takes.
_WIDTHS = (0, 1, 2, 3, 4, 6, 8)


def _record(data: bytes) -> Record:
    end, at = _varint(data, 0)
    values: list[Any] = []
    body = end
    while at < end:
        kind, at = _varint(data, at)
        if kind >= 12:
            width = (kind - 12) // 2
            part = data[body : body + width]
            values.append(part if kind % 2 == 0 else part.decode())
        elif kind in (8, 9):
            width, part = 0, b""
            values.append(kind - 8)
        else:
            width = _WIDTHS[kind]  # no column of a save holds a broken number
            part = data[body : body + width]
            values.append(int.from_bytes(part, "big", signed=True) if kind else None)
        if len(part) != width:
            raise ValueError("cut short")
        body += width
    return tuple(values)
