<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>Über das Spiel</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A cooperative, story-driven campaign board game for one to four players at one screen.</source>
        <translation>Ein kooperatives Kampagnen-Brettspiel mit einer großen Geschichte, für eine bis vier Personen an einem Bildschirm.</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>The program is free software under the MIT license. Its text comes with the program.</source>
        <translation>Das Programm ist freie Software unter der MIT-Lizenz. Deren Text liegt dem Programm bei.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>Under the SIL Open Font License 1.1. The license of each font lies beside it in the program&apos;s folder.</source>
        <translation>Unter der SIL Open Font License 1.1. Die Lizenz jeder Schrift liegt neben ihr im Ordner des Programms.</translation>
    </message>
    <message>
        <source>Built on</source>
        <translation>Gebaut mit</translation>
    </message>
    <message>
        <source>Qt {qt} and PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs and cattrs (MIT), platformdirs (MIT).</source>
        <translation>Qt {qt} und PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs und cattrs (MIT), platformdirs (MIT).</translation>
    </message>
</context>
<context>
    <name>Biome</name>
    <message>
        <source>Aquatic</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Caves</source>
        <translation>Höhlen</translation>
    </message>
    <message>
        <source>Crystalline</source>
        <translation>Kristallin</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>Frigid</source>
        <translation>Kälte</translation>
    </message>
    <message>
        <source>Hostile</source>
        <translation>Feindselig</translation>
    </message>
    <message>
        <source>Lethal</source>
        <translation>Tödlich</translation>
    </message>
    <message>
        <source>Rocky</source>
        <translation>Felsig</translation>
    </message>
    <message>
        <source>Ruins</source>
        <translation>Ruinen</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Vegetation</source>
        <translation>Vegetation</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Vakuum</translation>
    </message>
    <message>
        <source>Volcanic</source>
        <translation>Vulkanisch</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Last position · {hours} h {minutes} min played</source>
        <extracomment>How long the game was played: &quot;18 h 40 min played&quot;.</extracomment>
        <translation>Letzte Stellung · {hours} h {minutes} min gespielt</translation>
    </message>
    <message>
        <source>Last position · {minutes} min played</source>
        <translation>Letzte Stellung · {minutes} min gespielt</translation>
    </message>
    <message>
        <source>The expedition is over · {when}</source>
        <translation>Die Expedition ist beendet · {when}</translation>
    </message>
    <message>
        <source>Round {round} · {when}</source>
        <translation>Runde {round} · {when}</translation>
    </message>
</context>
<context>
    <name>CrewBoard</name>
    <message>
        <source>{section} · rank {rank} · seat of {player}</source>
        <extracomment>The section of a crew member, the rank, and the player who has the seat.</extracomment>
        <translation>{section} · Rang {rank} · Platz: {player}</translation>
    </message>
    <message>
        <source>Rank {rank}</source>
        <translation>Rang {rank}</translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
        <translation>Sektor {number}: {place}</translation>
    </message>
    <message>
        <source>Basic {color} counts as {icon}</source>
        <extracomment>A convert ability: basic icons of a color count as the icon.</extracomment>
        <translation>Basis ({color}) zählt als {icon}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>noch %n Aktion</numerusform>
            <numerusform>noch %n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the start token</source>
        <translation>Startplättchen nehmen</translation>
    </message>
</context>
<context>
    <name>CrewColumn</name>
    <message>
        <source>Sector {number} · turn ended</source>
        <translation>Sektor {number} · Zug beendet</translation>
    </message>
    <message>
        <source>Sector {number} · in turn</source>
        <translation>Sektor {number} · am Zug</translation>
    </message>
    <message>
        <source>Sector {number} · turn to come</source>
        <translation>Sektor {number} · Zug steht aus</translation>
    </message>
</context>
<context>
    <name>CrewTabs</name>
    <message>
        <source>Sector {number} · dice left: {dice}</source>
        <extracomment>A member of the team in a narrow strip, for tool tips and screen readers.</extracomment>
        <translation>Sektor {number} · Würfel übrig: {dice}</translation>
    </message>
</context>
<context>
    <name>DangerIcon</name>
    <message>
        <source>Common</source>
        <translation>Gewöhnlich</translation>
    </message>
    <message>
        <source>Rare</source>
        <translation>Selten</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speziell</translation>
    </message>
    <message>
        <source>Uncommon</source>
        <translation>Ungewöhnlich</translation>
    </message>
</context>
<context>
    <name>DiceArea</name>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Spent: {count}</source>
        <translation>Verbraucht: {count}</translation>
    </message>
