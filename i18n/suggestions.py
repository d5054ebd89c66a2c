"""A text that was changed in English keeps what it was called in other languages, as a suggestion to be looked over.

Qt's tool forgets a translation with the text it belonged to. Here a new text without a translation gets that of the
text most like it among those that have gone. It stays unfinished until somebody has read it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from typing import NamedTuple

CONTEXT = re.compile(r"<context>\s*<name>(.*?)</name>(.*?)</context>", re.DOTALL)
MESSAGE = re.compile(r"<message.*?</message>", re.DOTALL)
SOURCE = re.compile(r"<source>(.*?)</source>", re.DOTALL)
COMMENT = re.compile(r"<comment>(.*?)</comment>", re.DOTALL)
TRANSLATION = re.compile(r"<translation.*?(?:</translation>|/>)", re.DOTALL)
FORM = re.compile(r"<numerusform>(.*?)</numerusform>", re.DOTALL)
# How much of a text has to be the same: less of it where the same class says it.
ALIKE_HERE, ALIKE_ELSEWHERE = 0.5, 0.8


class Message(NamedTuple):
    """A text of a .ts file as it stands there; `forms` are its translations, one if it has no plural.

    With a `comment` the same English can be two texts that other languages keep apart.
    """

    context: str
    source: str
    comment: str
    plural: bool
    forms: tuple[str, ...]


def messages(file: str) -> Iterator[Message]:
    """Every text of a .ts file, with its entities as they are written."""
    for context, body in CONTEXT.findall(file):
        for message in MESSAGE.findall(body):
            source, translation = SOURCE.search(message), TRANSLATION.search(message)
            assert source is not None
            told = translation[0] if translation is not None else ""
            plain = re.sub(r"</?translation[^>]*>", "", told)
            plural = 'numerus="yes"' in message
            forms = tuple(FORM.findall(told)) if plural else (plain,)
            yield Message(context, source[1], _comment(message), plural, forms)


def _comment(message: str) -> str:
    found = COMMENT.search(message)
    return found[1] if found is not None else ""


def _key(message: Message) -> tuple[str, str, str]:
    return message.context, message.source, message.comment


def with_suggestions(before: str, after: str, *, only_plurals: bool = False) -> str:
    """The file of today with the translations of yesterday in the texts that have none.

    English needs words for its plural forms alone.
    """
    was, now = tuple(messages(before)), tuple(messages(after))
    known = set(map(_key, was))
    still = set(map(_key, now))
    gone = [each for each in was if _key(each) not in still and any(each.forms)]
    heirs = {}
    for message in now:
        if only_plurals and not message.plural:
            continue
        if _key(message) not in known and not any(message.forms):
            heir_of = _most_alike(message, gone)
            if heir_of is not None:
                heirs[_key(message)] = _as_forms(heir_of, message)
    if not heirs:
        return after
    return CONTEXT.sub(lambda found: _filled_in(found, heirs), after)


def _most_alike(message: Message, gone: Iterable[Message]) -> Message | None:
    best, found = 0.0, None
    for other in gone:
        least = max(best, ALIKE_HERE if other.context == message.context else ALIKE_ELSEWHERE)
        matcher = SequenceMatcher(None, message.source, other.source, autojunk=False)
        if matcher.real_quick_ratio() > least and matcher.quick_ratio() > least and (alike := matcher.ratio()) > least:
            best, found = alike, other
    return found


def _as_forms(old: Message, new: Message) -> tuple[str, ...]:
    """Where only one of them has plural forms, all get the same one; the form for many is the most common."""
    if old.plural == new.plural and len(old.forms) == len(new.forms):
        return old.forms
    return (old.forms[-1],) * len(new.forms)


def _filled_in(context: re.Match[str], heirs: dict[tuple[str, str, str], tuple[str, ...]]) -> str:
    def fill(found: re.Match[str]) -> str:
        message = found[0]
        source = SOURCE.search(message)
        assert source is not None
        forms = heirs.get((context[1], source[1], _comment(message)))
        if forms is None:
            return message
        if 'numerus="yes"' not in message:
            return TRANSLATION.sub(lambda _: f'<translation type="unfinished">{forms[0]}</translation>', message)
        left = iter(forms)
        return re.sub(
            r"<numerusform></numerusform>|<numerusform/>", lambda _: f"<numerusform>{next(left)}</numerusform>", message
        )

    return MESSAGE.sub(fill, context[0])
