"""What concerns the whole team: condition, missions, rank-up card, lander, discoveries with leads, threats, tracks."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QCoreApplication, QLocale

from vanguard_desktop.core import CardId, Command, SectorId, Source, total
from vanguard_desktop.play.derivations import lander_figure
from vanguard_desktop.rulesets.expedition.data import (
    CONDITION,
    LEADS,
    PickDeck,
    PutLead,
    State,
    Threat,
    Track,
    threat_track,
)
from vanguard_desktop.rulesets.expedition.data.effects import Stat
from vanguard_desktop.rulesets.expedition.data.lasting import InForce
from vanguard_desktop.setting import DiscoveryType, TimeTrack, card_of
from vanguard_desktop.text.common.excerpts import first_sentences, last_sentences
from vanguard_desktop.text.common.told import going_on
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.expedition.goal_text import GoalText

from ..bridge import Bridge
from ..common.cards import Cards, CardShown

# So many characters of a longer text are seen before it is unfolded.
_ROOM = 110


@attrs.frozen(kw_only=True)
class TrackShown:
    """A time track: how long it is, where its token stands, which spaces do something, and what the next of them does.

    Of a long text `next` holds the beginning, `next_whole` all of it.
    """

    length: int
    at: int
    marked: tuple[int, ...]
    next: str = ""
    next_whole: str = ""


@attrs.frozen(kw_only=True)
class Entry:
    """A card in the column, with its track if it has one; `done` for what is completed.

    `lines` are always seen, the first of them after its `lead`. As long as the card is folded `brief` stands for `more`
    and, where the story says what to do, `told`, which is how it ends, for the story.
    """

    card: CardShown
    optional: bool = False
    done: bool = False
    place: str = ""
    sectors: tuple[SectorId, ...] = ()
    track: TrackShown | None = None
    lead: str = ""
    lines: tuple[str, ...] = ()
    brief: tuple[str, ...] = ()
    told: str = ""
    more: tuple[str, ...] = ()

    @property
    def folds(self) -> bool:
        """Whether there is more on the card than is seen at a glance."""
        cut = self.track is not None and self.track.next != self.track.next_whole
        return self.more != self.brief or self.told != self.card.story or cut


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
    """`room` is how many discoveries lie on the lander and how many it brings home, `mods` their cards and names.

    `holds` is what cards and events have said for a while.
    """

    condition: Entry | None
    missions: tuple[Entry, ...]
    rank_up: Entry | None
    threats: tuple[Entry, ...]
    decks: tuple[DeckShown, ...]
    leads_in_bag: int
    found: tuple[CardShown, ...]
    stats: tuple[tuple[str, int], ...]
    room: tuple[int, int] | None
    mods: tuple[tuple[CardId, str], ...]
    holds: tuple[str, ...]


class Situation:
    """Asked by the column after every step."""

    def __init__(self, bridge: Bridge, wording: Wording) -> None:
        self._bridge, self._wording = bridge, wording
        self._cards, self._goals = Cards(bridge, wording), GoalText()

    def now(self) -> SituationShown:
        state: State = self._bridge.state
        return SituationShown(
            condition=self._condition(state),
            missions=self._missions(state),
            rank_up=self._rank_up(state),
            threats=self._threats(state),
            decks=tuple(self._deck(state, type) for type in DiscoveryType),
            leads_in_bag=len(state.lead_bag),
            found=(*self._cards.discoveries(state), *self._cards.uniques(state)),
            stats=tuple((stat.value, state.stat(stat)) for stat in Stat) if state.lander_card is not None else (),
            room=(len(state.found), total(room)) if (room := lander_figure(state, "discoveries")) else None,
            mods=tuple((card_of(mod), self._wording.names.lander_part(mod)) for mod in state.mods),
            holds=tuple(dict.fromkeys(map(self._in_force, state.lasting))),
        )

    def _in_force(self, entry: InForce) -> str:
        names, rule = self._wording.names, self._wording.rules.in_force(entry)
        whose, source = entry.who or entry.owner, names.source(entry.source)
        heads = [*([source] if source else []), *([] if whose is None else [names.called(whose)])]
        return f"{' · '.join(heads)}\n{rule}" if heads else rule

    def _condition(self, state: State) -> Entry | None:
        card = state.condition_card
        if card is None:
            return None
        shown, track = self._cards.condition(state, card), self._track(state, card.time, CONDITION)
        brief, whole = self._wording.cards.condition_in_brief(card), self._more(shown, card.time, track)
        return Entry(card=shown, track=track, brief=brief, more=whole)

    def _missions(self, state: State) -> tuple[Entry, ...]:
        return tuple(self._mission(state, id) for id in (*state.missions, *state.missions_done))

    def _mission(self, state: State, id: CardId) -> Entry:
        card, shown = state.box.missions[card_of(id)], self._cards.mission(id)
        if id in state.missions_done:
            return Entry(card=shown, optional=card.optional, done=True, more=shown.lines)
        track = self._track(state, card.time, Track(Source("mission", id)))
        return Entry(
            card=shown,
            optional=card.optional,
            track=track,
            lead="" if card.test is None else self._goals.lead(state, card.test, at_lift_off=card.at_lift_off),
            lines=() if card.test is None else (going_on(self._wording.rules.test(card.test)),),
            told=last_sentences(shown.story, _ROOM) if card.test is None else "",
            more=self._more(shown, card.time, track, self._wording.cards.goal(card)),
        )

    def _rank_up(self, state: State) -> Entry | None:
        if state.rank_up is None:
            return None
        card, done = state.box.rank_ups[card_of(state.rank_up)], state.rank_up_done
        shown, promotion = self._cards.rank_up(state.rank_up, done), self._wording.cards.promotion(card)
        if done:
            more = tuple(line for line in shown.lines if line != promotion)
            return Entry(card=shown, done=True, lines=(promotion,), more=more)
        lead, goal = self._goals.lead(state, card.goal), going_on(self._wording.rules.test(card.goal))
        return Entry(card=shown, lead=lead, lines=(goal,), more=shown.lines[1:])

    def _threats(self, state: State) -> tuple[Entry, ...]:
        return tuple(self._threat(state, threat) for threat in state.threats)

    def _threat(self, state: State, threat: Threat) -> Entry:
        card, shown = state.box.threats[threat.card], self._cards.threat(threat.card)
        track = self._track(state, card.time, threat_track(threat.card))
        # What concerns whoever comes there is seen at once.
        binding = (rule for rule in card.places if rule.on_path is not None or rule.entering is not None)
        sectors = _sectors(state, threat)
        return Entry(
            card=shown,
            place=self._places(state, sectors),
            sectors=sectors,
            track=track,
            brief=tuple(map(self._wording.rules.planet.rule, binding)),
            more=self._more(shown, card.time, track),
        )

    def _more(
        self, shown: CardShown, time: TimeTrack | None, track: TrackShown | None, lines: tuple[str, ...] = ()
    ) -> tuple[str, ...]:
        """What else stands on a card; the length of its track and its next effect are seen at the track."""
        seen = set(lines)
        if time is not None and track is not None:
            seen |= {self._wording.rules.abilities.time_track(time)[0], track.next_whole}
        return tuple(line for line in shown.lines if line not in seen)

    def _places(self, state: State, sectors: tuple[SectorId, ...]) -> str:
        return QLocale().createSeparatedList([self._wording.names.sector(state.board, sector) for sector in sectors])

    def _track(self, state: State, printed: TimeTrack | None, id: Track) -> TrackShown | None:
        if printed is None:
            return None
        at = state.tracks.get(id, 0)
        coming = next((space for space in sorted(printed.spaces) if space > at), None)
        whole = "" if coming is None else self._wording.rules.abilities.space(printed, coming)
        brief = first_sentences(whole, _ROOM)
        return TrackShown(
            length=printed.length,
            at=at,
            marked=tuple(sorted(printed.spaces)),
            next=brief if brief == whole else self._goes_on(brief),
            next_whole=whole,
        )

    @staticmethod
    def _goes_on(text: str) -> str:
        #: {text} is the beginning of a longer text that can be unfolded.
        return QCoreApplication.translate("Situation", "{text} …").format(text=text)

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


def _sectors(state: State, threat: Threat) -> tuple[SectorId, ...]:
    """Where it stands; of a flock every standee counts (THR-07)."""
    flock = state.box.threats[threat.card].flock
    stands = dict.fromkeys((threat.sector, *threat.others) if flock else (threat.sector,))
    return tuple(sector for sector in stands if sector is not None)
