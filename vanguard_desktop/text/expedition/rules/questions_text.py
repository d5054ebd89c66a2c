"""What a goal, a mission or the `if` of a card asks of the position, test by test, as clauses."""

from __future__ import annotations

from PySide6.QtCore import QObject

from vanguard_desktop.core.kinds import Test
from vanguard_desktop.rulesets.expedition.check.questions import OfCheck
from vanguard_desktop.rulesets.expedition.crew.questions import OfTeam
from vanguard_desktop.rulesets.expedition.planet.questions_moves import OfMoves
from vanguard_desktop.rulesets.expedition.planet.questions_places import OfPlaces
from vanguard_desktop.rulesets.expedition.questions import (
    AtImportant,
    DecksWithLeads,
    DiscoveriesOnLander,
    Done,
    ExpeditionTest,
    FinishedSectors,
    HandEmpty,
    Marks,
    MissionInPlay,
    NobodyInjured,
    NotFirstTime,
    SectorsEntered,
    SomebodyInSector,
    StatAtLeast,
    Successes,
    SuppliesAtMost,
    TeamInSector,
)
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.expedition.rules.check_questions import CheckQuestions
from vanguard_desktop.text.expedition.rules.moves_questions import MovesQuestions
from vanguard_desktop.text.expedition.rules.place_questions import PlaceQuestions
from vanguard_desktop.text.expedition.rules.team_questions import TeamQuestions
from vanguard_desktop.text.ship.words import ShipWords


