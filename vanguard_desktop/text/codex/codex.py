"""The codex as the program asks it: what an icon, a keyword, a card or a rule is, told in the players' language."""

from __future__ import annotations

import re
from collections.abc import Hashable

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import LogId, MemberId
from vanguard_desktop.rulesets.expedition.data import Topic

from ..common.icon_names import ICONS
from ..common.names import Names
from ..expedition.guide_text import GuideStep, GuideText
from ..expedition.rules.rules_text import RulesText
from ..expedition.topic_text import TopicText
from ..habitat.lessons import HabitatLessons, named
from .cards import CodexCards
from .contents import GUIDED_MISSION, TRAINING, chapter_of, told
from .entries import Chapter
from .explanation import Explanation, Person, Why
from .families import Family
from .icons import own_words, rule_of
from .keyword_finder import keyword

# The rule at the head of each step of a dice check (CHK-02).
STEPS = ("CHK-05", "CHK-11", "CHK-14", "CHK-17", "CHK-26", "CHK-46", "CHK-55", "CHK-72", "CHK-79", "CHK-83")
_RULE = re.compile(r"\b[A-Z]{3}-\d{2,3}\b")
_NAMED = re.compile(r"\s+\S+ [A-Z]{3}-\d{2,3}\.$")


def rule_named_in(text: str) -> str:
    """The id at the end of a reason; ids are the same in every language."""
    found = _RULE.findall(text)
    return found[-1] if found else ""


def without_rule(reason: str) -> str:
    """The sentence alone, for where there is room for nothing else: whoever asks why is told the rule, too."""
    return _NAMED.sub("", reason) or reason


