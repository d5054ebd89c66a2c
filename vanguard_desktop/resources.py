"""Where the game's pictures, fonts, packs and translations lie, installed or in a checkout."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent

# Every language that the game speaks, by its own name, so that everybody finds theirs: a new one is one entry here,
# and `i18n/collect.py` makes its files. English is what the code and the packs say.
LANGUAGES = {"en": "English", "it": "Italiano", "de": "Deutsch", "cs": "Čeština"}


def resource_path(*parts: str) -> Path:
    """Find a bundled file or folder: inside the package when installed, beside it in a checkout."""
    installed = _PACKAGE / "resources"
    root = installed if installed.is_dir() else _PACKAGE.parent / "resources"
    return root.joinpath(*parts)


def translations_path() -> Path:
    """Find the folder of compiled translations; the build writes it into the package in both cases."""
    return _PACKAGE / "i18n"
