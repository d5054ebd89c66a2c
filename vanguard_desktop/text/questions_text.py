"""What a goal, a mission or the `if` of a card asks of the position, as sentences that are true or not."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.kinds import Test
from vanguard_desktop.rulesets.expedition.questions import (
    AllOf,
    AnyOf,
    AtImportant,
    DecksWithLeads,
    DiscoveriesOnLander,
    Done,
    ExpeditionTest,
    FinishedSectors,
    FlagSet,
    HandEmpty,
    Marks,
    MissionInPlay,
    NobodyInjured,
    Not,
    NotFirstTime,
    SectorsEntered,
    SomebodyInSector,
    StatAtLeast,
    Successes,
    SuppliesAtMost,
    TeamInSector,
)
from vanguard_desktop.rulesets.expedition.questions_checks import OfCheck
from vanguard_desktop.rulesets.expedition.questions_moves import OfMoves
from vanguard_desktop.rulesets.expedition.questions_places import OfPlaces
from vanguard_desktop.rulesets.expedition.questions_team import OfTeam
from vanguard_desktop.text.check_questions import CheckQuestions
from vanguard_desktop.text.moves_questions import MovesQuestions
from vanguard_desktop.text.names import Names
from vanguard_desktop.text.place_questions import PlaceQuestions
from vanguard_desktop.text.team_questions import TeamQuestions


class QuestionsText(QObject):
    """Whole sentences, not clauses: other languages order the words of a clause in another way."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names, self._checks = names, CheckQuestions()
        self._team, self._moves, self._places = TeamQuestions(names), MovesQuestions(names), PlaceQuestions(names)

    def sentence(self, test: Test) -> str:
        if isinstance(test, OfMoves):
            return self._moves.sentence(test)
        if isinstance(test, OfTeam):
            return self._team.sentence(test)
        if isinstance(test, OfCheck):
            return self._checks.sentence(test)
        if isinstance(test, OfPlaces):
            return self._places.sentence(test)
        known: ExpeditionTest = test  # type: ignore[assignment]  # the union names every member of TESTS
        match known:
            case Not(test=inner):
                return self.tr("This is not so: {test}").format(test=self.sentence(inner))
            case AllOf(tests=tests):
                return self.tr("All of this is so: {tests}").format(tests=self._numbered(tests))
            case AnyOf(tests=tests):
                return self.tr("At least one of these is so: {tests}").format(tests=self._numbered(tests))
            case FlagSet(flag=flag):
                return self.tr("This keyword is recorded: {keyword}.").format(keyword=self._names.keyword(flag))
            case TeamInSector(sector=None):
                return self.tr("The whole away team is in the lander sector.")
            case TeamInSector(sector=sector):
                return self.tr("The whole away team is in sector {sector}.").format(sector=sector)
            case SomebodyInSector(sector=sector):
                return self.tr("A crewmember is in sector {sector}.").format(sector=sector)
            case AtImportant():
                return self.tr("A crewmember is in a sector with [important_sector].")
            case FinishedSectors(count=count):
                return self.tr("At least %n sector(s) show [final_poi].", "", count)
            case Successes(count=count):
                return self.tr("The away team has at least %n [success].", "", count)
            case Marks(count=count, sector=None, exactly=True):
                return self.tr("Exactly %n marker(s) lie on all sectors together.", "", count)
            case Marks(count=count, sector=sector, exactly=True):
                return self.tr("Exactly %n marker(s) lie in sector {sector}.", "", count).format(sector=sector)
            case Marks(count=count, sector=None):
                return self.tr("At least %n marker(s) lie on all sectors together.", "", count)
            case Marks(count=count, sector=sector):
                return self.tr("At least %n marker(s) lie in sector {sector}.", "", count).format(sector=sector)
            case Done(what=what, count=count):
                return self._done(what, count)
            case MissionInPlay(card=card):
                text = self.tr("This [mission] is in play: {mission}.")
                return text.format(mission=self._names.mission(card))
            case DecksWithLeads(count=count):
                return self.tr("There are [lead] on at least %n discovery deck(s).", "", count)
            case DiscoveriesOnLander(count=count):
                return self.tr("At least %n discovery card(s) lie on the lander.", "", count)
            case SectorsEntered(count=count):
                return self.tr("The away team has entered at least %n sector(s).", "", count)
            case NobodyInjured():
                return self.tr("No crewmember has an injury card.")
            case SuppliesAtMost(count=count):
                return self.tr("At most %n [supplies] are left.", "", count)
            case StatAtLeast(stat=stat, count=count):
                #: {stat} is the icon of a statistic of the lander.
                text = self.tr("The lander has {stat} {count} or more.")
                return text.format(stat=f"[lander_{stat.value}]", count=count)
            case NotFirstTime(log=log):
                return self.tr("[log_entry] {log} has been read before in this expedition.").format(log=log)
            case HandEmpty():
                return self.tr("You have no section cards in your hand.")
            case _:
                assert_never(known)

    def _numbered(self, tests: tuple[Test, ...]) -> str:
        return " ".join(
            #: One of several requirements, each a sentence.
            self.tr("({number}) {test}").format(number=number, test=self.sentence(test))
            for number, test in enumerate(tests, start=1)
        )

    def _done(self, what: str, count: int) -> str:
        """By the words under which the position counts what has happened."""
        match what:
            case "travel":
                return self.tr("The away team has traveled at least %n time(s) in this expedition.", "", count)
            case "rest":
                return self.tr("The away team has rested at least %n time(s) in this expedition.", "", count)
            case "prepare":
                return self.tr("The away team has prepared at least %n time(s) in this expedition.", "", count)
            case "special_action":
                return self.tr("At least %n special action(s) have been taken in this expedition.", "", count)
            case "exert":
                return self.tr("The away team has exerted at least %n time(s) in this expedition.", "", count)
            case "yellow":
                return self.tr("The yellow outcome has been applied at least %n time(s) in this expedition.", "", count)
            case "green":
                return self.tr("The green outcome has been applied at least %n time(s) in this expedition.", "", count)
            case "red":
                return self.tr("The red outcome has been applied at least %n time(s) in this expedition.", "", count)
            case "log_read":
                return self.tr("At least %n [log_entry] have been read in this expedition.", "", count)
            case "card_played":
                return self.tr("At least %n section card(s) have been played in this expedition.", "", count)
            case "charge_spent":
                return self.tr("At least %n [charge] have been spent in this expedition.", "", count)
            case "equipment_used":
                return self.tr("Equipment has been used at least %n time(s) in this expedition.", "", count)
            case "mission_unhurt":
                return self.tr("At least %n [mission] have been completed while no one was injured.", "", count)
            case "optional_mission":
                return self.tr("At least %n optional [mission] have been completed in this expedition.", "", count)
            case "assisted":
                return self.tr("At least %n dice check(s) have succeeded with an assisting die.", "", count)
            case "threat_without_defense":
                return self.tr("At least %n [threat] action(s) have succeeded without spending [defense].", "", count)
            case "condition_changed":
                return self.tr("The [global_condition] has changed at least %n time(s) in this expedition.", "", count)
            case _:
                #: {what} is a word that the author of a card has chosen.
                text = self.tr("This has happened at least %n time(s) in this expedition: {what}.", "", count)
                return text.format(what=what)
