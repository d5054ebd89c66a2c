"""Words for campaigns: modules that are raised, what lasts, what comes between two missions."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.rulesets.habitat.data import campaign as data
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data import predicates as ask
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty, Item
from vanguard_desktop.rulesets.habitat.missions.loads import item_of

from ..common.rooms import Room, choose, given, nothing, tr
from .common import by


def _mission(room: Any, event: Any, *_: Any) -> str:
    return str(room.say.called.card("habitat_missions", event.mission))


def _astronaut(room: Any, event: Any, *_: Any) -> str:
    return str(room.say.called.astronaut(event.who))


def _ability(room: Any, event: data.AbilityUnlocked, *_: Any) -> str:
    return str(room.names.quoted(room.say.called.card("habitat_abilities", event.card)))


def _load(room: Any, effect: Any, *_: Any) -> str:
    return str(room.say.called.item(item_of(effect.load)))


def _other(room: Any, effect: fx.SwapLoad, *_: Any) -> str:
    return str(room.say.called.item(item_of(effect.to)))


def _revealed(room: Any, test: ask.IsRevealed, *_: Any) -> str:
    return str(room.say.called.item(item_of(test.content)))


def _new(room: Any, event: data.LoadSwapped, *_: Any) -> str:
    return str(room.say.called.item(event.to))


def _whom(room: Any, effect: data.Unlock, *_: Any) -> str:
    return str(room.say.called.who(effect.who))


class HabitatCampaign(Room):
    """One mission after the other."""

    def _difficulty(self, command: data.SetDifficulty, *_: Any) -> str:
        return {
            #: Button: how hard the next mission is.
            Difficulty.EASY: self.tr("Play the next mission: easy"),
            #: Button: how hard the next mission is.
            Difficulty.NORMAL: self.tr("Play the next mission: normal"),
            #: Button: how hard the next mission is.
            Difficulty.HARD: self.tr("Play the next mission: hard"),
        }[command.difficulty]

    def _ending(self, event: data.CampaignEnded, state: Any) -> str:
        endings = self.names.box.others["habitat_campaigns"][state.campaign.card].endings
        found = endings[event.ending - 1 : event.ending]
        texts = (text for each in found for text in (each.title, each.text))
        return " – ".join(self.names.content("habitat_campaigns", text) for text in texts)

    def _name(self, thing: str, _: Any, state: Any) -> str:
        names = self.names.box.others["habitat_campaigns"][state.campaign.card].names
        found = names[int(thing) - 1 : int(thing)] if int(thing) else ()
        return next((self.names.content("habitat_campaigns", each.name) for each in found), "–")

    def _named(self, event: data.PlaceNamed, state: Any) -> str:
        return self._name(str(event.name), event, state)

    effects = {
        fx.RaiseModule: tr("A module of your choice comes into play."),
        #: On a card. %n is a number of elements.
        fx.RaiseRest: tr("All other modules come into play, each with %n red element(s).", n="broken"),
        #: On a card. {structure} is the name of a structure. %n is a number of elements.
        fx.BreakSome: tr("%n red element(s) of your choice ({structure})."),
        fx.FoldField: tr("All field structures leave the game."),
        fx.LoseStructure: tr("The structure that has just broken leaves the game for good."),
        #: On a card. {ring} is the number of a ring of the map. %n is a number of loads.
        fx.ScatterLoads: tr(
            "Draw directions and do not put them back: %n load(s) come to ring {ring}.", n="tokens", ring="ring"
        ),
        #: On a card. {load} is a load, {modifier} a kind of token.
        fx.MarkLoad: tr("A load gets a token ({load}, {modifier}).", load=_load),
        #: On a card. {load} and {other} are loads.
        fx.SwapLoad: tr("One load turns into another ({load}, {other}).", load=_load, other=_other),
        fx.SetWall: given(
            "on",
            #: On a card. {space} is a space of the map.
            tr("{space} counts as walled.", space="space"),
            #: On a card. {space} is a space of the map.
            tr("{space} counts as open.", space="space"),
        ),
        fx.ClearWalls: tr("Walls stand again only where the regions have them."),
        #: On a card. {by} is a number with its sign.
        fx.ChangeSols: tr("Sols of the mission: {by}.", by=by),
        fx.RenewDecks: tr("Shuffle all discarded malfunction cards back in."),
        #: On a card. {each} is a number.
        fx.UpgradesByObjectives: tr("A random upgrade card for each {each} optional objectives.", each="each"),
        fx.InstallUpgrade: tr("A random upgrade is installed."),
        fx.InfectWounded: tr("A random astronaut with a wound draws a condition."),
        fx.CureEverybody: tr("All conditions are gone."),
        fx.NumberEverything: tr("Every sample is replaced by a numbered one; every region without a sample gets one."),
        fx.LastingConditions: tr("Conditions still held become permanent, unless you give up an upgrade for each."),
        fx.EraseTerrain: tr("This region gets a name, and its terrain is gone for good."),
        #: On a card. {who} is as "Each astronaut".
        data.Unlock: tr("{who}: unlock an ability card.", who=_whom),
        data.UnlockOne: tr("Unlock an ability card."),
        data.CloseMission: nothing,
        data.GoOnWithCampaign: nothing,
        data.BeginMission: nothing,
        data.PlaceLoad: nothing,
        #: One of two options. {condition} is the name of a condition.
        data.KeepCondition: tr("The condition becomes permanent ({condition})."),
        data.GiveUpUpgrade: tr("Give up an upgrade."),
        data.NamePlace: tr("The region gets a name."),
    }

    tests = {
        #: After "if". %n is a number of discoveries.
        ask.DiscoveriesAtLeast: tr("at least %n discovery(ies) have been made"),
        #: After "if". {content} is what a hidden load can turn out to be.
        ask.IsRevealed: tr("this has been revealed – {content}", content=_revealed),
        #: After "if".
        ask.IsLegacy: tr("this is a legacy campaign"),
        #: After "if".
        ask.IsLastSol: tr("it is the last sol"),
        #: After "if".
        ask.StageIsShut: tr("a shutdown tile lies on a stage"),
    }

    things = {
        fx.RaiseModule: tr("Which module is raised?"),
        data.UnlockOne: tr("Which ability card is unlocked?"),
        data.GiveUpUpgrade: tr("Which upgrade do you give up?"),
        data.NamePlace: tr("What is this place called from now on?"),
    }

    answers = {
        fx.RaiseModule: lambda room, thing, *_: room.say.called.structure(thing),
        data.UnlockOne: lambda room, thing, *_: room.say.called.card("habitat_abilities", thing),
        data.GiveUpUpgrade: lambda room, thing, *_: room.say.called.item(Item(f"upgrade:{thing}")),
        data.NamePlace: _name,
    }

    questions = {
        data.ChooseDifficulty: tr("The next mission awaits you. How hard should it be?"),
    }

    commands = {
        data.SetDifficulty: _difficulty,
    }

    events = {
        data.MissionClosed: nothing,
        #: Journal. {astronaut} is a profession.
        data.Replaced: tr("Somebody new takes over: {astronaut}.", astronaut=_astronaut),
        #: Journal. {mission} is the name of a mission.
        data.SavePointReached: tr("Save point: {mission}.", mission=_mission),
        data.DifficultySet: choose(
            "difficulty",
            easy=tr("The next mission is easy."),
            normal=tr("The next mission is normal."),
            other=tr("The next mission is hard."),
        ),
        #: Journal. {mission} is the name of a mission.
        data.MissionLaid: tr("The next mission: {mission}.", mission=_mission),
        #: Journal. {mission} is the name of a mission.
        data.MissionBegun: tr("The mission begins: {mission}.", mission=_mission),
        #: Journal. {score} is a number, {ending} an ending in whole sentences.
        data.CampaignEnded: tr("The campaign ends with {score} points. {ending}", ending=_ending),
        #: Journal. {astronaut} is somebody of the crew, {ability} an ability in quotation marks.
        data.AbilityUnlocked: tr("{astronaut} unlocks {ability}.", astronaut=_astronaut, ability=_ability),
        #: Journal. Its words are read once its seal is broken.
        data.BlockOpened: tr("A sealed note may be opened."),
        data.FieldFolded: tr("The field structures are folded up."),
        #: Journal. {structure} is the name of a structure.
        data.StructureLost: tr("Gone for good: {structure}."),
        #: Journal. {load} is a load.
        data.LoadSwapped: tr("Something else lies there now: {load}.", load=_new),
        data.WallSet: given(
            "on",
            #: Journal. {space} is a space of the map.
            tr("{space} is walled off.", space="space"),
            #: Journal. {space} is a space of the map.
            tr("{space} is open.", space="space"),
        ),
        data.WallsCleared: tr("The ways are open again."),
        #: Journal. {by} is a number with its sign.
        data.SolsChanged: tr("Sols of the mission: {by}.", by=by),
        #: Journal. {upgrade} is the name of an upgrade in quotation marks.
        data.UpgradeInstalled: tr("Upgrade {upgrade} is installed.", upgrade="card"),
        #: Journal. {upgrade} is the name of an upgrade in quotation marks.
        data.UpgradeGivenUp: tr("Upgrade {upgrade} is given up.", upgrade="card"),
        #: Journal. {astronaut} is somebody of the crew. {condition} is the name of a condition.
        data.ConditionKept: tr("This stays with {astronaut}: {condition}.", astronaut=_astronaut),
        data.SamplesLeft: tr("Plain samples make way for numbered ones."),
        #: Journal. {space} is a space of the map, {name} its new name.
        data.PlaceNamed: tr("{space} has a name now: {name}.", space="space", name=_named),
    }
