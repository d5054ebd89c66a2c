<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>AbilityText</name>
    <message>
        <source>{ability} This serves other crewmembers too, wherever they are.</source>
        <extracomment>{ability} is a sentence about what &quot;you&quot; may do at some moment.</extracomment>
        <translation>{ability} Platí to i pro ostatní členy posádky, ať jsou kdekoli.</translation>
    </message>
    <message>
        <source>Once per dice check. {ability}</source>
        <translation>Jednou za ověření kostkami. {ability}</translation>
    </message>
    <message>
        <source>Once per turn. {ability}</source>
        <translation>Jednou za tah. {ability}</translation>
    </message>
    <message>
        <source>Once per round. {ability}</source>
        <translation>Jednou za kolo. {ability}</translation>
    </message>
    <message>
        <source>Once per expedition. {ability}</source>
        <translation>Jednou za výpravu. {ability}</translation>
    </message>
    <message>
        <source>{requirement}: {effect}</source>
        <extracomment>A dice combination and what it buys.</extracomment>
        <translation>{requirement}: {effect}</translation>
    </message>
    <message>
        <source>[basic] of red dice may be spent as {icon}.</source>
        <translation>[basic] červených kostek lze vyčerpat jako {icon}.</translation>
    </message>
    <message>
        <source>[basic] of green dice may be spent as {icon}.</source>
        <translation>[basic] zelených kostek lze vyčerpat jako {icon}.</translation>
    </message>
    <message>
        <source>[basic] of blue dice may be spent as {icon}.</source>
        <translation>[basic] modrých kostek lze vyčerpat jako {icon}.</translation>
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
        <source>Space {number}: {effect}</source>
        <extracomment>A space of a time track, counted from the left, and what happens when the token enters it.</extracomment>
        <translation>Pole {number}: {effect}</translation>
    </message>
    <message numerus="yes">
        <source>Time track, %n space(s).</source>
        <translation>
            <numerusform>Stupnice času, %n pole.</numerusform>
            <numerusform>Stupnice času, %n pole.</numerusform>
            <numerusform>Stupnice času, %n polí.</numerusform>
        </translation>
    </message>
    <message>
        <source>At any time: {effect}</source>
        <translation>Kdykoli: {effect}</translation>
    </message>
    <message>
        <source>During a dice check: {effect}</source>
        <translation>Během ověření kostkami: {effect}</translation>
    </message>
    <message>
        <source>In your own turn: {effect}</source>
        <translation>Ve vlastním tahu: {effect}</translation>
    </message>
    <message>
        <source>As an action: {effect}</source>
        <translation>Jako akce: {effect}</translation>
    </message>
    <message>
        <source>Before the dice are rolled: {effect}</source>
        <translation>Před hodem kostkami: {effect}</translation>
    </message>
    <message>
        <source>Before the dice of any check are rolled: {effect}</source>
        <translation>Před hodem při jakémkoli ověření kostkami: {effect}</translation>
    </message>
    <message>
        <source>During any dice check: {effect}</source>
        <translation>Během jakéhokoli ověření kostkami: {effect}</translation>
    </message>
    <message>
        <source>After an outcome of your dice check: {effect}</source>
        <translation>Po důsledku vašeho ověření kostkami: {effect}</translation>
    </message>
    <message>
        <source>At the end of your dice check: {effect}</source>
        <translation>Na konci vašeho ověření kostkami: {effect}</translation>
    </message>
    <message>
        <source>After a danger die has been rolled: {effect}</source>
        <translation>Po hodu kostkou nebezpečí: {effect}</translation>
    </message>
    <message>
        <source>When traveling: {effect}</source>
        <translation>Při přesunu: {effect}</translation>
    </message>
    <message>
        <source>When resting: {effect}</source>
        <translation>Při odpočinku: {effect}</translation>
    </message>
    <message>
        <source>Before [supplies] are lost: {effect}</source>
        <translation>Před ztrátou [supplies]: {effect}</translation>
    </message>
    <message>
        <source>Before an injury is gained: {effect}</source>
        <translation>Před získáním zranění: {effect}</translation>
    </message>
    <message>
        <source>During the landing: {effect}</source>
        <translation>Během přistání: {effect}</translation>
    </message>
    <message>
        <source>When an icon of your path is about to be resolved: {effect}</source>
        <translation>Když se má vyhodnotit symbol vaší trasy: {effect}</translation>
    </message>
    <message>
        <source>After traveling: {effect}</source>
        <translation>Po přesunu: {effect}</translation>
    </message>
    <message>
        <source>On entering a sector where nobody was before: {effect}</source>
        <translation>Při vstupu do sektoru, kde ještě nikdo nebyl: {effect}</translation>
    </message>
    <message>
        <source>After resting: {effect}</source>
        <translation>Po odpočinku: {effect}</translation>
    </message>
    <message>
        <source>When preparing: {effect}</source>
        <translation>Při přípravě: {effect}</translation>
    </message>
    <message>
        <source>After exerting: {effect}</source>
        <translation>Po vypětí sil: {effect}</translation>
    </message>
    <message>
        <source>After spending dice as a cost: {effect}</source>
        <translation>Po vyčerpání kostek jako ceny: {effect}</translation>
    </message>
    <message>
        <source>When gaining [lead]: {effect}</source>
        <translation>Při získání [lead]: {effect}</translation>
    </message>
    <message>
        <source>After gaining a discovery: {effect}</source>
        <translation>Po získání objevu: {effect}</translation>
    </message>
    <message>
        <source>When a [poi] card comes to your sector: {effect}</source>
        <translation>Když do vašeho sektoru přibude karta [poi]: {effect}</translation>
    </message>
    <message>
        <source>When your dice check moves a green track on: {effect}</source>
        <translation>Když vaše ověření kostkami posune zelenou stupnici: {effect}</translation>
    </message>
    <message>
        <source>When a [threat] enters your sector: {effect}</source>
        <translation>Když do vašeho sektoru vstoupí [threat]: {effect}</translation>
    </message>
    <message>
        <source>At the start of a round: {effect}</source>
        <translation>Na začátku kola: {effect}</translation>
    </message>
    <message>
        <source>At the end of your turn: {effect}</source>
        <translation>Na konci vašeho tahu: {effect}</translation>
    </message>
    <message>
        <source>On leaving a sector that shows [final_poi]: {effect}</source>
        <translation>Při opuštění sektoru se symbolem [final_poi]: {effect}</translation>
    </message>
    <message>
        <source>When you replace the [poi] of a sector: {effect}</source>
        <translation>Když nahradíte [poi] v sektoru: {effect}</translation>
    </message>
    <message>
        <source>When all time tracks are about to progress: {effect}</source>
        <translation>Když mají postoupit všechny stupnice času: {effect}</translation>
    </message>
    <message>
        <source>When an attack of a [threat] is about to hit: {effect}</source>
        <translation>Když má zasáhnout útok karty [threat]: {effect}</translation>
    </message>
    <message>
        <source>When an outcome of your dice check has been marked: {effect}</source>
        <translation>Když byl označen důsledek vašeho ověření kostkami: {effect}</translation>
    </message>
    <message>
        <source>When an action could be chosen, without using one: {effect}</source>
        <translation>Ve chvíli, kdy lze zvolit akci, aniž byste nějakou využili: {effect}</translation>
    </message>
</context>
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
        <source>Qt {qt} and PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs, cattrs, platformdirs and miniaudio (MIT).</source>
        <translation>Qt {qt} a PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs, cattrs, platformdirs a miniaudio (MIT).</translation>
    </message>
</context>
<context>
    <name>AnswerButtons</name>
    <message>
        <source>All ({count})</source>
        <extracomment>A small button that opens the list of all answers.</extracomment>
        <translation>Vše ({count})</translation>
    </message>
    <message>
        <source>All answers ({count})</source>
        <translation>Všechny odpovědi ({count})</translation>
    </message>
</context>
<context>
    <name>AnyTimeChips</name>
    <message>
        <source>At any time: {count} (A)</source>
        <extracomment>Opens the list of all that may be done beside answering; A is the key for it.</extracomment>
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
    <name>BoardGearText</name>
    <message>
        <source>Place the token of a piece of mission equipment that you carry in your sector; this is not an action.</source>
        <translation>Položte do svého sektoru žeton polní výbavy, kterou nesete; nejde o akci.</translation>
    </message>
    <message>
        <source>One other crewmember, marker or token of the sector goes along with the traveler, and so does the token of this equipment.</source>
        <translation>S cestujícím se přesune jeden jiný člen posádky, ukazatel nebo žeton ze sektoru a s ním i žeton této výbavy.</translation>
    </message>
    <message>
        <source>From now on: In a connected sector of your choice: A [threat] enters only by spending its whole move.</source>
        <translation>Odteď: V jednom propojeném sektoru podle vaší volby: [threat] do něj vstoupí, jen když na to využije celý svůj přesun.</translation>
    </message>
    <message>
        <source>Look at the [poi] cards that your sector may still get next, and choose one: it is the next to come here.</source>
        <translation>Podívejte se na karty [poi], které může váš sektor dostat jako další, a vyberte jednu: ta sem přijde příště.</translation>
    </message>
    <message>
        <source>This crewmember goes along: {member}.</source>
        <translation>Přesune se také tento člen posádky: {member}.</translation>
    </message>
    <message>
        <source>This token goes along: {equipment}.</source>
        <translation>Přesune se také tento žeton: {equipment}.</translation>
    </message>
    <message>
        <source>A marker goes along.</source>
        <translation>Jeden ukazatel se přesune také.</translation>
    </message>
    <message>
        <source>Set this token down: {equipment}.</source>
        <translation>Položte tento žeton na místo: {equipment}.</translation>
    </message>
    <message>
        <source>Set the marker from sector {sector} down.</source>
        <translation>Položte na místo ukazatel ze sektoru {sector}.</translation>
    </message>
    <message>
        <source>Place this token: {equipment}.</source>
        <translation>Položte tento žeton: {equipment}.</translation>
    </message>
    <message>
        <source>Guard sector {sector}.</source>
        <translation>Chraňte sektor {sector}.</translation>
    </message>
    <message>
        <source>This card comes next: {poi}.</source>
        <translation>Jako příští přijde tato karta: {poi}.</translation>
    </message>
</context>
<context>
    <name>BoardLog</name>
    <message>
        <source>No card lies in this sector any more: {sector}.</source>
        <translation>V tomto sektoru už neleží žádná karta: {sector}.</translation>
    </message>
    <message>
        <source>{sector} now shows this point of interest: {poi}.</source>
        <translation>{sector}: viditelný bod zájmu je teď {poi}.</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are taken from this sector: {sector}.</source>
        <translation>
            <numerusform>Z tohoto sektoru se odebírá %n ukazatel: {sector}.</numerusform>
            <numerusform>Z tohoto sektoru se odebírají %n ukazatele: {sector}.</numerusform>
            <numerusform>Z tohoto sektoru se odebírá %n ukazatelů: {sector}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are placed in this sector: {sector}.</source>
        <translation>
            <numerusform>Do tohoto sektoru se umisťuje %n ukazatel: {sector}.</numerusform>
            <numerusform>Do tohoto sektoru se umisťují %n ukazatele: {sector}.</numerusform>
            <numerusform>Do tohoto sektoru se umisťuje %n ukazatelů: {sector}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A path has other icons now: {path}.</source>
        <translation>Trasa má teď jiné symboly: {path}.</translation>
    </message>
    <message>
        <source>A closed path is open now: {path}.</source>
        <translation>Uzavřená trasa je teď otevřená: {path}.</translation>
    </message>
    <message>
        <source>This global condition is in force: {condition}.</source>
        <translation>Teď platí tyto obecné podmínky: {condition}.</translation>
    </message>
    <message>
        <source>A mission comes into play: {mission}.</source>
        <translation>Do hry vstupuje mise: {mission}.</translation>
    </message>
    <message>
        <source>A mission is completed: {mission}.</source>
        <translation>Mise je splněna: {mission}.</translation>
    </message>
    <message>
        <source>A mission failed token is placed on the lander.</source>
        <translation>Na výsadkovou loď se umisťuje žeton neúspěšné mise.</translation>
    </message>
    <message numerus="yes">
        <source>A threat appears: {threat}. %n standee(s) are in this sector: {sector}.</source>
        <translation>
            <numerusform>Objevuje se hrozba: {threat}. V tomto sektoru stojí %n figurka: {sector}.</numerusform>
            <numerusform>Objevuje se hrozba: {threat}. V tomto sektoru stojí %n figurky: {sector}.</numerusform>
            <numerusform>Objevuje se hrozba: {threat}. V tomto sektoru stojí %n figurek: {sector}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A threat appears: {threat}. It is in this sector: {sector}.</source>
        <translation>Objevuje se hrozba: {threat}. Je v tomto sektoru: {sector}.</translation>
    </message>
    <message>
        <source>A threat moves: {threat}. It is now in this sector: {sector}.</source>
        <translation>Hrozba se přesouvá: {threat}. Teď je v tomto sektoru: {sector}.</translation>
    </message>
    <message>
        <source>One standee of a threat moves: {threat}. It is now in this sector: {sector}.</source>
        <translation>Jedna figurka hrozby se přesouvá: {threat}. Teď je v tomto sektoru: {sector}.</translation>
    </message>
    <message>
        <source>A threat is gone: {threat}.</source>
        <translation>Hrozba je pryč: {threat}.</translation>
    </message>
    <message>
        <source>The away team reads an entry of the logbook: {log}.</source>
        <translation>Výsadkový tým čte zápis v palubní knize: {log}.</translation>
    </message>
    <message>
        <source>The campaign will remember this.</source>
        <translation>Kampaň si to bude pamatovat.</translation>
    </message>
    <message>
        <source>This will be carried out aboard the ship.</source>
        <translation>Toto se provede na palubě lodi.</translation>
    </message>
    <message>
        <source>A track is empty again: {track}.</source>
        <translation>Stupnice je zase prázdná: {track}.</translation>
    </message>
    <message>
        <source>Progress reaches space {number}: {track}.</source>
        <translation>Postup dosahuje pole {number}: {track}.</translation>
    </message>
    <message>
        <source>The time token stands on space {number}: {track}.</source>
        <translation>Žeton času leží na poli {number}: {track}.</translation>
    </message>
    <message>
        <source>A discovery deck is shuffled: {type}.</source>
        <translation>Zamíchává se balíček objevů: {type}.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Lead tokens are drawn: {leads}.</source>
        <translation>Losují se žetony náznaků: {leads}.</translation>
    </message>
    <message>
        <source>A lead token is placed on a discovery deck: {lead}, {type}.</source>
        <translation>Žeton náznaku se pokládá na balíček objevů: {lead}, {type}.</translation>
    </message>
    <message>
        <source>The lead tokens leave a discovery deck: {type}.</source>
        <translation>Žetony náznaků opouštějí balíček objevů: {type}.</translation>
    </message>
    <message>
        <source>The away team makes a discovery ({type}): {discovery}.</source>
        <extracomment>{type} is the kind of discovery, such as Mineral.</extracomment>
        <translation>Výsadkový tým získává objev ({type}): {discovery}.</translation>
    </message>
    <message>
        <source>A discovery is discarded: {discovery}.</source>
        <translation>Objev se odhazuje: {discovery}.</translation>
    </message>
    <message>
        <source>The away team makes a unique discovery: {discovery}.</source>
        <translation>Výsadkový tým získává mimořádný objev: {discovery}.</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Replace all [poi] cards of this sector with this one: {poi}.</source>
        <translation>Nahraďte všechny karty [poi] v tomto sektoru touto: {poi}.</translation>
    </message>
    <message>
        <source>Replace all [poi] cards of sector {sector} with this one: {poi}.</source>
        <translation>Nahraďte všechny karty [poi] v sektoru {sector} touto: {poi}.</translation>
    </message>
    <message>
        <source>Place this [poi] card on top of those in this sector: {poi}.</source>
        <translation>Položte tuto kartu [poi] navrch v tomto sektoru: {poi}.</translation>
    </message>
    <message>
        <source>Place this [poi] card on top of those in sector {sector}: {poi}.</source>
        <translation>Položte tuto kartu [poi] navrch v sektoru {sector}: {poi}.</translation>
    </message>
    <message>
        <source>Discard the topmost [poi] card of this sector.</source>
        <translation>Odhoďte vrchní kartu [poi] v tomto sektoru.</translation>
    </message>
    <message>
        <source>Discard the topmost [poi] card of sector {sector}.</source>
        <translation>Odhoďte vrchní kartu [poi] v sektoru {sector}.</translation>
    </message>
    <message>
        <source>Place this [global_condition] card: {condition}.</source>
        <translation>Vyložte tuto kartu [global_condition]: {condition}.</translation>
    </message>
    <message>
        <source>Discard the [global_condition] card; the printed one is in force again.</source>
        <translation>Odhoďte kartu [global_condition]; znovu platí ta natištěná.</translation>
    </message>
    <message>
        <source>Put this [mission] card into play: {mission}.</source>
        <translation>Uveďte do hry tuto kartu [mission]: {mission}.</translation>
    </message>
    <message>
        <source>Complete this [mission]: {mission}.</source>
        <translation>Splňte tuto [mission]: {mission}.</translation>
    </message>
    <message>
        <source>Put a mission failed token on the lander.</source>
        <translation>Položte na výsadkovou loď žeton neúspěšné mise.</translation>
    </message>
    <message>
        <source>Read [log_entry] {log}.</source>
        <translation>Přečtěte [log_entry] {log}.</translation>
    </message>
    <message>
        <source>Record this keyword: {keyword}.</source>
        <translation>Zaznamenejte toto klíčové slovo: {keyword}.</translation>
    </message>
    <message>
        <source>The lander stands in sector {sector} from now on.</source>
        <translation>Výsadková loď odteď stojí v sektoru {sector}.</translation>
    </message>
    <message>
        <source>The marker on the landing track moves one more space.</source>
        <translation>Ukazatel na stupnici přistání se posune o další pole.</translation>
    </message>
    <message>
        <source>This path is open from now on: {path}.</source>
        <translation>Tato trasa je odteď otevřená: {path}.</translation>
    </message>
    <message>
        <source>This [threat] appears in sector {sector}: {threat}.</source>
        <translation>Tato [threat] se objevuje v sektoru {sector}: {threat}.</translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the nearest crewmember.</source>
        <translation>
            <numerusform>[threat] se posune o %n sektor k nejbližšímu členovi posádky.</numerusform>
            <numerusform>[threat] se posune o %n sektory k nejbližšímu členovi posádky.</numerusform>
            <numerusform>[threat] se posune o %n sektorů k nejbližšímu členovi posádky.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward sector {sector}.</source>
        <translation>
            <numerusform>[threat] se posune o %n sektor směrem k sektoru {sector}.</numerusform>
            <numerusform>[threat] se posune o %n sektory směrem k sektoru {sector}.</numerusform>
            <numerusform>[threat] se posune o %n sektorů směrem k sektoru {sector}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The icons of this path are covered by the travel icon from now on: {path}.</source>
        <translation>Symboly této trasy od teď překrývá symbol přesunu: {path}.</translation>
    </message>
    <message>
        <source>The [threat] attacks each crewmember in its sector: {effect}</source>
        <translation>[threat] útočí na každého člena posádky ve svém sektoru: {effect}</translation>
    </message>
    <message>
        <source>The [threat] does this: {behavior}.</source>
        <extracomment>{behavior} is a name printed on the card of the threat.</extracomment>
        <translation>[threat] udělá toto: {behavior}.</translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the crewmember who traveled last.</source>
        <translation>
            <numerusform>[threat] se posune o %n sektor ke členovi posádky, který se přesouval jako poslední.</numerusform>
            <numerusform>[threat] se posune o %n sektory ke členovi posádky, který se přesouval jako poslední.</numerusform>
            <numerusform>[threat] se posune o %n sektorů ke členovi posádky, který se přesouval jako poslední.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the nearest equipment.</source>
        <translation>
            <numerusform>[threat] se posune o %n sektor k nejbližší výbavě.</numerusform>
            <numerusform>[threat] se posune o %n sektory k nejbližší výbavě.</numerusform>
            <numerusform>[threat] se posune o %n sektorů k nejbližší výbavě.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves %n sector(s) toward the sector with most crewmembers.</source>
        <translation>
            <numerusform>[threat] se posune o %n sektor k sektoru s nejvíce členy posádky.</numerusform>
            <numerusform>[threat] se posune o %n sektory k sektoru s nejvíce členy posádky.</numerusform>
            <numerusform>[threat] se posune o %n sektorů k sektoru s nejvíce členy posádky.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the nearest crewmember.</source>
        <translation>
            <numerusform>Každá figurka se sama posune o %n sektor k nejbližšímu členovi posádky.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektory k nejbližšímu členovi posádky.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektorů k nejbližšímu členovi posádky.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the crewmember who traveled last.</source>
        <translation>
            <numerusform>Každá figurka se sama posune o %n sektor ke členovi posádky, který se přesouval jako poslední.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektory ke členovi posádky, který se přesouval jako poslední.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektorů ke členovi posádky, který se přesouval jako poslední.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the nearest equipment.</source>
        <translation>
            <numerusform>Každá figurka se sama posune o %n sektor k nejbližší výbavě.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektory k nejbližší výbavě.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektorů k nejbližší výbavě.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each standee moves %n sector(s) by itself toward the sector with most crewmembers.</source>
        <translation>
            <numerusform>Každá figurka se sama posune o %n sektor k sektoru s nejvíce členy posádky.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektory k sektoru s nejvíce členy posádky.</numerusform>
            <numerusform>Každá figurka se sama posune o %n sektorů k sektoru s nejvíce členy posádky.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the [threat] from the planet board.</source>
        <translation>Odstraňte [threat] z planetární desky.</translation>
    </message>
    <message>
        <source>Remove this [threat] from the planet board: {threat}.</source>
        <translation>Odstraňte tuto [threat] z planetární desky: {threat}.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off this sector.</source>
        <translation>
            <numerusform>Odeberte z tohoto sektoru %n ukazatel.</numerusform>
            <numerusform>Odeberte z tohoto sektoru %n ukazatele.</numerusform>
            <numerusform>Odeberte z tohoto sektoru %n ukazatelů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) in this sector.</source>
        <translation>
            <numerusform>Položte do tohoto sektoru %n ukazatel.</numerusform>
            <numerusform>Položte do tohoto sektoru %n ukazatele.</numerusform>
            <numerusform>Položte do tohoto sektoru %n ukazatelů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off sector {sector}.</source>
        <translation>
            <numerusform>Odeberte ze sektoru {sector} %n ukazatel.</numerusform>
            <numerusform>Odeberte ze sektoru {sector} %n ukazatele.</numerusform>
            <numerusform>Odeberte ze sektoru {sector} %n ukazatelů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) in sector {sector}.</source>
        <translation>
            <numerusform>Položte do sektoru {sector} %n ukazatel.</numerusform>
            <numerusform>Položte do sektoru {sector} %n ukazatele.</numerusform>
            <numerusform>Položte do sektoru {sector} %n ukazatelů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All time tracks progress by %n space(s).</source>
        <translation>
            <numerusform>Všechny stupnice času postoupí o %n pole.</numerusform>
            <numerusform>Všechny stupnice času postoupí o %n pole.</numerusform>
            <numerusform>Všechny stupnice času postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The time track of this card progresses by %n space(s).</source>
        <translation>
            <numerusform>Stupnice času této karty postoupí o %n pole.</numerusform>
            <numerusform>Stupnice času této karty postoupí o %n pole.</numerusform>
            <numerusform>Stupnice času této karty postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The time track of the [global_condition] progresses by %n space(s).</source>
        <translation>
            <numerusform>Stupnice času karty [global_condition] postoupí o %n pole.</numerusform>
            <numerusform>Stupnice času karty [global_condition] postoupí o %n pole.</numerusform>
            <numerusform>Stupnice času karty [global_condition] postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [time] of each time track goes back %n space(s).</source>
        <translation>
            <numerusform>[time] každé stupnice času se vrátí o %n pole.</numerusform>
            <numerusform>[time] každé stupnice času se vrátí o %n pole.</numerusform>
            <numerusform>[time] každé stupnice času se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [time] of this card goes back %n space(s).</source>
        <translation>
            <numerusform>[time] této karty se vrátí o %n pole.</numerusform>
            <numerusform>[time] této karty se vrátí o %n pole.</numerusform>
            <numerusform>[time] této karty se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [time] of the [global_condition] goes back %n space(s).</source>
        <translation>
            <numerusform>[time] karty [global_condition] se vrátí o %n pole.</numerusform>
            <numerusform>[time] karty [global_condition] se vrátí o %n pole.</numerusform>
            <numerusform>[time] karty [global_condition] se vrátí o %n polí.</numerusform>
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
        <translation>
            <numerusform>Žlutá stupnice postoupí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice postoupí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The green track progresses by %n space(s).</source>
        <translation>
            <numerusform>Zelená stupnice postoupí o %n pole.</numerusform>
            <numerusform>Zelená stupnice postoupí o %n pole.</numerusform>
            <numerusform>Zelená stupnice postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red track progresses by %n space(s).</source>
        <translation>
            <numerusform>Červená stupnice postoupí o %n pole.</numerusform>
            <numerusform>Červená stupnice postoupí o %n pole.</numerusform>
            <numerusform>Červená stupnice postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The yellow track goes back %n space(s).</source>
        <translation>
            <numerusform>Žlutá stupnice se vrátí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice se vrátí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The green track goes back %n space(s).</source>
        <translation>
            <numerusform>Zelená stupnice se vrátí o %n pole.</numerusform>
            <numerusform>Zelená stupnice se vrátí o %n pole.</numerusform>
            <numerusform>Zelená stupnice se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red track goes back %n space(s).</source>
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
        <extracomment>A kind of card and what is said of it in short, such as &quot;Section card · Recon&quot;.</extracomment>
        <translation>{kind} · {more}</translation>
    </message>
    <message>
        <source>{type}, {rarity}</source>
        <extracomment>A kind of discoveries and how rare the card is.</extracomment>
        <translation>{type}, {rarity}</translation>
    </message>
    <message>
        <source>Skill: {name}, {charges} [charge].</source>
        <translation>Dovednost: {name}, {charges} [charge].</translation>
    </message>
    <message>
        <source>Section card</source>
        <translation>Karta sekce</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Výbava</translation>
    </message>
    <message>
        <source>Crewmember</source>
        <translation>Člen posádky</translation>
    </message>
    <message>
        <source>Injury</source>
        <translation>Zranění</translation>
    </message>
    <message>
        <source>Danger table</source>
        <translation>Tabulka nebezpečí</translation>
    </message>
    <message>
        <source>Rank-up card</source>
        <translation>Karta povýšení</translation>
    </message>
    <message>
        <source>Global condition</source>
        <translation>Obecné podmínky</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Point of interest</source>
        <translation>Bod zájmu</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Hrozba</translation>
    </message>
    <message>
        <source>Discovery</source>
        <translation>Objev</translation>
    </message>
    <message>
        <source>Unique discovery</source>
        <translation>Mimořádný objev</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Událost</translation>
    </message>
    <message>
        <source>All section cards</source>
        <translation>Všechny karty sekcí</translation>
    </message>
    <message>
        <source>All equipment</source>
        <translation>Veškeré vybavení</translation>
    </message>
    <message>
        <source>The whole crew</source>
        <translation>Celá posádka</translation>
    </message>
    <message>
        <source>All injuries</source>
        <translation>Všechna zranění</translation>
    </message>
    <message>
        <source>All danger tables</source>
        <translation>Všechny tabulky nebezpečí</translation>
    </message>
    <message>
        <source>All rank-up cards</source>
        <translation>Všechny karty povýšení</translation>
    </message>
    <message>
        <source>The condition on the table</source>
        <translation>Podmínky na stole</translation>
    </message>
    <message>
        <source>Missions on the table</source>
        <translation>Mise na stole</translation>
    </message>
    <message>
        <source>Points of interest on the table</source>
        <translation>Body zájmu na stole</translation>
    </message>
    <message>
        <source>Threats on the table</source>
        <translation>Hrozby na stole</translation>
    </message>
    <message>
        <source>Discoveries you found</source>
        <translation>Objevy, které jste našli</translation>
    </message>
    <message>
        <source>Unique discoveries you found</source>
        <translation>Mimořádné objevy, které jste našli</translation>
    </message>
    <message>
        <source>Events seen so far</source>
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
        <source>Its token: {ability}</source>
        <translation>Jeho žeton: {ability}</translation>
    </message>
    <message>
        <source>Upgrade of this equipment: {equipment}.</source>
        <translation>Vylepšení této výbavy: {equipment}.</translation>
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
        <translation>
            <numerusform>Můžete mít v ruce o %n kartu sekce víc.</numerusform>
            <numerusform>Můžete mít v ruce o %n karty sekce víc.</numerusform>
            <numerusform>Můžete mít v ruce o %n karet sekce víc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With its token placed the lander keeps %n discovery card(s) more.</source>
        <translation>
            <numerusform>Je-li jeho žeton umístěn, uchová výsadková loď o %n kartu objevu víc.</numerusform>
            <numerusform>Je-li jeho žeton umístěn, uchová výsadková loď o %n karty objevu víc.</numerusform>
            <numerusform>Je-li jeho žeton umístěn, uchová výsadková loď o %n karet objevu víc.</numerusform>
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
        <translation>Při ověření kostkami v sektoru s tímto žetonem vyžadují důsledky o jeden symbol {icon} méně.</translation>
    </message>
    <message>
        <source>Danger dice with danger table {letter} do nothing in the sector of its token.</source>
        <translation>Kostky nebezpečí podle tabulky nebezpečí {letter} nemají v sektoru s tímto žetonem žádný účinek.</translation>
    </message>
    <message>
        <source>Every second rest of yours costs no [supplies].</source>
        <translation>Každý váš druhý odpočinek nestojí žádné [supplies].</translation>
    </message>
    <message>
        <source>{icon}: {effect}</source>
        <extracomment>A result of the injury die and what it does to the injured: &quot;[injury_damage]: Spend 1 die.&quot;</extracomment>
        <translation>{icon}: {effect}</translation>
    </message>
    <message>
        <source>To travel, make a dice check:</source>
        <translation>Pro přesun proveďte ověření kostkami:</translation>
    </message>
    <message>
        <source>To travel: {effect}</source>
        <translation>Pro přesun: {effect}</translation>
    </message>
    <message>
        <source>[supplies] are unlimited.</source>
        <translation>[supplies] jsou neomezené.</translation>
    </message>
    <message>
        <source>Only whoever has the start token may travel. It passes clockwise from round to round.</source>
        <translation>Cestovat smí jen ten, kdo má žeton začínajícího hráče. Ten z kola na kolo putuje po směru hodinových ručiček.</translation>
    </message>
    <message>
        <source>At the end of each round: {effect}</source>
        <translation>Na konci každého kola: {effect}</translation>
    </message>
    <message>
        <source>Goal: {goal}</source>
        <translation>Cíl: {goal}</translation>
    </message>
    <message>
        <source>Goal when lifting off: {goal}</source>
        <translation>Cíl při odletu: {goal}</translation>
    </message>
    <message>
        <source>Markers of a sector may go along with any crewmember who leaves it.</source>
        <translation>Ukazatele ze sektoru mohou jít s každým členem posádky, který ho opouští.</translation>
    </message>
    <message>
        <source>When it is completed: {effect}</source>
        <translation>Po splnění: {effect}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>After two failures the green tracks here are 1 space shorter: {places}.</source>
        <extracomment>{places} are points of interest.</extracomment>
        <translation>Po dvou neúspěších jsou zelené stupnice zde o 1 pole kratší: {places}.</translation>
    </message>
    <message>
        <source>It never enters a sector that shows this: {biomes}.</source>
        <translation>Nikdy nevstoupí do sektoru, který ukazuje: {biomes}.</translation>
    </message>
    <message numerus="yes">
        <source>It has %n standee(s), and each counts wherever it stands.</source>
        <translation>
            <numerusform>Má %n figurku a každá platí, ať stojí kdekoli.</numerusform>
            <numerusform>Má %n figurky a každá platí, ať stojí kdekoli.</numerusform>
            <numerusform>Má %n figurek a každá platí, ať stojí kdekoli.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {effect}</source>
        <extracomment>The name of something that a threat does, in quotation marks, and what that is.</extracomment>
        <translation>{name}: {effect}</translation>
    </message>
    <message>
        <source>With {biomes}: {effect}</source>
        <extracomment>An event: the biomes with which it has its main effect, and what that is.</extracomment>
        <translation>S {biomes}: {effect}</translation>
    </message>
    <message>
        <source>Otherwise: {effect}</source>
        <translation>Jinak: {effect}</translation>
    </message>
    <message>
        <source>Completed, it promotes from rank 1 with {first} [success].</source>
        <translation>Po splnění povyšuje z hodnosti 1 za {first} [success].</translation>
    </message>
    <message>
        <source>Completed, it promotes from rank 1 with {first} and from rank 2 with {second} [success].</source>
        <translation>Po splnění povyšuje z hodnosti 1 za {first} a z hodnosti 2 za {second} [success].</translation>
    </message>
    <message>
        <source>When gained: {effect}</source>
        <translation>Při získání: {effect}</translation>
    </message>
    <message>
        <source>The first failed test of {stat} in a landing has no effect.</source>
        <extracomment>{stat} is the icon of a statistic of the lander.</extracomment>
        <translation>První neúspěšná zkouška {stat} při přistání nemá žádný účinek.</translation>
    </message>
    <message>
        <source>After disembarking, in the lander sector: {effect}</source>
        <translation>Po vylodění, v sektoru výsadku: {effect}</translation>
    </message>
    <message numerus="yes">
        <source>Every loss in the landing is %n [supplies] lower.</source>
        <translation>
            <numerusform>Každá ztráta při přistání je o %n [supplies] nižší.</numerusform>
            <numerusform>Každá ztráta při přistání je o %n [supplies] nižší.</numerusform>
            <numerusform>Každá ztráta při přistání je o %n [supplies] nižší.</numerusform>
        </translation>
    </message>
    <message>
        <source>[lead] of a lower value count as {value}.</source>
        <translation>[lead] s nižší hodnotou se počítají jako {value}.</translation>
    </message>
    <message>
        <source>Choose in which lander sector the lander comes down, whatever the landing table says.</source>
        <translation>Zvolte, ve kterém sektoru výsadku výsadková loď přistane, ať tabulka přistání říká cokoli.</translation>
    </message>
    <message>
        <source>Special action: {name}</source>
        <extracomment>A special action of a card: its name, its lines follow.</extracomment>
        <translation>Zvláštní akce: {name}</translation>
    </message>
</context>
<context>
    <name>CheckDice</name>
    <message>
        <source>Injury die</source>
        <translation>Kostka zranění</translation>
    </message>
    <message>
        <source>Danger die, table {letter}</source>
        <extracomment>A danger die that has not been rolled; {letter} is its table.</extracomment>
        <translation>Kostka nebezpečí, tabulka {letter}</translation>
    </message>
    <message>
        <source>{die}, lent by {section}</source>
        <extracomment>A die in a dice check and the section that lends it.</extracomment>
        <translation>{die}, půjčuje {section}</translation>
    </message>
    <message>
        <source>{icon}, table {letter}</source>
        <translation>{icon}, tabulka {letter}</translation>
    </message>
</context>
<context>
    <name>CheckLog</name>
    <message>
        <source>{member} takes a die for the check: {die}.</source>
        <translation>{member} bere kostku pro ověření: {die}.</translation>
    </message>
    <message>
        <source>{member} takes a die back: {die}.</source>
        <translation>{member} bere kostku zpět: {die}.</translation>
    </message>
    <message>
        <source>Dice added to the check: {injuries} injury, {dangers} danger.</source>
        <translation>Kostky přidané k ověření: zranění {injuries}, nebezpečí {dangers}.</translation>
    </message>
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
        <source>A die is rolled again: {die}. It shows {result}.</source>
        <translation>Kostka se přehazuje: {die}. Ukazuje {result}.</translation>
    </message>
    <message>
        <source>A die is turned: {die}. It shows {result}.</source>
        <translation>Kostka se otáčí: {die}. Ukazuje {result}.</translation>
    </message>
    <message>
        <source>Step {number} of the dice check: {step}.</source>
        <translation>Krok {number} ověření kostkami: {step}.</translation>
    </message>
    <message>
        <source>{member} assists with a card.</source>
        <translation>{member} podporuje ověření kartou.</translation>
    </message>
    <message>
        <source>Spent from the roll pool: {dice}.</source>
        <translation>Vyčerpáno ze zásoby kostek: {dice}.</translation>
    </message>
    <message>
        <source>An injury die has no effect.</source>
        <translation>Kostka zranění nemá žádný účinek.</translation>
    </message>
    <message>
        <source>An injury die sets off the injury in slot {number}.</source>
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
        <translation>
            <numerusform>Zvláštní účinek nastává %nkrát.</numerusform>
            <numerusform>Zvláštní účinek nastává %nkrát.</numerusform>
            <numerusform>Zvláštní účinek nastává %nkrát.</numerusform>
        </translation>
    </message>
    <message>
        <source>An outcome that could be marked is declined.</source>
        <translation>Důsledek, který šlo označit, zůstává neoznačený.</translation>
    </message>
    <message>
        <source>This outcome is marked: {outcome}.</source>
        <translation>Označuje se tento důsledek: {outcome}.</translation>
    </message>
    <message>
        <source>The dice check ends at once: {outcome}.</source>
        <translation>Ověření kostkami okamžitě končí: {outcome}.</translation>
    </message>
    <message>
        <source>This outcome is resolved: {outcome}.</source>
        <translation>Vyhodnocuje se tento důsledek: {outcome}.</translation>
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
        <source>{member} rolls a danger die for danger table {letter}: {result}.</source>
        <translation>{member} hází kostkou nebezpečí pro tabulku nebezpečí {letter}: {result}.</translation>
    </message>
    <message>
        <source>{member} begins a dice check.</source>
        <translation>{member} začíná ověření kostkami.</translation>
    </message>
    <message>
        <source>{member} begins a dice check: {source}.</source>
        <extracomment>{source} is the card or action that asks for the check.</extracomment>
        <translation>{member} začíná ověření kostkami: {source}.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) are rolled.</source>
        <translation>
            <numerusform>Hází se %n kostkou.</numerusform>
            <numerusform>Hází se %n kostkami.</numerusform>
            <numerusform>Hází se %n kostkami.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice show: {results}.</source>
        <translation>Kostky ukazují: {results}.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>For the rest of this check, all results of some dice count as {becomes}.</source>
        <translation>Po zbytek tohoto ověření se všechny výsledky některých kostek počítají jako {becomes}.</translation>
    </message>
    <message>
        <source>For the rest of this check, {shown} may also serve as {becomes}.</source>
        <translation>Po zbytek tohoto ověření může {shown} sloužit také jako {becomes}.</translation>
    </message>
    <message>
        <source>For the rest of this check, {shown} does not count.</source>
        <translation>Po zbytek tohoto ověření se {shown} nepočítá.</translation>
    </message>
    <message>
        <source>For the rest of this check, {shown} counts as {becomes}.</source>
        <translation>Po zbytek tohoto ověření se {shown} počítá jako {becomes}.</translation>
    </message>
</context>
<context>
    <name>CheckModel</name>
    <message>
        <source>Special effect: {icon}</source>
        <translation>Zvláštní účinek: {icon}</translation>
    </message>
    <message>
        <source>Special effect</source>
        <translation>Zvláštní účinek</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Příprava</translation>
    </message>
    <message>
        <source>Dice check</source>
        <translation>Ověření kostkami</translation>
    </message>
    <message>
        <source>{card}. {effect}</source>
        <extracomment>A dice combination: the name of the card, and what it does for the dice, a whole sentence.</extracomment>
        <translation>{card}. {effect}</translation>
    </message>
</context>
<context>
    <name>CheckQuestions</name>
    <message>
        <source>the dice check asks for {icon}</source>
        <translation>ověření kostkami vyžaduje {icon}</translation>
    </message>
    <message>
        <source>the dice check is on a [threat]</source>
        <translation>je ověření kostkami na kartě [threat]</translation>
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
        <translation>
            <numerusform>je ověření kostkami nejvýše %n sektor daleko</numerusform>
            <numerusform>je ověření kostkami nejvýše %n sektory daleko</numerusform>
            <numerusform>je ověření kostkami nejvýše %n sektorů daleko</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the roll pool shows at least %n {icon}</source>
        <translation>
            <numerusform>je v zásobě kostek {icon}</numerusform>
            <numerusform>je v zásobě kostek alespoň %n {icon}</numerusform>
            <numerusform>je v zásobě kostek alespoň %n {icon}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dice of at least %n color(s) in the roll pool show {icon}</source>
        <translation>
            <numerusform>kostka v zásobě kostek ukazuje {icon}</numerusform>
            <numerusform>v zásobě kostek ukazují {icon} kostky alespoň %n barev</numerusform>
            <numerusform>v zásobě kostek ukazují {icon} kostky alespoň %n barev</numerusform>
        </translation>
    </message>
    <message>
        <source>the dice spent on the outcome cover {icons}</source>
        <extracomment>{icons} are icons of dice, with a plus sign between them.</extracomment>
        <translation>kostky vyčerpané na důsledek pokrývají {icons}</translation>
    </message>
    <message numerus="yes">
        <source>you have fewer than %n available die(ce)</source>
        <translation>
            <numerusform>nemáte žádnou dostupnou kostku</numerusform>
            <numerusform>máte méně než %n dostupné kostky</numerusform>
            <numerusform>máte méně než %n dostupných kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available die(ce)</source>
        <translation>
            <numerusform>máte dostupnou kostku</numerusform>
            <numerusform>máte alespoň %n dostupné kostky</numerusform>
            <numerusform>máte alespoň %n dostupných kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available red die(ce)</source>
        <translation>
            <numerusform>máte dostupnou červenou kostku</numerusform>
            <numerusform>máte alespoň %n dostupné červené kostky</numerusform>
            <numerusform>máte alespoň %n dostupných červených kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available green die(ce)</source>
        <translation>
            <numerusform>máte dostupnou zelenou kostku</numerusform>
            <numerusform>máte alespoň %n dostupné zelené kostky</numerusform>
            <numerusform>máte alespoň %n dostupných zelených kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have at least %n available blue die(ce)</source>
        <translation>
            <numerusform>máte dostupnou modrou kostku</numerusform>
            <numerusform>máte alespoň %n dostupné modré kostky</numerusform>
            <numerusform>máte alespoň %n dostupných modrých kostek</numerusform>
        </translation>
    </message>
    <message>
        <source>the outcome was yellow</source>
        <translation>důsledek byl žlutý</translation>
    </message>
    <message>
        <source>the outcome was green</source>
        <translation>důsledek byl zelený</translation>
    </message>
    <message>
        <source>the outcome was red</source>
        <translation>důsledek byl červený</translation>
    </message>
</context>
<context>
    <name>CheckRail</name>
    <message>
        <source>Choose</source>
        <translation>Výběr</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidání</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Hod</translation>
    </message>
    <message>
        <source>Modify</source>
        <translation>Úprava</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>Kombinace</translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation>Zranění</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Účinky</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Označení</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Vyčerpání</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Důsledek</translation>
    </message>
    <message>
        <source>Step {number} of 10: {step}</source>
        <translation>Krok {number} z 10: {step}</translation>
    </message>
</context>
<context>
    <name>CheckStep</name>
    <message>
        <source>Choose dice</source>
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
        <translation>Označení důsledku akce</translation>
    </message>
    <message>
        <source>Spend dice</source>
        <translation>Vyčerpání zbývajících kostek</translation>
    </message>
    <message>
        <source>Resolve outcomes</source>
        <translation>Vyhodnocení důsledku akce</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message numerus="yes">
        <source>%n danger die(ce) of danger table(s): {letters}.</source>
        <extracomment>{letters} are the danger tables of the dice, such as &quot;A + A + B&quot;.</extracomment>
        <translation>
            <numerusform>%n kostka nebezpečí, tabulka nebezpečí: {letters}.</numerusform>
            <numerusform>%n kostky nebezpečí, tabulky nebezpečí: {letters}.</numerusform>
            <numerusform>%n kostek nebezpečí, tabulky nebezpečí: {letters}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n section dice can be rolled.</source>
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
        <source>{requirement} – once: {effect}</source>
        <extracomment>A special effect of a dice check, carried out only once: &quot;[accident] – once: Lose 1 [supplies].&quot;</extracomment>
        <translation>{requirement} – jednou: {effect}</translation>
    </message>
    <message>
        <source>{requirement} – each time: {effect}</source>
        <extracomment>A special effect of a dice check, carried out as often as the dice cover the requirement.</extracomment>
        <translation>{requirement} – pokaždé: {effect}</translation>
    </message>
    <message>
        <source>{test} If so, the dice check ends at once: {outcome}.</source>
        <extracomment>{test} is a sentence such as &quot;None of these in the roll pool: [explore].&quot;</extracomment>
        <translation>{test} Pokud ano, ověření kostkami ihned končí: {outcome}.</translation>
    </message>
    <message>
        <source>{outcome}: {effect}</source>
        <extracomment>{outcome} is &quot;Green outcome&quot;, &quot;Yellow outcome&quot; or &quot;Red outcome&quot;.</extracomment>
        <translation>{outcome}: {effect}</translation>
    </message>
    <message>
        <source>{outcome} ({requirement}): {effect}</source>
        <translation>{outcome} ({requirement}): {effect}</translation>
    </message>
    <message>
        <source>{effect} Then also: {outcomes}.</source>
        <translation>{effect} Potom také: {outcomes}.</translation>
    </message>
    <message numerus="yes">
        <source>Yellow track, %n space(s): {effect}</source>
        <translation>
            <numerusform>Žlutá stupnice, %n pole: {effect}</numerusform>
            <numerusform>Žlutá stupnice, %n pole: {effect}</numerusform>
            <numerusform>Žlutá stupnice, %n polí: {effect}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Green track, %n space(s): {effect}</source>
        <translation>
            <numerusform>Zelená stupnice, %n pole: {effect}</numerusform>
            <numerusform>Zelená stupnice, %n pole: {effect}</numerusform>
            <numerusform>Zelená stupnice, %n polí: {effect}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Red track, %n space(s): {effect}</source>
        <translation>
            <numerusform>Červená stupnice, %n pole: {effect}</numerusform>
            <numerusform>Červená stupnice, %n pole: {effect}</numerusform>
            <numerusform>Červená stupnice, %n polí: {effect}</numerusform>
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
    <message>
        <source>Take this card: {card}.</source>
        <translation>Vezměte si tuto kartu: {card}.</translation>
    </message>
    <message>
        <source>Put these on top, the first one uppermost: {events}.</source>
        <translation>Dejte tyto navrch, první úplně nahoru: {events}.</translation>
    </message>
    <message>
        <source>Put these at the bottom: {events}.</source>
        <translation>Dejte tyto dospod: {events}.</translation>
    </message>
    <message>
        <source>Put these on top: {top}. Put these at the bottom: {bottom}.</source>
        <translation>Dejte tyto navrch: {top}. Dejte tyto dospod: {bottom}.</translation>
    </message>
    <message>
        <source>Resolve this event: {event}.</source>
        <translation>Vyhodnoťte tuto událost: {event}.</translation>
    </message>
    <message>
        <source>Take this card back: {card}.</source>
        <translation>Vezměte si zpět tuto kartu: {card}.</translation>
    </message>
    <message>
        <source>Sacrifice this card: {card}.</source>
        <translation>Obětujte tuto kartu: {card}.</translation>
    </message>
    <message>
        <source>Discard this card: {card}.</source>
        <translation>Odhoďte tuto kartu: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>This [time] goes back %n space(s): {track}.</source>
        <extracomment>{track} is the card or the sector to which the time track belongs.</extracomment>
        <translation>
            <numerusform>Tento [time] se vrátí o %n pole: {track}.</numerusform>
            <numerusform>Tento [time] se vrátí o %n pole: {track}.</numerusform>
            <numerusform>Tento [time] se vrátí o %n polí: {track}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This time track waits: {track}.</source>
        <extracomment>{track} is the card or the sector to which the time track belongs.</extracomment>
        <translation>Tato stupnice času počká: {track}.</translation>
    </message>
    <message>
        <source>Move this one: {lead}.</source>
        <translation>Přesuňte tento: {lead}.</translation>
    </message>
    <message>
        <source>To this deck: {deck}.</source>
        <translation>Na tento balíček: {deck}.</translation>
    </message>
    <message>
        <source>Return this one: {lead}.</source>
        <translation>Vraťte do sáčku tento: {lead}.</translation>
    </message>
    <message>
        <source>Place this one: {lead}.</source>
        <translation>Umístěte tento: {lead}.</translation>
    </message>
    <message>
        <source>Put this discovery back: {discovery}.</source>
        <translation>Vraťte tento objev: {discovery}.</translation>
    </message>
    <message>
        <source>Have this discovery: {discovery}.</source>
        <translation>Vezměte si tento objev: {discovery}.</translation>
    </message>
    <message>
        <source>Carry everything to sector {sector}.</source>
        <translation>Přeneste vše do sektoru {sector}.</translation>
    </message>
    <message>
        <source>From sector {sector}.</source>
        <translation>Ze sektoru {sector}.</translation>
    </message>
    <message>
        <source>To sector {sector}.</source>
        <translation>Do sektoru {sector}.</translation>
    </message>
    <message numerus="yes">
        <source>This [threat] moves %n time(s): {threat}.</source>
        <translation>
            <numerusform>Tato [threat] se přesune %n×: {threat}.</numerusform>
            <numerusform>Tato [threat] se přesune %n×: {threat}.</numerusform>
            <numerusform>Tato [threat] se přesune %n×: {threat}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of this [threat]: {threat}.</source>
        <translation>
            <numerusform>Prohlédněte si %n příští účinek této [threat]: {threat}.</numerusform>
            <numerusform>Prohlédněte si příští %n účinky této [threat]: {threat}.</numerusform>
            <numerusform>Prohlédněte si příštích %n účinků této [threat]: {threat}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One standee of the [threat] moves up to %n sector(s).</source>
        <translation>
            <numerusform>Jedna figurka této [threat] se posune až o %n sektor.</numerusform>
            <numerusform>Jedna figurka této [threat] se posune až o %n sektory.</numerusform>
            <numerusform>Jedna figurka této [threat] se posune až o %n sektorů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves up to %n more sector(s) toward the nearest crewmember.</source>
        <translation>
            <numerusform>[threat] se posune ještě až o %n sektor k nejbližšímu členovi posádky.</numerusform>
            <numerusform>[threat] se posune ještě až o %n sektory k nejbližšímu členovi posádky.</numerusform>
            <numerusform>[threat] se posune ještě až o %n sektorů k nejbližšímu členovi posádky.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The [threat] moves up to %n more sector(s) toward sector {sector}.</source>
        <translation>
            <numerusform>[threat] se posune ještě až o %n sektor směrem k sektoru {sector}.</numerusform>
            <numerusform>[threat] se posune ještě až o %n sektory směrem k sektoru {sector}.</numerusform>
            <numerusform>[threat] se posune ještě až o %n sektorů směrem k sektoru {sector}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This [threat] leaves for %n round(s): {threat}.</source>
        <translation>
            <numerusform>Tato [threat] odejde na %n kolo: {threat}.</numerusform>
            <numerusform>Tato [threat] odejde na %n kola: {threat}.</numerusform>
            <numerusform>Tato [threat] odejde na %n kol: {threat}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the time track of this [threat]: {threat}.</source>
        <translation>Vynulujte stupnici času této karty [threat]: {threat}.</translation>
    </message>
    <message>
        <source>This [threat] skips the effect after its next one: {threat}.</source>
        <translation>Tato [threat] vynechá účinek po příštím: {threat}.</translation>
    </message>
    <message>
        <source>This [threat] goes back to where it came from: {threat}.</source>
        <translation>Tato [threat] se vrátí, odkud přišla: {threat}.</translation>
    </message>
    <message>
        <source>This [threat] skips its next effect: {threat}.</source>
        <translation>Tato [threat] vynechá svůj příští účinek: {threat}.</translation>
    </message>
    <message>
        <source>Move this equipment: {equipment}.</source>
        <translation>Přesuňte tuto výbavu: {equipment}.</translation>
    </message>
    <message>
        <source>Bring back this equipment: {equipment}.</source>
        <translation>Vraťte do hry tuto výbavu: {equipment}.</translation>
    </message>
    <message>
        <source>{equipment} goes to this crewmember: {member}.</source>
        <translation>Výbava: {equipment}. Dostane ji {member}.</translation>
    </message>
    <message>
        <source>Use this equipment once more: {equipment}.</source>
        <translation>Použijte tuto výbavu ještě jednou: {equipment}.</translation>
    </message>
    <message>
        <source>Discard this equipment: {equipment}.</source>
        <translation>Odhoďte tuto výbavu: {equipment}.</translation>
    </message>
    <message>
        <source>Block this equipment until it is freed: {equipment}.</source>
        <translation>Zablokujte tuto výbavu, dokud nebude uvolněna: {equipment}.</translation>
    </message>
    <message>
        <source>Block this equipment until the end of round {round}: {equipment}.</source>
        <translation>Zablokujte tuto výbavu do konce {round}. kola: {equipment}.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>ChronicleModel</name>
    <message>
        <source>Round {round}</source>
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
        <source>If {test}: {then}</source>
        <extracomment>{test} is a clause such as &quot;a marker lies in your sector&quot;; {then} goes on: &quot;draw 2 section cards.&quot;</extracomment>
        <translation>Pokud {test}: {then}</translation>
    </message>
    <message>
        <source>Otherwise, if {test}: {then}</source>
        <translation>Jinak, pokud {test}: {then}</translation>
    </message>
    <message>
        <source>Otherwise: {effect}</source>
        <translation>Jinak: {effect}</translation>
    </message>
    <message>
        <source>the keyword {keyword} is recorded</source>
        <translation>je zaznamenané klíčové slovo {keyword}</translation>
    </message>
    <message>
        <source>the keyword {keyword} is not recorded</source>
        <translation>není zaznamenané klíčové slovo {keyword}</translation>
    </message>
    <message>
        <source>it is not true that {test}</source>
        <extracomment>{test} is a clause such as &quot;the landing die has just been rolled&quot;.</extracomment>
        <translation>neplatí, že {test}</translation>
    </message>
    <message>
        <source>({clauses})</source>
        <extracomment>Several clauses with &quot;and&quot; or &quot;or&quot; between them, inside of others.</extracomment>
        <translation>({clauses})</translation>
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
    <message>
        <source>{first}, {next}</source>
        <extracomment>Clauses or keywords, before the last one.</extracomment>
        <translation>{first}, {next}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} nebo {last}</translation>
    </message>
</context>
<context>
    <name>Codex</name>
    <message>
        <source>The dice check in ten steps</source>
        <translation>Ověření kostkami v deseti krocích</translation>
    </message>
    <message>
        <source>A dice check has ten steps. Whoever makes it is the active crewmember; a danger die rolled on its own is none.</source>
        <translation>Ověření kostkami má deset kroků. Kdo ho provádí, je aktivní člen posádky; hod samotnou kostkou nebezpečí ověřením není.</translation>
    </message>
    <message>
        <source>Step 1: take any number of your available dice, even none. You may change your mind until the roll.</source>
        <translation>Krok 1: vezměte libovolný počet svých dostupných kostek, třeba i žádnou. Do hodu si to můžete rozmyslet.</translation>
    </message>
    <message>
        <source>Every other crewmember in your sector may assist with one available die.</source>
        <translation>Každý další člen posádky ve vašem sektoru smí podpořit jednou dostupnou kostkou.</translation>
    </message>
    <message>
        <source>A skill or card may let somebody assist with more dice; then its number is the limit.</source>
        <translation>Dovednost nebo karta může dovolit podpořit více kostkami; pak platí její číslo.</translation>
    </message>
    <message>
        <source>Step 2: your injury dice and the danger dice of the action join. They cannot be left out.</source>
        <translation>Krok 2: přidají se vaše kostky zranění a kostky nebezpečí akce. Vynechat je nelze.</translation>
    </message>
    <message>
        <source>Step 3: all dice are rolled together into one roll pool. The active crewmember uses all of them, but each die returns to its owner.</source>
        <translation>Krok 3: všechny kostky se hodí najednou do jedné zásoby. Aktivní člen posádky používá všechny, ale každá se vrátí svému majiteli.</translation>
    </message>
    <message>
        <source>Step 4: change results with section cards from your hand and with equipment you carry, one after the other, as many as you like.</source>
        <translation>Krok 4: měňte výsledky kartami sekce z ruky a výbavou, kterou nesete, jedno po druhém, kolikrát chcete.</translation>
    </message>
    <message>
        <source>Whoever assists may play one section card in the whole check, and no equipment.</source>
        <translation>Kdo podporuje, smí během celého ověření zahrát jednu kartu sekce a nepoužívá výbavu.</translation>
    </message>
    <message>
        <source>Step 5: pay for dice combinations with dice of the roll pool that show what they ask for. What they do happens at once; the dice are gone for this check.</source>
        <translation>Krok 5: zaplaťte kombinace kostek kostkami ze zásoby, které ukazují, co je potřeba. Účinek nastane hned; kostky jsou pro toto ověření pryč.</translation>
    </message>
    <message>
        <source>A section card gives its upper half or its combination, not both. Combinations on the condition may be used again and again.</source>
        <translation>Karta sekce dá horní polovinu, nebo kombinaci, ne obojí. Kombinace obecných podmínek lze použít opakovaně.</translation>
    </message>
    <message>
        <source>Step 6: first the injury dice, then the danger dice. Afterwards the injury dice return to your board.</source>
        <translation>Krok 6: nejdřív kostky zranění, pak kostky nebezpečí. Potom se kostky zranění vrátí na vaši desku.</translation>
    </message>
    <message>
        <source>Step 7: special effects, those of the condition first. What the dice cover must happen, and as often as they cover it.</source>
        <translation>Krok 7: zvláštní účinky, nejdřív ty z obecných podmínek. Co kostky pokryjí, musí nastat, a to tolikrát, kolikrát to pokryjí.</translation>
    </message>
    <message>
        <source>Step 8: from top to bottom, the first row that the dice cover is marked: yellow for a better success, green for success. If none is covered, the red one is.</source>
        <translation>Krok 8: shora dolů se označí první řádek, který kostky pokryjí: žlutý je lepší úspěch, zelený úspěch. Nepokryjí-li žádný, označí se červený.</translation>
    </message>
    <message>
        <source>A row covered without any ace or conversion must be marked; one that needs them may be declined.</source>
        <translation>Řádek pokrytý bez žolíků a přeměn se označit musí; řádek, který je potřebuje, můžete odmítnout.</translation>
    </message>
    <message>
        <source>An action with tracks has no step 8. Its markers move by special effects, stay for later checks, and pay off when they reach the end.</source>
        <translation>Akce se stupnicemi nemá krok 8. Její ukazatele posouvají zvláštní účinky, zůstávají pro další ověření a vyplatí se, když dojdou na konec.</translation>
    </message>
    <message>
        <source>Step 9: every die left in the roll pool is spent.</source>
        <translation>Krok 9: každá kostka, která zbyla v zásobě, se vyčerpá.</translation>
    </message>
    <message>
        <source>Step 10: the marked outcome happens to the active crewmember, and every outcome that an arrow leads to as well.</source>
        <translation>Krok 10: označený důsledek nastane aktivnímu členovi posádky a s ním každý důsledek, k němuž vede šipka.</translation>
    </message>
    <message>
        <source>An immediate special effect ends the check at once: all dice are spent and the outcome it shows happens.</source>
        <translation>Okamžitý zvláštní účinek ověření hned ukončí: všechny kostky se vyčerpají a nastane důsledek, který ukazuje.</translation>
    </message>
    <message>
        <source>A text that sends you to a later step skips those between, but the dice are spent in any case.</source>
        <translation>Text, který vás pošle k pozdějšímu kroku, přeskočí ty mezi tím, ale kostky se vyčerpají vždy.</translation>
    </message>
    <message>
        <source>What dice cover</source>
        <translation>Co kostky pokryjí</translation>
    </message>
    <message>
        <source>“+” asks for everything it joins, “/” for one of its alternatives. Each icon on a die counts once.</source>
        <translation>„+“ žádá všechno, co spojuje, „/“ jednu z možností. Každý symbol kostky se počítá jednou.</translation>
    </message>
    <message>
        <source>Two icons on one face count as two.</source>
        <translation>Dva symboly na jedné straně se počítají jako dva.</translation>
    </message>
    <message>
        <source>A die symbol asks for a die of that color, whatever it shows; in a combination it must not be an accident.</source>
        <translation>Symbol kostky žádá kostku té barvy, ať ukazuje cokoli; v kombinaci to nesmí být nehoda.</translation>
    </message>
    <message>
        <source>The [any_symbol] stands for an icon of your choice. Several of them in one requirement must all be the same icon.</source>
        <translation>[any_symbol] zastupuje symbol podle vaší volby. Je-li jich v jednom požadavku víc, musí to být všechny stejný symbol.</translation>
    </message>
    <message>
        <source>A convert ability lets a basic result of its color be spent as its icon. The die itself does not change.</source>
        <translation>Schopnost přeměny dovolí vyčerpat základní výsledek její barvy jako její symbol. Kostka sama se nemění.</translation>
    </message>
    <message>
        <source>Only the convert abilities of the active crewmember and of what they carry count, but also for dice lent by others; one for each die.</source>
        <translation>Platí jen schopnosti přeměny aktivního člena posádky a jeho výbavy, ale i pro kostky půjčené od jiných; na každou kostku jedna.</translation>
    </message>
    <message>
        <source>A die pays only if it supplies something that is asked for; an accident never pays.</source>
        <translation>Kostka platí jen tehdy, když dodá něco z požadavku; nehoda neplatí nikdy.</translation>
    </message>
    <message>
        <source>When a special effect happens, all dice showing one of its icons are spent, also those it would not need.</source>
        <translation>Když zvláštní účinek nastane, vyčerpají se všechny kostky s některým z jeho symbolů, i ty nadbytečné.</translation>
    </message>
    <message>
        <source>An ace or a convertible basic result joins a special effect only if you say so, and only if it makes the effect happen more often.</source>
        <translation>Žolík nebo přeměnitelný základní výsledek se k zvláštnímu účinku přidá, jen když to řeknete a když díky němu nastane víckrát.</translation>
    </message>
    <message>
        <source>A text that only looks at the roll pool spends nothing. You may declare an ace to be what it looks for; conversions do not count.</source>
        <translation>Text, který se do zásoby kostek jen dívá, nic nevyčerpává. Žolíka můžete prohlásit za to, co hledá; přeměny se nepočítají.</translation>
    </message>
    <message>
        <source>Dice of those who assist may pay for your combinations; you decide which dice pay.</source>
        <translation>Kostky těch, kdo podporují, smí platit vaše kombinace; které, rozhodujete vy.</translation>
    </message>
    <message>
        <source>Travel and paths</source>
        <translation>Přesun a trasy</translation>
    </message>
    <message>
        <source>You travel along a path that begins in your sector and whose arrow lets you go that way.</source>
        <translation>Přesouváte se po trase, která začíná ve vašem sektoru a jejíž šipka tímto směrem vede.</translation>
    </message>
    <message>
        <source>A path with one arrowhead is one-way: it can be used in that direction only.</source>
        <translation>Trasa s jedinou šipkou je jednosměrná: lze ji použít jen tím směrem.</translation>
    </message>
    <message>
        <source>A path with a lock is closed. Nobody can use it until a text opens it. A path without icons costs nothing.</source>
        <translation>Trasa se zámkem je uzavřená. Nikdo ji nemůže použít, dokud ji neotevře text. Trasa bez symbolů nestojí nic.</translation>
    </message>
    <message>
        <source>Where the [no_movement] icon lies open nobody can travel out or be moved out. A text that places you elsewhere still works.</source>
        <translation>Kde leží odkrytý symbol [no_movement], odtamtud se nikdo nemůže přesunout ani být přesunut. Text, který vás umístí jinam, platí i tak.</translation>
    </message>
    <message>
        <source>Every icon on the path is resolved in the order in which you meet it: dice to spend, danger to roll, supplies to lose, an entry to read.</source>
        <translation>Každý symbol na trase se vyhodnotí v pořadí, v jakém na něj narazíte: vyčerpat kostky, hodit nebezpečí, ztratit zásoby, přečíst záznam.</translation>
    </message>
    <message>
        <source>For the [travel] icon you carry out the travel effect of the [global_condition]. It comes last, and only it moves you; if it does not, you stay and the action is spent.</source>
        <translation>Za symbol [travel] provedete účinek přesunu z karty [global_condition]. Přijde poslední a jen on vás přesune; pokud ne, zůstanete a akce je pryč.</translation>
    </message>
    <message>
        <source>Whoever arrives in a sector with an open log number makes the team read that entry at once, in whatever way they arrive.</source>
        <translation>Kdo dorazí do sektoru s odkrytým číslem záznamu, ten se hned přečte, ať dorazil jakkoli.</translation>
    </message>
    <message>
        <source>A text that moves you to a connected sector ignores the icons of the path.</source>
        <translation>Text, který vás přesune do propojeného sektoru, nebere na symboly trasy ohled.</translation>
    </message>
    <message>
        <source>Sectors are connected if a path with an arrow leads from one to the other. The way back may be missing.</source>
        <translation>Sektory jsou propojené, vede-li z jednoho do druhého trasa se šipkou. Cesta zpět může chybět.</translation>
    </message>
    <message>
        <source>Until the move is made you are still in the sector you leave: only those there can assist.</source>
        <translation>Dokud se nepřesunete, jste stále v původním sektoru: podpořit mohou jen ti, kdo jsou tam.</translation>
    </message>
    <message>
        <source>Exerting</source>
        <translation>Vypětí sil</translation>
    </message>
    <message>
        <source>Anybody may exert at any time, in anyone’s turn and as often as they like. It is no action.</source>
        <translation>Vypnout síly může kdokoli, kdykoli, v čímkoli tahu a libovolně často. Není to akce.</translation>
    </message>
    <message>
        <source>Exerting sacrifices 1 die, available or spent, and then refreshes up to 5 dice.</source>
        <translation>Vypětí sil obětuje 1 kostku, dostupnou nebo vyčerpanou, a pak obnoví až 5 kostek.</translation>
    </message>
    <message>
        <source>With 3 section dice or fewer you take the Drained injury instead of sacrificing one.</source>
        <translation>Se 3 nebo méně kostkami sekce místo obětování utrpíte zranění Vysílení.</translation>
    </message>
    <message>
        <source>Dice in a roll pool can be neither sacrificed nor refreshed by it.</source>
        <translation>Kostky v zásobě kostek takto nelze obětovat ani obnovit.</translation>
    </message>
    <message>
        <source>What may be used at any time may be used whenever the game waits for a player, also before something already known takes effect.</source>
        <translation>Co lze použít kdykoli, lze použít vždy, když hra čeká na hráče, i dřív, než nastane něco, co už je známé.</translation>
    </message>
    <message>
        <source>It never takes back what has happened: dice refreshed in the middle of a check do not join it.</source>
        <translation>Nikdy to nevrací, co se stalo: kostky obnovené uprostřed ověření se k němu nepřidají.</translation>
    </message>
    <message>
        <source>Choices and costs</source>
        <translation>Volby a ceny</translation>
    </message>
    <message>
        <source>Who uses, draws or triggers a text decides what it leaves open. What concerns the whole team is agreed on; if you cannot agree, one player has the last word, and the bar names that player.</source>
        <translation>Kdo text použije, lízne nebo vyvolá, rozhoduje, co text nechává otevřené. Na tom, co se týká celého týmu, se dohodnete; když ne, poslední slovo má jeden hráč a lišta ho uvádí.</translation>
    </message>
    <message>
        <source>Of several alternatives you can choose only one that you can pay in full.</source>
        <translation>Z více možností můžete zvolit jen takovou, kterou dokážete zaplatit celou.</translation>
    </message>
    <message>
        <source>If you can pay none, pick one and do as much of it as possible.</source>
        <translation>Nemůžete-li zaplatit žádnou, vyberte jednu a proveďte z ní co nejvíc.</translation>
    </message>
    <message>
        <source>Spending and sacrificing dice can always be paid: if dice are missing, an injury takes their place.</source>
        <translation>Vyčerpat či obětovat kostky lze zaplatit vždy: chybí-li kostky, nahradí je zranění.</translation>
    </message>
    <message>
        <source>A loss larger than what you have takes all of it; the rest is ignored.</source>
        <translation>Ztráta větší než to, co máte, vezme všechno; zbytek se nepočítá.</translation>
    </message>
    <message>
        <source>A cost is paid before what it buys. The sentences of a text happen in their order, and what one of them sets off is finished before the next.</source>
        <translation>Cena se platí dřív, než nastane, co kupuje. Věty textu platí popořadě a co jedna z nich vyvolá, se dokončí před další.</translation>
    </message>
    <message>
        <source>“May” and “can” leave you the choice; everything else must be done as far as possible.</source>
        <translation>„Smíte“ a „můžete“ vám nechává volbu; všechno ostatní se musí provést, jak jen to jde.</translation>
    </message>
    <message>
        <source>The text of a card goes before these rules, and a text that forbids goes before one that allows.</source>
        <translation>Text karty má přednost před těmito pravidly a text, který zakazuje, před textem, který dovoluje.</translation>
    </message>
    <message>
        <source>What concerns several crewmembers happens to one after the other, first to whoever is active, then clockwise. “Other” leaves you out.</source>
        <translation>Co se týká více členů posádky, děje se jednomu po druhém, nejdřív aktivnímu, pak po směru hodinových ručiček. „Jiný“ znamená kromě vás.</translation>
    </message>
    <message>
        <source>Only what is offered can be answered; while one decision is open, others wait.</source>
        <translation>Odpovědět lze jen tím, co je nabídnuto; dokud je jedno rozhodnutí otevřené, ostatní čekají.</translation>
    </message>
    <message>
        <source>A discarded card with a number goes back to its place in the box, one without a number under its deck. Only section cards and events have discard piles.</source>
        <translation>Odhozená karta s číslem se vrací na své místo v krabici, karta bez čísla pod svůj balíček. Odhazovací balíček mají jen karty sekce a události.</translation>
    </message>
    <message>
        <source>Hands, dice, injuries and equipment lie open for all. Decks, the lead bag and unread entries are hidden.</source>
        <translation>Karty v ruce, kostky, zranění a výbava jsou pro všechny veřejné. Balíčky, sáček náznaků a nepřečtené záznamy jsou skryté.</translation>
    </message>
    <message>
        <source>A [success] belongs to the team, never to one crewmember.</source>
        <translation>[success] patří týmu, nikdy jednomu členovi posádky.</translation>
    </message>
    <message>
        <source>Supplies go up and down on their track. They never go above its last space, and with none left nothing more is lost.</source>
        <translation>Zásoby na své stupnici stoupají a klesají. Nikdy nepřekročí poslední pole, a když žádné nejsou, žádné se neztrácejí.</translation>
    </message>
    <message>
        <source>When the expedition ends, everything in progress stops.</source>
        <translation>Když výprava skončí, všechno rozdělané se zastaví.</translation>
    </message>
    <message>
        <source>If several things are due at the same moment, the player whose turn it is puts them in order.</source>
        <translation>Má-li se stát víc věcí najednou, pořadí určí hráč, který je na tahu.</translation>
    </message>
    <message>
        <source>Fractions are rounded up unless a text says otherwise.</source>
        <translation>Zlomky se zaokrouhlují nahoru, neříká-li text jinak.</translation>
    </message>
    <message>
        <source>{icon} {name}: {meaning} ({rule})</source>
        <extracomment>{icon} is a sign, {name} what it is called, {meaning} one or two sentences.</extracomment>
        <translation>{icon} {name}: {meaning} ({rule})</translation>
    </message>
    <message>
        <source>{name}: {meaning} ({rule})</source>
        <translation>{name}: {meaning} ({rule})</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Teď to nejde</translation>
    </message>
    <message>
        <source>Section cards</source>
        <translation>Karty sekce</translation>
    </message>
    <message>
        <source>A section card has two halves: the upper one is played at the moment it names, the lower one is a dice combination for step 5 of a dice check.</source>
        <translation>Karta sekce má dvě poloviny: horní se hraje ve chvíli, kterou uvádí, spodní je kombinace kostek pro krok 5 ověření.</translation>
    </message>
    <message>
        <source>You may hold 2 cards at rank 1, 3 at rank 2, 4 at rank 3. With more, discard down to that before you play any.</source>
        <translation>S hodností 1 smíte držet 2 karty, s hodností 2 3 a s hodností 3 4. Máte-li víc, odhoďte na tento počet, než nějakou zahrajete.</translation>
    </message>
    <message>
        <source>You draw from your own deck. If it is empty when you must draw, your discards are shuffled into a new one.</source>
        <translation>Lížete z vlastního balíčku. Je-li prázdný, když máte líznout, zamíchají se vaše odhozené karty do nového.</translation>
    </message>
    <message>
        <source>Each section has cards of its own. A deck has at least 10 of them, none above the crewmember’s rank.</source>
        <translation>Každá sekce má vlastní karty. Balíček jich má aspoň 10, žádnou nad hodnost člena posádky.</translation>
    </message>
    <message>
        <source>A card that was played or discarded goes to its owner’s discard pile; a sacrificed one is out of this expedition.</source>
        <translation>Zahraná nebo odhozená karta jde na odhazovací balíček svého majitele; obětovaná je pro tuto výpravu vyřazená.</translation>
    </message>
    <message>
        <source>A cost in cards is paid from your own hand. Cards help others in other sectors too, unless they speak of your sector.</source>
        <translation>Cena v kartách se platí z vlastní ruky. Karty pomohou i ostatním v jiných sektorech, nemluví-li o vašem sektoru.</translation>
    </message>
    <message>
        <source>Crewmembers and their abilities</source>
        <translation>Členové posádky a jejich schopnosti</translation>
    </message>
    <message>
        <source>There are four sections: Security, Recon, Science and Engineering. Each belongs to one player, also when nobody of it is here.</source>
        <translation>Sekce jsou čtyři: Bezpečnost, Průzkum, Věda a Technika. Každá patří jednomu hráči, i když z ní nikdo není přítomen.</translation>
    </message>
    <message>
        <source>At least two crewmembers go on an expedition, from different sections.</source>
        <translation>Na výpravu vyrážejí aspoň dva členové posádky z různých sekcí.</translation>
    </message>
    <message>
        <source>Each section sends one crewmember at most, because it has one board.</source>
        <translation>Každá sekce vyšle nejvýš jednoho člena posádky, protože má jen jednu desku.</translation>
    </message>
    <message>
        <source>The rank, from 1 to 3, decides how many cards you hold, which cards your deck may have and how many dice your board has room for. A rank asked for is met by a higher one too.</source>
        <translation>Hodnost od 1 do 3 určuje, kolik karet držíte, jaké smí mít balíček a kolik kostek má na desce místo. Požadovanou hodnost splňuje i vyšší.</translation>
    </message>
    <message>
        <source>A skill costs 1 [charge] each time. It may be used at any time, or at the moment its text names, and again as long as there are charges.</source>
        <translation>Dovednost stojí pokaždé 1 [charge]. Lze ji použít kdykoli, nebo ve chvíli, kterou uvádí text, a znovu, dokud je čím platit.</translation>
    </message>
    <message>
        <source>Everybody begins with the charges printed on the crew card. There is no limit to them, and unused ones are lost at the end.</source>
        <translation>Každý začíná se stimulanty vytištěnými na své kartě. Omezení není a nevyužité na konci propadnou.</translation>
    </message>
    <message>
        <source>Who assists may use a skill in the check if its text fits, for example “when assisting”.</source>
        <translation>Kdo podporuje, může při ověření použít dovednost, hodí-li se její text, třeba „při podpoře“.</translation>
    </message>
    <message>
        <source>A pawn stands in one sector; any number of crewmembers may share it.</source>
        <translation>Figurka stojí v jednom sektoru; sdílet ho může libovolný počet členů posádky.</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Výbava</translation>
    </message>
    <message>
        <source>There is small, personal and mission equipment, and upgrades for the last. Small equipment and upgrades take no room in the lander.</source>
        <translation>Výbava je drobná, osobní a polní a k polní existují vylepšení. Drobná výbava a vylepšení v lodi nezabírají místo.</translation>
    </message>
    <message>
        <source>What the lander carries is handed out when you disembark.</source>
        <translation>Co loď veze, se rozdá při vylodění.</translation>
    </message>
    <message>
        <source>Everybody may carry any number of cards.</source>
        <translation>Každý může nést libovolný počet karet.</translation>
    </message>
    <message>
        <source>A card with a section’s icon can be carried and used only by that section.</source>
        <translation>Kartu se symbolem sekce smí nést a používat jen tato sekce.</translation>
    </message>
    <message>
        <source>You use equipment in your own turn, also in the middle of a dice check of yours, unless its text names another moment.</source>
        <translation>Výbavu používáte ve vlastním tahu, i uprostřed vlastního ověření, neuvádí-li text jinou chvíli.</translation>
    </message>
    <message>
        <source>Only who carries a card can use it.</source>
        <translation>Kartu může použít jen ten, kdo ji nese.</translation>
    </message>
    <message>
        <source>Equipment that counts as an action takes one of the two actions of the turn.</source>
        <translation>Výbava, která se počítá za akci, zabere jednu ze dvou akcí tahu.</translation>
    </message>
    <message>
        <source>In the same sector you may hand cards without a section’s icon to each other, but not while an action, a check or an event is being resolved.</source>
        <translation>Ve stejném sektoru si můžete předávat karty bez symbolu sekce, ale ne když se vyhodnocuje akce, ověření nebo událost.</translation>
    </message>
    <message>
        <source>Some equipment puts a token into a sector. From then on everybody there profits from it.</source>
        <translation>Některá výbava položí do sektoru žeton. Od té chvíle slouží všem, kdo tam jsou.</translation>
    </message>
    <message>
        <source>A token that lies on the planet board is not moved by placing it again.</source>
        <translation>Žeton ležící na planetární desce se novým položením nepřesune.</translation>
    </message>
    <message>
        <source>An upgrade changes the token as it says. If the card is discarded, its token goes too.</source>
        <translation>Vylepšení mění žeton, jak uvádí. Když se karta odhodí, zmizí i její žeton.</translation>
    </message>
    <message>
        <source>Discarded equipment goes back to the armory and is out of this expedition. At the end all of it returns.</source>
        <translation>Odhozená výbava se vrací do zbrojního skladu a pro tuto výpravu je vyřazená. Na konci se tam vrátí všechna.</translation>
    </message>
    <message>
        <source>A card may be used as often as its text allows; without a limit, again and again.</source>
        <translation>Kartu lze použít tolikrát, kolik dovoluje text; bez omezení stále znovu.</translation>
    </message>
    <message>
        <source>Section dice</source>
        <translation>Kostky sekce</translation>
    </message>
    <message>
        <source>Red dice stand for strength and endurance, green ones for nature and strange life, blue ones for building, numbers and machines. A die counts as one of its color whatever it shows.</source>
        <translation>Červené kostky znamenají sílu a výdrž, zelené přírodu a cizí život, modré stavění, výpočty a stroje. Kostka se vždy počítá za kostku své barvy, ať ukazuje cokoli.</translation>
    </message>
    <message>
        <source>An [ace] may stand for any one other icon, also for a basic result, but never for an accident. You decide each time.</source>
        <translation>[ace] může zastoupit jakýkoli jiný symbol, i základní výsledek, ale nikdy nehodu. Rozhodujete se pokaždé znovu.</translation>
    </message>
    <message>
        <source>A [basic] result does nothing by itself. A convert ability of its color turns it into a skill icon at the moment the die is spent.</source>
        <translation>Výsledek [basic] sám nic nedělá. Schopnost přeměny v jeho barvě z něj udělá jiný symbol ve chvíli, kdy se kostka vyčerpá.</translation>
    </message>
    <message>
        <source>An [accident] is harmless unless a text speaks of it. It never pays for a dice combination.</source>
        <translation>[accident] neškodí, pokud o ní nemluví text. Nikdy neplatí kombinaci kostek.</translation>
    </message>
    <message>
        <source>Basic dice show no skill icon, specialist dice one, universal dice pairs of all three, expert dice double icons, wild dice only aces and accidents. The brackets mark the most common result.</source>
        <translation>Základní kostky neukazují žádný symbol dovednosti, specializované jeden, univerzální dvojice ze všech tří, expertní dvojité symboly, divoké jen žolíky a nehody. Závorky značí nejčastější výsledek.</translation>
    </message>
    <message>
        <source>Available dice lie in slots of their color on your board, spent dice in the spent pool beside them. Only available dice can be used.</source>
        <translation>Dostupné kostky leží na polích své barvy na vaší desce, vyčerpané vedle nich. Použít lze jen dostupné kostky.</translation>
    </message>
    <message>
        <source>Every section begins with 5 dice, and all sections always own equally many.</source>
        <translation>Každá sekce začíná s 5 kostkami a všechny jich vždy vlastní stejně.</translation>
    </message>
    <message>
        <source>How many dice of a color have room on a board depends on section and rank. An injury die takes one slot of its column.</source>
        <translation>Kolik kostek jedné barvy má na desce místo, závisí na sekci a hodnosti. Kostka zranění zabírá jedno pole svého sloupce.</translation>
    </message>
    <message>
        <source>Turning a die to a result works only with a face that the die has. A reroll may show the same again.</source>
        <translation>Kostku lze otočit jen na stranu, kterou má. Při přehození může padnout totéž.</translation>
    </message>
    <message>
        <source>Injury and danger dice are no section dice: nobody refreshes, spends or sacrifices them.</source>
        <translation>Kostky zranění a nebezpečí nejsou kostky sekce: nikdo je neobnovuje, nevyčerpává ani neobětuje.</translation>
    </message>
    <message>
        <source>Spend, sacrifice, refresh</source>
        <translation>Vyčerpat, obětovat, obnovit</translation>
    </message>
    <message>
        <source>To spend a die, move an available one of your choice to your spent pool; if a color is shown, one of that color.</source>
        <translation>Chcete-li vyčerpat kostku, přesuňte libovolnou dostupnou mezi vyčerpané; je-li uvedena barva, pak této barvy.</translation>
    </message>
    <message>
        <source>If you have too few available dice to spend, you must sacrifice one for each that is missing.</source>
        <translation>Nemáte-li dost dostupných kostek k vyčerpání, musíte za každou chybějící jednu obětovat.</translation>
    </message>
    <message>
        <source>A sacrificed die, available or spent, leaves your board and is out of this expedition.</source>
        <translation>Obětovaná kostka, dostupná nebo vyčerpaná, opouští desku a je pro tuto výpravu vyřazená.</translation>
    </message>
    <message>
        <source>With 3 section dice or fewer nothing is sacrificed: you take the Drained injury instead.</source>
        <translation>Se 3 nebo méně kostkami sekce se nic neobětuje: místo toho utrpíte zranění Vysílení.</translation>
    </message>
    <message>
        <source>To refresh dice, move spent ones of your choice back to free slots of their color. What finds no slot stays spent.</source>
        <translation>Chcete-li kostky obnovit, vraťte libovolné vyčerpané na volná pole jejich barvy. Která místo nenajde, zůstává vyčerpaná.</translation>
    </message>
    <message>
        <source>A refreshed die is available at once, but never for a check whose dice are already chosen.</source>
        <translation>Obnovená kostka je hned dostupná, ale nikdy pro ověření, jehož kostky už jsou zvolené.</translation>
    </message>
    <message>
        <source>Injuries and injury dice</source>
        <translation>Zranění a kostky zranění</translation>
    </message>
    <message>
        <source>An injury is a card on your board and an injury die in the top slot of a column of your choice.</source>
        <translation>Zranění je karta na vaší desce a kostka zranění na horním poli sloupce podle vaší volby.</translation>
    </message>
    <message>
        <source>The injury die pushes the dice of its column down. Those that have no room any more are spent.</source>
        <translation>Kostka zranění posune kostky svého sloupce dolů. Ty, na které už nezbývá místo, se vyčerpají.</translation>
    </message>
    <message>
        <source>In every dice check of yours all injury dice of your board are rolled too. Those of assisting crewmembers stay where they are.</source>
        <translation>Při každém vašem ověření se hází i všemi kostkami zranění z vaší desky. Kostky těch, kdo podporují, zůstávají ležet.</translation>
    </message>
    <message>
        <source>The first of your open injury cards that shows the rolled icon takes the die, and that line of the card happens. If none shows it, nothing does.</source>
        <translation>Kostku vezme první z vašich odkrytých karet zranění, která ukazuje hozený symbol, a tento řádek nastane. Neukazuje-li ho žádná, nestane se nic.</translation>
    </message>
    <message>
        <source>Injury dice show damage and mental twice each, heavy damage and special once each.</source>
        <translation>Kostky zranění ukazují dvakrát poranění a psychické problémy, jednou těžké poranění a zvláštní zranění.</translation>
    </message>
    <message>
        <source>A crewmember never has more than 3 injury dice, one for each column.</source>
        <translation>Člen posádky nikdy nemá víc než 3 kostky zranění, v každém sloupci jednu.</translation>
    </message>
    <message>
        <source>Whoever has 3 injuries and takes another one causes an emergency evac: the expedition ends at once.</source>
        <translation>Kdo má 3 zranění a utrpí další, způsobí nouzovou evakuaci: výprava okamžitě končí.</translation>
    </message>
    <message>
        <source>Card and die are two things: a text that removes one leaves the other.</source>
        <translation>Karta a kostka jsou dvě různé věci: text, který odstraní jedno, druhé nechá.</translation>
    </message>
    <message>
        <source>An injury card that is turned face down does nothing any more, but still counts as an injury.</source>
        <translation>Karta zranění otočená lícem dolů už nic nedělá, ale dál se počítá jako zranění.</translation>
    </message>
    <message>
        <source>If all cards of an injury are taken, Bruised takes its place.</source>
        <translation>Když dojdou karty některého zranění, nahradí ho Pohmoždění.</translation>
    </message>
    <message>
        <source>Who has Scald and rolls its icon: all basic results of that check count as accidents.</source>
        <translation>Kdo má Opaření a hodí jeho symbol: všechny základní výsledky tohoto ověření se počítají jako nehody.</translation>
    </message>
    <message>
        <source>Injuries stay after the expedition; the medbay takes care of them.</source>
        <translation>Zranění zůstávají i po výpravě; postará se o ně ošetřovna.</translation>
    </message>
    <message>
        <source>Danger dice</source>
        <translation>Kostky nebezpečí</translation>
    </message>
    <message>
        <source>A danger die comes with a letter. Its result is looked up in the table of that letter; what is not listed there does nothing.</source>
        <translation>Kostka nebezpečí patří k písmenu. Výsledek se vyhledá v tabulce tohoto písmene; co v ní není, nic nedělá.</translation>
    </message>
    <message>
        <source>Of its six sides two are common, two uncommon, one rare and one special.</source>
        <translation>Z jejích šesti stran jsou dvě běžné, dvě neobvyklé, jedna vzácná a jedna zvláštní.</translation>
    </message>
    <message>
        <source>The result concerns whoever rolls; in a dice check that is the active crewmember.</source>
        <translation>Výsledek se týká toho, kdo hází; při ověření kostkami aktivního člena posádky.</translation>
    </message>
    <message>
        <source>Rolled on its own it is no dice check: nobody assists and no injury dice are rolled.</source>
        <translation>Hod samotnou kostkou nebezpečí není ověření kostkami: nikdo nepodporuje a nehází se kostkami zranění.</translation>
    </message>
    <message>
        <source>In a dice check danger dice are rolled with the others and resolved after the injury dice.</source>
        <translation>Při ověření se kostkami nebezpečí hází s ostatními a vyhodnotí se po kostkách zranění.</translation>
    </message>
    <message>
        <source>Discoveries and leads</source>
        <translation>Objevy a náznaky</translation>
    </message>
    <message>
        <source>For each lead you gain, a token is drawn from the bag and put on the discovery deck of its type; you choose the order.</source>
        <translation>Za každý získaný náznak se ze sáčku vytáhne žeton a položí na balíček objevů svého druhu; pořadí volíte vy.</translation>
    </message>
    <message>
        <source>When the values on a deck reach 3 or more, its tokens leave and you gain the top discovery. What is above 3 is lost.</source>
        <translation>Když hodnoty na balíčku dosáhnou 3 nebo víc, žetony odejdou a získáte vrchní objev. Co je nad 3, propadá.</translation>
    </message>
    <message>
        <source>A token may also give a card or a charge; the Science player names who gets it.</source>
        <translation>Žeton může dát i kartu nebo stimulant; komu, určí velitel sekce Věda.</translation>
    </message>
    <message>
        <source>A token with [lead_recycle] goes back to the bag when it leaves a deck; others are out until the expedition ends.</source>
        <translation>Žeton s [lead_recycle] se po opuštění balíčku vrací do sáčku; ostatní jsou do konce výpravy venku.</translation>
    </message>
    <message>
        <source>There are five kinds of discoveries, each with a deck of common, rare and ultra-rare cards.</source>
        <translation>Druhů objevů je pět a každý má balíček běžných, vzácných a mimořádně vzácných karet.</translation>
    </message>
    <message>
        <source>If you gain a discovery in another way, the lead tokens on its deck are cleared first.</source>
        <translation>Získáte-li objev jinak, nejdřív se z jeho balíčku odklidí žetony náznaků.</translation>
    </message>
    <message>
        <source>Discoveries belong to the team. Those with an exploration ability can be used at any time, wherever you are; ship abilities work once they are unloaded.</source>
        <translation>Objevy patří týmu. Ty se schopností pro průzkum lze použít kdykoli a odkudkoli; lodní schopnosti působí až po vyložení.</translation>
    </message>
    <message>
        <source>The lander takes home only so many discoveries; what is too much is given up when it docks, never the unique ones.</source>
        <translation>Loď odveze domů jen určitý počet objevů; co je navíc, se při dokování vzdá, nikdy však mimořádné.</translation>
    </message>
    <message>
        <source>A [unique_discovery] exists only once and lies face down on its planet. If none is left there, the slot says what you gain instead.</source>
        <translation>[unique_discovery] existuje jen jednou a leží lícem dolů na své planetě. Když už tam žádný není, políčko říká, co získáte místo něj.</translation>
    </message>
    <message>
        <source>The rank-up card</source>
        <translation>Karta povýšení</translation>
    </message>
    <message>
        <source>Each expedition has one rank-up card with a goal. As soon as it is met, the card is turned over.</source>
        <translation>Každá výprava má jednu kartu povýšení s cílem. Jakmile ho splníte, karta se otočí.</translation>
    </message>
    <message>
        <source>Once completed it stays completed.</source>
        <translation>Jednou splněná zůstane splněná.</translation>
    </message>
    <message>
        <source>After the expedition it promotes crewmembers of the team if you have as many [success] as it asks for their rank. They are not used up.</source>
        <translation>Po výpravě povýší členy týmu, máte-li tolik [success], kolik pro jejich hodnost žádá. Nespotřebují se.</translation>
    </message>
    <message>
        <source>It gives nothing if it is not completed, or if the mission failed.</source>
        <translation>Nedá nic, není-li splněná nebo když mise selhala.</translation>
    </message>
    <message>
        <source>Lander and landing</source>
        <translation>Výsadková loď a přistání</translation>
    </message>
    <message>
        <source>A lander has armor, sensors and agility, a supply track, and room for equipment and discoveries. What mods add counts together.</source>
        <translation>Výsadková loď má pancéřování, senzory a manévrovatelnost, stupnici zásob a místo pro výbavu a objevy. Co přidají úpravy, se sčítá.</translation>
    </message>
    <message>
        <source>Each slot of a lander takes one mod of its kind, structural or utility.</source>
        <translation>Každé místo lodi pojme jednu úpravu svého druhu, konstrukční nebo funkční.</translation>
    </message>
    <message>
        <source>To land, roll the ten-sided die as often as the landing track asks and do what its table says. It is no dice check.</source>
        <translation>Při přistání házejte desetistěnnou kostkou tolikrát, kolik žádá stupnice přistání, a proveďte, co říká tabulka. Není to ověření kostkami.</translation>
    </message>
    <message>
        <source>A danger usually leaves a choice; on disagreement the Engineering player decides. A statistic of the lander may reduce the loss or spare you the danger.</source>
        <translation>Nebezpečí obvykle nechává volbu; když se neshodnete, rozhodne velitel sekce Technika. Vlastnost lodi může ztrátu zmenšit nebo vás nebezpečí ušetřit.</translation>
    </message>
    <message>
        <source>During landing you are all together in the lander. You have no cards in hand yet, but you may exert.</source>
        <translation>Během přistání jste všichni spolu v lodi. Karty v ruce ještě nemáte, ale vypnout síly můžete.</translation>
    </message>
    <message>
        <source>Supplies lost on the way down are missing afterwards. Then you choose a sector for the lander, and all step out there.</source>
        <translation>Zásoby ztracené cestou dolů pak chybí. Potom zvolíte sektor pro loď a všichni tam vystoupí.</translation>
    </message>
    <message>
        <source>When you disembark, everybody draws cards up to the hand limit.</source>
        <translation>Při vylodění si každý lízne karty do limitu karet sekce.</translation>
    </message>
    <message>
        <source>How an expedition ends</source>
        <translation>Jak výprava končí</translation>
    </message>
    <message>
        <source>An expedition ends by lift-off, by an emergency evac, or by a text that says so.</source>
        <translation>Výprava končí odletem, nouzovou evakuací nebo textem, který to říká.</translation>
    </message>
    <message>
        <source>Whoever is not in the lander sector at lift-off is left behind and dies.</source>
        <translation>Kdo při odletu není v sektoru výsadku, zůstane a zemře.</translation>
    </message>
    <message>
        <source>An emergency evac saves everybody, but all discoveries except the unique ones are lost, and the expedition has failed.</source>
        <translation>Nouzová evakuace zachrání všechny, ale kromě mimořádných se ztratí všechny objevy a výprava selhala.</translation>
    </message>
    <message>
        <source>You cannot call an evacuation; only a fourth injury brings it about.</source>
        <translation>Evakuaci nemůžete přivolat; způsobí ji jen čtvrté zranění.</translation>
    </message>
    <message>
        <source>If a mission that is not optional is still open, the expedition has failed.</source>
        <translation>Je-li ještě otevřená mise, která není nepovinná, výprava selhala.</translation>
    </message>
    <message>
        <source>If a text ends the expedition, nobody is left behind and the discoveries are kept, unless it says otherwise.</source>
        <translation>Ukončí-li výpravu text, nikdo nezůstane pozadu a objevy si necháte, neříká-li jinak.</translation>
    </message>
    <message>
        <source>Successes stay whatever happens. Dice and cards return to their sections, also sacrificed ones; charges and leads are lost.</source>
        <translation>Úspěchy zůstávají v každém případě. Kostky a karty se vracejí do svých sekcí, i ty obětované; stimulanty a náznaky propadnou.</translation>
    </message>
    <message>
        <source>Deadly space</source>
        <translation>Smrtící vesmír</translation>
    </message>
    <message>
        <source>The harder mode makes death more likely. It can be switched between expeditions.</source>
        <translation>Těžší režim dělá smrt pravděpodobnější. Přepnout ho lze mezi výpravami.</translation>
    </message>
    <message>
        <source>In it a fourth injury causes no evacuation. With 3 dice or fewer you die; otherwise you roll 3 injury dice and die on two heavy damage, or on one heavy damage with one special.</source>
        <translation>Čtvrté zranění v něm nevede k evakuaci. Se 3 nebo méně kostkami zemřete; jinak hodíte 3 kostkami zranění a zemřete při dvou těžkých poraněních, nebo při jednom těžkém a jednom zvláštním.</translation>
    </message>
    <message>
        <source>Who survives sacrifices 1 die and goes on; the fourth injury itself is not taken.</source>
        <translation>Kdo přežije, obětuje 1 kostku a pokračuje; samo čtvrté zranění neutrpí.</translation>
    </message>
    <message>
        <source>The expedition goes on without the dead. It ends when nobody is left.</source>
        <translation>Výprava pokračuje bez mrtvých. Končí, když nikdo nezbývá.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Náhoda</translation>
    </message>
    <message>
        <source>A random crewmember is whoever rolls lowest with the ten-sided die; ties roll again.</source>
        <translation>Náhodný člen posádky je ten, kdo na desetistěnné kostce hodí nejméně; při shodě se hází znovu.</translation>
    </message>
    <message>
        <source>Any other random choice gives everything the same chance.</source>
        <translation>Každá jiná náhodná volba dává všemu stejnou šanci.</translation>
    </message>
    <message>
        <source>Luck does not change by undoing: the same roll at the same point falls the same, unless the settings allow new luck.</source>
        <translation>Krok zpět štěstí nezmění: stejný hod na stejném místě dopadne stejně, nedovoluje-li nastavení nové štěstí.</translation>
    </message>
    <message>
        <source>The training expedition</source>
        <translation>Výcviková výprava</translation>
    </message>
    <message>
        <source>The training teaches the rules in play. Science takes part; how many go depends on the number of players.</source>
        <translation>Výcvik učí pravidla za hry. Věda se účastní; kolik lidí jde, závisí na počtu hráčů.</translation>
    </message>
    <message>
        <source>In its first round every step is prescribed; all others are disabled. After that you play freely.</source>
        <translation>V prvním kole je každý krok předepsaný; ostatní nejsou možné. Pak hrajete svobodně.</translation>
    </message>
    <message>
        <source>Supplies are unlimited here, so resting costs nothing.</source>
        <translation>Zásoby jsou tu neomezené, takže odpočinek nic nestojí.</translation>
    </message>
    <message>
        <source>The only injury here is Scrape, one for each. Nobody loses anything with 3 dice or fewer, and nobody can exert then.</source>
        <translation>Jediné zranění je tu Odřenina, každý nejvýš jedno. Se 3 nebo méně kostkami nikdo nic neztrácí a nikdo nemůže vypnout síly.</translation>
    </message>
    <message>
        <source>Each lesson is told when it first comes up, and all of them can be read again here.</source>
        <translation>Každá lekce přijde, když je poprvé potřeba, a všechny si tu můžete přečíst znovu.</translation>
    </message>
    <message>
        <source>Aboard the ship</source>
        <translation>Na palubě lodi</translation>
    </message>
    <message>
        <source>[energy] moves the ship and pays for what its facilities ask. The pool holds at most 8.</source>
        <translation>[energy] pohání loď a platí, co její zařízení žádají. Zásoba pojme nejvýš 8.</translation>
    </message>
    <message>
        <source>Each visit to a facility of the ship costs 1 [command].</source>
        <translation>Každá návštěva zařízení lodi stojí 1 [command].</translation>
    </message>
    <message>
        <source>A failed mission lowers [morale] by one step. Low spirits make the next cycle harder.</source>
        <translation>Neúspěšná mise sníží [morale] o jeden stupeň. Špatná nálada ztíží další cyklus.</translation>
    </message>
    <message>
        <source>Green dice: natural sciences and medicine.</source>
        <translation>Zelené kostky: přírodní vědy a medicína.</translation>
    </message>
    <message>
        <source>Blue dice: building and repair.</source>
        <translation>Modré kostky: stavění a opravy.</translation>
    </message>
    <message>
        <source>Red dice: fighting and averting harm.</source>
        <translation>Červené kostky: boj a odvracení škod.</translation>
    </message>
    <message>
        <source>Green dice: terrain and survival.</source>
        <translation>Zelené kostky: terén a přežití.</translation>
    </message>
    <message>
        <source>Red dice: mining and taking samples.</source>
        <translation>Červené kostky: těžba a odběr vzorků.</translation>
    </message>
    <message>
        <source>How well the lander steers clear of trouble.</source>
        <translation>Jak dobře se loď vyhne potížím.</translation>
    </message>
    <message>
        <source>How much the hull of the lander takes.</source>
        <translation>Kolik trup lodi vydrží.</translation>
    </message>
    <message>
        <source>How far the lander sees.</source>
        <translation>Jak daleko loď vidí.</translation>
    </message>
    <message>
        <source>Red dice: strength and endurance.</source>
        <translation>Červené kostky: síla a výdrž.</translation>
    </message>
    <message>
        <source>Blue dice: mathematics and other exact sciences.</source>
        <translation>Modré kostky: matematika a další exaktní vědy.</translation>
    </message>
    <message>
        <source>Blue dice: machines, computers and piloting.</source>
        <translation>Modré kostky: stroje, počítače a pilotování.</translation>
    </message>
    <message>
        <source>Green dice: understanding alien life.</source>
        <translation>Zelené kostky: porozumění cizímu životu.</translation>
    </message>
    <message>
        <source>Rounds and turns</source>
        <translation>Kola a tahy</translation>
    </message>
    <message>
        <source>An expedition goes in rounds. In each round every crewmember takes one turn, and in each turn two actions, one after the other.</source>
        <translation>Výprava probíhá v kolech. V každém kole odehraje každý člen posádky jeden tah a v každém tahu dvě akce, jednu po druhé.</translation>
    </message>
    <message>
        <source>A round opens with the start token: whoever holds it gives it to any crewmember, who takes the first turn. The others follow clockwise.</source>
        <translation>Kolo začíná žetonem začínajícího hráče: kdo ho má, předá ho libovolnému členovi posádky a ten odehraje první tah. Ostatní následují po směru hodinových ručiček.</translation>
    </message>
    <message>
        <source>In the first round the Recon player decides who receives the start token.</source>
        <translation>V prvním kole rozhoduje velitel sekce Průzkum, kdo dostane žeton začínajícího hráče.</translation>
    </message>
    <message>
        <source>The actions are special action, travel, prepare, rest and lift-off. You may take the same one twice, but only one special action in each turn.</source>
        <translation>Akce jsou zvláštní akce, přesun, příprava, odpočinek a odlet. Stejnou akci můžete provést dvakrát, ale zvláštní akci jen jednu v každém tahu.</translation>
    </message>
    <message>
        <source>Whoever could choose an action may give up the rest of the turn instead.</source>
        <translation>Kdo by si mohl vybrat akci, může se místo toho zbytku tahu vzdát.</translation>
    </message>
    <message>
        <source>Using a card, a skill or equipment is no action, unless its text says that it counts as one: then it takes the place of one of the two.</source>
        <translation>Použití karty, dovednosti nebo výbavy není akce, ledaže text říká, že se za ni počítá: pak zabere jednu ze dvou.</translation>
    </message>
    <message>
        <source>A text may give an additional action for this turn. The limit of one special action stays.</source>
        <translation>Text může pro tento tah přidat další akci. Omezení na jednu zvláštní akci zůstává.</translation>
    </message>
    <message>
        <source>When the actions are done the turn token is turned over and an event is revealed and resolved. Then the turn ends.</source>
        <translation>Po akcích se otočí žeton tahu, odhalí se a vyhodnotí událost. Pak tah končí.</translation>
    </message>
    <message>
        <source>The round is over when everybody has taken a turn; then the next round begins.</source>
        <translation>Kolo končí, když všichni odehráli svůj tah; pak začíná další.</translation>
    </message>
    <message>
        <source>Outside your own turn you may exert, use what works at any time, assist a dice check and hand over equipment.</source>
        <translation>Mimo svůj tah se můžete vypnout k výkonu, použít, co lze kdykoli, podpořit ověření kostkami a předat výbavu.</translation>
    </message>
    <message>
        <source>The actions</source>
        <translation>Akce</translation>
    </message>
    <message>
        <source>A special action is printed on a card or sector. You may take it if its text lies open where you stand; those of the condition, of missions, lander mods and the rank-up card work in every sector.</source>
        <translation>Zvláštní akce je vytištěná na kartě nebo v sektoru. Můžete ji provést, leží-li její text odkrytý tam, kde stojíte; akce obecných podmínek, misí, úprav lodi a karty povýšení platí v každém sektoru.</translation>
    </message>
    <message>
        <source>With the [dice_check] icon a special action is a dice check; without it, simply do what it says.</source>
        <translation>Se symbolem [dice_check] je zvláštní akce ověřením kostkami; bez něj prostě proveďte, co říká.</translation>
    </message>
    <message>
        <source>If a card offers several special actions, decide which one you take before you choose dice.</source>
        <translation>Nabízí-li karta více zvláštních akcí, rozhodněte se pro jednu dřív, než zvolíte kostky.</translation>
    </message>
    <message>
        <source>Some special actions ask for something, such as a rank or a supply. While it is not there, the action cannot be chosen.</source>
        <translation>Některé zvláštní akce něco vyžadují, třeba hodnost nebo zásoby. Dokud to chybí, akci nelze zvolit.</translation>
    </message>
    <message>
        <source>If another crewmember must assist, it has to be with a die. If nobody lends one, the choice is taken back and no action is lost.</source>
        <translation>Musí-li pomoci jiný člen posádky, pak kostkou. Když žádnou nikdo nepůjčí, volba se vezme zpět a o akci nepřijdete.</translation>
    </message>
    <message>
        <source>Danger dice to the left of an action’s name join its dice check.</source>
        <translation>Kostky nebezpečí vlevo od názvu akce se přidají k jejímu ověření.</translation>
    </message>
    <message>
        <source>Resting costs 1 [supplies]. With none left nobody can rest.</source>
        <translation>Odpočinek stojí 1 [supplies]. Bez zásob nemůže odpočívat nikdo.</translation>
    </message>
    <message>
        <source>A rest refreshes half of your dice, available and spent counted together and rounded up; then you draw 1 section card.</source>
        <translation>Odpočinek obnoví polovinu vašich kostek, dostupné a vyčerpané se počítají dohromady a zaokrouhluje se nahoru; pak si líznete 1 kartu sekce.</translation>
    </message>
    <message>
        <source>To prepare, draw 1 section card, or make a dice check that only pays for dice combinations, or do both.</source>
        <translation>Při přípravě si lízněte 1 kartu sekce, nebo proveďte ověření kostkami, které jen platí kombinace kostek, nebo obojí.</translation>
    </message>
    <message>
        <source>Lift-off is chosen in the lander sector, and everybody else must agree. It ends the expedition at once.</source>
        <translation>Odlet se volí v sektoru výsadku a všichni ostatní musí souhlasit. Okamžitě ukončí výpravu.</translation>
    </message>
    <message>
        <source>A special action is used up when its check begins, however it ends.</source>
        <translation>Zvláštní akce je využitá, jakmile začne její ověření, ať dopadne jakkoli.</translation>
    </message>
    <message>
        <source>The planet board</source>
        <translation>Planetární deska</translation>
    </message>
    <message>
        <source>The planet board shows numbered sectors and the paths between them. A sector may have biomes, a point of interest, a log number or room for the lander.</source>
        <translation>Planetární deska ukazuje očíslované sektory a trasy mezi nimi. Sektor může mít biomy, bod zájmu, číslo záznamu nebo místo pro výsadkovou loď.</translation>
    </message>
    <message>
        <source>A [poi] offers special actions. Of several cards on a sector only the topmost counts, and it covers the log number below.</source>
        <translation>[poi] nabízí zvláštní akce. Z více karet v sektoru platí jen ta nejvýš a zakrývá číslo záznamu pod sebou.</translation>
    </message>
    <message>
        <source>A new point of interest brings empty tracks. What stands on the sector itself stays: pawns, tokens, threats, markers.</source>
        <translation>Nový bod zájmu má prázdné stupnice. Co stojí v samotném sektoru, zůstává: figurky, žetony, hrozby, ukazatele.</translation>
    </message>
    <message>
        <source>If a card exists in several copies, one of them is taken at random.</source>
        <translation>Existuje-li karta ve více výtiscích, vezme se náhodně jeden z nich.</translation>
    </message>
    <message>
        <source>The [final_poi] icon tells that a sector is fully explored; some texts ask for that.</source>
        <translation>Symbol [final_poi] říká, že je sektor zcela prozkoumaný; některé texty to vyžadují.</translation>
    </message>
    <message>
        <source>The [important_sector] icon marks a sector that some texts speak of.</source>
        <translation>Symbol [important_sector] označuje sektor, o kterém mluví některé texty.</translation>
    </message>
    <message>
        <source>A card with the [do_not_save] icon is not kept when the planet is recorded.</source>
        <translation>Karta se symbolem [do_not_save] se při záznamu planety neuchová.</translation>
    </message>
    <message>
        <source>The lander stands in one sector, and only a text can move it. A sector with the [lander] icon has room for it.</source>
        <translation>Výsadková loď stojí v jednom sektoru a přesunout ji může jen text. Sektor se symbolem [lander] pro ni má místo.</translation>
    </message>
    <message>
        <source>Exactly one [global_condition] is in force: the card, or the print under it. It says how to travel, and may hold combinations, special effects, actions and a time track.</source>
        <translation>Platí právě jedna karta [global_condition], nebo potisk pod ní. Říká, jak se přesouvat, a může mít kombinace, zvláštní účinky, akce a stupnici času.</translation>
    </message>
    <message>
        <source>An [log_entry] is read aloud and done at once, then what was interrupted goes on. An entry that sends you to another one ends there.</source>
        <translation>[log_entry] se přečte nahlas a hned provede, pak pokračuje, co se přerušilo. Záznam, který odkazuje na jiný, tím končí.</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Every expedition has missions. One that is not marked optional must be completed, or the expedition has failed.</source>
        <translation>Každá výprava má mise. Co není označeno jako nepovinné, se musí splnit, jinak výprava selhala.</translation>
    </message>
    <message>
        <source>Most missions are completed by a text. Others you complete yourselves, right before or after any action, once their goal is met.</source>
        <translation>Většinu misí splní text. Jiné splníte sami, těsně před akcí nebo po ní, jakmile je jejich cíl dosažen.</translation>
    </message>
    <message>
        <source>Its goal must be met at that moment, and you need not do it at once.</source>
        <translation>Cíl musí být splněný v tu chvíli a nemusíte to udělat hned.</translation>
    </message>
    <message>
        <source>A mission failed token on the lander makes the expedition a failure as well.</source>
        <translation>Výprava selže i kvůli žetonu neúspěšné mise na lodi.</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Hrozby</translation>
    </message>
    <message>
        <source>A threat has a card with all its rules and a figure on the map. When its time token enters a space, what is printed there happens.</source>
        <translation>Hrozba má kartu se všemi svými pravidly a figurku na mapě. Když její žeton času vstoupí na pole, stane se, co je na něm vytištěno.</translation>
    </message>
    <message>
        <source>In its sector you can perform the special actions of its card, which often drive it away.</source>
        <translation>V jejím sektoru můžete provést zvláštní akce z její karty, které ji často zaženou.</translation>
    </message>
    <message>
        <source>Of several figures only the main one has the special actions.</source>
        <translation>Z více figurek má zvláštní akce jen ta hlavní.</translation>
    </message>
    <message>
        <source>It moves to connected sectors, whatever the path costs, and [no_movement] does not stop it.</source>
        <translation>Pohybuje se do propojených sektorů, ať trasa stojí cokoli, a [no_movement] ji nezastaví.</translation>
    </message>
    <message>
        <source>Towards somebody it takes the shortest way; between equal ways the Security player decides.</source>
        <translation>K někomu jde nejkratší cestou; mezi stejně dlouhými rozhodne velitel sekce Bezpečnost.</translation>
    </message>
    <message>
        <source>Events and biomes</source>
        <translation>Události a biomy</translation>
    </message>
    <message>
        <source>At the end of a turn the top event card is revealed.</source>
        <translation>Na konci tahu se odhalí vrchní karta události.</translation>
    </message>
    <message>
        <source>If one of its biomes is visible in your sector, on the board or on the topmost card, the main effect happens, otherwise the secondary one.</source>
        <translation>Je-li některý z jejích biomů ve vašem sektoru vidět, na desce nebo na vrchní kartě, nastane hlavní účinek, jinak vedlejší.</translation>
    </message>
    <message>
        <source>The main effect concerns whoever revealed the card. The secondary effect usually advances all time tracks.</source>
        <translation>Hlavní účinek se týká toho, kdo kartu odhalil. Vedlejší účinek většinou posune všechny stupnice času.</translation>
    </message>
    <message>
        <source>Before it takes effect you may still exert or use what works at any time; whoever moves away in time is compared with the new sector.</source>
        <translation>Než zapůsobí, můžete se ještě vypnout k výkonu nebo použít, co lze kdykoli; kdo se včas přesune, porovnává se s novým sektorem.</translation>
    </message>
    <message>
        <source>A biome tells what a place is like. Events, skills and cards ask for it.</source>
        <translation>Biom říká, jaké místo je. Ptají se na něj události, dovednosti a karty.</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Stupnice</translation>
    </message>
    <message>
        <source>Every track starts empty. With each progress its token enters the next space, and what is printed there happens.</source>
        <translation>Každá stupnice začíná prázdná. S každým postupem vstoupí žeton na další pole a stane se, co je na něm.</translation>
    </message>
    <message>
        <source>The last space is the one that matters. If its text does not reset the track, the token stays there.</source>
        <translation>Důležité je poslední pole. Pokud text stupnici nevrátí na začátek, žeton tam zůstane.</translation>
    </message>
    <message>
        <source>A track that is set back moves its token to the left; nothing happens on the way.</source>
        <translation>Když stupnice ustoupí, žeton jde doleva; cestou se nic neděje.</translation>
    </message>
    <message>
        <source>If several time tracks advance, you choose the order; each is finished before the next.</source>
        <translation>Postupuje-li více stupnic času, pořadí volíte vy; každá se dokončí před další.</translation>
    </message>
    <message>
        <source>The tracks of a special action have markers in the colors of its outcomes. Reaching the end pays off in step 10, once.</source>
        <translation>Stupnice zvláštní akce mají ukazatele v barvách jejích důsledků. Dojít na konec se vyplatí v kroku 10, jednou.</translation>
    </message>
    <message>
        <source>A card that leaves or is covered takes its track along; later it starts empty again.</source>
        <translation>Karta, která odejde nebo je zakrytá, si stupnici bere s sebou; později začíná zase prázdná.</translation>
    </message>
</context>
<context>
    <name>CodexPage</name>
    <message>
        <source>Icons</source>
        <translation>Symboly</translation>
    </message>
    <message>
        <source>{icon} {name}. {words}</source>
        <extracomment>An icon with its name, and what is said of it alone, if anything.</extracomment>
        <translation>{icon} {name}. {words}</translation>
    </message>
    <message>
        <source>{icon} {name}</source>
        <translation>{icon} {name}</translation>
    </message>
</context>
<context>
    <name>CodexSheet</name>
    <message>
        <source>Codex</source>
        <translation>Kodex</translation>
    </message>
    <message>
        <source>Search topics, icons, cards, rule ids</source>
        <translation>Hledat témata, symboly, karty, čísla pravidel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>Všechna témata</translation>
    </message>
    <message>
        <source>Close</source>
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
        <translation>Přesun: {sector}</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Odpočinek</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Příprava</translation>
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
        <source>{lead} on {deck}</source>
        <extracomment>A lead token and the discovery deck on which it is placed: &quot;Lead 2 on Mineral&quot;.</extracomment>
        <translation>{lead}: {deck}</translation>
    </message>
    <message>
        <source>Take {die}</source>
        <translation>Vzít: {die}</translation>
    </message>
    <message>
        <source>Put back {die}</source>
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
        <extracomment>A result of the ten-sided die.</extracomment>
        <translation>Výsledek {value}</translation>
    </message>
    <message>
        <source>{member} plays: {card}</source>
        <translation>{member} hraje: {card}</translation>
    </message>
    <message>
        <source>{equipment}, token</source>
        <extracomment>The token of a piece of equipment on the planet board.</extracomment>
        <translation>{equipment}, žeton</translation>
    </message>
    <message>
        <source>{equipment} ({number})</source>
        <extracomment>A piece of equipment and which of its abilities is used.</extracomment>
        <translation>{equipment} ({number})</translation>
    </message>
    <message>
        <source>{member} uses: {thing}</source>
        <translation>{member} používá: {thing}</translation>
    </message>
    <message>
        <source>{equipment} to {member}</source>
        <extracomment>A piece of equipment and who gets it.</extracomment>
        <translation>{equipment}: {member}</translation>
    </message>
    <message>
        <source>Mark the outcome with {dice}</source>
        <extracomment>{dice} are spent on an outcome of a dice check.</extracomment>
        <translation>Označit důsledek pomocí: {dice}</translation>
    </message>
    <message>
        <source>{member} exerts</source>
        <translation>Vypětí sil: {member}</translation>
    </message>
    <message>
        <source>{member} assists: {die}</source>
        <translation>Podpora ({member}): {die}</translation>
    </message>
    <message>
        <source>{card} with {dice}</source>
        <extracomment>A dice combination of a card, and the dice that pay for it.</extracomment>
        <translation>{card}: {dice}</translation>
    </message>
    <message>
        <source>No further dice</source>
        <translation>Žádné další kostky</translation>
    </message>
    <message>
        <source>Add {dice}</source>
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
        <translation>Zranění na místě {number}</translation>
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
        <source>, </source>
        <translation>, </translation>
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
        <translation>Zapojeno:</translation>
    </message>
    <message>
        <source>Aces and convertible dice can be committed here.</source>
        <translation>Sem můžete zapojit esa a přeměnitelné kostky.</translation>
    </message>
</context>
<context>
    <name>ConsequenceText</name>
    <message>
        <source>Injury: {injury}; then up to {most} dice come back, now {count}.</source>
        <extracomment>{injury} is the name of an injury card.</extracomment>
        <translation>Zranění: {injury}; pak se vrátí až {most} kostek, teď {count}.</translation>
    </message>
    <message>
        <source>Sacrifice 1 die, then up to {most} dice come back; now: {count}.</source>
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
        <source>Landing</source>
        <translation>Přistání</translation>
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
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n stimulant</numerusform>
            <numerusform>%n stimulanty</numerusform>
            <numerusform>%n stimulantů</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand: {count} of {limit}</source>
        <extracomment>Section cards in hand, and how many may be held.</extracomment>
        <translation>Ruka: {count} z {limit}</translation>
    </message>
    <message>
        <source>Deck {deck} · discards {discards}</source>
        <extracomment>The own deck of section cards and its discard pile.</extracomment>
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
        <translation>Přistání</translation>
    </message>
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
    <name>CrewLog</name>
    <message>
        <source>{member} shuffles the section deck.</source>
        <translation>{member} míchá balíček karet sekce.</translation>
    </message>
    <message>
        <source>{member} spends a die: {die}.</source>
        <translation>{member} vyčerpává kostku: {die}.</translation>
    </message>
    <message>
        <source>{member} refreshes a die: {die}.</source>
        <translation>{member} obnovuje kostku: {die}.</translation>
    </message>
    <message>
        <source>{member} sacrifices a die: {die}.</source>
        <translation>{member} obětuje kostku: {die}.</translation>
    </message>
    <message>
        <source>{member} exerts.</source>
        <translation>{member} využívá vypětí sil.</translation>
    </message>
    <message numerus="yes">
        <source>{member} draws %n section card(s): {cards}.</source>
        <translation>
            <numerusform>{member} dobírá %n kartu sekce: {cards}.</numerusform>
            <numerusform>{member} dobírá %n karty sekce: {cards}.</numerusform>
            <numerusform>{member} dobírá %n karet sekce: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{member} discards a section card: {card}.</source>
        <translation>{member} odhazuje kartu sekce: {card}.</translation>
    </message>
    <message>
        <source>{member} plays a section card: {card}.</source>
        <translation>{member} hraje kartu sekce: {card}.</translation>
    </message>
    <message>
        <source>The section card that was played is discarded: {card}.</source>
        <translation>Zahraná karta sekce se odhazuje: {card}.</translation>
    </message>
    <message>
        <source>{member} discards a [charge] and uses a skill: {skill}.</source>
        <translation>{member} odhazuje 1 [charge] a používá dovednost: {skill}.</translation>
    </message>
    <message numerus="yes">
        <source>{member} loses %n [charge].</source>
        <translation>
            <numerusform>{member} ztrácí %n [charge].</numerusform>
            <numerusform>{member} ztrácí %n [charge].</numerusform>
            <numerusform>{member} ztrácí %n [charge].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{member} gains %n [charge].</source>
        <translation>
            <numerusform>{member} získává %n [charge].</numerusform>
            <numerusform>{member} získává %n [charge].</numerusform>
            <numerusform>{member} získává %n [charge].</numerusform>
        </translation>
    </message>
    <message>
        <source>What was about to happen does not happen.</source>
        <translation>Co se mělo stát, se nestane.</translation>
    </message>
    <message>
        <source>Chosen at random: {member}.</source>
        <translation>Náhodná volba: {member}.</translation>
    </message>
    <message>
        <source>{member} takes equipment out of the lander: {equipment}.</source>
        <translation>{member} bere výbavu z výsadkové lodi: {equipment}.</translation>
    </message>
    <message>
        <source>{giver} hands over equipment: {equipment}. It is now carried by: {member}.</source>
        <translation>{giver} předává výbavu: {equipment}. Teď ji nese: {member}.</translation>
    </message>
    <message>
        <source>{member} uses equipment: {equipment}.</source>
        <translation>{member} používá výbavu: {equipment}.</translation>
    </message>
    <message>
        <source>{member} discards equipment: {equipment}.</source>
        <translation>{member} odhazuje výbavu: {equipment}.</translation>
    </message>
    <message>
        <source>{member} suffers an injury: {injury}.</source>
        <translation>{member} utrpí zranění: {injury}.</translation>
    </message>
    <message>
        <source>{member} puts an injury die back into a column. Its color: {color}.</source>
        <translation>{member} vrací kostku zranění do sloupce. Barva: {color}.</translation>
    </message>
    <message>
        <source>{member} puts an injury die into a column. Its color: {color}.</source>
        <translation>{member} umisťuje kostku zranění do sloupce. Barva: {color}.</translation>
    </message>
    <message>
        <source>{member} gets rid of the injury in slot {number}.</source>
        <translation>{member} se zbavuje zranění na místě {number}.</translation>
    </message>
    <message>
        <source>{member} removes an injury die from a column. Its color: {color}.</source>
        <translation>{member} odstraňuje kostku zranění ze sloupce. Barva: {color}.</translation>
    </message>
    <message>
        <source>{member} turns the injury in slot {number} face down.</source>
        <translation>{member} otáčí zranění na místě {number} lícem dolů.</translation>
    </message>
    <message>
        <source>{member} makes a survival check: {results}.</source>
        <translation>{member} podstupuje zkoušku přežití: {results}.</translation>
    </message>
    <message>
        <source>{member} dies.</source>
        <translation>{member} umírá.</translation>
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
    <name>CrewText</name>
    <message numerus="yes">
        <source>Draw %n section card(s).</source>
        <translation>
            <numerusform>Doberte %n kartu sekce.</numerusform>
            <numerusform>Doberte %n karty sekce.</numerusform>
            <numerusform>Doberte %n karet sekce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n section card(s) from your hand.</source>
        <translation>
            <numerusform>Odhoďte z ruky %n kartu sekce.</numerusform>
            <numerusform>Odhoďte z ruky %n karty sekce.</numerusform>
            <numerusform>Odhoďte z ruky %n karet sekce.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain an injury: {injury}.</source>
        <translation>Získejte zranění: {injury}.</translation>
    </message>
    <message numerus="yes">
        <source>Turn %n injury card(s) face down.</source>
        <translation>
            <numerusform>Otočte %n kartu zranění lícem dolů.</numerusform>
            <numerusform>Otočte %n karty zranění lícem dolů.</numerusform>
            <numerusform>Otočte %n karet zranění lícem dolů.</numerusform>
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
    <message numerus="yes">
        <source>Gain %n [charge].</source>
        <translation>
            <numerusform>Získejte %n [charge].</numerusform>
            <numerusform>Získejte %n [charge].</numerusform>
            <numerusform>Získejte %n [charge].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n [charge].</source>
        <translation>
            <numerusform>Odhoďte %n [charge].</numerusform>
            <numerusform>Odhoďte %n [charge].</numerusform>
            <numerusform>Odhoďte %n [charge].</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll a danger die and resolve it with danger table {letter}.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Hoďte kostkou nebezpečí a vyhodnoťte ji podle tabulky nebezpečí {letter}.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead], each for a different discovery deck.</source>
        <translation>
            <numerusform>Získejte %n [lead] pro balíček objevů.</numerusform>
            <numerusform>Získejte %n [lead], každý pro jiný balíček objevů.</numerusform>
            <numerusform>Získejte %n [lead], každý pro jiný balíček objevů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain the topmost [unique_discovery] of the planet.</source>
        <translation>Získejte vrchní [unique_discovery] planety.</translation>
    </message>
    <message>
        <source>Gain [unique_discovery] {number}.</source>
        <translation>Získejte [unique_discovery] {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n time(s) to a connected sector; ignore the icons of the path.</source>
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
        <translation>Přesuňte se do sektoru {sector}.</translation>
    </message>
    <message>
        <source>Resolve the travel effect of the [global_condition].</source>
        <translation>Vyhodnoťte účinek přesunu z karty [global_condition].</translation>
    </message>
    <message>
        <source>The turn ends after this; no [event] card is revealed.</source>
        <translation>Potom tah končí; neodhaluje se žádná karta [event].</translation>
    </message>
    <message numerus="yes">
        <source>The turn ends after this; %n [event] card(s) are revealed.</source>
        <translation>
            <numerusform>Potom tah končí; odhaluje se %n karta [event].</numerusform>
            <numerusform>Potom tah končí; odhalují se %n karty [event].</numerusform>
            <numerusform>Potom tah končí; odhaluje se %n karet [event].</numerusform>
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
        <source>Remove this injury card and one injury die: {injury}.</source>
        <translation>Odstraňte tuto kartu zranění a jednu kostku zranění: {injury}.</translation>
    </message>
    <message>
        <source>Remove this injury card: {injury}.</source>
        <translation>Odstraňte tuto kartu zranění: {injury}.</translation>
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
        <source>Lose %n [supplies], reduced by the lander’s {stat}.</source>
        <extracomment>{stat} is the icon of a statistic of the lander; the loss is smaller by its value.</extracomment>
        <translation>
            <numerusform>Ztraťte %n [supplies], sníženo o {stat} výsadkové lodi.</numerusform>
            <numerusform>Ztraťte %n [supplies], sníženo o {stat} výsadkové lodi.</numerusform>
            <numerusform>Ztraťte %n [supplies], sníženo o {stat} výsadkové lodi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain a discovery from a deck of your choice.</source>
        <translation>Získejte objev z libovolného balíčku.</translation>
    </message>
    <message>
        <source>Gain a discovery from this deck: {deck}.</source>
        <extracomment>{deck} is the icon of a discovery deck.</extracomment>
        <translation>Získejte objev z tohoto balíčku: {deck}.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for discovery decks of your choice.</source>
        <translation>
            <numerusform>Získejte %n [lead] pro libovolné balíčky objevů.</numerusform>
            <numerusform>Získejte %n [lead] pro libovolné balíčky objevů.</numerusform>
            <numerusform>Získejte %n [lead] pro libovolné balíčky objevů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for: {decks}.</source>
        <extracomment>{decks} are icons of the discovery decks on which the leads may be put.</extracomment>
        <translation>
            <numerusform>Získejte %n [lead] pro: {decks}.</numerusform>
            <numerusform>Získejte %n [lead] pro: {decks}.</numerusform>
            <numerusform>Získejte %n [lead] pro: {decks}.</numerusform>
        </translation>
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
    <name>DecisionText</name>
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
        <source>{member}: {effect} Use an ability now, or go on.</source>
        <extracomment>{effect} is a sentence such as &quot;You have traveled.&quot;</extracomment>
        <translation>{member}: {effect} Použijte teď schopnost, nebo pokračujte.</translation>
    </message>
    <message>
        <source>{member}: this is about to happen. {effect} Prevent it, or accept it.</source>
        <translation>{member}: tohle se má stát. {effect} Zabraňte tomu, nebo to přijměte.</translation>
    </message>
    <message>
        <source>Do you use this? {effect}</source>
        <translation>Použijete to? {effect}</translation>
    </message>
    <message>
        <source>{member}: do you use this? {effect}</source>
        <translation>{member}: použijete to? {effect}</translation>
    </message>
    <message>
        <source>Who is meant? {effect}</source>
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
        <translation>Kdo získá [charge] za žeton náznaku?</translation>
    </message>
    <message>
        <source>Which time track progresses first?</source>
        <translation>Která stupnice času postoupí jako první?</translation>
    </message>
    <message>
        <source>Do you complete this mission now? {mission}</source>
        <translation>Splníte teď tuto misi? {mission}</translation>
    </message>
    <message>
        <source>{member}: how do you prepare?</source>
        <translation>{member}: jak se připravíte?</translation>
    </message>
    <message>
        <source>{member} rolls a danger die for danger table {letter}. What does it show?</source>
        <translation>{member} hází kostkou nebezpečí pro tabulku nebezpečí {letter}. Co na ní padlo?</translation>
    </message>
    <message>
        <source>Landing roll: what does the ten-sided die show?</source>
        <translation>Hod na přistání: co ukazuje desetistěnná kostka?</translation>
    </message>
    <message>
        <source>{member} rolls the ten-sided die; the lowest result is meant. What does it show?</source>
        <translation>{member} hází desetistěnnou kostkou; rozhoduje nejnižší výsledek. Co na ní padlo?</translation>
    </message>
    <message>
        <source>{member} rolls for survival. What does the next injury die show?</source>
        <translation>{member} hází o přežití. Co padlo na další kostce zranění?</translation>
    </message>
    <message>
        <source>{member}: along which path do you travel?</source>
        <translation>{member}: po které trase se přesunete?</translation>
    </message>
    <message>
        <source>Several texts are due at the same moment. Which of them comes next?</source>
        <translation>V tutéž chvíli má nastat více účinků. Který přijde na řadu teď?</translation>
    </message>
    <message>
        <source>{member} wants to leave the planet. Does every other section agree to the lift-off?</source>
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
        <source>Which way does this one move? {threat}: the standee in {sector}</source>
        <translation>Kudy se přesune tato? {threat}: figurka v sektoru {sector}</translation>
    </message>
    <message>
        <source>Which way does the threat move? {threat}</source>
        <translation>Kudy se hrozba přesune? {threat}</translation>
    </message>
    <message>
        <source>{member}: which die do you spend?</source>
        <translation>{member}: kterou kostku vyčerpáte?</translation>
    </message>
    <message>
        <source>{member}: which die do you sacrifice?</source>
        <translation>{member}: kterou kostku obětujete?</translation>
    </message>
    <message>
        <source>{member}: which die do you refresh?</source>
        <translation>{member}: kterou kostku obnovíte?</translation>
    </message>
    <message>
        <source>{member}: out of which column do you remove the injury die?</source>
        <translation>{member}: ze kterého sloupce odstraníte kostku zranění?</translation>
    </message>
    <message>
        <source>{member}: into which column does the injury die go?</source>
        <translation>{member}: do kterého sloupce patří kostka zranění?</translation>
    </message>
    <message>
        <source>{member}: which injury do you turn face down?</source>
        <translation>{member}: které zranění otočíte lícem dolů?</translation>
    </message>
    <message>
        <source>{member}: which injury do you remove?</source>
        <translation>{member}: které zranění odstraníte?</translation>
    </message>
    <message>
        <source>{member}: which sector do you go to?</source>
        <translation>{member}: do kterého sektoru půjdete?</translation>
    </message>
    <message numerus="yes">
        <source>{member}: discard %n section card(s).</source>
        <translation>
            <numerusform>{member}: odhoďte %n kartu sekce.</numerusform>
            <numerusform>{member}: odhoďte %n karty sekce.</numerusform>
            <numerusform>{member}: odhoďte %n karet sekce.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: which discovery deck do you draw from?</source>
        <translation>{member}: ze kterého balíčku objevů táhnete?</translation>
    </message>
    <message>
        <source>{member}: which dice do you roll? Others in this sector may assist with one die each.</source>
        <translation>{member}: kterými kostkami hodíte? Ostatní v tomto sektoru mohou podpořit každý jednou kostkou.</translation>
    </message>
    <message>
        <source>{member}: which dice do you roll?</source>
        <translation>{member}: kterými kostkami hodíte?</translation>
    </message>
    <message>
        <source>{member} rolls all the dice. What do they show?</source>
        <translation>{member} hází všemi kostkami. Co ukazují?</translation>
    </message>
    <message>
        <source>{member}: do you modify the results?</source>
        <translation>{member}: upravíte výsledky?</translation>
    </message>
    <message numerus="yes">
        <source>{member}: which die do you reroll (%n left)?</source>
        <translation>
            <numerusform>{member}: kterou kostku přehodíte (zbývá %n)?</numerusform>
            <numerusform>{member}: kterou kostku přehodíte (zbývají %n)?</numerusform>
            <numerusform>{member}: kterou kostku přehodíte (zbývá %n)?</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: which die do you turn, and to which face?</source>
        <translation>{member}: kterou kostku otočíte a na kterou stranu?</translation>
    </message>
    <message>
        <source>{member}: which die of the roll pool goes to the spent pool?</source>
        <translation>{member}: která kostka ze zásoby kostek se vyčerpá?</translation>
    </message>
    <message>
        <source>{member}: with which die? {effect}</source>
        <extracomment>{effect} is the sentence of a card that needs one die.</extracomment>
        <translation>{member}: s kterou kostkou? {effect}</translation>
    </message>
    <message>
        <source>{member}: do you pay for a dice combination?</source>
        <translation>{member}: zaplatíte za kombinaci kostek?</translation>
    </message>
    <message>
        <source>{member}: which injury die do you resolve next?</source>
        <translation>{member}: kterou kostku zranění vyhodnotíte teď?</translation>
    </message>
    <message>
        <source>{member}: which danger die do you resolve next?</source>
        <translation>{member}: kterou kostku nebezpečí vyhodnotíte teď?</translation>
    </message>
    <message>
        <source>Choose one option. {source}</source>
        <extracomment>{source} is the card, path or table that offers the options; it may be empty.</extracomment>
        <translation>Zvolte jednu možnost. {source}</translation>
    </message>
    <message>
        <source>{member}: choose one option.</source>
        <translation>{member}: zvolte jednu možnost.</translation>
    </message>
    <message>
        <source>{member}: choose one option. {source}</source>
        <extracomment>{source} is the card, path or table that offers the options.</extracomment>
        <translation>{member}: zvolte jednu možnost. {source}</translation>
    </message>
    <message>
        <source>{member}: the red column is too full. Which die do you spend?</source>
        <translation>{member}: červený sloupec je přeplněný. Kterou kostku vyčerpáte?</translation>
    </message>
    <message>
        <source>{member}: the green column is too full. Which die do you spend?</source>
        <translation>{member}: zelený sloupec je přeplněný. Kterou kostku vyčerpáte?</translation>
    </message>
    <message>
        <source>{member}: the blue column is too full. Which die do you spend?</source>
        <translation>{member}: modrý sloupec je přeplněný. Kterou kostku vyčerpáte?</translation>
    </message>
    <message>
        <source>{member}: which [ace] and converted dice take part in the special effect? {effect}</source>
        <translation>{member}: které [ace] a přeměněné kostky se účastní zvláštního účinku? {effect}</translation>
    </message>
    <message>
        <source>{member}: which [ace] and converted dice take part in the special effect?</source>
        <translation>{member}: které [ace] a přeměněné kostky se účastní zvláštního účinku?</translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be {icon}? It decides whether the check ends at once: {outcome}.</source>
        <translation>{member}: platí [ace] jako {icon}? Na tom záleží, zda ověření okamžitě skončí: {outcome}.</translation>
    </message>
    <message>
        <source>{member}: is [ace] declared to be the icon that is looked for?</source>
        <translation>{member}: platí [ace] jako hledaný symbol?</translation>
    </message>
    <message>
        <source>{member}: is this outcome marked?</source>
        <translation>{member}: označíte tento důsledek?</translation>
    </message>
    <message>
        <source>{member}: is this outcome marked, although it takes [ace] or converted dice? {outcome}</source>
        <translation>{member}: označíte tento důsledek, přestože vyžaduje [ace] nebo přeměněné kostky? {outcome}</translation>
    </message>
</context>
<context>
    <name>DecksText</name>
    <message numerus="yes">
        <source>Look at the top %n card(s) of your section deck, take one into your hand and put the rest at the bottom of the deck.</source>
        <translation>
            <numerusform>Vezměte si do ruky vrchní kartu svého balíčku karet sekce.</numerusform>
            <numerusform>Podívejte se na vrchní %n karty svého balíčku karet sekce, jednu si vezměte do ruky a zbytek dejte dospod balíčku.</numerusform>
            <numerusform>Podívejte se na vrchních %n karet svého balíčku karet sekce, jednu si vezměte do ruky a zbytek dejte dospod balíčku.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the [poi] cards that a sector of your choice may still get next.</source>
        <translation>Podívejte se na karty [poi], které může sektor podle vašeho výběru dostat jako další.</translation>
    </message>
    <message>
        <source>Look at the [poi] cards that your sector may still get next.</source>
        <translation>Podívejte se na karty [poi], které může váš sektor dostat jako další.</translation>
    </message>
    <message>
        <source>Look at the [poi] cards that sector {sector} may still get next.</source>
        <translation>Podívejte se na karty [poi], které může sektor {sector} dostat jako další.</translation>
    </message>
    <message>
        <source>Look at the [global_condition] card that comes next.</source>
        <translation>Podívejte se na kartu [global_condition], která přijde jako další.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of a [threat] of your choice.</source>
        <translation>
            <numerusform>Prohlédněte si %n příští účinek jedné [threat] podle vaší volby.</numerusform>
            <numerusform>Prohlédněte si příští %n účinky jedné [threat] podle vaší volby.</numerusform>
            <numerusform>Prohlédněte si příštích %n účinků jedné [threat] podle vaší volby.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next time an [event] is revealed, reveal %n instead, resolve one and discard the rest.</source>
        <translation>
            <numerusform>Až se příště odhalí [event], odhalte %n a vyhodnoťte ji.</numerusform>
            <numerusform>Až se příště odhalí [event], odhalte místo toho %n, jednu vyhodnoťte a ostatní odhoďte.</numerusform>
            <numerusform>Až se příště odhalí [event], odhalte jich místo toho %n, jednu vyhodnoťte a ostatní odhoďte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of this turn %n [event] card(s) fewer are revealed.</source>
        <translation>
            <numerusform>Na konci tohoto tahu se odhalí o %n kartu [event] méně.</numerusform>
            <numerusform>Na konci tohoto tahu se odhalí o %n karty [event] méně.</numerusform>
            <numerusform>Na konci tohoto tahu se odhalí o %n karet [event] méně.</numerusform>
        </translation>
    </message>
    <message>
        <source>Join your sector and one with the next higher or lower number by a path without icons.</source>
        <translation>Propojte svůj sektor a sektor s nejbližším vyšším nebo nižším číslem trasou bez symbolů.</translation>
    </message>
    <message>
        <source>Join two visited sectors of your choice by a path without icons.</source>
        <translation>Spojte dva navštívené sektory podle vaší volby trasou bez symbolů.</translation>
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
        <translation>Odhoďte kartu sekce, která má v kombinaci kostek {icon}.</translation>
    </message>
    <message>
        <source>Sacrifice one section card from your hand: it is out of this expedition.</source>
        <translation>Obětujte jednu kartu sekce z ruky: pro tuto výpravu je vyřazena.</translation>
    </message>
    <message numerus="yes">
        <source>One [time] of your choice goes back %n space(s).</source>
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
        <translation>Přesuňte jeden umístěný [lead] na jiný balíček objevů.</translation>
    </message>
    <message>
        <source>Return one placed [lead] to the bag.</source>
        <translation>Vraťte jeden umístěný [lead] do sáčku.</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [lead] for a discovery deck that has one already.</source>
        <translation>
            <numerusform>Získejte %n [lead] pro balíček objevů, na kterém už nějaký leží.</numerusform>
            <numerusform>Získejte %n [lead] pro balíček objevů, na kterém už nějaký leží.</numerusform>
            <numerusform>Získejte %n [lead] pro balíček objevů, na kterém už nějaký leží.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the [lead] from a discovery deck that has at least %n and gain its top discovery.</source>
        <translation>
            <numerusform>Odeberte [lead] z balíčku objevů, na kterém leží alespoň %n, a získejte jeho vrchní objev.</numerusform>
            <numerusform>Odeberte [lead] z balíčku objevů, na kterém leží alespoň %n, a získejte jeho vrchní objev.</numerusform>
            <numerusform>Odeberte [lead] z balíčku objevů, na kterém jich leží alespoň %n, a získejte jeho vrchní objev.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain the top discovery of a discovery deck that has a [lead].</source>
        <translation>Získejte vrchní objev z balíčku objevů, na kterém leží [lead].</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n [lead], place one of your choice and return the rest to the bag.</source>
        <translation>
            <numerusform>Vytáhněte %n [lead] a umístěte ho.</numerusform>
            <numerusform>Vytáhněte %n [lead], jeden podle své volby umístěte a ostatní vraťte do sáčku.</numerusform>
            <numerusform>Vytáhněte %n [lead], jeden podle své volby umístěte a ostatní vraťte do sáčku.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put one {deck} card from the lander at the bottom of its deck.</source>
        <extracomment>{deck} is the icon of a discovery deck.</extracomment>
        <translation>Dejte jednu kartu {deck} z výsadkové lodi dospod jejího balíčku.</translation>
    </message>
    <message>
        <source>Put one discovery card from the lander at the bottom of its deck.</source>
        <translation>Dejte jednu kartu objevu z výsadkové lodi dospod jejího balíčku.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n card(s) of the deck of the discovery gained last. If you want, swap it for one of them.</source>
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
        <translation>
            <numerusform>Podívejte se na vrchní kartu [event].</numerusform>
            <numerusform>Podívejte se na vrchní %n karty [event].</numerusform>
            <numerusform>Podívejte se na vrchních %n karet [event].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n [event] card(s) and put them back in any order.</source>
        <translation>
            <numerusform>Podívejte se na vrchní kartu [event] a vraťte ji zpět.</numerusform>
            <numerusform>Podívejte se na vrchní %n karty [event] a vraťte je v libovolném pořadí.</numerusform>
            <numerusform>Podívejte se na vrchních %n karet [event] a vraťte je v libovolném pořadí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n [event] card(s); you may put them at the bottom of the deck.</source>
        <translation>
            <numerusform>Podívejte se na vrchní kartu [event]; můžete ji dát dospod balíčku.</numerusform>
            <numerusform>Podívejte se na vrchní %n karty [event]; můžete je dát dospod balíčku.</numerusform>
            <numerusform>Podívejte se na vrchních %n karet [event]; můžete je dát dospod balíčku.</numerusform>
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
        <translation>Vyčerpána.</translation>
    </message>
</context>
<context>
    <name>DiceArea</name>
    <message>
        <source>Injury die</source>
        <translation>Kostka zranění</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Dostupné</translation>
    </message>
    <message>
        <source>Spent: {count}</source>
        <translation>Vyčerpané: {count}</translation>
    </message>
    <message>
        <source>Injuries: {count} of 3</source>
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
        <source>Free result ({color})</source>
        <extracomment>A basic result that a text gives to a dice check, without a die: &quot;Free result (red)&quot;.</extracomment>
        <translation>Výsledek zdarma ({color})</translation>
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
    <message>
        <source>{first} + {second}</source>
        <extracomment>A face with two icons: &quot;Defense + Physical&quot;.</extracomment>
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
        <translation>Po zbytek tohoto ověření kostkami se každý [basic] počítá jako [accident].</translation>
    </message>
    <message>
        <source>Go directly to step {step} of the dice check.</source>
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
        <source>Sacrifice %n [any_die].</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Obětujte %n [any_die].</numerusform>
            <numerusform>Obětujte %n [any_die].</numerusform>
            <numerusform>Obětujte %n [any_die].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n red die(s).</source>
        <translation>
            <numerusform>Obětujte %n červenou kostku.</numerusform>
            <numerusform>Obětujte %n červené kostky.</numerusform>
            <numerusform>Obětujte %n červených kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n green die(s).</source>
        <translation>
            <numerusform>Obětujte %n zelenou kostku.</numerusform>
            <numerusform>Obětujte %n zelené kostky.</numerusform>
            <numerusform>Obětujte %n zelených kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sacrifice %n blue die(s).</source>
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
    <message numerus="yes">
        <source>Reroll up to %n [any_die] of the roll pool.</source>
        <extracomment>Dice of any color.</extracomment>
        <translation>
            <numerusform>Přehoďte až %n [any_die] ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n [any_die] ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n [any_die] ze zásoby kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n red die(s) of the roll pool.</source>
        <translation>
            <numerusform>Přehoďte až %n červenou kostku ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n červené kostky ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n červených kostek ze zásoby kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n green die(s) of the roll pool.</source>
        <translation>
            <numerusform>Přehoďte až %n zelenou kostku ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n zelené kostky ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n zelených kostek ze zásoby kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll up to %n blue die(s) of the roll pool.</source>
        <translation>
            <numerusform>Přehoďte až %n modrou kostku ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n modré kostky ze zásoby kostek.</numerusform>
            <numerusform>Přehoďte až %n modrých kostek ze zásoby kostek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn one die of the roll pool to a result of your choice that it has.</source>
        <translation>Otočte jednu kostku ze zásoby kostek na libovolný výsledek, který na ní je.</translation>
    </message>
    <message>
        <source>Turn one red die of the roll pool to a result of your choice that it has.</source>
        <translation>Otočte jednu červenou kostku ze zásoby kostek na libovolný výsledek, který na ní je.</translation>
    </message>
    <message>
        <source>Turn one green die of the roll pool to a result of your choice that it has.</source>
        <translation>Otočte jednu zelenou kostku ze zásoby kostek na libovolný výsledek, který na ní je.</translation>
    </message>
    <message>
        <source>Turn one blue die of the roll pool to a result of your choice that it has.</source>
        <translation>Otočte jednu modrou kostku ze zásoby kostek na libovolný výsledek, který na ní je.</translation>
    </message>
    <message>
        <source>Turn one die of the roll pool that has this result to it: {result}.</source>
        <extracomment>{result} is an icon.</extracomment>
        <translation>Otočte jednu kostku ze zásoby kostek na tento výsledek, pokud na ní je: {result}.</translation>
    </message>
    <message>
        <source>Turn one red die of the roll pool that has this result to it: {result}.</source>
        <translation>Otočte jednu červenou kostku ze zásoby kostek na tento výsledek, pokud na ní je: {result}.</translation>
    </message>
    <message>
        <source>Turn one green die of the roll pool that has this result to it: {result}.</source>
        <translation>Otočte jednu zelenou kostku ze zásoby kostek na tento výsledek, pokud na ní je: {result}.</translation>
    </message>
    <message>
        <source>Turn one blue die of the roll pool that has this result to it: {result}.</source>
        <translation>Otočte jednu modrou kostku ze zásoby kostek na tento výsledek, pokud na ní je: {result}.</translation>
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
        <extracomment>A button that puts the dice aside for a look at the map; M is its key.</extracomment>
        <translation>Ukázat hod na mapě: sektor {number} (M)</translation>
    </message>
    <message>
        <source>Roll pool {count}</source>
        <extracomment>How many section dice are in the check.</extracomment>
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
        <translation>Objevy</translation>
    </message>
    <message>
        <source>In the bag: {count}</source>
        <translation>V sáčku: {count}</translation>
    </message>
</context>
<context>
    <name>EntryPage</name>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Zvoleno</translation>
    </message>
    <message>
        <source>Not chosen</source>
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
        <translation>Události</translation>
    </message>
    <message>
        <source>Look through the discarded events</source>
        <translation>Projít odhozené události</translation>
    </message>
    <message>
        <source>Cards in the event deck: {count}</source>
        <translation>Karty v balíčku událostí: {count}</translation>
    </message>
    <message>
        <source>Discarded events: {count}</source>
        <translation>Odhozené události: {count}</translation>
    </message>
</context>
<context>
    <name>ExertLine</name>
    <message>
        <source>Exert</source>
        <translation>Vypětí sil</translation>
    </message>
</context>
<context>
    <name>Explained</name>
    <message>
        <source>Why?</source>
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
        <translation>běžný</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>vzácný</translation>
    </message>
    <message>
        <source>ultra-rare</source>
        <translation>mimořádně vzácný</translation>
    </message>
    <message>
        <source>Brought home it pays for what asks for {icon}, such as research.</source>
        <extracomment>{icon} is the sign of its deck.</extracomment>
        <translation>Doma jí zaplatíte to, co vyžaduje {icon}, například výzkum.</translation>
    </message>
    <message>
        <source>Aboard: {effect}</source>
        <translation>Na palubě: {effect}</translation>
    </message>
    <message>
        <source>It stays in the records of the ship for ever.</source>
        <translation>Zůstane navždy v záznamech lodi.</translation>
    </message>
    <message>
        <source>It serves in this expedition: points of interest and entries of the log ask for it.</source>
        <translation>Slouží v této výpravě: ptají se po ní body zájmu a zápisy v deníku.</translation>
    </message>
    <message>
        <source>When unloaded aboard: {effect}</source>
        <translation>Při vyložení na palubě: {effect}</translation>
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
    <message numerus="yes">
        <source>One piece of equipment that you carry is blocked until the end of %n further round(s).</source>
        <translation>
            <numerusform>Jeden kus výbavy, který nesete, je zablokovaný do konce %n dalšího kola.</numerusform>
            <numerusform>Jeden kus výbavy, který nesete, je zablokovaný do konce %n dalších kol.</numerusform>
            <numerusform>Jeden kus výbavy, který nesete, je zablokovaný do konce %n dalších kol.</numerusform>
        </translation>
    </message>
    <message>
        <source>No equipment is blocked any more.</source>
        <translation>Žádná výbava už není zablokovaná.</translation>
    </message>
    <message numerus="yes">
        <source>Move one [threat] of your choice %n time(s) to a connected sector.</source>
        <translation>
            <numerusform>Přesuňte jednu [threat] podle vaší volby do propojeného sektoru.</numerusform>
            <numerusform>Přesuňte jednu [threat] podle vaší volby %n× do propojeného sektoru.</numerusform>
            <numerusform>Přesuňte jednu [threat] podle vaší volby %n× do propojeného sektoru.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest [threat] moves %n sector(s) toward you.</source>
        <translation>
            <numerusform>Nejbližší [threat] se posune o %n sektor k vám.</numerusform>
            <numerusform>Nejbližší [threat] se posune o %n sektory k vám.</numerusform>
            <numerusform>Nejbližší [threat] se posune o %n sektorů k vám.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One [threat] of your choice moves %n sector(s) toward you.</source>
        <translation>
            <numerusform>Jedna [threat] podle vaší volby se posune o %n sektor k vám.</numerusform>
            <numerusform>Jedna [threat] podle vaší volby se posune o %n sektory k vám.</numerusform>
            <numerusform>Jedna [threat] podle vaší volby se posune o %n sektorů k vám.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of a [threat] in your sector: it skips one of them.</source>
        <translation>
            <numerusform>Prohlédněte si příští účinek jedné [threat] ve vašem sektoru: vynechá ho.</numerusform>
            <numerusform>Prohlédněte si příští %n účinky jedné [threat] ve vašem sektoru: jeden z nich vynechá.</numerusform>
            <numerusform>Prohlédněte si příštích %n účinků jedné [threat] ve vašem sektoru: jeden z nich vynechá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the next %n effect(s) of a [threat] of your choice: it skips one of them.</source>
        <translation>
            <numerusform>Prohlédněte si příští účinek jedné [threat] podle vaší volby: vynechá ho.</numerusform>
            <numerusform>Prohlédněte si příští %n účinky jedné [threat] podle vaší volby: jeden z nich vynechá.</numerusform>
            <numerusform>Prohlédněte si příštích %n účinků jedné [threat] podle vaší volby: jeden z nich vynechá.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move one [threat] of your choice back to the sector from which it came last.</source>
        <translation>Přesuňte jednu [threat] podle vaší volby zpět do sektoru, ze kterého naposledy přišla.</translation>
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
        <translation>Příští útok karty [threat] se vás netýká.</translation>
    </message>
    <message>
        <source>Until the next turn of whoever uses this, attacks of [threat] do not affect you.</source>
        <translation>Do příštího tahu toho, kdo tento účinek použil, se vás útoky karet [threat] netýkají.</translation>
    </message>
    <message numerus="yes">
        <source>The [time] of each [threat] in your sector and in connected sectors goes back %n space(s).</source>
        <translation>
            <numerusform>[time] každé karty [threat] ve vašem sektoru a v propojených sektorech se vrátí o %n pole.</numerusform>
            <numerusform>[time] každé karty [threat] ve vašem sektoru a v propojených sektorech se vrátí o %n pole.</numerusform>
            <numerusform>[time] každé karty [threat] ve vašem sektoru a v propojených sektorech se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset the time track of a [threat] in your sector.</source>
        <translation>Vynulujte stupnici času jedné karty [threat] ve vašem sektoru.</translation>
    </message>
    <message>
        <source>The [time] of this [threat] progresses 1 space: {threat}.</source>
        <translation>[time] této karty [threat] postoupí o 1 pole: {threat}.</translation>
    </message>
    <message>
        <source>Roll the ten-sided die. On 0 to 4 the [threat] moves to the connected sector with the lowest number, on 5 to 9 to the one with the highest.</source>
        <translation>Hoďte desetistěnnou kostkou. Při 0 až 4 se [threat] přesune do propojeného sektoru s nejnižším číslem, při 5 až 9 do toho s nejvyšším.</translation>
    </message>
    <message numerus="yes">
        <source>Remove a [threat] of your choice; after %n round(s) it comes back to its sector.</source>
        <translation>
            <numerusform>Odstraňte jednu [threat] dle vlastního výběru; po %n kole se vrátí do svého sektoru.</numerusform>
            <numerusform>Odstraňte jednu [threat] dle vlastního výběru; po %n kolech se vrátí do svého sektoru.</numerusform>
            <numerusform>Odstraňte jednu [threat] dle vlastního výběru; po %n kolech se vrátí do svého sektoru.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a secondary standee of this [threat] in its sector.</source>
        <translation>Umístěte do jejího sektoru vedlejší figurku této karty [threat].</translation>
    </message>
    <message>
        <source>Place a secondary standee of this [threat] in sector {sector}.</source>
        <translation>Umístěte do sektoru {sector} vedlejší figurku této karty [threat].</translation>
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
        <translation>Cíl:</translation>
    </message>
    <message>
        <source>Goal, {now} of {wanted}:</source>
        <extracomment>Before a goal that is counted: &quot;Goal, 2 of 4: At least 4 markers lie in sector 3.&quot;</extracomment>
        <translation>Cíl, {now} z {wanted}:</translation>
    </message>
    <message>
        <source>Goal when lifting off, {now} of {wanted}:</source>
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
        <translation>Zvláštní akce</translation>
    </message>
    <message>
        <source>A dice check</source>
        <translation>Ověření kostkami</translation>
    </message>
    <message>
        <source>The roll</source>
        <translation>Hod</translation>
    </message>
    <message>
        <source>Section cards</source>
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
        <translation>Odpočinek</translation>
    </message>
    <message>
        <source>Refreshing dice</source>
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
        <translation>Příprava</translation>
    </message>
    <message>
        <source>Each turn has two actions. Your sector shows [no_movement]: nobody can travel away from here as long as its [poi] card lies there. So take the special action of that card: press the bright button below.</source>
        <extracomment>&quot;The bright button&quot; is the one at the lower right of the window.</extracomment>
        <translation>Každý tah má dvě akce. Váš sektor ukazuje [no_movement]: dokud tu leží jeho karta [poi], nikdo odtud nemůže odejít. Proveďte tedy zvláštní akci této karty: stiskněte dole světlé tlačítko.</translation>
    </message>
    <message>
        <source>Special actions stand on cards, mostly on the [poi] of your sector. You may take one of them in each turn. Press the bright button below.</source>
        <translation>Zvláštní akce jsou na kartách, většinou na kartě [poi] vašeho sektoru. V každém tahu smíte provést jednu z nich. Stiskněte dole světlé tlačítko.</translation>
    </message>
    <message>
        <source>To travel is an action, too: along a path to the sector at its other end. The icons on a path say what it asks for. Press the bright button below or the sign on the path, or drag your figure to that sector.</source>
        <translation>I přesun je akce: po trase do sektoru na jejím druhém konci. Symboly na trase říkají, co žádá. Stiskněte dole světlé tlačítko nebo značku na trase, nebo do toho sektoru přetáhněte svou figurku.</translation>
    </message>
    <message>
        <source>The [travel] icon on the path means: carry out the travel effect of the [global_condition], which you find at the right. It offers a choice; in this round it is made for you.</source>
        <translation>Symbol [travel] na trase znamená: proveďte účinek přesunu z karty [global_condition], kterou najdete vpravo. Dává na výběr; v tomto kole je vybráno za vás.</translation>
    </message>
    <message>
        <source>Choose dice: press them on the board, or drag them to the tray. Beside it stand the outcomes: what the dice have to show, what happens then, and how likely it is. In this round take each die that glows.</source>
        <translation>Vyberte kostky: stiskněte je na desce nebo je přetáhněte na tác. Vedle stojí důsledky: co musí kostky ukázat, co se pak stane a s jakou pravděpodobností. V tomto kole vezměte každou kostku, která svítí.</translation>
    </message>
    <message>
        <source>Here results do not have to match icons: special effects move a marker along each track, and a full track brings its outcome. The lines above the tracks say which results do so. Take all your dice, one after the other.</source>
        <translation>Tady nemusí sedět symboly: zvláštní účinky posouvají na každé stupnici značku a plná stupnice přinese svůj důsledek. Řádky nad stupnicemi říkají, které výsledky to dělají. Vezměte všechny své kostky, jednu po druhé.</translation>
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
        <source>Dice in the spent pool cannot be used. Whoever rests refreshes some of them and draws a section card. Elsewhere that costs [supplies]; here they are unlimited.</source>
        <translation>Vyčerpané kostky nelze použít. Kdo odpočívá, některé z nich obnoví a dobere kartu sekce. Jinde to stojí [supplies]; tady jsou neomezené.</translation>
    </message>
    <message>
        <source>Choose the dice that come back to their places, one after the other: press them in the spent pool.</source>
        <translation>Vyberte kostky, které se vrátí na svá místa, jednu po druhé: stiskněte je mezi vyčerpanými.</translation>
    </message>
    <message>
        <source>You hold more section cards than your limit allows. Press the card that goes to your discard pile.</source>
        <translation>Máte v ruce víc karet sekce, než dovoluje váš limit. Stiskněte kartu, která půjde na váš odhazovací balíček.</translation>
    </message>
    <message>
        <source>Press a die on the board. It goes to the spent pool and waits there until you refresh it.</source>
        <translation>Stiskněte kostku na desce. Přesune se mezi vyčerpané a čeká tam, dokud ji neobnovíte.</translation>
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
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Shortcuts (?)</source>
        <translation>Klávesové zkratky (?)</translation>
    </message>
    <message>
        <source>Codex (Ctrl+K)</source>
        <translation>Kodex (Ctrl+K)</translation>
    </message>
    <message>
        <source>Journal (J)</source>
        <translation>Deník (J)</translation>
    </message>
    <message>
        <source>Seats (P)</source>
        <translation>Místa (P)</translation>
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
        <source>unlimited</source>
        <translation>neomezené</translation>
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
        <source>Training expedition</source>
        <translation>Výcviková výprava</translation>
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
        <source>Codex</source>
        <translation>Kodex</translation>
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
    <name>JournalSheet</name>
    <message>
        <source>Journal</source>
        <translation>Deník</translation>
    </message>
    <message>
        <source>What is shown</source>
        <extracomment>Which lines of the journal are shown.</extracomment>
        <translation>Co se zobrazuje</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Přečtené</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Všechno</translation>
    </message>
    <message>
        <source>Notes</source>
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
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Page Down</translation>
    </message>
</context>
<context>
    <name>Keyword</name>
    <message>
        <source>Round: round|rounds</source>
        <translation>Kolo: kolo|kola|kole|kolech</translation>
    </message>
    <message>
        <source>End of turn: end of turn|end of a turn|end of the turn|end of your turn</source>
        <translation>Konec tahu: konec tahu|konci tahu</translation>
    </message>
    <message>
        <source>Action: action|actions</source>
        <translation>Akce: akce|akci|akcí|akcím|akcemi</translation>
    </message>
    <message>
        <source>Travel: travel*</source>
        <translation>Přesun: přesun*</translation>
    </message>
    <message>
        <source>Turn: turn|turns|-turn a die|-turn 1|-turn 2|-turn the|-turn one|-turn any|-turns a|-in turn</source>
        <translation>Tah: tah|tahu|tahy|tazích</translation>
    </message>
    <message>
        <source>Rest: rest|rests|resting|-rest of|-the rest</source>
        <translation>Odpočinek: odpočin*|odpočív*</translation>
    </message>
    <message>
        <source>Prepare: prepar*</source>
        <translation>Příprava: příprav*|připrav*</translation>
    </message>
    <message>
        <source>Lift-off: lift-off|lift off|lifts off</source>
        <translation>Odlet: odlet*</translation>
    </message>
    <message>
        <source>Special action: special action*</source>
        <translation>Zvláštní akce: zvláštní* akc*</translation>
    </message>
    <message>
        <source>Exert: exert*</source>
        <translation>Vypětí sil: vypnout síly|vypne síly|vypněte síly|vypnout k výkonu|vypětí* sil</translation>
    </message>
    <message>
        <source>Assist: assist*</source>
        <translation>Podpora: podpoř*|podpor*</translation>
    </message>
    <message>
        <source>Refresh: refresh*</source>
        <translation>Obnovení: obnov*</translation>
    </message>
    <message>
        <source>Spend a die: spend*|spent</source>
        <translation>Vyčerpání kostky: vyčerp*</translation>
    </message>
    <message>
        <source>Sacrifice a die: sacrific*</source>
        <translation>Obětování kostky: obět*</translation>
    </message>
    <message>
        <source>Discard: discard|discards|discarded</source>
        <translation>Odhození: odhoď*|odhod*|odhaz*</translation>
    </message>
    <message>
        <source>Discard pile: discard pile*</source>
        <translation>Odhazovací balíček: odhazovací* balíč*</translation>
    </message>
    <message>
        <source>Dice check: dice check*|check|checks</source>
        <translation>Ověření kostkami: ověření*</translation>
    </message>
    <message>
        <source>Result: result|results</source>
        <translation>Výsledek: výsled*</translation>
    </message>
    <message>
        <source>Outcome: outcome|outcomes</source>
        <translation>Důsledek akce: důsled*</translation>
    </message>
    <message>
        <source>Green outcome: green outcome*|green row</source>
        <translation>Zelený důsledek: zelen* důsled*|zelen* řád*</translation>
    </message>
    <message>
        <source>Yellow outcome: yellow outcome*|yellow row</source>
        <translation>Žlutý důsledek: žlut* důsled*|žlut* řád*</translation>
    </message>
    <message>
        <source>Red outcome: red outcome*|red row</source>
        <translation>Červený důsledek: červen* důsled*|červen* řád*</translation>
    </message>
    <message>
        <source>Requirement: requirement*</source>
        <translation>Požadavek: požadav*</translation>
    </message>
    <message>
        <source>Special effect: special effect*</source>
        <translation>Zvláštní účinek: zvláštní* účin*</translation>
    </message>
    <message>
        <source>Immediate special effect: immediate special effect*</source>
        <translation>Okamžitý zvláštní účinek: okamžit* zvláštní* účin*</translation>
    </message>
    <message>
        <source>Dice combination: dice combination*|combination|combinations</source>
        <translation>Kombinace kostek: kombinac*</translation>
    </message>
    <message>
        <source>Convert ability: convert*|conversion*</source>
        <translation>Schopnost přeměny: přeměn*</translation>
    </message>
    <message>
        <source>Crewmember skill: skill|skills</source>
        <translation>Dovednost: dovednost*</translation>
    </message>
    <message>
        <source>Track: track|tracks</source>
        <translation>Stupnice: stupnic*</translation>
    </message>
    <message>
        <source>Time track: time track*</source>
        <translation>Stupnice času: stupnic* času</translation>
    </message>
    <message>
        <source>Progress: progress*</source>
        <translation>Postup: postup*</translation>
    </message>
    <message>
        <source>Available dice: available</source>
        <translation>Dostupné kostky: dostupn*</translation>
    </message>
    <message>
        <source>Roll pool: roll pool*</source>
        <translation>Zásoba kostek: zásob* kostek|v zásobě|ze zásoby</translation>
    </message>
    <message>
        <source>Spent pool: spent pool*|spent dice|spent die</source>
        <translation>Vyčerpané kostky: vyčerpan* kost*|mezi vyčerpané</translation>
    </message>
    <message>
        <source>Section die: section dice|section die</source>
        <translation>Kostka sekce: kost* sekce</translation>
    </message>
    <message>
        <source>Basic die: basic die|basic dice</source>
        <translation>Základní kostka: základní* kost*</translation>
    </message>
    <message>
        <source>Specialist die: specialist die|specialist dice</source>
        <translation>Specializovaná kostka: specializovan* kost*</translation>
    </message>
    <message>
        <source>Universal die: universal die|universal dice</source>
        <translation>Univerzální kostka: univerzální* kost*</translation>
    </message>
    <message>
        <source>Expert die: expert die|expert dice</source>
        <translation>Expertní kostka: expertní* kost*</translation>
    </message>
    <message>
        <source>Wild die: wild die|wild dice</source>
        <translation>Divoká kostka: divok* kost*</translation>
    </message>
    <message>
        <source>Injury die: injury die|injury dice</source>
        <translation>Kostka zranění: kost* zranění</translation>
    </message>
    <message>
        <source>Danger die: danger die|danger dice|danger</source>
        <translation>Kostka nebezpečí: kost* nebezpečí|nebezpečí</translation>
    </message>
    <message>
        <source>D10: ten-sided die</source>
        <translation>Desetistěnná kostka: desetistěnn* kost*</translation>
    </message>
    <message>
        <source>Injury: injury|injuries|injured</source>
        <translation>Zranění: zranění*</translation>
    </message>
    <message>
        <source>Emergency evac: emergency evac*|evacuation</source>
        <translation>Nouzová evakuace: nouzov* evakuac*|evakuac*</translation>
    </message>
    <message>
        <source>Biome: biome|biomes</source>
        <translation>Biom: biom*</translation>
    </message>
    <message>
        <source>Section: section|sections</source>
        <translation>Sekce: sekce|sekcí|sekcích|sekci</translation>
    </message>
    <message>
        <source>Section player: Recon player|Science player|Engineering player|Security player|section player</source>
        <translation>Velitel sekce: velitel* sekce</translation>
    </message>
    <message>
        <source>Away team: away team|team</source>
        <translation>Výsadkový tým: výsadkov* tým*|tým|týmu|tým*</translation>
    </message>
    <message>
        <source>Crewmember: crewmember*</source>
        <translation>Člen posádky: člen* posádky|členové posádky</translation>
    </message>
    <message>
        <source>Rank: rank|ranks</source>
        <translation>Hodnost: hodnost*</translation>
    </message>
    <message>
        <source>Rank-up card: rank-up*</source>
        <translation>Karta povýšení: kart* povýšení</translation>
    </message>
    <message>
        <source>Charge: charge|charges</source>
        <translation>Stimulant: stimulant*</translation>
    </message>
    <message>
        <source>Section card limit: section card limit|hand limit</source>
        <translation>Limit karet sekce: limit* karet sekce</translation>
    </message>
    <message>
        <source>Section deck: section deck*|deck|decks</source>
        <translation>Balíček karet sekce: balíč*</translation>
    </message>
    <message>
        <source>Section card: section card*</source>
        <translation>Karta sekce: kart* sekce</translation>
    </message>
    <message>
        <source>Event: event|events</source>
        <translation>Událost: událost*</translation>
    </message>
    <message>
        <source>Point of interest: point of interest|points of interest</source>
        <translation>Bod zájmu: bod* zájmu|BZ</translation>
    </message>
    <message>
        <source>Mission: mission|missions</source>
        <translation>Mise: mise|misi|misí|misím|misích</translation>
    </message>
    <message>
        <source>Global condition: global condition*|condition</source>
        <translation>Obecné podmínky: obecn* podmín*</translation>
    </message>
    <message>
        <source>Lead: lead|leads|-leads to|-lead to|-leads from|-leads on</source>
        <translation>Náznak: náznak*</translation>
    </message>
    <message>
        <source>Discovery: discovery|discoveries</source>
        <translation>Objev: objev*</translation>
    </message>
    <message>
        <source>Unique discovery: unique discover*</source>
        <translation>Mimořádný objev: mimořádn* objev*</translation>
    </message>
    <message>
        <source>Threat: threat|threats</source>
        <translation>Hrozba: hrozb*</translation>
    </message>
    <message>
        <source>Equipment: equipment</source>
        <translation>Výbava: výbav*</translation>
    </message>
    <message>
        <source>Small equipment: small equipment</source>
        <translation>Drobná výbava: drobn* výbav*</translation>
    </message>
    <message>
        <source>Personal equipment: personal equipment</source>
        <translation>Osobní výbava: osobní* výbav*</translation>
    </message>
    <message>
        <source>Mission equipment: mission equipment</source>
        <translation>Polní výbava: polní* výbav*</translation>
    </message>
    <message>
        <source>Armory: armory</source>
        <translation>Zbrojní sklad: zbrojní* sklad*</translation>
    </message>
    <message>
        <source>Lander: lander|lander’s</source>
        <translation>Výsadková loď: výsadkov* lo*</translation>
    </message>
    <message>
        <source>Lander mod: mod|mods|lander mod*</source>
        <translation>Úprava výsadkové lodi: úprav* výsadkové lodi|úprav*</translation>
    </message>
    <message>
        <source>Armor: armor</source>
        <translation>Pancéřování: pancéřován*</translation>
    </message>
    <message>
        <source>Sensors: sensors</source>
        <translation>Senzory: senzor*</translation>
    </message>
    <message>
        <source>Agility: agility</source>
        <translation>Manévrovatelnost: manévrovatelnost*</translation>
    </message>
    <message>
        <source>Capacity: capacity</source>
        <translation>Nosnost: nosnost*</translation>
    </message>
    <message>
        <source>Supplies: supplies|supply</source>
        <translation>Zásoby: zásoby|zásob|zásobami</translation>
    </message>
    <message>
        <source>Landing: landing</source>
        <translation>Přistání: přistán*</translation>
    </message>
    <message>
        <source>Sector: sector|sectors</source>
        <translation>Sektor: sektor*</translation>
    </message>
    <message>
        <source>Connected sector: connected sector*|connected</source>
        <translation>Propojený sektor: propojen* sektor*</translation>
    </message>
    <message>
        <source>Lander sector: lander sector</source>
        <translation>Sektor výsadku: sektor* výsadku</translation>
    </message>
    <message>
        <source>Path: path|paths</source>
        <translation>Trasa: tras*</translation>
    </message>
    <message>
        <source>One-way path: one-way</source>
        <translation>Jednosměrná trasa: jednosměrn*</translation>
    </message>
    <message>
        <source>Success: success|successes|success token*</source>
        <translation>Úspěch: úspěch*</translation>
    </message>
    <message>
        <source>Start token: start token*</source>
        <translation>Žeton začínajícího hráče: žeton* začínajícího hráče</translation>
    </message>
    <message>
        <source>Turn token: turn token*</source>
        <translation>Žeton tahu: žeton* tahu</translation>
    </message>
    <message>
        <source>Time token: time token*</source>
        <translation>Žeton času: žeton* času</translation>
    </message>
    <message>
        <source>Marker: marker|markers</source>
        <translation>Ukazatel: ukazatel*</translation>
    </message>
    <message>
        <source>Mission failed token: mission failed token*</source>
        <translation>Žeton neúspěšné mise: žeton* neúspěšné mise</translation>
    </message>
    <message>
        <source>Log: log|logs|entry|entries</source>
        <translation>Záznam: záznam*</translation>
    </message>
    <message>
        <source>Reroll: reroll*|roll again</source>
        <translation>Přehození: přehoď*|přehod*|přehaz*</translation>
    </message>
    <message>
        <source>Expedition: expedition*</source>
        <translation>Výprava: výprav*</translation>
    </message>
    <message>
        <source>Deadly space: deadly space</source>
        <translation>Smrtící vesmír: Smrtící* vesmír*</translation>
    </message>
    <message>
        <source>Bruised: Bruised</source>
        <translation>Pohmoždění: Pohmoždění*</translation>
    </message>
    <message>
        <source>Drained: Drained</source>
        <translation>Vysílení: Vysílení*</translation>
    </message>
    <message>
        <source>Fracture: Fracture</source>
        <translation>Zlomenina: Zlomenin*</translation>
    </message>
    <message>
        <source>Scald: Scald</source>
        <translation>Opaření: Opaření*</translation>
    </message>
    <message>
        <source>Shaken: Shaken</source>
        <translation>Otřes: Otřes</translation>
    </message>
    <message>
        <source>Scrape: Scrape</source>
        <translation>Odřenina: Odřenin*</translation>
    </message>
    <message>
        <source>Torn Suit: Torn Suit</source>
        <translation>Roztržený skafandr: Roztržen* skafandr*</translation>
    </message>
    <message>
        <source>Dazed: Dazed</source>
        <translation>Omámení: Omámení*</translation>
    </message>
    <message>
        <source>Fever: Fever</source>
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
        <translation>Výsadková loď</translation>
    </message>
    <message>
        <source>Sector {number}</source>
        <translation>Sektor {number}</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>Přistání</translation>
    </message>
    <message>
        <source>Armor {n}</source>
        <translation>Pancéřování {n}</translation>
    </message>
    <message>
        <source>Sensors {n}</source>
        <translation>Senzory {n}</translation>
    </message>
    <message>
        <source>Agility {n}</source>
        <translation>Manévrovatelnost {n}</translation>
    </message>
    <message>
        <source>{kept} of {most}</source>
        <translation>{kept} z {most}</translation>
    </message>
    <message>
        <source>Discoveries: {kept} of {most}</source>
        <extracomment>Discovery cards on the lander.</extracomment>
        <translation>Objevy: {kept} z {most}</translation>
    </message>
    <message>
        <source>Supplies: {supplies} of {most}</source>
        <extracomment>The marker on the supply track.</extracomment>
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
        <translation>Dál</translation>
    </message>
</context>
<context>
    <name>LayingGesture</name>
    <message>
        <source>Take it off: {place}</source>
        <translation>Odebrat z: {place}</translation>
    </message>
    <message>
        <source>Lay it on: {place}</source>
        <translation>Položit na: {place}</translation>
    </message>
</context>
<context>
    <name>LessonBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ještě %n</numerusform>
            <numerusform>ještě %n</numerusform>
            <numerusform>ještě %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Rozumím</translation>
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
    <message>
        <source>This holds for a while: {rule}</source>
        <translation>Po nějakou dobu platí: {rule}</translation>
    </message>
    <message>
        <source>This is made use of: {rule}</source>
        <translation>Využívá se: {rule}</translation>
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
        <source>New name at the table: {player}</source>
        <extracomment>A seat at the table has another player, or the player another name.</extracomment>
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
        <extracomment>How many markers lie on a sector of the map.</extracomment>
        <translation>Ukazatele zde: {count}</translation>
    </message>
    <message>
        <source>Closed path to sector {number}. {costs}</source>
        <extracomment>`costs` are whole sentences.</extracomment>
        <translation>Uzavřená trasa do sektoru {number}. {costs}</translation>
    </message>
    <message>
        <source>One-way path from sector {number}. {costs}</source>
        <translation>Jednosměrná trasa ze sektoru {number}. {costs}</translation>
    </message>
    <message>
        <source>One-way path to sector {number}. {costs}</source>
        <translation>Jednosměrná trasa do sektoru {number}. {costs}</translation>
    </message>
    <message>
        <source>Path to sector {number}. {costs}</source>
        <translation>Trasa do sektoru {number}. {costs}</translation>
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
    <message>
        <source>Overview of the planet</source>
        <translation>Přehled planety</translation>
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
        <source>the lander, on its way down</source>
        <extracomment>Where the team is before it sets foot on a planet.</extracomment>
        <translation>výsadková loď při sestupu</translation>
    </message>
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
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>taková složka neexistuje</translation>
    </message>
    <message>
        <source>the folder has no pack.json, so it is not a content pack</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>ve složce chybí pack.json, není to tedy balíček obsahu</translation>
    </message>
    <message>
        <source>it cannot be read ({found})</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>nelze to přečíst ({found})</translation>
    </message>
    <message>
        <source>it is a link; a pack holds plain files only</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>je to odkaz; balíček obsahuje jen obyčejné soubory</translation>
    </message>
    <message>
        <source>it is not a plain file</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>není to obyčejný soubor</translation>
    </message>
    <message>
        <source>a file or folder of a pack may not have this name</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>soubor ani složka balíčku se tak jmenovat nesmí</translation>
    </message>
    <message>
        <source>a pack has no place for this file</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>v balíčku není pro tento soubor místo</translation>
    </message>
    <message>
        <source>the file is larger than {wanted} bytes</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>soubor je větší než {wanted} bajtů</translation>
    </message>
    <message>
        <source>all files together are larger than {wanted} bytes</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>všechny soubory dohromady jsou větší než {wanted} bajtů</translation>
    </message>
    <message>
        <source>there are more than {wanted} files</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>souborů je více než {wanted}</translation>
    </message>
    <message>
        <source>the text is not UTF-8 (at byte {found})</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>text není v UTF-8 (u bajtu {found})</translation>
    </message>
    <message>
        <source>the text starts with a byte order mark; save it as UTF-8 without one</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>text začíná značkou pořadí bajtů (BOM); uložte ho jako UTF-8 bez ní</translation>
    </message>
    <message>
        <source>there is a NUL character in the text (at byte {found})</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>v textu je znak NUL (u bajtu {found})</translation>
    </message>
    <message>
        <source>this is not JSON (at line and column {found})</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>toto není JSON (na řádku a ve sloupci {found})</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {wanted}</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>závorky jsou vnořeny hlouběji než {wanted}</translation>
    </message>
    <message>
        <source>the key &apos;{found}&apos; stands here twice</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>klíč „{found}“ je zde dvakrát</translation>
    </message>
    <message>
        <source>there is a character here that cannot be shown ({found})</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>je zde znak, který nelze zobrazit ({found})</translation>
    </message>
    <message>
        <source>found {found}, but a list belongs here</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>nalezeno {found}, ale patří sem seznam</translation>
    </message>
    <message>
        <source>found {found}, but an object with named values belongs here</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>nalezeno {found}, ale patří sem objekt s pojmenovanými hodnotami</translation>
    </message>
    <message>
        <source>found {found}, but a whole number belongs here</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>nalezeno {found}, ale patří sem celé číslo</translation>
    </message>
    <message>
        <source>found {found}, but a text in quotation marks belongs here</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>nalezeno {found}, ale patří sem text v uvozovkách</translation>
    </message>
    <message>
        <source>found {found}, but true or false belongs here</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>nalezeno {found}, ale patří sem true nebo false</translation>
    </message>
    <message>
        <source>found {found}, but a number from {wanted} belongs here</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>nalezeno {found}, ale patří sem číslo v rozmezí {wanted}</translation>
    </message>
    <message>
        <source>the text is longer than {wanted} characters</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>text je delší než {wanted} znaků</translation>
    </message>
    <message>
        <source>something belongs here, but it is empty</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>něco sem patří, ale je to prázdné</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not a name: up to 64 letters, digits, &apos;_&apos; and &apos;-&apos; without spaces</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>„{found}“ není název: nejvýše 64 písmen, číslic, „_“ a „-“ bez mezer</translation>
    </message>
    <message>
        <source>unknown key &apos;{found}&apos;</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>neznámý klíč „{found}“</translation>
    </message>
    <message>
        <source>the key &apos;{wanted}&apos; is missing</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>chybí klíč „{wanted}“</translation>
    </message>
    <message>
        <source>unknown effect &apos;{found}&apos;</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>neznámý účinek „{found}“</translation>
    </message>
    <message>
        <source>unknown type &apos;{found}&apos;</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>neznámý typ „{found}“</translation>
    </message>
    <message>
        <source>unknown value &apos;{found}&apos;</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>neznámá hodnota „{found}“</translation>
    </message>
    <message>
        <source>found {found}, which does not belong here</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>nalezeno {found}, což sem nepatří</translation>
    </message>
    <message>
        <source>more than {wanted} parts for one card</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>více než {wanted} částí na jednu kartu</translation>
    </message>
    <message>
        <source>the id &apos;{found}&apos; is already taken by {wanted}</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>identifikátor „{found}“ už používá {wanted}</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not in {wanted}</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>„{found}“ není v {wanted}</translation>
    </message>
    <message>
        <source>no sector has &quot;lander&quot;: true, so nobody can land</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>žádný sektor nemá &quot;lander&quot;: true, nikdo tedy nemůže přistát</translation>
    </message>
    <message>
        <source>the path ends where it starts, in sector {found}</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>trasa končí tam, kde začíná, v sektoru {found}</translation>
    </message>
    <message>
        <source>from here there is nothing to do for {wanted} energy or less</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>odsud není co dělat za energii {wanted} nebo méně</translation>
    </message>
    <message>
        <source>from here no planet can be reached with {wanted} energy</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>odsud nelze s energií {wanted} dosáhnout žádné planety</translation>
    </message>
    <message>
        <source>this costs nothing and gives something each time: {found}</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>toto nic nestojí a pokaždé něco přinese: {found}</translation>
    </message>
    <message>
        <source>these set each other off without end: {found}</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>tyto se navzájem spouštějí bez konce: {found}</translation>
    </message>
    <message>
        <source>nobody in particular is meant here, but {found} needs somebody or a sector</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>tady není míněn nikdo určitý, ale {found} potřebuje někoho nebo sektor</translation>
    </message>
    <message>
        <source>at worst more than {wanted} effects follow one another</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>v nejhorším případě po sobě následuje více než {wanted} účinků</translation>
    </message>
    <message>
        <source>the pack has format {found}; this program reads up to format {wanted}</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>balíček má formát {found}; tento program čte nejvýše formát {wanted}</translation>
    </message>
    <message>
        <source>the pack &apos;{found}&apos; is needed but not there</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>je potřeba balíček „{found}“, ale chybí</translation>
    </message>
    <message>
        <source>packs need each other in a circle: {found}</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>balíčky se navzájem vyžadují v kruhu: {found}</translation>
    </message>
    <message>
        <source>the language &apos;{found}&apos; is not listed in pack.json</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>jazyk „{found}“ není uveden v pack.json</translation>
    </message>
    <message>
        <source>the file words/{found}.json is missing</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>chybí soubor words/{found}.json</translation>
    </message>
    <message>
        <source>no text of the pack reads &apos;{found}&apos;</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>žádný text balíčku nezní „{found}“</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is asked for, but no text writes it down</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>na „{found}“ se ptá podmínka, ale žádný text to nezapisuje</translation>
    </message>
    <message>
        <source>nothing leads to {found}</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>k {found} nic nevede</translation>
    </message>
    <message>
        <source>nothing follows {found}: neither another objective nor an end of the campaign</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>po {found} nic nenásleduje: ani další úkol, ani konec kampaně</translation>
    </message>
    <message>
        <source>log {found} has no box {wanted} to mark</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>záznam {found} nemá políčko {wanted}, které by šlo označit</translation>
    </message>
    <message>
        <source>{wanted}: {found}, so the pack is not complete</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>{wanted}: {found}, balíček tedy není úplný</translation>
    </message>
    <message>
        <source>there are {found} in {wanted}, too few for a game</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>v {wanted} jich je {found}, na hru je to málo</translation>
    </message>
    <message>
        <source>and {found} more</source>
        <extracomment>What is wrong with a content pack, told to its author.</extracomment>
        <translation>a {found} dalších</translation>
    </message>
</context>
<context>
    <name>Morale</name>
    <message>
        <source>High</source>
        <translation>Vysoká</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Střední</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Nízká</translation>
    </message>
    <message>
        <source>Very low</source>
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
        <extracomment>{letters} are letters of danger tables: A / F.</extracomment>
        <translation>je kostka nebezpečí pro tabulku {letters}</translation>
    </message>
    <message>
        <source>the injury is {injuries}</source>
        <extracomment>{injuries} are names of injury cards, with strokes between them.</extracomment>
        <translation>je zranění {injuries}</translation>
    </message>
    <message>
        <source>an icon of the path is the cause</source>
        <translation>je příčinou symbol trasy</translation>
    </message>
    <message>
        <source>it would hit you</source>
        <translation>by to zasáhlo vás</translation>
    </message>
    <message>
        <source>it would be that crewmember’s fourth injury</source>
        <translation>by to bylo čtvrté zranění toho člena posádky</translation>
    </message>
    <message numerus="yes">
        <source>at most %n [supplies] would be lost</source>
        <translation>
            <numerusform>by se ztratilo nejvýše %n [supplies]</numerusform>
            <numerusform>by se ztratilo nejvýše %n [supplies]</numerusform>
            <numerusform>by se ztratilo nejvýše %n [supplies]</numerusform>
        </translation>
    </message>
    <message>
        <source>the [lead] are for {decks}</source>
        <extracomment>{decks} are icons of discovery decks.</extracomment>
        <translation>jsou [lead] pro {decks}</translation>
    </message>
    <message>
        <source>the landing die has just been rolled</source>
        <translation>se právě hodilo kostkou přistání</translation>
    </message>
    <message>
        <source>your sector shows {biomes}</source>
        <extracomment>{biomes} are icons of biomes.</extracomment>
        <translation>má váš sektor {biomes}</translation>
    </message>
    <message>
        <source>your sector shows [final_poi]</source>
        <translation>má váš sektor [final_poi]</translation>
    </message>
    <message>
        <source>the new [poi] is {poi}</source>
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
        <translation>by to zasáhlo někoho jiného</translation>
    </message>
    <message>
        <source>your sector does not show {biomes}</source>
        <extracomment>{biomes} are icons of biomes.</extracomment>
        <translation>nemá váš sektor {biomes}</translation>
    </message>
    <message>
        <source>your sector does not show [final_poi]</source>
        <translation>nemá váš sektor [final_poi]</translation>
    </message>
</context>
<context>
    <name>MovesText</name>
    <message numerus="yes">
        <source>Until the end of your next turn: spend %n dice before you leave here.</source>
        <translation>
            <numerusform>Do konce vašeho příštího tahu: než odsud odejdete, vyčerpejte %n kostku.</numerusform>
            <numerusform>Do konce vašeho příštího tahu: než odsud odejdete, vyčerpejte %n kostky.</numerusform>
            <numerusform>Do konce vašeho příštího tahu: než odsud odejdete, vyčerpejte %n kostek.</numerusform>
        </translation>
    </message>
    <message>
        <source>For this landing roll the lander has {count} more {stat}.</source>
        <extracomment>{stat} is the icon of a statistic of the lander.</extracomment>
        <translation>Pro tento hod na přistání má výsadková loď o {count} {stat} víc.</translation>
    </message>
    <message numerus="yes">
        <source>For this landing roll one statistic of the lander is higher by %n.</source>
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
        <translation>Přesuňte se spolu s cestujícím; symboly trasy neplatí.</translation>
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
        <source>Move to a sector with [important_sector] that the away team has visited.</source>
        <translation>Přesuňte se do sektoru se symbolem [important_sector], který už výsadkový tým navštívil.</translation>
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
    <message>
        <source>The crewmember whom this would hit: {effect}</source>
        <extracomment>{effect} is a sentence to the one who would be hit.</extracomment>
        <translation>Člen posádky, kterého by to zasáhlo: {effect}</translation>
    </message>
    <message numerus="yes">
        <source>Lose %n fewer [supplies].</source>
        <translation>
            <numerusform>Ztraťte o %n [supplies] méně.</numerusform>
            <numerusform>Ztraťte o %n [supplies] méně.</numerusform>
            <numerusform>Ztraťte o %n [supplies] méně.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not resolve one danger die with danger table {letter} of this check.</source>
        <translation>Nevyhodnocujte jednu kostku nebezpečí tohoto ověření podle tabulky nebezpečí {letter}.</translation>
    </message>
    <message>
        <source>Put these [lead] on discovery decks of your choice.</source>
        <translation>Položte tyto [lead] na libovolné balíčky objevů.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n section dice of another color.</source>
        <translation>
            <numerusform>Obnovte %n kostku sekce jiné barvy.</numerusform>
            <numerusform>Obnovte %n kostky sekce jiné barvy.</numerusform>
            <numerusform>Obnovte %n kostek sekce jiné barvy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever uses this lends you up to %n available dice: this round they may be added to your dice checks, wherever they are made.</source>
        <translation>
            <numerusform>Kdo tento účinek použije, zapůjčí vám až %n dostupnou kostku: v tomto kole ji lze přidat k vašim ověřením kostkami, ať je provádíte kdekoli.</numerusform>
            <numerusform>Kdo tento účinek použije, zapůjčí vám až %n dostupné kostky: v tomto kole je lze přidat k vašim ověřením kostkami, ať je provádíte kdekoli.</numerusform>
            <numerusform>Kdo tento účinek použije, zapůjčí vám až %n dostupných kostek: v tomto kole je lze přidat k vašim ověřením kostkami, ať je provádíte kdekoli.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do once more which of these you did last, without using an action: travel, prepare or rest.</source>
        <translation>Zopakujte bez použití akce to, co jste z těchto akcí provedli naposledy: cestování, přípravu nebo odpočinek.</translation>
    </message>
    <message>
        <source>Turn one of these injury cards face down: {injuries}.</source>
        <translation>Otočte lícem dolů jednu z těchto karet zranění: {injuries}.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Refresh all your section dice.</source>
        <translation>Obnovte všechny své kostky sekce.</translation>
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
        <source>This is due now: {effects}</source>
        <translation>Teď má nastat: {effects}</translation>
    </message>
    <message>
        <source>The turn ends. {effects}</source>
        <translation>Tah končí. {effects}</translation>
    </message>
    <message>
        <source>Ignore this icon of the path: {effect}</source>
        <extracomment>{effect} is the sentence of an icon of a path.</extracomment>
        <translation>Ignorujte tento symbol trasy: {effect}</translation>
    </message>
    <message>
        <source>The attack of a [threat] hits: {effect}</source>
        <extracomment>{effect} is a sentence to the one whom the threat attacks.</extracomment>
        <translation>Útok karty [threat] zasáhne: {effect}</translation>
    </message>
    <message>
        <source>All markers of sector {start} come along to sector {to}.</source>
        <translation>Všechny ukazatele ze sektoru {start} jdou s vámi do sektoru {to}.</translation>
    </message>
    <message>
        <source>Use this now: {rule}</source>
        <translation>Použijte to teď: {rule}</translation>
    </message>
    <message>
        <source>The lander takes off.</source>
        <translation>Výsadková loď odlétá.</translation>
    </message>
    <message>
        <source>The row of the landing table for {value} takes effect.</source>
        <translation>Platí řádek tabulky přistání pro výsledek {value}.</translation>
    </message>
    <message>
        <source>On the path {path}: {rule}</source>
        <extracomment>{path} names the two sectors that the path joins.</extracomment>
        <translation>Na trase {path}: {rule}</translation>
    </message>
    <message>
        <source>On a path of your choice: {rule}</source>
        <translation>Na jedné trase podle vaší volby: {rule}</translation>
    </message>
    <message>
        <source>On a path of your sector: {rule}</source>
        <translation>Na jedné trase vašeho sektoru: {rule}</translation>
    </message>
    <message>
        <source>In this sector: {rule}</source>
        <translation>V tomto sektoru: {rule}</translation>
    </message>
    <message>
        <source>For the whole away team: {rule}</source>
        <extracomment>{rule} is a sentence to one of them.</extracomment>
        <translation>Pro celý výsadkový tým: {rule}</translation>
    </message>
    <message numerus="yes">
        <source>{rule} At most %n time(s).</source>
        <extracomment>{rule} is a sentence.</extracomment>
        <translation>
            <numerusform>{rule} Nejvýše %n×.</numerusform>
            <numerusform>{rule} Nejvýše %n×.</numerusform>
            <numerusform>{rule} Nejvýše %n×.</numerusform>
        </translation>
    </message>
    <message>
        <source>Travelers may ignore one icon of the path.</source>
        <translation>Cestující mohou ignorovat jeden symbol trasy.</translation>
    </message>
    <message>
        <source>Travelers ignore the travel icons of the path.</source>
        <translation>Cestující ignorují symboly přesunu na trase.</translation>
    </message>
    <message>
        <source>Travelers ignore all icons of the path.</source>
        <translation>Cestující ignorují všechny symboly trasy.</translation>
    </message>
    <message>
        <source>You may travel against the arrow of a path.</source>
        <translation>Můžete se přesouvat proti šipce trasy.</translation>
    </message>
    <message>
        <source>You may travel in spite of [no_movement].</source>
        <translation>Můžete se přesouvat navzdory symbolu [no_movement].</translation>
    </message>
    <message>
        <source>You may travel along a closed path.</source>
        <translation>Můžete se přesouvat po uzavřené trase.</translation>
    </message>
    <message>
        <source>You come along with the traveler.</source>
        <translation>Přesunete se spolu s cestujícím.</translation>
    </message>
    <message>
        <source>Resting costs no [supplies].</source>
        <translation>Odpočinek nestojí žádné [supplies].</translation>
    </message>
    <message>
        <source>You cause no loss of [supplies].</source>
        <translation>Nezpůsobujete ztrátu [supplies].</translation>
    </message>
    <message>
        <source>Danger dice with danger table {letter} do nothing to you.</source>
        <translation>Kostky nebezpečí podle tabulky nebezpečí {letter} na vás nemají žádný účinek.</translation>
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
        <translation>Členy posádky nic nepřesouvá, leda cestují nebo sami zahrají či použijí něco, co je přesune.</translation>
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
        <translation>Na konci tahu se neodhalují karty [event].</translation>
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
        <translation>Ověření kostkami zde získají zdarma jeden [basic] v barvě podle vaší volby.</translation>
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
        <translation>Něco se přesouvá s cestujícím.</translation>
    </message>
    <message>
        <source>It has been chosen which [poi] card comes here next.</source>
        <translation>Je vybráno, která karta [poi] sem přijde jako příští.</translation>
    </message>
    <message>
        <source>Your last action must be travel.</source>
        <translation>Vaše poslední akce musí být cestování.</translation>
    </message>
    <message>
        <source>Attacks of [threat] affect only one crewmember, whom you choose each time.</source>
        <translation>Útoky karet [threat] se týkají jen jednoho člena posádky, kterého pokaždé vyberete.</translation>
    </message>
    <message>
        <source>Danger dice with danger table {letter} may be rerolled.</source>
        <translation>Kostky nebezpečí s tabulkou nebezpečí {letter} lze přehodit.</translation>
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
        <source>For one travel: {rule}</source>
        <translation>Pro jeden přesun: {rule}</translation>
    </message>
    <message>
        <source>In your next dice check: {rule}</source>
        <translation>Při vašem příštím ověření kostkami: {rule}</translation>
    </message>
    <message>
        <source>Until the end of your turn: {rule}</source>
        <translation>Do konce vašeho tahu: {rule}</translation>
    </message>
    <message>
        <source>Until your next turn: {rule}</source>
        <translation>Do vašeho příštího tahu: {rule}</translation>
    </message>
    <message>
        <source>This round: {rule}</source>
        <translation>V tomto kole: {rule}</translation>
    </message>
    <message>
        <source>In the next round: {rule}</source>
        <translation>V příštím kole: {rule}</translation>
    </message>
    <message>
        <source>For this landing roll: {rule}</source>
        <translation>Pro tento hod na přistání: {rule}</translation>
    </message>
    <message>
        <source>From now on: {rule}</source>
        <translation>Odteď: {rule}</translation>
    </message>
    <message>
        <source>At the start of the next round: {effect}</source>
        <translation>Na začátku příštího kola: {effect}</translation>
    </message>
    <message>
        <source>At the end of your next turn: {effect}</source>
        <translation>Na konci vašeho příštího tahu: {effect}</translation>
    </message>
    <message>
        <source>At the end of the round: {effect}</source>
        <translation>Na konci kola: {effect}</translation>
    </message>
    <message>
        <source>In your next dice check: {effect}</source>
        <translation>Při vašem příštím ověření kostkami: {effect}</translation>
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
        <translation>Do vašeho sektoru přibyla karta [poi].</translation>
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
        <source>You have left a sector that shows [final_poi].</source>
        <translation>Opustili jste sektor se symbolem [final_poi].</translation>
    </message>
    <message>
        <source>You have replaced the [poi] of a sector.</source>
        <translation>Nahradili jste [poi] v sektoru.</translation>
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
</context>
<context>
    <name>Names</name>
    <message>
        <source>Sector {number}</source>
        <translation>Sektor {number}</translation>
    </message>
    <message>
        <source>{start} – {end}</source>
        <extracomment>A path between two sectors of the planet board.</extracomment>
        <translation>{start} – {end}</translation>
    </message>
    <message>
        <source>[mission] {mission}</source>
        <translation>[mission] {mission}</translation>
    </message>
    <message>
        <source>[threat] {threat}</source>
        <translation>[threat] {threat}</translation>
    </message>
    <message>
        <source>Bruised</source>
        <translation>Pohmoždění</translation>
    </message>
    <message>
        <source>Fracture</source>
        <translation>Zlomenina</translation>
    </message>
    <message>
        <source>Drained</source>
        <translation>Vysílení</translation>
    </message>
    <message>
        <source>Scald</source>
        <translation>Opaření</translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation>Otřes</translation>
    </message>
    <message>
        <source>Torn Suit</source>
        <translation>Roztržený skafandr</translation>
    </message>
    <message>
        <source>Dazed</source>
        <translation>Omámení</translation>
    </message>
    <message>
        <source>Fever</source>
        <translation>Horečka</translation>
    </message>
    <message>
        <source>Scrape</source>
        <translation>Odřenina</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Dovednost</translation>
    </message>
    <message>
        <source>Log {number}</source>
        <translation>Záznam {number}</translation>
    </message>
    <message>
        <source>“{keyword}”</source>
        <extracomment>A keyword that the players write down, or the name of something that a threat does, in the quotation marks of the language.</extracomment>
        <translation>„{keyword}“</translation>
    </message>
    <message>
        <source>Lead {value} with a card</source>
        <translation>Náznak {value} s kartou</translation>
    </message>
    <message>
        <source>Lead {value} with a charge</source>
        <translation>Náznak {value} se stimulantem</translation>
    </message>
    <message>
        <source>Lead {value}</source>
        <translation>Náznak {value}</translation>
    </message>
    <message>
        <source>Yellow outcome</source>
        <translation>Žlutý důsledek</translation>
    </message>
    <message>
        <source>Green outcome</source>
        <translation>Zelený důsledek</translation>
    </message>
    <message>
        <source>Red outcome</source>
        <translation>Červený důsledek</translation>
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
        <source>Landing</source>
        <translation>Přistání</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Player {number}</source>
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
        <translation>
            <numerusform>Letí právě %n člen posádky, od každého hráče jeden, a Věda je mezi nimi.</numerusform>
            <numerusform>Letí právě %n členové posádky, od každého hráče jeden, a Věda je mezi nimi.</numerusform>
            <numerusform>Letí právě %n členů posádky, od každého hráče jeden, a Věda je mezi nimi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n crewmember(s) go, one of every player; each section drew three.</source>
        <translation>
            <numerusform>Letí právě %n člen posádky, od každého hráče jeden; každá sekce si vytáhla tři nováčky.</numerusform>
            <numerusform>Letí právě %n členové posádky, od každého hráče jeden; každá sekce si vytáhla tři nováčky.</numerusform>
            <numerusform>Letí právě %n členů posádky, od každého hráče jeden; každá sekce si vytáhla tři nováčky.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least two crewmembers go, one for each section, and one of every player.</source>
        <translation>Letí alespoň dva členové posádky, z každé sekce nejvýš jeden a od každého hráče jeden.</translation>
    </message>
    <message>
        <source>{member} · {section}</source>
        <extracomment>A crewmember and the section that suits them.</extracomment>
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
    <message>
        <source>Guided training</source>
        <translation>Výcvik s průvodcem</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>Rychlý start</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>Jak začít</translation>
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
    <name>NumberText</name>
    <message>
        <source>Rank {rank}</source>
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
        <extracomment>A crew member in short; {place} is the name of a sector.</extracomment>
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
        <translation>Objevy</translation>
    </message>
    <message>
        <source>Leads: {deck}</source>
        <extracomment>The lead tokens on a discovery deck; {deck} is its type.</extracomment>
        <translation>Náznaky: {deck}</translation>
    </message>
    <message>
        <source>With {least} its top card is gained.</source>
        <translation>Se {least} získáte vrchní kartu.</translation>
    </message>
    <message>
        <source>Actions left</source>
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
        <translation>Její strany:</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>{number} %</source>
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
        <translation>Počítat s</translation>
    </message>
    <message>
        <source>Combination: {card}</source>
        <extracomment>{card} is a section card or the condition; its dice combination is paid for.</extracomment>
        <translation>Kombinace: {card}</translation>
    </message>
    <message>
        <source>{space}: {chance}</source>
        <extracomment>A space of a track and the chance that the marker stands there after the dice check.</extracomment>
        <translation>{space}: {chance}</translation>
    </message>
    <message>
        <source>Marker afterwards on {spaces}</source>
        <extracomment>The chances of the spaces of a track, each with its number.</extracomment>
        <translation>Ukazatel pak stojí na {spaces}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Danger {letter}</source>
        <translation>Nebezpečí {letter}</translation>
    </message>
    <message>
        <source>{source}: {results}</source>
        <extracomment>Danger table or injury card, and what its dice may bring with which chance.</extracomment>
        <translation>{source}: {results}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>{icon} {effect}</source>
        <extracomment>{icon} of an injury or danger die that has fallen, and what it does.</extracomment>
        <translation>{icon} {effect}</translation>
    </message>
    <message>
        <source>{icon} {effect} {chance}</source>
        <extracomment>{icon} of an injury or danger die, what it does, how likely that is.</extracomment>
        <translation>{icon} {effect} {chance}</translation>
    </message>
</context>
<context>
    <name>OrderedText</name>
    <message>
        <source>spent die: {die}</source>
        <translation>vyčerpaná kostka: {die}</translation>
    </message>
    <message>
        <source>refreshed die: {die}</source>
        <translation>obnovená kostka: {die}</translation>
    </message>
    <message>
        <source>sacrificed die: {die}</source>
        <translation>obětovaná kostka: {die}</translation>
    </message>
    <message>
        <source>die for the check: {die}</source>
        <translation>kostka pro ověření: {die}</translation>
    </message>
    <message>
        <source>told result</source>
        <translation>zadaný výsledek</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>hod kostkami</translation>
    </message>
    <message>
        <source>rerolled die: {die}</source>
        <translation>přehozená kostka: {die}</translation>
    </message>
    <message>
        <source>turned die: {die}</source>
        <translation>otočená kostka: {die}</translation>
    </message>
    <message>
        <source>danger die</source>
        <translation>kostka nebezpečí</translation>
    </message>
    <message>
        <source>injury die</source>
        <translation>kostka zranění</translation>
    </message>
    <message>
        <source>special effect</source>
        <translation>zvláštní účinek</translation>
    </message>
    <message>
        <source>declined outcome</source>
        <translation>odmítnutý důsledek</translation>
    </message>
    <message>
        <source>outcome: {outcome}</source>
        <translation>důsledek: {outcome}</translation>
    </message>
    <message>
        <source>die put in the roll pool: {die}</source>
        <translation>kostka vložená do zásoby kostek: {die}</translation>
    </message>
    <message>
        <source>die kept aside: {die}</source>
        <translation>odložená kostka: {die}</translation>
    </message>
    <message>
        <source>die that stays in the roll pool: {die}</source>
        <translation>kostka, která zůstává v zásobě kostek: {die}</translation>
    </message>
    <message>
        <source>landing roll</source>
        <translation>hod na přistání</translation>
    </message>
    <message>
        <source>survival check</source>
        <translation>zkouška přežití</translation>
    </message>
    <message>
        <source>equipment: {equipment}</source>
        <translation>výbava: {equipment}</translation>
    </message>
    <message>
        <source>lander: {part}</source>
        <translation>výsadková loď: {part}</translation>
    </message>
    <message>
        <source>exert: {member}</source>
        <extracomment>Somebody exerts.</extracomment>
        <translation>vypětí sil: {member}</translation>
    </message>
    <message>
        <source>drawn cards</source>
        <translation>dobrané karty</translation>
    </message>
    <message>
        <source>discarded card: {card}</source>
        <translation>odhozená karta: {card}</translation>
    </message>
    <message>
        <source>played card: {card}</source>
        <translation>zahraná karta: {card}</translation>
    </message>
    <message>
        <source>skill: {skill}</source>
        <translation>dovednost: {skill}</translation>
    </message>
    <message>
        <source>lost charges</source>
        <translation>ztracené stimulanty</translation>
    </message>
    <message>
        <source>gained charges</source>
        <translation>získané stimulanty</translation>
    </message>
    <message>
        <source>injury: {injury}</source>
        <translation>zranění: {injury}</translation>
    </message>
    <message>
        <source>choice of an injury</source>
        <translation>volba zranění</translation>
    </message>
    <message>
        <source>death: {member}</source>
        <translation>smrt: {member}</translation>
    </message>
    <message>
        <source>rank-up card: {card}</source>
        <translation>karta povýšení: {card}</translation>
    </message>
    <message>
        <source>lander sector: {sector}</source>
        <translation>sektor výsadku: {sector}</translation>
    </message>
    <message>
        <source>start token for {member}</source>
        <translation>žeton začínajícího hráče: {member}</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>konec tahu</translation>
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
        <source>track: {track}</source>
        <translation>stupnice: {track}</translation>
    </message>
    <message>
        <source>completed mission: {mission}</source>
        <translation>splněná mise: {mission}</translation>
    </message>
    <message>
        <source>way of the threat: {threat}</source>
        <translation>cesta hrozby: {threat}</translation>
    </message>
    <message>
        <source>lead: {deck}</source>
        <translation>náznak: {deck}</translation>
    </message>
    <message>
        <source>discovery: {deck}</source>
        <translation>objev: {deck}</translation>
    </message>
    <message>
        <source>unique discovery: {discovery}</source>
        <translation>mimořádný objev: {discovery}</translation>
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
</context>
<context>
    <name>OutcomeList</name>
    <message>
        <source>This check has no outcomes: the dice pay for combinations only.</source>
        <translation>Toto ověření nemá důsledky: kostkami se platí jen za kombinace.</translation>
    </message>
    <message>
        <source>{caption}: {chance}</source>
        <extracomment>A caption over a column of chances and the chance in it, for a screen reader.</extracomment>
        <translation>{caption}: {chance}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>All chances of this check (O)</source>
        <translation>Všechny šance tohoto hodu (O)</translation>
    </message>
    <message>
        <source>With this</source>
        <translation>S tímto</translation>
    </message>
</context>
<context>
    <name>OutcomeRow</name>
    <message>
        <source>{outcome}, track at {at} of {length}: {effect}</source>
        <extracomment>An outcome track for a screen reader.</extracomment>
        <translation>{outcome}, stupnice na {at} z {length}: {effect}</translation>
    </message>
    <message>
        <source>{outcome}, met. It asks for {asks}: {effect}</source>
        <translation>{outcome}, splněno. Vyžaduje {asks}: {effect}</translation>
    </message>
    <message>
        <source>{outcome}. It asks for {asks}: {effect}</source>
        <translation>{outcome}. Vyžaduje {asks}: {effect}</translation>
    </message>
    <message>
        <source>otherwise</source>
        <extracomment>The red outcome of a dice check: it has no requirement and comes if no other row is covered.</extracomment>
        <translation>jinak</translation>
    </message>
    <message>
        <source>{effect} Then also: {outcomes}.</source>
        <translation>{effect} Potom také: {outcomes}.</translation>
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
    <name>PlaceQuestions</name>
    <message>
        <source>[global_condition] {condition} is in force</source>
        <translation>platí [global_condition] {condition}</translation>
    </message>
    <message>
        <source>[log_entry] {log} has been read in this expedition</source>
        <translation>se [log_entry] {log} v této výpravě četl</translation>
    </message>
    <message>
        <source>[poi] {poi} is visible in sector {sector}</source>
        <translation>je v sektoru {sector} vidět [poi] {poi}</translation>
    </message>
    <message>
        <source>the lander is in sector {sector}</source>
        <translation>výsadková loď stojí v sektoru {sector}</translation>
    </message>
    <message>
        <source>you are in the lander sector</source>
        <translation>jste v sektoru výsadku</translation>
    </message>
    <message>
        <source>you are in sector {sectors}</source>
        <extracomment>{sectors} are numbers of sectors, with strokes between them.</extracomment>
        <translation>jste v sektoru {sectors}</translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie in your sector</source>
        <translation>
            <numerusform>leží ve vašem sektoru ukazatel</numerusform>
            <numerusform>leží ve vašem sektoru alespoň %n ukazatele</numerusform>
            <numerusform>leží ve vašem sektoru alespoň %n ukazatelů</numerusform>
        </translation>
    </message>
    <message>
        <source>a crewmember is in the sector of the [threat] or in a connected one</source>
        <translation>je člen posádky v sektoru karty [threat] nebo v propojeném</translation>
    </message>
    <message>
        <source>[poi] {poi} is visible on the planet board</source>
        <translation>je na planetární desce vidět [poi] {poi}</translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie in the lander sector</source>
        <translation>
            <numerusform>leží v sektoru výsadku ukazatel</numerusform>
            <numerusform>leží v sektoru výsadku alespoň %n ukazatele</numerusform>
            <numerusform>leží v sektoru výsadku alespoň %n ukazatelů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie on {card}</source>
        <extracomment>{card} is an icon and the name of a card.</extracomment>
        <translation>
            <numerusform>leží na kartě {card} ukazatel</numerusform>
            <numerusform>leží na kartě {card} alespoň %n ukazatele</numerusform>
            <numerusform>leží na kartě {card} alespoň %n ukazatelů</numerusform>
        </translation>
    </message>
    <message>
        <source>[unique_discovery] {number} is on the lander</source>
        <translation>je na výsadkové lodi [unique_discovery] {number}</translation>
    </message>
    <message>
        <source>[threat] {threat} is in play</source>
        <translation>je ve hře [threat] {threat}</translation>
    </message>
    <message>
        <source>[global_condition] {condition} is not in force</source>
        <translation>neplatí [global_condition] {condition}</translation>
    </message>
    <message>
        <source>[log_entry] {log} has not been read in this expedition</source>
        <translation>se [log_entry] {log} v této výpravě ještě nečetl</translation>
    </message>
    <message>
        <source>[poi] {poi} is not visible in sector {sector}</source>
        <translation>není v sektoru {sector} vidět [poi] {poi}</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie in your sector</source>
        <translation>
            <numerusform>neleží ve vašem sektoru žádný ukazatel</numerusform>
            <numerusform>leží ve vašem sektoru méně než %n ukazatele</numerusform>
            <numerusform>leží ve vašem sektoru méně než %n ukazatelů</numerusform>
        </translation>
    </message>
    <message>
        <source>no crewmember is in the sector of the [threat] or in a connected one</source>
        <translation>není žádný člen posádky v sektoru karty [threat] ani v propojeném</translation>
    </message>
    <message>
        <source>[poi] {poi} is not visible on the planet board</source>
        <translation>není na planetární desce vidět [poi] {poi}</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie in the lander sector</source>
        <translation>
            <numerusform>neleží v sektoru výsadku žádný ukazatel</numerusform>
            <numerusform>leží v sektoru výsadku méně než %n ukazatele</numerusform>
            <numerusform>leží v sektoru výsadku méně než %n ukazatelů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie on {card}</source>
        <extracomment>{card} is an icon and the name of a card.</extracomment>
        <translation>
            <numerusform>neleží na kartě {card} žádný ukazatel</numerusform>
            <numerusform>leží na kartě {card} méně než %n ukazatele</numerusform>
            <numerusform>leží na kartě {card} méně než %n ukazatelů</numerusform>
        </translation>
    </message>
    <message>
        <source>[threat] {threat} is not in play</source>
        <translation>není ve hře [threat] {threat}</translation>
    </message>
</context>
<context>
    <name>PlacingModel</name>
    <message>
        <source>Start token</source>
        <translation>Žeton začínajícího hráče</translation>
    </message>
    <message>
        <source>{piece}: waits to be placed</source>
        <extracomment>A piece that waits to be placed, for screen readers: &quot;Lander: waits to be placed&quot;.</extracomment>
        <translation>{piece}: čeká na umístění</translation>
    </message>
</context>
<context>
    <name>PlanetLog</name>
    <message numerus="yes">
        <source>%n marker(s) are taken off this card: {card}.</source>
        <translation>
            <numerusform>Z této karty ubyl %n ukazatel: {card}.</numerusform>
            <numerusform>Z této karty ubyly %n ukazatele: {card}.</numerusform>
            <numerusform>Z této karty ubylo %n ukazatelů: {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) are put on this card: {card}.</source>
        <translation>
            <numerusform>Na tuto kartu přibyl %n ukazatel: {card}.</numerusform>
            <numerusform>Na tuto kartu přibyly %n ukazatele: {card}.</numerusform>
            <numerusform>Na tuto kartu přibylo %n ukazatelů: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A mission fails and is discarded: {mission}.</source>
        <translation>Mise selhala a odhazuje se: {mission}.</translation>
    </message>
    <message>
        <source>The team stays on the planet.</source>
        <translation>Tým zůstává na planetě.</translation>
    </message>
    <message numerus="yes">
        <source>The room of %n discovery card(s) in the lander is taken.</source>
        <translation>
            <numerusform>Ve výsadkové lodi je obsazeno místo %n karty objevu.</numerusform>
            <numerusform>Ve výsadkové lodi je obsazeno místo %n karet objevů.</numerusform>
            <numerusform>Ve výsadkové lodi je obsazeno místo %n karet objevů.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanetText</name>
    <message>
        <source>Place this [poi] card in sector {sector}: {poi}. It goes under this one: {other}.</source>
        <translation>Položte tuto kartu [poi] do sektoru {sector}: {poi}. Patří pod tuto: {other}.</translation>
    </message>
    <message>
        <source>This [threat] moves to your sector: {threat}.</source>
        <translation>Tato [threat] se přesune do vašeho sektoru: {threat}.</translation>
    </message>
    <message>
        <source>This [threat] moves to sector {sector}: {threat}.</source>
        <translation>Tato [threat] se přesune do sektoru {sector}: {threat}.</translation>
    </message>
    <message>
        <source>The [threat] moves 1 sector on along these sectors: {sectors}.</source>
        <extracomment>{sectors} are numbers of sectors, such as &quot;2, 7, 9&quot;.</extracomment>
        <translation>[threat] se posune o 1 sektor dál podél těchto sektorů: {sectors}.</translation>
    </message>
    <message>
        <source>All markers and tokens in the sector of the [threat] move 1 sector on along these: {sectors}.</source>
        <translation>Všechny ukazatele a žetony v sektoru, kde je [threat], se posunou o 1 sektor dál podél těchto: {sectors}.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off the planet board.</source>
        <translation>
            <numerusform>Odeberte z planetární desky %n ukazatel.</numerusform>
            <numerusform>Odeberte z planetární desky %n ukazatele.</numerusform>
            <numerusform>Odeberte z planetární desky %n ukazatelů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) where markers lie already.</source>
        <translation>
            <numerusform>Položte %n ukazatel tam, kde už ukazatele leží.</numerusform>
            <numerusform>Položte %n ukazatele tam, kde už ukazatele leží.</numerusform>
            <numerusform>Položte %n ukazatelů tam, kde už ukazatele leží.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) where markers lie already, up to {most}.</source>
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
        <source>Take all markers off these sectors: {sectors}.</source>
        <translation>Odeberte všechny ukazatele z těchto sektorů: {sectors}.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n marker(s) off this card: {card}.</source>
        <translation>
            <numerusform>Odeberte z této karty %n ukazatel: {card}.</numerusform>
            <numerusform>Odeberte z této karty %n ukazatele: {card}.</numerusform>
            <numerusform>Odeberte z této karty %n ukazatelů: {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n marker(s) on this card: {card}.</source>
        <translation>
            <numerusform>Položte na tuto kartu %n ukazatel: {card}.</numerusform>
            <numerusform>Položte na tuto kartu %n ukazatele: {card}.</numerusform>
            <numerusform>Položte na tuto kartu %n ukazatelů: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This [mission] fails and is discarded: {mission}.</source>
        <translation>Tato [mission] selhala a odhazuje se: {mission}.</translation>
    </message>
    <message numerus="yes">
        <source>Reveal and resolve %n [event] card(s).</source>
        <translation>
            <numerusform>Odhalte a vyhodnoťte %n kartu [event].</numerusform>
            <numerusform>Odhalte a vyhodnoťte %n karty [event].</numerusform>
            <numerusform>Odhalte a vyhodnoťte %n karet [event].</numerusform>
        </translation>
    </message>
    <message>
        <source>Until the end of your next turn, in each of your dice checks: {effect}</source>
        <translation>Do konce vašeho příštího tahu při každém vašem ověření kostkami: {effect}</translation>
    </message>
    <message>
        <source>From now on, in each dice check in these sectors: {sectors}. {effect}</source>
        <translation>Od teď při každém ověření kostkami v těchto sektorech: {sectors}. {effect}</translation>
    </message>
    <message>
        <source>You do not lift off, and the turn goes on.</source>
        <translation>Neodletíte a tah pokračuje.</translation>
    </message>
    <message>
        <source>Move to a sector of your choice that shows this: {biomes}. Ignore the icons.</source>
        <translation>Přesuňte se do sektoru podle své volby, který ukazuje: {biomes}. Symboly ignorujte.</translation>
    </message>
    <message numerus="yes">
        <source>This takes the room of %n discovery card(s) in the lander.</source>
        <translation>
            <numerusform>Ve výsadkové lodi to zabere místo %n karty objevu.</numerusform>
            <numerusform>Ve výsadkové lodi to zabere místo %n karet objevů.</numerusform>
            <numerusform>Ve výsadkové lodi to zabere místo %n karet objevů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The yellow track of this [poi] progresses by %n space(s): {poi}.</source>
        <translation>
            <numerusform>Stupnice (žlutá) na tomto [poi] postoupí o %n pole: {poi}.</numerusform>
            <numerusform>Stupnice (žlutá) na tomto [poi] postoupí o %n pole: {poi}.</numerusform>
            <numerusform>Stupnice (žlutá) na tomto [poi] postoupí o %n polí: {poi}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The green track of this [poi] progresses by %n space(s): {poi}.</source>
        <translation>
            <numerusform>Stupnice (zelená) na tomto [poi] postoupí o %n pole: {poi}.</numerusform>
            <numerusform>Stupnice (zelená) na tomto [poi] postoupí o %n pole: {poi}.</numerusform>
            <numerusform>Stupnice (zelená) na tomto [poi] postoupí o %n polí: {poi}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The red track of this [poi] progresses by %n space(s): {poi}.</source>
        <translation>
            <numerusform>Stupnice (červená) na tomto [poi] postoupí o %n pole: {poi}.</numerusform>
            <numerusform>Stupnice (červená) na tomto [poi] postoupí o %n pole: {poi}.</numerusform>
            <numerusform>Stupnice (červená) na tomto [poi] postoupí o %n polí: {poi}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sectors {sectors}: {rule}</source>
        <translation>Sektory {sectors}: {rule}</translation>
    </message>
    <message>
        <source>Sector of this [threat]: {rule}</source>
        <translation>Sektor, kde je tato [threat]: {rule}</translation>
    </message>
    <message>
        <source>Sectors with markers: {rule}</source>
        <translation>Sektory s ukazateli: {rule}</translation>
    </message>
    <message>
        <source>Sectors with {biomes}: {rule}</source>
        <translation>Sektory s {biomes}: {rule}</translation>
    </message>
    <message>
        <source>Every path that leads there has one icon more: {effect}</source>
        <translation>Každá trasa, která tam vede, má o symbol víc: {effect}</translation>
    </message>
    <message>
        <source>Whoever enters: {effect}</source>
        <translation>Kdo vstoupí: {effect}</translation>
    </message>
    <message>
        <source>Whoever ends a turn there: {effect}</source>
        <translation>Kdo tam ukončí tah: {effect}</translation>
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
        <translation>, </translation>
    </message>
</context>
<context>
    <name>PoolLog</name>
    <message>
        <source>For this dice check: {effect}</source>
        <extracomment>{effect} is the sentence of a card or skill.</extracomment>
        <translation>Pro toto ověření kostkami: {effect}</translation>
    </message>
    <message>
        <source>{member} puts a die in the roll pool: {die}. It shows {result}.</source>
        <translation>{member} vkládá kostku do zásoby kostek: {die}. Ukazuje {result}.</translation>
    </message>
    <message>
        <source>{member} keeps a die aside: {die}.</source>
        <translation>{member} odkládá kostku stranou: {die}.</translation>
    </message>
    <message>
        <source>{member} rolls the die kept aside, too: {die}. It shows {result}.</source>
        <translation>{member} hází i kostkou odloženou stranou: {die}. Padlo {result}.</translation>
    </message>
    <message>
        <source>These dice are refreshed after the check: {dice}.</source>
        <translation>Tyto kostky se po ověření obnoví: {dice}.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>A die has paid and stays in the roll pool: {die}.</source>
        <translation>Kostka zaplatila a zůstává v zásobě kostek: {die}.</translation>
    </message>
</context>
<context>
    <name>PoolText</name>
    <message>
        <source>Two dice of one color that show {basic} count together as one {ace} in this check.</source>
        <translation>Při tomto ověření platí dvě kostky téže barvy, které ukazují {basic}, dohromady za jeden {ace}.</translation>
    </message>
    <message numerus="yes">
        <source>Turn up to %n dice of the roll pool to one icon of your choice.</source>
        <translation>
            <numerusform>Otočte až %n kostku ze zásoby kostek na symbol podle své volby.</numerusform>
            <numerusform>Otočte až %n kostky ze zásoby kostek na jeden symbol podle své volby.</numerusform>
            <numerusform>Otočte až %n kostek ze zásoby kostek na jeden symbol podle své volby.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll one die; if it shows {icon}, refresh it after the check.</source>
        <translation>Přehoďte jednu kostku; pokud ukazuje {icon}, po ověření ji obnovte.</translation>
    </message>
    <message>
        <source>Name an icon and reroll one die; if it shows that icon, refresh it after the check.</source>
        <translation>Určete symbol a přehoďte jednu kostku; pokud ukazuje tento symbol, po ověření ji obnovte.</translation>
    </message>
    <message>
        <source>Name an icon: refresh each die that shows it after the check.</source>
        <translation>Určete symbol: po ověření obnovte každou kostku, která ho ukazuje.</translation>
    </message>
    <message>
        <source>Refresh each die that shows {icon} after the check.</source>
        <translation>Po ověření obnovte každou kostku, která ukazuje {icon}.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh dice of %n color(s) that show {icon}, one each, after the check.</source>
        <translation>
            <numerusform>Po ověření obnovte jednu kostku, která ukazuje {icon}.</numerusform>
            <numerusform>Po ověření obnovte kostky %n barev, které ukazují {icon}, z každé barvy jednu.</numerusform>
            <numerusform>Po ověření obnovte kostky %n barev, které ukazují {icon}, z každé barvy jednu.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this dice check no injury dice are rolled.</source>
        <translation>Při tomto ověření se neháže kostkami zranění.</translation>
    </message>
    <message numerus="yes">
        <source>Each assisting crewmember may add up to %n die(ce) to this dice check.</source>
        <translation>
            <numerusform>Každý člen posádky, který podporuje, může k tomuto ověření přidat až %n kostku.</numerusform>
            <numerusform>Každý člen posádky, který podporuje, může k tomuto ověření přidat až %n kostky.</numerusform>
            <numerusform>Každý člen posádky, který podporuje, může k tomuto ověření přidat až %n kostek.</numerusform>
        </translation>
    </message>
    <message>
        <source>May assist this dice check as if in the same sector.</source>
        <translation>Může toto ověření podpořit, jako by byl ve stejném sektoru.</translation>
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
        <source>Only a track that {icon} moves on: {effect}</source>
        <extracomment>{effect} is a sentence about a track of an action.</extracomment>
        <translation>Jen stupnice, kterou posouvá {icon}: {effect}</translation>
    </message>
    <message>
        <source>In any sector: {effect}</source>
        <extracomment>{effect} is a sentence about a track &quot;here&quot;.</extracomment>
        <translation>V kterémkoli sektoru: {effect}</translation>
    </message>
    <message>
        <source>In sector {sector}: {effect}</source>
        <extracomment>{effect} is a sentence about a track &quot;here&quot; or in &quot;this sector&quot;.</extracomment>
        <translation>V sektoru {sector}: {effect}</translation>
    </message>
    <message>
        <source>If the green outcome is marked in this check, nothing happens instead.</source>
        <translation>Je-li při tomto ověření označen zelený důsledek, místo něj se nestane nic.</translation>
    </message>
    <message>
        <source>Reroll any number of dice of the roll pool that have {icon} on one of their faces.</source>
        <translation>Přehoďte libovolný počet kostek ze zásoby kostek, které mají na některé straně {icon}.</translation>
    </message>
    <message>
        <source>Reroll one die of your choice that does not show {icon}.</source>
        <translation>Přehoďte jednu kostku dle vlastního výběru, na které není {icon}.</translation>
    </message>
    <message>
        <source>Keep one of your chosen dice aside: it stays available and is not rolled. When the others have been rolled, you may roll it, too.</source>
        <translation>Odložte stranou jednu ze svých zvolených kostek: zůstane dostupná a nehází se. Až padnou ostatní, můžete hodit i ji.</translation>
    </message>
    <message>
        <source>Keep the face of one die of the roll pool: the next time it is taken for a dice check in this sector, it is not rolled but shows that face.</source>
        <translation>Uchovejte stranu jedné kostky ze zásoby kostek: až bude příště vzata k ověření kostkami v tomto sektoru, nehází se s ní, ale ukazuje tuto stranu.</translation>
    </message>
    <message>
        <source>If the yellow outcome is marked in this check, nothing happens instead.</source>
        <translation>Je-li při tomto ověření označen žlutý důsledek, místo něj se nestane nic.</translation>
    </message>
    <message>
        <source>If the red outcome is marked in this check, nothing happens instead.</source>
        <translation>Je-li při tomto ověření označen červený důsledek, místo něj se nestane nic.</translation>
    </message>
    <message>
        <source>All dice of the roll pool:</source>
        <translation>Všechny kostky ze zásoby kostek:</translation>
    </message>
    <message>
        <source>All red dice of the roll pool:</source>
        <translation>Všechny červené kostky ze zásoby kostek:</translation>
    </message>
    <message>
        <source>All green dice of the roll pool:</source>
        <translation>Všechny zelené kostky ze zásoby kostek:</translation>
    </message>
    <message>
        <source>All blue dice of the roll pool:</source>
        <translation>Všechny modré kostky ze zásoby kostek:</translation>
    </message>
    <message>
        <source>Your dice of the roll pool:</source>
        <translation>Vaše kostky ze zásoby kostek:</translation>
    </message>
    <message>
        <source>Your red dice of the roll pool:</source>
        <translation>Vaše červené kostky ze zásoby kostek:</translation>
    </message>
    <message>
        <source>Your green dice of the roll pool:</source>
        <translation>Vaše zelené kostky ze zásoby kostek:</translation>
    </message>
    <message>
        <source>Your blue dice of the roll pool:</source>
        <translation>Vaše modré kostky ze zásoby kostek:</translation>
    </message>
    <message>
        <source>{dice} In this check {shown} counts for nothing.</source>
        <extracomment>{dice} is &quot;Your blue dice of the roll pool:&quot; or the like.</extracomment>
        <translation>{dice} Při tomto ověření se {shown} nepočítá.</translation>
    </message>
    <message>
        <source>{dice} In this check each {shown} may also count as {becomes}.</source>
        <extracomment>{dice} is &quot;Your blue dice of the roll pool:&quot; or the like.</extracomment>
        <translation>{dice} při tomto ověření může každý {shown} platit i za {becomes}.</translation>
    </message>
    <message>
        <source>{dice} In this check each {shown} counts as {becomes}.</source>
        <extracomment>{dice} is &quot;Your blue dice of the roll pool:&quot; or the like.</extracomment>
        <translation>{dice} při tomto ověření platí každý {shown} za {becomes}.</translation>
    </message>
    <message>
        <source>One die of the roll pool:</source>
        <translation>Jedna kostka ze zásoby kostek:</translation>
    </message>
    <message>
        <source>One red die of the roll pool:</source>
        <translation>Jedna červená kostka ze zásoby kostek:</translation>
    </message>
    <message>
        <source>One green die of the roll pool:</source>
        <translation>Jedna zelená kostka ze zásoby kostek:</translation>
    </message>
    <message>
        <source>One blue die of the roll pool:</source>
        <translation>Jedna modrá kostka ze zásoby kostek:</translation>
    </message>
    <message>
        <source>{dice} It counts as {becomes}.</source>
        <extracomment>{dice} is &quot;One blue die of the roll pool:&quot; or the like.</extracomment>
        <translation>{dice} platí za {becomes}.</translation>
    </message>
    <message>
        <source>{dice} One {shown} counts as {becomes}.</source>
        <extracomment>{dice} is &quot;One blue die of the roll pool:&quot; or the like.</extracomment>
        <translation>{dice} jeden {shown} platí za {becomes}.</translation>
    </message>
    <message numerus="yes">
        <source>If at least %n other die(ce) show the same icon, turn this to it: {die}.</source>
        <translation>
            <numerusform>Pokud symbol ukazuje alespoň %n další kostka, otočte na něj: {die}.</numerusform>
            <numerusform>Pokud tentýž symbol ukazují alespoň %n další kostky, otočte na něj: {die}.</numerusform>
            <numerusform>Pokud tentýž symbol ukazuje alespoň %n dalších kostek, otočte na něj: {die}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This counts as an icon that at least %n other die(ce) show: {die}.</source>
        <translation>
            <numerusform>Počítejte jako symbol, který ukazuje alespoň %n další kostka: {die}.</numerusform>
            <numerusform>Počítejte jako symbol, který ukazují alespoň %n další kostky: {die}.</numerusform>
            <numerusform>Počítejte jako symbol, který ukazuje alespoň %n dalších kostek: {die}.</numerusform>
        </translation>
    </message>
    <message>
        <source>one die</source>
        <translation>jednu kostku</translation>
    </message>
    <message>
        <source>one red die</source>
        <translation>jednu červenou kostku</translation>
    </message>
    <message>
        <source>one green die</source>
        <translation>jednu zelenou kostku</translation>
    </message>
    <message>
        <source>one blue die</source>
        <translation>jednu modrou kostku</translation>
    </message>
    <message>
        <source>Turn a die that has {icon} to it: {die}.</source>
        <extracomment>{die} is &quot;one blue die&quot; or the like.</extracomment>
        <translation>Otočte na tento symbol kostku, která má {icon}: {die}.</translation>
    </message>
    <message>
        <source>Turn a die that shows {shown} to {icon}, if it has it: {die}.</source>
        <extracomment>{die} is &quot;one blue die&quot; or the like.</extracomment>
        <translation>Otočte kostku, která ukazuje {shown}, na {icon}, pokud tento symbol má: {die}.</translation>
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
        <translation>Přehoďte všechny kostky jedné barvy podle vaší volby.</translation>
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
        <translation>Vložte do zásoby kostek jednu dostupnou kostku otočenou na {icon}.</translation>
    </message>
    <message>
        <source>Put one available red die in the roll pool, showing {icon}.</source>
        <translation>Vložte do zásoby kostek jednu dostupnou červenou kostku otočenou na {icon}.</translation>
    </message>
    <message>
        <source>Put one available green die in the roll pool, showing {icon}.</source>
        <translation>Vložte do zásoby kostek jednu dostupnou zelenou kostku otočenou na {icon}.</translation>
    </message>
    <message>
        <source>Put one available blue die in the roll pool, showing {icon}.</source>
        <translation>Vložte do zásoby kostek jednu dostupnou modrou kostku otočenou na {icon}.</translation>
    </message>
    <message numerus="yes">
        <source>Each yellow track of an action here and in connected sectors progresses %n space(s).</source>
        <translation>
            <numerusform>Každá žlutá stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n pole.</numerusform>
            <numerusform>Každá žlutá stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n pole.</numerusform>
            <numerusform>Každá žlutá stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each green track of an action here and in connected sectors progresses %n space(s).</source>
        <translation>
            <numerusform>Každá zelená stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n pole.</numerusform>
            <numerusform>Každá zelená stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n pole.</numerusform>
            <numerusform>Každá zelená stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each red track of an action here and in connected sectors progresses %n space(s).</source>
        <translation>
            <numerusform>Každá červená stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n pole.</numerusform>
            <numerusform>Každá červená stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n pole.</numerusform>
            <numerusform>Každá červená stupnice akce v tomto sektoru a v propojených sektorech postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A yellow track of an action here goes back %n space(s).</source>
        <translation>
            <numerusform>Žlutá stupnice jedné akce v tomto sektoru se vrátí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice jedné akce v tomto sektoru se vrátí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice jedné akce v tomto sektoru se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A green track of an action here goes back %n space(s).</source>
        <translation>
            <numerusform>Zelená stupnice jedné akce v tomto sektoru se vrátí o %n pole.</numerusform>
            <numerusform>Zelená stupnice jedné akce v tomto sektoru se vrátí o %n pole.</numerusform>
            <numerusform>Zelená stupnice jedné akce v tomto sektoru se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A red track of an action here goes back %n space(s).</source>
        <translation>
            <numerusform>Červená stupnice jedné akce v tomto sektoru se vrátí o %n pole.</numerusform>
            <numerusform>Červená stupnice jedné akce v tomto sektoru se vrátí o %n pole.</numerusform>
            <numerusform>Červená stupnice jedné akce v tomto sektoru se vrátí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A yellow track of an action here progresses %n space(s).</source>
        <translation>
            <numerusform>Žlutá stupnice jedné akce v tomto sektoru postoupí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice jedné akce v tomto sektoru postoupí o %n pole.</numerusform>
            <numerusform>Žlutá stupnice jedné akce v tomto sektoru postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A green track of an action here progresses %n space(s).</source>
        <translation>
            <numerusform>Zelená stupnice jedné akce v tomto sektoru postoupí o %n pole.</numerusform>
            <numerusform>Zelená stupnice jedné akce v tomto sektoru postoupí o %n pole.</numerusform>
            <numerusform>Zelená stupnice jedné akce v tomto sektoru postoupí o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A red track of an action here progresses %n space(s).</source>
        <translation>
            <numerusform>Červená stupnice jedné akce v tomto sektoru postoupí o %n pole.</numerusform>
            <numerusform>Červená stupnice jedné akce v tomto sektoru postoupí o %n pole.</numerusform>
            <numerusform>Červená stupnice jedné akce v tomto sektoru postoupí o %n polí.</numerusform>
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
    <message>
        <source>The settings could not be read, so they start anew. The damaged file was kept as {file}.</source>
        <translation>Nastavení se nepodařilo načíst, začíná se proto od začátku. Poškozený soubor zůstal uložen jako {file}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>The program made a mistake: its rules cannot go on from this decision, so it was not carried out. The game stands where it stood; decide otherwise, or take back a step.</source>
        <translation>Program udělal chybu: po tomto rozhodnutí jeho pravidla nemohou pokračovat, proto nebylo provedeno. Hra stojí tam, kde stála; rozhodněte jinak, nebo vezměte krok zpět.</translation>
    </message>
    <message>
        <source>The program made a mistake: its rules cannot go on from this decision, so it was not carried out. The game stands where it stood; decide otherwise, or take back a step. A report for those who can mend it lies in {folder}.</source>
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
        <source>The folder cannot be shown</source>
        <translation>Složku nelze zobrazit</translation>
    </message>
    <message>
        <source>It is not there, and could not be made: {folder}</source>
        <translation>Není tu a nepodařilo se ji vytvořit: {folder}</translation>
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
        <source>Everybody:</source>
        <translation>Všichni:</translation>
    </message>
    <message>
        <source>Read the entry of the logbook, then go on.</source>
        <translation>Přečtěte si zápis v palubním deníku a pokračujte.</translation>
    </message>
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
</context>
<context>
    <name>QuestionsText</name>
    <message>
        <source>the whole away team is in the lander sector</source>
        <translation>je celý výsadkový tým v sektoru výsadku</translation>
    </message>
    <message>
        <source>the whole away team is in sector {sector}</source>
        <translation>je celý výsadkový tým v sektoru {sector}</translation>
    </message>
    <message>
        <source>a crewmember is in sector {sector}</source>
        <translation>je v sektoru {sector} člen posádky</translation>
    </message>
    <message>
        <source>a crewmember is in a sector with [important_sector]</source>
        <translation>je člen posádky v sektoru se symbolem [important_sector]</translation>
    </message>
    <message numerus="yes">
        <source>at least %n sector(s) show [final_poi]</source>
        <translation>
            <numerusform>má některý sektor symbol [final_poi]</numerusform>
            <numerusform>mají alespoň %n sektory symbol [final_poi]</numerusform>
            <numerusform>má alespoň %n sektorů symbol [final_poi]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has at least %n [success]</source>
        <translation>
            <numerusform>má výsadkový tým alespoň %n [success]</numerusform>
            <numerusform>má výsadkový tým alespoň %n [success]</numerusform>
            <numerusform>má výsadkový tým alespoň %n [success]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly %n marker(s) lie on the planet board</source>
        <translation>
            <numerusform>leží na planetární desce přesně %n ukazatel</numerusform>
            <numerusform>leží na planetární desce přesně %n ukazatele</numerusform>
            <numerusform>leží na planetární desce přesně %n ukazatelů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exactly %n marker(s) lie in sector {sector}</source>
        <translation>
            <numerusform>leží v sektoru {sector} přesně %n ukazatel</numerusform>
            <numerusform>leží v sektoru {sector} přesně %n ukazatele</numerusform>
            <numerusform>leží v sektoru {sector} přesně %n ukazatelů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie on the planet board</source>
        <translation>
            <numerusform>leží na planetární desce ukazatel</numerusform>
            <numerusform>leží na planetární desce alespoň %n ukazatele</numerusform>
            <numerusform>leží na planetární desce alespoň %n ukazatelů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n marker(s) lie in sector {sector}</source>
        <translation>
            <numerusform>leží v sektoru {sector} ukazatel</numerusform>
            <numerusform>leží v sektoru {sector} alespoň %n ukazatele</numerusform>
            <numerusform>leží v sektoru {sector} alespoň %n ukazatelů</numerusform>
        </translation>
    </message>
    <message>
        <source>[mission] {mission} is in play</source>
        <translation>je ve hře [mission] {mission}</translation>
    </message>
    <message numerus="yes">
        <source>[lead] lie on at least %n discovery deck(s)</source>
        <translation>
            <numerusform>leží [lead] alespoň na %n balíčku objevů</numerusform>
            <numerusform>leží [lead] alespoň na %n balíčcích objevů</numerusform>
            <numerusform>leží [lead] alespoň na %n balíčcích objevů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n discovery card(s) lie on the lander</source>
        <translation>
            <numerusform>leží na výsadkové lodi objev</numerusform>
            <numerusform>leží na výsadkové lodi alespoň %n objevy</numerusform>
            <numerusform>leží na výsadkové lodi alespoň %n objevů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has entered at least %n sector(s)</source>
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
        <translation>
            <numerusform>zbývá nejvýše %n [supplies]</numerusform>
            <numerusform>zbývají nejvýše %n [supplies]</numerusform>
            <numerusform>zbývá nejvýše %n [supplies]</numerusform>
        </translation>
    </message>
    <message>
        <source>the lander’s {stat} is {count} or more</source>
        <extracomment>{stat} is the icon of a statistic of the lander.</extracomment>
        <translation>má výsadková loď {stat} alespoň {count}</translation>
    </message>
    <message>
        <source>[log_entry] {log} has been read before in this expedition</source>
        <translation>se [log_entry] {log} v této výpravě už četl</translation>
    </message>
    <message>
        <source>you have no section cards in hand</source>
        <translation>nemáte v ruce žádné karty sekce</translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie on the planet board</source>
        <translation>
            <numerusform>neleží na planetární desce žádný ukazatel</numerusform>
            <numerusform>leží na planetární desce méně než %n ukazatele</numerusform>
            <numerusform>leží na planetární desce méně než %n ukazatelů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n marker(s) lie in sector {sector}</source>
        <translation>
            <numerusform>neleží v sektoru {sector} žádný ukazatel</numerusform>
            <numerusform>leží v sektoru {sector} méně než %n ukazatele</numerusform>
            <numerusform>leží v sektoru {sector} méně než %n ukazatelů</numerusform>
        </translation>
    </message>
    <message>
        <source>[mission] {mission} is not in play</source>
        <translation>není ve hře [mission] {mission}</translation>
    </message>
    <message>
        <source>the lander’s {stat} is below {count}</source>
        <extracomment>{stat} is the icon of a statistic of the lander.</extracomment>
        <translation>má výsadková loď {stat} méně než {count}</translation>
    </message>
    <message>
        <source>[log_entry] {log} is read for the first time in this expedition</source>
        <translation>se [log_entry] {log} v této výpravě čte poprvé</translation>
    </message>
    <message numerus="yes">
        <source>the away team has traveled at least %n time(s)</source>
        <translation>
            <numerusform>se výsadkový tým přesunul alespoň %n×</numerusform>
            <numerusform>se výsadkový tým přesunul alespoň %n×</numerusform>
            <numerusform>se výsadkový tým přesunul alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has rested at least %n time(s)</source>
        <translation>
            <numerusform>výsadkový tým odpočíval alespoň %n×</numerusform>
            <numerusform>výsadkový tým odpočíval alespoň %n×</numerusform>
            <numerusform>výsadkový tým odpočíval alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has prepared at least %n time(s)</source>
        <translation>
            <numerusform>se výsadkový tým připravoval alespoň %n×</numerusform>
            <numerusform>se výsadkový tým připravoval alespoň %n×</numerusform>
            <numerusform>se výsadkový tým připravoval alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n special action(s) have been taken</source>
        <translation>
            <numerusform>byla provedena alespoň %n zvláštní akce</numerusform>
            <numerusform>byly provedeny alespoň %n zvláštní akce</numerusform>
            <numerusform>bylo provedeno alespoň %n zvláštních akcí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the away team has exerted at least %n time(s)</source>
        <translation>
            <numerusform>výsadkový tým vypjal síly alespoň %n×</numerusform>
            <numerusform>výsadkový tým vypjal síly alespoň %n×</numerusform>
            <numerusform>výsadkový tým vypjal síly alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a yellow outcome has been resolved at least %n time(s)</source>
        <translation>
            <numerusform>žlutý důsledek nastal alespoň %n×</numerusform>
            <numerusform>žlutý důsledek nastal alespoň %n×</numerusform>
            <numerusform>žlutý důsledek nastal alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a green outcome has been resolved at least %n time(s)</source>
        <translation>
            <numerusform>zelený důsledek nastal alespoň %n×</numerusform>
            <numerusform>zelený důsledek nastal alespoň %n×</numerusform>
            <numerusform>zelený důsledek nastal alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a red outcome has been resolved at least %n time(s)</source>
        <translation>
            <numerusform>červený důsledek nastal alespoň %n×</numerusform>
            <numerusform>červený důsledek nastal alespoň %n×</numerusform>
            <numerusform>červený důsledek nastal alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [log_entry] have been read in this expedition</source>
        <translation>
            <numerusform>se v této výpravě přečetl alespoň %n [log_entry]</numerusform>
            <numerusform>se v této výpravě přečetly alespoň %n [log_entry]</numerusform>
            <numerusform>se v této výpravě přečetlo alespoň %n [log_entry]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n section card(s) have been played</source>
        <translation>
            <numerusform>byla zahrána alespoň %n karta sekce</numerusform>
            <numerusform>byly zahrány alespoň %n karty sekce</numerusform>
            <numerusform>bylo zahráno alespoň %n karet sekce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [charge] have been spent</source>
        <translation>
            <numerusform>byl použit alespoň %n [charge]</numerusform>
            <numerusform>byly použity alespoň %n [charge]</numerusform>
            <numerusform>bylo použito alespoň %n [charge]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>equipment has been used at least %n time(s)</source>
        <translation>
            <numerusform>výbava byla použita alespoň %n×</numerusform>
            <numerusform>výbava byla použita alespoň %n×</numerusform>
            <numerusform>výbava byla použita alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [mission] have been completed while nobody was injured</source>
        <translation>
            <numerusform>byla splněna alespoň %n [mission], když nikdo nebyl zraněný</numerusform>
            <numerusform>byly splněny alespoň %n [mission], když nikdo nebyl zraněný</numerusform>
            <numerusform>bylo splněno alespoň %n [mission], když nikdo nebyl zraněný</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n optional [mission] have been completed</source>
        <translation>
            <numerusform>byla splněna alespoň %n nepovinná [mission]</numerusform>
            <numerusform>byly splněny alespoň %n nepovinné [mission]</numerusform>
            <numerusform>bylo splněno alespoň %n nepovinných [mission]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n dice check(s) have succeeded with an assisting die</source>
        <translation>
            <numerusform>alespoň %n ověření kostkami uspělo s kostkou podpory</numerusform>
            <numerusform>alespoň %n ověření kostkami uspěla s kostkou podpory</numerusform>
            <numerusform>alespoň %n ověření kostkami uspělo s kostkou podpory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [threat] action(s) have succeeded without spending [defense]</source>
        <translation>
            <numerusform>alespoň %n akce karty [threat] uspěla bez vyčerpání [defense]</numerusform>
            <numerusform>alespoň %n akce karet [threat] uspěly bez vyčerpání [defense]</numerusform>
            <numerusform>alespoň %n akcí karet [threat] uspělo bez vyčerpání [defense]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the [global_condition] has changed at least %n time(s)</source>
        <translation>
            <numerusform>se karta [global_condition] změnila alespoň %n×</numerusform>
            <numerusform>se karta [global_condition] změnila alespoň %n×</numerusform>
            <numerusform>se karta [global_condition] změnila alespoň %n×</numerusform>
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
    <name>ReadingSheet</name>
    <message>
        <source>Look at the table</source>
        <translation>Podívat se na stůl</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Číst dál</translation>
    </message>
</context>
<context>
    <name>Readings</name>
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
        <source>Event {number} of {count}</source>
        <translation>Událost {number} z {count}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Událost</translation>
    </message>
    <message>
        <source>Logbook</source>
        <translation>Palubní deník</translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
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
        <translation>Ukončit</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>{sentence} Rule {rule}.</source>
        <extracomment>{rule} is the id of a rule in the rule book, such as &quot;TRV-03&quot;.</extracomment>
        <translation>{sentence} Pravidlo {rule}.</translation>
    </message>
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
        <source>Only whoever has the start token may travel now.</source>
        <translation>Teď smí cestovat jen ten, kdo má žeton začínajícího hráče.</translation>
    </message>
    <message>
        <source>This sector forbids travel: {sector}.</source>
        <translation>Tento sektor zakazuje přesun: {sector}.</translation>
    </message>
    <message>
        <source>Nobody can rest in this sector now: {sector}.</source>
        <translation>V tomto sektoru teď nikdo nemůže odpočívat: {sector}.</translation>
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
        <source>The last action of this turn must be travel.</source>
        <translation>Poslední akce tohoto tahu musí být cestování.</translation>
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
        <translation>Odlet je možný jen ze sektoru výsadku: {sector}.</translation>
    </message>
    <message>
        <source>The cost of this option cannot be paid in full.</source>
        <translation>Cenu této možnosti nelze zaplatit celou.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n section dice can be rolled.</source>
        <translation>
            <numerusform>Hodit lze nejvýše %n kostkou sekce.</numerusform>
            <numerusform>Hodit lze nejvýše %n kostkami sekce.</numerusform>
            <numerusform>Hodit lze nejvýše %n kostkami sekce.</numerusform>
        </translation>
    </message>
    <message>
        <source>This die cannot be used here: {die}.</source>
        <translation>Tuto kostku zde nelze použít: {die}.</translation>
    </message>
    <message>
        <source>The path to this sector is closed: {sector}.</source>
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
        <translation>Každý další člen posádky v sektoru musí akci podpořit kostkou: {member}.</translation>
    </message>
    <message>
        <source>This die does not have that result: {die}.</source>
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
        <translation>Kostky ukazují, co vyžaduje tento důsledek výše, proto se označí: {outcome}.</translation>
    </message>
    <message numerus="yes">
        <source>A section deck has at least {least} cards; this one has %n.</source>
        <translation>
            <numerusform>Balíček karet sekce má nejméně {least} karet; tento jich má %n.</numerusform>
            <numerusform>Balíček karet sekce má nejméně {least} karet; tento jich má %n.</numerusform>
            <numerusform>Balíček karet sekce má nejméně {least} karet; tento jich má %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rank of the crewmember is too low for this section card: {card}.</source>
        <translation>Na tuto kartu sekce má člen posádky příliš nízkou hodnost: {card}.</translation>
    </message>
    <message>
        <source>The section does not own this section card: {card}.</source>
        <translation>Sekce tuto kartu sekce nevlastní: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>At least {least} crewmembers go, and one of every player; here %n would go.</source>
        <translation>
            <numerusform>Letí alespoň {least} členové posádky a od každého hráče jeden; takto by letěl %n.</numerusform>
            <numerusform>Letí alespoň {least} členové posádky a od každého hráče jeden; takto by letěli %n.</numerusform>
            <numerusform>Letí alespoň {least} členové posádky a od každého hráče jeden; takto by jich letělo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one crewmember of each section can go: {section}.</source>
        <translation>Z každé sekce může letět jen jeden člen posádky: {section}.</translation>
    </message>
    <message numerus="yes">
        <source>With so many players exactly %n crewmember(s) go on the first expedition.</source>
        <translation>
            <numerusform>Při tomto počtu hráčů letí na první výpravu právě %n člen posádky.</numerusform>
            <numerusform>Při tomto počtu hráčů letí na první výpravu právě %n členové posádky.</numerusform>
            <numerusform>Při tomto počtu hráčů letí na první výpravu právě %n členů posádky.</numerusform>
        </translation>
    </message>
    <message>
        <source>This section takes part in the training: {section}.</source>
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
        <translation>Toto smí nést jen jiná sekce: {equipment}.</translation>
    </message>
    <message>
        <source>This cannot be used more often for now: {equipment}.</source>
        <translation>Tuto výbavu teď už víckrát použít nelze: {equipment}.</translation>
    </message>
    <message>
        <source>Its token lies on the planet board already: {equipment}.</source>
        <translation>Její žeton už leží na planetární desce: {equipment}.</translation>
    </message>
    <message>
        <source>This is blocked: {equipment}.</source>
        <translation>Tato výbava je zablokovaná: {equipment}.</translation>
    </message>
    <message>
        <source>The first round of the training is guided. The next step is: {step}.</source>
        <extracomment>{step} is the label of the only button that is enabled now.</extracomment>
        <translation>První kolo výcviku probíhá s průvodcem. Další krok je: {step}.</translation>
    </message>
    <message>
        <source>{why} The first round of the training is guided; the next step is: {step}.</source>
        <extracomment>{why} is a whole sentence: why the order would not be possible anyway.</extracomment>
        <translation>{why} První kolo výcviku probíhá s průvodcem; další krok je: {step}.</translation>
    </message>
    <message>
        <source>{member} is in another sector.</source>
        <translation>{member} je v jiném sektoru.</translation>
    </message>
    <message>
        <source>{member} may assist with one die only.</source>
        <translation>{member} smí podpořit jen jednou kostkou.</translation>
    </message>
    <message numerus="yes">
        <source>{member} may assist with %n die(ce) at most.</source>
        <translation>
            <numerusform>{member} smí podpořit nejvýše %n kostkou.</numerusform>
            <numerusform>{member} smí podpořit nejvýše %n kostkami.</numerusform>
            <numerusform>{member} smí podpořit nejvýše %n kostkami.</numerusform>
        </translation>
    </message>
    <message>
        <source>While assisting, {member} may play only one card in a dice check.</source>
        <translation>Při podpoře smí {member} v jednom ověření kostkami zahrát jen jednu kartu.</translation>
    </message>
    <message>
        <source>{member} does not have this card in hand.</source>
        <translation>{member} nemá tuto kartu v ruce.</translation>
    </message>
    <message>
        <source>{member} must first discard down to the section card limit.</source>
        <translation>{member} musí nejdřív odhodit karty do limitu karet sekce.</translation>
    </message>
    <message>
        <source>{member} has no [charge].</source>
        <translation>{member} nemá [charge].</translation>
    </message>
    <message>
        <source>{member} has no such skill.</source>
        <translation>{member} takovou dovednost nemá.</translation>
    </message>
    <message>
        <source>{member} does not carry this.</source>
        <translation>{member} toto nenese.</translation>
    </message>
    <message>
        <source>{member} uses equipment in a turn or dice check of their own only.</source>
        <translation>{member} používá výbavu jen ve vlastním tahu nebo při vlastním ověření kostkami.</translation>
    </message>
    <message>
        <source>In the training expedition {member} cannot exert with three dice or fewer.</source>
        <translation>Ve výcvikové výpravě {member} se třemi nebo méně kostkami nemůže vypnout síly.</translation>
    </message>
</context>
<context>
    <name>ReplyText</name>
    <message>
        <source>Let it happen</source>
        <translation>Nechat proběhnout</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Přijmout</translation>
    </message>
    <message>
        <source>Reroll no more dice</source>
        <translation>Už nepřehazovat</translation>
    </message>
    <message>
        <source>Finish preparing</source>
        <translation>Ukončit přípravu</translation>
    </message>
    <message>
        <source>Finish handing out</source>
        <translation>Ukončit rozdělování</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Do not travel</source>
        <translation>Nepřesouvat se</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Použít</translation>
    </message>
    <message>
        <source>Complete the mission</source>
        <translation>Splnit misi</translation>
    </message>
    <message>
        <source>Declare it</source>
        <translation>Prohlásit žolíka</translation>
    </message>
    <message>
        <source>Mark the outcome</source>
        <translation>Označit důsledek</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ano</translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation>Nepoužít</translation>
    </message>
    <message>
        <source>Not now</source>
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
        <translation>Ne</translation>
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
        <translation>Tabulka nebezpečí {letter}: {result}</translation>
    </message>
    <message>
        <source>Option {number}</source>
        <translation>Možnost {number}</translation>
    </message>
</context>
<context>
    <name>RequirementText</name>
    <message>
        <source>no requirement</source>
        <translation>bez požadavku</translation>
    </message>
    <message numerus="yes">
        <source>At least %n of these in the roll pool: {icons}.</source>
        <translation>
            <numerusform>Alespoň %n z těchto v zásobě kostek: {icons}.</numerusform>
            <numerusform>Alespoň %n z těchto v zásobě kostek: {icons}.</numerusform>
            <numerusform>Alespoň %n z těchto v zásobě kostek: {icons}.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these in the roll pool: {icons}.</source>
        <translation>Nic z toho v zásobě kostek: {icons}.</translation>
    </message>
    <message numerus="yes">
        <source>Fewer than %n of these in the roll pool: {icons}.</source>
        <translation>
            <numerusform>Méně než %n z těchto v zásobě kostek: {icons}.</numerusform>
            <numerusform>Méně než %n z těchto v zásobě kostek: {icons}.</numerusform>
            <numerusform>Méně než %n z těchto v zásobě kostek: {icons}.</numerusform>
        </translation>
    </message>
    <message>
        <source>red die</source>
        <translation>červená kostka</translation>
    </message>
    <message>
        <source>green die</source>
        <translation>zelená kostka</translation>
    </message>
    <message>
        <source>blue die</source>
        <translation>modrá kostka</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>No effect.</source>
        <translation>Žádný účinek.</translation>
    </message>
    <message>
        <source>If you want: {effect}</source>
        <extracomment>An optional effect of a card.</extracomment>
        <translation>Pokud chcete: {effect}</translation>
    </message>
    <message>
        <source>Make a dice check:</source>
        <translation>Proveďte ověření kostkami:</translation>
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
        <source>Chance decides in secret which of these happens: {options}</source>
        <translation>Náhoda tajně rozhodne, co z tohoto nastane: {options}</translation>
    </message>
    <message>
        <source>Choose a one-way or closed path: from now on it is open both ways.</source>
        <translation>Vyberte jednosměrnou nebo uzavřenou trasu: odteď je průchozí oběma směry.</translation>
    </message>
    <message>
        <source>All markers in the sector of the [threat] move 1 sector toward sector {sector}.</source>
        <translation>Všechny ukazatele v sektoru karty [threat] se posunou o 1 sektor směrem k sektoru {sector}.</translation>
    </message>
    <message>
        <source>{label}: {effect}</source>
        <extracomment>{label} is what the crew does, as &quot;Help the calf&quot;, {effect} a sentence of rules.</extracomment>
        <translation>{label}: {effect}</translation>
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
    <message>
        <source>Each crewmember: {effect}</source>
        <translation>Každý člen posádky: {effect}</translation>
    </message>
    <message>
        <source>Each crewmember in your sector: {effect}</source>
        <translation>Každý člen posádky ve vašem sektoru: {effect}</translation>
    </message>
    <message>
        <source>Each other crewmember in your sector: {effect}</source>
        <translation>Každý další člen posádky ve vašem sektoru: {effect}</translation>
    </message>
    <message>
        <source>One crewmember of your choice: {effect}</source>
        <translation>Jeden člen posádky podle vaší volby: {effect}</translation>
    </message>
    <message>
        <source>One crewmember in your sector, of your choice: {effect}</source>
        <translation>Jeden člen posádky ve vašem sektoru podle vaší volby: {effect}</translation>
    </message>
    <message>
        <source>Another crewmember in your sector, of your choice: {effect}</source>
        <translation>Jiný člen posádky ve vašem sektoru podle vaší volby: {effect}</translation>
    </message>
    <message>
        <source>One crewmember in a connected sector, of your choice: {effect}</source>
        <translation>Jeden člen posádky podle vaší volby v propojeném sektoru: {effect}</translation>
    </message>
    <message>
        <source>Each crewmember who assists in the dice check: {effect}</source>
        <translation>Každý člen posádky, který ověření podporuje: {effect}</translation>
    </message>
    <message>
        <source>One crewmember at most two sectors away, of your choice: {effect}</source>
        <translation>Jeden člen posádky podle vaší volby, vzdálený nejvýše dva sektory: {effect}</translation>
    </message>
    <message>
        <source>One crewmember at most two sectors from the lander, of your choice: {effect}</source>
        <translation>Jeden člen posádky podle vaší volby, nejvýše dva sektory od výsadkové lodi: {effect}</translation>
    </message>
    <message>
        <source>A random crewmember: {effect}</source>
        <translation>Náhodný člen posádky: {effect}</translation>
    </message>
</context>
<context>
    <name>SeatModel</name>
    <message>
        <source>{section}: nobody on the planet</source>
        <extracomment>A section that sends nobody on this expedition.</extracomment>
        <translation>{section}: nikdo na planetě</translation>
    </message>
    <message>
        <source>{section}: {member}</source>
        <extracomment>A section and its crewmember, who has not landed yet.</extracomment>
        <translation>{section}: {member}</translation>
    </message>
    <message>
        <source>{section}: {member}, sector {number}</source>
        <translation>{section}: {member}, sektor {number}</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>decides now</source>
        <translation>teď rozhoduje</translation>
    </message>
    <message>
        <source>has agreed</source>
        <translation>souhlasí</translation>
    </message>
    <message>
        <source>has yet to agree</source>
        <translation>ještě se nevyjádřil souhlasně</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Místa</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Each player decides for the crew of the own sections. Lift-off needs everybody&apos;s agreement; in other questions of the whole team one section has the last word.</source>
        <translation>Každý hráč rozhoduje za posádku svých sekcí. S odletem musí souhlasit všichni; v ostatních otázkách celého týmu má poslední slovo jedna sekce.</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Jméno hráče {number}</translation>
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
        <source>Markers here: {count}</source>
        <translation>Ukazatele zde: {count}</translation>
    </message>
    <message>
        <source>Cards under this one: {count}</source>
        <translation>Karty pod touto: {count}</translation>
    </message>
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
        <source>{outcome}: marker on {at} of {length}.</source>
        <extracomment>The marker on a track of a special action.</extracomment>
        <translation>{outcome}: ukazatel na {at} z {length}.</translation>
    </message>
    <message>
        <source>Sector {number}: {name}</source>
        <extracomment>A sector of the planet in a list, by its number and name.</extracomment>
        <translation>Sektor {number}: {name}</translation>
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
        <source>Sound</source>
        <translation>Zvuk</translation>
    </message>
    <message>
        <source>Sounds of the game</source>
        <translation>Zvuky hry</translation>
    </message>
    <message>
        <source>Read aloud</source>
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
        <source>Slow</source>
        <translation>Pomalý</translation>
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
        <source>Volume</source>
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
    <name>ShipAddOns</name>
    <message>
        <source>Add-ons may be used.</source>
        <translation>Lze použít přídavná zařízení.</translation>
    </message>
    <message>
        <source>This add-on is used: {card}.</source>
        <translation>Používá se toto přídavné zařízení: {card}.</translation>
    </message>
    <message>
        <source>An add-on may be built.</source>
        <translation>Lze postavit přídavné zařízení.</translation>
    </message>
    <message>
        <source>This add-on is built: {card}.</source>
        <translation>Staví se toto přídavné zařízení: {card}.</translation>
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
        <translation>{member} a {other} si mění sekce; oba přicházejí o hodnost.</translation>
    </message>
    <message>
        <source>{member} goes to {section} and loses a rank.</source>
        <translation>{member} přechází do sekce {section} a přichází o hodnost.</translation>
    </message>
    <message>
        <source>{member} goes to {section}, one rank lower</source>
        <translation>{member} do sekce {section}, o hodnost níž</translation>
    </message>
    <message>
        <source>{member} goes to {section}, one rank lower. Nobody of the old section would be left!</source>
        <translation>{member} do sekce {section}, o hodnost níž. Z dosavadní sekce by nikdo nezbyl!</translation>
    </message>
    <message>
        <source>{member} and {other} change sections, each one rank lower</source>
        <translation>{member} a {other} si vymění sekce, oba o hodnost níž</translation>
    </message>
    <message>
        <source>Release {member}</source>
        <translation>Propustit: {member}</translation>
    </message>
    <message>
        <source>Release {member}. Nobody of the section would be left!</source>
        <translation>Propustit: {member}. Ze sekce by nikdo nezbyl!</translation>
    </message>
    <message>
        <source>{trainer} trains {trainee}</source>
        <translation>Školitel: {trainer}, školený člen: {trainee}</translation>
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
        <translation>{section} si může vzít nováčka.</translation>
    </message>
    <message>
        <source>{section} releases somebody of rank 1 for {recruit}.</source>
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
        <source>Only rank 1 of the trainer&apos;s own section can be trained.</source>
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
        <translation>{section}: kterého nováčka si vezmete?</translation>
    </message>
    <message>
        <source>{section}: who is released for {recruit}?</source>
        <translation>{section}: přichází {recruit}. Kdo bude propuštěn?</translation>
    </message>
</context>
<context>
    <name>ShipBridge</name>
    <message numerus="yes">
        <source>Treat this as absent until the team has come home %n time(s): {what}.</source>
        <translation>
            <numerusform>Než se tým vrátí domů, jako by toto nebylo: {what}.</numerusform>
            <numerusform>Než se tým %n× vrátí domů, jako by toto nebylo: {what}.</numerusform>
            <numerusform>Než se tým %n× vrátí domů, jako by toto nebylo: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A random equipment card of the armory is absent until the team has come home %n time(s).</source>
        <translation>
            <numerusform>Náhodná karta výbavy ze zbrojního skladu chybí, než se tým vrátí domů.</numerusform>
            <numerusform>Náhodná karta výbavy ze zbrojního skladu chybí, než se tým %n× vrátí domů.</numerusform>
            <numerusform>Náhodná karta výbavy ze zbrojního skladu chybí, než se tým %n× vrátí domů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the next %n phase(s): {standing}</source>
        <translation>
            <numerusform>V příští fázi: {standing}</numerusform>
            <numerusform>V příštích %n fázích: {standing}</numerusform>
            <numerusform>V příštích %n fázích: {standing}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until the team has come home %n time(s): {standing}</source>
        <translation>
            <numerusform>Než se tým vrátí domů: {standing}</numerusform>
            <numerusform>Než se tým %n× vrátí domů: {standing}</numerusform>
            <numerusform>Než se tým %n× vrátí domů: {standing}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the beginning of the next %n phase(s): {effect}</source>
        <translation>
            <numerusform>Na začátku příští fáze: {effect}</numerusform>
            <numerusform>Na začátku každé z příštích %n fází: {effect}</numerusform>
            <numerusform>Na začátku každé z příštích %n fází: {effect}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When the next %n exploration(s) begin: {effect}</source>
        <translation>
            <numerusform>Až začne příští průzkum: {effect}</numerusform>
            <numerusform>Na začátku každého z příštích %n průzkumů: {effect}</numerusform>
            <numerusform>Na začátku každého z příštích %n průzkumů: {effect}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next %n time(s): {standing}</source>
        <translation>
            <numerusform>Při příštím použití: {standing}</numerusform>
            <numerusform>Při příštích %n použitích: {standing}</numerusform>
            <numerusform>Při příštích %n použitích: {standing}</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on: {standing}</source>
        <translation>Odteď: {standing}</translation>
    </message>
    <message>
        <source>When the next act begins: {effect}</source>
        <translation>Až začne příští akt: {effect}</translation>
    </message>
    <message>
        <source>In force: {standing}</source>
        <translation>Platí: {standing}</translation>
    </message>
    <message>
        <source>This waits for its time: {effect}</source>
        <translation>Toto čeká na svůj čas: {effect}</translation>
    </message>
    <message>
        <source>What was put off until now happens.</source>
        <translation>Nastává, co bylo dosud odloženo.</translation>
    </message>
    <message>
        <source>Install {card}.</source>
        <translation>Nainstalujte: {card}.</translation>
    </message>
    <message>
        <source>This equipment cannot be found: {card}.</source>
        <translation>Tuto výbavu nelze najít: {card}.</translation>
    </message>
    <message>
        <source>What was to apply for a number of times has applied.</source>
        <translation>Uplatnilo se, co mělo platit jen několikrát.</translation>
    </message>
    <message>
        <source>What holds for a number of phases is counted.</source>
        <translation>Odpočítává se, co platí po určitý počet fází.</translation>
    </message>
    <message>
        <source>The row is full: which card makes room for {card}?</source>
        <translation>Řada je plná: která karta uvolní místo pro {card}?</translation>
    </message>
</context>
<context>
    <name>ShipConditions</name>
    <message>
        <source>option {option} was chosen in [log_entry] {log}</source>
        <extracomment>{keywords} are keywords in quotation marks.</extracomment>
        <translation>byla v [log_entry] {log} zvolena možnost {option}</translation>
    </message>
    <message>
        <source>there is a note about {key}</source>
        <translation>existuje poznámka k heslu {key}</translation>
    </message>
    <message>
        <source>the note about {key} says “{text}”</source>
        <translation>poznámka k heslu {key} zní „{text}“</translation>
    </message>
    <message>
        <source>you have {card}</source>
        <translation>máte kartu {card}</translation>
    </message>
    <message>
        <source>{card} is installed</source>
        <translation>je nainstalovaná karta {card}</translation>
    </message>
    <message>
        <source>{card} has been completed</source>
        <translation>je dokončená karta {card}</translation>
    </message>
    <message>
        <source>{card} has left the game</source>
        <translation>karta {card} opustila hru</translation>
    </message>
    <message>
        <source>{card} is still in the game</source>
        <translation>je karta {card} stále ve hře</translation>
    </message>
    <message>
        <source>{card} is not installed</source>
        <translation>není nainstalovaná karta {card}</translation>
    </message>
    <message>
        <source>{card} has not been completed</source>
        <translation>není dokončená karta {card}</translation>
    </message>
    <message>
        <source>{found} (rarity {rarity} or higher)</source>
        <extracomment>{deck} is the icon of a discovery deck. {found} is a clause such as &quot;at least 2 gathered discoveries are aboard&quot;.</extracomment>
        <translation>{found} (vzácnost {rarity} nebo vyšší)</translation>
    </message>
    <message>
        <source>the pools hold at least {energy} [energy], {command} [command] and {success} [success]</source>
        <translation>je v zásobách alespoň {energy} [energy], {command} [command] a {success} [success]</translation>
    </message>
    <message>
        <source>{text} (section: {section})</source>
        <extracomment>{text} is a clause such as &quot;at least 2 crewmembers are resting&quot;.</extracomment>
        <translation>{text} (sekce: {section})</translation>
    </message>
    <message>
        <source>{text} (rank {rank} or higher)</source>
        <translation>{text} (hodnost {rank} nebo vyšší)</translation>
    </message>
    <message>
        <source>an earlier campaign has left “{key}: {value}”</source>
        <translation>dřívější kampaň zanechala „{key}: {value}“</translation>
    </message>
    <message>
        <source>the counter {counter} is below {count}</source>
        <translation>je počítadlo {counter} méně než {count}</translation>
    </message>
    <message>
        <source>{mission} has not been completed</source>
        <translation>není splněná mise {mission}</translation>
    </message>
    <message>
        <source>the counter {counter} is {count} or more</source>
        <translation>je počítadlo {counter} alespoň {count}</translation>
    </message>
    <message>
        <source>act {act} has begun</source>
        <translation>začal {act}. akt</translation>
    </message>
    <message>
        <source>morale is {level}</source>
        <translation>je úroveň morálky „{level}“</translation>
    </message>
    <message>
        <source>cycle {cycle} has begun</source>
        <translation>začal {cycle}. cyklus</translation>
    </message>
    <message>
        <source>the tech level is {level} or higher</source>
        <translation>je technologická úroveň {level} nebo vyšší</translation>
    </message>
    <message>
        <source>morale is {level} or better</source>
        <translation>je úroveň morálky alespoň „{level}“</translation>
    </message>
    <message>
        <source>nothing is left to do on {planet}</source>
        <translation>na planetě {planet} už není co dělat</translation>
    </message>
    <message>
        <source>{mission} has been completed</source>
        <translation>je splněná mise {mission}</translation>
    </message>
    <message>
        <source>the last exploration failed</source>
        <translation>byl poslední průzkum neúspěšný</translation>
    </message>
    <message numerus="yes">
        <source>at least %n of the keywords {keywords} are recorded</source>
        <translation>
            <numerusform>je zaznamenané alespoň %n z klíčových slov {keywords}</numerusform>
            <numerusform>jsou zaznamenaná alespoň %n z klíčových slov {keywords}</numerusform>
            <numerusform>je zaznamenaných alespoň %n z klíčových slov {keywords}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n of [unique_discovery] {numbers} are in their slots</source>
        <translation>
            <numerusform>leží na svém místě alespoň %n z [unique_discovery] {numbers}</numerusform>
            <numerusform>leží na svých místech alespoň %n z [unique_discovery] {numbers}</numerusform>
            <numerusform>leží na svých místech alespoň %n z [unique_discovery] {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the team has come home at least %n time(s) without {mission}</source>
        <translation>
            <numerusform>se tým vrátil domů bez splnění mise {mission}</numerusform>
            <numerusform>se tým alespoň %n× vrátil domů bez splnění mise {mission}</numerusform>
            <numerusform>se tým alespoň %n× vrátil domů bez splnění mise {mission}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a team has been on {planet} at least %n time(s)</source>
        <translation>
            <numerusform>byl na planetě {planet} tým</numerusform>
            <numerusform>byl na planetě {planet} tým alespoň %n×</numerusform>
            <numerusform>byl na planetě {planet} tým alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fewer than %n crewmember(s) lie in a critical bed</source>
        <translation>
            <numerusform>nikdo neleží na kritickém lůžku</numerusform>
            <numerusform>leží na kritickém lůžku méně než %n členové posádky</numerusform>
            <numerusform>leží na kritickém lůžku méně než %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n [unique_discovery] are in their slots</source>
        <translation>
            <numerusform>leží na svém místě alespoň %n [unique_discovery]</numerusform>
            <numerusform>leží na svých místech alespoň %n [unique_discovery]</numerusform>
            <numerusform>leží na svých místech alespoň %n [unique_discovery]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n gathered discoveries are aboard</source>
        <translation>
            <numerusform>je na palubě nasbíraný objev</numerusform>
            <numerusform>jsou na palubě alespoň %n nasbírané objevy</numerusform>
            <numerusform>je na palubě alespoň %n nasbíraných objevů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n {deck} are aboard</source>
        <translation>
            <numerusform>je na palubě alespoň %n {deck}</numerusform>
            <numerusform>jsou na palubě alespoň %n {deck}</numerusform>
            <numerusform>je na palubě alespoň %n {deck}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are alive</source>
        <translation>
            <numerusform>člen posádky žije</numerusform>
            <numerusform>žijí alespoň %n členové posádky</numerusform>
            <numerusform>žije alespoň %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) have died</source>
        <translation>
            <numerusform>člen posádky zemřel</numerusform>
            <numerusform>zemřeli alespoň %n členové posádky</numerusform>
            <numerusform>zemřelo alespoň %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are available</source>
        <translation>
            <numerusform>je dostupný člen posádky</numerusform>
            <numerusform>jsou dostupní alespoň %n členové posádky</numerusform>
            <numerusform>je dostupných alespoň %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are resting</source>
        <translation>
            <numerusform>člen posádky odpočívá</numerusform>
            <numerusform>odpočívají alespoň %n členové posádky</numerusform>
            <numerusform>odpočívá alespoň %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are in the medbay</source>
        <translation>
            <numerusform>je na ošetřovně člen posádky</numerusform>
            <numerusform>jsou na ošetřovně alespoň %n členové posádky</numerusform>
            <numerusform>je na ošetřovně alespoň %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) lie in a critical bed</source>
        <translation>
            <numerusform>leží na kritickém lůžku člen posádky</numerusform>
            <numerusform>leží na kritickém lůžku alespoň %n členové posádky</numerusform>
            <numerusform>leží na kritickém lůžku alespoň %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n crewmember(s) are on the away team</source>
        <translation>
            <numerusform>je ve výsadkovém týmu člen posádky</numerusform>
            <numerusform>jsou ve výsadkovém týmu alespoň %n členové posádky</numerusform>
            <numerusform>je ve výsadkovém týmu alespoň %n členů posádky</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n row(s) of [unique_discovery] are full</source>
        <translation>
            <numerusform>je plná řada [unique_discovery]</numerusform>
            <numerusform>jsou plné alespoň %n řady [unique_discovery]</numerusform>
            <numerusform>je plných alespoň %n řad [unique_discovery]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every section owns at least %n dice</source>
        <translation>
            <numerusform>má každá sekce alespoň %n kostku</numerusform>
            <numerusform>má každá sekce alespoň %n kostky</numerusform>
            <numerusform>má každá sekce alespoň %n kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n players are at the table</source>
        <translation>
            <numerusform>je u stolu alespoň %n hráč</numerusform>
            <numerusform>jsou u stolu alespoň %n hráči</numerusform>
            <numerusform>je u stolu alespoň %n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[log_entry] {log} has been read at least %n time(s)</source>
        <translation>
            <numerusform>se četl [log_entry] {log}</numerusform>
            <numerusform>se [log_entry] {log} četl alespoň %n×</numerusform>
            <numerusform>se [log_entry] {log} četl alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n box(es) of [log_entry] {log} are marked</source>
        <translation>
            <numerusform>je v [log_entry] {log} označené políčko</numerusform>
            <numerusform>jsou v [log_entry] {log} označena alespoň %n políčka</numerusform>
            <numerusform>je v [log_entry] {log} označeno alespoň %n políček</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipCrew</name>
    <message>
        <source>at random</source>
        <translation>náhodně</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>hodnost {rank}</translation>
    </message>
    <message>
        <source>resting crew</source>
        <translation>odpočívající posádka</translation>
    </message>
    <message>
        <source>first those who serve outside their own section</source>
        <translation>nejdřív ti, kdo slouží mimo svou sekci</translation>
    </message>
    <message>
        <source> ({whom})</source>
        <translation> ({whom})</translation>
    </message>
    <message>
        <source>Promote one crewmember by one rank{whom}.</source>
        <translation>Povyšte jednoho člena posádky o jednu hodnost{whom}.</translation>
    </message>
    <message>
        <source>Promote one available crewmember, who then rests{whom}.</source>
        <translation>Povyšte jednoho dostupného člena posádky, který pak odpočívá{whom}.</translation>
    </message>
    <message>
        <source>One crewmember loses one rank{whom}.</source>
        <translation>Jeden člen posádky přijde o jednu hodnost{whom}.</translation>
    </message>
    <message>
        <source>One crewmember dies{whom}.</source>
        <translation>Jeden člen posádky umírá{whom}.</translation>
    </message>
    <message>
        <source>One available crewmember goes to rest{whom}.</source>
        <translation>Jeden dostupný člen posádky jde odpočívat{whom}.</translation>
    </message>
    <message>
        <source>One resting crewmember becomes available{whom}.</source>
        <translation>Jeden odpočívající člen posádky se stává dostupným{whom}.</translation>
    </message>
    <message>
        <source>One available crewmember lies down in a bed of the medbay, {category}{whom}.</source>
        <translation>Jeden dostupný člen posádky ulehne na lůžko ošetřovny, {category}{whom}.</translation>
    </message>
    <message>
        <source>Who is it? {effect}</source>
        <translation>Kdo to bude? {effect}</translation>
    </message>
    <message>
        <source>Every player: {effect}</source>
        <translation>Každý hráč: {effect}</translation>
    </message>
    <message>
        <source>Lots are drawn: {effect}</source>
        <translation>Losuje se: {effect}</translation>
    </message>
    <message>
        <source>Which section do the recruits join?</source>
        <translation>Do které sekce nováčci přijdou?</translation>
    </message>
    <message numerus="yes">
        <source>One patient moves %n bed(s) to the right{whom}.</source>
        <translation>
            <numerusform>Jeden pacient se posune o %n lůžko doprava{whom}.</numerusform>
            <numerusform>Jeden pacient se posune o %n lůžka doprava{whom}.</numerusform>
            <numerusform>Jeden pacient se posune o %n lůžek doprava{whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join this section: {section}.</source>
        <translation>
            <numerusform>Do této sekce přichází %n náhodný nováček s hodností {rank}: {section}.</numerusform>
            <numerusform>Do této sekce přicházejí %n náhodní nováčci s hodností {rank}: {section}.</numerusform>
            <numerusform>Do této sekce přichází %n náhodných nováčků s hodností {rank}: {section}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random recruit(s) of rank {rank} join a section of your choice.</source>
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
        <translation>
            <numerusform>Získejte %n [energy].</numerusform>
            <numerusform>Získejte %n [energy].</numerusform>
            <numerusform>Získejte %n [energy].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n of this card: {card}.</source>
        <translation>
            <numerusform>Získejte %n výtisk této karty: {card}.</numerusform>
            <numerusform>Získejte %n výtisky této karty: {card}.</numerusform>
            <numerusform>Získejte %n výtisků této karty: {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [energy].</source>
        <translation>
            <numerusform>Ztraťte %n [energy].</numerusform>
            <numerusform>Ztraťte %n [energy].</numerusform>
            <numerusform>Ztraťte %n [energy].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [command].</source>
        <translation>
            <numerusform>Získejte %n [command].</numerusform>
            <numerusform>Získejte %n [command].</numerusform>
            <numerusform>Získejte %n [command].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [command].</source>
        <translation>
            <numerusform>Ztraťte %n [command].</numerusform>
            <numerusform>Ztraťte %n [command].</numerusform>
            <numerusform>Ztraťte %n [command].</numerusform>
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
    <message numerus="yes">
        <source>Lose %n [success].</source>
        <translation>
            <numerusform>Ztraťte %n [success].</numerusform>
            <numerusform>Ztraťte %n [success].</numerusform>
            <numerusform>Ztraťte %n [success].</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain all copies of this card: {card}.</source>
        <translation>Získejte všechny výtisky této karty: {card}.</translation>
    </message>
    <message>
        <source>This situation comes into play: {card}.</source>
        <translation>Do hry vstupuje tato situace: {card}.</translation>
    </message>
    <message>
        <source>Put this situation into the envelope: {card}.</source>
        <translation>Vložte tuto situaci do obálky: {card}.</translation>
    </message>
    <message>
        <source>Shuffle this into the possible situations: {card}.</source>
        <translation>Zamíchejte mezi možné situace: {card}.</translation>
    </message>
    <message>
        <source>{things}: from {start} to {to}.</source>
        <translation>{things}: {start} → {to}.</translation>
    </message>
    <message>
        <source>{member}: {section}, rank {rank}.</source>
        <translation>{member}: {section}, hodnost {rank}.</translation>
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
        <source>Remove this card from the game: {card}.</source>
        <translation>Odstraňte tuto kartu ze hry: {card}.</translation>
    </message>
    <message>
        <source>Remove this card from the game.</source>
        <translation>Odstraňte tuto kartu ze hry.</translation>
    </message>
    <message>
        <source>Put this card back behind its divider: {card}.</source>
        <translation>Vraťte tuto kartu za její oddělovač: {card}.</translation>
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
        <translation>Nastavte morálku na tuto úroveň: {level}.</translation>
    </message>
    <message>
        <source>Every section returns one die to the box.</source>
        <translation>Každá sekce vrátí jednu kostku do krabice.</translation>
    </message>
    <message>
        <source>{section} returns one die to the box.</source>
        <translation>Sekce {section} vrací jednu kostku do krabice.</translation>
    </message>
    <message>
        <source>The next step of the ship book begins: {phase}.</source>
        <translation>Začíná další krok lodní knihy: {phase}.</translation>
    </message>
    <message>
        <source>The ship book is opened at another page: {phase}.</source>
        <translation>Lodní kniha se otevírá na jiné straně: {phase}.</translation>
    </message>
    <message>
        <source>Shuffled: {zone}.</source>
        <translation>Zamícháno: {zone}.</translation>
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
        <source>A new cycle begins.</source>
        <translation>Začíná nový cyklus.</translation>
    </message>
    <message>
        <source>Token pools: {tokens}.</source>
        <translation>Zásoby žetonů: {tokens}.</translation>
    </message>
    <message>
        <source>Token bag: {tokens}.</source>
        <translation>Sáček s žetony: {tokens}.</translation>
    </message>
    <message>
        <source>The penalty token is moved.</source>
        <translation>Žeton penalizace se přesouvá.</translation>
    </message>
    <message>
        <source>Morale is now {level}.</source>
        <translation>Úroveň morálky je teď: {level}.</translation>
    </message>
    <message>
        <source>{member} leaves the section.</source>
        <translation>{member} odchází ze sekce.</translation>
    </message>
    <message>
        <source>The away team is on a planet; the ship waits.</source>
        <translation>Výsadkový tým je na planetě; loď čeká.</translation>
    </message>
    <message>
        <source>{section}: which die returns to the box?</source>
        <translation>{section}: která kostka se vrátí do krabice?</translation>
    </message>
</context>
<context>
    <name>ShipDebriefing</name>
    <message numerus="yes">
        <source>Every section takes a die: pay %n [success]</source>
        <translation>
            <numerusform>Každá sekce si vezme kostku: zaplatit %n [success]</numerusform>
            <numerusform>Každá sekce si vezme kostku: zaplatit %n [success]</numerusform>
            <numerusform>Každá sekce si vezme kostku: zaplatit %n [success]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every section sells a die: gain %n [success]</source>
        <translation>
            <numerusform>Každá sekce prodá kostku: získat %n [success]</numerusform>
            <numerusform>Každá sekce prodá kostku: získat %n [success]</numerusform>
            <numerusform>Každá sekce prodá kostku: získat %n [success]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every section takes a die, instructor {member}: pay %n [success]</source>
        <translation>
            <numerusform>Každá sekce si vezme kostku, instruktor {member}: zaplatit %n [success]</numerusform>
            <numerusform>Každá sekce si vezme kostku, instruktor {member}: zaplatit %n [success]</numerusform>
            <numerusform>Každá sekce si vezme kostku, instruktor {member}: zaplatit %n [success]</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade dice? Every section owns {dice}, and the pool holds {success} [success].</source>
        <translation>Budete obchodovat s kostkami? Počet kostek každé sekce: {dice}, v zásobě je {success} [success].</translation>
    </message>
    <message>
        <source>{section} takes one die from the box.</source>
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
        <source>[success] into the pool: {earned} from the planet, {bag} from the token bag.</source>
        <translation>[success] do zásoby: {earned} z planety, {bag} ze sáčku s žetony.</translation>
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
        <source>There are not enough [success] in the pool.</source>
        <translation>V zásobě není dost [success].</translation>
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
        <translation>{section}: kterou kostku si vezmete?</translation>
    </message>
</context>
<context>
    <name>ShipDiscoveries</name>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>of any type</source>
        <translation>libovolného druhu</translation>
    </message>
    <message>
        <source>Draw into the gathered discoveries: {item}.</source>
        <translation>Táhněte mezi nasbírané objevy: {item}.</translation>
    </message>
    <message>
        <source>Which gathered discovery do you pay for this: {item}?</source>
        <translation>Kterým nasbíraným objevem za toto zaplatíte: {item}?</translation>
    </message>
    <message>
        <source>Return gathered discoveries to their decks: {cost}.</source>
        <translation>Vraťte nasbírané objevy do jejich balíčků: {cost}.</translation>
    </message>
    <message>
        <source>From which deck do you draw a discovery?</source>
        <translation>Ze kterého balíčku táhnete objev?</translation>
    </message>
    <message numerus="yes">
        <source>%n [energy]</source>
        <translation>
            <numerusform>%n [energy]</numerusform>
            <numerusform>%n [energy]</numerusform>
            <numerusform>%n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n [command]</source>
        <translation>
            <numerusform>%n [command]</numerusform>
            <numerusform>%n [command]</numerusform>
            <numerusform>%n [command]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n [success]</source>
        <translation>
            <numerusform>%n [success]</numerusform>
            <numerusform>%n [success]</numerusform>
            <numerusform>%n [success]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ultra-rare {deck}</source>
        <translation>
            <numerusform>%n× mimořádně vzácný {deck}</numerusform>
            <numerusform>%n× mimořádně vzácný {deck}</numerusform>
            <numerusform>%n× mimořádně vzácný {deck}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rare {deck}</source>
        <translation>
            <numerusform>%n× vzácný {deck}</numerusform>
            <numerusform>%n× vzácný {deck}</numerusform>
            <numerusform>%n× vzácný {deck}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {deck}</source>
        <translation>
            <numerusform>%n {deck}</numerusform>
            <numerusform>%n {deck}</numerusform>
            <numerusform>%n {deck}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipDocking</name>
    <message numerus="yes">
        <source>{member} is back with %n injury card(s).</source>
        <translation>
            <numerusform>{member} se vrací s %n kartou zranění.</numerusform>
            <numerusform>{member} se vrací s %n kartami zranění.</numerusform>
            <numerusform>{member} se vrací s %n kartami zranění.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} is back unhurt.</source>
        <translation>{member} je zpět bez zranění.</translation>
    </message>
    <message>
        <source>The mission failed token is put on the lander.</source>
        <translation>Žeton neúspěšné mise se umisťuje na výsadkovou loď.</translation>
    </message>
    <message>
        <source>The mission failed token returns to the box.</source>
        <translation>Žeton neúspěšné mise se vrací do krabice.</translation>
    </message>
    <message>
        <source>The exploration has failed.</source>
        <translation>Průzkum byl neúspěšný.</translation>
    </message>
    <message>
        <source>The exploration has not failed.</source>
        <translation>Průzkum nebyl neúspěšný.</translation>
    </message>
    <message>
        <source>Discard discoveries that the lander has no room for.</source>
        <translation>Odhoďte objevy, pro které ve výsadkové lodi není místo.</translation>
    </message>
    <message>
        <source>{member} is dead.</source>
        <translation>{member} je po smrti.</translation>
    </message>
    <message>
        <source>The lander is too full: which discovery is discarded?</source>
        <translation>Výsadková loď je přeplněná: který objev se odhodí?</translation>
    </message>
</context>
<context>
    <name>ShipFacilities</name>
    <message numerus="yes">
        <source>Which facility do you visit? You have %n [command].</source>
        <translation>
            <numerusform>Které zařízení navštívíte? Máte %n [command].</numerusform>
            <numerusform>Které zařízení navštívíte? Máte %n [command].</numerusform>
            <numerusform>Které zařízení navštívíte? Máte %n [command].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n card(s) at random.</source>
        <translation>
            <numerusform>Získejte %n náhodnou kartu.</numerusform>
            <numerusform>Získejte %n náhodné karty.</numerusform>
            <numerusform>Získejte %n náhodných karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <translation>Výzkumná laboratoř</translation>
    </message>
    <message>
        <source>Production complex</source>
        <translation>Výrobní komplex</translation>
    </message>
    <message>
        <source>Barracks</source>
        <translation>Kasárna</translation>
    </message>
    <message>
        <source>Situation room</source>
        <translation>Situační místnost</translation>
    </message>
    <message>
        <source>Add-on facility</source>
        <translation>Přídavné zařízení</translation>
    </message>
    <message numerus="yes">
        <source>Gain %n equipment card(s) at random.</source>
        <translation>
            <numerusform>Získejte %n náhodnou kartu výbavy.</numerusform>
            <numerusform>Získejte %n náhodné karty výbavy.</numerusform>
            <numerusform>Získejte %n náhodných karet výbavy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n research project(s) at random.</source>
        <translation>
            <numerusform>Získejte %n náhodný výzkumný projekt.</numerusform>
            <numerusform>Získejte %n náhodné výzkumné projekty.</numerusform>
            <numerusform>Získejte %n náhodných výzkumných projektů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n production project(s) at random.</source>
        <translation>
            <numerusform>Získejte %n náhodný výrobní projekt.</numerusform>
            <numerusform>Získejte %n náhodné výrobní projekty.</numerusform>
            <numerusform>Získejte %n náhodných výrobních projektů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n lander mod(s) at random.</source>
        <translation>
            <numerusform>Získejte %n náhodnou úpravu výsadkové lodi.</numerusform>
            <numerusform>Získejte %n náhodné úpravy výsadkové lodi.</numerusform>
            <numerusform>Získejte %n náhodných úprav výsadkové lodi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n future situation(s) at random.</source>
        <translation>
            <numerusform>Získejte %n náhodnou budoucí situaci.</numerusform>
            <numerusform>Získejte %n náhodné budoucí situace.</numerusform>
            <numerusform>Získejte %n náhodných budoucích situací.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n bridge upgrade(s) at random.</source>
        <translation>
            <numerusform>Získejte %n náhodné vylepšení můstku.</numerusform>
            <numerusform>Získejte %n náhodná vylepšení můstku.</numerusform>
            <numerusform>Získejte %n náhodných vylepšení můstku.</numerusform>
        </translation>
    </message>
    <message>
        <source>{gain} Only of this kind: {kind}.</source>
        <translation>{gain} Jen tohoto druhu: {kind}.</translation>
    </message>
    <message>
        <source>You may pay {price}: {effect}</source>
        <translation>Můžete zaplatit {price}: {effect}</translation>
    </message>
    <message>
        <source>Drawn at random: {cards}.</source>
        <translation>Náhodně taženo: {cards}.</translation>
    </message>
    <message>
        <source>Facilities may be visited.</source>
        <translation>Lze navštívit zařízení.</translation>
    </message>
    <message>
        <source>The visit goes on: {facility}.</source>
        <translation>Návštěva pokračuje: {facility}.</translation>
    </message>
    <message>
        <source>New cards come out of the envelope.</source>
        <translation>Z obálky přicházejí nové karty.</translation>
    </message>
    <message>
        <source>This project goes to the laboratory: {card}.</source>
        <translation>Tento projekt přichází do laboratoře: {card}.</translation>
    </message>
    <message>
        <source>With the help of {card}.</source>
        <translation>S pomocí karty {card}.</translation>
    </message>
    <message>
        <source>Open the sealed supply: expert and universal dice, advanced events, and the add-on facility.</source>
        <translation>Otevřete zapečetěnou zásobu: expertní a univerzální kostky, pokročilé události a přídavné zařízení.</translation>
    </message>
    <message>
        <source>Visited: {facility}.</source>
        <translation>Navštíveno: {facility}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>No more visits</source>
        <translation>Žádné další návštěvy</translation>
    </message>
    <message>
        <source>A visit costs 1 [command].</source>
        <translation>Návštěva stojí 1 [command].</translation>
    </message>
    <message>
        <source>The add-on facility is not part of the ship yet.</source>
        <translation>Přídavné zařízení ještě není součástí lodi.</translation>
    </message>
    <message>
        <source>There are fewer slots than cards. Which card is installed?</source>
        <translation>Míst je méně než karet. Která karta se nainstaluje?</translation>
    </message>
    <message>
        <source>In which slot of the laboratory do you put {card}?</source>
        <translation>Na které místo v laboratoři dáte tuto kartu: {card}?</translation>
    </message>
</context>
<context>
    <name>ShipHangar</name>
    <message>
        <source>armor</source>
        <translation>pancéřování</translation>
    </message>
    <message>
        <source>sensors</source>
        <translation>senzory</translation>
    </message>
    <message>
        <source>agility</source>
        <translation>manévrovatelnost</translation>
    </message>
    <message>
        <source>Your lander is damaged.</source>
        <translation>Vaše výsadková loď je poškozená.</translation>
    </message>
    <message>
        <source>{lander} is damaged.</source>
        <translation>Výsadková loď je poškozená: {lander}.</translation>
    </message>
    <message>
        <source>Repair a damaged lander at no cost.</source>
        <translation>Opravte zdarma jednu poškozenou výsadkovou loď.</translation>
    </message>
    <message>
        <source>Repair {lander} at no cost.</source>
        <translation>Opravte zdarma tuto výsadkovou loď: {lander}.</translation>
    </message>
    <message>
        <source>{lander} has {by} {stat} from now on.</source>
        <translation>{lander} má odteď {by} {stat}.</translation>
    </message>
    <message>
        <source>The lander is put away.</source>
        <translation>Výsadková loď se uklízí.</translation>
    </message>
    <message>
        <source>{lander} is made ready.</source>
        <translation>Připravuje se výsadková loď: {lander}.</translation>
    </message>
    <message>
        <source>{lander} is repaired.</source>
        <translation>Výsadková loď je opravená: {lander}.</translation>
    </message>
    <message>
        <source>{lander}: {by} {stat} from now on.</source>
        <translation>{lander}: odteď {by} {stat}.</translation>
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
        <translation>Umístěte do hangáru: {lander}.</translation>
    </message>
    <message>
        <source>Install {mod} in the hangar.</source>
        <translation>Umístěte do hangáru: {mod}.</translation>
    </message>
    <message>
        <source>Repair damaged landers.</source>
        <translation>Opravte poškozené výsadkové lodi.</translation>
    </message>
    <message>
        <source>Which lander flies, and with which mods?</source>
        <translation>Která výsadková loď poletí a s jakými úpravami?</translation>
    </message>
    <message>
        <source>Take {lander}</source>
        <translation>Vzít: {lander}</translation>
    </message>
    <message>
        <source>Attach {mod}</source>
        <translation>Připojit: {mod}</translation>
    </message>
    <message>
        <source>Take off {mod}</source>
        <translation>Odpojit: {mod}</translation>
    </message>
    <message>
        <source>Repair {lander}</source>
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
        <source>Which red die goes on the crew board?</source>
        <translation>Která červená kostka přijde na desku posádky?</translation>
    </message>
    <message>
        <source>Which green die goes on the crew board?</source>
        <translation>Která zelená kostka přijde na desku posádky?</translation>
    </message>
    <message>
        <source>Which blue die goes on the crew board?</source>
        <translation>Která modrá kostka přijde na desku posádky?</translation>
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
        <translation>Vzbudit: {member}</translation>
    </message>
    <message>
        <source>Emergency draft: box {box} is marked.</source>
        <translation>Nouzový nábor: označuje se políčko {box}.</translation>
    </message>
    <message>
        <source>{card} is above the rank of the member who goes.</source>
        <translation>{card} přesahuje hodnost člena, který letí.</translation>
    </message>
    <message>
        <source>The section does not own {card}.</source>
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
        <source>Which section cards go into the deck?</source>
        <translation>Které karty sekce přijdou do balíčku?</translation>
    </message>
    <message>
        <source>What is loaded into the lander?</source>
        <translation>Co naložíte do výsadkové lodi?</translation>
    </message>
    <message>
        <source>Add {card} to the deck</source>
        <translation>Přidat do balíčku: {card}</translation>
    </message>
    <message>
        <source>Take {card} out of the deck</source>
        <translation>Vyndat z balíčku: {card}</translation>
    </message>
    <message>
        <source>The deck is ready</source>
        <translation>Balíček je hotový</translation>
    </message>
    <message>
        <source>Load {card}</source>
        <translation>Naložit: {card}</translation>
    </message>
    <message>
        <source>Unload {card}</source>
        <translation>Vyložit: {card}</translation>
    </message>
    <message>
        <source>Strap in: launch!</source>
        <translation>Připoutejte se: start!</translation>
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
    <message>
        <source>Too few crew are available: who is called?</source>
        <translation>Dostupné posádky je málo: koho povoláte?</translation>
    </message>
    <message>
        <source>Who joins the away team?</source>
        <translation>Kdo bude ve výsadkovém týmu?</translation>
    </message>
    <message>
        <source>Which small equipment is taken?</source>
        <translation>Kterou drobnou výbavu si vezmete?</translation>
    </message>
</context>
<context>
    <name>ShipLogbook</name>
    <message numerus="yes">
        <source>Look at the top %n card(s) of Possible Situations.</source>
        <translation>
            <numerusform>Podívejte se na vrchní kartu možných situací.</numerusform>
            <numerusform>Podívejte se na vrchní %n karty možných situací.</numerusform>
            <numerusform>Podívejte se na vrchních %n karet možných situací.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the first %n part(s) of a landing card of this system.</source>
        <translation>
            <numerusform>Podívejte se na první část jedné karty přistání z této soustavy.</numerusform>
            <numerusform>Podívejte se na první %n části jedné karty přistání z této soustavy.</numerusform>
            <numerusform>Podívejte se na prvních %n částí jedné karty přistání z této soustavy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counter {counter} goes down by %n.</source>
        <translation>
            <numerusform>Počítadlo {counter} klesne o %n.</numerusform>
            <numerusform>Počítadlo {counter} klesne o %n.</numerusform>
            <numerusform>Počítadlo {counter} klesne o %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counter {counter} goes up by %n.</source>
        <translation>
            <numerusform>Počítadlo {counter} stoupne o %n.</numerusform>
            <numerusform>Počítadlo {counter} stoupne o %n.</numerusform>
            <numerusform>Počítadlo {counter} stoupne o %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the first %n part(s) of {card}.</source>
        <translation>
            <numerusform>Podívejte se na první část karty {card}.</numerusform>
            <numerusform>Podívejte se na první %n části karty {card}.</numerusform>
            <numerusform>Podívejte se na prvních %n částí karty {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of {card} are shown.</source>
        <translation>
            <numerusform>Ukázané části karty {card}: %n.</numerusform>
            <numerusform>Ukázané části karty {card}: %n.</numerusform>
            <numerusform>Ukázané části karty {card}: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark the first open box of log {log}.</source>
        <translation>Označte první volné políčko v záznamu {log}.</translation>
    </message>
    <message>
        <source>Mark box {box} of log {log}.</source>
        <translation>Označte políčko {box} v záznamu {log}.</translation>
    </message>
    <message>
        <source>Write down under {key}: {text}.</source>
        <translation>Poznamenejte si k heslu {key}: {text}.</translation>
    </message>
    <message>
        <source>{first}–{last}: {effect}</source>
        <translation>{first}–{last}: {effect}</translation>
    </message>
    <message>
        <source>{first}: {effect}</source>
        <translation>{first}: {effect}</translation>
    </message>
    <message>
        <source>Roll a ten-sided die:</source>
        <translation>Hoďte desetistěnnou kostkou:</translation>
    </message>
    <message>
        <source>Look at the counter {counter}.</source>
        <translation>Podívejte se na počítadlo {counter}.</translation>
    </message>
    <message>
        <source>The counter {counter} shows {number}.</source>
        <translation>Počítadlo {counter} ukazuje {number}.</translation>
    </message>
    <message>
        <source>The next situations are shown: {cards}.</source>
        <translation>Ukazují se příští situace: {cards}.</translation>
    </message>
    <message>
        <source>Strike out: {flag}.</source>
        <translation>Škrtněte: {flag}.</translation>
    </message>
    <message>
        <source>Go on to log {log}.</source>
        <translation>Pokračujte záznamem {log}.</translation>
    </message>
    <message>
        <source>Go to page {page} of the ship book.</source>
        <translation>Přejděte na stranu {page} lodní knihy.</translation>
    </message>
    <message>
        <source>Act {act} begins.</source>
        <translation>Začíná {act}. akt.</translation>
    </message>
    <message>
        <source>Box {box} of log {log} is marked.</source>
        <translation>V záznamu {log} se označuje políčko {box}.</translation>
    </message>
    <message>
        <source>This is struck out: {flag}.</source>
        <translation>Toto se škrtá: {flag}.</translation>
    </message>
    <message>
        <source>Written down under {key}: {text}.</source>
        <translation>Poznamenáno k heslu {key}: {text}.</translation>
    </message>
    <message>
        <source>Which landing card do you look at?</source>
        <translation>Na kterou kartu přistání se podíváte?</translation>
    </message>
    <message>
        <source>To be continued. Act {act} begins when a content pack brings it.</source>
        <translation>Pokračování příště. {act}. akt začne, až ho přinese balíček obsahu.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>No content pack holds act {act} yet.</source>
        <translation>Žádný balíček obsahu zatím nemá {act}. akt.</translation>
    </message>
</context>
<context>
    <name>ShipMedbay</name>
    <message>
        <source>critical</source>
        <translation>kritické</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>středně těžké</translation>
    </message>
    <message>
        <source>light</source>
        <translation>lehké</translation>
    </message>
    <message>
        <source>Lane {lane}, {category}</source>
        <translation>Řada {lane}, {category}</translation>
    </message>
    <message>
        <source>Bed of {lane}, {category}</source>
        <translation>Lůžko ({lane}), {category}</translation>
    </message>
    <message>
        <source>{section} {number}: {names}</source>
        <translation>{section} {number}: {names}</translation>
    </message>
    <message>
        <source>Without section, {number}: {names}</source>
        <translation>Bez sekce, {number}: {names}</translation>
    </message>
    <message>
        <source>{therapist} treats {patient}</source>
        <translation>Pacient: {patient}, terapeut: {therapist}</translation>
    </message>
    <message>
        <source>In which bed does {member} lie down?</source>
        <translation>Na které lůžko ulehne {member}?</translation>
    </message>
    <message>
        <source>{member} moves one bed to the right.</source>
        <translation>{member} se posouvá o jedno lůžko doprava.</translation>
    </message>
    <message>
        <source>One patient moves one bed to the right.</source>
        <translation>Jeden pacient se posune o jedno lůžko doprava.</translation>
    </message>
    <message>
        <source>Assign therapists.</source>
        <translation>Přidělte terapeuty.</translation>
    </message>
    <message>
        <source>The injured are admitted to the medbay.</source>
        <translation>Zranění se přijímají na ošetřovnu.</translation>
    </message>
    <message>
        <source>{member} needs a bed ({category}).</source>
        <translation>{member} potřebuje lůžko ({category}).</translation>
    </message>
    <message>
        <source>All injury cards return to the supply.</source>
        <translation>Všechny karty zranění se vracejí do zásoby.</translation>
    </message>
    <message>
        <source>Survival check for {member}.</source>
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
        <source>The injury cards return to the supply.</source>
        <translation>Karty zranění se vracejí do zásoby.</translation>
    </message>
    <message>
        <source>{member} survives thanks to this card: {card}.</source>
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
        <source>Who is admitted to the medbay first?</source>
        <translation>Kdo bude přijat na ošetřovnu jako první?</translation>
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
    <name>ShipObjectives</name>
    <message>
        <source>Declare {card} fulfilled for {price}</source>
        <translation>Prohlásit za splněné: {card}, cena {price}</translation>
    </message>
    <message>
        <source>Use {card}</source>
        <translation>Použít: {card}</translation>
    </message>
    <message>
        <source>Use {card} for {price}: {effect}</source>
        <translation>Použít {card} za {price}: {effect}</translation>
    </message>
    <message>
        <source>{card} is fulfilled.</source>
        <translation>Splněno: {card}.</translation>
    </message>
    <message>
        <source>The players may use what the ship offers.</source>
        <translation>Můžete využít, co loď nabízí.</translation>
    </message>
    <message>
        <source>Fulfill {card}.</source>
        <translation>Splňte kartu {card}.</translation>
    </message>
    <message>
        <source>{card} is used.</source>
        <translation>Používá se {card}.</translation>
    </message>
    <message>
        <source>Before the star map is opened: what do you use or declare?</source>
        <translation>Než otevřete hvězdnou mapu: co použijete nebo prohlásíte za splněné?</translation>
    </message>
    <message>
        <source>Go on</source>
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
        <translation>
            <numerusform>Do zbrojního skladu přichází %n náhodná karta výbavy úrovně {tier}.</numerusform>
            <numerusform>Do zbrojního skladu přicházejí %n náhodné karty výbavy úrovně {tier}.</numerusform>
            <numerusform>Do zbrojního skladu přichází %n náhodných karet výbavy úrovně {tier}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{operation} has failed with a score of {score}.</source>
        <translation>{operation}: neúspěch, skóre {score}.</translation>
    </message>
    <message>
        <source>{operation}: bronze with a score of {score}.</source>
        <translation>{operation}: bronz, skóre {score}.</translation>
    </message>
    <message>
        <source>{operation}: silver with a score of {score}.</source>
        <translation>{operation}: stříbro, skóre {score}.</translation>
    </message>
    <message>
        <source>{operation}: gold with a score of {score}.</source>
        <translation>{operation}: zlato, skóre {score}.</translation>
    </message>
    <message>
        <source>Start the operation {operation} with deadly injuries</source>
        <translation>Zahájit operaci {operation} se smrtícími zraněními</translation>
    </message>
    <message>
        <source>Start the operation {operation}</source>
        <translation>Zahájit operaci {operation}</translation>
    </message>
    <message>
        <source>New in the armory: {cards}</source>
        <translation>Nově ve zbrojním skladu: {cards}</translation>
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
        <translation>Loď míří k operaci {operation}.</translation>
    </message>
    <message>
        <source>The operation {operation} is completed.</source>
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
        <source>Which section takes part?</source>
        <translation>Která sekce se zúčastní?</translation>
    </message>
    <message>
        <source>Who goes on the operation?</source>
        <translation>Kdo půjde na operaci?</translation>
    </message>
    <message>
        <source>Which die is added?</source>
        <translation>Která kostka se přidá?</translation>
    </message>
</context>
<context>
    <name>ShipPhase</name>
    <message>
        <source>Set-up</source>
        <translation>Příprava kampaně</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operace</translation>
    </message>
    <message>
        <source>Leaving the planet</source>
        <translation>Opuštění planety</translation>
    </message>
    <message>
        <source>Docking</source>
        <translation>Dokování</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>Závěrečné hlášení</translation>
    </message>
    <message>
        <source>Unloading</source>
        <translation>Vykládání</translation>
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
        <source>Save point</source>
        <translation>Uložení hry</translation>
    </message>
    <message>
        <source>Resuming</source>
        <translation>Pokračování ve hře</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Můstek</translation>
    </message>
    <message>
        <source>Star map</source>
        <translation>Hvězdná mapa</translation>
    </message>
    <message>
        <source>Planetary scanner</source>
        <translation>Planetární skener</translation>
    </message>
    <message>
        <source>Facilities</source>
        <translation>Lodní zařízení</translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <translation>Výzkumná laboratoř</translation>
    </message>
    <message>
        <source>Production complex</source>
        <translation>Výrobní komplex</translation>
    </message>
    <message>
        <source>Barracks</source>
        <translation>Kasárna</translation>
    </message>
    <message>
        <source>Situation room</source>
        <translation>Situační místnost</translation>
    </message>
    <message>
        <source>Add-on facility</source>
        <translation>Přídavné zařízení</translation>
    </message>
    <message>
        <source>Hangar</source>
        <translation>Hangár</translation>
    </message>
    <message>
        <source>Mission launch</source>
        <translation>Zahájení mise</translation>
    </message>
    <message>
        <source>Begin planetary exploration</source>
        <translation>Začátek průzkumu planety</translation>
    </message>
    <message>
        <source>Planetary exploration</source>
        <translation>Průzkum planety</translation>
    </message>
</context>
<context>
    <name>ShipProjects</name>
    <message numerus="yes">
        <source>Move production projects %n stage(s) on.</source>
        <translation>
            <numerusform>Posuňte výrobní projekt o %n stupeň.</numerusform>
            <numerusform>Posuňte výrobní projekty o %n stupně.</numerusform>
            <numerusform>Posuňte výrobní projekty o %n stupňů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turned over: {cards}.</source>
        <translation>Otočeno: {cards}.</translation>
    </message>
    <message>
        <source>Projects of which keyword do you complete?</source>
        <translation>Projekty s kterým klíčovým slovem dokončíte?</translation>
    </message>
    <message>
        <source>Which project of this keyword do you pay for: {keyword}?</source>
        <translation>Který projekt s tímto klíčovým slovem zaplatíte: {keyword}?</translation>
    </message>
    <message>
        <source>Slot {number}: {icons}</source>
        <translation>Místo {number}: {icons}</translation>
    </message>
    <message>
        <source>Queue {row}, stage {stage}</source>
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
        <source>Complete this project: {card}.</source>
        <translation>Dokončete tento projekt: {card}.</translation>
    </message>
    <message>
        <source>Production projects may be started.</source>
        <translation>Lze zahájit výrobní projekty.</translation>
    </message>
    <message>
        <source>Start this project: {card}.</source>
        <translation>Zahajte tento projekt: {card}.</translation>
    </message>
    <message>
        <source>Projects may be boosted.</source>
        <translation>Projekty lze urychlit.</translation>
    </message>
    <message>
        <source>This project moves one stage on: {card}.</source>
        <translation>Tento projekt postupuje o jeden stupeň: {card}.</translation>
    </message>
    <message>
        <source>Complete this project without cost: {card}.</source>
        <translation>Dokončete zdarma tento projekt: {card}.</translation>
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
        <translation>{member} {result}</translation>
    </message>
    <message>
        <source>Rolled: {results}.</source>
        <translation>Hod: {results}.</translation>
    </message>
    <message>
        <source>Rolled for {member}: {results}.</source>
        <translation>Hod ({member}): {results}.</translation>
    </message>
    <message>
        <source>Roll a die: what does it show? ({number} of {count})</source>
        <translation>Hoďte kostkou: co na ní padlo? ({number} z {count})</translation>
    </message>
    <message>
        <source>Roll a die for {member}: what does it show? ({number} of {count})</source>
        <translation>Hoďte kostkou ({member}): co na ní padlo? ({number} z {count})</translation>
    </message>
    <message>
        <source>Let the game roll</source>
        <translation>Nechat házet hru</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n ten-sided dice.</source>
        <translation>
            <numerusform>Hoďte %n desetistěnnou kostkou.</numerusform>
            <numerusform>Hoďte %n desetistěnnými kostkami.</numerusform>
            <numerusform>Hoďte %n desetistěnnými kostkami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n injury dice.</source>
        <translation>
            <numerusform>Hoďte %n kostkou zranění.</numerusform>
            <numerusform>Hoďte %n kostkami zranění.</numerusform>
            <numerusform>Hoďte %n kostkami zranění.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipSavePoint</name>
    <message numerus="yes">
        <source>Go on with %n player(s)</source>
        <translation>
            <numerusform>Pokračovat s %n hráčem</numerusform>
            <numerusform>Pokračovat se %n hráči</numerusform>
            <numerusform>Pokračovat s %n hráči</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session goes on with %n player(s).</source>
        <translation>
            <numerusform>Hra pokračuje s %n hráčem.</numerusform>
            <numerusform>Hra pokračuje se %n hráči.</numerusform>
            <numerusform>Hra pokračuje s %n hráči.</numerusform>
        </translation>
    </message>
    <message>
        <source>deadly injuries</source>
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
        <translation>Zapnout: {part}</translation>
    </message>
    <message>
        <source>Turn off: {part}</source>
        <translation>Vypnout: {part}</translation>
    </message>
    <message>
        <source>The penalty token goes into the token bag.</source>
        <translation>Žeton penalizace přichází do sáčku s žetony.</translation>
    </message>
    <message>
        <source>The penalty token goes into the command pool.</source>
        <translation>Žeton penalizace přichází do zásoby velení.</translation>
    </message>
    <message>
        <source>The board is recorded as it was left: {planet}.</source>
        <translation>Deska se zaznamenává tak, jak zůstala: {planet}.</translation>
    </message>
    <message>
        <source>The record sheet of a planet leaves the game.</source>
        <translation>List záznamů jedné planety opouští hru.</translation>
    </message>
    <message>
        <source>The planet board is packed up.</source>
        <translation>Planetární deska se uklízí.</translation>
    </message>
    <message>
        <source>Everything is recorded. Stop here, or go on?</source>
        <translation>Vše je zaznamenáno. Skončíte zde, nebo budete pokračovat?</translation>
    </message>
    <message>
        <source>The ship is packed up. Who is at the table when you go on?</source>
        <translation>Hra je sklizená. Kdo bude u stolu, až budete pokračovat?</translation>
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
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>Name the player of this section: {section}.</source>
        <translation>Určete, kdo hraje za tuto sekci: {section}.</translation>
    </message>
    <message>
        <source>{section} keeps one recruit.</source>
        <translation>Sekce {section} si nechává jednoho nováčka.</translation>
    </message>
    <message>
        <source>{section} puts one crewmember on the crew board; the other rests.</source>
        <translation>Sekce {section} umístí jednoho člena posádky na desku posádky; druhý odpočívá.</translation>
    </message>
    <message>
        <source>Player {number} sends a section to the first planet.</source>
        <translation>Hráč {number} posílá na první planetu jednu sekci.</translation>
    </message>
    <message>
        <source>Pay 5 [success]: each section gains its wild die.</source>
        <translation>Zaplaťte 5 [success]: každá sekce získá svou divokou kostku.</translation>
    </message>
    <message>
        <source>{section}: {player}.</source>
        <translation>{section}: {player}.</translation>
    </message>
    <message>
        <source>The sections are assigned to the players.</source>
        <translation>Sekce se rozdělují mezi hráče.</translation>
    </message>
    <message>
        <source>{section} goes to the first planet.</source>
        <translation>Sekce {section} letí na první planetu.</translation>
    </message>
    <message>
        <source>Who controls {section}?</source>
        <translation>Kdo velí této sekci: {section}?</translation>
    </message>
    <message>
        <source>{section}: which recruit do you keep?</source>
        <translation>{section}: kterého nováčka si necháte?</translation>
    </message>
    <message>
        <source>{section}: who goes on the crew board?</source>
        <translation>{section}: kdo přijde na desku posádky?</translation>
    </message>
    <message>
        <source>{player}: which section goes to the first planet?</source>
        <translation>{player}: která sekce letí na první planetu?</translation>
    </message>
</context>
<context>
    <name>ShipSituations</name>
    <message numerus="yes">
        <source>Solve %n open situation(s) of your choice.</source>
        <translation>
            <numerusform>Vyřešte %n otevřenou situaci podle vaší volby.</numerusform>
            <numerusform>Vyřešte %n otevřené situace podle vaší volby.</numerusform>
            <numerusform>Vyřešte %n otevřených situací podle vaší volby.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n open situation(s) of your choice from the game.</source>
        <translation>
            <numerusform>Odstraňte ze hry %n otevřenou situaci podle vaší volby.</numerusform>
            <numerusform>Odstraňte ze hry %n otevřené situace podle vaší volby.</numerusform>
            <numerusform>Odstraňte ze hry %n otevřených situací podle vaší volby.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the top %n possible situation(s) and put them back in an order of your choice.</source>
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
        <source>This situation is solved: {card}.</source>
        <translation>Tato situace je vyřešená: {card}.</translation>
    </message>
    <message>
        <source>This situation is put away: {card}.</source>
        <translation>Tato situace se uklízí: {card}.</translation>
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
        <translation>Navrchu možných situací: {cards}.</translation>
    </message>
    <message>
        <source>The possible situations come in this order: {cards}.</source>
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
        <source>[energy] on the bridge: {value}</source>
        <translation>[energy] na můstku: {value}</translation>
    </message>
    <message>
        <source>[command] on the bridge: {value}</source>
        <translation>[command] na můstku: {value}</translation>
    </message>
    <message>
        <source>New situations on the bridge: {value}</source>
        <translation>Nové situace na můstku: {value}</translation>
    </message>
    <message>
        <source>[energy] for a flight: {value}</source>
        <translation>[energy] za let: {value}</translation>
    </message>
    <message>
        <source>[energy] for a visit: {value}</source>
        <translation>[energy] za návštěvu: {value}</translation>
    </message>
    <message>
        <source>Marked routes and destinations are permitted</source>
        <translation>Označené trasy a cíle jsou povolené</translation>
    </message>
    <message>
        <source>[energy] for a part of the scanner: {value}</source>
        <translation>[energy] za část skeneru: {value}</translation>
    </message>
    <message>
        <source>Discoveries for a research project: {value}</source>
        <translation>Objevy na výzkumný projekt: {value}</translation>
    </message>
    <message>
        <source>Icons that assigned crew must show: {value}</source>
        <translation>Symboly, které musí mít přidělená posádka: {value}</translation>
    </message>
    <message>
        <source>Production boosts without crew: {value}</source>
        <translation>Urychlení výroby bez posádky: {value}</translation>
    </message>
    <message>
        <source>Stage at which production starts: {value}</source>
        <translation>Stupeň, na kterém výroba začíná: {value}</translation>
    </message>
    <message>
        <source>Situations solved in a visit: {value}</source>
        <translation>Situace vyřešené při návštěvě: {value}</translation>
    </message>
    <message>
        <source>Recruits shown in the barracks: {value}</source>
        <translation>Nováčci ukázaní v kasárnách: {value}</translation>
    </message>
    <message>
        <source>Rank that instructors count as: {value}</source>
        <translation>Hodnost, za kterou platí instruktoři: {value}</translation>
    </message>
    <message>
        <source>[success] for a die: {value}</source>
        <translation>[success] za kostku: {value}</translation>
    </message>
    <message>
        <source>Patients who move one bed more: {value}</source>
        <translation>Pacienti, kteří se posunou o lůžko navíc: {value}</translation>
    </message>
    <message>
        <source>Dice of a survival check rolled again: {value}</source>
        <translation>Přehozené kostky zkoušky přežití: {value}</translation>
    </message>
    <message>
        <source>A failed survival check counts as passed</source>
        <translation>Neúspěšná zkouška přežití platí za úspěšnou</translation>
    </message>
    <message>
        <source>Dice of a survival check: {value}</source>
        <translation>Kostky zkoušky přežití: {value}</translation>
    </message>
    <message>
        <source>Morale does not fall below the named level</source>
        <translation>Morálka neklesne pod uvedenou úroveň</translation>
    </message>
    <message>
        <source>Morale drops at most so often in a phase: {value}</source>
        <translation>Nejvyšší počet poklesů morálky za fázi: {value}</translation>
    </message>
    <message>
        <source>Damage to a lander is ignored</source>
        <translation>Poškození výsadkové lodi se ignoruje</translation>
    </message>
    <message>
        <source>Statistics of the lander: {value}</source>
        <translation>Hodnoty výsadkové lodi: {value}</translation>
    </message>
    <message>
        <source>Supplies of the lander: {value}</source>
        <translation>Zásoby výsadkové lodi: {value}</translation>
    </message>
    <message>
        <source>Equipment that the lander carries: {value}</source>
        <translation>Výbava, kterou výsadková loď uveze: {value}</translation>
    </message>
    <message>
        <source>Discoveries that the lander holds: {value}</source>
        <translation>Objevy, které výsadková loď uveze: {value}</translation>
    </message>
    <message>
        <source>Charges at the start of an exploration: {value}</source>
        <translation>Stimulanty na začátku průzkumu: {value}</translation>
    </message>
    <message>
        <source>Cards at the start of an exploration: {value}</source>
        <translation>Karty na začátku průzkumu: {value}</translation>
    </message>
    <message>
        <source>Cards that may be drawn anew at the launch: {value}</source>
        <translation>Karty, které lze při startu vyměnit: {value}</translation>
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
        <source>Repair of a lander: {value}</source>
        <translation>Oprava výsadkové lodi: {value}</translation>
    </message>
    <message>
        <source>Treated as absent</source>
        <translation>Jako by nebyla</translation>
    </message>
    <message>
        <source>once</source>
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
        <translation>laboratorní práce</translation>
    </message>
    <message>
        <source>lab work or a boost</source>
        <translation>laboratorní práce nebo urychlení</translation>
    </message>
    <message>
        <source>boosts</source>
        <translation>urychlení</translation>
    </message>
    <message>
        <source>training</source>
        <translation>výcvik</translation>
    </message>
    <message>
        <source>supervisors</source>
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
        <translation>osobní výbava</translation>
    </message>
    <message>
        <source>mission equipment</source>
        <translation>polní výbava</translation>
    </message>
    <message>
        <source>free</source>
        <translation>zdarma</translation>
    </message>
    <message>
        <source>{change} ({about}).</source>
        <translation>{change} ({about}).</translation>
    </message>
    <message>
        <source>{change}.</source>
        <translation>{change}.</translation>
    </message>
</context>
<context>
    <name>ShipStarMap</name>
    <message numerus="yes">
        <source>Fly to {system}: %n [energy]</source>
        <translation>
            <numerusform>Let do soustavy {system}: %n [energy]</numerusform>
            <numerusform>Let do soustavy {system}: %n [energy]</numerusform>
            <numerusform>Let do soustavy {system}: %n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Visit {place}: %n [energy]</source>
        <translation>
            <numerusform>Navštívit: {place}, %n [energy]</numerusform>
            <numerusform>Navštívit: {place}, %n [energy]</numerusform>
            <numerusform>Navštívit: {place}, %n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ship is at {system}, with %n [energy]. Where to?</source>
        <translation>
            <numerusform>Loď je v soustavě {system} a má %n [energy]. Kam dál?</numerusform>
            <numerusform>Loď je v soustavě {system} a má %n [energy]. Kam dál?</numerusform>
            <numerusform>Loď je v soustavě {system} a má %n [energy]. Kam dál?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reveal part {part}: %n [energy]</source>
        <translation>
            <numerusform>Odhalit {part}. část: %n [energy]</numerusform>
            <numerusform>Odhalit {part}. část: %n [energy]</numerusform>
            <numerusform>Odhalit {part}. část: %n [energy]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scan {planet}? The pool holds %n [energy]; {scouts} scouts are out.</source>
        <translation>
            <numerusform>Budete skenovat tuto planetu: {planet}? V zásobě: %n [energy]; vyslaní průzkumníci: {scouts}.</numerusform>
            <numerusform>Budete skenovat tuto planetu: {planet}? V zásobě: %n [energy]; vyslaní průzkumníci: {scouts}.</numerusform>
            <numerusform>Budete skenovat tuto planetu: {planet}? V zásobě: %n [energy]; vyslaní průzkumníci: {scouts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reveal the next %n part(s) of the landing card in the scanner.</source>
        <translation>
            <numerusform>Odhalte další část karty přistání ve skeneru.</numerusform>
            <numerusform>Odhalte další %n části karty přistání ve skeneru.</numerusform>
            <numerusform>Odhalte dalších %n částí karty přistání ve skeneru.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the landing card turned up.</source>
        <translation>
            <numerusform>Odhalila se %n část karty přistání.</numerusform>
            <numerusform>Odhalily se %n části karty přistání.</numerusform>
            <numerusform>Odhalilo se %n částí karty přistání.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n [energy], more than the pool holds.</source>
        <translation>
            <numerusform>Stojí to %n [energy], víc než je v zásobě.</numerusform>
            <numerusform>Stojí to %n [energy], víc než je v zásobě.</numerusform>
            <numerusform>Stojí to %n [energy], víc než je v zásobě.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This part costs %n [energy], more than the pool holds.</source>
        <translation>
            <numerusform>Tato část stojí %n [energy], víc než je v zásobě.</numerusform>
            <numerusform>Tato část stojí %n [energy], víc než je v zásobě.</numerusform>
            <numerusform>Tato část stojí %n [energy], víc než je v zásobě.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no planet in the scanner. If you go on, the ship drifts: morale falls by one level, the penalty token goes into the command pool, and this cycle ends without facilities and without an exploration. Drift?</source>
        <translation>Ve skeneru není žádná planeta. Pokud budete pokračovat, loď bude unášena vesmírem: morálka klesne o jednu úroveň, žeton penalizace přijde do zásoby velení a tento cyklus skončí bez zařízení a bez průzkumu. Necháte se unášet?</translation>
    </message>
    <message>
        <source>{place} is open now.</source>
        <translation>Teď je otevřeno: {place}.</translation>
    </message>
    <message>
        <source>{place} is closed now.</source>
        <translation>Teď je uzavřeno: {place}.</translation>
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
        <translation>Loď letí do soustavy {system}.</translation>
    </message>
    <message>
        <source>This opens on the star map: {place}.</source>
        <translation>Na hvězdné mapě se otevírá: {place}.</translation>
    </message>
    <message>
        <source>This closes on the star map: {place}.</source>
        <translation>Na hvězdné mapě se uzavírá: {place}.</translation>
    </message>
    <message>
        <source>The ship is at {system} now.</source>
        <translation>Loď je teď v soustavě {system}.</translation>
    </message>
    <message>
        <source>Into the travel register: {place}.</source>
        <translation>Do cestovního rejstříku: {place}.</translation>
    </message>
    <message>
        <source>In the scanner: {planet}.</source>
        <translation>Ve skeneru: {planet}.</translation>
    </message>
    <message>
        <source>The ship is adrift.</source>
        <translation>Loď je unášena vesmírem.</translation>
    </message>
    <message>
        <source>{member} scouts ahead.</source>
        <translation>{member} vyráží na průzkum.</translation>
    </message>
    <message>
        <source>End the travel without a planet</source>
        <translation>Ukončit cestu bez planety</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Nechat se unášet</translation>
    </message>
    <message>
        <source>Travel on</source>
        <translation>Cestovat dál</translation>
    </message>
    <message>
        <source>Send a scout: {member}</source>
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
        <translation>Je to označeno jako nebezpečné a žádné cestovní vylepšení to nepovoluje.</translation>
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
        <translation>kdokoli</translation>
    </message>
    <message>
        <source>Assign crew ({need}): {effect}</source>
        <translation>Přidělte posádku ({need}): {effect}</translation>
    </message>
    <message>
        <source>Who is assigned ({need})?</source>
        <translation>Kdo bude přidělen ({need})?</translation>
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
        <translation>Nemají potřebné symboly, za každý jeden člen.</translation>
    </message>
    <message>
        <source>{member} ({section}, decided by {player})</source>
        <translation>{member} ({section}, rozhoduje {player})</translation>
    </message>
</context>
<context>
    <name>ShipTexts</name>
    <message>
        <source>{label}: {effect}</source>
        <translation>{label}: {effect}</translation>
    </message>
    <message>
        <source>{number}. {option}</source>
        <translation>{number}. {option}</translation>
    </message>
    <message>
        <source>Choose one:</source>
        <translation>Zvolte jednu možnost:</translation>
    </message>
    <message>
        <source>{card}: {effect}</source>
        <translation>{card}: {effect}</translation>
    </message>
    <message>
        <source>Option {number}</source>
        <translation>Možnost {number}</translation>
    </message>
    <message>
        <source>No effect.</source>
        <translation>Žádný účinek.</translation>
    </message>
    <message>
        <source>If you want: {effect}</source>
        <translation>Pokud chcete: {effect}</translation>
    </message>
    <message>
        <source>Read log {log}.</source>
        <translation>Přečtěte si záznam {log}.</translation>
    </message>
    <message>
        <source>Note: {flag}.</source>
        <translation>Poznamenejte si: {flag}.</translation>
    </message>
    <message>
        <source>This is noted: {flag}.</source>
        <translation>Poznamenáno je: {flag}.</translation>
    </message>
    <message>
        <source>Log {log} is read.</source>
        <translation>Čte se záznam {log}.</translation>
    </message>
    <message>
        <source>Option {option} of log {log} is chosen.</source>
        <translation>Zvolena je možnost {option} záznamu {log}.</translation>
    </message>
    <message>
        <source>Choose one of these.</source>
        <translation>Zvolte jednu z těchto možností.</translation>
    </message>
    <message>
        <source>Which of these happens first?</source>
        <translation>Co z toho se stane jako první?</translation>
    </message>
    <message>
        <source>Do you use this? {effect}</source>
        <translation>Použijete to? {effect}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ano</translation>
    </message>
    <message>
        <source>Pass</source>
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
        <source>This card is put away: {card}.</source>
        <translation>Tato karta se uklízí: {card}.</translation>
    </message>
    <message>
        <source>Discard this card.</source>
        <translation>Odhoďte tuto kartu.</translation>
    </message>
    <message>
        <source>Unloaded: {card}.</source>
        <translation>Vyloženo: {card}.</translation>
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
    <name>ShipWords</name>
    <message>
        <source>{id} {name}</source>
        <translation>{id} {name}</translation>
    </message>
</context>
<context>
    <name>ShipZone</name>
    <message>
        <source>tray A</source>
        <translation>zásobník A</translation>
    </message>
    <message>
        <source>tray B</source>
        <translation>zásobník B</translation>
    </message>
    <message>
        <source>armory</source>
        <translation>zbrojní sklad</translation>
    </message>
    <message>
        <source>unavailable equipment</source>
        <translation>nedostupná výbava</translation>
    </message>
    <message>
        <source>resting crew</source>
        <translation>odpočívající posádka</translation>
    </message>
    <message>
        <source>recruits</source>
        <translation>nováčci</translation>
    </message>
    <message>
        <source>gathered discoveries</source>
        <translation>nasbírané objevy</translation>
    </message>
    <message>
        <source>possible situations</source>
        <translation>možné situace</translation>
    </message>
    <message>
        <source>future situations</source>
        <translation>budoucí situace</translation>
    </message>
    <message>
        <source>removed from the game</source>
        <translation>odstraněno ze hry</translation>
    </message>
    <message>
        <source>envelope</source>
        <translation>obálka</translation>
    </message>
    <message>
        <source>section compartment</source>
        <translation>krabička sekce</translation>
    </message>
    <message>
        <source>box</source>
        <translation>krabice</translation>
    </message>
    <message>
        <source>sealed envelope</source>
        <translation>zapečetěná obálka</translation>
    </message>
    <message>
        <source>available crew</source>
        <translation>dostupná posádka</translation>
    </message>
    <message>
        <source>recruits to choose from</source>
        <translation>nováčci na výběr</translation>
    </message>
    <message>
        <source>add-ons to choose from</source>
        <translation>přídavná zařízení na výběr</translation>
    </message>
    <message>
        <source>open situations</source>
        <translation>otevřené situace</translation>
    </message>
    <message>
        <source>planetary scanner</source>
        <translation>planetární skener</translation>
    </message>
    <message>
        <source>table</source>
        <translation>stůl</translation>
    </message>
    <message>
        <source>crew board</source>
        <translation>deska posádky</translation>
    </message>
    <message>
        <source>lander</source>
        <translation>výsadková loď</translation>
    </message>
    <message>
        <source>planet board</source>
        <translation>planetární deska</translation>
    </message>
    <message>
        <source>ship book</source>
        <translation>lodní kniha</translation>
    </message>
    <message>
        <source>medbay</source>
        <translation>ošetřovna</translation>
    </message>
    <message>
        <source>memorial wall</source>
        <translation>pamětní zeď</translation>
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
    <name>Situation</name>
    <message>
        <source>{text} …</source>
        <extracomment>The beginning of a longer text that can be unfolded.</extracomment>
        <translation>{text} …</translation>
    </message>
</context>
<context>
    <name>SituationColumn</name>
    <message>
        <source>Condition</source>
        <translation>Podmínky</translation>
    </message>
    <message>
        <source>Rank-up</source>
        <translation>Povýšení</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Splněno</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Nepovinná</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Sectors {numbers}</source>
        <translation>Sektory {numbers}</translation>
    </message>
    <message>
        <source>Sector {number}</source>
        <translation>Sektor {number}</translation>
    </message>
</context>
<context>
    <name>SituationTabs</name>
    <message>
        <source>Situation (S)</source>
        <translation>Situace (S)</translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message>
        <source>Shuffle the section decks, the discovery decks and the [event] cards.</source>
        <translation>Zamíchejte balíčky karet sekce, balíčky objevů a karty [event].</translation>
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
        <translation>Zvolte [rank_up] pro tuto výpravu.</translation>
    </message>
    <message>
        <source>Hand out the loaded equipment.</source>
        <translation>Rozdělte naloženou výbavu.</translation>
    </message>
    <message>
        <source>Each crewmember draws a starting hand.</source>
        <translation>Každý člen posádky si dobere počáteční karty.</translation>
    </message>
    <message>
        <source>Shuffle all [event] cards into a new face-down deck.</source>
        <translation>Zamíchejte všechny karty [event] do nového balíčku lícem dolů.</translation>
    </message>
    <message>
        <source>Choose the [global_condition] with which the expedition begins.</source>
        <translation>Zvolte [global_condition], kterou výprava začíná.</translation>
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
        <source>A [mission] whose requirement is met may be completed.</source>
        <translation>[mission] se splněným požadavkem lze dokončit.</translation>
    </message>
    <message>
        <source>End the turn; no [event] card is revealed.</source>
        <translation>Ukončete tah; neodhaluje se žádná karta [event].</translation>
    </message>
    <message numerus="yes">
        <source>End the turn and reveal %n [event] card(s).</source>
        <translation>
            <numerusform>Ukončete tah a odhalte %n kartu [event].</numerusform>
            <numerusform>Ukončete tah a odhalte %n karty [event].</numerusform>
            <numerusform>Ukončete tah a odhalte %n karet [event].</numerusform>
        </translation>
    </message>
    <message>
        <source>Reveal the top [event] card.</source>
        <translation>Odhalte vrchní kartu [event].</translation>
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
    <message>
        <source>Resolve the danger die with danger table {letter}: {result}.</source>
        <translation>Vyhodnoťte kostku nebezpečí podle tabulky nebezpečí {letter}: {result}.</translation>
    </message>
    <message>
        <source>This time track progresses by one space: {track}.</source>
        <extracomment>{track} is the card or the sector to which the time track belongs.</extracomment>
        <translation>Tato stupnice času postoupí o jedno pole: {track}.</translation>
    </message>
    <message numerus="yes">
        <source>%n time track(s) progress by one space each: {tracks}.</source>
        <extracomment>{tracks} are the cards and sectors to which the time tracks belong.</extracomment>
        <translation>
            <numerusform>%n stupnice času postoupí o jedno pole: {tracks}.</numerusform>
            <numerusform>%n stupnice času postoupí každá o jedno pole: {tracks}.</numerusform>
            <numerusform>%n stupnic času postoupí každá o jedno pole: {tracks}.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>Put %n drawn [lead] on discovery decks.</source>
        <translation>
            <numerusform>Položte %n vytažený [lead] na balíčky objevů.</numerusform>
            <numerusform>Položte %n vytažené [lead] na balíčky objevů.</numerusform>
            <numerusform>Položte %n vytažených [lead] na balíčky objevů.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the [lead] on this deck are worth {value} or more, gain its top discovery: {deck}.</source>
        <extracomment>{deck} is the icon of a discovery deck. {value} is 3.</extracomment>
        <translation>Mají-li [lead] na tomto balíčku hodnotu {value} nebo více, získejte jeho vrchní objev: {deck}.</translation>
    </message>
    <message>
        <source>The open question is asked again.</source>
        <translation>Otevřená otázka se položí znovu.</translation>
    </message>
    <message>
        <source>Discard the section card that was played: {card}.</source>
        <translation>Odhoďte zahranou kartu sekce: {card}.</translation>
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
        <source>Roll the die that was kept aside, too: {die}.</source>
        <translation>Hoďte i kostkou odloženou stranou: {die}.</translation>
    </message>
    <message>
        <source>Reset the track of this action: {track}.</source>
        <extracomment>{track} is the card of the action.</extracomment>
        <translation>Vynulujte stupnici této akce: {track}.</translation>
    </message>
    <message numerus="yes">
        <source>Go back %n space(s) on the track of this action: {track}.</source>
        <extracomment>{track} is the card of the action.</extracomment>
        <translation>
            <numerusform>Na stupnici této akce se vraťte o %n pole: {track}.</numerusform>
            <numerusform>Na stupnici této akce se vraťte o %n pole: {track}.</numerusform>
            <numerusform>Na stupnici této akce se vraťte o %n polí: {track}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Progress %n space(s) on the track of this action: {track}.</source>
        <extracomment>{track} is the card of the action.</extracomment>
        <translation>
            <numerusform>Na stupnici této akce postupte o %n pole: {track}.</numerusform>
            <numerusform>Na stupnici této akce postupte o %n pole: {track}.</numerusform>
            <numerusform>Na stupnici této akce postupte o %n polí: {track}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The expedition is over.</source>
        <translation>Výprava skončila.</translation>
    </message>
    <message>
        <source>Prepare: draw a section card, make a dice check for dice combinations, or do both.</source>
        <translation>Příprava: doberte kartu sekce, proveďte ověření kostkami pro kombinace kostek, nebo obojí.</translation>
    </message>
    <message>
        <source>Prepare: you may also draw a section card.</source>
        <translation>Příprava: můžete si také dobrat kartu sekce.</translation>
    </message>
    <message>
        <source>Prepare: you may also make a dice check for dice combinations.</source>
        <translation>Příprava: můžete také provést ověření kostkami pro kombinace kostek.</translation>
    </message>
    <message>
        <source>Preparing is over.</source>
        <translation>Příprava skončila.</translation>
    </message>
    <message>
        <source>Take a free red [basic].</source>
        <translation>Vezměte si zdarma červený [basic].</translation>
    </message>
    <message>
        <source>Take a free green [basic].</source>
        <translation>Vezměte si zdarma zelený [basic].</translation>
    </message>
    <message>
        <source>Take a free blue [basic].</source>
        <translation>Vezměte si zdarma modrý [basic].</translation>
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
        <translation>
            <numerusform>Každý člen posádky si dobere počáteční karty a ještě %n kartu navíc, pak odhazuje do limitu.</numerusform>
            <numerusform>Každý člen posádky si dobere počáteční karty a ještě %n karty navíc, pak odhazuje do limitu.</numerusform>
            <numerusform>Každý člen posádky si dobere počáteční karty a ještě %n karet navíc, pak odhazuje do limitu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After that each may draw up to %n card(s) anew.</source>
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
    <name>TableSheets</name>
    <message>
        <source>Discards of {member}</source>
        <translation>Odhozené karty: {member}</translation>
    </message>
    <message>
        <source>Cards in the deck, face down: {count}</source>
        <translation>Karty v balíčku lícem dolů: {count}</translation>
    </message>
    <message>
        <source>Discarded events</source>
        <translation>Odhozené události</translation>
    </message>
</context>
<context>
    <name>TeamQuestions</name>
    <message>
        <source>your rank is {rank} or higher</source>
        <translation>máte hodnost {rank} nebo vyšší</translation>
    </message>
    <message>
        <source>a crewmember is in the sector with the highest number</source>
        <translation>je člen posádky v sektoru s nejvyšším číslem</translation>
    </message>
    <message>
        <source>you have the injury {injury}</source>
        <translation>máte zranění {injury}</translation>
    </message>
    <message numerus="yes">
        <source>[global_condition] {condition} has been placed at least %n time(s)</source>
        <translation>
            <numerusform>byla položena [global_condition] {condition}</numerusform>
            <numerusform>byla [global_condition] {condition} položena alespoň %n×</numerusform>
            <numerusform>byla [global_condition] {condition} položena alespoň %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n {deck} card(s) lie on the lander</source>
        <extracomment>{deck} is the icon of a discovery deck.</extracomment>
        <translation>
            <numerusform>leží na výsadkové lodi karta {deck}</numerusform>
            <numerusform>leží na výsadkové lodi alespoň %n karty {deck}</numerusform>
            <numerusform>leží na výsadkové lodi alespoň %n karet {deck}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a mandatory [mission] was completed with at most %n [supplies] left</source>
        <translation>
            <numerusform>byla splněna povinná [mission], když zbývalo nejvýše %n [supplies]</numerusform>
            <numerusform>byla splněna povinná [mission], když zbývalo nejvýše %n [supplies]</numerusform>
            <numerusform>byla splněna povinná [mission], když zbývalo nejvýše %n [supplies]</numerusform>
        </translation>
    </message>
    <message>
        <source>you have the start token</source>
        <translation>máte žeton začínajícího hráče</translation>
    </message>
    <message>
        <source>the number of the round is divisible by {count}</source>
        <translation>je číslo kola dělitelné {count}</translation>
    </message>
</context>
<context>
    <name>ThingLog</name>
    <message numerus="yes">
        <source>{member} looks at %n card(s): {cards}.</source>
        <translation>
            <numerusform>{member} si prohlíží %n kartu: {cards}.</numerusform>
            <numerusform>{member} si prohlíží %n karty: {cards}.</numerusform>
            <numerusform>{member} si prohlíží %n karet: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} puts the section deck in another order.</source>
        <translation>{member} mění pořadí karet v balíčku sekce.</translation>
    </message>
    <message>
        <source>The event cards lie in another order now.</source>
        <translation>Karty událostí teď leží v jiném pořadí.</translation>
    </message>
    <message numerus="yes">
        <source>The next time, one of %n event(s) will be resolved.</source>
        <translation>
            <numerusform>Příště se vyhodnotí %n událost.</numerusform>
            <numerusform>Příště se vyhodnotí jedna ze %n událostí.</numerusform>
            <numerusform>Příště se vyhodnotí jedna z %n událostí.</numerusform>
        </translation>
    </message>
    <message>
        <source>An event is discarded unresolved: {event}.</source>
        <translation>Událost se odhazuje bez vyhodnocení: {event}.</translation>
    </message>
    <message>
        <source>{member} takes a section card back from the discard pile: {card}.</source>
        <translation>{member} si bere zpět kartu sekce z odhazovacího balíčku: {card}.</translation>
    </message>
    <message>
        <source>{member} sacrifices a section card: {card}.</source>
        <translation>{member} obětuje kartu sekce: {card}.</translation>
    </message>
    <message>
        <source>A time track will not make its next progress: {track}.</source>
        <translation>Stupnice času vynechá svůj příští postup: {track}.</translation>
    </message>
    <message>
        <source>A time track stays where it is: {track}.</source>
        <translation>Stupnice času zůstává, kde je: {track}.</translation>
    </message>
    <message>
        <source>A lead token moves to another discovery deck: {lead}, {deck}.</source>
        <translation>Žeton náznaku se přesouvá na jiný balíček objevů: {lead}, {deck}.</translation>
    </message>
    <message>
        <source>A lead token returns to the bag: {lead}.</source>
        <translation>Žeton náznaku se vrací do sáčku: {lead}.</translation>
    </message>
    <message>
        <source>A discovery is swapped: {back} for {card}.</source>
        <translation>Vyměňuje se objev: {back} → {card}.</translation>
    </message>
    <message>
        <source>A unique discovery is discarded: {discovery}.</source>
        <translation>Odhazuje se mimořádný objev: {discovery}.</translation>
    </message>
    <message>
        <source>A threat will skip the effect after its next one: {threat}.</source>
        <translation>Hrozba vynechá účinek po příštím: {threat}.</translation>
    </message>
    <message>
        <source>A threat will skip its next effect: {threat}.</source>
        <translation>Hrozba vynechá svůj příští účinek: {threat}.</translation>
    </message>
    <message>
        <source>A threat skips its effect: {threat}.</source>
        <translation>Hrozba vynechává svůj účinek: {threat}.</translation>
    </message>
    <message>
        <source>{member} is sheltered from threats.</source>
        <translation>{member} je v úkrytu před hrozbami.</translation>
    </message>
    <message>
        <source>The attack does not affect {member}.</source>
        <translation>{member} je v bezpečí: útok nemá účinek.</translation>
    </message>
    <message>
        <source>A path joins two sectors from now on: {start}, {end}.</source>
        <translation>Dva sektory odteď spojuje trasa: {start}, {end}.</translation>
    </message>
    <message>
        <source>The ten-sided die shows {value} and sends a threat to a sector: {threat}, {sector}.</source>
        <translation>Desetistěnná kostka ukazuje {value} a posílá hrozbu do sektoru: {threat}, {sector}.</translation>
    </message>
    <message>
        <source>{member} looks at what a threat does next: {threat}. {effects}</source>
        <translation>{member} si prohlíží, co hrozba udělá příště: {threat}. {effects}</translation>
    </message>
    <message>
        <source>A second figure of a threat appears: {threat}. It is in this sector: {sector}.</source>
        <translation>Objevuje se druhá figurka hrozby: {threat}. Je v tomto sektoru: {sector}.</translation>
    </message>
    <message>
        <source>The token of this equipment is placed: {equipment}. It is in this sector: {sector}.</source>
        <translation>Umisťuje se žeton této výbavy: {equipment}. Je v tomto sektoru: {sector}.</translation>
    </message>
    <message>
        <source>This equipment may be used once more: {equipment}.</source>
        <translation>Tuto výbavu lze použít ještě jednou: {equipment}.</translation>
    </message>
    <message>
        <source>{member} carries discarded equipment again: {equipment}.</source>
        <translation>{member} znovu nese odhozenou výbavu: {equipment}.</translation>
    </message>
    <message>
        <source>Equipment is blocked: {equipment}.</source>
        <translation>Výbava je zablokovaná: {equipment}.</translation>
    </message>
    <message>
        <source>No equipment is blocked any more.</source>
        <translation>Žádná výbava už není zablokovaná.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>TimeTrackBar</name>
    <message>
        <source>Time track: {at} of {length}</source>
        <translation>Stupnice času: {at} z {length}</translation>
    </message>
</context>
<context>
    <name>TopicText</name>
    <message>
        <source>Turn order</source>
        <translation>Pořadí tahů</translation>
    </message>
    <message>
        <source>Convert abilities</source>
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
        <translation>Podpora</translation>
    </message>
    <message>
        <source>Danger dice in a check</source>
        <translation>Kostky nebezpečí při ověření</translation>
    </message>
    <message>
        <source>Dice combinations</source>
        <translation>Kombinace kostek</translation>
    </message>
    <message>
        <source>Unique discoveries</source>
        <translation>Mimořádné objevy</translation>
    </message>
    <message>
        <source>Events and biomes</source>
        <translation>Události a biomy</translation>
    </message>
    <message>
        <source>Time tracks</source>
        <translation>Stupnice času</translation>
    </message>
    <message>
        <source>From now on you are free to do as you like. At the start of each round whoever has the start token gives it to any crewmember. That crewmember takes the first turn, the others follow clockwise.</source>
        <translation>Odteď můžete dělat, co chcete. Na začátku každého kola předá žeton začínajícího hráče ten, kdo ho má, libovolnému členovi posádky. Ten odehraje první tah, ostatní následují po směru hodinových ručiček.</translation>
    </message>
    <message>
        <source>Each crewmember can [convert] dice: a basic result of the printed color may be spent as the printed icon. In a dice check only the abilities of the active crewmember count, but they work on the dice of those who assist as well.</source>
        <translation>Každý člen posádky umí přeměňovat kostky [convert]: základní výsledek vytištěné barvy lze vyčerpat jako vytištěný symbol. Při ověření platí jen schopnosti aktivního člena posádky, ale působí i na kostky těch, kdo podporují.</translation>
    </message>
    <message>
        <source>When you travel, resolve every icon on the path in the order in which you meet it. For the [travel] icon carry out the travel effect of the [global_condition]: it comes last, and it moves you.</source>
        <translation>Při přesunu vyhodnoťte všechny symboly trasy v pořadí, v jakém na ně narazíte. Za symbol [travel] proveďte účinek přesunu z karty [global_condition]: přijde na řadu poslední a přesune vás.</translation>
    </message>
    <message>
        <source>This card offers two special actions. Decide which one you take before anything else; it is still only one special action in each turn.</source>
        <translation>Tato karta nabízí dvě zvláštní akce. Nejdřív ze všeho rozhodněte, kterou provedete; v každém tahu je pořád jen jedna zvláštní akce.</translation>
    </message>
    <message>
        <source>Several copies of this [poi] are in the box, and they differ. When the card is called for, one of the copies is taken at random.</source>
        <translation>Tento [poi] je v krabici ve více výtiscích a ty se liší. Když je karta potřeba, vezme se náhodně jeden z nich.</translation>
    </message>
    <message>
        <source>The goal of the [rank_up] is met, so it is turned to its completed side. It stays completed, and it promotes your crew after the expedition. Go on collecting [success].</source>
        <translation>Cíl karty [rank_up] je splněný, a tak se otáčí na splněnou stranu. Splněná už zůstane a po výpravě povýší vaši posádku. Sbírejte dál [success].</translation>
    </message>
    <message>
        <source>A [unique_discovery] is yours from the moment you gain it. On this world it stays on the planet board; if you would gain it a second time, you gain a [success] instead.</source>
        <translation>[unique_discovery] je váš od chvíle, kdy ho získáte. Na tomto světě zůstává na planetární desce; kdybyste ho měli získat podruhé, získáte místo něj [success].</translation>
    </message>
    <message>
        <source>From now on each turn ends with an [event]. If one of its biomes is visible in your sector, resolve the main effect, otherwise the secondary effect. As long as no time track is in play, a secondary effect that advances time tracks does nothing.</source>
        <translation>Odteď každý tah končí kartou [event]. Je-li ve vašem sektoru vidět některý z jejích biomů, vyhodnoťte hlavní účinek, jinak vedlejší. Dokud ve hře není žádná stupnice času, vedlejší účinek, který posouvá stupnice času, nic nedělá.</translation>
    </message>
    <message>
        <source>A card with a time track is in play. Each progress moves its [time] token one space to the right. What is printed on a space happens when the token enters it.</source>
        <translation>Ve hře je karta se stupnicí času. Při každém postupu se její žeton [time] posune o jedno pole doprava. Co je na poli vytištěno, nastane, jakmile na ně žeton vstoupí.</translation>
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
        <source>There is no room left on the disk, so Vanguard cannot keep anything in {folder}. Free some space and start it again.</source>
        <translation>Na disku už není místo, Vanguard proto nemůže do složky {folder} nic uložit. Uvolněte místo a spusťte ho znovu.</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}, where Vanguard would keep settings and saves. Allow writing there, or start it with another folder: --profile</source>
        <translation>Do složky {folder}, kam Vanguard ukládá nastavení a hry, nelze zapisovat. Povolte tam zápis, nebo ho spusťte s jinou složkou: --profile</translation>
    </message>
    <message>
        <source>The disk reports an error, so Vanguard cannot keep anything in {folder}. Check the disk, or start it with another folder: --profile</source>
        <translation>Disk hlásí chybu, Vanguard proto nemůže do složky {folder} nic uložit. Zkontrolujte disk, nebo ho spusťte s jinou složkou: --profile</translation>
    </message>
    <message>
        <source>Something else lies where Vanguard keeps its things: {folder}. Move it away and start it again.</source>
        <translation>Tam, kam Vanguard ukládá své věci, leží něco jiného: {folder}. Přesuňte to jinam a spusťte Vanguard znovu.</translation>
    </message>
    <message>
        <source>The system does not let Vanguard keep anything in {folder}. Check the permissions there, or start it with another folder: --profile</source>
        <translation>Systém nedovolí Vanguardu do složky {folder} nic uložit. Zkontrolujte její oprávnění, nebo ho spusťte s jinou složkou: --profile</translation>
    </message>
    <message>
        <source>The name of the folder {folder} is not written in UTF-8, so Vanguard cannot use it. Rename it, or start Vanguard with another folder: --profile</source>
        <translation>Název složky {folder} není zapsán v UTF-8, Vanguard ji proto nemůže použít. Přejmenujte ji, nebo spusťte Vanguard s jinou složkou: --profile</translation>
    </message>
    <message>
        <source>Vanguard is already open with this profile, but it is busy and does not answer. Wait a moment, or close it, and start it again.</source>
        <translation>Vanguard je s tímto profilem už otevřený, ale je zaneprázdněný a neodpovídá. Chvíli počkejte, nebo ho zavřete a spusťte znovu.</translation>
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
        <source>{file} can only be read, so nothing could be recorded there. Everything before is kept; allow writing, or go on in a copy.</source>
        <translation>Soubor {file} lze jen číst, nic se do něj proto nezaznamenalo. Vše předchozí je zachováno; povolte zápis, nebo pokračujte v kopii.</translation>
    </message>
    <message>
        <source>There is no room left on the disk, so nothing could be recorded in {file}. Everything before is kept; free some space and try again.</source>
        <translation>Na disku už není místo, do souboru {file} se proto nic nezaznamenalo. Vše předchozí je zachováno; uvolněte místo a zkuste to znovu.</translation>
    </message>
    <message>
        <source>The system does not allow access to {file}. Nothing was changed; check the permissions of the file and its folder.</source>
        <translation>Systém nedovoluje přístup k souboru {file}. Nic se nezměnilo; zkontrolujte oprávnění souboru a jeho složky.</translation>
    </message>
    <message>
        <source>The disk reports an error, so nothing could be recorded in {file}. Check the disk; to be safe, keep the game on another one.</source>
        <translation>Disk hlásí chybu, do souboru {file} se proto nic nezaznamenalo. Zkontrolujte disk; pro jistotu uložte hru na jiný.</translation>
    </message>
    <message>
        <source>Something else lies where {file} belongs. Nothing was changed; move it away and try again.</source>
        <translation>Na místě, kam patří {file}, leží něco jiného. Nic se nezměnilo; přesuňte to jinam a zkuste to znovu.</translation>
    </message>
    <message>
        <source>{file} was moved, renamed or deleted while you played, so nothing more is recorded. The game as you see it is whole; keep it in another file.</source>
        <translation>Soubor {file} byl během hry přesunut, přejmenován nebo smazán, nic se proto už nezaznamenává. Hra, jak ji vidíte, je celá; uložte ji do jiného souboru.</translation>
    </message>
    <message>
        <source>{file} was replaced or changed from outside while you played, so nothing more is recorded. The game as you see it is whole; keep it in another file.</source>
        <translation>Soubor {file} byl během hry nahrazen nebo změněn zvenčí, nic se proto už nezaznamenává. Hra, jak ji vidíte, je celá; uložte ji do jiného souboru.</translation>
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
    <name>TurnLog</name>
    <message numerus="yes">
        <source>%n event card(s) are shuffled into a new deck.</source>
        <translation>
            <numerusform>Do nového balíčku se zamíchá %n karta událostí.</numerusform>
            <numerusform>Do nového balíčku se zamíchají %n karty událostí.</numerusform>
            <numerusform>Do nového balíčku se zamíchá %n karet událostí.</numerusform>
        </translation>
    </message>
    <message>
        <source>The landing roll shows {value}.</source>
        <translation>Hod na přistání ukazuje {value}.</translation>
    </message>
    <message numerus="yes">
        <source>The landing marker moves back %n space(s).</source>
        <translation>
            <numerusform>Ukazatel přistání se vrací o %n pole.</numerusform>
            <numerusform>Ukazatel přistání se vrací o %n pole.</numerusform>
            <numerusform>Ukazatel přistání se vrací o %n polí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The landing marker moves on %n space(s).</source>
        <translation>
            <numerusform>Ukazatel přistání postupuje o %n pole.</numerusform>
            <numerusform>Ukazatel přistání postupuje o %n pole.</numerusform>
            <numerusform>Ukazatel přistání postupuje o %n polí.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lander stands in this sector: {sector}.</source>
        <translation>Výsadková loď stojí v tomto sektoru: {sector}.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Rank-up cards to choose from: {cards}.</source>
        <translation>Karty povýšení na výběr: {cards}.</translation>
    </message>
    <message>
        <source>The away team keeps a rank-up card: {card}.</source>
        <translation>Výsadkový tým si nechává kartu povýšení: {card}.</translation>
    </message>
    <message>
        <source>The goal of the rank-up card is met: {card}.</source>
        <translation>Cíl karty povýšení je splněn: {card}.</translation>
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
        <source>{member} takes the action back.</source>
        <translation>{member} bere akci zpět.</translation>
    </message>
    <message numerus="yes">
        <source>This turn loses %n action(s).</source>
        <translation>
            <numerusform>Tento tah ztrácí %n akci.</numerusform>
            <numerusform>Tento tah ztrácí %n akce.</numerusform>
            <numerusform>Tento tah ztrácí %n akcí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn gains %n action(s).</source>
        <translation>
            <numerusform>Tento tah získává %n akci.</numerusform>
            <numerusform>Tento tah získává %n akce.</numerusform>
            <numerusform>Tento tah získává %n akcí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of this turn, %n fewer event(s) are revealed.</source>
        <translation>
            <numerusform>Na konci tohoto tahu se odhalí o %n událost méně.</numerusform>
            <numerusform>Na konci tohoto tahu se odhalí o %n události méně.</numerusform>
            <numerusform>Na konci tohoto tahu se odhalí o %n událostí méně.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of this turn, %n more event(s) are revealed.</source>
        <translation>
            <numerusform>Na konci tohoto tahu se odhalí o %n událost víc.</numerusform>
            <numerusform>Na konci tohoto tahu se odhalí o %n události víc.</numerusform>
            <numerusform>Na konci tohoto tahu se odhalí o %n událostí víc.</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} ends the turn.</source>
        <translation>{member} končí tah.</translation>
    </message>
    <message>
        <source>{member} takes a path: {path}.</source>
        <translation>{member} se vydává po trase: {path}.</translation>
    </message>
    <message>
        <source>{member} stands here now: {sector}.</source>
        <translation>{member} nyní stojí zde: {sector}.</translation>
    </message>
    <message>
        <source>{member} travels to {sector}.</source>
        <translation>{member} se přesouvá do sektoru: {sector}.</translation>
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
        <source>The crew sit in this order, clockwise: {members}.</source>
        <translation>Posádka sedí po směru hodinových ručiček v tomto pořadí: {members}.</translation>
    </message>
    <message>
        <source>Chance has decided something that shows later.</source>
        <translation>Náhoda rozhodla o něčem, co se ukáže později.</translation>
    </message>
    <message>
        <source>{member} uses what the lander offers: {part}.</source>
        <translation>{member} využívá, co nabízí výsadková loď: {part}.</translation>
    </message>
    <message>
        <source>The lander makes up for it, and this result does nothing: {lander}.</source>
        <translation>Výsadková loď to vyrovná a tento výsledek nic nezpůsobí: {lander}.</translation>
    </message>
    <message>
        <source>{title}: {lesson}</source>
        <extracomment>A lesson of the training: its title, then what it explains.</extracomment>
        <translation>{title}: {lesson}</translation>
    </message>
    <message>
        <source>The expedition is over.</source>
        <translation>Výprava skončila.</translation>
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
        <source>{member} prepares.</source>
        <translation>{member} se připravuje.</translation>
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
        <source>{ending} Left behind: {members}.</source>
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
        <source>rest</source>
        <translation>odpočinek</translation>
    </message>
    <message>
        <source>special action</source>
        <translation>zvláštní akce</translation>
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
        <source>action taken back</source>
        <translation>akce vzatá zpět</translation>
    </message>
    <message>
        <source>die put back: {die}</source>
        <translation>vrácená kostka: {die}</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>hod kostkami</translation>
    </message>
    <message>
        <source>next step of the dice check</source>
        <translation>další krok ověření kostkami</translation>
    </message>
    <message>
        <source>new name: {player}</source>
        <translation>nové jméno: {player}</translation>
    </message>
    <message>
        <source>end of the expedition</source>
        <translation>konec výpravy</translation>
    </message>
    <message>
        <source>prepare</source>
        <translation>příprava</translation>
    </message>
    <message>
        <source>dice combination: {card}</source>
        <extracomment>A dice combination printed on a section card.</extracomment>
        <translation>kombinace kostek: {card}</translation>
    </message>
    <message>
        <source>outcome: {outcome}</source>
        <translation>důsledek: {outcome}</translation>
    </message>
    <message>
        <source>special effect</source>
        <translation>zvláštní účinek</translation>
    </message>
    <message>
        <source>dice of the roll pool</source>
        <translation>kostky ze zásoby kostek</translation>
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
    <name>UsableList</name>
    <message>
        <source>Usable now</source>
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
        <translation>Smrtící vesmír</translation>
    </message>
    <message>
        <source>On: a fourth injury no longer ends the expedition for all; it may kill the one who gets it, and the others go on. For players who know the game.</source>
        <translation>Zapnuto: čtvrté zranění už neukončí výpravu pro všechny; může zabít toho, kdo je získá, a ostatní pokračují. Pro hráče, kteří hru znají.</translation>
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
        <translation>Vždy</translation>
    </message>
    <message>
        <source>Never</source>
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
        <extracomment>A discovery deck: its type, cards left, the value of the lead tokens on it.</extracomment>
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
