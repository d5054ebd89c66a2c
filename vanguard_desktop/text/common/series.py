"""Several texts that differ in one thing are told in one sentence: cards by name, sectors, icons, directions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, cast

import attrs

from vanguard_desktop.core import Effect, May
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.effects import TreatDie, TreatResults
from vanguard_desktop.rulesets.ship import effects as aboard
from vanguard_desktop.setting import DiscoveryType

from ..expedition.rules.pool_text import PoolText
from .icon_names import marks
from .texts import Texts
from .told import Told, Under, all_of, one_of

# What tells the effects of a series from one another; all else about them is the same.
_DIFFER: dict[type[Effect], str] = {
    fx.MarkSector: "sector",
    fx.CoverPoi: "sector",
    TreatResults: "shown",
    aboard.Gain: "card",
    aboard.BringSituation: "card",
}


class SeriesText(Texts):
    """What `say` tells of a single effect, of several of its kind."""

    def __init__(self, say: Any) -> None:
        self._say, self._names, self._pool = say, say.names, PoolText(say, {})

    def runs(self, steps: Sequence[Effect]) -> Iterator[tuple[Effect, ...]]:
        """Steps that are told together, one after the other."""
        run: tuple[Effect, ...] = ()
        for step in steps:
            if run and not _goes_with(run, step):
                yield run
                run = ()
            run = (*run, step)
        if run:
            yield run

    def run(self, steps: Sequence[Effect]) -> Told | None:
        """Several steps in one; None for a single one."""
        first = steps[0]
        if len(steps) == 1:
            return None
        if all(step == first for step in steps):
            #: A head, small: what follows is done so often, one after the other.
            return Under(self.tr("%n times", "", len(steps)), self._say.tell(first))
        if isinstance(steps[-1], May):
            #: A head, small: what follows is done once, and a second time if the players want.
            return Under(self.tr("once or twice"), self._say.tell(first))
        match first:
            case fx.MarkSector(count=count):
                #: {sectors} are numbers of sectors with "and" before the last one; %n markers for each of them.
                text = self.tr("Put %n marker(s) each in sectors {sectors}.", "", count)
                return text.format(
                    sectors=all_of([str(step.sector) for step in cast("Sequence[fx.MarkSector]", steps)])
                )
            case fx.CoverPoi(card=card):
                #: {poi} is the name of a card of which there are several, in quotation marks, {sectors} are numbers of
                #: sectors with "and" before the last one.
                text = self.tr("Place one [poi] card {poi} each on top of those in sectors {sectors}.")
                sectors = all_of([str(step.sector) for step in cast("Sequence[fx.CoverPoi]", steps)])
                return text.format(poi=self._names.quoted(self._names.poi(card)), sectors=sectors)
            case TreatResults():
                return self._results(cast("Sequence[TreatResults]", steps))
            case aboard.Gain():
                return self._gain(first, [step.card for step in cast("Sequence[aboard.Gain]", steps)])
            case aboard.BringSituation():
                return self._bring(first, [step.card for step in cast("Sequence[aboard.BringSituation]", steps)])
            case _:
                raise AssertionError(first)

    def choice(self, options: Sequence[Effect]) -> Told | None:
        """Alternatives that differ in one thing; None if each has to be told for itself."""
        if all(isinstance(option, TreatDie) for option in options):
            return self._dice(cast("Sequence[TreatDie]", options))
        match tuple(options):
            case (fx.GainLeads(count=count), *_) if _each_deck(options):
                #: Effect of a card: all lead tokens go on one deck. %n stands before the icon.
                return self.tr("Gain %n [lead] for one discovery deck of your choice.", "", count)
            case (TreatResults() as first, TreatResults() as second) if _reversed(first, second) and not first.also:
                #: {dice} is "on all dice" or the like; {first} and {second} are icons.
                text = self.tr(
                    "In this check each {first} {dice} counts as {second}, or each {second} as {first}, as you choose."
                )
                icons = {"first": marks((first.shown,)), "second": marks((second.shown,))}
                return text.format(dice=self._pool.on_dice(first), **icons)
            case (fx.AdvanceTime(which=which, count=count), fx.ReduceTime(which=same, count=back)) if (
                which is same is fx.Which.CONDITION and count == back
            ):
                #: Effect of a card: players choose the direction. %n is how many spaces.
                return self.tr(
                    "The time track of the [global_condition] progresses or goes back %n space(s), as you choose.",
                    "",
                    count,
                )
            case _:
                return None

    def _results(self, steps: Sequence[TreatResults]) -> Told:
        first = steps[0]
        dice = self._pool.on_dice(first)
        if len(steps) == 2 and first.also and _reversed(first, steps[1]):
            #: {dice} is "on all dice" or the like; {icons} are two icons with "and" between them.
            text = self.tr("In this check {icons} {dice} may also count as each other.")
        else:
            assert not first.becomes
            #: {dice} is "on all dice" or the like; {icons} are icons with "and" before the last one.
            text = self.tr("In this check {icons} {dice} count for nothing.")
        return text.format(dice=dice, icons=all_of([marks((step.shown,)) for step in steps]))

    def _dice(self, options: Sequence[TreatDie]) -> Told | None:
        first = options[0]
        pairs = {(option.shown, option.becomes) for option in options}
        dice = self._pool.on_die(first)
        if any(option.color is not first.color or option.shown is None for option in options):
            return None
        if len({shown for shown, _ in pairs}) == 1:
            #: {shown} is an icon, {dice} is "on one red die of the roll pool" or the like, {becomes} are icons with
            #: "or" before the last one.
            text = self.tr("One {shown} {dice} counts as {becomes}.")
            becomes = one_of([marks(option.becomes) for option in options])
            return text.format(shown=marks((first.shown,)) if first.shown else "", dice=dice, becomes=becomes)
        icons = tuple(dict.fromkeys(option.shown for option in options if option.shown is not None))
        if pairs == {(shown, (becomes,)) for shown, becomes in permutations(icons, 2)}:
            #: {icons} are icons with "or" before the last one, {dice} is "on one red die of the roll pool" or the like.
            text = self.tr("One {icons} {dice} counts as another of these icons.")
            return text.format(icons=one_of([marks((icon,)) for icon in icons]), dice=dice)
        return None

    def _gain(self, first: aboard.Gain, cards: Sequence[Any]) -> Told:
        if first.all:
            #: {cards} are names of cards in quotation marks with "and" before the last one.
            text = self.tr("Gain all copies of {cards}.")
        else:
            #: Effect of a card aboard the ship. {cards} is names of cards in quotation marks with "and" before the last
            #: one.
            text = self.tr("Gain {cards}.")
        return text.format(cards=all_of([self._names.quoted(self._say.card(card)) for card in cards]))

    def _bring(self, first: aboard.BringSituation, cards: Sequence[Any]) -> Told:
        match first.to:
            case aboard.Place.TABLE:
                #: {cards} are names of situations in quotation marks with "and" before the last one.
                text = self.tr("The situations {cards} come into play.")
            case aboard.Place.ENVELOPE:
                #: {cards} are names of situations in quotation marks with "and" before the last one.
                text = self.tr("Put the situations {cards} into the envelope.")
            case aboard.Place.POSSIBLE:
                #: {cards} are names of situations in quotation marks with "and" before the last one.
                text = self.tr("Shuffle {cards} into the possible situations.")
        situations = self._names.box.situations
        called = [self._names.content("situations", situations[card].name) for card in cards]
        return text.format(cards=all_of([self._names.quoted(name) for name in called]))


def _goes_with(run: Sequence[Effect], step: Effect) -> bool:
    """Whether a step belongs to the steps before it."""
    before = run[-1]
    if step == before:
        return True
    if isinstance(step, May):
        return len(run) == 1 and step.effect == before
    field = _DIFFER.get(type(before))
    if field is None or type(step) is not type(before):
        return False
    if isinstance(before, TreatResults):
        assert isinstance(step, TreatResults)
        return (before.also and _reversed(before, step)) or (not before.becomes and _but_for(before, step, field))
    if isinstance(before, aboard.Gain) and before.copies != 1 and not before.all:
        return False
    if isinstance(before, fx.MarkSector | fx.CoverPoi):
        assert isinstance(step, fx.MarkSector | fx.CoverPoi)
        if None in (before.sector, step.sector) or (isinstance(before, fx.MarkSector) and before.count < 0):
            return False
    return _but_for(before, step, field)


def _but_for(one: Any, other: Any, field: str) -> bool:
    """Whether they differ in that field alone."""
    return bool(attrs.evolve(one, **{field: getattr(other, field)}) == other)


def _reversed(one: TreatResults, other: TreatResults) -> bool:
    """Whether each makes of an icon what the other makes it of."""
    return len(one.becomes) == 1 and other == attrs.evolve(one, shown=one.becomes[0], becomes=(one.shown,))


def _each_deck(options: Sequence[Effect]) -> bool:
    """Whether they are the same leads for each deck in turn."""
    leads = [option for option in options if isinstance(option, fx.GainLeads) and len(option.types) == 1]
    decks = {option.types[0] for option in leads}
    same = all(_but_for(leads[0], option, "types") for option in leads)
    return len(leads) == len(options) and decks == set(DiscoveryType) and same
