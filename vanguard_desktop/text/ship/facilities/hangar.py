"""Words for the hangar: landers, mods, damage and repair."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.facilities import hangar as data
from vanguard_desktop.rulesets.ship.facilities.lander import attached, card_of_lander
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting.cards import Stat
from vanguard_desktop.setting.launch import NoModSlot
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker

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


def _damage(effect: fx.DamageLander, say: Speaker) -> str:
    if effect.card is None:
        return QCoreApplication.translate("ShipHangar", "Your lander is damaged.")
    #: What happens aboard. {lander} is the name of a lander in quotation marks.
    text = QCoreApplication.translate("ShipHangar", "{lander} is damaged.")
    return text.format(lander=say.quoted(say.piece(card_of_lander(effect.card))))


def _repair(effect: fx.RepairLander, say: Speaker) -> str:
    if effect.card is None:
        return QCoreApplication.translate("ShipHangar", "Repair a damaged lander at no cost.")
    #: Effect of a card aboard. {lander} is the name of a lander in quotation marks.
    text = QCoreApplication.translate("ShipHangar", "Repair {lander} at no cost.")
    return text.format(lander=say.quoted(say.piece(card_of_lander(effect.card))))


def _improve(effect: fx.ImproveLander, say: Speaker) -> str:
    #: Effect of a card aboard. {lander} is the name of a lander in quotation marks, {by} a number with its sign, {stat}
    #: as "armor".
    text = QCoreApplication.translate("ShipHangar", "{lander} has {by} {stat} from now on.")
    return text.format(
        lander=say.quoted(say.piece(card_of_lander(effect.card))), by=f"{effect.by:+}", stat=_stat(effect.stat)
    )


def _chosen(event: data.LanderChosen, say: Speaker, _: ShipState) -> str:
    if event.lander is None:  # as after every exploration
        return ""
    #: Chronicle aboard. {lander} is the name of a lander in quotation marks.
    text = QCoreApplication.translate("ShipHangar", "{lander} is made ready.")
    return text.format(lander=say.quoted(say.piece(card_of_lander(event.lander))))


def _turned(event: data.LanderTurned, say: Speaker, _: ShipState) -> str:
    if event.damaged:
        #: What happens aboard. {lander} is the name of a lander in quotation marks.
        text = QCoreApplication.translate("ShipHangar", "{lander} is damaged.")
    else:
        #: Chronicle aboard. {lander} is the name of a lander in quotation marks.
        text = QCoreApplication.translate("ShipHangar", "{lander} is repaired.")
    return text.format(lander=say.quoted(say.piece(card_of_lander(event.lander))))


def _improved(event: data.LanderImproved, say: Speaker, _: ShipState) -> str:
    #: Chronicle aboard. {lander} is the name of a lander, {by} a number with its sign, {stat} as "armor".
    text = QCoreApplication.translate("ShipHangar", "{lander}: {by} {stat} from now on.")
    return text.format(lander=say.piece(card_of_lander(event.lander)), by=f"{event.by:+}", stat=_stat(event.stat))


def _fitting(_: data.FitOutLander, say: Speaker, state: ShipState) -> str:
    assert state.lander is not None
    lander, mods = state.box.landers[state.lander], attached(state)
    structural = sum(mod.structural for mod in mods)
    #: Question aboard. {lander} is the name of a lander. {structural} is how many are taken. {all_structural} is how
    #: many there are. {utility} is how many are taken. {all_utility} is how many there are.
    text = QCoreApplication.translate(
        "ShipHangar",
        "Which lander flies, and with which mods? {lander}: {structural} of {all_structural} structural slots and"
        " {utility} of {all_utility} utility slots are taken.",
    )
    return text.format(
        lander=say.piece(card_of_lander(state.lander)),
        structural=structural,
        all_structural=lander.structural,
        utility=len(mods) - structural,
        all_utility=lander.utility,
    )


def _no_slot(reason: NoModSlot, _: Speaker, __: ShipState) -> str:
    if reason.structural:
        return QCoreApplication.translate("ShipHangar", "The lander has no free structural slot.")
    return QCoreApplication.translate("ShipHangar", "The lander has no free utility slot.")


HANGAR = ChapterWords(
    effects={
        #: What happens aboard: a new lander finds its place. {lander} is its name in quotation marks.
        data.InstallLander: lambda effect, say: QCoreApplication.translate(
            "ShipHangar", "Install {lander} in the hangar."
        ).format(lander=say.quoted(say.piece(effect.card))),
        #: What happens aboard: a part for landers finds its place. {mod} is the name of a card in quotation marks.
        data.InstallMod: lambda effect, say: QCoreApplication.translate(
            "ShipHangar", "Install {mod} in the hangar."
        ).format(mod=say.quoted(say.piece(effect.card))),
        data.OfferRepairs: lambda effect, say: QCoreApplication.translate("ShipHangar", "Repair damaged landers."),
        fx.DamageLander: _damage,
        fx.RepairLander: _repair,
        fx.ImproveLander: _improve,
    },
    events={data.LanderChosen: _chosen, data.LanderTurned: _turned, data.LanderImproved: _improved},
    questions={
        data.FitOutLander: _fitting,
    },
    commands={
        #: Choice aboard: this lander flies next. {lander} is its name.
        data.ChooseLander: lambda command, say, state: QCoreApplication.translate("ShipHangar", "Take {lander}").format(
            lander=say.piece(card_of_lander(command.lander))
        ),
        #: Choice aboard: a part is put on the lander. {mod} is its name.
        data.AttachMod: lambda command, say, state: QCoreApplication.translate("ShipHangar", "Attach {mod}").format(
            mod=say.piece(command.mod)
        ),
        #: Choice aboard: a part is taken off the lander. {mod} is its name.
        data.DetachMod: lambda command, say, state: QCoreApplication.translate("ShipHangar", "Take off {mod}").format(
            mod=say.piece(command.mod)
        ),
        #: Choice aboard. {lander} is the name of a lander.
        data.RepairLander: lambda command, say, state: QCoreApplication.translate(
            "ShipHangar", "Repair {lander}"
        ).format(lander=say.piece(card_of_lander(command.lander))),
        data.EndHangar: lambda command, say, state: QCoreApplication.translate("ShipHangar", "The lander is ready"),
    },
    reasons={
        NoModSlot: _no_slot,
        data.NotUsable: lambda reason, say, state: QCoreApplication.translate(
            "ShipHangar", "Only another lander that lies face up in the hangar can be taken."
        ),
        data.NoSuchMod: lambda reason, say, state: QCoreApplication.translate(
            "ShipHangar", "The mod does not lie there."
        ),
        data.CannotRepair: lambda reason, say, state: QCoreApplication.translate(
            "ShipHangar", "This lander is not damaged, or its repair cannot be paid now."
        ),
    },
    things={
        data.InstallLander: lambda effect, say, state: QCoreApplication.translate(
            "ShipHangar", "The hangar is full: which lander leaves the game?"
        ),
        #: Question aboard. {mod} is the name of a part for landers, in quotation marks.
        data.InstallMod: lambda effect, say, state: QCoreApplication.translate(
            "ShipHangar", "No slot is free for {mod}: does another mod leave the game for it?"
        ).format(mod=say.quoted(say.piece(effect.card))),
        data.OfferRepairs: lambda effect, say, state: QCoreApplication.translate(
            "ShipHangar", "Which damaged lander is repaired?"
        ),
        fx.RepairLander: lambda effect, say, state: QCoreApplication.translate(
            "ShipHangar", "Which damaged lander is repaired at no cost?"
        ),
    },
)
