<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cooperative, story-driven campaign board game for one to four players at one screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>License</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program is free software under the MIT license. Its text comes with the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the SIL Open Font License 1.1. The license of each font lies beside it in the program&apos;s folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt {qt} and PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs and cattrs (MIT), platformdirs (MIT).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Biome</name>
    <message>
        <source>Aquatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crystalline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frigid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hostile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lethal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vegetation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volcanic</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Look at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last position · {hours} h {minutes} min played</source>
        <extracomment>How long the game was played: &quot;18 h 40 min played&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last position · {minutes} min played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expedition is over · {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} · {when}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrewBoard</name>
    <message>
        <source>{section} · rank {rank} · seat of {player}</source>
        <extracomment>The section of a crew member, the rank, and the player who has the seat.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic {color} counts as {icon}</source>
        <extracomment>A convert ability: basic icons of a color count as the icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the start token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrewColumn</name>
    <message>
        <source>Sector {number} · turn ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {number} · in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {number} · turn to come</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrewTabs</name>
    <message>
        <source>Sector {number} · dice left: {dice}</source>
        <extracomment>A member of the team in a narrow strip, for tool tips and screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DangerIcon</name>
    <message>
        <source>Common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncommon</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceArea</name>
    <message>
        <source>Available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventSheet</name>
    <message>
        <source>If the sector shows one of {icons}: {effect}</source>
        <extracomment>{icons} are the biomes of an event card, {effect} what it does if one of them is visible in the sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise: {effect}</source>
        <extracomment>What an event card does where none of its biomes is visible.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>Some fonts of the game could not be loaded, so fonts of your system stand in for them. Nothing else is affected; installing the game again brings them back. Missing: {files}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Home: the game is kept as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts (?)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{member}: %n action(s) left</source>
        <translation>
            <numerusform>{member}: %n action left</numerusform>
            <numerusform>{member}: %n actions left</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: turn ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: turn to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
    <message>
        <source>{supplies} of {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplies: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success tokens: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to undo: this is the start of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This save is open for reading only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict undo: something hidden was shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>A ship, a crew, and the far side of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n save(s)</source>
        <translation>
            <numerusform>%n save</numerusform>
            <numerusform>%n saves</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Icon</name>
    <message>
        <source>Accident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adrift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barracks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biology</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice combination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Construction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control center</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crew assignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crew quarters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alien tech</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strange flora</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microorganism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mineral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Living specimen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Docking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag handle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mission equipment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mission equipment upgrade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal equipment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small equipment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emergency evac</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final POI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit to view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Food</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gathering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greenhouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hangar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Important</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Malfunction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medbay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memorial wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structural mod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utility mod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-way path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oxygen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oxygen filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point of interest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power connectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probe bay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production complex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank-up card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacrifice a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planetary scanner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Science</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shutdown tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Situation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solar panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technology</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training expedition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique discovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unloading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Xenology</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InjuryIcon</name>
    <message>
        <source>Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mental</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Journey</name>
    <message>
        <source>Nobody is in turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Which language do you speak?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be changed at any time in the settings, also in the middle of a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>A copy was written: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brought in: {file}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryScreen</name>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in a save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogText</name>
    <message numerus="yes">
        <source>%n event card(s) are shuffled into a new deck.</source>
        <translation>
            <numerusform>%n event card is shuffled into a new deck.</numerusform>
            <numerusform>%n event cards are shuffled into a new deck.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} takes the start token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} begins a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} travels to {sector}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} spends a die: {die}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} refreshes a die: {die}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The away team loses %n [supplies].</source>
        <translation>
            <numerusform>The away team loses %n [supplies].</numerusform>
            <numerusform>The away team loses %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [supplies].</source>
        <translation>
            <numerusform>The away team gains %n [supplies].</numerusform>
            <numerusform>The away team gains %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [success].</source>
        <translation>
            <numerusform>The away team gains %n [success].</numerusform>
            <numerusform>The away team gains %n [success].</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} rolls a danger die for danger table {letter}: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} ends the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} reveals an event: {event}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event is discarded: {event}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} agrees to the lift-off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} wants to stay on the planet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next effect is carried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This comes next: {effects}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one answer was possible, so the game went on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question is answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the undo, new luck: dice and cards may fall differently from here on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here on the players roll real dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here on the game rolls the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new expedition begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} sets out to travel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} rests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} takes a special action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} takes an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ending} Left behind: {members}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander lifts off. The expedition is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emergency evac: the away team is taken off the planet. The expedition is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expedition ends here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody of the away team is left. The expedition is over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapReader</name>
    <message>
        <source>The crew member in turn is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter travels here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapTools</name>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole planet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Planet map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemberModel</name>
    <message>
        <source>{member}, {section}, in {place}</source>
        <extracomment>A member of the away team in a list, with the section and the place.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Mistake</name>
    <message>
        <source>there is no such folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder has no pack.json, so it is not a content pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read ({found})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a link; a pack holds plain files only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a plain file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file or folder of a pack may not have this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pack has no place for this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than {wanted} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all files together are larger than {wanted} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than {wanted} files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not UTF-8 (at byte {found})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text starts with a byte order mark; save it as UTF-8 without one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a NUL character in the text (at byte {found})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON (at line and column {found})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brackets are nested deeper than {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &apos;{found}&apos; stands here twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a character here that cannot be shown ({found})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {found}, but a list belongs here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {found}, but an object with named values belongs here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {found}, but a whole number belongs here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {found}, but a text in quotation marks belongs here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {found}, but true or false belongs here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {found}, but a number from {wanted} belongs here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is longer than {wanted} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something belongs here, but it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not a name: up to 64 letters, digits, &apos;_&apos; and &apos;-&apos; without spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key &apos;{found}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &apos;{wanted}&apos; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown effect &apos;{found}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown type &apos;{found}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown value &apos;{found}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {found}, which does not belong here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {wanted} parts for one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id &apos;{found}&apos; is already taken by {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not in {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no sector has &quot;lander&quot;: true, so nobody can land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path ends where it starts, in sector {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>danger tables {found} roll on each other without end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at worst more than {wanted} effects follow one another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pack has format {found}; this program reads up to format {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pack &apos;{found}&apos; is needed but not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>packs need each other in a circle: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the language &apos;{found}&apos; is not listed in pack.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file words/{found}.json is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no text of the pack reads &apos;{found}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {found} in {wanted}, too few for a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {found} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Sector {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger table {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>The color of a die.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>The color of a die.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>The color of a die.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specialist die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Universal die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} ({color}, {icon})</source>
        <extracomment>A specialist die: {color} is red, green or blue, {icon} the skill on it, such as Defense.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} ({color})</source>
        <extracomment>A die that is not a specialist: &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} · {section}</source>
        <extracomment>Who goes and for which section.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The away team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the same number, dice and cards fall the same again. Leave it empty for new luck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number, or empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number for chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the expedition</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeSheet</name>
    <message>
        <source>Copy the details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PathModel</name>
    <message>
        <source>free</source>
        <extracomment>On a path that asks for nothing. One short word.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path from {start} to {end}</source>
        <extracomment>A path of the planet in a list, by the sectors at its ends.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The settings could not be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They hold until you close the program. Check that the disk is not full and may be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read, so they start anew. The damaged file was kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trouble with the save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trouble with a content pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake. Every decision you made is kept; go on from the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake. Every decision you made is kept; go on from the last one. A report for those who can mend it lies in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games ({pattern})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in a save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>The expedition is over. Undo reaches back, the library keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} decide:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} decides:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All answers ({count})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} ({section})</source>
        <extracomment>A player and the section that decides: &quot;Ann (Recon)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who takes the start token and the first turn of the round?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{member}: choose an action (%n left).</source>
        <translation>
            <numerusform>{member}: choose an action (%n left).</numerusform>
            <numerusform>{member}: choose an action (%n left).</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} has revealed an event: {event}. Read it, then resolve it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: which die do you spend?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: which die do you refresh?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} wants to leave the planet. Does every other section agree to the lift-off?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} rolls a danger die for danger table {letter}. What does it show?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: choose one option.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source}: choose one option for {member}.</source>
        <extracomment>{source} is the card, path or table that offers the options.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travel to {sector}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}: agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}: stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve the event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the game roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Another decision comes first. {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expedition is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No path leads there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No path leads from here to this sector: {sector}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This path is one-way: it can be used in the direction of its arrows only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sector forbids travel: {sector}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resting costs 1 [supplies], and none are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not one of the answers to choose from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sector does not offer such a special action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one special action is allowed in each turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift-off is possible only from the lander sector: {sector}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cost of this option cannot be paid in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This die cannot be used here: {die}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>No effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [supplies].</source>
        <translation>
            <numerusform>Lose %n [supplies].</numerusform>
            <numerusform>Lose %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [supplies].</source>
        <translation>
            <numerusform>Gain %n [supplies].</numerusform>
            <numerusform>Gain %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [success].</source>
        <translation>
            <numerusform>Gain %n [success].</numerusform>
            <numerusform>Gain %n [success].</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll a danger die and resolve it with danger table {letter}.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle all [event] cards into a new face-down deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new round: decide who takes the start token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next crewmember clockwise takes a turn; after the last turn the round ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the next action of the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the sector at the other end of the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh half of your section dice, rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn and reveal an [event] card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve the revealed [event] card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the [event] card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}. {option}</source>
        <extracomment>One of several alternatives on its own line, with its number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Spend %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Spend %n [any_die].</numerusform>
            <numerusform>Spend %n [any_die].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n red die(s).</source>
        <translation>
            <numerusform>Spend %n red die.</numerusform>
            <numerusform>Spend %n red dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n green die(s).</source>
        <translation>
            <numerusform>Spend %n green die.</numerusform>
            <numerusform>Spend %n green dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n blue die(s).</source>
        <translation>
            <numerusform>Spend %n blue die.</numerusform>
            <numerusform>Spend %n blue dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Refresh %n [any_die].</numerusform>
            <numerusform>Refresh %n [any_die].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n red die(s).</source>
        <translation>
            <numerusform>Refresh %n red die.</numerusform>
            <numerusform>Refresh %n red dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n green die(s).</source>
        <translation>
            <numerusform>Refresh %n green die.</numerusform>
            <numerusform>Refresh %n green dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n blue die(s).</source>
        <translation>
            <numerusform>Refresh %n blue die.</numerusform>
            <numerusform>Refresh %n blue dice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Engineering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Science</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Security</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectorCard</name>
    <message>
        <source>Travel here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only somebody who stands here can do this, in the own turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectorModel</name>
    <message>
        <source>Sector {number}: {name}</source>
        <extracomment>A sector of the planet in a list, by its number and name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck, undo and dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New luck after undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: a roll that is undone and made again falls the same. On: what is played after an undo draws anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On: undo stops where something hidden was shown, such as a roll or a drawn card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On: you roll dice on your own table and tell the game what they show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports of faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go from one part of the screen to the next; with Shift back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act: press the button, take the choice, go to the sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back: close a list or sheet, let go of what is carried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the answer with this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the map: from sector to sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the map, with any arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the whole map into view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table while a sheet is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the crew boards, in a narrow window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show situation and journal, in a narrow window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SituationColumn</name>
    <message>
        <source>Lander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplies: {supplies} of {most}</source>
        <extracomment>The marker on the supply track.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the event deck: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded events: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SituationTabs</name>
    <message>
        <source>Situation and journal (J)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>The expedition is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the first screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only to look at: another window plays this save, or its file may not be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message numerus="yes">
        <source>A content pack has %n mistake(s) and was not added. Everything else works as before; its author can correct what is listed here.</source>
        <extracomment>%n is the number of mistakes in one or several content packs.</extracomment>
        <translation>
            <numerusform>A content pack has %n mistake and was not added. Everything else works as before; its author can correct what is listed here.</numerusform>
            <numerusform>A content pack has %n mistakes and was not added. Everything else works as before; its author can correct what is listed here.</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence} (did you mean “{meant}”?)</source>
        <extracomment>{sentence} says what is wrong in a content pack.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a saved game. It was left as it is; choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing in it was changed; repair a copy with “vanguard-desktop doctor” or open another save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} ends too soon, as after an interrupted copy. Everything before that point is kept; repair a copy with “vanguard-desktop doctor”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was made by a newer version of the game. It was left as it is; update the game to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no longer there. If it was moved, import it from its new place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} can only be read, so the last decision was not recorded. Everything before it is kept; allow writing to the file or continue in a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full, so the last decision was not recorded in {file}. Everything before it is kept; free some space and decide again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system does not allow access to {file}. Nothing was changed; check the permissions of the file and its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was played with content packs that are missing or different here. It was left as it is; add those packs to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is open in another window, so it can only be read here. Close the other window to continue playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has been played on elsewhere, so the last decision was not recorded here. Everything that was recorded is kept; open the save again to see it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoText</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start token for {member}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent die: {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refreshed die: {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost supplies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gained supplies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gained successes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>danger die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event: {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer to the lift-off: {section}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the expedition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start of the expedition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proposed lift-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice: {source}</source>
        <extracomment>{source} is a card or table whose text the players decided on.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>travel to {sector}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>travel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_SaveCard</name>
    <message numerus="yes">
        <source>%n decision(s) · {when}</source>
        <translation>
            <numerusform>%n decision · {when}</numerusform>
            <numerusform>%n decisions · {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
