<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutScreen</name>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>A cooperative, story-driven campaign board game for one to four players at one screen.</source>
        <translation>Un gioco da tavolo cooperativo e narrativo, a campagna, da uno a quattro giocatori davanti a uno schermo.</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>The program is free software under the MIT license. Its text comes with the program.</source>
        <translation>Il programma è software libero con licenza MIT. Il testo della licenza è allegato al programma.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Under the SIL Open Font License 1.1. The license of each font lies beside it in the program&apos;s folder.</source>
        <translation>Con licenza SIL Open Font License 1.1. La licenza di ogni carattere si trova accanto a esso nella cartella del programma.</translation>
    </message>
    <message>
        <source>Built on</source>
        <translation>Basato su</translation>
    </message>
    <message>
        <source>Qt {qt} and PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs and cattrs (MIT), platformdirs (MIT).</source>
        <translation>Qt {qt} e PySide6 {pyside} (GNU LGPL 3), Python {python}, attrs e cattrs (MIT), platformdirs (MIT).</translation>
    </message>
</context>
<context>
    <name>Biome</name>
    <message>
        <source>Aquatic</source>
        <translation>Acquatico</translation>
    </message>
    <message>
        <source>Caves</source>
        <translation>Grotte</translation>
    </message>
    <message>
        <source>Crystalline</source>
        <translation>Zone cristalline</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Deserto</translation>
    </message>
    <message>
        <source>Frigid</source>
        <translation>Gelido</translation>
    </message>
    <message>
        <source>Hostile</source>
        <translation>Ostile</translation>
    </message>
    <message>
        <source>Lethal</source>
        <translation>Letale</translation>
    </message>
    <message>
        <source>Rocky</source>
        <translation>Roccioso</translation>
    </message>
    <message>
        <source>Ruins</source>
        <translation>Rovine</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Addestramento</translation>
    </message>
    <message>
        <source>Vegetation</source>
        <translation>Vegetazione</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Vuoto</translation>
    </message>
    <message>
        <source>Volcanic</source>
        <translation>Vulcanico</translation>
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
        <translation>Continua</translation>
    </message>
    <message>
        <source>Last position · {hours} h {minutes} min played</source>
        <extracomment>How long the game was played: &quot;18 h 40 min played&quot;.</extracomment>
        <translation>Ultima posizione · {hours} h {minutes} min di gioco</translation>
    </message>
    <message>
        <source>Last position · {minutes} min played</source>
        <translation>Ultima posizione · {minutes} min di gioco</translation>
    </message>
    <message>
        <source>The expedition is over · {when}</source>
        <translation>La spedizione è conclusa · {when}</translation>
    </message>
    <message>
        <source>Round {round} · {when}</source>
        <translation>Round {round} · {when}</translation>
    </message>
</context>
<context>
    <name>CrewBoard</name>
    <message>
        <source>{section} · rank {rank} · seat of {player}</source>
        <extracomment>The section of a crew member, the rank, and the player who has the seat.</extracomment>
        <translation>{section} · grado {rank} · posto di {player}</translation>
    </message>
    <message>
        <source>Rank {rank}</source>
        <translation>Grado {rank}</translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
        <translation>Settore {number}: {place}</translation>
    </message>
    <message>
        <source>Basic {color} counts as {icon}</source>
        <extracomment>A convert ability: basic icons of a color count as the icon.</extracomment>
        <translation>Base ({color}) vale come {icon}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n azione rimasta</numerusform>
            <numerusform>%n azioni rimaste</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the start token</source>
        <translation>Prendi il gettone Inizio</translation>
    </message>
</context>
<context>
    <name>CrewColumn</name>
    <message>
        <source>Sector {number} · turn ended</source>
        <translation>Settore {number} · turno concluso</translation>
    </message>
    <message>
        <source>Sector {number} · in turn</source>
        <translation>Settore {number} · di turno</translation>
    </message>
    <message>
        <source>Sector {number} · turn to come</source>
        <translation>Settore {number} · turno da svolgere</translation>
    </message>
</context>
<context>
    <name>CrewTabs</name>
    <message>
        <source>Sector {number} · dice left: {dice}</source>
        <extracomment>A member of the team in a narrow strip, for tool tips and screen readers.</extracomment>
        <translation>Settore {number} · dadi rimasti: {dice}</translation>
    </message>
</context>
<context>
    <name>DangerIcon</name>
    <message>
        <source>Common</source>
        <translation>Comune</translation>
    </message>
    <message>
        <source>Rare</source>
        <translation>Raro</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciale</translation>
    </message>
    <message>
        <source>Uncommon</source>
        <translation>Non comune</translation>
    </message>
</context>
<context>
    <name>DiceArea</name>
    <message>
        <source>Available</source>
        <translation>Disponibili</translation>
    </message>
    <message>
        <source>Spent: {count}</source>
        <translation>Spesi: {count}</translation>
    </message>
