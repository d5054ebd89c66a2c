"""A campaign as a booklet to read and to keep: chapters of a cycle each, and the people; an operation as one page."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import MemberId, WorldId
from vanguard_desktop.rulesets.ship.campaign.chronicle import Chronicle
from vanguard_desktop.rulesets.ship.data.campaign.operations import OperationScored
from vanguard_desktop.rulesets.ship.state import ShipState

from ...common.texts import Texts
from ..words import ShipWords
from .chronicle import ShipChronicle
from .medals import medal_name


@attrs.frozen(kw_only=True)
class ChapterTold:
    """A chapter with its sentences, and what was decided in it; `world` is the one of its picture, if it has one."""

    heading: str
    lines: tuple[str, ...]
    choices: tuple[str, ...] = ()
    world: WorldId | None = None


@attrs.frozen(kw_only=True)
class PersonTold:
    """Somebody who served; `section` is the name of the icon and of the color."""

    member: MemberId
    section: str
    name: str
    served: str
    life: str
    gone: bool


@attrs.frozen(kw_only=True)
class Booklet:
    """`over` says that nothing follows any more: then the campaign hands something down."""

    title: str
    outcome: str
    story: str
    chapters: tuple[ChapterTold, ...]
    people: tuple[PersonTold, ...]
    over: bool
    choices_head: str
    people_head: str


class Booklets(Texts):
    """Puts them together in the language of now."""

    def __init__(self, say: ShipWords) -> None:
        self._say, self._names, self._chronicle = say, say.names, ShipChronicle(say)

    def of_campaign(self, told: Chronicle, state: ShipState, waiting_for: int | None) -> Booklet:
        """`waiting_for` is the act that the packs do not hold yet, if the campaign waits for one."""
        words = self._chronicle
        chapters = tuple(
            ChapterTold(
                heading=words.heading(cycle),
                lines=words.lines(cycle),
                choices=words.choices(cycle),
                world=None if cycle.home is None else cycle.home.world,
            )
            for cycle in told.cycles
        )
        return self._booklet(
            title=self._names.campaign(state.campaign),
            outcome=self.waits(waiting_for) if waiting_for is not None else words.outcome(told),
            story=self._ending(state),
            chapters=chapters,
            told=told,
            over=state.finished is not None,
        )

    def of_operation(self, told: Chronicle, state: ShipState, scored: OperationScored) -> Booklet:
        """Its medal, and from which score it would have been another."""
        card = state.box.operations[scored.operation]
        #: Result of an operation. {medal} is as "Silver", {score} is a number.
        outcome = self.tr("{medal} with a score of {score}")
        #: Under the result of an operation; {silver} and {gold} are numbers.
        from_where = self.tr("Silver from {silver}, gold from {gold}.").format(silver=card.silver, gold=card.gold)
        home = told.now.home
        went = () if home is None else (self._chronicle.expedition(home, told.now.failed),)
        return self._booklet(
            title=self._names.operation(card.id),
            outcome=outcome.format(medal=medal_name(scored.medal), score=scored.score),
            story=self._names.operation_story(card.id),
            chapters=(
                ChapterTold(
                    #: Head over how an operation was rated.
                    heading=self.tr("The result"),
                    lines=(*went, *self._parts(told), from_where),
                    world=state.box.landing_cards[card.landing].world,
                ),
            ),
            told=told,
            over=False,
        )

    def waits(self, act: int) -> str:
        """The packs do not hold the next act yet."""
        #: A campaign has come to the end of an act, and the next one is not there yet. {act} and {next} count from 1.
        text = self.tr("Act {act} is over. The campaign waits for act {next}.")
        return text.format(act=act - 1, next=act)

    def _parts(self, told: Chronicle) -> tuple[str, ...]:
        brought = self._chronicle.brought(told.now)
        died = [member for member, _ in told.now.died]
        return tuple(filter(None, (brought, self._chronicle.lost(died) if died else "")))

    def _ending(self, state: ShipState) -> str:
        """The last entry that was read, at a real end; before that, what the campaign is about."""
        defeat = state.pages.defeat_log
        if (
            state.finished is not None
            and not state.finished.victory
            and defeat is not None
            and defeat in state.logs_read
        ):
            return self._names.log_story(defeat)
        return self._names.campaign_story(state.campaign)

    def _booklet(
        self, *, title: str, outcome: str, story: str, chapters: tuple[ChapterTold, ...], told: Chronicle, over: bool
    ) -> Booklet:
        words = self._chronicle
        lives = sorted(told.lives.values(), key=lambda life: (life.joined, life.section.value, life.member))
        people = tuple(
            PersonTold(
                member=life.member,
                section=life.section.value,
                name=words.person(life.member),
                served=words.served(life),
                life=words.life(life),
                gone=life.left is not None,
            )
            for life in lives
        )
        return Booklet(
            title=title,
            outcome=outcome,
            story=story,
            chapters=chapters,
            people=people,
            over=over,
            #: Head over what the players decided in a chapter of a chronicle.
            choices_head=self.tr("Decided"),
            #: Head over all who have served in a campaign.
            people_head=self.tr("The people"),
        )
