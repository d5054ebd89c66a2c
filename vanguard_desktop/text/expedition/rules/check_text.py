"""Dice checks as they are printed: dangers, special effects, outcomes and tracks, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from vanguard_desktop.core import Effect
from vanguard_desktop.setting import ActionTrack, CheckCard, ImmediateEffect, Row, RowColor, SpecialEffect

from ...common.icon_words import danger_die
from ...common.rooms import Room, choose, given, over, tr
from ...common.told import InTurn, Listed, Printed, Told, Under, all_of, words


class CheckText(Room):
    """Every line stands for itself, so that a sheet may show it beside its dice."""

    heads = choose(
        assisting=tr("For each crewmember who assists, the green track progresses by 1 space."),
        still=tr("For each crewmember here who has not traveled in this turn, the green track progresses by 1 space."),
    )
    _times = given(
        "once",
        #: A head, small: a special effect of a dice check happens once, if the dice show what it asks for.
        over(tr("once")),
        #: A head, small: a special effect of a dice check happens as often as the dice show what it asks for.
        over(tr("each time")),
    )
    _at_once = choose(
        "outcome",
        yellow=tr("The dice check ends at once with the yellow outcome."),
        green=tr("The dice check ends at once with the green outcome."),
        red=tr("The dice check ends at once with the red outcome."),
    )
    _then = choose(
        yellow=tr("The yellow outcome follows."),
        green=tr("The green outcome follows."),
        red=tr("The red outcome follows."),
    )
    _spaces = choose(
        "color",
        #: Printed before what happens at the end of the track.
        yellow=tr("Yellow track, %n space(s)", n="length"),
        #: Printed before what happens at the end of the track.
        green=tr("Green track, %n space(s)", n="length"),
        #: Printed before what happens at the end of the track.
        red=tr("Red track, %n space(s)", n="length"),
    )

    def lines(self, check: CheckCard) -> tuple[str, ...]:
        """Top to bottom as on the card."""
        return tuple(map(words, self._parts(check)))

    def told(self, check: CheckCard) -> Listed:
        """The whole check as a text inside of another one."""
        #: A head, small: the lines of the check follow.
        return Listed(self.tr("make a dice check"), tuple(self._parts(check)), numbered=False)

    def _parts(self, check: CheckCard) -> Iterator[Told]:
        if check.danger:
            yield self.danger(check.danger)
        if check.most_dice is not None:
            yield self._most_dice(check.most_dice)
        if check.heads is not None:
            yield self.heads(check.heads)
        yield from map(self._special, check.special)
        yield from map(self._row, check.rows)
        yield from map(self._track, check.tracks)

    def danger(self, letters: tuple[str, ...]) -> str:
        """One letter for each danger die that joins the check."""
        #: Danger dice join a dice check. {dice} are their signs, as "danger die A and danger die B".
        return self.tr("Adds {dice}.").format(dice=all_of([danger_die(letter) for letter in letters]))

    def _most_dice(self, most: int) -> str:
        #: A limit printed on a special action; section dice are all that are no injury and no danger dice. %n is the
        #: limit.
        return self.tr("At most %n section dice can be rolled.", "", most)

    def special(self, special: SpecialEffect | ImmediateEffect) -> str:
        return words(self._special(special))

    def _special(self, special: SpecialEffect | ImmediateEffect) -> Told:
        requirements = self.say.requirements
        if isinstance(special, ImmediateEffect):
            return Under(requirements.pool_test(special.test), self._at_once(special))
        return Printed(requirements.marks(special.requirement), self._times(special))

    def row(self, row: Row) -> str:
        return words(self._row(row))

    def _row(self, row: Row) -> Told:
        outcome = self.names.outcome(row.color)
        if not row.requirement.always:
            #: {outcome} is "Green outcome" or "Yellow outcome", {requirement} are icons: what the dice have to show.
            text = self.tr("{outcome} ({requirement})")
            outcome = text.format(outcome=outcome, requirement=self.say.requirements.marks(row.requirement))
        return Printed(outcome, self._followed(row.effect, row.also))

    def track(self, track: ActionTrack) -> str:
        return words(self._track(track))

    def _track(self, track: ActionTrack) -> Told:
        return Printed(self._spaces(track), self._followed(track.effect, track.also))

    def followed(self, effect: Effect, also: tuple[RowColor, ...]) -> str:
        """What an outcome does, without the colors that stand before it."""
        return words(self._followed(effect, also))

    def _followed(self, effect: Effect, also: tuple[RowColor, ...]) -> Told:
        """With the outcomes that an arrow leads to."""
        return InTurn((self.say.tell(effect), *map(self._then, also)))