</context>
<context>
    <name>EventSheet</name>
    <message>
        <source>If the sector shows one of {icons}: {effect}</source>
        <extracomment>{icons} are the biomes of an event card, {effect} what it does if one of them is visible in the sector.</extracomment>
        <translation>Se il settore mostra uno di questi, {icons}: {effect}</translation>
    </message>
    <message>
        <source>Otherwise: {effect}</source>
        <extracomment>What an event card does where none of its biomes is visible.</extracomment>
        <translation>Altrimenti: {effect}</translation>
    </message>
    <message>
        <source>Sector {number}: {place}</source>
        <translation>Settore {number}: {place}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Event {number} of {count}</source>
        <translation>Evento {number} di {count}</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>Some fonts of the game could not be loaded, so fonts of your system stand in for them. Nothing else is affected; installing the game again brings them back. Missing: {files}</source>
        <translation>Non è stato possibile caricare alcuni caratteri del gioco, quindi li sostituiscono quelli del sistema. Nient’altro ne risente; reinstallando il gioco torneranno. Mancano: {files}</translation>
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
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Shortcuts (?)</source>
        <translation>Scorciatoie (?)</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message numerus="yes">
        <source>{member}: %n action(s) left</source>
        <translation>
            <numerusform>{member}: resta %n azione</numerusform>
            <numerusform>{member}: restano %n azioni</numerusform>
        </translation>
    </message>
    <message>
        <source>{member}: turn ended</source>
        <translation>{member}: turno concluso</translation>
    </message>
    <message>
        <source>{member}: turn to come</source>
        <translation>{member}: turno ancora da svolgere</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n azione rimasta</numerusform>
            <numerusform>%n azioni rimaste</numerusform>
        </translation>
    </message>
    <message>
        <source>{supplies} of {most}</source>
        <translation>{supplies} su {most}</translation>
    </message>
    <message>
        <source>Supplies: {count}</source>
        <translation>Provviste: {count}</translation>
    </message>
    <message>
        <source>Success tokens: {count}</source>
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
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Archivio</translation>
    </message>
    <message numerus="yes">
        <source>%n save(s)</source>
        <translation>
            <numerusform>%n salvataggio</numerusform>
            <numerusform>%n salvataggi</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
</context>
<context>
    <name>Icon</name>
    <message>
        <source>Accident</source>
        <translation>Incidente</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>Action pawn</source>
        <translation>Pedina Azione</translation>
    </message>
    <message>
        <source>Adrift</source>
        <translation>Alla deriva</translation>
    </message>
    <message>
        <source>Any die</source>
        <translation>Dado qualsiasi</translation>
    </message>
    <message>
        <source>Any symbol</source>
        <translation>Simbolo Qualsiasi</translation>
    </message>
    <message>
        <source>Assist</source>
        <translation>Prestare Assistenza</translation>
    </message>
    <message>
        <source>Barracks</source>
        <translation>Caserma</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Biology</source>
        <translation>Biologia</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Impossibile</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Ponte di Comando</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagna</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Carica</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Espandi</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Codex</source>
        <translation>Codex</translation>
    </message>
    <message>
        <source>Dice combination</source>
        <translation>Combinazione di Dadi</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Costruzione</translation>
    </message>
    <message>
        <source>Control center</source>
        <translation>Centro di Controllo</translation>
    </message>
    <message>
        <source>Convert ability</source>
        <translation>Capacità di Conversione</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Crew assignment</source>
        <translation>Incarico</translation>
    </message>
    <message>
        <source>Crew quarters</source>
        <translation>Alloggi Equipaggio</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>Debriefing</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Difesa</translation>
    </message>
    <message>
        <source>Dice check</source>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Pila delle Carte Scartate</translation>
    </message>
    <message>
        <source>Alien tech</source>
        <translation>Tecnologia Aliena</translation>
    </message>
    <message>
        <source>Strange flora</source>
        <translation>Strana Vegetazione</translation>
    </message>
    <message>
        <source>Microorganism</source>
        <translation>Microorganismo</translation>
    </message>
    <message>
        <source>Mineral</source>
        <translation>Minerale</translation>
    </message>
    <message>
        <source>Living specimen</source>
        <translation>Esemplare Vivo</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Non registrare</translation>
    </message>
    <message>
        <source>Docking</source>
        <translation>Attracco</translation>
    </message>
    <message>
        <source>Drag handle</source>
        <translation>Maniglia di trascinamento</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Energy cost</source>
        <translation>Costo in energia</translation>
    </message>
    <message>
        <source>Mission equipment</source>
        <translation>Attrezzatura per la Missione</translation>
    </message>
    <message>
        <source>Mission equipment upgrade</source>
        <translation>Potenziamento Attrezzatura per la Missione</translation>
    </message>
    <message>
        <source>Personal equipment</source>
        <translation>Attrezzatura Personale</translation>
    </message>
    <message>
        <source>Small equipment</source>
        <translation>Attrezzatura Piccola</translation>
    </message>
    <message>
        <source>Emergency evac</source>
        <translation>Evacuazione di Emergenza</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Exert</source>
        <translation>Affaticarsi</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Esplorazione</translation>
    </message>
    <message>
        <source>Final POI</source>
        <translation>Ultimo PDI</translation>
    </message>
    <message>
        <source>Fit to view</source>
        <translation>Adatta alla vista</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Cibo</translation>
    </message>
    <message>
        <source>Garage</source>
        <translation>Garage</translation>
    </message>
    <message>
        <source>Gathering</source>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>Global condition</source>
        <translation>Condizione Generale</translation>
    </message>
    <message>
        <source>Greenhouse</source>
        <translation>Serra</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
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
        <translation>Schermata iniziale</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Importante</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Enter key</source>
        <translation>Tasto Invio</translation>
    </message>
    <message>
        <source>Lander</source>
        <translation>Lander</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Agilità</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Armatura</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacità</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>Sensori</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Indizio</translation>
    </message>
    <message>
        <source>Back to the bag</source>
        <translation>Torna nel sacchetto</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>Lift-off</source>
        <translation>Decollo</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Bloccato</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Annotazione</translation>
    </message>
    <message>
        <source>Malfunction</source>
        <translation>Avaria</translation>
    </message>
    <message>
        <source>Medbay</source>
        <translation>Infermeria</translation>
    </message>
    <message>
        <source>Memorial wall</source>
        <translation>Muro commemorativo</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Missione</translation>
    </message>
    <message>
        <source>Structural mod</source>
        <translation>Modifica strutturale</translation>
    </message>
    <message>
        <source>Utility mod</source>
        <translation>Modifica funzionale</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Morale</translation>
    </message>
    <message>
        <source>No movement</source>
        <translation>Nessun movimento</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Obiettivo</translation>
    </message>
    <message>
        <source>One-way path</source>
        <translation>Percorso a senso unico</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operazione</translation>
    </message>
    <message>
        <source>Oxygen</source>
        <translation>Ossigeno</translation>
    </message>
    <message>
        <source>Oxygen filters</source>
        <translation>Filtri dell’Ossigeno</translation>
    </message>
    <message>
        <source>Content pack</source>
        <translation>Pacchetto di contenuti</translation>
    </message>
    <message>
        <source>Penalty token</source>
        <translation>Gettone Penalità</translation>
    </message>
    <message>
        <source>Physical</source>
        <translation>Fisico</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Tieni aperto</translation>
    </message>
    <message>
        <source>Ping</source>
        <translation>Ping</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Pianeta</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Più</translation>
    </message>
    <message>
        <source>Point of interest</source>
        <translation>Punto di Interesse</translation>
    </message>
    <message>
        <source>Power connectors</source>
        <translation>Connettori Energetici</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Probe bay</source>
        <translation>Vano Sonde</translation>
    </message>
    <message>
        <source>Production complex</source>
        <translation>Complesso di Produzione</translation>
    </message>
    <message>
        <source>Quiet corner</source>
        <translation>Angolo Tranquillo</translation>
    </message>
    <message>
        <source>Rank 1</source>
        <translation>Grado 1</translation>
    </message>
    <message>
        <source>Rank 2</source>
        <translation>Grado 2</translation>
    </message>
    <message>
        <source>Rank 3</source>
        <translation>Grado 3</translation>
    </message>
    <message>
        <source>Rank-up card</source>
        <translation>Carta Grado Superiore</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Leggi ad alta voce</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Ricaricare</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Regione</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Ritirare</translation>
    </message>
    <message>
        <source>Research laboratory</source>
        <translation>Laboratorio di Ricerca</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Riposo</translation>
    </message>
    <message>
        <source>Rover</source>
        <translation>Rover</translation>
    </message>
    <message>
        <source>Sacrifice a die</source>
        <translation>Sacrificare un dado</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Campione</translation>
    </message>
    <message>
        <source>Save point</source>
        <translation>Punto di Salvataggio</translation>
    </message>
    <message>
        <source>Planetary scanner</source>
        <translation>Scanner Planetario</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Scienza</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Sector</source>
        <translation>Settore</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Share window</source>
        <translation>Finestra di condivisione</translation>
    </message>
    <message>
        <source>Shutdown tile</source>
        <translation>Tessera Arresto</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Situazione</translation>
    </message>
    <message>
        <source>Sol</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Solar panels</source>
        <translation>Pannelli Solari</translation>
    </message>
    <message>
        <source>Spare part</source>
        <translation>Pezzo di ricambio</translation>
    </message>
    <message>
        <source>Special action</source>
        <translation>Azione speciale</translation>
    </message>
    <message>
        <source>Spend a die</source>
        <translation>Spendere un dado</translation>
    </message>
    <message>
        <source>Star map</source>
        <translation>Mappa stellare</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Stress</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Successo</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Provviste</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Tecnologia</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Minaccia</translation>
    </message>
    <message>
        <source>Time token</source>
        <translation>Gettone Tempo</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Viaggio</translation>
    </message>
    <message>
        <source>Training expedition</source>
        <translation>Spedizione di addestramento</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Unique discovery</source>
        <translation>Scoperta Eccezionale</translation>
    </message>
    <message>
        <source>Unloading</source>
        <translation>Scarico</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Officina</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Ferita</translation>
    </message>
    <message>
        <source>Xenology</source>
        <translation>Xenologia</translation>
    </message>
