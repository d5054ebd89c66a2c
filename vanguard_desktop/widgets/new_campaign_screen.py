"""A new campaign in three steps: who plays, how it begins, the crew. It may begin from each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from vanguard_desktop.core import CardId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.models.common.new_campaign import NewCampaign, Way
from vanguard_desktop.text.common.wording import Wording

from .look import look
from .look.controls.buttons import PRIMARY, QUIET, Button
from .look.controls.choices import Segmented, Toggle
from .look.controls.lines import fill, row_in
from .look.controls.text import Text
from .new_game.campaign_words import CampaignWords
from .new_game.draft_lines import DraftLine
from .new_game.harder_panel import HarderPanel
from .new_game.picture_cards import Art, PictureCards
from .new_game.players_panel import PlayersPanel
from .new_game.step_pictures import Banner, faces_art, ship_art
from .page import Page
from .titled_panel import TitledPanel

_LARGEST_SEED = 999_999_999
_LOW = 800
_TALL, _USUAL, _SHORT = 300, 132, 72
STEPS = 3


class NewCampaignScreen(Page):
    """`begun` carries the plan and whether real dice are rolled; `legacy_wished` that a file is to be brought in."""

    begun = Signal(object, bool)
    legacy_wished = Signal()

    def __init__(
        self,
        game: NewCampaign,
        wording: Wording,
        *,
        real_dice: bool,
        names: Sequence[str] = (),
        best: Mapping[CardId, tuple[str, int]] | None = None,
    ) -> None:
        super().__init__()
        self._game, self._wording, self._words = game, wording, CampaignWords(game, wording, best or {})
        game.setParent(self)
        self.step, self._step = Segmented(), 1
        self.banner = Banner(self._art())
        self._lead = Text(role="story", color="text_soft")
        self.players_panel = PlayersPanel(game.player_counts, wording.names.section)
        self.players_panel.fill_in(names)
        self.ways, self._ways_hint = PictureCards(), Text(color="text_soft")
        self._how_panel = TitledPanel("play", self.ways, self._ways_hint, padding=18)
        self.harder = HarderPanel(game.options)
        self.real, self._real_hint = Toggle(), Text(color="text_soft")
        self.real.setChecked(real_dice)
        self._dice_panel = TitledPanel("any_die", self.real, self._real_hint, padding=18)
        self.legacy, self.legacy_told = Button(icon="log_entry"), Text(color="text_soft")
        self._legacy_panel = TitledPanel("log_entry", self.legacy_told, padding=18)
        row_in(self._legacy_panel.body, self.legacy, 1)
        self.seed, self._seed_hint = QLineEdit(), Text(color="text_soft")
        self.seed.setValidator(QIntValidator(0, _LARGEST_SEED, self.seed))
        self._seed_panel = TitledPanel("seed", self._seed_hint, self.seed, padding=18)
        self.lines = {section: DraftLine(section) for section in Section}
        self.wild_dice, self._crew_hint = Toggle(), Text(color="text_soft")
        self._crew_panel = TitledPanel(
            "crew_assignment", self._crew_hint, *self.lines.values(), self.wild_dice, padding=18
        )
        who: list[QWidget] = [self.players_panel]
        how: list[QWidget] = [self._how_panel]
        more: list[QWidget] = [self.harder, self._dice_panel, self._legacy_panel, self._seed_panel]
        if game.operation is None:
            self._steps: dict[int, list[QWidget]] = {1: who, 2: [*how, *more], 3: [self._crew_panel]}
        else:  # nothing of an earlier campaign reaches an operation (OPS-04)
            more.remove(self._legacy_panel)
            self._legacy_panel.setParent(self)
            self._steps = {1: how, 2: [*who, *more], 3: [self._crew_panel]}
            self._legacy_panel.hide()
        fill(self.column.body, self.banner, self._lead)
        fill(self.column.body, *(panel for panels in self._steps.values() for panel in panels), 1)
        self._box.insertWidget(1, self.step)
        # Steps of different lengths follow each other: a bar that came and went would move everything.
        self.column.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.before, self.next = Button(kind=QUIET), Button(icon="chevron_right")
        for turning in (self.before, self.next):
            turning.setFocusPolicy(
                Qt.FocusPolicy.TabFocus
            )  # after a click, too, Enter does what the bright button says
        self.begin = Button(kind=PRIMARY, icon="play")
        self._facts = Text(color="text_soft")
        row_in(self._box, (self._facts, 1), self.before, self.next, self.begin, gap=12)
        self._connect()
        self._retranslate()
        self._show_step(1)

    def _connect(self) -> None:
        game = self._game
        game.changed.connect(self._show)
        self.step.chosen.connect(lambda step: self._show_step(int(str(step))))
        self.before.clicked.connect(lambda: self.go_to(self._step - 1))
        self.next.clicked.connect(lambda: self.go_to(self._step + 1))
        self.begin.clicked.connect(self._on_begin)
        self.players_panel.players.chosen.connect(game.set_players)
        self.players_panel.taken.connect(game.take_section)
        self.players_panel.entered.connect(self._on_begin)
        self.ways.chosen.connect(game.set_way if game.operation is None else game.set_operation)
        self.harder.changed.connect(game.set_options)
        self.legacy.clicked.connect(self.legacy_wished)
        self.seed.textChanged.connect(lambda text: game.set_seed(int(text) if text else None))
        self.seed.returnPressed.connect(self._on_begin)
        self.wild_dice.toggled.connect(game.set_wild_dice)
        for section, line in self.lines.items():
            line.picked.connect(lambda member, section=section: game.put_first(section, member))
            line.sent.connect(lambda on, section=section: game.set_going(section, on))

    def go_to(self, step: int) -> None:
        """Another step; the keyboard goes along, to its tab."""
        if 1 <= step <= STEPS:
            self._show_step(step)

    def tell_legacy(self, words: str) -> None:
        """What was brought in of an earlier campaign, or why nothing was."""
        self.legacy_told.setText(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turn = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}.get(Qt.Key(event.key()))
        if turn is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.go_to(self._step + turn)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_banner()

    def _fit_banner(self) -> None:
        """The first step has most room for its picture."""
        low = self.height() < _LOW * look().text_scale
        self.banner.set_height(_SHORT if low else _TALL if self._step == 1 and not self._game.operation else _USUAL)

    def _on_begin(self) -> None:
        self.begun.emit(self._game.plan(self.players_panel.named), self.real.isChecked())

    # what is shown

    def _show_step(self, step: int) -> None:
        self._step = step
        self.step.set_taken(step)
        for number, panels in self._steps.items():
            for panel in panels:
                panel.setVisible(number == step)
        self.before.set_unavailable("" if step > 1 else self.tr("This is the first step."))
        self.next.set_unavailable("" if step < STEPS else self.tr("This is the last step."))
        self._lead.setText(self._words.lead(step))
        self._name_begin()
        self.banner.show_art(self._art())
        self._fit_banner()
        self.column.verticalScrollBar().setValue(0)
        if step == STEPS and self.next.hasFocus():
            self.begin.setFocus()  # no step is left: the keyboard lies where the next press is

    def _name_begin(self) -> None:
        self.begin.set_label(self._words.begin(at_once=self._step < STEPS))

    def _art(self) -> Art:
        world, relief = self._words.world
        return faces_art(self._words.faces(), world, relief) if self._step == STEPS else ship_art(world, relief)

    def _show(self) -> None:
        game = self._game
        self.players_panel.show_seats(game.players, game.shared)
        self.ways.set_taken(game.way if game.operation is None else game.operation)
        self.harder.show_options(game.options)
        self._ways_hint.setText(self._words.way_hint())
        self._crew_hint.setText(self._words.crew_hint())
        for section, line in self.lines.items():
            faces = self._words.faces_of(section)
            line.setVisible(bool(faces))
            asked = game.way is Way.QUICK_START or game.operation is not None
            words = self._words.goes() if asked and faces else ""
            line.show_section(self._wording.names.section(section), faces, words, section in game.going)
        self.wild_dice.setVisible(game.dice_offered)
        self._name_begin()
        self._facts.setText(self._words.in_short(self.players_panel.named))
        self.banner.show_art(self._art())

    def _retranslate(self) -> None:
        self.title.setText(self._words.title())
        #: Button, with its key.
        self.back.set_name(self.tr("Back (Esc)"))
        self.step.set_choices(self._words.steps(), self._step)
        #: Heading over the three steps of a new campaign.
        self.step.setAccessibleName(self.tr("Steps"))
        self._how_panel.title.set_text(self._words.how())
        self.ways.setAccessibleName(self._words.how())
        self.ways.set_choices(self._words.choices(), self._game.operation or self._game.way)
        #: Heading over those who are shown to the sections.
        self._crew_panel.title.set_text(self.tr("The crew"))
        #: Heading over how dice are rolled.
        self._dice_panel.title.set_text(self.tr("Dice"))
        #: Switch before a new game: dice of wood or plastic on the own table.
        self.real.set_label(self.tr("Real dice"))
        self._real_hint.setText(self.tr("On: you roll dice on your own table and tell the game what they show."))
        #: Heading over what an earlier campaign hands down to a new one.
        self._legacy_panel.title.set_text(self.tr("From an earlier campaign"))
        self.legacy.set_label(self.tr("Bring in a legacy file …"))
        if not self.legacy_told.text():
            self.legacy_told.setText(
                self.tr("A campaign that is over can write down what was decided in it. A new one remembers that.")
            )
        #: Heading over the number from which all rolls come: luck, not an opportunity.
        self._seed_panel.title.set_text(self.tr("Chance"))
        self._seed_hint.setText(
            self.tr("With the same number, dice and cards fall the same again. Leave it empty for new luck.")
        )
        self.seed.setPlaceholderText(self.tr("A number, or empty"))
        self.seed.setAccessibleName(self.tr("Number for chance"))
        #: Switch: the wild dice that successes of the training may buy. %n is how many successes they cost.
        self.wild_dice.set_label(self.tr("Spend %n success(es): each section gets its wild die", "", 5))
        self.wild_dice.setChecked(self._game.wild_dice)
        #: Button: the step before this one.
        self.before.set_label(self.tr("Back a step"))
        #: Button: the step after this one.
        self.next.set_label(self.tr("Next step"))
        self._show()
        self._lead.setText(self._words.lead(self._step))
