"""The campaign between two missions: its chain, what carries over, what was chosen, sealed notes, how it goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

import attrs
from PySide6.QtCore import QObject, Signal

from vanguard_desktop.core import CardId
from vanguard_desktop.play.habitat import season
from vanguard_desktop.rulesets.habitat.data.cards import CampaignCard
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty, Resource
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.called import printed
from vanguard_desktop.text.habitat.words import HabitatWords

from ..bridge import Bridge
from ..common.result import NextPage
from .people import PeopleModel, PersonRow


@attrs.frozen(kw_only=True)
class NoteShown:
    """A sealed note of a mission; without a title it was not opened yet."""

    mission: str
    title: str = ""
    text: str = ""


@attrs.frozen(kw_only=True)
class Line:
    """Something that carries over, with its sign."""

    icon: str
    words: str


@attrs.frozen(kw_only=True)
class GoOn:
    """A way in which it can go on; the one that is `usual` is what Enter takes, what goes `back` is seldom wanted."""

    words: str
    act: Callable[[], object]
    usual: bool = False
    back: bool = False


@attrs.frozen(kw_only=True)
class CampaignShown:
    """All that the campaign sheet says now. `ahead` is a title with a text: the next mission, or how it all ended."""

    title: str
    form: str
    chain: tuple[NextPage, ...]
    carried: tuple[Line, ...]
    chosen: tuple[tuple[str, str], ...]
    notes: tuple[NoteShown, ...]
    ahead: tuple[str, str]
    ways: tuple[GoOn, ...]


class CampaignPage(QObject):
    """Of the campaign in which the bridge stands; said anew in every language. `legacy_wished` says that what it
    leaves, now that it is over, is to be kept.
    """

    legacy_wished = Signal()

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._wording = bridge, wording
        self._words, self._people = HabitatWords(wording.names), PeopleModel(bridge, wording, self)

    @property
    def is_between(self) -> bool:
        """Whether a mission of a campaign is over, and the next one has not begun."""
        return season.is_between(self._bridge.state)

    def shown(self) -> CampaignShown:
        now: HabitatState = self._bridge.state
        card = season.card_of(now)
        assert now.campaign is not None
        return CampaignShown(
            title=self._wording.names.content("habitat_campaigns", card.name),
            #: A campaign in which no mission is played again.
            form=self.tr("Legacy: what is lost stays lost") if now.campaign.legacy else "",
            chain=tuple(self._chain(now, card)),
            carried=tuple(self._carried(now)),
            chosen=tuple((self._mission(one.id), self._said(label)) for one, label in season.chosen(now)),
            notes=tuple(self._notes(now)),
            ahead=self._ahead(now, card),
            ways=tuple(self._ways(now)),
        )

    def _mission(self, id: CardId) -> str:
        return self._words.called.card("habitat_missions", id)

    def _said(self, text: str) -> str:
        return self._wording.names.content("habitat_missions", text)

    def _chain(self, now: HabitatState, card: CampaignCard) -> Iterator[NextPage]:
        """Missions that are still far away have no name yet."""
        assert now.campaign is not None
        ended = {each.mission: each for each in now.campaign.record}
        waits = season.comes_next(now)
        #: Under a mission of the campaign that is still far away.
        to_come = self.tr("to come")
        for number, id in enumerate(card.missions):
            #: In the chain of missions of a campaign. {number} counts them from 1, {mission} is a name.
            title = self.tr("{number}. {mission}").format(number=number + 1, mission=self._mission(id))
            if (finished := ended.get(id)) is not None and finished.won:
                #: How a mission of the campaign ended.
                yield NextPage(title=title, detail=self.tr("won"), icon="check")
            elif finished is not None:
                #: How a mission of the campaign ended.
                yield NextPage(title=title, detail=self.tr("lost"), icon="close", now=season.is_played_again(now))
            elif waits is not None and waits.id == id:
                #: Under the mission of the campaign that comes now.
                yield NextPage(title=title, detail=self.tr("comes next"), icon="play", now=True)
            elif number == now.campaign.at:
                #: Under the mission of the campaign that is being played.
                yield NextPage(title=title, detail=self.tr("now"), icon="play", now=True)
            else:
                #: In place of the name of a mission that is still far away. {number} counts them from 1.
                yield NextPage(title=self.tr("{number}.").format(number=number + 1), detail=to_come, icon="lock")

    def _carried(self, now: HabitatState) -> Iterator[Line]:
        called = self._words.called
        stock = (f"{called.resource(each)} {now.reserves[each]}" for each in (Resource.OXYGEN, Resource.ENERGY))
        food = f"{called.resource(Resource.FOOD)} {now.reserves[Resource.FOOD]}"
        yield Line(icon="supplies", words=", ".join((*stock, food)))
        #: What carries over into the next mission. {morale} goes from -2 to 3, {stress} from 0 to 18.
        mood = self.tr("Crew morale {morale}, stress {stress}").format(morale=now.morale, stress=now.stress)
        yield Line(icon="morale", words=mood)
        if things := Counter(map(called.item, now.available)):
            counted = (f"{count}\u00a0×\u00a0{thing}" for thing, count in things.items())
            yield Line(icon="spare_part", words=", ".join(counted))
        if now.upgrades:
            #: What carries over into the next mission. {upgrades} are names.
            said = self.tr("Upgrades: {upgrades}").format(
                upgrades=", ".join(called.card("habitat_upgrades", each) for each in now.upgrades)
            )
            yield Line(icon="workshop", words=said)
        if broken := season.broken_count(now, True):
            #: What carries over into the next mission.
            yield Line(icon="malfunction", words=self.tr("%n broken element(s)", "", broken))
        if now.regions:
            #: What carries over into the next mission.
            yield Line(icon="region", words=self.tr("%n explored region(s)", "", len(now.regions)))
        assert now.campaign is not None
        if now.campaign.discoveries:
            #: What carries over into the next mission.
            yield Line(icon="research_lab", words=self.tr("%n discovery(ies)", "", now.campaign.discoveries))
        names = season.card_of(now).names
        for space, number in now.campaign.named.items():
            if number:
                name = self._wording.names.content("habitat_campaigns", names[number - 1].name)
                #: A place on the map that the group has given a name. {space} is as "R2-NE", {name} is that
                #: name.
                yield Line(icon="pin", words=self.tr("{space} is called {name} now").format(space=space, name=name))
        yield from (Line(icon="seats", words=self._person(now, row)) for row in self._people.rows)

    def _person(self, now: HabitatState, row: PersonRow) -> str:
        #: Of an astronaut between two missions. %n is a number of wounds.
        parts = [self.tr("%n wound(s)", "", row.wounds)] if row.wounds else []
        #: Somebody at the end of a mission. %n are morale tokens.
        parts += [self.tr("%n morale token(s)", "", row.tokens)] if row.tokens else []
        someone = now.astronaut(row.id)
        assert now.campaign is not None
        assert someone is not None
        kept = now.campaign.permanent.get(row.id, ())
        lasting = {self._words.called.card("habitat_conditions", each.value) for each in kept}
        #: A condition that stays for good. {condition} is its name.
        parts += [self.tr("{condition} (for good)").format(condition=each) if each in lasting else each
                  for each in row.conditions]  # fmt: skip
        if still := len(season.locked(now, someone)):
            #: Somebody in a campaign; abilities are cards that are unlocked by discoveries.
            parts.append(self.tr("%n ability(ies) still locked", "", still))
        #: Somebody at the end of a mission, without a wound.
        unhurt = self.tr("unhurt")
        return f"{row.name}: {', '.join(parts) or unhurt}"

    def _notes(self, now: HabitatState) -> Iterator[NoteShown]:
        for mission, block, opened in season.notes(now):
            if opened:
                yield NoteShown(mission=self._mission(mission.id), title=self._said(block.title),
                                text=self._said(block.text))  # fmt: skip
            else:
                yield NoteShown(mission=self._mission(mission.id))

    def _ahead(self, now: HabitatState, card: CampaignCard) -> tuple[str, str]:
        waits, campaign = season.comes_next(now), now.campaign
        assert campaign is not None
        if campaign.score is not None:
            number = season.ending(now, campaign.score)
            of = card.endings[number - 1 : number]
            content = self._wording.names.content
            #: How a campaign ended. {ending} is the name of its ending. %n is a number of points.
            title = self.tr("{ending}, %n point(s)", "", max(campaign.score, 0))
            if campaign.score < 0:
                #: How a campaign ended. {ending} is the name of its ending, {score} a number of points below nothing.
                title = self.tr("{ending}, points: {score}").replace("{score}", printed(campaign.score))
            named = "".join(content("habitat_campaigns", each.title) for each in of)
            return title.format(ending=named), "".join(content("habitat_campaigns", each.text) for each in of)
        if waits is not None:
            #: Over the story of the next mission of a campaign. {mission} is its name. %n is a number of sols.
            title = self.tr("Next: {mission}, %n sol(s)", "", waits.lasts(len(now.seats))).format(
                mission=self._mission(waits.id)
            )
            return title, self._said(waits.story)
        title = self._mission(now.mission)
        if season.is_played_again(now):
            #: A lost mission of a campaign. {mission} is its name.
            title = self.tr("{mission} was lost").format(mission=title)
            return title, self.tr("It can be played again from its first sol, and chance falls differently then.")
        return title, self._said(now.sheet.story)

    def _ways(self, now: HabitatState) -> Iterator[GoOn]:
        words = {
            #: Button: the next mission begins, as hard as this.
            Difficulty.EASY: self.tr("Go on: easy"),
            #: Button: the next mission begins, as hard as this.
            Difficulty.NORMAL: self.tr("Go on: normal"),
            #: Button: the next mission begins, as hard as this.
            Difficulty.HARD: self.tr("Go on: hard"),
        }
        for hard, command in season.beginnings(now):
            yield GoOn(words=words[hard], act=partial(self._bridge.submit, command), usual=hard is now.difficulty)
        if season.is_played_again(now):
            yield from self._again()
        if now.campaign is not None and now.campaign.score is not None:
            #: Button: a finished campaign is kept in a file, which a later campaign reads.
            yield GoOn(words=self.tr("Hand it down to a later campaign …"), act=self.legacy_wished.emit)

    def _again(self) -> Iterator[GoOn]:
        """HCP-07, HCP-11: from the start of this mission, from a save point, or from the very first sol."""
        bridge, game = self._bridge, self._bridge.game
        nowhere: tuple[season.Place, ...] = ()
        begun = bridge.read(lambda: season.starts(game), nowhere)
        for place in bridge.read(lambda: season.save_points(game), nowhere):
            #: Button: play goes on from a save point of the campaign. {mission} is the name of a mission.
            said = self.tr("From the end of {mission} on").format(mission=self._mission(place.mission))
            yield GoOn(words=said, act=partial(bridge.go_back, place.step), back=True)
        if len(begun) > 1:
            #: Button: the campaign begins anew with its first mission.
            said = self.tr("Begin the campaign anew")
            yield GoOn(words=said, act=partial(bridge.play_again, begun[0].step, begun[0].kept), back=True)
        if begun:
            #: Button: a lost mission is played again from its first sol.
            said = self.tr("Play it again")
            yield GoOn(words=said, act=partial(bridge.play_again, begun[-1].step, begun[-1].kept), usual=True)