</context>
<context>
    <name>InjuryIcon</name>
    <message>
        <source>Damage</source>
        <translation>Danni</translation>
    </message>
    <message>
        <source>Heavy damage</source>
        <translation>Danni Gravi</translation>
    </message>
    <message>
        <source>Mental</source>
        <translation>Mentale</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Speciale</translation>
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
        <translation>Avanti</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>A copy was written: {file}</source>
        <translation>Copia salvata: {file}</translation>
    </message>
    <message>
        <source>Brought in: {file}</source>
        <translation>Importato: {file}</translation>
    </message>
</context>
<context>
    <name>LibraryScreen</name>
    <message>
        <source>Library</source>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Bring in a save</source>
        <translation>Importa un salvataggio</translation>
    </message>
</context>
<context>
    <name>LogText</name>
    <message numerus="yes">
        <source>%n event card(s) are shuffled into a new deck.</source>
        <translation>
            <numerusform>%n carta evento viene mescolata in un nuovo mazzo.</numerusform>
            <numerusform>%n carte evento vengono mescolate in un nuovo mazzo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation>Inizia il round {number}.</translation>
    </message>
    <message>
        <source>{member} takes the start token.</source>
        <translation>{member} prende il gettone Inizio.</translation>
    </message>
    <message>
        <source>{member} begins a turn.</source>
        <translation>{member} inizia il turno.</translation>
    </message>
    <message>
        <source>{member} travels to {sector}.</source>
        <translation>{member} viaggia verso questo settore: {sector}.</translation>
    </message>
    <message>
        <source>{member} spends a die: {die}.</source>
        <translation>{member} spende un dado: {die}.</translation>
    </message>
    <message>
        <source>{member} refreshes a die: {die}.</source>
        <translation>{member} ricarica un dado: {die}.</translation>
    </message>
    <message numerus="yes">
        <source>The away team loses %n [supplies].</source>
        <translation>
            <numerusform>La squadra di sbarco perde %n [supplies].</numerusform>
            <numerusform>La squadra di sbarco perde %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [supplies].</source>
        <translation>
            <numerusform>La squadra di sbarco ottiene %n [supplies].</numerusform>
            <numerusform>La squadra di sbarco ottiene %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The away team gains %n [success].</source>
        <translation>
            <numerusform>La squadra di sbarco ottiene %n [success].</numerusform>
            <numerusform>La squadra di sbarco ottiene %n [success].</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} rolls a danger die for danger table {letter}: {result}.</source>
        <translation>{member} tira un dado Pericolo per la tabella Pericolo {letter}: {result}.</translation>
    </message>
    <message>
        <source>{member} ends the turn.</source>
        <translation>{member} conclude il turno.</translation>
    </message>
    <message>
        <source>{member} reveals an event: {event}.</source>
        <translation>{member} rivela un evento: {event}.</translation>
    </message>
    <message>
        <source>The event is discarded: {event}.</source>
        <translation>L’evento viene scartato: {event}.</translation>
    </message>
    <message>
        <source>{section} agrees to the lift-off.</source>
        <translation>{section} è d’accordo con il decollo.</translation>
    </message>
    <message>
        <source>{section} wants to stay on the planet.</source>
        <translation>{section} vuole restare sul pianeta.</translation>
    </message>
    <message>
        <source>The next effect is carried out.</source>
        <translation>Si risolve l’effetto successivo.</translation>
    </message>
    <message>
        <source>This comes next: {effects}</source>
        <translation>Poi segue: {effects}</translation>
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
        <source>A new expedition begins.</source>
        <translation>Inizia una nuova spedizione.</translation>
    </message>
    <message>
        <source>{member} sets out to travel.</source>
        <translation>{member} si mette in viaggio.</translation>
    </message>
    <message>
        <source>{member} rests.</source>
        <translation>{member} riposa.</translation>
    </message>
    <message>
        <source>{member} takes a special action.</source>
        <translation>{member} esegue un’azione speciale.</translation>
    </message>
    <message>
        <source>{member} takes an action.</source>
        <translation>{member} esegue un’azione.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{ending} Left behind: {members}.</source>
        <translation>{ending} Rimasti sul pianeta: {members}.</translation>
    </message>
    <message>
        <source>The lander lifts off. The expedition is over.</source>
        <translation>Il lander decolla. La spedizione è conclusa.</translation>
    </message>
    <message>
        <source>Emergency evac: the away team is taken off the planet. The expedition is over.</source>
        <translation>Evacuazione di emergenza: la squadra di sbarco viene portata via dal pianeta. La spedizione è conclusa.</translation>
    </message>
    <message>
        <source>The expedition ends here.</source>
        <translation>La spedizione finisce qui.</translation>
    </message>
    <message>
        <source>Nobody of the away team is left. The expedition is over.</source>
        <translation>Della squadra di sbarco non resta più nessuno. La spedizione è conclusa.</translation>
    </message>