</context>
<context>
    <name>EventSheet</name>
    <message>
        <source>If the sector shows one of {icons}: {effect}</source>
        <extracomment>{icons} are the biomes of an event card, {effect} what it does if one of them is visible in the sector.</extracomment>
        <translation>Zeigt der Sektor eines von {icons}: {effect}</translation>
    </message>
    <message>
        <source>Otherwise: {effect}</source>
        <extracomment>What an event card does where none of its biomes is visible.</extracomment>
        <translation>Sonst: {effect}</translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
        <translation>Sektor {number}: {place}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Event {number} of {count}</source>
        <translation>Ereignis {number} von {count}</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Auf den Tisch schauen</translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>Some fonts of the game could not be loaded, so fonts of your system stand in for them. Nothing else is affected; installing the game again brings them back. Missing: {files}</source>
        <translation>Einige Schriften des Spiels konnten nicht geladen werden; Schriften eures Systems vertreten sie. Sonst ist nichts betroffen; eine neue Installation des Spiels bringt sie zurück. Es fehlen: {files}</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Home: the game is kept as it is</source>
        <translation>Startseite: Das Spiel bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Shortcuts (?)</source>
        <translation>Tastenkürzel (?)</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message numerus="yes">
        <source>{member}: %n action(s) left</source>
        <translation>
            <numerusform>{member}: noch %n Aktion</numerusform>
            <numerusform>{member}: noch %n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: turn ended</source>
        <translation>{member}: Zug beendet</translation>
    </message>
    <message>
        <source>{member}: turn to come</source>
        <translation>{member}: Zug steht noch aus</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>noch %n Aktion</numerusform>
            <numerusform>noch %n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>{supplies} of {most}</source>
        <translation>{supplies} von {most}</translation>
    </message>
    <message>
        <source>Supplies: {count}</source>
        <translation>Vorräte: {count}</translation>
    </message>
    <message>
        <source>Success tokens: {count}</source>
        <translation>Erfolgsplättchen: {count}</translation>
    </message>
    <message>
        <source>Nothing to undo: this is the start of the game.</source>
        <translation>Nichts rückgängig zu machen: Das ist der Anfang des Spiels.</translation>
    </message>
    <message>
        <source>This save is open for reading only.</source>
        <translation>Dieser Spielstand ist nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>Strict undo: something hidden was shown here.</source>
        <translation>Strenges Rückgängig: Hier wurde etwas Verborgenes gezeigt.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Nichts zu wiederholen.</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>A ship, a crew, and the far side of the map</source>
        <translation>Ein Schiff, eine Besatzung und das andere Ende der Karte</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message numerus="yes">
        <source>%n save(s)</source>
        <translation>
            <numerusform>%n Spielstand</numerusform>
            <numerusform>%n Spielstände</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über das Spiel</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>Icon</name>
    <message>
        <source>Accident</source>
        <translation>Unfall</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Action pawn</source>
        <translation>Aktionsstein</translation>
    </message>
    <message>
        <source>Adrift</source>
        <translation>Im All treibend</translation>
    </message>
    <message>
        <source>Any die</source>
        <translation>Beliebiger Würfel</translation>
    </message>
    <message>
        <source>Any symbol</source>
        <translation>Beliebig-Symbol</translation>
    </message>
    <message>
        <source>Assist</source>
        <translation>Unterstützen</translation>
    </message>
    <message>
        <source>Barracks</source>
        <translation>Besatzungsunterkünfte</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Biology</source>
        <translation>Biologie</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Ladung</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Aufklappen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Codex</source>
        <translation>Kodex</translation>
    </message>
    <message>
        <source>Dice combination</source>
        <translation>Würfelkombination</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Konstruktion</translation>
    </message>
    <message>
        <source>Control center</source>
        <translation>Kontrollzentrum</translation>
    </message>
    <message>
        <source>Convert ability</source>
        <translation>Wandlungsfähigkeit</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Crew assignment</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Crew quarters</source>
        <translation>Mannschaftsquartier</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>Nachbesprechung</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>Dice check</source>
        <translation>Würfelwurf</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Alien tech</source>
        <translation>Alien-Tech</translation>
    </message>
    <message>
        <source>Strange flora</source>
        <translation>Seltsame Flora</translation>
    </message>
    <message>
        <source>Microorganism</source>
        <translation>Mikroorganismus</translation>
    </message>
    <message>
        <source>Mineral</source>
        <translation>Mineral</translation>
    </message>
    <message>
        <source>Living specimen</source>
        <translation>Lebendes Exemplar</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Nicht archivieren</translation>
    </message>
    <message>
        <source>Docking</source>
        <translation>Andocken</translation>
    </message>
    <message>
        <source>Drag handle</source>
        <translation>Ziehgriff</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Energy cost</source>
        <translation>Energiekosten</translation>
    </message>
    <message>
        <source>Mission equipment</source>
        <translation>Missionsausrüstung</translation>
    </message>
    <message>
        <source>Mission equipment upgrade</source>
        <translation>Missionsausrüstungsausbau</translation>
    </message>
    <message>
        <source>Personal equipment</source>
        <translation>Persönliche Ausrüstung</translation>
    </message>
    <message>
        <source>Small equipment</source>
        <translation>Kleine Ausrüstung</translation>
    </message>
    <message>
        <source>Emergency evac</source>
        <translation>Notevakuierung</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Exert</source>
        <translation>Strapaze</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Kundschaften</translation>
    </message>
    <message>
        <source>Final POI</source>
        <translation>Finales Sonderziel</translation>
    </message>
    <message>
        <source>Fit to view</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Garage</source>
        <translation>Garage</translation>
    </message>
    <message>
        <source>Gathering</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Global condition</source>
        <translation>Globale Bedingung</translation>
    </message>
    <message>
        <source>Greenhouse</source>
        <translation>Gewächshaus</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hangar</source>
        <translation>Hangar</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Wichtig</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Tagebuch</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Lander</source>
        <translation>Lander</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Wendigkeit</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Panzerung</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Back to the bag</source>
        <translation>Zurück in den Beutel</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Lift-off</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Malfunction</source>
        <translation>Störung</translation>
    </message>
    <message>
        <source>Medbay</source>
        <translation>Krankenstation</translation>
    </message>
    <message>
        <source>Memorial wall</source>
        <translation>Gedenkwand</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Structural mod</source>
        <translation>Strukturmod</translation>
    </message>
    <message>
        <source>Utility mod</source>
        <translation>Versorgungsmod</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>No movement</source>
        <translation>Keine Bewegung</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>One-way path</source>
        <translation>Einbahnroute</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Oxygen</source>
        <translation>Sauerstoff</translation>
    </message>
    <message>
        <source>Oxygen filters</source>
        <translation>Sauerstofffilter</translation>
    </message>
    <message>
        <source>Content pack</source>
        <translation>Inhaltspaket</translation>
    </message>
    <message>
        <source>Penalty token</source>
        <translation>Strafplättchen</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>Physisch</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Offen halten</translation>
    </message>
    <message>
        <source>Ping</source>
        <translation>Ping</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Planet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Point of interest</source>
        <translation>Sonderziel</translation>
    </message>
    <message>
        <source>Power connectors</source>
        <translation>Stromanschlüsse</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>Probe bay</source>
        <translation>Sondenhangar</translation>
    </message>
    <message>
        <source>Production complex</source>
        <translation>Produktionskomplex</translation>
    </message>
    <message>
        <source>Quiet corner</source>
        <translation>Ruhige Ecke</translation>
    </message>
    <message>
        <source>Rank 1</source>
        <translation>Rang 1</translation>
    </message>
    <message>
        <source>Rank 2</source>
        <translation>Rang 2</translation>
    </message>
    <message>
        <source>Rank 3</source>
        <translation>Rang 3</translation>
    </message>
    <message>
        <source>Rank-up card</source>
        <translation>Beförderungskarte</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Erneuern</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <translation>Forschungslabor</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Rasten</translation>
    </message>
    <message>
        <source>Rover</source>
        <translation>Rover</translation>
    </message>
    <message>
        <source>Sacrifice a die</source>
        <translation>Würfel opfern</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Save point</source>
        <translation>Sicherungspunkt</translation>
    </message>
    <message>
        <source>Planetary scanner</source>
        <translation>Planetenscanner</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Forschung</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Saatgut</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Share window</source>
        <translation>Freigabefenster</translation>
    </message>
    <message>
        <source>Shutdown tile</source>
        <translation>Abschaltungsplättchen</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>Sol</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Solar panels</source>
        <translation>Solarmodule</translation>
    </message>
    <message>
        <source>Spare part</source>
        <translation>Ersatzteil</translation>
    </message>
    <message>
        <source>Special action</source>
        <translation>Sonderaktion</translation>
    </message>
    <message>
        <source>Spend a die</source>
        <translation>Würfel verbrauchen</translation>
    </message>
    <message>
        <source>Star map</source>
        <translation>Sternkarte</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Stress</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Bedrohung</translation>
    </message>
    <message>
        <source>Time token</source>
        <translation>Zeitplättchen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Reisen</translation>
    </message>
    <message>
        <source>Training expedition</source>
        <translation>Trainingsexpedition</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Unique discovery</source>
        <translation>Einmalige Entdeckung</translation>
    </message>
    <message>
        <source>Unloading</source>
        <translation>Entladen</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>Xenology</source>
        <translation>Xenologie</translation>
    </message>
