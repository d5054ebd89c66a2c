"""What the laboratory counts of the habitat: how missions end, of what, after how long, with how many wounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vanguard_desktop.core import CardId, Command, Event, Opening
from vanguard_desktop.rulesets.habitat.base.structures import broken_count
from vanguard_desktop.rulesets.habitat.data.abilities import AbilityUsed
from vanguard_desktop.rulesets.habitat.data.actions import ActionBegun, ActionFailed, ActionSucceeded, PlanConfirmed
from vanguard_desktop.rulesets.habitat.data.cards import MissionCard, MissionKind
from vanguard_desktop.rulesets.habitat.data.common import ChooseOption, ChooseWhether, PickOption, SayYes
from vanguard_desktop.rulesets.habitat.data.crew import Quarreled, Wounded
from vanguard_desktop.rulesets.habitat.data.director import EntryClosed, EntryState, EventTold
from vanguard_desktop.rulesets.habitat.data.kinds import Profession
from vanguard_desktop.rulesets.habitat.data.malfunctions import MalfunctionDrawn
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatOpening, HabitatState
from vanguard_desktop.setting import Box, card_of

from ..lab.bench import Bench, Figure, Listing, Report, Start, Tally
from ..lab.choices import CHOICES, count_choice, count_offer

FIGURES = (
    Figure(id="won", title="Won", share=True),
    Figure(id="sols", title="Sols"),
    Figure(id="wounds", title="Wounds"),
    Figure(id="quarrels", title="Quarrels"),
    Figure(id="malfunctions", title="Malfunction cards"),
    Figure(id="broken", title="Red elements at the end"),
    Figure(id="objectives", title="Objectives"),
    Figure(id="struck", title="Consequences that came"),
    Figure(id="morale", title="Morale"),
)
ENDINGS = Listing(id="endings", title="How it ended", columns=("games",), brief=True)
EVENTS = Listing(id="events", title="Events", columns=("told", "done", "struck"), family="habitat_events")
ACTIONS = Listing(id="actions", title="Actions", columns=("succeeded", "made"), share=("succeeded", "made"), brief=True)
CARDS = Listing(id="malfunctions", title="Malfunction cards", columns=("drawn",), family="habitat_malfunctions")
ABILITIES = Listing(id="abilities", title="Abilities", columns=("used",), family="habitat_abilities")
ALONE = 2


def _starts(box: Box) -> Sequence[Start]:
    sheets: Mapping[str, MissionCard] = box.others["habitat_missions"]
    single = [sheet for _, sheet in sorted(sheets.items()) if sheet.kind is not MissionKind.CAMPAIGN]
    campaigns = box.others["habitat_campaigns"].values()
    return [
        *(Start(id=sheet.id, name=sheet.name) for sheet in single),
        *(Start(id=each.id, name=each.name, long=True) for each in campaigns),
    ]


def _opening(box: Box, start: str, players: int) -> Opening:
    names = tuple(f"Player {number}" for number in range(1, players + 1))
    professions = tuple(Profession)[: max(ALONE, players)]
    campaign = box.others["habitat_campaigns"].get(start)
    if campaign is None:
        return HabitatOpening(mission=CardId(start), players=names, professions=professions)
    return HabitatOpening(
        mission=campaign.missions[0], players=names, professions=professions, campaign=campaign.id, legacy=True
    )


class HabitatCounting:
    """Follows the base through a mission, or a legacy campaign."""

    def __init__(self, box: Box, opening: HabitatOpening) -> None:
        self._of = opening.campaign or opening.mission
        self._tally = Tally()
        self._kinds: Mapping[int, str] = {}
        self._kind = "other"
        self._wounds = self._quarrels = self._cards = self._struck = 0

    def see(self, before: HabitatState, command: Command | None, events: Sequence[Event], after: HabitatState) -> None:
        question = before.question
        if isinstance(command, PickOption) and isinstance(question, ChooseOption):
            count_choice(self._tally, question.source, question.options, question.labels, command.number)
        elif isinstance(question, ChooseWhether) and command is not None:
            count_offer(self._tally, question.effect.source, isinstance(command, SayYes))
        for event in events:
            self._happened(event)

    def _happened(self, event: Event) -> None:
        match event:
            case PlanConfirmed(declared=plan):
                self._kinds = {each.stack.number: each.stack.task.kind.value for each in plan}
            case ActionBegun(number=number):
                self._kind = self._kinds.get(number, "other")
            case Wounded(count=count):
                self._wounds += count
            case Quarreled():
                self._quarrels += 1
            case MalfunctionDrawn(card=card):
                self._cards += 1
                self._tally.add(CARDS.id, card_of(card), "drawn")
            case EventTold(event=id):
                for column in EVENTS.columns:
                    self._tally.add(EVENTS.id, id, column, column == "told")
            case EntryClosed(event=id, state=EntryState.DONE | EntryState.STRUCK as state):
                self._struck += state is EntryState.STRUCK
                self._tally.add(EVENTS.id, id, state.value)
            case ActionSucceeded() | ActionFailed():
                self._tally.add(ACTIONS.id, self._kind, "made")
                self._tally.add(ACTIONS.id, self._kind, "succeeded", isinstance(event, ActionSucceeded))
            case AbilityUsed(ability=ability):
                self._tally.add(ABILITIES.id, ability, "used")
            case _:
                pass

    def told(self, state: HabitatState) -> Report:
        self._tally.add(ENDINGS.id, ending(state), "games")
        return Report(self._of, self._figures(state), self._tally.told())

    def _figures(self, state: HabitatState) -> Mapping[str, float]:
        return {
            "won": state.outcome is not None and state.outcome.won,
            "sols": state.sol,
            "wounds": self._wounds,
            "quarrels": self._quarrels,
            "malfunctions": self._cards,
            "broken": broken_count(state),
            "objectives": len(state.reached),
            "struck": self._struck,
            "morale": state.morale,
        }


def ending(state: HabitatState) -> str:
    """How it ended, and of what."""
    if state.outcome is None:
        return f"still in sol {state.sol}"
    return "won" if state.outcome.won else f"lost: {state.outcome.because}"


BENCH = Bench(
    starts=_starts,
    opening=_opening,
    over=HABITAT.over,
    figures=FIGURES,
    lists=(ENDINGS, ACTIONS, EVENTS, CARDS, ABILITIES, CHOICES),
    counting=HabitatCounting,
)
