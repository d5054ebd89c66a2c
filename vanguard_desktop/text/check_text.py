"""What is printed for a dice check, as lines: danger dice, special effects, outcome rows or tracks."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.cards import ActionTrack, CheckCard, Head, ImmediateEffect, Row, RowColor, SpecialEffect
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.text.names import Names
from vanguard_desktop.text.requirement_text import RequirementText
from vanguard_desktop.text.sentences import depending


class CheckText(QObject):
    """Every line stands for itself, so that a sheet may show it beside its dice."""

    def __init__(
        self,
        names: Names,
        requirements: RequirementText,
        say: Callable[[Effect], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._names = names
        self._requirements = requirements
        self._say = say

    def lines(self, check: CheckCard) -> tuple[str, ...]:
        """Top to bottom as on the card."""
        return (
            *((self.danger(check.danger),) if check.danger else ()),
            *((self._most_dice(check.most_dice),) if check.most_dice is not None else ()),
            *((self.heads(check.heads),) if check.heads is not None else ()),
            *map(self.special, check.special),
            *map(self.row, check.rows),
            *map(self.track, check.tracks),
        )

    def danger(self, letters: tuple[str, ...]) -> str:
        """One letter for each danger die that joins the check."""
        #: {letters} are the danger tables of the dice, such as "A + A + B".
        text = self.tr("%n danger die(ce) of danger table(s): {letters}.", "", len(letters))
        return text.format(letters=" + ".join(letters))

    def _most_dice(self, most: int) -> str:
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
        match special:
            case SpecialEffect(requirement=requirement, effect=effect, once=True):
                #: A special effect of a dice check, carried out only once: "[accident] – once: Lose 1 [supplies]."
                text = self.tr("{requirement} – once: {effect}")
                return text.format(
                    requirement=self._requirements.marks(requirement), effect=depending(self._say(effect))
                )
            case SpecialEffect(requirement=requirement, effect=effect):
                #: A special effect of a dice check, carried out as often as the dice cover the requirement.
                text = self.tr("{requirement} – each time: {effect}")
                return text.format(
                    requirement=self._requirements.marks(requirement), effect=depending(self._say(effect))
                )
            case ImmediateEffect(test=test, outcome=outcome):
                #: {test} is a sentence such as "None of these in the roll pool: [explore]."
                text = self.tr("{test} If so, the dice check ends at once: {outcome}.")
                return text.format(test=self._requirements.pool_test(test), outcome=self._names.outcome(outcome))
            case _:
                assert_never(special)

    def row(self, row: Row) -> str:
        effect = self._followed(row.effect, row.also)
        if row.requirement.always:
            #: {outcome} is "Green outcome", "Yellow outcome" or "Red outcome".
            return self.tr("{outcome}: {effect}").format(outcome=self._names.outcome(row.color), effect=effect)
        text = self.tr("{outcome} ({requirement}): {effect}")
        marks = self._requirements.marks(row.requirement)
        return text.format(outcome=self._names.outcome(row.color), requirement=marks, effect=effect)

    def track(self, track: ActionTrack) -> str:
        effect = self._followed(track.effect, track.also)
        return self._spaces(track.color, track.length).format(effect=effect)

    def _followed(self, effect: Effect, also: tuple[RowColor, ...]) -> str:
        """With the outcomes that an arrow leads to."""
        if not also:
            return depending(self._say(effect))
        text = self.tr("{effect} Then also: {outcomes}.")
        return text.format(effect=depending(self._say(effect)), outcomes=" + ".join(map(self._names.outcome, also)))

    def _spaces(self, color: RowColor, length: int) -> str:
        match color:
            case RowColor.YELLOW:
                return self.tr("Yellow track, %n space(s): {effect}", "", length)
            case RowColor.GREEN:
                return self.tr("Green track, %n space(s): {effect}", "", length)
            case RowColor.RED:
                return self.tr("Red track, %n space(s): {effect}", "", length)
            case _:
                assert_never(color)