</context>
<context>
    <name>InjuryIcon</name>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Heavy damage</source>
        <translation>Schwerer Schaden</translation>
    </message>
    <message>
        <source>Mental</source>
        <translation>Mental</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spezial</translation>
    </message>
</context>
<context>
    <name>Journey</name>
    <message>
        <source>Nobody is in turn.</source>
        <translation>Niemand ist am Zug.</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Which language do you speak?</source>
        <translation>Welche Sprache sprecht ihr?</translation>
    </message>
    <message>
        <source>It can be changed at any time in the settings, also in the middle of a game.</source>
        <translation>Sie lässt sich jederzeit in den Einstellungen ändern, auch mitten im Spiel.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>A copy was written: {file}</source>
        <translation>Kopie geschrieben: {file}</translation>
    </message>
    <message>
        <source>Brought in: {file}</source>
        <translation>Importiert: {file}</translation>
    </message>
</context>
<context>
    <name>LibraryScreen</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Bring in a save</source>
        <translation>Spielstand importieren</translation>
    </message>
</context>
<context>
    <name>LogText</name>
    <message numerus="yes">
        <source>%n event card(s) are shuffled into a new deck.</source>
        <translation>
            <numerusform>%n Ereigniskarte wird zu einem neuen Deck gemischt.</numerusform>
            <numerusform>%n Ereigniskarten werden zu einem neuen Deck gemischt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation>Runde {number} beginnt.</translation>
    </message>
    <message>
        <source>{member} takes the start token.</source>
        <translation>{member} nimmt das Startplättchen.</translation>
    </message>
    <message>
        <source>{member} begins a turn.</source>
        <translation>{member} beginnt einen Zug.</translation>
    </message>
    <message>
        <source>{member} travels to {sector}.</source>
        <translation>{member} reist in diesen Sektor: {sector}.</translation>
    </message>
    <message>
        <source>{member} spends a die: {die}.</source>
        <translation>{member} verbraucht einen Würfel: {die}.</translation>
    </message>
    <message>
        <source>{member} refreshes a die: {die}.</source>
        <translation>{member} erneuert einen Würfel: {die}.</translation>
    </message>
    <message numerus="yes">
        <source>The away team loses %n [supplies].</source>
        <translation>
            <numerusform>Das Außenteam verliert %n [supplies].</numerusform>
            <numerusform>Das Außenteam verliert %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [supplies].</source>
        <translation>
            <numerusform>Das Außenteam erhält %n [supplies].</numerusform>
            <numerusform>Das Außenteam erhält %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [success].</source>
        <translation>
            <numerusform>Das Außenteam erhält %n [success].</numerusform>
            <numerusform>Das Außenteam erhält %n [success].</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} rolls a danger die for danger table {letter}: {result}.</source>
        <translation>{member} würfelt einen Gefahrenwürfel für Gefahrentabelle {letter}: {result}.</translation>
    </message>
    <message>
        <source>{member} ends the turn.</source>
        <translation>{member} beendet den Zug.</translation>
    </message>
    <message>
        <source>{member} reveals an event: {event}.</source>
        <translation>{member} deckt ein Ereignis auf: {event}.</translation>
    </message>
    <message>
        <source>The event is discarded: {event}.</source>
        <translation>Das Ereignis wird abgelegt: {event}.</translation>
    </message>
    <message>
        <source>{section} agrees to the lift-off.</source>
        <translation>{section} ist mit dem Start einverstanden.</translation>
    </message>
    <message>
        <source>{section} wants to stay on the planet.</source>
        <translation>{section} will auf dem Planeten bleiben.</translation>
    </message>
    <message>
        <source>The next effect is carried out.</source>
        <translation>Der nächste Effekt wird ausgeführt.</translation>
    </message>
    <message>
        <source>This comes next: {effects}</source>
        <translation>Als Nächstes folgt: {effects}</translation>
    </message>
    <message>
        <source>Only one answer was possible, so the game went on.</source>
        <translation>Nur eine Antwort war möglich, also ging das Spiel weiter.</translation>
    </message>
    <message>
        <source>The question is answered.</source>
        <translation>Die Frage ist beantwortet.</translation>
    </message>
    <message>
        <source>After the undo, new luck: dice and cards may fall differently from here on.</source>
        <translation>Nach dem Rückgängigmachen neues Glück: Würfel und Karten können ab hier anders fallen.</translation>
    </message>
    <message>
        <source>From here on the players roll real dice.</source>
        <translation>Ab hier würfelt ihr mit echten Würfeln.</translation>
    </message>
    <message>
        <source>From here on the game rolls the dice.</source>
        <translation>Ab hier würfelt das Spiel.</translation>
    </message>
    <message>
        <source>A new expedition begins.</source>
        <translation>Eine neue Expedition beginnt.</translation>
    </message>
    <message>
        <source>{member} sets out to travel.</source>
        <translation>{member} bricht zu einer Reise auf.</translation>
    </message>
    <message>
        <source>{member} rests.</source>
        <translation>{member} rastet.</translation>
    </message>
    <message>
        <source>{member} takes a special action.</source>
        <translation>{member} führt eine Sonderaktion aus.</translation>
    </message>
    <message>
        <source>{member} takes an action.</source>
        <translation>{member} führt eine Aktion aus.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{ending} Left behind: {members}.</source>
        <translation>{ending} Zurückgeblieben: {members}.</translation>
    </message>
    <message>
        <source>The lander lifts off. The expedition is over.</source>
        <translation>Der Lander startet. Die Expedition ist beendet.</translation>
    </message>
    <message>
        <source>Emergency evac: the away team is taken off the planet. The expedition is over.</source>
        <translation>Notevakuierung: Das Außenteam wird vom Planeten geholt. Die Expedition ist beendet.</translation>
    </message>
    <message>
        <source>The expedition ends here.</source>
        <translation>Die Expedition endet hier.</translation>
    </message>
    <message>
        <source>Nobody of the away team is left. The expedition is over.</source>
        <translation>Vom Außenteam ist niemand mehr übrig. Die Expedition ist beendet.</translation>
    </message>
