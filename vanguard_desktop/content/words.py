"""What packs from elsewhere say in other languages; built-in packs are translated with the program."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import attrs


@attrs.frozen
class Words:
    """Translations by language, family and English text, as `words/<language>.json` has them."""

    tables: Mapping[str, Mapping[str, Mapping[str, str]]] = attrs.field(factory=dict)

    @classmethod
    def of(cls, tables: Iterable[Mapping[str, Mapping[str, Mapping[str, str]]]]) -> Words:
        """Lay the words of several packs over each other; the first pack that has a text wins."""
        merged: dict[str, dict[str, dict[str, str]]] = {}
        for languages in tables:
            for language, families in languages.items():
                for family, pairs in families.items():
                    known = merged.setdefault(language, {}).setdefault(family, {})
                    known.update({source: words for source, words in pairs.items() if source not in known})
        return cls(merged)

    def find(self, language: str, family: str, english: str) -> str | None:
        """The text in a language, or None if no pack brings it."""
        return self.tables.get(language, {}).get(family, {}).get(english)
