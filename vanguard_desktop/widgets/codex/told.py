"""An explanation laid out: what it says, its sum, why not, and the rule behind it with its ids."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from vanguard_desktop.text.codex.explanation import Explanation, Why

from ..look.controls.text import RichText, Text
from ..look.paint.rich import Speak
from .sum_lines import SumLines


def parts_of(told: Explanation, speak: Speak) -> Iterator[QWidget]:
    """The parts of an explanation below its title, from top to bottom."""
    if told.reason:
        yield RichText(speak, told.reason, color="warn")
    for words in told.words:
        yield RichText(speak, words)
    if told.terms or told.whole:
        yield SumLines(told.terms, told.whole)
    if told.why is not None:
        if told.reason:
            #: Heading over the reason why something cannot be done.
            yield Text(QCoreApplication.translate("Explained", "Why?"), role="label", color="text_soft")
        yield RichText(speak, told.why.words, color="text_soft" if told.words or told.reason else "text")
        yield Text(rule_ids(told.why), role="label", color="text_mute")


def rule_ids(why: Why) -> str:
    """The ids of a passage in a line of their own, in the order of the rule book."""
    #: {rules} are ids of rules in the rule book, such as "CHK-06, CHK-08".
    return QCoreApplication.translate("Explained", "Rules: {rules}").format(rules=", ".join(sorted(why.rules)))
