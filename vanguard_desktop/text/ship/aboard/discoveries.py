"""Words for discoveries aboard: what is drawn, what things cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core import Waiting
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import DiscoveryItem, DiscoveryType, Price

from ...common.rooms import (
    Room,
    told_by,
    tr,
)
from ..people import asked_by


def cost_words(cost: Sequence[DiscoveryItem]) -> str:
    """A cost in discoveries, item by item."""
    #: A cost where nothing is to be paid.
    return ", ".join(map(_item, cost)) or QCoreApplication.translate("ShipDiscoveries", "nothing")


def price_words(price: Price) -> str:
    """A price of tokens and discoveries."""
    tokens = (
        #: Part of a price, as "2 [energy], 1 [command]". %n stands before the icon.
        QCoreApplication.translate("ShipDiscoveries", "%n [energy]", "", price.energy) if price.energy else "",
        #: Part of a price, as "2 [energy], 1 [command]". %n stands before the icon.
        QCoreApplication.translate("ShipDiscoveries", "%n [command]", "", price.command) if price.command else "",
        #: Part of a price, as "2 [energy], 1 [success]". %n stands before the icon.
        QCoreApplication.translate("ShipDiscoveries", "%n [success]", "", price.success) if price.success else "",
    )
    parts = [*filter(None, tokens), *([cost_words(price.discoveries)] if price.discoveries else [])]
    return ", ".join(parts) or cost_words(())


def _item(item: DiscoveryItem) -> str:
    if item.deck is None:
        return _of_any_type(item)
    match item.rarity:
        case 2:
            #: Part of a price in finds; rare is the second of three degrees. %n is how many. {deck} is the icon of a
            #: discovery deck.
            text = QCoreApplication.translate("ShipDiscoveries", "%n rare {deck}", "", item.count)
        case 3:
            #: Part of a price in finds. {deck} is the icon of a discovery deck; ultra-rare is the third of three
            #: degrees.
            text = QCoreApplication.translate("ShipDiscoveries", "%n ultra-rare {deck}", "", item.count)
        case _:
            #: Part of a price in finds. %n is how many. {deck} is the icon of a discovery deck.
            text = QCoreApplication.translate("ShipDiscoveries", "%n {deck}", "", item.count)
    return text.format(deck=f"[discovery_{item.deck.value}]")


def _of_any_type(item: DiscoveryItem) -> str:
    match item.rarity:
        case 2:
            #: Part of a price in finds, or what is drawn: the object of a sentence. %n is how many.
            return QCoreApplication.translate("ShipDiscoveries", "%n rare discovery(ies) of any type", "", item.count)
        case 3:
            #: Part of a price in finds, or what is drawn: the object of a sentence. %n is how many.
            return QCoreApplication.translate(
                "ShipDiscoveries", "%n ultra-rare discovery(ies) of any type", "", item.count
            )
        case _:
            #: Part of a price in finds, or what is drawn: the object of a sentence. %n is how many.
            return QCoreApplication.translate("ShipDiscoveries", "%n discovery(ies) of any type", "", item.count)


class ShipDiscoveries(Room):
    """Finds that are gathered and paid."""

    def _payment(self, effect: fx.PayDiscoveries, state: ShipState) -> str:
        """Item by item, with the card that is paid for and what is still to come."""
        source = self.say.source(asked_by(state))
        #: Question aboard. {cost} is a price, as "1 [discovery_mineral], 1 rare [discovery_flora]".
        text = self.tr("Which gathered discovery do you pay? ({cost})")
        if source:
            #: Question aboard. {source} is the name of a card or of a log. {cost} is a price, as "1
            #: [discovery_mineral], 1 rare [discovery_flora]".
            text = self.tr("{source}: which gathered discovery do you pay? ({cost})")
        left = Counter((item.deck, item.rarity) for item in effect.cost)
        cost = [DiscoveryItem(deck=deck, rarity=rarity, count=count) for (deck, rarity), count in left.items()]
        return text.format(source=source, cost=cost_words(cost))

    def _chosen_deck(self, thing: str, _: Waiting, __: ShipState) -> str:
        known = {deck.value for deck in DiscoveryType}
        return self.names.discovery_type(DiscoveryType(thing)) if thing in known else thing

    def _drawn(self, effect: fx.GatherDiscovery, *_: ShipState) -> str:
        return _item(DiscoveryItem(deck=effect.deck, rarity=effect.rarity, count=effect.count))

    effects = {
        #: {item} is as "2 [discovery_mineral]" or "1 rare [discovery_flora]", the object of the sentence.
        fx.GatherDiscovery: tr("Draw {item} into the gathered discoveries.", item=_drawn),
        #: Effect of a card aboard. {cost} is as "2 [discovery_mineral], 1 rare [discovery_flora]", the object of the
        #: sentence.
        fx.PayDiscoveries: tr("Return {cost} to their decks.", cost=told_by(cost_words, "cost")),
    }

    things = {
        #: Question aboard. {item} is part of a price, as "1 rare [discovery_flora]".
        fx.GatherDiscovery: tr("From which deck do you draw this: {item}?", item=_drawn),
        fx.PayDiscoveries: _payment,
    }

    answers = {
        fx.GatherDiscovery: _chosen_deck,
    }
