"""Words for conditions of entries, cards and objectives (LOG-06): clauses, as `ClauseText` joins them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship import questions as qs
from vanguard_desktop.text.common.told import all_of
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


def _flags(test: qs.FlagsSet, say: Speaker) -> str:
    #: After "if". {keywords} are keywords in quotation marks, with "and" before the last one; %n is how many of them.
    text = QCoreApplication.translate(
        "ShipConditions", "at least %n of the keywords {keywords} are recorded", "", test.count
    )
    return text.format(keywords=all_of(list(map(say.names.keyword, test.flags))))


def _option(test: qs.OptionTaken, _: Speaker) -> str:
    #: After "if": what players have chosen. {option} and {log} are numbers, of an option and of an entry of the
    #: logbook.
    text = QCoreApplication.translate("ShipConditions", "option {option} was chosen in [log_entry] {log}")
    return text.format(log=test.log, option=test.option)


def _note(test: qs.NoteReads, _: Speaker) -> str:
    if not test.text:
        #: After "if": players have written something down. {key} is what it is about, a word of the author of the card.
        return QCoreApplication.translate("ShipConditions", "there is a note about {key}").format(key=test.key)
    #: After "if": players have written something down. {key} is what it is about, {text} what was written.
    text = QCoreApplication.translate("ShipConditions", "the note about {key} says “{text}”")
    return text.format(key=test.key, text=test.text)


def _card(test: qs.CardIs, say: Speaker) -> str:
    match test.where:
        case qs.Whereabouts.OWNED:
            #: After "if": the card belongs to the ship. {card} is the name of a card in quotation marks.
            text = QCoreApplication.translate("ShipConditions", "you have {card}")
        case qs.Whereabouts.INSTALLED:
            #: After "if": the card lies in its place on the ship. {card} is the name of a card in quotation marks.
            text = QCoreApplication.translate("ShipConditions", "{card} is installed")
        case qs.Whereabouts.COMPLETED:
            #: After "if": an objective or project is done. {card} is the name of a card in quotation marks.
            text = QCoreApplication.translate("ShipConditions", "{card} has been completed")
        case qs.Whereabouts.REMOVED:
            #: After "if": the card is out of this campaign. {card} is the name of a card in quotation marks.
            text = QCoreApplication.translate("ShipConditions", "{card} has left the game")
        case qs.Whereabouts.IN_GAME:
            #: After "if": the card is not out of this campaign. {card} is the name of a card in quotation marks.
            text = QCoreApplication.translate("ShipConditions", "{card} is still in the game")
    return text.format(card=say.quoted(say.card(test.card)))


def _not_card(test: qs.CardIs, say: Speaker) -> str:
    match test.where:
        case qs.Whereabouts.INSTALLED:
            #: After "if": the card does not lie in its place on the ship. {card} is the name of a card in quotation
            #: marks.
            text = QCoreApplication.translate("ShipConditions", "{card} is not installed")
        case qs.Whereabouts.COMPLETED:
            #: After "if": an objective or project is not done. {card} is the name of a card in quotation marks.
            text = QCoreApplication.translate("ShipConditions", "{card} has not been completed")
        case _:
            return ""
    return text.format(card=say.quoted(say.card(test.card)))


def _uniques(test: qs.UniquesAboard, say: Speaker) -> str:
    if not test.numbers:
        #: After "if": finds of which there is only one. %n stands before the icon.
        return QCoreApplication.translate(
            "ShipConditions", "at least %n [unique_discovery] are in their slots", "", test.count
        )
    #: After "if": finds of which there is only one. {names} are their names in quotation marks, %n is how many of them.
    text = QCoreApplication.translate(
        "ShipConditions", "at least %n of the [unique_discovery] {names} are in their slots", "", test.count
    )
    return text.format(names=all_of([say.quoted(say.names.unique(number)) for number in test.numbers]))


def _gathered(test: qs.GatheredAtLeast, say: Speaker) -> str:
    if test.deck is None:
        #: After "if": finds of any kind aboard the ship. %n is how many.
        text = QCoreApplication.translate(
            "ShipConditions", "at least %n gathered discoveries are aboard", "", test.count
        )
    else:
        #: After "if": finds aboard the ship. {deck} is the icon of a discovery deck, %n stands before it.
        text = QCoreApplication.translate("ShipConditions", "at least %n {deck} are aboard", "", test.count)
        text = text.format(deck=f"[discovery_{test.deck.value}]")
    if test.rarity == 1:
        return text
    #: {found} is a clause such as "at least 2 gathered discoveries are aboard", {rarity} is 2 or 3.
    rarer = QCoreApplication.translate("ShipConditions", "{found} (rarity {rarity} or higher)")
    return rarer.format(found=text, rarity=test.rarity)


def _tokens(test: qs.PoolsHold, _: Speaker) -> str:
    #: After "if": tokens of the ship. {energy}, {command} and {success} are numbers before icons.
    text = QCoreApplication.translate(
        "ShipConditions", "the pools hold at least {energy} [energy], {command} [command] and {success} [success]"
    )
    wanted = test.tokens
    return text.format(energy=wanted.energy, command=wanted.command, success=wanted.success)


def _crew(test: qs.CrewAtLeast, say: Speaker) -> str:
    text = _who(test)
    if test.section is not None:
        #: {text} is a clause such as "at least 2 crewmembers are resting". {section} is the name of a section, as
        #: Science.
        section = QCoreApplication.translate("ShipConditions", "{text} (section: {section})")
        text = section.format(section=say.names.section(test.section), text=text)
    if test.rank > 1:
        #: After "if": who is counted. {text} is what stands before, as "at least 2 crewmembers are alive", {rank} is 2
        #: or 3.
        rank = QCoreApplication.translate("ShipConditions", "{text} (rank {rank} or higher)")
        text = rank.format(text=text, rank=test.rank)
    return text


def _who(test: qs.CrewAtLeast) -> str:
    count = test.count
    match test.who:
        case qs.CrewState.LIVING:
            #: After "if". %n is a number of people of the whole ship.
            return QCoreApplication.translate("ShipConditions", "at least %n crewmember(s) are alive", "", count)
        case qs.CrewState.DEAD:
            #: After "if". %n is a number of people of the whole ship.
            return QCoreApplication.translate("ShipConditions", "at least %n crewmember(s) have died", "", count)
        case qs.CrewState.AVAILABLE:
            #: After "if": people who neither rest nor lie in the medbay. %n is their number.
            return QCoreApplication.translate("ShipConditions", "at least %n crewmember(s) are available", "", count)
        case qs.CrewState.RESTING:
            #: After "if". %n is a number of people.
            return QCoreApplication.translate("ShipConditions", "at least %n crewmember(s) are resting", "", count)
        case qs.CrewState.IN_MEDBAY:
            #: After "if". %n is a number of people.
            return QCoreApplication.translate(
                "ShipConditions", "at least %n crewmember(s) are in the medbay", "", count
            )
        case qs.CrewState.CRITICAL:
            #: After "if": the first of three kinds of beds in the medbay. %n is a number of people.
            return QCoreApplication.translate(
                "ShipConditions", "at least %n crewmember(s) lie in a critical bed", "", count
            )
        case qs.CrewState.ON_TEAM:
            #: After "if": people who go or were down on a planet. %n is their number.
            return QCoreApplication.translate(
                "ShipConditions", "at least %n crewmember(s) are on the away team", "", count
            )


def _legacy(test: qs.LegacyIs, _: Speaker) -> str:
    #: After "if": what a finished campaign hands down to this one. {key} and {value} are words of the author of the
    #: card.
    text = QCoreApplication.translate("ShipConditions", "an earlier campaign has left “{key}: {value}”")
    return text.format(key=test.key, value=test.value)


def _mission(test: qs.MissionFailed, say: Speaker) -> str:
    #: After "if". {mission} is the name of a mission that was not completed, in quotation marks; %n is how often.
    text = QCoreApplication.translate(
        "ShipConditions", "the team has come home at least %n time(s) without {mission}", "", test.times
    )
    return text.format(mission=say.quoted(say.card(test.card)))


def _visited(test: qs.PlanetVisited, say: Speaker) -> str:
    #: After "if". {planet} is the name of a world in quotation marks, %n how often.
    text = QCoreApplication.translate(
        "ShipConditions", "a team has been on {planet} at least %n time(s)", "", test.times
    )
    return text.format(planet=say.quoted(say.names.world(test.world)))


def _fewer(test: qs.CrewAtLeast, _: Speaker) -> str:
    if test.who is not qs.CrewState.CRITICAL or test.section is not None or test.rank > 1:
        return ""
    #: After "if": the first of three kinds of beds in the medbay. %n is a number of people.
    return QCoreApplication.translate(
        "ShipConditions", "fewer than %n crewmember(s) lie in a critical bed", "", test.count
    )


CONDITIONS = ChapterWords(
    denials={
        qs.CardIs: _not_card,
        #: After "if". {counter} is a keyword in quotation marks, {count} a number.
        qs.CounterAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "the counter {counter} is below {count}"
        ).format(counter=say.names.keyword(test.counter), count=test.count),
        #: After "if": what the team was sent for. {mission} is the name of a mission in quotation marks.
        qs.MissionCompleted: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "{mission} has not been completed"
        ).format(mission=say.quoted(say.card(test.card))),
        qs.CrewAtLeast: _fewer,
    },
    tests={
        qs.FlagsSet: _flags,
        #: After "if". {counter} is a keyword in quotation marks, {count} a number.
        qs.CounterAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "the counter {counter} is {count} or more"
        ).format(counter=say.names.keyword(test.counter), count=test.count),
        #: After "if": a campaign has acts as a play has. {act} is a number.
        qs.ActAtLeast: lambda test, say: QCoreApplication.translate("ShipConditions", "act {act} has begun").format(
            act=test.act
        ),
        #: After "if". {log} is the number of an entry of the logbook, %n how often.
        qs.EntryRead: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "[log_entry] {log} has been read at least %n time(s)", "", test.times
        ).format(log=test.log),
        #: After "if": the mood aboard. {level} is one of four words, as "low".
        qs.MoraleIs: lambda test, say: QCoreApplication.translate("ShipConditions", "morale is {level}").format(
            level=say.morale(test.level)
        ),
        #: After "if": an entry of the logbook has boxes that are ticked. {log} is its number, %n how many boxes.
        qs.BoxesMarked: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "at least %n box(es) of [log_entry] {log} are marked", "", test.count
        ).format(log=test.log),
        qs.OptionTaken: _option,
        qs.NoteReads: _note,
        #: After "if": the campaign goes round by round of ship and expedition. {cycle} is a number.
        qs.CycleAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "cycle {cycle} has begun"
        ).format(cycle=test.cycle),
        qs.CardIs: _card,
        #: After "if": how far research has come. {level} is a number.
        qs.TechLevelAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "the tech level is {level} or higher"
        ).format(level=test.level),
        #: After "if": the mood aboard. {level} is one of four words, as "low".
        qs.MoraleAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "morale is {level} or better"
        ).format(level=say.morale(test.level)),
        qs.UniquesAboard: _uniques,
        #: After "if": all of a row of finds are there. %n is a number of rows.
        qs.RowsFull: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "at least %n row(s) of [unique_discovery] are full", "", test.count
        ),
        qs.GatheredAtLeast: _gathered,
        qs.PoolsHold: _tokens,
        #: After "if". %n is a number of dice.
        qs.DiceAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "every section owns at least %n dice", "", test.count
        ),
        qs.PlanetVisited: _visited,
        #: After "if". {planet} is the name of a world in quotation marks.
        qs.PlanetFinished: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "nothing is left to do on {planet}"
        ).format(planet=say.quoted(say.names.world(test.world))),
        #: After "if": what the team was sent for. {mission} is the name of a mission in quotation marks.
        qs.MissionCompleted: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "{mission} has been completed"
        ).format(mission=say.quoted(say.card(test.card))),
        qs.MissionFailed: _mission,
        qs.LastExplorationFailed: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "the last exploration failed"
        ),
        qs.CrewAtLeast: _crew,
        #: After "if": people who play. %n is their number.
        qs.PlayersAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "at least %n players are at the table", "", test.count
        ),
        qs.LegacyIs: _legacy,
    },
)
