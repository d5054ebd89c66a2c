"""A mission of the habitat is chosen: which one, how hard, who plays whom. It may begin at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from vanguard_desktop.models.bridge import LONGEST_NAME
from vanguard_desktop.models.habitat.new_mission import PLAYER_COUNTS, NewMission
from vanguard_desktop.rulesets.habitat.data.cards.campaigns import CampaignCard
from vanguard_desktop.rulesets.habitat.data.cards.missions import MissionCard, MissionKind
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty, Profession
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.called import HabitatNames

from .look.controls.buttons import PRIMARY, Button
from .look.controls.choices import Segmented
from .look.controls.lines import fill, row_in
from .look.controls.text import Text
from .new_game.picture_cards import PictureCards, Pictured, land_art
from .page import Page
from .titled_panel import TitledPanel

_RELIEF = "mars"


class PersonLine(QWidget):
    """Somebody of the crew: who plays them, and what they can do."""

    def __init__(self) -> None:
        super().__init__()
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.profession = Segmented()
        row_in(self, (self.name, 1), (self.profession, 2), gap=12)


class NewMissionScreen(Page):
    """`begun` carries the plan."""

    begun = Signal(object)

    def __init__(self, mission: NewMission, wording: Wording, names: Sequence[str] = ()) -> None:
        super().__init__()
        self._mission, self._wording, self._called = mission, wording, HabitatNames(wording.names)
        mission.setParent(self)
        self._lead = Text(role="story", color="text_soft")
        self.missions = PictureCards()
        self._mission_panel = TitledPanel("mission", self.missions, padding=18)
        self.legacy, self._legacy_hint = Segmented(), Text(color="text_soft")
        self._legacy_panel = TitledPanel("campaign", self.legacy, self._legacy_hint, padding=18)
        self.difficulty, self._hard_hint = Segmented(), Text(color="text_soft")
        self._hard_panel = TitledPanel("threat", self.difficulty, self._hard_hint, padding=18)
        self.players = Segmented()
        self._crew_hint = Text(color="text_soft")
        self.lines = [PersonLine() for _ in PLAYER_COUNTS]
        self._crew_panel = TitledPanel("seats", self.players, self._crew_hint, *self.lines, padding=18)
        panels = (self._mission_panel, self._legacy_panel, self._hard_panel, self._crew_panel)
        fill(self.column.body, self._lead, *panels, 1)
        self.begin = Button(kind=PRIMARY, icon="play")
        self._facts = Text(color="text_soft")
        row_in(self._box, (self._facts, 1), self.begin, gap=12)
        for line, name in zip(self.lines, names, strict=False):
            line.name.setText(name)
        self._connect()
        self._retranslate()

    def _connect(self) -> None:
        mission = self._mission
        mission.changed.connect(self._show)
        self.missions.chosen.connect(self._on_chosen)
        self.legacy.chosen.connect(mission.set_legacy)
        self.difficulty.chosen.connect(mission.set_difficulty)
        self.players.chosen.connect(mission.set_players)
        for place, line in enumerate(self.lines):
            line.profession.chosen.connect(partial(mission.set_person, place))
            line.name.returnPressed.connect(self._on_begin)
        self.begin.clicked.connect(self._on_begin)

    def _on_chosen(self, card: MissionCard | CampaignCard) -> None:
        if isinstance(card, CampaignCard):
            self._mission.set_campaign(card)
        else:
            self._mission.set_mission(card.id)

    def _on_begin(self) -> None:
        names = [line.name.text().strip() for line in self.lines]
        self.begun.emit(self._mission.plan(names))

    def _show(self) -> None:
        mission = self._mission
        cards = [*map(self._pictured, mission.missions), *map(self._chained, mission.campaigns)]
        self.missions.set_choices(cards, mission.campaign or mission.mission)
        self._legacy_panel.setVisible(mission.campaign is not None)
        self.legacy.set_taken(mission.legacy)
        lasts = self.tr("No mission is ever played again: a defeat leads on too, and what is lost stays lost.")
        again = self.tr("A mission that was lost is played again, and every save point can be gone back to.")
        self._legacy_hint.setText(lasts if mission.legacy else again)
        self.difficulty.set_taken(mission.difficulty)
        self.players.set_taken(mission.players)
        alone = mission.players == 1
        for place, line in enumerate(self.lines):
            line.setVisible(place < len(mission.going))
            line.name.setVisible(place < mission.players)
            line.profession.set_taken(mission.people[place])
        #: Under the number of players of a mission. Somebody who plays alone has two people.
        self._crew_hint.setText(self.tr("Alone you play two people.") if alone else "")
        self._crew_hint.setVisible(alone)
        self._facts.setText(self._said())
        #: Button: the mission begins.
        mission_begins = self.tr("Begin the mission")
        #: Button: the campaign begins.
        self.begin.set_label(mission_begins if mission.campaign is None else self.tr("Begin the campaign"))

    def _said(self) -> str:
        content, campaign, card = self._wording.names.content, self._mission.campaign, self._mission.mission
        if campaign is not None:
            #: Beside the button that begins a campaign. {campaign} is its name; %n is a number of missions.
            text = self.tr("{campaign}, %n mission(s)", "", len(campaign.missions))
            return text.format(campaign=content("habitat_campaigns", campaign.name))
        assert card is not None
        #: Beside the button that begins a mission. {mission} is its name; %n is a number of sols (Martian days).
        text = self.tr("{mission}, %n sol(s)", "", self._mission.sols)
        return text.format(mission=content("habitat_missions", card.name))

    def _pictured(self, card: MissionCard) -> Pictured:
        content = self._wording.names.content
        return Pictured(
            value=card,
            art=land_art(card.id, _RELIEF),  # type: ignore[arg-type]
            name=content("habitat_missions", card.name),
            kind=self._kind(card.kind),
            line=_first_sentence(content("habitat_missions", card.story)),
        )

    def _chained(self, card: CampaignCard) -> Pictured:
        content = self._wording.names.content
        return Pictured(
            value=card,
            art=land_art(card.id, _RELIEF),  # type: ignore[arg-type]
            name=content("habitat_campaigns", card.name),
            #: What kind of thing is begun; %n is a number of missions that follow each other.
            kind=self.tr("Campaign, %n mission(s)", "", len(card.missions)),
            line=_first_sentence(content("habitat_campaigns", card.story)),
        )

    def _kind(self, kind: MissionKind) -> str:
        translate = QCoreApplication.translate
        return {
            #: What kind of mission it is.
            MissionKind.INTRODUCTORY: translate("NewMissionScreen", "To learn the game"),
            #: What kind of mission it is.
            MissionKind.EXPLORATION: translate("NewMissionScreen", "Exploration"),
            #: What kind of mission it is.
            MissionKind.RESEARCH: translate("NewMissionScreen", "Research"),
            #: What kind of mission it is.
            MissionKind.CONSTRUCTION: translate("NewMissionScreen", "Construction"),
        }.get(kind, "")

    def _retranslate(self) -> None:
        #: Title of the page on which a mission of the habitat is begun.
        self.title.setText(self.tr("Habitat"))
        #: Button, with its key.
        self.back.set_name(self.tr("Back (Esc)"))
        lead = self.tr("A base under a cliff, eight months before anybody flies anywhere. Four people keep it running.")
        self._lead.setText(lead)
        #: Title of a panel.
        self._mission_panel.title.set_text(self.tr("Which mission"))
        #: Title of a panel: whether a lost mission of a campaign is played again.
        self._legacy_panel.title.set_text(self.tr("After a defeat"))
        self.legacy.set_choices(
            (
                #: How a campaign goes on after a lost mission.
                (False, self.tr("Play it again")),
                #: How a campaign goes on after a lost mission; "legacy" is what such games are called.
                (True, self.tr("Live with it (legacy)")),
            ),
            self._mission.legacy,
        )
        #: Title of a panel.
        self._hard_panel.title.set_text(self.tr("How hard"))
        self.difficulty.set_choices(
            (
                #: How hard a mission is.
                (Difficulty.EASY, self.tr("Easy")),
                #: How hard a mission is.
                (Difficulty.NORMAL, self.tr("Normal")),
                #: How hard a mission is.
                (Difficulty.HARD, self.tr("Hard")),
            ),
            self._mission.difficulty,
        )
        self._hard_hint.setText(self.tr("It decides how much events harm and help; everything else stays the same."))
        #: Title of a panel.
        self._crew_panel.title.set_text(self.tr("Who plays"))
        #: Choice of how many play; %n is their number.
        counts = [(count, self.tr("%n player(s)", "", count)) for count in PLAYER_COUNTS]
        self.players.set_choices(counts, self._mission.players)
        people = [(each, self._called.astronaut(each.value)) for each in Profession]  # type: ignore[arg-type]
        for number, line in enumerate(self.lines, start=1):
            #: In an empty field for a name. {number} counts the players from 1.
            line.name.setPlaceholderText(self.tr("Player {number}").format(number=number))
            line.name.setAccessibleName(self.tr("Player {number}").format(number=number))
            line.profession.set_choices(people, self._mission.people[number - 1])
        self._show()


def _first_sentence(story: str) -> str:
    """As far as its first full stop."""
    first, stop, _ = story.partition(". ")
    return first + (stop.strip() or "")
