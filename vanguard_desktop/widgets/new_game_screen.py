"""A new game: where to, who plays what, who goes, how it is played, and the seed of chance for those who care."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.models.common.new_game import NewGame
from vanguard_desktop.text.common.wording import Wording

from .codex.explainer import Explainer
from .look.controls.asking import Asked
from .look.controls.buttons import PRIMARY, Button
from .look.controls.choices import Segmented
from .look.controls.lines import fill, row_in
from .look.controls.text import Text
from .new_game.seat_lines import NameLine, SectionLine
from .new_game.team_lines import TeamLine
from .new_game.ways_panel import WaysPanel
from .page import Page
from .titled_panel import TitledPanel

_LARGEST_SEED = 999_999_999


class NewGameScreen(Page):
    """`begun` carries the plan and whether real dice are rolled, `codex_wished` what is to be looked up."""

    begun = Signal(object, bool)
    codex_wished = Signal(str)

    def __init__(self, game: NewGame, wording: Wording, *, real_dice: bool) -> None:
        super().__init__()
        self._game, self._wording = game, wording
        game.setParent(self)
        self.world, self.mode, self.players = Segmented(), Segmented(), Segmented()
        self._world_story, self._mode_hint = Text(color="text_soft"), Text(color="text_soft")
        self.name_lines = [NameLine(number) for number in range(1, game.player_counts[-1] + 1)]
        self._sections_hint, self._team_hint = Text(color="text_soft"), Text(color="text_soft")
        self.section_lines = {section: SectionLine(section) for section in Section}
        self.team_lines = {section: TeamLine(section) for section in Section}
        self.ways = WaysPanel(real_dice=real_dice)
        self.seed = QLineEdit()
        self.seed.setValidator(QIntValidator(0, _LARGEST_SEED, self.seed))
        self._seed_hint, self._reason = Text(color="text_soft"), Text(color="warn")
        self.begin = Button(kind=PRIMARY, icon="play")
        self._world_panel = TitledPanel("planet", self.world, self._world_story, self.mode, self._mode_hint, padding=18)
        self._players_panel = TitledPanel(
            "seats", self.players, *self.name_lines, self._sections_hint, *self.section_lines.values(), padding=18
        )
        self._team_panel = TitledPanel("crew_assignment", self._team_hint, *self.team_lines.values(), padding=18)
        self._seed_panel = TitledPanel("reroll", self._seed_hint, self.seed, padding=18)
        fill(self.column.body, self._world_panel, self._players_panel, self._team_panel, self.ways, self._seed_panel, 1)
        row_in(self._box, (self._reason, 1), self.begin, gap=16)
        self.explainer = Explainer(self, wording.codex.explain, wording.codex)
        self._connect()
        self._retranslate()

    def _connect(self) -> None:
        game = self._game
        game.changed.connect(self._show)
        self.begin.clicked.connect(self._on_begin)
        self.explainer.more_wished.connect(self.codex_wished)
        self.world.chosen.connect(game.go_to)
        self.mode.chosen.connect(game.set_quick_start)
        self.players.chosen.connect(game.set_players)
        for line in self.name_lines:
            line.named.connect(self._show_names)
            line.name.returnPressed.connect(self._on_begin)
        for section_line in self.section_lines.values():
            section_line.taken.connect(game.take_section)
        for team_line in self.team_lines.values():
            team_line.sent.connect(game.set_going)
            team_line.picked.connect(game.pick)
        self.seed.textChanged.connect(lambda text: game.set_seed(int(text) if text else None))
        self.seed.returnPressed.connect(self._on_begin)

    @property
    def names(self) -> list[QLineEdit]:
        """The fields of the players' names, one for each seat there can be."""
        return [line.name for line in self.name_lines]

    def explain_asked(self, asked: Asked) -> bool:
        return self.explainer.asked(asked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            self.explainer.ask_about_focus()
        else:
            super().keyPressEvent(event)

    def _on_begin(self) -> None:
        if self._game.reason is None:
            names = tuple(self._named()[: self._game.players])
            plan = self._game.plan(names, self.ways.options(order_matters=self._game.order_matters))
            self.begun.emit(plan, self.ways.real_dice)

    # what is shown

    def _named(self) -> list[str]:
        #: Name of a player who has not typed one. {number} is from 1 to 4.
        fallback = self.tr("Player {number}")
        return [
            line.name.text().strip() or fallback.format(number=number)
            for number, line in enumerate(self.name_lines, start=1)
        ]

    def _show(self) -> None:
        game, names = self._game, self._wording.names
        self.world.set_taken(game.world)
        self.players.set_taken(game.players)
        self.mode.set_taken(game.quick_start)
        story = names.world_story(game.world)
        self._world_story.setText(story)
        self._world_story.setVisible(bool(story))
        self.mode.setVisible(game.scripted)
        self._mode_hint.setVisible(game.scripted)
        self._mode_hint.setText(
            self.tr("The full rules from the first turn on, with recruits that are drawn; for those who know the game.")
            if game.quick_start
            else self.tr("The first round is shown step by step, then each rule is explained when it comes up.")
        )
        for number, line in enumerate(self.name_lines):
            line.setVisible(number < game.players)
        self._sections_hint.setVisible(game.players > 1)
        self._show_names()
        self._show_team()
        self.ways.show_order(game.order_matters)
        words = "" if game.reason is None else self._wording.refusals.why(game.reason)
        self.begin.set_unavailable(words)
        self._reason.setText(words)

    def _show_names(self) -> None:
        shared = {section: seat for seat, mine in enumerate(self._game.shared) for section in mine}
        names = self._named()[: self._game.players]
        for section, line in self.section_lines.items():
            line.setVisible(len(names) > 1)
            line.show_players(self._wording.names.section(section), names, shared[section])

    def _show_team(self) -> None:
        game = self._game
        several = game.players > 1  # only then is it worth saying that nobody stays at home
        if game.guided and several:
            #: Hint under the choice of a team for the training. %n is the size of the team.
            words = self.tr("Exactly %n crewmember(s) go, one of every player, and Science among them.", "",
                            game.team_size)  # fmt: skip
        elif game.guided:
            #: Hint under the choice of a team for the training, for one player. %n is the size of the team.
            words = self.tr("Exactly %n crewmember(s) go, and Science among them.", "", game.team_size)
        elif game.quick_start and several:
            #: Hint under the choice of a team; from three dealt crewmembers of each section one was taken. %n is the
            #: size of the team.
            words = self.tr("Exactly %n crewmember(s) go, one of every player; each section drew three.", "",
                            game.team_size)  # fmt: skip
        elif game.quick_start:
            #: Hint under the choice of a team, for one player; from three dealt crewmembers of each section one was
            #: taken. %n is the size of the team.
            words = self.tr("Exactly %n crewmember(s) go; each section drew three.", "", game.team_size)
        elif several:
            words = self.tr("At least two crewmembers go, one for each section, and one of every player.")
        else:
            words = self.tr("At least two crewmembers go, one for each section.")
        self._team_hint.setText(words)
        for section, line in self.team_lines.items():
            offered = [(member, self._crew_words(member)) for member in game.offered(section)]
            line.show_crew(self._wording.names.section(section), offered, game.team.get(section))

    def _crew_words(self, member: MemberId) -> str:
        names, affinity = self._wording.names, self._game.affinity(member)
        if affinity is None:
            return names.member(member)
        #: A crewmember and the section that suits this person. {member} is the name of a crewmember. {section} is the
        #: name of a section, as Science.
        return self.tr("{member} · {section}").format(member=names.member(member), section=names.section(affinity))

    def _retranslate(self) -> None:
        #: Title of the page on which a game is prepared.
        self.title.setText(self.tr("New game"))
        #: Button, with its key.
        self.back.set_name(self.tr("Back (Esc)"))
        #: Heading over the choice of a world.
        self._world_panel.title.set_text(self.tr("Where to"))
        #: Heading over the number and names of players.
        self._players_panel.title.set_text(self.tr("Who plays"))
        self._team_panel.title.set_text(self.tr("The away team"))
        #: Heading over the number from which all rolls come: luck, not an opportunity.
        self._seed_panel.title.set_text(self.tr("Chance"))
        game = self._game
        self.world.set_choices([(world, self._wording.names.world(world)) for world in game.worlds], game.world)
        #: Heading over the choice of a world.
        self.world.setAccessibleName(self.tr("Where to"))
        self.mode.set_choices(
            (
                #: One of two ways to begin: a first game with hints.
                (False, self.tr("Guided training")),
                #: One of two ways to begin: the game without hints.
                (True, self.tr("Quick start")),
            ),
            game.quick_start,
        )
        self.mode.setAccessibleName(self.tr("How to begin"))
        #: Choice of how many people play. %n is from 1 to 4.
        counts = [(count, self.tr("%n player(s)", "", count)) for count in game.player_counts]
        self.players.set_choices(counts, game.players)
        #: Heading over the number and names of players.
        self.players.setAccessibleName(self.tr("Who plays"))
        for number, line in enumerate(self.name_lines, start=1):
            #: Before a field to type in. {number} is from 1 to 4.
            line.set_words(self.tr("Name of player {number}").format(number=number))
        self._sections_hint.setText(
            self.tr("Each section has one player, who decides for its crew. Whoever gives one away gets another back.")
        )
        self._seed_hint.setText(
            self.tr("With the same number, dice and cards fall the same again. Leave it empty for new luck.")
        )
        self.seed.setPlaceholderText(self.tr("A number, or empty"))
        self.seed.setAccessibleName(self.tr("Number for chance"))
        self.begin.set_label(self.tr("Begin the expedition"))
        self._show()
