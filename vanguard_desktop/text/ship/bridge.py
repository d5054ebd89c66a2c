"""Words for the bridge, for standing effects that texts put in force and for what waits for its time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.standing import Stretch
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data import in_force as data
from vanguard_desktop.rulesets.ship.data.bridge import InstallCard
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker
from vanguard_desktop.text.ship.standing import standing_words


def _put_in_force(effect: fx.PutInForce, say: Speaker) -> str:
    standing = standing_words(effect.standing, say)
    if effect.bridges is not None:
        text = QCoreApplication.translate("ShipBridge", "For the next %n phase(s): {standing}", "", effect.bridges)
    elif effect.phases is not None:
        text = QCoreApplication.translate(
            "ShipBridge", "Until the team has come home %n time(s): {standing}", "", effect.phases
        )
    elif effect.uses is not None:
        text = QCoreApplication.translate("ShipBridge", "The next %n time(s): {standing}", "", effect.uses)
    else:
        text = QCoreApplication.translate("ShipBridge", "From now on: {standing}")
    return text.format(standing=standing)


def _schedule(effect: fx.Schedule, say: Speaker) -> str:
    match effect.when:
        case Stretch.PHASE:
            text = QCoreApplication.translate(
                "ShipBridge", "At the beginning of the next %n phase(s): {effect}", "", effect.times
            )
        case Stretch.EXPLORATION:
            text = QCoreApplication.translate(
                "ShipBridge", "When the next %n exploration(s) begin: {effect}", "", effect.times
            )
        case Stretch.ACT:
            text = QCoreApplication.translate("ShipBridge", "When the next act begins: {effect}")
    return text.format(effect=say.effect(effect.effect))


def _disable(effect: fx.Disable, say: Speaker) -> str:
    text = QCoreApplication.translate(
        "ShipBridge", "Treat this as absent until the team has come home %n time(s): {what}.", "", effect.phases
    )
    return text.format(what=say.card(CardId(effect.what)))


def _disable_random(effect: fx.DisableRandom, _: Speaker) -> str:
    return QCoreApplication.translate(
        "ShipBridge",
        "A random equipment card of the armory is absent until the team has come home %n time(s).",
        "",
        effect.phases,
    )


def _begun(event: data.StandingBegun, say: Speaker, _: ShipState) -> str:
    text = QCoreApplication.translate("ShipBridge", "In force: {standing}")
    return text.format(standing=standing_words(event.standing.standing, say))


def _scheduled(event: data.EffectScheduled, say: Speaker, _: ShipState) -> str:
    text = QCoreApplication.translate("ShipBridge", "This waits for its time: {effect}")
    return text.format(effect=say.effect(event.scheduled.effect))


BRIDGE = ChapterWords(
    effects={
        fx.PutInForce: _put_in_force,
        fx.Disable: _disable,
        fx.DisableRandom: _disable_random,
        fx.Schedule: _schedule,
        data.BeginStretch: lambda effect, say: QCoreApplication.translate(
            "ShipBridge", "What was put off until now happens."
        ),
        InstallCard: lambda effect, say: QCoreApplication.translate("ShipBridge", "Install {card}.").format(
            card=say.piece(effect.card)
        ),
    },
    events={
        data.EquipmentLost: lambda event, say, state: QCoreApplication.translate(
            "ShipBridge", "This equipment cannot be found: {card}."
        ).format(card=say.card(event.card)),
        data.StandingBegun: _begun,
        data.StandingsUsed: lambda event, say, state: QCoreApplication.translate(
            "ShipBridge", "What was to apply for a number of times has applied."
        ),
        data.BridgeCounted: lambda event, say, state: QCoreApplication.translate(
            "ShipBridge", "What holds for a number of phases is counted."
        ),
        data.EffectScheduled: _scheduled,
        data.StretchBegun: lambda event, say, state: QCoreApplication.translate(
            "ShipBridge", "What was put off until now happens."
        ),
    },
    things={
        InstallCard: lambda effect, say, state: QCoreApplication.translate(
            "ShipBridge", "The row is full: which card makes room for {card}?"
        ).format(card=say.piece(effect.card)),
    },
)