class QuestionsText(QObject):
    """What fits after "if" and "only if"; `ClauseText` joins several of them and knows keywords."""

    def __init__(self, names: Names, ship: ShipWords, parent: QObject | None = None) -> None:
        """`ship` words what entries that are read aboard ask."""
        super().__init__(parent)
        self._names, self._checks, self._ship = names, CheckQuestions(), ship
        self._team, self._moves, self._places = TeamQuestions(names), MovesQuestions(), PlaceQuestions(names)

    def clause(self, test: Test) -> str:
        if isinstance(test, OfMoves):
            return self._moves.clause(test, self._names)
        if isinstance(test, OfTeam):
            return self._team.clause(test)
        if isinstance(test, OfCheck):
            return self._checks.clause(test)
        if isinstance(test, OfPlaces):
            return self._places.clause(test)
        known: ExpeditionTest = test  # type: ignore[assignment]  # the union names every member of TESTS
        match known:
            case TeamInSector(sector=None):
                return self.tr("the whole away team is in the lander sector")
            case TeamInSector(sector=sector):
                #: After "if" or as a goal. {sector} is the number of a sector.
                return self.tr("the whole away team is in sector {sector}").format(sector=sector)
            case SomebodyInSector(sector=sector):
                #: After "if" or as a goal: at least one. {sector} is the number of a sector.
                return self.tr("a crewmember is in sector {sector}").format(sector=sector)
            case AtImportant():
                return self.tr("a crewmember is in a sector with the [important_sector] icon")
            case FinishedSectors(count=count):
                #: After "if" or as a goal: places of the map where all is done. %n is their number.
                return self.tr("at least %n sector(s) show the [final_poi] icon", "", count)
            case Successes(count=count):
                #: After "if" or as a goal. %n stands before the icon.
                return self.tr("the away team has at least %n [success]", "", count)
            case Marks(count=count, sector=None, exactly=True):
                #: After "if" or as a goal: markers anywhere on the map. %n is their number.
                return self.tr("exactly %n marker(s) lie on the planet board", "", count)
            case Marks(count=count, sector=sector, exactly=True):
                #: After "if" or as a goal. %n is a number of markers; do not let it stand beside that of the sector.
                #: {sector} is the number of a sector.
                return self.tr("exactly %n marker(s) lie in sector {sector}", "", count).format(sector=sector)
            case Marks(count=count, sector=None):
                #: After "if" or as a goal: markers anywhere on the map. %n is their number.
                return self.tr("at least %n marker(s) lie on the planet board", "", count)
            case Marks(count=count, sector=sector):
                #: After "if" or as a goal. %n is a number of markers; do not let it stand beside that of the sector.
                #: {sector} is the number of a sector.
                return self.tr("at least %n marker(s) lie in sector {sector}", "", count).format(sector=sector)
            case Done(what=what, count=count):
                return self._done(what, count)
            case MissionInPlay(card=card):
                #: After "if": the mission lies on the table. {mission} is the name of a card in quotation marks.
                return self.tr("the [mission] {mission} is in play").format(
                    mission=self._names.quoted(self._names.mission(card))
                )
            case DecksWithLeads(count=count):
                #: After "if" or as a goal: lead tokens. %n is the number of decks.
                return self.tr("[lead](pl) lie on at least %n discovery deck(s)", "", count)
            case DiscoveriesOnLander(count=count):
                #: After "if" or as a goal: finds aboard. %n is their number.
                return self.tr("at least %n discovery card(s) lie on the lander", "", count)
            case SectorsEntered(count=count):
                #: After "if" or as a goal. %n is the number of different sectors.
                return self.tr("the away team has entered at least %n sector(s)", "", count)
            case NobodyInjured():
                return self.tr("no crewmember has an injury card")
            case SuppliesAtMost(count=count):
                #: After "if" or as a goal. %n stands before the icon.
                return self.tr("at most %n [supplies] are left", "", count)
            case StatAtLeast(stat=stat, count=count):
                #: {stat} is the icon of a statistic of the lander. {count} is a number.
                text = self.tr("the lander’s {stat} is {count} or more")
                return text.format(stat=f"[lander_{stat.value}]", count=count)
            case NotFirstTime(log=log):
                #: After "if". {log} is the number of an entry of the logbook.
                return self.tr("[log_entry] {log} has been read before in this expedition").format(log=log)
            case HandEmpty():
                return self.tr("you have no section cards in hand")
            case _:
                return self._ship.test(known)  # several tests and keywords are the part of `ClauseText`

    def contrary(self, test: Test) -> str:
        """What is asked when the test must fail; empty if there are no words of its own for that."""
        if isinstance(test, OfMoves):
            return self._moves.contrary(test)
        if isinstance(test, OfCheck):
            return self._checks.contrary(test)
        if isinstance(test, OfPlaces):
            return self._places.contrary(test)
        match test:
            case Marks(count=count, sector=None, exactly=False):
                #: After "if": markers anywhere on the map. %n is their number.
                return self.tr("fewer than %n marker(s) lie on the planet board", "", count)
            case Marks(count=count, sector=sector, exactly=False):
                #: After "if". %n is a number of markers; do not let it stand beside that of the sector. {sector} is the
                #: number of a sector.
                return self.tr("fewer than %n marker(s) lie in sector {sector}", "", count).format(sector=sector)
            case MissionInPlay(card=card):
                #: After "if": the mission does not lie on the table. {mission} is the name of a card in quotation
                #: marks.
                return self.tr("the [mission] {mission} is not in play").format(
                    mission=self._names.quoted(self._names.mission(card))
                )
            case StatAtLeast(stat=stat, count=count):
                #: {stat} is the icon of a statistic of the lander. {count} is a number.
                text = self.tr("the lander’s {stat} is below {count}")
                return text.format(stat=f"[lander_{stat.value}]", count=count)
            case NotFirstTime(log=log):
                #: After "if". {log} is the number of an entry of the logbook.
                return self.tr("[log_entry] {log} is read for the first time in this expedition").format(log=log)
            case _:
                return self._ship.denied(test)

    def _done(self, what: str, count: int) -> str:
        """By the words under which the position counts what has happened."""
        match what:
            case "travel":
                #: Goal or after "if": the action, by anybody. %n is how often.
                return self.tr("the away team has traveled at least %n time(s)", "", count)
            case "rest":
                #: Goal or after "if": the action, by anybody. %n is how often.
                return self.tr("the away team has rested at least %n time(s)", "", count)
            case "prepare":
                #: Goal or after "if": the action, by anybody. %n is how often.
                return self.tr("the away team has prepared at least %n time(s)", "", count)
            case "special_action":
                #: Goal or after "if": actions that cards offer, by anybody. %n is how many.
                return self.tr("at least %n special action(s) have been taken", "", count)
            case "exert":
                #: Goal or after "if": giving up dice, by anybody. %n is how often.
                return self.tr("the away team has exerted at least %n time(s)", "", count)
            case "yellow":
                #: Goal or after "if": the yellow row of any dice check. %n is how often.
                return self.tr("a yellow outcome has been resolved at least %n time(s)", "", count)
            case "green":
                #: Goal or after "if": the green row of any dice check. %n is how often.
                return self.tr("a green outcome has been resolved at least %n time(s)", "", count)
            case "red":
                #: Goal or after "if": the red row of any dice check. %n is how often.
                return self.tr("a red outcome has been resolved at least %n time(s)", "", count)
            case "log_read":
                #: Goal or after "if": entries of the logbook. %n stands before the icon.
                return self.tr("at least %n [log_entry] have been read in this expedition", "", count)
            case "card_played":
                #: Goal or after "if": cards from hands, by anybody. %n is how many.
                return self.tr("at least %n section card(s) have been played", "", count)
            case "charge_spent":
                #: Goal or after "if": tokens that pay for skills. %n stands before the icon.
                return self.tr("at least %n [charge] have been spent", "", count)
            case "equipment_used":
                #: Goal or after "if": any cards of equipment. %n is how often.
                return self.tr("equipment has been used at least %n time(s)", "", count)
            case "mission_unhurt":
                #: Goal or after "if". %n stands before the icon.
                return self.tr("at least %n [mission] have been completed while nobody was injured", "", count)
            case "optional_mission":
                #: Goal or after "if": missions that need not be done. %n is how many.
                return self.tr("at least %n optional [mission] have been completed", "", count)
            case "assisted":
                #: Goal or after "if": checks in which somebody else helped with a die. %n is how many.
                return self.tr("at least %n dice check(s) have succeeded with an assisting die", "", count)
            case "threat_without_defense":
                #: Goal or after "if": special actions against threats in which no die was spent for the icon of
                #: defense. %n is how many.
                return self.tr("at least %n [threat] action(s) have succeeded without spending [defense]", "", count)
            case "condition_changed":
                #: Goal or after "if": one card of the condition has replaced another. %n is how often.
                return self.tr("the [global_condition] has changed at least %n time(s)", "", count)
            case _:
                #: {what} is a word that the author of a card has chosen.
                text = self.tr("this has happened at least %n time(s): {what}", "", count)
                return text.format(what=what)
