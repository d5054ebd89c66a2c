"""What the codex is made of: chapters of passages, each with the rules it tells, and keywords with their forms."""

from __future__ import annotations

from collections.abc import Mapping

import attrs
from PySide6.QtCore import QCoreApplication


@attrs.frozen
class Passage:
    """One or two sentences and the ids of the rules that they tell; the words are English and translated when read."""

    rules: tuple[str, ...]
    english: str

    @property
    def words(self) -> str:
        return QCoreApplication.translate("Codex", self.english)


def _passages(told: Mapping[str, str]) -> tuple[Passage, ...]:
    return tuple(Passage(tuple(rules.split()), words) for rules, words in told.items())


@attrs.frozen
class Chapter:
    """A topic, as it stands in the list of contents; its passages are given by the rules that each of them tells.

    `i18n/collect.py` collects title and passages; `about` says to translators what an unclear title means.
    """

    id: str
    icon: str
    english: str
    passages: tuple[Passage, ...] = attrs.field(converter=_passages)
    about: str = ""

    @property
    def title(self) -> str:
        return QCoreApplication.translate("Codex", self.english)


@attrs.frozen
class Keyword:
    """A word of the game, the rule that says what it means, and how texts spell it; `i18n/collect.py` collects these.

    Where English leaves it open, `meaning` says to translators which of its meanings the word has.
    """

    id: str
    rule: str
    english: str
    meaning: str = ""

    @property
    def name(self) -> str:
        return self._words().partition(": ")[0]

    @property
    def forms(self) -> tuple[str, ...]:
        """As texts have them; `*` at the end stands for any ending, `-` before it for what is not meant."""
        return tuple(self._words().partition(": ")[2].split("|"))

    @property
    def meant(self) -> tuple[str, ...]:
        return tuple(form for form in self.forms if not form.startswith("-"))

    def _words(self) -> str:
        return QCoreApplication.translate("Keyword", self.english)
