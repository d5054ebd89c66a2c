"""The content packs of a profile: those opened with `--pack`, those it was started with before, and those built in.

No save is asked where its packs lie: it says what they hold, and this profile remembers where it met that.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import attrs

from .kept_json import read_json, write_json

if TYPE_CHECKING:
    from vanguard_desktop.content.errors import ContentError
    from vanguard_desktop.content.load import Content
    from vanguard_desktop.setting import Box
    from vanguard_desktop.store.about import About
    from vanguard_desktop.text.common.wording import Wording

Folders = tuple[Path, ...]

BUILT_IN: Folders = ()
# More ways to combine packs than anybody has; more packs in one of them too.
_MOST_WAYS, _MOST_PACKS, _LONGEST = 50, 20, 4096


@attrs.define
class _Read:
    """What came of reading; the words are made where the windows are."""

    content: Content | ContentError
    wording: Wording | None = None


class Packs:
    """Each content is read once, as long as no file of it changes. What takes long is imported when it is needed."""

    def __init__(self, given: Sequence[Path], remembered: Path) -> None:
        self._given: Folders = tuple(path.absolute() for path in given)
        self._file = remembered
        self._ways = _ways_in(remembered)
        self._read: dict[str, _Read] = {}

    @property
    def given(self) -> Folders:
        return self._given

    def is_read(self, packs: Folders) -> bool:
        """Whether `open` would answer at once."""
        if not self._read:
            return False  # nor does it have to be known how to tell
        return self._digest(packs) in self._read

    def read(self, packs: Folders) -> None:
        """Read and check; in whatever thread, and nothing is raised here, unless nobody waits for it any more."""
        from vanguard_desktop.content.errors import ContentError
        from vanguard_desktop.content.load import load_content

        digest = self._digest(packs)
        if digest in self._read:
            return
        try:
            self._read[digest] = _Read(load_content(packs))
        except ContentError as error:
            self._read[digest] = _Read(error)

    def open(self, packs: Folders) -> tuple[Box, Wording]:
        """Raises `ContentError` if a pack has mistakes."""
        from vanguard_desktop.text.common.wording import Wording

        content = self._content(packs)
        read = self._read[self._digest(packs)]
        if read.wording is None:
            read.wording = Wording.of(content.box, content.words)
        return content.box, read.wording

    def _content(self, packs: Folders) -> Content:
        self.read(packs)
        content = self._read[self._digest(packs)].content
        if isinstance(content, Exception):
            raise content
        return content

    def ways_for(self, about: About | None) -> tuple[Folders, ...]:
        """Where the content of a save may lie, the likeliest first."""
        if about is not None and about.fingerprint in self._ways:
            return (self._ways[about.fingerprint], *self._usual())
        return self._usual()

    def _usual(self) -> tuple[Folders, ...]:
        return tuple(dict.fromkeys((self._given, BUILT_IN)))

    def for_save(self, about: About | None) -> Folders:
        """The packs that a save was played with, or else those that are the likeliest to do."""
        named_alike: list[Folders] = []
        if about is None:
            return self._given
        for way in self.ways_for(about):
            box = self._box(way)
            if box is not None and box.fingerprint == about.fingerprint:
                return way
            if box is not None and box.packs == about.packs:
                named_alike.append(way)
        return named_alike[0] if named_alike else self._given

    def box_of(self, about: About | None) -> Box | None:
        """What a save that says this of itself was played with, as far as it is here."""
        return self._box(self.for_save(about))

    def remember(self, packs: Folders) -> None:
        """A game is played with these: the next start finds them without being told."""
        if not packs:
            return
        fingerprint = self._content(packs).box.fingerprint
        if self._ways.get(fingerprint) == packs:
            return
        self._ways = {fingerprint: packs, **{name: way for name, way in self._ways.items() if name != fingerprint}}
        latest = list(self._ways.items())[:_MOST_WAYS]
        with suppress(OSError):
            write_json(self._file, {name: [str(folder) for folder in way] for name, way in latest})

    def _box(self, packs: Folders) -> Box | None:
        from vanguard_desktop.content.errors import ContentError

        try:
            return self._content(packs).box
        except ContentError:
            return None

    def _digest(self, packs: Folders) -> str:
        from vanguard_desktop.content.load import digest

        return f"{len(packs)} {digest(packs)}"


def _ways_in(file: Path) -> dict[str, Folders]:
    """What does not fit is forgotten."""
    try:
        data = read_json(file) or {}
    except (OSError, ValueError):
        return {}
    return {name: tuple(map(Path, way)) for name, way in list(data.items())[:_MOST_WAYS] if _is_way(way)}


def _is_way(way: object) -> bool:
    return (
        isinstance(way, list)
        and 0 < len(way) <= _MOST_PACKS
        and all(isinstance(one, str) and 0 < len(one) < _LONGEST and "\0" not in one for one in way)
    )
