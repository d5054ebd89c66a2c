"""What cards and skills do to a dice check, as sentences: results, dice in and out of the pool, who may assist."""

from __future__ import annotations

from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.rulesets.expedition.data import effects as fx

from ...common.icon_names import marks
from ...common.rooms import Room, choose, given, signed, tr
from ...common.told import one_of


class PoolText(Room):
    """Each color has sentences of its own, because other languages bend it with its noun."""

    on_dice = choose(
        "own",
        false=choose(
            "color",
            #: Behind an icon: "each [basic] on all dice counts as [technology]".
            none=tr("on all dice"),
            #: Behind an icon: "each [basic] on all red dice counts as [defense]".
            red=tr("on all red dice"),
            #: Behind an icon: "each [basic] on all green dice counts as [biology]".
            green=tr("on all green dice"),
            #: Behind an icon: "each [basic] on all blue dice counts as [technology]".
            blue=tr("on all blue dice"),
        ),
        true=choose(
            "color",
            #: Behind an icon: "each [basic] on your dice counts as [technology]".
            none=tr("on your dice"),
            #: Behind an icon: "each [basic] on your red dice counts as [defense]".
            red=tr("on your red dice"),
            #: Behind an icon: "each [basic] on your green dice counts as [biology]".
            green=tr("on your green dice"),
            #: Behind an icon: "each [basic] on your blue dice counts as [technology]".
            blue=tr("on your blue dice"),
        ),
    )

    on_die = choose(
        "color",
        #: Behind an icon: "One [basic] on one die of the roll pool counts as [physical]."
        none=tr("on one die of the roll pool"),
        #: Behind an icon: "One [basic] on one red die of the roll pool counts as [physical]."
        red=tr("on one red die of the roll pool"),
        #: Behind an icon: "One [basic] on one green die of the roll pool counts as [biology]."
        green=tr("on one green die of the roll pool"),
        #: Behind an icon: "One [basic] on one blue die of the roll pool counts as [science]."
        blue=tr("on one blue die of the roll pool"),
    )

    _one_die = choose(
        "color",
        #: The object of a sentence: "Turn one die from [basic] to [construction]."
        none=tr("one die"),
        #: The object of a sentence: "Turn one red die from [basic] to [physical]."
        red=tr("one red die"),
        #: The object of a sentence: "Turn one green die from [basic] to [biology]."
        green=tr("one green die"),
        #: The object of a sentence: "Turn one blue die from [basic] to [construction]."
        blue=tr("one blue die"),
    )

    _place = given(
        "sector",
        #: Where an action is, as in "A green track of an action in sector 3 progresses 1 space." {sector} is the
        #: number of a sector.
        tr("in sector {sector}"),
        given(
            "anywhere",
            #: Where an action is: "A green track of an action in any sector progresses 1 space."
            tr("in any sector"),
            #: Where an action is: "A green track of an action here progresses 1 space."
            tr("here"),
        ),
    )

    _progress = signed(
        choose(
            "color",
            #: {place} is "here", "in sector 3" or "in any sector".
            yellow=tr("A yellow track of an action {place} goes back %n space(s).", place=_place),
            #: {place} is "here", "in sector 3" or "in any sector".
            green=tr("A green track of an action {place} goes back %n space(s).", place=_place),
            #: {place} is "here", "in sector 3" or "in any sector".
            red=tr("A red track of an action {place} goes back %n space(s).", place=_place),
        ),
        choose(
            "color",
            #: {place} is "here", "in sector 3" or "in any sector".
            yellow=tr("A yellow track of an action {place} progresses %n space(s).", place=_place),
            #: {place} is "here", "in sector 3" or "in any sector".
            green=tr("A green track of an action {place} progresses %n space(s).", place=_place),
            #: {place} is "here", "in sector 3" or "in any sector".
            red=tr("A red track of an action {place} progresses %n space(s).", place=_place),
        ),
    )

    def _asked(self, effect: fx.ProgressHere) -> str:
        return one_of([marks((icon,)) for icon in (effect.asking, effect.or_asking) if icon is not None])

    effects = {
        fx.TreatResults: given(
            "becomes",
            given(
                "also",
                #: {shown} and {becomes} are icons, {dice} is "on all dice", "on your blue dice" or the like.
                tr("In this check each {shown} {dice} may also count as {becomes}.", dice=on_dice),
                #: {shown} and {becomes} are icons, {dice} is "on all dice", "on your blue dice" or the like.
                tr("In this check each {shown} {dice} counts as {becomes}.", dice=on_dice),
            ),
            #: {shown} is an icon, {dice} is "on all dice", "on your blue dice" or the like.
            tr("In this check {shown} {dice} counts for nothing.", dice=on_dice),
        ),
        fx.TreatDie: given(
            "shown",
            #: {shown} and {becomes} are icons, {dice} is "on one red die of the roll pool" or the like.
            tr("One {shown} {dice} counts as {becomes}.", dice=on_die),
            choose(
                "color",
                #: Effect of a card in a dice check, on dice of any color. {becomes} is an icon.
                none=tr("One die of the roll pool counts as {becomes}."),
                #: Effect of a card in a dice check, on dice of this color. {becomes} is an icon.
                red=tr("One red die of the roll pool counts as {becomes}."),
                #: Effect of a card in a dice check, on dice of this color. {becomes} is an icon.
                green=tr("One green die of the roll pool counts as {becomes}."),
                #: Effect of a card in a dice check, on dice of this color. {becomes} is an icon.
                blue=tr("One blue die of the roll pool counts as {becomes}."),
            ),
        ),
        #: Effect of a card in a dice check. {basic} and {ace} are icons.
        fx.JoinBasics: tr(
            "Two dice of one color that show {basic} count together as one {ace} in this check.",
            ace=lambda *_: marks((Icon.ACE,)),
            basic=lambda *_: marks((Icon.BASIC,)),
        ),
        fx.MatchIcon: given(
            "turned",
            #: {die} is "one blue die" or the like, the object of the sentence.
            tr("Turn {die} to an icon that at least %n other die(ce) show.", n="alike", die=_one_die),
            choose(
                "color",
                #: Effect of a card in a dice check, on dice of any color. %n is how many others must show the icon.
                none=tr("One die counts as an icon that at least %n other die(ce) show.", n="alike"),
                #: Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.
                red=tr("One red die counts as an icon that at least %n other die(ce) show.", n="alike"),
                #: Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.
                green=tr("One green die counts as an icon that at least %n other die(ce) show.", n="alike"),
                #: Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.
                blue=tr("One blue die counts as an icon that at least %n other die(ce) show.", n="alike"),
            ),
        ),
        fx.TurnShown: given(
            "shown",
            #: {die} is "one blue die" or the like; {shown} is the icon that it shows, {icon} the one that it then
            #: shows.
            tr("Turn {die} from {shown} to {icon}.", die=_one_die),
            #: {die} is "one blue die" or the like, {icon} an icon.
            tr("Turn {die} to {icon}.", die=_one_die),
        ),
        #: Effect of a card in a dice check: rolled dice are turned by hand. %n is their number.
        fx.TurnAlike: tr("Turn up to %n dice of the roll pool to one icon of your choice."),
        fx.RerollAny: given(
            "having",
            #: Effect of a card in a dice check. {icon} is an icon.
            tr("Reroll any number of dice of the roll pool that have {icon} on one of their faces.", icon="having"),
            choose(
                "color",
                none=tr("Reroll any number of dice of the roll pool."),
                red=tr("Reroll any number of red dice of the roll pool."),
                green=tr("Reroll any number of green dice of the roll pool."),
                blue=tr("Reroll any number of blue dice of the roll pool."),
            ),
        ),
        fx.RerollColor: choose(
            "color",
            none=tr("Reroll all dice of one color of your choice."),
            red=tr("Reroll all red dice of the roll pool."),
            green=tr("Reroll all green dice of the roll pool."),
            blue=tr("Reroll all blue dice of the roll pool."),
        ),
        fx.RerollNamed: given(
            "icon",
            #: Effect of a card in a dice check. {icon} is an icon.
            tr("Reroll one die; if it shows {icon}, refresh it after the check."),
            tr("Name an icon and reroll one die; if it shows that icon, refresh it after the check."),
        ),
        #: Effect of a card in a dice check. {icon} is an icon.
        fx.RerollOther: tr("Reroll one die of your choice that does not show {icon}."),
        fx.ReturnNamed: tr("Name an icon and refresh each die that shows it after the check."),
        #: Effect of a card in a dice check: dice that show the icon do not stay spent. {icon} is an icon.
        fx.ReturnShown: tr("Refresh each die that shows {icon} after the check."),
        #: Effect of a card in a dice check: one die of each color does not stay spent. %n is how many colors.
        #: {icon} is an icon.
        fx.ReturnColors: tr("Refresh dice of %n color(s) that show {icon}, one each, after the check."),
        fx.PutInPool: choose(
            "color",
            #: Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by
            #: hand. {icon} is an icon.
            none=tr("Put one available die in the roll pool, showing {icon}."),
            #: Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by
            #: hand. {icon} is an icon.
            red=tr("Put one available red die in the roll pool, showing {icon}."),
            #: Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by
            #: hand. {icon} is an icon.
            green=tr("Put one available green die in the roll pool, showing {icon}."),
            #: Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by
            #: hand. {icon} is an icon.
            blue=tr("Put one available blue die in the roll pool, showing {icon}."),
        ),
        fx.KeepAside: tr(
            "Keep one of your chosen dice aside; it stays available and is not rolled. When the "
            "others have been rolled, you may roll it, too."
        ),
        fx.KeepFace: tr(
            "Keep the face of one die of the roll pool; the next time it is taken for a dice check "
            "in this sector, it is not rolled but shows that face."
        ),
        fx.IgnoreInjuryDice: tr("In this dice check no injury dice are rolled."),
        #: Effect of a card in a dice check: whoever helps may use more dice than usual. %n is how many.
        fx.AssistMore: tr("Each assisting crewmember may add up to %n die(ce) to this dice check."),
        fx.MayAssist: tr("May assist this dice check as if in the same sector."),
        fx.PayTwice: tr("One die of the next dice combination may pay for one more."),
        fx.SpareOutcome: choose(
            "color",
            green=tr("Nothing happens instead of the green outcome of this check."),
            yellow=tr("Nothing happens instead of the yellow outcome of this check."),
            red=tr("Nothing happens instead of the red outcome of this check."),
        ),
        fx.RepeatCheck: tr("Make the same dice check again with available dice."),
        fx.ProgressHere: given(
            "asking",
            #: {effect} is a sentence about a track of an action, {icon} are icons with "or" before the last one.
            tr("{effect} It must be a track that {icon} moves on.", effect=_progress, icon=_asked),
            _progress,
        ),
        fx.ProgressAround: choose(
            "color",
            #: Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.
            yellow=tr("Each yellow track of an action here and in connected sectors progresses %n space(s)."),
            #: Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.
            green=tr("Each green track of an action here and in connected sectors progresses %n space(s)."),
            #: Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.
            red=tr("Each red track of an action here and in connected sectors progresses %n space(s)."),
        ),
        fx.ResetHere: choose(
            "color",
            yellow=tr("Reset a yellow track of an action here."),
            green=tr("Reset a green track of an action here."),
            red=tr("Reset a red track of an action here."),
        ),
    }
