<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>O hře</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zpět (Esc)</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Verze {version}</translation>
    </message>
    <message>
        <source>A cooperative, story-driven campaign board game for one to four players at one screen.</source>
        <translation>Kooperativní příběhová kampaňová desková hra pro jednoho až čtyři hráče u jedné obrazovky.</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>The program is free software under the MIT license. Its text comes with the program.</source>
        <translation>Program je svobodný software pod licencí MIT. Její text je přiložen k programu.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Písma</translation>
    </message>
    <message>
        <source>Under the SIL Open Font License 1.1. The license of each font lies beside it in the program&apos;s folder.</source>
        <translation>Pod licencí SIL Open Font License 1.1. Licence každého písma leží vedle něj ve složce programu.</translation>
    </message>
    <message>
        <source>Built on</source>
        <translation>Postaveno na</translation>
    </message>
    <message>
        <source>Qt {qt} and PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs and cattrs (MIT), platformdirs (MIT).</source>
        <translation>Qt {qt} a PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs a cattrs (MIT), platformdirs (MIT).</translation>
    </message>
</context>
<context>
    <name>Biome</name>
    <message>
        <source>Aquatic</source>
        <translation>Vodní</translation>
    </message>
    <message>
        <source>Caves</source>
        <translation>Jeskyně</translation>
    </message>
    <message>
        <source>Crystalline</source>
        <translation>Krystalický</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Pouštní</translation>
    </message>
    <message>
        <source>Frigid</source>
        <translation>Chladný</translation>
    </message>
    <message>
        <source>Hostile</source>
        <translation>Nepřátelský</translation>
    </message>
    <message>
        <source>Lethal</source>
        <translation>Smrtící</translation>
    </message>
    <message>
        <source>Rocky</source>
        <translation>Skalnatý</translation>
    </message>
    <message>
        <source>Ruins</source>
        <translation>Ruiny</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Výcvik</translation>
    </message>
    <message>
        <source>Vegetation</source>
        <translation>Vegetace</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Prázdnota</translation>
    </message>
    <message>
        <source>Volcanic</source>
        <translation>Sopečný</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Look at it</source>
        <translation>Prohlédnout</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Last position · {hours} h {minutes} min played</source>
        <extracomment>How long the game was played: &quot;18 h 40 min played&quot;.</extracomment>
        <translation>Poslední pozice · odehráno {hours} h {minutes} min</translation>
    </message>
    <message>
        <source>Last position · {minutes} min played</source>
        <translation>Poslední pozice · odehráno {minutes} min</translation>
    </message>
    <message>
        <source>The expedition is over · {when}</source>
        <translation>Výprava skončila · {when}</translation>
    </message>
    <message>
        <source>Round {round} · {when}</source>
        <translation>{round}. kolo · {when}</translation>
    </message>
</context>
<context>
    <name>CrewBoard</name>
    <message>
        <source>{section} · rank {rank} · seat of {player}</source>
        <extracomment>The section of a crew member, the rank, and the player who has the seat.</extracomment>
        <translation>{section} · hodnost {rank} · hráč: {player}</translation>
    </message>
    <message>
        <source>Rank {rank}</source>
        <translation>Hodnost {rank}</translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
        <translation>Sektor {number}: {place}</translation>
    </message>
    <message>
        <source>Basic {color} counts as {icon}</source>
        <extracomment>A convert ability: basic icons of a color count as the icon.</extracomment>
        <translation>Základní ({color}) platí jako {icon}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>zbývá %n akce</numerusform>
            <numerusform>zbývají %n akce</numerusform>
            <numerusform>zbývá %n akcí</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the start token</source>
        <translation>Vzít žeton začínajícího hráče</translation>
    </message>
</context>
<context>
    <name>CrewColumn</name>
    <message>
        <source>Sector {number} · turn ended</source>
        <translation>Sektor {number} · tah skončil</translation>
    </message>
    <message>
        <source>Sector {number} · in turn</source>
        <translation>Sektor {number} · na tahu</translation>
    </message>
    <message>
        <source>Sector {number} · turn to come</source>
        <translation>Sektor {number} · tah teprve přijde</translation>
    </message>
</context>
<context>
    <name>CrewTabs</name>
    <message>
        <source>Sector {number} · dice left: {dice}</source>
        <extracomment>A member of the team in a narrow strip, for tool tips and screen readers.</extracomment>
        <translation>Sektor {number} · zbývající kostky: {dice}</translation>
    </message>
</context>
<context>
    <name>DangerIcon</name>
    <message>
        <source>Common</source>
        <translation>Běžné nebezpečí</translation>
    </message>
    <message>
        <source>Rare</source>
        <translation>Vzácné nebezpečí</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Zvláštní nebezpečí</translation>
    </message>
    <message>
        <source>Uncommon</source>
        <translation>Neobvyklé nebezpečí</translation>
    </message>
</context>
<context>
    <name>DiceArea</name>
    <message>
        <source>Available</source>
        <translation>Dostupné</translation>
    </message>
    <message>
        <source>Spent: {count}</source>
        <translation>Vyčerpané: {count}</translation>
    </message>
</context>
<context>
    <name>EventSheet</name>
    <message>
        <source>If the sector shows one of {icons}: {effect}</source>
        <extracomment>{icons} are the biomes of an event card, {effect} what it does if one of them is visible in the sector.</extracomment>
        <translation>Je-li v sektoru některý z těchto biomů, {icons}: {effect}</translation>
    </message>
    <message>
        <source>Otherwise: {effect}</source>
        <extracomment>What an event card does where none of its biomes is visible.</extracomment>
        <translation>Jinak: {effect}</translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
        <translation>Sektor {number}: {place}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Událost</translation>
    </message>
    <message>
        <source>Event {number} of {count}</source>
        <translation>Událost {number} z {count}</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Podívat se na stůl</translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>Some fonts of the game could not be loaded, so fonts of your system stand in for them. Nothing else is affected; installing the game again brings them back. Missing: {files}</source>
        <translation>Některá písma hry se nepodařilo načíst, zastupují je písma systému. Nic jiného to neovlivní; nová instalace hry je vrátí. Chybí: {files}</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Home: the game is kept as it is</source>
        <translation>Úvodní obrazovka: hra zůstane uložená tak, jak je</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Shortcuts (?)</source>
        <translation>Klávesové zkratky (?)</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>{round}. kolo</translation>
    </message>
    <message numerus="yes">
        <source>{member}: %n action(s) left</source>
        <translation>
            <numerusform>{member}: zbývá %n akce</numerusform>
            <numerusform>{member}: zbývají %n akce</numerusform>
            <numerusform>{member}: zbývá %n akcí</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: turn ended</source>
        <translation>{member}: tah skončil</translation>
    </message>
    <message>
        <source>{member}: turn to come</source>
        <translation>{member}: tah teprve přijde</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>zbývá %n akce</numerusform>
            <numerusform>zbývají %n akce</numerusform>
            <numerusform>zbývá %n akcí</numerusform>
        </translation>
    </message>
    <message>
        <source>{supplies} of {most}</source>
        <translation>{supplies} z {most}</translation>
    </message>
    <message>
        <source>Supplies: {count}</source>
        <translation>Zásoby: {count}</translation>
    </message>
    <message>
        <source>Success tokens: {count}</source>
        <translation>Žetony úspěchu: {count}</translation>
    </message>
    <message>
        <source>Nothing to undo: this is the start of the game.</source>
        <translation>Není co vrátit: toto je začátek hry.</translation>
    </message>
    <message>
        <source>This save is open for reading only.</source>
        <translation>Tato uložená hra je otevřená jen pro čtení.</translation>
    </message>
    <message>
        <source>Strict undo: something hidden was shown here.</source>
        <translation>Přísné vracení: zde bylo odhaleno něco skrytého.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Není co zopakovat.</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>A ship, a crew, and the far side of the map</source>
        <translation>Loď, posádka a odvrácená strana mapy</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Knihovna</translation>
    </message>
    <message numerus="yes">
        <source>%n save(s)</source>
        <translation>
            <numerusform>%n uložená hra</numerusform>
            <numerusform>%n uložené hry</numerusform>
            <numerusform>%n uložených her</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O hře</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Klávesové zkratky</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Verze {version}</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Ukončit</translation>
    </message>
