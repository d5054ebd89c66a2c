"""Words for conditions of entries, cards and objectives (LOG-06): clauses, as `ClauseText` joins them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship import questions as qs
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker
from vanguard_desktop.text.told import all_of


def _flags(test: qs.FlagsSet, say: Speaker) -> str:
    #: {keywords} are keywords in quotation marks, with "and" before the last one.
    text = QCoreApplication.translate(
        "ShipConditions", "at least %n of the keywords {keywords} are recorded", "", test.count
    )
    return text.format(keywords=all_of(list(map(say.names.keyword, test.flags))))


def _option(test: qs.OptionTaken, _: Speaker) -> str:
    text = QCoreApplication.translate("ShipConditions", "option {option} was chosen in [log_entry] {log}")
    return text.format(log=test.log, option=test.option)


def _note(test: qs.NoteReads, _: Speaker) -> str:
    if not test.text:
        return QCoreApplication.translate("ShipConditions", "there is a note about {key}").format(key=test.key)
    text = QCoreApplication.translate("ShipConditions", "the note about {key} says “{text}”")
    return text.format(key=test.key, text=test.text)


def _card(test: qs.CardIs, say: Speaker) -> str:
    match test.where:
        case qs.Whereabouts.OWNED:
            text = QCoreApplication.translate("ShipConditions", "you have {card}")
        case qs.Whereabouts.INSTALLED:
            text = QCoreApplication.translate("ShipConditions", "{card} is installed")
        case qs.Whereabouts.COMPLETED:
            text = QCoreApplication.translate("ShipConditions", "{card} has been completed")
        case qs.Whereabouts.REMOVED:
            text = QCoreApplication.translate("ShipConditions", "{card} has left the game")
        case qs.Whereabouts.IN_GAME:
            text = QCoreApplication.translate("ShipConditions", "{card} is still in the game")
    return text.format(card=say.quoted(say.card(test.card)))


def _not_card(test: qs.CardIs, say: Speaker) -> str:
    match test.where:
        case qs.Whereabouts.INSTALLED:
            text = QCoreApplication.translate("ShipConditions", "{card} is not installed")
        case qs.Whereabouts.COMPLETED:
            text = QCoreApplication.translate("ShipConditions", "{card} has not been completed")
        case _:
            return ""
    return text.format(card=say.quoted(say.card(test.card)))


def _uniques(test: qs.UniquesAboard, say: Speaker) -> str:
    if not test.numbers:
        return QCoreApplication.translate(
            "ShipConditions", "at least %n [unique_discovery] are in their slots", "", test.count
        )
    text = QCoreApplication.translate(
        "ShipConditions", "at least %n of the [unique_discovery] {names} are in their slots", "", test.count
    )
    return text.format(names=all_of([say.quoted(say.names.unique(number)) for number in test.numbers]))


def _gathered(test: qs.GatheredAtLeast, say: Speaker) -> str:
    if test.deck is None:
        text = QCoreApplication.translate(
            "ShipConditions", "at least %n gathered discoveries are aboard", "", test.count
        )
    else:
        #: {deck} is the icon of a discovery deck.
        text = QCoreApplication.translate("ShipConditions", "at least %n {deck} are aboard", "", test.count)
        text = text.format(deck=f"[discovery_{test.deck.value}]")
    if test.rarity == 1:
        return text
    #: {found} is a clause such as "at least 2 gathered discoveries are aboard".
    rarer = QCoreApplication.translate("ShipConditions", "{found} (rarity {rarity} or higher)")
    return rarer.format(found=text, rarity=test.rarity)


def _tokens(test: qs.PoolsHold, _: Speaker) -> str:
    text = QCoreApplication.translate(
        "ShipConditions", "the pools hold at least {energy} [energy], {command} [command] and {success} [success]"
    )
    wanted = test.tokens
    return text.format(energy=wanted.energy, command=wanted.command, success=wanted.success)


def _crew(test: qs.CrewAtLeast, say: Speaker) -> str:
    text = _who(test)
    if test.section is not None:
        #: {text} is a clause such as "at least 2 crewmembers are resting".
        section = QCoreApplication.translate("ShipConditions", "{text} (section: {section})")
        text = section.format(section=say.names.section(test.section), text=text)
    if test.rank > 1:
        rank = QCoreApplication.translate("ShipConditions", "{text} (rank {rank} or higher)")
        text = rank.format(text=text, rank=test.rank)
    return text


def _who(test: qs.CrewAtLeast) -> str:
    count = test.count
    match test.who:
        case qs.CrewState.LIVING:
            return QCoreApplication.translate("ShipConditions", "at least %n crewmember(s) are alive", "", count)
        case qs.CrewState.DEAD:
            return QCoreApplication.translate("ShipConditions", "at least %n crewmember(s) have died", "", count)
        case qs.CrewState.AVAILABLE:
            return QCoreApplication.translate("ShipConditions", "at least %n crewmember(s) are available", "", count)
        case qs.CrewState.RESTING:
            return QCoreApplication.translate("ShipConditions", "at least %n crewmember(s) are resting", "", count)
        case qs.CrewState.IN_MEDBAY:
            return QCoreApplication.translate(
                "ShipConditions", "at least %n crewmember(s) are in the medbay", "", count
            )
        case qs.CrewState.CRITICAL:
            return QCoreApplication.translate(
                "ShipConditions", "at least %n crewmember(s) lie in a critical bed", "", count
            )
        case qs.CrewState.ON_TEAM:
            return QCoreApplication.translate(
                "ShipConditions", "at least %n crewmember(s) are on the away team", "", count
            )


def _legacy(test: qs.LegacyIs, _: Speaker) -> str:
    text = QCoreApplication.translate("ShipConditions", "an earlier campaign has left “{key}: {value}”")
    return text.format(key=test.key, value=test.value)


def _mission(test: qs.MissionFailed, say: Speaker) -> str:
    text = QCoreApplication.translate(
        "ShipConditions", "the team has come home at least %n time(s) without {mission}", "", test.times
    )
    return text.format(mission=say.quoted(say.card(test.card)))


def _visited(test: qs.PlanetVisited, say: Speaker) -> str:
    text = QCoreApplication.translate(
        "ShipConditions", "a team has been on {planet} at least %n time(s)", "", test.times
    )
    return text.format(planet=say.quoted(say.names.world(test.world)))


def _fewer(test: qs.CrewAtLeast, _: Speaker) -> str:
    if test.who is not qs.CrewState.CRITICAL or test.section is not None or test.rank > 1:
        return ""
    return QCoreApplication.translate(
        "ShipConditions", "fewer than %n crewmember(s) lie in a critical bed", "", test.count
    )


CONDITIONS = ChapterWords(
    denials={
        qs.CardIs: _not_card,
        qs.CounterAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "the counter {counter} is below {count}"
        ).format(counter=say.names.keyword(test.counter), count=test.count),
        qs.MissionCompleted: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "{mission} has not been completed"
        ).format(mission=say.quoted(say.card(test.card))),
        qs.CrewAtLeast: _fewer,
    },
    tests={
        qs.FlagsSet: _flags,
        qs.CounterAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "the counter {counter} is {count} or more"
        ).format(counter=say.names.keyword(test.counter), count=test.count),
        qs.ActAtLeast: lambda test, say: QCoreApplication.translate("ShipConditions", "act {act} has begun").format(
            act=test.act
        ),
        qs.EntryRead: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "[log_entry] {log} has been read at least %n time(s)", "", test.times
        ).format(log=test.log),
        qs.MoraleIs: lambda test, say: QCoreApplication.translate("ShipConditions", "morale is {level}").format(
            level=say.morale(test.level)
        ),
        qs.BoxesMarked: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "at least %n box(es) of [log_entry] {log} are marked", "", test.count
        ).format(log=test.log),
        qs.OptionTaken: _option,
        qs.NoteReads: _note,
        qs.CycleAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "cycle {cycle} has begun"
        ).format(cycle=test.cycle),
        qs.CardIs: _card,
        qs.TechLevelAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "the tech level is {level} or higher"
        ).format(level=test.level),
        qs.MoraleAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "morale is {level} or better"
        ).format(level=say.morale(test.level)),
        qs.UniquesAboard: _uniques,
        qs.RowsFull: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "at least %n row(s) of [unique_discovery] are full", "", test.count
        ),
        qs.GatheredAtLeast: _gathered,
        qs.PoolsHold: _tokens,
        qs.DiceAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "every section owns at least %n dice", "", test.count
        ),
        qs.PlanetVisited: _visited,
        qs.PlanetFinished: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "nothing is left to do on {planet}"
        ).format(planet=say.quoted(say.names.world(test.world))),
        qs.MissionCompleted: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "{mission} has been completed"
        ).format(mission=say.quoted(say.card(test.card))),
        qs.MissionFailed: _mission,
        qs.LastExplorationFailed: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "the last exploration failed"
        ),
        qs.CrewAtLeast: _crew,
        qs.PlayersAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "at least %n players are at the table", "", test.count
        ),
        qs.LegacyIs: _legacy,
    },
)
