"""The settings: every change acts at once and is kept."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.resources import LANGUAGES

from .look.controls.buttons import QUIET, Button
from .look.controls.choices import Segmented, StepSlider, Toggle
from .look.controls.lines import fill, row_in
from .look.controls.text import Text
from .page import Page
from .preferences import AMBIENCES, TEXT_SIZES, VOLUMES, Preferences
from .titled_panel import TitledPanel


class SettingsScreen(Page):
    """`changed` carries the new settings; the folders are only shown."""

    changed = Signal(object)
    folder_wished = Signal(object)

    def __init__(
        self,
        preferences: Preferences,
        saves: Path,
        reports: Path,
        *,
        can_sound: bool = True,
        can_read_aloud: bool = False,
    ) -> None:
        super().__init__()
        self._preferences, self._can_sound = preferences, can_sound
        self.language, self.theme, self.motion = Segmented(), Segmented(), Segmented()
        self.text_size = StepSlider([(size, f"{size} %") for size in TEXT_SIZES])
        self.sound, self.volume = Toggle(), StepSlider([(volume, f"{volume} %") for volume in VOLUMES])
        self.ambience = StepSlider([(volume, f"{volume} %") for volume in AMBIENCES])
        self.read_aloud, self.patterns = Toggle(), Toggle()
        self.every_step, self.new_luck = Toggle(), Toggle()
        self.strict_undo, self.real_dice = Toggle(), Toggle()
        self._choices = {"language": self.language, "theme": self.theme, "motion": self.motion}
        self._toggles = {
            "sound": self.sound,
            "read_aloud": self.read_aloud,
            "patterns": self.patterns,
            "every_step": self.every_step,
            "new_luck": self.new_luck,
            "strict_undo": self.strict_undo,
            "real_dice": self.real_dice,
        }
        self.reset = Button(kind=QUIET, icon="undo")
        captioned = (self.text_size, self.theme, self.motion, self.volume, self.ambience)
        self._captions = {control: _caption() for control in captioned}
        playing = (self.every_step, self.new_luck, self.strict_undo, self.real_dice)
        self._hints = {toggle: _caption("body") for toggle in playing}
        self._language_panel = TitledPanel("language", self.language, padding=18)
        self._reading_panel = TitledPanel("looks", padding=18)
        for control in (self.text_size, self.theme, self.motion):
            fill(self._reading_panel.body, self._captions[control], control)
        self._patterns_hint = _caption("body")
        fill(self._reading_panel.body, self.patterns, self._patterns_hint)
        self._sound_hint, self._read_aloud_hint = _caption("body"), _caption("body")
        self._sound_panel = TitledPanel("read_aloud", padding=18)
        voice = (self.read_aloud, self._read_aloud_hint)
        fill(
            self._sound_panel.body,
            self.sound,
            self._sound_hint,
            self._captions[self.volume],
            self.volume,
            self._captions[self.ambience],
            self.ambience,
            *voice,
        )
        for part in voice:
            part.setVisible(can_read_aloud)
        self._play_panel = TitledPanel("dice_check", padding=18)
        for toggle, hint in self._hints.items():
            fill(self._play_panel.body, toggle, hint)
        self._saves, self._reports = _Folder(saves), _Folder(reports)
        self._folder_panel = TitledPanel("save_point", padding=18)
        for folder in (self._saves, self._reports):
            folder.wished.connect(self.folder_wished)
            self._folder_panel.body.addWidget(folder)
        for panel in (
            self._language_panel,
            self._reading_panel,
            self._sound_panel,
            self._play_panel,
            self._folder_panel,
        ):
            panel.body.setSpacing(10)
            self.column.body.addWidget(panel)
        row_in(self.column.body, self.reset, 1)
        self.column.body.addStretch(1)
        self._connect()
        self._retranslate()

    def _connect(self) -> None:
        for name, choice in self._choices.items():
            choice.chosen.connect(partial(self._change, name))
        for name, toggle in self._toggles.items():
            toggle.toggled.connect(partial(self._change, name))
        self.text_size.picked.connect(partial(self._change, "text_size"))
        self.volume.picked.connect(partial(self._change, "volume"))
        self.ambience.picked.connect(partial(self._change, "ambience"))
        self.reset.clicked.connect(self._on_reset)

    def _change(self, name: str, value: Any) -> None:
        changed = attrs.evolve(self._preferences, **{name: value})
        if changed != self._preferences:
            self._preferences = changed
            self.changed.emit(changed)

    def _about_sound(self) -> str:
        if self._can_sound:
            return self.tr("On: you hear dice, cards, injuries and what comes of them. Nothing is told by sound alone.")
        return self.tr("On this system the game is silent: what plays sounds is not installed.")

    def _on_reset(self) -> None:
        """All but the language: nobody wants to search for the settings in a foreign one."""
        self._preferences = Preferences(language=self._preferences.language)
        self._show()
        self.changed.emit(self._preferences)

    def _show(self) -> None:
        values = self._preferences
        for name, choice in self._choices.items():
            choice.set_taken(getattr(values, name))
        self.text_size.set_picked(min(TEXT_SIZES, key=lambda size: abs(size - values.text_size)))
        self.ambience.set_picked(min(AMBIENCES, key=lambda volume: abs(volume - values.ambience)))
        self.volume.set_picked(min(VOLUMES, key=lambda volume: abs(volume - values.volume)))
        for name, toggle in self._toggles.items():
            with QSignalBlocker(toggle):
                toggle.setChecked(getattr(values, name))

    def _retranslate(self) -> None:
        #: Title of the page.
        self.title.setText(self.tr("Settings"))
        #: Button, with its key.
        self.back.set_name(self.tr("Back (Esc)"))
        #: Heading, and caption of the choice of a language.
        self._language_panel.title.set_text(self.tr("Language"))
        #: Heading over what changes the look of the program.
        self._reading_panel.title.set_text(self.tr("Looks"))
        #: Heading over volume and sounds.
        self._sound_panel.title.set_text(self.tr("Sound"))
        self.sound.set_label(self.tr("Sounds of the game"))
        self._sound_hint.setText(self._about_sound())
        #: Switch: a voice reads texts.
        self.read_aloud.set_label(self.tr("Read aloud"))
        self._read_aloud_hint.setText(
            self.tr("On: the voice of your system reads every event and every entry of the logbook.")
        )
        self.patterns.set_label(self.tr("Patterns on dice"))
        self._patterns_hint.setText(
            self.tr("On: hatching, dots or lines over the whole die say its color, for eyes that see colors otherwise.")
        )
        self._play_panel.title.set_text(self.tr("Pace, luck, undo and dice"))
        #: Heading over buttons that open folders of saved games and reports.
        self._folder_panel.title.set_text(self.tr("Folders"))
        self.language.set_choices(tuple(LANGUAGES.items()), self._preferences.language)
        self.theme.set_choices(
            (
                #: A theme of colors: dark.
                ("night", self.tr("Night")),
                #: A theme of colors: light.
                ("day", self.tr("Day")),
                #: A theme of colors: black and white.
                ("high_contrast", self.tr("High contrast")),
            ),
            self._preferences.theme,
        )
        self.motion.set_choices(
            (
                #: How fast things move on the screen.
                ("slow", self.tr("Slow")),
                #: How fast things move on the screen: as designed.
                ("full", self.tr("Full")),
                #: How fast things move on the screen: less than designed.
                ("reduced", self.tr("Reduced")),
                #: Nothing moves on the screen.
                ("off", self.tr("Off")),
            ),
            self._preferences.motion,
        )
        for control, words in (
            #: Caption of a choice: how large words are.
            (self.text_size, self.tr("Text size")),
            #: Caption of the choice of colors.
            (self.theme, self.tr("Theme")),
            #: Caption of the choice of how fast things move on the screen.
            (self.motion, self.tr("Motion")),
            #: Caption of a slider: how loud sounds are.
            (self.volume, self.tr("Volume")),
            #: Caption of a slider: how loud the quiet ground is that each world has.
            (self.ambience, self.tr("Ambience of the world")),
        ):
            self._captions[control].setText(words)
            control.setAccessibleName(words)
        #: Heading, and caption of the choice of a language.
        self.language.setAccessibleName(self.tr("Language"))
        #: Switch: nothing passes by itself.
        self.every_step.set_label(self.tr("Stop at every step"))
        self._hints[self.every_step].setText(
            self.tr(
                "Off: where there is only one answer, the game goes on by itself and shows what happened. "
                "On: it waits for you each time."
            )
        )
        self.new_luck.set_label(self.tr("New luck after undo"))
        self._hints[self.new_luck].setText(
            self.tr(
                "Off: a roll that is undone and made again falls the same. On: what is played after an undo draws anew."
            )
        )
        #: Switch: undo stops where something hidden was shown.
        self.strict_undo.set_label(self.tr("Strict undo"))
        self._hints[self.strict_undo].setText(
            self.tr("On: undo stops where something hidden was shown, such as a roll or a drawn card.")
        )
        #: Switch: dice of wood or plastic on the own table.
        self.real_dice.set_label(self.tr("Real dice"))
        self._hints[self.real_dice].setText(
            self.tr("On: you roll dice on your own table and tell the game what they show.")
        )
        #: Button: show the folder in the system's own window.
        opening = self.tr("Open folder")
        #: A folder: saved games.
        self._saves.set_words(self.tr("Saves"), opening)
        self._reports.set_words(self.tr("Reports of faults"), opening)
        self.reset.set_label(self.tr("Reset all settings"))
        self._show()


class _Folder(QWidget):
    """A folder of the profile, written out, and a button that opens it."""

    wished = Signal(object)

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._caption = _caption()
        shown = Text(str(path))
        shown.setMinimumWidth(1)  # a path is one long word; it wraps at its separators instead of widening the column
        shown.setText("\u200b/".join(str(path).split("/")))
        shown.setAccessibleName(str(path))
        self.button = Button(kind=QUIET)
        self.button.clicked.connect(lambda: self.wished.emit(path))
        row_in(self, (self._caption, 2), (shown, 5), self.button, gap=16)

    def set_words(self, caption: str, button: str) -> None:
        self._caption.setText(caption)
        self.button.set_label(button)


def _caption(role: str = "label") -> Text:
    return Text(role=role, color="text_soft")
