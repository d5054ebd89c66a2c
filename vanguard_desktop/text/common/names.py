"""What people, places, cards, dice and icons are called in the players' language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from vanguard_desktop.content.families import KEYWORDS, as_words
from vanguard_desktop.content.words import Words
from vanguard_desktop.core import CampaignId, CardId, DieId, LeadId, LogId, MemberId, PathId, SectorId, Source, WorldId
from vanguard_desktop.dice.faces import Color, Section
from vanguard_desktop.rulesets.expedition.data import LEADS
from vanguard_desktop.setting import Biome, Box, DiscoveryType, InjuryKind, RowColor, World, card_of

from .dice_names import DiceNames
from .icon_names import ICONS, icon_name
from .icon_words import spoken
from .printed_names import CHECK_STEPS, INJURIES, OUTCOMES
from .remembered import remembered
from .texts import Texts


class Names(Texts):
    """Names by id, for one box. Words of foreign packs come first, then the game's own translations."""

    def __init__(self, box: Box, words: Words | None = None) -> None:
        self.box = box
        self._words = words or Words()
        self._dice = DiceNames()
        self._contents: dict[tuple[str, str, str], str] = {}
        self._given_names = Counter(card.name.partition(" ")[0] for card in box.crew.values())

    def content(self, family: str, english: str) -> str:
        """A text of a card, by its family in the box (`pois`, `events`) and what it says in English."""
        if not english:
            return ""
        known = self._contents
        key = (family, english, QLocale().name())
        found = known.get(key)
        if found is None:
            language = key[2].partition("_")[0]
            own = self._words.find(language, family, english)
            found = known[key] = own or QCoreApplication.translate(family, english)
        return found

    def member(self, id: MemberId) -> str:
        return self.content("crew", self.box.crew[id].name)

    def called(self, id: MemberId) -> str:
        """The given name, as the table calls them; the whole name if two of the crew share it."""
        whole = self.member(id)
        given = whole.partition(" ")[0]
        return given if self._given_names[given] < 2 else whole

    def biography(self, id: MemberId) -> str:
        return self.content("crew", self.box.crew[id].bio)

    def campaign(self, id: CampaignId) -> str:
        return self.content("campaigns", self.box.campaigns[id].name)

    def campaign_story(self, id: CampaignId) -> str:
        return self.content("campaigns", self.box.campaigns[id].story)

    def operation(self, id: CardId) -> str:
        return self.content("operations", self.box.operations[id].name)

    def operation_story(self, id: CardId) -> str:
        return self.content("operations", self.box.operations[id].story)

    def world(self, id: WorldId) -> str:
        return self.content("worlds", self.box.worlds[id].name)

    def world_story(self, id: WorldId) -> str:
        return self.content("worlds", self.box.worlds[id].story)

    def sector(self, world: World, number: SectorId) -> str:
        sector = next(sector for sector in world.sectors if sector.number == number)
        return self.content("worlds", sector.name) or self.unnamed_sector(number)

    def unnamed_sector(self, number: object) -> str:
        #: Name of a sector that has no other name. {number} is a number of the map.
        return self.tr("Sector {number}").format(number=number)

    def danger_table(self, letter: str) -> str:
        #: What danger dice are compared with. {letter} is A, B or C.
        return self.tr("Danger table {letter}").format(letter=letter)

    def path(self, id: PathId) -> str:
        """A path by the sectors that it connects."""
        #: A path of the planet board. {start} and {end} are names of sectors.
        text = self.tr("{start} – {end}")
        for world in self.box.worlds.values():
            for path in world.paths:
                if path.id == id:
                    if path.one_way:
                        #: A path that leads in one direction only. {start} and {end} are names of sectors.
                        text = self.tr("{start} → {end}")
                    return text.format(start=self.sector(world, path.start), end=self.sector(world, path.end))
        # Made by a text that has joined two sectors: `joined-2-3`.
        start, end = map(self.unnamed_sector, id.split("-")[1:])
        return text.format(start=start, end=end)

    def changes_a_path(self, id: PathId) -> bool:
        """Whether opening the path changes one that is there already."""
        worlds = self.box.worlds.values()
        return any(path.id == id and path.replaces is not None for world in worlds for path in world.paths)

    def poi(self, id: CardId) -> str:
        return self.content("pois", self.box.pois[card_of(id)].name)

    def condition(self, id: CardId) -> str:
        return self.content("conditions", self.box.conditions[card_of(id)].name)

    def condition_in_force(self, world: World, id: CardId | None) -> str:
        """The card on the planet board, or the print under it."""
        if id is not None:
            return self.condition(id)
        return self.content("worlds", world.condition.name) if world.condition else self.icon("global_condition")

    def mission(self, id: CardId) -> str:
        return self.content("missions", self.box.missions[card_of(id)].name)

    def threat(self, id: CardId) -> str:
        return self.content("threats", self.box.threats[card_of(id)].name)

    def mission_or_threat(self, id: CardId) -> str:
        """A card that can have markers, with the icon of its kind."""
        if id in self.box.missions:
            #: The name of a mission behind its icon, in a sentence: "Put 1 marker on [mission] “Bow to Every Crab”."
            #: {mission} is the name in quotation marks.
            return self.tr("[mission] {mission}").format(mission=self.quoted(self.mission(id)))
        #: The name of a threat behind its icon, in a sentence: "Put 1 marker on [threat] “Lamp Mother”." {threat} is
        #: the name in quotation marks.
        return self.tr("[threat] {threat}").format(threat=self.quoted(self.threat(id)))

    def section_card(self, id: CardId) -> str:
        return self.content("section_cards", self.box.section_cards[card_of(id)].name)

    def equipment(self, id: CardId) -> str:
        return self.content("equipment", self.box.equipment[card_of(id)].name)

    def discovery(self, id: CardId) -> str:
        """One of a deck, or a unique one, which also has an id."""
        number = next((number for number, unique in self.box.uniques.items() if unique.id == id), None)
        if number is not None:
            return self.unique(number)
        return self.content("discoveries", self.box.discoveries[card_of(id)].name)

    def unique(self, number: int) -> str:
        return self.content("uniques", self.box.uniques[number].name)

    def rank_up(self, id: CardId) -> str:
        return self.content("rank_ups", self.box.rank_ups[card_of(id)].name)

    def lander(self, id: CardId) -> str:
        return self.content("landers", self.box.landers[card_of(id)].name)

    def lander_part(self, id: CardId) -> str:
        """The lander, or a mod installed on it."""
        if card_of(id) in self.box.lander_mods:
            return self.content("lander_mods", self.box.lander_mods[card_of(id)].name)
        return self.lander(id)

    def discovery_type(self, type: DiscoveryType) -> str:
        return self.icon(f"discovery_{type.value}")

    def injury(self, kind: InjuryKind) -> str:
        """The name on an injury card."""
        return self.tr(str(INJURIES[kind]))

    def skill(self, id: MemberId) -> str:
        """The skill of a crewmember, whether the card names it or not."""
        #: Where the skill of a crewmember has no name of its own.
        return self.content("crew", self.box.crew[id].skill_name) or self.tr("Skill")

    def log(self, id: LogId) -> str:
        #: Name of an entry of the logbook that players read, as "Log 104". {number} is its number.
        return self.tr("Log {number}").format(number=id if any(map(str.isdigit, id)) else "0")  # the very first one

    def log_story(self, id: LogId) -> str:
        return self.content("logs", self.box.logs[id].story)

    def keyword(self, flag: str) -> str:
        """What a text records for later, or calls what a threat does, as words in quotation marks."""
        return self.quoted(self.content(KEYWORDS, as_words(flag)))

    def quoted(self, name: str) -> str:
        """The name of a card, a place, a path or a keyword as it stands in a sentence."""
        #: In the quotation marks of your language, which stand around names in sentences. {name} is as Rope Bridge.
        return self.tr("“{name}”").format(name=name)

    def lead(self, id: LeadId) -> str:
        """A lead token by its value, with what it gives when it is placed."""
        token = LEADS[id]
        #: A lead token. {value} is 1, 2 or 3.
        text = self.tr("Lead {value}")
        if token.bonus == "card":
            #: A lead token that also lets you draw a section card. {value} is 1, 2 or 3.
            text = self.tr("Lead {value} with a card")
        elif token.bonus == "charge":
            #: A lead token that also gives a charge. {value} is 1, 2 or 3.
            text = self.tr("Lead {value} with a charge")
        return text.format(value=token.value)

    def outcome(self, color: RowColor) -> str:
        """An outcome of a special action: a row or a track."""
        return self.tr(str(OUTCOMES[color]))

    def check_step(self, number: int) -> str:
        """A step of a dice check, counted from 1."""
        return QCoreApplication.translate("CheckStep", str(CHECK_STEPS[number - 1]))

    def poi_story(self, id: CardId) -> str:
        """Cards tell their story in italics, so nothing is left of the marks around what it stresses."""
        return self.content("pois", self.box.pois[id].story).replace("*", "")

    def special_action(self, id: CardId, number: int) -> str:
        """The name of an action of a point of interest, counted from 1."""
        return self.content("pois", self.box.pois[id].actions[number - 1].name)

    def event_card(self, id: CardId) -> str:
        return self.content("events", self.box.events[card_of(id)].name)

    def event_story(self, id: CardId) -> str:
        return self.content("events", self.box.events[card_of(id)].story)

    def source(self, source: Source) -> str:
        """Whose text it is, by its name; empty if nobody's."""
        if source.family == "poi" and source.id:
            return self.poi(CardId(source.id))
        named = SOURCES.get(source.family)
        if named is not None:
            return named(self, source.id if source.at is None else source.at)
        return self.icon(source.family) if source.family in ("exert", "rest", "prepare", "lead") else ""

    def any_condition(self, id: CardId) -> str:
        """A condition by its id: a card, or printed on a planet board."""
        printed = (world.condition for world in self.box.worlds.values())
        for condition in printed:
            if condition is not None and condition.id == card_of(id):
                return self.content("worlds", condition.name)
        return self.condition(id) if card_of(id) in self.box.conditions else self.icon("global_condition")

    def icon(self, mark: str) -> str:
        """What an icon file shows, in words: for tool tips and screen readers."""
        return icon_name(mark) if mark in ICONS else spoken(f"[{mark}]")

    @remembered
    def spoken(self, text: str) -> str:
        """The same text with each inline icon mark said in words; players may call themselves [this]."""
        return spoken(text)

    def section(self, section: Section) -> str:
        return self.icon(f"section_{section.value}")

    def biome(self, biome: Biome) -> str:
        return self.icon(f"biome_{biome.value}")

    def color(self, color: Color) -> str:
        """The color of a die."""
        return self._dice.color(color)

    def die(self, id: DieId) -> str:
        return self._dice.die(id)

    def face(self, id: DieId, number: int) -> str:
        """What a face of a die shows, in words; faces are counted from 0."""
        return self._dice.face(id, number)


# Marks that may go on behind the card: with the number of an action, the color of a track.
SOURCES: dict[str, Callable[[Names, Any], str]] = {
    "event": Names.event_card,
    "poi": Names.unnamed_sector,
    "sector": Names.unnamed_sector,
    "condition": Names.any_condition,
    "mission": Names.mission,
    "threat": Names.threat,
    "mod": Names.lander_part,
    "lander": Names.lander_part,
    "card": Names.section_card,
    "equipment": Names.equipment,
    "discovery": Names.discovery,
    "skill": Names.skill,
    "injury": lambda names, id: names.injury(InjuryKind(id)),
    "log": Names.log,
    #: Where a path has no name of its own: a line between two sectors of the map.
    "path": lambda names, _: names.tr(str(QT_TRANSLATE_NOOP("Names", "Path"))),
    #: Where a text comes from: the landing on the planet.
    "landing": lambda names, _: names.tr(str(QT_TRANSLATE_NOOP("Names", "Landing"))),
    "danger": Names.danger_table,
}
