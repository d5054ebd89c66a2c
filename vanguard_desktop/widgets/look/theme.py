"""The look the players chose: theme, text size, motion; everything that paints asks here and repaints on `changed`."""

from __future__ import annotations

import functools
from collections.abc import Hashable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPalette

from .fonts import make_font
from .token_kinds import Colors
from .tokens import tokens

DEFAULT_THEME = "night"


class Look(QObject):
    """What the program looks like now."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._theme = DEFAULT_THEME
        self._text_scale = 1.0
        self._reduced_motion = False
        self._pace = 1.0
        self._patterns = False
        self._fonts: dict[tuple[str, bool], QFont] = {}

    @property
    def theme(self) -> str:
        """`night`, `day` or `high_contrast`."""
        return self._theme

    @property
    def text_scale(self) -> float:
        """1.0 is 100 %."""
        return self._text_scale

    @property
    def reduced_motion(self) -> bool:
        """Whether things appear in their place instead of moving there."""
        return self._reduced_motion

    @property
    def patterns(self) -> bool:
        """Whether patterns say the color of a die over its whole body, not only at its foot."""
        return self._patterns

    @property
    def pictured(self) -> Hashable:
        """What of it a picture depends on: what is kept under this can be copied whenever it is the same again."""
        return self._theme, self._text_scale, self._patterns

    @property
    def colors(self) -> Colors:
        """The colors of the theme, by name."""
        return tokens().themes[self._theme]

    def set(
        self, theme: str, text_scale: float, reduced_motion: bool, pace: float = 1.0, patterns: bool = False
    ) -> None:
        """Take up what the players chose and tell everything that paints."""
        steps = tokens().type.user_scale
        if theme not in tokens().themes:
            raise ValueError(f"no theme is named {theme!r}; there are {', '.join(tokens().themes)}")
        self._theme = theme
        self._text_scale = min(max(text_scale, min(steps)), max(steps))
        self._reduced_motion = reduced_motion
        self._pace, self._patterns = pace, patterns
        self._fonts.clear()
        self.changed.emit()

    def color(self, name: str, alpha: float = 1.0) -> QColor:
        """A color of the theme by its name in the tokens."""
        return QColor(_color(self._theme, name, alpha))

    def font(self, role: str, *, italic: bool = False) -> QFont:
        """The font of a role of the type scale (`body`, `label`, `number` ...) at the text size chosen."""
        key = (role, italic)
        if key not in self._fonts:
            self._fonts[key] = make_font(tokens().type.scale[role], self._text_scale, italic=italic)
        return QFont(self._fonts[key])

    def metrics(self, role: str) -> QFontMetricsF:
        """The measures of that font."""
        return QFontMetricsF(self.font(role))

    def line(self, role: str) -> int:
        """The height of one line of text in that role."""
        return round(tokens().type.scale[role].line * self._text_scale)

    def scaled(self, length: float) -> int:
        """A length that grows with the text, for boxes that hold text."""
        return round(length * self._text_scale)

    def duration(self, motion: str) -> int:
        """Milliseconds of a motion (`hover`, `die_roll` ...); nothing moves when the players want no motion."""
        return 0 if self._reduced_motion else round(getattr(tokens().duration_ms, motion) * self._pace)

    def palette(self) -> QPalette:
        """The colors of Qt's own controls."""
        palette = QPalette()
        roles = {
            QPalette.ColorRole.Window: "deck",
            QPalette.ColorRole.WindowText: "text",
            QPalette.ColorRole.Base: "well",
            QPalette.ColorRole.AlternateBase: "panel",
            QPalette.ColorRole.Text: "text",
            QPalette.ColorRole.Button: "raised",
            QPalette.ColorRole.ButtonText: "text",
            QPalette.ColorRole.BrightText: "text",
            QPalette.ColorRole.Highlight: "accent",
            QPalette.ColorRole.HighlightedText: "on_accent",
            QPalette.ColorRole.PlaceholderText: "text_mute",
            QPalette.ColorRole.ToolTipBase: "raised",
            QPalette.ColorRole.ToolTipText: "text",
            QPalette.ColorRole.Link: "accent_text",
            QPalette.ColorRole.LinkVisited: "accent_text",
            QPalette.ColorRole.Accent: "accent",
            QPalette.ColorRole.Light: "raised",
            QPalette.ColorRole.Midlight: "card",
            QPalette.ColorRole.Mid: "line",
            QPalette.ColorRole.Dark: "well",
            QPalette.ColorRole.Shadow: "scrim",
        }
        for role, name in roles.items():
            palette.setColor(role, self.color(name))
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, self.color("text_mute"))
        return palette


@functools.lru_cache(maxsize=2048)
def _color(theme: str, name: str, alpha: float) -> QColor:
    """Painting asks hundreds of times a step."""
    color = QColor(tokens().themes[theme].named(name))
    color.setAlphaF(alpha)
    return color


@functools.cache
def look() -> Look:
    """The one look of the program, as there is one palette and one font of the application."""
    return Look()


# What painting asks for all the time.
color_of, scaled = look().color, look().scaled


def night_of(name: str, alpha: float = 1.0) -> QColor:
    """A color of the night, for what has its own light in every theme: the land, figures, and what lies on them."""
    return QColor(_color("night", name, alpha))
