"""Searching the codex: topics, icons, keywords, lessons, cards and rule ids at once."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence

import attrs

from ..common.excerpts import first_sentences
from .codex import Codex
from .contents import CHAPTERS
from .explanation import Explanation
from .families import Family
from .icons import RULES
from .keywords import KEYWORDS

MOST = 80
_TITLE = 70  # letters of a passage, at least one sentence
_RULE_LIKE = re.compile(r"[a-z]{3}-?\d{0,3}")


@attrs.frozen(kw_only=True)
class Found:
    """A line of the list: what it is called, its icon, and the subject that it opens."""

    subject: str
    title: str
    icon: str


class CodexSearch:
    """Everything is told once for a language, the first time somebody searches."""

    def __init__(self, codex: Codex, laid_open: Iterable[str] = ()) -> None:
        """`laid_open` are cards on the table (`missions/M01`) beyond those that anybody may look up, and entries that
        have been read (`logs/104`).
        """
        self._codex, self._laid_open = codex, tuple(dict.fromkeys(laid_open))
        self._pages: list[tuple[Found, str, str]] | None = None

    def contents(self) -> tuple[Found, ...]:
        return tuple(self._chapters())

    def find(self, query: str) -> tuple[Found, ...]:
        """The contents for an empty query; otherwise names that begin with it, then names, then texts that have it."""
        wanted = plain(query).split()
        if not wanted:
            return self.contents()
        by_rule = tuple(sorted(self._by_rule("".join(wanted)), key=lambda found: found.subject))
        if by_rule:
            return by_rule
        return tuple(self._ranked(wanted)[:MOST])

    def _ranked(self, wanted: Sequence[str]) -> list[Found]:
        if self._pages is None:
            self._pages = list(self._told())
        ranked = []
        for place, (found, title, text) in enumerate(self._pages):
            if title.startswith(wanted[0]) and all(word in title for word in wanted):
                ranked.append((0, place, found))
            elif all(word in title for word in wanted):
                ranked.append((1, place, found))
            elif all(word in text for word in wanted):
                ranked.append((2, place, found))
        return [found for *_, found in sorted(ranked, key=lambda each: each[:2])]

    def cards(self, family: Family, query: str) -> tuple[Found, ...]:
        """The cards of one family that may be looked through, in the order of the alphabet, or those that match."""
        shown = self._codex.cards.of_family(family, self._laid_open)
        if query.strip():
            return tuple(each for each in self._ranked(plain(query).split()) if each.subject.partition(":")[2] in shown)
        found = (self._as_listed(card) for card in shown)
        return tuple(sorted(found, key=lambda each: plain(each.title)))

    def _as_listed(self, card: str) -> Found:
        cards = self._codex.cards
        return Found(subject=f"card:{card}", title=cards.name(card), icon=cards.sign(card))

    def _by_rule(self, query: str) -> Iterator[Found]:
        """`CHK-06`, and of all rules that begin like it one line for each passage, by its own first sentence."""
        if not _RULE_LIKE.fullmatch(query) or not any(char.isdigit() for char in query):
            return
        wanted = query.replace("-", "")
        for chapter in CHAPTERS:
            for passage in chapter.passages:
                met = [rule for rule in passage.rules if rule.lower().replace("-", "").startswith(wanted)]
                if met:
                    told = first_sentences(self._codex.spoken(passage.words), _TITLE)
                    title = f"{met[0]} · {chapter.title} · {told}"
                    yield Found(subject=f"rule:{met[0]}", title=title, icon=chapter.icon)

    def _chapters(self) -> Iterator[Found]:
        for chapter in CHAPTERS:
            yield Found(subject=f"chapter:{chapter.id}", title=chapter.title, icon=chapter.icon)

    def _told(self) -> Iterator[tuple[Found, str, str]]:
        """Every page with its title and its text, as they are compared."""
        codex = self._codex
        lessons: list[Explanation] = []
        for chapter, found in zip(CHAPTERS, self._chapters(), strict=True):
            texts = [passage.words for passage in chapter.passages]
            below = codex.of_chapter(chapter)
            texts += [f"{lesson.title} {' '.join(lesson.words)}" for lesson in below]
            lessons += below
            yield found, plain(found.title), self._spoken(" ".join(texts))
        subjects = [f"icon:{mark}" for mark in RULES] + [f"keyword:{keyword.id}" for keyword in KEYWORDS]
        cards = dict.fromkeys((*self._laid_open, *codex.cards.open()))
        subjects += [_subject(card) for card in cards]
        told = [explained for subject in subjects if (explained := codex.explain(subject)) is not None]
        forms = {plain(keyword.name): " ".join(keyword.meant).replace("*", "") for keyword in KEYWORDS}
        seen: set[str] = set()
        for explained in (*lessons, *told):
            title = plain(explained.title)
            if explained.entry.startswith("keyword:") and title in seen:
                continue  # the icon of that name says the same
            seen.add(title)
            text = " ".join((*explained.words, forms.get(title, "")))
            yield self._as_found(explained), title, self._spoken(text)

    @staticmethod
    def _as_found(explained: Explanation) -> Found:
        return Found(subject=explained.entry, title=explained.title, icon=explained.icon or "codex")

    def _spoken(self, text: str) -> str:
        return plain(self._codex.spoken(text))


def _subject(laid_open: str) -> str:
    family, _, id = laid_open.partition("/")
    return f"entry:{id}" if family == "logs" else f"card:{laid_open}"


def plain(text: str) -> str:
    """For comparing: without accents, case and what is not a letter or digit at the ends of words."""
    flat = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in flat if not unicodedata.combining(char))
