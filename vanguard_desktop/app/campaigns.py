"""Campaigns and operations: begun, carried on from the training, with what an earlier campaign hands down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from vanguard_desktop.content.errors import ContentError
from vanguard_desktop.core import CardId
from vanguard_desktop.models.common.new_campaign import NewCampaign
from vanguard_desktop.rulesets.ship.data.campaign.operations import Medal
from vanguard_desktop.setting import HandOver
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.legacy_file import SUFFIX, import_legacy
from vanguard_desktop.store.operation_register import best_results
from vanguard_desktop.text.common.troubles import Troubles
from vanguard_desktop.text.plain_name import plain_name
from vanguard_desktop.text.ship.campaign.medals import medal_name
from vanguard_desktop.widgets.new_campaign_screen import NewCampaignScreen

from .profile.paths import Folders
from .session import new_seed

if TYPE_CHECKING:
    from .program import Program

# What went wrong with a file as such, whatever it holds.
_OF_ANY_FILE = (Damage.MISSING, Damage.NO_ACCESS, Damage.NEWER)


class Campaigns(QObject):
    """Opens the pages on which a campaign or an operation is prepared."""

    def __init__(self, program: Program, folders: Folders) -> None:
        super().__init__(program)
        self._program, self._folders = program, folders

    def open_new(self, training: HandOver | None = None, names: Sequence[str] = ()) -> None:
        """`training` is what a finished one hands over; its players are `names`."""
        self._when_read(lambda: self._open(training=training, names=names))

    def open_operations(self) -> None:
        self._when_read(lambda: self._open(operations=True))

    def _when_read(self, then) -> None:  # type: ignore[no-untyped-def]
        program = self._program
        program.reader.when_read([program.packs.given], then)

    def _open(self, *, training: HandOver | None = None, names: Sequence[str] = (), operations: bool = False) -> None:
        program = self._program
        try:
            box, wording = program.packs.open(program.packs.given)
        except ContentError as error:
            program.notices.tell_content(error)
            return
        first = min(box.operations, default=None) if operations else None
        if not box.campaigns or (operations and first is None):
            return  # there is nothing that could be begun
        game = NewCampaign(box, new_seed, training=training, operation=first)
        if training is not None:
            game.set_players(min(max(len(names), 1), game.player_counts[-1]))
        screen = NewCampaignScreen(
            game, wording, real_dice=program.preferences.real_dice, names=names, best=self._best() if operations else {}
        )
        screen.begun.connect(program.playing.begin_with)
        screen.legacy_wished.connect(lambda: self._bring_in(screen, game))
        program.pages.open_page(screen)
        screen.begin.setFocus()

    def _best(self) -> dict[CardId, tuple[str, int]]:
        """The medals of the profile; none if they cannot be read, which keeps nobody from playing."""
        try:
            results = best_results(self._folders.settings)
        except (SaveError, ValueError, TypeError, LookupError):
            return {}
        return {id: (medal_name(one.medal), one.score) for id, one in results.items() if one.medal is not Medal.FAILED}

    def _bring_in(self, screen: NewCampaignScreen, game: NewCampaign) -> None:
        #: Kind of file in the system's own window for files: what a campaign leaves to a later one. {pattern} is as
        #: "*.legacy.json".
        kinds = self.tr("Legacy files ({pattern})").format(pattern=f"*{SUFFIX}")
        file = self._program.pages.ask_any_file(self.tr("Bring in a legacy file"), kinds, save=False)
        if file is None:
            return
        try:
            legacy = import_legacy(file)
        except SaveError as error:
            screen.tell_legacy(self._trouble(error, plain_name(file.name)))
            return
        game.set_legacy(legacy.values)
        #: What a campaign that is over hands down was brought in. {file} is the name of a file; %n is how many cycles
        #: that campaign has lasted.
        text = self.tr("Brought in: {file}. A campaign of %n cycle(s).", "", legacy.cycles)
        screen.tell_legacy(text.format(file=plain_name(file.name)))

    def _trouble(self, error: SaveError, name: str) -> str:
        if error.damage in _OF_ANY_FILE:
            return Troubles().damage(error.damage, name)
        if error.damage is Damage.DAMAGED:
            #: A file of an earlier campaign is refused. {file} is the name of a file.
            text = self.tr("{file} was changed or damaged since it was written, so nothing of it is used."
                           " The campaign can begin without it.")  # fmt: skip
        else:
            #: A file of an earlier campaign is refused. {file} is the name of a file.
            text = self.tr("{file} is not what a campaign leaves behind. The campaign can begin without it.")
        return text.format(file=name)
