"""How the laboratory calls a choice that a text offers, and which of its options was taken."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Effect, InOrder, Source

from .bench import Listing, Tally

CHOICES = Listing(
    id="choices", title="Choices of texts", columns=("offered", "taken"), share=("taken", "offered"), wanted=True
)
MOST_PARTS = 3


def count_choice(tally: Tally, source: Source, options: Sequence[Effect], labels: Sequence[str], taken: int) -> None:
    """All options were offered, counted from 1, and one was taken."""
    for number, option in enumerate(options, start=1):
        thing = f"{without_place(source)} / {number} {_called(option, labels, number)}"
        tally.add(CHOICES.id, thing, "offered")
        tally.add(CHOICES.id, thing, "taken", number == taken)


def count_offer(tally: Tally, source: Source, taken: bool) -> None:
    """What a text leaves to the players: they did it, or they did not."""
    thing = f"{without_place(source)} / may"
    tally.add(CHOICES.id, thing, "offered")
    tally.add(CHOICES.id, thing, "taken", taken)


def without_place(source: Source) -> str:
    """The same card is the same text wherever it lies."""
    return str(attrs.evolve(source, at=None) if source.id else source)


def _called(option: Effect, labels: Sequence[str], number: int) -> str:
    """In words of the story if the text has any, otherwise by what it does."""
    if number <= len(labels):
        return labels[number - 1]
    if isinstance(option, InOrder):
        return " + ".join(step.tag for step in option.steps[:MOST_PARTS])
    return option.tag
