"""What a find is good for once it is brought home, beside the ability it has on the planet (DSC-09, UNL-06)."""

from __future__ import annotations

from PySide6.QtCore import QObject

from vanguard_desktop.core import CardId
from vanguard_desktop.setting import Box, DiscoveryCard, UniqueCard, card_of

from ..expedition.rules.rules_text import RulesText
from .names import Names
from .told import Under, words

# Unique discoveries up to this number stay for ever, higher ones serve during the expedition (DSC-25, DSC-26).
_LAST_KEPT = 32


class FindLines(QObject):
    """Lines for the looks of a card; what a use of it brings is told without them."""

    def __init__(self, box: Box, names: Names, rules: RulesText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._box, self._names, self._rules = box, names, rules

    def rarity(self, rarity: int) -> str:
        """How rare a discovery is."""
        match rarity:
            case 1:
                #: How often a discovery is found in its deck: the first of three degrees.
                return self.tr("common")
            case 2:
                #: How often a discovery is found in its deck: the second of three degrees.
                return self.tr("rare")
            case _:
                #: How often a discovery is found in its deck: the third of three degrees.
                return self.tr("ultra-rare")

    def discovery(self, id: CardId) -> tuple[str, ...]:
        card = self._box.discoveries[card_of(id)]
        #: {icon} is the sign of its deck.
        worth = self.tr("Brought home it pays for what asks for {icon}, such as research.")
        return (*self._unloaded(card), worth.format(icon=f"[discovery_{card.type.value}]"))

    def unique(self, number: int) -> tuple[str, ...]:
        card = self._box.uniques[number]
        lines = list(self._unloaded(card))
        #: A head, small: what a unique discovery changes aboard the ship follows.
        lines += [words(Under(self.tr("aboard"), self._rules.tell_standing(each))) for each in card.standing]
        if number <= _LAST_KEPT:
            lines.append(self.tr("It stays in the records of the ship for ever."))
        else:
            lines.append(self.tr("It serves in this expedition: points of interest and entries of the log ask for it."))
        return tuple(lines)

    def _unloaded(self, card: DiscoveryCard | UniqueCard) -> tuple[str, ...]:
        if card.unloaded is None:
            return ()
        #: A head, small: what happens when a discovery is unloaded in the ship follows.
        return (words(Under(self.tr("when unloaded aboard"), self._rules.tell(card.unloaded))),)