</context>
<context>
    <name>Icon</name>
    <message>
        <source>Accident</source>
        <translation>Nehoda</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Žolík</translation>
    </message>
    <message>
        <source>Action pawn</source>
        <translation>Figurka akce</translation>
    </message>
    <message>
        <source>Adrift</source>
        <translation>Unášení vesmírem</translation>
    </message>
    <message>
        <source>Any die</source>
        <translation>Libovolná kostka</translation>
    </message>
    <message>
        <source>Any symbol</source>
        <translation>Symbol libovolný</translation>
    </message>
    <message>
        <source>Assist</source>
        <translation>Podpora</translation>
    </message>
    <message>
        <source>Barracks</source>
        <translation>Kasárna</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Základní</translation>
    </message>
    <message>
        <source>Biology</source>
        <translation>Biologie</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Nelze</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Můstek</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampaň</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Stimulant</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Rozbalit</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Codex</source>
        <translation>Kodex</translation>
    </message>
    <message>
        <source>Dice combination</source>
        <translation>Kombinace kostek</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Velení</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Stavba</translation>
    </message>
    <message>
        <source>Control center</source>
        <translation>Řídicí centrum</translation>
    </message>
    <message>
        <source>Convert ability</source>
        <translation>Schopnost přeměny</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>Procesor</translation>
    </message>
    <message>
        <source>Crew assignment</source>
        <translation>Přidělení posádky</translation>
    </message>
    <message>
        <source>Crew quarters</source>
        <translation>Ubikace posádky</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>Závěrečné hlášení</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Balíček</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Obrana</translation>
    </message>
    <message>
        <source>Dice check</source>
        <translation>Ověření kostkami</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Odhazovací balíček</translation>
    </message>
    <message>
        <source>Alien tech</source>
        <translation>Mimozemská technologie</translation>
    </message>
    <message>
        <source>Strange flora</source>
        <translation>Podivná flóra</translation>
    </message>
    <message>
        <source>Microorganism</source>
        <translation>Mikroorganismus</translation>
    </message>
    <message>
        <source>Mineral</source>
        <translation>Minerál</translation>
    </message>
    <message>
        <source>Living specimen</source>
        <translation>Živý exemplář</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Nezaznamenávat</translation>
    </message>
    <message>
        <source>Docking</source>
        <translation>Dokování</translation>
    </message>
    <message>
        <source>Drag handle</source>
        <translation>Úchyt pro přetažení</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Energy cost</source>
        <translation>Cena v energii</translation>
    </message>
    <message>
        <source>Mission equipment</source>
        <translation>Polní výbava</translation>
    </message>
    <message>
        <source>Mission equipment upgrade</source>
        <translation>Vylepšení polní výbavy</translation>
    </message>
    <message>
        <source>Personal equipment</source>
        <translation>Osobní výbava</translation>
    </message>
    <message>
        <source>Small equipment</source>
        <translation>Drobná výbava</translation>
    </message>
    <message>
        <source>Emergency evac</source>
        <translation>Nouzová evakuace</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Událost</translation>
    </message>
    <message>
        <source>Exert</source>
        <translation>Vypětí sil</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Průzkum</translation>
    </message>
    <message>
        <source>Final POI</source>
        <translation>Závěrečná karta BZ</translation>
    </message>
    <message>
        <source>Fit to view</source>
        <translation>Přizpůsobit zobrazení</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Jídlo</translation>
    </message>
    <message>
        <source>Garage</source>
        <translation>Garáž</translation>
    </message>
    <message>
        <source>Gathering</source>
        <translation>Sběr</translation>
    </message>
    <message>
        <source>Global condition</source>
        <translation>Obecné podmínky</translation>
    </message>
    <message>
        <source>Greenhouse</source>
        <translation>Skleník</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ruka</translation>
    </message>
    <message>
        <source>Hangar</source>
        <translation>Hangár</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Úvodní obrazovka</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Důležité</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Informace</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Deník</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Klávesa Enter</translation>
    </message>
    <message>
        <source>Lander</source>
        <translation>Výsadková loď</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Manévrovatelnost</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Pancéřování</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Nosnost</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Senzory</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Náznak</translation>
    </message>
    <message>
        <source>Back to the bag</source>
        <translation>Zpět do sáčku</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Odejít</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Knihovna</translation>
    </message>
    <message>
        <source>Lift-off</source>
        <translation>Odlet</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Zamčeno</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Záznam</translation>
    </message>
    <message>
        <source>Malfunction</source>
        <translation>Porucha</translation>
    </message>
    <message>
        <source>Medbay</source>
        <translation>Ošetřovna</translation>
    </message>
    <message>
        <source>Memorial wall</source>
        <translation>Pamětní zeď</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Méně</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Structural mod</source>
        <translation>Konstrukční úprava</translation>
    </message>
    <message>
        <source>Utility mod</source>
        <translation>Funkční úprava</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Morálka</translation>
    </message>
    <message>
        <source>No movement</source>
        <translation>Zákaz přesunu</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Hlavní úkol</translation>
    </message>
    <message>
        <source>One-way path</source>
        <translation>Jednosměrná trasa</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operace</translation>
    </message>
    <message>
        <source>Oxygen</source>
        <translation>Kyslík</translation>
    </message>
    <message>
        <source>Oxygen filters</source>
        <translation>Kyslíkové filtry</translation>
    </message>
    <message>
        <source>Content pack</source>
        <translation>Balíček obsahu</translation>
    </message>
    <message>
        <source>Penalty token</source>
        <translation>Žeton penalizace</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>Tělesná zdatnost</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Ponechat otevřené</translation>
    </message>
    <message>
        <source>Ping</source>
        <translation>Ping</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Planeta</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Více</translation>
    </message>
    <message>
        <source>Point of interest</source>
        <translation>Bod zájmu</translation>
    </message>
    <message>
        <source>Power connectors</source>
        <translation>Napájecí konektory</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Příprava</translation>
    </message>
    <message>
        <source>Probe bay</source>
        <translation>Hangár sond</translation>
    </message>
    <message>
        <source>Production complex</source>
        <translation>Výrobní komplex</translation>
    </message>
    <message>
        <source>Quiet corner</source>
        <translation>Tichý kout</translation>
    </message>
    <message>
        <source>Rank 1</source>
        <translation>Hodnost 1</translation>
    </message>
    <message>
        <source>Rank 2</source>
        <translation>Hodnost 2</translation>
    </message>
    <message>
        <source>Rank 3</source>
        <translation>Hodnost 3</translation>
    </message>
    <message>
        <source>Rank-up card</source>
        <translation>Karta povýšení</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Číst nahlas</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Obnovení</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Oblast</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Přehození</translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <translation>Výzkumná laboratoř</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Odpočinek</translation>
    </message>
    <message>
        <source>Rover</source>
        <translation>Rover</translation>
    </message>
    <message>
        <source>Sacrifice a die</source>
        <translation>Obětování kostky</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Vzorek</translation>
    </message>
    <message>
        <source>Save point</source>
        <translation>Uložení hry</translation>
    </message>
    <message>
        <source>Planetary scanner</source>
        <translation>Planetární skener</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Věda</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semeno</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Share window</source>
        <translation>Okno ke sdílení</translation>
    </message>
    <message>
        <source>Shutdown tile</source>
        <translation>Destička odstávky</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Situace</translation>
    </message>
    <message>
        <source>Sol</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Solar panels</source>
        <translation>Solární panely</translation>
    </message>
    <message>
        <source>Spare part</source>
        <translation>Náhradní díl</translation>
    </message>
    <message>
        <source>Special action</source>
        <translation>Zvláštní akce</translation>
    </message>
    <message>
        <source>Spend a die</source>
        <translation>Vyčerpání kostky</translation>
    </message>
    <message>
        <source>Star map</source>
        <translation>Hvězdná mapa</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Stres</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Úspěch</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Zásoby</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Hrozba</translation>
    </message>
    <message>
        <source>Time token</source>
        <translation>Žeton času</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Časová osa</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Přesun</translation>
    </message>
    <message>
        <source>Training expedition</source>
        <translation>Výcviková výprava</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Unique discovery</source>
        <translation>Mimořádný objev</translation>
    </message>
    <message>
        <source>Unloading</source>
        <translation>Vykládání</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Dílna</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Rána</translation>
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
        <translation>Poranění</translation>
    </message>
    <message>
        <source>Heavy damage</source>
        <translation>Těžké poranění</translation>
    </message>
    <message>
        <source>Mental</source>
        <translation>Psychické problémy</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Zvláštní zranění</translation>
    </message>
