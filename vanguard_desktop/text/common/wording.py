"""All that puts one game into words, made together: models, scenes and widgets take what they need from here."""

from __future__ import annotations

import attrs

from vanguard_desktop.content.words import Words
from vanguard_desktop.setting.box import Box
from vanguard_desktop.text.codex.cards import CodexCards
from vanguard_desktop.text.codex.codex import Codex
from vanguard_desktop.text.common.card_lines import CardLines
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.prompts import Prompts
from vanguard_desktop.text.common.stories import Stories
from vanguard_desktop.text.common.undo_text import UndoText
from vanguard_desktop.text.expedition.consequence_text import ConsequenceText
from vanguard_desktop.text.expedition.guide_text import GuideText
from vanguard_desktop.text.expedition.journal.lines import LogText
from vanguard_desktop.text.expedition.refusals import Refusals
from vanguard_desktop.text.expedition.rules.rules_text import RulesText
from vanguard_desktop.text.expedition.topic_text import TopicText


@attrs.frozen
class Wording:
    """The words of one box; they answer in whatever language is in use when they are asked."""

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

    @classmethod
    def of(cls, box: Box, words: Words | None = None) -> Wording:
        """`words` are the translations that packs from elsewhere bring along."""
        names = Names(box, words)
        rules = RulesText(names)
        prompts = Prompts(names, rules)
        cards = CardLines(box, names, rules)
        topics, guide = TopicText(), GuideText()
        return cls(
            names=names,
            rules=rules,
            prompts=prompts,
            log=LogText(names, rules, prompts),
            undo=UndoText(names),
            refusals=Refusals(names, prompts),
            cards=cards,
            topics=topics,
            guide=guide,
            stories=Stories(names, box),
            codex=Codex(names, topics, guide, CodexCards(box, names, cards), RulesText(names, in_full=True)),
            consequences=ConsequenceText(names, cards),
        )