</context>
<context>
    <name>MapReader</name>
    <message>
        <source>The crew member in turn is here.</source>
        <translation>Il membro dell’equipaggio di turno è qui.</translation>
    </message>
    <message>
        <source>Enter travels here.</source>
        <translation>Invio: viaggia qui.</translation>
    </message>
</context>
<context>
    <name>MapTools</name>
    <message>
        <source>Zoom in</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Riduci</translation>
    </message>
    <message>
        <source>Show the whole planet</source>
        <translation>Mostra tutto il pianeta</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Planet map</source>
        <translation>Mappa del pianeta</translation>
    </message>
</context>
<context>
    <name>MemberModel</name>
    <message>
        <source>{member}, {section}, in {place}</source>
        <extracomment>A member of the away team in a list, with the section and the place.</extracomment>
        <translation>{member}, {section}, luogo: {place}</translation>
    </message>
</context>
<context>
    <name>Mistake</name>
    <message>
        <source>there is no such folder</source>
        <translation>questa cartella non esiste</translation>
    </message>
    <message>
        <source>the folder has no pack.json, so it is not a content pack</source>
        <translation>nella cartella manca pack.json, quindi non è un pacchetto di contenuti</translation>
    </message>
    <message>
        <source>it cannot be read ({found})</source>
        <translation>non si può leggere ({found})</translation>
    </message>
    <message>
        <source>it is a link; a pack holds plain files only</source>
        <translation>è un collegamento; un pacchetto contiene solo file normali</translation>
    </message>
    <message>
        <source>it is not a plain file</source>
        <translation>non è un file normale</translation>
    </message>
    <message>
        <source>a file or folder of a pack may not have this name</source>
        <translation>un file o una cartella di un pacchetto non può avere questo nome</translation>
    </message>
    <message>
        <source>a pack has no place for this file</source>
        <translation>in un pacchetto non c’è posto per questo file</translation>
    </message>
    <message>
        <source>the file is larger than {wanted} bytes</source>
        <translation>il file supera {wanted} byte</translation>
    </message>
    <message>
        <source>all files together are larger than {wanted} bytes</source>
        <translation>tutti i file insieme superano {wanted} byte</translation>
    </message>
    <message>
        <source>there are more than {wanted} files</source>
        <translation>ci sono più di {wanted} file</translation>
    </message>
    <message>
        <source>the text is not UTF-8 (at byte {found})</source>
        <translation>il testo non è UTF-8 (al byte {found})</translation>
    </message>
    <message>
        <source>the text starts with a byte order mark; save it as UTF-8 without one</source>
        <translation>il testo comincia con un byte order mark; salvatelo come UTF-8 senza</translation>
    </message>
    <message>
        <source>there is a NUL character in the text (at byte {found})</source>
        <translation>nel testo c’è un carattere NUL (al byte {found})</translation>
    </message>
    <message>
        <source>this is not JSON (at line and column {found})</source>
        <translation>questo non è JSON (a riga e colonna {found})</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {wanted}</source>
        <translation>le parentesi sono annidate oltre {wanted} livelli</translation>
    </message>
    <message>
        <source>the key &apos;{found}&apos; stands here twice</source>
        <translation>la chiave «{found}» compare qui due volte</translation>
    </message>
    <message>
        <source>there is a character here that cannot be shown ({found})</source>
        <translation>qui c’è un carattere che non si può mostrare ({found})</translation>
    </message>
    <message>
        <source>found {found}, but a list belongs here</source>
        <translation>trovato {found}, ma qui va un elenco</translation>
    </message>
    <message>
        <source>found {found}, but an object with named values belongs here</source>
        <translation>trovato {found}, ma qui va un oggetto con valori denominati</translation>
    </message>
    <message>
        <source>found {found}, but a whole number belongs here</source>
        <translation>trovato {found}, ma qui va un numero intero</translation>
    </message>
    <message>
        <source>found {found}, but a text in quotation marks belongs here</source>
        <translation>trovato {found}, ma qui va un testo tra virgolette</translation>
    </message>
    <message>
        <source>found {found}, but true or false belongs here</source>
        <translation>trovato {found}, ma qui va true o false</translation>
    </message>
    <message>
        <source>found {found}, but a number from {wanted} belongs here</source>
        <translation>trovato {found}, ma qui va un numero tra {wanted}</translation>
    </message>
    <message>
        <source>the text is longer than {wanted} characters</source>
        <translation>il testo supera {wanted} caratteri</translation>
    </message>
    <message>
        <source>something belongs here, but it is empty</source>
        <translation>qui va qualcosa, ma è vuoto</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not a name: up to 64 letters, digits, &apos;_&apos; and &apos;-&apos; without spaces</source>
        <translation>«{found}» non è un nome: fino a 64 lettere, cifre, «_» e «-» senza spazi</translation>
    </message>
    <message>
        <source>unknown key &apos;{found}&apos;</source>
        <translation>chiave sconosciuta «{found}»</translation>
    </message>
    <message>
        <source>the key &apos;{wanted}&apos; is missing</source>
        <translation>manca la chiave «{wanted}»</translation>
    </message>
    <message>
        <source>unknown effect &apos;{found}&apos;</source>
        <translation>effetto sconosciuto «{found}»</translation>
    </message>
    <message>
        <source>unknown type &apos;{found}&apos;</source>
        <translation>tipo sconosciuto «{found}»</translation>
    </message>
    <message>
        <source>unknown value &apos;{found}&apos;</source>
        <translation>valore sconosciuto «{found}»</translation>
    </message>
    <message>
        <source>found {found}, which does not belong here</source>
        <translation>trovato {found}, che qui non va</translation>
    </message>
    <message>
        <source>more than {wanted} parts for one card</source>
        <translation>più di {wanted} parti per una sola carta</translation>
    </message>
    <message>
        <source>the id &apos;{found}&apos; is already taken by {wanted}</source>
        <translation>l’id «{found}» è già usato da {wanted}</translation>
    </message>
    <message>
        <source>&apos;{found}&apos; is not in {wanted}</source>
        <translation>«{found}» non c’è in {wanted}</translation>
    </message>
    <message>
        <source>no sector has &quot;lander&quot;: true, so nobody can land</source>
        <translation>nessun settore ha &quot;lander&quot;: true, quindi nessuno può atterrare</translation>
    </message>
    <message>
        <source>the path ends where it starts, in sector {found}</source>
        <translation>il percorso finisce dove comincia, nel settore {found}</translation>
    </message>
    <message>
        <source>danger tables {found} roll on each other without end</source>
        <translation>le tabelle Pericolo {found} si richiamano a vicenda senza fine</translation>
    </message>
    <message>
        <source>at worst more than {wanted} effects follow one another</source>
        <translation>nel caso peggiore si susseguono più di {wanted} effetti</translation>
    </message>
    <message>
        <source>the pack has format {found}; this program reads up to format {wanted}</source>
        <translation>il pacchetto ha il formato {found}; questo programma legge fino al formato {wanted}</translation>
    </message>
    <message>
        <source>the pack &apos;{found}&apos; is needed but not there</source>
        <translation>serve il pacchetto «{found}», ma non c’è</translation>
    </message>
    <message>
        <source>packs need each other in a circle: {found}</source>
        <translation>i pacchetti si richiedono a vicenda in cerchio: {found}</translation>
    </message>
    <message>
        <source>the language &apos;{found}&apos; is not listed in pack.json</source>
        <translation>la lingua «{found}» non è elencata in pack.json</translation>
    </message>
    <message>
        <source>the file words/{found}.json is missing</source>
        <translation>manca il file words/{found}.json</translation>
    </message>
    <message>
        <source>no text of the pack reads &apos;{found}&apos;</source>
        <translation>nessun testo del pacchetto recita «{found}»</translation>
    </message>
    <message>
        <source>there are {found} in {wanted}, too few for a game</source>
        <translation>in {wanted} ce ne sono {found}, troppo pochi per una partita</translation>
    </message>
    <message>
        <source>and {found} more</source>
        <translation>e altri {found}</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Sector {number}</source>
        <translation>Settore {number}</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Percorso</translation>
    </message>
    <message>
        <source>Danger table {letter}</source>
        <translation>Tabella Pericolo {letter}</translation>
    </message>
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
        <translation>Dado Base</translation>
    </message>
    <message>
        <source>Specialist die</source>
        <translation>Dado Specializzato</translation>
    </message>
    <message>
        <source>Universal die</source>
        <translation>Dado Universale</translation>
    </message>
    <message>
        <source>Expert die</source>
        <translation>Dado Esperto</translation>
    </message>
    <message>
        <source>Wild die</source>
        <translation>Dado Jolly</translation>
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
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>{member} · {section}</source>
        <extracomment>Who goes and for which section.</extracomment>
        <translation>{member} · {section}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Dove andare</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>The away team</source>
        <translation>La squadra di sbarco</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Sorte</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nome del giocatore {number}</translation>
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
    <name>PathModel</name>
    <message>
        <source>free</source>
        <extracomment>On a path that asks for nothing. One short word.</extracomment>
        <translation>libero</translation>
    </message>
    <message>
        <source>Path from {start} to {end}</source>
        <extracomment>A path of the planet in a list, by the sectors at its ends.</extracomment>
        <translation>Percorso: da {start} a {end}</translation>
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
    <message>
        <source>The settings could not be read, so they start anew. The damaged file was kept as {file}.</source>
        <translation>Non è stato possibile leggere le impostazioni, quindi si riparte da zero. Il file danneggiato è stato conservato come {file}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Trouble with the save</source>
        <translation>Problema con il salvataggio</translation>
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
        <translation>Il programma ha commesso un errore. Ogni vostra decisione è conservata; continuate dall’ultima. Un rapporto per chi può correggerlo si trova in {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Saved games ({pattern})</source>
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
    <name>PromptBar</name>
    <message>
        <source>The expedition is over. Undo reaches back, the library keeps it.</source>
        <translation>La spedizione è conclusa. Con Annulla si torna indietro, l’archivio la conserva.</translation>
    </message>
    <message>
        <source>{players} decide:</source>
        <translation>Decidono {players}:</translation>
    </message>
    <message>
        <source>{player} decides:</source>
        <translation>Decide {player}:</translation>
    </message>
    <message>
        <source>All answers ({count})</source>
        <translation>Tutte le risposte ({count})</translation>
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
        <translation>Chi prende il gettone Inizio e il primo turno del round?</translation>
    </message>
    <message numerus="yes">
        <source>{member}: choose an action (%n left).</source>
        <translation>
            <numerusform>{member}: scegliete un’azione (ne resta %n).</numerusform>
            <numerusform>{member}: scegliete un’azione (ne restano %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>{member} has revealed an event: {event}. Read it, then resolve it.</source>
        <translation>{member} ha rivelato un evento: {event}. Leggetelo, poi risolvetelo.</translation>
    </message>
    <message>
        <source>{member}: which die do you spend?</source>
        <translation>{member}: quale dado spendete?</translation>
    </message>
    <message>
        <source>{member}: which die do you refresh?</source>
        <translation>{member}: quale dado ricaricate?</translation>
    </message>
    <message>
        <source>{member} wants to leave the planet. Does every other section agree to the lift-off?</source>
        <translation>{member} vuole lasciare il pianeta. Tutti gli altri reparti sono d’accordo con il decollo?</translation>
    </message>
    <message>
        <source>{member} rolls a danger die for danger table {letter}. What does it show?</source>
        <translation>{member} tira un dado Pericolo per la tabella Pericolo {letter}. Che cosa mostra?</translation>
    </message>
    <message>
        <source>{member}: choose one option.</source>
        <translation>{member}: scegliete un’opzione.</translation>
    </message>
    <message>
        <source>{source}: choose one option for {member}.</source>
        <extracomment>{source} is the card, path or table that offers the options.</extracomment>
        <translation>{source}: scegliete un’opzione per {member}.</translation>
    </message>
    <message>
        <source>Travel to {sector}</source>
        <translation>Viaggio: {sector}</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Riposo</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Concludi il turno</translation>
    </message>
    <message>
        <source>Lift-off</source>
        <translation>Decollo</translation>
    </message>
    <message>
        <source>{section}: agree</source>
        <translation>{section}: d’accordo</translation>
    </message>
    <message>
        <source>{section}: stay</source>
        <translation>{section}: restare</translation>
    </message>
    <message>
        <source>Resolve the event</source>
        <translation>Risolvi l’evento</translation>
    </message>
    <message>
        <source>Let the game roll</source>
        <translation>Lascia tirare il gioco</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Percorso</translation>
    </message>
    <message>
        <source>Special action</source>
        <translation>Azione speciale</translation>
    </message>
    <message>
        <source>Option {number}</source>
        <translation>Opzione {number}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Another decision comes first. {question}</source>
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
        <translation>Nessun percorso porta da qui a questo settore: {sector}.</translation>
    </message>
    <message>
        <source>This path is one-way: it can be used in the direction of its arrows only.</source>
        <translation>Questo percorso è a senso unico: si può usare solo nella direzione delle frecce.</translation>
    </message>
    <message>
        <source>This sector forbids travel: {sector}.</source>
        <translation>Questo settore vieta il viaggio: {sector}.</translation>
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
        <source>Only one special action is allowed in each turn.</source>
        <translation>In ogni turno è permessa una sola azione speciale.</translation>
    </message>
    <message>
        <source>Lift-off is possible only from the lander sector: {sector}.</source>
        <translation>Il decollo è possibile solo dal settore del lander: {sector}.</translation>
    </message>
    <message>
        <source>The cost of this option cannot be paid in full.</source>
        <translation>Il costo di questa opzione non può essere pagato per intero.</translation>
    </message>
    <message>
        <source>This die cannot be used here: {die}.</source>
        <translation>Questo dado non può essere usato qui: {die}.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>No effect.</source>
        <translation>Nessun effetto.</translation>
    </message>
    <message numerus="yes">
        <source>Lose %n [supplies].</source>
        <translation>
            <numerusform>Perdete %n [supplies].</numerusform>
            <numerusform>Perdete %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [supplies].</source>
        <translation>
            <numerusform>Ottenete %n [supplies].</numerusform>
            <numerusform>Ottenete %n [supplies].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n [success].</source>
        <translation>
            <numerusform>Ottenete %n [success].</numerusform>
            <numerusform>Ottenete %n [success].</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll a danger die and resolve it with danger table {letter}.</source>
        <extracomment>{letter} names a danger table: A, B, C.</extracomment>
        <translation>Tirate un dado Pericolo e risolvetelo con la tabella Pericolo {letter}.</translation>
    </message>
    <message>
        <source>Shuffle all [event] cards into a new face-down deck.</source>
        <translation>Mescolate tutte le carte [event] in un nuovo mazzo a faccia in giù.</translation>
    </message>
    <message>
        <source>Begin a new round: decide who takes the start token.</source>
        <translation>Iniziate un nuovo round: decidete chi prende il gettone Inizio.</translation>
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
        <source>Move to the sector at the other end of the path.</source>
        <translation>Spostatevi nel settore all’altra estremità del percorso.</translation>
    </message>
    <message>
        <source>Refresh half of your section dice, rounded up.</source>
        <translation>Ricaricate metà dei vostri dadi Reparto, arrotondando per eccesso.</translation>
    </message>
    <message>
        <source>End the turn and reveal an [event] card.</source>
        <translation>Concludete il turno e rivelate una carta [event].</translation>
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
        <source>{number}. {option}</source>
        <extracomment>One of several alternatives on its own line, with its number.</extracomment>
        <translation>{number}. {option}</translation>
    </message>
    <message>
        <source>Choose one:</source>
        <translation>Scegliete una possibilità:</translation>
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
        <translation>
            <numerusform>Spendete %n dado rosso.</numerusform>
            <numerusform>Spendete %n dadi rossi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n green die(s).</source>
        <translation>
            <numerusform>Spendete %n dado verde.</numerusform>
            <numerusform>Spendete %n dadi verdi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spend %n blue die(s).</source>
        <translation>
            <numerusform>Spendete %n dado blu.</numerusform>
            <numerusform>Spendete %n dadi blu.</numerusform>
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
        <translation>
            <numerusform>Ricaricate %n dado rosso.</numerusform>
            <numerusform>Ricaricate %n dadi rossi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n green die(s).</source>
        <translation>
            <numerusform>Ricaricate %n dado verde.</numerusform>
            <numerusform>Ricaricate %n dadi verdi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh %n blue die(s).</source>
        <translation>
            <numerusform>Ricaricate %n dado blu.</numerusform>
            <numerusform>Ricaricate %n dadi blu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Engineering</source>
        <translation>Ingegneria</translation>
    </message>
    <message>
        <source>Recon</source>
        <translation>Ricognizione</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Scienza</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Sicurezza</translation>
    </message>
</context>
<context>
    <name>SectorCard</name>
    <message>
        <source>Travel here</source>
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
        <source>Sector {number}: {name}</source>
        <extracomment>A sector of the planet in a list, by its number and name.</extracomment>
        <translation>Settore {number}: {name}</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Luck, undo and dice</source>
        <translation>Sorte, annullamento e dadi</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Cartelle</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ridotto</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Disattivato</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
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
        <translation>Annullamento rigoroso</translation>
    </message>
    <message>
        <source>On: undo stops where something hidden was shown, such as a roll or a drawn card.</source>
        <translation>Attivato: l’annullamento si ferma dove è stato rivelato qualcosa di nascosto, come un tiro o una carta pescata.</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Dadi veri</translation>
    </message>
    <message>
        <source>On: you roll dice on your own table and tell the game what they show.</source>
        <translation>Attivato: tirate i dadi sul vostro tavolo e dite al gioco che cosa mostrano.</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Salvataggi</translation>
    </message>
    <message>
        <source>Open folder</source>
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
    <name>ShortcutsSheet</name>
    <message>
        <source>Shortcuts</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>Go from one part of the screen to the next; with Shift back</source>
        <translation>Passa da una parte dello schermo alla successiva; con Maiusc indietro</translation>
    </message>
    <message>
        <source>Act: press the button, take the choice, go to the sector</source>
        <translation>Agisci: premi il pulsante, prendi la scelta, vai nel settore</translation>
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
        <source>Show situation and journal, in a narrow window</source>
        <translation>Mostra situazione e diario, in una finestra stretta</translation>
    </message>
    <message>
        <source>Undo the last decision</source>
        <translation>Annulla l’ultima decisione</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>These shortcuts</source>
        <translation>Queste scorciatoie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
        <translation>Settore {number}</translation>
    </message>
    <message>
        <source>Supplies: {supplies} of {most}</source>
        <extracomment>The marker on the supply track.</extracomment>
        <translation>Provviste: {supplies} su {most}</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Cards in the event deck: {count}</source>
        <translation>Carte nel mazzo Evento: {count}</translation>
    </message>
    <message>
        <source>Discarded events: {count}</source>
        <translation>Eventi scartati: {count}</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
</context>
<context>
    <name>SituationTabs</name>
    <message>
        <source>Situation and journal (J)</source>
        <translation>Situazione e diario (J)</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
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
    <message>
        <source>Only to look at: another window plays this save, or its file may not be written.</source>
        <translation>Solo da guardare: un’altra finestra gioca questo salvataggio, oppure il file non si può scrivere.</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
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
        <extracomment>{sentence} says what is wrong in a content pack.</extracomment>
        <translation>{sentence} (intendevate «{meant}»?)</translation>
    </message>
    <message>
        <source>{file} is not a saved game. It was left as it is; choose another file.</source>
        <translation>{file} non è un salvataggio. È rimasto com’era; scegliete un altro file.</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing in it was changed; repair a copy with “vanguard-desktop doctor” or open another save.</source>
        <translation>{file} è danneggiato. Non vi è stato cambiato nulla; riparatene una copia con «vanguard-desktop doctor» o aprite un altro salvataggio.</translation>
    </message>
    <message>
        <source>{file} ends too soon, as after an interrupted copy. Everything before that point is kept; repair a copy with “vanguard-desktop doctor”.</source>
        <translation>{file} finisce troppo presto, come dopo una copia interrotta. Tutto ciò che precede quel punto è conservato; riparatene una copia con «vanguard-desktop doctor».</translation>
    </message>
    <message>
        <source>{file} was made by a newer version of the game. It was left as it is; update the game to open it.</source>
        <translation>{file} è stato creato da una versione più recente del gioco. È rimasto com’era; aggiornate il gioco per aprirlo.</translation>
    </message>
    <message>
        <source>{file} is no longer there. If it was moved, import it from its new place.</source>
        <translation>{file} non c’è più. Se è stato spostato, importatelo dalla nuova posizione.</translation>
    </message>
    <message>
        <source>{file} can only be read, so the last decision was not recorded. Everything before it is kept; allow writing to the file or continue in a copy.</source>
        <translation>{file} si può solo leggere, quindi l’ultima decisione non è stata registrata. Tutto ciò che precede è conservato; consentite la scrittura del file o continuate in una copia.</translation>
    </message>
    <message>
        <source>The disk is full, so the last decision was not recorded in {file}. Everything before it is kept; free some space and decide again.</source>
        <translation>Il disco è pieno, quindi l’ultima decisione non è stata registrata in {file}. Tutto ciò che precede è conservato; liberate spazio e decidete di nuovo.</translation>
    </message>
    <message>
        <source>The system does not allow access to {file}. Nothing was changed; check the permissions of the file and its folder.</source>
        <translation>Il sistema non consente l’accesso a {file}. Non è stato cambiato nulla; controllate i permessi del file e della sua cartella.</translation>
    </message>
    <message>
        <source>{file} was played with content packs that are missing or different here. It was left as it is; add those packs to open it.</source>
        <translation>{file} è stato giocato con pacchetti di contenuti che qui mancano o sono diversi. È rimasto com’era; aggiungete quei pacchetti per aprirlo.</translation>
    </message>
    <message>
        <source>{file} is open in another window, so it can only be read here. Close the other window to continue playing.</source>
        <translation>{file} è aperto in un’altra finestra, quindi qui si può solo leggere. Chiudete l’altra finestra per continuare a giocare.</translation>
    </message>
    <message>
        <source>{file} has been played on elsewhere, so the last decision was not recorded here. Everything that was recorded is kept; open the save again to see it.</source>
        <translation>{file} è stato portato avanti altrove, quindi qui l’ultima decisione non è stata registrata. Tutto ciò che è stato registrato è conservato; riaprite il salvataggio per vederlo.</translation>
    </message>
</context>
<context>
    <name>UndoText</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Annulla: {what}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Ripeti: {what}</translation>
    </message>
    <message>
        <source>last decision</source>
        <translation>ultima decisione</translation>
    </message>
    <message>
        <source>start token for {member}</source>
        <translation>gettone Inizio: {member}</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>riposo</translation>
    </message>
    <message>
        <source>special action</source>
        <translation>azione speciale</translation>
    </message>
    <message>
        <source>spent die: {die}</source>
        <translation>dado speso: {die}</translation>
    </message>
    <message>
        <source>refreshed die: {die}</source>
        <translation>dado ricaricato: {die}</translation>
    </message>
    <message>
        <source>lost supplies</source>
        <translation>provviste perse</translation>
    </message>
    <message>
        <source>gained supplies</source>
        <translation>provviste ottenute</translation>
    </message>
    <message>
        <source>gained successes</source>
        <translation>successi ottenuti</translation>
    </message>
    <message>
        <source>danger die</source>
        <translation>dado Pericolo</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>conclusione del turno</translation>
    </message>
    <message>
        <source>event: {event}</source>
        <translation>evento: {event}</translation>
    </message>
    <message>
        <source>answer to the lift-off: {section}</source>
        <translation>risposta sul decollo: {section}</translation>
    </message>
    <message>
        <source>end of the expedition</source>
        <translation>fine della spedizione</translation>
    </message>
    <message>
        <source>start of the expedition</source>
        <translation>inizio della spedizione</translation>
    </message>
    <message>
        <source>proposed lift-off</source>
        <translation>proposta di decollo</translation>
    </message>
    <message>
        <source>choice: {source}</source>
        <extracomment>{source} is a card or table whose text the players decided on.</extracomment>
        <translation>scelta: {source}</translation>
    </message>
    <message>
        <source>travel to {sector}</source>
        <translation>viaggio: {sector}</translation>
    </message>
    <message>
        <source>travel</source>
        <translation>viaggio</translation>
    </message>
</context>
<context>
    <name>_SaveCard</name>
    <message numerus="yes">
        <source>%n decision(s) · {when}</source>
        <translation>
            <numerusform>%n decisione · {when}</numerusform>
            <numerusform>%n decisioni · {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Esporta una copia</translation>
    </message>
</context>
</TS>
