"""All that puts one game into words, made together: models, scenes and widgets take what they need from here."""

from __future__ import annotations

from collections.abc import Hashable

import attrs

from vanguard_desktop.books import BOOKS
from vanguard_desktop.content.words import Words
from vanguard_desktop.core import BookId, GameState
from vanguard_desktop.rulesets.expedition.data import Topic
from vanguard_desktop.setting import Box

from ..codex.cards import CodexCards
from ..codex.codex import Codex
from ..expedition.consequence_text import ConsequenceText
from ..expedition.guide_text import GuideStep, GuideText
from ..expedition.journal.lines import LogText
from ..expedition.prompts import Prompts
from ..expedition.refusals import Refusals
from ..expedition.rules.rules_text import RulesText
from ..expedition.topic_text import TopicText
from ..expedition.undo_text import UndoText
from .book_words import BookWords
from .card_lines import CardLines
from .names import Names
from .stories import Stories


@attrs.frozen
class Wording:
    """The words of one box, as the table of an expedition wants them; they answer in whatever language is in use when
    they are asked. `in_book` finds those that every book has.
    """

    names: Names
    rules: RulesText
    prompts: Prompts
    log: LogText
    undo: UndoText
    refusals: Refusals
    cards: CardLines
    topics: TopicText
    guide: GuideText
    stories: Stories
    codex: Codex
    consequences: ConsequenceText
    _of_books: dict[BookId, BookWords] = attrs.field(factory=dict, init=False, eq=False)

    def in_book(self, state: GameState) -> BookWords:
        """The words of the book of which this is a position."""
        book = next(book for book in BOOKS.values() if book.rules.state is type(state))
        if book.id not in self._of_books:
            self._of_books[book.id] = book.words(self)
        return self._of_books[book.id]

    def lesson(self, told: Hashable) -> tuple[str, str]:
        """Title and sentences of a lesson of the training, or of a step of its guided round."""
        if isinstance(told, Topic):
            return self.topics.title(told), self.topics.lesson(told)
        assert isinstance(told, GuideStep)
        return self.guide.title(told), self.guide.words(told)

    @classmethod
    def of(cls, box: Box, words: Words | None = None) -> Wording:
        """`words` are the translations that packs from elsewhere bring along."""
        names = Names(box, words)
        rules = RulesText(names)
        prompts = Prompts(rules)
        cards = CardLines(box, names, rules)
        topics, guide = TopicText(), GuideText()
        return cls(
            names=names,
            rules=rules,
            prompts=prompts,
            log=LogText(rules, prompts),
            undo=UndoText(rules),
            refusals=Refusals(rules, prompts),
            cards=cards,
            topics=topics,
            guide=guide,
            stories=Stories(names, box),
            codex=Codex(names, topics, guide, CodexCards(box, names, cards), RulesText(names, in_full=True)),
            consequences=ConsequenceText(names, cards),
        )
