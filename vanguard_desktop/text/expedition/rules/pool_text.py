"""What cards and skills do to a dice check, as sentences: results, dice in and out of the pool, who may assist."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.dice.faces import Color, Icon
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.setting.cards import RowColor
from vanguard_desktop.text.common.icon_names import marks
from vanguard_desktop.text.common.told import one_of

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
                #: Effect of a card in a dice check. {basic} and {ace} are icons.
                text = self.tr("Two dice of one color that show {basic} count together as one {ace} in this check.")
                return text.format(basic=marks((Icon.BASIC,)), ace=marks((Icon.ACE,)))
            case fx.MatchIcon():
                return self._match(effect)
            case fx.TurnShown():
                return self._turn_shown(effect)
            case fx.TurnAlike(count=count):
                #: Effect of a card in a dice check: rolled dice are turned by hand. %n is their number.
                return self.tr("Turn up to %n dice of the roll pool to one icon of your choice.", "", count)
            case fx.RerollAny(having=Icon() as icon):
                #: Effect of a card in a dice check. {icon} is an icon.
                text = self.tr("Reroll any number of dice of the roll pool that have {icon} on one of their faces.")
                return text.format(icon=marks((icon,)))
            case fx.RerollAny(color=color):
                return self._reroll_any(color)
            case fx.RerollColor(color=color):
                return self._reroll_color(color)
            case fx.RerollNamed(icon=Icon() as icon):
                #: Effect of a card in a dice check. {icon} is an icon.
                text = self.tr("Reroll one die; if it shows {icon}, refresh it after the check.")
                return text.format(icon=marks((icon,)))
            case fx.RerollNamed():
                return self.tr("Name an icon and reroll one die; if it shows that icon, refresh it after the check.")
            case fx.RerollOther(icon=icon):
                #: Effect of a card in a dice check. {icon} is an icon.
                text = self.tr("Reroll one die of your choice that does not show {icon}.")
                return text.format(icon=marks((icon,)))
            case fx.ReturnNamed():
                return self.tr("Name an icon and refresh each die that shows it after the check.")
            case fx.ReturnShown(icon=icon):
                #: Effect of a card in a dice check: dice that show the icon do not stay spent. {icon} is an icon.
                text = self.tr("Refresh each die that shows {icon} after the check.")
                return text.format(icon=marks((icon,)))
            case fx.ReturnColors(icon=icon, count=count):
                #: Effect of a card in a dice check: one die of each color does not stay spent. %n is how many colors.
                #: {icon} is an icon.
                text = self.tr("Refresh dice of %n color(s) that show {icon}, one each, after the check.", "", count)
                return text.format(icon=marks((icon,)))
            case fx.PutInPool(icon=icon, color=color):
                return self._put_in(color).format(icon=marks((icon,)))
            case fx.KeepAside():
                return self.tr(
                    "Keep one of your chosen dice aside; it stays available and is not rolled. When the others have "
                    "been rolled, you may roll it, too."
                )
            case fx.KeepFace():
                return self.tr(
                    "Keep the face of one die of the roll pool; the next time it is taken for a dice check in this "
                    "sector, it is not rolled but shows that face."
                )
            case fx.IgnoreInjuryDice():
                return self.tr("In this dice check no injury dice are rolled.")
            case fx.AssistMore(count=count):
                #: Effect of a card in a dice check: whoever helps may use more dice than usual. %n is how many.
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
                return self.tr("Nothing happens instead of the green outcome of this check.")
            case RowColor.YELLOW:
                return self.tr("Nothing happens instead of the yellow outcome of this check.")
            case RowColor.RED:
                return self.tr("Nothing happens instead of the red outcome of this check.")
            case _:
                assert_never(color)

    def _treat_results(self, effect: fx.TreatResults) -> str:
        if not effect.becomes:
            #: {shown} is an icon, {dice} is "on all dice", "on your blue dice" or the like.
            text = self.tr("In this check {shown} {dice} counts for nothing.")
        elif effect.also:
            #: {shown} and {becomes} are icons, {dice} is "on all dice", "on your blue dice" or the like.
            text = self.tr("In this check each {shown} {dice} may also count as {becomes}.")
        else:
            #: {shown} and {becomes} are icons, {dice} is "on all dice", "on your blue dice" or the like.
            text = self.tr("In this check each {shown} {dice} counts as {becomes}.")
        dice = self.on_dice(effect.color, effect.own)
        return text.format(dice=dice, shown=marks((effect.shown,)), becomes=marks(effect.becomes))

    def on_dice(self, color: Color | None, own: bool) -> str:
        """Of which dice the results are meant; stands behind an icon."""
        match color, own:
            case None, False:
                #: Behind an icon: "each [basic] on all dice counts as [technology]".
                return self.tr("on all dice")
            case Color.RED, False:
                #: Behind an icon: "each [basic] on all red dice counts as [defense]".
                return self.tr("on all red dice")
            case Color.GREEN, False:
                #: Behind an icon: "each [basic] on all green dice counts as [biology]".
                return self.tr("on all green dice")
            case Color.BLUE, False:
                #: Behind an icon: "each [basic] on all blue dice counts as [technology]".
                return self.tr("on all blue dice")
            case None, _:
                #: Behind an icon: "each [basic] on your dice counts as [technology]".
                return self.tr("on your dice")
            case Color.RED, _:
                #: Behind an icon: "each [basic] on your red dice counts as [defense]".
                return self.tr("on your red dice")
            case Color.GREEN, _:
                #: Behind an icon: "each [basic] on your green dice counts as [biology]".
                return self.tr("on your green dice")
            case Color.BLUE, _:
                #: Behind an icon: "each [basic] on your blue dice counts as [technology]".
                return self.tr("on your blue dice")
            case _:
                raise AssertionError(color)

    def _treat_die(self, effect: fx.TreatDie) -> str:
        becomes = marks(effect.becomes)
        if effect.shown is not None:
            #: {shown} and {becomes} are icons, {dice} is "on one red die of the roll pool" or the like.
            text = self.tr("One {shown} {dice} counts as {becomes}.")
            return text.format(dice=self.on_die(effect.color), shown=marks((effect.shown,)), becomes=becomes)
        match effect.color:
            case None:
                #: Effect of a card in a dice check, on dice of any color. {becomes} is an icon.
                text = self.tr("One die of the roll pool counts as {becomes}.")
            case Color.RED:
                #: Effect of a card in a dice check, on dice of this color. {becomes} is an icon.
                text = self.tr("One red die of the roll pool counts as {becomes}.")
            case Color.GREEN:
                #: Effect of a card in a dice check, on dice of this color. {becomes} is an icon.
                text = self.tr("One green die of the roll pool counts as {becomes}.")
            case Color.BLUE:
                #: Effect of a card in a dice check, on dice of this color. {becomes} is an icon.
                text = self.tr("One blue die of the roll pool counts as {becomes}.")
            case _:
                assert_never(effect.color)
        return text.format(becomes=becomes)

    def on_die(self, color: Color | None) -> str:
        """Of which die a result is meant; stands behind an icon."""
        match color:
            case None:
                #: Behind an icon: "One [basic] on one die of the roll pool counts as [physical]."
                return self.tr("on one die of the roll pool")
            case Color.RED:
                #: Behind an icon: "One [basic] on one red die of the roll pool counts as [physical]."
                return self.tr("on one red die of the roll pool")
            case Color.GREEN:
                #: Behind an icon: "One [basic] on one green die of the roll pool counts as [biology]."
                return self.tr("on one green die of the roll pool")
            case Color.BLUE:
                #: Behind an icon: "One [basic] on one blue die of the roll pool counts as [science]."
                return self.tr("on one blue die of the roll pool")
            case _:
                assert_never(color)

    def _match(self, effect: fx.MatchIcon) -> str:
        if effect.turned:
            #: {die} is "one blue die" or the like, the object of the sentence.
            text = self.tr("Turn {die} to an icon that at least %n other die(ce) show.", "", effect.alike)
            return text.format(die=self._one_die(effect.color))
        match effect.color:
            case None:
                #: Effect of a card in a dice check, on dice of any color. %n is how many others must show the icon.
                return self.tr("One die counts as an icon that at least %n other die(ce) show.", "", effect.alike)
            case Color.RED:
                #: Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.
                return self.tr("One red die counts as an icon that at least %n other die(ce) show.", "", effect.alike)
            case Color.GREEN:
                #: Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.
                return self.tr("One green die counts as an icon that at least %n other die(ce) show.", "", effect.alike)
            case Color.BLUE:
                #: Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.
                return self.tr("One blue die counts as an icon that at least %n other die(ce) show.", "", effect.alike)
            case _:
                assert_never(effect.color)

    def _one_die(self, color: Color | None) -> str:
        match color:
            case None:
                #: The object of a sentence: "Turn one die from [basic] to [construction]."
                return self.tr("one die")
            case Color.RED:
                #: The object of a sentence: "Turn one red die from [basic] to [physical]."
                return self.tr("one red die")
            case Color.GREEN:
                #: The object of a sentence: "Turn one green die from [basic] to [biology]."
                return self.tr("one green die")
            case Color.BLUE:
                #: The object of a sentence: "Turn one blue die from [basic] to [construction]."
                return self.tr("one blue die")
            case _:
                assert_never(color)

    def _turn_shown(self, effect: fx.TurnShown) -> str:
        icon, die = marks((effect.icon,)), self._one_die(effect.color)
        if effect.shown is None:
            #: {die} is "one blue die" or the like, {icon} an icon.
            return self.tr("Turn {die} to {icon}.").format(icon=icon, die=die)
        #: {die} is "one blue die" or the like; {shown} is the icon that it shows, {icon} the one that it then shows.
        text = self.tr("Turn {die} from {shown} to {icon}.")
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
                #: Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by
                #: hand. {icon} is an icon.
                return self.tr("Put one available die in the roll pool, showing {icon}.")
            case Color.RED:
                #: Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by
                #: hand. {icon} is an icon.
                return self.tr("Put one available red die in the roll pool, showing {icon}.")
            case Color.GREEN:
                #: Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by
                #: hand. {icon} is an icon.
                return self.tr("Put one available green die in the roll pool, showing {icon}.")
            case Color.BLUE:
                #: Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by
                #: hand. {icon} is an icon.
                return self.tr("Put one available blue die in the roll pool, showing {icon}.")
            case _:
                assert_never(color)

    def _progress_here(self, effect: fx.ProgressHere) -> str:
        if effect.sector is not None:
            #: Where an action is, as in "A green track of an action in sector 3 progresses 1 space." {sector} is the
            #: number of a sector.
            place = self.tr("in sector {sector}").format(sector=effect.sector)
        elif effect.anywhere:
            #: Where an action is: "A green track of an action in any sector progresses 1 space."
            place = self.tr("in any sector")
        else:
            #: Where an action is: "A green track of an action here progresses 1 space."
            place = self.tr("here")
        said = self._progress(effect.color, effect.count).format(place=place)
        if effect.asking is None:
            return said
        asked = one_of([marks((icon,)) for icon in (effect.asking, effect.or_asking) if icon is not None])
        #: {effect} is a sentence about a track of an action, {icon} are icons with "or" before the last one.
        text = self.tr("{effect} It must be a track that {icon} moves on.")
        return text.format(icon=asked, effect=said)

    def _progress_around(self, color: RowColor, count: int) -> str:
        match color:
            case RowColor.YELLOW:
                #: Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.
                text = self.tr(
                    "Each yellow track of an action here and in connected sectors progresses %n space(s).", "", count
                )
            case RowColor.GREEN:
                #: Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.
                text = self.tr(
                    "Each green track of an action here and in connected sectors progresses %n space(s).", "", count
                )
            case RowColor.RED:
                #: Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.
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
                    #: {place} is "here", "in sector 3" or "in any sector".
                    return self.tr("A yellow track of an action {place} goes back %n space(s).", "", -count)
                case RowColor.GREEN:
                    #: {place} is "here", "in sector 3" or "in any sector".
                    return self.tr("A green track of an action {place} goes back %n space(s).", "", -count)
                case RowColor.RED:
                    #: {place} is "here", "in sector 3" or "in any sector".
                    return self.tr("A red track of an action {place} goes back %n space(s).", "", -count)
                case _:
                    assert_never(color)
        match color:
            case RowColor.YELLOW:
                #: {place} is "here", "in sector 3" or "in any sector".
                return self.tr("A yellow track of an action {place} progresses %n space(s).", "", count)
            case RowColor.GREEN:
                #: {place} is "here", "in sector 3" or "in any sector".
                return self.tr("A green track of an action {place} progresses %n space(s).", "", count)
            case RowColor.RED:
                #: {place} is "here", "in sector 3" or "in any sector".
                return self.tr("A red track of an action {place} progresses %n space(s).", "", count)
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
