"""What effects do to a crewmember and the away team, as sentences: cards, injuries, supplies, finds, moves, turns."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition.data.effects import (
    DiscardCards,
    DiscardThis,
    DrawCards,
    EndExpedition,
    EndTurn,
    ExtraAction,
    FlipInjury,
    FollowPath,
    GainCharges,
    GainDiscovery,
    GainInjury,
    GainLeads,
    GainSuccesses,
    GainSupplies,
    GainUnique,
    LoseCharges,
    LoseSupplies,
    MoveConnected,
    MoveTo,
    RemoveInjury,
    RollDanger,
    Stat,
    TravelIcon,
)
from vanguard_desktop.setting.cards import DiscoveryType, InjuryKind
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import one_of

CrewEffect = (
    DrawCards | DiscardCards | GainInjury | RemoveInjury | FlipInjury | LoseSupplies | GainSupplies | GainSuccesses
    | GainCharges | LoseCharges | RollDanger | GainLeads | GainDiscovery | GainUnique | MoveConnected | FollowPath
    | MoveTo | TravelIcon | EndTurn | ExtraAction | EndExpedition | DiscardThis
)  # fmt: skip


class CrewText(QObject):
    """Speaks to the players; “you” is the crewmember whose text it is."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def effect(self, effect: CrewEffect) -> str:
        match effect:
            case DrawCards(count=count):
                #: Effect of a card, said to whoever it concerns. %n is a number of cards from the own deck.
                return self.tr("Draw %n section card(s).", "", count)
            case DiscardCards(count=count):
                #: Effect of a card, said to whoever it concerns. %n is a number of cards.
                return self.tr("Discard %n section card(s) from your hand.", "", count)
            case GainInjury(kind=kind):
                #: {injury} is the name of an injury card in quotation marks.
                text = self.tr("Gain the injury {injury}.")
                return text.format(injury=self._names.quoted(self._names.injury(kind)))
            case RemoveInjury(card=card, die=die, kind=kind):
                return self._remove_injury(card, die, kind)
            case FlipInjury(count=count, kind=kind):
                return self._flip_injury(count, kind)
            case LoseSupplies(count=count, reduced_by=stat):
                return self._lose_supplies(count, stat)
            case GainSupplies(count=count):
                #: Effect of a card: supplies of the lander. %n stands before the icon.
                return self.tr("Gain %n [supplies].", "", count)
            case GainSuccesses(count=count):
                #: Effect of a card: tokens for what the expedition has achieved. %n stands before the icon.
                return self.tr("Gain %n [success].", "", count)
            case GainCharges(count=count):
                #: Effect of a card: tokens on a crew board that pay for its skill. %n stands before the icon.
                return self.tr("Gain %n [charge].", "", count)
            case LoseCharges(count=count):
                #: Effect of a card: tokens on a crew board that pay for its skill. %n stands before the icon.
                return self.tr("Discard %n [charge].", "", count)
            case RollDanger(letter=letter):
                #: {letter} names a danger table: A, B, C.
                return self.tr("Roll a danger die and resolve it with danger table {letter}.").format(letter=letter)
            case GainLeads(count=count, apart=True):
                #: Effect of a card: lead tokens are put on discovery decks. %n stands before the icon and is more than
                #: 1.
                return self.tr("Gain %n [lead], each for a different discovery deck.", "", count)
            case GainLeads(count=count, types=types):
                return self._leads(count, types)
            case GainDiscovery(deck=deck):
                return self._discovery(deck)
            case GainUnique(number=number):
                return self._unique(number)
            case MoveConnected(count=count):
                #: Effect of a card, said to whoever moves. %n is how many steps, each from one sector to the next.
                return self.tr("Move %n time(s) to a connected sector; ignore the icons of the path.", "", count)
            case FollowPath():
                return self.tr("Move to the sector at the other end of the path.")
            case MoveTo(sector=None):
                return self.tr("Move to the lander sector.")
            case MoveTo(sector=sector):
                #: {sector} is the number of a sector.
                return self.tr("Move to sector {sector}.").format(sector=sector)
            case TravelIcon():
                return self.tr("Resolve the travel effect of the [global_condition].")
            case EndTurn(events=0):
                return self.tr("The turn ends after this; no [event] card is revealed.")
            case EndTurn(events=events):
                #: Effect of a card, about the turn in which it happens. %n stands before the icon of an event card.
                return self.tr("The turn ends after this; %n [event] card(s) are revealed.", "", events)
            case ExtraAction():
                return self.tr("Take one more action in this turn.")
            case EndExpedition():
                return self.tr("The expedition ends.")
            case DiscardThis():
                return self.tr("Discard this card.")
            case _:
                assert_never(effect)

    def _unique(self, number: int | None) -> str:
        if number is None:
            return self.tr("Gain the topmost [unique_discovery] of the planet.")
        #: {discovery} is the name of a card in quotation marks.
        text = self.tr("Gain the [unique_discovery] {discovery}.")
        return text.format(discovery=self._names.quoted(self._names.unique(number)))

    def _flip_injury(self, count: int, kind: InjuryKind | None) -> str:
        if kind is None:
            #: Effect of a card: injury cards of the own board that are turned over no longer have an effect. %n is how
            #: many.
            return self.tr("Turn %n injury card(s) face down.", "", count)
        #: {injury} is the name of an injury card in quotation marks.
        text = self.tr("Turn %n injury card(s) {injury} face down.", "", count)
        return text.format(injury=self._names.quoted(self._names.injury(kind)))

    def _remove_injury(self, card: bool, die: bool, kind: InjuryKind | None) -> str:
        if not card:
            return self.tr("Remove one injury die.")
        if kind is None:
            if die:
                return self.tr("Remove one injury card and one injury die.")
            return self.tr("Remove one injury card.")
        if die:
            #: {injury} is the name of an injury card in quotation marks.
            text = self.tr("Remove the injury card {injury} and one injury die.")
        else:
            #: {injury} is the name of an injury card in quotation marks.
            text = self.tr("Remove the injury card {injury}.")
        return text.format(injury=self._names.quoted(self._names.injury(kind)))

    def _lose_supplies(self, count: int, stat: Stat | None) -> str:
        if stat is None:
            #: Effect of a card: supplies of the lander. %n stands before the icon.
            return self.tr("Lose %n [supplies].", "", count)
        #: {stat} is the icon of a statistic of the lander; the loss is smaller by its value.
        text = self.tr("Lose %n [supplies], reduced by the lander’s {stat}.", "", count)
        return text.format(stat=f"[lander_{stat.value}]")

    def _discovery(self, deck: DiscoveryType | None) -> str:
        if deck is None:
            return self.tr("Gain a discovery from a deck of your choice.")
        #: {deck} is the icon of a kind of discovery.
        return self.tr("Gain 1 {deck}.").format(deck=f"[discovery_{deck.value}]")

    def _leads(self, count: int, types: tuple[DiscoveryType, ...]) -> str:
        if set(types) == set(DiscoveryType):
            #: Effect of a card: lead tokens are put on any discovery decks. %n stands before the icon.
            return self.tr("Gain %n [lead] for discovery decks of your choice.", "", count)
        #: {decks} are icons of the discovery decks on which the leads may be put, with "or" before the last one.
        text = self.tr("Gain %n [lead] for {decks}.", "", count)
        return text.format(decks=one_of([f"[discovery_{type.value}]" for type in types]))
