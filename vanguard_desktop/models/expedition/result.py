"""The result of an expedition in the players' words: what its log tells when it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import attrs
from PySide6.QtCore import QLocale, QObject

from vanguard_desktop.core import CardId, MemberId, SectorId, total
from vanguard_desktop.play.derivations import lander_figure
from vanguard_desktop.play.expedition.luck import Fallen, luck_of
from vanguard_desktop.play.expedition.travelogue import Death, Travelogue, travelogue
from vanguard_desktop.rulesets.expedition.data import INJURIES, Ending
from vanguard_desktop.setting import InjuryKind, Returned, card_of
from vanguard_desktop.text.common.excerpts import last_sentences
from vanguard_desktop.text.common.told import going_on
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.expedition.goal_text import GoalText

from ..bridge import Bridge
from ..common.result import (
    Fact,
    Find,
    Goal,
    Landscape,
    Lost,
    LuckShown,
    Notable,
    Person,
    Place,
    Result,
    Route,
    Stars,
    Tone,
)

# What was reckoned, and of which expedition.
Reckoned = tuple[Travelogue, tuple[Fallen, ...]]
_QUOTE = 170  # characters of the last page that was read
_DICE = 4  # of a roll worth telling


def results_of(bridge: Bridge, wording: Wording, parent: QObject | None = None) -> ExpeditionResults | None:
    """Of the expedition that ended last; None if nothing of it can be read."""
    told = bridge.read(lambda: travelogue(bridge.game), None)
    return None if told is None else ExpeditionResults(told, wording, parent)


class ExpeditionResults(QObject):
    """Says everything in the language of the moment; luck comes later than the rest, since it has to be reckoned."""

    def __init__(self, told: Travelogue, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told, self._wording = told, wording
        self._goal_text = GoalText(self)
        self._fallen: tuple[Fallen, ...] | None = None

    @property
    def rolls(self) -> int:
        """How many checks there are to be reckoned."""
        return len(self._told.rolls)

    def reckon(self) -> Iterator[Reckoned]:
        """All of them, to be run through beside the window; the one answer goes to `take`."""
        told = self._told
        yield told, tuple(told.fallen())

    def take(self, reckoned: Reckoned) -> bool:
        """Whether it is about this expedition; it may have been played on from an earlier step meanwhile."""
        told, fallen = reckoned
        if told is self._told:
            self._fallen = fallen
        return told is self._told

    def shown(self) -> Result:
        end, home = self._told.end, self._told.home
        return Result(
            #: Over the name of the planet on the sheet that sums an expedition up.
            kicker=self.tr("The expedition is over"),
            title=self._wording.names.world(end.world),
            facts=tuple(self._facts()),
            landscape=self._landscape(),
            quote=self._quote(),
            goals=tuple(self._goals()),
            stars=self._stars(),
            finds=tuple(self._finds()),
            room=self._room(),
            people=tuple(self._person(each) for each in home.team if not each.dead),
            lost=tuple(map(self._lost, self._told.deaths)),
            luck=self._luck_shown(),
        )

    def _facts(self) -> Iterator[Fact]:
        end, home = self._told.end, self._told.home
        match home.ending:
            case Ending.LIFTED_OFF:
                #: How an expedition ended. {round} counts from 1.
                words, icon = self.tr("Lifted off in round {round}"), "lift_off"
            case Ending.EVACUATED:
                #: How an expedition ended. {round} counts from 1.
                words, icon = self.tr("Evacuated in round {round}"), "evacuate"
            case Ending.ALL_DEAD:
                #: How an expedition ended. {round} counts from 1.
                words, icon = self.tr("Nobody came back after round {round}"), "memorial"
            case _:
                #: How an expedition ended. {round} counts from 1.
                words, icon = self.tr("Ended in round {round}"), "time"
        yield Fact(words=words.format(round=end.round), icon=icon)
        if home.failed:
            #: How an expedition ended, beside a cross.
            yield Fact(words=self.tr("Expedition failed"), icon="close", tone=Tone.BAD)
        else:
            #: How an expedition ended, beside a tick.
            yield Fact(words=self.tr("Expedition succeeded"), icon="check", tone=Tone.GOOD)

    def _quote(self) -> str:
        log = self._told.last_log
        if log is None or log not in self._told.end.box.logs:
            return ""
        story = self._wording.names.spoken(self._wording.stories.log(log, self._told.end))
        told = [line for line in story.splitlines() if line.strip() and "*" not in line]  # nor what it bids to be done
        return last_sentences(told[-1].strip(), _QUOTE) if told else ""

    # ------------------------------------------------------------------------------------------------- missions

    def _goals(self) -> Iterator[Goal]:
        names, end = self._wording.names, self._told.end
        for card in end.missions_done:
            detail = self._optional() if end.box.missions[card_of(card)].optional else ""
            yield Goal(title=names.mission(card), detail=detail, done=True)
        for card in end.missions:
            printed = end.box.missions[card_of(card)]
            goal = "" if printed.test is None else self._goal(card)
            optional = self._optional() if printed.optional else ""
            detail = " ".join(part for part in (optional, goal) if part)
            yield Goal(title=names.mission(card), detail=detail, done=None if printed.optional else False)
        for card in self._told.lost:
            #: Beside a mission that can no longer be completed.
            yield Goal(title=names.mission(card), detail=self.tr("It had become impossible."), done=None)

    def _optional(self) -> str:
        #: Beside a mission that nobody has to complete.
        return self.tr("Optional.")

    def _goal(self, card: CardId) -> str:
        end, rules = self._told.end, self._wording.rules
        printed = end.box.missions[card_of(card)]
        assert printed.test is not None
        lead = self._goal_text.lead(end, printed.test, at_lift_off=printed.at_lift_off)
        return self._wording.names.spoken(f"{lead} {going_on(rules.test(printed.test))}")

    def _stars(self) -> Stars | None:
        end = self._told.end
        if end.rank_up is None and not end.successes:
            return None
        #: Over so many stars on the sheet that sums an expedition up.
        title = self.tr("%n success(es)", "", end.successes)
        if end.rank_up is None:
            return Stars(count=end.successes, title=title)
        card = end.box.rank_ups[card_of(end.rank_up)]
        #: Over a line between stars: so many are needed for that rank. {rank} is 2 or 3.
        needed = self.tr("rank {rank}")
        thresholds = tuple(
            (count, needed.format(rank=rank)) for rank, count in enumerate(card.successes, start=2) if count is not None
        )
        detail = (
            #: Beside the rank-up card of an expedition: its goal was met.
            self.tr("Rank-up goal met")
            if end.rank_up_done
            #: Beside the rank-up card of an expedition: its goal was not met.
            else self.tr("Rank-up goal not met: nobody is promoted")
        )
        note = Goal(title=self._wording.names.rank_up(end.rank_up), detail=detail, done=end.rank_up_done)
        return Stars(count=end.successes, title=title, thresholds=thresholds, notes=(note,))

    # ------------------------------------------------------------------------------------------------- finds

    def _finds(self) -> Iterator[Find]:
        end, home, names = self._told.end, self._told.home, self._wording.names
        where = {gain.found: gain.at for gain in self._told.gains if gain.found is not None}
        where_unique = {gain.unique: gain.at for gain in self._told.gains if gain.unique is not None}
        for number in end.uniques_found:
            kept = number in home.uniques_found
            yield Find(
                id=f"unique/{number}",
                name=names.unique(number),
                #: Under the name of a find: there is only one of it.
                kind=self.tr("Unique"),
                icon="unique_discovery",
                detail=self._from(where_unique.get(number)),
                unique=kept,
            )
        for card, count in Counter(map(card_of, home.found)).items():
            places = {where.get(found) for found in home.found if card_of(found) == card}
            yield self._find(card, count, places.pop() if len(places) == 1 else None)
        left = Counter(card_of(card) for card in where) - Counter(map(card_of, home.found))
        if home.ending in (Ending.EVACUATED, Ending.ALL_DEAD):
            for card, count in left.items():
                #: Under the name of a find that did not come home.
                yield attrs.evolve(self._find(card, count, None), lost=True, detail=self.tr("left behind"))

    def _find(self, card: CardId, count: int, at: SectorId | None) -> Find:
        names = self._wording.names
        printed = self._told.end.box.discoveries[card]
        return Find(
            id=card,
            name=names.discovery(card),
            kind=names.discovery_type(printed.type),
            icon=f"discovery_{printed.type.value}",
            detail=self._from(at),
            count=count,
        )

    def _room(self) -> tuple[int, int] | None:
        """How many finds came home, and how many the lander holds."""
        room = lander_figure(self._told.end, "discoveries")
        return (len(self._told.home.found), total(room)) if room else None

    def _from(self, at: SectorId | None) -> str:
        return "" if at is None else self._wording.names.sector(self._told.end.board, at)

    # ------------------------------------------------------------------------------------------------- people

    def _person(self, each: Returned) -> Person:
        names = self._wording.names
        if each.injuries:
            #: Beside somebody who comes back from an expedition.
            detail = self.tr("%n injury(s)", "", len(each.injuries))
        else:
            #: Beside somebody who comes back from an expedition without an injury.
            detail = self.tr("unhurt")
        return Person(
            id=each.id,
            section=each.section.value,
            name=names.member(each.id),
            detail=detail,
            hurt=tuple((names.injury(kind), _signs(kind)) for kind in each.injuries),
        )

    def _lost(self, death: Death) -> Lost:
        names, end = self._wording.names, self._told.end
        #: Somebody of the team has died. {name} is a crewmember.
        name = self.tr("{name} did not come back.").format(name=names.member(death.member))
        at = "" if death.at is None else names.sector(end.board, death.at)
        if death.left:
            #: How somebody was lost. {place} is a place on the planet.
            words = self.tr("{place}, too far from the lander at lift-off.")
        elif at:
            #: How somebody was lost. {place} is a place on the planet, {round} counts from 1.
            words = self.tr("{place}, round {round}.")
        else:
            #: How somebody was lost, before the landing was over.
            words = self.tr("During the landing.")
        return Lost(name=name, words=words.format(place=at, round=death.round))

    # ------------------------------------------------------------------------------------------------- picture

    def _landscape(self) -> Landscape:
        end, told = self._told.end, self._told
        board = end.board
        sections = {member.id: member.section.value for member in end.everybody}
        entered = {stop for walk in told.walks for stop in walk.stops}
        return Landscape(
            relief=board.id,
            palette=board.relief,
            places=tuple(
                Place(
                    number=sector.number,
                    name=self._wording.names.sector(board, sector.number),
                    x=sector.x,
                    y=sector.y,
                    entered=sector.number in entered,
                    signs=tuple(self._signs_at(sector.number)),
                    lamp=any(death.at == sector.number for death in told.deaths),
                )
                for sector in board.sectors
            ),
            ways=tuple((path.start, path.end) for path in end.paths),
            routes=tuple(
                Route(section=sections[walk.member], name=self._called(walk.member), stops=walk.stops)
                for walk in told.walks
                if walk.member in sections
            ),
            lander=end.lander or 0,
        )

    def _called(self, member: MemberId) -> str:
        return self._wording.names.called(member)

    def _signs_at(self, sector: SectorId) -> Iterator[tuple[str, str]]:
        box = self._told.end.box
        here = [gain for gain in self._told.gains if gain.at == sector]
        if successes := sum(gain.successes for gain in here):
            yield "success", str(successes)
        decks = Counter(box.discoveries[card_of(gain.found)].type for gain in here if gain.found is not None)
        for deck, count in decks.items():
            yield f"discovery_{deck.value}", str(count)
        if uniques := sum(gain.unique is not None for gain in here):
            yield "unique_discovery", str(uniques)

    # ------------------------------------------------------------------------------------------------- dice

    def _luck_shown(self) -> LuckShown | None:
        """Its place is kept from the beginning; it goes where nothing was rolled that could be met."""
        if self._fallen:
            return self._luck(self._fallen)
        if self._fallen is not None or not self._told.rolls:
            return None
        #: Dice luck of an expedition, for a moment, until it is reckoned.
        return LuckShown(verdict="", sum=self.tr("The odds of all rolls are being reckoned."))

    def _luck(self, fallen: Sequence[Fallen]) -> LuckShown:
        luck, number = luck_of(fallen), QLocale().toString
        verdicts = {
            #: How the dice fell over a whole expedition, against what was to be expected.
            -2: self.tr("very unlucky"),
            #: How the dice fell over a whole expedition, against what was to be expected.
            -1: self.tr("unlucky"),
            #: How the dice fell over a whole expedition, against what was to be expected.
            0: self.tr("ordinary"),
            #: How the dice fell over a whole expedition, against what was to be expected.
            1: self.tr("lucky"),
            #: How the dice fell over a whole expedition, against what was to be expected.
            2: self.tr("very lucky"),
        }
        #: Dice luck. {met} of %n rolls gave a good outcome; {expected} is a number such as 7.9.
        text = self.tr("{met} of %n check(s) met, {expected} expected at the roll", "", len(fallen))
        return LuckShown(
            verdict=verdicts[luck.verdict],
            sum=text.format(met=luck.met, expected=number(luck.expected, "f", 1)),
            lead=luck.lead,
            low=luck.low,
            high=luck.high,
            #: Under a plot: the gray area in it holds eight of ten runs.
            band=self.tr("gray area: 8 of 10 runs lie in it"),
            notable=tuple(self._notable(fallen)),
        )

    def _notable(self, fallen: Sequence[Fallen]) -> Iterator[Notable]:
        """The roll that was met against the greatest odds, and the one that failed with the best."""
        met = min((roll for roll in fallen if roll.met), key=lambda roll: roll.chance, default=None)
        missed = max((roll for roll in fallen if not roll.met), key=lambda roll: roll.chance, default=None)
        if met is not None and met.chance < 1:
            #: The luckiest roll of an expedition. {what} is the name of what was tried.
            best = self.tr("Best: {what}")
            #: About a roll of an expedition. {round} counts from 1, {chance} is as "11 %".
            yield self._roll(met, best, self.tr("round {round}, met at {chance}"))
        if missed is not None and missed.chance > 0:
            #: The unluckiest roll of an expedition. {what} is the name of what was tried.
            worst = self.tr("Worst: {what}")
            #: About a roll of an expedition. {round} counts from 1, {chance} is as "86 %".
            yield self._roll(missed, worst, self.tr("round {round}, missed at {chance}"))

    def _roll(self, roll: Fallen, words: str, detail: str) -> Notable:
        share = QLocale().toString(100 * roll.chance, "f", 0)
        #: A chance in hundredths. {number} is a whole number.
        chance = self.tr("{number} %").format(number=share)
        return Notable(
            words=words.format(what=self._tried(roll)),
            detail=detail.format(round=roll.round, chance=chance),
            dice=tuple((color.value, tuple(icon.value for icon in face)) for color, face in roll.faces[:_DICE]),
        )

    def _tried(self, roll: Fallen) -> str:
        """The name of the action, or of the card that asked for the check."""
        names, source = self._wording.names, roll.source
        if source.family == "poi" and source.number:
            return names.special_action(CardId(source.id), source.number)
        return names.source(source)


def _signs(kind: InjuryKind) -> tuple[str, ...]:
    """What stands on an injury card."""
    return tuple(f"injury_{icon.value}" for icon in INJURIES[kind].effects)
