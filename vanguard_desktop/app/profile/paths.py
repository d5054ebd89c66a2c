"""Where a player's things lie: settings, saves, the program's log, crash reports."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import attrs

from .kept_json import private_folder

NAME = "vanguard-desktop"


@attrs.frozen(kw_only=True)
class Folders:
    """The folders of one profile; with `--profile DIR` all of them lie in DIR."""

    settings: Path
    saves: Path
    logs: Path
    reports: Path
    cache: Path

    @property
    def settings_file(self) -> Path:
        return self.settings / "settings.json"

    @property
    def last_game_file(self) -> Path:
        return self.settings / "last_game.json"

    def picture_of(self, save: Path) -> Path:
        """Where a save stood when it was put away, for the library."""
        return self.cache / "positions" / f"{save.stem}.json"

    @property
    def packs_file(self) -> Path:
        return self.settings / "packs.json"

    @property
    def lessons_file(self) -> Path:
        return self.settings / "lessons.json"

    @property
    def window_file(self) -> Path:
        return self.settings / "window.json"

    @property
    def lock_file(self) -> Path:
        return self.settings / "running.lock"

    @property
    def log_file(self) -> Path:
        return self.logs / "vanguard.log"

    @property
    def fault_file(self) -> Path:
        return self.logs / "fault.log"

    def make(self) -> None:
        """Without a place for the settings there is no profile; what else is missing is told when it is needed.

        Raises `OSError`, and `UnicodeError` for a name that Qt could not use.
        """
        str(self.settings).encode("utf-8")
        private_folder(self.settings)
        for folder in (self.saves, self.logs, self.cache):
            with suppress(OSError):
                private_folder(folder)


def folders(profile: Path | None) -> Folders:
    """The folders of the profile given on the command line, or where the system keeps such things."""
    if profile is not None:
        root = profile.expanduser().absolute()
        return Folders(
            settings=root, saves=root / "saves", logs=root / "logs", reports=root / "reports", cache=root / "cache"
        )
    # Imported here: with `--profile` a start does without it.
    import platformdirs

    dirs = platformdirs.PlatformDirs(NAME, appauthor=False)
    logs = dirs.user_log_path
    return Folders(
        settings=dirs.user_config_path,
        saves=dirs.user_data_path / "saves",
        logs=logs,
        reports=logs / "reports",
        cache=dirs.user_cache_path,
    )
