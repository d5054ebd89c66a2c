"""The style sheet for Qt's own widgets, filled from the tokens; painted controls do without it."""

from __future__ import annotations

import string

import attrs

from .tokens import tokens

# No font is set here: a style sheet would override the type scale of every label.
_TEMPLATE = string.Template("""
QMainWindow, QDialog { background: $deck; }
QToolTip {
    background: $raised; color: $text; border: 1px solid $line_strong;
    border-radius: ${radius_chip}px; padding: 6px 8px;
}
QLineEdit, QPlainTextEdit, QTextEdit {
    background: $well; color: $text; border: 1.5px solid $line; border-radius: ${radius_slot}px; padding: 6px 10px;
    selection-background-color: $accent; selection-color: $on_accent;
    placeholder-text-color: $text_mute;
}
QLineEdit { min-height: ${field}px; }
QLineEdit:hover, QPlainTextEdit:hover, QTextEdit:hover { border-color: $line_strong; }
QLineEdit:disabled, QPlainTextEdit:disabled, QTextEdit:disabled { color: $text_mute; border-style: dashed; }
QComboBox QAbstractItemView {
    background: $card; color: $text; border: 1px solid $line;
    selection-background-color: $accent_soft; selection-color: $text;
}
QMenu { background: $card; color: $text; border: 1px solid $line; border-radius: ${radius_slot}px; padding: 6px; }
QMenu::item { padding: 8px 24px; border-radius: ${radius_chip}px; }
QMenu::item:selected { background: $accent_soft; color: $text; }
QMenu::item:disabled { color: $text_mute; }
QMenu::separator { height: 1px; background: $line_faint; margin: 6px 8px; }
QScrollArea { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; }
QListView, QTreeView, QTableView {
    background: $well; color: $text; border: 1px solid $line_faint; border-radius: ${radius_slot}px;
    selection-background-color: $accent_soft; selection-color: $text;
}
QPushButton {
    background: $raised; color: $text; border: 1.5px solid $line; border-radius: ${radius_slot}px; padding: 8px 18px;
    min-height: ${field}px;
}
QPushButton:hover { border-color: $line_strong; }
QPushButton:pressed { background: $card; }
QPushButton:default { background: $accent; color: $on_accent; border-color: $accent_hi; }
QPushButton:disabled { background: transparent; color: $text_mute; border: 1.5px dashed $line_strong; }
QCheckBox::indicator, QRadioButton::indicator {
    width: 16px; height: 16px; background: $well; border: 2px solid $line_strong; border-radius: 5px;
}
QRadioButton::indicator { border-radius: 10px; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked { background: $accent_text; border-color: $accent_text; }
QHeaderView::section { background: $panel; color: $text_soft; border: none; padding: 6px 8px; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle { background: $line; border-radius: 4px; }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::handle:hover { background: $line_strong; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar { background: $well; border: 1px solid $line; border-radius: 5px; color: $text; text-align: center; }
QProgressBar::chunk { background: $accent; border-radius: 4px; }
""")


def style_sheet(theme: str, text_scale: float) -> str:
    """The style sheet of one theme."""
    values = tokens()
    return _TEMPLATE.substitute(
        attrs.asdict(values.themes[theme]),
        radius_chip=values.radius.chip,
        radius_slot=values.radius.slot,
        field=round(24 * text_scale),
    )
