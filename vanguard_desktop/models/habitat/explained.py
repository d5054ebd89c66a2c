"""What is said of a thing of the base: of a reserve, a track, a structure, a space, a person, with the sums."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from vanguard_desktop.core import CardId, MemberId, Part, total
from vanguard_desktop.play.habitat.planning import draws, outlooks, penalties_of, wear_of
from vanguard_desktop.rulesets.habitat.data.kinds import (
    Complex,
    Condition,
    Element,
    Modifier,
    Pile,
    Resource,
    Space,
    StructureId,
    StructureKind,
)
from vanguard_desktop.rulesets.habitat.data.steps import Phase
from vanguard_desktop.rulesets.habitat.state import FULL_TRACK, HabitatState
from vanguard_desktop.setting import card_of
from vanguard_desktop.text.codex.explanation import Explanation, Term
from vanguard_desktop.text.codex.families import Family
from vanguard_desktop.text.codex.habitat.cards import SIGNS
from vanguard_desktop.text.codex.number_text import NumberText
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.ahead import HabitatAhead
from vanguard_desktop.text.habitat.words import HabitatWords

from ..bridge import Bridge
from .base import ELEMENT_ICONS, RESOURCE_ICONS, TOKEN_ICONS, StructureModel
from .drones import DroneModel
from .goals import ways_to
from .map import SpaceModel
from .people import PeopleModel

# The rule whose passage in the codex says what something is for.
USES = {
    StructureKind.OXYGENATOR: "HPR-01",
    StructureKind.PANEL: "HPR-01",
    StructureKind.FARM: "HPR-22",
    StructureKind.QUIET_CORNER: "HRE-01",
    StructureKind.CREW_QUARTERS: "HRX-01",
    StructureKind.MEDLAB: "HHL-01",
    StructureKind.CONTROL_CENTER: "HMG-01",
    StructureKind.GARAGE: "HEX-16",
    StructureKind.PROBE_BAY: "HCL-01",
    StructureKind.LABORATORY: "HRS-01",
    StructureKind.WORKSHOP: "HBD-02",
    StructureKind.STAGE: "HPR-01",
}
_OF_PHASES = {
    Phase.EVENTS: "HEV-04",
    Phase.MORALE: "HMO-03",
    Phase.PRODUCTION: "HPR-01",
    Phase.ACTIONS: "HAC-01",
    Phase.MALFUNCTIONS: "HMF-01",
    Phase.CLEAN_UP: "HCU-01",
}
# By the sign that it has in the loading zone; all others are spare parts.
_OF_THINGS = {"seed": "HRS-11", "poi": "HEX-29", "workshop": "HBD-11", "sample": "HRS-01", "objective": "HCL-01"}
_OF_CONDITIONS = {
    Condition.ANEMIA: "HHP-12",
    Condition.ANXIETY: "HHP-12",
    Condition.HEART: "HHP-12",
    Condition.CONCENTRATION: "HHP-15",
    Condition.MIGRAINE: "HHP-15",
    Condition.POISONING: "HHP-15",
}
_OF_TOKENS = {
    Modifier.EXTRA_PAWN: "HMK-05",
    Modifier.BREAKDOWN: "HMK-06",
    Modifier.ADVENTURE: "HMK-07",
    Modifier.REROLL: "HMK-08",
    Modifier.WOUND: "HMK-07",
    Modifier.ROVER_HAZARD: "HMK-10",
}
# Of the panels that show one thing.
_OF_PANELS = {
    "mission": ("objective", "HEN-01"),
    "morale": ("morale", "HMO-03"),
    "stress": ("stress", "HPR-32"),
    "zone": ("unloading", "HGN-15"),
    "sol": ("sol", "HRD-01"),
}


def laid_open(state: HabitatState) -> tuple[str, ...]:
    """Malfunction cards that were drawn, as the codex names them."""
    decks = (Pile.WORK, Pile.LIVING, Pile.SYSTEMS)
    drawn = [card_of(card) for pile in decks for card in state.discards.get(pile, ())]
    return tuple(f"{Family.MALFUNCTION.value}/{card}" for card in dict.fromkeys(drawn))


Lists = tuple[StructureModel, SpaceModel, PeopleModel, DroneModel]


class Explained(QObject):
    """Asked by subject, as `stock:oxygen`; None for what is not of the base."""

    def __init__(self, bridge: Bridge, wording: Wording, lists: Lists) -> None:
        super().__init__(bridge)
        self._bridge, self._words, self._codex = bridge, HabitatWords(wording.names), wording.codex
        self._spoken = wording.names.spoken
        self._structures, self._spaces, self._people, self._drones = lists
        self._of: dict[str, Callable[[str], Explanation | None]] = {
            "stock": lambda id: self._stock(Resource(id)),
            "track": lambda id: self._track(Complex(id)),
            "structure": lambda id: self._structure(StructureId(id)),
            "space": lambda id: self._space(Space(id)),
            "person": lambda id: self._person(MemberId(id)),
            "drone": self._drone,
            "phase": lambda id: self._by_rule(
                _OF_PHASES[Phase(id)], "timeline", self._words.called.phase_name(Phase(id))
            ),
            "panel": lambda id: self._by_rule(_OF_PANELS[id][1], _OF_PANELS[id][0]),
            "thing": self._thing,
            "goal": self._goal,
            "element": self._element,
            "token": lambda id: self._by_rule(
                _OF_TOKENS[Modifier(id)], TOKEN_ICONS[Modifier(id)], self._words.called.modifier(Modifier(id))
            ),
        }

    def of(self, subject: str) -> Explanation | None:
        kind, _, id = subject.partition(":")
        told = self._of.get(kind)
        return None if told is None else told(id)

    @property
    def chapter(self) -> str:
        """Where the codex tells of what happens now."""
        why = self._codex.why(_OF_PHASES.get(self._state.phase, "HEN-01"))
        assert why is not None
        return f"chapter:{why.chapter}"

    @property
    def _state(self) -> HabitatState:
        state: HabitatState = self._bridge.state
        return state

    def _by_rule(self, rule: str, icon: str, title: str = "", words: tuple[str, ...] = ()) -> Explanation:
        """What the codex says of it; under the title of its chapter if it has none of its own."""
        why = self._codex.why(rule)
        assert why is not None
        entry = f"rule:{rule}"
        chapter = self._codex.title(f"chapter:{why.chapter}")
        return Explanation(title=title or chapter, icon=icon, words=words, why=why, entry=entry)

    def _goal(self, id: str) -> Explanation:
        """An objective or a track of the mission, by its name: how it is come by."""
        goal, _, name = id.partition("/")
        return self._by_rule("HEN-01", "objective", name, ways_to(self._words, self._state, CardId(goal)))

    def _thing(self, id: str) -> Explanation:
        """Something in the loading zone, by its sign and name."""
        icon, _, name = id.partition("/")
        return self._by_rule(_OF_THINGS.get(icon, "HBD-03"), icon, name)

    def _element(self, id: str) -> Explanation:
        structure, _, element = id.partition("/")
        called, kind = self._words.called, self._state.card(StructureId(structure)).kind
        broken = [each for each in penalties_of(self._state, StructureId(structure)) if each.element.value == element]
        if Element(element) in self._state.structures[StructureId(structure)].broken:
            #: Of an element of a structure that does not work.
            words = [self.tr("It is broken.")]
            #: Of a broken element. {penalty} is what that brings, in lower case.
            words += [
                self.tr("As long as it is: {penalty}.").format(penalty=HabitatAhead().penalty(each.penalty, kind))
                for each in broken
            ]
        else:
            #: Of an element of a structure.
            words = [self.tr("It works.")]
        return self._by_rule("HST-02", ELEMENT_ICONS[Element(element)], called.element(Element(element)), tuple(words))

    def _stock(self, resource: Resource) -> Explanation:
        ahead = outlooks(self._state)[resource]
        terms = [self._term(part, 1) for part in ahead.made] + [self._term(part, -1) for part in ahead.needed]
        words = []
        if ahead.cut:
            #: Of the next production. %n is a number of structures that get no energy or no oxygen.
            words.append(self.tr("%n structure(s) will be shut down.", "", ahead.cut))
        elif ahead.by > 0:
            #: Of the next production. {count} is by how much a reserve rises.
            words.append(self.tr("Of what is left over {count} is stored.").format(count=ahead.by))
        elif ahead.by < 0:
            #: Of the next production. {count} is by how much a reserve falls.
            words.append(self.tr("The reserve gives {count}.").format(count=-ahead.by))
        if ahead.planned:
            #: Of a reserve. {count} is how much of it the planned actions take.
            words.append(self.tr("The plan takes {count} before.").format(count=ahead.planned))
        #: Title over a sum. {resource} is oxygen, energy or food.
        title = self.tr("Next production: {resource}").format(resource=self._words.called.resource(resource))
        whole = NumberText.signed(total(ahead.made) - total(ahead.needed))
        icon = RESOURCE_ICONS[resource]
        rule = "HPR-26" if resource is Resource.FOOD else "HPR-09"
        why, entry = self._codex.why(rule), f"rule:{rule}"
        return Explanation(
            title=title, icon=icon, words=tuple(words), terms=tuple(terms), whole=whole, why=why, entry=entry
        )

    def _term(self, part: Part, sign: int) -> Term:
        named = {
            #: A line of a sum: what the plants bear.
            "harvest": self.tr("Harvest"),
            #: A line of a sum: what the crew eats.
            "meals": self.tr("Meals of the crew"),
            #: A line of a sum: what texts add for this sol.
            "this_sol": self.tr("In this sol"),
        }.get(part.of.family)
        return Term(
            words=named or self._words.called.structure(part.of.id), amount=NumberText.signed(sign * part.amount)
        )

    def _track(self, complex: Complex) -> Explanation:
        state, called = self._state, self._words.called
        #: A line of a sum: how far a malfunction track has risen.
        terms = [Term(words=self.tr("Track now"), amount=str(state.tracks[complex]))]
        if wear := wear_of(state, complex):
            #: A line of a sum: what broken elements add to a malfunction track.
            terms.append(Term(words=self.tr("Broken elements"), amount=NumberText.signed(wear)))
        #: Of a malfunction track. {most} is where it is full, {chance} is as "66.7 %".
        said = self.tr(
            "At {most} a card is drawn. By what the die may show, the chance of that in this sol is {chance}."
        )
        words = said.format(most=FULL_TRACK, chance=HabitatAhead().chance(draws(state)[complex]))
        why = self._codex.why("HMF-05")
        return Explanation(
            title=called.complex(complex),
            icon="malfunction",
            words=(words,),
            terms=tuple(terms),
            why=why,
            entry="rule:HMF-05",
        )

    def _structure(self, id: StructureId) -> Explanation | None:
        row = next((row for row in self._structures.rows if row.id == id), None)
        if row is None:
            return None
        called, kind = self._words.called, self._state.card(id).kind
        words = [f"{row.note}."] if row.note else []
        if row.production is not None:
            made = Resource.ENERGY if kind is StructureKind.PANEL else Resource.OXYGEN
            #: Of a structure that produces. {resource} is energy or oxygen, {count} and {most} are numbers.
            text = self.tr("{resource}: makes {count} now, at most {most}.")
            words.append(text.format(resource=called.resource(made), count=row.production, most=row.most))
        if row.greenhouses:
            #: Of the structure in which plants grow. {plants} bear, {places} greenhouses are built.
            text = self.tr("Ripe plants: {plants}. Greenhouses: {places}.")
            words.append(text.format(plants=row.plants, places=row.greenhouses))
        #: Of the structure in which plants grow. %n is a number of Martian days.
        words += [self.tr("What was sown bears in %n sol(s).", "", each) for each in row.growing]
        #: Of a structure. {element} is a kind of elements, {penalty} what it brings, in lower case.
        text = self.tr("Broken {element}: {penalty}.")
        words += [
            text.format(element=called.element(each.element), penalty=HabitatAhead().penalty(each.penalty, kind))
            for each in penalties_of(self._state, id)
        ]
        broken_down = row.note and not self._state.structures[id].is_shut
        rule = "HMK-06" if broken_down else "HPR-40" if row.note else USES[kind]
        return self._by_rule(rule, SIGNS[kind], row.name, tuple(words))

    def _space(self, id: Space) -> Explanation:
        row = self._spaces.row(id)
        return self._by_rule(
            "HEX-12" if row.region else "HEX-04", "region", row.region or str(id), (self._spaces.words(row),)
        )

    def _drone(self, id: str) -> Explanation | None:
        row = next((row for row in self._drones.rows if row.id == id), None)
        return None if row is None else self._by_rule("HAC-34", "probe", row.name, (self._drones.words(row),))

    def _person(self, id: MemberId) -> Explanation | None:
        row = next((row for row in self._people.rows if row.id == id), None)
        if row is None:
            return None
        someone = self._state.astronaut(id)
        rules = () if someone is None else dict.fromkeys(_OF_CONDITIONS[each] for each in someone.conditions)
        suffers = [why.words for why in map(self._codex.why, rules) if why is not None]
        abilities = [f"{each.name} ({each.tokens}): {each.text}" for each in row.abilities]
        return self._by_rule(
            "HAB-02", "charge", row.person or row.name, (self._people.words(row), *suffers, *abilities)
        )