</context>
<context>
    <name>Journey</name>
    <message>
        <source>Nobody is in turn.</source>
        <translation>Nikdo není na tahu.</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Which language do you speak?</source>
        <translation>Jakým jazykem mluvíte?</translation>
    </message>
    <message>
        <source>It can be changed at any time in the settings, also in the middle of a game.</source>
        <translation>Lze ho kdykoli změnit v nastavení, i uprostřed hry.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>A copy was written: {file}</source>
        <translation>Kopie uložena: {file}</translation>
    </message>
    <message>
        <source>Brought in: {file}</source>
        <translation>Importováno: {file}</translation>
    </message>
</context>
<context>
    <name>LibraryScreen</name>
    <message>
        <source>Library</source>
        <translation>Knihovna</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zpět (Esc)</translation>
    </message>
    <message>
        <source>Bring in a save</source>
        <translation>Importovat uloženou hru</translation>
    </message>
</context>
<context>
    <name>LogText</name>
    <message numerus="yes">
        <source>%n event card(s) are shuffled into a new deck.</source>
        <translation>
            <numerusform>Do nového balíčku se zamíchá %n karta událostí.</numerusform>
            <numerusform>Do nového balíčku se zamíchají %n karty událostí.</numerusform>
            <numerusform>Do nového balíčku se zamíchá %n karet událostí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation>Začíná {number}. kolo.</translation>
    </message>
    <message>
        <source>{member} takes the start token.</source>
        <translation>{member} dostává žeton začínajícího hráče.</translation>
    </message>
    <message>
        <source>{member} begins a turn.</source>
        <translation>{member} začíná svůj tah.</translation>
    </message>
    <message>
        <source>{member} travels to {sector}.</source>
        <translation>{member} se přesouvá do sektoru: {sector}.</translation>
    </message>
    <message>
        <source>{member} spends a die: {die}.</source>
        <translation>{member} vyčerpává kostku: {die}.</translation>
    </message>
    <message>
        <source>{member} refreshes a die: {die}.</source>
        <translation>{member} obnovuje kostku: {die}.</translation>
    </message>
    <message numerus="yes">
        <source>The away team loses %n [supplies].</source>
        <translation>
            <numerusform>Výsadkový tým ztrácí %n [supplies].</numerusform>
            <numerusform>Výsadkový tým ztrácí %n [supplies].</numerusform>
            <numerusform>Výsadkový tým ztrácí %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [supplies].</source>
        <translation>
            <numerusform>Výsadkový tým získává %n [supplies].</numerusform>
            <numerusform>Výsadkový tým získává %n [supplies].</numerusform>
            <numerusform>Výsadkový tým získává %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [success].</source>
        <translation>
            <numerusform>Výsadkový tým získává %n [success].</numerusform>
            <numerusform>Výsadkový tým získává %n [success].</numerusform>
            <numerusform>Výsadkový tým získává %n [success].</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} rolls a danger die for danger table {letter}: {result}.</source>
        <translation>{member} hází kostkou nebezpečí pro tabulku nebezpečí {letter}: {result}.</translation>
    </message>
    <message>
        <source>{member} ends the turn.</source>
        <translation>{member} končí tah.</translation>
    </message>
    <message>
        <source>{member} reveals an event: {event}.</source>
        <translation>{member} odhaluje událost: {event}.</translation>
    </message>
    <message>
        <source>The event is discarded: {event}.</source>
        <translation>Událost se odhazuje: {event}.</translation>
    </message>
    <message>
        <source>{section} agrees to the lift-off.</source>
        <translation>{section} souhlasí s odletem.</translation>
    </message>
    <message>
        <source>{section} wants to stay on the planet.</source>
        <translation>{section} chce na planetě zůstat.</translation>
    </message>
    <message>
        <source>The next effect is carried out.</source>
        <translation>Provádí se další účinek.</translation>
    </message>
    <message>
        <source>This comes next: {effects}</source>
        <translation>Potom následuje: {effects}</translation>
    </message>
    <message>
        <source>Only one answer was possible, so the game went on.</source>
        <translation>Možná byla jen jedna odpověď, a tak hra pokračovala.</translation>
    </message>
    <message>
        <source>The question is answered.</source>
        <translation>Otázka je zodpovězena.</translation>
    </message>
    <message>
        <source>After the undo, new luck: dice and cards may fall differently from here on.</source>
        <translation>Po vrácení tahu nová šance: kostky a karty mohou odteď padnout jinak.</translation>
    </message>
    <message>
        <source>From here on the players roll real dice.</source>
        <translation>Odteď házíte skutečnými kostkami.</translation>
    </message>
    <message>
        <source>From here on the game rolls the dice.</source>
        <translation>Odteď hází kostkami hra.</translation>
    </message>
    <message>
        <source>A new expedition begins.</source>
        <translation>Začíná nová výprava.</translation>
    </message>
    <message>
        <source>{member} sets out to travel.</source>
        <translation>{member} se vydává na přesun.</translation>
    </message>
    <message>
        <source>{member} rests.</source>
        <translation>{member} odpočívá.</translation>
    </message>
    <message>
        <source>{member} takes a special action.</source>
        <translation>{member} provádí zvláštní akci.</translation>
    </message>
    <message>
        <source>{member} takes an action.</source>
        <translation>{member} provádí akci.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{ending} Left behind: {members}.</source>
        <translation>{ending} Na planetě zůstávají: {members}.</translation>
    </message>
    <message>
        <source>The lander lifts off. The expedition is over.</source>
        <translation>Výsadková loď odlétá. Výprava skončila.</translation>
    </message>
    <message>
        <source>Emergency evac: the away team is taken off the planet. The expedition is over.</source>
        <translation>Nouzová evakuace: výsadkový tým opouští planetu. Výprava skončila.</translation>
    </message>
    <message>
        <source>The expedition ends here.</source>
        <translation>Výprava zde končí.</translation>
    </message>
    <message>
        <source>Nobody of the away team is left. The expedition is over.</source>
        <translation>Z výsadkového týmu nikdo nezbyl. Výprava skončila.</translation>
    </message>
