"""Dice that have fallen in a step, to be seen as they lie, with what came of them."""

from __future__ import annotations

import attrs


@attrs.frozen(kw_only=True)
class FallenDie:
    """How it lies: with its symbol, a number, or blank. `words` say it aloud.

    A `shaped` one looks as it does on the felt, and its color is the kind of die.
    """

    color: str
    words: str
    icon: str = ""
    number: str = ""
    shaped: bool = False


@attrs.frozen(kw_only=True)
class FallenRow:
    """The dice of one action, or all malfunction dice; `turned_out` is None where nothing was at stake.

    Those that lay there already have not fallen now.
    """

    title: str
    dice: tuple[FallenDie, ...]
    turned_out: bool | None = None
    verdict: str = ""
    fell: bool = True
