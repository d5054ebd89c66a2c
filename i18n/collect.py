"""Gather every text a player can read, from code and from the built-in packs, into the files translators work on.

Usage: python i18n/collect.py [FOLDER]

Writes app_<language>.ts and content_<language>.ts beside this script, or into FOLDER (a test does, to see whether
a text was forgotten). What is translated stays translated, and a text that was changed keeps its old translation as an
unfinished suggestion; running it twice changes nothing.
"""

from __future__ import annotations

import ast
import importlib.util
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from places import together, words_with_places
from suggestions import with_suggestions

from vanguard_desktop.content.errors import Mistake
from vanguard_desktop.content.load import open_packs
from vanguard_desktop.resources import LANGUAGES
from vanguard_desktop.text.codex.contents import CHAPTERS
from vanguard_desktop.text.codex.families import FAMILIES
from vanguard_desktop.text.codex.icons import OWN
from vanguard_desktop.text.codex.keywords import KEYWORDS
from vanguard_desktop.text.common.icon_names import ICONS
from vanguard_desktop.text.common.icon_words import WORDS

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "vanguard_desktop"
SOURCE = "en"
MISREAD = re.compile(r"%n|(?<![\w.])tr\(")


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else ROOT / "i18n"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        names = ("listed.py", "content.py", "misread.py")
        listed, content, misread = (Path(scratch) / name for name in names)
        code = [PieceOfCode(path) for path in sorted(PACKAGE.rglob("*.py"))]
        listed.write_text(as_code((*mistakes(), *icons(), *codex())), encoding="utf-8")
        content.write_text(as_code(content_words()), encoding="utf-8")
        # WORKAROUND: of two finds of one text Qt's tool believes the first, and in code it overlooks a number.
        misread.write_text(as_read(word for each in code for word in each.misread), encoding="utf-8")
        others = [each.without_misread(Path(scratch) / "code") for each in code]
        collect("app", [misread, *others, listed], folder, Path(scratch))
        collect("content", [content], folder, Path(scratch))
    return 0


def as_code(words: Iterable[tuple[str, str, str]]) -> str:
    """Contexts, words and places of what stands in data, in the form in which Qt's tool finds words in code.

    Each text once, with a note for translators about where it stands.
    """
    places: dict[tuple[str, str], list[str]] = {}
    for context, english, place in words:
        places.setdefault((context, english), []).append(place)
    return "".join(
        f"#: {together(where)}.\nQT_TRANSLATE_NOOP({quoted(context)}, {quoted(english)})\n"
        for (context, english), where in places.items()
    )


