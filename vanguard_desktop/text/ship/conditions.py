"""Words for conditions of entries, cards and objectives (LOG-06)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship import questions as qs
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


def _option(test: qs.OptionTaken, _: Speaker) -> str:
    text = QCoreApplication.translate("ShipConditions", "In log {log} option {option} was chosen.")
    return text.format(log=test.log, option=test.option)


def _note(test: qs.NoteReads, _: Speaker) -> str:
    if not test.text:
        return QCoreApplication.translate("ShipConditions", "There is a note about {key}.").format(key=test.key)
    text = QCoreApplication.translate("ShipConditions", "The note about {key} says: {text}.")
    return text.format(key=test.key, text=test.text)


def _card(test: qs.CardIs, say: Speaker) -> str:
    match test.where:
        case qs.Whereabouts.OWNED:
            text = QCoreApplication.translate("ShipConditions", "You have {card}.")
        case qs.Whereabouts.INSTALLED:
            text = QCoreApplication.translate("ShipConditions", "{card} is installed.")
        case qs.Whereabouts.COMPLETED:
            text = QCoreApplication.translate("ShipConditions", "{card} has been completed.")
        case qs.Whereabouts.REMOVED:
            text = QCoreApplication.translate("ShipConditions", "{card} has left the game.")
        case qs.Whereabouts.IN_GAME:
            text = QCoreApplication.translate("ShipConditions", "{card} is still in the game.")
    return text.format(card=say.card(test.card))


def _uniques(test: qs.UniquesAboard, _: Speaker) -> str:
    if not test.numbers:
        return QCoreApplication.translate(
            "ShipConditions", "%n unique discoveries or more lie in their slots.", "", test.count
        )
    text = QCoreApplication.translate(
        "ShipConditions", "%n or more of these unique discoveries lie in their slots: {numbers}.", "", test.count
    )
    return text.format(numbers=", ".join(f"UD{number:02}" for number in test.numbers))


def _gathered(test: qs.GatheredAtLeast, say: Speaker) -> str:
    text = QCoreApplication.translate(
        "ShipConditions", "%n or more of these discoveries lie in the store: {what}.", "", test.count
    )
    anything = QCoreApplication.translate("ShipConditions", "any type")
    deck = anything if test.deck is None else say.names.discovery_type(test.deck)
    if test.rarity == 1:
        return text.format(what=deck)
    rarer = QCoreApplication.translate("ShipConditions", "{deck}, rarity {rarity} or more")
    return text.format(what=rarer.format(deck=deck, rarity=test.rarity))


def _tokens(test: qs.PoolsHold, _: Speaker) -> str:
    text = QCoreApplication.translate(
        "ShipConditions", "The pools hold at least {energy}[energy], {command}[command] and {success}[success]."
    )
    wanted = test.tokens
    return text.format(energy=wanted.energy, command=wanted.command, success=wanted.success)


def _crew(test: qs.CrewAtLeast, say: Speaker) -> str:
    text = _who(test)
    if test.section is not None:
        section = QCoreApplication.translate("ShipConditions", "Of {section}: {text}")
        text = section.format(section=say.names.section(test.section), text=text)
    if test.rank > 1:
        rank = QCoreApplication.translate("ShipConditions", "{text} (rank {rank} or higher)")
        text = rank.format(text=text, rank=test.rank)
    return text


def _who(test: qs.CrewAtLeast) -> str:
    count = test.count
    match test.who:
        case qs.CrewState.LIVING:
            return QCoreApplication.translate("ShipConditions", "%n crew or more are alive.", "", count)
        case qs.CrewState.DEAD:
            return QCoreApplication.translate("ShipConditions", "%n crew or more have died.", "", count)
        case qs.CrewState.AVAILABLE:
            return QCoreApplication.translate("ShipConditions", "%n crew or more are available.", "", count)
        case qs.CrewState.RESTING:
            return QCoreApplication.translate("ShipConditions", "%n crew or more are resting.", "", count)
        case qs.CrewState.IN_MEDBAY:
            return QCoreApplication.translate("ShipConditions", "%n crew or more are in the medbay.", "", count)
        case qs.CrewState.CRITICAL:
            return QCoreApplication.translate("ShipConditions", "%n crew or more lie in a critical bed.", "", count)
        case qs.CrewState.ON_TEAM:
            return QCoreApplication.translate("ShipConditions", "%n crew or more are on the away team.", "", count)


def _legacy(test: qs.LegacyIs, _: Speaker) -> str:
    text = QCoreApplication.translate("ShipConditions", "An earlier campaign has left this behind: {key}: {value}.")
    return text.format(key=test.key, value=test.value)


def _mission(test: qs.MissionFailed, say: Speaker) -> str:
    text = QCoreApplication.translate(
        "ShipConditions", "The team came home %n time(s) or more without {mission}.", "", test.times
    )
    return text.format(mission=say.card(test.card))


def _visited(test: qs.PlanetVisited, say: Speaker) -> str:
    text = QCoreApplication.translate(
        "ShipConditions", "A team has been on {planet} %n time(s) or more.", "", test.times
    )
    return text.format(planet=say.names.content("worlds", say.names.box.worlds[test.world].name))


CONDITIONS = ChapterWords(
    tests={
        qs.BoxesMarked: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "In log {log} %n box(es) or more are marked.", "", test.count
        ).format(log=test.log),
        qs.OptionTaken: _option,
        qs.NoteReads: _note,
        qs.CycleAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "Cycle {cycle} has begun."
        ).format(cycle=test.cycle),
        qs.CardIs: _card,
        qs.TechLevelAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "The tech level is {level} or higher."
        ).format(level=test.level),
        qs.MoraleAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "Morale is {level} or better."
        ).format(level=say.morale(test.level)),
        qs.UniquesAboard: _uniques,
        qs.RowsFull: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "%n row(s) or more of unique discoveries are full.", "", test.count
        ),
        qs.GatheredAtLeast: _gathered,
        qs.PoolsHold: _tokens,
        qs.DiceAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "Every section owns %n dice or more.", "", test.count
        ),
        qs.PlanetVisited: _visited,
        qs.PlanetFinished: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "Nothing is left to do on {planet}."
        ).format(planet=say.names.content("worlds", say.names.box.worlds[test.world].name)),
        qs.MissionCompleted: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "{mission} has been completed."
        ).format(mission=say.card(test.card)),
        qs.MissionFailed: _mission,
        qs.LastExplorationFailed: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "The last exploration failed."
        ),
        qs.CrewAtLeast: _crew,
        qs.PlayersAtLeast: lambda test, say: QCoreApplication.translate(
            "ShipConditions", "%n players or more are at the table.", "", test.count
        ),
        qs.LegacyIs: _legacy,
    },
)
