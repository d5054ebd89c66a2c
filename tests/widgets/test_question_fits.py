"""However much a question quotes, all of it is read: in every language, size of window and of text."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from vanguard_desktop.core import May, Source, Waiting
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look.controls.text import RichText

WINDOWS = (((1920, 1080), 1.0), ((1280, 720), 1.5), ((2560, 1440), 1.5))
LONGEST = 12


def within(thing):
    """Everything that a card is made of."""
    yield thing
    if attrs.has(type(thing)):
        for field in attrs.fields(type(thing)):
            yield from within(getattr(thing, field.name))
    elif isinstance(thing, Mapping):
        for each in thing.values():
            yield from within(each)
    elif isinstance(thing, tuple):
        for each in thing:
            yield from within(each)


def asked_by(state):
    """What may be taken or left, and what a danger die brings, of all cards there are."""
    you, box = state.turn, state.box
    section = state.member(you).section
    for family in (box.events, box.pois, box.threats, box.conditions, box.logs, box.section_cards, box.discoveries):
        for each in within(dict(family)):
            if isinstance(each, May):
                offered = Waiting(effect=each.effect, you=you, source=Source("condition"))
                yield ask.Optional(member=you, section=section, effect=offered)
    for table in box.dangers.values():
        for effect in table.results.values():
            yield ask.React(member=you, cost=Waiting(effect=effect, you=you))
    yield ask.ChooseCommitment(member=you)


def test_a_long_question_is_read_whole_beside_all_that_can_be_done(lay_in_play, languages):
    gathered = 0
    for size, scale in WINDOWS:
        table = lay_in_play(ask.ChoosePrepare, world="W02", size=size, scale=scale)
        slots = [slot.row.id for slot in table.prompt.beside]
        assert slots, "there are slots that take room"
        state = table.bridge.state
        asked = list(asked_by(state))
        for language in ("en", "it", "de", "cs"):
            assert languages.use(language)
            said = Wording.of(state.box).in_book(state)
            for words in sorted({said.question(each, state) for each in asked}, key=len)[-LONGEST:]:
                table.prompt.ask(words)
                (sentence,) = [each for each in table.prompt.findChildren(RichText) if each.isVisible()]
                assert sentence.heightForWidth(sentence.width()) <= sentence.height() + 1, (size, language, words)
                assert table.prompt.rect().contains(sentence.geometry()), (size, language, words)
                gathered += table.prompt.every.isVisible()
        table.prompt.ask("")
        assert [slot.row.id for slot in table.prompt.beside] == slots, "a short question leaves them their places"
        languages.use("en")
    assert gathered
