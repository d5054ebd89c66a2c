"""A mission that is being prepared, as the page of a new mission shows it."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QObject, Signal

from vanguard_desktop.core import CardId
from vanguard_desktop.play.habitat.mission_plan import MOST_PLAYERS, MissionPlan, campaigns, single_missions
from vanguard_desktop.rulesets.habitat.data.cards.campaigns import CampaignCard
from vanguard_desktop.rulesets.habitat.data.cards.missions import MissionCard
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty, Profession
from vanguard_desktop.setting import Box

PLAYER_COUNTS = tuple(range(1, MOST_PLAYERS + 1))


class NewMission(QObject):
    """`changed` says that something else is planned."""

    changed = Signal()

    def __init__(self, box: Box, players: int = 1) -> None:
        super().__init__()
        self.missions, self.campaigns = single_missions(box), campaigns(box)
        self._plan = MissionPlan(mission=self.missions[0].id).with_players(players)

    @property
    def mission(self) -> MissionCard | None:
        """The single mission that begins, if it is no campaign."""
        return next((card for card in self.missions if card.id == self._plan.mission), None)

    @property
    def campaign(self) -> CampaignCard | None:
        """The campaign that begins, if it is to be more than one mission."""
        return next((card for card in self.campaigns if card.id == self._plan.campaign), None)

    @property
    def legacy(self) -> bool:
        return self._plan.legacy

    @property
    def sols(self) -> int:
        """How long the mission lasts with so many players (HSU-26)."""
        return 0 if self.mission is None else self.mission.lasts(self.players)

    @property
    def difficulty(self) -> Difficulty:
        return self._plan.difficulty

    @property
    def players(self) -> int:
        return len(self._plan.names)

    @property
    def going(self) -> tuple[Profession, ...]:
        """Who goes, in the order of the seats."""
        return self._plan.going

    @property
    def people(self) -> tuple[Profession, ...]:
        """All, in the order in which they would join."""
        return self._plan.people

    def plan(self, names: Sequence[str]) -> MissionPlan:
        """As it stands, with the names of those who play."""
        return attrs.evolve(self._plan, names=tuple(names[: self.players]))

    def set_mission(self, mission: CardId) -> None:
        self._become(self._plan.for_mission(mission))

    def set_campaign(self, campaign: CampaignCard) -> None:
        self._become(self._plan.for_campaign(campaign))

    def set_legacy(self, legacy: bool) -> None:
        self._become(attrs.evolve(self._plan, legacy=legacy))

    def set_difficulty(self, difficulty: Difficulty) -> None:
        self._become(attrs.evolve(self._plan, difficulty=difficulty))

    def set_players(self, count: int) -> None:
        self._become(self._plan.with_players(count))

    def set_person(self, place: int, profession: Profession) -> None:
        self._become(self._plan.with_person(place, profession))

    def _become(self, plan: MissionPlan) -> None:
        if plan != self._plan:
            self._plan = plan
            self.changed.emit()
