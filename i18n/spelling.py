"""Words of the translations that no dictionary knows, for developers: `python i18n/spelling.py [LANGUAGE ...]`.

It needs hunspell and its dictionaries (on Debian: hunspell hunspell-it hunspell-de-de hunspell-cs); nothing else does.
Names, compounds and words of the game stand in known_<language>.txt, one in a line; `--add` writes there what is
missing, to be looked over.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from vanguard_desktop.resources import LANGUAGES

HERE = Path(__file__).resolve().parent
TRANSLATED = [language for language in LANGUAGES if language != "en"]
DICTIONARIES = Path("/usr/share/hunspell")
# What is no word: places, icons and their forms, numbers, tags, ids of cards and rules, names of files, what Italian
# elides.
_NO_WORDS = re.compile(
    r"\[(?:\{\w+\}|[a-z0-9_]+)\](?:\([a-z.]+\))?|\{\w+\}|%n|%L?\d+|</?[a-zA-Z][^>]*>|&\w+;"
    r"|\b[A-Z]{1,4}-?[A-Z]?\d+(?:-\d+)*\b|\S+\.[a-z]{2,4}\b|\b[A-Za-zÀ-ù]+'"
)
_CASES = re.compile(r"(?:^|; )(?:nom|gen|dat|acc|loc|ins) ")


def main(arguments: list[str]) -> int:
    cli = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cli.add_argument("languages", nargs="*", metavar="LANGUAGE", help=f"of {', '.join(TRANSLATED)}; all by default")
    cli.add_argument("--add", action="store_true", help="write what is unknown into the word lists")
    options = cli.parse_args(arguments)
    if shutil.which("hunspell") is None:
        sys.exit("hunspell is not installed.")
    amiss = 0
    for language in options.languages or TRANSLATED:
        listed = HERE / f"known_{language}.txt"
        known = set(listed.read_text(encoding="utf-8").split()) if listed.is_file() else set()
        found = unknown(language)
        new, gone = sorted(found - known), sorted(known - found)
        print(f"{language}: {len(found)} words that no dictionary knows, {len(new)} of them not in {listed.name}")
        if options.add:
            listed.write_text("\n".join(sorted(found)) + "\n", encoding="utf-8")
            continue
        print("\n".join(f"  {word}" for word in new))
        if gone:
            print(f"  no longer needed in {listed.name}: {' '.join(gone)}")
        amiss += len(new)
    return int(amiss > 0)


def unknown(language: str) -> set[str]:
    """Every word of the translations that the dictionary of the language does not have."""
    text = "\n".join(texts(language))
    done = subprocess.run(
        ["hunspell", "-d", dictionary(language), "-i", "utf-8", "-l"],
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0 or done.stderr:
        sys.exit(f"hunspell failed: {done.stderr.strip()}")
    return {word.strip("'-.") for word in done.stdout.split()} - {""}


def dictionary(language: str) -> str:
    """Of the countries in which a language is spoken the one that is called like it, if it is there: de_DE."""
    found = sorted(file.stem for file in DICTIONARIES.glob(f"{language}_*.dic"))
    if not found:
        sys.exit(f"hunspell has no dictionary for {language}.")
    return own if (own := f"{language}_{language.upper()}") in found else found[0]


def texts(language: str) -> Iterator[str]:
    for family in ("app", "content"):
        for context in ET.parse(HERE / f"{family}_{language}.ts").getroot().iter("context"):
            name = context.findtext("name") or ""
            for message in context.iter("message"):
                yield from (plain(name, text) for text in translations(message))


def translations(message: ET.Element) -> Iterator[str]:
    translation = message.find("translation")
    if translation is not None:
        yield from filter(None, (translation.text, *(form.text for form in translation)))


def plain(context: str, text: str) -> str:
    """Without what is no word."""
    if context == "Keyword":  # beginnings of words stand there too
        text = " ".join(
            word for word in re.split(r"[:|]", text) if "*" not in word and not word.strip().startswith("-")
        )
    if context == "IconWords":
        text = _CASES.sub(" ", text).replace("|", " ")
    return _NO_WORDS.sub(" ", text.replace("’", "'")).replace("*", " ").replace(".", " . ")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