class PieceOfCode:
    """A file, and what in it Qt's tool does not read as it should: texts in tables, and with a number outside `tr`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        self.misread = tuple(self._find())

    def _find(self) -> Iterator[tuple[str, str, str]]:
        """Context, English and note of each, in the order of the code; the note is taken out of the lines."""
        code = "".join(self._lines)
        if not MISREAD.search(code):  # reading a file takes a while, and most hold nothing of the kind
            return
        for room, node in calls(ast.parse(code)):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="translate") | ast.Name(id="QT_TRANSLATE_NOOP"),
                    args=[ast.Constant(value=str(context)), ast.Constant(value=str(english)), *_],
                ) if "%n" in english:
                    yield context, english, self._note_above(node.lineno)
                case ast.Call(func=ast.Name(id="tr"), args=[ast.Constant(value=str(english))]) if room:
                    yield room, english, self._note_above(node.lineno)
                    self._hide(node)

    def _hide(self, call: ast.Call) -> None:
        """Qt's tool would find it in no class at all."""
        line = self._lines[call.lineno - 1].encode()
        self._lines[call.lineno - 1] = (line[: call.col_offset] + b"__" + line[call.col_offset + 2 :]).decode()

    def _note_above(self, number: int) -> str:
        """What is said to translators right above a line of code."""
        last = first = number - 1
        while self._lines[first - 1].lstrip().startswith("#:"):
            first -= 1
        note = "".join(line.lstrip() for line in self._lines[first:last])
        self._lines[first:last] = ["\n"] * (last - first)  # or Qt's tool takes it for the note of the next text
        return note

    def without_misread(self, folder: Path) -> Path:
        """Where Qt's tool finds all other texts of the file with their notes."""
        copy = folder / self._path.relative_to(PACKAGE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text("".join(self._lines), encoding="utf-8")
        return copy


def calls(node: ast.AST, room: str = "") -> Iterator[tuple[str, ast.Call]]:
    """Every call in a file, with the class if it stands in a table of one."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield room, child
        inside = child.name if isinstance(child, ast.ClassDef) else "" if isinstance(child, ast.FunctionDef) else room
        yield from calls(child, inside)


def as_read(words: Iterable[tuple[str, str, str]]) -> str:
    """The same in the one form in which Qt's tool sees that a text has plural forms: with a bare number.

    With a variable it takes the text for one without a number, with an attribute it drops it.
    """
    number = {True: ', "", 1', False: ""}
    lines = dict.fromkeys(
        f"{note}QCoreApplication.translate({quoted(context)}, {quoted(english)}{number['%n' in english]})\n"
        for context, english, note in words
    )
    return "".join(lines)


def mistakes() -> Iterator[tuple[str, str, str]]:
    """What can be wrong with a pack, told to its author; of the places those that the text has."""
    told = {"{found}": "{found} is what stands in the file", "{wanted}": "{wanted} is what belongs there, or a limit"}
    for mistake in Mistake:
        places = (words for place, words in told.items() if place in mistake.value)
        yield "Mistake", mistake.value, "; ".join((f"What is wrong in a content pack ({mistake.name})", *places))


def icons() -> Iterator[tuple[str, str, str]]:
    """What icons are called: alone, and in the middle of a sentence."""
    for mark, (context, english) in ICONS.items():
        yield context, english, f"Name of the icon {mark}, in tool tips, in the codex and for screen readers"
    for mark, words in WORDS.items():
        about = f"The icon {mark} in the middle of a sentence that is read aloud: see README.md"
        yield "IconWords", words, about


def codex() -> Iterator[tuple[str, str, str]]:
    """Titles and passages of the codex, what it says of icons, and the words of the game with their forms."""
    for chapter in CHAPTERS:
        about = f", about {chapter.about}" if chapter.about else ""
        yield "Codex", chapter.english, f"Title of a page of the codex{about}"
        for passage in chapter.passages:
            yield "Codex", passage.english, f"Passage of the codex; it tells {', '.join(passage.rules)}"
    for told in FAMILIES.values():
        about = f": {told.about}" if told.about else ""
        yield "CardFamily", told.one, f"Kind of a card, above its name{about}"
        yield "CardFamily", told.all, f"Heading of the codex over all such cards: {told.one}"
    for mark, words in OWN.items():
        yield "Codex", words, f"Said of the icon {mark} in the codex, before its rule"
    for keyword in KEYWORDS:
        what = "Name of an injury card" if keyword.id.startswith("injury_") else "A term"
        same = "; the name as in the context Names" if keyword.id.startswith("injury_") else ""
        meaning = f": {keyword.meaning}" if keyword.meaning else ""
        yield "Keyword", keyword.english, f"{what} and, behind the colon, its forms in texts{meaning}{same}"


def content_words() -> Iterator[tuple[str, str, str]]:
    """Family, English and place of every name and story of the built-in packs, in the order of the cards.

    Translators read a card from its name to its story; the family is the context under which `Names` looks them up.
    """
    for pack in open_packs():
        yield "pack", pack.card.name, "Name of a content pack"
        for entry in pack.entries:
            yield from words_with_places(entry.family, entry.definition)


def quoted(text: str) -> str:
    """A string as Qt's tool reads it: it knows fewer escapes than Python, and takes all letters as they are."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def collect(family: str, sources: Iterable[Path], folder: Path, scratch: Path) -> None:
    """Bring the .ts files of a family up to date with the sources, keeping what is translated."""
    listed = scratch / f"{family}.lst"
    listed.write_text("\n".join(map(str, sources)), encoding="utf-8")
    for language in LANGUAGES:
        target = folder / f"{family}_{language}.ts"
        before = target.read_text(encoding="utf-8") if target.is_file() else ""
        options = ("-silent", "-locations", "none", "-no-obsolete", "-source-language", SOURCE)
        command = [lupdate(), *options, "-target-language", language, f"@{listed}", "-ts", str(target)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0 or not target.is_file():
            sys.exit(f"lupdate failed for {target.name} with exit code {done.returncode}: {done.stderr.strip()}")
        after = target.read_text(encoding="utf-8")
        if (helped := with_suggestions(before, after, only_plurals=language == SOURCE)) != after:
            target.write_text(helped, encoding="utf-8")


def lupdate() -> str:
    """Find Qt's collecting tool without importing Qt, which would need graphics libraries."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        sys.exit("PySide6-Essentials is not installed here, so texts cannot be collected.")
    name = "lupdate.exe" if sys.platform == "win32" else "lupdate"
    return str(Path(spec.submodule_search_locations[0]) / name)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
