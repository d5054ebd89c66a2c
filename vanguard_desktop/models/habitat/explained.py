"""What is said of a thing of the base: of a reserve, a track, a structure, a space, a person, with the sums."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from vanguard_desktop.core import MemberId, Part, total
from vanguard_desktop.play.habitat.planning import draws, outlooks, penalties_of, wear_of
from vanguard_desktop.rulesets.habitat.data.kinds import Complex, Resource, Space, StructureId
from vanguard_desktop.rulesets.habitat.state import FULL_TRACK, HabitatState
from vanguard_desktop.text.codex.explanation import Explanation, Term
from vanguard_desktop.text.codex.number_text import NumberText
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.ahead import HabitatAhead
from vanguard_desktop.text.habitat.words import HabitatWords

from ..bridge import Bridge
from .base import ICONS, StructureModel
from .map import SpaceModel
from .people import PeopleModel
from .plan import RESOURCE_ICONS


class Explained(QObject):
    """Asked by subject, as `stock:oxygen`; None for what is not of the base."""

    def __init__(self, bridge: Bridge, wording: Wording, lists: tuple[StructureModel, SpaceModel, PeopleModel]) -> None:
        super().__init__(bridge)
        self._bridge, self._words = bridge, HabitatWords(wording.names)
        self._spoken = wording.names.spoken
        self._structures, self._spaces, self._people = lists
        self._of: dict[str, Callable[[str], Explanation | None]] = {
            "stock": lambda id: self._stock(Resource(id)),
            "track": lambda id: self._track(Complex(id)),
            "structure": lambda id: self._structure(StructureId(id)),
            "space": lambda id: self._space(Space(id)),
            "person": lambda id: self._person(MemberId(id)),
        }

    def of(self, subject: str) -> Explanation | None:
        kind, _, id = subject.partition(":")
        told = self._of.get(kind)
        return None if told is None else told(id)

    @property
    def _state(self) -> HabitatState:
        state: HabitatState = self._bridge.state
        return state

    def _stock(self, resource: Resource) -> Explanation:
        ahead = outlooks(self._state)[resource]
        terms = [self._term(part, 1) for part in ahead.made] + [self._term(part, -1) for part in ahead.needed]
        words = []
        if ahead.cut:
            #: Of the next production. %n is a number of structures that get no energy or no oxygen.
            words.append(self.tr("%n structure(s) will be cut off.", "", ahead.cut))
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
        return Explanation(title=title, icon=icon, words=tuple(words), terms=tuple(terms), whole=whole)

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
        said = self.tr("At {most} a card is drawn. With what the die may show that happens in this sol with {chance}.")
        words = said.format(most=FULL_TRACK, chance=HabitatAhead().chance(draws(state)[complex]))
        return Explanation(title=called.complex(complex), icon="malfunction", words=(words,), terms=tuple(terms))

    def _structure(self, id: StructureId) -> Explanation | None:
        row = next((row for row in self._structures.rows if row.id == id), None)
        if row is None:
            return None
        called = self._words.called
        #: Of a structure. {element} is a kind of elements, {penalty} what it brings, in lower case.
        text = self.tr("Broken {element}: {penalty}.")
        broken = [
            text.format(element=called.element(each.element), penalty=HabitatAhead().penalty(each.penalty))
            for each in penalties_of(self._state, id)
        ]
        icon = ICONS[self._state.card(id).kind]
        return Explanation(title=row.name, icon=icon, words=(self._structures.words(row), *broken))

    def _space(self, id: Space) -> Explanation:
        row = self._spaces.row(id)
        return Explanation(title=row.region or str(id), icon="sector", words=(self._spaces.words(row),))

    def _person(self, id: MemberId) -> Explanation | None:
        row = next((row for row in self._people.rows if row.id == id), None)
        if row is None:
            return None
        abilities = [f"{each.name} ({each.tokens}): {each.text}" for each in row.abilities]
        return Explanation(title=row.person or row.name, words=(self._people.words(row), *abilities))
