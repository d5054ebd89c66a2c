"""A new game: where to, who plays what, who goes, how it is played, and the seed of chance for those who care."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from vanguard_desktop.core import MemberId, WorldId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.models.common.new_game import NewGame, WorldFacts
from vanguard_desktop.setting import Difficulty
from vanguard_desktop.text.common.excerpts import first_sentences
from vanguard_desktop.text.common.wording import Wording

from .codex.explainer import Explainer
from .look.controls.asking import Asked
from .look.controls.buttons import PRIMARY, Button
from .look.controls.choices import Segmented
from .look.controls.lines import fill, row_in
from .look.controls.text import Text
from .new_game.picture_cards import PictureCards, Pictured, land_art
from .new_game.players_panel import PlayersPanel
from .new_game.team_lines import TeamLine
from .new_game.ways_panel import WaysPanel
from .page import Page
from .titled_panel import TitledPanel

_LINE = 90  # letters of a story on a card, at least one sentence
_LARGEST_SEED = 999_999_999


class NewGameScreen(Page):
    """`begun` carries the plan and whether real dice are rolled, `codex_wished` what is to be looked up."""

    begun = Signal(object, bool)
    codex_wished = Signal(str)

    def __init__(self, game: NewGame, wording: Wording, *, real_dice: bool) -> None:
        super().__init__()
        self._game, self._wording = game, wording
        game.setParent(self)
        self.world, self.mode = PictureCards(), Segmented()
        self._world_story, self._mode_hint = Text(color="text_soft"), Text(color="text_soft")
        self._players_panel = PlayersPanel(game.player_counts, wording.names.section)
        self.players, self.section_lines = self._players_panel.players, self._players_panel.section_lines
        self._team_hint = Text(color="text_soft")
        self.team_lines = {section: TeamLine(section) for section in Section}
        self.ways = WaysPanel(real_dice=real_dice)
        self.seed = QLineEdit()
        self.seed.setValidator(QIntValidator(0, _LARGEST_SEED, self.seed))
        self._seed_hint, self._reason = Text(color="text_soft"), Text(color="warn")
        self.begin = Button(kind=PRIMARY, icon="play")
        self._world_panel = TitledPanel("planet", self.world, self._world_story, self.mode, self._mode_hint, padding=18)
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
        self._players_panel.entered.connect(self._on_begin)
        self._players_panel.taken.connect(game.take_section)
        for team_line in self.team_lines.values():
            team_line.sent.connect(game.set_going)
            team_line.picked.connect(game.pick)
        self.seed.textChanged.connect(lambda text: game.set_seed(int(text) if text else None))
        self.seed.returnPressed.connect(self._on_begin)

    @property
    def names(self) -> list[QLineEdit]:
        """The fields of the players' names, one for each seat there can be."""
        return self._players_panel.fields

    def explain_asked(self, asked: Asked) -> bool:
        return self.explainer.asked(asked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            self.explainer.ask_about_focus()
        else:
            super().keyPressEvent(event)

    def _on_begin(self) -> None:
        if self._game.reason is None:
            plan = self._game.plan(self._players_panel.named, self.ways.options(order_matters=self._game.order_matters))
            self.begun.emit(plan, self.ways.real_dice)

    # what is shown

    def _show(self) -> None:
        game, names = self._game, self._wording.names
        self.world.set_taken(game.world)
        self._players_panel.show_seats(game.players, game.shared)
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
        self._show_team()
        self.ways.show_order(game.order_matters)
        words = "" if game.reason is None else self._wording.refusals.why(game.reason)
        self.begin.set_unavailable(words)
        self._reason.setText(words)

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
            line.show_means(self._skill_words(game.team.get(section)), game.dice(section))

    def _destination(self, world: WorldId) -> Pictured:
        names, facts = self._wording.names, self._game.facts(world)
        if facts.training:
            #: On the card of a destination: what kind of game it is.
            kind = self.tr("Training, guided")
        elif facts.operation:
            #: On the card of a destination: what kind of game it is.
            kind = self.tr("Operation, stands alone")
        else:
            #: On the card of a destination: what kind of game it is.
            kind = self.tr("Expedition")
        #: On the card of a destination. %n is how many sectors its map has.
        told = [self.tr("%n sector(s)", "", facts.sectors)]
        if facts.missions:
            #: On the card of a destination. %n is how many missions have to be completed; more may come later in the
            #: story.
            told.append(self.tr("%n mission(s) at first", "", facts.missions))
        if facts.optional:
            #: On the card of a destination. %n is how many missions may be completed beside the others.
            told.append(self.tr("%n optional", "", facts.optional))
        if facts.threats:
            #: On the card of a destination. %n is how many threats stand there from the beginning.
            told.append(self.tr("%n threat(s)", "", facts.threats))
        return Pictured(
            value=world,
            art=land_art(world, facts.relief),
            name=names.world(world),
            kind=kind,
            line=first_sentences(names.world_story(world), _LINE) if names.world_story(world) else "",
            pace=self._pace(facts),
            facts=" · ".join(words.replace(" ", "\u00a0") for words in told),
            asks=facts.frequent,
            #: On the card of a destination, before the signs that its dice checks ask for most.
            asked=self.tr("Asks for"),
            spoken=" ".join((self.tr("Asks for"), *map(names.icon, facts.frequent))) if facts.frequent else "",
        )

    def _pace(self, facts: WorldFacts) -> str:
        """How long and how hard it is, as far as the pack tells."""
        told = []
        if facts.minutes:
            #: On the card of a destination: how long a game takes there. %n is a number of minutes.
            told.append(self.tr("About %n minute(s)", "", facts.minutes))
        match facts.difficulty:
            case Difficulty.EASY:
                #: On the card of a destination, after how long it takes: the game is easy there.
                told.append(self.tr("easy"))
            case Difficulty.MEDIUM:
                #: On the card of a destination, after how long it takes: the game is neither easy nor hard there.
                told.append(self.tr("medium"))
            case Difficulty.HARD:
                #: On the card of a destination, after how long it takes: the game is hard there.
                told.append(self.tr("hard"))
            case None:
                pass
        return " · ".join(told)

    def _skill_words(self, member: MemberId | None) -> str:
        if member is None or not self._game.skill(member):
            return ""
        #: Under the name of a crewmember. {skill} is the name of a skill.
        return self.tr("Skill: {skill}").format(skill=self._wording.names.skill(member))

    def _crew_words(self, member: MemberId) -> str:
        names, affinity = self._wording.names, self._game.affinity(member)
        if affinity is None:
            return names.member(member)
        #: A crewmember and the section that suits this person. {member} is the name of a crewmember. {section} is the
        #: name of a section, as Science.
        return self.tr("{member} · {section}").format(member=names.member(member), section=names.section(affinity))

    def _retranslate(self) -> None:
        if self._game.only_training:
            #: Title of the page on which the training is prepared.
            self.title.setText(self.tr("Training expedition"))
        else:
            #: Title of the page on which a game is prepared.
            self.title.setText(self.tr("New game"))
        self.world.setVisible(not self._game.only_training)
        #: Button, with its key.
        self.back.set_name(self.tr("Back (Esc)"))
        #: Heading over the choice of a world.
        self._world_panel.title.set_text(self.tr("Where to"))
        self._team_panel.title.set_text(self.tr("The away team"))
        #: Heading over the number from which all rolls come: luck, not an opportunity.
        self._seed_panel.title.set_text(self.tr("Chance"))
        game = self._game
        self.world.set_choices([self._destination(world) for world in game.worlds], game.world)
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
        self._seed_hint.setText(
            self.tr("With the same number, dice and cards fall the same again. Leave it empty for new luck.")
        )
        self.seed.setPlaceholderText(self.tr("A number, or empty"))
        self.seed.setAccessibleName(self.tr("Number for chance"))
        self.begin.set_label(self.tr("Begin the expedition"))
        self._show()
