"""The result of an expedition in the players' words: what its log tells when it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import CardId, SectorId, total
from vanguard_desktop.play.derivations import lander_figure
from vanguard_desktop.play.expedition.luck import Fallen
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
    Lost,
    Person,
    Result,
    Stars,
    Tone,
)
from .kept_told import KeptTold
from .landscape import landscape_of
from .luck_told import LuckTold
from .why_failed import WhyFailed

# What was reckoned, and of which expedition.
Reckoned = tuple[Travelogue, tuple[Fallen, ...]]
_QUOTE = 170  # characters of the last page that was read


def results_of(bridge: Bridge, wording: Wording, parent: QObject | None = None) -> ExpeditionResults | None:
    """Of the expedition that ended last; None if nothing of it can be read."""
    told = bridge.read(lambda: travelogue(bridge.game), None)
    return None if told is None else ExpeditionResults(told, wording, parent)


class ExpeditionResults(QObject):
    """Says everything in the language of the moment; luck comes later than the rest, since it has to be reckoned."""

    def __init__(self, told: Travelogue, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told, self._wording = told, wording
        self._goal_text, self._why_failed = GoalText(self), WhyFailed(wording.names, self)
        self._luck = LuckTold(wording.names, self)
        self._fallen: tuple[Fallen, ...] | None = None
        self._kept = KeptTold(wording, self)

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
            verdict=self._why_failed.words(self._told),
            landscape=landscape_of(self._told, self._wording.names),
            quote=self._quote(),
            goals=tuple(self._goals()),
            stars=self._stars(),
            finds=tuple(self._finds()),
            room=self._room(),
            people=tuple(self._person(each) for each in home.team if not each.dead),
            lost=tuple(map(self._lost, self._told.deaths)),
            kept=tuple(self._kept.lines(self._told)),
            luck=self._luck.shown(self._fallen) if self._told.rolls else None,
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
                #: How an expedition ended: nobody lifted off, an entry of the logbook ended it. {round} counts from 1.
                words, icon = self.tr("The story ended it in round {round}"), "log_entry"
        yield Fact(words=words.format(round=end.round), icon=icon)
        if home.failed:
            #: How an expedition ended, beside a cross.
            yield Fact(words=self.tr("Expedition failed"), icon="close", tone=Tone.BAD)
        else:
            #: How an expedition ended, beside a tick.
            yield Fact(words=self.tr("Expedition succeeded"), icon="check", tone=Tone.GOOD)

    def _quote(self) -> str:
        told = self._told
        log = told.farewell if told.home.failed else told.last_log  # a success on the way is no word for a failure
        if log is None or log not in self._told.end.box.logs:
            return ""
        story = self._wording.names.spoken(self._wording.stories.log(log, told.end))
        lines = [line for line in story.splitlines() if line.strip() and "*" not in line]  # nor what it bids to be done
        return last_sentences(lines[-1].strip(), _QUOTE) if lines else ""

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
            self._promotes(card.successes)
            if end.rank_up_done
            #: Beside the rank-up card of an expedition: its goal was not met.
            else self.tr("Rank-up goal not met: nobody is promoted")
        )
        note = Goal(title=self._wording.names.rank_up(end.rank_up), detail=detail, done=end.rank_up_done)
        return Stars(count=end.successes, title=title, thresholds=thresholds, notes=(note,))

    def _promotes(self, asked: Sequence[int | None]) -> str:
        """The goal is met: to which rank the stars would lead."""
        if self._told.home.failed:
            #: Beside the rank-up card of an expedition that has failed: its goal was met all the same.
            return self.tr("Rank-up goal met, but after a failure nobody is promoted")
        reached = [
            rank for rank, count in enumerate(asked, start=2) if count is not None and count <= self._told.end.successes
        ]
        if not reached:
            #: Beside the rank-up card of an expedition: its goal was met.
            return self.tr("Rank-up goal met, but too few stars for a promotion")
        #: Beside the rank-up card of an expedition: its goal was met. {rank} is 2 or 3: so far the stars promote.
        return self.tr("Rank-up goal met: aboard, the stars promote up to rank {rank}").format(rank=reached[-1])

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


def _signs(kind: InjuryKind) -> tuple[str, ...]:
    """What stands on an injury card."""
    return tuple(f"injury_{icon.value}" for icon in INJURIES[kind].effects)