</context>
<context>
    <name>MapReader</name>
    <message>
        <source>The crew member in turn is here.</source>
        <translation>Das Besatzungsmitglied am Zug ist hier.</translation>
    </message>
    <message>
        <source>Enter travels here.</source>
        <translation>Eingabetaste: hierher reisen.</translation>
    </message>
</context>
<context>
    <name>MapTools</name>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show the whole planet</source>
        <translation>Den ganzen Planeten zeigen</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Planet map</source>
        <translation>Planetenkarte</translation>
    </message>
</context>
<context>
    <name>MemberModel</name>
    <message>
        <source>{member}, {section}, in {place}</source>
        <extracomment>A member of the away team in a list, with the section and the place.</extracomment>
        <translation>{member}, {section}, Ort: {place}</translation>
    </message>
</context>
<context>
    <name>Mistake</name>
    <message>
        <source>there is no such folder</source>
        <translation>diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>the folder has no pack.json, so it is not a content pack</source>
        <translation>im Ordner fehlt pack.json, also ist er kein Inhaltspaket</translation>
    </message>
    <message>
        <source>it cannot be read ({found})</source>
        <translation>das kann nicht gelesen werden ({found})</translation>
    </message>
    <message>
        <source>it is a link; a pack holds plain files only</source>
        <translation>das ist eine Verknüpfung; ein Paket enthält nur gewöhnliche Dateien</translation>
    </message>
    <message>
        <source>it is not a plain file</source>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>a file or folder of a pack may not have this name</source>
        <translation>eine Datei oder ein Ordner eines Pakets darf nicht so heißen</translation>
    </message>
    <message>
        <source>a pack has no place for this file</source>
        <translation>ein Paket hat keinen Platz für diese Datei</translation>
    </message>
    <message>
        <source>the file is larger than {wanted} bytes</source>
        <translation>die Datei ist größer als {wanted} Bytes</translation>
    </message>
    <message>
        <source>all files together are larger than {wanted} bytes</source>
        <translation>alle Dateien zusammen sind größer als {wanted} Bytes</translation>
    </message>
    <message>
        <source>there are more than {wanted} files</source>
        <translation>es gibt mehr als {wanted} Dateien</translation>
    </message>
    <message>
        <source>the text is not UTF-8 (at byte {found})</source>
        <translation>der Text ist nicht UTF-8 (bei Byte {found})</translation>
    </message>
    <message>
        <source>the text starts with a byte order mark; save it as UTF-8 without one</source>
        <translation>der Text beginnt mit einem Byte Order Mark; speichert ihn als UTF-8 ohne</translation>
    </message>
    <message>
        <source>there is a NUL character in the text (at byte {found})</source>
        <translation>im Text steht ein NUL-Zeichen (bei Byte {found})</translation>
    </message>
    <message>
        <source>this is not JSON (at line and column {found})</source>
        <translation>das ist kein JSON (in Zeile und Spalte {found})</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {wanted}</source>
        <translation>Klammern sind tiefer als {wanted} verschachtelt</translation>
    </message>
    <message>
        <source>the key &apos;{found}&apos; stands here twice</source>
        <translation>der Schlüssel „{found}“ steht hier zweimal</translation>
    </message>
    <message>
        <source>there is a character here that cannot be shown ({found})</source>
        <translation>hier steht ein Zeichen, das nicht angezeigt werden kann ({found})</translation>
    </message>
    <message>
        <source>found {found}, but a list belongs here</source>
        <translation>gefunden: {found}, aber hierher gehört eine Liste</translation>
    </message>
    <message>
        <source>found {found}, but an object with named values belongs here</source>
        <translation>gefunden: {found}, aber hierher gehört ein Objekt mit benannten Werten</translation>
    </message>
    <message>
        <source>found {found}, but a whole number belongs here</source>
        <translation>gefunden: {found}, aber hierher gehört eine ganze Zahl</translation>
    </message>
    <message>
        <source>found {found}, but a text in quotation marks belongs here</source>
        <translation>gefunden: {found}, aber hierher gehört ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>found {found}, but true or false belongs here</source>
        <translation>gefunden: {found}, aber hierher gehört true oder false</translation>
    </message>
    <message>
        <source>found {found}, but a number from {wanted} belongs here</source>
        <translation>gefunden: {found}, aber hierher gehört eine Zahl von {wanted}</translation>
    </message>
    <message>
        <source>the text is longer than {wanted} characters</source>
        <translation>der Text ist länger als {wanted} Zeichen</translation>
    </message>
    <message>
        <source>something belongs here, but it is empty</source>
        <translation>hierher gehört etwas, aber es ist leer</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not a name: up to 64 letters, digits, &apos;_&apos; and &apos;-&apos; without spaces</source>
        <translation>„{found}“ ist kein Name: bis zu 64 Buchstaben, Ziffern, „_“ und „-“ ohne Leerzeichen</translation>
    </message>
    <message>
        <source>unknown key &apos;{found}&apos;</source>
        <translation>unbekannter Schlüssel „{found}“</translation>
    </message>
    <message>
        <source>the key &apos;{wanted}&apos; is missing</source>
        <translation>der Schlüssel „{wanted}“ fehlt</translation>
    </message>
    <message>
        <source>unknown effect &apos;{found}&apos;</source>
        <translation>unbekannter Effekt „{found}“</translation>
    </message>
    <message>
        <source>unknown type &apos;{found}&apos;</source>
        <translation>unbekannter Typ „{found}“</translation>
    </message>
    <message>
        <source>unknown value &apos;{found}&apos;</source>
        <translation>unbekannter Wert „{found}“</translation>
    </message>
    <message>
        <source>found {found}, which does not belong here</source>
        <translation>gefunden: {found}, das gehört nicht hierher</translation>
    </message>
    <message>
        <source>more than {wanted} parts for one card</source>
        <translation>mehr als {wanted} Teile für eine Karte</translation>
    </message>
    <message>
        <source>the id &apos;{found}&apos; is already taken by {wanted}</source>
        <translation>die Kennung „{found}“ ist schon vergeben an {wanted}</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not in {wanted}</source>
        <translation>„{found}“ gibt es nicht in {wanted}</translation>
    </message>
    <message>
        <source>no sector has &quot;lander&quot;: true, so nobody can land</source>
        <translation>kein Sektor hat &quot;lander&quot;: true, also kann niemand landen</translation>
    </message>
    <message>
        <source>the path ends where it starts, in sector {found}</source>
        <translation>die Route endet, wo sie beginnt, in Sektor {found}</translation>
    </message>
    <message>
        <source>danger tables {found} roll on each other without end</source>
        <translation>die Gefahrentabellen {found} würfeln endlos aufeinander</translation>
    </message>
    <message>
        <source>at worst more than {wanted} effects follow one another</source>
        <translation>schlimmstenfalls folgen mehr als {wanted} Effekte aufeinander</translation>
    </message>
    <message>
        <source>the pack has format {found}; this program reads up to format {wanted}</source>
        <translation>das Paket hat Format {found}; dieses Programm liest bis Format {wanted}</translation>
    </message>
    <message>
        <source>the pack &apos;{found}&apos; is needed but not there</source>
        <translation>das Paket „{found}“ wird gebraucht, ist aber nicht da</translation>
    </message>
    <message>
        <source>packs need each other in a circle: {found}</source>
        <translation>Pakete brauchen einander im Kreis: {found}</translation>
    </message>
    <message>
        <source>the language &apos;{found}&apos; is not listed in pack.json</source>
        <translation>die Sprache „{found}“ steht nicht in pack.json</translation>
    </message>
    <message>
        <source>the file words/{found}.json is missing</source>
        <translation>die Datei words/{found}.json fehlt</translation>
    </message>
    <message>
        <source>no text of the pack reads &apos;{found}&apos;</source>
        <translation>kein Text des Pakets lautet „{found}“</translation>
    </message>
    <message>
        <source>there are {found} in {wanted}, too few for a game</source>
        <translation>in {wanted} sind {found}, zu wenige für ein Spiel</translation>
    </message>
    <message>
        <source>and {found} more</source>
        <translation>und {found} weitere</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Sector {number}</source>
        <translation>Sektor {number}</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>Danger table {letter}</source>
        <translation>Gefahrentabelle {letter}</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>The color of a die.</extracomment>
        <translation>rot</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>The color of a die.</extracomment>
        <translation>grün</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>The color of a die.</extracomment>
        <translation>blau</translation>
    </message>
    <message>
        <source>Basic die</source>
        <translation>Basiswürfel</translation>
    </message>
    <message>
        <source>Specialist die</source>
        <translation>Spezialwürfel</translation>
    </message>
    <message>
        <source>Universal die</source>
        <translation>Universalwürfel</translation>
    </message>
    <message>
        <source>Expert die</source>
        <translation>Expertenwürfel</translation>
    </message>
    <message>
        <source>Wild die</source>
        <translation>Wilder Würfel</translation>
    </message>
    <message>
        <source>{kind} ({color}, {icon})</source>
        <extracomment>A specialist die: {color} is red, green or blue, {icon} the skill on it, such as Defense.</extracomment>
        <translation>{kind} ({color}, {icon})</translation>
    </message>
    <message>
        <source>{kind} ({color})</source>
        <extracomment>A die that is not a specialist: &quot;Basic die (red)&quot;.</extracomment>
        <translation>{kind} ({color})</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Player {number}</source>
        <translation>Person {number}</translation>
    </message>
    <message>
        <source>{member} · {section}</source>
        <extracomment>Who goes and for which section.</extracomment>
        <translation>{member} · {section}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>The away team</source>
        <translation>Das Außenteam</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Person {number}</translation>
    </message>
    <message>
        <source>With the same number, dice and cards fall the same again. Leave it empty for new luck.</source>
        <translation>Mit derselben Zahl fallen Würfel und Karten wieder gleich. Lasst das Feld leer für neues Glück.</translation>
    </message>
    <message>
        <source>A number, or empty</source>
        <translation>Eine Zahl, oder leer</translation>
    </message>
    <message>
        <source>Number for chance</source>
        <translation>Zahl für den Zufall</translation>
    </message>
    <message>
        <source>Begin the expedition</source>
        <translation>Expedition beginnen</translation>
    </message>
