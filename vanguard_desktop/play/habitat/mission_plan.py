"""A mission of the habitat before it begins: which one, how hard, who plays, who goes."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import CardId, Command, GameState
from vanguard_desktop.rulesets.habitat.data.cards.campaigns import CampaignCard
from vanguard_desktop.rulesets.habitat.data.cards.missions import MissionCard, MissionKind
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty, Profession
from vanguard_desktop.rulesets.habitat.state import HabitatOpening
from vanguard_desktop.setting import Box

MOST_PLAYERS = 4
# HSU-02: somebody who plays alone plays two.
LEAST_PEOPLE = 2


@attrs.frozen(kw_only=True)
class MissionPlan:
    """`people` are the professions in the order of the seats; a single player has the first two.

    With a `campaign` it is the first mission of that one; in a legacy campaign none is ever played again (HCP-13).
    """

    mission: CardId
    campaign: CardId | None = None
    legacy: bool = False
    difficulty: Difficulty = Difficulty.NORMAL
    names: tuple[str, ...] = ("",)
    people: tuple[Profession, ...] = tuple(Profession)
    seed: int | None = None

    @property
    def going(self) -> tuple[Profession, ...]:
        return self.people[: max(LEAST_PEOPLE, len(self.names))]

    def opening(self, _: Box) -> HabitatOpening:
        return HabitatOpening(
            mission=self.mission,
            players=self.names,
            professions=self.going,
            difficulty=self.difficulty,
            campaign=self.campaign,
            legacy=self.legacy,
        )

    def printed(self, box: Box) -> tuple[str, str]:
        whole = self.campaign is not None
        family, card = ("habitat_campaigns", self.campaign) if whole else ("habitat_missions", self.mission)
        return family, box.others[family][card].name

    def answer(self, _: GameState) -> Command | None:
        """All else is asked when it comes up."""
        return None

    def for_mission(self, mission: CardId) -> MissionPlan:
        return attrs.evolve(self, mission=mission, campaign=None, legacy=False)

    def for_campaign(self, campaign: CampaignCard) -> MissionPlan:
        return attrs.evolve(self, mission=campaign.missions[0], campaign=campaign.id)

    def with_players(self, count: int) -> MissionPlan:
        names = (*self.names, *("" for _ in range(count)))[:count]
        return attrs.evolve(self, names=names)

    def with_person(self, place: int, profession: Profession) -> MissionPlan:
        """Whoever had that profession gets the one that becomes free (HSU-03)."""
        people = list(self.people)
        other = people.index(profession)
        people[place], people[other] = people[other], people[place]
        return attrs.evolve(self, people=tuple(people))


def single_missions(box: Box) -> tuple[MissionCard, ...]:
    """Those that are played by themselves, the introductory one first (HSU-01)."""
    cards: list[MissionCard] = list(box.others.get("habitat_missions", {}).values())
    kinds = list(MissionKind)
    single = [card for card in cards if card.kind is not MissionKind.CAMPAIGN]
    return tuple(sorted(single, key=lambda card: (kinds.index(card.kind), card.id)))


def campaigns(box: Box) -> tuple[CampaignCard, ...]:
    """Chains of missions (HCP-01)."""
    cards: list[CampaignCard] = list(box.others.get("habitat_campaigns", {}).values())
    return tuple(sorted(cards, key=lambda card: card.id))
