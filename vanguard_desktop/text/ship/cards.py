"""What stands on the cards of the ship book, as lines made from the very data that is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from vanguard_desktop.core import CardId, Effect
from vanguard_desktop.rulesets.ship.pieces import Piece, family_of, id_of
from vanguard_desktop.rulesets.ship.zones import STAGES
from vanguard_desktop.setting import (
    AddOnCard,
    FacilityUpgradeCard,
    LandingCard,
    ObjectiveCard,
    OperationCard,
    Price,
    ProductionCard,
    ResearchCard,
    ShipAbility,
    SituationCard,
    Standing,
    TechLevelCard,
    UpgradeCard,
)

from ..common.card_lines import CardLines
from ..common.names import Names
from ..common.told import Under, words
from ..common.unseen import asks_notes
from .aboard.discoveries import cost_words, price_words
from .facilities.tasks import need_words
from .standing import kind_words, often_words, standing_words
from .words import ShipWords

Lines = tuple[str, ...]

# What a project brings, as its face tells before it is paid for.
KINDS = {
    #: What a project brings: a sort of cards, several or one.
    "equipment": QT_TRANSLATE_NOOP("ShipCardKind", "equipment"),
    #: What a project brings: a sort of cards, several or one.
    "facility_upgrade": QT_TRANSLATE_NOOP("ShipCardKind", "facility upgrade"),
    #: What a project brings: a sort of cards, several or one; something that is built into a lander.
    "mod": QT_TRANSLATE_NOOP("ShipCardKind", "lander mod"),
    #: What a project brings: a sort of cards, several or one.
    "production": QT_TRANSLATE_NOOP("ShipCardKind", "production project"),
    #: What a project brings: a sort of cards, several or one.
    "research": QT_TRANSLATE_NOOP("ShipCardKind", "research project"),
    #: What a project brings: a sort of cards, several or one.
    "upgrade": QT_TRANSLATE_NOOP("ShipCardKind", "bridge upgrade"),
    #: What a project brings: a small ship that lands.
    "lander": QT_TRANSLATE_NOOP("ShipCardKind", "lander"),
    #: What a project brings: a sort of cards, several or one.
    "tech_level": QT_TRANSLATE_NOOP("ShipCardKind", "tech level"),
}


class ShipCards(QObject):
    """A card is asked for by its piece, as `research_projects:R03`; the faces of scanned landing cards by how far."""

    def __init__(self, words: ShipWords, lines: CardLines) -> None:
        super().__init__()
        self._words, self._lines = words, lines
        self._names: Names = words.names
        self._box = words.names.box
        self._told: dict[str, Callable[[Any], Iterator[str]]] = {
            "research_projects": self._research,
            "production_projects": self._production,
            "situations": self._situation,
            "objectives": self._objective,
            "tech_levels": self._tech_level,
            "upgrades": self._upgrade,
            "facility_upgrades": self._facility_upgrade,
            "add_ons": self._add_on,
            "operations": self._operation,
            "landing_cards": self._landing,
        }
        self._printed: dict[str, Callable[[CardId], Lines]] = {
            "landers": lines.lander,
            "lander_mods": lines.mod,
            "section_cards": lines.section_card,
            "equipment": lines.equipment,
            "missions": lines.mission,
            "events": lines.event_card,
            "pois": lines.poi,
            "discoveries": lambda id: (*lines.discovery(id), *lines.finds.discovery(id)),
            "uniques": lambda id: (*lines.unique(int(id)), *lines.finds.unique(int(id))),
            "rank_ups": lambda id: lines.rank_up(id, False),
            "conditions": lambda id: lines.condition(self._box.conditions[id]),
        }

    def name(self, piece: Piece) -> str:
        return self._words.piece(piece)

    def story(self, piece: Piece) -> str:
        """Empty where a card has none."""
        card = self.card(piece)
        return self._names.content(family_of(piece), getattr(card, "story", "")) if card is not None else ""

    def card(self, piece: Piece) -> Any:
        """What the box holds; None for what is no card."""
        shelf = getattr(self._box, family_of(piece), {})
        id = id_of(piece)
        return shelf.get(int(id) if family_of(piece) == "uniques" and id.isdigit() else id)

    def lines(self, piece: Piece) -> Lines:
        """What the card says, without name and story."""
        family, card = family_of(piece), self.card(piece)
        if card is None:
            return ()
        if family in self._printed:
            return self._printed[family](id_of(piece))
        return tuple(self._told[family](card)) if family in self._told else ()

    def kind(self, piece: Piece) -> str:
        """What sort of card it is; empty for what has another name for it."""
        match family_of(piece):
            case "research_projects":
                #: Kind of card aboard. {keyword} is what it is about, as "projects about materials".
                keyword = kind_words(self.card(piece).keyword, self._words)
                return self.tr("Research project · {keyword}").format(keyword=keyword)
            case "production_projects":
                #: Kind of card aboard: something that is made in the workshops.
                return self.tr("Production project")
            case "situations":
                #: Kind of card aboard: something that troubles the people of the ship.
                return self.tr("Situation")
            case "objectives":
                #: Kind of card aboard: what the campaign is to reach next.
                objective = self.tr("Objective")
                #: Kind of card aboard: something reached on the way.
                return self.tr("Secondary objective") if self.card(piece).secondary else objective
            case "tech_levels":
                #: Kind of card aboard: how far the machines of the ship have come.
                return self.tr("Tech level")
            case "upgrades":
                #: Kind of card aboard: something that makes the bridge better.
                return self.tr("Bridge upgrade")
            case "facility_upgrades":
                #: Kind of card aboard: something that makes a room of the ship better.
                return self.tr("Facility upgrade")
            case "add_ons":
                #: Kind of card aboard: something built into a room that came later.
                return self.tr("Add-on")
            case "operations":
                #: Kind of card: a single expedition of its own; not surgery.
                return self.tr("Operation")
            case "landing_cards":
                #: Kind of card: a planet, with what the scanner tells of it.
                return self.tr("Landing card")
            case "landers":
                #: Kind of card: a small ship that lands.
                return self.tr("Lander")
            case "lander_mods":
                #: Kind of card: something built into a lander.
                utility = self.tr("Utility mod")
                #: Kind of card: something built into a lander.
                return self.tr("Structural mod") if self.card(piece).structural else utility
            case _:
                return ""

    def _research(self, card: ResearchCard) -> Iterator[str]:
        #: Line on a project. {cost} is finds, as "2 [discovery_mineral]".
        yield self.tr("Cost: {cost}").format(cost=cost_words(card.cost))
        if card.lab_work:
            #: Line on a project. {icons} is what the crew must show.
            yield self.tr("Lab work: {icons}").format(icons=need_words(card.lab_work))
        yield self._result(card.kinds)

    def _production(self, card: ProductionCard) -> Iterator[str]:
        #: Line on a project: where it begins, of three stages. {stage} is 1, 2 or 3, %n how many visits it then takes.
        begins = self.tr("Starts at stage {stage}: done after %n visit(s)", "", STAGES + 1 - card.start)
        yield begins.format(stage=card.start)
        if card.boost:
            #: Line on a project: who can make it go on one stage more. {icons} is what the crew must show.
            yield self.tr("Boost by one stage: {icons}").format(icons=need_words(card.boost))
        yield self._result(card.kinds)

    def _result(self, kinds: tuple[str, ...]) -> str:
        told = ", ".join(kind_names(kinds))
        if not told:
            #: Line on a project whose result is not known yet.
            return self.tr("What it brings is seen when it is done.")
        #: Line on a project. {kinds} are sorts of cards, as "equipment, lander mod".
        return self.tr("Brings, seen when it is done: {kinds}").format(kinds=told)

    def _situation(self, card: SituationCard) -> Iterator[str]:
        #: A head, small: what a situation does as long as nobody has solved it follows.
        yield self._under(self.tr("while it stays open"), card.effect)
        if card.need:
            #: Line on a situation. {icons} is what those who solve it must show.
            yield self.tr("Supervisors: {icons}").format(icons=need_words(card.need))
        else:
            yield self.tr("It can be solved without supervisors.")
        #: A head, small: what comes of a situation that is solved follows.
        yield self._under(self.tr("when it is solved"), card.solved)

    def _objective(self, card: ObjectiveCard) -> Iterator[str]:
        if card.command:
            #: Line on a card of the bridge: what it gives in each cycle. {count} is a number.
            yield self.tr("Income: {count} [command]").format(count=card.command)
        if card.situations:
            #: Line on a card of the bridge. {count} is a number.
            yield self.tr("New situations in a cycle: {count}").format(count=card.situations)
        if card.test is not None and asks_notes(card.test):
            #: Line on an objective: not a rule but the story itself tells of it.
            yield self.tr("The story tells when it is reached.")
        elif card.test is not None:
            #: Line on an objective. {condition} is as "the Spire has been visited".
            told = self.tr("Reached when {condition}.")
            yield told.format(condition=self._words.clauses.clause(card.test))
        if card.declare is not None:
            #: Line on an objective: what its completion costs. {price} is as "3 [energy]".
            yield self.tr("Declare it reached: {price}").format(price=price_words(card.declare))
        if card.effect is not None:
            #: A head, small: what an objective brings follows.
            yield self._under(self.tr("when it is reached"), card.effect)
        yield from self._ability(card.ability)

    def _tech_level(self, card: TechLevelCard) -> Iterator[str]:
        #: Line on a card of the bridge: what it gives in each cycle. {count} is a number.
        yield self.tr("Income: {count} [energy]").format(count=card.energy)
        yield from self._ability(card.ability)

    def _upgrade(self, card: UpgradeCard) -> Iterator[str]:
        yield from self._standing(card.standing)
        if card.installed is not None:
            #: A head, small: what happens when a card is put into its slot follows.
            yield self._under(self.tr("when installed"), card.installed)
        yield from self._ability(card.ability)

    def _facility_upgrade(self, card: FacilityUpgradeCard) -> Iterator[str]:
        if card.queue is not None:
            #: Line on a card: a row in which projects are made. {queue} is 2 or 3.
            yield self.tr("Opens queue {queue}.").format(queue=card.queue)
        if card.lane is not None:
            #: Line on a card: a row of beds in the medbay. {lane} is a letter.
            yield self.tr("Opens lane {lane} of the medbay.").format(lane=card.lane)
        if card.discards:
            #: Line on a card of the medbay. {count} is a number.
            yield self.tr("Whoever lies down there loses injury cards: {count}.").format(count=card.discards)
        yield from self._standing(card.standing)
        yield from self._ability(card.ability)

    def _add_on(self, card: AddOnCard) -> Iterator[str]:
        if card.cost:
            yield self.tr("Cost: {cost}").format(cost=cost_words(card.cost))
        if card.effect is not None:
            yield self._words.effect(card.effect)
        yield from self._standing(card.standing)
        yield from self._ability(card.ability)

    def _operation(self, card: OperationCard) -> Iterator[str]:
        #: Line on an operation: how hard it is. {tier} is 1, 2 or 3.
        yield self.tr("Tier {tier}").format(tier=card.tier)
        #: Line on an operation: so many points bring a medal. {silver} and {gold} are numbers.
        yield self.tr("Silver medal from {silver}, gold from {gold}").format(silver=card.silver, gold=card.gold)
        if card.team is not None:
            #: Line on an operation. {count} is from 2 to 4.
            yield self.tr("Crew in the team: {count}").format(count=card.team)

    def _landing(self, card: LandingCard) -> Iterator[str]:
        #: Line on a landing card. {world} is the name of a planet.
        yield self.tr("Planet: {world}").format(world=self._names.world(card.world))

    def _standing(self, standing: tuple[Standing, ...]) -> Iterator[str]:
        return (words(standing_words(each, self._words)) for each in standing)

    def _ability(self, ability: ShipAbility | None) -> Iterator[str]:
        if ability is None:
            return
        told = self._words.tell(ability.effect)
        often = often_words(ability.often)
        if ability.price != Price():
            #: A head, small, over what a card offers. {price} is as "1 [energy]".
            head = self.tr("at any time, for {price}").format(price=price_words(ability.price))
        else:
            #: A head, small, over what a card offers.
            head = self.tr("at any time")
        yield words(Under(", ".join(filter(None, (head, often))), told))

    def _under(self, head: str, effect: Effect) -> str:
        return words(Under(head, self._words.tell(effect)))


def kind_names(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """What a result brings, by its kinds only (LAB-02)."""
    return tuple(QCoreApplication.translate("ShipCardKind", str(KINDS[kind])) for kind in kinds if kind in KINDS)
