"""The entries of the first screen: one is there once there is something behind it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from vanguard_desktop.text.common.texts import Texts

from .menu_entry import MenuEntry

# By name, in their order; the sign before the words.
_SIGNS = {
    "campaign": "campaign",
    "training": "tutorial",
    "operations": "operations",
    "habitat": "mission",
    "new": "planet",
    "library": "library",
    "codex": "codex",
    "settings": "settings",
    "about": "info",
}
_ALWAYS = ("settings", "about")
# What to begin with where there is nothing to go on with; the first that is there.
_BEGIN_WITH = ("training", "campaign", "new")
_BEGIN_AGAIN = ("campaign", "new", "training")


class Menu(Texts):
    """Knows of each entry whether there is something behind it."""

    def __init__(self, parent: QWidget) -> None:
        self.entries = {name: MenuEntry(sign, parent) for name, sign in _SIGNS.items()}
        self._possible = dict.fromkeys(_SIGNS, False) | dict.fromkeys(_ALWAYS, True)

    def offer(self, **possible: bool) -> None:
        self._possible |= possible

    def shown(self, *, only_always: bool) -> list[MenuEntry]:
        """Before the language is known only what needs no words of a pack."""
        return [
            entry
            for name, entry in self.entries.items()
            if self._possible[name] and (name in _ALWAYS or not only_always)
        ]

    def first(self, shown: list[MenuEntry], *, again: bool = False) -> MenuEntry | None:
        """What to begin with; `again` after a game that is over."""
        names = _BEGIN_AGAIN if again else _BEGIN_WITH
        return next((self.entries[name] for name in names if self.entries[name] in shown), None)

    def set_words(self, saves: int) -> None:
        """In the language of now; so many games are saved."""
        entries = self.entries
        #: Entry of the start page: a game of many evenings.
        entries["campaign"].set_words(
            self.tr("New campaign"),
            tip=self.tr("For many evenings: your ship travels from world to world, and what happens stays."),
        )
        #: Entry of the start page: the guided first game.
        entries["training"].set_words(
            self.tr("Training expedition"),
            tip=self.tr("Learn the expeditions: the first round step by step, then you play on by yourselves."),
        )
        #: Entry of the start page: explorations that are played without a campaign.
        entries["operations"].set_words(
            self.tr("Operations"), tip=self.tr("Expeditions with a story of their own, one for an evening.")
        )
        #: Entry of the start page: the second game, about a base on Mars.
        entries["habitat"].set_words(
            self.tr("Habitat"),
            tip=self.tr("The second game: you keep a small base on Mars alive. Its first mission teaches it."),
        )
        #: Entry of the start page: a game of one evening, without a campaign.
        entries["new"].set_words(
            self.tr("Single expedition"), tip=self.tr("One expedition to a world of your choice, without a campaign.")
        )
        #: Under "Library" on the start page. %n is the number of saved games.
        counted = self.tr("%n save(s)", "", saves)
        #: Entry of the start page: the list of saved games.
        entries["library"].set_words(self.tr("Library"), counted)
        #: Entry of the start page: the book of rules.
        entries["codex"].set_words(self.tr("Codex"))
        #: Entry of the start page.
        entries["settings"].set_words(self.tr("Settings"))
        #: Entry of the start page: who made this program and from what.
        entries["about"].set_words(self.tr("About"))
