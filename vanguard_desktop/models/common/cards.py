"""Cards as the table shows them: name, marks, lines, whether they may be used now and why not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import attrs

from vanguard_desktop.core import CardId, Command
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.dice.requirements import DieItem, IconItem, Requirement
from vanguard_desktop.rulesets.expedition.data import (
    Member,
    PickCard,
    PickSlot,
    PlayCard,
    State,
    UseDiscovery,
    UseEquipment,
    UseSkill,
)
from vanguard_desktop.setting import ConditionCard, card_of
from vanguard_desktop.text.codex.families import Family, called
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from .card_dress import CardDress, CardKind, dress_of


@attrs.frozen(kw_only=True)
class CardShown:
    """One card. `command` is what a press on it orders now; without one `reason` says why it cannot be used.

    `aside` says what kind of card it is, `dress` what its frame shows.
    `spoken` are its lines with icons in words, for a screen reader.
    """

    id: str
    kind: CardKind
    name: str
    lines: tuple[str, ...] = ()
    story: str = ""
    marks: tuple[str, ...] = ()
    section: Section | None = None
    aside: str = ""
    dress: CardDress = CardDress()
    face_down: bool = False
    spoken: str = ""
    command: Command | None = None
    reason: str = ""


class Cards:
    """Makes the cards of one position; the views ask after every step."""

    def __init__(self, bridge: Bridge, wording: Wording) -> None:
        self._bridge, self._wording = bridge, wording

    def hand(self, state: State, member: Member) -> tuple[CardShown, ...]:
        return tuple(self._section_card(state, member, number) for number in range(len(member.hand)))

    def _section_card(self, state: State, member: Member, number: int) -> CardShown:
        id = member.hand[number]
        printed = state.box.section_cards[card_of(id)]
        command, reason = self._order(state, PickCard(card=id), PlayCard(member=member.id, card=id))
        return CardShown(
            id=id,
            kind=CardKind.SECTION,
            name=self._wording.names.section_card(id),
            lines=(lines := self._wording.cards.section_card(id)),
            spoken=self._spoken(lines),
            marks=marks(printed.combination.requirement),
            section=member.section,
            aside=called(Family.SECTION),
            dress=dress_of(state.box, CardKind.SECTION, id),
            command=command,
            reason=reason,
        )

    def discards(self, state: State, member: Member) -> tuple[CardShown, ...]:
        """What lies on the own discard pile, the last card first; it is only looked at."""
        return tuple(self._lying(state, member, id) for id in reversed(member.discards))

    def _lying(self, state: State, member: Member, id: CardId) -> CardShown:
        lines = self._wording.cards.section_card(id)
        return CardShown(
            id=id,
            kind=CardKind.SECTION,
            name=self._wording.names.section_card(id),
            lines=lines,
            spoken=self._spoken(lines),
            marks=marks(state.box.section_cards[card_of(id)].combination.requirement),
            section=member.section,
            aside=called(Family.SECTION),
            dress=dress_of(state.box, CardKind.SECTION, id),
        )

    def event_discards(self, state: State) -> tuple[CardShown, ...]:
        """The discarded events, the last one first."""
        return tuple(
            CardShown(
                id=id,
                kind=CardKind.EVENT,
                name=self._wording.names.event_card(id),
                lines=(lines := self._wording.cards.event_card(id)),
                spoken=self._spoken(lines),
                marks=(dress := dress_of(state.box, CardKind.EVENT, id)).signs,
                aside=called(Family.EVENT),
                dress=dress,
            )
            for id in reversed(state.event_discards)
        )

    def equipment(self, state: State, member: Member) -> Iterator[CardShown]:
        for id in member.equipment:
            abilities = range(1, len(state.box.equipment[card_of(id)].abilities) + 1)
            orders = [UseEquipment(member=member.id, card=id, number=number) for number in abilities]
            command, reason = self._order(state, *orders) if orders else (None, "")
            yield CardShown(
                id=id,
                kind=CardKind.EQUIPMENT,
                name=self._wording.names.equipment(id),
                lines=(lines := self._wording.cards.equipment(id)),
                spoken=self._spoken(lines),
                dress=(dress := dress_of(state.box, CardKind.EQUIPMENT, id)),
                aside=self._wording.names.icon(dress.emblem),
                command=command,
                reason=reason,
            )

    def skill(self, state: State, member: Member) -> CardShown | None:
        if state.crew_card(member.id).skill is None:
            return None
        command, reason = self._order(state, UseSkill(member=member.id))
        return CardShown(
            id=member.id,
            kind=CardKind.SKILL,
            name=self._wording.names.skill(member.id),
            lines=(lines := self._wording.cards.skill(member.id)),
            spoken=self._spoken(lines),
            section=member.section,
            aside=self._wording.names.member(member.id),
            dress=dress_of(state.box, CardKind.SKILL, member.id),
            command=command,
            reason=reason,
        )

    def injuries(self, state: State, member: Member) -> tuple[CardShown | None, ...]:
        """The three slots from left to right."""
        shown: list[CardShown | None] = []
        for slot, injury in enumerate(member.injuries):
            if injury is None:
                shown.append(None)
                continue
            order = PickSlot(slot=slot)
            asked = getattr(state.question, "member", None) == member.id
            shown.append(
                CardShown(
                    id=f"{member.id}/{slot}",
                    kind=CardKind.INJURY,
                    name=self._wording.names.injury(injury.kind),
                    lines=(lines := self._wording.cards.injury(injury.kind)),
                    spoken=self._spoken(lines),
                    aside=called(Family.INJURY),
                    dress=dress_of(state.box, CardKind.INJURY, injury.kind.value),
                    face_down=injury.face_down,
                    command=order if asked and self._bridge.why_not(order) is None else None,
                )
            )
        return tuple(shown)

    def discoveries(self, state: State) -> Iterator[CardShown]:
        cards = self._wording.cards
        for id in state.found:
            orders = [UseDiscovery(member=member.id, card=id) for member in state.members]
            usable = state.box.discoveries[card_of(id)].ability is not None
            command, reason = self._order(state, *orders) if orders and usable else (None, "")
            yield CardShown(
                id=id,
                kind=CardKind.DISCOVERY,
                name=self._wording.names.discovery(id),
                lines=(lines := (*cards.discovery(id), *cards.finds.discovery(id))),
                spoken=self._spoken(lines),
                marks=((dress := dress_of(state.box, CardKind.DISCOVERY, id)).emblem,),
                aside=called(Family.DISCOVERY),
                dress=dress,
                command=command,
                reason=reason,
            )

    def uniques(self, state: State) -> Iterator[CardShown]:
        cards = self._wording.cards
        for number in state.uniques_found:
            lines = (*cards.unique(number), *cards.finds.unique(number))
            yield CardShown(
                id=f"unique/{number}",
                kind=CardKind.UNIQUE,
                name=self._wording.names.unique(number),
                lines=lines,
                spoken=self._spoken(lines),
                marks=("unique_discovery",),
                aside=called(Family.UNIQUE),
                dress=dress_of(state.box, CardKind.UNIQUE, str(number)),
            )

    def condition(self, state: State, card: ConditionCard) -> CardShown:
        lines = self._wording.cards.condition(card)
        name = self._wording.names.condition_in_force(state.board, state.condition)
        dress = dress_of(state.box, CardKind.CONDITION, card.id)
        return CardShown(
            id=card.id, kind=CardKind.CONDITION, name=name, lines=lines, spoken=self._spoken(lines), dress=dress
        )

    def mission(self, id: CardId) -> CardShown:
        lines = self._wording.cards.mission(id)
        name = self._wording.names.mission(id)
        story = self._wording.names.content("missions", self._bridge.box.missions[card_of(id)].story)
        return CardShown(
            id=id,
            kind=CardKind.MISSION,
            name=name,
            lines=lines,
            story=story,
            spoken=self._spoken((story, *lines)),
            dress=dress_of(self._bridge.box, CardKind.MISSION, id),
        )

    def threat(self, id: CardId) -> CardShown:
        lines = self._wording.cards.threat(id)
        name = self._wording.names.threat(id)
        dress = dress_of(self._bridge.box, CardKind.THREAT, id)
        return CardShown(id=id, kind=CardKind.THREAT, name=name, lines=lines, spoken=self._spoken(lines), dress=dress)

    def rank_up(self, id: CardId, completed: bool) -> CardShown:
        lines = self._wording.cards.rank_up(id, completed)
        name = self._wording.names.rank_up(id)
        dress = dress_of(self._bridge.box, CardKind.RANK_UP, id)
        return CardShown(id=id, kind=CardKind.RANK_UP, name=name, lines=lines, spoken=self._spoken(lines), dress=dress)

    def _spoken(self, lines: Iterable[str]) -> str:
        return self._wording.names.spoken(" ".join(lines))

    def _order(self, state: State, *orders: Command) -> tuple[Command | None, str]:
        """The first of these orders that may be given now, or why the last may not."""
        reason = None
        for order in orders:
            reason = self._bridge.why_not(order)
            if reason is None:
                return order, ""
        assert reason is not None
        return None, self._wording.names.spoken(self._wording.refusals.why(reason, state))


def marks(requirement: Requirement) -> tuple[str, ...]:
    """The first alternative of a requirement as icon names, for the foot of a card."""
    if not requirement.alternatives:
        return ()
    return tuple(
        item.icon.value if isinstance(item, IconItem) else "any_die" if isinstance(item, DieItem) else "any_symbol"
        for item in requirement.alternatives[0]
    )
