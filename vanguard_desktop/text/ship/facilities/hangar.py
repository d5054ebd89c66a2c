"""Words for the hangar: landers, mods, damage and repair."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.facilities import hangar as data
from vanguard_desktop.rulesets.ship.facilities.lander import attached, card_of_lander
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import NoModSlot, Stat

from ...common.rooms import (
    Room,
    given,
    like,
    nothing,
    told_by,
    tr,
)

STATS = {
    #: Statistic of a lander within a sentence: how much it bears.
    Stat.ARMOR: QT_TRANSLATE_NOOP("ShipHangar", "armor"),
    #: Statistic of a lander within a sentence: how well it sees.
    Stat.SENSORS: QT_TRANSLATE_NOOP("ShipHangar", "sensors"),
    #: Statistic of a lander within a sentence: how nimbly it flies.
    Stat.AGILITY: QT_TRANSLATE_NOOP("ShipHangar", "agility"),
}


def _stat(stat: Stat) -> str:
    return QCoreApplication.translate("ShipHangar", str(STATS[stat]))


class ShipHangar(Room):
    """Landers and their mods."""

    def _signed(self, change: fx.ImproveLander | data.LanderImproved, *_: ShipState) -> str:
        return f"{change.by:+}"

    effects = {
        #: What happens aboard: a new lander finds its place. {lander} is its name in quotation marks.
        data.InstallLander: tr("Install {lander} in the hangar.", lander=like("card")),
        #: What happens aboard: a part for landers finds its place. {mod} is the name of a card in quotation marks.
        data.InstallMod: tr("Install {mod} in the hangar."),
        data.OfferRepairs: tr("Repair damaged landers."),
        fx.DamageLander: given(
            "card",
            #: What happens aboard. {lander} is the name of a lander in quotation marks.
            tr("{lander} is damaged."),
            tr("Your lander is damaged."),
        ),
        fx.RepairLander: given(
            "card",
            #: Effect of a card aboard. {lander} is the name of a lander in quotation marks.
            tr("Repair {lander} at no cost."),
            tr("Repair a damaged lander at no cost."),
        ),
        #: Effect of a card aboard. {lander} is the name of a lander in quotation marks, {by} a number with its sign,
        #: {stat} as "armor".
        fx.ImproveLander: tr("{lander} has {by} {stat} from now on.", by=_signed, stat=told_by(_stat, "stat")),
    }

    events = {
        data.LanderChosen: given(
            "lander",
            #: Chronicle aboard. {lander} is the name of a lander in quotation marks.
            tr("{lander} is made ready."),
            nothing,
        ),
        data.LanderTurned: given(
            "damaged",
            #: What happens aboard. {lander} is the name of a lander in quotation marks.
            tr("{lander} is damaged."),
            #: Chronicle aboard. {lander} is the name of a lander in quotation marks.
            tr("{lander} is repaired."),
        ),
        #: Chronicle aboard. {lander} is the name of a lander, {by} a number with its sign, {stat} as "armor".
        data.LanderImproved: tr(
            "{lander}: {by} {stat} from now on.",
            by=_signed,
            lander=lambda room, event, _: room.say.piece(card_of_lander(event.lander)),
            stat=told_by(_stat, "stat"),
        ),
    }

    questions = {
        #: Question aboard. {lander} is the name of a lander. {structural} is how many are taken. {all_structural} is
        #: how many there are. {utility} is how many are taken. {all_utility} is how many there are.
        data.FitOutLander: tr(
            "Which lander flies, and with which mods? {lander}: {structural} of {all_structural} structural slots and"
            " {utility} of {all_utility} utility slots are taken.",
            lander=lambda room, _, state: room.say.piece(card_of_lander(state.lander)),
            structural=lambda _, __, state: sum(mod.structural for mod in attached(state)),
            all_structural=lambda _, __, state: state.box.landers[state.lander].structural,
            utility=lambda _, __, state: sum(not mod.structural for mod in attached(state)),
            all_utility=lambda _, __, state: state.box.landers[state.lander].utility,
        ),
    }

    commands = {
        #: Choice aboard: this lander flies next. {lander} is its name.
        data.ChooseLander: tr("Take {lander}"),
        #: Choice aboard: a part is put on the lander. {mod} is its name.
        data.AttachMod: tr("Attach {mod}"),
        #: Choice aboard: a part is taken off the lander. {mod} is its name.
        data.DetachMod: tr("Take off {mod}"),
        #: Choice aboard. {lander} is the name of a lander.
        data.RepairLander: tr("Repair {lander}"),
        data.EndHangar: tr("The lander is ready"),
    }

    reasons = {
        NoModSlot: given(
            "structural",
            tr("The lander has no free structural slot."),
            tr("The lander has no free utility slot."),
        ),
        data.NotUsable: tr("Only another lander that lies face up in the hangar can be taken."),
        data.NoSuchMod: tr("The mod does not lie there."),
        data.CannotRepair: tr("This lander is not damaged, or its repair cannot be paid now."),
    }

    things = {
        data.InstallLander: tr("The hangar is full: which lander leaves the game?"),
        #: Question aboard. {mod} is the name of a part for landers, in quotation marks.
        data.InstallMod: tr("No slot is free for {mod}: does another mod leave the game for it?"),
        data.OfferRepairs: tr("Which damaged lander is repaired?"),
        fx.RepairLander: tr("Which damaged lander is repaired at no cost?"),
    }
