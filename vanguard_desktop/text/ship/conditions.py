"""Words for conditions of entries, cards and objectives (LOG-06): clauses, as `ClauseText` joins them."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship import questions as qs

from ..common.rooms import (
    Room,
    choose,
    given,
    nothing,
    tr,
    when,
)
from ..common.told import all_of


class ShipConditions(Room):
    """What must be so for a text to happen, as clauses."""

    _gathered = given(
        "deck",
        #: After "if": finds aboard the ship. {deck} is the icon of a discovery deck, %n stands before it.
        tr("at least %n {deck} are aboard", deck=lambda _, test: f"[discovery_{test.deck.value}]"),
        #: After "if": finds of any kind aboard the ship. %n is how many.
        tr("at least %n gathered discoveries are aboard"),
    )
    _who = choose(
        "who",
        #: After "if". %n is a number of people of the whole ship.
        living=tr("at least %n crewmember(s) are alive"),
        #: After "if". %n is a number of people of the whole ship.
        dead=tr("at least %n crewmember(s) have died"),
        #: After "if": people who neither rest nor lie in the medbay. %n is their number.
        available=tr("at least %n crewmember(s) are available"),
        #: After "if". %n is a number of people.
        resting=tr("at least %n crewmember(s) are resting"),
        #: After "if". %n is a number of people.
        in_medbay=tr("at least %n crewmember(s) are in the medbay"),
        #: After "if": the first of three kinds of beds in the medbay. %n is a number of people.
        critical=tr("at least %n crewmember(s) lie in a critical bed"),
        #: After "if": people who go or were down on a planet. %n is their number.
        on_team=tr("at least %n crewmember(s) are on the away team"),
    )
    _of_section = given(
        "section",
        #: {text} is a clause such as "at least 2 crewmembers are resting". {section} is the name of a section, as
        #: Science.
        tr("{text} (section: {section})", text=_who),
        _who,
    )

    denials = {
        qs.CardIs: choose(
            "where",
            #: After "if": the card does not lie in its place on the ship. {card} is the name of a card in quotation
            #: marks.
            installed=tr("{card} is not installed"),
            #: After "if": an objective or project is not done. {card} is the name of a card in quotation marks.
            completed=tr("{card} has not been completed"),
            other=nothing,
        ),
        #: After "if". {counter} is a keyword in quotation marks, {count} a number.
        qs.CounterAtLeast: tr("the counter {counter} is below {count}"),
        #: After "if": what the team was sent for. {mission} is the name of a mission in quotation marks.
        qs.MissionCompleted: tr("{mission} has not been completed"),
        qs.CrewAtLeast: when(
            lambda _, test: test.who is qs.CrewState.CRITICAL and test.section is None and test.rank == 1,
            #: After "if": the first of three kinds of beds in the medbay. %n is a number of people.
            tr("fewer than %n crewmember(s) lie in a critical bed"),
            nothing,
        ),
    }

    tests = {
        #: After "if". {keywords} are keywords in quotation marks, with "and" before the last one; %n is how many of
        #: them.
        qs.FlagsSet: tr("at least %n of the keywords {keywords} are recorded", keywords="flags"),
        #: After "if". {counter} is a keyword in quotation marks, {count} a number.
        qs.CounterAtLeast: tr("the counter {counter} is {count} or more"),
        #: After "if": a campaign has acts as a play has. {act} is a number.
        qs.ActAtLeast: tr("act {act} has begun"),
        #: After "if". {log} is the number of an entry of the logbook, %n how often.
        qs.EntryRead: tr("[log_entry] {log} has been read at least %n time(s)", n="times"),
        #: After "if": the mood aboard. {level} is one of four words, as "low".
        qs.MoraleIs: tr("morale is {level}"),
        #: After "if": an entry of the logbook has boxes that are ticked. {log} is its number, %n how many boxes.
        qs.BoxesMarked: tr("at least %n box(es) of [log_entry] {log} are marked"),
        #: After "if": what players have chosen. {option} and {log} are numbers, of an option and of an entry of the
        #: logbook.
        qs.OptionTaken: tr("option {option} was chosen in [log_entry] {log}"),
        qs.NoteReads: given(
            "text",
            #: After "if": players have written something down. {key} is what it is about, {text} what was written.
            tr("the note about {key} says “{text}”"),
            #: After "if": players have written something down. {key} is what it is about, a word of the author of the
            #: card.
            tr("there is a note about {key}"),
        ),
        #: After "if": the campaign goes round by round of ship and expedition. {cycle} is a number.
        qs.CycleAtLeast: tr("cycle {cycle} has begun"),
        qs.CardIs: choose(
            "where",
            #: After "if": the card belongs to the ship. {card} is the name of a card in quotation marks.
            owned=tr("you have {card}"),
            #: After "if": the card lies in its place on the ship. {card} is the name of a card in quotation marks.
            installed=tr("{card} is installed"),
            #: After "if": an objective or project is done. {card} is the name of a card in quotation marks.
            completed=tr("{card} has been completed"),
            #: After "if": the card is out of this campaign. {card} is the name of a card in quotation marks.
            removed=tr("{card} has left the game"),
            #: After "if": the card is not out of this campaign. {card} is the name of a card in quotation marks.
            in_game=tr("{card} is still in the game"),
        ),
        #: After "if": how far research has come. {level} is a number.
        qs.TechLevelAtLeast: tr("the tech level is {level} or higher", level=lambda _, test: test.level),
        #: After "if": the mood aboard. {level} is one of four words, as "low".
        qs.MoraleAtLeast: tr("morale is {level} or better"),
        qs.UniquesAboard: given(
            "numbers",
            #: After "if": finds of which there is only one. {names} are their names in quotation marks, %n is how many
            #: of them.
            tr(
                "at least %n of the [unique_discovery] {names} are in their slots",
                names=lambda room, test: all_of(
                    [room.say.quoted(room.names.unique(number)) for number in test.numbers]
                ),
            ),
            #: After "if": finds of which there is only one. %n stands before the icon.
            tr("at least %n [unique_discovery] are in their slots"),
        ),
        #: After "if": all of a row of finds are there. %n is a number of rows.
        qs.RowsFull: tr("at least %n row(s) of [unique_discovery] are full"),
        qs.GatheredAtLeast: when(
            lambda _, test: test.rarity == 1,
            _gathered,
            #: {found} is a clause such as "at least 2 gathered discoveries are aboard", {rarity} is 2 or 3.
            tr("{found} (rarity {rarity} or higher)", found=_gathered),
        ),
        #: After "if": tokens of the ship. {energy}, {command} and {success} are numbers before icons.
        qs.PoolsHold: tr(
            "the pools hold at least {energy} [energy], {command} [command] and {success} [success]",
            command=lambda _, test: test.tokens.command,
            energy=lambda _, test: test.tokens.energy,
            success=lambda _, test: test.tokens.success,
        ),
        #: After "if". %n is a number of dice.
        qs.DiceAtLeast: tr("every section owns at least %n dice"),
        #: After "if". {planet} is the name of a world in quotation marks, %n how often.
        qs.PlanetVisited: tr("a team has been on {planet} at least %n time(s)", n="times", planet="world"),
        #: After "if". {planet} is the name of a world in quotation marks.
        qs.PlanetFinished: tr("nothing is left to do on {planet}", planet="world"),
        #: After "if": what the team was sent for. {mission} is the name of a mission in quotation marks.
        qs.MissionCompleted: tr("{mission} has been completed"),
        #: After "if". {mission} is the name of a mission that was not completed, in quotation marks; %n is how often.
        qs.MissionFailed: tr("the team has come home at least %n time(s) without {mission}", n="times"),
        qs.LastExplorationFailed: tr("the last exploration failed"),
        qs.CrewAtLeast: when(
            lambda _, test: test.rank > 1,
            #: After "if": who is counted. {text} is what stands before, as "at least 2 crewmembers are alive", {rank}
            #: is 2 or 3.
            tr("{text} (rank {rank} or higher)", text=_of_section),
            _of_section,
        ),
        #: After "if": people who play. %n is their number.
        qs.PlayersAtLeast: tr("at least %n players are at the table"),
        #: After "if": what a finished campaign hands down to this one. {key} and {value} are words of the author of the
        #: card.
        qs.LegacyIs: tr("an earlier campaign has left “{key}: {value}”"),
    }
