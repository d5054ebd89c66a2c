"""What the table says about a thing somebody looks at: numbers, dice, places and cards of the position as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import DieId, MemberId, Part, PathId, SectorId, Source, total
from vanguard_desktop.dice.faces import ALL_DICE, Color, InjuryIcon
from vanguard_desktop.play import derivations
from vanguard_desktop.rulesets.expedition.data import ENOUGH_LEADS, LEADS, State
from vanguard_desktop.setting import DiscoveryType, RowColor, Stat
from vanguard_desktop.text.codex.explanation import Explanation, Person, Term
from vanguard_desktop.text.codex.number_text import NumberText
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from .sectors import poi_marks

# What injury dice show, each as often as it lies on one (INJ-23).
_INJURY_FACES = (InjuryIcon.DAMAGE, InjuryIcon.HEAVY, InjuryIcon.MENTAL, InjuryIcon.SPECIAL)


class Explanations(QObject):
    """Subjects beyond those of the codex: `hand_limit:M1`, `slots:M1:red`, `rest:M1`, `actions`, `supplies`, `room`,
    `stat:armor`, `leads:flora`, `travel:P3`, `odds:green`, `die:...`, `sector:3`, `member:M1`.
    """

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._wording = bridge, wording
        self._numbers = NumberText(wording.names)

    def of(self, subject: str) -> Explanation | None:
        """What is said of a subject now; None if there is nothing to say."""
        state: State = self._bridge.state
        kind, _, rest = subject.partition(":")
        tell: dict[str, Callable[[State, str], Explanation | None]] = {
            "hand_limit": self._hand_limit,
            "slots": self._slots,
            "rest": self._rest,
            "actions": self._actions,
            "supplies": self._supplies,
            "room": self._room,
            "stat": self._stat,
            "leads": self._leads,
            "travel": self._travel,
            "odds": self._odds,
            "die": self._die,
            "sector": self._sector,
            "member": self._member,
        }
        if kind in tell:
            return tell[kind](state, rest)
        return self._wording.codex.explain(subject)

    def laid_open(self) -> tuple[str, ...]:
        """The cards on the table that the codex may show beside those that anybody may look up."""
        state: State = self._bridge.state
        shown = () if state.event_shown is None else (state.event_shown,)
        tops = (cards[-1] for cards in state.pois.values() if cards)
        families: dict[str, Iterable[object]] = {
            "conditions": () if state.condition is None else (state.condition,),
            "missions": (*state.missions, *state.missions_done),
            "pois": tops,
            "threats": (threat.card for threat in state.threats),
            "discoveries": state.found,
            "uniques": state.uniques_found,
            "events": (*shown, *state.event_discards),
            "logs": (id for id in state.box.logs if state.tally.get(f"log:{id}")),
        }
        return tuple(f"{family}/{str(card).partition('/')[0]}" for family, cards in families.items() for card in cards)

    def _sum(self, title: str, parts: Iterable[Part], rule: str, *, icon: str = "") -> Explanation:
        parts = tuple(parts)
        terms = self._numbers.terms(parts)
        return self._explained(title, rule, icon=icon, terms=terms, whole=str(total(parts)))

    def _explained(
        self,
        title: str,
        rule: str,
        *,
        icon: str = "",
        words: tuple[str, ...] = (),
        terms: tuple[Term, ...] = (),
        whole: str = "",
    ) -> Explanation:
        why = self._wording.codex.why(rule)
        return Explanation(title=title, icon=icon, words=words, terms=terms, whole=whole, why=why, entry=f"rule:{rule}")

    def _hand_limit(self, state: State, member: str) -> Explanation:
        parts = derivations.hand_limit(state, MemberId(member))
        return self._sum(self._numbers.hand_limit(), parts, "CRD-09", icon="hand")

    def _slots(self, state: State, rest: str) -> Explanation:
        member, _, color = rest.rpartition(":")
        parts = derivations.slots(state, MemberId(member), Color(color))
        title = self._numbers.slots(self._wording.names.color(Color(color)))
        return self._sum(title, parts, "CRW-08", icon="any_die")

    def _rest(self, state: State, member: str) -> Explanation:
        return self._sum(self._numbers.rest(), derivations.rest(state, MemberId(member)), "ACT-39", icon="rest")

    def _actions(self, state: State, _: str) -> Explanation:
        return self._explained(self._numbers.actions(), "TRN-10", icon="special_action", whole=str(state.actions_left))

    def _supplies(self, state: State, _: str) -> Explanation:
        parts = () if state.unlimited_supplies else derivations.supplies(state)
        rule = "TUT-10" if state.unlimited_supplies else "GEN-38"
        if not parts:
            return self._explained(self._wording.names.icon("supplies"), rule, icon="supplies")
        return self._sum(self._numbers.supplies(), parts, rule, icon="supplies")

    def _stat(self, state: State, name: str) -> Explanation:
        title = self._wording.names.icon(f"lander_{name}")
        return self._sum(title, derivations.stat(state, Stat(name)), "LND-15", icon=f"lander_{name}")

    def _room(self, state: State, _: str) -> Explanation:
        terms: list[Term] = []
        for figure in derivations.ROOM:
            parts = derivations.lander_figure(state, figure)
            if parts:
                terms.append(Term(words=self._numbers.room_for(figure), amount=str(total(parts))))
                terms += self._numbers.terms(parts) if len(parts) > 1 else ()
        return self._explained(self._numbers.room(), "LND-02", icon="lander", terms=tuple(terms))

    def _leads(self, state: State, deck: str) -> Explanation:
        type = DiscoveryType(deck)
        parts = (Part(of=Source("lead", token), amount=LEADS[token].value) for token in state.leads.get(type, ()))
        title = self._numbers.leads(self._wording.names.discovery_type(type))
        explained = self._sum(title, parts, "LED-08", icon=f"discovery_{deck}")
        needed = self._numbers.leads_needed(ENOUGH_LEADS)
        return Explanation(
            title=explained.title,
            icon=explained.icon,
            words=(needed,),
            terms=explained.terms,
            whole=explained.whole,
            why=explained.why,
            entry=explained.entry,
        )

    def _travel(self, state: State, path: str) -> Explanation | None:
        title = self._numbers.travel(self._wording.names.path(PathId(path)))
        toll = derivations.toll(state, PathId(path))
        if toll is None:
            return self._explained(title, "ACT-22", icon="travel")
        tell, numbers = self._wording.rules.effect, self._numbers
        words = [tell(effect) for effect in toll.asked]
        words += [numbers.waived(tell(effect)) for effect in toll.waived]
        card = state.condition_card
        if toll.by_condition and card is not None:
            name = self._wording.names.condition_in_force(state.board, state.condition)
            words += [numbers.by_condition(name), *self._wording.cards.travel(card)]
        rule = "ACT-23" if toll.by_condition else "ACT-22"
        return self._explained(title, rule, icon="travel", words=tuple(words) or (numbers.nothing_asked(),))

    def _odds(self, state: State, color: str) -> Explanation | None:
        counted, numbers = derivations.counted(state), self._numbers
        if counted is None:  # nothing is left to chance: what such an outcome is
            return self._wording.codex.explain(f"keyword:outcome_{color}")
        lines = (
            (numbers.own_dice(), counted.own),
            (numbers.lent_dice(), counted.lent),
            (numbers.lying_dice(), counted.lying),
            (numbers.texts(), counted.texts),
            (numbers.injury_dice(), counted.injury_dice),
            (numbers.danger_dice(), counted.danger_dice),
        )
        terms = tuple(Term(words=words, amount=str(count)) for words, count in lines if count)
        words = (numbers.chance(), *self._wording.cards.converts(counted.converts))
        title = numbers.odds(self._wording.names.outcome(RowColor(color)))
        return self._explained(title, "CHK-72", icon="dice_check", words=words, terms=terms)

    def _die(self, state: State, key: str) -> Explanation | None:
        if DieId(key) in ALL_DICE:
            faces = ("".join(f"[{icon.value}]" for icon in face) for face in ALL_DICE[DieId(key)].faces)
            words = (self._numbers.faces(), "  ".join(faces))
            return self._explained(self._wording.names.die(DieId(key)), "DIE-10", icon="any_die", words=words)
        if key.startswith("injury"):
            icon = self._wording.names.icon
            shown = "  ".join(f"[injury_{face.value}] {icon(f'injury_{face.value}')}" for face in _INJURY_FACES)
            title = self._wording.codex.title("keyword:injury_die")
            return self._explained(title, "INJ-13", icon="wound", words=(shown,))
        number = int(key.rpartition("-")[2])
        letters = () if state.check is None else state.check.card.danger
        return self._wording.codex.explain(f"card:danger/{letters[number]}") if number < len(letters) else None

    def _sector(self, state: State, number: str) -> Explanation:
        """Its biomes, and each sign that lies open there with what it means."""
        names, sector, codex = self._wording.names, SectorId(int(number)), self._wording.codex
        biomes = "  ".join(f"[biome_{each.value}] {names.biome(each)}" for each in dict.fromkeys(state.biomes(sector)))
        poi = state.poi(sector)
        told = (codex.explain(f"icon:{mark}") for mark in (poi_marks(poi) if poi is not None else ()))
        words = (*((biomes,) if biomes else ()), *(codex.line(each) for each in told if each is not None))
        title = names.sector(state.board, sector)
        return self._explained(title, "EVT-03" if biomes else "PLN-01", icon="sector", words=words)

    def _member(self, state: State, id: str) -> Explanation | None:
        if not state.is_here(MemberId(id)):
            return None
        names, member = self._wording.names, state.member(MemberId(id))
        place = names.source(Source("landing")) if member.sector is None else names.sector(state.board, member.sector)
        words = self._numbers.member(names.section(member.section), member.rank, place)
        cards = self._wording.cards
        lines = (*cards.converts(state.converts(member.id)), *cards.skill(member.id))
        icon = f"section_{member.section.value}"
        told = self._explained(names.member(member.id), "CRW-02", icon=icon, words=(words, *lines))
        return attrs.evolve(told, person=Person(member=member.id, section=member.section.value))
