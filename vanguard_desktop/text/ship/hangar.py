"""Words for the hangar: landers, mods, damage and repair."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.core.cards import Stat
from vanguard_desktop.core.launch import NoModSlot
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data import hangar as data
from vanguard_desktop.rulesets.ship.lander import card_of_lander
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker

STATS = {
    Stat.ARMOR: QT_TRANSLATE_NOOP("ShipHangar", "armor"),
    Stat.SENSORS: QT_TRANSLATE_NOOP("ShipHangar", "sensors"),
    Stat.AGILITY: QT_TRANSLATE_NOOP("ShipHangar", "agility"),
}


def _stat(stat: Stat) -> str:
    return QCoreApplication.translate("ShipHangar", str(STATS[stat]))


def _damage(effect: fx.DamageLander, say: Speaker) -> str:
    if effect.card is None:
        return QCoreApplication.translate("ShipHangar", "Your lander is damaged.")
    text = QCoreApplication.translate("ShipHangar", "{lander} is damaged.")
    return text.format(lander=say.quoted(say.piece(card_of_lander(effect.card))))


def _repair(effect: fx.RepairLander, say: Speaker) -> str:
    if effect.card is None:
        return QCoreApplication.translate("ShipHangar", "Repair a damaged lander at no cost.")
    text = QCoreApplication.translate("ShipHangar", "Repair {lander} at no cost.")
    return text.format(lander=say.quoted(say.piece(card_of_lander(effect.card))))


def _improve(effect: fx.ImproveLander, say: Speaker) -> str:
    text = QCoreApplication.translate("ShipHangar", "{lander} has {by} {stat} from now on.")
    return text.format(
        lander=say.quoted(say.piece(card_of_lander(effect.card))), by=f"{effect.by:+}", stat=_stat(effect.stat)
    )


def _chosen(event: data.LanderChosen, say: Speaker, _: ShipState) -> str:
    if event.lander is None:
        return QCoreApplication.translate("ShipHangar", "The lander is put away.")
    text = QCoreApplication.translate("ShipHangar", "{lander} is made ready.")
    return text.format(lander=say.piece(card_of_lander(event.lander)))


def _turned(event: data.LanderTurned, say: Speaker, _: ShipState) -> str:
    if event.damaged:
        text = QCoreApplication.translate("ShipHangar", "{lander} is damaged.")
    else:
        text = QCoreApplication.translate("ShipHangar", "{lander} is repaired.")
    return text.format(lander=say.piece(card_of_lander(event.lander)))


def _improved(event: data.LanderImproved, say: Speaker, _: ShipState) -> str:
    text = QCoreApplication.translate("ShipHangar", "{lander}: {by} {stat} from now on.")
    return text.format(lander=say.piece(card_of_lander(event.lander)), by=f"{event.by:+}", stat=_stat(event.stat))


def _no_slot(reason: NoModSlot, _: Speaker, __: ShipState) -> str:
    if reason.structural:
        return QCoreApplication.translate("ShipHangar", "The lander has no free structural slot.")
    return QCoreApplication.translate("ShipHangar", "The lander has no free utility slot.")


HANGAR = ChapterWords(
    effects={
        data.InstallLander: lambda effect, say: QCoreApplication.translate(
            "ShipHangar", "Install {lander} in the hangar."
        ).format(lander=say.quoted(say.piece(effect.card))),
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
        data.FitOutLander: lambda question, say, state: QCoreApplication.translate(
            "ShipHangar", "Which lander flies, and with which mods?"
        ),
    },
    commands={
        data.ChooseLander: lambda command, say, state: QCoreApplication.translate("ShipHangar", "Take {lander}").format(
            lander=say.piece(card_of_lander(command.lander))
        ),
        data.AttachMod: lambda command, say, state: QCoreApplication.translate("ShipHangar", "Attach {mod}").format(
            mod=say.piece(command.mod)
        ),
        data.DetachMod: lambda command, say, state: QCoreApplication.translate("ShipHangar", "Take off {mod}").format(
            mod=say.piece(command.mod)
        ),
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
        data.InstallMod: lambda effect, say, state: QCoreApplication.translate(
            "ShipHangar", "No slot is free for {mod}: does another mod leave the game for it?"
        ).format(mod=say.piece(effect.card)),
        data.OfferRepairs: lambda effect, say, state: QCoreApplication.translate(
            "ShipHangar", "Which damaged lander is repaired?"
        ),
        fx.RepairLander: lambda effect, say, state: QCoreApplication.translate(
            "ShipHangar", "Which damaged lander is repaired at no cost?"
        ),
    },
)
