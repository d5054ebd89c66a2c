"""What is printed for a dice check, as lines: danger dice, special effects, outcome rows or tracks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.setting.cards import ActionTrack, CheckCard, Head, ImmediateEffect, Row, RowColor, SpecialEffect
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.requirement_text import RequirementText
from vanguard_desktop.text.common.told import InTurn, Listed, Printed, Told, Under, words


class CheckText(QObject):
    """Every line stands for itself, so that a sheet may show it beside its dice."""

    def __init__(
        self,
        names: Names,
        requirements: RequirementText,
        tell: Callable[[Effect], Told],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._names = names
        self._requirements = requirements
        self._tell = tell

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
        #: How many danger dice join a dice check; {letters} are their danger tables, such as "A + A + B".
        text = self.tr("%n danger die(ce) of danger table(s) {letters}.", "", len(letters))
        return text.format(letters=" + ".join(letters))

    def _most_dice(self, most: int) -> str:
        #: A limit printed on a special action; section dice are all that are no injury and no danger dice. %n is the
        #: limit.
        return self.tr("At most %n section dice can be rolled.", "", most)

    def heads(self, heads: Head) -> str:
        """Who moves the green track on by being there."""
        match heads:
            case Head.ASSISTING:
                return self.tr("For each crewmember who assists, the green track progresses by 1 space.")
            case Head.STILL:
                return self.tr(
                    "For each crewmember here who has not traveled in this turn, the green track progresses by 1 space."
                )
            case _:
                assert_never(heads)

    def special(self, special: SpecialEffect | ImmediateEffect) -> str:
        return words(self._special(special))

    def _special(self, special: SpecialEffect | ImmediateEffect) -> Told:
        match special:
            case SpecialEffect(requirement=requirement, effect=effect, once=True):
                #: A head, small: a special effect of a dice check happens once, if the dice show what it asks for.
                return Printed(self._requirements.marks(requirement), Under(self.tr("once"), self._tell(effect)))
            case SpecialEffect(requirement=requirement, effect=effect):
                #: A head, small: a special effect of a dice check happens as often as the dice show what it asks for.
                return Printed(self._requirements.marks(requirement), Under(self.tr("each time"), self._tell(effect)))
            case ImmediateEffect(test=test, outcome=outcome):
                return Under(self._requirements.pool_test(test), self._at_once(outcome))
            case _:
                assert_never(special)

    def _at_once(self, outcome: RowColor) -> str:
        match outcome:
            case RowColor.YELLOW:
                return self.tr("The dice check ends at once with the yellow outcome.")
            case RowColor.GREEN:
                return self.tr("The dice check ends at once with the green outcome.")
            case RowColor.RED:
                return self.tr("The dice check ends at once with the red outcome.")
            case _:
                assert_never(outcome)

    def row(self, row: Row) -> str:
        return words(self._row(row))

    def _row(self, row: Row) -> Told:
        outcome = self._names.outcome(row.color)
        if not row.requirement.always:
            #: {outcome} is "Green outcome" or "Yellow outcome", {requirement} are icons: what the dice have to show.
            text = self.tr("{outcome} ({requirement})")
            outcome = text.format(outcome=outcome, requirement=self._requirements.marks(row.requirement))
        return Printed(outcome, self._followed(row.effect, row.also))

    def track(self, track: ActionTrack) -> str:
        return words(self._track(track))

    def _track(self, track: ActionTrack) -> Told:
        return Printed(self._spaces(track.color, track.length), self._followed(track.effect, track.also))

    def followed(self, effect: Effect, also: tuple[RowColor, ...]) -> str:
        """What an outcome does, without the colors that stand before it."""
        return words(self._followed(effect, also))

    def _followed(self, effect: Effect, also: tuple[RowColor, ...]) -> Told:
        """With the outcomes that an arrow leads to."""
        return InTurn((self._tell(effect), *map(self._then, also)))

    def _then(self, outcome: RowColor) -> str:
        match outcome:
            case RowColor.YELLOW:
                return self.tr("The yellow outcome follows.")
            case RowColor.GREEN:
                return self.tr("The green outcome follows.")
            case RowColor.RED:
                return self.tr("The red outcome follows.")
            case _:
                assert_never(outcome)

    def _spaces(self, color: RowColor, length: int) -> str:
        match color:
            case RowColor.YELLOW:
                #: Printed before what happens at the end of the track.
                return self.tr("Yellow track, %n space(s)", "", length)
            case RowColor.GREEN:
                #: Printed before what happens at the end of the track.
                return self.tr("Green track, %n space(s)", "", length)
            case RowColor.RED:
                #: Printed before what happens at the end of the track.
                return self.tr("Red track, %n space(s)", "", length)
            case _:
                assert_never(color)
