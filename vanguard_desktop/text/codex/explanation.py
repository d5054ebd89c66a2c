"""What is said of one thing on the screen: its name, what it means, how a number comes about, the rule behind it."""

from __future__ import annotations

import attrs


@attrs.frozen(kw_only=True)
class Why:
    """The rule in one or two sentences of players' words, with its ids and the chapter of the codex that has it."""

    words: str
    rules: tuple[str, ...]
    chapter: str


@attrs.frozen(kw_only=True)
class Term:
    """A line of a sum: what it comes from and how much it adds."""

    words: str
    amount: str = ""


@attrs.frozen(kw_only=True)
class Person:
    """A crewmember by id, and the section they go for; "" if it may be any."""

    member: str
    section: str


@attrs.frozen(kw_only=True)
class Explanation:
    """`words` have icon marks in them, `terms` add up to `whole`, `reason` says why it cannot be used now.

    `entry` is what the codex opens for more; `person` is who is told of, if it is somebody.
    """

    title: str
    icon: str = ""
    words: tuple[str, ...] = ()
    terms: tuple[Term, ...] = ()
    whole: str = ""
    reason: str = ""
    why: Why | None = None
    entry: str = ""
    person: Person | None = None
