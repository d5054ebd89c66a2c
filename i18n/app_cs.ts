<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>AbilityText</name>
    <message>
        <source>This serves other crewmembers too, wherever they are.</source>
        <extracomment>Behind what &quot;you&quot; may do at some moment.</extracomment>
        <translation>Platí to i pro ostatní členy posádky, ať jsou kdekoli.</translation>
    </message>
    <message>
        <source>once per dice check</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation>jednou za ověření kostkami</translation>
    </message>
    <message>
        <source>once per turn</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation>jednou za tah</translation>
    </message>
    <message>
        <source>once per round</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation>jednou za kolo</translation>
    </message>
    <message>
        <source>once per expedition</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation>jednou za výpravu</translation>
    </message>
    <message>
        <source>[basic] of red dice may be spent as {icon}.</source>
        <extracomment>What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the red dice give.</extracomment>
        <translation>Symbol [basic] na červených kostkách lze vyčerpat jako symbol {icon}.</translation>
    </message>
    <message>
        <source>[basic] of green dice may be spent as {icon}.</source>
        <extracomment>What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the green dice give.</extracomment>
        <translation>Symbol [basic] na zelených kostkách lze vyčerpat jako symbol {icon}.</translation>
    </message>
    <message>
        <source>[basic] of blue dice may be spent as {icon}.</source>
        <extracomment>What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the blue dice give.</extracomment>
        <translation>Symbol [basic] na modrých kostkách lze vyčerpat jako symbol {icon}.</translation>
    </message>
    <message>
        <source>Another crewmember must assist.</source>
        <translation>Jiný člen posádky musí akci podpořit.</translation>
    </message>
    <message>
        <source>Every other crewmember in the sector must assist.</source>
        <translation>Každý další člen posádky v sektoru musí akci podpořit.</translation>
    </message>
    <message>
        <source>Only once.</source>
        <extracomment>A special action can be taken only once in the whole campaign.</extracomment>
        <translation>Jen jednou.</translation>
    </message>
    <message>
        <source>Only if what happened before allows it.</source>
        <extracomment>A special action depends on what the players noted earlier in the campaign.</extracomment>
        <translation>Jen pokud to dovolí, co se stalo dřív.</translation>
    </message>
    <message>
        <source>Space {number}</source>
        <extracomment>A space of a time track; what happens when the token enters it follows. {number} counts from the left.</extracomment>
        <translation>Pole {number}</translation>
    </message>
    <message>
        <source>at any time</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>kdykoli</translation>
    </message>
    <message>
        <source>during a dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>během ověření kostkami</translation>
    </message>
    <message>
        <source>in your own turn</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>ve vlastním tahu</translation>
    </message>
    <message>
        <source>as an action</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>jako akce</translation>
    </message>
    <message>
        <source>before the dice are rolled</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>před hodem kostkami</translation>
    </message>
    <message>
        <source>before the dice of any check are rolled</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>před hodem při jakémkoli ověření kostkami</translation>
    </message>
    <message>
        <source>during any dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>během jakéhokoli ověření kostkami</translation>
    </message>
    <message>
        <source>after an outcome of your dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>po důsledku vašeho ověření kostkami</translation>
    </message>
    <message>
        <source>at the end of your dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>na konci vašeho ověření kostkami</translation>
    </message>
    <message>
        <source>after a danger die has been rolled</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>po hodu kostkou nebezpečí</translation>
    </message>
    <message>
        <source>when traveling</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>při přesunu</translation>
    </message>
    <message>
        <source>when resting</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>při odpočinku</translation>
    </message>
    <message>
        <source>before [supplies](pl) are lost</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>před ztrátou [supplies](gen.pl)</translation>
    </message>
    <message>
        <source>when gaining [lead](pl)</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>při získání [lead](gen.pl)</translation>
    </message>
    <message>
        <source>on leaving a sector that shows the [final_poi] icon</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>při opuštění sektoru se symbolem [final_poi]</translation>
    </message>
    <message>
        <source>before an injury is gained</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>před získáním zranění</translation>
    </message>
    <message>
        <source>if {test}</source>
        <extracomment>A head, small, behind the moment of an ability, which may begin with &quot;when&quot;. {test} is a clause such as &quot;the outcome was red&quot;.</extracomment>
        <translation>pokud {test}</translation>
    </message>
    <message>
        <source>during the landing</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>během přistání</translation>
    </message>
    <message>
        <source>when an icon of your path is about to be resolved</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>když se má vyhodnotit symbol vaší trasy</translation>
    </message>
    <message>
        <source>after traveling</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>po přesunu</translation>
    </message>
    <message>
        <source>on entering a sector where nobody was before</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>při vstupu do sektoru, kde ještě nikdo nebyl</translation>
    </message>
    <message>
        <source>after resting</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>po odpočinku</translation>
    </message>
    <message>
        <source>when preparing</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>při přípravě</translation>
    </message>
    <message>
        <source>after exerting</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>po vypětí sil</translation>
    </message>
    <message>
        <source>after spending dice as a cost</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>po vyčerpání kostek jako ceny</translation>
    </message>
    <message>
        <source>after gaining a discovery</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>po získání objevu</translation>
    </message>
    <message>
        <source>when a [poi] card comes to your sector</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>když do vašeho sektoru přibude karta [poi](gen)</translation>
    </message>
    <message>
        <source>when your dice check moves a green track on</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>když vaše ověření kostkami posune zelenou stupnici</translation>
    </message>
    <message>
        <source>when a [threat] enters your sector</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>když do vašeho sektoru vstoupí [threat]</translation>
    </message>
    <message>
        <source>at the start of a round</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>na začátku kola</translation>
    </message>
    <message>
        <source>at the end of your turn</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>na konci vašeho tahu</translation>
    </message>
    <message>
        <source>when you replace the [poi] of a sector</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>když nahradíte [poi](acc) v sektoru</translation>
    </message>
    <message>
        <source>when all time tracks are about to progress</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>když mají postoupit všechny stupnice času</translation>
    </message>
    <message>
        <source>when an attack of a [threat] is about to hit</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>když má zasáhnout útok [threat](gen)</translation>
    </message>
    <message>
        <source>when an outcome of your dice check has been marked</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>když byl označen důsledek vašeho ověření kostkami</translation>
    </message>
    <message>
        <source>when an action could be chosen, without using one</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>ve chvíli, kdy lze zvolit akci, aniž byste nějakou využili</translation>
    </message>
    <message numerus="yes">
        <source>Time track, %n space(s).</source>
        <extracomment>First of the lines about the time track of a card; %n is its length.</extracomment>
        <translation>
            <numerusform>Stupnice času, %n pole.</numerusform>
            <numerusform>Stupnice času, %n pole.</numerusform>
            <numerusform>Stupnice času, %n polí.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <extracomment>Title of the page about the program.</extracomment>
        <translation>O hře</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation>Zpět (Esc)</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>{version} is as &quot;1.0.2&quot;.</extracomment>
        <translation>Verze {version}</translation>
    </message>
    <message>
        <source>A cooperative, story-driven campaign board game for one to four players at one screen.</source>
        <translation>Kooperativní příběhová kampaňová desková hra pro jednoho až čtyři hráče u jedné obrazovky.</translation>
    </message>
    <message>
        <source>License</source>
        <extracomment>Heading on the page about the program.</extracomment>
        <translation>Licence</translation>
    </message>
    <message>
        <source>The program is free software under the MIT license. Its text comes with the program.</source>
        <translation>Program je svobodný software pod licencí MIT. Její text je přiložen k programu.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <extracomment>Heading on the page about the program: typefaces.</extracomment>
        <translation>Písma</translation>
    </message>
    <message>
        <source>Under the SIL Open Font License 1.1. The license of each font lies beside it in the program’s folder.</source>
        <translation>Pod licencí SIL Open Font License 1.1. Licence každého písma leží vedle něj ve složce programu.</translation>
    </message>
    <message>
        <source>Built on</source>
        <extracomment>Heading on the page about the program, over other programs that are used in it.</extracomment>
        <translation>Postaveno na</translation>
    </message>
    <message>
        <source>Qt {qt} and PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs, cattrs, platformdirs and miniaudio (MIT).</source>
        <extracomment>On the page about the program. {qt}, {pyside} and {python} are version numbers.</extracomment>
        <translation>Qt {qt} a PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs, cattrs, platformdirs a miniaudio (MIT).</translation>
    </message>
</context>
<context>
    <name>AddressText</name>
    <message>
        <source>each crewmember</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>každý člen posádky</translation>
    </message>
    <message>
        <source>each crewmember in your sector</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>každý člen posádky ve vašem sektoru</translation>
    </message>
    <message>
        <source>each other crewmember in your sector</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>každý další člen posádky ve vašem sektoru</translation>
    </message>
    <message>
        <source>one crewmember of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>jeden člen posádky podle vaší volby</translation>
    </message>
    <message>
        <source>one crewmember in your sector, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>jeden člen posádky ve vašem sektoru podle vaší volby</translation>
    </message>
    <message>
        <source>another crewmember in your sector, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>jiný člen posádky ve vašem sektoru podle vaší volby</translation>
    </message>
    <message>
        <source>one crewmember in a connected sector, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>jeden člen posádky podle vaší volby v propojeném sektoru</translation>
    </message>
    <message>
        <source>each crewmember who assists in the dice check</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>každý člen posádky, který ověření podporuje</translation>
    </message>
    <message>
        <source>one crewmember at most two sectors away, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>jeden člen posádky podle vaší volby, vzdálený nejvýše dva sektory</translation>
    </message>
    <message>
        <source>one crewmember at most two sectors from the lander, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>jeden člen posádky podle vaší volby, nejvýše dva sektory od výsadkové lodi</translation>
    </message>
    <message>
        <source>a random crewmember</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>náhodný člen posádky</translation>
    </message>
    <message>
        <source>for {each} in turn, {one}</source>
        <extracomment>A head, small: a text speaks to everybody in turn, each time about somebody else. {each} is as &quot;each crewmember&quot;, {one} as &quot;one crewmember in a connected sector, of your choice&quot;.</extracomment>
        <translation>{each} postupně, {one}</translation>
    </message>
    <message>
        <source>chance decides in secret which of these happens</source>
        <extracomment>A head, small: one of the lines that follow happens, and the players are not told which.</extracomment>
        <translation>náhoda tajně rozhodne, co z toho nastane</translation>
    </message>
</context>
<context>
    <name>AnswerButtons</name>
    <message>
        <source>All ({count})</source>
        <extracomment>A small button that opens the list of all answers. {count} is their number.</extracomment>
        <translation>Vše ({count})</translation>
    </message>
    <message>
        <source>All answers ({count})</source>
        <extracomment>Button that opens the list of all answers. {count} is their number.</extracomment>
        <translation>Všechny odpovědi ({count})</translation>
    </message>
</context>
<context>
    <name>AnyTimeChips</name>
    <message>
        <source>At any time: {count} (A)</source>
        <extracomment>Opens the list of all that may be done beside answering; A is the key for it. {count} is a number.</extracomment>
        <translation>Kdykoli: {count} (A)</translation>
    </message>
</context>
<context>
    <name>BesideRows</name>
    <message>
        <source>Before that, if you like:</source>
        <translation>Předtím, pokud chcete:</translation>
    </message>
</context>
<context>
    <name>Biome</name>
    <message>
        <source>Aquatic</source>
        <extracomment>Name of the icon biome_aquatic, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vodní</translation>
    </message>
    <message>
        <source>Caves</source>
        <extracomment>Name of the icon biome_caves, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Jeskyně</translation>
    </message>
    <message>
        <source>Crystalline</source>
        <extracomment>Name of the icon biome_crystalline, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Krystalický</translation>
    </message>
    <message>
        <source>Desert</source>
        <extracomment>Name of the icon biome_desert, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Pouštní</translation>
    </message>
    <message>
        <source>Frigid</source>
        <extracomment>Name of the icon biome_frigid, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Chladný</translation>
    </message>
    <message>
        <source>Hostile</source>
        <extracomment>Name of the icon biome_hostile, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Nepřátelský</translation>
    </message>
    <message>
        <source>Lethal</source>
        <extracomment>Name of the icon biome_lethal, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Smrtící</translation>
    </message>
    <message>
        <source>Rocky</source>
        <extracomment>Name of the icon biome_rocky, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Skalnatý</translation>
    </message>
    <message>
        <source>Ruins</source>
        <extracomment>Name of the icon biome_ruins, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ruiny</translation>
    </message>
    <message>
        <source>Training</source>
        <extracomment>Name of the icon biome_training, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Výcvik</translation>
    </message>
    <message>
        <source>Vegetation</source>
        <extracomment>Name of the icon biome_vegetation, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vegetace</translation>
    </message>
    <message>
        <source>Void</source>
        <extracomment>Name of the icon biome_void, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Prázdnota</translation>
    </message>
    <message>
        <source>Volcanic</source>
        <extracomment>Name of the icon biome_volcanic, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sopečný</translation>
    </message>
</context>
<context>
    <name>BoardLog</name>
    <message>
        <source>A mission failed token is placed on the lander.</source>
        <translation>Na výsadkovou loď se umisťuje žeton neúspěšné mise.</translation>
    </message>
    <message>
        <source>No card lies in {sector} any more.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation>V sektoru {sector} už neleží žádná karta.</translation>
    </message>
    <message>
        <source>{sector} now shows {poi}.</source>
        <extracomment>{sector} is the name of a sector, {poi} of a point of interest, both in quotation marks.</extracomment>
        <translation>V sektoru {sector} je teď vidět {poi}.</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are taken from {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation>
            <numerusform>Ze sektoru {sector} se odebírá %n ukazatel.</numerusform>
            <numerusform>Ze sektoru {sector} se odebírají %n ukazatele.</numerusform>
            <numerusform>Ze sektoru {sector} se odebírá %n ukazatelů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are placed in {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation>
            <numerusform>Do sektoru {sector} se umisťuje %n ukazatel.</numerusform>
            <numerusform>Do sektoru {sector} se umisťují %n ukazatele.</numerusform>
            <numerusform>Do sektoru {sector} se umisťuje %n ukazatelů.</numerusform>
        </translation>
    </message>
    <message>
        <source>The path {path} has other icons now.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation>Trasa {path} má teď jiné symboly.</translation>
    </message>
    <message>
        <source>The path {path} is open now.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation>Trasa {path} je teď otevřená.</translation>
    </message>
    <message>
        <source>{condition} is in force.</source>
        <extracomment>{condition} is the name of a global condition in quotation marks.</extracomment>
        <translation>Teď platí {condition}.</translation>
    </message>
    <message>
        <source>The mission {mission} comes into play.</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation>Do hry vstupuje mise {mission}.</translation>
    </message>
    <message>
        <source>The mission {mission} is completed.</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation>Mise {mission} je splněna.</translation>
    </message>
    <message numerus="yes">
        <source>The threat {threat} appears with %n standee(s) in {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks; %n are its figures.</extracomment>
        <translation>
            <numerusform>V sektoru {sector} se objevuje hrozba {threat} s %n figurkou.</numerusform>
            <numerusform>V sektoru {sector} se objevuje hrozba {threat} se %n figurkami.</numerusform>
            <numerusform>V sektoru {sector} se objevuje hrozba {threat} s %n figurkami.</numerusform>
        </translation>
    </message>
    <message>
        <source>The threat {threat} appears in {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>V sektoru {sector} se objevuje hrozba {threat}.</translation>
    </message>
    <message>
        <source>The threat {threat} moves to {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Hrozba {threat} se přesouvá do sektoru {sector}.</translation>
    </message>
    <message>
        <source>One standee of the threat {threat} moves to {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Jedna figurka hrozby {threat} se přesouvá do sektoru {sector}.</translation>
    </message>
    <message>
        <source>The threat {threat} is gone.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation>Hrozba {threat} je pryč.</translation>
    </message>
    <message>
        <source>The away team reads Log {number}.</source>
        <extracomment>{number} is that of an entry of the logbook.</extracomment>
        <translation>Výsadkový tým čte záznam {number}.</translation>
    </message>
    <message>
        <source>The campaign will remember this.</source>
        <translation>Kampaň si to bude pamatovat.</translation>
    </message>
    <message>
        <source>This will be carried out aboard the ship.</source>
        <translation>Toto se provede na palubě lodi.</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are taken off {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Z karty {card} ubyl %n ukazatel.</numerusform>
            <numerusform>Z karty {card} ubyly %n ukazatele.</numerusform>
            <numerusform>Z karty {card} ubylo %n ukazatelů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are put on {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Na kartu {card} přibyl %n ukazatel.</numerusform>
            <numerusform>Na kartu {card} přibyly %n ukazatele.</numerusform>
            <numerusform>Na kartu {card} přibylo %n ukazatelů.</numerusform>
        </translation>
    </message>
    <message>
        <source>The mission {mission} fails and is discarded.</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation>Mise {mission} selhala a odhazuje se.</translation>
    </message>
    <message>
        <source>The team stays on the planet.</source>
        <translation>Tým zůstává na planetě.</translation>
    </message>
    <message numerus="yes">
        <source>The room of %n discovery card(s) in the lander is taken.</source>
        <extracomment>Journal: the lander has less room for finds. %n is for how many cards.</extracomment>
        <translation>
            <numerusform>Ve výsadkové lodi je obsazeno místo %n karty objevu.</numerusform>
            <numerusform>Ve výsadkové lodi je obsazeno místo %n karet objevů.</numerusform>
            <numerusform>Ve výsadkové lodi je obsazeno místo %n karet objevů.</numerusform>
        </translation>
    </message>
    <message>
        <source>track: {track}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: its token was moved. {track} is its name.</extracomment>
        <translation>stupnice: {track}</translation>
    </message>
    <message>
        <source>completed mission: {mission}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {mission} is the name of a card.</extracomment>
        <translation>splněná mise: {mission}</translation>
    </message>
    <message>
        <source>way of the threat: {threat}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: where it moves. {threat} is the name of a card.</extracomment>
        <translation>cesta hrozby: {threat}</translation>
    </message>
    <message>
        <source>lead: {deck}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a lead token was placed. {deck} is a kind of discovery, as &quot;Mineral&quot;.</extracomment>
        <translation>náznak: {deck}</translation>
    </message>
    <message>
        <source>discovery: {deck}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a card was gained. {deck} is a kind of discovery, as &quot;Mineral&quot;.</extracomment>
        <translation>objev: {deck}</translation>
    </message>
    <message>
        <source>unique discovery: {discovery}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was gained. {discovery} is its name.</extracomment>
        <translation>mimořádný objev: {discovery}</translation>
    </message>
    <message>
        <source>The time track of {track} is empty again.</source>
        <extracomment>{track} is a card with a time track in quotation marks.</extracomment>
        <translation>Stupnice času na kartě {track} je zase prázdná.</translation>
    </message>
    <message>
        <source>The time token of {track} stands on space {number}.</source>
        <extracomment>{track} is a card with a time track in quotation marks; {number} is a space, counted from the left.</extracomment>
        <translation>Žeton času na kartě {track} leží na poli {number}.</translation>
    </message>
    <message>
        <source>A track of {track} is empty again.</source>
        <extracomment>{track} is the card of a special action with tracks, in quotation marks.</extracomment>
        <translation>Jedna stupnice na kartě {track} je zase prázdná.</translation>
    </message>
    <message>
        <source>The yellow track of {track} reaches space {number}.</source>
        <extracomment>{track} is the card of a special action, in quotation marks; {number} a space, from the left.</extracomment>
        <translation>Žlutá stupnice na kartě {track} dosahuje pole {number}.</translation>
    </message>
    <message>
        <source>The green track of {track} reaches space {number}.</source>
        <extracomment>{track} is the card of a special action, in quotation marks; {number} a space, from the left.</extracomment>
        <translation>Zelená stupnice na kartě {track} dosahuje pole {number}.</translation>
    </message>
    <message>
        <source>The red track of {track} reaches space {number}.</source>
        <extracomment>{track} is the card of a special action, in quotation marks; {number} a space, from the left.</extracomment>
        <translation>Červená stupnice na kartě {track} dosahuje pole {number}.</translation>
    </message>
    <message>
        <source>{track} (space {number})</source>
        <extracomment>{track} is a card with a time track in quotation marks; {number} is a space, counted from the left.</extracomment>
        <translation>{track} (pole {number})</translation>
    </message>
    <message>
        <source>Time goes on for {tracks}.</source>
        <extracomment>{tracks} are cards with time tracks and the spaces that they reach, with &quot;and&quot; before the last one.</extracomment>
        <translation>Čas postupuje na kartách {tracks}.</translation>
    </message>
    <message>
        <source>The {type} deck is shuffled.</source>
        <extracomment>{type} is the icon of a discovery deck.</extracomment>
        <translation>Balíček pro {type}(acc) se zamíchává.</translation>
    </message>
    <message>
        <source>Drawn from the bag: {leads}.</source>
        <extracomment>{leads} are lead tokens with their values, as &quot;Lead 2 with a card&quot;, with &quot;and&quot; before the last one.</extracomment>
        <translation>Vytaženo ze sáčku: {leads}.</translation>
    </message>
    <message>
        <source>{lead} is placed on the {type} deck.</source>
        <extracomment>{lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;, {type} the icon of a discovery deck.</extracomment>
        <translation>{lead} se pokládá na balíček pro {type}(acc).</translation>
    </message>
    <message>
        <source>The lead tokens leave the {type} deck.</source>
        <extracomment>{type} is the icon of a discovery deck.</extracomment>
        <translation>Žetony náznaků opouštějí balíček pro {type}(acc).</translation>
    </message>
    <message>
        <source>The away team finds {type} {discovery}.</source>
        <extracomment>{type} is the icon of a kind of discovery, {discovery} the name of the card in quotation marks.</extracomment>
        <translation>Výsadkový tým nachází {type}(acc) {discovery}.</translation>
    </message>
    <message>
        <source>The discovery {discovery} is discarded.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation>Objev {discovery} se odhazuje.</translation>
    </message>
    <message>
        <source>The away team makes the unique discovery {discovery}.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation>Výsadkový tým získává mimořádný objev {discovery}.</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Discard the topmost [poi] card of this sector.</source>
        <translation>Odhoďte vrchní kartu [poi](gen) v tomto sektoru.</translation>
    </message>
    <message>
        <source>Discard the topmost [poi] card of sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>Odhoďte vrchní kartu [poi](gen) v sektoru {sector}.</translation>
    </message>
    <message>
        <source>Discard the [global_condition] card; the printed one is in force again.</source>
        <translation>Odhoďte kartu [global_condition](gen); znovu platí ta natištěná.</translation>
    </message>
    <message>
        <source>Put a mission failed token on the lander.</source>
        <translation>Položte na výsadkovou loď žeton neúspěšné mise.</translation>
    </message>
    <message>
        <source>The lander stands in sector {sector} from now on.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>Výsadková loď odteď stojí v sektoru {sector}.</translation>
    </message>
    <message>
        <source>The marker on the landing track moves one more space.</source>
        <translation>Ukazatel na stupnici přistání se posune o další pole.</translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the nearest crewmember.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes, the crewmember is its aim.</extracomment>
        <translation>
            <numerusform>[threat] se posune o %n sektor k nejbližšímu členovi posádky.</numerusform>
            <numerusform>[threat] se posune o %n sektory k nejbližšímu členovi posádky.</numerusform>
            <numerusform>[threat] se posune o %n sektorů k nejbližšímu členovi posádky.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>[threat] se posune o %n sektor směrem k sektoru {sector}.</numerusform>
            <numerusform>[threat] se posune o %n sektory směrem k sektoru {sector}.</numerusform>
            <numerusform>[threat] se posune o %n sektorů směrem k sektoru {sector}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the crewmember who traveled last.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes; its aim is whoever traveled last.</extracomment>
        <translation>
            <numerusform>[threat] se posune o %n sektor ke členovi posádky, který se přesouval jako poslední.</numerusform>
            <numerusform>[threat] se posune o %n sektory ke členovi posádky, který se přesouval jako poslední.</numerusform>
            <numerusform>[threat] se posune o %n sektorů ke členovi posádky, který se přesouval jako poslední.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the nearest equipment.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes; its aim is a token of equipment on the board.</extracomment>
        <translation>
            <numerusform>[threat] se posune o %n sektor k nejbližší výbavě.</numerusform>
            <numerusform>[threat] se posune o %n sektory k nejbližší výbavě.</numerusform>
            <numerusform>[threat] se posune o %n sektorů k nejbližší výbavě.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the sector with most crewmembers.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes; its aim is the sector with most pawns.</extracomment>
        <translation>
            <numerusform>[threat] se posune o %n sektor k sektoru s nejvíce členy posádky.</numerusform>
            <numerusform>[threat] se posune o %n sektory k sektoru s nejvíce členy posádky.</numerusform>
            <numerusform>[threat] se posune o %n sektorů k sektoru s nejvíce členy posádky.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the nearest crewmember.</source>
        <extracomment>Effect of a threat card that has several standees (figures of cardboard). %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Každá figurka se sama posune o %n sektor k nejbližšímu členovi posádky.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektory k nejbližšímu členovi posádky.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektorů k nejbližšímu členovi posádky.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the crewmember who traveled last.</source>
        <extracomment>Effect of a threat card that has several standees; their aim is whoever traveled last. %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Každá figurka se sama posune o %n sektor ke členovi posádky, který se přesouval jako poslední.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektory ke členovi posádky, který se přesouval jako poslední.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektorů ke členovi posádky, který se přesouval jako poslední.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the nearest equipment.</source>
        <extracomment>Effect of a threat card that has several standees; their aim is a token of equipment. %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Každá figurka se sama posune o %n sektor k nejbližší výbavě.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektory k nejbližší výbavě.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektorů k nejbližší výbavě.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the sector with most crewmembers.</source>
        <extracomment>Effect of a threat card that has several standees; their aim is the sector with most pawns. %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Každá figurka se sama posune o %n sektor k sektoru s nejvíce členy posádky.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektory k sektoru s nejvíce členy posádky.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektorů k sektoru s nejvíce členy posádky.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the [threat] from the planet board.</source>
        <translation>Odstraňte [threat](acc) z planetární desky.</translation>
    </message>
    <message>
        <source>Replace all [poi] cards of this sector with {poi}.</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>Nahraďte všechny karty [poi](gen.pl) v tomto sektoru kartou {poi}.</translation>
    </message>
    <message>
        <source>Replace all [poi] cards of sector {sector} with {poi}.</source>
        <extracomment>{poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>Nahraďte všechny karty [poi](gen.pl) v sektoru {sector} kartou {poi}.</translation>
    </message>
    <message>
        <source>Place the [poi] card {poi} on top of those in this sector.</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>Položte kartu [poi](gen) {poi} navrch na karty v tomto sektoru.</translation>
    </message>
    <message>
        <source>Place the [poi] card {poi} on top of those in sector {sector}.</source>
        <extracomment>{poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>Položte kartu [poi](gen) {poi} navrch na karty v sektoru {sector}.</translation>
    </message>
    <message>
        <source>Place the [global_condition] card {condition}.</source>
        <extracomment>{condition} is the name of a card in quotation marks.</extracomment>
        <translation>Vyložte kartu [global_condition](gen) {condition}.</translation>
    </message>
    <message>
        <source>Put the [mission] card {mission} into play.</source>
        <extracomment>{mission} is the name of a card in quotation marks.</extracomment>
        <translation>Uveďte do hry [mission](acc) {mission}.</translation>
    </message>
    <message>
        <source>Complete the [mission] {mission}.</source>
        <extracomment>{mission} is the name of a card in quotation marks.</extracomment>
        <translation>Splňte [mission](acc) {mission}.</translation>
    </message>
    <message>
        <source>The icons of the path {path} are covered by the travel icon from now on.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation>Symboly trasy {path} od této chvíle překrývá symbol přesunu.</translation>
    </message>
    <message>
        <source>The path {path} is open from now on.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation>Trasa {path} je od této chvíle otevřená.</translation>
    </message>
    <message>
        <source>The [threat] {threat} appears in sector {sector}.</source>
        <extracomment>{threat} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>V sektoru {sector} se objeví [threat] {threat}.</translation>
    </message>
    <message>
        <source>attack on each crewmember in the sector of the [threat]</source>
        <extracomment>A head: what an attack does to each of them follows.</extracomment>
        <translation>útok na každého člena posádky v sektoru, kde je [threat]</translation>
    </message>
    <message>
        <source>The [threat] carries out {behavior}.</source>
        <extracomment>{behavior} is a name printed on the card of the threat, in quotation marks.</extracomment>
        <translation>[threat] provede {behavior}.</translation>
    </message>
    <message>
        <source>The [threat] moves all the way to sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>[threat] dojde až do sektoru {sector}.</translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the nearest crewmember.</source>
        <translation>[threat] dojde až k nejbližšímu členovi posádky.</translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the crewmember who traveled last.</source>
        <translation>[threat] dojde až k členovi posádky, který se přesunul naposledy.</translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the nearest equipment.</source>
        <translation>[threat] dojde až k nejbližší výbavě.</translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the sector with most crewmembers.</source>
        <translation>[threat] dojde až do sektoru s nejvíce členy posádky.</translation>
    </message>
    <message>
        <source>Remove the [threat] {threat} from the planet board.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>Odstraňte z planetární desky [threat](acc) {threat}.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off this sector.</source>
        <extracomment>Effect of a card, about the sector in which you stand. %n is a number of markers.</extracomment>
        <translation>
            <numerusform>Odeberte z tohoto sektoru %n ukazatel.</numerusform>
            <numerusform>Odeberte z tohoto sektoru %n ukazatele.</numerusform>
            <numerusform>Odeberte z tohoto sektoru %n ukazatelů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) in this sector.</source>
        <extracomment>Effect of a card, about the sector in which you stand. %n is a number of markers.</extracomment>
        <translation>
            <numerusform>Položte do tohoto sektoru %n ukazatel.</numerusform>
            <numerusform>Položte do tohoto sektoru %n ukazatele.</numerusform>
            <numerusform>Položte do tohoto sektoru %n ukazatelů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off sector {sector}.</source>
        <extracomment>{sector} is the number of a sector: do not let two numbers stand side by side.</extracomment>
        <translation>
            <numerusform>Odeberte %n ukazatel ze sektoru {sector}.</numerusform>
            <numerusform>Odeberte %n ukazatele ze sektoru {sector}.</numerusform>
            <numerusform>Odeberte %n ukazatelů ze sektoru {sector}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) in sector {sector}.</source>
        <extracomment>{sector} is the number of a sector: do not let two numbers stand side by side.</extracomment>
        <translation>
            <numerusform>Položte %n ukazatel do sektoru {sector}.</numerusform>
            <numerusform>Položte %n ukazatele do sektoru {sector}.</numerusform>
            <numerusform>Položte %n ukazatelů do sektoru {sector}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All time tracks progress by %n space(s).</source>
        <extracomment>Effect of a card: the tokens of all time tracks go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Všechny stupnice času postoupí o %n pole.</numerusform>
            <numerusform>Všechny stupnice času postoupí o %n pole.</numerusform>
            <numerusform>Všechny stupnice času postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The time track of this card progresses by %n space(s).</source>
        <extracomment>Effect of a card that has a time track itself: its token goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Stupnice času této karty postoupí o %n pole.</numerusform>
            <numerusform>Stupnice času této karty postoupí o %n pole.</numerusform>
            <numerusform>Stupnice času této karty postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The time track of the [global_condition] progresses by %n space(s).</source>
        <extracomment>Effect of a card: the token on the card of the global condition goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Stupnice času karty [global_condition](gen) postoupí o %n pole.</numerusform>
            <numerusform>Stupnice času karty [global_condition](gen) postoupí o %n pole.</numerusform>
            <numerusform>Stupnice času karty [global_condition](gen) postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [time] of each time track goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on a time track. %n is how many spaces each goes back.</extracomment>
        <translation>
            <numerusform>[time] každé stupnice času se vrátí o %n pole.</numerusform>
            <numerusform>[time] každé stupnice času se vrátí o %n pole.</numerusform>
            <numerusform>[time] každé stupnice času se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [time] of this card goes back %n space(s).</source>
        <extracomment>Effect of a card that has a time track itself: [time] is the token on it. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>[time] této karty se vrátí o %n pole.</numerusform>
            <numerusform>[time] této karty se vrátí o %n pole.</numerusform>
            <numerusform>[time] této karty se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [time] of the [global_condition] goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on the card of the global condition. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>[time] karty [global_condition](gen) se vrátí o %n pole.</numerusform>
            <numerusform>[time] karty [global_condition](gen) se vrátí o %n pole.</numerusform>
            <numerusform>[time] karty [global_condition](gen) se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the time track of this card.</source>
        <translation>Vynulujte stupnici času této karty.</translation>
    </message>
    <message>
        <source>Reset the yellow track.</source>
        <translation>Vynulujte žlutou stupnici.</translation>
    </message>
    <message>
        <source>Reset the green track.</source>
        <translation>Vynulujte zelenou stupnici.</translation>
    </message>
    <message>
        <source>Reset the red track.</source>
        <translation>Vynulujte červenou stupnici.</translation>
    </message>
    <message numerus="yes">
        <source>The yellow track progresses by %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Žlutá stupnice postoupí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice postoupí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The green track progresses by %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Zelená stupnice postoupí o %n pole.</numerusform>
            <numerusform>Zelená stupnice postoupí o %n pole.</numerusform>
            <numerusform>Zelená stupnice postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red track progresses by %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Červená stupnice postoupí o %n pole.</numerusform>
            <numerusform>Červená stupnice postoupí o %n pole.</numerusform>
            <numerusform>Červená stupnice postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The yellow track goes back %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Žlutá stupnice se vrátí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice se vrátí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The green track goes back %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Zelená stupnice se vrátí o %n pole.</numerusform>
            <numerusform>Zelená stupnice se vrátí o %n pole.</numerusform>
            <numerusform>Zelená stupnice se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red track goes back %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Červená stupnice se vrátí o %n pole.</numerusform>
            <numerusform>Červená stupnice se vrátí o %n pole.</numerusform>
            <numerusform>Červená stupnice se vrátí o %n polí.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardFamily</name>
    <message>
        <source>{kind} · {more}</source>
        <extracomment>{kind} is a kind of card, {more} what is said of it in short, as &quot;Section card · Recon&quot;.</extracomment>
        <translation>{kind} · {more}</translation>
    </message>
    <message>
        <source>{type}, {rarity}</source>
        <extracomment>{type} is a kind of discovery, {rarity} how rare the card is.</extracomment>
        <translation>{type}, {rarity}</translation>
    </message>
    <message>
        <source>Skill: {name}, {charges} [charge].</source>
        <extracomment>Line in the codex about a crewmember. {name} is the name of the skill, {charges} how many charges it has; the icon is a charge.</extracomment>
        <translation>Dovednost: {name}, {charges} [charge].</translation>
    </message>
    <message>
        <source>Section card</source>
        <extracomment>Kind of a card, above its name: a card for checks, dealt to the section of a crewmember.</extracomment>
        <translation>Karta sekce</translation>
    </message>
    <message>
        <source>Equipment</source>
        <extracomment>Kind of a card, above its name: a thing that a crewmember carries.</extracomment>
        <translation>Výbava</translation>
    </message>
    <message>
        <source>Crewmember</source>
        <extracomment>Kind of a card, above its name: a person.</extracomment>
        <translation>Člen posádky</translation>
    </message>
    <message>
        <source>Injury</source>
        <extracomment>Kind of a card, above its name: what a crewmember has suffered.</extracomment>
        <translation>Zranění</translation>
    </message>
    <message>
        <source>Danger table</source>
        <extracomment>Kind of a card, above its name: what danger dice of a planet do.</extracomment>
        <translation>Tabulka nebezpečí</translation>
    </message>
    <message>
        <source>Rank-up card</source>
        <extracomment>Kind of a card, above its name.</extracomment>
        <translation>Karta povýšení</translation>
    </message>
    <message>
        <source>Global condition</source>
        <extracomment>Kind of a card, above its name: what holds on the whole planet.</extracomment>
        <translation>Obecné podmínky</translation>
    </message>
    <message>
        <source>Mission</source>
        <extracomment>Kind of a card, above its name: a task of the expedition.</extracomment>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Point of interest</source>
        <extracomment>Kind of a card, above its name.</extracomment>
        <translation>Bod zájmu</translation>
    </message>
    <message>
        <source>Threat</source>
        <extracomment>Kind of a card, above its name: a beast or a peril with a figure on the board.</extracomment>
        <translation>Hrozba</translation>
    </message>
    <message>
        <source>Discovery</source>
        <extracomment>Kind of a card, above its name: a find brought home from a planet.</extracomment>
        <translation>Objev</translation>
    </message>
    <message>
        <source>Unique discovery</source>
        <extracomment>Kind of a card, above its name: a find of which there is only one.</extracomment>
        <translation>Mimořádný objev</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Kind of a card, above its name: what happens at the end of a turn.</extracomment>
        <translation>Událost</translation>
    </message>
    <message>
        <source>All section cards</source>
        <extracomment>Heading of the codex over all such cards: Section card.</extracomment>
        <translation>Všechny karty sekcí</translation>
    </message>
    <message>
        <source>All equipment</source>
        <extracomment>Heading of the codex over all such cards: Equipment.</extracomment>
        <translation>Veškerá výbava</translation>
    </message>
    <message>
        <source>The whole crew</source>
        <extracomment>Heading of the codex over all such cards: Crewmember.</extracomment>
        <translation>Celá posádka</translation>
    </message>
    <message>
        <source>All injuries</source>
        <extracomment>Heading of the codex over all such cards: Injury.</extracomment>
        <translation>Všechna zranění</translation>
    </message>
    <message>
        <source>All danger tables</source>
        <extracomment>Heading of the codex over all such cards: Danger table.</extracomment>
        <translation>Všechny tabulky nebezpečí</translation>
    </message>
    <message>
        <source>All rank-up cards</source>
        <extracomment>Heading of the codex over all such cards: Rank-up card.</extracomment>
        <translation>Všechny karty povýšení</translation>
    </message>
    <message>
        <source>The condition on the table</source>
        <extracomment>Heading of the codex over all such cards: Global condition.</extracomment>
        <translation>Podmínky na stole</translation>
    </message>
    <message>
        <source>Missions on the table</source>
        <extracomment>Heading of the codex over all such cards: Mission.</extracomment>
        <translation>Mise na stole</translation>
    </message>
    <message>
        <source>Points of interest on the table</source>
        <extracomment>Heading of the codex over all such cards: Point of interest.</extracomment>
        <translation>Body zájmu na stole</translation>
    </message>
    <message>
        <source>Threats on the table</source>
        <extracomment>Heading of the codex over all such cards: Threat.</extracomment>
        <translation>Hrozby na stole</translation>
    </message>
    <message>
        <source>Discoveries you found</source>
        <extracomment>Heading of the codex over all such cards: Discovery.</extracomment>
        <translation>Objevy, které jste našli</translation>
    </message>
    <message>
        <source>Unique discoveries you found</source>
        <extracomment>Heading of the codex over all such cards: Unique discovery.</extracomment>
        <translation>Mimořádné objevy, které jste našli</translation>
    </message>
    <message>
        <source>Events seen so far</source>
        <extracomment>Heading of the codex over all such cards: Event.</extracomment>
        <translation>Dosud viděné události</translation>
    </message>
</context>
<context>
    <name>CardLines</name>
    <message>
        <source>Used once, then discarded.</source>
        <translation>Použije se jednou a pak se odhodí.</translation>
    </message>
    <message>
        <source>It replaces what the token does.</source>
        <translation>Nahrazuje účinek žetonu.</translation>
    </message>
    <message>
        <source>A final upgrade: a token carries only one.</source>
        <translation>Závěrečné vylepšení: žeton může mít jen jedno.</translation>
    </message>
    <message numerus="yes">
        <source>You may hold %n section card(s) more.</source>
        <extracomment>Line on a rank-up card: the limit of cards in hand is higher by %n.</extracomment>
        <translation>
            <numerusform>Můžete mít v ruce o %n kartu sekce víc.</numerusform>
            <numerusform>Můžete mít v ruce o %n karty sekce víc.</numerusform>
            <numerusform>Můžete mít v ruce o %n karet sekce víc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With its token placed the lander keeps %n discovery card(s) more.</source>
        <extracomment>Line on a card of equipment whose token lies on the board. %n is for how many cards it makes room.</extracomment>
        <translation>
            <numerusform>Je-li jeho žeton umístěn, uchová výsadková loď o %n kartu objevu víc.</numerusform>
            <numerusform>Je-li jeho žeton umístěn, uchová výsadková loď o %n karty objevů víc.</numerusform>
            <numerusform>Je-li jeho žeton umístěn, uchová výsadková loď o %n karet objevů víc.</numerusform>
        </translation>
    </message>
    <message>
        <source>A [threat] enters the sector of its token only by spending its whole move.</source>
        <translation>[threat] vstoupí do sektoru s tímto žetonem, jen když na to využije celý svůj přesun.</translation>
    </message>
    <message>
        <source>Crewmembers in your sector are not moved by conditions.</source>
        <translation>Členové posádky ve vašem sektoru nejsou přesouváni podmínkami.</translation>
    </message>
    <message>
        <source>In dice checks in the sector of its token outcomes ask for one {icon} less.</source>
        <extracomment>{icon} is an icon that dice show.</extracomment>
        <translation>Při ověření kostkami v sektoru s tímto žetonem vyžadují důsledky o jeden symbol {icon} méně.</translation>
    </message>
    <message>
        <source>Danger dice with danger table {letter} do nothing in the sector of its token.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Kostky nebezpečí pro tabulku nebezpečí {letter} nemají v sektoru s tímto žetonem žádný účinek.</translation>
    </message>
    <message>
        <source>when it is completed</source>
        <extracomment>A head, small: what happens when a mission is completed follows.</extracomment>
        <translation>po splnění</translation>
    </message>
    <message>
        <source>After two failures the green tracks of {places} are 1 space shorter.</source>
        <extracomment>{places} are names of points of interest in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation>Po dvou neúspěších jsou zelené stupnice karet {places} o 1 pole kratší.</translation>
    </message>
    <message>
        <source>It never enters a sector that shows {biomes}.</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>Nikdy nevstoupí do sektoru s biomem {biomes}.</translation>
    </message>
    <message>
        <source>with {biomes}</source>
        <extracomment>A head, small: the main effect of an event follows. {biomes} are icons of biomes with &quot;or&quot; before the last.</extracomment>
        <translation>má-li váš sektor biom {biomes}</translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>A head, small: what an event does where none of its biomes is visible follows.</extracomment>
        <translation>jinak</translation>
    </message>
    <message>
        <source>when gained</source>
        <extracomment>A head, small: what happens when the discovery is gained follows.</extracomment>
        <translation>při získání</translation>
    </message>
    <message>
        <source>after disembarking, in the lander sector</source>
        <extracomment>A head, small: what a mod of the lander does then follows.</extracomment>
        <translation>po vylodění, v sektoru výsadku</translation>
    </message>
    <message>
        <source>Only whoever has the start token may travel. It passes clockwise from round to round.</source>
        <translation>Přesouvat se smí jen ten, kdo má žeton začínajícího hráče. Ten z kola na kolo putuje po směru hodinových ručiček.</translation>
    </message>
    <message>
        <source>Goal: {goal}</source>
        <extracomment>{goal} is a sentence: what has to be so for a mission or a rank-up card to be completed.</extracomment>
        <translation>Cíl: {goal}</translation>
    </message>
    <message>
        <source>Goal when lifting off: {goal}</source>
        <extracomment>{goal} is a sentence: what has to be so at that moment for the mission to be completed.</extracomment>
        <translation>Cíl při odletu: {goal}</translation>
    </message>
    <message>
        <source>Its token</source>
        <extracomment>Printed before what the token of mission equipment does on the planet board.</extracomment>
        <translation>Jeho žeton</translation>
    </message>
    <message>
        <source>An upgrade of {equipment}.</source>
        <extracomment>{equipment} is the name of the card that the upgrade belongs to, in quotation marks.</extracomment>
        <translation>Vylepšení výbavy {equipment}.</translation>
    </message>
    <message>
        <source>Every second rest of yours costs no [supplies](pl).</source>
        <translation>Každý váš druhý odpočinek nestojí žádné [supplies](acc.pl).</translation>
    </message>
    <message>
        <source>[supplies](pl) are unlimited.</source>
        <translation>[supplies](pl) jsou neomezené.</translation>
    </message>
    <message>
        <source>at the end of each round</source>
        <extracomment>A head, small: what happens then follows.</extracomment>
        <translation>na konci každého kola</translation>
    </message>
    <message>
        <source>to travel</source>
        <extracomment>A head, small: what the travel icon of a path asks for follows.</extracomment>
        <translation>pro přesun</translation>
    </message>
    <message>
        <source>Markers of a sector may go along with any crewmember who leaves it.</source>
        <translation>Ukazatele ze sektoru mohou jít s každým členem posádky, který ho opouští.</translation>
    </message>
    <message numerus="yes">
        <source>It has %n standee(s), and each counts wherever it stands.</source>
        <extracomment>Line on a threat card with more than one figure; %n is how many.</extracomment>
        <translation>
            <numerusform>Má %n figurku a každá platí, ať stojí kdekoli.</numerusform>
            <numerusform>Má %n figurky a každá platí, ať stojí kdekoli.</numerusform>
            <numerusform>Má %n figurek a každá platí, ať stojí kdekoli.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completed, it promotes from rank 1 with {first} [success].</source>
        <extracomment>{first} is a number of successes.</extracomment>
        <translation>Po splnění povyšuje z hodnosti 1 za {first} [success](acc).</translation>
    </message>
    <message>
        <source>Completed, it promotes from rank 1 with {first} and from rank 2 with {second} [success].</source>
        <extracomment>{first} and {second} are numbers of successes.</extracomment>
        <translation>Po splnění povyšuje z hodnosti 1 za {first} a z hodnosti 2 za {second} [success](acc).</translation>
    </message>
    <message>
        <source>The first failed test of {stat} in a landing has no effect.</source>
        <extracomment>{stat} is the icon of a statistic of the lander.</extracomment>
        <translation>První neúspěšná zkouška {stat}(gen) při přistání nemá žádný účinek.</translation>
    </message>
    <message numerus="yes">
        <source>Every loss in the landing is %n [supplies] lower.</source>
        <extracomment>Line on a lander or a mod: what the landing costs is lower by %n.</extracomment>
        <translation>
            <numerusform>Každá ztráta při přistání je o %n [supplies](acc) nižší.</numerusform>
            <numerusform>Každá ztráta při přistání je o %n [supplies](acc) nižší.</numerusform>
            <numerusform>Každá ztráta při přistání je o %n [supplies](acc) nižší.</numerusform>
        </translation>
    </message>
    <message>
        <source>[lead](pl) of a lower value count as {value}.</source>
        <extracomment>{value} is a number.</extracomment>
        <translation>[lead](pl) s nižší hodnotou se počítají jako {value}.</translation>
    </message>
    <message>
        <source>Choose in which lander sector the lander comes down, whatever the landing table says.</source>
        <translation>Zvolte, ve kterém sektoru výsadku výsadková loď přistane, ať tabulka přistání říká cokoli.</translation>
    </message>
    <message>
        <source>Special action: {name}</source>
        <extracomment>{name} is the name of a special action as it is printed on its card; its lines follow.</extracomment>
        <translation>Zvláštní akce: {name}</translation>
    </message>
</context>
<context>
    <name>CheckDice</name>
    <message>
        <source>Injury die</source>
        <extracomment>Name of a die in a check: it hurts whoever is injured.</extracomment>
        <translation>Kostka zranění</translation>
    </message>
    <message>
        <source>Danger die, table {letter}</source>
        <extracomment>A danger die that has not been rolled; {letter} is its table.</extracomment>
        <translation>Kostka nebezpečí, tabulka {letter}</translation>
    </message>
    <message>
        <source>{die}, lent by {section}</source>
        <extracomment>{die} is a die in a dice check, {section} the section that lends it.</extracomment>
        <translation>{die}, půjčuje {section}</translation>
    </message>
    <message>
        <source>{icon}, table {letter}</source>
        <extracomment>Name of a rolled danger die. {icon} is the name of what it shows, {letter} is A, B or C.</extracomment>
        <translation>{icon}, tabulka {letter}</translation>
    </message>
</context>
<context>
    <name>CheckLog</name>
    <message>
        <source>The players tell what one of their dice shows.</source>
        <translation>Zadáváte, co ukazuje jedna z vašich kostek.</translation>
    </message>
    <message numerus="yes">
        <source>Too many accidents: all %n dice are rolled again.</source>
        <extracomment>Only in the guided round of the training, where a roll may show too many accidents.</extracomment>
        <translation>
            <numerusform>Příliš mnoho nehod: kostkou se hází znovu.</numerusform>
            <numerusform>Příliš mnoho nehod: všemi %n kostkami se hází znovu.</numerusform>
            <numerusform>Příliš mnoho nehod: všemi %n kostkami se hází znovu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number} of the dice check: {step}.</source>
        <extracomment>{number} is a number from 1 to 10, {step} the name of that step.</extracomment>
        <translation>Krok {number} ověření kostkami: {step}.</translation>
    </message>
    <message>
        <source>{member} assists with a card.</source>
        <extracomment>Journal: somebody else plays a card in the check. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} podporuje ověření kartou.</translation>
    </message>
    <message>
        <source>An injury die has no effect.</source>
        <translation>Kostka zranění nemá žádný účinek.</translation>
    </message>
    <message>
        <source>An injury die sets off the injury in slot {number}.</source>
        <extracomment>Journal: the die makes an injury card of the board hurt. {number} is its place in the row, from 1.</extracomment>
        <translation>Kostka zranění spouští zranění na místě {number}.</translation>
    </message>
    <message>
        <source>A danger die is resolved.</source>
        <translation>Kostka nebezpečí se vyhodnocuje.</translation>
    </message>
    <message>
        <source>A special effect does not happen.</source>
        <translation>Zvláštní účinek nenastává.</translation>
    </message>
    <message numerus="yes">
        <source>A special effect happens %n time(s).</source>
        <extracomment>Journal: the dice have paid for what a check offers besides. %n is how often.</extracomment>
        <translation>
            <numerusform>Zvláštní účinek nastává jednou.</numerusform>
            <numerusform>Zvláštní účinek nastává %n×.</numerusform>
            <numerusform>Zvláštní účinek nastává %n×.</numerusform>
        </translation>
    </message>
    <message>
        <source>An outcome that could be marked is declined.</source>
        <translation>Důsledek, který šlo označit, zůstává neoznačený.</translation>
    </message>
    <message>
        <source>The turn ends after this action.</source>
        <translation>Po této akci tah končí.</translation>
    </message>
    <message>
        <source>The dice check is over.</source>
        <translation>Ověření kostkami skončilo.</translation>
    </message>
    <message>
        <source>{member} begins a dice check.</source>
        <extracomment>Journal, where the check has no name. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} začíná ověření kostkami.</translation>
    </message>
    <message>
        <source>{member} takes {dice} for the check.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} bere {dice} pro ověření.</translation>
    </message>
    <message>
        <source>{member} takes {dice} back.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} bere zpět {dice}.</translation>
    </message>
    <message>
        <source>To the check come {dice}.</source>
        <extracomment>{dice} is &quot;1 injury die and 2 danger dice&quot; or the like.</extracomment>
        <translation>K ověření přibývá: {dice}.</translation>
    </message>
    <message>
        <source>{die} is rolled again and shows {result}.</source>
        <extracomment>{die} is a die by its color, {result} are icons.</extracomment>
        <translation>{die} se přehazuje a ukazuje {result}.</translation>
    </message>
    <message>
        <source>{die} is turned and shows {result}.</source>
        <extracomment>{die} is a die by its color, {result} are icons.</extracomment>
        <translation>{die} se otáčí a ukazuje {result}.</translation>
    </message>
    <message>
        <source>Out of the roll pool are spent {dice}.</source>
        <extracomment>{dice} is &quot;1 red die and 2 green dice&quot; or the like.</extracomment>
        <translation>Ze zásoby kostek vyčerpáno: {dice}.</translation>
    </message>
    <message>
        <source>{member} rolls {result} with danger table {letter}.</source>
        <extracomment>{letter} names a danger table: A, B, C; {result} is an icon of the danger die. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} hází kostkou nebezpečí pro tabulku nebezpečí {letter} a padá {result}.</translation>
    </message>
    <message>
        <source>{member} begins a dice check for {source}.</source>
        <extracomment>{source} is the card, sector or action that asks for the check, in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} začíná ověření kostkami pro {source}.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) are rolled.</source>
        <extracomment>Journal, where it is not known what the dice show. %n is how many.</extracomment>
        <translation>
            <numerusform>Hází se %n kostkou.</numerusform>
            <numerusform>Hází se %n kostkami.</numerusform>
            <numerusform>Hází se %n kostkami.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice show: {results}.</source>
        <extracomment>Journal. {results} is the icons of all dice, as &quot;[research], [basic]&quot;.</extracomment>
        <translation>Kostky ukazují: {results}.</translation>
    </message>
    <message>
        <source>action taken back</source>
        <translation>akce vzatá zpět</translation>
    </message>
    <message>
        <source>die put back: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: taken out of a check again. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>vrácená kostka: {die}</translation>
    </message>
    <message>
        <source>next step of the dice check</source>
        <translation>další krok ověření kostkami</translation>
    </message>
    <message>
        <source>dice combination: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a dice combination was paid for. {card} is the name of the section card.</extracomment>
        <translation>kombinace kostek: {card}</translation>
    </message>
    <message>
        <source>dice of the roll pool</source>
        <translation>kostky ze zásoby kostek</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Journal: between the icons that dice show.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>For the rest of this check, all results of some dice count as {becomes}.</source>
        <extracomment>Journal: dice are treated as something else. {becomes} is an icon.</extracomment>
        <translation>Po zbytek tohoto ověření se všechny výsledky některých kostek počítají jako {becomes}.</translation>
    </message>
    <message>
        <source>For the rest of this check, {shown} may also serve as {becomes}.</source>
        <extracomment>Journal: an icon serves as another one too, if players like. {shown} is an icon. {becomes} is an icon.</extracomment>
        <translation>Po zbytek tohoto ověření může {shown} sloužit také jako {becomes}.</translation>
    </message>
    <message>
        <source>For the rest of this check, {shown} does not count.</source>
        <extracomment>Journal: an icon is worth nothing. {shown} is an icon.</extracomment>
        <translation>Po zbytek tohoto ověření se {shown} nepočítá.</translation>
    </message>
    <message>
        <source>For the rest of this check, {shown} counts as {becomes}.</source>
        <extracomment>Journal: an icon is treated as another one. {shown} is an icon. {becomes} is an icon.</extracomment>
        <translation>Po zbytek tohoto ověření se {shown} počítá jako {becomes}.</translation>
    </message>
    <message numerus="yes">
        <source>%n injury die(ce)</source>
        <extracomment>Dice that join a dice check.</extracomment>
        <translation>
            <numerusform>%n kostka zranění</numerusform>
            <numerusform>%n kostky zranění</numerusform>
            <numerusform>%n kostek zranění</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n danger die(ce)</source>
        <extracomment>Dice that join a dice check.</extracomment>
        <translation>
            <numerusform>%n kostka nebezpečí</numerusform>
            <numerusform>%n kostky nebezpečí</numerusform>
            <numerusform>%n kostek nebezpečí</numerusform>
        </translation>
    </message>
    <message>
        <source>no more dice</source>
        <extracomment>Instead of dice that join a dice check, if there are none.</extracomment>
        <translation>žádná další kostka</translation>
    </message>
    <message>
        <source>The yellow outcome is marked.</source>
        <translation>Označuje se žlutý důsledek.</translation>
    </message>
    <message>
        <source>The green outcome is marked.</source>
        <translation>Označuje se zelený důsledek.</translation>
    </message>
    <message>
        <source>The red outcome is marked.</source>
        <translation>Označuje se červený důsledek.</translation>
    </message>
    <message>
        <source>The dice check ends at once with the yellow outcome.</source>
        <translation>Ověření kostkami ihned končí žlutým důsledkem.</translation>
    </message>
    <message>
        <source>The dice check ends at once with the green outcome.</source>
        <translation>Ověření kostkami ihned končí zeleným důsledkem.</translation>
    </message>
    <message>
        <source>The dice check ends at once with the red outcome.</source>
        <translation>Ověření kostkami ihned končí červeným důsledkem.</translation>
    </message>
    <message>
        <source>The yellow outcome happens.</source>
        <translation>Nastává žlutý důsledek.</translation>
    </message>
    <message>
        <source>The green outcome happens.</source>
        <translation>Nastává zelený důsledek.</translation>
    </message>
    <message>
        <source>The red outcome happens.</source>
        <translation>Nastává červený důsledek.</translation>
    </message>
    <message>
        <source>for this dice check</source>
        <extracomment>A head, small: what holds during the running check follows.</extracomment>
        <translation>pro toto ověření kostkami</translation>
    </message>
    <message>
        <source>{member} puts {dice} in the roll pool, showing {result}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence, {result} are the icons that it shows. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} vkládá do zásoby kostek {dice} s výsledkem {result}.</translation>
    </message>
    <message>
        <source>{member} keeps {dice} aside.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} odkládá stranou {dice}.</translation>
    </message>
    <message>
        <source>{member} also rolls the die that was kept aside; it shows {result}.</source>
        <extracomment>{result} are the icons that the die shows. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} hází i kostkou odloženou stranou; ukazuje {result}.</translation>
    </message>
    <message>
        <source>After the check are refreshed {dice}.</source>
        <extracomment>{dice} is &quot;1 red die and 2 green dice&quot; or the like.</extracomment>
        <translation>Po ověření obnoveno: {dice}.</translation>
    </message>
    <message>
        <source>{die} has paid and stays in the roll pool.</source>
        <extracomment>{die} is a die by its color.</extracomment>
        <translation>{die} zaplatila a zůstává v zásobě kostek.</translation>
    </message>
    <message>
        <source>die for the check: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a die was chosen. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>kostka pro ověření: {die}</translation>
    </message>
    <message>
        <source>told result</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: players have told what their own die shows.</extracomment>
        <translation>zadaný výsledek</translation>
    </message>
    <message>
        <source>roll</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: dice were rolled. A noun.</extracomment>
        <translation>hod kostkami</translation>
    </message>
    <message>
        <source>rerolled die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>přehozená kostka: {die}</translation>
    </message>
    <message>
        <source>turned die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: turned by hand to another face. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>otočená kostka: {die}</translation>
    </message>
    <message>
        <source>injury die</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was carried out, placed or removed.</extracomment>
        <translation>kostka zranění</translation>
    </message>
    <message>
        <source>danger die</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was rolled or carried out.</extracomment>
        <translation>kostka nebezpečí</translation>
    </message>
    <message>
        <source>special effect</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: one of a dice check has happened.</extracomment>
        <translation>zvláštní účinek</translation>
    </message>
    <message>
        <source>declined outcome</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: an outcome was not marked.</extracomment>
        <translation>odmítnutý důsledek</translation>
    </message>
    <message>
        <source>outcome: {outcome}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {outcome} is an outcome of a dice check, as &quot;Green outcome&quot;.</extracomment>
        <translation>důsledek: {outcome}</translation>
    </message>
    <message>
        <source>die put in the roll pool: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>kostka vložená do zásoby kostek: {die}</translation>
    </message>
    <message>
        <source>die kept aside: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>odložená kostka: {die}</translation>
    </message>
    <message>
        <source>die that stays in the roll pool: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>kostka, která zůstává v zásobě kostek: {die}</translation>
    </message>
</context>
<context>
    <name>CheckModel</name>
    <message>
        <source>Special effect: {icon}</source>
        <extracomment>Name of a place on which dice are laid in a check. {icon} is the name of the icon for which they count.</extracomment>
        <translation>Zvláštní účinek: {icon}</translation>
    </message>
    <message>
        <source>Special effect</source>
        <extracomment>Name of a place on which dice are laid in a check: what a check offers besides its outcomes.</extracomment>
        <translation>Zvláštní účinek</translation>
    </message>
    <message>
        <source>Prepare</source>
        <extracomment>Title of a dice check: the action.</extracomment>
        <translation>Příprava</translation>
    </message>
    <message>
        <source>Dice check</source>
        <extracomment>Title of a dice check that has no name of its own.</extracomment>
        <translation>Ověření kostkami</translation>
    </message>
    <message>
        <source>{card}. {effect}</source>
        <extracomment>A dice combination. {card} is the name of the card, {effect} what it does for the dice, a whole sentence.</extracomment>
        <translation>{card}. {effect}</translation>
    </message>
</context>
<context>
    <name>CheckQuestions</name>
    <message>
        <source>the dice check asks for {icon}</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: a requirement of the check shows this icon. {icon} is an icon.</extracomment>
        <translation>ověření kostkami vyžaduje symbol {icon}</translation>
    </message>
    <message>
        <source>the dice check is on a [threat]</source>
        <translation>je ověření kostkami na kartě [threat](gen)</translation>
    </message>
    <message>
        <source>the dice check is part of preparing</source>
        <translation>je ověření kostkami součástí přípravy</translation>
    </message>
    <message>
        <source>another crewmember makes the dice check</source>
        <translation>ověření kostkami provádí jiný člen posádky</translation>
    </message>
    <message>
        <source>somebody has assisted in the dice check</source>
        <translation>někdo ověření kostkami podpořil</translation>
    </message>
    <message>
        <source>the dice check is in your sector</source>
        <translation>je ověření kostkami ve vašem sektoru</translation>
    </message>
    <message numerus="yes">
        <source>the dice check is at most %n sector(s) away</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: how far away from you the check is made; %n is the distance.</extracomment>
        <translation>
            <numerusform>je ověření kostkami nejvýše %n sektor daleko</numerusform>
            <numerusform>je ověření kostkami nejvýše %n sektory daleko</numerusform>
            <numerusform>je ověření kostkami nejvýše %n sektorů daleko</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the roll pool shows at least %n {icon}</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: the rolled dice show it. %n stands directly before the icon {icon}.</extracomment>
        <translation>
            <numerusform>je v zásobě kostek symbol {icon}</numerusform>
            <numerusform>jsou v zásobě kostek alespoň %n symboly {icon}</numerusform>
            <numerusform>je v zásobě kostek alespoň %n symbolů {icon}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dice of at least %n color(s) in the roll pool show {icon}</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: among the rolled dice that show {icon}, an icon, are %n different colors.</extracomment>
        <translation>
            <numerusform>kostka v zásobě kostek ukazuje symbol {icon}</numerusform>
            <numerusform>kostky alespoň %n barev v zásobě kostek ukazují symbol {icon}</numerusform>
            <numerusform>kostky alespoň %n barev v zásobě kostek ukazují symbol {icon}</numerusform>
        </translation>
    </message>
    <message>
        <source>the dice spent on the outcome cover {icons}</source>
        <extracomment>{icons} are icons of dice, with a plus sign between them.</extracomment>
        <translation>kostky vyčerpané na důsledek pokrývají symboly {icons}</translation>
    </message>
    <message numerus="yes">
        <source>you have fewer than %n available die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of your board that are not spent. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>nemáte žádnou dostupnou kostku</numerusform>
            <numerusform>máte méně než %n dostupné kostky</numerusform>
            <numerusform>máte méně než %n dostupných kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of any color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>máte dostupnou kostku</numerusform>
            <numerusform>máte alespoň %n dostupné kostky</numerusform>
            <numerusform>máte alespoň %n dostupných kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available red die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of this color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>máte dostupnou červenou kostku</numerusform>
            <numerusform>máte alespoň %n dostupné červené kostky</numerusform>
            <numerusform>máte alespoň %n dostupných červených kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available green die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of this color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>máte dostupnou zelenou kostku</numerusform>
            <numerusform>máte alespoň %n dostupné zelené kostky</numerusform>
            <numerusform>máte alespoň %n dostupných zelených kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available blue die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of this color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>máte dostupnou modrou kostku</numerusform>
            <numerusform>máte alespoň %n dostupné modré kostky</numerusform>
            <numerusform>máte alespoň %n dostupných modrých kostek</numerusform>
        </translation>
    </message>
    <message>
        <source>the outcome was yellow</source>
        <translation>byl důsledek žlutý</translation>
    </message>
    <message>
        <source>the outcome was green</source>
        <translation>byl důsledek zelený</translation>
    </message>
    <message>
        <source>the outcome was red</source>
        <translation>byl důsledek červený</translation>
    </message>
</context>
<context>
    <name>CheckRail</name>
    <message>
        <source>Choose</source>
        <extracomment>Step 1 of a dice check, one short word: dice are chosen.</extracomment>
        <translation>Výběr</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>Step 2 of a dice check, one short word: injury and danger dice join.</extracomment>
        <translation>Přidání</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Step 3 of a dice check, one short word: the dice are rolled.</extracomment>
        <translation>Hod</translation>
    </message>
    <message>
        <source>Modify</source>
        <extracomment>Step 4 of a dice check, one short word: results are changed.</extracomment>
        <translation>Úprava</translation>
    </message>
    <message>
        <source>Combine</source>
        <extracomment>Step 5 of a dice check, one short word: dice pay for combinations.</extracomment>
        <translation>Kombinace</translation>
    </message>
    <message>
        <source>Injuries</source>
        <extracomment>Step 6 of a dice check, one short word: injury and danger dice do what they show.</extracomment>
        <translation>Zranění</translation>
    </message>
    <message>
        <source>Effects</source>
        <extracomment>Step 7 of a dice check, one short word: special effects happen.</extracomment>
        <translation>Účinky</translation>
    </message>
    <message>
        <source>Mark</source>
        <extracomment>Step 8 of a dice check, one short word: outcomes are marked.</extracomment>
        <translation>Označení</translation>
    </message>
    <message>
        <source>Spend</source>
        <extracomment>Step 9 of a dice check, one short word: rolled dice are spent.</extracomment>
        <translation>Vyčerpání</translation>
    </message>
    <message>
        <source>Resolve</source>
        <extracomment>Step 10 of a dice check, one short word: outcomes happen.</extracomment>
        <translation>Důsledek</translation>
    </message>
    <message>
        <source>Step {number} of 10: {step}</source>
        <extracomment>Said of the row of steps by screen readers. {number} is from 1 to 10, {step} the name of the step.</extracomment>
        <translation>Krok {number} z 10: {step}</translation>
    </message>
</context>
<context>
    <name>CheckStep</name>
    <message>
        <source>Choose dice</source>
        <extracomment>Name of step 1 of a dice check.</extracomment>
        <translation>Výběr kostek</translation>
    </message>
    <message>
        <source>Add injury &amp; danger dice</source>
        <translation>Přidání kostek zranění a nebezpečí</translation>
    </message>
    <message>
        <source>Roll all the dice</source>
        <translation>Hod kostkami</translation>
    </message>
    <message>
        <source>Modify the results</source>
        <translation>Úprava výsledků</translation>
    </message>
    <message>
        <source>Check for dice combinations</source>
        <translation>Ověření kombinací kostek</translation>
    </message>
    <message>
        <source>Resolve injury &amp; danger dice</source>
        <translation>Vyhodnocení kostek zranění a nebezpečí</translation>
    </message>
    <message>
        <source>Resolve special effects</source>
        <translation>Vyhodnocení zvláštních účinků</translation>
    </message>
    <message>
        <source>Mark outcomes</source>
        <extracomment>Name of step 8 of a dice check: the outcomes that will happen are marked.</extracomment>
        <translation>Označení důsledku akce</translation>
    </message>
    <message>
        <source>Spend dice</source>
        <extracomment>Name of step 9 of a dice check: the rolled dice are spent.</extracomment>
        <translation>Vyčerpání zbývajících kostek</translation>
    </message>
    <message>
        <source>Resolve outcomes</source>
        <extracomment>Name of step 10 of a dice check: what was marked happens.</extracomment>
        <translation>Vyhodnocení důsledku akce</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>make a dice check</source>
        <extracomment>A head, small: the lines of the check follow.</extracomment>
        <translation>proveďte ověření kostkami</translation>
    </message>
    <message numerus="yes">
        <source>%n danger die(ce) of danger table(s) {letters}.</source>
        <extracomment>How many danger dice join a dice check; {letters} are their danger tables, such as &quot;A + A + B&quot;.</extracomment>
        <translation>
            <numerusform>%n kostka nebezpečí pro tabulku nebezpečí {letters}.</numerusform>
            <numerusform>%n kostky nebezpečí pro tabulky nebezpečí {letters}.</numerusform>
            <numerusform>%n kostek nebezpečí pro tabulky nebezpečí {letters}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n section dice can be rolled.</source>
        <extracomment>A limit printed on a special action; section dice are all that are no injury and no danger dice. %n is the limit.</extracomment>
        <translation>
            <numerusform>Hodit lze nejvýše %n kostkou sekce.</numerusform>
            <numerusform>Hodit lze nejvýše %n kostkami sekce.</numerusform>
            <numerusform>Hodit lze nejvýše %n kostkami sekce.</numerusform>
        </translation>
    </message>
    <message>
        <source>For each crewmember who assists, the green track progresses by 1 space.</source>
        <translation>Za každého člena posádky, který akci podpoří, postoupí zelená stupnice o 1 pole.</translation>
    </message>
    <message>
        <source>For each crewmember here who has not traveled in this turn, the green track progresses by 1 space.</source>
        <translation>Za každého člena posádky zde, který se v tomto tahu nepřesouval, postoupí zelená stupnice o 1 pole.</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>A head, small: a special effect of a dice check happens once, if the dice show what it asks for.</extracomment>
        <translation>jednou</translation>
    </message>
    <message>
        <source>each time</source>
        <extracomment>A head, small: a special effect of a dice check happens as often as the dice show what it asks for.</extracomment>
        <translation>pokaždé</translation>
    </message>
    <message>
        <source>The dice check ends at once with the yellow outcome.</source>
        <translation>Ověření kostkami ihned končí žlutým důsledkem.</translation>
    </message>
    <message>
        <source>The dice check ends at once with the green outcome.</source>
        <translation>Ověření kostkami ihned končí zeleným důsledkem.</translation>
    </message>
    <message>
        <source>The dice check ends at once with the red outcome.</source>
        <translation>Ověření kostkami ihned končí červeným důsledkem.</translation>
    </message>
    <message>
        <source>{outcome} ({requirement})</source>
        <extracomment>{outcome} is &quot;Green outcome&quot; or &quot;Yellow outcome&quot;, {requirement} are icons: what the dice have to show.</extracomment>
        <translation>{outcome} ({requirement})</translation>
    </message>
    <message>
        <source>The yellow outcome follows.</source>
        <translation>Následuje žlutý důsledek.</translation>
    </message>
    <message>
        <source>The green outcome follows.</source>
        <translation>Následuje zelený důsledek.</translation>
    </message>
    <message>
        <source>The red outcome follows.</source>
        <translation>Následuje červený důsledek.</translation>
    </message>
    <message numerus="yes">
        <source>Yellow track, %n space(s)</source>
        <extracomment>Printed before what happens at the end of the track.</extracomment>
        <translation>
            <numerusform>Žlutá stupnice, %n pole</numerusform>
            <numerusform>Žlutá stupnice, %n pole</numerusform>
            <numerusform>Žlutá stupnice, %n polí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Green track, %n space(s)</source>
        <extracomment>Printed before what happens at the end of the track.</extracomment>
        <translation>
            <numerusform>Zelená stupnice, %n pole</numerusform>
            <numerusform>Zelená stupnice, %n pole</numerusform>
            <numerusform>Zelená stupnice, %n polí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Red track, %n space(s)</source>
        <extracomment>Printed before what happens at the end of the track.</extracomment>
        <translation>
            <numerusform>Červená stupnice, %n pole</numerusform>
            <numerusform>Červená stupnice, %n pole</numerusform>
            <numerusform>Červená stupnice, %n polí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Marked.</source>
        <extracomment>A small sign that has a tick.</extracomment>
        <translation>Zaškrtnuto.</translation>
    </message>
</context>
<context>
    <name>ChosenText</name>
    <message numerus="yes">
        <source>Reveal %n [event] card(s) and resolve one of them.</source>
        <extracomment>%n is the number of cards.</extracomment>
        <translation>
            <numerusform>Odhalte %n kartu [event](gen) a vyhodnoťte ji.</numerusform>
            <numerusform>Odhalte %n karty [event](gen.pl) a jednu z nich vyhodnoťte.</numerusform>
            <numerusform>Odhalte %n karet [event](gen.pl) a jednu z nich vyhodnoťte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move this one: {lead}.</source>
        <extracomment>An answer to choose: {lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation>Přesuňte tento: {lead}.</translation>
    </message>
    <message>
        <source>Return this one: {lead}.</source>
        <extracomment>An answer to choose: {lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation>Vraťte do sáčku tento: {lead}.</translation>
    </message>
    <message numerus="yes">
        <source>Place one of %n drawn [lead].</source>
        <extracomment>%n is the number of lead tokens that have been drawn.</extracomment>
        <translation>
            <numerusform>Položte %n vytažený [lead](acc).</numerusform>
            <numerusform>Položte jeden ze %n vytažených [lead](gen.pl).</numerusform>
            <numerusform>Položte jeden z %n vytažených [lead](gen.pl).</numerusform>
        </translation>
    </message>
    <message>
        <source>Place this one: {lead}.</source>
        <extracomment>An answer to choose: {lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation>Umístěte tento: {lead}.</translation>
    </message>
    <message>
        <source>Take {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation>Vezměte si {card}.</translation>
    </message>
    <message>
        <source>Put {events} on top, the first one uppermost.</source>
        <extracomment>An answer to choose: {events} are names of event cards in quotation marks, in their order.</extracomment>
        <translation>Dejte {events} navrch, první úplně nahoru.</translation>
    </message>
    <message>
        <source>Put {events} at the bottom.</source>
        <extracomment>An answer to choose: {events} are names of event cards in quotation marks.</extracomment>
        <translation>Dejte {events} dospod.</translation>
    </message>
    <message>
        <source>Put {top} on top and {bottom} at the bottom.</source>
        <extracomment>An answer to choose: {top} and {bottom} are names of event cards in quotation marks.</extracomment>
        <translation>Dejte {top} navrch a {bottom} dospod.</translation>
    </message>
    <message>
        <source>Resolve the event {event}.</source>
        <extracomment>An answer to choose: {event} is the name of an event card in quotation marks.</extracomment>
        <translation>Vyhodnoťte událost {event}.</translation>
    </message>
    <message>
        <source>Take back {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation>Vezměte si zpět {card}.</translation>
    </message>
    <message>
        <source>Sacrifice {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation>Obětujte {card}.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation>Odhoďte {card}.</translation>
    </message>
    <message numerus="yes">
        <source>The [time] of {track} goes back %n space(s).</source>
        <extracomment>{track} is the card or the sector to which the time track belongs, in quotation marks.</extracomment>
        <translation>
            <numerusform>[time] na kartě {track} se vrátí o %n pole.</numerusform>
            <numerusform>[time] na kartě {track} se vrátí o %n pole.</numerusform>
            <numerusform>[time] na kartě {track} se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message>
        <source>The time track of {track} waits.</source>
        <extracomment>{track} is the card or the sector to which the time track belongs, in quotation marks.</extracomment>
        <translation>Stupnice času na kartě {track} počká.</translation>
    </message>
    <message>
        <source>To the {deck} deck.</source>
        <extracomment>An answer to choose: {deck} is the icon of a discovery deck.</extracomment>
        <translation>Na balíček pro {deck}(acc).</translation>
    </message>
    <message>
        <source>Put back {discovery}.</source>
        <extracomment>An answer to choose: {discovery} is the name of a card in quotation marks.</extracomment>
        <translation>Vraťte {discovery}.</translation>
    </message>
    <message>
        <source>Have {discovery}.</source>
        <extracomment>An answer to choose: {discovery} is the name of a card in quotation marks.</extracomment>
        <translation>Vezměte si {discovery}.</translation>
    </message>
    <message>
        <source>Carry everything to sector {sector}.</source>
        <extracomment>An answer to choose: {sector} is the number of a sector.</extracomment>
        <translation>Přeneste vše do sektoru {sector}.</translation>
    </message>
    <message>
        <source>From sector {sector}.</source>
        <extracomment>An answer to choose: where a path begins. {sector} is the number of a sector.</extracomment>
        <translation>Ze sektoru {sector}.</translation>
    </message>
    <message>
        <source>To sector {sector}.</source>
        <extracomment>An answer to choose: where a path ends or a marker goes. {sector} is the number of a sector.</extracomment>
        <translation>Do sektoru {sector}.</translation>
    </message>
    <message numerus="yes">
        <source>The [threat] {threat} moves %n time(s).</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>[threat] {threat} se přesune jednou.</numerusform>
            <numerusform>[threat] {threat} se přesune %n×.</numerusform>
            <numerusform>[threat] {threat} se přesune %n×.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of the [threat] {threat}.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Prohlédněte si příští účinek [threat](gen) {threat}.</numerusform>
            <numerusform>Prohlédněte si příští %n účinky [threat](gen) {threat}.</numerusform>
            <numerusform>Prohlédněte si příštích %n účinků [threat](gen) {threat}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] {threat} leaves for %n round(s).</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>[threat] {threat} odejde na %n kolo.</numerusform>
            <numerusform>[threat] {threat} odejde na %n kola.</numerusform>
            <numerusform>[threat] {threat} odejde na %n kol.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the time track of the [threat] {threat}.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>Vynulujte stupnici času [threat](gen) {threat}.</translation>
    </message>
    <message>
        <source>The [threat] {threat} skips the effect after its next one.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>[threat] {threat} vynechá účinek po příštím.</translation>
    </message>
    <message>
        <source>The [threat] {threat} goes back to where it came from.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>[threat] {threat} se vrátí, odkud přišla.</translation>
    </message>
    <message>
        <source>The [threat] {threat} skips its next effect.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>[threat] {threat} vynechá svůj příští účinek.</translation>
    </message>
    <message>
        <source>Move {equipment}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Přesuňte {equipment}.</translation>
    </message>
    <message>
        <source>Bring back {equipment}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Vraťte do hry {equipment}.</translation>
    </message>
    <message>
        <source>{equipment} goes to {member}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks, {member} of a crewmember.</extracomment>
        <translation>Výbavu {equipment} dostane {member}.</translation>
    </message>
    <message>
        <source>Use {equipment} once more.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Použijte {equipment} ještě jednou.</translation>
    </message>
    <message>
        <source>Discard {equipment}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Odhoďte {equipment}.</translation>
    </message>
    <message>
        <source>Block {equipment} until it is freed.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Zablokujte {equipment}, dokud nebude uvolněna.</translation>
    </message>
    <message>
        <source>Block {equipment} until the end of round {round}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks, {round} a number.</extracomment>
        <translation>Zablokujte {equipment} do konce {round}. kola.</translation>
    </message>
    <message numerus="yes">
        <source>One standee of the [threat] moves up to %n sector(s).</source>
        <extracomment>Effect of a card that lets you move a threat with several standees (figures). %n is how far.</extracomment>
        <translation>
            <numerusform>Jedna figurka této [threat](gen) se posune až o %n sektor.</numerusform>
            <numerusform>Jedna figurka této [threat](gen) se posune až o %n sektory.</numerusform>
            <numerusform>Jedna figurka této [threat](gen) se posune až o %n sektorů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves up to %n more sector(s) toward the nearest crewmember.</source>
        <extracomment>Effect of a card: what is left of the move of a threat. %n is how many sectors are left.</extracomment>
        <translation>
            <numerusform>[threat] se posune ještě až o %n sektor k nejbližšímu členovi posádky.</numerusform>
            <numerusform>[threat] se posune ještě až o %n sektory k nejbližšímu členovi posádky.</numerusform>
            <numerusform>[threat] se posune ještě až o %n sektorů k nejbližšímu členovi posádky.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves up to %n more sector(s) toward sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>[threat] se posune ještě až o %n sektor směrem k sektoru {sector}.</numerusform>
            <numerusform>[threat] se posune ještě až o %n sektory směrem k sektoru {sector}.</numerusform>
            <numerusform>[threat] se posune ještě až o %n sektorů směrem k sektoru {sector}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChronicleModel</name>
    <message>
        <source>Round {round}</source>
        <extracomment>Heading in the journal. {round} counts from 1.</extracomment>
        <translation>{round}. kolo</translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation>Nepoužít</translation>
    </message>
    <message>
        <source>{entry}. Chosen: {choice}</source>
        <extracomment>{entry} is the title of an entry or event in the journal, {choice} what the players chose there.</extracomment>
        <translation>{entry}. Zvoleno: {choice}</translation>
    </message>
</context>
<context>
    <name>ClauseText</name>
    <message>
        <source>{test}.</source>
        <extracomment>A goal: {test} is a clause such as &quot;the away team has at least 5 [success]&quot;. Where the order of words of a clause asks for it, with words of its own before it.</extracomment>
        <translation>Splněno, pokud {test}.</translation>
    </message>
    <message>
        <source>Only if {test}.</source>
        <extracomment>{test} is a clause such as &quot;the dice check asks for [xenology]&quot;.</extracomment>
        <translation>Jen pokud {test}.</translation>
    </message>
    <message>
        <source>if {test}</source>
        <extracomment>A head, small, with a colon or comma after it. {test} is a clause such as &quot;a marker lies in your sector&quot;.</extracomment>
        <translation>pokud {test}</translation>
    </message>
    <message>
        <source>the keyword {keyword} is recorded</source>
        <extracomment>After &quot;if&quot;: a word that the story has noted down for later. {keyword} is that word in quotation marks.</extracomment>
        <translation>je zaznamenané klíčové slovo {keyword}</translation>
    </message>
    <message>
        <source>the keyword {keyword} is not recorded</source>
        <extracomment>After &quot;if&quot;: a word that the story has not noted down. {keyword} is that word in quotation marks.</extracomment>
        <translation>není zaznamenané klíčové slovo {keyword}</translation>
    </message>
    <message>
        <source>it is not true that {test}</source>
        <extracomment>{test} is a clause such as &quot;the landing die has just been rolled&quot;.</extracomment>
        <translation>neplatí, že {test}</translation>
    </message>
    <message>
        <source>({clauses})</source>
        <extracomment>Inside of other clauses. {clauses} are several with &quot;and&quot; or &quot;or&quot; between them.</extracomment>
        <translation>({clauses})</translation>
    </message>
    <message>
        <source>a marker lies in each of the sectors {sectors}</source>
        <extracomment>{sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation>leží ukazatel v každém ze sektorů {sectors}</translation>
    </message>
    <message>
        <source>the keywords {keywords} are recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation>jsou zaznamenaná klíčová slova {keywords}</translation>
    </message>
    <message>
        <source>the keyword {keywords} is recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation>je zaznamenané klíčové slovo {keywords}</translation>
    </message>
    <message>
        <source>none of the keywords {keywords} is recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation>není zaznamenané žádné z klíčových slov {keywords}</translation>
    </message>
    <message>
        <source>not all of the keywords {keywords} are recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation>nejsou zaznamenaná všechna klíčová slova {keywords}</translation>
    </message>
</context>
<context>
    <name>Codex</name>
    <message>
        <source>The dice check in ten steps</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Ověření kostkami v deseti krocích</translation>
    </message>
    <message>
        <source>A dice check has ten steps. Whoever makes it is the active crewmember; a danger die rolled on its own is none.</source>
        <extracomment>Passage of the codex; it tells CHK-01, CHK-02, CHK-03.</extracomment>
        <translation>Ověření kostkami má deset kroků. Kdo ho provádí, je aktivní člen posádky; hod samotnou kostkou nebezpečí ověřením není.</translation>
    </message>
    <message>
        <source>Step 1: take any number of your available dice, even none. You may change your mind until the roll.</source>
        <extracomment>Passage of the codex; it tells CHK-05, CHK-07, CHK-92.</extracomment>
        <translation>Krok 1: vezměte libovolný počet svých dostupných kostek, třeba i žádnou. Do hodu si to můžete rozmyslet.</translation>
    </message>
    <message>
        <source>Every other crewmember in your sector may assist with one available die.</source>
        <extracomment>Passage of the codex; it tells CHK-06.</extracomment>
        <translation>Každý další člen posádky ve vašem sektoru smí podpořit jednou dostupnou kostkou.</translation>
    </message>
    <message>
        <source>A skill or card may let somebody assist with more dice; then its number is the limit.</source>
        <extracomment>Passage of the codex; it tells CHK-08.</extracomment>
        <translation>Dovednost nebo karta může dovolit podpořit více kostkami; pak platí její číslo.</translation>
    </message>
    <message>
        <source>Step 2: your injury dice and the danger dice of the action join. They cannot be left out.</source>
        <extracomment>Passage of the codex; it tells CHK-11, CHK-13, CHK-96.</extracomment>
        <translation>Krok 2: přidají se vaše kostky zranění a kostky nebezpečí akce. Vynechat je nelze.</translation>
    </message>
    <message>
        <source>Step 3: all dice are rolled together into one roll pool. The active crewmember uses all of them, but each die returns to its owner.</source>
        <extracomment>Passage of the codex; it tells CHK-14, CHK-15.</extracomment>
        <translation>Krok 3: všechny kostky se hodí najednou do jedné zásoby. Aktivní člen posádky používá všechny, ale každá se vrátí svému majiteli.</translation>
    </message>
    <message>
        <source>Step 4: change results with section cards from your hand and with equipment you carry, one after the other, as many as you like.</source>
        <extracomment>Passage of the codex; it tells CHK-17, CHK-18, CHK-24.</extracomment>
        <translation>Krok 4: měňte výsledky kartami sekce z ruky a výbavou, kterou nesete, jedno po druhém, kolikrát chcete.</translation>
    </message>
    <message>
        <source>Whoever assists may play one section card in the whole check, and no equipment.</source>
        <extracomment>Passage of the codex; it tells CHK-19, CHK-21.</extracomment>
        <translation>Kdo podporuje, smí během celého ověření zahrát jednu kartu sekce a nepoužívá výbavu.</translation>
    </message>
    <message>
        <source>Step 5: pay for dice combinations with dice of the roll pool that show what they ask for. What they do happens at once; the dice are gone for this check.</source>
        <extracomment>Passage of the codex; it tells CHK-26, CHK-27, CHK-33.</extracomment>
        <translation>Krok 5: zaplaťte kombinace kostek kostkami ze zásoby, které ukazují, co je potřeba. Účinek nastane hned; kostky jsou pro toto ověření pryč.</translation>
    </message>
    <message>
        <source>A section card gives its upper half or its combination, not both. Combinations on the condition may be used again and again.</source>
        <extracomment>Passage of the codex; it tells CHK-28, CHK-94, CHK-30, CHK-34.</extracomment>
        <translation>Karta sekce dá horní polovinu, nebo kombinaci, ne obojí. Kombinace obecných podmínek lze použít opakovaně.</translation>
    </message>
    <message>
        <source>Step 6: first the injury dice, then the danger dice. Afterwards the injury dice return to your board.</source>
        <extracomment>Passage of the codex; it tells CHK-46, CHK-53.</extracomment>
        <translation>Krok 6: nejdřív kostky zranění, pak kostky nebezpečí. Potom se kostky zranění vrátí na vaši desku.</translation>
    </message>
    <message>
        <source>Step 7: special effects, those of the condition first. What the dice cover must happen, and as often as they cover it.</source>
        <extracomment>Passage of the codex; it tells CHK-55, CHK-56, CHK-57, CHK-62.</extracomment>
        <translation>Krok 7: zvláštní účinky, nejdřív ty z obecných podmínek. Co kostky pokryjí, musí nastat, a to tolikrát, kolikrát to pokryjí.</translation>
    </message>
    <message>
        <source>Step 8: from top to bottom, the first row that the dice cover is marked, yellow for a better success, green for success. If none is covered, the red one is.</source>
        <extracomment>Passage of the codex; it tells CHK-72, CHK-73, CHK-74.</extracomment>
        <translation>Krok 8: shora dolů se označí první řádek, který kostky pokryjí; žlutý je lepší úspěch, zelený úspěch. Nepokryjí-li žádný, označí se červený.</translation>
    </message>
    <message>
        <source>A row covered without any ace or conversion must be marked; one that needs them may be declined.</source>
        <extracomment>Passage of the codex; it tells CHK-75.</extracomment>
        <translation>Řádek pokrytý bez žolíků a přeměn se označit musí; řádek, který je potřebuje, můžete odmítnout.</translation>
    </message>
    <message>
        <source>An action with tracks has no step 8. Its markers move by special effects, stay for later checks, and pay off when they reach the end.</source>
        <extracomment>Passage of the codex; it tells CHK-71, CHK-81, CHK-87.</extracomment>
        <translation>Akce se stupnicemi nemá krok 8. Její ukazatele posouvají zvláštní účinky, zůstávají pro další ověření a vyplatí se, když dojdou na konec.</translation>
    </message>
    <message>
        <source>Step 9: every die left in the roll pool is spent.</source>
        <extracomment>Passage of the codex; it tells CHK-79.</extracomment>
        <translation>Krok 9: každá kostka, která zbyla v zásobě, se vyčerpá.</translation>
    </message>
    <message>
        <source>Step 10: the marked outcome happens to the active crewmember, and every outcome that an arrow leads to as well.</source>
        <extracomment>Passage of the codex; it tells CHK-83, CHK-84, CHK-85, CHK-86.</extracomment>
        <translation>Krok 10: označený důsledek nastane aktivnímu členovi posádky a s ním každý důsledek, k němuž vede šipka.</translation>
    </message>
    <message>
        <source>An immediate special effect ends the check at once: all dice are spent and the outcome it shows happens.</source>
        <extracomment>Passage of the codex; it tells CHK-67, CHK-68, CHK-70.</extracomment>
        <translation>Okamžitý zvláštní účinek ověření hned ukončí: všechny kostky se vyčerpají a nastane důsledek, který ukazuje.</translation>
    </message>
    <message>
        <source>A text that sends you to a later step skips those between, but the dice are spent in any case.</source>
        <extracomment>Passage of the codex; it tells CHK-25.</extracomment>
        <translation>Text, který vás pošle k pozdějšímu kroku, přeskočí ty mezi tím, ale kostky se vyčerpají vždy.</translation>
    </message>
    <message>
        <source>What dice cover</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Co kostky pokryjí</translation>
    </message>
    <message>
        <source>“+” asks for everything it joins, “/” for one of its alternatives. Each icon on a die counts once.</source>
        <extracomment>Passage of the codex; it tells CHK-44, REQ-01, REQ-04.</extracomment>
        <translation>„+“ žádá všechno, co spojuje, „/“ jednu z možností. Každý symbol kostky se počítá jednou.</translation>
    </message>
    <message>
        <source>Two icons on one face count as two.</source>
        <extracomment>Passage of the codex; it tells CHK-37, CHK-65.</extracomment>
        <translation>Dva symboly na jedné straně se počítají jako dva.</translation>
    </message>
    <message>
        <source>A die symbol asks for a die of that color, whatever it shows; in a combination it must not be an accident.</source>
        <extracomment>Passage of the codex; it tells CHK-45, REQ-22.</extracomment>
        <translation>Symbol kostky žádá kostku té barvy, ať ukazuje cokoli; v kombinaci to nesmí být nehoda.</translation>
    </message>
    <message>
        <source>The [any_symbol] stands for an icon of your choice. Several of them in one requirement must all be the same icon.</source>
        <extracomment>Passage of the codex; it tells CHK-38, CHK-39, CHK-99, REQ-07.</extracomment>
        <translation>[any_symbol] zastupuje symbol podle vaší volby. Je-li jich v jednom požadavku víc, musí to být všechny stejný symbol.</translation>
    </message>
    <message>
        <source>A convert ability lets a basic result of its color be spent as its icon. The die itself does not change.</source>
        <extracomment>Passage of the codex; it tells CHK-40, CHK-42, CRW-05.</extracomment>
        <translation>Schopnost přeměny dovolí vyčerpat základní výsledek její barvy jako její symbol. Kostka sama se nemění.</translation>
    </message>
    <message>
        <source>Only the convert abilities of the active crewmember and of what they carry count, but also for dice lent by others; one for each die.</source>
        <extracomment>Passage of the codex; it tells CHK-41, CHK-43.</extracomment>
        <translation>Platí jen schopnosti přeměny aktivního člena posádky a jeho výbavy, ale i pro kostky půjčené od jiných; na každou kostku jedna.</translation>
    </message>
    <message>
        <source>A die pays only if it supplies something that is asked for; an accident never pays.</source>
        <extracomment>Passage of the codex; it tells CHK-32, CHK-36.</extracomment>
        <translation>Kostka platí jen tehdy, když dodá něco z požadavku; nehoda neplatí nikdy.</translation>
    </message>
    <message>
        <source>When a special effect happens, all dice showing one of its icons are spent, also those it would not need.</source>
        <extracomment>Passage of the codex; it tells CHK-58, CHK-59, CHK-64, REQ-15.</extracomment>
        <translation>Když zvláštní účinek nastane, vyčerpají se všechny kostky s některým z jeho symbolů, i ty nadbytečné.</translation>
    </message>
    <message>
        <source>An ace or a convertible basic result joins a special effect only if you say so, and only if it makes the effect happen more often.</source>
        <extracomment>Passage of the codex; it tells CHK-63, CHK-95, REQ-16.</extracomment>
        <translation>Žolík nebo přeměnitelný základní výsledek se k zvláštnímu účinku přidá, jen když to řeknete a když díky němu nastane víckrát.</translation>
    </message>
    <message>
        <source>A text that only looks at the roll pool spends nothing. You may declare an ace to be what it looks for; conversions do not count.</source>
        <extracomment>Passage of the codex; it tells CHK-69, REQ-19, REQ-20.</extracomment>
        <translation>Text, který se do zásoby kostek jen dívá, nic nevyčerpává. Žolíka můžete prohlásit za to, co hledá; přeměny se nepočítají.</translation>
    </message>
    <message>
        <source>Dice of those who assist may pay for your combinations; you decide which dice pay.</source>
        <extracomment>Passage of the codex; it tells CHK-31, REQ-11.</extracomment>
        <translation>Kostky těch, kdo podporují, smí platit vaše kombinace; které, rozhodujete vy.</translation>
    </message>
    <message>
        <source>Travel and paths</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Přesun a trasy</translation>
    </message>
    <message>
        <source>You travel along a path that begins in your sector and whose arrow lets you go that way.</source>
        <extracomment>Passage of the codex; it tells ACT-21.</extracomment>
        <translation>Přesouváte se po trase, která začíná ve vašem sektoru a jejíž šipka tímto směrem vede.</translation>
    </message>
    <message>
        <source>A path with one arrowhead is one-way: it can be used in that direction only.</source>
        <extracomment>Passage of the codex; it tells PLN-03.</extracomment>
        <translation>Trasa s jedinou šipkou je jednosměrná: lze ji použít jen tím směrem.</translation>
    </message>
    <message>
        <source>A path with a lock is closed. Nobody can use it until a text opens it. A path without icons costs nothing.</source>
        <extracomment>Passage of the codex; it tells PLN-60.</extracomment>
        <translation>Trasa se zámkem je uzavřená. Nikdo ji nemůže použít, dokud ji neotevře text. Trasa bez symbolů nestojí nic.</translation>
    </message>
    <message>
        <source>Where the [no_movement] icon lies open nobody can travel out or be moved out. A text that places you elsewhere still works.</source>
        <extracomment>Passage of the codex; it tells ACT-20, ACT-34, PLN-27.</extracomment>
        <translation>Kde leží odkrytý symbol [no_movement], odtamtud se nikdo nemůže přesunout ani být přesunut. Text, který vás umístí jinam, platí i tak.</translation>
    </message>
    <message>
        <source>Every icon on the path is resolved in the order in which you meet it: dice to spend, danger to roll, supplies to lose, an entry to read.</source>
        <extracomment>Passage of the codex; it tells ACT-22, ACT-46, PLN-05.</extracomment>
        <translation>Každý symbol na trase se vyhodnotí v pořadí, v jakém na něj narazíte: vyčerpat kostky, hodit nebezpečí, ztratit zásoby, přečíst záznam.</translation>
    </message>
    <message>
        <source>For the [travel] icon you carry out the travel effect of the [global_condition]. It comes last, and only it moves you; if it does not, you stay and the action is spent.</source>
        <extracomment>Passage of the codex; it tells ACT-23, ACT-25, ACT-26, ACT-58.</extracomment>
        <translation>Za symbol [travel] provedete účinek přesunu z karty [global_condition](gen). Přijde poslední a jen on vás přesune; pokud ne, zůstanete a akce je pryč.</translation>
    </message>
    <message>
        <source>Whoever arrives in a sector with an open log number makes the team read that entry at once, in whatever way they arrive.</source>
        <extracomment>Passage of the codex; it tells ACT-30, ACT-31, ACT-57.</extracomment>
        <translation>Když někdo dorazí do sektoru s odkrytým číslem záznamu, záznam se hned přečte, ať dorazil jakkoli.</translation>
    </message>
    <message>
        <source>A text that moves you to a connected sector ignores the icons of the path.</source>
        <extracomment>Passage of the codex; it tells ACT-33.</extracomment>
        <translation>Text, který vás přesune do propojeného sektoru, nebere na symboly trasy ohled.</translation>
    </message>
    <message>
        <source>Sectors are connected if a path with an arrow leads from one to the other. The way back may be missing.</source>
        <extracomment>Passage of the codex; it tells ACT-32, PLN-07.</extracomment>
        <translation>Sektory jsou propojené, vede-li z jednoho do druhého trasa se šipkou. Cesta zpět může chybět.</translation>
    </message>
    <message>
        <source>Until the move is made you are still in the sector you leave: only those there can assist.</source>
        <extracomment>Passage of the codex; it tells ACT-29.</extracomment>
        <translation>Dokud se nepřesunete, jste stále v původním sektoru: podpořit mohou jen ti, kdo jsou tam.</translation>
    </message>
    <message>
        <source>Exerting</source>
        <extracomment>Title of a page of the codex, about giving up a die to refresh others.</extracomment>
        <translation>Vypětí sil</translation>
    </message>
    <message>
        <source>Anybody may exert at any time, in anyone’s turn and as often as they like. It is no action.</source>
        <extracomment>Passage of the codex; it tells ACT-50, ACT-53, ACT-55.</extracomment>
        <translation>Vypětí sil může využít kdokoli, kdykoli, v čímkoli tahu a libovolně často. Není to akce.</translation>
    </message>
    <message>
        <source>Exerting sacrifices 1 die, available or spent, and then refreshes up to 5 dice.</source>
        <extracomment>Passage of the codex; it tells ACT-51, ACT-54.</extracomment>
        <translation>Vypětí sil obětuje 1 kostku, dostupnou nebo vyčerpanou, a pak obnoví až 5 kostek.</translation>
    </message>
    <message>
        <source>With 3 section dice or fewer you take the Drained injury instead of sacrificing one.</source>
        <extracomment>Passage of the codex; it tells ACT-52.</extracomment>
        <translation>Se 3 nebo méně kostkami sekce místo obětování utrpíte zranění Vysílení.</translation>
    </message>
    <message>
        <source>Dice in a roll pool can be neither sacrificed nor refreshed by it.</source>
        <extracomment>Passage of the codex; it tells ACT-56.</extracomment>
        <translation>Kostky v zásobě kostek takto nelze obětovat ani obnovit.</translation>
    </message>
    <message>
        <source>What may be used at any time may be used whenever the game waits for a player, also before something already known takes effect.</source>
        <extracomment>Passage of the codex; it tells GEN-22, GEN-24, DEC-25.</extracomment>
        <translation>Co lze použít kdykoli, lze použít vždy, když hra čeká na hráče, i dřív, než nastane něco, co už je známé.</translation>
    </message>
    <message>
        <source>It never takes back what has happened: dice refreshed in the middle of a check do not join it.</source>
        <extracomment>Passage of the codex; it tells GEN-23.</extracomment>
        <translation>Nikdy neruší, co se stalo: kostky obnovené uprostřed ověření se k němu nepřidají.</translation>
    </message>
    <message>
        <source>Choices and costs</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Volby a ceny</translation>
    </message>
    <message>
        <source>Who uses, draws or triggers a text decides what it leaves open. What concerns the whole team is agreed on; if you cannot agree, one player has the last word, and the bar names that player.</source>
        <extracomment>Passage of the codex; it tells GEN-08, GEN-09.</extracomment>
        <translation>Kdo text použije, dobere nebo vyvolá, rozhoduje, co text nechává otevřené. Na tom, co se týká celého týmu, se dohodnete; když ne, poslední slovo má jeden hráč a lišta ho uvádí.</translation>
    </message>
    <message>
        <source>Of several alternatives you can choose only one that you can pay in full.</source>
        <extracomment>Passage of the codex; it tells GEN-10, GEN-13.</extracomment>
        <translation>Z více možností můžete zvolit jen takovou, kterou dokážete zaplatit celou.</translation>
    </message>
    <message>
        <source>If you can pay none, pick one and do as much of it as possible.</source>
        <extracomment>Passage of the codex; it tells GEN-14.</extracomment>
        <translation>Nemůžete-li zaplatit žádnou, vyberte jednu a proveďte z ní co nejvíc.</translation>
    </message>
    <message>
        <source>Spending and sacrificing dice can always be paid: if dice are missing, an injury takes their place.</source>
        <extracomment>Passage of the codex; it tells GEN-11, GEN-12.</extracomment>
        <translation>Vyčerpat či obětovat kostky lze zaplatit vždy: chybí-li kostky, nahradí je zranění.</translation>
    </message>
    <message>
        <source>A loss larger than what you have takes all of it; the rest is ignored.</source>
        <extracomment>Passage of the codex; it tells GEN-15.</extracomment>
        <translation>Ztráta větší než to, co máte, vezme všechno; zbytek se nepočítá.</translation>
    </message>
    <message>
        <source>A cost is paid before what it buys. The sentences of a text happen in their order, and what one of them sets off is finished before the next.</source>
        <extracomment>Passage of the codex; it tells GEN-16, GEN-18, GEN-21.</extracomment>
        <translation>Cena se platí dřív, než nastane, co kupuje. Věty textu platí popořadě a co jedna z nich vyvolá, se dokončí před další.</translation>
    </message>
    <message>
        <source>“May” and “can” leave you the choice; everything else must be done as far as possible.</source>
        <extracomment>Passage of the codex; it tells GEN-17.</extracomment>
        <translation>„Smíte“ a „můžete“ vám nechává volbu; všechno ostatní se musí provést, jak jen to jde.</translation>
    </message>
    <message>
        <source>The text of a card goes before these rules, and a text that forbids goes before one that allows.</source>
        <extracomment>Passage of the codex; it tells GEN-02.</extracomment>
        <translation>Text karty má přednost před těmito pravidly a text, který zakazuje, před textem, který dovoluje.</translation>
    </message>
    <message>
        <source>What concerns several crewmembers happens to one after the other, first to whoever is active, then clockwise. “Other” leaves you out.</source>
        <extracomment>Passage of the codex; it tells GEN-20, GEN-25, GEN-40.</extracomment>
        <translation>Co se týká více členů posádky, děje se jednomu po druhém, nejdřív aktivnímu, pak po směru hodinových ručiček. „Jiný“ znamená kromě vás.</translation>
    </message>
    <message>
        <source>Only what is offered can be answered; while one decision is open, others wait.</source>
        <extracomment>Passage of the codex; it tells DEC-28.</extracomment>
        <translation>Odpovědět lze jen tím, co je nabídnuto; dokud je jedno rozhodnutí otevřené, ostatní čekají.</translation>
    </message>
    <message>
        <source>A discarded card with a number goes back to its place in the box, one without a number under its deck. Only section cards and events have discard piles.</source>
        <extracomment>Passage of the codex; it tells GEN-26, GEN-27, GEN-28.</extracomment>
        <translation>Odhozená karta s číslem se vrací na své místo v krabici, karta bez čísla pod svůj balíček. Odhazovací balíček mají jen karty sekce a události.</translation>
    </message>
    <message>
        <source>Hands, dice, injuries and equipment lie open for all. Decks, the lead bag and unread entries are hidden.</source>
        <extracomment>Passage of the codex; it tells GEN-35.</extracomment>
        <translation>Karty v ruce, kostky, zranění a výbava jsou pro všechny veřejné. Balíčky, sáček náznaků a nepřečtené záznamy jsou skryté.</translation>
    </message>
    <message>
        <source>A [success] belongs to the team, never to one crewmember.</source>
        <extracomment>Passage of the codex; it tells GEN-37.</extracomment>
        <translation>[success] patří týmu, nikdy jednomu členovi posádky.</translation>
    </message>
    <message>
        <source>Supplies go up and down on their track. They never go above its last space, and with none left nothing more is lost.</source>
        <extracomment>Passage of the codex; it tells GEN-38, DNG-12.</extracomment>
        <translation>Zásoby na své stupnici stoupají a klesají. Nikdy nepřekročí poslední pole, a když žádné nejsou, žádné se neztrácejí.</translation>
    </message>
    <message>
        <source>When the expedition ends, everything in progress stops.</source>
        <extracomment>Passage of the codex; it tells GEN-39.</extracomment>
        <translation>Když výprava skončí, všechno rozdělané se zastaví.</translation>
    </message>
    <message>
        <source>If several things are due at the same moment, the player whose turn it is puts them in order.</source>
        <extracomment>Passage of the codex; it tells GEN-19, DEC-33.</extracomment>
        <translation>Má-li se stát víc věcí najednou, pořadí určí hráč, který je na tahu.</translation>
    </message>
    <message>
        <source>Fractions are rounded up unless a text says otherwise.</source>
        <extracomment>Passage of the codex; it tells GEN-36.</extracomment>
        <translation>Zlomky se zaokrouhlují nahoru, neříká-li text jinak.</translation>
    </message>
    <message>
        <source>{icon} {name}: {meaning} ({rule})</source>
        <extracomment>{icon} is a sign, {name} what it is called, {meaning} one or two sentences. {rule} is the number of its rule, as CHK-07.</extracomment>
        <translation>{icon} {name}: {meaning} ({rule})</translation>
    </message>
    <message>
        <source>{name}: {meaning} ({rule})</source>
        <extracomment>A line of the codex found by a search. {name} is a term, {meaning} what it means, {rule} the number of its rule, as CHK-07.</extracomment>
        <translation>{name}: {meaning} ({rule})</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Teď to nejde</translation>
    </message>
    <message>
        <source>What {entry} does</source>
        <extracomment>The title of a page: {entry} is an entry of the logbook, as &quot;Log 104&quot;.</extracomment>
        <translation>Co dělá {entry}</translation>
    </message>
    <message>
        <source>Section cards</source>
        <extracomment>Title of a page of the codex, about the cards in the hand of a crewmember.</extracomment>
        <translation>Karty sekce</translation>
    </message>
    <message>
        <source>A section card has two halves: the upper one is played at the moment it names, the lower one is a dice combination for step 5 of a dice check.</source>
        <extracomment>Passage of the codex; it tells CRD-03, CRD-12, CRD-13.</extracomment>
        <translation>Karta sekce má dvě poloviny: horní se hraje ve chvíli, kterou uvádí, spodní je kombinace kostek pro krok 5 ověření.</translation>
    </message>
    <message>
        <source>You may hold 2 cards at rank 1, 3 at rank 2, 4 at rank 3. With more, discard down to that before you play any.</source>
        <extracomment>Passage of the codex; it tells CRD-09, CRD-10, CRD-11, STP-24.</extracomment>
        <translation>Držet smíte 2 karty s hodností 1, 3 s hodností 2 a 4 s hodností 3. Máte-li víc, odhoďte na tento počet, než nějakou zahrajete.</translation>
    </message>
    <message>
        <source>You draw from your own deck. If it is empty when you must draw, your discards are shuffled into a new one.</source>
        <extracomment>Passage of the codex; it tells CRD-07, CRD-08.</extracomment>
        <translation>Dobíráte z vlastního balíčku. Je-li prázdný, když máte dobrat, zamíchají se vaše odhozené karty do nového.</translation>
    </message>
    <message>
        <source>Each section has cards of its own. A deck has at least 10 of them, none above the crewmember’s rank.</source>
        <extracomment>Passage of the codex; it tells CRD-01, CRD-06, CRD-04, CRD-21.</extracomment>
        <translation>Každá sekce má vlastní karty. Balíček jich má aspoň 10, žádnou nad hodnost člena posádky.</translation>
    </message>
    <message>
        <source>A card that was played or discarded goes to its owner’s discard pile; a sacrificed one is out of this expedition.</source>
        <extracomment>Passage of the codex; it tells CRD-14, CRD-16.</extracomment>
        <translation>Zahraná nebo odhozená karta jde na odhazovací balíček svého majitele; obětovaná je pro tuto výpravu vyřazená.</translation>
    </message>
    <message>
        <source>A cost in cards is paid from your own hand. Cards help others in other sectors too, unless they speak of your sector.</source>
        <extracomment>Passage of the codex; it tells CRD-17, CRD-19.</extracomment>
        <translation>Cena v kartách se platí z vlastní ruky. Karty pomohou i ostatním v jiných sektorech, nemluví-li o vašem sektoru.</translation>
    </message>
    <message>
        <source>Crewmembers and their abilities</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Členové posádky a jejich schopnosti</translation>
    </message>
    <message>
        <source>There are four sections: Security, Recon, Science and Engineering. Each belongs to one player, also when nobody of it is here.</source>
        <extracomment>Passage of the codex; it tells GEN-03, GEN-04.</extracomment>
        <translation>Sekce jsou čtyři: Bezpečnost, Průzkum, Věda a Technika. Každá patří jednomu hráči, i když z ní nikdo není přítomen.</translation>
    </message>
    <message>
        <source>At least two crewmembers go on an expedition, from different sections.</source>
        <extracomment>Passage of the codex; it tells GEN-05.</extracomment>
        <translation>Na výpravu vyrážejí aspoň dva členové posádky z různých sekcí.</translation>
    </message>
    <message>
        <source>Each section sends one crewmember at most, because it has one board.</source>
        <extracomment>Passage of the codex; it tells GEN-06.</extracomment>
        <translation>Každá sekce vyšle nejvýš jednoho člena posádky, protože má jen jednu desku.</translation>
    </message>
    <message>
        <source>The rank, from 1 to 3, decides how many cards you hold, which cards your deck may have and how many dice your board has room for. A rank asked for is met by a higher one too.</source>
        <extracomment>Passage of the codex; it tells CRW-02, CRW-03.</extracomment>
        <translation>Hodnost od 1 do 3 určuje, kolik karet držíte, jaké smí mít balíček a kolik kostek má na desce místo. Požadovanou hodnost splňuje i vyšší.</translation>
    </message>
    <message>
        <source>A skill costs 1 [charge] each time. It may be used at any time, or at the moment its text names, and again as long as there are charges.</source>
        <extracomment>Passage of the codex; it tells CRW-14, CRW-15, CRW-16.</extracomment>
        <translation>Dovednost stojí pokaždé 1 [charge]. Lze ji použít kdykoli, nebo ve chvíli, kterou uvádí text, a znovu, dokud je čím platit.</translation>
    </message>
    <message>
        <source>Everybody begins with the charges printed on the crew card. There is no limit to them, and unused ones are lost at the end.</source>
        <extracomment>Passage of the codex; it tells CRW-12, CRW-13, CRW-18.</extracomment>
        <translation>Každý začíná se stimulanty vytištěnými na své kartě. Omezení není a nevyužité na konci propadnou.</translation>
    </message>
    <message>
        <source>Who assists may use a skill in the check if its text fits, for example “when assisting”.</source>
        <extracomment>Passage of the codex; it tells CRW-17.</extracomment>
        <translation>Kdo podporuje, může při ověření použít dovednost, hodí-li se její text, třeba „při podpoře“.</translation>
    </message>
    <message>
        <source>A pawn stands in one sector; any number of crewmembers may share it.</source>
        <extracomment>Passage of the codex; it tells CRW-11.</extracomment>
        <translation>Figurka stojí v jednom sektoru; sdílet ho může libovolný počet členů posádky.</translation>
    </message>
    <message>
        <source>Equipment</source>
        <extracomment>Title of a page of the codex, about the things that crewmembers carry.</extracomment>
        <translation>Výbava</translation>
    </message>
    <message>
        <source>There is small, personal and mission equipment, and upgrades for the last. Small equipment and upgrades take no room in the lander.</source>
        <extracomment>Passage of the codex; it tells EQP-01, EQP-02, EQP-04.</extracomment>
        <translation>Výbava je drobná, osobní a polní a k polní existují vylepšení. Drobná výbava a vylepšení v lodi nezabírají místo.</translation>
    </message>
    <message>
        <source>What the lander carries is handed out when you disembark.</source>
        <extracomment>Passage of the codex; it tells EQP-03, STP-20, STP-21.</extracomment>
        <translation>Co loď veze, se rozdá při vylodění.</translation>
    </message>
    <message>
        <source>Everybody may carry any number of cards.</source>
        <extracomment>Passage of the codex; it tells EQP-05.</extracomment>
        <translation>Každý může nést libovolný počet karet.</translation>
    </message>
    <message>
        <source>A card with a section’s icon can be carried and used only by that section.</source>
        <extracomment>Passage of the codex; it tells EQP-06.</extracomment>
        <translation>Kartu se symbolem sekce smí nést a používat jen tato sekce.</translation>
    </message>
    <message>
        <source>You use equipment in your own turn, also in the middle of a dice check of yours, unless its text names another moment.</source>
        <extracomment>Passage of the codex; it tells EQP-07.</extracomment>
        <translation>Výbavu používáte ve vlastním tahu, i uprostřed vlastního ověření, neuvádí-li text jinou chvíli.</translation>
    </message>
    <message>
        <source>Only who carries a card can use it.</source>
        <extracomment>Passage of the codex; it tells EQP-08.</extracomment>
        <translation>Kartu může použít jen ten, kdo ji nese.</translation>
    </message>
    <message>
        <source>Equipment that counts as an action takes one of the two actions of the turn.</source>
        <extracomment>Passage of the codex; it tells EQP-09.</extracomment>
        <translation>Výbava, která se počítá za akci, zabere jednu ze dvou akcí tahu.</translation>
    </message>
    <message>
        <source>In the same sector you may hand cards without a section’s icon to each other, but not while an action, a check or an event is being resolved.</source>
        <extracomment>Passage of the codex; it tells EQP-10, EQP-11, EQP-23.</extracomment>
        <translation>Ve stejném sektoru si můžete předávat karty bez symbolu sekce, ale ne když se vyhodnocuje akce, ověření nebo událost.</translation>
    </message>
    <message>
        <source>Some equipment puts a token into a sector. From then on everybody there profits from it.</source>
        <extracomment>Passage of the codex; it tells EQP-14, EQP-17, EQP-20.</extracomment>
        <translation>Některá výbava položí do sektoru žeton. Od té chvíle slouží všem, kdo tam jsou.</translation>
    </message>
    <message>
        <source>A token that lies on the planet board is not moved by placing it again.</source>
        <extracomment>Passage of the codex; it tells EQP-15.</extracomment>
        <translation>Žeton ležící na planetární desce se novým položením nepřesune.</translation>
    </message>
    <message>
        <source>An upgrade changes the token as it says. If the card is discarded, its token goes too.</source>
        <extracomment>Passage of the codex; it tells EQP-16, EQP-18, EQP-24.</extracomment>
        <translation>Vylepšení mění žeton, jak uvádí. Když se karta odhodí, zmizí i její žeton.</translation>
    </message>
    <message>
        <source>Discarded equipment goes back to the armory and is out of this expedition. At the end all of it returns.</source>
        <extracomment>Passage of the codex; it tells EQP-19, EQP-21.</extracomment>
        <translation>Odhozená výbava se vrací do zbrojního skladu a pro tuto výpravu je vyřazená. Na konci se tam vrátí všechna.</translation>
    </message>
    <message>
        <source>A card may be used as often as its text allows; without a limit, again and again.</source>
        <extracomment>Passage of the codex; it tells EQP-22.</extracomment>
        <translation>Kartu lze použít tolikrát, kolik dovoluje text; bez omezení stále znovu.</translation>
    </message>
    <message>
        <source>Section dice</source>
        <extracomment>Title of a page of the codex, about red, green and blue dice of the boards.</extracomment>
        <translation>Kostky sekce</translation>
    </message>
    <message>
        <source>Red dice stand for strength and endurance, green ones for nature and strange life, blue ones for building, numbers and machines. A die counts as one of its color whatever it shows.</source>
        <extracomment>Passage of the codex; it tells DIE-01, DIE-02.</extracomment>
        <translation>Červené kostky znamenají sílu a výdrž, zelené přírodu a cizí život, modré stavění, výpočty a stroje. Kostka se vždy počítá za kostku své barvy, ať ukazuje cokoli.</translation>
    </message>
    <message>
        <source>An [ace] may stand for any one other icon, also for a basic result, but never for an accident. You decide each time.</source>
        <extracomment>Passage of the codex; it tells DIE-05, DIE-08, DIE-09.</extracomment>
        <translation>[ace] může zastoupit jakýkoli jiný symbol, i základní výsledek, ale nikdy nehodu. Rozhodujete se pokaždé znovu.</translation>
    </message>
    <message>
        <source>A [basic] result does nothing by itself. A convert ability of its color turns it into a skill icon at the moment the die is spent.</source>
        <extracomment>Passage of the codex; it tells DIE-06.</extracomment>
        <translation>Výsledek [basic] sám nic nedělá. Schopnost přeměny v jeho barvě z něj udělá jiný symbol ve chvíli, kdy se kostka vyčerpá.</translation>
    </message>
    <message>
        <source>An [accident] is harmless unless a text speaks of it. It never pays for a dice combination.</source>
        <extracomment>Passage of the codex; it tells DIE-07.</extracomment>
        <translation>[accident] neškodí, pokud o ní nemluví text. Nikdy neplatí kombinaci kostek.</translation>
    </message>
    <message>
        <source>Basic dice show no skill icon, specialist dice one, universal dice pairs of all three, expert dice double icons, wild dice only aces and accidents. The brackets mark the most common result.</source>
        <extracomment>Passage of the codex; it tells DIE-10, DIE-11, DIE-12.</extracomment>
        <translation>Základní kostky neukazují žádný symbol dovednosti, specializované jeden, univerzální dvojice ze všech tří, expertní dvojité symboly, divoké jen žolíky a nehody. Závorky značí nejčastější výsledek.</translation>
    </message>
    <message>
        <source>Available dice lie in slots of their color on your board, spent dice in the spent pool beside them. Only available dice can be used.</source>
        <extracomment>Passage of the codex; it tells DIE-18, DIE-19, DIE-20.</extracomment>
        <translation>Dostupné kostky leží na polích své barvy na vaší desce, vyčerpané vedle nich. Použít lze jen dostupné kostky.</translation>
    </message>
    <message>
        <source>Every section begins with 5 dice, and all sections always own equally many.</source>
        <extracomment>Passage of the codex; it tells DIE-15.</extracomment>
        <translation>Každá sekce začíná s 5 kostkami a všechny jich vždy vlastní stejně.</translation>
    </message>
    <message>
        <source>How many dice of a color have room on a board depends on section and rank. An injury die takes one slot of its column.</source>
        <extracomment>Passage of the codex; it tells CRW-08, CRW-10.</extracomment>
        <translation>Kolik kostek jedné barvy má na desce místo, závisí na sekci a hodnosti. Kostka zranění zabírá jedno pole svého sloupce.</translation>
    </message>
    <message>
        <source>Turning a die to a result works only with a face that the die has. A reroll may show the same again.</source>
        <extracomment>Passage of the codex; it tells DIE-35, DIE-36.</extracomment>
        <translation>Kostku lze otočit jen na stranu, kterou má. Při přehození může padnout totéž.</translation>
    </message>
    <message>
        <source>Injury and danger dice are no section dice: nobody refreshes, spends or sacrifices them.</source>
        <extracomment>Passage of the codex; it tells DIE-34.</extracomment>
        <translation>Kostky zranění a nebezpečí nejsou kostky sekce: nikdo je neobnovuje, nevyčerpává ani neobětuje.</translation>
    </message>
    <message>
        <source>Spend, sacrifice, refresh</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Vyčerpat, obětovat, obnovit</translation>
    </message>
    <message>
        <source>To spend a die, move an available one of your choice to your spent pool; if a color is shown, one of that color.</source>
        <extracomment>Passage of the codex; it tells DIE-25.</extracomment>
        <translation>Chcete-li vyčerpat kostku, přesuňte libovolnou dostupnou mezi vyčerpané; je-li uvedena barva, pak této barvy.</translation>
    </message>
    <message>
        <source>If you have too few available dice to spend, you must sacrifice one for each that is missing.</source>
        <extracomment>Passage of the codex; it tells DIE-26, DIE-38, DIE-27.</extracomment>
        <translation>Nemáte-li dost dostupných kostek k vyčerpání, musíte za každou chybějící jednu obětovat.</translation>
    </message>
    <message>
        <source>A sacrificed die, available or spent, leaves your board and is out of this expedition.</source>
        <extracomment>Passage of the codex; it tells DIE-28, DIE-29, DIE-30.</extracomment>
        <translation>Obětovaná kostka, dostupná nebo vyčerpaná, opouští desku a je pro tuto výpravu vyřazená.</translation>
    </message>
    <message>
        <source>With 3 section dice or fewer nothing is sacrificed: you take the Drained injury instead.</source>
        <extracomment>Passage of the codex; it tells DIE-31, DIE-32, DIE-33.</extracomment>
        <translation>Se 3 nebo méně kostkami sekce se nic neobětuje: místo toho utrpíte zranění Vysílení.</translation>
    </message>
    <message>
        <source>To refresh dice, move spent ones of your choice back to free slots of their color. What finds no slot stays spent.</source>
        <extracomment>Passage of the codex; it tells DIE-21, DIE-22, DIE-23.</extracomment>
        <translation>Chcete-li kostky obnovit, vraťte libovolné vyčerpané na volná pole jejich barvy. Která místo nenajde, zůstává vyčerpaná.</translation>
    </message>
    <message>
        <source>A refreshed die is available at once, but never for a check whose dice are already chosen.</source>
        <extracomment>Passage of the codex; it tells DIE-24.</extracomment>
        <translation>Obnovená kostka je hned dostupná, ale nikdy pro ověření, jehož kostky už jsou zvolené.</translation>
    </message>
    <message>
        <source>Injuries and injury dice</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Zranění a kostky zranění</translation>
    </message>
    <message>
        <source>An injury is a card on your board and an injury die in the top slot of a column of your choice.</source>
        <extracomment>Passage of the codex; it tells INJ-01, INJ-03, INJ-04.</extracomment>
        <translation>Zranění je karta na vaší desce a kostka zranění na horním poli sloupce podle vaší volby.</translation>
    </message>
    <message>
        <source>The injury die pushes the dice of its column down. Those that have no room any more are spent.</source>
        <extracomment>Passage of the codex; it tells INJ-07, INJ-08.</extracomment>
        <translation>Kostka zranění posune kostky svého sloupce dolů. Ty, na které už nezbývá místo, se vyčerpají.</translation>
    </message>
    <message>
        <source>In every dice check of yours all injury dice of your board are rolled too. Those of assisting crewmembers stay where they are.</source>
        <extracomment>Passage of the codex; it tells INJ-13, CHK-12.</extracomment>
        <translation>Při každém vašem ověření se hází i všemi kostkami zranění z vaší desky. Kostky těch, kdo podporují, zůstávají ležet.</translation>
    </message>
    <message>
        <source>The first of your open injury cards that shows the rolled icon takes the die, and that line of the card happens. If none shows it, nothing does.</source>
        <extracomment>Passage of the codex; it tells CHK-47, CHK-48, CHK-49.</extracomment>
        <translation>Kostku vezme první z vašich odkrytých karet zranění, která ukazuje hozený symbol, a tento řádek nastane. Neukazuje-li ho žádná, nestane se nic.</translation>
    </message>
    <message>
        <source>Injury dice show damage and mental twice each, heavy damage and special once each.</source>
        <extracomment>Passage of the codex; it tells INJ-22, INJ-23.</extracomment>
        <translation>Kostky zranění ukazují dvakrát poranění a psychické problémy, jednou těžké poranění a zvláštní zranění.</translation>
    </message>
    <message>
        <source>A crewmember never has more than 3 injury dice, one for each column.</source>
        <extracomment>Passage of the codex; it tells INJ-05, INJ-30.</extracomment>
        <translation>Člen posádky nikdy nemá víc než 3 kostky zranění, v každém sloupci jednu.</translation>
    </message>
    <message>
        <source>Whoever has 3 injuries and takes another one causes an emergency evac: the expedition ends at once.</source>
        <extracomment>Passage of the codex; it tells INJ-11, INJ-12, END-08.</extracomment>
        <translation>Kdo má 3 zranění a utrpí další, způsobí nouzovou evakuaci: výprava okamžitě končí.</translation>
    </message>
    <message>
        <source>Card and die are two things: a text that removes one leaves the other.</source>
        <extracomment>Passage of the codex; it tells INJ-14, INJ-15, INJ-16.</extracomment>
        <translation>Karta a kostka jsou dvě různé věci: text, který odstraní jedno, druhé nechá.</translation>
    </message>
    <message>
        <source>An injury card that is turned face down does nothing any more, but still counts as an injury.</source>
        <extracomment>Passage of the codex; it tells INJ-20, INJ-21.</extracomment>
        <translation>Karta zranění otočená lícem dolů už nic nedělá, ale dál se počítá jako zranění.</translation>
    </message>
    <message>
        <source>If all cards of an injury are taken, Bruised takes its place.</source>
        <extracomment>Passage of the codex; it tells INJ-09, INJ-10.</extracomment>
        <translation>Když dojdou karty některého zranění, nahradí ho Pohmoždění.</translation>
    </message>
    <message>
        <source>Who has Scald and rolls its icon: all basic results of that check count as accidents.</source>
        <extracomment>Passage of the codex; it tells INJ-27.</extracomment>
        <translation>Hodí-li někdo s Opařením jeho symbol, všechny základní výsledky tohoto ověření se počítají jako nehody.</translation>
    </message>
    <message>
        <source>Injuries stay after the expedition; the medbay takes care of them.</source>
        <extracomment>Passage of the codex; it tells INJ-29.</extracomment>
        <translation>Zranění zůstávají i po výpravě; postará se o ně ošetřovna.</translation>
    </message>
    <message>
        <source>Danger dice</source>
        <extracomment>Title of a page of the codex, about the dice that the planet rolls against you.</extracomment>
        <translation>Kostky nebezpečí</translation>
    </message>
    <message>
        <source>A danger die comes with a letter. Its result is looked up in the table of that letter; what is not listed there does nothing.</source>
        <extracomment>Passage of the codex; it tells DNG-01, DNG-03, DNG-02.</extracomment>
        <translation>Kostka nebezpečí patří k písmenu. Výsledek se vyhledá v tabulce tohoto písmene; co v ní není, nic nedělá.</translation>
    </message>
    <message>
        <source>Of its six sides two are common, two uncommon, one rare and one special.</source>
        <extracomment>Passage of the codex; it tells DNG-10.</extracomment>
        <translation>Z jejích šesti stran jsou dvě běžné, dvě neobvyklé, jedna vzácná a jedna zvláštní.</translation>
    </message>
    <message>
        <source>The result concerns whoever rolls; in a dice check that is the active crewmember.</source>
        <extracomment>Passage of the codex; it tells DNG-04, DNG-08.</extracomment>
        <translation>Výsledek se týká toho, kdo hází; při ověření kostkami aktivního člena posádky.</translation>
    </message>
    <message>
        <source>Rolled on its own it is no dice check: nobody assists and no injury dice are rolled.</source>
        <extracomment>Passage of the codex; it tells DNG-05, DNG-07.</extracomment>
        <translation>Hod samotnou kostkou nebezpečí není ověření kostkami: nikdo nepodporuje a nehází se kostkami zranění.</translation>
    </message>
    <message>
        <source>In a dice check danger dice are rolled with the others and resolved after the injury dice.</source>
        <extracomment>Passage of the codex; it tells DNG-06, CHK-52.</extracomment>
        <translation>Při ověření se kostkami nebezpečí hází s ostatními a vyhodnotí se po kostkách zranění.</translation>
    </message>
    <message>
        <source>Discoveries and leads</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Objevy a náznaky</translation>
    </message>
    <message>
        <source>For each lead you gain, a token is drawn from the bag and put on the discovery deck of its type; you choose the order.</source>
        <extracomment>Passage of the codex; it tells LED-02, LED-01, LED-04.</extracomment>
        <translation>Za každý získaný náznak se ze sáčku vytáhne žeton a položí na balíček objevů svého druhu; pořadí volíte vy.</translation>
    </message>
    <message>
        <source>When the values on a deck reach 3 or more, its tokens leave and you gain the top discovery. What is above 3 is lost.</source>
        <extracomment>Passage of the codex; it tells LED-08, LED-09, LED-10.</extracomment>
        <translation>Když hodnoty na balíčku dosáhnou 3 nebo víc, žetony odejdou a získáte vrchní objev. Co je nad 3, propadá.</translation>
    </message>
    <message>
        <source>A token may also give a card or a charge; the Science player names who gets it.</source>
        <extracomment>Passage of the codex; it tells LED-06, LED-07.</extracomment>
        <translation>Žeton může dát i kartu nebo stimulant; komu, určí velitel sekce Věda.</translation>
    </message>
    <message>
        <source>A token with [lead_recycle] goes back to the bag when it leaves a deck; others are out until the expedition ends.</source>
        <extracomment>Passage of the codex; it tells LED-11, LED-12, LED-13.</extracomment>
        <translation>Žeton s [lead_recycle] se po opuštění balíčku vrací do sáčku; ostatní jsou do konce výpravy venku.</translation>
    </message>
    <message>
        <source>There are five kinds of discoveries, each with a deck of common, rare and ultra-rare cards.</source>
        <extracomment>Passage of the codex; it tells DSC-01, DSC-02, DSC-12.</extracomment>
        <translation>Druhů objevů je pět a každý má balíček běžných, vzácných a mimořádně vzácných karet.</translation>
    </message>
    <message>
        <source>If you gain a discovery in another way, the lead tokens on its deck are cleared first.</source>
        <extracomment>Passage of the codex; it tells DSC-03, LED-14.</extracomment>
        <translation>Získáte-li objev jinak, nejdřív se z jeho balíčku odklidí žetony náznaků.</translation>
    </message>
    <message>
        <source>Discoveries belong to the team. Those with an exploration ability can be used at any time, wherever you are; ship abilities work once they are unloaded.</source>
        <extracomment>Passage of the codex; it tells DSC-04, DSC-05, DSC-06, DSC-08.</extracomment>
        <translation>Objevy patří týmu. Ty se schopností pro průzkum lze použít kdykoli a odkudkoli; lodní schopnosti působí až po vyložení.</translation>
    </message>
    <message>
        <source>The lander takes home only so many discoveries; what is too much is given up when it docks, never the unique ones.</source>
        <extracomment>Passage of the codex; it tells END-25, DSC-27.</extracomment>
        <translation>Loď odveze domů jen určitý počet objevů; co je navíc, toho se při dokování vzdáte, nikdy však mimořádných.</translation>
    </message>
    <message>
        <source>A [unique_discovery] exists only once and lies face down on its planet. If none is left there, the slot says what you gain instead.</source>
        <extracomment>Passage of the codex; it tells DSC-20, DSC-21, DSC-24, DSC-23.</extracomment>
        <translation>[unique_discovery] existuje jen jednou a leží lícem dolů na své planetě. Když už tam žádný není, políčko říká, co získáte místo něj.</translation>
    </message>
    <message>
        <source>The rank-up card</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Karta povýšení</translation>
    </message>
    <message>
        <source>Each expedition has one rank-up card with a goal. As soon as it is met, the card is turned over.</source>
        <extracomment>Passage of the codex; it tells RNK-01, RNK-02, RNK-03, STP-17.</extracomment>
        <translation>Každá výprava má jednu kartu povýšení s cílem. Jakmile ho splníte, karta se otočí.</translation>
    </message>
    <message>
        <source>Once completed it stays completed.</source>
        <extracomment>Passage of the codex; it tells RNK-04, RNK-05.</extracomment>
        <translation>Jednou splněná zůstane splněná.</translation>
    </message>
    <message>
        <source>After the expedition it promotes crewmembers of the team if you have as many [success](pl) as it asks for their rank. They are not used up.</source>
        <extracomment>Passage of the codex; it tells RNK-07, RNK-08, RNK-09.</extracomment>
        <translation>Po výpravě povýší členy týmu, máte-li tolik [success](gen.pl), kolik pro jejich hodnost žádá. Nespotřebují se.</translation>
    </message>
    <message>
        <source>It gives nothing if it is not completed, or if the mission failed.</source>
        <extracomment>Passage of the codex; it tells RNK-10, RNK-11.</extracomment>
        <translation>Nedá nic, není-li splněná nebo když mise selhala.</translation>
    </message>
    <message>
        <source>Lander and landing</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Výsadková loď a přistání</translation>
    </message>
    <message>
        <source>A lander has armor, sensors and agility, a supply track, and room for equipment and discoveries. What mods add counts together.</source>
        <extracomment>Passage of the codex; it tells LND-02, LND-04, LND-07.</extracomment>
        <translation>Výsadková loď má pancéřování, senzory a manévrovatelnost, stupnici zásob a místo pro výbavu a objevy. Co přidají úpravy, se sčítá.</translation>
    </message>
    <message>
        <source>Each slot of a lander takes one mod of its kind, structural or utility.</source>
        <extracomment>Passage of the codex; it tells LND-05, LND-06.</extracomment>
        <translation>Každé místo lodi pojme jednu úpravu svého druhu, konstrukční nebo funkční.</translation>
    </message>
    <message>
        <source>To land, roll the ten-sided die as often as the landing track asks and do what its table says. It is no dice check.</source>
        <extracomment>Passage of the codex; it tells LND-10, LND-12, LND-13, LND-14.</extracomment>
        <translation>Při přistání házejte desetistěnnou kostkou tolikrát, kolik žádá stupnice přistání, a proveďte, co říká tabulka. Není to ověření kostkami.</translation>
    </message>
    <message>
        <source>A danger usually leaves a choice; on disagreement the Engineering player decides. A statistic of the lander may reduce the loss or spare you the danger.</source>
        <extracomment>Passage of the codex; it tells LND-15, LND-16, LND-17, LND-18.</extracomment>
        <translation>Nebezpečí obvykle nechává volbu; když se neshodnete, rozhodne velitel sekce Technika. Hodnota lodi může ztrátu zmenšit nebo vás nebezpečí ušetřit.</translation>
    </message>
    <message>
        <source>During landing you are all together in the lander. You have no cards in hand yet, but you may exert.</source>
        <extracomment>Passage of the codex; it tells LND-19, LND-28, STP-03.</extracomment>
        <translation>Během přistání jste všichni spolu v lodi. Karty v ruce ještě nemáte, ale vypnout síly můžete.</translation>
    </message>
    <message>
        <source>Supplies lost on the way down are missing afterwards. Then you choose a sector for the lander, and all step out there.</source>
        <extracomment>Passage of the codex; it tells LND-23, STP-15, STP-16.</extracomment>
        <translation>Zásoby ztracené cestou dolů pak chybí. Potom zvolíte sektor pro loď a všichni tam vystoupí.</translation>
    </message>
    <message>
        <source>When you disembark, everybody draws cards up to the hand limit.</source>
        <extracomment>Passage of the codex; it tells STP-23, STP-22.</extracomment>
        <translation>Při vylodění si každý dobere karty do limitu karet sekce.</translation>
    </message>
    <message>
        <source>How an expedition ends</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Jak výprava končí</translation>
    </message>
    <message>
        <source>An expedition ends by lift-off, by an emergency evac, or by a text that says so.</source>
        <extracomment>Passage of the codex; it tells END-01.</extracomment>
        <translation>Výprava končí odletem, nouzovou evakuací nebo textem, který to říká.</translation>
    </message>
    <message>
        <source>Whoever is not in the lander sector at lift-off is left behind and dies.</source>
        <extracomment>Passage of the codex; it tells END-02, END-03, END-04.</extracomment>
        <translation>Kdo při odletu není v sektoru výsadku, zůstane a zemře.</translation>
    </message>
    <message>
        <source>An emergency evac saves everybody, but all discoveries except the unique ones are lost, and the expedition has failed.</source>
        <extracomment>Passage of the codex; it tells END-09, END-10, END-11, DSC-13.</extracomment>
        <translation>Nouzová evakuace zachrání všechny, ale kromě mimořádných se ztratí všechny objevy a výprava selhala.</translation>
    </message>
    <message>
        <source>You cannot call an evacuation; only a fourth injury brings it about.</source>
        <extracomment>Passage of the codex; it tells END-13.</extracomment>
        <translation>Evakuaci nemůžete přivolat; způsobí ji jen čtvrté zranění.</translation>
    </message>
    <message>
        <source>If a mission that is not optional is still open, the expedition has failed.</source>
        <extracomment>Passage of the codex; it tells END-07, END-23.</extracomment>
        <translation>Je-li ještě otevřená mise, která není nepovinná, výprava selhala.</translation>
    </message>
    <message>
        <source>If a text ends the expedition, nobody is left behind and the discoveries are kept, unless it says otherwise.</source>
        <extracomment>Passage of the codex; it tells END-14.</extracomment>
        <translation>Ukončí-li výpravu text, nikdo nezůstane pozadu a objevy si necháte, neříká-li jinak.</translation>
    </message>
    <message>
        <source>Successes stay whatever happens. Dice and cards return to their sections, also sacrificed ones; charges and leads are lost.</source>
        <extracomment>Passage of the codex; it tells END-16, END-20.</extracomment>
        <translation>Úspěchy zůstávají v každém případě. Kostky a karty se vracejí do svých sekcí, i ty obětované; stimulanty a náznaky propadnou.</translation>
    </message>
    <message>
        <source>Deadly space</source>
        <extracomment>Title of a page of the codex, about the mode in which whoever dies stays dead.</extracomment>
        <translation>Smrtící vesmír</translation>
    </message>
    <message>
        <source>The harder mode makes death more likely. It can be switched between expeditions.</source>
        <extracomment>Passage of the codex; it tells DLY-01, DLY-02, DLY-03.</extracomment>
        <translation>Těžší režim dělá smrt pravděpodobnější. Přepnout ho lze mezi výpravami.</translation>
    </message>
    <message>
        <source>In it a fourth injury causes no evacuation. With 3 dice or fewer you die; otherwise you roll 3 injury dice and die on two heavy damage, or on one heavy damage with one special.</source>
        <extracomment>Passage of the codex; it tells DLY-04, DLY-05, DLY-06, DLY-07.</extracomment>
        <translation>Čtvrté zranění v něm nevede k evakuaci. Se 3 nebo méně kostkami zemřete; jinak hodíte 3 kostkami zranění a zemřete při dvou těžkých poraněních, nebo při jednom těžkém a jednom zvláštním.</translation>
    </message>
    <message>
        <source>Who survives sacrifices 1 die and goes on; the fourth injury itself is not taken.</source>
        <extracomment>Passage of the codex; it tells DLY-08, DLY-19.</extracomment>
        <translation>Kdo přežije, obětuje 1 kostku a pokračuje; samo čtvrté zranění neutrpí.</translation>
    </message>
    <message>
        <source>The expedition goes on without the dead. It ends when nobody is left.</source>
        <extracomment>Passage of the codex; it tells DLY-10, DLY-11, DLY-12, DLY-14.</extracomment>
        <translation>Výprava pokračuje bez mrtvých. Končí, když nikdo nezbývá.</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Title of a page of the codex, about luck, rolls and undoing. Not an opportunity.</extracomment>
        <translation>Náhoda</translation>
    </message>
    <message>
        <source>A random crewmember is whoever rolls lowest with the ten-sided die; ties roll again.</source>
        <extracomment>Passage of the codex; it tells RND-02, RND-03, RND-05.</extracomment>
        <translation>Náhodný člen posádky je ten, kdo na desetistěnné kostce hodí nejméně; při shodě se hází znovu.</translation>
    </message>
    <message>
        <source>Any other random choice gives everything the same chance.</source>
        <extracomment>Passage of the codex; it tells RND-04, RND-10.</extracomment>
        <translation>Každá jiná náhodná volba dává všemu stejnou šanci.</translation>
    </message>
    <message>
        <source>Luck does not change by undoing: the same roll at the same point falls the same, unless the settings allow new luck.</source>
        <extracomment>Passage of the codex; it tells RND-07.</extracomment>
        <translation>Krok zpět štěstí nezmění: stejný hod na stejném místě dopadne stejně, nedovoluje-li nastavení nové štěstí.</translation>
    </message>
    <message>
        <source>The training expedition</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Výcviková výprava</translation>
    </message>
    <message>
        <source>The training teaches the rules in play. Science takes part; how many go depends on the number of players.</source>
        <extracomment>Passage of the codex; it tells TUT-01, TUT-03.</extracomment>
        <translation>Výcvik učí pravidla za hry. Věda se účastní; kolik lidí jde, závisí na počtu hráčů.</translation>
    </message>
    <message>
        <source>In its first round every step is prescribed; all others are disabled. After that you play freely.</source>
        <extracomment>Passage of the codex; it tells TUT-09, TUT-14, TUT-26.</extracomment>
        <translation>V prvním kole je každý krok předepsaný; ostatní nejsou možné. Pak hrajete svobodně.</translation>
    </message>
    <message>
        <source>Supplies are unlimited here, so resting costs nothing.</source>
        <extracomment>Passage of the codex; it tells TUT-10, TUT-06.</extracomment>
        <translation>Zásoby jsou tu neomezené, takže odpočinek nic nestojí.</translation>
    </message>
    <message>
        <source>The only injury here is Scrape, one for each. Nobody loses anything with 3 dice or fewer, and nobody can exert then.</source>
        <extracomment>Passage of the codex; it tells TUT-12, TUT-35.</extracomment>
        <translation>Jediné zranění je tu Odřenina, každý nejvýš jedno. Se 3 nebo méně kostkami nikdo nic neztrácí a nikdo nemůže vypnout síly.</translation>
    </message>
    <message>
        <source>Each lesson is told when it first comes up, and all of them can be read again here.</source>
        <extracomment>Passage of the codex; it tells TUT-28.</extracomment>
        <translation>Každá lekce přijde, když je poprvé potřeba, a všechny si tu můžete přečíst znovu.</translation>
    </message>
    <message>
        <source>Aboard the ship</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Na palubě lodi</translation>
    </message>
    <message>
        <source>[energy] moves the ship and pays for what its facilities ask. The pool holds at most 8.</source>
        <extracomment>Passage of the codex; it tells BRG-08, CYC-18.</extracomment>
        <translation>[energy] pohání loď a platí, co její zařízení žádají. Zásoba pojme nejvýš 8.</translation>
    </message>
    <message>
        <source>Each visit to a facility of the ship costs 1 [command].</source>
        <extracomment>Passage of the codex; it tells FAC-02.</extracomment>
        <translation>Každá návštěva zařízení lodi stojí 1 [command](acc).</translation>
    </message>
    <message>
        <source>A failed mission lowers [morale] by one step. Low spirits make the next cycle harder.</source>
        <extracomment>Passage of the codex; it tells DCK-02.</extracomment>
        <translation>Neúspěšná mise sníží [morale](acc) o jeden stupeň. Špatná nálada ztíží další cyklus.</translation>
    </message>
    <message>
        <source>Green dice: natural sciences and medicine.</source>
        <extracomment>Said of the icon biology in the codex, before its rule.</extracomment>
        <translation>Zelené kostky: přírodní vědy a medicína.</translation>
    </message>
    <message>
        <source>Blue dice: building and repair.</source>
        <extracomment>Said of the icon construction in the codex, before its rule.</extracomment>
        <translation>Modré kostky: stavění a opravy.</translation>
    </message>
    <message>
        <source>Red dice: fighting and averting harm.</source>
        <extracomment>Said of the icon defense in the codex, before its rule.</extracomment>
        <translation>Červené kostky: boj a odvracení škod.</translation>
    </message>
    <message>
        <source>Green dice: terrain and survival.</source>
        <extracomment>Said of the icon explore in the codex, before its rule.</extracomment>
        <translation>Zelené kostky: terén a přežití.</translation>
    </message>
    <message>
        <source>Red dice: mining and taking samples.</source>
        <extracomment>Said of the icon gather in the codex, before its rule.</extracomment>
        <translation>Červené kostky: těžba a odběr vzorků.</translation>
    </message>
    <message>
        <source>How well the lander steers clear of trouble.</source>
        <extracomment>Said of the icon lander_agility in the codex, before its rule.</extracomment>
        <translation>Jak dobře se loď vyhne potížím.</translation>
    </message>
    <message>
        <source>How much the hull of the lander takes.</source>
        <extracomment>Said of the icon lander_armor in the codex, before its rule.</extracomment>
        <translation>Kolik trup lodi vydrží.</translation>
    </message>
    <message>
        <source>How far the lander sees.</source>
        <extracomment>Said of the icon lander_sensors in the codex, before its rule.</extracomment>
        <translation>Jak daleko loď vidí.</translation>
    </message>
    <message>
        <source>Red dice: strength and endurance.</source>
        <extracomment>Said of the icon physical in the codex, before its rule.</extracomment>
        <translation>Červené kostky: síla a výdrž.</translation>
    </message>
    <message>
        <source>Blue dice: mathematics and other exact sciences.</source>
        <extracomment>Said of the icon science in the codex, before its rule.</extracomment>
        <translation>Modré kostky: matematika a další exaktní vědy.</translation>
    </message>
    <message>
        <source>Blue dice: machines, computers and piloting.</source>
        <extracomment>Said of the icon technology in the codex, before its rule.</extracomment>
        <translation>Modré kostky: stroje, počítače a pilotování.</translation>
    </message>
    <message>
        <source>Green dice: understanding alien life.</source>
        <extracomment>Said of the icon xenology in the codex, before its rule.</extracomment>
        <translation>Zelené kostky: porozumění cizímu životu.</translation>
    </message>
    <message>
        <source>Rounds and turns</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Kola a tahy</translation>
    </message>
    <message>
        <source>An expedition goes in rounds. In each round every crewmember takes one turn, and in each turn two actions, one after the other.</source>
        <extracomment>Passage of the codex; it tells TRN-01, TRN-08.</extracomment>
        <translation>Výprava probíhá v kolech. V každém kole odehraje každý člen posádky jeden tah a v každém tahu dvě akce, jednu po druhé.</translation>
    </message>
    <message>
        <source>A round opens with the start token: whoever holds it gives it to any crewmember, who takes the first turn. The others follow clockwise.</source>
        <extracomment>Passage of the codex; it tells TRN-04, TRN-05, TRN-06.</extracomment>
        <translation>Kolo začíná žetonem začínajícího hráče: kdo ho má, předá ho libovolnému členovi posádky a ten odehraje první tah. Ostatní následují po směru hodinových ručiček.</translation>
    </message>
    <message>
        <source>In the first round the Recon player decides who receives the start token.</source>
        <extracomment>Passage of the codex; it tells STP-25, TRN-03.</extracomment>
        <translation>V prvním kole rozhoduje velitel sekce Průzkum, kdo dostane žeton začínajícího hráče.</translation>
    </message>
    <message>
        <source>The actions are special action, travel, prepare, rest and lift-off. You may take the same one twice, but only one special action in each turn.</source>
        <extracomment>Passage of the codex; it tells TRN-09, TRN-10.</extracomment>
        <translation>Akce jsou zvláštní akce, přesun, příprava, odpočinek a odlet. Stejnou akci můžete provést dvakrát, ale zvláštní akci jen jednu v každém tahu.</translation>
    </message>
    <message>
        <source>Whoever could choose an action may give up the rest of the turn instead.</source>
        <extracomment>Passage of the codex; it tells TRN-14.</extracomment>
        <translation>Kdo by si mohl vybrat akci, může se místo toho zbytku tahu vzdát.</translation>
    </message>
    <message>
        <source>Using a card, a skill or equipment is no action, unless its text says that it counts as one: then it takes the place of one of the two.</source>
        <extracomment>Passage of the codex; it tells TRN-11, TRN-12, TRN-13.</extracomment>
        <translation>Použití karty, dovednosti nebo výbavy není akce, ledaže text říká, že se za ni počítá: pak zabere jednu ze dvou.</translation>
    </message>
    <message>
        <source>A text may give an additional action for this turn. The limit of one special action stays.</source>
        <extracomment>Passage of the codex; it tells TRN-15.</extracomment>
        <translation>Text může pro tento tah přidat další akci. Omezení na jednu zvláštní akci zůstává.</translation>
    </message>
    <message>
        <source>When the actions are done the turn token is turned over and an event is revealed and resolved. Then the turn ends.</source>
        <extracomment>Passage of the codex; it tells TRN-17, TRN-18, TRN-16.</extracomment>
        <translation>Po akcích se otočí žeton tahu, odhalí se a vyhodnotí událost. Pak tah končí.</translation>
    </message>
    <message>
        <source>The round is over when everybody has taken a turn; then the next round begins.</source>
        <extracomment>Passage of the codex; it tells TRN-19, TRN-25.</extracomment>
        <translation>Kolo končí, když všichni odehráli svůj tah; pak začíná další.</translation>
    </message>
    <message>
        <source>Outside your own turn you may exert, use what works at any time, assist a dice check and hand over equipment.</source>
        <extracomment>Passage of the codex; it tells TRN-22.</extracomment>
        <translation>Mimo svůj tah můžete vypnout síly, použít, co lze kdykoli, podpořit ověření kostkami a předat výbavu.</translation>
    </message>
    <message>
        <source>The actions</source>
        <extracomment>Title of a page of the codex, about what a crewmember does in a turn.</extracomment>
        <translation>Akce</translation>
    </message>
    <message>
        <source>A special action is printed on a card or sector. You may take it if its text lies open where you stand; those of the condition, of missions, lander mods and the rank-up card work in every sector.</source>
        <extracomment>Passage of the codex; it tells ACT-01, ACT-02, ACT-03, ACT-04.</extracomment>
        <translation>Zvláštní akce je vytištěná na kartě nebo v sektoru. Můžete ji provést, leží-li její text odkrytý tam, kde stojíte; akce obecných podmínek, misí, úprav lodi a karty povýšení platí v každém sektoru.</translation>
    </message>
    <message>
        <source>With the [dice_check] icon a special action is a dice check; without it, simply do what it says.</source>
        <extracomment>Passage of the codex; it tells ACT-06.</extracomment>
        <translation>Se symbolem [dice_check] je zvláštní akce ověřením kostkami; bez něj prostě proveďte, co říká.</translation>
    </message>
    <message>
        <source>If a card offers several special actions, decide which one you take before you choose dice.</source>
        <extracomment>Passage of the codex; it tells ACT-05.</extracomment>
        <translation>Nabízí-li karta více zvláštních akcí, rozhodněte se pro jednu dřív, než zvolíte kostky.</translation>
    </message>
    <message>
        <source>Some special actions ask for something, such as a rank or a supply. While it is not there, the action cannot be chosen.</source>
        <extracomment>Passage of the codex; it tells ACT-08.</extracomment>
        <translation>Některé zvláštní akce něco vyžadují, třeba hodnost nebo zásoby. Dokud to chybí, akci nelze zvolit.</translation>
    </message>
    <message>
        <source>If another crewmember must assist, it has to be with a die. If nobody lends one, the choice is taken back and no action is lost.</source>
        <extracomment>Passage of the codex; it tells ACT-09.</extracomment>
        <translation>Musí-li pomoci jiný člen posádky, pak kostkou. Když žádnou nikdo nepůjčí, volba se vezme zpět a o akci nepřijdete.</translation>
    </message>
    <message>
        <source>Danger dice to the left of an action’s name join its dice check.</source>
        <extracomment>Passage of the codex; it tells ACT-07.</extracomment>
        <translation>Kostky nebezpečí vlevo od názvu akce se přidají k jejímu ověření.</translation>
    </message>
    <message>
        <source>Resting costs 1 [supplies]. With none left nobody can rest.</source>
        <extracomment>Passage of the codex; it tells ACT-38.</extracomment>
        <translation>Odpočinek stojí 1 [supplies](acc). Bez zásob nemůže odpočívat nikdo.</translation>
    </message>
    <message>
        <source>A rest refreshes half of your dice, available and spent counted together and rounded up; then you draw 1 section card.</source>
        <extracomment>Passage of the codex; it tells ACT-39, ACT-40, ACT-41.</extracomment>
        <translation>Odpočinek obnoví polovinu vašich kostek, dostupné a vyčerpané se počítají dohromady a zaokrouhluje se nahoru; pak si doberete 1 kartu sekce.</translation>
    </message>
    <message>
        <source>To prepare, draw 1 section card, or make a dice check that only pays for dice combinations, or do both.</source>
        <extracomment>Passage of the codex; it tells ACT-35, ACT-36, ACT-37.</extracomment>
        <translation>Při přípravě si doberte 1 kartu sekce, nebo proveďte ověření kostkami, které jen platí kombinace kostek, nebo obojí.</translation>
    </message>
    <message>
        <source>Lift-off is chosen in the lander sector, and everybody else must agree. It ends the expedition at once.</source>
        <extracomment>Passage of the codex; it tells ACT-43, ACT-45, ACT-44.</extracomment>
        <translation>Odlet se volí v sektoru výsadku a všichni ostatní musí souhlasit. Okamžitě ukončí výpravu.</translation>
    </message>
    <message>
        <source>A special action is used up when its check begins, however it ends.</source>
        <extracomment>Passage of the codex; it tells ACT-10.</extracomment>
        <translation>Zvláštní akce je využitá, jakmile začne její ověření, ať dopadne jakkoli.</translation>
    </message>
    <message>
        <source>The planet board</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Planetární deska</translation>
    </message>
    <message>
        <source>The planet board shows numbered sectors and the paths between them. A sector may have biomes, a point of interest, a log number or room for the lander.</source>
        <extracomment>Passage of the codex; it tells PLN-01, PLN-02.</extracomment>
        <translation>Planetární deska ukazuje očíslované sektory a trasy mezi nimi. Sektor může mít biomy, bod zájmu, číslo záznamu nebo místo pro výsadkovou loď.</translation>
    </message>
    <message>
        <source>A [poi] offers special actions. Of several cards on a sector only the topmost counts, and it covers the log number below.</source>
        <extracomment>Passage of the codex; it tells PLN-15, PLN-23, PLN-24.</extracomment>
        <translation>[poi] nabízí zvláštní akce. Z více karet v sektoru platí jen ta nejvýš a zakrývá číslo záznamu pod sebou.</translation>
    </message>
    <message>
        <source>A new point of interest brings empty tracks. What stands on the sector itself stays: pawns, tokens, threats, markers.</source>
        <extracomment>Passage of the codex; it tells PLN-16, PLN-17, PLN-18, PLN-19, PLN-20.</extracomment>
        <translation>Nový bod zájmu má prázdné stupnice. Co stojí v samotném sektoru, zůstává: figurky, žetony, hrozby, ukazatele.</translation>
    </message>
    <message>
        <source>If a card exists in several copies, one of them is taken at random.</source>
        <extracomment>Passage of the codex; it tells GEN-31.</extracomment>
        <translation>Existuje-li karta ve více výtiscích, vezme se náhodně jeden z nich.</translation>
    </message>
    <message>
        <source>The [final_poi] icon tells that a sector is fully explored; some texts ask for that.</source>
        <extracomment>Passage of the codex; it tells PLN-29, PLN-31.</extracomment>
        <translation>Symbol [final_poi] říká, že je sektor zcela prozkoumaný; některé texty to vyžadují.</translation>
    </message>
    <message>
        <source>The [important_sector] icon marks a sector that some texts speak of.</source>
        <extracomment>Passage of the codex; it tells PLN-30.</extracomment>
        <translation>Symbol [important_sector] označuje sektor, o kterém mluví některé texty.</translation>
    </message>
    <message>
        <source>A card with the [do_not_save] icon is not kept when the planet is recorded.</source>
        <extracomment>Passage of the codex; it tells PLN-28.</extracomment>
        <translation>Karta se symbolem [do_not_save] se při záznamu planety neuchová.</translation>
    </message>
    <message>
        <source>The lander stands in one sector, and only a text can move it. A sector with the [lander] icon has room for it.</source>
        <extracomment>Passage of the codex; it tells PLN-09, PLN-10.</extracomment>
        <translation>Výsadková loď stojí v jednom sektoru a přesunout ji může jen text. Sektor se symbolem [lander] pro ni má místo.</translation>
    </message>
    <message>
        <source>Exactly one [global_condition] is in force: the card, or the print under it. It says how to travel, and may hold combinations, special effects, actions and a time track.</source>
        <extracomment>Passage of the codex; it tells PLN-35, PLN-36, PLN-37, PLN-38.</extracomment>
        <translation>Platí právě jedna [global_condition]: karta, nebo potisk pod ní. Říká, jak se přesouvat, a může mít kombinace, zvláštní účinky, akce a stupnici času.</translation>
    </message>
    <message>
        <source>A [log_entry] is read aloud and done at once, then what was interrupted goes on. An entry that sends you to another one ends there.</source>
        <extracomment>Passage of the codex; it tells PLN-55, PLN-61, PLN-56.</extracomment>
        <translation>[log_entry] se přečte nahlas a hned provede, pak pokračuje, co se přerušilo. Záznam, který odkazuje na jiný, tím končí.</translation>
    </message>
    <message>
        <source>Missions</source>
        <extracomment>Title of a page of the codex, about the tasks of an expedition.</extracomment>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Every expedition has missions. One that is not marked optional must be completed, or the expedition has failed.</source>
        <extracomment>Passage of the codex; it tells PLN-40, PLN-41, PLN-49.</extracomment>
        <translation>Každá výprava má mise. Co není označeno jako nepovinné, se musí splnit, jinak výprava selhala.</translation>
    </message>
    <message>
        <source>Most missions are completed by a text. Others you complete yourselves, right before or after any action, once their goal is met.</source>
        <extracomment>Passage of the codex; it tells PLN-42, PLN-43, PLN-44, TRN-23.</extracomment>
        <translation>Většinu misí splní text. Jiné splníte sami, těsně před akcí nebo po ní, jakmile je jejich cíl dosažen.</translation>
    </message>
    <message>
        <source>Its goal must be met at that moment, and you need not do it at once.</source>
        <extracomment>Passage of the codex; it tells PLN-45, PLN-46.</extracomment>
        <translation>Cíl musí být splněný v tu chvíli a nemusíte to udělat hned.</translation>
    </message>
    <message>
        <source>A mission failed token on the lander makes the expedition a failure as well.</source>
        <extracomment>Passage of the codex; it tells PLN-50.</extracomment>
        <translation>Výprava selže i kvůli žetonu neúspěšné mise na lodi.</translation>
    </message>
    <message>
        <source>Threats</source>
        <extracomment>Title of a page of the codex, about beasts and perils with figures on the board.</extracomment>
        <translation>Hrozby</translation>
    </message>
    <message>
        <source>A threat has a card with all its rules and a figure on the map. When its time token enters a space, what is printed there happens.</source>
        <extracomment>Passage of the codex; it tells THR-01, THR-03, THR-04, THR-05.</extracomment>
        <translation>Hrozba má kartu se všemi svými pravidly a figurku na mapě. Když její žeton času vstoupí na pole, stane se, co je na něm vytištěno.</translation>
    </message>
    <message>
        <source>In its sector you can perform the special actions of its card, which often drive it away.</source>
        <extracomment>Passage of the codex; it tells THR-06, THR-17.</extracomment>
        <translation>V jejím sektoru můžete provést zvláštní akce z její karty, které ji často zaženou.</translation>
    </message>
    <message>
        <source>Of several figures only the main one has the special actions.</source>
        <extracomment>Passage of the codex; it tells THR-07.</extracomment>
        <translation>Z více figurek má zvláštní akce jen ta hlavní.</translation>
    </message>
    <message>
        <source>It moves to connected sectors, whatever the path costs, and the [no_movement] icon does not stop it.</source>
        <extracomment>Passage of the codex; it tells THR-08, THR-09, THR-10.</extracomment>
        <translation>Pohybuje se do propojených sektorů, ať trasa stojí cokoli, a symbol [no_movement] ji nezastaví.</translation>
    </message>
    <message>
        <source>Towards somebody it takes the shortest way; between equal ways the Security player decides.</source>
        <extracomment>Passage of the codex; it tells THR-11, THR-12.</extracomment>
        <translation>K někomu jde nejkratší cestou; mezi stejně dlouhými rozhodne velitel sekce Bezpečnost.</translation>
    </message>
    <message>
        <source>Events and biomes</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Události a biomy</translation>
    </message>
    <message>
        <source>At the end of a turn the top event card is revealed.</source>
        <extracomment>Passage of the codex; it tells EVT-01, EVT-02.</extracomment>
        <translation>Na konci tahu se odhalí vrchní karta události.</translation>
    </message>
    <message>
        <source>If one of its biomes is visible in your sector, on the board or on the topmost card, the main effect happens, otherwise the secondary one.</source>
        <extracomment>Passage of the codex; it tells EVT-03, EVT-05, EVT-04, EVT-16.</extracomment>
        <translation>Je-li některý z jejích biomů ve vašem sektoru vidět, na desce nebo na vrchní kartě, nastane hlavní účinek, jinak vedlejší.</translation>
    </message>
    <message>
        <source>The main effect concerns whoever revealed the card. The secondary effect usually advances all time tracks.</source>
        <extracomment>Passage of the codex; it tells EVT-06, EVT-07.</extracomment>
        <translation>Hlavní účinek se týká toho, kdo kartu odhalil. Vedlejší účinek většinou posune všechny stupnice času.</translation>
    </message>
    <message>
        <source>Before it takes effect you may still exert or use what works at any time; whoever moves away in time is compared with the new sector.</source>
        <extracomment>Passage of the codex; it tells EVT-09, EVT-10, DEC-30.</extracomment>
        <translation>Než zapůsobí, můžete ještě vypnout síly nebo použít, co lze kdykoli; kdo se včas přesune, porovnává se s novým sektorem.</translation>
    </message>
    <message>
        <source>A biome tells what a place is like. Events, skills and cards ask for it.</source>
        <extracomment>Passage of the codex; it tells EVT-14.</extracomment>
        <translation>Biom říká, jaké místo je. Ptají se na něj události, dovednosti a karty.</translation>
    </message>
    <message>
        <source>Tracks</source>
        <extracomment>Title of a page of the codex, about rows of spaces along which a token moves. Not footprints.</extracomment>
        <translation>Stupnice</translation>
    </message>
    <message>
        <source>Every track starts empty. With each progress its token enters the next space, and what is printed there happens.</source>
        <extracomment>Passage of the codex; it tells TIM-02, TIM-03, TIM-05.</extracomment>
        <translation>Každá stupnice začíná prázdná. S každým postupem vstoupí žeton na další pole a stane se, co je na něm.</translation>
    </message>
    <message>
        <source>The last space is the one that matters. If its text does not reset the track, the token stays there.</source>
        <extracomment>Passage of the codex; it tells TIM-04, TIM-11, TIM-13.</extracomment>
        <translation>Důležité je poslední pole. Pokud text stupnici nevrátí na začátek, žeton tam zůstane.</translation>
    </message>
    <message>
        <source>A track that is set back moves its token to the left; nothing happens on the way.</source>
        <extracomment>Passage of the codex; it tells TIM-06, TIM-07, TIM-24.</extracomment>
        <translation>Když stupnice ustoupí, žeton jde doleva; cestou se nic neděje.</translation>
    </message>
    <message>
        <source>If several time tracks advance, you choose the order; each is finished before the next.</source>
        <extracomment>Passage of the codex; it tells TIM-08, TIM-09, TIM-10.</extracomment>
        <translation>Postupuje-li více stupnic času, pořadí volíte vy; každá se dokončí před další.</translation>
    </message>
    <message>
        <source>The tracks of a special action have markers in the colors of its outcomes. Reaching the end pays off in step 10, once.</source>
        <extracomment>Passage of the codex; it tells TIM-20, TIM-21, TIM-23, CHK-66, CHK-88.</extracomment>
        <translation>Stupnice zvláštní akce mají ukazatele v barvách jejích důsledků. Dojít na konec se vyplatí v kroku 10, jednou.</translation>
    </message>
    <message>
        <source>A card that leaves or is covered takes its track along; later it starts empty again.</source>
        <extracomment>Passage of the codex; it tells TIM-14, TIM-15, GEN-32.</extracomment>
        <translation>Karta, která odejde nebo je zakrytá, si stupnici bere s sebou; později začíná zase prázdná.</translation>
    </message>
</context>
<context>
    <name>CodexPage</name>
    <message>
        <source>Icons</source>
        <extracomment>Heading in a page of the codex.</extracomment>
        <translation>Symboly</translation>
    </message>
    <message>
        <source>{icon} {name}. {words}</source>
        <extracomment>{icon} is drawn, {name} is what it is called, {words} are sentences about it.</extracomment>
        <translation>{icon} {name}. {words}</translation>
    </message>
    <message>
        <source>{icon} {name}</source>
        <extracomment>An icon with its name, where there is nothing to say of it alone. {icon} is drawn, {name} is what it is called.</extracomment>
        <translation>{icon} {name}</translation>
    </message>
</context>
<context>
    <name>CodexSheet</name>
    <message>
        <source>Codex</source>
        <extracomment>Title of the book of rules.</extracomment>
        <translation>Kodex</translation>
    </message>
    <message>
        <source>Search topics, icons, cards, rule ids</source>
        <translation>Hledat témata, symboly, karty, čísla pravidel</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Heading over the list of pages of the codex.</extracomment>
        <translation>Obsah</translation>
    </message>
    <message>
        <source>All topics</source>
        <extracomment>Button: back to the list of pages of the codex.</extracomment>
        <translation>Všechna témata</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Name of a button: shut the codex.</extracomment>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Nothing found. Try another word or a rule id such as CHK-06.</source>
        <translation>Nic se nenašlo. Zkuste jiné slovo nebo číslo pravidla, třeba CHK-06.</translation>
    </message>
    <message>
        <source>Search these cards</source>
        <translation>Hledat mezi těmito kartami</translation>
    </message>
</context>
<context>
    <name>CommandText</name>
    <message>
        <source>Travel to {sector}</source>
        <extracomment>Button of a choice: an action. {sector} is the name of a sector.</extracomment>
        <translation>Přesun: {sector}</translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>Button of a choice: the action of resting, a verb.</extracomment>
        <translation>Odpočinek</translation>
    </message>
    <message>
        <source>Prepare</source>
        <extracomment>Button of a choice: the action of preparing, a verb.</extracomment>
        <translation>Příprava</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Ukončit tah</translation>
    </message>
    <message>
        <source>Lift-off</source>
        <extracomment>Button of a choice: the action of leaving the planet.</extracomment>
        <translation>Odlet</translation>
    </message>
    <message>
        <source>{section}: agree</source>
        <extracomment>Button of a choice: players of a section agree to leave the planet. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: souhlas</translation>
    </message>
    <message>
        <source>{section}: stay</source>
        <extracomment>Button of a choice: players of a section do not agree to leave the planet. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: zůstat</translation>
    </message>
    <message>
        <source>{lead} on {deck}</source>
        <extracomment>{lead} is a lead token, {deck} the discovery deck on which it is placed, as &quot;Lead 2 on Mineral&quot;.</extracomment>
        <translation>{lead}: {deck}</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Nechat proběhnout</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: nothing more is done at this moment.</extracomment>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Accept it</source>
        <extracomment>Button: what is about to happen is not prevented.</extracomment>
        <translation>Přijmout</translation>
    </message>
    <message>
        <source>Reroll no more dice</source>
        <translation>Už nepřehazovat</translation>
    </message>
    <message>
        <source>Finish preparing</source>
        <extracomment>Button: nothing more is done in the action of preparing.</extracomment>
        <translation>Ukončit přípravu</translation>
    </message>
    <message>
        <source>Do not travel</source>
        <translation>Nepřesouvat se</translation>
    </message>
    <message>
        <source>Finish handing out</source>
        <translation>Ukončit rozdělování</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>Button under the question whether a card or skill is used.</extracomment>
        <translation>Použít</translation>
    </message>
    <message>
        <source>Complete the mission</source>
        <translation>Splnit misi</translation>
    </message>
    <message>
        <source>Declare it</source>
        <extracomment>Button: an ace counts as the icon that a text looks for.</extracomment>
        <translation>Prohlásit žolíka</translation>
    </message>
    <message>
        <source>Mark the outcome</source>
        <translation>Označit důsledek</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Button under a question without words of its own for its answers.</extracomment>
        <translation>Ano</translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation>Nepoužít</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button: the mission is not completed yet.</extracomment>
        <translation>Teď ne</translation>
    </message>
    <message>
        <source>Do not declare it</source>
        <translation>Neprohlásit žolíka</translation>
    </message>
    <message>
        <source>Do not mark it</source>
        <translation>Neoznačit</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Button under a question without words of its own for its answers.</extracomment>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Take {die}</source>
        <extracomment>Choice while dice are chosen for a check. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>Vzít: {die}</translation>
    </message>
    <message>
        <source>Put back {die}</source>
        <extracomment>Button of a choice: take a chosen die out of the check again. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>Vrátit: {die}</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Roll all the dice of the check.</extracomment>
        <translation>Hodit</translation>
    </message>
    <message>
        <source>Take the action back</source>
        <translation>Vzít akci zpět</translation>
    </message>
    <message>
        <source>{die}: {face}</source>
        <extracomment>Choice where players tell what their own dice show. {die} is a die, as &quot;Basic die (red)&quot;, {face} the result that it shows.</extracomment>
        <translation>{die}: {face}</translation>
    </message>
    <message>
        <source>Let the game roll</source>
        <translation>Nechat házet hru</translation>
    </message>
    <message>
        <source>Column: {color}</source>
        <extracomment>A column of the crew board; {color} is red, green or blue.</extracomment>
        <translation>Barva sloupce: {color}</translation>
    </message>
    <message>
        <source>Result {value}</source>
        <extracomment>A result of the ten-sided die. {value} is from 0 to 9.</extracomment>
        <translation>Výsledek {value}</translation>
    </message>
    <message>
        <source>{member} plays: {card}</source>
        <extracomment>Choice: a section card is played. {card} is the name of the card. {member} is the name of a crewmember.</extracomment>
        <translation>{member} hraje: {card}</translation>
    </message>
    <message>
        <source>{equipment}, token</source>
        <extracomment>The token on the planet board of a piece of equipment. {equipment} is the name of a card.</extracomment>
        <translation>{equipment}, žeton</translation>
    </message>
    <message>
        <source>{equipment} ({number})</source>
        <extracomment>Which ability of a piece of equipment is used. {number} counts from 1. {equipment} is the name of a card.</extracomment>
        <translation>{equipment} ({number})</translation>
    </message>
    <message>
        <source>{member} uses: {thing}</source>
        <extracomment>Choice: what somebody uses now. {thing} is the name of a card, a skill or a part of the lander. {member} is the name of a crewmember.</extracomment>
        <translation>{member} používá: {thing}</translation>
    </message>
    <message>
        <source>{equipment} to {member}</source>
        <extracomment>A piece of equipment and who gets it. {equipment} is the name of a card. {member} is the name of a crewmember.</extracomment>
        <translation>{equipment}: {member}</translation>
    </message>
    <message>
        <source>{equipment}: {giver} to {member}</source>
        <extracomment>A piece of equipment, who hands it over and who gets it. {equipment} is the name of a card. {giver} is the name of the crewmember who hands it over. {member} is the name of a crewmember.</extracomment>
        <translation>{equipment}: předá {giver}, dostane {member}</translation>
    </message>
    <message>
        <source>Mark the outcome with {dice}</source>
        <extracomment>{dice} are spent on an outcome of a dice check.</extracomment>
        <translation>Označit důsledek pomocí: {dice}</translation>
    </message>
    <message>
        <source>{member} exerts</source>
        <extracomment>Choice: this crewmember gives up a die to refresh others. {member} is the name of a crewmember.</extracomment>
        <translation>Vypětí sil: {member}</translation>
    </message>
    <message>
        <source>{member} assists: {die}</source>
        <extracomment>Choice while dice are chosen for a check: a die of somebody who helps. {member} is the name of a crewmember. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>Podpora ({member}): {die}</translation>
    </message>
    <message>
        <source>Put back {die} ({member})</source>
        <extracomment>Button of a choice: take a die that somebody else has lent out of the check again. {die} is a die, as &quot;Basic die (red)&quot;. {member} is the name of a crewmember.</extracomment>
        <translation>Vrátit: {die} ({member})</translation>
    </message>
    <message>
        <source>{card} with {dice}</source>
        <extracomment>A dice combination of a card, and the dice that pay for it. {card} is the name of a card. {dice} are dice, as &quot;Basic die (red), Wild die (blue)&quot;.</extracomment>
        <translation>{card}: {dice}</translation>
    </message>
    <message>
        <source>No further dice</source>
        <translation>Žádné další kostky</translation>
    </message>
    <message>
        <source>Add {dice}</source>
        <extracomment>Choice: rolled dice that count toward a special effect, beside the others. {dice} are dice, as &quot;Basic die (red), Wild die (blue)&quot;.</extracomment>
        <translation>Přidat: {dice}</translation>
    </message>
    <message>
        <source>{icon}, no further dice</source>
        <extracomment>{icon} is what all dice of a special effect show.</extracomment>
        <translation>{icon}, žádné další kostky</translation>
    </message>
    <message>
        <source>{icon} with {dice}</source>
        <extracomment>{icon} is what all dice of a special effect show or count as; {dice} are those that count as it.</extracomment>
        <translation>{icon}: {dice}</translation>
    </message>
    <message>
        <source>Injury in slot {number}</source>
        <extracomment>Choice of an injury card of a board that lies face down. {number} is the place in its row, from 1.</extracomment>
        <translation>Zranění na místě {number}</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>Where a path has no name of its own: a line between two sectors of the map.</extracomment>
        <translation>Trasa</translation>
    </message>
    <message>
        <source>Special action</source>
        <extracomment>Where a special action has no name of its own.</extracomment>
        <translation>Zvláštní akce</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between dice in a list, as &quot;Basic die (red), Wild die (blue)&quot;.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Draw a section card</source>
        <translation>Dobrat kartu sekce</translation>
    </message>
    <message>
        <source>Make a dice check</source>
        <translation>Provést ověření kostkami</translation>
    </message>
    <message>
        <source>Danger table {letter}: {result}</source>
        <extracomment>Choice of a danger die. {letter} is A, B or C, {result} the name of the icon that it shows.</extracomment>
        <translation>Tabulka nebezpečí {letter}: {result}</translation>
    </message>
    <message>
        <source>Option {number}</source>
        <extracomment>Choice that has no words of its own. {number} counts from 1.</extracomment>
        <translation>Možnost {number}</translation>
    </message>
</context>
<context>
    <name>CommitPlace</name>
    <message>
        <source>Committed as {icon}:</source>
        <extracomment>{icon} is what all dice of a special effect show; aces and convertible dice can be laid to them.</extracomment>
        <translation>Zapojeno jako {icon}:</translation>
    </message>
    <message>
        <source>Committed:</source>
        <extracomment>Before dice that were laid on a special effect of a check.</extracomment>
        <translation>Zapojeno:</translation>
    </message>
    <message>
        <source>Aces and convertible dice can be committed here.</source>
        <translation>Sem můžete zapojit žolíky a přeměnitelné kostky.</translation>
    </message>
</context>
<context>
    <name>ConsequenceText</name>
    <message>
        <source>Injury: {injury}; then up to {most} dice come back, now {count}.</source>
        <extracomment>{injury} is the name of an injury card. {most} is the most that can come back, {count} how many would come back now.</extracomment>
        <translation>Zranění: {injury}; pak se vrátí až {most} kostek, teď {count}.</translation>
    </message>
    <message>
        <source>Sacrifice 1 die, then up to {most} dice come back; now: {count}.</source>
        <extracomment>Under the choice to exert: what it will do. {most} is the most that can come back, {count} how many would come back now.</extracomment>
        <translation>Obětujte 1 kostku, pak se vrátí až {most} kostek; teď: {count}.</translation>
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
        <extracomment>Button on the start page: go on playing the last game.</extracomment>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Last position · {hours} h {minutes} min played</source>
        <extracomment>How long the game was played, as &quot;18 h 40 min played&quot;. {hours} and {minutes} are numbers.</extracomment>
        <translation>Poslední pozice · odehráno {hours} h {minutes} min</translation>
    </message>
    <message>
        <source>Last position · {minutes} min played</source>
        <extracomment>On the start page, about the last game. {minutes} is a number; &quot;min&quot; is short for minutes.</extracomment>
        <translation>Poslední pozice · odehráno {minutes} min</translation>
    </message>
    <message>
        <source>The expedition is over · {when}</source>
        <extracomment>On the start page, about the last game. {when} is date and time of the last decision.</extracomment>
        <translation>Výprava skončila · {when}</translation>
    </message>
    <message>
        <source>Round {round} · {when}</source>
        <extracomment>On the start page, about the last game. {round} counts from 1, {when} is date and time of the last decision.</extracomment>
        <translation>{round}. kolo · {when}</translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message>
        <source>A red die</source>
        <extracomment>The subject of a sentence: &quot;A red die is turned and shows [ace].&quot;</extracomment>
        <translation>Červená kostka</translation>
    </message>
    <message>
        <source>A green die</source>
        <extracomment>The subject of a sentence: &quot;A green die is turned and shows [ace].&quot;</extracomment>
        <translation>Zelená kostka</translation>
    </message>
    <message>
        <source>A blue die</source>
        <extracomment>The subject of a sentence: &quot;A blue die is turned and shows [ace].&quot;</extracomment>
        <translation>Modrá kostka</translation>
    </message>
    <message numerus="yes">
        <source>%n red die(ce)</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: &quot;Ada spends 2 red dice.&quot;</extracomment>
        <translation>
            <numerusform>%n červenou kostku</numerusform>
            <numerusform>%n červené kostky</numerusform>
            <numerusform>%n červených kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green die(ce)</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: &quot;Ada spends 2 green dice.&quot;</extracomment>
        <translation>
            <numerusform>%n zelenou kostku</numerusform>
            <numerusform>%n zelené kostky</numerusform>
            <numerusform>%n zelených kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue die(ce)</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: &quot;Ada spends 2 blue dice.&quot;</extracomment>
        <translation>
            <numerusform>%n modrou kostku</numerusform>
            <numerusform>%n modré kostky</numerusform>
            <numerusform>%n modrých kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red die(ce)</source>
        <comment>subject</comment>
        <extracomment>The subject of a sentence, behind the verb: &quot;Out of the roll pool are spent 2 red dice.&quot;</extracomment>
        <translation>
            <numerusform>%n červená kostka</numerusform>
            <numerusform>%n červené kostky</numerusform>
            <numerusform>%n červených kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green die(ce)</source>
        <comment>subject</comment>
        <extracomment>The subject of a sentence, behind the verb: &quot;Out of the roll pool are spent 2 green dice.&quot;</extracomment>
        <translation>
            <numerusform>%n zelená kostka</numerusform>
            <numerusform>%n zelené kostky</numerusform>
            <numerusform>%n zelených kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue die(ce)</source>
        <comment>subject</comment>
        <extracomment>The subject of a sentence, behind the verb: &quot;Out of the roll pool are spent 2 blue dice.&quot;</extracomment>
        <translation>
            <numerusform>%n modrá kostka</numerusform>
            <numerusform>%n modré kostky</numerusform>
            <numerusform>%n modrých kostek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrewBoard</name>
    <message>
        <source>{section} · rank {rank} · seat of {player}</source>
        <extracomment>{section} is the section of a crewmember, {rank} a number, {player} the player who has the seat.</extracomment>
        <translation>{section} · hodnost {rank} · hráč: {player}</translation>
    </message>
    <message>
        <source>Rank {rank}</source>
        <extracomment>Name of the mark on a crew board, for tool tips. {rank} is 1, 2 or 3.</extracomment>
        <translation>Hodnost {rank}</translation>
    </message>
    <message>
        <source>Landing</source>
        <extracomment>On a crew board: where this person is, before the lander has come down.</extracomment>
        <translation>Přistání</translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
        <extracomment>On a crew board: where this person is. {number} is the number, {place} the name of the sector.</extracomment>
        <translation>Sektor {number}: {place}</translation>
    </message>
    <message>
        <source>Basic {color} counts as {icon}</source>
        <extracomment>A convert ability: basic icons of dice of a color count as the icon. {color} is red, green or blue, {icon} is drawn.</extracomment>
        <translation>Základní ({color}) platí jako {icon}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <extracomment>Name of marks on a crew board, for tool tips: actions of this turn. %n is their number.</extracomment>
        <translation>
            <numerusform>zbývá %n akce</numerusform>
            <numerusform>zbývají %n akce</numerusform>
            <numerusform>zbývá %n akcí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <extracomment>Name of marks on a crew board, for tool tips: what pays for the skill. %n is their number.</extracomment>
        <translation>
            <numerusform>%n stimulant</numerusform>
            <numerusform>%n stimulanty</numerusform>
            <numerusform>%n stimulantů</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand: {count} of {limit}</source>
        <extracomment>Section cards in hand: {count} is how many, {limit} how many may be held.</extracomment>
        <translation>Ruka: {count} z {limit}</translation>
    </message>
    <message>
        <source>Deck {deck} · discards {discards}</source>
        <extracomment>The own deck of section cards and its discard pile: {deck} and {discards} are numbers of cards.</extracomment>
        <translation>Balíček {deck} · odhozeno {discards}</translation>
    </message>
    <message>
        <source>Look through the discards</source>
        <translation>Projít odhozené karty</translation>
    </message>
    <message>
        <source>Take the start token</source>
        <translation>Vzít žeton začínajícího hráče</translation>
    </message>
</context>
<context>
    <name>CrewColumn</name>
    <message>
        <source>Landing</source>
        <extracomment>In the list of the crew: where this person is, before the lander has come down.</extracomment>
        <translation>Přistání</translation>
    </message>
    <message>
        <source>Sector {number} · turn ended</source>
        <extracomment>In the list of the crew: this person has played in this round. {number} is that of the sector.</extracomment>
        <translation>Sektor {number} · tah skončil</translation>
    </message>
    <message>
        <source>Sector {number} · in turn</source>
        <extracomment>In the list of the crew: this person plays now. {number} is that of the sector.</extracomment>
        <translation>Sektor {number} · na tahu</translation>
    </message>
    <message>
        <source>Sector {number} · turn to come</source>
        <extracomment>In the list of the crew: this person will yet play in this round. {number} is that of the sector.</extracomment>
        <translation>Sektor {number} · tah teprve přijde</translation>
    </message>
</context>
<context>
    <name>CrewLog</name>
    <message>
        <source>{member} shuffles the section deck.</source>
        <extracomment>Journal: the discarded cards have become the deck again. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} míchá balíček karet sekce.</translation>
    </message>
    <message>
        <source>{member} exerts.</source>
        <extracomment>Journal: somebody gives up a die to refresh others. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} využívá vypětí sil.</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Journal: between results of injury dice.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>{member} spends {dice}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} vyčerpává {dice}.</translation>
    </message>
    <message>
        <source>{member} refreshes {dice}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} obnovuje {dice}.</translation>
    </message>
    <message>
        <source>{member} sacrifices {dice}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} obětuje {dice}.</translation>
    </message>
    <message>
        <source>{member} draws {cards}.</source>
        <extracomment>{cards} are names of section cards in quotation marks, with &quot;and&quot; before the last one. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} dobírá {cards}.</translation>
    </message>
    <message>
        <source>{member} discards {card}.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} odhazuje {card}.</translation>
    </message>
    <message>
        <source>{member} plays {card}.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} hraje {card}.</translation>
    </message>
    <message>
        <source>{card} has been played and is discarded.</source>
        <extracomment>{card} is the name of a section card in quotation marks.</extracomment>
        <translation>Karta {card} byla zahrána a odhazuje se.</translation>
    </message>
    <message>
        <source>{member} discards 1 [charge] and uses the skill {skill}.</source>
        <extracomment>{skill} is the name of a skill in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} odhazuje 1 [charge](acc) a používá dovednost {skill}.</translation>
    </message>
    <message numerus="yes">
        <source>{member} loses %n [charge].</source>
        <extracomment>Journal: tokens that pay for the skill of this person. %n stands before the icon. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member} ztrácí %n [charge](acc).</numerusform>
            <numerusform>{member} ztrácí %n [charge](acc).</numerusform>
            <numerusform>{member} ztrácí %n [charge](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{member} gains %n [charge].</source>
        <extracomment>Journal: tokens that pay for the skill of this person. %n stands before the icon. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member} získává %n [charge](acc).</numerusform>
            <numerusform>{member} získává %n [charge](acc).</numerusform>
            <numerusform>{member} získává %n [charge](acc).</numerusform>
        </translation>
    </message>
    <message>
        <source>What was about to happen does not happen.</source>
        <translation>Co se mělo stát, se nestane.</translation>
    </message>
    <message>
        <source>Chosen at random: {member}.</source>
        <extracomment>{member} is the name of a crewmember.</extracomment>
        <translation>Náhodná volba: {member}.</translation>
    </message>
    <message>
        <source>{member} takes {equipment} out of the lander.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} bere z výsadkové lodi výbavu {equipment}.</translation>
    </message>
    <message>
        <source>spent die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>vyčerpaná kostka: {die}</translation>
    </message>
    <message>
        <source>refreshed die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>obnovená kostka: {die}</translation>
    </message>
    <message>
        <source>sacrificed die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>obětovaná kostka: {die}</translation>
    </message>
    <message>
        <source>exert: {member}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: somebody gave up a die to refresh others. {member} is the name of a crewmember.</extracomment>
        <translation>vypětí sil: {member}</translation>
    </message>
    <message>
        <source>drawn cards</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: section cards.</extracomment>
        <translation>dobrané karty</translation>
    </message>
    <message>
        <source>discarded card: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a section card. {card} is the name of a card.</extracomment>
        <translation>odhozená karta: {card}</translation>
    </message>
    <message>
        <source>played card: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a section card. {card} is the name of a card.</extracomment>
        <translation>zahraná karta: {card}</translation>
    </message>
    <message>
        <source>skill: {skill}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was used. {skill} is its name.</extracomment>
        <translation>dovednost: {skill}</translation>
    </message>
    <message>
        <source>lost charges</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: tokens that pay for skills.</extracomment>
        <translation>ztracené stimulanty</translation>
    </message>
    <message>
        <source>gained charges</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: tokens that pay for skills.</extracomment>
        <translation>získané stimulanty</translation>
    </message>
    <message>
        <source>equipment: {equipment}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was used or handed over. {equipment} is the name of a card.</extracomment>
        <translation>výbava: {equipment}</translation>
    </message>
    <message>
        <source>injury: {injury}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: somebody got it. {injury} is the name of an injury card.</extracomment>
        <translation>zranění: {injury}</translation>
    </message>
    <message>
        <source>injury die</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was carried out, placed or removed.</extracomment>
        <translation>kostka zranění</translation>
    </message>
    <message>
        <source>choice of an injury</source>
        <translation>volba zranění</translation>
    </message>
    <message>
        <source>survival check</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the roll that decides about a life.</extracomment>
        <translation>zkouška přežití</translation>
    </message>
    <message>
        <source>death: {member}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {member} is the name of a crewmember.</extracomment>
        <translation>smrt: {member}</translation>
    </message>
    <message>
        <source>{giver} hands {equipment} over to {member}.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {giver} and {member} are first names of crewmembers.</extracomment>
        <translation>{giver} předává výbavu {equipment}, teď ji nese {member}.</translation>
    </message>
    <message>
        <source>{member} uses {equipment}.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} používá výbavu {equipment}.</translation>
    </message>
    <message>
        <source>{member} discards {equipment}.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} odhazuje výbavu {equipment}.</translation>
    </message>
    <message>
        <source>{member} suffers the injury {injury}.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} utrpí zranění {injury}.</translation>
    </message>
    <message>
        <source>{member} puts an injury die back into the red column.</source>
        <extracomment>Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} vrací kostku zranění do červeného sloupce.</translation>
    </message>
    <message>
        <source>{member} puts an injury die back into the green column.</source>
        <extracomment>Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} vrací kostku zranění do zeleného sloupce.</translation>
    </message>
    <message>
        <source>{member} puts an injury die back into the blue column.</source>
        <extracomment>Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} vrací kostku zranění do modrého sloupce.</translation>
    </message>
    <message>
        <source>{member} puts an injury die into the red column.</source>
        <extracomment>Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} umisťuje kostku zranění do červeného sloupce.</translation>
    </message>
    <message>
        <source>{member} puts an injury die into the green column.</source>
        <extracomment>Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} umisťuje kostku zranění do zeleného sloupce.</translation>
    </message>
    <message>
        <source>{member} puts an injury die into the blue column.</source>
        <extracomment>Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} umisťuje kostku zranění do modrého sloupce.</translation>
    </message>
    <message>
        <source>{member} removes an injury die from the red column.</source>
        <extracomment>Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} odstraňuje kostku zranění z červeného sloupce.</translation>
    </message>
    <message>
        <source>{member} removes an injury die from the green column.</source>
        <extracomment>Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} odstraňuje kostku zranění ze zeleného sloupce.</translation>
    </message>
    <message>
        <source>{member} removes an injury die from the blue column.</source>
        <extracomment>Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} odstraňuje kostku zranění z modrého sloupce.</translation>
    </message>
    <message>
        <source>{member} gets rid of the injury in slot {number}.</source>
        <extracomment>Journal. {number} is the place of the injury card in its row, from 1. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} se zbavuje zranění na místě {number}.</translation>
    </message>
    <message>
        <source>{member} turns the injury in slot {number} face down.</source>
        <extracomment>Journal: the injury has no effect any more. {number} is its place in the row, from 1. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} otáčí zranění na místě {number} lícem dolů.</translation>
    </message>
    <message>
        <source>{member} makes a survival check: {results}.</source>
        <extracomment>Journal: a roll that decides about a life. {results} is names of icons. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} podstupuje zkoušku přežití: {results}.</translation>
    </message>
    <message>
        <source>{member} dies.</source>
        <extracomment>Journal. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} umírá.</translation>
    </message>
</context>
<context>
    <name>CrewTabs</name>
    <message>
        <source>Sector {number} · dice left: {dice}</source>
        <extracomment>A member of the team in a narrow strip, for tool tips and screen readers. {number} is that of the sector, {dice} how many dice are available.</extracomment>
        <translation>Sektor {number} · zbývající kostky: {dice}</translation>
    </message>
</context>
<context>
    <name>CrewText</name>
    <message numerus="yes">
        <source>Draw %n section card(s).</source>
        <extracomment>Effect of a card, said to whoever it concerns. %n is a number of cards from the own deck.</extracomment>
        <translation>
            <numerusform>Doberte %n kartu sekce.</numerusform>
            <numerusform>Doberte %n karty sekce.</numerusform>
            <numerusform>Doberte %n karet sekce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n section card(s) from your hand.</source>
        <extracomment>Effect of a card, said to whoever it concerns. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Odhoďte z ruky %n kartu sekce.</numerusform>
            <numerusform>Odhoďte z ruky %n karty sekce.</numerusform>
            <numerusform>Odhoďte z ruky %n karet sekce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n injury card(s) face down.</source>
        <extracomment>Effect of a card: injury cards of the own board that are turned over no longer have an effect. %n is how many.</extracomment>
        <translation>
            <numerusform>Otočte %n kartu zranění lícem dolů.</numerusform>
            <numerusform>Otočte %n karty zranění lícem dolů.</numerusform>
            <numerusform>Otočte %n karet zranění lícem dolů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [supplies].</source>
        <extracomment>Effect of a card: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Získejte %n [supplies](acc).</numerusform>
            <numerusform>Získejte %n [supplies](acc).</numerusform>
            <numerusform>Získejte %n [supplies](acc).</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain the injury {injury}.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>Získejte zranění {injury}.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [success].</source>
        <extracomment>Effect of a card: tokens for what the expedition has achieved. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Získejte %n [success](acc).</numerusform>
            <numerusform>Získejte %n [success](acc).</numerusform>
            <numerusform>Získejte %n [success](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [charge].</source>
        <extracomment>Effect of a card: tokens on a crew board that pay for its skill. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Získejte %n [charge](acc).</numerusform>
            <numerusform>Získejte %n [charge](acc).</numerusform>
            <numerusform>Získejte %n [charge](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n [charge].</source>
        <extracomment>Effect of a card: tokens on a crew board that pay for its skill. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Odhoďte %n [charge](acc).</numerusform>
            <numerusform>Odhoďte %n [charge](acc).</numerusform>
            <numerusform>Odhoďte %n [charge](acc).</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll a danger die and resolve it with danger table {letter}.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Hoďte kostkou nebezpečí a vyhodnoťte ji podle tabulky nebezpečí {letter}.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead], each for a different discovery deck.</source>
        <extracomment>Effect of a card: lead tokens are put on discovery decks. %n stands before the icon and is more than 1.</extracomment>
        <translation>
            <numerusform>Získejte %n [lead](acc) pro balíček objevů.</numerusform>
            <numerusform>Získejte %n [lead](acc), každý pro jiný balíček objevů.</numerusform>
            <numerusform>Získejte %n [lead](acc), každý pro jiný balíček objevů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain the topmost [unique_discovery] of the planet.</source>
        <translation>Získejte vrchní [unique_discovery](acc) planety.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n time(s) to a connected sector; ignore the icons of the path.</source>
        <extracomment>Effect of a card, said to whoever moves. %n is how many steps, each from one sector to the next.</extracomment>
        <translation>
            <numerusform>Přesuňte se do propojeného sektoru; symboly trasy neplatí.</numerusform>
            <numerusform>Přesuňte se %n× do propojeného sektoru; symboly trasy neplatí.</numerusform>
            <numerusform>Přesuňte se %n× do propojeného sektoru; symboly trasy neplatí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the sector at the other end of the path.</source>
        <translation>Přesuňte se do sektoru na druhém konci trasy.</translation>
    </message>
    <message>
        <source>Move to the lander sector.</source>
        <translation>Přesuňte se do sektoru výsadku.</translation>
    </message>
    <message>
        <source>Move to sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>Přesuňte se do sektoru {sector}.</translation>
    </message>
    <message>
        <source>Resolve the travel effect of the [global_condition].</source>
        <translation>Vyhodnoťte účinek přesunu z karty [global_condition](gen).</translation>
    </message>
    <message>
        <source>The turn ends after this; no [event] card is revealed.</source>
        <translation>Potom tah končí; neodhaluje se žádná karta [event](gen).</translation>
    </message>
    <message numerus="yes">
        <source>The turn ends after this; %n [event] card(s) are revealed.</source>
        <extracomment>Effect of a card, about the turn in which it happens. %n stands before the icon of an event card.</extracomment>
        <translation>
            <numerusform>Potom tah končí; odhaluje se %n karta [event](gen).</numerusform>
            <numerusform>Potom tah končí; odhalují se %n karty [event](gen.pl).</numerusform>
            <numerusform>Potom tah končí; odhaluje se %n karet [event](gen.pl).</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one more action in this turn.</source>
        <translation>Proveďte v tomto tahu ještě jednu akci.</translation>
    </message>
    <message>
        <source>The expedition ends.</source>
        <translation>Výprava končí.</translation>
    </message>
    <message>
        <source>Discard this card.</source>
        <translation>Odhoďte tuto kartu.</translation>
    </message>
    <message>
        <source>Gain the [unique_discovery] {discovery}.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation>Získejte [unique_discovery](acc) {discovery}.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %n injury card(s) {injury} face down.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>
            <numerusform>Otočte lícem dolů %n kartu zranění {injury}.</numerusform>
            <numerusform>Otočte lícem dolů %n karty zranění {injury}.</numerusform>
            <numerusform>Otočte lícem dolů %n karet zranění {injury}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove one injury die.</source>
        <translation>Odstraňte jednu kostku zranění.</translation>
    </message>
    <message>
        <source>Remove one injury card and one injury die.</source>
        <translation>Odstraňte jednu kartu zranění a jednu kostku zranění.</translation>
    </message>
    <message>
        <source>Remove one injury card.</source>
        <translation>Odstraňte jednu kartu zranění.</translation>
    </message>
    <message>
        <source>Remove the injury card {injury} and one injury die.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>Odstraňte kartu zranění {injury} a jednu kostku zranění.</translation>
    </message>
    <message>
        <source>Remove the injury card {injury}.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>Odstraňte kartu zranění {injury}.</translation>
    </message>
    <message>
        <source>Gain 1 {deck}.</source>
        <extracomment>{deck} is the icon of a kind of discovery.</extracomment>
        <translation>Získejte 1 {deck}(acc).</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for {decks}.</source>
        <extracomment>{decks} are icons of the discovery decks on which the leads may be put, with &quot;or&quot; before the last one.</extracomment>
        <translation>
            <numerusform>Získejte %n [lead](acc) pro {decks}(acc).</numerusform>
            <numerusform>Získejte %n [lead](acc) pro {decks}(acc).</numerusform>
            <numerusform>Získejte %n [lead](acc) pro {decks}(acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [supplies].</source>
        <extracomment>Effect of a card: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ztraťte %n [supplies](acc).</numerusform>
            <numerusform>Ztraťte %n [supplies](acc).</numerusform>
            <numerusform>Ztraťte %n [supplies](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [supplies], reduced by the lander’s {stat}.</source>
        <extracomment>{stat} is the icon of a statistic of the lander; the loss is smaller by its value.</extracomment>
        <translation>
            <numerusform>Ztraťte %n [supplies](acc), sníženo o {stat}(acc) výsadkové lodi.</numerusform>
            <numerusform>Ztraťte %n [supplies](acc), sníženo o {stat}(acc) výsadkové lodi.</numerusform>
            <numerusform>Ztraťte %n [supplies](acc), sníženo o {stat}(acc) výsadkové lodi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain a discovery from a deck of your choice.</source>
        <translation>Získejte objev z libovolného balíčku.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for discovery decks of your choice.</source>
        <extracomment>Effect of a card: lead tokens are put on any discovery decks. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Získejte %n [lead](acc) pro libovolný balíček objevů.</numerusform>
            <numerusform>Získejte %n [lead](acc) pro libovolné balíčky objevů.</numerusform>
            <numerusform>Získejte %n [lead](acc) pro libovolné balíčky objevů.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DangerIcon</name>
    <message>
        <source>Common</source>
        <extracomment>Name of the icon danger_common, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Běžné nebezpečí</translation>
    </message>
    <message>
        <source>Rare</source>
        <extracomment>Name of the icon danger_rare, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vzácné nebezpečí</translation>
    </message>
    <message>
        <source>Special</source>
        <extracomment>Name of the icon danger_special, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Zvláštní nebezpečí</translation>
    </message>
    <message>
        <source>Uncommon</source>
        <extracomment>Name of the icon danger_uncommon, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Neobvyklé nebezpečí</translation>
    </message>
</context>
<context>
    <name>DecisionText</name>
    <message>
        <source>Who takes the start token and the first turn of the round?</source>
        <translation>Kdo dostane žeton začínajícího hráče a první tah kola?</translation>
    </message>
    <message numerus="yes">
        <source>{member}: choose an action (%n left).</source>
        <extracomment>The question of a turn. %n is how many actions the turn has left. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member}: zvolte akci (zbývá %n).</numerusform>
            <numerusform>{member}: zvolte akci (zbývají %n).</numerusform>
            <numerusform>{member}: zvolte akci (zbývá %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: {effect} Use an ability now, or go on.</source>
        <extracomment>{effect} is a sentence such as &quot;You have traveled.&quot; {member} is the first name of a crewmember.</extracomment>
        <translation>{effect} {member}: použijte teď schopnost, nebo pokračujte.</translation>
    </message>
    <message>
        <source>{member}: this is about to happen. {effect} Prevent it, or accept it.</source>
        <extracomment>Question at a moment in which something can be prevented. {effect} is the whole sentence of what would happen. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: tohle se má stát. {effect} Zabraňte tomu, nebo to přijměte.</translation>
    </message>
    <message>
        <source>Do you use this? {effect}</source>
        <extracomment>Question to all players. {effect} is a whole sentence: what a card offers.</extracomment>
        <translation>Použijete to? {effect}</translation>
    </message>
    <message>
        <source>{member}: do you use this? {effect}</source>
        <extracomment>Question to one player. {effect} is a whole sentence: what a card offers. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: použijete to? {effect}</translation>
    </message>
    <message>
        <source>Who is meant? {effect}</source>
        <extracomment>Question before an effect that concerns one crewmember. {effect} is a whole sentence: what will happen to that person.</extracomment>
        <translation>Koho se to týká? {effect}</translation>
    </message>
    <message>
        <source>Which lead token is placed next, and on which discovery deck?</source>
        <translation>Který žeton náznaku položíte teď a na který balíček objevů?</translation>
    </message>
    <message>
        <source>Who draws the section card that comes with the lead token?</source>
        <translation>Kdo si dobere kartu sekce za žeton náznaku?</translation>
    </message>
    <message>
        <source>Who gains the [charge] that comes with the lead token?</source>
        <translation>Kdo získá [charge](acc) za žeton náznaku?</translation>
    </message>
    <message>
        <source>Which time track progresses first?</source>
        <translation>Která stupnice času postoupí jako první?</translation>
    </message>
    <message>
        <source>{member}: how do you prepare?</source>
        <extracomment>Question after the action of preparing was chosen. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: jak se připravíte?</translation>
    </message>
    <message>
        <source>{member} rolls a danger die for danger table {letter}. What does it show?</source>
        <extracomment>Where players roll their own dice and tell what they show. {letter} is A, B or C. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} hází kostkou nebezpečí pro tabulku nebezpečí {letter}. Co na ní padlo?</translation>
    </message>
    <message>
        <source>Landing roll: what does the ten-sided die show?</source>
        <translation>Hod na přistání: co ukazuje desetistěnná kostka?</translation>
    </message>
    <message>
        <source>{member} rolls the ten-sided die; the lowest result is meant. What does it show?</source>
        <extracomment>Where players roll their own dice to choose somebody at random. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} hází desetistěnnou kostkou; rozhoduje nejnižší výsledek. Co na ní padlo?</translation>
    </message>
    <message>
        <source>{member} rolls for survival. What does the next injury die show?</source>
        <extracomment>Where players roll their own dice: on them it depends whether this person lives. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} hází o přežití. Co padlo na další kostce zranění?</translation>
    </message>
    <message>
        <source>{member}: along which path do you travel?</source>
        <extracomment>Question: a way from one sector to another. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: po které trase se přesunete?</translation>
    </message>
    <message>
        <source>Several texts are due at the same moment. Which of them comes next?</source>
        <translation>V tutéž chvíli má nastat více účinků. Který přijde na řadu teď?</translation>
    </message>
    <message>
        <source>{member} wants to leave the planet. Does every other section agree to the lift-off?</source>
        <extracomment>Question to everybody but the section of this crewmember. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} chce opustit planetu. Souhlasí s odletem všechny ostatní sekce?</translation>
    </message>
    <message>
        <source>In which lander sector does the lander stand?</source>
        <translation>Ve kterém sektoru výsadku stojí výsadková loď?</translation>
    </message>
    <message>
        <source>Who of your crew sits first, clockwise?</source>
        <translation>Kdo z vaší posádky sedí po směru hodinových ručiček jako první?</translation>
    </message>
    <message>
        <source>Who of your crew sits next, clockwise?</source>
        <translation>Kdo z vaší posádky sedí po směru hodinových ručiček jako další?</translation>
    </message>
    <message>
        <source>{member}: in which sector do you begin?</source>
        <extracomment>Question at the start of an expedition. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: ve kterém sektoru začínáte?</translation>
    </message>
    <message>
        <source>Which rank-up card do you keep?</source>
        <translation>Kterou kartu povýšení si necháte?</translation>
    </message>
    <message>
        <source>Who carries which equipment?</source>
        <translation>Kdo ponese kterou výbavu?</translation>
    </message>
    <message>
        <source>{member} has revealed the event {event}. Read it, then resolve it.</source>
        <extracomment>{event} is the name of an event card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} odhaluje událost {event}. Přečtěte si ji a vyhodnoťte ji.</translation>
    </message>
    <message>
        <source>Do you complete the mission {mission} now?</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation>Splníte teď misi {mission}?</translation>
    </message>
    <message>
        <source>Which way does the standee of the threat {threat} in {sector} move?</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Kudy se přesune figurka hrozby {threat} ze sektoru {sector}?</translation>
    </message>
    <message>
        <source>Which way does the threat {threat} move?</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation>Kudy se přesune hrozba {threat}?</translation>
    </message>
    <message>
        <source>{member}: which die do you spend?</source>
        <extracomment>Question: an available die of the board goes to the spent pool. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: kterou kostku vyčerpáte?</translation>
    </message>
    <message>
        <source>{member}: which die do you sacrifice?</source>
        <extracomment>Question: a die leaves the board until the end of the expedition. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: kterou kostku obětujete?</translation>
    </message>
    <message>
        <source>{member}: which die do you refresh?</source>
        <extracomment>Question: a spent die comes back to the board. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: kterou kostku obnovíte?</translation>
    </message>
    <message>
        <source>{member}: out of which column do you remove the injury die?</source>
        <extracomment>Question about the red, green or blue column of a crew board. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: ze kterého sloupce odstraníte kostku zranění?</translation>
    </message>
    <message>
        <source>{member}: into which column does the injury die go?</source>
        <extracomment>Question about the red, green or blue column of a crew board. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: do kterého sloupce patří kostka zranění?</translation>
    </message>
    <message>
        <source>{member}: which injury do you turn face down?</source>
        <extracomment>Question: an injury card that is turned over has no effect any more. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: které zranění otočíte lícem dolů?</translation>
    </message>
    <message>
        <source>{member}: which injury do you remove?</source>
        <extracomment>Question about the injury cards of a crew board. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: které zranění odstraníte?</translation>
    </message>
    <message>
        <source>{member}: which sector do you go to?</source>
        <extracomment>Question: an effect moves this person to another sector. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: do kterého sektoru půjdete?</translation>
    </message>
    <message numerus="yes">
        <source>{member}: discard %n section card(s).</source>
        <extracomment>Demand when somebody holds more cards than allowed. %n is how many must go. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member}: odhoďte %n kartu sekce.</numerusform>
            <numerusform>{member}: odhoďte %n karty sekce.</numerusform>
            <numerusform>{member}: odhoďte %n karet sekce.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: which discovery deck do you draw from?</source>
        <extracomment>Question about the decks from which finds are drawn. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: ze kterého balíčku objevů dobíráte?</translation>
    </message>
    <message>
        <source>{member}: which dice do you roll? Others in this sector may assist with one die each.</source>
        <extracomment>Question at the start of a dice check in a sector where somebody else stands too. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: kterými kostkami hodíte? Ostatní v tomto sektoru mohou podpořit každý jednou kostkou.</translation>
    </message>
    <message>
        <source>{member}: which dice do you roll?</source>
        <extracomment>Question at the start of a dice check in which nobody can help. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: kterými kostkami hodíte?</translation>
    </message>
    <message>
        <source>{member} rolls all the dice. What do they show?</source>
        <extracomment>Where players roll their own dice and tell what they show. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} hází všemi kostkami. Co ukazují?</translation>
    </message>
    <message>
        <source>{member}: do you modify the results?</source>
        <extracomment>Question in a dice check, after the roll: cards and skills may change what dice show. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: upravíte výsledky?</translation>
    </message>
    <message numerus="yes">
        <source>{member}: which die do you reroll (%n left)?</source>
        <extracomment>Question in a dice check. %n is how many more dice may be rolled again. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member}: kterou kostku přehodíte (zbývá %n)?</numerusform>
            <numerusform>{member}: kterou kostku přehodíte (zbývají %n)?</numerusform>
            <numerusform>{member}: kterou kostku přehodíte (zbývá %n)?</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: which die do you turn, and to which face?</source>
        <extracomment>Question in a dice check: a die is turned by hand to another side. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: kterou kostku otočíte a na kterou stranu?</translation>
    </message>
    <message>
        <source>{member}: which die of the roll pool goes to the spent pool?</source>
        <extracomment>Question in a dice check: the price is a rolled die. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: která kostka ze zásoby kostek se vyčerpá?</translation>
    </message>
    <message>
        <source>{member}: with which die? {effect}</source>
        <extracomment>{effect} is the sentence of a card that needs one die. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: se kterou kostkou? {effect}</translation>
    </message>
    <message>
        <source>{member}: do you pay for a dice combination?</source>
        <extracomment>Question in a dice check: rolled dice can pay for the lower half of a card. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: zaplatíte za kombinaci kostek?</translation>
    </message>
    <message>
        <source>{member}: which injury die do you resolve next?</source>
        <extracomment>Question in a dice check with several injury dice. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: kterou kostku zranění vyhodnotíte teď?</translation>
    </message>
    <message>
        <source>{member}: which danger die do you resolve next?</source>
        <extracomment>Question in a dice check with several danger dice. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: kterou kostku nebezpečí vyhodnotíte teď?</translation>
    </message>
    <message>
        <source>{member}: choose one option.</source>
        <extracomment>Question where a card offers several ways; they stand below. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: zvolte jednu možnost.</translation>
    </message>
    <message>
        <source>{member}: the red column is too full. Which die do you spend?</source>
        <extracomment>Question after an injury has taken the place of a die in the column of this color. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: červený sloupec je přeplněný. Kterou kostku vyčerpáte?</translation>
    </message>
    <message>
        <source>{member}: the green column is too full. Which die do you spend?</source>
        <extracomment>Question after an injury has taken the place of a die in the column of this color. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: zelený sloupec je přeplněný. Kterou kostku vyčerpáte?</translation>
    </message>
    <message>
        <source>{member}: the blue column is too full. Which die do you spend?</source>
        <extracomment>Question after an injury has taken the place of a die in the column of this color. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: modrý sloupec je přeplněný. Kterou kostku vyčerpáte?</translation>
    </message>
    <message>
        <source>{member}: which [ace] and converted dice take part in the special effect? {effect}</source>
        <extracomment>Question in a dice check, about dice that may count as something else. {effect} is a whole sentence: what the special effect does. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: které [ace](pl) a přeměněné kostky se účastní zvláštního účinku? {effect}</translation>
    </message>
    <message>
        <source>{member}: which [ace] and converted dice take part in the special effect?</source>
        <extracomment>Question in a dice check, about dice that may count as something else. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: které [ace](pl) a přeměněné kostky se účastní zvláštního účinku?</translation>
    </message>
    <message>
        <source>{member}: do you mark the yellow outcome, although it takes [ace] or converted dice?</source>
        <extracomment>Question in a dice check: the dice show what the outcome of this color asks for, but only with the help of aces or conversions. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: označíte žlutý důsledek, přestože vyžaduje [ace](acc) nebo přeměněné kostky?</translation>
    </message>
    <message>
        <source>{member}: do you mark the green outcome, although it takes [ace] or converted dice?</source>
        <extracomment>Question in a dice check: the dice show what the outcome of this color asks for, but only with the help of aces or conversions. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: označíte zelený důsledek, přestože vyžaduje [ace](acc) nebo přeměněné kostky?</translation>
    </message>
    <message>
        <source>{member}: do you mark the red outcome, although it takes [ace] or converted dice?</source>
        <extracomment>Question in a dice check: the dice show what the outcome of this color asks for, but only with the help of aces or conversions. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: označíte červený důsledek, přestože vyžaduje [ace](acc) nebo přeměněné kostky?</translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be {icon}, so that the yellow outcome ends the check?</source>
        <extracomment>{icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: platí [ace] jako {icon}, takže žlutý důsledek ověření ukončí?</translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be {icon}, so that the green outcome ends the check?</source>
        <extracomment>{icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: platí [ace] jako {icon}, takže zelený důsledek ověření ukončí?</translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be {icon}, so that the red outcome ends the check?</source>
        <extracomment>{icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: platí [ace] jako {icon}, takže červený důsledek ověření ukončí?</translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be the icon that is looked for?</source>
        <extracomment>Question in a dice check: an ace counts as any icon that a text looks for, if the player says so. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: platí [ace] jako hledaný symbol?</translation>
    </message>
    <message>
        <source>Choose one option.</source>
        <translation>Zvolte jednu možnost.</translation>
    </message>
    <message>
        <source>Choose one option ({source}).</source>
        <extracomment>Question to the table. {source} is the card, path or table that offers the options.</extracomment>
        <translation>Zvolte jednu možnost ({source}).</translation>
    </message>
    <message>
        <source>{member}: choose one option ({source}).</source>
        <extracomment>{source} is the card, path or table that offers the options. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: zvolte jednu možnost ({source}).</translation>
    </message>
    <message>
        <source>{member}: is this outcome marked?</source>
        <extracomment>Question in a dice check: an outcome that is marked will happen. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: označíte tento důsledek?</translation>
    </message>
</context>
<context>
    <name>DecksText</name>
    <message numerus="yes">
        <source>Look at the top %n card(s) of your section deck, take one into your hand and put the rest at the bottom of the deck.</source>
        <extracomment>Effect of a card; the deck is that of the own section. %n is how many cards are looked at, usually more than one.</extracomment>
        <translation>
            <numerusform>Vezměte si do ruky vrchní kartu svého balíčku karet sekce.</numerusform>
            <numerusform>Podívejte se na vrchní %n karty svého balíčku karet sekce, jednu si vezměte do ruky a zbytek dejte dospod balíčku.</numerusform>
            <numerusform>Podívejte se na vrchních %n karet svého balíčku karet sekce, jednu si vezměte do ruky a zbytek dejte dospod balíčku.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the [poi] cards that a sector of your choice may still get next.</source>
        <translation>Podívejte se na karty [poi](gen.pl), které může sektor podle vaší volby dostat jako další.</translation>
    </message>
    <message>
        <source>Look at the [poi] cards that your sector may still get next.</source>
        <translation>Podívejte se na karty [poi](gen.pl), které může váš sektor dostat jako další.</translation>
    </message>
    <message>
        <source>Look at the [poi] cards that sector {sector} may still get next.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>Podívejte se na karty [poi](gen.pl), které může sektor {sector} dostat jako další.</translation>
    </message>
    <message>
        <source>Look at the [global_condition] card that comes next.</source>
        <translation>Podívejte se na kartu [global_condition](gen), která přijde jako další.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of a [threat] of your choice.</source>
        <extracomment>Effect of a card: a threat does what stands on its cards, one after another. %n is how many of these are looked at.</extracomment>
        <translation>
            <numerusform>Prohlédněte si %n příští účinek jedné [threat](gen) podle své volby.</numerusform>
            <numerusform>Prohlédněte si příští %n účinky jedné [threat](gen) podle své volby.</numerusform>
            <numerusform>Prohlédněte si příštích %n účinků jedné [threat](gen) podle své volby.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next time an [event] is revealed, reveal %n instead, resolve one and discard the rest.</source>
        <extracomment>Effect of a card. %n is how many event cards are revealed, one of which is carried out.</extracomment>
        <translation>
            <numerusform>Až se příště odhalí [event], odhalte %n a vyhodnoťte ji.</numerusform>
            <numerusform>Až se příště odhalí [event], odhalte místo toho %n, jednu vyhodnoťte a ostatní odhoďte.</numerusform>
            <numerusform>Až se příště odhalí [event], odhalte jich místo toho %n, jednu vyhodnoťte a ostatní odhoďte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of this turn %n [event] card(s) fewer are revealed.</source>
        <extracomment>Effect of a card: fewer event cards than usual. %n stands before the icon of an event card.</extracomment>
        <translation>
            <numerusform>Na konci tohoto tahu se odhalí o %n kartu [event](gen) méně.</numerusform>
            <numerusform>Na konci tohoto tahu se odhalí o %n karty [event](gen.pl) méně.</numerusform>
            <numerusform>Na konci tohoto tahu se odhalí o %n karet [event](gen.pl) méně.</numerusform>
        </translation>
    </message>
    <message>
        <source>Join your sector and one with the next higher or lower number by a path without icons.</source>
        <translation>Propojte svůj sektor a sektor s nejbližším vyšším nebo nižším číslem trasou bez symbolů.</translation>
    </message>
    <message>
        <source>Join two visited sectors of your choice by a path without icons.</source>
        <translation>Spojte dva navštívené sektory podle své volby trasou bez symbolů.</translation>
    </message>
    <message>
        <source>Draw section cards until you hold as many as your section card limit.</source>
        <translation>Dobírejte karty sekce, dokud nedosáhnete svého limitu karet sekce.</translation>
    </message>
    <message>
        <source>Take one section card from your discard pile into your hand.</source>
        <translation>Vezměte si do ruky jednu kartu sekce ze svého odhazovacího balíčku.</translation>
    </message>
    <message>
        <source>Discard all section cards in your hand.</source>
        <translation>Odhoďte všechny karty sekce z ruky.</translation>
    </message>
    <message>
        <source>Discard a section card with {icon} in its dice combination.</source>
        <extracomment>{icon} is an icon that the dice combination of the card asks for.</extracomment>
        <translation>Odhoďte kartu sekce, která má v kombinaci kostek symbol {icon}.</translation>
    </message>
    <message>
        <source>Sacrifice one section card from your hand; it is out of this expedition.</source>
        <translation>Obětujte jednu kartu sekce z ruky; pro tuto výpravu je vyřazena.</translation>
    </message>
    <message numerus="yes">
        <source>One [time] of your choice goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on a time track. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>Jeden [time] podle vaší volby se vrátí o %n pole.</numerusform>
            <numerusform>Jeden [time] podle vaší volby se vrátí o %n pole.</numerusform>
            <numerusform>Jeden [time] podle vaší volby se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message>
        <source>One time track of your choice does not make its next progress.</source>
        <translation>Jedna stupnice času podle vaší volby vynechá svůj příští postup.</translation>
    </message>
    <message>
        <source>Move one placed [lead] to another discovery deck.</source>
        <translation>Přesuňte jeden umístěný [lead](acc) na jiný balíček objevů.</translation>
    </message>
    <message>
        <source>Return one placed [lead] to the bag.</source>
        <translation>Vraťte jeden umístěný [lead](acc) do sáčku.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for a discovery deck that has one already.</source>
        <extracomment>Effect of a card: lead tokens go on a deck on which some lie. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Získejte %n [lead](acc) pro balíček objevů, na kterém už nějaký leží.</numerusform>
            <numerusform>Získejte %n [lead](acc) pro balíček objevů, na kterém už nějaký leží.</numerusform>
            <numerusform>Získejte %n [lead](acc) pro balíček objevů, na kterém už nějaký leží.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the [lead](pl) from a discovery deck that has at least %n and gain its top discovery.</source>
        <extracomment>Effect of a card. %n is how many lead tokens must lie there.</extracomment>
        <translation>
            <numerusform>Odeberte všechny [lead](acc.pl) z balíčku objevů, na kterém leží alespoň %n, a získejte jeho vrchní objev.</numerusform>
            <numerusform>Odeberte všechny [lead](acc.pl) z balíčku objevů, na kterém leží alespoň %n, a získejte jeho vrchní objev.</numerusform>
            <numerusform>Odeberte všechny [lead](acc.pl) z balíčku objevů, na kterém jich leží alespoň %n, a získejte jeho vrchní objev.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain the top discovery of a discovery deck that has a [lead].</source>
        <translation>Získejte vrchní objev z balíčku objevů, na kterém leží [lead].</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n [lead], place one of your choice and return the rest to the bag.</source>
        <extracomment>Effect of a card: lead tokens from the bag, of which one is kept. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Vytáhněte %n [lead](acc) a umístěte ho.</numerusform>
            <numerusform>Vytáhněte %n [lead](acc), jeden podle své volby umístěte a ostatní vraťte do sáčku.</numerusform>
            <numerusform>Vytáhněte %n [lead](acc), jeden podle své volby umístěte a ostatní vraťte do sáčku.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put one {deck} card from the lander at the bottom of its deck.</source>
        <extracomment>{deck} is the icon of a discovery deck.</extracomment>
        <translation>Dejte 1 {deck}(acc) z výsadkové lodi dospod příslušného balíčku.</translation>
    </message>
    <message>
        <source>Put one discovery card from the lander at the bottom of its deck.</source>
        <translation>Dejte jednu kartu objevu z výsadkové lodi dospod jejího balíčku.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n card(s) of the deck of the discovery gained last. If you want, swap it for one of them.</source>
        <extracomment>Effect of a card: the discovery that the team got last may be exchanged. %n is how many cards are looked at.</extracomment>
        <translation>
            <numerusform>Podívejte se na další kartu z balíčku naposledy získaného objevu. Pokud chcete, vyměňte objev za ni.</numerusform>
            <numerusform>Podívejte se na další %n karty z balíčku naposledy získaného objevu. Pokud chcete, vyměňte objev za jednu z nich.</numerusform>
            <numerusform>Podívejte se na dalších %n karet z balíčku naposledy získaného objevu. Pokud chcete, vyměňte objev za jednu z nich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move one marker from this sector to a connected sector.</source>
        <translation>Přesuňte jeden ukazatel z tohoto sektoru do propojeného sektoru.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n [event] card(s).</source>
        <extracomment>Effect of a card: event cards are only looked at. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Podívejte se na vrchní kartu [event](gen).</numerusform>
            <numerusform>Podívejte se na vrchní %n karty [event](gen.pl).</numerusform>
            <numerusform>Podívejte se na vrchních %n karet [event](gen.pl).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n [event] card(s) and put them back in any order.</source>
        <extracomment>Effect of a card: event cards are looked at and laid back in another order. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Podívejte se na vrchní kartu [event](gen) a vraťte ji zpět.</numerusform>
            <numerusform>Podívejte se na vrchní %n karty [event](gen.pl) a vraťte je v libovolném pořadí.</numerusform>
            <numerusform>Podívejte se na vrchních %n karet [event](gen.pl) a vraťte je v libovolném pořadí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n [event] card(s); you may put them at the bottom of the deck.</source>
        <extracomment>Effect of a card: event cards are looked at and may go under the deck. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Podívejte se na vrchní kartu [event](gen); můžete ji dát dospod balíčku.</numerusform>
            <numerusform>Podívejte se na vrchní %n karty [event](gen.pl); můžete je dát dospod balíčku.</numerusform>
            <numerusform>Podívejte se na vrchních %n karet [event](gen.pl); můžete je dát dospod balíčku.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Can be chosen now.</source>
        <translation>Lze teď zvolit.</translation>
    </message>
    <message>
        <source>Spent.</source>
        <extracomment>Said of a die by screen readers: it cannot be used until it is refreshed.</extracomment>
        <translation>Vyčerpána.</translation>
    </message>
</context>
<context>
    <name>DiceArea</name>
    <message>
        <source>Injury die</source>
        <extracomment>Name of a die on a crew board.</extracomment>
        <translation>Kostka zranění</translation>
    </message>
    <message>
        <source>Available</source>
        <extracomment>Over the dice of a crew board that can be used.</extracomment>
        <translation>Dostupné</translation>
    </message>
    <message>
        <source>Spent: {count}</source>
        <extracomment>Over the dice of a crew board that cannot be used until they are refreshed. {count} is their number.</extracomment>
        <translation>Vyčerpané: {count}</translation>
    </message>
    <message>
        <source>Injuries: {count} of 3</source>
        <extracomment>Over the injury cards of a crew board. {count} is from 0 to 3.</extracomment>
        <translation>Zranění: {count} ze 3</translation>
    </message>
</context>
<context>
    <name>DiceNames</name>
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
        <extracomment>Make of a die: the plainest, without icons of skill.</extracomment>
        <translation>Základní kostka</translation>
    </message>
    <message>
        <source>Specialist die</source>
        <extracomment>Make of a die, with one icon of skill.</extracomment>
        <translation>Specializovaná kostka</translation>
    </message>
    <message>
        <source>Universal die</source>
        <extracomment>Make of a die, with several icons of skill.</extracomment>
        <translation>Univerzální kostka</translation>
    </message>
    <message>
        <source>Expert die</source>
        <extracomment>Make of a die, with double icons.</extracomment>
        <translation>Expertní kostka</translation>
    </message>
    <message>
        <source>Wild die</source>
        <extracomment>Make of a die, with aces and accidents.</extracomment>
        <translation>Divoká kostka</translation>
    </message>
    <message>
        <source>Free result ({color})</source>
        <extracomment>A basic result that a text gives to a dice check, without a die: &quot;Free result (red)&quot;. {color} is red, green or blue.</extracomment>
        <translation>Výsledek zdarma ({color})</translation>
    </message>
    <message>
        <source>{kind} ({color}, {icon})</source>
        <extracomment>A specialist die: {color} is red, green or blue, {icon} the skill on it, such as Defense. {kind} is as &quot;Specialist die&quot;.</extracomment>
        <translation>{kind} ({color}, {icon})</translation>
    </message>
    <message>
        <source>{kind} ({color})</source>
        <extracomment>A die that is not a specialist, as &quot;Basic die (red)&quot;. {kind} is the make, {color} red, green or blue.</extracomment>
        <translation>{kind} ({color})</translation>
    </message>
    <message>
        <source>{first} + {second}</source>
        <extracomment>A face with two icons, as &quot;Defense + Physical&quot;. {first} and {second} are names of icons.</extracomment>
        <translation>{first} + {second}</translation>
    </message>
</context>
<context>
    <name>DiceText</name>
    <message>
        <source>Move one die from the roll pool to its owner’s spent pool.</source>
        <translation>Přesuňte jednu kostku ze zásoby kostek mezi vyčerpané kostky jejího majitele.</translation>
    </message>
    <message>
        <source>For the rest of this dice check, each [basic] counts as [accident].</source>
        <translation>Po zbytek tohoto ověření kostkami platí každý symbol [basic] za symbol [accident].</translation>
    </message>
    <message>
        <source>Go directly to step {step} of the dice check.</source>
        <extracomment>{step} is a number from 1 to 10.</extracomment>
        <translation>Přejděte rovnou ke kroku {step} ověření kostkami.</translation>
    </message>
    <message>
        <source>Cancel this.</source>
        <extracomment>&quot;This&quot; is a loss, an injury or a danger die that is about to take effect.</extracomment>
        <translation>Zrušte to.</translation>
    </message>
    <message>
        <source>Reroll the danger die that has just been rolled.</source>
        <translation>Přehoďte právě hozenou kostku nebezpečí.</translation>
    </message>
    <message numerus="yes">
        <source>Spend %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Vyčerpejte %n [any_die](acc).</numerusform>
            <numerusform>Vyčerpejte %n [any_die](acc).</numerusform>
            <numerusform>Vyčerpejte %n [any_die](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n red die(s).</source>
        <extracomment>Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Vyčerpejte %n červenou kostku.</numerusform>
            <numerusform>Vyčerpejte %n červené kostky.</numerusform>
            <numerusform>Vyčerpejte %n červených kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n green die(s).</source>
        <extracomment>Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Vyčerpejte %n zelenou kostku.</numerusform>
            <numerusform>Vyčerpejte %n zelené kostky.</numerusform>
            <numerusform>Vyčerpejte %n zelených kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n blue die(s).</source>
        <extracomment>Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Vyčerpejte %n modrou kostku.</numerusform>
            <numerusform>Vyčerpejte %n modré kostky.</numerusform>
            <numerusform>Vyčerpejte %n modrých kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Obětujte %n [any_die](acc).</numerusform>
            <numerusform>Obětujte %n [any_die](acc).</numerusform>
            <numerusform>Obětujte %n [any_die](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n red die(s).</source>
        <extracomment>Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Obětujte %n červenou kostku.</numerusform>
            <numerusform>Obětujte %n červené kostky.</numerusform>
            <numerusform>Obětujte %n červených kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n green die(s).</source>
        <extracomment>Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Obětujte %n zelenou kostku.</numerusform>
            <numerusform>Obětujte %n zelené kostky.</numerusform>
            <numerusform>Obětujte %n zelených kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n blue die(s).</source>
        <extracomment>Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Obětujte %n modrou kostku.</numerusform>
            <numerusform>Obětujte %n modré kostky.</numerusform>
            <numerusform>Obětujte %n modrých kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Obnovte %n [any_die](acc).</numerusform>
            <numerusform>Obnovte %n [any_die](acc).</numerusform>
            <numerusform>Obnovte %n [any_die](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n red die(s).</source>
        <extracomment>Effect of a card: spent dice of this color come back to the board. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Obnovte %n červenou kostku.</numerusform>
            <numerusform>Obnovte %n červené kostky.</numerusform>
            <numerusform>Obnovte %n červených kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n green die(s).</source>
        <extracomment>Effect of a card: spent dice of this color come back to the board. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Obnovte %n zelenou kostku.</numerusform>
            <numerusform>Obnovte %n zelené kostky.</numerusform>
            <numerusform>Obnovte %n zelených kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n blue die(s).</source>
        <extracomment>Effect of a card: spent dice of this color come back to the board. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Obnovte %n modrou kostku.</numerusform>
            <numerusform>Obnovte %n modré kostky.</numerusform>
            <numerusform>Obnovte %n modrých kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n [any_die] of the roll pool.</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Přehoďte až %n [any_die](acc) ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n [any_die](acc) ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n [any_die](acc) ze zásoby kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n red die(s) of the roll pool.</source>
        <extracomment>Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Přehoďte až %n červenou kostku ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n červené kostky ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n červených kostek ze zásoby kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n green die(s) of the roll pool.</source>
        <extracomment>Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Přehoďte až %n zelenou kostku ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n zelené kostky ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n zelených kostek ze zásoby kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n blue die(s) of the roll pool.</source>
        <extracomment>Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Přehoďte až %n modrou kostku ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n modré kostky ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n modrých kostek ze zásoby kostek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn one die of the roll pool to a result of your choice.</source>
        <translation>Otočte jednu kostku ze zásoby kostek na výsledek podle své volby.</translation>
    </message>
    <message>
        <source>Turn one red die of the roll pool to a result of your choice.</source>
        <translation>Otočte jednu červenou kostku ze zásoby kostek na výsledek podle své volby.</translation>
    </message>
    <message>
        <source>Turn one green die of the roll pool to a result of your choice.</source>
        <translation>Otočte jednu zelenou kostku ze zásoby kostek na výsledek podle své volby.</translation>
    </message>
    <message>
        <source>Turn one blue die of the roll pool to a result of your choice.</source>
        <translation>Otočte jednu modrou kostku ze zásoby kostek na výsledek podle své volby.</translation>
    </message>
    <message>
        <source>Turn one die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation>Otočte jednu kostku ze zásoby kostek na symbol {result}.</translation>
    </message>
    <message>
        <source>Turn one red die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation>Otočte jednu červenou kostku ze zásoby kostek na symbol {result}.</translation>
    </message>
    <message>
        <source>Turn one green die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation>Otočte jednu zelenou kostku ze zásoby kostek na symbol {result}.</translation>
    </message>
    <message>
        <source>Turn one blue die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation>Otočte jednu modrou kostku ze zásoby kostek na symbol {result}.</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Back to the dice (M)</source>
        <translation>Zpět ke kostkám (M)</translation>
    </message>
    <message>
        <source>See the check on the map: sector {number} (M)</source>
        <extracomment>A button that puts the dice aside for a look at the map; M is its key. {number} is that of the sector.</extracomment>
        <translation>Ukázat hod na mapě: sektor {number} (M)</translation>
    </message>
    <message>
        <source>Roll pool {count}</source>
        <extracomment>How many section dice are in the check. {count} is a number.</extracomment>
        <translation>Zásoba kostek: {count}</translation>
    </message>
    <message>
        <source>Drag or press dice on the boards. An empty hand is allowed.</source>
        <translation>Přetáhněte kostky z desek nebo na ně klikněte. Nemusíte vybrat žádnou.</translation>
    </message>
</context>
<context>
    <name>DiscoveriesPanel</name>
    <message>
        <source>Discoveries</source>
        <extracomment>Heading in the column of the situation: finds of this expedition.</extracomment>
        <translation>Objevy</translation>
    </message>
    <message>
        <source>In the bag: {count}</source>
        <extracomment>Beside the heading over discoveries: lead tokens in the bag. {count} is their number.</extracomment>
        <translation>V sáčku: {count}</translation>
    </message>
</context>
<context>
    <name>EngineLog</name>
    <message>
        <source>This holds for a while: {rule}</source>
        <extracomment>{rule} is a sentence such as &quot;Resting costs no [supplies].&quot;</extracomment>
        <translation>Toto nějakou dobu platí. {rule}</translation>
    </message>
    <message>
        <source>This is made use of: {rule}</source>
        <extracomment>{rule} is a sentence such as &quot;Resting costs no [supplies].&quot;</extracomment>
        <translation>Využívá se: {rule}</translation>
    </message>
    <message>
        <source>The next effect is carried out.</source>
        <translation>Provádí se další účinek.</translation>
    </message>
    <message>
        <source>this comes next</source>
        <extracomment>A head, small: effects of cards that are carried out one after the other follow.</extracomment>
        <translation>potom následuje</translation>
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
        <source>New name at the table: {player}</source>
        <extracomment>A seat at the table has another player, or the player another name. {player} is the new name.</extracomment>
        <translation>Nové jméno u stolu: {player}</translation>
    </message>
    <message>
        <source>A new expedition begins.</source>
        <translation>Začíná nová výprava.</translation>
    </message>
    <message>
        <source>The team is back aboard.</source>
        <translation>Tým je zpět na palubě.</translation>
    </message>
    <message>
        <source>proposed lift-off</source>
        <translation>návrh odletu</translation>
    </message>
    <message>
        <source>new name: {player}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a player was renamed. {player} is the new name.</extracomment>
        <translation>nové jméno: {player}</translation>
    </message>
    <message>
        <source>start of the expedition</source>
        <translation>začátek výpravy</translation>
    </message>
    <message>
        <source>end of the expedition</source>
        <translation>konec výpravy</translation>
    </message>
    <message>
        <source>choice: {source}</source>
        <extracomment>{source} is a card or table whose text the players decided on.</extracomment>
        <translation>volba: {source}</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Note</source>
        <extracomment>Title of a note that players have written into the journal.</extracomment>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>Said of an option of an entry of the logbook, when it is read again in the journal: players took it.</extracomment>
        <translation>Zvoleno</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <extracomment>Said of an option of an entry of the logbook, when it is read again in the journal: players took another.</extracomment>
        <translation>Nezvoleno</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zpět na seznam</translation>
    </message>
    <message>
        <source>Delete this note</source>
        <translation>Smazat tuto poznámku</translation>
    </message>
</context>
<context>
    <name>EventPiles</name>
    <message>
        <source>Events</source>
        <extracomment>Heading in the column of the situation, over the decks of event cards.</extracomment>
        <translation>Události</translation>
    </message>
    <message>
        <source>Look through the discarded events</source>
        <translation>Projít odhozené události</translation>
    </message>
    <message>
        <source>Cards in the event deck: {count}</source>
        <extracomment>Name of a deck, for tool tips. {count} is a number.</extracomment>
        <translation>Karty v balíčku událostí: {count}</translation>
    </message>
    <message>
        <source>Discarded events: {count}</source>
        <extracomment>Name of a deck, for tool tips. {count} is a number.</extracomment>
        <translation>Odhozené události: {count}</translation>
    </message>
</context>
<context>
    <name>ExertLine</name>
    <message>
        <source>Exert</source>
        <extracomment>Button on a crew board: give up a die to refresh others.</extracomment>
        <translation>Vypětí sil</translation>
    </message>
</context>
<context>
    <name>ExpeditionWords</name>
    <message>
        <source>The expedition is over. Undo reaches back, the library keeps it.</source>
        <translation>Výprava skončila. Lze se k ní vrátit pomocí Zpět, v knihovně zůstává uložená.</translation>
    </message>
</context>
<context>
    <name>Explained</name>
    <message>
        <source>Why?</source>
        <extracomment>Heading over the reason why something cannot be done.</extracomment>
        <translation>Proč?</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <extracomment>{rules} are ids of rules in the rule book, such as &quot;CHK-06, CHK-08&quot;.</extracomment>
        <translation>Pravidla: {rules}</translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>In these words</source>
        <translation>V těchto slovech</translation>
    </message>
</context>
<context>
    <name>ExplanationCard</name>
    <message>
        <source>Codex</source>
        <extracomment>Button: open the page of the codex about this.</extracomment>
        <translation>Kodex</translation>
    </message>
</context>
<context>
    <name>FamilyWay</name>
    <message>
        <source>{kind}: what it says is told here as soon as one lies on the table.</source>
        <extracomment>{kind} is a kind of card, such as &quot;Threat&quot;.</extracomment>
        <translation>{kind}: co se na kartě píše, se zde dočtete, jakmile leží na stole.</translation>
    </message>
    <message>
        <source>{cards} ({count})</source>
        <extracomment>{cards} is such as &quot;All section cards&quot;, {count} how many there are.</extracomment>
        <translation>{cards} ({count})</translation>
    </message>
</context>
<context>
    <name>FindLines</name>
    <message>
        <source>common</source>
        <extracomment>How often a discovery is found in its deck: the first of three degrees.</extracomment>
        <translation>běžný</translation>
    </message>
    <message>
        <source>rare</source>
        <extracomment>How often a discovery is found in its deck: the second of three degrees.</extracomment>
        <translation>vzácný</translation>
    </message>
    <message>
        <source>ultra-rare</source>
        <extracomment>How often a discovery is found in its deck: the third of three degrees.</extracomment>
        <translation>mimořádně vzácný</translation>
    </message>
    <message>
        <source>Brought home it pays for what asks for {icon}, such as research.</source>
        <extracomment>{icon} is the sign of its deck.</extracomment>
        <translation>Doma zaplatí to, co stojí 1 {icon}(acc), například výzkum.</translation>
    </message>
    <message>
        <source>aboard</source>
        <extracomment>A head, small: what a unique discovery changes aboard the ship follows.</extracomment>
        <translation>na palubě</translation>
    </message>
    <message>
        <source>when unloaded aboard</source>
        <extracomment>A head, small: what happens when a discovery is unloaded in the ship follows.</extracomment>
        <translation>při vyložení na palubě</translation>
    </message>
    <message>
        <source>It stays in the records of the ship for ever.</source>
        <translation>Zůstane navždy v záznamech lodi.</translation>
    </message>
    <message>
        <source>It serves in this expedition: points of interest and entries of the log ask for it.</source>
        <translation>Slouží v této výpravě: ptají se po ní body zájmu a záznamy palubního deníku.</translation>
    </message>
</context>
<context>
    <name>FirstScreen</name>
    <message>
        <source>The settings could not be read, so they start anew. The damaged file was kept as {file}.</source>
        <extracomment>Message at the start. {file} is the name of a file.</extracomment>
        <translation>Nastavení se nepodařilo načíst, začíná se proto od začátku. Poškozený soubor zůstal uložen jako {file}.</translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>Some fonts of the game could not be loaded, so fonts of your system stand in for them. Nothing else is affected; installing the game again brings them back. Missing: {files}</source>
        <extracomment>Note in a window. {files} are names of files.</extracomment>
        <translation>Některá písma hry se nepodařilo načíst, zastupují je písma systému. Nic jiného to neovlivní; nová instalace hry je vrátí. Chybí: {files}</translation>
    </message>
</context>
<context>
    <name>GearText</name>
    <message>
        <source>Place the token of this equipment in your sector.</source>
        <translation>Položte žeton této výbavy do svého sektoru.</translation>
    </message>
    <message>
        <source>Move one piece of equipment from any crewmember to any other.</source>
        <translation>Přesuňte jeden kus výbavy od libovolného člena posádky k libovolnému jinému.</translation>
    </message>
    <message>
        <source>One piece of equipment that you carry may be used once more, in spite of its limit.</source>
        <translation>Jeden kus výbavy, který nesete, lze použít ještě jednou navzdory jeho omezení.</translation>
    </message>
    <message>
        <source>One piece of equipment discarded in this expedition returns to a crewmember in your sector.</source>
        <translation>Jeden kus výbavy odhozený v této výpravě se vrátí členovi posádky ve vašem sektoru.</translation>
    </message>
    <message>
        <source>Discard one piece of equipment that you carry.</source>
        <translation>Odhoďte jeden kus výbavy, který nesete.</translation>
    </message>
    <message>
        <source>One piece of equipment that you carry is blocked until it is freed.</source>
        <translation>Jeden kus výbavy, který nesete, je zablokovaný, dokud nebude uvolněn.</translation>
    </message>
    <message>
        <source>No equipment is blocked any more.</source>
        <translation>Žádná výbava už není zablokovaná.</translation>
    </message>
    <message numerus="yes">
        <source>Move one [threat] of your choice %n time(s) to a connected sector.</source>
        <extracomment>Effect of a card. %n is how many steps, each from one sector to the next.</extracomment>
        <translation>
            <numerusform>Přesuňte jednu [threat](acc) podle své volby do propojeného sektoru.</numerusform>
            <numerusform>Přesuňte jednu [threat](acc) podle své volby %n× do propojeného sektoru.</numerusform>
            <numerusform>Přesuňte jednu [threat](acc) podle své volby %n× do propojeného sektoru.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest [threat] moves %n sector(s) toward you.</source>
        <extracomment>Effect of a card, a threat near you comes closer. %n is how many sectors.</extracomment>
        <translation>
            <numerusform>Nejbližší [threat] se posune o %n sektor k vám.</numerusform>
            <numerusform>Nejbližší [threat] se posune o %n sektory k vám.</numerusform>
            <numerusform>Nejbližší [threat] se posune o %n sektorů k vám.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One [threat] of your choice moves %n sector(s) toward you.</source>
        <extracomment>Effect of a card, a threat comes closer. %n is how many sectors.</extracomment>
        <translation>
            <numerusform>Jedna [threat] podle vaší volby se posune o %n sektor k vám.</numerusform>
            <numerusform>Jedna [threat] podle vaší volby se posune o %n sektory k vám.</numerusform>
            <numerusform>Jedna [threat] podle vaší volby se posune o %n sektorů k vám.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until the next turn of whoever uses this, attacks of [threat](pl) do not affect you.</source>
        <translation>Do příštího tahu toho, kdo tento účinek použil, se vás útoky [threat](gen.pl) netýkají.</translation>
    </message>
    <message numerus="yes">
        <source>One piece of equipment that you carry is blocked for this round and %n more.</source>
        <extracomment>Effect of a card: what is blocked cannot be used. %n is the number of further rounds.</extracomment>
        <translation>
            <numerusform>Jeden kus výbavy, který nesete, je zablokovaný v tomto a příštím kole.</numerusform>
            <numerusform>Jeden kus výbavy, který nesete, je zablokovaný v tomto a dalších %n kolech.</numerusform>
            <numerusform>Jeden kus výbavy, který nesete, je zablokovaný v tomto a dalších %n kolech.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of a [threat] in your sector; it skips one of them.</source>
        <extracomment>Effect of a card: a threat does what stands on its cards, one after another. %n is how many of these are looked at.</extracomment>
        <translation>
            <numerusform>Prohlédněte si příští účinek jedné [threat](gen) ve vašem sektoru; vynechá ho.</numerusform>
            <numerusform>Prohlédněte si příští %n účinky jedné [threat](gen) ve vašem sektoru; jeden z nich vynechá.</numerusform>
            <numerusform>Prohlédněte si příštích %n účinků jedné [threat](gen) ve vašem sektoru; jeden z nich vynechá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of a [threat] of your choice; it skips one of them.</source>
        <extracomment>Effect of a card: any threat does what stands on its cards, one after another. %n is how many of these are looked at.</extracomment>
        <translation>
            <numerusform>Prohlédněte si příští účinek jedné [threat](gen) podle své volby; vynechá ho.</numerusform>
            <numerusform>Prohlédněte si příští %n účinky jedné [threat](gen) podle své volby; jeden z nich vynechá.</numerusform>
            <numerusform>Prohlédněte si příštích %n účinků jedné [threat](gen) podle své volby; jeden z nich vynechá.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move one [threat] of your choice back to the sector from which it came last.</source>
        <translation>Přesuňte jednu [threat](acc) podle své volby zpět do sektoru, ze kterého naposledy přišla.</translation>
    </message>
    <message>
        <source>A [threat] in your sector skips its next effect.</source>
        <translation>[threat] ve vašem sektoru vynechá svůj příští účinek.</translation>
    </message>
    <message>
        <source>A [threat] of your choice skips its next effect.</source>
        <translation>[threat] podle vaší volby vynechá svůj příští účinek.</translation>
    </message>
    <message>
        <source>The next attack of a [threat] does not affect you.</source>
        <translation>Příští útok [threat](gen) se vás netýká.</translation>
    </message>
    <message numerus="yes">
        <source>The [time] of each [threat] in your sector and in connected sectors goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on the time track of a threat. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>[time] každé karty [threat](gen) ve vašem sektoru a v propojených sektorech se vrátí o %n pole.</numerusform>
            <numerusform>[time] každé karty [threat](gen) ve vašem sektoru a v propojených sektorech se vrátí o %n pole.</numerusform>
            <numerusform>[time] každé karty [threat](gen) ve vašem sektoru a v propojených sektorech se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the time track of a [threat] in your sector.</source>
        <translation>Vynulujte stupnici času jedné karty [threat](gen) ve vašem sektoru.</translation>
    </message>
    <message>
        <source>The [time] of the [threat] {threat} progresses 1 space.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>[time] karty [threat](gen) {threat} postoupí o 1 pole.</translation>
    </message>
    <message>
        <source>Roll the ten-sided die. On 0 to 4 the [threat] moves to the connected sector with the lowest number, on 5 to 9 to the one with the highest.</source>
        <translation>Hoďte desetistěnnou kostkou. Při 0 až 4 se [threat] přesune do propojeného sektoru s nejnižším číslem, při 5 až 9 do toho s nejvyšším.</translation>
    </message>
    <message numerus="yes">
        <source>Remove a [threat] of your choice; after %n round(s) it comes back to its sector.</source>
        <extracomment>Effect of a card: the threat is away for %n rounds.</extracomment>
        <translation>
            <numerusform>Odstraňte jednu [threat](acc) podle své volby; po %n kole se vrátí do svého sektoru.</numerusform>
            <numerusform>Odstraňte jednu [threat](acc) podle své volby; po %n kolech se vrátí do svého sektoru.</numerusform>
            <numerusform>Odstraňte jednu [threat](acc) podle své volby; po %n kolech se vrátí do svého sektoru.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a secondary standee of this [threat] in its sector.</source>
        <translation>Umístěte do jejího sektoru vedlejší figurku této karty [threat](gen).</translation>
    </message>
    <message>
        <source>Place the token of a piece of mission equipment that you carry in your sector; this is not an action.</source>
        <translation>Položte do svého sektoru žeton polní výbavy, kterou nesete; nejde o akci.</translation>
    </message>
    <message>
        <source>One other crewmember, marker or token of the sector goes along with the traveler, and so does the token of this equipment.</source>
        <translation>S tím, kdo se přesouvá, jde jeden jiný člen posádky, ukazatel nebo žeton ze sektoru a s ním i žeton této výbavy.</translation>
    </message>
    <message>
        <source>A [threat] enters a connected sector of your choice only by spending its whole move (from now on).</source>
        <translation>Do jednoho propojeného sektoru podle vaší volby vstoupí [threat], jen když na to využije celý svůj přesun (od této chvíle).</translation>
    </message>
    <message>
        <source>Look at the [poi] cards that your sector may still get next and choose one; it is the next to come here.</source>
        <translation>Podívejte se na karty [poi](gen.pl), které může váš sektor dostat jako další, a jednu vyberte; ta sem přijde příště.</translation>
    </message>
    <message>
        <source>{member} goes along.</source>
        <extracomment>Choice while a vehicle moves: who travels with it. {member} is the name of a crewmember.</extracomment>
        <translation>{member} se přesune také.</translation>
    </message>
    <message>
        <source>The token {equipment} goes along.</source>
        <extracomment>{equipment} is the name of the card of a token, in quotation marks.</extracomment>
        <translation>Žeton {equipment} se přesune také.</translation>
    </message>
    <message>
        <source>A marker goes along.</source>
        <translation>Jeden ukazatel se přesune také.</translation>
    </message>
    <message>
        <source>Set down the token {equipment}.</source>
        <extracomment>{equipment} is the name of the card of a token, in quotation marks.</extracomment>
        <translation>Položte žeton {equipment} na místo.</translation>
    </message>
    <message>
        <source>Set down the marker from sector {sector}.</source>
        <extracomment>Choice at the end of a move with a marker that was carried along. {sector} is the number of a sector.</extracomment>
        <translation>Položte ukazatel ze sektoru {sector} na místo.</translation>
    </message>
    <message>
        <source>Place the token {equipment}.</source>
        <extracomment>{equipment} is the name of the card of a token, in quotation marks.</extracomment>
        <translation>Položte žeton {equipment}.</translation>
    </message>
    <message>
        <source>Guard sector {sector}.</source>
        <extracomment>Choice: the sector into which no threat comes. {sector} is the number of a sector.</extracomment>
        <translation>Chraňte sektor {sector}.</translation>
    </message>
    <message>
        <source>The [poi] card {poi} comes next.</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>Příště přijde karta [poi](gen) {poi}.</translation>
    </message>
    <message>
        <source>Place a secondary standee of this [threat] in sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>Umístěte do sektoru {sector} vedlejší figurku této karty [threat](gen).</translation>
    </message>
</context>
<context>
    <name>GoalText</name>
    <message>
        <source>Goal when lifting off:</source>
        <translation>Cíl při odletu:</translation>
    </message>
    <message>
        <source>Goal:</source>
        <extracomment>Before the goal of a mission, in the column of the situation.</extracomment>
        <translation>Cíl:</translation>
    </message>
    <message>
        <source>Goal, {now} of {wanted}:</source>
        <extracomment>Before a goal that is counted: &quot;Goal, 2 of 4: At least 4 markers lie in sector 3.&quot; {now} and {wanted} are numbers.</extracomment>
        <translation>Cíl, {now} z {wanted}:</translation>
    </message>
    <message>
        <source>Goal when lifting off, {now} of {wanted}:</source>
        <extracomment>Before a goal that is counted and asked for when the team leaves the planet. {now} and {wanted} are numbers.</extracomment>
        <translation>Cíl při odletu, {now} z {wanted}:</translation>
    </message>
</context>
<context>
    <name>GuideText</name>
    <message>
        <source>No way out</source>
        <translation>Cesta je zavřená</translation>
    </message>
    <message>
        <source>Special actions</source>
        <extracomment>Title of a hint of the guided training, about what cards of a sector offer.</extracomment>
        <translation>Zvláštní akce</translation>
    </message>
    <message>
        <source>A dice check</source>
        <translation>Ověření kostkami</translation>
    </message>
    <message>
        <source>The roll</source>
        <extracomment>Title of a hint of the guided training: the dice fall.</extracomment>
        <translation>Hod</translation>
    </message>
    <message>
        <source>Section cards</source>
        <extracomment>Title of a hint of the guided training, about the cards in the hand.</extracomment>
        <translation>Karty sekce</translation>
    </message>
    <message>
        <source>The spent pool</source>
        <translation>Vyčerpané kostky</translation>
    </message>
    <message>
        <source>Turning a die</source>
        <translation>Otočení kostky</translation>
    </message>
    <message>
        <source>Changing the results</source>
        <translation>Úprava výsledků</translation>
    </message>
    <message>
        <source>Paying with dice</source>
        <translation>Placení kostkami</translation>
    </message>
    <message>
        <source>Marking an outcome</source>
        <translation>Označení důsledku</translation>
    </message>
    <message>
        <source>Traveling</source>
        <extracomment>Title of a hint of the guided training, about the action.</extracomment>
        <translation>Přesun</translation>
    </message>
    <message>
        <source>The travel effect</source>
        <translation>Účinek přesunu</translation>
    </message>
    <message>
        <source>Outcomes with a track</source>
        <translation>Důsledky se stupnicí</translation>
    </message>
    <message>
        <source>Resting</source>
        <extracomment>Title of a hint of the guided training, about the action.</extracomment>
        <translation>Odpočinek</translation>
    </message>
    <message>
        <source>Refreshing dice</source>
        <extracomment>Title of a hint of the guided training: spent dice come back.</extracomment>
        <translation>Obnovení kostek</translation>
    </message>
    <message>
        <source>Too many cards</source>
        <translation>Příliš mnoho karet</translation>
    </message>
    <message>
        <source>Spending a die</source>
        <translation>Vyčerpání kostky</translation>
    </message>
    <message>
        <source>Preparing</source>
        <extracomment>Title of a hint of the guided training, about the action.</extracomment>
        <translation>Příprava</translation>
    </message>
    <message>
        <source>Each turn has two actions. Your sector shows the [no_movement] icon: nobody can travel away from here as long as its [poi] card lies there. So take the special action of that card: press the bright button below.</source>
        <extracomment>&quot;The bright button&quot; is the one at the lower right of the window.</extracomment>
        <translation>Každý tah má dvě akce. Váš sektor ukazuje symbol [no_movement]: dokud tu leží jeho karta [poi](gen), nikdo se odtud nemůže přesunout. Proveďte tedy zvláštní akci této karty: klikněte dole na světlé tlačítko.</translation>
    </message>
    <message>
        <source>Special actions stand on cards, mostly on the [poi] of your sector. You may take one of them in each turn. Press the bright button below.</source>
        <translation>Zvláštní akce jsou na kartách, většinou na kartě [poi](gen) vašeho sektoru. V každém tahu smíte provést jednu z nich. Klikněte dole na světlé tlačítko.</translation>
    </message>
    <message>
        <source>To travel is an action, too: along a path to the sector at its other end. The icons on a path say what it asks for. Press the bright button below or the sign on the path, or drag your figure to that sector.</source>
        <translation>I přesun je akce: po trase do sektoru na jejím druhém konci. Symboly na trase říkají, co žádá. Klikněte dole na světlé tlačítko nebo na značku na trase, nebo do toho sektoru přetáhněte svou figurku.</translation>
    </message>
    <message>
        <source>The [travel] icon on the path means: carry out the travel effect of the [global_condition], which you find at the right. It offers a choice; in this round it is made for you.</source>
        <translation>Symbol [travel] na trase znamená: proveďte účinek přesunu z karty [global_condition](gen), kterou najdete vpravo. Dává na výběr; v tomto kole je vybráno za vás.</translation>
    </message>
    <message>
        <source>Choose dice: press them on the board, or drag them to the tray. Beside it stand the outcomes: what the dice have to show, what happens then, and how likely it is. In this round take each die that glows.</source>
        <translation>Vyberte kostky: klikněte na ně na desce, nebo je přetáhněte na tác. Vedle stojí důsledky: co musí kostky ukázat, co se pak stane a s jakou pravděpodobností. V tomto kole vezměte každou kostku, která svítí.</translation>
    </message>
    <message>
        <source>Here results do not have to match icons: special effects move a marker along each track, and a full track brings its outcome. The lines above the tracks say which results do so. Take all your dice, one after the other.</source>
        <translation>Tady nemusí sedět symboly: zvláštní účinky posouvají na každé stupnici ukazatel a plná stupnice přinese svůj důsledek. Řádky nad stupnicemi říkají, které výsledky to dělají. Vezměte všechny své kostky, jednu po druhé.</translation>
    </message>
    <message>
        <source>Your dice lie in the roll pool. The rail over the tray shows the ten steps of every dice check. Roll the dice.</source>
        <translation>Vaše kostky leží v zásobě kostek. Lišta nad tácem ukazuje deset kroků každého ověření. Hoďte kostkami.</translation>
    </message>
    <message>
        <source>The dice do not show what the green outcome asks for. The cards in your hand can help: the upper half of a card says when it may be played and what it does. Play the card that glows.</source>
        <translation>Kostky neukazují, co žádá zelený důsledek. Pomoci mohou karty z ruky: horní polovina karty říká, kdy se smí zahrát a co udělá. Zahrajte kartu, která svítí.</translation>
    </message>
    <message>
        <source>One of the rolled dice goes to your spent pool. It takes no further part in this dice check, and it waits there until you refresh it.</source>
        <translation>Jedna z hozených kostek se přesune mezi vaše vyčerpané kostky. Tohoto ověření se už neúčastní a čeká tam, dokud ji neobnovíte.</translation>
    </message>
    <message>
        <source>Turn the die to the side that you want. [ace] stands for any icon that an outcome asks for.</source>
        <translation>Otočte kostku na stranu, kterou chcete. [ace] platí za kterýkoli symbol, který důsledek žádá.</translation>
    </message>
    <message>
        <source>Now you may change what the dice show, with cards and skills that say so; those of use now glow. If you are content, go on.</source>
        <translation>Teď smíte změnit, co kostky ukazují, kartami a dovednostmi, které to říkají; co se právě dá použít, svítí. Jste-li spokojeni, pokračujte.</translation>
    </message>
    <message>
        <source>Before the outcome is decided, rolled dice can pay for the lower half of a card. The training comes to that later: go on.</source>
        <translation>Než se rozhodne o důsledku, mohou hozené kostky zaplatit spodní polovinu karty. K tomu se výcvik dostane později: pokračujte.</translation>
    </message>
    <message>
        <source>From top to bottom, the first outcome that the dice cover is marked. Then all dice of the roll pool are spent, and what stands beside the outcome happens.</source>
        <translation>Shora dolů se označí první důsledek, který kostky pokryjí. Potom se všechny kostky ze zásoby vyčerpají a stane se to, co stojí u důsledku.</translation>
    </message>
    <message>
        <source>Dice in the spent pool cannot be used. Whoever rests refreshes some of them and draws a section card. Elsewhere that costs [supplies](pl); here they are unlimited.</source>
        <translation>Vyčerpané kostky nelze použít. Kdo odpočívá, některé z nich obnoví a dobere kartu sekce. Jinde to stojí [supplies](acc.pl); tady jsou neomezené.</translation>
    </message>
    <message>
        <source>Choose the dice that come back to their places, one after the other: press them in the spent pool.</source>
        <translation>Vyberte kostky, které se vrátí na svá místa, jednu po druhé: klikněte na ně mezi vyčerpanými.</translation>
    </message>
    <message>
        <source>You hold more section cards than your limit allows. Press the card that goes to your discard pile.</source>
        <translation>Máte v ruce víc karet sekce, než dovoluje váš limit. Klikněte na kartu, která půjde na váš odhazovací balíček.</translation>
    </message>
    <message>
        <source>Press a die on the board. It goes to the spent pool and waits there until you refresh it.</source>
        <translation>Klikněte na kostku na desce. Přesune se mezi vyčerpané a čeká tam, dokud ji neobnovíte.</translation>
    </message>
    <message>
        <source>Whoever prepares draws a section card, makes a dice check to pay for combinations, or does both. In this round you only draw a card.</source>
        <translation>Kdo se připravuje, dobere kartu sekce, provede ověření, aby zaplatil kombinace, nebo obojí. V tomto kole jen doberete kartu.</translation>
    </message>
</context>
<context>
    <name>HappenedCard</name>
    <message numerus="yes">
        <source>And %n more line(s) in the journal.</source>
        <extracomment>Last line of what has happened since the last look. %n is how many lines do not find room.</extracomment>
        <translation>
            <numerusform>A ještě %n řádek v deníku.</numerusform>
            <numerusform>A ještě %n řádky v deníku.</numerusform>
            <numerusform>A ještě %n řádků v deníku.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeadedSheet</name>
    <message>
        <source>Close (Esc)</source>
        <extracomment>Name of a button, with its key: shut a sheet that lies over the table.</extracomment>
        <translation>Zavřít (Esc)</translation>
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
        <extracomment>Name of a button of the bar.</extracomment>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Shortcuts (?)</source>
        <extracomment>Name of a button of the bar, with its key: the list of keys.</extracomment>
        <translation>Klávesové zkratky (?)</translation>
    </message>
    <message>
        <source>Codex (Ctrl+K)</source>
        <translation>Kodex (Ctrl+K)</translation>
    </message>
    <message>
        <source>Journal (J)</source>
        <extracomment>Name of a button of the bar, with its key: what has happened.</extracomment>
        <translation>Deník (J)</translation>
    </message>
    <message>
        <source>Seats (P)</source>
        <extracomment>Name of a button of the bar, with its key: which player has which section.</extracomment>
        <translation>Místa (P)</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <extracomment>In the bar. {round} counts from 1.</extracomment>
        <translation>{round}. kolo</translation>
    </message>
    <message numerus="yes">
        <source>{member}: %n action(s) left</source>
        <extracomment>Said of a crewmember in the bar, by screen readers. {member} is the name, %n is how many actions the turn has left.</extracomment>
        <translation>
            <numerusform>{member}: zbývá %n akce</numerusform>
            <numerusform>{member}: zbývají %n akce</numerusform>
            <numerusform>{member}: zbývá %n akcí</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: turn ended</source>
        <extracomment>Said of a crewmember in the bar, by screen readers: this person has played in this round. {member} is the name.</extracomment>
        <translation>{member}: tah skončil</translation>
    </message>
    <message>
        <source>{member}: turn to come</source>
        <extracomment>Said of a crewmember in the bar, by screen readers: this person will yet play in this round. {member} is the name.</extracomment>
        <translation>{member}: tah teprve přijde</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <extracomment>In the bar. %n is how many actions the turn has left.</extracomment>
        <translation>
            <numerusform>zbývá %n akce</numerusform>
            <numerusform>zbývají %n akce</numerusform>
            <numerusform>zbývá %n akcí</numerusform>
        </translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>Said instead of a number of supplies, in the training.</extracomment>
        <translation>neomezené</translation>
    </message>
    <message>
        <source>{supplies} of {most}</source>
        <extracomment>In the bar, beside the icon of supplies. {supplies} and {most} are numbers.</extracomment>
        <translation>{supplies} z {most}</translation>
    </message>
    <message>
        <source>Supplies: {count}</source>
        <extracomment>Said by screen readers. {count} is as &quot;3 of 5&quot; or &quot;unlimited&quot;.</extracomment>
        <translation>Zásoby: {count}</translation>
    </message>
    <message>
        <source>Success tokens: {count}</source>
        <extracomment>Said by screen readers: tokens for what the expedition has achieved. {count} is a number.</extracomment>
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
        <extracomment>Entry of the start page.</extracomment>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Training expedition</source>
        <extracomment>Entry of the start page: the guided first game.</extracomment>
        <translation>Výcviková výprava</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Entry of the start page: the list of saved games.</extracomment>
        <translation>Knihovna</translation>
    </message>
    <message numerus="yes">
        <source>%n save(s)</source>
        <extracomment>Under &quot;Library&quot; on the start page. %n is the number of saved games.</extracomment>
        <translation>
            <numerusform>%n uložená hra</numerusform>
            <numerusform>%n uložené hry</numerusform>
            <numerusform>%n uložených her</numerusform>
        </translation>
    </message>
    <message>
        <source>Codex</source>
        <extracomment>Entry of the start page: the book of rules.</extracomment>
        <translation>Kodex</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Entry of the start page.</extracomment>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>Entry of the start page: who made this program and from what.</extracomment>
        <translation>O hře</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <extracomment>Button at the foot of the start page: keys of the keyboard.</extracomment>
        <translation>Klávesové zkratky</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>Switch at the foot of the start page.</extracomment>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>At the foot of the start page. {version} is as &quot;1.0.2&quot;.</extracomment>
        <translation>Verze {version}</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Button at the foot of the start page: leave the program.</extracomment>
        <translation>Ukončit</translation>
    </message>
</context>
<context>
    <name>Icon</name>
    <message>
        <source>Accident</source>
        <extracomment>Name of the icon accident, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Nehoda</translation>
    </message>
    <message>
        <source>Ace</source>
        <extracomment>Name of the icon ace, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Žolík</translation>
    </message>
    <message>
        <source>Action pawn</source>
        <extracomment>Name of the icon action_pawn, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Figurka akce</translation>
    </message>
    <message>
        <source>Adrift</source>
        <extracomment>Name of the icon adrift, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Unášení vesmírem</translation>
    </message>
    <message>
        <source>Any die</source>
        <extracomment>Name of the icon any_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Libovolná kostka</translation>
    </message>
    <message>
        <source>Any symbol</source>
        <extracomment>Name of the icon any_symbol, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Symbol libovolný</translation>
    </message>
    <message>
        <source>Assist</source>
        <extracomment>Name of the icon assist, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Podpora</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Name of the icon barracks, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Kasárna</translation>
    </message>
    <message>
        <source>Basic</source>
        <extracomment>Name of the icon basic, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Základní</translation>
    </message>
    <message>
        <source>Biology</source>
        <extracomment>Name of the icon biology, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Biologie</translation>
    </message>
    <message>
        <source>Not possible</source>
        <extracomment>Name of the icon blocked, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Nelze</translation>
    </message>
    <message>
        <source>Bridge</source>
        <extracomment>Name of the icon bridge, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Můstek</translation>
    </message>
    <message>
        <source>Campaign</source>
        <extracomment>Name of the icon campaign, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Kampaň</translation>
    </message>
    <message>
        <source>Charge</source>
        <extracomment>Name of the icon charge, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Stimulant</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Name of the icon check, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Unfold</source>
        <extracomment>Name of the icon chevron_down, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Rozbalit</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Name of the icon chevron_right, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Další</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Name of the icon close, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Codex</source>
        <extracomment>Name of the icon codex, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Kodex</translation>
    </message>
    <message>
        <source>Dice combination</source>
        <extracomment>Name of the icon combination, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Kombinace kostek</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>Name of the icon command, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Velení</translation>
    </message>
    <message>
        <source>Construction</source>
        <extracomment>Name of the icon construction, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Stavba</translation>
    </message>
    <message>
        <source>Control center</source>
        <extracomment>Name of the icon control_center, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Řídicí centrum</translation>
    </message>
    <message>
        <source>Convert ability</source>
        <extracomment>Name of the icon convert, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Schopnost přeměny</translation>
    </message>
    <message>
        <source>CPU</source>
        <extracomment>Name of the icon cpu, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Procesor</translation>
    </message>
    <message>
        <source>Crew assignment</source>
        <extracomment>Name of the icon crew_assignment, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Přidělení posádky</translation>
    </message>
    <message>
        <source>Crew quarters</source>
        <extracomment>Name of the icon crew_quarters, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ubikace posádky</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <extracomment>Name of the icon debriefing, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Závěrečné hlášení</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Name of the icon deck, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Balíček</translation>
    </message>
    <message>
        <source>Defense</source>
        <extracomment>Name of the icon defense, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Obrana</translation>
    </message>
    <message>
        <source>Dice check</source>
        <extracomment>Name of the icon dice_check, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ověření kostkami</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Name of the icon discard_pile, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Odhazovací balíček</translation>
    </message>
    <message>
        <source>Alien tech</source>
        <extracomment>Name of the icon discovery_alien_tech, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Mimozemská technologie</translation>
    </message>
    <message>
        <source>Strange flora</source>
        <extracomment>Name of the icon discovery_flora, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Podivná flóra</translation>
    </message>
    <message>
        <source>Microorganism</source>
        <extracomment>Name of the icon discovery_microorganism, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Mikroorganismus</translation>
    </message>
    <message>
        <source>Mineral</source>
        <extracomment>Name of the icon discovery_mineral, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Minerál</translation>
    </message>
    <message>
        <source>Living specimen</source>
        <extracomment>Name of the icon discovery_specimen, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Živý exemplář</translation>
    </message>
    <message>
        <source>Do not save</source>
        <extracomment>Name of the icon do_not_save, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Nezaznamenávat</translation>
    </message>
    <message>
        <source>Docking</source>
        <extracomment>Name of the icon docking, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Dokování</translation>
    </message>
    <message>
        <source>Drag handle</source>
        <extracomment>Name of the icon drag_handle, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Úchyt pro přetažení</translation>
    </message>
    <message>
        <source>Energy</source>
        <extracomment>Name of the icon energy, in tool tips, in the codex and for screen readers; Name of the icon power, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Energy cost</source>
        <extracomment>Name of the icon energy_cost, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Cena v energii</translation>
    </message>
    <message>
        <source>Mission equipment</source>
        <extracomment>Name of the icon equipment_mission, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Polní výbava</translation>
    </message>
    <message>
        <source>Mission equipment upgrade</source>
        <extracomment>Name of the icon equipment_mission_upgrade, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vylepšení polní výbavy</translation>
    </message>
    <message>
        <source>Personal equipment</source>
        <extracomment>Name of the icon equipment_personal, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Osobní výbava</translation>
    </message>
    <message>
        <source>Small equipment</source>
        <extracomment>Name of the icon equipment_small, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Drobná výbava</translation>
    </message>
    <message>
        <source>Emergency evac</source>
        <extracomment>Name of the icon evacuate, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Nouzová evakuace</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Name of the icon event, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Událost</translation>
    </message>
    <message>
        <source>Exert</source>
        <extracomment>Name of the icon exert, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vypětí sil</translation>
    </message>
    <message>
        <source>Exploration</source>
        <extracomment>Name of the icon explore, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Průzkum</translation>
    </message>
    <message>
        <source>Final POI</source>
        <extracomment>Name of the icon final_poi, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Závěrečná karta BZ</translation>
    </message>
    <message>
        <source>Fit to view</source>
        <extracomment>Name of the icon fit_view, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Přizpůsobit zobrazení</translation>
    </message>
    <message>
        <source>Food</source>
        <extracomment>Name of the icon food, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Jídlo</translation>
    </message>
    <message>
        <source>Garage</source>
        <extracomment>Name of the icon garage, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Garáž</translation>
    </message>
    <message>
        <source>Gathering</source>
        <extracomment>Name of the icon gather, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sběr</translation>
    </message>
    <message>
        <source>Global condition</source>
        <extracomment>Name of the icon global_condition, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Obecné podmínky</translation>
    </message>
    <message>
        <source>Greenhouse</source>
        <extracomment>Name of the icon greenhouse, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Skleník</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Name of the icon hand, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ruka</translation>
    </message>
    <message>
        <source>Hangar</source>
        <extracomment>Name of the icon hangar, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hangár</translation>
    </message>
    <message>
        <source>Hardware</source>
        <extracomment>Name of the icon hardware, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Name of the icon home, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Úvodní obrazovka</translation>
    </message>
    <message>
        <source>Important</source>
        <extracomment>Name of the icon important_sector, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Důležité</translation>
    </message>
    <message>
        <source>Information</source>
        <extracomment>Name of the icon info, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Informace</translation>
    </message>
    <message>
        <source>Journal</source>
        <extracomment>Name of the icon journal, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Deník</translation>
    </message>
    <message>
        <source>Enter key</source>
        <extracomment>Name of the icon key_enter, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Klávesa Enter</translation>
    </message>
    <message>
        <source>Lander</source>
        <extracomment>Name of the icon lander, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Výsadková loď</translation>
    </message>
    <message>
        <source>Agility</source>
        <extracomment>Name of the icon lander_agility, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Manévrovatelnost</translation>
    </message>
    <message>
        <source>Armor</source>
        <extracomment>Name of the icon lander_armor, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Pancéřování</translation>
    </message>
    <message>
        <source>Capacity</source>
        <extracomment>Name of the icon lander_capacity, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Nosnost</translation>
    </message>
    <message>
        <source>Sensors</source>
        <extracomment>Name of the icon lander_sensors, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Senzory</translation>
    </message>
    <message>
        <source>Lead</source>
        <extracomment>Name of the icon lead, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Náznak</translation>
    </message>
    <message>
        <source>Back to the bag</source>
        <extracomment>Name of the icon lead_recycle, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Zpět do sáčku</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Name of the icon leave, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Odejít</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Name of the icon library, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Knihovna</translation>
    </message>
    <message>
        <source>Lift-off</source>
        <extracomment>Name of the icon lift_off, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Odlet</translation>
    </message>
    <message>
        <source>Locked</source>
        <extracomment>Name of the icon lock, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Zamčeno</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Name of the icon log_entry, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Záznam</translation>
    </message>
    <message>
        <source>Malfunction</source>
        <extracomment>Name of the icon malfunction, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Porucha</translation>
    </message>
    <message>
        <source>Medbay</source>
        <extracomment>Name of the icon medbay, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ošetřovna</translation>
    </message>
    <message>
        <source>Memorial wall</source>
        <extracomment>Name of the icon memorial, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Pamětní zeď</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>Name of the icon minus, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Méně</translation>
    </message>
    <message>
        <source>Mission</source>
        <extracomment>Name of the icon mission, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Structural mod</source>
        <extracomment>Name of the icon mod_structural, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Konstrukční úprava</translation>
    </message>
    <message>
        <source>Utility mod</source>
        <extracomment>Name of the icon mod_utility, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Funkční úprava</translation>
    </message>
    <message>
        <source>Morale</source>
        <extracomment>Name of the icon morale, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Morálka</translation>
    </message>
    <message>
        <source>No movement</source>
        <extracomment>Name of the icon no_movement, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Zákaz přesunu</translation>
    </message>
    <message>
        <source>Objective</source>
        <extracomment>Name of the icon objective, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hlavní úkol</translation>
    </message>
    <message>
        <source>One-way path</source>
        <extracomment>Name of the icon one_way, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Jednosměrná trasa</translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>Name of the icon operations, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Operace</translation>
    </message>
    <message>
        <source>Oxygen</source>
        <extracomment>Name of the icon oxygen, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Kyslík</translation>
    </message>
    <message>
        <source>Oxygen filters</source>
        <extracomment>Name of the icon oxygen_filters, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Kyslíkové filtry</translation>
    </message>
    <message>
        <source>Content pack</source>
        <extracomment>Name of the icon packs, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Balíček obsahu</translation>
    </message>
    <message>
        <source>Penalty token</source>
        <extracomment>Name of the icon penalty, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Žeton penalizace</translation>
    </message>
    <message>
        <source>Physical</source>
        <extracomment>Name of the icon physical, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Tělesná zdatnost</translation>
    </message>
    <message>
        <source>Keep open</source>
        <extracomment>Name of the icon pin, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ponechat otevřené</translation>
    </message>
    <message>
        <source>Ping</source>
        <extracomment>Name of the icon ping, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ping</translation>
    </message>
    <message>
        <source>Planet</source>
        <extracomment>Name of the icon planet, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Planeta</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Name of the icon play, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Name of the icon plus, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Více</translation>
    </message>
    <message>
        <source>Point of interest</source>
        <extracomment>Name of the icon poi, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Bod zájmu</translation>
    </message>
    <message>
        <source>Power connectors</source>
        <extracomment>Name of the icon power_connectors, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Napájecí konektory</translation>
    </message>
    <message>
        <source>Prepare</source>
        <extracomment>Name of the icon prepare, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Příprava</translation>
    </message>
    <message>
        <source>Probe bay</source>
        <extracomment>Name of the icon probe, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hangár sond</translation>
    </message>
    <message>
        <source>Production complex</source>
        <extracomment>Name of the icon production, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Výrobní komplex</translation>
    </message>
    <message>
        <source>Quiet corner</source>
        <extracomment>Name of the icon quiet_corner, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Tichý kout</translation>
    </message>
    <message>
        <source>Rank 1</source>
        <extracomment>Name of the icon rank_1, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hodnost 1</translation>
    </message>
    <message>
        <source>Rank 2</source>
        <extracomment>Name of the icon rank_2, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hodnost 2</translation>
    </message>
    <message>
        <source>Rank 3</source>
        <extracomment>Name of the icon rank_3, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hodnost 3</translation>
    </message>
    <message>
        <source>Rank-up card</source>
        <extracomment>Name of the icon rank_up, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Karta povýšení</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <extracomment>Name of the icon read_aloud, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Číst nahlas</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Name of the icon redo, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Refresh</source>
        <extracomment>Name of the icon refresh_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Obnovení</translation>
    </message>
    <message>
        <source>Region</source>
        <extracomment>Name of the icon region, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Oblast</translation>
    </message>
    <message>
        <source>Reroll</source>
        <extracomment>Name of the icon reroll, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Přehození</translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <extracomment>Name of the icon research_lab, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Výzkumná laboratoř</translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>Name of the icon rest, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Odpočinek</translation>
    </message>
    <message>
        <source>Rover</source>
        <extracomment>Name of the icon rover, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Rover</translation>
    </message>
    <message>
        <source>Sacrifice a die</source>
        <extracomment>Name of the icon sacrifice_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Obětování kostky</translation>
    </message>
    <message>
        <source>Sample</source>
        <extracomment>Name of the icon sample, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vzorek</translation>
    </message>
    <message>
        <source>Save point</source>
        <extracomment>Name of the icon save_point, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Uložení hry</translation>
    </message>
    <message>
        <source>Planetary scanner</source>
        <extracomment>Name of the icon scanner, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Planetární skener</translation>
    </message>
    <message>
        <source>Science</source>
        <extracomment>Name of the icon science, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Věda</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Name of the icon search, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>Name of the icon seats, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Sector</source>
        <extracomment>Name of the icon sector, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Name of the icon seed, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Semeno</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Name of the icon settings, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Share window</source>
        <extracomment>Name of the icon share_window, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Okno ke sdílení</translation>
    </message>
    <message>
        <source>Shutdown tile</source>
        <extracomment>Name of the icon shutdown, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Destička odstávky</translation>
    </message>
    <message>
        <source>Situation</source>
        <extracomment>Name of the icon situation, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Situace</translation>
    </message>
    <message>
        <source>Sol</source>
        <extracomment>Name of the icon sol, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Solar panels</source>
        <extracomment>Name of the icon solar_panel, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Solární panely</translation>
    </message>
    <message>
        <source>Spare part</source>
        <extracomment>Name of the icon spare_part, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Náhradní díl</translation>
    </message>
    <message>
        <source>Special action</source>
        <extracomment>Name of the icon special_action, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Zvláštní akce</translation>
    </message>
    <message>
        <source>Spend a die</source>
        <extracomment>Name of the icon spend_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vyčerpání kostky</translation>
    </message>
    <message>
        <source>Star map</source>
        <extracomment>Name of the icon star_map, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hvězdná mapa</translation>
    </message>
    <message>
        <source>Stress</source>
        <extracomment>Name of the icon stress, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Stres</translation>
    </message>
    <message>
        <source>Success</source>
        <extracomment>Name of the icon success, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Úspěch</translation>
    </message>
    <message>
        <source>Supplies</source>
        <extracomment>Name of the icon supplies, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Zásoby</translation>
    </message>
    <message>
        <source>Technology</source>
        <extracomment>Name of the icon technology, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>Threat</source>
        <extracomment>Name of the icon threat, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hrozba</translation>
    </message>
    <message>
        <source>Time token</source>
        <extracomment>Name of the icon time, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Žeton času</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>Name of the icon timeline, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Časová osa</translation>
    </message>
    <message>
        <source>Travel</source>
        <extracomment>Name of the icon travel, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Přesun</translation>
    </message>
    <message>
        <source>Training expedition</source>
        <extracomment>Name of the icon tutorial, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Výcviková výprava</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Name of the icon undo, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Unique discovery</source>
        <extracomment>Name of the icon unique_discovery, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Mimořádný objev</translation>
    </message>
    <message>
        <source>Unloading</source>
        <extracomment>Name of the icon unloading, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vykládání</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>Name of the icon workshop, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Dílna</translation>
    </message>
    <message>
        <source>Wound</source>
        <extracomment>Name of the icon wound, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Rána</translation>
    </message>
    <message>
        <source>Xenology</source>
        <extracomment>Name of the icon xenology, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Xenologie</translation>
    </message>
</context>
<context>
    <name>IconWords</name>
    <message numerus="yes">
        <source>%n</source>
        <extracomment>Not shown anywhere. Which of the words of an icon goes with this number, in the order in which the list of words has them: 1 in the first of your plural forms, 2 in the second, and so on.</extracomment>
        <translation>
            <numerusform>1</numerusform>
            <numerusform>2</numerusform>
            <numerusform>3</numerusform>
        </translation>
    </message>
    <message>
        <source>accident|accidents</source>
        <extracomment>The icon accident in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>nehoda|nehody|nehod; gen nehody|nehod|nehod; dat nehodě|nehodám|nehodám; acc nehodu|nehody|nehod; loc nehodě|nehodách|nehodách; ins nehodou|nehodami|nehodami</translation>
    </message>
    <message>
        <source>ace|aces</source>
        <extracomment>The icon ace in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>žolík|žolíky|žolíků; gen žolíka|žolíků|žolíků; dat žolíku|žolíkům|žolíkům; acc žolíka|žolíky|žolíků; loc žolíku|žolících|žolících; ins žolíkem|žolíky|žolíky</translation>
    </message>
    <message>
        <source>die of any color|dice of any color</source>
        <extracomment>The icon any_die in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>libovolná kostka|libovolné kostky|libovolných kostek; gen libovolné kostky|libovolných kostek|libovolných kostek; dat libovolné kostce|libovolným kostkám|libovolným kostkám; acc libovolnou kostku|libovolné kostky|libovolných kostek; loc libovolné kostce|libovolných kostkách|libovolných kostkách; ins libovolnou kostkou|libovolnými kostkami|libovolnými kostkami</translation>
    </message>
    <message>
        <source>any symbol|any symbols</source>
        <extracomment>The icon any_symbol in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>libovolný symbol|libovolné symboly|libovolných symbolů; gen libovolného symbolu|libovolných symbolů|libovolných symbolů; dat libovolnému symbolu|libovolným symbolům|libovolným symbolům; acc libovolný symbol|libovolné symboly|libovolných symbolů; loc libovolném symbolu|libovolných symbolech|libovolných symbolech; ins libovolným symbolem|libovolnými symboly|libovolnými symboly</translation>
    </message>
    <message>
        <source>basic|basics</source>
        <extracomment>The icon basic in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>základní|základní|základní</translation>
    </message>
    <message>
        <source>biology|biology</source>
        <extracomment>The icon biology in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>biologie|biologie|biologie</translation>
    </message>
    <message>
        <source>aquatic|aquatic</source>
        <extracomment>The icon biome_aquatic in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>vodní|vodní|vodní</translation>
    </message>
    <message>
        <source>caves|caves</source>
        <extracomment>The icon biome_caves in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>jeskyně|jeskyně|jeskyně</translation>
    </message>
    <message>
        <source>crystalline|crystalline</source>
        <extracomment>The icon biome_crystalline in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>krystalický|krystalický|krystalický</translation>
    </message>
    <message>
        <source>desert|desert</source>
        <extracomment>The icon biome_desert in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>pouštní|pouštní|pouštní</translation>
    </message>
    <message>
        <source>frigid|frigid</source>
        <extracomment>The icon biome_frigid in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>chladný|chladný|chladný</translation>
    </message>
    <message>
        <source>hostile|hostile</source>
        <extracomment>The icon biome_hostile in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>nepřátelský|nepřátelský|nepřátelský</translation>
    </message>
    <message>
        <source>lethal|lethal</source>
        <extracomment>The icon biome_lethal in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>smrtící|smrtící|smrtící</translation>
    </message>
    <message>
        <source>rocky|rocky</source>
        <extracomment>The icon biome_rocky in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>skalnatý|skalnatý|skalnatý</translation>
    </message>
    <message>
        <source>ruins|ruins</source>
        <extracomment>The icon biome_ruins in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>ruiny|ruiny|ruiny</translation>
    </message>
    <message>
        <source>training|training</source>
        <extracomment>The icon biome_training in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>výcvik|výcvik|výcvik</translation>
    </message>
    <message>
        <source>vegetation|vegetation</source>
        <extracomment>The icon biome_vegetation in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>vegetace|vegetace|vegetace</translation>
    </message>
    <message>
        <source>void|void</source>
        <extracomment>The icon biome_void in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>prázdnota|prázdnota|prázdnota</translation>
    </message>
    <message>
        <source>volcanic|volcanic</source>
        <extracomment>The icon biome_volcanic in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>sopečný|sopečný|sopečný</translation>
    </message>
    <message>
        <source>charge|charges</source>
        <extracomment>The icon charge in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>stimulant|stimulanty|stimulantů; gen stimulantu|stimulantů|stimulantů; dat stimulantu|stimulantům|stimulantům; acc stimulant|stimulanty|stimulantů; loc stimulantu|stimulantech|stimulantech; ins stimulantem|stimulanty|stimulanty</translation>
    </message>
    <message>
        <source>dice combination|dice combinations</source>
        <extracomment>The icon combination in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>kombinace kostek|kombinace kostek|kombinací kostek; gen kombinace kostek|kombinací kostek|kombinací kostek; dat kombinaci kostek|kombinacím kostek|kombinacím kostek; acc kombinaci kostek|kombinace kostek|kombinací kostek; loc kombinaci kostek|kombinacích kostek|kombinacích kostek; ins kombinací kostek|kombinacemi kostek|kombinacemi kostek</translation>
    </message>
    <message>
        <source>command|command</source>
        <extracomment>The icon command in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>velení|velení|velení; gen velení|velení|velení; dat velení|velením|velením; acc velení|velení|velení; loc velení|veleních|veleních; ins velením|veleními|veleními</translation>
    </message>
    <message>
        <source>construction|construction</source>
        <extracomment>The icon construction in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>stavba|stavba|stavba</translation>
    </message>
    <message>
        <source>convert|convert</source>
        <extracomment>The icon convert in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>schopnost přeměny|schopnosti přeměny|schopností přeměny; gen schopnosti přeměny|schopností přeměny|schopností přeměny; dat schopnosti přeměny|schopnostem přeměny|schopnostem přeměny; acc schopnost přeměny|schopnosti přeměny|schopností přeměny; loc schopnosti přeměny|schopnostech přeměny|schopnostech přeměny; ins schopností přeměny|schopnostmi přeměny|schopnostmi přeměny</translation>
    </message>
    <message>
        <source>common danger|common dangers</source>
        <extracomment>The icon danger_common in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>běžné nebezpečí|běžné nebezpečí|běžné nebezpečí</translation>
    </message>
    <message>
        <source>rare danger|rare dangers</source>
        <extracomment>The icon danger_rare in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>vzácné nebezpečí|vzácné nebezpečí|vzácné nebezpečí</translation>
    </message>
    <message>
        <source>special danger|special dangers</source>
        <extracomment>The icon danger_special in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>zvláštní nebezpečí|zvláštní nebezpečí|zvláštní nebezpečí</translation>
    </message>
    <message>
        <source>uncommon danger|uncommon dangers</source>
        <extracomment>The icon danger_uncommon in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>neobvyklé nebezpečí|neobvyklé nebezpečí|neobvyklé nebezpečí</translation>
    </message>
    <message>
        <source>defense|defense</source>
        <extracomment>The icon defense in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>obrana|obrana|obrana</translation>
    </message>
    <message>
        <source>dice check|dice checks</source>
        <extracomment>The icon dice_check in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>ověření kostkami|ověření kostkami|ověření kostkami; gen ověření kostkami|ověření kostkami|ověření kostkami; dat ověření kostkami|ověřením kostkami|ověřením kostkami; acc ověření kostkami|ověření kostkami|ověření kostkami; loc ověření kostkami|ověřeních kostkami|ověřeních kostkami; ins ověřením kostkami|ověřeními kostkami|ověřeními kostkami</translation>
    </message>
    <message>
        <source>alien tech|alien tech</source>
        <extracomment>The icon discovery_alien_tech in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>mimozemská technologie|mimozemské technologie|mimozemských technologií; gen mimozemské technologie|mimozemských technologií|mimozemských technologií; dat mimozemské technologii|mimozemským technologiím|mimozemským technologiím; acc mimozemskou technologii|mimozemské technologie|mimozemských technologií; loc mimozemské technologii|mimozemských technologiích|mimozemských technologiích; ins mimozemskou technologií|mimozemskými technologiemi|mimozemskými technologiemi</translation>
    </message>
    <message>
        <source>strange flora|strange flora</source>
        <extracomment>The icon discovery_flora in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>podivná flóra|podivné flóry|podivných flór; gen podivné flóry|podivných flór|podivných flór; dat podivné flóře|podivným flórám|podivným flórám; acc podivnou flóru|podivné flóry|podivných flór; loc podivné flóře|podivných flórách|podivných flórách; ins podivnou flórou|podivnými flórami|podivnými flórami</translation>
    </message>
    <message>
        <source>microorganism|microorganisms</source>
        <extracomment>The icon discovery_microorganism in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>mikroorganismus|mikroorganismy|mikroorganismů; gen mikroorganismu|mikroorganismů|mikroorganismů; dat mikroorganismu|mikroorganismům|mikroorganismům; acc mikroorganismus|mikroorganismy|mikroorganismů; loc mikroorganismu|mikroorganismech|mikroorganismech; ins mikroorganismem|mikroorganismy|mikroorganismy</translation>
    </message>
    <message>
        <source>mineral|minerals</source>
        <extracomment>The icon discovery_mineral in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>minerál|minerály|minerálů; gen minerálu|minerálů|minerálů; dat minerálu|minerálům|minerálům; acc minerál|minerály|minerálů; loc minerálu|minerálech|minerálech; ins minerálem|minerály|minerály</translation>
    </message>
    <message>
        <source>living specimen|living specimens</source>
        <extracomment>The icon discovery_specimen in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>živý exemplář|živé exempláře|živých exemplářů; gen živého exempláře|živých exemplářů|živých exemplářů; dat živému exempláři|živým exemplářům|živým exemplářům; acc živý exemplář|živé exempláře|živých exemplářů; loc živém exempláři|živých exemplářích|živých exemplářích; ins živým exemplářem|živými exempláři|živými exempláři</translation>
    </message>
    <message>
        <source>do not save|do not save</source>
        <extracomment>The icon do_not_save in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>nezaznamenávat|nezaznamenávat|nezaznamenávat</translation>
    </message>
    <message>
        <source>energy|energy</source>
        <extracomment>The icon energy in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>energie|energie|energie; gen energie|energie|energie; dat energii|energiím|energiím; acc energii|energie|energie; loc energii|energiích|energiích; ins energií|energiemi|energiemi</translation>
    </message>
    <message>
        <source>event|events</source>
        <extracomment>The icon event in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>událost|události|událostí; gen události|událostí|událostí; dat události|událostem|událostem; acc událost|události|událostí; loc události|událostech|událostech; ins událostí|událostmi|událostmi</translation>
    </message>
    <message>
        <source>exploration|exploration</source>
        <extracomment>The icon explore in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>průzkum|průzkum|průzkum</translation>
    </message>
    <message>
        <source>final POI|final POI</source>
        <extracomment>The icon final_poi in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>závěrečný bod zájmu|závěrečné body zájmu|závěrečných bodů zájmu; gen závěrečného bodu zájmu|závěrečných bodů zájmu|závěrečných bodů zájmu; dat závěrečnému bodu zájmu|závěrečným bodům zájmu|závěrečným bodům zájmu; acc závěrečný bod zájmu|závěrečné body zájmu|závěrečných bodů zájmu; loc závěrečném bodu zájmu|závěrečných bodech zájmu|závěrečných bodech zájmu; ins závěrečným bodem zájmu|závěrečnými body zájmu|závěrečnými body zájmu</translation>
    </message>
    <message>
        <source>gathering|gathering</source>
        <extracomment>The icon gather in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>sběr|sběr|sběr</translation>
    </message>
    <message>
        <source>global condition|global conditions</source>
        <extracomment>The icon global_condition in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>obecná podmínka|obecné podmínky|obecných podmínek; gen obecné podmínky|obecných podmínek|obecných podmínek; dat obecné podmínce|obecným podmínkám|obecným podmínkám; acc obecnou podmínku|obecné podmínky|obecných podmínek; loc obecné podmínce|obecných podmínkách|obecných podmínkách; ins obecnou podmínkou|obecnými podmínkami|obecnými podmínkami</translation>
    </message>
    <message>
        <source>important|important</source>
        <extracomment>The icon important_sector in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>důležité|důležité|důležité</translation>
    </message>
    <message>
        <source>damage|damage</source>
        <extracomment>The icon injury_damage in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>poranění|poranění|poranění</translation>
    </message>
    <message>
        <source>heavy damage|heavy damage</source>
        <extracomment>The icon injury_heavy in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>těžké poranění|těžké poranění|těžké poranění</translation>
    </message>
    <message>
        <source>mental damage|mental damage</source>
        <extracomment>The icon injury_mental in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>psychické problémy|psychické problémy|psychické problémy</translation>
    </message>
    <message>
        <source>special damage|special damage</source>
        <extracomment>The icon injury_special in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>zvláštní zranění|zvláštní zranění|zvláštní zranění</translation>
    </message>
    <message>
        <source>lander|landers</source>
        <extracomment>The icon lander in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>výsadková loď|výsadkové lodě|výsadkových lodí; gen výsadkové lodi|výsadkových lodí|výsadkových lodí; dat výsadkové lodi|výsadkovým lodím|výsadkovým lodím; acc výsadkovou loď|výsadkové lodě|výsadkových lodí; loc výsadkové lodi|výsadkových lodích|výsadkových lodích; ins výsadkovou lodí|výsadkovými loděmi|výsadkovými loděmi</translation>
    </message>
    <message>
        <source>agility|agility</source>
        <extracomment>The icon lander_agility in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>manévrovatelnost|manévrovatelnosti|manévrovatelností; gen manévrovatelnosti|manévrovatelností|manévrovatelností; dat manévrovatelnosti|manévrovatelnostem|manévrovatelnostem; acc manévrovatelnost|manévrovatelnosti|manévrovatelností; loc manévrovatelnosti|manévrovatelnostech|manévrovatelnostech; ins manévrovatelností|manévrovatelnostmi|manévrovatelnostmi</translation>
    </message>
    <message>
        <source>armor|armor</source>
        <extracomment>The icon lander_armor in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>pancéřování|pancéřování|pancéřování; gen pancéřování|pancéřování|pancéřování; dat pancéřování|pancéřováním|pancéřováním; acc pancéřování|pancéřování|pancéřování; loc pancéřování|pancéřováních|pancéřováních; ins pancéřováním|pancéřováními|pancéřováními</translation>
    </message>
    <message>
        <source>capacity|capacity</source>
        <extracomment>The icon lander_capacity in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>nosnost|nosnosti|nosností; gen nosnosti|nosností|nosností; dat nosnosti|nosnostem|nosnostem; acc nosnost|nosnosti|nosností; loc nosnosti|nosnostech|nosnostech; ins nosností|nosnostmi|nosnostmi</translation>
    </message>
    <message>
        <source>sensors|sensors</source>
        <extracomment>The icon lander_sensors in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>senzory|senzory|senzorů; gen senzorů|senzorů|senzorů; dat senzorům|senzorům|senzorům; acc senzory|senzory|senzorů; loc senzorech|senzorech|senzorech; ins senzory|senzory|senzory</translation>
    </message>
    <message>
        <source>lead|leads</source>
        <extracomment>The icon lead in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>náznak|náznaky|náznaků; gen náznaku|náznaků|náznaků; dat náznaku|náznakům|náznakům; acc náznak|náznaky|náznaků; loc náznaku|náznacích|náznacích; ins náznakem|náznaky|náznaky</translation>
    </message>
    <message>
        <source>back to the bag|back to the bag</source>
        <extracomment>The icon lead_recycle in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>zpět do sáčku|zpět do sáčku|zpět do sáčku</translation>
    </message>
    <message>
        <source>log|logs</source>
        <extracomment>The icon log_entry in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>záznam|záznamy|záznamů; gen záznamu|záznamů|záznamů; dat záznamu|záznamům|záznamům; acc záznam|záznamy|záznamů; loc záznamu|záznamech|záznamech; ins záznamem|záznamy|záznamy</translation>
    </message>
    <message>
        <source>mission|missions</source>
        <extracomment>The icon mission in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>mise|mise|misí; gen mise|misí|misí; dat misi|misím|misím; acc misi|mise|misí; loc misi|misích|misích; ins misí|misemi|misemi</translation>
    </message>
    <message>
        <source>morale|morale</source>
        <extracomment>The icon morale in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>morálka|morálky|morálek; gen morálky|morálek|morálek; dat morálce|morálkám|morálkám; acc morálku|morálky|morálek; loc morálce|morálkách|morálkách; ins morálkou|morálkami|morálkami</translation>
    </message>
    <message>
        <source>no movement|no movement</source>
        <extracomment>The icon no_movement in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>zákaz přesunu|zákazy přesunu|zákazů přesunu; gen zákazu přesunu|zákazů přesunu|zákazů přesunu; dat zákazu přesunu|zákazům přesunu|zákazům přesunu; acc zákaz přesunu|zákazy přesunu|zákazů přesunu; loc zákazu přesunu|zákazech přesunu|zákazech přesunu; ins zákazem přesunu|zákazy přesunu|zákazy přesunu</translation>
    </message>
    <message>
        <source>physical|physical</source>
        <extracomment>The icon physical in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>tělesná zdatnost|tělesná zdatnost|tělesná zdatnost</translation>
    </message>
    <message>
        <source>point of interest|points of interest</source>
        <extracomment>The icon poi in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>bod zájmu|body zájmu|bodů zájmu; gen bodu zájmu|bodů zájmu|bodů zájmu; dat bodu zájmu|bodům zájmu|bodům zájmu; acc bod zájmu|body zájmu|bodů zájmu; loc bodu zájmu|bodech zájmu|bodech zájmu; ins bodem zájmu|body zájmu|body zájmu</translation>
    </message>
    <message>
        <source>rank-up card|rank-up cards</source>
        <extracomment>The icon rank_up in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>karta povýšení|karty povýšení|karet povýšení; gen karty povýšení|karet povýšení|karet povýšení; dat kartě povýšení|kartám povýšení|kartám povýšení; acc kartu povýšení|karty povýšení|karet povýšení; loc kartě povýšení|kartách povýšení|kartách povýšení; ins kartou povýšení|kartami povýšení|kartami povýšení</translation>
    </message>
    <message>
        <source>science|science</source>
        <extracomment>The icon science in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>věda|věda|věda</translation>
    </message>
    <message>
        <source>success|successes</source>
        <extracomment>The icon success in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>úspěch|úspěchy|úspěchů; gen úspěchu|úspěchů|úspěchů; dat úspěchu|úspěchům|úspěchům; acc úspěch|úspěchy|úspěchů; loc úspěchu|úspěších|úspěších; ins úspěchem|úspěchy|úspěchy</translation>
    </message>
    <message>
        <source>supply|supplies</source>
        <extracomment>The icon supplies in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>zásoba|zásoby|zásob; gen zásoby|zásob|zásob; dat zásobě|zásobám|zásobám; acc zásobu|zásoby|zásob; loc zásobě|zásobách|zásobách; ins zásobou|zásobami|zásobami</translation>
    </message>
    <message>
        <source>technology|technology</source>
        <extracomment>The icon technology in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>technologie|technologie|technologie</translation>
    </message>
    <message>
        <source>threat|threats</source>
        <extracomment>The icon threat in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>hrozba|hrozby|hrozeb; gen hrozby|hrozeb|hrozeb; dat hrozbě|hrozbám|hrozbám; acc hrozbu|hrozby|hrozeb; loc hrozbě|hrozbách|hrozbách; ins hrozbou|hrozbami|hrozbami</translation>
    </message>
    <message>
        <source>time token|time tokens</source>
        <extracomment>The icon time in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>žeton času|žetony času|žetonů času; gen žetonu času|žetonů času|žetonů času; dat žetonu času|žetonům času|žetonům času; acc žeton času|žetony času|žetonů času; loc žetonu času|žetonech času|žetonech času; ins žetonem času|žetony času|žetony času</translation>
    </message>
    <message>
        <source>travel|travel</source>
        <extracomment>The icon travel in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>přesun|přesuny|přesunů; gen přesunu|přesunů|přesunů; dat přesunu|přesunům|přesunům; acc přesun|přesuny|přesunů; loc přesunu|přesunech|přesunech; ins přesunem|přesuny|přesuny</translation>
    </message>
    <message>
        <source>unique discovery|unique discoveries</source>
        <extracomment>The icon unique_discovery in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>mimořádný objev|mimořádné objevy|mimořádných objevů; gen mimořádného objevu|mimořádných objevů|mimořádných objevů; dat mimořádnému objevu|mimořádným objevům|mimořádným objevům; acc mimořádný objev|mimořádné objevy|mimořádných objevů; loc mimořádném objevu|mimořádných objevech|mimořádných objevech; ins mimořádným objevem|mimořádnými objevy|mimořádnými objevy</translation>
    </message>
    <message>
        <source>wound|wounds</source>
        <extracomment>The icon wound in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>rána|rány|ran; gen rány|ran|ran; dat ráně|ranám|ranám; acc ránu|rány|ran; loc ráně|ranách|ranách; ins ranou|ranami|ranami</translation>
    </message>
    <message>
        <source>xenology|xenology</source>
        <extracomment>The icon xenology in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>xenologie|xenologie|xenologie</translation>
    </message>
</context>
<context>
    <name>InjuryIcon</name>
    <message>
        <source>Damage</source>
        <extracomment>Name of the icon injury_damage, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Poranění</translation>
    </message>
    <message>
        <source>Heavy damage</source>
        <extracomment>Name of the icon injury_heavy, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Těžké poranění</translation>
    </message>
    <message>
        <source>Mental</source>
        <extracomment>Name of the icon injury_mental, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Psychické problémy</translation>
    </message>
    <message>
        <source>Special</source>
        <extracomment>Name of the icon injury_special, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Zvláštní zranění</translation>
    </message>
</context>
<context>
    <name>JournalSheet</name>
    <message>
        <source>Journal</source>
        <extracomment>Title of the sheet that tells what has happened.</extracomment>
        <translation>Deník</translation>
    </message>
    <message>
        <source>What is shown</source>
        <extracomment>Which lines of the journal are shown.</extracomment>
        <translation>Co se zobrazuje</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>Choice of what the journal shows: the entries and cards that were read to players.</extracomment>
        <translation>Přečtené</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>Choice of what the journal shows: every line.</extracomment>
        <translation>Všechno</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>Choice of what the journal shows: what players have written themselves.</extracomment>
        <translation>Poznámky</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Hledat (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Hledat v deníku</translation>
    </message>
    <message>
        <source>Nothing of the kind has been written yet.</source>
        <translation>Nic takového tu zatím není.</translation>
    </message>
    <message>
        <source>A note of your own</source>
        <translation>Vlastní poznámka</translation>
    </message>
    <message>
        <source>Keep the note</source>
        <translation>Uložit poznámku</translation>
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
    <name>Keeping</name>
    <message>
        <source>Leave without keeping it</source>
        <translation>Odejít bez uložení</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a window with a message: shut the window.</extracomment>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Keep it in another file…</source>
        <translation>Uložit do jiného souboru…</translation>
    </message>
    <message>
        <source>Trouble with the save</source>
        <translation>Potíž s uloženou hrou</translation>
    </message>
    <message numerus="yes">
        <source>The last %n decision(s) in {file} are gone: they lay in a file beside it that was lost or damaged. The game goes on from what is left.</source>
        <extracomment>A file beside the saved game held the last decisions and is gone. %n is how many, {file} the saved game.</extracomment>
        <translation>
            <numerusform>V souboru {file} chybí poslední rozhodnutí: leželo v souboru vedle, který se ztratil nebo poškodil. Hra pokračuje z toho, co zbylo.</numerusform>
            <numerusform>V souboru {file} chybějí poslední %n rozhodnutí: ležela v souboru vedle, který se ztratil nebo poškodil. Hra pokračuje z toho, co zbylo.</numerusform>
            <numerusform>V souboru {file} chybí posledních %n rozhodnutí: ležela v souboru vedle, který se ztratil nebo poškodil. Hra pokračuje z toho, co zbylo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of the game is missing</source>
        <translation>Část hry chybí</translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>Ctrl</source>
        <extracomment>Name of a key as printed on keyboards of the language.</extracomment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>Name of a key as printed on keyboards of the language.</extracomment>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>Name of the longest key as printed on keyboards or called in the language.</extracomment>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>PgDn</source>
        <extracomment>Name of a key as printed on keyboards of the language: a page down.</extracomment>
        <translation>Page Down</translation>
    </message>
</context>
<context>
    <name>Keyword</name>
    <message>
        <source>Round: round|rounds</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Kolo: kolo|kola|kole|kolech</translation>
    </message>
    <message>
        <source>End of turn: end of turn|end of a turn|end of the turn|end of your turn</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Konec tahu: konec tahu|konci tahu</translation>
    </message>
    <message>
        <source>Action: action|actions</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Akce: akce|akci|akcí|akcím|akcemi</translation>
    </message>
    <message>
        <source>Travel: travel*</source>
        <extracomment>A term and, behind the colon, its forms in texts: the action of going from sector to sector.</extracomment>
        <translation>Přesun: přesun*</translation>
    </message>
    <message>
        <source>Turn: turn|turns|-turn a die|-turn 1|-turn 2|-turn the|-turn one|-turn any|-turns a|-in turn</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Tah: tah|tahu|tahy|tazích</translation>
    </message>
    <message>
        <source>Rest: rest|rests|resting|-rest of|-the rest</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Odpočinek: odpočin*|odpočív*</translation>
    </message>
    <message>
        <source>Prepare: prepar*</source>
        <extracomment>A term and, behind the colon, its forms in texts: the action of drawing a card and getting ready.</extracomment>
        <translation>Příprava: příprav*|připrav*</translation>
    </message>
    <message>
        <source>Lift-off: lift-off|lift off|lifts off</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Odlet: odlet*</translation>
    </message>
    <message>
        <source>Special action: special action*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Zvláštní akce: zvláštní* akc*</translation>
    </message>
    <message>
        <source>Exert: exert*</source>
        <extracomment>A term and, behind the colon, its forms in texts: to give up a die and refresh others.</extracomment>
        <translation>Vypětí sil: vypnout síly|vypne síly|vypněte síly|vypnout k výkonu|vypětí* sil</translation>
    </message>
    <message>
        <source>Assist: assist*</source>
        <extracomment>A term and, behind the colon, its forms in texts: to help in the dice check of somebody else.</extracomment>
        <translation>Podpora: podpoř*|podpor*</translation>
    </message>
    <message>
        <source>Refresh: refresh*</source>
        <extracomment>A term and, behind the colon, its forms in texts: to bring spent dice back.</extracomment>
        <translation>Obnovení: obnov*</translation>
    </message>
    <message>
        <source>Spend a die: spend*|spent</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Vyčerpání kostky: vyčerp*</translation>
    </message>
    <message>
        <source>Sacrifice a die: sacrific*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Obětování kostky: obět*</translation>
    </message>
    <message>
        <source>Discard: discard|discards|discarded</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Odhození: odhoď*|odhod*|odhaz*</translation>
    </message>
    <message>
        <source>Discard pile: discard pile*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Odhazovací balíček: odhazovací* balíč*</translation>
    </message>
    <message>
        <source>Dice check: dice check*|check|checks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Ověření kostkami: ověření*</translation>
    </message>
    <message>
        <source>Result: result|results</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Výsledek: výsled*</translation>
    </message>
    <message>
        <source>Outcome: outcome|outcomes</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Důsledek akce: důsled*</translation>
    </message>
    <message>
        <source>Green outcome: green outcome*|green row</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Zelený důsledek: zelen* důsled*|zelen* řád*</translation>
    </message>
    <message>
        <source>Yellow outcome: yellow outcome*|yellow row</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Žlutý důsledek: žlut* důsled*|žlut* řád*</translation>
    </message>
    <message>
        <source>Red outcome: red outcome*|red row</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Červený důsledek: červen* důsled*|červen* řád*</translation>
    </message>
    <message>
        <source>Requirement: requirement*</source>
        <extracomment>A term and, behind the colon, its forms in texts: icons that dice must show.</extracomment>
        <translation>Požadavek: požadav*</translation>
    </message>
    <message>
        <source>Special effect: special effect*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Zvláštní účinek: zvláštní* účin*</translation>
    </message>
    <message>
        <source>Immediate special effect: immediate special effect*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Okamžitý zvláštní účinek: okamžit* zvláštní* účin*</translation>
    </message>
    <message>
        <source>Dice combination: dice combination*|combination|combinations</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Kombinace kostek: kombinac*</translation>
    </message>
    <message>
        <source>Convert ability: convert*|conversion*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Schopnost přeměny: přeměn*</translation>
    </message>
    <message>
        <source>Crewmember skill: skill|skills</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Dovednost: dovednost*</translation>
    </message>
    <message>
        <source>Track: track|tracks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Stupnice: stupnic*</translation>
    </message>
    <message>
        <source>Time track: time track*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Stupnice času: stupnic* času</translation>
    </message>
    <message>
        <source>Progress: progress*</source>
        <extracomment>A term and, behind the colon, its forms in texts: a token goes forward on its track.</extracomment>
        <translation>Postup: postup*</translation>
    </message>
    <message>
        <source>Available dice: available</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Dostupné kostky: dostupn*</translation>
    </message>
    <message>
        <source>Roll pool: roll pool*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Zásoba kostek: zásob* kostek|v zásobě|ze zásoby</translation>
    </message>
    <message>
        <source>Spent pool: spent pool*|spent dice|spent die</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Vyčerpané kostky: vyčerpan* kost*|mezi vyčerpané</translation>
    </message>
    <message>
        <source>Section die: section dice|section die</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Kostka sekce: kost* sekce</translation>
    </message>
    <message>
        <source>Basic die: basic die|basic dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Základní kostka: základní* kost*</translation>
    </message>
    <message>
        <source>Specialist die: specialist die|specialist dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Specializovaná kostka: specializovan* kost*</translation>
    </message>
    <message>
        <source>Universal die: universal die|universal dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Univerzální kostka: univerzální* kost*</translation>
    </message>
    <message>
        <source>Expert die: expert die|expert dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Expertní kostka: expertní* kost*</translation>
    </message>
    <message>
        <source>Wild die: wild die|wild dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Divoká kostka: divok* kost*</translation>
    </message>
    <message>
        <source>Injury die: injury die|injury dice</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Kostka zranění: kost* zranění</translation>
    </message>
    <message>
        <source>Danger die: danger die|danger dice|danger</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Kostka nebezpečí: kost* nebezpečí|nebezpečí</translation>
    </message>
    <message>
        <source>D10: ten-sided die</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Desetistěnná kostka: desetistěnn* kost*</translation>
    </message>
    <message>
        <source>Injury: injury|injuries|injured</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Zranění: zranění*</translation>
    </message>
    <message>
        <source>Emergency evac: emergency evac*|evacuation</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Nouzová evakuace: nouzov* evakuac*|evakuac*</translation>
    </message>
    <message>
        <source>Biome: biome|biomes</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Biom: biom*</translation>
    </message>
    <message>
        <source>Section: section|sections</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Sekce: sekce|sekcí|sekcích|sekci</translation>
    </message>
    <message>
        <source>Section player: Recon player|Science player|Engineering player|Security player|section player</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Velitel sekce: velitel* sekce</translation>
    </message>
    <message>
        <source>Away team: away team|team</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Výsadkový tým: výsadkov* tým*|tým|týmu|tým*</translation>
    </message>
    <message>
        <source>Crewmember: crewmember*</source>
        <extracomment>A term and, behind the colon, its forms in texts: a person of the crew.</extracomment>
        <translation>Člen posádky: člen* posádky|členové posádky</translation>
    </message>
    <message>
        <source>Rank: rank|ranks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Hodnost: hodnost*</translation>
    </message>
    <message>
        <source>Rank-up card: rank-up*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Karta povýšení: kart* povýšení</translation>
    </message>
    <message>
        <source>Charge: charge|charges</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Stimulant: stimulant*</translation>
    </message>
    <message>
        <source>Section card limit: section card limit|hand limit</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Limit karet sekce: limit* karet sekce</translation>
    </message>
    <message>
        <source>Section deck: section deck*|deck|decks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Balíček karet sekce: balíč*</translation>
    </message>
    <message>
        <source>Section card: section card*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Karta sekce: kart* sekce</translation>
    </message>
    <message>
        <source>Event: event|events</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Událost: událost*</translation>
    </message>
    <message>
        <source>Point of interest: point of interest|points of interest</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Bod zájmu: bod* zájmu|BZ</translation>
    </message>
    <message>
        <source>Mission: mission|missions</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Mise: mise|misi|misí|misím|misích</translation>
    </message>
    <message>
        <source>Global condition: global condition*|condition</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Obecné podmínky: obecn* podmín*</translation>
    </message>
    <message>
        <source>Lead: lead|leads|-leads to|-lead to|-leads from|-leads on</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Náznak: náznak*</translation>
    </message>
    <message>
        <source>Discovery: discovery|discoveries</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Objev: objev*</translation>
    </message>
    <message>
        <source>Unique discovery: unique discover*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Mimořádný objev: mimořádn* objev*</translation>
    </message>
    <message>
        <source>Threat: threat|threats</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Hrozba: hrozb*</translation>
    </message>
    <message>
        <source>Equipment: equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts: things that crewmembers carry.</extracomment>
        <translation>Výbava: výbav*</translation>
    </message>
    <message>
        <source>Small equipment: small equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Drobná výbava: drobn* výbav*</translation>
    </message>
    <message>
        <source>Personal equipment: personal equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Osobní výbava: osobní* výbav*</translation>
    </message>
    <message>
        <source>Mission equipment: mission equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Polní výbava: polní* výbav*</translation>
    </message>
    <message>
        <source>Armory: armory</source>
        <extracomment>A term and, behind the colon, its forms in texts: where equipment is kept aboard.</extracomment>
        <translation>Zbrojní sklad: zbrojní* sklad*</translation>
    </message>
    <message>
        <source>Lander: lander|lander’s</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Výsadková loď: výsadkov* lo*</translation>
    </message>
    <message>
        <source>Lander mod: mod|mods|lander mod*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Úprava výsadkové lodi: úprav* výsadkové lodi|úprav*</translation>
    </message>
    <message>
        <source>Armor: armor</source>
        <extracomment>A term and, behind the colon, its forms in texts: how much the lander bears.</extracomment>
        <translation>Pancéřování: pancéřován*</translation>
    </message>
    <message>
        <source>Sensors: sensors</source>
        <extracomment>A term and, behind the colon, its forms in texts: how well the lander sees.</extracomment>
        <translation>Senzory: senzor*</translation>
    </message>
    <message>
        <source>Agility: agility</source>
        <extracomment>A term and, behind the colon, its forms in texts: how nimbly the lander flies.</extracomment>
        <translation>Manévrovatelnost: manévrovatelnost*</translation>
    </message>
    <message>
        <source>Capacity: capacity</source>
        <extracomment>A term and, behind the colon, its forms in texts: how many finds the lander carries.</extracomment>
        <translation>Nosnost: nosnost*</translation>
    </message>
    <message>
        <source>Supplies: supplies|supply</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Zásoby: zásoby|zásob|zásobami</translation>
    </message>
    <message>
        <source>Landing: landing</source>
        <extracomment>A term and, behind the colon, its forms in texts: coming down on the planet.</extracomment>
        <translation>Přistání: přistán*</translation>
    </message>
    <message>
        <source>Sector: sector|sectors</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Sektor: sektor*</translation>
    </message>
    <message>
        <source>Connected sector: connected sector*|connected</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Propojený sektor: propojen* sektor*</translation>
    </message>
    <message>
        <source>Lander sector: lander sector</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Sektor výsadku: sektor* výsadku</translation>
    </message>
    <message>
        <source>Path: path|paths</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Trasa: tras*</translation>
    </message>
    <message>
        <source>One-way path: one-way</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Jednosměrná trasa: jednosměrn*</translation>
    </message>
    <message>
        <source>Success: success|successes|success token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Úspěch: úspěch*</translation>
    </message>
    <message>
        <source>Start token: start token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Žeton začínajícího hráče: žeton* začínajícího hráče</translation>
    </message>
    <message>
        <source>Turn token: turn token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Žeton tahu: žeton* tahu</translation>
    </message>
    <message>
        <source>Time token: time token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Žeton času: žeton* času</translation>
    </message>
    <message>
        <source>Marker: marker|markers</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Ukazatel: ukazatel*</translation>
    </message>
    <message>
        <source>Mission failed token: mission failed token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Žeton neúspěšné mise: žeton* neúspěšné mise</translation>
    </message>
    <message>
        <source>Log: log|logs|entry|entries</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Záznam: záznam*</translation>
    </message>
    <message>
        <source>Reroll: reroll*|roll again</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Přehození: přehoď*|přehod*|přehaz*</translation>
    </message>
    <message>
        <source>Expedition: expedition*</source>
        <extracomment>A term and, behind the colon, its forms in texts: one journey to a planet.</extracomment>
        <translation>Výprava: výprav*</translation>
    </message>
    <message>
        <source>Deadly space: deadly space</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Smrtící vesmír: Smrtící* vesmír*</translation>
    </message>
    <message>
        <source>Bruised: Bruised</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Pohmoždění: Pohmoždění*</translation>
    </message>
    <message>
        <source>Drained: Drained</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Vysílení: Vysílení*</translation>
    </message>
    <message>
        <source>Fracture: Fracture</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Zlomenina: Zlomenin*</translation>
    </message>
    <message>
        <source>Scald: Scald</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Opaření: Opaření*</translation>
    </message>
    <message>
        <source>Shaken: Shaken</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Otřes: Otřes</translation>
    </message>
    <message>
        <source>Scrape: Scrape</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Odřenina: Odřenin*</translation>
    </message>
    <message>
        <source>Torn Suit: Torn Suit</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Roztržený skafandr: Roztržen* skafandr*</translation>
    </message>
    <message>
        <source>Dazed: Dazed</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Omámení: Omámení*</translation>
    </message>
    <message>
        <source>Fever: Fever</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Horečka: Horečk*</translation>
    </message>
</context>
<context>
    <name>LaidDie</name>
    <message>
        <source>Press it to take it off, or drag another die here.</source>
        <translation>Kliknutím ji odeberete, nebo sem přetáhněte jinou kostku.</translation>
    </message>
</context>
<context>
    <name>LanderPanel</name>
    <message>
        <source>Lander</source>
        <extracomment>Heading in the column of the situation.</extracomment>
        <translation>Výsadková loď</translation>
    </message>
    <message>
        <source>Sector {number}</source>
        <extracomment>Beside the heading over the lander: where it stands. {number} is that of the sector.</extracomment>
        <translation>Sektor {number}</translation>
    </message>
    <message>
        <source>Landing</source>
        <extracomment>Beside the heading over the lander: it has not come down yet.</extracomment>
        <translation>Přistání</translation>
    </message>
    <message>
        <source>Armor {n}</source>
        <extracomment>Said of an icon of the lander, by screen readers: how much it bears. {n} is a number.</extracomment>
        <translation>Pancéřování {n}</translation>
    </message>
    <message>
        <source>Sensors {n}</source>
        <extracomment>Said of an icon of the lander, by screen readers: how well it sees. {n} is a number.</extracomment>
        <translation>Senzory {n}</translation>
    </message>
    <message>
        <source>Agility {n}</source>
        <extracomment>Said of an icon of the lander, by screen readers: how nimbly it flies. {n} is a number.</extracomment>
        <translation>Manévrovatelnost {n}</translation>
    </message>
    <message>
        <source>{kept} of {most}</source>
        <extracomment>Beside the icon of discoveries on the lander. {kept} and {most} are numbers.</extracomment>
        <translation>{kept} z {most}</translation>
    </message>
    <message>
        <source>Discoveries: {kept} of {most}</source>
        <extracomment>Discovery cards on the lander. {kept} and {most} are numbers.</extracomment>
        <translation>Objevy: {kept} z {most}</translation>
    </message>
    <message>
        <source>Supplies: {supplies} of {most}</source>
        <extracomment>The marker on the supply track. {supplies} and {most} are numbers.</extracomment>
        <translation>Zásoby: {supplies} z {most}</translation>
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
        <extracomment>Button under the choice of a language at the first start.</extracomment>
        <translation>Dál</translation>
    </message>
</context>
<context>
    <name>LayingGesture</name>
    <message>
        <source>Take it off: {place}</source>
        <extracomment>Choice in a menu of a die: it lies on this outcome or effect. {place} is the name of what it lies on.</extracomment>
        <translation>Odebrat z: {place}</translation>
    </message>
    <message>
        <source>Lay it on: {place}</source>
        <extracomment>Choice in a menu of a die. {place} is the name of an outcome or effect.</extracomment>
        <translation>Položit na: {place}</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Beside a hint, when others wait. %n is how many.</extracomment>
        <translation>
            <numerusform>ještě %n</numerusform>
            <numerusform>ještě %n</numerusform>
            <numerusform>ještě %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Got it</source>
        <extracomment>Button under a hint: it goes away.</extracomment>
        <translation>Rozumím</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>A copy was written: {file}</source>
        <extracomment>Message under the list of saved games. {file} is the name of a file.</extracomment>
        <translation>Kopie uložena: {file}</translation>
    </message>
    <message>
        <source>Brought in: {file}</source>
        <extracomment>Message under the list of saved games: one was added. {file} is the name of a file.</extracomment>
        <translation>Importováno: {file}</translation>
    </message>
</context>
<context>
    <name>LibraryScreen</name>
    <message>
        <source>Library</source>
        <extracomment>Title of the list of saved games.</extracomment>
        <translation>Knihovna</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation>Zpět (Esc)</translation>
    </message>
    <message>
        <source>Bring in a save</source>
        <translation>Importovat uloženou hru</translation>
    </message>
</context>
<context>
    <name>MapReader</name>
    <message>
        <source>Enter chooses this sector.</source>
        <translation>Enter vybere tento sektor.</translation>
    </message>
    <message>
        <source>The crew member in turn is here.</source>
        <translation>Člen posádky, který je na tahu, je zde.</translation>
    </message>
    <message>
        <source>Enter travels here.</source>
        <translation>Enter: přesun sem.</translation>
    </message>
    <message>
        <source>Markers here: {count}</source>
        <extracomment>How many markers lie on a sector of the map. {count} is a number.</extracomment>
        <translation>Ukazatele zde: {count}</translation>
    </message>
    <message>
        <source>Closed path to sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation>Uzavřená trasa do sektoru {number}. {costs}</translation>
    </message>
    <message>
        <source>One-way path from sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation>Jednosměrná trasa ze sektoru {number}. {costs}</translation>
    </message>
    <message>
        <source>One-way path to sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation>Jednosměrná trasa do sektoru {number}. {costs}</translation>
    </message>
    <message>
        <source>Path to sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation>Trasa do sektoru {number}. {costs}</translation>
    </message>
</context>
<context>
    <name>MapTools</name>
    <message>
        <source>Zoom in</source>
        <extracomment>Name of a button of the map: larger.</extracomment>
        <translation>Přiblížit</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>Name of a button of the map: smaller.</extracomment>
        <translation>Oddálit</translation>
    </message>
    <message>
        <source>Show the whole planet</source>
        <translation>Zobrazit celou planetu</translation>
    </message>
    <message>
        <source>Overview of the planet</source>
        <translation>Přehled planety</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Planet map</source>
        <extracomment>Name of the map for screen readers.</extracomment>
        <translation>Mapa planety</translation>
    </message>
</context>
<context>
    <name>MemberModel</name>
    <message>
        <source>the lander, on its way down</source>
        <extracomment>Where the team is before it sets foot on a planet.</extracomment>
        <translation>výsadková loď při sestupu</translation>
    </message>
    <message>
        <source>{member}, {section}, in {place}</source>
        <extracomment>A line in a list of the away team. {place} is the name of a sector. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member}, {section}, místo: {place}</translation>
    </message>
</context>
<context>
    <name>Mistake</name>
    <message>
        <source>there is no such folder</source>
        <extracomment>What is wrong in a content pack (NO_FOLDER).</extracomment>
        <translation>taková složka neexistuje</translation>
    </message>
    <message>
        <source>the folder has no pack.json, so it is not a content pack</source>
        <extracomment>What is wrong in a content pack (NO_PACK_FILE).</extracomment>
        <translation>ve složce chybí pack.json, není to tedy balíček obsahu</translation>
    </message>
    <message>
        <source>it cannot be read ({found})</source>
        <extracomment>What is wrong in a content pack (UNREADABLE); {found} is what stands in the file.</extracomment>
        <translation>nelze to přečíst ({found})</translation>
    </message>
    <message>
        <source>it is a link; a pack holds plain files only</source>
        <extracomment>What is wrong in a content pack (LINK).</extracomment>
        <translation>je to odkaz; balíček obsahuje jen obyčejné soubory</translation>
    </message>
    <message>
        <source>it is not a plain file</source>
        <extracomment>What is wrong in a content pack (NOT_A_FILE).</extracomment>
        <translation>není to obyčejný soubor</translation>
    </message>
    <message>
        <source>a file or folder of a pack may not have this name</source>
        <extracomment>What is wrong in a content pack (BAD_NAME).</extracomment>
        <translation>soubor ani složka balíčku se tak jmenovat nesmí</translation>
    </message>
    <message>
        <source>a pack has no place for this file</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_FILE).</extracomment>
        <translation>v balíčku není pro tento soubor místo</translation>
    </message>
    <message>
        <source>the file is larger than {wanted} bytes</source>
        <extracomment>What is wrong in a content pack (FILE_TOO_LARGE); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>soubor je větší než {wanted} bajtů</translation>
    </message>
    <message>
        <source>all files together are larger than {wanted} bytes</source>
        <extracomment>What is wrong in a content pack (PACK_TOO_LARGE); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>všechny soubory dohromady jsou větší než {wanted} bajtů</translation>
    </message>
    <message>
        <source>there are more than {wanted} files</source>
        <extracomment>What is wrong in a content pack (TOO_MANY_FILES); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>souborů je více než {wanted}</translation>
    </message>
    <message>
        <source>the text is not UTF-8 (at byte {found})</source>
        <extracomment>What is wrong in a content pack (NOT_UTF8); {found} is what stands in the file.</extracomment>
        <translation>text není v UTF-8 (u bajtu {found})</translation>
    </message>
    <message>
        <source>the text starts with a byte order mark; save it as UTF-8 without one</source>
        <extracomment>What is wrong in a content pack (BYTE_ORDER_MARK).</extracomment>
        <translation>text začíná značkou pořadí bajtů (BOM); uložte ho jako UTF-8 bez ní</translation>
    </message>
    <message>
        <source>there is a NUL character in the text (at byte {found})</source>
        <extracomment>What is wrong in a content pack (NUL); {found} is what stands in the file.</extracomment>
        <translation>v textu je znak NUL (u bajtu {found})</translation>
    </message>
    <message>
        <source>this is not JSON (at line and column {found})</source>
        <extracomment>What is wrong in a content pack (NOT_JSON); {found} is what stands in the file.</extracomment>
        <translation>toto není JSON (na řádku a ve sloupci {found})</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {wanted}</source>
        <extracomment>What is wrong in a content pack (TOO_DEEP); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>závorky jsou vnořeny hlouběji než {wanted}</translation>
    </message>
    <message>
        <source>the key &apos;{found}&apos; stands here twice</source>
        <extracomment>What is wrong in a content pack (KEY_TWICE); {found} is what stands in the file.</extracomment>
        <translation>klíč „{found}“ je zde dvakrát</translation>
    </message>
    <message>
        <source>there is a character here that cannot be shown ({found})</source>
        <extracomment>What is wrong in a content pack (BAD_CHARACTER); {found} is what stands in the file.</extracomment>
        <translation>je zde znak, který nelze zobrazit ({found})</translation>
    </message>
    <message>
        <source>found {found}, but a list belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_A_LIST); {found} is what stands in the file.</extracomment>
        <translation>nalezeno {found}, ale patří sem seznam</translation>
    </message>
    <message>
        <source>found {found}, but an object with named values belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_AN_OBJECT); {found} is what stands in the file.</extracomment>
        <translation>nalezeno {found}, ale patří sem objekt s pojmenovanými hodnotami</translation>
    </message>
    <message>
        <source>found {found}, but a whole number belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_A_NUMBER); {found} is what stands in the file.</extracomment>
        <translation>nalezeno {found}, ale patří sem celé číslo</translation>
    </message>
    <message>
        <source>found {found}, but a text in quotation marks belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_A_TEXT); {found} is what stands in the file.</extracomment>
        <translation>nalezeno {found}, ale patří sem text v uvozovkách</translation>
    </message>
    <message>
        <source>found {found}, but true or false belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_YES_OR_NO); {found} is what stands in the file.</extracomment>
        <translation>nalezeno {found}, ale patří sem true nebo false</translation>
    </message>
    <message>
        <source>found {found}, but a number from {wanted} belongs here</source>
        <extracomment>What is wrong in a content pack (OUT_OF_RANGE); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>nalezeno {found}, ale patří sem číslo v rozmezí {wanted}</translation>
    </message>
    <message>
        <source>the text is longer than {wanted} characters</source>
        <extracomment>What is wrong in a content pack (TOO_LONG); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>text je delší než {wanted} znaků</translation>
    </message>
    <message>
        <source>something belongs here, but it is empty</source>
        <extracomment>What is wrong in a content pack (EMPTY).</extracomment>
        <translation>něco sem patří, ale je to prázdné</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not a name: up to 64 letters, digits, &apos;_&apos; and &apos;-&apos; without spaces</source>
        <extracomment>What is wrong in a content pack (NOT_AN_ID); {found} is what stands in the file.</extracomment>
        <translation>„{found}“ není název: nejvýše 64 písmen, číslic, „_“ a „-“ bez mezer</translation>
    </message>
    <message>
        <source>unknown key &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_KEY); {found} is what stands in the file.</extracomment>
        <translation>neznámý klíč „{found}“</translation>
    </message>
    <message>
        <source>the key &apos;{wanted}&apos; is missing</source>
        <extracomment>What is wrong in a content pack (MISSING_KEY); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>chybí klíč „{wanted}“</translation>
    </message>
    <message>
        <source>unknown effect &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_EFFECT); {found} is what stands in the file.</extracomment>
        <translation>neznámý účinek „{found}“</translation>
    </message>
    <message>
        <source>unknown type &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_KIND); {found} is what stands in the file.</extracomment>
        <translation>neznámý typ „{found}“</translation>
    </message>
    <message>
        <source>unknown value &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_VALUE); {found} is what stands in the file.</extracomment>
        <translation>neznámá hodnota „{found}“</translation>
    </message>
    <message>
        <source>found {found}, which does not belong here</source>
        <extracomment>What is wrong in a content pack (UNFIT_VALUE); {found} is what stands in the file.</extracomment>
        <translation>nalezeno {found}, což sem nepatří</translation>
    </message>
    <message>
        <source>more than {wanted} parts for one card</source>
        <extracomment>What is wrong in a content pack (TOO_MANY_PARTS); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>více než {wanted} částí na jednu kartu</translation>
    </message>
    <message>
        <source>there are {found} here, more than the {wanted} that a table can show</source>
        <extracomment>What is wrong in a content pack (TOO_MANY); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>je jich tu {found}, víc než {wanted}, které může stůl ukázat</translation>
    </message>
    <message>
        <source>there are more than {wanted} of this kind in the pack</source>
        <extracomment>What is wrong in a content pack (TOO_MANY_CARDS); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>v balíčku je jich tohoto druhu víc než {wanted}</translation>
    </message>
    <message>
        <source>there are more than {wanted} parts in this file, or in it and those before it</source>
        <extracomment>What is wrong in a content pack (PACK_TOO_FULL); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>v tomto souboru, nebo v něm a v předchozích, je víc než {wanted} částí</translation>
    </message>
    <message>
        <source>the id &apos;{found}&apos; is already taken by {wanted}</source>
        <extracomment>What is wrong in a content pack (ID_TWICE); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>identifikátor „{found}“ už používá {wanted}</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not in {wanted}</source>
        <extracomment>What is wrong in a content pack (NO_SUCH_ID); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>„{found}“ není v {wanted}</translation>
    </message>
    <message>
        <source>no sector has &quot;lander&quot;: true, so nobody can land</source>
        <extracomment>What is wrong in a content pack (NO_LANDER).</extracomment>
        <translation>žádný sektor nemá &quot;lander&quot;: true, nikdo tedy nemůže přistát</translation>
    </message>
    <message>
        <source>the path ends where it starts, in sector {found}</source>
        <extracomment>What is wrong in a content pack (NO_WAY); {found} is what stands in the file.</extracomment>
        <translation>trasa končí tam, kde začíná, v sektoru {found}</translation>
    </message>
    <message>
        <source>from here there is nothing to do for {wanted} energy or less</source>
        <extracomment>What is wrong in a content pack (STRANDED); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>odsud není co dělat za energii {wanted} nebo méně</translation>
    </message>
    <message>
        <source>from here no planet can be reached with {wanted} energy</source>
        <extracomment>What is wrong in a content pack (NO_PLANET_NEAR); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>odsud nelze s energií {wanted} dosáhnout žádné planety</translation>
    </message>
    <message>
        <source>this costs nothing and gives something each time: {found}</source>
        <extracomment>What is wrong in a content pack (FREE_GIFT); {found} is what stands in the file.</extracomment>
        <translation>toto nic nestojí a pokaždé něco přinese: {found}</translation>
    </message>
    <message>
        <source>these set each other off without end: {found}</source>
        <extracomment>What is wrong in a content pack (ENDLESS); {found} is what stands in the file.</extracomment>
        <translation>tyto se navzájem spouštějí bez konce: {found}</translation>
    </message>
    <message>
        <source>nobody in particular is meant here, but {found} needs somebody or a sector</source>
        <extracomment>What is wrong in a content pack (ADDRESSES_NOBODY); {found} is what stands in the file.</extracomment>
        <translation>tady není míněn nikdo určitý, ale {found} potřebuje někoho nebo sektor</translation>
    </message>
    <message>
        <source>at worst more than {wanted} effects follow one another</source>
        <extracomment>What is wrong in a content pack (CHAIN_TOO_LONG); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>v nejhorším případě po sobě následuje více než {wanted} účinků</translation>
    </message>
    <message>
        <source>the pack has format {found}; this program reads up to format {wanted}</source>
        <extracomment>What is wrong in a content pack (NEWER_FORMAT); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>balíček má formát {found}; tento program čte nejvýše formát {wanted}</translation>
    </message>
    <message>
        <source>the pack &apos;{found}&apos; is needed but not there</source>
        <extracomment>What is wrong in a content pack (NO_SUCH_PACK); {found} is what stands in the file.</extracomment>
        <translation>je potřeba balíček „{found}“, ale chybí</translation>
    </message>
    <message>
        <source>packs need each other in a circle: {found}</source>
        <extracomment>What is wrong in a content pack (PACK_NEEDS_ITSELF); {found} is what stands in the file.</extracomment>
        <translation>balíčky se navzájem vyžadují v kruhu: {found}</translation>
    </message>
    <message>
        <source>the language &apos;{found}&apos; is not listed in pack.json</source>
        <extracomment>What is wrong in a content pack (WORDS_WITHOUT_LANGUAGE); {found} is what stands in the file.</extracomment>
        <translation>jazyk „{found}“ není uveden v pack.json</translation>
    </message>
    <message>
        <source>the file words/{found}.json is missing</source>
        <extracomment>What is wrong in a content pack (LANGUAGE_WITHOUT_WORDS); {found} is what stands in the file.</extracomment>
        <translation>chybí soubor words/{found}.json</translation>
    </message>
    <message>
        <source>no text of the pack reads &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (NOTHING_TO_TRANSLATE); {found} is what stands in the file.</extracomment>
        <translation>žádný text balíčku nezní „{found}“</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is asked for, but no text writes it down</source>
        <extracomment>What is wrong in a content pack (NEVER_SET); {found} is what stands in the file.</extracomment>
        <translation>na „{found}“ se ptá podmínka, ale žádný text to nezapisuje</translation>
    </message>
    <message>
        <source>nothing leads to {found}</source>
        <extracomment>What is wrong in a content pack (NEVER_REACHED); {found} is what stands in the file.</extracomment>
        <translation>k {found} nic nevede</translation>
    </message>
    <message>
        <source>nothing follows {found}: neither another objective nor an end of the campaign</source>
        <extracomment>What is wrong in a content pack (DEAD_END); {found} is what stands in the file.</extracomment>
        <translation>po {found} nic nenásleduje: ani další úkol, ani konec kampaně</translation>
    </message>
    <message>
        <source>log {found} has no box {wanted} to mark</source>
        <extracomment>What is wrong in a content pack (NO_BOXES); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>záznam {found} nemá políčko {wanted}, které by šlo označit</translation>
    </message>
    <message>
        <source>{wanted}: {found}, so the pack is not complete</source>
        <extracomment>What is wrong in a content pack (NOT_COMPLETE); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>{wanted}: {found}, balíček tedy není úplný</translation>
    </message>
    <message>
        <source>there are {found} in {wanted}, too few for a game</source>
        <extracomment>What is wrong in a content pack (TOO_FEW); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>v {wanted} jich je {found}, na hru je to málo</translation>
    </message>
    <message>
        <source>and more like these</source>
        <extracomment>What is wrong in a content pack (AND_MORE).</extracomment>
        <translation>a další podobné</translation>
    </message>
</context>
<context>
    <name>Morale</name>
    <message>
        <source>High</source>
        <extracomment>The mood aboard, the best of four.</extracomment>
        <translation>Vysoká</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>The mood aboard, the second of four.</extracomment>
        <translation>Střední</translation>
    </message>
    <message>
        <source>Low</source>
        <extracomment>The mood aboard, the third of four.</extracomment>
        <translation>Nízká</translation>
    </message>
    <message>
        <source>Very low</source>
        <extracomment>The mood aboard, the worst of four.</extracomment>
        <translation>Velmi nízká</translation>
    </message>
</context>
<context>
    <name>MoreMark</name>
    <message>
        <source>More</source>
        <extracomment>On a sign at the lower edge of a text that goes on below.</extracomment>
        <translation>Více</translation>
    </message>
    <message>
        <source>The text goes on below</source>
        <translation>Text pokračuje dole</translation>
    </message>
</context>
<context>
    <name>MovesQuestions</name>
    <message>
        <source>the danger die is for danger table {letters}</source>
        <extracomment>{letters} are letters of danger tables with &quot;or&quot; before the last one.</extracomment>
        <translation>je kostka nebezpečí pro tabulku {letters}</translation>
    </message>
    <message>
        <source>the injury is {injuries}</source>
        <extracomment>{injuries} are names of injury cards in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation>je zranění {injuries}</translation>
    </message>
    <message>
        <source>an icon of the path is the cause</source>
        <translation>je příčinou symbol trasy</translation>
    </message>
    <message>
        <source>it would hit you</source>
        <translation>jste zasaženi vy</translation>
    </message>
    <message>
        <source>it would be that crewmember’s fourth injury</source>
        <translation>jde o čtvrté zranění toho člena posádky</translation>
    </message>
    <message numerus="yes">
        <source>at most %n [supplies] would be lost</source>
        <extracomment>After &quot;if&quot;: about the supplies that an effect would take. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>jde nejvýše o %n [supplies](acc)</numerusform>
            <numerusform>jde nejvýše o %n [supplies](acc)</numerusform>
            <numerusform>jde nejvýše o %n [supplies](acc)</numerusform>
        </translation>
    </message>
    <message>
        <source>the [lead](pl) are for {decks}</source>
        <extracomment>{decks} are icons of discovery decks with &quot;or&quot; before the last one.</extracomment>
        <translation>jsou [lead](pl) pro {decks}(acc)</translation>
    </message>
    <message>
        <source>the landing die has just been rolled</source>
        <translation>se právě hodilo kostkou přistání</translation>
    </message>
    <message>
        <source>your sector shows {biomes}</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>má váš sektor biom {biomes}</translation>
    </message>
    <message>
        <source>your sector shows the [final_poi] icon</source>
        <translation>má váš sektor symbol [final_poi]</translation>
    </message>
    <message>
        <source>your sector does not show the [final_poi] icon</source>
        <translation>nemá váš sektor symbol [final_poi]</translation>
    </message>
    <message>
        <source>the new [poi] is {poi}</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>je nový [poi] {poi}</translation>
    </message>
    <message>
        <source>you are still in this sector</source>
        <translation>jste stále v tomto sektoru</translation>
    </message>
    <message>
        <source>you have taken no special action this turn</source>
        <translation>jste v tomto tahu neprovedli zvláštní akci</translation>
    </message>
    <message>
        <source>this is the first action of your turn</source>
        <translation>je to první akce vašeho tahu</translation>
    </message>
    <message>
        <source>the lander has not landed yet</source>
        <translation>výsadková loď ještě nepřistála</translation>
    </message>
    <message>
        <source>the whole away team is in your sector</source>
        <translation>je celý výsadkový tým ve vašem sektoru</translation>
    </message>
    <message>
        <source>it would hit somebody else</source>
        <translation>je zasažen někdo jiný</translation>
    </message>
    <message>
        <source>your sector does not show {biomes}</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>nemá váš sektor biom {biomes}</translation>
    </message>
</context>
<context>
    <name>MovesText</name>
    <message numerus="yes">
        <source>For this landing roll one statistic of the lander is higher by %n.</source>
        <extracomment>Effect of a card: players choose armor, sensors or agility of the lander. %n is a number.</extracomment>
        <translation>
            <numerusform>Pro tento hod na přistání je jedna hodnota výsadkové lodi o %n vyšší.</numerusform>
            <numerusform>Pro tento hod na přistání je jedna hodnota výsadkové lodi o %n vyšší.</numerusform>
            <numerusform>Pro tento hod na přistání je jedna hodnota výsadkové lodi o %n vyšší.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll the landing die; its first result does not count.</source>
        <translation>Přehoďte kostku přistání; její první výsledek neplatí.</translation>
    </message>
    <message>
        <source>Come along with the traveler; ignore the icons of the path.</source>
        <translation>Přesuňte se spolu s tím, kdo se přesouvá; symboly trasy neplatí.</translation>
    </message>
    <message>
        <source>Move back to the sector you came from.</source>
        <translation>Přesuňte se zpět do sektoru, ze kterého jste přišli.</translation>
    </message>
    <message>
        <source>A crewmember in a connected sector, of your choice, moves here.</source>
        <translation>Člen posádky podle vaší volby se z propojeného sektoru přesune sem.</translation>
    </message>
    <message>
        <source>Move to a sector that the away team has visited.</source>
        <translation>Přesuňte se do sektoru, který už výsadkový tým navštívil.</translation>
    </message>
    <message>
        <source>Travel once; this is not an action.</source>
        <translation>Jednou se přesuňte; nejde o akci.</translation>
    </message>
    <message>
        <source>Take the start token.</source>
        <translation>Vezměte si žeton začínajícího hráče.</translation>
    </message>
    <message>
        <source>You gain this injury; the other crewmember does not.</source>
        <translation>Toto zranění získáte vy; druhý člen posádky ne.</translation>
    </message>
    <message numerus="yes">
        <source>Lose %n fewer [supplies].</source>
        <extracomment>Effect of a card at the moment in which supplies are lost. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ztraťte o %n [supplies](acc) méně.</numerusform>
            <numerusform>Ztraťte o %n [supplies](acc) méně.</numerusform>
            <numerusform>Ztraťte o %n [supplies](acc) méně.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not resolve one danger die with danger table {letter} of this check.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Jedna kostka nebezpečí pro tabulku nebezpečí {letter} se při tomto ověření nevyhodnocuje.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n section dice of another color.</source>
        <extracomment>Effect of a card: dice of a color that was not refreshed before. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Obnovte %n kostku sekce jiné barvy.</numerusform>
            <numerusform>Obnovte %n kostky sekce jiné barvy.</numerusform>
            <numerusform>Obnovte %n kostek sekce jiné barvy.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the bounds of a rule, as in &quot;(until the end of the round, in sector 3)&quot;.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Refresh all your section dice.</source>
        <translation>Obnovte všechny své kostky sekce.</translation>
    </message>
    <message numerus="yes">
        <source>Spend %n dice before you leave here (until the end of your next turn).</source>
        <extracomment>Effect of a card: leaving this sector costs dice. %n is how many.</extracomment>
        <translation>
            <numerusform>Než odsud odejdete, vyčerpejte %n kostku (do konce vašeho příštího tahu).</numerusform>
            <numerusform>Než odsud odejdete, vyčerpejte %n kostky (do konce vašeho příštího tahu).</numerusform>
            <numerusform>Než odsud odejdete, vyčerpejte %n kostek (do konce vašeho příštího tahu).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For this landing roll the {stat} of the lander is higher by %n.</source>
        <extracomment>{stat} is the icon of a statistic of the lander.</extracomment>
        <translation>
            <numerusform>Pro tento hod na přistání je hodnota {stat}(gen) výsadkové lodi o %n vyšší.</numerusform>
            <numerusform>Pro tento hod na přistání je hodnota {stat}(gen) výsadkové lodi o %n vyšší.</numerusform>
            <numerusform>Pro tento hod na přistání je hodnota {stat}(gen) výsadkové lodi o %n vyšší.</numerusform>
        </translation>
    </message>
    <message>
        <source>the crewmember whom this would hit</source>
        <extracomment>A head, small: what happens to the one who would be hit follows.</extracomment>
        <translation>zasažený člen posádky</translation>
    </message>
    <message numerus="yes">
        <source>Whoever uses this lends you up to %n available dice; this round they may be added to your dice checks, wherever they are made.</source>
        <extracomment>Effect of a card, said to the one who borrows. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Kdo tento účinek použije, zapůjčí vám až %n dostupnou kostku; v tomto kole ji lze přidat k vašim ověřením kostkami, ať je provádíte kdekoli.</numerusform>
            <numerusform>Kdo tento účinek použije, zapůjčí vám až %n dostupné kostky; v tomto kole je lze přidat k vašim ověřením kostkami, ať je provádíte kdekoli.</numerusform>
            <numerusform>Kdo tento účinek použije, zapůjčí vám až %n dostupných kostek; v tomto kole je lze přidat k vašim ověřením kostkami, ať je provádíte kdekoli.</numerusform>
        </translation>
    </message>
    <message>
        <source>Travel, prepare or rest once more, whichever you did last, without using an action.</source>
        <translation>Bez použití akce se ještě jednou přesuňte, připravte se nebo si odpočiňte, podle toho, co jste udělali naposledy.</translation>
    </message>
    <message>
        <source>Turn one injury card {injuries} face down.</source>
        <extracomment>{injuries} are names of injury cards in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation>Otočte lícem dolů jednu kartu zranění {injuries}.</translation>
    </message>
    <message>
        <source>Refresh all your red section dice.</source>
        <translation>Obnovte všechny své červené kostky sekce.</translation>
    </message>
    <message>
        <source>Refresh all your green section dice.</source>
        <translation>Obnovte všechny své zelené kostky sekce.</translation>
    </message>
    <message>
        <source>Refresh all your blue section dice.</source>
        <translation>Obnovte všechny své modré kostky sekce.</translation>
    </message>
    <message>
        <source>All markers of sector {start} come along to sector {to}.</source>
        <extracomment>{start} and {to} are numbers of sectors.</extracomment>
        <translation>Všechny ukazatele ze sektoru {start} jdou s vámi do sektoru {to}.</translation>
    </message>
    <message>
        <source>The lander takes off.</source>
        <translation>Výsadková loď odlétá.</translation>
    </message>
    <message>
        <source>The row of the landing table for {value} takes effect.</source>
        <extracomment>{value} is a number.</extracomment>
        <translation>Platí řádek tabulky přistání pro výsledek {value}.</translation>
    </message>
    <message>
        <source>due now</source>
        <extracomment>A head, small: texts that waited for this moment follow.</extracomment>
        <translation>nyní přichází na řadu</translation>
    </message>
    <message>
        <source>Put these [lead](pl) on discovery decks of your choice.</source>
        <translation>Položte tyto [lead](acc.pl) na libovolné balíčky objevů.</translation>
    </message>
    <message>
        <source>The turn ends.</source>
        <translation>Tah končí.</translation>
    </message>
    <message>
        <source>ignore this icon of the path</source>
        <extracomment>A head, small: what the icon would have done follows.</extracomment>
        <translation>ignorujte tento symbol trasy</translation>
    </message>
    <message>
        <source>you may ignore this icon of the path</source>
        <extracomment>A head, small: what the icon of the path does follows.</extracomment>
        <translation>tento symbol trasy smíte ignorovat</translation>
    </message>
    <message>
        <source>attack of a [threat] on one of you, of your choice</source>
        <extracomment>A head: what the attack does to the one who is hit follows.</extracomment>
        <translation>útok [threat](gen) na jednoho z vás podle vaší volby</translation>
    </message>
    <message>
        <source>attack of a [threat]</source>
        <extracomment>A head: what the attack does to you follows.</extracomment>
        <translation>útok [threat](gen)</translation>
    </message>
    <message>
        <source>use this now</source>
        <extracomment>A head, small: what is made use of follows.</extracomment>
        <translation>použijte to teď</translation>
    </message>
    <message>
        <source>on the path {path}</source>
        <extracomment>In brackets behind what holds there. {path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation>na trase {path}</translation>
    </message>
    <message>
        <source>on a path of your choice</source>
        <extracomment>In brackets behind what holds there.</extracomment>
        <translation>na trase podle vaší volby</translation>
    </message>
    <message>
        <source>on a path of your sector</source>
        <extracomment>In brackets behind what holds there.</extracomment>
        <translation>na trase vašeho sektoru</translation>
    </message>
    <message>
        <source>in this sector</source>
        <extracomment>In brackets behind what holds there.</extracomment>
        <translation>v tomto sektoru</translation>
    </message>
    <message>
        <source>for the whole away team</source>
        <extracomment>In brackets behind what holds for them; &quot;you&quot; is any of them.</extracomment>
        <translation>pro celý výsadkový tým</translation>
    </message>
    <message numerus="yes">
        <source>at most %n time(s)</source>
        <extracomment>In brackets behind what can be used so often.</extracomment>
        <translation>
            <numerusform>nejvýše jednou</numerusform>
            <numerusform>nejvýše %n×</numerusform>
            <numerusform>nejvýše %n×</numerusform>
        </translation>
    </message>
    <message>
        <source>{rule} ({bounds}).</source>
        <extracomment>{rule} is a sentence without its full stop, {bounds} for how long it holds, where and how often: &quot;Resting costs no [supplies] (this round, in this sector, at most once).&quot;</extracomment>
        <translation>{rule} ({bounds}).</translation>
    </message>
    <message>
        <source>Travelers may ignore one icon of the path.</source>
        <translation>Kdo se přesouvá, může ignorovat jeden symbol trasy.</translation>
    </message>
    <message>
        <source>Travelers ignore the travel icons of the path.</source>
        <translation>Kdo se přesouvá, ignoruje symboly přesunu na trase.</translation>
    </message>
    <message>
        <source>Travelers ignore all icons of the path.</source>
        <translation>Kdo se přesouvá, ignoruje všechny symboly trasy.</translation>
    </message>
    <message>
        <source>You may travel against the arrow of a path.</source>
        <translation>Můžete se přesouvat proti šipce trasy.</translation>
    </message>
    <message>
        <source>You may travel along a closed path.</source>
        <translation>Můžete se přesouvat po uzavřené trase.</translation>
    </message>
    <message>
        <source>You come along with the traveler.</source>
        <translation>Přesunete se spolu s tím, kdo se přesouvá.</translation>
    </message>
    <message>
        <source>Danger dice with danger table {letter} do nothing to you.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Kostky nebezpečí pro tabulku nebezpečí {letter} na vás nemají žádný účinek.</translation>
    </message>
    <message>
        <source>Danger dice do nothing to you.</source>
        <translation>Kostky nebezpečí na vás nemají žádný účinek.</translation>
    </message>
    <message>
        <source>Nobody can assist dice checks.</source>
        <translation>Nikdo nemůže podpořit ověření kostkami.</translation>
    </message>
    <message>
        <source>No [threat] can pass.</source>
        <translation>Žádná [threat] nemůže projít.</translation>
    </message>
    <message>
        <source>Traveling out of this sector costs dice.</source>
        <translation>Přesun z tohoto sektoru stojí kostky.</translation>
    </message>
    <message>
        <source>A statistic of the lander is higher.</source>
        <translation>Jedna hodnota výsadkové lodi je vyšší.</translation>
    </message>
    <message>
        <source>You spend dice instead of sacrificing them, as long as you have available ones.</source>
        <translation>Kostky místo obětování vyčerpáváte, dokud máte nějaké dostupné.</translation>
    </message>
    <message>
        <source>Nothing moves crewmembers unless they travel, or play or use something that does.</source>
        <translation>Členy posádky nic nepřesouvá, ledaže se přesunou sami nebo zahrají či použijí něco, co je přesune.</translation>
    </message>
    <message>
        <source>Whoever rests here refreshes 1 more section die.</source>
        <translation>Kdo zde odpočívá, obnoví o 1 kostku sekce víc.</translation>
    </message>
    <message>
        <source>An [event] that is revealed here is discarded without effect.</source>
        <translation>[event] odhalená zde se odhodí bez účinku.</translation>
    </message>
    <message>
        <source>No [event] cards are revealed at the end of a turn.</source>
        <translation>Na konci tahu se neodhalují karty [event](gen.pl).</translation>
    </message>
    <message>
        <source>Whoever prepares here draws 1 more section card.</source>
        <translation>Kdo se zde připravuje, dobere si o 1 kartu sekce víc.</translation>
    </message>
    <message>
        <source>You may take one special action of a connected sector as if you were there.</source>
        <translation>Smíte provést jednu zvláštní akci propojeného sektoru, jako byste tam byli.</translation>
    </message>
    <message>
        <source>Lent dice serve in the dice checks of somebody else.</source>
        <translation>Zapůjčené kostky slouží při ověření kostkami někoho jiného.</translation>
    </message>
    <message>
        <source>Dice checks here get one free [basic] of a color of your choice.</source>
        <translation>Ověření kostkami zde získají zdarma jeden symbol [basic] v barvě podle vaší volby.</translation>
    </message>
    <message>
        <source>The face of a die is kept for a dice check here.</source>
        <translation>Strana jedné kostky zůstává uchována pro ověření kostkami zde.</translation>
    </message>
    <message>
        <source>A [threat] enters only by spending its whole move.</source>
        <translation>[threat] sem vstoupí, jen když na to využije celý svůj přesun.</translation>
    </message>
    <message>
        <source>Something goes along with the traveler.</source>
        <translation>Něco jde s tím, kdo se přesouvá.</translation>
    </message>
    <message>
        <source>It has been chosen which [poi] card comes here next.</source>
        <translation>Je vybráno, která karta [poi](gen) sem přijde jako příští.</translation>
    </message>
    <message>
        <source>Your last action must be travel.</source>
        <translation>Vaše poslední akce musí být přesun.</translation>
    </message>
    <message>
        <source>Resting costs no [supplies](pl).</source>
        <translation>Odpočinek nestojí žádné [supplies](acc.pl).</translation>
    </message>
    <message>
        <source>Move to a sector with the [important_sector] icon that the away team has visited.</source>
        <translation>Přesuňte se do sektoru se symbolem [important_sector], který už výsadkový tým navštívil.</translation>
    </message>
    <message>
        <source>You may travel in spite of the [no_movement] icon.</source>
        <translation>Můžete se přesouvat navzdory symbolu [no_movement].</translation>
    </message>
    <message>
        <source>You cause no loss of [supplies](pl).</source>
        <translation>Nezpůsobujete ztrátu [supplies](gen.pl).</translation>
    </message>
    <message>
        <source>Attacks of [threat](pl) affect only one crewmember, whom you choose each time.</source>
        <translation>Útoky [threat](gen.pl) se týkají jen jednoho člena posádky, kterého pokaždé vyberete.</translation>
    </message>
    <message>
        <source>Danger dice with danger table {letter} may be rerolled.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Kostky nebezpečí pro tabulku nebezpečí {letter} lze přehodit.</translation>
    </message>
    <message>
        <source>The first danger die of each round may be rerolled.</source>
        <translation>První kostku nebezpečí v každém kole lze přehodit.</translation>
    </message>
    <message>
        <source>A text waits for its time.</source>
        <translation>Jeden účinek čeká na svůj čas.</translation>
    </message>
    <message>
        <source>for one travel</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>pro jeden přesun</translation>
    </message>
    <message>
        <source>in your next dice check</source>
        <extracomment>In brackets behind what holds so long.
----------
A head, small: when what follows happens.</extracomment>
        <translation>při vašem příštím ověření kostkami</translation>
    </message>
    <message>
        <source>until the end of your turn</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>do konce vašeho tahu</translation>
    </message>
    <message>
        <source>until your next turn</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>do vašeho příštího tahu</translation>
    </message>
    <message>
        <source>this round</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>v tomto kole</translation>
    </message>
    <message>
        <source>in the next round</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>v příštím kole</translation>
    </message>
    <message>
        <source>for this landing roll</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>pro tento hod na přistání</translation>
    </message>
    <message>
        <source>from now on</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>od této chvíle</translation>
    </message>
    <message>
        <source>at the start of the next round</source>
        <extracomment>A head, small: when what follows happens.</extracomment>
        <translation>na začátku příštího kola</translation>
    </message>
    <message>
        <source>at the end of your next turn</source>
        <extracomment>A head, small: when what follows happens.</extracomment>
        <translation>na konci vašeho příštího tahu</translation>
    </message>
    <message>
        <source>at the end of the round</source>
        <extracomment>A head, small: when what follows happens.</extracomment>
        <translation>na konci kola</translation>
    </message>
    <message>
        <source>You have traveled.</source>
        <translation>Přesunuli jste se.</translation>
    </message>
    <message>
        <source>You have entered a sector where nobody was before.</source>
        <translation>Vstoupili jste do sektoru, kde ještě nikdo nebyl.</translation>
    </message>
    <message>
        <source>You have rested.</source>
        <translation>Odpočívali jste.</translation>
    </message>
    <message>
        <source>You prepare.</source>
        <extracomment>The moment at which a card can be used, a whole sentence: the action of preparing.</extracomment>
        <translation>Připravujete se.</translation>
    </message>
    <message>
        <source>You have exerted.</source>
        <translation>Vypjali jste síly.</translation>
    </message>
    <message>
        <source>You have spent dice as a cost.</source>
        <translation>Vyčerpali jste kostky jako cenu.</translation>
    </message>
    <message>
        <source>You have gained a discovery.</source>
        <translation>Získali jste objev.</translation>
    </message>
    <message>
        <source>A [poi] card has come to your sector.</source>
        <translation>Do vašeho sektoru přibyla karta [poi](gen).</translation>
    </message>
    <message>
        <source>Your dice check has moved a green track on.</source>
        <translation>Vaše ověření kostkami posunulo zelenou stupnici.</translation>
    </message>
    <message>
        <source>A [threat] has entered your sector.</source>
        <translation>Do vašeho sektoru vstoupila [threat].</translation>
    </message>
    <message>
        <source>You have left a sector that shows the [final_poi] icon.</source>
        <translation>Opustili jste sektor se symbolem [final_poi].</translation>
    </message>
    <message>
        <source>You have replaced the [poi] of a sector.</source>
        <translation>Nahradili jste [poi](acc) v sektoru.</translation>
    </message>
    <message>
        <source>An outcome has been marked.</source>
        <translation>Byl označen důsledek.</translation>
    </message>
    <message>
        <source>A round begins.</source>
        <translation>Začíná kolo.</translation>
    </message>
    <message>
        <source>Your turn ends.</source>
        <translation>Váš tah končí.</translation>
    </message>
    <message>
        <source>This is the moment for an ability.</source>
        <translation>Teď je chvíle pro schopnost.</translation>
    </message>
    <message>
        <source>Move to a connected sector on the shortest way to the lander; ignore the icons.</source>
        <translation>Přesuňte se do propojeného sektoru po nejkratší cestě k výsadkové lodi; symboly neplatí.</translation>
    </message>
    <message>
        <source>Move to the sector of another crewmember.</source>
        <translation>Přesuňte se do sektoru jiného člena posádky.</translation>
    </message>
    <message>
        <source>Move to a connected sector and take all markers of yours along; ignore the icons.</source>
        <translation>Přesuňte se do propojeného sektoru a vezměte s sebou všechny ukazatele z toho svého; symboly neplatí.</translation>
    </message>
    <message>
        <source>A one-way or closed path of your choice is open both ways from now on.</source>
        <translation>Jednosměrná nebo uzavřená trasa podle vaší volby je od této chvíle průchozí oběma směry.</translation>
    </message>
    <message>
        <source>All markers in the sector of the [threat] move 1 sector toward sector {sector}.</source>
        <extracomment>Effect of a threat card: it sweeps markers before it. {sector} is the number of a sector.</extracomment>
        <translation>Všechny ukazatele v sektoru, kde je [threat], se posunou o 1 sektor směrem k sektoru {sector}.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Sector {number}</source>
        <extracomment>Name of a sector that has no other name. {number} is a number of the map.</extracomment>
        <translation>Sektor {number}</translation>
    </message>
    <message>
        <source>{start} – {end}</source>
        <extracomment>A path of the planet board. {start} and {end} are names of sectors.</extracomment>
        <translation>{start} – {end}</translation>
    </message>
    <message>
        <source>{start} → {end}</source>
        <extracomment>A path that leads in one direction only. {start} and {end} are names of sectors.</extracomment>
        <translation>{start} → {end}</translation>
    </message>
    <message>
        <source>[mission] {mission}</source>
        <extracomment>The name of a mission behind its icon, in a sentence: &quot;Put 1 marker on [mission] “Bow to Every Crab”.&quot; {mission} is the name in quotation marks.</extracomment>
        <translation>[mission](gen) {mission}</translation>
    </message>
    <message>
        <source>[threat] {threat}</source>
        <extracomment>The name of a threat behind its icon, in a sentence: &quot;Put 1 marker on [threat] “Lamp Mother”.&quot; {threat} is the name in quotation marks.</extracomment>
        <translation>[threat](gen) {threat}</translation>
    </message>
    <message>
        <source>Bruised</source>
        <extracomment>Name of an injury card: something hurts.</extracomment>
        <translation>Pohmoždění</translation>
    </message>
    <message>
        <source>Fracture</source>
        <extracomment>Name of an injury card: a broken bone.</extracomment>
        <translation>Zlomenina</translation>
    </message>
    <message>
        <source>Drained</source>
        <extracomment>Name of an injury card: worn out.</extracomment>
        <translation>Vysílení</translation>
    </message>
    <message>
        <source>Scald</source>
        <extracomment>Name of an injury card: burned skin.</extracomment>
        <translation>Opaření</translation>
    </message>
    <message>
        <source>Shaken</source>
        <extracomment>Name of an injury card: deep fright.</extracomment>
        <translation>Otřes</translation>
    </message>
    <message>
        <source>Torn Suit</source>
        <extracomment>Name of an injury card: the space suit has a hole.</extracomment>
        <translation>Roztržený skafandr</translation>
    </message>
    <message>
        <source>Dazed</source>
        <extracomment>Name of an injury card: after a blow on the head.</extracomment>
        <translation>Omámení</translation>
    </message>
    <message>
        <source>Fever</source>
        <extracomment>Name of an injury card: ill.</extracomment>
        <translation>Horečka</translation>
    </message>
    <message>
        <source>Scrape</source>
        <extracomment>Name of an injury card: a small wound, the slightest of all.</extracomment>
        <translation>Odřenina</translation>
    </message>
    <message>
        <source>Skill</source>
        <extracomment>Where the skill of a crewmember has no name of its own.</extracomment>
        <translation>Dovednost</translation>
    </message>
    <message>
        <source>Log {number}</source>
        <extracomment>Name of an entry of the logbook that players read, as &quot;Log 104&quot;. {number} is its number.</extracomment>
        <translation>Záznam {number}</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>In the quotation marks of your language, which stand around names in sentences. {name} is as Rope Bridge.</extracomment>
        <translation>„{name}“</translation>
    </message>
    <message>
        <source>Lead {value} with a card</source>
        <extracomment>A lead token that also lets you draw a section card. {value} is 1, 2 or 3.</extracomment>
        <translation>Náznak {value} s kartou</translation>
    </message>
    <message>
        <source>Lead {value} with a charge</source>
        <extracomment>A lead token that also gives a charge. {value} is 1, 2 or 3.</extracomment>
        <translation>Náznak {value} se stimulantem</translation>
    </message>
    <message>
        <source>Lead {value}</source>
        <extracomment>A lead token. {value} is 1, 2 or 3.</extracomment>
        <translation>Náznak {value}</translation>
    </message>
    <message>
        <source>Yellow outcome</source>
        <extracomment>One of three rows of a dice check: the best that can come of it.</extracomment>
        <translation>Žlutý důsledek</translation>
    </message>
    <message>
        <source>Green outcome</source>
        <extracomment>One of three rows of a dice check: success.</extracomment>
        <translation>Zelený důsledek</translation>
    </message>
    <message>
        <source>Red outcome</source>
        <extracomment>One of three rows of a dice check: failure.</extracomment>
        <translation>Červený důsledek</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>Where a path has no name of its own: a line between two sectors of the map.</extracomment>
        <translation>Trasa</translation>
    </message>
    <message>
        <source>Danger table {letter}</source>
        <extracomment>What danger dice are compared with. {letter} is A, B or C.</extracomment>
        <translation>Tabulka nebezpečí {letter}</translation>
    </message>
    <message>
        <source>Landing</source>
        <extracomment>Where a text comes from: the landing on the planet.</extracomment>
        <translation>Přistání</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Player {number}</source>
        <extracomment>Name of a player who has not typed one. {number} is from 1 to 4.</extracomment>
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>The full rules from the first turn on, with recruits that are drawn; for those who know the game.</source>
        <translation>Úplná pravidla od prvního tahu a vylosovaní nováčci; pro ty, kdo hru znají.</translation>
    </message>
    <message>
        <source>The first round is shown step by step, then each rule is explained when it comes up.</source>
        <translation>První kolo se ukáže krok za krokem, pak se každé pravidlo vysvětlí, až na něj dojde.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go, one of every player, and Science among them.</source>
        <extracomment>Hint under the choice of a team for the training. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Letí právě %n člen posádky, od každého hráče jeden, a Věda je mezi nimi.</numerusform>
            <numerusform>Letí právě %n členové posádky, od každého hráče jeden, a Věda je mezi nimi.</numerusform>
            <numerusform>Letí právě %n členů posádky, od každého hráče jeden, a Věda je mezi nimi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go, and Science among them.</source>
        <extracomment>Hint under the choice of a team for the training, for one player. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Jde právě %n člen posádky, a to ze sekce Věda.</numerusform>
            <numerusform>Jdou právě %n členové posádky, z toho jeden ze sekce Věda.</numerusform>
            <numerusform>Jde právě %n členů posádky, z toho jeden ze sekce Věda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go, one of every player; each section drew three.</source>
        <extracomment>Hint under the choice of a team; from three dealt crewmembers of each section one was taken. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Letí právě %n člen posádky, od každého hráče jeden; každá sekce si dobrala tři nováčky.</numerusform>
            <numerusform>Letí právě %n členové posádky, od každého hráče jeden; každá sekce si dobrala tři nováčky.</numerusform>
            <numerusform>Letí právě %n členů posádky, od každého hráče jeden; každá sekce si dobrala tři nováčky.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go; each section drew three.</source>
        <extracomment>Hint under the choice of a team, for one player; from three dealt crewmembers of each section one was taken. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Jde právě %n člen posádky; každá sekce jich dobrala tři.</numerusform>
            <numerusform>Jdou právě %n členové posádky; každá sekce jich dobrala tři.</numerusform>
            <numerusform>Jde právě %n členů posádky; každá sekce jich dobrala tři.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least two crewmembers go, one for each section, and one of every player.</source>
        <translation>Letí alespoň dva členové posádky, z každé sekce nejvýš jeden a od každého hráče jeden.</translation>
    </message>
    <message>
        <source>At least two crewmembers go, one for each section.</source>
        <translation>Jdou alespoň dva členové posádky, z každé sekce jeden.</translation>
    </message>
    <message>
        <source>{member} · {section}</source>
        <extracomment>A crewmember and the section that suits this person. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member} · {section}</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Title of the page on which a game is prepared.</extracomment>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation>Zpět (Esc)</translation>
    </message>
    <message>
        <source>Where to</source>
        <extracomment>Heading over the choice of a world.</extracomment>
        <translation>Kam</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>Heading over the number and names of players.</extracomment>
        <translation>Kdo hraje</translation>
    </message>
    <message>
        <source>The away team</source>
        <translation>Výsadkový tým</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Heading over the number from which all rolls come: luck, not an opportunity.</extracomment>
        <translation>Náhoda</translation>
    </message>
    <message>
        <source>Guided training</source>
        <extracomment>One of two ways to begin: a first game with hints.</extracomment>
        <translation>Výcvik s průvodcem</translation>
    </message>
    <message>
        <source>Quick start</source>
        <extracomment>One of two ways to begin: the game without hints.</extracomment>
        <translation>Rychlý start</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>Jak začít</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Choice of how many people play. %n is from 1 to 4.</extracomment>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <extracomment>Before a field to type in. {number} is from 1 to 4.</extracomment>
        <translation>Jméno hráče {number}</translation>
    </message>
    <message>
        <source>Each section has one player, who decides for its crew. Whoever gives one away gets another back.</source>
        <translation>Každá sekce má jednoho hráče, který rozhoduje za její posádku. Kdo jednu předá, dostane jinou.</translation>
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
    <name>Notices</name>
    <message>
        <source>Close</source>
        <extracomment>Button of a window with a message: shut the window.</extracomment>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>The program made a mistake: its rules cannot go on from this decision, so it was not carried out. The game stands where it stood; decide otherwise, or take back a step.</source>
        <translation>Program udělal chybu: po tomto rozhodnutí jeho pravidla nemohou pokračovat, proto nebylo provedeno. Hra stojí tam, kde stála; rozhodněte jinak, nebo vezměte krok zpět.</translation>
    </message>
    <message>
        <source>The program made a mistake: its rules cannot go on from this decision, so it was not carried out. The game stands where it stood; decide otherwise, or take back a step. A report for those who can mend it lies in {folder}.</source>
        <extracomment>Message after a decision that the rules of the game cannot carry out. {folder} is the path of a folder.</extracomment>
        <translation>Program udělal chybu: po tomto rozhodnutí jeho pravidla nemohou pokračovat, proto nebylo provedeno. Hra stojí tam, kde stála; rozhodněte jinak, nebo vezměte krok zpět. Hlášení pro ty, kdo ji mohou opravit, je ve složce {folder}.</translation>
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
        <extracomment>Message after a fault. {folder} is the path of a folder.</extracomment>
        <translation>Program udělal chybu. Všechna vaše rozhodnutí jsou zachována; pokračujte od posledního. Hlášení pro ty, kdo ji mohou opravit, je ve složce {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Něco se pokazilo</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Button: leave the program.</extracomment>
        <translation>Ukončit</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button after a fault: play on.</extracomment>
        <translation>Dál</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>Rank {rank}</source>
        <extracomment>Beside the mark on a crew board, in a tool tip. {rank} is 1, 2 or 3.</extracomment>
        <translation>Hodnost {rank}</translation>
    </message>
    <message>
        <source>Injury die in this column</source>
        <translation>Kostka zranění v tomto sloupci</translation>
    </message>
    <message>
        <source>Half of the available and spent dice, rounded up</source>
        <translation>Polovina dostupných a vyčerpaných kostek, zaokrouhleno nahoru</translation>
    </message>
    <message>
        <source>Changed aboard the ship</source>
        <translation>Změněno na palubě lodi</translation>
    </message>
    <message>
        <source>Beyond the last space of the track</source>
        <translation>Za posledním polem stupnice</translation>
    </message>
    <message>
        <source>Gained and lost since launch</source>
        <translation>Získáno a ztraceno od startu</translation>
    </message>
    <message>
        <source>A text that holds for a while</source>
        <translation>Text, který chvíli platí</translation>
    </message>
    <message>
        <source>{section} · rank {rank} · {place}</source>
        <extracomment>A crew member in short; {place} is the name of a sector. {section} is the name of a section, {rank} a number.</extracomment>
        <translation>{section} · hodnost {rank} · {place}</translation>
    </message>
    <message>
        <source>Cards you may hold</source>
        <translation>Karty, které smíte držet</translation>
    </message>
    <message>
        <source>Room for dice ({color})</source>
        <extracomment>{color} is red, green or blue.</extracomment>
        <translation>Místo pro kostky ({color})</translation>
    </message>
    <message>
        <source>Dice that a rest refreshes</source>
        <translation>Kostky, které odpočinek obnoví</translation>
    </message>
    <message>
        <source>Supplies in the lander</source>
        <translation>Zásoby v lodi</translation>
    </message>
    <message>
        <source>Room in the lander</source>
        <translation>Místo v lodi</translation>
    </message>
    <message>
        <source>Discoveries</source>
        <extracomment>Beside a row of places on the lander, in a tool tip: the finds aboard.</extracomment>
        <translation>Objevy</translation>
    </message>
    <message>
        <source>Leads: {deck}</source>
        <extracomment>The lead tokens on a discovery deck; {deck} is its type.</extracomment>
        <translation>Náznaky: {deck}</translation>
    </message>
    <message>
        <source>With {least} its top card is gained.</source>
        <extracomment>Beside the leads of a discovery deck, in a tool tip. {least} is the sum of leads that is needed.</extracomment>
        <translation>Se {least} získáte vrchní kartu.</translation>
    </message>
    <message>
        <source>Actions left</source>
        <extracomment>Beside the marks in the bar, in a tool tip: how many actions the turn still has.</extracomment>
        <translation>Zbývající akce</translation>
    </message>
    <message>
        <source>Travel: {way}</source>
        <extracomment>{way} names the sectors at the ends of a path.</extracomment>
        <translation>Přesun: {way}</translation>
    </message>
    <message>
        <source>This path asks for nothing.</source>
        <translation>Tato trasa nic nežádá.</translation>
    </message>
    <message>
        <source>Does not count now: {icon}</source>
        <extracomment>{icon} is a sentence: what an icon of the path would ask for.</extracomment>
        <translation>Teď neplatí: {icon}</translation>
    </message>
    <message>
        <source>Then the travel effect of “{condition}”:</source>
        <extracomment>{condition} is the name of the condition in force; its travel effect follows.</extracomment>
        <translation>Potom účinek přesunu karty „{condition}“:</translation>
    </message>
    <message>
        <source>{outcome}: what its chance counts in</source>
        <extracomment>{outcome} is &quot;Green outcome&quot; and the like.</extracomment>
        <translation>{outcome}: s čím šance počítá</translation>
    </message>
    <message>
        <source>Dice of the active crewmember</source>
        <translation>Kostky aktivního člena posádky</translation>
    </message>
    <message>
        <source>Dice lent by others</source>
        <translation>Kostky půjčené od jiných</translation>
    </message>
    <message>
        <source>Of these, fallen already</source>
        <translation>Z toho už padly</translation>
    </message>
    <message>
        <source>Texts that change results</source>
        <translation>Texty, které mění výsledky</translation>
    </message>
    <message>
        <source>Injury dice that come first</source>
        <translation>Kostky zranění, které přijdou dřív</translation>
    </message>
    <message>
        <source>Danger dice that come first</source>
        <translation>Kostky nebezpečí, které přijdou dřív</translation>
    </message>
    <message>
        <source>All the ways in which the dice can still fall are counted, with aces used as well as possible. Above each column stands what it reckons with beside the dice.</source>
        <translation>Počítají se všechny způsoby, jak ještě mohou kostky padnout, s co nejlépe využitými žolíky. Nad každým sloupcem stojí, s čím kromě kostek počítá.</translation>
    </message>
    <message>
        <source>Its faces:</source>
        <extracomment>In a tool tip, before icons: what the six faces of a die show.</extracomment>
        <translation>Její strany:</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>{number} %</source>
        <extracomment>A chance. {number} is as &quot;66.7&quot;; the sign stands as the language sets it.</extracomment>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>no odds</source>
        <extracomment>Instead of a chance that cannot be reckoned; short, as it stands in a narrow column.</extracomment>
        <translation>neznámé</translation>
    </message>
    <message>
        <source>Dice alone</source>
        <extracomment>Caption over chances: nothing is used, no ability converts dice. Two short words at most.</extracomment>
        <translation>Jen kostky</translation>
    </message>
    <message>
        <source>At the roll</source>
        <extracomment>Caption over chances as they were before the dice fell. Two short words at most.</extracomment>
        <translation>Při hodu</translation>
    </message>
    <message>
        <source>Go on now</source>
        <extracomment>Caption over chances: the dice stay as they lie. Two short words at most.</extracomment>
        <translation>Teď dál</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Caption over the chances of a dice check. One short word.</extracomment>
        <translation>Šance</translation>
    </message>
    <message numerus="yes">
        <source>With %n</source>
        <extracomment>Caption over chances: that many cards and abilities are used as well. Two short words at most.</extracomment>
        <translation>
            <numerusform>S %n</numerusform>
            <numerusform>Se %n</numerusform>
            <numerusform>S %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Reckon with</source>
        <extracomment>Head over chances where nothing is reckoned with yet: a choice of cards and abilities to count on.</extracomment>
        <translation>Počítat s</translation>
    </message>
    <message>
        <source>Combination: {card}</source>
        <extracomment>{card} is a section card or the condition; its dice combination is paid for.</extracomment>
        <translation>Kombinace: {card}</translation>
    </message>
    <message>
        <source>{space}: {chance}</source>
        <extracomment>One of the spaces of a track. {space} is a number, {chance} how likely the marker stands there after the dice check.</extracomment>
        <translation>{space}: {chance}</translation>
    </message>
    <message>
        <source>Marker afterwards on {spaces}</source>
        <extracomment>{spaces} are the spaces of a track, each with its chance.</extracomment>
        <translation>Ukazatel pak stojí na {spaces}</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the chances of the spaces of a track, as &quot;3: 20 %, 4: 80 %&quot;.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Danger {letter}</source>
        <extracomment>Head before what danger dice may bring. {letter} is A, B or C.</extracomment>
        <translation>Nebezpečí {letter}</translation>
    </message>
    <message>
        <source>{source}: {results}</source>
        <extracomment>{source} is a danger table or injury card, {results} what its dice may bring with which chance.</extracomment>
        <translation>{source}: {results}</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between what injury or danger dice may bring.</extracomment>
        <translation>; </translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>What a result of a die does, before its chance.</extracomment>
        <translation>nic</translation>
    </message>
    <message>
        <source>{icon} {effect}</source>
        <extracomment>{icon} is an icon of an injury or danger die that has fallen, {effect} what it does.</extracomment>
        <translation>{icon} {effect}</translation>
    </message>
    <message>
        <source>{icon} {effect} {chance}</source>
        <extracomment>{icon} is an icon of an injury or danger die, {effect} what it does, {chance} how likely that is.</extracomment>
        <translation>{icon} {effect} {chance}</translation>
    </message>
</context>
<context>
    <name>OutcomeList</name>
    <message>
        <source>This check has no outcomes: the dice pay for combinations only.</source>
        <translation>Toto ověření nemá důsledky: kostkami se platí jen za kombinace.</translation>
    </message>
    <message>
        <source>{caption}: {chance}</source>
        <extracomment>For a screen reader. {caption} stands over a column of chances, {chance} is the chance in it.</extracomment>
        <translation>{caption}: {chance}</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the chances of an outcome, said by screen readers.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>All chances of this check (O)</source>
        <translation>Všechny šance tohoto hodu (O)</translation>
    </message>
    <message>
        <source>With this</source>
        <extracomment>Caption over chances: a card is used whose name is too long for the place. Two short words at most.</extracomment>
        <translation>S tímto</translation>
    </message>
</context>
<context>
    <name>OutcomeRow</name>
    <message>
        <source>{outcome}, track at {at} of {length}. {effect}</source>
        <extracomment>An outcome with a track, for a screen reader. {outcome} is its name, {at} and {length} are numbers of spaces, {effect} is a whole sentence.</extracomment>
        <translation>{outcome}, stupnice na {at} z {length}. {effect}</translation>
    </message>
    <message>
        <source>{outcome}, met. It asks for {asks}. {effect}</source>
        <extracomment>Said of an outcome by screen readers: the dice show what it asks for. {outcome} is its name, {asks} the icons, {effect} a whole sentence.</extracomment>
        <translation>{outcome}, splněno. Vyžaduje {asks}. {effect}</translation>
    </message>
    <message>
        <source>{outcome}, met. {effect}</source>
        <extracomment>Said by screen readers of the outcome that comes because no other does. {outcome} is its name, {effect} a whole sentence.</extracomment>
        <translation>{outcome}, splněno. {effect}</translation>
    </message>
    <message>
        <source>{outcome}. It asks for {asks}. {effect}</source>
        <extracomment>Said of an outcome by screen readers. {outcome} is its name, {asks} the icons that dice have to show, {effect} a whole sentence.</extracomment>
        <translation>{outcome}. Vyžaduje {asks}. {effect}</translation>
    </message>
    <message>
        <source>{outcome}. {effect}</source>
        <extracomment>Said by screen readers of the outcome that comes if no other does. {outcome} is its name, {effect} a whole sentence.</extracomment>
        <translation>{outcome}. {effect}</translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>The red outcome of a dice check: it has no requirement and comes if no other row is covered.</extracomment>
        <translation>jinak</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>The folder cannot be shown</source>
        <translation>Složku nelze zobrazit</translation>
    </message>
    <message>
        <source>It is not there, and could not be made: {folder}</source>
        <extracomment>Message after the wish to see a folder in the system&apos;s own window. {folder} is the path of a folder.</extracomment>
        <translation>Není tu a nepodařilo se ji vytvořit: {folder}</translation>
    </message>
    <message>
        <source>Saved games ({pattern})</source>
        <extracomment>Kind of file in the system&apos;s own window for files. {pattern} is as &quot;*.vanguard&quot;.</extracomment>
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
    <name>PathModel</name>
    <message>
        <source>free</source>
        <extracomment>On a path that asks for nothing. One short word.</extracomment>
        <translation>volná</translation>
    </message>
    <message>
        <source>Path from {start} to {end}</source>
        <extracomment>A path of the planet in a list. {start} and {end} are the sectors at its ends.</extracomment>
        <translation>Trasa: {start} – {end}</translation>
    </message>
</context>
<context>
    <name>PlaceQuestions</name>
    <message>
        <source>[log_entry] {log} has been read in this expedition</source>
        <extracomment>After &quot;if&quot;: the entry was read by players. {log} is the number of an entry of the logbook.</extracomment>
        <translation>se [log_entry] {log} v této výpravě četl</translation>
    </message>
    <message>
        <source>the [global_condition] {condition} is in force</source>
        <extracomment>After &quot;if&quot;. {condition} is the name of a card in quotation marks.</extracomment>
        <translation>platí [global_condition] {condition}</translation>
    </message>
    <message>
        <source>the [poi] {poi} is visible in sector {sector}</source>
        <extracomment>After &quot;if&quot;: the card lies open. {poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>je v sektoru {sector} vidět [poi] {poi}</translation>
    </message>
    <message>
        <source>the lander is in sector {sector}</source>
        <extracomment>After &quot;if&quot;. {sector} is the number of a sector.</extracomment>
        <translation>výsadková loď stojí v sektoru {sector}</translation>
    </message>
    <message>
        <source>you are in the lander sector</source>
        <translation>jste v sektoru výsadku</translation>
    </message>
    <message>
        <source>you are in sector {sectors}</source>
        <extracomment>{sectors} are numbers of sectors, with &quot;or&quot; before the last one.</extracomment>
        <translation>jste v sektoru {sectors}</translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie in your sector</source>
        <extracomment>After &quot;if&quot;: markers of this expedition. %n is their number.</extracomment>
        <translation>
            <numerusform>leží ve vašem sektoru ukazatel</numerusform>
            <numerusform>leží ve vašem sektoru alespoň %n ukazatele</numerusform>
            <numerusform>leží ve vašem sektoru alespoň %n ukazatelů</numerusform>
        </translation>
    </message>
    <message>
        <source>a crewmember is in the sector of the [threat] or in a connected one</source>
        <translation>je člen posádky v sektoru, kde je [threat], nebo v propojeném</translation>
    </message>
    <message>
        <source>the [poi] {poi} is visible on the planet board</source>
        <extracomment>After &quot;if&quot;: the card lies open anywhere. {poi} is the name of a card in quotation marks.</extracomment>
        <translation>je na planetární desce vidět [poi] {poi}</translation>
    </message>
    <message>
        <source>the [unique_discovery] {discovery} is on the lander</source>
        <extracomment>{discovery} is the name of a unique discovery in quotation marks.</extracomment>
        <translation>leží na výsadkové lodi [unique_discovery] {discovery}</translation>
    </message>
    <message>
        <source>the [threat] {threat} is in play</source>
        <extracomment>After &quot;if&quot;: its figure is on the board. {threat} is the name of a card in quotation marks.</extracomment>
        <translation>je ve hře [threat] {threat}</translation>
    </message>
    <message>
        <source>the [global_condition] {condition} is not in force</source>
        <extracomment>After &quot;if&quot;. {condition} is the name of a card in quotation marks.</extracomment>
        <translation>neplatí [global_condition] {condition}</translation>
    </message>
    <message>
        <source>the [poi] {poi} is not visible in sector {sector}</source>
        <extracomment>After &quot;if&quot;: the card does not lie open. {poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>není v sektoru {sector} vidět [poi] {poi}</translation>
    </message>
    <message>
        <source>the [poi] {poi} is not visible on the planet board</source>
        <extracomment>After &quot;if&quot;: the card lies open nowhere. {poi} is the name of a card in quotation marks.</extracomment>
        <translation>není na planetární desce vidět [poi] {poi}</translation>
    </message>
    <message>
        <source>the [threat] {threat} is not in play</source>
        <extracomment>After &quot;if&quot;: its figure is not on the board. {threat} is the name of a card in quotation marks.</extracomment>
        <translation>není ve hře [threat] {threat}</translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie in the lander sector</source>
        <extracomment>After &quot;if&quot;: markers where the lander stands. %n is their number.</extracomment>
        <translation>
            <numerusform>leží v sektoru výsadku ukazatel</numerusform>
            <numerusform>leží v sektoru výsadku alespoň %n ukazatele</numerusform>
            <numerusform>leží v sektoru výsadku alespoň %n ukazatelů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie on {card}</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>leží na kartě {card} ukazatel</numerusform>
            <numerusform>leží na kartě {card} alespoň %n ukazatele</numerusform>
            <numerusform>leží na kartě {card} alespoň %n ukazatelů</numerusform>
        </translation>
    </message>
    <message>
        <source>[log_entry] {log} has not been read in this expedition</source>
        <extracomment>After &quot;if&quot;: the entry was not read by players. {log} is the number of an entry of the logbook.</extracomment>
        <translation>se [log_entry] {log} v této výpravě ještě nečetl</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie in your sector</source>
        <extracomment>After &quot;if&quot;: markers of this expedition. %n is their number.</extracomment>
        <translation>
            <numerusform>neleží ve vašem sektoru žádný ukazatel</numerusform>
            <numerusform>leží ve vašem sektoru méně než %n ukazatele</numerusform>
            <numerusform>leží ve vašem sektoru méně než %n ukazatelů</numerusform>
        </translation>
    </message>
    <message>
        <source>no crewmember is in the sector of the [threat] or in a connected one</source>
        <translation>není žádný člen posádky v sektoru, kde je [threat], ani v propojeném</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie in the lander sector</source>
        <extracomment>After &quot;if&quot;: markers where the lander stands. %n is their number.</extracomment>
        <translation>
            <numerusform>neleží v sektoru výsadku žádný ukazatel</numerusform>
            <numerusform>leží v sektoru výsadku méně než %n ukazatele</numerusform>
            <numerusform>leží v sektoru výsadku méně než %n ukazatelů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie on {card}</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>neleží na kartě {card} žádný ukazatel</numerusform>
            <numerusform>leží na kartě {card} méně než %n ukazatele</numerusform>
            <numerusform>leží na kartě {card} méně než %n ukazatelů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlacingModel</name>
    <message>
        <source>Start token</source>
        <extracomment>Name of a piece that players give to one another: whoever has it plays first.</extracomment>
        <translation>Žeton začínajícího hráče</translation>
    </message>
    <message>
        <source>{piece}: waits to be placed</source>
        <extracomment>For screen readers, as &quot;Lander: waits to be placed&quot;. {piece} is the name of a piece.</extracomment>
        <translation>{piece}: čeká na umístění</translation>
    </message>
</context>
<context>
    <name>PlanetText</name>
    <message>
        <source>Place the [poi] card {poi} in sector {sector}, under {other}.</source>
        <extracomment>{poi} and {other} are names of cards in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>Položte kartu [poi](gen) {poi} do sektoru {sector} pod kartu {other}.</translation>
    </message>
    <message>
        <source>The [threat] {threat} moves to your sector.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>[threat] {threat} se přesune do vašeho sektoru.</translation>
    </message>
    <message>
        <source>The [threat] {threat} moves to sector {sector}.</source>
        <extracomment>{threat} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>[threat] {threat} se přesune do sektoru {sector}.</translation>
    </message>
    <message>
        <source>The [threat] moves 1 sector on along its way ({sectors}).</source>
        <extracomment>{sectors} are the numbers of the sectors that it goes through, such as &quot;2, 7, 9&quot;.</extracomment>
        <translation>[threat] se posune o 1 sektor dál po své cestě ({sectors}).</translation>
    </message>
    <message>
        <source>All markers and tokens in the sector of the [threat] move 1 sector on along its way ({sectors}).</source>
        <extracomment>{sectors} are the numbers of the sectors on the way of the threat, such as &quot;2, 7, 9&quot;.</extracomment>
        <translation>Všechny ukazatele a žetony v sektoru, kde je [threat], se posunou o 1 sektor dál po její cestě ({sectors}).</translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off the planet board.</source>
        <extracomment>Effect of a card: markers from anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>Odeberte z planetární desky %n ukazatel.</numerusform>
            <numerusform>Odeberte z planetární desky %n ukazatele.</numerusform>
            <numerusform>Odeberte z planetární desky %n ukazatelů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) where markers lie already.</source>
        <extracomment>Effect of a card: markers join others on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>Položte %n ukazatel tam, kde už ukazatele leží.</numerusform>
            <numerusform>Položte %n ukazatele tam, kde už ukazatele leží.</numerusform>
            <numerusform>Položte %n ukazatelů tam, kde už ukazatele leží.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) where markers lie already, up to {most}.</source>
        <extracomment>{most} is how many may lie there.</extracomment>
        <translation>
            <numerusform>Položte %n ukazatel tam, kde už ukazatele leží, nejvýše do {most}.</numerusform>
            <numerusform>Položte %n ukazatele tam, kde už ukazatele leží, nejvýše do {most}.</numerusform>
            <numerusform>Položte %n ukazatelů tam, kde už ukazatele leží, nejvýše do {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take all markers off the planet board.</source>
        <translation>Odeberte z planetární desky všechny ukazatele.</translation>
    </message>
    <message>
        <source>Take all markers off sectors {sectors}.</source>
        <extracomment>{sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation>Odeberte všechny ukazatele ze sektorů {sectors}.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Odeberte %n ukazatel z karty {card}.</numerusform>
            <numerusform>Odeberte %n ukazatele z karty {card}.</numerusform>
            <numerusform>Odeberte %n ukazatelů z karty {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) on {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Položte %n ukazatel na kartu {card}.</numerusform>
            <numerusform>Položte %n ukazatele na kartu {card}.</numerusform>
            <numerusform>Položte %n ukazatelů na kartu {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The [mission] {mission} fails and is discarded.</source>
        <extracomment>{mission} is the name of a card in quotation marks.</extracomment>
        <translation>[mission] {mission} selže a odhodí se.</translation>
    </message>
    <message>
        <source>until the end of your next turn, in each of your dice checks</source>
        <extracomment>A head, small: when what follows holds.</extracomment>
        <translation>do konce vašeho příštího tahu při každém vašem ověření kostkami</translation>
    </message>
    <message>
        <source>from now on, in each dice check in sector {sectors}</source>
        <extracomment>A head, small: when what follows holds. {sectors} are numbers of sectors with &quot;or&quot; before the last one.</extracomment>
        <translation>od této chvíle při každém ověření kostkami v sektoru {sectors}</translation>
    </message>
    <message>
        <source>Move to a sector of your choice that shows {biomes}; ignore the icons of the path.</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>Přesuňte se do sektoru podle své volby s biomem {biomes}; symboly trasy neplatí.</translation>
    </message>
    <message numerus="yes">
        <source>The yellow track of the [poi] {poi} progresses by %n space(s).</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Žlutá stupnice [poi](gen) {poi} postoupí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice [poi](gen) {poi} postoupí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice [poi](gen) {poi} postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The green track of the [poi] {poi} progresses by %n space(s).</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Zelená stupnice [poi](gen) {poi} postoupí o %n pole.</numerusform>
            <numerusform>Zelená stupnice [poi](gen) {poi} postoupí o %n pole.</numerusform>
            <numerusform>Zelená stupnice [poi](gen) {poi} postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red track of the [poi] {poi} progresses by %n space(s).</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Červená stupnice [poi](gen) {poi} postoupí o %n pole.</numerusform>
            <numerusform>Červená stupnice [poi](gen) {poi} postoupí o %n pole.</numerusform>
            <numerusform>Červená stupnice [poi](gen) {poi} postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message>
        <source>in sectors {sectors}</source>
        <extracomment>A head, small. {sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation>v sektorech {sectors}</translation>
    </message>
    <message>
        <source>in the sector of this [threat]</source>
        <extracomment>A head, small.</extracomment>
        <translation>v sektoru, kde je tato [threat]</translation>
    </message>
    <message>
        <source>in sectors with markers</source>
        <extracomment>A head, small.</extracomment>
        <translation>v sektorech s ukazateli</translation>
    </message>
    <message>
        <source>in sectors with {biomes}</source>
        <extracomment>A head, small. {biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>v sektorech s biomem {biomes}</translation>
    </message>
    <message>
        <source>on every path that leads there, besides its icons</source>
        <extracomment>A head, small: what travel along such a path asks for besides its icons follows.</extracomment>
        <translation>na každé trase, která tam vede, navíc k jejím symbolům</translation>
    </message>
    <message>
        <source>whoever enters</source>
        <extracomment>A head, small: what happens to them follows.</extracomment>
        <translation>při vstupu</translation>
    </message>
    <message>
        <source>whoever ends a turn there</source>
        <extracomment>A head, small: what happens to them follows.</extracomment>
        <translation>při ukončení tahu</translation>
    </message>
    <message numerus="yes">
        <source>Reveal and resolve %n [event] card(s).</source>
        <extracomment>Effect of a card: event cards are turned over and carried out. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Odhalte a vyhodnoťte %n kartu [event](gen).</numerusform>
            <numerusform>Odhalte a vyhodnoťte %n karty [event](gen.pl).</numerusform>
            <numerusform>Odhalte a vyhodnoťte %n karet [event](gen.pl).</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not lift off, and the turn goes on.</source>
        <translation>Neodletíte a tah pokračuje.</translation>
    </message>
    <message numerus="yes">
        <source>This takes the room of %n discovery card(s) in the lander.</source>
        <extracomment>Effect of a card: the lander has less room. %n is for how many finds.</extracomment>
        <translation>
            <numerusform>Ve výsadkové lodi to zabere místo %n karty objevu.</numerusform>
            <numerusform>Ve výsadkové lodi to zabere místo %n karet objevů.</numerusform>
            <numerusform>Ve výsadkové lodi to zabere místo %n karet objevů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can rest there.</source>
        <translation>Nikdo tam nemůže odpočívat.</translation>
    </message>
    <message>
        <source>Nobody can assist dice checks there.</source>
        <translation>Nikdo tam nemůže podpořit ověření kostkami.</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the numbers of the sectors on a way.</extracomment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>A campaign with a ship</source>
        <translation>Kampaň s lodí</translation>
    </message>
    <message>
        <source>This save is a campaign with a ship, which this version cannot show yet. Nothing in it was changed; a later version goes on where it stands.</source>
        <translation>Tato uložená hra je kampaň s lodí, kterou tato verze ještě neumí zobrazit. Nic se v ní nezměnilo; pozdější verze bude pokračovat tam, kde stojí.</translation>
    </message>
</context>
<context>
    <name>PoolText</name>
    <message>
        <source>Two dice of one color that show {basic} count together as one {ace} in this check.</source>
        <extracomment>Effect of a card in a dice check. {basic} and {ace} are icons.</extracomment>
        <translation>Při tomto ověření platí dvě kostky téže barvy, které ukazují symbol {basic}, dohromady za jeden symbol {ace}.</translation>
    </message>
    <message numerus="yes">
        <source>Turn up to %n dice of the roll pool to one icon of your choice.</source>
        <extracomment>Effect of a card in a dice check: rolled dice are turned by hand. %n is their number.</extracomment>
        <translation>
            <numerusform>Otočte až %n kostku ze zásoby kostek na symbol podle své volby.</numerusform>
            <numerusform>Otočte až %n kostky ze zásoby kostek na jeden symbol podle své volby.</numerusform>
            <numerusform>Otočte až %n kostek ze zásoby kostek na jeden symbol podle své volby.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll one die; if it shows {icon}, refresh it after the check.</source>
        <extracomment>Effect of a card in a dice check. {icon} is an icon.</extracomment>
        <translation>Přehoďte jednu kostku; pokud ukazuje symbol {icon}, po ověření ji obnovte.</translation>
    </message>
    <message>
        <source>Name an icon and reroll one die; if it shows that icon, refresh it after the check.</source>
        <translation>Určete symbol a přehoďte jednu kostku; pokud ukazuje tento symbol, po ověření ji obnovte.</translation>
    </message>
    <message>
        <source>Refresh each die that shows {icon} after the check.</source>
        <extracomment>Effect of a card in a dice check: dice that show the icon do not stay spent. {icon} is an icon.</extracomment>
        <translation>Po ověření obnovte každou kostku, která ukazuje symbol {icon}.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh dice of %n color(s) that show {icon}, one each, after the check.</source>
        <extracomment>Effect of a card in a dice check: one die of each color does not stay spent. %n is how many colors. {icon} is an icon.</extracomment>
        <translation>
            <numerusform>Po ověření obnovte jednu kostku, která ukazuje symbol {icon}.</numerusform>
            <numerusform>Po ověření obnovte kostky %n barev, které ukazují symbol {icon}, z každé barvy jednu.</numerusform>
            <numerusform>Po ověření obnovte kostky %n barev, které ukazují symbol {icon}, z každé barvy jednu.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this dice check no injury dice are rolled.</source>
        <translation>Při tomto ověření se nehází kostkami zranění.</translation>
    </message>
    <message numerus="yes">
        <source>Each assisting crewmember may add up to %n die(ce) to this dice check.</source>
        <extracomment>Effect of a card in a dice check: whoever helps may use more dice than usual. %n is how many.</extracomment>
        <translation>
            <numerusform>Každý člen posádky, který podporuje, může k tomuto ověření přidat až %n kostku.</numerusform>
            <numerusform>Každý člen posádky, který podporuje, může k tomuto ověření přidat až %n kostky.</numerusform>
            <numerusform>Každý člen posádky, který podporuje, může k tomuto ověření přidat až %n kostek.</numerusform>
        </translation>
    </message>
    <message>
        <source>May assist this dice check as if in the same sector.</source>
        <translation>Můžete toto ověření podpořit, jako byste byli ve stejném sektoru.</translation>
    </message>
    <message>
        <source>One die of the next dice combination may pay for one more.</source>
        <translation>Jedna kostka z příští kombinace kostek může zaplatit ještě jednu další.</translation>
    </message>
    <message>
        <source>Make the same dice check again with available dice.</source>
        <translation>Proveďte totéž ověření kostkami znovu s dostupnými kostkami.</translation>
    </message>
    <message>
        <source>Reroll any number of dice of the roll pool that have {icon} on one of their faces.</source>
        <extracomment>Effect of a card in a dice check. {icon} is an icon.</extracomment>
        <translation>Přehoďte libovolný počet kostek ze zásoby kostek, které mají na některé straně symbol {icon}.</translation>
    </message>
    <message>
        <source>Reroll one die of your choice that does not show {icon}.</source>
        <extracomment>Effect of a card in a dice check. {icon} is an icon.</extracomment>
        <translation>Přehoďte jednu kostku podle své volby, na které není symbol {icon}.</translation>
    </message>
    <message>
        <source>one die</source>
        <extracomment>The object of a sentence: &quot;Turn one die from [basic] to [construction].&quot;</extracomment>
        <translation>jednu kostku</translation>
    </message>
    <message>
        <source>one red die</source>
        <extracomment>The object of a sentence: &quot;Turn one red die from [basic] to [physical].&quot;</extracomment>
        <translation>jednu červenou kostku</translation>
    </message>
    <message>
        <source>one green die</source>
        <extracomment>The object of a sentence: &quot;Turn one green die from [basic] to [biology].&quot;</extracomment>
        <translation>jednu zelenou kostku</translation>
    </message>
    <message>
        <source>one blue die</source>
        <extracomment>The object of a sentence: &quot;Turn one blue die from [basic] to [construction].&quot;</extracomment>
        <translation>jednu modrou kostku</translation>
    </message>
    <message>
        <source>Name an icon and refresh each die that shows it after the check.</source>
        <translation>Určete symbol a po ověření obnovte každou kostku, která ho ukazuje.</translation>
    </message>
    <message>
        <source>Keep one of your chosen dice aside; it stays available and is not rolled. When the others have been rolled, you may roll it, too.</source>
        <translation>Odložte stranou jednu ze svých zvolených kostek; zůstane dostupná a nehází se jí. Až padnou ostatní, můžete hodit i jí.</translation>
    </message>
    <message>
        <source>Keep the face of one die of the roll pool; the next time it is taken for a dice check in this sector, it is not rolled but shows that face.</source>
        <translation>Uchovejte stranu jedné kostky ze zásoby kostek; až ji příště někdo vezme k ověření kostkami v tomto sektoru, nehází se jí, ale ukazuje tuto stranu.</translation>
    </message>
    <message>
        <source>Nothing happens instead of the green outcome of this check.</source>
        <translation>Místo zeleného důsledku tohoto ověření se nestane nic.</translation>
    </message>
    <message>
        <source>Nothing happens instead of the yellow outcome of this check.</source>
        <translation>Místo žlutého důsledku tohoto ověření se nestane nic.</translation>
    </message>
    <message>
        <source>Nothing happens instead of the red outcome of this check.</source>
        <translation>Místo červeného důsledku tohoto ověření se nestane nic.</translation>
    </message>
    <message>
        <source>In this check {shown} {dice} counts for nothing.</source>
        <extracomment>{shown} is an icon, {dice} is &quot;on all dice&quot;, &quot;on your blue dice&quot; or the like.</extracomment>
        <translation>Při tomto ověření se symbol {shown} {dice} nepočítá.</translation>
    </message>
    <message>
        <source>In this check each {shown} {dice} may also count as {becomes}.</source>
        <extracomment>{shown} and {becomes} are icons, {dice} is &quot;on all dice&quot;, &quot;on your blue dice&quot; or the like.</extracomment>
        <translation>Při tomto ověření může každý symbol {shown} {dice} platit i za symbol {becomes}.</translation>
    </message>
    <message>
        <source>In this check each {shown} {dice} counts as {becomes}.</source>
        <extracomment>{shown} and {becomes} are icons, {dice} is &quot;on all dice&quot;, &quot;on your blue dice&quot; or the like.</extracomment>
        <translation>Při tomto ověření platí každý symbol {shown} {dice} za symbol {becomes}.</translation>
    </message>
    <message>
        <source>on all dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all dice counts as [technology]&quot;.</extracomment>
        <translation>na všech kostkách</translation>
    </message>
    <message>
        <source>on all red dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all red dice counts as [defense]&quot;.</extracomment>
        <translation>na všech červených kostkách</translation>
    </message>
    <message>
        <source>on all green dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all green dice counts as [biology]&quot;.</extracomment>
        <translation>na všech zelených kostkách</translation>
    </message>
    <message>
        <source>on all blue dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all blue dice counts as [technology]&quot;.</extracomment>
        <translation>na všech modrých kostkách</translation>
    </message>
    <message>
        <source>on your dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your dice counts as [technology]&quot;.</extracomment>
        <translation>na vašich kostkách</translation>
    </message>
    <message>
        <source>on your red dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your red dice counts as [defense]&quot;.</extracomment>
        <translation>na vašich červených kostkách</translation>
    </message>
    <message>
        <source>on your green dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your green dice counts as [biology]&quot;.</extracomment>
        <translation>na vašich zelených kostkách</translation>
    </message>
    <message>
        <source>on your blue dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your blue dice counts as [technology]&quot;.</extracomment>
        <translation>na vašich modrých kostkách</translation>
    </message>
    <message>
        <source>One {shown} {dice} counts as {becomes}.</source>
        <extracomment>{shown} and {becomes} are icons, {dice} is &quot;on one red die of the roll pool&quot; or the like.</extracomment>
        <translation>Jeden symbol {shown} {dice} platí za symbol {becomes}.</translation>
    </message>
    <message>
        <source>One die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of any color. {becomes} is an icon.</extracomment>
        <translation>Jedna kostka ze zásoby kostek platí za symbol {becomes}.</translation>
    </message>
    <message>
        <source>One red die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. {becomes} is an icon.</extracomment>
        <translation>Jedna červená kostka ze zásoby kostek platí za symbol {becomes}.</translation>
    </message>
    <message>
        <source>One green die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. {becomes} is an icon.</extracomment>
        <translation>Jedna zelená kostka ze zásoby kostek platí za symbol {becomes}.</translation>
    </message>
    <message>
        <source>One blue die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. {becomes} is an icon.</extracomment>
        <translation>Jedna modrá kostka ze zásoby kostek platí za symbol {becomes}.</translation>
    </message>
    <message>
        <source>on one die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one die of the roll pool counts as [physical].&quot;</extracomment>
        <translation>na jedné kostce ze zásoby kostek</translation>
    </message>
    <message>
        <source>on one red die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one red die of the roll pool counts as [physical].&quot;</extracomment>
        <translation>na jedné červené kostce ze zásoby kostek</translation>
    </message>
    <message>
        <source>on one green die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one green die of the roll pool counts as [biology].&quot;</extracomment>
        <translation>na jedné zelené kostce ze zásoby kostek</translation>
    </message>
    <message>
        <source>on one blue die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one blue die of the roll pool counts as [science].&quot;</extracomment>
        <translation>na jedné modré kostce ze zásoby kostek</translation>
    </message>
    <message numerus="yes">
        <source>Turn {die} to an icon that at least %n other die(ce) show.</source>
        <extracomment>{die} is &quot;one blue die&quot; or the like, the object of the sentence.</extracomment>
        <translation>
            <numerusform>Otočte {die} na symbol, který ukazuje alespoň jedna další kostka.</numerusform>
            <numerusform>Otočte {die} na symbol, který ukazují alespoň %n další kostky.</numerusform>
            <numerusform>Otočte {die} na symbol, který ukazuje alespoň %n dalších kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of any color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>Jedna kostka platí za symbol, který ukazuje alespoň jedna další kostka.</numerusform>
            <numerusform>Jedna kostka platí za symbol, který ukazují alespoň %n další kostky.</numerusform>
            <numerusform>Jedna kostka platí za symbol, který ukazuje alespoň %n dalších kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One red die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>Jedna červená kostka platí za symbol, který ukazuje alespoň jedna další kostka.</numerusform>
            <numerusform>Jedna červená kostka platí za symbol, který ukazují alespoň %n další kostky.</numerusform>
            <numerusform>Jedna červená kostka platí za symbol, který ukazuje alespoň %n dalších kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One green die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>Jedna zelená kostka platí za symbol, který ukazuje alespoň jedna další kostka.</numerusform>
            <numerusform>Jedna zelená kostka platí za symbol, který ukazují alespoň %n další kostky.</numerusform>
            <numerusform>Jedna zelená kostka platí za symbol, který ukazuje alespoň %n dalších kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One blue die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>Jedna modrá kostka platí za symbol, který ukazuje alespoň jedna další kostka.</numerusform>
            <numerusform>Jedna modrá kostka platí za symbol, který ukazují alespoň %n další kostky.</numerusform>
            <numerusform>Jedna modrá kostka platí za symbol, který ukazuje alespoň %n dalších kostek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {die} to {icon}.</source>
        <extracomment>{die} is &quot;one blue die&quot; or the like, {icon} an icon.</extracomment>
        <translation>Otočte {die} na symbol {icon}.</translation>
    </message>
    <message>
        <source>Turn {die} from {shown} to {icon}.</source>
        <extracomment>{die} is &quot;one blue die&quot; or the like; {shown} is the icon that it shows, {icon} the one that it then shows.</extracomment>
        <translation>Otočte {die} ze symbolu {shown} na symbol {icon}.</translation>
    </message>
    <message>
        <source>Reroll any number of dice of the roll pool.</source>
        <translation>Přehoďte libovolný počet kostek ze zásoby kostek.</translation>
    </message>
    <message>
        <source>Reroll any number of red dice of the roll pool.</source>
        <translation>Přehoďte libovolný počet červených kostek ze zásoby kostek.</translation>
    </message>
    <message>
        <source>Reroll any number of green dice of the roll pool.</source>
        <translation>Přehoďte libovolný počet zelených kostek ze zásoby kostek.</translation>
    </message>
    <message>
        <source>Reroll any number of blue dice of the roll pool.</source>
        <translation>Přehoďte libovolný počet modrých kostek ze zásoby kostek.</translation>
    </message>
    <message>
        <source>Reroll all dice of one color of your choice.</source>
        <translation>Přehoďte všechny kostky jedné barvy podle své volby.</translation>
    </message>
    <message>
        <source>Reroll all red dice of the roll pool.</source>
        <translation>Přehoďte všechny červené kostky ze zásoby kostek.</translation>
    </message>
    <message>
        <source>Reroll all green dice of the roll pool.</source>
        <translation>Přehoďte všechny zelené kostky ze zásoby kostek.</translation>
    </message>
    <message>
        <source>Reroll all blue dice of the roll pool.</source>
        <translation>Přehoďte všechny modré kostky ze zásoby kostek.</translation>
    </message>
    <message>
        <source>Put one available die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation>Vložte do zásoby kostek jednu dostupnou kostku se symbolem {icon} nahoře.</translation>
    </message>
    <message>
        <source>Put one available red die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation>Vložte do zásoby kostek jednu dostupnou červenou kostku se symbolem {icon} nahoře.</translation>
    </message>
    <message>
        <source>Put one available green die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation>Vložte do zásoby kostek jednu dostupnou zelenou kostku se symbolem {icon} nahoře.</translation>
    </message>
    <message>
        <source>Put one available blue die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation>Vložte do zásoby kostek jednu dostupnou modrou kostku se symbolem {icon} nahoře.</translation>
    </message>
    <message>
        <source>in sector {sector}</source>
        <extracomment>Where an action is, as in &quot;A green track of an action in sector 3 progresses 1 space.&quot; {sector} is the number of a sector.</extracomment>
        <translation>v sektoru {sector}</translation>
    </message>
    <message>
        <source>in any sector</source>
        <extracomment>Where an action is: &quot;A green track of an action in any sector progresses 1 space.&quot;</extracomment>
        <translation>v kterémkoli sektoru</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>Where an action is: &quot;A green track of an action here progresses 1 space.&quot;</extracomment>
        <translation>v tomto sektoru</translation>
    </message>
    <message>
        <source>{effect} It must be a track that {icon} moves on.</source>
        <extracomment>{effect} is a sentence about a track of an action, {icon} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>{effect} Musí to být stupnice, kterou posouvá symbol {icon}.</translation>
    </message>
    <message numerus="yes">
        <source>Each yellow track of an action here and in connected sectors progresses %n space(s).</source>
        <extracomment>Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Každá žlutá stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n pole.</numerusform>
            <numerusform>Každá žlutá stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n pole.</numerusform>
            <numerusform>Každá žlutá stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each green track of an action here and in connected sectors progresses %n space(s).</source>
        <extracomment>Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Každá zelená stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n pole.</numerusform>
            <numerusform>Každá zelená stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n pole.</numerusform>
            <numerusform>Každá zelená stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each red track of an action here and in connected sectors progresses %n space(s).</source>
        <extracomment>Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Každá červená stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n pole.</numerusform>
            <numerusform>Každá červená stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n pole.</numerusform>
            <numerusform>Každá červená stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A yellow track of an action {place} goes back %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Žlutá stupnice jedné akce {place} se vrátí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice jedné akce {place} se vrátí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice jedné akce {place} se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A green track of an action {place} goes back %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Zelená stupnice jedné akce {place} se vrátí o %n pole.</numerusform>
            <numerusform>Zelená stupnice jedné akce {place} se vrátí o %n pole.</numerusform>
            <numerusform>Zelená stupnice jedné akce {place} se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A red track of an action {place} goes back %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Červená stupnice jedné akce {place} se vrátí o %n pole.</numerusform>
            <numerusform>Červená stupnice jedné akce {place} se vrátí o %n pole.</numerusform>
            <numerusform>Červená stupnice jedné akce {place} se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A yellow track of an action {place} progresses %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Žlutá stupnice jedné akce {place} postoupí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice jedné akce {place} postoupí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice jedné akce {place} postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A green track of an action {place} progresses %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Zelená stupnice jedné akce {place} postoupí o %n pole.</numerusform>
            <numerusform>Zelená stupnice jedné akce {place} postoupí o %n pole.</numerusform>
            <numerusform>Zelená stupnice jedné akce {place} postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A red track of an action {place} progresses %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Červená stupnice jedné akce {place} postoupí o %n pole.</numerusform>
            <numerusform>Červená stupnice jedné akce {place} postoupí o %n pole.</numerusform>
            <numerusform>Červená stupnice jedné akce {place} postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset a yellow track of an action here.</source>
        <translation>Vynulujte žlutou stupnici jedné akce v tomto sektoru.</translation>
    </message>
    <message>
        <source>Reset a green track of an action here.</source>
        <translation>Vynulujte zelenou stupnici jedné akce v tomto sektoru.</translation>
    </message>
    <message>
        <source>Reset a red track of an action here.</source>
        <translation>Vynulujte červenou stupnici jedné akce v tomto sektoru.</translation>
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
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Everybody:</source>
        <extracomment>In bold before a demand to all players.</extracomment>
        <translation>Všichni:</translation>
    </message>
    <message>
        <source>Read the entry of the logbook, then go on.</source>
        <translation>Přečtěte si záznam v palubním deníku a pokračujte.</translation>
    </message>
    <message>
        <source>{players} decide:</source>
        <extracomment>In bold before a question. {players} are several names of players, each with a section.</extracomment>
        <translation>Rozhodují {players}:</translation>
    </message>
    <message>
        <source>{player} decides:</source>
        <extracomment>In bold before a question. {player} is the name of a player with the section.</extracomment>
        <translation>Rozhoduje {player}:</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>, </source>
        <extracomment>Between the players who decide together, as &quot;Anna (Science), Ben (Recon)&quot;.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>{player} ({section})</source>
        <extracomment>{player} is a player and {section} the section for which that player decides, as &quot;Ann (Recon)&quot;.</extracomment>
        <translation>{player} ({section})</translation>
    </message>
</context>
<context>
    <name>QuestionsText</name>
    <message>
        <source>the whole away team is in the lander sector</source>
        <translation>je celý výsadkový tým v sektoru výsadku</translation>
    </message>
    <message>
        <source>the whole away team is in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal. {sector} is the number of a sector.</extracomment>
        <translation>je celý výsadkový tým v sektoru {sector}</translation>
    </message>
    <message>
        <source>a crewmember is in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal: at least one. {sector} is the number of a sector.</extracomment>
        <translation>je v sektoru {sector} člen posádky</translation>
    </message>
    <message numerus="yes">
        <source>the away team has at least %n [success]</source>
        <extracomment>After &quot;if&quot; or as a goal. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>má výsadkový tým alespoň %n [success]</numerusform>
            <numerusform>má výsadkový tým alespoň %n [success]</numerusform>
            <numerusform>má výsadkový tým alespoň %n [success]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly %n marker(s) lie on the planet board</source>
        <extracomment>After &quot;if&quot; or as a goal: markers anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>leží na planetární desce přesně %n ukazatel</numerusform>
            <numerusform>leží na planetární desce přesně %n ukazatele</numerusform>
            <numerusform>leží na planetární desce přesně %n ukazatelů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly %n marker(s) lie in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal. %n is a number of markers; do not let it stand beside that of the sector. {sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>leží v sektoru {sector} přesně %n ukazatel</numerusform>
            <numerusform>leží v sektoru {sector} přesně %n ukazatele</numerusform>
            <numerusform>leží v sektoru {sector} přesně %n ukazatelů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie on the planet board</source>
        <extracomment>After &quot;if&quot; or as a goal: markers anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>leží na planetární desce ukazatel</numerusform>
            <numerusform>leží na planetární desce alespoň %n ukazatele</numerusform>
            <numerusform>leží na planetární desce alespoň %n ukazatelů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal. %n is a number of markers; do not let it stand beside that of the sector. {sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>leží v sektoru {sector} ukazatel</numerusform>
            <numerusform>leží v sektoru {sector} alespoň %n ukazatele</numerusform>
            <numerusform>leží v sektoru {sector} alespoň %n ukazatelů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n discovery card(s) lie on the lander</source>
        <extracomment>After &quot;if&quot; or as a goal: finds aboard. %n is their number.</extracomment>
        <translation>
            <numerusform>leží na výsadkové lodi objev</numerusform>
            <numerusform>leží na výsadkové lodi alespoň %n objevy</numerusform>
            <numerusform>leží na výsadkové lodi alespoň %n objevů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has entered at least %n sector(s)</source>
        <extracomment>After &quot;if&quot; or as a goal. %n is the number of different sectors.</extracomment>
        <translation>
            <numerusform>vstoupil výsadkový tým do některého sektoru</numerusform>
            <numerusform>vstoupil výsadkový tým alespoň do %n sektorů</numerusform>
            <numerusform>vstoupil výsadkový tým alespoň do %n sektorů</numerusform>
        </translation>
    </message>
    <message>
        <source>no crewmember has an injury card</source>
        <translation>nemá žádný člen posádky kartu zranění</translation>
    </message>
    <message numerus="yes">
        <source>at most %n [supplies] are left</source>
        <extracomment>After &quot;if&quot; or as a goal. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>zbývá nejvýše %n [supplies]</numerusform>
            <numerusform>zbývají nejvýše %n [supplies]</numerusform>
            <numerusform>zbývá nejvýše %n [supplies]</numerusform>
        </translation>
    </message>
    <message>
        <source>the lander’s {stat} is {count} or more</source>
        <extracomment>{stat} is the icon of a statistic of the lander. {count} is a number.</extracomment>
        <translation>je hodnota {stat}(gen) výsadkové lodi alespoň {count}</translation>
    </message>
    <message>
        <source>[log_entry] {log} has been read before in this expedition</source>
        <extracomment>After &quot;if&quot;. {log} is the number of an entry of the logbook.</extracomment>
        <translation>se [log_entry] {log} v této výpravě už četl</translation>
    </message>
    <message>
        <source>you have no section cards in hand</source>
        <translation>nemáte v ruce žádné karty sekce</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie on the planet board</source>
        <extracomment>After &quot;if&quot;: markers anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>neleží na planetární desce žádný ukazatel</numerusform>
            <numerusform>leží na planetární desce méně než %n ukazatele</numerusform>
            <numerusform>leží na planetární desce méně než %n ukazatelů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie in sector {sector}</source>
        <extracomment>After &quot;if&quot;. %n is a number of markers; do not let it stand beside that of the sector. {sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>neleží v sektoru {sector} žádný ukazatel</numerusform>
            <numerusform>leží v sektoru {sector} méně než %n ukazatele</numerusform>
            <numerusform>leží v sektoru {sector} méně než %n ukazatelů</numerusform>
        </translation>
    </message>
    <message>
        <source>the [mission] {mission} is in play</source>
        <extracomment>After &quot;if&quot;: the mission lies on the table. {mission} is the name of a card in quotation marks.</extracomment>
        <translation>je ve hře [mission] {mission}</translation>
    </message>
    <message>
        <source>a crewmember is in a sector with the [important_sector] icon</source>
        <translation>je člen posádky v sektoru se symbolem [important_sector]</translation>
    </message>
    <message numerus="yes">
        <source>at least %n sector(s) show the [final_poi] icon</source>
        <extracomment>After &quot;if&quot; or as a goal: places of the map where all is done. %n is their number.</extracomment>
        <translation>
            <numerusform>má některý sektor symbol [final_poi]</numerusform>
            <numerusform>mají alespoň %n sektory symbol [final_poi]</numerusform>
            <numerusform>má alespoň %n sektorů symbol [final_poi]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[lead](pl) lie on at least %n discovery deck(s)</source>
        <extracomment>After &quot;if&quot; or as a goal: lead tokens. %n is the number of decks.</extracomment>
        <translation>
            <numerusform>leží [lead](pl) alespoň na %n balíčku objevů</numerusform>
            <numerusform>leží [lead](pl) alespoň na %n balíčcích objevů</numerusform>
            <numerusform>leží [lead](pl) alespoň na %n balíčcích objevů</numerusform>
        </translation>
    </message>
    <message>
        <source>the [mission] {mission} is not in play</source>
        <extracomment>After &quot;if&quot;: the mission does not lie on the table. {mission} is the name of a card in quotation marks.</extracomment>
        <translation>není ve hře [mission] {mission}</translation>
    </message>
    <message>
        <source>the lander’s {stat} is below {count}</source>
        <extracomment>{stat} is the icon of a statistic of the lander. {count} is a number.</extracomment>
        <translation>je hodnota {stat}(gen) výsadkové lodi nižší než {count}</translation>
    </message>
    <message>
        <source>[log_entry] {log} is read for the first time in this expedition</source>
        <extracomment>After &quot;if&quot;. {log} is the number of an entry of the logbook.</extracomment>
        <translation>se [log_entry] {log} v této výpravě čte poprvé</translation>
    </message>
    <message numerus="yes">
        <source>the away team has traveled at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the action, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>se výsadkový tým přesunul alespoň %n×</numerusform>
            <numerusform>se výsadkový tým přesunul alespoň %n×</numerusform>
            <numerusform>se výsadkový tým přesunul alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has rested at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the action, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>výsadkový tým odpočíval alespoň %n×</numerusform>
            <numerusform>výsadkový tým odpočíval alespoň %n×</numerusform>
            <numerusform>výsadkový tým odpočíval alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has prepared at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the action, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>se výsadkový tým připravoval alespoň %n×</numerusform>
            <numerusform>se výsadkový tým připravoval alespoň %n×</numerusform>
            <numerusform>se výsadkový tým připravoval alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n special action(s) have been taken</source>
        <extracomment>Goal or after &quot;if&quot;: actions that cards offer, by anybody. %n is how many.</extracomment>
        <translation>
            <numerusform>byla provedena alespoň %n zvláštní akce</numerusform>
            <numerusform>byly provedeny alespoň %n zvláštní akce</numerusform>
            <numerusform>bylo provedeno alespoň %n zvláštních akcí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has exerted at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: giving up dice, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>výsadkový tým vypjal síly alespoň %n×</numerusform>
            <numerusform>výsadkový tým vypjal síly alespoň %n×</numerusform>
            <numerusform>výsadkový tým vypjal síly alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a yellow outcome has been resolved at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the yellow row of any dice check. %n is how often.</extracomment>
        <translation>
            <numerusform>žlutý důsledek nastal alespoň %n×</numerusform>
            <numerusform>žlutý důsledek nastal alespoň %n×</numerusform>
            <numerusform>žlutý důsledek nastal alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a green outcome has been resolved at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the green row of any dice check. %n is how often.</extracomment>
        <translation>
            <numerusform>zelený důsledek nastal alespoň %n×</numerusform>
            <numerusform>zelený důsledek nastal alespoň %n×</numerusform>
            <numerusform>zelený důsledek nastal alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a red outcome has been resolved at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the red row of any dice check. %n is how often.</extracomment>
        <translation>
            <numerusform>červený důsledek nastal alespoň %n×</numerusform>
            <numerusform>červený důsledek nastal alespoň %n×</numerusform>
            <numerusform>červený důsledek nastal alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [log_entry] have been read in this expedition</source>
        <extracomment>Goal or after &quot;if&quot;: entries of the logbook. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>se v této výpravě přečetl alespoň %n [log_entry]</numerusform>
            <numerusform>se v této výpravě přečetly alespoň %n [log_entry]</numerusform>
            <numerusform>se v této výpravě přečetlo alespoň %n [log_entry]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n section card(s) have been played</source>
        <extracomment>Goal or after &quot;if&quot;: cards from hands, by anybody. %n is how many.</extracomment>
        <translation>
            <numerusform>byla zahrána alespoň %n karta sekce</numerusform>
            <numerusform>byly zahrány alespoň %n karty sekce</numerusform>
            <numerusform>bylo zahráno alespoň %n karet sekce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [charge] have been spent</source>
        <extracomment>Goal or after &quot;if&quot;: tokens that pay for skills. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>byl použit alespoň %n [charge]</numerusform>
            <numerusform>byly použity alespoň %n [charge]</numerusform>
            <numerusform>bylo použito alespoň %n [charge]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>equipment has been used at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: any cards of equipment. %n is how often.</extracomment>
        <translation>
            <numerusform>výbava byla použita alespoň %n×</numerusform>
            <numerusform>výbava byla použita alespoň %n×</numerusform>
            <numerusform>výbava byla použita alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [mission] have been completed while nobody was injured</source>
        <extracomment>Goal or after &quot;if&quot;. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>byla splněna alespoň %n [mission], když nikdo nebyl zraněný</numerusform>
            <numerusform>byly splněny alespoň %n [mission], když nikdo nebyl zraněný</numerusform>
            <numerusform>bylo splněno alespoň %n [mission], když nikdo nebyl zraněný</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n optional [mission] have been completed</source>
        <extracomment>Goal or after &quot;if&quot;: missions that need not be done. %n is how many.</extracomment>
        <translation>
            <numerusform>byla splněna alespoň %n nepovinná [mission]</numerusform>
            <numerusform>byly splněny alespoň %n nepovinné [mission](pl)</numerusform>
            <numerusform>bylo splněno alespoň %n nepovinných [mission](gen.pl)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n dice check(s) have succeeded with an assisting die</source>
        <extracomment>Goal or after &quot;if&quot;: checks in which somebody else helped with a die. %n is how many.</extracomment>
        <translation>
            <numerusform>alespoň %n ověření kostkami uspělo s kostkou podpory</numerusform>
            <numerusform>alespoň %n ověření kostkami uspěla s kostkou podpory</numerusform>
            <numerusform>alespoň %n ověření kostkami uspělo s kostkou podpory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [threat] action(s) have succeeded without spending [defense]</source>
        <extracomment>Goal or after &quot;if&quot;: special actions against threats in which no die was spent for the icon of defense. %n is how many.</extracomment>
        <translation>
            <numerusform>alespoň %n akce karty [threat](gen) uspěla bez symbolu [defense]</numerusform>
            <numerusform>alespoň %n akce karet [threat](gen.pl) uspěly bez symbolu [defense]</numerusform>
            <numerusform>alespoň %n akcí karet [threat](gen.pl) uspělo bez symbolu [defense]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the [global_condition] has changed at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: one card of the condition has replaced another. %n is how often.</extracomment>
        <translation>
            <numerusform>se karta [global_condition](gen) změnila alespoň %n×</numerusform>
            <numerusform>se karta [global_condition](gen) změnila alespoň %n×</numerusform>
            <numerusform>se karta [global_condition](gen) změnila alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this has happened at least %n time(s): {what}</source>
        <extracomment>{what} is a word that the author of a card has chosen.</extracomment>
        <translation>
            <numerusform>se toto stalo alespoň %n×: {what}</numerusform>
            <numerusform>se toto stalo alespoň %n×: {what}</numerusform>
            <numerusform>se toto stalo alespoň %n×: {what}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>One moment</source>
        <extracomment>Title of a window while content is read: please wait.</extracomment>
        <translation>Okamžik</translation>
    </message>
    <message>
        <source>The content packs are being read.</source>
        <translation>Čtou se balíčky obsahu.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button of a window while content is read: do not open that game.</extracomment>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>ReadingSheet</name>
    <message>
        <source>Look at the table</source>
        <translation>Podívat se na stůl</translation>
    </message>
    <message>
        <source>Read on</source>
        <extracomment>Button: turn to the next page of a text.</extracomment>
        <translation>Číst dál</translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>if the sector shows {icons}</source>
        <extracomment>A head, small: what an event does if one of its biomes is visible in the sector follows. {icons} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>pokud sektor ukazuje biom {icons}</translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>A head, small: what an event does where none of its biomes is visible follows.</extracomment>
        <translation>jinak</translation>
    </message>
    <message>
        <source>Event {number} of {count}</source>
        <extracomment>At the foot of an event card that is read. {number} and {count} are numbers: which event of the deck it is.</extracomment>
        <translation>Událost {number} z {count}</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Head of a card that is read.</extracomment>
        <translation>Událost</translation>
    </message>
    <message>
        <source>Logbook</source>
        <extracomment>Head of an entry that is read.</extracomment>
        <translation>Palubní deník</translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
        <extracomment>Head of a text that is read: where it happens. {number} is the number, {place} the name of the sector.</extracomment>
        <translation>Sektor {number}: {place}</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Vanguard cannot start</source>
        <translation>Vanguard nelze spustit</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Button: leave the program, which cannot run.</extracomment>
        <translation>Ukončit</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>{sentence} Rule {rule}.</source>
        <extracomment>{sentence} says why something cannot be done. {rule} is the id of a rule in the rule book, such as &quot;TRV-03&quot;.</extracomment>
        <translation>{sentence} Pravidlo {rule}.</translation>
    </message>
    <message>
        <source>Another decision comes first. {question}</source>
        <extracomment>Why something cannot be done now. {question} is a whole sentence: what has to be decided before.</extracomment>
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
        <extracomment>Why somebody cannot travel. {sector} is the name of a sector.</extracomment>
        <translation>Do tohoto sektoru odsud nevede žádná trasa: {sector}.</translation>
    </message>
    <message>
        <source>This path is one-way: it can be used in the direction of its arrows only.</source>
        <translation>Tato trasa je jednosměrná: lze ji použít jen ve směru šipek.</translation>
    </message>
    <message>
        <source>Only whoever has the start token may travel now.</source>
        <translation>Teď se smí přesunout jen ten, kdo má žeton začínajícího hráče.</translation>
    </message>
    <message>
        <source>This sector forbids travel: {sector}.</source>
        <extracomment>Why somebody cannot travel. {sector} is the name of a sector.</extracomment>
        <translation>Tento sektor zakazuje přesun: {sector}.</translation>
    </message>
    <message>
        <source>Nobody can rest in this sector now: {sector}.</source>
        <extracomment>Why somebody cannot rest. {sector} is the name of a sector.</extracomment>
        <translation>V tomto sektoru teď nikdo nemůže odpočívat: {sector}.</translation>
    </message>
    <message>
        <source>Resting costs 1 [supplies], and none are left.</source>
        <translation>Odpočinek stojí 1 [supplies](acc) a žádná už nezbývá.</translation>
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
        <source>The last action of this turn must be travel.</source>
        <translation>Poslední akce tohoto tahu musí být přesun.</translation>
    </message>
    <message>
        <source>Only one special action is allowed in each turn.</source>
        <translation>V každém tahu je dovolena jen jedna zvláštní akce.</translation>
    </message>
    <message>
        <source>Lift-off is possible only from the lander sector.</source>
        <translation>Odlet je možný jen ze sektoru výsadku.</translation>
    </message>
    <message>
        <source>Lift-off is possible only from the lander sector: {sector}.</source>
        <extracomment>Why the team cannot leave the planet. {sector} is the name of a sector.</extracomment>
        <translation>Odlet je možný jen ze sektoru výsadku: {sector}.</translation>
    </message>
    <message>
        <source>The cost of this option cannot be paid in full.</source>
        <translation>Cenu této možnosti nelze zaplatit celou.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n section dice can be rolled.</source>
        <extracomment>Why no more dice can be chosen for a check. %n is the limit of this check.</extracomment>
        <translation>
            <numerusform>Hodit lze nejvýše %n kostkou sekce.</numerusform>
            <numerusform>Hodit lze nejvýše %n kostkami sekce.</numerusform>
            <numerusform>Hodit lze nejvýše %n kostkami sekce.</numerusform>
        </translation>
    </message>
    <message>
        <source>This die cannot be used here: {die}.</source>
        <extracomment>Why a die cannot be chosen. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>Tuto kostku zde nelze použít: {die}.</translation>
    </message>
    <message>
        <source>The path to this sector is closed: {sector}.</source>
        <extracomment>Why somebody cannot travel. {sector} is the name of a sector.</extracomment>
        <translation>Trasa do tohoto sektoru je uzavřená: {sector}.</translation>
    </message>
    <message>
        <source>What this action asks for is not so now.</source>
        <translation>Co tato akce vyžaduje, teď neplatí.</translation>
    </message>
    <message>
        <source>Another crewmember must assist with a die.</source>
        <translation>Jiný člen posádky musí akci podpořit kostkou.</translation>
    </message>
    <message>
        <source>Every other crewmember in the sector must assist with a die: {member}.</source>
        <extracomment>Why the dice cannot be rolled yet. {member} is the name of a crewmember whose die is missing.</extracomment>
        <translation>Každý další člen posádky v sektoru musí akci podpořit kostkou: {member}.</translation>
    </message>
    <message>
        <source>This die does not have that result: {die}.</source>
        <extracomment>Where players tell what their own dice show. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>Tato kostka takový výsledek nemá: {die}.</translation>
    </message>
    <message>
        <source>This can be used at another moment only.</source>
        <translation>To lze použít jen v jinou chvíli.</translation>
    </message>
    <message>
        <source>Not possible while an action, a dice check or an event is being resolved.</source>
        <translation>Nelze, dokud se vyhodnocuje akce, ověření kostkami nebo událost.</translation>
    </message>
    <message>
        <source>With these dice the special effect would not happen more often.</source>
        <translation>S těmito kostkami by zvláštní účinek nenastal vícekrát.</translation>
    </message>
    <message>
        <source>These dice do not cover the requirement.</source>
        <translation>Tyto kostky požadavek nepokrývají.</translation>
    </message>
    <message>
        <source>The dice show what this outcome further up asks for, so it is marked: {outcome}.</source>
        <extracomment>Why an outcome cannot be marked. {outcome} is the outcome that comes before it, as &quot;Green outcome&quot;.</extracomment>
        <translation>Kostky ukazují, co vyžaduje tento důsledek výše, proto se označí: {outcome}.</translation>
    </message>
    <message numerus="yes">
        <source>A section deck has at least {least} cards; this one has %n.</source>
        <extracomment>Why an expedition cannot begin. %n is the number of cards in the deck, {least} the smallest number allowed.</extracomment>
        <translation>
            <numerusform>Balíček karet sekce má nejméně {least} karet; tento jich má %n.</numerusform>
            <numerusform>Balíček karet sekce má nejméně {least} karet; tento jich má %n.</numerusform>
            <numerusform>Balíček karet sekce má nejméně {least} karet; tento jich má %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rank of the crewmember is too low for this section card: {card}.</source>
        <extracomment>Why an expedition cannot begin: a card in a deck. {card} is the name of a card.</extracomment>
        <translation>Na tuto kartu sekce má člen posádky příliš nízkou hodnost: {card}.</translation>
    </message>
    <message>
        <source>The section does not own this section card: {card}.</source>
        <extracomment>Why an expedition cannot begin: a card in a deck. {card} is the id of a card.</extracomment>
        <translation>Sekce tuto kartu sekce nevlastní: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>At least {least} crewmembers go, and one of every player; here %n would go.</source>
        <extracomment>Why an expedition cannot begin. {least} is a number, %n is how many would go now.</extracomment>
        <translation>
            <numerusform>Letí alespoň {least} členové posádky a od každého hráče jeden; takto by letěl %n.</numerusform>
            <numerusform>Letí alespoň {least} členové posádky a od každého hráče jeden; takto by letěli %n.</numerusform>
            <numerusform>Letí alespoň {least} členové posádky a od každého hráče jeden; takto by jich letělo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one crewmember of each section can go: {section}.</source>
        <extracomment>Why an expedition cannot begin. {section} is the name of a section, as Science.</extracomment>
        <translation>Z každé sekce může letět jen jeden člen posádky: {section}.</translation>
    </message>
    <message numerus="yes">
        <source>With so many players exactly %n crewmember(s) go on the first expedition.</source>
        <extracomment>Why an expedition cannot begin. %n is how many have to go.</extracomment>
        <translation>
            <numerusform>Při tomto počtu hráčů letí na první výpravu právě %n člen posádky.</numerusform>
            <numerusform>Při tomto počtu hráčů letí na první výpravu právě %n členové posádky.</numerusform>
            <numerusform>Při tomto počtu hráčů letí na první výpravu právě %n členů posádky.</numerusform>
        </translation>
    </message>
    <message>
        <source>This section takes part in the training: {section}.</source>
        <extracomment>Why the training cannot begin without it. {section} is the name of a section, as Science.</extracomment>
        <translation>Tato sekce se účastní výcviku: {section}.</translation>
    </message>
    <message>
        <source>Every section has one player, and no player has two sections more than another.</source>
        <translation>Každá sekce má jednoho hráče a žádný hráč nemá o dvě sekce víc než jiný.</translation>
    </message>
    <message>
        <source>The lander has no free slot for another structural modification.</source>
        <translation>Výsadková loď nemá volné místo pro další konstrukční úpravu.</translation>
    </message>
    <message>
        <source>The lander has no free slot for another utility modification.</source>
        <translation>Výsadková loď nemá volné místo pro další funkční úpravu.</translation>
    </message>
    <message>
        <source>Only another section may carry this: {equipment}.</source>
        <extracomment>Why somebody cannot take a thing. {equipment} is the name of a card.</extracomment>
        <translation>Toto smí nést jen jiná sekce: {equipment}.</translation>
    </message>
    <message>
        <source>This cannot be used more often for now: {equipment}.</source>
        <extracomment>Why a thing cannot be used now. {equipment} is the name of a card.</extracomment>
        <translation>Tuto výbavu teď už víckrát použít nelze: {equipment}.</translation>
    </message>
    <message>
        <source>Its token lies on the planet board already: {equipment}.</source>
        <extracomment>Why a thing cannot be placed on the map. {equipment} is the name of a card.</extracomment>
        <translation>Její žeton už leží na planetární desce: {equipment}.</translation>
    </message>
    <message>
        <source>This is blocked: {equipment}.</source>
        <extracomment>Why a thing cannot be used: an effect has blocked it. {equipment} is the name of a card.</extracomment>
        <translation>Tato výbava je zablokovaná: {equipment}.</translation>
    </message>
    <message>
        <source>The first round of the training is guided. The next step is: {step}.</source>
        <extracomment>{step} is the label of the only button that is enabled now.</extracomment>
        <translation>První kolo výcviku probíhá s průvodcem. Další krok je: {step}.</translation>
    </message>
    <message>
        <source>{why} The first round of the training is guided; the next step is: {step}.</source>
        <extracomment>{why} is a whole sentence: why the order would not be possible anyway. {step} is what the training asks for now.</extracomment>
        <translation>{why} První kolo výcviku probíhá s průvodcem; další krok je: {step}.</translation>
    </message>
    <message>
        <source>{member} is in another sector.</source>
        <extracomment>Why this crewmember cannot do it. {member} is the name of a crewmember.</extracomment>
        <translation>{member} je v jiném sektoru.</translation>
    </message>
    <message>
        <source>{member} may assist with one die only.</source>
        <extracomment>Why no second die can be added. {member} is the name of a crewmember.</extracomment>
        <translation>{member} smí podpořit jen jednou kostkou.</translation>
    </message>
    <message numerus="yes">
        <source>{member} may assist with %n die(ce) at most.</source>
        <extracomment>Why no further die can be added. %n is the limit. {member} is the name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member} smí podpořit nejvýše %n kostkou.</numerusform>
            <numerusform>{member} smí podpořit nejvýše %n kostkami.</numerusform>
            <numerusform>{member} smí podpořit nejvýše %n kostkami.</numerusform>
        </translation>
    </message>
    <message>
        <source>While assisting, {member} may play only one card in a dice check.</source>
        <extracomment>Why no second card can be played. {member} is the name of a crewmember.</extracomment>
        <translation>Při podpoře smí {member} v jednom ověření kostkami zahrát jen jednu kartu.</translation>
    </message>
    <message>
        <source>{member} does not have this card in hand.</source>
        <extracomment>Why a card cannot be played. {member} is the name of a crewmember.</extracomment>
        <translation>{member} nemá tuto kartu v ruce.</translation>
    </message>
    <message>
        <source>{member} must first discard down to the section card limit.</source>
        <extracomment>Why no card can be played yet. {member} is the name of a crewmember.</extracomment>
        <translation>{member} musí nejdřív odhodit karty do limitu karet sekce.</translation>
    </message>
    <message>
        <source>{member} has no [charge].</source>
        <extracomment>Why a skill cannot be used. {member} is the name of a crewmember.</extracomment>
        <translation>{member} nemá žádný [charge](acc).</translation>
    </message>
    <message>
        <source>{member} has no such skill.</source>
        <extracomment>Why a skill cannot be used. {member} is the name of a crewmember.</extracomment>
        <translation>{member} takovou dovednost nemá.</translation>
    </message>
    <message>
        <source>{member} does not carry this.</source>
        <extracomment>Why a thing cannot be used. {member} is the name of a crewmember.</extracomment>
        <translation>{member} toto nenese.</translation>
    </message>
    <message>
        <source>{member} uses equipment in a turn or dice check of their own only.</source>
        <extracomment>Why a thing cannot be used in the turn of somebody else. {member} is the name of a crewmember.</extracomment>
        <translation>{member} používá výbavu jen ve vlastním tahu nebo při vlastním ověření kostkami.</translation>
    </message>
    <message>
        <source>In the training expedition {member} cannot exert with three dice or fewer.</source>
        <extracomment>Why this crewmember cannot give up a die. {member} is the name of a crewmember.</extracomment>
        <translation>Ve výcvikové výpravě {member} se třemi nebo méně kostkami nemůže vypnout síly.</translation>
    </message>
</context>
<context>
    <name>RequirementText</name>
    <message>
        <source>no requirement</source>
        <extracomment>In place of what dice have to show for an outcome, where they have to show nothing.</extracomment>
        <translation>bez požadavku</translation>
    </message>
    <message numerus="yes">
        <source>if the roll pool shows at least %n {icons}</source>
        <extracomment>A head, small, with a colon after it. {icons} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>
            <numerusform>pokud zásoba kostek ukazuje alespoň %n symbol {icons}</numerusform>
            <numerusform>pokud zásoba kostek ukazuje alespoň %n symboly {icons}</numerusform>
            <numerusform>pokud zásoba kostek ukazuje alespoň %n symbolů {icons}</numerusform>
        </translation>
    </message>
    <message>
        <source>if the roll pool shows no {icons}</source>
        <extracomment>A head, small, with a colon after it. {icons} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>pokud zásoba kostek neukazuje žádný symbol {icons}</translation>
    </message>
    <message numerus="yes">
        <source>if the roll pool shows fewer than %n {icons}</source>
        <extracomment>A head, small, with a colon after it. {icons} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>
            <numerusform>pokud zásoba kostek ukazuje méně než %n symbol {icons}</numerusform>
            <numerusform>pokud zásoba kostek ukazuje méně než %n symboly {icons}</numerusform>
            <numerusform>pokud zásoba kostek ukazuje méně než %n symbolů {icons}</numerusform>
        </translation>
    </message>
    <message>
        <source>red die</source>
        <extracomment>In what dice have to show: any result of such a die, as &quot;[xenology] / red die + blue die&quot;.</extracomment>
        <translation>červená kostka</translation>
    </message>
    <message>
        <source>green die</source>
        <extracomment>In what dice have to show: any result of such a die, as &quot;[xenology] / green die + blue die&quot;.</extracomment>
        <translation>zelená kostka</translation>
    </message>
    <message>
        <source>blue die</source>
        <extracomment>In what dice have to show: any result of such a die, as &quot;[xenology] / red die + blue die&quot;.</extracomment>
        <translation>modrá kostka</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>decides now</source>
        <extracomment>Beside a player: the game waits for this one.</extracomment>
        <translation>teď rozhoduje</translation>
    </message>
    <message>
        <source>has agreed</source>
        <extracomment>Beside a player: yes to leaving the planet.</extracomment>
        <translation>souhlasí</translation>
    </message>
    <message>
        <source>has yet to agree</source>
        <translation>souhlas zatím chybí</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>Title of the sheet: which player has which section.</extracomment>
        <translation>Místa</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: shut the sheet.</extracomment>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Each player decides for the crew of their own sections. Lift-off needs everybody’s agreement; in other questions of the whole team one section has the last word.</source>
        <translation>Každý hráč rozhoduje za posádku svých sekcí. S odletem musí souhlasit všichni; v ostatních otázkách celého týmu má poslední slovo jedna sekce.</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <extracomment>Said of a field to type in, by screen readers. {number} is from 1 to 4.</extracomment>
        <translation>Jméno hráče {number}</translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Engineering</source>
        <extracomment>Name of the icon section_engineering, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Technika</translation>
    </message>
    <message>
        <source>Recon</source>
        <extracomment>Name of the icon section_recon, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Průzkum</translation>
    </message>
    <message>
        <source>Science</source>
        <extracomment>Name of the icon section_science, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Věda</translation>
    </message>
    <message>
        <source>Security</source>
        <extracomment>Name of the icon section_security, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Bezpečnost</translation>
    </message>
</context>
<context>
    <name>SectionSeatModel</name>
    <message>
        <source>{section}: nobody on the planet</source>
        <extracomment>A section that sends nobody on this expedition. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: nikdo na planetě</translation>
    </message>
    <message>
        <source>{section}: {member}</source>
        <extracomment>A section and its crewmember, who has not landed yet. {section} is the name of a section, as Science. {member} is the name of a crewmember.</extracomment>
        <translation>{section}: {member}</translation>
    </message>
    <message>
        <source>{section}: {member}, sector {number}</source>
        <extracomment>Line about a section. {member} is the name of its crewmember, {number} that of the sector of this person. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: {member}, sektor {number}</translation>
    </message>
</context>
<context>
    <name>SectorCard</name>
    <message>
        <source>Markers here: {count}</source>
        <extracomment>On the card of a sector. {count} is a number.</extracomment>
        <translation>Ukazatele zde: {count}</translation>
    </message>
    <message>
        <source>Cards under this one: {count}</source>
        <extracomment>On the card of a sector where cards lie in a pile. {count} is a number.</extracomment>
        <translation>Karty pod touto: {count}</translation>
    </message>
    <message>
        <source>Travel here</source>
        <extracomment>Button on the card of a sector, where the action is not possible.</extracomment>
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
        <source>{outcome}: marker on {at} of {length}.</source>
        <extracomment>The marker on a track of a special action. {outcome} is as &quot;Green outcome&quot;, {at} and {length} are numbers of spaces.</extracomment>
        <translation>{outcome}: ukazatel na {at} z {length}.</translation>
    </message>
    <message>
        <source>Sector {number}: {name}</source>
        <extracomment>A sector of the planet in a list, by its number and name. {number} and {name} are these.</extracomment>
        <translation>Sektor {number}: {name}</translation>
    </message>
</context>
<context>
    <name>SeriesText</name>
    <message numerus="yes">
        <source>%n times</source>
        <extracomment>A head, small: what follows is done so often, one after the other.</extracomment>
        <translation>
            <numerusform>%n×</numerusform>
            <numerusform>%n×</numerusform>
            <numerusform>%n×</numerusform>
        </translation>
    </message>
    <message>
        <source>once or twice</source>
        <extracomment>A head, small: what follows is done once, and a second time if the players want.</extracomment>
        <translation>jednou nebo dvakrát</translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) each in sectors {sectors}.</source>
        <extracomment>{sectors} are numbers of sectors with &quot;and&quot; before the last one; %n markers for each of them.</extracomment>
        <translation>
            <numerusform>Položte po jednom ukazateli do sektorů {sectors}.</numerusform>
            <numerusform>Položte po %n ukazatelích do sektorů {sectors}.</numerusform>
            <numerusform>Položte po %n ukazatelích do sektorů {sectors}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place one [poi] card {poi} each on top of those in sectors {sectors}.</source>
        <extracomment>{poi} is the name of a card of which there are several, in quotation marks, {sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation>Položte do sektorů {sectors} navrch po jedné kartě [poi](gen) {poi}.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for one discovery deck of your choice.</source>
        <extracomment>Effect of a card: all lead tokens go on one deck. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Získejte %n [lead](acc) pro jeden balíček objevů podle své volby.</numerusform>
            <numerusform>Získejte %n [lead](acc) pro jeden balíček objevů podle své volby.</numerusform>
            <numerusform>Získejte %n [lead](acc) pro jeden balíček objevů podle své volby.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this check each {first} {dice} counts as {second}, or each {second} as {first}, as you choose.</source>
        <extracomment>{dice} is &quot;on all dice&quot; or the like; {first} and {second} are icons.</extracomment>
        <translation>Při tomto ověření platí každý symbol {first} {dice} za symbol {second}, anebo každý symbol {second} za symbol {first}, podle vaší volby.</translation>
    </message>
    <message numerus="yes">
        <source>The time track of the [global_condition] progresses or goes back %n space(s), as you choose.</source>
        <extracomment>Effect of a card: players choose the direction. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Stupnice času [global_condition](gen) postoupí nebo se vrátí o %n pole, podle vaší volby.</numerusform>
            <numerusform>Stupnice času [global_condition](gen) postoupí nebo se vrátí o %n pole, podle vaší volby.</numerusform>
            <numerusform>Stupnice času [global_condition](gen) postoupí nebo se vrátí o %n polí, podle vaší volby.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this check {icons} {dice} may also count as each other.</source>
        <extracomment>{dice} is &quot;on all dice&quot; or the like; {icons} are two icons with &quot;and&quot; between them.</extracomment>
        <translation>Při tomto ověření mohou symboly {icons} {dice} platit i jeden za druhý.</translation>
    </message>
    <message>
        <source>In this check {icons} {dice} count for nothing.</source>
        <extracomment>{dice} is &quot;on all dice&quot; or the like; {icons} are icons with &quot;and&quot; before the last one.</extracomment>
        <translation>Při tomto ověření se symboly {icons} {dice} nepočítají.</translation>
    </message>
    <message>
        <source>One {shown} {dice} counts as {becomes}.</source>
        <extracomment>{shown} is an icon, {dice} is &quot;on one red die of the roll pool&quot; or the like, {becomes} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>Jeden symbol {shown} {dice} platí za symbol {becomes}.</translation>
    </message>
    <message>
        <source>One {icons} {dice} counts as another of these icons.</source>
        <extracomment>{icons} are icons with &quot;or&quot; before the last one, {dice} is &quot;on one red die of the roll pool&quot; or the like.</extracomment>
        <translation>Jeden symbol {icons} {dice} platí za jiný z nich.</translation>
    </message>
    <message>
        <source>Gain all copies of {cards}.</source>
        <extracomment>{cards} are names of cards in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation>Získejte všechny výtisky karet {cards}.</translation>
    </message>
    <message>
        <source>Gain {cards}.</source>
        <extracomment>Effect of a card aboard the ship. {cards} is names of cards in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation>Získejte karty {cards}.</translation>
    </message>
    <message>
        <source>The situations {cards} come into play.</source>
        <extracomment>{cards} are names of situations in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation>Do hry vstupují situace {cards}.</translation>
    </message>
    <message>
        <source>Put the situations {cards} into the envelope.</source>
        <extracomment>{cards} are names of situations in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation>Vložte do obálky situace {cards}.</translation>
    </message>
    <message>
        <source>Shuffle {cards} into the possible situations.</source>
        <extracomment>{cards} are names of situations in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation>Zamíchejte mezi možné situace karty {cards}.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>On: you hear dice, cards, injuries and what comes of them. Nothing is told by sound alone.</source>
        <translation>Zapnuto: slyšíte kostky, karty, zranění i to, co z nich vzejde. Nic se nesděluje jen zvukem.</translation>
    </message>
    <message>
        <source>On this system the game is silent: what plays sounds is not installed.</source>
        <translation>V tomto systému je hra tichá: není nainstalováno nic, co přehrává zvuky.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of the page.</extracomment>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation>Zpět (Esc)</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Heading, and caption of the choice of a language.</extracomment>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Looks</source>
        <extracomment>Heading over what changes the look of the program.</extracomment>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Heading over volume and sounds.</extracomment>
        <translation>Zvuk</translation>
    </message>
    <message>
        <source>Sounds of the game</source>
        <translation>Zvuky hry</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <extracomment>Switch: a voice reads texts.</extracomment>
        <translation>Předčítání</translation>
    </message>
    <message>
        <source>On: the voice of your system reads every event and every entry of the logbook.</source>
        <translation>Zapnuto: hlas vašeho systému předčítá každou událost a každý záznam palubního deníku.</translation>
    </message>
    <message>
        <source>Patterns on dice</source>
        <translation>Vzory na kostkách</translation>
    </message>
    <message>
        <source>On: hatching, dots or lines over the whole die say its color, for eyes that see colors otherwise.</source>
        <translation>Zapnuto: šrafování, tečky nebo čáry přes celou kostku říkají její barvu, pro oči, které vidí barvy jinak.</translation>
    </message>
    <message>
        <source>Luck, undo and dice</source>
        <translation>Náhoda, vracení a kostky</translation>
    </message>
    <message>
        <source>Folders</source>
        <extracomment>Heading over buttons that open folders of saved games and reports.</extracomment>
        <translation>Složky</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>A theme of colors: dark.</extracomment>
        <translation>Noc</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>A theme of colors: light.</extracomment>
        <translation>Den</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A theme of colors: black and white.</extracomment>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>How fast things move on the screen.</extracomment>
        <translation>Pomalý</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>How fast things move on the screen: as designed.</extracomment>
        <translation>Plný</translation>
    </message>
    <message>
        <source>Reduced</source>
        <extracomment>How fast things move on the screen: less than designed.</extracomment>
        <translation>Omezený</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Nothing moves on the screen.</extracomment>
        <translation>Vypnutý</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Caption of a choice: how large words are.</extracomment>
        <translation>Velikost textu</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Caption of the choice of colors.</extracomment>
        <translation>Motiv</translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>Caption of the choice of how fast things move on the screen.</extracomment>
        <translation>Pohyb</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Caption of a slider: how loud sounds are.</extracomment>
        <translation>Hlasitost</translation>
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
        <extracomment>Switch: undo stops where something hidden was shown.</extracomment>
        <translation>Přísné vracení</translation>
    </message>
    <message>
        <source>On: undo stops where something hidden was shown, such as a roll or a drawn card.</source>
        <translation>Zapnuto: vracení se zastaví tam, kde bylo odhaleno něco skrytého, třeba hod nebo dobraná karta.</translation>
    </message>
    <message>
        <source>Real dice</source>
        <extracomment>Switch: dice of wood or plastic on the own table.</extracomment>
        <translation>Skutečné kostky</translation>
    </message>
    <message>
        <source>On: you roll dice on your own table and tell the game what they show.</source>
        <translation>Zapnuto: házíte kostkami na vlastním stole a řeknete hře, co padlo.</translation>
    </message>
    <message>
        <source>Saves</source>
        <extracomment>A folder: saved games.</extracomment>
        <translation>Uložené hry</translation>
    </message>
    <message>
        <source>Open folder</source>
        <extracomment>Button: show the folder in the system&apos;s own window.</extracomment>
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
    <name>SharedText</name>
    <message>
        <source>No effect.</source>
        <extracomment>Instead of a sentence, where a card does nothing.</extracomment>
        <translation>Žádný účinek.</translation>
    </message>
    <message>
        <source>if you want</source>
        <extracomment>A head, small: an optional effect of a card follows.</extracomment>
        <translation>pokud chcete</translation>
    </message>
    <message>
        <source>Read [log_entry] {log}.</source>
        <extracomment>{log} is the number of an entry of the logbook.</extracomment>
        <translation>Přečtěte [log_entry](acc) {log}.</translation>
    </message>
    <message>
        <source>Record the keyword {keyword}.</source>
        <extracomment>{keyword} is in quotation marks.</extracomment>
        <translation>Zaznamenejte klíčové slovo {keyword}.</translation>
    </message>
    <message>
        <source>This will be remembered.</source>
        <extracomment>In place of an effect that only notes something for later in the campaign.</extracomment>
        <translation>Na to se nezapomene.</translation>
    </message>
    <message>
        <source>choose one</source>
        <extracomment>A head, small: alternatives follow as numbered lines.</extracomment>
        <translation>zvolte jednu možnost</translation>
    </message>
    <message>
        <source>What happened before decides what follows.</source>
        <extracomment>In place of conditions that depend on what the players noted earlier in the campaign.</extracomment>
        <translation>Co se stalo dřív, rozhodne, co bude následovat.</translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>A head, small: what happens if the condition before is not met; another condition may follow it.</extracomment>
        <translation>jinak</translation>
    </message>
</context>
<context>
    <name>ShipAddOns</name>
    <message>
        <source>Add-ons may be used.</source>
        <translation>Lze použít přídavná zařízení.</translation>
    </message>
    <message>
        <source>An add-on may be built.</source>
        <translation>Lze postavit přídavné zařízení.</translation>
    </message>
    <message>
        <source>The add-on {card} is used.</source>
        <extracomment>What happens aboard: a small room of the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Používá se přídavné zařízení {card}.</translation>
    </message>
    <message>
        <source>The add-on {card} is built.</source>
        <extracomment>What happens aboard: a small room of the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Staví se přídavné zařízení {card}.</translation>
    </message>
    <message>
        <source>The other add-ons go to the bottom of the deck.</source>
        <translation>Ostatní přídavná zařízení přijdou dospod balíčku.</translation>
    </message>
    <message>
        <source>Crew may use an add-on a second time.</source>
        <translation>Posádka může přídavné zařízení použít podruhé.</translation>
    </message>
    <message>
        <source>Which add-on do you use?</source>
        <translation>Které přídavné zařízení použijete?</translation>
    </message>
    <message>
        <source>Which add-on do you build?</source>
        <translation>Které přídavné zařízení postavíte?</translation>
    </message>
    <message>
        <source>All slots are taken. Which add-on leaves the game for {card}?</source>
        <extracomment>Question aboard. {card} is the name of the add-on that comes new, in quotation marks.</extracomment>
        <translation>Všechna místa jsou obsazená. Které přídavné zařízení opustí hru kvůli kartě {card}?</translation>
    </message>
    <message>
        <source>Which add-on does the crew use a second time?</source>
        <translation>Které přídavné zařízení posádka použije podruhé?</translation>
    </message>
</context>
<context>
    <name>ShipBarracks</name>
    <message>
        <source>{member} and {other} change sections; each loses a rank.</source>
        <extracomment>What happens aboard. {member} and {other} are names of crewmembers; a rank is one step in their career.</extracomment>
        <translation>{member} a {other} si mění sekce; oba přicházejí o hodnost.</translation>
    </message>
    <message>
        <source>{member} goes to {section} and loses a rank.</source>
        <extracomment>What happens aboard. A rank is one step in a career. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member} přechází do sekce {section} a přichází o hodnost.</translation>
    </message>
    <message>
        <source>{member} goes to {section}, one rank lower</source>
        <extracomment>Choice aboard the ship. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member} do sekce {section}, o hodnost níž</translation>
    </message>
    <message>
        <source>{member} goes to {section}, one rank lower. Nobody of the old section would be left.</source>
        <extracomment>Choice aboard the ship, where the section loses its last crewmember. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member} do sekce {section}, o hodnost níž. Z dosavadní sekce by nikdo nezbyl.</translation>
    </message>
    <message>
        <source>{member} and {other} change sections, each one rank lower</source>
        <extracomment>Choice aboard the ship. {member} and {other} are names of crewmembers.</extracomment>
        <translation>{member} a {other} si vymění sekce, oba o hodnost níž</translation>
    </message>
    <message>
        <source>Release {member}</source>
        <extracomment>Choice aboard the ship: somebody no longer belongs to the crew. {member} is the name of a crewmember.</extracomment>
        <translation>Propustit: {member}</translation>
    </message>
    <message>
        <source>Release {member}. Nobody of the section would be left.</source>
        <extracomment>Choice aboard the ship, where the section loses its last crewmember. {member} is the name of a crewmember.</extracomment>
        <translation>Propustit: {member}. Ze sekce by nikdo nezbyl.</translation>
    </message>
    <message>
        <source>{trainer} trains {trainee}</source>
        <extracomment>Choice aboard the ship. {trainer} and {trainee} are names of crewmembers.</extracomment>
        <translation>Školitel {trainer}, školený člen {trainee}</translation>
    </message>
    <message>
        <source>Crew may change sections or be released.</source>
        <translation>Členové posádky mohou změnit sekci nebo být propuštěni.</translation>
    </message>
    <message>
        <source>Crew may be trained.</source>
        <translation>Posádku lze školit.</translation>
    </message>
    <message>
        <source>Recruits may be drafted.</source>
        <translation>Lze nabírat nováčky.</translation>
    </message>
    <message>
        <source>{section} may take a recruit.</source>
        <extracomment>What happens aboard: a new crewmember may be chosen. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} si může vzít nováčka.</translation>
    </message>
    <message>
        <source>{section} releases somebody of rank 1 for {recruit}.</source>
        <extracomment>What happens aboard. {recruit} is the name of the crewmember who comes instead. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} propouští někoho s hodností 1. Přichází {recruit}.</translation>
    </message>
    <message>
        <source>The other recruits are shuffled back.</source>
        <translation>Ostatní nováčci se zamíchají zpět.</translation>
    </message>
    <message>
        <source>Does anybody change the section, is anybody released?</source>
        <translation>Změní někdo sekci, nebo bude někdo propuštěn?</translation>
    </message>
    <message>
        <source>Who trains whom?</source>
        <translation>Kdo bude koho školit?</translation>
    </message>
    <message>
        <source>Only available or resting crew can change to another section or be released.</source>
        <translation>Změnit sekci nebo být propuštěna může jen dostupná nebo odpočívající posádka.</translation>
    </message>
    <message>
        <source>Rank 1 cannot change the section: there is no rank to lose.</source>
        <translation>S hodností 1 nelze změnit sekci: není o jakou hodnost přijít.</translation>
    </message>
    <message>
        <source>The section has no free sleeve of this rank.</source>
        <translation>Sekce nemá volný obal s touto hodností.</translation>
    </message>
    <message>
        <source>A trainer needs rank 3.</source>
        <translation>Školitel musí mít hodnost 3.</translation>
    </message>
    <message>
        <source>Only rank 1 of the trainer’s own section can be trained.</source>
        <translation>Školit lze jen člena s hodností 1 ze sekce školitele.</translation>
    </message>
    <message>
        <source>Besides trainer and trainee somebody else of the section has to be available.</source>
        <translation>Kromě školitele a školeného musí být dostupný ještě někdo ze sekce.</translation>
    </message>
    <message>
        <source>Which section drafts next?</source>
        <translation>Která sekce bude nabírat teď?</translation>
    </message>
    <message>
        <source>{section}: which recruit do you take?</source>
        <extracomment>Question to the players of a section. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: kterého nováčka si vezmete?</translation>
    </message>
    <message>
        <source>{section}: who is released for {recruit}?</source>
        <extracomment>Question to the players of a section. {recruit} is the name of the crewmember who comes instead. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: přichází {recruit}. Kdo bude propuštěn?</translation>
    </message>
</context>
<context>
    <name>ShipBridge</name>
    <message numerus="yes">
        <source>Treat {what} as absent until the team has come home %n time(s).</source>
        <extracomment>Effect of a card aboard. {what} is the name of a card in quotation marks, or a task of the crew; %n counts expeditions.</extracomment>
        <translation>
            <numerusform>Do příštího návratu týmu domů je mimo provoz {what}.</numerusform>
            <numerusform>Do %n. návratu týmu domů je mimo provoz {what}.</numerusform>
            <numerusform>Do %n. návratu týmu domů je mimo provoz {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A random equipment card of the armory is absent until the team has come home %n time(s).</source>
        <extracomment>Effect of a card aboard: nobody can take that card along. %n counts expeditions.</extracomment>
        <translation>
            <numerusform>Do příštího návratu týmu domů chybí ve zbrojním skladu náhodná karta výbavy.</numerusform>
            <numerusform>Do %n. návratu týmu domů chybí ve zbrojním skladu náhodná karta výbavy.</numerusform>
            <numerusform>Do %n. návratu týmu domů chybí ve zbrojním skladu náhodná karta výbavy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for the next %n phase(s)</source>
        <extracomment>A head, small: what holds so long follows. A phase is one stay aboard the ship; %n is how many.</extracomment>
        <translation>
            <numerusform>v příští fázi</numerusform>
            <numerusform>v příštích %n fázích</numerusform>
            <numerusform>v příštích %n fázích</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>until the team has come home %n time(s)</source>
        <extracomment>A head, small: what holds so long follows. %n counts expeditions.</extracomment>
        <translation>
            <numerusform>do příštího návratu týmu domů</numerusform>
            <numerusform>do %n. návratu týmu domů</numerusform>
            <numerusform>do %n. návratu týmu domů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the beginning of the next %n phase(s)</source>
        <extracomment>A head, small: what happens then follows. A phase is one stay aboard the ship; %n is how many.</extracomment>
        <translation>
            <numerusform>na začátku příští fáze</numerusform>
            <numerusform>na začátku každé z příštích %n fází</numerusform>
            <numerusform>na začátku každé z příštích %n fází</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>when the next %n exploration(s) begin</source>
        <extracomment>A head, small: what happens then follows. %n counts expeditions.</extracomment>
        <translation>
            <numerusform>až začne příští průzkum</numerusform>
            <numerusform>na začátku každého z příštích %n průzkumů</numerusform>
            <numerusform>na začátku každého z příštích %n průzkumů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next %n time(s)</source>
        <extracomment>A head, small: what holds so often follows. %n is how often.</extracomment>
        <translation>
            <numerusform>při příštím použití</numerusform>
            <numerusform>při příštích %n použitích</numerusform>
            <numerusform>při příštích %n použitích</numerusform>
        </translation>
    </message>
    <message>
        <source>from now on</source>
        <extracomment>A head, small: what holds from then on follows.</extracomment>
        <translation>od této chvíle</translation>
    </message>
    <message>
        <source>when the next act begins</source>
        <extracomment>A head, small: what happens then follows.</extracomment>
        <translation>až začne příští akt</translation>
    </message>
    <message>
        <source>In force – {standing}</source>
        <extracomment>Line on the bridge: what still holds. {standing} is a whole sentence.</extracomment>
        <translation>Platí – {standing}</translation>
    </message>
    <message>
        <source>No longer in force: {standing}</source>
        <extracomment>Chronicle aboard. {standing} is a whole sentence.</extracomment>
        <translation>Už neplatí: {standing}</translation>
    </message>
    <message>
        <source>This waits for its time: {effect}</source>
        <extracomment>Chronicle aboard: something will happen later. {effect} is a whole sentence of a card.</extracomment>
        <translation>Toto čeká na svůj čas: {effect}</translation>
    </message>
    <message>
        <source>What was put off until now happens.</source>
        <translation>Nastává, co bylo dosud odloženo.</translation>
    </message>
    <message>
        <source>Install {card}.</source>
        <extracomment>Effect of a card aboard: a card is put into the row of the bridge. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Umístěte: {card}.</translation>
    </message>
    <message>
        <source>This equipment cannot be found: {card}.</source>
        <extracomment>Chronicle aboard, in a mystery of lost things. {card} is the name of a card.</extracomment>
        <translation>Tuto výbavu nelze najít: {card}.</translation>
    </message>
    <message>
        <source>The row is full: which card makes room for {card}?</source>
        <extracomment>Question on the bridge. {card} is the name of the card that comes new, in quotation marks.</extracomment>
        <translation>Řada je plná: která karta uvolní místo pro {card}?</translation>
    </message>
</context>
<context>
    <name>ShipConditions</name>
    <message>
        <source>option {option} was chosen in [log_entry] {log}</source>
        <extracomment>After &quot;if&quot;: what players have chosen. {option} and {log} are numbers, of an option and of an entry of the logbook.</extracomment>
        <translation>byla v [log_entry](loc) {log} zvolena možnost {option}</translation>
    </message>
    <message>
        <source>there is a note about {key}</source>
        <extracomment>After &quot;if&quot;: players have written something down. {key} is what it is about, a word of the author of the card.</extracomment>
        <translation>existuje poznámka k heslu {key}</translation>
    </message>
    <message>
        <source>the note about {key} says “{text}”</source>
        <extracomment>After &quot;if&quot;: players have written something down. {key} is what it is about, {text} what was written.</extracomment>
        <translation>poznámka k heslu {key} zní „{text}“</translation>
    </message>
    <message>
        <source>you have {card}</source>
        <extracomment>After &quot;if&quot;: the card belongs to the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation>máte kartu {card}</translation>
    </message>
    <message>
        <source>{card} is installed</source>
        <extracomment>After &quot;if&quot;: the card lies in its place on the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation>je umístěná karta {card}</translation>
    </message>
    <message>
        <source>{card} has been completed</source>
        <extracomment>After &quot;if&quot;: an objective or project is done. {card} is the name of a card in quotation marks.</extracomment>
        <translation>je dokončená karta {card}</translation>
    </message>
    <message>
        <source>{card} has left the game</source>
        <extracomment>After &quot;if&quot;: the card is out of this campaign. {card} is the name of a card in quotation marks.</extracomment>
        <translation>karta {card} opustila hru</translation>
    </message>
    <message>
        <source>{card} is still in the game</source>
        <extracomment>After &quot;if&quot;: the card is not out of this campaign. {card} is the name of a card in quotation marks.</extracomment>
        <translation>je karta {card} stále ve hře</translation>
    </message>
    <message>
        <source>{card} is not installed</source>
        <extracomment>After &quot;if&quot;: the card does not lie in its place on the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation>není umístěná karta {card}</translation>
    </message>
    <message>
        <source>{card} has not been completed</source>
        <extracomment>After &quot;if&quot;: an objective or project is not done. {card} is the name of a card in quotation marks.</extracomment>
        <translation>není dokončená karta {card}</translation>
    </message>
    <message>
        <source>{found} (rarity {rarity} or higher)</source>
        <extracomment>{found} is a clause such as &quot;at least 2 gathered discoveries are aboard&quot;, {rarity} is 2 or 3.</extracomment>
        <translation>{found} (vzácnost {rarity} nebo vyšší)</translation>
    </message>
    <message>
        <source>the pools hold at least {energy} [energy], {command} [command] and {success} [success]</source>
        <extracomment>After &quot;if&quot;: tokens of the ship. {energy}, {command} and {success} are numbers before icons.</extracomment>
        <translation>je v zásobách alespoň {energy} [energy], {command} [command] a {success} [success]</translation>
    </message>
    <message>
        <source>{text} (section: {section})</source>
        <extracomment>{text} is a clause such as &quot;at least 2 crewmembers are resting&quot;. {section} is the name of a section, as Science.</extracomment>
        <translation>{text} (sekce: {section})</translation>
    </message>
    <message>
        <source>{text} (rank {rank} or higher)</source>
        <extracomment>After &quot;if&quot;: who is counted. {text} is what stands before, as &quot;at least 2 crewmembers are alive&quot;, {rank} is 2 or 3.</extracomment>
        <translation>{text} (hodnost {rank} nebo vyšší)</translation>
    </message>
    <message>
        <source>an earlier campaign has left “{key}: {value}”</source>
        <extracomment>After &quot;if&quot;: what a finished campaign hands down to this one. {key} and {value} are words of the author of the card.</extracomment>
        <translation>dřívější kampaň zanechala „{key}: {value}“</translation>
    </message>
    <message>
        <source>the counter {counter} is below {count}</source>
        <extracomment>After &quot;if&quot;. {counter} is a keyword in quotation marks, {count} a number.</extracomment>
        <translation>ukazuje počítadlo {counter} méně než {count}</translation>
    </message>
    <message>
        <source>{mission} has not been completed</source>
        <extracomment>After &quot;if&quot;: what the team was sent for. {mission} is the name of a mission in quotation marks.</extracomment>
        <translation>není splněná mise {mission}</translation>
    </message>
    <message>
        <source>the counter {counter} is {count} or more</source>
        <extracomment>After &quot;if&quot;. {counter} is a keyword in quotation marks, {count} a number.</extracomment>
        <translation>ukazuje počítadlo {counter} alespoň {count}</translation>
    </message>
    <message>
        <source>act {act} has begun</source>
        <extracomment>After &quot;if&quot;: a campaign has acts as a play has. {act} is a number.</extracomment>
        <translation>začal {act}. akt</translation>
    </message>
    <message>
        <source>morale is {level}</source>
        <extracomment>After &quot;if&quot;: the mood aboard. {level} is one of four words, as &quot;low&quot;.</extracomment>
        <translation>je úroveň morálky „{level}“</translation>
    </message>
    <message>
        <source>cycle {cycle} has begun</source>
        <extracomment>After &quot;if&quot;: the campaign goes round by round of ship and expedition. {cycle} is a number.</extracomment>
        <translation>začal {cycle}. cyklus</translation>
    </message>
    <message>
        <source>the tech level is {level} or higher</source>
        <extracomment>After &quot;if&quot;: how far research has come. {level} is a number.</extracomment>
        <translation>je technologická úroveň {level} nebo vyšší</translation>
    </message>
    <message>
        <source>morale is {level} or better</source>
        <extracomment>After &quot;if&quot;: the mood aboard. {level} is one of four words, as &quot;low&quot;.</extracomment>
        <translation>je úroveň morálky alespoň „{level}“</translation>
    </message>
    <message>
        <source>nothing is left to do on {planet}</source>
        <extracomment>After &quot;if&quot;. {planet} is the name of a world in quotation marks.</extracomment>
        <translation>na planetě {planet} už není co dělat</translation>
    </message>
    <message>
        <source>{mission} has been completed</source>
        <extracomment>After &quot;if&quot;: what the team was sent for. {mission} is the name of a mission in quotation marks.</extracomment>
        <translation>je splněná mise {mission}</translation>
    </message>
    <message>
        <source>the last exploration failed</source>
        <translation>byl poslední průzkum neúspěšný</translation>
    </message>
    <message numerus="yes">
        <source>at least %n of the keywords {keywords} are recorded</source>
        <extracomment>After &quot;if&quot;. {keywords} are keywords in quotation marks, with &quot;and&quot; before the last one; %n is how many of them.</extracomment>
        <translation>
            <numerusform>je zaznamenané alespoň %n z klíčových slov {keywords}</numerusform>
            <numerusform>jsou zaznamenaná alespoň %n z klíčových slov {keywords}</numerusform>
            <numerusform>je zaznamenaných alespoň %n z klíčových slov {keywords}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n of the [unique_discovery] {names} are in their slots</source>
        <extracomment>After &quot;if&quot;: finds of which there is only one. {names} are their names in quotation marks, %n is how many of them.</extracomment>
        <translation>
            <numerusform>leží na svém místě alespoň %n z [unique_discovery](gen.pl) {names}</numerusform>
            <numerusform>leží na svých místech alespoň %n z [unique_discovery](gen.pl) {names}</numerusform>
            <numerusform>leží na svých místech alespoň %n z [unique_discovery](gen.pl) {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the team has come home at least %n time(s) without {mission}</source>
        <extracomment>After &quot;if&quot;. {mission} is the name of a mission that was not completed, in quotation marks; %n is how often.</extracomment>
        <translation>
            <numerusform>se tým vrátil domů bez splnění mise {mission}</numerusform>
            <numerusform>se tým alespoň %n× vrátil domů bez splnění mise {mission}</numerusform>
            <numerusform>se tým alespoň %n× vrátil domů bez splnění mise {mission}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a team has been on {planet} at least %n time(s)</source>
        <extracomment>After &quot;if&quot;. {planet} is the name of a world in quotation marks, %n how often.</extracomment>
        <translation>
            <numerusform>byl na planetě {planet} tým</numerusform>
            <numerusform>byl na planetě {planet} tým alespoň %n×</numerusform>
            <numerusform>byl na planetě {planet} tým alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n crewmember(s) lie in a critical bed</source>
        <extracomment>After &quot;if&quot;: the first of three kinds of beds in the medbay. %n is a number of people.</extracomment>
        <translation>
            <numerusform>nikdo neleží na kritickém lůžku</numerusform>
            <numerusform>leží na kritickém lůžku méně než %n členové posádky</numerusform>
            <numerusform>leží na kritickém lůžku méně než %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [unique_discovery] are in their slots</source>
        <extracomment>After &quot;if&quot;: finds of which there is only one. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>leží na svém místě alespoň %n [unique_discovery]</numerusform>
            <numerusform>leží na svých místech alespoň %n [unique_discovery]</numerusform>
            <numerusform>leží na svých místech alespoň %n [unique_discovery]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n gathered discoveries are aboard</source>
        <extracomment>After &quot;if&quot;: finds of any kind aboard the ship. %n is how many.</extracomment>
        <translation>
            <numerusform>je na palubě nasbíraný objev</numerusform>
            <numerusform>jsou na palubě alespoň %n nasbírané objevy</numerusform>
            <numerusform>je na palubě alespoň %n nasbíraných objevů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n {deck} are aboard</source>
        <extracomment>After &quot;if&quot;: finds aboard the ship. {deck} is the icon of a discovery deck, %n stands before it.</extracomment>
        <translation>
            <numerusform>je na palubě alespoň %n {deck}</numerusform>
            <numerusform>jsou na palubě alespoň %n {deck}</numerusform>
            <numerusform>je na palubě alespoň %n {deck}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are alive</source>
        <extracomment>After &quot;if&quot;. %n is a number of people of the whole ship.</extracomment>
        <translation>
            <numerusform>člen posádky žije</numerusform>
            <numerusform>žijí alespoň %n členové posádky</numerusform>
            <numerusform>žije alespoň %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) have died</source>
        <extracomment>After &quot;if&quot;. %n is a number of people of the whole ship.</extracomment>
        <translation>
            <numerusform>člen posádky zemřel</numerusform>
            <numerusform>zemřeli alespoň %n členové posádky</numerusform>
            <numerusform>zemřelo alespoň %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are available</source>
        <extracomment>After &quot;if&quot;: people who neither rest nor lie in the medbay. %n is their number.</extracomment>
        <translation>
            <numerusform>je dostupný člen posádky</numerusform>
            <numerusform>jsou dostupní alespoň %n členové posádky</numerusform>
            <numerusform>je dostupných alespoň %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are resting</source>
        <extracomment>After &quot;if&quot;. %n is a number of people.</extracomment>
        <translation>
            <numerusform>člen posádky odpočívá</numerusform>
            <numerusform>odpočívají alespoň %n členové posádky</numerusform>
            <numerusform>odpočívá alespoň %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are in the medbay</source>
        <extracomment>After &quot;if&quot;. %n is a number of people.</extracomment>
        <translation>
            <numerusform>je na ošetřovně člen posádky</numerusform>
            <numerusform>jsou na ošetřovně alespoň %n členové posádky</numerusform>
            <numerusform>je na ošetřovně alespoň %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) lie in a critical bed</source>
        <extracomment>After &quot;if&quot;: the first of three kinds of beds in the medbay. %n is a number of people.</extracomment>
        <translation>
            <numerusform>leží na kritickém lůžku člen posádky</numerusform>
            <numerusform>leží na kritickém lůžku alespoň %n členové posádky</numerusform>
            <numerusform>leží na kritickém lůžku alespoň %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are on the away team</source>
        <extracomment>After &quot;if&quot;: people who go or were down on a planet. %n is their number.</extracomment>
        <translation>
            <numerusform>je ve výsadkovém týmu člen posádky</numerusform>
            <numerusform>jsou ve výsadkovém týmu alespoň %n členové posádky</numerusform>
            <numerusform>je ve výsadkovém týmu alespoň %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n row(s) of [unique_discovery] are full</source>
        <extracomment>After &quot;if&quot;: all of a row of finds are there. %n is a number of rows.</extracomment>
        <translation>
            <numerusform>je plná řada [unique_discovery](gen.pl)</numerusform>
            <numerusform>jsou plné alespoň %n řady [unique_discovery](gen.pl)</numerusform>
            <numerusform>je plných alespoň %n řad [unique_discovery](gen.pl)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every section owns at least %n dice</source>
        <extracomment>After &quot;if&quot;. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>má každá sekce alespoň %n kostku</numerusform>
            <numerusform>má každá sekce alespoň %n kostky</numerusform>
            <numerusform>má každá sekce alespoň %n kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n players are at the table</source>
        <extracomment>After &quot;if&quot;: people who play. %n is their number.</extracomment>
        <translation>
            <numerusform>je u stolu alespoň %n hráč</numerusform>
            <numerusform>jsou u stolu alespoň %n hráči</numerusform>
            <numerusform>je u stolu alespoň %n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[log_entry] {log} has been read at least %n time(s)</source>
        <extracomment>After &quot;if&quot;. {log} is the number of an entry of the logbook, %n how often.</extracomment>
        <translation>
            <numerusform>se četl [log_entry] {log}</numerusform>
            <numerusform>se [log_entry] {log} četl alespoň %n×</numerusform>
            <numerusform>se [log_entry] {log} četl alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n box(es) of [log_entry] {log} are marked</source>
        <extracomment>After &quot;if&quot;: an entry of the logbook has boxes that are ticked. {log} is its number, %n how many boxes.</extracomment>
        <translation>
            <numerusform>je v [log_entry](loc) {log} označené políčko</numerusform>
            <numerusform>jsou v [log_entry](loc) {log} označena alespoň %n políčka</numerusform>
            <numerusform>je v [log_entry](loc) {log} označeno alespoň %n políček</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipCrew</name>
    <message>
        <source>at random</source>
        <extracomment>In parentheses behind what happens to a crewmember: who is not chosen.</extracomment>
        <translation>náhodně</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <extracomment>In parentheses behind what happens to a crewmember: only somebody of this rank. {rank} is 1, 2 or 3.</extracomment>
        <translation>hodnost {rank}</translation>
    </message>
    <message>
        <source>resting crew</source>
        <extracomment>In parentheses behind what happens to a crewmember: only somebody who rests.</extracomment>
        <translation>odpočívající posádka</translation>
    </message>
    <message>
        <source>first those who serve outside their own section</source>
        <translation>nejdřív ti, kdo slouží mimo svou sekci</translation>
    </message>
    <message>
        <source> ({whom})</source>
        <extracomment>Behind what happens to a crewmember. {whom} is what that person must be, as &quot;Science, rank 2&quot;.</extracomment>
        <translation> ({whom})</translation>
    </message>
    <message>
        <source>Promote one crewmember by one rank{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Povyšte jednoho člena posádky o jednu hodnost{whom}.</translation>
    </message>
    <message>
        <source>Promote one available crewmember, who then rests{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Povyšte jednoho dostupného člena posádky, který pak odpočívá{whom}.</translation>
    </message>
    <message>
        <source>One crewmember loses one rank{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Jeden člen posádky přijde o jednu hodnost{whom}.</translation>
    </message>
    <message>
        <source>One crewmember dies{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Jeden člen posádky umírá{whom}.</translation>
    </message>
    <message>
        <source>One available crewmember goes to rest{whom}.</source>
        <extracomment>Effect of a card aboard: whoever rests cannot be sent. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Jeden dostupný člen posádky jde odpočívat{whom}.</translation>
    </message>
    <message>
        <source>One resting crewmember becomes available{whom}.</source>
        <extracomment>Effect of a card aboard: whoever is available can be sent. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Jeden odpočívající člen posádky se stává dostupným{whom}.</translation>
    </message>
    <message>
        <source>One available crewmember lies down in a bed of the medbay{whom}.</source>
        <extracomment>Effect of a card aboard: this person is ill. {whom} is in parentheses and names the kind of bed.</extracomment>
        <translation>Jeden dostupný člen posádky ulehne na lůžko ošetřovny{whom}.</translation>
    </message>
    <message>
        <source>every player</source>
        <extracomment>A head, small: what each of them does follows.</extracomment>
        <translation>každý hráč</translation>
    </message>
    <message>
        <source>lots are drawn</source>
        <extracomment>A head, small: what chance decides about follows.</extracomment>
        <translation>losuje se</translation>
    </message>
    <message>
        <source>Who is it? {effect}</source>
        <extracomment>Question aboard. {effect} is whole sentences of a card.</extracomment>
        <translation>Kdo to bude? {effect}</translation>
    </message>
    <message>
        <source>{source}: who is it? {effect}</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {effect} is whole sentences of a card.</extracomment>
        <translation>{source}: koho se to týká? {effect}</translation>
    </message>
    <message>
        <source>Which section does the recruit join?</source>
        <translation>Do které sekce nováček nastoupí?</translation>
    </message>
    <message numerus="yes">
        <source>One patient moves %n bed(s) to the right{whom}.</source>
        <extracomment>Effect of a card aboard: each bed to the right is nearer to health. %n is a number of beds, {whom} is in parentheses, or nothing.</extracomment>
        <translation>
            <numerusform>Jeden pacient se posune o %n lůžko doprava{whom}.</numerusform>
            <numerusform>Jeden pacient se posune o %n lůžka doprava{whom}.</numerusform>
            <numerusform>Jeden pacient se posune o %n lůžek doprava{whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join the section {section} and rest.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number, {section} the name of a section.</extracomment>
        <translation>
            <numerusform>Do sekce {section} přichází %n náhodný nováček s hodností {rank} a odpočívá.</numerusform>
            <numerusform>Do sekce {section} přicházejí %n náhodní nováčci s hodností {rank} a odpočívají.</numerusform>
            <numerusform>Do sekce {section} přichází %n náhodných nováčků s hodností {rank} a odpočívá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join the section {section}.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number, {section} the name of a section.</extracomment>
        <translation>
            <numerusform>Do sekce {section} přichází %n náhodný nováček s hodností {rank}.</numerusform>
            <numerusform>Do sekce {section} přicházejí %n náhodní nováčci s hodností {rank}.</numerusform>
            <numerusform>Do sekce {section} přichází %n náhodných nováčků s hodností {rank}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join a section of your choice and rest.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number.</extracomment>
        <translation>
            <numerusform>Do sekce podle vaší volby přichází %n náhodný nováček s hodností {rank} a odpočívá.</numerusform>
            <numerusform>Do sekce podle vaší volby přicházejí %n náhodní nováčci s hodností {rank} a odpočívají.</numerusform>
            <numerusform>Do sekce podle vaší volby přichází %n náhodných nováčků s hodností {rank} a odpočívá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join a section of your choice.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number.</extracomment>
        <translation>
            <numerusform>Do sekce podle vaší volby přichází %n náhodný nováček s hodností {rank}.</numerusform>
            <numerusform>Do sekce podle vaší volby přicházejí %n náhodní nováčci s hodností {rank}.</numerusform>
            <numerusform>Do sekce podle vaší volby přichází %n náhodných nováčků s hodností {rank}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipCycle</name>
    <message numerus="yes">
        <source>Gain %n [energy].</source>
        <extracomment>Effect of a card aboard: tokens for the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Získejte %n [energy](acc).</numerusform>
            <numerusform>Získejte %n [energy](acc).</numerusform>
            <numerusform>Získejte %n [energy](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [energy].</source>
        <extracomment>Effect of a card aboard: tokens out of the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ztraťte %n [energy](acc).</numerusform>
            <numerusform>Ztraťte %n [energy](acc).</numerusform>
            <numerusform>Ztraťte %n [energy](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [command].</source>
        <extracomment>Effect of a card aboard: tokens for the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Získejte %n [command](acc).</numerusform>
            <numerusform>Získejte %n [command](acc).</numerusform>
            <numerusform>Získejte %n [command](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n copies of {card}.</source>
        <extracomment>Effect of a card aboard. %n is how many of one card. {card} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Získejte %n výtisk karty {card}.</numerusform>
            <numerusform>Získejte %n výtisky karty {card}.</numerusform>
            <numerusform>Získejte %n výtisků karty {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [command].</source>
        <extracomment>Effect of a card aboard: tokens out of the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ztraťte %n [command](acc).</numerusform>
            <numerusform>Ztraťte %n [command](acc).</numerusform>
            <numerusform>Ztraťte %n [command](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [success].</source>
        <extracomment>Effect of a card aboard: tokens for the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Získejte %n [success](acc).</numerusform>
            <numerusform>Získejte %n [success](acc).</numerusform>
            <numerusform>Získejte %n [success](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [success].</source>
        <extracomment>Effect of a card aboard: tokens out of the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ztraťte %n [success](acc).</numerusform>
            <numerusform>Ztraťte %n [success](acc).</numerusform>
            <numerusform>Ztraťte %n [success](acc).</numerusform>
        </translation>
    </message>
    <message>
        <source>New in {section}: {member}, rank {rank}.</source>
        <extracomment>Chronicle aboard. {section} is the name of a section, as Science. {member} is the name of a crewmember. {rank} is 1, 2 or 3.</extracomment>
        <translation>Sekce {section} má posilu: {member}, hodnost {rank}.</translation>
    </message>
    <message>
        <source>{member} goes over to {section}, with rank {rank} there.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {section} is the name of a section, as Science. {rank} is 1, 2 or 3.</extracomment>
        <translation>{member} přestupuje, nová sekce {section}, hodnost {rank}.</translation>
    </message>
    <message>
        <source>{member} loses a rank and has rank {rank} now.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {rank} is 1, 2 or 3.</extracomment>
        <translation>{member} přichází o hodnost a má teď hodnost {rank}.</translation>
    </message>
    <message>
        <source>{member} is promoted: rank {rank}.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {rank} is 1, 2 or 3.</extracomment>
        <translation>Povýšení, {member}: hodnost {rank}.</translation>
    </message>
    <message>
        <source>Morale falls: {level}.</source>
        <extracomment>Chronicle aboard. {level} is a level of morale, as &quot;Low&quot;.</extracomment>
        <translation>Morálka klesá. Úroveň: {level}.</translation>
    </message>
    <message>
        <source>Morale rises: {level}.</source>
        <extracomment>Chronicle aboard. {level} is a level of morale, as &quot;Low&quot;.</extracomment>
        <translation>Morálka stoupá. Úroveň: {level}.</translation>
    </message>
    <message>
        <source>The penalty token lies in the command pool.</source>
        <translation>Žeton penalizace leží v zásobě velení.</translation>
    </message>
    <message>
        <source>The penalty token goes, and with it all [command] but one.</source>
        <translation>Žeton penalizace mizí a s ním všechna [command](pl) kromě jednoho.</translation>
    </message>
    <message>
        <source>Go on to the next step.</source>
        <translation>Přejděte k dalšímu kroku.</translation>
    </message>
    <message>
        <source>The next step is carried out.</source>
        <translation>Provádí se další krok.</translation>
    </message>
    <message>
        <source>Remove this card from the game.</source>
        <translation>Odstraňte tuto kartu ze hry.</translation>
    </message>
    <message>
        <source>Shuffle this card into the possible situations.</source>
        <translation>Zamíchejte tuto kartu mezi možné situace.</translation>
    </message>
    <message>
        <source>Raise morale by one level.</source>
        <translation>Zvyšte morálku o jednu úroveň.</translation>
    </message>
    <message>
        <source>Lower morale by one level.</source>
        <translation>Snižte morálku o jednu úroveň.</translation>
    </message>
    <message>
        <source>Set morale to {level}.</source>
        <extracomment>Effect of a card aboard: the mood. {level} is one of four words, as &quot;low&quot;.</extracomment>
        <translation>Nastavte morálku na tuto úroveň: {level}.</translation>
    </message>
    <message>
        <source>Every section returns one die to the box.</source>
        <translation>Každá sekce vrátí jednu kostku do krabice.</translation>
    </message>
    <message>
        <source>{section} returns one die to the box.</source>
        <extracomment>What happens aboard: each section owns dice. {section} is the name of a section, as Science.</extracomment>
        <translation>Sekce {section} vrací jednu kostku do krabice.</translation>
    </message>
    <message>
        <source>Cycle {number} begins.</source>
        <extracomment>Chronicle aboard. {number} is a number.</extracomment>
        <translation>Začíná cyklus {number}.</translation>
    </message>
    <message>
        <source>{member} leaves the crew.</source>
        <extracomment>Chronicle aboard: this person no longer belongs to the crew. {member} is the name of a crewmember.</extracomment>
        <translation>{member} opouští posádku.</translation>
    </message>
    <message>
        <source>The away team leaves the ship.</source>
        <translation>Výsadkový tým opouští loď.</translation>
    </message>
    <message>
        <source>The away team is back aboard.</source>
        <translation>Výsadkový tým je zpět na palubě.</translation>
    </message>
    <message>
        <source>Gain all copies of {card}.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation>Získejte všechny výtisky karty {card}.</translation>
    </message>
    <message>
        <source>Gain {card}.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation>Získejte kartu {card}.</translation>
    </message>
    <message>
        <source>The situation {card} comes into play.</source>
        <extracomment>{card} is the name of a situation in quotation marks.</extracomment>
        <translation>Do hry vstupuje situace {card}.</translation>
    </message>
    <message>
        <source>Put the situation {card} into the envelope.</source>
        <extracomment>{card} is the name of a situation in quotation marks.</extracomment>
        <translation>Vložte do obálky situaci {card}.</translation>
    </message>
    <message>
        <source>Shuffle {card} into the possible situations.</source>
        <extracomment>{card} is the name of a situation in quotation marks.</extracomment>
        <translation>Zamíchejte mezi možné situace kartu {card}.</translation>
    </message>
    <message>
        <source>Remove {card} from the game.</source>
        <extracomment>Effect of a card aboard: the other is out of this campaign. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Odstraňte ze hry kartu {card}.</translation>
    </message>
    <message>
        <source>Put {card} back behind its divider.</source>
        <extracomment>Effect of a card aboard: the other goes back to those that have not come into play. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Vraťte kartu {card} za její oddělovač.</translation>
    </message>
    <message>
        <source>The away team is on a planet; the ship waits.</source>
        <translation>Výsadkový tým je na planetě; loď čeká.</translation>
    </message>
    <message>
        <source>{section}: which die returns to the box?</source>
        <extracomment>Question to the players of a section. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: která kostka se vrátí do krabice?</translation>
    </message>
</context>
<context>
    <name>ShipDebriefing</name>
    <message numerus="yes">
        <source>Every section takes a die: pay %n [success]</source>
        <extracomment>Choice aboard. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Každá sekce si vezme kostku: zaplatit %n [success](acc)</numerusform>
            <numerusform>Každá sekce si vezme kostku: zaplatit %n [success](acc)</numerusform>
            <numerusform>Každá sekce si vezme kostku: zaplatit %n [success](acc)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every section sells a die: gain %n [success]</source>
        <extracomment>Choice aboard. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Každá sekce prodá kostku: získat %n [success](acc)</numerusform>
            <numerusform>Každá sekce prodá kostku: získat %n [success](acc)</numerusform>
            <numerusform>Každá sekce prodá kostku: získat %n [success](acc)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the pool: %n [success], {earned} of them from the planet.</source>
        <extracomment>Chronicle aboard: tokens that the team brings home. {earned} and {bag} are numbers.</extracomment>
        <translation>
            <numerusform>V zásobě: %n [success], z toho {earned} z planety.</numerusform>
            <numerusform>V zásobě: %n [success], z toho {earned} z planety.</numerusform>
            <numerusform>V zásobě: %n [success], z toho {earned} z planety.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every section takes a die, instructor {member}: pay %n [success]</source>
        <extracomment>Choice aboard: an instructor makes it cheaper. %n stands before the icon. {member} is the name of a crewmember.</extracomment>
        <translation>
            <numerusform>Každá sekce si vezme kostku, instruktor {member}: zaplatit %n [success](acc)</numerusform>
            <numerusform>Každá sekce si vezme kostku, instruktor {member}: zaplatit %n [success](acc)</numerusform>
            <numerusform>Každá sekce si vezme kostku, instruktor {member}: zaplatit %n [success](acc)</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade dice? Every section owns {dice}, and the pool holds {success} [success].</source>
        <extracomment>Question aboard. {dice} and {success} are numbers.</extracomment>
        <translation>Budete obchodovat s kostkami? Každá sekce jich má {dice} a v zásobě máte {success} [success](acc).</translation>
    </message>
    <message>
        <source>{section} takes one die from the box.</source>
        <extracomment>What happens aboard: each section owns dice. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} si bere jednu kostku z krabice.</translation>
    </message>
    <message>
        <source>Dice may be traded.</source>
        <translation>Lze obchodovat s kostkami.</translation>
    </message>
    <message>
        <source>Every section takes one die from the box.</source>
        <translation>Každá sekce si vezme jednu kostku z krabice.</translation>
    </message>
    <message>
        <source>There are not enough [success](pl) in the pool.</source>
        <translation>V zásobě není dost [success](gen.pl).</translation>
    </message>
    <message>
        <source>End the trade</source>
        <translation>Ukončit obchod</translation>
    </message>
    <message>
        <source>Dice have been sold already since the team came home.</source>
        <translation>Od návratu týmu už se kostky prodávaly.</translation>
    </message>
    <message>
        <source>Every section keeps at least 4 dice.</source>
        <translation>Každé sekci zůstanou alespoň 4 kostky.</translation>
    </message>
    <message>
        <source>The box does not hold a die for every section.</source>
        <translation>V krabici není kostka pro každou sekci.</translation>
    </message>
    <message>
        <source>An instructor needs rank 2 or 3.</source>
        <translation>Instruktor musí mít hodnost 2 nebo 3.</translation>
    </message>
    <message>
        <source>{section}: which die do you take?</source>
        <extracomment>Question to the players of a section. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: kterou kostku si vezmete?</translation>
    </message>
</context>
<context>
    <name>ShipDiscoveries</name>
    <message>
        <source>nothing</source>
        <extracomment>A cost where nothing is to be paid.</extracomment>
        <translation>nic</translation>
    </message>
    <message>
        <source>Which gathered discovery do you pay? ({cost})</source>
        <extracomment>Question aboard. {cost} is a price, as &quot;1 [discovery_mineral], 1 rare [discovery_flora]&quot;.</extracomment>
        <translation>Kterým nasbíraným objevem zaplatíte? ({cost})</translation>
    </message>
    <message>
        <source>{source}: which gathered discovery do you pay? ({cost})</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {cost} is a price, as &quot;1 [discovery_mineral], 1 rare [discovery_flora]&quot;.</extracomment>
        <translation>{source}: kterým nasbíraným objevem zaplatíte? ({cost})</translation>
    </message>
    <message>
        <source>From which deck do you draw this: {item}?</source>
        <extracomment>Question aboard. {item} is part of a price, as &quot;1 rare [discovery_flora]&quot;.</extracomment>
        <translation>Ze kterého balíčku si doberete: {item}?</translation>
    </message>
    <message>
        <source>Draw {item} into the gathered discoveries.</source>
        <extracomment>{item} is as &quot;2 [discovery_mineral]&quot; or &quot;1 rare [discovery_flora]&quot;, the object of the sentence.</extracomment>
        <translation>Doberte {item} mezi nasbírané objevy.</translation>
    </message>
    <message>
        <source>Return {cost} to their decks.</source>
        <extracomment>Effect of a card aboard. {cost} is as &quot;2 [discovery_mineral], 1 rare [discovery_flora]&quot;, the object of the sentence.</extracomment>
        <translation>Vraťte {cost} do příslušných balíčků.</translation>
    </message>
    <message numerus="yes">
        <source>%n [energy]</source>
        <extracomment>Part of a price, as &quot;2 [energy], 1 [command]&quot;. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>%n [energy](acc)</numerusform>
            <numerusform>%n [energy](acc)</numerusform>
            <numerusform>%n [energy](acc)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n [command]</source>
        <extracomment>Part of a price, as &quot;2 [energy], 1 [command]&quot;. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>%n [command](acc)</numerusform>
            <numerusform>%n [command](acc)</numerusform>
            <numerusform>%n [command](acc)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n [success]</source>
        <extracomment>Part of a price, as &quot;2 [energy], 1 [success]&quot;. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>%n [success](acc)</numerusform>
            <numerusform>%n [success](acc)</numerusform>
            <numerusform>%n [success](acc)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ultra-rare {deck}</source>
        <extracomment>Part of a price in finds. {deck} is the icon of a discovery deck; ultra-rare is the third of three degrees.</extracomment>
        <translation>
            <numerusform>%n {deck}(acc) (mimořádně vzácná karta)</numerusform>
            <numerusform>%n {deck}(acc) (mimořádně vzácná karta)</numerusform>
            <numerusform>%n {deck}(acc) (mimořádně vzácná karta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rare discovery(ies) of any type</source>
        <extracomment>Part of a price in finds, or what is drawn: the object of a sentence. %n is how many.</extracomment>
        <translation>
            <numerusform>%n vzácný objev libovolného druhu</numerusform>
            <numerusform>%n vzácné objevy libovolného druhu</numerusform>
            <numerusform>%n vzácných objevů libovolného druhu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ultra-rare discovery(ies) of any type</source>
        <extracomment>Part of a price in finds, or what is drawn: the object of a sentence. %n is how many.</extracomment>
        <translation>
            <numerusform>%n mimořádně vzácný objev libovolného druhu</numerusform>
            <numerusform>%n mimořádně vzácné objevy libovolného druhu</numerusform>
            <numerusform>%n mimořádně vzácných objevů libovolného druhu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discovery(ies) of any type</source>
        <extracomment>Part of a price in finds, or what is drawn: the object of a sentence. %n is how many.</extracomment>
        <translation>
            <numerusform>%n objev libovolného druhu</numerusform>
            <numerusform>%n objevy libovolného druhu</numerusform>
            <numerusform>%n objevů libovolného druhu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rare {deck}</source>
        <extracomment>Part of a price in finds; rare is the second of three degrees. %n is how many. {deck} is the icon of a discovery deck.</extracomment>
        <translation>
            <numerusform>%n {deck}(acc) (vzácná karta)</numerusform>
            <numerusform>%n {deck}(acc) (vzácná karta)</numerusform>
            <numerusform>%n {deck}(acc) (vzácná karta)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {deck}</source>
        <extracomment>Part of a price in finds. %n is how many. {deck} is the icon of a discovery deck.</extracomment>
        <translation>
            <numerusform>%n {deck}(acc)</numerusform>
            <numerusform>%n {deck}(acc)</numerusform>
            <numerusform>%n {deck}(acc)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipDocking</name>
    <message>
        <source>{member} is back, injured: {injuries}.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {injuries} are names of injury cards.</extracomment>
        <translation>Návrat se zraněním, {member}: {injuries}.</translation>
    </message>
    <message>
        <source>{member} has not come home.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation>Kdo se nevrátil: {member}.</translation>
    </message>
    <message>
        <source>The lander brings home the Mission Failed token.</source>
        <translation>Výsadková loď přiváží žeton neúspěšné mise.</translation>
    </message>
    <message>
        <source>The exploration has failed.</source>
        <translation>Průzkum byl neúspěšný.</translation>
    </message>
    <message>
        <source>The exploration is a success.</source>
        <translation>Průzkum se podařil.</translation>
    </message>
    <message>
        <source>Discard discoveries that the lander has no room for.</source>
        <translation>Odhoďte objevy, pro které ve výsadkové lodi není místo.</translation>
    </message>
    <message>
        <source>{member} is dead.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation>{member} je po smrti.</translation>
    </message>
    <message numerus="yes">
        <source>The lander has brought %n discovery(ies) too many: which one do you give up?</source>
        <extracomment>Question aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>Výsadková loď přivezla o %n objev víc, než se vejde: kterého se vzdáte?</numerusform>
            <numerusform>Výsadková loď přivezla o %n objevy víc, než se vejde: kterého se vzdáte?</numerusform>
            <numerusform>Výsadková loď přivezla o %n objevů víc, než se vejde: kterého se vzdáte?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipFacilities</name>
    <message numerus="yes">
        <source>Which facility do you visit? You have %n [command].</source>
        <extracomment>Question aboard. %n stands before the icon of command, which pays for visits.</extracomment>
        <translation>
            <numerusform>Které zařízení navštívíte? Máte %n [command](acc).</numerusform>
            <numerusform>Které zařízení navštívíte? Máte %n [command](acc).</numerusform>
            <numerusform>Které zařízení navštívíte? Máte %n [command](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{facility}: %n slot(s) are free, and more cards wait in the envelope. Which one is installed?</source>
        <extracomment>Question aboard. %n is how many. {facility} is the name of a room, as &quot;Research laboratory&quot;.</extracomment>
        <translation>
            <numerusform>{facility}: volné je %n místo a v obálce čeká víc karet. Kterou umístíte?</numerusform>
            <numerusform>{facility}: volná jsou %n místa a v obálce čeká víc karet. Kterou umístíte?</numerusform>
            <numerusform>{facility}: volných je %n míst a v obálce čeká víc karet. Kterou umístíte?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n card(s) at random.</source>
        <extracomment>Effect of a card aboard, for kinds of cards without a name of their own. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Získejte %n náhodnou kartu.</numerusform>
            <numerusform>Získejte %n náhodné karty.</numerusform>
            <numerusform>Získejte %n náhodných karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <extracomment>Name of a room of the ship.</extracomment>
        <translation>Výzkumná laboratoř</translation>
    </message>
    <message>
        <source>Production complex</source>
        <extracomment>Name of a room of the ship, where things are made.</extracomment>
        <translation>Výrobní komplex</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Name of a room of the ship, where crew is trained.</extracomment>
        <translation>Kasárna</translation>
    </message>
    <message>
        <source>Situation room</source>
        <extracomment>Name of a room of the ship, where what troubles people aboard is solved.</extracomment>
        <translation>Situační místnost</translation>
    </message>
    <message>
        <source>Add-on facility</source>
        <translation>Přídavné zařízení</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n equipment card(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Získejte %n náhodnou kartu výbavy.</numerusform>
            <numerusform>Získejte %n náhodné karty výbavy.</numerusform>
            <numerusform>Získejte %n náhodných karet výbavy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n research project(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Získejte %n náhodný výzkumný projekt.</numerusform>
            <numerusform>Získejte %n náhodné výzkumné projekty.</numerusform>
            <numerusform>Získejte %n náhodných výzkumných projektů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n production project(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Získejte %n náhodný výrobní projekt.</numerusform>
            <numerusform>Získejte %n náhodné výrobní projekty.</numerusform>
            <numerusform>Získejte %n náhodných výrobních projektů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lander mod(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Získejte %n náhodnou úpravu výsadkové lodi.</numerusform>
            <numerusform>Získejte %n náhodné úpravy výsadkové lodi.</numerusform>
            <numerusform>Získejte %n náhodných úprav výsadkové lodi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n future situation(s) at random.</source>
        <extracomment>Effect of a card aboard: situations that may come up later. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Získejte %n náhodnou budoucí situaci.</numerusform>
            <numerusform>Získejte %n náhodné budoucí situace.</numerusform>
            <numerusform>Získejte %n náhodných budoucích situací.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n bridge upgrade(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Získejte %n náhodné vylepšení můstku.</numerusform>
            <numerusform>Získejte %n náhodná vylepšení můstku.</numerusform>
            <numerusform>Získejte %n náhodných vylepšení můstku.</numerusform>
        </translation>
    </message>
    <message>
        <source>Facilities may be visited.</source>
        <translation>Lze navštívit zařízení.</translation>
    </message>
    <message>
        <source>New cards come out of the envelope.</source>
        <translation>Z obálky přicházejí nové karty.</translation>
    </message>
    <message>
        <source>With the help of {card}.</source>
        <extracomment>What happens aboard: a card was used for it. {card} is the name of a card in quotation marks.</extracomment>
        <translation>S pomocí karty {card}.</translation>
    </message>
    <message>
        <source>{gain} They are of the kind {kind}.</source>
        <extracomment>{gain} is a sentence about cards at random, {kind} what they have to be, in quotation marks.</extracomment>
        <translation>{gain} Jsou druhu {kind}.</translation>
    </message>
    <message>
        <source>if you pay {price}</source>
        <extracomment>A head, small: what players get for a price follows. {price} is as &quot;2 [energy], 1 [discovery_mineral]&quot;.</extracomment>
        <translation>pokud zaplatíte {price}</translation>
    </message>
    <message>
        <source>as often as you want</source>
        <extracomment>A head, small: an exchange may be made again and again.</extracomment>
        <translation>kolikrát chcete</translation>
    </message>
    <message>
        <source>The visit goes on ({facility}).</source>
        <extracomment>What happens aboard. {facility} is the name of a room.</extracomment>
        <translation>Návštěva pokračuje ({facility}).</translation>
    </message>
    <message>
        <source>The project {card} goes to the laboratory.</source>
        <extracomment>What happens aboard. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Projekt {card} přichází do laboratoře.</translation>
    </message>
    <message>
        <source>Open the sealed supply with expert and universal dice, advanced events and the add-on facility.</source>
        <translation>Otevřete zapečetěnou zásobu s expertními a univerzálními kostkami, pokročilými událostmi a přídavným zařízením.</translation>
    </message>
    <message>
        <source>Visited: {facility}.</source>
        <extracomment>Chronicle aboard. {facility} is the name of a room.</extracomment>
        <translation>Navštíveno: {facility}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button aboard: end what is done in this room.</extracomment>
        <translation>Dál</translation>
    </message>
    <message>
        <source>No more visits</source>
        <translation>Žádné další návštěvy</translation>
    </message>
    <message>
        <source>A visit costs 1 [command].</source>
        <translation>Návštěva stojí 1 [command](acc).</translation>
    </message>
    <message>
        <source>The add-on facility is not part of the ship yet.</source>
        <translation>Přídavné zařízení ještě není součástí lodi.</translation>
    </message>
    <message>
        <source>In which slot of the laboratory do you put {card}?</source>
        <extracomment>Question aboard. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Na které místo v laboratoři dáte tuto kartu: {card}?</translation>
    </message>
</context>
<context>
    <name>ShipHangar</name>
    <message>
        <source>armor</source>
        <extracomment>Statistic of a lander within a sentence: how much it bears.</extracomment>
        <translation>pancéřování</translation>
    </message>
    <message>
        <source>sensors</source>
        <extracomment>Statistic of a lander within a sentence: how well it sees.</extracomment>
        <translation>senzory</translation>
    </message>
    <message>
        <source>agility</source>
        <extracomment>Statistic of a lander within a sentence: how nimbly it flies.</extracomment>
        <translation>manévrovatelnost</translation>
    </message>
    <message>
        <source>Your lander is damaged.</source>
        <translation>Vaše výsadková loď je poškozená.</translation>
    </message>
    <message>
        <source>{lander} is damaged.</source>
        <extracomment>What happens aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation>Výsadková loď je poškozená: {lander}.</translation>
    </message>
    <message>
        <source>Repair a damaged lander at no cost.</source>
        <translation>Opravte zdarma jednu poškozenou výsadkovou loď.</translation>
    </message>
    <message>
        <source>Repair {lander} at no cost.</source>
        <extracomment>Effect of a card aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation>Opravte zdarma tuto výsadkovou loď: {lander}.</translation>
    </message>
    <message>
        <source>{lander} has {by} {stat} from now on.</source>
        <extracomment>Effect of a card aboard. {lander} is the name of a lander in quotation marks, {by} a number with its sign, {stat} as &quot;armor&quot;.</extracomment>
        <translation>{lander} má odteď {stat} {by}.</translation>
    </message>
    <message>
        <source>{lander} is made ready.</source>
        <extracomment>Chronicle aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation>Připravuje se výsadková loď: {lander}.</translation>
    </message>
    <message>
        <source>{lander} is repaired.</source>
        <extracomment>Chronicle aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation>Výsadková loď je opravená: {lander}.</translation>
    </message>
    <message>
        <source>{lander}: {by} {stat} from now on.</source>
        <extracomment>Chronicle aboard. {lander} is the name of a lander, {by} a number with its sign, {stat} as &quot;armor&quot;.</extracomment>
        <translation>{lander}: odteď {stat} {by}.</translation>
    </message>
    <message>
        <source>Which lander flies, and with which mods? {lander}: {structural} of {all_structural} structural slots and {utility} of {all_utility} utility slots are taken.</source>
        <extracomment>Question aboard. {lander} is the name of a lander. {structural} is how many are taken. {all_structural} is how many there are. {utility} is how many are taken. {all_utility} is how many there are.</extracomment>
        <translation>Která výsadková loď poletí a s jakými úpravami? {lander}: konstrukční místa obsazena {structural} z {all_structural}, funkční {utility} z {all_utility}.</translation>
    </message>
    <message>
        <source>The lander has no free structural slot.</source>
        <translation>Výsadková loď nemá volné místo pro konstrukční úpravu.</translation>
    </message>
    <message>
        <source>The lander has no free utility slot.</source>
        <translation>Výsadková loď nemá volné místo pro funkční úpravu.</translation>
    </message>
    <message>
        <source>Install {lander} in the hangar.</source>
        <extracomment>What happens aboard: a new lander finds its place. {lander} is its name in quotation marks.</extracomment>
        <translation>Umístěte do hangáru: {lander}.</translation>
    </message>
    <message>
        <source>Install {mod} in the hangar.</source>
        <extracomment>What happens aboard: a part for landers finds its place. {mod} is the name of a card in quotation marks.</extracomment>
        <translation>Umístěte do hangáru: {mod}.</translation>
    </message>
    <message>
        <source>Repair damaged landers.</source>
        <translation>Opravte poškozené výsadkové lodi.</translation>
    </message>
    <message>
        <source>Take {lander}</source>
        <extracomment>Choice aboard: this lander flies next. {lander} is its name.</extracomment>
        <translation>Vzít: {lander}</translation>
    </message>
    <message>
        <source>Attach {mod}</source>
        <extracomment>Choice aboard: a part is put on the lander. {mod} is its name.</extracomment>
        <translation>Připojit: {mod}</translation>
    </message>
    <message>
        <source>Take off {mod}</source>
        <extracomment>Choice aboard: a part is taken off the lander. {mod} is its name.</extracomment>
        <translation>Odpojit: {mod}</translation>
    </message>
    <message>
        <source>Repair {lander}</source>
        <extracomment>Choice aboard. {lander} is the name of a lander.</extracomment>
        <translation>Opravit: {lander}</translation>
    </message>
    <message>
        <source>The lander is ready</source>
        <translation>Výsadková loď je připravena</translation>
    </message>
    <message>
        <source>Only another lander that lies face up in the hangar can be taken.</source>
        <translation>Vzít lze jen jinou výsadkovou loď, která leží v hangáru lícem nahoru.</translation>
    </message>
    <message>
        <source>The mod does not lie there.</source>
        <translation>Úprava tam neleží.</translation>
    </message>
    <message>
        <source>This lander is not damaged, or its repair cannot be paid now.</source>
        <translation>Tato výsadková loď není poškozená, nebo její opravu teď nelze zaplatit.</translation>
    </message>
    <message>
        <source>The hangar is full: which lander leaves the game?</source>
        <translation>Hangár je plný: která výsadková loď opustí hru?</translation>
    </message>
    <message>
        <source>No slot is free for {mod}: does another mod leave the game for it?</source>
        <extracomment>Question aboard. {mod} is the name of a part for landers, in quotation marks.</extracomment>
        <translation>Pro tuto úpravu není volné místo: {mod}. Opustí kvůli ní hru jiná úprava?</translation>
    </message>
    <message>
        <source>Which damaged lander is repaired?</source>
        <translation>Která poškozená výsadková loď se opraví?</translation>
    </message>
    <message>
        <source>Which damaged lander is repaired at no cost?</source>
        <translation>Která poškozená výsadková loď se opraví zdarma?</translation>
    </message>
</context>
<context>
    <name>ShipLaunch</name>
    <message>
        <source>Who joins the away team? ({number} of {count})</source>
        <extracomment>Question aboard. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation>Kdo se připojí k výsadkovému týmu? ({number} z {count})</translation>
    </message>
    <message>
        <source>{player}: who joins the away team?</source>
        <extracomment>Question aboard. {player} is the name of a player.</extracomment>
        <translation>{player}: kdo se připojí k výsadkovému týmu?</translation>
    </message>
    <message>
        <source>Too few crew are available for a team. {section}: who is called? (emergency draft {number} of {count})</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation>Na tým je k dispozici příliš málo posádky. {section}: koho povoláte? (nouzový nábor {number} z {count})</translation>
    </message>
    <message>
        <source>{member} ({section}): which small equipment do you take along?</source>
        <extracomment>Question aboard. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member} ({section}): kterou drobnou výbavu vezmete s sebou?</translation>
    </message>
    <message>
        <source>What is loaded into {lander}? Personal equipment {personal} of {most_personal}, mission equipment {mission} of {most_mission}.</source>
        <extracomment>Question aboard. {lander} is the name of a lander in quotation marks. {personal} is how many are loaded. {most_personal} is how many there may be. {mission} is how many are loaded. {most_mission} is how many there may be.</extracomment>
        <translation>Co naložíte? {lander}: osobní výbava {personal} z {most_personal}, polní výbava {mission} z {most_mission}.</translation>
    </message>
    <message>
        <source>The campaign is won.</source>
        <translation>Kampaň je vyhraná.</translation>
    </message>
    <message>
        <source>The campaign is lost.</source>
        <translation>Kampaň je prohraná.</translation>
    </message>
    <message>
        <source>Draw a recruit</source>
        <translation>Dobrat nováčka</translation>
    </message>
    <message>
        <source>Wake {member}</source>
        <extracomment>Choice aboard: whoever rests must go. {member} is the name of a crewmember.</extracomment>
        <translation>Vzbudit: {member}</translation>
    </message>
    <message>
        <source>Emergency draft: box {box} is marked.</source>
        <extracomment>Chronicle aboard: the ship can replace lost crew only so often. {box} is a number.</extracomment>
        <translation>Nouzový nábor: označuje se políčko {box}.</translation>
    </message>
    <message>
        <source>{card} is above the rank of the member who goes.</source>
        <extracomment>Why a card cannot go into the deck. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} přesahuje hodnost člena, který letí.</translation>
    </message>
    <message>
        <source>The section does not own {card}.</source>
        <extracomment>Why a card cannot go into the deck. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Sekce nemá tuto kartu: {card}.</translation>
    </message>
    <message>
        <source>Emergency draft: the section may draw a recruit.</source>
        <translation>Nouzový nábor: sekce si může dobrat nováčka.</translation>
    </message>
    <message>
        <source>The emergency draft is marked in the logbook.</source>
        <translation>Nouzový nábor se označuje v palubním deníku.</translation>
    </message>
    <message>
        <source>Choose a member of the away team.</source>
        <translation>Zvolte člena výsadkového týmu.</translation>
    </message>
    <message>
        <source>Place the dice of the section on the crew board.</source>
        <translation>Umístěte kostky sekce na desku posádky.</translation>
    </message>
    <message>
        <source>Take one small equipment.</source>
        <translation>Vezměte si jednu drobnou výbavu.</translation>
    </message>
    <message>
        <source>Add {card} to the deck</source>
        <extracomment>Choice aboard: the deck that is taken along. {card} is the name of a card.</extracomment>
        <translation>Přidat do balíčku: {card}</translation>
    </message>
    <message>
        <source>Take {card} out of the deck</source>
        <extracomment>Choice aboard: the deck that is taken along. {card} is the name of a card.</extracomment>
        <translation>Vyndat z balíčku: {card}</translation>
    </message>
    <message>
        <source>The deck is ready</source>
        <translation>Balíček je hotový</translation>
    </message>
    <message>
        <source>Load {card}</source>
        <extracomment>Choice aboard: equipment goes on the lander. {card} is the name of a card.</extracomment>
        <translation>Naložit: {card}</translation>
    </message>
    <message>
        <source>Unload {card}</source>
        <extracomment>Choice aboard: equipment stays at home. {card} is the name of a card.</extracomment>
        <translation>Vyložit: {card}</translation>
    </message>
    <message>
        <source>Strap in and launch</source>
        <translation>Připoutat se a odstartovat</translation>
    </message>
    <message>
        <source>The card does not lie there.</source>
        <translation>Karta tam neleží.</translation>
    </message>
    <message>
        <source>A deck needs at least ten cards.</source>
        <translation>Balíček musí mít alespoň deset karet.</translation>
    </message>
    <message>
        <source>Equipment is loaded from the armory, and unloaded from the lander.</source>
        <translation>Výbava se nakládá ze zbrojního skladu a vykládá z výsadkové lodi.</translation>
    </message>
    <message>
        <source>The lander has no more room for equipment of this kind.</source>
        <translation>Ve výsadkové lodi už není místo pro výbavu tohoto druhu.</translation>
    </message>
    <message>
        <source>This equipment cannot be found for now.</source>
        <translation>Tuto výbavu teď nelze najít.</translation>
    </message>
    <message>
        <source>The mission equipment that this upgrade belongs to is not loaded.</source>
        <translation>Polní výbava, ke které toto vylepšení patří, není naložená.</translation>
    </message>
    <message>
        <source>Nobody in the away team may carry this.</source>
        <translation>Nikdo z výsadkového týmu to nesmí nést.</translation>
    </message>
    <message numerus="yes">
        <source>Who joins the away team? Two to four go; so far %n.</source>
        <extracomment>Question aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>Kdo se připojí k výsadkovému týmu? Vyráží dva až čtyři; zatím %n.</numerusform>
            <numerusform>Kdo se připojí k výsadkovému týmu? Vyráží dva až čtyři; zatím %n.</numerusform>
            <numerusform>Kdo se připojí k výsadkovému týmu? Vyráží dva až čtyři; zatím %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{member} ({section}): %n card(s) are in the deck, and it needs {least}. Which ones go in or out?</source>
        <extracomment>Question aboard. %n is how many. {member} is the name of a crewmember. {section} is the name of a section, as Science. {least} is how many cards a deck needs.</extracomment>
        <translation>
            <numerusform>{member} ({section}): v balíčku je %n karta a potřebuje {least}. Které přidáte nebo vyřadíte?</numerusform>
            <numerusform>{member} ({section}): v balíčku jsou %n karty a potřebuje {least}. Které přidáte nebo vyřadíte?</numerusform>
            <numerusform>{member} ({section}): v balíčku je %n karet a potřebuje {least}. Které přidáte nebo vyřadíte?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section}: %n red slot(s) are free on the crew board. Which die goes there?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>{section}: na desce posádky je volné %n červené místo. Která kostka tam přijde?</numerusform>
            <numerusform>{section}: na desce posádky jsou volná %n červená místa. Která kostka tam přijde?</numerusform>
            <numerusform>{section}: na desce posádky je volných %n červených míst. Která kostka tam přijde?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section}: %n green slot(s) are free on the crew board. Which die goes there?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>{section}: na desce posádky je volné %n zelené místo. Která kostka tam přijde?</numerusform>
            <numerusform>{section}: na desce posádky jsou volná %n zelená místa. Která kostka tam přijde?</numerusform>
            <numerusform>{section}: na desce posádky je volných %n zelených míst. Která kostka tam přijde?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section}: %n blue slot(s) are free on the crew board. Which die goes there?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>{section}: na desce posádky je volné %n modré místo. Která kostka tam přijde?</numerusform>
            <numerusform>{section}: na desce posádky jsou volná %n modrá místa. Která kostka tam přijde?</numerusform>
            <numerusform>{section}: na desce posádky je volných %n modrých míst. Která kostka tam přijde?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipLogbook</name>
    <message numerus="yes">
        <source>Look at the top %n card(s) of Possible Situations.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Podívejte se na vrchní kartu možných situací.</numerusform>
            <numerusform>Podívejte se na vrchní %n karty možných situací.</numerusform>
            <numerusform>Podívejte se na vrchních %n karet možných situací.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the first %n part(s) of a landing card of this system.</source>
        <extracomment>Effect of a card aboard: a landing card is covered in parts. %n is a number of parts.</extracomment>
        <translation>
            <numerusform>Podívejte se na první část jedné karty přistání z této soustavy.</numerusform>
            <numerusform>Podívejte se na první %n části jedné karty přistání z této soustavy.</numerusform>
            <numerusform>Podívejte se na prvních %n částí jedné karty přistání z této soustavy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counter {counter} goes down by %n.</source>
        <extracomment>Effect of a card aboard. {counter} is a keyword in quotation marks, %n a number.</extracomment>
        <translation>
            <numerusform>Počítadlo {counter} klesne o %n.</numerusform>
            <numerusform>Počítadlo {counter} klesne o %n.</numerusform>
            <numerusform>Počítadlo {counter} klesne o %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counter {counter} goes up by %n.</source>
        <extracomment>Effect of a card aboard. {counter} is a keyword in quotation marks, %n a number.</extracomment>
        <translation>
            <numerusform>Počítadlo {counter} stoupne o %n.</numerusform>
            <numerusform>Počítadlo {counter} stoupne o %n.</numerusform>
            <numerusform>Počítadlo {counter} stoupne o %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the first %n part(s) of {card}.</source>
        <extracomment>Effect of a card aboard: a landing card is covered in parts. %n is a number of parts. {card} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Podívejte se na první část karty {card}.</numerusform>
            <numerusform>Podívejte se na první %n části karty {card}.</numerusform>
            <numerusform>Podívejte se na prvních %n částí karty {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of {card} are shown.</source>
        <extracomment>Chronicle aboard: parts of a landing card that is covered. %n is their number. {card} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Ukázané části karty {card}: %n.</numerusform>
            <numerusform>Ukázané části karty {card}: %n.</numerusform>
            <numerusform>Ukázané části karty {card}: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark the first open box of log {log}.</source>
        <extracomment>Effect of an entry of the logbook: boxes that are ticked. {log} is the number of an entry of the logbook.</extracomment>
        <translation>Označte první volné políčko v záznamu {log}.</translation>
    </message>
    <message>
        <source>Mark box {box} of log {log}.</source>
        <extracomment>Effect of an entry of the logbook: boxes that are ticked. {box} and {log} are numbers.</extracomment>
        <translation>Označte políčko {box} v záznamu {log}.</translation>
    </message>
    <message>
        <source>Look at the counter {counter}.</source>
        <extracomment>Effect of a card aboard. {counter} is a keyword in quotation marks.</extracomment>
        <translation>Podívejte se na počítadlo {counter}.</translation>
    </message>
    <message>
        <source>The counter {counter} shows {number}.</source>
        <extracomment>Chronicle aboard. {counter} is a keyword in quotation marks, {number} its value.</extracomment>
        <translation>Počítadlo {counter} ukazuje {number}.</translation>
    </message>
    <message>
        <source>The next situations are shown: {cards}.</source>
        <extracomment>Chronicle aboard. {cards} are names of cards.</extracomment>
        <translation>Ukazují se příští situace: {cards}.</translation>
    </message>
    <message>
        <source>Write down {text} under {key}.</source>
        <extracomment>{key} and {text} are in quotation marks.</extracomment>
        <translation>Poznamenejte si {text} k heslu {key}.</translation>
    </message>
    <message>
        <source>{first}–{last}</source>
        <extracomment>Results of a ten-sided die; what happens then follows. {first} and {last} are numbers from 0 to 9.</extracomment>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>roll a ten-sided die</source>
        <extracomment>A head, small: its results and what they bring follow as lines.</extracomment>
        <translation>hoďte desetistěnnou kostkou</translation>
    </message>
    <message>
        <source>Strike out {flag}.</source>
        <extracomment>Effect of a card aboard: the keyword counts no more. {flag} is a keyword in quotation marks.</extracomment>
        <translation>Škrtněte {flag}.</translation>
    </message>
    <message>
        <source>Go on to log {log}.</source>
        <extracomment>Effect of a card aboard: the entry is read. {log} is the number of an entry of the logbook.</extracomment>
        <translation>Pokračujte záznamem {log}.</translation>
    </message>
    <message>
        <source>Go to page {page} of the ship book.</source>
        <extracomment>Effect of a card aboard. {page} is a number.</extracomment>
        <translation>Přejděte na stranu {page} lodní knihy.</translation>
    </message>
    <message>
        <source>Act {act} begins.</source>
        <extracomment>A campaign has acts as a play has. {act} is a number.</extracomment>
        <translation>Začíná {act}. akt.</translation>
    </message>
    <message>
        <source>Box {box} of log {log} is marked.</source>
        <extracomment>Chronicle aboard: an entry of the logbook has boxes that are ticked. {box} and {log} are numbers.</extracomment>
        <translation>V záznamu {log} se označuje políčko {box}.</translation>
    </message>
    <message>
        <source>Written down under {key}: {text}.</source>
        <extracomment>Chronicle aboard. {key} is what a note is about. {text} is what was written.</extracomment>
        <translation>Poznamenáno k heslu {key}: {text}.</translation>
    </message>
    <message>
        <source>Which landing card do you look at?</source>
        <translation>Na kterou kartu přistání se podíváte?</translation>
    </message>
    <message>
        <source>To be continued. Act {act} begins when a content pack brings it.</source>
        <extracomment>Question aboard, where the campaign has no more content. {act} is a number.</extracomment>
        <translation>Pokračování příště. {act}. akt začne, až ho přinese balíček obsahu.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button under the end of what has been written of a campaign.</extracomment>
        <translation>Dál</translation>
    </message>
    <message>
        <source>No content pack holds act {act} yet.</source>
        <extracomment>Why the campaign cannot go on. {act} is a number.</extracomment>
        <translation>Žádný balíček obsahu zatím nemá {act}. akt.</translation>
    </message>
</context>
<context>
    <name>ShipMedbay</name>
    <message>
        <source>critical</source>
        <extracomment>Kind of a bed in the medbay, the worst of three.</extracomment>
        <translation>kritické</translation>
    </message>
    <message>
        <source>moderate</source>
        <extracomment>Kind of a bed in the medbay, the second of three.</extracomment>
        <translation>středně těžké</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>Kind of a bed in the medbay, for those nearly well; not brightness.</extracomment>
        <translation>lehké</translation>
    </message>
    <message>
        <source>Recovered</source>
        <extracomment>A place instead of a bed: who lies there is well again.</extracomment>
        <translation>Uzdravení</translation>
    </message>
    <message>
        <source>{card}: bed ({category})</source>
        <extracomment>Choice of a bed that a card adds. {card} is the name of a card. {category} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation>{card}: lůžko ({category})</translation>
    </message>
    <message>
        <source>Lane {lane}, {category}</source>
        <extracomment>Choice of a bed. {lane} is a letter. {category} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation>Řada {lane}, {category}</translation>
    </message>
    <message>
        <source>Lane {lane}, {category}, with {members}</source>
        <extracomment>Choice of a bed, with those who lie in its lane. {lane} is a letter. {category} is the kind of bed, as &quot;critical&quot;. {members} are names of crewmembers.</extracomment>
        <translation>Řada {lane}, {category}; leží tam {members}</translation>
    </message>
    <message>
        <source>{section} {number}: {names}</source>
        <extracomment>Choice of a rank and section whose dead are remembered. {number} is a rank, {names} are names of people. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} {number}: {names}</translation>
    </message>
    <message>
        <source>Without section, {number}: {names}</source>
        <extracomment>Choice of a rank whose dead are remembered. {number} is a rank, {names} are names of people.</extracomment>
        <translation>Bez sekce, {number}: {names}</translation>
    </message>
    <message>
        <source>{therapist} treats {patient}</source>
        <extracomment>Choice aboard. {therapist} and {patient} are names of crewmembers.</extracomment>
        <translation>Pacient {patient}, terapeut {therapist}</translation>
    </message>
    <message>
        <source>In which bed does {member} lie down?</source>
        <extracomment>Question aboard. {member} is the name of a crewmember.</extracomment>
        <translation>Na které lůžko ulehne {member}?</translation>
    </message>
    <message>
        <source>{member} moves one bed to the right.</source>
        <extracomment>What happens aboard: nearer to health. {member} is the name of a crewmember.</extracomment>
        <translation>{member} se posouvá o jedno lůžko doprava.</translation>
    </message>
    <message>
        <source>One patient moves one bed to the right.</source>
        <translation>Jeden pacient se posune o jedno lůžko doprava.</translation>
    </message>
    <message>
        <source>Assign therapists.</source>
        <extracomment>What happens aboard: some of the crew look after the ill.</extracomment>
        <translation>Přidělte terapeuty.</translation>
    </message>
    <message>
        <source>The injured are admitted to the medbay.</source>
        <translation>Zranění členové posádky jsou přijati na ošetřovnu.</translation>
    </message>
    <message>
        <source>{member} needs a bed ({category}).</source>
        <extracomment>What happens aboard. {category} is the kind of bed, as &quot;critical&quot;. {member} is the name of a crewmember.</extracomment>
        <translation>{member} potřebuje lůžko ({category}).</translation>
    </message>
    <message>
        <source>All injury cards return to the supply.</source>
        <translation>Všechny karty zranění se vracejí do zásoby.</translation>
    </message>
    <message>
        <source>Survival check for {member}.</source>
        <extracomment>What happens aboard: a roll decides whether this person lives. {member} is the name of a crewmember.</extracomment>
        <translation>Zkouška přežití: {member}.</translation>
    </message>
    <message>
        <source>The dead get their places on the memorial wall.</source>
        <translation>Mrtví dostávají svá místa na pamětní zdi.</translation>
    </message>
    <message>
        <source>The bonus of one filled memorial slot is given again.</source>
        <translation>Znovu se udělí bonus jednoho obsazeného místa na pamětní zdi.</translation>
    </message>
    <message>
        <source>Not everybody may find the bed they need. Who is admitted first?</source>
        <translation>Možná se lůžko, které potřebují, nenajde pro všechny. Koho přijmete jako prvního?</translation>
    </message>
    <message>
        <source>{member} survives thanks to this card: {card}.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {card} is the name of a card.</extracomment>
        <translation>{member} přežívá díky této kartě: {card}.</translation>
    </message>
    <message>
        <source>Who is treated, and by whom?</source>
        <translation>Kdo se bude léčit a kdo ho bude léčit?</translation>
    </message>
    <message>
        <source>Nobody else is treated</source>
        <translation>Nikdo další se neléčí</translation>
    </message>
    <message>
        <source>This crewmember is not in the medbay.</source>
        <translation>Tento člen posádky není na ošetřovně.</translation>
    </message>
    <message>
        <source>The next bed to the right is taken.</source>
        <translation>Další lůžko vpravo je obsazené.</translation>
    </message>
    <message>
        <source>Which patient moves one bed to the right?</source>
        <translation>Který pacient se posune o jedno lůžko doprava?</translation>
    </message>
    <message>
        <source>Who gets a place on the memorial wall first?</source>
        <translation>Kdo dostane místo na pamětní zdi jako první?</translation>
    </message>
    <message>
        <source>Which memorial bonus is given again?</source>
        <translation>Který pamětní bonus se udělí znovu?</translation>
    </message>
</context>
<context>
    <name>ShipMoves</name>
    <message>
        <source>Recruits for {section}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers to choose from. {section} is the name of a section, as Science.</extracomment>
        <translation>Nováčci, které si může vybrat sekce {section}: {things}.</translation>
    </message>
    <message>
        <source>Recruits in the barracks: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers to choose from.</extracomment>
        <translation>Nováčci v kasárnách: {things}.</translation>
    </message>
    <message>
        <source>On the crew board of {section}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {section} is the name of a section, as Science.</extracomment>
        <translation>Na desce posádky, sekce {section}: {things}.</translation>
    </message>
    <message>
        <source>Unhurt, and resting: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Bez zranění, odpočívá: {things}.</translation>
    </message>
    <message>
        <source>Available again: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Znovu k dispozici: {things}.</translation>
    </message>
    <message>
        <source>At rest until the next docking: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Odpočívá do příštího dokování: {things}.</translation>
    </message>
    <message>
        <source>In the medbay ({detail}): {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {detail} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation>Na ošetřovně ({detail}): {things}.</translation>
    </message>
    <message>
        <source>On the mend ({detail}): {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {detail} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation>Na cestě k uzdravení ({detail}): {things}.</translation>
    </message>
    <message>
        <source>Recovered: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Uzdravení: {things}.</translation>
    </message>
    <message>
        <source>On the memorial wall: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Na pamětní zdi: {things}.</translation>
    </message>
    <message>
        <source>The memorial wall has no place left: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Na pamětní zdi už není místo: {things}.</translation>
    </message>
    <message>
        <source>New in the armory: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment.</extracomment>
        <translation>Nově ve zbrojním skladu: {things}.</translation>
    </message>
    <message>
        <source>{section} takes along: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment. {section} is the name of a section, as Science.</extracomment>
        <translation>Sekce {section} bere s sebou: {things}.</translation>
    </message>
    <message>
        <source>Loaded into the lander: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment.</extracomment>
        <translation>Naloženo do výsadkové lodi: {things}.</translation>
    </message>
    <message>
        <source>Put back into the armory: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment.</extracomment>
        <translation>Vráceno do zbrojního skladu: {things}.</translation>
    </message>
    <message>
        <source>New, and waiting in the envelope: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Nově čeká v obálce: {things}.</translation>
    </message>
    <message>
        <source>Staying aboard: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Na palubě zůstává: {things}.</translation>
    </message>
    <message>
        <source>Joining the away team for {section}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {section} is the name of a section, as Science.</extracomment>
        <translation>Do výsadkového týmu, sekce {section}: {things}.</translation>
    </message>
    <message>
        <source>{section} gains a die: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of dice. {section} is the name of a section, as Science.</extracomment>
        <translation>Sekce {section} získává kostku: {things}.</translation>
    </message>
    <message>
        <source>{section} gives up a die: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of dice. {section} is the name of a section, as Science.</extracomment>
        <translation>Sekce {section} přichází o kostku: {things}.</translation>
    </message>
    <message>
        <source>Unsolved, with effect on the next bridge: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Nevyřešeno, projeví se na příštím můstku: {things}.</translation>
    </message>
    <message>
        <source>Installed on the bridge: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Umístěno na můstek: {things}.</translation>
    </message>
    <message>
        <source>No longer on the bridge: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Už není na můstku: {things}.</translation>
    </message>
    <message>
        <source>Installed in the research laboratory: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects.</extracomment>
        <translation>Umístěno ve výzkumné laboratoři: {things}.</translation>
    </message>
    <message>
        <source>Ready for production: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects.</extracomment>
        <translation>Připraveno k výrobě: {things}.</translation>
    </message>
    <message>
        <source>Installed in the production complex: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Umístěno ve výrobním komplexu: {things}.</translation>
    </message>
    <message>
        <source>Installed in the medbay: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Umístěno na ošetřovně: {things}.</translation>
    </message>
    <message>
        <source>New in the hangar: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Nově v hangáru: {things}.</translation>
    </message>
    <message>
        <source>Installed in the add-on facility: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Umístěno v přídavném zařízení: {things}.</translation>
    </message>
    <message>
        <source>Production begins at stage {detail}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects. {detail} is the number of a stage.</extracomment>
        <translation>Výroba začíná na stupni {detail}: {things}.</translation>
    </message>
    <message>
        <source>Production reaches stage {detail}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects. {detail} is the number of a stage.</extracomment>
        <translation>Výroba dosahuje stupně {detail}: {things}.</translation>
    </message>
    <message>
        <source>Completed: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects.</extracomment>
        <translation>Dokončeno: {things}.</translation>
    </message>
    <message>
        <source>Attached to the lander: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of parts of a lander.</extracomment>
        <translation>Namontováno na výsadkovou loď: {things}.</translation>
    </message>
    <message>
        <source>Taken off the lander: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of parts of a lander.</extracomment>
        <translation>Odmontováno z výsadkové lodi: {things}.</translation>
    </message>
    <message>
        <source>Back unhurt: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Návrat bez zranění: {things}.</translation>
    </message>
    <message>
        <source>Unloaded: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Vyloženo: {things}.</translation>
    </message>
    <message>
        <source>Brought home: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Přivezeno domů: {things}.</translation>
    </message>
    <message>
        <source>Lost in the evacuation: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Ztraceno při evakuaci: {things}.</translation>
    </message>
    <message>
        <source>Given up for lack of room: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Obětováno pro nedostatek místa: {things}.</translation>
    </message>
    <message>
        <source>Discarded while unloading: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Odhozeno při vykládání: {things}.</translation>
    </message>
    <message>
        <source>New in the store: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Nově mezi nasbíranými objevy: {things}.</translation>
    </message>
    <message>
        <source>Paid from the store: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Zaplaceno z nasbíraných objevů: {things}.</translation>
    </message>
    <message>
        <source>In its place in the ship book: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Na svém místě v lodní knize: {things}.</translation>
    </message>
    <message>
        <source>Not completed: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of missions.</extracomment>
        <translation>Nesplněno: {things}.</translation>
    </message>
    <message>
        <source>New situation: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Nově k řešení: {things}.</translation>
    </message>
    <message>
        <source>Still unsolved: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Stále nevyřešeno: {things}.</translation>
    </message>
    <message>
        <source>May come up again: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Může se objevit znovu: {things}.</translation>
    </message>
    <message>
        <source>May come up from now on: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Od teď se může objevit: {things}.</translation>
    </message>
    <message>
        <source>Settled for good: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Vyřízeno jednou provždy: {things}.</translation>
    </message>
    <message>
        <source>Add-ons on offer: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Přídavná zařízení na výběr: {things}.</translation>
    </message>
    <message>
        <source>Built: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Postaveno: {things}.</translation>
    </message>
    <message>
        <source>Put back: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Vráceno: {things}.</translation>
    </message>
    <message>
        <source>Out of the game: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Mimo hru: {things}.</translation>
    </message>
    <message>
        <source>The sealed supply is open.</source>
        <translation>Zapečetěná zásoba je otevřená.</translation>
    </message>
    <message>
        <source>{thing} ×{count}</source>
        <extracomment>One of several things in a row. {thing} is its name, {count} how many of it.</extracomment>
        <translation>{thing} ×{count}</translation>
    </message>
</context>
<context>
    <name>ShipObjectives</name>
    <message>
        <source>Declare {card} fulfilled for {price}</source>
        <extracomment>Choice on the bridge. {price} is as &quot;2 [energy], 1 [command]&quot;. {card} is the name of a card.</extracomment>
        <translation>Prohlásit za splněné: {card}, cena {price}</translation>
    </message>
    <message>
        <source>Use {card}</source>
        <extracomment>Choice on the bridge. {card} is the name of a card.</extracomment>
        <translation>Použít: {card}</translation>
    </message>
    <message>
        <source>Use {card} for {price}: {effect}</source>
        <extracomment>Choice on the bridge. {card} is the name of a card. {price} is as &quot;2 [energy], 1 [command]&quot;. {effect} is whole sentences of a card.</extracomment>
        <translation>Použít {card} za {price}: {effect}</translation>
    </message>
    <message>
        <source>{card} is fulfilled.</source>
        <extracomment>Chronicle aboard: an objective. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Splněno: {card}.</translation>
    </message>
    <message>
        <source>The players may use what the ship offers.</source>
        <translation>Můžete využít, co loď nabízí.</translation>
    </message>
    <message>
        <source>Use {card}: {effect}</source>
        <extracomment>Choice on the bridge. {card} is the name of a card. {effect} is whole sentences of a card.</extracomment>
        <translation>Použít {card}: {effect}</translation>
    </message>
    <message>
        <source>Fulfill {card}.</source>
        <extracomment>Effect of a card aboard: an objective. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Splňte úkol {card}.</translation>
    </message>
    <message>
        <source>{card} is used.</source>
        <extracomment>Chronicle aboard: a card of the bridge. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Používá se {card}.</translation>
    </message>
    <message>
        <source>Before the star map is opened: what do you use or declare?</source>
        <translation>Než otevřete hvězdnou mapu: co použijete nebo prohlásíte za splněné?</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: leave the bridge.</extracomment>
        <translation>Dál</translation>
    </message>
    <message>
        <source>No open objective can be declared fulfilled.</source>
        <translation>Žádný otevřený úkol nelze prohlásit za splněný.</translation>
    </message>
    <message>
        <source>You cannot pay its price.</source>
        <translation>Nemůžete zaplatit cenu.</translation>
    </message>
    <message>
        <source>No card in the ship book offers this now.</source>
        <translation>Žádná karta v lodní knize to teď nenabízí.</translation>
    </message>
    <message>
        <source>This card is used at another time.</source>
        <translation>Tato karta se používá v jinou chvíli.</translation>
    </message>
    <message>
        <source>The campaign is not over yet; only a finished one hands something down.</source>
        <translation>Kampaň ještě neskončila; odkaz po sobě zanechá jen dokončená.</translation>
    </message>
    <message>
        <source>This card has been used as often as it may.</source>
        <translation>Tato karta už byla použita tolikrát, kolikrát je dovoleno.</translation>
    </message>
</context>
<context>
    <name>ShipOperations</name>
    <message numerus="yes">
        <source>%n random equipment card(s) of tier {tier} go to the armory.</source>
        <extracomment>Effect of a card: equipment for a single game. %n is a number of cards, {tier} a number from 1.</extracomment>
        <translation>
            <numerusform>Do zbrojního skladu přichází %n náhodná karta výbavy úrovně {tier}.</numerusform>
            <numerusform>Do zbrojního skladu přicházejí %n náhodné karty výbavy úrovně {tier}.</numerusform>
            <numerusform>Do zbrojního skladu přichází %n náhodných karet výbavy úrovně {tier}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section} has %n dice: which one is added?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>Sekce {section} má %n kostku: která přibude?</numerusform>
            <numerusform>Sekce {section} má %n kostky: která přibude?</numerusform>
            <numerusform>Sekce {section} má %n kostek: která přibude?</numerusform>
        </translation>
    </message>
    <message>
        <source>{operation} has failed with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation>{operation}: neúspěch, skóre {score}.</translation>
    </message>
    <message>
        <source>{operation}: bronze with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated, the third medal. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation>{operation}: bronz, skóre {score}.</translation>
    </message>
    <message>
        <source>{operation}: silver with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated, the second medal. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation>{operation}: stříbro, skóre {score}.</translation>
    </message>
    <message>
        <source>{operation}: gold with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated, the first medal. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation>{operation}: zlato, skóre {score}.</translation>
    </message>
    <message>
        <source>Start the operation {operation} with deadly injuries</source>
        <extracomment>Choice before a single game in which whoever dies stays dead. {operation} is its name.</extracomment>
        <translation>Zahájit operaci {operation} se smrtícími zraněními</translation>
    </message>
    <message>
        <source>Start the operation {operation}</source>
        <extracomment>Choice before a single game. {operation} is its name.</extracomment>
        <translation>Zahájit operaci {operation}</translation>
    </message>
    <message>
        <source>A section takes part in the operation.</source>
        <translation>Operace se účastní jedna sekce.</translation>
    </message>
    <message>
        <source>The section keeps one of three crew cards.</source>
        <translation>Sekce si nechává jednu ze tří karet posádky.</translation>
    </message>
    <message>
        <source>The section adds a die of its choice.</source>
        <translation>Sekce přidává kostku podle své volby.</translation>
    </message>
    <message>
        <source>The operation is completed: choose a reward.</source>
        <translation>Operace je dokončena: zvolte odměnu.</translation>
    </message>
    <message>
        <source>The ship steers for the operation {operation}.</source>
        <extracomment>Chronicle. {operation} is the name of a single game in quotation marks.</extracomment>
        <translation>Loď míří k operaci {operation}.</translation>
    </message>
    <message>
        <source>The operation {operation} is completed.</source>
        <extracomment>Chronicle. {operation} is the name of a single game in quotation marks.</extracomment>
        <translation>Operace {operation} je dokončena.</translation>
    </message>
    <message>
        <source>This operation is not there, or it is completed already.</source>
        <translation>Tato operace tu není, nebo už je dokončená.</translation>
    </message>
    <message>
        <source>An operation costs two energy.</source>
        <translation>Operace stojí dva žetony energie.</translation>
    </message>
    <message>
        <source>{player}: which section takes part in the operation?</source>
        <extracomment>Question aboard. {player} is the name of a player.</extracomment>
        <translation>{player}: která sekce se zúčastní operace?</translation>
    </message>
    <message>
        <source>{section}: who goes on the operation?</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: kdo se zúčastní operace?</translation>
    </message>
</context>
<context>
    <name>ShipPhase</name>
    <message>
        <source>Set-up</source>
        <extracomment>Name of a step of the campaign: before the first expedition.</extracomment>
        <translation>Příprava kampaně</translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>Name of a step: a single game without a campaign; not surgery.</extracomment>
        <translation>Operace</translation>
    </message>
    <message>
        <source>Leaving the planet</source>
        <translation>Opuštění planety</translation>
    </message>
    <message>
        <source>Docking</source>
        <extracomment>Name of a step: the lander comes back to the ship.</extracomment>
        <translation>Dokování</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <extracomment>Name of a step: what the expedition has brought.</extracomment>
        <translation>Závěrečné hlášení</translation>
    </message>
    <message>
        <source>Unloading</source>
        <extracomment>Name of a step: finds are brought aboard.</extracomment>
        <translation>Vykládání</translation>
    </message>
    <message>
        <source>Medbay</source>
        <extracomment>Name of a step and place: where the ill lie.</extracomment>
        <translation>Ošetřovna</translation>
    </message>
    <message>
        <source>Memorial wall</source>
        <extracomment>Name of a step and place: where the dead are remembered.</extracomment>
        <translation>Pamětní zeď</translation>
    </message>
    <message>
        <source>Save point</source>
        <extracomment>Name of a step: the game can be put away here.</extracomment>
        <translation>Uložení hry</translation>
    </message>
    <message>
        <source>Resuming</source>
        <extracomment>Name of a step: the game is taken up again.</extracomment>
        <translation>Pokračování ve hře</translation>
    </message>
    <message>
        <source>Bridge</source>
        <extracomment>Name of a step and place: from where the ship is steered.</extracomment>
        <translation>Můstek</translation>
    </message>
    <message>
        <source>Star map</source>
        <extracomment>Name of a step: the ship flies.</extracomment>
        <translation>Hvězdná mapa</translation>
    </message>
    <message>
        <source>Planetary scanner</source>
        <extracomment>Name of a step: the next planet is looked at from afar.</extracomment>
        <translation>Planetární skener</translation>
    </message>
    <message>
        <source>Facilities</source>
        <extracomment>Name of a step: rooms of the ship are visited.</extracomment>
        <translation>Lodní zařízení</translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <extracomment>Name of a step and room of the ship.</extracomment>
        <translation>Výzkumná laboratoř</translation>
    </message>
    <message>
        <source>Production complex</source>
        <extracomment>Name of a step and room of the ship, where things are made.</extracomment>
        <translation>Výrobní komplex</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Name of a step and room of the ship, where crew is trained.</extracomment>
        <translation>Kasárna</translation>
    </message>
    <message>
        <source>Situation room</source>
        <extracomment>Name of a step and room of the ship, where what troubles people aboard is solved.</extracomment>
        <translation>Situační místnost</translation>
    </message>
    <message>
        <source>Add-on facility</source>
        <translation>Přídavné zařízení</translation>
    </message>
    <message>
        <source>Hangar</source>
        <extracomment>Name of a step and room of the ship, where landers stand.</extracomment>
        <translation>Hangár</translation>
    </message>
    <message>
        <source>Mission launch</source>
        <extracomment>Name of a step: the team gets ready.</extracomment>
        <translation>Zahájení mise</translation>
    </message>
    <message>
        <source>Begin planetary exploration</source>
        <translation>Začátek průzkumu planety</translation>
    </message>
    <message>
        <source>Planetary exploration</source>
        <extracomment>Name of a step: the expedition itself.</extracomment>
        <translation>Průzkum planety</translation>
    </message>
</context>
<context>
    <name>ShipProjects</name>
    <message numerus="yes">
        <source>Move production projects %n stage(s) on.</source>
        <extracomment>Effect of a card aboard: projects are made in stages. %n is how many stages.</extracomment>
        <translation>
            <numerusform>Posuňte výrobní projekt o %n stupeň.</numerusform>
            <numerusform>Posuňte výrobní projekty o %n stupně.</numerusform>
            <numerusform>Posuňte výrobní projekty o %n stupňů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Projects of which keyword do you complete?</source>
        <translation>Projekty se kterým klíčovým slovem dokončíte?</translation>
    </message>
    <message>
        <source>Which project with the keyword {keyword} do you pay for?</source>
        <extracomment>Question aboard. {keyword} is a keyword in quotation marks.</extracomment>
        <translation>Který projekt s klíčovým slovem {keyword} zaplatíte?</translation>
    </message>
    <message>
        <source>Slot {number}: {icons}</source>
        <extracomment>Choice of a place in the laboratory. {number} is a number, {icons} are what crew must show there.</extracomment>
        <translation>Místo {number}: {icons}</translation>
    </message>
    <message>
        <source>Queue {row}, stage {stage}</source>
        <extracomment>Choice of a place where things are made. {row} and {stage} are numbers.</extracomment>
        <translation>Fronta {row}, stupeň {stage}</translation>
    </message>
    <message>
        <source>Research projects may be completed.</source>
        <translation>Lze dokončit výzkumné projekty.</translation>
    </message>
    <message>
        <source>Lab work may be done.</source>
        <translation>Lze provést laboratorní práci.</translation>
    </message>
    <message>
        <source>Production projects may be started.</source>
        <translation>Lze zahájit výrobní projekty.</translation>
    </message>
    <message>
        <source>Projects may be boosted.</source>
        <translation>Projekty lze urychlit.</translation>
    </message>
    <message>
        <source>Turn over {cards}.</source>
        <extracomment>{cards} are names of research projects in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation>Otočte {cards}.</translation>
    </message>
    <message>
        <source>Complete {card}.</source>
        <extracomment>What happens aboard: a project. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Dokončete {card}.</translation>
    </message>
    <message>
        <source>Start {card}.</source>
        <extracomment>What happens aboard: a project. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Zahajte {card}.</translation>
    </message>
    <message>
        <source>{card} moves one stage on.</source>
        <extracomment>What happens aboard: a project is made in stages. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} postupuje o jeden stupeň.</translation>
    </message>
    <message>
        <source>Complete {card} without cost.</source>
        <extracomment>Effect of a card aboard: a project. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Dokončete {card} zdarma.</translation>
    </message>
    <message>
        <source>No such project with this keyword is in the laboratory.</source>
        <translation>V laboratoři není takový projekt s tímto klíčovým slovem.</translation>
    </message>
    <message>
        <source>The gathered discoveries do not pay the whole cost.</source>
        <translation>Nasbírané objevy nestačí na celou cenu.</translation>
    </message>
    <message>
        <source>First choose the keyword.</source>
        <translation>Nejdřív zvolte klíčové slovo.</translation>
    </message>
    <message>
        <source>Which project is completed by lab work?</source>
        <translation>Který projekt se dokončí laboratorní prací?</translation>
    </message>
    <message>
        <source>Which project do you start?</source>
        <translation>Který projekt zahájíte?</translation>
    </message>
    <message>
        <source>In which queue do you start {card}?</source>
        <extracomment>Question aboard. {card} is the name of a project in quotation marks.</extracomment>
        <translation>Ve které frontě zahájíte {card}?</translation>
    </message>
    <message>
        <source>Which project do you boost?</source>
        <translation>Který projekt urychlíte?</translation>
    </message>
    <message>
        <source>Which project moves one stage on?</source>
        <translation>Který projekt postoupí o jeden stupeň?</translation>
    </message>
</context>
<context>
    <name>ShipRolls</name>
    <message>
        <source>{member} {result}</source>
        <extracomment>One of several who have rolled: name and what the die shows, as &quot;Ada Obi 7&quot;. {result} is a number or an icon. {member} is the name of a crewmember.</extracomment>
        <translation>{member} {result}</translation>
    </message>
    <message>
        <source>Rolled: {results}.</source>
        <extracomment>Chronicle aboard. {results} are icons or numbers, in some cases with names.</extracomment>
        <translation>Hod: {results}.</translation>
    </message>
    <message>
        <source>Survival check for {member}: {results}.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {results} are icons or numbers, in some cases with names.</extracomment>
        <translation>Zkouška přežití, {member}: {results}.</translation>
    </message>
    <message>
        <source>Lots are drawn: {results}.</source>
        <extracomment>Chronicle aboard. {results} are icons or numbers, in some cases with names.</extracomment>
        <translation>Los rozhodl: {results}.</translation>
    </message>
    <message>
        <source>Roll a die: what does it show? ({number} of {count})</source>
        <extracomment>Where players roll their own dice. {number} and {count} are numbers: which of how many.</extracomment>
        <translation>Hoďte kostkou: co na ní padlo? ({number} z {count})</translation>
    </message>
    <message>
        <source>Roll a die for {member}: what does it show? ({number} of {count})</source>
        <extracomment>Where players roll their own dice. {number} and {count} are numbers: which of how many. {member} is the name of a crewmember.</extracomment>
        <translation>Hoďte kostkou ({member}): co na ní padlo? ({number} z {count})</translation>
    </message>
    <message>
        <source>Let the game roll</source>
        <translation>Nechat házet hru</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n ten-sided dice.</source>
        <extracomment>Effect of a card. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Hoďte %n desetistěnnou kostkou.</numerusform>
            <numerusform>Hoďte %n desetistěnnými kostkami.</numerusform>
            <numerusform>Hoďte %n desetistěnnými kostkami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n injury dice.</source>
        <extracomment>Effect of a card. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Hoďte %n kostkou zranění.</numerusform>
            <numerusform>Hoďte %n kostkami zranění.</numerusform>
            <numerusform>Hoďte %n kostkami zranění.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} survives.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation>{member} přežívá.</translation>
    </message>
</context>
<context>
    <name>ShipSavePoint</name>
    <message numerus="yes">
        <source>Go on with %n player(s)</source>
        <extracomment>Choice when a game is taken up again. %n is a number of people.</extracomment>
        <translation>
            <numerusform>Pokračovat s %n hráčem</numerusform>
            <numerusform>Pokračovat se %n hráči</numerusform>
            <numerusform>Pokračovat s %n hráči</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session goes on with %n player(s).</source>
        <extracomment>Chronicle aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>Hra pokračuje s %n hráčem.</numerusform>
            <numerusform>Hra pokračuje se %n hráči.</numerusform>
            <numerusform>Hra pokračuje s %n hráči.</numerusform>
        </translation>
    </message>
    <message>
        <source>deadly injuries</source>
        <extracomment>A switch for a harder game: whoever dies stays dead.</extracomment>
        <translation>smrtící zranění</translation>
    </message>
    <message>
        <source>deaths lower morale</source>
        <translation>úmrtí snižují morálku</translation>
    </message>
    <message>
        <source>harder survival checks</source>
        <translation>těžší zkoušky přežití</translation>
    </message>
    <message>
        <source>Turn on: {part}</source>
        <extracomment>Choice of how hard the game is. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>Zapnout: {part}</translation>
    </message>
    <message>
        <source>Turn off: {part}</source>
        <extracomment>Choice of how hard the game is. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>Vypnout: {part}</translation>
    </message>
    <message>
        <source>No longer: {part}.</source>
        <extracomment>Chronicle aboard. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>Už neplatí: {part}.</translation>
    </message>
    <message>
        <source>From now on: {part}.</source>
        <extracomment>Chronicle aboard. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>Od teď platí: {part}.</translation>
    </message>
    <message>
        <source>Nobody will land there again, and the record is thrown away: {planet}.</source>
        <extracomment>Chronicle aboard. {planet} is the name of a landing card.</extracomment>
        <translation>Tam už nikdo nepřistane a list záznamů se zahazuje: {planet}.</translation>
    </message>
    <message>
        <source>Recorded as it was left: {planet}.</source>
        <extracomment>Chronicle: the map is noted down for the next visit. {planet} is the name of a landing card.</extracomment>
        <translation>Zaznamenáno tak, jak jste to tam opustili: {planet}.</translation>
    </message>
    <message>
        <source>Everything is recorded. Stop here, or go on?</source>
        <translation>Vše je zaznamenáno. Skončíte zde, nebo budete pokračovat?</translation>
    </message>
    <message>
        <source>The ship is packed up. Who is at the table when you go on?</source>
        <translation>Hra je uklizená. Kdo bude u stolu, až budete pokračovat?</translation>
    </message>
    <message>
        <source>Go on to the bridge</source>
        <translation>Pokračovat na můstek</translation>
    </message>
    <message>
        <source>Stop and pack up</source>
        <translation>Skončit a uklidit</translation>
    </message>
    <message>
        <source>The harder mode can be changed only at the save point.</source>
        <translation>Těžší režim lze měnit jen při uložení hry.</translation>
    </message>
    <message>
        <source>One to four players take part.</source>
        <translation>Hraje jeden až čtyři hráči.</translation>
    </message>
</context>
<context>
    <name>ShipSetUp</name>
    <message>
        <source>Player {number}</source>
        <extracomment>Name of a player who has not typed one. {number} is from 1 to 4.</extracomment>
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>Name the player of this section: {section}.</source>
        <extracomment>What happens at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation>Určete, kdo hraje za tuto sekci: {section}.</translation>
    </message>
    <message>
        <source>{section} keeps one recruit.</source>
        <extracomment>What happens at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation>Sekce {section} si nechává jednoho nováčka.</translation>
    </message>
    <message>
        <source>{section} puts one crewmember on the crew board; the other rests.</source>
        <extracomment>What happens at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation>Sekce {section} umístí jednoho člena posádky na desku posádky; druhý odpočívá.</translation>
    </message>
    <message>
        <source>Player {number} sends a section to the first planet.</source>
        <extracomment>Name of a player who has not typed one. {number} is from 1 to 4.</extracomment>
        <translation>Hráč {number} posílá na první planetu jednu sekci.</translation>
    </message>
    <message>
        <source>Pay 5 [success]: each section gains its wild die.</source>
        <translation>Zaplaťte 5 [success](acc): každá sekce získá svou divokou kostku.</translation>
    </message>
    <message>
        <source>{section}: {player}.</source>
        <extracomment>Chronicle: who plays a section. {player} is the name of a player. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: {player}.</translation>
    </message>
    <message>
        <source>{section} goes to the first planet.</source>
        <extracomment>Chronicle aboard. {section} is the name of a section, as Science.</extracomment>
        <translation>Sekce {section} letí na první planetu.</translation>
    </message>
    <message>
        <source>Who controls {section}?</source>
        <extracomment>Question at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation>Kdo velí této sekci: {section}?</translation>
    </message>
    <message>
        <source>{section}: which recruit do you keep?</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: kterého nováčka si necháte?</translation>
    </message>
    <message>
        <source>{section}: which recruit do you keep? ({number} of {count})</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation>{section}: kterého nováčka si necháte? ({number} z {count})</translation>
    </message>
    <message>
        <source>{section} takes part in the operation.</source>
        <extracomment>Chronicle aboard. {section} is the name of a section, as Science.</extracomment>
        <translation>Sekce {section} se účastní operace.</translation>
    </message>
    <message>
        <source>{section}: who goes on the crew board?</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: kdo přijde na desku posádky?</translation>
    </message>
    <message>
        <source>{player}: which section goes to the first planet?</source>
        <extracomment>Question to a player. {player} is the name.</extracomment>
        <translation>{player}: která sekce letí na první planetu?</translation>
    </message>
</context>
<context>
    <name>ShipSituations</name>
    <message numerus="yes">
        <source>Solve %n open situation(s) of your choice.</source>
        <extracomment>Effect of a card aboard. %n is a number of situations.</extracomment>
        <translation>
            <numerusform>Vyřešte %n otevřenou situaci podle své volby.</numerusform>
            <numerusform>Vyřešte %n otevřené situace podle své volby.</numerusform>
            <numerusform>Vyřešte %n otevřených situací podle své volby.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n open situation(s) of your choice from the game.</source>
        <extracomment>Effect of a card aboard: they are out of this campaign. %n is a number of situations.</extracomment>
        <translation>
            <numerusform>Odstraňte ze hry %n otevřenou situaci podle své volby.</numerusform>
            <numerusform>Odstraňte ze hry %n otevřené situace podle své volby.</numerusform>
            <numerusform>Odstraňte ze hry %n otevřených situací podle své volby.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n possible situation(s) and put them back in an order of your choice.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Podívejte se na vrchní možnou situaci a vraťte ji zpět.</numerusform>
            <numerusform>Podívejte se na vrchní %n možné situace a vraťte je v libovolném pořadí.</numerusform>
            <numerusform>Podívejte se na vrchních %n možných situací a vraťte je v libovolném pořadí.</numerusform>
        </translation>
    </message>
    <message>
        <source>One situation may be solved.</source>
        <translation>Lze vyřešit jednu situaci.</translation>
    </message>
    <message>
        <source>The situation {card} is solved.</source>
        <extracomment>What happens aboard. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Situace {card} je vyřešená.</translation>
    </message>
    <message>
        <source>The situation {card} is put away.</source>
        <extracomment>What happens aboard: it troubles nobody any more. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Situace {card} se uklízí.</translation>
    </message>
    <message>
        <source>Supervisors may solve situations.</source>
        <translation>Vedoucí mohou řešit situace.</translation>
    </message>
    <message>
        <source>Put the top situations back in an order of your choice.</source>
        <translation>Vraťte vrchní situace v libovolném pořadí.</translation>
    </message>
    <message>
        <source>On top of the possible situations: {cards}.</source>
        <extracomment>Chronicle aboard. {cards} are names of cards.</extracomment>
        <translation>Navrchu možných situací: {cards}.</translation>
    </message>
    <message>
        <source>The possible situations come in this order: {cards}.</source>
        <extracomment>Chronicle aboard. {cards} are names of cards.</extracomment>
        <translation>Možné situace přijdou v tomto pořadí: {cards}.</translation>
    </message>
    <message>
        <source>Which situation do you solve?</source>
        <translation>Kterou situaci vyřešíte?</translation>
    </message>
    <message>
        <source>Which situation do supervisors solve?</source>
        <translation>Kterou situaci vyřeší vedoucí?</translation>
    </message>
    <message>
        <source>Which situation lies next from the top?</source>
        <translation>Která situace bude shora další?</translation>
    </message>
    <message>
        <source>Which situation leaves the game?</source>
        <translation>Která situace opustí hru?</translation>
    </message>
</context>
<context>
    <name>ShipStanding</name>
    <message>
        <source>Marked routes and destinations are permitted</source>
        <translation>Označené trasy a cíle jsou povolené</translation>
    </message>
    <message>
        <source>[success](pl) for a die</source>
        <translation>[success](pl) za kostku</translation>
    </message>
    <message>
        <source>A failed survival check counts as passed</source>
        <translation>Neúspěšná zkouška přežití platí za úspěšnou</translation>
    </message>
    <message>
        <source>Damage to a lander is ignored</source>
        <translation>Poškození výsadkové lodi se ignoruje</translation>
    </message>
    <message>
        <source>An exploration begins with the first or the second of its conditions, as you choose</source>
        <translation>Průzkum začíná první nebo druhou ze svých podmínek, podle vaší volby</translation>
    </message>
    <message>
        <source>The landing card is revealed at the launch</source>
        <translation>Při startu se odhalí karta přistání</translation>
    </message>
    <message>
        <source>[energy] on the bridge</source>
        <translation>[energy] na můstku</translation>
    </message>
    <message>
        <source>[command] on the bridge</source>
        <translation>[command] na můstku</translation>
    </message>
    <message>
        <source>New situations on the bridge</source>
        <translation>Nové situace na můstku</translation>
    </message>
    <message>
        <source>[energy] for a flight</source>
        <translation>[energy] za let</translation>
    </message>
    <message>
        <source>[energy] for a visit</source>
        <translation>[energy] za návštěvu</translation>
    </message>
    <message>
        <source>[energy] for a part of the scanner</source>
        <translation>[energy] za část skeneru</translation>
    </message>
    <message>
        <source>Discoveries for a research project</source>
        <translation>Objevy na výzkumný projekt</translation>
    </message>
    <message>
        <source>Icons that assigned crew must show</source>
        <translation>Symboly, které musí mít přidělená posádka</translation>
    </message>
    <message>
        <source>Production boosts without crew</source>
        <translation>Urychlení výroby bez posádky</translation>
    </message>
    <message>
        <source>Stage at which production starts</source>
        <translation>Stupeň, na kterém výroba začíná</translation>
    </message>
    <message>
        <source>Situations solved in a visit</source>
        <translation>Situace vyřešené při návštěvě</translation>
    </message>
    <message>
        <source>Recruits shown in the barracks</source>
        <translation>Nováčci ukázaní v kasárnách</translation>
    </message>
    <message>
        <source>Rank that instructors count as</source>
        <translation>Hodnost, za kterou platí instruktoři</translation>
    </message>
    <message>
        <source>Patients who move one bed more</source>
        <translation>Pacienti, kteří se posunou o lůžko navíc</translation>
    </message>
    <message>
        <source>Dice of a survival check rolled again</source>
        <translation>Přehozené kostky zkoušky přežití</translation>
    </message>
    <message>
        <source>Dice of a survival check</source>
        <translation>Kostky zkoušky přežití</translation>
    </message>
    <message>
        <source>Morale does not fall below this level</source>
        <translation>Morálka neklesne pod tuto úroveň</translation>
    </message>
    <message>
        <source>Most drops of morale in a phase</source>
        <translation>Nejvyšší počet poklesů morálky za fázi</translation>
    </message>
    <message>
        <source>Statistics of the lander</source>
        <translation>Hodnoty výsadkové lodi</translation>
    </message>
    <message>
        <source>Supplies of the lander</source>
        <translation>Zásoby výsadkové lodi</translation>
    </message>
    <message>
        <source>Equipment that the lander carries</source>
        <translation>Výbava, kterou výsadková loď uveze</translation>
    </message>
    <message>
        <source>Discoveries that the lander holds</source>
        <translation>Objevy, které výsadková loď uveze</translation>
    </message>
    <message>
        <source>Charges at the start of an exploration</source>
        <translation>Stimulanty na začátku průzkumu</translation>
    </message>
    <message>
        <source>Cards at the start of an exploration</source>
        <translation>Karty na začátku průzkumu</translation>
    </message>
    <message>
        <source>Cards that may be drawn anew at the launch</source>
        <translation>Karty, které lze při startu vyměnit</translation>
    </message>
    <message>
        <source>Repair of a lander</source>
        <translation>Oprava výsadkové lodi</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>In parentheses behind what a card allows: how often.</extracomment>
        <translation>jednou</translation>
    </message>
    <message>
        <source>once per visit</source>
        <translation>jednou za návštěvu</translation>
    </message>
    <message>
        <source>once per phase</source>
        <translation>jednou za fázi</translation>
    </message>
    <message>
        <source>once per act</source>
        <translation>jednou za akt</translation>
    </message>
    <message>
        <source>lab work</source>
        <extracomment>What a rule aboard is about: crew that works on research.</extracomment>
        <translation>laboratorní práce</translation>
    </message>
    <message>
        <source>lab work or a boost</source>
        <translation>laboratorní práce nebo urychlení</translation>
    </message>
    <message>
        <source>boosts</source>
        <extracomment>What a rule aboard is about: crew that makes production faster.</extracomment>
        <translation>urychlení</translation>
    </message>
    <message>
        <source>training</source>
        <extracomment>What a rule aboard is about: crew that rises in rank.</extracomment>
        <translation>výcvik</translation>
    </message>
    <message>
        <source>supervisors</source>
        <extracomment>What a rule aboard is about: crew that looks after a room.</extracomment>
        <translation>vedoucí</translation>
    </message>
    <message>
        <source>add-on staff</source>
        <translation>obsluha přídavných zařízení</translation>
    </message>
    <message>
        <source>projects with start stage 1</source>
        <translation>projekty s počátečním stupněm 1</translation>
    </message>
    <message>
        <source>projects with start stage 2</source>
        <translation>projekty s počátečním stupněm 2</translation>
    </message>
    <message>
        <source>projects with start stage 3</source>
        <translation>projekty s počátečním stupněm 3</translation>
    </message>
    <message>
        <source>personal equipment</source>
        <extracomment>What a rule aboard is about: a kind of cards.</extracomment>
        <translation>osobní výbava</translation>
    </message>
    <message>
        <source>mission equipment</source>
        <extracomment>What a rule aboard is about: a kind of cards.</extracomment>
        <translation>polní výbava</translation>
    </message>
    <message>
        <source>explorations</source>
        <extracomment>What a rule aboard is about: expeditions.</extracomment>
        <translation>průzkumy</translation>
    </message>
    <message>
        <source>amber mark</source>
        <extracomment>What a rule aboard is about: a mark on cards.</extracomment>
        <translation>jantarová značka</translation>
    </message>
    <message>
        <source>projects about living things</source>
        <translation>projekty o živých tvorech</translation>
    </message>
    <message>
        <source>projects about the Shallows</source>
        <translation>projekty o Mělčinách</translation>
    </message>
    <message>
        <source>projects about materials</source>
        <translation>projekty o materiálech</translation>
    </message>
    <message>
        <source>projects about peoples</source>
        <translation>projekty o národech</translation>
    </message>
    <message>
        <source>projects about the Post</source>
        <translation>projekty o Poště</translation>
    </message>
    <message>
        <source>Treat {what} as absent.</source>
        <extracomment>A standing effect aboard. {what} is the name of a card in quotation marks, or a task of the crew.</extracomment>
        <translation>Mimo provoz je {what}.</translation>
    </message>
    <message>
        <source>{change} ({how}).</source>
        <extracomment>{change} is as &quot;[energy] for a flight&quot;, {how} by how much, for what and how often: &quot;−1, once per phase&quot;.</extracomment>
        <translation>{change} ({how}).</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>In brackets behind what costs nothing.</extracomment>
        <translation>zdarma</translation>
    </message>
    <message>
        <source>{change}.</source>
        <extracomment>{change} is as &quot;A failed survival check counts as passed&quot;.</extracomment>
        <translation>{change}.</translation>
    </message>
</context>
<context>
    <name>ShipStarMap</name>
    <message numerus="yes">
        <source>Fly to {system}: %n [energy]</source>
        <extracomment>Choice. {system} is the name of a star, %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Let do soustavy {system}: %n [energy]</numerusform>
            <numerusform>Let do soustavy {system}: %n [energy]</numerusform>
            <numerusform>Let do soustavy {system}: %n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Visit {place}: %n [energy]</source>
        <extracomment>Choice. {place} is the name of a planet, %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Navštívit: {place}, %n [energy]</numerusform>
            <numerusform>Navštívit: {place}, %n [energy]</numerusform>
            <numerusform>Navštívit: {place}, %n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ship is at {system}, with %n [energy]. Where to?</source>
        <extracomment>Question aboard. {system} is the name of a star in quotation marks, %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Loď je v soustavě {system} a má %n [energy](acc). Kam dál?</numerusform>
            <numerusform>Loď je v soustavě {system} a má %n [energy](acc). Kam dál?</numerusform>
            <numerusform>Loď je v soustavě {system} a má %n [energy](acc). Kam dál?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reveal {part}: %n [energy]</source>
        <extracomment>Choice: a landing card is covered in parts. %n is how many. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>
            <numerusform>Odhalit {part}: %n [energy]</numerusform>
            <numerusform>Odhalit {part}: %n [energy]</numerusform>
            <numerusform>Odhalit {part}: %n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scan {planet}? The pool holds %n [energy].</source>
        <extracomment>Question aboard. {planet} is the name of a landing card in quotation marks, %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Použijete skener ({planet})? V zásobě máte %n [energy](acc).</numerusform>
            <numerusform>Použijete skener ({planet})? V zásobě máte %n [energy](acc).</numerusform>
            <numerusform>Použijete skener ({planet})? V zásobě máte %n [energy](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scout(s) make the next part cheaper.</source>
        <extracomment>Behind the question whether to scan a planet. %n is how many of the crew scout.</extracomment>
        <translation>
            <numerusform>%n průzkumník zlevňuje další část.</numerusform>
            <numerusform>%n průzkumníci zlevňují další část.</numerusform>
            <numerusform>%n průzkumníků zlevňuje další část.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reveal the next %n part(s) of the landing card in the scanner.</source>
        <extracomment>Effect of a card aboard: a landing card is covered in parts. %n is how many.</extracomment>
        <translation>
            <numerusform>Odhalte další část karty přistání ve skeneru.</numerusform>
            <numerusform>Odhalte další %n části karty přistání ve skeneru.</numerusform>
            <numerusform>Odhalte dalších %n částí karty přistání ve skeneru.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n [energy], more than the pool holds.</source>
        <extracomment>Why the ship cannot go there. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Stojí to %n [energy](acc), víc, než je v zásobě.</numerusform>
            <numerusform>Stojí to %n [energy](acc), víc, než je v zásobě.</numerusform>
            <numerusform>Stojí to %n [energy](acc), víc, než je v zásobě.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This part costs %n [energy], more than the pool holds.</source>
        <extracomment>Why a part of the landing card cannot be revealed. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Tato část stojí %n [energy](acc), víc, než je v zásobě.</numerusform>
            <numerusform>Tato část stojí %n [energy](acc), víc, než je v zásobě.</numerusform>
            <numerusform>Tato část stojí %n [energy](acc), víc, než je v zásobě.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no planet in the scanner. If you go on, the ship drifts: morale falls by one level, the penalty token goes into the command pool, and this cycle ends without facilities and without an exploration. Drift?</source>
        <translation>Ve skeneru není žádná planeta. Pokud budete pokračovat, loď bude unášena vesmírem: morálka klesne o jednu úroveň, žeton penalizace přijde do zásoby velení a tento cyklus skončí bez zařízení a bez průzkumu. Necháte se unášet?</translation>
    </message>
    <message>
        <source>{place} is open now.</source>
        <extracomment>Chronicle: the ship can go there from now on. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation>Teď je otevřeno: {place}.</translation>
    </message>
    <message>
        <source>{place} is closed now.</source>
        <extracomment>Chronicle: the ship cannot go there any more. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation>Teď je uzavřeno: {place}.</translation>
    </message>
    <message>
        <source>Visited: {place}.</source>
        <extracomment>Chronicle aboard. {place} is the name of a star or planet.</extracomment>
        <translation>Navštíveno: {place}.</translation>
    </message>
    <message>
        <source>The scanner shows: {parts}.</source>
        <extracomment>Chronicle aboard. {parts} are what the parts of a landing card show, as &quot;biomes and icons&quot;.</extracomment>
        <translation>Skener ukazuje: {parts}.</translation>
    </message>
    <message>
        <source>biomes and icons</source>
        <translation>biomy a symboly</translation>
    </message>
    <message>
        <source>conditions of the landing</source>
        <translation>podmínky přistání</translation>
    </message>
    <message>
        <source>dangers and gear</source>
        <translation>nebezpečí a výbavu</translation>
    </message>
    <message>
        <source>The travel goes on.</source>
        <translation>Cesta pokračuje.</translation>
    </message>
    <message>
        <source>The planet may be scanned.</source>
        <translation>Planetu lze skenovat.</translation>
    </message>
    <message>
        <source>The ship flies to {system}.</source>
        <extracomment>Effect of a card aboard. {system} is the name of a star in quotation marks.</extracomment>
        <translation>Loď letí do soustavy {system}.</translation>
    </message>
    <message>
        <source>The ship reaches {system}.</source>
        <extracomment>Chronicle. {system} is the name of a star in quotation marks.</extracomment>
        <translation>Loď dosáhla cíle: {system}.</translation>
    </message>
    <message>
        <source>The journey ends at a planet: {planet}.</source>
        <extracomment>Chronicle aboard. {planet} is the name of a landing card.</extracomment>
        <translation>Cesta končí u planety: {planet}.</translation>
    </message>
    <message>
        <source>{place} opens on the star map.</source>
        <extracomment>Effect of a card aboard: the ship can go there from now on. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation>Na hvězdné mapě se otevírá {place}.</translation>
    </message>
    <message>
        <source>{place} closes on the star map.</source>
        <extracomment>Effect of a card aboard: the ship cannot go there any more. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation>Na hvězdné mapě se uzavírá {place}.</translation>
    </message>
    <message>
        <source>The ship is adrift.</source>
        <translation>Loď je unášena vesmírem.</translation>
    </message>
    <message>
        <source>{member} scouts ahead.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation>{member} vyráží na průzkum.</translation>
    </message>
    <message>
        <source>End the travel without a planet</source>
        <translation>Ukončit cestu bez planety</translation>
    </message>
    <message>
        <source>Drift</source>
        <extracomment>Choice: the ship has no energy left and goes nowhere.</extracomment>
        <translation>Nechat se unášet</translation>
    </message>
    <message>
        <source>Travel on</source>
        <extracomment>Choice: the ship goes on through the system.</extracomment>
        <translation>Letět dál</translation>
    </message>
    <message>
        <source>Send a scout: {member}</source>
        <extracomment>Choice: somebody looks at the planet from near. {member} is the name of a crewmember.</extracomment>
        <translation>Vyslat průzkumníka: {member}</translation>
    </message>
    <message>
        <source>Leave the rest covered</source>
        <translation>Zbytek nechat zakrytý</translation>
    </message>
    <message>
        <source>This page of the star map does not lead there.</source>
        <translation>Tato stránka hvězdné mapy tam nevede.</translation>
    </message>
    <message>
        <source>This is not open to you now.</source>
        <translation>Toto vám teď není přístupné.</translation>
    </message>
    <message>
        <source>It is marked as dangerous, and no travel upgrade permits that.</source>
        <translation>Je to označeno jako nebezpečné a žádné vylepšení letů to nepovoluje.</translation>
    </message>
    <message>
        <source>It has been visited as often as it may be.</source>
        <translation>Už bylo navštíveno tolikrát, kolikrát je dovoleno.</translation>
    </message>
    <message>
        <source>The landing card of this planet has left the game.</source>
        <translation>Karta přistání této planety opustila hru.</translation>
    </message>
    <message>
        <source>The parts are revealed in their order.</source>
        <translation>Části se odhalují popořadě.</translation>
    </message>
    <message>
        <source>Every part of the card lies open.</source>
        <translation>Všechny části karty jsou odhalené.</translation>
    </message>
</context>
<context>
    <name>ShipTasks</name>
    <message>
        <source>anyone</source>
        <extracomment>In a list of what is needed, as &quot;[research], anyone&quot;: any crewmember.</extracomment>
        <translation>kdokoli</translation>
    </message>
    <message>
        <source>{card}: who is assigned ({need})?</source>
        <extracomment>Question aboard. {card} is the name of a card. {need} is icons, or &quot;anyone&quot;.</extracomment>
        <translation>{card}: koho přidělíte ({need})?</translation>
    </message>
    <message>
        <source>{card}: who is assigned ({need})? ({number} of {count})</source>
        <extracomment>Question aboard. {card} is the name of a card. {need} is icons, or &quot;anyone&quot;. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation>{card}: koho přidělíte ({need})? ({number} z {count})</translation>
    </message>
    <message>
        <source>assign crew ({need})</source>
        <extracomment>A head, small: what crew that are assigned bring about follows. {need} are the icons that they have to show.</extracomment>
        <translation>přidělte posádku ({need})</translation>
    </message>
    <message>
        <source>Only available crew can be assigned.</source>
        <translation>Přidělit lze jen dostupnou posádku.</translation>
    </message>
    <message>
        <source>The last available member of a section cannot be assigned.</source>
        <translation>Posledního dostupného člena sekce nelze přidělit.</translation>
    </message>
    <message>
        <source>Nobody can be assigned to this task for now.</source>
        <translation>K tomuto úkolu teď nelze nikoho přidělit.</translation>
    </message>
    <message>
        <source>They do not show the icons that are needed, one member for each.</source>
        <translation>Přidělená posádka nemá potřebné symboly; na každý je třeba jeden člen.</translation>
    </message>
    <message>
        <source>{member} ({section}, decided by {player})</source>
        <extracomment>Choice of somebody whom another player owns. {player} is the name of that player. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member} ({section}, rozhoduje {player})</translation>
    </message>
</context>
<context>
    <name>ShipTexts</name>
    <message>
        <source>{source}: choose one.</source>
        <extracomment>{source} is the name of a card, or of a log.</extracomment>
        <translation>{source}: zvolte jednu možnost.</translation>
    </message>
    <message>
        <source>Do you want this? {effect}</source>
        <extracomment>Question aboard. {effect} is whole sentences of a card.</extracomment>
        <translation>Chcete to? {effect}</translation>
    </message>
    <message>
        <source>{source}: do you want this? {effect}</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {effect} is whole sentences of a card.</extracomment>
        <translation>{source}: chcete to? {effect}</translation>
    </message>
    <message>
        <source>Chosen: {option}</source>
        <extracomment>Chronicle aboard. {option} is the sentence that was chosen.</extracomment>
        <translation>Zvoleno: {option}</translation>
    </message>
    <message>
        <source>{source}: {option}</source>
        <extracomment>Chronicle aboard. {source} is the name of a card or of a log. {option} is the sentence that was chosen.</extracomment>
        <translation>{source}: {option}</translation>
    </message>
    <message>
        <source>Option {number}</source>
        <extracomment>Choice that has no words of its own. {number} counts from 1.</extracomment>
        <translation>Možnost {number}</translation>
    </message>
    <message>
        <source>Log {log} is read.</source>
        <extracomment>Chronicle aboard. {log} is the number of an entry of the logbook.</extracomment>
        <translation>Čte se záznam {log}.</translation>
    </message>
    <message>
        <source>Choose one of these.</source>
        <translation>Zvolte jednu z těchto možností.</translation>
    </message>
    <message>
        <source>Do you pay {price} for this? {effect}</source>
        <extracomment>Question aboard. {price} is as &quot;2 [energy]&quot;. {effect}, whole sentences, is what players get for it.</extracomment>
        <translation>Zaplatíte za to {price}? {effect}</translation>
    </message>
    <message>
        <source>{source}: do you pay {price} for this? {effect}</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {price} is as &quot;2 [energy]&quot;. {effect}, whole sentences, is what players get for it.</extracomment>
        <translation>{source}: zaplatíte za to {price}? {effect}</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Button under a question aboard.</extracomment>
        <translation>Ano</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button: make no use of what is offered.</extracomment>
        <translation>Vynechat</translation>
    </message>
    <message>
        <source>Another decision comes first.</source>
        <translation>Nejdřív je na řadě jiné rozhodnutí.</translation>
    </message>
    <message>
        <source>The campaign is over.</source>
        <translation>Kampaň skončila.</translation>
    </message>
    <message>
        <source>This is not one of the answers to choose from.</source>
        <translation>Tato odpověď není na výběr.</translation>
    </message>
    <message>
        <source>The cost of this option cannot be paid in full.</source>
        <translation>Cenu této možnosti nelze zaplatit celou.</translation>
    </message>
    <message numerus="yes">
        <source>%n texts take effect. Which one is first?</source>
        <extracomment>Question aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>Projeví se %n text. Který jako první?</numerusform>
            <numerusform>Projeví se %n texty. Který jako první?</numerusform>
            <numerusform>Projeví se %n textů. Který jako první?</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ({section})</source>
        <extracomment>Who decides, before a question: &quot;Ann (Recon)&quot;. {player} is the name of a player. {section} is the name of a section, as Science.</extracomment>
        <translation>{player} ({section})</translation>
    </message>
    <message>
        <source>{card} takes effect.</source>
        <extracomment>Chronicle aboard. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Projevuje se: {card}.</translation>
    </message>
</context>
<context>
    <name>ShipTokens</name>
    <message numerus="yes">
        <source>%n [energy]</source>
        <extracomment>Part of a row of tokens, as &quot;2 [energy], 1 [command]&quot;. %n is how many.</extracomment>
        <translation>
            <numerusform>%n [energy]</numerusform>
            <numerusform>%n [energy]</numerusform>
            <numerusform>%n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n [command]</source>
        <extracomment>Part of a row of tokens, as &quot;2 [energy], 1 [command]&quot;. %n is how many.</extracomment>
        <translation>
            <numerusform>%n [command]</numerusform>
            <numerusform>%n [command]</numerusform>
            <numerusform>%n [command]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n [success]</source>
        <extracomment>Part of a row of tokens, as &quot;2 [energy], 1 [command]&quot;. %n is how many.</extracomment>
        <translation>
            <numerusform>%n [success]</numerusform>
            <numerusform>%n [success]</numerusform>
            <numerusform>%n [success]</numerusform>
        </translation>
    </message>
    <message>
        <source>Left over, and lost: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Zbylo a propadlo: {tokens}.</translation>
    </message>
    <message>
        <source>Income: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Příjem: {tokens}.</translation>
    </message>
    <message>
        <source>Taken from the income: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Odečteno z příjmu: {tokens}.</translation>
    </message>
    <message>
        <source>Gained: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Získáno: {tokens}.</translation>
    </message>
    <message>
        <source>Paid: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Zaplaceno: {tokens}.</translation>
    </message>
    <message>
        <source>Lost: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Ztraceno: {tokens}.</translation>
    </message>
    <message>
        <source>Brought along from the training: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Přineseno z výcviku: {tokens}.</translation>
    </message>
</context>
<context>
    <name>ShipUndo</name>
    <message>
        <source>Undo – start of the campaign</source>
        <translation>Zpět – začátek kampaně</translation>
    </message>
    <message>
        <source>Undo – {what}</source>
        <extracomment>Button. {what} is what is taken back, in the words of the button that was pressed.</extracomment>
        <translation>Zpět – {what}</translation>
    </message>
    <message>
        <source>Redo – {what}</source>
        <extracomment>Button. {what} is what is taken back, in the words of the button that was pressed.</extracomment>
        <translation>Znovu – {what}</translation>
    </message>
    <message>
        <source>new name: {player}</source>
        <extracomment>Stands for {what} in &quot;Undo – {what}&quot;. {player} is the name of a player.</extracomment>
        <translation>nové jméno: {player}</translation>
    </message>
    <message>
        <source>last decision</source>
        <extracomment>Stands for {what} in &quot;Undo – {what}&quot; where nothing more is known.</extracomment>
        <translation>poslední rozhodnutí</translation>
    </message>
</context>
<context>
    <name>ShipUnloading</name>
    <message>
        <source>Unique discoveries are unloaded.</source>
        <translation>Vykládají se mimořádné objevy.</translation>
    </message>
    <message>
        <source>Discoveries are unloaded.</source>
        <translation>Vykládají se objevy.</translation>
    </message>
    <message>
        <source>{card} is put away.</source>
        <extracomment>What happens aboard: a find comes to its place. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} se uklízí.</translation>
    </message>
    <message>
        <source>Discard this card.</source>
        <translation>Odhoďte tuto kartu.</translation>
    </message>
    <message>
        <source>Which unique discovery is unloaded next?</source>
        <translation>Který mimořádný objev vyložíte teď?</translation>
    </message>
    <message>
        <source>Which discovery is unloaded next?</source>
        <translation>Který objev vyložíte teď?</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Shortcuts</source>
        <extracomment>Title of the list of keys.</extracomment>
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
        <source>Show what may be done at any time</source>
        <translation>Zobrazit, co lze udělat kdykoli</translation>
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
        <source>Show the situation, in a narrow window</source>
        <translation>Ukázat situaci, v úzkém okně</translation>
    </message>
    <message>
        <source>Put the dice aside for a look at the map, in a narrow window</source>
        <translation>Odložit kostky a podívat se na mapu, v úzkém okně</translation>
    </message>
    <message>
        <source>Show all chances of a check, in a narrow window</source>
        <translation>Ukázat všechny šance hodu, v úzkém okně</translation>
    </message>
    <message>
        <source>Open the journal</source>
        <translation>Otevřít deník</translation>
    </message>
    <message>
        <source>See who sits where, and change names</source>
        <translation>Ukázat, kdo kde sedí, a měnit jména</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation>Vrátit poslední rozhodnutí</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>What a key does: what was undone is done again.</extracomment>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>What is this? Pressed again, the codex says more</source>
        <translation>Co to je? Po dalším stisku kodex řekne víc</translation>
    </message>
    <message>
        <source>Codex: look up rules, icons and cards</source>
        <translation>Kodex: vyhledat pravidla, symboly a karty</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>What a key does: open the settings.</extracomment>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>What a key does: the window fills the screen, or no longer does.</extracomment>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <source>These shortcuts</source>
        <extracomment>What a key does: open the list of keys in which this stands.</extracomment>
        <translation>Tyto klávesové zkratky</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: shut the list of keys.</extracomment>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>{text} …</source>
        <extracomment>{text} is the beginning of a longer text that can be unfolded.</extracomment>
        <translation>{text} …</translation>
    </message>
</context>
<context>
    <name>SituationColumn</name>
    <message>
        <source>Condition</source>
        <extracomment>Kind of a card in the column of the situation: what holds on the whole planet.</extracomment>
        <translation>Podmínky</translation>
    </message>
    <message>
        <source>Rank-up</source>
        <extracomment>Kind of a card in the column of the situation: it promotes crewmembers.</extracomment>
        <translation>Povýšení</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>Heading over the last lines of the journal.</extracomment>
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>Completed</source>
        <extracomment>Beside a mission that is done.</extracomment>
        <translation>Splněno</translation>
    </message>
    <message>
        <source>Optional</source>
        <extracomment>Beside a mission that need not be done.</extracomment>
        <translation>Nepovinná</translation>
    </message>
    <message>
        <source>Mission</source>
        <extracomment>Beside a mission that must be done.</extracomment>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Sectors {numbers}</source>
        <extracomment>Beside a threat with several figures: where they are. {numbers} are numbers, as &quot;2, 5 and 6&quot;.</extracomment>
        <translation>Sektory {numbers}</translation>
    </message>
    <message>
        <source>Sector {number}</source>
        <extracomment>Beside a threat: where it is. {number} is that of the sector.</extracomment>
        <translation>Sektor {number}</translation>
    </message>
</context>
<context>
    <name>SituationTabs</name>
    <message>
        <source>Situation (S)</source>
        <extracomment>Button, with its key: a column with missions, threats and events slides in.</extracomment>
        <translation>Situace (S)</translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message>
        <source>Shuffle the section decks, the discovery decks and the [event] cards.</source>
        <translation>Zamíchejte balíčky karet sekce, balíčky objevů a karty [event](gen.pl).</translation>
    </message>
    <message>
        <source>Make landing rolls until the lander is down.</source>
        <translation>Házejte na přistání, dokud výsadková loď nepřistane.</translation>
    </message>
    <message>
        <source>Choose the lander sector.</source>
        <translation>Zvolte sektor výsadku.</translation>
    </message>
    <message>
        <source>The away team leaves the lander.</source>
        <translation>Výsadkový tým opouští výsadkovou loď.</translation>
    </message>
    <message>
        <source>Each player decides in which order their crewmembers sit.</source>
        <translation>Každý hráč rozhodne, v jakém pořadí sedí jeho členové posádky.</translation>
    </message>
    <message>
        <source>Each crewmember goes to the sector where the expedition begins.</source>
        <translation>Každý člen posádky jde do sektoru, ve kterém výprava začíná.</translation>
    </message>
    <message>
        <source>Choose the [rank_up] of the expedition.</source>
        <translation>Zvolte [rank_up](acc) pro tuto výpravu.</translation>
    </message>
    <message>
        <source>Hand out the loaded equipment.</source>
        <translation>Rozdělte naloženou výbavu.</translation>
    </message>
    <message>
        <source>Take a free [basic] of a color of your choice.</source>
        <translation>Vezměte si zdarma symbol [basic] v barvě podle své volby.</translation>
    </message>
    <message>
        <source>Begin a new round and decide who takes the start token.</source>
        <translation>Začněte nové kolo a rozhodněte, kdo dostane žeton začínajícího hráče.</translation>
    </message>
    <message>
        <source>Resolve {result} of the danger die with danger table {letter}.</source>
        <extracomment>{result} is an icon of the danger die, {letter} names the danger table: A, B, C.</extracomment>
        <translation>Vyhodnoťte {result} na kostce nebezpečí podle tabulky nebezpečí {letter}.</translation>
    </message>
    <message>
        <source>The time track of {track} progresses by one space.</source>
        <extracomment>{track} is the card or the sector to which the time track belongs, in quotation marks.</extracomment>
        <translation>Stupnice času na kartě {track} postoupí o jedno pole.</translation>
    </message>
    <message>
        <source>The time tracks of {tracks} progress by one space each.</source>
        <extracomment>{tracks} are the cards and sectors to which the time tracks belong, in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation>Stupnice času na kartách {tracks} postoupí každá o jedno pole.</translation>
    </message>
    <message>
        <source>Discard the section card {card} that was played.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation>Odhoďte zahranou kartu sekce {card}.</translation>
    </message>
    <message>
        <source>Also roll the die that was kept aside: {die}.</source>
        <extracomment>{die} names a die: &quot;Basic die (red)&quot;.</extracomment>
        <translation>Hoďte i kostkou odloženou stranou: {die}.</translation>
    </message>
    <message>
        <source>Reset the track of the action of {track}.</source>
        <extracomment>{track} is the card of the action, in quotation marks.</extracomment>
        <translation>Vynulujte stupnici akce karty {track}.</translation>
    </message>
    <message numerus="yes">
        <source>Go back %n space(s) on the track of the action of {track}.</source>
        <extracomment>{track} is the card of the action, in quotation marks.</extracomment>
        <translation>
            <numerusform>Na stupnici akce karty {track} se vraťte o %n pole.</numerusform>
            <numerusform>Na stupnici akce karty {track} se vraťte o %n pole.</numerusform>
            <numerusform>Na stupnici akce karty {track} se vraťte o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Progress %n space(s) on the track of the action of {track}.</source>
        <extracomment>{track} is the card of the action, in quotation marks.</extracomment>
        <translation>
            <numerusform>Na stupnici akce karty {track} postupte o %n pole.</numerusform>
            <numerusform>Na stupnici akce karty {track} postupte o %n pole.</numerusform>
            <numerusform>Na stupnici akce karty {track} postupte o %n polí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a section card to prepare, make a dice check for dice combinations, or do both.</source>
        <translation>V rámci přípravy doberte kartu sekce, proveďte ověření kostkami pro kombinace kostek, nebo udělejte obojí.</translation>
    </message>
    <message>
        <source>To prepare you may also draw a section card.</source>
        <translation>V rámci přípravy můžete také dobrat kartu sekce.</translation>
    </message>
    <message>
        <source>To prepare you may also make a dice check for dice combinations.</source>
        <translation>V rámci přípravy můžete také provést ověření kostkami pro kombinace kostek.</translation>
    </message>
    <message>
        <source>Each crewmember draws a starting hand.</source>
        <translation>Každý člen posádky si dobere počáteční karty.</translation>
    </message>
    <message>
        <source>Shuffle all [event] cards into a new face-down deck.</source>
        <translation>Zamíchejte všechny karty [event](gen.pl) do nového balíčku lícem dolů.</translation>
    </message>
    <message>
        <source>Choose the [global_condition] with which the expedition begins.</source>
        <translation>Zvolte [global_condition](acc), kterou výprava začíná.</translation>
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
        <source>A [mission] whose requirement is met may be completed.</source>
        <translation>Lze splnit [mission](acc), jejíž cíl je dosažen.</translation>
    </message>
    <message>
        <source>End the turn; no [event] card is revealed.</source>
        <translation>Ukončete tah; neodhaluje se žádná karta [event](gen).</translation>
    </message>
    <message numerus="yes">
        <source>End the turn and reveal %n [event] card(s).</source>
        <extracomment>What the game does next. %n stands before the icon of an event card.</extracomment>
        <translation>
            <numerusform>Ukončete tah a odhalte %n kartu [event](gen).</numerusform>
            <numerusform>Ukončete tah a odhalte %n karty [event](gen.pl).</numerusform>
            <numerusform>Ukončete tah a odhalte %n karet [event](gen.pl).</numerusform>
        </translation>
    </message>
    <message>
        <source>Reveal the top [event] card.</source>
        <translation>Odhalte vrchní kartu [event](gen).</translation>
    </message>
    <message>
        <source>Resolve the revealed [event] card.</source>
        <translation>Vyhodnoťte odhalenou kartu [event](gen).</translation>
    </message>
    <message>
        <source>Discard the [event] card.</source>
        <translation>Odhoďte kartu [event](gen).</translation>
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
        <source>Discard section cards down to the section card limit.</source>
        <translation>Odhoďte karty sekce do limitu karet sekce.</translation>
    </message>
    <message>
        <source>Go on with the dice check.</source>
        <translation>Pokračujte v ověření kostkami.</translation>
    </message>
    <message>
        <source>The injury die returns to the top slot of a column without one.</source>
        <translation>Kostka zranění se vrací na horní pole sloupce, ve kterém žádná není.</translation>
    </message>
    <message>
        <source>Put an injury die in the top slot of a column without one.</source>
        <translation>Položte kostku zranění na horní pole sloupce, ve kterém žádná není.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n drawn [lead] on discovery decks.</source>
        <extracomment>What the game does next: lead tokens from the bag. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Položte %n vytažený [lead](acc) na balíčky objevů.</numerusform>
            <numerusform>Položte %n vytažené [lead](acc.pl) na balíčky objevů.</numerusform>
            <numerusform>Položte %n vytažených [lead](gen.pl) na balíčky objevů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one of these sectors: {sectors}.</source>
        <extracomment>{sectors} are numbers of sectors, with commas between them.</extracomment>
        <translation>Zvolte jeden z těchto sektorů: {sectors}.</translation>
    </message>
    <message>
        <source>If the [lead](pl) of the {deck} deck are worth {value} or more, gain its top discovery.</source>
        <extracomment>{deck} is the icon of a discovery deck. {value} is 3.</extracomment>
        <translation>Mají-li [lead](pl) na balíčku pro {deck}(acc) hodnotu {value} nebo více, získejte jeho vrchní objev.</translation>
    </message>
    <message>
        <source>The open question is asked again.</source>
        <translation>Otevřená otázka se položí znovu.</translation>
    </message>
    <message>
        <source>The outcomes of the dice check have been resolved.</source>
        <translation>Důsledky ověření kostkami jsou vyhodnocené.</translation>
    </message>
    <message>
        <source>One of the dice that pay stays in the roll pool.</source>
        <translation>Jedna z kostek, které platí, zůstává v zásobě kostek.</translation>
    </message>
    <message>
        <source>The expedition is over.</source>
        <translation>Výprava skončila.</translation>
    </message>
    <message>
        <source>Preparing is over.</source>
        <translation>Příprava skončila.</translation>
    </message>
    <message>
        <source>Take a free red [basic].</source>
        <translation>Vezměte si zdarma červený symbol [basic].</translation>
    </message>
    <message>
        <source>Take a free green [basic].</source>
        <translation>Vezměte si zdarma zelený symbol [basic].</translation>
    </message>
    <message>
        <source>Take a free blue [basic].</source>
        <translation>Vezměte si zdarma modrý symbol [basic].</translation>
    </message>
    <message>
        <source>The yellow outcome has been resolved.</source>
        <translation>Žlutý důsledek je vyhodnocený.</translation>
    </message>
    <message>
        <source>The green outcome has been resolved.</source>
        <translation>Zelený důsledek je vyhodnocený.</translation>
    </message>
    <message>
        <source>The red outcome has been resolved.</source>
        <translation>Červený důsledek je vyhodnocený.</translation>
    </message>
    <message numerus="yes">
        <source>Each crewmember draws a starting hand and %n card(s) more, then discards down to the limit.</source>
        <extracomment>What the game does next, at the start of an expedition. %n is how many cards are drawn beyond the starting hand.</extracomment>
        <translation>
            <numerusform>Každý člen posádky si dobere počáteční karty a ještě %n kartu navíc, pak odhazuje do limitu.</numerusform>
            <numerusform>Každý člen posádky si dobere počáteční karty a ještě %n karty navíc, pak odhazuje do limitu.</numerusform>
            <numerusform>Každý člen posádky si dobere počáteční karty a ještě %n karet navíc, pak odhazuje do limitu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After that each may draw up to %n card(s) anew.</source>
        <extracomment>What the game does next, at the start of an expedition: cards that players do not like. %n is how many.</extracomment>
        <translation>
            <numerusform>Potom může každý vyměnit až %n kartu.</numerusform>
            <numerusform>Potom může každý vyměnit až %n karty.</numerusform>
            <numerusform>Potom může každý vyměnit až %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Red dice that have no slot any more go to the spent pool.</source>
        <translation>Červené kostky, pro které už není pole, se přesunou mezi vyčerpané kostky.</translation>
    </message>
    <message>
        <source>Green dice that have no slot any more go to the spent pool.</source>
        <translation>Zelené kostky, pro které už není pole, se přesunou mezi vyčerpané kostky.</translation>
    </message>
    <message>
        <source>Blue dice that have no slot any more go to the spent pool.</source>
        <translation>Modré kostky, pro které už není pole, se přesunou mezi vyčerpané kostky.</translation>
    </message>
    <message>
        <source>Apply the yellow outcome.</source>
        <translation>Vyhodnoťte žlutý důsledek.</translation>
    </message>
    <message>
        <source>Apply the green outcome.</source>
        <translation>Vyhodnoťte zelený důsledek.</translation>
    </message>
    <message>
        <source>Apply the red outcome.</source>
        <translation>Vyhodnoťte červený důsledek.</translation>
    </message>
</context>
<context>
    <name>Stories</name>
    <message>
        <source>the captain</source>
        <extracomment>In a story, where the captain has no name.</extracomment>
        <translation>kapitán</translation>
    </message>
    <message>
        <source>one of you</source>
        <translation>někdo z vás</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Only to look at: another window plays this save, or its file may not be written.</source>
        <translation>Jen k nahlédnutí: tuto uloženou hru hraje jiné okno, nebo se do jejího souboru nesmí zapisovat.</translation>
    </message>
</context>
<context>
    <name>TableSheets</name>
    <message>
        <source>Discards of {member}</source>
        <extracomment>Title over a pile of section cards. {member} is the name of a crewmember.</extracomment>
        <translation>Odhozené karty: {member}</translation>
    </message>
    <message>
        <source>Cards in the deck, face down: {count}</source>
        <extracomment>Under the title over discarded cards. {count} is a number.</extracomment>
        <translation>Karty v balíčku lícem dolů: {count}</translation>
    </message>
    <message>
        <source>Discarded events</source>
        <extracomment>Title over a pile of event cards.</extracomment>
        <translation>Odhozené události</translation>
    </message>
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
</context>
<context>
    <name>TeamQuestions</name>
    <message>
        <source>your rank is {rank} or higher</source>
        <extracomment>After &quot;if&quot;. {rank} is 1, 2 or 3.</extracomment>
        <translation>máte hodnost {rank} nebo vyšší</translation>
    </message>
    <message>
        <source>a crewmember is in the sector with the highest number</source>
        <translation>je člen posádky v sektoru s nejvyšším číslem</translation>
    </message>
    <message>
        <source>you have the injury {injury}</source>
        <extracomment>After &quot;if&quot;. {injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>máte zranění {injury}</translation>
    </message>
    <message numerus="yes">
        <source>the [global_condition] {condition} has been placed at least %n time(s)</source>
        <extracomment>{condition} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>byla vyložena [global_condition] {condition}</numerusform>
            <numerusform>byla alespoň %n× vyložena [global_condition] {condition}</numerusform>
            <numerusform>byla alespoň %n× vyložena [global_condition] {condition}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n {deck} card(s) lie on the lander</source>
        <extracomment>{deck} is the icon of a discovery deck.</extracomment>
        <translation>
            <numerusform>leží na výsadkové lodi 1 {deck}</numerusform>
            <numerusform>leží na výsadkové lodi alespoň %n {deck}</numerusform>
            <numerusform>leží na výsadkové lodi alespoň %n {deck}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a mandatory [mission] was completed with at most %n [supplies] left</source>
        <extracomment>After &quot;if&quot; or as a goal. %n stands before the icon of supplies.</extracomment>
        <translation>
            <numerusform>byla splněna povinná [mission], když zbývala nejvýše %n [supplies]</numerusform>
            <numerusform>byla splněna povinná [mission], když zbývaly nejvýše %n [supplies]</numerusform>
            <numerusform>byla splněna povinná [mission], když zbývalo nejvýše %n [supplies]</numerusform>
        </translation>
    </message>
    <message>
        <source>you have the start token</source>
        <translation>máte žeton začínajícího hráče</translation>
    </message>
    <message>
        <source>the number of the round is divisible by {count}</source>
        <extracomment>After &quot;if&quot;: it is true in every so manyth round. {count} is a number.</extracomment>
        <translation>je číslo kola dělitelné {count}</translation>
    </message>
</context>
<context>
    <name>ThingLog</name>
    <message>
        <source>{member} looks at {cards}.</source>
        <extracomment>{cards} are names of cards in quotation marks, with &quot;and&quot; before the last one. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} si prohlíží {cards}.</translation>
    </message>
    <message>
        <source>{member} puts the section deck in another order.</source>
        <extracomment>Journal: the player has looked at the cards of the own deck. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} mění pořadí karet v balíčku sekce.</translation>
    </message>
    <message>
        <source>The event cards lie in another order now.</source>
        <translation>Karty událostí teď leží v jiném pořadí.</translation>
    </message>
    <message numerus="yes">
        <source>The next time, one of %n event(s) will be resolved.</source>
        <extracomment>Journal: of several revealed event cards one will be carried out. %n is how many will be revealed.</extracomment>
        <translation>
            <numerusform>Příště se vyhodnotí %n událost.</numerusform>
            <numerusform>Příště se vyhodnotí jedna ze %n událostí.</numerusform>
            <numerusform>Příště se vyhodnotí jedna z %n událostí.</numerusform>
        </translation>
    </message>
    <message>
        <source>The event {event} is discarded unresolved.</source>
        <extracomment>{event} is the name of an event card in quotation marks.</extracomment>
        <translation>Událost {event} se odhazuje bez vyhodnocení.</translation>
    </message>
    <message>
        <source>{member} takes {card} back from the discard pile.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} si bere zpět {card} z odhazovacího balíčku.</translation>
    </message>
    <message>
        <source>{member} sacrifices {card}.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} obětuje {card}.</translation>
    </message>
    <message>
        <source>The time track of {track} will not make its next progress.</source>
        <extracomment>{track} is a card with a time track in quotation marks.</extracomment>
        <translation>Stupnice času na kartě {track} vynechá svůj příští postup.</translation>
    </message>
    <message>
        <source>The time track of {track} stays where it is.</source>
        <extracomment>{track} is a card with a time track in quotation marks.</extracomment>
        <translation>Stupnice času na kartě {track} zůstává, kde je.</translation>
    </message>
    <message>
        <source>{lead} moves to the {deck} deck.</source>
        <extracomment>{lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;, {deck} the icon of a discovery deck.</extracomment>
        <translation>{lead} se přesouvá na balíček pro {deck}(acc).</translation>
    </message>
    <message>
        <source>{lead} returns to the bag.</source>
        <extracomment>{lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation>{lead} se vrací do sáčku.</translation>
    </message>
    <message>
        <source>The discovery {back} is swapped for {card}.</source>
        <extracomment>{back} and {card} are names of discovery cards in quotation marks.</extracomment>
        <translation>Objev {back} se vyměňuje za {card}.</translation>
    </message>
    <message>
        <source>The unique discovery {discovery} is discarded.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation>Mimořádný objev {discovery} se odhazuje.</translation>
    </message>
    <message>
        <source>The threat {threat} will skip the effect after its next one.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation>Hrozba {threat} vynechá účinek po příštím.</translation>
    </message>
    <message>
        <source>The threat {threat} will skip its next effect.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation>Hrozba {threat} vynechá svůj příští účinek.</translation>
    </message>
    <message>
        <source>The threat {threat} skips its effect.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation>Hrozba {threat} vynechává svůj účinek.</translation>
    </message>
    <message>
        <source>A path joins {start} and {end} from now on.</source>
        <extracomment>{start} and {end} are names of sectors in quotation marks.</extracomment>
        <translation>Sektory {start} a {end} od této chvíle spojuje trasa.</translation>
    </message>
    <message>
        <source>The ten-sided die shows {value} and sends the threat {threat} to {sector}.</source>
        <extracomment>{value} is a number from 0 to 9, {threat} the name of a threat and {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Desetistěnná kostka ukazuje {value} a posílá hrozbu {threat} do sektoru {sector}.</translation>
    </message>
    <message>
        <source>{member} looks at what the threat {threat} does next. {effects}</source>
        <extracomment>{threat} is the name of a threat in quotation marks, {effects} are sentences of its card. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} si prohlíží, co hrozba {threat} udělá příště. {effects}</translation>
    </message>
    <message>
        <source>A second figure of the threat {threat} appears in {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>V sektoru {sector} se objevuje druhá figurka hrozby {threat}.</translation>
    </message>
    <message>
        <source>The token {equipment} is placed in {sector}.</source>
        <extracomment>{equipment} is the name of a card, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Žeton {equipment} se pokládá do sektoru {sector}.</translation>
    </message>
    <message>
        <source>{equipment} may be used once more.</source>
        <extracomment>{equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Výbavu {equipment} lze použít ještě jednou.</translation>
    </message>
    <message>
        <source>{member} carries {equipment} again.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} znovu nese výbavu {equipment}.</translation>
    </message>
    <message>
        <source>{equipment} is blocked.</source>
        <extracomment>{equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Výbava {equipment} je zablokovaná.</translation>
    </message>
    <message>
        <source>{member} is sheltered from threats.</source>
        <extracomment>Journal: attacks of threats do nothing to this person for a while. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} je v úkrytu před hrozbami.</translation>
    </message>
    <message>
        <source>The attack does not affect {member}.</source>
        <extracomment>Journal: this person was safe from the threat. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} je v bezpečí: útok nemá účinek.</translation>
    </message>
    <message>
        <source>No equipment is blocked any more.</source>
        <translation>Žádná výbava už není zablokovaná.</translation>
    </message>
</context>
<context>
    <name>TimeTrackBar</name>
    <message>
        <source>Time track: {at} of {length}</source>
        <extracomment>Said of a time track by screen readers. {at} and {length} are numbers of spaces.</extracomment>
        <translation>Stupnice času: {at} z {length}</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>{first} and {last}</source>
        <extracomment>The last two of several things in a sentence. {first} and {last} are names, clauses, icons or numbers of sectors; {first} may be several with commas.</extracomment>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>The last two of several things in a sentence. {first} and {last} are names, clauses, icons or numbers of sectors; {first} may be several with commas.</extracomment>
        <translation>{first} nebo {last}</translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <extracomment>Things in a sentence before the last one, or heads of a text one after the other, as &quot;at any time, each crewmember&quot;. {first} and {next} are these.</extracomment>
        <translation>{first}, {next}</translation>
    </message>
    <message>
        <source>small</source>
        <extracomment>Not shown anywhere. After a colon a sentence goes on with a small letter: leave this word as it is (or put your word for it) only if that is so in your language, and translate it as &quot;capital&quot; if it keeps its capital.</extracomment>
        <translation>small</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>before the letter e</comment>
        <extracomment>As the other one, where {last} begins with the letter e (Italian has &quot;ed&quot; there instead of &quot;e&quot;); {first} may be several with commas.</extracomment>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>{label} – {text}</source>
        <extracomment>{label} is what is printed before a text, as &quot;Space 3&quot; or &quot;Red outcome&quot;, {text} is the text, which begins with a capital.</extracomment>
        <translation>{label} – {text}</translation>
    </message>
    <message>
        <source>{head}: {text}</source>
        <extracomment>{head} is a condition, an address or a moment, {text} what happens then: &quot;At any time: draw 2 section cards.&quot;</extracomment>
        <translation>{head}: {text}</translation>
    </message>
    <message>
        <source>{head}:</source>
        <extracomment>Above several lines that belong to it. {head} is a condition, an address or a moment.</extracomment>
        <translation>{head}:</translation>
    </message>
    <message>
        <source>{number}. </source>
        <extracomment>One of several alternatives on its own line. {number} counts from 1.</extracomment>
        <translation>{number}. </translation>
    </message>
</context>
<context>
    <name>TopicText</name>
    <message>
        <source>Turn order</source>
        <extracomment>Title of a hint that comes up when it first matters: who plays after whom.</extracomment>
        <translation>Pořadí tahů</translation>
    </message>
    <message>
        <source>Convert abilities</source>
        <extracomment>Title of a hint that comes up when it first matters: dice that count as another icon.</extracomment>
        <translation>Schopnosti přeměny</translation>
    </message>
    <message>
        <source>Icons on paths</source>
        <translation>Symboly na trasách</translation>
    </message>
    <message>
        <source>Immediate special effects</source>
        <translation>Okamžité zvláštní účinky</translation>
    </message>
    <message>
        <source>Two special actions on one card</source>
        <translation>Dvě zvláštní akce na jedné kartě</translation>
    </message>
    <message>
        <source>Yellow outcomes and arrows</source>
        <translation>Žluté důsledky a šipky</translation>
    </message>
    <message>
        <source>Several copies of a card</source>
        <translation>Více výtisků jedné karty</translation>
    </message>
    <message>
        <source>The rank-up card</source>
        <translation>Karta povýšení</translation>
    </message>
    <message>
        <source>Injuries</source>
        <extracomment>Title of a hint that comes up when somebody is first hurt.</extracomment>
        <translation>Zranění</translation>
    </message>
    <message>
        <source>Preparing with a dice check</source>
        <translation>Příprava s ověřením kostkami</translation>
    </message>
    <message>
        <source>Too few dice to spend</source>
        <translation>Příliš málo kostek k vyčerpání</translation>
    </message>
    <message>
        <source>Assisting</source>
        <extracomment>Title of a hint that comes up when it first matters: helping in a dice check.</extracomment>
        <translation>Podpora</translation>
    </message>
    <message>
        <source>Danger dice in a check</source>
        <translation>Kostky nebezpečí při ověření</translation>
    </message>
    <message>
        <source>Dice combinations</source>
        <extracomment>Title of a hint that comes up when it first matters: the lower half of section cards.</extracomment>
        <translation>Kombinace kostek</translation>
    </message>
    <message>
        <source>Unique discoveries</source>
        <extracomment>Title of a hint that comes up when the first one is found.</extracomment>
        <translation>Mimořádné objevy</translation>
    </message>
    <message>
        <source>Events and biomes</source>
        <translation>Události a biomy</translation>
    </message>
    <message>
        <source>Time tracks</source>
        <extracomment>Title of a hint that comes up when the first one lies on the table.</extracomment>
        <translation>Stupnice času</translation>
    </message>
    <message>
        <source>From now on you are free to do as you like. At the start of each round whoever has the start token gives it to any crewmember. That crewmember takes the first turn, the others follow clockwise.</source>
        <translation>Odteď můžete dělat, co chcete. Na začátku každého kola předá žeton začínajícího hráče ten, kdo ho má, libovolnému členovi posádky. Ten odehraje první tah, ostatní následují po směru hodinových ručiček.</translation>
    </message>
    <message>
        <source>Each crewmember can [convert] dice: a basic result of the printed color may be spent as the printed icon. In a dice check only the abilities of the active crewmember count, but they work on the dice of those who assist as well.</source>
        <translation>Každý člen posádky má [convert](acc): základní výsledek vytištěné barvy lze vyčerpat jako vytištěný symbol. Při ověření platí jen schopnosti aktivního člena posádky, ale působí i na kostky těch, kdo podporují.</translation>
    </message>
    <message>
        <source>When you travel, resolve every icon on the path in the order in which you meet it. For the [travel] icon carry out the travel effect of the [global_condition]: it comes last, and it moves you.</source>
        <translation>Při přesunu vyhodnoťte všechny symboly trasy v pořadí, v jakém na ně narazíte. Za symbol [travel] proveďte účinek přesunu z karty [global_condition](gen): přijde na řadu poslední a přesune vás.</translation>
    </message>
    <message>
        <source>This card offers two special actions. Decide which one you take before anything else; it is still only one special action in each turn.</source>
        <translation>Tato karta nabízí dvě zvláštní akce. Nejdřív ze všeho rozhodněte, kterou provedete; v každém tahu je pořád jen jedna zvláštní akce.</translation>
    </message>
    <message>
        <source>Several copies of this [poi] are in the box, and they differ. When the card is called for, one of the copies is taken at random.</source>
        <translation>Tento [poi](acc) je v krabici ve více výtiscích a ty se liší. Když je karta potřeba, vezme se náhodně jeden z nich.</translation>
    </message>
    <message>
        <source>The goal of the [rank_up] is met, so it is turned to its completed side. It stays completed, and it promotes your crew after the expedition. Go on collecting [success](pl).</source>
        <translation>Cíl [rank_up](gen) je splněný, a tak se karta otáčí na splněnou stranu. Splněná už zůstane a po výpravě povýší vaši posádku. Sbírejte dál [success](acc.pl).</translation>
    </message>
    <message>
        <source>A [unique_discovery] is yours from the moment you gain it. On this world it stays on the planet board; if you would gain it a second time, you gain a [success] instead.</source>
        <translation>[unique_discovery] je váš od chvíle, kdy ho získáte. Na tomto světě zůstává na planetární desce; kdybyste ho měli získat podruhé, získáte místo něj [success].</translation>
    </message>
    <message>
        <source>From now on each turn ends with an [event]. If one of its biomes is visible in your sector, resolve the main effect, otherwise the secondary effect. As long as no time track is in play, a secondary effect that advances time tracks does nothing.</source>
        <translation>Od této chvíle každý tah končí kartou [event](gen). Je-li ve vašem sektoru vidět některý z jejích biomů, vyhodnoťte hlavní účinek, jinak vedlejší. Dokud ve hře není žádná stupnice času, vedlejší účinek, který posouvá stupnice času, nic nedělá.</translation>
    </message>
    <message>
        <source>A card with a time track is in play. Each progress moves its [time] one space to the right. What is printed on a space happens when the token enters it.</source>
        <translation>Ve hře je karta se stupnicí času. Při každém postupu se její [time] posune o jedno pole doprava. Co je na poli vytištěno, nastane, jakmile na ně žeton vstoupí.</translation>
    </message>
    <message>
        <source>This action has an immediate special effect, which shows an outcome. If it applies, the dice check ends at once: all dice are spent and that outcome happens, whatever the dice show.</source>
        <translation>Tato akce má okamžitý zvláštní účinek, který ukazuje na jeden důsledek. Pokud nastane, ověření ihned končí: všechny kostky se vyčerpají a platí tento důsledek, ať kostky ukazují cokoli.</translation>
    </message>
    <message>
        <source>A yellow outcome is better than a green one. Where an arrow leads from one outcome to another, apply the second one as well.</source>
        <translation>Žlutý důsledek je lepší než zelený. Vede-li šipka od jednoho důsledku k jinému, vyhodnoťte i ten druhý.</translation>
    </message>
    <message>
        <source>An injury is a card and an injury die in the top slot of a column; dice that it pushes out are spent. In every dice check of yours your injury dice are rolled too. If one of your injury cards shows the rolled icon, its effect happens before you use your dice.</source>
        <translation>Zranění je karta a kostka zranění na horním poli sloupce; kostky, které vytlačí, se vyčerpají. Při každém vašem ověření se hází i vašimi kostkami zranění. Pokud některá z vašich karet zranění ukazuje hozený symbol, její účinek nastane dřív, než použijete kostky.</translation>
    </message>
    <message>
        <source>To prepare you may make a dice check without outcomes. Its only use is to pay for dice combinations.</source>
        <translation>Při přípravě můžete provést ověření kostkami bez důsledků. Slouží jen k zaplacení kombinací kostek.</translation>
    </message>
    <message>
        <source>Whoever has to spend a die and has none available must sacrifice one: it is out of this expedition. Rest in time. In this training nothing is lost with three dice or fewer.</source>
        <translation>Kdo musí vyčerpat kostku a žádnou dostupnou nemá, musí jednu obětovat: pro tuto výpravu je vyřazena. Odpočívejte včas. V tomto výcviku se při třech nebo méně kostkách nic neztrácí.</translation>
    </message>
    <message>
        <source>Every other crewmember in the sector may assist: with one available die, and by playing one section card. All dice lie in one roll pool, but each returns to its owner.</source>
        <translation>Podpořit může každý další člen posádky v sektoru: jednou dostupnou kostkou a zahráním jedné karty sekce. Všechny kostky leží v jedné zásobě kostek, ale každá se vrátí svému majiteli.</translation>
    </message>
    <message>
        <source>Danger dice are printed to the left of this action. They are rolled together with your dice and looked up in their danger table after the dice combinations, before the special effects.</source>
        <translation>Vlevo od této akce jsou vytištěné kostky nebezpečí. Hází se jimi spolu s vašimi kostkami a vyhodnotí se podle své tabulky nebezpečí po kombinacích kostek, ale před zvláštními účinky.</translation>
    </message>
    <message>
        <source>The lower half of a section card is a [combination]. After the results are modified, spend dice of the roll pool that show what it asks for: its effect happens at once, and the card is discarded.</source>
        <translation>Spodní polovina karty sekce je [combination]. Po úpravě výsledků vyčerpejte ze zásoby kostky, které ukazují, co kombinace vyžaduje: její účinek nastane ihned a karta se odhodí.</translation>
    </message>
</context>
<context>
    <name>TrackNames</name>
    <message>
        <source>Track</source>
        <extracomment>Where a track has no name of its own: a row of spaces along which a token moves.</extracomment>
        <translation>Stupnice</translation>
    </message>
</context>
<context>
    <name>TrayDieButton</name>
    <message>
        <source>Press it or drag it to what it is to be spent on.</source>
        <translation>Klikněte na ni, nebo ji přetáhněte na to, za co ji chcete vyčerpat.</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message numerus="yes">
        <source>{file} was played with %n content pack(s) that are missing here: {packs}. It was left as it is; add what is missing to open it.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file, {packs} are names of content packs with &quot;and&quot; before the last one; %n is how many they are.</extracomment>
        <translation>
            <numerusform>Soubor {file} se hrál s balíčkem obsahu, který zde chybí: {packs}. Zůstal beze změny; chcete-li ho otevřít, balíček přidejte.</numerusform>
            <numerusform>Soubor {file} se hrál s %n balíčky obsahu, které zde chybějí: {packs}. Zůstal beze změny; chcete-li ho otevřít, balíčky přidejte.</numerusform>
            <numerusform>Soubor {file} se hrál s %n balíčky obsahu, které zde chybějí: {packs}. Zůstal beze změny; chcete-li ho otevřít, balíčky přidejte.</numerusform>
        </translation>
    </message>
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
        <extracomment>{sentence} says what is wrong in a content pack. {meant} is a word that exists and looks alike.</extracomment>
        <translation>{sentence} (mysleli jste „{meant}“?)</translation>
    </message>
    <message>
        <source>There is no room left on the disk, so Vanguard cannot keep anything in {folder}. Free some space and start it again.</source>
        <extracomment>Window at the start, where the program cannot run. {folder} is the path of a folder.</extracomment>
        <translation>Na disku už není místo, Vanguard proto nemůže do složky {folder} nic uložit. Uvolněte místo a spusťte ho znovu.</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}, where Vanguard would keep settings and saves. Allow writing there, or start it with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation>Do složky {folder}, kam Vanguard ukládá nastavení a hry, nelze zapisovat. Povolte tam zápis, nebo ho spusťte s jinou složkou: --profile</translation>
    </message>
    <message>
        <source>The disk reports an error, so Vanguard cannot keep anything in {folder}. Check the disk, or start it with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation>Disk hlásí chybu, Vanguard proto nemůže do složky {folder} nic uložit. Zkontrolujte disk, nebo ho spusťte s jinou složkou: --profile</translation>
    </message>
    <message>
        <source>Something else lies where Vanguard keeps its things: {folder}. Move it away and start it again.</source>
        <extracomment>Window at the start, where the program cannot run: a file has the name of the folder. {folder} is the path of a folder.</extracomment>
        <translation>Tam, kam Vanguard ukládá své věci, leží něco jiného: {folder}. Přesuňte to jinam a spusťte Vanguard znovu.</translation>
    </message>
    <message>
        <source>The system does not let Vanguard keep anything in {folder}. Check the permissions there, or start it with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation>Systém nedovolí Vanguardu do složky {folder} nic uložit. Zkontrolujte její oprávnění, nebo ho spusťte s jinou složkou: --profile</translation>
    </message>
    <message>
        <source>The name of the folder {folder} is not written in UTF-8, so Vanguard cannot use it. Rename it, or start Vanguard with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation>Název složky {folder} není zapsán v UTF-8, Vanguard ji proto nemůže použít. Přejmenujte ji, nebo spusťte Vanguard s jinou složkou: --profile</translation>
    </message>
    <message>
        <source>Vanguard is already open with this profile, but it is busy and does not answer. Wait a moment, or close it, and start it again.</source>
        <translation>Vanguard je s tímto profilem už otevřený, ale je zaneprázdněný a neodpovídá. Chvíli počkejte, nebo ho zavřete a spusťte znovu.</translation>
    </message>
    <message>
        <source>{file} is not a saved game. It was left as it is; choose another file.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation>{file} není uložená hra. Soubor zůstal beze změny; vyberte jiný.</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing in it was changed; repair a copy with “vanguard-desktop doctor” or open another save.</source>
        <extracomment>Why a saved game cannot be opened; the words in quotation marks are typed as they stand. {file} is the name of a file.</extracomment>
        <translation>Soubor {file} je poškozený. Nic se v něm nezměnilo; opravte kopii příkazem „vanguard-desktop doctor“ nebo otevřete jinou uloženou hru.</translation>
    </message>
    <message>
        <source>{file} ends too soon, as after an interrupted copy. Everything before that point is kept; repair a copy with “vanguard-desktop doctor”.</source>
        <extracomment>Why a saved game cannot be opened; the words in quotation marks are typed as they stand. {file} is the name of a file.</extracomment>
        <translation>Soubor {file} končí příliš brzy, jako po přerušeném kopírování. Vše do toho místa je zachováno; opravte kopii příkazem „vanguard-desktop doctor“.</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of the game. It was left as it is; update the game to open it.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation>Soubor {file} vytvořila novější verze hry. Zůstal beze změny; chcete-li ho otevřít, aktualizujte hru.</translation>
    </message>
    <message>
        <source>{file} is no longer there. If it was moved, import it from its new place.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation>Soubor {file} už tam není. Pokud byl přesunut, importujte ho z nového místa.</translation>
    </message>
    <message>
        <source>{file} can only be read, so nothing could be recorded there. Everything before is kept; allow writing, or go on in a copy.</source>
        <extracomment>Why a saved game cannot be played on. {file} is the name of a file.</extracomment>
        <translation>Soubor {file} lze jen číst, nic se do něj proto nezaznamenalo. Vše předchozí je zachováno; povolte zápis, nebo pokračujte v kopii.</translation>
    </message>
    <message>
        <source>There is no room left on the disk, so nothing could be recorded in {file}. Everything before is kept; free some space and try again.</source>
        <extracomment>While playing: a decision was not saved. {file} is the name of a file.</extracomment>
        <translation>Na disku už není místo, do souboru {file} se proto nic nezaznamenalo. Vše předchozí je zachováno; uvolněte místo a zkuste to znovu.</translation>
    </message>
    <message>
        <source>The system does not allow access to {file}. Nothing was changed; check the permissions of the file and its folder.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation>Systém nedovoluje přístup k souboru {file}. Nic se nezměnilo; zkontrolujte oprávnění souboru a jeho složky.</translation>
    </message>
    <message>
        <source>The disk reports an error, so nothing could be recorded in {file}. Check the disk; to be safe, keep the game on another one.</source>
        <extracomment>While playing: a decision was not saved. {file} is the name of a file.</extracomment>
        <translation>Disk hlásí chybu, do souboru {file} se proto nic nezaznamenalo. Zkontrolujte disk; pro jistotu uložte hru na jiný.</translation>
    </message>
    <message>
        <source>Something else lies where {file} belongs. Nothing was changed; move it away and try again.</source>
        <extracomment>Why a game cannot be saved: a folder has the name of the file. {file} is the name of a file.</extracomment>
        <translation>Na místě, kam patří {file}, leží něco jiného. Nic se nezměnilo; přesuňte to jinam a zkuste to znovu.</translation>
    </message>
    <message>
        <source>{file} was moved, renamed or deleted while you played, so nothing more is recorded. The game as you see it is whole; keep it in another file.</source>
        <extracomment>While playing: the saved game has vanished. {file} is the name of a file.</extracomment>
        <translation>Soubor {file} byl během hry přesunut, přejmenován nebo smazán, nic se proto už nezaznamenává. Hra, jak ji vidíte, je celá; uložte ji do jiného souboru.</translation>
    </message>
    <message>
        <source>{file} was replaced or changed from outside while you played, so nothing more is recorded. The game as you see it is whole; keep it in another file.</source>
        <extracomment>While playing: the saved game is another one than before. {file} is the name of a file.</extracomment>
        <translation>Soubor {file} byl během hry nahrazen nebo změněn zvenčí, nic se proto už nezaznamenává. Hra, jak ji vidíte, je celá; uložte ji do jiného souboru.</translation>
    </message>
    <message>
        <source>{file} was played with content packs that are missing or different here. It was left as it is; add those packs to open it.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation>Soubor {file} se hrál s balíčky obsahu, které zde chybějí nebo se liší. Zůstal beze změny; chcete-li ho otevřít, balíčky přidejte.</translation>
    </message>
    <message>
        <source>{file} is open in another window, so it can only be read here. Close the other window to continue playing.</source>
        <extracomment>Why a saved game cannot be played on. {file} is the name of a file.</extracomment>
        <translation>Soubor {file} je otevřený v jiném okně, zde ho proto lze jen číst. Chcete-li hrát dál, zavřete druhé okno.</translation>
    </message>
    <message>
        <source>{file} has been played on elsewhere, so the last decision was not recorded here. Everything that was recorded is kept; open the save again to see it.</source>
        <extracomment>While playing: a decision was not saved. {file} is the name of a file.</extracomment>
        <translation>V souboru {file} se hrálo dál jinde, poslední rozhodnutí zde proto nebylo zaznamenáno. Vše zaznamenané je zachováno; uvidíte to po novém otevření uložené hry.</translation>
    </message>
</context>
<context>
    <name>TurnLog</name>
    <message numerus="yes">
        <source>%n event card(s) are shuffled into a new deck.</source>
        <extracomment>Journal. %n is the number of cards in the new deck.</extracomment>
        <translation>
            <numerusform>Do nového balíčku se zamíchá %n karta událostí.</numerusform>
            <numerusform>Do nového balíčku se zamíchají %n karty událostí.</numerusform>
            <numerusform>Do nového balíčku se zamíchá %n karet událostí.</numerusform>
        </translation>
    </message>
    <message>
        <source>The landing roll shows {value}.</source>
        <extracomment>Journal. {value} is a number from 0 to 9.</extracomment>
        <translation>Hod na přistání ukazuje {value}.</translation>
    </message>
    <message numerus="yes">
        <source>The landing marker moves back %n space(s).</source>
        <extracomment>Journal: the marker on the landing track. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Ukazatel přistání se vrací o %n pole.</numerusform>
            <numerusform>Ukazatel přistání se vrací o %n pole.</numerusform>
            <numerusform>Ukazatel přistání se vrací o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The landing marker moves on %n space(s).</source>
        <extracomment>Journal: the marker on the landing track goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Ukazatel přistání postupuje o %n pole.</numerusform>
            <numerusform>Ukazatel přistání postupuje o %n pole.</numerusform>
            <numerusform>Ukazatel přistání postupuje o %n polí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <extracomment>Journal, a line by itself. {number} counts from 1.</extracomment>
        <translation>Začíná {number}. kolo.</translation>
    </message>
    <message>
        <source>{member} takes the start token.</source>
        <extracomment>Journal: whoever has the token plays first. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} dostává žeton začínajícího hráče.</translation>
    </message>
    <message>
        <source>{member} begins a turn.</source>
        <extracomment>Journal. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} začíná svůj tah.</translation>
    </message>
    <message>
        <source>{member} takes the action back.</source>
        <extracomment>Journal: the action has not happened, it may be chosen anew. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} bere akci zpět.</translation>
    </message>
    <message numerus="yes">
        <source>This turn loses %n action(s).</source>
        <extracomment>Journal: the turn has fewer actions left. %n is how many fewer.</extracomment>
        <translation>
            <numerusform>Tento tah ztrácí %n akci.</numerusform>
            <numerusform>Tento tah ztrácí %n akce.</numerusform>
            <numerusform>Tento tah ztrácí %n akcí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn gains %n action(s).</source>
        <extracomment>Journal: the turn has more actions left. %n is how many more.</extracomment>
        <translation>
            <numerusform>Tento tah získává %n akci.</numerusform>
            <numerusform>Tento tah získává %n akce.</numerusform>
            <numerusform>Tento tah získává %n akcí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of this turn, %n fewer event(s) are revealed.</source>
        <extracomment>Journal, about event cards. %n is how many.</extracomment>
        <translation>
            <numerusform>Na konci tohoto tahu se odhalí o %n událost méně.</numerusform>
            <numerusform>Na konci tohoto tahu se odhalí o %n události méně.</numerusform>
            <numerusform>Na konci tohoto tahu se odhalí o %n událostí méně.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of this turn, %n more event(s) are revealed.</source>
        <extracomment>Journal, about event cards. %n is how many.</extracomment>
        <translation>
            <numerusform>Na konci tohoto tahu se odhalí o %n událost víc.</numerusform>
            <numerusform>Na konci tohoto tahu se odhalí o %n události víc.</numerusform>
            <numerusform>Na konci tohoto tahu se odhalí o %n událostí víc.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} ends the turn.</source>
        <extracomment>Journal. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} končí tah.</translation>
    </message>
    <message>
        <source>{member} travels to {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} se přesouvá do sektoru {sector}.</translation>
    </message>
    <message numerus="yes">
        <source>The away team loses %n [supplies].</source>
        <extracomment>Journal: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Výsadkový tým ztrácí %n [supplies](acc).</numerusform>
            <numerusform>Výsadkový tým ztrácí %n [supplies](acc).</numerusform>
            <numerusform>Výsadkový tým ztrácí %n [supplies](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [supplies].</source>
        <extracomment>Journal: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Výsadkový tým získává %n [supplies](acc).</numerusform>
            <numerusform>Výsadkový tým získává %n [supplies](acc).</numerusform>
            <numerusform>Výsadkový tým získává %n [supplies](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [success].</source>
        <extracomment>Journal: tokens for what the expedition has achieved. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Výsadkový tým získává %n [success](acc).</numerusform>
            <numerusform>Výsadkový tým získává %n [success](acc).</numerusform>
            <numerusform>Výsadkový tým získává %n [success](acc).</numerusform>
        </translation>
    </message>
    <message>
        <source>{section} agrees to the lift-off.</source>
        <extracomment>Journal: the players of a section vote. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} souhlasí s odletem.</translation>
    </message>
    <message>
        <source>{section} wants to stay on the planet.</source>
        <extracomment>Journal: the players of a section vote. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} chce na planetě zůstat.</translation>
    </message>
    <message>
        <source>Chance has decided something that shows later.</source>
        <translation>Náhoda rozhodla o něčem, co se ukáže později.</translation>
    </message>
    <message>
        <source>rest</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. A noun.</extracomment>
        <translation>odpočinek</translation>
    </message>
    <message>
        <source>prepare</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. As a noun.</extracomment>
        <translation>příprava</translation>
    </message>
    <message>
        <source>special action</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: an action that a card offers.</extracomment>
        <translation>zvláštní akce</translation>
    </message>
    <message>
        <source>action taken back</source>
        <translation>akce vzatá zpět</translation>
    </message>
    <message>
        <source>landing roll</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the roll for the landing on the planet.</extracomment>
        <translation>hod na přistání</translation>
    </message>
    <message>
        <source>lander sector: {sector}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the lander was placed there. {sector} is the name of a sector.</extracomment>
        <translation>sektor výsadku: {sector}</translation>
    </message>
    <message>
        <source>rank-up card: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was chosen. {card} is the name of a card.</extracomment>
        <translation>karta povýšení: {card}</translation>
    </message>
    <message>
        <source>start token for {member}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: who plays first. {member} is the name of a crewmember.</extracomment>
        <translation>žeton začínajícího hráče: {member}</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>konec tahu</translation>
    </message>
    <message>
        <source>lost supplies</source>
        <extracomment>What is undone, after &quot;Undo –&quot;.</extracomment>
        <translation>ztracené zásoby</translation>
    </message>
    <message>
        <source>gained supplies</source>
        <extracomment>What is undone, after &quot;Undo –&quot;.</extracomment>
        <translation>získané zásoby</translation>
    </message>
    <message>
        <source>gained successes</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: tokens for what the expedition has achieved.</extracomment>
        <translation>získané úspěchy</translation>
    </message>
    <message>
        <source>event: {event}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was revealed. {event} is the name of a card.</extracomment>
        <translation>událost: {event}</translation>
    </message>
    <message>
        <source>answer to the lift-off: {section}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: whether the team leaves the planet. {section} is the name of a section, as Science.</extracomment>
        <translation>odpověď k odletu: {section}</translation>
    </message>
    <message>
        <source>end of the expedition</source>
        <translation>konec výpravy</translation>
    </message>
    <message>
        <source>lander: {part}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a part of the lander was used. {part} is its name.</extracomment>
        <translation>výsadková loď: {part}</translation>
    </message>
    <message>
        <source>The lander stands in {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation>Výsadková loď stojí v sektoru {sector}.</translation>
    </message>
    <message>
        <source>You may choose from the rank-up cards {cards}.</source>
        <extracomment>{cards} are names of rank-up cards in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation>Vyberte si z karet povýšení {cards}.</translation>
    </message>
    <message>
        <source>The away team keeps the rank-up card {card}.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation>Výsadkový tým si nechává kartu povýšení {card}.</translation>
    </message>
    <message>
        <source>The goal of the rank-up card {card} is met.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation>Cíl karty povýšení {card} je splněn.</translation>
    </message>
    <message>
        <source>{member} takes the path {path}.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} se vydává po trase {path}.</translation>
    </message>
    <message>
        <source>{member} stands in {sector} now.</source>
        <extracomment>{sector} is the name of a sector in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} nyní stojí v sektoru {sector}.</translation>
    </message>
    <message>
        <source>{member} reveals the event {event}.</source>
        <extracomment>{event} is the name of an event card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} odhaluje událost {event}.</translation>
    </message>
    <message>
        <source>The event {event} is discarded.</source>
        <extracomment>{event} is the name of an event card in quotation marks.</extracomment>
        <translation>Událost {event} se odhazuje.</translation>
    </message>
    <message>
        <source>Clockwise sit {members}.</source>
        <extracomment>{members} are names of crewmembers in the order in which they sit, with &quot;and&quot; before the last one.</extracomment>
        <translation>Po směru hodinových ručiček sedí {members}.</translation>
    </message>
    <message>
        <source>{member} uses {part} of the lander.</source>
        <extracomment>{part} is the name of a lander or of a mod on it, in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} využívá {part} na výsadkové lodi.</translation>
    </message>
    <message>
        <source>{lander} makes up for it, and this result does nothing.</source>
        <extracomment>{lander} is the name of the lander or of a mod on it, in quotation marks.</extracomment>
        <translation>{lander} to vyrovná a tento výsledek nic nezpůsobí.</translation>
    </message>
    <message>
        <source>{title}: {lesson}</source>
        <extracomment>A lesson of the training. {title} is its title, {lesson} what it explains.</extracomment>
        <translation>{title}: {lesson}</translation>
    </message>
    <message>
        <source>The expedition is over.</source>
        <translation>Výprava skončila.</translation>
    </message>
    <message>
        <source>{member} sets out to travel.</source>
        <extracomment>Journal: the action of traveling was chosen. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} se vydává na přesun.</translation>
    </message>
    <message>
        <source>{member} rests.</source>
        <extracomment>Journal: an action. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} odpočívá.</translation>
    </message>
    <message>
        <source>{member} prepares.</source>
        <extracomment>Journal: an action. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} se připravuje.</translation>
    </message>
    <message>
        <source>{member} takes a special action.</source>
        <extracomment>Journal: an action that a card offers. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} provádí zvláštní akci.</translation>
    </message>
    <message>
        <source>{member} takes an action.</source>
        <extracomment>Journal: an action that has no name. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} provádí akci.</translation>
    </message>
    <message>
        <source>{ending} Left behind: {members}.</source>
        <extracomment>{ending} is a sentence: how the expedition ended. {members} are names with &quot;and&quot; before the last one.</extracomment>
        <translation>{ending} Na planetě zůstávají: {members}.</translation>
    </message>
    <message>
        <source>The lander lifts off.</source>
        <translation>Výsadková loď odlétá.</translation>
    </message>
    <message>
        <source>Emergency evac: the away team is taken off the planet.</source>
        <translation>Nouzová evakuace: výsadkový tým opouští planetu.</translation>
    </message>
    <message>
        <source>The expedition ends here.</source>
        <translation>Výprava zde končí.</translation>
    </message>
    <message>
        <source>Nobody of the away team is left.</source>
        <translation>Z výsadkového týmu nikdo nezbývá.</translation>
    </message>
    <message>
        <source>travel to {sector}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. {sector} is the name of a sector.</extracomment>
        <translation>přesun: {sector}</translation>
    </message>
    <message>
        <source>travel</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. A noun.</extracomment>
        <translation>přesun</translation>
    </message>
</context>
<context>
    <name>UndoText</name>
    <message>
        <source>Undo</source>
        <extracomment>Button; nothing is said about what will be undone.</extracomment>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button: what was undone is done again; nothing is said about what.</extracomment>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>last decision</source>
        <extracomment>What is undone, after &quot;Undo –&quot;, where it has no name.</extracomment>
        <translation>poslední rozhodnutí</translation>
    </message>
    <message>
        <source>Undo – {what}</source>
        <extracomment>Button or tool tip. {what} tells what will be undone, as &quot;travel to Ash Terrace&quot;.</extracomment>
        <translation>Zpět – {what}</translation>
    </message>
    <message>
        <source>Redo – {what}</source>
        <extracomment>Button or tool tip. {what} tells what will be done again, as &quot;travel to Ash Terrace&quot;.</extracomment>
        <translation>Znovu – {what}</translation>
    </message>
</context>
<context>
    <name>UsableList</name>
    <message>
        <source>Usable now</source>
        <extracomment>Heading over cards and skills that can be used at this moment.</extracomment>
        <translation>Lze použít teď</translation>
    </message>
</context>
<context>
    <name>WaitingPieces</name>
    <message>
        <source>To be placed</source>
        <extracomment>The heading of a piece that waits until a player puts it on the board, on a deck, or with somebody.</extracomment>
        <translation>K umístění</translation>
    </message>
</context>
<context>
    <name>WaysPanel</name>
    <message>
        <source>How it is played</source>
        <translation>Jak se hraje</translation>
    </message>
    <message>
        <source>Deadly space</source>
        <extracomment>Switch before a new game: the mode in which whoever dies stays dead.</extracomment>
        <translation>Smrtící vesmír</translation>
    </message>
    <message>
        <source>On: a fourth injury no longer ends the expedition for all; it may kill the one who gets it, and the others go on. For players who know the game.</source>
        <translation>Zapnuto: čtvrté zranění už neukončí výpravu pro všechny; může zabít toho, kdo je získá, a ostatní pokračují. Pro hráče, kteří hru znají.</translation>
    </message>
    <message>
        <source>Real dice</source>
        <extracomment>Switch before a new game: dice of wood or plastic on the own table.</extracomment>
        <translation>Skutečné kostky</translation>
    </message>
    <message>
        <source>On: you roll dice on your own table and tell the game what they show.</source>
        <translation>Zapnuto: házíte kostkami na vlastním stole a řeknete hře, co padlo.</translation>
    </message>
    <message>
        <source>Read events first</source>
        <translation>Události nejdřív číst</translation>
    </message>
    <message>
        <source>On: an event waits until you have read it, so that abilities can still be used before.</source>
        <translation>Zapnuto: událost počká, až ji přečtete, takže předtím ještě lze použít schopnosti.</translation>
    </message>
    <message>
        <source>Choose the seat order</source>
        <translation>Volit pořadí míst</translation>
    </message>
    <message>
        <source>On: a player with several crewmembers says in which order they sit, and so take their turns.</source>
        <translation>Zapnuto: hráč s více členy posádky určí, v jakém pořadí sedí, a tedy i hrají.</translation>
    </message>
    <message>
        <source>Ask before a forced cost</source>
        <translation>Ptát se před vynucenou cenou</translation>
    </message>
    <message>
        <source>If it hurts</source>
        <translation>Když to bolí</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>Choice of how often the game asks before it takes a cost: every time.</extracomment>
        <translation>Vždy</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>Choice of how often the game asks before it takes a cost: at no time.</extracomment>
        <translation>Nikdy</translation>
    </message>
    <message>
        <source>Whenever you must pay and an ability could change that, the game stops and asks.</source>
        <translation>Kdykoli musíte platit a schopnost by to mohla změnit, hra se zastaví a zeptá se.</translation>
    </message>
    <message>
        <source>The game pays at once; undo takes it back if you would rather have used an ability.</source>
        <translation>Hra zaplatí hned; krok zpět to vrátí, pokud byste raději použili schopnost.</translation>
    </message>
    <message>
        <source>The game stops and asks if paying would sacrifice a die or bring an injury, and an ability could change that.</source>
        <translation>Hra se zastaví a zeptá se, pokud by placení obětovalo kostku nebo přineslo zranění a schopnost by to mohla změnit.</translation>
    </message>
</context>
<context>
    <name>_Decks</name>
    <message>
        <source>{deck}: {cards} cards, leads worth {leads}</source>
        <extracomment>A discovery deck. {deck} is its kind, {cards} how many cards are left, {leads} what the lead tokens on it are worth together.</extracomment>
        <translation>{deck}: karet {cards}, hodnota náznaků {leads}</translation>
    </message>
</context>
<context>
    <name>_Opener</name>
    <message>
        <source>Choose what the chances of this column reckon with</source>
        <translation>Zvolte, s čím šance v tomto sloupci počítají</translation>
    </message>
</context>
<context>
    <name>_SaveCard</name>
    <message>
        <source>A game without a name</source>
        <extracomment>In the list of saved games: one whose name shows nothing.</extracomment>
        <translation>Hra beze jména</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) · {when}</source>
        <extracomment>In the list of saved games: how long a game is, and {when} it was played last (date and time).</extracomment>
        <translation>
            <numerusform>%n rozhodnutí · {when}</numerusform>
            <numerusform>%n rozhodnutí · {when}</numerusform>
            <numerusform>%n rozhodnutí · {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button beside a saved game: play it.</extracomment>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Exportovat kopii</translation>
    </message>
</context>
</TS>
