"""The story of a campaign in whole sentences: what was in a cycle, who served, how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import CampaignId, MemberId
from vanguard_desktop.rulesets.ship.campaign.chronicle import Choice, Chronicle, CycleTold, Life
from vanguard_desktop.setting import Ending, HandOver

from ...common.texts import Texts
from ...common.told import all_of
from ..called import of_star_map
from ..words import ShipWords


class ShipChronicle(Texts):
    """Asked again it answers in the language of then."""

    def __init__(self, say: ShipWords) -> None:
        self.say, self.names = say, say.names

    def heading(self, told: CycleTold) -> str:
        if told.cycle == 0:
            #: Head of the first chapter of a chronicle: the days until the ship has left for the first time.
            return self.tr("How it began")
        #: Head of a chapter of a chronicle. {cycle} counts from 1.
        return self.tr("Cycle {cycle}").format(cycle=told.cycle)

    def lines(self, told: CycleTold) -> tuple[str, ...]:
        """A cycle in a few sentences, each of them whole."""
        found = (*self._ahead(told), *self._homecoming(told), *self._aboard(told))
        #: Chronicle of a campaign: of a cycle in which nothing of note has happened.
        return found or (self.tr("Nothing that anybody wrote down."),)

    def _ahead(self, told: CycleTold) -> Iterator[str]:
        if told.systems:
            #: Chronicle of a campaign. {systems} are names of star systems, in their order.
            text = self.tr("The Vanguard flew to {systems}.")
            yield text.format(systems=all_of([of_star_map(self.say, system) for system in told.systems]))
        if told.drifted:
            yield self.tr("The ship drifted, and no team went down.")
        if told.emergencies:
            #: Chronicle of a campaign. %n is how many people had to be taken aboard in haste.
            yield self.tr("%n emergency recruit(s) had to fill the team.", "", told.emergencies)

    def _homecoming(self, told: CycleTold) -> Iterator[str]:
        if told.home is not None:
            yield self.expedition(told.home, told.failed)
        if told.died:
            yield self.lost([member for member, _ in told.died])
        if brought := self.brought(told):
            yield brought
        if told.promoted:
            #: Chronicle of a campaign. {names} are people who have risen in rank.
            text = self.tr("Promoted: {names}.")
            yield text.format(names=self._people([member for member, _ in told.promoted]))

    def _aboard(self, told: CycleTold) -> Iterator[str]:
        if told.joined:
            #: Chronicle of a campaign. {names} are people who have joined the crew.
            yield self.tr("New in the crew: {names}.").format(names=self._people(told.joined))
        if told.completed:
            #: Chronicle of a campaign. {projects} are names of research and production projects.
            text = self.tr("Completed: {projects}.")
            yield text.format(projects=all_of([self._quoted(self.say.piece(each)) for each in told.completed]))
        for card in told.objectives:
            #: Chronicle of a campaign. {objective} is the name of an objective in quotation marks.
            text = self.tr("The objective {objective} was reached.")
            yield text.format(objective=self._quoted(self.say.card(card)))
        if told.morale is not None:
            #: Chronicle of a campaign: how the crew felt at the end of a cycle. {level} is as "High" or "Very low".
            yield self.tr("Morale at the end of it: {level}.").format(level=self.say.morale(told.morale))

    def choices(self, told: CycleTold) -> tuple[str, ...]:
        """What was decided, in the words of the story."""
        return tuple(self._choice(choice) for choice in told.choices)

    def _choice(self, choice: Choice) -> str:
        return self.names.spoken(self.say.chosen(choice.asked, choice.number))

    # parts that others use too

    def expedition(self, home: HandOver, failed: bool | None) -> str:
        world = self._quoted(self.names.world(home.world))
        if home.ending is Ending.ALL_DEAD:
            #: How an expedition went. {planet} is the name of a planet in quotation marks.
            text = self.tr("From {planet} nobody came back.")
        elif home.ending is Ending.EVACUATED:
            #: How an expedition went. {planet} is the name of a planet in quotation marks.
            text = self.tr("The team had to be fetched home from {planet}.")
        elif home.failed if failed is None else failed:
            #: How an expedition went. {planet} is the name of a planet in quotation marks.
            text = self.tr("From {planet} the team came home without what it had been sent for.")
        else:
            #: How an expedition went. {planet} is the name of a planet in quotation marks.
            text = self.tr("On {planet} the team did what it had been sent for.")
        return text.format(planet=world)

    def lost(self, members: Sequence[MemberId]) -> str:
        #: Who has died. {names} are names of people.
        return self.tr("Lost: {names}.").format(names=self._people(members))

    def brought(self, told: CycleTold) -> str:
        """What was found in it; empty if nothing was."""
        uniques = [self._quoted(self.say.piece(each)) for each in told.uniques]
        if uniques and told.discoveries:
            #: What was brought home. {uniques} are names of things of which there is only one, %n counts other finds.
            text = self.tr("Brought home: {uniques}, and %n other find(s).", "", told.discoveries)
            return text.format(uniques=", ".join(uniques))
        if uniques:
            #: What was brought home. {uniques} are names of things of which there is only one.
            return self.tr("Brought home: {uniques}.").format(uniques=all_of(uniques))
        #: What was brought home. %n counts finds.
        return self.tr("Brought home: %n find(s).", "", told.discoveries) if told.discoveries else ""

    def life(self, life: Life) -> str:
        """What became of somebody who served."""
        if life.died and life.on_planet:
            #: What became of somebody. {cycle} counts from 1.
            text = self.tr("Died on an expedition in cycle {cycle}")
        elif life.died:
            #: What became of somebody. {cycle} counts from 1.
            text = self.tr("Died aboard in cycle {cycle}")
        elif life.left is not None:
            #: What became of somebody. {cycle} counts from 1.
            text = self.tr("Left the crew in cycle {cycle}")
        else:
            #: What became of somebody: is there until today. {cycle} counts from 1.
            text = (
                self.tr("Has served since cycle {cycle}") if life.joined else self.tr("Has served from the beginning")
            )
        return text.format(cycle=life.joined if life.left is None else life.left)

    def served(self, life: Life) -> str:
        #: Section and rank of somebody. {section} is the name of a section, {rank} is from 1 to 3.
        text = self.tr("{section}, rank {rank}")
        return text.format(section=self.names.section(life.section), rank=life.rank)

    def outcome(self, told: Chronicle) -> str:
        """How it ended, or that it goes on."""
        finished, cycles = told.finished, told.now.cycle
        if finished is None:
            #: Head of a chronicle. %n is how many cycles were played so far.
            return self.tr("So far %n cycle(s)", "", cycles)
        if finished.victory:
            #: Head of a chronicle. %n is how many cycles were played.
            return self.tr("Won after %n cycle(s)", "", cycles)
        #: Head of a chronicle. %n is how many cycles were played.
        return self.tr("Lost after %n cycle(s)", "", cycles)

    def campaign(self, id: CampaignId) -> str:
        return self.names.campaign(id)

    def person(self, member: MemberId) -> str:
        return self.names.member(member)

    def _people(self, members: Sequence[MemberId]) -> str:
        return all_of([self.names.member(member) for member in dict.fromkeys(members)])

    def _quoted(self, name: str) -> str:
        return self.say.quoted(name)
