<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AbilityText</name>
    <message>
        <source>This serves other crewmembers too, wherever they are.</source>
        <extracomment>Behind what &quot;you&quot; may do at some moment.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once per dice check</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once per turn</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once per round</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once per expedition</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[basic] of red dice may be spent as {icon}.</source>
        <extracomment>What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the red dice give.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[basic] of green dice may be spent as {icon}.</source>
        <extracomment>What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the green dice give.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[basic] of blue dice may be spent as {icon}.</source>
        <extracomment>What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the blue dice give.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another crewmember must assist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every other crewmember in the sector must assist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only once.</source>
        <extracomment>A special action can be taken only once in the whole campaign.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only if what happened before allows it.</source>
        <extracomment>A special action depends on what the players noted earlier in the campaign.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space {number}</source>
        <extracomment>A space of a time track; what happens when the token enters it follows. {number} counts from the left.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at any time</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>during a dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in your own turn</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as an action</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the dice are rolled</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the dice of any check are rolled</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>during any dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after an outcome of your dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of your dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after a danger die has been rolled</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when traveling</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when resting</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before [supplies](pl) are lost</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when gaining [lead](pl)</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on leaving a sector that shows the [final_poi] icon</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before an injury is gained</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if {test}</source>
        <extracomment>A head, small, behind the moment of an ability, which may begin with &quot;when&quot;. {test} is a clause such as &quot;the outcome was red&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>during the landing</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when an icon of your path is about to be resolved</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after traveling</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on entering a sector where nobody was before</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after resting</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when preparing</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after exerting</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after spending dice as a cost</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after gaining a discovery</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when a [poi] card comes to your sector</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when your dice check moves a green track on</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when a [threat] enters your sector</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the start of a round</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of your turn</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you replace the [poi] of a sector</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when all time tracks are about to progress</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when an attack of a [threat] is about to hit</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when an outcome of your dice check has been marked</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when an action could be chosen, without using one</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Time track, %n space(s).</source>
        <extracomment>First of the lines about the time track of a card; %n is its length.</extracomment>
        <translation>
            <numerusform>Time track, %n space.</numerusform>
            <numerusform>Time track, %n spaces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <extracomment>Title of the page about the program.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>{version} is as &quot;1.0.2&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cooperative, story-driven campaign board game for one to four players at one screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>License</source>
        <extracomment>Heading on the page about the program.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program is free software under the MIT license. Its text comes with the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fonts</source>
        <extracomment>Heading on the page about the program: typefaces.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the SIL Open Font License 1.1. The license of each font lies beside it in the program’s folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built on</source>
        <extracomment>Heading on the page about the program, over other programs that are used in it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt {qt} and PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs, cattrs, platformdirs and miniaudio (MIT).</source>
        <extracomment>On the page about the program. {qt}, {pyside} and {python} are version numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AddressText</name>
    <message>
        <source>each crewmember</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each crewmember in your sector</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each other crewmember in your sector</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one crewmember of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one crewmember in your sector, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another crewmember in your sector, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one crewmember in a connected sector, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each crewmember who assists in the dice check</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one crewmember at most two sectors away, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one crewmember at most two sectors from the lander, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a random crewmember</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for {each} in turn, {one}</source>
        <extracomment>A head, small: a text speaks to everybody in turn, each time about somebody else. {each} is as &quot;each crewmember&quot;, {one} as &quot;one crewmember in a connected sector, of your choice&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chance decides in secret which of these happens</source>
        <extracomment>A head, small: one of the lines that follow happens, and the players are not told which.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerButtons</name>
    <message>
        <source>All ({count})</source>
        <extracomment>A small button that opens the list of all answers. {count} is their number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All answers ({count})</source>
        <extracomment>Button that opens the list of all answers. {count} is their number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnyTimeChips</name>
    <message>
        <source>At any time: {count} (A)</source>
        <extracomment>Opens the list of all that may be done beside answering; A is the key for it. {count} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BesideRows</name>
    <message>
        <source>Before that, if you like:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Biome</name>
    <message>
        <source>Aquatic</source>
        <extracomment>Name of the icon biome_aquatic, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caves</source>
        <extracomment>Name of the icon biome_caves, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crystalline</source>
        <extracomment>Name of the icon biome_crystalline, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desert</source>
        <extracomment>Name of the icon biome_desert, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frigid</source>
        <extracomment>Name of the icon biome_frigid, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hostile</source>
        <extracomment>Name of the icon biome_hostile, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lethal</source>
        <extracomment>Name of the icon biome_lethal, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocky</source>
        <extracomment>Name of the icon biome_rocky, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruins</source>
        <extracomment>Name of the icon biome_ruins, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <extracomment>Name of the icon biome_training, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vegetation</source>
        <extracomment>Name of the icon biome_vegetation, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Void</source>
        <extracomment>Name of the icon biome_void, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volcanic</source>
        <extracomment>Name of the icon biome_volcanic, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardLog</name>
    <message>
        <source>A mission failed token is placed on the lander.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card lies in {sector} any more.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sector} now shows {poi}.</source>
        <extracomment>{sector} is the name of a sector, {poi} of a point of interest, both in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are taken from {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation>
            <numerusform>%n marker is taken from {sector}.</numerusform>
            <numerusform>%n markers are taken from {sector}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are placed in {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation>
            <numerusform>%n marker is placed in {sector}.</numerusform>
            <numerusform>%n markers are placed in {sector}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The path {path} has other icons now.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path {path} is open now.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition} is in force.</source>
        <extracomment>{condition} is the name of a global condition in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mission {mission} comes into play.</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mission {mission} is completed.</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The threat {threat} appears with %n standee(s) in {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks; %n are its figures.</extracomment>
        <translation>
            <numerusform>The threat {threat} appears with %n standee in {sector}.</numerusform>
            <numerusform>The threat {threat} appears with %n standees in {sector}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The threat {threat} appears in {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The threat {threat} moves to {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One standee of the threat {threat} moves to {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The threat {threat} is gone.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The away team reads Log {number}.</source>
        <extracomment>{number} is that of an entry of the logbook.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign will remember this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This will be carried out aboard the ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are taken off {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>%n marker is taken off {card}.</numerusform>
            <numerusform>%n markers are taken off {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are put on {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>%n marker is put on {card}.</numerusform>
            <numerusform>%n markers are put on {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The mission {mission} fails and is discarded.</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The team stays on the planet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The room of %n discovery card(s) in the lander is taken.</source>
        <extracomment>Journal: the lander has less room for finds. %n is for how many cards.</extracomment>
        <translation>
            <numerusform>The room of %n discovery card in the lander is taken.</numerusform>
            <numerusform>The room of %n discovery cards in the lander is taken.</numerusform>
        </translation>
    </message>
    <message>
        <source>track: {track}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: its token was moved. {track} is its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed mission: {mission}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {mission} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>way of the threat: {threat}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: where it moves. {threat} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead: {deck}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a lead token was placed. {deck} is a kind of discovery, as &quot;Mineral&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discovery: {deck}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a card was gained. {deck} is a kind of discovery, as &quot;Mineral&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unique discovery: {discovery}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was gained. {discovery} is its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time track of {track} is empty again.</source>
        <extracomment>{track} is a card with a time track in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time token of {track} stands on space {number}.</source>
        <extracomment>{track} is a card with a time track in quotation marks; {number} is a space, counted from the left.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A track of {track} is empty again.</source>
        <extracomment>{track} is the card of a special action with tracks, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The yellow track of {track} reaches space {number}.</source>
        <extracomment>{track} is the card of a special action, in quotation marks; {number} a space, from the left.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The green track of {track} reaches space {number}.</source>
        <extracomment>{track} is the card of a special action, in quotation marks; {number} a space, from the left.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The red track of {track} reaches space {number}.</source>
        <extracomment>{track} is the card of a special action, in quotation marks; {number} a space, from the left.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{track} (space {number})</source>
        <extracomment>{track} is a card with a time track in quotation marks; {number} is a space, counted from the left.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time goes on for {tracks}.</source>
        <extracomment>{tracks} are cards with time tracks and the spaces that they reach, with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {type} deck is shuffled.</source>
        <extracomment>{type} is the icon of a discovery deck.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn from the bag: {leads}.</source>
        <extracomment>{leads} are lead tokens with their values, as &quot;Lead 2 with a card&quot;, with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lead} is placed on the {type} deck.</source>
        <extracomment>{lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;, {type} the icon of a discovery deck.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lead tokens leave the {type} deck.</source>
        <extracomment>{type} is the icon of a discovery deck.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The away team finds {type} {discovery}.</source>
        <extracomment>{type} is the icon of a kind of discovery, {discovery} the name of the card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discovery {discovery} is discarded.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The away team makes the unique discovery {discovery}.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Discard the topmost [poi] card of this sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the topmost [poi] card of sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the [global_condition] card; the printed one is in force again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a mission failed token on the lander.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander stands in sector {sector} from now on.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marker on the landing track moves one more space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the nearest crewmember.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes, the crewmember is its aim.</extracomment>
        <translation>
            <numerusform>The [threat] moves %n sector toward the nearest crewmember.</numerusform>
            <numerusform>The [threat] moves %n sectors toward the nearest crewmember.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>The [threat] moves %n sector toward sector {sector}.</numerusform>
            <numerusform>The [threat] moves %n sectors toward sector {sector}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the crewmember who traveled last.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes; its aim is whoever traveled last.</extracomment>
        <translation>
            <numerusform>The [threat] moves %n sector toward the crewmember who traveled last.</numerusform>
            <numerusform>The [threat] moves %n sectors toward the crewmember who traveled last.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the nearest equipment.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes; its aim is a token of equipment on the board.</extracomment>
        <translation>
            <numerusform>The [threat] moves %n sector toward the nearest equipment.</numerusform>
            <numerusform>The [threat] moves %n sectors toward the nearest equipment.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the sector with most crewmembers.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes; its aim is the sector with most pawns.</extracomment>
        <translation>
            <numerusform>The [threat] moves %n sector toward the sector with most crewmembers.</numerusform>
            <numerusform>The [threat] moves %n sectors toward the sector with most crewmembers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the nearest crewmember.</source>
        <extracomment>Effect of a threat card that has several standees (figures of cardboard). %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Each standee moves %n sector by itself toward the nearest crewmember.</numerusform>
            <numerusform>Each standee moves %n sectors by itself toward the nearest crewmember.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the crewmember who traveled last.</source>
        <extracomment>Effect of a threat card that has several standees; their aim is whoever traveled last. %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Each standee moves %n sector by itself toward the crewmember who traveled last.</numerusform>
            <numerusform>Each standee moves %n sectors by itself toward the crewmember who traveled last.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the nearest equipment.</source>
        <extracomment>Effect of a threat card that has several standees; their aim is a token of equipment. %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Each standee moves %n sector by itself toward the nearest equipment.</numerusform>
            <numerusform>Each standee moves %n sectors by itself toward the nearest equipment.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the sector with most crewmembers.</source>
        <extracomment>Effect of a threat card that has several standees; their aim is the sector with most pawns. %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Each standee moves %n sector by itself toward the sector with most crewmembers.</numerusform>
            <numerusform>Each standee moves %n sectors by itself toward the sector with most crewmembers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the [threat] from the planet board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all [poi] cards of this sector with {poi}.</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all [poi] cards of sector {sector} with {poi}.</source>
        <extracomment>{poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the [poi] card {poi} on top of those in this sector.</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the [poi] card {poi} on top of those in sector {sector}.</source>
        <extracomment>{poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the [global_condition] card {condition}.</source>
        <extracomment>{condition} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the [mission] card {mission} into play.</source>
        <extracomment>{mission} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete the [mission] {mission}.</source>
        <extracomment>{mission} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The icons of the path {path} are covered by the travel icon from now on.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path {path} is open from now on.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [threat] {threat} appears in sector {sector}.</source>
        <extracomment>{threat} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack on each crewmember in the sector of the [threat]</source>
        <extracomment>A head: what an attack does to each of them follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [threat] carries out {behavior}.</source>
        <extracomment>{behavior} is a name printed on the card of the threat, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [threat] moves all the way to sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the nearest crewmember.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the crewmember who traveled last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the nearest equipment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the sector with most crewmembers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the [threat] {threat} from the planet board.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off this sector.</source>
        <extracomment>Effect of a card, about the sector in which you stand. %n is a number of markers.</extracomment>
        <translation>
            <numerusform>Take %n marker off this sector.</numerusform>
            <numerusform>Take %n markers off this sector.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) in this sector.</source>
        <extracomment>Effect of a card, about the sector in which you stand. %n is a number of markers.</extracomment>
        <translation>
            <numerusform>Put %n marker in this sector.</numerusform>
            <numerusform>Put %n markers in this sector.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off sector {sector}.</source>
        <extracomment>{sector} is the number of a sector: do not let two numbers stand side by side.</extracomment>
        <translation>
            <numerusform>Take %n marker off sector {sector}.</numerusform>
            <numerusform>Take %n markers off sector {sector}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) in sector {sector}.</source>
        <extracomment>{sector} is the number of a sector: do not let two numbers stand side by side.</extracomment>
        <translation>
            <numerusform>Put %n marker in sector {sector}.</numerusform>
            <numerusform>Put %n markers in sector {sector}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All time tracks progress by %n space(s).</source>
        <extracomment>Effect of a card: the tokens of all time tracks go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>All time tracks progress by %n space.</numerusform>
            <numerusform>All time tracks progress by %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The time track of this card progresses by %n space(s).</source>
        <extracomment>Effect of a card that has a time track itself: its token goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>The time track of this card progresses by %n space.</numerusform>
            <numerusform>The time track of this card progresses by %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The time track of the [global_condition] progresses by %n space(s).</source>
        <extracomment>Effect of a card: the token on the card of the global condition goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>The time track of the [global_condition] progresses by %n space.</numerusform>
            <numerusform>The time track of the [global_condition] progresses by %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [time] of each time track goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on a time track. %n is how many spaces each goes back.</extracomment>
        <translation>
            <numerusform>The [time] of each time track goes back %n space.</numerusform>
            <numerusform>The [time] of each time track goes back %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [time] of this card goes back %n space(s).</source>
        <extracomment>Effect of a card that has a time track itself: [time] is the token on it. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>The [time] of this card goes back %n space.</numerusform>
            <numerusform>The [time] of this card goes back %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [time] of the [global_condition] goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on the card of the global condition. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>The [time] of the [global_condition] goes back %n space.</numerusform>
            <numerusform>The [time] of the [global_condition] goes back %n spaces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the time track of this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the yellow track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the green track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the red track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The yellow track progresses by %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>The yellow track progresses by %n space.</numerusform>
            <numerusform>The yellow track progresses by %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The green track progresses by %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>The green track progresses by %n space.</numerusform>
            <numerusform>The green track progresses by %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red track progresses by %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>The red track progresses by %n space.</numerusform>
            <numerusform>The red track progresses by %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The yellow track goes back %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>The yellow track goes back %n space.</numerusform>
            <numerusform>The yellow track goes back %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The green track goes back %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>The green track goes back %n space.</numerusform>
            <numerusform>The green track goes back %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red track goes back %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>The red track goes back %n space.</numerusform>
            <numerusform>The red track goes back %n spaces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardFamily</name>
    <message>
        <source>{kind} · {more}</source>
        <extracomment>{kind} is a kind of card, {more} what is said of it in short, as &quot;Section card · Recon&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{type}, {rarity}</source>
        <extracomment>{type} is a kind of discovery, {rarity} how rare the card is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill: {name}, {charges} [charge].</source>
        <extracomment>Line in the codex about a crewmember. {name} is the name of the skill, {charges} how many charges it has; the icon is a charge.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section card</source>
        <extracomment>Kind of a card, above its name: a card for checks, dealt to the section of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equipment</source>
        <extracomment>Kind of a card, above its name: a thing that a crewmember carries.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crewmember</source>
        <extracomment>Kind of a card, above its name: a person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injury</source>
        <extracomment>Kind of a card, above its name: what a crewmember has suffered.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger table</source>
        <extracomment>Kind of a card, above its name: what danger dice of a planet do.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank-up card</source>
        <extracomment>Kind of a card, above its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global condition</source>
        <extracomment>Kind of a card, above its name: what holds on the whole planet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mission</source>
        <extracomment>Kind of a card, above its name: a task of the expedition.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point of interest</source>
        <extracomment>Kind of a card, above its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threat</source>
        <extracomment>Kind of a card, above its name: a beast or a peril with a figure on the board.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discovery</source>
        <extracomment>Kind of a card, above its name: a find brought home from a planet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique discovery</source>
        <extracomment>Kind of a card, above its name: a find of which there is only one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Kind of a card, above its name: what happens at the end of a turn.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All section cards</source>
        <extracomment>Heading of the codex over all such cards: Section card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All equipment</source>
        <extracomment>Heading of the codex over all such cards: Equipment.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole crew</source>
        <extracomment>Heading of the codex over all such cards: Crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All injuries</source>
        <extracomment>Heading of the codex over all such cards: Injury.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All danger tables</source>
        <extracomment>Heading of the codex over all such cards: Danger table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rank-up cards</source>
        <extracomment>Heading of the codex over all such cards: Rank-up card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition on the table</source>
        <extracomment>Heading of the codex over all such cards: Global condition.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missions on the table</source>
        <extracomment>Heading of the codex over all such cards: Mission.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of interest on the table</source>
        <extracomment>Heading of the codex over all such cards: Point of interest.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threats on the table</source>
        <extracomment>Heading of the codex over all such cards: Threat.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discoveries you found</source>
        <extracomment>Heading of the codex over all such cards: Discovery.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique discoveries you found</source>
        <extracomment>Heading of the codex over all such cards: Unique discovery.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events seen so far</source>
        <extracomment>Heading of the codex over all such cards: Event.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardLines</name>
    <message>
        <source>Used once, then discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It replaces what the token does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A final upgrade: a token carries only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You may hold %n section card(s) more.</source>
        <extracomment>Line on a rank-up card: the limit of cards in hand is higher by %n.</extracomment>
        <translation>
            <numerusform>You may hold %n section card more.</numerusform>
            <numerusform>You may hold %n section cards more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With its token placed the lander keeps %n discovery card(s) more.</source>
        <extracomment>Line on a card of equipment whose token lies on the board. %n is for how many cards it makes room.</extracomment>
        <translation>
            <numerusform>With its token placed the lander keeps %n discovery card more.</numerusform>
            <numerusform>With its token placed the lander keeps %n discovery cards more.</numerusform>
        </translation>
    </message>
    <message>
        <source>A [threat] enters the sector of its token only by spending its whole move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crewmembers in your sector are not moved by conditions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In dice checks in the sector of its token outcomes ask for one {icon} less.</source>
        <extracomment>{icon} is an icon that dice show.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger dice with danger table {letter} do nothing in the sector of its token.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when it is completed</source>
        <extracomment>A head, small: what happens when a mission is completed follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After two failures the green tracks of {places} are 1 space shorter.</source>
        <extracomment>{places} are names of points of interest in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It never enters a sector that shows {biomes}.</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {biomes}</source>
        <extracomment>A head, small: the main effect of an event follows. {biomes} are icons of biomes with &quot;or&quot; before the last.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>A head, small: what an event does where none of its biomes is visible follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when gained</source>
        <extracomment>A head, small: what happens when the discovery is gained follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after disembarking, in the lander sector</source>
        <extracomment>A head, small: what a mod of the lander does then follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only whoever has the start token may travel. It passes clockwise from round to round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal: {goal}</source>
        <extracomment>{goal} is a sentence: what has to be so for a mission or a rank-up card to be completed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal when lifting off: {goal}</source>
        <extracomment>{goal} is a sentence: what has to be so at that moment for the mission to be completed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its token</source>
        <extracomment>Printed before what the token of mission equipment does on the planet board.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An upgrade of {equipment}.</source>
        <extracomment>{equipment} is the name of the card that the upgrade belongs to, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every second rest of yours costs no [supplies](pl).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[supplies](pl) are unlimited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of each round</source>
        <extracomment>A head, small: what happens then follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to travel</source>
        <extracomment>A head, small: what the travel icon of a path asks for follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers of a sector may go along with any crewmember who leaves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It has %n standee(s), and each counts wherever it stands.</source>
        <extracomment>Line on a threat card with more than one figure; %n is how many.</extracomment>
        <translation>
            <numerusform>It has %n standee, and each counts wherever it stands.</numerusform>
            <numerusform>It has %n standees, and each counts wherever it stands.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completed, it promotes from rank 1 with {first} [success].</source>
        <extracomment>{first} is a number of successes.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed, it promotes from rank 1 with {first} and from rank 2 with {second} [success].</source>
        <extracomment>{first} and {second} are numbers of successes.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first failed test of {stat} in a landing has no effect.</source>
        <extracomment>{stat} is the icon of a statistic of the lander.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Every loss in the landing is %n [supplies] lower.</source>
        <extracomment>Line on a lander or a mod: what the landing costs is lower by %n.</extracomment>
        <translation>
            <numerusform>Every loss in the landing is %n [supplies] lower.</numerusform>
            <numerusform>Every loss in the landing is %n [supplies] lower.</numerusform>
        </translation>
    </message>
    <message>
        <source>[lead](pl) of a lower value count as {value}.</source>
        <extracomment>{value} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose in which lander sector the lander comes down, whatever the landing table says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special action: {name}</source>
        <extracomment>{name} is the name of a special action as it is printed on its card; its lines follow.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheckDice</name>
    <message>
        <source>Injury die</source>
        <extracomment>Name of a die in a check: it hurts whoever is injured.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger die, table {letter}</source>
        <extracomment>A danger die that has not been rolled; {letter} is its table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{die}, lent by {section}</source>
        <extracomment>{die} is a die in a dice check, {section} the section that lends it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{icon}, table {letter}</source>
        <extracomment>Name of a rolled danger die. {icon} is the name of what it shows, {letter} is A, B or C.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheckLog</name>
    <message>
        <source>The players tell what one of their dice shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Too many accidents: all %n dice are rolled again.</source>
        <extracomment>Only in the guided round of the training, where a roll may show too many accidents.</extracomment>
        <translation>
            <numerusform>Too many accidents: the die is rolled again.</numerusform>
            <numerusform>Too many accidents: all %n dice are rolled again.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number} of the dice check: {step}.</source>
        <extracomment>{number} is a number from 1 to 10, {step} the name of that step.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} assists with a card.</source>
        <extracomment>Journal: somebody else plays a card in the check. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An injury die has no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An injury die sets off the injury in slot {number}.</source>
        <extracomment>Journal: the die makes an injury card of the board hurt. {number} is its place in the row, from 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A danger die is resolved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A special effect does not happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A special effect happens %n time(s).</source>
        <extracomment>Journal: the dice have paid for what a check offers besides. %n is how often.</extracomment>
        <translation>
            <numerusform>A special effect happens %n time.</numerusform>
            <numerusform>A special effect happens %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>An outcome that could be marked is declined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn ends after this action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice check is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} begins a dice check.</source>
        <extracomment>Journal, where the check has no name. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} takes {dice} for the check.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} takes {dice} back.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the check come {dice}.</source>
        <extracomment>{dice} is &quot;1 injury die and 2 danger dice&quot; or the like.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{die} is rolled again and shows {result}.</source>
        <extracomment>{die} is a die by its color, {result} are icons.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{die} is turned and shows {result}.</source>
        <extracomment>{die} is a die by its color, {result} are icons.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the roll pool are spent {dice}.</source>
        <extracomment>{dice} is &quot;1 red die and 2 green dice&quot; or the like.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} rolls {result} with danger table {letter}.</source>
        <extracomment>{letter} names a danger table: A, B, C; {result} is an icon of the danger die. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} begins a dice check for {source}.</source>
        <extracomment>{source} is the card, sector or action that asks for the check, in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) are rolled.</source>
        <extracomment>Journal, where it is not known what the dice show. %n is how many.</extracomment>
        <translation>
            <numerusform>%n die is rolled.</numerusform>
            <numerusform>%n dice are rolled.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice show: {results}.</source>
        <extracomment>Journal. {results} is the icons of all dice, as &quot;[research], [basic]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die put back: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: taken out of a check again. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next step of the dice check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice combination: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a dice combination was paid for. {card} is the name of the section card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice of the roll pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Journal: between the icons that dice show.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the rest of this check, all results of some dice count as {becomes}.</source>
        <extracomment>Journal: dice are treated as something else. {becomes} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the rest of this check, {shown} may also serve as {becomes}.</source>
        <extracomment>Journal: an icon serves as another one too, if players like. {shown} is an icon. {becomes} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the rest of this check, {shown} does not count.</source>
        <extracomment>Journal: an icon is worth nothing. {shown} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the rest of this check, {shown} counts as {becomes}.</source>
        <extracomment>Journal: an icon is treated as another one. {shown} is an icon. {becomes} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n injury die(ce)</source>
        <extracomment>Dice that join a dice check.</extracomment>
        <translation>
            <numerusform>%n injury die</numerusform>
            <numerusform>%n injury dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n danger die(ce)</source>
        <extracomment>Dice that join a dice check.</extracomment>
        <translation>
            <numerusform>%n danger die</numerusform>
            <numerusform>%n danger dice</numerusform>
        </translation>
    </message>
    <message>
        <source>no more dice</source>
        <extracomment>Instead of dice that join a dice check, if there are none.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The yellow outcome is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The green outcome is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The red outcome is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice check ends at once with the yellow outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice check ends at once with the green outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice check ends at once with the red outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The yellow outcome happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The green outcome happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The red outcome happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for this dice check</source>
        <extracomment>A head, small: what holds during the running check follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} puts {dice} in the roll pool, showing {result}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence, {result} are the icons that it shows. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} keeps {dice} aside.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} also rolls the die that was kept aside; it shows {result}.</source>
        <extracomment>{result} are the icons that the die shows. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the check are refreshed {dice}.</source>
        <extracomment>{dice} is &quot;1 red die and 2 green dice&quot; or the like.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{die} has paid and stays in the roll pool.</source>
        <extracomment>{die} is a die by its color.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die for the check: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a die was chosen. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>told result</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: players have told what their own die shows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: dice were rolled. A noun.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rerolled die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: turned by hand to another face. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>injury die</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was carried out, placed or removed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>danger die</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was rolled or carried out.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special effect</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: one of a dice check has happened.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declined outcome</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: an outcome was not marked.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outcome: {outcome}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {outcome} is an outcome of a dice check, as &quot;Green outcome&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die put in the roll pool: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die kept aside: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die that stays in the roll pool: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheckModel</name>
    <message>
        <source>Special effect: {icon}</source>
        <extracomment>Name of a place on which dice are laid in a check. {icon} is the name of the icon for which they count.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special effect</source>
        <extracomment>Name of a place on which dice are laid in a check: what a check offers besides its outcomes.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare</source>
        <extracomment>Title of a dice check: the action.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice check</source>
        <extracomment>Title of a dice check that has no name of its own.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}. {effect}</source>
        <extracomment>A dice combination. {card} is the name of the card, {effect} what it does for the dice, a whole sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheckQuestions</name>
    <message>
        <source>the dice check asks for {icon}</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: a requirement of the check shows this icon. {icon} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dice check is on a [threat]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dice check is part of preparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another crewmember makes the dice check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody has assisted in the dice check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dice check is in your sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the dice check is at most %n sector(s) away</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: how far away from you the check is made; %n is the distance.</extracomment>
        <translation>
            <numerusform>the dice check is at most %n sector away</numerusform>
            <numerusform>the dice check is at most %n sectors away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the roll pool shows at least %n {icon}</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: the rolled dice show it. %n stands directly before the icon {icon}.</extracomment>
        <translation>
            <numerusform>the roll pool shows {icon}</numerusform>
            <numerusform>the roll pool shows at least %n {icon}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dice of at least %n color(s) in the roll pool show {icon}</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: among the rolled dice that show {icon}, an icon, are %n different colors.</extracomment>
        <translation>
            <numerusform>a die in the roll pool shows {icon}</numerusform>
            <numerusform>dice of at least %n colors in the roll pool show {icon}</numerusform>
        </translation>
    </message>
    <message>
        <source>the dice spent on the outcome cover {icons}</source>
        <extracomment>{icons} are icons of dice, with a plus sign between them.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>you have fewer than %n available die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of your board that are not spent. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>you have no available dice</numerusform>
            <numerusform>you have fewer than %n available dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of any color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>you have an available die</numerusform>
            <numerusform>you have at least %n available dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available red die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of this color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>you have an available red die</numerusform>
            <numerusform>you have at least %n available red dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available green die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of this color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>you have an available green die</numerusform>
            <numerusform>you have at least %n available green dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available blue die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of this color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>you have an available blue die</numerusform>
            <numerusform>you have at least %n available blue dice</numerusform>
        </translation>
    </message>
    <message>
        <source>the outcome was yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the outcome was green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the outcome was red</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheckRail</name>
    <message>
        <source>Choose</source>
        <extracomment>Step 1 of a dice check, one short word: dice are chosen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>Step 2 of a dice check, one short word: injury and danger dice join.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Step 3 of a dice check, one short word: the dice are rolled.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modify</source>
        <extracomment>Step 4 of a dice check, one short word: results are changed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combine</source>
        <extracomment>Step 5 of a dice check, one short word: dice pay for combinations.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injuries</source>
        <extracomment>Step 6 of a dice check, one short word: injury and danger dice do what they show.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effects</source>
        <extracomment>Step 7 of a dice check, one short word: special effects happen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark</source>
        <extracomment>Step 8 of a dice check, one short word: outcomes are marked.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend</source>
        <extracomment>Step 9 of a dice check, one short word: rolled dice are spent.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve</source>
        <extracomment>Step 10 of a dice check, one short word: outcomes happen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number} of 10: {step}</source>
        <extracomment>Said of the row of steps by screen readers. {number} is from 1 to 10, {step} the name of the step.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheckStep</name>
    <message>
        <source>Choose dice</source>
        <extracomment>Name of step 1 of a dice check.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add injury &amp; danger dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll all the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modify the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check for dice combinations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve injury &amp; danger dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve special effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark outcomes</source>
        <extracomment>Name of step 8 of a dice check: the outcomes that will happen are marked.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend dice</source>
        <extracomment>Name of step 9 of a dice check: the rolled dice are spent.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve outcomes</source>
        <extracomment>Name of step 10 of a dice check: what was marked happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>make a dice check</source>
        <extracomment>A head, small: the lines of the check follow.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n danger die(ce) of danger table(s) {letters}.</source>
        <extracomment>How many danger dice join a dice check; {letters} are their danger tables, such as &quot;A + A + B&quot;.</extracomment>
        <translation>
            <numerusform>%n danger die of danger table {letters}.</numerusform>
            <numerusform>%n danger dice of danger tables {letters}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n section dice can be rolled.</source>
        <extracomment>A limit printed on a special action; section dice are all that are no injury and no danger dice. %n is the limit.</extracomment>
        <translation>
            <numerusform>At most %n section die can be rolled.</numerusform>
            <numerusform>At most %n section dice can be rolled.</numerusform>
        </translation>
    </message>
    <message>
        <source>For each crewmember who assists, the green track progresses by 1 space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each crewmember here who has not traveled in this turn, the green track progresses by 1 space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>A head, small: a special effect of a dice check happens once, if the dice show what it asks for.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each time</source>
        <extracomment>A head, small: a special effect of a dice check happens as often as the dice show what it asks for.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice check ends at once with the yellow outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice check ends at once with the green outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice check ends at once with the red outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{outcome} ({requirement})</source>
        <extracomment>{outcome} is &quot;Green outcome&quot; or &quot;Yellow outcome&quot;, {requirement} are icons: what the dice have to show.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The yellow outcome follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The green outcome follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The red outcome follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Yellow track, %n space(s)</source>
        <extracomment>Printed before what happens at the end of the track.</extracomment>
        <translation>
            <numerusform>Yellow track, %n space</numerusform>
            <numerusform>Yellow track, %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Green track, %n space(s)</source>
        <extracomment>Printed before what happens at the end of the track.</extracomment>
        <translation>
            <numerusform>Green track, %n space</numerusform>
            <numerusform>Green track, %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Red track, %n space(s)</source>
        <extracomment>Printed before what happens at the end of the track.</extracomment>
        <translation>
            <numerusform>Red track, %n space</numerusform>
            <numerusform>Red track, %n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Marked.</source>
        <extracomment>A small sign that has a tick.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChosenText</name>
    <message numerus="yes">
        <source>Reveal %n [event] card(s) and resolve one of them.</source>
        <extracomment>%n is the number of cards.</extracomment>
        <translation>
            <numerusform>Reveal %n [event] card and resolve it.</numerusform>
            <numerusform>Reveal %n [event] cards and resolve one of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move this one: {lead}.</source>
        <extracomment>An answer to choose: {lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return this one: {lead}.</source>
        <extracomment>An answer to choose: {lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Place one of %n drawn [lead].</source>
        <extracomment>%n is the number of lead tokens that have been drawn.</extracomment>
        <translation>
            <numerusform>Place %n drawn [lead].</numerusform>
            <numerusform>Place one of %n drawn [lead].</numerusform>
        </translation>
    </message>
    <message>
        <source>Place this one: {lead}.</source>
        <extracomment>An answer to choose: {lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {events} on top, the first one uppermost.</source>
        <extracomment>An answer to choose: {events} are names of event cards in quotation marks, in their order.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {events} at the bottom.</source>
        <extracomment>An answer to choose: {events} are names of event cards in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {top} on top and {bottom} at the bottom.</source>
        <extracomment>An answer to choose: {top} and {bottom} are names of event cards in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve the event {event}.</source>
        <extracomment>An answer to choose: {event} is the name of an event card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacrifice {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The [time] of {track} goes back %n space(s).</source>
        <extracomment>{track} is the card or the sector to which the time track belongs, in quotation marks.</extracomment>
        <translation>
            <numerusform>The [time] of {track} goes back %n space.</numerusform>
            <numerusform>The [time] of {track} goes back %n spaces.</numerusform>
        </translation>
    </message>
    <message>
        <source>The time track of {track} waits.</source>
        <extracomment>{track} is the card or the sector to which the time track belongs, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the {deck} deck.</source>
        <extracomment>An answer to choose: {deck} is the icon of a discovery deck.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back {discovery}.</source>
        <extracomment>An answer to choose: {discovery} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have {discovery}.</source>
        <extracomment>An answer to choose: {discovery} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry everything to sector {sector}.</source>
        <extracomment>An answer to choose: {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From sector {sector}.</source>
        <extracomment>An answer to choose: where a path begins. {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To sector {sector}.</source>
        <extracomment>An answer to choose: where a path ends or a marker goes. {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The [threat] {threat} moves %n time(s).</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>The [threat] {threat} moves once.</numerusform>
            <numerusform>The [threat] {threat} moves %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of the [threat] {threat}.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Look at the next effect of the [threat] {threat}.</numerusform>
            <numerusform>Look at the next %n effects of the [threat] {threat}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] {threat} leaves for %n round(s).</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>The [threat] {threat} leaves for %n round.</numerusform>
            <numerusform>The [threat] {threat} leaves for %n rounds.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the time track of the [threat] {threat}.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [threat] {threat} skips the effect after its next one.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [threat] {threat} goes back to where it came from.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [threat] {threat} skips its next effect.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {equipment}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back {equipment}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{equipment} goes to {member}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks, {member} of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {equipment} once more.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {equipment}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block {equipment} until it is freed.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block {equipment} until the end of round {round}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks, {round} a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>One standee of the [threat] moves up to %n sector(s).</source>
        <extracomment>Effect of a card that lets you move a threat with several standees (figures). %n is how far.</extracomment>
        <translation>
            <numerusform>One standee of the [threat] moves up to %n sector.</numerusform>
            <numerusform>One standee of the [threat] moves up to %n sectors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves up to %n more sector(s) toward the nearest crewmember.</source>
        <extracomment>Effect of a card: what is left of the move of a threat. %n is how many sectors are left.</extracomment>
        <translation>
            <numerusform>The [threat] moves up to %n more sector toward the nearest crewmember.</numerusform>
            <numerusform>The [threat] moves up to %n more sectors toward the nearest crewmember.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves up to %n more sector(s) toward sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>The [threat] moves up to %n more sector toward sector {sector}.</numerusform>
            <numerusform>The [threat] moves up to %n more sectors toward sector {sector}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChronicleModel</name>
    <message>
        <source>Round {round}</source>
        <extracomment>Heading in the journal. {round} counts from 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}. Chosen: {choice}</source>
        <extracomment>{entry} is the title of an entry or event in the journal, {choice} what the players chose there.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClauseText</name>
    <message>
        <source>{test}.</source>
        <extracomment>A goal: {test} is a clause such as &quot;the away team has at least 5 [success]&quot;. Where the order of words of a clause asks for it, with words of its own before it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only if {test}.</source>
        <extracomment>{test} is a clause such as &quot;the dice check asks for [xenology]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if {test}</source>
        <extracomment>A head, small, with a colon or comma after it. {test} is a clause such as &quot;a marker lies in your sector&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keyword {keyword} is recorded</source>
        <extracomment>After &quot;if&quot;: a word that the story has noted down for later. {keyword} is that word in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keyword {keyword} is not recorded</source>
        <extracomment>After &quot;if&quot;: a word that the story has not noted down. {keyword} is that word in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not true that {test}</source>
        <extracomment>{test} is a clause such as &quot;the landing die has just been rolled&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>({clauses})</source>
        <extracomment>Inside of other clauses. {clauses} are several with &quot;and&quot; or &quot;or&quot; between them.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a marker lies in each of the sectors {sectors}</source>
        <extracomment>{sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keywords {keywords} are recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keyword {keywords} is recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the keywords {keywords} is recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not all of the keywords {keywords} are recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Codex</name>
    <message>
        <source>The dice check in ten steps</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dice check has ten steps. Whoever makes it is the active crewmember; a danger die rolled on its own is none.</source>
        <extracomment>Passage of the codex; it tells CHK-01, CHK-02, CHK-03.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 1: take any number of your available dice, even none. You may change your mind until the roll.</source>
        <extracomment>Passage of the codex; it tells CHK-05, CHK-07, CHK-92.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every other crewmember in your sector may assist with one available die.</source>
        <extracomment>Passage of the codex; it tells CHK-06.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A skill or card may let somebody assist with more dice; then its number is the limit.</source>
        <extracomment>Passage of the codex; it tells CHK-08.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 2: your injury dice and the danger dice of the action join. They cannot be left out.</source>
        <extracomment>Passage of the codex; it tells CHK-11, CHK-13, CHK-96.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 3: all dice are rolled together into one roll pool. The active crewmember uses all of them, but each die returns to its owner.</source>
        <extracomment>Passage of the codex; it tells CHK-14, CHK-15.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 4: change results with section cards from your hand and with equipment you carry, one after the other, as many as you like.</source>
        <extracomment>Passage of the codex; it tells CHK-17, CHK-18, CHK-24.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever assists may play one section card in the whole check, and no equipment.</source>
        <extracomment>Passage of the codex; it tells CHK-19, CHK-21.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 5: pay for dice combinations with dice of the roll pool that show what they ask for. What they do happens at once; the dice are gone for this check.</source>
        <extracomment>Passage of the codex; it tells CHK-26, CHK-27, CHK-33.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A section card gives its upper half or its combination, not both. Combinations on the condition may be used again and again.</source>
        <extracomment>Passage of the codex; it tells CHK-28, CHK-94, CHK-30, CHK-34.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 6: first the injury dice, then the danger dice. Afterwards the injury dice return to your board.</source>
        <extracomment>Passage of the codex; it tells CHK-46, CHK-53.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 7: special effects, those of the condition first. What the dice cover must happen, and as often as they cover it.</source>
        <extracomment>Passage of the codex; it tells CHK-55, CHK-56, CHK-57, CHK-62.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 8: from top to bottom, the first row that the dice cover is marked, yellow for a better success, green for success. If none is covered, the red one is.</source>
        <extracomment>Passage of the codex; it tells CHK-72, CHK-73, CHK-74.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row covered without any ace or conversion must be marked; one that needs them may be declined.</source>
        <extracomment>Passage of the codex; it tells CHK-75.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action with tracks has no step 8. Its markers move by special effects, stay for later checks, and pay off when they reach the end.</source>
        <extracomment>Passage of the codex; it tells CHK-71, CHK-81, CHK-87.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 9: every die left in the roll pool is spent.</source>
        <extracomment>Passage of the codex; it tells CHK-79.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step 10: the marked outcome happens to the active crewmember, and every outcome that an arrow leads to as well.</source>
        <extracomment>Passage of the codex; it tells CHK-83, CHK-84, CHK-85, CHK-86.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An immediate special effect ends the check at once: all dice are spent and the outcome it shows happens.</source>
        <extracomment>Passage of the codex; it tells CHK-67, CHK-68, CHK-70.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text that sends you to a later step skips those between, but the dice are spent in any case.</source>
        <extracomment>Passage of the codex; it tells CHK-25.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What dice cover</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“+” asks for everything it joins, “/” for one of its alternatives. Each icon on a die counts once.</source>
        <extracomment>Passage of the codex; it tells CHK-44, REQ-01, REQ-04.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two icons on one face count as two.</source>
        <extracomment>Passage of the codex; it tells CHK-37, CHK-65.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die symbol asks for a die of that color, whatever it shows; in a combination it must not be an accident.</source>
        <extracomment>Passage of the codex; it tells CHK-45, REQ-22.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [any_symbol] stands for an icon of your choice. Several of them in one requirement must all be the same icon.</source>
        <extracomment>Passage of the codex; it tells CHK-38, CHK-39, CHK-99, REQ-07.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A convert ability lets a basic result of its color be spent as its icon. The die itself does not change.</source>
        <extracomment>Passage of the codex; it tells CHK-40, CHK-42, CRW-05.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the convert abilities of the active crewmember and of what they carry count, but also for dice lent by others; one for each die.</source>
        <extracomment>Passage of the codex; it tells CHK-41, CHK-43.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die pays only if it supplies something that is asked for; an accident never pays.</source>
        <extracomment>Passage of the codex; it tells CHK-32, CHK-36.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a special effect happens, all dice showing one of its icons are spent, also those it would not need.</source>
        <extracomment>Passage of the codex; it tells CHK-58, CHK-59, CHK-64, REQ-15.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace or a convertible basic result joins a special effect only if you say so, and only if it makes the effect happen more often.</source>
        <extracomment>Passage of the codex; it tells CHK-63, CHK-95, REQ-16.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text that only looks at the roll pool spends nothing. You may declare an ace to be what it looks for; conversions do not count.</source>
        <extracomment>Passage of the codex; it tells CHK-69, REQ-19, REQ-20.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of those who assist may pay for your combinations; you decide which dice pay.</source>
        <extracomment>Passage of the codex; it tells CHK-31, REQ-11.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travel and paths</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You travel along a path that begins in your sector and whose arrow lets you go that way.</source>
        <extracomment>Passage of the codex; it tells ACT-21.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A path with one arrowhead is one-way: it can be used in that direction only.</source>
        <extracomment>Passage of the codex; it tells PLN-03.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A path with a lock is closed. Nobody can use it until a text opens it. A path without icons costs nothing.</source>
        <extracomment>Passage of the codex; it tells PLN-60.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the [no_movement] icon lies open nobody can travel out or be moved out. A text that places you elsewhere still works.</source>
        <extracomment>Passage of the codex; it tells ACT-20, ACT-34, PLN-27.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every icon on the path is resolved in the order in which you meet it: dice to spend, danger to roll, supplies to lose, an entry to read.</source>
        <extracomment>Passage of the codex; it tells ACT-22, ACT-46, PLN-05.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the [travel] icon you carry out the travel effect of the [global_condition]. It comes last, and only it moves you; if it does not, you stay and the action is spent.</source>
        <extracomment>Passage of the codex; it tells ACT-23, ACT-25, ACT-26, ACT-58.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever arrives in a sector with an open log number makes the team read that entry at once, in whatever way they arrive.</source>
        <extracomment>Passage of the codex; it tells ACT-30, ACT-31, ACT-57.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text that moves you to a connected sector ignores the icons of the path.</source>
        <extracomment>Passage of the codex; it tells ACT-33.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors are connected if a path with an arrow leads from one to the other. The way back may be missing.</source>
        <extracomment>Passage of the codex; it tells ACT-32, PLN-07.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the move is made you are still in the sector you leave: only those there can assist.</source>
        <extracomment>Passage of the codex; it tells ACT-29.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exerting</source>
        <extracomment>Title of a page of the codex, about giving up a die to refresh others.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody may exert at any time, in anyone’s turn and as often as they like. It is no action.</source>
        <extracomment>Passage of the codex; it tells ACT-50, ACT-53, ACT-55.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exerting sacrifices 1 die, available or spent, and then refreshes up to 5 dice.</source>
        <extracomment>Passage of the codex; it tells ACT-51, ACT-54.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 3 section dice or fewer you take the Drained injury instead of sacrificing one.</source>
        <extracomment>Passage of the codex; it tells ACT-52.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice in a roll pool can be neither sacrificed nor refreshed by it.</source>
        <extracomment>Passage of the codex; it tells ACT-56.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may be used at any time may be used whenever the game waits for a player, also before something already known takes effect.</source>
        <extracomment>Passage of the codex; it tells GEN-22, GEN-24, DEC-25.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It never takes back what has happened: dice refreshed in the middle of a check do not join it.</source>
        <extracomment>Passage of the codex; it tells GEN-23.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices and costs</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who uses, draws or triggers a text decides what it leaves open. What concerns the whole team is agreed on; if you cannot agree, one player has the last word, and the bar names that player.</source>
        <extracomment>Passage of the codex; it tells GEN-08, GEN-09.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of several alternatives you can choose only one that you can pay in full.</source>
        <extracomment>Passage of the codex; it tells GEN-10, GEN-13.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you can pay none, pick one and do as much of it as possible.</source>
        <extracomment>Passage of the codex; it tells GEN-14.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spending and sacrificing dice can always be paid: if dice are missing, an injury takes their place.</source>
        <extracomment>Passage of the codex; it tells GEN-11, GEN-12.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A loss larger than what you have takes all of it; the rest is ignored.</source>
        <extracomment>Passage of the codex; it tells GEN-15.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cost is paid before what it buys. The sentences of a text happen in their order, and what one of them sets off is finished before the next.</source>
        <extracomment>Passage of the codex; it tells GEN-16, GEN-18, GEN-21.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“May” and “can” leave you the choice; everything else must be done as far as possible.</source>
        <extracomment>Passage of the codex; it tells GEN-17.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of a card goes before these rules, and a text that forbids goes before one that allows.</source>
        <extracomment>Passage of the codex; it tells GEN-02.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What concerns several crewmembers happens to one after the other, first to whoever is active, then clockwise. “Other” leaves you out.</source>
        <extracomment>Passage of the codex; it tells GEN-20, GEN-25, GEN-40.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what is offered can be answered; while one decision is open, others wait.</source>
        <extracomment>Passage of the codex; it tells DEC-28.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A discarded card with a number goes back to its place in the box, one without a number under its deck. Only section cards and events have discard piles.</source>
        <extracomment>Passage of the codex; it tells GEN-26, GEN-27, GEN-28.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands, dice, injuries and equipment lie open for all. Decks, the lead bag and unread entries are hidden.</source>
        <extracomment>Passage of the codex; it tells GEN-35.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A [success] belongs to the team, never to one crewmember.</source>
        <extracomment>Passage of the codex; it tells GEN-37.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplies go up and down on their track. They never go above its last space, and with none left nothing more is lost.</source>
        <extracomment>Passage of the codex; it tells GEN-38, DNG-12.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the expedition ends, everything in progress stops.</source>
        <extracomment>Passage of the codex; it tells GEN-39.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several things are due at the same moment, the player whose turn it is puts them in order.</source>
        <extracomment>Passage of the codex; it tells GEN-19, DEC-33.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fractions are rounded up unless a text says otherwise.</source>
        <extracomment>Passage of the codex; it tells GEN-36.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{icon} {name}: {meaning} ({rule})</source>
        <extracomment>{icon} is a sign, {name} what it is called, {meaning} one or two sentences. {rule} is the number of its rule, as CHK-07.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {meaning} ({rule})</source>
        <extracomment>A line of the codex found by a search. {name} is a term, {meaning} what it means, {rule} the number of its rule, as CHK-07.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {entry} does</source>
        <extracomment>The title of a page: {entry} is an entry of the logbook, as &quot;Log 104&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section cards</source>
        <extracomment>Title of a page of the codex, about the cards in the hand of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A section card has two halves: the upper one is played at the moment it names, the lower one is a dice combination for step 5 of a dice check.</source>
        <extracomment>Passage of the codex; it tells CRD-03, CRD-12, CRD-13.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may hold 2 cards at rank 1, 3 at rank 2, 4 at rank 3. With more, discard down to that before you play any.</source>
        <extracomment>Passage of the codex; it tells CRD-09, CRD-10, CRD-11, STP-24.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw from your own deck. If it is empty when you must draw, your discards are shuffled into a new one.</source>
        <extracomment>Passage of the codex; it tells CRD-07, CRD-08.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each section has cards of its own. A deck has at least 10 of them, none above the crewmember’s rank.</source>
        <extracomment>Passage of the codex; it tells CRD-01, CRD-06, CRD-04, CRD-21.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that was played or discarded goes to its owner’s discard pile; a sacrificed one is out of this expedition.</source>
        <extracomment>Passage of the codex; it tells CRD-14, CRD-16.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cost in cards is paid from your own hand. Cards help others in other sectors too, unless they speak of your sector.</source>
        <extracomment>Passage of the codex; it tells CRD-17, CRD-19.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crewmembers and their abilities</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are four sections: Security, Recon, Science and Engineering. Each belongs to one player, also when nobody of it is here.</source>
        <extracomment>Passage of the codex; it tells GEN-03, GEN-04.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least two crewmembers go on an expedition, from different sections.</source>
        <extracomment>Passage of the codex; it tells GEN-05.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each section sends one crewmember at most, because it has one board.</source>
        <extracomment>Passage of the codex; it tells GEN-06.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rank, from 1 to 3, decides how many cards you hold, which cards your deck may have and how many dice your board has room for. A rank asked for is met by a higher one too.</source>
        <extracomment>Passage of the codex; it tells CRW-02, CRW-03.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A skill costs 1 [charge] each time. It may be used at any time, or at the moment its text names, and again as long as there are charges.</source>
        <extracomment>Passage of the codex; it tells CRW-14, CRW-15, CRW-16.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody begins with the charges printed on the crew card. There is no limit to them, and unused ones are lost at the end.</source>
        <extracomment>Passage of the codex; it tells CRW-12, CRW-13, CRW-18.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who assists may use a skill in the check if its text fits, for example “when assisting”.</source>
        <extracomment>Passage of the codex; it tells CRW-17.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pawn stands in one sector; any number of crewmembers may share it.</source>
        <extracomment>Passage of the codex; it tells CRW-11.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equipment</source>
        <extracomment>Title of a page of the codex, about the things that crewmembers carry.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is small, personal and mission equipment, and upgrades for the last. Small equipment and upgrades take no room in the lander.</source>
        <extracomment>Passage of the codex; it tells EQP-01, EQP-02, EQP-04.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the lander carries is handed out when you disembark.</source>
        <extracomment>Passage of the codex; it tells EQP-03, STP-20, STP-21.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may carry any number of cards.</source>
        <extracomment>Passage of the codex; it tells EQP-05.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card with a section’s icon can be carried and used only by that section.</source>
        <extracomment>Passage of the codex; it tells EQP-06.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You use equipment in your own turn, also in the middle of a dice check of yours, unless its text names another moment.</source>
        <extracomment>Passage of the codex; it tells EQP-07.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only who carries a card can use it.</source>
        <extracomment>Passage of the codex; it tells EQP-08.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equipment that counts as an action takes one of the two actions of the turn.</source>
        <extracomment>Passage of the codex; it tells EQP-09.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the same sector you may hand cards without a section’s icon to each other, but not while an action, a check or an event is being resolved.</source>
        <extracomment>Passage of the codex; it tells EQP-10, EQP-11, EQP-23.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some equipment puts a token into a sector. From then on everybody there profits from it.</source>
        <extracomment>Passage of the codex; it tells EQP-14, EQP-17, EQP-20.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token that lies on the planet board is not moved by placing it again.</source>
        <extracomment>Passage of the codex; it tells EQP-15.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An upgrade changes the token as it says. If the card is discarded, its token goes too.</source>
        <extracomment>Passage of the codex; it tells EQP-16, EQP-18, EQP-24.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded equipment goes back to the armory and is out of this expedition. At the end all of it returns.</source>
        <extracomment>Passage of the codex; it tells EQP-19, EQP-21.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card may be used as often as its text allows; without a limit, again and again.</source>
        <extracomment>Passage of the codex; it tells EQP-22.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section dice</source>
        <extracomment>Title of a page of the codex, about red, green and blue dice of the boards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red dice stand for strength and endurance, green ones for nature and strange life, blue ones for building, numbers and machines. A die counts as one of its color whatever it shows.</source>
        <extracomment>Passage of the codex; it tells DIE-01, DIE-02.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An [ace] may stand for any one other icon, also for a basic result, but never for an accident. You decide each time.</source>
        <extracomment>Passage of the codex; it tells DIE-05, DIE-08, DIE-09.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A [basic] result does nothing by itself. A convert ability of its color turns it into a skill icon at the moment the die is spent.</source>
        <extracomment>Passage of the codex; it tells DIE-06.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An [accident] is harmless unless a text speaks of it. It never pays for a dice combination.</source>
        <extracomment>Passage of the codex; it tells DIE-07.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic dice show no skill icon, specialist dice one, universal dice pairs of all three, expert dice double icons, wild dice only aces and accidents. The brackets mark the most common result.</source>
        <extracomment>Passage of the codex; it tells DIE-10, DIE-11, DIE-12.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available dice lie in slots of their color on your board, spent dice in the spent pool beside them. Only available dice can be used.</source>
        <extracomment>Passage of the codex; it tells DIE-18, DIE-19, DIE-20.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every section begins with 5 dice, and all sections always own equally many.</source>
        <extracomment>Passage of the codex; it tells DIE-15.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many dice of a color have room on a board depends on section and rank. An injury die takes one slot of its column.</source>
        <extracomment>Passage of the codex; it tells CRW-08, CRW-10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning a die to a result works only with a face that the die has. A reroll may show the same again.</source>
        <extracomment>Passage of the codex; it tells DIE-35, DIE-36.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injury and danger dice are no section dice: nobody refreshes, spends or sacrifices them.</source>
        <extracomment>Passage of the codex; it tells DIE-34.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend, sacrifice, refresh</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To spend a die, move an available one of your choice to your spent pool; if a color is shown, one of that color.</source>
        <extracomment>Passage of the codex; it tells DIE-25.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you have too few available dice to spend, you must sacrifice one for each that is missing.</source>
        <extracomment>Passage of the codex; it tells DIE-26, DIE-38, DIE-27.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sacrificed die, available or spent, leaves your board and is out of this expedition.</source>
        <extracomment>Passage of the codex; it tells DIE-28, DIE-29, DIE-30.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 3 section dice or fewer nothing is sacrificed: you take the Drained injury instead.</source>
        <extracomment>Passage of the codex; it tells DIE-31, DIE-32, DIE-33.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To refresh dice, move spent ones of your choice back to free slots of their color. What finds no slot stays spent.</source>
        <extracomment>Passage of the codex; it tells DIE-21, DIE-22, DIE-23.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A refreshed die is available at once, but never for a check whose dice are already chosen.</source>
        <extracomment>Passage of the codex; it tells DIE-24.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injuries and injury dice</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An injury is a card on your board and an injury die in the top slot of a column of your choice.</source>
        <extracomment>Passage of the codex; it tells INJ-01, INJ-03, INJ-04.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The injury die pushes the dice of its column down. Those that have no room any more are spent.</source>
        <extracomment>Passage of the codex; it tells INJ-07, INJ-08.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every dice check of yours all injury dice of your board are rolled too. Those of assisting crewmembers stay where they are.</source>
        <extracomment>Passage of the codex; it tells INJ-13, CHK-12.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first of your open injury cards that shows the rolled icon takes the die, and that line of the card happens. If none shows it, nothing does.</source>
        <extracomment>Passage of the codex; it tells CHK-47, CHK-48, CHK-49.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injury dice show damage and mental twice each, heavy damage and special once each.</source>
        <extracomment>Passage of the codex; it tells INJ-22, INJ-23.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A crewmember never has more than 3 injury dice, one for each column.</source>
        <extracomment>Passage of the codex; it tells INJ-05, INJ-30.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has 3 injuries and takes another one causes an emergency evac: the expedition ends at once.</source>
        <extracomment>Passage of the codex; it tells INJ-11, INJ-12, END-08.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card and die are two things: a text that removes one leaves the other.</source>
        <extracomment>Passage of the codex; it tells INJ-14, INJ-15, INJ-16.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An injury card that is turned face down does nothing any more, but still counts as an injury.</source>
        <extracomment>Passage of the codex; it tells INJ-20, INJ-21.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all cards of an injury are taken, Bruised takes its place.</source>
        <extracomment>Passage of the codex; it tells INJ-09, INJ-10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has Scald and rolls its icon: all basic results of that check count as accidents.</source>
        <extracomment>Passage of the codex; it tells INJ-27.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injuries stay after the expedition; the medbay takes care of them.</source>
        <extracomment>Passage of the codex; it tells INJ-29.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger dice</source>
        <extracomment>Title of a page of the codex, about the dice that the planet rolls against you.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A danger die comes with a letter. Its result is looked up in the table of that letter; what is not listed there does nothing.</source>
        <extracomment>Passage of the codex; it tells DNG-01, DNG-03, DNG-02.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of its six sides two are common, two uncommon, one rare and one special.</source>
        <extracomment>Passage of the codex; it tells DNG-10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result concerns whoever rolls; in a dice check that is the active crewmember.</source>
        <extracomment>Passage of the codex; it tells DNG-04, DNG-08.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled on its own it is no dice check: nobody assists and no injury dice are rolled.</source>
        <extracomment>Passage of the codex; it tells DNG-05, DNG-07.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a dice check danger dice are rolled with the others and resolved after the injury dice.</source>
        <extracomment>Passage of the codex; it tells DNG-06, CHK-52.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discoveries and leads</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each lead you gain, a token is drawn from the bag and put on the discovery deck of its type; you choose the order.</source>
        <extracomment>Passage of the codex; it tells LED-02, LED-01, LED-04.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the values on a deck reach 3 or more, its tokens leave and you gain the top discovery. What is above 3 is lost.</source>
        <extracomment>Passage of the codex; it tells LED-08, LED-09, LED-10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token may also give a card or a charge; the Science player names who gets it.</source>
        <extracomment>Passage of the codex; it tells LED-06, LED-07.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token with [lead_recycle] goes back to the bag when it leaves a deck; others are out until the expedition ends.</source>
        <extracomment>Passage of the codex; it tells LED-11, LED-12, LED-13.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are five kinds of discoveries, each with a deck of common, rare and ultra-rare cards.</source>
        <extracomment>Passage of the codex; it tells DSC-01, DSC-02, DSC-12.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you gain a discovery in another way, the lead tokens on its deck are cleared first.</source>
        <extracomment>Passage of the codex; it tells DSC-03, LED-14.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discoveries belong to the team. Those with an exploration ability can be used at any time, wherever you are; ship abilities work once they are unloaded.</source>
        <extracomment>Passage of the codex; it tells DSC-04, DSC-05, DSC-06, DSC-08.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander takes home only so many discoveries; what is too much is given up when it docks, never the unique ones.</source>
        <extracomment>Passage of the codex; it tells END-25, DSC-27.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A [unique_discovery] exists only once and lies face down on its planet. If none is left there, the slot says what you gain instead.</source>
        <extracomment>Passage of the codex; it tells DSC-20, DSC-21, DSC-24, DSC-23.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rank-up card</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each expedition has one rank-up card with a goal. As soon as it is met, the card is turned over.</source>
        <extracomment>Passage of the codex; it tells RNK-01, RNK-02, RNK-03, STP-17.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once completed it stays completed.</source>
        <extracomment>Passage of the codex; it tells RNK-04, RNK-05.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the expedition it promotes crewmembers of the team if you have as many [success](pl) as it asks for their rank. They are not used up.</source>
        <extracomment>Passage of the codex; it tells RNK-07, RNK-08, RNK-09.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gives nothing if it is not completed, or if the mission failed.</source>
        <extracomment>Passage of the codex; it tells RNK-10, RNK-11.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lander and landing</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lander has armor, sensors and agility, a supply track, and room for equipment and discoveries. What mods add counts together.</source>
        <extracomment>Passage of the codex; it tells LND-02, LND-04, LND-07.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each slot of a lander takes one mod of its kind, structural or utility.</source>
        <extracomment>Passage of the codex; it tells LND-05, LND-06.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To land, roll the ten-sided die as often as the landing track asks and do what its table says. It is no dice check.</source>
        <extracomment>Passage of the codex; it tells LND-10, LND-12, LND-13, LND-14.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A danger usually leaves a choice; on disagreement the Engineering player decides. A statistic of the lander may reduce the loss or spare you the danger.</source>
        <extracomment>Passage of the codex; it tells LND-15, LND-16, LND-17, LND-18.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>During landing you are all together in the lander. You have no cards in hand yet, but you may exert.</source>
        <extracomment>Passage of the codex; it tells LND-19, LND-28, STP-03.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplies lost on the way down are missing afterwards. Then you choose a sector for the lander, and all step out there.</source>
        <extracomment>Passage of the codex; it tells LND-23, STP-15, STP-16.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you disembark, everybody draws cards up to the hand limit.</source>
        <extracomment>Passage of the codex; it tells STP-23, STP-22.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How an expedition ends</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An expedition ends by lift-off, by an emergency evac, or by a text that says so.</source>
        <extracomment>Passage of the codex; it tells END-01.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is not in the lander sector at lift-off is left behind and dies.</source>
        <extracomment>Passage of the codex; it tells END-02, END-03, END-04.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An emergency evac saves everybody, but all discoveries except the unique ones are lost, and the expedition has failed.</source>
        <extracomment>Passage of the codex; it tells END-09, END-10, END-11, DSC-13.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot call an evacuation; only a fourth injury brings it about.</source>
        <extracomment>Passage of the codex; it tells END-13.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a mission that is not optional is still open, the expedition has failed.</source>
        <extracomment>Passage of the codex; it tells END-07, END-23.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a text ends the expedition, nobody is left behind and the discoveries are kept, unless it says otherwise.</source>
        <extracomment>Passage of the codex; it tells END-14.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Successes stay whatever happens. Dice and cards return to their sections, also sacrificed ones; charges and leads are lost.</source>
        <extracomment>Passage of the codex; it tells END-16, END-20.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadly space</source>
        <extracomment>Title of a page of the codex, about the mode in which whoever dies stays dead.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The harder mode makes death more likely. It can be switched between expeditions.</source>
        <extracomment>Passage of the codex; it tells DLY-01, DLY-02, DLY-03.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In it a fourth injury causes no evacuation. With 3 dice or fewer you die; otherwise you roll 3 injury dice and die on two heavy damage, or on one heavy damage with one special.</source>
        <extracomment>Passage of the codex; it tells DLY-04, DLY-05, DLY-06, DLY-07.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who survives sacrifices 1 die and goes on; the fourth injury itself is not taken.</source>
        <extracomment>Passage of the codex; it tells DLY-08, DLY-19.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expedition goes on without the dead. It ends when nobody is left.</source>
        <extracomment>Passage of the codex; it tells DLY-10, DLY-11, DLY-12, DLY-14.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Title of a page of the codex, about luck, rolls and undoing. Not an opportunity.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A random crewmember is whoever rolls lowest with the ten-sided die; ties roll again.</source>
        <extracomment>Passage of the codex; it tells RND-02, RND-03, RND-05.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any other random choice gives everything the same chance.</source>
        <extracomment>Passage of the codex; it tells RND-04, RND-10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck does not change by undoing: the same roll at the same point falls the same, unless the settings allow new luck.</source>
        <extracomment>Passage of the codex; it tells RND-07.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training expedition</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training teaches the rules in play. Science takes part; how many go depends on the number of players.</source>
        <extracomment>Passage of the codex; it tells TUT-01, TUT-03.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In its first round every step is prescribed; all others are disabled. After that you play freely.</source>
        <extracomment>Passage of the codex; it tells TUT-09, TUT-14, TUT-26.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplies are unlimited here, so resting costs nothing.</source>
        <extracomment>Passage of the codex; it tells TUT-10, TUT-06.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only injury here is Scrape, one for each. Nobody loses anything with 3 dice or fewer, and nobody can exert then.</source>
        <extracomment>Passage of the codex; it tells TUT-12, TUT-35.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each lesson is told when it first comes up, and all of them can be read again here.</source>
        <extracomment>Passage of the codex; it tells TUT-28.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aboard the ship</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[energy] moves the ship and pays for what its facilities ask. The pool holds at most 8.</source>
        <extracomment>Passage of the codex; it tells BRG-08, CYC-18.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each visit to a facility of the ship costs 1 [command].</source>
        <extracomment>Passage of the codex; it tells FAC-02.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A failed mission lowers [morale] by one step. Low spirits make the next cycle harder.</source>
        <extracomment>Passage of the codex; it tells DCK-02.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green dice: natural sciences and medicine.</source>
        <extracomment>Said of the icon biology in the codex, before its rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue dice: building and repair.</source>
        <extracomment>Said of the icon construction in the codex, before its rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red dice: fighting and averting harm.</source>
        <extracomment>Said of the icon defense in the codex, before its rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green dice: terrain and survival.</source>
        <extracomment>Said of the icon explore in the codex, before its rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red dice: mining and taking samples.</source>
        <extracomment>Said of the icon gather in the codex, before its rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well the lander steers clear of trouble.</source>
        <extracomment>Said of the icon lander_agility in the codex, before its rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the hull of the lander takes.</source>
        <extracomment>Said of the icon lander_armor in the codex, before its rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the lander sees.</source>
        <extracomment>Said of the icon lander_sensors in the codex, before its rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red dice: strength and endurance.</source>
        <extracomment>Said of the icon physical in the codex, before its rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue dice: mathematics and other exact sciences.</source>
        <extracomment>Said of the icon science in the codex, before its rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue dice: machines, computers and piloting.</source>
        <extracomment>Said of the icon technology in the codex, before its rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green dice: understanding alien life.</source>
        <extracomment>Said of the icon xenology in the codex, before its rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds and turns</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An expedition goes in rounds. In each round every crewmember takes one turn, and in each turn two actions, one after the other.</source>
        <extracomment>Passage of the codex; it tells TRN-01, TRN-08.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round opens with the start token: whoever holds it gives it to any crewmember, who takes the first turn. The others follow clockwise.</source>
        <extracomment>Passage of the codex; it tells TRN-04, TRN-05, TRN-06.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the first round the Recon player decides who receives the start token.</source>
        <extracomment>Passage of the codex; it tells STP-25, TRN-03.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The actions are special action, travel, prepare, rest and lift-off. You may take the same one twice, but only one special action in each turn.</source>
        <extracomment>Passage of the codex; it tells TRN-09, TRN-10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever could choose an action may give up the rest of the turn instead.</source>
        <extracomment>Passage of the codex; it tells TRN-14.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Using a card, a skill or equipment is no action, unless its text says that it counts as one: then it takes the place of one of the two.</source>
        <extracomment>Passage of the codex; it tells TRN-11, TRN-12, TRN-13.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text may give an additional action for this turn. The limit of one special action stays.</source>
        <extracomment>Passage of the codex; it tells TRN-15.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the actions are done the turn token is turned over and an event is revealed and resolved. Then the turn ends.</source>
        <extracomment>Passage of the codex; it tells TRN-17, TRN-18, TRN-16.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over when everybody has taken a turn; then the next round begins.</source>
        <extracomment>Passage of the codex; it tells TRN-19, TRN-25.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside your own turn you may exert, use what works at any time, assist a dice check and hand over equipment.</source>
        <extracomment>Passage of the codex; it tells TRN-22.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The actions</source>
        <extracomment>Title of a page of the codex, about what a crewmember does in a turn.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A special action is printed on a card or sector. You may take it if its text lies open where you stand; those of the condition, of missions, lander mods and the rank-up card work in every sector.</source>
        <extracomment>Passage of the codex; it tells ACT-01, ACT-02, ACT-03, ACT-04.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the [dice_check] icon a special action is a dice check; without it, simply do what it says.</source>
        <extracomment>Passage of the codex; it tells ACT-06.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a card offers several special actions, decide which one you take before you choose dice.</source>
        <extracomment>Passage of the codex; it tells ACT-05.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some special actions ask for something, such as a rank or a supply. While it is not there, the action cannot be chosen.</source>
        <extracomment>Passage of the codex; it tells ACT-08.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If another crewmember must assist, it has to be with a die. If nobody lends one, the choice is taken back and no action is lost.</source>
        <extracomment>Passage of the codex; it tells ACT-09.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger dice to the left of an action’s name join its dice check.</source>
        <extracomment>Passage of the codex; it tells ACT-07.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resting costs 1 [supplies]. With none left nobody can rest.</source>
        <extracomment>Passage of the codex; it tells ACT-38.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rest refreshes half of your dice, available and spent counted together and rounded up; then you draw 1 section card.</source>
        <extracomment>Passage of the codex; it tells ACT-39, ACT-40, ACT-41.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To prepare, draw 1 section card, or make a dice check that only pays for dice combinations, or do both.</source>
        <extracomment>Passage of the codex; it tells ACT-35, ACT-36, ACT-37.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift-off is chosen in the lander sector, and everybody else must agree. It ends the expedition at once.</source>
        <extracomment>Passage of the codex; it tells ACT-43, ACT-45, ACT-44.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A special action is used up when its check begins, however it ends.</source>
        <extracomment>Passage of the codex; it tells ACT-10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The planet board</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The planet board shows numbered sectors and the paths between them. A sector may have biomes, a point of interest, a log number or room for the lander.</source>
        <extracomment>Passage of the codex; it tells PLN-01, PLN-02.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A [poi] offers special actions. Of several cards on a sector only the topmost counts, and it covers the log number below.</source>
        <extracomment>Passage of the codex; it tells PLN-15, PLN-23, PLN-24.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new point of interest brings empty tracks. What stands on the sector itself stays: pawns, tokens, threats, markers.</source>
        <extracomment>Passage of the codex; it tells PLN-16, PLN-17, PLN-18, PLN-19, PLN-20.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a card exists in several copies, one of them is taken at random.</source>
        <extracomment>Passage of the codex; it tells GEN-31.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [final_poi] icon tells that a sector is fully explored; some texts ask for that.</source>
        <extracomment>Passage of the codex; it tells PLN-29, PLN-31.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [important_sector] icon marks a sector that some texts speak of.</source>
        <extracomment>Passage of the codex; it tells PLN-30.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card with the [do_not_save] icon is not kept when the planet is recorded.</source>
        <extracomment>Passage of the codex; it tells PLN-28.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander stands in one sector, and only a text can move it. A sector with the [lander] icon has room for it.</source>
        <extracomment>Passage of the codex; it tells PLN-09, PLN-10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly one [global_condition] is in force: the card, or the print under it. It says how to travel, and may hold combinations, special effects, actions and a time track.</source>
        <extracomment>Passage of the codex; it tells PLN-35, PLN-36, PLN-37, PLN-38.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A [log_entry] is read aloud and done at once, then what was interrupted goes on. An entry that sends you to another one ends there.</source>
        <extracomment>Passage of the codex; it tells PLN-55, PLN-61, PLN-56.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missions</source>
        <extracomment>Title of a page of the codex, about the tasks of an expedition.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every expedition has missions. One that is not marked optional must be completed, or the expedition has failed.</source>
        <extracomment>Passage of the codex; it tells PLN-40, PLN-41, PLN-49.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most missions are completed by a text. Others you complete yourselves, right before or after any action, once their goal is met.</source>
        <extracomment>Passage of the codex; it tells PLN-42, PLN-43, PLN-44, TRN-23.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its goal must be met at that moment, and you need not do it at once.</source>
        <extracomment>Passage of the codex; it tells PLN-45, PLN-46.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mission failed token on the lander makes the expedition a failure as well.</source>
        <extracomment>Passage of the codex; it tells PLN-50.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threats</source>
        <extracomment>Title of a page of the codex, about beasts and perils with figures on the board.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A threat has a card with all its rules and a figure on the map. When its time token enters a space, what is printed there happens.</source>
        <extracomment>Passage of the codex; it tells THR-01, THR-03, THR-04, THR-05.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In its sector you can perform the special actions of its card, which often drive it away.</source>
        <extracomment>Passage of the codex; it tells THR-06, THR-17.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of several figures only the main one has the special actions.</source>
        <extracomment>Passage of the codex; it tells THR-07.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It moves to connected sectors, whatever the path costs, and the [no_movement] icon does not stop it.</source>
        <extracomment>Passage of the codex; it tells THR-08, THR-09, THR-10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Towards somebody it takes the shortest way; between equal ways the Security player decides.</source>
        <extracomment>Passage of the codex; it tells THR-11, THR-12.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events and biomes</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of a turn the top event card is revealed.</source>
        <extracomment>Passage of the codex; it tells EVT-01, EVT-02.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If one of its biomes is visible in your sector, on the board or on the topmost card, the main effect happens, otherwise the secondary one.</source>
        <extracomment>Passage of the codex; it tells EVT-03, EVT-05, EVT-04, EVT-16.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The main effect concerns whoever revealed the card. The secondary effect usually advances all time tracks.</source>
        <extracomment>Passage of the codex; it tells EVT-06, EVT-07.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before it takes effect you may still exert or use what works at any time; whoever moves away in time is compared with the new sector.</source>
        <extracomment>Passage of the codex; it tells EVT-09, EVT-10, DEC-30.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A biome tells what a place is like. Events, skills and cards ask for it.</source>
        <extracomment>Passage of the codex; it tells EVT-14.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tracks</source>
        <extracomment>Title of a page of the codex, about rows of spaces along which a token moves. Not footprints.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every track starts empty. With each progress its token enters the next space, and what is printed there happens.</source>
        <extracomment>Passage of the codex; it tells TIM-02, TIM-03, TIM-05.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last space is the one that matters. If its text does not reset the track, the token stays there.</source>
        <extracomment>Passage of the codex; it tells TIM-04, TIM-11, TIM-13.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A track that is set back moves its token to the left; nothing happens on the way.</source>
        <extracomment>Passage of the codex; it tells TIM-06, TIM-07, TIM-24.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several time tracks advance, you choose the order; each is finished before the next.</source>
        <extracomment>Passage of the codex; it tells TIM-08, TIM-09, TIM-10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tracks of a special action have markers in the colors of its outcomes. Reaching the end pays off in step 10, once.</source>
        <extracomment>Passage of the codex; it tells TIM-20, TIM-21, TIM-23, CHK-66, CHK-88.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that leaves or is covered takes its track along; later it starts empty again.</source>
        <extracomment>Passage of the codex; it tells TIM-14, TIM-15, GEN-32.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CodexPage</name>
    <message>
        <source>Icons</source>
        <extracomment>Heading in a page of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{icon} {name}. {words}</source>
        <extracomment>{icon} is drawn, {name} is what it is called, {words} are sentences about it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{icon} {name}</source>
        <extracomment>An icon with its name, where there is nothing to say of it alone. {icon} is drawn, {name} is what it is called.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CodexSheet</name>
    <message>
        <source>Codex</source>
        <extracomment>Title of the book of rules.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search topics, icons, cards, rule ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Heading over the list of pages of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All topics</source>
        <extracomment>Button: back to the list of pages of the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Name of a button: shut the codex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found. Try another word or a rule id such as CHK-06.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search these cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandText</name>
    <message>
        <source>Travel to {sector}</source>
        <extracomment>Button of a choice: an action. {sector} is the name of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>Button of a choice: the action of resting, a verb.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare</source>
        <extracomment>Button of a choice: the action of preparing, a verb.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift-off</source>
        <extracomment>Button of a choice: the action of leaving the planet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}: agree</source>
        <extracomment>Button of a choice: players of a section agree to leave the planet. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}: stay</source>
        <extracomment>Button of a choice: players of a section do not agree to leave the planet. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lead} on {deck}</source>
        <extracomment>{lead} is a lead token, {deck} the discovery deck on which it is placed, as &quot;Lead 2 on Mineral&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: nothing more is done at this moment.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept it</source>
        <extracomment>Button: what is about to happen is not prevented.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll no more dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish preparing</source>
        <extracomment>Button: nothing more is done in the action of preparing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not travel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish handing out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>Button under the question whether a card or skill is used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete the mission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare it</source>
        <extracomment>Button: an ace counts as the icon that a text looks for.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Button under a question without words of its own for its answers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button: the mission is not completed yet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not declare it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not mark it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Button under a question without words of its own for its answers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {die}</source>
        <extracomment>Choice while dice are chosen for a check. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back {die}</source>
        <extracomment>Button of a choice: take a chosen die out of the check again. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Roll all the dice of the check.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the action back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{die}: {face}</source>
        <extracomment>Choice where players tell what their own dice show. {die} is a die, as &quot;Basic die (red)&quot;, {face} the result that it shows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the game roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column: {color}</source>
        <extracomment>A column of the crew board; {color} is red, green or blue.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result {value}</source>
        <extracomment>A result of the ten-sided die. {value} is from 0 to 9.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} plays: {card}</source>
        <extracomment>Choice: a section card is played. {card} is the name of the card. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{equipment}, token</source>
        <extracomment>The token on the planet board of a piece of equipment. {equipment} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{equipment} ({number})</source>
        <extracomment>Which ability of a piece of equipment is used. {number} counts from 1. {equipment} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} uses: {thing}</source>
        <extracomment>Choice: what somebody uses now. {thing} is the name of a card, a skill or a part of the lander. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{equipment} to {member}</source>
        <extracomment>A piece of equipment and who gets it. {equipment} is the name of a card. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{equipment}: {giver} to {member}</source>
        <extracomment>A piece of equipment, who hands it over and who gets it. {equipment} is the name of a card. {giver} is the name of the crewmember who hands it over. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the outcome with {dice}</source>
        <extracomment>{dice} are spent on an outcome of a dice check.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} exerts</source>
        <extracomment>Choice: this crewmember gives up a die to refresh others. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} assists: {die}</source>
        <extracomment>Choice while dice are chosen for a check: a die of somebody who helps. {member} is the name of a crewmember. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back {die} ({member})</source>
        <extracomment>Button of a choice: take a die that somebody else has lent out of the check again. {die} is a die, as &quot;Basic die (red)&quot;. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} with {dice}</source>
        <extracomment>A dice combination of a card, and the dice that pay for it. {card} is the name of a card. {dice} are dice, as &quot;Basic die (red), Wild die (blue)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {dice}</source>
        <extracomment>Choice: rolled dice that count toward a special effect, beside the others. {dice} are dice, as &quot;Basic die (red), Wild die (blue)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{icon}, no further dice</source>
        <extracomment>{icon} is what all dice of a special effect show.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{icon} with {dice}</source>
        <extracomment>{icon} is what all dice of a special effect show or count as; {dice} are those that count as it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injury in slot {number}</source>
        <extracomment>Choice of an injury card of a board that lies face down. {number} is the place in its row, from 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>Where a path has no name of its own: a line between two sectors of the map.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special action</source>
        <extracomment>Where a special action has no name of its own.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between dice in a list, as &quot;Basic die (red), Wild die (blue)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a section card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a dice check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger table {letter}: {result}</source>
        <extracomment>Choice of a danger die. {letter} is A, B or C, {result} the name of the icon that it shows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option {number}</source>
        <extracomment>Choice that has no words of its own. {number} counts from 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommitPlace</name>
    <message>
        <source>Committed as {icon}:</source>
        <extracomment>{icon} is what all dice of a special effect show; aces and convertible dice can be laid to them.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed:</source>
        <extracomment>Before dice that were laid on a special effect of a check.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces and convertible dice can be committed here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConsequenceText</name>
    <message>
        <source>Injury: {injury}; then up to {most} dice come back, now {count}.</source>
        <extracomment>{injury} is the name of an injury card. {most} is the most that can come back, {count} how many would come back now.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacrifice 1 die, then up to {most} dice come back; now: {count}.</source>
        <extracomment>Under the choice to exert: what it will do. {most} is the most that can come back, {count} how many would come back now.</extracomment>
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
        <extracomment>Button on the start page: go on playing the last game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last position · {hours} h {minutes} min played</source>
        <extracomment>How long the game was played, as &quot;18 h 40 min played&quot;. {hours} and {minutes} are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last position · {minutes} min played</source>
        <extracomment>On the start page, about the last game. {minutes} is a number; &quot;min&quot; is short for minutes.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expedition is over · {when}</source>
        <extracomment>On the start page, about the last game. {when} is date and time of the last decision.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} · {when}</source>
        <extracomment>On the start page, about the last game. {round} counts from 1, {when} is date and time of the last decision.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message>
        <source>A red die</source>
        <extracomment>The subject of a sentence: &quot;A red die is turned and shows [ace].&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A green die</source>
        <extracomment>The subject of a sentence: &quot;A green die is turned and shows [ace].&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blue die</source>
        <extracomment>The subject of a sentence: &quot;A blue die is turned and shows [ace].&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n red die(ce)</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: &quot;Ada spends 2 red dice.&quot;</extracomment>
        <translation>
            <numerusform>%n red die</numerusform>
            <numerusform>%n red dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green die(ce)</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: &quot;Ada spends 2 green dice.&quot;</extracomment>
        <translation>
            <numerusform>%n green die</numerusform>
            <numerusform>%n green dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue die(ce)</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: &quot;Ada spends 2 blue dice.&quot;</extracomment>
        <translation>
            <numerusform>%n blue die</numerusform>
            <numerusform>%n blue dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red die(ce)</source>
        <comment>subject</comment>
        <extracomment>The subject of a sentence, behind the verb: &quot;Out of the roll pool are spent 2 red dice.&quot;</extracomment>
        <translation>
            <numerusform>%n red die</numerusform>
            <numerusform>%n red dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green die(ce)</source>
        <comment>subject</comment>
        <extracomment>The subject of a sentence, behind the verb: &quot;Out of the roll pool are spent 2 green dice.&quot;</extracomment>
        <translation>
            <numerusform>%n green die</numerusform>
            <numerusform>%n green dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue die(ce)</source>
        <comment>subject</comment>
        <extracomment>The subject of a sentence, behind the verb: &quot;Out of the roll pool are spent 2 blue dice.&quot;</extracomment>
        <translation>
            <numerusform>%n blue die</numerusform>
            <numerusform>%n blue dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrewBoard</name>
    <message>
        <source>{section} · rank {rank} · seat of {player}</source>
        <extracomment>{section} is the section of a crewmember, {rank} a number, {player} the player who has the seat.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank {rank}</source>
        <extracomment>Name of the mark on a crew board, for tool tips. {rank} is 1, 2 or 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing</source>
        <extracomment>On a crew board: where this person is, before the lander has come down.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
        <extracomment>On a crew board: where this person is. {number} is the number, {place} the name of the sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic {color} counts as {icon}</source>
        <extracomment>A convert ability: basic icons of dice of a color count as the icon. {color} is red, green or blue, {icon} is drawn.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <extracomment>Name of marks on a crew board, for tool tips: actions of this turn. %n is their number.</extracomment>
        <translation>
            <numerusform>%n action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <extracomment>Name of marks on a crew board, for tool tips: what pays for the skill. %n is their number.</extracomment>
        <translation>
            <numerusform>%n charge</numerusform>
            <numerusform>%n charges</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand: {count} of {limit}</source>
        <extracomment>Section cards in hand: {count} is how many, {limit} how many may be held.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck {deck} · discards {discards}</source>
        <extracomment>The own deck of section cards and its discard pile: {deck} and {discards} are numbers of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through the discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the start token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrewColumn</name>
    <message>
        <source>Landing</source>
        <extracomment>In the list of the crew: where this person is, before the lander has come down.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {number} · turn ended</source>
        <extracomment>In the list of the crew: this person has played in this round. {number} is that of the sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {number} · in turn</source>
        <extracomment>In the list of the crew: this person plays now. {number} is that of the sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {number} · turn to come</source>
        <extracomment>In the list of the crew: this person will yet play in this round. {number} is that of the sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrewLog</name>
    <message>
        <source>{member} shuffles the section deck.</source>
        <extracomment>Journal: the discarded cards have become the deck again. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} exerts.</source>
        <extracomment>Journal: somebody gives up a die to refresh others. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Journal: between results of injury dice.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} spends {dice}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} refreshes {dice}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} sacrifices {dice}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} draws {cards}.</source>
        <extracomment>{cards} are names of section cards in quotation marks, with &quot;and&quot; before the last one. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} discards {card}.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} plays {card}.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} has been played and is discarded.</source>
        <extracomment>{card} is the name of a section card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} discards 1 [charge] and uses the skill {skill}.</source>
        <extracomment>{skill} is the name of a skill in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{member} loses %n [charge].</source>
        <extracomment>Journal: tokens that pay for the skill of this person. %n stands before the icon. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member} loses %n [charge].</numerusform>
            <numerusform>{member} loses %n [charge].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{member} gains %n [charge].</source>
        <extracomment>Journal: tokens that pay for the skill of this person. %n stands before the icon. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member} gains %n [charge].</numerusform>
            <numerusform>{member} gains %n [charge].</numerusform>
        </translation>
    </message>
    <message>
        <source>What was about to happen does not happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen at random: {member}.</source>
        <extracomment>{member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} takes {equipment} out of the lander.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refreshed die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sacrificed die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exert: {member}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: somebody gave up a die to refresh others. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn cards</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: section cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded card: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a section card. {card} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played card: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a section card. {card} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill: {skill}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was used. {skill} is its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost charges</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: tokens that pay for skills.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gained charges</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: tokens that pay for skills.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equipment: {equipment}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was used or handed over. {equipment} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>injury: {injury}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: somebody got it. {injury} is the name of an injury card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>injury die</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was carried out, placed or removed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice of an injury</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>survival check</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the roll that decides about a life.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>death: {member}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver} hands {equipment} over to {member}.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {giver} and {member} are first names of crewmembers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} uses {equipment}.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} discards {equipment}.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} suffers the injury {injury}.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} puts an injury die back into the red column.</source>
        <extracomment>Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} puts an injury die back into the green column.</source>
        <extracomment>Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} puts an injury die back into the blue column.</source>
        <extracomment>Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} puts an injury die into the red column.</source>
        <extracomment>Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} puts an injury die into the green column.</source>
        <extracomment>Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} puts an injury die into the blue column.</source>
        <extracomment>Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} removes an injury die from the red column.</source>
        <extracomment>Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} removes an injury die from the green column.</source>
        <extracomment>Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} removes an injury die from the blue column.</source>
        <extracomment>Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} gets rid of the injury in slot {number}.</source>
        <extracomment>Journal. {number} is the place of the injury card in its row, from 1. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} turns the injury in slot {number} face down.</source>
        <extracomment>Journal: the injury has no effect any more. {number} is its place in the row, from 1. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} makes a survival check: {results}.</source>
        <extracomment>Journal: a roll that decides about a life. {results} is names of icons. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} dies.</source>
        <extracomment>Journal. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrewTabs</name>
    <message>
        <source>Sector {number} · dice left: {dice}</source>
        <extracomment>A member of the team in a narrow strip, for tool tips and screen readers. {number} is that of the sector, {dice} how many dice are available.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrewText</name>
    <message numerus="yes">
        <source>Draw %n section card(s).</source>
        <extracomment>Effect of a card, said to whoever it concerns. %n is a number of cards from the own deck.</extracomment>
        <translation>
            <numerusform>Draw %n section card.</numerusform>
            <numerusform>Draw %n section cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n section card(s) from your hand.</source>
        <extracomment>Effect of a card, said to whoever it concerns. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Discard %n section card from your hand.</numerusform>
            <numerusform>Discard %n section cards from your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n injury card(s) face down.</source>
        <extracomment>Effect of a card: injury cards of the own board that are turned over no longer have an effect. %n is how many.</extracomment>
        <translation>
            <numerusform>Turn %n injury card face down.</numerusform>
            <numerusform>Turn %n injury cards face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [supplies].</source>
        <extracomment>Effect of a card: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Gain %n [supplies].</numerusform>
            <numerusform>Gain %n [supplies].</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain the injury {injury}.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [success].</source>
        <extracomment>Effect of a card: tokens for what the expedition has achieved. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Gain %n [success].</numerusform>
            <numerusform>Gain %n [success].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [charge].</source>
        <extracomment>Effect of a card: tokens on a crew board that pay for its skill. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Gain %n [charge].</numerusform>
            <numerusform>Gain %n [charge].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n [charge].</source>
        <extracomment>Effect of a card: tokens on a crew board that pay for its skill. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Discard %n [charge].</numerusform>
            <numerusform>Discard %n [charge].</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll a danger die and resolve it with danger table {letter}.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead], each for a different discovery deck.</source>
        <extracomment>Effect of a card: lead tokens are put on discovery decks. %n stands before the icon and is more than 1.</extracomment>
        <translation>
            <numerusform>Gain %n [lead] for a discovery deck.</numerusform>
            <numerusform>Gain %n [lead], each for a different discovery deck.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain the topmost [unique_discovery] of the planet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Move %n time(s) to a connected sector; ignore the icons of the path.</source>
        <extracomment>Effect of a card, said to whoever moves. %n is how many steps, each from one sector to the next.</extracomment>
        <translation>
            <numerusform>Move to a connected sector; ignore the icons of the path.</numerusform>
            <numerusform>Move %n times to a connected sector; ignore the icons of the path.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the sector at the other end of the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the lander sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve the travel effect of the [global_condition].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn ends after this; no [event] card is revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The turn ends after this; %n [event] card(s) are revealed.</source>
        <extracomment>Effect of a card, about the turn in which it happens. %n stands before the icon of an event card.</extracomment>
        <translation>
            <numerusform>The turn ends after this; %n [event] card is revealed.</numerusform>
            <numerusform>The turn ends after this; %n [event] cards are revealed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one more action in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expedition ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain the [unique_discovery] {discovery}.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Turn %n injury card(s) {injury} face down.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>
            <numerusform>Turn %n injury card {injury} face down.</numerusform>
            <numerusform>Turn %n injury cards {injury} face down.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove one injury die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one injury card and one injury die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one injury card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the injury card {injury} and one injury die.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the injury card {injury}.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain 1 {deck}.</source>
        <extracomment>{deck} is the icon of a kind of discovery.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for {decks}.</source>
        <extracomment>{decks} are icons of the discovery decks on which the leads may be put, with &quot;or&quot; before the last one.</extracomment>
        <translation>
            <numerusform>Gain %n [lead] for {decks}.</numerusform>
            <numerusform>Gain %n [lead] for {decks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [supplies].</source>
        <extracomment>Effect of a card: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Lose %n [supplies].</numerusform>
            <numerusform>Lose %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [supplies], reduced by the lander’s {stat}.</source>
        <extracomment>{stat} is the icon of a statistic of the lander; the loss is smaller by its value.</extracomment>
        <translation>
            <numerusform>Lose %n [supplies], reduced by the lander’s {stat}.</numerusform>
            <numerusform>Lose %n [supplies], reduced by the lander’s {stat}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain a discovery from a deck of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for discovery decks of your choice.</source>
        <extracomment>Effect of a card: lead tokens are put on any discovery decks. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Gain %n [lead] for discovery decks of your choice.</numerusform>
            <numerusform>Gain %n [lead] for discovery decks of your choice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DangerIcon</name>
    <message>
        <source>Common</source>
        <extracomment>Name of the icon danger_common, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rare</source>
        <extracomment>Name of the icon danger_rare, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special</source>
        <extracomment>Name of the icon danger_special, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncommon</source>
        <extracomment>Name of the icon danger_uncommon, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecisionText</name>
    <message>
        <source>Who takes the start token and the first turn of the round?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{member}: choose an action (%n left).</source>
        <extracomment>The question of a turn. %n is how many actions the turn has left. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member}: choose an action (%n left).</numerusform>
            <numerusform>{member}: choose an action (%n left).</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: {effect} Use an ability now, or go on.</source>
        <extracomment>{effect} is a sentence such as &quot;You have traveled.&quot; {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: this is about to happen. {effect} Prevent it, or accept it.</source>
        <extracomment>Question at a moment in which something can be prevented. {effect} is the whole sentence of what would happen. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you use this? {effect}</source>
        <extracomment>Question to all players. {effect} is a whole sentence: what a card offers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: do you use this? {effect}</source>
        <extracomment>Question to one player. {effect} is a whole sentence: what a card offers. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is meant? {effect}</source>
        <extracomment>Question before an effect that concerns one crewmember. {effect} is a whole sentence: what will happen to that person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which lead token is placed next, and on which discovery deck?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who draws the section card that comes with the lead token?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gains the [charge] that comes with the lead token?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which time track progresses first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: how do you prepare?</source>
        <extracomment>Question after the action of preparing was chosen. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} rolls a danger die for danger table {letter}. What does it show?</source>
        <extracomment>Where players roll their own dice and tell what they show. {letter} is A, B or C. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing roll: what does the ten-sided die show?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} rolls the ten-sided die; the lowest result is meant. What does it show?</source>
        <extracomment>Where players roll their own dice to choose somebody at random. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} rolls for survival. What does the next injury die show?</source>
        <extracomment>Where players roll their own dice: on them it depends whether this person lives. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: along which path do you travel?</source>
        <extracomment>Question: a way from one sector to another. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several texts are due at the same moment. Which of them comes next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} wants to leave the planet. Does every other section agree to the lift-off?</source>
        <extracomment>Question to everybody but the section of this crewmember. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which lander sector does the lander stand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who of your crew sits first, clockwise?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who of your crew sits next, clockwise?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: in which sector do you begin?</source>
        <extracomment>Question at the start of an expedition. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which rank-up card do you keep?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who carries which equipment?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} has revealed the event {event}. Read it, then resolve it.</source>
        <extracomment>{event} is the name of an event card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you complete the mission {mission} now?</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way does the standee of the threat {threat} in {sector} move?</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which way does the threat {threat} move?</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: which die do you spend?</source>
        <extracomment>Question: an available die of the board goes to the spent pool. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: which die do you sacrifice?</source>
        <extracomment>Question: a die leaves the board until the end of the expedition. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: which die do you refresh?</source>
        <extracomment>Question: a spent die comes back to the board. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: out of which column do you remove the injury die?</source>
        <extracomment>Question about the red, green or blue column of a crew board. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: into which column does the injury die go?</source>
        <extracomment>Question about the red, green or blue column of a crew board. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: which injury do you turn face down?</source>
        <extracomment>Question: an injury card that is turned over has no effect any more. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: which injury do you remove?</source>
        <extracomment>Question about the injury cards of a crew board. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: which sector do you go to?</source>
        <extracomment>Question: an effect moves this person to another sector. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{member}: discard %n section card(s).</source>
        <extracomment>Demand when somebody holds more cards than allowed. %n is how many must go. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member}: discard %n section card.</numerusform>
            <numerusform>{member}: discard %n section cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: which discovery deck do you draw from?</source>
        <extracomment>Question about the decks from which finds are drawn. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: which dice do you roll? Others in this sector may assist with one die each.</source>
        <extracomment>Question at the start of a dice check in a sector where somebody else stands too. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: which dice do you roll?</source>
        <extracomment>Question at the start of a dice check in which nobody can help. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} rolls all the dice. What do they show?</source>
        <extracomment>Where players roll their own dice and tell what they show. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: do you modify the results?</source>
        <extracomment>Question in a dice check, after the roll: cards and skills may change what dice show. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{member}: which die do you reroll (%n left)?</source>
        <extracomment>Question in a dice check. %n is how many more dice may be rolled again. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member}: which die do you reroll (%n left)?</numerusform>
            <numerusform>{member}: which die do you reroll (%n left)?</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: which die do you turn, and to which face?</source>
        <extracomment>Question in a dice check: a die is turned by hand to another side. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: which die of the roll pool goes to the spent pool?</source>
        <extracomment>Question in a dice check: the price is a rolled die. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: with which die? {effect}</source>
        <extracomment>{effect} is the sentence of a card that needs one die. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: do you pay for a dice combination?</source>
        <extracomment>Question in a dice check: rolled dice can pay for the lower half of a card. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: which injury die do you resolve next?</source>
        <extracomment>Question in a dice check with several injury dice. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: which danger die do you resolve next?</source>
        <extracomment>Question in a dice check with several danger dice. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: choose one option.</source>
        <extracomment>Question where a card offers several ways; they stand below. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: the red column is too full. Which die do you spend?</source>
        <extracomment>Question after an injury has taken the place of a die in the column of this color. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: the green column is too full. Which die do you spend?</source>
        <extracomment>Question after an injury has taken the place of a die in the column of this color. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: the blue column is too full. Which die do you spend?</source>
        <extracomment>Question after an injury has taken the place of a die in the column of this color. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: which [ace] and converted dice take part in the special effect? {effect}</source>
        <extracomment>Question in a dice check, about dice that may count as something else. {effect} is a whole sentence: what the special effect does. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: which [ace] and converted dice take part in the special effect?</source>
        <extracomment>Question in a dice check, about dice that may count as something else. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: do you mark the yellow outcome, although it takes [ace] or converted dice?</source>
        <extracomment>Question in a dice check: the dice show what the outcome of this color asks for, but only with the help of aces or conversions. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: do you mark the green outcome, although it takes [ace] or converted dice?</source>
        <extracomment>Question in a dice check: the dice show what the outcome of this color asks for, but only with the help of aces or conversions. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: do you mark the red outcome, although it takes [ace] or converted dice?</source>
        <extracomment>Question in a dice check: the dice show what the outcome of this color asks for, but only with the help of aces or conversions. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be {icon}, so that the yellow outcome ends the check?</source>
        <extracomment>{icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be {icon}, so that the green outcome ends the check?</source>
        <extracomment>{icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be {icon}, so that the red outcome ends the check?</source>
        <extracomment>{icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be the icon that is looked for?</source>
        <extracomment>Question in a dice check: an ace counts as any icon that a text looks for, if the player says so. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one option.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one option ({source}).</source>
        <extracomment>Question to the table. {source} is the card, path or table that offers the options.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: choose one option ({source}).</source>
        <extracomment>{source} is the card, path or table that offers the options. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: is this outcome marked?</source>
        <extracomment>Question in a dice check: an outcome that is marked will happen. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecksText</name>
    <message numerus="yes">
        <source>Look at the top %n card(s) of your section deck, take one into your hand and put the rest at the bottom of the deck.</source>
        <extracomment>Effect of a card; the deck is that of the own section. %n is how many cards are looked at, usually more than one.</extracomment>
        <translation>
            <numerusform>Take the top card of your section deck into your hand.</numerusform>
            <numerusform>Look at the top %n cards of your section deck, take one into your hand and put the rest at the bottom of the deck.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the [poi] cards that a sector of your choice may still get next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the [poi] cards that your sector may still get next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the [poi] cards that sector {sector} may still get next.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the [global_condition] card that comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of a [threat] of your choice.</source>
        <extracomment>Effect of a card: a threat does what stands on its cards, one after another. %n is how many of these are looked at.</extracomment>
        <translation>
            <numerusform>Look at the next %n effect of a [threat] of your choice.</numerusform>
            <numerusform>Look at the next %n effects of a [threat] of your choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next time an [event] is revealed, reveal %n instead, resolve one and discard the rest.</source>
        <extracomment>Effect of a card. %n is how many event cards are revealed, one of which is carried out.</extracomment>
        <translation>
            <numerusform>The next time an [event] is revealed, reveal %n and resolve it.</numerusform>
            <numerusform>The next time an [event] is revealed, reveal %n instead, resolve one and discard the rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of this turn %n [event] card(s) fewer are revealed.</source>
        <extracomment>Effect of a card: fewer event cards than usual. %n stands before the icon of an event card.</extracomment>
        <translation>
            <numerusform>At the end of this turn %n [event] card fewer is revealed.</numerusform>
            <numerusform>At the end of this turn %n [event] cards fewer are revealed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Join your sector and one with the next higher or lower number by a path without icons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join two visited sectors of your choice by a path without icons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw section cards until you hold as many as your section card limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one section card from your discard pile into your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard all section cards in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a section card with {icon} in its dice combination.</source>
        <extracomment>{icon} is an icon that the dice combination of the card asks for.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacrifice one section card from your hand; it is out of this expedition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>One [time] of your choice goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on a time track. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>One [time] of your choice goes back %n space.</numerusform>
            <numerusform>One [time] of your choice goes back %n spaces.</numerusform>
        </translation>
    </message>
    <message>
        <source>One time track of your choice does not make its next progress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move one placed [lead] to another discovery deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return one placed [lead] to the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for a discovery deck that has one already.</source>
        <extracomment>Effect of a card: lead tokens go on a deck on which some lie. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Gain %n [lead] for a discovery deck that has one already.</numerusform>
            <numerusform>Gain %n [lead] for a discovery deck that has one already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the [lead](pl) from a discovery deck that has at least %n and gain its top discovery.</source>
        <extracomment>Effect of a card. %n is how many lead tokens must lie there.</extracomment>
        <translation>
            <numerusform>Remove the [lead](pl) from a discovery deck that has at least %n and gain its top discovery.</numerusform>
            <numerusform>Remove the [lead](pl) from a discovery deck that has at least %n and gain its top discovery.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain the top discovery of a discovery deck that has a [lead].</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw %n [lead], place one of your choice and return the rest to the bag.</source>
        <extracomment>Effect of a card: lead tokens from the bag, of which one is kept. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Draw %n [lead] and place it.</numerusform>
            <numerusform>Draw %n [lead], place one of your choice and return the rest to the bag.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put one {deck} card from the lander at the bottom of its deck.</source>
        <extracomment>{deck} is the icon of a discovery deck.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put one discovery card from the lander at the bottom of its deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n card(s) of the deck of the discovery gained last. If you want, swap it for one of them.</source>
        <extracomment>Effect of a card: the discovery that the team got last may be exchanged. %n is how many cards are looked at.</extracomment>
        <translation>
            <numerusform>Look at the next card of the deck of the discovery gained last. If you want, swap it for that one.</numerusform>
            <numerusform>Look at the next %n cards of the deck of the discovery gained last. If you want, swap it for one of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move one marker from this sector to a connected sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n [event] card(s).</source>
        <extracomment>Effect of a card: event cards are only looked at. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Look at the top [event] card.</numerusform>
            <numerusform>Look at the top %n [event] cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n [event] card(s) and put them back in any order.</source>
        <extracomment>Effect of a card: event cards are looked at and laid back in another order. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Look at the top [event] card and put it back.</numerusform>
            <numerusform>Look at the top %n [event] cards and put them back in any order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n [event] card(s); you may put them at the bottom of the deck.</source>
        <extracomment>Effect of a card: event cards are looked at and may go under the deck. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Look at the top [event] card; you may put it at the bottom of the deck.</numerusform>
            <numerusform>Look at the top %n [event] cards; you may put them at the bottom of the deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Can be chosen now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent.</source>
        <extracomment>Said of a die by screen readers: it cannot be used until it is refreshed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceArea</name>
    <message>
        <source>Injury die</source>
        <extracomment>Name of a die on a crew board.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available</source>
        <extracomment>Over the dice of a crew board that can be used.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent: {count}</source>
        <extracomment>Over the dice of a crew board that cannot be used until they are refreshed. {count} is their number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injuries: {count} of 3</source>
        <extracomment>Over the injury cards of a crew board. {count} is from 0 to 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceNames</name>
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
        <extracomment>Make of a die: the plainest, without icons of skill.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specialist die</source>
        <extracomment>Make of a die, with one icon of skill.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Universal die</source>
        <extracomment>Make of a die, with several icons of skill.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert die</source>
        <extracomment>Make of a die, with double icons.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild die</source>
        <extracomment>Make of a die, with aces and accidents.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free result ({color})</source>
        <extracomment>A basic result that a text gives to a dice check, without a die: &quot;Free result (red)&quot;. {color} is red, green or blue.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} ({color}, {icon})</source>
        <extracomment>A specialist die: {color} is red, green or blue, {icon} the skill on it, such as Defense. {kind} is as &quot;Specialist die&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} ({color})</source>
        <extracomment>A die that is not a specialist, as &quot;Basic die (red)&quot;. {kind} is the make, {color} red, green or blue.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} + {second}</source>
        <extracomment>A face with two icons, as &quot;Defense + Physical&quot;. {first} and {second} are names of icons.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceText</name>
    <message>
        <source>Move one die from the roll pool to its owner’s spent pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the rest of this dice check, each [basic] counts as [accident].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go directly to step {step} of the dice check.</source>
        <extracomment>{step} is a number from 1 to 10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel this.</source>
        <extracomment>&quot;This&quot; is a loss, an injury or a danger die that is about to take effect.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll the danger die that has just been rolled.</source>
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
        <extracomment>Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Spend %n red die.</numerusform>
            <numerusform>Spend %n red dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n green die(s).</source>
        <extracomment>Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Spend %n green die.</numerusform>
            <numerusform>Spend %n green dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n blue die(s).</source>
        <extracomment>Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Spend %n blue die.</numerusform>
            <numerusform>Spend %n blue dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Sacrifice %n [any_die].</numerusform>
            <numerusform>Sacrifice %n [any_die].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n red die(s).</source>
        <extracomment>Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Sacrifice %n red die.</numerusform>
            <numerusform>Sacrifice %n red dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n green die(s).</source>
        <extracomment>Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Sacrifice %n green die.</numerusform>
            <numerusform>Sacrifice %n green dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n blue die(s).</source>
        <extracomment>Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Sacrifice %n blue die.</numerusform>
            <numerusform>Sacrifice %n blue dice.</numerusform>
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
        <extracomment>Effect of a card: spent dice of this color come back to the board. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Refresh %n red die.</numerusform>
            <numerusform>Refresh %n red dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n green die(s).</source>
        <extracomment>Effect of a card: spent dice of this color come back to the board. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Refresh %n green die.</numerusform>
            <numerusform>Refresh %n green dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n blue die(s).</source>
        <extracomment>Effect of a card: spent dice of this color come back to the board. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Refresh %n blue die.</numerusform>
            <numerusform>Refresh %n blue dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n [any_die] of the roll pool.</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Reroll up to %n [any_die] of the roll pool.</numerusform>
            <numerusform>Reroll up to %n [any_die] of the roll pool.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n red die(s) of the roll pool.</source>
        <extracomment>Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Reroll up to %n red die of the roll pool.</numerusform>
            <numerusform>Reroll up to %n red dice of the roll pool.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n green die(s) of the roll pool.</source>
        <extracomment>Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Reroll up to %n green die of the roll pool.</numerusform>
            <numerusform>Reroll up to %n green dice of the roll pool.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n blue die(s) of the roll pool.</source>
        <extracomment>Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Reroll up to %n blue die of the roll pool.</numerusform>
            <numerusform>Reroll up to %n blue dice of the roll pool.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn one die of the roll pool to a result of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn one red die of the roll pool to a result of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn one green die of the roll pool to a result of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn one blue die of the roll pool to a result of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn one die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn one red die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn one green die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn one blue die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Back to the dice (M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the check on the map: sector {number} (M)</source>
        <extracomment>A button that puts the dice aside for a look at the map; M is its key. {number} is that of the sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll pool {count}</source>
        <extracomment>How many section dice are in the check. {count} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag or press dice on the boards. An empty hand is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiscoveriesPanel</name>
    <message>
        <source>Discoveries</source>
        <extracomment>Heading in the column of the situation: finds of this expedition.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the bag: {count}</source>
        <extracomment>Beside the heading over discoveries: lead tokens in the bag. {count} is their number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EngineLog</name>
    <message>
        <source>This holds for a while: {rule}</source>
        <extracomment>{rule} is a sentence such as &quot;Resting costs no [supplies].&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is made use of: {rule}</source>
        <extracomment>{rule} is a sentence such as &quot;Resting costs no [supplies].&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next effect is carried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this comes next</source>
        <extracomment>A head, small: effects of cards that are carried out one after the other follow.</extracomment>
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
        <source>New name at the table: {player}</source>
        <extracomment>A seat at the table has another player, or the player another name. {player} is the new name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new expedition begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The team is back aboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proposed lift-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new name: {player}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a player was renamed. {player} is the new name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start of the expedition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the expedition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice: {source}</source>
        <extracomment>{source} is a card or table whose text the players decided on.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Note</source>
        <extracomment>Title of a note that players have written into the journal.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>Said of an option of an entry of the logbook, when it is read again in the journal: players took it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not chosen</source>
        <extracomment>Said of an option of an entry of the logbook, when it is read again in the journal: players took another.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventPiles</name>
    <message>
        <source>Events</source>
        <extracomment>Heading in the column of the situation, over the decks of event cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through the discarded events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the event deck: {count}</source>
        <extracomment>Name of a deck, for tool tips. {count} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded events: {count}</source>
        <extracomment>Name of a deck, for tool tips. {count} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExertLine</name>
    <message>
        <source>Exert</source>
        <extracomment>Button on a crew board: give up a die to refresh others.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExpeditionWords</name>
    <message>
        <source>The expedition is over. Undo reaches back, the library keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explained</name>
    <message>
        <source>Why?</source>
        <extracomment>Heading over the reason why something cannot be done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <extracomment>{rules} are ids of rules in the rule book, such as &quot;CHK-06, CHK-08&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>In these words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExplanationCard</name>
    <message>
        <source>Codex</source>
        <extracomment>Button: open the page of the codex about this.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FamilyWay</name>
    <message>
        <source>{kind}: what it says is told here as soon as one lies on the table.</source>
        <extracomment>{kind} is a kind of card, such as &quot;Threat&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} ({count})</source>
        <extracomment>{cards} is such as &quot;All section cards&quot;, {count} how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindLines</name>
    <message>
        <source>common</source>
        <extracomment>How often a discovery is found in its deck: the first of three degrees.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rare</source>
        <extracomment>How often a discovery is found in its deck: the second of three degrees.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ultra-rare</source>
        <extracomment>How often a discovery is found in its deck: the third of three degrees.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brought home it pays for what asks for {icon}, such as research.</source>
        <extracomment>{icon} is the sign of its deck.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aboard</source>
        <extracomment>A head, small: what a unique discovery changes aboard the ship follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when unloaded aboard</source>
        <extracomment>A head, small: what happens when a discovery is unloaded in the ship follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays in the records of the ship for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It serves in this expedition: points of interest and entries of the log ask for it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstScreen</name>
    <message>
        <source>The settings could not be read, so they start anew. The damaged file was kept as {file}.</source>
        <extracomment>Message at the start. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>Some fonts of the game could not be loaded, so fonts of your system stand in for them. Nothing else is affected; installing the game again brings them back. Missing: {files}</source>
        <extracomment>Note in a window. {files} are names of files.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GearText</name>
    <message>
        <source>Place the token of this equipment in your sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move one piece of equipment from any crewmember to any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One piece of equipment that you carry may be used once more, in spite of its limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One piece of equipment discarded in this expedition returns to a crewmember in your sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard one piece of equipment that you carry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One piece of equipment that you carry is blocked until it is freed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No equipment is blocked any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Move one [threat] of your choice %n time(s) to a connected sector.</source>
        <extracomment>Effect of a card. %n is how many steps, each from one sector to the next.</extracomment>
        <translation>
            <numerusform>Move one [threat] of your choice to a connected sector.</numerusform>
            <numerusform>Move one [threat] of your choice %n times to a connected sector.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest [threat] moves %n sector(s) toward you.</source>
        <extracomment>Effect of a card, a threat near you comes closer. %n is how many sectors.</extracomment>
        <translation>
            <numerusform>The nearest [threat] moves %n sector toward you.</numerusform>
            <numerusform>The nearest [threat] moves %n sectors toward you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One [threat] of your choice moves %n sector(s) toward you.</source>
        <extracomment>Effect of a card, a threat comes closer. %n is how many sectors.</extracomment>
        <translation>
            <numerusform>One [threat] of your choice moves %n sector toward you.</numerusform>
            <numerusform>One [threat] of your choice moves %n sectors toward you.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until the next turn of whoever uses this, attacks of [threat](pl) do not affect you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>One piece of equipment that you carry is blocked for this round and %n more.</source>
        <extracomment>Effect of a card: what is blocked cannot be used. %n is the number of further rounds.</extracomment>
        <translation>
            <numerusform>One piece of equipment that you carry is blocked for this round and the next one.</numerusform>
            <numerusform>One piece of equipment that you carry is blocked for this round and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of a [threat] in your sector; it skips one of them.</source>
        <extracomment>Effect of a card: a threat does what stands on its cards, one after another. %n is how many of these are looked at.</extracomment>
        <translation>
            <numerusform>Look at the next effect of a [threat] in your sector; it skips it.</numerusform>
            <numerusform>Look at the next %n effects of a [threat] in your sector; it skips one of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of a [threat] of your choice; it skips one of them.</source>
        <extracomment>Effect of a card: any threat does what stands on its cards, one after another. %n is how many of these are looked at.</extracomment>
        <translation>
            <numerusform>Look at the next effect of a [threat] of your choice; it skips it.</numerusform>
            <numerusform>Look at the next %n effects of a [threat] of your choice; it skips one of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move one [threat] of your choice back to the sector from which it came last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A [threat] in your sector skips its next effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A [threat] of your choice skips its next effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next attack of a [threat] does not affect you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The [time] of each [threat] in your sector and in connected sectors goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on the time track of a threat. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>The [time] of each [threat] in your sector and in connected sectors goes back %n space.</numerusform>
            <numerusform>The [time] of each [threat] in your sector and in connected sectors goes back %n spaces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the time track of a [threat] in your sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [time] of the [threat] {threat} progresses 1 space.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the ten-sided die. On 0 to 4 the [threat] moves to the connected sector with the lowest number, on 5 to 9 to the one with the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Remove a [threat] of your choice; after %n round(s) it comes back to its sector.</source>
        <extracomment>Effect of a card: the threat is away for %n rounds.</extracomment>
        <translation>
            <numerusform>Remove a [threat] of your choice; after %n round it comes back to its sector.</numerusform>
            <numerusform>Remove a [threat] of your choice; after %n rounds it comes back to its sector.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a secondary standee of this [threat] in its sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the token of a piece of mission equipment that you carry in your sector; this is not an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One other crewmember, marker or token of the sector goes along with the traveler, and so does the token of this equipment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A [threat] enters a connected sector of your choice only by spending its whole move (from now on).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the [poi] cards that your sector may still get next and choose one; it is the next to come here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} goes along.</source>
        <extracomment>Choice while a vehicle moves: who travels with it. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token {equipment} goes along.</source>
        <extracomment>{equipment} is the name of the card of a token, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marker goes along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set down the token {equipment}.</source>
        <extracomment>{equipment} is the name of the card of a token, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set down the marker from sector {sector}.</source>
        <extracomment>Choice at the end of a move with a marker that was carried along. {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the token {equipment}.</source>
        <extracomment>{equipment} is the name of the card of a token, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guard sector {sector}.</source>
        <extracomment>Choice: the sector into which no threat comes. {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [poi] card {poi} comes next.</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a secondary standee of this [threat] in sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoalText</name>
    <message>
        <source>Goal when lifting off:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal:</source>
        <extracomment>Before the goal of a mission, in the column of the situation.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal, {now} of {wanted}:</source>
        <extracomment>Before a goal that is counted: &quot;Goal, 2 of 4: At least 4 markers lie in sector 3.&quot; {now} and {wanted} are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal when lifting off, {now} of {wanted}:</source>
        <extracomment>Before a goal that is counted and asked for when the team leaves the planet. {now} and {wanted} are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuideText</name>
    <message>
        <source>No way out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special actions</source>
        <extracomment>Title of a hint of the guided training, about what cards of a sector offer.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dice check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roll</source>
        <extracomment>Title of a hint of the guided training: the dice fall.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section cards</source>
        <extracomment>Title of a hint of the guided training, about the cards in the hand.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spent pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paying with dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marking an outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traveling</source>
        <extracomment>Title of a hint of the guided training, about the action.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The travel effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcomes with a track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resting</source>
        <extracomment>Title of a hint of the guided training, about the action.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refreshing dice</source>
        <extracomment>Title of a hint of the guided training: spent dice come back.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spending a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing</source>
        <extracomment>Title of a hint of the guided training, about the action.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each turn has two actions. Your sector shows the [no_movement] icon: nobody can travel away from here as long as its [poi] card lies there. So take the special action of that card: press the bright button below.</source>
        <extracomment>&quot;The bright button&quot; is the one at the lower right of the window.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special actions stand on cards, mostly on the [poi] of your sector. You may take one of them in each turn. Press the bright button below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To travel is an action, too: along a path to the sector at its other end. The icons on a path say what it asks for. Press the bright button below or the sign on the path, or drag your figure to that sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [travel] icon on the path means: carry out the travel effect of the [global_condition], which you find at the right. It offers a choice; in this round it is made for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose dice: press them on the board, or drag them to the tray. Beside it stand the outcomes: what the dice have to show, what happens then, and how likely it is. In this round take each die that glows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here results do not have to match icons: special effects move a marker along each track, and a full track brings its outcome. The lines above the tracks say which results do so. Take all your dice, one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your dice lie in the roll pool. The rail over the tray shows the ten steps of every dice check. Roll the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice do not show what the green outcome asks for. The cards in your hand can help: the upper half of a card says when it may be played and what it does. Play the card that glows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the rolled dice goes to your spent pool. It takes no further part in this dice check, and it waits there until you refresh it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the die to the side that you want. [ace] stands for any icon that an outcome asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now you may change what the dice show, with cards and skills that say so; those of use now glow. If you are content, go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the outcome is decided, rolled dice can pay for the lower half of a card. The training comes to that later: go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From top to bottom, the first outcome that the dice cover is marked. Then all dice of the roll pool are spent, and what stands beside the outcome happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice in the spent pool cannot be used. Whoever rests refreshes some of them and draws a section card. Elsewhere that costs [supplies](pl); here they are unlimited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the dice that come back to their places, one after the other: press them in the spent pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold more section cards than your limit allows. Press the card that goes to your discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press a die on the board. It goes to the spent pool and waits there until you refresh it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever prepares draws a section card, makes a dice check to pay for combinations, or does both. In this round you only draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HappenedCard</name>
    <message numerus="yes">
        <source>And %n more line(s) in the journal.</source>
        <extracomment>Last line of what has happened since the last look. %n is how many lines do not find room.</extracomment>
        <translation>
            <numerusform>And %n more line in the journal.</numerusform>
            <numerusform>And %n more lines in the journal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeadedSheet</name>
    <message>
        <source>Close (Esc)</source>
        <extracomment>Name of a button, with its key: shut a sheet that lies over the table.</extracomment>
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
        <extracomment>Name of a button of the bar.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts (?)</source>
        <extracomment>Name of a button of the bar, with its key: the list of keys.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codex (Ctrl+K)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal (J)</source>
        <extracomment>Name of a button of the bar, with its key: what has happened.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats (P)</source>
        <extracomment>Name of a button of the bar, with its key: which player has which section.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}</source>
        <extracomment>In the bar. {round} counts from 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{member}: %n action(s) left</source>
        <extracomment>Said of a crewmember in the bar, by screen readers. {member} is the name, %n is how many actions the turn has left.</extracomment>
        <translation>
            <numerusform>{member}: %n action left</numerusform>
            <numerusform>{member}: %n actions left</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: turn ended</source>
        <extracomment>Said of a crewmember in the bar, by screen readers: this person has played in this round. {member} is the name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}: turn to come</source>
        <extracomment>Said of a crewmember in the bar, by screen readers: this person will yet play in this round. {member} is the name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <extracomment>In the bar. %n is how many actions the turn has left.</extracomment>
        <translation>
            <numerusform>%n action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>Said instead of a number of supplies, in the training.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{supplies} of {most}</source>
        <extracomment>In the bar, beside the icon of supplies. {supplies} and {most} are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplies: {count}</source>
        <extracomment>Said by screen readers. {count} is as &quot;3 of 5&quot; or &quot;unlimited&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success tokens: {count}</source>
        <extracomment>Said by screen readers: tokens for what the expedition has achieved. {count} is a number.</extracomment>
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
        <extracomment>Entry of the start page.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training expedition</source>
        <extracomment>Entry of the start page: the guided first game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Entry of the start page: the list of saved games.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n save(s)</source>
        <extracomment>Under &quot;Library&quot; on the start page. %n is the number of saved games.</extracomment>
        <translation>
            <numerusform>%n save</numerusform>
            <numerusform>%n saves</numerusform>
        </translation>
    </message>
    <message>
        <source>Codex</source>
        <extracomment>Entry of the start page: the book of rules.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Entry of the start page.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>Entry of the start page: who made this program and from what.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <extracomment>Button at the foot of the start page: keys of the keyboard.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>Switch at the foot of the start page.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>At the foot of the start page. {version} is as &quot;1.0.2&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Button at the foot of the start page: leave the program.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Icon</name>
    <message>
        <source>Accident</source>
        <extracomment>Name of the icon accident, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace</source>
        <extracomment>Name of the icon ace, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action pawn</source>
        <extracomment>Name of the icon action_pawn, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adrift</source>
        <extracomment>Name of the icon adrift, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any die</source>
        <extracomment>Name of the icon any_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any symbol</source>
        <extracomment>Name of the icon any_symbol, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assist</source>
        <extracomment>Name of the icon assist, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Name of the icon barracks, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic</source>
        <extracomment>Name of the icon basic, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biology</source>
        <extracomment>Name of the icon biology, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible</source>
        <extracomment>Name of the icon blocked, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge</source>
        <extracomment>Name of the icon bridge, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign</source>
        <extracomment>Name of the icon campaign, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <extracomment>Name of the icon charge, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Name of the icon check, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfold</source>
        <extracomment>Name of the icon chevron_down, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Name of the icon chevron_right, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Name of the icon close, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codex</source>
        <extracomment>Name of the icon codex, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice combination</source>
        <extracomment>Name of the icon combination, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>Name of the icon command, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Construction</source>
        <extracomment>Name of the icon construction, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control center</source>
        <extracomment>Name of the icon control_center, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert ability</source>
        <extracomment>Name of the icon convert, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU</source>
        <extracomment>Name of the icon cpu, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crew assignment</source>
        <extracomment>Name of the icon crew_assignment, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crew quarters</source>
        <extracomment>Name of the icon crew_quarters, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Debriefing</source>
        <extracomment>Name of the icon debriefing, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Name of the icon deck, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense</source>
        <extracomment>Name of the icon defense, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice check</source>
        <extracomment>Name of the icon dice_check, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Name of the icon discard_pile, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alien tech</source>
        <extracomment>Name of the icon discovery_alien_tech, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strange flora</source>
        <extracomment>Name of the icon discovery_flora, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microorganism</source>
        <extracomment>Name of the icon discovery_microorganism, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mineral</source>
        <extracomment>Name of the icon discovery_mineral, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Living specimen</source>
        <extracomment>Name of the icon discovery_specimen, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not save</source>
        <extracomment>Name of the icon do_not_save, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Docking</source>
        <extracomment>Name of the icon docking, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag handle</source>
        <extracomment>Name of the icon drag_handle, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy</source>
        <extracomment>Name of the icon energy, in tool tips, in the codex and for screen readers; Name of the icon power, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy cost</source>
        <extracomment>Name of the icon energy_cost, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mission equipment</source>
        <extracomment>Name of the icon equipment_mission, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mission equipment upgrade</source>
        <extracomment>Name of the icon equipment_mission_upgrade, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal equipment</source>
        <extracomment>Name of the icon equipment_personal, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small equipment</source>
        <extracomment>Name of the icon equipment_small, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emergency evac</source>
        <extracomment>Name of the icon evacuate, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Name of the icon event, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exert</source>
        <extracomment>Name of the icon exert, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exploration</source>
        <extracomment>Name of the icon explore, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final POI</source>
        <extracomment>Name of the icon final_poi, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit to view</source>
        <extracomment>Name of the icon fit_view, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Food</source>
        <extracomment>Name of the icon food, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garage</source>
        <extracomment>Name of the icon garage, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gathering</source>
        <extracomment>Name of the icon gather, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global condition</source>
        <extracomment>Name of the icon global_condition, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greenhouse</source>
        <extracomment>Name of the icon greenhouse, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Name of the icon hand, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hangar</source>
        <extracomment>Name of the icon hangar, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardware</source>
        <extracomment>Name of the icon hardware, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Name of the icon home, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Important</source>
        <extracomment>Name of the icon important_sector, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Information</source>
        <extracomment>Name of the icon info, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal</source>
        <extracomment>Name of the icon journal, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter key</source>
        <extracomment>Name of the icon key_enter, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lander</source>
        <extracomment>Name of the icon lander, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agility</source>
        <extracomment>Name of the icon lander_agility, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor</source>
        <extracomment>Name of the icon lander_armor, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <extracomment>Name of the icon lander_capacity, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sensors</source>
        <extracomment>Name of the icon lander_sensors, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead</source>
        <extracomment>Name of the icon lead, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the bag</source>
        <extracomment>Name of the icon lead_recycle, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Name of the icon leave, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Name of the icon library, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift-off</source>
        <extracomment>Name of the icon lift_off, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked</source>
        <extracomment>Name of the icon lock, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Name of the icon log_entry, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Malfunction</source>
        <extracomment>Name of the icon malfunction, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medbay</source>
        <extracomment>Name of the icon medbay, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memorial wall</source>
        <extracomment>Name of the icon memorial, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>Name of the icon minus, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mission</source>
        <extracomment>Name of the icon mission, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structural mod</source>
        <extracomment>Name of the icon mod_structural, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utility mod</source>
        <extracomment>Name of the icon mod_utility, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale</source>
        <extracomment>Name of the icon morale, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No movement</source>
        <extracomment>Name of the icon no_movement, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <extracomment>Name of the icon objective, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-way path</source>
        <extracomment>Name of the icon one_way, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>Name of the icon operations, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oxygen</source>
        <extracomment>Name of the icon oxygen, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oxygen filters</source>
        <extracomment>Name of the icon oxygen_filters, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content pack</source>
        <extracomment>Name of the icon packs, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty token</source>
        <extracomment>Name of the icon penalty, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical</source>
        <extracomment>Name of the icon physical, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep open</source>
        <extracomment>Name of the icon pin, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ping</source>
        <extracomment>Name of the icon ping, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planet</source>
        <extracomment>Name of the icon planet, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Name of the icon play, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Name of the icon plus, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point of interest</source>
        <extracomment>Name of the icon poi, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power connectors</source>
        <extracomment>Name of the icon power_connectors, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare</source>
        <extracomment>Name of the icon prepare, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probe bay</source>
        <extracomment>Name of the icon probe, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production complex</source>
        <extracomment>Name of the icon production, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet corner</source>
        <extracomment>Name of the icon quiet_corner, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 1</source>
        <extracomment>Name of the icon rank_1, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 2</source>
        <extracomment>Name of the icon rank_2, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 3</source>
        <extracomment>Name of the icon rank_3, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank-up card</source>
        <extracomment>Name of the icon rank_up, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read aloud</source>
        <extracomment>Name of the icon read_aloud, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Name of the icon redo, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh</source>
        <extracomment>Name of the icon refresh_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <extracomment>Name of the icon region, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll</source>
        <extracomment>Name of the icon reroll, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <extracomment>Name of the icon research_lab, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>Name of the icon rest, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rover</source>
        <extracomment>Name of the icon rover, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacrifice a die</source>
        <extracomment>Name of the icon sacrifice_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <extracomment>Name of the icon sample, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save point</source>
        <extracomment>Name of the icon save_point, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planetary scanner</source>
        <extracomment>Name of the icon scanner, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Science</source>
        <extracomment>Name of the icon science, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Name of the icon search, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>Name of the icon seats, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector</source>
        <extracomment>Name of the icon sector, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Name of the icon seed, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Name of the icon settings, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share window</source>
        <extracomment>Name of the icon share_window, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shutdown tile</source>
        <extracomment>Name of the icon shutdown, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Situation</source>
        <extracomment>Name of the icon situation, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sol</source>
        <extracomment>Name of the icon sol, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solar panels</source>
        <extracomment>Name of the icon solar_panel, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare part</source>
        <extracomment>Name of the icon spare_part, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special action</source>
        <extracomment>Name of the icon special_action, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend a die</source>
        <extracomment>Name of the icon spend_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star map</source>
        <extracomment>Name of the icon star_map, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stress</source>
        <extracomment>Name of the icon stress, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success</source>
        <extracomment>Name of the icon success, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplies</source>
        <extracomment>Name of the icon supplies, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technology</source>
        <extracomment>Name of the icon technology, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threat</source>
        <extracomment>Name of the icon threat, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time token</source>
        <extracomment>Name of the icon time, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>Name of the icon timeline, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travel</source>
        <extracomment>Name of the icon travel, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training expedition</source>
        <extracomment>Name of the icon tutorial, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Name of the icon undo, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique discovery</source>
        <extracomment>Name of the icon unique_discovery, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unloading</source>
        <extracomment>Name of the icon unloading, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>Name of the icon workshop, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wound</source>
        <extracomment>Name of the icon wound, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Xenology</source>
        <extracomment>Name of the icon xenology, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace|aces</source>
        <extracomment>The icon ace in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die of any color|dice of any color</source>
        <extracomment>The icon any_die in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any symbol|any symbols</source>
        <extracomment>The icon any_symbol in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>basic|basics</source>
        <extracomment>The icon basic in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>biology|biology</source>
        <extracomment>The icon biology in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aquatic|aquatic</source>
        <extracomment>The icon biome_aquatic in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>caves|caves</source>
        <extracomment>The icon biome_caves in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crystalline|crystalline</source>
        <extracomment>The icon biome_crystalline in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>desert|desert</source>
        <extracomment>The icon biome_desert in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frigid|frigid</source>
        <extracomment>The icon biome_frigid in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hostile|hostile</source>
        <extracomment>The icon biome_hostile in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lethal|lethal</source>
        <extracomment>The icon biome_lethal in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rocky|rocky</source>
        <extracomment>The icon biome_rocky in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruins|ruins</source>
        <extracomment>The icon biome_ruins in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training|training</source>
        <extracomment>The icon biome_training in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vegetation|vegetation</source>
        <extracomment>The icon biome_vegetation in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>void|void</source>
        <extracomment>The icon biome_void in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>volcanic|volcanic</source>
        <extracomment>The icon biome_volcanic in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charge|charges</source>
        <extracomment>The icon charge in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice combination|dice combinations</source>
        <extracomment>The icon combination in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command|command</source>
        <extracomment>The icon command in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>construction|construction</source>
        <extracomment>The icon construction in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>convert|convert</source>
        <extracomment>The icon convert in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>common danger|common dangers</source>
        <extracomment>The icon danger_common in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rare danger|rare dangers</source>
        <extracomment>The icon danger_rare in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special danger|special dangers</source>
        <extracomment>The icon danger_special in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uncommon danger|uncommon dangers</source>
        <extracomment>The icon danger_uncommon in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defense|defense</source>
        <extracomment>The icon defense in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice check|dice checks</source>
        <extracomment>The icon dice_check in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alien tech|alien tech</source>
        <extracomment>The icon discovery_alien_tech in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strange flora|strange flora</source>
        <extracomment>The icon discovery_flora in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>microorganism|microorganisms</source>
        <extracomment>The icon discovery_microorganism in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mineral|minerals</source>
        <extracomment>The icon discovery_mineral in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>living specimen|living specimens</source>
        <extracomment>The icon discovery_specimen in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do not save|do not save</source>
        <extracomment>The icon do_not_save in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy|energy</source>
        <extracomment>The icon energy in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event|events</source>
        <extracomment>The icon event in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exploration|exploration</source>
        <extracomment>The icon explore in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>final POI|final POI</source>
        <extracomment>The icon final_poi in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gathering|gathering</source>
        <extracomment>The icon gather in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global condition|global conditions</source>
        <extracomment>The icon global_condition in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>important|important</source>
        <extracomment>The icon important_sector in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage|damage</source>
        <extracomment>The icon injury_damage in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heavy damage|heavy damage</source>
        <extracomment>The icon injury_heavy in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mental damage|mental damage</source>
        <extracomment>The icon injury_mental in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special damage|special damage</source>
        <extracomment>The icon injury_special in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lander|landers</source>
        <extracomment>The icon lander in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agility|agility</source>
        <extracomment>The icon lander_agility in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>armor|armor</source>
        <extracomment>The icon lander_armor in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capacity|capacity</source>
        <extracomment>The icon lander_capacity in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sensors|sensors</source>
        <extracomment>The icon lander_sensors in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lead|leads</source>
        <extracomment>The icon lead in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back to the bag|back to the bag</source>
        <extracomment>The icon lead_recycle in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log|logs</source>
        <extracomment>The icon log_entry in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mission|missions</source>
        <extracomment>The icon mission in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>morale|morale</source>
        <extracomment>The icon morale in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no movement|no movement</source>
        <extracomment>The icon no_movement in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>physical|physical</source>
        <extracomment>The icon physical in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point of interest|points of interest</source>
        <extracomment>The icon poi in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank-up card|rank-up cards</source>
        <extracomment>The icon rank_up in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>science|science</source>
        <extracomment>The icon science in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>success|successes</source>
        <extracomment>The icon success in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supply|supplies</source>
        <extracomment>The icon supplies in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>technology|technology</source>
        <extracomment>The icon technology in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threat|threats</source>
        <extracomment>The icon threat in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time token|time tokens</source>
        <extracomment>The icon time in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>travel|travel</source>
        <extracomment>The icon travel in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unique discovery|unique discoveries</source>
        <extracomment>The icon unique_discovery in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wound|wounds</source>
        <extracomment>The icon wound in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>xenology|xenology</source>
        <extracomment>The icon xenology in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InjuryIcon</name>
    <message>
        <source>Damage</source>
        <extracomment>Name of the icon injury_damage, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy damage</source>
        <extracomment>Name of the icon injury_heavy, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mental</source>
        <extracomment>Name of the icon injury_mental, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special</source>
        <extracomment>Name of the icon injury_special, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalSheet</name>
    <message>
        <source>Journal</source>
        <extracomment>Title of the sheet that tells what has happened.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown</source>
        <extracomment>Which lines of the journal are shown.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>Choice of what the journal shows: the entries and cards that were read to players.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>Choice of what the journal shows: every line.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>Choice of what the journal shows: what players have written themselves.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of the kind has been written yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the note</source>
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
    <name>Keeping</name>
    <message>
        <source>Leave without keeping it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a window with a message: shut the window.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it in another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trouble with the save</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The last %n decision(s) in {file} are gone: they lay in a file beside it that was lost or damaged. The game goes on from what is left.</source>
        <extracomment>A file beside the saved game held the last decisions and is gone. %n is how many, {file} the saved game.</extracomment>
        <translation>
            <numerusform>The last decision in {file} is gone: it lay in a file beside it that was lost or damaged. The game goes on from what is left.</numerusform>
            <numerusform>The last %n decisions in {file} are gone: they lay in a file beside it that was lost or damaged. The game goes on from what is left.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of the game is missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>Ctrl</source>
        <extracomment>Name of a key as printed on keyboards of the language.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>Name of a key as printed on keyboards of the language.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>Name of the longest key as printed on keyboards or called in the language.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgDn</source>
        <extracomment>Name of a key as printed on keyboards of the language: a page down.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keyword</name>
    <message>
        <source>Round: round|rounds</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of turn: end of turn|end of a turn|end of the turn|end of your turn</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action: action|actions</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travel: travel*</source>
        <extracomment>A term and, behind the colon, its forms in texts: the action of going from sector to sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn: turn|turns|-turn a die|-turn 1|-turn 2|-turn the|-turn one|-turn any|-turns a|-in turn</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest: rest|rests|resting|-rest of|-the rest</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare: prepar*</source>
        <extracomment>A term and, behind the colon, its forms in texts: the action of drawing a card and getting ready.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift-off: lift-off|lift off|lifts off</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special action: special action*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exert: exert*</source>
        <extracomment>A term and, behind the colon, its forms in texts: to give up a die and refresh others.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assist: assist*</source>
        <extracomment>A term and, behind the colon, its forms in texts: to help in the dice check of somebody else.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh: refresh*</source>
        <extracomment>A term and, behind the colon, its forms in texts: to bring spent dice back.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend a die: spend*|spent</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacrifice a die: sacrific*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard: discard|discards|discarded</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile: discard pile*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice check: dice check*|check|checks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result: result|results</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome: outcome|outcomes</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green outcome: green outcome*|green row</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow outcome: yellow outcome*|yellow row</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red outcome: red outcome*|red row</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requirement: requirement*</source>
        <extracomment>A term and, behind the colon, its forms in texts: icons that dice must show.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special effect: special effect*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immediate special effect: immediate special effect*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice combination: dice combination*|combination|combinations</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert ability: convert*|conversion*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crewmember skill: skill|skills</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Track: track|tracks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time track: time track*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress: progress*</source>
        <extracomment>A term and, behind the colon, its forms in texts: a token goes forward on its track.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available dice: available</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll pool: roll pool*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent pool: spent pool*|spent dice|spent die</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section die: section dice|section die</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic die: basic die|basic dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specialist die: specialist die|specialist dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Universal die: universal die|universal dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert die: expert die|expert dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild die: wild die|wild dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injury die: injury die|injury dice</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger die: danger die|danger dice|danger</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D10: ten-sided die</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injury: injury|injuries|injured</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emergency evac: emergency evac*|evacuation</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biome: biome|biomes</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section: section|sections</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section player: Recon player|Science player|Engineering player|Security player|section player</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Away team: away team|team</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crewmember: crewmember*</source>
        <extracomment>A term and, behind the colon, its forms in texts: a person of the crew.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank: rank|ranks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank-up card: rank-up*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge: charge|charges</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section card limit: section card limit|hand limit</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section deck: section deck*|deck|decks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section card: section card*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event: event|events</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point of interest: point of interest|points of interest</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mission: mission|missions</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global condition: global condition*|condition</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead: lead|leads|-leads to|-lead to|-leads from|-leads on</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discovery: discovery|discoveries</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique discovery: unique discover*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threat: threat|threats</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equipment: equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts: things that crewmembers carry.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small equipment: small equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal equipment: personal equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mission equipment: mission equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armory: armory</source>
        <extracomment>A term and, behind the colon, its forms in texts: where equipment is kept aboard.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lander: lander|lander’s</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lander mod: mod|mods|lander mod*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor: armor</source>
        <extracomment>A term and, behind the colon, its forms in texts: how much the lander bears.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sensors: sensors</source>
        <extracomment>A term and, behind the colon, its forms in texts: how well the lander sees.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agility: agility</source>
        <extracomment>A term and, behind the colon, its forms in texts: how nimbly the lander flies.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity: capacity</source>
        <extracomment>A term and, behind the colon, its forms in texts: how many finds the lander carries.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplies: supplies|supply</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing: landing</source>
        <extracomment>A term and, behind the colon, its forms in texts: coming down on the planet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector: sector|sectors</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected sector: connected sector*|connected</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lander sector: lander sector</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path: path|paths</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-way path: one-way</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success: success|successes|success token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start token: start token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn token: turn token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time token: time token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker: marker|markers</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mission failed token: mission failed token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log: log|logs|entry|entries</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll: reroll*|roll again</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expedition: expedition*</source>
        <extracomment>A term and, behind the colon, its forms in texts: one journey to a planet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadly space: deadly space</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bruised: Bruised</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drained: Drained</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fracture: Fracture</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scald: Scald</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shaken: Shaken</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrape: Scrape</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torn Suit: Torn Suit</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dazed: Dazed</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fever: Fever</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LaidDie</name>
    <message>
        <source>Press it to take it off, or drag another die here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanderPanel</name>
    <message>
        <source>Lander</source>
        <extracomment>Heading in the column of the situation.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {number}</source>
        <extracomment>Beside the heading over the lander: where it stands. {number} is that of the sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing</source>
        <extracomment>Beside the heading over the lander: it has not come down yet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor {n}</source>
        <extracomment>Said of an icon of the lander, by screen readers: how much it bears. {n} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sensors {n}</source>
        <extracomment>Said of an icon of the lander, by screen readers: how well it sees. {n} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agility {n}</source>
        <extracomment>Said of an icon of the lander, by screen readers: how nimbly it flies. {n} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kept} of {most}</source>
        <extracomment>Beside the icon of discoveries on the lander. {kept} and {most} are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discoveries: {kept} of {most}</source>
        <extracomment>Discovery cards on the lander. {kept} and {most} are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplies: {supplies} of {most}</source>
        <extracomment>The marker on the supply track. {supplies} and {most} are numbers.</extracomment>
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
        <extracomment>Button under the choice of a language at the first start.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LayingGesture</name>
    <message>
        <source>Take it off: {place}</source>
        <extracomment>Choice in a menu of a die: it lies on this outcome or effect. {place} is the name of what it lies on.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it on: {place}</source>
        <extracomment>Choice in a menu of a die. {place} is the name of an outcome or effect.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Beside a hint, when others wait. %n is how many.</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Got it</source>
        <extracomment>Button under a hint: it goes away.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>A copy was written: {file}</source>
        <extracomment>Message under the list of saved games. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brought in: {file}</source>
        <extracomment>Message under the list of saved games: one was added. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryScreen</name>
    <message>
        <source>Library</source>
        <extracomment>Title of the list of saved games.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in a save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapReader</name>
    <message>
        <source>Enter chooses this sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The crew member in turn is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter travels here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers here: {count}</source>
        <extracomment>How many markers lie on a sector of the map. {count} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed path to sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-way path from sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-way path to sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path to sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapTools</name>
    <message>
        <source>Zoom in</source>
        <extracomment>Name of a button of the map: larger.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>Name of a button of the map: smaller.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole planet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview of the planet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Planet map</source>
        <extracomment>Name of the map for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemberModel</name>
    <message>
        <source>the lander, on its way down</source>
        <extracomment>Where the team is before it sets foot on a planet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member}, {section}, in {place}</source>
        <extracomment>A line in a list of the away team. {place} is the name of a sector. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Mistake</name>
    <message>
        <source>there is no such folder</source>
        <extracomment>What is wrong in a content pack (NO_FOLDER).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder has no pack.json, so it is not a content pack</source>
        <extracomment>What is wrong in a content pack (NO_PACK_FILE).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read ({found})</source>
        <extracomment>What is wrong in a content pack (UNREADABLE); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a link; a pack holds plain files only</source>
        <extracomment>What is wrong in a content pack (LINK).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a plain file</source>
        <extracomment>What is wrong in a content pack (NOT_A_FILE).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file or folder of a pack may not have this name</source>
        <extracomment>What is wrong in a content pack (BAD_NAME).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pack has no place for this file</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_FILE).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than {wanted} bytes</source>
        <extracomment>What is wrong in a content pack (FILE_TOO_LARGE); {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all files together are larger than {wanted} bytes</source>
        <extracomment>What is wrong in a content pack (PACK_TOO_LARGE); {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than {wanted} files</source>
        <extracomment>What is wrong in a content pack (TOO_MANY_FILES); {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not UTF-8 (at byte {found})</source>
        <extracomment>What is wrong in a content pack (NOT_UTF8); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text starts with a byte order mark; save it as UTF-8 without one</source>
        <extracomment>What is wrong in a content pack (BYTE_ORDER_MARK).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a NUL character in the text (at byte {found})</source>
        <extracomment>What is wrong in a content pack (NUL); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON (at line and column {found})</source>
        <extracomment>What is wrong in a content pack (NOT_JSON); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brackets are nested deeper than {wanted}</source>
        <extracomment>What is wrong in a content pack (TOO_DEEP); {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &apos;{found}&apos; stands here twice</source>
        <extracomment>What is wrong in a content pack (KEY_TWICE); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a character here that cannot be shown ({found})</source>
        <extracomment>What is wrong in a content pack (BAD_CHARACTER); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {found}, but a list belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_A_LIST); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {found}, but an object with named values belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_AN_OBJECT); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {found}, but a whole number belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_A_NUMBER); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {found}, but a text in quotation marks belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_A_TEXT); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {found}, but true or false belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_YES_OR_NO); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {found}, but a number from {wanted} belongs here</source>
        <extracomment>What is wrong in a content pack (OUT_OF_RANGE); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is longer than {wanted} characters</source>
        <extracomment>What is wrong in a content pack (TOO_LONG); {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something belongs here, but it is empty</source>
        <extracomment>What is wrong in a content pack (EMPTY).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not a name: up to 64 letters, digits, &apos;_&apos; and &apos;-&apos; without spaces</source>
        <extracomment>What is wrong in a content pack (NOT_AN_ID); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_KEY); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &apos;{wanted}&apos; is missing</source>
        <extracomment>What is wrong in a content pack (MISSING_KEY); {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown effect &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_EFFECT); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown type &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_KIND); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown value &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_VALUE); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found {found}, which does not belong here</source>
        <extracomment>What is wrong in a content pack (UNFIT_VALUE); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {wanted} parts for one card</source>
        <extracomment>What is wrong in a content pack (TOO_MANY_PARTS); {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {found} here, more than the {wanted} that a table can show</source>
        <extracomment>What is wrong in a content pack (TOO_MANY); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than {wanted} of this kind in the pack</source>
        <extracomment>What is wrong in a content pack (TOO_MANY_CARDS); {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than {wanted} parts in this file, or in it and those before it</source>
        <extracomment>What is wrong in a content pack (PACK_TOO_FULL); {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id &apos;{found}&apos; is already taken by {wanted}</source>
        <extracomment>What is wrong in a content pack (ID_TWICE); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not in {wanted}</source>
        <extracomment>What is wrong in a content pack (NO_SUCH_ID); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no sector has &quot;lander&quot;: true, so nobody can land</source>
        <extracomment>What is wrong in a content pack (NO_LANDER).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path ends where it starts, in sector {found}</source>
        <extracomment>What is wrong in a content pack (NO_WAY); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from here there is nothing to do for {wanted} energy or less</source>
        <extracomment>What is wrong in a content pack (STRANDED); {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from here no planet can be reached with {wanted} energy</source>
        <extracomment>What is wrong in a content pack (NO_PLANET_NEAR); {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this costs nothing and gives something each time: {found}</source>
        <extracomment>What is wrong in a content pack (FREE_GIFT); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these set each other off without end: {found}</source>
        <extracomment>What is wrong in a content pack (ENDLESS); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody in particular is meant here, but {found} needs somebody or a sector</source>
        <extracomment>What is wrong in a content pack (ADDRESSES_NOBODY); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at worst more than {wanted} effects follow one another</source>
        <extracomment>What is wrong in a content pack (CHAIN_TOO_LONG); {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pack has format {found}; this program reads up to format {wanted}</source>
        <extracomment>What is wrong in a content pack (NEWER_FORMAT); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pack &apos;{found}&apos; is needed but not there</source>
        <extracomment>What is wrong in a content pack (NO_SUCH_PACK); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>packs need each other in a circle: {found}</source>
        <extracomment>What is wrong in a content pack (PACK_NEEDS_ITSELF); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the language &apos;{found}&apos; is not listed in pack.json</source>
        <extracomment>What is wrong in a content pack (WORDS_WITHOUT_LANGUAGE); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file words/{found}.json is missing</source>
        <extracomment>What is wrong in a content pack (LANGUAGE_WITHOUT_WORDS); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no text of the pack reads &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (NOTHING_TO_TRANSLATE); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is asked for, but no text writes it down</source>
        <extracomment>What is wrong in a content pack (NEVER_SET); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing leads to {found}</source>
        <extracomment>What is wrong in a content pack (NEVER_REACHED); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing follows {found}: neither another objective nor an end of the campaign</source>
        <extracomment>What is wrong in a content pack (DEAD_END); {found} is what stands in the file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log {found} has no box {wanted} to mark</source>
        <extracomment>What is wrong in a content pack (NO_BOXES); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wanted}: {found}, so the pack is not complete</source>
        <extracomment>What is wrong in a content pack (NOT_COMPLETE); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {found} in {wanted}, too few for a game</source>
        <extracomment>What is wrong in a content pack (TOO_FEW); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and more like these</source>
        <extracomment>What is wrong in a content pack (AND_MORE).</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Morale</name>
    <message>
        <source>High</source>
        <extracomment>The mood aboard, the best of four.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>The mood aboard, the second of four.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <extracomment>The mood aboard, the third of four.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very low</source>
        <extracomment>The mood aboard, the worst of four.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoreMark</name>
    <message>
        <source>More</source>
        <extracomment>On a sign at the lower edge of a text that goes on below.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text goes on below</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MovesQuestions</name>
    <message>
        <source>the danger die is for danger table {letters}</source>
        <extracomment>{letters} are letters of danger tables with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the injury is {injuries}</source>
        <extracomment>{injuries} are names of injury cards in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an icon of the path is the cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it would hit you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it would be that crewmember’s fourth injury</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at most %n [supplies] would be lost</source>
        <extracomment>After &quot;if&quot;: about the supplies that an effect would take. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>at most %n [supplies] would be lost</numerusform>
            <numerusform>at most %n [supplies] would be lost</numerusform>
        </translation>
    </message>
    <message>
        <source>the [lead](pl) are for {decks}</source>
        <extracomment>{decks} are icons of discovery decks with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the landing die has just been rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your sector shows {biomes}</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your sector shows the [final_poi] icon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your sector does not show the [final_poi] icon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the new [poi] is {poi}</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you are still in this sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have taken no special action this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is the first action of your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lander has not landed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole away team is in your sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it would hit somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your sector does not show {biomes}</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MovesText</name>
    <message numerus="yes">
        <source>For this landing roll one statistic of the lander is higher by %n.</source>
        <extracomment>Effect of a card: players choose armor, sensors or agility of the lander. %n is a number.</extracomment>
        <translation>
            <numerusform>For this landing roll one statistic of the lander is higher by %n.</numerusform>
            <numerusform>For this landing roll one statistic of the lander is higher by %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll the landing die; its first result does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come along with the traveler; ignore the icons of the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move back to the sector you came from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A crewmember in a connected sector, of your choice, moves here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to a sector that the away team has visited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travel once; this is not an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the start token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gain this injury; the other crewmember does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Lose %n fewer [supplies].</source>
        <extracomment>Effect of a card at the moment in which supplies are lost. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Lose %n fewer [supplies].</numerusform>
            <numerusform>Lose %n fewer [supplies](pl).</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not resolve one danger die with danger table {letter} of this check.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n section dice of another color.</source>
        <extracomment>Effect of a card: dice of a color that was not refreshed before. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Refresh %n section die of another color.</numerusform>
            <numerusform>Refresh %n section dice of another color.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the bounds of a rule, as in &quot;(until the end of the round, in sector 3)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh all your section dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Spend %n dice before you leave here (until the end of your next turn).</source>
        <extracomment>Effect of a card: leaving this sector costs dice. %n is how many.</extracomment>
        <translation>
            <numerusform>Spend %n die before you leave here (until the end of your next turn).</numerusform>
            <numerusform>Spend %n dice before you leave here (until the end of your next turn).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For this landing roll the {stat} of the lander is higher by %n.</source>
        <extracomment>{stat} is the icon of a statistic of the lander.</extracomment>
        <translation>
            <numerusform>For this landing roll the {stat} of the lander is higher by %n.</numerusform>
            <numerusform>For this landing roll the {stat} of the lander is higher by %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>the crewmember whom this would hit</source>
        <extracomment>A head, small: what happens to the one who would be hit follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Whoever uses this lends you up to %n available dice; this round they may be added to your dice checks, wherever they are made.</source>
        <extracomment>Effect of a card, said to the one who borrows. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Whoever uses this lends you up to %n available die; this round it may be added to your dice checks, wherever they are made.</numerusform>
            <numerusform>Whoever uses this lends you up to %n available dice; this round they may be added to your dice checks, wherever they are made.</numerusform>
        </translation>
    </message>
    <message>
        <source>Travel, prepare or rest once more, whichever you did last, without using an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn one injury card {injuries} face down.</source>
        <extracomment>{injuries} are names of injury cards in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh all your red section dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh all your green section dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh all your blue section dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All markers of sector {start} come along to sector {to}.</source>
        <extracomment>{start} and {to} are numbers of sectors.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander takes off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row of the landing table for {value} takes effect.</source>
        <extracomment>{value} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due now</source>
        <extracomment>A head, small: texts that waited for this moment follow.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put these [lead](pl) on discovery decks of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ignore this icon of the path</source>
        <extracomment>A head, small: what the icon would have done follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you may ignore this icon of the path</source>
        <extracomment>A head, small: what the icon of the path does follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack of a [threat] on one of you, of your choice</source>
        <extracomment>A head: what the attack does to the one who is hit follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack of a [threat]</source>
        <extracomment>A head: what the attack does to you follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use this now</source>
        <extracomment>A head, small: what is made use of follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the path {path}</source>
        <extracomment>In brackets behind what holds there. {path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a path of your choice</source>
        <extracomment>In brackets behind what holds there.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on a path of your sector</source>
        <extracomment>In brackets behind what holds there.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this sector</source>
        <extracomment>In brackets behind what holds there.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the whole away team</source>
        <extracomment>In brackets behind what holds for them; &quot;you&quot; is any of them.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at most %n time(s)</source>
        <extracomment>In brackets behind what can be used so often.</extracomment>
        <translation>
            <numerusform>at most once</numerusform>
            <numerusform>at most %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>{rule} ({bounds}).</source>
        <extracomment>{rule} is a sentence without its full stop, {bounds} for how long it holds, where and how often: &quot;Resting costs no [supplies] (this round, in this sector, at most once).&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travelers may ignore one icon of the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travelers ignore the travel icons of the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travelers ignore all icons of the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may travel against the arrow of a path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may travel along a closed path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You come along with the traveler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger dice with danger table {letter} do nothing to you.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger dice do nothing to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can assist dice checks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No [threat] can pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traveling out of this sector costs dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A statistic of the lander is higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You spend dice instead of sacrificing them, as long as you have available ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing moves crewmembers unless they travel, or play or use something that does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever rests here refreshes 1 more section die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An [event] that is revealed here is discarded without effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No [event] cards are revealed at the end of a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever prepares here draws 1 more section card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may take one special action of a connected sector as if you were there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lent dice serve in the dice checks of somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice checks here get one free [basic] of a color of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The face of a die is kept for a dice check here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A [threat] enters only by spending its whole move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something goes along with the traveler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has been chosen which [poi] card comes here next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last action must be travel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resting costs no [supplies](pl).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to a sector with the [important_sector] icon that the away team has visited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may travel in spite of the [no_movement] icon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cause no loss of [supplies](pl).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks of [threat](pl) affect only one crewmember, whom you choose each time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger dice with danger table {letter} may be rerolled.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first danger die of each round may be rerolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text waits for its time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for one travel</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in your next dice check</source>
        <extracomment>In brackets behind what holds so long.
----------
A head, small: when what follows happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of your turn</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until your next turn</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this round</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the next round</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for this landing roll</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from now on</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the start of the next round</source>
        <extracomment>A head, small: when what follows happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of your next turn</source>
        <extracomment>A head, small: when what follows happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of the round</source>
        <extracomment>A head, small: when what follows happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have traveled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have entered a sector where nobody was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have rested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You prepare.</source>
        <extracomment>The moment at which a card can be used, a whole sentence: the action of preparing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have exerted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have spent dice as a cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have gained a discovery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A [poi] card has come to your sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your dice check has moved a green track on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A [threat] has entered your sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have left a sector that shows the [final_poi] icon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have replaced the [poi] of a sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An outcome has been marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the moment for an ability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to a connected sector on the shortest way to the lander; ignore the icons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the sector of another crewmember.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to a connected sector and take all markers of yours along; ignore the icons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A one-way or closed path of your choice is open both ways from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All markers in the sector of the [threat] move 1 sector toward sector {sector}.</source>
        <extracomment>Effect of a threat card: it sweeps markers before it. {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Sector {number}</source>
        <extracomment>Name of a sector that has no other name. {number} is a number of the map.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{start} – {end}</source>
        <extracomment>A path of the planet board. {start} and {end} are names of sectors.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{start} → {end}</source>
        <extracomment>A path that leads in one direction only. {start} and {end} are names of sectors.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[mission] {mission}</source>
        <extracomment>The name of a mission behind its icon, in a sentence: &quot;Put 1 marker on [mission] “Bow to Every Crab”.&quot; {mission} is the name in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[threat] {threat}</source>
        <extracomment>The name of a threat behind its icon, in a sentence: &quot;Put 1 marker on [threat] “Lamp Mother”.&quot; {threat} is the name in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bruised</source>
        <extracomment>Name of an injury card: something hurts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fracture</source>
        <extracomment>Name of an injury card: a broken bone.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drained</source>
        <extracomment>Name of an injury card: worn out.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scald</source>
        <extracomment>Name of an injury card: burned skin.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shaken</source>
        <extracomment>Name of an injury card: deep fright.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torn Suit</source>
        <extracomment>Name of an injury card: the space suit has a hole.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dazed</source>
        <extracomment>Name of an injury card: after a blow on the head.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fever</source>
        <extracomment>Name of an injury card: ill.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrape</source>
        <extracomment>Name of an injury card: a small wound, the slightest of all.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <extracomment>Where the skill of a crewmember has no name of its own.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log {number}</source>
        <extracomment>Name of an entry of the logbook that players read, as &quot;Log 104&quot;. {number} is its number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>In the quotation marks of your language, which stand around names in sentences. {name} is as Rope Bridge.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead {value} with a card</source>
        <extracomment>A lead token that also lets you draw a section card. {value} is 1, 2 or 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead {value} with a charge</source>
        <extracomment>A lead token that also gives a charge. {value} is 1, 2 or 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead {value}</source>
        <extracomment>A lead token. {value} is 1, 2 or 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow outcome</source>
        <extracomment>One of three rows of a dice check: the best that can come of it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green outcome</source>
        <extracomment>One of three rows of a dice check: success.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red outcome</source>
        <extracomment>One of three rows of a dice check: failure.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>Where a path has no name of its own: a line between two sectors of the map.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger table {letter}</source>
        <extracomment>What danger dice are compared with. {letter} is A, B or C.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing</source>
        <extracomment>Where a text comes from: the landing on the planet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Player {number}</source>
        <extracomment>Name of a player who has not typed one. {number} is from 1 to 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The full rules from the first turn on, with recruits that are drawn; for those who know the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first round is shown step by step, then each rule is explained when it comes up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go, one of every player, and Science among them.</source>
        <extracomment>Hint under the choice of a team for the training. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Exactly %n crewmember goes, one of every player, and Science among them.</numerusform>
            <numerusform>Exactly %n crewmembers go, one of every player, and Science among them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go, and Science among them.</source>
        <extracomment>Hint under the choice of a team for the training, for one player. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Exactly %n crewmember goes, from Science.</numerusform>
            <numerusform>Exactly %n crewmembers go, and Science among them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go, one of every player; each section drew three.</source>
        <extracomment>Hint under the choice of a team; from three dealt crewmembers of each section one was taken. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Exactly %n crewmember goes, one of every player; each section drew three recruits.</numerusform>
            <numerusform>Exactly %n crewmembers go, one of every player; each section drew three recruits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go; each section drew three.</source>
        <extracomment>Hint under the choice of a team, for one player; from three dealt crewmembers of each section one was taken. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Exactly %n crewmember goes; each section drew three.</numerusform>
            <numerusform>Exactly %n crewmembers go; each section drew three.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least two crewmembers go, one for each section, and one of every player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least two crewmembers go, one for each section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} · {section}</source>
        <extracomment>A crewmember and the section that suits this person. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Title of the page on which a game is prepared.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to</source>
        <extracomment>Heading over the choice of a world.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>Heading over the number and names of players.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The away team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Heading over the number from which all rolls come: luck, not an opportunity.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guided training</source>
        <extracomment>One of two ways to begin: a first game with hints.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick start</source>
        <extracomment>One of two ways to begin: the game without hints.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Choice of how many people play. %n is from 1 to 4.</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <extracomment>Before a field to type in. {number} is from 1 to 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each section has one player, who decides for its crew. Whoever gives one away gets another back.</source>
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
    <name>Notices</name>
    <message>
        <source>Close</source>
        <extracomment>Button of a window with a message: shut the window.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake: its rules cannot go on from this decision, so it was not carried out. The game stands where it stood; decide otherwise, or take back a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program made a mistake: its rules cannot go on from this decision, so it was not carried out. The game stands where it stood; decide otherwise, or take back a step. A report for those who can mend it lies in {folder}.</source>
        <extracomment>Message after a decision that the rules of the game cannot carry out. {folder} is the path of a folder.</extracomment>
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
        <extracomment>Message after a fault. {folder} is the path of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Button: leave the program.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button after a fault: play on.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>Rank {rank}</source>
        <extracomment>Beside the mark on a crew board, in a tool tip. {rank} is 1, 2 or 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injury die in this column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the available and spent dice, rounded up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed aboard the ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond the last space of the track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gained and lost since launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text that holds for a while</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} · rank {rank} · {place}</source>
        <extracomment>A crew member in short; {place} is the name of a sector. {section} is the name of a section, {rank} a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards you may hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room for dice ({color})</source>
        <extracomment>{color} is red, green or blue.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice that a rest refreshes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplies in the lander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room in the lander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discoveries</source>
        <extracomment>Beside a row of places on the lander, in a tool tip: the finds aboard.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads: {deck}</source>
        <extracomment>The lead tokens on a discovery deck; {deck} is its type.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {least} its top card is gained.</source>
        <extracomment>Beside the leads of a discovery deck, in a tool tip. {least} is the sum of leads that is needed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions left</source>
        <extracomment>Beside the marks in the bar, in a tool tip: how many actions the turn still has.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travel: {way}</source>
        <extracomment>{way} names the sectors at the ends of a path.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This path asks for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not count now: {icon}</source>
        <extracomment>{icon} is a sentence: what an icon of the path would ask for.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the travel effect of “{condition}”:</source>
        <extracomment>{condition} is the name of the condition in force; its travel effect follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{outcome}: what its chance counts in</source>
        <extracomment>{outcome} is &quot;Green outcome&quot; and the like.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of the active crewmember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice lent by others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these, fallen already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts that change results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injury dice that come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger dice that come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the ways in which the dice can still fall are counted, with aces used as well as possible. Above each column stands what it reckons with beside the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its faces:</source>
        <extracomment>In a tool tip, before icons: what the six faces of a die show.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>{number} %</source>
        <extracomment>A chance. {number} is as &quot;66.7&quot;; the sign stands as the language sets it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no odds</source>
        <extracomment>Instead of a chance that cannot be reckoned; short, as it stands in a narrow column.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice alone</source>
        <extracomment>Caption over chances: nothing is used, no ability converts dice. Two short words at most.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the roll</source>
        <extracomment>Caption over chances as they were before the dice fell. Two short words at most.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on now</source>
        <extracomment>Caption over chances: the dice stay as they lie. Two short words at most.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Caption over the chances of a dice check. One short word.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>With %n</source>
        <extracomment>Caption over chances: that many cards and abilities are used as well. Two short words at most.</extracomment>
        <translation>
            <numerusform>With %n</numerusform>
            <numerusform>With %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Reckon with</source>
        <extracomment>Head over chances where nothing is reckoned with yet: a choice of cards and abilities to count on.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combination: {card}</source>
        <extracomment>{card} is a section card or the condition; its dice combination is paid for.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space}: {chance}</source>
        <extracomment>One of the spaces of a track. {space} is a number, {chance} how likely the marker stands there after the dice check.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker afterwards on {spaces}</source>
        <extracomment>{spaces} are the spaces of a track, each with its chance.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the chances of the spaces of a track, as &quot;3: 20 %, 4: 80 %&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger {letter}</source>
        <extracomment>Head before what danger dice may bring. {letter} is A, B or C.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source}: {results}</source>
        <extracomment>{source} is a danger table or injury card, {results} what its dice may bring with which chance.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between what injury or danger dice may bring.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>What a result of a die does, before its chance.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{icon} {effect}</source>
        <extracomment>{icon} is an icon of an injury or danger die that has fallen, {effect} what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{icon} {effect} {chance}</source>
        <extracomment>{icon} is an icon of an injury or danger die, {effect} what it does, {chance} how likely that is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutcomeList</name>
    <message>
        <source>This check has no outcomes: the dice pay for combinations only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{caption}: {chance}</source>
        <extracomment>For a screen reader. {caption} stands over a column of chances, {chance} is the chance in it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the chances of an outcome, said by screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All chances of this check (O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this</source>
        <extracomment>Caption over chances: a card is used whose name is too long for the place. Two short words at most.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutcomeRow</name>
    <message>
        <source>{outcome}, track at {at} of {length}. {effect}</source>
        <extracomment>An outcome with a track, for a screen reader. {outcome} is its name, {at} and {length} are numbers of spaces, {effect} is a whole sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{outcome}, met. It asks for {asks}. {effect}</source>
        <extracomment>Said of an outcome by screen readers: the dice show what it asks for. {outcome} is its name, {asks} the icons, {effect} a whole sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{outcome}, met. {effect}</source>
        <extracomment>Said by screen readers of the outcome that comes because no other does. {outcome} is its name, {effect} a whole sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{outcome}. It asks for {asks}. {effect}</source>
        <extracomment>Said of an outcome by screen readers. {outcome} is its name, {asks} the icons that dice have to show, {effect} a whole sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{outcome}. {effect}</source>
        <extracomment>Said by screen readers of the outcome that comes if no other does. {outcome} is its name, {effect} a whole sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>The red outcome of a dice check: it has no requirement and comes if no other row is covered.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>The folder cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not there, and could not be made: {folder}</source>
        <extracomment>Message after the wish to see a folder in the system&apos;s own window. {folder} is the path of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games ({pattern})</source>
        <extracomment>Kind of file in the system&apos;s own window for files. {pattern} is as &quot;*.vanguard&quot;.</extracomment>
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
    <name>PathModel</name>
    <message>
        <source>free</source>
        <extracomment>On a path that asks for nothing. One short word.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path from {start} to {end}</source>
        <extracomment>A path of the planet in a list. {start} and {end} are the sectors at its ends.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlaceQuestions</name>
    <message>
        <source>[log_entry] {log} has been read in this expedition</source>
        <extracomment>After &quot;if&quot;: the entry was read by players. {log} is the number of an entry of the logbook.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the [global_condition] {condition} is in force</source>
        <extracomment>After &quot;if&quot;. {condition} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the [poi] {poi} is visible in sector {sector}</source>
        <extracomment>After &quot;if&quot;: the card lies open. {poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lander is in sector {sector}</source>
        <extracomment>After &quot;if&quot;. {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you are in the lander sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you are in sector {sectors}</source>
        <extracomment>{sectors} are numbers of sectors, with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie in your sector</source>
        <extracomment>After &quot;if&quot;: markers of this expedition. %n is their number.</extracomment>
        <translation>
            <numerusform>a marker lies in your sector</numerusform>
            <numerusform>at least %n markers lie in your sector</numerusform>
        </translation>
    </message>
    <message>
        <source>a crewmember is in the sector of the [threat] or in a connected one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the [poi] {poi} is visible on the planet board</source>
        <extracomment>After &quot;if&quot;: the card lies open anywhere. {poi} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the [unique_discovery] {discovery} is on the lander</source>
        <extracomment>{discovery} is the name of a unique discovery in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the [threat] {threat} is in play</source>
        <extracomment>After &quot;if&quot;: its figure is on the board. {threat} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the [global_condition] {condition} is not in force</source>
        <extracomment>After &quot;if&quot;. {condition} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the [poi] {poi} is not visible in sector {sector}</source>
        <extracomment>After &quot;if&quot;: the card does not lie open. {poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the [poi] {poi} is not visible on the planet board</source>
        <extracomment>After &quot;if&quot;: the card lies open nowhere. {poi} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the [threat] {threat} is not in play</source>
        <extracomment>After &quot;if&quot;: its figure is not on the board. {threat} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie in the lander sector</source>
        <extracomment>After &quot;if&quot;: markers where the lander stands. %n is their number.</extracomment>
        <translation>
            <numerusform>a marker lies in the lander sector</numerusform>
            <numerusform>at least %n markers lie in the lander sector</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie on {card}</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>a marker lies on {card}</numerusform>
            <numerusform>at least %n markers lie on {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>[log_entry] {log} has not been read in this expedition</source>
        <extracomment>After &quot;if&quot;: the entry was not read by players. {log} is the number of an entry of the logbook.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie in your sector</source>
        <extracomment>After &quot;if&quot;: markers of this expedition. %n is their number.</extracomment>
        <translation>
            <numerusform>no marker lies in your sector</numerusform>
            <numerusform>fewer than %n markers lie in your sector</numerusform>
        </translation>
    </message>
    <message>
        <source>no crewmember is in the sector of the [threat] or in a connected one</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie in the lander sector</source>
        <extracomment>After &quot;if&quot;: markers where the lander stands. %n is their number.</extracomment>
        <translation>
            <numerusform>no marker lies in the lander sector</numerusform>
            <numerusform>fewer than %n markers lie in the lander sector</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie on {card}</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>no marker lies on {card}</numerusform>
            <numerusform>fewer than %n markers lie on {card}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlacingModel</name>
    <message>
        <source>Start token</source>
        <extracomment>Name of a piece that players give to one another: whoever has it plays first.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{piece}: waits to be placed</source>
        <extracomment>For screen readers, as &quot;Lander: waits to be placed&quot;. {piece} is the name of a piece.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanetText</name>
    <message>
        <source>Place the [poi] card {poi} in sector {sector}, under {other}.</source>
        <extracomment>{poi} and {other} are names of cards in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [threat] {threat} moves to your sector.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [threat] {threat} moves to sector {sector}.</source>
        <extracomment>{threat} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The [threat] moves 1 sector on along its way ({sectors}).</source>
        <extracomment>{sectors} are the numbers of the sectors that it goes through, such as &quot;2, 7, 9&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All markers and tokens in the sector of the [threat] move 1 sector on along its way ({sectors}).</source>
        <extracomment>{sectors} are the numbers of the sectors on the way of the threat, such as &quot;2, 7, 9&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off the planet board.</source>
        <extracomment>Effect of a card: markers from anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>Take %n marker off the planet board.</numerusform>
            <numerusform>Take %n markers off the planet board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) where markers lie already.</source>
        <extracomment>Effect of a card: markers join others on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>Put %n marker where markers lie already.</numerusform>
            <numerusform>Put %n markers where markers lie already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) where markers lie already, up to {most}.</source>
        <extracomment>{most} is how many may lie there.</extracomment>
        <translation>
            <numerusform>Put %n marker where markers lie already, up to {most}.</numerusform>
            <numerusform>Put %n markers where markers lie already, up to {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take all markers off the planet board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all markers off sectors {sectors}.</source>
        <extracomment>{sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Take %n marker off {card}.</numerusform>
            <numerusform>Take %n markers off {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) on {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Put %n marker on {card}.</numerusform>
            <numerusform>Put %n markers on {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The [mission] {mission} fails and is discarded.</source>
        <extracomment>{mission} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until the end of your next turn, in each of your dice checks</source>
        <extracomment>A head, small: when what follows holds.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from now on, in each dice check in sector {sectors}</source>
        <extracomment>A head, small: when what follows holds. {sectors} are numbers of sectors with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to a sector of your choice that shows {biomes}; ignore the icons of the path.</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The yellow track of the [poi] {poi} progresses by %n space(s).</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>The yellow track of the [poi] {poi} progresses by %n space.</numerusform>
            <numerusform>The yellow track of the [poi] {poi} progresses by %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The green track of the [poi] {poi} progresses by %n space(s).</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>The green track of the [poi] {poi} progresses by %n space.</numerusform>
            <numerusform>The green track of the [poi] {poi} progresses by %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red track of the [poi] {poi} progresses by %n space(s).</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>The red track of the [poi] {poi} progresses by %n space.</numerusform>
            <numerusform>The red track of the [poi] {poi} progresses by %n spaces.</numerusform>
        </translation>
    </message>
    <message>
        <source>in sectors {sectors}</source>
        <extracomment>A head, small. {sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the sector of this [threat]</source>
        <extracomment>A head, small.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in sectors with markers</source>
        <extracomment>A head, small.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in sectors with {biomes}</source>
        <extracomment>A head, small. {biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on every path that leads there, besides its icons</source>
        <extracomment>A head, small: what travel along such a path asks for besides its icons follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whoever enters</source>
        <extracomment>A head, small: what happens to them follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whoever ends a turn there</source>
        <extracomment>A head, small: what happens to them follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Reveal and resolve %n [event] card(s).</source>
        <extracomment>Effect of a card: event cards are turned over and carried out. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Reveal and resolve %n [event] card.</numerusform>
            <numerusform>Reveal and resolve %n [event] cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not lift off, and the turn goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This takes the room of %n discovery card(s) in the lander.</source>
        <extracomment>Effect of a card: the lander has less room. %n is for how many finds.</extracomment>
        <translation>
            <numerusform>This takes the room of %n discovery card in the lander.</numerusform>
            <numerusform>This takes the room of %n discovery cards in the lander.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can rest there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can assist dice checks there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the numbers of the sectors on a way.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>A campaign with a ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This save is a campaign with a ship, which this version cannot show yet. Nothing in it was changed; a later version goes on where it stands.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PoolText</name>
    <message>
        <source>Two dice of one color that show {basic} count together as one {ace} in this check.</source>
        <extracomment>Effect of a card in a dice check. {basic} and {ace} are icons.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Turn up to %n dice of the roll pool to one icon of your choice.</source>
        <extracomment>Effect of a card in a dice check: rolled dice are turned by hand. %n is their number.</extracomment>
        <translation>
            <numerusform>Turn up to %n die of the roll pool to one icon of your choice.</numerusform>
            <numerusform>Turn up to %n dice of the roll pool to one icon of your choice.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll one die; if it shows {icon}, refresh it after the check.</source>
        <extracomment>Effect of a card in a dice check. {icon} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name an icon and reroll one die; if it shows that icon, refresh it after the check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh each die that shows {icon} after the check.</source>
        <extracomment>Effect of a card in a dice check: dice that show the icon do not stay spent. {icon} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Refresh dice of %n color(s) that show {icon}, one each, after the check.</source>
        <extracomment>Effect of a card in a dice check: one die of each color does not stay spent. %n is how many colors. {icon} is an icon.</extracomment>
        <translation>
            <numerusform>Refresh one die that shows {icon} after the check.</numerusform>
            <numerusform>Refresh dice of %n colors that show {icon}, one each, after the check.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this dice check no injury dice are rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each assisting crewmember may add up to %n die(ce) to this dice check.</source>
        <extracomment>Effect of a card in a dice check: whoever helps may use more dice than usual. %n is how many.</extracomment>
        <translation>
            <numerusform>Each assisting crewmember may add up to %n die to this dice check.</numerusform>
            <numerusform>Each assisting crewmember may add up to %n dice to this dice check.</numerusform>
        </translation>
    </message>
    <message>
        <source>May assist this dice check as if in the same sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die of the next dice combination may pay for one more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the same dice check again with available dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll any number of dice of the roll pool that have {icon} on one of their faces.</source>
        <extracomment>Effect of a card in a dice check. {icon} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll one die of your choice that does not show {icon}.</source>
        <extracomment>Effect of a card in a dice check. {icon} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one die</source>
        <extracomment>The object of a sentence: &quot;Turn one die from [basic] to [construction].&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one red die</source>
        <extracomment>The object of a sentence: &quot;Turn one red die from [basic] to [physical].&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one green die</source>
        <extracomment>The object of a sentence: &quot;Turn one green die from [basic] to [biology].&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one blue die</source>
        <extracomment>The object of a sentence: &quot;Turn one blue die from [basic] to [construction].&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name an icon and refresh each die that shows it after the check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of your chosen dice aside; it stays available and is not rolled. When the others have been rolled, you may roll it, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the face of one die of the roll pool; the next time it is taken for a dice check in this sector, it is not rolled but shows that face.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happens instead of the green outcome of this check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happens instead of the yellow outcome of this check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happens instead of the red outcome of this check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this check {shown} {dice} counts for nothing.</source>
        <extracomment>{shown} is an icon, {dice} is &quot;on all dice&quot;, &quot;on your blue dice&quot; or the like.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this check each {shown} {dice} may also count as {becomes}.</source>
        <extracomment>{shown} and {becomes} are icons, {dice} is &quot;on all dice&quot;, &quot;on your blue dice&quot; or the like.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this check each {shown} {dice} counts as {becomes}.</source>
        <extracomment>{shown} and {becomes} are icons, {dice} is &quot;on all dice&quot;, &quot;on your blue dice&quot; or the like.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on all dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all dice counts as [technology]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on all red dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all red dice counts as [defense]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on all green dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all green dice counts as [biology]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on all blue dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all blue dice counts as [technology]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on your dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your dice counts as [technology]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on your red dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your red dice counts as [defense]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on your green dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your green dice counts as [biology]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on your blue dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your blue dice counts as [technology]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One {shown} {dice} counts as {becomes}.</source>
        <extracomment>{shown} and {becomes} are icons, {dice} is &quot;on one red die of the roll pool&quot; or the like.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of any color. {becomes} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One red die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. {becomes} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One green die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. {becomes} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One blue die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. {becomes} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on one die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one die of the roll pool counts as [physical].&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on one red die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one red die of the roll pool counts as [physical].&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on one green die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one green die of the roll pool counts as [biology].&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on one blue die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one blue die of the roll pool counts as [science].&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Turn {die} to an icon that at least %n other die(ce) show.</source>
        <extracomment>{die} is &quot;one blue die&quot; or the like, the object of the sentence.</extracomment>
        <translation>
            <numerusform>Turn {die} to an icon that another die shows.</numerusform>
            <numerusform>Turn {die} to an icon that at least %n other dice show.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of any color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>One die counts as an icon that another die shows.</numerusform>
            <numerusform>One die counts as an icon that at least %n other dice show.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One red die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>One red die counts as an icon that another die shows.</numerusform>
            <numerusform>One red die counts as an icon that at least %n other dice show.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One green die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>One green die counts as an icon that another die shows.</numerusform>
            <numerusform>One green die counts as an icon that at least %n other dice show.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One blue die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>One blue die counts as an icon that another die shows.</numerusform>
            <numerusform>One blue die counts as an icon that at least %n other dice show.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {die} to {icon}.</source>
        <extracomment>{die} is &quot;one blue die&quot; or the like, {icon} an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {die} from {shown} to {icon}.</source>
        <extracomment>{die} is &quot;one blue die&quot; or the like; {shown} is the icon that it shows, {icon} the one that it then shows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll any number of dice of the roll pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll any number of red dice of the roll pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll any number of green dice of the roll pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll any number of blue dice of the roll pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll all dice of one color of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll all red dice of the roll pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll all green dice of the roll pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reroll all blue dice of the roll pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put one available die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put one available red die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put one available green die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put one available blue die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in sector {sector}</source>
        <extracomment>Where an action is, as in &quot;A green track of an action in sector 3 progresses 1 space.&quot; {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in any sector</source>
        <extracomment>Where an action is: &quot;A green track of an action in any sector progresses 1 space.&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>Where an action is: &quot;A green track of an action here progresses 1 space.&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{effect} It must be a track that {icon} moves on.</source>
        <extracomment>{effect} is a sentence about a track of an action, {icon} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each yellow track of an action here and in connected sectors progresses %n space(s).</source>
        <extracomment>Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Each yellow track of an action here and in connected sectors progresses %n space.</numerusform>
            <numerusform>Each yellow track of an action here and in connected sectors progresses %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each green track of an action here and in connected sectors progresses %n space(s).</source>
        <extracomment>Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Each green track of an action here and in connected sectors progresses %n space.</numerusform>
            <numerusform>Each green track of an action here and in connected sectors progresses %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each red track of an action here and in connected sectors progresses %n space(s).</source>
        <extracomment>Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Each red track of an action here and in connected sectors progresses %n space.</numerusform>
            <numerusform>Each red track of an action here and in connected sectors progresses %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A yellow track of an action {place} goes back %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>A yellow track of an action {place} goes back %n space.</numerusform>
            <numerusform>A yellow track of an action {place} goes back %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A green track of an action {place} goes back %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>A green track of an action {place} goes back %n space.</numerusform>
            <numerusform>A green track of an action {place} goes back %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A red track of an action {place} goes back %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>A red track of an action {place} goes back %n space.</numerusform>
            <numerusform>A red track of an action {place} goes back %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A yellow track of an action {place} progresses %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>A yellow track of an action {place} progresses %n space.</numerusform>
            <numerusform>A yellow track of an action {place} progresses %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A green track of an action {place} progresses %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>A green track of an action {place} progresses %n space.</numerusform>
            <numerusform>A green track of an action {place} progresses %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A red track of an action {place} progresses %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>A red track of an action {place} progresses %n space.</numerusform>
            <numerusform>A red track of an action {place} progresses %n spaces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset a yellow track of an action here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset a green track of an action here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset a red track of an action here.</source>
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
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Everybody:</source>
        <extracomment>In bold before a demand to all players.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the entry of the logbook, then go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} decide:</source>
        <extracomment>In bold before a question. {players} are several names of players, each with a section.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} decides:</source>
        <extracomment>In bold before a question. {player} is the name of a player with the section.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>, </source>
        <extracomment>Between the players who decide together, as &quot;Anna (Science), Ben (Recon)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} ({section})</source>
        <extracomment>{player} is a player and {section} the section for which that player decides, as &quot;Ann (Recon)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionsText</name>
    <message>
        <source>the whole away team is in the lander sector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole away team is in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal. {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a crewmember is in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal: at least one. {sector} is the number of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the away team has at least %n [success]</source>
        <extracomment>After &quot;if&quot; or as a goal. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>the away team has at least %n [success]</numerusform>
            <numerusform>the away team has at least %n [success]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly %n marker(s) lie on the planet board</source>
        <extracomment>After &quot;if&quot; or as a goal: markers anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>exactly %n marker lies on the planet board</numerusform>
            <numerusform>exactly %n markers lie on the planet board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly %n marker(s) lie in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal. %n is a number of markers; do not let it stand beside that of the sector. {sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>exactly %n marker lies in sector {sector}</numerusform>
            <numerusform>exactly %n markers lie in sector {sector}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie on the planet board</source>
        <extracomment>After &quot;if&quot; or as a goal: markers anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>a marker lies on the planet board</numerusform>
            <numerusform>at least %n markers lie on the planet board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal. %n is a number of markers; do not let it stand beside that of the sector. {sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>a marker lies in sector {sector}</numerusform>
            <numerusform>at least %n markers lie in sector {sector}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n discovery card(s) lie on the lander</source>
        <extracomment>After &quot;if&quot; or as a goal: finds aboard. %n is their number.</extracomment>
        <translation>
            <numerusform>a discovery card lies on the lander</numerusform>
            <numerusform>at least %n discovery cards lie on the lander</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has entered at least %n sector(s)</source>
        <extracomment>After &quot;if&quot; or as a goal. %n is the number of different sectors.</extracomment>
        <translation>
            <numerusform>the away team has entered a sector</numerusform>
            <numerusform>the away team has entered at least %n sectors</numerusform>
        </translation>
    </message>
    <message>
        <source>no crewmember has an injury card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at most %n [supplies] are left</source>
        <extracomment>After &quot;if&quot; or as a goal. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>at most %n [supplies] is left</numerusform>
            <numerusform>at most %n [supplies] are left</numerusform>
        </translation>
    </message>
    <message>
        <source>the lander’s {stat} is {count} or more</source>
        <extracomment>{stat} is the icon of a statistic of the lander. {count} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[log_entry] {log} has been read before in this expedition</source>
        <extracomment>After &quot;if&quot;. {log} is the number of an entry of the logbook.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have no section cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie on the planet board</source>
        <extracomment>After &quot;if&quot;: markers anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>no marker lies on the planet board</numerusform>
            <numerusform>fewer than %n markers lie on the planet board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie in sector {sector}</source>
        <extracomment>After &quot;if&quot;. %n is a number of markers; do not let it stand beside that of the sector. {sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>no marker lies in sector {sector}</numerusform>
            <numerusform>fewer than %n markers lie in sector {sector}</numerusform>
        </translation>
    </message>
    <message>
        <source>the [mission] {mission} is in play</source>
        <extracomment>After &quot;if&quot;: the mission lies on the table. {mission} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a crewmember is in a sector with the [important_sector] icon</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at least %n sector(s) show the [final_poi] icon</source>
        <extracomment>After &quot;if&quot; or as a goal: places of the map where all is done. %n is their number.</extracomment>
        <translation>
            <numerusform>at least %n sector shows the [final_poi] icon</numerusform>
            <numerusform>at least %n sectors show the [final_poi] icon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[lead](pl) lie on at least %n discovery deck(s)</source>
        <extracomment>After &quot;if&quot; or as a goal: lead tokens. %n is the number of decks.</extracomment>
        <translation>
            <numerusform>[lead](pl) lie on at least %n discovery deck</numerusform>
            <numerusform>[lead](pl) lie on at least %n discovery decks</numerusform>
        </translation>
    </message>
    <message>
        <source>the [mission] {mission} is not in play</source>
        <extracomment>After &quot;if&quot;: the mission does not lie on the table. {mission} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lander’s {stat} is below {count}</source>
        <extracomment>{stat} is the icon of a statistic of the lander. {count} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[log_entry] {log} is read for the first time in this expedition</source>
        <extracomment>After &quot;if&quot;. {log} is the number of an entry of the logbook.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the away team has traveled at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the action, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>the away team has traveled at least %n time</numerusform>
            <numerusform>the away team has traveled at least %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has rested at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the action, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>the away team has rested at least %n time</numerusform>
            <numerusform>the away team has rested at least %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has prepared at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the action, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>the away team has prepared at least %n time</numerusform>
            <numerusform>the away team has prepared at least %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n special action(s) have been taken</source>
        <extracomment>Goal or after &quot;if&quot;: actions that cards offer, by anybody. %n is how many.</extracomment>
        <translation>
            <numerusform>at least %n special action has been taken</numerusform>
            <numerusform>at least %n special actions have been taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has exerted at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: giving up dice, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>the away team has exerted at least %n time</numerusform>
            <numerusform>the away team has exerted at least %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a yellow outcome has been resolved at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the yellow row of any dice check. %n is how often.</extracomment>
        <translation>
            <numerusform>a yellow outcome has been resolved at least %n time</numerusform>
            <numerusform>a yellow outcome has been resolved at least %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a green outcome has been resolved at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the green row of any dice check. %n is how often.</extracomment>
        <translation>
            <numerusform>a green outcome has been resolved at least %n time</numerusform>
            <numerusform>a green outcome has been resolved at least %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a red outcome has been resolved at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the red row of any dice check. %n is how often.</extracomment>
        <translation>
            <numerusform>a red outcome has been resolved at least %n time</numerusform>
            <numerusform>a red outcome has been resolved at least %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [log_entry] have been read in this expedition</source>
        <extracomment>Goal or after &quot;if&quot;: entries of the logbook. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>at least %n [log_entry] has been read in this expedition</numerusform>
            <numerusform>at least %n [log_entry] have been read in this expedition</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n section card(s) have been played</source>
        <extracomment>Goal or after &quot;if&quot;: cards from hands, by anybody. %n is how many.</extracomment>
        <translation>
            <numerusform>at least %n section card has been played</numerusform>
            <numerusform>at least %n section cards have been played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [charge] have been spent</source>
        <extracomment>Goal or after &quot;if&quot;: tokens that pay for skills. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>at least %n [charge] has been spent</numerusform>
            <numerusform>at least %n [charge] have been spent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>equipment has been used at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: any cards of equipment. %n is how often.</extracomment>
        <translation>
            <numerusform>equipment has been used at least %n time</numerusform>
            <numerusform>equipment has been used at least %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [mission] have been completed while nobody was injured</source>
        <extracomment>Goal or after &quot;if&quot;. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>at least %n [mission] has been completed while nobody was injured</numerusform>
            <numerusform>at least %n [mission] have been completed while nobody was injured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n optional [mission] have been completed</source>
        <extracomment>Goal or after &quot;if&quot;: missions that need not be done. %n is how many.</extracomment>
        <translation>
            <numerusform>at least %n optional [mission] has been completed</numerusform>
            <numerusform>at least %n optional [mission](pl) have been completed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n dice check(s) have succeeded with an assisting die</source>
        <extracomment>Goal or after &quot;if&quot;: checks in which somebody else helped with a die. %n is how many.</extracomment>
        <translation>
            <numerusform>at least %n dice check has succeeded with an assisting die</numerusform>
            <numerusform>at least %n dice checks have succeeded with an assisting die</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [threat] action(s) have succeeded without spending [defense]</source>
        <extracomment>Goal or after &quot;if&quot;: special actions against threats in which no die was spent for the icon of defense. %n is how many.</extracomment>
        <translation>
            <numerusform>at least %n [threat] action has succeeded without spending [defense]</numerusform>
            <numerusform>at least %n [threat] actions have succeeded without spending [defense]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the [global_condition] has changed at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: one card of the condition has replaced another. %n is how often.</extracomment>
        <translation>
            <numerusform>the [global_condition] has changed at least %n time</numerusform>
            <numerusform>the [global_condition] has changed at least %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this has happened at least %n time(s): {what}</source>
        <extracomment>{what} is a word that the author of a card has chosen.</extracomment>
        <translation>
            <numerusform>this has happened at least %n time: {what}</numerusform>
            <numerusform>this has happened at least %n times: {what}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>One moment</source>
        <extracomment>Title of a window while content is read: please wait.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content packs are being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button of a window while content is read: do not open that game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingSheet</name>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read on</source>
        <extracomment>Button: turn to the next page of a text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>if the sector shows {icons}</source>
        <extracomment>A head, small: what an event does if one of its biomes is visible in the sector follows. {icons} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>A head, small: what an event does where none of its biomes is visible follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event {number} of {count}</source>
        <extracomment>At the foot of an event card that is read. {number} and {count} are numbers: which event of the deck it is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Head of a card that is read.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logbook</source>
        <extracomment>Head of an entry that is read.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
        <extracomment>Head of a text that is read: where it happens. {number} is the number, {place} the name of the sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Vanguard cannot start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Button: leave the program, which cannot run.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>{sentence} Rule {rule}.</source>
        <extracomment>{sentence} says why something cannot be done. {rule} is the id of a rule in the rule book, such as &quot;TRV-03&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another decision comes first. {question}</source>
        <extracomment>Why something cannot be done now. {question} is a whole sentence: what has to be decided before.</extracomment>
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
        <extracomment>Why somebody cannot travel. {sector} is the name of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This path is one-way: it can be used in the direction of its arrows only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only whoever has the start token may travel now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sector forbids travel: {sector}.</source>
        <extracomment>Why somebody cannot travel. {sector} is the name of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can rest in this sector now: {sector}.</source>
        <extracomment>Why somebody cannot rest. {sector} is the name of a sector.</extracomment>
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
        <source>The last action of this turn must be travel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one special action is allowed in each turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift-off is possible only from the lander sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift-off is possible only from the lander sector: {sector}.</source>
        <extracomment>Why the team cannot leave the planet. {sector} is the name of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cost of this option cannot be paid in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %n section dice can be rolled.</source>
        <extracomment>Why no more dice can be chosen for a check. %n is the limit of this check.</extracomment>
        <translation>
            <numerusform>At most %n section die can be rolled.</numerusform>
            <numerusform>At most %n section dice can be rolled.</numerusform>
        </translation>
    </message>
    <message>
        <source>This die cannot be used here: {die}.</source>
        <extracomment>Why a die cannot be chosen. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path to this sector is closed: {sector}.</source>
        <extracomment>Why somebody cannot travel. {sector} is the name of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this action asks for is not so now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another crewmember must assist with a die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every other crewmember in the sector must assist with a die: {member}.</source>
        <extracomment>Why the dice cannot be rolled yet. {member} is the name of a crewmember whose die is missing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This die does not have that result: {die}.</source>
        <extracomment>Where players tell what their own dice show. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can be used at another moment only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible while an action, a dice check or an event is being resolved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these dice the special effect would not happen more often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These dice do not cover the requirement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice show what this outcome further up asks for, so it is marked: {outcome}.</source>
        <extracomment>Why an outcome cannot be marked. {outcome} is the outcome that comes before it, as &quot;Green outcome&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A section deck has at least {least} cards; this one has %n.</source>
        <extracomment>Why an expedition cannot begin. %n is the number of cards in the deck, {least} the smallest number allowed.</extracomment>
        <translation>
            <numerusform>A section deck has at least {least} cards; this one has %n.</numerusform>
            <numerusform>A section deck has at least {least} cards; this one has %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rank of the crewmember is too low for this section card: {card}.</source>
        <extracomment>Why an expedition cannot begin: a card in a deck. {card} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The section does not own this section card: {card}.</source>
        <extracomment>Why an expedition cannot begin: a card in a deck. {card} is the id of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At least {least} crewmembers go, and one of every player; here %n would go.</source>
        <extracomment>Why an expedition cannot begin. {least} is a number, %n is how many would go now.</extracomment>
        <translation>
            <numerusform>At least {least} crewmembers go, and one of every player; here %n would go.</numerusform>
            <numerusform>At least {least} crewmembers go, and one of every player; here %n would go.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one crewmember of each section can go: {section}.</source>
        <extracomment>Why an expedition cannot begin. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>With so many players exactly %n crewmember(s) go on the first expedition.</source>
        <extracomment>Why an expedition cannot begin. %n is how many have to go.</extracomment>
        <translation>
            <numerusform>With so many players exactly %n crewmember goes on the first expedition.</numerusform>
            <numerusform>With so many players exactly %n crewmembers go on the first expedition.</numerusform>
        </translation>
    </message>
    <message>
        <source>This section takes part in the training: {section}.</source>
        <extracomment>Why the training cannot begin without it. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every section has one player, and no player has two sections more than another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander has no free slot for another structural modification.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander has no free slot for another utility modification.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only another section may carry this: {equipment}.</source>
        <extracomment>Why somebody cannot take a thing. {equipment} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be used more often for now: {equipment}.</source>
        <extracomment>Why a thing cannot be used now. {equipment} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its token lies on the planet board already: {equipment}.</source>
        <extracomment>Why a thing cannot be placed on the map. {equipment} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is blocked: {equipment}.</source>
        <extracomment>Why a thing cannot be used: an effect has blocked it. {equipment} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first round of the training is guided. The next step is: {step}.</source>
        <extracomment>{step} is the label of the only button that is enabled now.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why} The first round of the training is guided; the next step is: {step}.</source>
        <extracomment>{why} is a whole sentence: why the order would not be possible anyway. {step} is what the training asks for now.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} is in another sector.</source>
        <extracomment>Why this crewmember cannot do it. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} may assist with one die only.</source>
        <extracomment>Why no second die can be added. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{member} may assist with %n die(ce) at most.</source>
        <extracomment>Why no further die can be added. %n is the limit. {member} is the name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member} may assist with %n die at most.</numerusform>
            <numerusform>{member} may assist with %n dice at most.</numerusform>
        </translation>
    </message>
    <message>
        <source>While assisting, {member} may play only one card in a dice check.</source>
        <extracomment>Why no second card can be played. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} does not have this card in hand.</source>
        <extracomment>Why a card cannot be played. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} must first discard down to the section card limit.</source>
        <extracomment>Why no card can be played yet. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} has no [charge].</source>
        <extracomment>Why a skill cannot be used. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} has no such skill.</source>
        <extracomment>Why a skill cannot be used. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} does not carry this.</source>
        <extracomment>Why a thing cannot be used. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} uses equipment in a turn or dice check of their own only.</source>
        <extracomment>Why a thing cannot be used in the turn of somebody else. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the training expedition {member} cannot exert with three dice or fewer.</source>
        <extracomment>Why this crewmember cannot give up a die. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RequirementText</name>
    <message>
        <source>no requirement</source>
        <extracomment>In place of what dice have to show for an outcome, where they have to show nothing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>if the roll pool shows at least %n {icons}</source>
        <extracomment>A head, small, with a colon after it. {icons} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>
            <numerusform>if the roll pool shows at least %n {icons}</numerusform>
            <numerusform>if the roll pool shows at least %n {icons}</numerusform>
        </translation>
    </message>
    <message>
        <source>if the roll pool shows no {icons}</source>
        <extracomment>A head, small, with a colon after it. {icons} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>if the roll pool shows fewer than %n {icons}</source>
        <extracomment>A head, small, with a colon after it. {icons} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>
            <numerusform>if the roll pool shows fewer than %n {icons}</numerusform>
            <numerusform>if the roll pool shows fewer than %n {icons}</numerusform>
        </translation>
    </message>
    <message>
        <source>red die</source>
        <extracomment>In what dice have to show: any result of such a die, as &quot;[xenology] / red die + blue die&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green die</source>
        <extracomment>In what dice have to show: any result of such a die, as &quot;[xenology] / green die + blue die&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue die</source>
        <extracomment>In what dice have to show: any result of such a die, as &quot;[xenology] / red die + blue die&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>decides now</source>
        <extracomment>Beside a player: the game waits for this one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has agreed</source>
        <extracomment>Beside a player: yes to leaving the planet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has yet to agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>Title of the sheet: which player has which section.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: shut the sheet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player decides for the crew of their own sections. Lift-off needs everybody’s agreement; in other questions of the whole team one section has the last word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <extracomment>Said of a field to type in, by screen readers. {number} is from 1 to 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Engineering</source>
        <extracomment>Name of the icon section_engineering, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recon</source>
        <extracomment>Name of the icon section_recon, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Science</source>
        <extracomment>Name of the icon section_science, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Security</source>
        <extracomment>Name of the icon section_security, in tool tips, in the codex and for screen readers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectionSeatModel</name>
    <message>
        <source>{section}: nobody on the planet</source>
        <extracomment>A section that sends nobody on this expedition. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}: {member}</source>
        <extracomment>A section and its crewmember, who has not landed yet. {section} is the name of a section, as Science. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}: {member}, sector {number}</source>
        <extracomment>Line about a section. {member} is the name of its crewmember, {number} that of the sector of this person. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectorCard</name>
    <message>
        <source>Markers here: {count}</source>
        <extracomment>On the card of a sector. {count} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards under this one: {count}</source>
        <extracomment>On the card of a sector where cards lie in a pile. {count} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travel here</source>
        <extracomment>Button on the card of a sector, where the action is not possible.</extracomment>
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
        <source>{outcome}: marker on {at} of {length}.</source>
        <extracomment>The marker on a track of a special action. {outcome} is as &quot;Green outcome&quot;, {at} and {length} are numbers of spaces.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {number}: {name}</source>
        <extracomment>A sector of the planet in a list, by its number and name. {number} and {name} are these.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeriesText</name>
    <message numerus="yes">
        <source>%n times</source>
        <extracomment>A head, small: what follows is done so often, one after the other.</extracomment>
        <translation>
            <numerusform>once</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message>
        <source>once or twice</source>
        <extracomment>A head, small: what follows is done once, and a second time if the players want.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) each in sectors {sectors}.</source>
        <extracomment>{sectors} are numbers of sectors with &quot;and&quot; before the last one; %n markers for each of them.</extracomment>
        <translation>
            <numerusform>Put %n marker each in sectors {sectors}.</numerusform>
            <numerusform>Put %n markers each in sectors {sectors}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place one [poi] card {poi} each on top of those in sectors {sectors}.</source>
        <extracomment>{poi} is the name of a card of which there are several, in quotation marks, {sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for one discovery deck of your choice.</source>
        <extracomment>Effect of a card: all lead tokens go on one deck. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Gain %n [lead] for one discovery deck of your choice.</numerusform>
            <numerusform>Gain %n [lead] for one discovery deck of your choice.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this check each {first} {dice} counts as {second}, or each {second} as {first}, as you choose.</source>
        <extracomment>{dice} is &quot;on all dice&quot; or the like; {first} and {second} are icons.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The time track of the [global_condition] progresses or goes back %n space(s), as you choose.</source>
        <extracomment>Effect of a card: players choose the direction. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>The time track of the [global_condition] progresses or goes back %n space, as you choose.</numerusform>
            <numerusform>The time track of the [global_condition] progresses or goes back %n spaces, as you choose.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this check {icons} {dice} may also count as each other.</source>
        <extracomment>{dice} is &quot;on all dice&quot; or the like; {icons} are two icons with &quot;and&quot; between them.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this check {icons} {dice} count for nothing.</source>
        <extracomment>{dice} is &quot;on all dice&quot; or the like; {icons} are icons with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One {shown} {dice} counts as {becomes}.</source>
        <extracomment>{shown} is an icon, {dice} is &quot;on one red die of the roll pool&quot; or the like, {becomes} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One {icons} {dice} counts as another of these icons.</source>
        <extracomment>{icons} are icons with &quot;or&quot; before the last one, {dice} is &quot;on one red die of the roll pool&quot; or the like.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain all copies of {cards}.</source>
        <extracomment>{cards} are names of cards in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain {cards}.</source>
        <extracomment>Effect of a card aboard the ship. {cards} is names of cards in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The situations {cards} come into play.</source>
        <extracomment>{cards} are names of situations in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the situations {cards} into the envelope.</source>
        <extracomment>{cards} are names of situations in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle {cards} into the possible situations.</source>
        <extracomment>{cards} are names of situations in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>On: you hear dice, cards, injuries and what comes of them. Nothing is told by sound alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this system the game is silent: what plays sounds is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of the page.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Heading, and caption of the choice of a language.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks</source>
        <extracomment>Heading over what changes the look of the program.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Heading over volume and sounds.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read aloud</source>
        <extracomment>Switch: a voice reads texts.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On: the voice of your system reads every event and every entry of the logbook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns on dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On: hatching, dots or lines over the whole die say its color, for eyes that see colors otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck, undo and dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders</source>
        <extracomment>Heading over buttons that open folders of saved games and reports.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>A theme of colors: dark.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>A theme of colors: light.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A theme of colors: black and white.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>How fast things move on the screen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>How fast things move on the screen: as designed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced</source>
        <extracomment>How fast things move on the screen: less than designed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Nothing moves on the screen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Caption of a choice: how large words are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Caption of the choice of colors.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>Caption of the choice of how fast things move on the screen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Caption of a slider: how loud sounds are.</extracomment>
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
        <extracomment>Switch: undo stops where something hidden was shown.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On: undo stops where something hidden was shown, such as a roll or a drawn card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real dice</source>
        <extracomment>Switch: dice of wood or plastic on the own table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On: you roll dice on your own table and tell the game what they show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves</source>
        <extracomment>A folder: saved games.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <extracomment>Button: show the folder in the system&apos;s own window.</extracomment>
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
    <name>SharedText</name>
    <message>
        <source>No effect.</source>
        <extracomment>Instead of a sentence, where a card does nothing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if you want</source>
        <extracomment>A head, small: an optional effect of a card follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read [log_entry] {log}.</source>
        <extracomment>{log} is the number of an entry of the logbook.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record the keyword {keyword}.</source>
        <extracomment>{keyword} is in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This will be remembered.</source>
        <extracomment>In place of an effect that only notes something for later in the campaign.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one</source>
        <extracomment>A head, small: alternatives follow as numbered lines.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened before decides what follows.</source>
        <extracomment>In place of conditions that depend on what the players noted earlier in the campaign.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>A head, small: what happens if the condition before is not met; another condition may follow it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipAddOns</name>
    <message>
        <source>Add-ons may be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An add-on may be built.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The add-on {card} is used.</source>
        <extracomment>What happens aboard: a small room of the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The add-on {card} is built.</source>
        <extracomment>What happens aboard: a small room of the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other add-ons go to the bottom of the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crew may use an add-on a second time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which add-on do you use?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which add-on do you build?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All slots are taken. Which add-on leaves the game for {card}?</source>
        <extracomment>Question aboard. {card} is the name of the add-on that comes new, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which add-on does the crew use a second time?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipBarracks</name>
    <message>
        <source>{member} and {other} change sections; each loses a rank.</source>
        <extracomment>What happens aboard. {member} and {other} are names of crewmembers; a rank is one step in their career.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} goes to {section} and loses a rank.</source>
        <extracomment>What happens aboard. A rank is one step in a career. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} goes to {section}, one rank lower</source>
        <extracomment>Choice aboard the ship. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} goes to {section}, one rank lower. Nobody of the old section would be left.</source>
        <extracomment>Choice aboard the ship, where the section loses its last crewmember. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} and {other} change sections, each one rank lower</source>
        <extracomment>Choice aboard the ship. {member} and {other} are names of crewmembers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release {member}</source>
        <extracomment>Choice aboard the ship: somebody no longer belongs to the crew. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release {member}. Nobody of the section would be left.</source>
        <extracomment>Choice aboard the ship, where the section loses its last crewmember. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trainer} trains {trainee}</source>
        <extracomment>Choice aboard the ship. {trainer} and {trainee} are names of crewmembers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crew may change sections or be released.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crew may be trained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruits may be drafted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} may take a recruit.</source>
        <extracomment>What happens aboard: a new crewmember may be chosen. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} releases somebody of rank 1 for {recruit}.</source>
        <extracomment>What happens aboard. {recruit} is the name of the crewmember who comes instead. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other recruits are shuffled back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does anybody change the section, is anybody released?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who trains whom?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only available or resting crew can change to another section or be released.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 1 cannot change the section: there is no rank to lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The section has no free sleeve of this rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trainer needs rank 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only rank 1 of the trainer’s own section can be trained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besides trainer and trainee somebody else of the section has to be available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which section drafts next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}: which recruit do you take?</source>
        <extracomment>Question to the players of a section. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}: who is released for {recruit}?</source>
        <extracomment>Question to the players of a section. {recruit} is the name of the crewmember who comes instead. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipBridge</name>
    <message numerus="yes">
        <source>Treat {what} as absent until the team has come home %n time(s).</source>
        <extracomment>Effect of a card aboard. {what} is the name of a card in quotation marks, or a task of the crew; %n counts expeditions.</extracomment>
        <translation>
            <numerusform>Treat {what} as absent until the team has come home.</numerusform>
            <numerusform>Treat {what} as absent until the team has come home %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A random equipment card of the armory is absent until the team has come home %n time(s).</source>
        <extracomment>Effect of a card aboard: nobody can take that card along. %n counts expeditions.</extracomment>
        <translation>
            <numerusform>A random equipment card of the armory is absent until the team has come home.</numerusform>
            <numerusform>A random equipment card of the armory is absent until the team has come home %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for the next %n phase(s)</source>
        <extracomment>A head, small: what holds so long follows. A phase is one stay aboard the ship; %n is how many.</extracomment>
        <translation>
            <numerusform>for the next phase</numerusform>
            <numerusform>for the next %n phases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>until the team has come home %n time(s)</source>
        <extracomment>A head, small: what holds so long follows. %n counts expeditions.</extracomment>
        <translation>
            <numerusform>until the team has come home</numerusform>
            <numerusform>until the team has come home %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the beginning of the next %n phase(s)</source>
        <extracomment>A head, small: what happens then follows. A phase is one stay aboard the ship; %n is how many.</extracomment>
        <translation>
            <numerusform>at the beginning of the next phase</numerusform>
            <numerusform>at the beginning of each of the next %n phases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>when the next %n exploration(s) begin</source>
        <extracomment>A head, small: what happens then follows. %n counts expeditions.</extracomment>
        <translation>
            <numerusform>when the next exploration begins</numerusform>
            <numerusform>when each of the next %n explorations begins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next %n time(s)</source>
        <extracomment>A head, small: what holds so often follows. %n is how often.</extracomment>
        <translation>
            <numerusform>the next time</numerusform>
            <numerusform>the next %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>from now on</source>
        <extracomment>A head, small: what holds from then on follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when the next act begins</source>
        <extracomment>A head, small: what happens then follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In force – {standing}</source>
        <extracomment>Line on the bridge: what still holds. {standing} is a whole sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer in force: {standing}</source>
        <extracomment>Chronicle aboard. {standing} is a whole sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This waits for its time: {effect}</source>
        <extracomment>Chronicle aboard: something will happen later. {effect} is a whole sentence of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was put off until now happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install {card}.</source>
        <extracomment>Effect of a card aboard: a card is put into the row of the bridge. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This equipment cannot be found: {card}.</source>
        <extracomment>Chronicle aboard, in a mystery of lost things. {card} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row is full: which card makes room for {card}?</source>
        <extracomment>Question on the bridge. {card} is the name of the card that comes new, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipConditions</name>
    <message>
        <source>option {option} was chosen in [log_entry] {log}</source>
        <extracomment>After &quot;if&quot;: what players have chosen. {option} and {log} are numbers, of an option and of an entry of the logbook.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a note about {key}</source>
        <extracomment>After &quot;if&quot;: players have written something down. {key} is what it is about, a word of the author of the card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the note about {key} says “{text}”</source>
        <extracomment>After &quot;if&quot;: players have written something down. {key} is what it is about, {text} what was written.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have {card}</source>
        <extracomment>After &quot;if&quot;: the card belongs to the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is installed</source>
        <extracomment>After &quot;if&quot;: the card lies in its place on the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} has been completed</source>
        <extracomment>After &quot;if&quot;: an objective or project is done. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} has left the game</source>
        <extracomment>After &quot;if&quot;: the card is out of this campaign. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is still in the game</source>
        <extracomment>After &quot;if&quot;: the card is not out of this campaign. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is not installed</source>
        <extracomment>After &quot;if&quot;: the card does not lie in its place on the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} has not been completed</source>
        <extracomment>After &quot;if&quot;: an objective or project is not done. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{found} (rarity {rarity} or higher)</source>
        <extracomment>{found} is a clause such as &quot;at least 2 gathered discoveries are aboard&quot;, {rarity} is 2 or 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pools hold at least {energy} [energy], {command} [command] and {success} [success]</source>
        <extracomment>After &quot;if&quot;: tokens of the ship. {energy}, {command} and {success} are numbers before icons.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} (section: {section})</source>
        <extracomment>{text} is a clause such as &quot;at least 2 crewmembers are resting&quot;. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} (rank {rank} or higher)</source>
        <extracomment>After &quot;if&quot;: who is counted. {text} is what stands before, as &quot;at least 2 crewmembers are alive&quot;, {rank} is 2 or 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an earlier campaign has left “{key}: {value}”</source>
        <extracomment>After &quot;if&quot;: what a finished campaign hands down to this one. {key} and {value} are words of the author of the card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counter {counter} is below {count}</source>
        <extracomment>After &quot;if&quot;. {counter} is a keyword in quotation marks, {count} a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mission} has not been completed</source>
        <extracomment>After &quot;if&quot;: what the team was sent for. {mission} is the name of a mission in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the counter {counter} is {count} or more</source>
        <extracomment>After &quot;if&quot;. {counter} is a keyword in quotation marks, {count} a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>act {act} has begun</source>
        <extracomment>After &quot;if&quot;: a campaign has acts as a play has. {act} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>morale is {level}</source>
        <extracomment>After &quot;if&quot;: the mood aboard. {level} is one of four words, as &quot;low&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cycle {cycle} has begun</source>
        <extracomment>After &quot;if&quot;: the campaign goes round by round of ship and expedition. {cycle} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tech level is {level} or higher</source>
        <extracomment>After &quot;if&quot;: how far research has come. {level} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>morale is {level} or better</source>
        <extracomment>After &quot;if&quot;: the mood aboard. {level} is one of four words, as &quot;low&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is left to do on {planet}</source>
        <extracomment>After &quot;if&quot;. {planet} is the name of a world in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mission} has been completed</source>
        <extracomment>After &quot;if&quot;: what the team was sent for. {mission} is the name of a mission in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last exploration failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at least %n of the keywords {keywords} are recorded</source>
        <extracomment>After &quot;if&quot;. {keywords} are keywords in quotation marks, with &quot;and&quot; before the last one; %n is how many of them.</extracomment>
        <translation>
            <numerusform>at least %n of the keywords {keywords} is recorded</numerusform>
            <numerusform>at least %n of the keywords {keywords} are recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n of the [unique_discovery] {names} are in their slots</source>
        <extracomment>After &quot;if&quot;: finds of which there is only one. {names} are their names in quotation marks, %n is how many of them.</extracomment>
        <translation>
            <numerusform>at least %n of the [unique_discovery](pl) {names} is in its slot</numerusform>
            <numerusform>at least %n of the [unique_discovery](pl) {names} are in their slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the team has come home at least %n time(s) without {mission}</source>
        <extracomment>After &quot;if&quot;. {mission} is the name of a mission that was not completed, in quotation marks; %n is how often.</extracomment>
        <translation>
            <numerusform>the team has come home without {mission}</numerusform>
            <numerusform>the team has come home at least %n times without {mission}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a team has been on {planet} at least %n time(s)</source>
        <extracomment>After &quot;if&quot;. {planet} is the name of a world in quotation marks, %n how often.</extracomment>
        <translation>
            <numerusform>a team has been on {planet}</numerusform>
            <numerusform>a team has been on {planet} at least %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n crewmember(s) lie in a critical bed</source>
        <extracomment>After &quot;if&quot;: the first of three kinds of beds in the medbay. %n is a number of people.</extracomment>
        <translation>
            <numerusform>nobody lies in a critical bed</numerusform>
            <numerusform>fewer than %n crewmembers lie in a critical bed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [unique_discovery] are in their slots</source>
        <extracomment>After &quot;if&quot;: finds of which there is only one. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>at least %n [unique_discovery] is in its slot</numerusform>
            <numerusform>at least %n [unique_discovery] are in their slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n gathered discoveries are aboard</source>
        <extracomment>After &quot;if&quot;: finds of any kind aboard the ship. %n is how many.</extracomment>
        <translation>
            <numerusform>a gathered discovery is aboard</numerusform>
            <numerusform>at least %n gathered discoveries are aboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n {deck} are aboard</source>
        <extracomment>After &quot;if&quot;: finds aboard the ship. {deck} is the icon of a discovery deck, %n stands before it.</extracomment>
        <translation>
            <numerusform>at least %n {deck} is aboard</numerusform>
            <numerusform>at least %n {deck} are aboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are alive</source>
        <extracomment>After &quot;if&quot;. %n is a number of people of the whole ship.</extracomment>
        <translation>
            <numerusform>a crewmember is alive</numerusform>
            <numerusform>at least %n crewmembers are alive</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) have died</source>
        <extracomment>After &quot;if&quot;. %n is a number of people of the whole ship.</extracomment>
        <translation>
            <numerusform>a crewmember has died</numerusform>
            <numerusform>at least %n crewmembers have died</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are available</source>
        <extracomment>After &quot;if&quot;: people who neither rest nor lie in the medbay. %n is their number.</extracomment>
        <translation>
            <numerusform>a crewmember is available</numerusform>
            <numerusform>at least %n crewmembers are available</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are resting</source>
        <extracomment>After &quot;if&quot;. %n is a number of people.</extracomment>
        <translation>
            <numerusform>a crewmember is resting</numerusform>
            <numerusform>at least %n crewmembers are resting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are in the medbay</source>
        <extracomment>After &quot;if&quot;. %n is a number of people.</extracomment>
        <translation>
            <numerusform>a crewmember is in the medbay</numerusform>
            <numerusform>at least %n crewmembers are in the medbay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) lie in a critical bed</source>
        <extracomment>After &quot;if&quot;: the first of three kinds of beds in the medbay. %n is a number of people.</extracomment>
        <translation>
            <numerusform>a crewmember lies in a critical bed</numerusform>
            <numerusform>at least %n crewmembers lie in a critical bed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are on the away team</source>
        <extracomment>After &quot;if&quot;: people who go or were down on a planet. %n is their number.</extracomment>
        <translation>
            <numerusform>a crewmember is on the away team</numerusform>
            <numerusform>at least %n crewmembers are on the away team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n row(s) of [unique_discovery] are full</source>
        <extracomment>After &quot;if&quot;: all of a row of finds are there. %n is a number of rows.</extracomment>
        <translation>
            <numerusform>at least %n row of [unique_discovery](pl) is full</numerusform>
            <numerusform>at least %n rows of [unique_discovery](pl) are full</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every section owns at least %n dice</source>
        <extracomment>After &quot;if&quot;. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>every section owns at least %n die</numerusform>
            <numerusform>every section owns at least %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n players are at the table</source>
        <extracomment>After &quot;if&quot;: people who play. %n is their number.</extracomment>
        <translation>
            <numerusform>at least %n player is at the table</numerusform>
            <numerusform>at least %n players are at the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[log_entry] {log} has been read at least %n time(s)</source>
        <extracomment>After &quot;if&quot;. {log} is the number of an entry of the logbook, %n how often.</extracomment>
        <translation>
            <numerusform>[log_entry] {log} has been read</numerusform>
            <numerusform>[log_entry] {log} has been read at least %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n box(es) of [log_entry] {log} are marked</source>
        <extracomment>After &quot;if&quot;: an entry of the logbook has boxes that are ticked. {log} is its number, %n how many boxes.</extracomment>
        <translation>
            <numerusform>a box of [log_entry] {log} is marked</numerusform>
            <numerusform>at least %n boxes of [log_entry] {log} are marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipCrew</name>
    <message>
        <source>at random</source>
        <extracomment>In parentheses behind what happens to a crewmember: who is not chosen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <extracomment>In parentheses behind what happens to a crewmember: only somebody of this rank. {rank} is 1, 2 or 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resting crew</source>
        <extracomment>In parentheses behind what happens to a crewmember: only somebody who rests.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first those who serve outside their own section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ({whom})</source>
        <extracomment>Behind what happens to a crewmember. {whom} is what that person must be, as &quot;Science, rank 2&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promote one crewmember by one rank{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promote one available crewmember, who then rests{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One crewmember loses one rank{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One crewmember dies{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One available crewmember goes to rest{whom}.</source>
        <extracomment>Effect of a card aboard: whoever rests cannot be sent. {whom} is in parentheses, or nothing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One resting crewmember becomes available{whom}.</source>
        <extracomment>Effect of a card aboard: whoever is available can be sent. {whom} is in parentheses, or nothing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One available crewmember lies down in a bed of the medbay{whom}.</source>
        <extracomment>Effect of a card aboard: this person is ill. {whom} is in parentheses and names the kind of bed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every player</source>
        <extracomment>A head, small: what each of them does follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lots are drawn</source>
        <extracomment>A head, small: what chance decides about follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is it? {effect}</source>
        <extracomment>Question aboard. {effect} is whole sentences of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source}: who is it? {effect}</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {effect} is whole sentences of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which section does the recruit join?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>One patient moves %n bed(s) to the right{whom}.</source>
        <extracomment>Effect of a card aboard: each bed to the right is nearer to health. %n is a number of beds, {whom} is in parentheses, or nothing.</extracomment>
        <translation>
            <numerusform>One patient moves %n bed to the right{whom}.</numerusform>
            <numerusform>One patient moves %n beds to the right{whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join the section {section} and rest.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number, {section} the name of a section.</extracomment>
        <translation>
            <numerusform>%n random recruit of rank {rank} joins the section {section} and rests.</numerusform>
            <numerusform>%n random recruits of rank {rank} join the section {section} and rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join the section {section}.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number, {section} the name of a section.</extracomment>
        <translation>
            <numerusform>%n random recruit of rank {rank} joins the section {section}.</numerusform>
            <numerusform>%n random recruits of rank {rank} join the section {section}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join a section of your choice and rest.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number.</extracomment>
        <translation>
            <numerusform>%n random recruit of rank {rank} joins a section of your choice and rests.</numerusform>
            <numerusform>%n random recruits of rank {rank} join a section of your choice and rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join a section of your choice.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number.</extracomment>
        <translation>
            <numerusform>%n random recruit of rank {rank} joins a section of your choice.</numerusform>
            <numerusform>%n random recruits of rank {rank} join a section of your choice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipCycle</name>
    <message numerus="yes">
        <source>Gain %n [energy].</source>
        <extracomment>Effect of a card aboard: tokens for the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Gain %n [energy].</numerusform>
            <numerusform>Gain %n [energy].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [energy].</source>
        <extracomment>Effect of a card aboard: tokens out of the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Lose %n [energy].</numerusform>
            <numerusform>Lose %n [energy].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [command].</source>
        <extracomment>Effect of a card aboard: tokens for the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Gain %n [command].</numerusform>
            <numerusform>Gain %n [command].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n copies of {card}.</source>
        <extracomment>Effect of a card aboard. %n is how many of one card. {card} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Gain %n copy of {card}.</numerusform>
            <numerusform>Gain %n copies of {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [command].</source>
        <extracomment>Effect of a card aboard: tokens out of the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Lose %n [command].</numerusform>
            <numerusform>Lose %n [command].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [success].</source>
        <extracomment>Effect of a card aboard: tokens for the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Gain %n [success].</numerusform>
            <numerusform>Gain %n [success].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [success].</source>
        <extracomment>Effect of a card aboard: tokens out of the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Lose %n [success].</numerusform>
            <numerusform>Lose %n [success].</numerusform>
        </translation>
    </message>
    <message>
        <source>New in {section}: {member}, rank {rank}.</source>
        <extracomment>Chronicle aboard. {section} is the name of a section, as Science. {member} is the name of a crewmember. {rank} is 1, 2 or 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} goes over to {section}, with rank {rank} there.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {section} is the name of a section, as Science. {rank} is 1, 2 or 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} loses a rank and has rank {rank} now.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {rank} is 1, 2 or 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} is promoted: rank {rank}.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {rank} is 1, 2 or 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale falls: {level}.</source>
        <extracomment>Chronicle aboard. {level} is a level of morale, as &quot;Low&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale rises: {level}.</source>
        <extracomment>Chronicle aboard. {level} is a level of morale, as &quot;Low&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The penalty token lies in the command pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The penalty token goes, and with it all [command] but one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on to the next step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next step is carried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this card from the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle this card into the possible situations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise morale by one level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower morale by one level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set morale to {level}.</source>
        <extracomment>Effect of a card aboard: the mood. {level} is one of four words, as &quot;low&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every section returns one die to the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} returns one die to the box.</source>
        <extracomment>What happens aboard: each section owns dice. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cycle {number} begins.</source>
        <extracomment>Chronicle aboard. {number} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} leaves the crew.</source>
        <extracomment>Chronicle aboard: this person no longer belongs to the crew. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The away team leaves the ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The away team is back aboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain all copies of {card}.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain {card}.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The situation {card} comes into play.</source>
        <extracomment>{card} is the name of a situation in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the situation {card} into the envelope.</source>
        <extracomment>{card} is the name of a situation in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle {card} into the possible situations.</source>
        <extracomment>{card} is the name of a situation in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {card} from the game.</source>
        <extracomment>Effect of a card aboard: the other is out of this campaign. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {card} back behind its divider.</source>
        <extracomment>Effect of a card aboard: the other goes back to those that have not come into play. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The away team is on a planet; the ship waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}: which die returns to the box?</source>
        <extracomment>Question to the players of a section. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipDebriefing</name>
    <message numerus="yes">
        <source>Every section takes a die: pay %n [success]</source>
        <extracomment>Choice aboard. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Every section takes a die: pay %n [success]</numerusform>
            <numerusform>Every section takes a die: pay %n [success]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every section sells a die: gain %n [success]</source>
        <extracomment>Choice aboard. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Every section sells a die: gain %n [success]</numerusform>
            <numerusform>Every section sells a die: gain %n [success]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the pool: %n [success], {earned} of them from the planet.</source>
        <extracomment>Chronicle aboard: tokens that the team brings home. {earned} and {bag} are numbers.</extracomment>
        <translation>
            <numerusform>In the pool: %n [success], {earned} of them from the planet.</numerusform>
            <numerusform>In the pool: %n [success], {earned} of them from the planet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every section takes a die, instructor {member}: pay %n [success]</source>
        <extracomment>Choice aboard: an instructor makes it cheaper. %n stands before the icon. {member} is the name of a crewmember.</extracomment>
        <translation>
            <numerusform>Every section takes a die, instructor {member}: pay %n [success]</numerusform>
            <numerusform>Every section takes a die, instructor {member}: pay %n [success]</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade dice? Every section owns {dice}, and the pool holds {success} [success].</source>
        <extracomment>Question aboard. {dice} and {success} are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} takes one die from the box.</source>
        <extracomment>What happens aboard: each section owns dice. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice may be traded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every section takes one die from the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are not enough [success](pl) in the pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice have been sold already since the team came home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every section keeps at least 4 dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box does not hold a die for every section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An instructor needs rank 2 or 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}: which die do you take?</source>
        <extracomment>Question to the players of a section. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipDiscoveries</name>
    <message>
        <source>nothing</source>
        <extracomment>A cost where nothing is to be paid.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which gathered discovery do you pay? ({cost})</source>
        <extracomment>Question aboard. {cost} is a price, as &quot;1 [discovery_mineral], 1 rare [discovery_flora]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source}: which gathered discovery do you pay? ({cost})</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {cost} is a price, as &quot;1 [discovery_mineral], 1 rare [discovery_flora]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From which deck do you draw this: {item}?</source>
        <extracomment>Question aboard. {item} is part of a price, as &quot;1 rare [discovery_flora]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {item} into the gathered discoveries.</source>
        <extracomment>{item} is as &quot;2 [discovery_mineral]&quot; or &quot;1 rare [discovery_flora]&quot;, the object of the sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return {cost} to their decks.</source>
        <extracomment>Effect of a card aboard. {cost} is as &quot;2 [discovery_mineral], 1 rare [discovery_flora]&quot;, the object of the sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n [energy]</source>
        <extracomment>Part of a price, as &quot;2 [energy], 1 [command]&quot;. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>%n [energy]</numerusform>
            <numerusform>%n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n [command]</source>
        <extracomment>Part of a price, as &quot;2 [energy], 1 [command]&quot;. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>%n [command]</numerusform>
            <numerusform>%n [command]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n [success]</source>
        <extracomment>Part of a price, as &quot;2 [energy], 1 [success]&quot;. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>%n [success]</numerusform>
            <numerusform>%n [success]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ultra-rare {deck}</source>
        <extracomment>Part of a price in finds. {deck} is the icon of a discovery deck; ultra-rare is the third of three degrees.</extracomment>
        <translation>
            <numerusform>%n ultra-rare {deck}</numerusform>
            <numerusform>%n ultra-rare {deck}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rare discovery(ies) of any type</source>
        <extracomment>Part of a price in finds, or what is drawn: the object of a sentence. %n is how many.</extracomment>
        <translation>
            <numerusform>%n rare discovery of any type</numerusform>
            <numerusform>%n rare discoveries of any type</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ultra-rare discovery(ies) of any type</source>
        <extracomment>Part of a price in finds, or what is drawn: the object of a sentence. %n is how many.</extracomment>
        <translation>
            <numerusform>%n ultra-rare discovery of any type</numerusform>
            <numerusform>%n ultra-rare discoveries of any type</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discovery(ies) of any type</source>
        <extracomment>Part of a price in finds, or what is drawn: the object of a sentence. %n is how many.</extracomment>
        <translation>
            <numerusform>%n discovery of any type</numerusform>
            <numerusform>%n discoveries of any type</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rare {deck}</source>
        <extracomment>Part of a price in finds; rare is the second of three degrees. %n is how many. {deck} is the icon of a discovery deck.</extracomment>
        <translation>
            <numerusform>%n rare {deck}</numerusform>
            <numerusform>%n rare {deck}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {deck}</source>
        <extracomment>Part of a price in finds. %n is how many. {deck} is the icon of a discovery deck.</extracomment>
        <translation>
            <numerusform>%n {deck}</numerusform>
            <numerusform>%n {deck}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipDocking</name>
    <message>
        <source>{member} is back, injured: {injuries}.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {injuries} are names of injury cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} has not come home.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander brings home the Mission Failed token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exploration has failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exploration is a success.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard discoveries that the lander has no room for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} is dead.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The lander has brought %n discovery(ies) too many: which one do you give up?</source>
        <extracomment>Question aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>The lander has brought %n discovery too many: which one do you give up?</numerusform>
            <numerusform>The lander has brought %n discoveries too many: which one do you give up?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipFacilities</name>
    <message numerus="yes">
        <source>Which facility do you visit? You have %n [command].</source>
        <extracomment>Question aboard. %n stands before the icon of command, which pays for visits.</extracomment>
        <translation>
            <numerusform>Which facility do you visit? You have %n [command].</numerusform>
            <numerusform>Which facility do you visit? You have %n [command].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{facility}: %n slot(s) are free, and more cards wait in the envelope. Which one is installed?</source>
        <extracomment>Question aboard. %n is how many. {facility} is the name of a room, as &quot;Research laboratory&quot;.</extracomment>
        <translation>
            <numerusform>{facility}: %n slot is free, and more cards wait in the envelope. Which one is installed?</numerusform>
            <numerusform>{facility}: %n slots are free, and more cards wait in the envelope. Which one is installed?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n card(s) at random.</source>
        <extracomment>Effect of a card aboard, for kinds of cards without a name of their own. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Gain %n card at random.</numerusform>
            <numerusform>Gain %n cards at random.</numerusform>
        </translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <extracomment>Name of a room of the ship.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production complex</source>
        <extracomment>Name of a room of the ship, where things are made.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Name of a room of the ship, where crew is trained.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Situation room</source>
        <extracomment>Name of a room of the ship, where what troubles people aboard is solved.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add-on facility</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Gain %n equipment card(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Gain %n equipment card at random.</numerusform>
            <numerusform>Gain %n equipment cards at random.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n research project(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Gain %n research project at random.</numerusform>
            <numerusform>Gain %n research projects at random.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n production project(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Gain %n production project at random.</numerusform>
            <numerusform>Gain %n production projects at random.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lander mod(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Gain %n lander mod at random.</numerusform>
            <numerusform>Gain %n lander mods at random.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n future situation(s) at random.</source>
        <extracomment>Effect of a card aboard: situations that may come up later. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Gain %n future situation at random.</numerusform>
            <numerusform>Gain %n future situations at random.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n bridge upgrade(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Gain %n bridge upgrade at random.</numerusform>
            <numerusform>Gain %n bridge upgrades at random.</numerusform>
        </translation>
    </message>
    <message>
        <source>Facilities may be visited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cards come out of the envelope.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the help of {card}.</source>
        <extracomment>What happens aboard: a card was used for it. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gain} They are of the kind {kind}.</source>
        <extracomment>{gain} is a sentence about cards at random, {kind} what they have to be, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if you pay {price}</source>
        <extracomment>A head, small: what players get for a price follows. {price} is as &quot;2 [energy], 1 [discovery_mineral]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as often as you want</source>
        <extracomment>A head, small: an exchange may be made again and again.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The visit goes on ({facility}).</source>
        <extracomment>What happens aboard. {facility} is the name of a room.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project {card} goes to the laboratory.</source>
        <extracomment>What happens aboard. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sealed supply with expert and universal dice, advanced events and the add-on facility.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visited: {facility}.</source>
        <extracomment>Chronicle aboard. {facility} is the name of a room.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button aboard: end what is done in this room.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more visits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A visit costs 1 [command].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The add-on facility is not part of the ship yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which slot of the laboratory do you put {card}?</source>
        <extracomment>Question aboard. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipHangar</name>
    <message>
        <source>armor</source>
        <extracomment>Statistic of a lander within a sentence: how much it bears.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sensors</source>
        <extracomment>Statistic of a lander within a sentence: how well it sees.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agility</source>
        <extracomment>Statistic of a lander within a sentence: how nimbly it flies.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lander is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lander} is damaged.</source>
        <extracomment>What happens aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair a damaged lander at no cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair {lander} at no cost.</source>
        <extracomment>Effect of a card aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lander} has {by} {stat} from now on.</source>
        <extracomment>Effect of a card aboard. {lander} is the name of a lander in quotation marks, {by} a number with its sign, {stat} as &quot;armor&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lander} is made ready.</source>
        <extracomment>Chronicle aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lander} is repaired.</source>
        <extracomment>Chronicle aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lander}: {by} {stat} from now on.</source>
        <extracomment>Chronicle aboard. {lander} is the name of a lander, {by} a number with its sign, {stat} as &quot;armor&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which lander flies, and with which mods? {lander}: {structural} of {all_structural} structural slots and {utility} of {all_utility} utility slots are taken.</source>
        <extracomment>Question aboard. {lander} is the name of a lander. {structural} is how many are taken. {all_structural} is how many there are. {utility} is how many are taken. {all_utility} is how many there are.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander has no free structural slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander has no free utility slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install {lander} in the hangar.</source>
        <extracomment>What happens aboard: a new lander finds its place. {lander} is its name in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install {mod} in the hangar.</source>
        <extracomment>What happens aboard: a part for landers finds its place. {mod} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair damaged landers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {lander}</source>
        <extracomment>Choice aboard: this lander flies next. {lander} is its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach {mod}</source>
        <extracomment>Choice aboard: a part is put on the lander. {mod} is its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take off {mod}</source>
        <extracomment>Choice aboard: a part is taken off the lander. {mod} is its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair {lander}</source>
        <extracomment>Choice aboard. {lander} is the name of a lander.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only another lander that lies face up in the hangar can be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mod does not lie there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lander is not damaged, or its repair cannot be paid now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hangar is full: which lander leaves the game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No slot is free for {mod}: does another mod leave the game for it?</source>
        <extracomment>Question aboard. {mod} is the name of a part for landers, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which damaged lander is repaired?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which damaged lander is repaired at no cost?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipLaunch</name>
    <message>
        <source>Who joins the away team? ({number} of {count})</source>
        <extracomment>Question aboard. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: who joins the away team?</source>
        <extracomment>Question aboard. {player} is the name of a player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few crew are available for a team. {section}: who is called? (emergency draft {number} of {count})</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} ({section}): which small equipment do you take along?</source>
        <extracomment>Question aboard. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is loaded into {lander}? Personal equipment {personal} of {most_personal}, mission equipment {mission} of {most_mission}.</source>
        <extracomment>Question aboard. {lander} is the name of a lander in quotation marks. {personal} is how many are loaded. {most_personal} is how many there may be. {mission} is how many are loaded. {most_mission} is how many there may be.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign is won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a recruit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wake {member}</source>
        <extracomment>Choice aboard: whoever rests must go. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emergency draft: box {box} is marked.</source>
        <extracomment>Chronicle aboard: the ship can replace lost crew only so often. {box} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is above the rank of the member who goes.</source>
        <extracomment>Why a card cannot go into the deck. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The section does not own {card}.</source>
        <extracomment>Why a card cannot go into the deck. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emergency draft: the section may draw a recruit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The emergency draft is marked in the logbook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a member of the away team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the dice of the section on the crew board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one small equipment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {card} to the deck</source>
        <extracomment>Choice aboard: the deck that is taken along. {card} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {card} out of the deck</source>
        <extracomment>Choice aboard: the deck that is taken along. {card} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load {card}</source>
        <extracomment>Choice aboard: equipment goes on the lander. {card} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unload {card}</source>
        <extracomment>Choice aboard: equipment stays at home. {card} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strap in and launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card does not lie there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck needs at least ten cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equipment is loaded from the armory, and unloaded from the lander.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander has no more room for equipment of this kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This equipment cannot be found for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mission equipment that this upgrade belongs to is not loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in the away team may carry this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Who joins the away team? Two to four go; so far %n.</source>
        <extracomment>Question aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>Who joins the away team? Two to four go; so far %n.</numerusform>
            <numerusform>Who joins the away team? Two to four go; so far %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{member} ({section}): %n card(s) are in the deck, and it needs {least}. Which ones go in or out?</source>
        <extracomment>Question aboard. %n is how many. {member} is the name of a crewmember. {section} is the name of a section, as Science. {least} is how many cards a deck needs.</extracomment>
        <translation>
            <numerusform>{member} ({section}): %n card is in the deck, and it needs {least}. Which ones go in or out?</numerusform>
            <numerusform>{member} ({section}): %n cards are in the deck, and it needs {least}. Which ones go in or out?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section}: %n red slot(s) are free on the crew board. Which die goes there?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>{section}: %n red slot is free on the crew board. Which die goes there?</numerusform>
            <numerusform>{section}: %n red slots are free on the crew board. Which die goes there?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section}: %n green slot(s) are free on the crew board. Which die goes there?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>{section}: %n green slot is free on the crew board. Which die goes there?</numerusform>
            <numerusform>{section}: %n green slots are free on the crew board. Which die goes there?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section}: %n blue slot(s) are free on the crew board. Which die goes there?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>{section}: %n blue slot is free on the crew board. Which die goes there?</numerusform>
            <numerusform>{section}: %n blue slots are free on the crew board. Which die goes there?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipLogbook</name>
    <message numerus="yes">
        <source>Look at the top %n card(s) of Possible Situations.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Look at the top card of Possible Situations.</numerusform>
            <numerusform>Look at the top %n cards of Possible Situations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the first %n part(s) of a landing card of this system.</source>
        <extracomment>Effect of a card aboard: a landing card is covered in parts. %n is a number of parts.</extracomment>
        <translation>
            <numerusform>Look at the first part of a landing card of this system.</numerusform>
            <numerusform>Look at the first %n parts of a landing card of this system.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counter {counter} goes down by %n.</source>
        <extracomment>Effect of a card aboard. {counter} is a keyword in quotation marks, %n a number.</extracomment>
        <translation>
            <numerusform>The counter {counter} goes down by %n.</numerusform>
            <numerusform>The counter {counter} goes down by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counter {counter} goes up by %n.</source>
        <extracomment>Effect of a card aboard. {counter} is a keyword in quotation marks, %n a number.</extracomment>
        <translation>
            <numerusform>The counter {counter} goes up by %n.</numerusform>
            <numerusform>The counter {counter} goes up by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the first %n part(s) of {card}.</source>
        <extracomment>Effect of a card aboard: a landing card is covered in parts. %n is a number of parts. {card} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Look at the first part of {card}.</numerusform>
            <numerusform>Look at the first %n parts of {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of {card} are shown.</source>
        <extracomment>Chronicle aboard: parts of a landing card that is covered. %n is their number. {card} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>%n part of {card} is shown.</numerusform>
            <numerusform>%n parts of {card} are shown.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark the first open box of log {log}.</source>
        <extracomment>Effect of an entry of the logbook: boxes that are ticked. {log} is the number of an entry of the logbook.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark box {box} of log {log}.</source>
        <extracomment>Effect of an entry of the logbook: boxes that are ticked. {box} and {log} are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the counter {counter}.</source>
        <extracomment>Effect of a card aboard. {counter} is a keyword in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The counter {counter} shows {number}.</source>
        <extracomment>Chronicle aboard. {counter} is a keyword in quotation marks, {number} its value.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next situations are shown: {cards}.</source>
        <extracomment>Chronicle aboard. {cards} are names of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write down {text} under {key}.</source>
        <extracomment>{key} and {text} are in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}–{last}</source>
        <extracomment>Results of a ten-sided die; what happens then follows. {first} and {last} are numbers from 0 to 9.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll a ten-sided die</source>
        <extracomment>A head, small: its results and what they bring follow as lines.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike out {flag}.</source>
        <extracomment>Effect of a card aboard: the keyword counts no more. {flag} is a keyword in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on to log {log}.</source>
        <extracomment>Effect of a card aboard: the entry is read. {log} is the number of an entry of the logbook.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to page {page} of the ship book.</source>
        <extracomment>Effect of a card aboard. {page} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act {act} begins.</source>
        <extracomment>A campaign has acts as a play has. {act} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} of log {log} is marked.</source>
        <extracomment>Chronicle aboard: an entry of the logbook has boxes that are ticked. {box} and {log} are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written down under {key}: {text}.</source>
        <extracomment>Chronicle aboard. {key} is what a note is about. {text} is what was written.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which landing card do you look at?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be continued. Act {act} begins when a content pack brings it.</source>
        <extracomment>Question aboard, where the campaign has no more content. {act} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button under the end of what has been written of a campaign.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No content pack holds act {act} yet.</source>
        <extracomment>Why the campaign cannot go on. {act} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipMedbay</name>
    <message>
        <source>critical</source>
        <extracomment>Kind of a bed in the medbay, the worst of three.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moderate</source>
        <extracomment>Kind of a bed in the medbay, the second of three.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>Kind of a bed in the medbay, for those nearly well; not brightness.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovered</source>
        <extracomment>A place instead of a bed: who lies there is well again.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: bed ({category})</source>
        <extracomment>Choice of a bed that a card adds. {card} is the name of a card. {category} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lane {lane}, {category}</source>
        <extracomment>Choice of a bed. {lane} is a letter. {category} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lane {lane}, {category}, with {members}</source>
        <extracomment>Choice of a bed, with those who lie in its lane. {lane} is a letter. {category} is the kind of bed, as &quot;critical&quot;. {members} are names of crewmembers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} {number}: {names}</source>
        <extracomment>Choice of a rank and section whose dead are remembered. {number} is a rank, {names} are names of people. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without section, {number}: {names}</source>
        <extracomment>Choice of a rank whose dead are remembered. {number} is a rank, {names} are names of people.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{therapist} treats {patient}</source>
        <extracomment>Choice aboard. {therapist} and {patient} are names of crewmembers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which bed does {member} lie down?</source>
        <extracomment>Question aboard. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} moves one bed to the right.</source>
        <extracomment>What happens aboard: nearer to health. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One patient moves one bed to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign therapists.</source>
        <extracomment>What happens aboard: some of the crew look after the ill.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The injured are admitted to the medbay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} needs a bed ({category}).</source>
        <extracomment>What happens aboard. {category} is the kind of bed, as &quot;critical&quot;. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All injury cards return to the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Survival check for {member}.</source>
        <extracomment>What happens aboard: a roll decides whether this person lives. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dead get their places on the memorial wall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of one filled memorial slot is given again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everybody may find the bed they need. Who is admitted first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} survives thanks to this card: {card}.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {card} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is treated, and by whom?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else is treated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This crewmember is not in the medbay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next bed to the right is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which patient moves one bed to the right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gets a place on the memorial wall first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which memorial bonus is given again?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipMoves</name>
    <message>
        <source>Recruits for {section}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers to choose from. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruits in the barracks: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers to choose from.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the crew board of {section}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unhurt, and resting: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available again: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At rest until the next docking: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the medbay ({detail}): {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {detail} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the mend ({detail}): {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {detail} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovered: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the memorial wall: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memorial wall has no place left: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New in the armory: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} takes along: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded into the lander: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back into the armory: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New, and waiting in the envelope: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staying aboard: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining the away team for {section}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} gains a die: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of dice. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} gives up a die: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of dice. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsolved, with effect on the next bridge: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installed on the bridge: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer on the bridge: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installed in the research laboratory: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready for production: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installed in the production complex: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installed in the medbay: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New in the hangar: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installed in the add-on facility: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production begins at stage {detail}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects. {detail} is the number of a stage.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production reaches stage {detail}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects. {detail} is the number of a stage.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attached to the lander: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of parts of a lander.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken off the lander: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of parts of a lander.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back unhurt: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unloaded: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brought home: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost in the evacuation: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given up for lack of room: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded while unloading: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New in the store: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid from the store: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In its place in the ship book: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not completed: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of missions.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New situation: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still unsolved: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May come up again: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May come up from now on: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled for good: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add-ons on offer: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the game: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sealed supply is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{thing} ×{count}</source>
        <extracomment>One of several things in a row. {thing} is its name, {count} how many of it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipObjectives</name>
    <message>
        <source>Declare {card} fulfilled for {price}</source>
        <extracomment>Choice on the bridge. {price} is as &quot;2 [energy], 1 [command]&quot;. {card} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {card}</source>
        <extracomment>Choice on the bridge. {card} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {card} for {price}: {effect}</source>
        <extracomment>Choice on the bridge. {card} is the name of a card. {price} is as &quot;2 [energy], 1 [command]&quot;. {effect} is whole sentences of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is fulfilled.</source>
        <extracomment>Chronicle aboard: an objective. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players may use what the ship offers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use {card}: {effect}</source>
        <extracomment>Choice on the bridge. {card} is the name of a card. {effect} is whole sentences of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fulfill {card}.</source>
        <extracomment>Effect of a card aboard: an objective. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is used.</source>
        <extracomment>Chronicle aboard: a card of the bridge. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the star map is opened: what do you use or declare?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: leave the bridge.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open objective can be declared fulfilled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot pay its price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card in the ship book offers this now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is used at another time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign is not over yet; only a finished one hands something down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card has been used as often as it may.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipOperations</name>
    <message numerus="yes">
        <source>%n random equipment card(s) of tier {tier} go to the armory.</source>
        <extracomment>Effect of a card: equipment for a single game. %n is a number of cards, {tier} a number from 1.</extracomment>
        <translation>
            <numerusform>%n random equipment card of tier {tier} goes to the armory.</numerusform>
            <numerusform>%n random equipment cards of tier {tier} go to the armory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section} has %n dice: which one is added?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>{section} has %n die: which one is added?</numerusform>
            <numerusform>{section} has %n dice: which one is added?</numerusform>
        </translation>
    </message>
    <message>
        <source>{operation} has failed with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{operation}: bronze with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated, the third medal. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{operation}: silver with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated, the second medal. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{operation}: gold with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated, the first medal. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the operation {operation} with deadly injuries</source>
        <extracomment>Choice before a single game in which whoever dies stays dead. {operation} is its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the operation {operation}</source>
        <extracomment>Choice before a single game. {operation} is its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A section takes part in the operation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The section keeps one of three crew cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The section adds a die of its choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operation is completed: choose a reward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ship steers for the operation {operation}.</source>
        <extracomment>Chronicle. {operation} is the name of a single game in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operation {operation} is completed.</source>
        <extracomment>Chronicle. {operation} is the name of a single game in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This operation is not there, or it is completed already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operation costs two energy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: which section takes part in the operation?</source>
        <extracomment>Question aboard. {player} is the name of a player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}: who goes on the operation?</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipPhase</name>
    <message>
        <source>Set-up</source>
        <extracomment>Name of a step of the campaign: before the first expedition.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>Name of a step: a single game without a campaign; not surgery.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving the planet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Docking</source>
        <extracomment>Name of a step: the lander comes back to the ship.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Debriefing</source>
        <extracomment>Name of a step: what the expedition has brought.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unloading</source>
        <extracomment>Name of a step: finds are brought aboard.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medbay</source>
        <extracomment>Name of a step and place: where the ill lie.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memorial wall</source>
        <extracomment>Name of a step and place: where the dead are remembered.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save point</source>
        <extracomment>Name of a step: the game can be put away here.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resuming</source>
        <extracomment>Name of a step: the game is taken up again.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge</source>
        <extracomment>Name of a step and place: from where the ship is steered.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star map</source>
        <extracomment>Name of a step: the ship flies.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planetary scanner</source>
        <extracomment>Name of a step: the next planet is looked at from afar.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facilities</source>
        <extracomment>Name of a step: rooms of the ship are visited.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <extracomment>Name of a step and room of the ship.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production complex</source>
        <extracomment>Name of a step and room of the ship, where things are made.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Name of a step and room of the ship, where crew is trained.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Situation room</source>
        <extracomment>Name of a step and room of the ship, where what troubles people aboard is solved.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add-on facility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hangar</source>
        <extracomment>Name of a step and room of the ship, where landers stand.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mission launch</source>
        <extracomment>Name of a step: the team gets ready.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin planetary exploration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planetary exploration</source>
        <extracomment>Name of a step: the expedition itself.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipProjects</name>
    <message numerus="yes">
        <source>Move production projects %n stage(s) on.</source>
        <extracomment>Effect of a card aboard: projects are made in stages. %n is how many stages.</extracomment>
        <translation>
            <numerusform>Move a production project %n stage on.</numerusform>
            <numerusform>Move production projects %n stages on.</numerusform>
        </translation>
    </message>
    <message>
        <source>Projects of which keyword do you complete?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which project with the keyword {keyword} do you pay for?</source>
        <extracomment>Question aboard. {keyword} is a keyword in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot {number}: {icons}</source>
        <extracomment>Choice of a place in the laboratory. {number} is a number, {icons} are what crew must show there.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue {row}, stage {stage}</source>
        <extracomment>Choice of a place where things are made. {row} and {stage} are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research projects may be completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lab work may be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production projects may be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects may be boosted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn over {cards}.</source>
        <extracomment>{cards} are names of research projects in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete {card}.</source>
        <extracomment>What happens aboard: a project. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start {card}.</source>
        <extracomment>What happens aboard: a project. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} moves one stage on.</source>
        <extracomment>What happens aboard: a project is made in stages. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete {card} without cost.</source>
        <extracomment>Effect of a card aboard: a project. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such project with this keyword is in the laboratory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gathered discoveries do not pay the whole cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose the keyword.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which project is completed by lab work?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which project do you start?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which queue do you start {card}?</source>
        <extracomment>Question aboard. {card} is the name of a project in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which project do you boost?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which project moves one stage on?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipRolls</name>
    <message>
        <source>{member} {result}</source>
        <extracomment>One of several who have rolled: name and what the die shows, as &quot;Ada Obi 7&quot;. {result} is a number or an icon. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled: {results}.</source>
        <extracomment>Chronicle aboard. {results} are icons or numbers, in some cases with names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Survival check for {member}: {results}.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {results} are icons or numbers, in some cases with names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots are drawn: {results}.</source>
        <extracomment>Chronicle aboard. {results} are icons or numbers, in some cases with names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll a die: what does it show? ({number} of {count})</source>
        <extracomment>Where players roll their own dice. {number} and {count} are numbers: which of how many.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll a die for {member}: what does it show? ({number} of {count})</source>
        <extracomment>Where players roll their own dice. {number} and {count} are numbers: which of how many. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the game roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Roll %n ten-sided dice.</source>
        <extracomment>Effect of a card. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Roll %n ten-sided die.</numerusform>
            <numerusform>Roll %n ten-sided dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n injury dice.</source>
        <extracomment>Effect of a card. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Roll %n injury die.</numerusform>
            <numerusform>Roll %n injury dice.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} survives.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipSavePoint</name>
    <message numerus="yes">
        <source>Go on with %n player(s)</source>
        <extracomment>Choice when a game is taken up again. %n is a number of people.</extracomment>
        <translation>
            <numerusform>Go on with %n player</numerusform>
            <numerusform>Go on with %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session goes on with %n player(s).</source>
        <extracomment>Chronicle aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>The session goes on with %n player.</numerusform>
            <numerusform>The session goes on with %n players.</numerusform>
        </translation>
    </message>
    <message>
        <source>deadly injuries</source>
        <extracomment>A switch for a harder game: whoever dies stays dead.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deaths lower morale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>harder survival checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn on: {part}</source>
        <extracomment>Choice of how hard the game is. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn off: {part}</source>
        <extracomment>Choice of how hard the game is. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer: {part}.</source>
        <extracomment>Chronicle aboard. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on: {part}.</source>
        <extracomment>Chronicle aboard. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody will land there again, and the record is thrown away: {planet}.</source>
        <extracomment>Chronicle aboard. {planet} is the name of a landing card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded as it was left: {planet}.</source>
        <extracomment>Chronicle: the map is noted down for the next visit. {planet} is the name of a landing card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is recorded. Stop here, or go on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ship is packed up. Who is at the table when you go on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on to the bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and pack up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The harder mode can be changed only at the save point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One to four players take part.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipSetUp</name>
    <message>
        <source>Player {number}</source>
        <extracomment>Name of a player who has not typed one. {number} is from 1 to 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the player of this section: {section}.</source>
        <extracomment>What happens at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} keeps one recruit.</source>
        <extracomment>What happens at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} puts one crewmember on the crew board; the other rests.</source>
        <extracomment>What happens at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number} sends a section to the first planet.</source>
        <extracomment>Name of a player who has not typed one. {number} is from 1 to 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay 5 [success]: each section gains its wild die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}: {player}.</source>
        <extracomment>Chronicle: who plays a section. {player} is the name of a player. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} goes to the first planet.</source>
        <extracomment>Chronicle aboard. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who controls {section}?</source>
        <extracomment>Question at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}: which recruit do you keep?</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}: which recruit do you keep? ({number} of {count})</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} takes part in the operation.</source>
        <extracomment>Chronicle aboard. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section}: who goes on the crew board?</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: which section goes to the first planet?</source>
        <extracomment>Question to a player. {player} is the name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipSituations</name>
    <message numerus="yes">
        <source>Solve %n open situation(s) of your choice.</source>
        <extracomment>Effect of a card aboard. %n is a number of situations.</extracomment>
        <translation>
            <numerusform>Solve %n open situation of your choice.</numerusform>
            <numerusform>Solve %n open situations of your choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n open situation(s) of your choice from the game.</source>
        <extracomment>Effect of a card aboard: they are out of this campaign. %n is a number of situations.</extracomment>
        <translation>
            <numerusform>Remove %n open situation of your choice from the game.</numerusform>
            <numerusform>Remove %n open situations of your choice from the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n possible situation(s) and put them back in an order of your choice.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Look at the top possible situation and put it back.</numerusform>
            <numerusform>Look at the top %n possible situations and put them back in an order of your choice.</numerusform>
        </translation>
    </message>
    <message>
        <source>One situation may be solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The situation {card} is solved.</source>
        <extracomment>What happens aboard. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The situation {card} is put away.</source>
        <extracomment>What happens aboard: it troubles nobody any more. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisors may solve situations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the top situations back in an order of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On top of the possible situations: {cards}.</source>
        <extracomment>Chronicle aboard. {cards} are names of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The possible situations come in this order: {cards}.</source>
        <extracomment>Chronicle aboard. {cards} are names of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which situation do you solve?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which situation do supervisors solve?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which situation lies next from the top?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which situation leaves the game?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipStanding</name>
    <message>
        <source>Marked routes and destinations are permitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[success](pl) for a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A failed survival check counts as passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage to a lander is ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An exploration begins with the first or the second of its conditions, as you choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The landing card is revealed at the launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[energy] on the bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[command] on the bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New situations on the bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[energy] for a flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[energy] for a visit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[energy] for a part of the scanner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discoveries for a research project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icons that assigned crew must show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production boosts without crew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage at which production starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Situations solved in a visit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruits shown in the barracks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank that instructors count as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patients who move one bed more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of a survival check rolled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of a survival check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale does not fall below this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most drops of morale in a phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics of the lander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplies of the lander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equipment that the lander carries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discoveries that the lander holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charges at the start of an exploration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards at the start of an exploration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that may be drawn anew at the launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair of a lander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>In parentheses behind what a card allows: how often.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once per visit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once per phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once per act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lab work</source>
        <extracomment>What a rule aboard is about: crew that works on research.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lab work or a boost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boosts</source>
        <extracomment>What a rule aboard is about: crew that makes production faster.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training</source>
        <extracomment>What a rule aboard is about: crew that rises in rank.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supervisors</source>
        <extracomment>What a rule aboard is about: crew that looks after a room.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add-on staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projects with start stage 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projects with start stage 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projects with start stage 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>personal equipment</source>
        <extracomment>What a rule aboard is about: a kind of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mission equipment</source>
        <extracomment>What a rule aboard is about: a kind of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explorations</source>
        <extracomment>What a rule aboard is about: expeditions.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amber mark</source>
        <extracomment>What a rule aboard is about: a mark on cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projects about living things</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projects about the Shallows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projects about materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projects about peoples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projects about the Post</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treat {what} as absent.</source>
        <extracomment>A standing effect aboard. {what} is the name of a card in quotation marks, or a task of the crew.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{change} ({how}).</source>
        <extracomment>{change} is as &quot;[energy] for a flight&quot;, {how} by how much, for what and how often: &quot;−1, once per phase&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>In brackets behind what costs nothing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{change}.</source>
        <extracomment>{change} is as &quot;A failed survival check counts as passed&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipStarMap</name>
    <message numerus="yes">
        <source>Fly to {system}: %n [energy]</source>
        <extracomment>Choice. {system} is the name of a star, %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Fly to {system}: %n [energy]</numerusform>
            <numerusform>Fly to {system}: %n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Visit {place}: %n [energy]</source>
        <extracomment>Choice. {place} is the name of a planet, %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Visit {place}: %n [energy]</numerusform>
            <numerusform>Visit {place}: %n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ship is at {system}, with %n [energy]. Where to?</source>
        <extracomment>Question aboard. {system} is the name of a star in quotation marks, %n stands before the icon.</extracomment>
        <translation>
            <numerusform>The ship is at {system}, with %n [energy]. Where to?</numerusform>
            <numerusform>The ship is at {system}, with %n [energy]. Where to?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reveal {part}: %n [energy]</source>
        <extracomment>Choice: a landing card is covered in parts. %n is how many. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>
            <numerusform>Reveal {part}: %n [energy]</numerusform>
            <numerusform>Reveal {part}: %n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scan {planet}? The pool holds %n [energy].</source>
        <extracomment>Question aboard. {planet} is the name of a landing card in quotation marks, %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Scan {planet}? The pool holds %n [energy].</numerusform>
            <numerusform>Scan {planet}? The pool holds %n [energy].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scout(s) make the next part cheaper.</source>
        <extracomment>Behind the question whether to scan a planet. %n is how many of the crew scout.</extracomment>
        <translation>
            <numerusform>%n scout makes the next part cheaper.</numerusform>
            <numerusform>%n scouts make the next part cheaper.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reveal the next %n part(s) of the landing card in the scanner.</source>
        <extracomment>Effect of a card aboard: a landing card is covered in parts. %n is how many.</extracomment>
        <translation>
            <numerusform>Reveal the next part of the landing card in the scanner.</numerusform>
            <numerusform>Reveal the next %n parts of the landing card in the scanner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n [energy], more than the pool holds.</source>
        <extracomment>Why the ship cannot go there. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>This costs %n [energy], more than the pool holds.</numerusform>
            <numerusform>This costs %n [energy], more than the pool holds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This part costs %n [energy], more than the pool holds.</source>
        <extracomment>Why a part of the landing card cannot be revealed. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>This part costs %n [energy], more than the pool holds.</numerusform>
            <numerusform>This part costs %n [energy], more than the pool holds.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no planet in the scanner. If you go on, the ship drifts: morale falls by one level, the penalty token goes into the command pool, and this cycle ends without facilities and without an exploration. Drift?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} is open now.</source>
        <extracomment>Chronicle: the ship can go there from now on. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} is closed now.</source>
        <extracomment>Chronicle: the ship cannot go there any more. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visited: {place}.</source>
        <extracomment>Chronicle aboard. {place} is the name of a star or planet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scanner shows: {parts}.</source>
        <extracomment>Chronicle aboard. {parts} are what the parts of a landing card show, as &quot;biomes and icons&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>biomes and icons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conditions of the landing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dangers and gear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The travel goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The planet may be scanned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ship flies to {system}.</source>
        <extracomment>Effect of a card aboard. {system} is the name of a star in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ship reaches {system}.</source>
        <extracomment>Chronicle. {system} is the name of a star in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journey ends at a planet: {planet}.</source>
        <extracomment>Chronicle aboard. {planet} is the name of a landing card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} opens on the star map.</source>
        <extracomment>Effect of a card aboard: the ship can go there from now on. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} closes on the star map.</source>
        <extracomment>Effect of a card aboard: the ship cannot go there any more. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ship is adrift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} scouts ahead.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the travel without a planet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drift</source>
        <extracomment>Choice: the ship has no energy left and goes nowhere.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Travel on</source>
        <extracomment>Choice: the ship goes on through the system.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send a scout: {member}</source>
        <extracomment>Choice: somebody looks at the planet from near. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the rest covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page of the star map does not lead there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not open to you now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is marked as dangerous, and no travel upgrade permits that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has been visited as often as it may be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The landing card of this planet has left the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts are revealed in their order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every part of the card lies open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipTasks</name>
    <message>
        <source>anyone</source>
        <extracomment>In a list of what is needed, as &quot;[research], anyone&quot;: any crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: who is assigned ({need})?</source>
        <extracomment>Question aboard. {card} is the name of a card. {need} is icons, or &quot;anyone&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: who is assigned ({need})? ({number} of {count})</source>
        <extracomment>Question aboard. {card} is the name of a card. {need} is icons, or &quot;anyone&quot;. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assign crew ({need})</source>
        <extracomment>A head, small: what crew that are assigned bring about follows. {need} are the icons that they have to show.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only available crew can be assigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last available member of a section cannot be assigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can be assigned to this task for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They do not show the icons that are needed, one member for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} ({section}, decided by {player})</source>
        <extracomment>Choice of somebody whom another player owns. {player} is the name of that player. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipTexts</name>
    <message>
        <source>{source}: choose one.</source>
        <extracomment>{source} is the name of a card, or of a log.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you want this? {effect}</source>
        <extracomment>Question aboard. {effect} is whole sentences of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source}: do you want this? {effect}</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {effect} is whole sentences of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen: {option}</source>
        <extracomment>Chronicle aboard. {option} is the sentence that was chosen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source}: {option}</source>
        <extracomment>Chronicle aboard. {source} is the name of a card or of a log. {option} is the sentence that was chosen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option {number}</source>
        <extracomment>Choice that has no words of its own. {number} counts from 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log {log} is read.</source>
        <extracomment>Chronicle aboard. {log} is the number of an entry of the logbook.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you pay {price} for this? {effect}</source>
        <extracomment>Question aboard. {price} is as &quot;2 [energy]&quot;. {effect}, whole sentences, is what players get for it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source}: do you pay {price} for this? {effect}</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {price} is as &quot;2 [energy]&quot;. {effect}, whole sentences, is what players get for it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Button under a question aboard.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button: make no use of what is offered.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another decision comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not one of the answers to choose from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cost of this option cannot be paid in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n texts take effect. Which one is first?</source>
        <extracomment>Question aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>%n text takes effect. Which one is first?</numerusform>
            <numerusform>%n texts take effect. Which one is first?</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ({section})</source>
        <extracomment>Who decides, before a question: &quot;Ann (Recon)&quot;. {player} is the name of a player. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} takes effect.</source>
        <extracomment>Chronicle aboard. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken from the income: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gained: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brought along from the training: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipUndo</name>
    <message>
        <source>Undo – start of the campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo – {what}</source>
        <extracomment>Button. {what} is what is taken back, in the words of the button that was pressed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo – {what}</source>
        <extracomment>Button. {what} is what is taken back, in the words of the button that was pressed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new name: {player}</source>
        <extracomment>Stands for {what} in &quot;Undo – {what}&quot;. {player} is the name of a player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last decision</source>
        <extracomment>Stands for {what} in &quot;Undo – {what}&quot; where nothing more is known.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipUnloading</name>
    <message>
        <source>Unique discoveries are unloaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discoveries are unloaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is put away.</source>
        <extracomment>What happens aboard: a find comes to its place. {card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which unique discovery is unloaded next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which discovery is unloaded next?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Shortcuts</source>
        <extracomment>Title of the list of keys.</extracomment>
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
        <source>Show what may be done at any time</source>
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
        <source>Show the situation, in a narrow window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the dice aside for a look at the map, in a narrow window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all chances of a check, in a narrow window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See who sits where, and change names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>What a key does: what was undone is done again.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this? Pressed again, the codex says more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codex: look up rules, icons and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>What a key does: open the settings.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>What a key does: the window fills the screen, or no longer does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These shortcuts</source>
        <extracomment>What a key does: open the list of keys in which this stands.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: shut the list of keys.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>{text} …</source>
        <extracomment>{text} is the beginning of a longer text that can be unfolded.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SituationColumn</name>
    <message>
        <source>Condition</source>
        <extracomment>Kind of a card in the column of the situation: what holds on the whole planet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank-up</source>
        <extracomment>Kind of a card in the column of the situation: it promotes crewmembers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>Heading over the last lines of the journal.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed</source>
        <extracomment>Beside a mission that is done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional</source>
        <extracomment>Beside a mission that need not be done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mission</source>
        <extracomment>Beside a mission that must be done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sectors {numbers}</source>
        <extracomment>Beside a threat with several figures: where they are. {numbers} are numbers, as &quot;2, 5 and 6&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sector {number}</source>
        <extracomment>Beside a threat: where it is. {number} is that of the sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SituationTabs</name>
    <message>
        <source>Situation (S)</source>
        <extracomment>Button, with its key: a column with missions, threats and events slides in.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message>
        <source>Shuffle the section decks, the discovery decks and the [event] cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make landing rolls until the lander is down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the lander sector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The away team leaves the lander.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player decides in which order their crewmembers sit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each crewmember goes to the sector where the expedition begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the [rank_up] of the expedition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand out the loaded equipment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a free [basic] of a color of your choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new round and decide who takes the start token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolve {result} of the danger die with danger table {letter}.</source>
        <extracomment>{result} is an icon of the danger die, {letter} names the danger table: A, B, C.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time track of {track} progresses by one space.</source>
        <extracomment>{track} is the card or the sector to which the time track belongs, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time tracks of {tracks} progress by one space each.</source>
        <extracomment>{tracks} are the cards and sectors to which the time tracks belong, in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the section card {card} that was played.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also roll the die that was kept aside: {die}.</source>
        <extracomment>{die} names a die: &quot;Basic die (red)&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the track of the action of {track}.</source>
        <extracomment>{track} is the card of the action, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Go back %n space(s) on the track of the action of {track}.</source>
        <extracomment>{track} is the card of the action, in quotation marks.</extracomment>
        <translation>
            <numerusform>Go back %n space on the track of the action of {track}.</numerusform>
            <numerusform>Go back %n spaces on the track of the action of {track}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Progress %n space(s) on the track of the action of {track}.</source>
        <extracomment>{track} is the card of the action, in quotation marks.</extracomment>
        <translation>
            <numerusform>Progress %n space on the track of the action of {track}.</numerusform>
            <numerusform>Progress %n spaces on the track of the action of {track}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a section card to prepare, make a dice check for dice combinations, or do both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To prepare you may also draw a section card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To prepare you may also make a dice check for dice combinations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each crewmember draws a starting hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle all [event] cards into a new face-down deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the [global_condition] with which the expedition begins.</source>
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
        <source>A [mission] whose requirement is met may be completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn; no [event] card is revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>End the turn and reveal %n [event] card(s).</source>
        <extracomment>What the game does next. %n stands before the icon of an event card.</extracomment>
        <translation>
            <numerusform>End the turn and reveal %n [event] card.</numerusform>
            <numerusform>End the turn and reveal %n [event] cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reveal the top [event] card.</source>
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
        <source>Move to the sector at the other end of the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh half of your section dice, rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard section cards down to the section card limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the dice check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The injury die returns to the top slot of a column without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put an injury die in the top slot of a column without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Put %n drawn [lead] on discovery decks.</source>
        <extracomment>What the game does next: lead tokens from the bag. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Put %n drawn [lead] on discovery decks.</numerusform>
            <numerusform>Put %n drawn [lead](pl) on discovery decks.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one of these sectors: {sectors}.</source>
        <extracomment>{sectors} are numbers of sectors, with commas between them.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the [lead](pl) of the {deck} deck are worth {value} or more, gain its top discovery.</source>
        <extracomment>{deck} is the icon of a discovery deck. {value} is 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The open question is asked again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outcomes of the dice check have been resolved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the dice that pay stays in the roll pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expedition is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a free red [basic].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a free green [basic].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a free blue [basic].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The yellow outcome has been resolved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The green outcome has been resolved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The red outcome has been resolved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each crewmember draws a starting hand and %n card(s) more, then discards down to the limit.</source>
        <extracomment>What the game does next, at the start of an expedition. %n is how many cards are drawn beyond the starting hand.</extracomment>
        <translation>
            <numerusform>Each crewmember draws a starting hand and %n card more, then discards down to the limit.</numerusform>
            <numerusform>Each crewmember draws a starting hand and %n cards more, then discards down to the limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After that each may draw up to %n card(s) anew.</source>
        <extracomment>What the game does next, at the start of an expedition: cards that players do not like. %n is how many.</extracomment>
        <translation>
            <numerusform>After that each may draw up to %n card anew.</numerusform>
            <numerusform>After that each may draw up to %n cards anew.</numerusform>
        </translation>
    </message>
    <message>
        <source>Red dice that have no slot any more go to the spent pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green dice that have no slot any more go to the spent pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue dice that have no slot any more go to the spent pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the yellow outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the green outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply the red outcome.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stories</name>
    <message>
        <source>the captain</source>
        <extracomment>In a story, where the captain has no name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of you</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Only to look at: another window plays this save, or its file may not be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableSheets</name>
    <message>
        <source>Discards of {member}</source>
        <extracomment>Title over a pile of section cards. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the deck, face down: {count}</source>
        <extracomment>Under the title over discarded cards. {count} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded events</source>
        <extracomment>Title over a pile of event cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
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
</context>
<context>
    <name>TeamQuestions</name>
    <message>
        <source>your rank is {rank} or higher</source>
        <extracomment>After &quot;if&quot;. {rank} is 1, 2 or 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a crewmember is in the sector with the highest number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have the injury {injury}</source>
        <extracomment>After &quot;if&quot;. {injury} is the name of an injury card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the [global_condition] {condition} has been placed at least %n time(s)</source>
        <extracomment>{condition} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>the [global_condition] {condition} has been placed</numerusform>
            <numerusform>the [global_condition] {condition} has been placed at least %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n {deck} card(s) lie on the lander</source>
        <extracomment>{deck} is the icon of a discovery deck.</extracomment>
        <translation>
            <numerusform>a {deck} card lies on the lander</numerusform>
            <numerusform>at least %n {deck} cards lie on the lander</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a mandatory [mission] was completed with at most %n [supplies] left</source>
        <extracomment>After &quot;if&quot; or as a goal. %n stands before the icon of supplies.</extracomment>
        <translation>
            <numerusform>a mandatory [mission] was completed with at most %n [supplies] left</numerusform>
            <numerusform>a mandatory [mission] was completed with at most %n [supplies] left</numerusform>
        </translation>
    </message>
    <message>
        <source>you have the start token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of the round is divisible by {count}</source>
        <extracomment>After &quot;if&quot;: it is true in every so manyth round. {count} is a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThingLog</name>
    <message>
        <source>{member} looks at {cards}.</source>
        <extracomment>{cards} are names of cards in quotation marks, with &quot;and&quot; before the last one. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} puts the section deck in another order.</source>
        <extracomment>Journal: the player has looked at the cards of the own deck. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event cards lie in another order now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The next time, one of %n event(s) will be resolved.</source>
        <extracomment>Journal: of several revealed event cards one will be carried out. %n is how many will be revealed.</extracomment>
        <translation>
            <numerusform>The next time, %n event will be revealed and resolved.</numerusform>
            <numerusform>The next time, one of %n events will be resolved.</numerusform>
        </translation>
    </message>
    <message>
        <source>The event {event} is discarded unresolved.</source>
        <extracomment>{event} is the name of an event card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} takes {card} back from the discard pile.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} sacrifices {card}.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time track of {track} will not make its next progress.</source>
        <extracomment>{track} is a card with a time track in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time track of {track} stays where it is.</source>
        <extracomment>{track} is a card with a time track in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lead} moves to the {deck} deck.</source>
        <extracomment>{lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;, {deck} the icon of a discovery deck.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lead} returns to the bag.</source>
        <extracomment>{lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discovery {back} is swapped for {card}.</source>
        <extracomment>{back} and {card} are names of discovery cards in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unique discovery {discovery} is discarded.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The threat {threat} will skip the effect after its next one.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The threat {threat} will skip its next effect.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The threat {threat} skips its effect.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A path joins {start} and {end} from now on.</source>
        <extracomment>{start} and {end} are names of sectors in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ten-sided die shows {value} and sends the threat {threat} to {sector}.</source>
        <extracomment>{value} is a number from 0 to 9, {threat} the name of a threat and {sector} of a sector, both in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} looks at what the threat {threat} does next. {effects}</source>
        <extracomment>{threat} is the name of a threat in quotation marks, {effects} are sentences of its card. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second figure of the threat {threat} appears in {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token {equipment} is placed in {sector}.</source>
        <extracomment>{equipment} is the name of a card, {sector} of a sector, both in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{equipment} may be used once more.</source>
        <extracomment>{equipment} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} carries {equipment} again.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{equipment} is blocked.</source>
        <extracomment>{equipment} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} is sheltered from threats.</source>
        <extracomment>Journal: attacks of threats do nothing to this person for a while. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attack does not affect {member}.</source>
        <extracomment>Journal: this person was safe from the threat. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No equipment is blocked any more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeTrackBar</name>
    <message>
        <source>Time track: {at} of {length}</source>
        <extracomment>Said of a time track by screen readers. {at} and {length} are numbers of spaces.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>{first} and {last}</source>
        <extracomment>The last two of several things in a sentence. {first} and {last} are names, clauses, icons or numbers of sectors; {first} may be several with commas.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>The last two of several things in a sentence. {first} and {last} are names, clauses, icons or numbers of sectors; {first} may be several with commas.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <extracomment>Things in a sentence before the last one, or heads of a text one after the other, as &quot;at any time, each crewmember&quot;. {first} and {next} are these.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small</source>
        <extracomment>Not shown anywhere. After a colon a sentence goes on with a small letter: leave this word as it is (or put your word for it) only if that is so in your language, and translate it as &quot;capital&quot; if it keeps its capital.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>before the letter e</comment>
        <extracomment>As the other one, where {last} begins with the letter e (Italian has &quot;ed&quot; there instead of &quot;e&quot;); {first} may be several with commas.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} – {text}</source>
        <extracomment>{label} is what is printed before a text, as &quot;Space 3&quot; or &quot;Red outcome&quot;, {text} is the text, which begins with a capital.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{head}: {text}</source>
        <extracomment>{head} is a condition, an address or a moment, {text} what happens then: &quot;At any time: draw 2 section cards.&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{head}:</source>
        <extracomment>Above several lines that belong to it. {head} is a condition, an address or a moment.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}. </source>
        <extracomment>One of several alternatives on its own line. {number} counts from 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopicText</name>
    <message>
        <source>Turn order</source>
        <extracomment>Title of a hint that comes up when it first matters: who plays after whom.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert abilities</source>
        <extracomment>Title of a hint that comes up when it first matters: dice that count as another icon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icons on paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immediate special effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two special actions on one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow outcomes and arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several copies of a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rank-up card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injuries</source>
        <extracomment>Title of a hint that comes up when somebody is first hurt.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing with a dice check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few dice to spend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assisting</source>
        <extracomment>Title of a hint that comes up when it first matters: helping in a dice check.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger dice in a check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice combinations</source>
        <extracomment>Title of a hint that comes up when it first matters: the lower half of section cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique discoveries</source>
        <extracomment>Title of a hint that comes up when the first one is found.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events and biomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time tracks</source>
        <extracomment>Title of a hint that comes up when the first one lies on the table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on you are free to do as you like. At the start of each round whoever has the start token gives it to any crewmember. That crewmember takes the first turn, the others follow clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each crewmember can [convert] dice: a basic result of the printed color may be spent as the printed icon. In a dice check only the abilities of the active crewmember count, but they work on the dice of those who assist as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you travel, resolve every icon on the path in the order in which you meet it. For the [travel] icon carry out the travel effect of the [global_condition]: it comes last, and it moves you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card offers two special actions. Decide which one you take before anything else; it is still only one special action in each turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several copies of this [poi] are in the box, and they differ. When the card is called for, one of the copies is taken at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal of the [rank_up] is met, so it is turned to its completed side. It stays completed, and it promotes your crew after the expedition. Go on collecting [success](pl).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A [unique_discovery] is yours from the moment you gain it. On this world it stays on the planet board; if you would gain it a second time, you gain a [success] instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on each turn ends with an [event]. If one of its biomes is visible in your sector, resolve the main effect, otherwise the secondary effect. As long as no time track is in play, a secondary effect that advances time tracks does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card with a time track is in play. Each progress moves its [time] one space to the right. What is printed on a space happens when the token enters it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action has an immediate special effect, which shows an outcome. If it applies, the dice check ends at once: all dice are spent and that outcome happens, whatever the dice show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A yellow outcome is better than a green one. Where an arrow leads from one outcome to another, apply the second one as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An injury is a card and an injury die in the top slot of a column; dice that it pushes out are spent. In every dice check of yours your injury dice are rolled too. If one of your injury cards shows the rolled icon, its effect happens before you use your dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To prepare you may make a dice check without outcomes. Its only use is to pay for dice combinations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has to spend a die and has none available must sacrifice one: it is out of this expedition. Rest in time. In this training nothing is lost with three dice or fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every other crewmember in the sector may assist: with one available die, and by playing one section card. All dice lie in one roll pool, but each returns to its owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Danger dice are printed to the left of this action. They are rolled together with your dice and looked up in their danger table after the dice combinations, before the special effects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lower half of a section card is a [combination]. After the results are modified, spend dice of the roll pool that show what it asks for: its effect happens at once, and the card is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrackNames</name>
    <message>
        <source>Track</source>
        <extracomment>Where a track has no name of its own: a row of spaces along which a token moves.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrayDieButton</name>
    <message>
        <source>Press it or drag it to what it is to be spent on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message numerus="yes">
        <source>{file} was played with %n content pack(s) that are missing here: {packs}. It was left as it is; add what is missing to open it.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file, {packs} are names of content packs with &quot;and&quot; before the last one; %n is how many they are.</extracomment>
        <translation>
            <numerusform>{file} was played with a content pack that is missing here: {packs}. It was left as it is; add the pack to open it.</numerusform>
            <numerusform>{file} was played with %n content packs that are missing here: {packs}. It was left as it is; add the packs to open it.</numerusform>
        </translation>
    </message>
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
        <extracomment>{sentence} says what is wrong in a content pack. {meant} is a word that exists and looks alike.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left on the disk, so Vanguard cannot keep anything in {folder}. Free some space and start it again.</source>
        <extracomment>Window at the start, where the program cannot run. {folder} is the path of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}, where Vanguard would keep settings and saves. Allow writing there, or start it with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk reports an error, so Vanguard cannot keep anything in {folder}. Check the disk, or start it with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else lies where Vanguard keeps its things: {folder}. Move it away and start it again.</source>
        <extracomment>Window at the start, where the program cannot run: a file has the name of the folder. {folder} is the path of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system does not let Vanguard keep anything in {folder}. Check the permissions there, or start it with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the folder {folder} is not written in UTF-8, so Vanguard cannot use it. Rename it, or start Vanguard with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vanguard is already open with this profile, but it is busy and does not answer. Wait a moment, or close it, and start it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a saved game. It was left as it is; choose another file.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing in it was changed; repair a copy with “vanguard-desktop doctor” or open another save.</source>
        <extracomment>Why a saved game cannot be opened; the words in quotation marks are typed as they stand. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} ends too soon, as after an interrupted copy. Everything before that point is kept; repair a copy with “vanguard-desktop doctor”.</source>
        <extracomment>Why a saved game cannot be opened; the words in quotation marks are typed as they stand. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was made by a newer version of the game. It was left as it is; update the game to open it.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no longer there. If it was moved, import it from its new place.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} can only be read, so nothing could be recorded there. Everything before is kept; allow writing, or go on in a copy.</source>
        <extracomment>Why a saved game cannot be played on. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left on the disk, so nothing could be recorded in {file}. Everything before is kept; free some space and try again.</source>
        <extracomment>While playing: a decision was not saved. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system does not allow access to {file}. Nothing was changed; check the permissions of the file and its folder.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk reports an error, so nothing could be recorded in {file}. Check the disk; to be safe, keep the game on another one.</source>
        <extracomment>While playing: a decision was not saved. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else lies where {file} belongs. Nothing was changed; move it away and try again.</source>
        <extracomment>Why a game cannot be saved: a folder has the name of the file. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was moved, renamed or deleted while you played, so nothing more is recorded. The game as you see it is whole; keep it in another file.</source>
        <extracomment>While playing: the saved game has vanished. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was replaced or changed from outside while you played, so nothing more is recorded. The game as you see it is whole; keep it in another file.</source>
        <extracomment>While playing: the saved game is another one than before. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was played with content packs that are missing or different here. It was left as it is; add those packs to open it.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is open in another window, so it can only be read here. Close the other window to continue playing.</source>
        <extracomment>Why a saved game cannot be played on. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has been played on elsewhere, so the last decision was not recorded here. Everything that was recorded is kept; open the save again to see it.</source>
        <extracomment>While playing: a decision was not saved. {file} is the name of a file.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnLog</name>
    <message numerus="yes">
        <source>%n event card(s) are shuffled into a new deck.</source>
        <extracomment>Journal. %n is the number of cards in the new deck.</extracomment>
        <translation>
            <numerusform>%n event card is shuffled into a new deck.</numerusform>
            <numerusform>%n event cards are shuffled into a new deck.</numerusform>
        </translation>
    </message>
    <message>
        <source>The landing roll shows {value}.</source>
        <extracomment>Journal. {value} is a number from 0 to 9.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The landing marker moves back %n space(s).</source>
        <extracomment>Journal: the marker on the landing track. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>The landing marker moves back %n space.</numerusform>
            <numerusform>The landing marker moves back %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The landing marker moves on %n space(s).</source>
        <extracomment>Journal: the marker on the landing track goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>The landing marker moves on %n space.</numerusform>
            <numerusform>The landing marker moves on %n spaces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <extracomment>Journal, a line by itself. {number} counts from 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} takes the start token.</source>
        <extracomment>Journal: whoever has the token plays first. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} begins a turn.</source>
        <extracomment>Journal. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} takes the action back.</source>
        <extracomment>Journal: the action has not happened, it may be chosen anew. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This turn loses %n action(s).</source>
        <extracomment>Journal: the turn has fewer actions left. %n is how many fewer.</extracomment>
        <translation>
            <numerusform>This turn loses %n action.</numerusform>
            <numerusform>This turn loses %n actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn gains %n action(s).</source>
        <extracomment>Journal: the turn has more actions left. %n is how many more.</extracomment>
        <translation>
            <numerusform>This turn gains %n action.</numerusform>
            <numerusform>This turn gains %n actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of this turn, %n fewer event(s) are revealed.</source>
        <extracomment>Journal, about event cards. %n is how many.</extracomment>
        <translation>
            <numerusform>At the end of this turn, %n fewer event is revealed.</numerusform>
            <numerusform>At the end of this turn, %n fewer events are revealed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of this turn, %n more event(s) are revealed.</source>
        <extracomment>Journal, about event cards. %n is how many.</extracomment>
        <translation>
            <numerusform>At the end of this turn, %n more event is revealed.</numerusform>
            <numerusform>At the end of this turn, %n more events are revealed.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} ends the turn.</source>
        <extracomment>Journal. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} travels to {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The away team loses %n [supplies].</source>
        <extracomment>Journal: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>The away team loses %n [supplies].</numerusform>
            <numerusform>The away team loses %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [supplies].</source>
        <extracomment>Journal: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>The away team gains %n [supplies].</numerusform>
            <numerusform>The away team gains %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [success].</source>
        <extracomment>Journal: tokens for what the expedition has achieved. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>The away team gains %n [success].</numerusform>
            <numerusform>The away team gains %n [success].</numerusform>
        </translation>
    </message>
    <message>
        <source>{section} agrees to the lift-off.</source>
        <extracomment>Journal: the players of a section vote. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{section} wants to stay on the planet.</source>
        <extracomment>Journal: the players of a section vote. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance has decided something that shows later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rest</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. A noun.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prepare</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. As a noun.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special action</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: an action that a card offers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>landing roll</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the roll for the landing on the planet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lander sector: {sector}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the lander was placed there. {sector} is the name of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank-up card: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was chosen. {card} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start token for {member}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: who plays first. {member} is the name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost supplies</source>
        <extracomment>What is undone, after &quot;Undo –&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gained supplies</source>
        <extracomment>What is undone, after &quot;Undo –&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gained successes</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: tokens for what the expedition has achieved.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event: {event}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was revealed. {event} is the name of a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer to the lift-off: {section}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: whether the team leaves the planet. {section} is the name of a section, as Science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the expedition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lander: {part}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a part of the lander was used. {part} is its name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander stands in {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may choose from the rank-up cards {cards}.</source>
        <extracomment>{cards} are names of rank-up cards in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The away team keeps the rank-up card {card}.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal of the rank-up card {card} is met.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} takes the path {path}.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} stands in {sector} now.</source>
        <extracomment>{sector} is the name of a sector in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} reveals the event {event}.</source>
        <extracomment>{event} is the name of an event card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event {event} is discarded.</source>
        <extracomment>{event} is the name of an event card in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise sit {members}.</source>
        <extracomment>{members} are names of crewmembers in the order in which they sit, with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} uses {part} of the lander.</source>
        <extracomment>{part} is the name of a lander or of a mod on it, in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lander} makes up for it, and this result does nothing.</source>
        <extracomment>{lander} is the name of the lander or of a mod on it, in quotation marks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {lesson}</source>
        <extracomment>A lesson of the training. {title} is its title, {lesson} what it explains.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expedition is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} sets out to travel.</source>
        <extracomment>Journal: the action of traveling was chosen. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} rests.</source>
        <extracomment>Journal: an action. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} prepares.</source>
        <extracomment>Journal: an action. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} takes a special action.</source>
        <extracomment>Journal: an action that a card offers. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{member} takes an action.</source>
        <extracomment>Journal: an action that has no name. {member} is the first name of a crewmember.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ending} Left behind: {members}.</source>
        <extracomment>{ending} is a sentence: how the expedition ended. {members} are names with &quot;and&quot; before the last one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander lifts off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emergency evac: the away team is taken off the planet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expedition ends here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody of the away team is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>travel to {sector}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. {sector} is the name of a sector.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>travel</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. A noun.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoText</name>
    <message>
        <source>Undo</source>
        <extracomment>Button; nothing is said about what will be undone.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button: what was undone is done again; nothing is said about what.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last decision</source>
        <extracomment>What is undone, after &quot;Undo –&quot;, where it has no name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo – {what}</source>
        <extracomment>Button or tool tip. {what} tells what will be undone, as &quot;travel to Ash Terrace&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo – {what}</source>
        <extracomment>Button or tool tip. {what} tells what will be done again, as &quot;travel to Ash Terrace&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UsableList</name>
    <message>
        <source>Usable now</source>
        <extracomment>Heading over cards and skills that can be used at this moment.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaitingPieces</name>
    <message>
        <source>To be placed</source>
        <extracomment>The heading of a piece that waits until a player puts it on the board, on a deck, or with somebody.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaysPanel</name>
    <message>
        <source>How it is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadly space</source>
        <extracomment>Switch before a new game: the mode in which whoever dies stays dead.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On: a fourth injury no longer ends the expedition for all; it may kill the one who gets it, and the others go on. For players who know the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real dice</source>
        <extracomment>Switch before a new game: dice of wood or plastic on the own table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On: you roll dice on your own table and tell the game what they show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read events first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On: an event waits until you have read it, so that abilities can still be used before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the seat order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On: a player with several crewmembers says in which order they sit, and so take their turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before a forced cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it hurts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>Choice of how often the game asks before it takes a cost: every time.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>Choice of how often the game asks before it takes a cost: at no time.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whenever you must pay and an ability could change that, the game stops and asks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game pays at once; undo takes it back if you would rather have used an ability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game stops and asks if paying would sacrifice a die or bring an injury, and an ability could change that.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Decks</name>
    <message>
        <source>{deck}: {cards} cards, leads worth {leads}</source>
        <extracomment>A discovery deck. {deck} is its kind, {cards} how many cards are left, {leads} what the lead tokens on it are worth together.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Opener</name>
    <message>
        <source>Choose what the chances of this column reckon with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_SaveCard</name>
    <message>
        <source>A game without a name</source>
        <extracomment>In the list of saved games: one whose name shows nothing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) · {when}</source>
        <extracomment>In the list of saved games: how long a game is, and {when} it was played last (date and time).</extracomment>
        <translation>
            <numerusform>%n decision · {when}</numerusform>
            <numerusform>%n decisions · {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button beside a saved game: play it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