</context>
<context>
    <name>MapReader</name>
    <message>
        <source>The crew member in turn is here.</source>
        <translation>Člen posádky, který je na tahu, je zde.</translation>
    </message>
    <message>
        <source>Enter travels here.</source>
        <translation>Enter: přesun sem.</translation>
    </message>
</context>
<context>
    <name>MapTools</name>
    <message>
        <source>Zoom in</source>
        <translation>Přiblížit</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Oddálit</translation>
    </message>
    <message>
        <source>Show the whole planet</source>
        <translation>Zobrazit celou planetu</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Planet map</source>
        <translation>Mapa planety</translation>
    </message>
</context>
<context>
    <name>MemberModel</name>
    <message>
        <source>{member}, {section}, in {place}</source>
        <extracomment>A member of the away team in a list, with the section and the place.</extracomment>
        <translation>{member}, {section}, místo: {place}</translation>
    </message>
</context>
<context>
    <name>Mistake</name>
    <message>
        <source>there is no such folder</source>
        <translation>taková složka neexistuje</translation>
    </message>
    <message>
        <source>the folder has no pack.json, so it is not a content pack</source>
        <translation>ve složce chybí pack.json, není to tedy balíček obsahu</translation>
    </message>
    <message>
        <source>it cannot be read ({found})</source>
        <translation>nelze to přečíst ({found})</translation>
    </message>
    <message>
        <source>it is a link; a pack holds plain files only</source>
        <translation>je to odkaz; balíček obsahuje jen obyčejné soubory</translation>
    </message>
    <message>
        <source>it is not a plain file</source>
        <translation>není to obyčejný soubor</translation>
    </message>
    <message>
        <source>a file or folder of a pack may not have this name</source>
        <translation>soubor ani složka balíčku se tak jmenovat nesmí</translation>
    </message>
    <message>
        <source>a pack has no place for this file</source>
        <translation>v balíčku není pro tento soubor místo</translation>
    </message>
    <message>
        <source>the file is larger than {wanted} bytes</source>
        <translation>soubor je větší než {wanted} bajtů</translation>
    </message>
    <message>
        <source>all files together are larger than {wanted} bytes</source>
        <translation>všechny soubory dohromady jsou větší než {wanted} bajtů</translation>
    </message>
    <message>
        <source>there are more than {wanted} files</source>
        <translation>souborů je více než {wanted}</translation>
    </message>
    <message>
        <source>the text is not UTF-8 (at byte {found})</source>
        <translation>text není v UTF-8 (u bajtu {found})</translation>
    </message>
    <message>
        <source>the text starts with a byte order mark; save it as UTF-8 without one</source>
        <translation>text začíná značkou pořadí bajtů (BOM); uložte ho jako UTF-8 bez ní</translation>
    </message>
    <message>
        <source>there is a NUL character in the text (at byte {found})</source>
        <translation>v textu je znak NUL (u bajtu {found})</translation>
    </message>
    <message>
        <source>this is not JSON (at line and column {found})</source>
        <translation>toto není JSON (na řádku a ve sloupci {found})</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {wanted}</source>
        <translation>závorky jsou vnořeny hlouběji než {wanted}</translation>
    </message>
    <message>
        <source>the key &apos;{found}&apos; stands here twice</source>
        <translation>klíč „{found}“ je zde dvakrát</translation>
    </message>
    <message>
        <source>there is a character here that cannot be shown ({found})</source>
        <translation>je zde znak, který nelze zobrazit ({found})</translation>
    </message>
    <message>
        <source>found {found}, but a list belongs here</source>
        <translation>nalezeno {found}, ale patří sem seznam</translation>
    </message>
    <message>
        <source>found {found}, but an object with named values belongs here</source>
        <translation>nalezeno {found}, ale patří sem objekt s pojmenovanými hodnotami</translation>
    </message>
    <message>
        <source>found {found}, but a whole number belongs here</source>
        <translation>nalezeno {found}, ale patří sem celé číslo</translation>
    </message>
    <message>
        <source>found {found}, but a text in quotation marks belongs here</source>
        <translation>nalezeno {found}, ale patří sem text v uvozovkách</translation>
    </message>
    <message>
        <source>found {found}, but true or false belongs here</source>
        <translation>nalezeno {found}, ale patří sem true nebo false</translation>
    </message>
    <message>
        <source>found {found}, but a number from {wanted} belongs here</source>
        <translation>nalezeno {found}, ale patří sem číslo v rozmezí {wanted}</translation>
    </message>
    <message>
        <source>the text is longer than {wanted} characters</source>
        <translation>text je delší než {wanted} znaků</translation>
    </message>
    <message>
        <source>something belongs here, but it is empty</source>
        <translation>něco sem patří, ale je to prázdné</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not a name: up to 64 letters, digits, &apos;_&apos; and &apos;-&apos; without spaces</source>
        <translation>„{found}“ není název: nejvýše 64 písmen, číslic, „_“ a „-“ bez mezer</translation>
    </message>
    <message>
        <source>unknown key &apos;{found}&apos;</source>
        <translation>neznámý klíč „{found}“</translation>
    </message>
    <message>
        <source>the key &apos;{wanted}&apos; is missing</source>
        <translation>chybí klíč „{wanted}“</translation>
    </message>
    <message>
        <source>unknown effect &apos;{found}&apos;</source>
        <translation>neznámý účinek „{found}“</translation>
    </message>
    <message>
        <source>unknown type &apos;{found}&apos;</source>
        <translation>neznámý typ „{found}“</translation>
    </message>
    <message>
        <source>unknown value &apos;{found}&apos;</source>
        <translation>neznámá hodnota „{found}“</translation>
    </message>
    <message>
        <source>found {found}, which does not belong here</source>
        <translation>nalezeno {found}, což sem nepatří</translation>
    </message>
    <message>
        <source>more than {wanted} parts for one card</source>
        <translation>více než {wanted} částí na jednu kartu</translation>
    </message>
    <message>
        <source>the id &apos;{found}&apos; is already taken by {wanted}</source>
        <translation>identifikátor „{found}“ už používá {wanted}</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not in {wanted}</source>
        <translation>„{found}“ není v {wanted}</translation>
    </message>
    <message>
        <source>no sector has &quot;lander&quot;: true, so nobody can land</source>
        <translation>žádný sektor nemá &quot;lander&quot;: true, nikdo tedy nemůže přistát</translation>
    </message>
    <message>
        <source>the path ends where it starts, in sector {found}</source>
        <translation>trasa končí tam, kde začíná, v sektoru {found}</translation>
    </message>
    <message>
        <source>danger tables {found} roll on each other without end</source>
        <translation>tabulky nebezpečí {found} na sebe odkazují donekonečna</translation>
    </message>
    <message>
        <source>at worst more than {wanted} effects follow one another</source>
        <translation>v nejhorším případě po sobě následuje více než {wanted} účinků</translation>
    </message>
    <message>
        <source>the pack has format {found}; this program reads up to format {wanted}</source>
        <translation>balíček má formát {found}; tento program čte nejvýše formát {wanted}</translation>
    </message>
    <message>
        <source>the pack &apos;{found}&apos; is needed but not there</source>
        <translation>je potřeba balíček „{found}“, ale chybí</translation>
    </message>
    <message>
        <source>packs need each other in a circle: {found}</source>
        <translation>balíčky se navzájem vyžadují v kruhu: {found}</translation>
    </message>
    <message>
        <source>the language &apos;{found}&apos; is not listed in pack.json</source>
        <translation>jazyk „{found}“ není uveden v pack.json</translation>
    </message>
    <message>
        <source>the file words/{found}.json is missing</source>
        <translation>chybí soubor words/{found}.json</translation>
    </message>
    <message>
        <source>no text of the pack reads &apos;{found}&apos;</source>
        <translation>žádný text balíčku nezní „{found}“</translation>
    </message>
    <message>
        <source>there are {found} in {wanted}, too few for a game</source>
        <translation>v {wanted} jich je {found}, na hru je to málo</translation>
    </message>
    <message>
        <source>and {found} more</source>
        <translation>a {found} dalších</translation>
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
        <translation>Trasa</translation>
    </message>
    <message>
        <source>Danger table {letter}</source>
        <translation>Tabulka nebezpečí {letter}</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>The color of a die.</extracomment>
        <translation>červená</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>The color of a die.</extracomment>
        <translation>zelená</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>The color of a die.</extracomment>
        <translation>modrá</translation>
    </message>
    <message>
        <source>Basic die</source>
        <translation>Základní kostka</translation>
    </message>
    <message>
        <source>Specialist die</source>
        <translation>Specializovaná kostka</translation>
    </message>
    <message>
        <source>Universal die</source>
        <translation>Univerzální kostka</translation>
    </message>
    <message>
        <source>Expert die</source>
        <translation>Expertní kostka</translation>
    </message>
    <message>
        <source>Wild die</source>
        <translation>Divoká kostka</translation>
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
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>{member} · {section}</source>
        <extracomment>Who goes and for which section.</extracomment>
        <translation>{member} · {section}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zpět (Esc)</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Kam</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kdo hraje</translation>
    </message>
    <message>
        <source>The away team</source>
        <translation>Výsadkový tým</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Náhoda</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Jméno hráče {number}</translation>
    </message>
    <message>
        <source>With the same number, dice and cards fall the same again. Leave it empty for new luck.</source>
        <translation>Se stejným číslem padnou kostky i karty znovu stejně. Pro novou náhodu nechte pole prázdné.</translation>
    </message>
    <message>
        <source>A number, or empty</source>
        <translation>Číslo, nebo prázdné</translation>
    </message>
    <message>
        <source>Number for chance</source>
        <translation>Číslo pro náhodu</translation>
    </message>
    <message>
        <source>Begin the expedition</source>
        <translation>Začít výpravu</translation>
    </message>
