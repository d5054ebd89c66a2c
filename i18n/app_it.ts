<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AbilityText</name>
    <message>
        <source>This serves other crewmembers too, wherever they are.</source>
        <extracomment>Behind what &quot;you&quot; may do at some moment.</extracomment>
        <translation>Vale anche per gli altri membri dell’equipaggio, ovunque siano.</translation>
    </message>
    <message>
        <source>once per dice check</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation>una volta per tiro</translation>
    </message>
    <message>
        <source>once per turn</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation>una volta per turno</translation>
    </message>
    <message>
        <source>once per round</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation>una volta per round</translation>
    </message>
    <message>
        <source>once per expedition</source>
        <extracomment>A head, small: how often an ability may be used.</extracomment>
        <translation>una volta per spedizione</translation>
    </message>
    <message>
        <source>[basic] of red dice may be spent as {icon}.</source>
        <extracomment>What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the red dice give.</extracomment>
        <translation>Il simbolo [basic] dei dadi rossi può essere speso come {icon}.</translation>
    </message>
    <message>
        <source>[basic] of green dice may be spent as {icon}.</source>
        <extracomment>What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the green dice give.</extracomment>
        <translation>Il simbolo [basic] dei dadi verdi può essere speso come {icon}.</translation>
    </message>
    <message>
        <source>[basic] of blue dice may be spent as {icon}.</source>
        <extracomment>What a convert ability of a crewmember allows, a whole sentence. {icon} is the icon that the blue dice give.</extracomment>
        <translation>Il simbolo [basic] dei dadi blu può essere speso come {icon}.</translation>
    </message>
    <message>
        <source>Another crewmember must assist.</source>
        <translation>Un altro membro dell’equipaggio deve prestare assistenza.</translation>
    </message>
    <message>
        <source>Every other crewmember in the sector must assist.</source>
        <translation>Ogni altro membro dell’equipaggio nel settore deve prestare assistenza.</translation>
    </message>
    <message>
        <source>Only once.</source>
        <extracomment>A special action can be taken only once in the whole campaign.</extracomment>
        <translation>Solo una volta.</translation>
    </message>
    <message>
        <source>Only if what happened before allows it.</source>
        <extracomment>A special action depends on what the players noted earlier in the campaign.</extracomment>
        <translation>Solo se ciò che è accaduto prima lo permette.</translation>
    </message>
    <message>
        <source>Space {number}</source>
        <extracomment>A space of a time track; what happens when the token enters it follows. {number} counts from the left.</extracomment>
        <translation>Spazio {number}</translation>
    </message>
    <message>
        <source>at any time</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>in qualsiasi momento</translation>
    </message>
    <message>
        <source>during a dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>durante un tiro</translation>
    </message>
    <message>
        <source>in your own turn</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>nel vostro turno</translation>
    </message>
    <message>
        <source>as an action</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>come azione</translation>
    </message>
    <message>
        <source>before the dice are rolled</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>prima di tirare i dadi</translation>
    </message>
    <message>
        <source>before the dice of any check are rolled</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>prima di tirare i dadi di un qualsiasi tiro</translation>
    </message>
    <message>
        <source>during any dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>durante un qualsiasi tiro</translation>
    </message>
    <message>
        <source>after an outcome of your dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>dopo un risultato del vostro tiro</translation>
    </message>
    <message>
        <source>at the end of your dice check</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>alla fine del vostro tiro</translation>
    </message>
    <message>
        <source>after a danger die has been rolled</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>dopo il tiro di un dado Pericolo</translation>
    </message>
    <message>
        <source>when traveling</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>durante il viaggio</translation>
    </message>
    <message>
        <source>when resting</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>durante il riposo</translation>
    </message>
    <message>
        <source>before [supplies](pl) are lost</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>prima di perdere [supplies](pl)</translation>
    </message>
    <message>
        <source>when gaining [lead](pl)</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>quando ottenete [lead](pl)</translation>
    </message>
    <message>
        <source>on leaving a sector that shows the [final_poi] icon</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>quando lasciate un settore con l’icona [final_poi]</translation>
    </message>
    <message>
        <source>before an injury is gained</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>prima di subire una ferita</translation>
    </message>
    <message>
        <source>if {test}</source>
        <extracomment>A head, small, behind the moment of an ability, which may begin with &quot;when&quot;. {test} is a clause such as &quot;the outcome was red&quot;.</extracomment>
        <translation>se {test}</translation>
    </message>
    <message>
        <source>during the landing</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>durante l’atterraggio</translation>
    </message>
    <message>
        <source>when an icon of your path is about to be resolved</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>quando state per risolvere un’icona del vostro percorso</translation>
    </message>
    <message>
        <source>after traveling</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>dopo il viaggio</translation>
    </message>
    <message>
        <source>on entering a sector where nobody was before</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>quando entrate in un settore in cui non è ancora stato nessuno</translation>
    </message>
    <message>
        <source>after resting</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>dopo il riposo</translation>
    </message>
    <message>
        <source>when preparing</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>durante la preparazione</translation>
    </message>
    <message>
        <source>after exerting</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>dopo esservi affaticati</translation>
    </message>
    <message>
        <source>after spending dice as a cost</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>dopo aver speso dadi come costo</translation>
    </message>
    <message>
        <source>after gaining a discovery</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>dopo aver ottenuto una scoperta</translation>
    </message>
    <message>
        <source>when a [poi] card comes to your sector</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>quando una carta [poi] arriva nel vostro settore</translation>
    </message>
    <message>
        <source>when your dice check moves a green track on</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>quando il vostro tiro fa avanzare un contatore verde</translation>
    </message>
    <message>
        <source>when a [threat] enters your sector</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>quando una [threat] entra nel vostro settore</translation>
    </message>
    <message>
        <source>at the start of a round</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>all’inizio di un round</translation>
    </message>
    <message>
        <source>at the end of your turn</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>alla fine del vostro turno</translation>
    </message>
    <message>
        <source>when you replace the [poi] of a sector</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>quando sostituite il [poi] di un settore</translation>
    </message>
    <message>
        <source>when all time tracks are about to progress</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>quando tutti i contatori del tempo stanno per avanzare</translation>
    </message>
    <message>
        <source>when an attack of a [threat] is about to hit</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>quando un attacco di una [threat] sta per colpire</translation>
    </message>
    <message>
        <source>when an outcome of your dice check has been marked</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>quando è stato segnalato un risultato del vostro tiro</translation>
    </message>
    <message>
        <source>when an action could be chosen, without using one</source>
        <extracomment>A head, small: when an ability may be used.</extracomment>
        <translation>quando potete scegliere un’azione, senza usarne una</translation>
    </message>
    <message numerus="yes">
        <source>Time track, %n space(s).</source>
        <extracomment>First of the lines about the time track of a card; %n is its length.</extracomment>
        <translation>
            <numerusform>Contatore del tempo, %n spazio.</numerusform>
            <numerusform>Contatore del tempo, %n spazi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <extracomment>Title of the page about the program.</extracomment>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>{version} is as &quot;1.0.2&quot;.</extracomment>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>A cooperative, story-driven campaign board game for one to four players at one screen.</source>
        <translation>Un gioco da tavolo cooperativo e narrativo, a campagna, da uno a quattro giocatori davanti a uno schermo.</translation>
    </message>
    <message>
        <source>License</source>
        <extracomment>Heading on the page about the program.</extracomment>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>The program is free software under the MIT license. Its text comes with the program.</source>
        <translation>Il programma è software libero con licenza MIT. Il testo della licenza è allegato al programma.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <extracomment>Heading on the page about the program: typefaces.</extracomment>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Under the SIL Open Font License 1.1. The license of each font lies beside it in the program’s folder.</source>
        <translation>Con licenza SIL Open Font License 1.1. La licenza di ogni carattere si trova accanto a esso nella cartella del programma.</translation>
    </message>
    <message>
        <source>Built on</source>
        <extracomment>Heading on the page about the program, over other programs that are used in it.</extracomment>
        <translation>Basato su</translation>
    </message>
    <message>
        <source>Qt {qt} and PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs, cattrs, platformdirs and miniaudio (MIT).</source>
        <extracomment>On the page about the program. {qt}, {pyside} and {python} are version numbers.</extracomment>
        <translation>Qt {qt} e PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs, cattrs, platformdirs e miniaudio (MIT).</translation>
    </message>
</context>
<context>
    <name>AddressText</name>
    <message>
        <source>each crewmember</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>ogni membro dell’equipaggio</translation>
    </message>
    <message>
        <source>each crewmember in your sector</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>ogni membro dell’equipaggio nel vostro settore</translation>
    </message>
    <message>
        <source>each other crewmember in your sector</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>ogni altro membro dell’equipaggio nel vostro settore</translation>
    </message>
    <message>
        <source>one crewmember of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>un membro dell’equipaggio a scelta</translation>
    </message>
    <message>
        <source>one crewmember in your sector, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>un membro dell’equipaggio a scelta nel vostro settore</translation>
    </message>
    <message>
        <source>another crewmember in your sector, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>un altro membro dell’equipaggio a scelta nel vostro settore</translation>
    </message>
    <message>
        <source>one crewmember in a connected sector, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>un membro dell’equipaggio a scelta in un settore collegato</translation>
    </message>
    <message>
        <source>each crewmember who assists in the dice check</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>ogni membro dell’equipaggio che presta assistenza nel tiro</translation>
    </message>
    <message>
        <source>one crewmember at most two sectors away, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>un membro dell’equipaggio a scelta, distante al massimo due settori</translation>
    </message>
    <message>
        <source>one crewmember at most two sectors from the lander, of your choice</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>un membro dell’equipaggio a scelta, distante al massimo due settori dal lander</translation>
    </message>
    <message>
        <source>a random crewmember</source>
        <extracomment>A head, small: to whom a text speaks.</extracomment>
        <translation>un membro dell’equipaggio a caso</translation>
    </message>
    <message>
        <source>for {each} in turn, {one}</source>
        <extracomment>A head, small: a text speaks to everybody in turn, each time about somebody else. {each} is as &quot;each crewmember&quot;, {one} as &quot;one crewmember in a connected sector, of your choice&quot;.</extracomment>
        <translation>per {each} a turno, {one}</translation>
    </message>
    <message>
        <source>chance decides in secret which of these happens</source>
        <extracomment>A head, small: one of the lines that follow happens, and the players are not told which.</extracomment>
        <translation>la sorte decide in segreto quale di queste cose accade</translation>
    </message>
</context>
<context>
    <name>AnswerButtons</name>
    <message>
        <source>All ({count})</source>
        <extracomment>A small button that opens the list of all answers. {count} is their number.</extracomment>
        <translation>Tutte ({count})</translation>
    </message>
    <message>
        <source>All answers ({count})</source>
        <extracomment>Button that opens the list of all answers. {count} is their number.</extracomment>
        <translation>Tutte le risposte ({count})</translation>
    </message>
</context>
<context>
    <name>AnyTimeChips</name>
    <message>
        <source>At any time: {count} (A)</source>
        <extracomment>Opens the list of all that may be done beside answering; A is the key for it. {count} is a number.</extracomment>
        <translation>In qualsiasi momento: {count} (A)</translation>
    </message>
</context>
<context>
    <name>BesideRows</name>
    <message>
        <source>Before that, if you like:</source>
        <translation>Prima, se volete:</translation>
    </message>
</context>
<context>
    <name>Biome</name>
    <message>
        <source>Aquatic</source>
        <extracomment>Name of the icon biome_aquatic, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Acquatico</translation>
    </message>
    <message>
        <source>Caves</source>
        <extracomment>Name of the icon biome_caves, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Grotte</translation>
    </message>
    <message>
        <source>Crystalline</source>
        <extracomment>Name of the icon biome_crystalline, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Zone cristalline</translation>
    </message>
    <message>
        <source>Desert</source>
        <extracomment>Name of the icon biome_desert, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Deserto</translation>
    </message>
    <message>
        <source>Frigid</source>
        <extracomment>Name of the icon biome_frigid, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Gelido</translation>
    </message>
    <message>
        <source>Hostile</source>
        <extracomment>Name of the icon biome_hostile, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ostile</translation>
    </message>
    <message>
        <source>Lethal</source>
        <extracomment>Name of the icon biome_lethal, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Letale</translation>
    </message>
    <message>
        <source>Rocky</source>
        <extracomment>Name of the icon biome_rocky, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Roccioso</translation>
    </message>
    <message>
        <source>Ruins</source>
        <extracomment>Name of the icon biome_ruins, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Rovine</translation>
    </message>
    <message>
        <source>Training</source>
        <extracomment>Name of the icon biome_training, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Addestramento</translation>
    </message>
    <message>
        <source>Vegetation</source>
        <extracomment>Name of the icon biome_vegetation, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vegetazione</translation>
    </message>
    <message>
        <source>Void</source>
        <extracomment>Name of the icon biome_void, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vuoto</translation>
    </message>
    <message>
        <source>Volcanic</source>
        <extracomment>Name of the icon biome_volcanic, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vulcanico</translation>
    </message>
</context>
<context>
    <name>BoardLog</name>
    <message>
        <source>A mission failed token is placed on the lander.</source>
        <translation>Sul lander viene messo un gettone Missione fallita.</translation>
    </message>
    <message>
        <source>No card lies in {sector} any more.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation>In {sector} non c’è più nessuna carta.</translation>
    </message>
    <message>
        <source>{sector} now shows {poi}.</source>
        <extracomment>{sector} is the name of a sector, {poi} of a point of interest, both in quotation marks.</extracomment>
        <translation>{sector} ora mostra {poi}.</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are taken from {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation>
            <numerusform>%n segnaposto viene tolto da {sector}.</numerusform>
            <numerusform>%n segnaposto vengono tolti da {sector}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are placed in {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation>
            <numerusform>%n segnaposto viene messo in {sector}.</numerusform>
            <numerusform>%n segnaposto vengono messi in {sector}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The path {path} has other icons now.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation>Il percorso {path} ora ha altre icone.</translation>
    </message>
    <message>
        <source>The path {path} is open now.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation>Il percorso {path} ora è aperto.</translation>
    </message>
    <message>
        <source>{condition} is in force.</source>
        <extracomment>{condition} is the name of a global condition in quotation marks.</extracomment>
        <translation>Ora vale {condition}.</translation>
    </message>
    <message>
        <source>The mission {mission} comes into play.</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation>Entra in gioco la missione {mission}.</translation>
    </message>
    <message>
        <source>The mission {mission} is completed.</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation>La missione {mission} è completata.</translation>
    </message>
    <message numerus="yes">
        <source>The threat {threat} appears with %n standee(s) in {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks; %n are its figures.</extracomment>
        <translation>
            <numerusform>La minaccia {threat} appare con %n segnalino in {sector}.</numerusform>
            <numerusform>La minaccia {threat} appare con %n segnalini in {sector}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The threat {threat} appears in {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>La minaccia {threat} appare in {sector}.</translation>
    </message>
    <message>
        <source>The threat {threat} moves to {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>La minaccia {threat} si sposta in {sector}.</translation>
    </message>
    <message>
        <source>One standee of the threat {threat} moves to {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Un segnalino della minaccia {threat} si sposta in {sector}.</translation>
    </message>
    <message>
        <source>The threat {threat} is gone.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation>La minaccia {threat} è scomparsa.</translation>
    </message>
    <message>
        <source>The away team reads Log {number}.</source>
        <extracomment>{number} is that of an entry of the logbook.</extracomment>
        <translation>La squadra di sbarco legge l’annotazione {number}.</translation>
    </message>
    <message>
        <source>The campaign will remember this.</source>
        <translation>La campagna se ne ricorderà.</translation>
    </message>
    <message>
        <source>This will be carried out aboard the ship.</source>
        <translation>Questo verrà eseguito a bordo della nave.</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are taken off {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>%n segnaposto viene tolto dalla {card}.</numerusform>
            <numerusform>%n segnaposto vengono tolti dalla {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are put on {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>%n segnaposto viene messo sulla {card}.</numerusform>
            <numerusform>%n segnaposto vengono messi sulla {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The mission {mission} fails and is discarded.</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation>La missione {mission} fallisce e viene scartata.</translation>
    </message>
    <message>
        <source>The team stays on the planet.</source>
        <translation>La squadra resta sul pianeta.</translation>
    </message>
    <message numerus="yes">
        <source>The room of %n discovery card(s) in the lander is taken.</source>
        <extracomment>Journal: the lander has less room for finds. %n is for how many cards.</extracomment>
        <translation>
            <numerusform>Nel lander è occupato il posto di %n carta Scoperta.</numerusform>
            <numerusform>Nel lander è occupato il posto di %n carte Scoperta.</numerusform>
        </translation>
    </message>
    <message>
        <source>track: {track}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: its token was moved. {track} is its name.</extracomment>
        <translation>contatore: {track}</translation>
    </message>
    <message>
        <source>completed mission: {mission}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {mission} is the name of a card.</extracomment>
        <translation>missione completata: {mission}</translation>
    </message>
    <message>
        <source>way of the threat: {threat}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: where it moves. {threat} is the name of a card.</extracomment>
        <translation>mossa della minaccia: {threat}</translation>
    </message>
    <message>
        <source>lead: {deck}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a lead token was placed. {deck} is a kind of discovery, as &quot;Mineral&quot;.</extracomment>
        <translation>indizio: {deck}</translation>
    </message>
    <message>
        <source>discovery: {deck}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a card was gained. {deck} is a kind of discovery, as &quot;Mineral&quot;.</extracomment>
        <translation>scoperta: {deck}</translation>
    </message>
    <message>
        <source>unique discovery: {discovery}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was gained. {discovery} is its name.</extracomment>
        <translation>scoperta eccezionale: {discovery}</translation>
    </message>
    <message>
        <source>The time track of {track} is empty again.</source>
        <extracomment>{track} is a card with a time track in quotation marks.</extracomment>
        <translation>Il contatore del tempo di {track} è di nuovo vuoto.</translation>
    </message>
    <message>
        <source>The time token of {track} stands on space {number}.</source>
        <extracomment>{track} is a card with a time track in quotation marks; {number} is a space, counted from the left.</extracomment>
        <translation>Il gettone Tempo di {track} è sullo spazio {number}.</translation>
    </message>
    <message>
        <source>A track of {track} is empty again.</source>
        <extracomment>{track} is the card of a special action with tracks, in quotation marks.</extracomment>
        <translation>Un contatore di {track} è di nuovo vuoto.</translation>
    </message>
    <message>
        <source>The yellow track of {track} reaches space {number}.</source>
        <extracomment>{track} is the card of a special action, in quotation marks; {number} a space, from the left.</extracomment>
        <translation>Il contatore giallo di {track} raggiunge lo spazio {number}.</translation>
    </message>
    <message>
        <source>The green track of {track} reaches space {number}.</source>
        <extracomment>{track} is the card of a special action, in quotation marks; {number} a space, from the left.</extracomment>
        <translation>Il contatore verde di {track} raggiunge lo spazio {number}.</translation>
    </message>
    <message>
        <source>The red track of {track} reaches space {number}.</source>
        <extracomment>{track} is the card of a special action, in quotation marks; {number} a space, from the left.</extracomment>
        <translation>Il contatore rosso di {track} raggiunge lo spazio {number}.</translation>
    </message>
    <message>
        <source>{track} (space {number})</source>
        <extracomment>{track} is a card with a time track in quotation marks; {number} is a space, counted from the left.</extracomment>
        <translation>{track} (spazio {number})</translation>
    </message>
    <message>
        <source>Time goes on for {tracks}.</source>
        <extracomment>{tracks} are cards with time tracks and the spaces that they reach, with &quot;and&quot; before the last one.</extracomment>
        <translation>Il tempo avanza per {tracks}.</translation>
    </message>
    <message>
        <source>The {type} deck is shuffled.</source>
        <extracomment>{type} is the icon of a discovery deck.</extracomment>
        <translation>Il mazzo {type} viene mescolato.</translation>
    </message>
    <message>
        <source>Drawn from the bag: {leads}.</source>
        <extracomment>{leads} are lead tokens with their values, as &quot;Lead 2 with a card&quot;, with &quot;and&quot; before the last one.</extracomment>
        <translation>Pescati dal sacchetto: {leads}.</translation>
    </message>
    <message>
        <source>{lead} is placed on the {type} deck.</source>
        <extracomment>{lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;, {type} the icon of a discovery deck.</extracomment>
        <translation>{lead} viene messo sul mazzo {type}.</translation>
    </message>
    <message>
        <source>The lead tokens leave the {type} deck.</source>
        <extracomment>{type} is the icon of a discovery deck.</extracomment>
        <translation>I gettoni Indizio lasciano il mazzo {type}.</translation>
    </message>
    <message>
        <source>The away team finds {type} {discovery}.</source>
        <extracomment>{type} is the icon of a kind of discovery, {discovery} the name of the card in quotation marks.</extracomment>
        <translation>La squadra di sbarco trova {discovery} ({type}).</translation>
    </message>
    <message>
        <source>The discovery {discovery} is discarded.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation>La scoperta {discovery} viene scartata.</translation>
    </message>
    <message>
        <source>The away team makes the unique discovery {discovery}.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation>La squadra di sbarco fa la scoperta eccezionale {discovery}.</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Discard the topmost [poi] card of this sector.</source>
        <translation>Scartate la carta [poi] in cima a questo settore.</translation>
    </message>
    <message>
        <source>Discard the topmost [poi] card of sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>Scartate la carta [poi] in cima al settore {sector}.</translation>
    </message>
    <message>
        <source>Discard the [global_condition] card; the printed one is in force again.</source>
        <translation>Scartate la carta [global_condition]; torna in vigore quella stampata.</translation>
    </message>
    <message>
        <source>Put a mission failed token on the lander.</source>
        <translation>Mettete un gettone Missione fallita sul lander.</translation>
    </message>
    <message>
        <source>The lander stands in sector {sector} from now on.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>D’ora in poi il lander si trova nel settore {sector}.</translation>
    </message>
    <message>
        <source>The marker on the landing track moves one more space.</source>
        <translation>Il segnaposto sul contatore dell’atterraggio avanza di un altro spazio.</translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the nearest crewmember.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes, the crewmember is its aim.</extracomment>
        <translation>
            <numerusform>La [threat] si muove di %n settore verso il membro dell’equipaggio più vicino.</numerusform>
            <numerusform>La [threat] si muove di %n settori verso il membro dell’equipaggio più vicino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>La [threat] si muove di %n settore verso il settore {sector}.</numerusform>
            <numerusform>La [threat] si muove di %n settori verso il settore {sector}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the crewmember who traveled last.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes; its aim is whoever traveled last.</extracomment>
        <translation>
            <numerusform>La [threat] si muove di %n settore verso il membro dell’equipaggio che ha viaggiato per ultimo.</numerusform>
            <numerusform>La [threat] si muove di %n settori verso il membro dell’equipaggio che ha viaggiato per ultimo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the nearest equipment.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes; its aim is a token of equipment on the board.</extracomment>
        <translation>
            <numerusform>La [threat] si muove di %n settore verso l’attrezzatura più vicina.</numerusform>
            <numerusform>La [threat] si muove di %n settori verso l’attrezzatura più vicina.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the sector with most crewmembers.</source>
        <extracomment>Effect of a threat card, a whole sentence. %n is how far it goes; its aim is the sector with most pawns.</extracomment>
        <translation>
            <numerusform>La [threat] si muove di %n settore verso il settore con più membri dell’equipaggio.</numerusform>
            <numerusform>La [threat] si muove di %n settori verso il settore con più membri dell’equipaggio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the nearest crewmember.</source>
        <extracomment>Effect of a threat card that has several standees (figures of cardboard). %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Ogni segnalino si muove per conto suo di %n settore verso il membro dell’equipaggio più vicino.</numerusform>
            <numerusform>Ogni segnalino si muove per conto suo di %n settori verso il membro dell’equipaggio più vicino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the crewmember who traveled last.</source>
        <extracomment>Effect of a threat card that has several standees; their aim is whoever traveled last. %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Ogni segnalino si muove per conto suo di %n settore verso il membro dell’equipaggio che ha viaggiato per ultimo.</numerusform>
            <numerusform>Ogni segnalino si muove per conto suo di %n settori verso il membro dell’equipaggio che ha viaggiato per ultimo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the nearest equipment.</source>
        <extracomment>Effect of a threat card that has several standees; their aim is a token of equipment. %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Ogni segnalino si muove per conto suo di %n settore verso l’attrezzatura più vicina.</numerusform>
            <numerusform>Ogni segnalino si muove per conto suo di %n settori verso l’attrezzatura più vicina.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the sector with most crewmembers.</source>
        <extracomment>Effect of a threat card that has several standees; their aim is the sector with most pawns. %n is how far each goes.</extracomment>
        <translation>
            <numerusform>Ogni segnalino si muove per conto suo di %n settore verso il settore con più membri dell’equipaggio.</numerusform>
            <numerusform>Ogni segnalino si muove per conto suo di %n settori verso il settore con più membri dell’equipaggio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the [threat] from the planet board.</source>
        <translation>Rimuovete la [threat] dalla plancia pianeta.</translation>
    </message>
    <message>
        <source>Replace all [poi] cards of this sector with {poi}.</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>Sostituite tutte le carte [poi] di questo settore con {poi}.</translation>
    </message>
    <message>
        <source>Replace all [poi] cards of sector {sector} with {poi}.</source>
        <extracomment>{poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>Sostituite tutte le carte [poi] del settore {sector} con {poi}.</translation>
    </message>
    <message>
        <source>Place the [poi] card {poi} on top of those in this sector.</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>Mettete la carta [poi] {poi} sopra quelle di questo settore.</translation>
    </message>
    <message>
        <source>Place the [poi] card {poi} on top of those in sector {sector}.</source>
        <extracomment>{poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>Mettete la carta [poi] {poi} sopra quelle del settore {sector}.</translation>
    </message>
    <message>
        <source>Place the [global_condition] card {condition}.</source>
        <extracomment>{condition} is the name of a card in quotation marks.</extracomment>
        <translation>Mettete in gioco la carta [global_condition] {condition}.</translation>
    </message>
    <message>
        <source>Put the [mission] card {mission} into play.</source>
        <extracomment>{mission} is the name of a card in quotation marks.</extracomment>
        <translation>Mettete in gioco la carta [mission] {mission}.</translation>
    </message>
    <message>
        <source>Complete the [mission] {mission}.</source>
        <extracomment>{mission} is the name of a card in quotation marks.</extracomment>
        <translation>Completate la [mission] {mission}.</translation>
    </message>
    <message>
        <source>The icons of the path {path} are covered by the travel icon from now on.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation>D’ora in poi le icone del percorso {path} sono coperte dall’icona di viaggio.</translation>
    </message>
    <message>
        <source>The path {path} is open from now on.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation>D’ora in poi il percorso {path} è aperto.</translation>
    </message>
    <message>
        <source>The [threat] {threat} appears in sector {sector}.</source>
        <extracomment>{threat} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>La [threat] {threat} appare nel settore {sector}.</translation>
    </message>
    <message>
        <source>attack on each crewmember in the sector of the [threat]</source>
        <extracomment>A head: what an attack does to each of them follows.</extracomment>
        <translation>attacco a ogni membro dell’equipaggio nel settore della [threat]</translation>
    </message>
    <message>
        <source>The [threat] carries out {behavior}.</source>
        <extracomment>{behavior} is a name printed on the card of the threat, in quotation marks.</extracomment>
        <translation>La [threat] esegue {behavior}.</translation>
    </message>
    <message>
        <source>The [threat] moves all the way to sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>La [threat] va direttamente nel settore {sector}.</translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the nearest crewmember.</source>
        <translation>La [threat] raggiunge il membro dell’equipaggio più vicino.</translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the crewmember who traveled last.</source>
        <translation>La [threat] raggiunge il membro dell’equipaggio che ha viaggiato per ultimo.</translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the nearest equipment.</source>
        <translation>La [threat] raggiunge l’attrezzatura più vicina.</translation>
    </message>
    <message>
        <source>The [threat] moves all the way to the sector with most crewmembers.</source>
        <translation>La [threat] raggiunge il settore con più membri dell’equipaggio.</translation>
    </message>
    <message>
        <source>Remove the [threat] {threat} from the planet board.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>Rimuovete la [threat] {threat} dalla plancia pianeta.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off this sector.</source>
        <extracomment>Effect of a card, about the sector in which you stand. %n is a number of markers.</extracomment>
        <translation>
            <numerusform>Togliete %n segnaposto da questo settore.</numerusform>
            <numerusform>Togliete %n segnaposto da questo settore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) in this sector.</source>
        <extracomment>Effect of a card, about the sector in which you stand. %n is a number of markers.</extracomment>
        <translation>
            <numerusform>Mettete %n segnaposto in questo settore.</numerusform>
            <numerusform>Mettete %n segnaposto in questo settore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off sector {sector}.</source>
        <extracomment>{sector} is the number of a sector: do not let two numbers stand side by side.</extracomment>
        <translation>
            <numerusform>Togliete %n segnaposto dal settore {sector}.</numerusform>
            <numerusform>Togliete %n segnaposto dal settore {sector}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) in sector {sector}.</source>
        <extracomment>{sector} is the number of a sector: do not let two numbers stand side by side.</extracomment>
        <translation>
            <numerusform>Mettete %n segnaposto nel settore {sector}.</numerusform>
            <numerusform>Mettete %n segnaposto nel settore {sector}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All time tracks progress by %n space(s).</source>
        <extracomment>Effect of a card: the tokens of all time tracks go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Tutti i contatori del tempo avanzano di %n spazio.</numerusform>
            <numerusform>Tutti i contatori del tempo avanzano di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The time track of this card progresses by %n space(s).</source>
        <extracomment>Effect of a card that has a time track itself: its token goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Il contatore del tempo di questa carta avanza di %n spazio.</numerusform>
            <numerusform>Il contatore del tempo di questa carta avanza di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The time track of the [global_condition] progresses by %n space(s).</source>
        <extracomment>Effect of a card: the token on the card of the global condition goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Il contatore del tempo della [global_condition] avanza di %n spazio.</numerusform>
            <numerusform>Il contatore del tempo della [global_condition] avanza di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [time] of each time track goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on a time track. %n is how many spaces each goes back.</extracomment>
        <translation>
            <numerusform>Il [time] di ogni contatore del tempo torna indietro di %n spazio.</numerusform>
            <numerusform>Il [time] di ogni contatore del tempo torna indietro di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [time] of this card goes back %n space(s).</source>
        <extracomment>Effect of a card that has a time track itself: [time] is the token on it. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>Il [time] di questa carta torna indietro di %n spazio.</numerusform>
            <numerusform>Il [time] di questa carta torna indietro di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [time] of the [global_condition] goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on the card of the global condition. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>Il [time] della [global_condition] torna indietro di %n spazio.</numerusform>
            <numerusform>Il [time] della [global_condition] torna indietro di %n spazi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the time track of this card.</source>
        <translation>Azzerate il contatore del tempo di questa carta.</translation>
    </message>
    <message>
        <source>Reset the yellow track.</source>
        <translation>Azzerate il contatore giallo.</translation>
    </message>
    <message>
        <source>Reset the green track.</source>
        <translation>Azzerate il contatore verde.</translation>
    </message>
    <message>
        <source>Reset the red track.</source>
        <translation>Azzerate il contatore rosso.</translation>
    </message>
    <message numerus="yes">
        <source>The yellow track progresses by %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Il contatore giallo avanza di %n spazio.</numerusform>
            <numerusform>Il contatore giallo avanza di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The green track progresses by %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Il contatore verde avanza di %n spazio.</numerusform>
            <numerusform>Il contatore verde avanza di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red track progresses by %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Il contatore rosso avanza di %n spazio.</numerusform>
            <numerusform>Il contatore rosso avanza di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The yellow track goes back %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Il contatore giallo torna indietro di %n spazio.</numerusform>
            <numerusform>Il contatore giallo torna indietro di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The green track goes back %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Il contatore verde torna indietro di %n spazio.</numerusform>
            <numerusform>Il contatore verde torna indietro di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red track goes back %n space(s).</source>
        <extracomment>Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Il contatore rosso torna indietro di %n spazio.</numerusform>
            <numerusform>Il contatore rosso torna indietro di %n spazi.</numerusform>
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
        <translation>Abilità: {name}, {charges} [charge].</translation>
    </message>
    <message>
        <source>Section card</source>
        <extracomment>Kind of a card, above its name: a card for checks, dealt to the section of a crewmember.</extracomment>
        <translation>Carta Reparto</translation>
    </message>
    <message>
        <source>Equipment</source>
        <extracomment>Kind of a card, above its name: a thing that a crewmember carries.</extracomment>
        <translation>Attrezzatura</translation>
    </message>
    <message>
        <source>Crewmember</source>
        <extracomment>Kind of a card, above its name: a person.</extracomment>
        <translation>Membro dell’equipaggio</translation>
    </message>
    <message>
        <source>Injury</source>
        <extracomment>Kind of a card, above its name: what a crewmember has suffered.</extracomment>
        <translation>Ferita</translation>
    </message>
    <message>
        <source>Danger table</source>
        <extracomment>Kind of a card, above its name: what danger dice of a planet do.</extracomment>
        <translation>Tabella Pericolo</translation>
    </message>
    <message>
        <source>Rank-up card</source>
        <extracomment>Kind of a card, above its name.</extracomment>
        <translation>Carta Grado Superiore</translation>
    </message>
    <message>
        <source>Global condition</source>
        <extracomment>Kind of a card, above its name: what holds on the whole planet.</extracomment>
        <translation>Condizione Generale</translation>
    </message>
    <message>
        <source>Mission</source>
        <extracomment>Kind of a card, above its name: a task of the expedition.</extracomment>
        <translation>Missione</translation>
    </message>
    <message>
        <source>Point of interest</source>
        <extracomment>Kind of a card, above its name.</extracomment>
        <translation>Punto di Interesse</translation>
    </message>
    <message>
        <source>Threat</source>
        <extracomment>Kind of a card, above its name: a beast or a peril with a figure on the board.</extracomment>
        <translation>Minaccia</translation>
    </message>
    <message>
        <source>Discovery</source>
        <extracomment>Kind of a card, above its name: a find brought home from a planet.</extracomment>
        <translation>Scoperta</translation>
    </message>
    <message>
        <source>Unique discovery</source>
        <extracomment>Kind of a card, above its name: a find of which there is only one.</extracomment>
        <translation>Scoperta Eccezionale</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Kind of a card, above its name: what happens at the end of a turn.</extracomment>
        <translation>Evento</translation>
    </message>
    <message>
        <source>All section cards</source>
        <extracomment>Heading of the codex over all such cards: Section card.</extracomment>
        <translation>Tutte le carte Reparto</translation>
    </message>
    <message>
        <source>All equipment</source>
        <extracomment>Heading of the codex over all such cards: Equipment.</extracomment>
        <translation>Tutta l’attrezzatura</translation>
    </message>
    <message>
        <source>The whole crew</source>
        <extracomment>Heading of the codex over all such cards: Crewmember.</extracomment>
        <translation>Tutto l’equipaggio</translation>
    </message>
    <message>
        <source>All injuries</source>
        <extracomment>Heading of the codex over all such cards: Injury.</extracomment>
        <translation>Tutte le ferite</translation>
    </message>
    <message>
        <source>All danger tables</source>
        <extracomment>Heading of the codex over all such cards: Danger table.</extracomment>
        <translation>Tutte le tabelle Pericolo</translation>
    </message>
    <message>
        <source>All rank-up cards</source>
        <extracomment>Heading of the codex over all such cards: Rank-up card.</extracomment>
        <translation>Tutte le carte Grado Superiore</translation>
    </message>
    <message>
        <source>The condition on the table</source>
        <extracomment>Heading of the codex over all such cards: Global condition.</extracomment>
        <translation>La condizione sul tavolo</translation>
    </message>
    <message>
        <source>Missions on the table</source>
        <extracomment>Heading of the codex over all such cards: Mission.</extracomment>
        <translation>Missioni sul tavolo</translation>
    </message>
    <message>
        <source>Points of interest on the table</source>
        <extracomment>Heading of the codex over all such cards: Point of interest.</extracomment>
        <translation>Punti di interesse sul tavolo</translation>
    </message>
    <message>
        <source>Threats on the table</source>
        <extracomment>Heading of the codex over all such cards: Threat.</extracomment>
        <translation>Minacce sul tavolo</translation>
    </message>
    <message>
        <source>Discoveries you found</source>
        <extracomment>Heading of the codex over all such cards: Discovery.</extracomment>
        <translation>Scoperte che avete trovato</translation>
    </message>
    <message>
        <source>Unique discoveries you found</source>
        <extracomment>Heading of the codex over all such cards: Unique discovery.</extracomment>
        <translation>Scoperte eccezionali che avete trovato</translation>
    </message>
    <message>
        <source>Events seen so far</source>
        <extracomment>Heading of the codex over all such cards: Event.</extracomment>
        <translation>Eventi visti finora</translation>
    </message>
</context>
<context>
    <name>CardLines</name>
    <message>
        <source>Used once, then discarded.</source>
        <translation>Si usa una volta, poi si scarta.</translation>
    </message>
    <message>
        <source>It replaces what the token does.</source>
        <translation>Sostituisce l’effetto del gettone.</translation>
    </message>
    <message>
        <source>A final upgrade: a token carries only one.</source>
        <translation>Potenziamento finale: un gettone può averne uno solo.</translation>
    </message>
    <message numerus="yes">
        <source>You may hold %n section card(s) more.</source>
        <extracomment>Line on a rank-up card: the limit of cards in hand is higher by %n.</extracomment>
        <translation>
            <numerusform>Potete tenere in mano %n carta Reparto in più.</numerusform>
            <numerusform>Potete tenere in mano %n carte Reparto in più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With its token placed the lander keeps %n discovery card(s) more.</source>
        <extracomment>Line on a card of equipment whose token lies on the board. %n is for how many cards it makes room.</extracomment>
        <translation>
            <numerusform>Con il suo gettone in gioco il lander può tenere %n carta Scoperta in più.</numerusform>
            <numerusform>Con il suo gettone in gioco il lander può tenere %n carte Scoperta in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>A [threat] enters the sector of its token only by spending its whole move.</source>
        <translation>Una [threat] entra nel settore del suo gettone solo spendendo l’intero movimento.</translation>
    </message>
    <message>
        <source>Crewmembers in your sector are not moved by conditions.</source>
        <translation>I membri dell’equipaggio nel vostro settore non vengono spostati dalle condizioni.</translation>
    </message>
    <message>
        <source>In dice checks in the sector of its token outcomes ask for one {icon} less.</source>
        <extracomment>{icon} is an icon that dice show.</extracomment>
        <translation>Nei tiri nel settore del suo gettone i risultati richiedono un simbolo {icon} in meno.</translation>
    </message>
    <message>
        <source>Danger dice with danger table {letter} do nothing in the sector of its token.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>I dadi Pericolo con la tabella Pericolo {letter} non hanno effetto nel settore del suo gettone.</translation>
    </message>
    <message>
        <source>when it is completed</source>
        <extracomment>A head, small: what happens when a mission is completed follows.</extracomment>
        <translation>quando è completata</translation>
    </message>
    <message>
        <source>After two failures the green tracks of {places} are 1 space shorter.</source>
        <extracomment>{places} are names of points of interest in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation>Dopo due fallimenti i contatori verdi di {places} sono più corti di 1 spazio.</translation>
    </message>
    <message>
        <source>It never enters a sector that shows {biomes}.</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>Non entra mai in un settore che mostra il bioma {biomes}.</translation>
    </message>
    <message>
        <source>with {biomes}</source>
        <extracomment>A head, small: the main effect of an event follows. {biomes} are icons of biomes with &quot;or&quot; before the last.</extracomment>
        <translation>se il vostro settore mostra il bioma {biomes}</translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>A head, small: what an event does where none of its biomes is visible follows.</extracomment>
        <translation>altrimenti</translation>
    </message>
    <message>
        <source>when gained</source>
        <extracomment>A head, small: what happens when the discovery is gained follows.</extracomment>
        <translation>quando la ottenete</translation>
    </message>
    <message>
        <source>after disembarking, in the lander sector</source>
        <extracomment>A head, small: what a mod of the lander does then follows.</extracomment>
        <translation>dopo lo sbarco, nel settore del lander</translation>
    </message>
    <message>
        <source>Only whoever has the start token may travel. It passes clockwise from round to round.</source>
        <translation>Solo chi ha il gettone Inizio può viaggiare. Il gettone passa in senso orario di round in round.</translation>
    </message>
    <message>
        <source>Goal: {goal}</source>
        <extracomment>{goal} is a sentence: what has to be so for a mission or a rank-up card to be completed.</extracomment>
        <translation>Obiettivo: {goal}</translation>
    </message>
    <message>
        <source>Goal when lifting off: {goal}</source>
        <extracomment>{goal} is a sentence: what has to be so at that moment for the mission to be completed.</extracomment>
        <translation>Obiettivo al decollo: {goal}</translation>
    </message>
    <message>
        <source>Its token</source>
        <extracomment>Printed before what the token of mission equipment does on the planet board.</extracomment>
        <translation>Il suo gettone</translation>
    </message>
    <message>
        <source>An upgrade of {equipment}.</source>
        <extracomment>{equipment} is the name of the card that the upgrade belongs to, in quotation marks.</extracomment>
        <translation>Potenziamento di {equipment}.</translation>
    </message>
    <message>
        <source>Every second rest of yours costs no [supplies](pl).</source>
        <translation>Un vostro riposo su due non costa [supplies](pl).</translation>
    </message>
    <message>
        <source>[supplies](pl) are unlimited.</source>
        <translation>Le [supplies](pl) sono illimitate.</translation>
    </message>
    <message>
        <source>at the end of each round</source>
        <extracomment>A head, small: what happens then follows.</extracomment>
        <translation>alla fine di ogni round</translation>
    </message>
    <message>
        <source>to travel</source>
        <extracomment>A head, small: what the travel icon of a path asks for follows.</extracomment>
        <translation>per viaggiare</translation>
    </message>
    <message>
        <source>Markers of a sector may go along with any crewmember who leaves it.</source>
        <translation>I segnaposto di un settore possono andare con qualsiasi membro dell’equipaggio che lo lascia.</translation>
    </message>
    <message numerus="yes">
        <source>It has %n standee(s), and each counts wherever it stands.</source>
        <extracomment>Line on a threat card with more than one figure; %n is how many.</extracomment>
        <translation>
            <numerusform>Ha %n segnalino, e ognuno conta dovunque si trovi.</numerusform>
            <numerusform>Ha %n segnalini, e ognuno conta dovunque si trovi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completed, it promotes from rank 1 with {first} [success].</source>
        <extracomment>{first} is a number of successes.</extracomment>
        <translation>Una volta completata, promuove dal grado 1 con {first} [success].</translation>
    </message>
    <message>
        <source>Completed, it promotes from rank 1 with {first} and from rank 2 with {second} [success].</source>
        <extracomment>{first} and {second} are numbers of successes.</extracomment>
        <translation>Una volta completata, promuove dal grado 1 con {first} e dal grado 2 con {second} [success].</translation>
    </message>
    <message>
        <source>The first failed test of {stat} in a landing has no effect.</source>
        <extracomment>{stat} is the icon of a statistic of the lander.</extracomment>
        <translation>La prima prova di {stat} fallita in un atterraggio non ha effetto.</translation>
    </message>
    <message numerus="yes">
        <source>Every loss in the landing is %n [supplies] lower.</source>
        <extracomment>Line on a lander or a mod: what the landing costs is lower by %n.</extracomment>
        <translation>
            <numerusform>Ogni perdita durante l’atterraggio è inferiore di %n [supplies].</numerusform>
            <numerusform>Ogni perdita durante l’atterraggio è inferiore di %n [supplies].</numerusform>
        </translation>
    </message>
    <message>
        <source>[lead](pl) of a lower value count as {value}.</source>
        <extracomment>{value} is a number.</extracomment>
        <translation>Gli [lead](pl) di valore inferiore contano come {value}.</translation>
    </message>
    <message>
        <source>Choose in which lander sector the lander comes down, whatever the landing table says.</source>
        <translation>Scegliete in quale settore del lander atterra il lander, qualunque cosa dica la tabella di atterraggio.</translation>
    </message>
    <message>
        <source>Special action: {name}</source>
        <extracomment>{name} is the name of a special action as it is printed on its card; its lines follow.</extracomment>
        <translation>Azione speciale: {name}</translation>
    </message>
</context>
<context>
    <name>CheckDice</name>
    <message>
        <source>Injury die</source>
        <extracomment>Name of a die in a check: it hurts whoever is injured.</extracomment>
        <translation>Dado Ferita</translation>
    </message>
    <message>
        <source>Danger die, table {letter}</source>
        <extracomment>A danger die that has not been rolled; {letter} is its table.</extracomment>
        <translation>Dado Pericolo, tabella {letter}</translation>
    </message>
    <message>
        <source>{die}, lent by {section}</source>
        <extracomment>{die} is a die in a dice check, {section} the section that lends it.</extracomment>
        <translation>{die}, in prestito da {section}</translation>
    </message>
    <message>
        <source>{icon}, table {letter}</source>
        <extracomment>Name of a rolled danger die. {icon} is the name of what it shows, {letter} is A, B or C.</extracomment>
        <translation>{icon}, tabella {letter}</translation>
    </message>
</context>
<context>
    <name>CheckLog</name>
    <message>
        <source>The players tell what one of their dice shows.</source>
        <translation>I giocatori dicono che cosa mostra uno dei loro dadi.</translation>
    </message>
    <message numerus="yes">
        <source>Too many accidents: all %n dice are rolled again.</source>
        <extracomment>Only in the guided round of the training, where a roll may show too many accidents.</extracomment>
        <translation>
            <numerusform>Troppi incidenti: il dado viene tirato di nuovo.</numerusform>
            <numerusform>Troppi incidenti: tutti i %n dadi vengono tirati di nuovo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number} of the dice check: {step}.</source>
        <extracomment>{number} is a number from 1 to 10, {step} the name of that step.</extracomment>
        <translation>Passo {number} del tiro: {step}.</translation>
    </message>
    <message>
        <source>{member} assists with a card.</source>
        <extracomment>Journal: somebody else plays a card in the check. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} presta assistenza con una carta.</translation>
    </message>
    <message>
        <source>An injury die has no effect.</source>
        <translation>Un dado Ferita non ha effetto.</translation>
    </message>
    <message>
        <source>An injury die sets off the injury in slot {number}.</source>
        <extracomment>Journal: the die makes an injury card of the board hurt. {number} is its place in the row, from 1.</extracomment>
        <translation>Un dado Ferita attiva la ferita nello spazio {number}.</translation>
    </message>
    <message>
        <source>A danger die is resolved.</source>
        <translation>Un dado Pericolo viene risolto.</translation>
    </message>
    <message>
        <source>A special effect does not happen.</source>
        <translation>Un effetto speciale non si verifica.</translation>
    </message>
    <message numerus="yes">
        <source>A special effect happens %n time(s).</source>
        <extracomment>Journal: the dice have paid for what a check offers besides. %n is how often.</extracomment>
        <translation>
            <numerusform>Un effetto speciale si verifica %n volta.</numerusform>
            <numerusform>Un effetto speciale si verifica %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>An outcome that could be marked is declined.</source>
        <translation>Si rinuncia a un risultato che si poteva segnalare.</translation>
    </message>
    <message>
        <source>The turn ends after this action.</source>
        <translation>Il turno termina dopo questa azione.</translation>
    </message>
    <message>
        <source>The dice check is over.</source>
        <translation>Il tiro è concluso.</translation>
    </message>
    <message>
        <source>{member} begins a dice check.</source>
        <extracomment>Journal, where the check has no name. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} inizia un tiro.</translation>
    </message>
    <message>
        <source>{member} takes {dice} for the check.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} prende {dice} per il tiro.</translation>
    </message>
    <message>
        <source>{member} takes {dice} back.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} riprende {dice}.</translation>
    </message>
    <message>
        <source>To the check come {dice}.</source>
        <extracomment>{dice} is &quot;1 injury die and 2 danger dice&quot; or the like.</extracomment>
        <translation>Dadi aggiunti al tiro: {dice}.</translation>
    </message>
    <message>
        <source>{die} is rolled again and shows {result}.</source>
        <extracomment>{die} is a die by its color, {result} are icons.</extracomment>
        <translation>{die} viene ritirato e mostra {result}.</translation>
    </message>
    <message>
        <source>{die} is turned and shows {result}.</source>
        <extracomment>{die} is a die by its color, {result} are icons.</extracomment>
        <translation>{die} viene girato e mostra {result}.</translation>
    </message>
    <message>
        <source>Out of the roll pool are spent {dice}.</source>
        <extracomment>{dice} is &quot;1 red die and 2 green dice&quot; or the like.</extracomment>
        <translation>Dadi spesi dalla riserva del tiro: {dice}.</translation>
    </message>
    <message>
        <source>{member} rolls {result} with danger table {letter}.</source>
        <extracomment>{letter} names a danger table: A, B, C; {result} is an icon of the danger die. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} tira {result} con la tabella Pericolo {letter}.</translation>
    </message>
    <message>
        <source>{member} begins a dice check for {source}.</source>
        <extracomment>{source} is the card, sector or action that asks for the check, in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} inizia un tiro per {source}.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) are rolled.</source>
        <extracomment>Journal, where it is not known what the dice show. %n is how many.</extracomment>
        <translation>
            <numerusform>Viene tirato %n dado.</numerusform>
            <numerusform>Vengono tirati %n dadi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice show: {results}.</source>
        <extracomment>Journal. {results} is the icons of all dice, as &quot;[research], [basic]&quot;.</extracomment>
        <translation>I dadi mostrano: {results}.</translation>
    </message>
    <message>
        <source>action taken back</source>
        <translation>azione ritirata</translation>
    </message>
    <message>
        <source>die put back: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: taken out of a check again. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>dado rimesso a posto: {die}</translation>
    </message>
    <message>
        <source>next step of the dice check</source>
        <translation>passo successivo del tiro</translation>
    </message>
    <message>
        <source>dice combination: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a dice combination was paid for. {card} is the name of the section card.</extracomment>
        <translation>combinazione di dadi: {card}</translation>
    </message>
    <message>
        <source>dice of the roll pool</source>
        <translation>dadi della riserva del tiro</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Journal: between the icons that dice show.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>For the rest of this check, all results of some dice count as {becomes}.</source>
        <extracomment>Journal: dice are treated as something else. {becomes} is an icon.</extracomment>
        <translation>Per il resto di questo tiro tutti gli esiti di alcuni dadi valgono come {becomes}.</translation>
    </message>
    <message>
        <source>For the rest of this check, {shown} may also serve as {becomes}.</source>
        <extracomment>Journal: an icon serves as another one too, if players like. {shown} is an icon. {becomes} is an icon.</extracomment>
        <translation>Per il resto di questo tiro il simbolo {shown} può valere anche come {becomes}.</translation>
    </message>
    <message>
        <source>For the rest of this check, {shown} does not count.</source>
        <extracomment>Journal: an icon is worth nothing. {shown} is an icon.</extracomment>
        <translation>Per il resto di questo tiro il simbolo {shown} non conta.</translation>
    </message>
    <message>
        <source>For the rest of this check, {shown} counts as {becomes}.</source>
        <extracomment>Journal: an icon is treated as another one. {shown} is an icon. {becomes} is an icon.</extracomment>
        <translation>Per il resto di questo tiro il simbolo {shown} vale come {becomes}.</translation>
    </message>
    <message numerus="yes">
        <source>%n injury die(ce)</source>
        <extracomment>Dice that join a dice check.</extracomment>
        <translation>
            <numerusform>%n dado Ferita</numerusform>
            <numerusform>%n dadi Ferita</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n danger die(ce)</source>
        <extracomment>Dice that join a dice check.</extracomment>
        <translation>
            <numerusform>%n dado Pericolo</numerusform>
            <numerusform>%n dadi Pericolo</numerusform>
        </translation>
    </message>
    <message>
        <source>no more dice</source>
        <extracomment>Instead of dice that join a dice check, if there are none.</extracomment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>The yellow outcome is marked.</source>
        <translation>Viene segnalato il risultato giallo.</translation>
    </message>
    <message>
        <source>The green outcome is marked.</source>
        <translation>Viene segnalato il risultato verde.</translation>
    </message>
    <message>
        <source>The red outcome is marked.</source>
        <translation>Viene segnalato il risultato rosso.</translation>
    </message>
    <message>
        <source>The dice check ends at once with the yellow outcome.</source>
        <translation>Il tiro termina subito con il risultato giallo.</translation>
    </message>
    <message>
        <source>The dice check ends at once with the green outcome.</source>
        <translation>Il tiro termina subito con il risultato verde.</translation>
    </message>
    <message>
        <source>The dice check ends at once with the red outcome.</source>
        <translation>Il tiro termina subito con il risultato rosso.</translation>
    </message>
    <message>
        <source>The yellow outcome happens.</source>
        <translation>Si verifica il risultato giallo.</translation>
    </message>
    <message>
        <source>The green outcome happens.</source>
        <translation>Si verifica il risultato verde.</translation>
    </message>
    <message>
        <source>The red outcome happens.</source>
        <translation>Si verifica il risultato rosso.</translation>
    </message>
    <message>
        <source>for this dice check</source>
        <extracomment>A head, small: what holds during the running check follows.</extracomment>
        <translation>per questo tiro</translation>
    </message>
    <message>
        <source>{member} puts {dice} in the roll pool, showing {result}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence, {result} are the icons that it shows. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} mette {dice} nella riserva del tiro, su {result}.</translation>
    </message>
    <message>
        <source>{member} keeps {dice} aside.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} tiene da parte {dice}.</translation>
    </message>
    <message>
        <source>{member} also rolls the die that was kept aside; it shows {result}.</source>
        <extracomment>{result} are the icons that the die shows. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} tira anche il dado messo da parte; mostra {result}.</translation>
    </message>
    <message>
        <source>After the check are refreshed {dice}.</source>
        <extracomment>{dice} is &quot;1 red die and 2 green dice&quot; or the like.</extracomment>
        <translation>Dadi ricaricati dopo il tiro: {dice}.</translation>
    </message>
    <message>
        <source>{die} has paid and stays in the roll pool.</source>
        <extracomment>{die} is a die by its color.</extracomment>
        <translation>{die} ha pagato e resta nella riserva del tiro.</translation>
    </message>
    <message>
        <source>die for the check: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a die was chosen. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>dado per il tiro: {die}</translation>
    </message>
    <message>
        <source>told result</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: players have told what their own die shows.</extracomment>
        <translation>esito dichiarato</translation>
    </message>
    <message>
        <source>roll</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: dice were rolled. A noun.</extracomment>
        <translation>tiro dei dadi</translation>
    </message>
    <message>
        <source>rerolled die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>dado ritirato: {die}</translation>
    </message>
    <message>
        <source>turned die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: turned by hand to another face. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>dado girato: {die}</translation>
    </message>
    <message>
        <source>injury die</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was carried out, placed or removed.</extracomment>
        <translation>dado Ferita</translation>
    </message>
    <message>
        <source>danger die</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was rolled or carried out.</extracomment>
        <translation>dado Pericolo</translation>
    </message>
    <message>
        <source>special effect</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: one of a dice check has happened.</extracomment>
        <translation>effetto speciale</translation>
    </message>
    <message>
        <source>declined outcome</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: an outcome was not marked.</extracomment>
        <translation>risultato rifiutato</translation>
    </message>
    <message>
        <source>outcome: {outcome}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {outcome} is an outcome of a dice check, as &quot;Green outcome&quot;.</extracomment>
        <translation>risultato: {outcome}</translation>
    </message>
    <message>
        <source>die put in the roll pool: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>dado messo nella riserva del tiro: {die}</translation>
    </message>
    <message>
        <source>die kept aside: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>dado tenuto da parte: {die}</translation>
    </message>
    <message>
        <source>die that stays in the roll pool: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>dado che resta nella riserva del tiro: {die}</translation>
    </message>
</context>
<context>
    <name>CheckModel</name>
    <message>
        <source>Special effect: {icon}</source>
        <extracomment>Name of a place on which dice are laid in a check. {icon} is the name of the icon for which they count.</extracomment>
        <translation>Effetto speciale: {icon}</translation>
    </message>
    <message>
        <source>Special effect</source>
        <extracomment>Name of a place on which dice are laid in a check: what a check offers besides its outcomes.</extracomment>
        <translation>Effetto speciale</translation>
    </message>
    <message>
        <source>Prepare</source>
        <extracomment>Title of a dice check: the action.</extracomment>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Dice check</source>
        <extracomment>Title of a dice check that has no name of its own.</extracomment>
        <translation>Tiro</translation>
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
        <translation>il tiro richiede {icon}</translation>
    </message>
    <message>
        <source>the dice check is on a [threat]</source>
        <translation>il tiro è su una [threat]</translation>
    </message>
    <message>
        <source>the dice check is part of preparing</source>
        <translation>il tiro fa parte della preparazione</translation>
    </message>
    <message>
        <source>another crewmember makes the dice check</source>
        <translation>il tiro è di un altro membro dell’equipaggio</translation>
    </message>
    <message>
        <source>somebody has assisted in the dice check</source>
        <translation>qualcuno ha prestato assistenza nel tiro</translation>
    </message>
    <message>
        <source>the dice check is in your sector</source>
        <translation>il tiro è nel vostro settore</translation>
    </message>
    <message numerus="yes">
        <source>the dice check is at most %n sector(s) away</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: how far away from you the check is made; %n is the distance.</extracomment>
        <translation>
            <numerusform>il tiro è al massimo a %n settore da voi</numerusform>
            <numerusform>il tiro è al massimo a %n settori da voi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the roll pool shows at least %n {icon}</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: the rolled dice show it. %n stands directly before the icon {icon}.</extracomment>
        <translation>
            <numerusform>la riserva del tiro mostra il simbolo {icon}</numerusform>
            <numerusform>la riserva del tiro mostra almeno %n simboli {icon}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dice of at least %n color(s) in the roll pool show {icon}</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: among the rolled dice that show {icon}, an icon, are %n different colors.</extracomment>
        <translation>
            <numerusform>un dado della riserva del tiro mostra {icon}</numerusform>
            <numerusform>nella riserva del tiro dadi di almeno %n colori mostrano {icon}</numerusform>
        </translation>
    </message>
    <message>
        <source>the dice spent on the outcome cover {icons}</source>
        <extracomment>{icons} are icons of dice, with a plus sign between them.</extracomment>
        <translation>i dadi spesi per il risultato coprono {icons}</translation>
    </message>
    <message numerus="yes">
        <source>you have fewer than %n available die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of your board that are not spent. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>non avete dadi disponibili</numerusform>
            <numerusform>avete meno di %n dadi disponibili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of any color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>avete un dado disponibile</numerusform>
            <numerusform>avete almeno %n dadi disponibili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available red die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of this color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>avete un dado rosso disponibile</numerusform>
            <numerusform>avete almeno %n dadi rossi disponibili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available green die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of this color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>avete un dado verde disponibile</numerusform>
            <numerusform>avete almeno %n dadi verdi disponibili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available blue die(ce)</source>
        <extracomment>After &quot;if&quot; or &quot;when&quot;: dice of this color of your board that are not spent. %n is how many.</extracomment>
        <translation>
            <numerusform>avete un dado blu disponibile</numerusform>
            <numerusform>avete almeno %n dadi blu disponibili</numerusform>
        </translation>
    </message>
    <message>
        <source>the outcome was yellow</source>
        <translation>il risultato è stato giallo</translation>
    </message>
    <message>
        <source>the outcome was green</source>
        <translation>il risultato è stato verde</translation>
    </message>
    <message>
        <source>the outcome was red</source>
        <translation>il risultato è stato rosso</translation>
    </message>
</context>
<context>
    <name>CheckRail</name>
    <message>
        <source>Choose</source>
        <extracomment>Step 1 of a dice check, one short word: dice are chosen.</extracomment>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>Step 2 of a dice check, one short word: injury and danger dice join.</extracomment>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Step 3 of a dice check, one short word: the dice are rolled.</extracomment>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Modify</source>
        <extracomment>Step 4 of a dice check, one short word: results are changed.</extracomment>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>Combine</source>
        <extracomment>Step 5 of a dice check, one short word: dice pay for combinations.</extracomment>
        <translation>Combina</translation>
    </message>
    <message>
        <source>Injuries</source>
        <extracomment>Step 6 of a dice check, one short word: injury and danger dice do what they show.</extracomment>
        <translation>Ferite</translation>
    </message>
    <message>
        <source>Effects</source>
        <extracomment>Step 7 of a dice check, one short word: special effects happen.</extracomment>
        <translation>Effetti</translation>
    </message>
    <message>
        <source>Mark</source>
        <extracomment>Step 8 of a dice check, one short word: outcomes are marked.</extracomment>
        <translation>Segnala</translation>
    </message>
    <message>
        <source>Spend</source>
        <extracomment>Step 9 of a dice check, one short word: rolled dice are spent.</extracomment>
        <translation>Spendi</translation>
    </message>
    <message>
        <source>Resolve</source>
        <extracomment>Step 10 of a dice check, one short word: outcomes happen.</extracomment>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>Step {number} of 10: {step}</source>
        <extracomment>Said of the row of steps by screen readers. {number} is from 1 to 10, {step} the name of the step.</extracomment>
        <translation>Passo {number} di 10: {step}</translation>
    </message>
</context>
<context>
    <name>CheckStep</name>
    <message>
        <source>Choose dice</source>
        <extracomment>Name of step 1 of a dice check.</extracomment>
        <translation>Scegli i dadi</translation>
    </message>
    <message>
        <source>Add injury &amp; danger dice</source>
        <translation>Aggiungi i dadi Ferita e i dadi Pericolo</translation>
    </message>
    <message>
        <source>Roll all the dice</source>
        <translation>Tira i dadi</translation>
    </message>
    <message>
        <source>Modify the results</source>
        <translation>Modifica gli esiti</translation>
    </message>
    <message>
        <source>Check for dice combinations</source>
        <translation>Verifica le Combinazioni di Dadi</translation>
    </message>
    <message>
        <source>Resolve injury &amp; danger dice</source>
        <translation>Risolvi i dadi Ferita e i dadi Pericolo</translation>
    </message>
    <message>
        <source>Resolve special effects</source>
        <translation>Risolvi gli Effetti Speciali</translation>
    </message>
    <message>
        <source>Mark outcomes</source>
        <extracomment>Name of step 8 of a dice check: the outcomes that will happen are marked.</extracomment>
        <translation>Segnala i Risultati</translation>
    </message>
    <message>
        <source>Spend dice</source>
        <extracomment>Name of step 9 of a dice check: the rolled dice are spent.</extracomment>
        <translation>Spendi i dadi</translation>
    </message>
    <message>
        <source>Resolve outcomes</source>
        <extracomment>Name of step 10 of a dice check: what was marked happens.</extracomment>
        <translation>Risolvi i Risultati</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>make a dice check</source>
        <extracomment>A head, small: the lines of the check follow.</extracomment>
        <translation>effettuate un tiro</translation>
    </message>
    <message numerus="yes">
        <source>%n danger die(ce) of danger table(s) {letters}.</source>
        <extracomment>How many danger dice join a dice check; {letters} are their danger tables, such as &quot;A + A + B&quot;.</extracomment>
        <translation>
            <numerusform>%n dado Pericolo della tabella Pericolo {letters}.</numerusform>
            <numerusform>%n dadi Pericolo delle tabelle Pericolo {letters}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n section dice can be rolled.</source>
        <extracomment>A limit printed on a special action; section dice are all that are no injury and no danger dice. %n is the limit.</extracomment>
        <translation>
            <numerusform>Si può tirare al massimo %n dado Reparto.</numerusform>
            <numerusform>Si possono tirare al massimo %n dadi Reparto.</numerusform>
        </translation>
    </message>
    <message>
        <source>For each crewmember who assists, the green track progresses by 1 space.</source>
        <translation>Per ogni membro dell’equipaggio che presta assistenza, il contatore verde avanza di 1 spazio.</translation>
    </message>
    <message>
        <source>For each crewmember here who has not traveled in this turn, the green track progresses by 1 space.</source>
        <translation>Per ogni membro dell’equipaggio qui che non ha viaggiato in questo turno, il contatore verde avanza di 1 spazio.</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>A head, small: a special effect of a dice check happens once, if the dice show what it asks for.</extracomment>
        <translation>una volta</translation>
    </message>
    <message>
        <source>each time</source>
        <extracomment>A head, small: a special effect of a dice check happens as often as the dice show what it asks for.</extracomment>
        <translation>ogni volta</translation>
    </message>
    <message>
        <source>The dice check ends at once with the yellow outcome.</source>
        <translation>Il tiro termina subito con il risultato giallo.</translation>
    </message>
    <message>
        <source>The dice check ends at once with the green outcome.</source>
        <translation>Il tiro termina subito con il risultato verde.</translation>
    </message>
    <message>
        <source>The dice check ends at once with the red outcome.</source>
        <translation>Il tiro termina subito con il risultato rosso.</translation>
    </message>
    <message>
        <source>{outcome} ({requirement})</source>
        <extracomment>{outcome} is &quot;Green outcome&quot; or &quot;Yellow outcome&quot;, {requirement} are icons: what the dice have to show.</extracomment>
        <translation>{outcome} ({requirement})</translation>
    </message>
    <message>
        <source>The yellow outcome follows.</source>
        <translation>Segue il risultato giallo.</translation>
    </message>
    <message>
        <source>The green outcome follows.</source>
        <translation>Segue il risultato verde.</translation>
    </message>
    <message>
        <source>The red outcome follows.</source>
        <translation>Segue il risultato rosso.</translation>
    </message>
    <message numerus="yes">
        <source>Yellow track, %n space(s)</source>
        <extracomment>Printed before what happens at the end of the track.</extracomment>
        <translation>
            <numerusform>Contatore giallo, %n spazio</numerusform>
            <numerusform>Contatore giallo, %n spazi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Green track, %n space(s)</source>
        <extracomment>Printed before what happens at the end of the track.</extracomment>
        <translation>
            <numerusform>Contatore verde, %n spazio</numerusform>
            <numerusform>Contatore verde, %n spazi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Red track, %n space(s)</source>
        <extracomment>Printed before what happens at the end of the track.</extracomment>
        <translation>
            <numerusform>Contatore rosso, %n spazio</numerusform>
            <numerusform>Contatore rosso, %n spazi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Marked.</source>
        <extracomment>A small sign that has a tick.</extracomment>
        <translation>Spuntato.</translation>
    </message>
</context>
<context>
    <name>ChosenText</name>
    <message numerus="yes">
        <source>Reveal %n [event] card(s) and resolve one of them.</source>
        <extracomment>%n is the number of cards.</extracomment>
        <translation>
            <numerusform>Rivelate %n carta [event] e risolvetela.</numerusform>
            <numerusform>Rivelate %n carte [event] e risolvetene una.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move this one: {lead}.</source>
        <extracomment>An answer to choose: {lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation>Spostate questo: {lead}.</translation>
    </message>
    <message>
        <source>Return this one: {lead}.</source>
        <extracomment>An answer to choose: {lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation>Rimettete nel sacchetto questo: {lead}.</translation>
    </message>
    <message numerus="yes">
        <source>Place one of %n drawn [lead].</source>
        <extracomment>%n is the number of lead tokens that have been drawn.</extracomment>
        <translation>
            <numerusform>Mettete %n [lead] pescato.</numerusform>
            <numerusform>Mettete uno di %n [lead] pescati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place this one: {lead}.</source>
        <extracomment>An answer to choose: {lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation>Mettete questo: {lead}.</translation>
    </message>
    <message>
        <source>Take {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation>Prendete {card}.</translation>
    </message>
    <message>
        <source>Put {events} on top, the first one uppermost.</source>
        <extracomment>An answer to choose: {events} are names of event cards in quotation marks, in their order.</extracomment>
        <translation>Mettete {events} in cima, il primo sopra tutti.</translation>
    </message>
    <message>
        <source>Put {events} at the bottom.</source>
        <extracomment>An answer to choose: {events} are names of event cards in quotation marks.</extracomment>
        <translation>Mettete {events} in fondo.</translation>
    </message>
    <message>
        <source>Put {top} on top and {bottom} at the bottom.</source>
        <extracomment>An answer to choose: {top} and {bottom} are names of event cards in quotation marks.</extracomment>
        <translation>Mettete {top} in cima e {bottom} in fondo.</translation>
    </message>
    <message>
        <source>Resolve the event {event}.</source>
        <extracomment>An answer to choose: {event} is the name of an event card in quotation marks.</extracomment>
        <translation>Risolvete l’evento {event}.</translation>
    </message>
    <message>
        <source>Take back {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation>Riprendete {card}.</translation>
    </message>
    <message>
        <source>Sacrifice {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation>Sacrificate {card}.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <extracomment>An answer to choose: {card} is the name of a section card in quotation marks.</extracomment>
        <translation>Scartate {card}.</translation>
    </message>
    <message numerus="yes">
        <source>The [time] of {track} goes back %n space(s).</source>
        <extracomment>{track} is the card or the sector to which the time track belongs, in quotation marks.</extracomment>
        <translation>
            <numerusform>Il [time] di {track} torna indietro di %n spazio.</numerusform>
            <numerusform>Il [time] di {track} torna indietro di %n spazi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The time track of {track} waits.</source>
        <extracomment>{track} is the card or the sector to which the time track belongs, in quotation marks.</extracomment>
        <translation>Il contatore del tempo di {track} attende.</translation>
    </message>
    <message>
        <source>To the {deck} deck.</source>
        <extracomment>An answer to choose: {deck} is the icon of a discovery deck.</extracomment>
        <translation>Sul mazzo {deck}.</translation>
    </message>
    <message>
        <source>Put back {discovery}.</source>
        <extracomment>An answer to choose: {discovery} is the name of a card in quotation marks.</extracomment>
        <translation>Rimettete a posto {discovery}.</translation>
    </message>
    <message>
        <source>Have {discovery}.</source>
        <extracomment>An answer to choose: {discovery} is the name of a card in quotation marks.</extracomment>
        <translation>Prendete {discovery}.</translation>
    </message>
    <message>
        <source>Carry everything to sector {sector}.</source>
        <extracomment>An answer to choose: {sector} is the number of a sector.</extracomment>
        <translation>Portate tutto nel settore {sector}.</translation>
    </message>
    <message>
        <source>From sector {sector}.</source>
        <extracomment>An answer to choose: where a path begins. {sector} is the number of a sector.</extracomment>
        <translation>Dal settore {sector}.</translation>
    </message>
    <message>
        <source>To sector {sector}.</source>
        <extracomment>An answer to choose: where a path ends or a marker goes. {sector} is the number of a sector.</extracomment>
        <translation>Al settore {sector}.</translation>
    </message>
    <message numerus="yes">
        <source>The [threat] {threat} moves %n time(s).</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>La [threat] {threat} si muove %n volta.</numerusform>
            <numerusform>La [threat] {threat} si muove %n volte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of the [threat] {threat}.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Guardate il prossimo effetto della [threat] {threat}.</numerusform>
            <numerusform>Guardate i prossimi %n effetti della [threat] {threat}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] {threat} leaves for %n round(s).</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>La [threat] {threat} se ne va per %n round.</numerusform>
            <numerusform>La [threat] {threat} se ne va per %n round.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the time track of the [threat] {threat}.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>Azzerate il contatore del tempo della [threat] {threat}.</translation>
    </message>
    <message>
        <source>The [threat] {threat} skips the effect after its next one.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>La [threat] {threat} salta l’effetto successivo al prossimo.</translation>
    </message>
    <message>
        <source>The [threat] {threat} goes back to where it came from.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>La [threat] {threat} torna da dove è venuta.</translation>
    </message>
    <message>
        <source>The [threat] {threat} skips its next effect.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>La [threat] {threat} salta il suo prossimo effetto.</translation>
    </message>
    <message>
        <source>Move {equipment}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Spostate {equipment}.</translation>
    </message>
    <message>
        <source>Bring back {equipment}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Recuperate {equipment}.</translation>
    </message>
    <message>
        <source>{equipment} goes to {member}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks, {member} of a crewmember.</extracomment>
        <translation>{equipment} va a {member}.</translation>
    </message>
    <message>
        <source>Use {equipment} once more.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Usate {equipment} ancora una volta.</translation>
    </message>
    <message>
        <source>Discard {equipment}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Scartate {equipment}.</translation>
    </message>
    <message>
        <source>Block {equipment} until it is freed.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks.</extracomment>
        <translation>Bloccate l’attrezzatura {equipment} finché non viene sbloccata.</translation>
    </message>
    <message>
        <source>Block {equipment} until the end of round {round}.</source>
        <extracomment>An answer to choose: {equipment} is the name of a card in quotation marks, {round} a number.</extracomment>
        <translation>Bloccate {equipment} fino alla fine del round {round}.</translation>
    </message>
    <message numerus="yes">
        <source>One standee of the [threat] moves up to %n sector(s).</source>
        <extracomment>Effect of a card that lets you move a threat with several standees (figures). %n is how far.</extracomment>
        <translation>
            <numerusform>Un segnalino della [threat] si muove fino a %n settore.</numerusform>
            <numerusform>Un segnalino della [threat] si muove fino a %n settori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves up to %n more sector(s) toward the nearest crewmember.</source>
        <extracomment>Effect of a card: what is left of the move of a threat. %n is how many sectors are left.</extracomment>
        <translation>
            <numerusform>La [threat] si muove fino a %n altro settore verso il membro dell’equipaggio più vicino.</numerusform>
            <numerusform>La [threat] si muove fino a %n altri settori verso il membro dell’equipaggio più vicino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves up to %n more sector(s) toward sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>La [threat] si muove fino a %n altro settore verso il settore {sector}.</numerusform>
            <numerusform>La [threat] si muove fino a %n altri settori verso il settore {sector}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChronicleModel</name>
    <message>
        <source>Round {round}</source>
        <extracomment>Heading in the journal. {round} counts from 1.</extracomment>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>{entry}. Chosen: {choice}</source>
        <extracomment>{entry} is the title of an entry or event in the journal, {choice} what the players chose there.</extracomment>
        <translation>{entry}. Scelto: {choice}</translation>
    </message>
</context>
<context>
    <name>ClauseText</name>
    <message>
        <source>{test}.</source>
        <extracomment>A goal: {test} is a clause such as &quot;the away team has at least 5 [success]&quot;. Where the order of words of a clause asks for it, with words of its own before it.</extracomment>
        <translation>{test}.</translation>
    </message>
    <message>
        <source>Only if {test}.</source>
        <extracomment>{test} is a clause such as &quot;the dice check asks for [xenology]&quot;.</extracomment>
        <translation>Solo se {test}.</translation>
    </message>
    <message>
        <source>if {test}</source>
        <extracomment>A head, small, with a colon or comma after it. {test} is a clause such as &quot;a marker lies in your sector&quot;.</extracomment>
        <translation>se {test}</translation>
    </message>
    <message>
        <source>the keyword {keyword} is recorded</source>
        <extracomment>After &quot;if&quot;: a word that the story has noted down for later. {keyword} is that word in quotation marks.</extracomment>
        <translation>la parola chiave {keyword} è registrata</translation>
    </message>
    <message>
        <source>the keyword {keyword} is not recorded</source>
        <extracomment>After &quot;if&quot;: a word that the story has not noted down. {keyword} is that word in quotation marks.</extracomment>
        <translation>la parola chiave {keyword} non è registrata</translation>
    </message>
    <message>
        <source>it is not true that {test}</source>
        <extracomment>{test} is a clause such as &quot;the landing die has just been rolled&quot;.</extracomment>
        <translation>non è vero che {test}</translation>
    </message>
    <message>
        <source>({clauses})</source>
        <extracomment>Inside of other clauses. {clauses} are several with &quot;and&quot; or &quot;or&quot; between them.</extracomment>
        <translation>({clauses})</translation>
    </message>
    <message>
        <source>a marker lies in each of the sectors {sectors}</source>
        <extracomment>{sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation>c’è un segnaposto in ognuno dei settori {sectors}</translation>
    </message>
    <message>
        <source>the keywords {keywords} are recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation>le parole chiave {keywords} sono registrate</translation>
    </message>
    <message>
        <source>the keyword {keywords} is recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation>la parola chiave {keywords} è registrata</translation>
    </message>
    <message>
        <source>none of the keywords {keywords} is recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation>nessuna delle parole chiave {keywords} è registrata</translation>
    </message>
    <message>
        <source>not all of the keywords {keywords} are recorded</source>
        <extracomment>{keywords} are in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation>non tutte le parole chiave {keywords} sono registrate</translation>
    </message>
</context>
<context>
    <name>Codex</name>
    <message>
        <source>The dice check in ten steps</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Il tiro in dieci passi</translation>
    </message>
    <message>
        <source>A dice check has ten steps. Whoever makes it is the active crewmember; a danger die rolled on its own is none.</source>
        <extracomment>Passage of the codex; it tells CHK-01, CHK-02, CHK-03.</extracomment>
        <translation>Un tiro ha dieci passi. Chi lo effettua è il membro dell’equipaggio attivo; un dado Pericolo tirato da solo non lo è.</translation>
    </message>
    <message>
        <source>Step 1: take any number of your available dice, even none. You may change your mind until the roll.</source>
        <extracomment>Passage of the codex; it tells CHK-05, CHK-07, CHK-92.</extracomment>
        <translation>Passo 1: prendete quanti dei vostri dadi disponibili volete, anche nessuno. Potete ripensarci fino al tiro.</translation>
    </message>
    <message>
        <source>Every other crewmember in your sector may assist with one available die.</source>
        <extracomment>Passage of the codex; it tells CHK-06.</extracomment>
        <translation>Ogni altro membro dell’equipaggio nel vostro settore può prestare assistenza con un dado disponibile.</translation>
    </message>
    <message>
        <source>A skill or card may let somebody assist with more dice; then its number is the limit.</source>
        <extracomment>Passage of the codex; it tells CHK-08.</extracomment>
        <translation>Un’abilità o una carta può permettere di prestare assistenza con più dadi; allora vale il suo numero.</translation>
    </message>
    <message>
        <source>Step 2: your injury dice and the danger dice of the action join. They cannot be left out.</source>
        <extracomment>Passage of the codex; it tells CHK-11, CHK-13, CHK-96.</extracomment>
        <translation>Passo 2: si aggiungono i vostri dadi Ferita e i dadi Pericolo dell’azione. Non si possono escludere.</translation>
    </message>
    <message>
        <source>Step 3: all dice are rolled together into one roll pool. The active crewmember uses all of them, but each die returns to its owner.</source>
        <extracomment>Passage of the codex; it tells CHK-14, CHK-15.</extracomment>
        <translation>Passo 3: tutti i dadi si tirano insieme in un’unica riserva del tiro. Il membro attivo li usa tutti, ma ogni dado torna a chi appartiene.</translation>
    </message>
    <message>
        <source>Step 4: change results with section cards from your hand and with equipment you carry, one after the other, as many as you like.</source>
        <extracomment>Passage of the codex; it tells CHK-17, CHK-18, CHK-24.</extracomment>
        <translation>Passo 4: modificate gli esiti con carte Reparto della vostra mano e con l’attrezzatura che portate, una alla volta, quante volete.</translation>
    </message>
    <message>
        <source>Whoever assists may play one section card in the whole check, and no equipment.</source>
        <extracomment>Passage of the codex; it tells CHK-19, CHK-21.</extracomment>
        <translation>Chi presta assistenza può giocare una sola carta Reparto in tutto il tiro, e nessuna attrezzatura.</translation>
    </message>
    <message>
        <source>Step 5: pay for dice combinations with dice of the roll pool that show what they ask for. What they do happens at once; the dice are gone for this check.</source>
        <extracomment>Passage of the codex; it tells CHK-26, CHK-27, CHK-33.</extracomment>
        <translation>Passo 5: pagate combinazioni di dadi con dadi della riserva del tiro che mostrano ciò che richiedono. Il loro effetto avviene subito; i dadi sono persi per questo tiro.</translation>
    </message>
    <message>
        <source>A section card gives its upper half or its combination, not both. Combinations on the condition may be used again and again.</source>
        <extracomment>Passage of the codex; it tells CHK-28, CHK-94, CHK-30, CHK-34.</extracomment>
        <translation>Una carta Reparto dà la metà superiore o la combinazione, non entrambe. Le combinazioni della condizione si possono usare più volte.</translation>
    </message>
    <message>
        <source>Step 6: first the injury dice, then the danger dice. Afterwards the injury dice return to your board.</source>
        <extracomment>Passage of the codex; it tells CHK-46, CHK-53.</extracomment>
        <translation>Passo 6: prima i dadi Ferita, poi i dadi Pericolo. Alla fine i dadi Ferita tornano sulla vostra plancia.</translation>
    </message>
    <message>
        <source>Step 7: special effects, those of the condition first. What the dice cover must happen, and as often as they cover it.</source>
        <extracomment>Passage of the codex; it tells CHK-55, CHK-56, CHK-57, CHK-62.</extracomment>
        <translation>Passo 7: gli effetti speciali, prima quelli della condizione. Ciò che i dadi coprono deve avvenire, tante volte quante lo coprono.</translation>
    </message>
    <message>
        <source>Step 8: from top to bottom, the first row that the dice cover is marked, yellow for a better success, green for success. If none is covered, the red one is.</source>
        <extracomment>Passage of the codex; it tells CHK-72, CHK-73, CHK-74.</extracomment>
        <translation>Passo 8: dall’alto in basso si segnala la prima riga che i dadi coprono, gialla per un successo migliore, verde per un successo. Se non ne coprono nessuna, si segnala la rossa.</translation>
    </message>
    <message>
        <source>A row covered without any ace or conversion must be marked; one that needs them may be declined.</source>
        <extracomment>Passage of the codex; it tells CHK-75.</extracomment>
        <translation>Una riga coperta senza jolly né conversioni va segnalata; una che ne ha bisogno si può rifiutare.</translation>
    </message>
    <message>
        <source>An action with tracks has no step 8. Its markers move by special effects, stay for later checks, and pay off when they reach the end.</source>
        <extracomment>Passage of the codex; it tells CHK-71, CHK-81, CHK-87.</extracomment>
        <translation>Un’azione con contatori non ha il passo 8. I suoi segnaposto avanzano con gli effetti speciali, restano per i tiri successivi e danno il risultato quando arrivano in fondo.</translation>
    </message>
    <message>
        <source>Step 9: every die left in the roll pool is spent.</source>
        <extracomment>Passage of the codex; it tells CHK-79.</extracomment>
        <translation>Passo 9: ogni dado rimasto nella riserva del tiro viene speso.</translation>
    </message>
    <message>
        <source>Step 10: the marked outcome happens to the active crewmember, and every outcome that an arrow leads to as well.</source>
        <extracomment>Passage of the codex; it tells CHK-83, CHK-84, CHK-85, CHK-86.</extracomment>
        <translation>Passo 10: il risultato segnalato si applica al membro attivo, e con esso ogni risultato a cui porta una freccia.</translation>
    </message>
    <message>
        <source>An immediate special effect ends the check at once: all dice are spent and the outcome it shows happens.</source>
        <extracomment>Passage of the codex; it tells CHK-67, CHK-68, CHK-70.</extracomment>
        <translation>Un effetto speciale immediato conclude subito il tiro: tutti i dadi sono spesi e avviene il risultato che indica.</translation>
    </message>
    <message>
        <source>A text that sends you to a later step skips those between, but the dice are spent in any case.</source>
        <extracomment>Passage of the codex; it tells CHK-25.</extracomment>
        <translation>Un testo che rimanda a un passo successivo salta quelli intermedi, ma i dadi si spendono comunque.</translation>
    </message>
    <message>
        <source>What dice cover</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Che cosa coprono i dadi</translation>
    </message>
    <message>
        <source>“+” asks for everything it joins, “/” for one of its alternatives. Each icon on a die counts once.</source>
        <extracomment>Passage of the codex; it tells CHK-44, REQ-01, REQ-04.</extracomment>
        <translation>«+» richiede tutto ciò che unisce, «/» una delle sue alternative. Ogni simbolo di un dado conta una volta.</translation>
    </message>
    <message>
        <source>Two icons on one face count as two.</source>
        <extracomment>Passage of the codex; it tells CHK-37, CHK-65.</extracomment>
        <translation>Due simboli su una faccia contano come due.</translation>
    </message>
    <message>
        <source>A die symbol asks for a die of that color, whatever it shows; in a combination it must not be an accident.</source>
        <extracomment>Passage of the codex; it tells CHK-45, REQ-22.</extracomment>
        <translation>Il simbolo di un dado richiede un dado di quel colore, qualunque cosa mostri; in una combinazione non può essere un incidente.</translation>
    </message>
    <message>
        <source>The [any_symbol] stands for an icon of your choice. Several of them in one requirement must all be the same icon.</source>
        <extracomment>Passage of the codex; it tells CHK-38, CHK-39, CHK-99, REQ-07.</extracomment>
        <translation>Il [any_symbol] vale per un simbolo a scelta. Più di uno nello stesso requisito devono essere tutti lo stesso simbolo.</translation>
    </message>
    <message>
        <source>A convert ability lets a basic result of its color be spent as its icon. The die itself does not change.</source>
        <extracomment>Passage of the codex; it tells CHK-40, CHK-42, CRW-05.</extracomment>
        <translation>Una capacità di conversione permette di spendere un esito base del suo colore come il suo simbolo. Il dado in sé non cambia.</translation>
    </message>
    <message>
        <source>Only the convert abilities of the active crewmember and of what they carry count, but also for dice lent by others; one for each die.</source>
        <extracomment>Passage of the codex; it tells CHK-41, CHK-43.</extracomment>
        <translation>Contano solo le capacità di conversione del membro attivo e di ciò che porta, ma anche per i dadi prestati da altri; una per dado.</translation>
    </message>
    <message>
        <source>A die pays only if it supplies something that is asked for; an accident never pays.</source>
        <extracomment>Passage of the codex; it tells CHK-32, CHK-36.</extracomment>
        <translation>Un dado paga solo se fornisce qualcosa di richiesto; un incidente non paga mai.</translation>
    </message>
    <message>
        <source>When a special effect happens, all dice showing one of its icons are spent, also those it would not need.</source>
        <extracomment>Passage of the codex; it tells CHK-58, CHK-59, CHK-64, REQ-15.</extracomment>
        <translation>Quando avviene un effetto speciale, si spendono tutti i dadi che mostrano uno dei suoi simboli, anche quelli di troppo.</translation>
    </message>
    <message>
        <source>An ace or a convertible basic result joins a special effect only if you say so, and only if it makes the effect happen more often.</source>
        <extracomment>Passage of the codex; it tells CHK-63, CHK-95, REQ-16.</extracomment>
        <translation>Un jolly o un esito base convertibile partecipa a un effetto speciale solo se lo dite voi, e solo se lo fa avvenire più volte.</translation>
    </message>
    <message>
        <source>A text that only looks at the roll pool spends nothing. You may declare an ace to be what it looks for; conversions do not count.</source>
        <extracomment>Passage of the codex; it tells CHK-69, REQ-19, REQ-20.</extracomment>
        <translation>Un testo che guarda soltanto la riserva del tiro non spende nulla. Potete dichiarare che un jolly è ciò che cerca; le conversioni non contano.</translation>
    </message>
    <message>
        <source>Dice of those who assist may pay for your combinations; you decide which dice pay.</source>
        <extracomment>Passage of the codex; it tells CHK-31, REQ-11.</extracomment>
        <translation>I dadi di chi presta assistenza possono pagare le vostre combinazioni; decidete voi quali dadi pagano.</translation>
    </message>
    <message>
        <source>Travel and paths</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Viaggio e percorsi</translation>
    </message>
    <message>
        <source>You travel along a path that begins in your sector and whose arrow lets you go that way.</source>
        <extracomment>Passage of the codex; it tells ACT-21.</extracomment>
        <translation>Si viaggia lungo un percorso che parte dal vostro settore e la cui freccia permette quella direzione.</translation>
    </message>
    <message>
        <source>A path with one arrowhead is one-way: it can be used in that direction only.</source>
        <extracomment>Passage of the codex; it tells PLN-03.</extracomment>
        <translation>Un percorso con una sola freccia è a senso unico: si può usare solo in quella direzione.</translation>
    </message>
    <message>
        <source>A path with a lock is closed. Nobody can use it until a text opens it. A path without icons costs nothing.</source>
        <extracomment>Passage of the codex; it tells PLN-60.</extracomment>
        <translation>Un percorso con il lucchetto è chiuso. Nessuno può usarlo finché un testo non lo apre. Un percorso senza icone non costa nulla.</translation>
    </message>
    <message>
        <source>Where the [no_movement] icon lies open nobody can travel out or be moved out. A text that places you elsewhere still works.</source>
        <extracomment>Passage of the codex; it tells ACT-20, ACT-34, PLN-27.</extracomment>
        <translation>Dove è scoperta l’icona [no_movement] nessuno può viaggiare o essere spostato fuori. Un testo che vi colloca altrove funziona comunque.</translation>
    </message>
    <message>
        <source>Every icon on the path is resolved in the order in which you meet it: dice to spend, danger to roll, supplies to lose, an entry to read.</source>
        <extracomment>Passage of the codex; it tells ACT-22, ACT-46, PLN-05.</extracomment>
        <translation>Ogni icona del percorso si risolve nell’ordine in cui la incontrate: dadi da spendere, pericolo da tirare, provviste da perdere, un’annotazione da leggere.</translation>
    </message>
    <message>
        <source>For the [travel] icon you carry out the travel effect of the [global_condition]. It comes last, and only it moves you; if it does not, you stay and the action is spent.</source>
        <extracomment>Passage of the codex; it tells ACT-23, ACT-25, ACT-26, ACT-58.</extracomment>
        <translation>Per l’icona [travel] eseguite l’effetto di viaggio della [global_condition]. Viene per ultimo ed è il solo a spostarvi; se non lo fa, restate dove siete e l’azione è spesa.</translation>
    </message>
    <message>
        <source>Whoever arrives in a sector with an open log number makes the team read that entry at once, in whatever way they arrive.</source>
        <extracomment>Passage of the codex; it tells ACT-30, ACT-31, ACT-57.</extracomment>
        <translation>Chi arriva in un settore con un numero di annotazione scoperto la fa leggere subito, comunque vi sia arrivato.</translation>
    </message>
    <message>
        <source>A text that moves you to a connected sector ignores the icons of the path.</source>
        <extracomment>Passage of the codex; it tells ACT-33.</extracomment>
        <translation>Un testo che vi sposta in un settore collegato ignora le icone del percorso.</translation>
    </message>
    <message>
        <source>Sectors are connected if a path with an arrow leads from one to the other. The way back may be missing.</source>
        <extracomment>Passage of the codex; it tells ACT-32, PLN-07.</extracomment>
        <translation>Due settori sono collegati se un percorso con freccia porta dall’uno all’altro. La via del ritorno può mancare.</translation>
    </message>
    <message>
        <source>Until the move is made you are still in the sector you leave: only those there can assist.</source>
        <extracomment>Passage of the codex; it tells ACT-29.</extracomment>
        <translation>Finché lo spostamento non avviene siete ancora nel settore di partenza: solo chi è lì può prestare assistenza.</translation>
    </message>
    <message>
        <source>Exerting</source>
        <extracomment>Title of a page of the codex, about giving up a die to refresh others.</extracomment>
        <translation>Affaticarsi</translation>
    </message>
    <message>
        <source>Anybody may exert at any time, in anyone’s turn and as often as they like. It is no action.</source>
        <extracomment>Passage of the codex; it tells ACT-50, ACT-53, ACT-55.</extracomment>
        <translation>Chiunque può affaticarsi in qualsiasi momento, nel turno di chiunque e quante volte vuole. Non è un’azione.</translation>
    </message>
    <message>
        <source>Exerting sacrifices 1 die, available or spent, and then refreshes up to 5 dice.</source>
        <extracomment>Passage of the codex; it tells ACT-51, ACT-54.</extracomment>
        <translation>Affaticarsi sacrifica 1 dado, disponibile o speso, e poi ne ricarica fino a 5.</translation>
    </message>
    <message>
        <source>With 3 section dice or fewer you take the Drained injury instead of sacrificing one.</source>
        <extracomment>Passage of the codex; it tells ACT-52.</extracomment>
        <translation>Con 3 dadi Reparto o meno, invece di sacrificarne uno subite la ferita Sfinito.</translation>
    </message>
    <message>
        <source>Dice in a roll pool can be neither sacrificed nor refreshed by it.</source>
        <extracomment>Passage of the codex; it tells ACT-56.</extracomment>
        <translation>I dadi in una riserva del tiro non possono essere né sacrificati né ricaricati in questo modo.</translation>
    </message>
    <message>
        <source>What may be used at any time may be used whenever the game waits for a player, also before something already known takes effect.</source>
        <extracomment>Passage of the codex; it tells GEN-22, GEN-24, DEC-25.</extracomment>
        <translation>Ciò che si può usare in qualsiasi momento si può usare ogni volta che il gioco attende un giocatore, anche prima che avvenga qualcosa di già noto.</translation>
    </message>
    <message>
        <source>It never takes back what has happened: dice refreshed in the middle of a check do not join it.</source>
        <extracomment>Passage of the codex; it tells GEN-23.</extracomment>
        <translation>Non annulla mai ciò che è avvenuto: i dadi ricaricati nel mezzo di un tiro non vi si aggiungono.</translation>
    </message>
    <message>
        <source>Choices and costs</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Scelte e costi</translation>
    </message>
    <message>
        <source>Who uses, draws or triggers a text decides what it leaves open. What concerns the whole team is agreed on; if you cannot agree, one player has the last word, and the bar names that player.</source>
        <extracomment>Passage of the codex; it tells GEN-08, GEN-09.</extracomment>
        <translation>Chi usa, pesca o attiva un testo decide ciò che esso lascia aperto. Ciò che riguarda tutta la squadra si concorda; se non siete d’accordo, un giocatore ha l’ultima parola e la barra ne dice il nome.</translation>
    </message>
    <message>
        <source>Of several alternatives you can choose only one that you can pay in full.</source>
        <extracomment>Passage of the codex; it tells GEN-10, GEN-13.</extracomment>
        <translation>Fra più alternative potete scegliere solo quella che potete pagare per intero.</translation>
    </message>
    <message>
        <source>If you can pay none, pick one and do as much of it as possible.</source>
        <extracomment>Passage of the codex; it tells GEN-14.</extracomment>
        <translation>Se non potete pagarne nessuna, sceglietene una ed eseguitela il più possibile.</translation>
    </message>
    <message>
        <source>Spending and sacrificing dice can always be paid: if dice are missing, an injury takes their place.</source>
        <extracomment>Passage of the codex; it tells GEN-11, GEN-12.</extracomment>
        <translation>Spendere e sacrificare dadi si può sempre pagare: se i dadi mancano, li sostituisce una ferita.</translation>
    </message>
    <message>
        <source>A loss larger than what you have takes all of it; the rest is ignored.</source>
        <extracomment>Passage of the codex; it tells GEN-15.</extracomment>
        <translation>Una perdita maggiore di ciò che avete ve lo toglie tutto; il resto si ignora.</translation>
    </message>
    <message>
        <source>A cost is paid before what it buys. The sentences of a text happen in their order, and what one of them sets off is finished before the next.</source>
        <extracomment>Passage of the codex; it tells GEN-16, GEN-18, GEN-21.</extracomment>
        <translation>Un costo si paga prima di ciò che compra. Le frasi di un testo avvengono nel loro ordine, e ciò che una di esse provoca si completa prima della successiva.</translation>
    </message>
    <message>
        <source>“May” and “can” leave you the choice; everything else must be done as far as possible.</source>
        <extracomment>Passage of the codex; it tells GEN-17.</extracomment>
        <translation>«Potete» lascia la scelta a voi; tutto il resto va fatto per quanto possibile.</translation>
    </message>
    <message>
        <source>The text of a card goes before these rules, and a text that forbids goes before one that allows.</source>
        <extracomment>Passage of the codex; it tells GEN-02.</extracomment>
        <translation>Il testo di una carta prevale su queste regole, e un testo che vieta prevale su uno che permette.</translation>
    </message>
    <message>
        <source>What concerns several crewmembers happens to one after the other, first to whoever is active, then clockwise. “Other” leaves you out.</source>
        <extracomment>Passage of the codex; it tells GEN-20, GEN-25, GEN-40.</extracomment>
        <translation>Ciò che riguarda più membri dell’equipaggio accade a uno dopo l’altro, prima a chi è attivo, poi in senso orario. «Altro» esclude voi.</translation>
    </message>
    <message>
        <source>Only what is offered can be answered; while one decision is open, others wait.</source>
        <extracomment>Passage of the codex; it tells DEC-28.</extracomment>
        <translation>Si può rispondere solo con ciò che è offerto; finché una decisione è aperta, le altre attendono.</translation>
    </message>
    <message>
        <source>A discarded card with a number goes back to its place in the box, one without a number under its deck. Only section cards and events have discard piles.</source>
        <extracomment>Passage of the codex; it tells GEN-26, GEN-27, GEN-28.</extracomment>
        <translation>Una carta scartata con un numero torna al suo posto nella scatola, una senza numero sotto il suo mazzo. Solo carte Reparto ed eventi hanno una pila delle carte scartate.</translation>
    </message>
    <message>
        <source>Hands, dice, injuries and equipment lie open for all. Decks, the lead bag and unread entries are hidden.</source>
        <extracomment>Passage of the codex; it tells GEN-35.</extracomment>
        <translation>Mani, dadi, ferite e attrezzatura sono scoperti per tutti. Mazzi, sacchetto degli indizi e annotazioni non lette sono nascosti.</translation>
    </message>
    <message>
        <source>A [success] belongs to the team, never to one crewmember.</source>
        <extracomment>Passage of the codex; it tells GEN-37.</extracomment>
        <translation>Un [success] appartiene alla squadra, mai a un solo membro dell’equipaggio.</translation>
    </message>
    <message>
        <source>Supplies go up and down on their track. They never go above its last space, and with none left nothing more is lost.</source>
        <extracomment>Passage of the codex; it tells GEN-38, DNG-12.</extracomment>
        <translation>Le provviste salgono e scendono sul loro contatore. Non superano mai l’ultimo spazio e, se non ne restano, non se ne perdono altre.</translation>
    </message>
    <message>
        <source>When the expedition ends, everything in progress stops.</source>
        <extracomment>Passage of the codex; it tells GEN-39.</extracomment>
        <translation>Quando la spedizione termina, tutto ciò che è in corso si interrompe.</translation>
    </message>
    <message>
        <source>If several things are due at the same moment, the player whose turn it is puts them in order.</source>
        <extracomment>Passage of the codex; it tells GEN-19, DEC-33.</extracomment>
        <translation>Se più cose sono dovute nello stesso momento, le ordina il giocatore di turno.</translation>
    </message>
    <message>
        <source>Fractions are rounded up unless a text says otherwise.</source>
        <extracomment>Passage of the codex; it tells GEN-36.</extracomment>
        <translation>Le frazioni si arrotondano per eccesso, salvo che un testo dica altro.</translation>
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
        <translation>Ora non è possibile</translation>
    </message>
    <message>
        <source>What {entry} does</source>
        <extracomment>The title of a page: {entry} is an entry of the logbook, as &quot;Log 104&quot;.</extracomment>
        <translation>Che cosa fa {entry}</translation>
    </message>
    <message>
        <source>Section cards</source>
        <extracomment>Title of a page of the codex, about the cards in the hand of a crewmember.</extracomment>
        <translation>Carte Reparto</translation>
    </message>
    <message>
        <source>A section card has two halves: the upper one is played at the moment it names, the lower one is a dice combination for step 5 of a dice check.</source>
        <extracomment>Passage of the codex; it tells CRD-03, CRD-12, CRD-13.</extracomment>
        <translation>Una carta Reparto ha due metà: la superiore si gioca nel momento che indica, l’inferiore è una combinazione di dadi per il passo 5 di un tiro.</translation>
    </message>
    <message>
        <source>You may hold 2 cards at rank 1, 3 at rank 2, 4 at rank 3. With more, discard down to that before you play any.</source>
        <extracomment>Passage of the codex; it tells CRD-09, CRD-10, CRD-11, STP-24.</extracomment>
        <translation>Potete tenere 2 carte al grado 1, 3 al grado 2, 4 al grado 3. Se ne avete di più, scartate fino a quel numero prima di giocarne altre.</translation>
    </message>
    <message>
        <source>You draw from your own deck. If it is empty when you must draw, your discards are shuffled into a new one.</source>
        <extracomment>Passage of the codex; it tells CRD-07, CRD-08.</extracomment>
        <translation>Si pesca dal proprio mazzo. Se è vuoto quando dovete pescare, si rimescolano i vostri scarti in un mazzo nuovo.</translation>
    </message>
    <message>
        <source>Each section has cards of its own. A deck has at least 10 of them, none above the crewmember’s rank.</source>
        <extracomment>Passage of the codex; it tells CRD-01, CRD-06, CRD-04, CRD-21.</extracomment>
        <translation>Ogni reparto ha le proprie carte. Un mazzo ne ha almeno 10, nessuna oltre il grado del membro dell’equipaggio.</translation>
    </message>
    <message>
        <source>A card that was played or discarded goes to its owner’s discard pile; a sacrificed one is out of this expedition.</source>
        <extracomment>Passage of the codex; it tells CRD-14, CRD-16.</extracomment>
        <translation>Una carta giocata o scartata va nella pila delle carte scartate del suo proprietario; una sacrificata è fuori da questa spedizione.</translation>
    </message>
    <message>
        <source>A cost in cards is paid from your own hand. Cards help others in other sectors too, unless they speak of your sector.</source>
        <extracomment>Passage of the codex; it tells CRD-17, CRD-19.</extracomment>
        <translation>Un costo in carte si paga dalla propria mano. Le carte aiutano anche chi è in altri settori, a meno che parlino del vostro.</translation>
    </message>
    <message>
        <source>Crewmembers and their abilities</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Membri dell’equipaggio e loro capacità</translation>
    </message>
    <message>
        <source>There are four sections: Security, Recon, Science and Engineering. Each belongs to one player, also when nobody of it is here.</source>
        <extracomment>Passage of the codex; it tells GEN-03, GEN-04.</extracomment>
        <translation>I reparti sono quattro: Sicurezza, Ricognizione, Scienza e Ingegneria. Ognuno appartiene a un giocatore, anche quando nessuno di loro è qui.</translation>
    </message>
    <message>
        <source>At least two crewmembers go on an expedition, from different sections.</source>
        <extracomment>Passage of the codex; it tells GEN-05.</extracomment>
        <translation>A una spedizione partecipano almeno due membri dell’equipaggio di reparti diversi.</translation>
    </message>
    <message>
        <source>Each section sends one crewmember at most, because it has one board.</source>
        <extracomment>Passage of the codex; it tells GEN-06.</extracomment>
        <translation>Ogni reparto manda al massimo un membro dell’equipaggio, perché ha una sola plancia.</translation>
    </message>
    <message>
        <source>The rank, from 1 to 3, decides how many cards you hold, which cards your deck may have and how many dice your board has room for. A rank asked for is met by a higher one too.</source>
        <extracomment>Passage of the codex; it tells CRW-02, CRW-03.</extracomment>
        <translation>Il grado, da 1 a 3, decide quante carte tenete, quali può avere il mazzo e quanti dadi stanno sulla plancia. Un grado richiesto è soddisfatto anche da uno superiore.</translation>
    </message>
    <message>
        <source>A skill costs 1 [charge] each time. It may be used at any time, or at the moment its text names, and again as long as there are charges.</source>
        <extracomment>Passage of the codex; it tells CRW-14, CRW-15, CRW-16.</extracomment>
        <translation>Un’abilità costa 1 [charge] ogni volta. Si può usare in qualsiasi momento, o in quello che il suo testo indica, e ancora finché ci sono cariche.</translation>
    </message>
    <message>
        <source>Everybody begins with the charges printed on the crew card. There is no limit to them, and unused ones are lost at the end.</source>
        <extracomment>Passage of the codex; it tells CRW-12, CRW-13, CRW-18.</extracomment>
        <translation>Ognuno inizia con le cariche stampate sulla propria carta. Non c’è limite, e quelle non usate alla fine sono perse.</translation>
    </message>
    <message>
        <source>Who assists may use a skill in the check if its text fits, for example “when assisting”.</source>
        <extracomment>Passage of the codex; it tells CRW-17.</extracomment>
        <translation>Chi presta assistenza può usare un’abilità nel tiro se il suo testo lo prevede, per esempio «quando presta assistenza».</translation>
    </message>
    <message>
        <source>A pawn stands in one sector; any number of crewmembers may share it.</source>
        <extracomment>Passage of the codex; it tells CRW-11.</extracomment>
        <translation>Una pedina sta in un solo settore; in un settore possono stare quanti membri dell’equipaggio si vuole.</translation>
    </message>
    <message>
        <source>Equipment</source>
        <extracomment>Title of a page of the codex, about the things that crewmembers carry.</extracomment>
        <translation>Attrezzatura</translation>
    </message>
    <message>
        <source>There is small, personal and mission equipment, and upgrades for the last. Small equipment and upgrades take no room in the lander.</source>
        <extracomment>Passage of the codex; it tells EQP-01, EQP-02, EQP-04.</extracomment>
        <translation>C’è attrezzatura piccola, personale e per la missione, più i potenziamenti di quest’ultima. Attrezzatura piccola e potenziamenti non occupano posto nel lander.</translation>
    </message>
    <message>
        <source>What the lander carries is handed out when you disembark.</source>
        <extracomment>Passage of the codex; it tells EQP-03, STP-20, STP-21.</extracomment>
        <translation>Ciò che il lander trasporta viene distribuito allo sbarco.</translation>
    </message>
    <message>
        <source>Everybody may carry any number of cards.</source>
        <extracomment>Passage of the codex; it tells EQP-05.</extracomment>
        <translation>Ognuno può portare quante carte vuole.</translation>
    </message>
    <message>
        <source>A card with a section’s icon can be carried and used only by that section.</source>
        <extracomment>Passage of the codex; it tells EQP-06.</extracomment>
        <translation>Una carta con il simbolo di un reparto può essere portata e usata solo da quel reparto.</translation>
    </message>
    <message>
        <source>You use equipment in your own turn, also in the middle of a dice check of yours, unless its text names another moment.</source>
        <extracomment>Passage of the codex; it tells EQP-07.</extracomment>
        <translation>L’attrezzatura si usa nel proprio turno, anche nel mezzo di un proprio tiro, salvo che il testo indichi un altro momento.</translation>
    </message>
    <message>
        <source>Only who carries a card can use it.</source>
        <extracomment>Passage of the codex; it tells EQP-08.</extracomment>
        <translation>Solo chi porta una carta può usarla.</translation>
    </message>
    <message>
        <source>Equipment that counts as an action takes one of the two actions of the turn.</source>
        <extracomment>Passage of the codex; it tells EQP-09.</extracomment>
        <translation>L’attrezzatura che conta come azione occupa una delle due azioni del turno.</translation>
    </message>
    <message>
        <source>In the same sector you may hand cards without a section’s icon to each other, but not while an action, a check or an event is being resolved.</source>
        <extracomment>Passage of the codex; it tells EQP-10, EQP-11, EQP-23.</extracomment>
        <translation>Nello stesso settore potete passarvi carte senza simbolo di reparto, ma non mentre si risolve un’azione, un tiro o un evento.</translation>
    </message>
    <message>
        <source>Some equipment puts a token into a sector. From then on everybody there profits from it.</source>
        <extracomment>Passage of the codex; it tells EQP-14, EQP-17, EQP-20.</extracomment>
        <translation>Certa attrezzatura mette un gettone in un settore. Da quel momento ne approfitta chiunque vi si trovi.</translation>
    </message>
    <message>
        <source>A token that lies on the planet board is not moved by placing it again.</source>
        <extracomment>Passage of the codex; it tells EQP-15.</extracomment>
        <translation>Un gettone già sulla plancia pianeta non si sposta piazzandolo di nuovo.</translation>
    </message>
    <message>
        <source>An upgrade changes the token as it says. If the card is discarded, its token goes too.</source>
        <extracomment>Passage of the codex; it tells EQP-16, EQP-18, EQP-24.</extracomment>
        <translation>Un potenziamento cambia il gettone come dice. Se la carta viene scartata, sparisce anche il gettone.</translation>
    </message>
    <message>
        <source>Discarded equipment goes back to the armory and is out of this expedition. At the end all of it returns.</source>
        <extracomment>Passage of the codex; it tells EQP-19, EQP-21.</extracomment>
        <translation>L’attrezzatura scartata torna nell’inventario ed è fuori da questa spedizione. Alla fine vi torna tutta.</translation>
    </message>
    <message>
        <source>A card may be used as often as its text allows; without a limit, again and again.</source>
        <extracomment>Passage of the codex; it tells EQP-22.</extracomment>
        <translation>Una carta si può usare quante volte permette il suo testo; senza limite, quante volte si vuole.</translation>
    </message>
    <message>
        <source>Section dice</source>
        <extracomment>Title of a page of the codex, about red, green and blue dice of the boards.</extracomment>
        <translation>I dadi Reparto</translation>
    </message>
    <message>
        <source>Red dice stand for strength and endurance, green ones for nature and strange life, blue ones for building, numbers and machines. A die counts as one of its color whatever it shows.</source>
        <extracomment>Passage of the codex; it tells DIE-01, DIE-02.</extracomment>
        <translation>I dadi rossi stanno per forza e resistenza, i verdi per la natura e la vita aliena, i blu per costruire, calcolare e usare macchine. Un dado conta sempre come uno del suo colore, qualunque cosa mostri.</translation>
    </message>
    <message>
        <source>An [ace] may stand for any one other icon, also for a basic result, but never for an accident. You decide each time.</source>
        <extracomment>Passage of the codex; it tells DIE-05, DIE-08, DIE-09.</extracomment>
        <translation>Un [ace] può valere come un qualsiasi altro simbolo, anche come un esito base, ma mai come un incidente. Decidete voi ogni volta.</translation>
    </message>
    <message>
        <source>A [basic] result does nothing by itself. A convert ability of its color turns it into a skill icon at the moment the die is spent.</source>
        <extracomment>Passage of the codex; it tells DIE-06.</extracomment>
        <translation>Un esito [basic] da solo non fa nulla. Una capacità di conversione del suo colore lo trasforma in un simbolo nel momento in cui il dado viene speso.</translation>
    </message>
    <message>
        <source>An [accident] is harmless unless a text speaks of it. It never pays for a dice combination.</source>
        <extracomment>Passage of the codex; it tells DIE-07.</extracomment>
        <translation>Un [accident] è innocuo, a meno che un testo ne parli. Non paga mai una combinazione di dadi.</translation>
    </message>
    <message>
        <source>Basic dice show no skill icon, specialist dice one, universal dice pairs of all three, expert dice double icons, wild dice only aces and accidents. The brackets mark the most common result.</source>
        <extracomment>Passage of the codex; it tells DIE-10, DIE-11, DIE-12.</extracomment>
        <translation>I dadi base non mostrano simboli, gli specializzati uno, gli universali coppie di tutti e tre, gli esperti simboli doppi, i jolly solo jolly e incidenti. Le parentesi segnano l’esito più frequente.</translation>
    </message>
    <message>
        <source>Available dice lie in slots of their color on your board, spent dice in the spent pool beside them. Only available dice can be used.</source>
        <extracomment>Passage of the codex; it tells DIE-18, DIE-19, DIE-20.</extracomment>
        <translation>I dadi disponibili stanno nelle caselle del loro colore sulla vostra plancia, quelli spesi nella riserva accanto. Si possono usare solo i dadi disponibili.</translation>
    </message>
    <message>
        <source>Every section begins with 5 dice, and all sections always own equally many.</source>
        <extracomment>Passage of the codex; it tells DIE-15.</extracomment>
        <translation>Ogni reparto inizia con 5 dadi, e tutti ne possiedono sempre lo stesso numero.</translation>
    </message>
    <message>
        <source>How many dice of a color have room on a board depends on section and rank. An injury die takes one slot of its column.</source>
        <extracomment>Passage of the codex; it tells CRW-08, CRW-10.</extracomment>
        <translation>Quanti dadi di un colore stanno su una plancia dipende da reparto e grado. Un dado Ferita occupa una casella della sua colonna.</translation>
    </message>
    <message>
        <source>Turning a die to a result works only with a face that the die has. A reroll may show the same again.</source>
        <extracomment>Passage of the codex; it tells DIE-35, DIE-36.</extracomment>
        <translation>Si può girare un dado solo su una faccia che possiede. Ritirandolo può uscire di nuovo lo stesso esito.</translation>
    </message>
    <message>
        <source>Injury and danger dice are no section dice: nobody refreshes, spends or sacrifices them.</source>
        <extracomment>Passage of the codex; it tells DIE-34.</extracomment>
        <translation>I dadi Ferita e Pericolo non sono dadi Reparto: nessuno li ricarica, spende o sacrifica.</translation>
    </message>
    <message>
        <source>Spend, sacrifice, refresh</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Spendere, sacrificare, ricaricare</translation>
    </message>
    <message>
        <source>To spend a die, move an available one of your choice to your spent pool; if a color is shown, one of that color.</source>
        <extracomment>Passage of the codex; it tells DIE-25.</extracomment>
        <translation>Per spendere un dado, spostatene uno disponibile a scelta nella riserva dei dadi spesi; se è indicato un colore, uno di quel colore.</translation>
    </message>
    <message>
        <source>If you have too few available dice to spend, you must sacrifice one for each that is missing.</source>
        <extracomment>Passage of the codex; it tells DIE-26, DIE-38, DIE-27.</extracomment>
        <translation>Se avete troppo pochi dadi disponibili da spendere, dovete sacrificarne uno per ciascuno che manca.</translation>
    </message>
    <message>
        <source>A sacrificed die, available or spent, leaves your board and is out of this expedition.</source>
        <extracomment>Passage of the codex; it tells DIE-28, DIE-29, DIE-30.</extracomment>
        <translation>Un dado sacrificato, disponibile o speso, lascia la plancia ed è fuori da questa spedizione.</translation>
    </message>
    <message>
        <source>With 3 section dice or fewer nothing is sacrificed: you take the Drained injury instead.</source>
        <extracomment>Passage of the codex; it tells DIE-31, DIE-32, DIE-33.</extracomment>
        <translation>Con 3 dadi Reparto o meno non si sacrifica nulla: subite invece la ferita Sfinito.</translation>
    </message>
    <message>
        <source>To refresh dice, move spent ones of your choice back to free slots of their color. What finds no slot stays spent.</source>
        <extracomment>Passage of the codex; it tells DIE-21, DIE-22, DIE-23.</extracomment>
        <translation>Per ricaricare dadi, rimettete quelli spesi che volete in caselle libere del loro colore. Quelli che non trovano posto restano spesi.</translation>
    </message>
    <message>
        <source>A refreshed die is available at once, but never for a check whose dice are already chosen.</source>
        <extracomment>Passage of the codex; it tells DIE-24.</extracomment>
        <translation>Un dado ricaricato è subito disponibile, ma mai per un tiro i cui dadi sono già scelti.</translation>
    </message>
    <message>
        <source>Injuries and injury dice</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Ferite e dadi Ferita</translation>
    </message>
    <message>
        <source>An injury is a card on your board and an injury die in the top slot of a column of your choice.</source>
        <extracomment>Passage of the codex; it tells INJ-01, INJ-03, INJ-04.</extracomment>
        <translation>Una ferita è una carta sulla vostra plancia e un dado Ferita nella casella più alta di una colonna a scelta.</translation>
    </message>
    <message>
        <source>The injury die pushes the dice of its column down. Those that have no room any more are spent.</source>
        <extracomment>Passage of the codex; it tells INJ-07, INJ-08.</extracomment>
        <translation>Il dado Ferita spinge in basso i dadi della sua colonna. Quelli che non hanno più posto sono spesi.</translation>
    </message>
    <message>
        <source>In every dice check of yours all injury dice of your board are rolled too. Those of assisting crewmembers stay where they are.</source>
        <extracomment>Passage of the codex; it tells INJ-13, CHK-12.</extracomment>
        <translation>In ogni vostro tiro si tirano anche tutti i dadi Ferita della vostra plancia. Quelli di chi presta assistenza restano dove sono.</translation>
    </message>
    <message>
        <source>The first of your open injury cards that shows the rolled icon takes the die, and that line of the card happens. If none shows it, nothing does.</source>
        <extracomment>Passage of the codex; it tells CHK-47, CHK-48, CHK-49.</extracomment>
        <translation>La prima delle vostre carte Ferita scoperte che mostra il simbolo uscito prende il dado, e quella riga della carta si applica. Se nessuna lo mostra, non accade nulla.</translation>
    </message>
    <message>
        <source>Injury dice show damage and mental twice each, heavy damage and special once each.</source>
        <extracomment>Passage of the codex; it tells INJ-22, INJ-23.</extracomment>
        <translation>I dadi Ferita mostrano due volte danni e mentale, una volta danni gravi e speciale.</translation>
    </message>
    <message>
        <source>A crewmember never has more than 3 injury dice, one for each column.</source>
        <extracomment>Passage of the codex; it tells INJ-05, INJ-30.</extracomment>
        <translation>Un membro dell’equipaggio non ha mai più di 3 dadi Ferita, uno per colonna.</translation>
    </message>
    <message>
        <source>Whoever has 3 injuries and takes another one causes an emergency evac: the expedition ends at once.</source>
        <extracomment>Passage of the codex; it tells INJ-11, INJ-12, END-08.</extracomment>
        <translation>Chi ha 3 ferite e ne subisce un’altra provoca un’evacuazione di emergenza: la spedizione termina subito.</translation>
    </message>
    <message>
        <source>Card and die are two things: a text that removes one leaves the other.</source>
        <extracomment>Passage of the codex; it tells INJ-14, INJ-15, INJ-16.</extracomment>
        <translation>Carta e dado sono due cose distinte: un testo che rimuove l’una lascia l’altro.</translation>
    </message>
    <message>
        <source>An injury card that is turned face down does nothing any more, but still counts as an injury.</source>
        <extracomment>Passage of the codex; it tells INJ-20, INJ-21.</extracomment>
        <translation>Una carta Ferita girata a faccia in giù non fa più nulla, ma conta ancora come ferita.</translation>
    </message>
    <message>
        <source>If all cards of an injury are taken, Bruised takes its place.</source>
        <extracomment>Passage of the codex; it tells INJ-09, INJ-10.</extracomment>
        <translation>Se tutte le carte di una ferita sono esaurite, la sostituisce Contuso.</translation>
    </message>
    <message>
        <source>Who has Scald and rolls its icon: all basic results of that check count as accidents.</source>
        <extracomment>Passage of the codex; it tells INJ-27.</extracomment>
        <translation>Chi ha Scottatura e tira il suo simbolo: tutti gli esiti base di quel tiro contano come incidenti.</translation>
    </message>
    <message>
        <source>Injuries stay after the expedition; the medbay takes care of them.</source>
        <extracomment>Passage of the codex; it tells INJ-29.</extracomment>
        <translation>Le ferite restano dopo la spedizione; se ne occupa l’infermeria.</translation>
    </message>
    <message>
        <source>Danger dice</source>
        <extracomment>Title of a page of the codex, about the dice that the planet rolls against you.</extracomment>
        <translation>Dadi Pericolo</translation>
    </message>
    <message>
        <source>A danger die comes with a letter. Its result is looked up in the table of that letter; what is not listed there does nothing.</source>
        <extracomment>Passage of the codex; it tells DNG-01, DNG-03, DNG-02.</extracomment>
        <translation>Un dado Pericolo ha una lettera. Il suo esito si cerca nella tabella di quella lettera; ciò che non vi compare non fa nulla.</translation>
    </message>
    <message>
        <source>Of its six sides two are common, two uncommon, one rare and one special.</source>
        <extracomment>Passage of the codex; it tells DNG-10.</extracomment>
        <translation>Delle sue sei facce due sono comuni, due non comuni, una rara e una speciale.</translation>
    </message>
    <message>
        <source>The result concerns whoever rolls; in a dice check that is the active crewmember.</source>
        <extracomment>Passage of the codex; it tells DNG-04, DNG-08.</extracomment>
        <translation>L’esito riguarda chi tira; in un tiro è il membro dell’equipaggio attivo.</translation>
    </message>
    <message>
        <source>Rolled on its own it is no dice check: nobody assists and no injury dice are rolled.</source>
        <extracomment>Passage of the codex; it tells DNG-05, DNG-07.</extracomment>
        <translation>Tirarlo da solo non è un tiro nel senso delle regole: nessuno presta assistenza e non si tirano dadi Ferita.</translation>
    </message>
    <message>
        <source>In a dice check danger dice are rolled with the others and resolved after the injury dice.</source>
        <extracomment>Passage of the codex; it tells DNG-06, CHK-52.</extracomment>
        <translation>In un tiro i dadi Pericolo si tirano con gli altri e si risolvono dopo i dadi Ferita.</translation>
    </message>
    <message>
        <source>Discoveries and leads</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Scoperte e indizi</translation>
    </message>
    <message>
        <source>For each lead you gain, a token is drawn from the bag and put on the discovery deck of its type; you choose the order.</source>
        <extracomment>Passage of the codex; it tells LED-02, LED-01, LED-04.</extracomment>
        <translation>Per ogni indizio ottenuto si pesca un gettone dal sacchetto e lo si mette sul mazzo Scoperte del suo tipo; l’ordine lo scegliete voi.</translation>
    </message>
    <message>
        <source>When the values on a deck reach 3 or more, its tokens leave and you gain the top discovery. What is above 3 is lost.</source>
        <extracomment>Passage of the codex; it tells LED-08, LED-09, LED-10.</extracomment>
        <translation>Quando i valori su un mazzo arrivano a 3 o più, i suoi gettoni se ne vanno e ottenete la scoperta in cima. Ciò che supera 3 è perso.</translation>
    </message>
    <message>
        <source>A token may also give a card or a charge; the Science player names who gets it.</source>
        <extracomment>Passage of the codex; it tells LED-06, LED-07.</extracomment>
        <translation>Un gettone può dare anche una carta o una carica; il giocatore di Scienza dice a chi.</translation>
    </message>
    <message>
        <source>A token with [lead_recycle] goes back to the bag when it leaves a deck; others are out until the expedition ends.</source>
        <extracomment>Passage of the codex; it tells LED-11, LED-12, LED-13.</extracomment>
        <translation>Un gettone con [lead_recycle] torna nel sacchetto quando lascia un mazzo; gli altri restano fuori fino alla fine della spedizione.</translation>
    </message>
    <message>
        <source>There are five kinds of discoveries, each with a deck of common, rare and ultra-rare cards.</source>
        <extracomment>Passage of the codex; it tells DSC-01, DSC-02, DSC-12.</extracomment>
        <translation>Ci sono cinque tipi di scoperte, ognuno con un mazzo di carte comuni, rare e ultra-rare.</translation>
    </message>
    <message>
        <source>If you gain a discovery in another way, the lead tokens on its deck are cleared first.</source>
        <extracomment>Passage of the codex; it tells DSC-03, LED-14.</extracomment>
        <translation>Se ottenete una scoperta in altro modo, prima si tolgono i gettoni Indizio dal suo mazzo.</translation>
    </message>
    <message>
        <source>Discoveries belong to the team. Those with an exploration ability can be used at any time, wherever you are; ship abilities work once they are unloaded.</source>
        <extracomment>Passage of the codex; it tells DSC-04, DSC-05, DSC-06, DSC-08.</extracomment>
        <translation>Le scoperte appartengono alla squadra. Quelle con una capacità di esplorazione si usano in qualsiasi momento, ovunque siate; quelle per la nave valgono una volta scaricate.</translation>
    </message>
    <message>
        <source>The lander takes home only so many discoveries; what is too much is given up when it docks, never the unique ones.</source>
        <extracomment>Passage of the codex; it tells END-25, DSC-27.</extracomment>
        <translation>Il lander riporta a casa solo un certo numero di scoperte; l’eccesso si lascia all’attracco, mai quelle eccezionali.</translation>
    </message>
    <message>
        <source>A [unique_discovery] exists only once and lies face down on its planet. If none is left there, the slot says what you gain instead.</source>
        <extracomment>Passage of the codex; it tells DSC-20, DSC-21, DSC-24, DSC-23.</extracomment>
        <translation>Una [unique_discovery] esiste una volta sola ed è a faccia in giù sul suo pianeta. Se non ne restano, lo spazio dice che cosa ottenete al suo posto.</translation>
    </message>
    <message>
        <source>The rank-up card</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>La carta Grado Superiore</translation>
    </message>
    <message>
        <source>Each expedition has one rank-up card with a goal. As soon as it is met, the card is turned over.</source>
        <extracomment>Passage of the codex; it tells RNK-01, RNK-02, RNK-03, STP-17.</extracomment>
        <translation>Ogni spedizione ha una carta Grado Superiore con un obiettivo. Appena lo raggiungete, la carta si gira.</translation>
    </message>
    <message>
        <source>Once completed it stays completed.</source>
        <extracomment>Passage of the codex; it tells RNK-04, RNK-05.</extracomment>
        <translation>Una volta completata resta completata.</translation>
    </message>
    <message>
        <source>After the expedition it promotes crewmembers of the team if you have as many [success](pl) as it asks for their rank. They are not used up.</source>
        <extracomment>Passage of the codex; it tells RNK-07, RNK-08, RNK-09.</extracomment>
        <translation>Dopo la spedizione promuove i membri della squadra se avete tanti [success](pl) quanti ne chiede per il loro grado. Non si consumano.</translation>
    </message>
    <message>
        <source>It gives nothing if it is not completed, or if the mission failed.</source>
        <extracomment>Passage of the codex; it tells RNK-10, RNK-11.</extracomment>
        <translation>Non dà nulla se non è completata o se la missione è fallita.</translation>
    </message>
    <message>
        <source>Lander and landing</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Lander e atterraggio</translation>
    </message>
    <message>
        <source>A lander has armor, sensors and agility, a supply track, and room for equipment and discoveries. What mods add counts together.</source>
        <extracomment>Passage of the codex; it tells LND-02, LND-04, LND-07.</extracomment>
        <translation>Un lander ha armatura, sensori e agilità, un contatore delle provviste e spazio per attrezzatura e scoperte. Ciò che aggiungono le modifiche si somma.</translation>
    </message>
    <message>
        <source>Each slot of a lander takes one mod of its kind, structural or utility.</source>
        <extracomment>Passage of the codex; it tells LND-05, LND-06.</extracomment>
        <translation>Ogni spazio di un lander accoglie una modifica del suo tipo, strutturale o funzionale.</translation>
    </message>
    <message>
        <source>To land, roll the ten-sided die as often as the landing track asks and do what its table says. It is no dice check.</source>
        <extracomment>Passage of the codex; it tells LND-10, LND-12, LND-13, LND-14.</extracomment>
        <translation>Per atterrare tirate il D10 quante volte chiede il contatore dell’atterraggio ed eseguite ciò che dice la tabella. Non è un tiro nel senso delle regole.</translation>
    </message>
    <message>
        <source>A danger usually leaves a choice; on disagreement the Engineering player decides. A statistic of the lander may reduce the loss or spare you the danger.</source>
        <extracomment>Passage of the codex; it tells LND-15, LND-16, LND-17, LND-18.</extracomment>
        <translation>Un pericolo di solito lascia una scelta; se non siete d’accordo decide il giocatore di Ingegneria. Una caratteristica del lander può ridurre la perdita o evitarvi il pericolo.</translation>
    </message>
    <message>
        <source>During landing you are all together in the lander. You have no cards in hand yet, but you may exert.</source>
        <extracomment>Passage of the codex; it tells LND-19, LND-28, STP-03.</extracomment>
        <translation>Durante l’atterraggio siete tutti insieme nel lander. Non avete ancora carte in mano, ma potete affaticarvi.</translation>
    </message>
    <message>
        <source>Supplies lost on the way down are missing afterwards. Then you choose a sector for the lander, and all step out there.</source>
        <extracomment>Passage of the codex; it tells LND-23, STP-15, STP-16.</extracomment>
        <translation>Le provviste perse in discesa poi mancano. Quindi scegliete un settore per il lander, e tutti sbarcano lì.</translation>
    </message>
    <message>
        <source>When you disembark, everybody draws cards up to the hand limit.</source>
        <extracomment>Passage of the codex; it tells STP-23, STP-22.</extracomment>
        <translation>Allo sbarco ognuno pesca carte fino al limite della mano.</translation>
    </message>
    <message>
        <source>How an expedition ends</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Come termina una spedizione</translation>
    </message>
    <message>
        <source>An expedition ends by lift-off, by an emergency evac, or by a text that says so.</source>
        <extracomment>Passage of the codex; it tells END-01.</extracomment>
        <translation>Una spedizione termina con il decollo, con un’evacuazione di emergenza o con un testo che lo dice.</translation>
    </message>
    <message>
        <source>Whoever is not in the lander sector at lift-off is left behind and dies.</source>
        <extracomment>Passage of the codex; it tells END-02, END-03, END-04.</extracomment>
        <translation>Chi al decollo non è nel settore del lander viene lasciato indietro e muore.</translation>
    </message>
    <message>
        <source>An emergency evac saves everybody, but all discoveries except the unique ones are lost, and the expedition has failed.</source>
        <extracomment>Passage of the codex; it tells END-09, END-10, END-11, DSC-13.</extracomment>
        <translation>Un’evacuazione di emergenza salva tutti, ma si perdono tutte le scoperte tranne quelle eccezionali, e la spedizione è fallita.</translation>
    </message>
    <message>
        <source>You cannot call an evacuation; only a fourth injury brings it about.</source>
        <extracomment>Passage of the codex; it tells END-13.</extracomment>
        <translation>Non potete chiedere un’evacuazione; la provoca solo una quarta ferita.</translation>
    </message>
    <message>
        <source>If a mission that is not optional is still open, the expedition has failed.</source>
        <extracomment>Passage of the codex; it tells END-07, END-23.</extracomment>
        <translation>Se è ancora aperta una missione non facoltativa, la spedizione è fallita.</translation>
    </message>
    <message>
        <source>If a text ends the expedition, nobody is left behind and the discoveries are kept, unless it says otherwise.</source>
        <extracomment>Passage of the codex; it tells END-14.</extracomment>
        <translation>Se è un testo a concludere la spedizione, nessuno resta indietro e le scoperte si tengono, salvo che dica altro.</translation>
    </message>
    <message>
        <source>Successes stay whatever happens. Dice and cards return to their sections, also sacrificed ones; charges and leads are lost.</source>
        <extracomment>Passage of the codex; it tells END-16, END-20.</extracomment>
        <translation>I successi restano comunque vada. Dadi e carte tornano ai loro reparti, anche quelli sacrificati; cariche e indizi sono persi.</translation>
    </message>
    <message>
        <source>Deadly space</source>
        <extracomment>Title of a page of the codex, about the mode in which whoever dies stays dead.</extracomment>
        <translation>Spazio Mortale</translation>
    </message>
    <message>
        <source>The harder mode makes death more likely. It can be switched between expeditions.</source>
        <extracomment>Passage of the codex; it tells DLY-01, DLY-02, DLY-03.</extracomment>
        <translation>La modalità più dura rende la morte più probabile. Si può cambiare fra una spedizione e l’altra.</translation>
    </message>
    <message>
        <source>In it a fourth injury causes no evacuation. With 3 dice or fewer you die; otherwise you roll 3 injury dice and die on two heavy damage, or on one heavy damage with one special.</source>
        <extracomment>Passage of the codex; it tells DLY-04, DLY-05, DLY-06, DLY-07.</extracomment>
        <translation>In questa modalità una quarta ferita non provoca l’evacuazione. Con 3 dadi o meno morite; altrimenti tirate 3 dadi Ferita e morite con due danni gravi, o con uno di danni gravi e uno speciale.</translation>
    </message>
    <message>
        <source>Who survives sacrifices 1 die and goes on; the fourth injury itself is not taken.</source>
        <extracomment>Passage of the codex; it tells DLY-08, DLY-19.</extracomment>
        <translation>Chi sopravvive sacrifica 1 dado e continua; la quarta ferita in sé non si subisce.</translation>
    </message>
    <message>
        <source>The expedition goes on without the dead. It ends when nobody is left.</source>
        <extracomment>Passage of the codex; it tells DLY-10, DLY-11, DLY-12, DLY-14.</extracomment>
        <translation>La spedizione continua senza i morti. Termina quando non resta nessuno.</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Title of a page of the codex, about luck, rolls and undoing. Not an opportunity.</extracomment>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>A random crewmember is whoever rolls lowest with the ten-sided die; ties roll again.</source>
        <extracomment>Passage of the codex; it tells RND-02, RND-03, RND-05.</extracomment>
        <translation>Un membro dell’equipaggio a caso è chi tira il numero più basso con il D10; i pari ritirano.</translation>
    </message>
    <message>
        <source>Any other random choice gives everything the same chance.</source>
        <extracomment>Passage of the codex; it tells RND-04, RND-10.</extracomment>
        <translation>Ogni altra scelta casuale dà a tutto la stessa probabilità.</translation>
    </message>
    <message>
        <source>Luck does not change by undoing: the same roll at the same point falls the same, unless the settings allow new luck.</source>
        <extracomment>Passage of the codex; it tells RND-07.</extracomment>
        <translation>La fortuna non cambia annullando: lo stesso tiro nello stesso punto dà lo stesso esito, salvo che le impostazioni permettano nuova fortuna.</translation>
    </message>
    <message>
        <source>The training expedition</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>La spedizione di addestramento</translation>
    </message>
    <message>
        <source>The training teaches the rules in play. Science takes part; how many go depends on the number of players.</source>
        <extracomment>Passage of the codex; it tells TUT-01, TUT-03.</extracomment>
        <translation>L’addestramento insegna le regole giocando. Il reparto Scienza partecipa; quanti partono dipende dal numero dei giocatori.</translation>
    </message>
    <message>
        <source>In its first round every step is prescribed; all others are disabled. After that you play freely.</source>
        <extracomment>Passage of the codex; it tells TUT-09, TUT-14, TUT-26.</extracomment>
        <translation>Nel primo round ogni passo è prescritto; gli altri sono disattivati. Poi giocate liberamente.</translation>
    </message>
    <message>
        <source>Supplies are unlimited here, so resting costs nothing.</source>
        <extracomment>Passage of the codex; it tells TUT-10, TUT-06.</extracomment>
        <translation>Qui le provviste sono illimitate, quindi riposare non costa nulla.</translation>
    </message>
    <message>
        <source>The only injury here is Scrape, one for each. Nobody loses anything with 3 dice or fewer, and nobody can exert then.</source>
        <extracomment>Passage of the codex; it tells TUT-12, TUT-35.</extracomment>
        <translation>Qui l’unica ferita è Graffio, una a testa. Con 3 dadi o meno non si perde nulla, e non ci si può affaticare.</translation>
    </message>
    <message>
        <source>Each lesson is told when it first comes up, and all of them can be read again here.</source>
        <extracomment>Passage of the codex; it tells TUT-28.</extracomment>
        <translation>Ogni lezione viene spiegata quando serve la prima volta, e qui si possono rileggere tutte.</translation>
    </message>
    <message>
        <source>Aboard the ship</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>A bordo della nave</translation>
    </message>
    <message>
        <source>[energy] moves the ship and pays for what its facilities ask. The pool holds at most 8.</source>
        <extracomment>Passage of the codex; it tells BRG-08, CYC-18.</extracomment>
        <translation>[energy] muove la nave e paga ciò che chiedono le sue strutture. La riserva ne contiene al massimo 8.</translation>
    </message>
    <message>
        <source>Each visit to a facility of the ship costs 1 [command].</source>
        <extracomment>Passage of the codex; it tells FAC-02.</extracomment>
        <translation>Ogni visita a una struttura della nave costa 1 [command].</translation>
    </message>
    <message>
        <source>A failed mission lowers [morale] by one step. Low spirits make the next cycle harder.</source>
        <extracomment>Passage of the codex; it tells DCK-02.</extracomment>
        <translation>Una missione fallita abbassa il [morale] di un livello. Un morale basso rende più difficile il ciclo successivo.</translation>
    </message>
    <message>
        <source>Green dice: natural sciences and medicine.</source>
        <extracomment>Said of the icon biology in the codex, before its rule.</extracomment>
        <translation>Dadi verdi: scienze naturali e medicina.</translation>
    </message>
    <message>
        <source>Blue dice: building and repair.</source>
        <extracomment>Said of the icon construction in the codex, before its rule.</extracomment>
        <translation>Dadi blu: costruire e riparare.</translation>
    </message>
    <message>
        <source>Red dice: fighting and averting harm.</source>
        <extracomment>Said of the icon defense in the codex, before its rule.</extracomment>
        <translation>Dadi rossi: combattere ed evitare danni.</translation>
    </message>
    <message>
        <source>Green dice: terrain and survival.</source>
        <extracomment>Said of the icon explore in the codex, before its rule.</extracomment>
        <translation>Dadi verdi: terreno e sopravvivenza.</translation>
    </message>
    <message>
        <source>Red dice: mining and taking samples.</source>
        <extracomment>Said of the icon gather in the codex, before its rule.</extracomment>
        <translation>Dadi rossi: estrarre e prelevare campioni.</translation>
    </message>
    <message>
        <source>How well the lander steers clear of trouble.</source>
        <extracomment>Said of the icon lander_agility in the codex, before its rule.</extracomment>
        <translation>Quanto bene il lander schiva i guai.</translation>
    </message>
    <message>
        <source>How much the hull of the lander takes.</source>
        <extracomment>Said of the icon lander_armor in the codex, before its rule.</extracomment>
        <translation>Quanto regge lo scafo del lander.</translation>
    </message>
    <message>
        <source>How far the lander sees.</source>
        <extracomment>Said of the icon lander_sensors in the codex, before its rule.</extracomment>
        <translation>Quanto lontano vede il lander.</translation>
    </message>
    <message>
        <source>Red dice: strength and endurance.</source>
        <extracomment>Said of the icon physical in the codex, before its rule.</extracomment>
        <translation>Dadi rossi: forza e resistenza.</translation>
    </message>
    <message>
        <source>Blue dice: mathematics and other exact sciences.</source>
        <extracomment>Said of the icon science in the codex, before its rule.</extracomment>
        <translation>Dadi blu: matematica e altre scienze esatte.</translation>
    </message>
    <message>
        <source>Blue dice: machines, computers and piloting.</source>
        <extracomment>Said of the icon technology in the codex, before its rule.</extracomment>
        <translation>Dadi blu: macchine, computer e pilotaggio.</translation>
    </message>
    <message>
        <source>Green dice: understanding alien life.</source>
        <extracomment>Said of the icon xenology in the codex, before its rule.</extracomment>
        <translation>Dadi verdi: comprendere la vita aliena.</translation>
    </message>
    <message>
        <source>Rounds and turns</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Round e turni</translation>
    </message>
    <message>
        <source>An expedition goes in rounds. In each round every crewmember takes one turn, and in each turn two actions, one after the other.</source>
        <extracomment>Passage of the codex; it tells TRN-01, TRN-08.</extracomment>
        <translation>Una spedizione procede per round. In ogni round ciascun membro dell’equipaggio svolge un turno, e in ogni turno due azioni, una dopo l’altra.</translation>
    </message>
    <message>
        <source>A round opens with the start token: whoever holds it gives it to any crewmember, who takes the first turn. The others follow clockwise.</source>
        <extracomment>Passage of the codex; it tells TRN-04, TRN-05, TRN-06.</extracomment>
        <translation>Un round si apre con il gettone Inizio: chi lo ha lo dà a un qualsiasi membro dell’equipaggio, che svolge il primo turno. Gli altri seguono in senso orario.</translation>
    </message>
    <message>
        <source>In the first round the Recon player decides who receives the start token.</source>
        <extracomment>Passage of the codex; it tells STP-25, TRN-03.</extracomment>
        <translation>Nel primo round è il giocatore di Ricognizione a decidere chi riceve il gettone Inizio.</translation>
    </message>
    <message>
        <source>The actions are special action, travel, prepare, rest and lift-off. You may take the same one twice, but only one special action in each turn.</source>
        <extracomment>Passage of the codex; it tells TRN-09, TRN-10.</extracomment>
        <translation>Le azioni sono azione speciale, viaggio, preparazione, riposo e decollo. Potete svolgere due volte la stessa, ma una sola azione speciale per turno.</translation>
    </message>
    <message>
        <source>Whoever could choose an action may give up the rest of the turn instead.</source>
        <extracomment>Passage of the codex; it tells TRN-14.</extracomment>
        <translation>Chi potrebbe scegliere un’azione può invece rinunciare al resto del turno.</translation>
    </message>
    <message>
        <source>Using a card, a skill or equipment is no action, unless its text says that it counts as one: then it takes the place of one of the two.</source>
        <extracomment>Passage of the codex; it tells TRN-11, TRN-12, TRN-13.</extracomment>
        <translation>Usare una carta, un’abilità o un’attrezzatura non è un’azione, a meno che il suo testo dica che conta come tale: allora prende il posto di una delle due.</translation>
    </message>
    <message>
        <source>A text may give an additional action for this turn. The limit of one special action stays.</source>
        <extracomment>Passage of the codex; it tells TRN-15.</extracomment>
        <translation>Un testo può dare un’azione in più per questo turno. Il limite di una sola azione speciale resta.</translation>
    </message>
    <message>
        <source>When the actions are done the turn token is turned over and an event is revealed and resolved. Then the turn ends.</source>
        <extracomment>Passage of the codex; it tells TRN-17, TRN-18, TRN-16.</extracomment>
        <translation>Svolte le azioni, il gettone Turno viene girato e si rivela e risolve un evento. Poi il turno si conclude.</translation>
    </message>
    <message>
        <source>The round is over when everybody has taken a turn; then the next round begins.</source>
        <extracomment>Passage of the codex; it tells TRN-19, TRN-25.</extracomment>
        <translation>Il round termina quando tutti hanno svolto un turno; poi inizia il successivo.</translation>
    </message>
    <message>
        <source>Outside your own turn you may exert, use what works at any time, assist a dice check and hand over equipment.</source>
        <extracomment>Passage of the codex; it tells TRN-22.</extracomment>
        <translation>Fuori dal vostro turno potete affaticarvi, usare ciò che vale in qualsiasi momento, prestare assistenza in un tiro e cedere attrezzatura.</translation>
    </message>
    <message>
        <source>The actions</source>
        <extracomment>Title of a page of the codex, about what a crewmember does in a turn.</extracomment>
        <translation>Le azioni</translation>
    </message>
    <message>
        <source>A special action is printed on a card or sector. You may take it if its text lies open where you stand; those of the condition, of missions, lander mods and the rank-up card work in every sector.</source>
        <extracomment>Passage of the codex; it tells ACT-01, ACT-02, ACT-03, ACT-04.</extracomment>
        <translation>Un’azione speciale è stampata su una carta o un settore. Potete svolgerla se il suo testo è scoperto dove vi trovate; quelle di condizione, missioni, modifiche al lander e carta Grado Superiore valgono in ogni settore.</translation>
    </message>
    <message>
        <source>With the [dice_check] icon a special action is a dice check; without it, simply do what it says.</source>
        <extracomment>Passage of the codex; it tells ACT-06.</extracomment>
        <translation>Con l’icona [dice_check] un’azione speciale è un tiro; senza, eseguite semplicemente ciò che dice.</translation>
    </message>
    <message>
        <source>If a card offers several special actions, decide which one you take before you choose dice.</source>
        <extracomment>Passage of the codex; it tells ACT-05.</extracomment>
        <translation>Se una carta offre più azioni speciali, decidete quale svolgere prima di scegliere i dadi.</translation>
    </message>
    <message>
        <source>Some special actions ask for something, such as a rank or a supply. While it is not there, the action cannot be chosen.</source>
        <extracomment>Passage of the codex; it tells ACT-08.</extracomment>
        <translation>Alcune azioni speciali richiedono qualcosa, come un grado o una provvista. Finché manca, l’azione non si può scegliere.</translation>
    </message>
    <message>
        <source>If another crewmember must assist, it has to be with a die. If nobody lends one, the choice is taken back and no action is lost.</source>
        <extracomment>Passage of the codex; it tells ACT-09.</extracomment>
        <translation>Se un altro membro dell’equipaggio deve prestare assistenza, deve farlo con un dado. Se nessuno ne presta, la scelta si annulla e nessuna azione va persa.</translation>
    </message>
    <message>
        <source>Danger dice to the left of an action’s name join its dice check.</source>
        <extracomment>Passage of the codex; it tells ACT-07.</extracomment>
        <translation>I dadi Pericolo a sinistra del nome di un’azione si aggiungono al suo tiro.</translation>
    </message>
    <message>
        <source>Resting costs 1 [supplies]. With none left nobody can rest.</source>
        <extracomment>Passage of the codex; it tells ACT-38.</extracomment>
        <translation>Riposare costa 1 [supplies]. Se non ne restano, nessuno può riposare.</translation>
    </message>
    <message>
        <source>A rest refreshes half of your dice, available and spent counted together and rounded up; then you draw 1 section card.</source>
        <extracomment>Passage of the codex; it tells ACT-39, ACT-40, ACT-41.</extracomment>
        <translation>Un riposo ricarica metà dei vostri dadi, contando insieme disponibili e spesi e arrotondando per eccesso; poi pescate 1 carta Reparto.</translation>
    </message>
    <message>
        <source>To prepare, draw 1 section card, or make a dice check that only pays for dice combinations, or do both.</source>
        <extracomment>Passage of the codex; it tells ACT-35, ACT-36, ACT-37.</extracomment>
        <translation>Per prepararvi pescate 1 carta Reparto, oppure effettuate un tiro che serve solo a pagare combinazioni di dadi, oppure entrambe le cose.</translation>
    </message>
    <message>
        <source>Lift-off is chosen in the lander sector, and everybody else must agree. It ends the expedition at once.</source>
        <extracomment>Passage of the codex; it tells ACT-43, ACT-45, ACT-44.</extracomment>
        <translation>Il decollo si sceglie nel settore del lander e tutti gli altri devono essere d’accordo. Conclude subito la spedizione.</translation>
    </message>
    <message>
        <source>A special action is used up when its check begins, however it ends.</source>
        <extracomment>Passage of the codex; it tells ACT-10.</extracomment>
        <translation>Un’azione speciale è consumata quando inizia il suo tiro, comunque vada a finire.</translation>
    </message>
    <message>
        <source>The planet board</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>La plancia pianeta</translation>
    </message>
    <message>
        <source>The planet board shows numbered sectors and the paths between them. A sector may have biomes, a point of interest, a log number or room for the lander.</source>
        <extracomment>Passage of the codex; it tells PLN-01, PLN-02.</extracomment>
        <translation>La plancia pianeta mostra settori numerati e i percorsi che li uniscono. Un settore può avere biomi, un punto di interesse, un numero di annotazione o il posto per il lander.</translation>
    </message>
    <message>
        <source>A [poi] offers special actions. Of several cards on a sector only the topmost counts, and it covers the log number below.</source>
        <extracomment>Passage of the codex; it tells PLN-15, PLN-23, PLN-24.</extracomment>
        <translation>Un [poi] offre azioni speciali. Di più carte su un settore conta solo quella in cima, e copre il numero di annotazione sottostante.</translation>
    </message>
    <message>
        <source>A new point of interest brings empty tracks. What stands on the sector itself stays: pawns, tokens, threats, markers.</source>
        <extracomment>Passage of the codex; it tells PLN-16, PLN-17, PLN-18, PLN-19, PLN-20.</extracomment>
        <translation>Un nuovo punto di interesse arriva con contatori vuoti. Ciò che sta sul settore resta: pedine, gettoni, minacce, segnaposto.</translation>
    </message>
    <message>
        <source>If a card exists in several copies, one of them is taken at random.</source>
        <extracomment>Passage of the codex; it tells GEN-31.</extracomment>
        <translation>Se di una carta esistono più copie, se ne prende una a caso.</translation>
    </message>
    <message>
        <source>The [final_poi] icon tells that a sector is fully explored; some texts ask for that.</source>
        <extracomment>Passage of the codex; it tells PLN-29, PLN-31.</extracomment>
        <translation>L’icona [final_poi] dice che un settore è del tutto esplorato; alcuni testi lo richiedono.</translation>
    </message>
    <message>
        <source>The [important_sector] icon marks a sector that some texts speak of.</source>
        <extracomment>Passage of the codex; it tells PLN-30.</extracomment>
        <translation>L’icona [important_sector] segna un settore di cui parlano alcuni testi.</translation>
    </message>
    <message>
        <source>A card with the [do_not_save] icon is not kept when the planet is recorded.</source>
        <extracomment>Passage of the codex; it tells PLN-28.</extracomment>
        <translation>Una carta con l’icona [do_not_save] non si conserva quando il pianeta viene registrato.</translation>
    </message>
    <message>
        <source>The lander stands in one sector, and only a text can move it. A sector with the [lander] icon has room for it.</source>
        <extracomment>Passage of the codex; it tells PLN-09, PLN-10.</extracomment>
        <translation>Il lander sta in un settore e solo un testo può spostarlo. Un settore con l’icona [lander] può ospitarlo.</translation>
    </message>
    <message>
        <source>Exactly one [global_condition] is in force: the card, or the print under it. It says how to travel, and may hold combinations, special effects, actions and a time track.</source>
        <extracomment>Passage of the codex; it tells PLN-35, PLN-36, PLN-37, PLN-38.</extracomment>
        <translation>È in vigore esattamente una [global_condition]: la carta, o la stampa sottostante. Dice come si viaggia e può avere combinazioni, effetti speciali, azioni e un contatore del tempo.</translation>
    </message>
    <message>
        <source>A [log_entry] is read aloud and done at once, then what was interrupted goes on. An entry that sends you to another one ends there.</source>
        <extracomment>Passage of the codex; it tells PLN-55, PLN-61, PLN-56.</extracomment>
        <translation>Un’[log_entry] si legge ad alta voce e si esegue subito, poi riprende ciò che era interrotto. Un’annotazione che rimanda a un’altra finisce lì.</translation>
    </message>
    <message>
        <source>Missions</source>
        <extracomment>Title of a page of the codex, about the tasks of an expedition.</extracomment>
        <translation>Missioni</translation>
    </message>
    <message>
        <source>Every expedition has missions. One that is not marked optional must be completed, or the expedition has failed.</source>
        <extracomment>Passage of the codex; it tells PLN-40, PLN-41, PLN-49.</extracomment>
        <translation>Ogni spedizione ha delle missioni. Quelle non segnate come facoltative vanno completate, altrimenti la spedizione è fallita.</translation>
    </message>
    <message>
        <source>Most missions are completed by a text. Others you complete yourselves, right before or after any action, once their goal is met.</source>
        <extracomment>Passage of the codex; it tells PLN-42, PLN-43, PLN-44, TRN-23.</extracomment>
        <translation>Quasi tutte le missioni le completa un testo. Altre le completate voi, subito prima o dopo un’azione, una volta raggiunto l’obiettivo.</translation>
    </message>
    <message>
        <source>Its goal must be met at that moment, and you need not do it at once.</source>
        <extracomment>Passage of the codex; it tells PLN-45, PLN-46.</extracomment>
        <translation>L’obiettivo dev’essere raggiunto in quel momento, e non siete obbligati a farlo subito.</translation>
    </message>
    <message>
        <source>A mission failed token on the lander makes the expedition a failure as well.</source>
        <extracomment>Passage of the codex; it tells PLN-50.</extracomment>
        <translation>Anche un gettone Missione fallita sul lander fa fallire la spedizione.</translation>
    </message>
    <message>
        <source>Threats</source>
        <extracomment>Title of a page of the codex, about beasts and perils with figures on the board.</extracomment>
        <translation>Minacce</translation>
    </message>
    <message>
        <source>A threat has a card with all its rules and a figure on the map. When its time token enters a space, what is printed there happens.</source>
        <extracomment>Passage of the codex; it tells THR-01, THR-03, THR-04, THR-05.</extracomment>
        <translation>Una minaccia ha una carta con tutte le sue regole e un segnalino sulla mappa. Quando il suo gettone Tempo entra in uno spazio, avviene ciò che vi è stampato.</translation>
    </message>
    <message>
        <source>In its sector you can perform the special actions of its card, which often drive it away.</source>
        <extracomment>Passage of the codex; it tells THR-06, THR-17.</extracomment>
        <translation>Nel suo settore potete svolgere le azioni speciali della sua carta, che spesso la allontanano.</translation>
    </message>
    <message>
        <source>Of several figures only the main one has the special actions.</source>
        <extracomment>Passage of the codex; it tells THR-07.</extracomment>
        <translation>Se i segnalini sono più d’uno, solo il principale ha le azioni speciali.</translation>
    </message>
    <message>
        <source>It moves to connected sectors, whatever the path costs, and the [no_movement] icon does not stop it.</source>
        <extracomment>Passage of the codex; it tells THR-08, THR-09, THR-10.</extracomment>
        <translation>Si sposta in settori collegati, qualunque cosa costi il percorso, e l’icona [no_movement] non la ferma.</translation>
    </message>
    <message>
        <source>Towards somebody it takes the shortest way; between equal ways the Security player decides.</source>
        <extracomment>Passage of the codex; it tells THR-11, THR-12.</extracomment>
        <translation>Verso qualcuno prende la via più breve; fra vie uguali decide il giocatore di Sicurezza.</translation>
    </message>
    <message>
        <source>Events and biomes</source>
        <extracomment>Title of a page of the codex.</extracomment>
        <translation>Eventi e biomi</translation>
    </message>
    <message>
        <source>At the end of a turn the top event card is revealed.</source>
        <extracomment>Passage of the codex; it tells EVT-01, EVT-02.</extracomment>
        <translation>Alla fine di un turno si rivela la prima carta Evento.</translation>
    </message>
    <message>
        <source>If one of its biomes is visible in your sector, on the board or on the topmost card, the main effect happens, otherwise the secondary one.</source>
        <extracomment>Passage of the codex; it tells EVT-03, EVT-05, EVT-04, EVT-16.</extracomment>
        <translation>Se uno dei biomi dell’evento è visibile nel vostro settore, sulla plancia o sulla carta in cima, avviene l’effetto principale, altrimenti quello secondario.</translation>
    </message>
    <message>
        <source>The main effect concerns whoever revealed the card. The secondary effect usually advances all time tracks.</source>
        <extracomment>Passage of the codex; it tells EVT-06, EVT-07.</extracomment>
        <translation>L’effetto principale riguarda chi ha rivelato la carta. Quello secondario di solito fa avanzare tutti i contatori del tempo.</translation>
    </message>
    <message>
        <source>Before it takes effect you may still exert or use what works at any time; whoever moves away in time is compared with the new sector.</source>
        <extracomment>Passage of the codex; it tells EVT-09, EVT-10, DEC-30.</extracomment>
        <translation>Prima che abbia effetto potete ancora affaticarvi o usare ciò che vale in qualsiasi momento; se qualcuno si sposta in tempo, per lui conta il nuovo settore.</translation>
    </message>
    <message>
        <source>A biome tells what a place is like. Events, skills and cards ask for it.</source>
        <extracomment>Passage of the codex; it tells EVT-14.</extracomment>
        <translation>Un bioma dice com’è un luogo. Lo richiedono eventi, abilità e carte.</translation>
    </message>
    <message>
        <source>Tracks</source>
        <extracomment>Title of a page of the codex, about rows of spaces along which a token moves. Not footprints.</extracomment>
        <translation>Contatori</translation>
    </message>
    <message>
        <source>Every track starts empty. With each progress its token enters the next space, and what is printed there happens.</source>
        <extracomment>Passage of the codex; it tells TIM-02, TIM-03, TIM-05.</extracomment>
        <translation>Ogni contatore parte vuoto. A ogni avanzamento il suo gettone entra nello spazio successivo, e avviene ciò che vi è stampato.</translation>
    </message>
    <message>
        <source>The last space is the one that matters. If its text does not reset the track, the token stays there.</source>
        <extracomment>Passage of the codex; it tells TIM-04, TIM-11, TIM-13.</extracomment>
        <translation>Lo spazio che conta è l’ultimo. Se il suo testo non azzera il contatore, il gettone resta lì.</translation>
    </message>
    <message>
        <source>A track that is set back moves its token to the left; nothing happens on the way.</source>
        <extracomment>Passage of the codex; it tells TIM-06, TIM-07, TIM-24.</extracomment>
        <translation>Un contatore che arretra sposta il suo gettone a sinistra; lungo la via non accade nulla.</translation>
    </message>
    <message>
        <source>If several time tracks advance, you choose the order; each is finished before the next.</source>
        <extracomment>Passage of the codex; it tells TIM-08, TIM-09, TIM-10.</extracomment>
        <translation>Se avanzano più contatori del tempo, scegliete voi l’ordine; ognuno si completa prima del successivo.</translation>
    </message>
    <message>
        <source>The tracks of a special action have markers in the colors of its outcomes. Reaching the end pays off in step 10, once.</source>
        <extracomment>Passage of the codex; it tells TIM-20, TIM-21, TIM-23, CHK-66, CHK-88.</extracomment>
        <translation>I contatori di un’azione speciale hanno segnaposto nei colori dei suoi risultati. Arrivare in fondo dà il risultato nel passo 10, una volta.</translation>
    </message>
    <message>
        <source>A card that leaves or is covered takes its track along; later it starts empty again.</source>
        <extracomment>Passage of the codex; it tells TIM-14, TIM-15, GEN-32.</extracomment>
        <translation>Una carta che se ne va o viene coperta porta via il suo contatore; poi riparte da vuoto.</translation>
    </message>
</context>
<context>
    <name>CodexPage</name>
    <message>
        <source>Icons</source>
        <extracomment>Heading in a page of the codex.</extracomment>
        <translation>Icone</translation>
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
        <translation>Codex</translation>
    </message>
    <message>
        <source>Search topics, icons, cards, rule ids</source>
        <translation>Cerca temi, icone, carte, numeri di regole</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Heading over the list of pages of the codex.</extracomment>
        <translation>Indice</translation>
    </message>
    <message>
        <source>All topics</source>
        <extracomment>Button: back to the list of pages of the codex.</extracomment>
        <translation>Tutti gli argomenti</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Name of a button: shut the codex.</extracomment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Nothing found. Try another word or a rule id such as CHK-06.</source>
        <translation>Non si è trovato nulla. Provate un’altra parola o il numero di una regola, come CHK-06.</translation>
    </message>
    <message>
        <source>Search these cards</source>
        <translation>Cerca tra queste carte</translation>
    </message>
</context>
<context>
    <name>CommandText</name>
    <message>
        <source>Travel to {sector}</source>
        <extracomment>Button of a choice: an action. {sector} is the name of a sector.</extracomment>
        <translation>Viaggio: {sector}</translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>Button of a choice: the action of resting, a verb.</extracomment>
        <translation>Riposo</translation>
    </message>
    <message>
        <source>Prepare</source>
        <extracomment>Button of a choice: the action of preparing, a verb.</extracomment>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Concludi il turno</translation>
    </message>
    <message>
        <source>Lift-off</source>
        <extracomment>Button of a choice: the action of leaving the planet.</extracomment>
        <translation>Decollo</translation>
    </message>
    <message>
        <source>{section}: agree</source>
        <extracomment>Button of a choice: players of a section agree to leave the planet. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: d’accordo</translation>
    </message>
    <message>
        <source>{section}: stay</source>
        <extracomment>Button of a choice: players of a section do not agree to leave the planet. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: resta</translation>
    </message>
    <message>
        <source>{lead} on {deck}</source>
        <extracomment>{lead} is a lead token, {deck} the discovery deck on which it is placed, as &quot;Lead 2 on Mineral&quot;.</extracomment>
        <translation>{lead}: {deck}</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Lascia che accada</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: nothing more is done at this moment.</extracomment>
        <translation>Vai avanti</translation>
    </message>
    <message>
        <source>Accept it</source>
        <extracomment>Button: what is about to happen is not prevented.</extracomment>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Reroll no more dice</source>
        <translation>Non ritirare altri dadi</translation>
    </message>
    <message>
        <source>Finish preparing</source>
        <extracomment>Button: nothing more is done in the action of preparing.</extracomment>
        <translation>Concludi la preparazione</translation>
    </message>
    <message>
        <source>Do not travel</source>
        <translation>Non viaggiare</translation>
    </message>
    <message>
        <source>Finish handing out</source>
        <translation>Concludi la distribuzione</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>Button under the question whether a card or skill is used.</extracomment>
        <translation>Usa l’effetto</translation>
    </message>
    <message>
        <source>Complete the mission</source>
        <translation>Completa la missione</translation>
    </message>
    <message>
        <source>Declare it</source>
        <extracomment>Button: an ace counts as the icon that a text looks for.</extracomment>
        <translation>Dichiara il jolly</translation>
    </message>
    <message>
        <source>Mark the outcome</source>
        <translation>Segnala il risultato</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Button under a question without words of its own for its answers.</extracomment>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>Button: the mission is not completed yet.</extracomment>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Do not declare it</source>
        <translation>Non dichiarare il jolly</translation>
    </message>
    <message>
        <source>Do not mark it</source>
        <translation>Non segnalarlo</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Button under a question without words of its own for its answers.</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>Take {die}</source>
        <extracomment>Choice while dice are chosen for a check. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>Prendi: {die}</translation>
    </message>
    <message>
        <source>Put back {die}</source>
        <extracomment>Button of a choice: take a chosen die out of the check again. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>Rimetti a posto: {die}</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>Roll all the dice of the check.</extracomment>
        <translation>Tira i dadi</translation>
    </message>
    <message>
        <source>Take the action back</source>
        <translation>Annulla l’azione</translation>
    </message>
    <message>
        <source>{die}: {face}</source>
        <extracomment>Choice where players tell what their own dice show. {die} is a die, as &quot;Basic die (red)&quot;, {face} the result that it shows.</extracomment>
        <translation>{die}: {face}</translation>
    </message>
    <message>
        <source>Let the game roll</source>
        <translation>Lascia tirare il gioco</translation>
    </message>
    <message>
        <source>Column: {color}</source>
        <extracomment>A column of the crew board; {color} is red, green or blue.</extracomment>
        <translation>Colonna: {color}</translation>
    </message>
    <message>
        <source>Result {value}</source>
        <extracomment>A result of the ten-sided die. {value} is from 0 to 9.</extracomment>
        <translation>Esito {value}</translation>
    </message>
    <message>
        <source>{member} plays: {card}</source>
        <extracomment>Choice: a section card is played. {card} is the name of the card. {member} is the name of a crewmember.</extracomment>
        <translation>{member} gioca: {card}</translation>
    </message>
    <message>
        <source>{equipment}, token</source>
        <extracomment>The token on the planet board of a piece of equipment. {equipment} is the name of a card.</extracomment>
        <translation>{equipment}, gettone</translation>
    </message>
    <message>
        <source>{equipment} ({number})</source>
        <extracomment>Which ability of a piece of equipment is used. {number} counts from 1. {equipment} is the name of a card.</extracomment>
        <translation>{equipment} ({number})</translation>
    </message>
    <message>
        <source>{member} uses: {thing}</source>
        <extracomment>Choice: what somebody uses now. {thing} is the name of a card, a skill or a part of the lander. {member} is the name of a crewmember.</extracomment>
        <translation>{member} usa: {thing}</translation>
    </message>
    <message>
        <source>{equipment} to {member}</source>
        <extracomment>A piece of equipment and who gets it. {equipment} is the name of a card. {member} is the name of a crewmember.</extracomment>
        <translation>{equipment}: {member}</translation>
    </message>
    <message>
        <source>{equipment}: {giver} to {member}</source>
        <extracomment>A piece of equipment, who hands it over and who gets it. {equipment} is the name of a card. {giver} is the name of the crewmember who hands it over. {member} is the name of a crewmember.</extracomment>
        <translation>{equipment}: da {giver} a {member}</translation>
    </message>
    <message>
        <source>Mark the outcome with {dice}</source>
        <extracomment>{dice} are spent on an outcome of a dice check.</extracomment>
        <translation>Segnala il risultato con {dice}</translation>
    </message>
    <message>
        <source>{member} exerts</source>
        <extracomment>Choice: this crewmember gives up a die to refresh others. {member} is the name of a crewmember.</extracomment>
        <translation>{member} si affatica</translation>
    </message>
    <message>
        <source>{member} assists: {die}</source>
        <extracomment>Choice while dice are chosen for a check: a die of somebody who helps. {member} is the name of a crewmember. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>{member} presta assistenza: {die}</translation>
    </message>
    <message>
        <source>Put back {die} ({member})</source>
        <extracomment>Button of a choice: take a die that somebody else has lent out of the check again. {die} is a die, as &quot;Basic die (red)&quot;. {member} is the name of a crewmember.</extracomment>
        <translation>Rimetti a posto: {die} ({member})</translation>
    </message>
    <message>
        <source>{card} with {dice}</source>
        <extracomment>A dice combination of a card, and the dice that pay for it. {card} is the name of a card. {dice} are dice, as &quot;Basic die (red), Wild die (blue)&quot;.</extracomment>
        <translation>{card}: {dice}</translation>
    </message>
    <message>
        <source>No further dice</source>
        <translation>Nessun altro dado</translation>
    </message>
    <message>
        <source>Add {dice}</source>
        <extracomment>Choice: rolled dice that count toward a special effect, beside the others. {dice} are dice, as &quot;Basic die (red), Wild die (blue)&quot;.</extracomment>
        <translation>Aggiungi: {dice}</translation>
    </message>
    <message>
        <source>{icon}, no further dice</source>
        <extracomment>{icon} is what all dice of a special effect show.</extracomment>
        <translation>{icon}, nessun altro dado</translation>
    </message>
    <message>
        <source>{icon} with {dice}</source>
        <extracomment>{icon} is what all dice of a special effect show or count as; {dice} are those that count as it.</extracomment>
        <translation>{icon}: {dice}</translation>
    </message>
    <message>
        <source>Injury in slot {number}</source>
        <extracomment>Choice of an injury card of a board that lies face down. {number} is the place in its row, from 1.</extracomment>
        <translation>Ferita nello spazio {number}</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>Where a path has no name of its own: a line between two sectors of the map.</extracomment>
        <translation>Percorso</translation>
    </message>
    <message>
        <source>Special action</source>
        <extracomment>Where a special action has no name of its own.</extracomment>
        <translation>Azione speciale</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between dice in a list, as &quot;Basic die (red), Wild die (blue)&quot;.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Draw a section card</source>
        <translation>Pesca una carta Reparto</translation>
    </message>
    <message>
        <source>Make a dice check</source>
        <translation>Effettua un tiro</translation>
    </message>
    <message>
        <source>Danger table {letter}: {result}</source>
        <extracomment>Choice of a danger die. {letter} is A, B or C, {result} the name of the icon that it shows.</extracomment>
        <translation>Tabella Pericolo {letter}: {result}</translation>
    </message>
    <message>
        <source>Option {number}</source>
        <extracomment>Choice that has no words of its own. {number} counts from 1.</extracomment>
        <translation>Opzione {number}</translation>
    </message>
</context>
<context>
    <name>CommitPlace</name>
    <message>
        <source>Committed as {icon}:</source>
        <extracomment>{icon} is what all dice of a special effect show; aces and convertible dice can be laid to them.</extracomment>
        <translation>Impegnati come {icon}:</translation>
    </message>
    <message>
        <source>Committed:</source>
        <extracomment>Before dice that were laid on a special effect of a check.</extracomment>
        <translation>Impegnati:</translation>
    </message>
    <message>
        <source>Aces and convertible dice can be committed here.</source>
        <translation>Qui potete impegnare jolly e dadi convertibili.</translation>
    </message>
</context>
<context>
    <name>ConsequenceText</name>
    <message>
        <source>Injury: {injury}; then up to {most} dice come back, now {count}.</source>
        <extracomment>{injury} is the name of an injury card. {most} is the most that can come back, {count} how many would come back now.</extracomment>
        <translation>Ferita: {injury}; poi tornano fino a {most} dadi, ora {count}.</translation>
    </message>
    <message>
        <source>Sacrifice 1 die, then up to {most} dice come back; now: {count}.</source>
        <extracomment>Under the choice to exert: what it will do. {most} is the most that can come back, {count} how many would come back now.</extracomment>
        <translation>Sacrificate 1 dado, poi tornano fino a {most} dadi; ora: {count}.</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Look at it</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button on the start page: go on playing the last game.</extracomment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Last position · {hours} h {minutes} min played</source>
        <extracomment>How long the game was played, as &quot;18 h 40 min played&quot;. {hours} and {minutes} are numbers.</extracomment>
        <translation>Ultima posizione · {hours} h {minutes} min di gioco</translation>
    </message>
    <message>
        <source>Last position · {minutes} min played</source>
        <extracomment>On the start page, about the last game. {minutes} is a number; &quot;min&quot; is short for minutes.</extracomment>
        <translation>Ultima posizione · {minutes} min di gioco</translation>
    </message>
    <message>
        <source>The expedition is over · {when}</source>
        <extracomment>On the start page, about the last game. {when} is date and time of the last decision.</extracomment>
        <translation>La spedizione è conclusa · {when}</translation>
    </message>
    <message>
        <source>Round {round} · {when}</source>
        <extracomment>On the start page, about the last game. {round} counts from 1, {when} is date and time of the last decision.</extracomment>
        <translation>Round {round} · {when}</translation>
    </message>
</context>
<context>
    <name>CountedDice</name>
    <message>
        <source>A red die</source>
        <extracomment>The subject of a sentence: &quot;A red die is turned and shows [ace].&quot;</extracomment>
        <translation>Un dado rosso</translation>
    </message>
    <message>
        <source>A green die</source>
        <extracomment>The subject of a sentence: &quot;A green die is turned and shows [ace].&quot;</extracomment>
        <translation>Un dado verde</translation>
    </message>
    <message>
        <source>A blue die</source>
        <extracomment>The subject of a sentence: &quot;A blue die is turned and shows [ace].&quot;</extracomment>
        <translation>Un dado blu</translation>
    </message>
    <message numerus="yes">
        <source>%n red die(ce)</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: &quot;Ada spends 2 red dice.&quot;</extracomment>
        <translation>
            <numerusform>%n dado rosso</numerusform>
            <numerusform>%n dadi rossi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green die(ce)</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: &quot;Ada spends 2 green dice.&quot;</extracomment>
        <translation>
            <numerusform>%n dado verde</numerusform>
            <numerusform>%n dadi verdi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue die(ce)</source>
        <comment>object</comment>
        <extracomment>The object of a sentence: &quot;Ada spends 2 blue dice.&quot;</extracomment>
        <translation>
            <numerusform>%n dado blu</numerusform>
            <numerusform>%n dadi blu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red die(ce)</source>
        <comment>subject</comment>
        <extracomment>The subject of a sentence, behind the verb: &quot;Out of the roll pool are spent 2 red dice.&quot;</extracomment>
        <translation>
            <numerusform>%n dado rosso</numerusform>
            <numerusform>%n dadi rossi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green die(ce)</source>
        <comment>subject</comment>
        <extracomment>The subject of a sentence, behind the verb: &quot;Out of the roll pool are spent 2 green dice.&quot;</extracomment>
        <translation>
            <numerusform>%n dado verde</numerusform>
            <numerusform>%n dadi verdi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue die(ce)</source>
        <comment>subject</comment>
        <extracomment>The subject of a sentence, behind the verb: &quot;Out of the roll pool are spent 2 blue dice.&quot;</extracomment>
        <translation>
            <numerusform>%n dado blu</numerusform>
            <numerusform>%n dadi blu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrewBoard</name>
    <message>
        <source>{section} · rank {rank} · seat of {player}</source>
        <extracomment>{section} is the section of a crewmember, {rank} a number, {player} the player who has the seat.</extracomment>
        <translation>{section} · grado {rank} · posto di {player}</translation>
    </message>
    <message>
        <source>Rank {rank}</source>
        <extracomment>Name of the mark on a crew board, for tool tips. {rank} is 1, 2 or 3.</extracomment>
        <translation>Grado {rank}</translation>
    </message>
    <message>
        <source>Landing</source>
        <extracomment>On a crew board: where this person is, before the lander has come down.</extracomment>
        <translation>Atterraggio</translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
        <extracomment>On a crew board: where this person is. {number} is the number, {place} the name of the sector.</extracomment>
        <translation>Settore {number}: {place}</translation>
    </message>
    <message>
        <source>Basic {color} counts as {icon}</source>
        <extracomment>A convert ability: basic icons of dice of a color count as the icon. {color} is red, green or blue, {icon} is drawn.</extracomment>
        <translation>Base ({color}) vale come {icon}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <extracomment>Name of marks on a crew board, for tool tips: actions of this turn. %n is their number.</extracomment>
        <translation>
            <numerusform>%n azione rimasta</numerusform>
            <numerusform>%n azioni rimaste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <extracomment>Name of marks on a crew board, for tool tips: what pays for the skill. %n is their number.</extracomment>
        <translation>
            <numerusform>%n carica</numerusform>
            <numerusform>%n cariche</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand: {count} of {limit}</source>
        <extracomment>Section cards in hand: {count} is how many, {limit} how many may be held.</extracomment>
        <translation>Mano: {count} su {limit}</translation>
    </message>
    <message>
        <source>Deck {deck} · discards {discards}</source>
        <extracomment>The own deck of section cards and its discard pile: {deck} and {discards} are numbers of cards.</extracomment>
        <translation>Mazzo {deck} · scarti {discards}</translation>
    </message>
    <message>
        <source>Look through the discards</source>
        <translation>Sfoglia gli scarti</translation>
    </message>
    <message>
        <source>Take the start token</source>
        <translation>Prendi il gettone Inizio</translation>
    </message>
</context>
<context>
    <name>CrewColumn</name>
    <message>
        <source>Landing</source>
        <extracomment>In the list of the crew: where this person is, before the lander has come down.</extracomment>
        <translation>Atterraggio</translation>
    </message>
    <message>
        <source>Sector {number} · turn ended</source>
        <extracomment>In the list of the crew: this person has played in this round. {number} is that of the sector.</extracomment>
        <translation>Settore {number} · turno concluso</translation>
    </message>
    <message>
        <source>Sector {number} · in turn</source>
        <extracomment>In the list of the crew: this person plays now. {number} is that of the sector.</extracomment>
        <translation>Settore {number} · di turno</translation>
    </message>
    <message>
        <source>Sector {number} · turn to come</source>
        <extracomment>In the list of the crew: this person will yet play in this round. {number} is that of the sector.</extracomment>
        <translation>Settore {number} · turno da svolgere</translation>
    </message>
</context>
<context>
    <name>CrewLog</name>
    <message>
        <source>{member} shuffles the section deck.</source>
        <extracomment>Journal: the discarded cards have become the deck again. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} mescola il mazzo Reparto.</translation>
    </message>
    <message>
        <source>{member} exerts.</source>
        <extracomment>Journal: somebody gives up a die to refresh others. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} si affatica.</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Journal: between results of injury dice.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>{member} spends {dice}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} spende {dice}.</translation>
    </message>
    <message>
        <source>{member} refreshes {dice}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} ricarica {dice}.</translation>
    </message>
    <message>
        <source>{member} sacrifices {dice}.</source>
        <extracomment>{dice} is &quot;1 red die&quot; or the like, the object of the sentence. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} sacrifica {dice}.</translation>
    </message>
    <message>
        <source>{member} draws {cards}.</source>
        <extracomment>{cards} are names of section cards in quotation marks, with &quot;and&quot; before the last one. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} pesca {cards}.</translation>
    </message>
    <message>
        <source>{member} discards {card}.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} scarta {card}.</translation>
    </message>
    <message>
        <source>{member} plays {card}.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} gioca {card}.</translation>
    </message>
    <message>
        <source>{card} has been played and is discarded.</source>
        <extracomment>{card} is the name of a section card in quotation marks.</extracomment>
        <translation>La carta {card} è stata giocata e viene scartata.</translation>
    </message>
    <message>
        <source>{member} discards 1 [charge] and uses the skill {skill}.</source>
        <extracomment>{skill} is the name of a skill in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} scarta 1 [charge] e usa l’abilità {skill}.</translation>
    </message>
    <message numerus="yes">
        <source>{member} loses %n [charge].</source>
        <extracomment>Journal: tokens that pay for the skill of this person. %n stands before the icon. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member} perde %n [charge].</numerusform>
            <numerusform>{member} perde %n [charge].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{member} gains %n [charge].</source>
        <extracomment>Journal: tokens that pay for the skill of this person. %n stands before the icon. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member} ottiene %n [charge].</numerusform>
            <numerusform>{member} ottiene %n [charge].</numerusform>
        </translation>
    </message>
    <message>
        <source>What was about to happen does not happen.</source>
        <translation>Ciò che stava per accadere non accade.</translation>
    </message>
    <message>
        <source>Chosen at random: {member}.</source>
        <extracomment>{member} is the name of a crewmember.</extracomment>
        <translation>Scelta casuale: {member}.</translation>
    </message>
    <message>
        <source>{member} takes {equipment} out of the lander.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} prende {equipment} dal lander.</translation>
    </message>
    <message>
        <source>spent die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>dado speso: {die}</translation>
    </message>
    <message>
        <source>refreshed die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>dado ricaricato: {die}</translation>
    </message>
    <message>
        <source>sacrificed die: {die}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>dado sacrificato: {die}</translation>
    </message>
    <message>
        <source>exert: {member}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: somebody gave up a die to refresh others. {member} is the name of a crewmember.</extracomment>
        <translation>affaticamento: {member}</translation>
    </message>
    <message>
        <source>drawn cards</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: section cards.</extracomment>
        <translation>carte pescate</translation>
    </message>
    <message>
        <source>discarded card: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a section card. {card} is the name of a card.</extracomment>
        <translation>carta scartata: {card}</translation>
    </message>
    <message>
        <source>played card: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a section card. {card} is the name of a card.</extracomment>
        <translation>carta giocata: {card}</translation>
    </message>
    <message>
        <source>skill: {skill}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was used. {skill} is its name.</extracomment>
        <translation>abilità: {skill}</translation>
    </message>
    <message>
        <source>lost charges</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: tokens that pay for skills.</extracomment>
        <translation>cariche perse</translation>
    </message>
    <message>
        <source>gained charges</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: tokens that pay for skills.</extracomment>
        <translation>cariche ottenute</translation>
    </message>
    <message>
        <source>equipment: {equipment}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was used or handed over. {equipment} is the name of a card.</extracomment>
        <translation>attrezzatura: {equipment}</translation>
    </message>
    <message>
        <source>injury: {injury}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: somebody got it. {injury} is the name of an injury card.</extracomment>
        <translation>ferita: {injury}</translation>
    </message>
    <message>
        <source>injury die</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was carried out, placed or removed.</extracomment>
        <translation>dado Ferita</translation>
    </message>
    <message>
        <source>choice of an injury</source>
        <translation>scelta di una ferita</translation>
    </message>
    <message>
        <source>survival check</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the roll that decides about a life.</extracomment>
        <translation>prova di sopravvivenza</translation>
    </message>
    <message>
        <source>death: {member}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;. {member} is the name of a crewmember.</extracomment>
        <translation>morte: {member}</translation>
    </message>
    <message>
        <source>{giver} hands {equipment} over to {member}.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {giver} and {member} are first names of crewmembers.</extracomment>
        <translation>{giver} consegna {equipment} a {member}.</translation>
    </message>
    <message>
        <source>{member} uses {equipment}.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} usa {equipment}.</translation>
    </message>
    <message>
        <source>{member} discards {equipment}.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} scarta {equipment}.</translation>
    </message>
    <message>
        <source>{member} suffers the injury {injury}.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} subisce la ferita {injury}.</translation>
    </message>
    <message>
        <source>{member} puts an injury die back into the red column.</source>
        <extracomment>Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} rimette un dado Ferita nella colonna rossa.</translation>
    </message>
    <message>
        <source>{member} puts an injury die back into the green column.</source>
        <extracomment>Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} rimette un dado Ferita nella colonna verde.</translation>
    </message>
    <message>
        <source>{member} puts an injury die back into the blue column.</source>
        <extracomment>Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} rimette un dado Ferita nella colonna blu.</translation>
    </message>
    <message>
        <source>{member} puts an injury die into the red column.</source>
        <extracomment>Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} mette un dado Ferita nella colonna rossa.</translation>
    </message>
    <message>
        <source>{member} puts an injury die into the green column.</source>
        <extracomment>Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} mette un dado Ferita nella colonna verde.</translation>
    </message>
    <message>
        <source>{member} puts an injury die into the blue column.</source>
        <extracomment>Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} mette un dado Ferita nella colonna blu.</translation>
    </message>
    <message>
        <source>{member} removes an injury die from the red column.</source>
        <extracomment>Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} toglie un dado Ferita dalla colonna rossa.</translation>
    </message>
    <message>
        <source>{member} removes an injury die from the green column.</source>
        <extracomment>Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} toglie un dado Ferita dalla colonna verde.</translation>
    </message>
    <message>
        <source>{member} removes an injury die from the blue column.</source>
        <extracomment>Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} toglie un dado Ferita dalla colonna blu.</translation>
    </message>
    <message>
        <source>{member} gets rid of the injury in slot {number}.</source>
        <extracomment>Journal. {number} is the place of the injury card in its row, from 1. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} si libera della ferita nello spazio {number}.</translation>
    </message>
    <message>
        <source>{member} turns the injury in slot {number} face down.</source>
        <extracomment>Journal: the injury has no effect any more. {number} is its place in the row, from 1. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} gira a faccia in giù la ferita nello spazio {number}.</translation>
    </message>
    <message>
        <source>{member} makes a survival check: {results}.</source>
        <extracomment>Journal: a roll that decides about a life. {results} is names of icons. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} effettua una prova di sopravvivenza: {results}.</translation>
    </message>
    <message>
        <source>{member} dies.</source>
        <extracomment>Journal. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} muore.</translation>
    </message>
</context>
<context>
    <name>CrewTabs</name>
    <message>
        <source>Sector {number} · dice left: {dice}</source>
        <extracomment>A member of the team in a narrow strip, for tool tips and screen readers. {number} is that of the sector, {dice} how many dice are available.</extracomment>
        <translation>Settore {number} · dadi rimasti: {dice}</translation>
    </message>
</context>
<context>
    <name>CrewText</name>
    <message numerus="yes">
        <source>Draw %n section card(s).</source>
        <extracomment>Effect of a card, said to whoever it concerns. %n is a number of cards from the own deck.</extracomment>
        <translation>
            <numerusform>Pescate %n carta Reparto.</numerusform>
            <numerusform>Pescate %n carte Reparto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n section card(s) from your hand.</source>
        <extracomment>Effect of a card, said to whoever it concerns. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Scartate %n carta Reparto dalla mano.</numerusform>
            <numerusform>Scartate %n carte Reparto dalla mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n injury card(s) face down.</source>
        <extracomment>Effect of a card: injury cards of the own board that are turned over no longer have an effect. %n is how many.</extracomment>
        <translation>
            <numerusform>Girate %n carta Ferita a faccia in giù.</numerusform>
            <numerusform>Girate %n carte Ferita a faccia in giù.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [supplies].</source>
        <extracomment>Effect of a card: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ottenete %n [supplies].</numerusform>
            <numerusform>Ottenete %n [supplies].</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain the injury {injury}.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>Subite la ferita {injury}.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [success].</source>
        <extracomment>Effect of a card: tokens for what the expedition has achieved. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ottenete %n [success].</numerusform>
            <numerusform>Ottenete %n [success].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [charge].</source>
        <extracomment>Effect of a card: tokens on a crew board that pay for its skill. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ottenete %n [charge].</numerusform>
            <numerusform>Ottenete %n [charge].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n [charge].</source>
        <extracomment>Effect of a card: tokens on a crew board that pay for its skill. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Scartate %n [charge].</numerusform>
            <numerusform>Scartate %n [charge].</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll a danger die and resolve it with danger table {letter}.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Tirate un dado Pericolo e risolvetelo con la tabella Pericolo {letter}.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead], each for a different discovery deck.</source>
        <extracomment>Effect of a card: lead tokens are put on discovery decks. %n stands before the icon and is more than 1.</extracomment>
        <translation>
            <numerusform>Ottenete %n [lead] per un mazzo Scoperte.</numerusform>
            <numerusform>Ottenete %n [lead], ognuno per un diverso mazzo Scoperte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain the topmost [unique_discovery] of the planet.</source>
        <translation>Ottenete la prima [unique_discovery] del pianeta.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n time(s) to a connected sector; ignore the icons of the path.</source>
        <extracomment>Effect of a card, said to whoever moves. %n is how many steps, each from one sector to the next.</extracomment>
        <translation>
            <numerusform>Spostatevi in un settore collegato; ignorate le icone del percorso.</numerusform>
            <numerusform>Spostatevi %n volte in un settore collegato; ignorate le icone del percorso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the sector at the other end of the path.</source>
        <translation>Spostatevi nel settore all’altra estremità del percorso.</translation>
    </message>
    <message>
        <source>Move to the lander sector.</source>
        <translation>Spostatevi nel settore del lander.</translation>
    </message>
    <message>
        <source>Move to sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>Spostatevi nel settore {sector}.</translation>
    </message>
    <message>
        <source>Resolve the travel effect of the [global_condition].</source>
        <translation>Risolvete l’effetto di viaggio della [global_condition].</translation>
    </message>
    <message>
        <source>The turn ends after this; no [event] card is revealed.</source>
        <translation>Poi il turno termina; non si rivela nessuna carta [event].</translation>
    </message>
    <message numerus="yes">
        <source>The turn ends after this; %n [event] card(s) are revealed.</source>
        <extracomment>Effect of a card, about the turn in which it happens. %n stands before the icon of an event card.</extracomment>
        <translation>
            <numerusform>Poi il turno termina; si rivela %n carta [event].</numerusform>
            <numerusform>Poi il turno termina; si rivelano %n carte [event].</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one more action in this turn.</source>
        <translation>Eseguite un’altra azione in questo turno.</translation>
    </message>
    <message>
        <source>The expedition ends.</source>
        <translation>La spedizione termina.</translation>
    </message>
    <message>
        <source>Discard this card.</source>
        <translation>Scartate questa carta.</translation>
    </message>
    <message>
        <source>Gain the [unique_discovery] {discovery}.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation>Ottenete la [unique_discovery] {discovery}.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %n injury card(s) {injury} face down.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>
            <numerusform>Girate a faccia in giù %n carta Ferita {injury}.</numerusform>
            <numerusform>Girate a faccia in giù %n carte Ferita {injury}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove one injury die.</source>
        <translation>Rimuovete un dado Ferita.</translation>
    </message>
    <message>
        <source>Remove one injury card and one injury die.</source>
        <translation>Rimuovete una carta Ferita e un dado Ferita.</translation>
    </message>
    <message>
        <source>Remove one injury card.</source>
        <translation>Rimuovete una carta Ferita.</translation>
    </message>
    <message>
        <source>Remove the injury card {injury} and one injury die.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>Rimuovete la carta Ferita {injury} e un dado Ferita.</translation>
    </message>
    <message>
        <source>Remove the injury card {injury}.</source>
        <extracomment>{injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>Rimuovete la carta Ferita {injury}.</translation>
    </message>
    <message>
        <source>Gain 1 {deck}.</source>
        <extracomment>{deck} is the icon of a kind of discovery.</extracomment>
        <translation>Ottenete 1 {deck}.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for {decks}.</source>
        <extracomment>{decks} are icons of the discovery decks on which the leads may be put, with &quot;or&quot; before the last one.</extracomment>
        <translation>
            <numerusform>Ottenete %n [lead] per {decks}.</numerusform>
            <numerusform>Ottenete %n [lead] per {decks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [supplies].</source>
        <extracomment>Effect of a card: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Perdete %n [supplies].</numerusform>
            <numerusform>Perdete %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [supplies], reduced by the lander’s {stat}.</source>
        <extracomment>{stat} is the icon of a statistic of the lander; the loss is smaller by its value.</extracomment>
        <translation>
            <numerusform>Perdete %n [supplies], meno il valore {stat} del lander.</numerusform>
            <numerusform>Perdete %n [supplies], meno il valore {stat} del lander.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain a discovery from a deck of your choice.</source>
        <translation>Ottenete una scoperta da un mazzo a scelta.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for discovery decks of your choice.</source>
        <extracomment>Effect of a card: lead tokens are put on any discovery decks. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ottenete %n [lead] per un mazzo Scoperte a scelta.</numerusform>
            <numerusform>Ottenete %n [lead] per mazzi Scoperte a scelta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DangerIcon</name>
    <message>
        <source>Common</source>
        <extracomment>Name of the icon danger_common, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Comune</translation>
    </message>
    <message>
        <source>Rare</source>
        <extracomment>Name of the icon danger_rare, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Raro</translation>
    </message>
    <message>
        <source>Special</source>
        <extracomment>Name of the icon danger_special, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Speciale</translation>
    </message>
    <message>
        <source>Uncommon</source>
        <extracomment>Name of the icon danger_uncommon, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Non comune</translation>
    </message>
</context>
<context>
    <name>DecisionText</name>
    <message>
        <source>Who takes the start token and the first turn of the round?</source>
        <translation>Chi prende il gettone Inizio e il primo turno del round?</translation>
    </message>
    <message numerus="yes">
        <source>{member}: choose an action (%n left).</source>
        <extracomment>The question of a turn. %n is how many actions the turn has left. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member}: scegliete un’azione (ne resta %n).</numerusform>
            <numerusform>{member}: scegliete un’azione (ne restano %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: {effect} Use an ability now, or go on.</source>
        <extracomment>{effect} is a sentence such as &quot;You have traveled.&quot; {member} is the first name of a crewmember.</extracomment>
        <translation>{effect} {member}: usate ora una capacità o proseguite.</translation>
    </message>
    <message>
        <source>{member}: this is about to happen. {effect} Prevent it, or accept it.</source>
        <extracomment>Question at a moment in which something can be prevented. {effect} is the whole sentence of what would happen. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: sta per accadere questo. {effect} Impeditelo o accettatelo.</translation>
    </message>
    <message>
        <source>Do you use this? {effect}</source>
        <extracomment>Question to all players. {effect} is a whole sentence: what a card offers.</extracomment>
        <translation>Usate questo effetto? {effect}</translation>
    </message>
    <message>
        <source>{member}: do you use this? {effect}</source>
        <extracomment>Question to one player. {effect} is a whole sentence: what a card offers. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: usate questo effetto? {effect}</translation>
    </message>
    <message>
        <source>Who is meant? {effect}</source>
        <extracomment>Question before an effect that concerns one crewmember. {effect} is a whole sentence: what will happen to that person.</extracomment>
        <translation>A chi tocca? {effect}</translation>
    </message>
    <message>
        <source>Which lead token is placed next, and on which discovery deck?</source>
        <translation>Quale gettone Indizio viene messo ora, e su quale mazzo Scoperte?</translation>
    </message>
    <message>
        <source>Who draws the section card that comes with the lead token?</source>
        <translation>Chi pesca la carta Reparto data dal gettone Indizio?</translation>
    </message>
    <message>
        <source>Who gains the [charge] that comes with the lead token?</source>
        <translation>Chi ottiene la [charge] data dal gettone Indizio?</translation>
    </message>
    <message>
        <source>Which time track progresses first?</source>
        <translation>Quale contatore del tempo avanza per primo?</translation>
    </message>
    <message>
        <source>{member}: how do you prepare?</source>
        <extracomment>Question after the action of preparing was chosen. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: come vi preparate?</translation>
    </message>
    <message>
        <source>{member} rolls a danger die for danger table {letter}. What does it show?</source>
        <extracomment>Where players roll their own dice and tell what they show. {letter} is A, B or C. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} tira un dado Pericolo per la tabella Pericolo {letter}. Che cosa mostra?</translation>
    </message>
    <message>
        <source>Landing roll: what does the ten-sided die show?</source>
        <translation>Tiro di atterraggio: che cosa mostra il D10?</translation>
    </message>
    <message>
        <source>{member} rolls the ten-sided die; the lowest result is meant. What does it show?</source>
        <extracomment>Where players roll their own dice to choose somebody at random. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} tira il D10; tocca a chi ha l’esito più basso. Che cosa mostra?</translation>
    </message>
    <message>
        <source>{member} rolls for survival. What does the next injury die show?</source>
        <extracomment>Where players roll their own dice: on them it depends whether this person lives. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} tira per sopravvivere. Che cosa mostra il prossimo dado Ferita?</translation>
    </message>
    <message>
        <source>{member}: along which path do you travel?</source>
        <extracomment>Question: a way from one sector to another. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: lungo quale percorso viaggiate?</translation>
    </message>
    <message>
        <source>Several texts are due at the same moment. Which of them comes next?</source>
        <translation>Più effetti scattano nello stesso momento. Quale viene prima?</translation>
    </message>
    <message>
        <source>{member} wants to leave the planet. Does every other section agree to the lift-off?</source>
        <extracomment>Question to everybody but the section of this crewmember. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} vuole lasciare il pianeta. Tutti gli altri reparti sono d’accordo con il decollo?</translation>
    </message>
    <message>
        <source>In which lander sector does the lander stand?</source>
        <translation>In quale settore del lander atterrate?</translation>
    </message>
    <message>
        <source>Who of your crew sits first, clockwise?</source>
        <translation>Chi del vostro equipaggio è al primo posto, in senso orario?</translation>
    </message>
    <message>
        <source>Who of your crew sits next, clockwise?</source>
        <translation>Chi del vostro equipaggio è al posto successivo, in senso orario?</translation>
    </message>
    <message>
        <source>{member}: in which sector do you begin?</source>
        <extracomment>Question at the start of an expedition. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: in quale settore iniziate?</translation>
    </message>
    <message>
        <source>Which rank-up card do you keep?</source>
        <translation>Quale carta Grado Superiore tenete?</translation>
    </message>
    <message>
        <source>Who carries which equipment?</source>
        <translation>Chi porta quale attrezzatura?</translation>
    </message>
    <message>
        <source>{member} has revealed the event {event}. Read it, then resolve it.</source>
        <extracomment>{event} is the name of an event card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} ha rivelato l’evento {event}. Leggetelo, poi risolvetelo.</translation>
    </message>
    <message>
        <source>Do you complete the mission {mission} now?</source>
        <extracomment>{mission} is the name of a mission in quotation marks.</extracomment>
        <translation>Completate ora la missione {mission}?</translation>
    </message>
    <message>
        <source>Which way does the standee of the threat {threat} in {sector} move?</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Da che parte si muove il segnalino della minaccia {threat} in {sector}?</translation>
    </message>
    <message>
        <source>Which way does the threat {threat} move?</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation>Da che parte si muove la minaccia {threat}?</translation>
    </message>
    <message>
        <source>{member}: which die do you spend?</source>
        <extracomment>Question: an available die of the board goes to the spent pool. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: quale dado spendete?</translation>
    </message>
    <message>
        <source>{member}: which die do you sacrifice?</source>
        <extracomment>Question: a die leaves the board until the end of the expedition. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: quale dado sacrificate?</translation>
    </message>
    <message>
        <source>{member}: which die do you refresh?</source>
        <extracomment>Question: a spent die comes back to the board. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: quale dado ricaricate?</translation>
    </message>
    <message>
        <source>{member}: out of which column do you remove the injury die?</source>
        <extracomment>Question about the red, green or blue column of a crew board. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: da quale colonna rimuovete il dado Ferita?</translation>
    </message>
    <message>
        <source>{member}: into which column does the injury die go?</source>
        <extracomment>Question about the red, green or blue column of a crew board. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: in quale colonna va il dado Ferita?</translation>
    </message>
    <message>
        <source>{member}: which injury do you turn face down?</source>
        <extracomment>Question: an injury card that is turned over has no effect any more. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: quale ferita girate a faccia in giù?</translation>
    </message>
    <message>
        <source>{member}: which injury do you remove?</source>
        <extracomment>Question about the injury cards of a crew board. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: quale ferita rimuovete?</translation>
    </message>
    <message>
        <source>{member}: which sector do you go to?</source>
        <extracomment>Question: an effect moves this person to another sector. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: in quale settore andate?</translation>
    </message>
    <message numerus="yes">
        <source>{member}: discard %n section card(s).</source>
        <extracomment>Demand when somebody holds more cards than allowed. %n is how many must go. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member}: scartate %n carta Reparto.</numerusform>
            <numerusform>{member}: scartate %n carte Reparto.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: which discovery deck do you draw from?</source>
        <extracomment>Question about the decks from which finds are drawn. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: da quale mazzo Scoperte pescate?</translation>
    </message>
    <message>
        <source>{member}: which dice do you roll? Others in this sector may assist with one die each.</source>
        <extracomment>Question at the start of a dice check in a sector where somebody else stands too. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: quali dadi tirate? Gli altri in questo settore possono prestare assistenza con un dado ciascuno.</translation>
    </message>
    <message>
        <source>{member}: which dice do you roll?</source>
        <extracomment>Question at the start of a dice check in which nobody can help. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: quali dadi tirate?</translation>
    </message>
    <message>
        <source>{member} rolls all the dice. What do they show?</source>
        <extracomment>Where players roll their own dice and tell what they show. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} tira tutti i dadi. Che cosa mostrano?</translation>
    </message>
    <message>
        <source>{member}: do you modify the results?</source>
        <extracomment>Question in a dice check, after the roll: cards and skills may change what dice show. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: modificate gli esiti?</translation>
    </message>
    <message numerus="yes">
        <source>{member}: which die do you reroll (%n left)?</source>
        <extracomment>Question in a dice check. %n is how many more dice may be rolled again. {member} is the first name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member}: quale dado ritirate (ne resta %n)?</numerusform>
            <numerusform>{member}: quale dado ritirate (ne restano %n)?</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: which die do you turn, and to which face?</source>
        <extracomment>Question in a dice check: a die is turned by hand to another side. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: quale dado girate, e su quale faccia?</translation>
    </message>
    <message>
        <source>{member}: which die of the roll pool goes to the spent pool?</source>
        <extracomment>Question in a dice check: the price is a rolled die. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: quale dado della riserva del tiro va nella riserva dei dadi spesi?</translation>
    </message>
    <message>
        <source>{member}: with which die? {effect}</source>
        <extracomment>{effect} is the sentence of a card that needs one die. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: con quale dado? {effect}</translation>
    </message>
    <message>
        <source>{member}: do you pay for a dice combination?</source>
        <extracomment>Question in a dice check: rolled dice can pay for the lower half of a card. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: pagate una combinazione di dadi?</translation>
    </message>
    <message>
        <source>{member}: which injury die do you resolve next?</source>
        <extracomment>Question in a dice check with several injury dice. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: quale dado Ferita risolvete ora?</translation>
    </message>
    <message>
        <source>{member}: which danger die do you resolve next?</source>
        <extracomment>Question in a dice check with several danger dice. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: quale dado Pericolo risolvete ora?</translation>
    </message>
    <message>
        <source>{member}: choose one option.</source>
        <extracomment>Question where a card offers several ways; they stand below. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: scegliete un’opzione.</translation>
    </message>
    <message>
        <source>{member}: the red column is too full. Which die do you spend?</source>
        <extracomment>Question after an injury has taken the place of a die in the column of this color. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: la colonna rossa è troppo piena. Quale dado spendete?</translation>
    </message>
    <message>
        <source>{member}: the green column is too full. Which die do you spend?</source>
        <extracomment>Question after an injury has taken the place of a die in the column of this color. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: la colonna verde è troppo piena. Quale dado spendete?</translation>
    </message>
    <message>
        <source>{member}: the blue column is too full. Which die do you spend?</source>
        <extracomment>Question after an injury has taken the place of a die in the column of this color. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: la colonna blu è troppo piena. Quale dado spendete?</translation>
    </message>
    <message>
        <source>{member}: which [ace] and converted dice take part in the special effect? {effect}</source>
        <extracomment>Question in a dice check, about dice that may count as something else. {effect} is a whole sentence: what the special effect does. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: quali [ace] e dadi convertiti partecipano all’effetto speciale? {effect}</translation>
    </message>
    <message>
        <source>{member}: which [ace] and converted dice take part in the special effect?</source>
        <extracomment>Question in a dice check, about dice that may count as something else. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: quali [ace] e dadi convertiti partecipano all’effetto speciale?</translation>
    </message>
    <message>
        <source>{member}: do you mark the yellow outcome, although it takes [ace] or converted dice?</source>
        <extracomment>Question in a dice check: the dice show what the outcome of this color asks for, but only with the help of aces or conversions. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: segnalate il risultato giallo, anche se richiede [ace] o dadi convertiti?</translation>
    </message>
    <message>
        <source>{member}: do you mark the green outcome, although it takes [ace] or converted dice?</source>
        <extracomment>Question in a dice check: the dice show what the outcome of this color asks for, but only with the help of aces or conversions. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: segnalate il risultato verde, anche se richiede [ace] o dadi convertiti?</translation>
    </message>
    <message>
        <source>{member}: do you mark the red outcome, although it takes [ace] or converted dice?</source>
        <extracomment>Question in a dice check: the dice show what the outcome of this color asks for, but only with the help of aces or conversions. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: segnalate il risultato rosso, anche se richiede [ace] o dadi convertiti?</translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be {icon}, so that the yellow outcome ends the check?</source>
        <extracomment>{icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: [ace] vale come {icon}, così che il risultato giallo ponga fine al tiro?</translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be {icon}, so that the green outcome ends the check?</source>
        <extracomment>{icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: [ace] vale come {icon}, così che il risultato verde ponga fine al tiro?</translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be {icon}, so that the red outcome ends the check?</source>
        <extracomment>{icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: [ace] vale come {icon}, così che il risultato rosso ponga fine al tiro?</translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be the icon that is looked for?</source>
        <extracomment>Question in a dice check: an ace counts as any icon that a text looks for, if the player says so. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: [ace] vale come il simbolo cercato?</translation>
    </message>
    <message>
        <source>Choose one option.</source>
        <translation>Scegliete un’opzione.</translation>
    </message>
    <message>
        <source>Choose one option ({source}).</source>
        <extracomment>Question to the table. {source} is the card, path or table that offers the options.</extracomment>
        <translation>Scegliete un’opzione ({source}).</translation>
    </message>
    <message>
        <source>{member}: choose one option ({source}).</source>
        <extracomment>{source} is the card, path or table that offers the options. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: scegliete un’opzione ({source}).</translation>
    </message>
    <message>
        <source>{member}: is this outcome marked?</source>
        <extracomment>Question in a dice check: an outcome that is marked will happen. {member} is the first name of a crewmember.</extracomment>
        <translation>{member}: segnalate questo risultato?</translation>
    </message>
</context>
<context>
    <name>DecksText</name>
    <message numerus="yes">
        <source>Look at the top %n card(s) of your section deck, take one into your hand and put the rest at the bottom of the deck.</source>
        <extracomment>Effect of a card; the deck is that of the own section. %n is how many cards are looked at, usually more than one.</extracomment>
        <translation>
            <numerusform>Prendete in mano la prima carta del vostro mazzo Reparto.</numerusform>
            <numerusform>Guardate le prime %n carte del vostro mazzo Reparto, prendetene una in mano e mettete le altre in fondo al mazzo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the [poi] cards that a sector of your choice may still get next.</source>
        <translation>Guardate le carte [poi] che un settore a vostra scelta può ancora ricevere per prime.</translation>
    </message>
    <message>
        <source>Look at the [poi] cards that your sector may still get next.</source>
        <translation>Guardate le carte [poi] che il vostro settore può ancora ricevere per prime.</translation>
    </message>
    <message>
        <source>Look at the [poi] cards that sector {sector} may still get next.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>Guardate le carte [poi] che il settore {sector} può ancora ricevere per prime.</translation>
    </message>
    <message>
        <source>Look at the [global_condition] card that comes next.</source>
        <translation>Guardate la carta [global_condition] che viene dopo.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of a [threat] of your choice.</source>
        <extracomment>Effect of a card: a threat does what stands on its cards, one after another. %n is how many of these are looked at.</extracomment>
        <translation>
            <numerusform>Guardate il prossimo effetto di una [threat] a scelta.</numerusform>
            <numerusform>Guardate i prossimi %n effetti di una [threat] a scelta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next time an [event] is revealed, reveal %n instead, resolve one and discard the rest.</source>
        <extracomment>Effect of a card. %n is how many event cards are revealed, one of which is carried out.</extracomment>
        <translation>
            <numerusform>La prossima volta che si rivela un [event], rivelatene %n e risolvetelo.</numerusform>
            <numerusform>La prossima volta che si rivela un [event], rivelatene invece %n, risolvetene uno e scartate gli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of this turn %n [event] card(s) fewer are revealed.</source>
        <extracomment>Effect of a card: fewer event cards than usual. %n stands before the icon of an event card.</extracomment>
        <translation>
            <numerusform>Alla fine di questo turno si rivela %n carta [event] in meno.</numerusform>
            <numerusform>Alla fine di questo turno si rivelano %n carte [event] in meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Join your sector and one with the next higher or lower number by a path without icons.</source>
        <translation>Collegate il vostro settore e quello con il numero immediatamente più alto o più basso con un percorso senza icone.</translation>
    </message>
    <message>
        <source>Join two visited sectors of your choice by a path without icons.</source>
        <translation>Unite due settori visitati a scelta con un percorso senza icone.</translation>
    </message>
    <message>
        <source>Draw section cards until you hold as many as your section card limit.</source>
        <translation>Pescate carte Reparto fino al vostro limite delle carte Reparto.</translation>
    </message>
    <message>
        <source>Take one section card from your discard pile into your hand.</source>
        <translation>Riprendete in mano una carta Reparto dalla vostra pila delle carte scartate.</translation>
    </message>
    <message>
        <source>Discard all section cards in your hand.</source>
        <translation>Scartate tutte le carte Reparto che avete in mano.</translation>
    </message>
    <message>
        <source>Discard a section card with {icon} in its dice combination.</source>
        <extracomment>{icon} is an icon that the dice combination of the card asks for.</extracomment>
        <translation>Scartate una carta Reparto con {icon} nella sua combinazione di dadi.</translation>
    </message>
    <message>
        <source>Sacrifice one section card from your hand; it is out of this expedition.</source>
        <translation>Sacrificate una carta Reparto della vostra mano; è fuori da questa spedizione.</translation>
    </message>
    <message numerus="yes">
        <source>One [time] of your choice goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on a time track. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>Un [time] a scelta torna indietro di %n spazio.</numerusform>
            <numerusform>Un [time] a scelta torna indietro di %n spazi.</numerusform>
        </translation>
    </message>
    <message>
        <source>One time track of your choice does not make its next progress.</source>
        <translation>Un contatore del tempo a scelta salta il suo prossimo avanzamento.</translation>
    </message>
    <message>
        <source>Move one placed [lead] to another discovery deck.</source>
        <translation>Spostate un [lead] già messo su un altro mazzo Scoperte.</translation>
    </message>
    <message>
        <source>Return one placed [lead] to the bag.</source>
        <translation>Rimettete nel sacchetto un [lead] già messo su un mazzo.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for a discovery deck that has one already.</source>
        <extracomment>Effect of a card: lead tokens go on a deck on which some lie. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ottenete %n [lead] per un mazzo Scoperte che ne ha già uno.</numerusform>
            <numerusform>Ottenete %n [lead] per un mazzo Scoperte che ne ha già uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the [lead](pl) from a discovery deck that has at least %n and gain its top discovery.</source>
        <extracomment>Effect of a card. %n is how many lead tokens must lie there.</extracomment>
        <translation>
            <numerusform>Togliete gli [lead](pl) da un mazzo Scoperte che ne ha almeno %n e ottenete la sua prima scoperta.</numerusform>
            <numerusform>Togliete gli [lead](pl) da un mazzo Scoperte che ne ha almeno %n e ottenete la sua prima scoperta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain the top discovery of a discovery deck that has a [lead].</source>
        <translation>Ottenete la prima scoperta di un mazzo Scoperte che ha un [lead].</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n [lead], place one of your choice and return the rest to the bag.</source>
        <extracomment>Effect of a card: lead tokens from the bag, of which one is kept. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Pescate %n [lead] e mettetelo su un mazzo.</numerusform>
            <numerusform>Pescate %n [lead], mettetene uno a scelta e rimettete gli altri nel sacchetto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put one {deck} card from the lander at the bottom of its deck.</source>
        <extracomment>{deck} is the icon of a discovery deck.</extracomment>
        <translation>Mettete una carta {deck} del lander in fondo al suo mazzo.</translation>
    </message>
    <message>
        <source>Put one discovery card from the lander at the bottom of its deck.</source>
        <translation>Mettete una carta Scoperta del lander in fondo al suo mazzo.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n card(s) of the deck of the discovery gained last. If you want, swap it for one of them.</source>
        <extracomment>Effect of a card: the discovery that the team got last may be exchanged. %n is how many cards are looked at.</extracomment>
        <translation>
            <numerusform>Guardate la prossima carta del mazzo dell’ultima scoperta ottenuta. Se volete, scambiatela con quella.</numerusform>
            <numerusform>Guardate le prossime %n carte del mazzo dell’ultima scoperta ottenuta. Se volete, scambiatela con una di quelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move one marker from this sector to a connected sector.</source>
        <translation>Spostate un segnaposto da questo settore a un settore collegato.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n [event] card(s).</source>
        <extracomment>Effect of a card: event cards are only looked at. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Guardate la prima carta [event].</numerusform>
            <numerusform>Guardate le prime %n carte [event].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n [event] card(s) and put them back in any order.</source>
        <extracomment>Effect of a card: event cards are looked at and laid back in another order. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Guardate la prima carta [event] e rimettetela al suo posto.</numerusform>
            <numerusform>Guardate le prime %n carte [event] e rimettetele in cima nell’ordine che volete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n [event] card(s); you may put them at the bottom of the deck.</source>
        <extracomment>Effect of a card: event cards are looked at and may go under the deck. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Guardate la prima carta [event]; potete metterla in fondo al mazzo.</numerusform>
            <numerusform>Guardate le prime %n carte [event]; potete metterle in fondo al mazzo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Can be chosen now.</source>
        <translation>Può essere scelto ora.</translation>
    </message>
    <message>
        <source>Spent.</source>
        <extracomment>Said of a die by screen readers: it cannot be used until it is refreshed.</extracomment>
        <translation>Speso.</translation>
    </message>
</context>
<context>
    <name>DiceArea</name>
    <message>
        <source>Injury die</source>
        <extracomment>Name of a die on a crew board.</extracomment>
        <translation>Dado Ferita</translation>
    </message>
    <message>
        <source>Available</source>
        <extracomment>Over the dice of a crew board that can be used.</extracomment>
        <translation>Disponibili</translation>
    </message>
    <message>
        <source>Spent: {count}</source>
        <extracomment>Over the dice of a crew board that cannot be used until they are refreshed. {count} is their number.</extracomment>
        <translation>Spesi: {count}</translation>
    </message>
    <message>
        <source>Injuries: {count} of 3</source>
        <extracomment>Over the injury cards of a crew board. {count} is from 0 to 3.</extracomment>
        <translation>Ferite: {count} su 3</translation>
    </message>
</context>
<context>
    <name>DiceNames</name>
    <message>
        <source>red</source>
        <extracomment>The color of a die.</extracomment>
        <translation>rosso</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>The color of a die.</extracomment>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>The color of a die.</extracomment>
        <translation>blu</translation>
    </message>
    <message>
        <source>Basic die</source>
        <extracomment>Make of a die: the plainest, without icons of skill.</extracomment>
        <translation>Dado Base</translation>
    </message>
    <message>
        <source>Specialist die</source>
        <extracomment>Make of a die, with one icon of skill.</extracomment>
        <translation>Dado Specializzato</translation>
    </message>
    <message>
        <source>Universal die</source>
        <extracomment>Make of a die, with several icons of skill.</extracomment>
        <translation>Dado Universale</translation>
    </message>
    <message>
        <source>Expert die</source>
        <extracomment>Make of a die, with double icons.</extracomment>
        <translation>Dado Esperto</translation>
    </message>
    <message>
        <source>Wild die</source>
        <extracomment>Make of a die, with aces and accidents.</extracomment>
        <translation>Dado Jolly</translation>
    </message>
    <message>
        <source>Free result ({color})</source>
        <extracomment>A basic result that a text gives to a dice check, without a die: &quot;Free result (red)&quot;. {color} is red, green or blue.</extracomment>
        <translation>Risultato gratuito ({color})</translation>
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
        <translation>Spostate un dado dalla riserva del tiro alla riserva dei dadi spesi del suo proprietario.</translation>
    </message>
    <message>
        <source>For the rest of this dice check, each [basic] counts as [accident].</source>
        <translation>Per il resto di questo tiro ogni simbolo [basic] vale come [accident].</translation>
    </message>
    <message>
        <source>Go directly to step {step} of the dice check.</source>
        <extracomment>{step} is a number from 1 to 10.</extracomment>
        <translation>Andate direttamente al passo {step} del tiro.</translation>
    </message>
    <message>
        <source>Cancel this.</source>
        <extracomment>&quot;This&quot; is a loss, an injury or a danger die that is about to take effect.</extracomment>
        <translation>Annullate questo effetto.</translation>
    </message>
    <message>
        <source>Reroll the danger die that has just been rolled.</source>
        <translation>Ritirate il dado Pericolo appena tirato.</translation>
    </message>
    <message numerus="yes">
        <source>Spend %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Spendete %n [any_die].</numerusform>
            <numerusform>Spendete %n [any_die].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n red die(s).</source>
        <extracomment>Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Spendete %n dado rosso.</numerusform>
            <numerusform>Spendete %n dadi rossi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n green die(s).</source>
        <extracomment>Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Spendete %n dado verde.</numerusform>
            <numerusform>Spendete %n dadi verdi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n blue die(s).</source>
        <extracomment>Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Spendete %n dado blu.</numerusform>
            <numerusform>Spendete %n dadi blu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Sacrificate %n [any_die].</numerusform>
            <numerusform>Sacrificate %n [any_die].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n red die(s).</source>
        <extracomment>Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Sacrificate %n dado rosso.</numerusform>
            <numerusform>Sacrificate %n dadi rossi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n green die(s).</source>
        <extracomment>Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Sacrificate %n dado verde.</numerusform>
            <numerusform>Sacrificate %n dadi verdi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n blue die(s).</source>
        <extracomment>Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Sacrificate %n dado blu.</numerusform>
            <numerusform>Sacrificate %n dadi blu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Ricaricate %n [any_die].</numerusform>
            <numerusform>Ricaricate %n [any_die].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n red die(s).</source>
        <extracomment>Effect of a card: spent dice of this color come back to the board. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Ricaricate %n dado rosso.</numerusform>
            <numerusform>Ricaricate %n dadi rossi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n green die(s).</source>
        <extracomment>Effect of a card: spent dice of this color come back to the board. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Ricaricate %n dado verde.</numerusform>
            <numerusform>Ricaricate %n dadi verdi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n blue die(s).</source>
        <extracomment>Effect of a card: spent dice of this color come back to the board. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Ricaricate %n dado blu.</numerusform>
            <numerusform>Ricaricate %n dadi blu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n [any_die] of the roll pool.</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Ritirate fino a %n [any_die] della riserva del tiro.</numerusform>
            <numerusform>Ritirate fino a %n [any_die] della riserva del tiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n red die(s) of the roll pool.</source>
        <extracomment>Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Ritirate fino a %n dado rosso della riserva del tiro.</numerusform>
            <numerusform>Ritirate fino a %n dadi rossi della riserva del tiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n green die(s) of the roll pool.</source>
        <extracomment>Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Ritirate fino a %n dado verde della riserva del tiro.</numerusform>
            <numerusform>Ritirate fino a %n dadi verdi della riserva del tiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n blue die(s) of the roll pool.</source>
        <extracomment>Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Ritirate fino a %n dado blu della riserva del tiro.</numerusform>
            <numerusform>Ritirate fino a %n dadi blu della riserva del tiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn one die of the roll pool to a result of your choice.</source>
        <translation>Girate un dado della riserva del tiro su un esito a scelta.</translation>
    </message>
    <message>
        <source>Turn one red die of the roll pool to a result of your choice.</source>
        <translation>Girate un dado rosso della riserva del tiro su un esito a scelta.</translation>
    </message>
    <message>
        <source>Turn one green die of the roll pool to a result of your choice.</source>
        <translation>Girate un dado verde della riserva del tiro su un esito a scelta.</translation>
    </message>
    <message>
        <source>Turn one blue die of the roll pool to a result of your choice.</source>
        <translation>Girate un dado blu della riserva del tiro su un esito a scelta.</translation>
    </message>
    <message>
        <source>Turn one die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation>Girate un dado della riserva del tiro su {result}.</translation>
    </message>
    <message>
        <source>Turn one red die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation>Girate un dado rosso della riserva del tiro su {result}.</translation>
    </message>
    <message>
        <source>Turn one green die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation>Girate un dado verde della riserva del tiro su {result}.</translation>
    </message>
    <message>
        <source>Turn one blue die of the roll pool to {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation>Girate un dado blu della riserva del tiro su {result}.</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Back to the dice (M)</source>
        <translation>Torna ai dadi (M)</translation>
    </message>
    <message>
        <source>See the check on the map: sector {number} (M)</source>
        <extracomment>A button that puts the dice aside for a look at the map; M is its key. {number} is that of the sector.</extracomment>
        <translation>Guarda il tiro sulla mappa: settore {number} (M)</translation>
    </message>
    <message>
        <source>Roll pool {count}</source>
        <extracomment>How many section dice are in the check. {count} is a number.</extracomment>
        <translation>Riserva del tiro: {count}</translation>
    </message>
    <message>
        <source>Drag or press dice on the boards. An empty hand is allowed.</source>
        <translation>Trascinate i dadi delle plance o fateci clic. Potete anche non scegliere nessun dado.</translation>
    </message>
</context>
<context>
    <name>DiscoveriesPanel</name>
    <message>
        <source>Discoveries</source>
        <extracomment>Heading in the column of the situation: finds of this expedition.</extracomment>
        <translation>Scoperte</translation>
    </message>
    <message>
        <source>In the bag: {count}</source>
        <extracomment>Beside the heading over discoveries: lead tokens in the bag. {count} is their number.</extracomment>
        <translation>Nel sacchetto: {count}</translation>
    </message>
</context>
<context>
    <name>EngineLog</name>
    <message>
        <source>This holds for a while: {rule}</source>
        <extracomment>{rule} is a sentence such as &quot;Resting costs no [supplies].&quot;</extracomment>
        <translation>Questo vale per un po’. {rule}</translation>
    </message>
    <message>
        <source>This is made use of: {rule}</source>
        <extracomment>{rule} is a sentence such as &quot;Resting costs no [supplies].&quot;</extracomment>
        <translation>Si sfrutta questo effetto. {rule}</translation>
    </message>
    <message>
        <source>The next effect is carried out.</source>
        <translation>Si risolve l’effetto successivo.</translation>
    </message>
    <message>
        <source>this comes next</source>
        <extracomment>A head, small: effects of cards that are carried out one after the other follow.</extracomment>
        <translation>poi segue</translation>
    </message>
    <message>
        <source>Only one answer was possible, so the game went on.</source>
        <translation>Era possibile una sola risposta, quindi il gioco è andato avanti.</translation>
    </message>
    <message>
        <source>The question is answered.</source>
        <translation>La domanda ha avuto risposta.</translation>
    </message>
    <message>
        <source>After the undo, new luck: dice and cards may fall differently from here on.</source>
        <translation>Dopo l’annullamento, nuova sorte: da qui in poi dadi e carte possono uscire diversi.</translation>
    </message>
    <message>
        <source>From here on the players roll real dice.</source>
        <translation>Da qui in poi i giocatori tirano dadi veri.</translation>
    </message>
    <message>
        <source>From here on the game rolls the dice.</source>
        <translation>Da qui in poi è il gioco a tirare i dadi.</translation>
    </message>
    <message>
        <source>New name at the table: {player}</source>
        <extracomment>A seat at the table has another player, or the player another name. {player} is the new name.</extracomment>
        <translation>Nuovo nome al tavolo: {player}</translation>
    </message>
    <message>
        <source>A new expedition begins.</source>
        <translation>Inizia una nuova spedizione.</translation>
    </message>
    <message>
        <source>The team is back aboard.</source>
        <translation>La squadra è di nuovo a bordo.</translation>
    </message>
    <message>
        <source>proposed lift-off</source>
        <translation>proposta di decollo</translation>
    </message>
    <message>
        <source>new name: {player}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a player was renamed. {player} is the new name.</extracomment>
        <translation>nuovo nome: {player}</translation>
    </message>
    <message>
        <source>start of the expedition</source>
        <translation>inizio della spedizione</translation>
    </message>
    <message>
        <source>end of the expedition</source>
        <translation>fine della spedizione</translation>
    </message>
    <message>
        <source>choice: {source}</source>
        <extracomment>{source} is a card or table whose text the players decided on.</extracomment>
        <translation>scelta: {source}</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Note</source>
        <extracomment>Title of a note that players have written into the journal.</extracomment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Chosen</source>
        <extracomment>Said of an option of an entry of the logbook, when it is read again in the journal: players took it.</extracomment>
        <translation>Scelto</translation>
    </message>
    <message>
        <source>Not chosen</source>
        <extracomment>Said of an option of an entry of the logbook, when it is read again in the journal: players took another.</extracomment>
        <translation>Non scelto</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Torna all’elenco</translation>
    </message>
    <message>
        <source>Delete this note</source>
        <translation>Elimina questa nota</translation>
    </message>
</context>
<context>
    <name>EventPiles</name>
    <message>
        <source>Events</source>
        <extracomment>Heading in the column of the situation, over the decks of event cards.</extracomment>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Look through the discarded events</source>
        <translation>Sfoglia gli eventi scartati</translation>
    </message>
    <message>
        <source>Cards in the event deck: {count}</source>
        <extracomment>Name of a deck, for tool tips. {count} is a number.</extracomment>
        <translation>Carte nel mazzo Evento: {count}</translation>
    </message>
    <message>
        <source>Discarded events: {count}</source>
        <extracomment>Name of a deck, for tool tips. {count} is a number.</extracomment>
        <translation>Eventi scartati: {count}</translation>
    </message>
</context>
<context>
    <name>ExertLine</name>
    <message>
        <source>Exert</source>
        <extracomment>Button on a crew board: give up a die to refresh others.</extracomment>
        <translation>Affaticarsi</translation>
    </message>
</context>
<context>
    <name>ExpeditionWords</name>
    <message>
        <source>The expedition is over. Undo reaches back, the library keeps it.</source>
        <translation>La spedizione è conclusa. Con Annulla si torna indietro, l’archivio la conserva.</translation>
    </message>
</context>
<context>
    <name>Explained</name>
    <message>
        <source>Why?</source>
        <extracomment>Heading over the reason why something cannot be done.</extracomment>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <extracomment>{rules} are ids of rules in the rule book, such as &quot;CHK-06, CHK-08&quot;.</extracomment>
        <translation>Regole: {rules}</translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>In these words</source>
        <translation>In queste parole</translation>
    </message>
</context>
<context>
    <name>ExplanationCard</name>
    <message>
        <source>Codex</source>
        <extracomment>Button: open the page of the codex about this.</extracomment>
        <translation>Codex</translation>
    </message>
</context>
<context>
    <name>FamilyWay</name>
    <message>
        <source>{kind}: what it says is told here as soon as one lies on the table.</source>
        <extracomment>{kind} is a kind of card, such as &quot;Threat&quot;.</extracomment>
        <translation>{kind}: il testo comparirà qui appena una carta è sul tavolo.</translation>
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
        <translation>comune</translation>
    </message>
    <message>
        <source>rare</source>
        <extracomment>How often a discovery is found in its deck: the second of three degrees.</extracomment>
        <translation>rara</translation>
    </message>
    <message>
        <source>ultra-rare</source>
        <extracomment>How often a discovery is found in its deck: the third of three degrees.</extracomment>
        <translation>ultra-rara</translation>
    </message>
    <message>
        <source>Brought home it pays for what asks for {icon}, such as research.</source>
        <extracomment>{icon} is the sign of its deck.</extracomment>
        <translation>Portata a casa, paga ciò che costa 1 {icon}, per esempio la ricerca.</translation>
    </message>
    <message>
        <source>aboard</source>
        <extracomment>A head, small: what a unique discovery changes aboard the ship follows.</extracomment>
        <translation>a bordo</translation>
    </message>
    <message>
        <source>when unloaded aboard</source>
        <extracomment>A head, small: what happens when a discovery is unloaded in the ship follows.</extracomment>
        <translation>quando viene scaricata a bordo</translation>
    </message>
    <message>
        <source>It stays in the records of the ship for ever.</source>
        <translation>Resta per sempre nei registri della nave.</translation>
    </message>
    <message>
        <source>It serves in this expedition: points of interest and entries of the log ask for it.</source>
        <translation>Serve in questa spedizione: punti di interesse e annotazioni la richiedono.</translation>
    </message>
</context>
<context>
    <name>FirstScreen</name>
    <message>
        <source>The settings could not be read, so they start anew. The damaged file was kept as {file}.</source>
        <extracomment>Message at the start. {file} is the name of a file.</extracomment>
        <translation>Non è stato possibile leggere le impostazioni, quindi si riparte da zero. Il file danneggiato è stato conservato come {file}.</translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>Some fonts of the game could not be loaded, so fonts of your system stand in for them. Nothing else is affected; installing the game again brings them back. Missing: {files}</source>
        <extracomment>Note in a window. {files} are names of files.</extracomment>
        <translation>Non è stato possibile caricare alcuni caratteri del gioco, quindi li sostituiscono quelli del sistema. Nient’altro ne risente; reinstallando il gioco torneranno. Mancano: {files}</translation>
    </message>
</context>
<context>
    <name>GearText</name>
    <message>
        <source>Place the token of this equipment in your sector.</source>
        <translation>Mettete il gettone di questa attrezzatura nel vostro settore.</translation>
    </message>
    <message>
        <source>Move one piece of equipment from any crewmember to any other.</source>
        <translation>Spostate un’attrezzatura da un membro dell’equipaggio qualsiasi a un altro.</translation>
    </message>
    <message>
        <source>One piece of equipment that you carry may be used once more, in spite of its limit.</source>
        <translation>Un’attrezzatura che portate può essere usata ancora una volta, nonostante il suo limite.</translation>
    </message>
    <message>
        <source>One piece of equipment discarded in this expedition returns to a crewmember in your sector.</source>
        <translation>Un’attrezzatura scartata in questa spedizione torna a un membro dell’equipaggio nel vostro settore.</translation>
    </message>
    <message>
        <source>Discard one piece of equipment that you carry.</source>
        <translation>Scartate un’attrezzatura che portate.</translation>
    </message>
    <message>
        <source>One piece of equipment that you carry is blocked until it is freed.</source>
        <translation>Un’attrezzatura che portate è bloccata finché non viene sbloccata.</translation>
    </message>
    <message>
        <source>No equipment is blocked any more.</source>
        <translation>Nessuna attrezzatura è più bloccata.</translation>
    </message>
    <message numerus="yes">
        <source>Move one [threat] of your choice %n time(s) to a connected sector.</source>
        <extracomment>Effect of a card. %n is how many steps, each from one sector to the next.</extracomment>
        <translation>
            <numerusform>Spostate una [threat] a scelta in un settore collegato.</numerusform>
            <numerusform>Spostate %n volte una [threat] a scelta in un settore collegato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest [threat] moves %n sector(s) toward you.</source>
        <extracomment>Effect of a card, a threat near you comes closer. %n is how many sectors.</extracomment>
        <translation>
            <numerusform>La [threat] più vicina si muove di %n settore verso di voi.</numerusform>
            <numerusform>La [threat] più vicina si muove di %n settori verso di voi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One [threat] of your choice moves %n sector(s) toward you.</source>
        <extracomment>Effect of a card, a threat comes closer. %n is how many sectors.</extracomment>
        <translation>
            <numerusform>Una [threat] a scelta si muove di %n settore verso di voi.</numerusform>
            <numerusform>Una [threat] a scelta si muove di %n settori verso di voi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until the next turn of whoever uses this, attacks of [threat](pl) do not affect you.</source>
        <translation>Fino al prossimo turno di chi usa questo effetto, gli attacchi delle [threat](pl) non hanno effetto su di voi.</translation>
    </message>
    <message numerus="yes">
        <source>One piece of equipment that you carry is blocked for this round and %n more.</source>
        <extracomment>Effect of a card: what is blocked cannot be used. %n is the number of further rounds.</extracomment>
        <translation>
            <numerusform>Un’attrezzatura che portate è bloccata per questo round e il prossimo.</numerusform>
            <numerusform>Un’attrezzatura che portate è bloccata per questo round e altri %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of a [threat] in your sector; it skips one of them.</source>
        <extracomment>Effect of a card: a threat does what stands on its cards, one after another. %n is how many of these are looked at.</extracomment>
        <translation>
            <numerusform>Guardate il prossimo effetto di una [threat] nel vostro settore; lo salta.</numerusform>
            <numerusform>Guardate i prossimi %n effetti di una [threat] nel vostro settore; ne salta uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of a [threat] of your choice; it skips one of them.</source>
        <extracomment>Effect of a card: any threat does what stands on its cards, one after another. %n is how many of these are looked at.</extracomment>
        <translation>
            <numerusform>Guardate il prossimo effetto di una [threat] a scelta; lo salta.</numerusform>
            <numerusform>Guardate i prossimi %n effetti di una [threat] a scelta; ne salta uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move one [threat] of your choice back to the sector from which it came last.</source>
        <translation>Riportate una [threat] a scelta nel settore da cui è arrivata per ultimo.</translation>
    </message>
    <message>
        <source>A [threat] in your sector skips its next effect.</source>
        <translation>Una [threat] nel vostro settore salta il suo prossimo effetto.</translation>
    </message>
    <message>
        <source>A [threat] of your choice skips its next effect.</source>
        <translation>Una [threat] a scelta salta il suo prossimo effetto.</translation>
    </message>
    <message>
        <source>The next attack of a [threat] does not affect you.</source>
        <translation>Il prossimo attacco di una [threat] non ha effetto su di voi.</translation>
    </message>
    <message numerus="yes">
        <source>The [time] of each [threat] in your sector and in connected sectors goes back %n space(s).</source>
        <extracomment>Effect of a card: [time] is the token on the time track of a threat. %n is how many spaces it goes back.</extracomment>
        <translation>
            <numerusform>Il [time] di ogni [threat] nel vostro settore e nei settori collegati torna indietro di %n spazio.</numerusform>
            <numerusform>Il [time] di ogni [threat] nel vostro settore e nei settori collegati torna indietro di %n spazi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the time track of a [threat] in your sector.</source>
        <translation>Azzerate il contatore del tempo di una [threat] nel vostro settore.</translation>
    </message>
    <message>
        <source>The [time] of the [threat] {threat} progresses 1 space.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>Il [time] della [threat] {threat} avanza di 1 spazio.</translation>
    </message>
    <message>
        <source>Roll the ten-sided die. On 0 to 4 the [threat] moves to the connected sector with the lowest number, on 5 to 9 to the one with the highest.</source>
        <translation>Tirate il D10. Con 0–4 la [threat] si muove nel settore collegato con il numero più basso, con 5–9 in quello con il numero più alto.</translation>
    </message>
    <message numerus="yes">
        <source>Remove a [threat] of your choice; after %n round(s) it comes back to its sector.</source>
        <extracomment>Effect of a card: the threat is away for %n rounds.</extracomment>
        <translation>
            <numerusform>Rimuovete una [threat] a vostra scelta; dopo %n round torna nel suo settore.</numerusform>
            <numerusform>Rimuovete una [threat] a vostra scelta; dopo %n round torna nel suo settore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a secondary standee of this [threat] in its sector.</source>
        <translation>Mettete un segnalino secondario di questa [threat] nel suo settore.</translation>
    </message>
    <message>
        <source>Place the token of a piece of mission equipment that you carry in your sector; this is not an action.</source>
        <translation>Mettete nel vostro settore il gettone di un’Attrezzatura per la Missione che portate; non è un’azione.</translation>
    </message>
    <message>
        <source>One other crewmember, marker or token of the sector goes along with the traveler, and so does the token of this equipment.</source>
        <translation>Un altro membro dell’equipaggio, un segnaposto o un gettone del settore segue chi viaggia, e con lui il gettone di questa attrezzatura.</translation>
    </message>
    <message>
        <source>A [threat] enters a connected sector of your choice only by spending its whole move (from now on).</source>
        <translation>Una [threat] entra in un settore collegato a scelta solo spendendo l’intero movimento (d’ora in poi).</translation>
    </message>
    <message>
        <source>Look at the [poi] cards that your sector may still get next and choose one; it is the next to come here.</source>
        <translation>Guardate le carte [poi] che il vostro settore può ancora ricevere per prime e sceglietene una; sarà la prossima ad arrivare qui.</translation>
    </message>
    <message>
        <source>{member} goes along.</source>
        <extracomment>Choice while a vehicle moves: who travels with it. {member} is the name of a crewmember.</extracomment>
        <translation>{member} si sposta insieme.</translation>
    </message>
    <message>
        <source>The token {equipment} goes along.</source>
        <extracomment>{equipment} is the name of the card of a token, in quotation marks.</extracomment>
        <translation>Il gettone {equipment} si sposta insieme.</translation>
    </message>
    <message>
        <source>A marker goes along.</source>
        <translation>Un segnaposto segue chi viaggia.</translation>
    </message>
    <message>
        <source>Set down the token {equipment}.</source>
        <extracomment>{equipment} is the name of the card of a token, in quotation marks.</extracomment>
        <translation>Posate il gettone {equipment}.</translation>
    </message>
    <message>
        <source>Set down the marker from sector {sector}.</source>
        <extracomment>Choice at the end of a move with a marker that was carried along. {sector} is the number of a sector.</extracomment>
        <translation>Posate il segnaposto preso nel settore {sector}.</translation>
    </message>
    <message>
        <source>Place the token {equipment}.</source>
        <extracomment>{equipment} is the name of the card of a token, in quotation marks.</extracomment>
        <translation>Mettete il gettone {equipment}.</translation>
    </message>
    <message>
        <source>Guard sector {sector}.</source>
        <extracomment>Choice: the sector into which no threat comes. {sector} is the number of a sector.</extracomment>
        <translation>Proteggete il settore {sector}.</translation>
    </message>
    <message>
        <source>The [poi] card {poi} comes next.</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>La prossima è la carta [poi] {poi}.</translation>
    </message>
    <message>
        <source>Place a secondary standee of this [threat] in sector {sector}.</source>
        <extracomment>{sector} is the number of a sector.</extracomment>
        <translation>Mettete un segnalino secondario di questa [threat] nel settore {sector}.</translation>
    </message>
</context>
<context>
    <name>GoalText</name>
    <message>
        <source>Goal when lifting off:</source>
        <translation>Obiettivo al decollo:</translation>
    </message>
    <message>
        <source>Goal:</source>
        <extracomment>Before the goal of a mission, in the column of the situation.</extracomment>
        <translation>Obiettivo:</translation>
    </message>
    <message>
        <source>Goal, {now} of {wanted}:</source>
        <extracomment>Before a goal that is counted: &quot;Goal, 2 of 4: At least 4 markers lie in sector 3.&quot; {now} and {wanted} are numbers.</extracomment>
        <translation>Obiettivo, {now} di {wanted}:</translation>
    </message>
    <message>
        <source>Goal when lifting off, {now} of {wanted}:</source>
        <extracomment>Before a goal that is counted and asked for when the team leaves the planet. {now} and {wanted} are numbers.</extracomment>
        <translation>Obiettivo al decollo, {now} di {wanted}:</translation>
    </message>
</context>
<context>
    <name>GuideText</name>
    <message>
        <source>No way out</source>
        <translation>Nessuna via d’uscita</translation>
    </message>
    <message>
        <source>Special actions</source>
        <extracomment>Title of a hint of the guided training, about what cards of a sector offer.</extracomment>
        <translation>Azioni speciali</translation>
    </message>
    <message>
        <source>A dice check</source>
        <translation>Un tiro</translation>
    </message>
    <message>
        <source>The roll</source>
        <extracomment>Title of a hint of the guided training: the dice fall.</extracomment>
        <translation>Tirare i dadi</translation>
    </message>
    <message>
        <source>Section cards</source>
        <extracomment>Title of a hint of the guided training, about the cards in the hand.</extracomment>
        <translation>Carte Reparto</translation>
    </message>
    <message>
        <source>The spent pool</source>
        <translation>I dadi spesi</translation>
    </message>
    <message>
        <source>Turning a die</source>
        <translation>Girare un dado</translation>
    </message>
    <message>
        <source>Changing the results</source>
        <translation>Modificare gli esiti</translation>
    </message>
    <message>
        <source>Paying with dice</source>
        <translation>Pagare con i dadi</translation>
    </message>
    <message>
        <source>Marking an outcome</source>
        <translation>Segnalare un risultato</translation>
    </message>
    <message>
        <source>Traveling</source>
        <extracomment>Title of a hint of the guided training, about the action.</extracomment>
        <translation>Viaggiare</translation>
    </message>
    <message>
        <source>The travel effect</source>
        <translation>L’effetto di viaggio</translation>
    </message>
    <message>
        <source>Outcomes with a track</source>
        <translation>Risultati con un contatore</translation>
    </message>
    <message>
        <source>Resting</source>
        <extracomment>Title of a hint of the guided training, about the action.</extracomment>
        <translation>Riposare</translation>
    </message>
    <message>
        <source>Refreshing dice</source>
        <extracomment>Title of a hint of the guided training: spent dice come back.</extracomment>
        <translation>Ricaricare dadi</translation>
    </message>
    <message>
        <source>Too many cards</source>
        <translation>Troppe carte</translation>
    </message>
    <message>
        <source>Spending a die</source>
        <translation>Spendere un dado</translation>
    </message>
    <message>
        <source>Preparing</source>
        <extracomment>Title of a hint of the guided training, about the action.</extracomment>
        <translation>Prepararsi</translation>
    </message>
    <message>
        <source>Each turn has two actions. Your sector shows the [no_movement] icon: nobody can travel away from here as long as its [poi] card lies there. So take the special action of that card: press the bright button below.</source>
        <extracomment>&quot;The bright button&quot; is the one at the lower right of the window.</extracomment>
        <translation>Ogni turno ha due azioni. Il vostro settore mostra l’icona [no_movement]: nessuno può viaggiare via da qui finché vi si trova la sua carta [poi]. Svolgete quindi l’azione speciale di quella carta: fate clic sul pulsante luminoso in basso.</translation>
    </message>
    <message>
        <source>Special actions stand on cards, mostly on the [poi] of your sector. You may take one of them in each turn. Press the bright button below.</source>
        <translation>Le azioni speciali si trovano sulle carte, per lo più sul [poi] del vostro settore. Potete eseguirne una per turno. Fate clic sul pulsante luminoso in basso.</translation>
    </message>
    <message>
        <source>To travel is an action, too: along a path to the sector at its other end. The icons on a path say what it asks for. Press the bright button below or the sign on the path, or drag your figure to that sector.</source>
        <translation>Anche viaggiare è un’azione: lungo un percorso, fino al settore all’altro capo. Le icone sul percorso dicono che cosa richiede. Fate clic sul pulsante luminoso in basso o sul segno sul percorso, oppure trascinate la vostra pedina in quel settore.</translation>
    </message>
    <message>
        <source>The [travel] icon on the path means: carry out the travel effect of the [global_condition], which you find at the right. It offers a choice; in this round it is made for you.</source>
        <translation>L’icona [travel] sul percorso significa: eseguite l’effetto di viaggio della [global_condition], che trovate a destra. Offre una scelta; in questo round è già fatta per voi.</translation>
    </message>
    <message>
        <source>Choose dice: press them on the board, or drag them to the tray. Beside it stand the outcomes: what the dice have to show, what happens then, and how likely it is. In this round take each die that glows.</source>
        <translation>Scegliete i dadi: fate clic su di loro sulla plancia o trascinateli sul vassoio. Accanto ci sono i risultati: che cosa devono mostrare i dadi, che cosa succede e con quale probabilità. In questo round prendete ogni dado che brilla.</translation>
    </message>
    <message>
        <source>Here results do not have to match icons: special effects move a marker along each track, and a full track brings its outcome. The lines above the tracks say which results do so. Take all your dice, one after the other.</source>
        <translation>Qui gli esiti non devono corrispondere a icone: effetti speciali muovono un segnaposto su ogni contatore, e un contatore pieno porta il suo risultato. Le righe sopra i contatori dicono quali esiti lo fanno. Prendete tutti i vostri dadi, uno dopo l’altro.</translation>
    </message>
    <message>
        <source>Your dice lie in the roll pool. The rail over the tray shows the ten steps of every dice check. Roll the dice.</source>
        <translation>I vostri dadi sono nella riserva del tiro. La barra sopra il vassoio mostra i dieci passi di ogni tiro. Tirate i dadi.</translation>
    </message>
    <message>
        <source>The dice do not show what the green outcome asks for. The cards in your hand can help: the upper half of a card says when it may be played and what it does. Play the card that glows.</source>
        <translation>I dadi non mostrano ciò che richiede il risultato verde. Le carte della vostra mano possono aiutare: la metà superiore di una carta dice quando si può giocare e che cosa fa. Giocate la carta che brilla.</translation>
    </message>
    <message>
        <source>One of the rolled dice goes to your spent pool. It takes no further part in this dice check, and it waits there until you refresh it.</source>
        <translation>Uno dei dadi tirati va tra i vostri dadi spesi. Non partecipa più a questo tiro e aspetta lì finché non lo ricaricate.</translation>
    </message>
    <message>
        <source>Turn the die to the side that you want. [ace] stands for any icon that an outcome asks for.</source>
        <translation>Girate il dado sulla faccia che volete. [ace] vale come qualsiasi simbolo richiesto da un risultato.</translation>
    </message>
    <message>
        <source>Now you may change what the dice show, with cards and skills that say so; those of use now glow. If you are content, go on.</source>
        <translation>Ora potete cambiare ciò che mostrano i dadi, con carte e abilità che lo dicono; quelle utili adesso brillano. Se siete soddisfatti, proseguite.</translation>
    </message>
    <message>
        <source>Before the outcome is decided, rolled dice can pay for the lower half of a card. The training comes to that later: go on.</source>
        <translation>Prima che si decida il risultato, i dadi tirati possono pagare la metà inferiore di una carta. L’addestramento ci arriverà più avanti: proseguite.</translation>
    </message>
    <message>
        <source>From top to bottom, the first outcome that the dice cover is marked. Then all dice of the roll pool are spent, and what stands beside the outcome happens.</source>
        <translation>Dall’alto in basso si segnala il primo risultato che i dadi coprono. Poi tutti i dadi della riserva del tiro sono spesi e succede ciò che sta accanto al risultato.</translation>
    </message>
    <message>
        <source>Dice in the spent pool cannot be used. Whoever rests refreshes some of them and draws a section card. Elsewhere that costs [supplies](pl); here they are unlimited.</source>
        <translation>I dadi spesi non si possono usare. Chi riposa ne ricarica alcuni e pesca una carta Reparto. Altrove costa [supplies](pl); qui sono illimitate.</translation>
    </message>
    <message>
        <source>Choose the dice that come back to their places, one after the other: press them in the spent pool.</source>
        <translation>Scegliete i dadi che tornano al loro posto, uno dopo l’altro: fate clic su di loro tra i dadi spesi.</translation>
    </message>
    <message>
        <source>You hold more section cards than your limit allows. Press the card that goes to your discard pile.</source>
        <translation>Avete in mano più carte Reparto di quante ne consente il vostro limite. Fate clic sulla carta che va nella vostra pila delle carte scartate.</translation>
    </message>
    <message>
        <source>Press a die on the board. It goes to the spent pool and waits there until you refresh it.</source>
        <translation>Fate clic su un dado della plancia. Va tra i dadi spesi e aspetta lì finché non lo ricaricate.</translation>
    </message>
    <message>
        <source>Whoever prepares draws a section card, makes a dice check to pay for combinations, or does both. In this round you only draw a card.</source>
        <translation>Chi si prepara pesca una carta Reparto, effettua un tiro per pagare combinazioni, o fa entrambe le cose. In questo round pescate soltanto una carta.</translation>
    </message>
</context>
<context>
    <name>HappenedCard</name>
    <message numerus="yes">
        <source>And %n more line(s) in the journal.</source>
        <extracomment>Last line of what has happened since the last look. %n is how many lines do not find room.</extracomment>
        <translation>
            <numerusform>E un’altra riga nel diario.</numerusform>
            <numerusform>E altre %n righe nel diario.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeadedSheet</name>
    <message>
        <source>Close (Esc)</source>
        <extracomment>Name of a button, with its key: shut a sheet that lies over the table.</extracomment>
        <translation>Chiudi (Esc)</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Home: the game is kept as it is</source>
        <translation>Schermata iniziale: la partita resta salvata così com’è</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Name of a button of the bar.</extracomment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Shortcuts (?)</source>
        <extracomment>Name of a button of the bar, with its key: the list of keys.</extracomment>
        <translation>Scorciatoie (?)</translation>
    </message>
    <message>
        <source>Codex (Ctrl+K)</source>
        <translation>Codex (Ctrl+K)</translation>
    </message>
    <message>
        <source>Journal (J)</source>
        <extracomment>Name of a button of the bar, with its key: what has happened.</extracomment>
        <translation>Diario (J)</translation>
    </message>
    <message>
        <source>Seats (P)</source>
        <extracomment>Name of a button of the bar, with its key: which player has which section.</extracomment>
        <translation>Posti (P)</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <extracomment>In the bar. {round} counts from 1.</extracomment>
        <translation>Round {round}</translation>
    </message>
    <message numerus="yes">
        <source>{member}: %n action(s) left</source>
        <extracomment>Said of a crewmember in the bar, by screen readers. {member} is the name, %n is how many actions the turn has left.</extracomment>
        <translation>
            <numerusform>{member}: resta %n azione</numerusform>
            <numerusform>{member}: restano %n azioni</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: turn ended</source>
        <extracomment>Said of a crewmember in the bar, by screen readers: this person has played in this round. {member} is the name.</extracomment>
        <translation>{member}: turno concluso</translation>
    </message>
    <message>
        <source>{member}: turn to come</source>
        <extracomment>Said of a crewmember in the bar, by screen readers: this person will yet play in this round. {member} is the name.</extracomment>
        <translation>{member}: turno ancora da svolgere</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <extracomment>In the bar. %n is how many actions the turn has left.</extracomment>
        <translation>
            <numerusform>%n azione rimasta</numerusform>
            <numerusform>%n azioni rimaste</numerusform>
        </translation>
    </message>
    <message>
        <source>unlimited</source>
        <extracomment>Said instead of a number of supplies, in the training.</extracomment>
        <translation>illimitate</translation>
    </message>
    <message>
        <source>{supplies} of {most}</source>
        <extracomment>In the bar, beside the icon of supplies. {supplies} and {most} are numbers.</extracomment>
        <translation>{supplies} su {most}</translation>
    </message>
    <message>
        <source>Supplies: {count}</source>
        <extracomment>Said by screen readers. {count} is as &quot;3 of 5&quot; or &quot;unlimited&quot;.</extracomment>
        <translation>Provviste: {count}</translation>
    </message>
    <message>
        <source>Success tokens: {count}</source>
        <extracomment>Said by screen readers: tokens for what the expedition has achieved. {count} is a number.</extracomment>
        <translation>Gettoni Successo: {count}</translation>
    </message>
    <message>
        <source>Nothing to undo: this is the start of the game.</source>
        <translation>Niente da annullare: questo è l’inizio della partita.</translation>
    </message>
    <message>
        <source>This save is open for reading only.</source>
        <translation>Questo salvataggio è aperto in sola lettura.</translation>
    </message>
    <message>
        <source>Strict undo: something hidden was shown here.</source>
        <translation>Annullamento rigoroso: qui è stato rivelato qualcosa di nascosto.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Niente da ripetere.</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>A ship, a crew, and the far side of the map</source>
        <translation>Una nave, un equipaggio e l’altro lato della mappa</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Entry of the start page.</extracomment>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Training expedition</source>
        <extracomment>Entry of the start page: the guided first game.</extracomment>
        <translation>Spedizione di addestramento</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Entry of the start page: the list of saved games.</extracomment>
        <translation>Archivio</translation>
    </message>
    <message numerus="yes">
        <source>%n save(s)</source>
        <extracomment>Under &quot;Library&quot; on the start page. %n is the number of saved games.</extracomment>
        <translation>
            <numerusform>%n salvataggio</numerusform>
            <numerusform>%n salvataggi</numerusform>
        </translation>
    </message>
    <message>
        <source>Codex</source>
        <extracomment>Entry of the start page: the book of rules.</extracomment>
        <translation>Codex</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Entry of the start page.</extracomment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>Entry of the start page: who made this program and from what.</extracomment>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <extracomment>Button at the foot of the start page: keys of the keyboard.</extracomment>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>Switch at the foot of the start page.</extracomment>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>At the foot of the start page. {version} is as &quot;1.0.2&quot;.</extracomment>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Button at the foot of the start page: leave the program.</extracomment>
        <translation>Esci</translation>
    </message>
</context>
<context>
    <name>Icon</name>
    <message>
        <source>Accident</source>
        <extracomment>Name of the icon accident, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Incidente</translation>
    </message>
    <message>
        <source>Ace</source>
        <extracomment>Name of the icon ace, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>Action pawn</source>
        <extracomment>Name of the icon action_pawn, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Pedina Azione</translation>
    </message>
    <message>
        <source>Adrift</source>
        <extracomment>Name of the icon adrift, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Alla deriva</translation>
    </message>
    <message>
        <source>Any die</source>
        <extracomment>Name of the icon any_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Dado qualsiasi</translation>
    </message>
    <message>
        <source>Any symbol</source>
        <extracomment>Name of the icon any_symbol, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Simbolo Qualsiasi</translation>
    </message>
    <message>
        <source>Assist</source>
        <extracomment>Name of the icon assist, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Prestare Assistenza</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Name of the icon barracks, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Caserma</translation>
    </message>
    <message>
        <source>Basic</source>
        <extracomment>Name of the icon basic, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Base</translation>
    </message>
    <message>
        <source>Biology</source>
        <extracomment>Name of the icon biology, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Biologia</translation>
    </message>
    <message>
        <source>Not possible</source>
        <extracomment>Name of the icon blocked, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Impossibile</translation>
    </message>
    <message>
        <source>Bridge</source>
        <extracomment>Name of the icon bridge, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ponte di Comando</translation>
    </message>
    <message>
        <source>Campaign</source>
        <extracomment>Name of the icon campaign, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Campagna</translation>
    </message>
    <message>
        <source>Charge</source>
        <extracomment>Name of the icon charge, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Carica</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Name of the icon check, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Unfold</source>
        <extracomment>Name of the icon chevron_down, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Espandi</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Name of the icon chevron_right, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Name of the icon close, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Codex</source>
        <extracomment>Name of the icon codex, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Codex</translation>
    </message>
    <message>
        <source>Dice combination</source>
        <extracomment>Name of the icon combination, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Combinazione di Dadi</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>Name of the icon command, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Construction</source>
        <extracomment>Name of the icon construction, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Costruzione</translation>
    </message>
    <message>
        <source>Control center</source>
        <extracomment>Name of the icon control_center, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Centro di Controllo</translation>
    </message>
    <message>
        <source>Convert ability</source>
        <extracomment>Name of the icon convert, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Capacità di Conversione</translation>
    </message>
    <message>
        <source>CPU</source>
        <extracomment>Name of the icon cpu, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Crew assignment</source>
        <extracomment>Name of the icon crew_assignment, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Incarico</translation>
    </message>
    <message>
        <source>Crew quarters</source>
        <extracomment>Name of the icon crew_quarters, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Alloggi Equipaggio</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <extracomment>Name of the icon debriefing, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Debriefing</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Name of the icon deck, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Defense</source>
        <extracomment>Name of the icon defense, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Difesa</translation>
    </message>
    <message>
        <source>Dice check</source>
        <extracomment>Name of the icon dice_check, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Name of the icon discard_pile, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Pila delle Carte Scartate</translation>
    </message>
    <message>
        <source>Alien tech</source>
        <extracomment>Name of the icon discovery_alien_tech, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Tecnologia Aliena</translation>
    </message>
    <message>
        <source>Strange flora</source>
        <extracomment>Name of the icon discovery_flora, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Strana Vegetazione</translation>
    </message>
    <message>
        <source>Microorganism</source>
        <extracomment>Name of the icon discovery_microorganism, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Microorganismo</translation>
    </message>
    <message>
        <source>Mineral</source>
        <extracomment>Name of the icon discovery_mineral, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Minerale</translation>
    </message>
    <message>
        <source>Living specimen</source>
        <extracomment>Name of the icon discovery_specimen, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Esemplare Vivo</translation>
    </message>
    <message>
        <source>Do not save</source>
        <extracomment>Name of the icon do_not_save, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Non registrare</translation>
    </message>
    <message>
        <source>Docking</source>
        <extracomment>Name of the icon docking, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Attracco</translation>
    </message>
    <message>
        <source>Drag handle</source>
        <extracomment>Name of the icon drag_handle, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Maniglia di trascinamento</translation>
    </message>
    <message>
        <source>Energy</source>
        <extracomment>Name of the icon energy, in tool tips, in the codex and for screen readers; Name of the icon power, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Energy cost</source>
        <extracomment>Name of the icon energy_cost, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Costo in energia</translation>
    </message>
    <message>
        <source>Mission equipment</source>
        <extracomment>Name of the icon equipment_mission, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Attrezzatura per la Missione</translation>
    </message>
    <message>
        <source>Mission equipment upgrade</source>
        <extracomment>Name of the icon equipment_mission_upgrade, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Potenziamento Attrezzatura per la Missione</translation>
    </message>
    <message>
        <source>Personal equipment</source>
        <extracomment>Name of the icon equipment_personal, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Attrezzatura Personale</translation>
    </message>
    <message>
        <source>Small equipment</source>
        <extracomment>Name of the icon equipment_small, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Attrezzatura Piccola</translation>
    </message>
    <message>
        <source>Emergency evac</source>
        <extracomment>Name of the icon evacuate, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Evacuazione di Emergenza</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Name of the icon event, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Exert</source>
        <extracomment>Name of the icon exert, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Affaticarsi</translation>
    </message>
    <message>
        <source>Exploration</source>
        <extracomment>Name of the icon explore, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Esplorazione</translation>
    </message>
    <message>
        <source>Final POI</source>
        <extracomment>Name of the icon final_poi, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ultimo PDI</translation>
    </message>
    <message>
        <source>Fit to view</source>
        <extracomment>Name of the icon fit_view, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Adatta alla vista</translation>
    </message>
    <message>
        <source>Food</source>
        <extracomment>Name of the icon food, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Cibo</translation>
    </message>
    <message>
        <source>Garage</source>
        <extracomment>Name of the icon garage, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Garage</translation>
    </message>
    <message>
        <source>Gathering</source>
        <extracomment>Name of the icon gather, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>Global condition</source>
        <extracomment>Name of the icon global_condition, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Condizione Generale</translation>
    </message>
    <message>
        <source>Greenhouse</source>
        <extracomment>Name of the icon greenhouse, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Serra</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Name of the icon hand, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Mano</translation>
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
        <translation>Schermata iniziale</translation>
    </message>
    <message>
        <source>Important</source>
        <extracomment>Name of the icon important_sector, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Importante</translation>
    </message>
    <message>
        <source>Information</source>
        <extracomment>Name of the icon info, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Journal</source>
        <extracomment>Name of the icon journal, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Enter key</source>
        <extracomment>Name of the icon key_enter, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Tasto Invio</translation>
    </message>
    <message>
        <source>Lander</source>
        <extracomment>Name of the icon lander, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Lander</translation>
    </message>
    <message>
        <source>Agility</source>
        <extracomment>Name of the icon lander_agility, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Agilità</translation>
    </message>
    <message>
        <source>Armor</source>
        <extracomment>Name of the icon lander_armor, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Armatura</translation>
    </message>
    <message>
        <source>Capacity</source>
        <extracomment>Name of the icon lander_capacity, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Capacità</translation>
    </message>
    <message>
        <source>Sensors</source>
        <extracomment>Name of the icon lander_sensors, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sensori</translation>
    </message>
    <message>
        <source>Lead</source>
        <extracomment>Name of the icon lead, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Indizio</translation>
    </message>
    <message>
        <source>Back to the bag</source>
        <extracomment>Name of the icon lead_recycle, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Torna nel sacchetto</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Name of the icon leave, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Name of the icon library, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>Lift-off</source>
        <extracomment>Name of the icon lift_off, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Decollo</translation>
    </message>
    <message>
        <source>Locked</source>
        <extracomment>Name of the icon lock, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Bloccato</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Name of the icon log_entry, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Annotazione</translation>
    </message>
    <message>
        <source>Malfunction</source>
        <extracomment>Name of the icon malfunction, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Avaria</translation>
    </message>
    <message>
        <source>Medbay</source>
        <extracomment>Name of the icon medbay, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Infermeria</translation>
    </message>
    <message>
        <source>Memorial wall</source>
        <extracomment>Name of the icon memorial, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Muro commemorativo</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>Name of the icon minus, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Mission</source>
        <extracomment>Name of the icon mission, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Missione</translation>
    </message>
    <message>
        <source>Structural mod</source>
        <extracomment>Name of the icon mod_structural, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Modifica strutturale</translation>
    </message>
    <message>
        <source>Utility mod</source>
        <extracomment>Name of the icon mod_utility, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Modifica funzionale</translation>
    </message>
    <message>
        <source>Morale</source>
        <extracomment>Name of the icon morale, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Morale</translation>
    </message>
    <message>
        <source>No movement</source>
        <extracomment>Name of the icon no_movement, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Nessun movimento</translation>
    </message>
    <message>
        <source>Objective</source>
        <extracomment>Name of the icon objective, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Obiettivo</translation>
    </message>
    <message>
        <source>One-way path</source>
        <extracomment>Name of the icon one_way, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Percorso a senso unico</translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>Name of the icon operations, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Operazione</translation>
    </message>
    <message>
        <source>Oxygen</source>
        <extracomment>Name of the icon oxygen, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ossigeno</translation>
    </message>
    <message>
        <source>Oxygen filters</source>
        <extracomment>Name of the icon oxygen_filters, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Filtri dell’Ossigeno</translation>
    </message>
    <message>
        <source>Content pack</source>
        <extracomment>Name of the icon packs, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Pacchetto di contenuti</translation>
    </message>
    <message>
        <source>Penalty token</source>
        <extracomment>Name of the icon penalty, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Gettone Penalità</translation>
    </message>
    <message>
        <source>Physical</source>
        <extracomment>Name of the icon physical, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Fisico</translation>
    </message>
    <message>
        <source>Keep open</source>
        <extracomment>Name of the icon pin, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Tieni aperto</translation>
    </message>
    <message>
        <source>Ping</source>
        <extracomment>Name of the icon ping, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ping</translation>
    </message>
    <message>
        <source>Planet</source>
        <extracomment>Name of the icon planet, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Pianeta</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Name of the icon play, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Name of the icon plus, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Più</translation>
    </message>
    <message>
        <source>Point of interest</source>
        <extracomment>Name of the icon poi, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Punto di Interesse</translation>
    </message>
    <message>
        <source>Power connectors</source>
        <extracomment>Name of the icon power_connectors, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Connettori Energetici</translation>
    </message>
    <message>
        <source>Prepare</source>
        <extracomment>Name of the icon prepare, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Probe bay</source>
        <extracomment>Name of the icon probe, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Vano Sonde</translation>
    </message>
    <message>
        <source>Production complex</source>
        <extracomment>Name of the icon production, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Complesso di Produzione</translation>
    </message>
    <message>
        <source>Quiet corner</source>
        <extracomment>Name of the icon quiet_corner, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Angolo Tranquillo</translation>
    </message>
    <message>
        <source>Rank 1</source>
        <extracomment>Name of the icon rank_1, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Grado 1</translation>
    </message>
    <message>
        <source>Rank 2</source>
        <extracomment>Name of the icon rank_2, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Grado 2</translation>
    </message>
    <message>
        <source>Rank 3</source>
        <extracomment>Name of the icon rank_3, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Grado 3</translation>
    </message>
    <message>
        <source>Rank-up card</source>
        <extracomment>Name of the icon rank_up, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Carta Grado Superiore</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <extracomment>Name of the icon read_aloud, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Leggi ad alta voce</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Name of the icon redo, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Refresh</source>
        <extracomment>Name of the icon refresh_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ricaricare</translation>
    </message>
    <message>
        <source>Region</source>
        <extracomment>Name of the icon region, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Regione</translation>
    </message>
    <message>
        <source>Reroll</source>
        <extracomment>Name of the icon reroll, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ritirare</translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <extracomment>Name of the icon research_lab, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Laboratorio di Ricerca</translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>Name of the icon rest, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Riposo</translation>
    </message>
    <message>
        <source>Rover</source>
        <extracomment>Name of the icon rover, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Rover</translation>
    </message>
    <message>
        <source>Sacrifice a die</source>
        <extracomment>Name of the icon sacrifice_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sacrificare un dado</translation>
    </message>
    <message>
        <source>Sample</source>
        <extracomment>Name of the icon sample, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Campione</translation>
    </message>
    <message>
        <source>Save point</source>
        <extracomment>Name of the icon save_point, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Punto di Salvataggio</translation>
    </message>
    <message>
        <source>Planetary scanner</source>
        <extracomment>Name of the icon scanner, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Scanner Planetario</translation>
    </message>
    <message>
        <source>Science</source>
        <extracomment>Name of the icon science, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Scienza</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Name of the icon search, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>Name of the icon seats, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Sector</source>
        <extracomment>Name of the icon sector, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Settore</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>Name of the icon seed, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Name of the icon settings, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Share window</source>
        <extracomment>Name of the icon share_window, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Finestra di condivisione</translation>
    </message>
    <message>
        <source>Shutdown tile</source>
        <extracomment>Name of the icon shutdown, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Tessera Arresto</translation>
    </message>
    <message>
        <source>Situation</source>
        <extracomment>Name of the icon situation, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Situazione</translation>
    </message>
    <message>
        <source>Sol</source>
        <extracomment>Name of the icon sol, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Solar panels</source>
        <extracomment>Name of the icon solar_panel, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Pannelli Solari</translation>
    </message>
    <message>
        <source>Spare part</source>
        <extracomment>Name of the icon spare_part, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Pezzo di ricambio</translation>
    </message>
    <message>
        <source>Special action</source>
        <extracomment>Name of the icon special_action, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Azione speciale</translation>
    </message>
    <message>
        <source>Spend a die</source>
        <extracomment>Name of the icon spend_die, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Spendere un dado</translation>
    </message>
    <message>
        <source>Star map</source>
        <extracomment>Name of the icon star_map, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Mappa stellare</translation>
    </message>
    <message>
        <source>Stress</source>
        <extracomment>Name of the icon stress, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Stress</translation>
    </message>
    <message>
        <source>Success</source>
        <extracomment>Name of the icon success, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Successo</translation>
    </message>
    <message>
        <source>Supplies</source>
        <extracomment>Name of the icon supplies, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Provviste</translation>
    </message>
    <message>
        <source>Technology</source>
        <extracomment>Name of the icon technology, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Tecnologia</translation>
    </message>
    <message>
        <source>Threat</source>
        <extracomment>Name of the icon threat, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Minaccia</translation>
    </message>
    <message>
        <source>Time token</source>
        <extracomment>Name of the icon time, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Gettone Tempo</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>Name of the icon timeline, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Travel</source>
        <extracomment>Name of the icon travel, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Viaggio</translation>
    </message>
    <message>
        <source>Training expedition</source>
        <extracomment>Name of the icon tutorial, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Spedizione di addestramento</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Name of the icon undo, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Unique discovery</source>
        <extracomment>Name of the icon unique_discovery, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Scoperta Eccezionale</translation>
    </message>
    <message>
        <source>Unloading</source>
        <extracomment>Name of the icon unloading, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Scarico</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>Name of the icon workshop, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Officina</translation>
    </message>
    <message>
        <source>Wound</source>
        <extracomment>Name of the icon wound, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ferita</translation>
    </message>
    <message>
        <source>Xenology</source>
        <extracomment>Name of the icon xenology, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Xenologia</translation>
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
        <translation>incidente|incidenti</translation>
    </message>
    <message>
        <source>ace|aces</source>
        <extracomment>The icon ace in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>jolly|jolly</translation>
    </message>
    <message>
        <source>die of any color|dice of any color</source>
        <extracomment>The icon any_die in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>dado qualsiasi|dadi qualsiasi</translation>
    </message>
    <message>
        <source>any symbol|any symbols</source>
        <extracomment>The icon any_symbol in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>simbolo qualsiasi|simboli qualsiasi</translation>
    </message>
    <message>
        <source>basic|basics</source>
        <extracomment>The icon basic in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>base|base</translation>
    </message>
    <message>
        <source>biology|biology</source>
        <extracomment>The icon biology in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>biologia|biologia</translation>
    </message>
    <message>
        <source>aquatic|aquatic</source>
        <extracomment>The icon biome_aquatic in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>acquatico|acquatico</translation>
    </message>
    <message>
        <source>caves|caves</source>
        <extracomment>The icon biome_caves in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>grotte|grotte</translation>
    </message>
    <message>
        <source>crystalline|crystalline</source>
        <extracomment>The icon biome_crystalline in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>zone cristalline|zone cristalline</translation>
    </message>
    <message>
        <source>desert|desert</source>
        <extracomment>The icon biome_desert in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>deserto|deserto</translation>
    </message>
    <message>
        <source>frigid|frigid</source>
        <extracomment>The icon biome_frigid in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>gelido|gelido</translation>
    </message>
    <message>
        <source>hostile|hostile</source>
        <extracomment>The icon biome_hostile in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>ostile|ostile</translation>
    </message>
    <message>
        <source>lethal|lethal</source>
        <extracomment>The icon biome_lethal in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>letale|letale</translation>
    </message>
    <message>
        <source>rocky|rocky</source>
        <extracomment>The icon biome_rocky in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>roccioso|roccioso</translation>
    </message>
    <message>
        <source>ruins|ruins</source>
        <extracomment>The icon biome_ruins in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>rovine|rovine</translation>
    </message>
    <message>
        <source>training|training</source>
        <extracomment>The icon biome_training in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>addestramento|addestramento</translation>
    </message>
    <message>
        <source>vegetation|vegetation</source>
        <extracomment>The icon biome_vegetation in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>vegetazione|vegetazione</translation>
    </message>
    <message>
        <source>void|void</source>
        <extracomment>The icon biome_void in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>vuoto|vuoto</translation>
    </message>
    <message>
        <source>volcanic|volcanic</source>
        <extracomment>The icon biome_volcanic in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>vulcanico|vulcanico</translation>
    </message>
    <message>
        <source>charge|charges</source>
        <extracomment>The icon charge in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>carica|cariche</translation>
    </message>
    <message>
        <source>dice combination|dice combinations</source>
        <extracomment>The icon combination in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>combinazione di dadi|combinazioni di dadi</translation>
    </message>
    <message>
        <source>command|command</source>
        <extracomment>The icon command in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>comando|comandi</translation>
    </message>
    <message>
        <source>construction|construction</source>
        <extracomment>The icon construction in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>costruzione|costruzione</translation>
    </message>
    <message>
        <source>convert|convert</source>
        <extracomment>The icon convert in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>capacità di conversione|capacità di conversione</translation>
    </message>
    <message>
        <source>common danger|common dangers</source>
        <extracomment>The icon danger_common in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>pericolo comune|pericoli comuni</translation>
    </message>
    <message>
        <source>rare danger|rare dangers</source>
        <extracomment>The icon danger_rare in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>pericolo raro|pericoli rari</translation>
    </message>
    <message>
        <source>special danger|special dangers</source>
        <extracomment>The icon danger_special in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>pericolo speciale|pericoli speciali</translation>
    </message>
    <message>
        <source>uncommon danger|uncommon dangers</source>
        <extracomment>The icon danger_uncommon in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>pericolo non comune|pericoli non comuni</translation>
    </message>
    <message>
        <source>defense|defense</source>
        <extracomment>The icon defense in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>difesa|difesa</translation>
    </message>
    <message>
        <source>dice check|dice checks</source>
        <extracomment>The icon dice_check in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>tiro|tiri</translation>
    </message>
    <message>
        <source>alien tech|alien tech</source>
        <extracomment>The icon discovery_alien_tech in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>tecnologia aliena|tecnologie aliene</translation>
    </message>
    <message>
        <source>strange flora|strange flora</source>
        <extracomment>The icon discovery_flora in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>strana vegetazione|strane vegetazioni</translation>
    </message>
    <message>
        <source>microorganism|microorganisms</source>
        <extracomment>The icon discovery_microorganism in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>microorganismo|microorganismi</translation>
    </message>
    <message>
        <source>mineral|minerals</source>
        <extracomment>The icon discovery_mineral in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>minerale|minerali</translation>
    </message>
    <message>
        <source>living specimen|living specimens</source>
        <extracomment>The icon discovery_specimen in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>esemplare vivo|esemplari vivi</translation>
    </message>
    <message>
        <source>do not save|do not save</source>
        <extracomment>The icon do_not_save in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>non registrare|non registrare</translation>
    </message>
    <message>
        <source>energy|energy</source>
        <extracomment>The icon energy in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>energia|energia</translation>
    </message>
    <message>
        <source>event|events</source>
        <extracomment>The icon event in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>evento|eventi</translation>
    </message>
    <message>
        <source>exploration|exploration</source>
        <extracomment>The icon explore in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>esplorazione|esplorazione</translation>
    </message>
    <message>
        <source>final POI|final POI</source>
        <extracomment>The icon final_poi in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>ultimo punto di interesse|ultimi punti di interesse</translation>
    </message>
    <message>
        <source>gathering|gathering</source>
        <extracomment>The icon gather in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>raccolta|raccolta</translation>
    </message>
    <message>
        <source>global condition|global conditions</source>
        <extracomment>The icon global_condition in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>condizione generale|condizioni generali</translation>
    </message>
    <message>
        <source>important|important</source>
        <extracomment>The icon important_sector in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>importante|importante</translation>
    </message>
    <message>
        <source>damage|damage</source>
        <extracomment>The icon injury_damage in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>danni|danni</translation>
    </message>
    <message>
        <source>heavy damage|heavy damage</source>
        <extracomment>The icon injury_heavy in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>danni gravi|danni gravi</translation>
    </message>
    <message>
        <source>mental damage|mental damage</source>
        <extracomment>The icon injury_mental in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>danno mentale|danni mentali</translation>
    </message>
    <message>
        <source>special damage|special damage</source>
        <extracomment>The icon injury_special in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>danno speciale|danni speciali</translation>
    </message>
    <message>
        <source>lander|landers</source>
        <extracomment>The icon lander in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>lander|lander</translation>
    </message>
    <message>
        <source>agility|agility</source>
        <extracomment>The icon lander_agility in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>agilità|agilità</translation>
    </message>
    <message>
        <source>armor|armor</source>
        <extracomment>The icon lander_armor in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>armatura|armatura</translation>
    </message>
    <message>
        <source>capacity|capacity</source>
        <extracomment>The icon lander_capacity in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>capacità|capacità</translation>
    </message>
    <message>
        <source>sensors|sensors</source>
        <extracomment>The icon lander_sensors in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>sensori|sensori</translation>
    </message>
    <message>
        <source>lead|leads</source>
        <extracomment>The icon lead in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>indizio|indizi</translation>
    </message>
    <message>
        <source>back to the bag|back to the bag</source>
        <extracomment>The icon lead_recycle in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>torna nel sacchetto|torna nel sacchetto</translation>
    </message>
    <message>
        <source>log|logs</source>
        <extracomment>The icon log_entry in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>annotazione|annotazioni</translation>
    </message>
    <message>
        <source>mission|missions</source>
        <extracomment>The icon mission in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>missione|missioni</translation>
    </message>
    <message>
        <source>morale|morale</source>
        <extracomment>The icon morale in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>morale|morale</translation>
    </message>
    <message>
        <source>no movement|no movement</source>
        <extracomment>The icon no_movement in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>nessun movimento|nessun movimento</translation>
    </message>
    <message>
        <source>physical|physical</source>
        <extracomment>The icon physical in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>fisico|fisico</translation>
    </message>
    <message>
        <source>point of interest|points of interest</source>
        <extracomment>The icon poi in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>punto di interesse|punti di interesse</translation>
    </message>
    <message>
        <source>rank-up card|rank-up cards</source>
        <extracomment>The icon rank_up in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>carta Grado Superiore|carte Grado Superiore</translation>
    </message>
    <message>
        <source>science|science</source>
        <extracomment>The icon science in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>scienza|scienza</translation>
    </message>
    <message>
        <source>success|successes</source>
        <extracomment>The icon success in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>successo|successi</translation>
    </message>
    <message>
        <source>supply|supplies</source>
        <extracomment>The icon supplies in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>provvista|provviste</translation>
    </message>
    <message>
        <source>technology|technology</source>
        <extracomment>The icon technology in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>tecnologia|tecnologia</translation>
    </message>
    <message>
        <source>threat|threats</source>
        <extracomment>The icon threat in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>minaccia|minacce</translation>
    </message>
    <message>
        <source>time token|time tokens</source>
        <extracomment>The icon time in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>gettone Tempo|gettoni Tempo</translation>
    </message>
    <message>
        <source>travel|travel</source>
        <extracomment>The icon travel in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>viaggio|viaggi</translation>
    </message>
    <message>
        <source>unique discovery|unique discoveries</source>
        <extracomment>The icon unique_discovery in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>scoperta eccezionale|scoperte eccezionali</translation>
    </message>
    <message>
        <source>wound|wounds</source>
        <extracomment>The icon wound in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>ferita|ferite</translation>
    </message>
    <message>
        <source>xenology|xenology</source>
        <extracomment>The icon xenology in the middle of a sentence that is read aloud: see README.md.</extracomment>
        <translation>xenologia|xenologia</translation>
    </message>
</context>
<context>
    <name>InjuryIcon</name>
    <message>
        <source>Damage</source>
        <extracomment>Name of the icon injury_damage, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Danni</translation>
    </message>
    <message>
        <source>Heavy damage</source>
        <extracomment>Name of the icon injury_heavy, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Danni Gravi</translation>
    </message>
    <message>
        <source>Mental</source>
        <extracomment>Name of the icon injury_mental, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Mentale</translation>
    </message>
    <message>
        <source>Special</source>
        <extracomment>Name of the icon injury_special, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Speciale</translation>
    </message>
</context>
<context>
    <name>JournalSheet</name>
    <message>
        <source>Journal</source>
        <extracomment>Title of the sheet that tells what has happened.</extracomment>
        <translation>Diario</translation>
    </message>
    <message>
        <source>What is shown</source>
        <extracomment>Which lines of the journal are shown.</extracomment>
        <translation>Che cosa si vede</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>Choice of what the journal shows: the entries and cards that were read to players.</extracomment>
        <translation>Letto</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>Choice of what the journal shows: every line.</extracomment>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>Choice of what the journal shows: what players have written themselves.</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Cerca (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Cerca nel diario</translation>
    </message>
    <message>
        <source>Nothing of the kind has been written yet.</source>
        <translation>Ancora non c’è nulla di simile.</translation>
    </message>
    <message>
        <source>A note of your own</source>
        <translation>Una vostra nota</translation>
    </message>
    <message>
        <source>Keep the note</source>
        <translation>Conserva la nota</translation>
    </message>
</context>
<context>
    <name>Journey</name>
    <message>
        <source>Nobody is in turn.</source>
        <translation>Nessuno è di turno.</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Leave without keeping it</source>
        <translation>Esci senza conservarla</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of a window with a message: shut the window.</extracomment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Keep it in another file…</source>
        <translation>Conserva in un altro file…</translation>
    </message>
    <message>
        <source>Trouble with the save</source>
        <translation>Problema con il salvataggio</translation>
    </message>
    <message numerus="yes">
        <source>The last %n decision(s) in {file} are gone: they lay in a file beside it that was lost or damaged. The game goes on from what is left.</source>
        <extracomment>A file beside the saved game held the last decisions and is gone. %n is how many, {file} the saved game.</extracomment>
        <translation>
            <numerusform>L’ultima decisione in {file} è andata persa: si trovava in un file accanto che è andato perso o si è danneggiato. La partita continua da ciò che resta.</numerusform>
            <numerusform>Le ultime %n decisioni in {file} sono andate perse: si trovavano in un file accanto che è andato perso o si è danneggiato. La partita continua da ciò che resta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of the game is missing</source>
        <translation>Manca una parte della partita</translation>
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
        <translation>Maiusc</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>Name of the longest key as printed on keyboards or called in the language.</extracomment>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>PgDn</source>
        <extracomment>Name of a key as printed on keyboards of the language: a page down.</extracomment>
        <translation>Pag giù</translation>
    </message>
</context>
<context>
    <name>Keyword</name>
    <message>
        <source>Round: round|rounds</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Round: round</translation>
    </message>
    <message>
        <source>End of turn: end of turn|end of a turn|end of the turn|end of your turn</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Conclusione del turno: conclusione del turno|fine del turno</translation>
    </message>
    <message>
        <source>Action: action|actions</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Azione: azione|azioni</translation>
    </message>
    <message>
        <source>Travel: travel*</source>
        <extracomment>A term and, behind the colon, its forms in texts: the action of going from sector to sector.</extracomment>
        <translation>Viaggio: viagg*</translation>
    </message>
    <message>
        <source>Turn: turn|turns|-turn a die|-turn 1|-turn 2|-turn the|-turn one|-turn any|-turns a|-in turn</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Turno: turno|turni</translation>
    </message>
    <message>
        <source>Rest: rest|rests|resting|-rest of|-the rest</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Riposo: ripos*</translation>
    </message>
    <message>
        <source>Prepare: prepar*</source>
        <extracomment>A term and, behind the colon, its forms in texts: the action of drawing a card and getting ready.</extracomment>
        <translation>Preparazione: prepara*</translation>
    </message>
    <message>
        <source>Lift-off: lift-off|lift off|lifts off</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Decollo: decoll*</translation>
    </message>
    <message>
        <source>Special action: special action*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Azione speciale: azione speciale|azioni speciali</translation>
    </message>
    <message>
        <source>Exert: exert*</source>
        <extracomment>A term and, behind the colon, its forms in texts: to give up a die and refresh others.</extracomment>
        <translation>Affaticarsi: affatic*</translation>
    </message>
    <message>
        <source>Assist: assist*</source>
        <extracomment>A term and, behind the colon, its forms in texts: to help in the dice check of somebody else.</extracomment>
        <translation>Prestare assistenza: assisten*|presta assistenza</translation>
    </message>
    <message>
        <source>Refresh: refresh*</source>
        <extracomment>A term and, behind the colon, its forms in texts: to bring spent dice back.</extracomment>
        <translation>Ricaricare: ricaric*</translation>
    </message>
    <message>
        <source>Spend a die: spend*|spent</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Spendere un dado: spend*|spes*</translation>
    </message>
    <message>
        <source>Sacrifice a die: sacrific*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Sacrificare un dado: sacrific*</translation>
    </message>
    <message>
        <source>Discard: discard|discards|discarded</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Scartare: scart*</translation>
    </message>
    <message>
        <source>Discard pile: discard pile*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Pila delle carte scartate: pila delle carte scartate|pile delle carte scartate|scarti</translation>
    </message>
    <message>
        <source>Dice check: dice check*|check|checks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Tiro: tiro|tiri</translation>
    </message>
    <message>
        <source>Result: result|results</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Esito: esito|esiti</translation>
    </message>
    <message>
        <source>Outcome: outcome|outcomes</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Risultato: risultat*</translation>
    </message>
    <message>
        <source>Green outcome: green outcome*|green row</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Risultato verde: risultat* verd*|riga verde</translation>
    </message>
    <message>
        <source>Yellow outcome: yellow outcome*|yellow row</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Risultato giallo: risultat* giall*|riga gialla</translation>
    </message>
    <message>
        <source>Red outcome: red outcome*|red row</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Risultato rosso: risultat* ross*|riga rossa</translation>
    </message>
    <message>
        <source>Requirement: requirement*</source>
        <extracomment>A term and, behind the colon, its forms in texts: icons that dice must show.</extracomment>
        <translation>Requisito: requisit*</translation>
    </message>
    <message>
        <source>Special effect: special effect*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Effetto speciale: effett* special*</translation>
    </message>
    <message>
        <source>Immediate special effect: immediate special effect*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Effetto speciale immediato: effett* special* immediat*</translation>
    </message>
    <message>
        <source>Dice combination: dice combination*|combination|combinations</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Combinazione di dadi: combinazion*</translation>
    </message>
    <message>
        <source>Convert ability: convert*|conversion*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Capacità di conversione: conver*</translation>
    </message>
    <message>
        <source>Crewmember skill: skill|skills</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Abilità del membro dell’equipaggio: abilità</translation>
    </message>
    <message>
        <source>Track: track|tracks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Contatore: contator*</translation>
    </message>
    <message>
        <source>Time track: time track*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Contatore del tempo: contator* del tempo</translation>
    </message>
    <message>
        <source>Progress: progress*</source>
        <extracomment>A term and, behind the colon, its forms in texts: a token goes forward on its track.</extracomment>
        <translation>Avanzamento: avanzament*</translation>
    </message>
    <message>
        <source>Available dice: available</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Dadi disponibili: disponibil*</translation>
    </message>
    <message>
        <source>Roll pool: roll pool*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Riserva del tiro: riserva del tiro|riserve del tiro</translation>
    </message>
    <message>
        <source>Spent pool: spent pool*|spent dice|spent die</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Riserva dei dadi spesi: riserva dei dadi spesi|dadi spesi|dado speso</translation>
    </message>
    <message>
        <source>Section die: section dice|section die</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Dado Reparto: dadi Reparto|dado Reparto</translation>
    </message>
    <message>
        <source>Basic die: basic die|basic dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Dado base: dado base|dadi base</translation>
    </message>
    <message>
        <source>Specialist die: specialist die|specialist dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Dado specializzato: dad* specializzat*</translation>
    </message>
    <message>
        <source>Universal die: universal die|universal dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Dado universale: dad* universal*</translation>
    </message>
    <message>
        <source>Expert die: expert die|expert dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Dado esperto: dad* espert*</translation>
    </message>
    <message>
        <source>Wild die: wild die|wild dice</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Dado jolly: dado jolly|dadi jolly</translation>
    </message>
    <message>
        <source>Injury die: injury die|injury dice</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Dado Ferita: dado Ferita|dadi Ferita</translation>
    </message>
    <message>
        <source>Danger die: danger die|danger dice|danger</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Dado Pericolo: dado Pericolo|dadi Pericolo|pericolo</translation>
    </message>
    <message>
        <source>D10: ten-sided die</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>D10: D10</translation>
    </message>
    <message>
        <source>Injury: injury|injuries|injured</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Ferita: ferita|ferite</translation>
    </message>
    <message>
        <source>Emergency evac: emergency evac*|evacuation</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Evacuazione di emergenza: evacuazion*</translation>
    </message>
    <message>
        <source>Biome: biome|biomes</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Bioma: biom*</translation>
    </message>
    <message>
        <source>Section: section|sections</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Reparto: reparto|reparti</translation>
    </message>
    <message>
        <source>Section player: Recon player|Science player|Engineering player|Security player|section player</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Giocatore del reparto: giocatore di Ricognizione|giocatore di Scienza|giocatore di Ingegneria|giocatore di Sicurezza</translation>
    </message>
    <message>
        <source>Away team: away team|team</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Squadra di sbarco: squadra di sbarco|squadra</translation>
    </message>
    <message>
        <source>Crewmember: crewmember*</source>
        <extracomment>A term and, behind the colon, its forms in texts: a person of the crew.</extracomment>
        <translation>Membro dell’equipaggio: membr* dell’equipaggio</translation>
    </message>
    <message>
        <source>Rank: rank|ranks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Grado: grado|gradi</translation>
    </message>
    <message>
        <source>Rank-up card: rank-up*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Carta Grado Superiore: Grado Superiore</translation>
    </message>
    <message>
        <source>Charge: charge|charges</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Carica: carica|cariche</translation>
    </message>
    <message>
        <source>Section card limit: section card limit|hand limit</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Limite delle carte Reparto: limite delle carte Reparto|limite della mano</translation>
    </message>
    <message>
        <source>Section deck: section deck*|deck|decks</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Mazzo Reparto: mazzo|mazzi</translation>
    </message>
    <message>
        <source>Section card: section card*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Carta Reparto: carta Reparto|carte Reparto</translation>
    </message>
    <message>
        <source>Event: event|events</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Evento: evento|eventi</translation>
    </message>
    <message>
        <source>Point of interest: point of interest|points of interest</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Punto di interesse: punto di interesse|punti di interesse|PDI</translation>
    </message>
    <message>
        <source>Mission: mission|missions</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Missione: missione|missioni</translation>
    </message>
    <message>
        <source>Global condition: global condition*|condition</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Condizione generale: condizion*</translation>
    </message>
    <message>
        <source>Lead: lead|leads|-leads to|-lead to|-leads from|-leads on</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Indizio: indizio|indizi</translation>
    </message>
    <message>
        <source>Discovery: discovery|discoveries</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Scoperta: scopert*</translation>
    </message>
    <message>
        <source>Unique discovery: unique discover*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Scoperta eccezionale: scopert* eccezional*</translation>
    </message>
    <message>
        <source>Threat: threat|threats</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Minaccia: minaccia|minacce</translation>
    </message>
    <message>
        <source>Equipment: equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts: things that crewmembers carry.</extracomment>
        <translation>Attrezzatura: attrezzatur*</translation>
    </message>
    <message>
        <source>Small equipment: small equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Attrezzatura piccola: attrezzatura piccola</translation>
    </message>
    <message>
        <source>Personal equipment: personal equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Attrezzatura personale: attrezzatura personale</translation>
    </message>
    <message>
        <source>Mission equipment: mission equipment</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Attrezzatura per la missione: attrezzatura per la missione</translation>
    </message>
    <message>
        <source>Armory: armory</source>
        <extracomment>A term and, behind the colon, its forms in texts: where equipment is kept aboard.</extracomment>
        <translation>Inventario: inventario</translation>
    </message>
    <message>
        <source>Lander: lander|lander’s</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Lander: lander</translation>
    </message>
    <message>
        <source>Lander mod: mod|mods|lander mod*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Modifica al lander: modific* al lander|modifiche</translation>
    </message>
    <message>
        <source>Armor: armor</source>
        <extracomment>A term and, behind the colon, its forms in texts: how much the lander bears.</extracomment>
        <translation>Armatura: armatura</translation>
    </message>
    <message>
        <source>Sensors: sensors</source>
        <extracomment>A term and, behind the colon, its forms in texts: how well the lander sees.</extracomment>
        <translation>Sensori: sensori</translation>
    </message>
    <message>
        <source>Agility: agility</source>
        <extracomment>A term and, behind the colon, its forms in texts: how nimbly the lander flies.</extracomment>
        <translation>Agilità: agilità</translation>
    </message>
    <message>
        <source>Capacity: capacity</source>
        <extracomment>A term and, behind the colon, its forms in texts: how many finds the lander carries.</extracomment>
        <translation>Capacità: capacità del lander</translation>
    </message>
    <message>
        <source>Supplies: supplies|supply</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Provviste: provvist*</translation>
    </message>
    <message>
        <source>Landing: landing</source>
        <extracomment>A term and, behind the colon, its forms in texts: coming down on the planet.</extracomment>
        <translation>Atterraggio: atterr*</translation>
    </message>
    <message>
        <source>Sector: sector|sectors</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Settore: settor*</translation>
    </message>
    <message>
        <source>Connected sector: connected sector*|connected</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Settore collegato: settor* collegat*|collegat*</translation>
    </message>
    <message>
        <source>Lander sector: lander sector</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Settore del lander: settore del lander</translation>
    </message>
    <message>
        <source>Path: path|paths</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Percorso: percors*</translation>
    </message>
    <message>
        <source>One-way path: one-way</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Percorso a senso unico: senso unico</translation>
    </message>
    <message>
        <source>Success: success|successes|success token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Successo: success*</translation>
    </message>
    <message>
        <source>Start token: start token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Gettone Inizio: gettone Inizio</translation>
    </message>
    <message>
        <source>Turn token: turn token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Gettone Turno: gettone Turno|gettoni Turno</translation>
    </message>
    <message>
        <source>Time token: time token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Gettone Tempo: gettone Tempo|gettoni Tempo</translation>
    </message>
    <message>
        <source>Marker: marker|markers</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Segnaposto: segnapost*</translation>
    </message>
    <message>
        <source>Mission failed token: mission failed token*</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Gettone Missione fallita: gettone Missione fallita</translation>
    </message>
    <message>
        <source>Log: log|logs|entry|entries</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Annotazione: annotazion*</translation>
    </message>
    <message>
        <source>Reroll: reroll*|roll again</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Ritirare: ritir*</translation>
    </message>
    <message>
        <source>Expedition: expedition*</source>
        <extracomment>A term and, behind the colon, its forms in texts: one journey to a planet.</extracomment>
        <translation>Spedizione: spedizion*</translation>
    </message>
    <message>
        <source>Deadly space: deadly space</source>
        <extracomment>A term and, behind the colon, its forms in texts.</extracomment>
        <translation>Spazio Mortale: Spazio Mortale</translation>
    </message>
    <message>
        <source>Bruised: Bruised</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Contuso: Contuso</translation>
    </message>
    <message>
        <source>Drained: Drained</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Sfinito: Sfinito</translation>
    </message>
    <message>
        <source>Fracture: Fracture</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Frattura: Frattura</translation>
    </message>
    <message>
        <source>Scald: Scald</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Scottatura: Scottatura</translation>
    </message>
    <message>
        <source>Shaken: Shaken</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Scosso: Scosso</translation>
    </message>
    <message>
        <source>Scrape: Scrape</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Graffio: Graffio</translation>
    </message>
    <message>
        <source>Torn Suit: Torn Suit</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Tuta strappata: Tuta strappata</translation>
    </message>
    <message>
        <source>Dazed: Dazed</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Stordito: Stordito</translation>
    </message>
    <message>
        <source>Fever: Fever</source>
        <extracomment>Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.</extracomment>
        <translation>Febbre: Febbre</translation>
    </message>
</context>
<context>
    <name>LaidDie</name>
    <message>
        <source>Press it to take it off, or drag another die here.</source>
        <translation>Fate clic per toglierlo, o trascinate qui un altro dado.</translation>
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
        <translation>Settore {number}</translation>
    </message>
    <message>
        <source>Landing</source>
        <extracomment>Beside the heading over the lander: it has not come down yet.</extracomment>
        <translation>Atterraggio</translation>
    </message>
    <message>
        <source>Armor {n}</source>
        <extracomment>Said of an icon of the lander, by screen readers: how much it bears. {n} is a number.</extracomment>
        <translation>Armatura {n}</translation>
    </message>
    <message>
        <source>Sensors {n}</source>
        <extracomment>Said of an icon of the lander, by screen readers: how well it sees. {n} is a number.</extracomment>
        <translation>Sensori {n}</translation>
    </message>
    <message>
        <source>Agility {n}</source>
        <extracomment>Said of an icon of the lander, by screen readers: how nimbly it flies. {n} is a number.</extracomment>
        <translation>Agilità {n}</translation>
    </message>
    <message>
        <source>{kept} of {most}</source>
        <extracomment>Beside the icon of discoveries on the lander. {kept} and {most} are numbers.</extracomment>
        <translation>{kept} di {most}</translation>
    </message>
    <message>
        <source>Discoveries: {kept} of {most}</source>
        <extracomment>Discovery cards on the lander. {kept} and {most} are numbers.</extracomment>
        <translation>Scoperte: {kept} di {most}</translation>
    </message>
    <message>
        <source>Supplies: {supplies} of {most}</source>
        <extracomment>The marker on the supply track. {supplies} and {most} are numbers.</extracomment>
        <translation>Provviste: {supplies} su {most}</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>Which language do you speak?</source>
        <translation>Che lingua parlate?</translation>
    </message>
    <message>
        <source>It can be changed at any time in the settings, also in the middle of a game.</source>
        <translation>Si può cambiare in qualsiasi momento nelle impostazioni, anche nel mezzo di una partita.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button under the choice of a language at the first start.</extracomment>
        <translation>Avanti</translation>
    </message>
</context>
<context>
    <name>LayingGesture</name>
    <message>
        <source>Take it off: {place}</source>
        <extracomment>Choice in a menu of a die: it lies on this outcome or effect. {place} is the name of what it lies on.</extracomment>
        <translation>Toglietelo da: {place}</translation>
    </message>
    <message>
        <source>Lay it on: {place}</source>
        <extracomment>Choice in a menu of a die. {place} is the name of an outcome or effect.</extracomment>
        <translation>Mettetelo su: {place}</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Beside a hint, when others wait. %n is how many.</extracomment>
        <translation>
            <numerusform>ancora %n</numerusform>
            <numerusform>ancora %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Got it</source>
        <extracomment>Button under a hint: it goes away.</extracomment>
        <translation>Ho capito</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>A copy was written: {file}</source>
        <extracomment>Message under the list of saved games. {file} is the name of a file.</extracomment>
        <translation>Copia salvata: {file}</translation>
    </message>
    <message>
        <source>Brought in: {file}</source>
        <extracomment>Message under the list of saved games: one was added. {file} is the name of a file.</extracomment>
        <translation>Importato: {file}</translation>
    </message>
</context>
<context>
    <name>LibraryScreen</name>
    <message>
        <source>Library</source>
        <extracomment>Title of the list of saved games.</extracomment>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Bring in a save</source>
        <translation>Importa un salvataggio</translation>
    </message>
</context>
<context>
    <name>MapReader</name>
    <message>
        <source>Enter chooses this sector.</source>
        <translation>Invio sceglie questo settore.</translation>
    </message>
    <message>
        <source>The crew member in turn is here.</source>
        <translation>Il membro dell’equipaggio di turno è qui.</translation>
    </message>
    <message>
        <source>Enter travels here.</source>
        <translation>Invio: viaggia qui.</translation>
    </message>
    <message>
        <source>Markers here: {count}</source>
        <extracomment>How many markers lie on a sector of the map. {count} is a number.</extracomment>
        <translation>Segnaposto qui: {count}</translation>
    </message>
    <message>
        <source>Closed path to sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation>Percorso chiuso verso il settore {number}. {costs}</translation>
    </message>
    <message>
        <source>One-way path from sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation>Percorso a senso unico dal settore {number}. {costs}</translation>
    </message>
    <message>
        <source>One-way path to sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation>Percorso a senso unico verso il settore {number}. {costs}</translation>
    </message>
    <message>
        <source>Path to sector {number}. {costs}</source>
        <extracomment>Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.</extracomment>
        <translation>Percorso verso il settore {number}. {costs}</translation>
    </message>
</context>
<context>
    <name>MapTools</name>
    <message>
        <source>Zoom in</source>
        <extracomment>Name of a button of the map: larger.</extracomment>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>Name of a button of the map: smaller.</extracomment>
        <translation>Riduci</translation>
    </message>
    <message>
        <source>Show the whole planet</source>
        <translation>Mostra tutto il pianeta</translation>
    </message>
    <message>
        <source>Overview of the planet</source>
        <translation>Veduta d’insieme del pianeta</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Planet map</source>
        <extracomment>Name of the map for screen readers.</extracomment>
        <translation>Mappa del pianeta</translation>
    </message>
</context>
<context>
    <name>MemberModel</name>
    <message>
        <source>the lander, on its way down</source>
        <extracomment>Where the team is before it sets foot on a planet.</extracomment>
        <translation>lander in discesa</translation>
    </message>
    <message>
        <source>{member}, {section}, in {place}</source>
        <extracomment>A line in a list of the away team. {place} is the name of a sector. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member}, {section}, luogo: {place}</translation>
    </message>
</context>
<context>
    <name>Mistake</name>
    <message>
        <source>there is no such folder</source>
        <extracomment>What is wrong in a content pack (NO_FOLDER).</extracomment>
        <translation>questa cartella non esiste</translation>
    </message>
    <message>
        <source>the folder has no pack.json, so it is not a content pack</source>
        <extracomment>What is wrong in a content pack (NO_PACK_FILE).</extracomment>
        <translation>nella cartella manca pack.json, quindi non è un pacchetto di contenuti</translation>
    </message>
    <message>
        <source>it cannot be read ({found})</source>
        <extracomment>What is wrong in a content pack (UNREADABLE); {found} is what stands in the file.</extracomment>
        <translation>non si può leggere ({found})</translation>
    </message>
    <message>
        <source>it is a link; a pack holds plain files only</source>
        <extracomment>What is wrong in a content pack (LINK).</extracomment>
        <translation>è un collegamento; un pacchetto contiene solo file normali</translation>
    </message>
    <message>
        <source>it is not a plain file</source>
        <extracomment>What is wrong in a content pack (NOT_A_FILE).</extracomment>
        <translation>non è un file normale</translation>
    </message>
    <message>
        <source>a file or folder of a pack may not have this name</source>
        <extracomment>What is wrong in a content pack (BAD_NAME).</extracomment>
        <translation>un file o una cartella di un pacchetto non può avere questo nome</translation>
    </message>
    <message>
        <source>a pack has no place for this file</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_FILE).</extracomment>
        <translation>in un pacchetto non c’è posto per questo file</translation>
    </message>
    <message>
        <source>the file is larger than {wanted} bytes</source>
        <extracomment>What is wrong in a content pack (FILE_TOO_LARGE); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>il file supera {wanted} byte</translation>
    </message>
    <message>
        <source>all files together are larger than {wanted} bytes</source>
        <extracomment>What is wrong in a content pack (PACK_TOO_LARGE); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>tutti i file insieme superano {wanted} byte</translation>
    </message>
    <message>
        <source>there are more than {wanted} files</source>
        <extracomment>What is wrong in a content pack (TOO_MANY_FILES); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>ci sono più di {wanted} file</translation>
    </message>
    <message>
        <source>the text is not UTF-8 (at byte {found})</source>
        <extracomment>What is wrong in a content pack (NOT_UTF8); {found} is what stands in the file.</extracomment>
        <translation>il testo non è UTF-8 (al byte {found})</translation>
    </message>
    <message>
        <source>the text starts with a byte order mark; save it as UTF-8 without one</source>
        <extracomment>What is wrong in a content pack (BYTE_ORDER_MARK).</extracomment>
        <translation>il testo comincia con un byte order mark; salvatelo come UTF-8 senza</translation>
    </message>
    <message>
        <source>there is a NUL character in the text (at byte {found})</source>
        <extracomment>What is wrong in a content pack (NUL); {found} is what stands in the file.</extracomment>
        <translation>nel testo c’è un carattere NUL (al byte {found})</translation>
    </message>
    <message>
        <source>this is not JSON (at line and column {found})</source>
        <extracomment>What is wrong in a content pack (NOT_JSON); {found} is what stands in the file.</extracomment>
        <translation>questo non è JSON (a riga e colonna {found})</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {wanted}</source>
        <extracomment>What is wrong in a content pack (TOO_DEEP); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>le parentesi sono annidate oltre {wanted} livelli</translation>
    </message>
    <message>
        <source>the key &apos;{found}&apos; stands here twice</source>
        <extracomment>What is wrong in a content pack (KEY_TWICE); {found} is what stands in the file.</extracomment>
        <translation>la chiave «{found}» compare qui due volte</translation>
    </message>
    <message>
        <source>there is a character here that cannot be shown ({found})</source>
        <extracomment>What is wrong in a content pack (BAD_CHARACTER); {found} is what stands in the file.</extracomment>
        <translation>qui c’è un carattere che non si può mostrare ({found})</translation>
    </message>
    <message>
        <source>found {found}, but a list belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_A_LIST); {found} is what stands in the file.</extracomment>
        <translation>trovato {found}, ma qui va un elenco</translation>
    </message>
    <message>
        <source>found {found}, but an object with named values belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_AN_OBJECT); {found} is what stands in the file.</extracomment>
        <translation>trovato {found}, ma qui va un oggetto con valori denominati</translation>
    </message>
    <message>
        <source>found {found}, but a whole number belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_A_NUMBER); {found} is what stands in the file.</extracomment>
        <translation>trovato {found}, ma qui va un numero intero</translation>
    </message>
    <message>
        <source>found {found}, but a text in quotation marks belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_A_TEXT); {found} is what stands in the file.</extracomment>
        <translation>trovato {found}, ma qui va un testo tra virgolette</translation>
    </message>
    <message>
        <source>found {found}, but true or false belongs here</source>
        <extracomment>What is wrong in a content pack (NOT_YES_OR_NO); {found} is what stands in the file.</extracomment>
        <translation>trovato {found}, ma qui va true o false</translation>
    </message>
    <message>
        <source>found {found}, but a number from {wanted} belongs here</source>
        <extracomment>What is wrong in a content pack (OUT_OF_RANGE); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>trovato {found}, ma qui va un numero tra {wanted}</translation>
    </message>
    <message>
        <source>the text is longer than {wanted} characters</source>
        <extracomment>What is wrong in a content pack (TOO_LONG); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>il testo supera {wanted} caratteri</translation>
    </message>
    <message>
        <source>something belongs here, but it is empty</source>
        <extracomment>What is wrong in a content pack (EMPTY).</extracomment>
        <translation>qui va qualcosa, ma è vuoto</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not a name: up to 64 letters, digits, &apos;_&apos; and &apos;-&apos; without spaces</source>
        <extracomment>What is wrong in a content pack (NOT_AN_ID); {found} is what stands in the file.</extracomment>
        <translation>«{found}» non è un nome: fino a 64 lettere, cifre, «_» e «-» senza spazi</translation>
    </message>
    <message>
        <source>unknown key &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_KEY); {found} is what stands in the file.</extracomment>
        <translation>chiave sconosciuta «{found}»</translation>
    </message>
    <message>
        <source>the key &apos;{wanted}&apos; is missing</source>
        <extracomment>What is wrong in a content pack (MISSING_KEY); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>manca la chiave «{wanted}»</translation>
    </message>
    <message>
        <source>unknown effect &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_EFFECT); {found} is what stands in the file.</extracomment>
        <translation>effetto sconosciuto «{found}»</translation>
    </message>
    <message>
        <source>unknown type &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_KIND); {found} is what stands in the file.</extracomment>
        <translation>tipo sconosciuto «{found}»</translation>
    </message>
    <message>
        <source>unknown value &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (UNKNOWN_VALUE); {found} is what stands in the file.</extracomment>
        <translation>valore sconosciuto «{found}»</translation>
    </message>
    <message>
        <source>found {found}, which does not belong here</source>
        <extracomment>What is wrong in a content pack (UNFIT_VALUE); {found} is what stands in the file.</extracomment>
        <translation>trovato {found}, che qui non va</translation>
    </message>
    <message>
        <source>more than {wanted} parts for one card</source>
        <extracomment>What is wrong in a content pack (TOO_MANY_PARTS); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>più di {wanted} parti per una sola carta</translation>
    </message>
    <message>
        <source>there are {found} here, more than the {wanted} that a table can show</source>
        <extracomment>What is wrong in a content pack (TOO_MANY); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>qui ce ne sono {found}, più dei {wanted} che un tavolo può mostrare</translation>
    </message>
    <message>
        <source>there are more than {wanted} of this kind in the pack</source>
        <extracomment>What is wrong in a content pack (TOO_MANY_CARDS); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>nel pacchetto ce ne sono più di {wanted} di questo tipo</translation>
    </message>
    <message>
        <source>there are more than {wanted} parts in this file, or in it and those before it</source>
        <extracomment>What is wrong in a content pack (PACK_TOO_FULL); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>in questo file, o in esso e in quelli prima, ci sono più di {wanted} parti</translation>
    </message>
    <message>
        <source>the id &apos;{found}&apos; is already taken by {wanted}</source>
        <extracomment>What is wrong in a content pack (ID_TWICE); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>l’id «{found}» è già usato da {wanted}</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not in {wanted}</source>
        <extracomment>What is wrong in a content pack (NO_SUCH_ID); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>«{found}» non c’è in {wanted}</translation>
    </message>
    <message>
        <source>no sector has &quot;lander&quot;: true, so nobody can land</source>
        <extracomment>What is wrong in a content pack (NO_LANDER).</extracomment>
        <translation>nessun settore ha &quot;lander&quot;: true, quindi nessuno può atterrare</translation>
    </message>
    <message>
        <source>the path ends where it starts, in sector {found}</source>
        <extracomment>What is wrong in a content pack (NO_WAY); {found} is what stands in the file.</extracomment>
        <translation>il percorso finisce dove comincia, nel settore {found}</translation>
    </message>
    <message>
        <source>from here there is nothing to do for {wanted} energy or less</source>
        <extracomment>What is wrong in a content pack (STRANDED); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>da qui non c’è nulla da fare con {wanted} energia o meno</translation>
    </message>
    <message>
        <source>from here no planet can be reached with {wanted} energy</source>
        <extracomment>What is wrong in a content pack (NO_PLANET_NEAR); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>da qui nessun pianeta si può raggiungere con {wanted} energia</translation>
    </message>
    <message>
        <source>this costs nothing and gives something each time: {found}</source>
        <extracomment>What is wrong in a content pack (FREE_GIFT); {found} is what stands in the file.</extracomment>
        <translation>questo non costa nulla e ogni volta dà qualcosa: {found}</translation>
    </message>
    <message>
        <source>these set each other off without end: {found}</source>
        <extracomment>What is wrong in a content pack (ENDLESS); {found} is what stands in the file.</extracomment>
        <translation>questi si attivano a vicenda senza fine: {found}</translation>
    </message>
    <message>
        <source>nobody in particular is meant here, but {found} needs somebody or a sector</source>
        <extracomment>What is wrong in a content pack (ADDRESSES_NOBODY); {found} is what stands in the file.</extracomment>
        <translation>qui non è inteso nessuno in particolare, ma {found} ha bisogno di qualcuno o di un settore</translation>
    </message>
    <message>
        <source>at worst more than {wanted} effects follow one another</source>
        <extracomment>What is wrong in a content pack (CHAIN_TOO_LONG); {wanted} is what belongs there, or a limit.</extracomment>
        <translation>nel caso peggiore si susseguono più di {wanted} effetti</translation>
    </message>
    <message>
        <source>the pack has format {found}; this program reads up to format {wanted}</source>
        <extracomment>What is wrong in a content pack (NEWER_FORMAT); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>il pacchetto ha il formato {found}; questo programma legge fino al formato {wanted}</translation>
    </message>
    <message>
        <source>the pack &apos;{found}&apos; is needed but not there</source>
        <extracomment>What is wrong in a content pack (NO_SUCH_PACK); {found} is what stands in the file.</extracomment>
        <translation>serve il pacchetto «{found}», ma non c’è</translation>
    </message>
    <message>
        <source>packs need each other in a circle: {found}</source>
        <extracomment>What is wrong in a content pack (PACK_NEEDS_ITSELF); {found} is what stands in the file.</extracomment>
        <translation>i pacchetti si richiedono a vicenda in cerchio: {found}</translation>
    </message>
    <message>
        <source>the language &apos;{found}&apos; is not listed in pack.json</source>
        <extracomment>What is wrong in a content pack (WORDS_WITHOUT_LANGUAGE); {found} is what stands in the file.</extracomment>
        <translation>la lingua «{found}» non è elencata in pack.json</translation>
    </message>
    <message>
        <source>the file words/{found}.json is missing</source>
        <extracomment>What is wrong in a content pack (LANGUAGE_WITHOUT_WORDS); {found} is what stands in the file.</extracomment>
        <translation>manca il file words/{found}.json</translation>
    </message>
    <message>
        <source>no text of the pack reads &apos;{found}&apos;</source>
        <extracomment>What is wrong in a content pack (NOTHING_TO_TRANSLATE); {found} is what stands in the file.</extracomment>
        <translation>nessun testo del pacchetto recita «{found}»</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is asked for, but no text writes it down</source>
        <extracomment>What is wrong in a content pack (NEVER_SET); {found} is what stands in the file.</extracomment>
        <translation>«{found}» viene richiesto, ma nessun testo lo annota</translation>
    </message>
    <message>
        <source>nothing leads to {found}</source>
        <extracomment>What is wrong in a content pack (NEVER_REACHED); {found} is what stands in the file.</extracomment>
        <translation>nulla porta a {found}</translation>
    </message>
    <message>
        <source>nothing follows {found}: neither another objective nor an end of the campaign</source>
        <extracomment>What is wrong in a content pack (DEAD_END); {found} is what stands in the file.</extracomment>
        <translation>a {found} non segue nulla: né un altro obiettivo né una fine della campagna</translation>
    </message>
    <message>
        <source>log {found} has no box {wanted} to mark</source>
        <extracomment>What is wrong in a content pack (NO_BOXES); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>l’annotazione {found} non ha una casella {wanted} da segnare</translation>
    </message>
    <message>
        <source>{wanted}: {found}, so the pack is not complete</source>
        <extracomment>What is wrong in a content pack (NOT_COMPLETE); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>{wanted}: {found}, quindi il pacchetto non è completo</translation>
    </message>
    <message>
        <source>there are {found} in {wanted}, too few for a game</source>
        <extracomment>What is wrong in a content pack (TOO_FEW); {found} is what stands in the file; {wanted} is what belongs there, or a limit.</extracomment>
        <translation>in {wanted} ce ne sono {found}, troppo pochi per una partita</translation>
    </message>
    <message>
        <source>and more like these</source>
        <extracomment>What is wrong in a content pack (AND_MORE).</extracomment>
        <translation>e altri come questi</translation>
    </message>
</context>
<context>
    <name>Morale</name>
    <message>
        <source>High</source>
        <extracomment>The mood aboard, the best of four.</extracomment>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>The mood aboard, the second of four.</extracomment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Low</source>
        <extracomment>The mood aboard, the third of four.</extracomment>
        <translation>Basso</translation>
    </message>
    <message>
        <source>Very low</source>
        <extracomment>The mood aboard, the worst of four.</extracomment>
        <translation>Molto basso</translation>
    </message>
</context>
<context>
    <name>MoreMark</name>
    <message>
        <source>More</source>
        <extracomment>On a sign at the lower edge of a text that goes on below.</extracomment>
        <translation>Più</translation>
    </message>
    <message>
        <source>The text goes on below</source>
        <translation>Il testo continua sotto</translation>
    </message>
</context>
<context>
    <name>MovesQuestions</name>
    <message>
        <source>the danger die is for danger table {letters}</source>
        <extracomment>{letters} are letters of danger tables with &quot;or&quot; before the last one.</extracomment>
        <translation>il dado Pericolo è per la tabella {letters}</translation>
    </message>
    <message>
        <source>the injury is {injuries}</source>
        <extracomment>{injuries} are names of injury cards in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation>la ferita è {injuries}</translation>
    </message>
    <message>
        <source>an icon of the path is the cause</source>
        <translation>la causa è un’icona del percorso</translation>
    </message>
    <message>
        <source>it would hit you</source>
        <translation>colpirebbe voi</translation>
    </message>
    <message>
        <source>it would be that crewmember’s fourth injury</source>
        <translation>sarebbe la quarta ferita di quel membro dell’equipaggio</translation>
    </message>
    <message numerus="yes">
        <source>at most %n [supplies] would be lost</source>
        <extracomment>After &quot;if&quot;: about the supplies that an effect would take. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>si perderebbe al massimo %n [supplies]</numerusform>
            <numerusform>si perderebbero al massimo %n [supplies]</numerusform>
        </translation>
    </message>
    <message>
        <source>the [lead](pl) are for {decks}</source>
        <extracomment>{decks} are icons of discovery decks with &quot;or&quot; before the last one.</extracomment>
        <translation>gli [lead](pl) sono per {decks}</translation>
    </message>
    <message>
        <source>the landing die has just been rolled</source>
        <translation>il dado di atterraggio è appena stato tirato</translation>
    </message>
    <message>
        <source>your sector shows {biomes}</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>il vostro settore mostra il bioma {biomes}</translation>
    </message>
    <message>
        <source>your sector shows the [final_poi] icon</source>
        <translation>il vostro settore mostra l’icona [final_poi]</translation>
    </message>
    <message>
        <source>your sector does not show the [final_poi] icon</source>
        <translation>il vostro settore non mostra l’icona [final_poi]</translation>
    </message>
    <message>
        <source>the new [poi] is {poi}</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>il nuovo [poi] è {poi}</translation>
    </message>
    <message>
        <source>you are still in this sector</source>
        <translation>siete ancora in questo settore</translation>
    </message>
    <message>
        <source>you have taken no special action this turn</source>
        <translation>in questo turno non avete eseguito azioni speciali</translation>
    </message>
    <message>
        <source>this is the first action of your turn</source>
        <translation>questa è la prima azione del vostro turno</translation>
    </message>
    <message>
        <source>the lander has not landed yet</source>
        <translation>il lander non è ancora atterrato</translation>
    </message>
    <message>
        <source>the whole away team is in your sector</source>
        <translation>tutta la squadra di sbarco è nel vostro settore</translation>
    </message>
    <message>
        <source>it would hit somebody else</source>
        <translation>colpirebbe qualcun altro</translation>
    </message>
    <message>
        <source>your sector does not show {biomes}</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>il vostro settore non mostra il bioma {biomes}</translation>
    </message>
</context>
<context>
    <name>MovesText</name>
    <message numerus="yes">
        <source>For this landing roll one statistic of the lander is higher by %n.</source>
        <extracomment>Effect of a card: players choose armor, sensors or agility of the lander. %n is a number.</extracomment>
        <translation>
            <numerusform>In questo tiro di atterraggio un valore del lander aumenta di %n.</numerusform>
            <numerusform>In questo tiro di atterraggio un valore del lander aumenta di %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll the landing die; its first result does not count.</source>
        <translation>Ritirate il dado di atterraggio; il suo primo esito non conta.</translation>
    </message>
    <message>
        <source>Come along with the traveler; ignore the icons of the path.</source>
        <translation>Seguite chi viaggia; ignorate le icone del percorso.</translation>
    </message>
    <message>
        <source>Move back to the sector you came from.</source>
        <translation>Tornate nel settore da cui siete venuti.</translation>
    </message>
    <message>
        <source>A crewmember in a connected sector, of your choice, moves here.</source>
        <translation>Un membro dell’equipaggio a scelta in un settore collegato si sposta qui.</translation>
    </message>
    <message>
        <source>Move to a sector that the away team has visited.</source>
        <translation>Spostatevi in un settore già visitato dalla squadra di sbarco.</translation>
    </message>
    <message>
        <source>Travel once; this is not an action.</source>
        <translation>Viaggiate una volta; non è un’azione.</translation>
    </message>
    <message>
        <source>Take the start token.</source>
        <translation>Prendete il gettone Inizio.</translation>
    </message>
    <message>
        <source>You gain this injury; the other crewmember does not.</source>
        <translation>Subite voi questa ferita; l’altro membro dell’equipaggio no.</translation>
    </message>
    <message numerus="yes">
        <source>Lose %n fewer [supplies].</source>
        <extracomment>Effect of a card at the moment in which supplies are lost. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Perdete %n [supplies] in meno.</numerusform>
            <numerusform>Perdete %n [supplies] in meno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not resolve one danger die with danger table {letter} of this check.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Non risolvete un dado Pericolo con la tabella Pericolo {letter} di questo tiro.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n section dice of another color.</source>
        <extracomment>Effect of a card: dice of a color that was not refreshed before. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Ricaricate %n dado Reparto di un altro colore.</numerusform>
            <numerusform>Ricaricate %n dadi Reparto di un altro colore.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the bounds of a rule, as in &quot;(until the end of the round, in sector 3)&quot;.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Refresh all your section dice.</source>
        <translation>Ricaricate tutti i vostri dadi Reparto.</translation>
    </message>
    <message numerus="yes">
        <source>Spend %n dice before you leave here (until the end of your next turn).</source>
        <extracomment>Effect of a card: leaving this sector costs dice. %n is how many.</extracomment>
        <translation>
            <numerusform>Spendete %n dado prima di andare via da qui (fino alla fine del vostro prossimo turno).</numerusform>
            <numerusform>Spendete %n dadi prima di andare via da qui (fino alla fine del vostro prossimo turno).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For this landing roll the {stat} of the lander is higher by %n.</source>
        <extracomment>{stat} is the icon of a statistic of the lander.</extracomment>
        <translation>
            <numerusform>In questo tiro di atterraggio il valore {stat} del lander aumenta di %n.</numerusform>
            <numerusform>In questo tiro di atterraggio il valore {stat} del lander aumenta di %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>the crewmember whom this would hit</source>
        <extracomment>A head, small: what happens to the one who would be hit follows.</extracomment>
        <translation>il membro dell’equipaggio che ne sarebbe colpito</translation>
    </message>
    <message numerus="yes">
        <source>Whoever uses this lends you up to %n available dice; this round they may be added to your dice checks, wherever they are made.</source>
        <extracomment>Effect of a card, said to the one who borrows. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Chi usa questo effetto vi presta fino a %n dado disponibile; in questo round può aggiungersi ai vostri tiri, ovunque si facciano.</numerusform>
            <numerusform>Chi usa questo effetto vi presta fino a %n dadi disponibili; in questo round possono aggiungersi ai vostri tiri, ovunque si facciano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Travel, prepare or rest once more, whichever you did last, without using an action.</source>
        <translation>Viaggiate, preparatevi o riposate ancora una volta, secondo ciò che avete fatto per ultimo, senza usare un’azione.</translation>
    </message>
    <message>
        <source>Turn one injury card {injuries} face down.</source>
        <extracomment>{injuries} are names of injury cards in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation>Girate a faccia in giù una carta Ferita {injuries}.</translation>
    </message>
    <message>
        <source>Refresh all your red section dice.</source>
        <translation>Ricaricate tutti i vostri dadi Reparto rossi.</translation>
    </message>
    <message>
        <source>Refresh all your green section dice.</source>
        <translation>Ricaricate tutti i vostri dadi Reparto verdi.</translation>
    </message>
    <message>
        <source>Refresh all your blue section dice.</source>
        <translation>Ricaricate tutti i vostri dadi Reparto blu.</translation>
    </message>
    <message>
        <source>All markers of sector {start} come along to sector {to}.</source>
        <extracomment>{start} and {to} are numbers of sectors.</extracomment>
        <translation>Tutti i segnaposto del settore {start} vengono con voi nel settore {to}.</translation>
    </message>
    <message>
        <source>The lander takes off.</source>
        <translation>Il lander decolla.</translation>
    </message>
    <message>
        <source>The row of the landing table for {value} takes effect.</source>
        <extracomment>{value} is a number.</extracomment>
        <translation>Si applica la riga {value} della tabella di atterraggio.</translation>
    </message>
    <message>
        <source>due now</source>
        <extracomment>A head, small: texts that waited for this moment follow.</extracomment>
        <translation>da risolvere ora</translation>
    </message>
    <message>
        <source>Put these [lead](pl) on discovery decks of your choice.</source>
        <translation>Mettete questi [lead](pl) su mazzi Scoperte a scelta.</translation>
    </message>
    <message>
        <source>The turn ends.</source>
        <translation>Il turno termina.</translation>
    </message>
    <message>
        <source>ignore this icon of the path</source>
        <extracomment>A head, small: what the icon would have done follows.</extracomment>
        <translation>ignorate questa icona del percorso</translation>
    </message>
    <message>
        <source>you may ignore this icon of the path</source>
        <extracomment>A head, small: what the icon of the path does follows.</extracomment>
        <translation>potete ignorare questa icona del percorso</translation>
    </message>
    <message>
        <source>attack of a [threat] on one of you, of your choice</source>
        <extracomment>A head: what the attack does to the one who is hit follows.</extracomment>
        <translation>attacco di una [threat] a uno di voi, a vostra scelta</translation>
    </message>
    <message>
        <source>attack of a [threat]</source>
        <extracomment>A head: what the attack does to you follows.</extracomment>
        <translation>attacco di una [threat]</translation>
    </message>
    <message>
        <source>use this now</source>
        <extracomment>A head, small: what is made use of follows.</extracomment>
        <translation>da usare ora</translation>
    </message>
    <message>
        <source>on the path {path}</source>
        <extracomment>In brackets behind what holds there. {path} names the two sectors that the path joins, in quotation marks.</extracomment>
        <translation>sul percorso {path}</translation>
    </message>
    <message>
        <source>on a path of your choice</source>
        <extracomment>In brackets behind what holds there.</extracomment>
        <translation>su un percorso a scelta</translation>
    </message>
    <message>
        <source>on a path of your sector</source>
        <extracomment>In brackets behind what holds there.</extracomment>
        <translation>su un percorso del vostro settore</translation>
    </message>
    <message>
        <source>in this sector</source>
        <extracomment>In brackets behind what holds there.</extracomment>
        <translation>in questo settore</translation>
    </message>
    <message>
        <source>for the whole away team</source>
        <extracomment>In brackets behind what holds for them; &quot;you&quot; is any of them.</extracomment>
        <translation>per tutta la squadra di sbarco</translation>
    </message>
    <message numerus="yes">
        <source>at most %n time(s)</source>
        <extracomment>In brackets behind what can be used so often.</extracomment>
        <translation>
            <numerusform>al massimo %n volta</numerusform>
            <numerusform>al massimo %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>{rule} ({bounds}).</source>
        <extracomment>{rule} is a sentence without its full stop, {bounds} for how long it holds, where and how often: &quot;Resting costs no [supplies] (this round, in this sector, at most once).&quot;</extracomment>
        <translation>{rule} ({bounds}).</translation>
    </message>
    <message>
        <source>Travelers may ignore one icon of the path.</source>
        <translation>Chi viaggia può ignorare un’icona del percorso.</translation>
    </message>
    <message>
        <source>Travelers ignore the travel icons of the path.</source>
        <translation>Chi viaggia ignora le icone di viaggio del percorso.</translation>
    </message>
    <message>
        <source>Travelers ignore all icons of the path.</source>
        <translation>Chi viaggia ignora tutte le icone del percorso.</translation>
    </message>
    <message>
        <source>You may travel against the arrow of a path.</source>
        <translation>Potete viaggiare contro la freccia di un percorso.</translation>
    </message>
    <message>
        <source>You may travel along a closed path.</source>
        <translation>Potete viaggiare lungo un percorso chiuso.</translation>
    </message>
    <message>
        <source>You come along with the traveler.</source>
        <translation>Seguite chi viaggia.</translation>
    </message>
    <message>
        <source>Danger dice with danger table {letter} do nothing to you.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>I dadi Pericolo con la tabella Pericolo {letter} non hanno effetto su di voi.</translation>
    </message>
    <message>
        <source>Danger dice do nothing to you.</source>
        <translation>I dadi Pericolo non hanno effetto su di voi.</translation>
    </message>
    <message>
        <source>Nobody can assist dice checks.</source>
        <translation>Nessuno può prestare assistenza nei tiri.</translation>
    </message>
    <message>
        <source>No [threat] can pass.</source>
        <translation>Nessuna [threat] può passare.</translation>
    </message>
    <message>
        <source>Traveling out of this sector costs dice.</source>
        <translation>Viaggiare fuori da questo settore costa dadi.</translation>
    </message>
    <message>
        <source>A statistic of the lander is higher.</source>
        <translation>Un valore del lander è più alto.</translation>
    </message>
    <message>
        <source>You spend dice instead of sacrificing them, as long as you have available ones.</source>
        <translation>Spendete i dadi invece di sacrificarli, finché ne avete di disponibili.</translation>
    </message>
    <message>
        <source>Nothing moves crewmembers unless they travel, or play or use something that does.</source>
        <translation>Niente sposta i membri dell’equipaggio, tranne il viaggio e ciò che essi stessi giocano o usano.</translation>
    </message>
    <message>
        <source>Whoever rests here refreshes 1 more section die.</source>
        <translation>Chi riposa qui ricarica 1 dado Reparto in più.</translation>
    </message>
    <message>
        <source>An [event] that is revealed here is discarded without effect.</source>
        <translation>Un [event] rivelato qui viene scartato senza effetto.</translation>
    </message>
    <message>
        <source>No [event] cards are revealed at the end of a turn.</source>
        <translation>Alla fine di un turno non si rivelano carte [event].</translation>
    </message>
    <message>
        <source>Whoever prepares here draws 1 more section card.</source>
        <translation>Chi si prepara qui pesca 1 carta Reparto in più.</translation>
    </message>
    <message>
        <source>You may take one special action of a connected sector as if you were there.</source>
        <translation>Potete eseguire un’azione speciale di un settore collegato come se foste lì.</translation>
    </message>
    <message>
        <source>Lent dice serve in the dice checks of somebody else.</source>
        <translation>I dadi prestati servono nei tiri di qualcun altro.</translation>
    </message>
    <message>
        <source>Dice checks here get one free [basic] of a color of your choice.</source>
        <translation>I tiri qui ricevono un simbolo [basic] gratuito di un colore a scelta.</translation>
    </message>
    <message>
        <source>The face of a die is kept for a dice check here.</source>
        <translation>La faccia di un dado è conservata per un tiro in questo settore.</translation>
    </message>
    <message>
        <source>A [threat] enters only by spending its whole move.</source>
        <translation>Una [threat] vi entra solo spendendo l’intero movimento.</translation>
    </message>
    <message>
        <source>Something goes along with the traveler.</source>
        <translation>Qualcosa segue chi viaggia.</translation>
    </message>
    <message>
        <source>It has been chosen which [poi] card comes here next.</source>
        <translation>È stato scelto quale carta [poi] arriverà qui.</translation>
    </message>
    <message>
        <source>Your last action must be travel.</source>
        <translation>La vostra ultima azione deve essere un viaggio.</translation>
    </message>
    <message>
        <source>Resting costs no [supplies](pl).</source>
        <translation>Il riposo non costa [supplies](pl).</translation>
    </message>
    <message>
        <source>Move to a sector with the [important_sector] icon that the away team has visited.</source>
        <translation>Spostatevi in un settore con l’icona [important_sector] già visitato dalla squadra di sbarco.</translation>
    </message>
    <message>
        <source>You may travel in spite of the [no_movement] icon.</source>
        <translation>Potete viaggiare nonostante l’icona [no_movement].</translation>
    </message>
    <message>
        <source>You cause no loss of [supplies](pl).</source>
        <translation>Non causate perdite di [supplies](pl).</translation>
    </message>
    <message>
        <source>Attacks of [threat](pl) affect only one crewmember, whom you choose each time.</source>
        <translation>Gli attacchi delle [threat](pl) colpiscono un solo membro dell’equipaggio, a scelta ogni volta.</translation>
    </message>
    <message>
        <source>Danger dice with danger table {letter} may be rerolled.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>I dadi Pericolo con la tabella Pericolo {letter} possono essere ritirati.</translation>
    </message>
    <message>
        <source>The first danger die of each round may be rerolled.</source>
        <translation>Il primo dado Pericolo di ogni round può essere ritirato.</translation>
    </message>
    <message>
        <source>A text waits for its time.</source>
        <translation>Un effetto attende il suo momento.</translation>
    </message>
    <message>
        <source>for one travel</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>per un viaggio</translation>
    </message>
    <message>
        <source>in your next dice check</source>
        <extracomment>In brackets behind what holds so long.
----------
A head, small: when what follows happens.</extracomment>
        <translation>nel vostro prossimo tiro</translation>
    </message>
    <message>
        <source>until the end of your turn</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>fino alla fine del vostro turno</translation>
    </message>
    <message>
        <source>until your next turn</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>fino al vostro prossimo turno</translation>
    </message>
    <message>
        <source>this round</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>in questo round</translation>
    </message>
    <message>
        <source>in the next round</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>nel prossimo round</translation>
    </message>
    <message>
        <source>for this landing roll</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>per questo tiro di atterraggio</translation>
    </message>
    <message>
        <source>from now on</source>
        <extracomment>In brackets behind what holds so long.</extracomment>
        <translation>d’ora in poi</translation>
    </message>
    <message>
        <source>at the start of the next round</source>
        <extracomment>A head, small: when what follows happens.</extracomment>
        <translation>all’inizio del prossimo round</translation>
    </message>
    <message>
        <source>at the end of your next turn</source>
        <extracomment>A head, small: when what follows happens.</extracomment>
        <translation>alla fine del vostro prossimo turno</translation>
    </message>
    <message>
        <source>at the end of the round</source>
        <extracomment>A head, small: when what follows happens.</extracomment>
        <translation>alla fine del round</translation>
    </message>
    <message>
        <source>You have traveled.</source>
        <translation>Avete viaggiato.</translation>
    </message>
    <message>
        <source>You have entered a sector where nobody was before.</source>
        <translation>Siete entrati in un settore in cui non era ancora stato nessuno.</translation>
    </message>
    <message>
        <source>You have rested.</source>
        <translation>Avete riposato.</translation>
    </message>
    <message>
        <source>You prepare.</source>
        <extracomment>The moment at which a card can be used, a whole sentence: the action of preparing.</extracomment>
        <translation>Vi preparate.</translation>
    </message>
    <message>
        <source>You have exerted.</source>
        <translation>Vi siete affaticati.</translation>
    </message>
    <message>
        <source>You have spent dice as a cost.</source>
        <translation>Avete speso dadi come costo.</translation>
    </message>
    <message>
        <source>You have gained a discovery.</source>
        <translation>Avete ottenuto una scoperta.</translation>
    </message>
    <message>
        <source>A [poi] card has come to your sector.</source>
        <translation>Una carta [poi] è arrivata nel vostro settore.</translation>
    </message>
    <message>
        <source>Your dice check has moved a green track on.</source>
        <translation>Il vostro tiro ha fatto avanzare un contatore verde.</translation>
    </message>
    <message>
        <source>A [threat] has entered your sector.</source>
        <translation>Una [threat] è entrata nel vostro settore.</translation>
    </message>
    <message>
        <source>You have left a sector that shows the [final_poi] icon.</source>
        <translation>Avete lasciato un settore che mostra l’icona [final_poi].</translation>
    </message>
    <message>
        <source>You have replaced the [poi] of a sector.</source>
        <translation>Avete sostituito il [poi] di un settore.</translation>
    </message>
    <message>
        <source>An outcome has been marked.</source>
        <translation>È stato segnalato un risultato.</translation>
    </message>
    <message>
        <source>A round begins.</source>
        <translation>Inizia un round.</translation>
    </message>
    <message>
        <source>Your turn ends.</source>
        <translation>Il vostro turno termina.</translation>
    </message>
    <message>
        <source>This is the moment for an ability.</source>
        <translation>È il momento per una capacità.</translation>
    </message>
    <message>
        <source>Move to a connected sector on the shortest way to the lander; ignore the icons.</source>
        <translation>Spostatevi in un settore collegato lungo la via più breve verso il lander; ignorate le icone.</translation>
    </message>
    <message>
        <source>Move to the sector of another crewmember.</source>
        <translation>Spostatevi nel settore di un altro membro dell’equipaggio.</translation>
    </message>
    <message>
        <source>Move to a connected sector and take all markers of yours along; ignore the icons.</source>
        <translation>Spostatevi in un settore collegato portando con voi tutti i segnaposto del vostro; ignorate le icone.</translation>
    </message>
    <message>
        <source>A one-way or closed path of your choice is open both ways from now on.</source>
        <translation>Un percorso a senso unico o chiuso a scelta è d’ora in poi aperto in entrambi i sensi.</translation>
    </message>
    <message>
        <source>All markers in the sector of the [threat] move 1 sector toward sector {sector}.</source>
        <extracomment>Effect of a threat card: it sweeps markers before it. {sector} is the number of a sector.</extracomment>
        <translation>Tutti i segnaposto nel settore della [threat] si muovono di 1 settore verso il settore {sector}.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Sector {number}</source>
        <extracomment>Name of a sector that has no other name. {number} is a number of the map.</extracomment>
        <translation>Settore {number}</translation>
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
        <translation>Contuso</translation>
    </message>
    <message>
        <source>Fracture</source>
        <extracomment>Name of an injury card: a broken bone.</extracomment>
        <translation>Frattura</translation>
    </message>
    <message>
        <source>Drained</source>
        <extracomment>Name of an injury card: worn out.</extracomment>
        <translation>Sfinito</translation>
    </message>
    <message>
        <source>Scald</source>
        <extracomment>Name of an injury card: burned skin.</extracomment>
        <translation>Scottatura</translation>
    </message>
    <message>
        <source>Shaken</source>
        <extracomment>Name of an injury card: deep fright.</extracomment>
        <translation>Scosso</translation>
    </message>
    <message>
        <source>Torn Suit</source>
        <extracomment>Name of an injury card: the space suit has a hole.</extracomment>
        <translation>Tuta strappata</translation>
    </message>
    <message>
        <source>Dazed</source>
        <extracomment>Name of an injury card: after a blow on the head.</extracomment>
        <translation>Stordito</translation>
    </message>
    <message>
        <source>Fever</source>
        <extracomment>Name of an injury card: ill.</extracomment>
        <translation>Febbre</translation>
    </message>
    <message>
        <source>Scrape</source>
        <extracomment>Name of an injury card: a small wound, the slightest of all.</extracomment>
        <translation>Graffio</translation>
    </message>
    <message>
        <source>Skill</source>
        <extracomment>Where the skill of a crewmember has no name of its own.</extracomment>
        <translation>Abilità</translation>
    </message>
    <message>
        <source>Log {number}</source>
        <extracomment>Name of an entry of the logbook that players read, as &quot;Log 104&quot;. {number} is its number.</extracomment>
        <translation>Annotazione {number}</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <extracomment>In the quotation marks of your language, which stand around names in sentences. {name} is as Rope Bridge.</extracomment>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source>Lead {value} with a card</source>
        <extracomment>A lead token that also lets you draw a section card. {value} is 1, 2 or 3.</extracomment>
        <translation>Indizio {value} con una carta</translation>
    </message>
    <message>
        <source>Lead {value} with a charge</source>
        <extracomment>A lead token that also gives a charge. {value} is 1, 2 or 3.</extracomment>
        <translation>Indizio {value} con una carica</translation>
    </message>
    <message>
        <source>Lead {value}</source>
        <extracomment>A lead token. {value} is 1, 2 or 3.</extracomment>
        <translation>Indizio {value}</translation>
    </message>
    <message>
        <source>Yellow outcome</source>
        <extracomment>One of three rows of a dice check: the best that can come of it.</extracomment>
        <translation>Risultato giallo</translation>
    </message>
    <message>
        <source>Green outcome</source>
        <extracomment>One of three rows of a dice check: success.</extracomment>
        <translation>Risultato verde</translation>
    </message>
    <message>
        <source>Red outcome</source>
        <extracomment>One of three rows of a dice check: failure.</extracomment>
        <translation>Risultato rosso</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>Where a path has no name of its own: a line between two sectors of the map.</extracomment>
        <translation>Percorso</translation>
    </message>
    <message>
        <source>Danger table {letter}</source>
        <extracomment>What danger dice are compared with. {letter} is A, B or C.</extracomment>
        <translation>Tabella Pericolo {letter}</translation>
    </message>
    <message>
        <source>Landing</source>
        <extracomment>Where a text comes from: the landing on the planet.</extracomment>
        <translation>Atterraggio</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Player {number}</source>
        <extracomment>Name of a player who has not typed one. {number} is from 1 to 4.</extracomment>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>The full rules from the first turn on, with recruits that are drawn; for those who know the game.</source>
        <translation>Le regole complete fin dal primo turno, con reclute pescate; per chi conosce il gioco.</translation>
    </message>
    <message>
        <source>The first round is shown step by step, then each rule is explained when it comes up.</source>
        <translation>Il primo round viene mostrato passo per passo, poi ogni regola viene spiegata quando serve.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go, one of every player, and Science among them.</source>
        <extracomment>Hint under the choice of a team for the training. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Parte esattamente %n membro dell’equipaggio, uno per ogni giocatore; deve esserci il reparto Scienza.</numerusform>
            <numerusform>Partono esattamente %n membri dell’equipaggio, uno per ogni giocatore; deve esserci il reparto Scienza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go, and Science among them.</source>
        <extracomment>Hint under the choice of a team for the training, for one player. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Parte esattamente %n membro dell’equipaggio, e del reparto Scienza.</numerusform>
            <numerusform>Partono esattamente %n membri dell’equipaggio, uno dei quali del reparto Scienza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go, one of every player; each section drew three.</source>
        <extracomment>Hint under the choice of a team; from three dealt crewmembers of each section one was taken. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Parte esattamente %n membro dell’equipaggio, uno per ogni giocatore; ogni reparto ha pescato tre reclute.</numerusform>
            <numerusform>Partono esattamente %n membri dell’equipaggio, uno per ogni giocatore; ogni reparto ha pescato tre reclute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go; each section drew three.</source>
        <extracomment>Hint under the choice of a team, for one player; from three dealt crewmembers of each section one was taken. %n is the size of the team.</extracomment>
        <translation>
            <numerusform>Parte esattamente %n membro dell’equipaggio; ogni reparto ne ha pescati tre.</numerusform>
            <numerusform>Partono esattamente %n membri dell’equipaggio; ogni reparto ne ha pescati tre.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least two crewmembers go, one for each section, and one of every player.</source>
        <translation>Partono almeno due membri dell’equipaggio, uno per reparto, e uno per ogni giocatore.</translation>
    </message>
    <message>
        <source>At least two crewmembers go, one for each section.</source>
        <translation>Partono almeno due membri dell’equipaggio, uno per reparto.</translation>
    </message>
    <message>
        <source>{member} · {section}</source>
        <extracomment>A crewmember and the section that suits this person. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member} · {section}</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Title of the page on which a game is prepared.</extracomment>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Where to</source>
        <extracomment>Heading over the choice of a world.</extracomment>
        <translation>Dove andare</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>Heading over the number and names of players.</extracomment>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>The away team</source>
        <translation>La squadra di sbarco</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Heading over the number from which all rolls come: luck, not an opportunity.</extracomment>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Guided training</source>
        <extracomment>One of two ways to begin: a first game with hints.</extracomment>
        <translation>Addestramento guidato</translation>
    </message>
    <message>
        <source>Quick start</source>
        <extracomment>One of two ways to begin: the game without hints.</extracomment>
        <translation>Avvio rapido</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>Come iniziare</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>Choice of how many people play. %n is from 1 to 4.</extracomment>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <extracomment>Before a field to type in. {number} is from 1 to 4.</extracomment>
        <translation>Nome del giocatore {number}</translation>
    </message>
    <message>
        <source>Each section has one player, who decides for its crew. Whoever gives one away gets another back.</source>
        <translation>Ogni reparto ha un giocatore, che decide per il suo equipaggio. Chi ne cede uno ne riceve un altro.</translation>
    </message>
    <message>
        <source>With the same number, dice and cards fall the same again. Leave it empty for new luck.</source>
        <translation>Con lo stesso numero dadi e carte escono di nuovo uguali. Lasciatelo vuoto per una nuova sorte.</translation>
    </message>
    <message>
        <source>A number, or empty</source>
        <translation>Un numero, o vuoto</translation>
    </message>
    <message>
        <source>Number for chance</source>
        <translation>Numero per la sorte</translation>
    </message>
    <message>
        <source>Begin the expedition</source>
        <translation>Inizia la spedizione</translation>
    </message>
</context>
<context>
    <name>NoticeSheet</name>
    <message>
        <source>Copy the details</source>
        <translation>Copia i dettagli</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <extracomment>Button of a window with a message: shut the window.</extracomment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The program made a mistake: its rules cannot go on from this decision, so it was not carried out. The game stands where it stood; decide otherwise, or take back a step.</source>
        <translation>Il programma ha commesso un errore: le sue regole non possono proseguire da questa decisione, che quindi non è stata eseguita. La partita è rimasta dov’era; decidete altrimenti o annullate un passo.</translation>
    </message>
    <message>
        <source>The program made a mistake: its rules cannot go on from this decision, so it was not carried out. The game stands where it stood; decide otherwise, or take back a step. A report for those who can mend it lies in {folder}.</source>
        <extracomment>Message after a decision that the rules of the game cannot carry out. {folder} is the path of a folder.</extracomment>
        <translation>Il programma ha commesso un errore: le sue regole non possono proseguire da questa decisione, che quindi non è stata eseguita. La partita è rimasta dov’era; decidete altrimenti o annullate un passo. Un rapporto per chi può correggerlo si trova in {folder}.</translation>
    </message>
    <message>
        <source>Trouble with a content pack</source>
        <translation>Problema con un pacchetto di contenuti</translation>
    </message>
    <message>
        <source>The program made a mistake. Every decision you made is kept; go on from the last one.</source>
        <translation>Il programma ha commesso un errore. Ogni vostra decisione è conservata; continuate dall’ultima.</translation>
    </message>
    <message>
        <source>The program made a mistake. Every decision you made is kept; go on from the last one. A report for those who can mend it lies in {folder}.</source>
        <extracomment>Message after a fault. {folder} is the path of a folder.</extracomment>
        <translation>Il programma ha commesso un errore. Ogni vostra decisione è conservata; continuate dall’ultima. Un rapporto per chi può correggerlo si trova in {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Button: leave the program.</extracomment>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button after a fault: play on.</extracomment>
        <translation>Avanti</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>Rank {rank}</source>
        <extracomment>Beside the mark on a crew board, in a tool tip. {rank} is 1, 2 or 3.</extracomment>
        <translation>Grado {rank}</translation>
    </message>
    <message>
        <source>Injury die in this column</source>
        <translation>Dado Ferita in questa colonna</translation>
    </message>
    <message>
        <source>Half of the available and spent dice, rounded up</source>
        <translation>Metà dei dadi disponibili e spesi, arrotondata per eccesso</translation>
    </message>
    <message>
        <source>Changed aboard the ship</source>
        <translation>Modificato a bordo della nave</translation>
    </message>
    <message>
        <source>Beyond the last space of the track</source>
        <translation>Oltre l’ultimo spazio del contatore</translation>
    </message>
    <message>
        <source>Gained and lost since launch</source>
        <translation>Ottenute e perse dal lancio</translation>
    </message>
    <message>
        <source>A text that holds for a while</source>
        <translation>Un testo che vale per un po’</translation>
    </message>
    <message>
        <source>{section} · rank {rank} · {place}</source>
        <extracomment>A crew member in short; {place} is the name of a sector. {section} is the name of a section, {rank} a number.</extracomment>
        <translation>{section} · grado {rank} · {place}</translation>
    </message>
    <message>
        <source>Cards you may hold</source>
        <translation>Carte che potete tenere</translation>
    </message>
    <message>
        <source>Room for dice ({color})</source>
        <extracomment>{color} is red, green or blue.</extracomment>
        <translation>Posto per i dadi ({color})</translation>
    </message>
    <message>
        <source>Dice that a rest refreshes</source>
        <translation>Dadi che un riposo ricarica</translation>
    </message>
    <message>
        <source>Supplies in the lander</source>
        <translation>Provviste nel lander</translation>
    </message>
    <message>
        <source>Room in the lander</source>
        <translation>Posto nel lander</translation>
    </message>
    <message>
        <source>Discoveries</source>
        <extracomment>Beside a row of places on the lander, in a tool tip: the finds aboard.</extracomment>
        <translation>Scoperte</translation>
    </message>
    <message>
        <source>Leads: {deck}</source>
        <extracomment>The lead tokens on a discovery deck; {deck} is its type.</extracomment>
        <translation>Indizi: {deck}</translation>
    </message>
    <message>
        <source>With {least} its top card is gained.</source>
        <extracomment>Beside the leads of a discovery deck, in a tool tip. {least} is the sum of leads that is needed.</extracomment>
        <translation>Con {least} si ottiene la carta in cima.</translation>
    </message>
    <message>
        <source>Actions left</source>
        <extracomment>Beside the marks in the bar, in a tool tip: how many actions the turn still has.</extracomment>
        <translation>Azioni rimaste</translation>
    </message>
    <message>
        <source>Travel: {way}</source>
        <extracomment>{way} names the sectors at the ends of a path.</extracomment>
        <translation>Viaggio: {way}</translation>
    </message>
    <message>
        <source>This path asks for nothing.</source>
        <translation>Questo percorso non richiede nulla.</translation>
    </message>
    <message>
        <source>Does not count now: {icon}</source>
        <extracomment>{icon} is a sentence: what an icon of the path would ask for.</extracomment>
        <translation>Ora non conta: {icon}</translation>
    </message>
    <message>
        <source>Then the travel effect of “{condition}”:</source>
        <extracomment>{condition} is the name of the condition in force; its travel effect follows.</extracomment>
        <translation>Poi l’effetto di viaggio di «{condition}»:</translation>
    </message>
    <message>
        <source>{outcome}: what its chance counts in</source>
        <extracomment>{outcome} is &quot;Green outcome&quot; and the like.</extracomment>
        <translation>{outcome}: che cosa conta la probabilità</translation>
    </message>
    <message>
        <source>Dice of the active crewmember</source>
        <translation>Dadi del membro dell’equipaggio attivo</translation>
    </message>
    <message>
        <source>Dice lent by others</source>
        <translation>Dadi prestati da altri</translation>
    </message>
    <message>
        <source>Of these, fallen already</source>
        <translation>Di questi, già caduti</translation>
    </message>
    <message>
        <source>Texts that change results</source>
        <translation>Testi che cambiano gli esiti</translation>
    </message>
    <message>
        <source>Injury dice that come first</source>
        <translation>Dadi Ferita che vengono prima</translation>
    </message>
    <message>
        <source>Danger dice that come first</source>
        <translation>Dadi Pericolo che vengono prima</translation>
    </message>
    <message>
        <source>All the ways in which the dice can still fall are counted, with aces used as well as possible. Above each column stands what it reckons with beside the dice.</source>
        <translation>Si contano tutti i modi in cui i dadi possono ancora cadere, usando i jolly nel modo migliore. Sopra ogni colonna c’è ciò che considera oltre ai dadi.</translation>
    </message>
    <message>
        <source>Its faces:</source>
        <extracomment>In a tool tip, before icons: what the six faces of a die show.</extracomment>
        <translation>Le sue facce:</translation>
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
        <translation>ignoto</translation>
    </message>
    <message>
        <source>Dice alone</source>
        <extracomment>Caption over chances: nothing is used, no ability converts dice. Two short words at most.</extracomment>
        <translation>Solo dadi</translation>
    </message>
    <message>
        <source>At the roll</source>
        <extracomment>Caption over chances as they were before the dice fell. Two short words at most.</extracomment>
        <translation>Al tiro</translation>
    </message>
    <message>
        <source>Go on now</source>
        <extracomment>Caption over chances: the dice stay as they lie. Two short words at most.</extracomment>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Caption over the chances of a dice check. One short word.</extracomment>
        <translation>Probabilità</translation>
    </message>
    <message numerus="yes">
        <source>With %n</source>
        <extracomment>Caption over chances: that many cards and abilities are used as well. Two short words at most.</extracomment>
        <translation>
            <numerusform>Con %n</numerusform>
            <numerusform>Con %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Reckon with</source>
        <extracomment>Head over chances where nothing is reckoned with yet: a choice of cards and abilities to count on.</extracomment>
        <translation>Contate su</translation>
    </message>
    <message>
        <source>Combination: {card}</source>
        <extracomment>{card} is a section card or the condition; its dice combination is paid for.</extracomment>
        <translation>Combinazione: {card}</translation>
    </message>
    <message>
        <source>{space}: {chance}</source>
        <extracomment>One of the spaces of a track. {space} is a number, {chance} how likely the marker stands there after the dice check.</extracomment>
        <translation>{space}: {chance}</translation>
    </message>
    <message>
        <source>Marker afterwards on {spaces}</source>
        <extracomment>{spaces} are the spaces of a track, each with its chance.</extracomment>
        <translation>Poi il segnaposto è su {spaces}</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the chances of the spaces of a track, as &quot;3: 20 %, 4: 80 %&quot;.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Danger {letter}</source>
        <extracomment>Head before what danger dice may bring. {letter} is A, B or C.</extracomment>
        <translation>Pericolo {letter}</translation>
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
        <translation>niente</translation>
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
        <translation>Questo tiro non ha risultati: i dadi pagano solo le combinazioni.</translation>
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
        <translation>Tutte le probabilità di questo tiro (O)</translation>
    </message>
    <message>
        <source>With this</source>
        <extracomment>Caption over chances: a card is used whose name is too long for the place. Two short words at most.</extracomment>
        <translation>Con questo</translation>
    </message>
</context>
<context>
    <name>OutcomeRow</name>
    <message>
        <source>{outcome}, track at {at} of {length}. {effect}</source>
        <extracomment>An outcome with a track, for a screen reader. {outcome} is its name, {at} and {length} are numbers of spaces, {effect} is a whole sentence.</extracomment>
        <translation>{outcome}, contatore a {at} su {length}. {effect}</translation>
    </message>
    <message>
        <source>{outcome}, met. It asks for {asks}. {effect}</source>
        <extracomment>Said of an outcome by screen readers: the dice show what it asks for. {outcome} is its name, {asks} the icons, {effect} a whole sentence.</extracomment>
        <translation>{outcome}, raggiunto. Richiede {asks}. {effect}</translation>
    </message>
    <message>
        <source>{outcome}, met. {effect}</source>
        <extracomment>Said by screen readers of the outcome that comes because no other does. {outcome} is its name, {effect} a whole sentence.</extracomment>
        <translation>{outcome}, raggiunto. {effect}</translation>
    </message>
    <message>
        <source>{outcome}. It asks for {asks}. {effect}</source>
        <extracomment>Said of an outcome by screen readers. {outcome} is its name, {asks} the icons that dice have to show, {effect} a whole sentence.</extracomment>
        <translation>{outcome}. Richiede {asks}. {effect}</translation>
    </message>
    <message>
        <source>{outcome}. {effect}</source>
        <extracomment>Said by screen readers of the outcome that comes if no other does. {outcome} is its name, {effect} a whole sentence.</extracomment>
        <translation>{outcome}. {effect}</translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>The red outcome of a dice check: it has no requirement and comes if no other row is covered.</extracomment>
        <translation>altrimenti</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>The folder cannot be shown</source>
        <translation>Impossibile mostrare la cartella</translation>
    </message>
    <message>
        <source>It is not there, and could not be made: {folder}</source>
        <extracomment>Message after the wish to see a folder in the system&apos;s own window. {folder} is the path of a folder.</extracomment>
        <translation>Non esiste e non è stato possibile crearla: {folder}</translation>
    </message>
    <message>
        <source>Saved games ({pattern})</source>
        <extracomment>Kind of file in the system&apos;s own window for files. {pattern} is as &quot;*.vanguard&quot;.</extracomment>
        <translation>Salvataggi ({pattern})</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Esporta una copia</translation>
    </message>
    <message>
        <source>Bring in a save</source>
        <translation>Importa un salvataggio</translation>
    </message>
</context>
<context>
    <name>PathModel</name>
    <message>
        <source>free</source>
        <extracomment>On a path that asks for nothing. One short word.</extracomment>
        <translation>libero</translation>
    </message>
    <message>
        <source>Path from {start} to {end}</source>
        <extracomment>A path of the planet in a list. {start} and {end} are the sectors at its ends.</extracomment>
        <translation>Percorso: da {start} a {end}</translation>
    </message>
</context>
<context>
    <name>PlaceQuestions</name>
    <message>
        <source>[log_entry] {log} has been read in this expedition</source>
        <extracomment>After &quot;if&quot;: the entry was read by players. {log} is the number of an entry of the logbook.</extracomment>
        <translation>l’[log_entry] {log} è stata letta in questa spedizione</translation>
    </message>
    <message>
        <source>the [global_condition] {condition} is in force</source>
        <extracomment>After &quot;if&quot;. {condition} is the name of a card in quotation marks.</extracomment>
        <translation>la [global_condition] {condition} è in vigore</translation>
    </message>
    <message>
        <source>the [poi] {poi} is visible in sector {sector}</source>
        <extracomment>After &quot;if&quot;: the card lies open. {poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>il [poi] {poi} è visibile nel settore {sector}</translation>
    </message>
    <message>
        <source>the lander is in sector {sector}</source>
        <extracomment>After &quot;if&quot;. {sector} is the number of a sector.</extracomment>
        <translation>il lander è nel settore {sector}</translation>
    </message>
    <message>
        <source>you are in the lander sector</source>
        <translation>siete nel settore del lander</translation>
    </message>
    <message>
        <source>you are in sector {sectors}</source>
        <extracomment>{sectors} are numbers of sectors, with &quot;or&quot; before the last one.</extracomment>
        <translation>siete nel settore {sectors}</translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie in your sector</source>
        <extracomment>After &quot;if&quot;: markers of this expedition. %n is their number.</extracomment>
        <translation>
            <numerusform>nel vostro settore c’è un segnaposto</numerusform>
            <numerusform>nel vostro settore ci sono almeno %n segnaposto</numerusform>
        </translation>
    </message>
    <message>
        <source>a crewmember is in the sector of the [threat] or in a connected one</source>
        <translation>un membro dell’equipaggio è nel settore della [threat] o in uno collegato</translation>
    </message>
    <message>
        <source>the [poi] {poi} is visible on the planet board</source>
        <extracomment>After &quot;if&quot;: the card lies open anywhere. {poi} is the name of a card in quotation marks.</extracomment>
        <translation>il [poi] {poi} è visibile sulla plancia pianeta</translation>
    </message>
    <message>
        <source>the [unique_discovery] {discovery} is on the lander</source>
        <extracomment>{discovery} is the name of a unique discovery in quotation marks.</extracomment>
        <translation>la [unique_discovery] {discovery} è sul lander</translation>
    </message>
    <message>
        <source>the [threat] {threat} is in play</source>
        <extracomment>After &quot;if&quot;: its figure is on the board. {threat} is the name of a card in quotation marks.</extracomment>
        <translation>la [threat] {threat} è in gioco</translation>
    </message>
    <message>
        <source>the [global_condition] {condition} is not in force</source>
        <extracomment>After &quot;if&quot;. {condition} is the name of a card in quotation marks.</extracomment>
        <translation>la [global_condition] {condition} non è in vigore</translation>
    </message>
    <message>
        <source>the [poi] {poi} is not visible in sector {sector}</source>
        <extracomment>After &quot;if&quot;: the card does not lie open. {poi} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>il [poi] {poi} non è visibile nel settore {sector}</translation>
    </message>
    <message>
        <source>the [poi] {poi} is not visible on the planet board</source>
        <extracomment>After &quot;if&quot;: the card lies open nowhere. {poi} is the name of a card in quotation marks.</extracomment>
        <translation>il [poi] {poi} non è visibile sulla plancia pianeta</translation>
    </message>
    <message>
        <source>the [threat] {threat} is not in play</source>
        <extracomment>After &quot;if&quot;: its figure is not on the board. {threat} is the name of a card in quotation marks.</extracomment>
        <translation>la [threat] {threat} non è in gioco</translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie in the lander sector</source>
        <extracomment>After &quot;if&quot;: markers where the lander stands. %n is their number.</extracomment>
        <translation>
            <numerusform>nel settore del lander c’è un segnaposto</numerusform>
            <numerusform>nel settore del lander ci sono almeno %n segnaposto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie on {card}</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>sulla {card} c’è un segnaposto</numerusform>
            <numerusform>sulla {card} ci sono almeno %n segnaposto</numerusform>
        </translation>
    </message>
    <message>
        <source>[log_entry] {log} has not been read in this expedition</source>
        <extracomment>After &quot;if&quot;: the entry was not read by players. {log} is the number of an entry of the logbook.</extracomment>
        <translation>l’[log_entry] {log} non è stata letta in questa spedizione</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie in your sector</source>
        <extracomment>After &quot;if&quot;: markers of this expedition. %n is their number.</extracomment>
        <translation>
            <numerusform>nel vostro settore non c’è nessun segnaposto</numerusform>
            <numerusform>nel vostro settore ci sono meno di %n segnaposto</numerusform>
        </translation>
    </message>
    <message>
        <source>no crewmember is in the sector of the [threat] or in a connected one</source>
        <translation>nessun membro dell’equipaggio è nel settore della [threat] o in uno collegato</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie in the lander sector</source>
        <extracomment>After &quot;if&quot;: markers where the lander stands. %n is their number.</extracomment>
        <translation>
            <numerusform>nel settore del lander non c’è nessun segnaposto</numerusform>
            <numerusform>nel settore del lander ci sono meno di %n segnaposto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie on {card}</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>sulla {card} non c’è nessun segnaposto</numerusform>
            <numerusform>sulla {card} ci sono meno di %n segnaposto</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlacingModel</name>
    <message>
        <source>Start token</source>
        <extracomment>Name of a piece that players give to one another: whoever has it plays first.</extracomment>
        <translation>Gettone Inizio</translation>
    </message>
    <message>
        <source>{piece}: waits to be placed</source>
        <extracomment>For screen readers, as &quot;Lander: waits to be placed&quot;. {piece} is the name of a piece.</extracomment>
        <translation>{piece}: in attesa di un posto</translation>
    </message>
</context>
<context>
    <name>PlanetText</name>
    <message>
        <source>Place the [poi] card {poi} in sector {sector}, under {other}.</source>
        <extracomment>{poi} and {other} are names of cards in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>Mettete la carta [poi] {poi} nel settore {sector}, sotto {other}.</translation>
    </message>
    <message>
        <source>The [threat] {threat} moves to your sector.</source>
        <extracomment>{threat} is the name of a card in quotation marks.</extracomment>
        <translation>La [threat] {threat} si sposta nel vostro settore.</translation>
    </message>
    <message>
        <source>The [threat] {threat} moves to sector {sector}.</source>
        <extracomment>{threat} is the name of a card in quotation marks. {sector} is the number of a sector.</extracomment>
        <translation>La [threat] {threat} si sposta nel settore {sector}.</translation>
    </message>
    <message>
        <source>The [threat] moves 1 sector on along its way ({sectors}).</source>
        <extracomment>{sectors} are the numbers of the sectors that it goes through, such as &quot;2, 7, 9&quot;.</extracomment>
        <translation>La [threat] avanza di 1 settore lungo la sua via ({sectors}).</translation>
    </message>
    <message>
        <source>All markers and tokens in the sector of the [threat] move 1 sector on along its way ({sectors}).</source>
        <extracomment>{sectors} are the numbers of the sectors on the way of the threat, such as &quot;2, 7, 9&quot;.</extracomment>
        <translation>Tutti i segnaposto e i gettoni nel settore della [threat] avanzano di 1 settore lungo la sua via ({sectors}).</translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off the planet board.</source>
        <extracomment>Effect of a card: markers from anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>Togliete %n segnaposto dalla plancia pianeta.</numerusform>
            <numerusform>Togliete %n segnaposto dalla plancia pianeta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) where markers lie already.</source>
        <extracomment>Effect of a card: markers join others on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>Mettete %n segnaposto dove ce ne sono già.</numerusform>
            <numerusform>Mettete %n segnaposto dove ce ne sono già.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) where markers lie already, up to {most}.</source>
        <extracomment>{most} is how many may lie there.</extracomment>
        <translation>
            <numerusform>Mettete %n segnaposto dove ce ne sono già, fino a {most}.</numerusform>
            <numerusform>Mettete %n segnaposto dove ce ne sono già, fino a {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take all markers off the planet board.</source>
        <translation>Togliete tutti i segnaposto dalla plancia pianeta.</translation>
    </message>
    <message>
        <source>Take all markers off sectors {sectors}.</source>
        <extracomment>{sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation>Togliete tutti i segnaposto dai settori {sectors}.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Togliete %n segnaposto dalla {card}.</numerusform>
            <numerusform>Togliete %n segnaposto dalla {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) on {card}.</source>
        <extracomment>{card} is an icon and the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Mettete %n segnaposto sulla {card}.</numerusform>
            <numerusform>Mettete %n segnaposto sulla {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The [mission] {mission} fails and is discarded.</source>
        <extracomment>{mission} is the name of a card in quotation marks.</extracomment>
        <translation>La [mission] {mission} fallisce e viene scartata.</translation>
    </message>
    <message>
        <source>until the end of your next turn, in each of your dice checks</source>
        <extracomment>A head, small: when what follows holds.</extracomment>
        <translation>fino alla fine del vostro prossimo turno, in ogni vostro tiro</translation>
    </message>
    <message>
        <source>from now on, in each dice check in sector {sectors}</source>
        <extracomment>A head, small: when what follows holds. {sectors} are numbers of sectors with &quot;or&quot; before the last one.</extracomment>
        <translation>d’ora in poi, in ogni tiro nel settore {sectors}</translation>
    </message>
    <message>
        <source>Move to a sector of your choice that shows {biomes}; ignore the icons of the path.</source>
        <extracomment>{biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>Spostatevi in un settore a vostra scelta con il bioma {biomes}; ignorate le icone del percorso.</translation>
    </message>
    <message numerus="yes">
        <source>The yellow track of the [poi] {poi} progresses by %n space(s).</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Il contatore giallo del [poi] {poi} avanza di %n spazio.</numerusform>
            <numerusform>Il contatore giallo del [poi] {poi} avanza di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The green track of the [poi] {poi} progresses by %n space(s).</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Il contatore verde del [poi] {poi} avanza di %n spazio.</numerusform>
            <numerusform>Il contatore verde del [poi] {poi} avanza di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red track of the [poi] {poi} progresses by %n space(s).</source>
        <extracomment>{poi} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Il contatore rosso del [poi] {poi} avanza di %n spazio.</numerusform>
            <numerusform>Il contatore rosso del [poi] {poi} avanza di %n spazi.</numerusform>
        </translation>
    </message>
    <message>
        <source>in sectors {sectors}</source>
        <extracomment>A head, small. {sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation>nei settori {sectors}</translation>
    </message>
    <message>
        <source>in the sector of this [threat]</source>
        <extracomment>A head, small.</extracomment>
        <translation>nel settore di questa [threat]</translation>
    </message>
    <message>
        <source>in sectors with markers</source>
        <extracomment>A head, small.</extracomment>
        <translation>nei settori con segnaposto</translation>
    </message>
    <message>
        <source>in sectors with {biomes}</source>
        <extracomment>A head, small. {biomes} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>nei settori con il bioma {biomes}</translation>
    </message>
    <message>
        <source>on every path that leads there, besides its icons</source>
        <extracomment>A head, small: what travel along such a path asks for besides its icons follows.</extracomment>
        <translation>su ogni percorso che conduce lì, oltre alle sue icone</translation>
    </message>
    <message>
        <source>whoever enters</source>
        <extracomment>A head, small: what happens to them follows.</extracomment>
        <translation>chi entra</translation>
    </message>
    <message>
        <source>whoever ends a turn there</source>
        <extracomment>A head, small: what happens to them follows.</extracomment>
        <translation>chi termina lì un turno</translation>
    </message>
    <message numerus="yes">
        <source>Reveal and resolve %n [event] card(s).</source>
        <extracomment>Effect of a card: event cards are turned over and carried out. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Rivelate e risolvete %n carta [event].</numerusform>
            <numerusform>Rivelate e risolvete %n carte [event].</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not lift off, and the turn goes on.</source>
        <translation>Non decollate e il turno continua.</translation>
    </message>
    <message numerus="yes">
        <source>This takes the room of %n discovery card(s) in the lander.</source>
        <extracomment>Effect of a card: the lander has less room. %n is for how many finds.</extracomment>
        <translation>
            <numerusform>Nel lander questo occupa il posto di %n carta Scoperta.</numerusform>
            <numerusform>Nel lander questo occupa il posto di %n carte Scoperta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can rest there.</source>
        <translation>Lì nessuno può riposare.</translation>
    </message>
    <message>
        <source>Nobody can assist dice checks there.</source>
        <translation>Lì nessuno può prestare assistenza nei tiri.</translation>
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
        <translation>Una campagna con una nave</translation>
    </message>
    <message>
        <source>This save is a campaign with a ship, which this version cannot show yet. Nothing in it was changed; a later version goes on where it stands.</source>
        <translation>Questo salvataggio è una campagna con una nave, che questa versione non può ancora mostrare. Nulla è stato cambiato; una versione successiva continuerà da dove si trova.</translation>
    </message>
</context>
<context>
    <name>PoolText</name>
    <message>
        <source>Two dice of one color that show {basic} count together as one {ace} in this check.</source>
        <extracomment>Effect of a card in a dice check. {basic} and {ace} are icons.</extracomment>
        <translation>In questo tiro due dadi di uno stesso colore che mostrano {basic} valgono insieme come un {ace}.</translation>
    </message>
    <message numerus="yes">
        <source>Turn up to %n dice of the roll pool to one icon of your choice.</source>
        <extracomment>Effect of a card in a dice check: rolled dice are turned by hand. %n is their number.</extracomment>
        <translation>
            <numerusform>Girate fino a %n dado della riserva del tiro su un simbolo a scelta.</numerusform>
            <numerusform>Girate fino a %n dadi della riserva del tiro su uno stesso simbolo a scelta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll one die; if it shows {icon}, refresh it after the check.</source>
        <extracomment>Effect of a card in a dice check. {icon} is an icon.</extracomment>
        <translation>Ritirate un dado; se mostra {icon}, ricaricatelo dopo il tiro.</translation>
    </message>
    <message>
        <source>Name an icon and reroll one die; if it shows that icon, refresh it after the check.</source>
        <translation>Dichiarate un simbolo e ritirate un dado; se mostra quel simbolo, ricaricatelo dopo il tiro.</translation>
    </message>
    <message>
        <source>Refresh each die that shows {icon} after the check.</source>
        <extracomment>Effect of a card in a dice check: dice that show the icon do not stay spent. {icon} is an icon.</extracomment>
        <translation>Dopo il tiro ricaricate ogni dado che mostra {icon}.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh dice of %n color(s) that show {icon}, one each, after the check.</source>
        <extracomment>Effect of a card in a dice check: one die of each color does not stay spent. %n is how many colors. {icon} is an icon.</extracomment>
        <translation>
            <numerusform>Dopo il tiro ricaricate un dado che mostra {icon}.</numerusform>
            <numerusform>Dopo il tiro ricaricate dadi di %n colori che mostrano {icon}, uno per colore.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this dice check no injury dice are rolled.</source>
        <translation>In questo tiro non si tirano dadi Ferita.</translation>
    </message>
    <message numerus="yes">
        <source>Each assisting crewmember may add up to %n die(ce) to this dice check.</source>
        <extracomment>Effect of a card in a dice check: whoever helps may use more dice than usual. %n is how many.</extracomment>
        <translation>
            <numerusform>Ogni membro dell’equipaggio che presta assistenza può aggiungere fino a %n dado a questo tiro.</numerusform>
            <numerusform>Ogni membro dell’equipaggio che presta assistenza può aggiungere fino a %n dadi a questo tiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>May assist this dice check as if in the same sector.</source>
        <translation>Potete prestare assistenza in questo tiro come se foste nello stesso settore.</translation>
    </message>
    <message>
        <source>One die of the next dice combination may pay for one more.</source>
        <translation>Un dado della prossima combinazione di dadi può pagarne un’altra.</translation>
    </message>
    <message>
        <source>Make the same dice check again with available dice.</source>
        <translation>Effettuate di nuovo lo stesso tiro con dadi disponibili.</translation>
    </message>
    <message>
        <source>Reroll any number of dice of the roll pool that have {icon} on one of their faces.</source>
        <extracomment>Effect of a card in a dice check. {icon} is an icon.</extracomment>
        <translation>Ritirate quanti dadi volete della riserva del tiro che hanno {icon} su una delle facce.</translation>
    </message>
    <message>
        <source>Reroll one die of your choice that does not show {icon}.</source>
        <extracomment>Effect of a card in a dice check. {icon} is an icon.</extracomment>
        <translation>Ritirate un dado a vostra scelta che non mostra {icon}.</translation>
    </message>
    <message>
        <source>one die</source>
        <extracomment>The object of a sentence: &quot;Turn one die from [basic] to [construction].&quot;</extracomment>
        <translation>un dado</translation>
    </message>
    <message>
        <source>one red die</source>
        <extracomment>The object of a sentence: &quot;Turn one red die from [basic] to [physical].&quot;</extracomment>
        <translation>un dado rosso</translation>
    </message>
    <message>
        <source>one green die</source>
        <extracomment>The object of a sentence: &quot;Turn one green die from [basic] to [biology].&quot;</extracomment>
        <translation>un dado verde</translation>
    </message>
    <message>
        <source>one blue die</source>
        <extracomment>The object of a sentence: &quot;Turn one blue die from [basic] to [construction].&quot;</extracomment>
        <translation>un dado blu</translation>
    </message>
    <message>
        <source>Name an icon and refresh each die that shows it after the check.</source>
        <translation>Dichiarate un simbolo e dopo il tiro ricaricate ogni dado che lo mostra.</translation>
    </message>
    <message>
        <source>Keep one of your chosen dice aside; it stays available and is not rolled. When the others have been rolled, you may roll it, too.</source>
        <translation>Mettete da parte uno dei dadi scelti; resta disponibile e non viene tirato. Quando gli altri sono stati tirati, potete tirare anche quello.</translation>
    </message>
    <message>
        <source>Keep the face of one die of the roll pool; the next time it is taken for a dice check in this sector, it is not rolled but shows that face.</source>
        <translation>Conservate la faccia di un dado della riserva del tiro; la prossima volta che quel dado viene scelto per un tiro in questo settore, non si tira ma mostra quella faccia.</translation>
    </message>
    <message>
        <source>Nothing happens instead of the green outcome of this check.</source>
        <translation>Invece del risultato verde di questo tiro non succede nulla.</translation>
    </message>
    <message>
        <source>Nothing happens instead of the yellow outcome of this check.</source>
        <translation>Invece del risultato giallo di questo tiro non succede nulla.</translation>
    </message>
    <message>
        <source>Nothing happens instead of the red outcome of this check.</source>
        <translation>Invece del risultato rosso di questo tiro non succede nulla.</translation>
    </message>
    <message>
        <source>In this check {shown} {dice} counts for nothing.</source>
        <extracomment>{shown} is an icon, {dice} is &quot;on all dice&quot;, &quot;on your blue dice&quot; or the like.</extracomment>
        <translation>In questo tiro il simbolo {shown} {dice} non conta nulla.</translation>
    </message>
    <message>
        <source>In this check each {shown} {dice} may also count as {becomes}.</source>
        <extracomment>{shown} and {becomes} are icons, {dice} is &quot;on all dice&quot;, &quot;on your blue dice&quot; or the like.</extracomment>
        <translation>In questo tiro ogni simbolo {shown} {dice} può valere anche come {becomes}.</translation>
    </message>
    <message>
        <source>In this check each {shown} {dice} counts as {becomes}.</source>
        <extracomment>{shown} and {becomes} are icons, {dice} is &quot;on all dice&quot;, &quot;on your blue dice&quot; or the like.</extracomment>
        <translation>In questo tiro ogni simbolo {shown} {dice} vale come {becomes}.</translation>
    </message>
    <message>
        <source>on all dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all dice counts as [technology]&quot;.</extracomment>
        <translation>su tutti i dadi</translation>
    </message>
    <message>
        <source>on all red dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all red dice counts as [defense]&quot;.</extracomment>
        <translation>su tutti i dadi rossi</translation>
    </message>
    <message>
        <source>on all green dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all green dice counts as [biology]&quot;.</extracomment>
        <translation>su tutti i dadi verdi</translation>
    </message>
    <message>
        <source>on all blue dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on all blue dice counts as [technology]&quot;.</extracomment>
        <translation>su tutti i dadi blu</translation>
    </message>
    <message>
        <source>on your dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your dice counts as [technology]&quot;.</extracomment>
        <translation>sui vostri dadi</translation>
    </message>
    <message>
        <source>on your red dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your red dice counts as [defense]&quot;.</extracomment>
        <translation>sui vostri dadi rossi</translation>
    </message>
    <message>
        <source>on your green dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your green dice counts as [biology]&quot;.</extracomment>
        <translation>sui vostri dadi verdi</translation>
    </message>
    <message>
        <source>on your blue dice</source>
        <extracomment>Behind an icon: &quot;each [basic] on your blue dice counts as [technology]&quot;.</extracomment>
        <translation>sui vostri dadi blu</translation>
    </message>
    <message>
        <source>One {shown} {dice} counts as {becomes}.</source>
        <extracomment>{shown} and {becomes} are icons, {dice} is &quot;on one red die of the roll pool&quot; or the like.</extracomment>
        <translation>Un simbolo {shown} {dice} vale come {becomes}.</translation>
    </message>
    <message>
        <source>One die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of any color. {becomes} is an icon.</extracomment>
        <translation>Un dado della riserva del tiro vale come {becomes}.</translation>
    </message>
    <message>
        <source>One red die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. {becomes} is an icon.</extracomment>
        <translation>Un dado rosso della riserva del tiro vale come {becomes}.</translation>
    </message>
    <message>
        <source>One green die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. {becomes} is an icon.</extracomment>
        <translation>Un dado verde della riserva del tiro vale come {becomes}.</translation>
    </message>
    <message>
        <source>One blue die of the roll pool counts as {becomes}.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. {becomes} is an icon.</extracomment>
        <translation>Un dado blu della riserva del tiro vale come {becomes}.</translation>
    </message>
    <message>
        <source>on one die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one die of the roll pool counts as [physical].&quot;</extracomment>
        <translation>su un dado della riserva del tiro</translation>
    </message>
    <message>
        <source>on one red die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one red die of the roll pool counts as [physical].&quot;</extracomment>
        <translation>su un dado rosso della riserva del tiro</translation>
    </message>
    <message>
        <source>on one green die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one green die of the roll pool counts as [biology].&quot;</extracomment>
        <translation>su un dado verde della riserva del tiro</translation>
    </message>
    <message>
        <source>on one blue die of the roll pool</source>
        <extracomment>Behind an icon: &quot;One [basic] on one blue die of the roll pool counts as [science].&quot;</extracomment>
        <translation>su un dado blu della riserva del tiro</translation>
    </message>
    <message numerus="yes">
        <source>Turn {die} to an icon that at least %n other die(ce) show.</source>
        <extracomment>{die} is &quot;one blue die&quot; or the like, the object of the sentence.</extracomment>
        <translation>
            <numerusform>Girate {die} su un simbolo mostrato da almeno un altro dado.</numerusform>
            <numerusform>Girate {die} su un simbolo mostrato da almeno altri %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of any color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>Un dado vale come un simbolo mostrato da almeno un altro dado.</numerusform>
            <numerusform>Un dado vale come un simbolo mostrato da almeno altri %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One red die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>Un dado rosso vale come un simbolo mostrato da almeno un altro dado.</numerusform>
            <numerusform>Un dado rosso vale come un simbolo mostrato da almeno altri %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One green die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>Un dado verde vale come un simbolo mostrato da almeno un altro dado.</numerusform>
            <numerusform>Un dado verde vale come un simbolo mostrato da almeno altri %n dadi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One blue die counts as an icon that at least %n other die(ce) show.</source>
        <extracomment>Effect of a card in a dice check, on dice of this color. %n is how many others must show the icon.</extracomment>
        <translation>
            <numerusform>Un dado blu vale come un simbolo mostrato da almeno un altro dado.</numerusform>
            <numerusform>Un dado blu vale come un simbolo mostrato da almeno altri %n dadi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {die} to {icon}.</source>
        <extracomment>{die} is &quot;one blue die&quot; or the like, {icon} an icon.</extracomment>
        <translation>Girate {die} su {icon}.</translation>
    </message>
    <message>
        <source>Turn {die} from {shown} to {icon}.</source>
        <extracomment>{die} is &quot;one blue die&quot; or the like; {shown} is the icon that it shows, {icon} the one that it then shows.</extracomment>
        <translation>Girate {die} da {shown} a {icon}.</translation>
    </message>
    <message>
        <source>Reroll any number of dice of the roll pool.</source>
        <translation>Ritirate quanti dadi volete della riserva del tiro.</translation>
    </message>
    <message>
        <source>Reroll any number of red dice of the roll pool.</source>
        <translation>Ritirate quanti dadi rossi volete della riserva del tiro.</translation>
    </message>
    <message>
        <source>Reroll any number of green dice of the roll pool.</source>
        <translation>Ritirate quanti dadi verdi volete della riserva del tiro.</translation>
    </message>
    <message>
        <source>Reroll any number of blue dice of the roll pool.</source>
        <translation>Ritirate quanti dadi blu volete della riserva del tiro.</translation>
    </message>
    <message>
        <source>Reroll all dice of one color of your choice.</source>
        <translation>Ritirate tutti i dadi di un colore a scelta.</translation>
    </message>
    <message>
        <source>Reroll all red dice of the roll pool.</source>
        <translation>Ritirate tutti i dadi rossi della riserva del tiro.</translation>
    </message>
    <message>
        <source>Reroll all green dice of the roll pool.</source>
        <translation>Ritirate tutti i dadi verdi della riserva del tiro.</translation>
    </message>
    <message>
        <source>Reroll all blue dice of the roll pool.</source>
        <translation>Ritirate tutti i dadi blu della riserva del tiro.</translation>
    </message>
    <message>
        <source>Put one available die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation>Mettete nella riserva del tiro un dado disponibile, girato su {icon}.</translation>
    </message>
    <message>
        <source>Put one available red die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation>Mettete nella riserva del tiro un dado rosso disponibile, girato su {icon}.</translation>
    </message>
    <message>
        <source>Put one available green die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation>Mettete nella riserva del tiro un dado verde disponibile, girato su {icon}.</translation>
    </message>
    <message>
        <source>Put one available blue die in the roll pool, showing {icon}.</source>
        <extracomment>Effect of a card in a dice check: a die of the board joins the rolled ones, turned to an icon by hand. {icon} is an icon.</extracomment>
        <translation>Mettete nella riserva del tiro un dado blu disponibile, girato su {icon}.</translation>
    </message>
    <message>
        <source>in sector {sector}</source>
        <extracomment>Where an action is, as in &quot;A green track of an action in sector 3 progresses 1 space.&quot; {sector} is the number of a sector.</extracomment>
        <translation>nel settore {sector}</translation>
    </message>
    <message>
        <source>in any sector</source>
        <extracomment>Where an action is: &quot;A green track of an action in any sector progresses 1 space.&quot;</extracomment>
        <translation>in un settore qualsiasi</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>Where an action is: &quot;A green track of an action here progresses 1 space.&quot;</extracomment>
        <translation>in questo settore</translation>
    </message>
    <message>
        <source>{effect} It must be a track that {icon} moves on.</source>
        <extracomment>{effect} is a sentence about a track of an action, {icon} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>{effect} Dev’essere un contatore che {icon} fa avanzare.</translation>
    </message>
    <message numerus="yes">
        <source>Each yellow track of an action here and in connected sectors progresses %n space(s).</source>
        <extracomment>Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Ogni contatore giallo di un’azione in questo settore e in quelli collegati avanza di %n spazio.</numerusform>
            <numerusform>Ogni contatore giallo di un’azione in questo settore e in quelli collegati avanza di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each green track of an action here and in connected sectors progresses %n space(s).</source>
        <extracomment>Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Ogni contatore verde di un’azione in questo settore e in quelli collegati avanza di %n spazio.</numerusform>
            <numerusform>Ogni contatore verde di un’azione in questo settore e in quelli collegati avanza di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each red track of an action here and in connected sectors progresses %n space(s).</source>
        <extracomment>Effect of a card: tokens on the tracks of outcomes of this color go forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Ogni contatore rosso di un’azione in questo settore e in quelli collegati avanza di %n spazio.</numerusform>
            <numerusform>Ogni contatore rosso di un’azione in questo settore e in quelli collegati avanza di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A yellow track of an action {place} goes back %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Un contatore giallo di un’azione {place} torna indietro di %n spazio.</numerusform>
            <numerusform>Un contatore giallo di un’azione {place} torna indietro di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A green track of an action {place} goes back %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Un contatore verde di un’azione {place} torna indietro di %n spazio.</numerusform>
            <numerusform>Un contatore verde di un’azione {place} torna indietro di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A red track of an action {place} goes back %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Un contatore rosso di un’azione {place} torna indietro di %n spazio.</numerusform>
            <numerusform>Un contatore rosso di un’azione {place} torna indietro di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A yellow track of an action {place} progresses %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Un contatore giallo di un’azione {place} avanza di %n spazio.</numerusform>
            <numerusform>Un contatore giallo di un’azione {place} avanza di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A green track of an action {place} progresses %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Un contatore verde di un’azione {place} avanza di %n spazio.</numerusform>
            <numerusform>Un contatore verde di un’azione {place} avanza di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A red track of an action {place} progresses %n space(s).</source>
        <extracomment>{place} is &quot;here&quot;, &quot;in sector 3&quot; or &quot;in any sector&quot;.</extracomment>
        <translation>
            <numerusform>Un contatore rosso di un’azione {place} avanza di %n spazio.</numerusform>
            <numerusform>Un contatore rosso di un’azione {place} avanza di %n spazi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset a yellow track of an action here.</source>
        <translation>Azzerate un contatore giallo di un’azione in questo settore.</translation>
    </message>
    <message>
        <source>Reset a green track of an action here.</source>
        <translation>Azzerate un contatore verde di un’azione in questo settore.</translation>
    </message>
    <message>
        <source>Reset a red track of an action here.</source>
        <translation>Azzerate un contatore rosso di un’azione in questo settore.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The settings could not be kept</source>
        <translation>Non è stato possibile conservare le impostazioni</translation>
    </message>
    <message>
        <source>They hold until you close the program. Check that the disk is not full and may be written.</source>
        <translation>Valgono finché non chiudete il programma. Controllate che il disco non sia pieno e che vi si possa scrivere.</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Everybody:</source>
        <extracomment>In bold before a demand to all players.</extracomment>
        <translation>Tutti:</translation>
    </message>
    <message>
        <source>Read the entry of the logbook, then go on.</source>
        <translation>Leggete l’annotazione del diario di bordo, poi proseguite.</translation>
    </message>
    <message>
        <source>{players} decide:</source>
        <extracomment>In bold before a question. {players} are several names of players, each with a section.</extracomment>
        <translation>Decidono {players}:</translation>
    </message>
    <message>
        <source>{player} decides:</source>
        <extracomment>In bold before a question. {player} is the name of a player with the section.</extracomment>
        <translation>Decide {player}:</translation>
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
        <translation>tutta la squadra di sbarco è nel settore del lander</translation>
    </message>
    <message>
        <source>the whole away team is in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal. {sector} is the number of a sector.</extracomment>
        <translation>tutta la squadra di sbarco è nel settore {sector}</translation>
    </message>
    <message>
        <source>a crewmember is in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal: at least one. {sector} is the number of a sector.</extracomment>
        <translation>un membro dell’equipaggio è nel settore {sector}</translation>
    </message>
    <message numerus="yes">
        <source>the away team has at least %n [success]</source>
        <extracomment>After &quot;if&quot; or as a goal. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>la squadra di sbarco ha almeno %n [success]</numerusform>
            <numerusform>la squadra di sbarco ha almeno %n [success]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly %n marker(s) lie on the planet board</source>
        <extracomment>After &quot;if&quot; or as a goal: markers anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>sulla plancia pianeta c’è esattamente %n segnaposto</numerusform>
            <numerusform>sulla plancia pianeta ci sono esattamente %n segnaposto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly %n marker(s) lie in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal. %n is a number of markers; do not let it stand beside that of the sector. {sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>nel settore {sector} c’è esattamente %n segnaposto</numerusform>
            <numerusform>nel settore {sector} ci sono esattamente %n segnaposto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie on the planet board</source>
        <extracomment>After &quot;if&quot; or as a goal: markers anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>sulla plancia pianeta c’è un segnaposto</numerusform>
            <numerusform>sulla plancia pianeta ci sono almeno %n segnaposto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie in sector {sector}</source>
        <extracomment>After &quot;if&quot; or as a goal. %n is a number of markers; do not let it stand beside that of the sector. {sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>nel settore {sector} c’è un segnaposto</numerusform>
            <numerusform>nel settore {sector} ci sono almeno %n segnaposto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n discovery card(s) lie on the lander</source>
        <extracomment>After &quot;if&quot; or as a goal: finds aboard. %n is their number.</extracomment>
        <translation>
            <numerusform>sul lander c’è una scoperta</numerusform>
            <numerusform>sul lander ci sono almeno %n scoperte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has entered at least %n sector(s)</source>
        <extracomment>After &quot;if&quot; or as a goal. %n is the number of different sectors.</extracomment>
        <translation>
            <numerusform>la squadra di sbarco è entrata in un settore</numerusform>
            <numerusform>la squadra di sbarco è entrata in almeno %n settori</numerusform>
        </translation>
    </message>
    <message>
        <source>no crewmember has an injury card</source>
        <translation>nessun membro dell’equipaggio ha una carta Ferita</translation>
    </message>
    <message numerus="yes">
        <source>at most %n [supplies] are left</source>
        <extracomment>After &quot;if&quot; or as a goal. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>resta al massimo %n [supplies]</numerusform>
            <numerusform>restano al massimo %n [supplies]</numerusform>
        </translation>
    </message>
    <message>
        <source>the lander’s {stat} is {count} or more</source>
        <extracomment>{stat} is the icon of a statistic of the lander. {count} is a number.</extracomment>
        <translation>il valore {stat} del lander è almeno {count}</translation>
    </message>
    <message>
        <source>[log_entry] {log} has been read before in this expedition</source>
        <extracomment>After &quot;if&quot;. {log} is the number of an entry of the logbook.</extracomment>
        <translation>l’[log_entry] {log} è già stata letta in questa spedizione</translation>
    </message>
    <message>
        <source>you have no section cards in hand</source>
        <translation>non avete carte Reparto in mano</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie on the planet board</source>
        <extracomment>After &quot;if&quot;: markers anywhere on the map. %n is their number.</extracomment>
        <translation>
            <numerusform>sulla plancia pianeta non c’è nessun segnaposto</numerusform>
            <numerusform>sulla plancia pianeta ci sono meno di %n segnaposto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie in sector {sector}</source>
        <extracomment>After &quot;if&quot;. %n is a number of markers; do not let it stand beside that of the sector. {sector} is the number of a sector.</extracomment>
        <translation>
            <numerusform>nel settore {sector} non c’è nessun segnaposto</numerusform>
            <numerusform>nel settore {sector} ci sono meno di %n segnaposto</numerusform>
        </translation>
    </message>
    <message>
        <source>the [mission] {mission} is in play</source>
        <extracomment>After &quot;if&quot;: the mission lies on the table. {mission} is the name of a card in quotation marks.</extracomment>
        <translation>la [mission] {mission} è in gioco</translation>
    </message>
    <message>
        <source>a crewmember is in a sector with the [important_sector] icon</source>
        <translation>un membro dell’equipaggio è in un settore con l’icona [important_sector]</translation>
    </message>
    <message numerus="yes">
        <source>at least %n sector(s) show the [final_poi] icon</source>
        <extracomment>After &quot;if&quot; or as a goal: places of the map where all is done. %n is their number.</extracomment>
        <translation>
            <numerusform>un settore mostra l’icona [final_poi]</numerusform>
            <numerusform>almeno %n settori mostrano l’icona [final_poi]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[lead](pl) lie on at least %n discovery deck(s)</source>
        <extracomment>After &quot;if&quot; or as a goal: lead tokens. %n is the number of decks.</extracomment>
        <translation>
            <numerusform>ci sono [lead](pl) su almeno %n mazzo Scoperte</numerusform>
            <numerusform>ci sono [lead](pl) su almeno %n mazzi Scoperte</numerusform>
        </translation>
    </message>
    <message>
        <source>the [mission] {mission} is not in play</source>
        <extracomment>After &quot;if&quot;: the mission does not lie on the table. {mission} is the name of a card in quotation marks.</extracomment>
        <translation>la [mission] {mission} non è in gioco</translation>
    </message>
    <message>
        <source>the lander’s {stat} is below {count}</source>
        <extracomment>{stat} is the icon of a statistic of the lander. {count} is a number.</extracomment>
        <translation>il valore {stat} del lander è inferiore a {count}</translation>
    </message>
    <message>
        <source>[log_entry] {log} is read for the first time in this expedition</source>
        <extracomment>After &quot;if&quot;. {log} is the number of an entry of the logbook.</extracomment>
        <translation>l’[log_entry] {log} si legge per la prima volta in questa spedizione</translation>
    </message>
    <message numerus="yes">
        <source>the away team has traveled at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the action, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>la squadra di sbarco ha viaggiato almeno %n volta</numerusform>
            <numerusform>la squadra di sbarco ha viaggiato almeno %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has rested at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the action, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>la squadra di sbarco ha riposato almeno %n volta</numerusform>
            <numerusform>la squadra di sbarco ha riposato almeno %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has prepared at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the action, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>la squadra di sbarco si è preparata almeno %n volta</numerusform>
            <numerusform>la squadra di sbarco si è preparata almeno %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n special action(s) have been taken</source>
        <extracomment>Goal or after &quot;if&quot;: actions that cards offer, by anybody. %n is how many.</extracomment>
        <translation>
            <numerusform>è stata eseguita almeno %n azione speciale</numerusform>
            <numerusform>sono state eseguite almeno %n azioni speciali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has exerted at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: giving up dice, by anybody. %n is how often.</extracomment>
        <translation>
            <numerusform>la squadra di sbarco si è affaticata almeno %n volta</numerusform>
            <numerusform>la squadra di sbarco si è affaticata almeno %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a yellow outcome has been resolved at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the yellow row of any dice check. %n is how often.</extracomment>
        <translation>
            <numerusform>un risultato giallo è stato risolto almeno %n volta</numerusform>
            <numerusform>un risultato giallo è stato risolto almeno %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a green outcome has been resolved at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the green row of any dice check. %n is how often.</extracomment>
        <translation>
            <numerusform>un risultato verde è stato risolto almeno %n volta</numerusform>
            <numerusform>un risultato verde è stato risolto almeno %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a red outcome has been resolved at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: the red row of any dice check. %n is how often.</extracomment>
        <translation>
            <numerusform>un risultato rosso è stato risolto almeno %n volta</numerusform>
            <numerusform>un risultato rosso è stato risolto almeno %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [log_entry] have been read in this expedition</source>
        <extracomment>Goal or after &quot;if&quot;: entries of the logbook. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>in questa spedizione è stata letta almeno %n [log_entry]</numerusform>
            <numerusform>in questa spedizione sono state lette almeno %n [log_entry]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n section card(s) have been played</source>
        <extracomment>Goal or after &quot;if&quot;: cards from hands, by anybody. %n is how many.</extracomment>
        <translation>
            <numerusform>è stata giocata almeno %n carta Reparto</numerusform>
            <numerusform>sono state giocate almeno %n carte Reparto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [charge] have been spent</source>
        <extracomment>Goal or after &quot;if&quot;: tokens that pay for skills. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>è stata spesa almeno %n [charge]</numerusform>
            <numerusform>sono state spese almeno %n [charge]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>equipment has been used at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: any cards of equipment. %n is how often.</extracomment>
        <translation>
            <numerusform>l’attrezzatura è stata usata almeno %n volta</numerusform>
            <numerusform>l’attrezzatura è stata usata almeno %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [mission] have been completed while nobody was injured</source>
        <extracomment>Goal or after &quot;if&quot;. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>è stata completata almeno %n [mission] senza che nessuno fosse ferito</numerusform>
            <numerusform>sono state completate almeno %n [mission] senza che nessuno fosse ferito</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n optional [mission] have been completed</source>
        <extracomment>Goal or after &quot;if&quot;: missions that need not be done. %n is how many.</extracomment>
        <translation>
            <numerusform>è stata completata almeno %n [mission] facoltativa</numerusform>
            <numerusform>sono state completate almeno %n [mission] facoltative</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n dice check(s) have succeeded with an assisting die</source>
        <extracomment>Goal or after &quot;if&quot;: checks in which somebody else helped with a die. %n is how many.</extracomment>
        <translation>
            <numerusform>almeno %n tiro è riuscito con un dado di assistenza</numerusform>
            <numerusform>almeno %n tiri sono riusciti con un dado di assistenza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [threat] action(s) have succeeded without spending [defense]</source>
        <extracomment>Goal or after &quot;if&quot;: special actions against threats in which no die was spent for the icon of defense. %n is how many.</extracomment>
        <translation>
            <numerusform>almeno %n azione speciale su una [threat] è riuscita senza spendere [defense]</numerusform>
            <numerusform>almeno %n azioni speciali su una [threat] sono riuscite senza spendere [defense]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the [global_condition] has changed at least %n time(s)</source>
        <extracomment>Goal or after &quot;if&quot;: one card of the condition has replaced another. %n is how often.</extracomment>
        <translation>
            <numerusform>la [global_condition] è cambiata almeno %n volta</numerusform>
            <numerusform>la [global_condition] è cambiata almeno %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this has happened at least %n time(s): {what}</source>
        <extracomment>{what} is a word that the author of a card has chosen.</extracomment>
        <translation>
            <numerusform>questo è successo almeno %n volta: {what}</numerusform>
            <numerusform>questo è successo almeno %n volte: {what}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>One moment</source>
        <extracomment>Title of a window while content is read: please wait.</extracomment>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>The content packs are being read.</source>
        <translation>Lettura dei pacchetti di contenuti in corso.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button of a window while content is read: do not open that game.</extracomment>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>ReadingSheet</name>
    <message>
        <source>Look at the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
    <message>
        <source>Read on</source>
        <extracomment>Button: turn to the next page of a text.</extracomment>
        <translation>Continua a leggere</translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>if the sector shows {icons}</source>
        <extracomment>A head, small: what an event does if one of its biomes is visible in the sector follows. {icons} are icons of biomes with &quot;or&quot; before the last one.</extracomment>
        <translation>se il settore mostra il bioma {icons}</translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>A head, small: what an event does where none of its biomes is visible follows.</extracomment>
        <translation>altrimenti</translation>
    </message>
    <message>
        <source>Event {number} of {count}</source>
        <extracomment>At the foot of an event card that is read. {number} and {count} are numbers: which event of the deck it is.</extracomment>
        <translation>Evento {number} di {count}</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Head of a card that is read.</extracomment>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Logbook</source>
        <extracomment>Head of an entry that is read.</extracomment>
        <translation>Diario di bordo</translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
        <extracomment>Head of a text that is read: where it happens. {number} is the number, {place} the name of the sector.</extracomment>
        <translation>Settore {number}: {place}</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Vanguard cannot start</source>
        <translation>Impossibile avviare Vanguard</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Button: leave the program, which cannot run.</extracomment>
        <translation>Esci</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>{sentence} Rule {rule}.</source>
        <extracomment>{sentence} says why something cannot be done. {rule} is the id of a rule in the rule book, such as &quot;TRV-03&quot;.</extracomment>
        <translation>{sentence} Regola {rule}.</translation>
    </message>
    <message>
        <source>Another decision comes first. {question}</source>
        <extracomment>Why something cannot be done now. {question} is a whole sentence: what has to be decided before.</extracomment>
        <translation>Prima viene un’altra decisione. {question}</translation>
    </message>
    <message>
        <source>The expedition is over.</source>
        <translation>La spedizione è conclusa.</translation>
    </message>
    <message>
        <source>No path leads there.</source>
        <translation>Nessun percorso porta lì.</translation>
    </message>
    <message>
        <source>No path leads from here to this sector: {sector}.</source>
        <extracomment>Why somebody cannot travel. {sector} is the name of a sector.</extracomment>
        <translation>Nessun percorso porta da qui a questo settore: {sector}.</translation>
    </message>
    <message>
        <source>This path is one-way: it can be used in the direction of its arrows only.</source>
        <translation>Questo percorso è a senso unico: si può usare solo nella direzione delle frecce.</translation>
    </message>
    <message>
        <source>Only whoever has the start token may travel now.</source>
        <translation>Ora può viaggiare solo chi ha il gettone Inizio.</translation>
    </message>
    <message>
        <source>This sector forbids travel: {sector}.</source>
        <extracomment>Why somebody cannot travel. {sector} is the name of a sector.</extracomment>
        <translation>Questo settore vieta il viaggio: {sector}.</translation>
    </message>
    <message>
        <source>Nobody can rest in this sector now: {sector}.</source>
        <extracomment>Why somebody cannot rest. {sector} is the name of a sector.</extracomment>
        <translation>In questo settore ora nessuno può riposare: {sector}.</translation>
    </message>
    <message>
        <source>Resting costs 1 [supplies], and none are left.</source>
        <translation>Riposare costa 1 [supplies], e non ne restano.</translation>
    </message>
    <message>
        <source>This is not one of the answers to choose from.</source>
        <translation>Non è una delle risposte fra cui scegliere.</translation>
    </message>
    <message>
        <source>This sector does not offer such a special action.</source>
        <translation>Questo settore non offre un’azione speciale di questo tipo.</translation>
    </message>
    <message>
        <source>The last action of this turn must be travel.</source>
        <translation>L’ultima azione di questo turno deve essere un viaggio.</translation>
    </message>
    <message>
        <source>Only one special action is allowed in each turn.</source>
        <translation>In ogni turno è permessa una sola azione speciale.</translation>
    </message>
    <message>
        <source>Lift-off is possible only from the lander sector.</source>
        <translation>Il decollo è possibile solo dal settore del lander.</translation>
    </message>
    <message>
        <source>Lift-off is possible only from the lander sector: {sector}.</source>
        <extracomment>Why the team cannot leave the planet. {sector} is the name of a sector.</extracomment>
        <translation>Il decollo è possibile solo dal settore del lander: {sector}.</translation>
    </message>
    <message>
        <source>The cost of this option cannot be paid in full.</source>
        <translation>Il costo di questa opzione non può essere pagato per intero.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n section dice can be rolled.</source>
        <extracomment>Why no more dice can be chosen for a check. %n is the limit of this check.</extracomment>
        <translation>
            <numerusform>Si può tirare al massimo %n dado Reparto.</numerusform>
            <numerusform>Si possono tirare al massimo %n dadi Reparto.</numerusform>
        </translation>
    </message>
    <message>
        <source>This die cannot be used here: {die}.</source>
        <extracomment>Why a die cannot be chosen. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>Questo dado non può essere usato qui: {die}.</translation>
    </message>
    <message>
        <source>The path to this sector is closed: {sector}.</source>
        <extracomment>Why somebody cannot travel. {sector} is the name of a sector.</extracomment>
        <translation>Il percorso verso questo settore è chiuso: {sector}.</translation>
    </message>
    <message>
        <source>What this action asks for is not so now.</source>
        <translation>Le condizioni richieste da questa azione ora non ci sono.</translation>
    </message>
    <message>
        <source>Another crewmember must assist with a die.</source>
        <translation>Un altro membro dell’equipaggio deve prestare assistenza con un dado.</translation>
    </message>
    <message>
        <source>Every other crewmember in the sector must assist with a die: {member}.</source>
        <extracomment>Why the dice cannot be rolled yet. {member} is the name of a crewmember whose die is missing.</extracomment>
        <translation>Ogni altro membro dell’equipaggio nel settore deve prestare assistenza con un dado: {member}.</translation>
    </message>
    <message>
        <source>This die does not have that result: {die}.</source>
        <extracomment>Where players tell what their own dice show. {die} is a die, as &quot;Basic die (red)&quot;.</extracomment>
        <translation>Questo dado non ha quell’esito: {die}.</translation>
    </message>
    <message>
        <source>This can be used at another moment only.</source>
        <translation>Si può usare solo in un altro momento.</translation>
    </message>
    <message>
        <source>Not possible while an action, a dice check or an event is being resolved.</source>
        <translation>Non è possibile mentre si risolve un’azione, un tiro o un evento.</translation>
    </message>
    <message>
        <source>With these dice the special effect would not happen more often.</source>
        <translation>Con questi dadi l’effetto speciale non si ripeterebbe altre volte.</translation>
    </message>
    <message>
        <source>These dice do not cover the requirement.</source>
        <translation>Questi dadi non coprono il requisito.</translation>
    </message>
    <message>
        <source>The dice show what this outcome further up asks for, so it is marked: {outcome}.</source>
        <extracomment>Why an outcome cannot be marked. {outcome} is the outcome that comes before it, as &quot;Green outcome&quot;.</extracomment>
        <translation>I dadi mostrano ciò che chiede questo risultato più in alto, quindi è quello a essere segnalato: {outcome}.</translation>
    </message>
    <message numerus="yes">
        <source>A section deck has at least {least} cards; this one has %n.</source>
        <extracomment>Why an expedition cannot begin. %n is the number of cards in the deck, {least} the smallest number allowed.</extracomment>
        <translation>
            <numerusform>Un mazzo Reparto ha almeno {least} carte; questo ne ha %n.</numerusform>
            <numerusform>Un mazzo Reparto ha almeno {least} carte; questo ne ha %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rank of the crewmember is too low for this section card: {card}.</source>
        <extracomment>Why an expedition cannot begin: a card in a deck. {card} is the name of a card.</extracomment>
        <translation>Il grado del membro dell’equipaggio è troppo basso per questa carta Reparto: {card}.</translation>
    </message>
    <message>
        <source>The section does not own this section card: {card}.</source>
        <extracomment>Why an expedition cannot begin: a card in a deck. {card} is the id of a card.</extracomment>
        <translation>Il reparto non possiede questa carta Reparto: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>At least {least} crewmembers go, and one of every player; here %n would go.</source>
        <extracomment>Why an expedition cannot begin. {least} is a number, %n is how many would go now.</extracomment>
        <translation>
            <numerusform>Partono almeno {least} membri dell’equipaggio, e uno per ogni giocatore; qui ne partirebbe %n.</numerusform>
            <numerusform>Partono almeno {least} membri dell’equipaggio, e uno per ogni giocatore; qui ne partirebbero %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one crewmember of each section can go: {section}.</source>
        <extracomment>Why an expedition cannot begin. {section} is the name of a section, as Science.</extracomment>
        <translation>Di ogni reparto può partire un solo membro dell’equipaggio: {section}.</translation>
    </message>
    <message numerus="yes">
        <source>With so many players exactly %n crewmember(s) go on the first expedition.</source>
        <extracomment>Why an expedition cannot begin. %n is how many have to go.</extracomment>
        <translation>
            <numerusform>Con questo numero di giocatori parte per la prima spedizione esattamente %n membro dell’equipaggio.</numerusform>
            <numerusform>Con questo numero di giocatori partono per la prima spedizione esattamente %n membri dell’equipaggio.</numerusform>
        </translation>
    </message>
    <message>
        <source>This section takes part in the training: {section}.</source>
        <extracomment>Why the training cannot begin without it. {section} is the name of a section, as Science.</extracomment>
        <translation>Questo reparto partecipa all’addestramento: {section}.</translation>
    </message>
    <message>
        <source>Every section has one player, and no player has two sections more than another.</source>
        <translation>Ogni reparto ha un solo giocatore, e nessun giocatore ha due reparti più di un altro.</translation>
    </message>
    <message>
        <source>The lander has no free slot for another structural modification.</source>
        <translation>Il lander non ha spazi liberi per un’altra modifica strutturale.</translation>
    </message>
    <message>
        <source>The lander has no free slot for another utility modification.</source>
        <translation>Il lander non ha spazi liberi per un’altra modifica funzionale.</translation>
    </message>
    <message>
        <source>Only another section may carry this: {equipment}.</source>
        <extracomment>Why somebody cannot take a thing. {equipment} is the name of a card.</extracomment>
        <translation>Solo un altro reparto può portare questo: {equipment}.</translation>
    </message>
    <message>
        <source>This cannot be used more often for now: {equipment}.</source>
        <extracomment>Why a thing cannot be used now. {equipment} is the name of a card.</extracomment>
        <translation>Per ora questa attrezzatura non si può usare altre volte: {equipment}.</translation>
    </message>
    <message>
        <source>Its token lies on the planet board already: {equipment}.</source>
        <extracomment>Why a thing cannot be placed on the map. {equipment} is the name of a card.</extracomment>
        <translation>Il suo gettone è già sulla plancia pianeta: {equipment}.</translation>
    </message>
    <message>
        <source>This is blocked: {equipment}.</source>
        <extracomment>Why a thing cannot be used: an effect has blocked it. {equipment} is the name of a card.</extracomment>
        <translation>Questa attrezzatura è bloccata: {equipment}.</translation>
    </message>
    <message>
        <source>The first round of the training is guided. The next step is: {step}.</source>
        <extracomment>{step} is the label of the only button that is enabled now.</extracomment>
        <translation>Il primo round dell’addestramento è guidato. Il prossimo passo è: {step}.</translation>
    </message>
    <message>
        <source>{why} The first round of the training is guided; the next step is: {step}.</source>
        <extracomment>{why} is a whole sentence: why the order would not be possible anyway. {step} is what the training asks for now.</extracomment>
        <translation>{why} Il primo round dell’addestramento è guidato; il prossimo passo è: {step}.</translation>
    </message>
    <message>
        <source>{member} is in another sector.</source>
        <extracomment>Why this crewmember cannot do it. {member} is the name of a crewmember.</extracomment>
        <translation>{member} si trova in un altro settore.</translation>
    </message>
    <message>
        <source>{member} may assist with one die only.</source>
        <extracomment>Why no second die can be added. {member} is the name of a crewmember.</extracomment>
        <translation>{member} può prestare assistenza con un solo dado.</translation>
    </message>
    <message numerus="yes">
        <source>{member} may assist with %n die(ce) at most.</source>
        <extracomment>Why no further die can be added. %n is the limit. {member} is the name of a crewmember.</extracomment>
        <translation>
            <numerusform>{member} può prestare assistenza con al massimo %n dado.</numerusform>
            <numerusform>{member} può prestare assistenza con al massimo %n dadi.</numerusform>
        </translation>
    </message>
    <message>
        <source>While assisting, {member} may play only one card in a dice check.</source>
        <extracomment>Why no second card can be played. {member} is the name of a crewmember.</extracomment>
        <translation>Mentre presta assistenza, {member} può giocare una sola carta in un tiro.</translation>
    </message>
    <message>
        <source>{member} does not have this card in hand.</source>
        <extracomment>Why a card cannot be played. {member} is the name of a crewmember.</extracomment>
        <translation>{member} non ha questa carta in mano.</translation>
    </message>
    <message>
        <source>{member} must first discard down to the section card limit.</source>
        <extracomment>Why no card can be played yet. {member} is the name of a crewmember.</extracomment>
        <translation>{member} deve prima scartare fino al limite delle carte Reparto.</translation>
    </message>
    <message>
        <source>{member} has no [charge].</source>
        <extracomment>Why a skill cannot be used. {member} is the name of a crewmember.</extracomment>
        <translation>{member} non ha [charge].</translation>
    </message>
    <message>
        <source>{member} has no such skill.</source>
        <extracomment>Why a skill cannot be used. {member} is the name of a crewmember.</extracomment>
        <translation>{member} non ha questa abilità.</translation>
    </message>
    <message>
        <source>{member} does not carry this.</source>
        <extracomment>Why a thing cannot be used. {member} is the name of a crewmember.</extracomment>
        <translation>{member} non porta questo.</translation>
    </message>
    <message>
        <source>{member} uses equipment in a turn or dice check of their own only.</source>
        <extracomment>Why a thing cannot be used in the turn of somebody else. {member} is the name of a crewmember.</extracomment>
        <translation>{member} usa l’attrezzatura solo nel proprio turno o nel proprio tiro.</translation>
    </message>
    <message>
        <source>In the training expedition {member} cannot exert with three dice or fewer.</source>
        <extracomment>Why this crewmember cannot give up a die. {member} is the name of a crewmember.</extracomment>
        <translation>Nella spedizione di addestramento {member} non può affaticarsi con tre dadi o meno.</translation>
    </message>
</context>
<context>
    <name>RequirementText</name>
    <message>
        <source>no requirement</source>
        <extracomment>In place of what dice have to show for an outcome, where they have to show nothing.</extracomment>
        <translation>nessun requisito</translation>
    </message>
    <message numerus="yes">
        <source>if the roll pool shows at least %n {icons}</source>
        <extracomment>A head, small, with a colon after it. {icons} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>
            <numerusform>se la riserva del tiro mostra almeno %n simbolo {icons}</numerusform>
            <numerusform>se la riserva del tiro mostra almeno %n simboli {icons}</numerusform>
        </translation>
    </message>
    <message>
        <source>if the roll pool shows no {icons}</source>
        <extracomment>A head, small, with a colon after it. {icons} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>se la riserva del tiro non mostra nessun simbolo {icons}</translation>
    </message>
    <message numerus="yes">
        <source>if the roll pool shows fewer than %n {icons}</source>
        <extracomment>A head, small, with a colon after it. {icons} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>
            <numerusform>se la riserva del tiro mostra meno di %n simbolo {icons}</numerusform>
            <numerusform>se la riserva del tiro mostra meno di %n simboli {icons}</numerusform>
        </translation>
    </message>
    <message>
        <source>red die</source>
        <extracomment>In what dice have to show: any result of such a die, as &quot;[xenology] / red die + blue die&quot;.</extracomment>
        <translation>dado rosso</translation>
    </message>
    <message>
        <source>green die</source>
        <extracomment>In what dice have to show: any result of such a die, as &quot;[xenology] / green die + blue die&quot;.</extracomment>
        <translation>dado verde</translation>
    </message>
    <message>
        <source>blue die</source>
        <extracomment>In what dice have to show: any result of such a die, as &quot;[xenology] / red die + blue die&quot;.</extracomment>
        <translation>dado blu</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>decides now</source>
        <extracomment>Beside a player: the game waits for this one.</extracomment>
        <translation>decide ora</translation>
    </message>
    <message>
        <source>has agreed</source>
        <extracomment>Beside a player: yes to leaving the planet.</extracomment>
        <translation>è d’accordo</translation>
    </message>
    <message>
        <source>has yet to agree</source>
        <translation>deve ancora dare l’accordo</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>Title of the sheet: which player has which section.</extracomment>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: shut the sheet.</extracomment>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Each player decides for the crew of their own sections. Lift-off needs everybody’s agreement; in other questions of the whole team one section has the last word.</source>
        <translation>Ogni giocatore decide per l’equipaggio dei propri reparti. Per il decollo serve l’accordo di tutti; nelle altre questioni della squadra l’ultima parola spetta a un reparto.</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <extracomment>Said of a field to type in, by screen readers. {number} is from 1 to 4.</extracomment>
        <translation>Nome del giocatore {number}</translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Engineering</source>
        <extracomment>Name of the icon section_engineering, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ingegneria</translation>
    </message>
    <message>
        <source>Recon</source>
        <extracomment>Name of the icon section_recon, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Ricognizione</translation>
    </message>
    <message>
        <source>Science</source>
        <extracomment>Name of the icon section_science, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Scienza</translation>
    </message>
    <message>
        <source>Security</source>
        <extracomment>Name of the icon section_security, in tool tips, in the codex and for screen readers.</extracomment>
        <translation>Sicurezza</translation>
    </message>
</context>
<context>
    <name>SectionSeatModel</name>
    <message>
        <source>{section}: nobody on the planet</source>
        <extracomment>A section that sends nobody on this expedition. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: nessuno sul pianeta</translation>
    </message>
    <message>
        <source>{section}: {member}</source>
        <extracomment>A section and its crewmember, who has not landed yet. {section} is the name of a section, as Science. {member} is the name of a crewmember.</extracomment>
        <translation>{section}: {member}</translation>
    </message>
    <message>
        <source>{section}: {member}, sector {number}</source>
        <extracomment>Line about a section. {member} is the name of its crewmember, {number} that of the sector of this person. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: {member}, settore {number}</translation>
    </message>
</context>
<context>
    <name>SectorCard</name>
    <message>
        <source>Markers here: {count}</source>
        <extracomment>On the card of a sector. {count} is a number.</extracomment>
        <translation>Segnaposto qui: {count}</translation>
    </message>
    <message>
        <source>Cards under this one: {count}</source>
        <extracomment>On the card of a sector where cards lie in a pile. {count} is a number.</extracomment>
        <translation>Carte sotto questa: {count}</translation>
    </message>
    <message>
        <source>Travel here</source>
        <extracomment>Button on the card of a sector, where the action is not possible.</extracomment>
        <translation>Viaggia qui</translation>
    </message>
    <message>
        <source>Only somebody who stands here can do this, in the own turn.</source>
        <translation>Può farlo solo chi si trova qui, nel proprio turno.</translation>
    </message>
</context>
<context>
    <name>SectorModel</name>
    <message>
        <source>{outcome}: marker on {at} of {length}.</source>
        <extracomment>The marker on a track of a special action. {outcome} is as &quot;Green outcome&quot;, {at} and {length} are numbers of spaces.</extracomment>
        <translation>{outcome}: segnaposto su {at} di {length}.</translation>
    </message>
    <message>
        <source>Sector {number}: {name}</source>
        <extracomment>A sector of the planet in a list, by its number and name. {number} and {name} are these.</extracomment>
        <translation>Settore {number}: {name}</translation>
    </message>
</context>
<context>
    <name>SeriesText</name>
    <message numerus="yes">
        <source>%n times</source>
        <extracomment>A head, small: what follows is done so often, one after the other.</extracomment>
        <translation>
            <numerusform>%n volta</numerusform>
            <numerusform>%n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>once or twice</source>
        <extracomment>A head, small: what follows is done once, and a second time if the players want.</extracomment>
        <translation>una o due volte</translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) each in sectors {sectors}.</source>
        <extracomment>{sectors} are numbers of sectors with &quot;and&quot; before the last one; %n markers for each of them.</extracomment>
        <translation>
            <numerusform>Mettete %n segnaposto in ognuno dei settori {sectors}.</numerusform>
            <numerusform>Mettete %n segnaposto in ognuno dei settori {sectors}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place one [poi] card {poi} each on top of those in sectors {sectors}.</source>
        <extracomment>{poi} is the name of a card of which there are several, in quotation marks, {sectors} are numbers of sectors with &quot;and&quot; before the last one.</extracomment>
        <translation>Mettete una carta [poi] {poi} sopra quelle di ognuno dei settori {sectors}.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for one discovery deck of your choice.</source>
        <extracomment>Effect of a card: all lead tokens go on one deck. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ottenete %n [lead] per un mazzo Scoperte a scelta.</numerusform>
            <numerusform>Ottenete %n [lead] per un mazzo Scoperte a scelta.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this check each {first} {dice} counts as {second}, or each {second} as {first}, as you choose.</source>
        <extracomment>{dice} is &quot;on all dice&quot; or the like; {first} and {second} are icons.</extracomment>
        <translation>In questo tiro ogni simbolo {first} {dice} vale come {second}, oppure ogni {second} come {first}, a vostra scelta.</translation>
    </message>
    <message numerus="yes">
        <source>The time track of the [global_condition] progresses or goes back %n space(s), as you choose.</source>
        <extracomment>Effect of a card: players choose the direction. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Il contatore del tempo della [global_condition] avanza o torna indietro di %n spazio, a vostra scelta.</numerusform>
            <numerusform>Il contatore del tempo della [global_condition] avanza o torna indietro di %n spazi, a vostra scelta.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this check {icons} {dice} may also count as each other.</source>
        <extracomment>{dice} is &quot;on all dice&quot; or the like; {icons} are two icons with &quot;and&quot; between them.</extracomment>
        <translation>In questo tiro i simboli {icons} {dice} possono valere anche l’uno come l’altro.</translation>
    </message>
    <message>
        <source>In this check {icons} {dice} count for nothing.</source>
        <extracomment>{dice} is &quot;on all dice&quot; or the like; {icons} are icons with &quot;and&quot; before the last one.</extracomment>
        <translation>In questo tiro i simboli {icons} {dice} non contano nulla.</translation>
    </message>
    <message>
        <source>One {shown} {dice} counts as {becomes}.</source>
        <extracomment>{shown} is an icon, {dice} is &quot;on one red die of the roll pool&quot; or the like, {becomes} are icons with &quot;or&quot; before the last one.</extracomment>
        <translation>Un simbolo {shown} {dice} vale come {becomes}.</translation>
    </message>
    <message>
        <source>One {icons} {dice} counts as another of these icons.</source>
        <extracomment>{icons} are icons with &quot;or&quot; before the last one, {dice} is &quot;on one red die of the roll pool&quot; or the like.</extracomment>
        <translation>Un simbolo {icons} {dice} vale come un altro di questi.</translation>
    </message>
    <message>
        <source>Gain all copies of {cards}.</source>
        <extracomment>{cards} are names of cards in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation>Ottenete tutte le copie di {cards}.</translation>
    </message>
    <message>
        <source>Gain {cards}.</source>
        <extracomment>Effect of a card aboard the ship. {cards} is names of cards in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation>Ottenete {cards}.</translation>
    </message>
    <message>
        <source>The situations {cards} come into play.</source>
        <extracomment>{cards} are names of situations in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation>Entrano in gioco le situazioni {cards}.</translation>
    </message>
    <message>
        <source>Put the situations {cards} into the envelope.</source>
        <extracomment>{cards} are names of situations in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation>Mettete nella busta le situazioni {cards}.</translation>
    </message>
    <message>
        <source>Shuffle {cards} into the possible situations.</source>
        <extracomment>{cards} are names of situations in quotation marks with &quot;and&quot; before the last one.</extracomment>
        <translation>Mescolate {cards} tra le situazioni possibili.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>On: you hear dice, cards, injuries and what comes of them. Nothing is told by sound alone.</source>
        <translation>Attivato: sentite dadi, carte, ferite e ciò che ne segue. Nulla è detto solo con il suono.</translation>
    </message>
    <message>
        <source>On this system the game is silent: what plays sounds is not installed.</source>
        <translation>Su questo sistema il gioco è muto: manca ciò che riproduce i suoni.</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of the page.</extracomment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <extracomment>Button, with its key.</extracomment>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Heading, and caption of the choice of a language.</extracomment>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Looks</source>
        <extracomment>Heading over what changes the look of the program.</extracomment>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Heading over volume and sounds.</extracomment>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Sounds of the game</source>
        <translation>Suoni del gioco</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <extracomment>Switch: a voice reads texts.</extracomment>
        <translation>Lettura ad alta voce</translation>
    </message>
    <message>
        <source>On: the voice of your system reads every event and every entry of the logbook.</source>
        <translation>Attivato: la voce del vostro sistema legge ogni evento e ogni annotazione del diario di bordo.</translation>
    </message>
    <message>
        <source>Patterns on dice</source>
        <translation>Motivi sui dadi</translation>
    </message>
    <message>
        <source>On: hatching, dots or lines over the whole die say its color, for eyes that see colors otherwise.</source>
        <translation>Attivato: tratteggio, punti o righe su tutto il dado ne dicono il colore, per occhi che vedono i colori in altro modo.</translation>
    </message>
    <message>
        <source>Luck, undo and dice</source>
        <translation>Sorte, annullamento e dadi</translation>
    </message>
    <message>
        <source>Folders</source>
        <extracomment>Heading over buttons that open folders of saved games and reports.</extracomment>
        <translation>Cartelle</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>A theme of colors: dark.</extracomment>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>A theme of colors: light.</extracomment>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A theme of colors: black and white.</extracomment>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>How fast things move on the screen.</extracomment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>How fast things move on the screen: as designed.</extracomment>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Reduced</source>
        <extracomment>How fast things move on the screen: less than designed.</extracomment>
        <translation>Ridotto</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Nothing moves on the screen.</extracomment>
        <translation>Disattivato</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Caption of a choice: how large words are.</extracomment>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Caption of the choice of colors.</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>Caption of the choice of how fast things move on the screen.</extracomment>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Caption of a slider: how loud sounds are.</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>New luck after undo</source>
        <translation>Nuova sorte dopo l’annullamento</translation>
    </message>
    <message>
        <source>Off: a roll that is undone and made again falls the same. On: what is played after an undo draws anew.</source>
        <translation>Disattivato: un tiro annullato e ripetuto dà lo stesso esito. Attivato: ciò che si gioca dopo un annullamento ha una nuova sorte.</translation>
    </message>
    <message>
        <source>Strict undo</source>
        <extracomment>Switch: undo stops where something hidden was shown.</extracomment>
        <translation>Annullamento rigoroso</translation>
    </message>
    <message>
        <source>On: undo stops where something hidden was shown, such as a roll or a drawn card.</source>
        <translation>Attivato: l’annullamento si ferma dove è stato rivelato qualcosa di nascosto, come un tiro o una carta pescata.</translation>
    </message>
    <message>
        <source>Real dice</source>
        <extracomment>Switch: dice of wood or plastic on the own table.</extracomment>
        <translation>Dadi veri</translation>
    </message>
    <message>
        <source>On: you roll dice on your own table and tell the game what they show.</source>
        <translation>Attivato: tirate i dadi sul vostro tavolo e dite al gioco che cosa mostrano.</translation>
    </message>
    <message>
        <source>Saves</source>
        <extracomment>A folder: saved games.</extracomment>
        <translation>Salvataggi</translation>
    </message>
    <message>
        <source>Open folder</source>
        <extracomment>Button: show the folder in the system&apos;s own window.</extracomment>
        <translation>Apri cartella</translation>
    </message>
    <message>
        <source>Reports of faults</source>
        <translation>Rapporti sugli errori</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Ripristina tutte le impostazioni</translation>
    </message>
</context>
<context>
    <name>SharedText</name>
    <message>
        <source>No effect.</source>
        <extracomment>Instead of a sentence, where a card does nothing.</extracomment>
        <translation>Nessun effetto.</translation>
    </message>
    <message>
        <source>if you want</source>
        <extracomment>A head, small: an optional effect of a card follows.</extracomment>
        <translation>se volete</translation>
    </message>
    <message>
        <source>Read [log_entry] {log}.</source>
        <extracomment>{log} is the number of an entry of the logbook.</extracomment>
        <translation>Leggete l’[log_entry] {log}.</translation>
    </message>
    <message>
        <source>Record the keyword {keyword}.</source>
        <extracomment>{keyword} is in quotation marks.</extracomment>
        <translation>Registrate la parola chiave {keyword}.</translation>
    </message>
    <message>
        <source>This will be remembered.</source>
        <extracomment>In place of an effect that only notes something for later in the campaign.</extracomment>
        <translation>Questo sarà ricordato.</translation>
    </message>
    <message>
        <source>choose one</source>
        <extracomment>A head, small: alternatives follow as numbered lines.</extracomment>
        <translation>scegliete un’opzione</translation>
    </message>
    <message>
        <source>What happened before decides what follows.</source>
        <extracomment>In place of conditions that depend on what the players noted earlier in the campaign.</extracomment>
        <translation>Ciò che è accaduto prima decide che cosa segue.</translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>A head, small: what happens if the condition before is not met; another condition may follow it.</extracomment>
        <translation>altrimenti</translation>
    </message>
</context>
<context>
    <name>ShipAddOns</name>
    <message>
        <source>Add-ons may be used.</source>
        <translation>Si possono usare strutture aggiuntive.</translation>
    </message>
    <message>
        <source>An add-on may be built.</source>
        <translation>Si può costruire una struttura aggiuntiva.</translation>
    </message>
    <message>
        <source>The add-on {card} is used.</source>
        <extracomment>What happens aboard: a small room of the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Viene usata la struttura aggiuntiva {card}.</translation>
    </message>
    <message>
        <source>The add-on {card} is built.</source>
        <extracomment>What happens aboard: a small room of the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Viene costruita la struttura aggiuntiva {card}.</translation>
    </message>
    <message>
        <source>The other add-ons go to the bottom of the deck.</source>
        <translation>Le altre strutture aggiuntive vanno in fondo al mazzo.</translation>
    </message>
    <message>
        <source>Crew may use an add-on a second time.</source>
        <translation>L’equipaggio può usare una struttura aggiuntiva una seconda volta.</translation>
    </message>
    <message>
        <source>Which add-on do you use?</source>
        <translation>Quale struttura aggiuntiva usate?</translation>
    </message>
    <message>
        <source>Which add-on do you build?</source>
        <translation>Quale struttura aggiuntiva costruite?</translation>
    </message>
    <message>
        <source>All slots are taken. Which add-on leaves the game for {card}?</source>
        <extracomment>Question aboard. {card} is the name of the add-on that comes new, in quotation marks.</extracomment>
        <translation>Tutti gli spazi sono occupati. Quale struttura aggiuntiva lascia il gioco per {card}?</translation>
    </message>
    <message>
        <source>Which add-on does the crew use a second time?</source>
        <translation>Quale struttura aggiuntiva usa di nuovo l’equipaggio?</translation>
    </message>
</context>
<context>
    <name>ShipBarracks</name>
    <message>
        <source>{member} and {other} change sections; each loses a rank.</source>
        <extracomment>What happens aboard. {member} and {other} are names of crewmembers; a rank is one step in their career.</extracomment>
        <translation>{member} e {other} si scambiano i reparti; ognuno perde un grado.</translation>
    </message>
    <message>
        <source>{member} goes to {section} and loses a rank.</source>
        <extracomment>What happens aboard. A rank is one step in a career. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>Nuovo reparto di {member}: {section}. Perde un grado.</translation>
    </message>
    <message>
        <source>{member} goes to {section}, one rank lower</source>
        <extracomment>Choice aboard the ship. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member}: al reparto {section}, un grado più in basso</translation>
    </message>
    <message>
        <source>{member} goes to {section}, one rank lower. Nobody of the old section would be left.</source>
        <extracomment>Choice aboard the ship, where the section loses its last crewmember. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member}: al reparto {section}, un grado più in basso. Nel vecchio reparto non resterebbe nessuno.</translation>
    </message>
    <message>
        <source>{member} and {other} change sections, each one rank lower</source>
        <extracomment>Choice aboard the ship. {member} and {other} are names of crewmembers.</extracomment>
        <translation>{member} e {other} si scambiano i reparti, ognuno un grado più in basso</translation>
    </message>
    <message>
        <source>Release {member}</source>
        <extracomment>Choice aboard the ship: somebody no longer belongs to the crew. {member} is the name of a crewmember.</extracomment>
        <translation>Congeda: {member}</translation>
    </message>
    <message>
        <source>Release {member}. Nobody of the section would be left.</source>
        <extracomment>Choice aboard the ship, where the section loses its last crewmember. {member} is the name of a crewmember.</extracomment>
        <translation>Congeda: {member}. Nel reparto non resterebbe nessuno.</translation>
    </message>
    <message>
        <source>{trainer} trains {trainee}</source>
        <extracomment>Choice aboard the ship. {trainer} and {trainee} are names of crewmembers.</extracomment>
        <translation>{trainer} addestra {trainee}</translation>
    </message>
    <message>
        <source>Crew may change sections or be released.</source>
        <translation>I membri dell’equipaggio possono cambiare reparto o essere congedati.</translation>
    </message>
    <message>
        <source>Crew may be trained.</source>
        <translation>L’equipaggio può essere addestrato.</translation>
    </message>
    <message>
        <source>Recruits may be drafted.</source>
        <translation>Si possono arruolare reclute.</translation>
    </message>
    <message>
        <source>{section} may take a recruit.</source>
        <extracomment>What happens aboard: a new crewmember may be chosen. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} può prendere una recluta.</translation>
    </message>
    <message>
        <source>{section} releases somebody of rank 1 for {recruit}.</source>
        <extracomment>What happens aboard. {recruit} is the name of the crewmember who comes instead. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} congeda qualcuno di grado 1 per {recruit}.</translation>
    </message>
    <message>
        <source>The other recruits are shuffled back.</source>
        <translation>Le altre reclute vengono rimescolate nel mazzo.</translation>
    </message>
    <message>
        <source>Does anybody change the section, is anybody released?</source>
        <translation>Qualcuno cambia reparto o viene congedato?</translation>
    </message>
    <message>
        <source>Who trains whom?</source>
        <translation>Chi addestra chi?</translation>
    </message>
    <message>
        <source>Only available or resting crew can change to another section or be released.</source>
        <translation>Solo l’equipaggio disponibile o a riposo può cambiare reparto o essere congedato.</translation>
    </message>
    <message>
        <source>Rank 1 cannot change the section: there is no rank to lose.</source>
        <translation>Chi ha grado 1 non può cambiare reparto: non ha un grado da perdere.</translation>
    </message>
    <message>
        <source>The section has no free sleeve of this rank.</source>
        <translation>Il reparto non ha cartelline libere di questo grado.</translation>
    </message>
    <message>
        <source>A trainer needs rank 3.</source>
        <translation>Un addestratore deve avere grado 3.</translation>
    </message>
    <message>
        <source>Only rank 1 of the trainer’s own section can be trained.</source>
        <translation>Si può addestrare solo chi ha grado 1 ed è nel reparto dell’addestratore.</translation>
    </message>
    <message>
        <source>Besides trainer and trainee somebody else of the section has to be available.</source>
        <translation>Oltre all’addestratore e a chi viene addestrato, deve essere disponibile qualcun altro del reparto.</translation>
    </message>
    <message>
        <source>Which section drafts next?</source>
        <translation>Quale reparto arruola ora?</translation>
    </message>
    <message>
        <source>{section}: which recruit do you take?</source>
        <extracomment>Question to the players of a section. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: quale recluta prendete?</translation>
    </message>
    <message>
        <source>{section}: who is released for {recruit}?</source>
        <extracomment>Question to the players of a section. {recruit} is the name of the crewmember who comes instead. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: chi viene congedato per {recruit}?</translation>
    </message>
</context>
<context>
    <name>ShipBridge</name>
    <message numerus="yes">
        <source>Treat {what} as absent until the team has come home %n time(s).</source>
        <extracomment>Effect of a card aboard. {what} is the name of a card in quotation marks, or a task of the crew; %n counts expeditions.</extracomment>
        <translation>
            <numerusform>Fino al prossimo ritorno della squadra non si tiene conto di quanto segue: {what}.</numerusform>
            <numerusform>Finché la squadra non è tornata a casa %n volte non si tiene conto di quanto segue: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A random equipment card of the armory is absent until the team has come home %n time(s).</source>
        <extracomment>Effect of a card aboard: nobody can take that card along. %n counts expeditions.</extracomment>
        <translation>
            <numerusform>Una carta Attrezzatura a caso dell’inventario manca finché la squadra non è tornata a casa.</numerusform>
            <numerusform>Una carta Attrezzatura a caso dell’inventario manca finché la squadra non è tornata a casa %n volte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for the next %n phase(s)</source>
        <extracomment>A head, small: what holds so long follows. A phase is one stay aboard the ship; %n is how many.</extracomment>
        <translation>
            <numerusform>per la prossima fase</numerusform>
            <numerusform>per le prossime %n fasi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>until the team has come home %n time(s)</source>
        <extracomment>A head, small: what holds so long follows. %n counts expeditions.</extracomment>
        <translation>
            <numerusform>finché la squadra non è tornata a casa</numerusform>
            <numerusform>finché la squadra non è tornata a casa %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the beginning of the next %n phase(s)</source>
        <extracomment>A head, small: what happens then follows. A phase is one stay aboard the ship; %n is how many.</extracomment>
        <translation>
            <numerusform>all’inizio della prossima fase</numerusform>
            <numerusform>all’inizio di ognuna delle prossime %n fasi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>when the next %n exploration(s) begin</source>
        <extracomment>A head, small: what happens then follows. %n counts expeditions.</extracomment>
        <translation>
            <numerusform>quando inizia la prossima esplorazione</numerusform>
            <numerusform>quando inizia ognuna delle prossime %n esplorazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next %n time(s)</source>
        <extracomment>A head, small: what holds so often follows. %n is how often.</extracomment>
        <translation>
            <numerusform>la prossima volta</numerusform>
            <numerusform>le prossime %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>from now on</source>
        <extracomment>A head, small: what holds from then on follows.</extracomment>
        <translation>d’ora in poi</translation>
    </message>
    <message>
        <source>when the next act begins</source>
        <extracomment>A head, small: what happens then follows.</extracomment>
        <translation>quando inizia il prossimo atto</translation>
    </message>
    <message>
        <source>In force – {standing}</source>
        <extracomment>Line on the bridge: what still holds. {standing} is a whole sentence.</extracomment>
        <translation>In vigore – {standing}</translation>
    </message>
    <message>
        <source>No longer in force: {standing}</source>
        <extracomment>Chronicle aboard. {standing} is a whole sentence.</extracomment>
        <translation>Non vale più: {standing}</translation>
    </message>
    <message>
        <source>This waits for its time: {effect}</source>
        <extracomment>Chronicle aboard: something will happen later. {effect} is a whole sentence of a card.</extracomment>
        <translation>Questo attende il suo momento: {effect}</translation>
    </message>
    <message>
        <source>What was put off until now happens.</source>
        <translation>Accade ora ciò che era stato rimandato.</translation>
    </message>
    <message>
        <source>Install {card}.</source>
        <extracomment>Effect of a card aboard: a card is put into the row of the bridge. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Installate {card}.</translation>
    </message>
    <message>
        <source>This equipment cannot be found: {card}.</source>
        <extracomment>Chronicle aboard, in a mystery of lost things. {card} is the name of a card.</extracomment>
        <translation>Questa attrezzatura non si trova: {card}.</translation>
    </message>
    <message>
        <source>The row is full: which card makes room for {card}?</source>
        <extracomment>Question on the bridge. {card} is the name of the card that comes new, in quotation marks.</extracomment>
        <translation>La riga è piena: quale carta fa posto a {card}?</translation>
    </message>
</context>
<context>
    <name>ShipConditions</name>
    <message>
        <source>option {option} was chosen in [log_entry] {log}</source>
        <extracomment>After &quot;if&quot;: what players have chosen. {option} and {log} are numbers, of an option and of an entry of the logbook.</extracomment>
        <translation>nell’[log_entry] {log} è stata scelta l’opzione {option}</translation>
    </message>
    <message>
        <source>there is a note about {key}</source>
        <extracomment>After &quot;if&quot;: players have written something down. {key} is what it is about, a word of the author of the card.</extracomment>
        <translation>c’è una nota su {key}</translation>
    </message>
    <message>
        <source>the note about {key} says “{text}”</source>
        <extracomment>After &quot;if&quot;: players have written something down. {key} is what it is about, {text} what was written.</extracomment>
        <translation>la nota su {key} dice «{text}»</translation>
    </message>
    <message>
        <source>you have {card}</source>
        <extracomment>After &quot;if&quot;: the card belongs to the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation>avete {card}</translation>
    </message>
    <message>
        <source>{card} is installed</source>
        <extracomment>After &quot;if&quot;: the card lies in its place on the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation>la carta {card} è installata</translation>
    </message>
    <message>
        <source>{card} has been completed</source>
        <extracomment>After &quot;if&quot;: an objective or project is done. {card} is the name of a card in quotation marks.</extracomment>
        <translation>la carta {card} è stata completata</translation>
    </message>
    <message>
        <source>{card} has left the game</source>
        <extracomment>After &quot;if&quot;: the card is out of this campaign. {card} is the name of a card in quotation marks.</extracomment>
        <translation>la carta {card} è fuori dal gioco</translation>
    </message>
    <message>
        <source>{card} is still in the game</source>
        <extracomment>After &quot;if&quot;: the card is not out of this campaign. {card} is the name of a card in quotation marks.</extracomment>
        <translation>la carta {card} è ancora in gioco</translation>
    </message>
    <message>
        <source>{card} is not installed</source>
        <extracomment>After &quot;if&quot;: the card does not lie in its place on the ship. {card} is the name of a card in quotation marks.</extracomment>
        <translation>la carta {card} non è installata</translation>
    </message>
    <message>
        <source>{card} has not been completed</source>
        <extracomment>After &quot;if&quot;: an objective or project is not done. {card} is the name of a card in quotation marks.</extracomment>
        <translation>la carta {card} non è stata completata</translation>
    </message>
    <message>
        <source>{found} (rarity {rarity} or higher)</source>
        <extracomment>{found} is a clause such as &quot;at least 2 gathered discoveries are aboard&quot;, {rarity} is 2 or 3.</extracomment>
        <translation>{found} (rarità {rarity} o più)</translation>
    </message>
    <message>
        <source>the pools hold at least {energy} [energy], {command} [command] and {success} [success]</source>
        <extracomment>After &quot;if&quot;: tokens of the ship. {energy}, {command} and {success} are numbers before icons.</extracomment>
        <translation>nelle riserve ci sono almeno {energy} [energy], {command} [command] e {success} [success]</translation>
    </message>
    <message>
        <source>{text} (section: {section})</source>
        <extracomment>{text} is a clause such as &quot;at least 2 crewmembers are resting&quot;. {section} is the name of a section, as Science.</extracomment>
        <translation>{text} (reparto: {section})</translation>
    </message>
    <message>
        <source>{text} (rank {rank} or higher)</source>
        <extracomment>After &quot;if&quot;: who is counted. {text} is what stands before, as &quot;at least 2 crewmembers are alive&quot;, {rank} is 2 or 3.</extracomment>
        <translation>{text} (grado {rank} o più alto)</translation>
    </message>
    <message>
        <source>an earlier campaign has left “{key}: {value}”</source>
        <extracomment>After &quot;if&quot;: what a finished campaign hands down to this one. {key} and {value} are words of the author of the card.</extracomment>
        <translation>una campagna precedente ha lasciato «{key}: {value}»</translation>
    </message>
    <message>
        <source>the counter {counter} is below {count}</source>
        <extracomment>After &quot;if&quot;. {counter} is a keyword in quotation marks, {count} a number.</extracomment>
        <translation>il contatore {counter} mostra meno di {count}</translation>
    </message>
    <message>
        <source>{mission} has not been completed</source>
        <extracomment>After &quot;if&quot;: what the team was sent for. {mission} is the name of a mission in quotation marks.</extracomment>
        <translation>la missione {mission} non è stata completata</translation>
    </message>
    <message>
        <source>the counter {counter} is {count} or more</source>
        <extracomment>After &quot;if&quot;. {counter} is a keyword in quotation marks, {count} a number.</extracomment>
        <translation>il contatore {counter} mostra almeno {count}</translation>
    </message>
    <message>
        <source>act {act} has begun</source>
        <extracomment>After &quot;if&quot;: a campaign has acts as a play has. {act} is a number.</extracomment>
        <translation>è iniziato l’atto {act}</translation>
    </message>
    <message>
        <source>morale is {level}</source>
        <extracomment>After &quot;if&quot;: the mood aboard. {level} is one of four words, as &quot;low&quot;.</extracomment>
        <translation>il livello del morale è «{level}»</translation>
    </message>
    <message>
        <source>cycle {cycle} has begun</source>
        <extracomment>After &quot;if&quot;: the campaign goes round by round of ship and expedition. {cycle} is a number.</extracomment>
        <translation>è iniziato il ciclo {cycle}</translation>
    </message>
    <message>
        <source>the tech level is {level} or higher</source>
        <extracomment>After &quot;if&quot;: how far research has come. {level} is a number.</extracomment>
        <translation>il livello di tecnologia è almeno {level}</translation>
    </message>
    <message>
        <source>morale is {level} or better</source>
        <extracomment>After &quot;if&quot;: the mood aboard. {level} is one of four words, as &quot;low&quot;.</extracomment>
        <translation>il livello del morale è almeno «{level}»</translation>
    </message>
    <message>
        <source>nothing is left to do on {planet}</source>
        <extracomment>After &quot;if&quot;. {planet} is the name of a world in quotation marks.</extracomment>
        <translation>su {planet} non resta nulla da fare</translation>
    </message>
    <message>
        <source>{mission} has been completed</source>
        <extracomment>After &quot;if&quot;: what the team was sent for. {mission} is the name of a mission in quotation marks.</extracomment>
        <translation>la missione {mission} è stata completata</translation>
    </message>
    <message>
        <source>the last exploration failed</source>
        <translation>l’ultima esplorazione è fallita</translation>
    </message>
    <message numerus="yes">
        <source>at least %n of the keywords {keywords} are recorded</source>
        <extracomment>After &quot;if&quot;. {keywords} are keywords in quotation marks, with &quot;and&quot; before the last one; %n is how many of them.</extracomment>
        <translation>
            <numerusform>almeno %n delle parole chiave {keywords} è registrata</numerusform>
            <numerusform>almeno %n delle parole chiave {keywords} sono registrate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n of the [unique_discovery] {names} are in their slots</source>
        <extracomment>After &quot;if&quot;: finds of which there is only one. {names} are their names in quotation marks, %n is how many of them.</extracomment>
        <translation>
            <numerusform>almeno %n delle [unique_discovery](pl) {names} è al suo posto</numerusform>
            <numerusform>almeno %n delle [unique_discovery](pl) {names} sono al loro posto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the team has come home at least %n time(s) without {mission}</source>
        <extracomment>After &quot;if&quot;. {mission} is the name of a mission that was not completed, in quotation marks; %n is how often.</extracomment>
        <translation>
            <numerusform>la squadra è tornata a casa senza completare {mission}</numerusform>
            <numerusform>la squadra è tornata a casa almeno %n volte senza completare {mission}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a team has been on {planet} at least %n time(s)</source>
        <extracomment>After &quot;if&quot;. {planet} is the name of a world in quotation marks, %n how often.</extracomment>
        <translation>
            <numerusform>una squadra è stata su {planet}</numerusform>
            <numerusform>una squadra è stata su {planet} almeno %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n crewmember(s) lie in a critical bed</source>
        <extracomment>After &quot;if&quot;: the first of three kinds of beds in the medbay. %n is a number of people.</extracomment>
        <translation>
            <numerusform>nessuno è in un letto critico</numerusform>
            <numerusform>meno di %n membri dell’equipaggio sono in un letto critico</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [unique_discovery] are in their slots</source>
        <extracomment>After &quot;if&quot;: finds of which there is only one. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>almeno %n [unique_discovery] è al suo posto</numerusform>
            <numerusform>almeno %n [unique_discovery] sono al loro posto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n gathered discoveries are aboard</source>
        <extracomment>After &quot;if&quot;: finds of any kind aboard the ship. %n is how many.</extracomment>
        <translation>
            <numerusform>a bordo c’è una scoperta raccolta</numerusform>
            <numerusform>a bordo ci sono almeno %n scoperte raccolte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n {deck} are aboard</source>
        <extracomment>After &quot;if&quot;: finds aboard the ship. {deck} is the icon of a discovery deck, %n stands before it.</extracomment>
        <translation>
            <numerusform>a bordo c’è almeno %n {deck}</numerusform>
            <numerusform>a bordo ci sono almeno %n {deck}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are alive</source>
        <extracomment>After &quot;if&quot;. %n is a number of people of the whole ship.</extracomment>
        <translation>
            <numerusform>un membro dell’equipaggio è in vita</numerusform>
            <numerusform>almeno %n membri dell’equipaggio sono in vita</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) have died</source>
        <extracomment>After &quot;if&quot;. %n is a number of people of the whole ship.</extracomment>
        <translation>
            <numerusform>un membro dell’equipaggio è morto</numerusform>
            <numerusform>almeno %n membri dell’equipaggio sono morti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are available</source>
        <extracomment>After &quot;if&quot;: people who neither rest nor lie in the medbay. %n is their number.</extracomment>
        <translation>
            <numerusform>un membro dell’equipaggio è disponibile</numerusform>
            <numerusform>almeno %n membri dell’equipaggio sono disponibili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are resting</source>
        <extracomment>After &quot;if&quot;. %n is a number of people.</extracomment>
        <translation>
            <numerusform>un membro dell’equipaggio è a riposo</numerusform>
            <numerusform>almeno %n membri dell’equipaggio sono a riposo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are in the medbay</source>
        <extracomment>After &quot;if&quot;. %n is a number of people.</extracomment>
        <translation>
            <numerusform>un membro dell’equipaggio è in infermeria</numerusform>
            <numerusform>almeno %n membri dell’equipaggio sono in infermeria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) lie in a critical bed</source>
        <extracomment>After &quot;if&quot;: the first of three kinds of beds in the medbay. %n is a number of people.</extracomment>
        <translation>
            <numerusform>un membro dell’equipaggio è in un letto critico</numerusform>
            <numerusform>almeno %n membri dell’equipaggio sono in un letto critico</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are on the away team</source>
        <extracomment>After &quot;if&quot;: people who go or were down on a planet. %n is their number.</extracomment>
        <translation>
            <numerusform>un membro dell’equipaggio è nella squadra di sbarco</numerusform>
            <numerusform>almeno %n membri dell’equipaggio sono nella squadra di sbarco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n row(s) of [unique_discovery] are full</source>
        <extracomment>After &quot;if&quot;: all of a row of finds are there. %n is a number of rows.</extracomment>
        <translation>
            <numerusform>una riga di [unique_discovery](pl) è completa</numerusform>
            <numerusform>almeno %n righe di [unique_discovery](pl) sono complete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every section owns at least %n dice</source>
        <extracomment>After &quot;if&quot;. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>ogni reparto ha almeno %n dado</numerusform>
            <numerusform>ogni reparto ha almeno %n dadi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n players are at the table</source>
        <extracomment>After &quot;if&quot;: people who play. %n is their number.</extracomment>
        <translation>
            <numerusform>al tavolo c’è almeno %n giocatore</numerusform>
            <numerusform>al tavolo ci sono almeno %n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[log_entry] {log} has been read at least %n time(s)</source>
        <extracomment>After &quot;if&quot;. {log} is the number of an entry of the logbook, %n how often.</extracomment>
        <translation>
            <numerusform>l’[log_entry] {log} è stata letta</numerusform>
            <numerusform>l’[log_entry] {log} è stata letta almeno %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n box(es) of [log_entry] {log} are marked</source>
        <extracomment>After &quot;if&quot;: an entry of the logbook has boxes that are ticked. {log} is its number, %n how many boxes.</extracomment>
        <translation>
            <numerusform>nell’[log_entry] {log} è segnata una casella</numerusform>
            <numerusform>nell’[log_entry] {log} sono segnate almeno %n caselle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipCrew</name>
    <message>
        <source>at random</source>
        <extracomment>In parentheses behind what happens to a crewmember: who is not chosen.</extracomment>
        <translation>a caso</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <extracomment>In parentheses behind what happens to a crewmember: only somebody of this rank. {rank} is 1, 2 or 3.</extracomment>
        <translation>grado {rank}</translation>
    </message>
    <message>
        <source>resting crew</source>
        <extracomment>In parentheses behind what happens to a crewmember: only somebody who rests.</extracomment>
        <translation>equipaggio a riposo</translation>
    </message>
    <message>
        <source>first those who serve outside their own section</source>
        <translation>prima chi è in servizio fuori dal proprio reparto</translation>
    </message>
    <message>
        <source> ({whom})</source>
        <extracomment>Behind what happens to a crewmember. {whom} is what that person must be, as &quot;Science, rank 2&quot;.</extracomment>
        <translation> ({whom})</translation>
    </message>
    <message>
        <source>Promote one crewmember by one rank{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Promuovete un membro dell’equipaggio di un grado{whom}.</translation>
    </message>
    <message>
        <source>Promote one available crewmember, who then rests{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Promuovete un membro dell’equipaggio disponibile, che poi va a riposo{whom}.</translation>
    </message>
    <message>
        <source>One crewmember loses one rank{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Un membro dell’equipaggio perde un grado{whom}.</translation>
    </message>
    <message>
        <source>One crewmember dies{whom}.</source>
        <extracomment>Effect of a card aboard. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Un membro dell’equipaggio muore{whom}.</translation>
    </message>
    <message>
        <source>One available crewmember goes to rest{whom}.</source>
        <extracomment>Effect of a card aboard: whoever rests cannot be sent. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Un membro dell’equipaggio disponibile va a riposo{whom}.</translation>
    </message>
    <message>
        <source>One resting crewmember becomes available{whom}.</source>
        <extracomment>Effect of a card aboard: whoever is available can be sent. {whom} is in parentheses, or nothing.</extracomment>
        <translation>Un membro dell’equipaggio a riposo diventa disponibile{whom}.</translation>
    </message>
    <message>
        <source>One available crewmember lies down in a bed of the medbay{whom}.</source>
        <extracomment>Effect of a card aboard: this person is ill. {whom} is in parentheses and names the kind of bed.</extracomment>
        <translation>Un membro dell’equipaggio disponibile occupa un letto dell’infermeria{whom}.</translation>
    </message>
    <message>
        <source>every player</source>
        <extracomment>A head, small: what each of them does follows.</extracomment>
        <translation>ogni giocatore</translation>
    </message>
    <message>
        <source>lots are drawn</source>
        <extracomment>A head, small: what chance decides about follows.</extracomment>
        <translation>si tira a sorte</translation>
    </message>
    <message>
        <source>Who is it? {effect}</source>
        <extracomment>Question aboard. {effect} is whole sentences of a card.</extracomment>
        <translation>Chi è? {effect}</translation>
    </message>
    <message>
        <source>{source}: who is it? {effect}</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {effect} is whole sentences of a card.</extracomment>
        <translation>{source}: chi è? {effect}</translation>
    </message>
    <message>
        <source>Which section does the recruit join?</source>
        <translation>A quale reparto va la recluta?</translation>
    </message>
    <message numerus="yes">
        <source>One patient moves %n bed(s) to the right{whom}.</source>
        <extracomment>Effect of a card aboard: each bed to the right is nearer to health. %n is a number of beds, {whom} is in parentheses, or nothing.</extracomment>
        <translation>
            <numerusform>Un paziente si sposta di %n letto a destra{whom}.</numerusform>
            <numerusform>Un paziente si sposta di %n letti a destra{whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join the section {section} and rest.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number, {section} the name of a section.</extracomment>
        <translation>
            <numerusform>%n recluta casuale di grado {rank} entra nel reparto {section} e riposa.</numerusform>
            <numerusform>%n reclute casuali di grado {rank} entrano nel reparto {section} e riposano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join the section {section}.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number, {section} the name of a section.</extracomment>
        <translation>
            <numerusform>%n recluta casuale di grado {rank} entra nel reparto {section}.</numerusform>
            <numerusform>%n reclute casuali di grado {rank} entrano nel reparto {section}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join a section of your choice and rest.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number.</extracomment>
        <translation>
            <numerusform>%n recluta casuale di grado {rank} entra in un reparto a scelta e riposa.</numerusform>
            <numerusform>%n reclute casuali di grado {rank} entrano in un reparto a scelta e riposano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join a section of your choice.</source>
        <extracomment>Effect of a card aboard. %n is a number of new people, {rank} a number.</extracomment>
        <translation>
            <numerusform>%n recluta casuale di grado {rank} entra in un reparto a scelta.</numerusform>
            <numerusform>%n reclute casuali di grado {rank} entrano in un reparto a scelta.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipCycle</name>
    <message numerus="yes">
        <source>Gain %n [energy].</source>
        <extracomment>Effect of a card aboard: tokens for the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ottenete %n [energy].</numerusform>
            <numerusform>Ottenete %n [energy].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [energy].</source>
        <extracomment>Effect of a card aboard: tokens out of the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Perdete %n [energy].</numerusform>
            <numerusform>Perdete %n [energy].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [command].</source>
        <extracomment>Effect of a card aboard: tokens for the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ottenete %n [command].</numerusform>
            <numerusform>Ottenete %n [command].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n copies of {card}.</source>
        <extracomment>Effect of a card aboard. %n is how many of one card. {card} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Ottenete %n copia di {card}.</numerusform>
            <numerusform>Ottenete %n copie di {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [command].</source>
        <extracomment>Effect of a card aboard: tokens out of the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Perdete %n [command].</numerusform>
            <numerusform>Perdete %n [command].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [success].</source>
        <extracomment>Effect of a card aboard: tokens for the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ottenete %n [success].</numerusform>
            <numerusform>Ottenete %n [success].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [success].</source>
        <extracomment>Effect of a card aboard: tokens out of the pool. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Perdete %n [success].</numerusform>
            <numerusform>Perdete %n [success].</numerusform>
        </translation>
    </message>
    <message>
        <source>New in {section}: {member}, rank {rank}.</source>
        <extracomment>Chronicle aboard. {section} is the name of a section, as Science. {member} is the name of a crewmember. {rank} is 1, 2 or 3.</extracomment>
        <translation>Nel reparto {section} arriva: {member}, grado {rank}.</translation>
    </message>
    <message>
        <source>{member} goes over to {section}, with rank {rank} there.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {section} is the name of a section, as Science. {rank} is 1, 2 or 3.</extracomment>
        <translation>{member} passa al reparto {section}, dove ha il grado {rank}.</translation>
    </message>
    <message>
        <source>{member} loses a rank and has rank {rank} now.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {rank} is 1, 2 or 3.</extracomment>
        <translation>{member} perde un grado e ora ha il grado {rank}.</translation>
    </message>
    <message>
        <source>{member} is promoted: rank {rank}.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {rank} is 1, 2 or 3.</extracomment>
        <translation>{member} riceve una promozione: grado {rank}.</translation>
    </message>
    <message>
        <source>Morale falls: {level}.</source>
        <extracomment>Chronicle aboard. {level} is a level of morale, as &quot;Low&quot;.</extracomment>
        <translation>Il morale cala. Livello: {level}.</translation>
    </message>
    <message>
        <source>Morale rises: {level}.</source>
        <extracomment>Chronicle aboard. {level} is a level of morale, as &quot;Low&quot;.</extracomment>
        <translation>Il morale sale. Livello: {level}.</translation>
    </message>
    <message>
        <source>The penalty token lies in the command pool.</source>
        <translation>Il gettone Penalità è nella riserva Comando.</translation>
    </message>
    <message>
        <source>The penalty token goes, and with it all [command] but one.</source>
        <translation>Il gettone Penalità se ne va, e con esso tutti i [command](pl) tranne uno.</translation>
    </message>
    <message>
        <source>Go on to the next step.</source>
        <translation>Passate al passo successivo.</translation>
    </message>
    <message>
        <source>The next step is carried out.</source>
        <translation>Viene eseguito il passo successivo.</translation>
    </message>
    <message>
        <source>Remove this card from the game.</source>
        <translation>Rimuovete questa carta dal gioco.</translation>
    </message>
    <message>
        <source>Shuffle this card into the possible situations.</source>
        <translation>Mescolate questa carta tra le situazioni possibili.</translation>
    </message>
    <message>
        <source>Raise morale by one level.</source>
        <translation>Alzate il morale di un livello.</translation>
    </message>
    <message>
        <source>Lower morale by one level.</source>
        <translation>Abbassate il morale di un livello.</translation>
    </message>
    <message>
        <source>Set morale to {level}.</source>
        <extracomment>Effect of a card aboard: the mood. {level} is one of four words, as &quot;low&quot;.</extracomment>
        <translation>Portate il morale a questo livello: {level}.</translation>
    </message>
    <message>
        <source>Every section returns one die to the box.</source>
        <translation>Ogni reparto rimette un dado nella scatola.</translation>
    </message>
    <message>
        <source>{section} returns one die to the box.</source>
        <extracomment>What happens aboard: each section owns dice. {section} is the name of a section, as Science.</extracomment>
        <translation>Il reparto {section} rimette un dado nella scatola.</translation>
    </message>
    <message>
        <source>Cycle {number} begins.</source>
        <extracomment>Chronicle aboard. {number} is a number.</extracomment>
        <translation>Comincia il ciclo {number}.</translation>
    </message>
    <message>
        <source>{member} leaves the crew.</source>
        <extracomment>Chronicle aboard: this person no longer belongs to the crew. {member} is the name of a crewmember.</extracomment>
        <translation>{member} lascia l’equipaggio.</translation>
    </message>
    <message>
        <source>The away team leaves the ship.</source>
        <translation>La squadra di sbarco lascia la nave.</translation>
    </message>
    <message>
        <source>The away team is back aboard.</source>
        <translation>La squadra di sbarco è di nuovo a bordo.</translation>
    </message>
    <message>
        <source>Gain all copies of {card}.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation>Ottenete tutte le copie di {card}.</translation>
    </message>
    <message>
        <source>Gain {card}.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation>Ottenete {card}.</translation>
    </message>
    <message>
        <source>The situation {card} comes into play.</source>
        <extracomment>{card} is the name of a situation in quotation marks.</extracomment>
        <translation>Entra in gioco la situazione {card}.</translation>
    </message>
    <message>
        <source>Put the situation {card} into the envelope.</source>
        <extracomment>{card} is the name of a situation in quotation marks.</extracomment>
        <translation>Mettete nella busta la situazione {card}.</translation>
    </message>
    <message>
        <source>Shuffle {card} into the possible situations.</source>
        <extracomment>{card} is the name of a situation in quotation marks.</extracomment>
        <translation>Mescolate {card} tra le situazioni possibili.</translation>
    </message>
    <message>
        <source>Remove {card} from the game.</source>
        <extracomment>Effect of a card aboard: the other is out of this campaign. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Rimuovete {card} dal gioco.</translation>
    </message>
    <message>
        <source>Put {card} back behind its divider.</source>
        <extracomment>Effect of a card aboard: the other goes back to those that have not come into play. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Rimettete {card} dietro il suo divisorio.</translation>
    </message>
    <message>
        <source>The away team is on a planet; the ship waits.</source>
        <translation>La squadra di sbarco è su un pianeta; la nave aspetta.</translation>
    </message>
    <message>
        <source>{section}: which die returns to the box?</source>
        <extracomment>Question to the players of a section. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: quale dado torna nella scatola?</translation>
    </message>
</context>
<context>
    <name>ShipDebriefing</name>
    <message numerus="yes">
        <source>Every section takes a die: pay %n [success]</source>
        <extracomment>Choice aboard. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ogni reparto prende un dado: pagate %n [success]</numerusform>
            <numerusform>Ogni reparto prende un dado: pagate %n [success]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every section sells a die: gain %n [success]</source>
        <extracomment>Choice aboard. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Ogni reparto vende un dado: ottenete %n [success]</numerusform>
            <numerusform>Ogni reparto vende un dado: ottenete %n [success]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the pool: %n [success], {earned} of them from the planet.</source>
        <extracomment>Chronicle aboard: tokens that the team brings home. {earned} and {bag} are numbers.</extracomment>
        <translation>
            <numerusform>Nella riserva: %n [success], di cui {earned} dal pianeta.</numerusform>
            <numerusform>Nella riserva: %n [success], di cui {earned} dal pianeta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every section takes a die, instructor {member}: pay %n [success]</source>
        <extracomment>Choice aboard: an instructor makes it cheaper. %n stands before the icon. {member} is the name of a crewmember.</extracomment>
        <translation>
            <numerusform>Ogni reparto prende un dado, istruttore {member}: pagate %n [success]</numerusform>
            <numerusform>Ogni reparto prende un dado, istruttore {member}: pagate %n [success]</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade dice? Every section owns {dice}, and the pool holds {success} [success].</source>
        <extracomment>Question aboard. {dice} and {success} are numbers.</extracomment>
        <translation>Volete scambiare dadi? Ogni reparto ne ha {dice}; nella riserva: {success} [success].</translation>
    </message>
    <message>
        <source>{section} takes one die from the box.</source>
        <extracomment>What happens aboard: each section owns dice. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} prende un dado dalla scatola.</translation>
    </message>
    <message>
        <source>Dice may be traded.</source>
        <translation>Si possono scambiare dadi.</translation>
    </message>
    <message>
        <source>Every section takes one die from the box.</source>
        <translation>Ogni reparto prende un dado dalla scatola.</translation>
    </message>
    <message>
        <source>There are not enough [success](pl) in the pool.</source>
        <translation>Nella riserva non ci sono abbastanza [success](pl).</translation>
    </message>
    <message>
        <source>End the trade</source>
        <translation>Concludi lo scambio</translation>
    </message>
    <message>
        <source>Dice have been sold already since the team came home.</source>
        <translation>Dal ritorno della squadra sono già stati venduti dei dadi.</translation>
    </message>
    <message>
        <source>Every section keeps at least 4 dice.</source>
        <translation>Ogni reparto tiene almeno 4 dadi.</translation>
    </message>
    <message>
        <source>The box does not hold a die for every section.</source>
        <translation>Nella scatola non c’è un dado per ogni reparto.</translation>
    </message>
    <message>
        <source>An instructor needs rank 2 or 3.</source>
        <translation>Un istruttore deve avere grado 2 o 3.</translation>
    </message>
    <message>
        <source>{section}: which die do you take?</source>
        <extracomment>Question to the players of a section. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: quale dado prendete?</translation>
    </message>
</context>
<context>
    <name>ShipDiscoveries</name>
    <message>
        <source>nothing</source>
        <extracomment>A cost where nothing is to be paid.</extracomment>
        <translation>niente</translation>
    </message>
    <message>
        <source>Which gathered discovery do you pay? ({cost})</source>
        <extracomment>Question aboard. {cost} is a price, as &quot;1 [discovery_mineral], 1 rare [discovery_flora]&quot;.</extracomment>
        <translation>Quale scoperta raccolta pagate? ({cost})</translation>
    </message>
    <message>
        <source>{source}: which gathered discovery do you pay? ({cost})</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {cost} is a price, as &quot;1 [discovery_mineral], 1 rare [discovery_flora]&quot;.</extracomment>
        <translation>{source}: quale scoperta raccolta pagate? ({cost})</translation>
    </message>
    <message>
        <source>From which deck do you draw this: {item}?</source>
        <extracomment>Question aboard. {item} is part of a price, as &quot;1 rare [discovery_flora]&quot;.</extracomment>
        <translation>Da quale mazzo pescate: {item}?</translation>
    </message>
    <message>
        <source>Draw {item} into the gathered discoveries.</source>
        <extracomment>{item} is as &quot;2 [discovery_mineral]&quot; or &quot;1 rare [discovery_flora]&quot;, the object of the sentence.</extracomment>
        <translation>Pescate e aggiungete alle scoperte raccolte {item}.</translation>
    </message>
    <message>
        <source>Return {cost} to their decks.</source>
        <extracomment>Effect of a card aboard. {cost} is as &quot;2 [discovery_mineral], 1 rare [discovery_flora]&quot;, the object of the sentence.</extracomment>
        <translation>Rimettete {cost} nei loro mazzi.</translation>
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
            <numerusform>%n {deck} (carta ultra-rara)</numerusform>
            <numerusform>%n {deck} (carta ultra-rara)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rare discovery(ies) of any type</source>
        <extracomment>Part of a price in finds, or what is drawn: the object of a sentence. %n is how many.</extracomment>
        <translation>
            <numerusform>%n scoperta rara di qualsiasi tipo</numerusform>
            <numerusform>%n scoperte rare di qualsiasi tipo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ultra-rare discovery(ies) of any type</source>
        <extracomment>Part of a price in finds, or what is drawn: the object of a sentence. %n is how many.</extracomment>
        <translation>
            <numerusform>%n scoperta ultra-rara di qualsiasi tipo</numerusform>
            <numerusform>%n scoperte ultra-rare di qualsiasi tipo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discovery(ies) of any type</source>
        <extracomment>Part of a price in finds, or what is drawn: the object of a sentence. %n is how many.</extracomment>
        <translation>
            <numerusform>%n scoperta di qualsiasi tipo</numerusform>
            <numerusform>%n scoperte di qualsiasi tipo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rare {deck}</source>
        <extracomment>Part of a price in finds; rare is the second of three degrees. %n is how many. {deck} is the icon of a discovery deck.</extracomment>
        <translation>
            <numerusform>%n {deck} (carta rara)</numerusform>
            <numerusform>%n {deck} (carta rara)</numerusform>
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
        <translation>{member} torna, ma con ferite: {injuries}.</translation>
    </message>
    <message>
        <source>{member} has not come home.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation>{member} non ha fatto ritorno.</translation>
    </message>
    <message>
        <source>The lander brings home the Mission Failed token.</source>
        <translation>Il lander riporta a casa il gettone Missione fallita.</translation>
    </message>
    <message>
        <source>The exploration has failed.</source>
        <translation>L’esplorazione è fallita.</translation>
    </message>
    <message>
        <source>The exploration is a success.</source>
        <translation>L’esplorazione è riuscita.</translation>
    </message>
    <message>
        <source>Discard discoveries that the lander has no room for.</source>
        <translation>Scartate le scoperte per cui nel lander non c’è posto.</translation>
    </message>
    <message>
        <source>{member} is dead.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation>{member} ha perso la vita.</translation>
    </message>
    <message numerus="yes">
        <source>The lander has brought %n discovery(ies) too many: which one do you give up?</source>
        <extracomment>Question aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>Il lander ha portato %n scoperta di troppo: a quale rinunciate?</numerusform>
            <numerusform>Il lander ha portato %n scoperte di troppo: a quale rinunciate?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipFacilities</name>
    <message numerus="yes">
        <source>Which facility do you visit? You have %n [command].</source>
        <extracomment>Question aboard. %n stands before the icon of command, which pays for visits.</extracomment>
        <translation>
            <numerusform>Quale struttura visitate? Avete %n [command].</numerusform>
            <numerusform>Quale struttura visitate? Avete %n [command].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{facility}: %n slot(s) are free, and more cards wait in the envelope. Which one is installed?</source>
        <extracomment>Question aboard. %n is how many. {facility} is the name of a room, as &quot;Research laboratory&quot;.</extracomment>
        <translation>
            <numerusform>{facility}: c’è %n spazio libero, e nella busta aspettano altre carte. Quale installate?</numerusform>
            <numerusform>{facility}: ci sono %n spazi liberi, e nella busta aspettano altre carte. Quale installate?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n card(s) at random.</source>
        <extracomment>Effect of a card aboard, for kinds of cards without a name of their own. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Ottenete %n carta casuale.</numerusform>
            <numerusform>Ottenete %n carte casuali.</numerusform>
        </translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <extracomment>Name of a room of the ship.</extracomment>
        <translation>Laboratorio di Ricerca</translation>
    </message>
    <message>
        <source>Production complex</source>
        <extracomment>Name of a room of the ship, where things are made.</extracomment>
        <translation>Complesso di Produzione</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Name of a room of the ship, where crew is trained.</extracomment>
        <translation>Caserma</translation>
    </message>
    <message>
        <source>Situation room</source>
        <extracomment>Name of a room of the ship, where what troubles people aboard is solved.</extracomment>
        <translation>Sala situazioni</translation>
    </message>
    <message>
        <source>Add-on facility</source>
        <translation>Struttura aggiuntiva</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n equipment card(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Ottenete %n carta Attrezzatura casuale.</numerusform>
            <numerusform>Ottenete %n carte Attrezzatura casuali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n research project(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Ottenete %n progetto di ricerca casuale.</numerusform>
            <numerusform>Ottenete %n progetti di ricerca casuali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n production project(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Ottenete %n progetto di produzione casuale.</numerusform>
            <numerusform>Ottenete %n progetti di produzione casuali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lander mod(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Ottenete %n modifica al lander casuale.</numerusform>
            <numerusform>Ottenete %n modifiche al lander casuali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n future situation(s) at random.</source>
        <extracomment>Effect of a card aboard: situations that may come up later. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Ottenete %n situazione futura casuale.</numerusform>
            <numerusform>Ottenete %n situazioni future casuali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n bridge upgrade(s) at random.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Ottenete %n potenziamento casuale del ponte di comando.</numerusform>
            <numerusform>Ottenete %n potenziamenti casuali del ponte di comando.</numerusform>
        </translation>
    </message>
    <message>
        <source>Facilities may be visited.</source>
        <translation>Si possono visitare le strutture.</translation>
    </message>
    <message>
        <source>New cards come out of the envelope.</source>
        <translation>Nuove carte escono dalla busta.</translation>
    </message>
    <message>
        <source>With the help of {card}.</source>
        <extracomment>What happens aboard: a card was used for it. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Con l’aiuto di {card}.</translation>
    </message>
    <message>
        <source>{gain} They are of the kind {kind}.</source>
        <extracomment>{gain} is a sentence about cards at random, {kind} what they have to be, in quotation marks.</extracomment>
        <translation>{gain} Sono del tipo {kind}.</translation>
    </message>
    <message>
        <source>if you pay {price}</source>
        <extracomment>A head, small: what players get for a price follows. {price} is as &quot;2 [energy], 1 [discovery_mineral]&quot;.</extracomment>
        <translation>se pagate {price}</translation>
    </message>
    <message>
        <source>as often as you want</source>
        <extracomment>A head, small: an exchange may be made again and again.</extracomment>
        <translation>tutte le volte che volete</translation>
    </message>
    <message>
        <source>The visit goes on ({facility}).</source>
        <extracomment>What happens aboard. {facility} is the name of a room.</extracomment>
        <translation>La visita prosegue ({facility}).</translation>
    </message>
    <message>
        <source>The project {card} goes to the laboratory.</source>
        <extracomment>What happens aboard. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Il progetto {card} va in laboratorio.</translation>
    </message>
    <message>
        <source>Open the sealed supply with expert and universal dice, advanced events and the add-on facility.</source>
        <translation>Aprite la riserva sigillata con i dadi Esperto e Universale, gli eventi avanzati e la struttura aggiuntiva.</translation>
    </message>
    <message>
        <source>Visited: {facility}.</source>
        <extracomment>Chronicle aboard. {facility} is the name of a room.</extracomment>
        <translation>Visita: {facility}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button aboard: end what is done in this room.</extracomment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>No more visits</source>
        <translation>Nessun’altra visita</translation>
    </message>
    <message>
        <source>A visit costs 1 [command].</source>
        <translation>Una visita costa 1 [command].</translation>
    </message>
    <message>
        <source>The add-on facility is not part of the ship yet.</source>
        <translation>La struttura aggiuntiva non fa ancora parte della nave.</translation>
    </message>
    <message>
        <source>In which slot of the laboratory do you put {card}?</source>
        <extracomment>Question aboard. {card} is the name of a card in quotation marks.</extracomment>
        <translation>In quale spazio del laboratorio mettete {card}?</translation>
    </message>
</context>
<context>
    <name>ShipHangar</name>
    <message>
        <source>armor</source>
        <extracomment>Statistic of a lander within a sentence: how much it bears.</extracomment>
        <translation>armatura</translation>
    </message>
    <message>
        <source>sensors</source>
        <extracomment>Statistic of a lander within a sentence: how well it sees.</extracomment>
        <translation>sensori</translation>
    </message>
    <message>
        <source>agility</source>
        <extracomment>Statistic of a lander within a sentence: how nimbly it flies.</extracomment>
        <translation>agilità</translation>
    </message>
    <message>
        <source>Your lander is damaged.</source>
        <translation>Il vostro lander è danneggiato.</translation>
    </message>
    <message>
        <source>{lander} is damaged.</source>
        <extracomment>What happens aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation>Lander danneggiato: {lander}.</translation>
    </message>
    <message>
        <source>Repair a damaged lander at no cost.</source>
        <translation>Riparate gratis un lander danneggiato.</translation>
    </message>
    <message>
        <source>Repair {lander} at no cost.</source>
        <extracomment>Effect of a card aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation>Riparate gratis questo lander: {lander}.</translation>
    </message>
    <message>
        <source>{lander} has {by} {stat} from now on.</source>
        <extracomment>Effect of a card aboard. {lander} is the name of a lander in quotation marks, {by} a number with its sign, {stat} as &quot;armor&quot;.</extracomment>
        <translation>D’ora in poi {lander} ha {by} {stat}.</translation>
    </message>
    <message>
        <source>{lander} is made ready.</source>
        <extracomment>Chronicle aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation>Viene preparato il lander {lander}.</translation>
    </message>
    <message>
        <source>{lander} is repaired.</source>
        <extracomment>Chronicle aboard. {lander} is the name of a lander in quotation marks.</extracomment>
        <translation>Lander riparato: {lander}.</translation>
    </message>
    <message>
        <source>{lander}: {by} {stat} from now on.</source>
        <extracomment>Chronicle aboard. {lander} is the name of a lander, {by} a number with its sign, {stat} as &quot;armor&quot;.</extracomment>
        <translation>{lander}: d’ora in poi {by} {stat}.</translation>
    </message>
    <message>
        <source>Which lander flies, and with which mods? {lander}: {structural} of {all_structural} structural slots and {utility} of {all_utility} utility slots are taken.</source>
        <extracomment>Question aboard. {lander} is the name of a lander. {structural} is how many are taken. {all_structural} is how many there are. {utility} is how many are taken. {all_utility} is how many there are.</extracomment>
        <translation>Quale lander vola, e con quali modifiche? {lander}: spazi strutturali occupati {structural} su {all_structural}, spazi funzionali {utility} su {all_utility}.</translation>
    </message>
    <message>
        <source>The lander has no free structural slot.</source>
        <translation>Il lander non ha spazi strutturali liberi.</translation>
    </message>
    <message>
        <source>The lander has no free utility slot.</source>
        <translation>Il lander non ha spazi funzionali liberi.</translation>
    </message>
    <message>
        <source>Install {lander} in the hangar.</source>
        <extracomment>What happens aboard: a new lander finds its place. {lander} is its name in quotation marks.</extracomment>
        <translation>Sistemate {lander} nell’hangar.</translation>
    </message>
    <message>
        <source>Install {mod} in the hangar.</source>
        <extracomment>What happens aboard: a part for landers finds its place. {mod} is the name of a card in quotation marks.</extracomment>
        <translation>Sistemate {mod} nell’hangar.</translation>
    </message>
    <message>
        <source>Repair damaged landers.</source>
        <translation>Riparate i lander danneggiati.</translation>
    </message>
    <message>
        <source>Take {lander}</source>
        <extracomment>Choice aboard: this lander flies next. {lander} is its name.</extracomment>
        <translation>Prendi: {lander}</translation>
    </message>
    <message>
        <source>Attach {mod}</source>
        <extracomment>Choice aboard: a part is put on the lander. {mod} is its name.</extracomment>
        <translation>Monta: {mod}</translation>
    </message>
    <message>
        <source>Take off {mod}</source>
        <extracomment>Choice aboard: a part is taken off the lander. {mod} is its name.</extracomment>
        <translation>Smonta: {mod}</translation>
    </message>
    <message>
        <source>Repair {lander}</source>
        <extracomment>Choice aboard. {lander} is the name of a lander.</extracomment>
        <translation>Ripara: {lander}</translation>
    </message>
    <message>
        <source>The lander is ready</source>
        <translation>Il lander è pronto</translation>
    </message>
    <message>
        <source>Only another lander that lies face up in the hangar can be taken.</source>
        <translation>Si può prendere solo un altro lander che si trova a faccia in su nell’hangar.</translation>
    </message>
    <message>
        <source>The mod does not lie there.</source>
        <translation>La modifica non si trova lì.</translation>
    </message>
    <message>
        <source>This lander is not damaged, or its repair cannot be paid now.</source>
        <translation>Questo lander non è danneggiato, o la sua riparazione ora non si può pagare.</translation>
    </message>
    <message>
        <source>The hangar is full: which lander leaves the game?</source>
        <translation>L’hangar è pieno: quale lander lascia il gioco?</translation>
    </message>
    <message>
        <source>No slot is free for {mod}: does another mod leave the game for it?</source>
        <extracomment>Question aboard. {mod} is the name of a part for landers, in quotation marks.</extracomment>
        <translation>Non c’è uno spazio libero per {mod}: un’altra modifica lascia il gioco per fare posto?</translation>
    </message>
    <message>
        <source>Which damaged lander is repaired?</source>
        <translation>Quale lander danneggiato viene riparato?</translation>
    </message>
    <message>
        <source>Which damaged lander is repaired at no cost?</source>
        <translation>Quale lander danneggiato viene riparato gratis?</translation>
    </message>
</context>
<context>
    <name>ShipLaunch</name>
    <message>
        <source>Who joins the away team? ({number} of {count})</source>
        <extracomment>Question aboard. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation>Chi entra nella squadra di sbarco? ({number} di {count})</translation>
    </message>
    <message>
        <source>{player}: who joins the away team?</source>
        <extracomment>Question aboard. {player} is the name of a player.</extracomment>
        <translation>{player}: chi entra nella squadra di sbarco?</translation>
    </message>
    <message>
        <source>Too few crew are available for a team. {section}: who is called? (emergency draft {number} of {count})</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation>Per una squadra c’è troppo poco equipaggio disponibile. {section}: chi viene chiamato? (reclutamento di emergenza {number} di {count})</translation>
    </message>
    <message>
        <source>{member} ({section}): which small equipment do you take along?</source>
        <extracomment>Question aboard. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member} ({section}): quale attrezzatura piccola portate?</translation>
    </message>
    <message>
        <source>What is loaded into {lander}? Personal equipment {personal} of {most_personal}, mission equipment {mission} of {most_mission}.</source>
        <extracomment>Question aboard. {lander} is the name of a lander in quotation marks. {personal} is how many are loaded. {most_personal} is how many there may be. {mission} is how many are loaded. {most_mission} is how many there may be.</extracomment>
        <translation>Che cosa caricate? {lander}: attrezzatura personale {personal} su {most_personal}, attrezzatura per la missione {mission} su {most_mission}.</translation>
    </message>
    <message>
        <source>The campaign is won.</source>
        <translation>La campagna è vinta.</translation>
    </message>
    <message>
        <source>The campaign is lost.</source>
        <translation>La campagna è persa.</translation>
    </message>
    <message>
        <source>Draw a recruit</source>
        <translation>Pesca una recluta</translation>
    </message>
    <message>
        <source>Wake {member}</source>
        <extracomment>Choice aboard: whoever rests must go. {member} is the name of a crewmember.</extracomment>
        <translation>Sveglia: {member}</translation>
    </message>
    <message>
        <source>Emergency draft: box {box} is marked.</source>
        <extracomment>Chronicle aboard: the ship can replace lost crew only so often. {box} is a number.</extracomment>
        <translation>Reclutamento di emergenza: viene segnata la casella {box}.</translation>
    </message>
    <message>
        <source>{card} is above the rank of the member who goes.</source>
        <extracomment>Why a card cannot go into the deck. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} supera il grado del membro che parte.</translation>
    </message>
    <message>
        <source>The section does not own {card}.</source>
        <extracomment>Why a card cannot go into the deck. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Il reparto non possiede {card}.</translation>
    </message>
    <message>
        <source>Emergency draft: the section may draw a recruit.</source>
        <translation>Reclutamento di emergenza: il reparto può pescare una recluta.</translation>
    </message>
    <message>
        <source>The emergency draft is marked in the logbook.</source>
        <translation>Il reclutamento di emergenza viene segnato nel diario di bordo.</translation>
    </message>
    <message>
        <source>Choose a member of the away team.</source>
        <translation>Scegliete un membro della squadra di sbarco.</translation>
    </message>
    <message>
        <source>Place the dice of the section on the crew board.</source>
        <translation>Mettete i dadi del reparto sulla plancia equipaggio.</translation>
    </message>
    <message>
        <source>Take one small equipment.</source>
        <translation>Prendete un’attrezzatura piccola.</translation>
    </message>
    <message>
        <source>Add {card} to the deck</source>
        <extracomment>Choice aboard: the deck that is taken along. {card} is the name of a card.</extracomment>
        <translation>Aggiungi al mazzo: {card}</translation>
    </message>
    <message>
        <source>Take {card} out of the deck</source>
        <extracomment>Choice aboard: the deck that is taken along. {card} is the name of a card.</extracomment>
        <translation>Togli dal mazzo: {card}</translation>
    </message>
    <message>
        <source>The deck is ready</source>
        <translation>Il mazzo è pronto</translation>
    </message>
    <message>
        <source>Load {card}</source>
        <extracomment>Choice aboard: equipment goes on the lander. {card} is the name of a card.</extracomment>
        <translation>Carica: {card}</translation>
    </message>
    <message>
        <source>Unload {card}</source>
        <extracomment>Choice aboard: equipment stays at home. {card} is the name of a card.</extracomment>
        <translation>Scarica: {card}</translation>
    </message>
    <message>
        <source>Strap in and launch</source>
        <translation>Allaccia le cinture e parti</translation>
    </message>
    <message>
        <source>The card does not lie there.</source>
        <translation>La carta non si trova lì.</translation>
    </message>
    <message>
        <source>A deck needs at least ten cards.</source>
        <translation>Un mazzo deve avere almeno dieci carte.</translation>
    </message>
    <message>
        <source>Equipment is loaded from the armory, and unloaded from the lander.</source>
        <translation>L’attrezzatura si carica dall’inventario e si scarica dal lander.</translation>
    </message>
    <message>
        <source>The lander has no more room for equipment of this kind.</source>
        <translation>Nel lander non c’è più posto per attrezzatura di questo tipo.</translation>
    </message>
    <message>
        <source>This equipment cannot be found for now.</source>
        <translation>Per ora questa attrezzatura non si trova.</translation>
    </message>
    <message>
        <source>The mission equipment that this upgrade belongs to is not loaded.</source>
        <translation>L’attrezzatura per la missione a cui appartiene questo potenziamento non è caricata.</translation>
    </message>
    <message>
        <source>Nobody in the away team may carry this.</source>
        <translation>Nessuno nella squadra di sbarco può portarla.</translation>
    </message>
    <message numerus="yes">
        <source>Who joins the away team? Two to four go; so far %n.</source>
        <extracomment>Question aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>Chi entra nella squadra di sbarco? Partono in due, tre o quattro; finora %n.</numerusform>
            <numerusform>Chi entra nella squadra di sbarco? Partono in due, tre o quattro; finora %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{member} ({section}): %n card(s) are in the deck, and it needs {least}. Which ones go in or out?</source>
        <extracomment>Question aboard. %n is how many. {member} is the name of a crewmember. {section} is the name of a section, as Science. {least} is how many cards a deck needs.</extracomment>
        <translation>
            <numerusform>{member} ({section}): nel mazzo c’è %n carta, e ne servono {least}. Quali entrano o escono?</numerusform>
            <numerusform>{member} ({section}): nel mazzo ci sono %n carte, e ne servono {least}. Quali entrano o escono?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section}: %n red slot(s) are free on the crew board. Which die goes there?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>{section}: sulla plancia equipaggio c’è %n casella rossa libera. Quale dado ci va?</numerusform>
            <numerusform>{section}: sulla plancia equipaggio ci sono %n caselle rosse libere. Quale dado ci va?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section}: %n green slot(s) are free on the crew board. Which die goes there?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>{section}: sulla plancia equipaggio c’è %n casella verde libera. Quale dado ci va?</numerusform>
            <numerusform>{section}: sulla plancia equipaggio ci sono %n caselle verdi libere. Quale dado ci va?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section}: %n blue slot(s) are free on the crew board. Which die goes there?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>{section}: sulla plancia equipaggio c’è %n casella blu libera. Quale dado ci va?</numerusform>
            <numerusform>{section}: sulla plancia equipaggio ci sono %n caselle blu libere. Quale dado ci va?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipLogbook</name>
    <message numerus="yes">
        <source>Look at the top %n card(s) of Possible Situations.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Guardate la prima carta delle situazioni possibili.</numerusform>
            <numerusform>Guardate le prime %n carte delle situazioni possibili.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the first %n part(s) of a landing card of this system.</source>
        <extracomment>Effect of a card aboard: a landing card is covered in parts. %n is a number of parts.</extracomment>
        <translation>
            <numerusform>Guardate la prima parte di una carta Atterraggio di questo sistema.</numerusform>
            <numerusform>Guardate le prime %n parti di una carta Atterraggio di questo sistema.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counter {counter} goes down by %n.</source>
        <extracomment>Effect of a card aboard. {counter} is a keyword in quotation marks, %n a number.</extracomment>
        <translation>
            <numerusform>Il contatore {counter} scende di %n.</numerusform>
            <numerusform>Il contatore {counter} scende di %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counter {counter} goes up by %n.</source>
        <extracomment>Effect of a card aboard. {counter} is a keyword in quotation marks, %n a number.</extracomment>
        <translation>
            <numerusform>Il contatore {counter} sale di %n.</numerusform>
            <numerusform>Il contatore {counter} sale di %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the first %n part(s) of {card}.</source>
        <extracomment>Effect of a card aboard: a landing card is covered in parts. %n is a number of parts. {card} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Guardate la prima parte di {card}.</numerusform>
            <numerusform>Guardate le prime %n parti di {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of {card} are shown.</source>
        <extracomment>Chronicle aboard: parts of a landing card that is covered. %n is their number. {card} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>Parti mostrate di {card}: %n.</numerusform>
            <numerusform>Parti mostrate di {card}: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark the first open box of log {log}.</source>
        <extracomment>Effect of an entry of the logbook: boxes that are ticked. {log} is the number of an entry of the logbook.</extracomment>
        <translation>Segnate la prima casella libera dell’annotazione {log}.</translation>
    </message>
    <message>
        <source>Mark box {box} of log {log}.</source>
        <extracomment>Effect of an entry of the logbook: boxes that are ticked. {box} and {log} are numbers.</extracomment>
        <translation>Segnate la casella {box} dell’annotazione {log}.</translation>
    </message>
    <message>
        <source>Look at the counter {counter}.</source>
        <extracomment>Effect of a card aboard. {counter} is a keyword in quotation marks.</extracomment>
        <translation>Guardate il contatore {counter}.</translation>
    </message>
    <message>
        <source>The counter {counter} shows {number}.</source>
        <extracomment>Chronicle aboard. {counter} is a keyword in quotation marks, {number} its value.</extracomment>
        <translation>Il contatore {counter} mostra {number}.</translation>
    </message>
    <message>
        <source>The next situations are shown: {cards}.</source>
        <extracomment>Chronicle aboard. {cards} are names of cards.</extracomment>
        <translation>Vengono mostrate le prossime situazioni: {cards}.</translation>
    </message>
    <message>
        <source>Write down {text} under {key}.</source>
        <extracomment>{key} and {text} are in quotation marks.</extracomment>
        <translation>Annotate {text} alla voce {key}.</translation>
    </message>
    <message>
        <source>{first}–{last}</source>
        <extracomment>Results of a ten-sided die; what happens then follows. {first} and {last} are numbers from 0 to 9.</extracomment>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>roll a ten-sided die</source>
        <extracomment>A head, small: its results and what they bring follow as lines.</extracomment>
        <translation>tirate un D10</translation>
    </message>
    <message>
        <source>Strike out {flag}.</source>
        <extracomment>Effect of a card aboard: the keyword counts no more. {flag} is a keyword in quotation marks.</extracomment>
        <translation>Cancellate {flag}.</translation>
    </message>
    <message>
        <source>Go on to log {log}.</source>
        <extracomment>Effect of a card aboard: the entry is read. {log} is the number of an entry of the logbook.</extracomment>
        <translation>Proseguite con l’annotazione {log}.</translation>
    </message>
    <message>
        <source>Go to page {page} of the ship book.</source>
        <extracomment>Effect of a card aboard. {page} is a number.</extracomment>
        <translation>Andate a pagina {page} del manuale della nave.</translation>
    </message>
    <message>
        <source>Act {act} begins.</source>
        <extracomment>A campaign has acts as a play has. {act} is a number.</extracomment>
        <translation>Inizia l’atto {act}.</translation>
    </message>
    <message>
        <source>Box {box} of log {log} is marked.</source>
        <extracomment>Chronicle aboard: an entry of the logbook has boxes that are ticked. {box} and {log} are numbers.</extracomment>
        <translation>Nell’annotazione {log} viene segnata la casella {box}.</translation>
    </message>
    <message>
        <source>Written down under {key}: {text}.</source>
        <extracomment>Chronicle aboard. {key} is what a note is about. {text} is what was written.</extracomment>
        <translation>Annotato alla voce {key}: {text}.</translation>
    </message>
    <message>
        <source>Which landing card do you look at?</source>
        <translation>Quale carta Atterraggio guardate?</translation>
    </message>
    <message>
        <source>To be continued. Act {act} begins when a content pack brings it.</source>
        <extracomment>Question aboard, where the campaign has no more content. {act} is a number.</extracomment>
        <translation>Continua. L’atto {act} inizierà quando un pacchetto di contenuti lo porterà.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button under the end of what has been written of a campaign.</extracomment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>No content pack holds act {act} yet.</source>
        <extracomment>Why the campaign cannot go on. {act} is a number.</extracomment>
        <translation>Nessun pacchetto di contenuti contiene ancora l’atto {act}.</translation>
    </message>
</context>
<context>
    <name>ShipMedbay</name>
    <message>
        <source>critical</source>
        <extracomment>Kind of a bed in the medbay, the worst of three.</extracomment>
        <translation>critico</translation>
    </message>
    <message>
        <source>moderate</source>
        <extracomment>Kind of a bed in the medbay, the second of three.</extracomment>
        <translation>moderato</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>Kind of a bed in the medbay, for those nearly well; not brightness.</extracomment>
        <translation>lieve</translation>
    </message>
    <message>
        <source>Recovered</source>
        <extracomment>A place instead of a bed: who lies there is well again.</extracomment>
        <translation>Guarigione</translation>
    </message>
    <message>
        <source>{card}: bed ({category})</source>
        <extracomment>Choice of a bed that a card adds. {card} is the name of a card. {category} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation>{card}: letto ({category})</translation>
    </message>
    <message>
        <source>Lane {lane}, {category}</source>
        <extracomment>Choice of a bed. {lane} is a letter. {category} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation>Corsia {lane}, {category}</translation>
    </message>
    <message>
        <source>Lane {lane}, {category}, with {members}</source>
        <extracomment>Choice of a bed, with those who lie in its lane. {lane} is a letter. {category} is the kind of bed, as &quot;critical&quot;. {members} are names of crewmembers.</extracomment>
        <translation>Corsia {lane}, {category}, con {members}</translation>
    </message>
    <message>
        <source>{section} {number}: {names}</source>
        <extracomment>Choice of a rank and section whose dead are remembered. {number} is a rank, {names} are names of people. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} {number}: {names}</translation>
    </message>
    <message>
        <source>Without section, {number}: {names}</source>
        <extracomment>Choice of a rank whose dead are remembered. {number} is a rank, {names} are names of people.</extracomment>
        <translation>Senza reparto, {number}: {names}</translation>
    </message>
    <message>
        <source>{therapist} treats {patient}</source>
        <extracomment>Choice aboard. {therapist} and {patient} are names of crewmembers.</extracomment>
        <translation>{therapist} cura {patient}</translation>
    </message>
    <message>
        <source>In which bed does {member} lie down?</source>
        <extracomment>Question aboard. {member} is the name of a crewmember.</extracomment>
        <translation>Quale letto occupa {member}?</translation>
    </message>
    <message>
        <source>{member} moves one bed to the right.</source>
        <extracomment>What happens aboard: nearer to health. {member} is the name of a crewmember.</extracomment>
        <translation>{member} si sposta di un letto a destra.</translation>
    </message>
    <message>
        <source>One patient moves one bed to the right.</source>
        <translation>Un paziente si sposta di un letto a destra.</translation>
    </message>
    <message>
        <source>Assign therapists.</source>
        <extracomment>What happens aboard: some of the crew look after the ill.</extracomment>
        <translation>Assegnate i terapisti.</translation>
    </message>
    <message>
        <source>The injured are admitted to the medbay.</source>
        <translation>I feriti vengono ricoverati in infermeria.</translation>
    </message>
    <message>
        <source>{member} needs a bed ({category}).</source>
        <extracomment>What happens aboard. {category} is the kind of bed, as &quot;critical&quot;. {member} is the name of a crewmember.</extracomment>
        <translation>{member} ha bisogno di un letto ({category}).</translation>
    </message>
    <message>
        <source>All injury cards return to the supply.</source>
        <translation>Tutte le carte Ferita tornano nella riserva generale.</translation>
    </message>
    <message>
        <source>Survival check for {member}.</source>
        <extracomment>What happens aboard: a roll decides whether this person lives. {member} is the name of a crewmember.</extracomment>
        <translation>Prova di sopravvivenza: {member}.</translation>
    </message>
    <message>
        <source>The dead get their places on the memorial wall.</source>
        <translation>I caduti ricevono il loro posto sul muro commemorativo.</translation>
    </message>
    <message>
        <source>The bonus of one filled memorial slot is given again.</source>
        <translation>Si riceve di nuovo il bonus di uno spazio commemorativo occupato.</translation>
    </message>
    <message>
        <source>Not everybody may find the bed they need. Who is admitted first?</source>
        <translation>Forse non tutti trovano il letto di cui hanno bisogno. Chi viene ricoverato per primo?</translation>
    </message>
    <message>
        <source>{member} survives thanks to this card: {card}.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {card} is the name of a card.</extracomment>
        <translation>{member} sopravvive grazie a questa carta: {card}.</translation>
    </message>
    <message>
        <source>Who is treated, and by whom?</source>
        <translation>Chi viene curato, e da chi?</translation>
    </message>
    <message>
        <source>Nobody else is treated</source>
        <translation>Nessun altro viene curato</translation>
    </message>
    <message>
        <source>This crewmember is not in the medbay.</source>
        <translation>Questo membro dell’equipaggio non è in infermeria.</translation>
    </message>
    <message>
        <source>The next bed to the right is taken.</source>
        <translation>Il letto successivo a destra è occupato.</translation>
    </message>
    <message>
        <source>Which patient moves one bed to the right?</source>
        <translation>Quale paziente si sposta di un letto a destra?</translation>
    </message>
    <message>
        <source>Who gets a place on the memorial wall first?</source>
        <translation>Chi riceve per primo un posto sul muro commemorativo?</translation>
    </message>
    <message>
        <source>Which memorial bonus is given again?</source>
        <translation>Quale bonus commemorativo si riceve di nuovo?</translation>
    </message>
</context>
<context>
    <name>ShipMoves</name>
    <message>
        <source>Recruits for {section}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers to choose from. {section} is the name of a section, as Science.</extracomment>
        <translation>Reclute per il reparto {section}: {things}.</translation>
    </message>
    <message>
        <source>Recruits in the barracks: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers to choose from.</extracomment>
        <translation>Reclute nella caserma: {things}.</translation>
    </message>
    <message>
        <source>On the crew board of {section}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {section} is the name of a section, as Science.</extracomment>
        <translation>Sulla plancia equipaggio del reparto {section}: {things}.</translation>
    </message>
    <message>
        <source>Unhurt, and resting: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Senza ferite e a riposo: {things}.</translation>
    </message>
    <message>
        <source>Available again: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Di nuovo a disposizione: {things}.</translation>
    </message>
    <message>
        <source>At rest until the next docking: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>A riposo fino al prossimo attracco: {things}.</translation>
    </message>
    <message>
        <source>In the medbay ({detail}): {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {detail} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation>In infermeria ({detail}): {things}.</translation>
    </message>
    <message>
        <source>On the mend ({detail}): {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {detail} is the kind of bed, as &quot;critical&quot;.</extracomment>
        <translation>Sulla via della guarigione ({detail}): {things}.</translation>
    </message>
    <message>
        <source>Recovered: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Guarigione completa: {things}.</translation>
    </message>
    <message>
        <source>On the memorial wall: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Sul muro commemorativo: {things}.</translation>
    </message>
    <message>
        <source>The memorial wall has no place left: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Sul muro commemorativo non c’è più posto: {things}.</translation>
    </message>
    <message>
        <source>New in the armory: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment.</extracomment>
        <translation>Novità nell’inventario: {things}.</translation>
    </message>
    <message>
        <source>{section} takes along: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment. {section} is the name of a section, as Science.</extracomment>
        <translation>Il reparto {section} porta con sé: {things}.</translation>
    </message>
    <message>
        <source>Loaded into the lander: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment.</extracomment>
        <translation>Caricato nel lander: {things}.</translation>
    </message>
    <message>
        <source>Put back into the armory: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards of equipment.</extracomment>
        <translation>Rimesso nell’inventario: {things}.</translation>
    </message>
    <message>
        <source>New, and waiting in the envelope: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Novità in attesa nella busta: {things}.</translation>
    </message>
    <message>
        <source>Staying aboard: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Ancora a bordo: {things}.</translation>
    </message>
    <message>
        <source>Joining the away team for {section}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers. {section} is the name of a section, as Science.</extracomment>
        <translation>Nella squadra di sbarco per il reparto {section}: {things}.</translation>
    </message>
    <message>
        <source>{section} gains a die: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of dice. {section} is the name of a section, as Science.</extracomment>
        <translation>Il reparto {section} riceve un dado: {things}.</translation>
    </message>
    <message>
        <source>{section} gives up a die: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of dice. {section} is the name of a section, as Science.</extracomment>
        <translation>Il reparto {section} cede un dado: {things}.</translation>
    </message>
    <message>
        <source>Unsolved, with effect on the next bridge: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Senza soluzione, con effetto al prossimo ponte di comando: {things}.</translation>
    </message>
    <message>
        <source>Installed on the bridge: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Installato sul ponte di comando: {things}.</translation>
    </message>
    <message>
        <source>No longer on the bridge: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Non più sul ponte di comando: {things}.</translation>
    </message>
    <message>
        <source>Installed in the research laboratory: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects.</extracomment>
        <translation>Installato nel laboratorio di ricerca: {things}.</translation>
    </message>
    <message>
        <source>Ready for production: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects.</extracomment>
        <translation>Pronto per la produzione: {things}.</translation>
    </message>
    <message>
        <source>Installed in the production complex: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Installato nel complesso di produzione: {things}.</translation>
    </message>
    <message>
        <source>Installed in the medbay: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Installato in infermeria: {things}.</translation>
    </message>
    <message>
        <source>New in the hangar: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Novità nell’hangar: {things}.</translation>
    </message>
    <message>
        <source>Installed in the add-on facility: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Installato nella struttura aggiuntiva: {things}.</translation>
    </message>
    <message>
        <source>Production begins at stage {detail}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects. {detail} is the number of a stage.</extracomment>
        <translation>La produzione comincia allo stadio {detail}: {things}.</translation>
    </message>
    <message>
        <source>Production reaches stage {detail}: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects. {detail} is the number of a stage.</extracomment>
        <translation>La produzione raggiunge lo stadio {detail}: {things}.</translation>
    </message>
    <message>
        <source>Completed: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of projects.</extracomment>
        <translation>Completato: {things}.</translation>
    </message>
    <message>
        <source>Attached to the lander: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of parts of a lander.</extracomment>
        <translation>Montato sul lander: {things}.</translation>
    </message>
    <message>
        <source>Taken off the lander: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of parts of a lander.</extracomment>
        <translation>Smontato dal lander: {things}.</translation>
    </message>
    <message>
        <source>Back unhurt: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of crewmembers.</extracomment>
        <translation>Di ritorno senza ferite: {things}.</translation>
    </message>
    <message>
        <source>Unloaded: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Scaricato: {things}.</translation>
    </message>
    <message>
        <source>Brought home: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Portato a casa: {things}.</translation>
    </message>
    <message>
        <source>Lost in the evacuation: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Perduto nell’evacuazione: {things}.</translation>
    </message>
    <message>
        <source>Given up for lack of room: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Lasciato per mancanza di spazio: {things}.</translation>
    </message>
    <message>
        <source>Discarded while unloading: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Scartato allo scarico: {things}.</translation>
    </message>
    <message>
        <source>New in the store: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Novità fra le scoperte raccolte: {things}.</translation>
    </message>
    <message>
        <source>Paid from the store: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Pagato con le scoperte raccolte: {things}.</translation>
    </message>
    <message>
        <source>In its place in the ship book: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of finds.</extracomment>
        <translation>Al suo posto nel manuale della nave: {things}.</translation>
    </message>
    <message>
        <source>Not completed: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of missions.</extracomment>
        <translation>Non completato: {things}.</translation>
    </message>
    <message>
        <source>New situation: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Nuova situazione: {things}.</translation>
    </message>
    <message>
        <source>Still unsolved: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Ancora senza soluzione: {things}.</translation>
    </message>
    <message>
        <source>May come up again: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Può ripresentarsi: {things}.</translation>
    </message>
    <message>
        <source>May come up from now on: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>D’ora in poi può presentarsi: {things}.</translation>
    </message>
    <message>
        <source>Settled for good: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of situations.</extracomment>
        <translation>Sistemato una volta per tutte: {things}.</translation>
    </message>
    <message>
        <source>Add-ons on offer: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Strutture aggiuntive disponibili: {things}.</translation>
    </message>
    <message>
        <source>Built: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Costruito: {things}.</translation>
    </message>
    <message>
        <source>Put back: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Rimesso a posto: {things}.</translation>
    </message>
    <message>
        <source>Out of the game: {things}.</source>
        <extracomment>Chronicle aboard. {things} are names of cards.</extracomment>
        <translation>Fuori dal gioco: {things}.</translation>
    </message>
    <message>
        <source>The sealed supply is open.</source>
        <translation>La riserva sigillata è aperta.</translation>
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
        <translation>Dichiara raggiunto {card} per {price}</translation>
    </message>
    <message>
        <source>Use {card}</source>
        <extracomment>Choice on the bridge. {card} is the name of a card.</extracomment>
        <translation>Usa: {card}</translation>
    </message>
    <message>
        <source>Use {card} for {price}: {effect}</source>
        <extracomment>Choice on the bridge. {card} is the name of a card. {price} is as &quot;2 [energy], 1 [command]&quot;. {effect} is whole sentences of a card.</extracomment>
        <translation>Usa {card} per {price}: {effect}</translation>
    </message>
    <message>
        <source>{card} is fulfilled.</source>
        <extracomment>Chronicle aboard: an objective. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Obiettivo raggiunto: {card}.</translation>
    </message>
    <message>
        <source>The players may use what the ship offers.</source>
        <translation>I giocatori possono usare ciò che la nave offre.</translation>
    </message>
    <message>
        <source>Use {card}: {effect}</source>
        <extracomment>Choice on the bridge. {card} is the name of a card. {effect} is whole sentences of a card.</extracomment>
        <translation>Usa {card}: {effect}</translation>
    </message>
    <message>
        <source>Fulfill {card}.</source>
        <extracomment>Effect of a card aboard: an objective. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Considerate raggiunto l’obiettivo {card}.</translation>
    </message>
    <message>
        <source>{card} is used.</source>
        <extracomment>Chronicle aboard: a card of the bridge. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Si usa {card}.</translation>
    </message>
    <message>
        <source>Before the star map is opened: what do you use or declare?</source>
        <translation>Prima di aprire la mappa stellare: che cosa usate o dichiarate?</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: leave the bridge.</extracomment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>No open objective can be declared fulfilled.</source>
        <translation>Nessun obiettivo aperto può essere dichiarato raggiunto.</translation>
    </message>
    <message>
        <source>You cannot pay its price.</source>
        <translation>Non potete pagare il suo costo.</translation>
    </message>
    <message>
        <source>No card in the ship book offers this now.</source>
        <translation>Per ora nessuna carta nel manuale della nave offre questo.</translation>
    </message>
    <message>
        <source>This card is used at another time.</source>
        <translation>Questa carta si usa in un altro momento.</translation>
    </message>
    <message>
        <source>The campaign is not over yet; only a finished one hands something down.</source>
        <translation>La campagna non è ancora finita; solo una campagna conclusa lascia qualcosa in eredità.</translation>
    </message>
    <message>
        <source>This card has been used as often as it may.</source>
        <translation>Questa carta è già stata usata quante volte è permesso.</translation>
    </message>
</context>
<context>
    <name>ShipOperations</name>
    <message numerus="yes">
        <source>%n random equipment card(s) of tier {tier} go to the armory.</source>
        <extracomment>Effect of a card: equipment for a single game. %n is a number of cards, {tier} a number from 1.</extracomment>
        <translation>
            <numerusform>%n carta Attrezzatura casuale di livello {tier} va nell’inventario.</numerusform>
            <numerusform>%n carte Attrezzatura casuali di livello {tier} vanno nell’inventario.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{section} has %n dice: which one is added?</source>
        <extracomment>Question aboard. %n is how many. {section} is the name of a section, as Science.</extracomment>
        <translation>
            <numerusform>Il reparto {section} ha %n dado: quale si aggiunge?</numerusform>
            <numerusform>Il reparto {section} ha %n dadi: quale si aggiunge?</numerusform>
        </translation>
    </message>
    <message>
        <source>{operation} has failed with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation>{operation}: fallita con un punteggio di {score}.</translation>
    </message>
    <message>
        <source>{operation}: bronze with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated, the third medal. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation>{operation}: bronzo con un punteggio di {score}.</translation>
    </message>
    <message>
        <source>{operation}: silver with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated, the second medal. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation>{operation}: argento con un punteggio di {score}.</translation>
    </message>
    <message>
        <source>{operation}: gold with a score of {score}.</source>
        <extracomment>Chronicle: how a single game was rated, the first medal. {operation} is its name in quotation marks, {score} a number.</extracomment>
        <translation>{operation}: oro con un punteggio di {score}.</translation>
    </message>
    <message>
        <source>Start the operation {operation} with deadly injuries</source>
        <extracomment>Choice before a single game in which whoever dies stays dead. {operation} is its name.</extracomment>
        <translation>Inizia l’operazione {operation} con ferite mortali</translation>
    </message>
    <message>
        <source>Start the operation {operation}</source>
        <extracomment>Choice before a single game. {operation} is its name.</extracomment>
        <translation>Inizia l’operazione {operation}</translation>
    </message>
    <message>
        <source>A section takes part in the operation.</source>
        <translation>Un reparto partecipa all’operazione.</translation>
    </message>
    <message>
        <source>The section keeps one of three crew cards.</source>
        <translation>Il reparto tiene una di tre carte Equipaggio.</translation>
    </message>
    <message>
        <source>The section adds a die of its choice.</source>
        <translation>Il reparto aggiunge un dado a scelta.</translation>
    </message>
    <message>
        <source>The operation is completed: choose a reward.</source>
        <translation>L’operazione è completata: scegliete una ricompensa.</translation>
    </message>
    <message>
        <source>The ship steers for the operation {operation}.</source>
        <extracomment>Chronicle. {operation} is the name of a single game in quotation marks.</extracomment>
        <translation>La nave fa rotta verso l’operazione {operation}.</translation>
    </message>
    <message>
        <source>The operation {operation} is completed.</source>
        <extracomment>Chronicle. {operation} is the name of a single game in quotation marks.</extracomment>
        <translation>L’operazione {operation} è completata.</translation>
    </message>
    <message>
        <source>This operation is not there, or it is completed already.</source>
        <translation>Questa operazione non c’è, o è già completata.</translation>
    </message>
    <message>
        <source>An operation costs two energy.</source>
        <translation>Un’operazione costa due gettoni Energia.</translation>
    </message>
    <message>
        <source>{player}: which section takes part in the operation?</source>
        <extracomment>Question aboard. {player} is the name of a player.</extracomment>
        <translation>{player}: quale reparto partecipa all’operazione?</translation>
    </message>
    <message>
        <source>{section}: who goes on the operation?</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: chi va in operazione?</translation>
    </message>
</context>
<context>
    <name>ShipPhase</name>
    <message>
        <source>Set-up</source>
        <extracomment>Name of a step of the campaign: before the first expedition.</extracomment>
        <translation>Preparazione della campagna</translation>
    </message>
    <message>
        <source>Operation</source>
        <extracomment>Name of a step: a single game without a campaign; not surgery.</extracomment>
        <translation>Operazione</translation>
    </message>
    <message>
        <source>Leaving the planet</source>
        <translation>Partenza dal pianeta</translation>
    </message>
    <message>
        <source>Docking</source>
        <extracomment>Name of a step: the lander comes back to the ship.</extracomment>
        <translation>Attracco</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <extracomment>Name of a step: what the expedition has brought.</extracomment>
        <translation>Debriefing</translation>
    </message>
    <message>
        <source>Unloading</source>
        <extracomment>Name of a step: finds are brought aboard.</extracomment>
        <translation>Scarico</translation>
    </message>
    <message>
        <source>Medbay</source>
        <extracomment>Name of a step and place: where the ill lie.</extracomment>
        <translation>Infermeria</translation>
    </message>
    <message>
        <source>Memorial wall</source>
        <extracomment>Name of a step and place: where the dead are remembered.</extracomment>
        <translation>Muro commemorativo</translation>
    </message>
    <message>
        <source>Save point</source>
        <extracomment>Name of a step: the game can be put away here.</extracomment>
        <translation>Punto di Salvataggio</translation>
    </message>
    <message>
        <source>Resuming</source>
        <extracomment>Name of a step: the game is taken up again.</extracomment>
        <translation>Ripresa</translation>
    </message>
    <message>
        <source>Bridge</source>
        <extracomment>Name of a step and place: from where the ship is steered.</extracomment>
        <translation>Ponte di Comando</translation>
    </message>
    <message>
        <source>Star map</source>
        <extracomment>Name of a step: the ship flies.</extracomment>
        <translation>Mappa stellare</translation>
    </message>
    <message>
        <source>Planetary scanner</source>
        <extracomment>Name of a step: the next planet is looked at from afar.</extracomment>
        <translation>Scanner Planetario</translation>
    </message>
    <message>
        <source>Facilities</source>
        <extracomment>Name of a step: rooms of the ship are visited.</extracomment>
        <translation>Strutture</translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <extracomment>Name of a step and room of the ship.</extracomment>
        <translation>Laboratorio di Ricerca</translation>
    </message>
    <message>
        <source>Production complex</source>
        <extracomment>Name of a step and room of the ship, where things are made.</extracomment>
        <translation>Complesso di Produzione</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Name of a step and room of the ship, where crew is trained.</extracomment>
        <translation>Caserma</translation>
    </message>
    <message>
        <source>Situation room</source>
        <extracomment>Name of a step and room of the ship, where what troubles people aboard is solved.</extracomment>
        <translation>Sala situazioni</translation>
    </message>
    <message>
        <source>Add-on facility</source>
        <translation>Struttura aggiuntiva</translation>
    </message>
    <message>
        <source>Hangar</source>
        <extracomment>Name of a step and room of the ship, where landers stand.</extracomment>
        <translation>Hangar</translation>
    </message>
    <message>
        <source>Mission launch</source>
        <extracomment>Name of a step: the team gets ready.</extracomment>
        <translation>Lancio della Missione</translation>
    </message>
    <message>
        <source>Begin planetary exploration</source>
        <translation>Inizio dell’Esplorazione Planetaria</translation>
    </message>
    <message>
        <source>Planetary exploration</source>
        <extracomment>Name of a step: the expedition itself.</extracomment>
        <translation>Esplorazione Planetaria</translation>
    </message>
</context>
<context>
    <name>ShipProjects</name>
    <message numerus="yes">
        <source>Move production projects %n stage(s) on.</source>
        <extracomment>Effect of a card aboard: projects are made in stages. %n is how many stages.</extracomment>
        <translation>
            <numerusform>Fate avanzare un progetto di produzione di %n stadio.</numerusform>
            <numerusform>Fate avanzare progetti di produzione di %n stadi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Projects of which keyword do you complete?</source>
        <translation>Di quale parola chiave completate i progetti?</translation>
    </message>
    <message>
        <source>Which project with the keyword {keyword} do you pay for?</source>
        <extracomment>Question aboard. {keyword} is a keyword in quotation marks.</extracomment>
        <translation>Quale progetto con la parola chiave {keyword} pagate?</translation>
    </message>
    <message>
        <source>Slot {number}: {icons}</source>
        <extracomment>Choice of a place in the laboratory. {number} is a number, {icons} are what crew must show there.</extracomment>
        <translation>Spazio {number}: {icons}</translation>
    </message>
    <message>
        <source>Queue {row}, stage {stage}</source>
        <extracomment>Choice of a place where things are made. {row} and {stage} are numbers.</extracomment>
        <translation>Coda {row}, stadio {stage}</translation>
    </message>
    <message>
        <source>Research projects may be completed.</source>
        <translation>Si possono completare progetti di ricerca.</translation>
    </message>
    <message>
        <source>Lab work may be done.</source>
        <translation>Si può svolgere il lavoro di laboratorio.</translation>
    </message>
    <message>
        <source>Production projects may be started.</source>
        <translation>Si possono avviare progetti di produzione.</translation>
    </message>
    <message>
        <source>Projects may be boosted.</source>
        <translation>I progetti possono essere potenziati.</translation>
    </message>
    <message>
        <source>Turn over {cards}.</source>
        <extracomment>{cards} are names of research projects in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation>Girate {cards}.</translation>
    </message>
    <message>
        <source>Complete {card}.</source>
        <extracomment>What happens aboard: a project. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Completate {card}.</translation>
    </message>
    <message>
        <source>Start {card}.</source>
        <extracomment>What happens aboard: a project. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Avviate {card}.</translation>
    </message>
    <message>
        <source>{card} moves one stage on.</source>
        <extracomment>What happens aboard: a project is made in stages. {card} is the name of a card in quotation marks.</extracomment>
        <translation>{card} avanza di uno stadio.</translation>
    </message>
    <message>
        <source>Complete {card} without cost.</source>
        <extracomment>Effect of a card aboard: a project. {card} is the name of a card in quotation marks.</extracomment>
        <translation>Completate {card} gratis.</translation>
    </message>
    <message>
        <source>No such project with this keyword is in the laboratory.</source>
        <translation>Nel laboratorio non c’è un progetto simile con questa parola chiave.</translation>
    </message>
    <message>
        <source>The gathered discoveries do not pay the whole cost.</source>
        <translation>Le scoperte raccolte non bastano a pagare l’intero costo.</translation>
    </message>
    <message>
        <source>First choose the keyword.</source>
        <translation>Scegliete prima la parola chiave.</translation>
    </message>
    <message>
        <source>Which project is completed by lab work?</source>
        <translation>Quale progetto viene completato con il lavoro di laboratorio?</translation>
    </message>
    <message>
        <source>Which project do you start?</source>
        <translation>Quale progetto avviate?</translation>
    </message>
    <message>
        <source>In which queue do you start {card}?</source>
        <extracomment>Question aboard. {card} is the name of a project in quotation marks.</extracomment>
        <translation>In quale coda avviate {card}?</translation>
    </message>
    <message>
        <source>Which project do you boost?</source>
        <translation>Quale progetto potenziate?</translation>
    </message>
    <message>
        <source>Which project moves one stage on?</source>
        <translation>Quale progetto avanza di uno stadio?</translation>
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
        <translation>Tiro: {results}.</translation>
    </message>
    <message>
        <source>Survival check for {member}: {results}.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember. {results} are icons or numbers, in some cases with names.</extracomment>
        <translation>Prova di sopravvivenza di {member}: {results}.</translation>
    </message>
    <message>
        <source>Lots are drawn: {results}.</source>
        <extracomment>Chronicle aboard. {results} are icons or numbers, in some cases with names.</extracomment>
        <translation>Si tira a sorte: {results}.</translation>
    </message>
    <message>
        <source>Roll a die: what does it show? ({number} of {count})</source>
        <extracomment>Where players roll their own dice. {number} and {count} are numbers: which of how many.</extracomment>
        <translation>Tirate un dado: che cosa mostra? ({number} di {count})</translation>
    </message>
    <message>
        <source>Roll a die for {member}: what does it show? ({number} of {count})</source>
        <extracomment>Where players roll their own dice. {number} and {count} are numbers: which of how many. {member} is the name of a crewmember.</extracomment>
        <translation>Tirate un dado per {member}: che cosa mostra? ({number} di {count})</translation>
    </message>
    <message>
        <source>Let the game roll</source>
        <translation>Lascia tirare il gioco</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n ten-sided dice.</source>
        <extracomment>Effect of a card. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Tirate %n D10.</numerusform>
            <numerusform>Tirate %n D10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n injury dice.</source>
        <extracomment>Effect of a card. %n is a number of dice.</extracomment>
        <translation>
            <numerusform>Tirate %n dado Ferita.</numerusform>
            <numerusform>Tirate %n dadi Ferita.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} survives.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation>{member} sopravvive.</translation>
    </message>
</context>
<context>
    <name>ShipSavePoint</name>
    <message numerus="yes">
        <source>Go on with %n player(s)</source>
        <extracomment>Choice when a game is taken up again. %n is a number of people.</extracomment>
        <translation>
            <numerusform>Prosegui con %n giocatore</numerusform>
            <numerusform>Prosegui con %n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session goes on with %n player(s).</source>
        <extracomment>Chronicle aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>La sessione prosegue con %n giocatore.</numerusform>
            <numerusform>La sessione prosegue con %n giocatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>deadly injuries</source>
        <extracomment>A switch for a harder game: whoever dies stays dead.</extracomment>
        <translation>ferite mortali</translation>
    </message>
    <message>
        <source>deaths lower morale</source>
        <translation>le morti abbassano il morale</translation>
    </message>
    <message>
        <source>harder survival checks</source>
        <translation>prove di sopravvivenza più dure</translation>
    </message>
    <message>
        <source>Turn on: {part}</source>
        <extracomment>Choice of how hard the game is. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>Attiva: {part}</translation>
    </message>
    <message>
        <source>Turn off: {part}</source>
        <extracomment>Choice of how hard the game is. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>Disattiva: {part}</translation>
    </message>
    <message>
        <source>No longer: {part}.</source>
        <extracomment>Chronicle aboard. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>Non vale più: {part}.</translation>
    </message>
    <message>
        <source>From now on: {part}.</source>
        <extracomment>Chronicle aboard. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>D’ora in poi: {part}.</translation>
    </message>
    <message>
        <source>Nobody will land there again, and the record is thrown away: {planet}.</source>
        <extracomment>Chronicle aboard. {planet} is the name of a landing card.</extracomment>
        <translation>Lì non atterrerà più nessuno, e la scheda viene buttata: {planet}.</translation>
    </message>
    <message>
        <source>Recorded as it was left: {planet}.</source>
        <extracomment>Chronicle: the map is noted down for the next visit. {planet} is the name of a landing card.</extracomment>
        <translation>Registrato come lo avete lasciato: {planet}.</translation>
    </message>
    <message>
        <source>Everything is recorded. Stop here, or go on?</source>
        <translation>Tutto è registrato. Vi fermate qui o proseguite?</translation>
    </message>
    <message>
        <source>The ship is packed up. Who is at the table when you go on?</source>
        <translation>La nave è messa via. Chi è al tavolo quando proseguite?</translation>
    </message>
    <message>
        <source>Go on to the bridge</source>
        <translation>Vai al ponte di comando</translation>
    </message>
    <message>
        <source>Stop and pack up</source>
        <translation>Fermati e metti via</translation>
    </message>
    <message>
        <source>The harder mode can be changed only at the save point.</source>
        <translation>La modalità più dura si può cambiare solo al punto di salvataggio.</translation>
    </message>
    <message>
        <source>One to four players take part.</source>
        <translation>Partecipano da uno a quattro giocatori.</translation>
    </message>
</context>
<context>
    <name>ShipSetUp</name>
    <message>
        <source>Player {number}</source>
        <extracomment>Name of a player who has not typed one. {number} is from 1 to 4.</extracomment>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Name the player of this section: {section}.</source>
        <extracomment>What happens at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation>Dite chi gioca il reparto {section}.</translation>
    </message>
    <message>
        <source>{section} keeps one recruit.</source>
        <extracomment>What happens at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation>Il reparto {section} tiene una recluta.</translation>
    </message>
    <message>
        <source>{section} puts one crewmember on the crew board; the other rests.</source>
        <extracomment>What happens at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation>Il reparto {section} mette un membro dell’equipaggio sulla plancia equipaggio; l’altro riposa.</translation>
    </message>
    <message>
        <source>Player {number} sends a section to the first planet.</source>
        <extracomment>Name of a player who has not typed one. {number} is from 1 to 4.</extracomment>
        <translation>Il giocatore {number} manda un reparto sul primo pianeta.</translation>
    </message>
    <message>
        <source>Pay 5 [success]: each section gains its wild die.</source>
        <translation>Pagate 5 [success]: ogni reparto ottiene il suo dado Jolly.</translation>
    </message>
    <message>
        <source>{section}: {player}.</source>
        <extracomment>Chronicle: who plays a section. {player} is the name of a player. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: {player}.</translation>
    </message>
    <message>
        <source>{section} goes to the first planet.</source>
        <extracomment>Chronicle aboard. {section} is the name of a section, as Science.</extracomment>
        <translation>Il reparto {section} va sul primo pianeta.</translation>
    </message>
    <message>
        <source>Who controls {section}?</source>
        <extracomment>Question at the start of a campaign. {section} is the name of a section, as Science.</extracomment>
        <translation>Chi guida il reparto {section}?</translation>
    </message>
    <message>
        <source>{section}: which recruit do you keep?</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: quale recluta tenete?</translation>
    </message>
    <message>
        <source>{section}: which recruit do you keep? ({number} of {count})</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation>{section}: quale recluta tenete? ({number} di {count})</translation>
    </message>
    <message>
        <source>{section} takes part in the operation.</source>
        <extracomment>Chronicle aboard. {section} is the name of a section, as Science.</extracomment>
        <translation>Il reparto {section} partecipa all’operazione.</translation>
    </message>
    <message>
        <source>{section}: who goes on the crew board?</source>
        <extracomment>Question aboard. {section} is the name of a section, as Science.</extracomment>
        <translation>{section}: chi va sulla plancia equipaggio?</translation>
    </message>
    <message>
        <source>{player}: which section goes to the first planet?</source>
        <extracomment>Question to a player. {player} is the name.</extracomment>
        <translation>{player}: quale reparto va sul primo pianeta?</translation>
    </message>
</context>
<context>
    <name>ShipSituations</name>
    <message numerus="yes">
        <source>Solve %n open situation(s) of your choice.</source>
        <extracomment>Effect of a card aboard. %n is a number of situations.</extracomment>
        <translation>
            <numerusform>Risolvete %n situazione aperta a scelta.</numerusform>
            <numerusform>Risolvete %n situazioni aperte a scelta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n open situation(s) of your choice from the game.</source>
        <extracomment>Effect of a card aboard: they are out of this campaign. %n is a number of situations.</extracomment>
        <translation>
            <numerusform>Rimuovete dal gioco %n situazione aperta a scelta.</numerusform>
            <numerusform>Rimuovete dal gioco %n situazioni aperte a scelta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n possible situation(s) and put them back in an order of your choice.</source>
        <extracomment>Effect of a card aboard. %n is a number of cards.</extracomment>
        <translation>
            <numerusform>Guardate la prima situazione possibile e rimettetela al suo posto.</numerusform>
            <numerusform>Guardate le prime %n situazioni possibili e rimettetele in cima nell’ordine che volete.</numerusform>
        </translation>
    </message>
    <message>
        <source>One situation may be solved.</source>
        <translation>Si può risolvere una situazione.</translation>
    </message>
    <message>
        <source>The situation {card} is solved.</source>
        <extracomment>What happens aboard. {card} is the name of a card in quotation marks.</extracomment>
        <translation>La situazione {card} è risolta.</translation>
    </message>
    <message>
        <source>The situation {card} is put away.</source>
        <extracomment>What happens aboard: it troubles nobody any more. {card} is the name of a card in quotation marks.</extracomment>
        <translation>La situazione {card} viene messa via.</translation>
    </message>
    <message>
        <source>Supervisors may solve situations.</source>
        <translation>I supervisori possono risolvere situazioni.</translation>
    </message>
    <message>
        <source>Put the top situations back in an order of your choice.</source>
        <translation>Rimettete in cima le situazioni nell’ordine che volete.</translation>
    </message>
    <message>
        <source>On top of the possible situations: {cards}.</source>
        <extracomment>Chronicle aboard. {cards} are names of cards.</extracomment>
        <translation>In cima alle situazioni possibili: {cards}.</translation>
    </message>
    <message>
        <source>The possible situations come in this order: {cards}.</source>
        <extracomment>Chronicle aboard. {cards} are names of cards.</extracomment>
        <translation>Le situazioni possibili arrivano in questo ordine: {cards}.</translation>
    </message>
    <message>
        <source>Which situation do you solve?</source>
        <translation>Quale situazione risolvete?</translation>
    </message>
    <message>
        <source>Which situation do supervisors solve?</source>
        <translation>Quale situazione risolvono i supervisori?</translation>
    </message>
    <message>
        <source>Which situation lies next from the top?</source>
        <translation>Quale situazione viene dopo, dall’alto?</translation>
    </message>
    <message>
        <source>Which situation leaves the game?</source>
        <translation>Quale situazione lascia il gioco?</translation>
    </message>
</context>
<context>
    <name>ShipStanding</name>
    <message>
        <source>Marked routes and destinations are permitted</source>
        <translation>Sono permesse le rotte e le destinazioni contrassegnate</translation>
    </message>
    <message>
        <source>[success](pl) for a die</source>
        <translation>[success](pl) per un dado</translation>
    </message>
    <message>
        <source>A failed survival check counts as passed</source>
        <translation>Una prova di sopravvivenza fallita vale come superata</translation>
    </message>
    <message>
        <source>Damage to a lander is ignored</source>
        <translation>I danni a un lander vengono ignorati</translation>
    </message>
    <message>
        <source>An exploration begins with the first or the second of its conditions, as you choose</source>
        <translation>Un’esplorazione inizia con la prima o la seconda delle sue condizioni, a scelta</translation>
    </message>
    <message>
        <source>The landing card is revealed at the launch</source>
        <translation>Al lancio la carta Atterraggio viene rivelata</translation>
    </message>
    <message>
        <source>[energy] on the bridge</source>
        <translation>[energy] sul ponte di comando</translation>
    </message>
    <message>
        <source>[command] on the bridge</source>
        <translation>[command](pl) sul ponte di comando</translation>
    </message>
    <message>
        <source>New situations on the bridge</source>
        <translation>Nuove situazioni sul ponte di comando</translation>
    </message>
    <message>
        <source>[energy] for a flight</source>
        <translation>[energy] per un volo</translation>
    </message>
    <message>
        <source>[energy] for a visit</source>
        <translation>[energy] per una visita</translation>
    </message>
    <message>
        <source>[energy] for a part of the scanner</source>
        <translation>[energy] per una parte dello scanner</translation>
    </message>
    <message>
        <source>Discoveries for a research project</source>
        <translation>Scoperte per un progetto di ricerca</translation>
    </message>
    <message>
        <source>Icons that assigned crew must show</source>
        <translation>Simboli che l’equipaggio assegnato deve avere</translation>
    </message>
    <message>
        <source>Production boosts without crew</source>
        <translation>Potenziamenti della produzione senza equipaggio</translation>
    </message>
    <message>
        <source>Stage at which production starts</source>
        <translation>Stadio da cui parte la produzione</translation>
    </message>
    <message>
        <source>Situations solved in a visit</source>
        <translation>Situazioni risolte in una visita</translation>
    </message>
    <message>
        <source>Recruits shown in the barracks</source>
        <translation>Reclute mostrate nella caserma</translation>
    </message>
    <message>
        <source>Rank that instructors count as</source>
        <translation>Grado con cui contano gli istruttori</translation>
    </message>
    <message>
        <source>Patients who move one bed more</source>
        <translation>Pazienti che si spostano di un letto in più</translation>
    </message>
    <message>
        <source>Dice of a survival check rolled again</source>
        <translation>Dadi di una prova di sopravvivenza da ritirare</translation>
    </message>
    <message>
        <source>Dice of a survival check</source>
        <translation>Dadi di una prova di sopravvivenza</translation>
    </message>
    <message>
        <source>Morale does not fall below this level</source>
        <translation>Il morale non scende sotto questo livello</translation>
    </message>
    <message>
        <source>Most drops of morale in a phase</source>
        <translation>Numero massimo di cali di morale per fase</translation>
    </message>
    <message>
        <source>Statistics of the lander</source>
        <translation>Valori del lander</translation>
    </message>
    <message>
        <source>Supplies of the lander</source>
        <translation>Provviste del lander</translation>
    </message>
    <message>
        <source>Equipment that the lander carries</source>
        <translation>Attrezzatura che il lander può portare</translation>
    </message>
    <message>
        <source>Discoveries that the lander holds</source>
        <translation>Scoperte che il lander può tenere</translation>
    </message>
    <message>
        <source>Charges at the start of an exploration</source>
        <translation>Cariche all’inizio di un’esplorazione</translation>
    </message>
    <message>
        <source>Cards at the start of an exploration</source>
        <translation>Carte all’inizio di un’esplorazione</translation>
    </message>
    <message>
        <source>Cards that may be drawn anew at the launch</source>
        <translation>Carte che si possono ripescare al lancio</translation>
    </message>
    <message>
        <source>Repair of a lander</source>
        <translation>Riparazione di un lander</translation>
    </message>
    <message>
        <source>once</source>
        <extracomment>In parentheses behind what a card allows: how often.</extracomment>
        <translation>una volta</translation>
    </message>
    <message>
        <source>once per visit</source>
        <translation>una volta per visita</translation>
    </message>
    <message>
        <source>once per phase</source>
        <translation>una volta per fase</translation>
    </message>
    <message>
        <source>once per act</source>
        <translation>una volta per atto</translation>
    </message>
    <message>
        <source>lab work</source>
        <extracomment>What a rule aboard is about: crew that works on research.</extracomment>
        <translation>lavoro di laboratorio</translation>
    </message>
    <message>
        <source>lab work or a boost</source>
        <translation>lavoro di laboratorio o un potenziamento</translation>
    </message>
    <message>
        <source>boosts</source>
        <extracomment>What a rule aboard is about: crew that makes production faster.</extracomment>
        <translation>potenziamenti</translation>
    </message>
    <message>
        <source>training</source>
        <extracomment>What a rule aboard is about: crew that rises in rank.</extracomment>
        <translation>addestramento</translation>
    </message>
    <message>
        <source>supervisors</source>
        <extracomment>What a rule aboard is about: crew that looks after a room.</extracomment>
        <translation>supervisori</translation>
    </message>
    <message>
        <source>add-on staff</source>
        <translation>personale delle strutture aggiuntive</translation>
    </message>
    <message>
        <source>projects with start stage 1</source>
        <translation>progetti con stadio iniziale 1</translation>
    </message>
    <message>
        <source>projects with start stage 2</source>
        <translation>progetti con stadio iniziale 2</translation>
    </message>
    <message>
        <source>projects with start stage 3</source>
        <translation>progetti con stadio iniziale 3</translation>
    </message>
    <message>
        <source>personal equipment</source>
        <extracomment>What a rule aboard is about: a kind of cards.</extracomment>
        <translation>attrezzatura personale</translation>
    </message>
    <message>
        <source>mission equipment</source>
        <extracomment>What a rule aboard is about: a kind of cards.</extracomment>
        <translation>attrezzatura per la missione</translation>
    </message>
    <message>
        <source>explorations</source>
        <extracomment>What a rule aboard is about: expeditions.</extracomment>
        <translation>esplorazioni</translation>
    </message>
    <message>
        <source>amber mark</source>
        <extracomment>What a rule aboard is about: a mark on cards.</extracomment>
        <translation>segno ambra</translation>
    </message>
    <message>
        <source>projects about living things</source>
        <translation>progetti su esseri viventi</translation>
    </message>
    <message>
        <source>projects about the Shallows</source>
        <translation>progetti sulle Secche</translation>
    </message>
    <message>
        <source>projects about materials</source>
        <translation>progetti sui materiali</translation>
    </message>
    <message>
        <source>projects about peoples</source>
        <translation>progetti sui popoli</translation>
    </message>
    <message>
        <source>projects about the Post</source>
        <translation>progetti sulla Posta</translation>
    </message>
    <message>
        <source>Treat {what} as absent.</source>
        <extracomment>A standing effect aboard. {what} is the name of a card in quotation marks, or a task of the crew.</extracomment>
        <translation>Non si tiene conto di quanto segue: {what}.</translation>
    </message>
    <message>
        <source>{change} ({how}).</source>
        <extracomment>{change} is as &quot;[energy] for a flight&quot;, {how} by how much, for what and how often: &quot;−1, once per phase&quot;.</extracomment>
        <translation>{change} ({how}).</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>In brackets behind what costs nothing.</extracomment>
        <translation>gratis</translation>
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
            <numerusform>Vola verso {system}: %n [energy]</numerusform>
            <numerusform>Vola verso {system}: %n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Visit {place}: %n [energy]</source>
        <extracomment>Choice. {place} is the name of a planet, %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Visita {place}: %n [energy]</numerusform>
            <numerusform>Visita {place}: %n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ship is at {system}, with %n [energy]. Where to?</source>
        <extracomment>Question aboard. {system} is the name of a star in quotation marks, %n stands before the icon.</extracomment>
        <translation>
            <numerusform>La nave si trova presso {system}, con %n [energy]. Dove andate?</numerusform>
            <numerusform>La nave si trova presso {system}, con %n [energy]. Dove andate?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reveal {part}: %n [energy]</source>
        <extracomment>Choice: a landing card is covered in parts. %n is how many. {part} is a part of the rules or of a card, as &quot;deadly injuries&quot;.</extracomment>
        <translation>
            <numerusform>Scopri {part}: %n [energy]</numerusform>
            <numerusform>Scopri {part}: %n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scan {planet}? The pool holds %n [energy].</source>
        <extracomment>Question aboard. {planet} is the name of a landing card in quotation marks, %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Volete scansionare {planet}? Nella riserva: %n [energy].</numerusform>
            <numerusform>Volete scansionare {planet}? Nella riserva: %n [energy].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scout(s) make the next part cheaper.</source>
        <extracomment>Behind the question whether to scan a planet. %n is how many of the crew scout.</extracomment>
        <translation>
            <numerusform>%n esploratore rende meno cara la prossima parte.</numerusform>
            <numerusform>%n esploratori rendono meno cara la prossima parte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reveal the next %n part(s) of the landing card in the scanner.</source>
        <extracomment>Effect of a card aboard: a landing card is covered in parts. %n is how many.</extracomment>
        <translation>
            <numerusform>Scoprite la prossima parte della carta Atterraggio nello scanner.</numerusform>
            <numerusform>Scoprite le prossime %n parti della carta Atterraggio nello scanner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n [energy], more than the pool holds.</source>
        <extracomment>Why the ship cannot go there. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Questo costa %n [energy], più di quanto c’è nella riserva.</numerusform>
            <numerusform>Questo costa %n [energy], più di quanto c’è nella riserva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This part costs %n [energy], more than the pool holds.</source>
        <extracomment>Why a part of the landing card cannot be revealed. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Questa parte costa %n [energy], più di quanto c’è nella riserva.</numerusform>
            <numerusform>Questa parte costa %n [energy], più di quanto c’è nella riserva.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no planet in the scanner. If you go on, the ship drifts: morale falls by one level, the penalty token goes into the command pool, and this cycle ends without facilities and without an exploration. Drift?</source>
        <translation>Nello scanner non c’è nessun pianeta. Se proseguite, la nave va alla deriva: il morale scende di un livello, il gettone Penalità va nella riserva Comando e questo ciclo finisce senza strutture e senza esplorazione. Andate alla deriva?</translation>
    </message>
    <message>
        <source>{place} is open now.</source>
        <extracomment>Chronicle: the ship can go there from now on. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation>Ora è aperto: {place}.</translation>
    </message>
    <message>
        <source>{place} is closed now.</source>
        <extracomment>Chronicle: the ship cannot go there any more. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation>Ora è chiuso: {place}.</translation>
    </message>
    <message>
        <source>Visited: {place}.</source>
        <extracomment>Chronicle aboard. {place} is the name of a star or planet.</extracomment>
        <translation>Visitato: {place}.</translation>
    </message>
    <message>
        <source>The scanner shows: {parts}.</source>
        <extracomment>Chronicle aboard. {parts} are what the parts of a landing card show, as &quot;biomes and icons&quot;.</extracomment>
        <translation>Lo scanner mostra: {parts}.</translation>
    </message>
    <message>
        <source>biomes and icons</source>
        <translation>biomi e simboli</translation>
    </message>
    <message>
        <source>conditions of the landing</source>
        <translation>condizioni dell’atterraggio</translation>
    </message>
    <message>
        <source>dangers and gear</source>
        <translation>pericoli e attrezzatura</translation>
    </message>
    <message>
        <source>The travel goes on.</source>
        <translation>Il viaggio prosegue.</translation>
    </message>
    <message>
        <source>The planet may be scanned.</source>
        <translation>Il pianeta può essere scansionato.</translation>
    </message>
    <message>
        <source>The ship flies to {system}.</source>
        <extracomment>Effect of a card aboard. {system} is the name of a star in quotation marks.</extracomment>
        <translation>La nave vola verso {system}.</translation>
    </message>
    <message>
        <source>The ship reaches {system}.</source>
        <extracomment>Chronicle. {system} is the name of a star in quotation marks.</extracomment>
        <translation>La nave raggiunge {system}.</translation>
    </message>
    <message>
        <source>The journey ends at a planet: {planet}.</source>
        <extracomment>Chronicle aboard. {planet} is the name of a landing card.</extracomment>
        <translation>Il viaggio si conclude presso un pianeta: {planet}.</translation>
    </message>
    <message>
        <source>{place} opens on the star map.</source>
        <extracomment>Effect of a card aboard: the ship can go there from now on. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation>{place} si apre sulla mappa stellare.</translation>
    </message>
    <message>
        <source>{place} closes on the star map.</source>
        <extracomment>Effect of a card aboard: the ship cannot go there any more. {place} is the name of a star or planet in quotation marks.</extracomment>
        <translation>{place} si chiude sulla mappa stellare.</translation>
    </message>
    <message>
        <source>The ship is adrift.</source>
        <translation>La nave è alla deriva.</translation>
    </message>
    <message>
        <source>{member} scouts ahead.</source>
        <extracomment>Chronicle aboard. {member} is the name of a crewmember.</extracomment>
        <translation>{member} va in avanscoperta.</translation>
    </message>
    <message>
        <source>End the travel without a planet</source>
        <translation>Concludi il viaggio senza un pianeta</translation>
    </message>
    <message>
        <source>Drift</source>
        <extracomment>Choice: the ship has no energy left and goes nowhere.</extracomment>
        <translation>Alla deriva</translation>
    </message>
    <message>
        <source>Travel on</source>
        <extracomment>Choice: the ship goes on through the system.</extracomment>
        <translation>Prosegui il viaggio</translation>
    </message>
    <message>
        <source>Send a scout: {member}</source>
        <extracomment>Choice: somebody looks at the planet from near. {member} is the name of a crewmember.</extracomment>
        <translation>Invia un esploratore: {member}</translation>
    </message>
    <message>
        <source>Leave the rest covered</source>
        <translation>Lascia coperto il resto</translation>
    </message>
    <message>
        <source>This page of the star map does not lead there.</source>
        <translation>Questa pagina della mappa stellare non porta lì.</translation>
    </message>
    <message>
        <source>This is not open to you now.</source>
        <translation>Per ora questo non vi è aperto.</translation>
    </message>
    <message>
        <source>It is marked as dangerous, and no travel upgrade permits that.</source>
        <translation>È contrassegnata come pericolosa, e nessun potenziamento di viaggio lo permette.</translation>
    </message>
    <message>
        <source>It has been visited as often as it may be.</source>
        <translation>È già stata visitata quante volte è permesso.</translation>
    </message>
    <message>
        <source>The landing card of this planet has left the game.</source>
        <translation>La carta Atterraggio di questo pianeta è fuori dal gioco.</translation>
    </message>
    <message>
        <source>The parts are revealed in their order.</source>
        <translation>Le parti si scoprono nel loro ordine.</translation>
    </message>
    <message>
        <source>Every part of the card lies open.</source>
        <translation>Tutte le parti della carta sono scoperte.</translation>
    </message>
</context>
<context>
    <name>ShipTasks</name>
    <message>
        <source>anyone</source>
        <extracomment>In a list of what is needed, as &quot;[research], anyone&quot;: any crewmember.</extracomment>
        <translation>chiunque</translation>
    </message>
    <message>
        <source>{card}: who is assigned ({need})?</source>
        <extracomment>Question aboard. {card} is the name of a card. {need} is icons, or &quot;anyone&quot;.</extracomment>
        <translation>{card}: chi viene assegnato ({need})?</translation>
    </message>
    <message>
        <source>{card}: who is assigned ({need})? ({number} of {count})</source>
        <extracomment>Question aboard. {card} is the name of a card. {need} is icons, or &quot;anyone&quot;. {number} is a number. {count} is how many there are in all.</extracomment>
        <translation>{card}: chi viene assegnato ({need})? ({number} di {count})</translation>
    </message>
    <message>
        <source>assign crew ({need})</source>
        <extracomment>A head, small: what crew that are assigned bring about follows. {need} are the icons that they have to show.</extracomment>
        <translation>assegnate l’equipaggio ({need})</translation>
    </message>
    <message>
        <source>Only available crew can be assigned.</source>
        <translation>Si può assegnare solo equipaggio disponibile.</translation>
    </message>
    <message>
        <source>The last available member of a section cannot be assigned.</source>
        <translation>L’ultimo membro disponibile di un reparto non si può assegnare.</translation>
    </message>
    <message>
        <source>Nobody can be assigned to this task for now.</source>
        <translation>Per ora nessuno può essere assegnato a questo incarico.</translation>
    </message>
    <message>
        <source>They do not show the icons that are needed, one member for each.</source>
        <translation>Non hanno i simboli richiesti, un membro per ciascuno.</translation>
    </message>
    <message>
        <source>{member} ({section}, decided by {player})</source>
        <extracomment>Choice of somebody whom another player owns. {player} is the name of that player. {member} is the name of a crewmember. {section} is the name of a section, as Science.</extracomment>
        <translation>{member} ({section}, decide {player})</translation>
    </message>
</context>
<context>
    <name>ShipTexts</name>
    <message>
        <source>{source}: choose one.</source>
        <extracomment>{source} is the name of a card, or of a log.</extracomment>
        <translation>{source}: scegliete.</translation>
    </message>
    <message>
        <source>Do you want this? {effect}</source>
        <extracomment>Question aboard. {effect} is whole sentences of a card.</extracomment>
        <translation>Volete questo effetto? {effect}</translation>
    </message>
    <message>
        <source>{source}: do you want this? {effect}</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {effect} is whole sentences of a card.</extracomment>
        <translation>{source}: volete questo effetto? {effect}</translation>
    </message>
    <message>
        <source>Chosen: {option}</source>
        <extracomment>Chronicle aboard. {option} is the sentence that was chosen.</extracomment>
        <translation>Scelto: {option}</translation>
    </message>
    <message>
        <source>{source}: {option}</source>
        <extracomment>Chronicle aboard. {source} is the name of a card or of a log. {option} is the sentence that was chosen.</extracomment>
        <translation>{source}: {option}</translation>
    </message>
    <message>
        <source>Option {number}</source>
        <extracomment>Choice that has no words of its own. {number} counts from 1.</extracomment>
        <translation>Opzione {number}</translation>
    </message>
    <message>
        <source>Log {log} is read.</source>
        <extracomment>Chronicle aboard. {log} is the number of an entry of the logbook.</extracomment>
        <translation>Viene letta l’annotazione {log}.</translation>
    </message>
    <message>
        <source>Choose one of these.</source>
        <translation>Scegliete una di queste opzioni.</translation>
    </message>
    <message>
        <source>Do you pay {price} for this? {effect}</source>
        <extracomment>Question aboard. {price} is as &quot;2 [energy]&quot;. {effect}, whole sentences, is what players get for it.</extracomment>
        <translation>Pagate {price} per questo effetto? {effect}</translation>
    </message>
    <message>
        <source>{source}: do you pay {price} for this? {effect}</source>
        <extracomment>Question aboard. {source} is the name of a card or of a log. {price} is as &quot;2 [energy]&quot;. {effect}, whole sentences, is what players get for it.</extracomment>
        <translation>{source}: pagate {price} per questo effetto? {effect}</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Button under a question aboard.</extracomment>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button: make no use of what is offered.</extracomment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Another decision comes first.</source>
        <translation>Prima c’è un’altra decisione.</translation>
    </message>
    <message>
        <source>The campaign is over.</source>
        <translation>La campagna è finita.</translation>
    </message>
    <message>
        <source>This is not one of the answers to choose from.</source>
        <translation>Non è una delle risposte fra cui scegliere.</translation>
    </message>
    <message>
        <source>The cost of this option cannot be paid in full.</source>
        <translation>Il costo di questa opzione non può essere pagato per intero.</translation>
    </message>
    <message numerus="yes">
        <source>%n texts take effect. Which one is first?</source>
        <extracomment>Question aboard. %n is how many.</extracomment>
        <translation>
            <numerusform>Ha effetto %n testo. Quale per primo?</numerusform>
            <numerusform>Hanno effetto %n testi. Quale per primo?</numerusform>
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
        <translation>{card} ha effetto.</translation>
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
        <translation>Avanzato e perduto: {tokens}.</translation>
    </message>
    <message>
        <source>Income: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Entrate: {tokens}.</translation>
    </message>
    <message>
        <source>Taken from the income: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Tolto dalle entrate: {tokens}.</translation>
    </message>
    <message>
        <source>Gained: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Guadagnato: {tokens}.</translation>
    </message>
    <message>
        <source>Paid: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Pagato: {tokens}.</translation>
    </message>
    <message>
        <source>Lost: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Perso: {tokens}.</translation>
    </message>
    <message>
        <source>Brought along from the training: {tokens}.</source>
        <extracomment>Chronicle aboard. {tokens} are numbers and icons, as &quot;2 [energy]&quot;.</extracomment>
        <translation>Portato dall’addestramento: {tokens}.</translation>
    </message>
</context>
<context>
    <name>ShipUndo</name>
    <message>
        <source>Undo – start of the campaign</source>
        <translation>Annulla – inizio della campagna</translation>
    </message>
    <message>
        <source>Undo – {what}</source>
        <extracomment>Button. {what} is what is taken back, in the words of the button that was pressed.</extracomment>
        <translation>Annulla – {what}</translation>
    </message>
    <message>
        <source>Redo – {what}</source>
        <extracomment>Button. {what} is what is taken back, in the words of the button that was pressed.</extracomment>
        <translation>Ripeti – {what}</translation>
    </message>
    <message>
        <source>new name: {player}</source>
        <extracomment>Stands for {what} in &quot;Undo – {what}&quot;. {player} is the name of a player.</extracomment>
        <translation>nuovo nome: {player}</translation>
    </message>
    <message>
        <source>last decision</source>
        <extracomment>Stands for {what} in &quot;Undo – {what}&quot; where nothing more is known.</extracomment>
        <translation>ultima decisione</translation>
    </message>
</context>
<context>
    <name>ShipUnloading</name>
    <message>
        <source>Unique discoveries are unloaded.</source>
        <translation>Vengono scaricate le scoperte eccezionali.</translation>
    </message>
    <message>
        <source>Discoveries are unloaded.</source>
        <translation>Vengono scaricate le scoperte.</translation>
    </message>
    <message>
        <source>{card} is put away.</source>
        <extracomment>What happens aboard: a find comes to its place. {card} is the name of a card in quotation marks.</extracomment>
        <translation>La carta {card} viene messa via.</translation>
    </message>
    <message>
        <source>Discard this card.</source>
        <translation>Scartate questa carta.</translation>
    </message>
    <message>
        <source>Which unique discovery is unloaded next?</source>
        <translation>Quale scoperta eccezionale viene scaricata ora?</translation>
    </message>
    <message>
        <source>Which discovery is unloaded next?</source>
        <translation>Quale scoperta viene scaricata ora?</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Shortcuts</source>
        <extracomment>Title of the list of keys.</extracomment>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>Go from one part of the screen to the next; with Shift back</source>
        <translation>Passa da una parte dello schermo alla successiva; con Maiusc indietro</translation>
    </message>
    <message>
        <source>Act: press the button, take the choice, go to the sector</source>
        <translation>Agisci: premi il pulsante, conferma la scelta, vai nel settore</translation>
    </message>
    <message>
        <source>One step back: close a list or sheet, let go of what is carried</source>
        <translation>Un passo indietro: chiudi un elenco o un foglio, lascia ciò che stai spostando</translation>
    </message>
    <message>
        <source>Take the answer with this number</source>
        <translation>Scegli la risposta con questo numero</translation>
    </message>
    <message>
        <source>Show all answers</source>
        <translation>Mostra tutte le risposte</translation>
    </message>
    <message>
        <source>Show what may be done at any time</source>
        <translation>Mostra che cosa si può fare in qualsiasi momento</translation>
    </message>
    <message>
        <source>On the map: from sector to sector</source>
        <translation>Sulla mappa: da settore a settore</translation>
    </message>
    <message>
        <source>Move the map, with any arrow</source>
        <translation>Sposta la mappa, con qualsiasi freccia</translation>
    </message>
    <message>
        <source>Zoom the map</source>
        <translation>Ingrandisci o riduci la mappa</translation>
    </message>
    <message>
        <source>Fit the whole map into view</source>
        <translation>Adatta tutta la mappa alla vista</translation>
    </message>
    <message>
        <source>Look at the table while a sheet is open</source>
        <translation>Guarda il tavolo mentre un foglio è aperto</translation>
    </message>
    <message>
        <source>Show the crew boards, in a narrow window</source>
        <translation>Mostra le plance equipaggio, in una finestra stretta</translation>
    </message>
    <message>
        <source>Show the situation, in a narrow window</source>
        <translation>Mostra la situazione, in una finestra stretta</translation>
    </message>
    <message>
        <source>Put the dice aside for a look at the map, in a narrow window</source>
        <translation>Metti da parte i dadi per guardare la mappa, in una finestra stretta</translation>
    </message>
    <message>
        <source>Show all chances of a check, in a narrow window</source>
        <translation>Mostra tutte le probabilità di un tiro, in una finestra stretta</translation>
    </message>
    <message>
        <source>Open the journal</source>
        <translation>Apri il diario</translation>
    </message>
    <message>
        <source>See who sits where, and change names</source>
        <translation>Mostra chi siede dove, e cambia i nomi</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation>Annulla l’ultima decisione</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>What a key does: what was undone is done again.</extracomment>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>What is this? Pressed again, the codex says more</source>
        <translation>Che cos’è? Premuto di nuovo, il codex dice di più</translation>
    </message>
    <message>
        <source>Codex: look up rules, icons and cards</source>
        <translation>Codex: cerca regole, icone e carte</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>What a key does: open the settings.</extracomment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>What a key does: the window fills the screen, or no longer does.</extracomment>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>These shortcuts</source>
        <extracomment>What a key does: open the list of keys in which this stands.</extracomment>
        <translation>Queste scorciatoie</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: shut the list of keys.</extracomment>
        <translation>Chiudi</translation>
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
        <translation>Condizione</translation>
    </message>
    <message>
        <source>Rank-up</source>
        <extracomment>Kind of a card in the column of the situation: it promotes crewmembers.</extracomment>
        <translation>Grado Superiore</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>Heading over the last lines of the journal.</extracomment>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Completed</source>
        <extracomment>Beside a mission that is done.</extracomment>
        <translation>Completata</translation>
    </message>
    <message>
        <source>Optional</source>
        <extracomment>Beside a mission that need not be done.</extracomment>
        <translation>Facoltativa</translation>
    </message>
    <message>
        <source>Mission</source>
        <extracomment>Beside a mission that must be done.</extracomment>
        <translation>Missione</translation>
    </message>
    <message>
        <source>Sectors {numbers}</source>
        <extracomment>Beside a threat with several figures: where they are. {numbers} are numbers, as &quot;2, 5 and 6&quot;.</extracomment>
        <translation>Settori {numbers}</translation>
    </message>
    <message>
        <source>Sector {number}</source>
        <extracomment>Beside a threat: where it is. {number} is that of the sector.</extracomment>
        <translation>Settore {number}</translation>
    </message>
</context>
<context>
    <name>SituationTabs</name>
    <message>
        <source>Situation (S)</source>
        <extracomment>Button, with its key: a column with missions, threats and events slides in.</extracomment>
        <translation>Situazione (S)</translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message>
        <source>Shuffle the section decks, the discovery decks and the [event] cards.</source>
        <translation>Mescolate i mazzi Reparto, i mazzi Scoperte e le carte [event].</translation>
    </message>
    <message>
        <source>Make landing rolls until the lander is down.</source>
        <translation>Effettuate tiri di atterraggio finché il lander non è a terra.</translation>
    </message>
    <message>
        <source>Choose the lander sector.</source>
        <translation>Scegliete il settore del lander.</translation>
    </message>
    <message>
        <source>The away team leaves the lander.</source>
        <translation>La squadra di sbarco lascia il lander.</translation>
    </message>
    <message>
        <source>Each player decides in which order their crewmembers sit.</source>
        <translation>Ogni giocatore decide in quale ordine siedono i propri membri dell’equipaggio.</translation>
    </message>
    <message>
        <source>Each crewmember goes to the sector where the expedition begins.</source>
        <translation>Ogni membro dell’equipaggio va nel settore in cui inizia la spedizione.</translation>
    </message>
    <message>
        <source>Choose the [rank_up] of the expedition.</source>
        <translation>Scegliete la [rank_up] della spedizione.</translation>
    </message>
    <message>
        <source>Hand out the loaded equipment.</source>
        <translation>Distribuite l’attrezzatura caricata.</translation>
    </message>
    <message>
        <source>Take a free [basic] of a color of your choice.</source>
        <translation>Prendete un simbolo [basic] gratuito di un colore a vostra scelta.</translation>
    </message>
    <message>
        <source>Begin a new round and decide who takes the start token.</source>
        <translation>Iniziate un nuovo round e decidete chi prende il gettone Inizio.</translation>
    </message>
    <message>
        <source>Resolve {result} of the danger die with danger table {letter}.</source>
        <extracomment>{result} is an icon of the danger die, {letter} names the danger table: A, B, C.</extracomment>
        <translation>Risolvete {result} del dado Pericolo con la tabella Pericolo {letter}.</translation>
    </message>
    <message>
        <source>The time track of {track} progresses by one space.</source>
        <extracomment>{track} is the card or the sector to which the time track belongs, in quotation marks.</extracomment>
        <translation>Il contatore del tempo di {track} avanza di uno spazio.</translation>
    </message>
    <message>
        <source>The time tracks of {tracks} progress by one space each.</source>
        <extracomment>{tracks} are the cards and sectors to which the time tracks belong, in quotation marks, with &quot;and&quot; before the last one.</extracomment>
        <translation>I contatori del tempo di {tracks} avanzano di uno spazio ciascuno.</translation>
    </message>
    <message>
        <source>Discard the section card {card} that was played.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation>Scartate la carta Reparto {card} che è stata giocata.</translation>
    </message>
    <message>
        <source>Also roll the die that was kept aside: {die}.</source>
        <extracomment>{die} names a die: &quot;Basic die (red)&quot;.</extracomment>
        <translation>Tirate anche il dado messo da parte: {die}.</translation>
    </message>
    <message>
        <source>Reset the track of the action of {track}.</source>
        <extracomment>{track} is the card of the action, in quotation marks.</extracomment>
        <translation>Azzerate il contatore dell’azione di {track}.</translation>
    </message>
    <message numerus="yes">
        <source>Go back %n space(s) on the track of the action of {track}.</source>
        <extracomment>{track} is the card of the action, in quotation marks.</extracomment>
        <translation>
            <numerusform>Tornate indietro di %n spazio sul contatore dell’azione di {track}.</numerusform>
            <numerusform>Tornate indietro di %n spazi sul contatore dell’azione di {track}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Progress %n space(s) on the track of the action of {track}.</source>
        <extracomment>{track} is the card of the action, in quotation marks.</extracomment>
        <translation>
            <numerusform>Avanzate di %n spazio sul contatore dell’azione di {track}.</numerusform>
            <numerusform>Avanzate di %n spazi sul contatore dell’azione di {track}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a section card to prepare, make a dice check for dice combinations, or do both.</source>
        <translation>Per prepararvi pescate una carta Reparto, effettuate un tiro per le combinazioni di dadi, o fate entrambe le cose.</translation>
    </message>
    <message>
        <source>To prepare you may also draw a section card.</source>
        <translation>Per prepararvi potete anche pescare una carta Reparto.</translation>
    </message>
    <message>
        <source>To prepare you may also make a dice check for dice combinations.</source>
        <translation>Per prepararvi potete anche effettuare un tiro per le combinazioni di dadi.</translation>
    </message>
    <message>
        <source>Each crewmember draws a starting hand.</source>
        <translation>Ogni membro dell’equipaggio pesca la mano iniziale.</translation>
    </message>
    <message>
        <source>Shuffle all [event] cards into a new face-down deck.</source>
        <translation>Mescolate tutte le carte [event] in un nuovo mazzo a faccia in giù.</translation>
    </message>
    <message>
        <source>Choose the [global_condition] with which the expedition begins.</source>
        <translation>Scegliete la [global_condition] con cui inizia la spedizione.</translation>
    </message>
    <message>
        <source>The next crewmember clockwise takes a turn; after the last turn the round ends.</source>
        <translation>Il membro dell’equipaggio successivo in senso orario svolge il proprio turno; dopo l’ultimo turno il round termina.</translation>
    </message>
    <message>
        <source>Choose the next action of the turn.</source>
        <translation>Scegliete l’azione successiva del turno.</translation>
    </message>
    <message>
        <source>A [mission] whose requirement is met may be completed.</source>
        <translation>Una [mission] il cui obiettivo è raggiunto può essere completata.</translation>
    </message>
    <message>
        <source>End the turn; no [event] card is revealed.</source>
        <translation>Concludete il turno; non si rivela nessuna carta [event].</translation>
    </message>
    <message numerus="yes">
        <source>End the turn and reveal %n [event] card(s).</source>
        <extracomment>What the game does next. %n stands before the icon of an event card.</extracomment>
        <translation>
            <numerusform>Concludete il turno e rivelate %n carta [event].</numerusform>
            <numerusform>Concludete il turno e rivelate %n carte [event].</numerusform>
        </translation>
    </message>
    <message>
        <source>Reveal the top [event] card.</source>
        <translation>Rivelate la prima carta [event].</translation>
    </message>
    <message>
        <source>Resolve the revealed [event] card.</source>
        <translation>Risolvete la carta [event] rivelata.</translation>
    </message>
    <message>
        <source>Discard the [event] card.</source>
        <translation>Scartate la carta [event].</translation>
    </message>
    <message>
        <source>Move to the sector at the other end of the path.</source>
        <translation>Spostatevi nel settore all’altra estremità del percorso.</translation>
    </message>
    <message>
        <source>Refresh half of your section dice, rounded up.</source>
        <translation>Ricaricate metà dei vostri dadi Reparto, arrotondando per eccesso.</translation>
    </message>
    <message>
        <source>Discard section cards down to the section card limit.</source>
        <translation>Scartate carte Reparto fino al limite delle carte Reparto.</translation>
    </message>
    <message>
        <source>Go on with the dice check.</source>
        <translation>Proseguite con il tiro.</translation>
    </message>
    <message>
        <source>The injury die returns to the top slot of a column without one.</source>
        <translation>Il dado Ferita torna nella casella più alta di una colonna che non ne ha.</translation>
    </message>
    <message>
        <source>Put an injury die in the top slot of a column without one.</source>
        <translation>Mettete un dado Ferita nella casella più alta di una colonna che non ne ha.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n drawn [lead] on discovery decks.</source>
        <extracomment>What the game does next: lead tokens from the bag. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>Mettete %n [lead] pescato sui mazzi Scoperte.</numerusform>
            <numerusform>Mettete %n [lead] pescati sui mazzi Scoperte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one of these sectors: {sectors}.</source>
        <extracomment>{sectors} are numbers of sectors, with commas between them.</extracomment>
        <translation>Scegliete uno di questi settori: {sectors}.</translation>
    </message>
    <message>
        <source>If the [lead](pl) of the {deck} deck are worth {value} or more, gain its top discovery.</source>
        <extracomment>{deck} is the icon of a discovery deck. {value} is 3.</extracomment>
        <translation>Se gli [lead](pl) sul mazzo {deck} valgono {value} o più, ottenete la sua prima scoperta.</translation>
    </message>
    <message>
        <source>The open question is asked again.</source>
        <translation>La domanda rimasta aperta viene ripetuta.</translation>
    </message>
    <message>
        <source>The outcomes of the dice check have been resolved.</source>
        <translation>I risultati del tiro sono stati risolti.</translation>
    </message>
    <message>
        <source>One of the dice that pay stays in the roll pool.</source>
        <translation>Uno dei dadi che pagano resta nella riserva del tiro.</translation>
    </message>
    <message>
        <source>The expedition is over.</source>
        <translation>La spedizione è conclusa.</translation>
    </message>
    <message>
        <source>Preparing is over.</source>
        <translation>La preparazione è conclusa.</translation>
    </message>
    <message>
        <source>Take a free red [basic].</source>
        <translation>Prendete un simbolo [basic] rosso gratuito.</translation>
    </message>
    <message>
        <source>Take a free green [basic].</source>
        <translation>Prendete un simbolo [basic] verde gratuito.</translation>
    </message>
    <message>
        <source>Take a free blue [basic].</source>
        <translation>Prendete un simbolo [basic] blu gratuito.</translation>
    </message>
    <message>
        <source>The yellow outcome has been resolved.</source>
        <translation>Il risultato giallo è stato risolto.</translation>
    </message>
    <message>
        <source>The green outcome has been resolved.</source>
        <translation>Il risultato verde è stato risolto.</translation>
    </message>
    <message>
        <source>The red outcome has been resolved.</source>
        <translation>Il risultato rosso è stato risolto.</translation>
    </message>
    <message numerus="yes">
        <source>Each crewmember draws a starting hand and %n card(s) more, then discards down to the limit.</source>
        <extracomment>What the game does next, at the start of an expedition. %n is how many cards are drawn beyond the starting hand.</extracomment>
        <translation>
            <numerusform>Ogni membro dell’equipaggio pesca la mano iniziale e %n carta in più, poi scarta fino al limite.</numerusform>
            <numerusform>Ogni membro dell’equipaggio pesca la mano iniziale e %n carte in più, poi scarta fino al limite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After that each may draw up to %n card(s) anew.</source>
        <extracomment>What the game does next, at the start of an expedition: cards that players do not like. %n is how many.</extracomment>
        <translation>
            <numerusform>Poi ognuno può cambiare fino a %n carta.</numerusform>
            <numerusform>Poi ognuno può cambiare fino a %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Red dice that have no slot any more go to the spent pool.</source>
        <translation>I dadi rossi che non hanno più una casella vanno nella riserva dei dadi spesi.</translation>
    </message>
    <message>
        <source>Green dice that have no slot any more go to the spent pool.</source>
        <translation>I dadi verdi che non hanno più una casella vanno nella riserva dei dadi spesi.</translation>
    </message>
    <message>
        <source>Blue dice that have no slot any more go to the spent pool.</source>
        <translation>I dadi blu che non hanno più una casella vanno nella riserva dei dadi spesi.</translation>
    </message>
    <message>
        <source>Apply the yellow outcome.</source>
        <translation>Applicate il risultato giallo.</translation>
    </message>
    <message>
        <source>Apply the green outcome.</source>
        <translation>Applicate il risultato verde.</translation>
    </message>
    <message>
        <source>Apply the red outcome.</source>
        <translation>Applicate il risultato rosso.</translation>
    </message>
</context>
<context>
    <name>Stories</name>
    <message>
        <source>the captain</source>
        <extracomment>In a story, where the captain has no name.</extracomment>
        <translation>il capitano</translation>
    </message>
    <message>
        <source>one of you</source>
        <translation>uno di voi</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Only to look at: another window plays this save, or its file may not be written.</source>
        <translation>Solo da guardare: un’altra finestra gioca questo salvataggio, oppure il file non si può scrivere.</translation>
    </message>
</context>
<context>
    <name>TableSheets</name>
    <message>
        <source>Discards of {member}</source>
        <extracomment>Title over a pile of section cards. {member} is the name of a crewmember.</extracomment>
        <translation>Scarti: {member}</translation>
    </message>
    <message>
        <source>Cards in the deck, face down: {count}</source>
        <extracomment>Under the title over discarded cards. {count} is a number.</extracomment>
        <translation>Carte coperte nel mazzo: {count}</translation>
    </message>
    <message>
        <source>Discarded events</source>
        <extracomment>Title over a pile of event cards.</extracomment>
        <translation>Eventi scartati</translation>
    </message>
    <message>
        <source>The expedition is over</source>
        <translation>La spedizione è conclusa</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
    <message>
        <source>To the first screen</source>
        <translation>Alla schermata iniziale</translation>
    </message>
</context>
<context>
    <name>TeamQuestions</name>
    <message>
        <source>your rank is {rank} or higher</source>
        <extracomment>After &quot;if&quot;. {rank} is 1, 2 or 3.</extracomment>
        <translation>il vostro grado è almeno {rank}</translation>
    </message>
    <message>
        <source>a crewmember is in the sector with the highest number</source>
        <translation>un membro dell’equipaggio è nel settore con il numero più alto</translation>
    </message>
    <message>
        <source>you have the injury {injury}</source>
        <extracomment>After &quot;if&quot;. {injury} is the name of an injury card in quotation marks.</extracomment>
        <translation>avete la ferita {injury}</translation>
    </message>
    <message numerus="yes">
        <source>the [global_condition] {condition} has been placed at least %n time(s)</source>
        <extracomment>{condition} is the name of a card in quotation marks.</extracomment>
        <translation>
            <numerusform>la [global_condition] {condition} è già stata messa in gioco</numerusform>
            <numerusform>la [global_condition] {condition} è stata messa in gioco almeno %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n {deck} card(s) lie on the lander</source>
        <extracomment>{deck} is the icon of a discovery deck.</extracomment>
        <translation>
            <numerusform>sul lander c’è una carta {deck}</numerusform>
            <numerusform>sul lander ci sono almeno %n carte {deck}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a mandatory [mission] was completed with at most %n [supplies] left</source>
        <extracomment>After &quot;if&quot; or as a goal. %n stands before the icon of supplies.</extracomment>
        <translation>
            <numerusform>una [mission] obbligatoria è stata completata con al massimo %n [supplies]</numerusform>
            <numerusform>una [mission] obbligatoria è stata completata con al massimo %n [supplies]</numerusform>
        </translation>
    </message>
    <message>
        <source>you have the start token</source>
        <translation>avete il gettone Inizio</translation>
    </message>
    <message>
        <source>the number of the round is divisible by {count}</source>
        <extracomment>After &quot;if&quot;: it is true in every so manyth round. {count} is a number.</extracomment>
        <translation>il numero del round è divisibile per {count}</translation>
    </message>
</context>
<context>
    <name>ThingLog</name>
    <message>
        <source>{member} looks at {cards}.</source>
        <extracomment>{cards} are names of cards in quotation marks, with &quot;and&quot; before the last one. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} guarda {cards}.</translation>
    </message>
    <message>
        <source>{member} puts the section deck in another order.</source>
        <extracomment>Journal: the player has looked at the cards of the own deck. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} mette il mazzo Reparto in un altro ordine.</translation>
    </message>
    <message>
        <source>The event cards lie in another order now.</source>
        <translation>Ora le carte Evento sono in un altro ordine.</translation>
    </message>
    <message numerus="yes">
        <source>The next time, one of %n event(s) will be resolved.</source>
        <extracomment>Journal: of several revealed event cards one will be carried out. %n is how many will be revealed.</extracomment>
        <translation>
            <numerusform>La prossima volta si risolverà %n evento.</numerusform>
            <numerusform>La prossima volta si risolverà uno di %n eventi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The event {event} is discarded unresolved.</source>
        <extracomment>{event} is the name of an event card in quotation marks.</extracomment>
        <translation>L’evento {event} viene scartato senza essere risolto.</translation>
    </message>
    <message>
        <source>{member} takes {card} back from the discard pile.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} riprende {card} dalla pila delle carte scartate.</translation>
    </message>
    <message>
        <source>{member} sacrifices {card}.</source>
        <extracomment>{card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} sacrifica {card}.</translation>
    </message>
    <message>
        <source>The time track of {track} will not make its next progress.</source>
        <extracomment>{track} is a card with a time track in quotation marks.</extracomment>
        <translation>Il contatore del tempo di {track} salterà il suo prossimo avanzamento.</translation>
    </message>
    <message>
        <source>The time track of {track} stays where it is.</source>
        <extracomment>{track} is a card with a time track in quotation marks.</extracomment>
        <translation>Il contatore del tempo di {track} resta dov’è.</translation>
    </message>
    <message>
        <source>{lead} moves to the {deck} deck.</source>
        <extracomment>{lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;, {deck} the icon of a discovery deck.</extracomment>
        <translation>{lead} si sposta sul mazzo {deck}.</translation>
    </message>
    <message>
        <source>{lead} returns to the bag.</source>
        <extracomment>{lead} is a lead token with its value, as &quot;Lead 2 with a card&quot;.</extracomment>
        <translation>{lead} torna nel sacchetto.</translation>
    </message>
    <message>
        <source>The discovery {back} is swapped for {card}.</source>
        <extracomment>{back} and {card} are names of discovery cards in quotation marks.</extracomment>
        <translation>La scoperta {back} viene scambiata con {card}.</translation>
    </message>
    <message>
        <source>The unique discovery {discovery} is discarded.</source>
        <extracomment>{discovery} is the name of a card in quotation marks.</extracomment>
        <translation>La scoperta eccezionale {discovery} viene scartata.</translation>
    </message>
    <message>
        <source>The threat {threat} will skip the effect after its next one.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation>La minaccia {threat} salterà l’effetto successivo al prossimo.</translation>
    </message>
    <message>
        <source>The threat {threat} will skip its next effect.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation>La minaccia {threat} salterà il suo prossimo effetto.</translation>
    </message>
    <message>
        <source>The threat {threat} skips its effect.</source>
        <extracomment>{threat} is the name of a threat in quotation marks.</extracomment>
        <translation>La minaccia {threat} salta il suo effetto.</translation>
    </message>
    <message>
        <source>A path joins {start} and {end} from now on.</source>
        <extracomment>{start} and {end} are names of sectors in quotation marks.</extracomment>
        <translation>D’ora in poi un percorso collega {start} e {end}.</translation>
    </message>
    <message>
        <source>The ten-sided die shows {value} and sends the threat {threat} to {sector}.</source>
        <extracomment>{value} is a number from 0 to 9, {threat} the name of a threat and {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Il D10 mostra {value} e manda la minaccia {threat} in {sector}.</translation>
    </message>
    <message>
        <source>{member} looks at what the threat {threat} does next. {effects}</source>
        <extracomment>{threat} is the name of a threat in quotation marks, {effects} are sentences of its card. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} guarda che cosa farà la minaccia {threat}. {effects}</translation>
    </message>
    <message>
        <source>A second figure of the threat {threat} appears in {sector}.</source>
        <extracomment>{threat} is the name of a threat, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Un secondo segnalino della minaccia {threat} compare in {sector}.</translation>
    </message>
    <message>
        <source>The token {equipment} is placed in {sector}.</source>
        <extracomment>{equipment} is the name of a card, {sector} of a sector, both in quotation marks.</extracomment>
        <translation>Il gettone {equipment} viene messo in {sector}.</translation>
    </message>
    <message>
        <source>{equipment} may be used once more.</source>
        <extracomment>{equipment} is the name of a card in quotation marks.</extracomment>
        <translation>L’attrezzatura {equipment} può essere usata ancora una volta.</translation>
    </message>
    <message>
        <source>{member} carries {equipment} again.</source>
        <extracomment>{equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} porta di nuovo {equipment}.</translation>
    </message>
    <message>
        <source>{equipment} is blocked.</source>
        <extracomment>{equipment} is the name of a card in quotation marks.</extracomment>
        <translation>L’attrezzatura {equipment} è bloccata.</translation>
    </message>
    <message>
        <source>{member} is sheltered from threats.</source>
        <extracomment>Journal: attacks of threats do nothing to this person for a while. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} è al riparo dalle minacce.</translation>
    </message>
    <message>
        <source>The attack does not affect {member}.</source>
        <extracomment>Journal: this person was safe from the threat. {member} is the first name of a crewmember.</extracomment>
        <translation>L’attacco non ha effetto su {member}.</translation>
    </message>
    <message>
        <source>No equipment is blocked any more.</source>
        <translation>Nessuna attrezzatura è più bloccata.</translation>
    </message>
</context>
<context>
    <name>TimeTrackBar</name>
    <message>
        <source>Time track: {at} of {length}</source>
        <extracomment>Said of a time track by screen readers. {at} and {length} are numbers of spaces.</extracomment>
        <translation>Contatore del tempo: {at} di {length}</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>{first} and {last}</source>
        <extracomment>The last two of several things in a sentence. {first} and {last} are names, clauses, icons or numbers of sectors; {first} may be several with commas.</extracomment>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <extracomment>The last two of several things in a sentence. {first} and {last} are names, clauses, icons or numbers of sectors; {first} may be several with commas.</extracomment>
        <translation>{first} o {last}</translation>
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
        <translation>{first} ed {last}</translation>
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
        <translation>Ordine dei turni</translation>
    </message>
    <message>
        <source>Convert abilities</source>
        <extracomment>Title of a hint that comes up when it first matters: dice that count as another icon.</extracomment>
        <translation>Capacità di Conversione</translation>
    </message>
    <message>
        <source>Icons on paths</source>
        <translation>Icone sui percorsi</translation>
    </message>
    <message>
        <source>Immediate special effects</source>
        <translation>Effetti Speciali Immediati</translation>
    </message>
    <message>
        <source>Two special actions on one card</source>
        <translation>Due azioni speciali su una carta</translation>
    </message>
    <message>
        <source>Yellow outcomes and arrows</source>
        <translation>Risultati gialli e frecce</translation>
    </message>
    <message>
        <source>Several copies of a card</source>
        <translation>Più copie di una carta</translation>
    </message>
    <message>
        <source>The rank-up card</source>
        <translation>La carta Grado Superiore</translation>
    </message>
    <message>
        <source>Injuries</source>
        <extracomment>Title of a hint that comes up when somebody is first hurt.</extracomment>
        <translation>Ferite</translation>
    </message>
    <message>
        <source>Preparing with a dice check</source>
        <translation>Prepararsi con un tiro</translation>
    </message>
    <message>
        <source>Too few dice to spend</source>
        <translation>Troppo pochi dadi da spendere</translation>
    </message>
    <message>
        <source>Assisting</source>
        <extracomment>Title of a hint that comes up when it first matters: helping in a dice check.</extracomment>
        <translation>Prestare assistenza</translation>
    </message>
    <message>
        <source>Danger dice in a check</source>
        <translation>Dadi Pericolo in un tiro</translation>
    </message>
    <message>
        <source>Dice combinations</source>
        <extracomment>Title of a hint that comes up when it first matters: the lower half of section cards.</extracomment>
        <translation>Combinazioni di Dadi</translation>
    </message>
    <message>
        <source>Unique discoveries</source>
        <extracomment>Title of a hint that comes up when the first one is found.</extracomment>
        <translation>Scoperte Eccezionali</translation>
    </message>
    <message>
        <source>Events and biomes</source>
        <translation>Eventi e biomi</translation>
    </message>
    <message>
        <source>Time tracks</source>
        <extracomment>Title of a hint that comes up when the first one lies on the table.</extracomment>
        <translation>Contatori del tempo</translation>
    </message>
    <message>
        <source>From now on you are free to do as you like. At the start of each round whoever has the start token gives it to any crewmember. That crewmember takes the first turn, the others follow clockwise.</source>
        <translation>D’ora in poi siete liberi di fare ciò che volete. All’inizio di ogni round chi ha il gettone Inizio lo dà a un qualsiasi membro dell’equipaggio. Quel membro svolge il primo turno, gli altri seguono in senso orario.</translation>
    </message>
    <message>
        <source>Each crewmember can [convert] dice: a basic result of the printed color may be spent as the printed icon. In a dice check only the abilities of the active crewmember count, but they work on the dice of those who assist as well.</source>
        <translation>Ogni membro dell’equipaggio ha una [convert]: un esito base del colore stampato può essere speso come il simbolo stampato. In un tiro contano solo le capacità del membro dell’equipaggio attivo, ma valgono anche sui dadi di chi presta assistenza.</translation>
    </message>
    <message>
        <source>When you travel, resolve every icon on the path in the order in which you meet it. For the [travel] icon carry out the travel effect of the [global_condition]: it comes last, and it moves you.</source>
        <translation>Quando viaggiate, risolvete ogni icona del percorso nell’ordine in cui la incontrate. Per l’icona [travel] eseguite l’effetto di viaggio della [global_condition]: viene per ultimo ed è quello che vi sposta.</translation>
    </message>
    <message>
        <source>This card offers two special actions. Decide which one you take before anything else; it is still only one special action in each turn.</source>
        <translation>Questa carta offre due azioni speciali. Prima di tutto decidete quale eseguire; l’azione speciale resta comunque una sola per turno.</translation>
    </message>
    <message>
        <source>Several copies of this [poi] are in the box, and they differ. When the card is called for, one of the copies is taken at random.</source>
        <translation>Di questo [poi] nella scatola ci sono più copie, e non sono uguali. Quando la carta viene richiesta, se ne prende una a caso.</translation>
    </message>
    <message>
        <source>The goal of the [rank_up] is met, so it is turned to its completed side. It stays completed, and it promotes your crew after the expedition. Go on collecting [success](pl).</source>
        <translation>L’obiettivo della [rank_up] è raggiunto, quindi la carta viene girata sul lato completato. Resta completata e dopo la spedizione promuove il vostro equipaggio. Continuate a raccogliere [success](pl).</translation>
    </message>
    <message>
        <source>A [unique_discovery] is yours from the moment you gain it. On this world it stays on the planet board; if you would gain it a second time, you gain a [success] instead.</source>
        <translation>Una [unique_discovery] è vostra dal momento in cui la ottenete. In questo mondo resta sulla plancia pianeta; se doveste ottenerla una seconda volta, ottenete invece un [success].</translation>
    </message>
    <message>
        <source>From now on each turn ends with an [event]. If one of its biomes is visible in your sector, resolve the main effect, otherwise the secondary effect. As long as no time track is in play, a secondary effect that advances time tracks does nothing.</source>
        <translation>D’ora in poi ogni turno si conclude con un [event]. Se uno dei suoi biomi è visibile nel vostro settore, risolvete l’effetto principale, altrimenti quello secondario. Finché non c’è in gioco nessun contatore del tempo, un effetto secondario che fa avanzare i contatori del tempo non fa nulla.</translation>
    </message>
    <message>
        <source>A card with a time track is in play. Each progress moves its [time] one space to the right. What is printed on a space happens when the token enters it.</source>
        <translation>È in gioco una carta con un contatore del tempo. A ogni avanzamento il suo [time] si sposta di uno spazio a destra. Ciò che è stampato su uno spazio avviene quando il gettone vi entra.</translation>
    </message>
    <message>
        <source>This action has an immediate special effect, which shows an outcome. If it applies, the dice check ends at once: all dice are spent and that outcome happens, whatever the dice show.</source>
        <translation>Questa azione ha un effetto speciale immediato, che indica un risultato. Se si applica, il tiro termina subito: tutti i dadi vengono spesi e avviene quel risultato, qualunque cosa mostrino i dadi.</translation>
    </message>
    <message>
        <source>A yellow outcome is better than a green one. Where an arrow leads from one outcome to another, apply the second one as well.</source>
        <translation>Un risultato giallo è migliore di uno verde. Se una freccia porta da un risultato a un altro, applicate anche il secondo.</translation>
    </message>
    <message>
        <source>An injury is a card and an injury die in the top slot of a column; dice that it pushes out are spent. In every dice check of yours your injury dice are rolled too. If one of your injury cards shows the rolled icon, its effect happens before you use your dice.</source>
        <translation>Una ferita è una carta più un dado Ferita nella casella più alta di una colonna; i dadi che spinge fuori sono spesi. In ogni vostro tiro si tirano anche i vostri dadi Ferita. Se una delle vostre carte Ferita mostra il simbolo uscito, il suo effetto avviene prima che usiate i dadi.</translation>
    </message>
    <message>
        <source>To prepare you may make a dice check without outcomes. Its only use is to pay for dice combinations.</source>
        <translation>Per prepararvi potete effettuare un tiro senza risultati. Serve solo a pagare combinazioni di dadi.</translation>
    </message>
    <message>
        <source>Whoever has to spend a die and has none available must sacrifice one: it is out of this expedition. Rest in time. In this training nothing is lost with three dice or fewer.</source>
        <translation>Chi deve spendere un dado e non ne ha di disponibili deve sacrificarne uno: è fuori da questa spedizione. Riposate in tempo. In questo addestramento con tre dadi o meno non si perde nulla.</translation>
    </message>
    <message>
        <source>Every other crewmember in the sector may assist: with one available die, and by playing one section card. All dice lie in one roll pool, but each returns to its owner.</source>
        <translation>Ogni altro membro dell’equipaggio nel settore può prestare assistenza: con un dado disponibile e giocando una carta Reparto. Tutti i dadi stanno in un’unica riserva del tiro, ma ognuno torna a chi appartiene.</translation>
    </message>
    <message>
        <source>Danger dice are printed to the left of this action. They are rolled together with your dice and looked up in their danger table after the dice combinations, before the special effects.</source>
        <translation>A sinistra di questa azione sono stampati dei dadi Pericolo. Si tirano insieme ai vostri dadi e si consulta la loro tabella Pericolo dopo le combinazioni di dadi, prima degli effetti speciali.</translation>
    </message>
    <message>
        <source>The lower half of a section card is a [combination]. After the results are modified, spend dice of the roll pool that show what it asks for: its effect happens at once, and the card is discarded.</source>
        <translation>La metà inferiore di una carta Reparto è una [combination]. Dopo aver modificato gli esiti, spendete dadi della riserva del tiro che mostrano ciò che richiede: il suo effetto avviene subito e la carta viene scartata.</translation>
    </message>
</context>
<context>
    <name>TrackNames</name>
    <message>
        <source>Track</source>
        <extracomment>Where a track has no name of its own: a row of spaces along which a token moves.</extracomment>
        <translation>Contatore</translation>
    </message>
</context>
<context>
    <name>TrayDieButton</name>
    <message>
        <source>Press it or drag it to what it is to be spent on.</source>
        <translation>Fateci clic sopra o trascinatelo su ciò per cui volete spenderlo.</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message numerus="yes">
        <source>{file} was played with %n content pack(s) that are missing here: {packs}. It was left as it is; add what is missing to open it.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file, {packs} are names of content packs with &quot;and&quot; before the last one; %n is how many they are.</extracomment>
        <translation>
            <numerusform>{file} è stato giocato con un pacchetto di contenuti che qui manca: {packs}. È rimasto com’era; aggiungete il pacchetto per aprirlo.</numerusform>
            <numerusform>{file} è stato giocato con %n pacchetti di contenuti che qui mancano: {packs}. È rimasto com’era; aggiungete i pacchetti per aprirlo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A content pack has %n mistake(s) and was not added. Everything else works as before; its author can correct what is listed here.</source>
        <extracomment>%n is the number of mistakes in one or several content packs.</extracomment>
        <translation>
            <numerusform>Un pacchetto di contenuti ha %n errore e non è stato aggiunto. Tutto il resto funziona come prima; l’autore può correggere ciò che è elencato qui.</numerusform>
            <numerusform>Un pacchetto di contenuti ha %n errori e non è stato aggiunto. Tutto il resto funziona come prima; l’autore può correggere ciò che è elencato qui.</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence} (did you mean “{meant}”?)</source>
        <extracomment>{sentence} says what is wrong in a content pack. {meant} is a word that exists and looks alike.</extracomment>
        <translation>{sentence} (intendevate «{meant}»?)</translation>
    </message>
    <message>
        <source>There is no room left on the disk, so Vanguard cannot keep anything in {folder}. Free some space and start it again.</source>
        <extracomment>Window at the start, where the program cannot run. {folder} is the path of a folder.</extracomment>
        <translation>Sul disco non c’è più spazio, quindi Vanguard non può conservare nulla in {folder}. Liberate un po’ di spazio e riavviatelo.</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}, where Vanguard would keep settings and saves. Allow writing there, or start it with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation>In {folder}, dove Vanguard conserverebbe impostazioni e salvataggi, non si può scrivere. Permettete lì la scrittura, o avviatelo con un’altra cartella: --profile</translation>
    </message>
    <message>
        <source>The disk reports an error, so Vanguard cannot keep anything in {folder}. Check the disk, or start it with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation>Il disco segnala un errore, quindi Vanguard non può conservare nulla in {folder}. Controllate il disco, o avviatelo con un’altra cartella: --profile</translation>
    </message>
    <message>
        <source>Something else lies where Vanguard keeps its things: {folder}. Move it away and start it again.</source>
        <extracomment>Window at the start, where the program cannot run: a file has the name of the folder. {folder} is the path of a folder.</extracomment>
        <translation>Dove Vanguard conserva le sue cose c’è qualcos’altro: {folder}. Spostatelo e riavviate Vanguard.</translation>
    </message>
    <message>
        <source>The system does not let Vanguard keep anything in {folder}. Check the permissions there, or start it with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation>Il sistema non permette a Vanguard di conservare nulla in {folder}. Controllate i permessi, o avviatelo con un’altra cartella: --profile</translation>
    </message>
    <message>
        <source>The name of the folder {folder} is not written in UTF-8, so Vanguard cannot use it. Rename it, or start Vanguard with another folder: --profile</source>
        <extracomment>Window at the start, where the program cannot run. &quot;--profile&quot; is typed as it stands. {folder} is the path of a folder.</extracomment>
        <translation>Il nome della cartella {folder} non è scritto in UTF-8, quindi Vanguard non può usarla. Rinominatela, o avviate Vanguard con un’altra cartella: --profile</translation>
    </message>
    <message>
        <source>Vanguard is already open with this profile, but it is busy and does not answer. Wait a moment, or close it, and start it again.</source>
        <translation>Vanguard è già aperto con questo profilo, ma è occupato e non risponde. Aspettate un momento, o chiudetelo, e riavviatelo.</translation>
    </message>
    <message>
        <source>{file} is not a saved game. It was left as it is; choose another file.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation>{file} non è un salvataggio. È rimasto com’era; scegliete un altro file.</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing in it was changed; repair a copy with “vanguard-desktop doctor” or open another save.</source>
        <extracomment>Why a saved game cannot be opened; the words in quotation marks are typed as they stand. {file} is the name of a file.</extracomment>
        <translation>{file} è danneggiato. Non vi è stato cambiato nulla; riparatene una copia con «vanguard-desktop doctor» o aprite un altro salvataggio.</translation>
    </message>
    <message>
        <source>{file} ends too soon, as after an interrupted copy. Everything before that point is kept; repair a copy with “vanguard-desktop doctor”.</source>
        <extracomment>Why a saved game cannot be opened; the words in quotation marks are typed as they stand. {file} is the name of a file.</extracomment>
        <translation>{file} finisce troppo presto, come dopo una copia interrotta. Tutto ciò che precede quel punto è conservato; riparatene una copia con «vanguard-desktop doctor».</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of the game. It was left as it is; update the game to open it.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation>{file} è stato creato da una versione più recente del gioco. È rimasto com’era; aggiornate il gioco per aprirlo.</translation>
    </message>
    <message>
        <source>{file} is no longer there. If it was moved, import it from its new place.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation>{file} non c’è più. Se è stato spostato, importatelo dalla nuova posizione.</translation>
    </message>
    <message>
        <source>{file} can only be read, so nothing could be recorded there. Everything before is kept; allow writing, or go on in a copy.</source>
        <extracomment>Why a saved game cannot be played on. {file} is the name of a file.</extracomment>
        <translation>{file} si può solo leggere, quindi lì non è stato possibile registrare nulla. Tutto ciò che precede è conservato; permettete la scrittura o continuate in una copia.</translation>
    </message>
    <message>
        <source>There is no room left on the disk, so nothing could be recorded in {file}. Everything before is kept; free some space and try again.</source>
        <extracomment>While playing: a decision was not saved. {file} is the name of a file.</extracomment>
        <translation>Sul disco non c’è più spazio, quindi in {file} non è stato possibile registrare nulla. Tutto ciò che precede è conservato; liberate un po’ di spazio e riprovate.</translation>
    </message>
    <message>
        <source>The system does not allow access to {file}. Nothing was changed; check the permissions of the file and its folder.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation>Il sistema non consente l’accesso a {file}. Non è stato cambiato nulla; controllate i permessi del file e della sua cartella.</translation>
    </message>
    <message>
        <source>The disk reports an error, so nothing could be recorded in {file}. Check the disk; to be safe, keep the game on another one.</source>
        <extracomment>While playing: a decision was not saved. {file} is the name of a file.</extracomment>
        <translation>Il disco segnala un errore, quindi in {file} non è stato possibile registrare nulla. Controllate il disco; per sicurezza conservate la partita su un altro.</translation>
    </message>
    <message>
        <source>Something else lies where {file} belongs. Nothing was changed; move it away and try again.</source>
        <extracomment>Why a game cannot be saved: a folder has the name of the file. {file} is the name of a file.</extracomment>
        <translation>Al posto di {file} c’è qualcos’altro. Non è stato cambiato nulla; spostatelo e riprovate.</translation>
    </message>
    <message>
        <source>{file} was moved, renamed or deleted while you played, so nothing more is recorded. The game as you see it is whole; keep it in another file.</source>
        <extracomment>While playing: the saved game has vanished. {file} is the name of a file.</extracomment>
        <translation>{file} è stato spostato, rinominato o eliminato mentre giocavate, quindi non viene più registrato nulla. La partita che vedete è intera; conservatela in un altro file.</translation>
    </message>
    <message>
        <source>{file} was replaced or changed from outside while you played, so nothing more is recorded. The game as you see it is whole; keep it in another file.</source>
        <extracomment>While playing: the saved game is another one than before. {file} is the name of a file.</extracomment>
        <translation>{file} è stato sostituito o modificato dall’esterno mentre giocavate, quindi non viene più registrato nulla. La partita che vedete è intera; conservatela in un altro file.</translation>
    </message>
    <message>
        <source>{file} was played with content packs that are missing or different here. It was left as it is; add those packs to open it.</source>
        <extracomment>Why a saved game cannot be opened. {file} is the name of a file.</extracomment>
        <translation>{file} è stato giocato con pacchetti di contenuti che qui mancano o sono diversi. È rimasto com’era; aggiungete quei pacchetti per aprirlo.</translation>
    </message>
    <message>
        <source>{file} is open in another window, so it can only be read here. Close the other window to continue playing.</source>
        <extracomment>Why a saved game cannot be played on. {file} is the name of a file.</extracomment>
        <translation>{file} è aperto in un’altra finestra, quindi qui si può solo leggere. Chiudete l’altra finestra per continuare a giocare.</translation>
    </message>
    <message>
        <source>{file} has been played on elsewhere, so the last decision was not recorded here. Everything that was recorded is kept; open the save again to see it.</source>
        <extracomment>While playing: a decision was not saved. {file} is the name of a file.</extracomment>
        <translation>{file} è stato portato avanti altrove, quindi qui l’ultima decisione non è stata registrata. Tutto ciò che è stato registrato è conservato; riaprite il salvataggio per vederlo.</translation>
    </message>
</context>
<context>
    <name>TurnLog</name>
    <message numerus="yes">
        <source>%n event card(s) are shuffled into a new deck.</source>
        <extracomment>Journal. %n is the number of cards in the new deck.</extracomment>
        <translation>
            <numerusform>%n carta evento viene mescolata in un nuovo mazzo.</numerusform>
            <numerusform>%n carte evento vengono mescolate in un nuovo mazzo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The landing roll shows {value}.</source>
        <extracomment>Journal. {value} is a number from 0 to 9.</extracomment>
        <translation>Il tiro di atterraggio mostra {value}.</translation>
    </message>
    <message numerus="yes">
        <source>The landing marker moves back %n space(s).</source>
        <extracomment>Journal: the marker on the landing track. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Il segnaposto dell’atterraggio arretra di %n spazio.</numerusform>
            <numerusform>Il segnaposto dell’atterraggio arretra di %n spazi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The landing marker moves on %n space(s).</source>
        <extracomment>Journal: the marker on the landing track goes forward. %n is how many spaces.</extracomment>
        <translation>
            <numerusform>Il segnaposto dell’atterraggio avanza di %n spazio.</numerusform>
            <numerusform>Il segnaposto dell’atterraggio avanza di %n spazi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <extracomment>Journal, a line by itself. {number} counts from 1.</extracomment>
        <translation>Inizia il round {number}.</translation>
    </message>
    <message>
        <source>{member} takes the start token.</source>
        <extracomment>Journal: whoever has the token plays first. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} prende il gettone Inizio.</translation>
    </message>
    <message>
        <source>{member} begins a turn.</source>
        <extracomment>Journal. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} inizia il turno.</translation>
    </message>
    <message>
        <source>{member} takes the action back.</source>
        <extracomment>Journal: the action has not happened, it may be chosen anew. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} annulla l’azione.</translation>
    </message>
    <message numerus="yes">
        <source>This turn loses %n action(s).</source>
        <extracomment>Journal: the turn has fewer actions left. %n is how many fewer.</extracomment>
        <translation>
            <numerusform>Questo turno perde %n azione.</numerusform>
            <numerusform>Questo turno perde %n azioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn gains %n action(s).</source>
        <extracomment>Journal: the turn has more actions left. %n is how many more.</extracomment>
        <translation>
            <numerusform>Questo turno ottiene %n azione.</numerusform>
            <numerusform>Questo turno ottiene %n azioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of this turn, %n fewer event(s) are revealed.</source>
        <extracomment>Journal, about event cards. %n is how many.</extracomment>
        <translation>
            <numerusform>Alla fine di questo turno viene rivelato %n evento in meno.</numerusform>
            <numerusform>Alla fine di questo turno vengono rivelati %n eventi in meno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of this turn, %n more event(s) are revealed.</source>
        <extracomment>Journal, about event cards. %n is how many.</extracomment>
        <translation>
            <numerusform>Alla fine di questo turno viene rivelato %n evento in più.</numerusform>
            <numerusform>Alla fine di questo turno vengono rivelati %n eventi in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} ends the turn.</source>
        <extracomment>Journal. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} conclude il turno.</translation>
    </message>
    <message>
        <source>{member} travels to {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} viaggia verso {sector}.</translation>
    </message>
    <message numerus="yes">
        <source>The away team loses %n [supplies].</source>
        <extracomment>Journal: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>La squadra di sbarco perde %n [supplies].</numerusform>
            <numerusform>La squadra di sbarco perde %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [supplies].</source>
        <extracomment>Journal: supplies of the lander. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>La squadra di sbarco ottiene %n [supplies].</numerusform>
            <numerusform>La squadra di sbarco ottiene %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [success].</source>
        <extracomment>Journal: tokens for what the expedition has achieved. %n stands before the icon.</extracomment>
        <translation>
            <numerusform>La squadra di sbarco ottiene %n [success].</numerusform>
            <numerusform>La squadra di sbarco ottiene %n [success].</numerusform>
        </translation>
    </message>
    <message>
        <source>{section} agrees to the lift-off.</source>
        <extracomment>Journal: the players of a section vote. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} è d’accordo con il decollo.</translation>
    </message>
    <message>
        <source>{section} wants to stay on the planet.</source>
        <extracomment>Journal: the players of a section vote. {section} is the name of a section, as Science.</extracomment>
        <translation>{section} vuole restare sul pianeta.</translation>
    </message>
    <message>
        <source>Chance has decided something that shows later.</source>
        <translation>La sorte ha deciso qualcosa che si vedrà più tardi.</translation>
    </message>
    <message>
        <source>rest</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. A noun.</extracomment>
        <translation>riposo</translation>
    </message>
    <message>
        <source>prepare</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. As a noun.</extracomment>
        <translation>preparazione</translation>
    </message>
    <message>
        <source>special action</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: an action that a card offers.</extracomment>
        <translation>azione speciale</translation>
    </message>
    <message>
        <source>action taken back</source>
        <translation>azione ritirata</translation>
    </message>
    <message>
        <source>landing roll</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the roll for the landing on the planet.</extracomment>
        <translation>tiro di atterraggio</translation>
    </message>
    <message>
        <source>lander sector: {sector}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the lander was placed there. {sector} is the name of a sector.</extracomment>
        <translation>settore del lander: {sector}</translation>
    </message>
    <message>
        <source>rank-up card: {card}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was chosen. {card} is the name of a card.</extracomment>
        <translation>carta Grado Superiore: {card}</translation>
    </message>
    <message>
        <source>start token for {member}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: who plays first. {member} is the name of a crewmember.</extracomment>
        <translation>gettone Inizio: {member}</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>conclusione del turno</translation>
    </message>
    <message>
        <source>lost supplies</source>
        <extracomment>What is undone, after &quot;Undo –&quot;.</extracomment>
        <translation>provviste perse</translation>
    </message>
    <message>
        <source>gained supplies</source>
        <extracomment>What is undone, after &quot;Undo –&quot;.</extracomment>
        <translation>provviste ottenute</translation>
    </message>
    <message>
        <source>gained successes</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: tokens for what the expedition has achieved.</extracomment>
        <translation>successi ottenuti</translation>
    </message>
    <message>
        <source>event: {event}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: it was revealed. {event} is the name of a card.</extracomment>
        <translation>evento: {event}</translation>
    </message>
    <message>
        <source>answer to the lift-off: {section}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: whether the team leaves the planet. {section} is the name of a section, as Science.</extracomment>
        <translation>risposta sul decollo: {section}</translation>
    </message>
    <message>
        <source>end of the expedition</source>
        <translation>fine della spedizione</translation>
    </message>
    <message>
        <source>lander: {part}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: a part of the lander was used. {part} is its name.</extracomment>
        <translation>lander: {part}</translation>
    </message>
    <message>
        <source>The lander stands in {sector}.</source>
        <extracomment>{sector} is the name of a sector in quotation marks.</extracomment>
        <translation>Il lander si trova in {sector}.</translation>
    </message>
    <message>
        <source>You may choose from the rank-up cards {cards}.</source>
        <extracomment>{cards} are names of rank-up cards in quotation marks, with &quot;or&quot; before the last one.</extracomment>
        <translation>Potete scegliere la carta Grado Superiore {cards}.</translation>
    </message>
    <message>
        <source>The away team keeps the rank-up card {card}.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation>La squadra di sbarco tiene la carta Grado Superiore {card}.</translation>
    </message>
    <message>
        <source>The goal of the rank-up card {card} is met.</source>
        <extracomment>{card} is the name of a card in quotation marks.</extracomment>
        <translation>L’obiettivo della carta Grado Superiore {card} è raggiunto.</translation>
    </message>
    <message>
        <source>{member} takes the path {path}.</source>
        <extracomment>{path} names the two sectors that the path joins, in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} imbocca il percorso {path}.</translation>
    </message>
    <message>
        <source>{member} stands in {sector} now.</source>
        <extracomment>{sector} is the name of a sector in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} ora si trova in {sector}.</translation>
    </message>
    <message>
        <source>{member} reveals the event {event}.</source>
        <extracomment>{event} is the name of an event card in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} rivela l’evento {event}.</translation>
    </message>
    <message>
        <source>The event {event} is discarded.</source>
        <extracomment>{event} is the name of an event card in quotation marks.</extracomment>
        <translation>L’evento {event} viene scartato.</translation>
    </message>
    <message>
        <source>Clockwise sit {members}.</source>
        <extracomment>{members} are names of crewmembers in the order in which they sit, with &quot;and&quot; before the last one.</extracomment>
        <translation>In senso orario siedono {members}.</translation>
    </message>
    <message>
        <source>{member} uses {part} of the lander.</source>
        <extracomment>{part} is the name of a lander or of a mod on it, in quotation marks. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} usa {part} del lander.</translation>
    </message>
    <message>
        <source>{lander} makes up for it, and this result does nothing.</source>
        <extracomment>{lander} is the name of the lander or of a mod on it, in quotation marks.</extracomment>
        <translation>{lander} rimedia, e questo risultato non ha effetto.</translation>
    </message>
    <message>
        <source>{title}: {lesson}</source>
        <extracomment>A lesson of the training. {title} is its title, {lesson} what it explains.</extracomment>
        <translation>{title}: {lesson}</translation>
    </message>
    <message>
        <source>The expedition is over.</source>
        <translation>La spedizione è conclusa.</translation>
    </message>
    <message>
        <source>{member} sets out to travel.</source>
        <extracomment>Journal: the action of traveling was chosen. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} si mette in viaggio.</translation>
    </message>
    <message>
        <source>{member} rests.</source>
        <extracomment>Journal: an action. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} riposa.</translation>
    </message>
    <message>
        <source>{member} prepares.</source>
        <extracomment>Journal: an action. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} si prepara.</translation>
    </message>
    <message>
        <source>{member} takes a special action.</source>
        <extracomment>Journal: an action that a card offers. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} esegue un’azione speciale.</translation>
    </message>
    <message>
        <source>{member} takes an action.</source>
        <extracomment>Journal: an action that has no name. {member} is the first name of a crewmember.</extracomment>
        <translation>{member} esegue un’azione.</translation>
    </message>
    <message>
        <source>{ending} Left behind: {members}.</source>
        <extracomment>{ending} is a sentence: how the expedition ended. {members} are names with &quot;and&quot; before the last one.</extracomment>
        <translation>{ending} Rimasti sul pianeta: {members}.</translation>
    </message>
    <message>
        <source>The lander lifts off.</source>
        <translation>Il lander decolla.</translation>
    </message>
    <message>
        <source>Emergency evac: the away team is taken off the planet.</source>
        <translation>Evacuazione di emergenza: la squadra di sbarco viene portata via dal pianeta.</translation>
    </message>
    <message>
        <source>The expedition ends here.</source>
        <translation>La spedizione finisce qui.</translation>
    </message>
    <message>
        <source>Nobody of the away team is left.</source>
        <translation>Della squadra di sbarco non resta nessuno.</translation>
    </message>
    <message>
        <source>travel to {sector}</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. {sector} is the name of a sector.</extracomment>
        <translation>viaggio: {sector}</translation>
    </message>
    <message>
        <source>travel</source>
        <extracomment>What is undone, after &quot;Undo –&quot;: the action. A noun.</extracomment>
        <translation>viaggio</translation>
    </message>
</context>
<context>
    <name>UndoText</name>
    <message>
        <source>Undo</source>
        <extracomment>Button; nothing is said about what will be undone.</extracomment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button: what was undone is done again; nothing is said about what.</extracomment>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>last decision</source>
        <extracomment>What is undone, after &quot;Undo –&quot;, where it has no name.</extracomment>
        <translation>ultima decisione</translation>
    </message>
    <message>
        <source>Undo – {what}</source>
        <extracomment>Button or tool tip. {what} tells what will be undone, as &quot;travel to Ash Terrace&quot;.</extracomment>
        <translation>Annulla – {what}</translation>
    </message>
    <message>
        <source>Redo – {what}</source>
        <extracomment>Button or tool tip. {what} tells what will be done again, as &quot;travel to Ash Terrace&quot;.</extracomment>
        <translation>Ripeti – {what}</translation>
    </message>
</context>
<context>
    <name>UsableList</name>
    <message>
        <source>Usable now</source>
        <extracomment>Heading over cards and skills that can be used at this moment.</extracomment>
        <translation>Utilizzabili ora</translation>
    </message>
</context>
<context>
    <name>WaitingPieces</name>
    <message>
        <source>To be placed</source>
        <extracomment>The heading of a piece that waits until a player puts it on the board, on a deck, or with somebody.</extracomment>
        <translation>Da piazzare</translation>
    </message>
</context>
<context>
    <name>WaysPanel</name>
    <message>
        <source>How it is played</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Deadly space</source>
        <extracomment>Switch before a new game: the mode in which whoever dies stays dead.</extracomment>
        <translation>Spazio Mortale</translation>
    </message>
    <message>
        <source>On: a fourth injury no longer ends the expedition for all; it may kill the one who gets it, and the others go on. For players who know the game.</source>
        <translation>Attivato: una quarta ferita non conclude più la spedizione per tutti; può uccidere chi la subisce, e gli altri proseguono. Per chi conosce il gioco.</translation>
    </message>
    <message>
        <source>Real dice</source>
        <extracomment>Switch before a new game: dice of wood or plastic on the own table.</extracomment>
        <translation>Dadi veri</translation>
    </message>
    <message>
        <source>On: you roll dice on your own table and tell the game what they show.</source>
        <translation>Attivato: tirate i dadi sul vostro tavolo e dite al gioco che cosa mostrano.</translation>
    </message>
    <message>
        <source>Read events first</source>
        <translation>Leggi prima gli eventi</translation>
    </message>
    <message>
        <source>On: an event waits until you have read it, so that abilities can still be used before.</source>
        <translation>Attivato: un evento aspetta che lo abbiate letto, così prima si possono ancora usare abilità.</translation>
    </message>
    <message>
        <source>Choose the seat order</source>
        <translation>Scegli l’ordine dei posti</translation>
    </message>
    <message>
        <source>On: a player with several crewmembers says in which order they sit, and so take their turns.</source>
        <translation>Attivato: un giocatore con più membri dell’equipaggio dice in che ordine siedono, e quindi giocano.</translation>
    </message>
    <message>
        <source>Ask before a forced cost</source>
        <translation>Chiedi prima di un costo obbligato</translation>
    </message>
    <message>
        <source>If it hurts</source>
        <translation>Se fa male</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>Choice of how often the game asks before it takes a cost: every time.</extracomment>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>Choice of how often the game asks before it takes a cost: at no time.</extracomment>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Whenever you must pay and an ability could change that, the game stops and asks.</source>
        <translation>Ogni volta che dovete pagare e un’abilità potrebbe cambiarlo, il gioco si ferma e chiede.</translation>
    </message>
    <message>
        <source>The game pays at once; undo takes it back if you would rather have used an ability.</source>
        <translation>Il gioco paga subito; annullando si torna indietro, se avreste preferito usare un’abilità.</translation>
    </message>
    <message>
        <source>The game stops and asks if paying would sacrifice a die or bring an injury, and an ability could change that.</source>
        <translation>Il gioco si ferma e chiede se pagare sacrificherebbe un dado o porterebbe una ferita, e un’abilità potrebbe cambiarlo.</translation>
    </message>
</context>
<context>
    <name>_Decks</name>
    <message>
        <source>{deck}: {cards} cards, leads worth {leads}</source>
        <extracomment>A discovery deck. {deck} is its kind, {cards} how many cards are left, {leads} what the lead tokens on it are worth together.</extracomment>
        <translation>{deck}: carte {cards}, valore degli indizi {leads}</translation>
    </message>
</context>
<context>
    <name>_Opener</name>
    <message>
        <source>Choose what the chances of this column reckon with</source>
        <translation>Scegliete su che cosa contano le probabilità di questa colonna</translation>
    </message>
</context>
<context>
    <name>_SaveCard</name>
    <message>
        <source>A game without a name</source>
        <extracomment>In the list of saved games: one whose name shows nothing.</extracomment>
        <translation>Una partita senza nome</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) · {when}</source>
        <extracomment>In the list of saved games: how long a game is, and {when} it was played last (date and time).</extracomment>
        <translation>
            <numerusform>%n decisione · {when}</numerusform>
            <numerusform>%n decisioni · {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button beside a saved game: play it.</extracomment>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Esporta una copia</translation>
    </message>
</context>
</TS>
