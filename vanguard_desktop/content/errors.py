"""What can be wrong with a content pack, as data, so that a player reads it in the player's own language."""

from __future__ import annotations

import difflib
import itertools
from collections.abc import Collection, Iterable
from enum import Enum

import attrs

# More would bury the first one; a hostile pack could otherwise make millions.
MOST_FINDINGS = 200


class Mistake(Enum):
    """The kinds of mistakes; each value is its English sentence, `text` has the others.

    `found` is what the pack says, `wanted` what belongs there: names and numbers, never words of a sentence.
    """

    NO_FOLDER = "there is no such folder"
    NO_PACK_FILE = "the folder has no pack.json, so it is not a content pack"
    UNREADABLE = "it cannot be read ({found})"
    LINK = "it is a link; a pack holds plain files only"
    NOT_A_FILE = "it is not a plain file"
    BAD_NAME = "a file or folder of a pack may not have this name"
    UNKNOWN_FILE = "a pack has no place for this file"
    FILE_TOO_LARGE = "the file is larger than {wanted} bytes"
    PACK_TOO_LARGE = "all files together are larger than {wanted} bytes"
    TOO_MANY_FILES = "there are more than {wanted} files"
    NOT_UTF8 = "the text is not UTF-8 (at byte {found})"
    BYTE_ORDER_MARK = "the text starts with a byte order mark; save it as UTF-8 without one"
    NUL = "there is a NUL character in the text (at byte {found})"
    NOT_JSON = "this is not JSON (at line and column {found})"
    TOO_DEEP = "brackets are nested deeper than {wanted}"
    KEY_TWICE = "the key '{found}' stands here twice"
    BAD_CHARACTER = "there is a character here that cannot be shown ({found})"
    NOT_A_LIST = "found {found}, but a list belongs here"
    NOT_AN_OBJECT = "found {found}, but an object with named values belongs here"
    NOT_A_NUMBER = "found {found}, but a whole number belongs here"
    NOT_A_TEXT = "found {found}, but a text in quotation marks belongs here"
    NOT_YES_OR_NO = "found {found}, but true or false belongs here"
    OUT_OF_RANGE = "found {found}, but a number from {wanted} belongs here"
    TOO_LONG = "the text is longer than {wanted} characters"
    EMPTY = "something belongs here, but it is empty"
    NOT_AN_ID = "'{found}' is not a name: up to 64 letters, digits, '_' and '-' without spaces"
    UNKNOWN_KEY = "unknown key '{found}'"
    MISSING_KEY = "the key '{wanted}' is missing"
    UNKNOWN_EFFECT = "unknown effect '{found}'"
    UNKNOWN_KIND = "unknown type '{found}'"
    UNKNOWN_VALUE = "unknown value '{found}'"
    UNFIT_VALUE = "found {found}, which does not belong here"
    TOO_MANY_PARTS = "more than {wanted} parts for one card"
    TOO_MANY = "there are {found} here, more than the {wanted} that a table can show"
    TOO_MANY_CARDS = "there are more than {wanted} of this kind in the pack"
    PACK_TOO_FULL = "there are more than {wanted} parts in this file, or in it and those before it"
    ID_TWICE = "the id '{found}' is already taken by {wanted}"
    NO_SUCH_ID = "'{found}' is not in {wanted}"
    NO_LANDER = 'no sector has "lander": true, so nobody can land'
    NO_WAY = "the path ends where it starts, in sector {found}"
    STRANDED = "from here there is nothing to do for {wanted} energy or less"
    NO_PLANET_NEAR = "from here no planet can be reached with {wanted} energy"
    FREE_GIFT = "this costs nothing and gives something each time: {found}"
    ENDLESS = "these set each other off without end: {found}"
    ADDRESSES_NOBODY = "nobody in particular is meant here, but {found} needs somebody or a sector"
    CHAIN_TOO_LONG = "at worst more than {wanted} effects follow one another"
    NEWER_FORMAT = "the pack has format {found}; this program reads up to format {wanted}"
    NO_SUCH_PACK = "the pack '{found}' is needed but not there"
    PACK_NEEDS_ITSELF = "packs need each other in a circle: {found}"
    WORDS_WITHOUT_LANGUAGE = "the language '{found}' is not listed in pack.json"
    LANGUAGE_WITHOUT_WORDS = "the file words/{found}.json is missing"
    NOTHING_TO_TRANSLATE = "no text of the pack reads '{found}'"
    NEVER_SET = "'{found}' is asked for, but no text writes it down"
    NEVER_REACHED = "nothing leads to {found}"
    DEAD_END = "nothing follows {found}: neither another objective nor an end of the campaign"
    NO_BOXES = "log {found} has no box {wanted} to mark"
    NOT_COMPLETE = "{wanted}: {found}, so the pack is not complete"
    TOO_FEW = "there are {found} in {wanted}, too few for a game"
    AND_MORE = "and more like these"


@attrs.frozen(kw_only=True)
class Finding:
    """One mistake: in which file, where inside it, what stands there, and what was probably meant."""

    mistake: Mistake
    file: str
    path: str = ""
    found: str = ""
    wanted: str = ""
    meant: str = ""

    def __str__(self) -> str:
        place = f"{self.file}: {self.path}: " if self.path else f"{self.file}: "
        sentence = self.mistake.value.format(found=self.found, wanted=self.wanted)
        return f"{place}{sentence} (did you mean '{self.meant}'?)" if self.meant else place + sentence


class ContentError(Exception):
    """One or several packs cannot be played with; `findings` names every mistake."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = tuple(findings)
        super().__init__("\n".join(map(str, self.findings)))


class Findings:
    """Mistakes as they are met, one for each place."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, ...], Finding] = {}
        self.full = False  # more would not be told, so nobody has to look for them

    def add(
        self,
        mistake: Mistake,
        file: str,
        path: str = "",
        *,
        found: object = "",
        wanted: object = "",
        among: Collection[str] = (),
    ) -> None:
        """Note a mistake; what was meant is looked for among these names."""
        finding = Finding(
            mistake=mistake, file=file, path=path, found=plain(str(found)), wanted=plain(str(wanted), most=300)
        )
        key = (file, path, finding.found, finding.wanted)
        if key in self._found:
            return
        if len(self._found) < MOST_FINDINGS:
            self._found[key] = attrs.evolve(finding, meant=plain(probably(str(found), among)))
        else:
            self.full = True

    def __bool__(self) -> bool:
        return bool(self._found)

    @property
    def about_files(self) -> bool:
        """Whether a whole file could not be used, so that what it holds is not known."""
        return any(finding.path in ("", "$") for finding in self._found.values())

    def all(self) -> tuple[Finding, ...]:
        """Every mistake, or the first of them."""
        findings = list(self._found.values())
        if self.full:
            findings.append(Finding(mistake=Mistake.AND_MORE, file=findings[-1].file))
        return tuple(findings)

    def raise_if_any(self) -> None:
        """Stop here if a pack has mistakes."""
        if self._found:
            raise ContentError(self.all())


def plain(text: str, most: int = 80) -> str:
    """A stranger's text, fit for one line of any console: no control characters, no half characters, not endless."""
    if len(text) > most:
        text = text[: most - 1] + "…"
    return "".join(c if c.isprintable() else c.encode("unicode_escape", "surrogatepass").decode("ascii") for c in text)


def probably(found: str, known: Collection[str]) -> str:
    """The known name that was probably meant, or nothing."""
    names = {name.casefold(): name for name in itertools.islice(known, 2_000)}  # comparing takes time
    close = difflib.get_close_matches(found[:80].casefold(), names, n=1)
    return names[close[0]] if close else ""