</context>
<context>
    <name>NoticeSheet</name>
    <message>
        <source>Copy the details</source>
        <translation>Kopírovat podrobnosti</translation>
    </message>
</context>
<context>
    <name>PathModel</name>
    <message>
        <source>free</source>
        <extracomment>On a path that asks for nothing. One short word.</extracomment>
        <translation>volná</translation>
    </message>
    <message>
        <source>Path from {start} to {end}</source>
        <extracomment>A path of the planet in a list, by the sectors at its ends.</extracomment>
        <translation>Trasa: {start} – {end}</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The settings could not be kept</source>
        <translation>Nastavení se nepodařilo uložit</translation>
    </message>
    <message>
        <source>They hold until you close the program. Check that the disk is not full and may be written.</source>
        <translation>Platí, dokud program nezavřete. Zkontrolujte, zda není disk plný a zda se na něj smí zapisovat.</translation>
    </message>
    <message>
        <source>The settings could not be read, so they start anew. The damaged file was kept as {file}.</source>
        <translation>Nastavení se nepodařilo načíst, začíná se proto od začátku. Poškozený soubor zůstal uložen jako {file}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Trouble with the save</source>
        <translation>Potíž s uloženou hrou</translation>
    </message>
    <message>
        <source>Trouble with a content pack</source>
        <translation>Potíž s balíčkem obsahu</translation>
    </message>
    <message>
        <source>The program made a mistake. Every decision you made is kept; go on from the last one.</source>
        <translation>Program udělal chybu. Všechna vaše rozhodnutí jsou zachována; pokračujte od posledního.</translation>
    </message>
    <message>
        <source>The program made a mistake. Every decision you made is kept; go on from the last one. A report for those who can mend it lies in {folder}.</source>
        <translation>Program udělal chybu. Všechna vaše rozhodnutí jsou zachována; pokračujte od posledního. Hlášení pro ty, kdo ji mohou opravit, je ve složce {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Něco se pokazilo</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Ukončit</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>Saved games ({pattern})</source>
        <translation>Uložené hry ({pattern})</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Exportovat kopii</translation>
    </message>
    <message>
        <source>Bring in a save</source>
        <translation>Importovat uloženou hru</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>The expedition is over. Undo reaches back, the library keeps it.</source>
        <translation>Výprava skončila. Lze se k ní vrátit pomocí Zpět, v knihovně zůstává uložená.</translation>
    </message>
    <message>
        <source>{players} decide:</source>
        <translation>Rozhodují {players}:</translation>
    </message>
    <message>
        <source>{player} decides:</source>
        <translation>Rozhoduje {player}:</translation>
    </message>
    <message>
        <source>All answers ({count})</source>
        <translation>Všechny odpovědi ({count})</translation>
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
        <translation>Kdo dostane žeton začínajícího hráče a první tah kola?</translation>
    </message>
    <message numerus="yes">
        <source>{member}: choose an action (%n left).</source>
        <translation>
            <numerusform>{member}: zvolte akci (zbývá %n).</numerusform>
            <numerusform>{member}: zvolte akci (zbývají %n).</numerusform>
            <numerusform>{member}: zvolte akci (zbývá %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} has revealed an event: {event}. Read it, then resolve it.</source>
        <translation>{member} odhaluje událost: {event}. Přečtěte si ji a vyhodnoťte ji.</translation>
    </message>
    <message>
        <source>{member}: which die do you spend?</source>
        <translation>{member}: kterou kostku vyčerpáte?</translation>
    </message>
    <message>
        <source>{member}: which die do you refresh?</source>
        <translation>{member}: kterou kostku obnovíte?</translation>
    </message>
    <message>
        <source>{member} wants to leave the planet. Does every other section agree to the lift-off?</source>
        <translation>{member} chce opustit planetu. Souhlasí s odletem všechny ostatní sekce?</translation>
    </message>
    <message>
        <source>{member} rolls a danger die for danger table {letter}. What does it show?</source>
        <translation>{member} hází kostkou nebezpečí pro tabulku nebezpečí {letter}. Co na ní padlo?</translation>
    </message>
    <message>
        <source>{member}: choose one option.</source>
        <translation>{member}: zvolte jednu možnost.</translation>
    </message>
    <message>
        <source>{source}: choose one option for {member}.</source>
        <extracomment>{source} is the card, path or table that offers the options.</extracomment>
        <translation>{source}: zvolte jednu možnost ({member}).</translation>
    </message>
    <message>
        <source>Travel to {sector}</source>
        <translation>Přesun: {sector}</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Odpočinek</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Ukončit tah</translation>
    </message>
    <message>
        <source>Lift-off</source>
        <translation>Odlet</translation>
    </message>
    <message>
        <source>{section}: agree</source>
        <translation>{section}: souhlas</translation>
    </message>
    <message>
        <source>{section}: stay</source>
        <translation>{section}: zůstat</translation>
    </message>
    <message>
        <source>Resolve the event</source>
        <translation>Vyhodnotit událost</translation>
    </message>
    <message>
        <source>Let the game roll</source>
        <translation>Nechat házet hru</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Trasa</translation>
    </message>
    <message>
        <source>Special action</source>
        <translation>Zvláštní akce</translation>
    </message>
    <message>
        <source>Option {number}</source>
        <translation>Možnost {number}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Another decision comes first. {question}</source>
        <translation>Nejdřív je na řadě jiné rozhodnutí. {question}</translation>
    </message>
    <message>
        <source>The expedition is over.</source>
        <translation>Výprava skončila.</translation>
    </message>
    <message>
        <source>No path leads there.</source>
        <translation>Nevede tam žádná trasa.</translation>
    </message>
    <message>
        <source>No path leads from here to this sector: {sector}.</source>
        <translation>Do tohoto sektoru odsud nevede žádná trasa: {sector}.</translation>
    </message>
    <message>
        <source>This path is one-way: it can be used in the direction of its arrows only.</source>
        <translation>Tato trasa je jednosměrná: lze ji použít jen ve směru šipek.</translation>
    </message>
    <message>
        <source>This sector forbids travel: {sector}.</source>
        <translation>Tento sektor zakazuje přesun: {sector}.</translation>
    </message>
    <message>
        <source>Resting costs 1 [supplies], and none are left.</source>
        <translation>Odpočinek stojí 1 [supplies] a žádné už nezbývají.</translation>
    </message>
    <message>
        <source>This is not one of the answers to choose from.</source>
        <translation>Tato odpověď není na výběr.</translation>
    </message>
    <message>
        <source>This sector does not offer such a special action.</source>
        <translation>Tento sektor takovou zvláštní akci nenabízí.</translation>
    </message>
    <message>
        <source>Only one special action is allowed in each turn.</source>
        <translation>V každém tahu je dovolena jen jedna zvláštní akce.</translation>
    </message>
    <message>
        <source>Lift-off is possible only from the lander sector: {sector}.</source>
        <translation>Odlet je možný jen ze sektoru výsadku: {sector}.</translation>
    </message>
    <message>
        <source>The cost of this option cannot be paid in full.</source>
        <translation>Cenu této možnosti nelze zaplatit celou.</translation>
    </message>
    <message>
        <source>This die cannot be used here: {die}.</source>
        <translation>Tuto kostku zde nelze použít: {die}.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>No effect.</source>
        <translation>Žádný účinek.</translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [supplies].</source>
        <translation>
            <numerusform>Ztraťte %n [supplies].</numerusform>
            <numerusform>Ztraťte %n [supplies].</numerusform>
            <numerusform>Ztraťte %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [supplies].</source>
        <translation>
            <numerusform>Získejte %n [supplies].</numerusform>
            <numerusform>Získejte %n [supplies].</numerusform>
            <numerusform>Získejte %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [success].</source>
        <translation>
            <numerusform>Získejte %n [success].</numerusform>
            <numerusform>Získejte %n [success].</numerusform>
            <numerusform>Získejte %n [success].</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll a danger die and resolve it with danger table {letter}.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Hoďte kostkou nebezpečí a vyhodnoťte ji podle tabulky nebezpečí {letter}.</translation>
    </message>
    <message>
        <source>Shuffle all [event] cards into a new face-down deck.</source>
        <translation>Zamíchejte všechny karty [event] do nového balíčku lícem dolů.</translation>
    </message>
    <message>
        <source>Begin a new round: decide who takes the start token.</source>
        <translation>Začněte nové kolo: rozhodněte, kdo dostane žeton začínajícího hráče.</translation>
    </message>
    <message>
        <source>The next crewmember clockwise takes a turn; after the last turn the round ends.</source>
        <translation>Další člen posádky po směru hodinových ručiček odehraje svůj tah; po posledním tahu kolo končí.</translation>
    </message>
    <message>
        <source>Choose the next action of the turn.</source>
        <translation>Zvolte další akci tahu.</translation>
    </message>
    <message>
        <source>Move to the sector at the other end of the path.</source>
        <translation>Přesuňte se do sektoru na druhém konci trasy.</translation>
    </message>
    <message>
        <source>Refresh half of your section dice, rounded up.</source>
        <translation>Obnovte polovinu svých kostek sekce, zaokrouhleno nahoru.</translation>
    </message>
    <message>
        <source>End the turn and reveal an [event] card.</source>
        <translation>Ukončete tah a odhalte kartu [event].</translation>
    </message>
    <message>
        <source>Resolve the revealed [event] card.</source>
        <translation>Vyhodnoťte odhalenou kartu [event].</translation>
    </message>
    <message>
        <source>Discard the [event] card.</source>
        <translation>Odhoďte kartu [event].</translation>
    </message>
    <message>
        <source>{number}. {option}</source>
        <extracomment>One of several alternatives on its own line, with its number.</extracomment>
        <translation>{number}. {option}</translation>
    </message>
    <message>
        <source>Choose one:</source>
        <translation>Zvolte jednu možnost:</translation>
    </message>
    <message numerus="yes">
        <source>Spend %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Vyčerpejte %n [any_die].</numerusform>
            <numerusform>Vyčerpejte %n [any_die].</numerusform>
            <numerusform>Vyčerpejte %n [any_die].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n red die(s).</source>
        <translation>
            <numerusform>Vyčerpejte %n červenou kostku.</numerusform>
            <numerusform>Vyčerpejte %n červené kostky.</numerusform>
            <numerusform>Vyčerpejte %n červených kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n green die(s).</source>
        <translation>
            <numerusform>Vyčerpejte %n zelenou kostku.</numerusform>
            <numerusform>Vyčerpejte %n zelené kostky.</numerusform>
            <numerusform>Vyčerpejte %n zelených kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n blue die(s).</source>
        <translation>
            <numerusform>Vyčerpejte %n modrou kostku.</numerusform>
            <numerusform>Vyčerpejte %n modré kostky.</numerusform>
            <numerusform>Vyčerpejte %n modrých kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Obnovte %n [any_die].</numerusform>
            <numerusform>Obnovte %n [any_die].</numerusform>
            <numerusform>Obnovte %n [any_die].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n red die(s).</source>
        <translation>
            <numerusform>Obnovte %n červenou kostku.</numerusform>
            <numerusform>Obnovte %n červené kostky.</numerusform>
            <numerusform>Obnovte %n červených kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n green die(s).</source>
        <translation>
            <numerusform>Obnovte %n zelenou kostku.</numerusform>
            <numerusform>Obnovte %n zelené kostky.</numerusform>
            <numerusform>Obnovte %n zelených kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n blue die(s).</source>
        <translation>
            <numerusform>Obnovte %n modrou kostku.</numerusform>
            <numerusform>Obnovte %n modré kostky.</numerusform>
            <numerusform>Obnovte %n modrých kostek.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Engineering</source>
        <translation>Technika</translation>
    </message>
    <message>
        <source>Recon</source>
        <translation>Průzkum</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Věda</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Bezpečnost</translation>
    </message>
</context>
<context>
    <name>SectorCard</name>
    <message>
        <source>Travel here</source>
        <translation>Přesunout se sem</translation>
    </message>
    <message>
        <source>Only somebody who stands here can do this, in the own turn.</source>
        <translation>To může jen ten, kdo zde stojí, a jen ve svém tahu.</translation>
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
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zpět (Esc)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>Luck, undo and dice</source>
        <translation>Náhoda, vracení a kostky</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Složky</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noc</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Den</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Plný</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Omezený</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Vypnutý</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Velikost textu</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motiv</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Pohyb</translation>
    </message>
    <message>
        <source>New luck after undo</source>
        <translation>Nová náhoda po vrácení</translation>
    </message>
    <message>
        <source>Off: a roll that is undone and made again falls the same. On: what is played after an undo draws anew.</source>
        <translation>Vypnuto: vrácený a zopakovaný hod padne stejně. Zapnuto: co se hraje po vrácení, losuje se znovu.</translation>
    </message>
    <message>
        <source>Strict undo</source>
        <translation>Přísné vracení</translation>
    </message>
    <message>
        <source>On: undo stops where something hidden was shown, such as a roll or a drawn card.</source>
        <translation>Zapnuto: vracení se zastaví tam, kde bylo odhaleno něco skrytého, třeba hod nebo dobraná karta.</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Skutečné kostky</translation>
    </message>
    <message>
        <source>On: you roll dice on your own table and tell the game what they show.</source>
        <translation>Zapnuto: házíte kostkami na vlastním stole a řeknete hře, co padlo.</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Uložené hry</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Otevřít složku</translation>
    </message>
    <message>
        <source>Reports of faults</source>
        <translation>Hlášení o chybách</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Obnovit všechna nastavení</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Shortcuts</source>
        <translation>Klávesové zkratky</translation>
    </message>
    <message>
        <source>Go from one part of the screen to the next; with Shift back</source>
        <translation>Přejít z jedné části obrazovky do další; s klávesou Shift zpět</translation>
    </message>
    <message>
        <source>Act: press the button, take the choice, go to the sector</source>
        <translation>Provést: stisknout tlačítko, potvrdit volbu, jít do sektoru</translation>
    </message>
    <message>
        <source>One step back: close a list or sheet, let go of what is carried</source>
        <translation>O krok zpět: zavřít seznam nebo list, pustit přenášenou věc</translation>
    </message>
    <message>
        <source>Take the answer with this number</source>
        <translation>Zvolit odpověď s tímto číslem</translation>
    </message>
    <message>
        <source>Show all answers</source>
        <translation>Zobrazit všechny odpovědi</translation>
    </message>
    <message>
        <source>On the map: from sector to sector</source>
        <translation>Na mapě: ze sektoru do sektoru</translation>
    </message>
    <message>
        <source>Move the map, with any arrow</source>
        <translation>Posunout mapu, kteroukoli šipkou</translation>
    </message>
    <message>
        <source>Zoom the map</source>
        <translation>Přiblížit nebo oddálit mapu</translation>
    </message>
    <message>
        <source>Fit the whole map into view</source>
        <translation>Zobrazit celou mapu</translation>
    </message>
    <message>
        <source>Look at the table while a sheet is open</source>
        <translation>Podívat se na stůl, když je otevřený list</translation>
    </message>
    <message>
        <source>Show the crew boards, in a narrow window</source>
        <translation>Zobrazit desky posádky, v úzkém okně</translation>
    </message>
    <message>
        <source>Show situation and journal, in a narrow window</source>
        <translation>Zobrazit situaci a deník, v úzkém okně</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation>Vrátit poslední rozhodnutí</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <source>These shortcuts</source>
        <translation>Tyto klávesové zkratky</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>SituationColumn</name>
    <message>
        <source>Lander</source>
        <translation>Výsadková loď</translation>
    </message>
    <message>
        <source>Sector {number}</source>
        <translation>Sektor {number}</translation>
    </message>
    <message>
        <source>Supplies: {supplies} of {most}</source>
        <extracomment>The marker on the supply track.</extracomment>
        <translation>Zásoby: {supplies} z {most}</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Události</translation>
    </message>
    <message>
        <source>Cards in the event deck: {count}</source>
        <translation>Karty v balíčku událostí: {count}</translation>
    </message>
    <message>
        <source>Discarded events: {count}</source>
        <translation>Odhozené události: {count}</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co se stalo</translation>
    </message>
</context>
<context>
    <name>SituationTabs</name>
    <message>
        <source>Situation and journal (J)</source>
        <translation>Situace a deník (J)</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>The expedition is over</source>
        <translation>Výprava skončila</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Podívat se na stůl</translation>
    </message>
    <message>
        <source>To the first screen</source>
        <translation>Na úvodní obrazovku</translation>
    </message>
    <message>
        <source>Only to look at: another window plays this save, or its file may not be written.</source>
        <translation>Jen k nahlédnutí: tuto uloženou hru hraje jiné okno, nebo se do jejího souboru nesmí zapisovat.</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message numerus="yes">
        <source>A content pack has %n mistake(s) and was not added. Everything else works as before; its author can correct what is listed here.</source>
        <extracomment>%n is the number of mistakes in one or several content packs.</extracomment>
        <translation>
            <numerusform>Balíček obsahu má %n chybu a nebyl přidán. Vše ostatní funguje jako dřív; autor může opravit, co je zde uvedeno.</numerusform>
            <numerusform>Balíček obsahu má %n chyby a nebyl přidán. Vše ostatní funguje jako dřív; autor může opravit, co je zde uvedeno.</numerusform>
            <numerusform>Balíček obsahu má %n chyb a nebyl přidán. Vše ostatní funguje jako dřív; autor může opravit, co je zde uvedeno.</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence} (did you mean “{meant}”?)</source>
        <extracomment>{sentence} says what is wrong in a content pack.</extracomment>
        <translation>{sentence} (mysleli jste „{meant}“?)</translation>
    </message>
    <message>
        <source>{file} is not a saved game. It was left as it is; choose another file.</source>
        <translation>{file} není uložená hra. Soubor zůstal beze změny; vyberte jiný.</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing in it was changed; repair a copy with “vanguard-desktop doctor” or open another save.</source>
        <translation>Soubor {file} je poškozený. Nic se v něm nezměnilo; opravte kopii příkazem „vanguard-desktop doctor“ nebo otevřete jinou uloženou hru.</translation>
    </message>
    <message>
        <source>{file} ends too soon, as after an interrupted copy. Everything before that point is kept; repair a copy with “vanguard-desktop doctor”.</source>
        <translation>Soubor {file} končí příliš brzy, jako po přerušeném kopírování. Vše do toho místa je zachováno; opravte kopii příkazem „vanguard-desktop doctor“.</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of the game. It was left as it is; update the game to open it.</source>
        <translation>Soubor {file} vytvořila novější verze hry. Zůstal beze změny; chcete-li ho otevřít, aktualizujte hru.</translation>
    </message>
    <message>
        <source>{file} is no longer there. If it was moved, import it from its new place.</source>
        <translation>Soubor {file} už tam není. Pokud byl přesunut, importujte ho z nového místa.</translation>
    </message>
    <message>
        <source>{file} can only be read, so the last decision was not recorded. Everything before it is kept; allow writing to the file or continue in a copy.</source>
        <translation>Soubor {file} lze jen číst, poslední rozhodnutí proto nebylo zaznamenáno. Vše předtím je zachováno; povolte zápis do souboru nebo pokračujte v kopii.</translation>
    </message>
    <message>
        <source>The disk is full, so the last decision was not recorded in {file}. Everything before it is kept; free some space and decide again.</source>
        <translation>Disk je plný, poslední rozhodnutí proto nebylo do souboru {file} zaznamenáno. Vše předtím je zachováno; uvolněte místo a rozhodněte se znovu.</translation>
    </message>
    <message>
        <source>The system does not allow access to {file}. Nothing was changed; check the permissions of the file and its folder.</source>
        <translation>Systém nedovoluje přístup k souboru {file}. Nic se nezměnilo; zkontrolujte oprávnění souboru a jeho složky.</translation>
    </message>
    <message>
        <source>{file} was played with content packs that are missing or different here. It was left as it is; add those packs to open it.</source>
        <translation>Soubor {file} se hrál s balíčky obsahu, které zde chybějí nebo se liší. Zůstal beze změny; chcete-li ho otevřít, balíčky přidejte.</translation>
    </message>
    <message>
        <source>{file} is open in another window, so it can only be read here. Close the other window to continue playing.</source>
        <translation>Soubor {file} je otevřený v jiném okně, zde ho proto lze jen číst. Chcete-li hrát dál, zavřete druhé okno.</translation>
    </message>
    <message>
        <source>{file} has been played on elsewhere, so the last decision was not recorded here. Everything that was recorded is kept; open the save again to see it.</source>
        <translation>V souboru {file} se hrálo dál jinde, poslední rozhodnutí zde proto nebylo zaznamenáno. Vše zaznamenané je zachováno; uvidíte to po novém otevření uložené hry.</translation>
    </message>
