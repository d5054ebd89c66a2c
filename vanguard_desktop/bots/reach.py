"""What a campaign of these packs can bring into play, and why all the rest is never met: the other half of LOG-18.

A text counts as soon as nothing rules it out for good: an act that is not there yet, a keyword that no text writes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from enum import Enum
from typing import Annotated, Any, get_args, get_origin

import attrs

from vanguard_desktop.content.families import families, field_types, marks
from vanguard_desktop.content.story import BY_RULE, LOCKED, NOT_BRINGING
from vanguard_desktop.core import AllOf, AnyOf, CardId, FlagSet, If, InOrder, Named, SetFlag, Test
from vanguard_desktop.rulesets.expedition.data.effects import GainUnique
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.pieces import DIVIDERS
from vanguard_desktop.rulesets.ship.questions import ActAtLeast, FlagsSet
from vanguard_desktop.setting import Box, CampaignCard, LandingCard, StartCard, World

# Entries that the training reads, and those who come from it (CMP-01, LOG-12).
OF_TRAINING = ("1", "720")
# Operations are played with all that their tier allows (OPS-09).
OF_ANY_OPERATION = ("equipment", "lander_mods", "landers")
DECKS = ("events", "rank_ups", "discoveries", "section_cards", "crew")
Node = tuple[str, str]


class Why(Enum):
    """Why something is not met in a campaign of these packs."""

    OTHER_ACT = "an act to come"
    OPERATION = "only in an operation"
    TRAINING = "training only"
    ELSEWHERE = "only in campaigns or other operations"


def out_of_reach(box: Box, operation: CardId | None = None) -> Mapping[str, Why]:
    """Everything that no campaign of these packs, or not this operation, can meet, by `family:id`, with the reason."""
    known = _known(box)
    kit = {node for node in known if node[0] in OF_ANY_OPERATION}
    if operation is not None:
        met = _Story(known, box.acts).reached({("operations", operation), *kit, *_decks(known)})
        return {f"{family}:{id}": Why.ELSEWHERE for family, id in known if (family, id) not in met}
    met = _Story(known, box.acts).reached(_at_the_start(known))
    operations = {node for node in known if node[0] == "operations"}
    played_alone = _Story(known, box.acts).reached(operations | kit)
    return {f"{node[0]}:{node[1]}": _why(node, card, played_alone) for node, card in known.items() if node not in met}


def within_reach(box: Box, family: str, id: str) -> Set[str]:
    """All that texts bring to who plays this world, operation or campaign, by `family:id`; decks are not listed."""
    known = _known(box)
    if family == "campaigns":
        beyond = out_of_reach(box)
        met = {node for node in known if f"{node[0]}:{node[1]}" not in beyond}
    else:
        kit = {node for node in known if node[0] in OF_ANY_OPERATION}
        met = _Story(known, box.acts).reached({(family, id), *kit, *_decks(known)})
    return {f"{family}:{id}" for family, id in met - _decks(known)}


def _known(box: Box) -> Mapping[Node, Any]:
    """Cards that one book alone reads (`box.others`) come into no campaign."""
    shared = (family for family in families() if hasattr(box, family))
    return {(family, str(id)): card for family in shared for id, card in getattr(box, family).items()}


def _why(node: Node, card: Any, played_alone: set[Node]) -> Why:
    family, id = node
    if getattr(card, "training", False) or (family == "logs" and id in OF_TRAINING):
        return Why.TRAINING
    return Why.OPERATION if node in played_alone and family not in OF_ANY_OPERATION else Why.OTHER_ACT


def _at_the_start(known: Mapping[Node, Any]) -> set[Node]:
    """What lies ready when a campaign begins, or is drawn from decks; the rest must be brought by a text."""
    open_situations = {node for node, card in known.items() if node[0] == "situations" and not card.future}
    by_rule = {("logs", id) for id in BY_RULE if id not in OF_TRAINING}
    campaigns = {node for node in known if node[0] == "campaigns"}
    return _decks(known) | open_situations | campaigns | (by_rule & known.keys())


def _decks(known: Mapping[Node, Any]) -> set[Node]:
    """What is drawn on any planet."""
    return {node for node, card in known.items() if node[0] in DECKS and not _waits(card)}


def _waits(card: Any) -> bool:
    return getattr(card, "training", False) or getattr(card, "advanced", False)


class _Story:
    """Follows texts from one to the next, as far as the acts and the keywords written so far let it."""

    def __init__(self, known: Mapping[Node, Any], acts: tuple[int, ...]) -> None:
        self._known = known
        self._last_act = max(acts, default=1)
        self._flags: set[str] = set()

    def reached(self, starts: set[Node]) -> set[Node]:
        """A keyword may open texts that were passed by before: so often until nothing new is found."""
        while True:
            flags, found = len(self._flags), set(starts)
            ahead = list(starts)
            while ahead:
                card = self._known[ahead.pop()]
                for node in self._brought(card, type(card)):
                    if node in self._known and node not in found:
                        found.add(node)
                        ahead.append(node)
            if len(self._flags) == flags:
                return found

    def _brought(self, thing: Any, kind: Any) -> Iterator[Node]:
        """What a text, or any part of a card, brings into play."""
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Annotated:
            yield from ((mark.family, str(thing)) for mark in marks(kind) if isinstance(mark, Named))
            yield from self._brought(thing, arguments[0])
        elif attrs.has(type(thing)):
            yield from self._brought_by(thing)
        elif isinstance(thing, tuple):
            for number, one in enumerate(thing):
                yield from self._brought(one, arguments[0] if ... in arguments else arguments[number])
        elif isinstance(thing, Mapping):
            for one in thing.values():
                yield from self._brought(one, arguments[1])
        elif thing is not None and type(None) in arguments:
            yield from self._brought(thing, next(part for part in arguments if part is not type(None)))

    def _brought_by(self, thing: Any) -> Iterator[Node]:
        if isinstance(thing, NOT_BRINGING):
            return
        if isinstance(thing, If):
            if self._may_hold(thing.test):
                yield from self._brought(thing.then, type(thing.then))
            yield from self._brought(thing.otherwise, type(thing.otherwise))
            return
        if isinstance(thing, InOrder):
            for step in thing.steps:
                yield from self._brought(step, type(step))
                if isinstance(step, fx.BeginAct) and step.act > self._last_act:
                    return
            return
        test = getattr(thing, "test", None)
        if isinstance(test, Test) and not self._may_hold(test):
            return
        yield from self._named_by(thing)
        # A landing card may leave out a threat of its board; a campaign names upgrades that full rows bring.
        for name, inner in field_types(thing.__class__).items():
            if (type(thing), name) not in ((LandingCard, "absent"), (CampaignCard, "unique_rows")):
                yield from self._brought(getattr(thing, name), inner)

    def _named_by(self, thing: Any) -> Iterator[Node]:
        """What is brought by a number or a key that says nothing of its family."""
        match thing:
            case SetFlag(flag=flag):
                self._flags.add(flag)
            case fx.Gain(card=card):
                yield from ((family, str(card)) for family in (*DIVIDERS, *LOCKED))
            case fx.GainRandom(family=family):
                yield from (node for node in self._known if node[0] == family)
            case fx.OpenRoute(entry=entry):
                yield ("systems", entry)
            case StartCard(family=family, card=card):
                yield (family, card)
            case GainUnique(number=int(number)):
                yield ("uniques", str(number))
            case World(uniques=uniques, threats=threats):
                yield from (("uniques", str(number)) for number in uniques)
                yield from (("threats", card) for card in threats.values())
            case _:
                pass

    def _may_hold(self, test: Test) -> bool:
        match test:
            case ActAtLeast(act=act):
                return act <= self._last_act
            case FlagSet(flag=flag):
                return flag in self._flags
            case FlagsSet(flags=flags, count=count):
                return len(self._flags.intersection(flags)) >= count
            case AllOf(tests=tests):
                return all(map(self._may_hold, tests))
            case AnyOf(tests=tests):
                return any(map(self._may_hold, tests))
            case _:
                return True
