"""What cards and skills do to a dice check, as sentences: results, dice in and out of the pool, who may assist."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.cards import RowColor
from vanguard_desktop.core.dice import Color, Icon
from vanguard_desktop.rulesets.expedition import effects_checks as fx
from vanguard_desktop.text.icon_names import marks
from vanguard_desktop.text.sentences import going_on

PoolEffect = fx.OfCheck


class PoolText(QObject):
    """Each color has sentences of its own, because other languages bend it with its noun."""

    def effect(self, effect: PoolEffect) -> str:
        match effect:
            case fx.TreatResults():
                return self._treat_results(effect)
            case fx.TreatDie():
                return self._treat_die(effect)
            case fx.JoinBasics():
                text = self.tr("Two dice of one color that show {basic} count together as one {ace} in this check.")
                return text.format(basic=marks((Icon.BASIC,)), ace=marks((Icon.ACE,)))
            case fx.MatchIcon():
                return self._match(effect)
            case fx.TurnShown():
                return self._turn_shown(effect)
            case fx.TurnAlike(count=count):
                return self.tr("Turn up to %n dice of the roll pool to one icon of your choice.", "", count)
            case fx.RerollAny(having=Icon() as icon):
                text = self.tr("Reroll any number of dice of the roll pool that have {icon} on one of their faces.")
                return text.format(icon=marks((icon,)))
            case fx.RerollAny(color=color):
                return self._reroll_any(color)
            case fx.RerollColor(color=color):
                return self._reroll_color(color)
            case fx.RerollNamed(icon=Icon() as icon):
                text = self.tr("Reroll one die; if it shows {icon}, refresh it after the check.")
                return text.format(icon=marks((icon,)))
            case fx.RerollNamed():
                return self.tr("Name an icon and reroll one die; if it shows that icon, refresh it after the check.")
            case fx.RerollOther(icon=icon):
                text = self.tr("Reroll one die of your choice that does not show {icon}.")
                return text.format(icon=marks((icon,)))
            case fx.ReturnNamed():
                return self.tr("Name an icon: refresh each die that shows it after the check.")
            case fx.ReturnShown(icon=icon):
                text = self.tr("Refresh each die that shows {icon} after the check.")
                return text.format(icon=marks((icon,)))
            case fx.ReturnColors(icon=icon, count=count):
                text = self.tr("Refresh dice of %n color(s) that show {icon}, one each, after the check.", "", count)
                return text.format(icon=marks((icon,)))
            case fx.PutInPool(icon=icon, color=color):
                return self._put_in(color).format(icon=marks((icon,)))
            case fx.KeepAside():
                return self.tr(
                    "Keep one of your chosen dice aside: it stays available and is not rolled. When the others have "
                    "been rolled, you may roll it, too."
                )
            case fx.KeepFace():
                return self.tr(
                    "Keep the face of one die of the roll pool: the next time it is taken for a dice check in this "
                    "sector, it is not rolled but shows that face."
                )
            case fx.IgnoreInjuryDice():
                return self.tr("In this dice check no injury dice are rolled.")
            case fx.AssistMore(count=count):
                return self.tr("Each assisting crewmember may add up to %n die(ce) to this dice check.", "", count)
            case fx.MayAssist():
                return self.tr("May assist this dice check as if in the same sector.")
            case fx.PayTwice():
                return self.tr("One die of the next dice combination may pay for one more.")
            case fx.SpareOutcome(color=color):
                return self._spare(color)
            case fx.RepeatCheck():
                return self.tr("Make the same dice check again with available dice.")
            case fx.ProgressHere():
                return self._progress_here(effect)
            case fx.ProgressAround(color=color, count=count):
                return self._progress_around(color, count)
            case fx.ResetHere(color=color):
                return self._reset(color)
            case _:
                assert_never(effect)

    def _spare(self, color: RowColor) -> str:
        match color:
            case RowColor.GREEN:
                return self.tr("If the green outcome is marked in this check, nothing happens instead.")
            case RowColor.YELLOW:
                return self.tr("If the yellow outcome is marked in this check, nothing happens instead.")
            case RowColor.RED:
                return self.tr("If the red outcome is marked in this check, nothing happens instead.")
            case _:
                assert_never(color)

    def _treat_results(self, effect: fx.TreatResults) -> str:
        match effect.color, effect.own:
            case None, False:
                dice = self.tr("All dice of the roll pool:")
            case Color.RED, False:
                dice = self.tr("All red dice of the roll pool:")
            case Color.GREEN, False:
                dice = self.tr("All green dice of the roll pool:")
            case Color.BLUE, False:
                dice = self.tr("All blue dice of the roll pool:")
            case None, _:
                dice = self.tr("Your dice of the roll pool:")
            case Color.RED, _:
                dice = self.tr("Your red dice of the roll pool:")
            case Color.GREEN, _:
                dice = self.tr("Your green dice of the roll pool:")
            case Color.BLUE, _:
                dice = self.tr("Your blue dice of the roll pool:")
            case _:
                raise AssertionError(effect.color)
        if not effect.becomes:
            #: {dice} is "Your blue dice of the roll pool:" or the like.
            text = self.tr("{dice} In this check {shown} counts for nothing.")
        elif effect.also:
            #: {dice} is "Your blue dice of the roll pool:" or the like.
            text = self.tr("{dice} In this check each {shown} may also count as {becomes}.")
        else:
            #: {dice} is "Your blue dice of the roll pool:" or the like.
            text = self.tr("{dice} In this check each {shown} counts as {becomes}.")
        return text.format(dice=dice, shown=marks((effect.shown,)), becomes=marks(effect.becomes))

    def _treat_die(self, effect: fx.TreatDie) -> str:
        match effect.color:
            case None:
                dice = self.tr("One die of the roll pool:")
            case Color.RED:
                dice = self.tr("One red die of the roll pool:")
            case Color.GREEN:
                dice = self.tr("One green die of the roll pool:")
            case Color.BLUE:
                dice = self.tr("One blue die of the roll pool:")
            case _:
                assert_never(effect.color)
        if effect.shown is None:
            #: {dice} is "One blue die of the roll pool:" or the like.
            return self.tr("{dice} It counts as {becomes}.").format(dice=dice, becomes=marks(effect.becomes))
        #: {dice} is "One blue die of the roll pool:" or the like.
        text = self.tr("{dice} One {shown} counts as {becomes}.")
        return text.format(dice=dice, shown=marks((effect.shown,)), becomes=marks(effect.becomes))

    def _match(self, effect: fx.MatchIcon) -> str:
        if effect.turned:
            text = self.tr("If at least %n other die(ce) show the same icon, turn this to it: {die}.", "", effect.alike)
        else:
            text = self.tr("This counts as an icon that at least %n other die(ce) show: {die}.", "", effect.alike)
        return text.format(die=self._one_die(effect.color))

    def _one_die(self, color: Color | None) -> str:
        """Stands bare behind a colon."""
        match color:
            case None:
                return self.tr("one die")
            case Color.RED:
                return self.tr("one red die")
            case Color.GREEN:
                return self.tr("one green die")
            case Color.BLUE:
                return self.tr("one blue die")
            case _:
                assert_never(color)

    def _turn_shown(self, effect: fx.TurnShown) -> str:
        icon, die = marks((effect.icon,)), self._one_die(effect.color)
        if effect.shown is None:
            #: {die} is "one blue die" or the like.
            return self.tr("Turn a die that has {icon} to it: {die}.").format(icon=icon, die=die)
        #: {die} is "one blue die" or the like.
        text = self.tr("Turn a die that shows {shown} to {icon}, if it has it: {die}.")
        return text.format(shown=marks((effect.shown,)), icon=icon, die=die)

    def _reroll_any(self, color: Color | None) -> str:
        match color:
            case None:
                return self.tr("Reroll any number of dice of the roll pool.")
            case Color.RED:
                return self.tr("Reroll any number of red dice of the roll pool.")
            case Color.GREEN:
                return self.tr("Reroll any number of green dice of the roll pool.")
            case Color.BLUE:
                return self.tr("Reroll any number of blue dice of the roll pool.")
            case _:
                assert_never(color)

    def _reroll_color(self, color: Color | None) -> str:
        match color:
            case None:
                return self.tr("Reroll all dice of one color of your choice.")
            case Color.RED:
                return self.tr("Reroll all red dice of the roll pool.")
            case Color.GREEN:
                return self.tr("Reroll all green dice of the roll pool.")
            case Color.BLUE:
                return self.tr("Reroll all blue dice of the roll pool.")
            case _:
                assert_never(color)

    def _put_in(self, color: Color | None) -> str:
        match color:
            case None:
                return self.tr("Put one available die in the roll pool, showing {icon}.")
            case Color.RED:
                return self.tr("Put one available red die in the roll pool, showing {icon}.")
            case Color.GREEN:
                return self.tr("Put one available green die in the roll pool, showing {icon}.")
            case Color.BLUE:
                return self.tr("Put one available blue die in the roll pool, showing {icon}.")
            case _:
                assert_never(color)

    def _progress_here(self, effect: fx.ProgressHere) -> str:
        said = self._progress(effect.color, effect.count)
        if effect.asking is not None:
            #: {effect} is a sentence about a track of an action.
            text = self.tr("Only a track that {icon} moves on: {effect}")
            asked = " / ".join(marks((icon,)) for icon in (effect.asking, effect.or_asking) if icon is not None)
            said = text.format(icon=asked, effect=going_on(said))
        if effect.anywhere:
            #: {effect} is a sentence about a track "here".
            said = self.tr("In any sector: {effect}").format(effect=going_on(said))
        if effect.sector is not None:
            #: {effect} is a sentence about a track "here" or in "this sector".
            said = self.tr("In sector {sector}: {effect}").format(sector=effect.sector, effect=going_on(said))
        return said

    def _progress_around(self, color: RowColor, count: int) -> str:
        match color:
            case RowColor.YELLOW:
                text = self.tr(
                    "Each yellow track of an action here and in connected sectors progresses %n space(s).", "", count
                )
            case RowColor.GREEN:
                text = self.tr(
                    "Each green track of an action here and in connected sectors progresses %n space(s).", "", count
                )
            case RowColor.RED:
                text = self.tr(
                    "Each red track of an action here and in connected sectors progresses %n space(s).", "", count
                )
            case _:
                assert_never(color)
        return text

    def _progress(self, color: RowColor, count: int) -> str:
        if count < 0:
            match color:
                case RowColor.YELLOW:
                    return self.tr("A yellow track of an action here goes back %n space(s).", "", -count)
                case RowColor.GREEN:
                    return self.tr("A green track of an action here goes back %n space(s).", "", -count)
                case RowColor.RED:
                    return self.tr("A red track of an action here goes back %n space(s).", "", -count)
                case _:
                    assert_never(color)
        match color:
            case RowColor.YELLOW:
                return self.tr("A yellow track of an action here progresses %n space(s).", "", count)
            case RowColor.GREEN:
                return self.tr("A green track of an action here progresses %n space(s).", "", count)
            case RowColor.RED:
                return self.tr("A red track of an action here progresses %n space(s).", "", count)
            case _:
                assert_never(color)

    def _reset(self, color: RowColor) -> str:
        match color:
            case RowColor.YELLOW:
                return self.tr("Reset a yellow track of an action here.")
            case RowColor.GREEN:
                return self.tr("Reset a green track of an action here.")
            case RowColor.RED:
                return self.tr("Reset a red track of an action here.")
            case _:
                assert_never(color)
