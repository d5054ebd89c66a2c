"""Which language the game speaks, and how it changes while it runs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from vanguard_desktop.resources import LANGUAGES, translations_path


def system_language(preferred: list[str] | None = None) -> str:
    """The first language of the system that the game speaks; English if there is none."""
    for name in QLocale.system().uiLanguages() if preferred is None else preferred:
        code = name.replace("_", "-").partition("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


class Languages:
    """The installed translations. After `use` every widget gets one `LanguageChange` event."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = translations_path() if folder is None else folder
        self.current = "en"
        # Installed once, while still empty: loading into an installed translator sends one event for all three,
        # installing three full ones would make every widget set its words three times.
        self._app, self._content, self._qt = QTranslator(), QTranslator(), QTranslator()
        for translator in (self._qt, self._content, self._app):
            QCoreApplication.installTranslator(translator)

    def use(self, language: str) -> bool:
        """Speak this language from now on; False if its words are missing and the game falls back to English."""
        assert language in LANGUAGES, language
        self.current = language
        # Numbers, dates and the words of packs from elsewhere follow the default locale.
        QLocale.setDefault(QLocale(language))
        found = self._app.load(f"app_{language}", str(self._folder))
        self._content.load(f"content_{language}", str(self._folder))
        self._qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        # All have changed before this returns: first the program hears of it, then its windows with their widgets.
        for _ in ("program", "windows"):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
        return found

    def withdraw(self) -> None:
        """Take all words out again: what tests need between two languages and a program at its end."""
        for translator in (self._app, self._content, self._qt):
            QCoreApplication.removeTranslator(translator)
        QLocale.setDefault(QLocale("en"))  # numbers too
