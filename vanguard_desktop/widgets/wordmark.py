"""The name of the game in its own thin, wide letters."""

from __future__ import annotations

from PySide6.QtGui import QFont

from .look import look
from .look.controls.text import Text

_SPACING = 6.0


class Wordmark(Text):
    """A name is not translated. It is the only text with spaced letters."""

    def __init__(self) -> None:
        super().__init__("Vanguard", role="wordmark", wrap=False)

    def _dress(self) -> None:
        super()._dress()
        font = look().font("wordmark")
        # A name as large as this needs no enlarging: it would only push the rest of the screen away.
        font.setPixelSize(min(font.pixelSize(), 84))
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, _SPACING)
        self.setFont(font)
