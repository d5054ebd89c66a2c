"""Words for the bridge, for standing effects that texts put in force and for what waits for its time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data import in_force as data
from vanguard_desktop.rulesets.ship.data.aboard.bridge import InstallCard
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting.standing import Stretch
from vanguard_desktop.text.common.told import Told, Under, words
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker
from vanguard_desktop.text.ship.standing import kind_words, standing_words


def _put_in_force(effect: fx.PutInForce, say: Speaker) -> Told:
    if effect.bridges is not None:
        #: A head, small: what holds so long follows. A phase is one stay aboard the ship; %n is how many.
        head = QCoreApplication.translate("ShipBridge", "for the next %n phase(s)", "", effect.bridges)
    elif effect.phases is not None:
        #: A head, small: what holds so long follows. %n counts expeditions.
        head = QCoreApplication.translate("ShipBridge", "until the team has come home %n time(s)", "", effect.phases)
    elif effect.uses is not None:
        #: A head, small: what holds so often follows. %n is how often.
        head = QCoreApplication.translate("ShipBridge", "the next %n time(s)", "", effect.uses)
    else:
        #: A head, small: what holds from then on follows.
        head = QCoreApplication.translate("ShipBridge", "from now on")
    return Under(head, standing_words(effect.standing, say))


def _schedule(effect: fx.Schedule, say: Speaker) -> Told:
    match effect.when:
        case Stretch.PHASE:
            #: A head, small: what happens then follows. A phase is one stay aboard the ship; %n is how many.
            head = QCoreApplication.translate(
                "ShipBridge", "at the beginning of the next %n phase(s)", "", effect.times
            )
        case Stretch.EXPLORATION:
            #: A head, small: what happens then follows. %n counts expeditions.
            head = QCoreApplication.translate("ShipBridge", "when the next %n exploration(s) begin", "", effect.times)
        case Stretch.ACT:
            #: A head, small: what happens then follows.
            head = QCoreApplication.translate("ShipBridge", "when the next act begins")
    return Under(head, say.tell(effect.effect))


def _disable(effect: fx.Disable, say: Speaker) -> str:
    #: Effect of a card aboard. {what} is the name of a card in quotation marks, or a task of the crew; %n counts
    #: expeditions.
    text = QCoreApplication.translate(
        "ShipBridge", "Treat {what} as absent until the team has come home %n time(s).", "", effect.phases
    )
    return text.format(what=kind_words(effect.what, say))


def _disable_random(effect: fx.DisableRandom, _: Speaker) -> str:
    #: Effect of a card aboard: nobody can take that card along. %n counts expeditions.
    return QCoreApplication.translate(
        "ShipBridge",
        "A random equipment card of the armory is absent until the team has come home %n time(s).",
        "",
        effect.phases,
    )


def _begun(event: data.StandingBegun, say: Speaker, _: ShipState) -> str:
    #: Line on the bridge: what still holds. {standing} is a whole sentence.
    text = QCoreApplication.translate("ShipBridge", "In force – {standing}")
    return text.format(standing=words(standing_words(event.standing.standing, say)))


def _used_up(event: data.StandingsUsed, say: Speaker, before: ShipState) -> str:
    """Only of what has applied for the last time."""
    last = [before.in_force[number] for number in event.numbers if before.in_force[number].uses == 1]
    #: Chronicle aboard. {standing} is a whole sentence.
    text = QCoreApplication.translate("ShipBridge", "No longer in force: {standing}")
    return " ".join(text.format(standing=words(standing_words(each.standing, say))) for each in last)


def _scheduled(event: data.EffectScheduled, say: Speaker, _: ShipState) -> str:
    #: Chronicle aboard: something will happen later. {effect} is a whole sentence of a card.
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
        #: Effect of a card aboard: a card is put into the row of the bridge. {card} is the name of a card in quotation
        #: marks.
        InstallCard: lambda effect, say: QCoreApplication.translate("ShipBridge", "Install {card}.").format(
            card=say.quoted(say.piece(effect.card))
        ),
    },
    events={
        #: Chronicle aboard, in a mystery of lost things. {card} is the name of a card.
        data.EquipmentLost: lambda event, say, state: QCoreApplication.translate(
            "ShipBridge", "This equipment cannot be found: {card}."
        ).format(card=say.card(event.card)),
        data.StandingBegun: _begun,
        data.StandingsUsed: _used_up,
        data.EffectScheduled: _scheduled,
        data.StretchBegun: lambda event, say, state: QCoreApplication.translate(
            "ShipBridge", "What was put off until now happens."
        ),
    },
    things={
        #: Question on the bridge. {card} is the name of the card that comes new, in quotation marks.
        InstallCard: lambda effect, say, state: QCoreApplication.translate(
            "ShipBridge", "The row is full: which card makes room for {card}?"
        ).format(card=say.quoted(say.piece(effect.card))),
    },
)
