"""What the pages of the ship book are called: by their business and by the room aboard, and what their steps are."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from vanguard_desktop.rulesets.ship.phases import Phase

# The name of a page, and the room aboard in which it happens.
TITLES: dict[str, object] = {
    #: Name of a page of the ship book: before the first expedition.
    "set_up": QT_TRANSLATE_NOOP("ShipPages", "Set-up"),
    #: Name of a page of the ship book: a single expedition of its own; not surgery.
    "operation": QT_TRANSLATE_NOOP("ShipPages", "Operation"),
    #: Name of a page of the ship book: the team comes back from a planet.
    "homecoming": QT_TRANSLATE_NOOP("ShipPages", "Homecoming"),
    #: Name of a page of the ship book: the team tells what has happened, and is rewarded.
    "debriefing": QT_TRANSLATE_NOOP("ShipPages", "Debriefing"),
    #: Name of a page of the ship book: finds are brought aboard.
    "unloading": QT_TRANSLATE_NOOP("ShipPages", "Unloading"),
    #: Name of a page of the ship book: where the ill lie.
    "medbay": QT_TRANSLATE_NOOP("ShipPages", "Medbay"),
    #: Name of a page of the ship book: the dead are remembered.
    "memorial": QT_TRANSLATE_NOOP("ShipPages", "Memorial"),
    #: Name of a page of the ship book: the evening may end here.
    "night_watch": QT_TRANSLATE_NOOP("ShipPages", "Night watch"),
    #: Name of a page of the ship book: the players come back to the table.
    "resume": QT_TRANSLATE_NOOP("ShipPages", "Resuming"),
    #: Name of a page of the ship book: from where the ship is steered.
    "bridge": QT_TRANSLATE_NOOP("ShipPages", "Bridge"),
    #: Name of a page of the ship book: where the ship flies.
    "star_map": QT_TRANSLATE_NOOP("ShipPages", "Star map"),
    #: Name of a page of the ship book: the ship drifts without a planet.
    "adrift": QT_TRANSLATE_NOOP("ShipPages", "Adrift"),
    #: Name of a page of the ship book: the next planet is looked at from afar.
    "scanner": QT_TRANSLATE_NOOP("ShipPages", "Scanner"),
    #: Name of a page of the ship book: which room of the ship is visited next.
    "facilities": QT_TRANSLATE_NOOP("ShipPages", "Facilities"),
    #: Name of a page of the ship book and of a room: research.
    "laboratory": QT_TRANSLATE_NOOP("ShipPages", "Long Bench"),
    #: Name of a page of the ship book and of a room: things are made here.
    "production": QT_TRANSLATE_NOOP("ShipPages", "The Works"),
    #: Name of a page of the ship book and of a room: where the crew lives and learns.
    "barracks": QT_TRANSLATE_NOOP("ShipPages", "The Commons"),
    #: Name of a page of the ship book and of a room: what troubles people aboard is heard and solved.
    "situation_room": QT_TRANSLATE_NOOP("ShipPages", "Listening Room"),
    #: Name of a page of the ship book and of a room.
    "add_on": QT_TRANSLATE_NOOP("ShipPages", "Reading Room"),
    #: Name of a page of the ship book: landers are chosen and fitted out.
    "hangar": QT_TRANSLATE_NOOP("ShipPages", "Hangar"),
    #: Name of a page of the ship book: the team gets ready to leave.
    "launch": QT_TRANSLATE_NOOP("ShipPages", "Launch"),
    #: Name of a page of the ship book: the expedition begins.
    "beginning": QT_TRANSLATE_NOOP("ShipPages", "Beginning"),
}
ROOMS: dict[str, object] = {
    #: Name of a room of the ship: where landers come in.
    "homecoming": QT_TRANSLATE_NOOP("ShipPages", "the Mat"),
    #: Name of a room of the ship: where landers come in.
    "debriefing": QT_TRANSLATE_NOOP("ShipPages", "the Mat"),
    #: Name of a room of the ship: where goods are put down.
    "unloading": QT_TRANSLATE_NOOP("ShipPages", "the Porch"),
    #: Name of a room of the ship: where the ill lie.
    "medbay": QT_TRANSLATE_NOOP("ShipPages", "the Ward"),
    #: Name of a place aboard: a pane with the names of the dead.
    "memorial": QT_TRANSLATE_NOOP("ShipPages", "the Window"),
    #: Name of a room of the ship: a table with the map of the stars.
    "star_map": QT_TRANSLATE_NOOP("ShipPages", "the River Table"),
    #: Name of a room of the ship: landers hang in it as in a drawer.
    "hangar": QT_TRANSLATE_NOOP("ShipPages", "the Drawer"),
    #: Name of a place of the ship: from where the team leaves.
    "launch": QT_TRANSLATE_NOOP("ShipPages", "the Step"),
    #: What a room is for, beside its name.
    "laboratory": QT_TRANSLATE_NOOP("ShipPages", "research"),
    #: What a room is for, beside its name.
    "production": QT_TRANSLATE_NOOP("ShipPages", "production"),
    #: What a room is for, beside its name.
    "barracks": QT_TRANSLATE_NOOP("ShipPages", "barracks"),
    #: What a room is for, beside its name.
    "situation_room": QT_TRANSLATE_NOOP("ShipPages", "situations"),
    #: What a room is for, beside its name.
    "add_on": QT_TRANSLATE_NOOP("ShipPages", "add-ons"),
}
# Steps in which nobody is asked, or that only keep the house, have no line of their own.
STEPS: dict[tuple[Phase, str], object] = {
    #: Step of a page: the team tells how the expedition went.
    (Phase.LEAVING, "unpack"): QT_TRANSLATE_NOOP("ShipPages", "The expedition is closed"),
    #: Step of a page: people of the team go back to their sections.
    (Phase.LEAVING, "places"): QT_TRANSLATE_NOOP("ShipPages", "Everybody finds a place aboard"),
    #: Step of a page: what was found must have room.
    (Phase.DOCKING, "capacity"): QT_TRANSLATE_NOOP("ShipPages", "Room for what was found"),
    #: Step of a page: the lander comes in.
    (Phase.DOCKING, "assemble"): QT_TRANSLATE_NOOP("ShipPages", "The lander docks"),
    #: Step of a page: somebody rises in rank.
    (Phase.DEBRIEFING, "promotion"): QT_TRANSLATE_NOOP("ShipPages", "Promotions"),
    #: Step of a page: success tokens are counted.
    (Phase.DEBRIEFING, "success_pool"): QT_TRANSLATE_NOOP("ShipPages", "What was earned"),
    #: Step of a page: dice are bought and sold.
    (Phase.DEBRIEFING, "dice_trade"): QT_TRANSLATE_NOOP("ShipPages", "Dice are traded"),
    #: Step of a page: unique finds.
    (Phase.UNLOADING, "uniques"): QT_TRANSLATE_NOOP("ShipPages", "Unique discoveries"),
    #: Step of a page: a full row brings a card.
    (Phase.UNLOADING, "row_bonus"): QT_TRANSLATE_NOOP("ShipPages", "Full rows"),
    #: Step of a page: finds.
    (Phase.UNLOADING, "discoveries"): QT_TRANSLATE_NOOP("ShipPages", "Discoveries"),
    #: Step of a page: the lander is put away.
    (Phase.UNLOADING, "store_lander"): QT_TRANSLATE_NOOP("ShipPages", "The lander is put away"),
    #: Step of a page: new cards of the medbay get their places.
    (Phase.MEDBAY, "install"): QT_TRANSLATE_NOOP("ShipPages", "New equipment of the ward"),
    #: Step of a page: whoever is well leaves.
    (Phase.MEDBAY, "release"): QT_TRANSLATE_NOOP("ShipPages", "Whoever is well goes"),
    #: Step of a page: patients get better.
    (Phase.MEDBAY, "recovery"): QT_TRANSLATE_NOOP("ShipPages", "Everybody moves one bed to the right"),
    #: Step of a page: crew treats patients.
    (Phase.MEDBAY, "therapists"): QT_TRANSLATE_NOOP("ShipPages", "Therapists"),
    #: Step of a page: the hurt get beds.
    (Phase.MEDBAY, "admission"): QT_TRANSLATE_NOOP("ShipPages", "Admission"),
    #: Step of a page: dice decide who lives.
    (Phase.MEDBAY, "survival_checks"): QT_TRANSLATE_NOOP("ShipPages", "Survival"),
    #: Step of a page: the names of the dead.
    (Phase.MEMORIAL, "memorialize"): QT_TRANSLATE_NOOP("ShipPages", "Names are etched"),
    #: Step of a page: what was seen of the planet is kept.
    (Phase.SAVE_POINT, "record"): QT_TRANSLATE_NOOP("ShipPages", "The planet is recorded"),
    #: Step of a page.
    (Phase.SAVE_POINT, "stop_or_continue"): QT_TRANSLATE_NOOP("ShipPages", "Stop here or go on"),
    #: Step of a page: new cards of the bridge get their places.
    (Phase.BRIDGE, "install"): QT_TRANSLATE_NOOP("ShipPages", "New cards of the bridge"),
    #: Step of a page: command tokens come in.
    (Phase.BRIDGE, "command"): QT_TRANSLATE_NOOP("ShipPages", "Income of command"),
    #: Step of a page: energy comes in.
    (Phase.BRIDGE, "energy"): QT_TRANSLATE_NOOP("ShipPages", "Income of energy"),
    #: Step of a page: what may be used, and objectives that are said to be reached.
    (Phase.BRIDGE, "use_and_declare"): QT_TRANSLATE_NOOP("ShipPages", "Abilities and objectives"),
    #: Step of a page: what troubles people aboard takes effect.
    (Phase.BRIDGE, "check_situations"): QT_TRANSLATE_NOOP("ShipPages", "Open situations take effect"),
    #: Step of a page: new troubles come up.
    (Phase.BRIDGE, "reveal_situations"): QT_TRANSLATE_NOOP("ShipPages", "New situations"),
    #: Step of a page: flights and visits.
    (Phase.STAR_MAP, "travel"): QT_TRANSLATE_NOOP("ShipPages", "Fly and visit"),
    #: Step of a page: what drifting costs.
    (Phase.STAR_MAP, "adrift"): QT_TRANSLATE_NOOP("ShipPages", "The ship drifts"),
    #: Step of a page: the scanner looks at the planet.
    (Phase.SCANNER, "scan"): QT_TRANSLATE_NOOP("ShipPages", "Scan the planet"),
    #: Step of a page: rooms are visited for tokens.
    (Phase.FACILITIES, "visits"): QT_TRANSLATE_NOOP("ShipPages", "Visit rooms of the ship"),
    #: Step of a page: new projects get their places.
    (Phase.LABORATORY, "install"): QT_TRANSLATE_NOOP("ShipPages", "Install projects"),
    #: Step of a page: projects are paid for.
    (Phase.LABORATORY, "complete"): QT_TRANSLATE_NOOP("ShipPages", "Complete projects"),
    #: Step of a page: people research.
    (Phase.LABORATORY, "lab_work"): QT_TRANSLATE_NOOP("ShipPages", "Lab work"),
    #: Step of a page: what was made is brought.
    (Phase.PRODUCTION, "gain"): QT_TRANSLATE_NOOP("ShipPages", "Finished work comes in"),
    #: Step of a page: new projects get their places.
    (Phase.PRODUCTION, "install"): QT_TRANSLATE_NOOP("ShipPages", "New plans"),
    #: Step of a page: projects move on.
    (Phase.PRODUCTION, "progress"): QT_TRANSLATE_NOOP("ShipPages", "Work goes on"),
    #: Step of a page: projects are begun.
    (Phase.PRODUCTION, "start"): QT_TRANSLATE_NOOP("ShipPages", "Start projects"),
    #: Step of a page: people make work go faster.
    (Phase.PRODUCTION, "boost"): QT_TRANSLATE_NOOP("ShipPages", "Boost projects"),
    #: Step of a page: people change their section.
    (Phase.BARRACKS, "transfer"): QT_TRANSLATE_NOOP("ShipPages", "Transfer and dismiss"),
    #: Step of a page: people learn.
    (Phase.BARRACKS, "training"): QT_TRANSLATE_NOOP("ShipPages", "Train"),
    #: Step of a page: recruits come.
    (Phase.BARRACKS, "draft"): QT_TRANSLATE_NOOP("ShipPages", "Recruits"),
    #: Step of a page: a trouble that needs nobody is solved.
    (Phase.SITUATION_ROOM, "solve"): QT_TRANSLATE_NOOP("ShipPages", "Solve a situation"),
    #: Step of a page: people solve troubles.
    (Phase.SITUATION_ROOM, "supervisors"): QT_TRANSLATE_NOOP("ShipPages", "Supervisors"),
    #: Step of a page: new cards get their places.
    (Phase.ADD_ON, "install"): QT_TRANSLATE_NOOP("ShipPages", "Install"),
    #: Step of a page.
    (Phase.ADD_ON, "use"): QT_TRANSLATE_NOOP("ShipPages", "Use add-ons"),
    #: Step of a page.
    (Phase.ADD_ON, "build"): QT_TRANSLATE_NOOP("ShipPages", "Build add-ons"),
    #: Step of a page: people are put to work there.
    (Phase.ADD_ON, "staff"): QT_TRANSLATE_NOOP("ShipPages", "Staff"),
    #: Step of a page: new landers get their places.
    (Phase.HANGAR, "landers"): QT_TRANSLATE_NOOP("ShipPages", "New landers"),
    #: Step of a page: new parts get their places.
    (Phase.HANGAR, "mods"): QT_TRANSLATE_NOOP("ShipPages", "New mods"),
    #: Step of a page: damaged landers are mended.
    (Phase.HANGAR, "repair"): QT_TRANSLATE_NOOP("ShipPages", "Repairs"),
    #: Step of a page.
    (Phase.HANGAR, "choose"): QT_TRANSLATE_NOOP("ShipPages", "Choose a lander and its mods"),
    #: Step of a page: there are too few people.
    (Phase.LAUNCH, "emergency_draft"): QT_TRANSLATE_NOOP("ShipPages", "Emergency draft"),
    #: Step of a page: who goes.
    (Phase.LAUNCH, "choose_team"): QT_TRANSLATE_NOOP("ShipPages", "The team"),
    #: Step of a page: which dice go along.
    (Phase.LAUNCH, "boards"): QT_TRANSLATE_NOOP("ShipPages", "Dice"),
    #: Step of a page: section cards.
    (Phase.LAUNCH, "decks"): QT_TRANSLATE_NOOP("ShipPages", "Decks"),
    #: Step of a page: everybody takes one thing along.
    (Phase.LAUNCH, "load"): QT_TRANSLATE_NOOP("ShipPages", "Small equipment"),
    #: Step of a page: the lander is loaded, and everybody sits in it.
    (Phase.LAUNCH, "strap_in"): QT_TRANSLATE_NOOP("ShipPages", "The hold, then strap in"),
    #: Step of a page: rank-up cards.
    (Phase.EMBARK, "rank_ups"): QT_TRANSLATE_NOOP("ShipPages", "Rank-up cards"),
    #: Step of a page: the story opens.
    (Phase.SET_UP, "read_opening"): QT_TRANSLATE_NOOP("ShipPages", "How it begins"),
    #: Step of a page: who plays which section.
    (Phase.SET_UP, "assign_sections"): QT_TRANSLATE_NOOP("ShipPages", "Sections"),
    #: Step of a page: each section keeps people.
    (Phase.SET_UP, "keep_recruits"): QT_TRANSLATE_NOOP("ShipPages", "Recruits"),
    #: Step of a page: dice.
    (Phase.SET_UP, "starting_dice"): QT_TRANSLATE_NOOP("ShipPages", "Dice"),
    #: Step of a page: who goes first.
    (Phase.SET_UP, "choose_first_team"): QT_TRANSLATE_NOOP("ShipPages", "The first team"),
    #: Step of a page: who plays which section.
    (Phase.OPERATION, "assign_sections"): QT_TRANSLATE_NOOP("ShipPages", "Sections"),
    #: Step of a page: who takes part.
    (Phase.OPERATION, "crew"): QT_TRANSLATE_NOOP("ShipPages", "The team"),
    #: Step of a page: dice.
    (Phase.OPERATION, "dice"): QT_TRANSLATE_NOOP("ShipPages", "Dice"),
    #: Step of a page: equipment and the lander.
    (Phase.OPERATION, "stores"): QT_TRANSLATE_NOOP("ShipPages", "Equipment"),
    #: Step of a page: who plays which section.
    (Phase.RESUME, "assign_sections"): QT_TRANSLATE_NOOP("ShipPages", "Sections"),
}


class ShipPages(QObject):
    """Words for the rail and for the left page."""

    def title(self, page: str) -> str:
        return QCoreApplication.translate("ShipPages", str(TITLES[page]))

    def room(self, page: str) -> str:
        """Empty where a page has no room of another name."""
        return QCoreApplication.translate("ShipPages", str(ROOMS[page])) if page in ROOMS else ""

    def step(self, phase: Phase, step: str) -> str:
        """Empty for a step that has no line."""
        known = STEPS.get((phase, step))
        return QCoreApplication.translate("ShipPages", str(known)) if known is not None else ""

    def after_expedition(self) -> str:
        #: Head of a list of pages of the ship book.
        return self.tr("After the expedition")

    def before_expedition(self) -> str:
        #: Head of a list of pages of the ship book.
        return self.tr("Before the expedition")
