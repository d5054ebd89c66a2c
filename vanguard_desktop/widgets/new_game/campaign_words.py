"""What the page of a new campaign, or of operations, says in the language of now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vanguard_desktop.core import CardId, MemberId, WorldId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.models.common.new_campaign import Candidate, NewCampaign, Role, Way
from vanguard_desktop.setting import OperationCard
from vanguard_desktop.text.common.texts import Texts
from vanguard_desktop.text.common.wording import Wording

from .draft_lines import FaceShown
from .picture_cards import Pictured, land_art
from .step_pictures import faces_art, ship_art


class CampaignWords(Texts):
    """`best` is what the profile keeps of operations: for each played one its medal in words and the score."""

    def __init__(self, game: NewCampaign, wording: Wording, best: Mapping[CardId, tuple[str, int]]) -> None:
        self._game, self._wording, self._best = game, wording, best

    @property
    def world(self) -> tuple[str, str]:
        """The world of the pictures, with its colors."""
        game = self._game
        world = game.training_world if game.operation is None else game.world_of(game.operation)
        return ("", "") if world is None else (world, game.relief(world))

    def title(self) -> str:
        if self._game.operation is not None:
            #: Title of the page on which an operation is chosen and prepared: an exploration without a campaign.
            return self.tr("Operations")
        #: Title of the page on which a campaign is prepared.
        return self.tr("New campaign")

    def steps(self) -> tuple[tuple[int, str], ...]:
        #: First of three steps before a campaign.
        order = [self.tr("Who plays"), self.how()]
        if self._game.operation is not None:
            order.reverse()
        #: Step before a campaign or operation: the people.
        order.append(self.tr("The crew"))
        return tuple((number, f"{number} · {words}") for number, words in enumerate(order, start=1))

    def how(self) -> str:
        if self._game.operation is not None:
            #: Step before an operation, and heading over the choice.
            return self.tr("Which operation")
        #: Step before a campaign, and heading over the choice.
        return self.tr("How it begins")

    def lead(self, step: int) -> str:
        """What a step is about; everything has a sensible answer already."""
        names, game = self._wording.names, self._game
        if game.operation is not None:
            story = names.operation_story(game.operation)
        else:
            story = names.campaign_story(game.campaign)
        if step == 1 and story:
            return story
        return self.tr("Everything is settled as usual already. Change what you like, or begin.")

    def begin(self, *, at_once: bool) -> str:
        """`at_once` where steps are left that somebody could still look at."""
        if at_once:
            #: Button: begin without looking at the other steps.
            return self.tr("Begin at once")
        if self._game.operation is not None:
            return self.tr("Begin the operation")
        if self._game.way is Way.TRAINING:
            return self.tr("Begin with the training")
        return self.tr("Begin the campaign")

    # how it begins

    def choices(self) -> list[Pictured]:
        if self._game.operation is not None:
            return [self._operation(card) for card in self._game.operations]
        return [self._way(way) for way in self._game.ways]

    def _way(self, way: Way) -> Pictured:
        world, relief = self.world
        if way is Way.QUICK_START:
            return Pictured(
                value=way,
                art=ship_art(world, relief),
                #: One way to begin a campaign: at once.
                name=self.tr("Quick start"),
                line=self.tr(
                    "A new crew is drawn, and the first world counts. Aboard, each page is explained; whoever is new to"
                    " the planet plays the training first."
                ),
            )
        if way is Way.TRAINING:
            return Pictured(
                value=way,
                art=land_art(WorldId(world), relief),
                #: One way to begin a campaign: with the guided first game.
                name=self.tr("Training first"),
                line=self.tr(
                    "The first round is shown step by step. Afterwards its crew, and what it has earned, can go on into"
                    " the campaign."
                ),
            )
        crew = tuple((member, section.value) for section, member in self._game.first_crew.items())
        return Pictured(
            value=way,
            art=faces_art(crew, world, relief),
            #: One way to begin a campaign: with the people of the training that was played.
            name=self.tr("On from the training"),
            line=self.tr(
                "The four of the training come along, with what they have earned; each section adds one recruit."
            ),
        )

    def _operation(self, card: OperationCard) -> Pictured:
        names, world = self._wording.names, self._game.world_of(card.id)
        best = self._best.get(card.id)
        if best is None:
            #: On the card of an operation. {tier} is from 1 to 3: how hard it is.
            kind = self.tr("Tier {tier}").format(tier=card.tier)
        else:
            #: On the card of an operation that was played before. {tier} is from 1 to 3: how hard it is. {medal} is as
            #: "Silver", {score} a number of points.
            kind = self.tr("Tier {tier} · best so far: {medal}, {score}")
            kind = kind.format(tier=card.tier, medal=best[0], score=best[1])
        #: On the card of an operation: from which score it gives which medal; {silver} and {gold} are numbers.
        facts = self.tr("Silver from {silver}, gold from {gold}").format(silver=card.silver, gold=card.gold)
        return Pictured(
            value=card.id,
            art=land_art(world, self._game.relief(world)),
            name=names.operation(card.id),
            kind=kind,
            line=names.operation_story(card.id),
            facts=facts,
        )

    def way_hint(self) -> str:
        if self._game.operation is not None:
            return self.tr(
                "An operation is one expedition with a crew, dice and stores of its own. Your campaigns know nothing of"
                " it; only the best medal is kept."
            )
        return ""

    # the crew

    def crew_hint(self) -> str:
        game, several = self._game, self._game.players > 1
        if game.operation is not None:
            #: Hint over the crew of an operation. %n is how many sections take part.
            return self.tr("%n section(s) take part. Each of them is shown three people, and keeps one.", "",
                           game.team_size)  # fmt: skip
        if game.way is Way.TRAINING:
            return self.tr("The crew of the training is always the same.")
        if game.way is Way.CARRY_ON:
            return self.tr("Beside the crew of the training each section keeps one of two recruits: press a face.")
        if several:
            return self.tr(
                "Each section keeps two of three: press a face, and this one goes first; who went before rests. One"
                " section of every player goes to the first world."
            )
        return self.tr(
            "Each section keeps two of three: press a face, and this one goes first; who went before rests. Two"
            " sections go to the first world."
        )

    def goes(self) -> str:
        if self._game.operation is not None:
            #: Switch beside a section.
            return self.tr("Takes part")
        #: Switch beside a section.
        return self.tr("Goes to the first world")

    def faces_of(self, section: Section) -> list[FaceShown]:
        return [self._face(section, one) for one in self._game.shown(section)]

    def faces(self) -> tuple[tuple[MemberId, str], ...]:
        """Who is kept, for the picture, with the sections."""
        kept = [(one.member, section.value) for section in Section for one in self._game.shown(section)
                if one.role is not Role.NOT_KEPT]  # fmt: skip
        return (*((member, section.value) for section, member in self._game.first_crew.items()), *kept)

    def _face(self, section: Section, one: Candidate) -> FaceShown:
        names = self._wording.names
        told = [self._converts(one)]
        if one.affinity is section:
            told.append(self.tr("This section suits this person."))
        return FaceShown(
            member=one.member,
            section=section.value,
            name=names.member(one.member),
            role=self._role(one.role),
            kept=one.role is not Role.NOT_KEPT,
            first=one.role is Role.GOES,
            icons=one.icons,
            skills=", ".join(names.icon(icon) for icon in one.icons),
            spoken=" ".join(filter(None, told)),
        )

    def _role(self, role: Role) -> str:
        game = self._game
        if role is Role.NOT_KEPT:
            #: Under the name of somebody who is shown to a section, but does not join the crew.
            return self.tr("Not kept")
        if role is Role.GOES and game.operation is None:
            #: Under the name of a crewmember.
            return self.tr("Goes first")
        if role is Role.GOES:
            return self.tr("Takes part")
        #: Under the name of a crewmember: aboard, not on the first expedition.
        return self.tr("Stays aboard") if game.way is not Way.CARRY_ON else self.tr("Joins the crew")

    def _converts(self, one: Candidate) -> str:
        if not one.icons:
            return ""
        #: Of a crewmember. {icons} is what a basic face of a die may become, as "Search, Technology".
        text = self.tr("Makes of a basic face: {icons}.")
        return text.format(icons=", ".join(map(self._wording.names.icon, one.icons)))

    def in_short(self, names: Sequence[str]) -> str:
        """All that was settled, beside the button that begins."""
        going = ", ".join(self._wording.names.section(section) for section in self._game.going)
        if len(names) > 1:
            who = ", ".join(names)
        else:
            #: In short who plays: one person alone.
            who = self.tr("Alone")
        #: In short: {who} plays, as "Alone" or some names, and {sections} send somebody to the planet first.
        return self.tr("{who}. First on the planet: {sections}.").format(who=who, sections=going) if going else who
