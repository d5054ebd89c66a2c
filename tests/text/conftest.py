"""Translations as they are in the tree now, compiled once; the language is put back after each test."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QLocale

from vanguard_desktop.text.common.languages import Languages

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compiled here and not taken from the last build, so that a test never judges yesterday's words."""
    folder = tmp_path_factory.mktemp("i18n")
    for source in (ROOT / "i18n").glob("*.ts"):
        compile_words(source, folder)
    return folder


def compile_words(source: Path, folder: Path) -> None:
    """Make of a .ts file what the program reads."""
    lrelease = next(Path(PySide6.__file__).parent.glob("lrelease*"))
    target = str(folder / f"{source.stem}.qm")
    subprocess.run([str(lrelease), "-silent", str(source), "-qm", target], check=True)


@pytest.fixture
def speak(qapp: object, compiled: Path) -> Iterator[Callable[[str], bool]]:
    """Change the language of the whole program, as the settings do."""
    before = QLocale()
    languages = Languages(compiled)
    yield languages.use
    languages.withdraw()
    QLocale.setDefault(before)
