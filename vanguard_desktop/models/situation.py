"""What concerns the whole team: condition, missions, rank-up card, lander, discoveries with leads, threats, tracks."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QLocale

from vanguard_desktop.core.box import card_of
from vanguard_desktop.core.cards import DiscoveryType, TimeTrack
from vanguard_desktop.core.ids import TrackId
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.cards import Cards, CardShown
from vanguard_desktop.rulesets.expedition.commands import PickDeck, PutLead
from vanguard_desktop.rulesets.expedition.effects import Stat
from vanguard_desktop.rulesets.expedition.state import State, Threat
from vanguard_desktop.rulesets.expedition.tables import LEADS
from vanguard_desktop.text.wording import Wording


@attrs.frozen(kw_only=True)
class TrackShown:
    """A time track: how long it is, where its token stands, which spaces do something."""

    length: int
    at: int
    marked: tuple[int, ...]


@attrs.frozen(kw_only=True)
class Entry:
    """A card in the column, with its track if it has one; `done` for what is completed."""

    card: CardShown
    optional: bool = False
    done: bool = False
    place: str = ""
    track: TrackShown | None = None


@attrs.frozen(kw_only=True)
class DeckShown:
    """A discovery deck: cards left in it, and the value of the lead tokens on it.

    `answer` is the command that answers the open question with this deck, if there is one that says all.
    """

    type: DiscoveryType
    name: str
    cards: int
    leads: int
    tokens: int
    answer: Command | None = None


@attrs.frozen(kw_only=True)
class SituationShown:
    condition: Entry | None
    missions: tuple[Entry, ...]
    rank_up: Entry | None
    threats: tuple[Entry, ...]
    decks: tuple[DeckShown, ...]
    leads_in_bag: int
    found: tuple[CardShown, ...]
    stats: tuple[tuple[str, int], ...]


class Situation:
    """Asked by the column after every step."""

    def __init__(self, bridge: Bridge, wording: Wording) -> None:
        self._bridge, self._wording = bridge, wording
        self._cards = Cards(bridge, wording)

    def now(self) -> SituationShown:
        state = self._bridge.state
        assert isinstance(state, State)
        return SituationShown(
            condition=self._condition(state),
            missions=self._missions(state),
            rank_up=self._rank_up(state),
            threats=self._threats(state),
            decks=tuple(self._deck(state, type) for type in DiscoveryType),
            leads_in_bag=len(state.lead_bag),
            found=(*self._cards.discoveries(state), *self._cards.uniques(state)),
            stats=tuple((stat.value, state.stat(stat)) for stat in Stat) if state.lander_card is not None else (),
        )

    def _condition(self, state: State) -> Entry | None:
        card = state.condition_card
        if card is None:
            return None
        return Entry(card=self._cards.condition(state, card), track=self._track(state, card.time, TrackId("condition")))

    def _missions(self, state: State) -> tuple[Entry, ...]:
        box = state.box.missions
        return tuple(
            Entry(
                card=self._cards.mission(id),
                optional=box[card_of(id)].optional,
                done=id in state.missions_done,
                track=self._track(state, box[card_of(id)].time, TrackId(f"mission:{id}")),
            )
            for id in (*state.missions, *state.missions_done)
        )

    def _rank_up(self, state: State) -> Entry | None:
        if state.rank_up is None:
            return None
        return Entry(card=self._cards.rank_up(state.rank_up, state.rank_up_done), done=state.rank_up_done)

    def _threats(self, state: State) -> tuple[Entry, ...]:
        return tuple(
            Entry(
                card=self._cards.threat(threat.card),
                place=self._places(state, threat),
                track=self._track(state, state.box.threats[threat.card].time, TrackId(f"threat:{threat.card}")),
            )
            for threat in state.threats
        )

    def _places(self, state: State, threat: Threat) -> str:
        """Where it stands; of a flock every standee counts (THR-07)."""
        flock = state.box.threats[threat.card].flock
        sectors = dict.fromkeys((threat.sector, *threat.others) if flock else (threat.sector,))
        named = [self._wording.names.sector(state.board, sector) for sector in sectors if sector is not None]
        return QLocale().createSeparatedList(named)

    def _track(self, state: State, printed: TimeTrack | None, id: TrackId) -> TrackShown | None:
        if printed is None:
            return None
        return TrackShown(length=printed.length, at=state.tracks.get(id, 0), marked=tuple(sorted(printed.spaces)))

    def _deck(self, state: State, type: DiscoveryType) -> DeckShown:
        tokens = state.leads.get(type, ())
        asked = [each for each in self._bridge.answers() if isinstance(each, PickDeck | PutLead) and each.type is type]
        return DeckShown(
            type=type,
            name=self._wording.names.discovery_type(type),
            cards=len(state.discoveries.get(type, ())),
            leads=sum(LEADS[token].value for token in tokens),
            tokens=len(tokens),
            answer=asked[0] if len(asked) == 1 else None,
        )
