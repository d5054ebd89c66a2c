"""The words of the table in every language, as phrase books that Qt Linguist offers to whoever translates.

Usage: python i18n/glossary.py [FOLDER]

Makes glossary_<language>.qph of glossary.csv, beside this script or in FOLDER; in Qt Linguist: Phrases, Open Phrase
Book. They are not committed.
"""

from __future__ import annotations

import csv
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = "en"


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else HERE
    folder.mkdir(parents=True, exist_ok=True)
    with (HERE / "glossary.csv").open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file)
        terms = list(reader)
        languages = [name for name in reader.fieldnames or () if name not in ("key", SOURCE, "note")]
    for language in languages:
        book = ET.ElementTree(phrase_book(language, terms))
        ET.indent(book, "    ")
        with (folder / f"glossary_{language}.qph").open("w", encoding="utf-8", newline="\n") as file:
            file.write("<!DOCTYPE QPH>\n")
            book.write(file, encoding="unicode")
            file.write("\n")
    return 0


def phrase_book(language: str, terms: list[dict[str, str]]) -> ET.Element:
    book = ET.Element("QPH", sourcelanguage=SOURCE, language=language)
    for term in terms:
        phrase = ET.SubElement(book, "phrase")
        ET.SubElement(phrase, "source").text = term[SOURCE]
        ET.SubElement(phrase, "target").text = term[language]
        if term["note"]:
            ET.SubElement(phrase, "definition").text = term["note"]
    return book


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