class Codex(QObject):
    """Everything is asked by subject: `icon:supplies`, `keyword:roll_pool`, `rule:CHK-06`, `chapter:travel`,
    `guide:gather`, `lesson:turn_order`, `sol:pawns`, `step:4`, `card:equipment/Q01`, `entry:104`.
    """

    def __init__(
        self,
        names: Names,
        topics: TopicText,
        guide: GuideText,
        cards: CodexCards,
        in_full: RulesText,
    ) -> None:
        """`in_full` also tells what texts note down for later, which is left out where the story is read."""
        super().__init__()
        self._names, self._topics, self._guide, self.cards = names, topics, guide, cards
        self._in_full = in_full
        self._habitat = HabitatLessons(names)

    def explain(self, subject: str) -> Explanation | None:
        """What is said of a subject; None if there is nothing to say."""
        kind, _, id = subject.partition(":")
        match kind:
            case "icon":
                return self._icon(id)
            case "keyword":
                return self._keyword(id)
            case "rule":
                return self._rule(id)
            case "step":
                return self._step(int(id))
            case "card":
                return self._card(id)
            case "entry":
                return self._entry(LogId(id))
            case "guide":
                return self._of_step(GuideStep(id))
            case "lesson":
                return self._of_topic(Topic(id))
            case "sol":
                return self._of_sol(named(id))
            case "chapter":
                chapter = chapter_of(id)
                return None if chapter is None else self._chapter(chapter)
            case _:
                return None

    def title(self, subject: str) -> str:
        """What a subject is called."""
        told = self.explain(subject)
        return "" if told is None else told.title

    def line(self, told: Explanation) -> str:
        """An explanation in a line: its icon and name, what it means, the first of its rules."""
        assert told.why is not None
        meaning = told.words[0] if told.words else told.why.words
        if told.icon:
            #: {icon} is a sign, {name} what it is called, {meaning} one or two sentences. {rule} is the number of its
            #: rule, as CHK-07.
            text = self.tr("{icon} {name}: {meaning} ({rule})").replace("{icon}", f"[{told.icon}]")
        else:
            #: A line of the codex found by a search. {name} is a term, {meaning} what it means, {rule} the number of
            #: its rule, as CHK-07.
            text = self.tr("{name}: {meaning} ({rule})")
        return text.format(name=told.title, meaning=meaning, rule=told.why.rules[0])

    def why(self, rule: str) -> Why | None:
        """The rule in players' words."""
        place = told(rule)
        if place is None:
            return None
        chapter, passage = place
        return Why(words=passage.words, rules=passage.rules, chapter=chapter.id)

    def refusal(self, reason: str) -> Explanation:
        """Why something cannot be done; the sentence names its rule."""
        rule = rule_named_in(reason)
        why = self.why(rule)
        return Explanation(title=self.tr("Not possible now"), icon="blocked", reason=reason, why=why, entry=_rule(rule))

    def lessons(self) -> tuple[Explanation, ...]:
        """The lessons of the training, to be read again."""
        return tuple(self._of_topic(topic) for topic in Topic)

    def guided(self) -> tuple[Explanation, ...]:
        """What the guided round says at each of its steps."""
        return tuple(self._of_step(step) for step in GuideStep)

    def of_chapter(self, chapter: Chapter) -> tuple[Explanation, ...]:
        """The lessons that stand below a chapter."""
        if chapter.id == TRAINING:
            return (*self.guided(), *self.lessons())
        return tuple(self._of_sol(each) for each in self._habitat) if chapter.id == GUIDED_MISSION else ()

    def _of_sol(self, told: Hashable) -> Explanation:
        title, words = self._habitat.tell(told)
        id = getattr(told, "value", told)
        return Explanation(title=title, icon="tutorial", words=(words,), entry=f"sol:{id}")

    def _of_topic(self, topic: Topic) -> Explanation:
        words = (self._topics.lesson(topic),)
        title = self._topics.title(topic)
        return Explanation(title=title, icon="tutorial", words=words, entry=f"lesson:{topic.value}")

    def _of_step(self, step: GuideStep) -> Explanation:
        words = (self._guide.words(step),)
        title = self._guide.title(step)
        return Explanation(title=title, icon="tutorial", words=words, entry=f"guide:{step.value}")

    def icon_name(self, mark: str) -> str:
        return self._names.icon(mark)

    def spoken(self, text: str) -> str:
        """A text with its icons in words."""
        return self._names.spoken(text)

    def _icon(self, mark: str) -> Explanation | None:
        if mark.startswith("danger_die_"):
            told = self._icon("danger_common")
            return None if told is None else attrs.evolve(told, title=self._names.spoken(f"[{mark}]"))
        rule = rule_of(mark)
        if mark not in ICONS or not rule:
            return None
        own = own_words(mark)
        words = (own,) if own else ()
        title = self._names.icon(mark)
        return Explanation(title=title, icon=mark, words=words, why=self.why(rule), entry=f"icon:{mark}")

    def _keyword(self, id: str) -> Explanation | None:
        found = keyword(id)
        if found is None:
            return None
        words = self.cards.of_injury(id)
        return Explanation(title=found.name, words=words, why=self.why(found.rule), entry=f"keyword:{id}")

    def _rule(self, id: str) -> Explanation | None:
        why = self.why(id)
        if why is None:
            return None
        chapter = chapter_of(why.chapter)
        assert chapter is not None
        return Explanation(title=chapter.title, icon=chapter.icon, why=why, entry=_rule(id))

    def _step(self, number: int) -> Explanation:
        rule = STEPS[number - 1]
        title = self._names.check_step(number)
        return Explanation(title=title, icon="dice_check", why=self.why(rule), entry=_rule(rule))

    def _card(self, id: str) -> Explanation | None:
        card = self.cards.find(id)
        if card is None:
            return None
        told = Explanation(
            title=card.name, icon=card.icon, words=card.lines, why=self.why(card.rule), entry=f"card:{id}"
        )
        if card.family is not Family.CREW:
            return told
        return attrs.evolve(told, words=(*card.lines, card.story), person=self._person(id.split("/")[1]))

    def _entry(self, id: LogId) -> Explanation | None:
        """All that an entry of the logbook does, once it has been read."""
        entry = self._names.box.logs.get(id)
        if entry is None or entry.effect is None:
            return None
        #: The title of a page: {entry} is an entry of the logbook, as "Log 104".
        title = self.tr("What {entry} does").format(entry=self._names.log(id))
        words = (self._in_full.effect(entry.effect),)
        return Explanation(title=title, icon="log_entry", words=words, why=self.why("PLN-55"), entry=f"entry:{id}")

    def _person(self, id: str) -> Person:
        affinity = self.cards.box.crew[MemberId(id)].affinity
        return Person(member=id, section="" if affinity is None else affinity.value)

    def _chapter(self, chapter: Chapter) -> Explanation:
        words = tuple(passage.words for passage in chapter.passages)
        return Explanation(title=chapter.title, icon=chapter.icon, words=words, entry=f"chapter:{chapter.id}")


def _rule(id: str) -> str:
    return f"rule:{id}" if id else ""
