"""The nine bundled faces: titles, rules text, story and console look the same on every machine.

All faces of a font join one family in Qt, so a font is asked for by family and weight, never by the name of a face.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase

from .token_kinds import TypeRole
from .tokens import tokens

FACES = (
    "exo2/Exo2_300Light.ttf",
    "exo2/Exo2_600SemiBold.ttf",
    "exo2/Exo2_700Bold.ttf",
    "inter/Inter_400Regular.ttf",
    "inter/Inter_500Medium.ttf",
    "inter/Inter_600SemiBold.ttf",
    "literata/Literata_400Regular.ttf",
    "literata/Literata_400Regular_Italic.ttf",
    "jetbrains_mono/JetBrainsMono_400Regular.ttf",
)
_HINTS = {
    "serif": QFont.StyleHint.Serif,
    "sans-serif": QFont.StyleHint.SansSerif,
    "monospace": QFont.StyleHint.Monospace,
}


def load_fonts(folder: Path) -> tuple[str, ...]:
    """Make the bundled faces known to Qt; return the files that could not be used, for which the system's stand in."""
    return tuple(face for face in FACES if QFontDatabase.addApplicationFont(str(folder / face)) < 0)


def missing_fonts_sentence(missing: tuple[str, ...]) -> str:
    """What the player is told when faces are missing; empty when none is."""
    if not missing:
        return ""
    #: Note in a window. {files} are names of files.
    return QCoreApplication.translate(
        "Fonts",
        "Some fonts of the game could not be loaded, so fonts of your system stand in for them."
        " Nothing else is affected; installing the game again brings them back. Missing: {files}",
    ).format(files=", ".join(missing))


def make_font(role: TypeRole, text_scale: float, *, italic: bool = False) -> QFont:
    """The font of one role of the type scale."""
    kinds = tokens().type
    fallback = kinds.fallback[role.family]
    font = QFont([kinds.families[role.family], fallback])
    font.setStyleHint(_HINTS[fallback])
    font.setPixelSize(round(role.px * text_scale))
    font.setWeight(QFont.Weight(role.weight))
    font.setItalic(italic)
    # Hinting depends on the machine's settings; without it pictures are the same everywhere.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if role.tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font