</context>
<context>
    <name>NoticeSheet</name>
    <message>
        <source>Copy the details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
</context>
<context>
    <name>PathModel</name>
    <message>
        <source>free</source>
        <extracomment>On a path that asks for nothing. One short word.</extracomment>
        <translation>frei</translation>
    </message>
    <message>
        <source>Path from {start} to {end}</source>
        <extracomment>A path of the planet in a list, by the sectors at its ends.</extracomment>
        <translation>Route: {start} – {end}</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The settings could not be kept</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden</translation>
    </message>
    <message>
        <source>They hold until you close the program. Check that the disk is not full and may be written.</source>
        <translation>Sie gelten, bis ihr das Programm schließt. Prüft, ob der Datenträger voll ist oder nicht beschrieben werden darf.</translation>
    </message>
    <message>
        <source>The settings could not be read, so they start anew. The damaged file was kept as {file}.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden und beginnen von vorn. Die beschädigte Datei wurde als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Trouble with the save</source>
        <translation>Problem mit dem Spielstand</translation>
    </message>
    <message>
        <source>Trouble with a content pack</source>
        <translation>Problem mit einem Inhaltspaket</translation>
    </message>
    <message>
        <source>The program made a mistake. Every decision you made is kept; go on from the last one.</source>
        <translation>Das Programm hat einen Fehler gemacht. Jede eurer Entscheidungen ist erhalten; macht bei der letzten weiter.</translation>
    </message>
    <message>
        <source>The program made a mistake. Every decision you made is kept; go on from the last one. A report for those who can mend it lies in {folder}.</source>
        <translation>Das Programm hat einen Fehler gemacht. Jede eurer Entscheidungen ist erhalten; macht bei der letzten weiter. Ein Bericht für alle, die ihn beheben können, liegt in {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Saved games ({pattern})</source>
        <translation>Spielstände ({pattern})</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Kopie exportieren</translation>
    </message>
    <message>
        <source>Bring in a save</source>
        <translation>Spielstand importieren</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>The expedition is over. Undo reaches back, the library keeps it.</source>
        <translation>Die Expedition ist beendet. Rückgängig reicht zurück, die Bibliothek bewahrt sie auf.</translation>
    </message>
    <message>
        <source>{players} decide:</source>
        <translation>{players} entscheiden:</translation>
    </message>
    <message>
        <source>{player} decides:</source>
        <translation>{player} entscheidet:</translation>
    </message>
    <message>
        <source>All answers ({count})</source>
        <translation>Alle Antworten ({count})</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{player} ({section})</source>
        <extracomment>A player and the section that decides: &quot;Ann (Recon)&quot;.</extracomment>
        <translation>{player} ({section})</translation>
    </message>
    <message>
        <source>Who takes the start token and the first turn of the round?</source>
        <translation>Wer nimmt das Startplättchen und den ersten Zug der Runde?</translation>
    </message>
    <message numerus="yes">
        <source>{member}: choose an action (%n left).</source>
        <translation>
            <numerusform>{member}: Wählt eine Aktion (noch %n).</numerusform>
            <numerusform>{member}: Wählt eine Aktion (noch %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} has revealed an event: {event}. Read it, then resolve it.</source>
        <translation>{member} hat ein Ereignis aufgedeckt: {event}. Lest es und führt es dann aus.</translation>
    </message>
    <message>
        <source>{member}: which die do you spend?</source>
        <translation>{member}: Welchen Würfel verbraucht ihr?</translation>
    </message>
    <message>
        <source>{member}: which die do you refresh?</source>
        <translation>{member}: Welchen Würfel erneuert ihr?</translation>
    </message>
    <message>
        <source>{member} wants to leave the planet. Does every other section agree to the lift-off?</source>
        <translation>{member} will den Planeten verlassen. Sind alle anderen Sektionen mit dem Start einverstanden?</translation>
    </message>
    <message>
        <source>{member} rolls a danger die for danger table {letter}. What does it show?</source>
        <translation>{member} würfelt einen Gefahrenwürfel für Gefahrentabelle {letter}. Was zeigt er?</translation>
    </message>
    <message>
        <source>{member}: choose one option.</source>
        <translation>{member}: Wählt eine Möglichkeit.</translation>
    </message>
    <message>
        <source>{source}: choose one option for {member}.</source>
        <extracomment>{source} is the card, path or table that offers the options.</extracomment>
        <translation>{source}: Wählt eine Möglichkeit für {member}.</translation>
    </message>
    <message>
        <source>Travel to {sector}</source>
        <translation>Reisen: {sector}</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Rasten</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Lift-off</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>{section}: agree</source>
        <translation>{section}: einverstanden</translation>
    </message>
    <message>
        <source>{section}: stay</source>
        <translation>{section}: bleiben</translation>
    </message>
    <message>
        <source>Resolve the event</source>
        <translation>Ereignis ausführen</translation>
    </message>
    <message>
        <source>Let the game roll</source>
        <translation>Das Spiel würfeln lassen</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>Special action</source>
        <translation>Sonderaktion</translation>
    </message>
    <message>
        <source>Option {number}</source>
        <translation>Möglichkeit {number}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Another decision comes first. {question}</source>
        <translation>Zuerst ist eine andere Entscheidung dran. {question}</translation>
    </message>
    <message>
        <source>The expedition is over.</source>
        <translation>Die Expedition ist beendet.</translation>
    </message>
    <message>
        <source>No path leads there.</source>
        <translation>Keine Route führt dorthin.</translation>
    </message>
    <message>
        <source>No path leads from here to this sector: {sector}.</source>
        <translation>Von hier führt keine Route in diesen Sektor: {sector}.</translation>
    </message>
    <message>
        <source>This path is one-way: it can be used in the direction of its arrows only.</source>
        <translation>Diese Route ist eine Einbahnroute: Sie kann nur in Pfeilrichtung benutzt werden.</translation>
    </message>
    <message>
        <source>This sector forbids travel: {sector}.</source>
        <translation>Dieser Sektor verbietet das Reisen: {sector}.</translation>
    </message>
    <message>
        <source>Resting costs 1 [supplies], and none are left.</source>
        <translation>Rasten kostet 1 [supplies], und es sind keine mehr da.</translation>
    </message>
    <message>
        <source>This is not one of the answers to choose from.</source>
        <translation>Das ist keine der Antworten, die zur Wahl stehen.</translation>
    </message>
    <message>
        <source>This sector does not offer such a special action.</source>
        <translation>Dieser Sektor bietet keine solche Sonderaktion.</translation>
    </message>
    <message>
        <source>Only one special action is allowed in each turn.</source>
        <translation>In jedem Zug ist nur eine Sonderaktion erlaubt.</translation>
    </message>
    <message>
        <source>Lift-off is possible only from the lander sector: {sector}.</source>
        <translation>Starten ist nur vom Lander-Sektor aus möglich: {sector}.</translation>
    </message>
    <message>
        <source>The cost of this option cannot be paid in full.</source>
        <translation>Die Kosten dieser Möglichkeit können nicht vollständig bezahlt werden.</translation>
    </message>
    <message>
        <source>This die cannot be used here: {die}.</source>
        <translation>Dieser Würfel kann hier nicht benutzt werden: {die}.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>No effect.</source>
        <translation>Kein Effekt.</translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [supplies].</source>
        <translation>
            <numerusform>Verliert %n [supplies].</numerusform>
            <numerusform>Verliert %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [supplies].</source>
        <translation>
            <numerusform>Erhaltet %n [supplies].</numerusform>
            <numerusform>Erhaltet %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [success].</source>
        <translation>
            <numerusform>Erhaltet %n [success].</numerusform>
            <numerusform>Erhaltet %n [success].</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll a danger die and resolve it with danger table {letter}.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Würfelt einen Gefahrenwürfel und wendet ihn mit Gefahrentabelle {letter} an.</translation>
    </message>
    <message>
        <source>Shuffle all [event] cards into a new face-down deck.</source>
        <translation>Mischt alle [event]-Karten zu einem neuen verdeckten Deck.</translation>
    </message>
    <message>
        <source>Begin a new round: decide who takes the start token.</source>
        <translation>Beginnt eine neue Runde: Entscheidet, wer das Startplättchen nimmt.</translation>
    </message>
    <message>
        <source>The next crewmember clockwise takes a turn; after the last turn the round ends.</source>
        <translation>Das nächste Besatzungsmitglied im Uhrzeigersinn macht seinen Zug; nach dem letzten Zug endet die Runde.</translation>
    </message>
    <message>
        <source>Choose the next action of the turn.</source>
        <translation>Wählt die nächste Aktion des Zuges.</translation>
    </message>
    <message>
        <source>Move to the sector at the other end of the path.</source>
        <translation>Zieht in den Sektor am anderen Ende der Route.</translation>
    </message>
    <message>
        <source>Refresh half of your section dice, rounded up.</source>
        <translation>Erneuert die Hälfte eurer Sektionswürfel, aufgerundet.</translation>
    </message>
    <message>
        <source>End the turn and reveal an [event] card.</source>
        <translation>Beendet den Zug und deckt eine [event]-Karte auf.</translation>
    </message>
    <message>
        <source>Resolve the revealed [event] card.</source>
        <translation>Führt die aufgedeckte [event]-Karte aus.</translation>
    </message>
    <message>
        <source>Discard the [event] card.</source>
        <translation>Legt die [event]-Karte ab.</translation>
    </message>
    <message>
        <source>{number}. {option}</source>
        <extracomment>One of several alternatives on its own line, with its number.</extracomment>
        <translation>{number}. {option}</translation>
    </message>
    <message>
        <source>Choose one:</source>
        <translation>Wählt eine Möglichkeit:</translation>
    </message>
    <message numerus="yes">
        <source>Spend %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Verbraucht %n [any_die].</numerusform>
            <numerusform>Verbraucht %n [any_die].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n red die(s).</source>
        <translation>
            <numerusform>Verbraucht %n roten Würfel.</numerusform>
            <numerusform>Verbraucht %n rote Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n green die(s).</source>
        <translation>
            <numerusform>Verbraucht %n grünen Würfel.</numerusform>
            <numerusform>Verbraucht %n grüne Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n blue die(s).</source>
        <translation>
            <numerusform>Verbraucht %n blauen Würfel.</numerusform>
            <numerusform>Verbraucht %n blaue Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Erneuert %n [any_die].</numerusform>
            <numerusform>Erneuert %n [any_die].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n red die(s).</source>
        <translation>
            <numerusform>Erneuert %n roten Würfel.</numerusform>
            <numerusform>Erneuert %n rote Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n green die(s).</source>
        <translation>
            <numerusform>Erneuert %n grünen Würfel.</numerusform>
            <numerusform>Erneuert %n grüne Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n blue die(s).</source>
        <translation>
            <numerusform>Erneuert %n blauen Würfel.</numerusform>
            <numerusform>Erneuert %n blaue Würfel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Engineering</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Recon</source>
        <translation>Aufklärung</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Wissenschaft</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Sicherheit</translation>
    </message>
</context>
<context>
    <name>SectorCard</name>
    <message>
        <source>Travel here</source>
        <translation>Hierher reisen</translation>
    </message>
    <message>
        <source>Only somebody who stands here can do this, in the own turn.</source>
        <translation>Das kann nur, wer hier steht, und nur im eigenen Zug.</translation>
    </message>
</context>
<context>
    <name>SectorModel</name>
    <message>
        <source>Sector {number}: {name}</source>
        <extracomment>A sector of the planet in a list, by its number and name.</extracomment>
        <translation>Sektor {number}: {name}</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Luck, undo and dice</source>
        <translation>Glück, Rückgängig und Würfel</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>New luck after undo</source>
        <translation>Neues Glück nach Rückgängig</translation>
    </message>
    <message>
        <source>Off: a roll that is undone and made again falls the same. On: what is played after an undo draws anew.</source>
        <translation>Aus: Ein Wurf, der rückgängig gemacht und wiederholt wird, fällt gleich. Ein: Was nach dem Rückgängigmachen gespielt wird, fällt neu.</translation>
    </message>
    <message>
        <source>Strict undo</source>
        <translation>Strenges Rückgängig</translation>
    </message>
    <message>
        <source>On: undo stops where something hidden was shown, such as a roll or a drawn card.</source>
        <translation>Ein: Rückgängig endet dort, wo etwas Verborgenes gezeigt wurde, etwa ein Wurf oder eine gezogene Karte.</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Echte Würfel</translation>
    </message>
    <message>
        <source>On: you roll dice on your own table and tell the game what they show.</source>
        <translation>Ein: Ihr würfelt am eigenen Tisch und sagt dem Spiel, was die Würfel zeigen.</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Spielstände</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Reports of faults</source>
        <translation>Fehlerberichte</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Alle Einstellungen zurücksetzen</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Go from one part of the screen to the next; with Shift back</source>
        <translation>Von einem Teil des Bildschirms zum nächsten; mit Umschalt zurück</translation>
    </message>
    <message>
        <source>Act: press the button, take the choice, go to the sector</source>
        <translation>Handeln: Knopf drücken, Wahl treffen, in den Sektor gehen</translation>
    </message>
    <message>
        <source>One step back: close a list or sheet, let go of what is carried</source>
        <translation>Ein Schritt zurück: Liste oder Blatt schließen, Getragenes loslassen</translation>
    </message>
    <message>
        <source>Take the answer with this number</source>
        <translation>Die Antwort mit dieser Nummer wählen</translation>
    </message>
    <message>
        <source>Show all answers</source>
        <translation>Alle Antworten zeigen</translation>
    </message>
    <message>
        <source>On the map: from sector to sector</source>
        <translation>Auf der Karte: von Sektor zu Sektor</translation>
    </message>
    <message>
        <source>Move the map, with any arrow</source>
        <translation>Karte verschieben, mit jeder Pfeiltaste</translation>
    </message>
    <message>
        <source>Zoom the map</source>
        <translation>Karte vergrößern oder verkleinern</translation>
    </message>
    <message>
        <source>Fit the whole map into view</source>
        <translation>Die ganze Karte einpassen</translation>
    </message>
    <message>
        <source>Look at the table while a sheet is open</source>
        <translation>Auf den Tisch schauen, während ein Blatt offen ist</translation>
    </message>
    <message>
        <source>Show the crew boards, in a narrow window</source>
        <translation>Die Besatzungstafeln zeigen, in einem schmalen Fenster</translation>
    </message>
    <message>
        <source>Show situation and journal, in a narrow window</source>
        <translation>Situation und Tagebuch zeigen, in einem schmalen Fenster</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation>Die letzte Entscheidung rückgängig machen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>These shortcuts</source>
        <translation>Diese Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SituationColumn</name>
    <message>
        <source>Lander</source>
        <translation>Lander</translation>
    </message>
    <message>
        <source>Sector {number}</source>
        <translation>Sektor {number}</translation>
    </message>
    <message>
        <source>Supplies: {supplies} of {most}</source>
        <extracomment>The marker on the supply track.</extracomment>
        <translation>Vorräte: {supplies} von {most}</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Cards in the event deck: {count}</source>
        <translation>Karten im Ereignisdeck: {count}</translation>
    </message>
    <message>
        <source>Discarded events: {count}</source>
        <translation>Abgelegte Ereignisse: {count}</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
</context>
<context>
    <name>SituationTabs</name>
    <message>
        <source>Situation and journal (J)</source>
        <translation>Situation und Tagebuch (J)</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>The expedition is over</source>
        <translation>Die Expedition ist beendet</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Auf den Tisch schauen</translation>
    </message>
    <message>
        <source>To the first screen</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>Only to look at: another window plays this save, or its file may not be written.</source>
        <translation>Nur zum Ansehen: Ein anderes Fenster spielt diesen Spielstand, oder die Datei darf nicht beschrieben werden.</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message numerus="yes">
        <source>A content pack has %n mistake(s) and was not added. Everything else works as before; its author can correct what is listed here.</source>
        <extracomment>%n is the number of mistakes in one or several content packs.</extracomment>
        <translation>
            <numerusform>Ein Inhaltspaket hat %n Fehler und wurde nicht hinzugefügt. Alles andere funktioniert wie bisher; wer das Paket gemacht hat, kann berichtigen, was hier steht.</numerusform>
            <numerusform>Ein Inhaltspaket hat %n Fehler und wurde nicht hinzugefügt. Alles andere funktioniert wie bisher; wer das Paket gemacht hat, kann berichtigen, was hier steht.</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence} (did you mean “{meant}”?)</source>
        <extracomment>{sentence} says what is wrong in a content pack.</extracomment>
        <translation>{sentence} (meintet ihr „{meant}“?)</translation>
    </message>
    <message>
        <source>{file} is not a saved game. It was left as it is; choose another file.</source>
        <translation>{file} ist kein Spielstand. Die Datei blieb unverändert; wählt eine andere.</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing in it was changed; repair a copy with “vanguard-desktop doctor” or open another save.</source>
        <translation>{file} ist beschädigt. Nichts darin wurde verändert; repariert eine Kopie mit „vanguard-desktop doctor“ oder öffnet einen anderen Spielstand.</translation>
    </message>
    <message>
        <source>{file} ends too soon, as after an interrupted copy. Everything before that point is kept; repair a copy with “vanguard-desktop doctor”.</source>
        <translation>{file} endet zu früh, wie nach einem abgebrochenen Kopieren. Alles bis dahin ist erhalten; repariert eine Kopie mit „vanguard-desktop doctor“.</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of the game. It was left as it is; update the game to open it.</source>
        <translation>{file} stammt von einer neueren Version des Spiels. Die Datei blieb unverändert; aktualisiert das Spiel, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>{file} is no longer there. If it was moved, import it from its new place.</source>
        <translation>{file} ist nicht mehr da. Falls die Datei verschoben wurde, importiert sie von ihrem neuen Ort.</translation>
    </message>
    <message>
        <source>{file} can only be read, so the last decision was not recorded. Everything before it is kept; allow writing to the file or continue in a copy.</source>
        <translation>{file} kann nur gelesen werden, daher wurde die letzte Entscheidung nicht aufgezeichnet. Alles davor ist erhalten; erlaubt das Schreiben oder spielt in einer Kopie weiter.</translation>
    </message>
    <message>
        <source>The disk is full, so the last decision was not recorded in {file}. Everything before it is kept; free some space and decide again.</source>
        <translation>Der Datenträger ist voll, daher wurde die letzte Entscheidung nicht in {file} aufgezeichnet. Alles davor ist erhalten; schafft Platz und entscheidet noch einmal.</translation>
    </message>
    <message>
        <source>The system does not allow access to {file}. Nothing was changed; check the permissions of the file and its folder.</source>
        <translation>Das System erlaubt keinen Zugriff auf {file}. Nichts wurde verändert; prüft die Rechte der Datei und ihres Ordners.</translation>
    </message>
    <message>
        <source>{file} was played with content packs that are missing or different here. It was left as it is; add those packs to open it.</source>
        <translation>{file} wurde mit Inhaltspaketen gespielt, die hier fehlen oder anders sind. Die Datei blieb unverändert; fügt die Pakete hinzu, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>{file} is open in another window, so it can only be read here. Close the other window to continue playing.</source>
        <translation>{file} ist in einem anderen Fenster offen und kann hier nur gelesen werden. Schließt das andere Fenster, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>{file} has been played on elsewhere, so the last decision was not recorded here. Everything that was recorded is kept; open the save again to see it.</source>
        <translation>{file} wurde anderswo weitergespielt, daher wurde die letzte Entscheidung hier nicht aufgezeichnet. Alles Aufgezeichnete ist erhalten; öffnet den Spielstand erneut, um es zu sehen.</translation>
    </message>