</context>
<context>
    <name>UndoText</name>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Zpět: {what}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Znovu: {what}</translation>
    </message>
    <message>
        <source>last decision</source>
        <translation>poslední rozhodnutí</translation>
    </message>
    <message>
        <source>start token for {member}</source>
        <translation>žeton začínajícího hráče: {member}</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>odpočinek</translation>
    </message>
    <message>
        <source>special action</source>
        <translation>zvláštní akce</translation>
    </message>
    <message>
        <source>spent die: {die}</source>
        <translation>vyčerpaná kostka: {die}</translation>
    </message>
    <message>
        <source>refreshed die: {die}</source>
        <translation>obnovená kostka: {die}</translation>
    </message>
    <message>
        <source>lost supplies</source>
        <translation>ztracené zásoby</translation>
    </message>
    <message>
        <source>gained supplies</source>
        <translation>získané zásoby</translation>
    </message>
    <message>
        <source>gained successes</source>
        <translation>získané úspěchy</translation>
    </message>
    <message>
        <source>danger die</source>
        <translation>kostka nebezpečí</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>konec tahu</translation>
    </message>
    <message>
        <source>event: {event}</source>
        <translation>událost: {event}</translation>
    </message>
    <message>
        <source>answer to the lift-off: {section}</source>
        <translation>odpověď k odletu: {section}</translation>
    </message>
    <message>
        <source>end of the expedition</source>
        <translation>konec výpravy</translation>
    </message>
    <message>
        <source>start of the expedition</source>
        <translation>začátek výpravy</translation>
    </message>
    <message>
        <source>proposed lift-off</source>
        <translation>návrh odletu</translation>
    </message>
    <message>
        <source>choice: {source}</source>
        <extracomment>{source} is a card or table whose text the players decided on.</extracomment>
        <translation>volba: {source}</translation>
    </message>
    <message>
        <source>travel to {sector}</source>
        <translation>přesun: {sector}</translation>
    </message>
    <message>
        <source>travel</source>
        <translation>přesun</translation>
    </message>
</context>
<context>
    <name>_SaveCard</name>
    <message numerus="yes">
        <source>%n decision(s) · {when}</source>
        <translation>
            <numerusform>%n rozhodnutí · {when}</numerusform>
            <numerusform>%n rozhodnutí · {when}</numerusform>
            <numerusform>%n rozhodnutí · {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Exportovat kopii</translation>
    </message>
</context>
</TS>
