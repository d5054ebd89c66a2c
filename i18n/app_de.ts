<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AbilityText</name>
    <message>
        <source>This serves other crewmembers too, wherever they are.</source>
        <extracomment>Behind what &quot;you&quot; may do at some moment.</extracomment>
        <translation>Das gilt auch für andere Besatzungsmitglieder, wo immer sie sind.</translation>
    </message>
    <message>
        <source>once per dice check</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation>einmal pro Würfelwurf</translation>
    </message>
    <message>
        <source>once per turn</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation>einmal pro Zug</translation>
    </message>
    <message>
        <source>once per round</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation>einmal pro Runde</translation>
    </message>
    <message>
        <source>once per expedition</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation>einmal pro Expedition</translation>
    </message>
    <message>
        <source>[basic] of red dice may be spent as {icon}.</source>
        <extracomment>What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the red dice give.</extracomment>
        <translation>Das Symbol [basic] auf roten Würfeln darf als {icon} verbraucht werden.</translation>
    </message>
    <message>
        <source>[basic] of green dice may be spent as {icon}.</source>
        <extracomment>What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the green dice give.</extracomment>
        <translation>Das Symbol [basic] auf grünen Würfeln darf als {icon} verbraucht werden.</translation>
    </message>
    <message>
        <source>[basic] of blue dice may be spent as {icon}.</source>
        <extracomment>What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the blue dice give.</extracomment>
        <translation>Das Symbol [basic] auf blauen Würfeln darf als {icon} verbraucht werden.</translation>
    </message>
    <message>
        <source>Another crewmember must assist.</source>
        <translation>Ein anderes Besatzungsmitglied muss unterstützen.</translation>
    </message>
    <message>
        <source>Every other crewmember in the sector must assist.</source>
        <translation>Jedes andere Besatzungsmitglied im Sektor muss unterstützen.</translation>
    </message>
    <message>
        <source>Only once.</source>
        <extracomment>A special action can be taken only once in the whole campaign.</extracomment>
        <translation>Nur einmal.</translation>
    </message>
    <message>
        <source>Only if what happened before allows it.</source>
        <extracomment>A special action depends on what the players noted earlier in the campaign.</extracomment>
        <translation>Nur wenn es nach dem bisher Geschehenen möglich ist.</translation>
    </message>
    <message>
        <source>Space {number}</source>
        <extracomment>A space of a time track; what happens when the token enters it follows. {number} counts from the left.</extracomment>
        <translation>Feld {number}</translation>
    </message>
    <message>
        <source>at any time</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>jederzeit</translation>
    </message>
    <message>
        <source>during a dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>während eines Würfelwurfs</translation>
    </message>
    <message>
        <source>in your own turn</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>im eigenen Zug</translation>
    </message>
    <message>
        <source>as an action</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>als Aktion</translation>
    </message>
    <message>
        <source>before the dice are rolled</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>bevor gewürfelt wird</translation>
    </message>
    <message>
        <source>before the dice of any check are rolled</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>bevor bei einem beliebigen Würfelwurf gewürfelt wird</translation>
    </message>
    <message>
        <source>during any dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>während eines beliebigen Würfelwurfs</translation>
    </message>
    <message>
        <source>after an outcome of your dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>nach einem Ergebnis eures Würfelwurfs</translation>
    </message>
    <message>
        <source>at the end of your dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>am Ende eures Würfelwurfs</translation>
    </message>
    <message>
        <source>after a danger die has been rolled</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>nachdem ein Gefahrenwürfel gewürfelt wurde</translation>
    </message>
    <message>
        <source>when traveling</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>beim Reisen</translation>
    </message>
    <message>
        <source>when resting</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>beim Rasten</translation>
    </message>
    <message>
        <source>before [supplies](pl) are lost</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>bevor [supplies](pl) verloren gehen</translation>
    </message>
    <message>
        <source>when gaining [lead](pl)</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>wenn ihr [lead](acc.pl) erhaltet</translation>
    </message>
    <message>
        <source>on leaving a sector that shows the [final_poi] icon</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>beim Verlassen eines Sektors, der das Symbol [final_poi] zeigt</translation>
    </message>
    <message>
        <source>before an injury is gained</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>bevor jemand eine Verletzung erhält</translation>
    </message>
    <message>
        <source>if {test}</source>
        <extracomment>A head, small, behind the moment of an ability, which may begin with &quot;when&quot;. {test} is a clause such as &quot;the outcome was red&quot;.</extracomment>
        <translation>falls {test}</translation>
    </message>
    <message>
        <source>during the landing</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>während der Landung</translation>
    </message>
    <message>
        <source>when an icon of your path is about to be resolved</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>wenn ein Symbol eurer Route angewendet werden soll</translation>
    </message>
    <message>
        <source>after traveling</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>nach dem Reisen</translation>
    </message>
    <message>
        <source>on entering a sector where nobody was before</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>beim Betreten eines Sektors, in dem noch niemand war</translation>
    </message>
    <message>
        <source>after resting</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>nach dem Rasten</translation>
    </message>
    <message>
        <source>when preparing</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>beim Vorbereiten</translation>
    </message>
    <message>
        <source>after exerting</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>nach einer Strapaze</translation>
    </message>
    <message>
        <source>after spending dice as a cost</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>nachdem ihr Würfel als Kosten verbraucht habt</translation>
    </message>
    <message>
        <source>after gaining a discovery</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>nachdem ihr eine Entdeckung erhalten habt</translation>
    </message>
    <message>
        <source>when a [poi] card comes to your sector</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>wenn eine [poi]-Karte in euren Sektor kommt</translation>
    </message>
    <message>
        <source>when your dice check moves a green track on</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>wenn durch euren Würfelwurf ein grüner Track vorrückt</translation>
    </message>
    <message>
        <source>when a [threat] enters your sector</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>wenn eine [threat] euren Sektor betritt</translation>
    </message>
    <message>
        <source>at the start of a round</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>zu Beginn einer Runde</translation>
    </message>
    <message>
        <source>at the end of your turn</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>am Ende eures Zuges</translation>
    </message>
    <message>
        <source>when you replace the [poi] of a sector</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>wenn ihr das [poi](acc) eines Sektors ersetzt</translation>
    </message>
    <message>
        <source>when all time tracks are about to progress</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>wenn alle Zeit-Tracks vorrücken sollen</translation>
    </message>
    <message>
        <source>when an attack of a [threat] is about to hit</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>wenn der Angriff einer [threat](gen) treffen soll</translation>
    </message>
    <message>
        <source>when an outcome of your dice check has been marked</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>wenn ein Ergebnis eures Würfelwurfs markiert worden ist</translation>
    </message>
    <message>
        <source>when an action could be chosen, without using one</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>wenn ihr eine Aktion wählen könntet, ohne dafür eine zu nutzen</translation>
    </message>
    <message numerus="yes">
        <source>Time track, %n space(s).</source>
        <extracomment>First of the lines about the time track of a card; %n is its length.</extracomment>
        <translation>
            <numerusform>Zeit-Track, %n Feld.</numerusform>
            <numerusform>Zeit-Track, %n Felder.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <extracomment>Title of the page about the program.</extracomment>
        <translation>Über das Spiel</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>{version} is as &quot;1.0.2&quot;.</extracomment>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A cooperative, story-driven campaign board game for one to four players at one screen.</source>
        <translation>Ein kooperatives Kampagnen-Brettspiel mit einer großen Geschichte, für eine bis vier Personen an einem Bildschirm.</translation>
    </message>
    <message>
        <source>License</source>
        <extracomment>Heading on the page about the program.</extracomment>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>The program is free software under the MIT license. Its text comes with the program.</source>
        <translation>Das Programm ist freie Software unter der MIT-Lizenz. Deren Text liegt dem Programm bei.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <extracomment>Heading on the page about the program: typefaces.</extracomment>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>Under the SIL Open Font License 1.1. The license of each font lies beside it in the program’s folder.</source>
        <translation>Unter der SIL Open Font License 1.1. Die Lizenz jeder Schrift liegt neben ihr im Ordner des Programms.</translation>
    </message>
    <message>
        <source>Built on</source>
        <extracomment>Heading on the page about the program, over other programs that are used in it.</extracomment>
        <translation>Gebaut mit</translation>
    </message>
    <message>
        <source>Qt {qt} and PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs, cattrs, platformdirs and miniaudio (MIT).</source>
        <extracomment>On the page about the program. {qt}, {pyside} and {python} are version numbers.</extracomment>
        <translation>Qt {qt} und PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs, cattrs, platformdirs und miniaudio (MIT).</translation>
    </message>
</context>
<context>
    <name>AddressText</name>
    <message>
        <source>each crewmember</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>jedes Besatzungsmitglied</translation>
    </message>
    <message>
        <source>each crewmember in your sector</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>jedes Besatzungsmitglied in eurem Sektor</translation>
    </message>
    <message>
        <source>each other crewmember in your sector</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>jedes andere Besatzungsmitglied in eurem Sektor</translation>
    </message>
    <message>
        <source>one crewmember of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>ein Besatzungsmitglied eurer Wahl</translation>
    </message>
    <message>
        <source>one crewmember in your sector, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>ein Besatzungsmitglied eurer Wahl in eurem Sektor</translation>
    </message>
    <message>
        <source>another crewmember in your sector, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>ein anderes Besatzungsmitglied eurer Wahl in eurem Sektor</translation>
    </message>
    <message>
        <source>one crewmember in a connected sector, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>ein Besatzungsmitglied eurer Wahl in einem verbundenen Sektor</translation>
    </message>
    <message>
        <source>each crewmember who assists in the dice check</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>jedes Besatzungsmitglied, das diesen Würfelwurf unterstützt</translation>
    </message>
    <message>
        <source>one crewmember at most two sectors away, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>ein Besatzungsmitglied eurer Wahl, höchstens zwei Sektoren entfernt</translation>
    </message>
    <message>
        <source>one crewmember at most two sectors from the lander, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>ein Besatzungsmitglied eurer Wahl, höchstens zwei Sektoren vom Lander entfernt</translation>
    </message>
    <message>
        <source>a random crewmember</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>ein zufälliges Besatzungsmitglied</translation>
    </message>
    <message>
        <source>for {each} in turn, {one}</source>
        <extracomment>A head, small: a text speaks to everybody in turn, each time about somebody else. {each} is as &quot;each crewmember&quot;, {one} as &quot;one crewmember in a connected sector, of your choice&quot;.</extracomment>
        <translation>für {each} der Reihe nach, {one}</translation>
    </message>
    <message>
        <source>chance decides in secret which of these happens</source>
        <extracomment>A head, small: one of the lines that follow happens, and the players are not told which.</extracomment>
        <translation>der Zufall entscheidet im Geheimen, was davon geschieht</translation>
    </message>
</context>
<context>
    <name>AnswerButtons</name>
    <message>
        <source>All ({count})</source>
        <extracomment>A small button that opens the list of all answers. {count} is their number.</extracomment>
        <translation>Alle ({count})</translation>
    </message>
    <message>
        <source>All answers ({count})</source>
        <extracomment>Button that opens the list of all answers. {count} is their number.</extracomment>
        <translation>Alle Antworten ({count})</translation>
    </message>
</context>
<context>
    <name>AnyTimeChips</name>
    <message>
        <source>At any time: {count} (A)</source>
        <extracomment>Opens the list of all that may be done beside answering; A is the key for it. {count} is a number.</extracomment>
        <translation>Jederzeit: {count} (A)</translation>
    </message>
</context>
<context>
    <name>BesideRows</name>
    <message>
        <source>Before that, if you like:</source>
        <translation>Vorher, wenn ihr wollt:</translation>
    </message>
</context>
<context>
    <name>Biome</name>
    <message>
        <source>Aquatic</source>
        <extracomment>Name of the icon biome_aquatic, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Caves</source>
        <extracomment>Name of the icon biome_caves, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Höhlen</translation>
    </message>
    <message>
        <source>Crystalline</source>
        <extracomment>Name of the icon biome_crystalline, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Kristallin</translation>
    </message>
    <message>
        <source>Desert</source>
        <extracomment>Name of the icon biome_desert, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>Frigid</source>
        <extracomment>Name of the icon biome_frigid, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Kälte</translation>
    </message>
    <message>
        <source>Hostile</source>
        <extracomment>Name of the icon biome_hostile, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Feindselig</translation>
    </message>
    <message>
        <source>Lethal</source>
        <extracomment>Name of the icon biome_lethal, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Tödlich</translation>
    </message>
    <message>
        <source>Rocky</source>
        <extracomment>Name of the icon biome_rocky, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Felsig</translation>
    </message>
    <message>
        <source>Ruins</source>
        <extracomment>Name of the icon biome_ruins, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ruinen</translation>
    </message>
    <message>
        <source>Training</source>
        <extracomment>Name of the icon biome_training, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Training</translation>
    </message>
    <message>
        <source>Vegetation</source>
        <extracomment>Name of the icon biome_vegetation, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vegetation</translation>
    </message>
    <message>
        <source>Void</source>
        <extracomment>Name of the icon biome_void, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vakuum</translation>
    </message>
    <message>
        <source>Volcanic</source>
        <extracomment>Name of the icon biome_volcanic, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vulkanisch</translation>
    </message>
</context>
<context>
    <name>BoardLog</name>
    <message>
        <source>A mission failed token is placed on the lander.</source>
        <translation>Ein Missionsfehlschlag-Plättchen kommt auf den Lander.</translation>
    </message>
    <message>
        <source>No card lies in {sector} any more.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation>In {sector} liegt keine Karte mehr.</translation>
    </message>
    <message>
        <source>{sector} now shows {poi}.</source>
        <extracomment>{sector} is the name of a sector, {poi} of a point of interest, both in quotation marks.</extracomment>
        <translation>{sector} zeigt jetzt {poi}.</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are taken from {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation>
            <numerusform>%n Marker wird aus {sector} genommen.</numerusform>
            <numerusform>%n Marker werden aus {sector} genommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are placed in {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation>
            <numerusform>%n Marker kommt nach {sector}.</numerusform>
            <numerusform>%n Marker kommen nach {sector}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The path {path} has other icons now.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation>Die Route {path} hat jetzt andere Symbole.</translation>
    </message>
    <message>
        <source>The path {path} is open now.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation>Die Route {path} ist jetzt offen.</translation>
    </message>
    <message>
        <source>{condition} is in force.</source>
        <extracomment>{condition} is the name of a global condition in quotation marks.</extracomment>
        <translation>Jetzt gilt {condition}.</translation>
    </message>
    <message>
        <source>The mission {mission} comes into play.</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation>Die Mission {mission} kommt ins Spiel.</translation>
    </message>
    <message>
        <source>The mission {mission} is completed.</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation>Die Mission {mission} ist abgeschlossen.</translation>
    </message>
    <message numerus="yes">
        <source>The threat {threat} appears with %n standee(s) in {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks; %n are its figures.</extracomment>
        <translation>
            <numerusform>Die Bedrohung {threat} erscheint mit %n Aufsteller in {sector}.</numerusform>
            <numerusform>Die Bedrohung {threat} erscheint mit %n Aufstellern in {sector}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The threat {threat} appears in {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Die Bedrohung {threat} erscheint in {sector}.</translation>
    </message>
    <message>
        <source>The threat {threat} moves to {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Die Bedrohung {threat} zieht nach {sector}.</translation>
    </message>
    <message>
        <source>One standee of the threat {threat} moves to {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Ein Aufsteller der Bedrohung {threat} zieht nach {sector}.</translation>
    </message>
    <message>
        <source>The threat {threat} is gone.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation>Die Bedrohung {threat} ist fort.</translation>
    </message>
    <message>
        <source>The away team reads Log {number}.</source>
        <extracomment>{number} is that of an entry of the logbook.</extracomment>
        <translation>Das Außenteam liest Protokoll {number}.</translation>
    </message>
    <message>
        <source>The campaign will remember this.</source>
        <translation>Die Kampagne wird sich das merken.</translation>
    </message>
    <message>
        <source>This will be carried out aboard the ship.</source>
        <translation>Das wird an Bord des Schiffes ausgeführt.</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are taken off {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>%n Marker wird von der {card} genommen.</numerusform>
            <numerusform>%n Marker werden von der {card} genommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are put on {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>%n Marker kommt auf die {card}.</numerusform>
            <numerusform>%n Marker kommen auf die {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The mission {mission} fails and is discarded.</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation>Die Mission {mission} scheitert und wird abgelegt.</translation>
    </message>
    <message>
        <source>The team stays on the planet.</source>
        <translation>Das Team bleibt auf dem Planeten.</translation>
    </message>
    <message numerus="yes">
        <source>The room of %n discovery card(s) in the lander is taken.</source>
        <extracomment>Journal: the lander has less room for finds. %n is for how many cards.</extracomment>
        <translation>
            <numerusform>Im Lander ist der Platz von %n Entdeckungskarte belegt.</numerusform>
            <numerusform>Im Lander ist der Platz von %n Entdeckungskarten belegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>track: {track}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: its token was moved. {track} is its name.</extracomment>
        <translation>Track: {track}</translation>
    </message>
    <message>
        <source>completed mission: {mission}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {mission} is the name of a card.</extracomment>
        <translation>erfüllte Mission: {mission}</translation>
    </message>
    <message>
        <source>way of the threat: {threat}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: where it moves. {threat} is the name of a card.</extracomment>
        <translation>Weg der Bedrohung: {threat}</translation>
    </message>
    <message>
        <source>lead: {deck}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a lead token was placed. {deck} is a kind of discovery, as &quot;Mineral&quot;.</extracomment>
        <translation>Hinweis: {deck}</translation>
    </message>
    <message>
        <source>discovery: {deck}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a card was gained. {deck} is a kind of discovery, as &quot;Mineral&quot;.</extracomment>
        <translation>Entdeckung: {deck}</translation>
    </message>
    <message>
        <source>unique discovery: {discovery}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was gained. {discovery} is its name.</extracomment>
        <translation>einmalige Entdeckung: {discovery}</translation>
    </message>
    <message>
        <source>The time track of {track} is empty again.</source>
        <extracomment>{track} is a card with a time track in quotation marks.</extracomment>
        <translation>Der Zeit-Track von {track} ist wieder leer.</translation>
    </message>
    <message>
        <source>The time token of {track} stands on space {number}.</source>
        <extracomment>{track} is a card with a time track in quotation marks; {number} is a space, counted from the left.</extracomment>
        <translation>Das Zeitplättchen von {track} liegt auf Feld {number}.</translation>
    </message>
    <message>
        <source>A track of {track} is empty again.</source>
        <extracomment>{track} is the card of a special action with tracks, in quotation marks.</extracomment>
        <translation>Ein Track von {track} ist wieder leer.</translation>
    </message>
    <message>
        <source>The yellow track of {track} reaches space {number}.</source>
        <extracomment>{track} is the card of a special action, in quotation marks; {number} a space, from the left.</extracomment>
        <translation>Der gelbe Track von {track} erreicht Feld {number}.</translation>
    </message>
    <message>
        <source>The green track of {track} reaches space {number}.</source>
        <extracomment>{track} is the card of a special action, in quotation marks; {number} a space, from the left.</extracomment>
        <translation>Der grüne Track von {track} erreicht Feld {number}.</translation>
    </message>
    <message>
        <source>The red track of {track} reaches space {number}.</source>
        <extracomment>{track} is the card of a special action, in quotation marks; {number} a space, from the left.</extracomment>
        <translation>Der rote Track von {track} erreicht Feld {number}.</translation>
    </message>
    <message>
        <source>{track} (space {number})</source>
        <extracomment>{track} is a card with a time track in quotation marks; {number} is a space, counted from the left.</extracomment>
        <translation>{track} (Feld {number})</translation>
    </message>
    <message>
        <source>Time goes on for {tracks}.</source>
        <extracomment>{tracks} are cards with time tracks and the spaces that they reach, with &quot;and&quot; before the last one.</extracomment>
        <translation>Die Zeit rückt vor für {tracks}.</translation>
    </message>
    <message>
        <source>The {type} deck is shuffled.</source>
        <extracomment>{type} is the icon of a discovery deck.</extracomment>
        <translation>Das Deck für {type}(acc) wird gemischt.</translation>
    </message>
    <message>
        <source>Drawn from the bag: {leads}.</source>
        <extracomment>{leads} are lead tokens with their values, as &quot;Lead 2 with a card&quot;, with &quot;and&quot; before the last one.</extracomment>
        <translation>Aus dem Beutel gezogen: {leads}.</translation>
    </message>
    <message>
        <source>{lead} is placed on the {type} deck.</source>
        <extracomment>{lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;, {type} the icon of a discovery deck.</extracomment>
        <translation>{lead} kommt auf das Deck für {type}(acc).</translation>
    </message>
    <message>
        <source>The lead tokens leave the {type} deck.</source>
        <extracomment>{type} is the icon of a discovery deck.</extracomment>
        <translation>Die Hinweisplättchen verlassen das Deck für {type}(acc).</translation>
    </message>
    <message>
        <source>The away team finds {type} {discovery}.</source>
        <extracomment>{type} is the icon of a kind of discovery, {discovery} the name of the card in quotation marks.</extracomment>
        <translation>Das Außenteam findet {type} {discovery}.</translation>
    </message>
    <message>
        <source>The discovery {discovery} is discarded.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation>Die Entdeckung {discovery} wird abgelegt.</translation>
    </message>
    <message>
        <source>The away team makes the unique discovery {discovery}.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation>Das Außenteam macht die einmalige Entdeckung {discovery}.</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Discard the topmost [poi] card of this sector.</source>
        <translation>Legt die oberste [poi]-Karte dieses Sektors ab.</translation>
    </message>
    <message>
        <source>Discard the topmost [poi] card of sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>Legt die oberste [poi]-Karte in Sektor {sector} ab.</translation>
    </message>
    <message>
        <source>Discard the [global_condition] card; the printed one is in force again.</source>
        <translation>Legt die ausliegende [global_condition](acc) ab; die aufgedruckte gilt wieder.</translation>
    </message>
    <message>
        <source>Put a mission failed token on the lander.</source>
        <translation>Legt ein Missionsfehlschlag-Plättchen auf den Lander.</translation>
    </message>
    <message>
        <source>The lander stands in sector {sector} from now on.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>Der Lander steht ab jetzt in Sektor {sector}.</translation>
    </message>
    <message>
        <source>The marker on the landing track moves one more space.</source>
        <translation>Der Marker auf dem Landungstrack rückt ein Feld weiter vor.</translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the nearest crewmember.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes, the crewmember is its aim.</extracomment>
        <translation>
            <numerusform>Die [threat] zieht %n Sektor weit zum nächsten Besatzungsmitglied.</numerusform>
            <numerusform>Die [threat] zieht %n Sektoren weit zum nächsten Besatzungsmitglied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>Die [threat] zieht %n Sektor weit auf Sektor {sector} zu.</numerusform>
            <numerusform>Die [threat] zieht %n Sektoren weit auf Sektor {sector} zu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the crewmember who traveled last.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes; its aim is whoever traveled last.</extracomment>
        <translation>
            <numerusform>Die [threat] zieht %n Sektor weit zu dem Besatzungsmitglied, das zuletzt gereist ist.</numerusform>
            <numerusform>Die [threat] zieht %n Sektoren weit zu dem Besatzungsmitglied, das zuletzt gereist ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the nearest equipment.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes; its aim is a token of equipment on the board.</extracomment>
        <translation>
            <numerusform>Die [threat] zieht %n Sektor weit zur nächsten Ausrüstung.</numerusform>
            <numerusform>Die [threat] zieht %n Sektoren weit zur nächsten Ausrüstung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the sector with most crewmembers.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes; its aim is the sector with most pawns.</extracomment>
        <translation>
            <numerusform>Die [threat] zieht %n Sektor weit zu dem Sektor mit den meisten Besatzungsmitgliedern.</numerusform>
            <numerusform>Die [threat] zieht %n Sektoren weit zu dem Sektor mit den meisten Besatzungsmitgliedern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the nearest crewmember.</source>
        <extracomment>Effect of a threat card that has several standees (figures of cardboard). %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Jeder Aufsteller zieht für sich %n Sektor weit zum nächsten Besatzungsmitglied.</numerusform>
            <numerusform>Jeder Aufsteller zieht für sich %n Sektoren weit zum nächsten Besatzungsmitglied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the crewmember who traveled last.</source>
        <extracomment>Effect of a threat card that has several standees; their aim is whoever traveled last. %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Jeder Aufsteller zieht für sich %n Sektor weit zu dem Besatzungsmitglied, das zuletzt gereist ist.</numerusform>
            <numerusform>Jeder Aufsteller zieht für sich %n Sektoren weit zu dem Besatzungsmitglied, das zuletzt gereist ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the nearest equipment.</source>
        <extracomment>Effect of a threat card that has several standees; their aim is a token of equipment. %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Jeder Aufsteller zieht für sich %n Sektor weit zur nächsten Ausrüstung.</numerusform>
            <numerusform>Jeder Aufsteller zieht für sich %n Sektoren weit zur nächsten Ausrüstung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the sector with most crewmembers.</source>
        <extracomment>Effect of a threat card that has several standees; their aim is the sector with most pawns. %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Jeder Aufsteller zieht für sich %n Sektor weit zu dem Sektor mit den meisten Besatzungsmitgliedern.</numerusform>
            <numerusform>Jeder Aufsteller zieht für sich %n Sektoren weit zu dem Sektor mit den meisten Besatzungsmitgliedern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the [threat] from the planet board.</source>
        <translation>Entfernt die [threat](acc) von der Planetenkarte.</translation>
    </message>
    <message>
        <source>Replace all [poi] cards of this sector with {poi}.</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>Ersetzt alle [poi]-Karten dieses Sektors durch {poi}.</translation>
    </message>
    <message>
        <source>Replace all [poi] cards of sector {sector} with {poi}.</source>
        <extracomment>{poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>Ersetzt alle [poi]-Karten in Sektor {sector} durch {poi}.</translation>
    </message>
    <message>
        <source>Place the [poi] card {poi} on top of those in this sector.</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>Legt die [poi]-Karte {poi} auf die Karten in diesem Sektor.</translation>
    </message>
    <message>
        <source>Place the [poi] card {poi} on top of those in sector {sector}.</source>
        <extracomment>{poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>Legt die [poi]-Karte {poi} auf die Karten in Sektor {sector}.</translation>
    </message>
    <message>
        <source>Place the [global_condition] card {condition}.</source>
        <extracomment>{condition} is the name of a card in quotation marks.</extracomment>
        <translation>Legt die Karte {condition} als [global_condition](acc) aus.</translation>
    </message>
    <message>
        <source>Put the [mission] card {mission} into play.</source>
        <extracomment>{mission} is the name of a card in quotation marks.</extracomment>
        <translation>Bringt die [mission](acc) {mission} ins Spiel.</translation>
    </message>
    <message>
        <source>Complete the [mission] {mission}.</source>
        <extracomment>{mission} is the name of a card in quotation marks.</extracomment>
        <translation>Schließt die [mission](acc) {mission} ab.</translation>
    </message>
    <message>
        <source>The icons of the path {path} are covered by the travel icon from now on.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation>Die Symbole der Route {path} sind ab jetzt vom Reisesymbol verdeckt.</translation>
    </message>
    <message>
        <source>The path {path} is open from now on.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation>Die Route {path} ist ab jetzt offen.</translation>
    </message>
    <message>
        <source>The [threat] {threat} appears in sector {sector}.</source>
        <extracomment>{threat} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>Die [threat] {threat} erscheint in Sektor {sector}.</translation>
    </message>
    <message>
        <source>attack on each crewmember in the sector of the [threat]</source>
        <extracomment>A head: what an attack does to each of them follows.</extracomment>
        <translation>Angriff auf jedes Besatzungsmitglied im Sektor der [threat](gen)</translation>
    </message>
    <message>
        <source>The [threat] carries out {behavior}.</source>
        <extracomment>{behavior} is a name printed on the card of the threat, in quotation marks.</extracomment>
        <translation>Die [threat] führt {behavior} aus.</translation>
    </message>
    <message>
        <source>The [threat] moves all the way to sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>Die [threat] zieht ganz bis in Sektor {sector}.</translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the nearest crewmember.</source>
        <translation>Die [threat] zieht ganz bis zum nächsten Besatzungsmitglied.</translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the crewmember who traveled last.</source>
        <translation>Die [threat] zieht ganz bis zu dem Besatzungsmitglied, das zuletzt gereist ist.</translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the nearest equipment.</source>
        <translation>Die [threat] zieht ganz bis zur nächsten Ausrüstung.</translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the sector with most crewmembers.</source>
        <translation>Die [threat] zieht ganz bis in den Sektor mit den meisten Besatzungsmitgliedern.</translation>
    </message>
    <message>
        <source>Remove the [threat] {threat} from the planet board.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>Entfernt die [threat](acc) {threat} von der Planetenkarte.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off this sector.</source>
        <extracomment>Effect of a card, about the sector in which you stand. %n is a number of markers.</extracomment>
        <translation>
            <numerusform>Nehmt %n Marker aus diesem Sektor.</numerusform>
            <numerusform>Nehmt %n Marker aus diesem Sektor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) in this sector.</source>
        <extracomment>Effect of a card, about the sector in which you stand. %n is a number of markers.</extracomment>
        <translation>
            <numerusform>Legt %n Marker in diesen Sektor.</numerusform>
            <numerusform>Legt %n Marker in diesen Sektor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off sector {sector}.</source>
        <extracomment>{sector} is the number of a sector: do not let two numbers stand side by side.</extracomment>
        <translation>
            <numerusform>Nehmt %n Marker aus Sektor {sector}.</numerusform>
            <numerusform>Nehmt %n Marker aus Sektor {sector}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) in sector {sector}.</source>
        <extracomment>{sector} is the number of a sector: do not let two numbers stand side by side.</extracomment>
        <translation>
            <numerusform>Legt %n Marker in Sektor {sector}.</numerusform>
            <numerusform>Legt %n Marker in Sektor {sector}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All time tracks progress by %n space(s).</source>
        <extracomment>Effect of a card: the tokens of all time tracks go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Alle Zeit-Tracks rücken %n Feld vor.</numerusform>
            <numerusform>Alle Zeit-Tracks rücken %n Felder vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The time track of this card progresses by %n space(s).</source>
        <extracomment>Effect of a card that has a time track itself: its token goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Der Zeit-Track dieser Karte rückt %n Feld vor.</numerusform>
            <numerusform>Der Zeit-Track dieser Karte rückt %n Felder vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The time track of the [global_condition] progresses by %n space(s).</source>
        <extracomment>Effect of a card: the token on the card of the global condition goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Der Zeit-Track der [global_condition](gen) rückt %n Feld vor.</numerusform>
            <numerusform>Der Zeit-Track der [global_condition](gen) rückt %n Felder vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [time] of each time track goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on a time track. %n is how many spaces each goes back.</extracomment>
        <translation>
            <numerusform>Das [time] jedes Zeit-Tracks geht %n Feld zurück.</numerusform>
            <numerusform>Das [time] jedes Zeit-Tracks geht %n Felder zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [time] of this card goes back %n space(s).</source>
        <extracomment>Effect of a card that has a time track itself: [time] is the token on it. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>Das [time] dieser Karte geht %n Feld zurück.</numerusform>
            <numerusform>Das [time] dieser Karte geht %n Felder zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [time] of the [global_condition] goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on the card of the global condition. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>Das [time] der [global_condition](gen) geht %n Feld zurück.</numerusform>
            <numerusform>Das [time] der [global_condition](gen) geht %n Felder zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the time track of this card.</source>
        <translation>Setzt den Zeit-Track dieser Karte zurück.</translation>
    </message>
    <message>
        <source>Reset the yellow track.</source>
        <translation>Setzt den gelben Track zurück.</translation>
    </message>
    <message>
        <source>Reset the green track.</source>
        <translation>Setzt den grünen Track zurück.</translation>
    </message>
    <message>
        <source>Reset the red track.</source>
        <translation>Setzt den roten Track zurück.</translation>
    </message>
    <message numerus="yes">
        <source>The yellow track progresses by %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Der gelbe Track rückt %n Feld vor.</numerusform>
            <numerusform>Der gelbe Track rückt %n Felder vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The green track progresses by %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Der grüne Track rückt %n Feld vor.</numerusform>
            <numerusform>Der grüne Track rückt %n Felder vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red track progresses by %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Der rote Track rückt %n Feld vor.</numerusform>
            <numerusform>Der rote Track rückt %n Felder vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The yellow track goes back %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Der gelbe Track geht %n Feld zurück.</numerusform>
            <numerusform>Der gelbe Track geht %n Felder zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The green track goes back %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Der grüne Track geht %n Feld zurück.</numerusform>
            <numerusform>Der grüne Track geht %n Felder zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red track goes back %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Der rote Track geht %n Feld zurück.</numerusform>
            <numerusform>Der rote Track geht %n Felder zurück.</numerusform>
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
        <translation>Fertigkeit: {name}, {charges} [charge].</translation>
    </message>
    <message>
        <source>Section card</source>
        <extracomment>Kind of a card, above its name: a card for checks, dealt to the section of a crewmember.</extracomment>
        <translation>Sektionskarte</translation>
    </message>
    <message>
        <source>Equipment</source>
        <extracomment>Kind of a card, above its name: a thing that a crewmember carries.</extracomment>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>Crewmember</source>
        <extracomment>Kind of a card, above its name: a person.</extracomment>
        <translation>Besatzungsmitglied</translation>
    </message>
    <message>
        <source>Injury</source>
        <extracomment>Kind of a card, above its name: what a crewmember has suffered.</extracomment>
        <translation>Verletzung</translation>
    </message>
    <message>
        <source>Danger table</source>
        <extracomment>Kind of a card, above its name: what danger dice of a planet do.</extracomment>
        <translation>Gefahrentabelle</translation>
    </message>
    <message>
        <source>Rank-up card</source>
        <extracomment>Kind of a card, above its name.</extracomment>
        <translation>Beförderungskarte</translation>
    </message>
    <message>
        <source>Global condition</source>
        <extracomment>Kind of a card, above its name: what holds on the whole planet.</extracomment>
        <translation>Globale Bedingung</translation>
    </message>
    <message>
        <source>Mission</source>
        <extracomment>Kind of a card, above its name: a task of the expedition.</extracomment>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Point of interest</source>
        <extracomment>Kind of a card, above its name.</extracomment>
        <translation>Sonderziel</translation>
    </message>
    <message>
        <source>Threat</source>
        <extracomment>Kind of a card, above its name: a beast or a peril with a figure on the board.</extracomment>
        <translation>Bedrohung</translation>
    </message>
    <message>
        <source>Discovery</source>
        <extracomment>Kind of a card, above its name: a find brought home from a planet.</extracomment>
        <translation>Entdeckung</translation>
    </message>
    <message>
        <source>Unique discovery</source>
        <extracomment>Kind of a card, above its name: a find of which there is only one.</extracomment>
        <translation>Einmalige Entdeckung</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Kind of a card, above its name: what happens at the end of a turn.</extracomment>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>All section cards</source>
        <extracomment>Heading of the codex over all such cards: Section card.</extracomment>
        <translation>Alle Sektionskarten</translation>
    </message>
    <message>
        <source>All equipment</source>
        <extracomment>Heading of the codex over all such cards: Equipment.</extracomment>
        <translation>Alle Ausrüstung</translation>
    </message>
    <message>
        <source>The whole crew</source>
        <extracomment>Heading of the codex over all such cards: Crewmember.</extracomment>
        <translation>Die ganze Besatzung</translation>
    </message>
    <message>
        <source>All injuries</source>
        <extracomment>Heading of the codex over all such cards: Injury.</extracomment>
        <translation>Alle Verletzungen</translation>
    </message>
    <message>
        <source>All danger tables</source>
        <extracomment>Heading of the codex over all such cards: Danger table.</extracomment>
        <translation>Alle Gefahrentabellen</translation>
    </message>
    <message>
        <source>All rank-up cards</source>
        <extracomment>Heading of the codex over all such cards: Rank-up card.</extracomment>
        <translation>Alle Beförderungskarten</translation>
    </message>
    <message>
        <source>The condition on the table</source>
        <extracomment>Heading of the codex over all such cards: Global condition.</extracomment>
        <translation>Die Bedingung auf dem Tisch</translation>
    </message>
    <message>
        <source>Missions on the table</source>
        <extracomment>Heading of the codex over all such cards: Mission.</extracomment>
        <translation>Missionen auf dem Tisch</translation>
    </message>
    <message>
        <source>Points of interest on the table</source>
        <extracomment>Heading of the codex over all such cards: Point of interest.</extracomment>
        <translation>Sonderziele auf dem Tisch</translation>
    </message>
    <message>
        <source>Threats on the table</source>
        <extracomment>Heading of the codex over all such cards: Threat.</extracomment>
        <translation>Bedrohungen auf dem Tisch</translation>
    </message>
    <message>
        <source>Discoveries you found</source>
        <extracomment>Heading of the codex over all such cards: Discovery.</extracomment>
        <translation>Entdeckungen, die ihr gefunden habt</translation>
    </message>
    <message>
        <source>Unique discoveries you found</source>
        <extracomment>Heading of the codex over all such cards: Unique discovery.</extracomment>
        <translation>Einmalige Entdeckungen, die ihr gefunden habt</translation>
    </message>
    <message>
        <source>Events seen so far</source>
        <extracomment>Heading of the codex over all such cards: Event.</extracomment>
        <translation>Bisher gesehene Ereignisse</translation>
    </message>
</context>
<context>
    <name>CardLines</name>
    <message>
        <source>Used once, then discarded.</source>
        <translation>Wird einmal benutzt, dann abgelegt.</translation>
    </message>
    <message>
        <source>It replaces what the token does.</source>
        <translation>Ersetzt, was das Plättchen bewirkt.</translation>
    </message>
    <message>
        <source>A final upgrade: a token carries only one.</source>
        <translation>Ein finaler Ausbau: Ein Plättchen trägt nur einen davon.</translation>
    </message>
    <message numerus="yes">
        <source>You may hold %n section card(s) more.</source>
        <extracomment>Line on a rank-up card: the limit of cards in hand is higher by %n.</extracomment>
        <translation>
            <numerusform>Ihr dürft %n Sektionskarte mehr auf der Hand halten.</numerusform>
            <numerusform>Ihr dürft %n Sektionskarten mehr auf der Hand halten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With its token placed the lander keeps %n discovery card(s) more.</source>
        <extracomment>Line on a card of equipment whose token lies on the board. %n is for how many cards it makes room.</extracomment>
        <translation>
            <numerusform>Liegt das Plättchen aus, behält der Lander %n Entdeckungskarte mehr.</numerusform>
            <numerusform>Liegt das Plättchen aus, behält der Lander %n Entdeckungskarten mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>A [threat] enters the sector of its token only by spending its whole move.</source>
        <translation>Eine [threat] betritt den Sektor des Plättchens nur, wenn sie ihre ganze Bewegung dafür aufwendet.</translation>
    </message>
    <message>
        <source>Crewmembers in your sector are not moved by conditions.</source>
        <translation>Besatzungsmitglieder in eurem Sektor werden nicht durch Bedingungen bewegt.</translation>
    </message>
    <message>
        <source>In dice checks in the sector of its token outcomes ask for one {icon} less.</source>
        <extracomment>{icon} is an icon that dice show.</extracomment>
        <translation>Bei Würfelwürfen im Sektor des Plättchens verlangen Ergebnisse ein Symbol {icon} weniger.</translation>
    </message>
    <message>
        <source>Danger dice with danger table {letter} do nothing in the sector of its token.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Gefahrenwürfel mit Gefahrentabelle {letter} haben im Sektor des Plättchens keinen Effekt.</translation>
    </message>
    <message>
        <source>when it is completed</source>
        <extracomment>A head, small: what happens when a mission is completed follows.</extracomment>
        <translation>beim Abschluss</translation>
    </message>
    <message>
        <source>After two failures the green tracks of {places} are 1 space shorter.</source>
        <extracomment>{places} are names of points of interest in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation>Nach zwei Fehlschlägen sind die grünen Tracks von {places} um 1 Feld kürzer.</translation>
    </message>
    <message>
        <source>It never enters a sector that shows {biomes}.</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>Sie betritt nie einen Sektor mit dem Biom {biomes}.</translation>
    </message>
    <message>
        <source>with {biomes}</source>
        <extracomment>A head, small: the main effect of an event follows. {biomes} are icons of biomes with &quot;or&quot; before the last.</extracomment>
        <translation>zeigt euer Sektor das Biom {biomes}</translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>A head, small: what an event does where none of its biomes is visible follows.</extracomment>
        <translation>sonst</translation>
    </message>
    <message>
        <source>when gained</source>
        <extracomment>A head, small: what happens when the discovery is gained follows.</extracomment>
        <translation>beim Erhalten</translation>
    </message>
    <message>
        <source>after disembarking, in the lander sector</source>
        <extracomment>A head, small: what a mod of the lander does then follows.</extracomment>
        <translation>nach dem Aussteigen, im Lander-Sektor</translation>
    </message>
    <message>
        <source>Only whoever has the start token may travel. It passes clockwise from round to round.</source>
        <translation>Nur wer das Startplättchen hat, darf reisen. Es wandert von Runde zu Runde im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>Goal: {goal}</source>
        <extracomment>{goal} is a sentence: what has to be so for a mission or a rank-up card to be completed.</extracomment>
        <translation>Ziel: {goal}</translation>
    </message>
    <message>
        <source>Goal when lifting off: {goal}</source>
        <extracomment>{goal} is a sentence: what has to be so at that moment for the mission to be completed.</extracomment>
        <translation>Ziel beim Starten: {goal}</translation>
    </message>
    <message>
        <source>Its token</source>
        <extracomment>Printed before what the token of mission equipment does on the planet board.</extracomment>
        <translation>Das Plättchen</translation>
    </message>
    <message>
        <source>An upgrade of {equipment}.</source>
        <extracomment>{equipment} is the name of the card that the upgrade belongs to, in quotation marks.</extracomment>
        <translation>Ein Ausbau für {equipment}.</translation>
    </message>
    <message>
        <source>Every second rest of yours costs no [supplies](pl).</source>
        <translation>Jedes zweite Mal kostet euer Rasten keine [supplies](acc.pl).</translation>
    </message>
    <message>
        <source>[supplies](pl) are unlimited.</source>
        <translation>Die [supplies](pl) sind unbegrenzt.</translation>
    </message>
    <message>
        <source>at the end of each round</source>
        <extracomment>A head, small: what happens then follows.</extracomment>
        <translation>am Ende jeder Runde</translation>
    </message>
    <message>
        <source>to travel</source>
        <extracomment>A head, small: what the travel icon of a path asks for follows.</extracomment>
        <translation>um zu reisen</translation>
    </message>
    <message>
        <source>Markers of a sector may go along with any crewmember who leaves it.</source>
        <translation>Marker eines Sektors dürfen mit jedem Besatzungsmitglied mitziehen, das ihn verlässt.</translation>
    </message>
    <message numerus="yes">
        <source>It has %n standee(s), and each counts wherever it stands.</source>
        <extracomment>Line on a threat card with more than one figure; %n is how many.</extracomment>
        <translation>
            <numerusform>Sie hat %n Aufsteller, und jeder zählt, wo immer er steht.</numerusform>
            <numerusform>Sie hat %n Aufsteller, und jeder zählt, wo immer er steht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completed, it promotes from rank 1 with {first} [success].</source>
        <extracomment>{first} is a number of successes.</extracomment>
        <translation>Ist sie erfüllt, befördert sie mit {first} [success](dat) von Rang 1.</translation>
    </message>
    <message>
        <source>Completed, it promotes from rank 1 with {first} and from rank 2 with {second} [success].</source>
        <extracomment>{first} and {second} are numbers of successes.</extracomment>
        <translation>Ist sie erfüllt, befördert sie von Rang 1 mit {first} und von Rang 2 mit {second} [success](dat).</translation>
    </message>
    <message>
        <source>The first failed test of {stat} in a landing has no effect.</source>
        <extracomment>{stat} is the icon of a statistic of the lander.</extracomment>
        <translation>Die erste misslungene Probe auf {stat} einer Landung hat keine Wirkung.</translation>
    </message>
    <message numerus="yes">
        <source>Every loss in the landing is %n [supplies] lower.</source>
        <extracomment>Line on a lander or a mod: what the landing costs is lower by %n.</extracomment>
        <translation>
            <numerusform>Jeder Verlust bei der Landung ist um %n [supplies](acc) geringer.</numerusform>
            <numerusform>Jeder Verlust bei der Landung ist um %n [supplies](acc) geringer.</numerusform>
        </translation>
    </message>
    <message>
        <source>[lead](pl) of a lower value count as {value}.</source>
        <extracomment>{value} is a number.</extracomment>
        <translation>[lead](pl) mit geringerem Wert zählen als {value}.</translation>
    </message>
    <message>
        <source>Choose in which lander sector the lander comes down, whatever the landing table says.</source>
        <translation>Wählt, in welchem Lander-Sektor der Lander aufsetzt, was auch immer die Landungstabelle sagt.</translation>
    </message>
    <message>
        <source>Special action: {name}</source>
        <extracomment>{name} is the name of a special action as it is printed on its card; its lines follow.</extracomment>
        <translation>Sonderaktion: {name}</translation>
    </message>
</context>
<context>
    <name>CheckDice</name>
    <message>
        <source>Injury die</source>
        <extracomment>Name of a die in a check: it hurts whoever is injured.</extracomment>
        <translation>Verletzungswürfel</translation>
    </message>
    <message>
        <source>Danger die, table {letter}</source>
        <extracomment>A danger die that has not been rolled; {letter} is its table.</extracomment>
        <translation>Gefahrenwürfel, Tabelle {letter}</translation>
    </message>
    <message>
        <source>{die}, lent by {section}</source>
        <extracomment>{die} is a die in a dice check, {section} the section that lends it.</extracomment>
        <translation>{die}, geliehen von {section}</translation>
    </message>
    <message>
        <source>{icon}, table {letter}</source>
        <extracomment>Name of a rolled danger die. {icon} is the name of what it shows, {letter} is A, B or C.</extracomment>
        <translation>{icon}, Tabelle {letter}</translation>
    </message>
</context>
<context>
    <name>CheckLog</name>
    <message>
        <source>The players tell what one of their dice shows.</source>
        <translation>Ihr gebt an, was einer eurer Würfel zeigt.</translation>
    </message>
    <message numerus="yes">
        <source>Too many accidents: all %n dice are rolled again.</source>
        <extracomment>Only in the guided round of the training, where a roll may show too many accidents.</extracomment>
        <translation>
            <numerusform>Zu viele Unfälle: Der Würfel wird noch einmal geworfen.</numerusform>
            <numerusform>Zu viele Unfälle: Alle %n Würfel werden noch einmal geworfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number} of the dice check: {step}.</source>
        <extracomment>{number} is a number from 1 to 10, {step} the name of that step.</extracomment>
        <translation>Schritt {number} des Würfelwurfs: {step}.</translation>
    </message>
    <message>
        <source>{member} assists with a card.</source>
        <extracomment>Journal: somebody else plays a card in the check. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} unterstützt mit einer Karte.</translation>
    </message>
    <message>
        <source>An injury die has no effect.</source>
        <translation>Ein Verletzungswürfel hat keinen Effekt.</translation>
    </message>
    <message>
        <source>An injury die sets off the injury in slot {number}.</source>
        <extracomment>Journal: the die makes an injury card of the board hurt. {number} is its place in the row, from 1.</extracomment>
        <translation>Ein Verletzungswürfel löst die Verletzung auf Platz {number} aus.</translation>
    </message>
    <message>
        <source>A danger die is resolved.</source>
        <translation>Ein Gefahrenwürfel wird angewendet.</translation>
    </message>
    <message>
        <source>A special effect does not happen.</source>
        <translation>Ein Sondereffekt tritt nicht ein.</translation>
    </message>
    <message numerus="yes">
        <source>A special effect happens %n time(s).</source>
        <extracomment>Journal: the dice have paid for what a check offers besides. %n is how often.</extracomment>
        <translation>
            <numerusform>Ein Sondereffekt tritt %n-mal ein.</numerusform>
            <numerusform>Ein Sondereffekt tritt %n-mal ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>An outcome that could be marked is declined.</source>
        <translation>Auf ein Ergebnis, das markiert werden könnte, wird verzichtet.</translation>
    </message>
    <message>
        <source>The turn ends after this action.</source>
        <translation>Der Zug endet nach dieser Aktion.</translation>
    </message>
    <message>
        <source>The dice check is over.</source>
        <translation>Der Würfelwurf ist beendet.</translation>
    </message>
    <message>
        <source>{member} begins a dice check.</source>
        <extracomment>Journal, where the check has no name. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} beginnt einen Würfelwurf.</translation>
    </message>
    <message>
        <source>{member} takes {dice} for the check.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} nimmt {dice} für den Würfelwurf.</translation>
    </message>
    <message>
        <source>{member} takes {dice} back.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} nimmt {dice} zurück.</translation>
    </message>
    <message>
        <source>To the check come {dice}.</source>
        <extracomment>{dice} is &quot;1 injury die and 2 danger dice&quot; or the like.</extracomment>
        <translation>Zum Würfelwurf hinzugefügt: {dice}.</translation>
    </message>
    <message>
        <source>{die} is rolled again and shows {result}.</source>
        <extracomment>{die} is a die by its color, {result} are icons.</extracomment>
        <translation>{die} wird neu gewürfelt und zeigt {result}.</translation>
    </message>
    <message>
        <source>{die} is turned and shows {result}.</source>
        <extracomment>{die} is a die by its color, {result} are icons.</extracomment>
        <translation>{die} wird gedreht und zeigt {result}.</translation>
    </message>
    <message>
        <source>Out of the roll pool are spent {dice}.</source>
        <extracomment>{dice} is &quot;1 red die and 2 green dice&quot; or the like.</extracomment>
        <translation>Aus dem Wurf-Pool verbraucht: {dice}.</translation>
    </message>
    <message>
        <source>{member} rolls {result} with danger table {letter}.</source>
        <extracomment>{letter} names a danger table: A, B, C; {result} is an icon of the danger die. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} würfelt {result} mit Gefahrentabelle {letter}.</translation>
    </message>
    <message>
        <source>{member} begins a dice check for {source}.</source>
        <extracomment>{source} is the card, sector or action that asks for the check, in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} beginnt einen Würfelwurf für {source}.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) are rolled.</source>
        <extracomment>Journal, where it is not known what the dice show. %n is how many.</extracomment>
        <translation>
            <numerusform>%n Würfel wird geworfen.</numerusform>
            <numerusform>%n Würfel werden geworfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice show: {results}.</source>
        <extracomment>Journal. {results} is the icons of all dice, as &quot;[research], [basic]&quot;.</extracomment>
        <translation>Die Würfel zeigen: {results}.</translation>
    </message>
    <message>
        <source>action taken back</source>
        <translation>zurückgenommene Aktion</translation>
    </message>
    <message>
        <source>die put back: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: taken out of a check again. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>zurückgelegter Würfel: {die}</translation>
    </message>
    <message>
        <source>next step of the dice check</source>
        <translation>nächster Schritt des Würfelwurfs</translation>
    </message>
    <message>
        <source>dice combination: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a dice combination was paid for. {card} is the name of the section card.</extracomment>
        <translation>Würfelkombination: {card}</translation>
    </message>
    <message>
        <source>dice of the roll pool</source>
        <translation>Würfel des Wurf-Pools</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Journal: between the icons that dice show.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>For the rest of this check, all results of some dice count as {becomes}.</source>
        <extracomment>Journal: dice are treated as something else. {becomes} is an icon.</extracomment>
        <translation>Für den Rest dieses Würfelwurfs zählen alle Ergebnisse einiger Würfel als {becomes}.</translation>
    </message>
    <message>
        <source>For the rest of this check, {shown} may also serve as {becomes}.</source>
        <extracomment>Journal: an icon serves as another one too, if players like. {shown} is an icon. {becomes} is an icon.</extracomment>
        <translation>Für den Rest dieses Würfelwurfs kann {shown} auch als {becomes} dienen.</translation>
    </message>
    <message>
        <source>For the rest of this check, {shown} does not count.</source>
        <extracomment>Journal: an icon is worth nothing. {shown} is an icon.</extracomment>
        <translation>Für den Rest dieses Würfelwurfs zählt {shown} nicht.</translation>
    </message>
    <message>
        <source>For the rest of this check, {shown} counts as {becomes}.</source>
        <extracomment>Journal: an icon is treated as another one. {shown} is an icon. {becomes} is an icon.</extracomment>
        <translation>Für den Rest dieses Würfelwurfs zählt {shown} als {becomes}.</translation>
    </message>
    <message numerus="yes">
        <source>%n injury die(ce)</source>
        <extracomment>Dice that join a dice check.</extracomment>
        <translation>
            <numerusform>%n Verletzungswürfel</numerusform>
            <numerusform>%n Verletzungswürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n danger die(ce)</source>
        <extracomment>Dice that join a dice check.</extracomment>
        <translation>
            <numerusform>%n Gefahrenwürfel</numerusform>
            <numerusform>%n Gefahrenwürfel</numerusform>
        </translation>
    </message>
    <message>
        <source>no more dice</source>
        <extracomment>Instead of dice that join a dice check, if there are none.</extracomment>
        <translation>keine weiteren Würfel</translation>
    </message>
    <message>
        <source>The yellow outcome is marked.</source>
        <translation>Das gelbe Ergebnis wird markiert.</translation>
    </message>
    <message>
        <source>The green outcome is marked.</source>
        <translation>Das grüne Ergebnis wird markiert.</translation>
    </message>
    <message>
        <source>The red outcome is marked.</source>
        <translation>Das rote Ergebnis wird markiert.</translation>
    </message>
    <message>
        <source>The dice check ends at once with the yellow outcome.</source>
        <translation>Der Würfelwurf endet sofort mit dem gelben Ergebnis.</translation>
    </message>
    <message>
        <source>The dice check ends at once with the green outcome.</source>
        <translation>Der Würfelwurf endet sofort mit dem grünen Ergebnis.</translation>
    </message>
    <message>
        <source>The dice check ends at once with the red outcome.</source>
        <translation>Der Würfelwurf endet sofort mit dem roten Ergebnis.</translation>
    </message>
    <message>
        <source>The yellow outcome happens.</source>
        <translation>Das gelbe Ergebnis tritt ein.</translation>
    </message>
    <message>
        <source>The green outcome happens.</source>
        <translation>Das grüne Ergebnis tritt ein.</translation>
    </message>
    <message>
        <source>The red outcome happens.</source>
        <translation>Das rote Ergebnis tritt ein.</translation>
    </message>
    <message>
        <source>for this dice check</source>
        <extracomment>A head, small: what holds during the running check follows.</extracomment>
        <translation>für diesen Würfelwurf</translation>
    </message>
    <message>
        <source>{member} puts {dice} in the roll pool, showing {result}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence, {result} are the icons that it shows. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} legt {dice} mit {result} nach oben in den Wurf-Pool.</translation>
    </message>
    <message>
        <source>{member} keeps {dice} aside.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} legt {dice} beiseite.</translation>
    </message>
    <message>
        <source>{member} also rolls the die that was kept aside; it shows {result}.</source>
        <extracomment>{result} are the icons that the die shows. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} wirft auch den zurückgehaltenen Würfel; er zeigt {result}.</translation>
    </message>
    <message>
        <source>After the check are refreshed {dice}.</source>
        <extracomment>{dice} is &quot;1 red die and 2 green dice&quot; or the like.</extracomment>
        <translation>Nach dem Würfelwurf erneuert: {dice}.</translation>
    </message>
    <message>
        <source>{die} has paid and stays in the roll pool.</source>
        <extracomment>{die} is a die by its color.</extracomment>
        <translation>{die} hat bezahlt und bleibt im Wurf-Pool.</translation>
    </message>
    <message>
        <source>die for the check: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a die was chosen. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>Würfel für den Würfelwurf: {die}</translation>
    </message>
    <message>
        <source>told result</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: players have told what their own die shows.</extracomment>
        <translation>angegebenes Ergebnis</translation>
    </message>
    <message>
        <source>roll</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: dice were rolled. A noun.</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>rerolled die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>neu gewürfelter Würfel: {die}</translation>
    </message>
    <message>
        <source>turned die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: turned by hand to another face. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>gedrehter Würfel: {die}</translation>
    </message>
    <message>
        <source>injury die</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was carried out, placed or removed.</extracomment>
        <translation>Verletzungswürfel</translation>
    </message>
    <message>
        <source>danger die</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was rolled or carried out.</extracomment>
        <translation>Gefahrenwürfel</translation>
    </message>
    <message>
        <source>special effect</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: one of a dice check has happened.</extracomment>
        <translation>Sondereffekt</translation>
    </message>
    <message>
        <source>declined outcome</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: an outcome was not marked.</extracomment>
        <translation>abgelehntes Ergebnis</translation>
    </message>
    <message>
        <source>outcome: {outcome}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {outcome} is an outcome of a dice check, as &quot;Green outcome&quot;.</extracomment>
        <translation>Ergebnis: {outcome}</translation>
    </message>
    <message>
        <source>die put in the roll pool: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>in den Wurf-Pool gelegter Würfel: {die}</translation>
    </message>
    <message>
        <source>die kept aside: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>beiseitegelegter Würfel: {die}</translation>
    </message>
    <message>
        <source>die that stays in the roll pool: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>im Wurf-Pool bleibender Würfel: {die}</translation>
    </message>
</context>
<context>
    <name>CheckModel</name>
    <message>
        <source>Special effect: {icon}</source>
        <extracomment>Name of a place on which dice are laid in a check. {icon} is the name of the icon for which they count.</extracomment>
        <translation>Sondereffekt: {icon}</translation>
    </message>
    <message>
        <source>Special effect</source>
        <extracomment>Name of a place on which dice are laid in a check: what a check offers besides its outcomes.</extracomment>
        <translation>Sondereffekt</translation>
    </message>
    <message>
        <source>Prepare</source>
        <extracomment>Title of a dice check: the action.</extracomment>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>Dice check</source>
        <extracomment>Title of a dice check that has no name of its own.</extracomment>
        <translation>Würfelwurf</translation>
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
        <translation>der Würfelwurf {icon} verlangt</translation>
    </message>
    <message>
        <source>the dice check is on a [threat]</source>
        <translation>der Würfelwurf auf einer [threat](dat) steht</translation>
    </message>
    <message>
        <source>the dice check is part of preparing</source>
        <translation>der Würfelwurf zum Vorbereiten gehört</translation>
    </message>
    <message>
        <source>another crewmember makes the dice check</source>
        <translation>ein anderes Besatzungsmitglied den Würfelwurf macht</translation>
    </message>
    <message>
        <source>somebody has assisted in the dice check</source>
        <translation>jemand beim Würfelwurf unterstützt hat</translation>
    </message>
    <message>
        <source>the dice check is in your sector</source>
        <translation>der Würfelwurf in eurem Sektor stattfindet</translation>
    </message>
    <message numerus="yes">
        <source>the dice check is at most %n sector(s) away</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: how far away from you the check is made; %n is the distance.</extracomment>
        <translation>
            <numerusform>der Würfelwurf höchstens %n Sektor entfernt stattfindet</numerusform>
            <numerusform>der Würfelwurf höchstens %n Sektoren entfernt stattfindet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the roll pool shows at least %n {icon}</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: the rolled dice show it. %n stands directly before the icon {icon}.</extracomment>
        <translation>
            <numerusform>der Wurf-Pool das Symbol {icon} zeigt</numerusform>
            <numerusform>der Wurf-Pool mindestens %n Symbole {icon} zeigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dice of at least %n color(s) in the roll pool show {icon}</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: among the rolled dice that show {icon}, an icon, are %n different colors.</extracomment>
        <translation>
            <numerusform>im Wurf-Pool ein Würfel {icon} zeigt</numerusform>
            <numerusform>im Wurf-Pool Würfel in mindestens %n Farben {icon} zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>the dice spent on the outcome cover {icons}</source>
        <extracomment>{icons} are icons of dice, with a plus sign between them.</extracomment>
        <translation>die für das Ergebnis verbrauchten Würfel {icons} abdecken</translation>
    </message>
    <message numerus="yes">
        <source>you have fewer than %n available die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of your board that are not spent. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>ihr keinen verfügbaren Würfel habt</numerusform>
            <numerusform>ihr weniger als %n verfügbare Würfel habt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of any color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>ihr einen verfügbaren Würfel habt</numerusform>
            <numerusform>ihr mindestens %n verfügbare Würfel habt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available red die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of this color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>ihr einen verfügbaren roten Würfel habt</numerusform>
            <numerusform>ihr mindestens %n verfügbare rote Würfel habt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available green die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of this color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>ihr einen verfügbaren grünen Würfel habt</numerusform>
            <numerusform>ihr mindestens %n verfügbare grüne Würfel habt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available blue die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of this color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>ihr einen verfügbaren blauen Würfel habt</numerusform>
            <numerusform>ihr mindestens %n verfügbare blaue Würfel habt</numerusform>
        </translation>
    </message>
    <message>
        <source>the outcome was yellow</source>
        <translation>das Ergebnis gelb war</translation>
    </message>
    <message>
        <source>the outcome was green</source>
        <translation>das Ergebnis grün war</translation>
    </message>
    <message>
        <source>the outcome was red</source>
        <translation>das Ergebnis rot war</translation>
    </message>
</context>
<context>
    <name>CheckRail</name>
    <message>
        <source>Choose</source>
        <extracomment>Step 1 of a dice check, one short word: dice are chosen.</extracomment>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>Step 2 of a dice check, one short word: injury and danger dice join.</extracomment>
        <translation>Ergänzen</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Step 3 of a dice check, one short word: the dice are rolled.</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Modify</source>
        <extracomment>Step 4 of a dice check, one short word: results are changed.</extracomment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Combine</source>
        <extracomment>Step 5 of a dice check, one short word: dice pay for combinations.</extracomment>
        <translation>Kombis</translation>
    </message>
    <message>
        <source>Injuries</source>
        <extracomment>Step 6 of a dice check, one short word: injury and danger dice do what they show.</extracomment>
        <translation>Verletzung</translation>
    </message>
    <message>
        <source>Effects</source>
        <extracomment>Step 7 of a dice check, one short word: special effects happen.</extracomment>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>Mark</source>
        <extracomment>Step 8 of a dice check, one short word: outcomes are marked.</extracomment>
        <translation>Markieren</translation>
    </message>
    <message>
        <source>Spend</source>
        <extracomment>Step 9 of a dice check, one short word: rolled dice are spent.</extracomment>
        <translation>Verbrauch</translation>
    </message>
    <message>
        <source>Resolve</source>
        <extracomment>Step 10 of a dice check, one short word: outcomes happen.</extracomment>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Step {number} of 10: {step}</source>
        <extracomment>Said of the row of steps by screen readers. {number} is from 1 to 10, {step} the name of the step.</extracomment>
        <translation>Schritt {number} von 10: {step}</translation>
    </message>
</context>
<context>
    <name>CheckStep</name>
    <message>
        <source>Choose dice</source>
        <extracomment>Name of step 1 of a dice check.</extracomment>
        <translation>Würfel auswählen</translation>
    </message>
    <message>
        <source>Add injury &amp; danger dice</source>
        <translation>Verletzungs- &amp; Gefahrenwürfel hinzufügen</translation>
    </message>
    <message>
        <source>Roll all the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Modify the results</source>
        <translation>Ergebnisse modifizieren</translation>
    </message>
    <message>
        <source>Check for dice combinations</source>
        <translation>Nach Würfelkombinationen suchen</translation>
    </message>
    <message>
        <source>Resolve injury &amp; danger dice</source>
        <translation>Verletzungs- &amp; Gefahrenwürfel anwenden</translation>
    </message>
    <message>
        <source>Resolve special effects</source>
        <translation>Sondereffekte anwenden</translation>
    </message>
    <message>
        <source>Mark outcomes</source>
        <extracomment>Name of step 8 of a dice check: the outcomes that will happen are marked.</extracomment>
        <translation>Ergebnisse markieren</translation>
    </message>
    <message>
        <source>Spend dice</source>
        <extracomment>Name of step 9 of a dice check: the rolled dice are spent.</extracomment>
        <translation>Würfel verbrauchen</translation>
    </message>
    <message>
        <source>Resolve outcomes</source>
        <extracomment>Name of step 10 of a dice check: what was marked happens.</extracomment>
        <translation>Ergebnisse anwenden</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>make a dice check</source>
        <extracomment>A head, small: the lines of the check follow.</extracomment>
        <translation>macht einen Würfelwurf</translation>
    </message>
    <message numerus="yes">
        <source>%n danger die(ce) of danger table(s) {letters}.</source>
        <extracomment>How many danger dice join a dice check; {letters} are their danger tables, such as &quot;A + A + B&quot;.</extracomment>
        <translation>
            <numerusform>%n Gefahrenwürfel mit Gefahrentabelle {letters}.</numerusform>
            <numerusform>%n Gefahrenwürfel mit den Gefahrentabellen {letters}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n section dice can be rolled.</source>
        <extracomment>A limit printed on a special action; section dice are all that are no injury and no danger dice. %n is the limit.</extracomment>
        <translation>
            <numerusform>Höchstens %n Sektionswürfel darf geworfen werden.</numerusform>
            <numerusform>Höchstens %n Sektionswürfel dürfen geworfen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>For each crewmember who assists, the green track progresses by 1 space.</source>
        <translation>Für jedes Besatzungsmitglied, das unterstützt, rückt der grüne Track 1 Feld vor.</translation>
    </message>
    <message>
        <source>For each crewmember here who has not traveled in this turn, the green track progresses by 1 space.</source>
        <translation>Für jedes Besatzungsmitglied hier, das in diesem Zug nicht gereist ist, rückt der grüne Track 1 Feld vor.</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>A head, small: a special effect of a dice check happens once, if the dice show what it asks for.</extracomment>
        <translation>einmal</translation>
    </message>
    <message>
        <source>each time</source>
        <extracomment>A head, small: a special effect of a dice check happens as often as the dice show what it asks for.</extracomment>
        <translation>jedes Mal</translation>
    </message>
    <message>
        <source>The dice check ends at once with the yellow outcome.</source>
        <translation>Der Würfelwurf endet sofort mit dem gelben Ergebnis.</translation>
    </message>
    <message>
        <source>The dice check ends at once with the green outcome.</source>
        <translation>Der Würfelwurf endet sofort mit dem grünen Ergebnis.</translation>
    </message>
    <message>
        <source>The dice check ends at once with the red outcome.</source>
        <translation>Der Würfelwurf endet sofort mit dem roten Ergebnis.</translation>
    </message>
    <message>
        <source>{outcome} ({requirement})</source>
        <extracomment>{outcome} is &quot;Green outcome&quot; or &quot;Yellow outcome&quot;, {requirement} are icons: what the dice have to show.</extracomment>
        <translation>{outcome} ({requirement})</translation>
    </message>
    <message>
        <source>The yellow outcome follows.</source>
        <translation>Dann folgt das gelbe Ergebnis.</translation>
    </message>
    <message>
        <source>The green outcome follows.</source>
        <translation>Dann folgt das grüne Ergebnis.</translation>
    </message>
    <message>
        <source>The red outcome follows.</source>
        <translation>Dann folgt das rote Ergebnis.</translation>
    </message>
    <message numerus="yes">
        <source>Yellow track, %n space(s)</source>
        <extracomment>Printed before what happens at the end of the track.</extracomment>
        <translation>
            <numerusform>Gelber Track, %n Feld</numerusform>
            <numerusform>Gelber Track, %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Green track, %n space(s)</source>
        <extracomment>Printed before what happens at the end of the track.</extracomment>
        <translation>
            <numerusform>Grüner Track, %n Feld</numerusform>
            <numerusform>Grüner Track, %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Red track, %n space(s)</source>
        <extracomment>Printed before what happens at the end of the track.</extracomment>
        <translation>
            <numerusform>Roter Track, %n Feld</numerusform>
            <numerusform>Roter Track, %n Felder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Marked.</source>
        <extracomment>A small sign that has a tick.</extracomment>
        <translation>Abgehakt.</translation>
    </message>
</context>
<context>
    <name>ChosenText</name>
    <message numerus="yes">
        <source>Reveal %n [event] card(s) and resolve one of them.</source>
        <extracomment>%n is the number of cards.</extracomment>
        <translation>
            <numerusform>Deckt %n [event]-Karte auf und führt sie aus.</numerusform>
            <numerusform>Deckt %n [event]-Karten auf und führt eine davon aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move this one: {lead}.</source>
        <extracomment>An answer to choose: {lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation>Verlegt diesen: {lead}.</translation>
    </message>
    <message>
        <source>Return this one: {lead}.</source>
        <extracomment>An answer to choose: {lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation>Legt diesen zurück in den Beutel: {lead}.</translation>
    </message>
    <message numerus="yes">
        <source>Place one of %n drawn [lead].</source>
        <extracomment>%n is the number of lead tokens that have been drawn.</extracomment>
        <translation>
            <numerusform>Legt %n gezogenen [lead](acc).</numerusform>
            <numerusform>Legt einen von %n gezogenen [lead](dat.pl).</numerusform>
        </translation>
    </message>
    <message>
        <source>Place this one: {lead}.</source>
        <extracomment>An answer to choose: {lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation>Legt diesen aus: {lead}.</translation>
    </message>
    <message>
        <source>Take {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation>Nehmt {card}.</translation>
    </message>
    <message>
        <source>Put {events} on top, the first one uppermost.</source>
        <extracomment>An answer to choose: {events} are names of event cards in quotation marks, in their order.</extracomment>
        <translation>Legt {events} nach oben, das Erste zuoberst.</translation>
    </message>
    <message>
        <source>Put {events} at the bottom.</source>
        <extracomment>An answer to choose: {events} are names of event cards in quotation marks.</extracomment>
        <translation>Legt {events} nach unten.</translation>
    </message>
    <message>
        <source>Put {top} on top and {bottom} at the bottom.</source>
        <extracomment>An answer to choose: {top} and {bottom} are names of event cards in quotation marks.</extracomment>
        <translation>Legt {top} nach oben und {bottom} nach unten.</translation>
    </message>
    <message>
        <source>Resolve the event {event}.</source>
        <extracomment>An answer to choose: {event} is the name of an event card in quotation marks.</extracomment>
        <translation>Führt das Ereignis {event} aus.</translation>
    </message>
    <message>
        <source>Take back {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation>Nehmt {card} zurück.</translation>
    </message>
    <message>
        <source>Sacrifice {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation>Opfert {card}.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation>Legt {card} ab.</translation>
    </message>
    <message numerus="yes">
        <source>The [time] of {track} goes back %n space(s).</source>
        <extracomment>{track} is the card or the sector to which the time track belongs, in quotation marks.</extracomment>
        <translation>
            <numerusform>Das [time] von {track} geht %n Feld zurück.</numerusform>
            <numerusform>Das [time] von {track} geht %n Felder zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>The time track of {track} waits.</source>
        <extracomment>{track} is the card or the sector to which the time track belongs, in quotation marks.</extracomment>
        <translation>Der Zeit-Track von {track} wartet.</translation>
    </message>
    <message>
        <source>To the {deck} deck.</source>
        <extracomment>An answer to choose: {deck} is the icon of a discovery deck.</extracomment>
        <translation>Auf das Deck für {deck}(acc).</translation>
    </message>
    <message>
        <source>Put back {discovery}.</source>
        <extracomment>An answer to choose: {discovery} is the name of a card in quotation marks.</extracomment>
        <translation>Legt {discovery} zurück.</translation>
    </message>
    <message>
        <source>Have {discovery}.</source>
        <extracomment>An answer to choose: {discovery} is the name of a card in quotation marks.</extracomment>
        <translation>Nehmt {discovery}.</translation>
    </message>
    <message>
        <source>Carry everything to sector {sector}.</source>
        <extracomment>An answer to choose: {sector} is the number of a sector.</extracomment>
        <translation>Tragt alles in Sektor {sector}.</translation>
    </message>
    <message>
        <source>From sector {sector}.</source>
        <extracomment>An answer to choose: where a path begins. {sector} is the number of a sector.</extracomment>
        <translation>Von Sektor {sector}.</translation>
    </message>
    <message>
        <source>To sector {sector}.</source>
        <extracomment>An answer to choose: where a path ends or a marker goes. {sector} is the number of a sector.</extracomment>
        <translation>Zu Sektor {sector}.</translation>
    </message>
    <message numerus="yes">
        <source>The [threat] {threat} moves %n time(s).</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Die [threat] {threat} zieht einmal.</numerusform>
            <numerusform>Die [threat] {threat} zieht %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of the [threat] {threat}.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Seht euch den nächsten Effekt der [threat](gen) {threat} an.</numerusform>
            <numerusform>Seht euch die nächsten %n Effekte der [threat](gen) {threat} an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] {threat} leaves for %n round(s).</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Die [threat] {threat} verschwindet für %n Runde.</numerusform>
            <numerusform>Die [threat] {threat} verschwindet für %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the time track of the [threat] {threat}.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>Setzt den Zeit-Track der [threat](gen) {threat} zurück.</translation>
    </message>
    <message>
        <source>The [threat] {threat} skips the effect after its next one.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>Die [threat] {threat} setzt den übernächsten Effekt aus.</translation>
    </message>
    <message>
        <source>The [threat] {threat} goes back to where it came from.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>Die [threat] {threat} geht dorthin zurück, woher sie kam.</translation>
    </message>
    <message>
        <source>The [threat] {threat} skips its next effect.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>Die [threat] {threat} setzt ihren nächsten Effekt aus.</translation>
    </message>
    <message>
        <source>Move {equipment}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Gebt {equipment} weiter.</translation>
    </message>
    <message>
        <source>Bring back {equipment}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Holt {equipment} zurück.</translation>
    </message>
    <message>
        <source>{equipment} goes to {member}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks, {member} of a crewmember.</extracomment>
        <translation>{equipment} geht an {member}.</translation>
    </message>
    <message>
        <source>Use {equipment} once more.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Benutzt {equipment} noch einmal.</translation>
    </message>
    <message>
        <source>Discard {equipment}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Legt {equipment} ab.</translation>
    </message>
    <message>
        <source>Block {equipment} until it is freed.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Blockiert die Ausrüstung {equipment}, bis sie wieder frei wird.</translation>
    </message>
    <message>
        <source>Block {equipment} until the end of round {round}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks, {round} a number.</extracomment>
        <translation>Blockiert {equipment} bis zum Ende von Runde {round}.</translation>
    </message>
    <message numerus="yes">
        <source>One standee of the [threat] moves up to %n sector(s).</source>
        <extracomment>Effect of a card that lets you move a threat with several standees (figures). %n is how far.</extracomment>
        <translation>
            <numerusform>Ein Aufsteller der [threat](gen) zieht bis zu %n Sektor weit.</numerusform>
            <numerusform>Ein Aufsteller der [threat](gen) zieht bis zu %n Sektoren weit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves up to %n more sector(s) toward the nearest crewmember.</source>
        <extracomment>Effect of a card: what is left of the move of a threat. %n is how many sectors are left.</extracomment>
        <translation>
            <numerusform>Die [threat] zieht bis zu %n weiteren Sektor zum nächsten Besatzungsmitglied.</numerusform>
            <numerusform>Die [threat] zieht bis zu %n weitere Sektoren zum nächsten Besatzungsmitglied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves up to %n more sector(s) toward sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>Die [threat] zieht bis zu %n weiteren Sektor auf Sektor {sector} zu.</numerusform>
            <numerusform>Die [threat] zieht bis zu %n weitere Sektoren auf Sektor {sector} zu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChronicleModel</name>
    <message>
        <source>Round {round}</source>
        <extracomment>Heading in the journal. {round} counts from 1.</extracomment>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation>Darauf verzichten</translation>
    </message>
    <message>
        <source>{entry}. Chosen: {choice}</source>
        <extracomment>{entry} is the title of an entry or event in the journal, {choice} what the players chose there.</extracomment>
        <translation>{entry}. Gewählt: {choice}</translation>
    </message>
</context>
<context>
    <name>ClauseText</name>
    <message>
        <source>{test}.</source>
        <extracomment>A goal: {test} is a clause such as &quot;the away team has at least 5 [success]&quot;. Where the order of words of a clause asks for it, with words of its own before it.</extracomment>
        <translation>Erreicht, wenn {test}.</translation>
    </message>
    <message>
        <source>Only if {test}.</source>
        <extracomment>{test} is a clause such as &quot;the dice check asks for [xenology]&quot;.</extracomment>
        <translation>Nur wenn {test}.</translation>
    </message>
    <message>
        <source>if {test}</source>
        <extracomment>A head, small, with a colon or comma after it. {test} is a clause such as &quot;a marker lies in your sector&quot;.</extracomment>
        <translation>wenn {test}</translation>
    </message>
    <message>
        <source>the keyword {keyword} is recorded</source>
        <extracomment>After &quot;if&quot;: a word that the story has noted down for later. {keyword} is that word in quotation marks.</extracomment>
        <translation>das Schlüsselwort {keyword} notiert ist</translation>
    </message>
    <message>
        <source>the keyword {keyword} is not recorded</source>
        <extracomment>After &quot;if&quot;: a word that the story has not noted down. {keyword} is that word in quotation marks.</extracomment>
        <translation>das Schlüsselwort {keyword} nicht notiert ist</translation>
    </message>
    <message>
        <source>it is not true that {test}</source>
        <extracomment>{test} is a clause such as &quot;the landing die has just been rolled&quot;.</extracomment>
        <translation>nicht zutrifft, dass {test}</translation>
    </message>
    <message>
        <source>({clauses})</source>
        <extracomment>Inside of other clauses. {clauses} are several with &quot;and&quot; or &quot;or&quot; between them.</extracomment>
        <translation>({clauses})</translation>
    </message>
    <message>
        <source>a marker lies in each of the sectors {sectors}</source>
        <extracomment>{sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation>in jedem der Sektoren {sectors} ein Marker liegt</translation>
    </message>
    <message>
        <source>the keywords {keywords} are recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation>die Schlüsselwörter {keywords} notiert sind</translation>
    </message>
    <message>
        <source>the keyword {keywords} is recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation>das Schlüsselwort {keywords} notiert ist</translation>
    </message>
    <message>
        <source>none of the keywords {keywords} is recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation>keines der Schlüsselwörter {keywords} notiert ist</translation>
    </message>
    <message>
        <source>not all of the keywords {keywords} are recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation>nicht alle Schlüsselwörter {keywords} notiert sind</translation>
    </message>
</context>
<context>
    <name>Codex</name>
    <message>
        <source>The dice check in ten steps</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Der Würfelwurf in zehn Schritten</translation>
    </message>
    <message>
        <source>A dice check has ten steps. Whoever makes it is the active crewmember; a danger die rolled on its own is none.</source>
        <extracomment>Passage of the codex; it tells CHK-01, CHK-02, CHK-03.</extracomment>
        <translation>Ein Würfelwurf hat zehn Schritte. Wer ihn macht, ist das aktive Besatzungsmitglied; ein einzeln geworfener Gefahrenwürfel ist keiner.</translation>
    </message>
    <message>
        <source>Step 1: take any number of your available dice, even none. You may change your mind until the roll.</source>
        <extracomment>Passage of the codex; it tells CHK-05, CHK-07, CHK-92.</extracomment>
        <translation>Schritt 1: Nehmt beliebig viele eurer verfügbaren Würfel, auch keinen. Bis gewürfelt wird, dürft ihr es euch anders überlegen.</translation>
    </message>
    <message>
        <source>Every other crewmember in your sector may assist with one available die.</source>
        <extracomment>Passage of the codex; it tells CHK-06.</extracomment>
        <translation>Jedes andere Besatzungsmitglied in eurem Sektor darf mit einem verfügbaren Würfel unterstützen.</translation>
    </message>
    <message>
        <source>A skill or card may let somebody assist with more dice; then its number is the limit.</source>
        <extracomment>Passage of the codex; it tells CHK-08.</extracomment>
        <translation>Eine Fertigkeit oder Karte kann mehr Würfel zum Unterstützen erlauben; dann gilt ihre Zahl.</translation>
    </message>
    <message>
        <source>Step 2: your injury dice and the danger dice of the action join. They cannot be left out.</source>
        <extracomment>Passage of the codex; it tells CHK-11, CHK-13, CHK-96.</extracomment>
        <translation>Schritt 2: Eure Verletzungswürfel und die Gefahrenwürfel der Aktion kommen dazu. Sie dürfen nicht fehlen.</translation>
    </message>
    <message>
        <source>Step 3: all dice are rolled together into one roll pool. The active crewmember uses all of them, but each die returns to its owner.</source>
        <extracomment>Passage of the codex; it tells CHK-14, CHK-15.</extracomment>
        <translation>Schritt 3: Alle Würfel fallen zusammen in einen Wurf-Pool. Das aktive Besatzungsmitglied benutzt sie alle, aber jeder kehrt dorthin zurück, woher er kam.</translation>
    </message>
    <message>
        <source>Step 4: change results with section cards from your hand and with equipment you carry, one after the other, as many as you like.</source>
        <extracomment>Passage of the codex; it tells CHK-17, CHK-18, CHK-24.</extracomment>
        <translation>Schritt 4: Ändert Ergebnisse mit Sektionskarten aus eurer Hand und getragener Ausrüstung, nacheinander und so viel ihr wollt.</translation>
    </message>
    <message>
        <source>Whoever assists may play one section card in the whole check, and no equipment.</source>
        <extracomment>Passage of the codex; it tells CHK-19, CHK-21.</extracomment>
        <translation>Wer unterstützt, darf im ganzen Würfelwurf eine Sektionskarte spielen, aber keine Ausrüstung benutzen.</translation>
    </message>
    <message>
        <source>Step 5: pay for dice combinations with dice of the roll pool that show what they ask for. What they do happens at once; the dice are gone for this check.</source>
        <extracomment>Passage of the codex; it tells CHK-26, CHK-27, CHK-33.</extracomment>
        <translation>Schritt 5: Bezahlt Würfelkombinationen mit Würfeln des Wurf-Pools, die zeigen, was verlangt ist. Ihr Effekt tritt sofort ein; die Würfel fehlen dann in diesem Wurf.</translation>
    </message>
    <message>
        <source>A section card gives its upper half or its combination, not both. Combinations on the condition may be used again and again.</source>
        <extracomment>Passage of the codex; it tells CHK-28, CHK-94, CHK-30, CHK-34.</extracomment>
        <translation>Eine Sektionskarte gibt ihre obere Hälfte oder ihre Kombination, nicht beides. Kombinationen der Bedingung dürft ihr mehrmals benutzen.</translation>
    </message>
    <message>
        <source>Step 6: first the injury dice, then the danger dice. Afterwards the injury dice return to your board.</source>
        <extracomment>Passage of the codex; it tells CHK-46, CHK-53.</extracomment>
        <translation>Schritt 6: zuerst die Verletzungswürfel, dann die Gefahrenwürfel. Danach kehren die Verletzungswürfel auf eure Tafel zurück.</translation>
    </message>
    <message>
        <source>Step 7: special effects, those of the condition first. What the dice cover must happen, and as often as they cover it.</source>
        <extracomment>Passage of the codex; it tells CHK-55, CHK-56, CHK-57, CHK-62.</extracomment>
        <translation>Schritt 7: Sondereffekte, die der Bedingung zuerst. Was die Würfel abdecken, muss geschehen, und zwar so oft sie es abdecken.</translation>
    </message>
    <message>
        <source>Step 8: from top to bottom, the first row that the dice cover is marked, yellow for a better success, green for success. If none is covered, the red one is.</source>
        <extracomment>Passage of the codex; it tells CHK-72, CHK-73, CHK-74.</extracomment>
        <translation>Schritt 8: Von oben nach unten wird die erste Zeile markiert, die die Würfel abdecken; gelb ist ein besserer Erfolg, grün ein Erfolg. Ist keine abgedeckt, dann die rote.</translation>
    </message>
    <message>
        <source>A row covered without any ace or conversion must be marked; one that needs them may be declined.</source>
        <extracomment>Passage of the codex; it tells CHK-75.</extracomment>
        <translation>Eine Zeile, die ohne Joker und Wandlung abgedeckt ist, muss markiert werden; eine, die sie braucht, dürft ihr ablehnen.</translation>
    </message>
    <message>
        <source>An action with tracks has no step 8. Its markers move by special effects, stay for later checks, and pay off when they reach the end.</source>
        <extracomment>Passage of the codex; it tells CHK-71, CHK-81, CHK-87.</extracomment>
        <translation>Eine Aktion mit Tracks hat keinen Schritt 8. Ihre Marker rücken durch Sondereffekte vor, bleiben für spätere Würfe liegen und zahlen sich am Ende des Tracks aus.</translation>
    </message>
    <message>
        <source>Step 9: every die left in the roll pool is spent.</source>
        <extracomment>Passage of the codex; it tells CHK-79.</extracomment>
        <translation>Schritt 9: Jeder Würfel, der noch im Wurf-Pool liegt, wird verbraucht.</translation>
    </message>
    <message>
        <source>Step 10: the marked outcome happens to the active crewmember, and every outcome that an arrow leads to as well.</source>
        <extracomment>Passage of the codex; it tells CHK-83, CHK-84, CHK-85, CHK-86.</extracomment>
        <translation>Schritt 10: Das markierte Ergebnis tritt für das aktive Besatzungsmitglied ein, und jedes, zu dem ein Pfeil führt, ebenfalls.</translation>
    </message>
    <message>
        <source>An immediate special effect ends the check at once: all dice are spent and the outcome it shows happens.</source>
        <extracomment>Passage of the codex; it tells CHK-67, CHK-68, CHK-70.</extracomment>
        <translation>Ein sofortiger Sondereffekt beendet den Würfelwurf auf der Stelle: Alle Würfel werden verbraucht, und das gezeigte Ergebnis tritt ein.</translation>
    </message>
    <message>
        <source>A text that sends you to a later step skips those between, but the dice are spent in any case.</source>
        <extracomment>Passage of the codex; it tells CHK-25.</extracomment>
        <translation>Ein Text, der euch zu einem späteren Schritt schickt, überspringt die dazwischen, aber verbraucht werden die Würfel trotzdem.</translation>
    </message>
    <message>
        <source>What dice cover</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Was Würfel abdecken</translation>
    </message>
    <message>
        <source>“+” asks for everything it joins, “/” for one of its alternatives. Each icon on a die counts once.</source>
        <extracomment>Passage of the codex; it tells CHK-44, REQ-01, REQ-04.</extracomment>
        <translation>„+“ verlangt alles, was es verbindet, „/“ eine der Möglichkeiten. Jedes Symbol eines Würfels zählt einmal.</translation>
    </message>
    <message>
        <source>Two icons on one face count as two.</source>
        <extracomment>Passage of the codex; it tells CHK-37, CHK-65.</extracomment>
        <translation>Zwei Symbole auf einer Seite zählen als zwei.</translation>
    </message>
    <message>
        <source>A die symbol asks for a die of that color, whatever it shows; in a combination it must not be an accident.</source>
        <extracomment>Passage of the codex; it tells CHK-45, REQ-22.</extracomment>
        <translation>Ein Würfelsymbol verlangt einen Würfel dieser Farbe, was er auch zeigt; in einer Kombination darf es kein Unfall sein.</translation>
    </message>
    <message>
        <source>The [any_symbol] stands for an icon of your choice. Several of them in one requirement must all be the same icon.</source>
        <extracomment>Passage of the codex; it tells CHK-38, CHK-39, CHK-99, REQ-07.</extracomment>
        <translation>Ein [any_symbol] steht für ein Symbol eurer Wahl. Mehrere davon in einer Bedingung müssen alle dasselbe Symbol sein.</translation>
    </message>
    <message>
        <source>A convert ability lets a basic result of its color be spent as its icon. The die itself does not change.</source>
        <extracomment>Passage of the codex; it tells CHK-40, CHK-42, CRW-05.</extracomment>
        <translation>Eine Wandlungsfähigkeit lässt ein Basis-Ergebnis ihrer Farbe als ihr Symbol verbrauchen. Der Würfel selbst ändert sich nicht.</translation>
    </message>
    <message>
        <source>Only the convert abilities of the active crewmember and of what they carry count, but also for dice lent by others; one for each die.</source>
        <extracomment>Passage of the codex; it tells CHK-41, CHK-43.</extracomment>
        <translation>Es zählen nur die Wandlungsfähigkeiten des aktiven Besatzungsmitglieds und seiner Ausrüstung, aber auch für geliehene Würfel; eine je Würfel.</translation>
    </message>
    <message>
        <source>A die pays only if it supplies something that is asked for; an accident never pays.</source>
        <extracomment>Passage of the codex; it tells CHK-32, CHK-36.</extracomment>
        <translation>Ein Würfel bezahlt nur, wenn er etwas Verlangtes beiträgt; ein Unfall bezahlt nie.</translation>
    </message>
    <message>
        <source>When a special effect happens, all dice showing one of its icons are spent, also those it would not need.</source>
        <extracomment>Passage of the codex; it tells CHK-58, CHK-59, CHK-64, REQ-15.</extracomment>
        <translation>Tritt ein Sondereffekt ein, werden alle Würfel verbraucht, die eines seiner Symbole zeigen, auch überzählige.</translation>
    </message>
    <message>
        <source>An ace or a convertible basic result joins a special effect only if you say so, and only if it makes the effect happen more often.</source>
        <extracomment>Passage of the codex; it tells CHK-63, CHK-95, REQ-16.</extracomment>
        <translation>Ein Joker oder wandelbares Basis-Ergebnis gehört nur zu einem Sondereffekt, wenn ihr es sagt und er dadurch öfter eintritt.</translation>
    </message>
    <message>
        <source>A text that only looks at the roll pool spends nothing. You may declare an ace to be what it looks for; conversions do not count.</source>
        <extracomment>Passage of the codex; it tells CHK-69, REQ-19, REQ-20.</extracomment>
        <translation>Ein Text, der nur in den Wurf-Pool schaut, verbraucht nichts. Einen Joker dürft ihr zum Gesuchten erklären; Wandlungen zählen nicht.</translation>
    </message>
    <message>
        <source>Dice of those who assist may pay for your combinations; you decide which dice pay.</source>
        <extracomment>Passage of the codex; it tells CHK-31, REQ-11.</extracomment>
        <translation>Würfel von Unterstützenden dürfen eure Kombinationen bezahlen; ihr entscheidet, welche.</translation>
    </message>
    <message>
        <source>Travel and paths</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Reisen und Routen</translation>
    </message>
    <message>
        <source>You travel along a path that begins in your sector and whose arrow lets you go that way.</source>
        <extracomment>Passage of the codex; it tells ACT-21.</extracomment>
        <translation>Man reist entlang einer Route, die im eigenen Sektor beginnt und deren Pfeil diese Richtung erlaubt.</translation>
    </message>
    <message>
        <source>A path with one arrowhead is one-way: it can be used in that direction only.</source>
        <extracomment>Passage of the codex; it tells PLN-03.</extracomment>
        <translation>Eine Route mit nur einer Pfeilspitze ist eine Einbahnroute: Sie gilt nur in diese Richtung.</translation>
    </message>
    <message>
        <source>A path with a lock is closed. Nobody can use it until a text opens it. A path without icons costs nothing.</source>
        <extracomment>Passage of the codex; it tells PLN-60.</extracomment>
        <translation>Eine Route mit Schloss ist gesperrt. Niemand kann sie benutzen, bis ein Text sie öffnet. Eine Route ohne Symbole kostet nichts.</translation>
    </message>
    <message>
        <source>Where the [no_movement] icon lies open nobody can travel out or be moved out. A text that places you elsewhere still works.</source>
        <extracomment>Passage of the codex; it tells ACT-20, ACT-34, PLN-27.</extracomment>
        <translation>Wo das Symbol [no_movement] offen liegt, kann niemand hinausreisen oder hinausbewegt werden. Ein Text, der euch woanders hinstellt, wirkt trotzdem.</translation>
    </message>
    <message>
        <source>Every icon on the path is resolved in the order in which you meet it: dice to spend, danger to roll, supplies to lose, an entry to read.</source>
        <extracomment>Passage of the codex; it tells ACT-22, ACT-46, PLN-05.</extracomment>
        <translation>Jedes Symbol der Route wird in der Reihenfolge angewendet, in der ihr darauf trefft: Würfel verbrauchen, Gefahr würfeln, Vorräte verlieren, einen Eintrag lesen.</translation>
    </message>
    <message>
        <source>For the [travel] icon you carry out the travel effect of the [global_condition]. It comes last, and only it moves you; if it does not, you stay and the action is spent.</source>
        <extracomment>Passage of the codex; it tells ACT-23, ACT-25, ACT-26, ACT-58.</extracomment>
        <translation>Für das Symbol [travel] führt ihr den Reiseeffekt der [global_condition](gen) aus. Er kommt zuletzt, und nur er bewegt euch; tut er es nicht, bleibt ihr, und die Aktion ist vertan.</translation>
    </message>
    <message>
        <source>Whoever arrives in a sector with an open log number makes the team read that entry at once, in whatever way they arrive.</source>
        <extracomment>Passage of the codex; it tells ACT-30, ACT-31, ACT-57.</extracomment>
        <translation>Wer in einem Sektor mit offener Protokollnummer ankommt, lässt den Eintrag sofort vorlesen, wie auch immer er ankommt.</translation>
    </message>
    <message>
        <source>A text that moves you to a connected sector ignores the icons of the path.</source>
        <extracomment>Passage of the codex; it tells ACT-33.</extracomment>
        <translation>Ein Text, der euch in einen verbundenen Sektor bewegt, lässt die Symbole der Route außer Acht.</translation>
    </message>
    <message>
        <source>Sectors are connected if a path with an arrow leads from one to the other. The way back may be missing.</source>
        <extracomment>Passage of the codex; it tells ACT-32, PLN-07.</extracomment>
        <translation>Sektoren sind verbunden, wenn eine Route mit Pfeil von einem zum anderen führt. Der Rückweg kann fehlen.</translation>
    </message>
    <message>
        <source>Until the move is made you are still in the sector you leave: only those there can assist.</source>
        <extracomment>Passage of the codex; it tells ACT-29.</extracomment>
        <translation>Bis ihr euch bewegt, seid ihr noch im alten Sektor: Nur wer dort ist, kann unterstützen.</translation>
    </message>
    <message>
        <source>Exerting</source>
        <extracomment>Title of a page of the codex, about giving up a die to refresh others.</extracomment>
        <translation>Sich strapazieren</translation>
    </message>
    <message>
        <source>Anybody may exert at any time, in anyone’s turn and as often as they like. It is no action.</source>
        <extracomment>Passage of the codex; it tells ACT-50, ACT-53, ACT-55.</extracomment>
        <translation>Jeder darf sich jederzeit strapazieren, in jedem Zug und beliebig oft. Es ist keine Aktion.</translation>
    </message>
    <message>
        <source>Exerting sacrifices 1 die, available or spent, and then refreshes up to 5 dice.</source>
        <extracomment>Passage of the codex; it tells ACT-51, ACT-54.</extracomment>
        <translation>Sich strapazieren opfert 1 verfügbaren oder verbrauchten Würfel und erneuert dann bis zu 5 Würfel.</translation>
    </message>
    <message>
        <source>With 3 section dice or fewer you take the Drained injury instead of sacrificing one.</source>
        <extracomment>Passage of the codex; it tells ACT-52.</extracomment>
        <translation>Mit 3 oder weniger Sektionswürfeln erhaltet ihr statt des Opfers die Verletzung „Ausgelaugt“.</translation>
    </message>
    <message>
        <source>Dice in a roll pool can be neither sacrificed nor refreshed by it.</source>
        <extracomment>Passage of the codex; it tells ACT-56.</extracomment>
        <translation>Würfel in einem Wurf-Pool können dadurch weder geopfert noch erneuert werden.</translation>
    </message>
    <message>
        <source>What may be used at any time may be used whenever the game waits for a player, also before something already known takes effect.</source>
        <extracomment>Passage of the codex; it tells GEN-22, GEN-24, DEC-25.</extracomment>
        <translation>Was jederzeit benutzt werden darf, ist immer möglich, wenn das Spiel auf einen Spieler wartet, auch bevor etwas schon Bekanntes eintritt.</translation>
    </message>
    <message>
        <source>It never takes back what has happened: dice refreshed in the middle of a check do not join it.</source>
        <extracomment>Passage of the codex; it tells GEN-23.</extracomment>
        <translation>Nichts Geschehenes wird dadurch zurückgenommen: Mitten im Würfelwurf erneuerte Würfel kommen nicht dazu.</translation>
    </message>
    <message>
        <source>Choices and costs</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Entscheidungen und Kosten</translation>
    </message>
    <message>
        <source>Who uses, draws or triggers a text decides what it leaves open. What concerns the whole team is agreed on; if you cannot agree, one player has the last word, and the bar names that player.</source>
        <extracomment>Passage of the codex; it tells GEN-08, GEN-09.</extracomment>
        <translation>Wer einen Text benutzt, zieht oder auslöst, entscheidet, was er offenlässt. Was das ganze Team betrifft, wird vereinbart; seid ihr uneins, hat ein Spieler das letzte Wort, und die Leiste nennt ihn.</translation>
    </message>
    <message>
        <source>Of several alternatives you can choose only one that you can pay in full.</source>
        <extracomment>Passage of the codex; it tells GEN-10, GEN-13.</extracomment>
        <translation>Von mehreren Möglichkeiten könnt ihr nur eine wählen, die ihr vollständig bezahlen könnt.</translation>
    </message>
    <message>
        <source>If you can pay none, pick one and do as much of it as possible.</source>
        <extracomment>Passage of the codex; it tells GEN-14.</extracomment>
        <translation>Könnt ihr keine bezahlen, wählt eine und führt sie so weit wie möglich aus.</translation>
    </message>
    <message>
        <source>Spending and sacrificing dice can always be paid: if dice are missing, an injury takes their place.</source>
        <extracomment>Passage of the codex; it tells GEN-11, GEN-12.</extracomment>
        <translation>Würfel verbrauchen und opfern lässt sich immer bezahlen: Fehlen Würfel, tritt eine Verletzung an ihre Stelle.</translation>
    </message>
    <message>
        <source>A loss larger than what you have takes all of it; the rest is ignored.</source>
        <extracomment>Passage of the codex; it tells GEN-15.</extracomment>
        <translation>Ein Verlust, der größer ist als euer Vorrat, nimmt alles; der Rest entfällt.</translation>
    </message>
    <message>
        <source>A cost is paid before what it buys. The sentences of a text happen in their order, and what one of them sets off is finished before the next.</source>
        <extracomment>Passage of the codex; it tells GEN-16, GEN-18, GEN-21.</extracomment>
        <translation>Kosten werden bezahlt, bevor eintritt, was sie kaufen. Die Sätze eines Textes gelten der Reihe nach, und was einer auslöst, wird vor dem nächsten beendet.</translation>
    </message>
    <message>
        <source>“May” and “can” leave you the choice; everything else must be done as far as possible.</source>
        <extracomment>Passage of the codex; it tells GEN-17.</extracomment>
        <translation>„Dürfen“ und „können“ lassen euch die Wahl; alles andere muss so weit wie möglich geschehen.</translation>
    </message>
    <message>
        <source>The text of a card goes before these rules, and a text that forbids goes before one that allows.</source>
        <extracomment>Passage of the codex; it tells GEN-02.</extracomment>
        <translation>Der Text einer Karte geht diesen Regeln vor, und ein Text, der verbietet, geht einem vor, der erlaubt.</translation>
    </message>
    <message>
        <source>What concerns several crewmembers happens to one after the other, first to whoever is active, then clockwise. “Other” leaves you out.</source>
        <extracomment>Passage of the codex; it tells GEN-20, GEN-25, GEN-40.</extracomment>
        <translation>Was mehrere Besatzungsmitglieder betrifft, geschieht nacheinander, zuerst dem aktiven, dann im Uhrzeigersinn. „Andere“ schließt euch selbst aus.</translation>
    </message>
    <message>
        <source>Only what is offered can be answered; while one decision is open, others wait.</source>
        <extracomment>Passage of the codex; it tells DEC-28.</extracomment>
        <translation>Antworten lässt sich nur mit dem, was zur Wahl steht; solange eine Entscheidung offen ist, warten andere.</translation>
    </message>
    <message>
        <source>A discarded card with a number goes back to its place in the box, one without a number under its deck. Only section cards and events have discard piles.</source>
        <extracomment>Passage of the codex; it tells GEN-26, GEN-27, GEN-28.</extracomment>
        <translation>Eine abgelegte Karte mit Nummer kommt an ihren Platz in der Schachtel, eine ohne Nummer unter ihr Deck. Nur Sektionskarten und Ereignisse haben Ablagestapel.</translation>
    </message>
    <message>
        <source>Hands, dice, injuries and equipment lie open for all. Decks, the lead bag and unread entries are hidden.</source>
        <extracomment>Passage of the codex; it tells GEN-35.</extracomment>
        <translation>Handkarten, Würfel, Verletzungen und Ausrüstung liegen für alle offen. Decks, Hinweisbeutel und ungelesene Einträge sind verdeckt.</translation>
    </message>
    <message>
        <source>A [success] belongs to the team, never to one crewmember.</source>
        <extracomment>Passage of the codex; it tells GEN-37.</extracomment>
        <translation>Ein [success] gehört dem Team, nie einem einzelnen Besatzungsmitglied.</translation>
    </message>
    <message>
        <source>Supplies go up and down on their track. They never go above its last space, and with none left nothing more is lost.</source>
        <extracomment>Passage of the codex; it tells GEN-38, DNG-12.</extracomment>
        <translation>Vorräte steigen und fallen auf ihrem Track. Über das letzte Feld gehen sie nie hinaus, und wo keine sind, gehen keine verloren.</translation>
    </message>
    <message>
        <source>When the expedition ends, everything in progress stops.</source>
        <extracomment>Passage of the codex; it tells GEN-39.</extracomment>
        <translation>Wenn die Expedition endet, bricht alles ab, was gerade läuft.</translation>
    </message>
    <message>
        <source>If several things are due at the same moment, the player whose turn it is puts them in order.</source>
        <extracomment>Passage of the codex; it tells GEN-19, DEC-33.</extracomment>
        <translation>Ist mehreres gleichzeitig fällig, bestimmt die Reihenfolge, wer am Zug ist.</translation>
    </message>
    <message>
        <source>Fractions are rounded up unless a text says otherwise.</source>
        <extracomment>Passage of the codex; it tells GEN-36.</extracomment>
        <translation>Brüche werden aufgerundet, wenn kein Text etwas anderes sagt.</translation>
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
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>What {entry} does</source>
        <extracomment>The title of a page: {entry} is an entry of the logbook, as &quot;Log 104&quot;.</extracomment>
        <translation>Was {entry} bewirkt</translation>
    </message>
    <message>
        <source>Section cards</source>
        <extracomment>Title of a page of the codex, about the cards in the hand of a crewmember.</extracomment>
        <translation>Sektionskarten</translation>
    </message>
    <message>
        <source>A section card has two halves: the upper one is played at the moment it names, the lower one is a dice combination for step 5 of a dice check.</source>
        <extracomment>Passage of the codex; it tells CRD-03, CRD-12, CRD-13.</extracomment>
        <translation>Eine Sektionskarte hat zwei Hälften: Die obere wird in dem Moment gespielt, den sie nennt, die untere ist eine Würfelkombination für Schritt 5.</translation>
    </message>
    <message>
        <source>You may hold 2 cards at rank 1, 3 at rank 2, 4 at rank 3. With more, discard down to that before you play any.</source>
        <extracomment>Passage of the codex; it tells CRD-09, CRD-10, CRD-11, STP-24.</extracomment>
        <translation>Ihr dürft 2 Karten auf Rang 1 halten, 3 auf Rang 2, 4 auf Rang 3. Habt ihr mehr, legt ihr so viele ab, bevor ihr eine spielt.</translation>
    </message>
    <message>
        <source>You draw from your own deck. If it is empty when you must draw, your discards are shuffled into a new one.</source>
        <extracomment>Passage of the codex; it tells CRD-07, CRD-08.</extracomment>
        <translation>Ihr zieht von eurem eigenen Deck. Ist es leer, wenn ihr ziehen müsst, wird euer Ablagestapel zum neuen Deck gemischt.</translation>
    </message>
    <message>
        <source>Each section has cards of its own. A deck has at least 10 of them, none above the crewmember’s rank.</source>
        <extracomment>Passage of the codex; it tells CRD-01, CRD-06, CRD-04, CRD-21.</extracomment>
        <translation>Jede Sektion hat eigene Karten. Ein Deck hat mindestens 10, keine über dem Rang des Besatzungsmitglieds.</translation>
    </message>
    <message>
        <source>A card that was played or discarded goes to its owner’s discard pile; a sacrificed one is out of this expedition.</source>
        <extracomment>Passage of the codex; it tells CRD-14, CRD-16.</extracomment>
        <translation>Eine gespielte oder abgelegte Karte kommt auf den eigenen Ablagestapel; eine geopferte fehlt für den Rest der Expedition.</translation>
    </message>
    <message>
        <source>A cost in cards is paid from your own hand. Cards help others in other sectors too, unless they speak of your sector.</source>
        <extracomment>Passage of the codex; it tells CRD-17, CRD-19.</extracomment>
        <translation>Kosten in Karten zahlt ihr aus eurer Hand. Karten helfen auch anderen in anderen Sektoren, außer sie nennen euren Sektor.</translation>
    </message>
    <message>
        <source>Crewmembers and their abilities</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Besatzungsmitglieder und ihre Fähigkeiten</translation>
    </message>
    <message>
        <source>There are four sections: Security, Recon, Science and Engineering. Each belongs to one player, also when nobody of it is here.</source>
        <extracomment>Passage of the codex; it tells GEN-03, GEN-04.</extracomment>
        <translation>Es gibt vier Sektionen: Sicherheit, Aufklärung, Wissenschaft und Technik. Jede gehört einem Spieler, auch wenn niemand von ihr dabei ist.</translation>
    </message>
    <message>
        <source>At least two crewmembers go on an expedition, from different sections.</source>
        <extracomment>Passage of the codex; it tells GEN-05.</extracomment>
        <translation>Auf eine Expedition gehen mindestens zwei Besatzungsmitglieder aus verschiedenen Sektionen.</translation>
    </message>
    <message>
        <source>Each section sends one crewmember at most, because it has one board.</source>
        <extracomment>Passage of the codex; it tells GEN-06.</extracomment>
        <translation>Jede Sektion schickt höchstens ein Besatzungsmitglied, denn sie hat nur eine Tafel.</translation>
    </message>
    <message>
        <source>The rank, from 1 to 3, decides how many cards you hold, which cards your deck may have and how many dice your board has room for. A rank asked for is met by a higher one too.</source>
        <extracomment>Passage of the codex; it tells CRW-02, CRW-03.</extracomment>
        <translation>Der Rang von 1 bis 3 bestimmt, wie viele Karten ihr haltet, welche im Deck sein dürfen und wie viele Würfel Platz haben. Ein verlangter Rang ist auch mit einem höheren erfüllt.</translation>
    </message>
    <message>
        <source>A skill costs 1 [charge] each time. It may be used at any time, or at the moment its text names, and again as long as there are charges.</source>
        <extracomment>Passage of the codex; it tells CRW-14, CRW-15, CRW-16.</extracomment>
        <translation>Eine Fertigkeit kostet jedes Mal 1 [charge](acc). Sie ist jederzeit möglich oder wann ihr Text es sagt, und wieder, solange Ladungen da sind.</translation>
    </message>
    <message>
        <source>Everybody begins with the charges printed on the crew card. There is no limit to them, and unused ones are lost at the end.</source>
        <extracomment>Passage of the codex; it tells CRW-12, CRW-13, CRW-18.</extracomment>
        <translation>Alle beginnen mit den Ladungen, die auf ihrer Karte stehen. Nach oben gibt es keine Grenze, und unbenutzte sind am Ende verloren.</translation>
    </message>
    <message>
        <source>Who assists may use a skill in the check if its text fits, for example “when assisting”.</source>
        <extracomment>Passage of the codex; it tells CRW-17.</extracomment>
        <translation>Wer unterstützt, darf im Würfelwurf eine Fertigkeit benutzen, wenn ihr Text dazu passt, etwa „beim Unterstützen“.</translation>
    </message>
    <message>
        <source>A pawn stands in one sector; any number of crewmembers may share it.</source>
        <extracomment>Passage of the codex; it tells CRW-11.</extracomment>
        <translation>Eine Figur steht in genau einem Sektor; beliebig viele Besatzungsmitglieder dürfen ihn teilen.</translation>
    </message>
    <message>
        <source>Equipment</source>
        <extracomment>Title of a page of the codex, about the things that crewmembers carry.</extracomment>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>There is small, personal and mission equipment, and upgrades for the last. Small equipment and upgrades take no room in the lander.</source>
        <extracomment>Passage of the codex; it tells EQP-01, EQP-02, EQP-04.</extracomment>
        <translation>Es gibt kleine, persönliche und Missionsausrüstung und Ausbauten für letztere. Kleine Ausrüstung und Ausbauten brauchen im Lander keinen Platz.</translation>
    </message>
    <message>
        <source>What the lander carries is handed out when you disembark.</source>
        <extracomment>Passage of the codex; it tells EQP-03, STP-20, STP-21.</extracomment>
        <translation>Was der Lander mitführt, wird beim Aussteigen verteilt.</translation>
    </message>
    <message>
        <source>Everybody may carry any number of cards.</source>
        <extracomment>Passage of the codex; it tells EQP-05.</extracomment>
        <translation>Jeder darf beliebig viele Karten tragen.</translation>
    </message>
    <message>
        <source>A card with a section’s icon can be carried and used only by that section.</source>
        <extracomment>Passage of the codex; it tells EQP-06.</extracomment>
        <translation>Eine Karte mit Sektionssymbol darf nur diese Sektion tragen und benutzen.</translation>
    </message>
    <message>
        <source>You use equipment in your own turn, also in the middle of a dice check of yours, unless its text names another moment.</source>
        <extracomment>Passage of the codex; it tells EQP-07.</extracomment>
        <translation>Ausrüstung benutzt ihr im eigenen Zug, auch mitten im eigenen Würfelwurf, außer ihr Text nennt einen anderen Moment.</translation>
    </message>
    <message>
        <source>Only who carries a card can use it.</source>
        <extracomment>Passage of the codex; it tells EQP-08.</extracomment>
        <translation>Nur wer eine Karte trägt, kann sie benutzen.</translation>
    </message>
    <message>
        <source>Equipment that counts as an action takes one of the two actions of the turn.</source>
        <extracomment>Passage of the codex; it tells EQP-09.</extracomment>
        <translation>Ausrüstung, die als Aktion zählt, braucht eine der beiden Aktionen des Zuges.</translation>
    </message>
    <message>
        <source>In the same sector you may hand cards without a section’s icon to each other, but not while an action, a check or an event is being resolved.</source>
        <extracomment>Passage of the codex; it tells EQP-10, EQP-11, EQP-23.</extracomment>
        <translation>Im selben Sektor dürft ihr einander Karten ohne Sektionssymbol geben, aber nicht während eine Aktion, ein Würfelwurf oder ein Ereignis läuft.</translation>
    </message>
    <message>
        <source>Some equipment puts a token into a sector. From then on everybody there profits from it.</source>
        <extracomment>Passage of the codex; it tells EQP-14, EQP-17, EQP-20.</extracomment>
        <translation>Manche Ausrüstung legt ein Plättchen in einen Sektor. Von da an nützt es allen, die dort sind.</translation>
    </message>
    <message>
        <source>A token that lies on the planet board is not moved by placing it again.</source>
        <extracomment>Passage of the codex; it tells EQP-15.</extracomment>
        <translation>Ein Plättchen auf der Planetenkarte wird nicht bewegt, indem man es noch einmal legt.</translation>
    </message>
    <message>
        <source>An upgrade changes the token as it says. If the card is discarded, its token goes too.</source>
        <extracomment>Passage of the codex; it tells EQP-16, EQP-18, EQP-24.</extracomment>
        <translation>Ein Ausbau ändert das Plättchen, wie er sagt. Wird die Karte abgelegt, verschwindet auch ihr Plättchen.</translation>
    </message>
    <message>
        <source>Discarded equipment goes back to the armory and is out of this expedition. At the end all of it returns.</source>
        <extracomment>Passage of the codex; it tells EQP-19, EQP-21.</extracomment>
        <translation>Abgelegte Ausrüstung kommt ins Arsenal zurück und fehlt für den Rest der Expedition. Am Ende kehrt alle dorthin zurück.</translation>
    </message>
    <message>
        <source>A card may be used as often as its text allows; without a limit, again and again.</source>
        <extracomment>Passage of the codex; it tells EQP-22.</extracomment>
        <translation>Eine Karte darf so oft benutzt werden, wie ihr Text erlaubt; ohne Grenze immer wieder.</translation>
    </message>
    <message>
        <source>Section dice</source>
        <extracomment>Title of a page of the codex, about red, green and blue dice of the boards.</extracomment>
        <translation>Sektionswürfel</translation>
    </message>
    <message>
        <source>Red dice stand for strength and endurance, green ones for nature and strange life, blue ones for building, numbers and machines. A die counts as one of its color whatever it shows.</source>
        <extracomment>Passage of the codex; it tells DIE-01, DIE-02.</extracomment>
        <translation>Rote Würfel stehen für Kraft und Ausdauer, grüne für Natur und fremdes Leben, blaue für Bauen, Rechnen und Maschinen. Ein Würfel zählt immer als einer seiner Farbe, was er auch zeigt.</translation>
    </message>
    <message>
        <source>An [ace] may stand for any one other icon, also for a basic result, but never for an accident. You decide each time.</source>
        <extracomment>Passage of the codex; it tells DIE-05, DIE-08, DIE-09.</extracomment>
        <translation>Ein [ace] darf für ein beliebiges anderes Symbol stehen, auch für ein Basis-Ergebnis, aber nie für einen Unfall. Ihr entscheidet jedes Mal neu.</translation>
    </message>
    <message>
        <source>A [basic] result does nothing by itself. A convert ability of its color turns it into a skill icon at the moment the die is spent.</source>
        <extracomment>Passage of the codex; it tells DIE-06.</extracomment>
        <translation>Ein Ergebnis [basic] bewirkt allein nichts. Eine Wandlungsfähigkeit seiner Farbe macht daraus ein anderes Symbol, wenn der Würfel verbraucht wird.</translation>
    </message>
    <message>
        <source>An [accident] is harmless unless a text speaks of it. It never pays for a dice combination.</source>
        <extracomment>Passage of the codex; it tells DIE-07.</extracomment>
        <translation>Ein [accident] ist harmlos, wenn kein Text davon spricht. Er bezahlt nie eine Würfelkombination.</translation>
    </message>
    <message>
        <source>Basic dice show no skill icon, specialist dice one, universal dice pairs of all three, expert dice double icons, wild dice only aces and accidents. The brackets mark the most common result.</source>
        <extracomment>Passage of the codex; it tells DIE-10, DIE-11, DIE-12.</extracomment>
        <translation>Basiswürfel zeigen kein Fachsymbol, Spezialwürfel eines, Universalwürfel Paare aus allen dreien, Expertenwürfel doppelte, wilde Würfel nur Joker und Unfälle. Die Klammern zeigen das häufigste Ergebnis.</translation>
    </message>
    <message>
        <source>Available dice lie in slots of their color on your board, spent dice in the spent pool beside them. Only available dice can be used.</source>
        <extracomment>Passage of the codex; it tells DIE-18, DIE-19, DIE-20.</extracomment>
        <translation>Verfügbare Würfel liegen auf Plätzen ihrer Farbe auf eurer Tafel, verbrauchte daneben im Verbraucht-Pool. Nur verfügbare Würfel können benutzt werden.</translation>
    </message>
    <message>
        <source>Every section begins with 5 dice, and all sections always own equally many.</source>
        <extracomment>Passage of the codex; it tells DIE-15.</extracomment>
        <translation>Jede Sektion beginnt mit 5 Würfeln, und alle Sektionen besitzen immer gleich viele.</translation>
    </message>
    <message>
        <source>How many dice of a color have room on a board depends on section and rank. An injury die takes one slot of its column.</source>
        <extracomment>Passage of the codex; it tells CRW-08, CRW-10.</extracomment>
        <translation>Wie viele Würfel einer Farbe auf einer Tafel Platz haben, hängt von Sektion und Rang ab. Ein Verletzungswürfel belegt einen Platz seiner Spalte.</translation>
    </message>
    <message>
        <source>Turning a die to a result works only with a face that the die has. A reroll may show the same again.</source>
        <extracomment>Passage of the codex; it tells DIE-35, DIE-36.</extracomment>
        <translation>Ein Würfel kann nur auf eine Seite gedreht werden, die er hat. Neu geworfen kann er wieder dasselbe zeigen.</translation>
    </message>
    <message>
        <source>Injury and danger dice are no section dice: nobody refreshes, spends or sacrifices them.</source>
        <extracomment>Passage of the codex; it tells DIE-34.</extracomment>
        <translation>Verletzungs- und Gefahrenwürfel sind keine Sektionswürfel: Niemand erneuert, verbraucht oder opfert sie.</translation>
    </message>
    <message>
        <source>Spend, sacrifice, refresh</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Verbrauchen, opfern, erneuern</translation>
    </message>
    <message>
        <source>To spend a die, move an available one of your choice to your spent pool; if a color is shown, one of that color.</source>
        <extracomment>Passage of the codex; it tells DIE-25.</extracomment>
        <translation>Um einen Würfel zu verbrauchen, legt einen verfügbaren eurer Wahl in euren Verbraucht-Pool; ist eine Farbe gezeigt, einen dieser Farbe.</translation>
    </message>
    <message>
        <source>If you have too few available dice to spend, you must sacrifice one for each that is missing.</source>
        <extracomment>Passage of the codex; it tells DIE-26, DIE-38, DIE-27.</extracomment>
        <translation>Habt ihr zu wenige verfügbare Würfel zum Verbrauchen, müsst ihr für jeden fehlenden einen opfern.</translation>
    </message>
    <message>
        <source>A sacrificed die, available or spent, leaves your board and is out of this expedition.</source>
        <extracomment>Passage of the codex; it tells DIE-28, DIE-29, DIE-30.</extracomment>
        <translation>Ein geopferter Würfel, verfügbar oder verbraucht, verlässt eure Tafel und fehlt für den Rest der Expedition.</translation>
    </message>
    <message>
        <source>With 3 section dice or fewer nothing is sacrificed: you take the Drained injury instead.</source>
        <extracomment>Passage of the codex; it tells DIE-31, DIE-32, DIE-33.</extracomment>
        <translation>Mit 3 oder weniger Sektionswürfeln wird nichts geopfert: Stattdessen erhaltet ihr die Verletzung „Ausgelaugt“.</translation>
    </message>
    <message>
        <source>To refresh dice, move spent ones of your choice back to free slots of their color. What finds no slot stays spent.</source>
        <extracomment>Passage of the codex; it tells DIE-21, DIE-22, DIE-23.</extracomment>
        <translation>Um Würfel zu erneuern, legt verbrauchte eurer Wahl auf freie Plätze ihrer Farbe zurück. Was keinen Platz findet, bleibt verbraucht.</translation>
    </message>
    <message>
        <source>A refreshed die is available at once, but never for a check whose dice are already chosen.</source>
        <extracomment>Passage of the codex; it tells DIE-24.</extracomment>
        <translation>Ein erneuerter Würfel ist sofort verfügbar, aber nie für einen Würfelwurf, dessen Würfel schon gewählt sind.</translation>
    </message>
    <message>
        <source>Injuries and injury dice</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Verletzungen und Verletzungswürfel</translation>
    </message>
    <message>
        <source>An injury is a card on your board and an injury die in the top slot of a column of your choice.</source>
        <extracomment>Passage of the codex; it tells INJ-01, INJ-03, INJ-04.</extracomment>
        <translation>Eine Verletzung ist eine Karte auf eurer Tafel und ein Verletzungswürfel auf dem obersten Platz einer Spalte eurer Wahl.</translation>
    </message>
    <message>
        <source>The injury die pushes the dice of its column down. Those that have no room any more are spent.</source>
        <extracomment>Passage of the codex; it tells INJ-07, INJ-08.</extracomment>
        <translation>Der Verletzungswürfel schiebt die Würfel seiner Spalte nach unten. Wer keinen Platz mehr hat, ist verbraucht.</translation>
    </message>
    <message>
        <source>In every dice check of yours all injury dice of your board are rolled too. Those of assisting crewmembers stay where they are.</source>
        <extracomment>Passage of the codex; it tells INJ-13, CHK-12.</extracomment>
        <translation>Bei jedem eurer Würfelwürfe werden alle Verletzungswürfel eurer Tafel mitgeworfen. Die der Unterstützenden bleiben liegen.</translation>
    </message>
    <message>
        <source>The first of your open injury cards that shows the rolled icon takes the die, and that line of the card happens. If none shows it, nothing does.</source>
        <extracomment>Passage of the codex; it tells CHK-47, CHK-48, CHK-49.</extracomment>
        <translation>Die erste eurer offenen Verletzungskarten mit dem gewürfelten Symbol nimmt den Würfel, und diese Zeile tritt ein. Zeigt keine das Symbol, geschieht nichts.</translation>
    </message>
    <message>
        <source>Injury dice show damage and mental twice each, heavy damage and special once each.</source>
        <extracomment>Passage of the codex; it tells INJ-22, INJ-23.</extracomment>
        <translation>Verletzungswürfel zeigen je zweimal Schaden und Mental, je einmal schweren Schaden und Spezial.</translation>
    </message>
    <message>
        <source>A crewmember never has more than 3 injury dice, one for each column.</source>
        <extracomment>Passage of the codex; it tells INJ-05, INJ-30.</extracomment>
        <translation>Ein Besatzungsmitglied hat nie mehr als 3 Verletzungswürfel, einen für jede Spalte.</translation>
    </message>
    <message>
        <source>Whoever has 3 injuries and takes another one causes an emergency evac: the expedition ends at once.</source>
        <extracomment>Passage of the codex; it tells INJ-11, INJ-12, END-08.</extracomment>
        <translation>Wer 3 Verletzungen hat und noch eine erhält, löst eine Notevakuierung aus: Die Expedition endet sofort.</translation>
    </message>
    <message>
        <source>Card and die are two things: a text that removes one leaves the other.</source>
        <extracomment>Passage of the codex; it tells INJ-14, INJ-15, INJ-16.</extracomment>
        <translation>Karte und Würfel sind zweierlei: Ein Text, der das eine entfernt, lässt das andere liegen.</translation>
    </message>
    <message>
        <source>An injury card that is turned face down does nothing any more, but still counts as an injury.</source>
        <extracomment>Passage of the codex; it tells INJ-20, INJ-21.</extracomment>
        <translation>Eine umgedrehte Verletzungskarte bewirkt nichts mehr, zählt aber weiter als Verletzung.</translation>
    </message>
    <message>
        <source>If all cards of an injury are taken, Bruised takes its place.</source>
        <extracomment>Passage of the codex; it tells INJ-09, INJ-10.</extracomment>
        <translation>Sind alle Karten einer Verletzung vergeben, tritt „Geprellt“ an ihre Stelle.</translation>
    </message>
    <message>
        <source>Who has Scald and rolls its icon: all basic results of that check count as accidents.</source>
        <extracomment>Passage of the codex; it tells INJ-27.</extracomment>
        <translation>Würfelt jemand mit „Verbrühung“ ihr Symbol, zählen alle Basis-Ergebnisse dieses Würfelwurfs als Unfälle.</translation>
    </message>
    <message>
        <source>Injuries stay after the expedition; the medbay takes care of them.</source>
        <extracomment>Passage of the codex; it tells INJ-29.</extracomment>
        <translation>Verletzungen bleiben nach der Expedition; um sie kümmert sich die Krankenstation.</translation>
    </message>
    <message>
        <source>Danger dice</source>
        <extracomment>Title of a page of the codex, about the dice that the planet rolls against you.</extracomment>
        <translation>Gefahrenwürfel</translation>
    </message>
    <message>
        <source>A danger die comes with a letter. Its result is looked up in the table of that letter; what is not listed there does nothing.</source>
        <extracomment>Passage of the codex; it tells DNG-01, DNG-03, DNG-02.</extracomment>
        <translation>Ein Gefahrenwürfel gehört zu einem Buchstaben. Sein Ergebnis wird in der Tabelle dieses Buchstabens nachgeschlagen; was dort fehlt, bewirkt nichts.</translation>
    </message>
    <message>
        <source>Of its six sides two are common, two uncommon, one rare and one special.</source>
        <extracomment>Passage of the codex; it tells DNG-10.</extracomment>
        <translation>Von seinen sechs Seiten sind zwei gewöhnlich, zwei ungewöhnlich, eine selten und eine speziell.</translation>
    </message>
    <message>
        <source>The result concerns whoever rolls; in a dice check that is the active crewmember.</source>
        <extracomment>Passage of the codex; it tells DNG-04, DNG-08.</extracomment>
        <translation>Das Ergebnis betrifft den, der würfelt; in einem Würfelwurf das aktive Besatzungsmitglied.</translation>
    </message>
    <message>
        <source>Rolled on its own it is no dice check: nobody assists and no injury dice are rolled.</source>
        <extracomment>Passage of the codex; it tells DNG-05, DNG-07.</extracomment>
        <translation>Allein geworfen ist das kein Würfelwurf im Sinne der Regeln: Niemand unterstützt, und keine Verletzungswürfel fallen.</translation>
    </message>
    <message>
        <source>In a dice check danger dice are rolled with the others and resolved after the injury dice.</source>
        <extracomment>Passage of the codex; it tells DNG-06, CHK-52.</extracomment>
        <translation>In einem Würfelwurf fallen Gefahrenwürfel mit den anderen und werden nach den Verletzungswürfeln angewendet.</translation>
    </message>
    <message>
        <source>Discoveries and leads</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Entdeckungen und Hinweise</translation>
    </message>
    <message>
        <source>For each lead you gain, a token is drawn from the bag and put on the discovery deck of its type; you choose the order.</source>
        <extracomment>Passage of the codex; it tells LED-02, LED-01, LED-04.</extracomment>
        <translation>Für jeden Hinweis, den ihr erhaltet, wird ein Plättchen aus dem Beutel gezogen und auf das Entdeckungsdeck seiner Art gelegt; die Reihenfolge wählt ihr.</translation>
    </message>
    <message>
        <source>When the values on a deck reach 3 or more, its tokens leave and you gain the top discovery. What is above 3 is lost.</source>
        <extracomment>Passage of the codex; it tells LED-08, LED-09, LED-10.</extracomment>
        <translation>Erreichen die Werte auf einem Deck 3 oder mehr, gehen die Plättchen fort, und ihr erhaltet die oberste Entdeckung. Was über 3 liegt, verfällt.</translation>
    </message>
    <message>
        <source>A token may also give a card or a charge; the Science player names who gets it.</source>
        <extracomment>Passage of the codex; it tells LED-06, LED-07.</extracomment>
        <translation>Ein Plättchen kann auch eine Karte oder Ladung geben; der Wissenschaftsspieler sagt, wer sie bekommt.</translation>
    </message>
    <message>
        <source>A token with [lead_recycle] goes back to the bag when it leaves a deck; others are out until the expedition ends.</source>
        <extracomment>Passage of the codex; it tells LED-11, LED-12, LED-13.</extracomment>
        <translation>Ein Plättchen mit [lead_recycle] kommt in den Beutel zurück, wenn es ein Deck verlässt; andere sind bis zum Ende der Expedition draußen.</translation>
    </message>
    <message>
        <source>There are five kinds of discoveries, each with a deck of common, rare and ultra-rare cards.</source>
        <extracomment>Passage of the codex; it tells DSC-01, DSC-02, DSC-12.</extracomment>
        <translation>Es gibt fünf Arten von Entdeckungen, jede mit einem Deck aus gewöhnlichen, seltenen und ultraseltenen Karten.</translation>
    </message>
    <message>
        <source>If you gain a discovery in another way, the lead tokens on its deck are cleared first.</source>
        <extracomment>Passage of the codex; it tells DSC-03, LED-14.</extracomment>
        <translation>Erhaltet ihr eine Entdeckung auf andere Weise, werden zuerst die Hinweisplättchen ihres Decks entfernt.</translation>
    </message>
    <message>
        <source>Discoveries belong to the team. Those with an exploration ability can be used at any time, wherever you are; ship abilities work once they are unloaded.</source>
        <extracomment>Passage of the codex; it tells DSC-04, DSC-05, DSC-06, DSC-08.</extracomment>
        <translation>Entdeckungen gehören dem Team. Solche mit Erkundungsfähigkeit könnt ihr jederzeit und überall benutzen; Schiffsfähigkeiten wirken erst nach dem Entladen.</translation>
    </message>
    <message>
        <source>The lander takes home only so many discoveries; what is too much is given up when it docks, never the unique ones.</source>
        <extracomment>Passage of the codex; it tells END-25, DSC-27.</extracomment>
        <translation>Der Lander bringt nur eine bestimmte Zahl von Entdeckungen heim; was zu viel ist, wird beim Andocken abgegeben, nie die einmaligen.</translation>
    </message>
    <message>
        <source>A [unique_discovery] exists only once and lies face down on its planet. If none is left there, the slot says what you gain instead.</source>
        <extracomment>Passage of the codex; it tells DSC-20, DSC-21, DSC-24, DSC-23.</extracomment>
        <translation>Eine [unique_discovery] gibt es nur einmal; sie liegt verdeckt auf ihrem Planeten. Ist keine mehr da, sagt der Platz, was ihr stattdessen erhaltet.</translation>
    </message>
    <message>
        <source>The rank-up card</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Die Beförderungskarte</translation>
    </message>
    <message>
        <source>Each expedition has one rank-up card with a goal. As soon as it is met, the card is turned over.</source>
        <extracomment>Passage of the codex; it tells RNK-01, RNK-02, RNK-03, STP-17.</extracomment>
        <translation>Jede Expedition hat eine Beförderungskarte mit einer Vorgabe. Sobald sie erfüllt ist, wird die Karte umgedreht.</translation>
    </message>
    <message>
        <source>Once completed it stays completed.</source>
        <extracomment>Passage of the codex; it tells RNK-04, RNK-05.</extracomment>
        <translation>Einmal erfüllt, bleibt sie erfüllt.</translation>
    </message>
    <message>
        <source>After the expedition it promotes crewmembers of the team if you have as many [success](pl) as it asks for their rank. They are not used up.</source>
        <extracomment>Passage of the codex; it tells RNK-07, RNK-08, RNK-09.</extracomment>
        <translation>Nach der Expedition befördert sie Besatzungsmitglieder des Teams, wenn ihr so viele [success](acc.pl) habt, wie sie für deren Rang verlangt. Sie werden nicht verbraucht.</translation>
    </message>
    <message>
        <source>It gives nothing if it is not completed, or if the mission failed.</source>
        <extracomment>Passage of the codex; it tells RNK-10, RNK-11.</extracomment>
        <translation>Sie gibt nichts, wenn sie nicht erfüllt oder die Mission gescheitert ist.</translation>
    </message>
    <message>
        <source>Lander and landing</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Lander und Landung</translation>
    </message>
    <message>
        <source>A lander has armor, sensors and agility, a supply track, and room for equipment and discoveries. What mods add counts together.</source>
        <extracomment>Passage of the codex; it tells LND-02, LND-04, LND-07.</extracomment>
        <translation>Ein Lander hat Panzerung, Sensoren und Wendigkeit, einen Vorräte-Track und Platz für Ausrüstung und Entdeckungen. Was Mods hinzufügen, wird addiert.</translation>
    </message>
    <message>
        <source>Each slot of a lander takes one mod of its kind, structural or utility.</source>
        <extracomment>Passage of the codex; it tells LND-05, LND-06.</extracomment>
        <translation>Jeder Platz eines Landers nimmt eine Mod seiner Art auf, Struktur oder Versorgung.</translation>
    </message>
    <message>
        <source>To land, roll the ten-sided die as often as the landing track asks and do what its table says. It is no dice check.</source>
        <extracomment>Passage of the codex; it tells LND-10, LND-12, LND-13, LND-14.</extracomment>
        <translation>Zum Landen werft ihr den W10 so oft, wie der Landungstrack verlangt, und führt aus, was die Tabelle sagt. Das ist kein Würfelwurf im Sinne der Regeln.</translation>
    </message>
    <message>
        <source>A danger usually leaves a choice; on disagreement the Engineering player decides. A statistic of the lander may reduce the loss or spare you the danger.</source>
        <extracomment>Passage of the codex; it tells LND-15, LND-16, LND-17, LND-18.</extracomment>
        <translation>Eine Gefahr lässt meist eine Wahl; seid ihr uneins, entscheidet der Technikspieler. Ein Wert des Landers kann den Verlust verringern oder euch die Gefahr ersparen.</translation>
    </message>
    <message>
        <source>During landing you are all together in the lander. You have no cards in hand yet, but you may exert.</source>
        <extracomment>Passage of the codex; it tells LND-19, LND-28, STP-03.</extracomment>
        <translation>Während der Landung seid ihr alle zusammen im Lander. Karten habt ihr noch nicht auf der Hand, aber ihr dürft euch strapazieren.</translation>
    </message>
    <message>
        <source>Supplies lost on the way down are missing afterwards. Then you choose a sector for the lander, and all step out there.</source>
        <extracomment>Passage of the codex; it tells LND-23, STP-15, STP-16.</extracomment>
        <translation>Beim Abstieg verlorene Vorräte fehlen danach. Dann wählt ihr einen Sektor für den Lander, und dort steigen alle aus.</translation>
    </message>
    <message>
        <source>When you disembark, everybody draws cards up to the hand limit.</source>
        <extracomment>Passage of the codex; it tells STP-23, STP-22.</extracomment>
        <translation>Beim Aussteigen zieht jeder Karten bis zum Sektionskartenlimit.</translation>
    </message>
    <message>
        <source>How an expedition ends</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Wie eine Expedition endet</translation>
    </message>
    <message>
        <source>An expedition ends by lift-off, by an emergency evac, or by a text that says so.</source>
        <extracomment>Passage of the codex; it tells END-01.</extracomment>
        <translation>Eine Expedition endet durch Starten, durch eine Notevakuierung oder durch einen Text, der es sagt.</translation>
    </message>
    <message>
        <source>Whoever is not in the lander sector at lift-off is left behind and dies.</source>
        <extracomment>Passage of the codex; it tells END-02, END-03, END-04.</extracomment>
        <translation>Wer beim Starten nicht im Lander-Sektor ist, bleibt zurück und stirbt.</translation>
    </message>
    <message>
        <source>An emergency evac saves everybody, but all discoveries except the unique ones are lost, and the expedition has failed.</source>
        <extracomment>Passage of the codex; it tells END-09, END-10, END-11, DSC-13.</extracomment>
        <translation>Eine Notevakuierung rettet alle, aber alle Entdeckungen außer den einmaligen gehen verloren, und die Expedition ist gescheitert.</translation>
    </message>
    <message>
        <source>You cannot call an evacuation; only a fourth injury brings it about.</source>
        <extracomment>Passage of the codex; it tells END-13.</extracomment>
        <translation>Ihr könnt keine Evakuierung rufen; nur eine vierte Verletzung löst sie aus.</translation>
    </message>
    <message>
        <source>If a mission that is not optional is still open, the expedition has failed.</source>
        <extracomment>Passage of the codex; it tells END-07, END-23.</extracomment>
        <translation>Ist noch eine Mission offen, die nicht optional ist, ist die Expedition gescheitert.</translation>
    </message>
    <message>
        <source>If a text ends the expedition, nobody is left behind and the discoveries are kept, unless it says otherwise.</source>
        <extracomment>Passage of the codex; it tells END-14.</extracomment>
        <translation>Beendet ein Text die Expedition, bleibt niemand zurück, und die Entdeckungen bleiben euch, außer er sagt es anders.</translation>
    </message>
    <message>
        <source>Successes stay whatever happens. Dice and cards return to their sections, also sacrificed ones; charges and leads are lost.</source>
        <extracomment>Passage of the codex; it tells END-16, END-20.</extracomment>
        <translation>Erfolge bleiben in jedem Fall. Würfel und Karten kehren zu ihren Sektionen zurück, auch geopferte; Ladungen und Hinweise verfallen.</translation>
    </message>
    <message>
        <source>Deadly space</source>
        <extracomment>Title of a page of the codex, about the mode in which whoever dies stays dead.</extracomment>
        <translation>Tödliches All</translation>
    </message>
    <message>
        <source>The harder mode makes death more likely. It can be switched between expeditions.</source>
        <extracomment>Passage of the codex; it tells DLY-01, DLY-02, DLY-03.</extracomment>
        <translation>Der schwerere Modus macht den Tod wahrscheinlicher. Er lässt sich zwischen Expeditionen umschalten.</translation>
    </message>
    <message>
        <source>In it a fourth injury causes no evacuation. With 3 dice or fewer you die; otherwise you roll 3 injury dice and die on two heavy damage, or on one heavy damage with one special.</source>
        <extracomment>Passage of the codex; it tells DLY-04, DLY-05, DLY-06, DLY-07.</extracomment>
        <translation>Hier löst eine vierte Verletzung keine Evakuierung aus. Mit 3 oder weniger Würfeln sterbt ihr; sonst werft ihr 3 Verletzungswürfel und sterbt bei zwei schweren Schäden oder bei einem schweren Schaden und einem Spezial.</translation>
    </message>
    <message>
        <source>Who survives sacrifices 1 die and goes on; the fourth injury itself is not taken.</source>
        <extracomment>Passage of the codex; it tells DLY-08, DLY-19.</extracomment>
        <translation>Wer überlebt, opfert 1 Würfel und macht weiter; die vierte Verletzung selbst entfällt.</translation>
    </message>
    <message>
        <source>The expedition goes on without the dead. It ends when nobody is left.</source>
        <extracomment>Passage of the codex; it tells DLY-10, DLY-11, DLY-12, DLY-14.</extracomment>
        <translation>Die Expedition geht ohne die Toten weiter. Sie endet, wenn niemand mehr da ist.</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Title of a page of the codex, about luck, rolls and undoing. Not an opportunity.</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>A random crewmember is whoever rolls lowest with the ten-sided die; ties roll again.</source>
        <extracomment>Passage of the codex; it tells RND-02, RND-03, RND-05.</extracomment>
        <translation>Ein zufälliges Besatzungsmitglied ist, wer mit dem W10 am niedrigsten würfelt; bei Gleichstand wird neu geworfen.</translation>
    </message>
    <message>
        <source>Any other random choice gives everything the same chance.</source>
        <extracomment>Passage of the codex; it tells RND-04, RND-10.</extracomment>
        <translation>Jede andere zufällige Wahl gibt allem dieselbe Chance.</translation>
    </message>
    <message>
        <source>Luck does not change by undoing: the same roll at the same point falls the same, unless the settings allow new luck.</source>
        <extracomment>Passage of the codex; it tells RND-07.</extracomment>
        <translation>Rückgängig machen ändert das Glück nicht: Derselbe Wurf an derselben Stelle fällt gleich, außer die Einstellungen erlauben neues Glück.</translation>
    </message>
    <message>
        <source>The training expedition</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Die Trainingsexpedition</translation>
    </message>
    <message>
        <source>The training teaches the rules in play. Science takes part; how many go depends on the number of players.</source>
        <extracomment>Passage of the codex; it tells TUT-01, TUT-03.</extracomment>
        <translation>Das Training lehrt die Regeln beim Spielen. Die Wissenschaft ist dabei; wie viele gehen, hängt von der Zahl der Spieler ab.</translation>
    </message>
    <message>
        <source>In its first round every step is prescribed; all others are disabled. After that you play freely.</source>
        <extracomment>Passage of the codex; it tells TUT-09, TUT-14, TUT-26.</extracomment>
        <translation>In der ersten Runde ist jeder Schritt vorgegeben; alle anderen sind gesperrt. Danach spielt ihr frei.</translation>
    </message>
    <message>
        <source>Supplies are unlimited here, so resting costs nothing.</source>
        <extracomment>Passage of the codex; it tells TUT-10, TUT-06.</extracomment>
        <translation>Vorräte sind hier unbegrenzt, Rasten kostet also nichts.</translation>
    </message>
    <message>
        <source>The only injury here is Scrape, one for each. Nobody loses anything with 3 dice or fewer, and nobody can exert then.</source>
        <extracomment>Passage of the codex; it tells TUT-12, TUT-35.</extracomment>
        <translation>Die einzige Verletzung hier ist „Schramme“, höchstens eine für jeden. Mit 3 oder weniger Würfeln verliert niemand etwas, und niemand kann sich dann strapazieren.</translation>
    </message>
    <message>
        <source>Each lesson is told when it first comes up, and all of them can be read again here.</source>
        <extracomment>Passage of the codex; it tells TUT-28.</extracomment>
        <translation>Jede Lektion kommt, wenn sie zum ersten Mal gebraucht wird, und alle können hier wieder gelesen werden.</translation>
    </message>
    <message>
        <source>Aboard the ship</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>An Bord des Schiffs</translation>
    </message>
    <message>
        <source>[energy] moves the ship and pays for what its facilities ask. The pool holds at most 8.</source>
        <extracomment>Passage of the codex; it tells BRG-08, CYC-18.</extracomment>
        <translation>[energy] bewegt das Schiff und bezahlt, was seine Anlagen verlangen. Der Pool fasst höchstens 8.</translation>
    </message>
    <message>
        <source>Each visit to a facility of the ship costs 1 [command].</source>
        <extracomment>Passage of the codex; it tells FAC-02.</extracomment>
        <translation>Jeder Besuch einer Schiffsanlage kostet 1 [command](acc).</translation>
    </message>
    <message>
        <source>A failed mission lowers [morale] by one step. Low spirits make the next cycle harder.</source>
        <extracomment>Passage of the codex; it tells DCK-02.</extracomment>
        <translation>Eine gescheiterte Mission senkt die [morale](acc) um eine Stufe. Schlechte Stimmung erschwert den nächsten Zyklus.</translation>
    </message>
    <message>
        <source>Green dice: natural sciences and medicine.</source>
        <extracomment>Said of the icon biology in the codex, before its rule.</extracomment>
        <translation>Grüne Würfel: Naturwissenschaften und Medizin.</translation>
    </message>
    <message>
        <source>Blue dice: building and repair.</source>
        <extracomment>Said of the icon construction in the codex, before its rule.</extracomment>
        <translation>Blaue Würfel: bauen und reparieren.</translation>
    </message>
    <message>
        <source>Red dice: fighting and averting harm.</source>
        <extracomment>Said of the icon defense in the codex, before its rule.</extracomment>
        <translation>Rote Würfel: kämpfen und Schaden abwenden.</translation>
    </message>
    <message>
        <source>Green dice: terrain and survival.</source>
        <extracomment>Said of the icon explore in the codex, before its rule.</extracomment>
        <translation>Grüne Würfel: Gelände und Überleben.</translation>
    </message>
    <message>
        <source>Red dice: mining and taking samples.</source>
        <extracomment>Said of the icon gather in the codex, before its rule.</extracomment>
        <translation>Rote Würfel: abbauen und Proben nehmen.</translation>
    </message>
    <message>
        <source>How well the lander steers clear of trouble.</source>
        <extracomment>Said of the icon lander_agility in the codex, before its rule.</extracomment>
        <translation>Wie gut der Lander Schwierigkeiten ausweicht.</translation>
    </message>
    <message>
        <source>How much the hull of the lander takes.</source>
        <extracomment>Said of the icon lander_armor in the codex, before its rule.</extracomment>
        <translation>Wie viel die Hülle des Landers aushält.</translation>
    </message>
    <message>
        <source>How far the lander sees.</source>
        <extracomment>Said of the icon lander_sensors in the codex, before its rule.</extracomment>
        <translation>Wie weit der Lander sieht.</translation>
    </message>
    <message>
        <source>Red dice: strength and endurance.</source>
        <extracomment>Said of the icon physical in the codex, before its rule.</extracomment>
        <translation>Rote Würfel: Kraft und Ausdauer.</translation>
    </message>
    <message>
        <source>Blue dice: mathematics and other exact sciences.</source>
        <extracomment>Said of the icon science in the codex, before its rule.</extracomment>
        <translation>Blaue Würfel: Mathematik und andere exakte Wissenschaften.</translation>
    </message>
    <message>
        <source>Blue dice: machines, computers and piloting.</source>
        <extracomment>Said of the icon technology in the codex, before its rule.</extracomment>
        <translation>Blaue Würfel: Maschinen, Computer und Steuern.</translation>
    </message>
    <message>
        <source>Green dice: understanding alien life.</source>
        <extracomment>Said of the icon xenology in the codex, before its rule.</extracomment>
        <translation>Grüne Würfel: fremdes Leben verstehen.</translation>
    </message>
    <message>
        <source>Rounds and turns</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Runden und Züge</translation>
    </message>
    <message>
        <source>An expedition goes in rounds. In each round every crewmember takes one turn, and in each turn two actions, one after the other.</source>
        <extracomment>Passage of the codex; it tells TRN-01, TRN-08.</extracomment>
        <translation>Eine Expedition verläuft in Runden. In jeder Runde macht jedes Besatzungsmitglied einen Zug und in jedem Zug nacheinander zwei Aktionen.</translation>
    </message>
    <message>
        <source>A round opens with the start token: whoever holds it gives it to any crewmember, who takes the first turn. The others follow clockwise.</source>
        <extracomment>Passage of the codex; it tells TRN-04, TRN-05, TRN-06.</extracomment>
        <translation>Eine Runde beginnt mit dem Startplättchen: Wer es hat, gibt es einem beliebigen Besatzungsmitglied, das den ersten Zug macht. Die anderen folgen im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>In the first round the Recon player decides who receives the start token.</source>
        <extracomment>Passage of the codex; it tells STP-25, TRN-03.</extracomment>
        <translation>In der ersten Runde entscheidet der Aufklärungsspieler, wer das Startplättchen erhält.</translation>
    </message>
    <message>
        <source>The actions are special action, travel, prepare, rest and lift-off. You may take the same one twice, but only one special action in each turn.</source>
        <extracomment>Passage of the codex; it tells TRN-09, TRN-10.</extracomment>
        <translation>Die Aktionen sind Sonderaktion, Reisen, Vorbereiten, Rasten und Starten. Dieselbe darf zweimal gewählt werden, aber nur eine Sonderaktion in jedem Zug.</translation>
    </message>
    <message>
        <source>Whoever could choose an action may give up the rest of the turn instead.</source>
        <extracomment>Passage of the codex; it tells TRN-14.</extracomment>
        <translation>Wer eine Aktion wählen könnte, darf stattdessen auf den Rest des Zuges verzichten.</translation>
    </message>
    <message>
        <source>Using a card, a skill or equipment is no action, unless its text says that it counts as one: then it takes the place of one of the two.</source>
        <extracomment>Passage of the codex; it tells TRN-11, TRN-12, TRN-13.</extracomment>
        <translation>Eine Karte, Fertigkeit oder Ausrüstung zu benutzen ist keine Aktion, außer ihr Text sagt, dass es als eine zählt: Dann ersetzt es eine der beiden.</translation>
    </message>
    <message>
        <source>A text may give an additional action for this turn. The limit of one special action stays.</source>
        <extracomment>Passage of the codex; it tells TRN-15.</extracomment>
        <translation>Ein Text kann für diesen Zug eine zusätzliche Aktion geben. Es bleibt bei höchstens einer Sonderaktion.</translation>
    </message>
    <message>
        <source>When the actions are done the turn token is turned over and an event is revealed and resolved. Then the turn ends.</source>
        <extracomment>Passage of the codex; it tells TRN-17, TRN-18, TRN-16.</extracomment>
        <translation>Nach den Aktionen wird das Rundenplättchen umgedreht und ein Ereignis aufgedeckt und ausgeführt. Dann endet der Zug.</translation>
    </message>
    <message>
        <source>The round is over when everybody has taken a turn; then the next round begins.</source>
        <extracomment>Passage of the codex; it tells TRN-19, TRN-25.</extracomment>
        <translation>Die Runde ist vorbei, wenn alle einen Zug gemacht haben; dann beginnt die nächste.</translation>
    </message>
    <message>
        <source>Outside your own turn you may exert, use what works at any time, assist a dice check and hand over equipment.</source>
        <extracomment>Passage of the codex; it tells TRN-22.</extracomment>
        <translation>Außerhalb des eigenen Zuges darf man sich strapazieren, jederzeit Verwendbares benutzen, bei einem Würfelwurf unterstützen und Ausrüstung weitergeben.</translation>
    </message>
    <message>
        <source>The actions</source>
        <extracomment>Title of a page of the codex, about what a crewmember does in a turn.</extracomment>
        <translation>Die Aktionen</translation>
    </message>
    <message>
        <source>A special action is printed on a card or sector. You may take it if its text lies open where you stand; those of the condition, of missions, lander mods and the rank-up card work in every sector.</source>
        <extracomment>Passage of the codex; it tells ACT-01, ACT-02, ACT-03, ACT-04.</extracomment>
        <translation>Eine Sonderaktion steht auf einer Karte oder einem Sektor. Ihr könnt sie ausführen, wenn ihr Text dort offen liegt, wo ihr steht; die von Bedingung, Missionen, Lander-Mods und Beförderungskarte gelten in jedem Sektor.</translation>
    </message>
    <message>
        <source>With the [dice_check] icon a special action is a dice check; without it, simply do what it says.</source>
        <extracomment>Passage of the codex; it tells ACT-06.</extracomment>
        <translation>Mit dem Symbol [dice_check] ist eine Sonderaktion ein Würfelwurf; ohne führt ihr einfach aus, was da steht.</translation>
    </message>
    <message>
        <source>If a card offers several special actions, decide which one you take before you choose dice.</source>
        <extracomment>Passage of the codex; it tells ACT-05.</extracomment>
        <translation>Bietet eine Karte mehrere Sonderaktionen, entscheidet euch für eine, bevor ihr Würfel wählt.</translation>
    </message>
    <message>
        <source>Some special actions ask for something, such as a rank or a supply. While it is not there, the action cannot be chosen.</source>
        <extracomment>Passage of the codex; it tells ACT-08.</extracomment>
        <translation>Manche Sonderaktionen setzen etwas voraus, etwa einen Rang oder Vorräte. Solange das fehlt, können sie nicht gewählt werden.</translation>
    </message>
    <message>
        <source>If another crewmember must assist, it has to be with a die. If nobody lends one, the choice is taken back and no action is lost.</source>
        <extracomment>Passage of the codex; it tells ACT-09.</extracomment>
        <translation>Muss ein anderes Besatzungsmitglied unterstützen, dann mit einem Würfel. Gibt niemand einen, wird die Wahl zurückgenommen, und keine Aktion geht verloren.</translation>
    </message>
    <message>
        <source>Danger dice to the left of an action’s name join its dice check.</source>
        <extracomment>Passage of the codex; it tells ACT-07.</extracomment>
        <translation>Gefahrenwürfel links vom Namen einer Aktion kommen zu ihrem Würfelwurf hinzu.</translation>
    </message>
    <message>
        <source>Resting costs 1 [supplies]. With none left nobody can rest.</source>
        <extracomment>Passage of the codex; it tells ACT-38.</extracomment>
        <translation>Rasten kostet 1 [supplies](acc). Ohne Vorräte kann niemand rasten.</translation>
    </message>
    <message>
        <source>A rest refreshes half of your dice, available and spent counted together and rounded up; then you draw 1 section card.</source>
        <extracomment>Passage of the codex; it tells ACT-39, ACT-40, ACT-41.</extracomment>
        <translation>Rasten erneuert die Hälfte eurer Würfel, verfügbare und verbrauchte zusammengezählt und aufgerundet; dann zieht ihr 1 Sektionskarte.</translation>
    </message>
    <message>
        <source>To prepare, draw 1 section card, or make a dice check that only pays for dice combinations, or do both.</source>
        <extracomment>Passage of the codex; it tells ACT-35, ACT-36, ACT-37.</extracomment>
        <translation>Zum Vorbereiten zieht ihr 1 Sektionskarte oder macht einen Würfelwurf, der nur Würfelkombinationen bezahlt, oder beides.</translation>
    </message>
    <message>
        <source>Lift-off is chosen in the lander sector, and everybody else must agree. It ends the expedition at once.</source>
        <extracomment>Passage of the codex; it tells ACT-43, ACT-45, ACT-44.</extracomment>
        <translation>Starten wählt man im Lander-Sektor, und alle anderen müssen zustimmen. Es beendet die Expedition sofort.</translation>
    </message>
    <message>
        <source>A special action is used up when its check begins, however it ends.</source>
        <extracomment>Passage of the codex; it tells ACT-10.</extracomment>
        <translation>Eine Sonderaktion ist verbraucht, sobald ihr Würfelwurf beginnt, wie auch immer er ausgeht.</translation>
    </message>
    <message>
        <source>The planet board</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Die Planetenkarte</translation>
    </message>
    <message>
        <source>The planet board shows numbered sectors and the paths between them. A sector may have biomes, a point of interest, a log number or room for the lander.</source>
        <extracomment>Passage of the codex; it tells PLN-01, PLN-02.</extracomment>
        <translation>Die Planetenkarte zeigt nummerierte Sektoren und die Routen dazwischen. Ein Sektor kann Biome, ein Sonderziel, eine Protokollnummer oder Platz für den Lander haben.</translation>
    </message>
    <message>
        <source>A [poi] offers special actions. Of several cards on a sector only the topmost counts, and it covers the log number below.</source>
        <extracomment>Passage of the codex; it tells PLN-15, PLN-23, PLN-24.</extracomment>
        <translation>Ein [poi] bietet Sonderaktionen. Von mehreren Karten auf einem Sektor zählt nur die oberste, und sie verdeckt die Protokollnummer.</translation>
    </message>
    <message>
        <source>A new point of interest brings empty tracks. What stands on the sector itself stays: pawns, tokens, threats, markers.</source>
        <extracomment>Passage of the codex; it tells PLN-16, PLN-17, PLN-18, PLN-19, PLN-20.</extracomment>
        <translation>Ein neues Sonderziel bringt leere Tracks. Was auf dem Sektor selbst steht, bleibt: Figuren, Plättchen, Bedrohungen, Marker.</translation>
    </message>
    <message>
        <source>If a card exists in several copies, one of them is taken at random.</source>
        <extracomment>Passage of the codex; it tells GEN-31.</extracomment>
        <translation>Gibt es eine Karte mehrmals, wird zufällig eines der Exemplare genommen.</translation>
    </message>
    <message>
        <source>The [final_poi] icon tells that a sector is fully explored; some texts ask for that.</source>
        <extracomment>Passage of the codex; it tells PLN-29, PLN-31.</extracomment>
        <translation>Das Symbol [final_poi] sagt, dass ein Sektor ganz erkundet ist; manche Texte fragen danach.</translation>
    </message>
    <message>
        <source>The [important_sector] icon marks a sector that some texts speak of.</source>
        <extracomment>Passage of the codex; it tells PLN-30.</extracomment>
        <translation>Das Symbol [important_sector] kennzeichnet einen Sektor, von dem manche Texte sprechen.</translation>
    </message>
    <message>
        <source>A card with the [do_not_save] icon is not kept when the planet is recorded.</source>
        <extracomment>Passage of the codex; it tells PLN-28.</extracomment>
        <translation>Eine Karte mit dem Symbol [do_not_save] wird nicht behalten, wenn der Planet archiviert wird.</translation>
    </message>
    <message>
        <source>The lander stands in one sector, and only a text can move it. A sector with the [lander] icon has room for it.</source>
        <extracomment>Passage of the codex; it tells PLN-09, PLN-10.</extracomment>
        <translation>Der Lander steht in einem Sektor, und nur ein Text kann ihn bewegen. Ein Sektor mit dem Symbol [lander] hat Platz für ihn.</translation>
    </message>
    <message>
        <source>Exactly one [global_condition] is in force: the card, or the print under it. It says how to travel, and may hold combinations, special effects, actions and a time track.</source>
        <extracomment>Passage of the codex; it tells PLN-35, PLN-36, PLN-37, PLN-38.</extracomment>
        <translation>Es gilt genau eine [global_condition]: die Karte oder der Aufdruck darunter. Sie sagt, wie man reist, und kann Kombinationen, Sondereffekte, Aktionen und einen Zeit-Track haben.</translation>
    </message>
    <message>
        <source>A [log_entry] is read aloud and done at once, then what was interrupted goes on. An entry that sends you to another one ends there.</source>
        <extracomment>Passage of the codex; it tells PLN-55, PLN-61, PLN-56.</extracomment>
        <translation>Ein [log_entry] wird vorgelesen und sofort ausgeführt, dann geht das Unterbrochene weiter. Verweist es auf ein anderes, endet es dort.</translation>
    </message>
    <message>
        <source>Missions</source>
        <extracomment>Title of a page of the codex, about the tasks of an expedition.</extracomment>
        <translation>Missionen</translation>
    </message>
    <message>
        <source>Every expedition has missions. One that is not marked optional must be completed, or the expedition has failed.</source>
        <extracomment>Passage of the codex; it tells PLN-40, PLN-41, PLN-49.</extracomment>
        <translation>Jede Expedition hat Missionen. Was nicht als optional gekennzeichnet ist, muss erfüllt werden, sonst ist die Expedition gescheitert.</translation>
    </message>
    <message>
        <source>Most missions are completed by a text. Others you complete yourselves, right before or after any action, once their goal is met.</source>
        <extracomment>Passage of the codex; it tells PLN-42, PLN-43, PLN-44, TRN-23.</extracomment>
        <translation>Die meisten Missionen erfüllt ein Text. Andere erfüllt ihr selbst, direkt vor oder nach einer Aktion, sobald ihr Ziel erreicht ist.</translation>
    </message>
    <message>
        <source>Its goal must be met at that moment, and you need not do it at once.</source>
        <extracomment>Passage of the codex; it tells PLN-45, PLN-46.</extracomment>
        <translation>Das Ziel muss in diesem Moment erreicht sein, und ihr müsst es nicht sofort tun.</translation>
    </message>
    <message>
        <source>A mission failed token on the lander makes the expedition a failure as well.</source>
        <extracomment>Passage of the codex; it tells PLN-50.</extracomment>
        <translation>Auch ein Missionsfehlschlag-Plättchen auf dem Lander lässt die Expedition scheitern.</translation>
    </message>
    <message>
        <source>Threats</source>
        <extracomment>Title of a page of the codex, about beasts and perils with figures on the board.</extracomment>
        <translation>Bedrohungen</translation>
    </message>
    <message>
        <source>A threat has a card with all its rules and a figure on the map. When its time token enters a space, what is printed there happens.</source>
        <extracomment>Passage of the codex; it tells THR-01, THR-03, THR-04, THR-05.</extracomment>
        <translation>Eine Bedrohung hat eine Karte mit all ihren Regeln und einen Aufsteller auf der Karte. Betritt ihr Zeitplättchen ein Feld, geschieht, was dort steht.</translation>
    </message>
    <message>
        <source>In its sector you can perform the special actions of its card, which often drive it away.</source>
        <extracomment>Passage of the codex; it tells THR-06, THR-17.</extracomment>
        <translation>In ihrem Sektor könnt ihr die Sonderaktionen ihrer Karte ausführen, die sie oft vertreiben.</translation>
    </message>
    <message>
        <source>Of several figures only the main one has the special actions.</source>
        <extracomment>Passage of the codex; it tells THR-07.</extracomment>
        <translation>Von mehreren Aufstellern hat nur der wichtigste die Sonderaktionen.</translation>
    </message>
    <message>
        <source>It moves to connected sectors, whatever the path costs, and the [no_movement] icon does not stop it.</source>
        <extracomment>Passage of the codex; it tells THR-08, THR-09, THR-10.</extracomment>
        <translation>Sie bewegt sich in verbundene Sektoren, was die Route auch kostet, und das Symbol [no_movement] hält sie nicht auf.</translation>
    </message>
    <message>
        <source>Towards somebody it takes the shortest way; between equal ways the Security player decides.</source>
        <extracomment>Passage of the codex; it tells THR-11, THR-12.</extracomment>
        <translation>Auf jemanden zu nimmt sie den kürzesten Weg; sind mehrere gleich lang, entscheidet der Sicherheitsspieler.</translation>
    </message>
    <message>
        <source>Events and biomes</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Ereignisse und Biome</translation>
    </message>
    <message>
        <source>At the end of a turn the top event card is revealed.</source>
        <extracomment>Passage of the codex; it tells EVT-01, EVT-02.</extracomment>
        <translation>Am Ende eines Zuges wird die oberste Ereigniskarte aufgedeckt.</translation>
    </message>
    <message>
        <source>If one of its biomes is visible in your sector, on the board or on the topmost card, the main effect happens, otherwise the secondary one.</source>
        <extracomment>Passage of the codex; it tells EVT-03, EVT-05, EVT-04, EVT-16.</extracomment>
        <translation>Ist eines ihrer Biome in eurem Sektor zu sehen, auf der Karte oder dem obersten Sonderziel, tritt der Haupteffekt ein, sonst der Nebeneffekt.</translation>
    </message>
    <message>
        <source>The main effect concerns whoever revealed the card. The secondary effect usually advances all time tracks.</source>
        <extracomment>Passage of the codex; it tells EVT-06, EVT-07.</extracomment>
        <translation>Der Haupteffekt betrifft den, der die Karte aufgedeckt hat. Der Nebeneffekt rückt meist alle Zeit-Tracks vor.</translation>
    </message>
    <message>
        <source>Before it takes effect you may still exert or use what works at any time; whoever moves away in time is compared with the new sector.</source>
        <extracomment>Passage of the codex; it tells EVT-09, EVT-10, DEC-30.</extracomment>
        <translation>Bevor sie wirkt, dürft ihr euch noch strapazieren oder benutzen, was jederzeit möglich ist; zieht jemand rechtzeitig fort, zählt der neue Sektor.</translation>
    </message>
    <message>
        <source>A biome tells what a place is like. Events, skills and cards ask for it.</source>
        <extracomment>Passage of the codex; it tells EVT-14.</extracomment>
        <translation>Ein Biom sagt, wie ein Ort beschaffen ist. Ereignisse, Fertigkeiten und Karten fragen danach.</translation>
    </message>
    <message>
        <source>Tracks</source>
        <extracomment>Title of a page of the codex, about rows of spaces along which a token moves. Not footprints.</extracomment>
        <translation>Tracks</translation>
    </message>
    <message>
        <source>Every track starts empty. With each progress its token enters the next space, and what is printed there happens.</source>
        <extracomment>Passage of the codex; it tells TIM-02, TIM-03, TIM-05.</extracomment>
        <translation>Jeder Track beginnt leer. Mit jedem Fortschritt betritt sein Plättchen das nächste Feld, und was dort steht, geschieht.</translation>
    </message>
    <message>
        <source>The last space is the one that matters. If its text does not reset the track, the token stays there.</source>
        <extracomment>Passage of the codex; it tells TIM-04, TIM-11, TIM-13.</extracomment>
        <translation>Auf das letzte Feld kommt es an. Setzt sein Text den Track nicht zurück, bleibt das Plättchen dort liegen.</translation>
    </message>
    <message>
        <source>A track that is set back moves its token to the left; nothing happens on the way.</source>
        <extracomment>Passage of the codex; it tells TIM-06, TIM-07, TIM-24.</extracomment>
        <translation>Geht ein Track zurück, rückt sein Plättchen nach links; dabei geschieht nichts.</translation>
    </message>
    <message>
        <source>If several time tracks advance, you choose the order; each is finished before the next.</source>
        <extracomment>Passage of the codex; it tells TIM-08, TIM-09, TIM-10.</extracomment>
        <translation>Rücken mehrere Zeit-Tracks vor, bestimmt ihr die Reihenfolge; jeder wird vor dem nächsten beendet.</translation>
    </message>
    <message>
        <source>The tracks of a special action have markers in the colors of its outcomes. Reaching the end pays off in step 10, once.</source>
        <extracomment>Passage of the codex; it tells TIM-20, TIM-21, TIM-23, CHK-66, CHK-88.</extracomment>
        <translation>Die Tracks einer Sonderaktion haben Marker in den Farben ihrer Ergebnisse. Am Ende angekommen, zahlt es sich in Schritt 10 aus, einmal.</translation>
    </message>
    <message>
        <source>A card that leaves or is covered takes its track along; later it starts empty again.</source>
        <extracomment>Passage of the codex; it tells TIM-14, TIM-15, GEN-32.</extracomment>
        <translation>Eine Karte, die geht oder verdeckt wird, nimmt ihren Track mit; später beginnt er wieder leer.</translation>
    </message>
</context>
<context>
    <name>CodexPage</name>
    <message>
        <source>Icons</source>
        <extracomment>Heading in a page of the codex.</extracomment>
        <translation>Symbole</translation>
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
        <translation>Themen, Symbole, Karten, Regelnummern suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Heading over the list of pages of the codex.</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>All topics</source>
        <extracomment>Button: back to the list of pages of the codex.</extracomment>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Name of a button: shut the codex.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nothing found. Try another word or a rule id such as CHK-06.</source>
        <translation>Nichts gefunden. Versucht ein anderes Wort oder eine Regelnummer wie CHK-06.</translation>
    </message>
    <message>
        <source>Search these cards</source>
        <translation>Unter diesen Karten suchen</translation>
    </message>
</context>
<context>
    <name>CommandText</name>
    <message>
        <source>Travel to {sector}</source>
        <extracomment>Button of a choice: an action. {sector} is the name of a sector.</extracomment>
        <translation>Reisen: {sector}</translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>Button of a choice: the action of resting, a verb.</extracomment>
        <translation>Rasten</translation>
    </message>
    <message>
        <source>Prepare</source>
        <extracomment>Button of a choice: the action of preparing, a verb.</extracomment>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Lift-off</source>
        <extracomment>Button of a choice: the action of leaving the planet.</extracomment>
        <translation>Starten</translation>
    </message>
    <message>
        <source>{section}: agree</source>
        <extracomment>Button of a choice: players of a section agree to leave the planet. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: einverstanden</translation>
    </message>
    <message>
        <source>{section}: stay</source>
        <extracomment>Button of a choice: players of a section do not agree to leave the planet. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: bleiben</translation>
    </message>
    <message>
        <source>{lead} on {deck}</source>
        <extracomment>{lead} is a lead token, {deck} the discovery deck on which it is placed, as &quot;Lead 2 on Mineral&quot;.</extracomment>
        <translation>{lead}: {deck}</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Geschehen lassen</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: nothing more is done at this moment.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Accept it</source>
        <extracomment>Button: what is about to happen is not prevented.</extracomment>
        <translation>Hinnehmen</translation>
    </message>
    <message>
        <source>Reroll no more dice</source>
        <translation>Keine Würfel mehr neu würfeln</translation>
    </message>
    <message>
        <source>Finish preparing</source>
        <extracomment>Button: nothing more is done in the action of preparing.</extracomment>
        <translation>Vorbereitung beenden</translation>
    </message>
    <message>
        <source>Do not travel</source>
        <translation>Nicht reisen</translation>
    </message>
    <message>
        <source>Finish handing out</source>
        <translation>Verteilung beenden</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>Button under the question whether a card or skill is used.</extracomment>
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>Complete the mission</source>
        <translation>Mission erfüllen</translation>
    </message>
    <message>
        <source>Declare it</source>
        <extracomment>Button: an ace counts as the icon that a text looks for.</extracomment>
        <translation>Joker erklären</translation>
    </message>
    <message>
        <source>Mark the outcome</source>
        <translation>Ergebnis markieren</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Button under a question without words of its own for its answers.</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation>Darauf verzichten</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button: the mission is not completed yet.</extracomment>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Do not declare it</source>
        <translation>Joker nicht erklären</translation>
    </message>
    <message>
        <source>Do not mark it</source>
        <translation>Nicht markieren</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Button under a question without words of its own for its answers.</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Take {die}</source>
        <extracomment>Choice while dice are chosen for a check. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>Nehmen: {die}</translation>
    </message>
    <message>
        <source>Put back {die}</source>
        <extracomment>Button of a choice: take a chosen die out of the check again. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>Zurücklegen: {die}</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Roll all the dice of the check.</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Take the action back</source>
        <translation>Aktion zurücknehmen</translation>
    </message>
    <message>
        <source>{die}: {face}</source>
        <extracomment>Choice where players tell what their own dice show. {die} is a die, as &quot;Basic die (red)&quot;, {face} the result that it shows.</extracomment>
        <translation>{die}: {face}</translation>
    </message>
    <message>
        <source>Let the game roll</source>
        <translation>Das Spiel würfeln lassen</translation>
    </message>
    <message>
        <source>Column: {color}</source>
        <extracomment>A column of the crew board; {color} is red, green or blue.</extracomment>
        <translation>Spalte: {color}</translation>
    </message>
    <message>
        <source>Result {value}</source>
        <extracomment>A result of the ten-sided die. {value} is from 0 to 9.</extracomment>
        <translation>Ergebnis {value}</translation>
    </message>
    <message>
        <source>{member} plays: {card}</source>
        <extracomment>Choice: a section card is played. {card} is the name of the card. {member} is the name of a crewmember.</extracomment>
        <translation>{member} spielt: {card}</translation>
    </message>
    <message>
        <source>{equipment}, token</source>
        <extracomment>The token on the planet board of a piece of equipment. {equipment} is the name of a card.</extracomment>
        <translation>{equipment}, Plättchen</translation>
    </message>
    <message>
        <source>{equipment} ({number})</source>
        <extracomment>Which ability of a piece of equipment is used. {number} counts from 1. {equipment} is the name of a card.</extracomment>
        <translation>{equipment} ({number})</translation>
    </message>
    <message>
        <source>{member} uses: {thing}</source>
        <extracomment>Choice: what somebody uses now. {thing} is the name of a card, a skill or a part of the lander. {member} is the name of a crewmember.</extracomment>
        <translation>{member} benutzt: {thing}</translation>
    </message>
    <message>
        <source>{equipment} to {member}</source>
        <extracomment>A piece of equipment and who gets it. {equipment} is the name of a card. {member} is the name of a crewmember.</extracomment>
        <translation>{equipment}: {member}</translation>
    </message>
    <message>
        <source>{equipment}: {giver} to {member}</source>
        <extracomment>A piece of equipment, who hands it over and who gets it. {equipment} is the name of a card. {giver} is the name of the crewmember who hands it over. {member} is the name of a crewmember.</extracomment>
        <translation>{equipment}: von {giver} an {member}</translation>
    </message>
    <message>
        <source>Mark the outcome with {dice}</source>
        <extracomment>{dice} are spent on an outcome of a dice check.</extracomment>
        <translation>Ergebnis markieren mit {dice}</translation>
    </message>
    <message>
        <source>{member} exerts</source>
        <extracomment>Choice: this crewmember gives up a die to refresh others. {member} is the name of a crewmember.</extracomment>
        <translation>{member} strapaziert sich</translation>
    </message>
    <message>
        <source>{member} assists: {die}</source>
        <extracomment>Choice while dice are chosen for a check: a die of somebody who helps. {member} is the name of a crewmember. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>{member} unterstützt: {die}</translation>
    </message>
    <message>
        <source>Put back {die} ({member})</source>
        <extracomment>Button of a choice: take a die that somebody else has lent out of the check again. {die} is a die, as &quot;Basic die (red)&quot;. {member} is the name of a crewmember.</extracomment>
        <translation>Zurücklegen: {die} ({member})</translation>
    </message>
    <message>
        <source>{card} with {dice}</source>
        <extracomment>A dice combination of a card, and the dice that pay for it. {card} is the name of a card. {dice} are dice, as &quot;Basic die (red), Wild die (blue)&quot;.</extracomment>
        <translation>{card}: {dice}</translation>
    </message>
    <message>
        <source>No further dice</source>
        <translation>Keine weiteren Würfel</translation>
    </message>
    <message>
        <source>Add {dice}</source>
        <extracomment>Choice: rolled dice that count toward a special effect, beside the others. {dice} are dice, as &quot;Basic die (red), Wild die (blue)&quot;.</extracomment>
        <translation>Hinzufügen: {dice}</translation>
    </message>
    <message>
        <source>{icon}, no further dice</source>
        <extracomment>{icon} is what all dice of a special effect show.</extracomment>
        <translation>{icon}, keine weiteren Würfel</translation>
    </message>
    <message>
        <source>{icon} with {dice}</source>
        <extracomment>{icon} is what all dice of a special effect show or count as; {dice} are those that count as it.</extracomment>
        <translation>{icon}: {dice}</translation>
    </message>
    <message>
        <source>Injury in slot {number}</source>
        <extracomment>Choice of an injury card of a board that lies face down. {number} is the place in its row, from 1.</extracomment>
        <translation>Verletzung auf Platz {number}</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>Where a path has no name of its own: a line between two sectors of the map.</extracomment>
        <translation>Route</translation>
    </message>
    <message>
        <source>Special action</source>
        <extracomment>Where a special action has no name of its own.</extracomment>
        <translation>Sonderaktion</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between dice in a list, as &quot;Basic die (red), Wild die (blue)&quot;.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Draw a section card</source>
        <translation>Sektionskarte ziehen</translation>
    </message>
    <message>
        <source>Make a dice check</source>
        <translation>Würfelwurf machen</translation>
    </message>
    <message>
        <source>Danger table {letter}: {result}</source>
        <extracomment>Choice of a danger die. {letter} is A, B or C, {result} the name of the icon that it shows.</extracomment>
        <translation>Gefahrentabelle {letter}: {result}</translation>
    </message>
    <message>
        <source>Option {number}</source>
        <extracomment>Choice that has no words of its own. {number} counts from 1.</extracomment>
        <translation>Möglichkeit {number}</translation>
    </message>
</context>
<context>
    <name>CommitPlace</name>
    <message>
        <source>Committed as {icon}:</source>
        <extracomment>{icon} is what all dice of a special effect show; aces and convertible dice can be laid to them.</extracomment>
        <translation>Eingesetzt als {icon}:</translation>
    </message>
    <message>
        <source>Committed:</source>
        <extracomment>Before dice that were laid on a special effect of a check.</extracomment>
        <translation>Eingesetzt:</translation>
    </message>
    <message>
        <source>Aces and convertible dice can be committed here.</source>
        <translation>Hier könnt ihr Joker und wandelbare Würfel einsetzen.</translation>
    </message>
</context>
<context>
    <name>ConsequenceText</name>
    <message>
        <source>Injury: {injury}; then up to {most} dice come back, now {count}.</source>
        <extracomment>{injury} is the name of an injury card. {most} is the most that can come back, {count} how many would come back now.</extracomment>
        <translation>Verletzung: {injury}; dann kommen bis zu {most} Würfel zurück, jetzt {count}.</translation>
    </message>
    <message>
        <source>Sacrifice 1 die, then up to {most} dice come back; now: {count}.</source>
        <extracomment>Under the choice to exert: what it will do. {most} is the most that can come back, {count} how many would come back now.</extracomment>
        <translation>Opfert 1 Würfel, dann kommen bis zu {most} Würfel zurück; jetzt: {count}.</translation>
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
        <extracomment>Button on the start page: go on playing the last game.</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Last position · {hours} h {minutes} min played</source>
        <extracomment>How long the game was played, as &quot;18 h 40 min played&quot;. {hours} and {minutes} are numbers.</extracomment>
        <translation>Letzte Stellung · {hours} h {minutes} min gespielt</translation>
    </message>
    <message>
        <source>Last position · {minutes} min played</source>
        <extracomment>On the start page, about the last game. {minutes} is a number; &quot;min&quot; is short for minutes.</extracomment>
        <translation>Letzte Stellung · {minutes} min gespielt</translation>
    </message>
    <message>
        <source>The expedition is over · {when}</source>
        <extracomment>On the start page, about the last game. {when} is date and time of the last decision.</extracomment>
        <translation>Die Expedition ist beendet · {when}</translation>
    </message>
    <message>
        <source>Round {round} · {when}</source>
        <extracomment>On the start page, about the last game. {round} counts from 1, {when} is date and time of the last decision.</extracomment>
        <translation>Runde {round} · {when}</translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message>
        <source>A red die</source>
        <extracomment>The subject of a sentence: &quot;A red die is turned and shows [ace].&quot;</extracomment>
        <translation>Ein roter Würfel</translation>
    </message>
    <message>
        <source>A green die</source>
        <extracomment>The subject of a sentence: &quot;A green die is turned and shows [ace].&quot;</extracomment>
        <translation>Ein grüner Würfel</translation>
    </message>
    <message>
        <source>A blue die</source>
        <extracomment>The subject of a sentence: &quot;A blue die is turned and shows [ace].&quot;</extracomment>
        <translation>Ein blauer Würfel</translation>
    </message>
    <message numerus="yes">
        <source>%n red die(ce)</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: &quot;Ada spends 2 red dice.&quot;</extracomment>
        <translation>
            <numerusform>%n roten Würfel</numerusform>
            <numerusform>%n rote Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green die(ce)</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: &quot;Ada spends 2 green dice.&quot;</extracomment>
        <translation>
            <numerusform>%n grünen Würfel</numerusform>
            <numerusform>%n grüne Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue die(ce)</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: &quot;Ada spends 2 blue dice.&quot;</extracomment>
        <translation>
            <numerusform>%n blauen Würfel</numerusform>
            <numerusform>%n blaue Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red die(ce)</source>
        <comment>subject</comment>
        <extracomment>The subject of a sentence, behind the verb: &quot;Out of the roll pool are spent 2 red dice.&quot;</extracomment>
        <translation>
            <numerusform>%n roter Würfel</numerusform>
            <numerusform>%n rote Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green die(ce)</source>
        <comment>subject</comment>
        <extracomment>The subject of a sentence, behind the verb: &quot;Out of the roll pool are spent 2 green dice.&quot;</extracomment>
        <translation>
            <numerusform>%n grüner Würfel</numerusform>
            <numerusform>%n grüne Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue die(ce)</source>
        <comment>subject</comment>
        <extracomment>The subject of a sentence, behind the verb: &quot;Out of the roll pool are spent 2 blue dice.&quot;</extracomment>
        <translation>
            <numerusform>%n blauer Würfel</numerusform>
            <numerusform>%n blaue Würfel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrewBoard</name>
    <message>
        <source>{section} · rank {rank} · seat of {player}</source>
        <extracomment>{section} is the section of a crewmember, {rank} a number, {player} the player who has the seat.</extracomment>
        <translation>{section} · Rang {rank} · Platz: {player}</translation>
    </message>
    <message>
        <source>Rank {rank}</source>
        <extracomment>Name of the mark on a crew board, for tool tips. {rank} is 1, 2 or 3.</extracomment>
        <translation>Rang {rank}</translation>
    </message>
    <message>
        <source>Landing</source>
        <extracomment>On a crew board: where this person is, before the lander has come down.</extracomment>
        <translation>Landung</translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
        <extracomment>On a crew board: where this person is. {number} is the number, {place} the name of the sector.</extracomment>
        <translation>Sektor {number}: {place}</translation>
    </message>
    <message>
        <source>Basic {color} counts as {icon}</source>
        <extracomment>A convert ability: basic icons of dice of a color count as the icon. {color} is red, green or blue, {icon} is drawn.</extracomment>
        <translation>Basis ({color}) zählt als {icon}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <extracomment>Name of marks on a crew board, for tool tips: actions of this turn. %n is their number.</extracomment>
        <translation>
            <numerusform>noch %n Aktion</numerusform>
            <numerusform>noch %n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <extracomment>Name of marks on a crew board, for tool tips: what pays for the skill. %n is their number.</extracomment>
        <translation>
            <numerusform>%n Ladung</numerusform>
            <numerusform>%n Ladungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand: {count} of {limit}</source>
        <extracomment>Section cards in hand: {count} is how many, {limit} how many may be held.</extracomment>
        <translation>Hand: {count} von {limit}</translation>
    </message>
    <message>
        <source>Deck {deck} · discards {discards}</source>
        <extracomment>The own deck of section cards and its discard pile: {deck} and {discards} are numbers of cards.</extracomment>
        <translation>Deck {deck} · Ablage {discards}</translation>
    </message>
    <message>
        <source>Look through the discards</source>
        <translation>Ablage durchsehen</translation>
    </message>
    <message>
        <source>Take the start token</source>
        <translation>Startplättchen nehmen</translation>
    </message>
</context>
<context>
    <name>CrewColumn</name>
    <message>
        <source>Landing</source>
        <extracomment>In the list of the crew: where this person is, before the lander has come down.</extracomment>
        <translation>Landung</translation>
    </message>
    <message>
        <source>Sector {number} · turn ended</source>
        <extracomment>In the list of the crew: this person has played in this round. {number} is that of the sector.</extracomment>
        <translation>Sektor {number} · Zug beendet</translation>
    </message>
    <message>
        <source>Sector {number} · in turn</source>
        <extracomment>In the list of the crew: this person plays now. {number} is that of the sector.</extracomment>
        <translation>Sektor {number} · am Zug</translation>
    </message>
    <message>
        <source>Sector {number} · turn to come</source>
        <extracomment>In the list of the crew: this person will yet play in this round. {number} is that of the sector.</extracomment>
        <translation>Sektor {number} · Zug steht aus</translation>
    </message>
</context>
<context>
    <name>CrewLog</name>
    <message>
        <source>{member} shuffles the section deck.</source>
        <extracomment>Journal: the discarded cards have become the deck again. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} mischt das Sektionsdeck.</translation>
    </message>
    <message>
        <source>{member} exerts.</source>
        <extracomment>Journal: somebody gives up a die to refresh others. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} strapaziert sich.</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Journal: between results of injury dice.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>{member} spends {dice}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} verbraucht {dice}.</translation>
    </message>
    <message>
        <source>{member} refreshes {dice}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} erneuert {dice}.</translation>
    </message>
    <message>
        <source>{member} sacrifices {dice}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} opfert {dice}.</translation>
    </message>
    <message>
        <source>{member} draws {cards}.</source>
        <extracomment>{cards} are names of section cards in quotation marks, with &quot;and&quot; before the last one. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} zieht {cards}.</translation>
    </message>
    <message>
        <source>{member} discards {card}.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} legt {card} ab.</translation>
    </message>
    <message>
        <source>{member} plays {card}.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} spielt {card}.</translation>
    </message>
    <message>
        <source>{card} has been played and is discarded.</source>
        <extracomment>{card} is the name of a section card in quotation marks.</extracomment>
        <translation>{card} ist gespielt und wird abgelegt.</translation>
    </message>
    <message>
        <source>{member} discards 1 [charge] and uses the skill {skill}.</source>
        <extracomment>{skill} is the name of a skill in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} legt 1 [charge](acc) ab und benutzt die Fertigkeit {skill}.</translation>
    </message>
    <message numerus="yes">
        <source>{member} loses %n [charge].</source>
        <extracomment>Journal: tokens that pay for the skill of this person. %n stands before the icon. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member} verliert %n [charge](acc).</numerusform>
            <numerusform>{member} verliert %n [charge](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{member} gains %n [charge].</source>
        <extracomment>Journal: tokens that pay for the skill of this person. %n stands before the icon. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member} erhält %n [charge](acc).</numerusform>
            <numerusform>{member} erhält %n [charge](acc).</numerusform>
        </translation>
    </message>
    <message>
        <source>What was about to happen does not happen.</source>
        <translation>Was gerade geschehen sollte, geschieht nicht.</translation>
    </message>
    <message>
        <source>Chosen at random: {member}.</source>
        <extracomment>{member} is the name of a crewmember.</extracomment>
        <translation>Zufällig bestimmt: {member}.</translation>
    </message>
    <message>
        <source>{member} takes {equipment} out of the lander.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} nimmt {equipment} aus dem Lander.</translation>
    </message>
    <message>
        <source>spent die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>verbrauchter Würfel: {die}</translation>
    </message>
    <message>
        <source>refreshed die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>erneuerter Würfel: {die}</translation>
    </message>
    <message>
        <source>sacrificed die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>geopferter Würfel: {die}</translation>
    </message>
    <message>
        <source>exert: {member}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: somebody gave up a die to refresh others. {member} is the name of a crewmember.</extracomment>
        <translation>Strapaze: {member}</translation>
    </message>
    <message>
        <source>drawn cards</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: section cards.</extracomment>
        <translation>gezogene Karten</translation>
    </message>
    <message>
        <source>discarded card: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a section card. {card} is the name of a card.</extracomment>
        <translation>abgelegte Karte: {card}</translation>
    </message>
    <message>
        <source>played card: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a section card. {card} is the name of a card.</extracomment>
        <translation>gespielte Karte: {card}</translation>
    </message>
    <message>
        <source>skill: {skill}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was used. {skill} is its name.</extracomment>
        <translation>Fertigkeit: {skill}</translation>
    </message>
    <message>
        <source>lost charges</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: tokens that pay for skills.</extracomment>
        <translation>verlorene Ladungen</translation>
    </message>
    <message>
        <source>gained charges</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: tokens that pay for skills.</extracomment>
        <translation>erhaltene Ladungen</translation>
    </message>
    <message>
        <source>equipment: {equipment}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was used or handed over. {equipment} is the name of a card.</extracomment>
        <translation>Ausrüstung: {equipment}</translation>
    </message>
    <message>
        <source>injury: {injury}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: somebody got it. {injury} is the name of an injury card.</extracomment>
        <translation>Verletzung: {injury}</translation>
    </message>
    <message>
        <source>injury die</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was carried out, placed or removed.</extracomment>
        <translation>Verletzungswürfel</translation>
    </message>
    <message>
        <source>choice of an injury</source>
        <translation>Wahl einer Verletzung</translation>
    </message>
    <message>
        <source>survival check</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the roll that decides about a life.</extracomment>
        <translation>Überlebenswurf</translation>
    </message>
    <message>
        <source>death: {member}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {member} is the name of a crewmember.</extracomment>
        <translation>Tod: {member}</translation>
    </message>
    <message>
        <source>{giver} hands {equipment} over to {member}.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {giver} and {member} are first names of crewmembers.</extracomment>
        <translation>{giver} übergibt {equipment} an {member}.</translation>
    </message>
    <message>
        <source>{member} uses {equipment}.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} benutzt {equipment}.</translation>
    </message>
    <message>
        <source>{member} discards {equipment}.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} legt {equipment} ab.</translation>
    </message>
    <message>
        <source>{member} suffers the injury {injury}.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} erleidet die Verletzung {injury}.</translation>
    </message>
    <message>
        <source>{member} puts an injury die back into the red column.</source>
        <extracomment>Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} legt einen Verletzungswürfel in die rote Spalte zurück.</translation>
    </message>
    <message>
        <source>{member} puts an injury die back into the green column.</source>
        <extracomment>Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} legt einen Verletzungswürfel in die grüne Spalte zurück.</translation>
    </message>
    <message>
        <source>{member} puts an injury die back into the blue column.</source>
        <extracomment>Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} legt einen Verletzungswürfel in die blaue Spalte zurück.</translation>
    </message>
    <message>
        <source>{member} puts an injury die into the red column.</source>
        <extracomment>Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} legt einen Verletzungswürfel in die rote Spalte.</translation>
    </message>
    <message>
        <source>{member} puts an injury die into the green column.</source>
        <extracomment>Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} legt einen Verletzungswürfel in die grüne Spalte.</translation>
    </message>
    <message>
        <source>{member} puts an injury die into the blue column.</source>
        <extracomment>Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} legt einen Verletzungswürfel in die blaue Spalte.</translation>
    </message>
    <message>
        <source>{member} removes an injury die from the red column.</source>
        <extracomment>Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} entfernt einen Verletzungswürfel aus der roten Spalte.</translation>
    </message>
    <message>
        <source>{member} removes an injury die from the green column.</source>
        <extracomment>Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} entfernt einen Verletzungswürfel aus der grünen Spalte.</translation>
    </message>
    <message>
        <source>{member} removes an injury die from the blue column.</source>
        <extracomment>Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} entfernt einen Verletzungswürfel aus der blauen Spalte.</translation>
    </message>
    <message>
        <source>{member} gets rid of the injury in slot {number}.</source>
        <extracomment>Journal. {number} is the place of the injury card in its row, from 1. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} wird die Verletzung auf Platz {number} los.</translation>
    </message>
    <message>
        <source>{member} turns the injury in slot {number} face down.</source>
        <extracomment>Journal: the injury has no effect any more. {number} is its place in the row, from 1. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} dreht die Verletzung auf Platz {number} auf die Rückseite.</translation>
    </message>
    <message>
        <source>{member} makes a survival check: {results}.</source>
        <extracomment>Journal: a roll that decides about a life. {results} is names of icons. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} macht einen Überlebenswurf: {results}.</translation>
    </message>
    <message>
        <source>{member} dies.</source>
        <extracomment>Journal. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} stirbt.</translation>
    </message>
</context>
<context>
    <name>CrewTabs</name>
    <message>
        <source>Sector {number} · dice left: {dice}</source>
        <extracomment>A member of the team in a narrow strip, for tool tips and screen readers. {number} is that of the sector, {dice} how many dice are available.</extracomment>
        <translation>Sektor {number} · Würfel übrig: {dice}</translation>
    </message>
</context>
<context>
    <name>CrewText</name>
    <message numerus="yes">
        <source>Draw %n section card(s).</source>
        <extracomment>Effect of a card, said to whoever it concerns. %n is a number of cards from the own deck.</extracomment>
        <translation>
            <numerusform>Zieht %n Sektionskarte.</numerusform>
            <numerusform>Zieht %n Sektionskarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n section card(s) from your hand.</source>
        <extracomment>Effect of a card, said to whoever it concerns. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Legt %n Sektionskarte aus der Hand ab.</numerusform>
            <numerusform>Legt %n Sektionskarten aus der Hand ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n injury card(s) face down.</source>
        <extracomment>Effect of a card: injury cards of the own board that are turned over no longer have an effect. %n is how many.</extracomment>
        <translation>
            <numerusform>Dreht %n Verletzungskarte auf die Rückseite.</numerusform>
            <numerusform>Dreht %n Verletzungskarten auf die Rückseite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [supplies].</source>
        <extracomment>Effect of a card: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Erhaltet %n [supplies](acc).</numerusform>
            <numerusform>Erhaltet %n [supplies](acc).</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain the injury {injury}.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>Erhaltet die Verletzung {injury}.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [success].</source>
        <extracomment>Effect of a card: tokens for what the expedition has achieved. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Erhaltet %n [success](acc).</numerusform>
            <numerusform>Erhaltet %n [success](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [charge].</source>
        <extracomment>Effect of a card: tokens on a crew board that pay for its skill. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Erhaltet %n [charge](acc).</numerusform>
            <numerusform>Erhaltet %n [charge](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n [charge].</source>
        <extracomment>Effect of a card: tokens on a crew board that pay for its skill. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Legt %n [charge](acc) ab.</numerusform>
            <numerusform>Legt %n [charge](acc) ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll a danger die and resolve it with danger table {letter}.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Würfelt einen Gefahrenwürfel und wendet ihn mit Gefahrentabelle {letter} an.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead], each for a different discovery deck.</source>
        <extracomment>Effect of a card: lead tokens are put on discovery decks. %n stands before the icon and is more than 1.</extracomment>
        <translation>
            <numerusform>Erhaltet %n [lead](acc) für ein Entdeckungsdeck.</numerusform>
            <numerusform>Erhaltet %n [lead](acc), jeden für ein anderes Entdeckungsdeck.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain the topmost [unique_discovery] of the planet.</source>
        <translation>Erhaltet die oberste [unique_discovery] des Planeten.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n time(s) to a connected sector; ignore the icons of the path.</source>
        <extracomment>Effect of a card, said to whoever moves. %n is how many steps, each from one sector to the next.</extracomment>
        <translation>
            <numerusform>Zieht in einen verbundenen Sektor; ignoriert die Symbole der Route.</numerusform>
            <numerusform>Zieht %n-mal in einen verbundenen Sektor; ignoriert die Symbole der Route.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the sector at the other end of the path.</source>
        <translation>Zieht in den Sektor am anderen Ende der Route.</translation>
    </message>
    <message>
        <source>Move to the lander sector.</source>
        <translation>Zieht in den Lander-Sektor.</translation>
    </message>
    <message>
        <source>Move to sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>Zieht in Sektor {sector}.</translation>
    </message>
    <message>
        <source>Resolve the travel effect of the [global_condition].</source>
        <translation>Führt den Reiseeffekt der [global_condition](gen) aus.</translation>
    </message>
    <message>
        <source>The turn ends after this; no [event] card is revealed.</source>
        <translation>Danach endet der Zug; es wird keine [event]-Karte aufgedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>The turn ends after this; %n [event] card(s) are revealed.</source>
        <extracomment>Effect of a card, about the turn in which it happens. %n stands before the icon of an event card.</extracomment>
        <translation>
            <numerusform>Danach endet der Zug; %n [event]-Karte wird aufgedeckt.</numerusform>
            <numerusform>Danach endet der Zug; %n Karten des [event]-Decks werden aufgedeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one more action in this turn.</source>
        <translation>Führt in diesem Zug eine weitere Aktion aus.</translation>
    </message>
    <message>
        <source>The expedition ends.</source>
        <translation>Die Expedition endet.</translation>
    </message>
    <message>
        <source>Discard this card.</source>
        <translation>Legt diese Karte ab.</translation>
    </message>
    <message>
        <source>Gain the [unique_discovery] {discovery}.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation>Erhaltet die [unique_discovery](acc) {discovery}.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %n injury card(s) {injury} face down.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>
            <numerusform>Dreht %n Verletzungskarte {injury} auf die Rückseite.</numerusform>
            <numerusform>Dreht %n Verletzungskarten {injury} auf die Rückseite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove one injury die.</source>
        <translation>Entfernt einen Verletzungswürfel.</translation>
    </message>
    <message>
        <source>Remove one injury card and one injury die.</source>
        <translation>Entfernt eine Verletzungskarte und einen Verletzungswürfel.</translation>
    </message>
    <message>
        <source>Remove one injury card.</source>
        <translation>Entfernt eine Verletzungskarte.</translation>
    </message>
    <message>
        <source>Remove the injury card {injury} and one injury die.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>Entfernt die Verletzungskarte {injury} und einen Verletzungswürfel.</translation>
    </message>
    <message>
        <source>Remove the injury card {injury}.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>Entfernt die Verletzungskarte {injury}.</translation>
    </message>
    <message>
        <source>Gain 1 {deck}.</source>
        <extracomment>{deck} is the icon of a kind of discovery.</extracomment>
        <translation>Erhaltet 1 {deck}(acc).</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for {decks}.</source>
        <extracomment>{decks} are icons of the discovery decks on which the leads may be put, with &quot;or&quot; before the last one.</extracomment>
        <translation>
            <numerusform>Erhaltet %n [lead](acc) für {decks}(acc).</numerusform>
            <numerusform>Erhaltet %n [lead](acc) für {decks}(acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [supplies].</source>
        <extracomment>Effect of a card: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Verliert %n [supplies](acc).</numerusform>
            <numerusform>Verliert %n [supplies](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [supplies], reduced by the lander’s {stat}.</source>
        <extracomment>{stat} is the icon of a statistic of the lander; the loss is smaller by its value.</extracomment>
        <translation>
            <numerusform>Verliert %n [supplies](acc), verringert um den Wert {stat} des Landers.</numerusform>
            <numerusform>Verliert %n [supplies](acc), verringert um den Wert {stat} des Landers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain a discovery from a deck of your choice.</source>
        <translation>Erhaltet eine Entdeckung aus einem Deck eurer Wahl.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for discovery decks of your choice.</source>
        <extracomment>Effect of a card: lead tokens are put on any discovery decks. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Erhaltet %n [lead](acc) für ein Entdeckungsdeck eurer Wahl.</numerusform>
            <numerusform>Erhaltet %n [lead](acc) für Entdeckungsdecks eurer Wahl.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DangerIcon</name>
    <message>
        <source>Common</source>
        <extracomment>Name of the icon danger_common, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Gewöhnlich</translation>
    </message>
    <message>
        <source>Rare</source>
        <extracomment>Name of the icon danger_rare, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Selten</translation>
    </message>
    <message>
        <source>Special</source>
        <extracomment>Name of the icon danger_special, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Speziell</translation>
    </message>
    <message>
        <source>Uncommon</source>
        <extracomment>Name of the icon danger_uncommon, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ungewöhnlich</translation>
    </message>
</context>
<context>
    <name>DecisionText</name>
    <message>
        <source>Who takes the start token and the first turn of the round?</source>
        <translation>Wer nimmt das Startplättchen und den ersten Zug der Runde?</translation>
    </message>
    <message numerus="yes">
        <source>{member}: choose an action (%n left).</source>
        <extracomment>The question of a turn. %n is how many actions the turn has left. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member}: Wählt eine Aktion (noch %n).</numerusform>
            <numerusform>{member}: Wählt eine Aktion (noch %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: {effect} Use an ability now, or go on.</source>
        <extracomment>{effect} is a sentence such as &quot;You have traveled.&quot; {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: {effect} Setzt jetzt eine Fähigkeit ein oder macht weiter.</translation>
    </message>
    <message>
        <source>{member}: this is about to happen. {effect} Prevent it, or accept it.</source>
        <extracomment>Question at a moment in which something can be prevented. {effect} is the whole sentence of what would happen. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Das wird gleich geschehen. {effect} Verhindert es oder nehmt es hin.</translation>
    </message>
    <message>
        <source>Do you use this? {effect}</source>
        <extracomment>Question to all players. {effect} is a whole sentence: what a card offers.</extracomment>
        <translation>Setzt ihr das ein? {effect}</translation>
    </message>
    <message>
        <source>{member}: do you use this? {effect}</source>
        <extracomment>Question to one player. {effect} is a whole sentence: what a card offers. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Setzt ihr das ein? {effect}</translation>
    </message>
    <message>
        <source>Who is meant? {effect}</source>
        <extracomment>Question before an effect that concerns one crewmember. {effect} is a whole sentence: what will happen to that person.</extracomment>
        <translation>Wen betrifft es? {effect}</translation>
    </message>
    <message>
        <source>Which lead token is placed next, and on which discovery deck?</source>
        <translation>Welches Hinweisplättchen legt ihr als Nächstes, und auf welches Entdeckungsdeck?</translation>
    </message>
    <message>
        <source>Who draws the section card that comes with the lead token?</source>
        <translation>Wer zieht die Sektionskarte, die das Hinweisplättchen bringt?</translation>
    </message>
    <message>
        <source>Who gains the [charge] that comes with the lead token?</source>
        <translation>Wer erhält die [charge](acc) durch das Hinweisplättchen?</translation>
    </message>
    <message>
        <source>Which time track progresses first?</source>
        <translation>Welcher Zeit-Track rückt zuerst vor?</translation>
    </message>
    <message>
        <source>{member}: how do you prepare?</source>
        <extracomment>Question after the action of preparing was chosen. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Wie bereitet ihr euch vor?</translation>
    </message>
    <message>
        <source>{member} rolls a danger die for danger table {letter}. What does it show?</source>
        <extracomment>Where players roll their own dice and tell what they show. {letter} is A, B or C. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} würfelt einen Gefahrenwürfel für Gefahrentabelle {letter}. Was zeigt er?</translation>
    </message>
    <message>
        <source>Landing roll: what does the ten-sided die show?</source>
        <translation>Landungswurf: Was zeigt der W10?</translation>
    </message>
    <message>
        <source>{member} rolls the ten-sided die; the lowest result is meant. What does it show?</source>
        <extracomment>Where players roll their own dice to choose somebody at random. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} würfelt mit dem W10; das niedrigste Ergebnis entscheidet. Was zeigt er?</translation>
    </message>
    <message>
        <source>{member} rolls for survival. What does the next injury die show?</source>
        <extracomment>Where players roll their own dice: on them it depends whether this person lives. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} würfelt ums Überleben. Was zeigt der nächste Verletzungswürfel?</translation>
    </message>
    <message>
        <source>{member}: along which path do you travel?</source>
        <extracomment>Question: a way from one sector to another. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Auf welcher Route reist ihr?</translation>
    </message>
    <message>
        <source>Several texts are due at the same moment. Which of them comes next?</source>
        <translation>Mehrere Effekte stehen im selben Moment an. Welcher kommt als Nächstes?</translation>
    </message>
    <message>
        <source>{member} wants to leave the planet. Does every other section agree to the lift-off?</source>
        <extracomment>Question to everybody but the section of this crewmember. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} will den Planeten verlassen. Sind alle anderen Sektionen mit dem Start einverstanden?</translation>
    </message>
    <message>
        <source>In which lander sector does the lander stand?</source>
        <translation>In welchem Lander-Sektor steht der Lander?</translation>
    </message>
    <message>
        <source>Who of your crew sits first, clockwise?</source>
        <translation>Wer aus eurer Besatzung sitzt im Uhrzeigersinn auf dem ersten Platz?</translation>
    </message>
    <message>
        <source>Who of your crew sits next, clockwise?</source>
        <translation>Wer aus eurer Besatzung sitzt im Uhrzeigersinn auf dem nächsten Platz?</translation>
    </message>
    <message>
        <source>{member}: in which sector do you begin?</source>
        <extracomment>Question at the start of an expedition. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: In welchem Sektor beginnt ihr?</translation>
    </message>
    <message>
        <source>Which rank-up card do you keep?</source>
        <translation>Welche Beförderungskarte behaltet ihr?</translation>
    </message>
    <message>
        <source>Who carries which equipment?</source>
        <translation>Wer trägt welche Ausrüstung?</translation>
    </message>
    <message>
        <source>{member} has revealed the event {event}. Read it, then resolve it.</source>
        <extracomment>{event} is the name of an event card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} hat das Ereignis {event} aufgedeckt. Lest es und führt es dann aus.</translation>
    </message>
    <message>
        <source>Do you complete the mission {mission} now?</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation>Schließt ihr jetzt die Mission {mission} ab?</translation>
    </message>
    <message>
        <source>Which way does the standee of the threat {threat} in {sector} move?</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Welchen Weg nimmt der Aufsteller der Bedrohung {threat} in {sector}?</translation>
    </message>
    <message>
        <source>Which way does the threat {threat} move?</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation>Welchen Weg nimmt die Bedrohung {threat}?</translation>
    </message>
    <message>
        <source>{member}: which die do you spend?</source>
        <extracomment>Question: an available die of the board goes to the spent pool. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Welchen Würfel verbraucht ihr?</translation>
    </message>
    <message>
        <source>{member}: which die do you sacrifice?</source>
        <extracomment>Question: a die leaves the board until the end of the expedition. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Welchen Würfel opfert ihr?</translation>
    </message>
    <message>
        <source>{member}: which die do you refresh?</source>
        <extracomment>Question: a spent die comes back to the board. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Welchen Würfel erneuert ihr?</translation>
    </message>
    <message>
        <source>{member}: out of which column do you remove the injury die?</source>
        <extracomment>Question about the red, green or blue column of a crew board. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Aus welcher Spalte entfernt ihr den Verletzungswürfel?</translation>
    </message>
    <message>
        <source>{member}: into which column does the injury die go?</source>
        <extracomment>Question about the red, green or blue column of a crew board. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: In welche Spalte kommt der Verletzungswürfel?</translation>
    </message>
    <message>
        <source>{member}: which injury do you turn face down?</source>
        <extracomment>Question: an injury card that is turned over has no effect any more. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Welche Verletzung dreht ihr auf die Rückseite?</translation>
    </message>
    <message>
        <source>{member}: which injury do you remove?</source>
        <extracomment>Question about the injury cards of a crew board. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Welche Verletzung entfernt ihr?</translation>
    </message>
    <message>
        <source>{member}: which sector do you go to?</source>
        <extracomment>Question: an effect moves this person to another sector. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: In welchen Sektor geht ihr?</translation>
    </message>
    <message numerus="yes">
        <source>{member}: discard %n section card(s).</source>
        <extracomment>Demand when somebody holds more cards than allowed. %n is how many must go. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member}: Legt %n Sektionskarte ab.</numerusform>
            <numerusform>{member}: Legt %n Sektionskarten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: which discovery deck do you draw from?</source>
        <extracomment>Question about the decks from which finds are drawn. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Von welchem Entdeckungsdeck zieht ihr?</translation>
    </message>
    <message>
        <source>{member}: which dice do you roll? Others in this sector may assist with one die each.</source>
        <extracomment>Question at the start of a dice check in a sector where somebody else stands too. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Welche Würfel werft ihr? Andere in diesem Sektor dürfen mit je einem Würfel unterstützen.</translation>
    </message>
    <message>
        <source>{member}: which dice do you roll?</source>
        <extracomment>Question at the start of a dice check in which nobody can help. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Welche Würfel werft ihr?</translation>
    </message>
    <message>
        <source>{member} rolls all the dice. What do they show?</source>
        <extracomment>Where players roll their own dice and tell what they show. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} wirft alle Würfel. Was zeigen sie?</translation>
    </message>
    <message>
        <source>{member}: do you modify the results?</source>
        <extracomment>Question in a dice check, after the roll: cards and skills may change what dice show. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Modifiziert ihr die Ergebnisse?</translation>
    </message>
    <message numerus="yes">
        <source>{member}: which die do you reroll (%n left)?</source>
        <extracomment>Question in a dice check. %n is how many more dice may be rolled again. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member}: Welchen Würfel würfelt ihr neu (noch %n)?</numerusform>
            <numerusform>{member}: Welchen Würfel würfelt ihr neu (noch %n)?</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: which die do you turn, and to which face?</source>
        <extracomment>Question in a dice check: a die is turned by hand to another side. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Welchen Würfel dreht ihr, und auf welche Seite?</translation>
    </message>
    <message>
        <source>{member}: which die of the roll pool goes to the spent pool?</source>
        <extracomment>Question in a dice check: the price is a rolled die. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Welcher Würfel des Wurf-Pools kommt in den Verbraucht-Pool?</translation>
    </message>
    <message>
        <source>{member}: with which die? {effect}</source>
        <extracomment>{effect} is the sentence of a card that needs one die. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Mit welchem Würfel? {effect}</translation>
    </message>
    <message>
        <source>{member}: do you pay for a dice combination?</source>
        <extracomment>Question in a dice check: rolled dice can pay for the lower half of a card. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Bezahlt ihr eine Würfelkombination?</translation>
    </message>
    <message>
        <source>{member}: which injury die do you resolve next?</source>
        <extracomment>Question in a dice check with several injury dice. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Welchen Verletzungswürfel wendet ihr als Nächstes an?</translation>
    </message>
    <message>
        <source>{member}: which danger die do you resolve next?</source>
        <extracomment>Question in a dice check with several danger dice. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Welchen Gefahrenwürfel wendet ihr als Nächstes an?</translation>
    </message>
    <message>
        <source>{member}: choose one option.</source>
        <extracomment>Question where a card offers several ways; they stand below. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Wählt eine Möglichkeit.</translation>
    </message>
    <message>
        <source>{member}: the red column is too full. Which die do you spend?</source>
        <extracomment>Question after an injury has taken the place of a die in the column of this color. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Die rote Spalte ist zu voll. Welchen Würfel verbraucht ihr?</translation>
    </message>
    <message>
        <source>{member}: the green column is too full. Which die do you spend?</source>
        <extracomment>Question after an injury has taken the place of a die in the column of this color. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Die grüne Spalte ist zu voll. Welchen Würfel verbraucht ihr?</translation>
    </message>
    <message>
        <source>{member}: the blue column is too full. Which die do you spend?</source>
        <extracomment>Question after an injury has taken the place of a die in the column of this color. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Die blaue Spalte ist zu voll. Welchen Würfel verbraucht ihr?</translation>
    </message>
    <message>
        <source>{member}: which [ace] and converted dice take part in the special effect? {effect}</source>
        <extracomment>Question in a dice check, about dice that may count as something else. {effect} is a whole sentence: what the special effect does. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Welche [ace](pl) und gewandelten Würfel nehmen am Sondereffekt teil? {effect}</translation>
    </message>
    <message>
        <source>{member}: which [ace] and converted dice take part in the special effect?</source>
        <extracomment>Question in a dice check, about dice that may count as something else. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Welche [ace](pl) und gewandelten Würfel nehmen am Sondereffekt teil?</translation>
    </message>
    <message>
        <source>{member}: do you mark the yellow outcome, although it takes [ace] or converted dice?</source>
        <extracomment>Question in a dice check: the dice show what the outcome of this color asks for, but only with the help of aces or conversions. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Markiert ihr das gelbe Ergebnis, obwohl es [ace](pl) oder gewandelte Würfel braucht?</translation>
    </message>
    <message>
        <source>{member}: do you mark the green outcome, although it takes [ace] or converted dice?</source>
        <extracomment>Question in a dice check: the dice show what the outcome of this color asks for, but only with the help of aces or conversions. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Markiert ihr das grüne Ergebnis, obwohl es [ace](pl) oder gewandelte Würfel braucht?</translation>
    </message>
    <message>
        <source>{member}: do you mark the red outcome, although it takes [ace] or converted dice?</source>
        <extracomment>Question in a dice check: the dice show what the outcome of this color asks for, but only with the help of aces or conversions. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Markiert ihr das rote Ergebnis, obwohl es [ace](pl) oder gewandelte Würfel braucht?</translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be {icon}, so that the yellow outcome ends the check?</source>
        <extracomment>{icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Gilt [ace] als {icon}, sodass das gelbe Ergebnis den Würfelwurf beendet?</translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be {icon}, so that the green outcome ends the check?</source>
        <extracomment>{icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Gilt [ace] als {icon}, sodass das grüne Ergebnis den Würfelwurf beendet?</translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be {icon}, so that the red outcome ends the check?</source>
        <extracomment>{icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Gilt [ace] als {icon}, sodass das rote Ergebnis den Würfelwurf beendet?</translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be the icon that is looked for?</source>
        <extracomment>Question in a dice check: an ace counts as any icon that a text looks for, if the player says so. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Gilt [ace] als das gesuchte Symbol?</translation>
    </message>
    <message>
        <source>Choose one option.</source>
        <translation>Wählt eine Möglichkeit.</translation>
    </message>
    <message>
        <source>Choose one option ({source}).</source>
        <extracomment>Question to the table. {source} is the card, path or table that offers the options.</extracomment>
        <translation>Wählt eine Möglichkeit ({source}).</translation>
    </message>
    <message>
        <source>{member}: choose one option ({source}).</source>
        <extracomment>{source} is the card, path or table that offers the options. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Wählt eine Möglichkeit ({source}).</translation>
    </message>
    <message>
        <source>{member}: is this outcome marked?</source>
        <extracomment>Question in a dice check: an outcome that is marked will happen. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: Markiert ihr dieses Ergebnis?</translation>
    </message>
</context>
<context>
    <name>DecksText</name>
    <message numerus="yes">
        <source>Look at the top %n card(s) of your section deck, take one into your hand and put the rest at the bottom of the deck.</source>
        <extracomment>Effect of a card; the deck is that of the own section. %n is how many cards are looked at, usually more than one.</extracomment>
        <translation>
            <numerusform>Nehmt die oberste Karte eures Sektionsdecks auf die Hand.</numerusform>
            <numerusform>Seht euch die obersten %n Karten eures Sektionsdecks an, nehmt eine davon auf die Hand und legt die übrigen unter das Deck.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the [poi] cards that a sector of your choice may still get next.</source>
        <translation>Seht euch die [poi]-Karten an, die ein Sektor eurer Wahl als Nächstes bekommen kann.</translation>
    </message>
    <message>
        <source>Look at the [poi] cards that your sector may still get next.</source>
        <translation>Seht euch die [poi]-Karten an, die euer Sektor als Nächstes bekommen kann.</translation>
    </message>
    <message>
        <source>Look at the [poi] cards that sector {sector} may still get next.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>Seht euch die [poi]-Karten an, die Sektor {sector} als Nächstes bekommen kann.</translation>
    </message>
    <message>
        <source>Look at the [global_condition] card that comes next.</source>
        <translation>Seht euch die [global_condition](acc) an, die als Nächste kommt.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of a [threat] of your choice.</source>
        <extracomment>Effect of a card: a threat does what stands on its cards, one after another. %n is how many of these are looked at.</extracomment>
        <translation>
            <numerusform>Seht euch %n nächsten Effekt einer [threat](gen) eurer Wahl an.</numerusform>
            <numerusform>Seht euch die nächsten %n Effekte einer [threat](gen) eurer Wahl an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next time an [event] is revealed, reveal %n instead, resolve one and discard the rest.</source>
        <extracomment>Effect of a card. %n is how many event cards are revealed, one of which is carried out.</extracomment>
        <translation>
            <numerusform>Wenn das nächste Mal ein [event] aufgedeckt wird, deckt %n auf und führt es aus.</numerusform>
            <numerusform>Wenn das nächste Mal ein [event] aufgedeckt wird, deckt stattdessen %n auf, führt eines davon aus und legt die übrigen ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of this turn %n [event] card(s) fewer are revealed.</source>
        <extracomment>Effect of a card: fewer event cards than usual. %n stands before the icon of an event card.</extracomment>
        <translation>
            <numerusform>Am Ende dieses Zuges wird %n [event]-Karte weniger aufgedeckt.</numerusform>
            <numerusform>Am Ende dieses Zuges werden %n Karten des [event]-Decks weniger aufgedeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Join your sector and one with the next higher or lower number by a path without icons.</source>
        <translation>Verbindet euren Sektor und den mit der nächsthöheren oder nächstniedrigeren Nummer durch eine Route ohne Symbole.</translation>
    </message>
    <message>
        <source>Join two visited sectors of your choice by a path without icons.</source>
        <translation>Verbindet zwei besuchte Sektoren eurer Wahl durch eine Route ohne Symbole.</translation>
    </message>
    <message>
        <source>Draw section cards until you hold as many as your section card limit.</source>
        <translation>Zieht Sektionskarten, bis ihr euer Sektionskartenlimit erreicht.</translation>
    </message>
    <message>
        <source>Take one section card from your discard pile into your hand.</source>
        <translation>Nehmt eine Sektionskarte aus eurem Ablagestapel auf die Hand.</translation>
    </message>
    <message>
        <source>Discard all section cards in your hand.</source>
        <translation>Legt alle Sektionskarten aus eurer Hand ab.</translation>
    </message>
    <message>
        <source>Discard a section card with {icon} in its dice combination.</source>
        <extracomment>{icon} is an icon that the dice combination of the card asks for.</extracomment>
        <translation>Legt eine Sektionskarte mit {icon} in ihrer Würfelkombination ab.</translation>
    </message>
    <message>
        <source>Sacrifice one section card from your hand; it is out of this expedition.</source>
        <translation>Opfert eine Sektionskarte aus eurer Hand; sie scheidet aus dieser Expedition aus.</translation>
    </message>
    <message numerus="yes">
        <source>One [time] of your choice goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on a time track. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>Ein [time] eurer Wahl geht %n Feld zurück.</numerusform>
            <numerusform>Ein [time] eurer Wahl geht %n Felder zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>One time track of your choice does not make its next progress.</source>
        <translation>Ein Zeit-Track eurer Wahl setzt sein nächstes Vorrücken aus.</translation>
    </message>
    <message>
        <source>Move one placed [lead] to another discovery deck.</source>
        <translation>Verlegt einen ausliegenden [lead](acc) auf ein anderes Entdeckungsdeck.</translation>
    </message>
    <message>
        <source>Return one placed [lead] to the bag.</source>
        <translation>Legt einen ausliegenden [lead](acc) zurück in den Beutel.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for a discovery deck that has one already.</source>
        <extracomment>Effect of a card: lead tokens go on a deck on which some lie. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Erhaltet %n [lead](acc) für ein Entdeckungsdeck, auf dem schon einer liegt.</numerusform>
            <numerusform>Erhaltet %n [lead](acc) für ein Entdeckungsdeck, auf dem schon einer liegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the [lead](pl) from a discovery deck that has at least %n and gain its top discovery.</source>
        <extracomment>Effect of a card. %n is how many lead tokens must lie there.</extracomment>
        <translation>
            <numerusform>Entfernt alle [lead](acc.pl) von einem Entdeckungsdeck, auf dem mindestens %n liegt, und erhaltet seine oberste Entdeckung.</numerusform>
            <numerusform>Entfernt alle [lead](acc.pl) von einem Entdeckungsdeck, auf dem mindestens %n liegen, und erhaltet seine oberste Entdeckung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain the top discovery of a discovery deck that has a [lead].</source>
        <translation>Erhaltet die oberste Entdeckung eines Entdeckungsdecks, auf dem ein [lead] liegt.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n [lead], place one of your choice and return the rest to the bag.</source>
        <extracomment>Effect of a card: lead tokens from the bag, of which one is kept. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Zieht %n [lead](acc) und legt ihn aus.</numerusform>
            <numerusform>Zieht %n [lead](acc), legt einen eurer Wahl aus und legt die übrigen zurück in den Beutel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put one {deck} card from the lander at the bottom of its deck.</source>
        <extracomment>{deck} is the icon of a discovery deck.</extracomment>
        <translation>Legt 1 {deck}(acc) vom Lander unter das zugehörige Deck.</translation>
    </message>
    <message>
        <source>Put one discovery card from the lander at the bottom of its deck.</source>
        <translation>Legt eine Entdeckungskarte vom Lander unter ihr Deck.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n card(s) of the deck of the discovery gained last. If you want, swap it for one of them.</source>
        <extracomment>Effect of a card: the discovery that the team got last may be exchanged. %n is how many cards are looked at.</extracomment>
        <translation>
            <numerusform>Seht euch die nächste Karte aus dem Deck der zuletzt erhaltenen Entdeckung an. Wenn ihr wollt, tauscht die Entdeckung gegen sie.</numerusform>
            <numerusform>Seht euch die nächsten %n Karten aus dem Deck der zuletzt erhaltenen Entdeckung an. Wenn ihr wollt, tauscht die Entdeckung gegen eine davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move one marker from this sector to a connected sector.</source>
        <translation>Legt einen Marker aus diesem Sektor in einen verbundenen Sektor.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n [event] card(s).</source>
        <extracomment>Effect of a card: event cards are only looked at. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Seht euch die oberste [event]-Karte an.</numerusform>
            <numerusform>Seht euch die obersten %n Karten des [event]-Decks an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n [event] card(s) and put them back in any order.</source>
        <extracomment>Effect of a card: event cards are looked at and laid back in another order. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Seht euch die oberste [event]-Karte an und legt sie zurück.</numerusform>
            <numerusform>Seht euch die obersten %n Karten des [event]-Decks an und legt sie in beliebiger Reihenfolge zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n [event] card(s); you may put them at the bottom of the deck.</source>
        <extracomment>Effect of a card: event cards are looked at and may go under the deck. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Seht euch die oberste [event]-Karte an; ihr dürft sie unter das Deck legen.</numerusform>
            <numerusform>Seht euch die obersten %n Karten des [event]-Decks an; ihr dürft sie unter das Deck legen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Can be chosen now.</source>
        <translation>Kann jetzt gewählt werden.</translation>
    </message>
    <message>
        <source>Spent.</source>
        <extracomment>Said of a die by screen readers: it cannot be used until it is refreshed.</extracomment>
        <translation>Verbraucht.</translation>
    </message>
</context>
<context>
    <name>DiceArea</name>
    <message>
        <source>Injury die</source>
        <extracomment>Name of a die on a crew board.</extracomment>
        <translation>Verletzungswürfel</translation>
    </message>
    <message>
        <source>Available</source>
        <extracomment>Over the dice of a crew board that can be used.</extracomment>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Spent: {count}</source>
        <extracomment>Over the dice of a crew board that cannot be used until they are refreshed. {count} is their number.</extracomment>
        <translation>Verbraucht: {count}</translation>
    </message>
    <message>
        <source>Injuries: {count} of 3</source>
        <extracomment>Over the injury cards of a crew board. {count} is from 0 to 3.</extracomment>
        <translation>Verletzungen: {count} von 3</translation>
    </message>
</context>
<context>
    <name>DiceNames</name>
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
        <extracomment>Make of a die: the plainest, without icons of skill.</extracomment>
        <translation>Basiswürfel</translation>
    </message>
    <message>
        <source>Specialist die</source>
        <extracomment>Make of a die, with one icon of skill.</extracomment>
        <translation>Spezialwürfel</translation>
    </message>
    <message>
        <source>Universal die</source>
        <extracomment>Make of a die, with several icons of skill.</extracomment>
        <translation>Universalwürfel</translation>
    </message>
    <message>
        <source>Expert die</source>
        <extracomment>Make of a die, with double icons.</extracomment>
        <translation>Expertenwürfel</translation>
    </message>
    <message>
        <source>Wild die</source>
        <extracomment>Make of a die, with aces and accidents.</extracomment>
        <translation>Wilder Würfel</translation>
    </message>
    <message>
        <source>Free result ({color})</source>
        <extracomment>A basic result that a text gives to a dice check, without a die: &quot;Free result (red)&quot;. {color} is red, green or blue.</extracomment>
        <translation>Freies Ergebnis ({color})</translation>
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
        <translation>Legt einen Würfel aus dem Wurf-Pool in den Verbraucht-Pool seines Besitzers.</translation>
    </message>
    <message>
        <source>For the rest of this dice check, each [basic] counts as [accident].</source>
        <translation>Für den Rest dieses Würfelwurfs zählt jedes Symbol [basic] als [accident].</translation>
    </message>
    <message>
        <source>Go directly to step {step} of the dice check.</source>
        <extracomment>{step} is a number from 1 to 10.</extracomment>
        <translation>Geht direkt zu Schritt {step} des Würfelwurfs.</translation>
    </message>
    <message>
        <source>Cancel this.</source>
        <extracomment>&quot;This&quot; is a loss, an injury or a danger die that is about to take effect.</extracomment>
        <translation>Verhindert das.</translation>
    </message>
    <message>
        <source>Reroll the danger die that has just been rolled.</source>
        <translation>Würfelt den eben gewürfelten Gefahrenwürfel neu.</translation>
    </message>
    <message numerus="yes">
        <source>Spend %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Verbraucht %n [any_die](acc).</numerusform>
            <numerusform>Verbraucht %n [any_die](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n red die(s).</source>
        <extracomment>Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Verbraucht %n roten Würfel.</numerusform>
            <numerusform>Verbraucht %n rote Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n green die(s).</source>
        <extracomment>Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Verbraucht %n grünen Würfel.</numerusform>
            <numerusform>Verbraucht %n grüne Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n blue die(s).</source>
        <extracomment>Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Verbraucht %n blauen Würfel.</numerusform>
            <numerusform>Verbraucht %n blaue Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Opfert %n [any_die](acc).</numerusform>
            <numerusform>Opfert %n [any_die](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n red die(s).</source>
        <extracomment>Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Opfert %n roten Würfel.</numerusform>
            <numerusform>Opfert %n rote Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n green die(s).</source>
        <extracomment>Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Opfert %n grünen Würfel.</numerusform>
            <numerusform>Opfert %n grüne Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n blue die(s).</source>
        <extracomment>Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Opfert %n blauen Würfel.</numerusform>
            <numerusform>Opfert %n blaue Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Erneuert %n [any_die](acc).</numerusform>
            <numerusform>Erneuert %n [any_die](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n red die(s).</source>
        <extracomment>Effect of a card: spent dice of this color come back to the board. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Erneuert %n roten Würfel.</numerusform>
            <numerusform>Erneuert %n rote Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n green die(s).</source>
        <extracomment>Effect of a card: spent dice of this color come back to the board. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Erneuert %n grünen Würfel.</numerusform>
            <numerusform>Erneuert %n grüne Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n blue die(s).</source>
        <extracomment>Effect of a card: spent dice of this color come back to the board. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Erneuert %n blauen Würfel.</numerusform>
            <numerusform>Erneuert %n blaue Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n [any_die] of the roll pool.</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Ihr dürft %n [any_die](acc) des Wurf-Pools neu würfeln.</numerusform>
            <numerusform>Würfelt bis zu %n [any_die](acc) des Wurf-Pools neu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n red die(s) of the roll pool.</source>
        <extracomment>Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Ihr dürft %n roten Würfel des Wurf-Pools neu würfeln.</numerusform>
            <numerusform>Würfelt bis zu %n rote Würfel des Wurf-Pools neu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n green die(s) of the roll pool.</source>
        <extracomment>Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Ihr dürft %n grünen Würfel des Wurf-Pools neu würfeln.</numerusform>
            <numerusform>Würfelt bis zu %n grüne Würfel des Wurf-Pools neu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n blue die(s) of the roll pool.</source>
        <extracomment>Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Ihr dürft %n blauen Würfel des Wurf-Pools neu würfeln.</numerusform>
            <numerusform>Würfelt bis zu %n blaue Würfel des Wurf-Pools neu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn one die of the roll pool to a result of your choice.</source>
        <translation>Dreht einen Würfel des Wurf-Pools auf ein Ergebnis eurer Wahl.</translation>
    </message>
    <message>
        <source>Turn one red die of the roll pool to a result of your choice.</source>
        <translation>Dreht einen roten Würfel des Wurf-Pools auf ein Ergebnis eurer Wahl.</translation>
    </message>
    <message>
        <source>Turn one green die of the roll pool to a result of your choice.</source>
        <translation>Dreht einen grünen Würfel des Wurf-Pools auf ein Ergebnis eurer Wahl.</translation>
    </message>
    <message>
        <source>Turn one blue die of the roll pool to a result of your choice.</source>
        <translation>Dreht einen blauen Würfel des Wurf-Pools auf ein Ergebnis eurer Wahl.</translation>
    </message>
    <message>
        <source>Turn one die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation>Dreht einen Würfel des Wurf-Pools auf {result}.</translation>
    </message>
    <message>
        <source>Turn one red die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation>Dreht einen roten Würfel des Wurf-Pools auf {result}.</translation>
    </message>
    <message>
        <source>Turn one green die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation>Dreht einen grünen Würfel des Wurf-Pools auf {result}.</translation>
    </message>
    <message>
        <source>Turn one blue die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation>Dreht einen blauen Würfel des Wurf-Pools auf {result}.</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Back to the dice (M)</source>
        <translation>Zurück zu den Würfeln (M)</translation>
    </message>
    <message>
        <source>See the check on the map: sector {number} (M)</source>
        <extracomment>A button that puts the dice aside for a look at the map; M is its key. {number} is that of the sector.</extracomment>
        <translation>Den Würfelwurf auf der Karte sehen: Sektor {number} (M)</translation>
    </message>
    <message>
        <source>Roll pool {count}</source>
        <extracomment>How many section dice are in the check. {count} is a number.</extracomment>
        <translation>Wurf-Pool: {count}</translation>
    </message>
    <message>
        <source>Drag or press dice on the boards. An empty hand is allowed.</source>
        <translation>Zieht Würfel von den Tafeln oder klickt sie an. Ihr dürft auch gar keine wählen.</translation>
    </message>
</context>
<context>
    <name>DiscoveriesPanel</name>
    <message>
        <source>Discoveries</source>
        <extracomment>Heading in the column of the situation: finds of this expedition.</extracomment>
        <translation>Entdeckungen</translation>
    </message>
    <message>
        <source>In the bag: {count}</source>
        <extracomment>Beside the heading over discoveries: lead tokens in the bag. {count} is their number.</extracomment>
        <translation>Im Beutel: {count}</translation>
    </message>
</context>
<context>
    <name>EngineLog</name>
    <message>
        <source>This holds for a while: {rule}</source>
        <extracomment>{rule} is a sentence such as &quot;Resting costs no [supplies].&quot;</extracomment>
        <translation>Das gilt für eine Weile: {rule}</translation>
    </message>
    <message>
        <source>This is made use of: {rule}</source>
        <extracomment>{rule} is a sentence such as &quot;Resting costs no [supplies].&quot;</extracomment>
        <translation>Das wird genutzt: {rule}</translation>
    </message>
    <message>
        <source>The next effect is carried out.</source>
        <translation>Der nächste Effekt wird ausgeführt.</translation>
    </message>
    <message>
        <source>this comes next</source>
        <extracomment>A head, small: effects of cards that are carried out one after the other follow.</extracomment>
        <translation>als Nächstes folgt</translation>
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
        <source>New name at the table: {player}</source>
        <extracomment>A seat at the table has another player, or the player another name. {player} is the new name.</extracomment>
        <translation>Neuer Name am Tisch: {player}</translation>
    </message>
    <message>
        <source>A new expedition begins.</source>
        <translation>Eine neue Expedition beginnt.</translation>
    </message>
    <message>
        <source>The team is back aboard.</source>
        <translation>Das Team ist wieder an Bord.</translation>
    </message>
    <message>
        <source>proposed lift-off</source>
        <translation>vorgeschlagener Start</translation>
    </message>
    <message>
        <source>new name: {player}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a player was renamed. {player} is the new name.</extracomment>
        <translation>neuer Name: {player}</translation>
    </message>
    <message>
        <source>start of the expedition</source>
        <translation>Beginn der Expedition</translation>
    </message>
    <message>
        <source>end of the expedition</source>
        <translation>Ende der Expedition</translation>
    </message>
    <message>
        <source>choice: {source}</source>
        <extracomment>{source} is a card or table whose text the players decided on.</extracomment>
        <translation>Wahl: {source}</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Note</source>
        <extracomment>Title of a note that players have written into the journal.</extracomment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>Said of an option of an entry of the logbook, when it is read again in the journal: players took it.</extracomment>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <extracomment>Said of an option of an entry of the logbook, when it is read again in the journal: players took another.</extracomment>
        <translation>Nicht gewählt</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>Delete this note</source>
        <translation>Diese Notiz löschen</translation>
    </message>
</context>
<context>
    <name>EventPiles</name>
    <message>
        <source>Events</source>
        <extracomment>Heading in the column of the situation, over the decks of event cards.</extracomment>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Look through the discarded events</source>
        <translation>Abgelegte Ereignisse durchsehen</translation>
    </message>
    <message>
        <source>Cards in the event deck: {count}</source>
        <extracomment>Name of a deck, for tool tips. {count} is a number.</extracomment>
        <translation>Karten im Ereignisdeck: {count}</translation>
    </message>
    <message>
        <source>Discarded events: {count}</source>
        <extracomment>Name of a deck, for tool tips. {count} is a number.</extracomment>
        <translation>Abgelegte Ereignisse: {count}</translation>
    </message>
</context>
<context>
    <name>ExertLine</name>
    <message>
        <source>Exert</source>
        <extracomment>Button on a crew board: give up a die to refresh others.</extracomment>
        <translation>Strapaze</translation>
    </message>
</context>
<context>
    <name>ExpeditionWords</name>
    <message>
        <source>The expedition is over. Undo reaches back, the library keeps it.</source>
        <translation>Die Expedition ist beendet. Rückgängig reicht zurück, die Bibliothek bewahrt sie auf.</translation>
    </message>
</context>
<context>
    <name>Explained</name>
    <message>
        <source>Why?</source>
        <extracomment>Heading over the reason why something cannot be done.</extracomment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <extracomment>{rules} are ids of rules in the rule book, such as &quot;CHK-06, CHK-08&quot;.</extracomment>
        <translation>Regeln: {rules}</translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>In these words</source>
        <translation>In diesen Worten</translation>
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
        <translation>{kind}: Was darauf steht, ist hier zu lesen, sobald die Karte auf dem Tisch liegt.</translation>
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
        <translation>gewöhnlich</translation>
    </message>
    <message>
        <source>rare</source>
        <extracomment>How often a discovery is found in its deck: the second of three degrees.</extracomment>
        <translation>selten</translation>
    </message>
    <message>
        <source>ultra-rare</source>
        <extracomment>How often a discovery is found in its deck: the third of three degrees.</extracomment>
        <translation>ultraselten</translation>
    </message>
    <message>
        <source>Brought home it pays for what asks for {icon}, such as research.</source>
        <extracomment>{icon} is the sign of its deck.</extracomment>
        <translation>Bringt ihr sie heim, könnt ihr damit bezahlen, was 1 {icon}(acc) kostet, etwa Forschung.</translation>
    </message>
    <message>
        <source>aboard</source>
        <extracomment>A head, small: what a unique discovery changes aboard the ship follows.</extracomment>
        <translation>an Bord</translation>
    </message>
    <message>
        <source>when unloaded aboard</source>
        <extracomment>A head, small: what happens when a discovery is unloaded in the ship follows.</extracomment>
        <translation>beim Entladen an Bord</translation>
    </message>
    <message>
        <source>It stays in the records of the ship for ever.</source>
        <translation>Sie bleibt für immer in den Akten des Schiffs.</translation>
    </message>
    <message>
        <source>It serves in this expedition: points of interest and entries of the log ask for it.</source>
        <translation>Sie dient in dieser Expedition: Sonderziele und Protokolleinträge fragen danach.</translation>
    </message>
</context>
<context>
    <name>FirstScreen</name>
    <message>
        <source>The settings could not be read, so they start anew. The damaged file was kept as {file}.</source>
        <extracomment>Message at the start. {file} is the name of a file.</extracomment>
        <translation>Die Einstellungen konnten nicht gelesen werden und beginnen von vorn. Die beschädigte Datei wurde als {file} aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>Some fonts of the game could not be loaded, so fonts of your system stand in for them. Nothing else is affected; installing the game again brings them back. Missing: {files}</source>
        <extracomment>Note in a window. {files} are names of files.</extracomment>
        <translation>Einige Schriften des Spiels konnten nicht geladen werden; Schriften eures Systems vertreten sie. Sonst ist nichts betroffen; eine neue Installation des Spiels bringt sie zurück. Es fehlen: {files}</translation>
    </message>
</context>
<context>
    <name>GearText</name>
    <message>
        <source>Place the token of this equipment in your sector.</source>
        <translation>Legt das Plättchen dieser Ausrüstung in euren Sektor.</translation>
    </message>
    <message>
        <source>Move one piece of equipment from any crewmember to any other.</source>
        <translation>Gebt ein Ausrüstungsstück von einem beliebigen Besatzungsmitglied an ein beliebiges anderes.</translation>
    </message>
    <message>
        <source>One piece of equipment that you carry may be used once more, in spite of its limit.</source>
        <translation>Ein Ausrüstungsstück, das ihr tragt, darf trotz seiner Begrenzung noch einmal benutzt werden.</translation>
    </message>
    <message>
        <source>One piece of equipment discarded in this expedition returns to a crewmember in your sector.</source>
        <translation>Ein in dieser Expedition abgelegtes Ausrüstungsstück geht an ein Besatzungsmitglied in eurem Sektor zurück.</translation>
    </message>
    <message>
        <source>Discard one piece of equipment that you carry.</source>
        <translation>Legt ein Ausrüstungsstück ab, das ihr tragt.</translation>
    </message>
    <message>
        <source>One piece of equipment that you carry is blocked until it is freed.</source>
        <translation>Ein Ausrüstungsstück, das ihr tragt, ist blockiert, bis es wieder frei wird.</translation>
    </message>
    <message>
        <source>No equipment is blocked any more.</source>
        <translation>Keine Ausrüstung ist mehr blockiert.</translation>
    </message>
    <message numerus="yes">
        <source>Move one [threat] of your choice %n time(s) to a connected sector.</source>
        <extracomment>Effect of a card. %n is how many steps, each from one sector to the next.</extracomment>
        <translation>
            <numerusform>Bewegt eine [threat](acc) eurer Wahl in einen verbundenen Sektor.</numerusform>
            <numerusform>Bewegt eine [threat](acc) eurer Wahl %n-mal in einen verbundenen Sektor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest [threat] moves %n sector(s) toward you.</source>
        <extracomment>Effect of a card, a threat near you comes closer. %n is how many sectors.</extracomment>
        <translation>
            <numerusform>Die nächste [threat] zieht %n Sektor weit auf euch zu.</numerusform>
            <numerusform>Die nächste [threat] zieht %n Sektoren weit auf euch zu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One [threat] of your choice moves %n sector(s) toward you.</source>
        <extracomment>Effect of a card, a threat comes closer. %n is how many sectors.</extracomment>
        <translation>
            <numerusform>Eine [threat] eurer Wahl zieht %n Sektor weit auf euch zu.</numerusform>
            <numerusform>Eine [threat] eurer Wahl zieht %n Sektoren weit auf euch zu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until the next turn of whoever uses this, attacks of [threat](pl) do not affect you.</source>
        <translation>Bis zum nächsten Zug dessen, der das einsetzt, betreffen euch Angriffe von [threat](dat.pl) nicht.</translation>
    </message>
    <message numerus="yes">
        <source>One piece of equipment that you carry is blocked for this round and %n more.</source>
        <extracomment>Effect of a card: what is blocked cannot be used. %n is the number of further rounds.</extracomment>
        <translation>
            <numerusform>Ein Ausrüstungsstück, das ihr tragt, ist für diese und die nächste Runde blockiert.</numerusform>
            <numerusform>Ein Ausrüstungsstück, das ihr tragt, ist für diese und %n weitere Runden blockiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of a [threat] in your sector; it skips one of them.</source>
        <extracomment>Effect of a card: a threat does what stands on its cards, one after another. %n is how many of these are looked at.</extracomment>
        <translation>
            <numerusform>Seht euch den nächsten Effekt einer [threat](gen) in eurem Sektor an; sie setzt ihn aus.</numerusform>
            <numerusform>Seht euch die nächsten %n Effekte einer [threat](gen) in eurem Sektor an; einen davon setzt sie aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of a [threat] of your choice; it skips one of them.</source>
        <extracomment>Effect of a card: any threat does what stands on its cards, one after another. %n is how many of these are looked at.</extracomment>
        <translation>
            <numerusform>Seht euch den nächsten Effekt einer [threat](gen) eurer Wahl an; sie setzt ihn aus.</numerusform>
            <numerusform>Seht euch die nächsten %n Effekte einer [threat](gen) eurer Wahl an; einen davon setzt sie aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move one [threat] of your choice back to the sector from which it came last.</source>
        <translation>Bewegt eine [threat](acc) eurer Wahl in den Sektor zurück, aus dem sie zuletzt kam.</translation>
    </message>
    <message>
        <source>A [threat] in your sector skips its next effect.</source>
        <translation>Eine [threat] in eurem Sektor setzt ihren nächsten Effekt aus.</translation>
    </message>
    <message>
        <source>A [threat] of your choice skips its next effect.</source>
        <translation>Eine [threat] eurer Wahl setzt ihren nächsten Effekt aus.</translation>
    </message>
    <message>
        <source>The next attack of a [threat] does not affect you.</source>
        <translation>Der nächste Angriff einer [threat](gen) betrifft euch nicht.</translation>
    </message>
    <message numerus="yes">
        <source>The [time] of each [threat] in your sector and in connected sectors goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on the time track of a threat. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>Das [time] jeder [threat](gen) in eurem Sektor und in verbundenen Sektoren geht %n Feld zurück.</numerusform>
            <numerusform>Das [time] jeder [threat](gen) in eurem Sektor und in verbundenen Sektoren geht %n Felder zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the time track of a [threat] in your sector.</source>
        <translation>Setzt den Zeit-Track einer [threat](gen) in eurem Sektor zurück.</translation>
    </message>
    <message>
        <source>The [time] of the [threat] {threat} progresses 1 space.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>Das [time] der [threat](gen) {threat} rückt 1 Feld vor.</translation>
    </message>
    <message>
        <source>Roll the ten-sided die. On 0 to 4 the [threat] moves to the connected sector with the lowest number, on 5 to 9 to the one with the highest.</source>
        <translation>Würfelt mit dem W10. Bei 0 bis 4 zieht die [threat] in den verbundenen Sektor mit der niedrigsten Nummer, bei 5 bis 9 in den mit der höchsten.</translation>
    </message>
    <message numerus="yes">
        <source>Remove a [threat] of your choice; after %n round(s) it comes back to its sector.</source>
        <extracomment>Effect of a card: the threat is away for %n rounds.</extracomment>
        <translation>
            <numerusform>Entfernt eine [threat](acc) eurer Wahl; nach %n Runde kehrt sie in ihren Sektor zurück.</numerusform>
            <numerusform>Entfernt eine [threat](acc) eurer Wahl; nach %n Runden kehrt sie in ihren Sektor zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a secondary standee of this [threat] in its sector.</source>
        <translation>Stellt einen sekundären Aufsteller dieser [threat](gen) in ihren Sektor.</translation>
    </message>
    <message>
        <source>Place the token of a piece of mission equipment that you carry in your sector; this is not an action.</source>
        <translation>Legt das Plättchen einer Missionsausrüstung, die ihr tragt, in euren Sektor; das ist keine Aktion.</translation>
    </message>
    <message>
        <source>One other crewmember, marker or token of the sector goes along with the traveler, and so does the token of this equipment.</source>
        <translation>Ein anderes Besatzungsmitglied, ein Marker oder ein Plättchen des Sektors reist mit, und ebenso das Plättchen dieser Ausrüstung.</translation>
    </message>
    <message>
        <source>A [threat] enters a connected sector of your choice only by spending its whole move (from now on).</source>
        <translation>Eine [threat] betritt einen verbundenen Sektor eurer Wahl nur, wenn sie ihre ganze Bewegung dafür aufwendet (ab jetzt).</translation>
    </message>
    <message>
        <source>Look at the [poi] cards that your sector may still get next and choose one; it is the next to come here.</source>
        <translation>Seht euch die [poi]-Karten an, die euer Sektor als Nächstes bekommen kann, und wählt eine; sie kommt hier als Nächste.</translation>
    </message>
    <message>
        <source>{member} goes along.</source>
        <extracomment>Choice while a vehicle moves: who travels with it. {member} is the name of a crewmember.</extracomment>
        <translation>{member} kommt mit.</translation>
    </message>
    <message>
        <source>The token {equipment} goes along.</source>
        <extracomment>{equipment} is the name of the card of a token, in quotation marks.</extracomment>
        <translation>Das Plättchen {equipment} kommt mit.</translation>
    </message>
    <message>
        <source>A marker goes along.</source>
        <translation>Ein Marker kommt mit.</translation>
    </message>
    <message>
        <source>Set down the token {equipment}.</source>
        <extracomment>{equipment} is the name of the card of a token, in quotation marks.</extracomment>
        <translation>Legt das Plättchen {equipment} ab.</translation>
    </message>
    <message>
        <source>Set down the marker from sector {sector}.</source>
        <extracomment>Choice at the end of a move with a marker that was carried along. {sector} is the number of a sector.</extracomment>
        <translation>Legt den Marker aus Sektor {sector} ab.</translation>
    </message>
    <message>
        <source>Place the token {equipment}.</source>
        <extracomment>{equipment} is the name of the card of a token, in quotation marks.</extracomment>
        <translation>Legt das Plättchen {equipment} aus.</translation>
    </message>
    <message>
        <source>Guard sector {sector}.</source>
        <extracomment>Choice: the sector into which no threat comes. {sector} is the number of a sector.</extracomment>
        <translation>Sichert Sektor {sector}.</translation>
    </message>
    <message>
        <source>The [poi] card {poi} comes next.</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>Als Nächste kommt die [poi]-Karte {poi}.</translation>
    </message>
    <message>
        <source>Place a secondary standee of this [threat] in sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>Stellt einen sekundären Aufsteller dieser [threat](gen) in Sektor {sector}.</translation>
    </message>
</context>
<context>
    <name>GoalText</name>
    <message>
        <source>Goal when lifting off:</source>
        <translation>Ziel beim Starten:</translation>
    </message>
    <message>
        <source>Goal:</source>
        <extracomment>Before the goal of a mission, in the column of the situation.</extracomment>
        <translation>Ziel:</translation>
    </message>
    <message>
        <source>Goal, {now} of {wanted}:</source>
        <extracomment>Before a goal that is counted: &quot;Goal, 2 of 4: At least 4 markers lie in sector 3.&quot; {now} and {wanted} are numbers.</extracomment>
        <translation>{now} von {wanted}:</translation>
    </message>
    <message>
        <source>Goal when lifting off, {now} of {wanted}:</source>
        <extracomment>Before a goal that is counted and asked for when the team leaves the planet. {now} and {wanted} are numbers.</extracomment>
        <translation>Beim Starten, {now} von {wanted}:</translation>
    </message>
</context>
<context>
    <name>GuideText</name>
    <message>
        <source>No way out</source>
        <translation>Kein Ausweg</translation>
    </message>
    <message>
        <source>Special actions</source>
        <extracomment>Title of a hint of the guided training, about what cards of a sector offer.</extracomment>
        <translation>Sonderaktionen</translation>
    </message>
    <message>
        <source>A dice check</source>
        <translation>Ein Würfelwurf</translation>
    </message>
    <message>
        <source>The roll</source>
        <extracomment>Title of a hint of the guided training: the dice fall.</extracomment>
        <translation>Jetzt wird geworfen</translation>
    </message>
    <message>
        <source>Section cards</source>
        <extracomment>Title of a hint of the guided training, about the cards in the hand.</extracomment>
        <translation>Sektionskarten</translation>
    </message>
    <message>
        <source>The spent pool</source>
        <translation>Verbrauchte Würfel</translation>
    </message>
    <message>
        <source>Turning a die</source>
        <translation>Einen Würfel drehen</translation>
    </message>
    <message>
        <source>Changing the results</source>
        <translation>Ergebnisse ändern</translation>
    </message>
    <message>
        <source>Paying with dice</source>
        <translation>Mit Würfeln bezahlen</translation>
    </message>
    <message>
        <source>Marking an outcome</source>
        <translation>Ein Ergebnis markieren</translation>
    </message>
    <message>
        <source>Traveling</source>
        <extracomment>Title of a hint of the guided training, about the action.</extracomment>
        <translation>Reisen</translation>
    </message>
    <message>
        <source>The travel effect</source>
        <translation>Der Reiseeffekt</translation>
    </message>
    <message>
        <source>Outcomes with a track</source>
        <translation>Ergebnisse mit einem Track</translation>
    </message>
    <message>
        <source>Resting</source>
        <extracomment>Title of a hint of the guided training, about the action.</extracomment>
        <translation>Rasten</translation>
    </message>
    <message>
        <source>Refreshing dice</source>
        <extracomment>Title of a hint of the guided training: spent dice come back.</extracomment>
        <translation>Würfel erneuern</translation>
    </message>
    <message>
        <source>Too many cards</source>
        <translation>Zu viele Karten</translation>
    </message>
    <message>
        <source>Spending a die</source>
        <translation>Einen Würfel verbrauchen</translation>
    </message>
    <message>
        <source>Preparing</source>
        <extracomment>Title of a hint of the guided training, about the action.</extracomment>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>Each turn has two actions. Your sector shows the [no_movement] icon: nobody can travel away from here as long as its [poi] card lies there. So take the special action of that card: press the bright button below.</source>
        <extracomment>&quot;The bright button&quot; is the one at the lower right of the window.</extracomment>
        <translation>Jeder Zug hat zwei Aktionen. Euer Sektor zeigt das Symbol [no_movement]: Solange seine [poi]-Karte dort liegt, kann niemand von hier wegreisen. Führt also die Sonderaktion dieser Karte aus: Klickt unten auf den hellen Knopf.</translation>
    </message>
    <message>
        <source>Special actions stand on cards, mostly on the [poi] of your sector. You may take one of them in each turn. Press the bright button below.</source>
        <translation>Sonderaktionen stehen auf Karten, meist auf dem [poi](dat) eures Sektors. In jedem Zug dürft ihr eine davon ausführen. Klickt unten auf den hellen Knopf.</translation>
    </message>
    <message>
        <source>To travel is an action, too: along a path to the sector at its other end. The icons on a path say what it asks for. Press the bright button below or the sign on the path, or drag your figure to that sector.</source>
        <translation>Auch Reisen ist eine Aktion: auf einer Route zum Sektor an ihrem anderen Ende. Die Symbole der Route sagen, was sie verlangt. Klickt unten auf den hellen Knopf oder auf das Zeichen auf der Route, oder zieht eure Figur in diesen Sektor.</translation>
    </message>
    <message>
        <source>The [travel] icon on the path means: carry out the travel effect of the [global_condition], which you find at the right. It offers a choice; in this round it is made for you.</source>
        <translation>Das Symbol [travel] auf der Route bedeutet: Führt den Reiseeffekt der [global_condition](gen) aus, die ihr rechts findet. Er lässt eine Wahl; in dieser Runde ist sie für euch getroffen.</translation>
    </message>
    <message>
        <source>Choose dice: press them on the board, or drag them to the tray. Beside it stand the outcomes: what the dice have to show, what happens then, and how likely it is. In this round take each die that glows.</source>
        <translation>Wählt Würfel: Klickt sie auf der Tafel an oder zieht sie auf das Tablett. Daneben stehen die Ergebnisse: was die Würfel zeigen müssen, was dann geschieht und wie wahrscheinlich es ist. In dieser Runde nehmt ihr jeden Würfel, der leuchtet.</translation>
    </message>
    <message>
        <source>Here results do not have to match icons: special effects move a marker along each track, and a full track brings its outcome. The lines above the tracks say which results do so. Take all your dice, one after the other.</source>
        <translation>Hier müssen keine Symbole passen: Sondereffekte rücken auf jedem Track einen Marker vor, und ein voller Track bringt sein Ergebnis. Die Zeilen über den Tracks sagen, was die Würfel dafür zeigen müssen. Nehmt alle eure Würfel, einen nach dem anderen.</translation>
    </message>
    <message>
        <source>Your dice lie in the roll pool. The rail over the tray shows the ten steps of every dice check. Roll the dice.</source>
        <translation>Eure Würfel liegen im Wurf-Pool. Die Leiste über dem Tablett zeigt die zehn Schritte jedes Würfelwurfs. Werft die Würfel.</translation>
    </message>
    <message>
        <source>The dice do not show what the green outcome asks for. The cards in your hand can help: the upper half of a card says when it may be played and what it does. Play the card that glows.</source>
        <translation>Die Würfel zeigen nicht, was das grüne Ergebnis verlangt. Karten eurer Hand können helfen: Die obere Hälfte einer Karte sagt, wann sie gespielt werden darf und was sie tut. Spielt die Karte, die leuchtet.</translation>
    </message>
    <message>
        <source>One of the rolled dice goes to your spent pool. It takes no further part in this dice check, and it waits there until you refresh it.</source>
        <translation>Einer der geworfenen Würfel kommt zu euren verbrauchten Würfeln. Er spielt in diesem Wurf nicht mehr mit und wartet dort, bis ihr ihn erneuert.</translation>
    </message>
    <message>
        <source>Turn the die to the side that you want. [ace] stands for any icon that an outcome asks for.</source>
        <translation>Dreht den Würfel auf die Seite, die ihr wollt. [ace] steht für jedes Symbol, das ein Ergebnis verlangt.</translation>
    </message>
    <message>
        <source>Now you may change what the dice show, with cards and skills that say so; those of use now glow. If you are content, go on.</source>
        <translation>Jetzt dürft ihr ändern, was die Würfel zeigen, mit Karten und Fertigkeiten, die das sagen; was gerade geht, leuchtet. Seid ihr zufrieden, macht weiter.</translation>
    </message>
    <message>
        <source>Before the outcome is decided, rolled dice can pay for the lower half of a card. The training comes to that later: go on.</source>
        <translation>Bevor das Ergebnis feststeht, können geworfene Würfel die untere Hälfte einer Karte bezahlen. Dazu kommt das Training später: Macht weiter.</translation>
    </message>
    <message>
        <source>From top to bottom, the first outcome that the dice cover is marked. Then all dice of the roll pool are spent, and what stands beside the outcome happens.</source>
        <translation>Von oben nach unten wird das erste Ergebnis markiert, das die Würfel abdecken. Dann sind alle Würfel des Wurf-Pools verbraucht, und es geschieht, was neben dem Ergebnis steht.</translation>
    </message>
    <message>
        <source>Dice in the spent pool cannot be used. Whoever rests refreshes some of them and draws a section card. Elsewhere that costs [supplies](pl); here they are unlimited.</source>
        <translation>Verbrauchte Würfel könnt ihr nicht benutzen. Wer rastet, erneuert einige davon und zieht eine Sektionskarte. Anderswo kostet das [supplies](acc.pl); hier sind sie unbegrenzt.</translation>
    </message>
    <message>
        <source>Choose the dice that come back to their places, one after the other: press them in the spent pool.</source>
        <translation>Wählt die Würfel, die an ihre Plätze zurückkehren, einen nach dem anderen: Klickt sie bei den verbrauchten Würfeln an.</translation>
    </message>
    <message>
        <source>You hold more section cards than your limit allows. Press the card that goes to your discard pile.</source>
        <translation>Ihr habt mehr Sektionskarten auf der Hand, als euer Limit erlaubt. Klickt die Karte an, die auf euren Ablagestapel kommt.</translation>
    </message>
    <message>
        <source>Press a die on the board. It goes to the spent pool and waits there until you refresh it.</source>
        <translation>Klickt einen Würfel auf der Tafel an. Er kommt zu den verbrauchten und wartet dort, bis ihr ihn erneuert.</translation>
    </message>
    <message>
        <source>Whoever prepares draws a section card, makes a dice check to pay for combinations, or does both. In this round you only draw a card.</source>
        <translation>Wer sich vorbereitet, zieht eine Sektionskarte oder macht einen Würfelwurf, um Kombinationen zu bezahlen, oder beides. In dieser Runde zieht ihr nur eine Karte.</translation>
    </message>
</context>
<context>
    <name>HappenedCard</name>
    <message numerus="yes">
        <source>And %n more line(s) in the journal.</source>
        <extracomment>Last line of what has happened since the last look. %n is how many lines do not find room.</extracomment>
        <translation>
            <numerusform>Und %n weitere Zeile im Tagebuch.</numerusform>
            <numerusform>Und %n weitere Zeilen im Tagebuch.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeadedSheet</name>
    <message>
        <source>Close (Esc)</source>
        <extracomment>Name of a button, with its key: shut a sheet that lies over the table.</extracomment>
        <translation>Schließen (Esc)</translation>
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
        <extracomment>Name of a button of the bar.</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Shortcuts (?)</source>
        <extracomment>Name of a button of the bar, with its key: the list of keys.</extracomment>
        <translation>Tastenkürzel (?)</translation>
    </message>
    <message>
        <source>Codex (Ctrl+K)</source>
        <translation>Kodex (Strg+K)</translation>
    </message>
    <message>
        <source>Journal (J)</source>
        <extracomment>Name of a button of the bar, with its key: what has happened.</extracomment>
        <translation>Tagebuch (J)</translation>
    </message>
    <message>
        <source>Seats (P)</source>
        <extracomment>Name of a button of the bar, with its key: which player has which section.</extracomment>
        <translation>Plätze (P)</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <extracomment>In the bar. {round} counts from 1.</extracomment>
        <translation>Runde {round}</translation>
    </message>
    <message numerus="yes">
        <source>{member}: %n action(s) left</source>
        <extracomment>Said of a crewmember in the bar, by screen readers. {member} is the name, %n is how many actions the turn has left.</extracomment>
        <translation>
            <numerusform>{member}: noch %n Aktion</numerusform>
            <numerusform>{member}: noch %n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: turn ended</source>
        <extracomment>Said of a crewmember in the bar, by screen readers: this person has played in this round. {member} is the name.</extracomment>
        <translation>{member}: Zug beendet</translation>
    </message>
    <message>
        <source>{member}: turn to come</source>
        <extracomment>Said of a crewmember in the bar, by screen readers: this person will yet play in this round. {member} is the name.</extracomment>
        <translation>{member}: Zug steht noch aus</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <extracomment>In the bar. %n is how many actions the turn has left.</extracomment>
        <translation>
            <numerusform>noch %n Aktion</numerusform>
            <numerusform>noch %n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>Said instead of a number of supplies, in the training.</extracomment>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>{supplies} of {most}</source>
        <extracomment>In the bar, beside the icon of supplies. {supplies} and {most} are numbers.</extracomment>
        <translation>{supplies} von {most}</translation>
    </message>
    <message>
        <source>Supplies: {count}</source>
        <extracomment>Said by screen readers. {count} is as &quot;3 of 5&quot; or &quot;unlimited&quot;.</extracomment>
        <translation>Vorräte: {count}</translation>
    </message>
    <message>
        <source>Success tokens: {count}</source>
        <extracomment>Said by screen readers: tokens for what the expedition has achieved. {count} is a number.</extracomment>
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
        <extracomment>Entry of the start page.</extracomment>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Training expedition</source>
        <extracomment>Entry of the start page: the guided first game.</extracomment>
        <translation>Trainingsexpedition</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Entry of the start page: the list of saved games.</extracomment>
        <translation>Bibliothek</translation>
    </message>
    <message numerus="yes">
        <source>%n save(s)</source>
        <extracomment>Under &quot;Library&quot; on the start page. %n is the number of saved games.</extracomment>
        <translation>
            <numerusform>%n Spielstand</numerusform>
            <numerusform>%n Spielstände</numerusform>
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
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>Entry of the start page: who made this program and from what.</extracomment>
        <translation>Über das Spiel</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <extracomment>Button at the foot of the start page: keys of the keyboard.</extracomment>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>Switch at the foot of the start page.</extracomment>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>At the foot of the start page. {version} is as &quot;1.0.2&quot;.</extracomment>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Button at the foot of the start page: leave the program.</extracomment>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>Icon</name>
    <message>
        <source>Accident</source>
        <extracomment>Name of the icon accident, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Unfall</translation>
    </message>
    <message>
        <source>Ace</source>
        <extracomment>Name of the icon ace, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Action pawn</source>
        <extracomment>Name of the icon action_pawn, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Aktionsstein</translation>
    </message>
    <message>
        <source>Adrift</source>
        <extracomment>Name of the icon adrift, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Im All treibend</translation>
    </message>
    <message>
        <source>Any die</source>
        <extracomment>Name of the icon any_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Beliebiger Würfel</translation>
    </message>
    <message>
        <source>Any symbol</source>
        <extracomment>Name of the icon any_symbol, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Beliebig-Symbol</translation>
    </message>
    <message>
        <source>Assist</source>
        <extracomment>Name of the icon assist, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Unterstützen</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Name of the icon barracks, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Besatzungsunterkünfte</translation>
    </message>
    <message>
        <source>Basic</source>
        <extracomment>Name of the icon basic, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Biology</source>
        <extracomment>Name of the icon biology, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Biologie</translation>
    </message>
    <message>
        <source>Not possible</source>
        <extracomment>Name of the icon blocked, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>Bridge</source>
        <extracomment>Name of the icon bridge, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Campaign</source>
        <extracomment>Name of the icon campaign, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Charge</source>
        <extracomment>Name of the icon charge, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ladung</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Name of the icon check, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Unfold</source>
        <extracomment>Name of the icon chevron_down, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Aufklappen</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Name of the icon chevron_right, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Name of the icon close, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Codex</source>
        <extracomment>Name of the icon codex, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Kodex</translation>
    </message>
    <message>
        <source>Dice combination</source>
        <extracomment>Name of the icon combination, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Würfelkombination</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>Name of the icon command, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Construction</source>
        <extracomment>Name of the icon construction, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Konstruktion</translation>
    </message>
    <message>
        <source>Control center</source>
        <extracomment>Name of the icon control_center, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Kontrollzentrum</translation>
    </message>
    <message>
        <source>Convert ability</source>
        <extracomment>Name of the icon convert, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Wandlungsfähigkeit</translation>
    </message>
    <message>
        <source>CPU</source>
        <extracomment>Name of the icon cpu, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Crew assignment</source>
        <extracomment>Name of the icon crew_assignment, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Crew quarters</source>
        <extracomment>Name of the icon crew_quarters, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Mannschaftsquartier</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <extracomment>Name of the icon debriefing, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Nachbesprechung</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Name of the icon deck, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Defense</source>
        <extracomment>Name of the icon defense, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>Dice check</source>
        <extracomment>Name of the icon dice_check, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Würfelwurf</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Name of the icon discard_pile, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Alien tech</source>
        <extracomment>Name of the icon discovery_alien_tech, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Alien-Tech</translation>
    </message>
    <message>
        <source>Strange flora</source>
        <extracomment>Name of the icon discovery_flora, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Seltsame Flora</translation>
    </message>
    <message>
        <source>Microorganism</source>
        <extracomment>Name of the icon discovery_microorganism, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Mikroorganismus</translation>
    </message>
    <message>
        <source>Mineral</source>
        <extracomment>Name of the icon discovery_mineral, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Mineral</translation>
    </message>
    <message>
        <source>Living specimen</source>
        <extracomment>Name of the icon discovery_specimen, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Lebendes Exemplar</translation>
    </message>
    <message>
        <source>Do not save</source>
        <extracomment>Name of the icon do_not_save, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Nicht archivieren</translation>
    </message>
    <message>
        <source>Docking</source>
        <extracomment>Name of the icon docking, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Andocken</translation>
    </message>
    <message>
        <source>Drag handle</source>
        <extracomment>Name of the icon drag_handle, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ziehgriff</translation>
    </message>
    <message>
        <source>Energy</source>
        <extracomment>Name of the icon energy, in tool tips, in the codex and for screen readers; Name of the icon power, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Energy cost</source>
        <extracomment>Name of the icon energy_cost, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Energiekosten</translation>
    </message>
    <message>
        <source>Mission equipment</source>
        <extracomment>Name of the icon equipment_mission, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Missionsausrüstung</translation>
    </message>
    <message>
        <source>Mission equipment upgrade</source>
        <extracomment>Name of the icon equipment_mission_upgrade, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Missionsausrüstungsausbau</translation>
    </message>
    <message>
        <source>Personal equipment</source>
        <extracomment>Name of the icon equipment_personal, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Persönliche Ausrüstung</translation>
    </message>
    <message>
        <source>Small equipment</source>
        <extracomment>Name of the icon equipment_small, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Kleine Ausrüstung</translation>
    </message>
    <message>
        <source>Emergency evac</source>
        <extracomment>Name of the icon evacuate, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Notevakuierung</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Name of the icon event, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Exert</source>
        <extracomment>Name of the icon exert, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Strapaze</translation>
    </message>
    <message>
        <source>Exploration</source>
        <extracomment>Name of the icon explore, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Kundschaften</translation>
    </message>
    <message>
        <source>Final POI</source>
        <extracomment>Name of the icon final_poi, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Finales Sonderziel</translation>
    </message>
    <message>
        <source>Fit to view</source>
        <extracomment>Name of the icon fit_view, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Food</source>
        <extracomment>Name of the icon food, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Garage</source>
        <extracomment>Name of the icon garage, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Garage</translation>
    </message>
    <message>
        <source>Gathering</source>
        <extracomment>Name of the icon gather, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Global condition</source>
        <extracomment>Name of the icon global_condition, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Globale Bedingung</translation>
    </message>
    <message>
        <source>Greenhouse</source>
        <extracomment>Name of the icon greenhouse, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Gewächshaus</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Name of the icon hand, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hangar</source>
        <extracomment>Name of the icon hangar, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hangar</translation>
    </message>
    <message>
        <source>Hardware</source>
        <extracomment>Name of the icon hardware, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Name of the icon home, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Important</source>
        <extracomment>Name of the icon important_sector, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Wichtig</translation>
    </message>
    <message>
        <source>Information</source>
        <extracomment>Name of the icon info, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Information</translation>
    </message>
    <message>
        <source>Journal</source>
        <extracomment>Name of the icon journal, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Tagebuch</translation>
    </message>
    <message>
        <source>Enter key</source>
        <extracomment>Name of the icon key_enter, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Lander</source>
        <extracomment>Name of the icon lander, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Lander</translation>
    </message>
    <message>
        <source>Agility</source>
        <extracomment>Name of the icon lander_agility, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Wendigkeit</translation>
    </message>
    <message>
        <source>Armor</source>
        <extracomment>Name of the icon lander_armor, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Panzerung</translation>
    </message>
    <message>
        <source>Capacity</source>
        <extracomment>Name of the icon lander_capacity, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Sensors</source>
        <extracomment>Name of the icon lander_sensors, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>Lead</source>
        <extracomment>Name of the icon lead, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Back to the bag</source>
        <extracomment>Name of the icon lead_recycle, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Zurück in den Beutel</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Name of the icon leave, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Name of the icon library, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Lift-off</source>
        <extracomment>Name of the icon lift_off, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Locked</source>
        <extracomment>Name of the icon lock, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Name of the icon log_entry, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Malfunction</source>
        <extracomment>Name of the icon malfunction, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Störung</translation>
    </message>
    <message>
        <source>Medbay</source>
        <extracomment>Name of the icon medbay, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Krankenstation</translation>
    </message>
    <message>
        <source>Memorial wall</source>
        <extracomment>Name of the icon memorial, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Gedenkwand</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>Name of the icon minus, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Mission</source>
        <extracomment>Name of the icon mission, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Structural mod</source>
        <extracomment>Name of the icon mod_structural, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Strukturmod</translation>
    </message>
    <message>
        <source>Utility mod</source>
        <extracomment>Name of the icon mod_utility, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Versorgungsmod</translation>
    </message>
    <message>
        <source>Morale</source>
        <extracomment>Name of the icon morale, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Moral</translation>
    </message>
    <message>
        <source>No movement</source>
        <extracomment>Name of the icon no_movement, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Keine Bewegung</translation>
    </message>
    <message>
        <source>Objective</source>
        <extracomment>Name of the icon objective, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>One-way path</source>
        <extracomment>Name of the icon one_way, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Einbahnroute</translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>Name of the icon operations, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Oxygen</source>
        <extracomment>Name of the icon oxygen, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sauerstoff</translation>
    </message>
    <message>
        <source>Oxygen filters</source>
        <extracomment>Name of the icon oxygen_filters, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sauerstofffilter</translation>
    </message>
    <message>
        <source>Content pack</source>
        <extracomment>Name of the icon packs, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Inhaltspaket</translation>
    </message>
    <message>
        <source>Penalty token</source>
        <extracomment>Name of the icon penalty, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Strafplättchen</translation>
    </message>
    <message>
        <source>Physical</source>
        <extracomment>Name of the icon physical, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Physisch</translation>
    </message>
    <message>
        <source>Keep open</source>
        <extracomment>Name of the icon pin, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Offen halten</translation>
    </message>
    <message>
        <source>Ping</source>
        <extracomment>Name of the icon ping, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ping</translation>
    </message>
    <message>
        <source>Planet</source>
        <extracomment>Name of the icon planet, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Planet</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Name of the icon play, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Name of the icon plus, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Point of interest</source>
        <extracomment>Name of the icon poi, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sonderziel</translation>
    </message>
    <message>
        <source>Power connectors</source>
        <extracomment>Name of the icon power_connectors, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Stromanschlüsse</translation>
    </message>
    <message>
        <source>Prepare</source>
        <extracomment>Name of the icon prepare, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>Probe bay</source>
        <extracomment>Name of the icon probe, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sondenhangar</translation>
    </message>
    <message>
        <source>Production complex</source>
        <extracomment>Name of the icon production, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Produktionskomplex</translation>
    </message>
    <message>
        <source>Quiet corner</source>
        <extracomment>Name of the icon quiet_corner, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ruhige Ecke</translation>
    </message>
    <message>
        <source>Rank 1</source>
        <extracomment>Name of the icon rank_1, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Rang 1</translation>
    </message>
    <message>
        <source>Rank 2</source>
        <extracomment>Name of the icon rank_2, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Rang 2</translation>
    </message>
    <message>
        <source>Rank 3</source>
        <extracomment>Name of the icon rank_3, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Rang 3</translation>
    </message>
    <message>
        <source>Rank-up card</source>
        <extracomment>Name of the icon rank_up, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Beförderungskarte</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <extracomment>Name of the icon read_aloud, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Name of the icon redo, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Refresh</source>
        <extracomment>Name of the icon refresh_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Erneuern</translation>
    </message>
    <message>
        <source>Region</source>
        <extracomment>Name of the icon region, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Region</translation>
    </message>
    <message>
        <source>Reroll</source>
        <extracomment>Name of the icon reroll, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <extracomment>Name of the icon research_lab, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Forschungslabor</translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>Name of the icon rest, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Rasten</translation>
    </message>
    <message>
        <source>Rover</source>
        <extracomment>Name of the icon rover, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Rover</translation>
    </message>
    <message>
        <source>Sacrifice a die</source>
        <extracomment>Name of the icon sacrifice_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Würfel opfern</translation>
    </message>
    <message>
        <source>Sample</source>
        <extracomment>Name of the icon sample, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Save point</source>
        <extracomment>Name of the icon save_point, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sicherungspunkt</translation>
    </message>
    <message>
        <source>Planetary scanner</source>
        <extracomment>Name of the icon scanner, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Planetenscanner</translation>
    </message>
    <message>
        <source>Science</source>
        <extracomment>Name of the icon science, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Forschung</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Name of the icon search, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>Name of the icon seats, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Sector</source>
        <extracomment>Name of the icon sector, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sektor</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Name of the icon seed, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Saatgut</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Name of the icon settings, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Share window</source>
        <extracomment>Name of the icon share_window, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Freigabefenster</translation>
    </message>
    <message>
        <source>Shutdown tile</source>
        <extracomment>Name of the icon shutdown, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Abschaltungsplättchen</translation>
    </message>
    <message>
        <source>Situation</source>
        <extracomment>Name of the icon situation, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Situation</translation>
    </message>
    <message>
        <source>Sol</source>
        <extracomment>Name of the icon sol, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Solar panels</source>
        <extracomment>Name of the icon solar_panel, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Solarmodule</translation>
    </message>
    <message>
        <source>Spare part</source>
        <extracomment>Name of the icon spare_part, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ersatzteil</translation>
    </message>
    <message>
        <source>Special action</source>
        <extracomment>Name of the icon special_action, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sonderaktion</translation>
    </message>
    <message>
        <source>Spend a die</source>
        <extracomment>Name of the icon spend_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Würfel verbrauchen</translation>
    </message>
    <message>
        <source>Star map</source>
        <extracomment>Name of the icon star_map, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sternkarte</translation>
    </message>
    <message>
        <source>Stress</source>
        <extracomment>Name of the icon stress, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Stress</translation>
    </message>
    <message>
        <source>Success</source>
        <extracomment>Name of the icon success, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>Supplies</source>
        <extracomment>Name of the icon supplies, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Technology</source>
        <extracomment>Name of the icon technology, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Threat</source>
        <extracomment>Name of the icon threat, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Bedrohung</translation>
    </message>
    <message>
        <source>Time token</source>
        <extracomment>Name of the icon time, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Zeitplättchen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>Name of the icon timeline, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Travel</source>
        <extracomment>Name of the icon travel, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Reisen</translation>
    </message>
    <message>
        <source>Training expedition</source>
        <extracomment>Name of the icon tutorial, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Trainingsexpedition</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Name of the icon undo, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Unique discovery</source>
        <extracomment>Name of the icon unique_discovery, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Einmalige Entdeckung</translation>
    </message>
    <message>
        <source>Unloading</source>
        <extracomment>Name of the icon unloading, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Entladen</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>Name of the icon workshop, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Wound</source>
        <extracomment>Name of the icon wound, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Wunde</translation>
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
        </translation>
    </message>
    <message>
        <source>accident|accidents</source>
        <extracomment>The icon accident in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Unfall|Unfälle; gen Unfalls|Unfälle; dat Unfall|Unfällen; acc Unfall|Unfälle</translation>
    </message>
    <message>
        <source>ace|aces</source>
        <extracomment>The icon ace in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Joker|Joker; gen Jokers|Joker; dat Joker|Jokern; acc Joker|Joker</translation>
    </message>
    <message>
        <source>die of any color|dice of any color</source>
        <extracomment>The icon any_die in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>beliebiger Würfel|beliebige Würfel; gen beliebigen Würfels|beliebiger Würfel; dat beliebigen Würfel|beliebigen Würfeln; acc beliebigen Würfel|beliebige Würfel</translation>
    </message>
    <message>
        <source>any symbol|any symbols</source>
        <extracomment>The icon any_symbol in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>beliebiges Symbol|beliebige Symbole; gen beliebigen Symbols|beliebiger Symbole; dat beliebigen Symbol|beliebigen Symbolen; acc beliebiges Symbol|beliebige Symbole</translation>
    </message>
    <message>
        <source>basic|basics</source>
        <extracomment>The icon basic in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Basis|Basis</translation>
    </message>
    <message>
        <source>biology|biology</source>
        <extracomment>The icon biology in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Biologie|Biologie</translation>
    </message>
    <message>
        <source>aquatic|aquatic</source>
        <extracomment>The icon biome_aquatic in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Wasser|Wasser</translation>
    </message>
    <message>
        <source>caves|caves</source>
        <extracomment>The icon biome_caves in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Höhlen|Höhlen</translation>
    </message>
    <message>
        <source>crystalline|crystalline</source>
        <extracomment>The icon biome_crystalline in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Kristallin|Kristallin</translation>
    </message>
    <message>
        <source>desert|desert</source>
        <extracomment>The icon biome_desert in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Wüste|Wüste</translation>
    </message>
    <message>
        <source>frigid|frigid</source>
        <extracomment>The icon biome_frigid in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Kälte|Kälte</translation>
    </message>
    <message>
        <source>hostile|hostile</source>
        <extracomment>The icon biome_hostile in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Feindselig|Feindselig</translation>
    </message>
    <message>
        <source>lethal|lethal</source>
        <extracomment>The icon biome_lethal in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Tödlich|Tödlich</translation>
    </message>
    <message>
        <source>rocky|rocky</source>
        <extracomment>The icon biome_rocky in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Felsig|Felsig</translation>
    </message>
    <message>
        <source>ruins|ruins</source>
        <extracomment>The icon biome_ruins in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Ruinen|Ruinen</translation>
    </message>
    <message>
        <source>training|training</source>
        <extracomment>The icon biome_training in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Training|Training</translation>
    </message>
    <message>
        <source>vegetation|vegetation</source>
        <extracomment>The icon biome_vegetation in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Vegetation|Vegetation</translation>
    </message>
    <message>
        <source>void|void</source>
        <extracomment>The icon biome_void in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Vakuum|Vakuum</translation>
    </message>
    <message>
        <source>volcanic|volcanic</source>
        <extracomment>The icon biome_volcanic in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Vulkanisch|Vulkanisch</translation>
    </message>
    <message>
        <source>charge|charges</source>
        <extracomment>The icon charge in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Ladung|Ladungen; gen Ladung|Ladungen; dat Ladung|Ladungen; acc Ladung|Ladungen</translation>
    </message>
    <message>
        <source>dice combination|dice combinations</source>
        <extracomment>The icon combination in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Würfelkombination|Würfelkombinationen; gen Würfelkombination|Würfelkombinationen; dat Würfelkombination|Würfelkombinationen; acc Würfelkombination|Würfelkombinationen</translation>
    </message>
    <message>
        <source>command|command</source>
        <extracomment>The icon command in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Befehl|Befehle; gen Befehls|Befehle; dat Befehl|Befehlen; acc Befehl|Befehle</translation>
    </message>
    <message>
        <source>construction|construction</source>
        <extracomment>The icon construction in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Konstruktion|Konstruktion</translation>
    </message>
    <message>
        <source>convert|convert</source>
        <extracomment>The icon convert in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Wandlungsfähigkeit|Wandlungsfähigkeiten; gen Wandlungsfähigkeit|Wandlungsfähigkeiten; dat Wandlungsfähigkeit|Wandlungsfähigkeiten; acc Wandlungsfähigkeit|Wandlungsfähigkeiten</translation>
    </message>
    <message>
        <source>common danger|common dangers</source>
        <extracomment>The icon danger_common in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Gewöhnlich|Gewöhnlich</translation>
    </message>
    <message>
        <source>rare danger|rare dangers</source>
        <extracomment>The icon danger_rare in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Selten|Selten</translation>
    </message>
    <message>
        <source>special danger|special dangers</source>
        <extracomment>The icon danger_special in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Speziell|Speziell</translation>
    </message>
    <message>
        <source>uncommon danger|uncommon dangers</source>
        <extracomment>The icon danger_uncommon in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Ungewöhnlich|Ungewöhnlich</translation>
    </message>
    <message>
        <source>defense|defense</source>
        <extracomment>The icon defense in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Abwehr|Abwehr</translation>
    </message>
    <message>
        <source>dice check|dice checks</source>
        <extracomment>The icon dice_check in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Würfelwurf|Würfelwürfe; gen Würfelwurfs|Würfelwürfe; dat Würfelwurf|Würfelwürfen; acc Würfelwurf|Würfelwürfe</translation>
    </message>
    <message>
        <source>alien tech|alien tech</source>
        <extracomment>The icon discovery_alien_tech in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Alien-Tech|Alien-Tech; gen Alien-Tech|Alien-Tech; dat Alien-Tech|Alien-Tech; acc Alien-Tech|Alien-Tech</translation>
    </message>
    <message>
        <source>strange flora|strange flora</source>
        <extracomment>The icon discovery_flora in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>seltsame Flora|seltsame Flora; gen seltsamen Flora|seltsamen Flora; dat seltsamen Flora|seltsamen Flora; acc seltsame Flora|seltsame Flora</translation>
    </message>
    <message>
        <source>microorganism|microorganisms</source>
        <extracomment>The icon discovery_microorganism in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Mikroorganismus|Mikroorganismen; gen Mikroorganismus|Mikroorganismen; dat Mikroorganismus|Mikroorganismen; acc Mikroorganismus|Mikroorganismen</translation>
    </message>
    <message>
        <source>mineral|minerals</source>
        <extracomment>The icon discovery_mineral in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Mineral|Minerale; gen Minerals|Minerale; dat Mineral|Mineralen; acc Mineral|Minerale</translation>
    </message>
    <message>
        <source>living specimen|living specimens</source>
        <extracomment>The icon discovery_specimen in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>lebendes Exemplar|lebende Exemplare; gen lebenden Exemplars|lebender Exemplare; dat lebenden Exemplar|lebenden Exemplaren; acc lebendes Exemplar|lebende Exemplare</translation>
    </message>
    <message>
        <source>do not save|do not save</source>
        <extracomment>The icon do_not_save in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Nicht archivieren|Nicht archivieren</translation>
    </message>
    <message>
        <source>energy|energy</source>
        <extracomment>The icon energy in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Energie|Energie; gen Energie|Energie; dat Energie|Energie; acc Energie|Energie</translation>
    </message>
    <message>
        <source>event|events</source>
        <extracomment>The icon event in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Ereignis|Ereignisse; gen Ereignisses|Ereignisse; dat Ereignis|Ereignissen; acc Ereignis|Ereignisse</translation>
    </message>
    <message>
        <source>exploration|exploration</source>
        <extracomment>The icon explore in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Kundschaften|Kundschaften</translation>
    </message>
    <message>
        <source>final POI|final POI</source>
        <extracomment>The icon final_poi in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>finales Sonderziel|finale Sonderziele; gen finalen Sonderziels|finaler Sonderziele; dat finalen Sonderziel|finalen Sonderzielen; acc finales Sonderziel|finale Sonderziele</translation>
    </message>
    <message>
        <source>gathering|gathering</source>
        <extracomment>The icon gather in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Sammeln|Sammeln</translation>
    </message>
    <message>
        <source>global condition|global conditions</source>
        <extracomment>The icon global_condition in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>globale Bedingung|globale Bedingungen; gen globalen Bedingung|globalen Bedingungen; dat globalen Bedingung|globalen Bedingungen; acc globale Bedingung|globale Bedingungen</translation>
    </message>
    <message>
        <source>important|important</source>
        <extracomment>The icon important_sector in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Wichtig|Wichtig</translation>
    </message>
    <message>
        <source>damage|damage</source>
        <extracomment>The icon injury_damage in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Schaden|Schaden</translation>
    </message>
    <message>
        <source>heavy damage|heavy damage</source>
        <extracomment>The icon injury_heavy in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Schwerer Schaden|Schwerer Schaden</translation>
    </message>
    <message>
        <source>mental damage|mental damage</source>
        <extracomment>The icon injury_mental in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Mental|Mental</translation>
    </message>
    <message>
        <source>special damage|special damage</source>
        <extracomment>The icon injury_special in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Spezial|Spezial</translation>
    </message>
    <message>
        <source>lander|landers</source>
        <extracomment>The icon lander in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Lander|Lander; gen Landers|Lander; dat Lander|Landern; acc Lander|Lander</translation>
    </message>
    <message>
        <source>agility|agility</source>
        <extracomment>The icon lander_agility in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Wendigkeit|Wendigkeit</translation>
    </message>
    <message>
        <source>armor|armor</source>
        <extracomment>The icon lander_armor in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Panzerung|Panzerung</translation>
    </message>
    <message>
        <source>capacity|capacity</source>
        <extracomment>The icon lander_capacity in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Kapazität|Kapazität</translation>
    </message>
    <message>
        <source>sensors|sensors</source>
        <extracomment>The icon lander_sensors in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Sensoren|Sensoren</translation>
    </message>
    <message>
        <source>lead|leads</source>
        <extracomment>The icon lead in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Hinweis|Hinweise; gen Hinweises|Hinweise; dat Hinweis|Hinweisen; acc Hinweis|Hinweise</translation>
    </message>
    <message>
        <source>back to the bag|back to the bag</source>
        <extracomment>The icon lead_recycle in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Zurück in den Beutel|Zurück in den Beutel</translation>
    </message>
    <message>
        <source>log|logs</source>
        <extracomment>The icon log_entry in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Protokoll|Protokolle; gen Protokolls|Protokolle; dat Protokoll|Protokollen; acc Protokoll|Protokolle</translation>
    </message>
    <message>
        <source>mission|missions</source>
        <extracomment>The icon mission in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Mission|Missionen; gen Mission|Missionen; dat Mission|Missionen; acc Mission|Missionen</translation>
    </message>
    <message>
        <source>morale|morale</source>
        <extracomment>The icon morale in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Moral|Moral; gen Moral|Moral; dat Moral|Moral; acc Moral|Moral</translation>
    </message>
    <message>
        <source>no movement|no movement</source>
        <extracomment>The icon no_movement in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Keine Bewegung|Keine Bewegung</translation>
    </message>
    <message>
        <source>physical|physical</source>
        <extracomment>The icon physical in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Physisch|Physisch</translation>
    </message>
    <message>
        <source>point of interest|points of interest</source>
        <extracomment>The icon poi in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Sonderziel|Sonderziele; gen Sonderziels|Sonderziele; dat Sonderziel|Sonderzielen; acc Sonderziel|Sonderziele</translation>
    </message>
    <message>
        <source>rank-up card|rank-up cards</source>
        <extracomment>The icon rank_up in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Beförderungskarte|Beförderungskarten; gen Beförderungskarte|Beförderungskarten; dat Beförderungskarte|Beförderungskarten; acc Beförderungskarte|Beförderungskarten</translation>
    </message>
    <message>
        <source>science|science</source>
        <extracomment>The icon science in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Forschung|Forschung</translation>
    </message>
    <message>
        <source>success|successes</source>
        <extracomment>The icon success in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Erfolg|Erfolge; gen Erfolgs|Erfolge; dat Erfolg|Erfolgen; acc Erfolg|Erfolge</translation>
    </message>
    <message>
        <source>supply|supplies</source>
        <extracomment>The icon supplies in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Vorrat|Vorräte; gen Vorrats|Vorräte; dat Vorrat|Vorräten; acc Vorrat|Vorräte</translation>
    </message>
    <message>
        <source>technology|technology</source>
        <extracomment>The icon technology in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Technik|Technik</translation>
    </message>
    <message>
        <source>threat|threats</source>
        <extracomment>The icon threat in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Bedrohung|Bedrohungen; gen Bedrohung|Bedrohungen; dat Bedrohung|Bedrohungen; acc Bedrohung|Bedrohungen</translation>
    </message>
    <message>
        <source>time token|time tokens</source>
        <extracomment>The icon time in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Zeitplättchen|Zeitplättchen; gen Zeitplättchens|Zeitplättchen; dat Zeitplättchen|Zeitplättchen; acc Zeitplättchen|Zeitplättchen</translation>
    </message>
    <message>
        <source>travel|travel</source>
        <extracomment>The icon travel in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Reisen|Reisen; gen Reisens|Reisen; dat Reisen|Reisen; acc Reisen|Reisen</translation>
    </message>
    <message>
        <source>unique discovery|unique discoveries</source>
        <extracomment>The icon unique_discovery in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>einmalige Entdeckung|einmalige Entdeckungen; gen einmaligen Entdeckung|einmaligen Entdeckungen; dat einmaligen Entdeckung|einmaligen Entdeckungen; acc einmalige Entdeckung|einmalige Entdeckungen</translation>
    </message>
    <message>
        <source>wound|wounds</source>
        <extracomment>The icon wound in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Wunde|Wunden; gen Wunde|Wunden; dat Wunde|Wunden; acc Wunde|Wunden</translation>
    </message>
    <message>
        <source>xenology|xenology</source>
        <extracomment>The icon xenology in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>Xenologie|Xenologie</translation>
    </message>
</context>
<context>
    <name>InjuryIcon</name>
    <message>
        <source>Damage</source>
        <extracomment>Name of the icon injury_damage, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Heavy damage</source>
        <extracomment>Name of the icon injury_heavy, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Schwerer Schaden</translation>
    </message>
    <message>
        <source>Mental</source>
        <extracomment>Name of the icon injury_mental, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Mental</translation>
    </message>
    <message>
        <source>Special</source>
        <extracomment>Name of the icon injury_special, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Spezial</translation>
    </message>
</context>
<context>
    <name>JournalSheet</name>
    <message>
        <source>Journal</source>
        <extracomment>Title of the sheet that tells what has happened.</extracomment>
        <translation>Tagebuch</translation>
    </message>
    <message>
        <source>What is shown</source>
        <extracomment>Which lines of the journal are shown.</extracomment>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>Choice of what the journal shows: the entries and cards that were read to players.</extracomment>
        <translation>Gelesenes</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>Choice of what the journal shows: every line.</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>Choice of what the journal shows: what players have written themselves.</extracomment>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Im Tagebuch suchen</translation>
    </message>
    <message>
        <source>Nothing of the kind has been written yet.</source>
        <translation>Davon steht noch nichts da.</translation>
    </message>
    <message>
        <source>A note of your own</source>
        <translation>Eine eigene Notiz</translation>
    </message>
    <message>
        <source>Keep the note</source>
        <translation>Notiz behalten</translation>
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
    <name>Keeping</name>
    <message>
        <source>Leave without keeping it</source>
        <translation>Verlassen, ohne es aufzubewahren</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a window with a message: shut the window.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keep it in another file…</source>
        <translation>In einer anderen Datei aufbewahren …</translation>
    </message>
    <message>
        <source>Trouble with the save</source>
        <translation>Problem mit dem Spielstand</translation>
    </message>
    <message numerus="yes">
        <source>The last %n decision(s) in {file} are gone: they lay in a file beside it that was lost or damaged. The game goes on from what is left.</source>
        <extracomment>A file beside the saved game held the last decisions and is gone. %n is how many, {file} the saved game.</extracomment>
        <translation>
            <numerusform>Die letzte Entscheidung in {file} fehlt: Sie lag in einer Datei daneben, die verloren ging oder beschädigt wurde. Das Spiel geht mit dem weiter, was noch da ist.</numerusform>
            <numerusform>Die letzten %n Entscheidungen in {file} fehlen: Sie lagen in einer Datei daneben, die verloren ging oder beschädigt wurde. Das Spiel geht mit dem weiter, was noch da ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of the game is missing</source>
        <translation>Ein Teil des Spiels fehlt</translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>Ctrl</source>
        <extracomment>Name of a key as printed on keyboards of the language.</extracomment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>Name of a key as printed on keyboards of the language.</extracomment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>Name of the longest key as printed on keyboards or called in the language.</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>PgDn</source>
        <extracomment>Name of a key as printed on keyboards of the language: a page down.</extracomment>
        <translation>Bild ab</translation>
    </message>
</context>
<context>
    <name>Keyword</name>
    <message>
        <source>Round: round|rounds</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Runde: Runde|Runden</translation>
    </message>
    <message>
        <source>End of turn: end of turn|end of a turn|end of the turn|end of your turn</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Zugende: Zugende*|Ende eines Zuges|Ende des Zuges</translation>
    </message>
    <message>
        <source>Action: action|actions</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Aktion: Aktion|Aktionen</translation>
    </message>
    <message>
        <source>Travel: travel*</source>
        <extracomment>A term and, behind the colon, its forms in texts: the action of going from sector to sector.</extracomment>
        <translation>Reisen: reisen|reist|reise|Reisen|Reise</translation>
    </message>
    <message>
        <source>Turn: turn|turns|-turn a die|-turn 1|-turn 2|-turn the|-turn one|-turn any|-turns a|-in turn</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Zug: Zug|Zuges|Zügen|Züge</translation>
    </message>
    <message>
        <source>Rest: rest|rests|resting|-rest of|-the rest</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Rasten: rasten|rastet|raste|Rasten|Rast</translation>
    </message>
    <message>
        <source>Prepare: prepar*</source>
        <extracomment>A term and, behind the colon, its forms in texts: the action of drawing a card and getting ready.</extracomment>
        <translation>Vorbereiten: vorbereite*|Vorbereite*</translation>
    </message>
    <message>
        <source>Lift-off: lift-off|lift off|lifts off</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Starten: Starten|starten|startet</translation>
    </message>
    <message>
        <source>Special action: special action*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Sonderaktion: Sonderaktion*</translation>
    </message>
    <message>
        <source>Exert: exert*</source>
        <extracomment>A term and, behind the colon, its forms in texts: to give up a die and refresh others.</extracomment>
        <translation>Strapaze: strapazier*|Strapaze*</translation>
    </message>
    <message>
        <source>Assist: assist*</source>
        <extracomment>A term and, behind the colon, its forms in texts: to help in the dice check of somebody else.</extracomment>
        <translation>Unterstützen: unterstütz*|Unterstütz*</translation>
    </message>
    <message>
        <source>Refresh: refresh*</source>
        <extracomment>A term and, behind the colon, its forms in texts: to bring spent dice back.</extracomment>
        <translation>Erneuern: erneuer*</translation>
    </message>
    <message>
        <source>Spend a die: spend*|spent</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Würfel verbrauchen: verbrauch*</translation>
    </message>
    <message>
        <source>Sacrifice a die: sacrific*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Würfel opfern: opfer*|geopfert*</translation>
    </message>
    <message>
        <source>Discard: discard|discards|discarded</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Ablegen: ablegen|abgelegt*|legt ab|ablegt</translation>
    </message>
    <message>
        <source>Discard pile: discard pile*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Ablagestapel: Ablagestapel*</translation>
    </message>
    <message>
        <source>Dice check: dice check*|check|checks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Würfelwurf: Würfelwurf*|Würfelwürfe*</translation>
    </message>
    <message>
        <source>Result: result|results</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Ergebnis: Ergebnis|Ergebnisse|Ergebnissen|Ergebnisses</translation>
    </message>
    <message>
        <source>Outcome: outcome|outcomes</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Ergebnis eines Wurfs: Ergebniszeile*</translation>
    </message>
    <message>
        <source>Green outcome: green outcome*|green row</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Grünes Ergebnis: grüne* Ergebnis*|grüne Zeile</translation>
    </message>
    <message>
        <source>Yellow outcome: yellow outcome*|yellow row</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Gelbes Ergebnis: gelbe* Ergebnis*|gelbe Zeile</translation>
    </message>
    <message>
        <source>Red outcome: red outcome*|red row</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Rotes Ergebnis: rote* Ergebnis*|rote Zeile</translation>
    </message>
    <message>
        <source>Requirement: requirement*</source>
        <extracomment>A term and, behind the colon, its forms in texts: icons that dice must show.</extracomment>
        <translation>Bedingung eines Wurfs: Bedingung|Bedingungen</translation>
    </message>
    <message>
        <source>Special effect: special effect*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Sondereffekt: Sondereffekt*</translation>
    </message>
    <message>
        <source>Immediate special effect: immediate special effect*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Sofortiger Sondereffekt: sofortige* Sondereffekt*</translation>
    </message>
    <message>
        <source>Dice combination: dice combination*|combination|combinations</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Würfelkombination: Würfelkombination*|Kombination*</translation>
    </message>
    <message>
        <source>Convert ability: convert*|conversion*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Wandlungsfähigkeit: wandel*|Wandl*</translation>
    </message>
    <message>
        <source>Crewmember skill: skill|skills</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Fertigkeit: Fertigkeit*</translation>
    </message>
    <message>
        <source>Track: track|tracks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Track: Track|Tracks</translation>
    </message>
    <message>
        <source>Time track: time track*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Zeit-Track: Zeit-Track*</translation>
    </message>
    <message>
        <source>Progress: progress*</source>
        <extracomment>A term and, behind the colon, its forms in texts: a token goes forward on its track.</extracomment>
        <translation>Fortschritt: Fortschritt*</translation>
    </message>
    <message>
        <source>Available dice: available</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Verfügbare Würfel: verfügbar*</translation>
    </message>
    <message>
        <source>Roll pool: roll pool*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Wurf-Pool: Wurf-Pool*</translation>
    </message>
    <message>
        <source>Spent pool: spent pool*|spent dice|spent die</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Verbraucht-Pool: Verbraucht-Pool*|verbrauchte Würfel|verbrauchten Würfel</translation>
    </message>
    <message>
        <source>Section die: section dice|section die</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Sektionswürfel: Sektionswürfel*</translation>
    </message>
    <message>
        <source>Basic die: basic die|basic dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Basiswürfel: Basiswürfel*</translation>
    </message>
    <message>
        <source>Specialist die: specialist die|specialist dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Spezialwürfel: Spezialwürfel*</translation>
    </message>
    <message>
        <source>Universal die: universal die|universal dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Universalwürfel: Universalwürfel*</translation>
    </message>
    <message>
        <source>Expert die: expert die|expert dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Expertenwürfel: Expertenwürfel*</translation>
    </message>
    <message>
        <source>Wild die: wild die|wild dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Wilder Würfel: wilde* Würfel*</translation>
    </message>
    <message>
        <source>Injury die: injury die|injury dice</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Verletzungswürfel: Verletzungswürfel*</translation>
    </message>
    <message>
        <source>Danger die: danger die|danger dice|danger</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Gefahrenwürfel: Gefahrenwürfel*|Gefahr</translation>
    </message>
    <message>
        <source>D10: ten-sided die</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>W10: W10</translation>
    </message>
    <message>
        <source>Injury: injury|injuries|injured</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Verletzung: Verletzung|Verletzungen|Verletzte*</translation>
    </message>
    <message>
        <source>Emergency evac: emergency evac*|evacuation</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Notevakuierung: Notevakuierung*|Evakuierung*</translation>
    </message>
    <message>
        <source>Biome: biome|biomes</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Biom: Biom|Biome|Biomen|Bioms</translation>
    </message>
    <message>
        <source>Section: section|sections</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Sektion: Sektion|Sektionen</translation>
    </message>
    <message>
        <source>Section player: Recon player|Science player|Engineering player|Security player|section player</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Sektionsspieler: Aufklärungsspieler|Wissenschaftsspieler|Technikspieler|Sicherheitsspieler|Sektionsspieler</translation>
    </message>
    <message>
        <source>Away team: away team|team</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Außenteam: Außenteam*|Team|Teams</translation>
    </message>
    <message>
        <source>Crewmember: crewmember*</source>
        <extracomment>A term and, behind the colon, its forms in texts: a person of the crew.</extracomment>
        <translation>Besatzungsmitglied: Besatzungsmitglied*</translation>
    </message>
    <message>
        <source>Rank: rank|ranks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Rang: Rang|Rangs|Ränge</translation>
    </message>
    <message>
        <source>Rank-up card: rank-up*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Beförderungskarte: Beförderungskarte*</translation>
    </message>
    <message>
        <source>Charge: charge|charges</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Ladung: Ladung|Ladungen</translation>
    </message>
    <message>
        <source>Section card limit: section card limit|hand limit</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Sektionskartenlimit: Sektionskartenlimit*</translation>
    </message>
    <message>
        <source>Section deck: section deck*|deck|decks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Sektionsdeck: Sektionsdeck*|Deck|Decks</translation>
    </message>
    <message>
        <source>Section card: section card*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Sektionskarte: Sektionskarte|Sektionskarten</translation>
    </message>
    <message>
        <source>Event: event|events</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Ereignis: Ereignis*</translation>
    </message>
    <message>
        <source>Point of interest: point of interest|points of interest</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Sonderziel: Sonderziel*</translation>
    </message>
    <message>
        <source>Mission: mission|missions</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Mission: Mission|Missionen</translation>
    </message>
    <message>
        <source>Global condition: global condition*|condition</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Globale Bedingung: globale* Bedingung*</translation>
    </message>
    <message>
        <source>Lead: lead|leads|-leads to|-lead to|-leads from|-leads on</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Hinweis: Hinweis|Hinweise|Hinweisen</translation>
    </message>
    <message>
        <source>Discovery: discovery|discoveries</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Entdeckung: Entdeckung*</translation>
    </message>
    <message>
        <source>Unique discovery: unique discover*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Einmalige Entdeckung: einmalige* Entdeckung*</translation>
    </message>
    <message>
        <source>Threat: threat|threats</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Bedrohung: Bedrohung*</translation>
    </message>
    <message>
        <source>Equipment: equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts: things that crewmembers carry.</extracomment>
        <translation>Ausrüstung: Ausrüstung*</translation>
    </message>
    <message>
        <source>Small equipment: small equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Kleine Ausrüstung: kleine* Ausrüstung</translation>
    </message>
    <message>
        <source>Personal equipment: personal equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Persönliche Ausrüstung: persönliche* Ausrüstung</translation>
    </message>
    <message>
        <source>Mission equipment: mission equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Missionsausrüstung: Missionsausrüstung*</translation>
    </message>
    <message>
        <source>Armory: armory</source>
        <extracomment>A term and, behind the colon, its forms in texts: where equipment is kept aboard.</extracomment>
        <translation>Arsenal: Arsenal*</translation>
    </message>
    <message>
        <source>Lander: lander|lander’s</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Lander: Lander|Landers</translation>
    </message>
    <message>
        <source>Lander mod: mod|mods|lander mod*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Lander-Mod: Mod|Mods|Lander-Mod*</translation>
    </message>
    <message>
        <source>Armor: armor</source>
        <extracomment>A term and, behind the colon, its forms in texts: how much the lander bears.</extracomment>
        <translation>Panzerung: Panzerung*</translation>
    </message>
    <message>
        <source>Sensors: sensors</source>
        <extracomment>A term and, behind the colon, its forms in texts: how well the lander sees.</extracomment>
        <translation>Sensoren: Sensoren</translation>
    </message>
    <message>
        <source>Agility: agility</source>
        <extracomment>A term and, behind the colon, its forms in texts: how nimbly the lander flies.</extracomment>
        <translation>Wendigkeit: Wendigkeit</translation>
    </message>
    <message>
        <source>Capacity: capacity</source>
        <extracomment>A term and, behind the colon, its forms in texts: how many finds the lander carries.</extracomment>
        <translation>Kapazität: Kapazität*</translation>
    </message>
    <message>
        <source>Supplies: supplies|supply</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Vorräte: Vorräte|Vorräten|Vorrat</translation>
    </message>
    <message>
        <source>Landing: landing</source>
        <extracomment>A term and, behind the colon, its forms in texts: coming down on the planet.</extracomment>
        <translation>Landung: Landung*</translation>
    </message>
    <message>
        <source>Sector: sector|sectors</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Sektor: Sektor*</translation>
    </message>
    <message>
        <source>Connected sector: connected sector*|connected</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Verbundener Sektor: verbundene* Sektor*</translation>
    </message>
    <message>
        <source>Lander sector: lander sector</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Lander-Sektor: Lander-Sektor*</translation>
    </message>
    <message>
        <source>Path: path|paths</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Route: Route|Routen</translation>
    </message>
    <message>
        <source>One-way path: one-way</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Einbahnroute: Einbahnroute*</translation>
    </message>
    <message>
        <source>Success: success|successes|success token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Erfolg: Erfolg|Erfolge|Erfolgen|Erfolgsplättchen</translation>
    </message>
    <message>
        <source>Start token: start token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Startplättchen: Startplättchen*</translation>
    </message>
    <message>
        <source>Turn token: turn token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Rundenplättchen: Rundenplättchen*</translation>
    </message>
    <message>
        <source>Time token: time token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Zeitplättchen: Zeitplättchen*</translation>
    </message>
    <message>
        <source>Marker: marker|markers</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Marker: Marker|Markern|Markers</translation>
    </message>
    <message>
        <source>Mission failed token: mission failed token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Missionsfehlschlag-Plättchen: Missionsfehlschlag*</translation>
    </message>
    <message>
        <source>Log: log|logs|entry|entries</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Protokoll: Protokoll*|Eintrag*|Einträge*</translation>
    </message>
    <message>
        <source>Reroll: reroll*|roll again</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Neu würfeln: neu wirf*|neu werfen|neu geworfen|neu würfel*</translation>
    </message>
    <message>
        <source>Expedition: expedition*</source>
        <extracomment>A term and, behind the colon, its forms in texts: one journey to a planet.</extracomment>
        <translation>Expedition: Expedition*</translation>
    </message>
    <message>
        <source>Deadly space: deadly space</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Tödliches All: Tödliches All|Tödlichen All</translation>
    </message>
    <message>
        <source>Bruised: Bruised</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Geprellt: Geprellt</translation>
    </message>
    <message>
        <source>Drained: Drained</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Ausgelaugt: Ausgelaugt</translation>
    </message>
    <message>
        <source>Fracture: Fracture</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Knochenbruch: Knochenbruch*</translation>
    </message>
    <message>
        <source>Scald: Scald</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Verbrühung: Verbrühung*</translation>
    </message>
    <message>
        <source>Shaken: Shaken</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Erschüttert: Erschüttert</translation>
    </message>
    <message>
        <source>Scrape: Scrape</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Schramme: Schramme</translation>
    </message>
    <message>
        <source>Torn Suit: Torn Suit</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Zerrissener Anzug: Zerrissene* Anzug</translation>
    </message>
    <message>
        <source>Dazed: Dazed</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Benommen: Benommen</translation>
    </message>
    <message>
        <source>Fever: Fever</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Fieber: Fieber</translation>
    </message>
</context>
<context>
    <name>LaidDie</name>
    <message>
        <source>Press it to take it off, or drag another die here.</source>
        <translation>Klickt ihn an, um ihn wegzunehmen, oder zieht einen anderen hierher.</translation>
    </message>
</context>
<context>
    <name>LanderPanel</name>
    <message>
        <source>Lander</source>
        <extracomment>Heading in the column of the situation.</extracomment>
        <translation>Lander</translation>
    </message>
    <message>
        <source>Sector {number}</source>
        <extracomment>Beside the heading over the lander: where it stands. {number} is that of the sector.</extracomment>
        <translation>Sektor {number}</translation>
    </message>
    <message>
        <source>Landing</source>
        <extracomment>Beside the heading over the lander: it has not come down yet.</extracomment>
        <translation>Landung</translation>
    </message>
    <message>
        <source>Armor {n}</source>
        <extracomment>Said of an icon of the lander, by screen readers: how much it bears. {n} is a number.</extracomment>
        <translation>Panzerung {n}</translation>
    </message>
    <message>
        <source>Sensors {n}</source>
        <extracomment>Said of an icon of the lander, by screen readers: how well it sees. {n} is a number.</extracomment>
        <translation>Sensoren {n}</translation>
    </message>
    <message>
        <source>Agility {n}</source>
        <extracomment>Said of an icon of the lander, by screen readers: how nimbly it flies. {n} is a number.</extracomment>
        <translation>Wendigkeit {n}</translation>
    </message>
    <message>
        <source>{kept} of {most}</source>
        <extracomment>Beside the icon of discoveries on the lander. {kept} and {most} are numbers.</extracomment>
        <translation>{kept} von {most}</translation>
    </message>
    <message>
        <source>Discoveries: {kept} of {most}</source>
        <extracomment>Discovery cards on the lander. {kept} and {most} are numbers.</extracomment>
        <translation>Entdeckungen: {kept} von {most}</translation>
    </message>
    <message>
        <source>Supplies: {supplies} of {most}</source>
        <extracomment>The marker on the supply track. {supplies} and {most} are numbers.</extracomment>
        <translation>Vorräte: {supplies} von {most}</translation>
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
        <extracomment>Button under the choice of a language at the first start.</extracomment>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>LayingGesture</name>
    <message>
        <source>Take it off: {place}</source>
        <extracomment>Choice in a menu of a die: it lies on this outcome or effect. {place} is the name of what it lies on.</extracomment>
        <translation>Wegnehmen von: {place}</translation>
    </message>
    <message>
        <source>Lay it on: {place}</source>
        <extracomment>Choice in a menu of a die. {place} is the name of an outcome or effect.</extracomment>
        <translation>Darauf legen: {place}</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Beside a hint, when others wait. %n is how many.</extracomment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Got it</source>
        <extracomment>Button under a hint: it goes away.</extracomment>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>A copy was written: {file}</source>
        <extracomment>Message under the list of saved games. {file} is the name of a file.</extracomment>
        <translation>Kopie geschrieben: {file}</translation>
    </message>
    <message>
        <source>Brought in: {file}</source>
        <extracomment>Message under the list of saved games: one was added. {file} is the name of a file.</extracomment>
        <translation>Importiert: {file}</translation>
    </message>
</context>
<context>
    <name>LibraryScreen</name>
    <message>
        <source>Library</source>
        <extracomment>Title of the list of saved games.</extracomment>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Bring in a save</source>
        <translation>Spielstand importieren</translation>
    </message>
</context>
<context>
    <name>MapReader</name>
    <message>
        <source>Enter chooses this sector.</source>
        <translation>Die Eingabetaste wählt diesen Sektor.</translation>
    </message>
    <message>
        <source>The crew member in turn is here.</source>
        <translation>Das Besatzungsmitglied am Zug ist hier.</translation>
    </message>
    <message>
        <source>Enter travels here.</source>
        <translation>Eingabetaste: hierher reisen.</translation>
    </message>
    <message>
        <source>Markers here: {count}</source>
        <extracomment>How many markers lie on a sector of the map. {count} is a number.</extracomment>
        <translation>Marker hier: {count}</translation>
    </message>
    <message>
        <source>Closed path to sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation>Gesperrte Route zu Sektor {number}. {costs}</translation>
    </message>
    <message>
        <source>One-way path from sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation>Einbahnroute von Sektor {number}. {costs}</translation>
    </message>
    <message>
        <source>One-way path to sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation>Einbahnroute zu Sektor {number}. {costs}</translation>
    </message>
    <message>
        <source>Path to sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation>Route zu Sektor {number}. {costs}</translation>
    </message>
</context>
<context>
    <name>MapTools</name>
    <message>
        <source>Zoom in</source>
        <extracomment>Name of a button of the map: larger.</extracomment>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>Name of a button of the map: smaller.</extracomment>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show the whole planet</source>
        <translation>Den ganzen Planeten zeigen</translation>
    </message>
    <message>
        <source>Overview of the planet</source>
        <translation>Übersicht des Planeten</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Planet map</source>
        <extracomment>Name of the map for screen readers.</extracomment>
        <translation>Planetenkarte</translation>
    </message>
</context>
<context>
    <name>MemberModel</name>
    <message>
        <source>the lander, on its way down</source>
        <extracomment>Where the team is before it sets foot on a planet.</extracomment>
        <translation>Lander im Landeanflug</translation>
    </message>
    <message>
        <source>{member}, {section}, in {place}</source>
        <extracomment>A line in a list of the away team. {place} is the name of a sector. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member}, {section}, Ort: {place}</translation>
    </message>
</context>
<context>
    <name>Mistake</name>
    <message>
        <source>there is no such folder</source>
        <extracomment>What is wrong in a content pack (NO_FOLDER).</extracomment>
        <translation>diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>the folder has no pack.json, so it is not a content pack</source>
        <extracomment>What is wrong in a content pack (NO_PACK_FILE).</extracomment>
        <translation>im Ordner fehlt pack.json, also ist er kein Inhaltspaket</translation>
    </message>
    <message>
        <source>it cannot be read ({found})</source>
        <extracomment>What is wrong in a content pack (UNREADABLE); {found} is what stands in the file.</extracomment>
        <translation>das kann nicht gelesen werden ({found})</translation>
    </message>
    <message>
        <source>it is a link; a pack holds plain files only</source>
        <extracomment>What is wrong in a content pack (LINK).</extracomment>
        <translation>das ist eine Verknüpfung; ein Paket enthält nur gewöhnliche Dateien</translation>
    </message>
    <message>
        <source>it is not a plain file</source>
        <extracomment>What is wrong in a content pack (NOT_A_FILE).</extracomment>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>a file or folder of a pack may not have this name</source>
        <extracomment>What is wrong in a content pack (BAD_NAME).</extracomment>
        <translation>eine Datei oder ein Ordner eines Pakets darf nicht so heißen</translation>
    </message>
    <message>
        <source>a pack has no place for this file</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_FILE).</extracomment>
        <translation>ein Paket hat keinen Platz für diese Datei</translation>
    </message>
    <message>
        <source>the file is larger than {wanted} bytes</source>
        <extracomment>What is wrong in a content pack (FILE_TOO_LARGE); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>die Datei ist größer als {wanted} Bytes</translation>
    </message>
    <message>
        <source>all files together are larger than {wanted} bytes</source>
        <extracomment>What is wrong in a content pack (PACK_TOO_LARGE); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>alle Dateien zusammen sind größer als {wanted} Bytes</translation>
    </message>
    <message>
        <source>there are more than {wanted} files</source>
        <extracomment>What is wrong in a content pack (TOO_MANY_FILES); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>es gibt mehr als {wanted} Dateien</translation>
    </message>
    <message>
        <source>the text is not UTF-8 (at byte {found})</source>
        <extracomment>What is wrong in a content pack (NOT_UTF8); {found} is what stands in the file.</extracomment>
        <translation>der Text ist nicht UTF-8 (bei Byte {found})</translation>
    </message>
    <message>
        <source>the text starts with a byte order mark; save it as UTF-8 without one</source>
        <extracomment>What is wrong in a content pack (BYTE_ORDER_MARK).</extracomment>
        <translation>der Text beginnt mit einem Byte Order Mark; speichert ihn als UTF-8 ohne</translation>
    </message>
    <message>
        <source>there is a NUL character in the text (at byte {found})</source>
        <extracomment>What is wrong in a content pack (NUL); {found} is what stands in the file.</extracomment>
        <translation>im Text steht ein NUL-Zeichen (bei Byte {found})</translation>
    </message>
    <message>
        <source>this is not JSON (at line and column {found})</source>
        <extracomment>What is wrong in a content pack (NOT_JSON); {found} is what stands in the file.</extracomment>
        <translation>das ist kein JSON (in Zeile und Spalte {found})</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {wanted}</source>
        <extracomment>What is wrong in a content pack (TOO_DEEP); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>Klammern sind tiefer als {wanted} verschachtelt</translation>
    </message>
    <message>
        <source>the key &apos;{found}&apos; stands here twice</source>
        <extracomment>What is wrong in a content pack (KEY_TWICE); {found} is what stands in the file.</extracomment>
        <translation>der Schlüssel „{found}“ steht hier zweimal</translation>
    </message>
    <message>
        <source>there is a character here that cannot be shown ({found})</source>
        <extracomment>What is wrong in a content pack (BAD_CHARACTER); {found} is what stands in the file.</extracomment>
        <translation>hier steht ein Zeichen, das nicht angezeigt werden kann ({found})</translation>
    </message>
    <message>
        <source>found {found}, but a list belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_A_LIST); {found} is what stands in the file.</extracomment>
        <translation>gefunden: {found}, aber hierher gehört eine Liste</translation>
    </message>
    <message>
        <source>found {found}, but an object with named values belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_AN_OBJECT); {found} is what stands in the file.</extracomment>
        <translation>gefunden: {found}, aber hierher gehört ein Objekt mit benannten Werten</translation>
    </message>
    <message>
        <source>found {found}, but a whole number belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_A_NUMBER); {found} is what stands in the file.</extracomment>
        <translation>gefunden: {found}, aber hierher gehört eine ganze Zahl</translation>
    </message>
    <message>
        <source>found {found}, but a text in quotation marks belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_A_TEXT); {found} is what stands in the file.</extracomment>
        <translation>gefunden: {found}, aber hierher gehört ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>found {found}, but true or false belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_YES_OR_NO); {found} is what stands in the file.</extracomment>
        <translation>gefunden: {found}, aber hierher gehört true oder false</translation>
    </message>
    <message>
        <source>found {found}, but a number from {wanted} belongs here</source>
        <extracomment>What is wrong in a content pack (OUT_OF_RANGE); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>gefunden: {found}, aber hierher gehört eine Zahl von {wanted}</translation>
    </message>
    <message>
        <source>the text is longer than {wanted} characters</source>
        <extracomment>What is wrong in a content pack (TOO_LONG); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>der Text ist länger als {wanted} Zeichen</translation>
    </message>
    <message>
        <source>something belongs here, but it is empty</source>
        <extracomment>What is wrong in a content pack (EMPTY).</extracomment>
        <translation>hierher gehört etwas, aber es ist leer</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not a name: up to 64 letters, digits, &apos;_&apos; and &apos;-&apos; without spaces</source>
        <extracomment>What is wrong in a content pack (NOT_AN_ID); {found} is what stands in the file.</extracomment>
        <translation>„{found}“ ist kein Name: bis zu 64 Buchstaben, Ziffern, „_“ und „-“ ohne Leerzeichen</translation>
    </message>
    <message>
        <source>unknown key &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_KEY); {found} is what stands in the file.</extracomment>
        <translation>unbekannter Schlüssel „{found}“</translation>
    </message>
    <message>
        <source>the key &apos;{wanted}&apos; is missing</source>
        <extracomment>What is wrong in a content pack (MISSING_KEY); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>der Schlüssel „{wanted}“ fehlt</translation>
    </message>
    <message>
        <source>unknown effect &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_EFFECT); {found} is what stands in the file.</extracomment>
        <translation>unbekannter Effekt „{found}“</translation>
    </message>
    <message>
        <source>unknown type &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_KIND); {found} is what stands in the file.</extracomment>
        <translation>unbekannter Typ „{found}“</translation>
    </message>
    <message>
        <source>unknown value &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_VALUE); {found} is what stands in the file.</extracomment>
        <translation>unbekannter Wert „{found}“</translation>
    </message>
    <message>
        <source>found {found}, which does not belong here</source>
        <extracomment>What is wrong in a content pack (UNFIT_VALUE); {found} is what stands in the file.</extracomment>
        <translation>gefunden: {found}, das gehört nicht hierher</translation>
    </message>
    <message>
        <source>more than {wanted} parts for one card</source>
        <extracomment>What is wrong in a content pack (TOO_MANY_PARTS); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>mehr als {wanted} Teile für eine Karte</translation>
    </message>
    <message>
        <source>there are {found} here, more than the {wanted} that a table can show</source>
        <extracomment>What is wrong in a content pack (TOO_MANY); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>hier sind es {found}, mehr als die {wanted}, die ein Tisch zeigen kann</translation>
    </message>
    <message>
        <source>there are more than {wanted} of this kind in the pack</source>
        <extracomment>What is wrong in a content pack (TOO_MANY_CARDS); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>im Paket sind mehr als {wanted} dieser Art</translation>
    </message>
    <message>
        <source>there are more than {wanted} parts in this file, or in it and those before it</source>
        <extracomment>What is wrong in a content pack (PACK_TOO_FULL); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>in dieser Datei, oder in ihr und denen davor, sind mehr als {wanted} Teile</translation>
    </message>
    <message>
        <source>the id &apos;{found}&apos; is already taken by {wanted}</source>
        <extracomment>What is wrong in a content pack (ID_TWICE); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>die Kennung „{found}“ ist schon vergeben an {wanted}</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not in {wanted}</source>
        <extracomment>What is wrong in a content pack (NO_SUCH_ID); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>„{found}“ gibt es nicht in {wanted}</translation>
    </message>
    <message>
        <source>no sector has &quot;lander&quot;: true, so nobody can land</source>
        <extracomment>What is wrong in a content pack (NO_LANDER).</extracomment>
        <translation>kein Sektor hat &quot;lander&quot;: true, also kann niemand landen</translation>
    </message>
    <message>
        <source>the path ends where it starts, in sector {found}</source>
        <extracomment>What is wrong in a content pack (NO_WAY); {found} is what stands in the file.</extracomment>
        <translation>die Route endet, wo sie beginnt, in Sektor {found}</translation>
    </message>
    <message>
        <source>from here there is nothing to do for {wanted} energy or less</source>
        <extracomment>What is wrong in a content pack (STRANDED); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>von hier aus gibt es nichts, was {wanted} Energie oder weniger kostet</translation>
    </message>
    <message>
        <source>from here no planet can be reached with {wanted} energy</source>
        <extracomment>What is wrong in a content pack (NO_PLANET_NEAR); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>von hier ist mit {wanted} Energie kein Planet zu erreichen</translation>
    </message>
    <message>
        <source>this costs nothing and gives something each time: {found}</source>
        <extracomment>What is wrong in a content pack (FREE_GIFT); {found} is what stands in the file.</extracomment>
        <translation>das kostet nichts und bringt jedes Mal etwas ein: {found}</translation>
    </message>
    <message>
        <source>these set each other off without end: {found}</source>
        <extracomment>What is wrong in a content pack (ENDLESS); {found} is what stands in the file.</extracomment>
        <translation>diese lösen einander endlos aus: {found}</translation>
    </message>
    <message>
        <source>nobody in particular is meant here, but {found} needs somebody or a sector</source>
        <extracomment>What is wrong in a content pack (ADDRESSES_NOBODY); {found} is what stands in the file.</extracomment>
        <translation>hier ist niemand Bestimmtes gemeint, aber {found} braucht jemanden oder einen Sektor</translation>
    </message>
    <message>
        <source>at worst more than {wanted} effects follow one another</source>
        <extracomment>What is wrong in a content pack (CHAIN_TOO_LONG); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>schlimmstenfalls folgen mehr als {wanted} Effekte aufeinander</translation>
    </message>
    <message>
        <source>the pack has format {found}; this program reads up to format {wanted}</source>
        <extracomment>What is wrong in a content pack (NEWER_FORMAT); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>das Paket hat Format {found}; dieses Programm liest bis Format {wanted}</translation>
    </message>
    <message>
        <source>the pack &apos;{found}&apos; is needed but not there</source>
        <extracomment>What is wrong in a content pack (NO_SUCH_PACK); {found} is what stands in the file.</extracomment>
        <translation>das Paket „{found}“ wird gebraucht, ist aber nicht da</translation>
    </message>
    <message>
        <source>packs need each other in a circle: {found}</source>
        <extracomment>What is wrong in a content pack (PACK_NEEDS_ITSELF); {found} is what stands in the file.</extracomment>
        <translation>Pakete brauchen einander im Kreis: {found}</translation>
    </message>
    <message>
        <source>the language &apos;{found}&apos; is not listed in pack.json</source>
        <extracomment>What is wrong in a content pack (WORDS_WITHOUT_LANGUAGE); {found} is what stands in the file.</extracomment>
        <translation>die Sprache „{found}“ steht nicht in pack.json</translation>
    </message>
    <message>
        <source>the file words/{found}.json is missing</source>
        <extracomment>What is wrong in a content pack (LANGUAGE_WITHOUT_WORDS); {found} is what stands in the file.</extracomment>
        <translation>die Datei words/{found}.json fehlt</translation>
    </message>
    <message>
        <source>no text of the pack reads &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (NOTHING_TO_TRANSLATE); {found} is what stands in the file.</extracomment>
        <translation>kein Text des Pakets lautet „{found}“</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is asked for, but no text writes it down</source>
        <extracomment>What is wrong in a content pack (NEVER_SET); {found} is what stands in the file.</extracomment>
        <translation>„{found}“ wird abgefragt, aber kein Text notiert es</translation>
    </message>
    <message>
        <source>nothing leads to {found}</source>
        <extracomment>What is wrong in a content pack (NEVER_REACHED); {found} is what stands in the file.</extracomment>
        <translation>nichts führt zu {found}</translation>
    </message>
    <message>
        <source>nothing follows {found}: neither another objective nor an end of the campaign</source>
        <extracomment>What is wrong in a content pack (DEAD_END); {found} is what stands in the file.</extracomment>
        <translation>auf {found} folgt nichts: weder ein weiteres Ziel noch ein Ende der Kampagne</translation>
    </message>
    <message>
        <source>log {found} has no box {wanted} to mark</source>
        <extracomment>What is wrong in a content pack (NO_BOXES); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>Protokoll {found} hat kein Kästchen {wanted} zum Ankreuzen</translation>
    </message>
    <message>
        <source>{wanted}: {found}, so the pack is not complete</source>
        <extracomment>What is wrong in a content pack (NOT_COMPLETE); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>{wanted}: {found}, das Paket ist also nicht vollständig</translation>
    </message>
    <message>
        <source>there are {found} in {wanted}, too few for a game</source>
        <extracomment>What is wrong in a content pack (TOO_FEW); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>in {wanted} sind {found}, zu wenige für ein Spiel</translation>
    </message>
    <message>
        <source>and more like these</source>
        <extracomment>What is wrong in a content pack (AND_MORE).</extracomment>
        <translation>und weitere dieser Art</translation>
    </message>
</context>
<context>
    <name>Morale</name>
    <message>
        <source>High</source>
        <extracomment>The mood aboard, the best of four.</extracomment>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>The mood aboard, the second of four.</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Low</source>
        <extracomment>The mood aboard, the third of four.</extracomment>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Very low</source>
        <extracomment>The mood aboard, the worst of four.</extracomment>
        <translation>Sehr niedrig</translation>
    </message>
</context>
<context>
    <name>MoreMark</name>
    <message>
        <source>More</source>
        <extracomment>On a sign at the lower edge of a text that goes on below.</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>The text goes on below</source>
        <translation>Der Text geht unten weiter</translation>
    </message>
</context>
<context>
    <name>MovesQuestions</name>
    <message>
        <source>the danger die is for danger table {letters}</source>
        <extracomment>{letters} are letters of danger tables with &quot;or&quot; before the last one.</extracomment>
        <translation>der Gefahrenwürfel für Gefahrentabelle {letters} gilt</translation>
    </message>
    <message>
        <source>the injury is {injuries}</source>
        <extracomment>{injuries} are names of injury cards in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation>die Verletzung {injuries} ist</translation>
    </message>
    <message>
        <source>an icon of the path is the cause</source>
        <translation>ein Symbol der Route der Grund ist</translation>
    </message>
    <message>
        <source>it would hit you</source>
        <translation>es euch treffen würde</translation>
    </message>
    <message>
        <source>it would be that crewmember’s fourth injury</source>
        <translation>es die vierte Verletzung dieses Besatzungsmitglieds wäre</translation>
    </message>
    <message numerus="yes">
        <source>at most %n [supplies] would be lost</source>
        <extracomment>After &quot;if&quot;: about the supplies that an effect would take. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>höchstens %n [supplies] verloren ginge</numerusform>
            <numerusform>höchstens %n [supplies] verloren gingen</numerusform>
        </translation>
    </message>
    <message>
        <source>the [lead](pl) are for {decks}</source>
        <extracomment>{decks} are icons of discovery decks with &quot;or&quot; before the last one.</extracomment>
        <translation>die [lead](pl) für {decks}(acc) sind</translation>
    </message>
    <message>
        <source>the landing die has just been rolled</source>
        <translation>der Landungswürfel gerade gewürfelt wurde</translation>
    </message>
    <message>
        <source>your sector shows {biomes}</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>euer Sektor das Biom {biomes} zeigt</translation>
    </message>
    <message>
        <source>your sector shows the [final_poi] icon</source>
        <translation>euer Sektor das Symbol [final_poi] zeigt</translation>
    </message>
    <message>
        <source>your sector does not show the [final_poi] icon</source>
        <translation>euer Sektor das Symbol [final_poi] nicht zeigt</translation>
    </message>
    <message>
        <source>the new [poi] is {poi}</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>das neue [poi] {poi} ist</translation>
    </message>
    <message>
        <source>you are still in this sector</source>
        <translation>ihr noch in diesem Sektor seid</translation>
    </message>
    <message>
        <source>you have taken no special action this turn</source>
        <translation>ihr in diesem Zug keine Sonderaktion ausgeführt habt</translation>
    </message>
    <message>
        <source>this is the first action of your turn</source>
        <translation>dies die erste Aktion eures Zuges ist</translation>
    </message>
    <message>
        <source>the lander has not landed yet</source>
        <translation>der Lander noch nicht gelandet ist</translation>
    </message>
    <message>
        <source>the whole away team is in your sector</source>
        <translation>das ganze Außenteam in eurem Sektor ist</translation>
    </message>
    <message>
        <source>it would hit somebody else</source>
        <translation>es jemand anderen treffen würde</translation>
    </message>
    <message>
        <source>your sector does not show {biomes}</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>euer Sektor nicht das Biom {biomes} zeigt</translation>
    </message>
</context>
<context>
    <name>MovesText</name>
    <message numerus="yes">
        <source>For this landing roll one statistic of the lander is higher by %n.</source>
        <extracomment>Effect of a card: players choose armor, sensors or agility of the lander. %n is a number.</extracomment>
        <translation>
            <numerusform>Für diesen Landungswurf ist ein Wert des Landers um %n höher.</numerusform>
            <numerusform>Für diesen Landungswurf ist ein Wert des Landers um %n höher.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll the landing die; its first result does not count.</source>
        <translation>Würfelt den Landungswürfel neu; sein erstes Ergebnis zählt nicht.</translation>
    </message>
    <message>
        <source>Come along with the traveler; ignore the icons of the path.</source>
        <translation>Reist mit; ignoriert die Symbole der Route.</translation>
    </message>
    <message>
        <source>Move back to the sector you came from.</source>
        <translation>Zieht zurück in den Sektor, aus dem ihr gekommen seid.</translation>
    </message>
    <message>
        <source>A crewmember in a connected sector, of your choice, moves here.</source>
        <translation>Ein Besatzungsmitglied eurer Wahl in einem verbundenen Sektor zieht hierher.</translation>
    </message>
    <message>
        <source>Move to a sector that the away team has visited.</source>
        <translation>Zieht in einen Sektor, den das Außenteam besucht hat.</translation>
    </message>
    <message>
        <source>Travel once; this is not an action.</source>
        <translation>Reist einmal; das ist keine Aktion.</translation>
    </message>
    <message>
        <source>Take the start token.</source>
        <translation>Nehmt das Startplättchen.</translation>
    </message>
    <message>
        <source>You gain this injury; the other crewmember does not.</source>
        <translation>Ihr erhaltet diese Verletzung anstelle des anderen Besatzungsmitglieds.</translation>
    </message>
    <message numerus="yes">
        <source>Lose %n fewer [supplies].</source>
        <extracomment>Effect of a card at the moment in which supplies are lost. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Verliert %n [supplies](acc) weniger.</numerusform>
            <numerusform>Verliert %n [supplies](acc) weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not resolve one danger die with danger table {letter} of this check.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Wendet einen Gefahrenwürfel mit Gefahrentabelle {letter} dieses Würfelwurfs nicht an.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n section dice of another color.</source>
        <extracomment>Effect of a card: dice of a color that was not refreshed before. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Erneuert %n Sektionswürfel einer anderen Farbe.</numerusform>
            <numerusform>Erneuert %n Sektionswürfel einer anderen Farbe.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the bounds of a rule, as in &quot;(until the end of the round, in sector 3)&quot;.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Refresh all your section dice.</source>
        <translation>Erneuert alle eure Sektionswürfel.</translation>
    </message>
    <message numerus="yes">
        <source>Spend %n dice before you leave here (until the end of your next turn).</source>
        <extracomment>Effect of a card: leaving this sector costs dice. %n is how many.</extracomment>
        <translation>
            <numerusform>Verbraucht %n Würfel, bevor ihr von hier weggeht (bis zum Ende eures nächsten Zuges).</numerusform>
            <numerusform>Verbraucht %n Würfel, bevor ihr von hier weggeht (bis zum Ende eures nächsten Zuges).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For this landing roll the {stat} of the lander is higher by %n.</source>
        <extracomment>{stat} is the icon of a statistic of the lander.</extracomment>
        <translation>
            <numerusform>Für diesen Landungswurf ist der Wert {stat} des Landers um %n höher.</numerusform>
            <numerusform>Für diesen Landungswurf ist der Wert {stat} des Landers um %n höher.</numerusform>
        </translation>
    </message>
    <message>
        <source>the crewmember whom this would hit</source>
        <extracomment>A head, small: what happens to the one who would be hit follows.</extracomment>
        <translation>das Besatzungsmitglied, das es treffen würde</translation>
    </message>
    <message numerus="yes">
        <source>Whoever uses this lends you up to %n available dice; this round they may be added to your dice checks, wherever they are made.</source>
        <extracomment>Effect of a card, said to the one who borrows. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Wer das einsetzt, leiht euch bis zu %n verfügbaren Würfel; in dieser Runde dürft ihr ihn zu euren Würfelwürfen hinzufügen, wo immer sie stattfinden.</numerusform>
            <numerusform>Wer das einsetzt, leiht euch bis zu %n verfügbare Würfel; in dieser Runde dürft ihr sie zu euren Würfelwürfen hinzufügen, wo immer diese stattfinden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Travel, prepare or rest once more, whichever you did last, without using an action.</source>
        <translation>Reist, bereitet euch vor oder rastet noch einmal, je nachdem, was ihr zuletzt getan habt, ohne eine Aktion zu nutzen.</translation>
    </message>
    <message>
        <source>Turn one injury card {injuries} face down.</source>
        <extracomment>{injuries} are names of injury cards in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation>Dreht eine Verletzungskarte {injuries} auf die Rückseite.</translation>
    </message>
    <message>
        <source>Refresh all your red section dice.</source>
        <translation>Erneuert alle eure roten Sektionswürfel.</translation>
    </message>
    <message>
        <source>Refresh all your green section dice.</source>
        <translation>Erneuert alle eure grünen Sektionswürfel.</translation>
    </message>
    <message>
        <source>Refresh all your blue section dice.</source>
        <translation>Erneuert alle eure blauen Sektionswürfel.</translation>
    </message>
    <message>
        <source>All markers of sector {start} come along to sector {to}.</source>
        <extracomment>{start} and {to} are numbers of sectors.</extracomment>
        <translation>Alle Marker aus Sektor {start} ziehen mit in Sektor {to}.</translation>
    </message>
    <message>
        <source>The lander takes off.</source>
        <translation>Der Lander startet.</translation>
    </message>
    <message>
        <source>The row of the landing table for {value} takes effect.</source>
        <extracomment>{value} is a number.</extracomment>
        <translation>Die Zeile für {value} in der Landungstabelle wird angewendet.</translation>
    </message>
    <message>
        <source>due now</source>
        <extracomment>A head, small: texts that waited for this moment follow.</extracomment>
        <translation>jetzt fällig</translation>
    </message>
    <message>
        <source>Put these [lead](pl) on discovery decks of your choice.</source>
        <translation>Legt diese [lead](acc.pl) auf Entdeckungsdecks eurer Wahl.</translation>
    </message>
    <message>
        <source>The turn ends.</source>
        <translation>Der Zug endet.</translation>
    </message>
    <message>
        <source>ignore this icon of the path</source>
        <extracomment>A head, small: what the icon would have done follows.</extracomment>
        <translation>ignoriert dieses Symbol der Route</translation>
    </message>
    <message>
        <source>you may ignore this icon of the path</source>
        <extracomment>A head, small: what the icon of the path does follows.</extracomment>
        <translation>ihr dürft dieses Symbol der Route ignorieren</translation>
    </message>
    <message>
        <source>attack of a [threat] on one of you, of your choice</source>
        <extracomment>A head: what the attack does to the one who is hit follows.</extracomment>
        <translation>Angriff einer [threat](gen) auf einen von euch nach eurer Wahl</translation>
    </message>
    <message>
        <source>attack of a [threat]</source>
        <extracomment>A head: what the attack does to you follows.</extracomment>
        <translation>Angriff einer [threat](gen)</translation>
    </message>
    <message>
        <source>use this now</source>
        <extracomment>A head, small: what is made use of follows.</extracomment>
        <translation>nutzt dies jetzt</translation>
    </message>
    <message>
        <source>on the path {path}</source>
        <extracomment>In brackets behind what holds there. {path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation>auf der Route {path}</translation>
    </message>
    <message>
        <source>on a path of your choice</source>
        <extracomment>In brackets behind what holds there.</extracomment>
        <translation>auf einer Route eurer Wahl</translation>
    </message>
    <message>
        <source>on a path of your sector</source>
        <extracomment>In brackets behind what holds there.</extracomment>
        <translation>auf einer Route eures Sektors</translation>
    </message>
    <message>
        <source>in this sector</source>
        <extracomment>In brackets behind what holds there.</extracomment>
        <translation>in diesem Sektor</translation>
    </message>
    <message>
        <source>for the whole away team</source>
        <extracomment>In brackets behind what holds for them; &quot;you&quot; is any of them.</extracomment>
        <translation>für das ganze Außenteam</translation>
    </message>
    <message numerus="yes">
        <source>at most %n time(s)</source>
        <extracomment>In brackets behind what can be used so often.</extracomment>
        <translation>
            <numerusform>höchstens einmal</numerusform>
            <numerusform>höchstens %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>{rule} ({bounds}).</source>
        <extracomment>{rule} is a sentence without its full stop, {bounds} for how long it holds, where and how often: &quot;Resting costs no [supplies] (this round, in this sector, at most once).&quot;</extracomment>
        <translation>{rule} ({bounds}).</translation>
    </message>
    <message>
        <source>Travelers may ignore one icon of the path.</source>
        <translation>Reisende dürfen ein Symbol der Route ignorieren.</translation>
    </message>
    <message>
        <source>Travelers ignore the travel icons of the path.</source>
        <translation>Reisende ignorieren die Reisesymbole der Route.</translation>
    </message>
    <message>
        <source>Travelers ignore all icons of the path.</source>
        <translation>Reisende ignorieren alle Symbole der Route.</translation>
    </message>
    <message>
        <source>You may travel against the arrow of a path.</source>
        <translation>Ihr dürft gegen den Pfeil einer Route reisen.</translation>
    </message>
    <message>
        <source>You may travel along a closed path.</source>
        <translation>Ihr dürft auf einer gesperrten Route reisen.</translation>
    </message>
    <message>
        <source>You come along with the traveler.</source>
        <translation>Ihr reist mit.</translation>
    </message>
    <message>
        <source>Danger dice with danger table {letter} do nothing to you.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Gefahrenwürfel mit Gefahrentabelle {letter} haben keinen Effekt auf euch.</translation>
    </message>
    <message>
        <source>Danger dice do nothing to you.</source>
        <translation>Gefahrenwürfel haben keinen Effekt auf euch.</translation>
    </message>
    <message>
        <source>Nobody can assist dice checks.</source>
        <translation>Niemand kann bei Würfelwürfen unterstützen.</translation>
    </message>
    <message>
        <source>No [threat] can pass.</source>
        <translation>Keine [threat] kommt hier durch.</translation>
    </message>
    <message>
        <source>Traveling out of this sector costs dice.</source>
        <translation>Aus diesem Sektor hinauszureisen kostet Würfel.</translation>
    </message>
    <message>
        <source>A statistic of the lander is higher.</source>
        <translation>Ein Wert des Landers ist höher.</translation>
    </message>
    <message>
        <source>You spend dice instead of sacrificing them, as long as you have available ones.</source>
        <translation>Ihr verbraucht Würfel, statt sie zu opfern, solange ihr verfügbare habt.</translation>
    </message>
    <message>
        <source>Nothing moves crewmembers unless they travel, or play or use something that does.</source>
        <translation>Besatzungsmitglieder werden nur bewegt, wenn sie reisen oder selbst etwas spielen oder benutzen, das sie bewegt.</translation>
    </message>
    <message>
        <source>Whoever rests here refreshes 1 more section die.</source>
        <translation>Wer hier rastet, erneuert 1 Sektionswürfel mehr.</translation>
    </message>
    <message>
        <source>An [event] that is revealed here is discarded without effect.</source>
        <translation>Ein hier aufgedecktes [event] wird ohne Effekt abgelegt.</translation>
    </message>
    <message>
        <source>No [event] cards are revealed at the end of a turn.</source>
        <translation>Am Ende eines Zuges werden keine [event]-Karten aufgedeckt.</translation>
    </message>
    <message>
        <source>Whoever prepares here draws 1 more section card.</source>
        <translation>Wer sich hier vorbereitet, zieht 1 Sektionskarte mehr.</translation>
    </message>
    <message>
        <source>You may take one special action of a connected sector as if you were there.</source>
        <translation>Ihr dürft eine Sonderaktion eines verbundenen Sektors ausführen, als wärt ihr dort.</translation>
    </message>
    <message>
        <source>Lent dice serve in the dice checks of somebody else.</source>
        <translation>Verliehene Würfel dienen bei den Würfelwürfen eines anderen.</translation>
    </message>
    <message>
        <source>Dice checks here get one free [basic] of a color of your choice.</source>
        <translation>Würfelwürfe hier erhalten ein freies Symbol [basic] in einer Farbe eurer Wahl.</translation>
    </message>
    <message>
        <source>The face of a die is kept for a dice check here.</source>
        <translation>Die Seite eines Würfels bleibt für einen Würfelwurf hier erhalten.</translation>
    </message>
    <message>
        <source>A [threat] enters only by spending its whole move.</source>
        <translation>Eine [threat] betritt ihn nur, wenn sie ihre ganze Bewegung dafür aufwendet.</translation>
    </message>
    <message>
        <source>Something goes along with the traveler.</source>
        <translation>Etwas reist mit.</translation>
    </message>
    <message>
        <source>It has been chosen which [poi] card comes here next.</source>
        <translation>Es ist gewählt, welche [poi]-Karte als nächste hierherkommt.</translation>
    </message>
    <message>
        <source>Your last action must be travel.</source>
        <translation>Eure letzte Aktion muss eine Reise sein.</translation>
    </message>
    <message>
        <source>Resting costs no [supplies](pl).</source>
        <translation>Rasten kostet keine [supplies](acc.pl).</translation>
    </message>
    <message>
        <source>Move to a sector with the [important_sector] icon that the away team has visited.</source>
        <translation>Zieht in einen Sektor mit dem Symbol [important_sector], den das Außenteam besucht hat.</translation>
    </message>
    <message>
        <source>You may travel in spite of the [no_movement] icon.</source>
        <translation>Ihr dürft trotz des Symbols [no_movement] reisen.</translation>
    </message>
    <message>
        <source>You cause no loss of [supplies](pl).</source>
        <translation>Ihr verursacht keinen Verlust von [supplies](dat.pl).</translation>
    </message>
    <message>
        <source>Attacks of [threat](pl) affect only one crewmember, whom you choose each time.</source>
        <translation>Angriffe von [threat](dat.pl) betreffen nur ein Besatzungsmitglied, das ihr jedes Mal wählt.</translation>
    </message>
    <message>
        <source>Danger dice with danger table {letter} may be rerolled.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Gefahrenwürfel mit Gefahrentabelle {letter} dürfen neu gewürfelt werden.</translation>
    </message>
    <message>
        <source>The first danger die of each round may be rerolled.</source>
        <translation>Der erste Gefahrenwürfel jeder Runde darf neu gewürfelt werden.</translation>
    </message>
    <message>
        <source>A text waits for its time.</source>
        <translation>Ein Effekt wartet auf seine Zeit.</translation>
    </message>
    <message>
        <source>for one travel</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>für eine Reise</translation>
    </message>
    <message>
        <source>in your next dice check</source>
        <extracomment>In brackets behind what holds so long.
----------
A head, small: when what follows happens.</extracomment>
        <translation>in eurem nächsten Würfelwurf</translation>
    </message>
    <message>
        <source>until the end of your turn</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>bis zum Ende eures Zuges</translation>
    </message>
    <message>
        <source>until your next turn</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>bis zu eurem nächsten Zug</translation>
    </message>
    <message>
        <source>this round</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>in dieser Runde</translation>
    </message>
    <message>
        <source>in the next round</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>in der nächsten Runde</translation>
    </message>
    <message>
        <source>for this landing roll</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>für diesen Landungswurf</translation>
    </message>
    <message>
        <source>from now on</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>ab jetzt</translation>
    </message>
    <message>
        <source>at the start of the next round</source>
        <extracomment>A head, small: when what follows happens.</extracomment>
        <translation>zu Beginn der nächsten Runde</translation>
    </message>
    <message>
        <source>at the end of your next turn</source>
        <extracomment>A head, small: when what follows happens.</extracomment>
        <translation>am Ende eures nächsten Zuges</translation>
    </message>
    <message>
        <source>at the end of the round</source>
        <extracomment>A head, small: when what follows happens.</extracomment>
        <translation>am Ende der Runde</translation>
    </message>
    <message>
        <source>You have traveled.</source>
        <translation>Ihr seid gereist.</translation>
    </message>
    <message>
        <source>You have entered a sector where nobody was before.</source>
        <translation>Ihr habt einen Sektor betreten, in dem noch niemand war.</translation>
    </message>
    <message>
        <source>You have rested.</source>
        <translation>Ihr habt gerastet.</translation>
    </message>
    <message>
        <source>You prepare.</source>
        <extracomment>The moment at which a card can be used, a whole sentence: the action of preparing.</extracomment>
        <translation>Ihr bereitet euch vor.</translation>
    </message>
    <message>
        <source>You have exerted.</source>
        <translation>Ihr habt euch strapaziert.</translation>
    </message>
    <message>
        <source>You have spent dice as a cost.</source>
        <translation>Ihr habt Würfel als Kosten verbraucht.</translation>
    </message>
    <message>
        <source>You have gained a discovery.</source>
        <translation>Ihr habt eine Entdeckung erhalten.</translation>
    </message>
    <message>
        <source>A [poi] card has come to your sector.</source>
        <translation>Eine [poi]-Karte ist in euren Sektor gekommen.</translation>
    </message>
    <message>
        <source>Your dice check has moved a green track on.</source>
        <translation>Durch euren Würfelwurf ist ein grüner Track vorgerückt.</translation>
    </message>
    <message>
        <source>A [threat] has entered your sector.</source>
        <translation>Eine [threat] hat euren Sektor betreten.</translation>
    </message>
    <message>
        <source>You have left a sector that shows the [final_poi] icon.</source>
        <translation>Ihr habt einen Sektor verlassen, der das Symbol [final_poi] zeigt.</translation>
    </message>
    <message>
        <source>You have replaced the [poi] of a sector.</source>
        <translation>Ihr habt das [poi](acc) eines Sektors ersetzt.</translation>
    </message>
    <message>
        <source>An outcome has been marked.</source>
        <translation>Ein Ergebnis ist markiert worden.</translation>
    </message>
    <message>
        <source>A round begins.</source>
        <translation>Eine Runde beginnt.</translation>
    </message>
    <message>
        <source>Your turn ends.</source>
        <translation>Euer Zug endet.</translation>
    </message>
    <message>
        <source>This is the moment for an ability.</source>
        <translation>Das ist der Moment für eine Fähigkeit.</translation>
    </message>
    <message>
        <source>Move to a connected sector on the shortest way to the lander; ignore the icons.</source>
        <translation>Zieht in einen verbundenen Sektor auf dem kürzesten Weg zum Lander; ignoriert die Symbole.</translation>
    </message>
    <message>
        <source>Move to the sector of another crewmember.</source>
        <translation>Zieht in den Sektor eines anderen Besatzungsmitglieds.</translation>
    </message>
    <message>
        <source>Move to a connected sector and take all markers of yours along; ignore the icons.</source>
        <translation>Zieht in einen verbundenen Sektor und nehmt alle Marker aus eurem mit; ignoriert die Symbole.</translation>
    </message>
    <message>
        <source>A one-way or closed path of your choice is open both ways from now on.</source>
        <translation>Eine Einbahnroute oder gesperrte Route eurer Wahl ist ab jetzt in beide Richtungen offen.</translation>
    </message>
    <message>
        <source>All markers in the sector of the [threat] move 1 sector toward sector {sector}.</source>
        <extracomment>Effect of a threat card: it sweeps markers before it. {sector} is the number of a sector.</extracomment>
        <translation>Alle Marker im Sektor der [threat](gen) ziehen 1 Sektor weit auf Sektor {sector} zu.</translation>
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
        <translation>[mission] {mission}</translation>
    </message>
    <message>
        <source>[threat] {threat}</source>
        <extracomment>The name of a threat behind its icon, in a sentence: &quot;Put 1 marker on [threat] “Lamp Mother”.&quot; {threat} is the name in quotation marks.</extracomment>
        <translation>[threat] {threat}</translation>
    </message>
    <message>
        <source>Bruised</source>
        <extracomment>Name of an injury card: something hurts.</extracomment>
        <translation>Geprellt</translation>
    </message>
    <message>
        <source>Fracture</source>
        <extracomment>Name of an injury card: a broken bone.</extracomment>
        <translation>Knochenbruch</translation>
    </message>
    <message>
        <source>Drained</source>
        <extracomment>Name of an injury card: worn out.</extracomment>
        <translation>Ausgelaugt</translation>
    </message>
    <message>
        <source>Scald</source>
        <extracomment>Name of an injury card: burned skin.</extracomment>
        <translation>Verbrühung</translation>
    </message>
    <message>
        <source>Shaken</source>
        <extracomment>Name of an injury card: deep fright.</extracomment>
        <translation>Erschüttert</translation>
    </message>
    <message>
        <source>Torn Suit</source>
        <extracomment>Name of an injury card: the space suit has a hole.</extracomment>
        <translation>Zerrissener Anzug</translation>
    </message>
    <message>
        <source>Dazed</source>
        <extracomment>Name of an injury card: after a blow on the head.</extracomment>
        <translation>Benommen</translation>
    </message>
    <message>
        <source>Fever</source>
        <extracomment>Name of an injury card: ill.</extracomment>
        <translation>Fieber</translation>
    </message>
    <message>
        <source>Scrape</source>
        <extracomment>Name of an injury card: a small wound, the slightest of all.</extracomment>
        <translation>Schramme</translation>
    </message>
    <message>
        <source>Skill</source>
        <extracomment>Where the skill of a crewmember has no name of its own.</extracomment>
        <translation>Fertigkeit</translation>
    </message>
    <message>
        <source>Log {number}</source>
        <extracomment>Name of an entry of the logbook that players read, as &quot;Log 104&quot;. {number} is its number.</extracomment>
        <translation>Protokoll {number}</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>In the quotation marks of your language, which stand around names in sentences. {name} is as Rope Bridge.</extracomment>
        <translation>„{name}“</translation>
    </message>
    <message>
        <source>Lead {value} with a card</source>
        <extracomment>A lead token that also lets you draw a section card. {value} is 1, 2 or 3.</extracomment>
        <translation>Hinweis {value} mit einer Karte</translation>
    </message>
    <message>
        <source>Lead {value} with a charge</source>
        <extracomment>A lead token that also gives a charge. {value} is 1, 2 or 3.</extracomment>
        <translation>Hinweis {value} mit einer Ladung</translation>
    </message>
    <message>
        <source>Lead {value}</source>
        <extracomment>A lead token. {value} is 1, 2 or 3.</extracomment>
        <translation>Hinweis {value}</translation>
    </message>
    <message>
        <source>Yellow outcome</source>
        <extracomment>One of three rows of a dice check: the best that can come of it.</extracomment>
        <translation>Gelbes Ergebnis</translation>
    </message>
    <message>
        <source>Green outcome</source>
        <extracomment>One of three rows of a dice check: success.</extracomment>
        <translation>Grünes Ergebnis</translation>
    </message>
    <message>
        <source>Red outcome</source>
        <extracomment>One of three rows of a dice check: failure.</extracomment>
        <translation>Rotes Ergebnis</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>Where a path has no name of its own: a line between two sectors of the map.</extracomment>
        <translation>Route</translation>
    </message>
    <message>
        <source>Danger table {letter}</source>
        <extracomment>What danger dice are compared with. {letter} is A, B or C.</extracomment>
        <translation>Gefahrentabelle {letter}</translation>
    </message>
    <message>
        <source>Landing</source>
        <extracomment>Where a text comes from: the landing on the planet.</extracomment>
        <translation>Landung</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Player {number}</source>
        <extracomment>Name of a player who has not typed one. {number} is from 1 to 4.</extracomment>
        <translation>Person {number}</translation>
    </message>
    <message>
        <source>The full rules from the first turn on, with recruits that are drawn; for those who know the game.</source>
        <translation>Die vollen Regeln vom ersten Zug an, mit gezogenen Rekruten; für alle, die das Spiel kennen.</translation>
    </message>
    <message>
        <source>The first round is shown step by step, then each rule is explained when it comes up.</source>
        <translation>Die erste Runde wird Schritt für Schritt gezeigt, danach wird jede Regel erklärt, wenn sie aufkommt.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go, one of every player, and Science among them.</source>
        <extracomment>Hint under the choice of a team for the training. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Genau %n Besatzungsmitglied bricht auf, von jeder Person am Tisch eines, die Wissenschaft ist dabei.</numerusform>
            <numerusform>Genau %n Besatzungsmitglieder brechen auf, von jeder Person am Tisch eines, die Wissenschaft ist dabei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go, and Science among them.</source>
        <extracomment>Hint under the choice of a team for the training, for one player. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Genau %n Besatzungsmitglied geht, und zwar aus der Wissenschaft.</numerusform>
            <numerusform>Genau %n Besatzungsmitglieder gehen, darunter eines aus der Wissenschaft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go, one of every player; each section drew three.</source>
        <extracomment>Hint under the choice of a team; from three dealt crewmembers of each section one was taken. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Genau %n Besatzungsmitglied bricht auf, von jeder Person am Tisch eines; jede Sektion hat drei Rekruten gezogen.</numerusform>
            <numerusform>Genau %n Besatzungsmitglieder brechen auf, von jeder Person am Tisch eines; jede Sektion hat drei Rekruten gezogen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go; each section drew three.</source>
        <extracomment>Hint under the choice of a team, for one player; from three dealt crewmembers of each section one was taken. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Genau %n Besatzungsmitglied geht; jede Sektion hat drei gezogen.</numerusform>
            <numerusform>Genau %n Besatzungsmitglieder gehen; jede Sektion hat drei gezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least two crewmembers go, one for each section, and one of every player.</source>
        <translation>Mindestens zwei Besatzungsmitglieder brechen auf, aus jeder Sektion höchstens eines, und von jeder Person am Tisch eines.</translation>
    </message>
    <message>
        <source>At least two crewmembers go, one for each section.</source>
        <translation>Mindestens zwei Besatzungsmitglieder gehen, aus jeder Sektion eines.</translation>
    </message>
    <message>
        <source>{member} · {section}</source>
        <extracomment>A crewmember and the section that suits this person. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member} · {section}</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Title of the page on which a game is prepared.</extracomment>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Where to</source>
        <extracomment>Heading over the choice of a world.</extracomment>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>Heading over the number and names of players.</extracomment>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>The away team</source>
        <translation>Das Außenteam</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Heading over the number from which all rolls come: luck, not an opportunity.</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Guided training</source>
        <extracomment>One of two ways to begin: a first game with hints.</extracomment>
        <translation>Geführtes Training</translation>
    </message>
    <message>
        <source>Quick start</source>
        <extracomment>One of two ways to begin: the game without hints.</extracomment>
        <translation>Schnellstart</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>Wie es beginnt</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Choice of how many people play. %n is from 1 to 4.</extracomment>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <extracomment>Before a field to type in. {number} is from 1 to 4.</extracomment>
        <translation>Name von Person {number}</translation>
    </message>
    <message>
        <source>Each section has one player, who decides for its crew. Whoever gives one away gets another back.</source>
        <translation>Jede Sektion gehört zu einer Person, die für deren Besatzung entscheidet. Wer eine abgibt, bekommt eine andere zurück.</translation>
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
    <name>Notices</name>
    <message>
        <source>Close</source>
        <extracomment>Button of a window with a message: shut the window.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The program made a mistake: its rules cannot go on from this decision, so it was not carried out. The game stands where it stood; decide otherwise, or take back a step.</source>
        <translation>Das Programm hat einen Fehler gemacht: Mit dieser Entscheidung kommen seine Regeln nicht weiter, deshalb wurde sie nicht ausgeführt. Das Spiel steht, wo es stand; entscheidet anders oder nehmt einen Schritt zurück.</translation>
    </message>
    <message>
        <source>The program made a mistake: its rules cannot go on from this decision, so it was not carried out. The game stands where it stood; decide otherwise, or take back a step. A report for those who can mend it lies in {folder}.</source>
        <extracomment>Message after a decision that the rules of the game cannot carry out. {folder} is the path of a folder.</extracomment>
        <translation>Das Programm hat einen Fehler gemacht: Mit dieser Entscheidung kommen seine Regeln nicht weiter, deshalb wurde sie nicht ausgeführt. Das Spiel steht, wo es stand; entscheidet anders oder nehmt einen Schritt zurück. Ein Bericht für alle, die ihn beheben können, liegt in {folder}.</translation>
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
        <extracomment>Message after a fault. {folder} is the path of a folder.</extracomment>
        <translation>Das Programm hat einen Fehler gemacht. Jede eurer Entscheidungen ist erhalten; macht bei der letzten weiter. Ein Bericht für alle, die ihn beheben können, liegt in {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Button: leave the program.</extracomment>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button after a fault: play on.</extracomment>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>Rank {rank}</source>
        <extracomment>Beside the mark on a crew board, in a tool tip. {rank} is 1, 2 or 3.</extracomment>
        <translation>Rang {rank}</translation>
    </message>
    <message>
        <source>Injury die in this column</source>
        <translation>Verletzungswürfel in dieser Spalte</translation>
    </message>
    <message>
        <source>Half of the available and spent dice, rounded up</source>
        <translation>Die Hälfte der verfügbaren und verbrauchten Würfel, aufgerundet</translation>
    </message>
    <message>
        <source>Changed aboard the ship</source>
        <translation>An Bord des Schiffs geändert</translation>
    </message>
    <message>
        <source>Beyond the last space of the track</source>
        <translation>Über das letzte Feld des Tracks hinaus</translation>
    </message>
    <message>
        <source>Gained and lost since launch</source>
        <translation>Seit dem Start erhalten und verloren</translation>
    </message>
    <message>
        <source>A text that holds for a while</source>
        <translation>Ein Text, der eine Weile gilt</translation>
    </message>
    <message>
        <source>{section} · rank {rank} · {place}</source>
        <extracomment>A crew member in short; {place} is the name of a sector. {section} is the name of a section, {rank} a number.</extracomment>
        <translation>{section} · Rang {rank} · {place}</translation>
    </message>
    <message>
        <source>Cards you may hold</source>
        <translation>Karten, die ihr halten dürft</translation>
    </message>
    <message>
        <source>Room for dice ({color})</source>
        <extracomment>{color} is red, green or blue.</extracomment>
        <translation>Platz für Würfel ({color})</translation>
    </message>
    <message>
        <source>Dice that a rest refreshes</source>
        <translation>Würfel, die eine Rast erneuert</translation>
    </message>
    <message>
        <source>Supplies in the lander</source>
        <translation>Vorräte im Lander</translation>
    </message>
    <message>
        <source>Room in the lander</source>
        <translation>Platz im Lander</translation>
    </message>
    <message>
        <source>Discoveries</source>
        <extracomment>Beside a row of places on the lander, in a tool tip: the finds aboard.</extracomment>
        <translation>Entdeckungen</translation>
    </message>
    <message>
        <source>Leads: {deck}</source>
        <extracomment>The lead tokens on a discovery deck; {deck} is its type.</extracomment>
        <translation>Hinweise: {deck}</translation>
    </message>
    <message>
        <source>With {least} its top card is gained.</source>
        <extracomment>Beside the leads of a discovery deck, in a tool tip. {least} is the sum of leads that is needed.</extracomment>
        <translation>Mit {least} erhaltet ihr die oberste Karte.</translation>
    </message>
    <message>
        <source>Actions left</source>
        <extracomment>Beside the marks in the bar, in a tool tip: how many actions the turn still has.</extracomment>
        <translation>Verbleibende Aktionen</translation>
    </message>
    <message>
        <source>Travel: {way}</source>
        <extracomment>{way} names the sectors at the ends of a path.</extracomment>
        <translation>Reisen: {way}</translation>
    </message>
    <message>
        <source>This path asks for nothing.</source>
        <translation>Diese Route verlangt nichts.</translation>
    </message>
    <message>
        <source>Does not count now: {icon}</source>
        <extracomment>{icon} is a sentence: what an icon of the path would ask for.</extracomment>
        <translation>Zählt jetzt nicht: {icon}</translation>
    </message>
    <message>
        <source>Then the travel effect of “{condition}”:</source>
        <extracomment>{condition} is the name of the condition in force; its travel effect follows.</extracomment>
        <translation>Dann der Reiseeffekt von „{condition}“:</translation>
    </message>
    <message>
        <source>{outcome}: what its chance counts in</source>
        <extracomment>{outcome} is &quot;Green outcome&quot; and the like.</extracomment>
        <translation>{outcome}: was die Chance einrechnet</translation>
    </message>
    <message>
        <source>Dice of the active crewmember</source>
        <translation>Würfel des aktiven Besatzungsmitglieds</translation>
    </message>
    <message>
        <source>Dice lent by others</source>
        <translation>Von anderen geliehene Würfel</translation>
    </message>
    <message>
        <source>Of these, fallen already</source>
        <translation>Davon schon gefallen</translation>
    </message>
    <message>
        <source>Texts that change results</source>
        <translation>Texte, die Ergebnisse ändern</translation>
    </message>
    <message>
        <source>Injury dice that come first</source>
        <translation>Verletzungswürfel, die vorher kommen</translation>
    </message>
    <message>
        <source>Danger dice that come first</source>
        <translation>Gefahrenwürfel, die vorher kommen</translation>
    </message>
    <message>
        <source>All the ways in which the dice can still fall are counted, with aces used as well as possible. Above each column stands what it reckons with beside the dice.</source>
        <translation>Gezählt wird, wie die Würfel noch fallen können, mit so gut wie möglich genutzten Jokern. Über jeder Spalte steht, womit sie außer den Würfeln rechnet.</translation>
    </message>
    <message>
        <source>Its faces:</source>
        <extracomment>In a tool tip, before icons: what the six faces of a die show.</extracomment>
        <translation>Seine Seiten:</translation>
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
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Dice alone</source>
        <extracomment>Caption over chances: nothing is used, no ability converts dice. Two short words at most.</extracomment>
        <translation>Nur Würfel</translation>
    </message>
    <message>
        <source>At the roll</source>
        <extracomment>Caption over chances as they were before the dice fell. Two short words at most.</extracomment>
        <translation>Beim Wurf</translation>
    </message>
    <message>
        <source>Go on now</source>
        <extracomment>Caption over chances: the dice stay as they lie. Two short words at most.</extracomment>
        <translation>Jetzt weiter</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Caption over the chances of a dice check. One short word.</extracomment>
        <translation>Chance</translation>
    </message>
    <message numerus="yes">
        <source>With %n</source>
        <extracomment>Caption over chances: that many cards and abilities are used as well. Two short words at most.</extracomment>
        <translation>
            <numerusform>Mit %n</numerusform>
            <numerusform>Mit %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Reckon with</source>
        <extracomment>Head over chances where nothing is reckoned with yet: a choice of cards and abilities to count on.</extracomment>
        <translation>Mitrechnen</translation>
    </message>
    <message>
        <source>Combination: {card}</source>
        <extracomment>{card} is a section card or the condition; its dice combination is paid for.</extracomment>
        <translation>Kombination: {card}</translation>
    </message>
    <message>
        <source>{space}: {chance}</source>
        <extracomment>One of the spaces of a track. {space} is a number, {chance} how likely the marker stands there after the dice check.</extracomment>
        <translation>{space}: {chance}</translation>
    </message>
    <message>
        <source>Marker afterwards on {spaces}</source>
        <extracomment>{spaces} are the spaces of a track, each with its chance.</extracomment>
        <translation>Danach steht der Marker auf {spaces}</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the chances of the spaces of a track, as &quot;3: 20 %, 4: 80 %&quot;.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Danger {letter}</source>
        <extracomment>Head before what danger dice may bring. {letter} is A, B or C.</extracomment>
        <translation>Gefahr {letter}</translation>
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
        <translation>nichts</translation>
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
        <translation>Dieser Würfelwurf hat keine Ergebnisse: Die Würfel bezahlen nur Kombinationen.</translation>
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
        <translation>Alle Chancen dieses Würfelwurfs (O)</translation>
    </message>
    <message>
        <source>With this</source>
        <extracomment>Caption over chances: a card is used whose name is too long for the place. Two short words at most.</extracomment>
        <translation>Mit diesem</translation>
    </message>
</context>
<context>
    <name>OutcomeRow</name>
    <message>
        <source>{outcome}, track at {at} of {length}. {effect}</source>
        <extracomment>An outcome with a track, for a screen reader. {outcome} is its name, {at} and {length} are numbers of spaces, {effect} is a whole sentence.</extracomment>
        <translation>{outcome}, Track bei {at} von {length}. {effect}</translation>
    </message>
    <message>
        <source>{outcome}, met. It asks for {asks}. {effect}</source>
        <extracomment>Said of an outcome by screen readers: the dice show what it asks for. {outcome} is its name, {asks} the icons, {effect} a whole sentence.</extracomment>
        <translation>{outcome}, erreicht. Verlangt {asks}. {effect}</translation>
    </message>
    <message>
        <source>{outcome}, met. {effect}</source>
        <extracomment>Said by screen readers of the outcome that comes because no other does. {outcome} is its name, {effect} a whole sentence.</extracomment>
        <translation>{outcome}, erreicht. {effect}</translation>
    </message>
    <message>
        <source>{outcome}. It asks for {asks}. {effect}</source>
        <extracomment>Said of an outcome by screen readers. {outcome} is its name, {asks} the icons that dice have to show, {effect} a whole sentence.</extracomment>
        <translation>{outcome}. Verlangt {asks}. {effect}</translation>
    </message>
    <message>
        <source>{outcome}. {effect}</source>
        <extracomment>Said by screen readers of the outcome that comes if no other does. {outcome} is its name, {effect} a whole sentence.</extracomment>
        <translation>{outcome}. {effect}</translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>The red outcome of a dice check: it has no requirement and comes if no other row is covered.</extracomment>
        <translation>sonst</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>The folder cannot be shown</source>
        <translation>Der Ordner lässt sich nicht zeigen</translation>
    </message>
    <message>
        <source>It is not there, and could not be made: {folder}</source>
        <extracomment>Message after the wish to see a folder in the system&apos;s own window. {folder} is the path of a folder.</extracomment>
        <translation>Er ist nicht da und ließ sich nicht anlegen: {folder}</translation>
    </message>
    <message>
        <source>Saved games ({pattern})</source>
        <extracomment>Kind of file in the system&apos;s own window for files. {pattern} is as &quot;*.vanguard&quot;.</extracomment>
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
    <name>PathModel</name>
    <message>
        <source>free</source>
        <extracomment>On a path that asks for nothing. One short word.</extracomment>
        <translation>frei</translation>
    </message>
    <message>
        <source>Path from {start} to {end}</source>
        <extracomment>A path of the planet in a list. {start} and {end} are the sectors at its ends.</extracomment>
        <translation>Route: {start} – {end}</translation>
    </message>
</context>
<context>
    <name>PlaceQuestions</name>
    <message>
        <source>[log_entry] {log} has been read in this expedition</source>
        <extracomment>After &quot;if&quot;: the entry was read by players. {log} is the number of an entry of the logbook.</extracomment>
        <translation>[log_entry] {log} in dieser Expedition gelesen wurde</translation>
    </message>
    <message>
        <source>the [global_condition] {condition} is in force</source>
        <extracomment>After &quot;if&quot;. {condition} is the name of a card in quotation marks.</extracomment>
        <translation>die [global_condition] {condition} gilt</translation>
    </message>
    <message>
        <source>the [poi] {poi} is visible in sector {sector}</source>
        <extracomment>After &quot;if&quot;: the card lies open. {poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>das [poi] {poi} in Sektor {sector} sichtbar ist</translation>
    </message>
    <message>
        <source>the lander is in sector {sector}</source>
        <extracomment>After &quot;if&quot;. {sector} is the number of a sector.</extracomment>
        <translation>der Lander in Sektor {sector} steht</translation>
    </message>
    <message>
        <source>you are in the lander sector</source>
        <translation>ihr im Lander-Sektor seid</translation>
    </message>
    <message>
        <source>you are in sector {sectors}</source>
        <extracomment>{sectors} are numbers of sectors, with &quot;or&quot; before the last one.</extracomment>
        <translation>ihr in Sektor {sectors} seid</translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie in your sector</source>
        <extracomment>After &quot;if&quot;: markers of this expedition. %n is their number.</extracomment>
        <translation>
            <numerusform>in eurem Sektor ein Marker liegt</numerusform>
            <numerusform>in eurem Sektor mindestens %n Marker liegen</numerusform>
        </translation>
    </message>
    <message>
        <source>a crewmember is in the sector of the [threat] or in a connected one</source>
        <translation>ein Besatzungsmitglied im Sektor der [threat](gen) oder in einem verbundenen ist</translation>
    </message>
    <message>
        <source>the [poi] {poi} is visible on the planet board</source>
        <extracomment>After &quot;if&quot;: the card lies open anywhere. {poi} is the name of a card in quotation marks.</extracomment>
        <translation>das [poi] {poi} auf der Planetenkarte sichtbar ist</translation>
    </message>
    <message>
        <source>the [unique_discovery] {discovery} is on the lander</source>
        <extracomment>{discovery} is the name of a unique discovery in quotation marks.</extracomment>
        <translation>die [unique_discovery] {discovery} auf dem Lander liegt</translation>
    </message>
    <message>
        <source>the [threat] {threat} is in play</source>
        <extracomment>After &quot;if&quot;: its figure is on the board. {threat} is the name of a card in quotation marks.</extracomment>
        <translation>die [threat] {threat} im Spiel ist</translation>
    </message>
    <message>
        <source>the [global_condition] {condition} is not in force</source>
        <extracomment>After &quot;if&quot;. {condition} is the name of a card in quotation marks.</extracomment>
        <translation>die [global_condition] {condition} nicht gilt</translation>
    </message>
    <message>
        <source>the [poi] {poi} is not visible in sector {sector}</source>
        <extracomment>After &quot;if&quot;: the card does not lie open. {poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>das [poi] {poi} in Sektor {sector} nicht sichtbar ist</translation>
    </message>
    <message>
        <source>the [poi] {poi} is not visible on the planet board</source>
        <extracomment>After &quot;if&quot;: the card lies open nowhere. {poi} is the name of a card in quotation marks.</extracomment>
        <translation>das [poi] {poi} auf der Planetenkarte nicht sichtbar ist</translation>
    </message>
    <message>
        <source>the [threat] {threat} is not in play</source>
        <extracomment>After &quot;if&quot;: its figure is not on the board. {threat} is the name of a card in quotation marks.</extracomment>
        <translation>die [threat] {threat} nicht im Spiel ist</translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie in the lander sector</source>
        <extracomment>After &quot;if&quot;: markers where the lander stands. %n is their number.</extracomment>
        <translation>
            <numerusform>im Lander-Sektor ein Marker liegt</numerusform>
            <numerusform>im Lander-Sektor mindestens %n Marker liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie on {card}</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>auf der {card} ein Marker liegt</numerusform>
            <numerusform>auf der {card} mindestens %n Marker liegen</numerusform>
        </translation>
    </message>
    <message>
        <source>[log_entry] {log} has not been read in this expedition</source>
        <extracomment>After &quot;if&quot;: the entry was not read by players. {log} is the number of an entry of the logbook.</extracomment>
        <translation>[log_entry] {log} in dieser Expedition noch nicht gelesen wurde</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie in your sector</source>
        <extracomment>After &quot;if&quot;: markers of this expedition. %n is their number.</extracomment>
        <translation>
            <numerusform>in eurem Sektor kein Marker liegt</numerusform>
            <numerusform>in eurem Sektor weniger als %n Marker liegen</numerusform>
        </translation>
    </message>
    <message>
        <source>no crewmember is in the sector of the [threat] or in a connected one</source>
        <translation>kein Besatzungsmitglied im Sektor der [threat](gen) oder in einem verbundenen ist</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie in the lander sector</source>
        <extracomment>After &quot;if&quot;: markers where the lander stands. %n is their number.</extracomment>
        <translation>
            <numerusform>im Lander-Sektor kein Marker liegt</numerusform>
            <numerusform>im Lander-Sektor weniger als %n Marker liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie on {card}</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>auf der {card} kein Marker liegt</numerusform>
            <numerusform>auf der {card} weniger als %n Marker liegen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlacingModel</name>
    <message>
        <source>Start token</source>
        <extracomment>Name of a piece that players give to one another: whoever has it plays first.</extracomment>
        <translation>Startplättchen</translation>
    </message>
    <message>
        <source>{piece}: waits to be placed</source>
        <extracomment>For screen readers, as &quot;Lander: waits to be placed&quot;. {piece} is the name of a piece.</extracomment>
        <translation>{piece}: wartet auf einen Platz</translation>
    </message>
</context>
<context>
    <name>PlanetText</name>
    <message>
        <source>Place the [poi] card {poi} in sector {sector}, under {other}.</source>
        <extracomment>{poi} and {other} are names of cards in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>Legt die [poi]-Karte {poi} in Sektor {sector} unter {other}.</translation>
    </message>
    <message>
        <source>The [threat] {threat} moves to your sector.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>Die [threat] {threat} zieht in euren Sektor.</translation>
    </message>
    <message>
        <source>The [threat] {threat} moves to sector {sector}.</source>
        <extracomment>{threat} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>Die [threat] {threat} zieht in Sektor {sector}.</translation>
    </message>
    <message>
        <source>The [threat] moves 1 sector on along its way ({sectors}).</source>
        <extracomment>{sectors} are the numbers of the sectors that it goes through, such as &quot;2, 7, 9&quot;.</extracomment>
        <translation>Die [threat] zieht auf ihrem Weg ({sectors}) 1 Sektor weiter.</translation>
    </message>
    <message>
        <source>All markers and tokens in the sector of the [threat] move 1 sector on along its way ({sectors}).</source>
        <extracomment>{sectors} are the numbers of the sectors on the way of the threat, such as &quot;2, 7, 9&quot;.</extracomment>
        <translation>Alle Marker und Plättchen im Sektor der [threat](gen) ziehen auf deren Weg ({sectors}) 1 Sektor weiter.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off the planet board.</source>
        <extracomment>Effect of a card: markers from anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>Nehmt %n Marker von der Planetenkarte.</numerusform>
            <numerusform>Nehmt %n Marker von der Planetenkarte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) where markers lie already.</source>
        <extracomment>Effect of a card: markers join others on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>Legt %n Marker dorthin, wo schon Marker liegen.</numerusform>
            <numerusform>Legt %n Marker dorthin, wo schon Marker liegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) where markers lie already, up to {most}.</source>
        <extracomment>{most} is how many may lie there.</extracomment>
        <translation>
            <numerusform>Legt %n Marker dorthin, wo schon Marker liegen, bis zu {most}.</numerusform>
            <numerusform>Legt %n Marker dorthin, wo schon Marker liegen, bis zu {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take all markers off the planet board.</source>
        <translation>Nehmt alle Marker von der Planetenkarte.</translation>
    </message>
    <message>
        <source>Take all markers off sectors {sectors}.</source>
        <extracomment>{sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation>Nehmt alle Marker aus den Sektoren {sectors}.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Nehmt %n Marker von der {card}.</numerusform>
            <numerusform>Nehmt %n Marker von der {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) on {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Legt %n Marker auf die {card}.</numerusform>
            <numerusform>Legt %n Marker auf die {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The [mission] {mission} fails and is discarded.</source>
        <extracomment>{mission} is the name of a card in quotation marks.</extracomment>
        <translation>Die [mission] {mission} scheitert und wird abgelegt.</translation>
    </message>
    <message>
        <source>until the end of your next turn, in each of your dice checks</source>
        <extracomment>A head, small: when what follows holds.</extracomment>
        <translation>bis zum Ende eures nächsten Zuges in jedem eurer Würfelwürfe</translation>
    </message>
    <message>
        <source>from now on, in each dice check in sector {sectors}</source>
        <extracomment>A head, small: when what follows holds. {sectors} are numbers of sectors with &quot;or&quot; before the last one.</extracomment>
        <translation>ab jetzt in jedem Würfelwurf in Sektor {sectors}</translation>
    </message>
    <message>
        <source>Move to a sector of your choice that shows {biomes}; ignore the icons of the path.</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>Zieht in einen Sektor eurer Wahl mit dem Biom {biomes}; ignoriert die Symbole der Route.</translation>
    </message>
    <message numerus="yes">
        <source>The yellow track of the [poi] {poi} progresses by %n space(s).</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Der gelbe Track des [poi](gen) {poi} rückt %n Feld vor.</numerusform>
            <numerusform>Der gelbe Track des [poi](gen) {poi} rückt %n Felder vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The green track of the [poi] {poi} progresses by %n space(s).</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Der grüne Track des [poi](gen) {poi} rückt %n Feld vor.</numerusform>
            <numerusform>Der grüne Track des [poi](gen) {poi} rückt %n Felder vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red track of the [poi] {poi} progresses by %n space(s).</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Der rote Track des [poi](gen) {poi} rückt %n Feld vor.</numerusform>
            <numerusform>Der rote Track des [poi](gen) {poi} rückt %n Felder vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>in sectors {sectors}</source>
        <extracomment>A head, small. {sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation>in den Sektoren {sectors}</translation>
    </message>
    <message>
        <source>in the sector of this [threat]</source>
        <extracomment>A head, small.</extracomment>
        <translation>im Sektor dieser [threat](gen)</translation>
    </message>
    <message>
        <source>in sectors with markers</source>
        <extracomment>A head, small.</extracomment>
        <translation>in Sektoren mit Markern</translation>
    </message>
    <message>
        <source>in sectors with {biomes}</source>
        <extracomment>A head, small. {biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>in Sektoren mit dem Biom {biomes}</translation>
    </message>
    <message>
        <source>on every path that leads there, besides its icons</source>
        <extracomment>A head, small: what travel along such a path asks for besides its icons follows.</extracomment>
        <translation>auf jeder Route, die dorthin führt, zusätzlich zu ihren Symbolen</translation>
    </message>
    <message>
        <source>whoever enters</source>
        <extracomment>A head, small: what happens to them follows.</extracomment>
        <translation>wer hineingeht</translation>
    </message>
    <message>
        <source>whoever ends a turn there</source>
        <extracomment>A head, small: what happens to them follows.</extracomment>
        <translation>wer dort einen Zug beendet</translation>
    </message>
    <message numerus="yes">
        <source>Reveal and resolve %n [event] card(s).</source>
        <extracomment>Effect of a card: event cards are turned over and carried out. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Deckt %n [event]-Karte auf und führt sie aus.</numerusform>
            <numerusform>Deckt %n Karten des [event]-Decks auf und führt sie aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not lift off, and the turn goes on.</source>
        <translation>Ihr startet nicht, und der Zug geht weiter.</translation>
    </message>
    <message numerus="yes">
        <source>This takes the room of %n discovery card(s) in the lander.</source>
        <extracomment>Effect of a card: the lander has less room. %n is for how many finds.</extracomment>
        <translation>
            <numerusform>Dies belegt im Lander den Platz von %n Entdeckungskarte.</numerusform>
            <numerusform>Dies belegt im Lander den Platz von %n Entdeckungskarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can rest there.</source>
        <translation>Dort kann niemand rasten.</translation>
    </message>
    <message>
        <source>Nobody can assist dice checks there.</source>
        <translation>Dort kann niemand bei Würfelwürfen unterstützen.</translation>
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
        <translation>Eine Kampagne mit einem Schiff</translation>
    </message>
    <message>
        <source>This save is a campaign with a ship, which this version cannot show yet. Nothing in it was changed; a later version goes on where it stands.</source>
        <translation>Dieser Spielstand ist eine Kampagne mit einem Schiff, die diese Version noch nicht zeigen kann. Nichts darin wurde verändert; eine spätere Version macht dort weiter, wo sie steht.</translation>
    </message>
</context>
<context>
    <name>PoolText</name>
    <message>
        <source>Two dice of one color that show {basic} count together as one {ace} in this check.</source>
        <extracomment>Effect of a card in a dice check. {basic} and {ace} are icons.</extracomment>
        <translation>In diesem Würfelwurf zählen zwei Würfel einer Farbe, die {basic} zeigen, zusammen als ein {ace}.</translation>
    </message>
    <message numerus="yes">
        <source>Turn up to %n dice of the roll pool to one icon of your choice.</source>
        <extracomment>Effect of a card in a dice check: rolled dice are turned by hand. %n is their number.</extracomment>
        <translation>
            <numerusform>Dreht bis zu %n Würfel des Wurf-Pools auf ein Symbol eurer Wahl.</numerusform>
            <numerusform>Dreht bis zu %n Würfel des Wurf-Pools auf ein Symbol eurer Wahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll one die; if it shows {icon}, refresh it after the check.</source>
        <extracomment>Effect of a card in a dice check. {icon} is an icon.</extracomment>
        <translation>Würfelt einen Würfel neu; zeigt er {icon}, erneuert ihn nach dem Würfelwurf.</translation>
    </message>
    <message>
        <source>Name an icon and reroll one die; if it shows that icon, refresh it after the check.</source>
        <translation>Nennt ein Symbol und würfelt einen Würfel neu; zeigt er dieses Symbol, erneuert ihn nach dem Würfelwurf.</translation>
    </message>
    <message>
        <source>Refresh each die that shows {icon} after the check.</source>
        <extracomment>Effect of a card in a dice check: dice that show the icon do not stay spent. {icon} is an icon.</extracomment>
        <translation>Erneuert nach dem Würfelwurf jeden Würfel, der {icon} zeigt.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh dice of %n color(s) that show {icon}, one each, after the check.</source>
        <extracomment>Effect of a card in a dice check: one die of each color does not stay spent. %n is how many colors. {icon} is an icon.</extracomment>
        <translation>
            <numerusform>Erneuert nach dem Würfelwurf einen Würfel, der {icon} zeigt.</numerusform>
            <numerusform>Erneuert nach dem Würfelwurf Würfel in %n Farben, die {icon} zeigen, von jeder Farbe einen.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this dice check no injury dice are rolled.</source>
        <translation>Bei diesem Würfelwurf werden keine Verletzungswürfel gewürfelt.</translation>
    </message>
    <message numerus="yes">
        <source>Each assisting crewmember may add up to %n die(ce) to this dice check.</source>
        <extracomment>Effect of a card in a dice check: whoever helps may use more dice than usual. %n is how many.</extracomment>
        <translation>
            <numerusform>Jedes unterstützende Besatzungsmitglied darf diesem Würfelwurf bis zu %n Würfel hinzufügen.</numerusform>
            <numerusform>Jedes unterstützende Besatzungsmitglied darf diesem Würfelwurf bis zu %n Würfel hinzufügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>May assist this dice check as if in the same sector.</source>
        <translation>Ihr dürft diesen Würfelwurf unterstützen, als wärt ihr im selben Sektor.</translation>
    </message>
    <message>
        <source>One die of the next dice combination may pay for one more.</source>
        <translation>Ein Würfel der nächsten Würfelkombination darf eine weitere bezahlen.</translation>
    </message>
    <message>
        <source>Make the same dice check again with available dice.</source>
        <translation>Macht denselben Würfelwurf mit verfügbaren Würfeln noch einmal.</translation>
    </message>
    <message>
        <source>Reroll any number of dice of the roll pool that have {icon} on one of their faces.</source>
        <extracomment>Effect of a card in a dice check. {icon} is an icon.</extracomment>
        <translation>Würfelt beliebig viele Würfel des Wurf-Pools neu, die auf einer ihrer Seiten {icon} haben.</translation>
    </message>
    <message>
        <source>Reroll one die of your choice that does not show {icon}.</source>
        <extracomment>Effect of a card in a dice check. {icon} is an icon.</extracomment>
        <translation>Würfelt einen Würfel eurer Wahl neu, der nicht {icon} zeigt.</translation>
    </message>
    <message>
        <source>one die</source>
        <extracomment>The object of a sentence: &quot;Turn one die from [basic] to [construction].&quot;</extracomment>
        <translation>einen Würfel</translation>
    </message>
    <message>
        <source>one red die</source>
        <extracomment>The object of a sentence: &quot;Turn one red die from [basic] to [physical].&quot;</extracomment>
        <translation>einen roten Würfel</translation>
    </message>
    <message>
        <source>one green die</source>
        <extracomment>The object of a sentence: &quot;Turn one green die from [basic] to [biology].&quot;</extracomment>
        <translation>einen grünen Würfel</translation>
    </message>
    <message>
        <source>one blue die</source>
        <extracomment>The object of a sentence: &quot;Turn one blue die from [basic] to [construction].&quot;</extracomment>
        <translation>einen blauen Würfel</translation>
    </message>
    <message>
        <source>Name an icon and refresh each die that shows it after the check.</source>
        <translation>Nennt ein Symbol und erneuert nach dem Würfelwurf jeden Würfel, der es zeigt.</translation>
    </message>
    <message>
        <source>Keep one of your chosen dice aside; it stays available and is not rolled. When the others have been rolled, you may roll it, too.</source>
        <translation>Haltet einen eurer gewählten Würfel zurück; er bleibt verfügbar und wird nicht geworfen. Sind die anderen gefallen, dürft ihr ihn auch werfen.</translation>
    </message>
    <message>
        <source>Keep the face of one die of the roll pool; the next time it is taken for a dice check in this sector, it is not rolled but shows that face.</source>
        <translation>Behaltet die Seite eines Würfels des Wurf-Pools; wenn er das nächste Mal für einen Würfelwurf in diesem Sektor genommen wird, wird er nicht geworfen, sondern zeigt diese Seite.</translation>
    </message>
    <message>
        <source>Nothing happens instead of the green outcome of this check.</source>
        <translation>Statt des grünen Ergebnisses dieses Würfelwurfs geschieht nichts.</translation>
    </message>
    <message>
        <source>Nothing happens instead of the yellow outcome of this check.</source>
        <translation>Statt des gelben Ergebnisses dieses Würfelwurfs geschieht nichts.</translation>
    </message>
    <message>
        <source>Nothing happens instead of the red outcome of this check.</source>
        <translation>Statt des roten Ergebnisses dieses Würfelwurfs geschieht nichts.</translation>
    </message>
    <message>
        <source>In this check {shown} {dice} counts for nothing.</source>
        <extracomment>{shown} is an icon, {dice} is &quot;on all dice&quot;, &quot;on your blue dice&quot; or the like.</extracomment>
        <translation>In diesem Würfelwurf zählt das Symbol {shown} {dice} nichts.</translation>
    </message>
    <message>
        <source>In this check each {shown} {dice} may also count as {becomes}.</source>
        <extracomment>{shown} and {becomes} are icons, {dice} is &quot;on all dice&quot;, &quot;on your blue dice&quot; or the like.</extracomment>
        <translation>In diesem Würfelwurf darf jedes Symbol {shown} {dice} auch als {becomes} zählen.</translation>
    </message>
    <message>
        <source>In this check each {shown} {dice} counts as {becomes}.</source>
        <extracomment>{shown} and {becomes} are icons, {dice} is &quot;on all dice&quot;, &quot;on your blue dice&quot; or the like.</extracomment>
        <translation>In diesem Würfelwurf zählt jedes Symbol {shown} {dice} als {becomes}.</translation>
    </message>
    <message>
        <source>on all dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all dice counts as [technology]&quot;.</extracomment>
        <translation>auf allen Würfeln</translation>
    </message>
    <message>
        <source>on all red dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all red dice counts as [defense]&quot;.</extracomment>
        <translation>auf allen roten Würfeln</translation>
    </message>
    <message>
        <source>on all green dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all green dice counts as [biology]&quot;.</extracomment>
        <translation>auf allen grünen Würfeln</translation>
    </message>
    <message>
        <source>on all blue dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all blue dice counts as [technology]&quot;.</extracomment>
        <translation>auf allen blauen Würfeln</translation>
    </message>
    <message>
        <source>on your dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your dice counts as [technology]&quot;.</extracomment>
        <translation>auf euren Würfeln</translation>
    </message>
    <message>
        <source>on your red dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your red dice counts as [defense]&quot;.</extracomment>
        <translation>auf euren roten Würfeln</translation>
    </message>
    <message>
        <source>on your green dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your green dice counts as [biology]&quot;.</extracomment>
        <translation>auf euren grünen Würfeln</translation>
    </message>
    <message>
        <source>on your blue dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your blue dice counts as [technology]&quot;.</extracomment>
        <translation>auf euren blauen Würfeln</translation>
    </message>
    <message>
        <source>One {shown} {dice} counts as {becomes}.</source>
        <extracomment>{shown} and {becomes} are icons, {dice} is &quot;on one red die of the roll pool&quot; or the like.</extracomment>
        <translation>Ein Symbol {shown} {dice} zählt als {becomes}.</translation>
    </message>
    <message>
        <source>One die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of any color. {becomes} is an icon.</extracomment>
        <translation>Ein Würfel des Wurf-Pools zählt als {becomes}.</translation>
    </message>
    <message>
        <source>One red die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. {becomes} is an icon.</extracomment>
        <translation>Ein roter Würfel des Wurf-Pools zählt als {becomes}.</translation>
    </message>
    <message>
        <source>One green die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. {becomes} is an icon.</extracomment>
        <translation>Ein grüner Würfel des Wurf-Pools zählt als {becomes}.</translation>
    </message>
    <message>
        <source>One blue die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. {becomes} is an icon.</extracomment>
        <translation>Ein blauer Würfel des Wurf-Pools zählt als {becomes}.</translation>
    </message>
    <message>
        <source>on one die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one die of the roll pool counts as [physical].&quot;</extracomment>
        <translation>auf einem Würfel des Wurf-Pools</translation>
    </message>
    <message>
        <source>on one red die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one red die of the roll pool counts as [physical].&quot;</extracomment>
        <translation>auf einem roten Würfel des Wurf-Pools</translation>
    </message>
    <message>
        <source>on one green die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one green die of the roll pool counts as [biology].&quot;</extracomment>
        <translation>auf einem grünen Würfel des Wurf-Pools</translation>
    </message>
    <message>
        <source>on one blue die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one blue die of the roll pool counts as [science].&quot;</extracomment>
        <translation>auf einem blauen Würfel des Wurf-Pools</translation>
    </message>
    <message numerus="yes">
        <source>Turn {die} to an icon that at least %n other die(ce) show.</source>
        <extracomment>{die} is &quot;one blue die&quot; or the like, the object of the sentence.</extracomment>
        <translation>
            <numerusform>Dreht {die} auf ein Symbol, das mindestens ein anderer Würfel zeigt.</numerusform>
            <numerusform>Dreht {die} auf ein Symbol, das mindestens %n andere Würfel zeigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of any color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>Ein Würfel zählt als ein Symbol, das mindestens ein anderer Würfel zeigt.</numerusform>
            <numerusform>Ein Würfel zählt als ein Symbol, das mindestens %n andere Würfel zeigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One red die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>Ein roter Würfel zählt als ein Symbol, das mindestens ein anderer Würfel zeigt.</numerusform>
            <numerusform>Ein roter Würfel zählt als ein Symbol, das mindestens %n andere Würfel zeigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One green die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>Ein grüner Würfel zählt als ein Symbol, das mindestens ein anderer Würfel zeigt.</numerusform>
            <numerusform>Ein grüner Würfel zählt als ein Symbol, das mindestens %n andere Würfel zeigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One blue die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>Ein blauer Würfel zählt als ein Symbol, das mindestens ein anderer Würfel zeigt.</numerusform>
            <numerusform>Ein blauer Würfel zählt als ein Symbol, das mindestens %n andere Würfel zeigen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {die} to {icon}.</source>
        <extracomment>{die} is &quot;one blue die&quot; or the like, {icon} an icon.</extracomment>
        <translation>Dreht {die} auf {icon}.</translation>
    </message>
    <message>
        <source>Turn {die} from {shown} to {icon}.</source>
        <extracomment>{die} is &quot;one blue die&quot; or the like; {shown} is the icon that it shows, {icon} the one that it then shows.</extracomment>
        <translation>Dreht {die} von {shown} auf {icon}.</translation>
    </message>
    <message>
        <source>Reroll any number of dice of the roll pool.</source>
        <translation>Würfelt beliebig viele Würfel des Wurf-Pools neu.</translation>
    </message>
    <message>
        <source>Reroll any number of red dice of the roll pool.</source>
        <translation>Würfelt beliebig viele rote Würfel des Wurf-Pools neu.</translation>
    </message>
    <message>
        <source>Reroll any number of green dice of the roll pool.</source>
        <translation>Würfelt beliebig viele grüne Würfel des Wurf-Pools neu.</translation>
    </message>
    <message>
        <source>Reroll any number of blue dice of the roll pool.</source>
        <translation>Würfelt beliebig viele blaue Würfel des Wurf-Pools neu.</translation>
    </message>
    <message>
        <source>Reroll all dice of one color of your choice.</source>
        <translation>Würfelt alle Würfel einer Farbe eurer Wahl neu.</translation>
    </message>
    <message>
        <source>Reroll all red dice of the roll pool.</source>
        <translation>Würfelt alle roten Würfel des Wurf-Pools neu.</translation>
    </message>
    <message>
        <source>Reroll all green dice of the roll pool.</source>
        <translation>Würfelt alle grünen Würfel des Wurf-Pools neu.</translation>
    </message>
    <message>
        <source>Reroll all blue dice of the roll pool.</source>
        <translation>Würfelt alle blauen Würfel des Wurf-Pools neu.</translation>
    </message>
    <message>
        <source>Put one available die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation>Legt einen verfügbaren Würfel mit {icon} nach oben in den Wurf-Pool.</translation>
    </message>
    <message>
        <source>Put one available red die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation>Legt einen verfügbaren roten Würfel mit {icon} nach oben in den Wurf-Pool.</translation>
    </message>
    <message>
        <source>Put one available green die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation>Legt einen verfügbaren grünen Würfel mit {icon} nach oben in den Wurf-Pool.</translation>
    </message>
    <message>
        <source>Put one available blue die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation>Legt einen verfügbaren blauen Würfel mit {icon} nach oben in den Wurf-Pool.</translation>
    </message>
    <message>
        <source>in sector {sector}</source>
        <extracomment>Where an action is, as in &quot;A green track of an action in sector 3 progresses 1 space.&quot; {sector} is the number of a sector.</extracomment>
        <translation>in Sektor {sector}</translation>
    </message>
    <message>
        <source>in any sector</source>
        <extracomment>Where an action is: &quot;A green track of an action in any sector progresses 1 space.&quot;</extracomment>
        <translation>in einem beliebigen Sektor</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>Where an action is: &quot;A green track of an action here progresses 1 space.&quot;</extracomment>
        <translation>in diesem Sektor</translation>
    </message>
    <message>
        <source>{effect} It must be a track that {icon} moves on.</source>
        <extracomment>{effect} is a sentence about a track of an action, {icon} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>{effect} Es muss ein Track sein, den {icon} vorrücken lässt.</translation>
    </message>
    <message numerus="yes">
        <source>Each yellow track of an action here and in connected sectors progresses %n space(s).</source>
        <extracomment>Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Jeder gelbe Track einer Aktion in diesem und in verbundenen Sektoren rückt %n Feld vor.</numerusform>
            <numerusform>Jeder gelbe Track einer Aktion in diesem und in verbundenen Sektoren rückt %n Felder vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each green track of an action here and in connected sectors progresses %n space(s).</source>
        <extracomment>Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Jeder grüne Track einer Aktion in diesem und in verbundenen Sektoren rückt %n Feld vor.</numerusform>
            <numerusform>Jeder grüne Track einer Aktion in diesem und in verbundenen Sektoren rückt %n Felder vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each red track of an action here and in connected sectors progresses %n space(s).</source>
        <extracomment>Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Jeder rote Track einer Aktion in diesem und in verbundenen Sektoren rückt %n Feld vor.</numerusform>
            <numerusform>Jeder rote Track einer Aktion in diesem und in verbundenen Sektoren rückt %n Felder vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A yellow track of an action {place} goes back %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Ein gelber Track einer Aktion {place} geht %n Feld zurück.</numerusform>
            <numerusform>Ein gelber Track einer Aktion {place} geht %n Felder zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A green track of an action {place} goes back %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Ein grüner Track einer Aktion {place} geht %n Feld zurück.</numerusform>
            <numerusform>Ein grüner Track einer Aktion {place} geht %n Felder zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A red track of an action {place} goes back %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Ein roter Track einer Aktion {place} geht %n Feld zurück.</numerusform>
            <numerusform>Ein roter Track einer Aktion {place} geht %n Felder zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A yellow track of an action {place} progresses %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Ein gelber Track einer Aktion {place} rückt %n Feld vor.</numerusform>
            <numerusform>Ein gelber Track einer Aktion {place} rückt %n Felder vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A green track of an action {place} progresses %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Ein grüner Track einer Aktion {place} rückt %n Feld vor.</numerusform>
            <numerusform>Ein grüner Track einer Aktion {place} rückt %n Felder vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A red track of an action {place} progresses %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Ein roter Track einer Aktion {place} rückt %n Feld vor.</numerusform>
            <numerusform>Ein roter Track einer Aktion {place} rückt %n Felder vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset a yellow track of an action here.</source>
        <translation>Setzt einen gelben Track einer Aktion in diesem Sektor zurück.</translation>
    </message>
    <message>
        <source>Reset a green track of an action here.</source>
        <translation>Setzt einen grünen Track einer Aktion in diesem Sektor zurück.</translation>
    </message>
    <message>
        <source>Reset a red track of an action here.</source>
        <translation>Setzt einen roten Track einer Aktion in diesem Sektor zurück.</translation>
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
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Everybody:</source>
        <extracomment>In bold before a demand to all players.</extracomment>
        <translation>Alle:</translation>
    </message>
    <message>
        <source>Read the entry of the logbook, then go on.</source>
        <translation>Lest den Eintrag im Logbuch, dann geht es weiter.</translation>
    </message>
    <message>
        <source>{players} decide:</source>
        <extracomment>In bold before a question. {players} are several names of players, each with a section.</extracomment>
        <translation>{players} entscheiden:</translation>
    </message>
    <message>
        <source>{player} decides:</source>
        <extracomment>In bold before a question. {player} is the name of a player with the section.</extracomment>
        <translation>{player} entscheidet:</translation>
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
        <translation>das ganze Außenteam im Lander-Sektor ist</translation>
    </message>
    <message>
        <source>the whole away team is in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal. {sector} is the number of a sector.</extracomment>
        <translation>das ganze Außenteam in Sektor {sector} ist</translation>
    </message>
    <message>
        <source>a crewmember is in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal: at least one. {sector} is the number of a sector.</extracomment>
        <translation>ein Besatzungsmitglied in Sektor {sector} ist</translation>
    </message>
    <message numerus="yes">
        <source>the away team has at least %n [success]</source>
        <extracomment>After &quot;if&quot; or as a goal. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>das Außenteam mindestens %n [success] hat</numerusform>
            <numerusform>das Außenteam mindestens %n [success] hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly %n marker(s) lie on the planet board</source>
        <extracomment>After &quot;if&quot; or as a goal: markers anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>auf der Planetenkarte genau %n Marker liegt</numerusform>
            <numerusform>auf der Planetenkarte genau %n Marker liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly %n marker(s) lie in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal. %n is a number of markers; do not let it stand beside that of the sector. {sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>in Sektor {sector} genau %n Marker liegt</numerusform>
            <numerusform>in Sektor {sector} genau %n Marker liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie on the planet board</source>
        <extracomment>After &quot;if&quot; or as a goal: markers anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>auf der Planetenkarte ein Marker liegt</numerusform>
            <numerusform>auf der Planetenkarte mindestens %n Marker liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal. %n is a number of markers; do not let it stand beside that of the sector. {sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>in Sektor {sector} ein Marker liegt</numerusform>
            <numerusform>in Sektor {sector} mindestens %n Marker liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n discovery card(s) lie on the lander</source>
        <extracomment>After &quot;if&quot; or as a goal: finds aboard. %n is their number.</extracomment>
        <translation>
            <numerusform>auf dem Lander eine Entdeckung liegt</numerusform>
            <numerusform>auf dem Lander mindestens %n Entdeckungen liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has entered at least %n sector(s)</source>
        <extracomment>After &quot;if&quot; or as a goal. %n is the number of different sectors.</extracomment>
        <translation>
            <numerusform>das Außenteam einen Sektor betreten hat</numerusform>
            <numerusform>das Außenteam mindestens %n Sektoren betreten hat</numerusform>
        </translation>
    </message>
    <message>
        <source>no crewmember has an injury card</source>
        <translation>kein Besatzungsmitglied eine Verletzungskarte hat</translation>
    </message>
    <message numerus="yes">
        <source>at most %n [supplies] are left</source>
        <extracomment>After &quot;if&quot; or as a goal. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>höchstens %n [supplies] übrig ist</numerusform>
            <numerusform>höchstens %n [supplies] übrig sind</numerusform>
        </translation>
    </message>
    <message>
        <source>the lander’s {stat} is {count} or more</source>
        <extracomment>{stat} is the icon of a statistic of the lander. {count} is a number.</extracomment>
        <translation>der Wert {stat} des Landers mindestens {count} ist</translation>
    </message>
    <message>
        <source>[log_entry] {log} has been read before in this expedition</source>
        <extracomment>After &quot;if&quot;. {log} is the number of an entry of the logbook.</extracomment>
        <translation>[log_entry] {log} in dieser Expedition schon gelesen wurde</translation>
    </message>
    <message>
        <source>you have no section cards in hand</source>
        <translation>ihr keine Sektionskarten auf der Hand habt</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie on the planet board</source>
        <extracomment>After &quot;if&quot;: markers anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>auf der Planetenkarte kein Marker liegt</numerusform>
            <numerusform>auf der Planetenkarte weniger als %n Marker liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie in sector {sector}</source>
        <extracomment>After &quot;if&quot;. %n is a number of markers; do not let it stand beside that of the sector. {sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>in Sektor {sector} kein Marker liegt</numerusform>
            <numerusform>in Sektor {sector} weniger als %n Marker liegen</numerusform>
        </translation>
    </message>
    <message>
        <source>the [mission] {mission} is in play</source>
        <extracomment>After &quot;if&quot;: the mission lies on the table. {mission} is the name of a card in quotation marks.</extracomment>
        <translation>die [mission] {mission} im Spiel ist</translation>
    </message>
    <message>
        <source>a crewmember is in a sector with the [important_sector] icon</source>
        <translation>ein Besatzungsmitglied in einem Sektor mit dem Symbol [important_sector] ist</translation>
    </message>
    <message numerus="yes">
        <source>at least %n sector(s) show the [final_poi] icon</source>
        <extracomment>After &quot;if&quot; or as a goal: places of the map where all is done. %n is their number.</extracomment>
        <translation>
            <numerusform>ein Sektor das Symbol [final_poi] zeigt</numerusform>
            <numerusform>mindestens %n Sektoren das Symbol [final_poi] zeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[lead](pl) lie on at least %n discovery deck(s)</source>
        <extracomment>After &quot;if&quot; or as a goal: lead tokens. %n is the number of decks.</extracomment>
        <translation>
            <numerusform>auf mindestens %n Entdeckungsdeck [lead](pl) liegen</numerusform>
            <numerusform>auf mindestens %n Entdeckungsdecks [lead](pl) liegen</numerusform>
        </translation>
    </message>
    <message>
        <source>the [mission] {mission} is not in play</source>
        <extracomment>After &quot;if&quot;: the mission does not lie on the table. {mission} is the name of a card in quotation marks.</extracomment>
        <translation>die [mission] {mission} nicht im Spiel ist</translation>
    </message>
    <message>
        <source>the lander’s {stat} is below {count}</source>
        <extracomment>{stat} is the icon of a statistic of the lander. {count} is a number.</extracomment>
        <translation>der Wert {stat} des Landers unter {count} liegt</translation>
    </message>
    <message>
        <source>[log_entry] {log} is read for the first time in this expedition</source>
        <extracomment>After &quot;if&quot;. {log} is the number of an entry of the logbook.</extracomment>
        <translation>[log_entry] {log} in dieser Expedition zum ersten Mal gelesen wird</translation>
    </message>
    <message numerus="yes">
        <source>the away team has traveled at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the action, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>das Außenteam mindestens %n-mal gereist ist</numerusform>
            <numerusform>das Außenteam mindestens %n-mal gereist ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has rested at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the action, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>das Außenteam mindestens %n-mal gerastet hat</numerusform>
            <numerusform>das Außenteam mindestens %n-mal gerastet hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has prepared at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the action, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>das Außenteam sich mindestens %n-mal vorbereitet hat</numerusform>
            <numerusform>das Außenteam sich mindestens %n-mal vorbereitet hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n special action(s) have been taken</source>
        <extracomment>Goal or after &quot;if&quot;: actions that cards offer, by anybody. %n is how many.</extracomment>
        <translation>
            <numerusform>mindestens %n Sonderaktion ausgeführt wurde</numerusform>
            <numerusform>mindestens %n Sonderaktionen ausgeführt wurden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has exerted at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: giving up dice, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>das Außenteam sich mindestens %n-mal strapaziert hat</numerusform>
            <numerusform>das Außenteam sich mindestens %n-mal strapaziert hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a yellow outcome has been resolved at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the yellow row of any dice check. %n is how often.</extracomment>
        <translation>
            <numerusform>mindestens %n-mal ein gelbes Ergebnis angewendet wurde</numerusform>
            <numerusform>mindestens %n-mal ein gelbes Ergebnis angewendet wurde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a green outcome has been resolved at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the green row of any dice check. %n is how often.</extracomment>
        <translation>
            <numerusform>mindestens %n-mal ein grünes Ergebnis angewendet wurde</numerusform>
            <numerusform>mindestens %n-mal ein grünes Ergebnis angewendet wurde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a red outcome has been resolved at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the red row of any dice check. %n is how often.</extracomment>
        <translation>
            <numerusform>mindestens %n-mal ein rotes Ergebnis angewendet wurde</numerusform>
            <numerusform>mindestens %n-mal ein rotes Ergebnis angewendet wurde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [log_entry] have been read in this expedition</source>
        <extracomment>Goal or after &quot;if&quot;: entries of the logbook. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>in dieser Expedition mindestens %n [log_entry] gelesen wurde</numerusform>
            <numerusform>in dieser Expedition mindestens %n [log_entry] gelesen wurden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n section card(s) have been played</source>
        <extracomment>Goal or after &quot;if&quot;: cards from hands, by anybody. %n is how many.</extracomment>
        <translation>
            <numerusform>mindestens %n Sektionskarte gespielt wurde</numerusform>
            <numerusform>mindestens %n Sektionskarten gespielt wurden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [charge] have been spent</source>
        <extracomment>Goal or after &quot;if&quot;: tokens that pay for skills. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>mindestens %n [charge] verbraucht wurde</numerusform>
            <numerusform>mindestens %n [charge] verbraucht wurden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>equipment has been used at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: any cards of equipment. %n is how often.</extracomment>
        <translation>
            <numerusform>mindestens %n-mal Ausrüstung benutzt wurde</numerusform>
            <numerusform>mindestens %n-mal Ausrüstung benutzt wurde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [mission] have been completed while nobody was injured</source>
        <extracomment>Goal or after &quot;if&quot;. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>mindestens %n [mission] ohne Verletzte abgeschlossen wurde</numerusform>
            <numerusform>mindestens %n [mission] ohne Verletzte abgeschlossen wurden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n optional [mission] have been completed</source>
        <extracomment>Goal or after &quot;if&quot;: missions that need not be done. %n is how many.</extracomment>
        <translation>
            <numerusform>mindestens %n optionale [mission] abgeschlossen wurde</numerusform>
            <numerusform>mindestens %n optionale [mission](pl) abgeschlossen wurden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n dice check(s) have succeeded with an assisting die</source>
        <extracomment>Goal or after &quot;if&quot;: checks in which somebody else helped with a die. %n is how many.</extracomment>
        <translation>
            <numerusform>mindestens %n Würfelwurf mit einem unterstützenden Würfel gelungen ist</numerusform>
            <numerusform>mindestens %n Würfelwürfe mit einem unterstützenden Würfel gelungen sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [threat] action(s) have succeeded without spending [defense]</source>
        <extracomment>Goal or after &quot;if&quot;: special actions against threats in which no die was spent for the icon of defense. %n is how many.</extracomment>
        <translation>
            <numerusform>mindestens %n Aktion einer [threat](gen) ohne [defense] gelungen ist</numerusform>
            <numerusform>mindestens %n Aktionen von [threat](dat.pl) ohne [defense] gelungen sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the [global_condition] has changed at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: one card of the condition has replaced another. %n is how often.</extracomment>
        <translation>
            <numerusform>die [global_condition] mindestens %n-mal gewechselt hat</numerusform>
            <numerusform>die [global_condition] mindestens %n-mal gewechselt hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this has happened at least %n time(s): {what}</source>
        <extracomment>{what} is a word that the author of a card has chosen.</extracomment>
        <translation>
            <numerusform>dies mindestens %n-mal geschehen ist: {what}</numerusform>
            <numerusform>dies mindestens %n-mal geschehen ist: {what}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>One moment</source>
        <extracomment>Title of a window while content is read: please wait.</extracomment>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>The content packs are being read.</source>
        <translation>Die Inhaltspakete werden gelesen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button of a window while content is read: do not open that game.</extracomment>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ReadingSheet</name>
    <message>
        <source>Look at the table</source>
        <translation>Auf den Tisch schauen</translation>
    </message>
    <message>
        <source>Read on</source>
        <extracomment>Button: turn to the next page of a text.</extracomment>
        <translation>Weiterlesen</translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>if the sector shows {icons}</source>
        <extracomment>A head, small: what an event does if one of its biomes is visible in the sector follows. {icons} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>wenn der Sektor das Biom {icons} zeigt</translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>A head, small: what an event does where none of its biomes is visible follows.</extracomment>
        <translation>sonst</translation>
    </message>
    <message>
        <source>Event {number} of {count}</source>
        <extracomment>At the foot of an event card that is read. {number} and {count} are numbers: which event of the deck it is.</extracomment>
        <translation>Ereignis {number} von {count}</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Head of a card that is read.</extracomment>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Logbook</source>
        <extracomment>Head of an entry that is read.</extracomment>
        <translation>Logbuch</translation>
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
        <translation>Vanguard kann nicht starten</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Button: leave the program, which cannot run.</extracomment>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>{sentence} Rule {rule}.</source>
        <extracomment>{sentence} says why something cannot be done. {rule} is the id of a rule in the rule book, such as &quot;TRV-03&quot;.</extracomment>
        <translation>{sentence} Regel {rule}.</translation>
    </message>
    <message>
        <source>Another decision comes first. {question}</source>
        <extracomment>Why something cannot be done now. {question} is a whole sentence: what has to be decided before.</extracomment>
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
        <extracomment>Why somebody cannot travel. {sector} is the name of a sector.</extracomment>
        <translation>Von hier führt keine Route in diesen Sektor: {sector}.</translation>
    </message>
    <message>
        <source>This path is one-way: it can be used in the direction of its arrows only.</source>
        <translation>Diese Route ist eine Einbahnroute: Sie kann nur in Pfeilrichtung benutzt werden.</translation>
    </message>
    <message>
        <source>Only whoever has the start token may travel now.</source>
        <translation>Jetzt darf nur reisen, wer das Startplättchen hat.</translation>
    </message>
    <message>
        <source>This sector forbids travel: {sector}.</source>
        <extracomment>Why somebody cannot travel. {sector} is the name of a sector.</extracomment>
        <translation>Dieser Sektor verbietet das Reisen: {sector}.</translation>
    </message>
    <message>
        <source>Nobody can rest in this sector now: {sector}.</source>
        <extracomment>Why somebody cannot rest. {sector} is the name of a sector.</extracomment>
        <translation>In diesem Sektor kann jetzt niemand rasten: {sector}.</translation>
    </message>
    <message>
        <source>Resting costs 1 [supplies], and none are left.</source>
        <translation>Rasten kostet 1 [supplies](acc), und es ist keiner mehr da.</translation>
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
        <source>The last action of this turn must be travel.</source>
        <translation>Die letzte Aktion dieses Zuges muss eine Reise sein.</translation>
    </message>
    <message>
        <source>Only one special action is allowed in each turn.</source>
        <translation>In jedem Zug ist nur eine Sonderaktion erlaubt.</translation>
    </message>
    <message>
        <source>Lift-off is possible only from the lander sector.</source>
        <translation>Starten ist nur vom Lander-Sektor aus möglich.</translation>
    </message>
    <message>
        <source>Lift-off is possible only from the lander sector: {sector}.</source>
        <extracomment>Why the team cannot leave the planet. {sector} is the name of a sector.</extracomment>
        <translation>Starten ist nur vom Lander-Sektor aus möglich: {sector}.</translation>
    </message>
    <message>
        <source>The cost of this option cannot be paid in full.</source>
        <translation>Die Kosten dieser Möglichkeit können nicht vollständig bezahlt werden.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n section dice can be rolled.</source>
        <extracomment>Why no more dice can be chosen for a check. %n is the limit of this check.</extracomment>
        <translation>
            <numerusform>Höchstens %n Sektionswürfel darf geworfen werden.</numerusform>
            <numerusform>Höchstens %n Sektionswürfel dürfen geworfen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>This die cannot be used here: {die}.</source>
        <extracomment>Why a die cannot be chosen. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>Dieser Würfel kann hier nicht benutzt werden: {die}.</translation>
    </message>
    <message>
        <source>The path to this sector is closed: {sector}.</source>
        <extracomment>Why somebody cannot travel. {sector} is the name of a sector.</extracomment>
        <translation>Die Route in diesen Sektor ist gesperrt: {sector}.</translation>
    </message>
    <message>
        <source>What this action asks for is not so now.</source>
        <translation>Was diese Aktion voraussetzt, trifft jetzt nicht zu.</translation>
    </message>
    <message>
        <source>Another crewmember must assist with a die.</source>
        <translation>Ein anderes Besatzungsmitglied muss mit einem Würfel unterstützen.</translation>
    </message>
    <message>
        <source>Every other crewmember in the sector must assist with a die: {member}.</source>
        <extracomment>Why the dice cannot be rolled yet. {member} is the name of a crewmember whose die is missing.</extracomment>
        <translation>Jedes andere Besatzungsmitglied im Sektor muss mit einem Würfel unterstützen: {member}.</translation>
    </message>
    <message>
        <source>This die does not have that result: {die}.</source>
        <extracomment>Where players tell what their own dice show. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>Dieser Würfel hat das Ergebnis nicht: {die}.</translation>
    </message>
    <message>
        <source>This can be used at another moment only.</source>
        <translation>Das kann nur zu einem anderen Zeitpunkt benutzt werden.</translation>
    </message>
    <message>
        <source>Not possible while an action, a dice check or an event is being resolved.</source>
        <translation>Nicht möglich, während eine Aktion, ein Würfelwurf oder ein Ereignis ausgeführt wird.</translation>
    </message>
    <message>
        <source>With these dice the special effect would not happen more often.</source>
        <translation>Mit diesen Würfeln würde der Sondereffekt nicht öfter eintreten.</translation>
    </message>
    <message>
        <source>These dice do not cover the requirement.</source>
        <translation>Diese Würfel decken die Bedingung nicht ab.</translation>
    </message>
    <message>
        <source>The dice show what this outcome further up asks for, so it is marked: {outcome}.</source>
        <extracomment>Why an outcome cannot be marked. {outcome} is the outcome that comes before it, as &quot;Green outcome&quot;.</extracomment>
        <translation>Die Würfel zeigen, was dieses Ergebnis weiter oben verlangt, also wird es markiert: {outcome}.</translation>
    </message>
    <message numerus="yes">
        <source>A section deck has at least {least} cards; this one has %n.</source>
        <extracomment>Why an expedition cannot begin. %n is the number of cards in the deck, {least} the smallest number allowed.</extracomment>
        <translation>
            <numerusform>Ein Sektionsdeck hat mindestens {least} Karten; dieses hat %n.</numerusform>
            <numerusform>Ein Sektionsdeck hat mindestens {least} Karten; dieses hat %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rank of the crewmember is too low for this section card: {card}.</source>
        <extracomment>Why an expedition cannot begin: a card in a deck. {card} is the name of a card.</extracomment>
        <translation>Der Rang des Besatzungsmitglieds ist zu niedrig für diese Sektionskarte: {card}.</translation>
    </message>
    <message>
        <source>The section does not own this section card: {card}.</source>
        <extracomment>Why an expedition cannot begin: a card in a deck. {card} is the id of a card.</extracomment>
        <translation>Die Sektion besitzt diese Sektionskarte nicht: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>At least {least} crewmembers go, and one of every player; here %n would go.</source>
        <extracomment>Why an expedition cannot begin. {least} is a number, %n is how many would go now.</extracomment>
        <translation>
            <numerusform>Mindestens {least} Besatzungsmitglieder brechen auf, und von jeder Person am Tisch eines; hier wäre es %n.</numerusform>
            <numerusform>Mindestens {least} Besatzungsmitglieder brechen auf, und von jeder Person am Tisch eines; hier wären es %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one crewmember of each section can go: {section}.</source>
        <extracomment>Why an expedition cannot begin. {section} is the name of a section, as Science.</extracomment>
        <translation>Aus jeder Sektion kann nur ein Besatzungsmitglied aufbrechen: {section}.</translation>
    </message>
    <message numerus="yes">
        <source>With so many players exactly %n crewmember(s) go on the first expedition.</source>
        <extracomment>Why an expedition cannot begin. %n is how many have to go.</extracomment>
        <translation>
            <numerusform>Bei so vielen Personen am Tisch geht genau %n Besatzungsmitglied auf die erste Expedition.</numerusform>
            <numerusform>Bei so vielen Personen am Tisch gehen genau %n Besatzungsmitglieder auf die erste Expedition.</numerusform>
        </translation>
    </message>
    <message>
        <source>This section takes part in the training: {section}.</source>
        <extracomment>Why the training cannot begin without it. {section} is the name of a section, as Science.</extracomment>
        <translation>Diese Sektion nimmt am Training teil: {section}.</translation>
    </message>
    <message>
        <source>Every section has one player, and no player has two sections more than another.</source>
        <translation>Jede Sektion gehört zu genau einer Person, und niemand hat zwei Sektionen mehr als jemand anders.</translation>
    </message>
    <message>
        <source>The lander has no free slot for another structural modification.</source>
        <translation>Der Lander hat keinen freien Platz für eine weitere Strukturmod.</translation>
    </message>
    <message>
        <source>The lander has no free slot for another utility modification.</source>
        <translation>Der Lander hat keinen freien Platz für eine weitere Versorgungsmod.</translation>
    </message>
    <message>
        <source>Only another section may carry this: {equipment}.</source>
        <extracomment>Why somebody cannot take a thing. {equipment} is the name of a card.</extracomment>
        <translation>Nur eine andere Sektion darf das tragen: {equipment}.</translation>
    </message>
    <message>
        <source>This cannot be used more often for now: {equipment}.</source>
        <extracomment>Why a thing cannot be used now. {equipment} is the name of a card.</extracomment>
        <translation>Das kann vorerst nicht öfter benutzt werden: {equipment}.</translation>
    </message>
    <message>
        <source>Its token lies on the planet board already: {equipment}.</source>
        <extracomment>Why a thing cannot be placed on the map. {equipment} is the name of a card.</extracomment>
        <translation>Ihr Plättchen liegt schon auf der Planetenkarte: {equipment}.</translation>
    </message>
    <message>
        <source>This is blocked: {equipment}.</source>
        <extracomment>Why a thing cannot be used: an effect has blocked it. {equipment} is the name of a card.</extracomment>
        <translation>Das ist blockiert: {equipment}.</translation>
    </message>
    <message>
        <source>The first round of the training is guided. The next step is: {step}.</source>
        <extracomment>{step} is the label of the only button that is enabled now.</extracomment>
        <translation>Die erste Runde des Trainings ist angeleitet. Der nächste Schritt ist: {step}.</translation>
    </message>
    <message>
        <source>{why} The first round of the training is guided; the next step is: {step}.</source>
        <extracomment>{why} is a whole sentence: why the order would not be possible anyway. {step} is what the training asks for now.</extracomment>
        <translation>{why} Die erste Runde des Trainings ist angeleitet; der nächste Schritt ist: {step}.</translation>
    </message>
    <message>
        <source>{member} is in another sector.</source>
        <extracomment>Why this crewmember cannot do it. {member} is the name of a crewmember.</extracomment>
        <translation>{member} ist in einem anderen Sektor.</translation>
    </message>
    <message>
        <source>{member} may assist with one die only.</source>
        <extracomment>Why no second die can be added. {member} is the name of a crewmember.</extracomment>
        <translation>{member} darf nur mit einem Würfel unterstützen.</translation>
    </message>
    <message numerus="yes">
        <source>{member} may assist with %n die(ce) at most.</source>
        <extracomment>Why no further die can be added. %n is the limit. {member} is the name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member} darf mit höchstens %n Würfel unterstützen.</numerusform>
            <numerusform>{member} darf mit höchstens %n Würfeln unterstützen.</numerusform>
        </translation>
    </message>
    <message>
        <source>While assisting, {member} may play only one card in a dice check.</source>
        <extracomment>Why no second card can be played. {member} is the name of a crewmember.</extracomment>
        <translation>Beim Unterstützen darf {member} in einem Würfelwurf nur eine Karte spielen.</translation>
    </message>
    <message>
        <source>{member} does not have this card in hand.</source>
        <extracomment>Why a card cannot be played. {member} is the name of a crewmember.</extracomment>
        <translation>{member} hat diese Karte nicht auf der Hand.</translation>
    </message>
    <message>
        <source>{member} must first discard down to the section card limit.</source>
        <extracomment>Why no card can be played yet. {member} is the name of a crewmember.</extracomment>
        <translation>{member} muss erst bis zum Sektionskartenlimit ablegen.</translation>
    </message>
    <message>
        <source>{member} has no [charge].</source>
        <extracomment>Why a skill cannot be used. {member} is the name of a crewmember.</extracomment>
        <translation>{member} hat keine [charge](acc).</translation>
    </message>
    <message>
        <source>{member} has no such skill.</source>
        <extracomment>Why a skill cannot be used. {member} is the name of a crewmember.</extracomment>
        <translation>{member} hat keine solche Fertigkeit.</translation>
    </message>
    <message>
        <source>{member} does not carry this.</source>
        <extracomment>Why a thing cannot be used. {member} is the name of a crewmember.</extracomment>
        <translation>{member} trägt das nicht.</translation>
    </message>
    <message>
        <source>{member} uses equipment in a turn or dice check of their own only.</source>
        <extracomment>Why a thing cannot be used in the turn of somebody else. {member} is the name of a crewmember.</extracomment>
        <translation>{member} benutzt Ausrüstung nur im eigenen Zug oder im eigenen Würfelwurf.</translation>
    </message>
    <message>
        <source>In the training expedition {member} cannot exert with three dice or fewer.</source>
        <extracomment>Why this crewmember cannot give up a die. {member} is the name of a crewmember.</extracomment>
        <translation>In der Trainingsexpedition kann {member} sich mit drei oder weniger Würfeln nicht strapazieren.</translation>
    </message>
</context>
<context>
    <name>RequirementText</name>
    <message>
        <source>no requirement</source>
        <extracomment>In place of what dice have to show for an outcome, where they have to show nothing.</extracomment>
        <translation>keine Bedingung</translation>
    </message>
    <message numerus="yes">
        <source>if the roll pool shows at least %n {icons}</source>
        <extracomment>A head, small, with a colon after it. {icons} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>
            <numerusform>wenn der Wurf-Pool mindestens %n Symbol {icons} zeigt</numerusform>
            <numerusform>wenn der Wurf-Pool mindestens %n Symbole {icons} zeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>if the roll pool shows no {icons}</source>
        <extracomment>A head, small, with a colon after it. {icons} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>wenn der Wurf-Pool kein Symbol {icons} zeigt</translation>
    </message>
    <message numerus="yes">
        <source>if the roll pool shows fewer than %n {icons}</source>
        <extracomment>A head, small, with a colon after it. {icons} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>
            <numerusform>wenn der Wurf-Pool weniger als %n Symbol {icons} zeigt</numerusform>
            <numerusform>wenn der Wurf-Pool weniger als %n Symbole {icons} zeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>red die</source>
        <extracomment>In what dice have to show: any result of such a die, as &quot;[xenology] / red die + blue die&quot;.</extracomment>
        <translation>roter Würfel</translation>
    </message>
    <message>
        <source>green die</source>
        <extracomment>In what dice have to show: any result of such a die, as &quot;[xenology] / green die + blue die&quot;.</extracomment>
        <translation>grüner Würfel</translation>
    </message>
    <message>
        <source>blue die</source>
        <extracomment>In what dice have to show: any result of such a die, as &quot;[xenology] / red die + blue die&quot;.</extracomment>
        <translation>blauer Würfel</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>decides now</source>
        <extracomment>Beside a player: the game waits for this one.</extracomment>
        <translation>entscheidet jetzt</translation>
    </message>
    <message>
        <source>has agreed</source>
        <extracomment>Beside a player: yes to leaving the planet.</extracomment>
        <translation>hat zugestimmt</translation>
    </message>
    <message>
        <source>has yet to agree</source>
        <translation>muss noch zustimmen</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>Title of the sheet: which player has which section.</extracomment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: shut the sheet.</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Each player decides for the crew of their own sections. Lift-off needs everybody’s agreement; in other questions of the whole team one section has the last word.</source>
        <translation>Alle entscheiden für die Besatzung ihrer eigenen Sektionen. Dem Start müssen alle zustimmen; in anderen Fragen des ganzen Teams hat eine Sektion das letzte Wort.</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <extracomment>Said of a field to type in, by screen readers. {number} is from 1 to 4.</extracomment>
        <translation>Name von Person {number}</translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Engineering</source>
        <extracomment>Name of the icon section_engineering, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Recon</source>
        <extracomment>Name of the icon section_recon, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Aufklärung</translation>
    </message>
    <message>
        <source>Science</source>
        <extracomment>Name of the icon section_science, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Wissenschaft</translation>
    </message>
    <message>
        <source>Security</source>
        <extracomment>Name of the icon section_security, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sicherheit</translation>
    </message>
</context>
<context>
    <name>SectionSeatModel</name>
    <message>
        <source>{section}: nobody on the planet</source>
        <extracomment>A section that sends nobody on this expedition. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: niemand auf dem Planeten</translation>
    </message>
    <message>
        <source>{section}: {member}</source>
        <extracomment>A section and its crewmember, who has not landed yet. {section} is the name of a section, as Science. {member} is the name of a crewmember.</extracomment>
        <translation>{section}: {member}</translation>
    </message>
    <message>
        <source>{section}: {member}, sector {number}</source>
        <extracomment>Line about a section. {member} is the name of its crewmember, {number} that of the sector of this person. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: {member}, Sektor {number}</translation>
    </message>
</context>
<context>
    <name>SectorCard</name>
    <message>
        <source>Markers here: {count}</source>
        <extracomment>On the card of a sector. {count} is a number.</extracomment>
        <translation>Marker hier: {count}</translation>
    </message>
    <message>
        <source>Cards under this one: {count}</source>
        <extracomment>On the card of a sector where cards lie in a pile. {count} is a number.</extracomment>
        <translation>Karten unter dieser: {count}</translation>
    </message>
    <message>
        <source>Travel here</source>
        <extracomment>Button on the card of a sector, where the action is not possible.</extracomment>
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
        <source>{outcome}: marker on {at} of {length}.</source>
        <extracomment>The marker on a track of a special action. {outcome} is as &quot;Green outcome&quot;, {at} and {length} are numbers of spaces.</extracomment>
        <translation>{outcome}: Marker auf {at} von {length}.</translation>
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
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>once or twice</source>
        <extracomment>A head, small: what follows is done once, and a second time if the players want.</extracomment>
        <translation>ein- oder zweimal</translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) each in sectors {sectors}.</source>
        <extracomment>{sectors} are numbers of sectors with &quot;and&quot; before the last one; %n markers for each of them.</extracomment>
        <translation>
            <numerusform>Legt in die Sektoren {sectors} je %n Marker.</numerusform>
            <numerusform>Legt in die Sektoren {sectors} je %n Marker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place one [poi] card {poi} each on top of those in sectors {sectors}.</source>
        <extracomment>{poi} is the name of a card of which there are several, in quotation marks, {sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation>Legt in den Sektoren {sectors} je eine [poi]-Karte {poi} auf die Karten dort.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for one discovery deck of your choice.</source>
        <extracomment>Effect of a card: all lead tokens go on one deck. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Erhaltet %n [lead](acc) für ein Entdeckungsdeck eurer Wahl.</numerusform>
            <numerusform>Erhaltet %n [lead](acc) für ein Entdeckungsdeck eurer Wahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this check each {first} {dice} counts as {second}, or each {second} as {first}, as you choose.</source>
        <extracomment>{dice} is &quot;on all dice&quot; or the like; {first} and {second} are icons.</extracomment>
        <translation>In diesem Würfelwurf zählt jedes Symbol {first} {dice} als {second} oder aber jedes {second} als {first}, wie ihr wollt.</translation>
    </message>
    <message numerus="yes">
        <source>The time track of the [global_condition] progresses or goes back %n space(s), as you choose.</source>
        <extracomment>Effect of a card: players choose the direction. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Der Zeit-Track der [global_condition](gen) rückt %n Feld vor oder geht %n Feld zurück, wie ihr wollt.</numerusform>
            <numerusform>Der Zeit-Track der [global_condition](gen) rückt %n Felder vor oder geht %n Felder zurück, wie ihr wollt.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this check {icons} {dice} may also count as each other.</source>
        <extracomment>{dice} is &quot;on all dice&quot; or the like; {icons} are two icons with &quot;and&quot; between them.</extracomment>
        <translation>In diesem Würfelwurf dürfen die Symbole {icons} {dice} auch füreinander zählen.</translation>
    </message>
    <message>
        <source>In this check {icons} {dice} count for nothing.</source>
        <extracomment>{dice} is &quot;on all dice&quot; or the like; {icons} are icons with &quot;and&quot; before the last one.</extracomment>
        <translation>In diesem Würfelwurf zählen die Symbole {icons} {dice} nichts.</translation>
    </message>
    <message>
        <source>One {shown} {dice} counts as {becomes}.</source>
        <extracomment>{shown} is an icon, {dice} is &quot;on one red die of the roll pool&quot; or the like, {becomes} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>Ein Symbol {shown} {dice} zählt als {becomes}.</translation>
    </message>
    <message>
        <source>One {icons} {dice} counts as another of these icons.</source>
        <extracomment>{icons} are icons with &quot;or&quot; before the last one, {dice} is &quot;on one red die of the roll pool&quot; or the like.</extracomment>
        <translation>Ein Symbol {icons} {dice} zählt als ein anderes davon.</translation>
    </message>
    <message>
        <source>Gain all copies of {cards}.</source>
        <extracomment>{cards} are names of cards in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation>Erhaltet alle Exemplare von {cards}.</translation>
    </message>
    <message>
        <source>Gain {cards}.</source>
        <extracomment>Effect of a card aboard the ship. {cards} is names of cards in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation>Erhaltet {cards}.</translation>
    </message>
    <message>
        <source>The situations {cards} come into play.</source>
        <extracomment>{cards} are names of situations in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation>Die Situationen {cards} kommen ins Spiel.</translation>
    </message>
    <message>
        <source>Put the situations {cards} into the envelope.</source>
        <extracomment>{cards} are names of situations in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation>Legt die Situationen {cards} in den Umschlag.</translation>
    </message>
    <message>
        <source>Shuffle {cards} into the possible situations.</source>
        <extracomment>{cards} are names of situations in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation>Mischt {cards} unter die möglichen Situationen.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>On: you hear dice, cards, injuries and what comes of them. Nothing is told by sound alone.</source>
        <translation>Ein: Ihr hört Würfel, Karten, Verletzungen und was daraus wird. Nichts wird allein durch Töne gesagt.</translation>
    </message>
    <message>
        <source>On this system the game is silent: what plays sounds is not installed.</source>
        <translation>Auf diesem System bleibt das Spiel stumm: Was Töne abspielt, ist nicht installiert.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of the page.</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Heading, and caption of the choice of a language.</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Looks</source>
        <extracomment>Heading over what changes the look of the program.</extracomment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Heading over volume and sounds.</extracomment>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sounds of the game</source>
        <translation>Geräusche des Spiels</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <extracomment>Switch: a voice reads texts.</extracomment>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>On: the voice of your system reads every event and every entry of the logbook.</source>
        <translation>Ein: Die Stimme eures Systems liest jedes Ereignis und jeden Eintrag des Logbuchs vor.</translation>
    </message>
    <message>
        <source>Patterns on dice</source>
        <translation>Muster auf Würfeln</translation>
    </message>
    <message>
        <source>On: hatching, dots or lines over the whole die say its color, for eyes that see colors otherwise.</source>
        <translation>Ein: Schraffur, Punkte oder Linien über den ganzen Würfel sagen seine Farbe, für Augen, die Farben anders sehen.</translation>
    </message>
    <message>
        <source>Luck, undo and dice</source>
        <translation>Glück, Rückgängig und Würfel</translation>
    </message>
    <message>
        <source>Folders</source>
        <extracomment>Heading over buttons that open folders of saved games and reports.</extracomment>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>A theme of colors: dark.</extracomment>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>A theme of colors: light.</extracomment>
        <translation>Tag</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A theme of colors: black and white.</extracomment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>How fast things move on the screen.</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>How fast things move on the screen: as designed.</extracomment>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Reduced</source>
        <extracomment>How fast things move on the screen: less than designed.</extracomment>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Nothing moves on the screen.</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Caption of a choice: how large words are.</extracomment>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Caption of the choice of colors.</extracomment>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>Caption of the choice of how fast things move on the screen.</extracomment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Caption of a slider: how loud sounds are.</extracomment>
        <translation>Lautstärke</translation>
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
        <extracomment>Switch: undo stops where something hidden was shown.</extracomment>
        <translation>Strenges Rückgängig</translation>
    </message>
    <message>
        <source>On: undo stops where something hidden was shown, such as a roll or a drawn card.</source>
        <translation>Ein: Rückgängig endet dort, wo etwas Verborgenes gezeigt wurde, etwa ein Wurf oder eine gezogene Karte.</translation>
    </message>
    <message>
        <source>Real dice</source>
        <extracomment>Switch: dice of wood or plastic on the own table.</extracomment>
        <translation>Echte Würfel</translation>
    </message>
    <message>
        <source>On: you roll dice on your own table and tell the game what they show.</source>
        <translation>Ein: Ihr würfelt am eigenen Tisch und sagt dem Spiel, was die Würfel zeigen.</translation>
    </message>
    <message>
        <source>Saves</source>
        <extracomment>A folder: saved games.</extracomment>
        <translation>Spielstände</translation>
    </message>
    <message>
        <source>Open folder</source>
        <extracomment>Button: show the folder in the system&apos;s own window.</extracomment>
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
    <name>SharedText</name>
    <message>
        <source>No effect.</source>
        <extracomment>Instead of a sentence, where a card does nothing.</extracomment>
        <translation>Kein Effekt.</translation>
    </message>
    <message>
        <source>if you want</source>
        <extracomment>A head, small: an optional effect of a card follows.</extracomment>
        <translation>wenn ihr wollt</translation>
    </message>
    <message>
        <source>Read [log_entry] {log}.</source>
        <extracomment>{log} is the number of an entry of the logbook.</extracomment>
        <translation>Lest [log_entry](acc) {log}.</translation>
    </message>
    <message>
        <source>Record the keyword {keyword}.</source>
        <extracomment>{keyword} is in quotation marks.</extracomment>
        <translation>Notiert das Schlüsselwort {keyword}.</translation>
    </message>
    <message>
        <source>This will be remembered.</source>
        <extracomment>In place of an effect that only notes something for later in the campaign.</extracomment>
        <translation>Das wird nicht vergessen.</translation>
    </message>
    <message>
        <source>choose one</source>
        <extracomment>A head, small: alternatives follow as numbered lines.</extracomment>
        <translation>wählt eine Möglichkeit</translation>
    </message>
    <message>
        <source>What happened before decides what follows.</source>
        <extracomment>In place of conditions that depend on what the players noted earlier in the campaign.</extracomment>
        <translation>Was bisher geschehen ist, entscheidet, was nun folgt.</translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>A head, small: what happens if the condition before is not met; another condition may follow it.</extracomment>
        <translation>sonst</translation>
    </message>
</context>
<context>
    <name>ShipAddOns</name>
    <message>
        <source>Add-ons may be used.</source>
        <translation>Erweiterungen dürfen benutzt werden.</translation>
    </message>
    <message>
        <source>An add-on may be built.</source>
        <translation>Eine Erweiterung darf gebaut werden.</translation>
    </message>
    <message>
        <source>The add-on {card} is used.</source>
        <extracomment>What happens aboard: a small room of the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Die Erweiterung {card} wird benutzt.</translation>
    </message>
    <message>
        <source>The add-on {card} is built.</source>
        <extracomment>What happens aboard: a small room of the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Die Erweiterung {card} wird gebaut.</translation>
    </message>
    <message>
        <source>The other add-ons go to the bottom of the deck.</source>
        <translation>Die anderen Erweiterungen kommen unter das Deck.</translation>
    </message>
    <message>
        <source>Crew may use an add-on a second time.</source>
        <translation>Besatzung darf eine Erweiterung ein zweites Mal benutzen.</translation>
    </message>
    <message>
        <source>Which add-on do you use?</source>
        <translation>Welche Erweiterung benutzt ihr?</translation>
    </message>
    <message>
        <source>Which add-on do you build?</source>
        <translation>Welche Erweiterung baut ihr?</translation>
    </message>
    <message>
        <source>All slots are taken. Which add-on leaves the game for {card}?</source>
        <extracomment>Question aboard. {card} is the name of the add-on that comes new, in quotation marks.</extracomment>
        <translation>Alle Plätze sind belegt. Welche Erweiterung verlässt für {card} das Spiel?</translation>
    </message>
    <message>
        <source>Which add-on does the crew use a second time?</source>
        <translation>Welche Erweiterung benutzt die Besatzung ein zweites Mal?</translation>
    </message>
</context>
<context>
    <name>ShipBarracks</name>
    <message>
        <source>{member} and {other} change sections; each loses a rank.</source>
        <extracomment>What happens aboard. {member} and {other} are names of crewmembers; a rank is one step in their career.</extracomment>
        <translation>{member} und {other} tauschen die Sektionen; beide verlieren einen Rang.</translation>
    </message>
    <message>
        <source>{member} goes to {section} and loses a rank.</source>
        <extracomment>What happens aboard. A rank is one step in a career. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member} wechselt in die Sektion {section} und verliert einen Rang.</translation>
    </message>
    <message>
        <source>{member} goes to {section}, one rank lower</source>
        <extracomment>Choice aboard the ship. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member} in die Sektion {section}, einen Rang niedriger</translation>
    </message>
    <message>
        <source>{member} goes to {section}, one rank lower. Nobody of the old section would be left.</source>
        <extracomment>Choice aboard the ship, where the section loses its last crewmember. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member} in die Sektion {section}, einen Rang niedriger. Aus der alten Sektion wäre niemand mehr übrig.</translation>
    </message>
    <message>
        <source>{member} and {other} change sections, each one rank lower</source>
        <extracomment>Choice aboard the ship. {member} and {other} are names of crewmembers.</extracomment>
        <translation>{member} und {other} tauschen die Sektionen, beide einen Rang niedriger</translation>
    </message>
    <message>
        <source>Release {member}</source>
        <extracomment>Choice aboard the ship: somebody no longer belongs to the crew. {member} is the name of a crewmember.</extracomment>
        <translation>Entlassen: {member}</translation>
    </message>
    <message>
        <source>Release {member}. Nobody of the section would be left.</source>
        <extracomment>Choice aboard the ship, where the section loses its last crewmember. {member} is the name of a crewmember.</extracomment>
        <translation>Entlassen: {member}. Aus der Sektion wäre niemand mehr übrig.</translation>
    </message>
    <message>
        <source>{trainer} trains {trainee}</source>
        <extracomment>Choice aboard the ship. {trainer} and {trainee} are names of crewmembers.</extracomment>
        <translation>{trainer} trainiert {trainee}</translation>
    </message>
    <message>
        <source>Crew may change sections or be released.</source>
        <translation>Besatzungsmitglieder dürfen die Sektion wechseln oder entlassen werden.</translation>
    </message>
    <message>
        <source>Crew may be trained.</source>
        <translation>Besatzung darf trainiert werden.</translation>
    </message>
    <message>
        <source>Recruits may be drafted.</source>
        <translation>Rekruten dürfen aufgenommen werden.</translation>
    </message>
    <message>
        <source>{section} may take a recruit.</source>
        <extracomment>What happens aboard: a new crewmember may be chosen. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} darf einen Rekruten nehmen.</translation>
    </message>
    <message>
        <source>{section} releases somebody of rank 1 for {recruit}.</source>
        <extracomment>What happens aboard. {recruit} is the name of the crewmember who comes instead. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} entlässt jemanden mit Rang 1 für {recruit}.</translation>
    </message>
    <message>
        <source>The other recruits are shuffled back.</source>
        <translation>Die übrigen Rekruten werden zurückgemischt.</translation>
    </message>
    <message>
        <source>Does anybody change the section, is anybody released?</source>
        <translation>Wechselt jemand die Sektion, wird jemand entlassen?</translation>
    </message>
    <message>
        <source>Who trains whom?</source>
        <translation>Wer trainiert wen?</translation>
    </message>
    <message>
        <source>Only available or resting crew can change to another section or be released.</source>
        <translation>Nur verfügbare oder rastende Besatzung kann die Sektion wechseln oder entlassen werden.</translation>
    </message>
    <message>
        <source>Rank 1 cannot change the section: there is no rank to lose.</source>
        <translation>Mit Rang 1 ist kein Wechsel der Sektion möglich: Es gibt keinen Rang zu verlieren.</translation>
    </message>
    <message>
        <source>The section has no free sleeve of this rank.</source>
        <translation>Die Sektion hat keine freie Hülle dieses Rangs.</translation>
    </message>
    <message>
        <source>A trainer needs rank 3.</source>
        <translation>Ein Trainer braucht Rang 3.</translation>
    </message>
    <message>
        <source>Only rank 1 of the trainer’s own section can be trained.</source>
        <translation>Nur Rang 1 aus der eigenen Sektion des Trainers kann trainiert werden.</translation>
    </message>
    <message>
        <source>Besides trainer and trainee somebody else of the section has to be available.</source>
        <translation>Außer Trainer und Trainiertem muss noch jemand aus der Sektion verfügbar sein.</translation>
    </message>
    <message>
        <source>Which section drafts next?</source>
        <translation>Welche Sektion nimmt als Nächstes Rekruten auf?</translation>
    </message>
    <message>
        <source>{section}: which recruit do you take?</source>
        <extracomment>Question to the players of a section. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: Welchen Rekruten nehmt ihr?</translation>
    </message>
    <message>
        <source>{section}: who is released for {recruit}?</source>
        <extracomment>Question to the players of a section. {recruit} is the name of the crewmember who comes instead. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: Wer wird für {recruit} entlassen?</translation>
    </message>
</context>
<context>
    <name>ShipBridge</name>
    <message numerus="yes">
        <source>Treat {what} as absent until the team has come home %n time(s).</source>
        <extracomment>Effect of a card aboard. {what} is the name of a card in quotation marks, or a task of the crew; %n counts expeditions.</extracomment>
        <translation>
            <numerusform>Bis das Team heimgekehrt ist, gilt dies als nicht vorhanden: {what}.</numerusform>
            <numerusform>Bis das Team %n-mal heimgekehrt ist, gilt dies als nicht vorhanden: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A random equipment card of the armory is absent until the team has come home %n time(s).</source>
        <extracomment>Effect of a card aboard: nobody can take that card along. %n counts expeditions.</extracomment>
        <translation>
            <numerusform>Eine zufällige Ausrüstungskarte des Arsenals fehlt, bis das Team heimgekehrt ist.</numerusform>
            <numerusform>Eine zufällige Ausrüstungskarte des Arsenals fehlt, bis das Team %n-mal heimgekehrt ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for the next %n phase(s)</source>
        <extracomment>A head, small: what holds so long follows. A phase is one stay aboard the ship; %n is how many.</extracomment>
        <translation>
            <numerusform>in der nächsten Phase</numerusform>
            <numerusform>in den nächsten %n Phasen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>until the team has come home %n time(s)</source>
        <extracomment>A head, small: what holds so long follows. %n counts expeditions.</extracomment>
        <translation>
            <numerusform>bis das Team heimgekehrt ist</numerusform>
            <numerusform>bis das Team %n-mal heimgekehrt ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the beginning of the next %n phase(s)</source>
        <extracomment>A head, small: what happens then follows. A phase is one stay aboard the ship; %n is how many.</extracomment>
        <translation>
            <numerusform>zu Beginn der nächsten Phase</numerusform>
            <numerusform>jeweils zu Beginn der nächsten %n Phasen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>when the next %n exploration(s) begin</source>
        <extracomment>A head, small: what happens then follows. %n counts expeditions.</extracomment>
        <translation>
            <numerusform>wenn die nächste Erkundung beginnt</numerusform>
            <numerusform>jeweils wenn eine der nächsten %n Erkundungen beginnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next %n time(s)</source>
        <extracomment>A head, small: what holds so often follows. %n is how often.</extracomment>
        <translation>
            <numerusform>beim nächsten Mal</numerusform>
            <numerusform>bei den nächsten %n Malen</numerusform>
        </translation>
    </message>
    <message>
        <source>from now on</source>
        <extracomment>A head, small: what holds from then on follows.</extracomment>
        <translation>ab jetzt</translation>
    </message>
    <message>
        <source>when the next act begins</source>
        <extracomment>A head, small: what happens then follows.</extracomment>
        <translation>wenn der nächste Akt beginnt</translation>
    </message>
    <message>
        <source>In force – {standing}</source>
        <extracomment>Line on the bridge: what still holds. {standing} is a whole sentence.</extracomment>
        <translation>In Kraft – {standing}</translation>
    </message>
    <message>
        <source>No longer in force: {standing}</source>
        <extracomment>Chronicle aboard. {standing} is a whole sentence.</extracomment>
        <translation>Gilt nicht mehr: {standing}</translation>
    </message>
    <message>
        <source>This waits for its time: {effect}</source>
        <extracomment>Chronicle aboard: something will happen later. {effect} is a whole sentence of a card.</extracomment>
        <translation>Das wartet auf seine Zeit: {effect}</translation>
    </message>
    <message>
        <source>What was put off until now happens.</source>
        <translation>Was bis jetzt aufgeschoben war, geschieht nun.</translation>
    </message>
    <message>
        <source>Install {card}.</source>
        <extracomment>Effect of a card aboard: a card is put into the row of the bridge. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Installiert {card}.</translation>
    </message>
    <message>
        <source>This equipment cannot be found: {card}.</source>
        <extracomment>Chronicle aboard, in a mystery of lost things. {card} is the name of a card.</extracomment>
        <translation>Diese Ausrüstung ist nicht zu finden: {card}.</translation>
    </message>
    <message>
        <source>The row is full: which card makes room for {card}?</source>
        <extracomment>Question on the bridge. {card} is the name of the card that comes new, in quotation marks.</extracomment>
        <translation>Die Reihe ist voll: Welche Karte macht Platz für {card}?</translation>
    </message>
</context>
<context>
    <name>ShipConditions</name>
    <message>
        <source>option {option} was chosen in [log_entry] {log}</source>
        <extracomment>After &quot;if&quot;: what players have chosen. {option} and {log} are numbers, of an option and of an entry of the logbook.</extracomment>
        <translation>in [log_entry] {log} Möglichkeit {option} gewählt wurde</translation>
    </message>
    <message>
        <source>there is a note about {key}</source>
        <extracomment>After &quot;if&quot;: players have written something down. {key} is what it is about, a word of the author of the card.</extracomment>
        <translation>es eine Notiz zu {key} gibt</translation>
    </message>
    <message>
        <source>the note about {key} says “{text}”</source>
        <extracomment>After &quot;if&quot;: players have written something down. {key} is what it is about, {text} what was written.</extracomment>
        <translation>die Notiz zu {key} „{text}“ lautet</translation>
    </message>
    <message>
        <source>you have {card}</source>
        <extracomment>After &quot;if&quot;: the card belongs to the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation>ihr {card} habt</translation>
    </message>
    <message>
        <source>{card} is installed</source>
        <extracomment>After &quot;if&quot;: the card lies in its place on the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} installiert ist</translation>
    </message>
    <message>
        <source>{card} has been completed</source>
        <extracomment>After &quot;if&quot;: an objective or project is done. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} abgeschlossen wurde</translation>
    </message>
    <message>
        <source>{card} has left the game</source>
        <extracomment>After &quot;if&quot;: the card is out of this campaign. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} das Spiel verlassen hat</translation>
    </message>
    <message>
        <source>{card} is still in the game</source>
        <extracomment>After &quot;if&quot;: the card is not out of this campaign. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} noch im Spiel ist</translation>
    </message>
    <message>
        <source>{card} is not installed</source>
        <extracomment>After &quot;if&quot;: the card does not lie in its place on the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} nicht installiert ist</translation>
    </message>
    <message>
        <source>{card} has not been completed</source>
        <extracomment>After &quot;if&quot;: an objective or project is not done. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} nicht abgeschlossen wurde</translation>
    </message>
    <message>
        <source>{found} (rarity {rarity} or higher)</source>
        <extracomment>{found} is a clause such as &quot;at least 2 gathered discoveries are aboard&quot;, {rarity} is 2 or 3.</extracomment>
        <translation>{found} (Seltenheit {rarity} oder höher)</translation>
    </message>
    <message>
        <source>the pools hold at least {energy} [energy], {command} [command] and {success} [success]</source>
        <extracomment>After &quot;if&quot;: tokens of the ship. {energy}, {command} and {success} are numbers before icons.</extracomment>
        <translation>in den Pools mindestens {energy} [energy], {command} [command] und {success} [success] liegen</translation>
    </message>
    <message>
        <source>{text} (section: {section})</source>
        <extracomment>{text} is a clause such as &quot;at least 2 crewmembers are resting&quot;. {section} is the name of a section, as Science.</extracomment>
        <translation>{text} (Sektion: {section})</translation>
    </message>
    <message>
        <source>{text} (rank {rank} or higher)</source>
        <extracomment>After &quot;if&quot;: who is counted. {text} is what stands before, as &quot;at least 2 crewmembers are alive&quot;, {rank} is 2 or 3.</extracomment>
        <translation>{text} (Rang {rank} oder höher)</translation>
    </message>
    <message>
        <source>an earlier campaign has left “{key}: {value}”</source>
        <extracomment>After &quot;if&quot;: what a finished campaign hands down to this one. {key} and {value} are words of the author of the card.</extracomment>
        <translation>eine frühere Kampagne „{key}: {value}“ hinterlassen hat</translation>
    </message>
    <message>
        <source>the counter {counter} is below {count}</source>
        <extracomment>After &quot;if&quot;. {counter} is a keyword in quotation marks, {count} a number.</extracomment>
        <translation>der Zähler {counter} unter {count} liegt</translation>
    </message>
    <message>
        <source>{mission} has not been completed</source>
        <extracomment>After &quot;if&quot;: what the team was sent for. {mission} is the name of a mission in quotation marks.</extracomment>
        <translation>{mission} nicht abgeschlossen wurde</translation>
    </message>
    <message>
        <source>the counter {counter} is {count} or more</source>
        <extracomment>After &quot;if&quot;. {counter} is a keyword in quotation marks, {count} a number.</extracomment>
        <translation>der Zähler {counter} mindestens {count} zeigt</translation>
    </message>
    <message>
        <source>act {act} has begun</source>
        <extracomment>After &quot;if&quot;: a campaign has acts as a play has. {act} is a number.</extracomment>
        <translation>Akt {act} begonnen hat</translation>
    </message>
    <message>
        <source>morale is {level}</source>
        <extracomment>After &quot;if&quot;: the mood aboard. {level} is one of four words, as &quot;low&quot;.</extracomment>
        <translation>die Moralstufe „{level}“ ist</translation>
    </message>
    <message>
        <source>cycle {cycle} has begun</source>
        <extracomment>After &quot;if&quot;: the campaign goes round by round of ship and expedition. {cycle} is a number.</extracomment>
        <translation>Zyklus {cycle} begonnen hat</translation>
    </message>
    <message>
        <source>the tech level is {level} or higher</source>
        <extracomment>After &quot;if&quot;: how far research has come. {level} is a number.</extracomment>
        <translation>die Technikstufe mindestens {level} ist</translation>
    </message>
    <message>
        <source>morale is {level} or better</source>
        <extracomment>After &quot;if&quot;: the mood aboard. {level} is one of four words, as &quot;low&quot;.</extracomment>
        <translation>die Moralstufe mindestens „{level}“ ist</translation>
    </message>
    <message>
        <source>nothing is left to do on {planet}</source>
        <extracomment>After &quot;if&quot;. {planet} is the name of a world in quotation marks.</extracomment>
        <translation>auf {planet} nichts mehr zu tun ist</translation>
    </message>
    <message>
        <source>{mission} has been completed</source>
        <extracomment>After &quot;if&quot;: what the team was sent for. {mission} is the name of a mission in quotation marks.</extracomment>
        <translation>{mission} abgeschlossen wurde</translation>
    </message>
    <message>
        <source>the last exploration failed</source>
        <translation>die letzte Erkundung gescheitert ist</translation>
    </message>
    <message numerus="yes">
        <source>at least %n of the keywords {keywords} are recorded</source>
        <extracomment>After &quot;if&quot;. {keywords} are keywords in quotation marks, with &quot;and&quot; before the last one; %n is how many of them.</extracomment>
        <translation>
            <numerusform>mindestens %n der Schlüsselwörter {keywords} notiert ist</numerusform>
            <numerusform>mindestens %n der Schlüsselwörter {keywords} notiert sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n of the [unique_discovery] {names} are in their slots</source>
        <extracomment>After &quot;if&quot;: finds of which there is only one. {names} are their names in quotation marks, %n is how many of them.</extracomment>
        <translation>
            <numerusform>mindestens %n der [unique_discovery](gen.pl) {names} auf ihrem Platz liegt</numerusform>
            <numerusform>mindestens %n der [unique_discovery](gen.pl) {names} auf ihren Plätzen liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the team has come home at least %n time(s) without {mission}</source>
        <extracomment>After &quot;if&quot;. {mission} is the name of a mission that was not completed, in quotation marks; %n is how often.</extracomment>
        <translation>
            <numerusform>das Team ohne {mission} heimgekehrt ist</numerusform>
            <numerusform>das Team mindestens %n-mal ohne {mission} heimgekehrt ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a team has been on {planet} at least %n time(s)</source>
        <extracomment>After &quot;if&quot;. {planet} is the name of a world in quotation marks, %n how often.</extracomment>
        <translation>
            <numerusform>ein Team auf {planet} war</numerusform>
            <numerusform>ein Team mindestens %n-mal auf {planet} war</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n crewmember(s) lie in a critical bed</source>
        <extracomment>After &quot;if&quot;: the first of three kinds of beds in the medbay. %n is a number of people.</extracomment>
        <translation>
            <numerusform>niemand in einem kritischen Bett liegt</numerusform>
            <numerusform>weniger als %n Besatzungsmitglieder in einem kritischen Bett liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [unique_discovery] are in their slots</source>
        <extracomment>After &quot;if&quot;: finds of which there is only one. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>mindestens %n [unique_discovery] auf ihrem Platz liegt</numerusform>
            <numerusform>mindestens %n [unique_discovery] auf ihren Plätzen liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n gathered discoveries are aboard</source>
        <extracomment>After &quot;if&quot;: finds of any kind aboard the ship. %n is how many.</extracomment>
        <translation>
            <numerusform>eine gesammelte Entdeckung an Bord ist</numerusform>
            <numerusform>mindestens %n gesammelte Entdeckungen an Bord sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n {deck} are aboard</source>
        <extracomment>After &quot;if&quot;: finds aboard the ship. {deck} is the icon of a discovery deck, %n stands before it.</extracomment>
        <translation>
            <numerusform>mindestens %n {deck} an Bord ist</numerusform>
            <numerusform>mindestens %n {deck} an Bord sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are alive</source>
        <extracomment>After &quot;if&quot;. %n is a number of people of the whole ship.</extracomment>
        <translation>
            <numerusform>ein Besatzungsmitglied lebt</numerusform>
            <numerusform>mindestens %n Besatzungsmitglieder leben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) have died</source>
        <extracomment>After &quot;if&quot;. %n is a number of people of the whole ship.</extracomment>
        <translation>
            <numerusform>ein Besatzungsmitglied gestorben ist</numerusform>
            <numerusform>mindestens %n Besatzungsmitglieder gestorben sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are available</source>
        <extracomment>After &quot;if&quot;: people who neither rest nor lie in the medbay. %n is their number.</extracomment>
        <translation>
            <numerusform>ein Besatzungsmitglied verfügbar ist</numerusform>
            <numerusform>mindestens %n Besatzungsmitglieder verfügbar sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are resting</source>
        <extracomment>After &quot;if&quot;. %n is a number of people.</extracomment>
        <translation>
            <numerusform>ein Besatzungsmitglied rastet</numerusform>
            <numerusform>mindestens %n Besatzungsmitglieder rasten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are in the medbay</source>
        <extracomment>After &quot;if&quot;. %n is a number of people.</extracomment>
        <translation>
            <numerusform>ein Besatzungsmitglied auf der Krankenstation ist</numerusform>
            <numerusform>mindestens %n Besatzungsmitglieder auf der Krankenstation sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) lie in a critical bed</source>
        <extracomment>After &quot;if&quot;: the first of three kinds of beds in the medbay. %n is a number of people.</extracomment>
        <translation>
            <numerusform>ein Besatzungsmitglied in einem kritischen Bett liegt</numerusform>
            <numerusform>mindestens %n Besatzungsmitglieder in einem kritischen Bett liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are on the away team</source>
        <extracomment>After &quot;if&quot;: people who go or were down on a planet. %n is their number.</extracomment>
        <translation>
            <numerusform>ein Besatzungsmitglied im Außenteam ist</numerusform>
            <numerusform>mindestens %n Besatzungsmitglieder im Außenteam sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n row(s) of [unique_discovery] are full</source>
        <extracomment>After &quot;if&quot;: all of a row of finds are there. %n is a number of rows.</extracomment>
        <translation>
            <numerusform>eine Reihe von [unique_discovery](dat.pl) voll ist</numerusform>
            <numerusform>mindestens %n Reihen von [unique_discovery](dat.pl) voll sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every section owns at least %n dice</source>
        <extracomment>After &quot;if&quot;. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>jede Sektion mindestens %n Würfel besitzt</numerusform>
            <numerusform>jede Sektion mindestens %n Würfel besitzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n players are at the table</source>
        <extracomment>After &quot;if&quot;: people who play. %n is their number.</extracomment>
        <translation>
            <numerusform>mindestens %n Person am Tisch sitzt</numerusform>
            <numerusform>mindestens %n Personen am Tisch sitzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[log_entry] {log} has been read at least %n time(s)</source>
        <extracomment>After &quot;if&quot;. {log} is the number of an entry of the logbook, %n how often.</extracomment>
        <translation>
            <numerusform>[log_entry] {log} gelesen wurde</numerusform>
            <numerusform>[log_entry] {log} mindestens %n-mal gelesen wurde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n box(es) of [log_entry] {log} are marked</source>
        <extracomment>After &quot;if&quot;: an entry of the logbook has boxes that are ticked. {log} is its number, %n how many boxes.</extracomment>
        <translation>
            <numerusform>in [log_entry] {log} ein Kästchen angekreuzt ist</numerusform>
            <numerusform>in [log_entry] {log} mindestens %n Kästchen angekreuzt sind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipCrew</name>
    <message>
        <source>at random</source>
        <extracomment>In parentheses behind what happens to a crewmember: who is not chosen.</extracomment>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <extracomment>In parentheses behind what happens to a crewmember: only somebody of this rank. {rank} is 1, 2 or 3.</extracomment>
        <translation>Rang {rank}</translation>
    </message>
    <message>
        <source>resting crew</source>
        <extracomment>In parentheses behind what happens to a crewmember: only somebody who rests.</extracomment>
        <translation>rastende Besatzung</translation>
    </message>
    <message>
        <source>first those who serve outside their own section</source>
        <translation>zuerst, wer außerhalb der eigenen Sektion dient</translation>
    </message>
    <message>
        <source> ({whom})</source>
        <extracomment>Behind what happens to a crewmember. {whom} is what that person must be, as &quot;Science, rank 2&quot;.</extracomment>
        <translation> ({whom})</translation>
    </message>
    <message>
        <source>Promote one crewmember by one rank{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Befördert ein Besatzungsmitglied um einen Rang{whom}.</translation>
    </message>
    <message>
        <source>Promote one available crewmember, who then rests{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Befördert ein verfügbares Besatzungsmitglied, das danach rastet{whom}.</translation>
    </message>
    <message>
        <source>One crewmember loses one rank{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Ein Besatzungsmitglied verliert einen Rang{whom}.</translation>
    </message>
    <message>
        <source>One crewmember dies{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Ein Besatzungsmitglied stirbt{whom}.</translation>
    </message>
    <message>
        <source>One available crewmember goes to rest{whom}.</source>
        <extracomment>Effect of a card aboard: whoever rests cannot be sent. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Ein verfügbares Besatzungsmitglied geht rasten{whom}.</translation>
    </message>
    <message>
        <source>One resting crewmember becomes available{whom}.</source>
        <extracomment>Effect of a card aboard: whoever is available can be sent. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Ein rastendes Besatzungsmitglied wird verfügbar{whom}.</translation>
    </message>
    <message>
        <source>One available crewmember lies down in a bed of the medbay{whom}.</source>
        <extracomment>Effect of a card aboard: this person is ill. {whom} is in parentheses and names the kind of bed.</extracomment>
        <translation>Ein verfügbares Besatzungsmitglied belegt ein Bett der Krankenstation{whom}.</translation>
    </message>
    <message>
        <source>every player</source>
        <extracomment>A head, small: what each of them does follows.</extracomment>
        <translation>jede Person am Tisch</translation>
    </message>
    <message>
        <source>lots are drawn</source>
        <extracomment>A head, small: what chance decides about follows.</extracomment>
        <translation>das Los entscheidet</translation>
    </message>
    <message>
        <source>Who is it? {effect}</source>
        <extracomment>Question aboard. {effect} is whole sentences of a card.</extracomment>
        <translation>Wer ist es? {effect}</translation>
    </message>
    <message>
        <source>{source}: who is it? {effect}</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {effect} is whole sentences of a card.</extracomment>
        <translation>{source}: Wer ist gemeint? {effect}</translation>
    </message>
    <message>
        <source>Which section does the recruit join?</source>
        <translation>In welche Sektion kommt der Rekrut?</translation>
    </message>
    <message numerus="yes">
        <source>One patient moves %n bed(s) to the right{whom}.</source>
        <extracomment>Effect of a card aboard: each bed to the right is nearer to health. %n is a number of beds, {whom} is in parentheses, or nothing.</extracomment>
        <translation>
            <numerusform>Ein Patient rückt %n Bett nach rechts{whom}.</numerusform>
            <numerusform>Ein Patient rückt %n Betten nach rechts{whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join the section {section} and rest.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number, {section} the name of a section.</extracomment>
        <translation>
            <numerusform>%n zufälliger Rekrut mit Rang {rank} kommt in die Sektion {section} und rastet.</numerusform>
            <numerusform>%n zufällige Rekruten mit Rang {rank} kommen in die Sektion {section} und rasten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join the section {section}.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number, {section} the name of a section.</extracomment>
        <translation>
            <numerusform>%n zufälliger Rekrut mit Rang {rank} kommt in die Sektion {section}.</numerusform>
            <numerusform>%n zufällige Rekruten mit Rang {rank} kommen in die Sektion {section}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join a section of your choice and rest.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number.</extracomment>
        <translation>
            <numerusform>%n zufälliger Rekrut mit Rang {rank} kommt in eine Sektion eurer Wahl und rastet.</numerusform>
            <numerusform>%n zufällige Rekruten mit Rang {rank} kommen in eine Sektion eurer Wahl und rasten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join a section of your choice.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number.</extracomment>
        <translation>
            <numerusform>%n zufälliger Rekrut mit Rang {rank} kommt in eine Sektion eurer Wahl.</numerusform>
            <numerusform>%n zufällige Rekruten mit Rang {rank} kommen in eine Sektion eurer Wahl.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipCycle</name>
    <message numerus="yes">
        <source>Gain %n [energy].</source>
        <extracomment>Effect of a card aboard: tokens for the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Erhaltet %n [energy](acc).</numerusform>
            <numerusform>Erhaltet %n [energy](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [energy].</source>
        <extracomment>Effect of a card aboard: tokens out of the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Verliert %n [energy](acc).</numerusform>
            <numerusform>Verliert %n [energy](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [command].</source>
        <extracomment>Effect of a card aboard: tokens for the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Erhaltet %n [command](acc).</numerusform>
            <numerusform>Erhaltet %n [command](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n copies of {card}.</source>
        <extracomment>Effect of a card aboard. %n is how many of one card. {card} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Erhaltet %n Exemplar von {card}.</numerusform>
            <numerusform>Erhaltet %n Exemplare von {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [command].</source>
        <extracomment>Effect of a card aboard: tokens out of the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Verliert %n [command](acc).</numerusform>
            <numerusform>Verliert %n [command](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [success].</source>
        <extracomment>Effect of a card aboard: tokens for the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Erhaltet %n [success](acc).</numerusform>
            <numerusform>Erhaltet %n [success](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [success].</source>
        <extracomment>Effect of a card aboard: tokens out of the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Verliert %n [success](acc).</numerusform>
            <numerusform>Verliert %n [success](acc).</numerusform>
        </translation>
    </message>
    <message>
        <source>New in {section}: {member}, rank {rank}.</source>
        <extracomment>Chronicle aboard. {section} is the name of a section, as Science. {member} is the name of a crewmember. {rank} is 1, 2 or 3.</extracomment>
        <translation>Neu in der Sektion {section}: {member}, Rang {rank}.</translation>
    </message>
    <message>
        <source>{member} goes over to {section}, with rank {rank} there.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {section} is the name of a section, as Science. {rank} is 1, 2 or 3.</extracomment>
        <translation>{member} wechselt in die Sektion {section} und hat dort Rang {rank}.</translation>
    </message>
    <message>
        <source>{member} loses a rank and has rank {rank} now.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {rank} is 1, 2 or 3.</extracomment>
        <translation>{member} verliert einen Rang und hat jetzt Rang {rank}.</translation>
    </message>
    <message>
        <source>{member} is promoted: rank {rank}.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {rank} is 1, 2 or 3.</extracomment>
        <translation>{member} wird befördert: Rang {rank}.</translation>
    </message>
    <message>
        <source>Morale falls: {level}.</source>
        <extracomment>Chronicle aboard. {level} is a level of morale, as &quot;Low&quot;.</extracomment>
        <translation>Die Moral sinkt. Stufe: {level}.</translation>
    </message>
    <message>
        <source>Morale rises: {level}.</source>
        <extracomment>Chronicle aboard. {level} is a level of morale, as &quot;Low&quot;.</extracomment>
        <translation>Die Moral steigt. Stufe: {level}.</translation>
    </message>
    <message>
        <source>The penalty token lies in the command pool.</source>
        <translation>Das Strafplättchen liegt im Befehls-Pool.</translation>
    </message>
    <message>
        <source>The penalty token goes, and with it all [command] but one.</source>
        <translation>Das Strafplättchen geht, und mit ihm alle [command](pl) bis auf einen.</translation>
    </message>
    <message>
        <source>Go on to the next step.</source>
        <translation>Geht zum nächsten Schritt über.</translation>
    </message>
    <message>
        <source>The next step is carried out.</source>
        <translation>Der nächste Schritt wird ausgeführt.</translation>
    </message>
    <message>
        <source>Remove this card from the game.</source>
        <translation>Entfernt diese Karte aus dem Spiel.</translation>
    </message>
    <message>
        <source>Shuffle this card into the possible situations.</source>
        <translation>Mischt diese Karte unter die möglichen Situationen.</translation>
    </message>
    <message>
        <source>Raise morale by one level.</source>
        <translation>Hebt die Moral um eine Stufe.</translation>
    </message>
    <message>
        <source>Lower morale by one level.</source>
        <translation>Senkt die Moral um eine Stufe.</translation>
    </message>
    <message>
        <source>Set morale to {level}.</source>
        <extracomment>Effect of a card aboard: the mood. {level} is one of four words, as &quot;low&quot;.</extracomment>
        <translation>Setzt die Moral auf diese Stufe: {level}.</translation>
    </message>
    <message>
        <source>Every section returns one die to the box.</source>
        <translation>Jede Sektion legt einen Würfel in die Schachtel zurück.</translation>
    </message>
    <message>
        <source>{section} returns one die to the box.</source>
        <extracomment>What happens aboard: each section owns dice. {section} is the name of a section, as Science.</extracomment>
        <translation>Die Sektion {section} legt einen Würfel in die Schachtel zurück.</translation>
    </message>
    <message>
        <source>Cycle {number} begins.</source>
        <extracomment>Chronicle aboard. {number} is a number.</extracomment>
        <translation>Zyklus {number} beginnt.</translation>
    </message>
    <message>
        <source>{member} leaves the crew.</source>
        <extracomment>Chronicle aboard: this person no longer belongs to the crew. {member} is the name of a crewmember.</extracomment>
        <translation>{member} verlässt die Besatzung.</translation>
    </message>
    <message>
        <source>The away team leaves the ship.</source>
        <translation>Das Außenteam verlässt das Schiff.</translation>
    </message>
    <message>
        <source>The away team is back aboard.</source>
        <translation>Das Außenteam ist wieder an Bord.</translation>
    </message>
    <message>
        <source>Gain all copies of {card}.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation>Erhaltet alle Exemplare von {card}.</translation>
    </message>
    <message>
        <source>Gain {card}.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation>Erhaltet {card}.</translation>
    </message>
    <message>
        <source>The situation {card} comes into play.</source>
        <extracomment>{card} is the name of a situation in quotation marks.</extracomment>
        <translation>Die Situation {card} kommt ins Spiel.</translation>
    </message>
    <message>
        <source>Put the situation {card} into the envelope.</source>
        <extracomment>{card} is the name of a situation in quotation marks.</extracomment>
        <translation>Legt die Situation {card} in den Umschlag.</translation>
    </message>
    <message>
        <source>Shuffle {card} into the possible situations.</source>
        <extracomment>{card} is the name of a situation in quotation marks.</extracomment>
        <translation>Mischt {card} unter die möglichen Situationen.</translation>
    </message>
    <message>
        <source>Remove {card} from the game.</source>
        <extracomment>Effect of a card aboard: the other is out of this campaign. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Entfernt {card} aus dem Spiel.</translation>
    </message>
    <message>
        <source>Put {card} back behind its divider.</source>
        <extracomment>Effect of a card aboard: the other goes back to those that have not come into play. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Steckt {card} zurück hinter den Trenner.</translation>
    </message>
    <message>
        <source>The away team is on a planet; the ship waits.</source>
        <translation>Das Außenteam ist auf einem Planeten; das Schiff wartet.</translation>
    </message>
    <message>
        <source>{section}: which die returns to the box?</source>
        <extracomment>Question to the players of a section. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: Welcher Würfel kommt in die Schachtel zurück?</translation>
    </message>
</context>
<context>
    <name>ShipDebriefing</name>
    <message numerus="yes">
        <source>Every section takes a die: pay %n [success]</source>
        <extracomment>Choice aboard. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Jede Sektion nimmt einen Würfel: %n [success] zahlen</numerusform>
            <numerusform>Jede Sektion nimmt einen Würfel: %n [success] zahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every section sells a die: gain %n [success]</source>
        <extracomment>Choice aboard. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Jede Sektion verkauft einen Würfel: %n [success] erhalten</numerusform>
            <numerusform>Jede Sektion verkauft einen Würfel: %n [success] erhalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the pool: %n [success], {earned} of them from the planet.</source>
        <extracomment>Chronicle aboard: tokens that the team brings home. {earned} and {bag} are numbers.</extracomment>
        <translation>
            <numerusform>Im Pool: %n [success], davon {earned} vom Planeten.</numerusform>
            <numerusform>Im Pool: %n [success], davon {earned} vom Planeten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every section takes a die, instructor {member}: pay %n [success]</source>
        <extracomment>Choice aboard: an instructor makes it cheaper. %n stands before the icon. {member} is the name of a crewmember.</extracomment>
        <translation>
            <numerusform>Jede Sektion nimmt einen Würfel, Ausbildung durch {member}: %n [success] zahlen</numerusform>
            <numerusform>Jede Sektion nimmt einen Würfel, Ausbildung durch {member}: %n [success] zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade dice? Every section owns {dice}, and the pool holds {success} [success].</source>
        <extracomment>Question aboard. {dice} and {success} are numbers.</extracomment>
        <translation>Handelt ihr mit Würfeln? Jede Sektion besitzt {dice}; im Pool: {success} [success].</translation>
    </message>
    <message>
        <source>{section} takes one die from the box.</source>
        <extracomment>What happens aboard: each section owns dice. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} nimmt einen Würfel aus der Schachtel.</translation>
    </message>
    <message>
        <source>Dice may be traded.</source>
        <translation>Würfel dürfen gehandelt werden.</translation>
    </message>
    <message>
        <source>Every section takes one die from the box.</source>
        <translation>Jede Sektion nimmt einen Würfel aus der Schachtel.</translation>
    </message>
    <message>
        <source>There are not enough [success](pl) in the pool.</source>
        <translation>Im Pool sind nicht genug [success](pl).</translation>
    </message>
    <message>
        <source>End the trade</source>
        <translation>Handel beenden</translation>
    </message>
    <message>
        <source>Dice have been sold already since the team came home.</source>
        <translation>Seit der Heimkehr des Teams wurden schon Würfel verkauft.</translation>
    </message>
    <message>
        <source>Every section keeps at least 4 dice.</source>
        <translation>Jede Sektion behält mindestens 4 Würfel.</translation>
    </message>
    <message>
        <source>The box does not hold a die for every section.</source>
        <translation>In der Schachtel ist nicht für jede Sektion ein Würfel.</translation>
    </message>
    <message>
        <source>An instructor needs rank 2 or 3.</source>
        <translation>Für die Ausbildung braucht es Rang 2 oder 3.</translation>
    </message>
    <message>
        <source>{section}: which die do you take?</source>
        <extracomment>Question to the players of a section. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: Welchen Würfel nehmt ihr?</translation>
    </message>
</context>
<context>
    <name>ShipDiscoveries</name>
    <message>
        <source>nothing</source>
        <extracomment>A cost where nothing is to be paid.</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Which gathered discovery do you pay? ({cost})</source>
        <extracomment>Question aboard. {cost} is a price, as &quot;1 [discovery_mineral], 1 rare [discovery_flora]&quot;.</extracomment>
        <translation>Welche gesammelte Entdeckung zahlt ihr? ({cost})</translation>
    </message>
    <message>
        <source>{source}: which gathered discovery do you pay? ({cost})</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {cost} is a price, as &quot;1 [discovery_mineral], 1 rare [discovery_flora]&quot;.</extracomment>
        <translation>{source}: Welche gesammelte Entdeckung zahlt ihr? ({cost})</translation>
    </message>
    <message>
        <source>From which deck do you draw this: {item}?</source>
        <extracomment>Question aboard. {item} is part of a price, as &quot;1 rare [discovery_flora]&quot;.</extracomment>
        <translation>Von welchem Deck zieht ihr: {item}?</translation>
    </message>
    <message>
        <source>Draw {item} into the gathered discoveries.</source>
        <extracomment>{item} is as &quot;2 [discovery_mineral]&quot; or &quot;1 rare [discovery_flora]&quot;, the object of the sentence.</extracomment>
        <translation>Zieht {item} zu den gesammelten Entdeckungen.</translation>
    </message>
    <message>
        <source>Return {cost} to their decks.</source>
        <extracomment>Effect of a card aboard. {cost} is as &quot;2 [discovery_mineral], 1 rare [discovery_flora]&quot;, the object of the sentence.</extracomment>
        <translation>Legt {cost} in ihre Decks zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%n [energy]</source>
        <extracomment>Part of a price, as &quot;2 [energy], 1 [command]&quot;. %n stands before the icon.</extracomment>
        <translation>
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
        </translation>
    </message>
    <message numerus="yes">
        <source>%n [success]</source>
        <extracomment>Part of a price, as &quot;2 [energy], 1 [success]&quot;. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>%n [success](acc)</numerusform>
            <numerusform>%n [success](acc)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ultra-rare {deck}</source>
        <extracomment>Part of a price in finds. {deck} is the icon of a discovery deck; ultra-rare is the third of three degrees.</extracomment>
        <translation>
            <numerusform>%n {deck}(acc) (ultraselten)</numerusform>
            <numerusform>%n {deck}(acc) (ultraselten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rare discovery(ies) of any type</source>
        <extracomment>Part of a price in finds, or what is drawn: the object of a sentence. %n is how many.</extracomment>
        <translation>
            <numerusform>%n seltene Entdeckung beliebiger Art</numerusform>
            <numerusform>%n seltene Entdeckungen beliebiger Art</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ultra-rare discovery(ies) of any type</source>
        <extracomment>Part of a price in finds, or what is drawn: the object of a sentence. %n is how many.</extracomment>
        <translation>
            <numerusform>%n ultraseltene Entdeckung beliebiger Art</numerusform>
            <numerusform>%n ultraseltene Entdeckungen beliebiger Art</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discovery(ies) of any type</source>
        <extracomment>Part of a price in finds, or what is drawn: the object of a sentence. %n is how many.</extracomment>
        <translation>
            <numerusform>%n Entdeckung beliebiger Art</numerusform>
            <numerusform>%n Entdeckungen beliebiger Art</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rare {deck}</source>
        <extracomment>Part of a price in finds; rare is the second of three degrees. %n is how many. {deck} is the icon of a discovery deck.</extracomment>
        <translation>
            <numerusform>%n {deck}(acc) (selten)</numerusform>
            <numerusform>%n {deck}(acc) (selten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {deck}</source>
        <extracomment>Part of a price in finds. %n is how many. {deck} is the icon of a discovery deck.</extracomment>
        <translation>
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
        <translation>{member} ist verletzt zurück: {injuries}.</translation>
    </message>
    <message>
        <source>{member} has not come home.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation>{member} ist nicht heimgekehrt.</translation>
    </message>
    <message>
        <source>The lander brings home the Mission Failed token.</source>
        <translation>Der Lander bringt das Missionsfehlschlag-Plättchen heim.</translation>
    </message>
    <message>
        <source>The exploration has failed.</source>
        <translation>Die Erkundung ist gescheitert.</translation>
    </message>
    <message>
        <source>The exploration is a success.</source>
        <translation>Die Erkundung ist gelungen.</translation>
    </message>
    <message>
        <source>Discard discoveries that the lander has no room for.</source>
        <translation>Legt Entdeckungen ab, für die der Lander keinen Platz hat.</translation>
    </message>
    <message>
        <source>{member} is dead.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation>{member} ist tot.</translation>
    </message>
    <message numerus="yes">
        <source>The lander has brought %n discovery(ies) too many: which one do you give up?</source>
        <extracomment>Question aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>Der Lander hat %n Entdeckung zu viel mitgebracht: Welche gebt ihr auf?</numerusform>
            <numerusform>Der Lander hat %n Entdeckungen zu viel mitgebracht: Welche gebt ihr auf?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipFacilities</name>
    <message numerus="yes">
        <source>Which facility do you visit? You have %n [command].</source>
        <extracomment>Question aboard. %n stands before the icon of command, which pays for visits.</extracomment>
        <translation>
            <numerusform>Welche Anlage besucht ihr? Ihr habt %n [command](acc).</numerusform>
            <numerusform>Welche Anlage besucht ihr? Ihr habt %n [command](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{facility}: %n slot(s) are free, and more cards wait in the envelope. Which one is installed?</source>
        <extracomment>Question aboard. %n is how many. {facility} is the name of a room, as &quot;Research laboratory&quot;.</extracomment>
        <translation>
            <numerusform>{facility}: %n Platz ist frei, und im Umschlag warten mehr Karten. Welche wird installiert?</numerusform>
            <numerusform>{facility}: %n Plätze sind frei, und im Umschlag warten mehr Karten. Welche wird installiert?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n card(s) at random.</source>
        <extracomment>Effect of a card aboard, for kinds of cards without a name of their own. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Erhaltet %n zufällige Karte.</numerusform>
            <numerusform>Erhaltet %n zufällige Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <extracomment>Name of a room of the ship.</extracomment>
        <translation>Forschungslabor</translation>
    </message>
    <message>
        <source>Production complex</source>
        <extracomment>Name of a room of the ship, where things are made.</extracomment>
        <translation>Produktionskomplex</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Name of a room of the ship, where crew is trained.</extracomment>
        <translation>Besatzungsunterkünfte</translation>
    </message>
    <message>
        <source>Situation room</source>
        <extracomment>Name of a room of the ship, where what troubles people aboard is solved.</extracomment>
        <translation>Lagezentrum</translation>
    </message>
    <message>
        <source>Add-on facility</source>
        <translation>Erweiterungsanlage</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n equipment card(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Erhaltet %n zufällige Ausrüstungskarte.</numerusform>
            <numerusform>Erhaltet %n zufällige Ausrüstungskarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n research project(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Erhaltet %n zufälliges Forschungsprojekt.</numerusform>
            <numerusform>Erhaltet %n zufällige Forschungsprojekte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n production project(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Erhaltet %n zufälliges Produktionsprojekt.</numerusform>
            <numerusform>Erhaltet %n zufällige Produktionsprojekte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lander mod(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Erhaltet %n zufällige Lander-Mod.</numerusform>
            <numerusform>Erhaltet %n zufällige Lander-Mods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n future situation(s) at random.</source>
        <extracomment>Effect of a card aboard: situations that may come up later. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Erhaltet %n zufällige künftige Situation.</numerusform>
            <numerusform>Erhaltet %n zufällige künftige Situationen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n bridge upgrade(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Erhaltet %n zufälligen Brückenausbau.</numerusform>
            <numerusform>Erhaltet %n zufällige Brückenausbauten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Facilities may be visited.</source>
        <translation>Anlagen dürfen besucht werden.</translation>
    </message>
    <message>
        <source>New cards come out of the envelope.</source>
        <translation>Neue Karten kommen aus dem Umschlag.</translation>
    </message>
    <message>
        <source>With the help of {card}.</source>
        <extracomment>What happens aboard: a card was used for it. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Mithilfe von {card}.</translation>
    </message>
    <message>
        <source>{gain} They are of the kind {kind}.</source>
        <extracomment>{gain} is a sentence about cards at random, {kind} what they have to be, in quotation marks.</extracomment>
        <translation>{gain} Sie sind von der Art {kind}.</translation>
    </message>
    <message>
        <source>if you pay {price}</source>
        <extracomment>A head, small: what players get for a price follows. {price} is as &quot;2 [energy], 1 [discovery_mineral]&quot;.</extracomment>
        <translation>wenn ihr {price} zahlt</translation>
    </message>
    <message>
        <source>as often as you want</source>
        <extracomment>A head, small: an exchange may be made again and again.</extracomment>
        <translation>sooft ihr wollt</translation>
    </message>
    <message>
        <source>The visit goes on ({facility}).</source>
        <extracomment>What happens aboard. {facility} is the name of a room.</extracomment>
        <translation>Der Besuch geht weiter ({facility}).</translation>
    </message>
    <message>
        <source>The project {card} goes to the laboratory.</source>
        <extracomment>What happens aboard. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Das Projekt {card} kommt ins Labor.</translation>
    </message>
    <message>
        <source>Open the sealed supply with expert and universal dice, advanced events and the add-on facility.</source>
        <translation>Öffnet den versiegelten Vorrat mit Experten- und Universalwürfeln, fortgeschrittenen Ereignissen und der Erweiterungsanlage.</translation>
    </message>
    <message>
        <source>Visited: {facility}.</source>
        <extracomment>Chronicle aboard. {facility} is the name of a room.</extracomment>
        <translation>Besucht: {facility}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button aboard: end what is done in this room.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No more visits</source>
        <translation>Keine weiteren Besuche</translation>
    </message>
    <message>
        <source>A visit costs 1 [command].</source>
        <translation>Ein Besuch kostet 1 [command](acc).</translation>
    </message>
    <message>
        <source>The add-on facility is not part of the ship yet.</source>
        <translation>Die Erweiterungsanlage gehört noch nicht zum Schiff.</translation>
    </message>
    <message>
        <source>In which slot of the laboratory do you put {card}?</source>
        <extracomment>Question aboard. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Auf welchen Platz des Labors legt ihr {card}?</translation>
    </message>
</context>
<context>
    <name>ShipHangar</name>
    <message>
        <source>armor</source>
        <extracomment>Statistic of a lander within a sentence: how much it bears.</extracomment>
        <translation>Panzerung</translation>
    </message>
    <message>
        <source>sensors</source>
        <extracomment>Statistic of a lander within a sentence: how well it sees.</extracomment>
        <translation>Sensoren</translation>
    </message>
    <message>
        <source>agility</source>
        <extracomment>Statistic of a lander within a sentence: how nimbly it flies.</extracomment>
        <translation>Wendigkeit</translation>
    </message>
    <message>
        <source>Your lander is damaged.</source>
        <translation>Euer Lander ist beschädigt.</translation>
    </message>
    <message>
        <source>{lander} is damaged.</source>
        <extracomment>What happens aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation>Lander beschädigt: {lander}.</translation>
    </message>
    <message>
        <source>Repair a damaged lander at no cost.</source>
        <translation>Repariert einen beschädigten Lander kostenlos.</translation>
    </message>
    <message>
        <source>Repair {lander} at no cost.</source>
        <extracomment>Effect of a card aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation>Repariert diesen Lander kostenlos: {lander}.</translation>
    </message>
    <message>
        <source>{lander} has {by} {stat} from now on.</source>
        <extracomment>Effect of a card aboard. {lander} is the name of a lander in quotation marks, {by} a number with its sign, {stat} as &quot;armor&quot;.</extracomment>
        <translation>{lander} hat ab jetzt {by} {stat}.</translation>
    </message>
    <message>
        <source>{lander} is made ready.</source>
        <extracomment>Chronicle aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation>{lander} wird startklar gemacht.</translation>
    </message>
    <message>
        <source>{lander} is repaired.</source>
        <extracomment>Chronicle aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation>Lander repariert: {lander}.</translation>
    </message>
    <message>
        <source>{lander}: {by} {stat} from now on.</source>
        <extracomment>Chronicle aboard. {lander} is the name of a lander, {by} a number with its sign, {stat} as &quot;armor&quot;.</extracomment>
        <translation>{lander}: ab jetzt {by} {stat}.</translation>
    </message>
    <message>
        <source>Which lander flies, and with which mods? {lander}: {structural} of {all_structural} structural slots and {utility} of {all_utility} utility slots are taken.</source>
        <extracomment>Question aboard. {lander} is the name of a lander. {structural} is how many are taken. {all_structural} is how many there are. {utility} is how many are taken. {all_utility} is how many there are.</extracomment>
        <translation>Welcher Lander fliegt, und mit welchen Mods? {lander}: {structural} von {all_structural} Strukturplätzen und {utility} von {all_utility} Versorgungsplätzen sind belegt.</translation>
    </message>
    <message>
        <source>The lander has no free structural slot.</source>
        <translation>Der Lander hat keinen freien Platz für Strukturmods.</translation>
    </message>
    <message>
        <source>The lander has no free utility slot.</source>
        <translation>Der Lander hat keinen freien Platz für Versorgungsmods.</translation>
    </message>
    <message>
        <source>Install {lander} in the hangar.</source>
        <extracomment>What happens aboard: a new lander finds its place. {lander} is its name in quotation marks.</extracomment>
        <translation>Stellt in den Hangar: {lander}.</translation>
    </message>
    <message>
        <source>Install {mod} in the hangar.</source>
        <extracomment>What happens aboard: a part for landers finds its place. {mod} is the name of a card in quotation marks.</extracomment>
        <translation>Legt in den Hangar: {mod}.</translation>
    </message>
    <message>
        <source>Repair damaged landers.</source>
        <translation>Repariert beschädigte Lander.</translation>
    </message>
    <message>
        <source>Take {lander}</source>
        <extracomment>Choice aboard: this lander flies next. {lander} is its name.</extracomment>
        <translation>Nehmen: {lander}</translation>
    </message>
    <message>
        <source>Attach {mod}</source>
        <extracomment>Choice aboard: a part is put on the lander. {mod} is its name.</extracomment>
        <translation>Anbauen: {mod}</translation>
    </message>
    <message>
        <source>Take off {mod}</source>
        <extracomment>Choice aboard: a part is taken off the lander. {mod} is its name.</extracomment>
        <translation>Abbauen: {mod}</translation>
    </message>
    <message>
        <source>Repair {lander}</source>
        <extracomment>Choice aboard. {lander} is the name of a lander.</extracomment>
        <translation>Reparieren: {lander}</translation>
    </message>
    <message>
        <source>The lander is ready</source>
        <translation>Der Lander ist bereit</translation>
    </message>
    <message>
        <source>Only another lander that lies face up in the hangar can be taken.</source>
        <translation>Nur ein anderer Lander, der offen im Hangar liegt, kann genommen werden.</translation>
    </message>
    <message>
        <source>The mod does not lie there.</source>
        <translation>Die Mod liegt nicht dort.</translation>
    </message>
    <message>
        <source>This lander is not damaged, or its repair cannot be paid now.</source>
        <translation>Dieser Lander ist nicht beschädigt, oder seine Reparatur kann jetzt nicht bezahlt werden.</translation>
    </message>
    <message>
        <source>The hangar is full: which lander leaves the game?</source>
        <translation>Der Hangar ist voll: Welcher Lander verlässt das Spiel?</translation>
    </message>
    <message>
        <source>No slot is free for {mod}: does another mod leave the game for it?</source>
        <extracomment>Question aboard. {mod} is the name of a part for landers, in quotation marks.</extracomment>
        <translation>Kein Platz ist frei für {mod}: Verlässt dafür eine andere Mod das Spiel?</translation>
    </message>
    <message>
        <source>Which damaged lander is repaired?</source>
        <translation>Welcher beschädigte Lander wird repariert?</translation>
    </message>
    <message>
        <source>Which damaged lander is repaired at no cost?</source>
        <translation>Welcher beschädigte Lander wird kostenlos repariert?</translation>
    </message>
</context>
<context>
    <name>ShipLaunch</name>
    <message>
        <source>Who joins the away team? ({number} of {count})</source>
        <extracomment>Question aboard. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation>Wer kommt ins Außenteam? ({number} von {count})</translation>
    </message>
    <message>
        <source>{player}: who joins the away team?</source>
        <extracomment>Question aboard. {player} is the name of a player.</extracomment>
        <translation>{player}: Wer kommt ins Außenteam?</translation>
    </message>
    <message>
        <source>Too few crew are available for a team. {section}: who is called? (emergency draft {number} of {count})</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation>Für ein Team ist zu wenig Besatzung verfügbar. {section}: Wer wird gerufen? (Notrekrutierung {number} von {count})</translation>
    </message>
    <message>
        <source>{member} ({section}): which small equipment do you take along?</source>
        <extracomment>Question aboard. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member} ({section}): Welche kleine Ausrüstung kommt mit?</translation>
    </message>
    <message>
        <source>What is loaded into {lander}? Personal equipment {personal} of {most_personal}, mission equipment {mission} of {most_mission}.</source>
        <extracomment>Question aboard. {lander} is the name of a lander in quotation marks. {personal} is how many are loaded. {most_personal} is how many there may be. {mission} is how many are loaded. {most_mission} is how many there may be.</extracomment>
        <translation>Was wird geladen? {lander}: persönliche Ausrüstung {personal} von {most_personal}, Missionsausrüstung {mission} von {most_mission}.</translation>
    </message>
    <message>
        <source>The campaign is won.</source>
        <translation>Die Kampagne ist gewonnen.</translation>
    </message>
    <message>
        <source>The campaign is lost.</source>
        <translation>Die Kampagne ist verloren.</translation>
    </message>
    <message>
        <source>Draw a recruit</source>
        <translation>Rekruten ziehen</translation>
    </message>
    <message>
        <source>Wake {member}</source>
        <extracomment>Choice aboard: whoever rests must go. {member} is the name of a crewmember.</extracomment>
        <translation>Wecken: {member}</translation>
    </message>
    <message>
        <source>Emergency draft: box {box} is marked.</source>
        <extracomment>Chronicle aboard: the ship can replace lost crew only so often. {box} is a number.</extracomment>
        <translation>Notrekrutierung: Kästchen {box} wird angekreuzt.</translation>
    </message>
    <message>
        <source>{card} is above the rank of the member who goes.</source>
        <extracomment>Why a card cannot go into the deck. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} liegt über dem Rang des Mitglieds, das aufbricht.</translation>
    </message>
    <message>
        <source>The section does not own {card}.</source>
        <extracomment>Why a card cannot go into the deck. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Die Sektion besitzt {card} nicht.</translation>
    </message>
    <message>
        <source>Emergency draft: the section may draw a recruit.</source>
        <translation>Notrekrutierung: Die Sektion darf einen Rekruten ziehen.</translation>
    </message>
    <message>
        <source>The emergency draft is marked in the logbook.</source>
        <translation>Die Notrekrutierung wird im Logbuch angekreuzt.</translation>
    </message>
    <message>
        <source>Choose a member of the away team.</source>
        <translation>Wählt ein Mitglied des Außenteams.</translation>
    </message>
    <message>
        <source>Place the dice of the section on the crew board.</source>
        <translation>Legt die Würfel der Sektion auf die Besatzungstafel.</translation>
    </message>
    <message>
        <source>Take one small equipment.</source>
        <translation>Nehmt eine kleine Ausrüstung.</translation>
    </message>
    <message>
        <source>Add {card} to the deck</source>
        <extracomment>Choice aboard: the deck that is taken along. {card} is the name of a card.</extracomment>
        <translation>Ins Deck: {card}</translation>
    </message>
    <message>
        <source>Take {card} out of the deck</source>
        <extracomment>Choice aboard: the deck that is taken along. {card} is the name of a card.</extracomment>
        <translation>Aus dem Deck: {card}</translation>
    </message>
    <message>
        <source>The deck is ready</source>
        <translation>Das Deck ist fertig</translation>
    </message>
    <message>
        <source>Load {card}</source>
        <extracomment>Choice aboard: equipment goes on the lander. {card} is the name of a card.</extracomment>
        <translation>Laden: {card}</translation>
    </message>
    <message>
        <source>Unload {card}</source>
        <extracomment>Choice aboard: equipment stays at home. {card} is the name of a card.</extracomment>
        <translation>Entladen: {card}</translation>
    </message>
    <message>
        <source>Strap in and launch</source>
        <translation>Anschnallen und starten</translation>
    </message>
    <message>
        <source>The card does not lie there.</source>
        <translation>Die Karte liegt nicht dort.</translation>
    </message>
    <message>
        <source>A deck needs at least ten cards.</source>
        <translation>Ein Deck braucht mindestens zehn Karten.</translation>
    </message>
    <message>
        <source>Equipment is loaded from the armory, and unloaded from the lander.</source>
        <translation>Ausrüstung wird aus dem Arsenal geladen und aus dem Lander entladen.</translation>
    </message>
    <message>
        <source>The lander has no more room for equipment of this kind.</source>
        <translation>Der Lander hat keinen Platz mehr für Ausrüstung dieser Art.</translation>
    </message>
    <message>
        <source>This equipment cannot be found for now.</source>
        <translation>Diese Ausrüstung ist im Moment nicht zu finden.</translation>
    </message>
    <message>
        <source>The mission equipment that this upgrade belongs to is not loaded.</source>
        <translation>Die Missionsausrüstung, zu der dieser Ausbau gehört, ist nicht geladen.</translation>
    </message>
    <message>
        <source>Nobody in the away team may carry this.</source>
        <translation>Niemand im Außenteam darf das tragen.</translation>
    </message>
    <message numerus="yes">
        <source>Who joins the away team? Two to four go; so far %n.</source>
        <extracomment>Question aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>Wer kommt ins Außenteam? Es gehen zwei bis vier; bisher %n.</numerusform>
            <numerusform>Wer kommt ins Außenteam? Es gehen zwei bis vier; bisher %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{member} ({section}): %n card(s) are in the deck, and it needs {least}. Which ones go in or out?</source>
        <extracomment>Question aboard. %n is how many. {member} is the name of a crewmember. {section} is the name of a section, as Science. {least} is how many cards a deck needs.</extracomment>
        <translation>
            <numerusform>{member} ({section}): Im Deck liegt %n Karte, mindestens {least} müssen es sein. Welche kommen hinein oder heraus?</numerusform>
            <numerusform>{member} ({section}): Im Deck liegen %n Karten, mindestens {least} müssen es sein. Welche kommen hinein oder heraus?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section}: %n red slot(s) are free on the crew board. Which die goes there?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>{section}: Auf der Besatzungstafel ist %n roter Platz frei. Welcher Würfel kommt dorthin?</numerusform>
            <numerusform>{section}: Auf der Besatzungstafel sind %n rote Plätze frei. Welcher Würfel kommt dorthin?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section}: %n green slot(s) are free on the crew board. Which die goes there?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>{section}: Auf der Besatzungstafel ist %n grüner Platz frei. Welcher Würfel kommt dorthin?</numerusform>
            <numerusform>{section}: Auf der Besatzungstafel sind %n grüne Plätze frei. Welcher Würfel kommt dorthin?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section}: %n blue slot(s) are free on the crew board. Which die goes there?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>{section}: Auf der Besatzungstafel ist %n blauer Platz frei. Welcher Würfel kommt dorthin?</numerusform>
            <numerusform>{section}: Auf der Besatzungstafel sind %n blaue Plätze frei. Welcher Würfel kommt dorthin?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipLogbook</name>
    <message numerus="yes">
        <source>Look at the top %n card(s) of Possible Situations.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Seht euch die oberste Karte der möglichen Situationen an.</numerusform>
            <numerusform>Seht euch die obersten %n Karten der möglichen Situationen an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the first %n part(s) of a landing card of this system.</source>
        <extracomment>Effect of a card aboard: a landing card is covered in parts. %n is a number of parts.</extracomment>
        <translation>
            <numerusform>Seht euch den ersten Teil einer Landungskarte dieses Systems an.</numerusform>
            <numerusform>Seht euch die ersten %n Teile einer Landungskarte dieses Systems an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counter {counter} goes down by %n.</source>
        <extracomment>Effect of a card aboard. {counter} is a keyword in quotation marks, %n a number.</extracomment>
        <translation>
            <numerusform>Der Zähler {counter} sinkt um %n.</numerusform>
            <numerusform>Der Zähler {counter} sinkt um %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counter {counter} goes up by %n.</source>
        <extracomment>Effect of a card aboard. {counter} is a keyword in quotation marks, %n a number.</extracomment>
        <translation>
            <numerusform>Der Zähler {counter} steigt um %n.</numerusform>
            <numerusform>Der Zähler {counter} steigt um %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the first %n part(s) of {card}.</source>
        <extracomment>Effect of a card aboard: a landing card is covered in parts. %n is a number of parts. {card} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Seht euch den ersten Teil von {card} an.</numerusform>
            <numerusform>Seht euch die ersten %n Teile von {card} an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of {card} are shown.</source>
        <extracomment>Chronicle aboard: parts of a landing card that is covered. %n is their number. {card} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>%n Teil von {card} wird gezeigt.</numerusform>
            <numerusform>%n Teile von {card} werden gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark the first open box of log {log}.</source>
        <extracomment>Effect of an entry of the logbook: boxes that are ticked. {log} is the number of an entry of the logbook.</extracomment>
        <translation>Kreuzt das erste freie Kästchen in Protokoll {log} an.</translation>
    </message>
    <message>
        <source>Mark box {box} of log {log}.</source>
        <extracomment>Effect of an entry of the logbook: boxes that are ticked. {box} and {log} are numbers.</extracomment>
        <translation>Kreuzt Kästchen {box} in Protokoll {log} an.</translation>
    </message>
    <message>
        <source>Look at the counter {counter}.</source>
        <extracomment>Effect of a card aboard. {counter} is a keyword in quotation marks.</extracomment>
        <translation>Seht euch den Zähler {counter} an.</translation>
    </message>
    <message>
        <source>The counter {counter} shows {number}.</source>
        <extracomment>Chronicle aboard. {counter} is a keyword in quotation marks, {number} its value.</extracomment>
        <translation>Der Zähler {counter} zeigt {number}.</translation>
    </message>
    <message>
        <source>The next situations are shown: {cards}.</source>
        <extracomment>Chronicle aboard. {cards} are names of cards.</extracomment>
        <translation>Die nächsten Situationen werden gezeigt: {cards}.</translation>
    </message>
    <message>
        <source>Write down {text} under {key}.</source>
        <extracomment>{key} and {text} are in quotation marks.</extracomment>
        <translation>Notiert {text} unter {key}.</translation>
    </message>
    <message>
        <source>{first}–{last}</source>
        <extracomment>Results of a ten-sided die; what happens then follows. {first} and {last} are numbers from 0 to 9.</extracomment>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>roll a ten-sided die</source>
        <extracomment>A head, small: its results and what they bring follow as lines.</extracomment>
        <translation>werft einen W10</translation>
    </message>
    <message>
        <source>Strike out {flag}.</source>
        <extracomment>Effect of a card aboard: the keyword counts no more. {flag} is a keyword in quotation marks.</extracomment>
        <translation>Streicht {flag}.</translation>
    </message>
    <message>
        <source>Go on to log {log}.</source>
        <extracomment>Effect of a card aboard: the entry is read. {log} is the number of an entry of the logbook.</extracomment>
        <translation>Lest weiter bei Protokoll {log}.</translation>
    </message>
    <message>
        <source>Go to page {page} of the ship book.</source>
        <extracomment>Effect of a card aboard. {page} is a number.</extracomment>
        <translation>Schlagt Seite {page} des Schiffsbuchs auf.</translation>
    </message>
    <message>
        <source>Act {act} begins.</source>
        <extracomment>A campaign has acts as a play has. {act} is a number.</extracomment>
        <translation>Akt {act} beginnt.</translation>
    </message>
    <message>
        <source>Box {box} of log {log} is marked.</source>
        <extracomment>Chronicle aboard: an entry of the logbook has boxes that are ticked. {box} and {log} are numbers.</extracomment>
        <translation>In Protokoll {log} wird Kästchen {box} angekreuzt.</translation>
    </message>
    <message>
        <source>Written down under {key}: {text}.</source>
        <extracomment>Chronicle aboard. {key} is what a note is about. {text} is what was written.</extracomment>
        <translation>Unter {key} notiert: {text}.</translation>
    </message>
    <message>
        <source>Which landing card do you look at?</source>
        <translation>Welche Landungskarte seht ihr euch an?</translation>
    </message>
    <message>
        <source>To be continued. Act {act} begins when a content pack brings it.</source>
        <extracomment>Question aboard, where the campaign has no more content. {act} is a number.</extracomment>
        <translation>Fortsetzung folgt. Akt {act} beginnt, sobald ein Inhaltspaket ihn mitbringt.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button under the end of what has been written of a campaign.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No content pack holds act {act} yet.</source>
        <extracomment>Why the campaign cannot go on. {act} is a number.</extracomment>
        <translation>Noch enthält kein Inhaltspaket Akt {act}.</translation>
    </message>
</context>
<context>
    <name>ShipMedbay</name>
    <message>
        <source>critical</source>
        <extracomment>Kind of a bed in the medbay, the worst of three.</extracomment>
        <translation>kritisch</translation>
    </message>
    <message>
        <source>moderate</source>
        <extracomment>Kind of a bed in the medbay, the second of three.</extracomment>
        <translation>mittelschwer</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>Kind of a bed in the medbay, for those nearly well; not brightness.</extracomment>
        <translation>leicht</translation>
    </message>
    <message>
        <source>Recovered</source>
        <extracomment>A place instead of a bed: who lies there is well again.</extracomment>
        <translation>Genesen</translation>
    </message>
    <message>
        <source>{card}: bed ({category})</source>
        <extracomment>Choice of a bed that a card adds. {card} is the name of a card. {category} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation>{card}: Bett ({category})</translation>
    </message>
    <message>
        <source>Lane {lane}, {category}</source>
        <extracomment>Choice of a bed. {lane} is a letter. {category} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation>Reihe {lane}, {category}</translation>
    </message>
    <message>
        <source>Lane {lane}, {category}, with {members}</source>
        <extracomment>Choice of a bed, with those who lie in its lane. {lane} is a letter. {category} is the kind of bed, as &quot;critical&quot;. {members} are names of crewmembers.</extracomment>
        <translation>Reihe {lane}, {category}, mit {members}</translation>
    </message>
    <message>
        <source>{section} {number}: {names}</source>
        <extracomment>Choice of a rank and section whose dead are remembered. {number} is a rank, {names} are names of people. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} {number}: {names}</translation>
    </message>
    <message>
        <source>Without section, {number}: {names}</source>
        <extracomment>Choice of a rank whose dead are remembered. {number} is a rank, {names} are names of people.</extracomment>
        <translation>Ohne Sektion, {number}: {names}</translation>
    </message>
    <message>
        <source>{therapist} treats {patient}</source>
        <extracomment>Choice aboard. {therapist} and {patient} are names of crewmembers.</extracomment>
        <translation>{therapist} behandelt {patient}</translation>
    </message>
    <message>
        <source>In which bed does {member} lie down?</source>
        <extracomment>Question aboard. {member} is the name of a crewmember.</extracomment>
        <translation>In welches Bett legt sich {member}?</translation>
    </message>
    <message>
        <source>{member} moves one bed to the right.</source>
        <extracomment>What happens aboard: nearer to health. {member} is the name of a crewmember.</extracomment>
        <translation>{member} rückt ein Bett nach rechts.</translation>
    </message>
    <message>
        <source>One patient moves one bed to the right.</source>
        <translation>Ein Patient rückt ein Bett nach rechts.</translation>
    </message>
    <message>
        <source>Assign therapists.</source>
        <extracomment>What happens aboard: some of the crew look after the ill.</extracomment>
        <translation>Teilt Therapeuten ein.</translation>
    </message>
    <message>
        <source>The injured are admitted to the medbay.</source>
        <translation>Die Verletzten werden auf der Krankenstation aufgenommen.</translation>
    </message>
    <message>
        <source>{member} needs a bed ({category}).</source>
        <extracomment>What happens aboard. {category} is the kind of bed, as &quot;critical&quot;. {member} is the name of a crewmember.</extracomment>
        <translation>{member} braucht ein Bett ({category}).</translation>
    </message>
    <message>
        <source>All injury cards return to the supply.</source>
        <translation>Alle Verletzungskarten kehren in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>Survival check for {member}.</source>
        <extracomment>What happens aboard: a roll decides whether this person lives. {member} is the name of a crewmember.</extracomment>
        <translation>Überlebenswurf für {member}.</translation>
    </message>
    <message>
        <source>The dead get their places on the memorial wall.</source>
        <translation>Die Toten erhalten ihre Plätze an der Gedenkwand.</translation>
    </message>
    <message>
        <source>The bonus of one filled memorial slot is given again.</source>
        <translation>Der Bonus eines belegten Gedenkplatzes wird noch einmal vergeben.</translation>
    </message>
    <message>
        <source>Not everybody may find the bed they need. Who is admitted first?</source>
        <translation>Vielleicht finden nicht alle das Bett, das sie brauchen. Wer wird zuerst aufgenommen?</translation>
    </message>
    <message>
        <source>{member} survives thanks to this card: {card}.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {card} is the name of a card.</extracomment>
        <translation>{member} überlebt dank dieser Karte: {card}.</translation>
    </message>
    <message>
        <source>Who is treated, and by whom?</source>
        <translation>Wer wird behandelt, und von wem?</translation>
    </message>
    <message>
        <source>Nobody else is treated</source>
        <translation>Niemand sonst wird behandelt</translation>
    </message>
    <message>
        <source>This crewmember is not in the medbay.</source>
        <translation>Dieses Besatzungsmitglied ist nicht auf der Krankenstation.</translation>
    </message>
    <message>
        <source>The next bed to the right is taken.</source>
        <translation>Das nächste Bett rechts ist belegt.</translation>
    </message>
    <message>
        <source>Which patient moves one bed to the right?</source>
        <translation>Welcher Patient rückt ein Bett nach rechts?</translation>
    </message>
    <message>
        <source>Who gets a place on the memorial wall first?</source>
        <translation>Wer erhält zuerst einen Platz an der Gedenkwand?</translation>
    </message>
    <message>
        <source>Which memorial bonus is given again?</source>
        <translation>Welcher Gedenkbonus wird noch einmal vergeben?</translation>
    </message>
</context>
<context>
    <name>ShipMoves</name>
    <message>
        <source>Recruits for {section}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers to choose from. {section} is the name of a section, as Science.</extracomment>
        <translation>Rekruten für die Sektion {section}: {things}.</translation>
    </message>
    <message>
        <source>Recruits in the barracks: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers to choose from.</extracomment>
        <translation>Rekruten in den Besatzungsunterkünften: {things}.</translation>
    </message>
    <message>
        <source>On the crew board of {section}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {section} is the name of a section, as Science.</extracomment>
        <translation>Auf der Besatzungstafel der Sektion {section}: {things}.</translation>
    </message>
    <message>
        <source>Unhurt, and resting: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Unverletzt und jetzt bei der rastenden Besatzung: {things}.</translation>
    </message>
    <message>
        <source>Available again: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Wieder verfügbar: {things}.</translation>
    </message>
    <message>
        <source>At rest until the next docking: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Bei der rastenden Besatzung bis zum nächsten Andocken: {things}.</translation>
    </message>
    <message>
        <source>In the medbay ({detail}): {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {detail} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation>Auf der Krankenstation ({detail}): {things}.</translation>
    </message>
    <message>
        <source>On the mend ({detail}): {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {detail} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation>Auf dem Weg der Besserung ({detail}): {things}.</translation>
    </message>
    <message>
        <source>Recovered: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Genesen: {things}.</translation>
    </message>
    <message>
        <source>On the memorial wall: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>An der Gedenkwand: {things}.</translation>
    </message>
    <message>
        <source>The memorial wall has no place left: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>An der Gedenkwand ist kein Platz mehr: {things}.</translation>
    </message>
    <message>
        <source>New in the armory: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment.</extracomment>
        <translation>Neu im Arsenal: {things}.</translation>
    </message>
    <message>
        <source>{section} takes along: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment. {section} is the name of a section, as Science.</extracomment>
        <translation>Die Sektion {section} nimmt mit: {things}.</translation>
    </message>
    <message>
        <source>Loaded into the lander: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment.</extracomment>
        <translation>In den Lander geladen: {things}.</translation>
    </message>
    <message>
        <source>Put back into the armory: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment.</extracomment>
        <translation>Zurück ins Arsenal gelegt: {things}.</translation>
    </message>
    <message>
        <source>New, and waiting in the envelope: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Neu und im Umschlag bereit: {things}.</translation>
    </message>
    <message>
        <source>Staying aboard: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Weiter an Bord: {things}.</translation>
    </message>
    <message>
        <source>Joining the away team for {section}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {section} is the name of a section, as Science.</extracomment>
        <translation>Im Außenteam für die Sektion {section}: {things}.</translation>
    </message>
    <message>
        <source>{section} gains a die: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of dice. {section} is the name of a section, as Science.</extracomment>
        <translation>Die Sektion {section} erhält einen Würfel: {things}.</translation>
    </message>
    <message>
        <source>{section} gives up a die: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of dice. {section} is the name of a section, as Science.</extracomment>
        <translation>Die Sektion {section} gibt einen Würfel ab: {things}.</translation>
    </message>
    <message>
        <source>Unsolved, with effect on the next bridge: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Ungelöst, mit Folgen auf der nächsten Brücke: {things}.</translation>
    </message>
    <message>
        <source>Installed on the bridge: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Auf der Brücke installiert: {things}.</translation>
    </message>
    <message>
        <source>No longer on the bridge: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Nicht mehr auf der Brücke: {things}.</translation>
    </message>
    <message>
        <source>Installed in the research laboratory: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects.</extracomment>
        <translation>Im Forschungslabor installiert: {things}.</translation>
    </message>
    <message>
        <source>Ready for production: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects.</extracomment>
        <translation>Bereit zur Produktion: {things}.</translation>
    </message>
    <message>
        <source>Installed in the production complex: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Im Produktionskomplex installiert: {things}.</translation>
    </message>
    <message>
        <source>Installed in the medbay: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Auf der Krankenstation installiert: {things}.</translation>
    </message>
    <message>
        <source>New in the hangar: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Neu im Hangar: {things}.</translation>
    </message>
    <message>
        <source>Installed in the add-on facility: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>In der Erweiterungsanlage installiert: {things}.</translation>
    </message>
    <message>
        <source>Production begins at stage {detail}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects. {detail} is the number of a stage.</extracomment>
        <translation>Die Produktion beginnt auf Stufe {detail}: {things}.</translation>
    </message>
    <message>
        <source>Production reaches stage {detail}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects. {detail} is the number of a stage.</extracomment>
        <translation>Die Produktion erreicht Stufe {detail}: {things}.</translation>
    </message>
    <message>
        <source>Completed: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects.</extracomment>
        <translation>Abgeschlossen: {things}.</translation>
    </message>
    <message>
        <source>Attached to the lander: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of parts of a lander.</extracomment>
        <translation>Am Lander angebracht: {things}.</translation>
    </message>
    <message>
        <source>Taken off the lander: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of parts of a lander.</extracomment>
        <translation>Vom Lander abgenommen: {things}.</translation>
    </message>
    <message>
        <source>Back unhurt: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Unverletzt zurück: {things}.</translation>
    </message>
    <message>
        <source>Unloaded: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Entladen: {things}.</translation>
    </message>
    <message>
        <source>Brought home: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Heimgebracht: {things}.</translation>
    </message>
    <message>
        <source>Lost in the evacuation: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Bei der Evakuierung verloren: {things}.</translation>
    </message>
    <message>
        <source>Given up for lack of room: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Aus Platzmangel aufgegeben: {things}.</translation>
    </message>
    <message>
        <source>Discarded while unloading: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Beim Entladen abgelegt: {things}.</translation>
    </message>
    <message>
        <source>New in the store: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Neu unter den gesammelten Entdeckungen: {things}.</translation>
    </message>
    <message>
        <source>Paid from the store: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Aus den gesammelten Entdeckungen bezahlt: {things}.</translation>
    </message>
    <message>
        <source>In its place in the ship book: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>An seinem Platz im Schiffsbuch: {things}.</translation>
    </message>
    <message>
        <source>Not completed: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of missions.</extracomment>
        <translation>Nicht erfüllt: {things}.</translation>
    </message>
    <message>
        <source>New situation: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Neue Situation: {things}.</translation>
    </message>
    <message>
        <source>Still unsolved: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Noch immer ungelöst: {things}.</translation>
    </message>
    <message>
        <source>May come up again: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Kann wieder auftauchen: {things}.</translation>
    </message>
    <message>
        <source>May come up from now on: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Kann von jetzt an auftauchen: {things}.</translation>
    </message>
    <message>
        <source>Settled for good: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Ein für alle Mal erledigt: {things}.</translation>
    </message>
    <message>
        <source>Add-ons on offer: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Erweiterungen zur Auswahl: {things}.</translation>
    </message>
    <message>
        <source>Built: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Gebaut: {things}.</translation>
    </message>
    <message>
        <source>Put back: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Zurückgelegt: {things}.</translation>
    </message>
    <message>
        <source>Out of the game: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Aus dem Spiel: {things}.</translation>
    </message>
    <message>
        <source>The sealed supply is open.</source>
        <translation>Der versiegelte Vorrat ist offen.</translation>
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
        <translation>{card} für erfüllt erklären: {price}</translation>
    </message>
    <message>
        <source>Use {card}</source>
        <extracomment>Choice on the bridge. {card} is the name of a card.</extracomment>
        <translation>Benutzen: {card}</translation>
    </message>
    <message>
        <source>Use {card} for {price}: {effect}</source>
        <extracomment>Choice on the bridge. {card} is the name of a card. {price} is as &quot;2 [energy], 1 [command]&quot;. {effect} is whole sentences of a card.</extracomment>
        <translation>{card} für {price} benutzen: {effect}</translation>
    </message>
    <message>
        <source>{card} is fulfilled.</source>
        <extracomment>Chronicle aboard: an objective. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} ist erfüllt.</translation>
    </message>
    <message>
        <source>The players may use what the ship offers.</source>
        <translation>Ihr dürft einsetzen, was das Schiff bietet.</translation>
    </message>
    <message>
        <source>Use {card}: {effect}</source>
        <extracomment>Choice on the bridge. {card} is the name of a card. {effect} is whole sentences of a card.</extracomment>
        <translation>{card} einsetzen: {effect}</translation>
    </message>
    <message>
        <source>Fulfill {card}.</source>
        <extracomment>Effect of a card aboard: an objective. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Erfüllt {card}.</translation>
    </message>
    <message>
        <source>{card} is used.</source>
        <extracomment>Chronicle aboard: a card of the bridge. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} wird benutzt.</translation>
    </message>
    <message>
        <source>Before the star map is opened: what do you use or declare?</source>
        <translation>Bevor ihr die Sternkarte aufschlagt: Was setzt ihr ein oder erklärt ihr für erfüllt?</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: leave the bridge.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No open objective can be declared fulfilled.</source>
        <translation>Kein offenes Ziel kann für erfüllt erklärt werden.</translation>
    </message>
    <message>
        <source>You cannot pay its price.</source>
        <translation>Ihr könnt den Preis nicht zahlen.</translation>
    </message>
    <message>
        <source>No card in the ship book offers this now.</source>
        <translation>Keine Karte im Schiffsbuch bietet das jetzt an.</translation>
    </message>
    <message>
        <source>This card is used at another time.</source>
        <translation>Diese Karte wird zu einem anderen Zeitpunkt benutzt.</translation>
    </message>
    <message>
        <source>The campaign is not over yet; only a finished one hands something down.</source>
        <translation>Die Kampagne ist noch nicht zu Ende; nur eine abgeschlossene vererbt etwas.</translation>
    </message>
    <message>
        <source>This card has been used as often as it may.</source>
        <translation>Diese Karte wurde schon so oft benutzt, wie es erlaubt ist.</translation>
    </message>
</context>
<context>
    <name>ShipOperations</name>
    <message numerus="yes">
        <source>%n random equipment card(s) of tier {tier} go to the armory.</source>
        <extracomment>Effect of a card: equipment for a single game. %n is a number of cards, {tier} a number from 1.</extracomment>
        <translation>
            <numerusform>%n zufällige Ausrüstungskarte der Stufe {tier} kommt ins Arsenal.</numerusform>
            <numerusform>%n zufällige Ausrüstungskarten der Stufe {tier} kommen ins Arsenal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section} has %n dice: which one is added?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>Die Sektion {section} hat %n Würfel: Welcher kommt hinzu?</numerusform>
            <numerusform>Die Sektion {section} hat %n Würfel: Welcher kommt hinzu?</numerusform>
        </translation>
    </message>
    <message>
        <source>{operation} has failed with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation>{operation}: gescheitert mit {score} Punkten.</translation>
    </message>
    <message>
        <source>{operation}: bronze with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated, the third medal. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation>{operation}: Bronze mit {score} Punkten.</translation>
    </message>
    <message>
        <source>{operation}: silver with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated, the second medal. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation>{operation}: Silber mit {score} Punkten.</translation>
    </message>
    <message>
        <source>{operation}: gold with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated, the first medal. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation>{operation}: Gold mit {score} Punkten.</translation>
    </message>
    <message>
        <source>Start the operation {operation} with deadly injuries</source>
        <extracomment>Choice before a single game in which whoever dies stays dead. {operation} is its name.</extracomment>
        <translation>Operation mit tödlichen Verletzungen beginnen: {operation}</translation>
    </message>
    <message>
        <source>Start the operation {operation}</source>
        <extracomment>Choice before a single game. {operation} is its name.</extracomment>
        <translation>Operation beginnen: {operation}</translation>
    </message>
    <message>
        <source>A section takes part in the operation.</source>
        <translation>Eine Sektion nimmt an der Operation teil.</translation>
    </message>
    <message>
        <source>The section keeps one of three crew cards.</source>
        <translation>Die Sektion behält eine von drei Besatzungskarten.</translation>
    </message>
    <message>
        <source>The section adds a die of its choice.</source>
        <translation>Die Sektion fügt einen Würfel ihrer Wahl hinzu.</translation>
    </message>
    <message>
        <source>The operation is completed: choose a reward.</source>
        <translation>Die Operation ist abgeschlossen: Wählt eine Belohnung.</translation>
    </message>
    <message>
        <source>The ship steers for the operation {operation}.</source>
        <extracomment>Chronicle. {operation} is the name of a single game in quotation marks.</extracomment>
        <translation>Das Schiff nimmt Kurs auf die Operation {operation}.</translation>
    </message>
    <message>
        <source>The operation {operation} is completed.</source>
        <extracomment>Chronicle. {operation} is the name of a single game in quotation marks.</extracomment>
        <translation>Die Operation {operation} ist abgeschlossen.</translation>
    </message>
    <message>
        <source>This operation is not there, or it is completed already.</source>
        <translation>Diese Operation gibt es nicht, oder sie ist schon abgeschlossen.</translation>
    </message>
    <message>
        <source>An operation costs two energy.</source>
        <translation>Eine Operation kostet zwei Energieplättchen.</translation>
    </message>
    <message>
        <source>{player}: which section takes part in the operation?</source>
        <extracomment>Question aboard. {player} is the name of a player.</extracomment>
        <translation>{player}: Welche Sektion nimmt an der Operation teil?</translation>
    </message>
    <message>
        <source>{section}: who goes on the operation?</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: Wer geht auf die Operation?</translation>
    </message>
</context>
<context>
    <name>ShipPhase</name>
    <message>
        <source>Set-up</source>
        <extracomment>Name of a step of the campaign: before the first expedition.</extracomment>
        <translation>Vorbereitung der Kampagne</translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>Name of a step: a single game without a campaign; not surgery.</extracomment>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Leaving the planet</source>
        <translation>Verlassen des Planeten</translation>
    </message>
    <message>
        <source>Docking</source>
        <extracomment>Name of a step: the lander comes back to the ship.</extracomment>
        <translation>Andocken</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <extracomment>Name of a step: what the expedition has brought.</extracomment>
        <translation>Nachbesprechung</translation>
    </message>
    <message>
        <source>Unloading</source>
        <extracomment>Name of a step: finds are brought aboard.</extracomment>
        <translation>Entladen</translation>
    </message>
    <message>
        <source>Medbay</source>
        <extracomment>Name of a step and place: where the ill lie.</extracomment>
        <translation>Krankenstation</translation>
    </message>
    <message>
        <source>Memorial wall</source>
        <extracomment>Name of a step and place: where the dead are remembered.</extracomment>
        <translation>Gedenkwand</translation>
    </message>
    <message>
        <source>Save point</source>
        <extracomment>Name of a step: the game can be put away here.</extracomment>
        <translation>Sicherungspunkt</translation>
    </message>
    <message>
        <source>Resuming</source>
        <extracomment>Name of a step: the game is taken up again.</extracomment>
        <translation>Wiederaufnahme</translation>
    </message>
    <message>
        <source>Bridge</source>
        <extracomment>Name of a step and place: from where the ship is steered.</extracomment>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Star map</source>
        <extracomment>Name of a step: the ship flies.</extracomment>
        <translation>Sternkarte</translation>
    </message>
    <message>
        <source>Planetary scanner</source>
        <extracomment>Name of a step: the next planet is looked at from afar.</extracomment>
        <translation>Planetenscanner</translation>
    </message>
    <message>
        <source>Facilities</source>
        <extracomment>Name of a step: rooms of the ship are visited.</extracomment>
        <translation>Schiffsanlagen</translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <extracomment>Name of a step and room of the ship.</extracomment>
        <translation>Forschungslabor</translation>
    </message>
    <message>
        <source>Production complex</source>
        <extracomment>Name of a step and room of the ship, where things are made.</extracomment>
        <translation>Produktionskomplex</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Name of a step and room of the ship, where crew is trained.</extracomment>
        <translation>Besatzungsunterkünfte</translation>
    </message>
    <message>
        <source>Situation room</source>
        <extracomment>Name of a step and room of the ship, where what troubles people aboard is solved.</extracomment>
        <translation>Lagezentrum</translation>
    </message>
    <message>
        <source>Add-on facility</source>
        <translation>Erweiterungsanlage</translation>
    </message>
    <message>
        <source>Hangar</source>
        <extracomment>Name of a step and room of the ship, where landers stand.</extracomment>
        <translation>Hangar</translation>
    </message>
    <message>
        <source>Mission launch</source>
        <extracomment>Name of a step: the team gets ready.</extracomment>
        <translation>Missionsstart</translation>
    </message>
    <message>
        <source>Begin planetary exploration</source>
        <translation>Beginn der Planetenerkundung</translation>
    </message>
    <message>
        <source>Planetary exploration</source>
        <extracomment>Name of a step: the expedition itself.</extracomment>
        <translation>Planetenerkundung</translation>
    </message>
</context>
<context>
    <name>ShipProjects</name>
    <message numerus="yes">
        <source>Move production projects %n stage(s) on.</source>
        <extracomment>Effect of a card aboard: projects are made in stages. %n is how many stages.</extracomment>
        <translation>
            <numerusform>Rückt ein Produktionsprojekt %n Stufe vor.</numerusform>
            <numerusform>Rückt Produktionsprojekte um %n Stufen vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Projects of which keyword do you complete?</source>
        <translation>Projekte mit welchem Schlüsselwort schließt ihr ab?</translation>
    </message>
    <message>
        <source>Which project with the keyword {keyword} do you pay for?</source>
        <extracomment>Question aboard. {keyword} is a keyword in quotation marks.</extracomment>
        <translation>Welches Projekt mit dem Schlüsselwort {keyword} bezahlt ihr?</translation>
    </message>
    <message>
        <source>Slot {number}: {icons}</source>
        <extracomment>Choice of a place in the laboratory. {number} is a number, {icons} are what crew must show there.</extracomment>
        <translation>Platz {number}: {icons}</translation>
    </message>
    <message>
        <source>Queue {row}, stage {stage}</source>
        <extracomment>Choice of a place where things are made. {row} and {stage} are numbers.</extracomment>
        <translation>Warteschlange {row}, Stufe {stage}</translation>
    </message>
    <message>
        <source>Research projects may be completed.</source>
        <translation>Forschungsprojekte dürfen abgeschlossen werden.</translation>
    </message>
    <message>
        <source>Lab work may be done.</source>
        <translation>Laborarbeit ist möglich.</translation>
    </message>
    <message>
        <source>Production projects may be started.</source>
        <translation>Produktionsprojekte dürfen begonnen werden.</translation>
    </message>
    <message>
        <source>Projects may be boosted.</source>
        <translation>Projekte dürfen beschleunigt werden.</translation>
    </message>
    <message>
        <source>Turn over {cards}.</source>
        <extracomment>{cards} are names of research projects in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation>Dreht {cards} um.</translation>
    </message>
    <message>
        <source>Complete {card}.</source>
        <extracomment>What happens aboard: a project. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Schließt {card} ab.</translation>
    </message>
    <message>
        <source>Start {card}.</source>
        <extracomment>What happens aboard: a project. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Beginnt {card}.</translation>
    </message>
    <message>
        <source>{card} moves one stage on.</source>
        <extracomment>What happens aboard: a project is made in stages. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} rückt eine Stufe vor.</translation>
    </message>
    <message>
        <source>Complete {card} without cost.</source>
        <extracomment>Effect of a card aboard: a project. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Schließt {card} kostenlos ab.</translation>
    </message>
    <message>
        <source>No such project with this keyword is in the laboratory.</source>
        <translation>Im Labor liegt kein solches Projekt mit diesem Schlüsselwort.</translation>
    </message>
    <message>
        <source>The gathered discoveries do not pay the whole cost.</source>
        <translation>Die gesammelten Entdeckungen decken die Kosten nicht ganz.</translation>
    </message>
    <message>
        <source>First choose the keyword.</source>
        <translation>Wählt zuerst das Schlüsselwort.</translation>
    </message>
    <message>
        <source>Which project is completed by lab work?</source>
        <translation>Welches Projekt wird durch Laborarbeit abgeschlossen?</translation>
    </message>
    <message>
        <source>Which project do you start?</source>
        <translation>Welches Projekt beginnt ihr?</translation>
    </message>
    <message>
        <source>In which queue do you start {card}?</source>
        <extracomment>Question aboard. {card} is the name of a project in quotation marks.</extracomment>
        <translation>In welcher Warteschlange beginnt ihr {card}?</translation>
    </message>
    <message>
        <source>Which project do you boost?</source>
        <translation>Welches Projekt beschleunigt ihr?</translation>
    </message>
    <message>
        <source>Which project moves one stage on?</source>
        <translation>Welches Projekt rückt eine Stufe vor?</translation>
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
        <translation>Gewürfelt: {results}.</translation>
    </message>
    <message>
        <source>Survival check for {member}: {results}.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {results} are icons or numbers, in some cases with names.</extracomment>
        <translation>Überlebenswurf für {member}: {results}.</translation>
    </message>
    <message>
        <source>Lots are drawn: {results}.</source>
        <extracomment>Chronicle aboard. {results} are icons or numbers, in some cases with names.</extracomment>
        <translation>Das Los entscheidet: {results}.</translation>
    </message>
    <message>
        <source>Roll a die: what does it show? ({number} of {count})</source>
        <extracomment>Where players roll their own dice. {number} and {count} are numbers: which of how many.</extracomment>
        <translation>Werft einen Würfel: Was zeigt er? ({number} von {count})</translation>
    </message>
    <message>
        <source>Roll a die for {member}: what does it show? ({number} of {count})</source>
        <extracomment>Where players roll their own dice. {number} and {count} are numbers: which of how many. {member} is the name of a crewmember.</extracomment>
        <translation>Werft einen Würfel für {member}: Was zeigt er? ({number} von {count})</translation>
    </message>
    <message>
        <source>Let the game roll</source>
        <translation>Das Spiel würfeln lassen</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n ten-sided dice.</source>
        <extracomment>Effect of a card. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Werft %n W10.</numerusform>
            <numerusform>Werft %n W10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n injury dice.</source>
        <extracomment>Effect of a card. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Werft %n Verletzungswürfel.</numerusform>
            <numerusform>Werft %n Verletzungswürfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} survives.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation>{member} überlebt.</translation>
    </message>
</context>
<context>
    <name>ShipSavePoint</name>
    <message numerus="yes">
        <source>Go on with %n player(s)</source>
        <extracomment>Choice when a game is taken up again. %n is a number of people.</extracomment>
        <translation>
            <numerusform>Weiter mit %n Person</numerusform>
            <numerusform>Weiter mit %n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session goes on with %n player(s).</source>
        <extracomment>Chronicle aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>Die Sitzung geht mit %n Person weiter.</numerusform>
            <numerusform>Die Sitzung geht mit %n Personen weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>deadly injuries</source>
        <extracomment>A switch for a harder game: whoever dies stays dead.</extracomment>
        <translation>tödliche Verletzungen</translation>
    </message>
    <message>
        <source>deaths lower morale</source>
        <translation>Tode senken die Moral</translation>
    </message>
    <message>
        <source>harder survival checks</source>
        <translation>schwerere Überlebenswürfe</translation>
    </message>
    <message>
        <source>Turn on: {part}</source>
        <extracomment>Choice of how hard the game is. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>Einschalten: {part}</translation>
    </message>
    <message>
        <source>Turn off: {part}</source>
        <extracomment>Choice of how hard the game is. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>Ausschalten: {part}</translation>
    </message>
    <message>
        <source>No longer: {part}.</source>
        <extracomment>Chronicle aboard. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>Nicht mehr: {part}.</translation>
    </message>
    <message>
        <source>From now on: {part}.</source>
        <extracomment>Chronicle aboard. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>Ab jetzt: {part}.</translation>
    </message>
    <message>
        <source>Nobody will land there again, and the record is thrown away: {planet}.</source>
        <extracomment>Chronicle aboard. {planet} is the name of a landing card.</extracomment>
        <translation>Dort landet niemand mehr, und der Archivbogen wird weggeworfen: {planet}.</translation>
    </message>
    <message>
        <source>Recorded as it was left: {planet}.</source>
        <extracomment>Chronicle: the map is noted down for the next visit. {planet} is the name of a landing card.</extracomment>
        <translation>Archiviert, wie ihr ihn verlassen habt: {planet}.</translation>
    </message>
    <message>
        <source>Everything is recorded. Stop here, or go on?</source>
        <translation>Alles ist festgehalten. Hört ihr hier auf oder spielt ihr weiter?</translation>
    </message>
    <message>
        <source>The ship is packed up. Who is at the table when you go on?</source>
        <translation>Das Schiff ist eingepackt. Wer sitzt am Tisch, wenn ihr weiterspielt?</translation>
    </message>
    <message>
        <source>Go on to the bridge</source>
        <translation>Weiter zur Brücke</translation>
    </message>
    <message>
        <source>Stop and pack up</source>
        <translation>Aufhören und einpacken</translation>
    </message>
    <message>
        <source>The harder mode can be changed only at the save point.</source>
        <translation>Der schwerere Modus lässt sich nur am Sicherungspunkt ändern.</translation>
    </message>
    <message>
        <source>One to four players take part.</source>
        <translation>Eine bis vier Personen nehmen teil.</translation>
    </message>
</context>
<context>
    <name>ShipSetUp</name>
    <message>
        <source>Player {number}</source>
        <extracomment>Name of a player who has not typed one. {number} is from 1 to 4.</extracomment>
        <translation>Person {number}</translation>
    </message>
    <message>
        <source>Name the player of this section: {section}.</source>
        <extracomment>What happens at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation>Sagt, wer diese Sektion spielt: {section}.</translation>
    </message>
    <message>
        <source>{section} keeps one recruit.</source>
        <extracomment>What happens at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation>Die Sektion {section} behält einen Rekruten.</translation>
    </message>
    <message>
        <source>{section} puts one crewmember on the crew board; the other rests.</source>
        <extracomment>What happens at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation>Die Sektion {section} legt ein Besatzungsmitglied auf die Besatzungstafel; das andere rastet.</translation>
    </message>
    <message>
        <source>Player {number} sends a section to the first planet.</source>
        <extracomment>Name of a player who has not typed one. {number} is from 1 to 4.</extracomment>
        <translation>Person {number} schickt eine Sektion auf den ersten Planeten.</translation>
    </message>
    <message>
        <source>Pay 5 [success]: each section gains its wild die.</source>
        <translation>Zahlt 5 [success](acc): Jede Sektion erhält ihren Wilden Würfel.</translation>
    </message>
    <message>
        <source>{section}: {player}.</source>
        <extracomment>Chronicle: who plays a section. {player} is the name of a player. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: {player}.</translation>
    </message>
    <message>
        <source>{section} goes to the first planet.</source>
        <extracomment>Chronicle aboard. {section} is the name of a section, as Science.</extracomment>
        <translation>Die Sektion {section} geht auf den ersten Planeten.</translation>
    </message>
    <message>
        <source>Who controls {section}?</source>
        <extracomment>Question at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation>Wer führt die Sektion {section}?</translation>
    </message>
    <message>
        <source>{section}: which recruit do you keep?</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: Welchen Rekruten behaltet ihr?</translation>
    </message>
    <message>
        <source>{section}: which recruit do you keep? ({number} of {count})</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation>{section}: Welchen Rekruten behaltet ihr? ({number} von {count})</translation>
    </message>
    <message>
        <source>{section} takes part in the operation.</source>
        <extracomment>Chronicle aboard. {section} is the name of a section, as Science.</extracomment>
        <translation>Die Sektion {section} nimmt an der Operation teil.</translation>
    </message>
    <message>
        <source>{section}: who goes on the crew board?</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: Wer kommt auf die Besatzungstafel?</translation>
    </message>
    <message>
        <source>{player}: which section goes to the first planet?</source>
        <extracomment>Question to a player. {player} is the name.</extracomment>
        <translation>{player}: Welche Sektion geht auf den ersten Planeten?</translation>
    </message>
</context>
<context>
    <name>ShipSituations</name>
    <message numerus="yes">
        <source>Solve %n open situation(s) of your choice.</source>
        <extracomment>Effect of a card aboard. %n is a number of situations.</extracomment>
        <translation>
            <numerusform>Löst %n offene Situation eurer Wahl.</numerusform>
            <numerusform>Löst %n offene Situationen eurer Wahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n open situation(s) of your choice from the game.</source>
        <extracomment>Effect of a card aboard: they are out of this campaign. %n is a number of situations.</extracomment>
        <translation>
            <numerusform>Entfernt %n offene Situation eurer Wahl aus dem Spiel.</numerusform>
            <numerusform>Entfernt %n offene Situationen eurer Wahl aus dem Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n possible situation(s) and put them back in an order of your choice.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Seht euch die oberste mögliche Situation an und legt sie zurück.</numerusform>
            <numerusform>Seht euch die obersten %n möglichen Situationen an und legt sie in beliebiger Reihenfolge zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>One situation may be solved.</source>
        <translation>Eine Situation darf gelöst werden.</translation>
    </message>
    <message>
        <source>The situation {card} is solved.</source>
        <extracomment>What happens aboard. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Die Situation {card} ist gelöst.</translation>
    </message>
    <message>
        <source>The situation {card} is put away.</source>
        <extracomment>What happens aboard: it troubles nobody any more. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Die Situation {card} wird weggelegt.</translation>
    </message>
    <message>
        <source>Supervisors may solve situations.</source>
        <translation>Die Leitung darf Situationen lösen.</translation>
    </message>
    <message>
        <source>Put the top situations back in an order of your choice.</source>
        <translation>Legt die obersten Situationen in beliebiger Reihenfolge zurück.</translation>
    </message>
    <message>
        <source>On top of the possible situations: {cards}.</source>
        <extracomment>Chronicle aboard. {cards} are names of cards.</extracomment>
        <translation>Zuoberst auf den möglichen Situationen: {cards}.</translation>
    </message>
    <message>
        <source>The possible situations come in this order: {cards}.</source>
        <extracomment>Chronicle aboard. {cards} are names of cards.</extracomment>
        <translation>Die möglichen Situationen kommen in dieser Reihenfolge: {cards}.</translation>
    </message>
    <message>
        <source>Which situation do you solve?</source>
        <translation>Welche Situation löst ihr?</translation>
    </message>
    <message>
        <source>Which situation do supervisors solve?</source>
        <translation>Welche Situation löst die Leitung?</translation>
    </message>
    <message>
        <source>Which situation lies next from the top?</source>
        <translation>Welche Situation liegt von oben als Nächstes?</translation>
    </message>
    <message>
        <source>Which situation leaves the game?</source>
        <translation>Welche Situation verlässt das Spiel?</translation>
    </message>
</context>
<context>
    <name>ShipStanding</name>
    <message>
        <source>Marked routes and destinations are permitted</source>
        <translation>Markierte Routen und Ziele sind erlaubt</translation>
    </message>
    <message>
        <source>[success](pl) for a die</source>
        <translation>[success](pl) für einen Würfel</translation>
    </message>
    <message>
        <source>A failed survival check counts as passed</source>
        <translation>Ein misslungener Überlebenswurf gilt als bestanden</translation>
    </message>
    <message>
        <source>Damage to a lander is ignored</source>
        <translation>Schaden an einem Lander wird ignoriert</translation>
    </message>
    <message>
        <source>An exploration begins with the first or the second of its conditions, as you choose</source>
        <translation>Eine Erkundung beginnt nach Wahl mit der ersten oder zweiten ihrer Bedingungen</translation>
    </message>
    <message>
        <source>The landing card is revealed at the launch</source>
        <translation>Beim Start wird die Landungskarte aufgedeckt</translation>
    </message>
    <message>
        <source>[energy] on the bridge</source>
        <translation>[energy] auf der Brücke</translation>
    </message>
    <message>
        <source>[command] on the bridge</source>
        <translation>[command](pl) auf der Brücke</translation>
    </message>
    <message>
        <source>New situations on the bridge</source>
        <translation>Neue Situationen auf der Brücke</translation>
    </message>
    <message>
        <source>[energy] for a flight</source>
        <translation>[energy] für einen Flug</translation>
    </message>
    <message>
        <source>[energy] for a visit</source>
        <translation>[energy] für einen Besuch</translation>
    </message>
    <message>
        <source>[energy] for a part of the scanner</source>
        <translation>[energy] für einen Teil des Scanners</translation>
    </message>
    <message>
        <source>Discoveries for a research project</source>
        <translation>Entdeckungen für ein Forschungsprojekt</translation>
    </message>
    <message>
        <source>Icons that assigned crew must show</source>
        <translation>Symbole, die eingeteilte Besatzung haben muss</translation>
    </message>
    <message>
        <source>Production boosts without crew</source>
        <translation>Beschleunigungen der Produktion ohne Besatzung</translation>
    </message>
    <message>
        <source>Stage at which production starts</source>
        <translation>Stufe, auf der die Produktion beginnt</translation>
    </message>
    <message>
        <source>Situations solved in a visit</source>
        <translation>Bei einem Besuch gelöste Situationen</translation>
    </message>
    <message>
        <source>Recruits shown in the barracks</source>
        <translation>In den Besatzungsunterkünften gezeigte Rekruten</translation>
    </message>
    <message>
        <source>Rank that instructors count as</source>
        <translation>Rang, mit dem Ausbilder zählen</translation>
    </message>
    <message>
        <source>Patients who move one bed more</source>
        <translation>Patienten, die ein Bett weiter rücken</translation>
    </message>
    <message>
        <source>Dice of a survival check rolled again</source>
        <translation>Würfel eines Überlebenswurfs, die neu gewürfelt werden</translation>
    </message>
    <message>
        <source>Dice of a survival check</source>
        <translation>Würfel eines Überlebenswurfs</translation>
    </message>
    <message>
        <source>Morale does not fall below this level</source>
        <translation>Die Moral fällt nicht unter diese Stufe</translation>
    </message>
    <message>
        <source>Most drops of morale in a phase</source>
        <translation>Höchstzahl der Moralverluste in einer Phase</translation>
    </message>
    <message>
        <source>Statistics of the lander</source>
        <translation>Werte des Landers</translation>
    </message>
    <message>
        <source>Supplies of the lander</source>
        <translation>Vorräte des Landers</translation>
    </message>
    <message>
        <source>Equipment that the lander carries</source>
        <translation>Ausrüstung, die der Lander trägt</translation>
    </message>
    <message>
        <source>Discoveries that the lander holds</source>
        <translation>Entdeckungen, die der Lander fasst</translation>
    </message>
    <message>
        <source>Charges at the start of an exploration</source>
        <translation>Ladungen zu Beginn einer Erkundung</translation>
    </message>
    <message>
        <source>Cards at the start of an exploration</source>
        <translation>Karten zu Beginn einer Erkundung</translation>
    </message>
    <message>
        <source>Cards that may be drawn anew at the launch</source>
        <translation>Karten, die beim Start neu gezogen werden dürfen</translation>
    </message>
    <message>
        <source>Repair of a lander</source>
        <translation>Reparatur eines Landers</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>In parentheses behind what a card allows: how often.</extracomment>
        <translation>einmal</translation>
    </message>
    <message>
        <source>once per visit</source>
        <translation>einmal pro Besuch</translation>
    </message>
    <message>
        <source>once per phase</source>
        <translation>einmal pro Phase</translation>
    </message>
    <message>
        <source>once per act</source>
        <translation>einmal pro Akt</translation>
    </message>
    <message>
        <source>lab work</source>
        <extracomment>What a rule aboard is about: crew that works on research.</extracomment>
        <translation>Laborarbeit</translation>
    </message>
    <message>
        <source>lab work or a boost</source>
        <translation>Laborarbeit oder eine Beschleunigung</translation>
    </message>
    <message>
        <source>boosts</source>
        <extracomment>What a rule aboard is about: crew that makes production faster.</extracomment>
        <translation>Beschleunigungen</translation>
    </message>
    <message>
        <source>training</source>
        <extracomment>What a rule aboard is about: crew that rises in rank.</extracomment>
        <translation>Training</translation>
    </message>
    <message>
        <source>supervisors</source>
        <extracomment>What a rule aboard is about: crew that looks after a room.</extracomment>
        <translation>Leitung</translation>
    </message>
    <message>
        <source>add-on staff</source>
        <translation>Personal der Erweiterungen</translation>
    </message>
    <message>
        <source>projects with start stage 1</source>
        <translation>Projekte mit Startstufe 1</translation>
    </message>
    <message>
        <source>projects with start stage 2</source>
        <translation>Projekte mit Startstufe 2</translation>
    </message>
    <message>
        <source>projects with start stage 3</source>
        <translation>Projekte mit Startstufe 3</translation>
    </message>
    <message>
        <source>personal equipment</source>
        <extracomment>What a rule aboard is about: a kind of cards.</extracomment>
        <translation>persönliche Ausrüstung</translation>
    </message>
    <message>
        <source>mission equipment</source>
        <extracomment>What a rule aboard is about: a kind of cards.</extracomment>
        <translation>Missionsausrüstung</translation>
    </message>
    <message>
        <source>explorations</source>
        <extracomment>What a rule aboard is about: expeditions.</extracomment>
        <translation>Erkundungen</translation>
    </message>
    <message>
        <source>amber mark</source>
        <extracomment>What a rule aboard is about: a mark on cards.</extracomment>
        <translation>Bernsteinzeichen</translation>
    </message>
    <message>
        <source>projects about living things</source>
        <translation>Projekte über Lebewesen</translation>
    </message>
    <message>
        <source>projects about the Shallows</source>
        <translation>Projekte über die Untiefen</translation>
    </message>
    <message>
        <source>projects about materials</source>
        <translation>Projekte über Materialien</translation>
    </message>
    <message>
        <source>projects about peoples</source>
        <translation>Projekte über Völker</translation>
    </message>
    <message>
        <source>projects about the Post</source>
        <translation>Projekte über die Post</translation>
    </message>
    <message>
        <source>Treat {what} as absent.</source>
        <extracomment>A standing effect aboard. {what} is the name of a card in quotation marks, or a task of the crew.</extracomment>
        <translation>Dies gilt als nicht vorhanden: {what}.</translation>
    </message>
    <message>
        <source>{change} ({how}).</source>
        <extracomment>{change} is as &quot;[energy] for a flight&quot;, {how} by how much, for what and how often: &quot;−1, once per phase&quot;.</extracomment>
        <translation>{change} ({how}).</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>In brackets behind what costs nothing.</extracomment>
        <translation>kostenlos</translation>
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
            <numerusform>Flug nach {system}: %n [energy]</numerusform>
            <numerusform>Flug nach {system}: %n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Visit {place}: %n [energy]</source>
        <extracomment>Choice. {place} is the name of a planet, %n stands before the icon.</extracomment>
        <translation>
            <numerusform>{place} besuchen: %n [energy]</numerusform>
            <numerusform>{place} besuchen: %n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ship is at {system}, with %n [energy]. Where to?</source>
        <extracomment>Question aboard. {system} is the name of a star in quotation marks, %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Das Schiff ist bei {system}, mit %n [energy]. Wohin?</numerusform>
            <numerusform>Das Schiff ist bei {system}, mit %n [energy]. Wohin?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reveal {part}: %n [energy]</source>
        <extracomment>Choice: a landing card is covered in parts. %n is how many. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>
            <numerusform>Aufdecken, {part}: %n [energy]</numerusform>
            <numerusform>Aufdecken, {part}: %n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scan {planet}? The pool holds %n [energy].</source>
        <extracomment>Question aboard. {planet} is the name of a landing card in quotation marks, %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Scannt ihr {planet}? Im Pool: %n [energy].</numerusform>
            <numerusform>Scannt ihr {planet}? Im Pool: %n [energy].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scout(s) make the next part cheaper.</source>
        <extracomment>Behind the question whether to scan a planet. %n is how many of the crew scout.</extracomment>
        <translation>
            <numerusform>%n Kundschafter macht den nächsten Teil billiger.</numerusform>
            <numerusform>%n Kundschafter machen den nächsten Teil billiger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reveal the next %n part(s) of the landing card in the scanner.</source>
        <extracomment>Effect of a card aboard: a landing card is covered in parts. %n is how many.</extracomment>
        <translation>
            <numerusform>Deckt den nächsten Teil der Landungskarte im Scanner auf.</numerusform>
            <numerusform>Deckt die nächsten %n Teile der Landungskarte im Scanner auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n [energy], more than the pool holds.</source>
        <extracomment>Why the ship cannot go there. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Das kostet %n [energy](acc), mehr als im Pool ist.</numerusform>
            <numerusform>Das kostet %n [energy](acc), mehr als im Pool ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This part costs %n [energy], more than the pool holds.</source>
        <extracomment>Why a part of the landing card cannot be revealed. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Dieser Teil kostet %n [energy](acc), mehr als im Pool ist.</numerusform>
            <numerusform>Dieser Teil kostet %n [energy](acc), mehr als im Pool ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no planet in the scanner. If you go on, the ship drifts: morale falls by one level, the penalty token goes into the command pool, and this cycle ends without facilities and without an exploration. Drift?</source>
        <translation>Im Scanner ist kein Planet. Wenn ihr weitermacht, treibt das Schiff im All: Die Moral sinkt um eine Stufe, das Strafplättchen kommt in den Befehls-Pool, und dieser Zyklus endet ohne Anlagen und ohne Erkundung. Lasst ihr euch treiben?</translation>
    </message>
    <message>
        <source>{place} is open now.</source>
        <extracomment>Chronicle: the ship can go there from now on. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation>{place} ist jetzt offen.</translation>
    </message>
    <message>
        <source>{place} is closed now.</source>
        <extracomment>Chronicle: the ship cannot go there any more. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation>{place} ist jetzt gesperrt.</translation>
    </message>
    <message>
        <source>Visited: {place}.</source>
        <extracomment>Chronicle aboard. {place} is the name of a star or planet.</extracomment>
        <translation>Besucht: {place}.</translation>
    </message>
    <message>
        <source>The scanner shows: {parts}.</source>
        <extracomment>Chronicle aboard. {parts} are what the parts of a landing card show, as &quot;biomes and icons&quot;.</extracomment>
        <translation>Der Scanner zeigt: {parts}.</translation>
    </message>
    <message>
        <source>biomes and icons</source>
        <translation>Biome und Symbole</translation>
    </message>
    <message>
        <source>conditions of the landing</source>
        <translation>Bedingungen der Landung</translation>
    </message>
    <message>
        <source>dangers and gear</source>
        <translation>Gefahren und Ausrüstung</translation>
    </message>
    <message>
        <source>The travel goes on.</source>
        <translation>Die Reise geht weiter.</translation>
    </message>
    <message>
        <source>The planet may be scanned.</source>
        <translation>Der Planet darf gescannt werden.</translation>
    </message>
    <message>
        <source>The ship flies to {system}.</source>
        <extracomment>Effect of a card aboard. {system} is the name of a star in quotation marks.</extracomment>
        <translation>Das Schiff fliegt nach {system}.</translation>
    </message>
    <message>
        <source>The ship reaches {system}.</source>
        <extracomment>Chronicle. {system} is the name of a star in quotation marks.</extracomment>
        <translation>Das Schiff erreicht {system}.</translation>
    </message>
    <message>
        <source>The journey ends at a planet: {planet}.</source>
        <extracomment>Chronicle aboard. {planet} is the name of a landing card.</extracomment>
        <translation>Die Reise endet bei einem Planeten: {planet}.</translation>
    </message>
    <message>
        <source>{place} opens on the star map.</source>
        <extracomment>Effect of a card aboard: the ship can go there from now on. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation>{place} öffnet sich auf der Sternkarte.</translation>
    </message>
    <message>
        <source>{place} closes on the star map.</source>
        <extracomment>Effect of a card aboard: the ship cannot go there any more. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation>{place} schließt sich auf der Sternkarte.</translation>
    </message>
    <message>
        <source>The ship is adrift.</source>
        <translation>Das Schiff treibt im All.</translation>
    </message>
    <message>
        <source>{member} scouts ahead.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation>{member} kundschaftet voraus.</translation>
    </message>
    <message>
        <source>End the travel without a planet</source>
        <translation>Die Reise ohne Planet beenden</translation>
    </message>
    <message>
        <source>Drift</source>
        <extracomment>Choice: the ship has no energy left and goes nowhere.</extracomment>
        <translation>Treiben lassen</translation>
    </message>
    <message>
        <source>Travel on</source>
        <extracomment>Choice: the ship goes on through the system.</extracomment>
        <translation>Weiterreisen</translation>
    </message>
    <message>
        <source>Send a scout: {member}</source>
        <extracomment>Choice: somebody looks at the planet from near. {member} is the name of a crewmember.</extracomment>
        <translation>Zum Kundschaften schicken: {member}</translation>
    </message>
    <message>
        <source>Leave the rest covered</source>
        <translation>Den Rest verdeckt lassen</translation>
    </message>
    <message>
        <source>This page of the star map does not lead there.</source>
        <translation>Diese Seite der Sternkarte führt nicht dorthin.</translation>
    </message>
    <message>
        <source>This is not open to you now.</source>
        <translation>Das steht euch jetzt nicht offen.</translation>
    </message>
    <message>
        <source>It is marked as dangerous, and no travel upgrade permits that.</source>
        <translation>Das ist als gefährlich markiert, und kein Reiseausbau erlaubt es.</translation>
    </message>
    <message>
        <source>It has been visited as often as it may be.</source>
        <translation>Es wurde schon so oft besucht, wie es erlaubt ist.</translation>
    </message>
    <message>
        <source>The landing card of this planet has left the game.</source>
        <translation>Die Landungskarte dieses Planeten hat das Spiel verlassen.</translation>
    </message>
    <message>
        <source>The parts are revealed in their order.</source>
        <translation>Die Teile werden der Reihe nach aufgedeckt.</translation>
    </message>
    <message>
        <source>Every part of the card lies open.</source>
        <translation>Alle Teile der Karte liegen offen.</translation>
    </message>
</context>
<context>
    <name>ShipTasks</name>
    <message>
        <source>anyone</source>
        <extracomment>In a list of what is needed, as &quot;[research], anyone&quot;: any crewmember.</extracomment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>{card}: who is assigned ({need})?</source>
        <extracomment>Question aboard. {card} is the name of a card. {need} is icons, or &quot;anyone&quot;.</extracomment>
        <translation>{card}: Wer wird eingeteilt ({need})?</translation>
    </message>
    <message>
        <source>{card}: who is assigned ({need})? ({number} of {count})</source>
        <extracomment>Question aboard. {card} is the name of a card. {need} is icons, or &quot;anyone&quot;. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation>{card}: Wer wird eingeteilt ({need})? ({number} von {count})</translation>
    </message>
    <message>
        <source>assign crew ({need})</source>
        <extracomment>A head, small: what crew that are assigned bring about follows. {need} are the icons that they have to show.</extracomment>
        <translation>teilt Besatzung ein ({need})</translation>
    </message>
    <message>
        <source>Only available crew can be assigned.</source>
        <translation>Nur verfügbare Besatzung kann eingeteilt werden.</translation>
    </message>
    <message>
        <source>The last available member of a section cannot be assigned.</source>
        <translation>Das letzte verfügbare Mitglied einer Sektion kann nicht eingeteilt werden.</translation>
    </message>
    <message>
        <source>Nobody can be assigned to this task for now.</source>
        <translation>Für diesen Auftrag kann gerade niemand eingeteilt werden.</translation>
    </message>
    <message>
        <source>They do not show the icons that are needed, one member for each.</source>
        <translation>Sie haben nicht die nötigen Symbole, ein Mitglied für jedes.</translation>
    </message>
    <message>
        <source>{member} ({section}, decided by {player})</source>
        <extracomment>Choice of somebody whom another player owns. {player} is the name of that player. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member} ({section}, {player} entscheidet)</translation>
    </message>
</context>
<context>
    <name>ShipTexts</name>
    <message>
        <source>{source}: choose one.</source>
        <extracomment>{source} is the name of a card, or of a log.</extracomment>
        <translation>{source}: Trefft eine Wahl.</translation>
    </message>
    <message>
        <source>Do you want this? {effect}</source>
        <extracomment>Question aboard. {effect} is whole sentences of a card.</extracomment>
        <translation>Wollt ihr das? {effect}</translation>
    </message>
    <message>
        <source>{source}: do you want this? {effect}</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {effect} is whole sentences of a card.</extracomment>
        <translation>{source}: Wollt ihr das? {effect}</translation>
    </message>
    <message>
        <source>Chosen: {option}</source>
        <extracomment>Chronicle aboard. {option} is the sentence that was chosen.</extracomment>
        <translation>Gewählt: {option}</translation>
    </message>
    <message>
        <source>{source}: {option}</source>
        <extracomment>Chronicle aboard. {source} is the name of a card or of a log. {option} is the sentence that was chosen.</extracomment>
        <translation>{source}: {option}</translation>
    </message>
    <message>
        <source>Option {number}</source>
        <extracomment>Choice that has no words of its own. {number} counts from 1.</extracomment>
        <translation>Möglichkeit {number}</translation>
    </message>
    <message>
        <source>Log {log} is read.</source>
        <extracomment>Chronicle aboard. {log} is the number of an entry of the logbook.</extracomment>
        <translation>Protokoll {log} wird gelesen.</translation>
    </message>
    <message>
        <source>Choose one of these.</source>
        <translation>Wählt eine dieser Möglichkeiten.</translation>
    </message>
    <message>
        <source>Do you pay {price} for this? {effect}</source>
        <extracomment>Question aboard. {price} is as &quot;2 [energy]&quot;. {effect}, whole sentences, is what players get for it.</extracomment>
        <translation>Zahlt ihr dafür {price}? {effect}</translation>
    </message>
    <message>
        <source>{source}: do you pay {price} for this? {effect}</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {price} is as &quot;2 [energy]&quot;. {effect}, whole sentences, is what players get for it.</extracomment>
        <translation>{source}: Zahlt ihr dafür {price}? {effect}</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Button under a question aboard.</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button: make no use of what is offered.</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Another decision comes first.</source>
        <translation>Zuerst steht eine andere Entscheidung an.</translation>
    </message>
    <message>
        <source>The campaign is over.</source>
        <translation>Die Kampagne ist vorbei.</translation>
    </message>
    <message>
        <source>This is not one of the answers to choose from.</source>
        <translation>Das ist keine der Antworten, die zur Wahl stehen.</translation>
    </message>
    <message>
        <source>The cost of this option cannot be paid in full.</source>
        <translation>Die Kosten dieser Möglichkeit können nicht vollständig bezahlt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n texts take effect. Which one is first?</source>
        <extracomment>Question aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>%n Text wirkt sich aus. Welcher zuerst?</numerusform>
            <numerusform>%n Texte wirken sich aus. Welcher zuerst?</numerusform>
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
        <translation>{card} wirkt sich aus.</translation>
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
        </translation>
    </message>
    <message numerus="yes">
        <source>%n [command]</source>
        <extracomment>Part of a row of tokens, as &quot;2 [energy], 1 [command]&quot;. %n is how many.</extracomment>
        <translation>
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
        </translation>
    </message>
    <message>
        <source>Left over, and lost: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Übrig und verfallen: {tokens}.</translation>
    </message>
    <message>
        <source>Income: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Einkommen: {tokens}.</translation>
    </message>
    <message>
        <source>Taken from the income: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Vom Einkommen abgezogen: {tokens}.</translation>
    </message>
    <message>
        <source>Gained: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Gewonnen: {tokens}.</translation>
    </message>
    <message>
        <source>Paid: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Bezahlt: {tokens}.</translation>
    </message>
    <message>
        <source>Lost: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Verloren: {tokens}.</translation>
    </message>
    <message>
        <source>Brought along from the training: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Aus dem Training mitgebracht: {tokens}.</translation>
    </message>
</context>
<context>
    <name>ShipUndo</name>
    <message>
        <source>Undo – start of the campaign</source>
        <translation>Rückgängig – Beginn der Kampagne</translation>
    </message>
    <message>
        <source>Undo – {what}</source>
        <extracomment>Button. {what} is what is taken back, in the words of the button that was pressed.</extracomment>
        <translation>Rückgängig – {what}</translation>
    </message>
    <message>
        <source>Redo – {what}</source>
        <extracomment>Button. {what} is what is taken back, in the words of the button that was pressed.</extracomment>
        <translation>Wiederholen – {what}</translation>
    </message>
    <message>
        <source>new name: {player}</source>
        <extracomment>Stands for {what} in &quot;Undo – {what}&quot;. {player} is the name of a player.</extracomment>
        <translation>neuer Name: {player}</translation>
    </message>
    <message>
        <source>last decision</source>
        <extracomment>Stands for {what} in &quot;Undo – {what}&quot; where nothing more is known.</extracomment>
        <translation>letzte Entscheidung</translation>
    </message>
</context>
<context>
    <name>ShipUnloading</name>
    <message>
        <source>Unique discoveries are unloaded.</source>
        <translation>Einmalige Entdeckungen werden entladen.</translation>
    </message>
    <message>
        <source>Discoveries are unloaded.</source>
        <translation>Entdeckungen werden entladen.</translation>
    </message>
    <message>
        <source>{card} is put away.</source>
        <extracomment>What happens aboard: a find comes to its place. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} wird weggelegt.</translation>
    </message>
    <message>
        <source>Discard this card.</source>
        <translation>Legt diese Karte ab.</translation>
    </message>
    <message>
        <source>Which unique discovery is unloaded next?</source>
        <translation>Welche einmalige Entdeckung wird als Nächstes entladen?</translation>
    </message>
    <message>
        <source>Which discovery is unloaded next?</source>
        <translation>Welche Entdeckung wird als Nächstes entladen?</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Shortcuts</source>
        <extracomment>Title of the list of keys.</extracomment>
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
        <source>Show what may be done at any time</source>
        <translation>Zeigen, was jederzeit möglich ist</translation>
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
        <translation>Die Besatzungstafeln zeigen (nur bei schmalem Fenster)</translation>
    </message>
    <message>
        <source>Show the situation, in a narrow window</source>
        <translation>Die Lage zeigen (nur bei schmalem Fenster)</translation>
    </message>
    <message>
        <source>Put the dice aside for a look at the map, in a narrow window</source>
        <translation>Die Würfel beiseitelegen und die Karte sehen (nur bei schmalem Fenster)</translation>
    </message>
    <message>
        <source>Show all chances of a check, in a narrow window</source>
        <translation>Alle Chancen eines Würfelwurfs zeigen (nur bei schmalem Fenster)</translation>
    </message>
    <message>
        <source>Open the journal</source>
        <translation>Das Tagebuch öffnen</translation>
    </message>
    <message>
        <source>See who sits where, and change names</source>
        <translation>Sehen, wer wo sitzt, und Namen ändern</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation>Die letzte Entscheidung rückgängig machen</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>What a key does: what was undone is done again.</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>What is this? Pressed again, the codex says more</source>
        <translation>Was ist das? Noch einmal gedrückt, sagt der Kodex mehr</translation>
    </message>
    <message>
        <source>Codex: look up rules, icons and cards</source>
        <translation>Kodex: Regeln, Symbole und Karten nachschlagen</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>What a key does: open the settings.</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>What a key does: the window fills the screen, or no longer does.</extracomment>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>These shortcuts</source>
        <extracomment>What a key does: open the list of keys in which this stands.</extracomment>
        <translation>Diese Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: shut the list of keys.</extracomment>
        <translation>Schließen</translation>
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
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Rank-up</source>
        <extracomment>Kind of a card in the column of the situation: it promotes crewmembers.</extracomment>
        <translation>Beförderung</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>Heading over the last lines of the journal.</extracomment>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Completed</source>
        <extracomment>Beside a mission that is done.</extracomment>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Optional</source>
        <extracomment>Beside a mission that need not be done.</extracomment>
        <translation>Optional</translation>
    </message>
    <message>
        <source>Mission</source>
        <extracomment>Beside a mission that must be done.</extracomment>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Sectors {numbers}</source>
        <extracomment>Beside a threat with several figures: where they are. {numbers} are numbers, as &quot;2, 5 and 6&quot;.</extracomment>
        <translation>Sektoren {numbers}</translation>
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
        <translation>Lage (S)</translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message>
        <source>Shuffle the section decks, the discovery decks and the [event] cards.</source>
        <translation>Mischt die Sektionsdecks, die Entdeckungsdecks und die [event]-Karten.</translation>
    </message>
    <message>
        <source>Make landing rolls until the lander is down.</source>
        <translation>Macht Landungswürfe, bis der Lander gelandet ist.</translation>
    </message>
    <message>
        <source>Choose the lander sector.</source>
        <translation>Wählt den Lander-Sektor.</translation>
    </message>
    <message>
        <source>The away team leaves the lander.</source>
        <translation>Das Außenteam verlässt den Lander.</translation>
    </message>
    <message>
        <source>Each player decides in which order their crewmembers sit.</source>
        <translation>Jede Person am Tisch entscheidet, in welcher Reihenfolge ihre Besatzungsmitglieder sitzen.</translation>
    </message>
    <message>
        <source>Each crewmember goes to the sector where the expedition begins.</source>
        <translation>Jedes Besatzungsmitglied kommt in den Sektor, in dem die Expedition beginnt.</translation>
    </message>
    <message>
        <source>Choose the [rank_up] of the expedition.</source>
        <translation>Wählt die [rank_up](acc) der Expedition.</translation>
    </message>
    <message>
        <source>Hand out the loaded equipment.</source>
        <translation>Verteilt die geladene Ausrüstung.</translation>
    </message>
    <message>
        <source>Take a free [basic] of a color of your choice.</source>
        <translation>Nehmt ein freies Symbol [basic] in einer Farbe eurer Wahl.</translation>
    </message>
    <message>
        <source>Begin a new round and decide who takes the start token.</source>
        <translation>Beginnt eine neue Runde und entscheidet, wer das Startplättchen nimmt.</translation>
    </message>
    <message>
        <source>Resolve {result} of the danger die with danger table {letter}.</source>
        <extracomment>{result} is an icon of the danger die, {letter} names the danger table: A, B, C.</extracomment>
        <translation>Wendet {result} des Gefahrenwürfels mit Gefahrentabelle {letter} an.</translation>
    </message>
    <message>
        <source>The time track of {track} progresses by one space.</source>
        <extracomment>{track} is the card or the sector to which the time track belongs, in quotation marks.</extracomment>
        <translation>Der Zeit-Track von {track} rückt ein Feld vor.</translation>
    </message>
    <message>
        <source>The time tracks of {tracks} progress by one space each.</source>
        <extracomment>{tracks} are the cards and sectors to which the time tracks belong, in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation>Die Zeit-Tracks von {tracks} rücken je ein Feld vor.</translation>
    </message>
    <message>
        <source>Discard the section card {card} that was played.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation>Legt die gespielte Sektionskarte {card} ab.</translation>
    </message>
    <message>
        <source>Also roll the die that was kept aside: {die}.</source>
        <extracomment>{die} names a die: &quot;Basic die (red)&quot;.</extracomment>
        <translation>Werft auch den zurückgehaltenen Würfel: {die}.</translation>
    </message>
    <message>
        <source>Reset the track of the action of {track}.</source>
        <extracomment>{track} is the card of the action, in quotation marks.</extracomment>
        <translation>Setzt den Track der Aktion von {track} zurück.</translation>
    </message>
    <message numerus="yes">
        <source>Go back %n space(s) on the track of the action of {track}.</source>
        <extracomment>{track} is the card of the action, in quotation marks.</extracomment>
        <translation>
            <numerusform>Geht auf dem Track der Aktion von {track} %n Feld zurück.</numerusform>
            <numerusform>Geht auf dem Track der Aktion von {track} %n Felder zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Progress %n space(s) on the track of the action of {track}.</source>
        <extracomment>{track} is the card of the action, in quotation marks.</extracomment>
        <translation>
            <numerusform>Rückt auf dem Track der Aktion von {track} %n Feld vor.</numerusform>
            <numerusform>Rückt auf dem Track der Aktion von {track} %n Felder vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a section card to prepare, make a dice check for dice combinations, or do both.</source>
        <translation>Zieht zum Vorbereiten eine Sektionskarte, macht einen Würfelwurf für Würfelkombinationen oder tut beides.</translation>
    </message>
    <message>
        <source>To prepare you may also draw a section card.</source>
        <translation>Zum Vorbereiten dürft ihr auch eine Sektionskarte ziehen.</translation>
    </message>
    <message>
        <source>To prepare you may also make a dice check for dice combinations.</source>
        <translation>Zum Vorbereiten dürft ihr auch einen Würfelwurf für Würfelkombinationen machen.</translation>
    </message>
    <message>
        <source>Each crewmember draws a starting hand.</source>
        <translation>Jedes Besatzungsmitglied zieht seine Starthand.</translation>
    </message>
    <message>
        <source>Shuffle all [event] cards into a new face-down deck.</source>
        <translation>Mischt alle [event]-Karten zu einem neuen verdeckten Deck.</translation>
    </message>
    <message>
        <source>Choose the [global_condition] with which the expedition begins.</source>
        <translation>Wählt die [global_condition](acc), mit der die Expedition beginnt.</translation>
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
        <source>A [mission] whose requirement is met may be completed.</source>
        <translation>Eine [mission], deren Bedingung erfüllt ist, darf abgeschlossen werden.</translation>
    </message>
    <message>
        <source>End the turn; no [event] card is revealed.</source>
        <translation>Beendet den Zug; es wird keine [event]-Karte aufgedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>End the turn and reveal %n [event] card(s).</source>
        <extracomment>What the game does next. %n stands before the icon of an event card.</extracomment>
        <translation>
            <numerusform>Beendet den Zug und deckt %n [event]-Karte auf.</numerusform>
            <numerusform>Beendet den Zug und deckt %n Karten des [event]-Decks auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reveal the top [event] card.</source>
        <translation>Deckt die oberste [event]-Karte auf.</translation>
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
        <source>Move to the sector at the other end of the path.</source>
        <translation>Zieht in den Sektor am anderen Ende der Route.</translation>
    </message>
    <message>
        <source>Refresh half of your section dice, rounded up.</source>
        <translation>Erneuert die Hälfte eurer Sektionswürfel, aufgerundet.</translation>
    </message>
    <message>
        <source>Discard section cards down to the section card limit.</source>
        <translation>Legt Sektionskarten bis zum Sektionskartenlimit ab.</translation>
    </message>
    <message>
        <source>Go on with the dice check.</source>
        <translation>Macht mit dem Würfelwurf weiter.</translation>
    </message>
    <message>
        <source>The injury die returns to the top slot of a column without one.</source>
        <translation>Der Verletzungswürfel kehrt auf den obersten Platz einer Spalte ohne einen solchen zurück.</translation>
    </message>
    <message>
        <source>Put an injury die in the top slot of a column without one.</source>
        <translation>Legt einen Verletzungswürfel auf den obersten Platz einer Spalte ohne einen solchen.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n drawn [lead] on discovery decks.</source>
        <extracomment>What the game does next: lead tokens from the bag. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Legt %n gezogenen [lead](acc) auf Entdeckungsdecks.</numerusform>
            <numerusform>Legt %n gezogene [lead](acc.pl) auf Entdeckungsdecks.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one of these sectors: {sectors}.</source>
        <extracomment>{sectors} are numbers of sectors, with commas between them.</extracomment>
        <translation>Wählt einen dieser Sektoren: {sectors}.</translation>
    </message>
    <message>
        <source>If the [lead](pl) of the {deck} deck are worth {value} or more, gain its top discovery.</source>
        <extracomment>{deck} is the icon of a discovery deck. {value} is 3.</extracomment>
        <translation>Wenn die [lead](pl) auf dem Deck für {deck}(acc) {value} oder mehr wert sind, erhaltet seine oberste Entdeckung.</translation>
    </message>
    <message>
        <source>The open question is asked again.</source>
        <translation>Die offene Frage wird noch einmal gestellt.</translation>
    </message>
    <message>
        <source>The outcomes of the dice check have been resolved.</source>
        <translation>Die Ergebnisse des Würfelwurfs sind angewendet.</translation>
    </message>
    <message>
        <source>One of the dice that pay stays in the roll pool.</source>
        <translation>Einer der Würfel, die bezahlen, bleibt im Wurf-Pool.</translation>
    </message>
    <message>
        <source>The expedition is over.</source>
        <translation>Die Expedition ist beendet.</translation>
    </message>
    <message>
        <source>Preparing is over.</source>
        <translation>Das Vorbereiten ist beendet.</translation>
    </message>
    <message>
        <source>Take a free red [basic].</source>
        <translation>Nehmt ein freies rotes Symbol [basic].</translation>
    </message>
    <message>
        <source>Take a free green [basic].</source>
        <translation>Nehmt ein freies grünes Symbol [basic].</translation>
    </message>
    <message>
        <source>Take a free blue [basic].</source>
        <translation>Nehmt ein freies blaues Symbol [basic].</translation>
    </message>
    <message>
        <source>The yellow outcome has been resolved.</source>
        <translation>Das gelbe Ergebnis ist angewendet.</translation>
    </message>
    <message>
        <source>The green outcome has been resolved.</source>
        <translation>Das grüne Ergebnis ist angewendet.</translation>
    </message>
    <message>
        <source>The red outcome has been resolved.</source>
        <translation>Das rote Ergebnis ist angewendet.</translation>
    </message>
    <message numerus="yes">
        <source>Each crewmember draws a starting hand and %n card(s) more, then discards down to the limit.</source>
        <extracomment>What the game does next, at the start of an expedition. %n is how many cards are drawn beyond the starting hand.</extracomment>
        <translation>
            <numerusform>Jedes Besatzungsmitglied zieht seine Starthand und %n Karte mehr und legt dann bis zum Limit ab.</numerusform>
            <numerusform>Jedes Besatzungsmitglied zieht seine Starthand und %n Karten mehr und legt dann bis zum Limit ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After that each may draw up to %n card(s) anew.</source>
        <extracomment>What the game does next, at the start of an expedition: cards that players do not like. %n is how many.</extracomment>
        <translation>
            <numerusform>Danach darf jedes bis zu %n Karte neu ziehen.</numerusform>
            <numerusform>Danach darf jedes bis zu %n Karten neu ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Red dice that have no slot any more go to the spent pool.</source>
        <translation>Rote Würfel, die keinen Platz mehr haben, kommen in den Verbraucht-Pool.</translation>
    </message>
    <message>
        <source>Green dice that have no slot any more go to the spent pool.</source>
        <translation>Grüne Würfel, die keinen Platz mehr haben, kommen in den Verbraucht-Pool.</translation>
    </message>
    <message>
        <source>Blue dice that have no slot any more go to the spent pool.</source>
        <translation>Blaue Würfel, die keinen Platz mehr haben, kommen in den Verbraucht-Pool.</translation>
    </message>
    <message>
        <source>Apply the yellow outcome.</source>
        <translation>Wendet das gelbe Ergebnis an.</translation>
    </message>
    <message>
        <source>Apply the green outcome.</source>
        <translation>Wendet das grüne Ergebnis an.</translation>
    </message>
    <message>
        <source>Apply the red outcome.</source>
        <translation>Wendet das rote Ergebnis an.</translation>
    </message>
</context>
<context>
    <name>Stories</name>
    <message>
        <source>the captain</source>
        <extracomment>In a story, where the captain has no name.</extracomment>
        <translation>der Kapitän</translation>
    </message>
    <message>
        <source>one of you</source>
        <translation>jemand von euch</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Only to look at: another window plays this save, or its file may not be written.</source>
        <translation>Nur zum Ansehen: Ein anderes Fenster spielt diesen Spielstand, oder seine Datei darf nicht beschrieben werden.</translation>
    </message>
</context>
<context>
    <name>TableSheets</name>
    <message>
        <source>Discards of {member}</source>
        <extracomment>Title over a pile of section cards. {member} is the name of a crewmember.</extracomment>
        <translation>Ablage: {member}</translation>
    </message>
    <message>
        <source>Cards in the deck, face down: {count}</source>
        <extracomment>Under the title over discarded cards. {count} is a number.</extracomment>
        <translation>Verdeckte Karten im Deck: {count}</translation>
    </message>
    <message>
        <source>Discarded events</source>
        <extracomment>Title over a pile of event cards.</extracomment>
        <translation>Abgelegte Ereignisse</translation>
    </message>
    <message>
        <source>The expedition is over</source>
        <translation>Die Expedition ist vorbei</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Auf den Tisch schauen</translation>
    </message>
    <message>
        <source>To the first screen</source>
        <translation>Zur Startseite</translation>
    </message>
</context>
<context>
    <name>TeamQuestions</name>
    <message>
        <source>your rank is {rank} or higher</source>
        <extracomment>After &quot;if&quot;. {rank} is 1, 2 or 3.</extracomment>
        <translation>euer Rang mindestens {rank} ist</translation>
    </message>
    <message>
        <source>a crewmember is in the sector with the highest number</source>
        <translation>ein Besatzungsmitglied im Sektor mit der höchsten Nummer ist</translation>
    </message>
    <message>
        <source>you have the injury {injury}</source>
        <extracomment>After &quot;if&quot;. {injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>ihr die Verletzung {injury} habt</translation>
    </message>
    <message numerus="yes">
        <source>the [global_condition] {condition} has been placed at least %n time(s)</source>
        <extracomment>{condition} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>die [global_condition] {condition} ausgelegt wurde</numerusform>
            <numerusform>die [global_condition] {condition} mindestens %n-mal ausgelegt wurde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n {deck} card(s) lie on the lander</source>
        <extracomment>{deck} is the icon of a discovery deck.</extracomment>
        <translation>
            <numerusform>auf dem Lander 1 {deck} liegt</numerusform>
            <numerusform>auf dem Lander mindestens %n {deck} liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a mandatory [mission] was completed with at most %n [supplies] left</source>
        <extracomment>After &quot;if&quot; or as a goal. %n stands before the icon of supplies.</extracomment>
        <translation>
            <numerusform>eine verpflichtende [mission] mit höchstens %n [supplies](dat) abgeschlossen wurde</numerusform>
            <numerusform>eine verpflichtende [mission] mit höchstens %n [supplies](dat) abgeschlossen wurde</numerusform>
        </translation>
    </message>
    <message>
        <source>you have the start token</source>
        <translation>ihr das Startplättchen habt</translation>
    </message>
    <message>
        <source>the number of the round is divisible by {count}</source>
        <extracomment>After &quot;if&quot;: it is true in every so manyth round. {count} is a number.</extracomment>
        <translation>die Rundennummer durch {count} teilbar ist</translation>
    </message>
</context>
<context>
    <name>ThingLog</name>
    <message>
        <source>{member} looks at {cards}.</source>
        <extracomment>{cards} are names of cards in quotation marks, with &quot;and&quot; before the last one. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} sieht sich {cards} an.</translation>
    </message>
    <message>
        <source>{member} puts the section deck in another order.</source>
        <extracomment>Journal: the player has looked at the cards of the own deck. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} ordnet das Sektionsdeck neu.</translation>
    </message>
    <message>
        <source>The event cards lie in another order now.</source>
        <translation>Die Ereigniskarten liegen jetzt in einer anderen Reihenfolge.</translation>
    </message>
    <message numerus="yes">
        <source>The next time, one of %n event(s) will be resolved.</source>
        <extracomment>Journal: of several revealed event cards one will be carried out. %n is how many will be revealed.</extracomment>
        <translation>
            <numerusform>Das nächste Mal wird %n Ereignis ausgeführt.</numerusform>
            <numerusform>Das nächste Mal wird eines von %n Ereignissen ausgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The event {event} is discarded unresolved.</source>
        <extracomment>{event} is the name of an event card in quotation marks.</extracomment>
        <translation>Das Ereignis {event} wird abgelegt, ohne ausgeführt zu werden.</translation>
    </message>
    <message>
        <source>{member} takes {card} back from the discard pile.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} nimmt {card} aus dem Ablagestapel zurück.</translation>
    </message>
    <message>
        <source>{member} sacrifices {card}.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} opfert {card}.</translation>
    </message>
    <message>
        <source>The time track of {track} will not make its next progress.</source>
        <extracomment>{track} is a card with a time track in quotation marks.</extracomment>
        <translation>Der Zeit-Track von {track} wird sein nächstes Vorrücken aussetzen.</translation>
    </message>
    <message>
        <source>The time track of {track} stays where it is.</source>
        <extracomment>{track} is a card with a time track in quotation marks.</extracomment>
        <translation>Der Zeit-Track von {track} bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>{lead} moves to the {deck} deck.</source>
        <extracomment>{lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;, {deck} the icon of a discovery deck.</extracomment>
        <translation>{lead} kommt auf das Deck für {deck}(acc).</translation>
    </message>
    <message>
        <source>{lead} returns to the bag.</source>
        <extracomment>{lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation>{lead} kommt in den Beutel zurück.</translation>
    </message>
    <message>
        <source>The discovery {back} is swapped for {card}.</source>
        <extracomment>{back} and {card} are names of discovery cards in quotation marks.</extracomment>
        <translation>Die Entdeckung {back} wird gegen {card} getauscht.</translation>
    </message>
    <message>
        <source>The unique discovery {discovery} is discarded.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation>Die einmalige Entdeckung {discovery} wird abgelegt.</translation>
    </message>
    <message>
        <source>The threat {threat} will skip the effect after its next one.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation>Die Bedrohung {threat} wird den übernächsten Effekt aussetzen.</translation>
    </message>
    <message>
        <source>The threat {threat} will skip its next effect.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation>Die Bedrohung {threat} wird ihren nächsten Effekt aussetzen.</translation>
    </message>
    <message>
        <source>The threat {threat} skips its effect.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation>Die Bedrohung {threat} setzt ihren Effekt aus.</translation>
    </message>
    <message>
        <source>A path joins {start} and {end} from now on.</source>
        <extracomment>{start} and {end} are names of sectors in quotation marks.</extracomment>
        <translation>Eine Route verbindet ab jetzt {start} und {end}.</translation>
    </message>
    <message>
        <source>The ten-sided die shows {value} and sends the threat {threat} to {sector}.</source>
        <extracomment>{value} is a number from 0 to 9, {threat} the name of a threat and {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Der W10 zeigt {value} und schickt die Bedrohung {threat} nach {sector}.</translation>
    </message>
    <message>
        <source>{member} looks at what the threat {threat} does next. {effects}</source>
        <extracomment>{threat} is the name of a threat in quotation marks, {effects} are sentences of its card. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} sieht sich an, was die Bedrohung {threat} als Nächstes tut. {effects}</translation>
    </message>
    <message>
        <source>A second figure of the threat {threat} appears in {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Ein zweiter Aufsteller der Bedrohung {threat} erscheint in {sector}.</translation>
    </message>
    <message>
        <source>The token {equipment} is placed in {sector}.</source>
        <extracomment>{equipment} is the name of a card, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Das Plättchen {equipment} kommt nach {sector}.</translation>
    </message>
    <message>
        <source>{equipment} may be used once more.</source>
        <extracomment>{equipment} is the name of a card in quotation marks.</extracomment>
        <translation>{equipment} darf noch einmal benutzt werden.</translation>
    </message>
    <message>
        <source>{member} carries {equipment} again.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} trägt wieder {equipment}.</translation>
    </message>
    <message>
        <source>{equipment} is blocked.</source>
        <extracomment>{equipment} is the name of a card in quotation marks.</extracomment>
        <translation>{equipment} ist blockiert.</translation>
    </message>
    <message>
        <source>{member} is sheltered from threats.</source>
        <extracomment>Journal: attacks of threats do nothing to this person for a while. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} ist vor Bedrohungen geschützt.</translation>
    </message>
    <message>
        <source>The attack does not affect {member}.</source>
        <extracomment>Journal: this person was safe from the threat. {member} is the first name of a crewmember.</extracomment>
        <translation>Der Angriff betrifft {member} nicht.</translation>
    </message>
    <message>
        <source>No equipment is blocked any more.</source>
        <translation>Keine Ausrüstung ist mehr blockiert.</translation>
    </message>
</context>
<context>
    <name>TimeTrackBar</name>
    <message>
        <source>Time track: {at} of {length}</source>
        <extracomment>Said of a time track by screen readers. {at} and {length} are numbers of spaces.</extracomment>
        <translation>Zeit-Track: {at} von {length}</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>{first} and {last}</source>
        <extracomment>The last two of several things in a sentence. {first} and {last} are names, clauses, icons or numbers of sectors; {first} may be several with commas.</extracomment>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>The last two of several things in a sentence. {first} and {last} are names, clauses, icons or numbers of sectors; {first} may be several with commas.</extracomment>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <extracomment>Things in a sentence before the last one, or heads of a text one after the other, as &quot;at any time, each crewmember&quot;. {first} and {next} are these.</extracomment>
        <translation>{first}, {next}</translation>
    </message>
    <message>
        <source>small</source>
        <extracomment>Not shown anywhere. After a colon a sentence goes on with a small letter: leave this word as it is (or put your word for it) only if that is so in your language, and translate it as &quot;capital&quot; if it keeps its capital.</extracomment>
        <translation>capital</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>before the letter e</comment>
        <extracomment>As the other one, where {last} begins with the letter e (Italian has &quot;ed&quot; there instead of &quot;e&quot;); {first} may be several with commas.</extracomment>
        <translation>{first} und {last}</translation>
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
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>Convert abilities</source>
        <extracomment>Title of a hint that comes up when it first matters: dice that count as another icon.</extracomment>
        <translation>Wandlungsfähigkeiten</translation>
    </message>
    <message>
        <source>Icons on paths</source>
        <translation>Symbole auf Routen</translation>
    </message>
    <message>
        <source>Immediate special effects</source>
        <translation>Sofortige Sondereffekte</translation>
    </message>
    <message>
        <source>Two special actions on one card</source>
        <translation>Zwei Sonderaktionen auf einer Karte</translation>
    </message>
    <message>
        <source>Yellow outcomes and arrows</source>
        <translation>Gelbe Ergebnisse und Pfeile</translation>
    </message>
    <message>
        <source>Several copies of a card</source>
        <translation>Mehrere Exemplare einer Karte</translation>
    </message>
    <message>
        <source>The rank-up card</source>
        <translation>Die Beförderungskarte</translation>
    </message>
    <message>
        <source>Injuries</source>
        <extracomment>Title of a hint that comes up when somebody is first hurt.</extracomment>
        <translation>Verletzungen</translation>
    </message>
    <message>
        <source>Preparing with a dice check</source>
        <translation>Vorbereiten mit Würfelwurf</translation>
    </message>
    <message>
        <source>Too few dice to spend</source>
        <translation>Zu wenige Würfel zum Verbrauchen</translation>
    </message>
    <message>
        <source>Assisting</source>
        <extracomment>Title of a hint that comes up when it first matters: helping in a dice check.</extracomment>
        <translation>Unterstützen</translation>
    </message>
    <message>
        <source>Danger dice in a check</source>
        <translation>Gefahrenwürfel im Würfelwurf</translation>
    </message>
    <message>
        <source>Dice combinations</source>
        <extracomment>Title of a hint that comes up when it first matters: the lower half of section cards.</extracomment>
        <translation>Würfelkombinationen</translation>
    </message>
    <message>
        <source>Unique discoveries</source>
        <extracomment>Title of a hint that comes up when the first one is found.</extracomment>
        <translation>Einmalige Entdeckungen</translation>
    </message>
    <message>
        <source>Events and biomes</source>
        <translation>Ereignisse und Biome</translation>
    </message>
    <message>
        <source>Time tracks</source>
        <extracomment>Title of a hint that comes up when the first one lies on the table.</extracomment>
        <translation>Zeit-Tracks</translation>
    </message>
    <message>
        <source>From now on you are free to do as you like. At the start of each round whoever has the start token gives it to any crewmember. That crewmember takes the first turn, the others follow clockwise.</source>
        <translation>Ab jetzt könnt ihr tun, was ihr wollt. Zu Beginn jeder Runde wird das Startplättchen an ein beliebiges Besatzungsmitglied weitergegeben; darüber entscheidet, wer es hat. Dieses Besatzungsmitglied macht den ersten Zug, die anderen folgen im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Each crewmember can [convert] dice: a basic result of the printed color may be spent as the printed icon. In a dice check only the abilities of the active crewmember count, but they work on the dice of those who assist as well.</source>
        <translation>Jedes Besatzungsmitglied hat eine [convert](acc): Ein Basis-Ergebnis der aufgedruckten Farbe darf als das aufgedruckte Symbol verbraucht werden. In einem Würfelwurf zählen nur die Fähigkeiten des aktiven Besatzungsmitglieds, sie wirken aber auch auf die Würfel derer, die unterstützen.</translation>
    </message>
    <message>
        <source>When you travel, resolve every icon on the path in the order in which you meet it. For the [travel] icon carry out the travel effect of the [global_condition]: it comes last, and it moves you.</source>
        <translation>Wenn ihr reist, wendet jedes Symbol der Route in der Reihenfolge an, in der ihr darauf trefft. Für das Symbol [travel] führt ihr den Reiseeffekt der [global_condition](gen) aus: Er kommt zuletzt und bringt euch in den anderen Sektor.</translation>
    </message>
    <message>
        <source>This card offers two special actions. Decide which one you take before anything else; it is still only one special action in each turn.</source>
        <translation>Diese Karte bietet zwei Sonderaktionen. Entscheidet vor allem anderen, welche ihr ausführt; es bleibt bei einer Sonderaktion pro Zug.</translation>
    </message>
    <message>
        <source>Several copies of this [poi] are in the box, and they differ. When the card is called for, one of the copies is taken at random.</source>
        <translation>Von diesem [poi](dat) liegen mehrere Exemplare in der Schachtel, und sie unterscheiden sich. Wird die Karte gebraucht, nimmt man zufällig eines davon.</translation>
    </message>
    <message>
        <source>The goal of the [rank_up] is met, so it is turned to its completed side. It stays completed, and it promotes your crew after the expedition. Go on collecting [success](pl).</source>
        <translation>Die Vorgabe der [rank_up](gen) ist erreicht, also wird sie auf ihre erfüllte Seite gedreht. Sie bleibt erfüllt und befördert nach der Expedition eure Besatzung. Sammelt weiter [success](acc.pl).</translation>
    </message>
    <message>
        <source>A [unique_discovery] is yours from the moment you gain it. On this world it stays on the planet board; if you would gain it a second time, you gain a [success] instead.</source>
        <translation>Eine [unique_discovery] gehört euch, sobald ihr sie erhaltet. Auf dieser Welt bleibt sie auf der Planetenkarte liegen; würdet ihr sie ein zweites Mal erhalten, erhaltet ihr stattdessen einen [success](acc).</translation>
    </message>
    <message>
        <source>From now on each turn ends with an [event]. If one of its biomes is visible in your sector, resolve the main effect, otherwise the secondary effect. As long as no time track is in play, a secondary effect that advances time tracks does nothing.</source>
        <translation>Ab jetzt endet jeder Zug mit einem [event](dat). Ist eines seiner Biome in eurem Sektor zu sehen, führt den Haupteffekt aus, sonst den Nebeneffekt. Solange kein Zeit-Track im Spiel ist, bewirkt ein Nebeneffekt, der Zeit-Tracks vorrückt, nichts.</translation>
    </message>
    <message>
        <source>A card with a time track is in play. Each progress moves its [time] one space to the right. What is printed on a space happens when the token enters it.</source>
        <translation>Eine Karte mit Zeit-Track ist im Spiel. Bei jedem Fortschritt rückt ihr [time] ein Feld nach rechts. Was auf einem Feld aufgedruckt ist, geschieht, sobald das Plättchen dort ankommt.</translation>
    </message>
    <message>
        <source>This action has an immediate special effect, which shows an outcome. If it applies, the dice check ends at once: all dice are spent and that outcome happens, whatever the dice show.</source>
        <translation>Diese Aktion hat einen sofortigen Sondereffekt, der auf ein Ergebnis verweist. Tritt er ein, endet der Würfelwurf sofort: Alle Würfel werden verbraucht, und dieses Ergebnis gilt, was auch immer die Würfel zeigen.</translation>
    </message>
    <message>
        <source>A yellow outcome is better than a green one. Where an arrow leads from one outcome to another, apply the second one as well.</source>
        <translation>Ein gelbes Ergebnis ist besser als ein grünes. Führt ein Pfeil von einem Ergebnis zu einem anderen, wendet auch das zweite an.</translation>
    </message>
    <message>
        <source>An injury is a card and an injury die in the top slot of a column; dice that it pushes out are spent. In every dice check of yours your injury dice are rolled too. If one of your injury cards shows the rolled icon, its effect happens before you use your dice.</source>
        <translation>Eine Verletzung besteht aus einer Karte und einem Verletzungswürfel auf dem obersten Platz einer Spalte; Würfel, die er hinausschiebt, sind verbraucht. Bei jedem eurer Würfelwürfe werden auch eure Verletzungswürfel geworfen. Zeigt eine eurer Verletzungskarten das gewürfelte Symbol, tritt ihr Effekt ein, bevor ihr eure Würfel benutzt.</translation>
    </message>
    <message>
        <source>To prepare you may make a dice check without outcomes. Its only use is to pay for dice combinations.</source>
        <translation>Zum Vorbereiten dürft ihr einen Würfelwurf machen, bei dem es kein grünes, gelbes oder rotes Ergebnis gibt. Er dient nur dazu, Würfelkombinationen zu bezahlen.</translation>
    </message>
    <message>
        <source>Whoever has to spend a die and has none available must sacrifice one: it is out of this expedition. Rest in time. In this training nothing is lost with three dice or fewer.</source>
        <translation>Wer einen Würfel verbrauchen muss und keinen verfügbar hat, muss einen opfern: Er scheidet aus dieser Expedition aus. Rastet rechtzeitig. In diesem Training geht mit drei oder weniger Würfeln nichts verloren.</translation>
    </message>
    <message>
        <source>Every other crewmember in the sector may assist: with one available die, and by playing one section card. All dice lie in one roll pool, but each returns to its owner.</source>
        <translation>Jedes andere Besatzungsmitglied im Sektor darf unterstützen: mit einem verfügbaren Würfel und indem es eine Sektionskarte spielt. Alle Würfel liegen in einem gemeinsamen Wurf-Pool, aber jeder kehrt dorthin zurück, woher er kam.</translation>
    </message>
    <message>
        <source>Danger dice are printed to the left of this action. They are rolled together with your dice and looked up in their danger table after the dice combinations, before the special effects.</source>
        <translation>Links neben dieser Aktion sind Gefahrenwürfel abgebildet. Sie werden zusammen mit euren Würfeln geworfen und nach den Würfelkombinationen, aber vor den Sondereffekten in ihrer Gefahrentabelle nachgeschlagen.</translation>
    </message>
    <message>
        <source>The lower half of a section card is a [combination]. After the results are modified, spend dice of the roll pool that show what it asks for: its effect happens at once, and the card is discarded.</source>
        <translation>Die untere Hälfte einer Sektionskarte ist eine [combination]. Wenn die Ergebnisse modifiziert sind, verbraucht Würfel des Wurf-Pools, die zeigen, was sie verlangt: Ihr Effekt tritt sofort ein, und die Karte wird abgelegt.</translation>
    </message>
</context>
<context>
    <name>TrackNames</name>
    <message>
        <source>Track</source>
        <extracomment>Where a track has no name of its own: a row of spaces along which a token moves.</extracomment>
        <translation>Track</translation>
    </message>
</context>
<context>
    <name>TrayDieButton</name>
    <message>
        <source>Press it or drag it to what it is to be spent on.</source>
        <translation>Klickt ihn an oder zieht ihn auf das, wofür ihr ihn ausgeben wollt.</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message numerus="yes">
        <source>{file} was played with %n content pack(s) that are missing here: {packs}. It was left as it is; add what is missing to open it.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file, {packs} are names of content packs with &quot;and&quot; before the last one; %n is how many they are.</extracomment>
        <translation>
            <numerusform>{file} wurde mit einem Inhaltspaket gespielt, das hier fehlt: {packs}. Die Datei blieb unverändert; fügt das Paket hinzu, um sie zu öffnen.</numerusform>
            <numerusform>{file} wurde mit %n Inhaltspaketen gespielt, die hier fehlen: {packs}. Die Datei blieb unverändert; fügt die Pakete hinzu, um sie zu öffnen.</numerusform>
        </translation>
    </message>
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
        <extracomment>{sentence} says what is wrong in a content pack. {meant} is a word that exists and looks alike.</extracomment>
        <translation>{sentence} (meintet ihr „{meant}“?)</translation>
    </message>
    <message>
        <source>There is no room left on the disk, so Vanguard cannot keep anything in {folder}. Free some space and start it again.</source>
        <extracomment>Window at the start, where the program cannot run. {folder} is the path of a folder.</extracomment>
        <translation>Auf dem Datenträger ist kein Platz mehr, daher kann Vanguard in {folder} nichts ablegen. Schafft Platz und startet es noch einmal.</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}, where Vanguard would keep settings and saves. Allow writing there, or start it with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation>In {folder}, wo Vanguard Einstellungen und Spielstände ablegt, kann nichts geschrieben werden. Erlaubt dort das Schreiben oder startet es mit einem anderen Ordner: --profile</translation>
    </message>
    <message>
        <source>The disk reports an error, so Vanguard cannot keep anything in {folder}. Check the disk, or start it with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation>Der Datenträger meldet einen Fehler, daher kann Vanguard in {folder} nichts ablegen. Prüft den Datenträger oder startet es mit einem anderen Ordner: --profile</translation>
    </message>
    <message>
        <source>Something else lies where Vanguard keeps its things: {folder}. Move it away and start it again.</source>
        <extracomment>Window at the start, where the program cannot run: a file has the name of the folder. {folder} is the path of a folder.</extracomment>
        <translation>Wo Vanguard seine Dinge ablegt, liegt etwas anderes: {folder}. Verschiebt es und startet Vanguard noch einmal.</translation>
    </message>
    <message>
        <source>The system does not let Vanguard keep anything in {folder}. Check the permissions there, or start it with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation>Das System lässt Vanguard in {folder} nichts ablegen. Prüft dort die Rechte oder startet es mit einem anderen Ordner: --profile</translation>
    </message>
    <message>
        <source>The name of the folder {folder} is not written in UTF-8, so Vanguard cannot use it. Rename it, or start Vanguard with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation>Der Name des Ordners {folder} ist nicht in UTF-8 geschrieben, daher kann Vanguard ihn nicht verwenden. Benennt ihn um oder startet Vanguard mit einem anderen Ordner: --profile</translation>
    </message>
    <message>
        <source>Vanguard is already open with this profile, but it is busy and does not answer. Wait a moment, or close it, and start it again.</source>
        <translation>Vanguard ist mit diesem Profil schon offen, aber beschäftigt, und antwortet nicht. Wartet einen Moment oder schließt es und startet es noch einmal.</translation>
    </message>
    <message>
        <source>{file} is not a saved game. It was left as it is; choose another file.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation>{file} ist kein Spielstand. Die Datei blieb unverändert; wählt eine andere.</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing in it was changed; repair a copy with “vanguard-desktop doctor” or open another save.</source>
        <extracomment>Why a saved game cannot be opened; the words in quotation marks are typed as they stand. {file} is the name of a file.</extracomment>
        <translation>{file} ist beschädigt. Nichts darin wurde verändert; repariert eine Kopie mit „vanguard-desktop doctor“ oder öffnet einen anderen Spielstand.</translation>
    </message>
    <message>
        <source>{file} ends too soon, as after an interrupted copy. Everything before that point is kept; repair a copy with “vanguard-desktop doctor”.</source>
        <extracomment>Why a saved game cannot be opened; the words in quotation marks are typed as they stand. {file} is the name of a file.</extracomment>
        <translation>{file} endet zu früh, wie nach einem abgebrochenen Kopieren. Alles bis dahin ist erhalten; repariert eine Kopie mit „vanguard-desktop doctor“.</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of the game. It was left as it is; update the game to open it.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation>{file} stammt von einer neueren Version des Spiels. Die Datei blieb unverändert; aktualisiert das Spiel, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>{file} is no longer there. If it was moved, import it from its new place.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation>{file} ist nicht mehr da. Falls die Datei verschoben wurde, importiert sie von ihrem neuen Ort.</translation>
    </message>
    <message>
        <source>{file} can only be read, so nothing could be recorded there. Everything before is kept; allow writing, or go on in a copy.</source>
        <extracomment>Why a saved game cannot be played on. {file} is the name of a file.</extracomment>
        <translation>{file} kann nur gelesen werden, daher wurde dort nichts aufgezeichnet. Alles davor ist erhalten; erlaubt das Schreiben oder spielt in einer Kopie weiter.</translation>
    </message>
    <message>
        <source>There is no room left on the disk, so nothing could be recorded in {file}. Everything before is kept; free some space and try again.</source>
        <extracomment>While playing: a decision was not saved. {file} is the name of a file.</extracomment>
        <translation>Auf dem Datenträger ist kein Platz mehr, daher wurde in {file} nichts aufgezeichnet. Alles davor ist erhalten; schafft Platz und versucht es noch einmal.</translation>
    </message>
    <message>
        <source>The system does not allow access to {file}. Nothing was changed; check the permissions of the file and its folder.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation>Das System erlaubt keinen Zugriff auf {file}. Nichts wurde verändert; prüft die Rechte der Datei und ihres Ordners.</translation>
    </message>
    <message>
        <source>The disk reports an error, so nothing could be recorded in {file}. Check the disk; to be safe, keep the game on another one.</source>
        <extracomment>While playing: a decision was not saved. {file} is the name of a file.</extracomment>
        <translation>Der Datenträger meldet einen Fehler, daher wurde in {file} nichts aufgezeichnet. Prüft den Datenträger; bewahrt das Spiel sicherheitshalber auf einem anderen auf.</translation>
    </message>
    <message>
        <source>Something else lies where {file} belongs. Nothing was changed; move it away and try again.</source>
        <extracomment>Why a game cannot be saved: a folder has the name of the file. {file} is the name of a file.</extracomment>
        <translation>Wo {file} hingehört, liegt etwas anderes. Nichts wurde verändert; verschiebt es und versucht es noch einmal.</translation>
    </message>
    <message>
        <source>{file} was moved, renamed or deleted while you played, so nothing more is recorded. The game as you see it is whole; keep it in another file.</source>
        <extracomment>While playing: the saved game has vanished. {file} is the name of a file.</extracomment>
        <translation>{file} wurde während des Spiels verschoben, umbenannt oder gelöscht, daher wird nichts mehr aufgezeichnet. Das Spiel, wie ihr es seht, ist vollständig; bewahrt es in einer anderen Datei auf.</translation>
    </message>
    <message>
        <source>{file} was replaced or changed from outside while you played, so nothing more is recorded. The game as you see it is whole; keep it in another file.</source>
        <extracomment>While playing: the saved game is another one than before. {file} is the name of a file.</extracomment>
        <translation>{file} wurde während des Spiels ersetzt oder von außen verändert, daher wird nichts mehr aufgezeichnet. Das Spiel, wie ihr es seht, ist vollständig; bewahrt es in einer anderen Datei auf.</translation>
    </message>
    <message>
        <source>{file} was played with content packs that are missing or different here. It was left as it is; add those packs to open it.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation>{file} wurde mit Inhaltspaketen gespielt, die hier fehlen oder anders sind. Die Datei blieb unverändert; fügt die Pakete hinzu, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>{file} is open in another window, so it can only be read here. Close the other window to continue playing.</source>
        <extracomment>Why a saved game cannot be played on. {file} is the name of a file.</extracomment>
        <translation>{file} ist in einem anderen Fenster offen und kann hier nur gelesen werden. Schließt das andere Fenster, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>{file} has been played on elsewhere, so the last decision was not recorded here. Everything that was recorded is kept; open the save again to see it.</source>
        <extracomment>While playing: a decision was not saved. {file} is the name of a file.</extracomment>
        <translation>{file} wurde anderswo weitergespielt, daher wurde die letzte Entscheidung hier nicht aufgezeichnet. Alles Aufgezeichnete ist erhalten; öffnet den Spielstand erneut, um es zu sehen.</translation>
    </message>
</context>
<context>
    <name>TurnLog</name>
    <message numerus="yes">
        <source>%n event card(s) are shuffled into a new deck.</source>
        <extracomment>Journal. %n is the number of cards in the new deck.</extracomment>
        <translation>
            <numerusform>%n Ereigniskarte wird zu einem neuen Deck gemischt.</numerusform>
            <numerusform>%n Ereigniskarten werden zu einem neuen Deck gemischt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The landing roll shows {value}.</source>
        <extracomment>Journal. {value} is a number from 0 to 9.</extracomment>
        <translation>Der Landungswurf zeigt {value}.</translation>
    </message>
    <message numerus="yes">
        <source>The landing marker moves back %n space(s).</source>
        <extracomment>Journal: the marker on the landing track. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Der Landungsmarker rückt %n Feld zurück.</numerusform>
            <numerusform>Der Landungsmarker rückt %n Felder zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The landing marker moves on %n space(s).</source>
        <extracomment>Journal: the marker on the landing track goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Der Landungsmarker rückt %n Feld vor.</numerusform>
            <numerusform>Der Landungsmarker rückt %n Felder vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <extracomment>Journal, a line by itself. {number} counts from 1.</extracomment>
        <translation>Runde {number} beginnt.</translation>
    </message>
    <message>
        <source>{member} takes the start token.</source>
        <extracomment>Journal: whoever has the token plays first. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} nimmt das Startplättchen.</translation>
    </message>
    <message>
        <source>{member} begins a turn.</source>
        <extracomment>Journal. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} beginnt einen Zug.</translation>
    </message>
    <message>
        <source>{member} takes the action back.</source>
        <extracomment>Journal: the action has not happened, it may be chosen anew. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} nimmt die Aktion zurück.</translation>
    </message>
    <message numerus="yes">
        <source>This turn loses %n action(s).</source>
        <extracomment>Journal: the turn has fewer actions left. %n is how many fewer.</extracomment>
        <translation>
            <numerusform>Dieser Zug verliert %n Aktion.</numerusform>
            <numerusform>Dieser Zug verliert %n Aktionen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn gains %n action(s).</source>
        <extracomment>Journal: the turn has more actions left. %n is how many more.</extracomment>
        <translation>
            <numerusform>Dieser Zug erhält %n Aktion.</numerusform>
            <numerusform>Dieser Zug erhält %n Aktionen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of this turn, %n fewer event(s) are revealed.</source>
        <extracomment>Journal, about event cards. %n is how many.</extracomment>
        <translation>
            <numerusform>Am Ende dieses Zuges wird %n Ereignis weniger aufgedeckt.</numerusform>
            <numerusform>Am Ende dieses Zuges werden %n Ereignisse weniger aufgedeckt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of this turn, %n more event(s) are revealed.</source>
        <extracomment>Journal, about event cards. %n is how many.</extracomment>
        <translation>
            <numerusform>Am Ende dieses Zuges wird %n Ereignis mehr aufgedeckt.</numerusform>
            <numerusform>Am Ende dieses Zuges werden %n Ereignisse mehr aufgedeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} ends the turn.</source>
        <extracomment>Journal. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} beendet den Zug.</translation>
    </message>
    <message>
        <source>{member} travels to {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} reist nach {sector}.</translation>
    </message>
    <message numerus="yes">
        <source>The away team loses %n [supplies].</source>
        <extracomment>Journal: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Das Außenteam verliert %n [supplies](acc).</numerusform>
            <numerusform>Das Außenteam verliert %n [supplies](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [supplies].</source>
        <extracomment>Journal: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Das Außenteam erhält %n [supplies](acc).</numerusform>
            <numerusform>Das Außenteam erhält %n [supplies](acc).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [success].</source>
        <extracomment>Journal: tokens for what the expedition has achieved. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Das Außenteam erhält %n [success](acc).</numerusform>
            <numerusform>Das Außenteam erhält %n [success](acc).</numerusform>
        </translation>
    </message>
    <message>
        <source>{section} agrees to the lift-off.</source>
        <extracomment>Journal: the players of a section vote. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} ist mit dem Start einverstanden.</translation>
    </message>
    <message>
        <source>{section} wants to stay on the planet.</source>
        <extracomment>Journal: the players of a section vote. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} will auf dem Planeten bleiben.</translation>
    </message>
    <message>
        <source>Chance has decided something that shows later.</source>
        <translation>Der Zufall hat etwas entschieden, das sich später zeigt.</translation>
    </message>
    <message>
        <source>rest</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. A noun.</extracomment>
        <translation>Rasten</translation>
    </message>
    <message>
        <source>prepare</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. As a noun.</extracomment>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>special action</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: an action that a card offers.</extracomment>
        <translation>Sonderaktion</translation>
    </message>
    <message>
        <source>action taken back</source>
        <translation>zurückgenommene Aktion</translation>
    </message>
    <message>
        <source>landing roll</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the roll for the landing on the planet.</extracomment>
        <translation>Landungswurf</translation>
    </message>
    <message>
        <source>lander sector: {sector}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the lander was placed there. {sector} is the name of a sector.</extracomment>
        <translation>Lander-Sektor: {sector}</translation>
    </message>
    <message>
        <source>rank-up card: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was chosen. {card} is the name of a card.</extracomment>
        <translation>Beförderungskarte: {card}</translation>
    </message>
    <message>
        <source>start token for {member}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: who plays first. {member} is the name of a crewmember.</extracomment>
        <translation>Startplättchen: {member}</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>Zugende</translation>
    </message>
    <message>
        <source>lost supplies</source>
        <extracomment>What is undone, after &quot;Undo –&quot;.</extracomment>
        <translation>verlorene Vorräte</translation>
    </message>
    <message>
        <source>gained supplies</source>
        <extracomment>What is undone, after &quot;Undo –&quot;.</extracomment>
        <translation>erhaltene Vorräte</translation>
    </message>
    <message>
        <source>gained successes</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: tokens for what the expedition has achieved.</extracomment>
        <translation>erhaltene Erfolge</translation>
    </message>
    <message>
        <source>event: {event}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was revealed. {event} is the name of a card.</extracomment>
        <translation>Ereignis: {event}</translation>
    </message>
    <message>
        <source>answer to the lift-off: {section}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: whether the team leaves the planet. {section} is the name of a section, as Science.</extracomment>
        <translation>Antwort zum Start: {section}</translation>
    </message>
    <message>
        <source>end of the expedition</source>
        <translation>Ende der Expedition</translation>
    </message>
    <message>
        <source>lander: {part}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a part of the lander was used. {part} is its name.</extracomment>
        <translation>Lander: {part}</translation>
    </message>
    <message>
        <source>The lander stands in {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation>Der Lander steht in {sector}.</translation>
    </message>
    <message>
        <source>You may choose from the rank-up cards {cards}.</source>
        <extracomment>{cards} are names of rank-up cards in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation>Ihr dürft aus den Beförderungskarten {cards} wählen.</translation>
    </message>
    <message>
        <source>The away team keeps the rank-up card {card}.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation>Das Außenteam behält die Beförderungskarte {card}.</translation>
    </message>
    <message>
        <source>The goal of the rank-up card {card} is met.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation>Das Ziel der Beförderungskarte {card} ist erreicht.</translation>
    </message>
    <message>
        <source>{member} takes the path {path}.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} nimmt die Route {path}.</translation>
    </message>
    <message>
        <source>{member} stands in {sector} now.</source>
        <extracomment>{sector} is the name of a sector in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} ist jetzt in {sector}.</translation>
    </message>
    <message>
        <source>{member} reveals the event {event}.</source>
        <extracomment>{event} is the name of an event card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} deckt das Ereignis {event} auf.</translation>
    </message>
    <message>
        <source>The event {event} is discarded.</source>
        <extracomment>{event} is the name of an event card in quotation marks.</extracomment>
        <translation>Das Ereignis {event} wird abgelegt.</translation>
    </message>
    <message>
        <source>Clockwise sit {members}.</source>
        <extracomment>{members} are names of crewmembers in the order in which they sit, with &quot;and&quot; before the last one.</extracomment>
        <translation>Im Uhrzeigersinn sitzen {members}.</translation>
    </message>
    <message>
        <source>{member} uses {part} of the lander.</source>
        <extracomment>{part} is the name of a lander or of a mod on it, in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} nutzt {part} des Landers.</translation>
    </message>
    <message>
        <source>{lander} makes up for it, and this result does nothing.</source>
        <extracomment>{lander} is the name of the lander or of a mod on it, in quotation marks.</extracomment>
        <translation>{lander} gleicht es aus, und dieses Ergebnis bewirkt nichts.</translation>
    </message>
    <message>
        <source>{title}: {lesson}</source>
        <extracomment>A lesson of the training. {title} is its title, {lesson} what it explains.</extracomment>
        <translation>{title}: {lesson}</translation>
    </message>
    <message>
        <source>The expedition is over.</source>
        <translation>Die Expedition ist beendet.</translation>
    </message>
    <message>
        <source>{member} sets out to travel.</source>
        <extracomment>Journal: the action of traveling was chosen. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} bricht zu einer Reise auf.</translation>
    </message>
    <message>
        <source>{member} rests.</source>
        <extracomment>Journal: an action. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} rastet.</translation>
    </message>
    <message>
        <source>{member} prepares.</source>
        <extracomment>Journal: an action. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} bereitet sich vor.</translation>
    </message>
    <message>
        <source>{member} takes a special action.</source>
        <extracomment>Journal: an action that a card offers. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} führt eine Sonderaktion aus.</translation>
    </message>
    <message>
        <source>{member} takes an action.</source>
        <extracomment>Journal: an action that has no name. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} führt eine Aktion aus.</translation>
    </message>
    <message>
        <source>{ending} Left behind: {members}.</source>
        <extracomment>{ending} is a sentence: how the expedition ended. {members} are names with &quot;and&quot; before the last one.</extracomment>
        <translation>{ending} Zurückgeblieben: {members}.</translation>
    </message>
    <message>
        <source>The lander lifts off.</source>
        <translation>Der Lander startet.</translation>
    </message>
    <message>
        <source>Emergency evac: the away team is taken off the planet.</source>
        <translation>Notevakuierung: Das Außenteam wird vom Planeten geholt.</translation>
    </message>
    <message>
        <source>The expedition ends here.</source>
        <translation>Die Expedition endet hier.</translation>
    </message>
    <message>
        <source>Nobody of the away team is left.</source>
        <translation>Vom Außenteam ist niemand übrig.</translation>
    </message>
    <message>
        <source>travel to {sector}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. {sector} is the name of a sector.</extracomment>
        <translation>Reisen: {sector}</translation>
    </message>
    <message>
        <source>travel</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. A noun.</extracomment>
        <translation>Reisen</translation>
    </message>
</context>
<context>
    <name>UndoText</name>
    <message>
        <source>Undo</source>
        <extracomment>Button; nothing is said about what will be undone.</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button: what was undone is done again; nothing is said about what.</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>last decision</source>
        <extracomment>What is undone, after &quot;Undo –&quot;, where it has no name.</extracomment>
        <translation>letzte Entscheidung</translation>
    </message>
    <message>
        <source>Undo – {what}</source>
        <extracomment>Button or tool tip. {what} tells what will be undone, as &quot;travel to Ash Terrace&quot;.</extracomment>
        <translation>Rückgängig – {what}</translation>
    </message>
    <message>
        <source>Redo – {what}</source>
        <extracomment>Button or tool tip. {what} tells what will be done again, as &quot;travel to Ash Terrace&quot;.</extracomment>
        <translation>Wiederholen – {what}</translation>
    </message>
</context>
<context>
    <name>UsableList</name>
    <message>
        <source>Usable now</source>
        <extracomment>Heading over cards and skills that can be used at this moment.</extracomment>
        <translation>Jetzt einsetzbar</translation>
    </message>
</context>
<context>
    <name>WaitingPieces</name>
    <message>
        <source>To be placed</source>
        <extracomment>The heading of a piece that waits until a player puts it on the board, on a deck, or with somebody.</extracomment>
        <translation>Zu platzieren</translation>
    </message>
</context>
<context>
    <name>WaysPanel</name>
    <message>
        <source>How it is played</source>
        <translation>Wie gespielt wird</translation>
    </message>
    <message>
        <source>Deadly space</source>
        <extracomment>Switch before a new game: the mode in which whoever dies stays dead.</extracomment>
        <translation>Tödliches All</translation>
    </message>
    <message>
        <source>On: a fourth injury no longer ends the expedition for all; it may kill the one who gets it, and the others go on. For players who know the game.</source>
        <translation>Ein: Eine vierte Verletzung beendet nicht mehr die Expedition für alle; sie kann töten, wer sie erhält, und die anderen machen weiter. Für alle, die das Spiel kennen.</translation>
    </message>
    <message>
        <source>Real dice</source>
        <extracomment>Switch before a new game: dice of wood or plastic on the own table.</extracomment>
        <translation>Echte Würfel</translation>
    </message>
    <message>
        <source>On: you roll dice on your own table and tell the game what they show.</source>
        <translation>Ein: Ihr würfelt am eigenen Tisch und sagt dem Spiel, was die Würfel zeigen.</translation>
    </message>
    <message>
        <source>Read events first</source>
        <translation>Ereignisse zuerst lesen</translation>
    </message>
    <message>
        <source>On: an event waits until you have read it, so that abilities can still be used before.</source>
        <translation>Ein: Ein Ereignis wartet, bis ihr es gelesen habt, sodass vorher noch Fähigkeiten eingesetzt werden können.</translation>
    </message>
    <message>
        <source>Choose the seat order</source>
        <translation>Sitzordnung wählen</translation>
    </message>
    <message>
        <source>On: a player with several crewmembers says in which order they sit, and so take their turns.</source>
        <translation>Ein: Wer mehrere Besatzungsmitglieder hat, sagt, in welcher Reihenfolge sie sitzen und damit an die Reihe kommen.</translation>
    </message>
    <message>
        <source>Ask before a forced cost</source>
        <translation>Vor erzwungenen Kosten fragen</translation>
    </message>
    <message>
        <source>If it hurts</source>
        <translation>Wenn es wehtut</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>Choice of how often the game asks before it takes a cost: every time.</extracomment>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>Choice of how often the game asks before it takes a cost: at no time.</extracomment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Whenever you must pay and an ability could change that, the game stops and asks.</source>
        <translation>Immer wenn ihr zahlen müsst und eine Fähigkeit das ändern könnte, hält das Spiel an und fragt.</translation>
    </message>
    <message>
        <source>The game pays at once; undo takes it back if you would rather have used an ability.</source>
        <translation>Das Spiel bezahlt sofort; Rückgängig nimmt es zurück, falls ihr lieber eine Fähigkeit eingesetzt hättet.</translation>
    </message>
    <message>
        <source>The game stops and asks if paying would sacrifice a die or bring an injury, and an ability could change that.</source>
        <translation>Das Spiel hält an und fragt, wenn die Kosten einen Würfel opfern oder eine Verletzung bringen würden und eine Fähigkeit das ändern könnte.</translation>
    </message>
</context>
<context>
    <name>_Decks</name>
    <message>
        <source>{deck}: {cards} cards, leads worth {leads}</source>
        <extracomment>A discovery deck. {deck} is its kind, {cards} how many cards are left, {leads} what the lead tokens on it are worth together.</extracomment>
        <translation>{deck}: Karten {cards}, Wert der Hinweise {leads}</translation>
    </message>
</context>
<context>
    <name>_Opener</name>
    <message>
        <source>Choose what the chances of this column reckon with</source>
        <translation>Wählt, womit die Chancen dieser Spalte rechnen</translation>
    </message>
</context>
<context>
    <name>_SaveCard</name>
    <message>
        <source>A game without a name</source>
        <extracomment>In the list of saved games: one whose name shows nothing.</extracomment>
        <translation>Ein Spiel ohne Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) · {when}</source>
        <extracomment>In the list of saved games: how long a game is, and {when} it was played last (date and time).</extracomment>
        <translation>
            <numerusform>%n Entscheidung · {when}</numerusform>
            <numerusform>%n Entscheidungen · {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button beside a saved game: play it.</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Kopie exportieren</translation>
    </message>
</context>
</TS>
