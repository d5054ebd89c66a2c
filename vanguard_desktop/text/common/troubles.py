"""What went wrong with a save or a pack: what was kept and what to do, in one clear sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QObject

from vanguard_desktop.content.errors import ContentError, Finding
from vanguard_desktop.store.errors import Damage, SaveError

from ..plain_name import plain_name
from .told import all_of

# Named one by one; nobody plays with more that are not built in.
_MOST_PACKS = 3


class Troubles(QObject):
    """Troubles of the world, told to players; `detail` is what can be copied into a report."""

    def save(self, error: SaveError) -> str:
        file = PurePath(error.path).name
        return self._without_packs(file, error.packs) if error.packs else self.damage(error.damage, file)

    def _without_packs(self, file: str, packs: Sequence[str]) -> str:
        """Whoever wrote the save may have called its packs what they like, and named as many."""
        #: Why a saved game cannot be opened. {file} is the name of a file, {packs} are names of content packs with
        #: "and" before the last one; %n is how many they are.
        text = self.tr(
            "{file} was played with %n content pack(s) that are missing here: {packs}. It was left as it is; "
            "add what is missing to open it.",
            "",
            len(packs),
        )
        names = [plain_name(pack) or "?" for pack in packs[:_MOST_PACKS]]
        if len(packs) > _MOST_PACKS:
            names.append("…")
        return text.format(file=plain_name(file), packs=all_of(names))

    def packs(self, error: ContentError) -> str:
        """One sentence for players; the author of the pack reads the findings."""
        #: %n is the number of mistakes in one or several content packs.
        return self.tr(
            "A content pack has %n mistake(s) and was not added. Everything else works as before; "
            "its author can correct what is listed here.",
            "",
            len(error.findings),
        )

    def finding(self, finding: Finding) -> str:
        """One mistake in a pack: where it is, what is wrong, what was probably meant."""
        # The English sentence is the value of the mistake; i18n/collect.py hands all of them to the translators.
        sentence = QCoreApplication.translate("Mistake", finding.mistake.value)
        sentence = sentence.format(found=finding.found, wanted=finding.wanted)
        if finding.meant:
            #: {sentence} says what is wrong in a content pack. {meant} is a word that exists and looks alike.
            text = self.tr("{sentence} (did you mean “{meant}”?)")
            sentence = text.format(sentence=sentence, meant=finding.meant)
        return ": ".join(part for part in (finding.file, finding.path, sentence) if part)

    def profile(self, damage: Damage, folder: str) -> str:
        """Why the program cannot start: it finds no place for settings and saves."""
        match damage:
            case Damage.DISK_FULL:
                #: Window at the start, where the program cannot run. {folder} is the path of a folder.
                text = self.tr(
                    "There is no room left on the disk, so Vanguard cannot keep anything in {folder}. "
                    "Free some space and start it again."
                )
            case Damage.READ_ONLY:
                #: Window at the start, where the program cannot run. "--profile" is typed as it stands. {folder} is the
                #: path of a folder.
                text = self.tr(
                    "Nothing can be written in {folder}, where Vanguard would keep settings and saves. "
                    "Allow writing there, or start it with another folder: --profile"
                )
            case Damage.IO_ERROR:
                #: Window at the start, where the program cannot run. "--profile" is typed as it stands. {folder} is the
                #: path of a folder.
                text = self.tr(
                    "The disk reports an error, so Vanguard cannot keep anything in {folder}. "
                    "Check the disk, or start it with another folder: --profile"
                )
            case Damage.IN_THE_WAY:
                #: Window at the start, where the program cannot run: a file has the name of the folder. {folder} is the
                #: path of a folder.
                text = self.tr(
                    "Something else lies where Vanguard keeps its things: {folder}. Move it away and start it again."
                )
            case _:
                #: Window at the start, where the program cannot run. "--profile" is typed as it stands. {folder} is the
                #: path of a folder.
                text = self.tr(
                    "The system does not let Vanguard keep anything in {folder}. "
                    "Check the permissions there, or start it with another folder: --profile"
                )
        return text.format(folder=folder)

    def odd_folder(self, folder: str) -> str:
        #: Window at the start, where the program cannot run. "--profile" is typed as it stands. {folder} is the path of
        #: a folder.
        text = self.tr(
            "The name of the folder {folder} is not written in UTF-8, so Vanguard cannot use it. "
            "Rename it, or start Vanguard with another folder: --profile"
        )
        return text.format(folder=folder)

    def busy(self) -> str:
        """The first window of this profile does not answer."""
        return self.tr(
            "Vanguard is already open with this profile, but it is busy and does not answer. "
            "Wait a moment, or close it, and start it again."
        )

    def damage(self, damage: Damage, file: str) -> str:
        match damage:
            case Damage.NOT_A_SAVE:
                #: Why a saved game cannot be opened. {file} is the name of a file.
                text = self.tr("{file} is not a saved game. It was left as it is; choose another file.")
            case Damage.DAMAGED:
                #: Why a saved game cannot be opened; the words in quotation marks are typed as they stand. {file} is
                #: the name of a file.
                text = self.tr(
                    "{file} is damaged. Nothing in it was changed; "
                    "repair a copy with “vanguard-desktop doctor” or open another save."
                )
            case Damage.TRUNCATED:
                #: Why a saved game cannot be opened; the words in quotation marks are typed as they stand. {file} is
                #: the name of a file.
                text = self.tr(
                    "{file} ends too soon, as after an interrupted copy. Everything before that point is kept; "
                    "repair a copy with “vanguard-desktop doctor”."
                )
            case Damage.NEWER:
                #: Why a saved game cannot be opened. {file} is the name of a file.
                text = self.tr(
                    "{file} was made by a newer version of the game. It was left as it is; update the game to open it."
                )
            case Damage.MISSING:
                #: Why a saved game cannot be opened. {file} is the name of a file.
                text = self.tr("{file} is no longer there. If it was moved, import it from its new place.")
            case Damage.READ_ONLY:
                #: Why a saved game cannot be played on. {file} is the name of a file.
                text = self.tr(
                    "{file} can only be read, so nothing could be recorded there. Everything before is kept; "
                    "allow writing, or go on in a copy."
                )
            case Damage.DISK_FULL:
                #: While playing: a decision was not saved. {file} is the name of a file.
                text = self.tr(
                    "There is no room left on the disk, so nothing could be recorded in {file}. "
                    "Everything before is kept; free some space and try again."
                )
            case Damage.NO_ACCESS:
                #: Why a saved game cannot be opened. {file} is the name of a file.
                text = self.tr(
                    "The system does not allow access to {file}. Nothing was changed; "
                    "check the permissions of the file and its folder."
                )
            case Damage.IO_ERROR:
                #: While playing: a decision was not saved. {file} is the name of a file.
                text = self.tr(
                    "The disk reports an error, so nothing could be recorded in {file}. "
                    "Check the disk; to be safe, keep the game on another one."
                )
            case Damage.IN_THE_WAY:
                #: Why a game cannot be saved: a folder has the name of the file. {file} is the name of a file.
                text = self.tr(
                    "Something else lies where {file} belongs. Nothing was changed; move it away and try again."
                )
            case Damage.GONE:
                #: While playing: the saved game has vanished. {file} is the name of a file.
                text = self.tr(
                    "{file} was moved, renamed or deleted while you played, so nothing more is recorded. "
                    "The game as you see it is whole; keep it in another file."
                )
            case Damage.REPLACED:
                #: While playing: the saved game is another one than before. {file} is the name of a file.
                text = self.tr(
                    "{file} was replaced or changed from outside while you played, so nothing more is recorded. "
                    "The game as you see it is whole; keep it in another file."
                )
            case Damage.OTHER_CONTENT:
                #: Why a saved game cannot be opened. {file} is the name of a file.
                text = self.tr(
                    "{file} was played with content packs that are missing or different here. It was left as it is; "
                    "add those packs to open it."
                )
            case Damage.BUSY:
                #: Why a saved game cannot be played on. {file} is the name of a file.
                text = self.tr(
                    "{file} is open in another window, so it can only be read here. "
                    "Close the other window to continue playing."
                )
            case Damage.MOVED_ON:
                #: While playing: a decision was not saved. {file} is the name of a file.
                text = self.tr(
                    "{file} has been played on elsewhere, so the last decision was not recorded here. "
                    "Everything that was recorded is kept; open the save again to see it."
                )
            case _:
                assert_never(damage)
        return text.format(file=plain_name(file))