</context>
<context>
    <name>UndoText</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Rückgängig: {what}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Wiederholen: {what}</translation>
    </message>
    <message>
        <source>last decision</source>
        <translation>letzte Entscheidung</translation>
    </message>
    <message>
        <source>start token for {member}</source>
        <translation>Startplättchen: {member}</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>Rasten</translation>
    </message>
    <message>
        <source>special action</source>
        <translation>Sonderaktion</translation>
    </message>
    <message>
        <source>spent die: {die}</source>
        <translation>verbrauchter Würfel: {die}</translation>
    </message>
    <message>
        <source>refreshed die: {die}</source>
        <translation>erneuerter Würfel: {die}</translation>
    </message>
    <message>
        <source>lost supplies</source>
        <translation>verlorene Vorräte</translation>
    </message>
    <message>
        <source>gained supplies</source>
        <translation>erhaltene Vorräte</translation>
    </message>
    <message>
        <source>gained successes</source>
        <translation>erhaltene Erfolge</translation>
    </message>
    <message>
        <source>danger die</source>
        <translation>Gefahrenwürfel</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>Zugende</translation>
    </message>
    <message>
        <source>event: {event}</source>
        <translation>Ereignis: {event}</translation>
    </message>
    <message>
        <source>answer to the lift-off: {section}</source>
        <translation>Antwort zum Start: {section}</translation>
    </message>
    <message>
        <source>end of the expedition</source>
        <translation>Ende der Expedition</translation>
    </message>
    <message>
        <source>start of the expedition</source>
        <translation>Beginn der Expedition</translation>
    </message>
    <message>
        <source>proposed lift-off</source>
        <translation>vorgeschlagener Start</translation>
    </message>
    <message>
        <source>choice: {source}</source>
        <extracomment>{source} is a card or table whose text the players decided on.</extracomment>
        <translation>Wahl: {source}</translation>
    </message>
    <message>
        <source>travel to {sector}</source>
        <translation>Reisen: {sector}</translation>
    </message>
    <message>
        <source>travel</source>
        <translation>Reisen</translation>
    </message>
</context>
<context>
    <name>_SaveCard</name>
    <message numerus="yes">
        <source>%n decision(s) · {when}</source>
        <translation>
            <numerusform>%n Entscheidung · {when}</numerusform>
            <numerusform>%n Entscheidungen · {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Kopie exportieren</translation>
    </message>
</context>
</TS>
