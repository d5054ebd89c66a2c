<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>campaigns</name>
    <message>
        <source>The Long Post</source>
        <extracomment>Campaign long_post “The Long Post”: name.</extracomment>
        <translation>La Lunga Posta</translation>
    </message>
    <message>
        <source>In 2121 the Vanguard carries a letter that nobody can open along a road that nobody has traveled for four thousand years. The door home has closed behind her. Ahead there is a row of small dark post offices, and somebody, somewhere, who is owed an answer.</source>
        <extracomment>Campaign long_post “The Long Post”: story.</extracomment>
        <translation>Nel 2121 la Vanguard porta una lettera che nessuno può aprire lungo una strada che nessuno percorre da quattromila anni. La porta di casa si è chiusa alle sue spalle. Davanti c’è una fila di piccoli uffici postali bui e, da qualche parte, qualcuno a cui si deve una risposta.</translation>
    </message>
    <message>
        <source>Desta Kallio</source>
        <extracomment>Campaign long_post “The Long Post”: name of the captain.</extracomment>
        <translation>Desta Kallio</translation>
    </message>
    <message>
        <source>Bartolomeu Ning</source>
        <extracomment>Campaign long_post “The Long Post”: name of the lead of engineering.</extracomment>
        <translation>Bartolomeu Ning</translation>
    </message>
    <message>
        <source>Ximena Tuohy</source>
        <extracomment>Campaign long_post “The Long Post”: name of the lead of recon.</extracomment>
        <translation>Ximena Tuohy</translation>
    </message>
    <message>
        <source>Henrike Obi</source>
        <extracomment>Campaign long_post “The Long Post”: name of the lead of science.</extracomment>
        <translation>Henrike Obi</translation>
    </message>
    <message>
        <source>Tavita Morrow</source>
        <extracomment>Campaign long_post “The Long Post”: name of the lead of security.</extracomment>
        <translation>Tavita Morrow</translation>
    </message>
</context>
<context>
    <name>conditions</name>
    <message>
        <source>Ebb, Running</source>
        <extracomment>Global condition OG1 “Ebb, Running”: name.</extracomment>
        <translation>Bassa marea, di corsa</translation>
    </message>
    <message>
        <source>The mud shines. Everything that lives in it has come up to see who is in such a hurry.</source>
        <extracomment>Global condition OG1 “Ebb, Running”: story.</extracomment>
        <translation>Il fango luccica. Tutto ciò che ci vive è salito a vedere chi ha tanta fretta.</translation>
    </message>
    <message>
        <source>Flood, Walking</source>
        <extracomment>Global condition OG2 “Flood, Walking”: name.</extracomment>
        <translation>Piena, al passo</translation>
    </message>
    <message>
        <source>The tide is a wall with a lid of foam. It is not in a hurry, which is the worst of it.</source>
        <extracomment>Global condition OG2 “Flood, Walking”: story.</extracomment>
        <translation>La marea è un muro con un coperchio di schiuma. Non ha fretta, e questo è il peggio.</translation>
    </message>
    <message>
        <source>Slack, at Last</source>
        <extracomment>Global condition OG3 “Slack, at Last”: name.</extracomment>
        <translation>Acqua ferma, finalmente</translation>
    </message>
    <message>
        <source>For as long as it takes to drink a cup of tea nothing moves. Then it does, and with it whatever stands here.</source>
        <extracomment>Global condition OG3 “Slack, at Last”: story.</extracomment>
        <translation>Per il tempo di bere una tazza di tè non si muove nulla. Poi si muove, e con lei chiunque sia qui.</translation>
    </message>
    <message>
        <source>Lamps Low, Callers</source>
        <extracomment>Global condition OG4 “Lamps Low, Callers”: name.</extracomment>
        <translation>Lampade basse, visite</translation>
    </message>
    <message>
        <source>It is later than it has ever been. Eleven times before the morning there is a knock, and one of the lamps leans to listen.</source>
        <extracomment>Global condition OG4 “Lamps Low, Callers”: story.</extracomment>
        <translation>È più tardi di quanto sia mai stato. Undici volte prima del mattino bussano, e una delle lampade si china ad ascoltare.</translation>
    </message>
    <message>
        <source>Answer the caller politely</source>
        <extracomment>Global condition OG4 “Lamps Low, Callers”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Rispondete con garbo al visitatore</translation>
    </message>
    <message>
        <source>Let the caller find the way; one lamp is blown out by the door</source>
        <extracomment>Global condition OG4 “Lamps Low, Callers”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Lasciate che il visitatore trovi la strada; una lampada si spegne vicino alla porta</translation>
    </message>
    <message>
        <source>Wedding Weather</source>
        <extracomment>Global condition OG6 “Wedding Weather”: name.</extracomment>
        <translation>Tempo da nozze</translation>
    </message>
    <message>
        <source>Every gallery is warm to the hand. There is drumming in the floor, and it is about you now and then.</source>
        <extracomment>Global condition OG6 “Wedding Weather”: story.</extracomment>
        <translation>Ogni galleria è tiepida sotto la mano. Nel pavimento c’è un rullare di tamburi, e ogni tanto parla di voi.</translation>
    </message>
    <message>
        <source>One Anchors, One Flies</source>
        <extracomment>Global condition OG5 “One Anchors, One Flies”: name.</extracomment>
        <translation>Uno tiene, uno vola</translation>
    </message>
    <message>
        <source>Whoever has the start token flies; the other one holds. At the end of a round you change about, and the rope must be taut between you.</source>
        <extracomment>Global condition OG5 “One Anchors, One Flies”: story.</extracomment>
        <translation>Chi ha il gettone Inizio vola; l’altro tiene. Alla fine di un round vi date il cambio, e la corda fra voi dev’essere tesa.</translation>
    </message>
    <message>
        <source>Evening, With Dust</source>
        <extracomment>Global condition OG7 “Evening, With Dust”: name.</extracomment>
        <translation>Sera, con polvere</translation>
    </message>
    <message>
        <source>The light lies flat across the valley and shows everything that is out of place. Something as tall as a house has noticed, too.</source>
        <extracomment>Global condition OG7 “Evening, With Dust”: story.</extracomment>
        <translation>La luce attraversa piatta la valle e mostra tutto ciò che è fuori posto. Se n’è accorto anche qualcosa di alto come una casa.</translation>
    </message>
    <message>
        <source>Night Shutters</source>
        <extracomment>Global condition G01 “Night Shutters”: name.</extracomment>
        <translation>Serrande notturne</translation>
    </message>
    <message>
        <source>The station is closing, gently, one room at a time. Doors that stood shut all day now stand open, for as long as it takes to get everybody out.</source>
        <extracomment>Global condition G01 “Night Shutters”: story.</extracomment>
        <translation>La stazione chiude, con dolcezza, una stanza alla volta. Porte rimaste chiuse tutto il giorno ora stanno aperte, quanto basta per far uscire tutti.</translation>
    </message>
    <message>
        <source>Still Air</source>
        <extracomment>Global condition G03 “Still Air”: name.</extracomment>
        <translation>Aria immobile</translation>
    </message>
    <message>
        <source>Not a breath. Every step carries for a kilometer, and the plain remembers it.</source>
        <extracomment>Global condition G03 “Still Air”: story.</extracomment>
        <translation>Non un filo di vento. Ogni passo si sente a un chilometro, e la piana se lo ricorda.</translation>
    </message>
    <message>
        <source>Choir Wind</source>
        <extracomment>Global condition G04 “Choir Wind”: name.</extracomment>
        <translation>Vento corale</translation>
    </message>
    <message>
        <source>The wind has found the reeds, and the reeds have found their voice. What you drop now is gone before it lands.</source>
        <extracomment>Global condition G04 “Choir Wind”: story.</extracomment>
        <translation>Il vento ha trovato le canne, e le canne hanno trovato la voce. Quel che vi cade adesso è sparito prima di toccare terra.</translation>
    </message>
    <message>
        <source>Clear Night</source>
        <extracomment>Global condition G05 “Clear Night”: name.</extracomment>
        <translation>Notte limpida</translation>
    </message>
    <message>
        <source>Cold, windless, and more stars than sky. The salt shines from below, so that you walk between two of everything.</source>
        <extracomment>Global condition G05 “Clear Night”: story.</extracomment>
        <translation>Freddo, niente vento, e più stelle che cielo. Il sale brilla da sotto, sicché camminate tra due copie di ogni cosa.</translation>
    </message>
    <message>
        <source>Ebb</source>
        <extracomment>Global condition G06 “Ebb”: name.</extracomment>
        <translation>Bassa marea</translation>
    </message>
    <message>
        <source>The water has gone to see about something. The mud shines, and everything that lives in it has come up to breathe and to have a look at you.</source>
        <extracomment>Global condition G06 “Ebb”: story.</extracomment>
        <translation>L’acqua è andata a sbrigare una faccenda. Il fango luccica, e tutto ciò che ci vive è salito a respirare e a darvi un’occhiata.</translation>
    </message>
    <message>
        <source>Flood</source>
        <extracomment>Global condition G07 “Flood”: name.</extracomment>
        <translation>Piena</translation>
    </message>
    <message>
        <source>The tide is a wall with a lid of foam, and it is walking. Channel, arch and sandbar are under it. Whoever stands there pays for standing.</source>
        <extracomment>Global condition G07 “Flood”: story.</extracomment>
        <translation>La marea è un muro con un coperchio di schiuma, e cammina. Canale, arco e banco di sabbia ci stanno sotto. Chi ci resta, paga per restarci.</translation>
    </message>
    <message>
        <source>Slack Water</source>
        <extracomment>Global condition G08 “Slack Water”: name.</extracomment>
        <translation>Acqua ferma</translation>
    </message>
    <message>
        <source>For as long as it takes to drink a cup of tea nothing moves at all. The trees put down their roots and pretend that they have always stood here.</source>
        <extracomment>Global condition G08 “Slack Water”: story.</extracomment>
        <translation>Per il tempo di bere una tazza di tè non si muove proprio nulla. Gli alberi posano le radici e fanno finta di essere sempre stati qui.</translation>
    </message>
    <message>
        <source>Spring Tide</source>
        <extracomment>Global condition G02 “Spring Tide”: name.</extracomment>
        <translation>Marea sigiziale</translation>
    </message>
    <message>
        <source>Twice a year moon and giant pull together. The wall comes in with its collar up and goes one stair higher than anyone has left it room for.</source>
        <extracomment>Global condition G02 “Spring Tide”: story.</extracomment>
        <translation>Due volte l’anno luna e gigante tirano insieme. Il muro arriva col bavero alzato e sale uno scalino più su di quanto chiunque gli abbia lasciato spazio.</translation>
    </message>
    <message>
        <source>Warm Rock</source>
        <extracomment>Global condition G09 “Warm Rock”: name.</extracomment>
        <translation>Roccia tiepida</translation>
    </message>
    <message>
        <source>The ground is as warm as a hand. That is the good news; the air above it has been breathed by a mountain.</source>
        <extracomment>Global condition G09 “Warm Rock”: story.</extracomment>
        <translation>Il suolo è caldo come una mano. Questa è la buona notizia; l’aria che c’è sopra è già stata respirata da una montagna.</translation>
    </message>
    <message>
        <source>Ember Tide</source>
        <extracomment>Global condition G10 “Ember Tide”: name.</extracomment>
        <translation>Marea di braci</translation>
    </message>
    <message>
        <source>It comes down the slope like a slow crowd with lanterns. In the galleries one hardly notices. Outside, everybody walks as if on a stove.</source>
        <extracomment>Global condition G10 “Ember Tide”: story.</extracomment>
        <translation>Scende dal pendio come una folla lenta con le lanterne. Nelle gallerie quasi non si nota. Fuori, tutti camminano come su una stufa.</translation>
    </message>
    <message>
        <source>Cooling</source>
        <extracomment>Global condition G11 “Cooling”: name.</extracomment>
        <translation>Raffreddamento</translation>
    </message>
    <message>
        <source>The wheel is shut and the heat goes home, gallery by gallery. Up here the rock ticks, as a kettle does when it has been taken off.</source>
        <extracomment>Global condition G11 “Cooling”: story.</extracomment>
        <translation>La ruota è chiusa e il calore torna a casa, galleria dopo galleria. Quassù la roccia ticchetta, come un bollitore tolto dal fuoco.</translation>
    </message>
    <message>
        <source>Hard Frost</source>
        <extracomment>Global condition G12 “Hard Frost”: name.</extracomment>
        <translation>Gelo duro</translation>
    </message>
    <message>
        <source>So cold that the air has fallen out of the sky and lies about in heaps. It squeaks.</source>
        <extracomment>Global condition G12 “Hard Frost”: story.</extracomment>
        <translation>Fa così freddo che l’aria è caduta dal cielo e se ne sta in giro a mucchi. Scricchiola.</translation>
    </message>
    <message>
        <source>Whiteout</source>
        <extracomment>Global condition G13 “Whiteout”: name.</extracomment>
        <translation>Bianco totale</translation>
    </message>
    <message>
        <source>There is no far and no near. You hold on to a rope and the rope holds on to somebody, you hope. Out on the ice nobody can lend anybody a hand.</source>
        <extracomment>Global condition G13 “Whiteout”: story.</extracomment>
        <translation>Non c’è più né lontano né vicino. Voi vi tenete a una corda e la corda si tiene a qualcuno, si spera. Fuori sul ghiaccio nessuno può dare una mano a nessuno.</translation>
    </message>
    <message>
        <source>Thaw</source>
        <extracomment>Global condition G14 “Thaw”: name.</extracomment>
        <translation>Disgelo</translation>
    </message>
    <message>
        <source>The warm air comes up the stair and goes along the shelves like somebody reading. Here and there a stopper lets go.</source>
        <extracomment>Global condition G14 “Thaw”: story.</extracomment>
        <translation>L’aria tiepida sale per la scala e passa lungo gli scaffali come qualcuno che legge. Qua e là un tappo cede.</translation>
    </message>
    <message>
        <source>A vial opens on the east shelves</source>
        <extracomment>Global condition G14 “Thaw”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Una fiala si apre sugli scaffali est</translation>
    </message>
    <message>
        <source>A vial opens on the west shelves</source>
        <extracomment>Global condition G14 “Thaw”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Una fiala si apre sugli scaffali ovest</translation>
    </message>
    <message>
        <source>Lantern Drift</source>
        <extracomment>Global condition G15 “Lantern Drift”: name.</extracomment>
        <translation>Deriva di lanterne</translation>
    </message>
    <message>
        <source>The lanterns are up and drifting. In their light everybody looks well, and says so.</source>
        <extracomment>Global condition G15 “Lantern Drift”: story.</extracomment>
        <translation>Le lanterne sono alte e vanno alla deriva. Alla loro luce hanno tutti un bell’aspetto, e lo dicono.</translation>
    </message>
    <message>
        <source>Dark Hour</source>
        <extracomment>Global condition G16 “Dark Hour”: name.</extracomment>
        <translation>Ora buia</translation>
    </message>
    <message>
        <source>The lanterns close, all at once, like a crowd that has been told something. What has legs is on them. The Strays walk twice as far, since nobody sees where.</source>
        <extracomment>Global condition G16 “Dark Hour”: story.</extracomment>
        <translation>Le lanterne si chiudono, tutte insieme, come una folla a cui hanno detto qualcosa. Tutto ciò che ha zampe è già in piedi. I Randagi camminano il doppio, poiché nessuno vede dove.</translation>
    </message>
</context>
<context>
    <name>crew</name>
    <message>
        <source>Oddny Castellano</source>
        <extracomment>Crewmember oddny_castellano “Oddny Castellano”: name.</extracomment>
        <translation>Oddny Castellano</translation>
    </message>
    <message>
        <source>Repairs lander doors and, when asked nicely, family feuds.</source>
        <extracomment>Crewmember oddny_castellano “Oddny Castellano”: a line about this person.</extracomment>
        <translation>Ripara portelli di lander e, se glielo chiedono per bene, liti di famiglia.</translation>
    </message>
    <message>
        <source>Second Pair of Hands</source>
        <extracomment>Crewmember oddny_castellano “Oddny Castellano”: name of the skill of this person.</extracomment>
        <translation>Altre due mani</translation>
    </message>
    <message>
        <source>Kwabena Firat</source>
        <extracomment>Crewmember kwabena_firat “Kwabena Firat”: name.</extracomment>
        <translation>Kwabena Firat</translation>
    </message>
    <message>
        <source>Grew up under a suspension bridge; distrusts whatever does not sway.</source>
        <extracomment>Crewmember kwabena_firat “Kwabena Firat”: a line about this person.</extracomment>
        <translation>Cresciuto sotto un ponte sospeso; non si fida di ciò che non oscilla.</translation>
    </message>
    <message>
        <source>Sway With It</source>
        <extracomment>Crewmember kwabena_firat “Kwabena Firat”: name of the skill of this person.</extracomment>
        <translation>Oscilla con lui</translation>
    </message>
    <message>
        <source>Milosz Tanuvasa</source>
        <extracomment>Crewmember milosz_tanuvasa “Milosz Tanuvasa”: name.</extracomment>
        <translation>Milosz Tanuvasa</translation>
    </message>
    <message>
        <source>Welder, baritone, holder of the ship’s tea-making record.</source>
        <extracomment>Crewmember milosz_tanuvasa “Milosz Tanuvasa”: a line about this person.</extracomment>
        <translation>Saldatore, baritono, detentore del record di bordo nel preparare il tè.</translation>
    </message>
    <message>
        <source>Clean Join</source>
        <extracomment>Crewmember milosz_tanuvasa “Milosz Tanuvasa”: name of the skill of this person.</extracomment>
        <translation>Giunto pulito</translation>
    </message>
    <message>
        <source>Rutger Anaya</source>
        <extracomment>Crewmember rutger_anaya “Rutger Anaya”: name.</extracomment>
        <translation>Rutger Anaya</translation>
    </message>
    <message>
        <source>Designed the recycling loop everyone drinks from; mentions it often.</source>
        <extracomment>Crewmember rutger_anaya “Rutger Anaya”: a line about this person.</extracomment>
        <translation>Ha progettato il circuito di riciclo da cui bevono tutti; lo ricorda spesso.</translation>
    </message>
    <message>
        <source>Nothing Wasted</source>
        <extracomment>Crewmember rutger_anaya “Rutger Anaya”: name of the skill of this person.</extracomment>
        <translation>Niente sprechi</translation>
    </message>
    <message>
        <source>Jomo Lindgren</source>
        <extracomment>Crewmember jomo_lindgren “Jomo Lindgren”: name.</extracomment>
        <translation>Jomo Lindgren</translation>
    </message>
    <message>
        <source>Crane operator who can set a piano down on an egg.</source>
        <extracomment>Crewmember jomo_lindgren “Jomo Lindgren”: a line about this person.</extracomment>
        <translation>Gruista capace di posare un pianoforte su un uovo.</translation>
    </message>
    <message>
        <source>Soft Landing</source>
        <extracomment>Crewmember jomo_lindgren “Jomo Lindgren”: name of the skill of this person.</extracomment>
        <translation>Posa morbida</translation>
    </message>
    <message>
        <source>Sunniva Rao</source>
        <extracomment>Crewmember sunniva_rao “Sunniva Rao”: name.</extracomment>
        <translation>Sunniva Rao</translation>
    </message>
    <message>
        <source>Talks to motors in full sentences. They seem to answer.</source>
        <extracomment>Crewmember sunniva_rao “Sunniva Rao”: a line about this person.</extracomment>
        <translation>Parla ai motori con frasi intere. A quanto pare rispondono.</translation>
    </message>
    <message>
        <source>Warm Engine</source>
        <extracomment>Crewmember sunniva_rao “Sunniva Rao”: name of the skill of this person.</extracomment>
        <translation>Motore caldo</translation>
    </message>
    <message>
        <source>Baltazar Nkemdi</source>
        <extracomment>Crewmember baltazar_nkemdi “Baltazar Nkemdi”: name.</extracomment>
        <translation>Baltazar Nkemdi</translation>
    </message>
    <message>
        <source>Retired bridge inspector; the retirement lasted nine days.</source>
        <extracomment>Crewmember baltazar_nkemdi “Baltazar Nkemdi”: a line about this person.</extracomment>
        <translation>Ispettore di ponti in pensione; la pensione è durata nove giorni.</translation>
    </message>
    <message>
        <source>Load Test</source>
        <extracomment>Crewmember baltazar_nkemdi “Baltazar Nkemdi”: name of the skill of this person.</extracomment>
        <translation>Prova di carico</translation>
    </message>
    <message>
        <source>Yeon-woo Petrakis</source>
        <extracomment>Crewmember yeon_woo_petrakis “Yeon-woo Petrakis”: name.</extracomment>
        <translation>Yeon-woo Petrakis</translation>
    </message>
    <message>
        <source>Youngest on the hull crew; keeps a list of every bolt.</source>
        <extracomment>Crewmember yeon_woo_petrakis “Yeon-woo Petrakis”: a line about this person.</extracomment>
        <translation>L’elemento più giovane della squadra scafo; tiene l’elenco di ogni bullone.</translation>
    </message>
    <message>
        <source>Bolt by Bolt</source>
        <extracomment>Crewmember yeon_woo_petrakis “Yeon-woo Petrakis”: name of the skill of this person.</extracomment>
        <translation>Bullone per bullone</translation>
    </message>
    <message>
        <source>Grete Mahlangu</source>
        <extracomment>Crewmember grete_mahlangu “Grete Mahlangu”: name.</extracomment>
        <translation>Grete Mahlangu</translation>
    </message>
    <message>
        <source>Built pumps for drought towns; hates dripping taps on principle.</source>
        <extracomment>Crewmember grete_mahlangu “Grete Mahlangu”: a line about this person.</extracomment>
        <translation>Costruiva pompe per città assetate; detesta per principio i rubinetti che gocciolano.</translation>
    </message>
    <message>
        <source>Stop the Leak</source>
        <extracomment>Crewmember grete_mahlangu “Grete Mahlangu”: name of the skill of this person.</extracomment>
        <translation>Ferma la perdita</translation>
    </message>
    <message>
        <source>Ignas Palomar</source>
        <extracomment>Crewmember ignas_palomar “Ignas Palomar”: name.</extracomment>
        <translation>Ignas Palomar</translation>
    </message>
    <message>
        <source>Clockmaker; late for everything except emergencies.</source>
        <extracomment>Crewmember ignas_palomar “Ignas Palomar”: a line about this person.</extracomment>
        <translation>Orologiaio; in ritardo per tutto, tranne che per le emergenze.</translation>
    </message>
    <message>
        <source>Wind It Back</source>
        <extracomment>Crewmember ignas_palomar “Ignas Palomar”: name of the skill of this person.</extracomment>
        <translation>Ricarica all’indietro</translation>
    </message>
    <message>
        <source>Talia Oyelaran</source>
        <extracomment>Crewmember talia_oyelaran “Talia Oyelaran”: name.</extracomment>
        <translation>Talia Oyelaran</translation>
    </message>
    <message>
        <source>Lays cable as others lay tables, candles included.</source>
        <extracomment>Crewmember talia_oyelaran “Talia Oyelaran”: a line about this person.</extracomment>
        <translation>Stende cavi come altri apparecchiano la tavola, candele comprese.</translation>
    </message>
    <message>
        <source>Patch Lead</source>
        <extracomment>Crewmember talia_oyelaran “Talia Oyelaran”: name of the skill of this person.</extracomment>
        <translation>Cavetto</translation>
    </message>
    <message>
        <source>Dov Karimov</source>
        <extracomment>Crewmember dov_karimov “Dov Karimov”: name.</extracomment>
        <translation>Dov Karimov</translation>
    </message>
    <message>
        <source>Tunnel engineer; counts paces in his sleep.</source>
        <extracomment>Crewmember dov_karimov “Dov Karimov”: a line about this person.</extracomment>
        <translation>Ingegnere di gallerie; conta i passi anche nel sonno.</translation>
    </message>
    <message>
        <source>Known Distance</source>
        <extracomment>Crewmember dov_karimov “Dov Karimov”: name of the skill of this person.</extracomment>
        <translation>Distanza nota</translation>
    </message>
    <message>
        <source>Lupe Vanterpool</source>
        <extracomment>Crewmember lupe_vanterpool “Lupe Vanterpool”: name.</extracomment>
        <translation>Lupe Vanterpool</translation>
    </message>
    <message>
        <source>Fixed fishing boats for forty years; the sea still owes her.</source>
        <extracomment>Crewmember lupe_vanterpool “Lupe Vanterpool”: a line about this person.</extracomment>
        <translation>Ha aggiustato pescherecci per quarant’anni; il mare le deve ancora qualcosa.</translation>
    </message>
    <message>
        <source>Whatever Floats</source>
        <extracomment>Crewmember lupe_vanterpool “Lupe Vanterpool”: name of the skill of this person.</extracomment>
        <translation>Basta che galleggi</translation>
    </message>
    <message>
        <source>Anselm Quarshie</source>
        <extracomment>Crewmember anselm_quarshie “Anselm Quarshie”: name.</extracomment>
        <translation>Anselm Quarshie</translation>
    </message>
    <message>
        <source>Builds model railways; strong feelings about tolerances.</source>
        <extracomment>Crewmember anselm_quarshie “Anselm Quarshie”: a line about this person.</extracomment>
        <translation>Costruisce trenini; ha sentimenti forti in fatto di tolleranze.</translation>
    </message>
    <message>
        <source>Fine Tolerance</source>
        <extracomment>Crewmember anselm_quarshie “Anselm Quarshie”: name of the skill of this person.</extracomment>
        <translation>Tolleranza fine</translation>
    </message>
    <message>
        <source>Tuuli Makwana</source>
        <extracomment>Crewmember tuuli_makwana “Tuuli Makwana”: name.</extracomment>
        <translation>Tuuli Makwana</translation>
    </message>
    <message>
        <source>Granddaughter of a Halfway trainee; first up, last to bed.</source>
        <extracomment>Crewmember tuuli_makwana “Tuuli Makwana”: a line about this person.</extracomment>
        <translation>Nipote di una recluta di Mezzavia; prima ad alzarsi, ultima a coricarsi.</translation>
    </message>
    <message>
        <source>Light Feet</source>
        <extracomment>Crewmember tuuli_makwana “Tuuli Makwana”: name of the skill of this person.</extracomment>
        <translation>Piedi leggeri</translation>
    </message>
    <message>
        <source>Rafe Kimathi</source>
        <extracomment>Crewmember rafe_kimathi “Rafe Kimathi”: name.</extracomment>
        <translation>Rafe Kimathi</translation>
    </message>
    <message>
        <source>Marathon runner; says every planet has a hill worth hating.</source>
        <extracomment>Crewmember rafe_kimathi “Rafe Kimathi”: a line about this person.</extracomment>
        <translation>Maratoneta; dice che ogni pianeta ha una salita degna d’odio.</translation>
    </message>
    <message>
        <source>Second Wind</source>
        <extracomment>Crewmember rafe_kimathi “Rafe Kimathi”: name of the skill of this person.</extracomment>
        <translation>Secondo fiato</translation>
    </message>
    <message>
        <source>Isidora Plenko</source>
        <extracomment>Crewmember isidora_plenko “Isidora Plenko”: name.</extracomment>
        <translation>Isidora Plenko</translation>
    </message>
    <message>
        <source>Cave cartographer; draws left-handed, in the dark, without stopping.</source>
        <extracomment>Crewmember isidora_plenko “Isidora Plenko”: a line about this person.</extracomment>
        <translation>Cartografa di grotte; disegna con la sinistra, al buio, senza fermarsi.</translation>
    </message>
    <message>
        <source>Dark Map</source>
        <extracomment>Crewmember isidora_plenko “Isidora Plenko”: name of the skill of this person.</extracomment>
        <translation>Mappa al buio</translation>
    </message>
    <message>
        <source>Nilufar Ayodele</source>
        <extracomment>Crewmember nilufar_ayodele “Nilufar Ayodele”: name.</extracomment>
        <translation>Nilufar Ayodele</translation>
    </message>
    <message>
        <source>Mountain rescue pilot with a voice that stops avalanches.</source>
        <extracomment>Crewmember nilufar_ayodele “Nilufar Ayodele”: a line about this person.</extracomment>
        <translation>Pilota del soccorso alpino con una voce che ferma le valanghe.</translation>
    </message>
    <message>
        <source>Hold Position</source>
        <extracomment>Crewmember nilufar_ayodele “Nilufar Ayodele”: name of the skill of this person.</extracomment>
        <translation>Mantieni quota</translation>
    </message>
    <message>
        <source>Caspian Roa</source>
        <extracomment>Crewmember caspian_roa “Caspian Roa”: name.</extracomment>
        <translation>Caspian Roa</translation>
    </message>
    <message>
        <source>Photographer who has not yet taken a picture of himself.</source>
        <extracomment>Crewmember caspian_roa “Caspian Roa”: a line about this person.</extracomment>
        <translation>Fotografo che non ha ancora scattato una foto di se stesso.</translation>
    </message>
    <message>
        <source>Candid</source>
        <extracomment>Crewmember caspian_roa “Caspian Roa”: name of the skill of this person.</extracomment>
        <translation>Scatto rubato</translation>
    </message>
    <message>
        <source>Hinemoa Dufresne</source>
        <extracomment>Crewmember hinemoa_dufresne “Hinemoa Dufresne”: name.</extracomment>
        <translation>Hinemoa Dufresne</translation>
    </message>
    <message>
        <source>Navigator who learned stars before letters.</source>
        <extracomment>Crewmember hinemoa_dufresne “Hinemoa Dufresne”: a line about this person.</extracomment>
        <translation>Navigatrice che ha imparato le stelle prima dell’alfabeto.</translation>
    </message>
    <message>
        <source>Star Path</source>
        <extracomment>Crewmember hinemoa_dufresne “Hinemoa Dufresne”: name of the skill of this person.</extracomment>
        <translation>Rotta di stelle</translation>
    </message>
    <message>
        <source>Zoltan Abeyratne</source>
        <extracomment>Crewmember zoltan_abeyratne “Zoltan Abeyratne”: name.</extracomment>
        <translation>Zoltan Abeyratne</translation>
    </message>
    <message>
        <source>Beekeeper turned surveyor; still hums at a working pitch.</source>
        <extracomment>Crewmember zoltan_abeyratne “Zoltan Abeyratne”: a line about this person.</extracomment>
        <translation>Apicoltore diventato topografo; lavora ancora ronzando intonato.</translation>
    </message>
    <message>
        <source>Follow the Hum</source>
        <extracomment>Crewmember zoltan_abeyratne “Zoltan Abeyratne”: name of the skill of this person.</extracomment>
        <translation>Segui il ronzio</translation>
    </message>
    <message>
        <source>Marisol Fennick</source>
        <extracomment>Crewmember marisol_fennick “Marisol Fennick”: name.</extracomment>
        <translation>Marisol Fennick</translation>
    </message>
    <message>
        <source>Delivered mail by bicycle through two floods. Delighted with this job.</source>
        <extracomment>Crewmember marisol_fennick “Marisol Fennick”: a line about this person.</extracomment>
        <translation>Ha consegnato la posta in bicicletta durante due alluvioni. Entusiasta di questo lavoro.</translation>
    </message>
    <message>
        <source>Neither Rain</source>
        <extracomment>Crewmember marisol_fennick “Marisol Fennick”: name of the skill of this person.</extracomment>
        <translation>Né pioggia né neve</translation>
    </message>
    <message>
        <source>Eskil Ramaswamy</source>
        <extracomment>Crewmember eskil_ramaswamy “Eskil Ramaswamy”: name.</extracomment>
        <translation>Eskil Ramaswamy</translation>
    </message>
    <message>
        <source>Ski patrol; reads snow like a newspaper he disagrees with.</source>
        <extracomment>Crewmember eskil_ramaswamy “Eskil Ramaswamy”: a line about this person.</extracomment>
        <translation>Soccorso piste; legge la neve come un giornale di cui non condivide la linea.</translation>
    </message>
    <message>
        <source>Read the Slope</source>
        <extracomment>Crewmember eskil_ramaswamy “Eskil Ramaswamy”: name of the skill of this person.</extracomment>
        <translation>Leggi il pendio</translation>
    </message>
    <message>
        <source>Palesa Johansen</source>
        <extracomment>Crewmember palesa_johansen “Palesa Johansen”: name.</extracomment>
        <translation>Palesa Johansen</translation>
    </message>
    <message>
        <source>Map librarian who wanted to see whether the maps were right.</source>
        <extracomment>Crewmember palesa_johansen “Palesa Johansen”: a line about this person.</extracomment>
        <translation>Bibliotecaria di mappe che voleva vedere se le mappe avevano ragione.</translation>
    </message>
    <message>
        <source>Marginal Note</source>
        <extracomment>Crewmember palesa_johansen “Palesa Johansen”: name of the skill of this person.</extracomment>
        <translation>Nota in margine</translation>
    </message>
    <message>
        <source>Bohdan Itoh</source>
        <extracomment>Crewmember bohdan_itoh “Bohdan Itoh”: name.</extracomment>
        <translation>Bohdan Itoh</translation>
    </message>
    <message>
        <source>Long-haul driver; knows four hundred songs, sings six well.</source>
        <extracomment>Crewmember bohdan_itoh “Bohdan Itoh”: a line about this person.</extracomment>
        <translation>Camionista di lungo corso; sa quattrocento canzoni, ne canta bene sei.</translation>
    </message>
    <message>
        <source>Long Haul</source>
        <extracomment>Crewmember bohdan_itoh “Bohdan Itoh”: name of the skill of this person.</extracomment>
        <translation>Lungo corso</translation>
    </message>
    <message>
        <source>Cleo Sandoval</source>
        <extracomment>Crewmember cleo_sandoval “Cleo Sandoval”: name.</extracomment>
        <translation>Cleo Sandoval</translation>
    </message>
    <message>
        <source>Tree surgeon. Has fallen from better trees than yours.</source>
        <extracomment>Crewmember cleo_sandoval “Cleo Sandoval”: a line about this person.</extracomment>
        <translation>Chirurgia degli alberi. Vanta cadute da alberi migliori dei vostri.</translation>
    </message>
    <message>
        <source>Roll With It</source>
        <extracomment>Crewmember cleo_sandoval “Cleo Sandoval”: name of the skill of this person.</extracomment>
        <translation>Rotola</translation>
    </message>
    <message>
        <source>Aroha Bielski</source>
        <extracomment>Crewmember aroha_bielski “Aroha Bielski”: name.</extracomment>
        <translation>Aroha Bielski</translation>
    </message>
    <message>
        <source>Tracks whales for pleasure and lost socks for pay.</source>
        <extracomment>Crewmember aroha_bielski “Aroha Bielski”: a line about this person.</extracomment>
        <translation>Segue le tracce di balene per diletto e di calzini smarriti per mestiere.</translation>
    </message>
    <message>
        <source>Patient Eye</source>
        <extracomment>Crewmember aroha_bielski “Aroha Bielski”: name of the skill of this person.</extracomment>
        <translation>Occhio paziente</translation>
    </message>
    <message>
        <source>Mattias Olowe</source>
        <extracomment>Crewmember mattias_olowe “Mattias Olowe”: name.</extracomment>
        <translation>Mattias Olowe</translation>
    </message>
    <message>
        <source>Former stage magician; suspiciously good with knots.</source>
        <extracomment>Crewmember mattias_olowe “Mattias Olowe”: a line about this person.</extracomment>
        <translation>Ex illusionista; bravo coi nodi in modo sospetto.</translation>
    </message>
    <message>
        <source>Misdirection</source>
        <extracomment>Crewmember mattias_olowe “Mattias Olowe”: name of the skill of this person.</extracomment>
        <translation>Depistaggio</translation>
    </message>
    <message>
        <source>Filomena Astrup</source>
        <extracomment>Crewmember filomena_astrup “Filomena Astrup”: name.</extracomment>
        <translation>Filomena Astrup</translation>
    </message>
    <message>
        <source>Soil scientist; will taste it if nobody stops her.</source>
        <extracomment>Crewmember filomena_astrup “Filomena Astrup”: a line about this person.</extracomment>
        <translation>Pedologa; il terreno lo assaggia, se nessuno la ferma.</translation>
    </message>
    <message>
        <source>Tasting Notes</source>
        <extracomment>Crewmember filomena_astrup “Filomena Astrup”: name of the skill of this person.</extracomment>
        <translation>Note di degustazione</translation>
    </message>
    <message>
        <source>Jun-ho Barbosa</source>
        <extracomment>Crewmember jun_ho_barbosa “Jun-ho Barbosa”: name.</extracomment>
        <translation>Jun-ho Barbosa</translation>
    </message>
    <message>
        <source>Statistician; bets only biscuits, owns most of them.</source>
        <extracomment>Crewmember jun_ho_barbosa “Jun-ho Barbosa”: a line about this person.</extracomment>
        <translation>Statistico; scommette solo biscotti, ne possiede la maggior parte.</translation>
    </message>
    <message>
        <source>Fair Odds</source>
        <extracomment>Crewmember jun_ho_barbosa “Jun-ho Barbosa”: name of the skill of this person.</extracomment>
        <translation>Probabilità oneste</translation>
    </message>
    <message>
        <source>Ondine Kariuki</source>
        <extracomment>Crewmember ondine_kariuki “Ondine Kariuki”: name.</extracomment>
        <translation>Ondine Kariuki</translation>
    </message>
    <message>
        <source>Studies slime molds; invites them to meetings.</source>
        <extracomment>Crewmember ondine_kariuki “Ondine Kariuki”: a line about this person.</extracomment>
        <translation>Studia le muffe melmose; le invita alle riunioni.</translation>
    </message>
    <message>
        <source>Slow Thought</source>
        <extracomment>Crewmember ondine_kariuki “Ondine Kariuki”: name of the skill of this person.</extracomment>
        <translation>Pensiero lento</translation>
    </message>
    <message>
        <source>Teofil Gunawardena</source>
        <extracomment>Crewmember teofil_gunawardena “Teofil Gunawardena”: name.</extracomment>
        <translation>Teofil Gunawardena</translation>
    </message>
    <message>
        <source>Linguist of whistles, clicks and sighs.</source>
        <extracomment>Crewmember teofil_gunawardena “Teofil Gunawardena”: a line about this person.</extracomment>
        <translation>Linguista di fischi, schiocchi e sospiri.</translation>
    </message>
    <message>
        <source>Say It Again</source>
        <extracomment>Crewmember teofil_gunawardena “Teofil Gunawardena”: name of the skill of this person.</extracomment>
        <translation>Ridillo</translation>
    </message>
    <message>
        <source>Saoirse Matondo</source>
        <extracomment>Crewmember saoirse_matondo “Saoirse Matondo”: name.</extracomment>
        <translation>Saoirse Matondo</translation>
    </message>
    <message>
        <source>Glaciologist; carries ice cores as others carry babies.</source>
        <extracomment>Crewmember saoirse_matondo “Saoirse Matondo”: a line about this person.</extracomment>
        <translation>Glaciologa; porta in braccio carote di ghiaccio come altri portano neonati.</translation>
    </message>
    <message>
        <source>Cold Patience</source>
        <extracomment>Crewmember saoirse_matondo “Saoirse Matondo”: name of the skill of this person.</extracomment>
        <translation>Pazienza fredda</translation>
    </message>
    <message>
        <source>Hadley Ibarra</source>
        <extracomment>Crewmember hadley_ibarra “Hadley Ibarra”: name.</extracomment>
        <translation>Hadley Ibarra</translation>
    </message>
    <message>
        <source>Field medic who hates the word brave and proves it daily.</source>
        <extracomment>Crewmember hadley_ibarra “Hadley Ibarra”: a line about this person.</extracomment>
        <translation>Medico da campo: odia la parola coraggio e ne dà prova ogni giorno.</translation>
    </message>
    <message>
        <source>Steady Now</source>
        <extracomment>Crewmember hadley_ibarra “Hadley Ibarra”: name of the skill of this person.</extracomment>
        <translation>Calma, adesso</translation>
    </message>
    <message>
        <source>Mirembe Schaaf</source>
        <extracomment>Crewmember mirembe_schaaf “Mirembe Schaaf”: name.</extracomment>
        <translation>Mirembe Schaaf</translation>
    </message>
    <message>
        <source>Botanist, optimist; talks to the Letter when nobody listens.</source>
        <extracomment>Crewmember mirembe_schaaf “Mirembe Schaaf”: a line about this person.</extracomment>
        <translation>Botanica, ottimista; parla con la Lettera quando nessuno ascolta.</translation>
    </message>
    <message>
        <source>Green Thumb</source>
        <extracomment>Crewmember mirembe_schaaf “Mirembe Schaaf”: name of the skill of this person.</extracomment>
        <translation>Pollice verde</translation>
    </message>
    <message>
        <source>Vasil Tokunaga</source>
        <extracomment>Crewmember vasil_tokunaga “Vasil Tokunaga”: name.</extracomment>
        <translation>Vasil Tokunaga</translation>
    </message>
    <message>
        <source>Radio astronomer; sleeps best in static.</source>
        <extracomment>Crewmember vasil_tokunaga “Vasil Tokunaga”: a line about this person.</extracomment>
        <translation>Radioastronomo; dorme meglio col fruscio.</translation>
    </message>
    <message>
        <source>Signal in Noise</source>
        <extracomment>Crewmember vasil_tokunaga “Vasil Tokunaga”: name of the skill of this person.</extracomment>
        <translation>Segnale nel rumore</translation>
    </message>
    <message>
        <source>Ngaire Solberg</source>
        <extracomment>Crewmember ngaire_solberg “Ngaire Solberg”: name.</extracomment>
        <translation>Ngaire Solberg</translation>
    </message>
    <message>
        <source>Tide modeler; knows when, seldom where she left her shoes.</source>
        <extracomment>Crewmember ngaire_solberg “Ngaire Solberg”: a line about this person.</extracomment>
        <translation>Modellista di maree; sa quando, di rado dove ha lasciato le scarpe.</translation>
    </message>
    <message>
        <source>Know the Hour</source>
        <extracomment>Crewmember ngaire_solberg “Ngaire Solberg”: name of the skill of this person.</extracomment>
        <translation>L’ora esatta</translation>
    </message>
    <message>
        <source>Leopold Achieng</source>
        <extracomment>Crewmember leopold_achieng “Leopold Achieng”: name.</extracomment>
        <translation>Leopold Achieng</translation>
    </message>
    <message>
        <source>Chemist; bakes for arguments he expects to lose.</source>
        <extracomment>Crewmember leopold_achieng “Leopold Achieng”: a line about this person.</extracomment>
        <translation>Chimico; prepara dolci per le discussioni che prevede di perdere.</translation>
    </message>
    <message>
        <source>Peace Offering</source>
        <extracomment>Crewmember leopold_achieng “Leopold Achieng”: name of the skill of this person.</extracomment>
        <translation>Offerta di pace</translation>
    </message>
    <message>
        <source>Bettina Moyo</source>
        <extracomment>Crewmember bettina_moyo “Bettina Moyo”: name.</extracomment>
        <translation>Bettina Moyo</translation>
    </message>
    <message>
        <source>Vet for large animals and small panics.</source>
        <extracomment>Crewmember bettina_moyo “Bettina Moyo”: a line about this person.</extracomment>
        <translation>Veterinaria per grandi animali e piccoli panici.</translation>
    </message>
    <message>
        <source>There, There</source>
        <extracomment>Crewmember bettina_moyo “Bettina Moyo”: name of the skill of this person.</extracomment>
        <translation>Su, su</translation>
    </message>
    <message>
        <source>Farrukh Yuen</source>
        <extracomment>Crewmember farrukh_yuen “Farrukh Yuen”: name.</extracomment>
        <translation>Farrukh Yuen</translation>
    </message>
    <message>
        <source>Archivist; holds that every box is somebody’s handwriting.</source>
        <extracomment>Crewmember farrukh_yuen “Farrukh Yuen”: a line about this person.</extracomment>
        <translation>Archivista; sostiene che ogni scatola è la grafia di qualcuno.</translation>
    </message>
    <message>
        <source>Read the Box</source>
        <extracomment>Crewmember farrukh_yuen “Farrukh Yuen”: name of the skill of this person.</extracomment>
        <translation>Leggi la scatola</translation>
    </message>
    <message>
        <source>Iolanthe Park</source>
        <extracomment>Crewmember iolanthe_park “Iolanthe Park”: name.</extracomment>
        <translation>Iolanthe Park</translation>
    </message>
    <message>
        <source>Acoustics researcher; perfect pitch, imperfect whisper.</source>
        <extracomment>Crewmember iolanthe_park “Iolanthe Park”: a line about this person.</extracomment>
        <translation>Ricercatrice di acustica; orecchio assoluto, sussurro relativo.</translation>
    </message>
    <message>
        <source>Resonance</source>
        <extracomment>Crewmember iolanthe_park “Iolanthe Park”: name of the skill of this person.</extracomment>
        <translation>Risonanza</translation>
    </message>
    <message>
        <source>Eun-ji Stavros</source>
        <extracomment>Crewmember eun_ji_stavros “Eun-ji Stavros”: name.</extracomment>
        <translation>Eun-ji Stavros</translation>
    </message>
    <message>
        <source>Youngest doctorate aboard; oldest slippers.</source>
        <extracomment>Crewmember eun_ji_stavros “Eun-ji Stavros”: a line about this person.</extracomment>
        <translation>Il dottorato più giovane di bordo; le pantofole più vecchie.</translation>
    </message>
    <message>
        <source>Footnote</source>
        <extracomment>Crewmember eun_ji_stavros “Eun-ji Stavros”: name of the skill of this person.</extracomment>
        <translation>Nota a piè di pagina</translation>
    </message>
    <message>
        <source>Dagny Owusu</source>
        <extracomment>Crewmember dagny_owusu “Dagny Owusu”: name.</extracomment>
        <translation>Dagny Owusu</translation>
    </message>
    <message>
        <source>Lifeguard chief; never lost a swimmer, or an argument.</source>
        <extracomment>Crewmember dagny_owusu “Dagny Owusu”: a line about this person.</extracomment>
        <translation>Capo dei bagnini; mai perso un nuotatore, né una discussione.</translation>
    </message>
    <message>
        <source>Between You and It</source>
        <extracomment>Crewmember dagny_owusu “Dagny Owusu”: name of the skill of this person.</extracomment>
        <translation>Tra te e lui</translation>
    </message>
    <message>
        <source>Wiremu Bloch</source>
        <extracomment>Crewmember wiremu_bloch “Wiremu Bloch”: name.</extracomment>
        <translation>Wiremu Bloch</translation>
    </message>
    <message>
        <source>Doorman whose best tool was a chair for the tired.</source>
        <extracomment>Crewmember wiremu_bloch “Wiremu Bloch”: a line about this person.</extracomment>
        <translation>Portiere il cui miglior attrezzo era una sedia per chi era stanco.</translation>
    </message>
    <message>
        <source>Have a Seat</source>
        <extracomment>Crewmember wiremu_bloch “Wiremu Bloch”: name of the skill of this person.</extracomment>
        <translation>Accomodati</translation>
    </message>
    <message>
        <source>Krystof Banda</source>
        <extracomment>Crewmember krystof_banda “Krystof Banda”: name.</extracomment>
        <translation>Krystof Banda</translation>
    </message>
    <message>
        <source>Firefighter; reads smoke, forgets birthdays.</source>
        <extracomment>Crewmember krystof_banda “Krystof Banda”: a line about this person.</extracomment>
        <translation>Pompiere; legge il fumo, dimentica i compleanni.</translation>
    </message>
    <message>
        <source>Low Under Smoke</source>
        <extracomment>Crewmember krystof_banda “Krystof Banda”: name of the skill of this person.</extracomment>
        <translation>Bassi sotto il fumo</translation>
    </message>
    <message>
        <source>Salome Westerby</source>
        <extracomment>Crewmember salome_westerby “Salome Westerby”: name.</extracomment>
        <translation>Salome Westerby</translation>
    </message>
    <message>
        <source>Negotiator; once talked a strike into a picnic.</source>
        <extracomment>Crewmember salome_westerby “Salome Westerby”: a line about this person.</extracomment>
        <translation>Negoziatrice; una volta ha trasformato uno sciopero in un picnic.</translation>
    </message>
    <message>
        <source>Common Ground</source>
        <extracomment>Crewmember salome_westerby “Salome Westerby”: name of the skill of this person.</extracomment>
        <translation>Terreno comune</translation>
    </message>
    <message>
        <source>Ibrahim Valdez</source>
        <extracomment>Crewmember ibrahim_valdez “Ibrahim Valdez”: name.</extracomment>
        <translation>Ibrahim Valdez</translation>
    </message>
    <message>
        <source>Avalanche dog handler. The dog stayed; he writes weekly.</source>
        <extracomment>Crewmember ibrahim_valdez “Ibrahim Valdez”: a line about this person.</extracomment>
        <translation>Conduttore di cani da valanga. Il cane è rimasto; lui scrive ogni settimana.</translation>
    </message>
    <message>
        <source>Good Nose</source>
        <extracomment>Crewmember ibrahim_valdez “Ibrahim Valdez”: name of the skill of this person.</extracomment>
        <translation>Buon naso</translation>
    </message>
    <message>
        <source>Marguerite Nez</source>
        <extracomment>Crewmember marguerite_nez “Marguerite Nez”: name.</extracomment>
        <translation>Marguerite Nez</translation>
    </message>
    <message>
        <source>Courtroom sketch artist; notices hands first.</source>
        <extracomment>Crewmember marguerite_nez “Marguerite Nez”: a line about this person.</extracomment>
        <translation>Disegnatrice di tribunale; nota per prime le mani.</translation>
    </message>
    <message>
        <source>Tell</source>
        <extracomment>Crewmember marguerite_nez “Marguerite Nez”: name of the skill of this person.</extracomment>
        <translation>Rivelatore</translation>
    </message>
    <message>
        <source>Okko Sithole</source>
        <extracomment>Crewmember okko_sithole “Okko Sithole”: name.</extracomment>
        <translation>Okko Sithole</translation>
    </message>
    <message>
        <source>Heavyweight rower, gentle talker, terrible cook.</source>
        <extracomment>Crewmember okko_sithole “Okko Sithole”: a line about this person.</extracomment>
        <translation>Canottiere dei pesi massimi, parlatore gentile, cuoco pessimo.</translation>
    </message>
    <message>
        <source>Pull Together</source>
        <extracomment>Crewmember okko_sithole “Okko Sithole”: name of the skill of this person.</extracomment>
        <translation>Tutti ai remi</translation>
    </message>
    <message>
        <source>Pilar Drummond</source>
        <extracomment>Crewmember pilar_drummond “Pilar Drummond”: name.</extracomment>
        <translation>Pilar Drummond</translation>
    </message>
    <message>
        <source>Customs officer for twenty years; can smell undeclared cheese.</source>
        <extracomment>Crewmember pilar_drummond “Pilar Drummond”: a line about this person.</extracomment>
        <translation>Vent’anni alla dogana; fiuta il formaggio non dichiarato.</translation>
    </message>
    <message>
        <source>Anything to Declare</source>
        <extracomment>Crewmember pilar_drummond “Pilar Drummond”: name of the skill of this person.</extracomment>
        <translation>Niente da dichiarare</translation>
    </message>
    <message>
        <source>Goran Hale</source>
        <extracomment>Crewmember goran_hale “Goran Hale”: name.</extracomment>
        <translation>Goran Hale</translation>
    </message>
    <message>
        <source>Mine rescue; speaks softly because rocks listen.</source>
        <extracomment>Crewmember goran_hale “Goran Hale”: a line about this person.</extracomment>
        <translation>Soccorso minerario; parla piano perché le rocce ascoltano.</translation>
    </message>
    <message>
        <source>Rocks Listen</source>
        <extracomment>Crewmember goran_hale “Goran Hale”: name of the skill of this person.</extracomment>
        <translation>Le rocce ascoltano</translation>
    </message>
    <message>
        <source>Leilani Kovac</source>
        <extracomment>Crewmember leilani_kovac “Leilani Kovac”: name.</extracomment>
        <translation>Leilani Kovac</translation>
    </message>
    <message>
        <source>Surf coach; teaches falling before standing.</source>
        <extracomment>Crewmember leilani_kovac “Leilani Kovac”: a line about this person.</extracomment>
        <translation>Istruttrice di surf; insegna a cadere prima che a stare in piedi.</translation>
    </message>
    <message>
        <source>Fall First</source>
        <extracomment>Crewmember leilani_kovac “Leilani Kovac”: name of the skill of this person.</extracomment>
        <translation>Prima si cade</translation>
    </message>
    <message>
        <source>Fergus Adomako</source>
        <extracomment>Crewmember fergus_adomako “Fergus Adomako”: name.</extracomment>
        <translation>Fergus Adomako</translation>
    </message>
    <message>
        <source>School caretaker, hero of one very long night.</source>
        <extracomment>Crewmember fergus_adomako “Fergus Adomako”: a line about this person.</extracomment>
        <translation>Bidello, eroe di una notte lunghissima.</translation>
    </message>
    <message>
        <source>Keys to Everything</source>
        <extracomment>Crewmember fergus_adomako “Fergus Adomako”: name of the skill of this person.</extracomment>
        <translation>Chiavi di tutto</translation>
    </message>
    <message>
        <source>Nomvula Reinholt</source>
        <extracomment>Crewmember nomvula_reinholt “Nomvula Reinholt”: name.</extracomment>
        <translation>Nomvula Reinholt</translation>
    </message>
    <message>
        <source>Chess coach; apologizes before winning.</source>
        <extracomment>Crewmember nomvula_reinholt “Nomvula Reinholt”: a line about this person.</extracomment>
        <translation>Maestra di scacchi; si scusa prima di vincere.</translation>
    </message>
    <message>
        <source>Three Moves Ahead</source>
        <extracomment>Crewmember nomvula_reinholt “Nomvula Reinholt”: name of the skill of this person.</extracomment>
        <translation>Tre mosse avanti</translation>
    </message>
    <message>
        <source>Stellan Choudhury</source>
        <extracomment>Crewmember stellan_choudhury “Stellan Choudhury”: name.</extracomment>
        <translation>Stellan Choudhury</translation>
    </message>
    <message>
        <source>Ship’s quietest man; four hundred people tell him everything.</source>
        <extracomment>Crewmember stellan_choudhury “Stellan Choudhury”: a line about this person.</extracomment>
        <translation>L’uomo più silenzioso della nave; quattrocento persone gli raccontano tutto.</translation>
    </message>
    <message>
        <source>Confidant</source>
        <extracomment>Crewmember stellan_choudhury “Stellan Choudhury”: name of the skill of this person.</extracomment>
        <translation>Confidente</translation>
    </message>
    <message>
        <source>Rosalind Faleolo</source>
        <extracomment>Crewmember rosalind_faleolo “Rosalind Faleolo”: name.</extracomment>
        <translation>Rosalind Faleolo</translation>
    </message>
    <message>
        <source>Rugby prop and lace-maker; both need patience.</source>
        <extracomment>Crewmember rosalind_faleolo “Rosalind Faleolo”: a line about this person.</extracomment>
        <translation>Pilone di rugby e merlettaia; ci vuole pazienza per entrambe.</translation>
    </message>
    <message>
        <source>Hold the Line</source>
        <extracomment>Crewmember rosalind_faleolo “Rosalind Faleolo”: name of the skill of this person.</extracomment>
        <translation>Tieni la linea</translation>
    </message>
    <message>
        <source>Abel Nakashima</source>
        <extracomment>Crewmember abel_nakashima “Abel Nakashima”: name.</extracomment>
        <translation>Abel Nakashima</translation>
    </message>
    <message>
        <source>Night baker; knows who cannot sleep and why.</source>
        <extracomment>Crewmember abel_nakashima “Abel Nakashima”: a line about this person.</extracomment>
        <translation>Fornaio di notte; sa chi non dorme e perché.</translation>
    </message>
    <message>
        <source>Warm Bread</source>
        <extracomment>Crewmember abel_nakashima “Abel Nakashima”: name of the skill of this person.</extracomment>
        <translation>Pane caldo</translation>
    </message>
    <message>
        <source>Yara Lindholm</source>
        <extracomment>Crewmember yara_lindholm “Yara Lindholm”: name.</extracomment>
        <translation>Yara Lindholm</translation>
    </message>
    <message>
        <source>Theater lighting; makes any cavern look intentional.</source>
        <extracomment>Crewmember yara_lindholm “Yara Lindholm”: a line about this person.</extracomment>
        <translation>Luci di teatro; fa sembrare voluta qualunque caverna.</translation>
    </message>
    <message>
        <source>Follow Spot</source>
        <extracomment>Crewmember yara_lindholm “Yara Lindholm”: name of the skill of this person.</extracomment>
        <translation>Occhio di bue</translation>
    </message>
    <message>
        <source>Cosmo Baptiste</source>
        <extracomment>Crewmember cosmo_baptiste “Cosmo Baptiste”: name.</extracomment>
        <translation>Cosmo Baptiste</translation>
    </message>
    <message>
        <source>Accountant; joined by ticking the wrong box, stayed.</source>
        <extracomment>Crewmember cosmo_baptiste “Cosmo Baptiste”: a line about this person.</extracomment>
        <translation>Ragioniere; arruolato spuntando la casella sbagliata, è rimasto.</translation>
    </message>
    <message>
        <source>Balance the Books</source>
        <extracomment>Crewmember cosmo_baptiste “Cosmo Baptiste”: name of the skill of this person.</extracomment>
        <translation>Conti in ordine</translation>
    </message>
    <message>
        <source>Thandeka Wolff</source>
        <extracomment>Crewmember thandeka_wolff “Thandeka Wolff”: name.</extracomment>
        <translation>Thandeka Wolff</translation>
    </message>
    <message>
        <source>Midwife; eleven hundred arrivals, four of them in lifts.</source>
        <extracomment>Crewmember thandeka_wolff “Thandeka Wolff”: a line about this person.</extracomment>
        <translation>Levatrice; millecento arrivi, quattro in ascensore.</translation>
    </message>
    <message>
        <source>Breathe</source>
        <extracomment>Crewmember thandeka_wolff “Thandeka Wolff”: name of the skill of this person.</extracomment>
        <translation>Respira</translation>
    </message>
    <message>
        <source>Piotr Amankwah</source>
        <extracomment>Crewmember piotr_amankwah “Piotr Amankwah”: name.</extracomment>
        <translation>Piotr Amankwah</translation>
    </message>
    <message>
        <source>Beach-cleaning champion; picks up everything, everywhere.</source>
        <extracomment>Crewmember piotr_amankwah “Piotr Amankwah”: a line about this person.</extracomment>
        <translation>Campione di pulizia spiagge; raccoglie tutto, ovunque.</translation>
    </message>
    <message>
        <source>Finders</source>
        <extracomment>Crewmember piotr_amankwah “Piotr Amankwah”: name of the skill of this person.</extracomment>
        <translation>Chi trova tiene</translation>
    </message>
    <message>
        <source>Mei-Lin Sarkissian</source>
        <extracomment>Crewmember mei_lin_sarkissian “Mei-Lin Sarkissian”: name.</extracomment>
        <translation>Mei-Lin Sarkissian</translation>
    </message>
    <message>
        <source>Instrument maker; tunes airlocks for fun.</source>
        <extracomment>Crewmember mei_lin_sarkissian “Mei-Lin Sarkissian”: a line about this person.</extracomment>
        <translation>Costruttrice di strumenti; accorda camere stagne per passatempo.</translation>
    </message>
    <message>
        <source>In Tune</source>
        <extracomment>Crewmember mei_lin_sarkissian “Mei-Lin Sarkissian”: name of the skill of this person.</extracomment>
        <translation>Intonati</translation>
    </message>
    <message>
        <source>Bram Oyedele</source>
        <extracomment>Crewmember bram_oyedele “Bram Oyedele”: name.</extracomment>
        <translation>Bram Oyedele</translation>
    </message>
    <message>
        <source>Ferry captain; two meters tall in a low ship.</source>
        <extracomment>Crewmember bram_oyedele “Bram Oyedele”: a line about this person.</extracomment>
        <translation>Capitano di traghetti; due metri d’altezza in una nave bassa.</translation>
    </message>
    <message>
        <source>Steady Course</source>
        <extracomment>Crewmember bram_oyedele “Bram Oyedele”: name of the skill of this person.</extracomment>
        <translation>Rotta costante</translation>
    </message>
    <message>
        <source>Zainab Torvald</source>
        <extracomment>Crewmember zainab_torvald “Zainab Torvald”: name.</extracomment>
        <translation>Zainab Torvald</translation>
    </message>
    <message>
        <source>Weather presenter who grew tired of only pointing at it.</source>
        <extracomment>Crewmember zainab_torvald “Zainab Torvald”: a line about this person.</extracomment>
        <translation>Presentatrice del meteo, stufa di limitarsi a indicarlo.</translation>
    </message>
    <message>
        <source>Forecast</source>
        <extracomment>Crewmember zainab_torvald “Zainab Torvald”: name of the skill of this person.</extracomment>
        <translation>Previsione</translation>
    </message>
    <message>
        <source>Lucho Merriweather</source>
        <extracomment>Crewmember lucho_merriweather “Lucho Merriweather”: name.</extracomment>
        <translation>Lucho Merriweather</translation>
    </message>
    <message>
        <source>Juggler, plumber, father of triplets.</source>
        <extracomment>Crewmember lucho_merriweather “Lucho Merriweather”: a line about this person.</extracomment>
        <translation>Giocoliere, idraulico, padre di tre gemelli.</translation>
    </message>
    <message>
        <source>Three at Once</source>
        <extracomment>Crewmember lucho_merriweather “Lucho Merriweather”: name of the skill of this person.</extracomment>
        <translation>Tre alla volta</translation>
    </message>
    <message>
        <source>Anneke Zulu</source>
        <extracomment>Crewmember anneke_zulu “Anneke Zulu”: name.</extracomment>
        <translation>Anneke Zulu</translation>
    </message>
    <message>
        <source>Skipping-rope champion; makes training plans rhyme.</source>
        <extracomment>Crewmember anneke_zulu “Anneke Zulu”: a line about this person.</extracomment>
        <translation>Campionessa di salto alla corda; mette in rima i piani d’allenamento.</translation>
    </message>
    <message>
        <source>Double Beat</source>
        <extracomment>Crewmember anneke_zulu “Anneke Zulu”: name of the skill of this person.</extracomment>
        <translation>Doppio battito</translation>
    </message>
    <message>
        <source>Dmitri Pangilinan</source>
        <extracomment>Crewmember dmitri_pangilinan “Dmitri Pangilinan”: name.</extracomment>
        <translation>Dmitri Pangilinan</translation>
    </message>
    <message>
        <source>Watch officer of the hens; promoted twice by Marcelline.</source>
        <extracomment>Crewmember dmitri_pangilinan “Dmitri Pangilinan”: a line about this person.</extracomment>
        <translation>Ufficiale di guardia alle galline; promosso due volte da Marcelline.</translation>
    </message>
    <message>
        <source>Pecking Order</source>
        <extracomment>Crewmember dmitri_pangilinan “Dmitri Pangilinan”: name of the skill of this person.</extracomment>
        <translation>Ordine di beccata</translation>
    </message>
    <message>
        <source>Fatou Greaves</source>
        <extracomment>Crewmember fatou_greaves “Fatou Greaves”: name.</extracomment>
        <translation>Fatou Greaves</translation>
    </message>
    <message>
        <source>Sign-language teacher; helmets do not stop her talking.</source>
        <extracomment>Crewmember fatou_greaves “Fatou Greaves”: a line about this person.</extracomment>
        <translation>Insegnante di lingua dei segni; un casco non basta a zittirla.</translation>
    </message>
    <message>
        <source>Clear Hands</source>
        <extracomment>Crewmember fatou_greaves “Fatou Greaves”: name of the skill of this person.</extracomment>
        <translation>Mani chiare</translation>
    </message>
    <message>
        <source>Harald Quintana</source>
        <extracomment>Crewmember harald_quintana “Harald Quintana”: name.</extracomment>
        <translation>Harald Quintana</translation>
    </message>
    <message>
        <source>Lighthouse painter; fears nothing but blank walls.</source>
        <extracomment>Crewmember harald_quintana “Harald Quintana”: a line about this person.</extracomment>
        <translation>Pittore di fari; non teme nulla, tranne le pareti bianche.</translation>
    </message>
    <message>
        <source>Paint It Bright</source>
        <extracomment>Crewmember harald_quintana “Harald Quintana”: name of the skill of this person.</extracomment>
        <translation>Colora forte</translation>
    </message>
    <message>
        <source>Noor Villanueva</source>
        <extracomment>Crewmember noor_villanueva “Noor Villanueva”: name.</extracomment>
        <translation>Noor Villanueva</translation>
    </message>
    <message>
        <source>Puzzle editor; solves out loud, sorry.</source>
        <extracomment>Crewmember noor_villanueva “Noor Villanueva”: a line about this person.</extracomment>
        <translation>Cura una rubrica di enigmi; risolve ad alta voce e chiede scusa.</translation>
    </message>
    <message>
        <source>Seven Across</source>
        <extracomment>Crewmember noor_villanueva “Noor Villanueva”: name of the skill of this person.</extracomment>
        <translation>Sette orizzontale</translation>
    </message>
    <message>
        <source>Esi Takahara</source>
        <extracomment>Crewmember esi_takahara “Esi Takahara”: name.</extracomment>
        <translation>Esi Takahara</translation>
    </message>
    <message>
        <source>Courier rider; allergic to detours.</source>
        <extracomment>Crewmember esi_takahara “Esi Takahara”: a line about this person.</extracomment>
        <translation>Corriere in sella; allergia alle deviazioni.</translation>
    </message>
    <message>
        <source>Short Cut</source>
        <extracomment>Crewmember esi_takahara “Esi Takahara”: name of the skill of this person.</extracomment>
        <translation>Scorciatoia</translation>
    </message>
    <message>
        <source>Silvio Ngata</source>
        <extracomment>Crewmember silvio_ngata “Silvio Ngata”: name.</extracomment>
        <translation>Silvio Ngata</translation>
    </message>
    <message>
        <source>Leads the lower-deck choir; forbids humming flat.</source>
        <extracomment>Crewmember silvio_ngata “Silvio Ngata”: a line about this person.</extracomment>
        <translation>Dirige il coro dei ponti bassi; vieta di canticchiare calando.</translation>
    </message>
    <message>
        <source>Four Parts</source>
        <extracomment>Crewmember silvio_ngata “Silvio Ngata”: name of the skill of this person.</extracomment>
        <translation>A quattro voci</translation>
    </message>
    <message>
        <source>Runa Bhattarai</source>
        <extracomment>Crewmember runa_bhattarai “Runa Bhattarai”: name.</extracomment>
        <translation>Runa Bhattarai</translation>
    </message>
    <message>
        <source>Grew apples at four thousand meters; patience included.</source>
        <extracomment>Crewmember runa_bhattarai “Runa Bhattarai”: a line about this person.</extracomment>
        <translation>Coltivava mele a quattromila metri; pazienza inclusa.</translation>
    </message>
    <message>
        <source>Late Harvest</source>
        <extracomment>Crewmember runa_bhattarai “Runa Bhattarai”: name of the skill of this person.</extracomment>
        <translation>Raccolto tardivo</translation>
    </message>
    <message>
        <source>Jasper Kone</source>
        <extracomment>Crewmember jasper_kone “Jasper Kone”: name.</extracomment>
        <translation>Jasper Kone</translation>
    </message>
    <message>
        <source>Playground designer; tests everything personally.</source>
        <extracomment>Crewmember jasper_kone “Jasper Kone”: a line about this person.</extracomment>
        <translation>Progettista di parchi giochi; prova tutto di persona.</translation>
    </message>
    <message>
        <source>Safe Drop</source>
        <extracomment>Crewmember jasper_kone “Jasper Kone”: name of the skill of this person.</extracomment>
        <translation>Caduta sicura</translation>
    </message>
    <message>
        <source>Amaru Lindley</source>
        <extracomment>Crewmember amaru_lindley “Amaru Lindley”: name.</extracomment>
        <translation>Amaru Lindley</translation>
    </message>
    <message>
        <source>Weaver; mended a parachute during its first use.</source>
        <extracomment>Crewmember amaru_lindley “Amaru Lindley”: a line about this person.</extracomment>
        <translation>Tesse; ha rammendato un paracadute durante il primo utilizzo.</translation>
    </message>
    <message>
        <source>Mid-Air Mend</source>
        <extracomment>Crewmember amaru_lindley “Amaru Lindley”: name of the skill of this person.</extracomment>
        <translation>Rammendo in volo</translation>
    </message>
    <message>
        <source>Chiamaka Frost</source>
        <extracomment>Crewmember chiamaka_frost “Chiamaka Frost”: name.</extracomment>
        <translation>Chiamaka Frost</translation>
    </message>
    <message>
        <source>Polar cook; can make soup from a committee report.</source>
        <extracomment>Crewmember chiamaka_frost “Chiamaka Frost”: a line about this person.</extracomment>
        <translation>Cuoca polare; sa fare il brodo con il verbale di un comitato.</translation>
    </message>
    <message>
        <source>Thin Soup</source>
        <extracomment>Crewmember chiamaka_frost “Chiamaka Frost”: name of the skill of this person.</extracomment>
        <translation>Brodo lungo</translation>
    </message>
    <message>
        <source>Viggo Serrano</source>
        <extracomment>Crewmember viggo_serrano “Viggo Serrano”: name.</extracomment>
        <translation>Viggo Serrano</translation>
    </message>
    <message>
        <source>Stunt coordinator. Every bone, at least once.</source>
        <extracomment>Crewmember viggo_serrano “Viggo Serrano”: a line about this person.</extracomment>
        <translation>Coordinatore di stunt. Ogni osso, almeno una volta.</translation>
    </message>
    <message>
        <source>Planned Accident</source>
        <extracomment>Crewmember viggo_serrano “Viggo Serrano”: name of the skill of this person.</extracomment>
        <translation>Incidente previsto</translation>
    </message>
    <message>
        <source>Hana Mutasa</source>
        <extracomment>Crewmember hana_mutasa “Hana Mutasa”: name.</extracomment>
        <translation>Hana Mutasa</translation>
    </message>
    <message>
        <source>Part-time poet, full-time early riser.</source>
        <extracomment>Crewmember hana_mutasa “Hana Mutasa”: a line about this person.</extracomment>
        <translation>Poetessa a tempo perso, mattiniera a tempo pieno.</translation>
    </message>
    <message>
        <source>First Light</source>
        <extracomment>Crewmember hana_mutasa “Hana Mutasa”: name of the skill of this person.</extracomment>
        <translation>Prima luce</translation>
    </message>
    <message>
        <source>Emeka Rasmussen</source>
        <extracomment>Crewmember emeka_rasmussen “Emeka Rasmussen”: name.</extracomment>
        <translation>Emeka Rasmussen</translation>
    </message>
    <message>
        <source>Crash investigator; asks machines why, kindly.</source>
        <extracomment>Crewmember emeka_rasmussen “Emeka Rasmussen”: a line about this person.</extracomment>
        <translation>Indaga sugli incidenti; chiede alle macchine perché, con dolcezza.</translation>
    </message>
    <message>
        <source>Ask It Why</source>
        <extracomment>Crewmember emeka_rasmussen “Emeka Rasmussen”: name of the skill of this person.</extracomment>
        <translation>Chiedile perché</translation>
    </message>
    <message>
        <source>Delphine Kahananui</source>
        <extracomment>Crewmember delphine_kahananui “Delphine Kahananui”: name.</extracomment>
        <translation>Delphine Kahananui</translation>
    </message>
    <message>
        <source>Free diver; four minutes ten of silence.</source>
        <extracomment>Crewmember delphine_kahananui “Delphine Kahananui”: a line about this person.</extracomment>
        <translation>Apneista; quattro minuti e dieci di silenzio.</translation>
    </message>
    <message>
        <source>Hold It</source>
        <extracomment>Crewmember delphine_kahananui “Delphine Kahananui”: name of the skill of this person.</extracomment>
        <translation>Trattieni il fiato</translation>
    </message>
    <message>
        <source>Tobias Wairimu</source>
        <extracomment>Crewmember tobias_wairimu “Tobias Wairimu”: name.</extracomment>
        <translation>Tobias Wairimu</translation>
    </message>
    <message>
        <source>Toy repairer; cannot pass a broken thing.</source>
        <extracomment>Crewmember tobias_wairimu “Tobias Wairimu”: a line about this person.</extracomment>
        <translation>Ripara giocattoli; non sa passare oltre una cosa rotta.</translation>
    </message>
    <message>
        <source>Good as Old</source>
        <extracomment>Crewmember tobias_wairimu “Tobias Wairimu”: name of the skill of this person.</extracomment>
        <translation>Come vecchio</translation>
    </message>
    <message>
        <source>Lalita Skov</source>
        <extracomment>Crewmember lalita_skov “Lalita Skov”: name.</extracomment>
        <translation>Lalita Skov</translation>
    </message>
    <message>
        <source>Dance teacher; counts everything in eights.</source>
        <extracomment>Crewmember lalita_skov “Lalita Skov”: a line about this person.</extracomment>
        <translation>Maestra di danza; conta tutto per otto.</translation>
    </message>
    <message>
        <source>Step Aside</source>
        <extracomment>Crewmember lalita_skov “Lalita Skov”: name of the skill of this person.</extracomment>
        <translation>Passo di lato</translation>
    </message>
    <message>
        <source>Rui Abernathy</source>
        <extracomment>Crewmember rui_abernathy “Rui Abernathy”: name.</extracomment>
        <translation>Rui Abernathy</translation>
    </message>
    <message>
        <source>Judge of village cheese contests; incorruptible.</source>
        <extracomment>Crewmember rui_abernathy “Rui Abernathy”: a line about this person.</extracomment>
        <translation>Giudice nelle gare di formaggi di paese; incorruttibile.</translation>
    </message>
    <message>
        <source>Second Opinion</source>
        <extracomment>Crewmember rui_abernathy “Rui Abernathy”: name of the skill of this person.</extracomment>
        <translation>Secondo parere</translation>
    </message>
    <message>
        <source>Aster Lowenna</source>
        <extracomment>Crewmember aster_lowenna “Aster Lowenna”: name.</extracomment>
        <translation>Aster Lowenna</translation>
    </message>
    <message>
        <source>Walked across a continent to return a library book.</source>
        <extracomment>Crewmember aster_lowenna “Aster Lowenna”: a line about this person.</extracomment>
        <translation>Ha attraversato un continente a piedi per restituire un libro.</translation>
    </message>
    <message>
        <source>Return the Book</source>
        <extracomment>Crewmember aster_lowenna “Aster Lowenna”: name of the skill of this person.</extracomment>
        <translation>Rendi il libro</translation>
    </message>
    <message>
        <source>Casimir Lopes</source>
        <extracomment>Crewmember casimir_lopes “Casimir Lopes”: name.</extracomment>
        <translation>Casimir Lopes</translation>
    </message>
    <message>
        <source>Mime by training, radio host by accident.</source>
        <extracomment>Crewmember casimir_lopes “Casimir Lopes”: a line about this person.</extracomment>
        <translation>Mimo di formazione, conduttore radiofonico per caso.</translation>
    </message>
    <message>
        <source>Say Nothing</source>
        <extracomment>Crewmember casimir_lopes “Casimir Lopes”: name of the skill of this person.</extracomment>
        <translation>Non dire niente</translation>
    </message>
    <message>
        <source>Wilhelmina Dube</source>
        <extracomment>Crewmember wilhelmina_dube “Wilhelmina Dube”: name.</extracomment>
        <translation>Wilhelmina Dube</translation>
    </message>
    <message>
        <source>Oldest aboard at seventy-one; took the stairs.</source>
        <extracomment>Crewmember wilhelmina_dube “Wilhelmina Dube”: a line about this person.</extracomment>
        <translation>La più anziana a bordo, settantun anni; ha preso le scale.</translation>
    </message>
    <message>
        <source>Seen Worse</source>
        <extracomment>Crewmember wilhelmina_dube “Wilhelmina Dube”: name of the skill of this person.</extracomment>
        <translation>Visto di peggio</translation>
    </message>
</context>
<context>
    <name>discoveries</name>
    <message>
        <source>Bell Salt</source>
        <extracomment>Discovery D-Min1 “Bell Salt”: name.</extracomment>
        <translation>Sale di Campana</translation>
    </message>
    <message>
        <source>Gray Float</source>
        <extracomment>Discovery D-Min2 “Gray Float”: name.</extracomment>
        <translation>Galleggiante Grigio</translation>
    </message>
    <message>
        <source>Ring Quartz</source>
        <extracomment>Discovery D-Min3 “Ring Quartz”: name.</extracomment>
        <translation>Quarzo Sonoro</translation>
    </message>
    <message>
        <source>Warm Basalt</source>
        <extracomment>Discovery D-Min4 “Warm Basalt”: name.</extracomment>
        <translation>Basalto Tiepido</translation>
    </message>
    <message>
        <source>Memory Glass</source>
        <extracomment>Discovery D-Min5 “Memory Glass”: name.</extracomment>
        <translation>Vetro di Memoria</translation>
    </message>
    <message>
        <source>Sinking Stone</source>
        <extracomment>Discovery D-Min6 “Sinking Stone”: name.</extracomment>
        <translation>Pietra che Affonda</translation>
    </message>
    <message>
        <source>Keelstone Chip</source>
        <extracomment>Discovery D-Min7 “Keelstone Chip”: name.</extracomment>
        <translation>Scheggia di Chiglia</translation>
    </message>
    <message>
        <source>Noon Amber</source>
        <extracomment>Discovery D-Min8 “Noon Amber”: name.</extracomment>
        <translation>Ambra di Mezzodì</translation>
    </message>
    <message>
        <source>Pink Film</source>
        <extracomment>Discovery D-Mic1 “Pink Film”: name.</extracomment>
        <translation>Pellicola Rosa</translation>
    </message>
    <message>
        <source>Brine Threads</source>
        <extracomment>Discovery D-Mic2 “Brine Threads”: name.</extracomment>
        <translation>Fili di Salamoia</translation>
    </message>
    <message>
        <source>Cave Yeast</source>
        <extracomment>Discovery D-Mic3 “Cave Yeast”: name.</extracomment>
        <translation>Lievito di Grotta</translation>
    </message>
    <message>
        <source>Cold Spark</source>
        <extracomment>Discovery D-Mic4 “Cold Spark”: name.</extracomment>
        <translation>Scintilla Fredda</translation>
    </message>
    <message>
        <source>Patient Mold</source>
        <extracomment>Discovery D-Mic5 “Patient Mold”: name.</extracomment>
        <translation>Muffa Paziente</translation>
    </message>
    <message>
        <source>Counting Spores</source>
        <extracomment>Discovery D-Mic6 “Counting Spores”: name.</extracomment>
        <translation>Spore Contatrici</translation>
    </message>
    <message>
        <source>Sleepless Bloom</source>
        <extracomment>Discovery D-Mic7 “Sleepless Bloom”: name.</extracomment>
        <translation>Fioritura Insonne</translation>
    </message>
    <message>
        <source>Blue Ferment</source>
        <extracomment>Discovery D-Mic8 “Blue Ferment”: name.</extracomment>
        <translation>Fermento Blu</translation>
    </message>
    <message>
        <source>Button Crab</source>
        <extracomment>Discovery D-Liv1 “Button Crab”: name.</extracomment>
        <translation>Granchio Bottone</translation>
    </message>
    <message>
        <source>Glass Louse</source>
        <extracomment>Discovery D-Liv2 “Glass Louse”: name.</extracomment>
        <translation>Pidocchio di Vetro</translation>
    </message>
    <message>
        <source>Hoop Snail</source>
        <extracomment>Discovery D-Liv3 “Hoop Snail”: name.</extracomment>
        <translation>Chiocciola Cerchio</translation>
    </message>
    <message>
        <source>Lamp Moth</source>
        <extracomment>Discovery D-Liv4 “Lamp Moth”: name.</extracomment>
        <translation>Falena Lampada</translation>
    </message>
    <message>
        <source>Polite Leech</source>
        <extracomment>Discovery D-Liv5 “Polite Leech”: name.</extracomment>
        <translation>Sanguisuga Garbata</translation>
    </message>
    <message>
        <source>Two-Way Newt</source>
        <extracomment>Discovery D-Liv6 “Two-Way Newt”: name.</extracomment>
        <translation>Tritone a Due Versi</translation>
    </message>
    <message>
        <source>Choir Beetle</source>
        <extracomment>Discovery D-Liv7 “Choir Beetle”: name.</extracomment>
        <translation>Scarabeo Corista</translation>
    </message>
    <message>
        <source>Pocket Drifter</source>
        <extracomment>Discovery D-Liv8 “Pocket Drifter”: name.</extracomment>
        <translation>Errante Tascabile</translation>
    </message>
    <message>
        <source>Bent Tag</source>
        <extracomment>Discovery D-Ali1 “Bent Tag”: name.</extracomment>
        <translation>Targhetta Piegata</translation>
    </message>
    <message>
        <source>Dead Wick</source>
        <extracomment>Discovery D-Ali2 “Dead Wick”: name.</extracomment>
        <translation>Stoppino Spento</translation>
    </message>
    <message>
        <source>Sorting Tooth</source>
        <extracomment>Discovery D-Ali3 “Sorting Tooth”: name.</extracomment>
        <translation>Dente Smistatore</translation>
    </message>
    <message>
        <source>Warm Cog</source>
        <extracomment>Discovery D-Ali4 “Warm Cog”: name.</extracomment>
        <translation>Ingranaggio Caldo</translation>
    </message>
    <message>
        <source>Folding Seal</source>
        <extracomment>Discovery D-Ali5 “Folding Seal”: name.</extracomment>
        <translation>Sigillo Pieghevole</translation>
    </message>
    <message>
        <source>Quiet Motor</source>
        <extracomment>Discovery D-Ali6 “Quiet Motor”: name.</extracomment>
        <translation>Motore Quieto</translation>
    </message>
    <message>
        <source>Keeper’s Thread</source>
        <extracomment>Discovery D-Ali7 “Keeper’s Thread”: name.</extracomment>
        <translation>Filo del Custode</translation>
    </message>
    <message>
        <source>Unspent Stamp</source>
        <extracomment>Discovery D-Ali8 “Unspent Stamp”: name.</extracomment>
        <translation>Francobollo Intatto</translation>
    </message>
    <message>
        <source>Walking Root</source>
        <extracomment>Discovery D-Veg1 “Walking Root”: name.</extracomment>
        <translation>Radice Errante</translation>
    </message>
    <message>
        <source>Salt Fern</source>
        <extracomment>Discovery D-Veg2 “Salt Fern”: name.</extracomment>
        <translation>Felce di Sale</translation>
    </message>
    <message>
        <source>Night Hop</source>
        <extracomment>Discovery D-Veg3 “Night Hop”: name.</extracomment>
        <translation>Luppolo Notturno</translation>
    </message>
    <message>
        <source>Stone Lichen</source>
        <extracomment>Discovery D-Veg4 “Stone Lichen”: name.</extracomment>
        <translation>Lichene di Pietra</translation>
    </message>
    <message>
        <source>Argument Vine</source>
        <extracomment>Discovery D-Veg5 “Argument Vine”: name.</extracomment>
        <translation>Vite Litigiosa</translation>
    </message>
    <message>
        <source>Sweet Thistle</source>
        <extracomment>Discovery D-Veg6 “Sweet Thistle”: name.</extracomment>
        <translation>Cardo Dolce</translation>
    </message>
    <message>
        <source>Dusk Seed</source>
        <extracomment>Discovery D-Veg7 “Dusk Seed”: name.</extracomment>
        <translation>Seme di Crepuscolo</translation>
    </message>
    <message>
        <source>Listening Moss</source>
        <extracomment>Discovery D-Veg8 “Listening Moss”: name.</extracomment>
        <translation>Muschio in Ascolto</translation>
    </message>
</context>
<context>
    <name>equipment</name>
    <message>
        <source>Plaster Roll</source>
        <extracomment>Equipment E01 “Plaster Roll”: name.</extracomment>
        <translation>Rotolo di Cerotto</translation>
    </message>
    <message>
        <source>Sugar Cubes</source>
        <extracomment>Equipment E02 “Sugar Cubes”: name.</extracomment>
        <translation>Zollette di Zucchero</translation>
    </message>
    <message>
        <source>Signal Mirror</source>
        <extracomment>Equipment E03 “Signal Mirror”: name.</extracomment>
        <translation>Specchio da Segnali</translation>
    </message>
    <message>
        <source>Patch Sheet</source>
        <extracomment>Equipment E04 “Patch Sheet”: name.</extracomment>
        <translation>Toppa</translation>
    </message>
    <message>
        <source>Lucky Washer</source>
        <extracomment>Equipment E05 “Lucky Washer”: name.</extracomment>
        <translation>Rondella Fortunata</translation>
    </message>
    <message>
        <source>Chalk</source>
        <extracomment>Equipment E06 “Chalk”: name.</extracomment>
        <translation>Gesso</translation>
    </message>
    <message>
        <source>Pocket Filter</source>
        <extracomment>Equipment E07 “Pocket Filter”: name.</extracomment>
        <translation>Filtro Tascabile</translation>
    </message>
    <message>
        <source>Earplugs</source>
        <extracomment>Equipment E08 “Earplugs”: name.</extracomment>
        <translation>Tappi per Orecchie</translation>
    </message>
    <message>
        <source>Folding Cup</source>
        <extracomment>Equipment E09 “Folding Cup”: name.</extracomment>
        <translation>Tazza Pieghevole</translation>
    </message>
    <message>
        <source>Spare Button</source>
        <extracomment>Equipment E10 “Spare Button”: name.</extracomment>
        <translation>Bottone di Scorta</translation>
    </message>
    <message>
        <source>Glow Vest</source>
        <extracomment>Equipment E11 “Glow Vest”: name.</extracomment>
        <translation>Gilet Luminoso</translation>
    </message>
    <message>
        <source>Wrist Tablet</source>
        <extracomment>Equipment E12 “Wrist Tablet”: name.</extracomment>
        <translation>Tablet da Polso</translation>
    </message>
    <message>
        <source>Climbing Claws</source>
        <extracomment>Equipment E13 “Climbing Claws”: name.</extracomment>
        <translation>Artigli da Scalata</translation>
    </message>
    <message>
        <source>Sample Satchel</source>
        <extracomment>Equipment E14 “Sample Satchel”: name.</extracomment>
        <translation>Bisaccia Campioni</translation>
    </message>
    <message>
        <source>Phrase Slate</source>
        <extracomment>Equipment E15 “Phrase Slate”: name.</extracomment>
        <translation>Lavagna delle Frasi</translation>
    </message>
    <message>
        <source>Field Scope</source>
        <extracomment>Equipment E16 “Field Scope”: name.</extracomment>
        <translation>Cannocchiale</translation>
    </message>
    <message>
        <source>Swab Set</source>
        <extracomment>Equipment E17 “Swab Set”: name.</extracomment>
        <translation>Set di Tamponi</translation>
    </message>
    <message>
        <source>Multi-Driver</source>
        <extracomment>Equipment E18 “Multi-Driver”: name.</extracomment>
        <translation>Giravite Multiplo</translation>
    </message>
    <message>
        <source>Folding Shovel</source>
        <extracomment>Equipment E19 “Folding Shovel”: name.</extracomment>
        <translation>Pala Pieghevole</translation>
    </message>
    <message>
        <source>Padded Sleeves</source>
        <extracomment>Equipment E20 “Padded Sleeves”: name.</extracomment>
        <translation>Maniche Imbottite</translation>
    </message>
    <message>
        <source>Heat Cloak</source>
        <extracomment>Equipment E21 “Heat Cloak”: name.</extracomment>
        <translation>Mantello Termico</translation>
    </message>
    <message>
        <source>Rebreather</source>
        <extracomment>Equipment E22 “Rebreather”: name.</extracomment>
        <translation>Respiratore</translation>
    </message>
    <message>
        <source>Lift Frame</source>
        <extracomment>Equipment E23 “Lift Frame”: name.</extracomment>
        <translation>Telaio da Carico</translation>
    </message>
    <message>
        <source>Seam Gun</source>
        <extracomment>Equipment E24 “Seam Gun”: name.</extracomment>
        <translation>Pistola Saldatrice</translation>
    </message>
    <message>
        <source>Pocket Lathe</source>
        <extracomment>Equipment E25 “Pocket Lathe”: name.</extracomment>
        <translation>Tornio Tascabile</translation>
    </message>
    <message>
        <source>Spark Gloves</source>
        <extracomment>Equipment E26 “Spark Gloves”: name.</extracomment>
        <translation>Guanti a Scintilla</translation>
    </message>
    <message>
        <source>Hop Harness</source>
        <extracomment>Equipment E27 “Hop Harness”: name.</extracomment>
        <translation>Imbracatura da Balzo</translation>
    </message>
    <message>
        <source>Kite Drone</source>
        <extracomment>Equipment E28 “Kite Drone”: name.</extracomment>
        <translation>Drone Aquilone</translation>
    </message>
    <message>
        <source>Trail Paint</source>
        <extracomment>Equipment E29 “Trail Paint”: name.</extracomment>
        <translation>Vernice da Pista</translation>
    </message>
    <message>
        <source>Long Line</source>
        <extracomment>Equipment E30 “Long Line”: name.</extracomment>
        <translation>Lunga Cima</translation>
    </message>
    <message>
        <source>Portable Bench</source>
        <extracomment>Equipment E31 “Portable Bench”: name.</extracomment>
        <translation>Banco Portatile</translation>
    </message>
    <message>
        <source>Calm Box</source>
        <extracomment>Equipment E32 “Calm Box”: name.</extracomment>
        <translation>Scatola della Calma</translation>
    </message>
    <message>
        <source>Splint Printer</source>
        <extracomment>Equipment E33 “Splint Printer”: name.</extracomment>
        <translation>Stampa-stecche</translation>
    </message>
    <message>
        <source>Idea Jar</source>
        <extracomment>Equipment E34 “Idea Jar”: name.</extracomment>
        <translation>Barattolo delle Idee</translation>
    </message>
    <message>
        <source>Door Shield</source>
        <extracomment>Equipment E35 “Door Shield”: name.</extracomment>
        <translation>Scudo Porta</translation>
    </message>
    <message>
        <source>Rescue Sled</source>
        <extracomment>Equipment E36 “Rescue Sled”: name.</extracomment>
        <translation>Slitta di Soccorso</translation>
    </message>
    <message>
        <source>Noise Horn</source>
        <extracomment>Equipment E37 “Noise Horn”: name.</extracomment>
        <translation>Corno da Rumore</translation>
    </message>
    <message>
        <source>Standing Lamp</source>
        <extracomment>Equipment E38 “Standing Lamp”: name.</extracomment>
        <translation>Lampada a Stelo</translation>
    </message>
    <message>
        <source>Base Tent</source>
        <extracomment>Equipment E39 “Base Tent”: name.</extracomment>
        <translation>Tenda Base</translation>
    </message>
    <message>
        <source>Winch Line</source>
        <extracomment>Equipment E40 “Winch Line”: name.</extracomment>
        <translation>Cavo con Verricello</translation>
    </message>
    <message>
        <source>Sounding Mast</source>
        <extracomment>Equipment E41 “Sounding Mast”: name.</extracomment>
        <translation>Albero di Scandaglio</translation>
    </message>
    <message>
        <source>Sample Freezer</source>
        <extracomment>Equipment E42 “Sample Freezer”: name.</extracomment>
        <translation>Congelatore Campioni</translation>
    </message>
    <message>
        <source>Field Kitchen</source>
        <extracomment>Equipment E43 “Field Kitchen”: name.</extracomment>
        <translation>Cucina da Campo</translation>
    </message>
    <message>
        <source>Signal Lamp</source>
        <extracomment>Equipment E44 “Signal Lamp”: name.</extracomment>
        <translation>Lampada da Segnali</translation>
    </message>
    <message>
        <source>Drill Sled</source>
        <extracomment>Equipment E45 “Drill Sled”: name.</extracomment>
        <translation>Slitta Trivella</translation>
    </message>
    <message>
        <source>Water Still</source>
        <extracomment>Equipment E46 “Water Still”: name.</extracomment>
        <translation>Distillatore d’Acqua</translation>
    </message>
    <message>
        <source>Echo Post</source>
        <extracomment>Equipment E47 “Echo Post”: name.</extracomment>
        <translation>Palo dell’Eco</translation>
    </message>
    <message>
        <source>Barrier Kite</source>
        <extracomment>Equipment E48 “Barrier Kite”: name.</extracomment>
        <translation>Aquilone Barriera</translation>
    </message>
    <message>
        <source>Translation Table</source>
        <extracomment>Equipment E49 “Translation Table”: name.</extracomment>
        <translation>Tavolo di Traduzione</translation>
    </message>
    <message>
        <source>Ward Tent</source>
        <extracomment>Equipment E50 “Ward Tent”: name.</extracomment>
        <translation>Tenda Infermeria</translation>
    </message>
    <message>
        <source>Hover Cart</source>
        <extracomment>Equipment E51 “Hover Cart”: name.</extracomment>
        <translation>Carrello Sospeso</translation>
    </message>
    <message>
        <source>Seed Press</source>
        <extracomment>Equipment E52 “Seed Press”: name.</extracomment>
        <translation>Pressa per Semi</translation>
    </message>
    <message>
        <source>Long Ladder</source>
        <extracomment>Equipment E53 “Long Ladder”: name.</extracomment>
        <translation>Scala Lunga</translation>
    </message>
    <message>
        <source>Tent Annex</source>
        <extracomment>Equipment E54 “Tent Annex”: name.</extracomment>
        <translation>Annesso per Tenda</translation>
    </message>
    <message>
        <source>Tent Stove</source>
        <extracomment>Equipment E55 “Tent Stove”: name.</extracomment>
        <translation>Stufa da Tenda</translation>
    </message>
    <message>
        <source>Tent Radio</source>
        <extracomment>Equipment E56 “Tent Radio”: name.</extracomment>
        <translation>Radio da Tenda</translation>
    </message>
    <message>
        <source>Second Drum</source>
        <extracomment>Equipment E57 “Second Drum”: name.</extracomment>
        <translation>Secondo Tamburo</translation>
    </message>
    <message>
        <source>Deep Sounder</source>
        <extracomment>Equipment E58 “Deep Sounder”: name.</extracomment>
        <translation>Scandaglio Profondo</translation>
    </message>
    <message>
        <source>Twin Freezer</source>
        <extracomment>Equipment E59 “Twin Freezer”: name.</extracomment>
        <translation>Doppio Congelatore</translation>
    </message>
    <message>
        <source>Spice Rack</source>
        <extracomment>Equipment E60 “Spice Rack”: name.</extracomment>
        <translation>Ripiano Spezie</translation>
    </message>
    <message>
        <source>Color Filters</source>
        <extracomment>Equipment E61 “Color Filters”: name.</extracomment>
        <translation>Filtri Colorati</translation>
    </message>
    <message>
        <source>Diamond Teeth</source>
        <extracomment>Equipment E62 “Diamond Teeth”: name.</extracomment>
        <translation>Denti di Diamante</translation>
    </message>
    <message>
        <source>Salt Screen</source>
        <extracomment>Equipment E63 “Salt Screen”: name.</extracomment>
        <translation>Filtro del Sale</translation>
    </message>
    <message>
        <source>Long Memory</source>
        <extracomment>Equipment E64 “Long Memory”: name.</extracomment>
        <translation>Lunga Memoria</translation>
    </message>
    <message>
        <source>Wide Wings</source>
        <extracomment>Equipment E65 “Wide Wings”: name.</extracomment>
        <translation>Ali Larghe</translation>
    </message>
    <message>
        <source>Second Chair</source>
        <extracomment>Equipment E66 “Second Chair”: name.</extracomment>
        <translation>Seconda Sedia</translation>
    </message>
    <message>
        <source>Quiet Bed</source>
        <extracomment>Equipment E67 “Quiet Bed”: name.</extracomment>
        <translation>Letto Quieto</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>Loose Ceiling</source>
        <extracomment>Event EV01 “Loose Ceiling”: name.</extracomment>
        <translation>Soffitto instabile</translation>
    </message>
    <message>
        <source>A pinch of dust comes down, then a handful, then a stone that somebody might have thrown. Nobody has.</source>
        <extracomment>Event EV01 “Loose Ceiling”: story.</extracomment>
        <translation>Viene giù un pizzico di polvere, poi una manciata, poi una pietra che qualcuno potrebbe aver tirato. Non l’ha tirata nessuno.</translation>
    </message>
    <message>
        <source>Old Echo</source>
        <extracomment>Event EV02 “Old Echo”: name.</extracomment>
        <translation>Vecchia eco</translation>
    </message>
    <message>
        <source>Somebody calls your name, in your own voice, from a passage you have not taken. Something else has heard it too.</source>
        <extracomment>Event EV02 “Old Echo”: story.</extracomment>
        <translation>Qualcuno vi chiama per nome, con la vostra voce, da un passaggio che non avete preso. L’ha sentito anche qualcos’altro.</translation>
    </message>
    <message>
        <source>Breath from Below</source>
        <extracomment>Event EV03 “Breath from Below”: name.</extracomment>
        <translation>Fiato dal basso</translation>
    </message>
    <message>
        <source>The floor sighs. What comes up is warm, wet and older than the roof, and the lamps lean away from it.</source>
        <extracomment>Event EV03 “Breath from Below”: story.</extracomment>
        <translation>Il pavimento sospira. Quel che sale è caldo, umido e più vecchio del soffitto, e le lampade se ne scostano.</translation>
    </message>
    <message>
        <source>Ringing Ground</source>
        <extracomment>Event EV04 “Ringing Ground”: name.</extracomment>
        <translation>Suolo che risuona</translation>
    </message>
    <message>
        <source>One step too many, and the whole slope answers. The note goes up through your boots and does not stop at the teeth.</source>
        <extracomment>Event EV04 “Ringing Ground”: story.</extracomment>
        <translation>Un passo di troppo, e l’intero pendio risponde. La nota sale attraverso gli stivali e non si ferma ai denti.</translation>
    </message>
    <message>
        <source>Prism Glare</source>
        <extracomment>Event EV05 “Prism Glare”: name.</extracomment>
        <translation>Riflesso di prisma</translation>
    </message>
    <message>
        <source>The low sun finds the right facet. For a while everybody has a halo and nobody can see anybody else’s hands.</source>
        <extracomment>Event EV05 “Prism Glare”: story.</extracomment>
        <translation>Il sole basso trova la faccetta giusta. Per un po’ tutti hanno l’aureola e nessuno vede le mani degli altri.</translation>
    </message>
    <message>
        <source>Splinter Rain</source>
        <extracomment>Event EV06 “Splinter Rain”: name.</extracomment>
        <translation>Pioggia di schegge</translation>
    </message>
    <message>
        <source>It begins as a tinkling, far off, the sound of a tray set down badly. Then it arrives.</source>
        <extracomment>Event EV06 “Splinter Rain”: story.</extracomment>
        <translation>Comincia come un tintinnio, lontano, il rumore di un vassoio posato male. Poi arriva.</translation>
    </message>
    <message>
        <source>Seal Warning</source>
        <extracomment>Event EV07 “Seal Warning”: name.</extracomment>
        <translation>Allarme guarnizioni</translation>
    </message>
    <message>
        <source>A yellow light at the edge of your visor asks for a moment of your time.</source>
        <extracomment>Event EV07 “Seal Warning”: story.</extracomment>
        <translation>Una luce gialla ai margini della visiera chiede un attimo del vostro tempo.</translation>
    </message>
    <message>
        <source>Sour Fog</source>
        <extracomment>Event EV08 “Sour Fog”: name.</extracomment>
        <translation>Nebbia acida</translation>
    </message>
    <message>
        <source>It smells of lemons, which is how you know that something is getting in.</source>
        <extracomment>Event EV08 “Sour Fog”: story.</extracomment>
        <translation>Sa di limone, ed è da questo che capite che qualcosa sta entrando.</translation>
    </message>
    <message>
        <source>Red Line on the Gauge</source>
        <extracomment>Event EV09 “Red Line on the Gauge”: name.</extracomment>
        <translation>Lancetta sul rosso</translation>
    </message>
    <message>
        <source>The needle touches the red line and stays there, trembling, like a guest who has said goodbye twice.</source>
        <extracomment>Event EV09 “Red Line on the Gauge”: story.</extracomment>
        <translation>La lancetta tocca la linea rossa e resta lì, tremante, come un ospite che ha già salutato due volte.</translation>
    </message>
    <message>
        <source>Hot Noon</source>
        <extracomment>Event EV10 “Hot Noon”: name.</extracomment>
        <translation>Mezzogiorno rovente</translation>
    </message>
    <message>
        <source>The shade under the pack is the only shade there is, and it is the size of a pack.</source>
        <extracomment>Event EV10 “Hot Noon”: story.</extracomment>
        <translation>L’ombra sotto lo zaino è l’unica ombra che c’è, ed è grande quanto uno zaino.</translation>
    </message>
    <message>
        <source>Dust Devils</source>
        <extracomment>Event EV11 “Dust Devils”: name.</extracomment>
        <translation>Diavoli di polvere</translation>
    </message>
    <message>
        <source>Two of them, waltzing. When they have gone, the flag you planted stands a field away, and straighter than before.</source>
        <extracomment>Event EV11 “Dust Devils”: story.</extracomment>
        <translation>Due, a passo di valzer. Quando se ne sono andati, la bandiera che avevate piantato sta un campo più in là, e più dritta di prima.</translation>
    </message>
    <message>
        <source>Mirage Company</source>
        <extracomment>Event EV12 “Mirage Company”: name.</extracomment>
        <translation>Compagnia di miraggi</translation>
    </message>
    <message>
        <source>Four figures are walking beside you, at your own pace, a little above the ground. One of them points at something.</source>
        <extracomment>Event EV12 “Mirage Company”: story.</extracomment>
        <translation>Accanto a voi camminano quattro figure, al vostro stesso passo, un po’ sollevate da terra. Una indica qualcosa.</translation>
    </message>
    <message>
        <source>Thin Ice</source>
        <extracomment>Event EV13 “Thin Ice”: name.</extracomment>
        <translation>Ghiaccio sottile</translation>
    </message>
    <message>
        <source>The ground says a single low word. Everybody stops to hear whether there will be another.</source>
        <extracomment>Event EV13 “Thin Ice”: story.</extracomment>
        <translation>Il suolo dice una sola parola, bassa. Tutti si fermano a sentire se ne seguirà un’altra.</translation>
    </message>
    <message>
        <source>Frozen Zip</source>
        <extracomment>Event EV14 “Frozen Zip”: name.</extracomment>
        <translation>Cerniera gelata</translation>
    </message>
    <message>
        <source>The pocket is shut and means to stay shut. Everything you own is a finger’s width away.</source>
        <extracomment>Event EV14 “Frozen Zip”: story.</extracomment>
        <translation>La tasca è chiusa e intende restarlo. Tutto ciò che possedete è a un dito di distanza.</translation>
    </message>
    <message>
        <source>Aurora</source>
        <extracomment>Event EV15 “Aurora”: name.</extracomment>
        <translation>Aurora</translation>
    </message>
    <message>
        <source>Green, then a rose that has no name. For a while nobody reports anything, and nobody asks.</source>
        <extracomment>Event EV15 “Aurora”: story.</extracomment>
        <translation>Verde, poi un rosa che non ha nome. Per un po’ nessuno fa rapporto, e nessuno lo chiede.</translation>
    </message>
    <message>
        <source>Watched</source>
        <extracomment>Event EV16 “Watched”: name.</extracomment>
        <translation>Osservati</translation>
    </message>
    <message>
        <source>The hair on your neck is a very old instrument. It has just moved, and so has whatever moved it.</source>
        <extracomment>Event EV16 “Watched”: story.</extracomment>
        <translation>I peli sulla nuca sono uno strumento antichissimo. Si sono appena mossi, e si è mosso anche ciò che li ha mossi.</translation>
    </message>
    <message>
        <source>Thrown Stones</source>
        <extracomment>Event EV17 “Thrown Stones”: name.</extracomment>
        <translation>Lancio di pietre</translation>
    </message>
    <message>
        <source>The first stone lands well short, on purpose. It is quite clear what the second one would like to say.</source>
        <extracomment>Event EV17 “Thrown Stones”: story.</extracomment>
        <translation>La prima pietra cade ben corta, di proposito. È chiarissimo che cosa vorrebbe dire la seconda.</translation>
    </message>
    <message>
        <source>Wrong Gesture</source>
        <extracomment>Event EV18 “Wrong Gesture”: name.</extracomment>
        <translation>Gesto sbagliato</translation>
    </message>
    <message>
        <source>You wave. It is the wrong wave. You still have time to say something better, if you know how.</source>
        <extracomment>Event EV18 “Wrong Gesture”: story.</extracomment>
        <translation>Salutate con la mano. È il saluto sbagliato. Fate ancora in tempo a dire qualcosa di meglio, a sapere come.</translation>
    </message>
    <message>
        <source>Scree</source>
        <extracomment>Event EV19 “Scree”: name.</extracomment>
        <translation>Ghiaione</translation>
    </message>
    <message>
        <source>Everything that was under your feet is now on its way to being beside them.</source>
        <extracomment>Event EV19 “Scree”: story.</extracomment>
        <translation>Tutto ciò che vi stava sotto i piedi ora sta andando a mettersi di fianco.</translation>
    </message>
    <message>
        <source>Sharp Edge</source>
        <extracomment>Event EV20 “Sharp Edge”: name.</extracomment>
        <translation>Spigolo vivo</translation>
    </message>
    <message>
        <source>The handhold is good. It is, in fact, too good.</source>
        <extracomment>Event EV20 “Sharp Edge”: story.</extracomment>
        <translation>L’appiglio è buono. È, anzi, troppo buono.</translation>
    </message>
    <message>
        <source>High View</source>
        <extracomment>Event EV21 “High View”: name.</extracomment>
        <translation>Vista dall’alto</translation>
    </message>
    <message>
        <source>From up here the weather is a thing with edges. You can see who it will call on, and in which order.</source>
        <extracomment>Event EV21 “High View”: story.</extracomment>
        <translation>Da quassù il tempo è una cosa coi bordi. Si vede a chi farà visita, e in che ordine.</translation>
    </message>
    <message>
        <source>Old Machine Wakes</source>
        <extracomment>Event EV22 “Old Machine Wakes”: name.</extracomment>
        <translation>La macchina si sveglia</translation>
    </message>
    <message>
        <source>It has been asleep for four thousand years and it has a great deal to get through before lunch.</source>
        <extracomment>Event EV22 “Old Machine Wakes”: story.</extracomment>
        <translation>Dorme da quattromila anni e ha un sacco di cose da sbrigare prima di pranzo.</translation>
    </message>
    <message>
        <source>Settling Dust</source>
        <extracomment>Event EV23 “Settling Dust”: name.</extracomment>
        <translation>Polvere che si posa</translation>
    </message>
    <message>
        <source>The dust comes down in the order in which it went up. In the last of it there is writing.</source>
        <extracomment>Event EV23 “Settling Dust”: story.</extracomment>
        <translation>La polvere ricade nell’ordine in cui si era alzata. Nell’ultima c’è scritto qualcosa.</translation>
    </message>
    <message>
        <source>Someone’s Cup</source>
        <extracomment>Event EV24 “Someone’s Cup”: name.</extracomment>
        <translation>La tazza di qualcuno</translation>
    </message>
    <message>
        <source>It stands on the sill where somebody put it, meaning to be back in a minute. You take longer over it than you planned.</source>
        <extracomment>Event EV24 “Someone’s Cup”: story.</extracomment>
        <translation>Sta sul davanzale dove qualcuno l’ha posata contando di tornare fra un minuto. Ci mettete più del previsto.</translation>
    </message>
    <message>
        <source>Clinging Vines</source>
        <extracomment>Event EV25 “Clinging Vines”: name.</extracomment>
        <translation>Rampicanti tenaci</translation>
    </message>
    <message>
        <source>They are not strong. They are only very many, and each of them would like you to stay a little longer.</source>
        <extracomment>Event EV25 “Clinging Vines”: story.</extracomment>
        <translation>Non sono forti. Sono solo moltissimi, e ognuno vorrebbe che restaste ancora un pochino.</translation>
    </message>
    <message>
        <source>Pollen Day</source>
        <extracomment>Event EV26 “Pollen Day”: name.</extracomment>
        <translation>Giorno di polline</translation>
    </message>
    <message>
        <source>The whole valley has decided on today. The filters do what they can, and say so.</source>
        <extracomment>Event EV26 “Pollen Day”: story.</extracomment>
        <translation>L’intera valle ha deciso per oggi. I filtri fanno quel che possono, e lo dicono.</translation>
    </message>
    <message>
        <source>Ripe Things</source>
        <extracomment>Event EV27 “Ripe Things”: name.</extracomment>
        <translation>Cose mature</translation>
    </message>
    <message>
        <source>They let go of the branch when you look at them. With a careful hand you could have the good ones.</source>
        <extracomment>Event EV27 “Ripe Things”: story.</extracomment>
        <translation>Si staccano dal ramo appena le guardate. Con mano attenta potreste avere quelle buone.</translation>
    </message>
    <message>
        <source>Drifting Tool</source>
        <extracomment>Event EV28 “Drifting Tool”: name.</extracomment>
        <translation>Attrezzo alla deriva</translation>
    </message>
    <message>
        <source>It left your belt without a word and is now two meters off, turning slowly, enjoying the view.</source>
        <extracomment>Event EV28 “Drifting Tool”: story.</extracomment>
        <translation>Ha lasciato la cintura senza dire una parola e ora è a due metri, gira piano e si gode il panorama.</translation>
    </message>
    <message>
        <source>Slow Spin</source>
        <extracomment>Event EV29 “Slow Spin”: name.</extracomment>
        <translation>Lenta rotazione</translation>
    </message>
    <message>
        <source>You are turning, or everything else is. It takes a whole minute to decide which, and another to agree on left.</source>
        <extracomment>Event EV29 “Slow Spin”: story.</extracomment>
        <translation>State girando, oppure gira tutto il resto. Ci vuole un minuto intero per stabilire quale dei due, e un altro per accordarsi sulla sinistra.</translation>
    </message>
    <message>
        <source>Quiet in the Helmet</source>
        <extracomment>Event EV30 “Quiet in the Helmet”: name.</extracomment>
        <translation>Silenzio nel casco</translation>
    </message>
    <message>
        <source>The radio stops. Then you notice the fan has stopped as well. It starts again, in its own time.</source>
        <extracomment>Event EV30 “Quiet in the Helmet”: story.</extracomment>
        <translation>La radio tace. Poi notate che si è fermata anche la ventola. Riparte, quando le pare.</translation>
    </message>
    <message>
        <source>Ground Cough</source>
        <extracomment>Event EV31 “Ground Cough”: name.</extracomment>
        <translation>Tosse del suolo</translation>
    </message>
    <message>
        <source>A cough, politely behind the hill. Then one that is not behind the hill.</source>
        <extracomment>Event EV31 “Ground Cough”: story.</extracomment>
        <translation>Un colpo di tosse, educato, dietro la collina. Poi uno che non è dietro la collina.</translation>
    </message>
    <message>
        <source>Ash Fall</source>
        <extracomment>Event EV32 “Ash Fall”: name.</extracomment>
        <translation>Pioggia di cenere</translation>
    </message>
    <message>
        <source>It comes down like snow in a film about snow, and gets into the sandwiches.</source>
        <extracomment>Event EV32 “Ash Fall”: story.</extracomment>
        <translation>Scende come la neve in un film sulla neve, e finisce nei panini.</translation>
    </message>
    <message>
        <source>Warm Spring</source>
        <extracomment>Event EV33 “Warm Spring”: name.</extracomment>
        <translation>Sorgente calda</translation>
    </message>
    <message>
        <source>Ankle-deep, the temperature of a good bath, with a view. Ten minutes, says the clock. The clock is overruled.</source>
        <extracomment>Event EV33 “Warm Spring”: story.</extracomment>
        <translation>Alla caviglia, la temperatura di un buon bagno, con vista. Dieci minuti, dice l’orologio. L’orologio è messo in minoranza.</translation>
    </message>
    <message>
        <source>Undertow</source>
        <extracomment>Event EV34 “Undertow”: name.</extracomment>
        <translation>Risacca</translation>
    </message>
    <message>
        <source>The water has somewhere to be and sees no reason why you should not come along.</source>
        <extracomment>Event EV34 “Undertow”: story.</extracomment>
        <translation>L’acqua è attesa altrove e non vede perché non dobbiate accompagnarla.</translation>
    </message>
    <message>
        <source>Silt Cloud</source>
        <extracomment>Event EV35 “Silt Cloud”: name.</extracomment>
        <translation>Nube di limo</translation>
    </message>
    <message>
        <source>One careless boot, and the whole bottom gets up to see who it was. It takes its time about lying down again.</source>
        <extracomment>Event EV35 “Silt Cloud”: story.</extracomment>
        <translation>Uno stivale sbadato, e l’intero fondale si alza a vedere chi è stato. A rimettersi giù se la prende comoda.</translation>
    </message>
    <message>
        <source>Curious Shoal</source>
        <extracomment>Event EV36 “Curious Shoal”: name.</extracomment>
        <translation>Banco curioso</translation>
    </message>
    <message>
        <source>Some hundreds of them, each as long as a thumb, all looking at the same rivet on your left glove.</source>
        <extracomment>Event EV36 “Curious Shoal”: story.</extracomment>
        <translation>Saranno alcune centinaia, lunghi un pollice, e guardano tutti lo stesso rivetto sul vostro guanto sinistro.</translation>
    </message>
    <message>
        <source>Good Hour</source>
        <extracomment>Event EV37 “Good Hour”: name.</extracomment>
        <translation>Un’ora buona</translation>
    </message>
    <message>
        <source>The wind drops, the light is kind, and nobody has said anything clever since breakfast. It does a lot of good.</source>
        <extracomment>Event EV37 “Good Hour”: story.</extracomment>
        <translation>Il vento cala, la luce è gentile e nessuno ha detto niente di intelligente da colazione in poi. Fa un gran bene.</translation>
    </message>
    <message>
        <source>Voice from the Ship</source>
        <extracomment>Event EV38 “Voice from the Ship”: name.</extracomment>
        <translation>Voce dalla nave</translation>
    </message>
    <message>
        <source>The radio clears its throat. It is the galley, wanting to know about lentils, and then, since you are there, one useful thing.</source>
        <extracomment>Event EV38 “Voice from the Ship”: story.</extracomment>
        <translation>La radio si schiarisce la gola. È la cambusa, che vuole sapere delle lenticchie e poi, visto che ci siete, una cosa utile.</translation>
    </message>
    <message>
        <source>Small Mercy</source>
        <extracomment>Event EV39 “Small Mercy”: name.</extracomment>
        <translation>Piccola grazia</translation>
    </message>
    <message>
        <source>The wind drops, the ice holds, the light lasts. Nobody mentions it, for fear that it was a mistake.</source>
        <extracomment>Event EV39 “Small Mercy”: story.</extracomment>
        <translation>Il vento cala, il ghiaccio regge, la luce dura. Nessuno ne parla, per timore che sia stato un errore.</translation>
    </message>
    <message>
        <source>Everyone Tired</source>
        <extracomment>Event EV40 “Everyone Tired”: name.</extracomment>
        <translation>Tutti stanchi</translation>
    </message>
    <message>
        <source>Nobody complains. That is how you can tell.</source>
        <extracomment>Event EV40 “Everyone Tired”: story.</extracomment>
        <translation>Nessuno si lamenta. È così che si capisce.</translation>
    </message>
    <message>
        <source>Eager Belt</source>
        <extracomment>Event EVT1 “Eager Belt”: name.</extracomment>
        <translation>Nastro zelante</translation>
    </message>
    <message>
        <source>A belt starts under your heels, delighted to be of use, and carries off whatever you had just put down.</source>
        <extracomment>Event EVT1 “Eager Belt”: story.</extracomment>
        <translation>Un nastro parte sotto i vostri talloni, felice di rendersi utile, e porta via qualunque cosa aveste appena posato.</translation>
    </message>
    <message>
        <source>Static Kiss</source>
        <extracomment>Event EVT2 “Static Kiss”: name.</extracomment>
        <translation>Bacio statico</translation>
    </message>
    <message>
        <source>Every label in the room lifts its corner and leans toward you. There is a small blue snap.</source>
        <extracomment>Event EVT2 “Static Kiss”: story.</extracomment>
        <translation>Ogni etichetta della stanza solleva un angolo e si tende verso di voi. C’è un piccolo schiocco azzurro.</translation>
    </message>
    <message>
        <source>Helpful Arm</source>
        <extracomment>Event EVT3 “Helpful Arm”: name.</extracomment>
        <translation>Braccio servizievole</translation>
    </message>
    <message>
        <source>An arm from the ceiling picks you up by the harness, reads your chest, and files you next door.</source>
        <extracomment>Event EVT3 “Helpful Arm”: story.</extracomment>
        <translation>Un braccio dal soffitto vi solleva per l’imbracatura, vi legge il petto e vi archivia nella stanza accanto.</translation>
    </message>
    <message>
        <source>Warm Draft</source>
        <extracomment>Event EVT4 “Warm Draft”: name.</extracomment>
        <translation>Corrente tiepida</translation>
    </message>
    <message>
        <source>Somewhere a heater remembers its purpose. You stand in front of the grille a little longer than you need to.</source>
        <extracomment>Event EVT4 “Warm Draft”: story.</extracomment>
        <translation>Da qualche parte una stufetta si ricorda perché esiste. Restate davanti alla grata un po’ più del necessario.</translation>
    </message>
    <message>
        <source>Rubber Stamp</source>
        <extracomment>Event EVT5 “Rubber Stamp”: name.</extracomment>
        <translation>Timbro di gomma</translation>
    </message>
    <message>
        <source>The stamp comes down where you were, then where you are going to be. It is only trying to be thorough.</source>
        <extracomment>Event EVT5 “Rubber Stamp”: story.</extracomment>
        <translation>Il timbro cala dov’eravate, poi dove state per essere. Vuole solo fare le cose per bene.</translation>
    </message>
</context>
<context>
    <name>facility_upgrades</name>
    <message>
        <source>Recovery Ward</source>
        <extracomment>Facility upgrade F01 “Recovery Ward”: name.</extracomment>
        <translation>Corsia di Convalescenza</translation>
    </message>
    <message>
        <source>One more bed by the window. Whoever lies down in it is already a little better.</source>
        <extracomment>Facility upgrade F01 “Recovery Ward”: story.</extracomment>
        <translation>Un letto in più vicino alla finestra. Chi ci si sdraia sta già un po’ meglio.</translation>
    </message>
    <message>
        <source>Quiet Ward</source>
        <extracomment>Facility upgrade F02 “Quiet Ward”: name.</extracomment>
        <translation>Corsia Quieta</translation>
    </message>
    <message>
        <source>A door that closes without a click.</source>
        <extracomment>Facility upgrade F02 “Quiet Ward”: story.</extracomment>
        <translation>Una porta che si chiude senza scatto.</translation>
    </message>
    <message>
        <source>Long Care</source>
        <extracomment>Facility upgrade F03 “Long Care”: name.</extracomment>
        <translation>Lunga Cura</translation>
    </message>
    <message>
        <source>Somebody sits there all night. That is the whole of the method.</source>
        <extracomment>Facility upgrade F03 “Long Care”: story.</extracomment>
        <translation>Qualcuno resta lì seduto tutta la notte. Il metodo è tutto qui.</translation>
    </message>
    <message>
        <source>Second Line</source>
        <extracomment>Facility upgrade F04 “Second Line”: name.</extracomment>
        <translation>Seconda Linea</translation>
    </message>
    <message>
        <source>Two jobs at once, and only one of them being hammered.</source>
        <extracomment>Facility upgrade F04 “Second Line”: story.</extracomment>
        <translation>Due lavori alla volta, e uno solo preso a martellate.</translation>
    </message>
    <message>
        <source>Third Line</source>
        <extracomment>Facility upgrade F05 “Third Line”: name.</extracomment>
        <translation>Terza Linea</translation>
    </message>
    <message>
        <source>Three jobs at once. Chief Ning has stopped giving estimates and begun giving looks.</source>
        <extracomment>Facility upgrade F05 “Third Line”: story.</extracomment>
        <translation>Tre lavori alla volta. Il capo Ning ha smesso di fare preventivi e ha cominciato a fare sguardi.</translation>
    </message>
    <message>
        <source>Foundry</source>
        <extracomment>Facility upgrade F06 “Foundry”: name.</extracomment>
        <translation>Fonderia</translation>
    </message>
    <message>
        <source>Big things start half done, because the half is always the same.</source>
        <extracomment>Facility upgrade F06 “Foundry”: story.</extracomment>
        <translation>Le cose grandi partono mezze fatte, perché la metà è sempre la stessa.</translation>
    </message>
</context>
<context>
    <name>habitat_abilities</name>
    <message>
        <source>Second Look</source>
        <extracomment>Ability of an astronaut (Halfway) scientist “Second Look”: name.</extracomment>
        <translation>Secondo sguardo</translation>
    </message>
    <message>
        <source>Pocket Sample</source>
        <extracomment>Ability of an astronaut (Halfway) geologist “Pocket Sample”: name.</extracomment>
        <translation>Campione in tasca</translation>
    </message>
    <message>
        <source>Quarter Turn</source>
        <extracomment>Ability of an astronaut (Halfway) engineer “Quarter Turn”: name.</extracomment>
        <translation>Quarto di giro</translation>
    </message>
    <message>
        <source>Sit Down First</source>
        <extracomment>Ability of an astronaut (Halfway) medic “Sit Down First”: name.</extracomment>
        <translation>Prima siediti</translation>
    </message>
    <message>
        <source>Glass Bell</source>
        <extracomment>Ability of an astronaut (Halfway) AS1 “Glass Bell”: name.</extracomment>
        <translation>Campana di vetro</translation>
    </message>
    <message>
        <source>Shared Notebook</source>
        <extracomment>Ability of an astronaut (Halfway) AS2 “Shared Notebook”: name.</extracomment>
        <translation>Quaderno in comune</translation>
    </message>
    <message>
        <source>Run the Numbers</source>
        <extracomment>Ability of an astronaut (Halfway) AS3 “Run the Numbers”: name.</extracomment>
        <translation>Rifacciamo i conti</translation>
    </message>
    <message>
        <source>Good Eye</source>
        <extracomment>Ability of an astronaut (Halfway) AG1 “Good Eye”: name.</extracomment>
        <translation>Buon occhio</translation>
    </message>
    <message>
        <source>Old Riverbed</source>
        <extracomment>Ability of an astronaut (Halfway) AG3 “Old Riverbed”: name.</extracomment>
        <translation>Vecchio alveo</translation>
    </message>
    <message>
        <source>Two Screws Left Over</source>
        <extracomment>Ability of an astronaut (Halfway) AE1 “Two Screws Left Over”: name.</extracomment>
        <translation>Due viti avanzate</translation>
    </message>
    <message>
        <source>Firm Tap</source>
        <extracomment>Ability of an astronaut (Halfway) AE2 “Firm Tap”: name.</extracomment>
        <translation>Colpo deciso</translation>
    </message>
    <message>
        <source>Spare Drawer</source>
        <extracomment>Ability of an astronaut (Halfway) AE3 “Spare Drawer”: name.</extracomment>
        <translation>Cassetto dei ricambi</translation>
    </message>
    <message>
        <source>Proper Bandage</source>
        <extracomment>Ability of an astronaut (Halfway) AM1 “Proper Bandage”: name.</extracomment>
        <translation>Fasciatura come si deve</translation>
    </message>
    <message>
        <source>Breathe With Me</source>
        <extracomment>Ability of an astronaut (Halfway) AM3 “Breathe With Me”: name.</extracomment>
        <translation>Respira con me</translation>
    </message>
    <message>
        <source>Two Kites</source>
        <extracomment>Ability of an astronaut (Halfway) AG2 “Two Kites”: name.</extracomment>
        <translation>Due aquiloni</translation>
    </message>
    <message>
        <source>House Rules</source>
        <extracomment>Ability of an astronaut (Halfway) AM2 “House Rules”: name.</extracomment>
        <translation>Regole della casa</translation>
    </message>
</context>
<context>
    <name>habitat_adventures</name>
    <message>
        <source>Do Not Lick</source>
        <extracomment>Adventure (Halfway) ad-lick: title.</extracomment>
        <translation>Non leccare</translation>
    </message>
    <message>
        <source>On the jar it says “do not lick”, in the hand of somebody who has. It looks like salt. It is a long day, and the analysis takes until tomorrow.</source>
        <extracomment>Adventure (Halfway) ad-lick: text.</extracomment>
        <translation>Sul barattolo c’è scritto «non leccare», con la grafia di chi l’ha fatto. Sembra sale. La giornata è lunga, e per l’analisi bisogna aspettare domani.</translation>
    </message>
    <message>
        <source>Wait until tomorrow</source>
        <extracomment>Adventure (Halfway) ad-lick: name of a choice (no. 1 of its options).</extracomment>
        <translation>Aspettare domani</translation>
    </message>
    <message>
        <source>It is salt</source>
        <extracomment>Adventure (Halfway) ad-lick: name of a choice (no. 2 of its options).</extracomment>
        <translation>È sale</translation>
    </message>
    <message>
        <source>It was not salt, says the analysis of that jar. “How would you know it is not salt?” somebody asks, and you sit down.</source>
        <extracomment>Adventure (Halfway) ad-lick: text (no. 2 of its options).</extracomment>
        <translation>Non era sale, dice l’analisi di quel barattolo. «E tu come sai che non è sale?» chiede qualcuno, e vi sedete.</translation>
    </message>
    <message>
        <source>One Fruit Fly</source>
        <extracomment>Adventure (Halfway) ad-fly: title.</extracomment>
        <translation>Un moscerino</translation>
    </message>
    <message>
        <source>In the culture sits a fruit fly, alone, from Earth, and rubs its hands. You ought to report it. It has come a long way.</source>
        <extracomment>Adventure (Halfway) ad-fly: text.</extracomment>
        <translation>Nella coltura c’è un moscerino, solo, venuto dalla Terra, e si frega le mani. Dovreste segnalarlo. Ha fatto tanta strada.</translation>
    </message>
    <message>
        <source>Let it fly</source>
        <extracomment>Adventure (Halfway) ad-fly: name of a choice (no. 1 of its options).</extracomment>
        <translation>Lasciarlo volare</translation>
    </message>
    <message>
        <source>There was not one fruit fly. There are now so many that the Greenhouse has a sound.</source>
        <extracomment>Adventure (Halfway) ad-fly: text (no. 1 of its options).</extracomment>
        <translation>Il moscerino non era uno solo. Adesso sono tanti che la Serra ha un suono.</translation>
    </message>
    <message>
        <source>Report it, in triplicate</source>
        <extracomment>Adventure (Halfway) ad-fly: name of a choice (no. 2 of its options).</extracomment>
        <translation>Segnalarlo, in triplice copia</translation>
    </message>
    <message>
        <source>A Note in the Margin</source>
        <extracomment>Adventure (Halfway) ad-margin: title.</extracomment>
        <translation>Una nota a margine</translation>
    </message>
    <message>
        <source>In the old logbook, beside a number, somebody has written in pencil: “No.” Nothing else. You do the sum again with no, and it comes out.</source>
        <extracomment>Adventure (Halfway) ad-margin: text.</extracomment>
        <translation>Nel vecchio registro, accanto a una cifra, qualcuno ha scritto a matita: «No». Nient’altro. Rifate il conto con il no, e torna.</translation>
    </message>
    <message>
        <source>You have found the second “No.”, forty pages after the first one that helped you that day. That comes out, too.</source>
        <extracomment>Adventure (Halfway) ad-margin: text.</extracomment>
        <translation>Avete trovato il secondo «No», quaranta pagine dopo il primo, quello che quel giorno vi ha aiutato. Torna anche questo.</translation>
    </message>
    <message>
        <source>The Lamp over the Lens</source>
        <extracomment>Adventure (Halfway) ad-bulb: title.</extracomment>
        <translation>La lampada sopra la lente</translation>
    </message>
    <message>
        <source>The lamp goes out just as you have found the place. With the lamp from the bunks it would go on; with the eyes you have it would go on, too, somehow.</source>
        <extracomment>Adventure (Halfway) ad-bulb: text.</extracomment>
        <translation>La lampada si spegne proprio quando avete trovato il punto. Con la lampada delle cuccette si andrebbe avanti; con gli occhi che avete, in qualche modo, anche.</translation>
    </message>
    <message>
        <source>Fetch the lamp</source>
        <extracomment>Adventure (Halfway) ad-bulb: name of a choice (no. 1 of its options).</extracomment>
        <translation>Prendere la lampada</translation>
    </message>
    <message>
        <source>With these eyes</source>
        <extracomment>Adventure (Halfway) ad-bulb: name of a choice (no. 2 of its options).</extracomment>
        <translation>Con questi occhi</translation>
    </message>
    <message>
        <source>Only a Nosebleed</source>
        <extracomment>Adventure (Halfway) ad-nose: title.</extracomment>
        <translation>Solo sangue dal naso</translation>
    </message>
    <message>
        <source>Three drops on the printout, right on the maximum. “Head forward,” says somebody in the door, “not back. Everybody always says back.”</source>
        <extracomment>Adventure (Halfway) ad-nose: text.</extracomment>
        <translation>Tre gocce sul tabulato, proprio sul massimo. «Testa in avanti», dice qualcuno sulla porta, «non indietro. Tutti dicono sempre indietro.»</translation>
    </message>
    <message>
        <source>Head forward, and wait</source>
        <extracomment>Adventure (Halfway) ad-nose: name of a choice (no. 1 of its options).</extracomment>
        <translation>Testa in avanti, e aspettare</translation>
    </message>
    <message>
        <source>Go on measuring</source>
        <extracomment>Adventure (Halfway) ad-nose: name of a choice (no. 2 of its options).</extracomment>
        <translation>Continuare a misurare</translation>
    </message>
    <message>
        <source>The maximum under the three drops was one. It is called the nosebleed line now, in four tables and a letter from the Desk.</source>
        <extracomment>Adventure (Halfway) ad-nose: text (no. 2 of its options).</extracomment>
        <translation>Il massimo sotto le tre gocce era un vero massimo. Adesso si chiama riga del naso, in quattro tabelle e in una lettera della Scrivania.</translation>
    </message>
    <message>
        <source>Fifty-Eight Beats</source>
        <extracomment>Adventure (Halfway) ad-pulse: title.</extracomment>
        <translation>Cinquantotto battiti</translation>
    </message>
    <message>
        <source>You take each other’s pulse to pass the time while the sample spins. Fifty-eight, both, and for a minute it is the same fifty-eight.</source>
        <extracomment>Adventure (Halfway) ad-pulse: text.</extracomment>
        <translation>Per passare il tempo, mentre il campione gira, vi sentite il polso a vicenda. Cinquantotto, tutti e due, e per un minuto sono gli stessi cinquantotto.</translation>
    </message>
    <message>
        <source>Since the day with the fifty-eight beats somebody counts at night, aloud, and the others lie awake and count along.</source>
        <extracomment>Adventure (Halfway) ad-pulse: text.</extracomment>
        <translation>Dal giorno dei cinquantotto battiti qualcuno di notte conta, ad alta voce, e gli altri stanno svegli e contano anche loro.</translation>
    </message>
    <message>
        <source>Fourteen to Nineteen</source>
        <extracomment>Adventure (Halfway) ad-labels: title.</extracomment>
        <translation>Dal quattordici al diciannove</translation>
    </message>
    <message>
        <source>Samples fourteen to nineteen have shed their labels into the water bath, where they float, all six, face up.</source>
        <extracomment>Adventure (Halfway) ad-labels: text.</extracomment>
        <translation>I campioni dal quattordici al diciannove hanno perso le etichette nel bagnomaria, dove galleggiano, tutte e sei, a faccia in su.</translation>
    </message>
    <message>
        <source>Guess five, throw away one</source>
        <extracomment>Adventure (Halfway) ad-labels: name of a choice (no. 1 of its options).</extracomment>
        <translation>Indovinarne cinque, buttarne uno</translation>
    </message>
    <message>
        <source>Weigh all of them again</source>
        <extracomment>Adventure (Halfway) ad-labels: name of a choice (no. 2 of its options).</extracomment>
        <translation>Ripesarli tutti</translation>
    </message>
    <message>
        <source>Two Thermometers</source>
        <extracomment>Adventure (Halfway) ad-twins: title.</extracomment>
        <translation>Due termometri</translation>
    </message>
    <message>
        <source>One says minus three, the other says plus three, and they hang on one nail. You believe the one you have known longer.</source>
        <extracomment>Adventure (Halfway) ad-twins: text.</extracomment>
        <translation>Uno dice meno tre, l’altro più tre, e stanno appesi allo stesso chiodo. Credete a quello che conoscete da più tempo.</translation>
    </message>
    <message>
        <source>The other thermometer was the right one that day. The mixture has been too warm since, by six degrees and a quantity of air.</source>
        <extracomment>Adventure (Halfway) ad-twins: text.</extracomment>
        <translation>Quel giorno aveva ragione l’altro termometro. Da allora la miscela è troppo calda, di sei gradi e di una certa quantità d’aria.</translation>
    </message>
    <message>
        <source>It Comes Out at Four</source>
        <extracomment>Adventure (Halfway) ad-dawn: title.</extracomment>
        <translation>Alle quattro torna</translation>
    </message>
    <message>
        <source>At four in the morning it comes out. You could write it down properly and go to bed, or wake everybody. It is really very beautiful.</source>
        <extracomment>Adventure (Halfway) ad-dawn: text.</extracomment>
        <translation>Alle quattro del mattino il conto torna. Potreste scriverlo per bene e andare a letto, oppure svegliare tutti. È davvero molto bello.</translation>
    </message>
    <message>
        <source>Wake everybody</source>
        <extracomment>Adventure (Halfway) ad-dawn: name of a choice (no. 1 of its options).</extracomment>
        <translation>Svegliare tutti</translation>
    </message>
    <message>
        <source>Write it down properly</source>
        <extracomment>Adventure (Halfway) ad-dawn: name of a choice (no. 2 of its options).</extracomment>
        <translation>Scriverlo per bene</translation>
    </message>
    <message>
        <source>The Builder’s Sandwich</source>
        <extracomment>Adventure (Halfway) ad-wall: title.</extracomment>
        <translation>Il panino della costruttrice</translation>
    </message>
    <message>
        <source>Behind the cover lies a sandwich in foil, from when the house was built, and a note: “Mine. B.T.” Beneath it, in the same hand: “All right. But then mend the left one, too.”</source>
        <extracomment>Adventure (Halfway) ad-wall: text.</extracomment>
        <translation>Dietro il coperchio c’è un panino nella stagnola, di quando si costruiva la casa, e un biglietto: «È mio. B.T.» Sotto, con la stessa grafia: «E va bene. Ma allora riparate anche quello di sinistra».</translation>
    </message>
    <message>
        <source>Mend the left one, too</source>
        <extracomment>Adventure (Halfway) ad-wall: name of a choice (no. 1 of its options).</extracomment>
        <translation>Riparare anche quello di sinistra</translation>
    </message>
    <message>
        <source>Close the cover over it</source>
        <extracomment>Adventure (Halfway) ad-wall: name of a choice (no. 2 of its options).</extracomment>
        <translation>Richiuderci sopra il coperchio</translation>
    </message>
    <message>
        <source>A Hairpin for a Fuse</source>
        <extracomment>Adventure (Halfway) ad-fuse: title.</extracomment>
        <translation>Una forcina come fusibile</translation>
    </message>
    <message>
        <source>It is the right fuse in the wrong size, or a hairpin in the right one. The panel hums and waits.</source>
        <extracomment>Adventure (Halfway) ad-fuse: text.</extracomment>
        <translation>È il fusibile giusto nella misura sbagliata, o una forcina in quella giusta. Il quadro ronza e aspetta.</translation>
    </message>
    <message>
        <source>The hairpin</source>
        <extracomment>Adventure (Halfway) ad-fuse: name of a choice (no. 1 of its options).</extracomment>
        <translation>La forcina</translation>
    </message>
    <message>
        <source>The hairpin that stood in for a fuse has done so until tonight. There is a brown spot on the wall, in the shape of a hairpin.</source>
        <extracomment>Adventure (Halfway) ad-fuse: text (no. 1 of its options).</extracomment>
        <translation>La forcina che faceva da fusibile l’ha fatto fino a stasera. Sul muro c’è una macchia marrone a forma di forcina.</translation>
    </message>
    <message>
        <source>Go and look for a fuse</source>
        <extracomment>Adventure (Halfway) ad-fuse: name of a choice (no. 2 of its options).</extracomment>
        <translation>Andare a cercare un fusibile</translation>
    </message>
    <message>
        <source>Wet Paint</source>
        <extracomment>Adventure (Halfway) ad-paint: title.</extracomment>
        <translation>Vernice fresca</translation>
    </message>
    <message>
        <source>Where you were, everything is white now, and clean, and you stand back. It is the first thing in the house that looks finished.</source>
        <extracomment>Adventure (Halfway) ad-paint: text.</extracomment>
        <translation>Dove siete passati voi adesso è tutto bianco, e pulito, e fate un passo indietro. È la prima cosa in casa che sembri finita.</translation>
    </message>
    <message>
        <source>The paint of that day has never quite dried. Somebody is stuck to the console, by the sleeve, and is being talked to.</source>
        <extracomment>Adventure (Halfway) ad-paint: text.</extracomment>
        <translation>La vernice di quel giorno non si è mai asciugata del tutto. Qualcuno è attaccato alla console, per la manica, e gli altri gli tengono compagnia.</translation>
    </message>
    <message>
        <source>Tape Will Do</source>
        <extracomment>Adventure (Halfway) ad-sticky: title.</extracomment>
        <translation>Basta il nastro</translation>
    </message>
    <message>
        <source>“Tape will do,” you say aloud, so that there is a witness. It does. It looks, in a certain light, like workmanship.</source>
        <extracomment>Adventure (Halfway) ad-sticky: text.</extracomment>
        <translation>«Basta il nastro», dite ad alta voce, perché ci sia un testimone. Basta. Sotto una certa luce sembra perfino lavoro fatto bene.</translation>
    </message>
    <message>
        <source>“Tape will do,” somebody quotes, and holds it up. It has done, until about ten minutes ago.</source>
        <extracomment>Adventure (Halfway) ad-sticky: text.</extracomment>
        <translation>«Basta il nastro», cita qualcuno, e lo tiene in mano. È bastato, fino a dieci minuti fa.</translation>
    </message>
    <message>
        <source>The Wrong One</source>
        <extracomment>Adventure (Halfway) ad-wrong: title.</extracomment>
        <translation>Quella sbagliata</translation>
    </message>
    <message>
        <source>It was the wrong one. You see that at the moment at which it breaks off. The right one hangs in front of you on its hook.</source>
        <extracomment>Adventure (Halfway) ad-wrong: text.</extracomment>
        <translation>Era quella sbagliata. Lo vedete nel momento in cui si spezza. Quella giusta è davanti a voi, appesa al suo gancio.</translation>
    </message>
    <message>
        <source>Drill it out with another part</source>
        <extracomment>Adventure (Halfway) ad-wrong: name of a choice (no. 1 of its options).</extracomment>
        <translation>Trapanarla con un altro pezzo</translation>
    </message>
    <message>
        <source>Turn it out by hand</source>
        <extracomment>Adventure (Halfway) ad-wrong: name of a choice (no. 2 of its options).</extracomment>
        <translation>Svitarla a mano</translation>
    </message>
    <message>
        <source>The Right Hum</source>
        <extracomment>Adventure (Halfway) ad-tune: title.</extracomment>
        <translation>Il ronzio giusto</translation>
    </message>
    <message>
        <source>You turn until the hum is right, by ear, a little past what is written. The needle goes up and stays there, as if it had only been waiting to be asked.</source>
        <extracomment>Adventure (Halfway) ad-tune: text.</extracomment>
        <translation>Girate finché il ronzio è quello giusto, a orecchio, un po’ oltre quel che c’è scritto. La lancetta sale e resta lì, come se aspettasse solo che glielo si chiedesse.</translation>
    </message>
    <message>
        <source>What you tuned by ear that day has hummed itself warm. It was only a little past what is written.</source>
        <extracomment>Adventure (Halfway) ad-tune: text.</extracomment>
        <translation>Quello che quel giorno avete regolato a orecchio, ronzando, si è scaldato. Era solo un po’ oltre quel che c’è scritto.</translation>
    </message>
    <message>
        <source>Thumb</source>
        <extracomment>Adventure (Halfway) ad-thumb: title.</extracomment>
        <translation>Il pollice</translation>
    </message>
    <message>
        <source>There was nothing between the hammer and the thumb. On the other hand, the thing has come loose, and it is still quite good.</source>
        <extracomment>Adventure (Halfway) ad-thumb: text.</extracomment>
        <translation>Tra il martello e il pollice non c’era niente. In compenso il pezzo si è staccato, ed è ancora piuttosto buono.</translation>
    </message>
    <message>
        <source>Page 212</source>
        <extracomment>Adventure (Halfway) ad-page: title.</extracomment>
        <translation>Pagina 212</translation>
    </message>
    <message>
        <source>Ruta Adeyemi wrote the manual. On page 212, under the table of torques, it says: “If you are reading this at night, go to bed. It will still be broken tomorrow. R.A.”</source>
        <extracomment>Adventure (Halfway) ad-page: text.</extracomment>
        <translation>Il manuale l’ha scritto Ruta Adeyemi. A pagina 212, sotto la tabella delle coppie di serraggio, c’è scritto: «Se state leggendo questo di notte, andate a letto. Domani sarà ancora rotto. R.A.»</translation>
    </message>
    <message>
        <source>Go to bed</source>
        <extracomment>Adventure (Halfway) ad-page: name of a choice (no. 1 of its options).</extracomment>
        <translation>Andare a letto</translation>
    </message>
    <message>
        <source>Page 213</source>
        <extracomment>Adventure (Halfway) ad-page: name of a choice (no. 2 of its options).</extracomment>
        <translation>Pagina 213</translation>
    </message>
    <message>
        <source>Something in the Duct</source>
        <extracomment>Adventure (Halfway) ad-duct: title.</extracomment>
        <translation>Qualcosa nel condotto</translation>
    </message>
    <message>
        <source>In the duct lies something soft. You can pull, or you can push it on to where it is somebody else’s duct.</source>
        <extracomment>Adventure (Halfway) ad-duct: text.</extracomment>
        <translation>Nel condotto c’è qualcosa di morbido. Potete tirare, oppure spingerlo più in là, dove il condotto è di qualcun altro.</translation>
    </message>
    <message>
        <source>Pull</source>
        <extracomment>Adventure (Halfway) ad-duct: name of a choice (no. 1 of its options); Adventure (Halfway) ad-grip: name of a choice (no. 2 of its options).</extracomment>
        <translation>Tirare</translation>
    </message>
    <message>
        <source>Push</source>
        <extracomment>Adventure (Halfway) ad-duct: name of a choice (no. 2 of its options).</extracomment>
        <translation>Spingere</translation>
    </message>
    <message>
        <source>What you pushed on along the duct that day has arrived. It was a sock, and it has company now.</source>
        <extracomment>Adventure (Halfway) ad-duct: text (no. 2 of its options).</extracomment>
        <translation>Quello che quel giorno avete spinto lungo il condotto è arrivato. Era un calzino, e adesso ha compagnia.</translation>
    </message>
    <message>
        <source>Heavier Than It Looks</source>
        <extracomment>Adventure (Halfway) ad-heavy: title.</extracomment>
        <translation>Pesa più di quanto sembri</translation>
    </message>
    <message>
        <source>The stone is as big as a cat and heavier than you. Under it lies another one that nobody has ever seen, least of all from above.</source>
        <extracomment>Adventure (Halfway) ad-heavy: text.</extracomment>
        <translation>Il sasso è grosso come un gatto e pesa più di voi. Sotto ce n’è un altro che nessuno ha mai visto, men che meno da sopra.</translation>
    </message>
    <message>
        <source>Lift with the back</source>
        <extracomment>Adventure (Halfway) ad-heavy: name of a choice (no. 1 of its options).</extracomment>
        <translation>Sollevare di schiena</translation>
    </message>
    <message>
        <source>Let Dumpling pull</source>
        <extracomment>Adventure (Halfway) ad-heavy: name of a choice (no. 2 of its options).</extracomment>
        <translation>Far tirare Gnocco</translation>
    </message>
    <message>
        <source>A Hole in the Bag</source>
        <extracomment>Adventure (Halfway) ad-hole: title.</extracomment>
        <translation>Un buco nel sacchetto</translation>
    </message>
    <message>
        <source>Behind you there is a line of gravel, very straight, one stone to every step. It leads back to where the bag was full.</source>
        <extracomment>Adventure (Halfway) ad-hole: text.</extracomment>
        <translation>Dietro di voi c’è una fila di ghiaia, dritta dritta, un sassolino a ogni passo. Riporta dove il sacchetto era pieno.</translation>
    </message>
    <message>
        <source>Back along the line</source>
        <extracomment>Adventure (Halfway) ad-hole: name of a choice (no. 1 of its options).</extracomment>
        <translation>Tornare lungo la fila</translation>
    </message>
    <message>
        <source>A smaller bag, then</source>
        <extracomment>Adventure (Halfway) ad-hole: name of a choice (no. 2 of its options).</extracomment>
        <translation>Allora un sacchetto più piccolo</translation>
    </message>
    <message>
        <source>Scoop Will Not Let Go</source>
        <extracomment>Adventure (Halfway) ad-grip: title.</extracomment>
        <translation>Paletta non molla</translation>
    </message>
    <message>
        <source>Scoop has the sample and will not give it up. “Frozen,” says the radio. “Say please,” says somebody else on the radio.</source>
        <extracomment>Adventure (Halfway) ad-grip: text.</extracomment>
        <translation>Paletta ha il campione e non lo cede. «È gelata», dice la radio. «Dille per favore», dice qualcun altro alla radio.</translation>
    </message>
    <message>
        <source>Warm the gripper</source>
        <extracomment>Adventure (Halfway) ad-grip: name of a choice (no. 1 of its options).</extracomment>
        <translation>Scaldare la pinza</translation>
    </message>
    <message>
        <source>It Looks Like a Shell</source>
        <extracomment>Adventure (Halfway) ad-shell: title.</extracomment>
        <translation>Sembra una conchiglia</translation>
    </message>
    <message>
        <source>It looks like a shell, with all that this would mean. You put it into the inner pocket and tell nobody, and on the way home you smile at stones.</source>
        <extracomment>Adventure (Halfway) ad-shell: text.</extracomment>
        <translation>Sembra una conchiglia, con tutto quel che significherebbe. La mettete nella tasca interna, non lo dite a nessuno, e sulla via di casa sorridete ai sassi.</translation>
    </message>
    <message>
        <source>What looked like a shell that day has been cut open. It is a stone that looks like a shell. You had told nobody, and everybody is sorry.</source>
        <extracomment>Adventure (Halfway) ad-shell: text.</extracomment>
        <translation>Quella che quel giorno sembrava una conchiglia è stata tagliata. È un sasso che sembra una conchiglia. Non l’avevate detto a nessuno, e dispiace a tutti.</translation>
    </message>
    <message>
        <source>Forty Meters of Copper</source>
        <extracomment>Adventure (Halfway) ad-copper: title.</extracomment>
        <translation>Quaranta metri di rame</translation>
    </message>
    <message>
        <source>A cable comes up out of the sand and does not stop. Who laid it, and to whom, can be seen at neither end. Copper is copper.</source>
        <extracomment>Adventure (Halfway) ad-copper: text.</extracomment>
        <translation>Dalla sabbia esce un cavo e non finisce più. Chi l’ha posato, e per chi, non si vede né da una parte né dall’altra. Il rame è rame.</translation>
    </message>
    <message>
        <source>The cable that you pulled out of the sand was wound up on Dumpling’s axle. A loop of it has now found the brake.</source>
        <extracomment>Adventure (Halfway) ad-copper: text.</extracomment>
        <translation>Il cavo che avete tirato fuori dalla sabbia era arrotolato sull’asse di Gnocco. Ora un giro ha trovato il freno.</translation>
    </message>
    <message>
        <source>A Tin Without a Label</source>
        <extracomment>Adventure (Halfway) ad-tin: title.</extracomment>
        <translation>Scatoletta senza etichetta</translation>
    </message>
    <message>
        <source>A tin, unopened, from some landing before yours. It weighs four hundred grams and says nothing when shaken.</source>
        <extracomment>Adventure (Halfway) ad-tin: text.</extracomment>
        <translation>Una scatoletta, chiusa, di qualche atterraggio prima del vostro. Pesa quattrocento grammi e, se la si scuote, non dice niente.</translation>
    </message>
    <message>
        <source>For the pantry</source>
        <extracomment>Adventure (Halfway) ad-tin: name of a choice (no. 1 of its options).</extracomment>
        <translation>Per la dispensa</translation>
    </message>
    <message>
        <source>The tin from the sand was opened on a day when nobody felt like cooking. It was peaches. It was also something else.</source>
        <extracomment>Adventure (Halfway) ad-tin: text (no. 1 of its options).</extracomment>
        <translation>La scatoletta della sabbia è stata aperta un giorno che nessuno voleva cucinare. Erano pesche. Era anche qualcos’altro.</translation>
    </message>
    <message>
        <source>For the shelf over the door</source>
        <extracomment>Adventure (Halfway) ad-tin: name of a choice (no. 2 of its options).</extracomment>
        <translation>Per la mensola sopra la porta</translation>
    </message>
    <message>
        <source>Up to the Knee</source>
        <extracomment>Adventure (Halfway) ad-crust: title.</extracomment>
        <translation>Fino al ginocchio</translation>
    </message>
    <message>
        <source>The crust carries you for six steps. On the seventh you stand in powder to the knee, with one boot that would like to stay.</source>
        <extracomment>Adventure (Halfway) ad-crust: text.</extracomment>
        <translation>La crosta vi regge per sei passi. Al settimo siete nella polvere fino al ginocchio, con uno stivale che vorrebbe restare.</translation>
    </message>
    <message>
        <source>Out, with force</source>
        <extracomment>Adventure (Halfway) ad-crust: name of a choice (no. 1 of its options).</extracomment>
        <translation>Fuori, di forza</translation>
    </message>
    <message>
        <source>Dig it free with a spoon</source>
        <extracomment>Adventure (Halfway) ad-crust: name of a choice (no. 2 of its options).</extracomment>
        <translation>Scavarlo con un cucchiaio</translation>
    </message>
    <message>
        <source>The Stone That Hums</source>
        <extracomment>Adventure (Halfway) ad-hum: title.</extracomment>
        <translation>Il sasso che canticchia</translation>
    </message>
    <message>
        <source>It hums, if you lay the helmet against it. Two notes, a third apart. You carry it home in both arms, and the whole way it hums into your ribs.</source>
        <extracomment>Adventure (Halfway) ad-hum: text.</extracomment>
        <translation>Canticchia, se ci appoggiate il casco. Due note, a distanza di terza. Lo portate a casa in braccio, e per tutta la strada vi canticchia nelle costole.</translation>
    </message>
    <message>
        <source>In the Pocket of a Coat</source>
        <extracomment>Adventure (Halfway) ad-pocket: title.</extracomment>
        <translation>Nella tasca di un cappotto</translation>
    </message>
    <message>
        <source>The wind has dug out a coat. It belonged to nobody you know; in the pocket there are a tram ticket and a sunflower seed.</source>
        <extracomment>Adventure (Halfway) ad-pocket: text.</extracomment>
        <translation>Il vento ha scoperto un cappotto. Non è di nessuno che conosciate; in tasca ci sono un biglietto del tram e un seme di girasole.</translation>
    </message>
    <message>
        <source>Take the seed</source>
        <extracomment>Adventure (Halfway) ad-pocket: name of a choice (no. 1 of its options).</extracomment>
        <translation>Prendere il seme</translation>
    </message>
    <message>
        <source>Close the pocket again</source>
        <extracomment>Adventure (Halfway) ad-pocket: name of a choice (no. 2 of its options).</extracomment>
        <translation>Richiudere la tasca</translation>
    </message>
    <message>
        <source>The Missing Blanket</source>
        <extracomment>Adventure (Halfway) ad-kite: title.</extracomment>
        <translation>La coperta sparita</translation>
    </message>
    <message>
        <source>On the ridge hangs a kite, tied to a stone, and it is the blanket that the Bunks have missed for a month. “It was only for an hour,” says the radio, when you describe it.</source>
        <extracomment>Adventure (Halfway) ad-kite: text.</extracomment>
        <translation>Sulla cresta c’è un aquilone legato a un sasso, ed è la coperta che alle cuccette manca da un mese. «Era solo per un’ora», dice la radio quando la descrivete.</translation>
    </message>
    <message>
        <source>Home with the blanket</source>
        <extracomment>Adventure (Halfway) ad-kite: name of a choice (no. 1 of its options).</extracomment>
        <translation>A casa con la coperta</translation>
    </message>
    <message>
        <source>Leave it up</source>
        <extracomment>Adventure (Halfway) ad-kite: name of a choice (no. 2 of its options).</extracomment>
        <translation>Lasciarla lassù</translation>
    </message>
    <message>
        <source>The kite that you left up on the ridge has come down in the night, with all its string, right across the way.</source>
        <extracomment>Adventure (Halfway) ad-kite: text (no. 2 of its options).</extracomment>
        <translation>L’aquilone che avete lasciato sulla cresta è venuto giù di notte, con tutto lo spago, proprio di traverso alla strada.</translation>
    </message>
    <message>
        <source>The Short Way</source>
        <extracomment>Adventure (Halfway) ad-shortcut: title.</extracomment>
        <translation>La scorciatoia</translation>
    </message>
    <message>
        <source>“I saw a short way from the window,” says somebody who is sitting at the window. From here it is a short way down.</source>
        <extracomment>Adventure (Halfway) ad-shortcut: text.</extracomment>
        <translation>«Dalla finestra ho visto una scorciatoia», dice qualcuno che sta seduto alla finestra. Da qui è una scorciatoia verso il basso.</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Adventure (Halfway) ad-shortcut: name of a choice (no. 1 of its options).</extracomment>
        <translation>Giù</translation>
    </message>
    <message>
        <source>The knee that took the short way that day has said nothing about it until now. Now it says a great deal.</source>
        <extracomment>Adventure (Halfway) ad-shortcut: text (no. 1 of its options).</extracomment>
        <translation>Il ginocchio che quel giorno ha preso la scorciatoia finora non ha detto niente. Adesso dice moltissimo.</translation>
    </message>
    <message>
        <source>Around</source>
        <extracomment>Adventure (Halfway) ad-shortcut: name of a choice (no. 2 of its options).</extracomment>
        <translation>Fare il giro</translation>
    </message>
    <message>
        <source>Three Stones, Then Four</source>
        <extracomment>Adventure (Halfway) ad-cairn: title.</extracomment>
        <translation>Tre sassi, poi quattro</translation>
    </message>
    <message>
        <source>You pile up three stones, to find the way back. On the way back there are four. You have counted correctly; you know how you count.</source>
        <extracomment>Adventure (Halfway) ad-cairn: text.</extracomment>
        <translation>Impilate tre sassi per ritrovare la strada. Al ritorno sono quattro. Avete contato bene; sapete come contate.</translation>
    </message>
    <message>
        <source>Put on a fifth</source>
        <extracomment>Adventure (Halfway) ad-cairn: name of a choice (no. 1 of its options).</extracomment>
        <translation>Metterci il quinto</translation>
    </message>
    <message>
        <source>Take the fourth along</source>
        <extracomment>Adventure (Halfway) ad-cairn: name of a choice (no. 2 of its options).</extracomment>
        <translation>Portarsi via il quarto</translation>
    </message>
    <message>
        <source>Somebody has looked out of the window at the pile that you left with three stones. “Four,” they say. “Why?”</source>
        <extracomment>Adventure (Halfway) ad-cairn: text (no. 2 of its options).</extracomment>
        <translation>Qualcuno ha guardato dalla finestra il mucchio che avevate lasciato con tre sassi. «Quattro», dice. «Perché?»</translation>
    </message>
    <message>
        <source>Two Bars, Then One</source>
        <extracomment>Adventure (Halfway) ad-bars: title.</extracomment>
        <translation>Due tacche, poi una</translation>
    </message>
    <message>
        <source>The battery shows two bars, then one, then two. You hold still, and it shows three. It is a question of how much you want to believe.</source>
        <extracomment>Adventure (Halfway) ad-bars: text.</extracomment>
        <translation>La batteria segna due tacche, poi una, poi due. State fermi, e ne segna tre. Dipende da quanto le volete credere.</translation>
    </message>
    <message>
        <source>Call for a charge</source>
        <extracomment>Adventure (Halfway) ad-bars: name of a choice (no. 1 of its options).</extracomment>
        <translation>Chiedere una ricarica</translation>
    </message>
    <message>
        <source>Walk home without heating</source>
        <extracomment>Adventure (Halfway) ad-bars: name of a choice (no. 2 of its options).</extracomment>
        <translation>Tornare a piedi senza riscaldamento</translation>
    </message>
    <message>
        <source>The Sun Goes Down Blue</source>
        <extracomment>Adventure (Halfway) ad-dusk: title.</extracomment>
        <translation>Il sole tramonta blu</translation>
    </message>
    <message>
        <source>Here the evening is blue where at home it is red. You stand in it longer than planned. Nobody on the radio says anything, and nobody turns it off.</source>
        <extracomment>Adventure (Halfway) ad-dusk: text.</extracomment>
        <translation>Qui la sera è blu dove a casa è rossa. Ci restate più del previsto. Alla radio non parla nessuno, e nessuno la spegne.</translation>
    </message>
    <message>
        <source>The toes that stood still that blue evening are white, and have to be thawed one by one. The Sick Bay has a queue, of toes.</source>
        <extracomment>Adventure (Halfway) ad-dusk: text.</extracomment>
        <translation>Le dita dei piedi rimaste ferme in quella sera blu sono bianche, e vanno scongelate una per una. In Infermeria c’è la coda, di dita.</translation>
    </message>
    <message>
        <source>Old Tire Tracks</source>
        <extracomment>Adventure (Halfway) ad-tracks: title.</extracomment>
        <translation>Vecchie tracce di gomme</translation>
    </message>
    <message>
        <source>Dumpling’s tires, unmistakable, with the notch in the left one. Dumpling has never been here. You follow them for a while, and they end at something.</source>
        <extracomment>Adventure (Halfway) ad-tracks: text.</extracomment>
        <translation>Le gomme di Gnocco, inconfondibili, con la tacca nella sinistra. Gnocco qui non c’è mai stato. Le seguite per un po’, e finiscono davanti a qualcosa.</translation>
    </message>
    <message>
        <source>Emergency Biscuits</source>
        <extracomment>Adventure (Halfway) ad-cache: title.</extracomment>
        <translation>Biscotti d’emergenza</translation>
    </message>
    <message>
        <source>A red box under an overhang, with a label in somebody’s good handwriting: “If you need this, I am sorry. If you do not need it, I have counted them. B.T.”</source>
        <extracomment>Adventure (Halfway) ad-cache: text.</extracomment>
        <translation>Una scatola rossa sotto uno strapiombo, con un’etichetta scritta in bella grafia: «Se vi servono, mi dispiace. Se non vi servono, li ho contati. B.T.»</translation>
    </message>
    <message>
        <source>Eat one, on behalf of all</source>
        <extracomment>Adventure (Halfway) ad-cache: name of a choice (no. 1 of its options).</extracomment>
        <translation>Mangiarne uno, a nome di tutti</translation>
    </message>
    <message>
        <source>All of them home</source>
        <extracomment>Adventure (Halfway) ad-cache: name of a choice (no. 2 of its options).</extracomment>
        <translation>Tutti a casa</translation>
    </message>
    <message>
        <source>Red Stairs</source>
        <extracomment>Adventure (Halfway) ad-stairs: title.</extracomment>
        <translation>Scala Rossa</translation>
    </message>
    <message>
        <source>The rock goes up in steps, red, knee-high, all the same. On the forty-first you notice that you have been wiping your feet.</source>
        <extracomment>Adventure (Halfway) ad-stairs: text.</extracomment>
        <translation>La roccia sale a gradini, rossi, alti fino al ginocchio, tutti uguali. Al quarantunesimo vi accorgete che vi siete puliti i piedi.</translation>
    </message>
    <message>
        <source>To the top, on foot</source>
        <extracomment>Adventure (Halfway) ad-stairs: name of a choice (no. 1 of its options).</extracomment>
        <translation>In cima, a piedi</translation>
    </message>
    <message>
        <source>To the top, with the rover</source>
        <extracomment>Adventure (Halfway) ad-stairs: name of a choice (no. 2 of its options).</extracomment>
        <translation>In cima, con il rover</translation>
    </message>
    <message>
        <source>The Hush</source>
        <extracomment>Adventure (Halfway) ad-hush: title.</extracomment>
        <translation>La Quiete</translation>
    </message>
    <message>
        <source>Here even the suit is quiet. One could sit down for ten minutes. “Are you all right?” asks the radio after nine.</source>
        <extracomment>Adventure (Halfway) ad-hush: text.</extracomment>
        <translation>Qui tace perfino la tuta. Ci si potrebbe sedere dieci minuti. «Tutto bene?» chiede la radio dopo nove minuti.</translation>
    </message>
    <message>
        <source>Ten minutes</source>
        <extracomment>Adventure (Halfway) ad-hush: name of a choice (no. 1 of its options).</extracomment>
        <translation>Dieci minuti</translation>
    </message>
    <message>
        <source>The ten minutes in the Hush were forty, says the tank of the suit, now that somebody has read it.</source>
        <extracomment>Adventure (Halfway) ad-hush: text (no. 1 of its options).</extracomment>
        <translation>I dieci minuti nella Quiete erano quaranta, dice il serbatoio della tuta, ora che qualcuno l’ha letto.</translation>
    </message>
    <message>
        <source>Go on at once</source>
        <extracomment>Adventure (Halfway) ad-hush: name of a choice (no. 2 of its options).</extracomment>
        <translation>Proseguire subito</translation>
    </message>
    <message>
        <source>Footprints, All Ours</source>
        <extracomment>Adventure (Halfway) ad-gully: title.</extracomment>
        <translation>Impronte, tutte nostre</translation>
    </message>
    <message>
        <source>Footprints lead into a gully. They are yours, from earlier, and they lead to the place where you slipped then.</source>
        <extracomment>Adventure (Halfway) ad-gully: text.</extracomment>
        <translation>Delle impronte portano in un canalone. Sono le vostre, di prima, e portano dove allora siete scivolati.</translation>
    </message>
    <message>
        <source>On foot, then</source>
        <extracomment>Adventure (Halfway) ad-gully: name of a choice (no. 1 of its options).</extracomment>
        <translation>Allora a piedi</translation>
    </message>
    <message>
        <source>With the rover, then</source>
        <extracomment>Adventure (Halfway) ad-gully: name of a choice (no. 2 of its options).</extracomment>
        <translation>Allora con il rover</translation>
    </message>
    <message>
        <source>Sun Dog</source>
        <extracomment>Adventure (Halfway) ad-glint: title.</extracomment>
        <translation>Cane del sole</translation>
    </message>
    <message>
        <source>A second sun stands beside the first, and under it something on the ground answers. It may be worth a bag, or just a look.</source>
        <extracomment>Adventure (Halfway) ad-glint: text.</extracomment>
        <translation>Accanto al sole ce n’è un secondo, e lì sotto qualcosa per terra gli risponde. Forse merita un sacchetto, forse solo uno sguardo.</translation>
    </message>
    <message>
        <source>Bag the glitter</source>
        <extracomment>Adventure (Halfway) ad-glint: name of a choice (no. 1 of its options).</extracomment>
        <translation>Raccogliere ciò che luccica</translation>
    </message>
    <message>
        <source>The glittering sample that you bagged out there has shed its grit in the bench. Everything has to be wiped before anything can be measured.</source>
        <extracomment>Adventure (Halfway) ad-glint: text (no. 1 of its options).</extracomment>
        <translation>Il campione luccicante che avete raccolto là fuori ha perso sabbia nel banco. Prima di misurare qualsiasi cosa bisogna pulire tutto.</translation>
    </message>
    <message>
        <source>Stand and look</source>
        <extracomment>Adventure (Halfway) ad-glint: name of a choice (no. 2 of its options).</extracomment>
        <translation>Fermarsi a guardare</translation>
    </message>
    <message>
        <source>Badger Disagrees</source>
        <extracomment>Adventure (Halfway) ad-stuck: title.</extracomment>
        <translation>Tasso non è d’accordo</translation>
    </message>
    <message>
        <source>Badger sinks to the axle and stops, like a mule with an opinion. You dig for an hour with a sample tray.</source>
        <extracomment>Adventure (Halfway) ad-stuck: text.</extracomment>
        <translation>Tasso sprofonda fino al mozzo e si ferma, come un mulo che ha un’opinione. Scavate per un’ora con un vassoio per campioni.</translation>
    </message>
    <message>
        <source>The wheel that you dug out that day was strained by it. It has said nothing until now.</source>
        <extracomment>Adventure (Halfway) ad-stuck: text.</extracomment>
        <translation>La ruota che quel giorno avete dissotterrato ne è uscita provata. Finora non ha detto niente.</translation>
    </message>
    <message>
        <source>The Pretty One</source>
        <extracomment>Adventure (Halfway) ad-brittle: title.</extracomment>
        <translation>Quello bello</translation>
    </message>
    <message>
        <source>The prettiest piece breaks in the tongs, along an edge like glass. You can let go of it, or not.</source>
        <extracomment>Adventure (Halfway) ad-brittle: text.</extracomment>
        <translation>Il pezzo più bello si spezza nella pinza, lungo un bordo come di vetro. Potete lasciarlo andare, oppure no.</translation>
    </message>
    <message>
        <source>Let go</source>
        <extracomment>Adventure (Halfway) ad-brittle: name of a choice (no. 1 of its options).</extracomment>
        <translation>Lasciarlo andare</translation>
    </message>
    <message>
        <source>Hold on</source>
        <extracomment>Adventure (Halfway) ad-brittle: name of a choice (no. 2 of its options).</extracomment>
        <translation>Tenerlo stretto</translation>
    </message>
    <message>
        <source>More Behind It</source>
        <extracomment>Adventure (Halfway) ad-seam: title.</extracomment>
        <translation>Ce n’è ancora dietro</translation>
    </message>
    <message>
        <source>Behind the piece that you came for there is a seam, and in the seam another piece just like it. The scoop takes both.</source>
        <extracomment>Adventure (Halfway) ad-seam: text.</extracomment>
        <translation>Dietro il pezzo per cui siete venuti c’è una vena, e nella vena un altro pezzo uguale. La paletta li prende entrambi.</translation>
    </message>
    <message>
        <source>Splinters of that seam have come home in the scoop. They lie all over the bay, and they are sharp.</source>
        <extracomment>Adventure (Halfway) ad-seam: text.</extracomment>
        <translation>Le schegge di quella vena sono arrivate a casa nella paletta. Sono sparse per tutto il locale, e tagliano.</translation>
    </message>
    <message>
        <source>Stuck Glove</source>
        <extracomment>Adventure (Halfway) ad-tether: title.</extracomment>
        <translation>Guanto incastrato</translation>
    </message>
    <message>
        <source>Your glove is stuck between two stones, with your hand in it. There is no hurry, says the suit, in the voice that it uses for hurry.</source>
        <extracomment>Adventure (Halfway) ad-tether: text.</extracomment>
        <translation>Il guanto è incastrato tra due pietre, con la mano dentro. Non c’è fretta, dice la tuta, con la voce che usa per la fretta.</translation>
    </message>
    <message>
        <source>Wait until it gives</source>
        <extracomment>Adventure (Halfway) ad-tether: name of a choice (no. 1 of its options).</extracomment>
        <translation>Aspettare che ceda</translation>
    </message>
    <message>
        <source>Pull, and say so</source>
        <extracomment>Adventure (Halfway) ad-tether: name of a choice (no. 2 of its options).</extracomment>
        <translation>Tirare e dirne quattro</translation>
    </message>
    <message>
        <source>The seal that was pulled between the stones that day gives way, at the wrist, on a perfectly ordinary walk.</source>
        <extracomment>Adventure (Halfway) ad-tether: text.</extracomment>
        <translation>La guarnizione tirata quel giorno tra le pietre cede al polso, durante una passeggiata del tutto normale.</translation>
    </message>
    <message>
        <source>Spilled Tea</source>
        <extracomment>Adventure (Halfway) ad-fumes: title.</extracomment>
        <translation>Tè rovesciato</translation>
    </message>
    <message>
        <source>It looks like tea, and it was in a tea cup, but it was not tea. The vapor is green. You can air the room, or hold your breath and mop.</source>
        <extracomment>Adventure (Halfway) ad-fumes: text.</extracomment>
        <translation>Sembra tè, ed era in una tazza da tè, ma non era tè. Il vapore è verde. Potete arieggiare la stanza, o trattenere il fiato e asciugare.</translation>
    </message>
    <message>
        <source>Air the room</source>
        <extracomment>Adventure (Halfway) ad-fumes: name of a choice (no. 1 of its options).</extracomment>
        <translation>Arieggiare la stanza</translation>
    </message>
    <message>
        <source>Hold your breath and mop</source>
        <extracomment>Adventure (Halfway) ad-fumes: name of a choice (no. 2 of its options).</extracomment>
        <translation>Trattenere il fiato e asciugare</translation>
    </message>
    <message>
        <source>Too Good a Result</source>
        <extracomment>Adventure (Halfway) ad-pattern: title.</extracomment>
        <translation>Un risultato troppo bello</translation>
    </message>
    <message>
        <source>The points lie on the line as if somebody had told them to. You look at them for a long time, and feel better than you have all week.</source>
        <extracomment>Adventure (Halfway) ad-pattern: text.</extracomment>
        <translation>I punti stanno sulla linea come se qualcuno glielo avesse detto. Li guardate a lungo, e vi sentite meglio che in tutta la settimana.</translation>
    </message>
    <message>
        <source>The fine result of that day came from an instrument that was set wrong. The setting is still in it, and everything measured since has to be doubted.</source>
        <extracomment>Adventure (Halfway) ad-pattern: text.</extracomment>
        <translation>Il bel risultato di quel giorno veniva da uno strumento regolato male. La regolazione è ancora lì, e di tutto ciò che si è misurato da allora bisogna dubitare.</translation>
    </message>
    <message>
        <source>Not That Jar</source>
        <extracomment>Adventure (Halfway) ad-swab: title.</extracomment>
        <translation>Non quel barattolo</translation>
    </message>
    <message>
        <source>Two jars, one label. You open the other one. What was on the swab is on your hand now, and it burns in an interested way.</source>
        <extracomment>Adventure (Halfway) ad-swab: text.</extracomment>
        <translation>Due barattoli, un’etichetta. Aprite l’altro. Quel che era sul tampone ora è sulla vostra mano, e brucia con un certo interesse.</translation>
    </message>
    <message>
        <source>What was on the swab in that jar has reached the pantry. It got there on a sleeve, and it likes flour.</source>
        <extracomment>Adventure (Halfway) ad-swab: text.</extracomment>
        <translation>Quello che era sul tampone di quel barattolo è arrivato in dispensa. C’è arrivato su una manica, e la farina gli piace.</translation>
    </message>
    <message>
        <source>Left-Handed Thread</source>
        <extracomment>Adventure (Halfway) ad-spark: title.</extracomment>
        <translation>Filettatura sinistra</translation>
    </message>
    <message>
        <source>The screw turns the other way, and you learn it from a spark. You can keep your hand in, or let the thing jump into the works.</source>
        <extracomment>Adventure (Halfway) ad-spark: text.</extracomment>
        <translation>La vite gira dall’altra parte, e lo imparate da una scintilla. Potete tenere dentro la mano, o lasciare che il colpo arrivi agli ingranaggi.</translation>
    </message>
    <message>
        <source>Keep your hand in</source>
        <extracomment>Adventure (Halfway) ad-spark: name of a choice (no. 1 of its options).</extracomment>
        <translation>Tenere dentro la mano</translation>
    </message>
    <message>
        <source>Let it jump</source>
        <extracomment>Adventure (Halfway) ad-spark: name of a choice (no. 2 of its options).</extracomment>
        <translation>Lasciarla passare</translation>
    </message>
    <message>
        <source>It Fits</source>
        <extracomment>Adventure (Halfway) ad-knack: title.</extracomment>
        <translation>Ci sta</translation>
    </message>
    <message>
        <source>The part goes in at the first try, and there is one left over that should be there. You put it where you will find it.</source>
        <extracomment>Adventure (Halfway) ad-knack: text.</extracomment>
        <translation>Il pezzo entra al primo tentativo, e ne avanza uno che dev’esserci. Lo mettete dove lo ritroverete.</translation>
    </message>
    <message>
        <source>One Screw Too Many</source>
        <extracomment>Adventure (Halfway) ad-loose: title.</extracomment>
        <translation>Una vite di troppo</translation>
    </message>
    <message>
        <source>Everything works, and there is one screw in your palm. You feel clever about it, and put the screw into your pocket.</source>
        <extracomment>Adventure (Halfway) ad-loose: text.</extracomment>
        <translation>Funziona tutto, e nel palmo vi è rimasta una vite. Vi sentite furbi, e la vite finisce in tasca.</translation>
    </message>
    <message>
        <source>It turns out where the screw belonged that was left over that day. It belonged there.</source>
        <extracomment>Adventure (Halfway) ad-loose: text.</extracomment>
        <translation>Si scopre dove andava la vite avanzata quel giorno. Andava lì.</translation>
    </message>
    <message>
        <source>An Echo, Probably</source>
        <extracomment>Adventure (Halfway) ad-echo: title.</extracomment>
        <translation>Un’eco, probabilmente</translation>
    </message>
    <message>
        <source>Your own call comes back on the radio, a little late and a little lower. You can switch on all the lights, or you can go on as if it were an echo.</source>
        <extracomment>Adventure (Halfway) ad-echo: text.</extracomment>
        <translation>La vostra chiamata torna indietro alla radio, un po’ in ritardo e un po’ più bassa. Potete accendere tutte le luci, o andare avanti come se fosse un’eco.</translation>
    </message>
    <message>
        <source>All the lights</source>
        <extracomment>Adventure (Halfway) ad-echo: name of a choice (no. 1 of its options).</extracomment>
        <translation>Tutte le luci</translation>
    </message>
    <message>
        <source>An echo, then</source>
        <extracomment>Adventure (Halfway) ad-echo: name of a choice (no. 2 of its options).</extracomment>
        <translation>Dunque un’eco</translation>
    </message>
    <message>
        <source>Somebody Was Here</source>
        <extracomment>Adventure (Halfway) ad-bracket: title.</extracomment>
        <translation>Qui c’è stato qualcuno</translation>
    </message>
    <message>
        <source>Under the gravel lies a bracket, older than the station and of better steel. It comes home on top of the load.</source>
        <extracomment>Adventure (Halfway) ad-bracket: text.</extracomment>
        <translation>Sotto la ghiaia c’è una staffa, più vecchia della stazione e di acciaio migliore. Torna a casa in cima al carico.</translation>
    </message>
    <message>
        <source>The bracket that you brought home that day has bent the scoop. It is a good bracket, and the scoop was not made for steel.</source>
        <extracomment>Adventure (Halfway) ad-bracket: text.</extracomment>
        <translation>La staffa che quel giorno avete portato a casa ha piegato la paletta. È una buona staffa, e la paletta non era fatta per l’acciaio.</translation>
    </message>
    <message>
        <source>Something Waves Back</source>
        <extracomment>Adventure (Halfway) ad-eyelash: title.</extracomment>
        <translation>Qualcosa saluta</translation>
    </message>
    <message>
        <source>Under the lens something long moves, and then moves again. For the rest of the day everybody finds a reason to come and look.</source>
        <extracomment>Adventure (Halfway) ad-eyelash: text.</extracomment>
        <translation>Sotto la lente qualcosa di lungo si muove, e poi si muove ancora. Per il resto della giornata tutti trovano una scusa per venire a guardare.</translation>
    </message>
    <message>
        <source>What waved that day under the lens has been looked at by daylight. It is an eyelash, and everybody had told somebody at home.</source>
        <extracomment>Adventure (Halfway) ad-eyelash: text.</extracomment>
        <translation>Ciò che quel giorno salutava sotto la lente è stato guardato alla luce. È un ciglio, e tutti l’avevano già scritto a casa.</translation>
    </message>
    <message>
        <source>A Shim from a Spoon</source>
        <extracomment>Adventure (Halfway) ad-shim: title.</extracomment>
        <translation>Uno spessore da un cucchiaio</translation>
    </message>
    <message>
        <source>A spoon, filed flat, sits better than the part ever did. The motor turns so easily that the meter goes down a little.</source>
        <extracomment>Adventure (Halfway) ad-shim: text.</extracomment>
        <translation>Un cucchiaio, limato piatto, ci sta meglio del pezzo vero. Il motore gira così leggero che il contatore scende un poco.</translation>
    </message>
    <message>
        <source>The spoon that was filed flat that day has worn through. It was a soft spoon, and it lies in the works in crumbs.</source>
        <extracomment>Adventure (Halfway) ad-shim: text.</extracomment>
        <translation>Il cucchiaio limato quel giorno si è consumato. Era un cucchiaio tenero, e sta in briciole negli ingranaggi.</translation>
    </message>
</context>
<context>
    <name>habitat_campaigns</name>
    <message>
        <source>A Letter from the Ice</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: name.</extracomment>
        <translation>Una lettera dal ghiaccio</translation>
    </message>
    <message>
        <source>Five missions, one story. Four people who did not choose one another put up a house, look for water, lose the radio, fall a little ill, and send a letter home. Somewhere below the third ice site something keeps time.</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: story.</extracomment>
        <translation>Cinque missioni, una storia. Quattro persone che non si sono scelte mettono su una casa, cercano acqua, perdono la radio, si ammalano un poco e mandano una lettera a casa. Da qualche parte, sotto il terzo sito di ghiaccio, qualcosa tiene il tempo.</translation>
    </message>
    <message>
        <source>Return to Sender, with Love</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: title (no. 1 of its endings).</extracomment>
        <translation>Al mittente, con affetto</translation>
    </message>
    <message>
        <source>The rocket goes up on time, the packet weighs what it wants, and the kitchen is clean. Years later people will ask how you did it. You will say that you took turns with the dishes, and it will be true.</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: text (no. 1 of its endings).</extracomment>
        <translation>Il razzo parte in orario, il pacchetto pesa quanto vuole, e la cucina è pulita. Anni dopo vi chiederanno come avete fatto. Direte che facevate i piatti a turno, e sarà vero.</translation>
    </message>
    <message>
        <source>Sufficient Postage</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: title (no. 2 of its endings).</extracomment>
        <translation>Affrancatura sufficiente</translation>
    </message>
    <message>
        <source>The letter is on its way. Some things were left undone, and some were said too late, yet everybody who came to Halfway leaves it on speaking terms. The keyboard stays. Somebody else will need it.</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: text (no. 2 of its endings).</extracomment>
        <translation>La lettera è in viaggio. Qualcosa è rimasto da fare, qualcosa è stato detto troppo tardi, eppure tutti quelli venuti a Mezzavia ripartono parlandosi. La tastiera resta. Servirà a qualcun altro.</translation>
    </message>
    <message>
        <source>Postage Due</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: title (no. 3 of its endings).</extracomment>
        <translation>Affrancatura a carico</translation>
    </message>
    <message>
        <source>It flew, or it nearly flew, and all of you are very tired. The Desk writes that it is proud, in a form without boxes. You read it twice, and then you sleep for eleven hours.</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: text (no. 3 of its endings).</extracomment>
        <translation>È partito, o quasi, e siete tutti molto stanchi. La Scrivania scrive di essere fiera, in un modulo senza caselle. Lo leggete due volte, e poi dormite undici ore.</translation>
    </message>
    <message>
        <source>The letter stays here for now, in its cradle, with the heater on. You have done what people can do. The quake meter writes its five strokes at night, patiently, as if somebody had all the time there is.</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: text (no. 4 of its endings).</extracomment>
        <translation>La lettera per ora resta qui, nella sua culla, con la stufa accesa. Avete fatto quello che le persone possono fare. Di notte il sismografo scrive i suoi cinque tratti, con pazienza, come se qualcuno avesse tutto il tempo che c’è.</translation>
    </message>
    <message>
        <source>Undelivered</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: title (no. 4 of its endings).</extracomment>
        <translation>Non recapitata</translation>
    </message>
    <message>
        <source>Old Tire Tracks</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: name (no. 1 of its names).</extracomment>
        <translation>Vecchie tracce di gomme</translation>
    </message>
    <message>
        <source>Red Stairs</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: name (no. 2 of its names).</extracomment>
        <translation>Scala Rossa</translation>
    </message>
    <message>
        <source>The Hush</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: name (no. 3 of its names).</extracomment>
        <translation>La Quiete</translation>
    </message>
</context>
<context>
    <name>habitat_conditions</name>
    <message>
        <source>Anemia</source>
        <extracomment>Condition of an astronaut (Halfway) anemia “Anemia”: name.</extracomment>
        <translation>Anemia</translation>
    </message>
    <message>
        <source>Anxiety Attack</source>
        <extracomment>Condition of an astronaut (Halfway) anxiety “Anxiety Attack”: name.</extracomment>
        <translation>Attacco d’ansia</translation>
    </message>
    <message>
        <source>Heart Disorder</source>
        <extracomment>Condition of an astronaut (Halfway) heart “Heart Disorder”: name.</extracomment>
        <translation>Disturbo cardiaco</translation>
    </message>
    <message>
        <source>Trouble Concentrating</source>
        <extracomment>Condition of an astronaut (Halfway) concentration “Trouble Concentrating”: name.</extracomment>
        <translation>Difficoltà a concentrarsi</translation>
    </message>
    <message>
        <source>Migraine</source>
        <extracomment>Condition of an astronaut (Halfway) migraine “Migraine”: name.</extracomment>
        <translation>Emicrania</translation>
    </message>
    <message>
        <source>Poisoning</source>
        <extracomment>Condition of an astronaut (Halfway) poisoning “Poisoning”: name.</extracomment>
        <translation>Avvelenamento</translation>
    </message>
    <message>
        <source>Eats 2 food in each production phase. Each portion missing costs 1 wound.</source>
        <extracomment>Condition of an astronaut (Halfway) anemia “Anemia”: text.</extracomment>
        <translation>Mangia 2 razioni di cibo in ogni fase Produzione. Ogni razione mancante costa 1 ferita.</translation>
    </message>
    <message>
        <source>Morale −1 at once. Then it is over.</source>
        <extracomment>Condition of an astronaut (Halfway) anxiety “Anxiety Attack”: text.</extracomment>
        <translation>Subito morale −1. Poi passa.</translation>
    </message>
    <message>
        <source>One of the two pawns can only heal this condition, or stays idle.</source>
        <extracomment>Condition of an astronaut (Halfway) heart “Heart Disorder”: text.</extracomment>
        <translation>Una delle due pedine può solo curare questa condizione, oppure resta ferma.</translation>
    </message>
    <message>
        <source>Each action with a pawn of this astronaut brings an adventure, at most one; rest never does.</source>
        <extracomment>Condition of an astronaut (Halfway) concentration “Trouble Concentrating”: text.</extracomment>
        <translation>Ogni azione con una pedina di questo astronauta porta un’avventura, al massimo una; il riposo mai.</translation>
    </message>
    <message>
        <source>Uses no abilities. Morale tokens may still be spent on other things.</source>
        <extracomment>Condition of an astronaut (Halfway) migraine “Migraine”: text.</extracomment>
        <translation>Non usa abilità. I segnalini Morale si possono spendere per altro.</translation>
    </message>
    <message>
        <source>Suffers twice as many wounds each time.</source>
        <extracomment>Condition of an astronaut (Halfway) poisoning “Poisoning”: text.</extracomment>
        <translation>Subisce ogni volta il doppio delle ferite.</translation>
    </message>
</context>
<context>
    <name>habitat_drones</name>
    <message>
        <source>Pace</source>
        <extracomment>Drone (Halfway) mapper “Pace”: name.</extracomment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Scoop</source>
        <extracomment>Drone (Halfway) picker “Scoop”: name.</extracomment>
        <translation>Paletta</translation>
    </message>
    <message>
        <source>Query</source>
        <extracomment>Drone (Halfway) bench_arm “Query”: name.</extracomment>
        <translation>Domanda</translation>
    </message>
    <message>
        <source>Clamp</source>
        <extracomment>Drone (Halfway) rigger “Clamp”: name.</extracomment>
        <translation>Morsetto</translation>
    </message>
</context>
<context>
    <name>habitat_events</name>
    <message>
        <source>The Mug with the Hen</source>
        <extracomment>Event (Halfway) ev-mug: title.</extracomment>
        <translation>La tazza con la gallina</translation>
    </message>
    <message>
        <source>The mug with the hen lies on the floor in four pieces. Ruta Adeyemi of the Desk packed it herself. “If it breaks, I would rather hear it from you,” she said then. So far only one of you has heard it. The glue is in the Forge, next to the good lamp.</source>
        <extracomment>Event (Halfway) ev-mug: text.</extracomment>
        <translation>La tazza con la gallina è per terra, in quattro pezzi. L’aveva imballata Ruta Adeyemi della Scrivania, di persona. «Se si rompe, preferirei saperlo da voi», aveva detto. Per ora lo sa uno solo di voi. La colla è nella Fucina, accanto alla lampada buona.</translation>
    </message>
    <message>
        <source>“It was me,” says one of you at breakfast, and puts the mug on the table. The seam runs straight through the hen. Everybody agrees that it suits her.</source>
        <extracomment>Event (Halfway) ev-mug: text after its action was done.</extracomment>
        <translation>«L’ho rotta io», dice qualcuno a colazione, e mette la tazza sul tavolo. La crepa passa proprio in mezzo alla gallina. Tutti d’accordo: le dona.</translation>
    </message>
    <message>
        <source>The handle comes off in the middle of dinner, full of soup. Nobody asks who glued it. Everybody works out how long somebody has said nothing.</source>
        <extracomment>Event (Halfway) ev-mug: text when its delayed consequence happens.</extracomment>
        <translation>Il manico si stacca a metà cena, con la tazza piena di zuppa. Nessuno chiede chi l’ha incollato. Tutti calcolano da quanto tempo qualcuno tace.</translation>
    </message>
    <message>
        <source>Glue it and say nothing</source>
        <extracomment>Event (Halfway) ev-mug: name of a choice (no. 1 of its options).</extracomment>
        <translation>Incollarla e non dire niente</translation>
    </message>
    <message>
        <source>Tell Ruta</source>
        <extracomment>Event (Halfway) ev-mug: name of a choice (no. 2 of its options).</extracomment>
        <translation>Dirlo a Ruta</translation>
    </message>
    <message>
        <source>Seventeen or Nineteen</source>
        <extracomment>Event (Halfway) ev-degrees: title.</extracomment>
        <translation>Diciassette o diciannove</translation>
    </message>
    <message>
        <source>The heater of the Bunks can do nineteen degrees, or it can do all night, not both. At seventeen you see your breath when you talk. “Then don’t talk,” says the one who wants nineteen. Under the casing, where nobody has looked yet, a fan scrapes a little at every turn.</source>
        <extracomment>Event (Halfway) ev-degrees: text.</extracomment>
        <translation>La stufa delle cuccette può fare diciannove gradi, oppure durare tutta la notte: le due cose insieme no. A diciassette, quando si parla si vede il fiato. «E allora non parlare», dice chi ne vuole diciannove. Sotto la calotta, dove nessuno ha ancora guardato, una ventola gratta un poco a ogni giro.</translation>
    </message>
    <message>
        <source>A washer under the fan, and it purrs. There is now a third opinion, eighteen, and nobody will say whose it is.</source>
        <extracomment>Event (Halfway) ev-degrees: text after its action was done.</extracomment>
        <translation>Una rondella sotto la ventola, e adesso fa le fusa. Ora c’è una terza opinione, diciotto, e nessuno vuol dire di chi sia.</translation>
    </message>
    <message>
        <source>The fan that scraped under the casing has scraped itself free. It is twelve degrees in the Bunks, and the argument is over.</source>
        <extracomment>Event (Halfway) ev-degrees: text when its delayed consequence happens.</extracomment>
        <translation>La ventola che grattava sotto la calotta a forza di grattare si è liberata. Nelle cuccette ci sono dodici gradi, e la discussione è chiusa.</translation>
    </message>
    <message>
        <source>Nineteen degrees</source>
        <extracomment>Event (Halfway) ev-degrees: name of a choice (no. 1 of its options).</extracomment>
        <translation>Diciannove gradi</translation>
    </message>
    <message>
        <source>Seventeen and blankets</source>
        <extracomment>Event (Halfway) ev-degrees: name of a choice (no. 2 of its options).</extracomment>
        <translation>Diciassette e coperte</translation>
    </message>
    <message>
        <source>Form 12-C, Once More</source>
        <extracomment>Event (Halfway) ev-form: title.</extracomment>
        <translation>Modulo 12-C, un’altra volta</translation>
    </message>
    <message>
        <source>“Kindly confirm that the spare parts on the list are the spare parts in the drawer. I would not ask if it had never happened. T.S.” Teodor Salli always asks on the day when nobody has time, and at the bottom of the drawer the labels have come off.</source>
        <extracomment>Event (Halfway) ev-form: text.</extracomment>
        <translation>«Vogliate cortesemente confermare che i ricambi della lista sono i ricambi del cassetto. Non lo chiederei se non fosse mai successo. T.S.» Teodor Salli lo chiede sempre nel giorno in cui nessuno ha tempo, e in fondo al cassetto le etichette si sono staccate.</translation>
    </message>
    <message>
        <source>Counted after all, on the floor, with tea. One part in the drawer is on no list. You enter it in the hand of somebody who has always known about it.</source>
        <extracomment>Event (Halfway) ev-form: text after its action was done.</extracomment>
        <translation>Alla fine contati, per terra, con il tè. Un pezzo del cassetto non è in nessuna lista. Lo aggiungete con la grafia di chi lo sapeva da sempre.</translation>
    </message>
    <message>
        <source>The part that you signed for is not in the drawer. What is in the drawer is a part for something that was never built.</source>
        <extracomment>Event (Halfway) ev-form: text when its delayed consequence happens.</extracomment>
        <translation>Il pezzo per cui avete firmato non è nel cassetto. Nel cassetto c’è il pezzo di una cosa che non è mai stata costruita.</translation>
    </message>
    <message>
        <source>Sign it unseen</source>
        <extracomment>Event (Halfway) ev-form: name of a choice (no. 1 of its options).</extracomment>
        <translation>Firmare a occhi chiusi</translation>
    </message>
    <message>
        <source>Count, label, sign</source>
        <extracomment>Event (Halfway) ev-form: name of a choice (no. 2 of its options).</extracomment>
        <translation>Contare, etichettare, firmare</translation>
    </message>
    <message>
        <source>A Bean in a Boot</source>
        <extracomment>Event (Halfway) ev-boot: title.</extracomment>
        <translation>Un fagiolo in uno stivale</translation>
    </message>
    <message>
        <source>In the kitchen, in the left boot of a pair that has no right one, somebody has sown a bean. It has two leaves and a name, Ottoline, and nobody owns up to either. It wants light. The Greenhouse has light, but there, says the one with the watering can, “she would only be one of many.”</source>
        <extracomment>Event (Halfway) ev-boot: text.</extracomment>
        <translation>In cucina, nello stivale sinistro di un paio che non ha il destro, qualcuno ha seminato un fagiolo. È una pianta con due foglie e un nome, Ottoline, e nessuno ammette né le une né l’altro. Vuole luce. Nella Serra la luce c’è, ma là, dice chi tiene l’annaffiatoio, «sarebbe solo una fra tante».</translation>
    </message>
    <message>
        <source>You have tied her to a fork with a bootlace. She stands up straight, and so does everybody who passes.</source>
        <extracomment>Event (Halfway) ev-boot: text after its action was done.</extracomment>
        <translation>L’avete legata a una forchetta con un laccio. Sta bella dritta, e si raddrizza anche chi le passa davanti.</translation>
    </message>
    <message>
        <source>Into the Greenhouse with her</source>
        <extracomment>Event (Halfway) ev-boot: name of a choice (no. 1 of its options).</extracomment>
        <translation>Portarla nella Serra</translation>
    </message>
    <message>
        <source>She stays in the kitchen</source>
        <extracomment>Event (Halfway) ev-boot: name of a choice (no. 2 of its options).</extracomment>
        <translation>Resta in cucina</translation>
    </message>
    <message>
        <source>Ottoline Is in Flower</source>
        <extracomment>Event (Halfway) ev-bean: title.</extracomment>
        <translation>Ottoline è in fiore</translation>
    </message>
    <message>
        <source>The bean in the boot is in flower, white, in a kitchen at the foot of a cliff on Mars. “I said she would only have been one of many,” says the one with the watering can, to everybody, twice. By evening somebody has put a chair beside her.</source>
        <extracomment>Event (Halfway) ev-bean: text.</extracomment>
        <translation>Il fagiolo nello stivale è in fiore, bianco, in una cucina ai piedi di una parete su Marte. «L’avevo detto, che sarebbe stata solo una fra tante», dice chi tiene l’annaffiatoio, a tutti, due volte. Verso sera qualcuno le ha messo accanto una sedia.</translation>
    </message>
    <message>
        <source>Let her go to seed</source>
        <extracomment>Event (Halfway) ev-bean: name of a choice (no. 1 of its options).</extracomment>
        <translation>Lasciarla andare in seme</translation>
    </message>
    <message>
        <source>Take turns on the chair</source>
        <extracomment>Event (Halfway) ev-bean: name of a choice (no. 2 of its options).</extracomment>
        <translation>Fare a turno sulla sedia</translation>
    </message>
    <message>
        <source>Not to Be Opened</source>
        <extracomment>Event (Halfway) ev-bess: title.</extracomment>
        <translation>Da non aprire</translation>
    </message>
    <message>
        <source>Behind the shelf in the Reading Nook there is a plate on four screws, and on it, in grease pencil: “Not to be opened. B.T.” That is Bess Tollander, who built this wall and is retired now, with a garden. She left notes in half the house. None of the others says no.</source>
        <extracomment>Event (Halfway) ev-bess: text.</extracomment>
        <translation>Dietro lo scaffale dell’Angolo Lettura c’è una piastra con quattro viti, e sopra, a matita grassa: «Da non aprire. B.T.» È Bess Tollander, che ha costruito questa parete e ora è in pensione, con un giardino. Ha lasciato biglietti per mezza casa. Su nessun altro c’è un «non».</translation>
    </message>
    <message>
        <source>Open it</source>
        <extracomment>Event (Halfway) ev-bess: name of a choice (no. 1 of its options).</extracomment>
        <translation>Aprirla</translation>
    </message>
    <message>
        <source>Leave it shut</source>
        <extracomment>Event (Halfway) ev-bess: name of a choice (no. 2 of its options).</extracomment>
        <translation>Lasciarla chiusa</translation>
    </message>
    <message>
        <source>Eleven Minutes</source>
        <extracomment>Event (Halfway) ev-shower: title.</extracomment>
        <translation>Undici minuti</translation>
    </message>
    <message>
        <source>“Eleven minutes,” says the meter of the shower, and it is the same every evening: as long as a word takes to Earth. “I sing them one verse on the way there,” says the one who comes out, pink and sorry. “They never hear it. That is the point.” The tank stands lower than the plan.</source>
        <extracomment>Event (Halfway) ev-shower: text.</extracomment>
        <translation>«Undici minuti», dice il contatore della doccia, ed è così ogni sera: quanto impiega una parola ad arrivare sulla Terra. «All’andata canto loro una strofa», dice chi ne esce, roseo e contrito. «Non la sentono mai. È questo il bello.» Il serbatoio è più basso del previsto.</translation>
    </message>
    <message>
        <source>A foot pump on the drain, made of two bottles and a sandal. The water that has heard the song goes round again.</source>
        <extracomment>Event (Halfway) ev-shower: text after its action was done.</extracomment>
        <translation>Una pompa a pedale sullo scarico, fatta di due bottiglie e un sandalo. L’acqua che ha sentito la canzone rientra in circolo.</translation>
    </message>
    <message>
        <source>The tank that nobody topped up is empty on the night when the Greenhouse is watered. The leaves hang like wet gloves.</source>
        <extracomment>Event (Halfway) ev-shower: text when its delayed consequence happens.</extracomment>
        <translation>Il serbatoio che nessuno ha rabboccato è vuoto la notte in cui si annaffia la Serra. Le foglie pendono come guanti bagnati.</translation>
    </message>
    <message>
        <source>Four minutes for everybody</source>
        <extracomment>Event (Halfway) ev-shower: name of a choice (no. 1 of its options).</extracomment>
        <translation>Quattro minuti per tutti</translation>
    </message>
    <message>
        <source>Let it be sung</source>
        <extracomment>Event (Halfway) ev-shower: name of a choice (no. 2 of its options).</extracomment>
        <translation>Lasciar cantare</translation>
    </message>
    <message>
        <source>Knocking from Inside</source>
        <extracomment>Event (Halfway) ev-door: title.</extracomment>
        <translation>Bussano da dentro</translation>
    </message>
    <message>
        <source>At four in the morning somebody knocks on the airlock, from inside. One of you stands there barefoot with a hand on the wheel. “I wanted to know whether it is locked,” says the voice, quite awake. “It is locked.” Then back to bed. By the door, in the morning, there is one boot.</source>
        <extracomment>Event (Halfway) ev-door: text.</extracomment>
        <translation>Alle quattro del mattino qualcuno bussa alla camera stagna, da dentro. Uno di voi è lì, a piedi nudi, con una mano sulla ruota. «Volevo sapere se è chiusa», dice la voce, ben sveglia. «È chiusa.» Poi di nuovo a letto. Al mattino, accanto alla porta, c’è uno stivale solo.</translation>
    </message>
    <message>
        <source>You have talked about it over cocoa, at four, with the light on. It is about a door in another house. Nobody needs the spoon any more.</source>
        <extracomment>Event (Halfway) ev-door: text after its action was done.</extracomment>
        <translation>Ne avete parlato davanti a una cioccolata, alle quattro, con la luce accesa. C’entra una porta di un’altra casa. Il cucchiaio non serve più a nessuno.</translation>
    </message>
    <message>
        <source>The spoon rings at four. The one who wanted to know whether it is locked is in the Shed, with one boot on and a bruise that nobody can explain.</source>
        <extracomment>Event (Halfway) ev-door: text when its delayed consequence happens.</extracomment>
        <translation>Alle quattro il cucchiaio suona. Chi voleva sapere se era chiusa è nella Rimessa, con uno stivale solo e un livido che nessuno sa spiegare.</translation>
    </message>
    <message>
        <source>Somebody sits up</source>
        <extracomment>Event (Halfway) ev-door: name of a choice (no. 1 of its options).</extracomment>
        <translation>Qualcuno resta sveglio</translation>
    </message>
    <message>
        <source>Tie a spoon to the wheel</source>
        <extracomment>Event (Halfway) ev-door: name of a choice (no. 2 of its options).</extracomment>
        <translation>Legare un cucchiaio alla ruota</translation>
    </message>
    <message>
        <source>It Is Only a Tooth</source>
        <extracomment>Event (Halfway) ev-tooth: title.</extracomment>
        <translation>È solo un dente</translation>
    </message>
    <message>
        <source>“It is only a tooth,” says one of you, for the third day, with soup. On the first day it was the cold, on the second it was the bread. Maren Ioane, who looks after you from the Desk, has sent a drawing with an arrow. “Now, while it is small. It will not thank you for waiting. M.I.”</source>
        <extracomment>Event (Halfway) ev-tooth: text.</extracomment>
        <translation>«È solo un dente», dice uno di voi, per il terzo giorno, con la zuppa. Il primo giorno era il freddo, il secondo il pane. Maren Ioane, che vi cura dalla Scrivania, ha mandato un disegno con una freccia: «Adesso, finché è piccolo. Se aspettate, non vi ringrazierà. M.I.»</translation>
    </message>
    <message>
        <source>Out it came, and it was not small. It lies in a jar beside Maren’s drawing, next to the arrow.</source>
        <extracomment>Event (Halfway) ev-tooth: text after its action was done.</extracomment>
        <translation>Fuori il dente, e piccolo non era. Ora sta in un barattolo accanto al disegno di Maren, vicino alla freccia.</translation>
    </message>
    <message>
        <source>It was not only a tooth. The cheek is hot, and so is the rest, and Maren’s drawing still lies on the table with its arrow.</source>
        <extracomment>Event (Halfway) ev-tooth: text when its delayed consequence happens.</extracomment>
        <translation>Non era solo un dente. La guancia scotta, e il resto pure, e sul tavolo c’è ancora il disegno di Maren, con la sua freccia.</translation>
    </message>
    <message>
        <source>Now, while it is small</source>
        <extracomment>Event (Halfway) ev-tooth: name of a choice (no. 1 of its options).</extracomment>
        <translation>Adesso, finché è piccolo</translation>
    </message>
    <message>
        <source>Only a tooth</source>
        <extracomment>Event (Halfway) ev-tooth: name of a choice (no. 2 of its options).</extracomment>
        <translation>Solo un dente</translation>
    </message>
    <message>
        <source>Class 4b Would Like to Know</source>
        <extracomment>Event (Halfway) ev-class: title.</extracomment>
        <translation>La classe 4b vorrebbe sapere</translation>
    </message>
    <message>
        <source>Twenty-three questions, written by hand and held up to a camera: class 4b has been doing Mars since spring. There is time for one answer in the evening window. Number 7 is about food. Number 12, in very small letters, asks whether you are afraid sometimes. Number 19 wants a stone.</source>
        <extracomment>Event (Halfway) ev-class: text.</extracomment>
        <translation>Ventitré domande, scritte a mano e tenute davanti a una telecamera: la classe 4b studia Marte dalla primavera. Nella finestra serale c’è tempo per una risposta sola. La numero 7 riguarda il mangiare. La numero 12, a caratteri piccolissimi, chiede se qualche volta avete paura. La numero 19 vuole un sasso.</translation>
    </message>
    <message>
        <source>Number 7, at length</source>
        <extracomment>Event (Halfway) ev-class: name of a choice (no. 1 of its options).</extracomment>
        <translation>La numero 7, per esteso</translation>
    </message>
    <message>
        <source>Number 12, honestly</source>
        <extracomment>Event (Halfway) ev-class: name of a choice (no. 2 of its options).</extracomment>
        <translation>La numero 12, sinceramente</translation>
    </message>
    <message>
        <source>Number 19</source>
        <extracomment>Event (Halfway) ev-class: name of a choice (no. 3 of its options).</extracomment>
        <translation>La numero 19</translation>
    </message>
    <message>
        <source>You Owe Me One</source>
        <extracomment>Event (Halfway) ev-watch: title.</extracomment>
        <translation>Mi devi un favore</translation>
    </message>
    <message>
        <source>“I will take your watch tonight,” says one of you, without being asked. “Sleep. You look like a sheet.” A good deed and a free day; and then, from the ladder, quite friendly, the rest of the sentence: “You owe me one.”</source>
        <extracomment>Event (Halfway) ev-watch: text.</extracomment>
        <translation>«Stanotte il turno lo faccio io», dice uno di voi, senza che nessuno gliel’abbia chiesto. «Dormi. Sembri un lenzuolo.» Un bel gesto, e un giorno libero; poi, dalla scaletta, in tono amichevole, il resto della frase: «Mi devi un favore».</translation>
    </message>
    <message>
        <source>Sleep</source>
        <extracomment>Event (Halfway) ev-watch: name of a choice (no. 1 of its options).</extracomment>
        <translation>Dormire</translation>
    </message>
    <message>
        <source>Decline with thanks</source>
        <extracomment>Event (Halfway) ev-watch: name of a choice (no. 2 of its options).</extracomment>
        <translation>Ringraziare e rifiutare</translation>
    </message>
    <message>
        <source>About That Watch</source>
        <extracomment>Event (Halfway) ev-owed: title.</extracomment>
        <translation>A proposito di quel turno</translation>
    </message>
    <message>
        <source>“I took your watch that night,” says the one on the ladder. “You slept. I said that you owe me one.” It is said lightly, and nobody laughs. The favor is small and dirty: the sump under the Forge, head first, before breakfast.</source>
        <extracomment>Event (Halfway) ev-owed: text.</extracomment>
        <translation>«Quella notte ho fatto io il tuo turno», dice la voce dalla scaletta. «Tu hai dormito. Avevo detto che mi dovevi un favore.» Lo dice con leggerezza, e non ride nessuno. È un favore piccolo e sporco: il pozzetto sotto la Fucina, a testa in giù, prima di colazione.</translation>
    </message>
    <message>
        <source>Head first</source>
        <extracomment>Event (Halfway) ev-owed: name of a choice (no. 1 of its options).</extracomment>
        <translation>A testa in giù</translation>
    </message>
    <message>
        <source>Not today</source>
        <extracomment>Event (Halfway) ev-owed: name of a choice (no. 2 of its options).</extracomment>
        <translation>Oggi no</translation>
    </message>
    <message>
        <source>Draw straws for it</source>
        <extracomment>Event (Halfway) ev-owed: name of a choice (no. 3 of its options).</extracomment>
        <translation>Tirare a sorte</translation>
    </message>
    <message>
        <source>Thirty-Nine Minutes</source>
        <extracomment>Event (Halfway) ev-clock: title.</extracomment>
        <translation>Trentanove minuti</translation>
    </message>
    <message>
        <source>A day here is thirty-nine minutes longer than at home. One of you has written them down, every day since the landing, and reads out the sum after breakfast: one free afternoon each, with nineteen minutes left over. “I have the receipts,” says the one with the notebook. There are receipts.</source>
        <extracomment>Event (Halfway) ev-clock: text.</extracomment>
        <translation>Qui il giorno dura trentanove minuti più che a casa. Uno di voi li ha segnati, ogni giorno dall’atterraggio, e dopo colazione legge la somma: un pomeriggio libero a testa, e avanzano diciannove minuti. «Ho le ricevute», dice chi tiene il quaderno. Le ricevute ci sono davvero.</translation>
    </message>
    <message>
        <source>The whole afternoon</source>
        <extracomment>Event (Halfway) ev-clock: name of a choice (no. 1 of its options).</extracomment>
        <translation>Tutto il pomeriggio</translation>
    </message>
    <message>
        <source>The nineteen minutes, together</source>
        <extracomment>Event (Halfway) ev-clock: name of a choice (no. 2 of its options).</extracomment>
        <translation>I diciannove minuti, insieme</translation>
    </message>
    <message>
        <source>Kitchen, Miscellaneous</source>
        <extracomment>Event (Halfway) ev-kettle: title.</extracomment>
        <translation>Cucina, varie</translation>
    </message>
    <message>
        <source>Forty-one crates, one good room, and a list. The list says “kitchen, miscellaneous” four times. “I packed the kettle myself,” says one of you. “On top.” On top of what, nobody asks, because the answer has been coming for an hour. Outside it is minus sixty, and the sterilizer boils too, if it must.</source>
        <extracomment>Event (Halfway) ev-kettle: text.</extracomment>
        <translation>Quarantuno casse, una sola stanza buona e una lista. La lista dice «cucina, varie» quattro volte. «Il bollitore l’ho imballato io», dice uno di voi. «In cima.» In cima a cosa non lo chiede nessuno, perché la risposta è in arrivo da un’ora. Fuori ci sono sessanta gradi sotto zero, e se proprio deve, bolle anche lo sterilizzatore.</translation>
    </message>
    <message>
        <source>Open all four crates</source>
        <extracomment>Event (Halfway) ev-kettle: name of a choice (no. 1 of its options).</extracomment>
        <translation>Aprire tutte e quattro le casse</translation>
    </message>
    <message>
        <source>Tea from the sterilizer</source>
        <extracomment>Event (Halfway) ev-kettle: name of a choice (no. 2 of its options).</extracomment>
        <translation>Tè dallo sterilizzatore</translation>
    </message>
    <message>
        <source>A Line of Tape</source>
        <extracomment>Event (Halfway) ev-tape: title.</extracomment>
        <translation>Una striscia di nastro</translation>
    </message>
    <message>
        <source>One room, all the beds, and since last night a line of yellow tape across the floor. “It is only so that one knows,” says the one with the roll. On one side is the window, on the other the heater. The tape has been pulled up once already, and put down again a hand further over.</source>
        <extracomment>Event (Halfway) ev-tape: text.</extracomment>
        <translation>Una stanza, tutti i letti, e da ieri sera una striscia di nastro giallo sul pavimento. «Solo perché si sappia», dice chi ha il rotolo. Da una parte c’è la finestra, dall’altra la stufa. Il nastro è già stato tolto una volta, e rimesso un palmo più in là.</translation>
    </message>
    <message>
        <source>You have moved the heater under the window. Nobody knows any more what the tape was for, and it has gone to the Forge, where it is needed.</source>
        <extracomment>Event (Halfway) ev-tape: text after its action was done.</extracomment>
        <translation>Avete spostato la stufa sotto la finestra. Nessuno sa più a cosa servisse il nastro, che è finito nella Fucina, dove serve.</translation>
    </message>
    <message>
        <source>In the night somebody has put down a second line, and in the dark somebody else has fallen over both. The tape is now across the door.</source>
        <extracomment>Event (Halfway) ev-tape: text when its delayed consequence happens.</extracomment>
        <translation>Di notte qualcuno ha messo una seconda striscia, e al buio qualcun altro è inciampato in tutte e due. Ora il nastro è davanti alla porta.</translation>
    </message>
    <message>
        <source>Measure it out fairly</source>
        <extracomment>Event (Halfway) ev-tape: name of a choice (no. 1 of its options).</extracomment>
        <translation>Misurare in parti uguali</translation>
    </message>
    <message>
        <source>Leave the tape alone</source>
        <extracomment>Event (Halfway) ev-tape: name of a choice (no. 2 of its options).</extracomment>
        <translation>Lasciare stare il nastro</translation>
    </message>
    <message>
        <source>Five Strokes</source>
        <extracomment>Event (Halfway) ev-strokes: title.</extracomment>
        <translation>Cinque tratti</translation>
    </message>
    <message>
        <source>The quake meter has been drawing since the second night: five strokes, evenly spaced, always at the same hour. “A pump,” says one of you. “We have not unpacked the pump,” says another. For a while everybody looks at the paper. If all machines were off for an hour, one could at least say what it is not.</source>
        <extracomment>Event (Halfway) ev-strokes: text.</extracomment>
        <translation>Il sismografo disegna dalla seconda notte: cinque tratti, a distanze uguali, sempre alla stessa ora. «Una pompa», dice uno di voi. «La pompa non l’abbiamo ancora tirata fuori», dice un altro. Per un po’ guardate tutti la carta. Con le macchine spente per un’ora si potrebbe almeno dire che cosa non è.</translation>
    </message>
    <message>
        <source>Everything off for an hour</source>
        <extracomment>Event (Halfway) ev-strokes: name of a choice (no. 1 of its options).</extracomment>
        <translation>Tutto spento per un’ora</translation>
    </message>
    <message>
        <source>Enter it as a pump</source>
        <extracomment>Event (Halfway) ev-strokes: name of a choice (no. 2 of its options).</extracomment>
        <translation>Segnarlo come pompa</translation>
    </message>
    <message>
        <source>It Tastes of Pencils</source>
        <extracomment>Event (Halfway) ev-pencils: title.</extracomment>
        <translation>Sa di matite</translation>
    </message>
    <message>
        <source>The first water from the ice stands on the table in one glass. “Pencils,” says the one who sniffs at it, “and, a little, church.” It is clear. It is also four billion years old, and the card with the limits lies under somebody’s elbow. There are dry lips round the table, and a second filter would be a matter of an hour.</source>
        <extracomment>Event (Halfway) ev-pencils: text.</extracomment>
        <translation>La prima acqua del ghiaccio è sul tavolo, in un bicchiere solo. «Matite», dice chi la annusa, «e, un pochino, chiesa.» È limpida. Ha anche quattro miliardi di anni, e il foglio con i limiti è sotto il gomito di qualcuno. Attorno al tavolo ci sono labbra secche, e un secondo filtro sarebbe questione di un’ora.</translation>
    </message>
    <message>
        <source>Through the second filter it tastes of nothing at all. You drink it slowly, all of you, and look at one another as if something had been signed.</source>
        <extracomment>Event (Halfway) ev-pencils: text after its action was done.</extracomment>
        <translation>Dopo il secondo filtro non sa proprio di niente. La bevete piano, tutti, e vi guardate come se si fosse firmato qualcosa.</translation>
    </message>
    <message>
        <source>The water that went through one filter only has been through somebody as well. It was not the pencils. It was the church.</source>
        <extracomment>Event (Halfway) ev-pencils: text when its delayed consequence happens.</extracomment>
        <translation>L’acqua passata per un filtro solo è passata anche per qualcuno. Non erano le matite. Era la chiesa.</translation>
    </message>
    <message>
        <source>A sip for everybody</source>
        <extracomment>Event (Halfway) ev-pencils: name of a choice (no. 1 of its options).</extracomment>
        <translation>Un sorso per tutti</translation>
    </message>
    <message>
        <source>Boil it twice</source>
        <extracomment>Event (Halfway) ev-pencils: name of a choice (no. 2 of its options).</extracomment>
        <translation>Bollirla due volte</translation>
    </message>
    <message>
        <source>A Straight Edge</source>
        <extracomment>Event (Halfway) ev-edge: title.</extracomment>
        <translation>Uno spigolo dritto</translation>
    </message>
    <message>
        <source>The drill core has an edge. Not a crack, not a layer: an edge, as on a table, and the ice on one side of it is another ice. “Ice does not do corners,” says the one who cut it, and lays a ruler against it, and then lays the ruler down very gently. You could saw off a slice. You could also leave it as it is.</source>
        <extracomment>Event (Halfway) ev-edge: text.</extracomment>
        <translation>La carota ha uno spigolo. Non una crepa, non uno strato: uno spigolo, come un tavolo, e da una parte il ghiaccio è un altro ghiaccio. «Il ghiaccio non fa angoli», dice chi l’ha tagliata; ci appoggia un righello, e poi posa il righello, piano piano. Potreste segarne una fetta. Potreste anche lasciarla com’è.</translation>
    </message>
    <message>
        <source>Saw off a slice</source>
        <extracomment>Event (Halfway) ev-edge: name of a choice (no. 1 of its options).</extracomment>
        <translation>Segarne una fetta</translation>
    </message>
    <message>
        <source>Draw it to scale</source>
        <extracomment>Event (Halfway) ev-edge: name of a choice (no. 2 of its options).</extracomment>
        <translation>Disegnarlo in scala</translation>
    </message>
    <message>
        <source>Page Seven</source>
        <extracomment>Event (Halfway) ev-gap: title.</extracomment>
        <translation>Pagina sette</translation>
    </message>
    <message>
        <source>“Your report has eleven pages and a hole. I have laid it on my desk and looked through it: one sees my desk. T.S.” Page seven is about the corner in the ice, and it hangs in the Desk Room, face to the wall. Teodor Salli adds that he is asking as himself, which nobody knew he could.</source>
        <extracomment>Event (Halfway) ev-gap: text.</extracomment>
        <translation>«Il vostro rapporto ha undici pagine e un buco. L’ho posato sulla mia scrivania e ci ho guardato attraverso: si vede la scrivania. T.S.» La pagina sette parla dell’angolo nel ghiaccio, e in Sala Scrivania è appesa con la faccia al muro. Teodor Salli aggiunge che lo chiede a titolo personale, e nessuno sapeva che potesse.</translation>
    </message>
    <message>
        <source>Send page seven</source>
        <extracomment>Event (Halfway) ev-gap: name of a choice (no. 1 of its options).</extracomment>
        <translation>Mandare la pagina sette</translation>
    </message>
    <message>
        <source>“Page seven will follow”</source>
        <extracomment>Event (Halfway) ev-gap: name of a choice (no. 2 of its options).</extracomment>
        <translation>«La pagina sette seguirà»</translation>
    </message>
    <message>
        <source>Somebody in the Storm</source>
        <extracomment>Event (Halfway) ev-hiss: title.</extracomment>
        <translation>Qualcuno nella tempesta</translation>
    </message>
    <message>
        <source>Since the masts fell there has been only hiss, and since last night there is a voice in it. “Ruta,” says one of you, at once. “It says what we said yesterday,” says another, “only later.” The set stands in the kitchen now, because nobody wants to be alone with it, and nobody wants to turn it off.</source>
        <extracomment>Event (Halfway) ev-hiss: text.</extracomment>
        <translation>Da quando sono cadute le antenne c’è solo fruscio, e da stanotte nel fruscio c’è una voce. «Ruta», dice subito uno di voi. «Dice quello che abbiamo detto ieri», dice un altro, «solo dopo.» Ora la radio sta in cucina, perché nessuno vuole restarci da solo, e nessuno vuole spegnerla.</translation>
    </message>
    <message>
        <source>You have found the set’s own echo, in a cable as long as the house. The voice was yours. It sounds kinder, with the delay.</source>
        <extracomment>Event (Halfway) ev-hiss: text after its action was done.</extracomment>
        <translation>Avete trovato l’eco della radio, in un cavo lungo quanto la casa. La voce era la vostra. Con il ritardo sembra più gentile.</translation>
    </message>
    <message>
        <source>The set has hissed for days, at every meal. Somebody has begun to answer it, and has stopped answering the others.</source>
        <extracomment>Event (Halfway) ev-hiss: text when its delayed consequence happens.</extracomment>
        <translation>La radio fruscia da giorni, a ogni pasto. Qualcuno ha cominciato a risponderle, e ha smesso di rispondere agli altri.</translation>
    </message>
    <message>
        <source>Sit with it tonight</source>
        <extracomment>Event (Halfway) ev-hiss: name of a choice (no. 1 of its options).</extracomment>
        <translation>Stanotte farle compagnia</translation>
    </message>
    <message>
        <source>Turn it down</source>
        <extracomment>Event (Halfway) ev-hiss: name of a choice (no. 2 of its options).</extracomment>
        <translation>Abbassare il volume</translation>
    </message>
    <message>
        <source>The Rope to the Mast</source>
        <extracomment>Event (Halfway) ev-rope: title.</extracomment>
        <translation>La corda fino all’antenna</translation>
    </message>
    <message>
        <source>In the storm you walk along a rope, hand over hand, and count the knots. At knot thirty there is always a pause: the wind stands in the gap there and leans. “Somebody has tied a thirty-first,” says the one who came in last. “I counted twice.” Nobody in the house has been out that far.</source>
        <extracomment>Event (Halfway) ev-rope: text.</extracomment>
        <translation>Nella tempesta camminate lungo una corda, una mano dopo l’altra, e contate i nodi. Al trentesimo ci si ferma sempre: lì il vento sta nella gola e si appoggia. «Qualcuno ha fatto un trentunesimo nodo», dice chi è rientrato per ultimo. «Ho contato due volte.» Così lontano, di casa, non è andato nessuno.</translation>
    </message>
    <message>
        <source>You have gone out together and untied it. The thirty-first knot was the wind’s: a loop round a stone, quite well made.</source>
        <extracomment>Event (Halfway) ev-rope: text after its action was done.</extracomment>
        <translation>Siete andati insieme a scioglierlo. Il trentunesimo nodo era del vento: un cappio attorno a un sasso, fatto piuttosto bene.</translation>
    </message>
    <message>
        <source>The rope has frayed where the knot was that nobody untied. You come home along what is left of it, on your knees.</source>
        <extracomment>Event (Halfway) ev-rope: text when its delayed consequence happens.</extracomment>
        <translation>La corda si è sfilacciata dove c’era il nodo che nessuno ha sciolto. Tornate lungo quel che ne resta, in ginocchio.</translation>
    </message>
    <message>
        <source>Slips of Paper</source>
        <extracomment>Event (Halfway) ev-slips: title.</extracomment>
        <translation>Foglietti</translation>
    </message>
    <message>
        <source>No orders for days, and the door in the ice. So there is a vote, with slips of paper, folded twice, in the soup pot. All of them say yes but one, and that one says: “Ask me again tomorrow.” It is written with the left hand. You look at one another’s hands, and then at the soup.</source>
        <extracomment>Event (Halfway) ev-slips: text.</extracomment>
        <translation>Da giorni nessun ordine, e la porta nel ghiaccio. Perciò si vota, con dei foglietti piegati in due, nella pentola della zuppa. Tutti dicono sì tranne uno, e quello dice: «Chiedetemelo ancora domani». È scritto con la sinistra. Vi guardate le mani, e poi guardate la zuppa.</translation>
    </message>
    <message>
        <source>Ask who it was</source>
        <extracomment>Event (Halfway) ev-slips: name of a choice (no. 1 of its options).</extracomment>
        <translation>Chiedere chi è stato</translation>
    </message>
    <message>
        <source>Ask again tomorrow</source>
        <extracomment>Event (Halfway) ev-slips: name of a choice (no. 2 of its options).</extracomment>
        <translation>Chiederlo ancora domani</translation>
    </message>
    <message>
        <source>Breakfast in Bed</source>
        <extracomment>Event (Halfway) ev-trays: title.</extracomment>
        <translation>Colazione a letto</translation>
    </message>
    <message>
        <source>Nobody is so ill that somebody would have to stay up with them; everybody is so ill that nobody would hear it. Somebody has carried a tray to each bunk this morning, toast, tea, a sprig of bean, and then lain down in the corridor for a minute. The minute is in its second hour.</source>
        <extracomment>Event (Halfway) ev-trays: text.</extracomment>
        <translation>Nessuno sta così male da doverlo vegliare; tutti stanno così male che nessuno sentirebbe. Stamattina qualcuno ha portato un vassoio a ogni cuccetta, pane tostato, tè, un rametto di fagiolo, e poi si è sdraiato un minuto in corridoio. Il minuto è alla seconda ora.</translation>
    </message>
    <message>
        <source>Let the minute last</source>
        <extracomment>Event (Halfway) ev-trays: name of a choice (no. 1 of its options).</extracomment>
        <translation>Lasciar durare il minuto</translation>
    </message>
    <message>
        <source>Carry the trays back together</source>
        <extracomment>Event (Halfway) ev-trays: name of a choice (no. 2 of its options).</extracomment>
        <translation>Riportare insieme i vassoi</translation>
    </message>
    <message>
        <source>Eight Hundred and Nine Grams</source>
        <extracomment>Event (Halfway) ev-cradle: title.</extracomment>
        <translation>Ottocentonove grammi</translation>
    </message>
    <message>
        <source>The packet lies in its cradle under the warm lamp and weighs eight hundred and nine grams. Yesterday it was eight hundred and twelve. “It is losing weight,” says Maren Ioane, eleven minutes away, when she hears it. “So are you.” There is one lamp, and there is a bunk with somebody in it who is cold.</source>
        <extracomment>Event (Halfway) ev-cradle: text.</extracomment>
        <translation>Il pacchetto sta nella sua culla sotto la lampada calda e pesa ottocentonove grammi. Ieri erano ottocentododici. «Perde peso», dice Maren Ioane, a undici minuti da qui, quando lo sente. «Anche voi.» La lampada è una, e c’è una cuccetta con dentro qualcuno che ha freddo.</translation>
    </message>
    <message>
        <source>A second lamp, made of the first one and a soup tin. The packet is warm and the bunk is warm. Eight hundred and nine, both evenings.</source>
        <extracomment>Event (Halfway) ev-cradle: text after its action was done.</extracomment>
        <translation>Una seconda lampada, fatta con la prima e un barattolo di zuppa. È caldo il pacchetto ed è calda la cuccetta. Ottocentonove, tutte e due le sere.</translation>
    </message>
    <message>
        <source>With one lamp for two, both have been cold. The one in the bunk has a temperature now, and the packet eight hundred and six.</source>
        <extracomment>Event (Halfway) ev-cradle: text when its delayed consequence happens.</extracomment>
        <translation>Con una lampada per due hanno avuto freddo tutti e due. Ora nella cuccetta c’è la febbre, e il pacchetto è a ottocentosei.</translation>
    </message>
    <message>
        <source>The lamp stays with the packet</source>
        <extracomment>Event (Halfway) ev-cradle: name of a choice (no. 1 of its options).</extracomment>
        <translation>La lampada resta al pacchetto</translation>
    </message>
    <message>
        <source>The lamp goes to the bunk</source>
        <extracomment>Event (Halfway) ev-cradle: name of a choice (no. 2 of its options).</extracomment>
        <translation>La lampada va alla cuccetta</translation>
    </message>
    <message>
        <source>Letters Not to Be Sent</source>
        <extracomment>Event (Halfway) ev-unsent: title.</extracomment>
        <translation>Lettere da non spedire</translation>
    </message>
    <message>
        <source>It was Maren Ioane’s idea: that each of you write one letter, in case. Then you fold it and nobody posts it. There are now as many envelopes on the shelf as there are of you, and one more. “In case of what?” somebody asked at the time. “In case you sleep better,” said Maren.</source>
        <extracomment>Event (Halfway) ev-unsent: text.</extracomment>
        <translation>È stata un’idea di Maren Ioane: che ognuno di voi scriva una lettera, nel caso. Poi la si piega e nessuno la spedisce. Ora sullo scaffale ci sono tante buste quanti siete voi, più una. «Nel caso di che?» aveva chiesto qualcuno. «Nel caso dormiate meglio», aveva detto Maren.</translation>
    </message>
    <message>
        <source>Burn them in the stove, unread</source>
        <extracomment>Event (Halfway) ev-unsent: name of a choice (no. 1 of its options).</extracomment>
        <translation>Bruciarle nella stufa, senza leggerle</translation>
    </message>
    <message>
        <source>Leave them on the shelf</source>
        <extracomment>Event (Halfway) ev-unsent: name of a choice (no. 2 of its options).</extracomment>
        <translation>Lasciarle sullo scaffale</translation>
    </message>
    <message>
        <source>A Hand, Eleven Dots, a Hand</source>
        <extracomment>Event (Halfway) ev-hands: title.</extracomment>
        <translation>Una mano, undici punti, una mano</translation>
    </message>
    <message>
        <source>“It says: please carry this along the line,” says one of you, who has looked at the drawing longest. “It says: keep your hands off,” says another, “and it says it eleven times.” Both have slept too little. The drawing lies between the cups, and a child could read it, if one of you were one.</source>
        <extracomment>Event (Halfway) ev-hands: text.</extracomment>
        <translation>«Dice: per favore, portatelo lungo la linea», dice chi di voi ha guardato il disegno più a lungo. «Dice: giù le mani», dice un altro, «e lo dice undici volte.» Hanno dormito troppo poco tutti e due. Il disegno è tra le tazze, e un bambino saprebbe leggerlo, se qualcuno di voi lo fosse.</translation>
    </message>
    <message>
        <source>You have shown it to class 4b. Twenty-three answers, and all of them the same: “Somebody is giving somebody something.” You hang that up beside the drawing.</source>
        <extracomment>Event (Halfway) ev-hands: text after its action was done.</extracomment>
        <translation>L’avete mostrato alla 4b. Ventitré risposte, tutte uguali: «Qualcuno dà qualcosa a qualcuno». La appendete accanto al disegno.</translation>
    </message>
    <message>
        <source>The drawing has a ring on it from a cup. Each of you knows who, and it is each time somebody else.</source>
        <extracomment>Event (Halfway) ev-hands: text when its delayed consequence happens.</extracomment>
        <translation>Sul disegno c’è il cerchio di una tazza. Ognuno di voi sa di chi, ed è ogni volta qualcun altro.</translation>
    </message>
    <message>
        <source>Argue it out</source>
        <extracomment>Event (Halfway) ev-hands: name of a choice (no. 1 of its options).</extracomment>
        <translation>Discutere fino in fondo</translation>
    </message>
    <message>
        <source>Put the drawing away until the launch</source>
        <extracomment>Event (Halfway) ev-hands: name of a choice (no. 2 of its options).</extracomment>
        <translation>Mettere via il disegno fino al lancio</translation>
    </message>
    <message>
        <source>Nine Hundred Grams Each</source>
        <extracomment>Event (Halfway) ev-scales: title.</extracomment>
        <translation>Novecento grammi a testa</translation>
    </message>
    <message>
        <source>Whatever goes home with the rocket is weighed. There are nine hundred grams for each of you, and a queue in front of the scales: letters, a stone, a jar with a tooth in it. “And this,” says one of you, and lays down the key of the keyboard that never worked. Forty grams. Teodor Salli asks for a list, in triplicate.</source>
        <extracomment>Event (Halfway) ev-scales: text.</extracomment>
        <translation>Tutto quello che torna a casa con il razzo viene pesato. Ci sono novecento grammi per ognuno di voi e una coda davanti alla bilancia: lettere, un sasso, un barattolo con un dente. «E questo», dice uno di voi, e posa il tasto che non ha mai suonato. Quaranta grammi. Teodor Salli chiede un elenco, in triplice copia.</translation>
    </message>
    <message>
        <source>Everything within the weight</source>
        <extracomment>Event (Halfway) ev-scales: name of a choice (no. 1 of its options).</extracomment>
        <translation>Tutto entro il peso</translation>
    </message>
    <message>
        <source>The key as well</source>
        <extracomment>Event (Halfway) ev-scales: name of a choice (no. 2 of its options).</extracomment>
        <translation>Anche il tasto</translation>
    </message>
    <message>
        <source>Leave half of it here</source>
        <extracomment>Event (Halfway) ev-scales: name of a choice (no. 3 of its options).</extracomment>
        <translation>Lasciarne qui metà</translation>
    </message>
    <message>
        <source>Somebody’s Glove</source>
        <extracomment>Event (Halfway) ev-glove: title.</extracomment>
        <translation>Il guanto di qualcuno</translation>
    </message>
    <message>
        <source>Beside the hole in the ice a glove lies on the edge, palm up, as if it had been held out. All gloves of the house have been counted: it is one of yours, and nobody left it there. “It will have fallen out of a pocket,” says the one with the list. “Then it fell well,” says another.</source>
        <extracomment>Event (Halfway) ev-glove: text.</extracomment>
        <translation>Accanto al buco nel ghiaccio, sull’orlo, c’è un guanto, col palmo in su, come se qualcuno l’avesse teso. I guanti di casa sono stati contati: è uno dei vostri, e nessuno l’ha lasciato lì. «Sarà caduto da una tasca», dice chi tiene la lista. «Allora è caduto bene», dice un altro.</translation>
    </message>
    <message>
        <source>Bring it home</source>
        <extracomment>Event (Halfway) ev-glove: name of a choice (no. 1 of its options).</extracomment>
        <translation>Portarlo a casa</translation>
    </message>
    <message>
        <source>Leave it where it is</source>
        <extracomment>Event (Halfway) ev-glove: name of a choice (no. 2 of its options).</extracomment>
        <translation>Lasciarlo dov’è</translation>
    </message>
    <message>
        <source>Gravel on the Roof</source>
        <extracomment>Event (Halfway) ev-hail: title.</extracomment>
        <translation>Ghiaia sul tetto</translation>
    </message>
    <message>
        <source>Since noon it has sounded as if somebody were throwing gravel at the roof, by the spoonful. It is gravel. The panels can be turned edge-on, and then they catch neither stones nor light. “Or we leave them,” says the one at the window, “and hear which one breaks.” A hinge of the western frame already sings.</source>
        <extracomment>Event (Halfway) ev-hail: text.</extracomment>
        <translation>Da mezzogiorno sembra che qualcuno tiri ghiaia sul tetto, a cucchiaiate. È ghiaia. I pannelli si possono mettere di taglio, e allora non prendono né sassi né luce. «Oppure li lasciamo così», dice chi sta alla finestra, «e sentiamo quale si rompe.» Una cerniera del telaio ovest sta già cantando.</translation>
    </message>
    <message>
        <source>The hinge is wedged with a spoon. It sings a third lower now and does not move.</source>
        <extracomment>Event (Halfway) ev-hail: text after its action was done.</extracomment>
        <translation>La cerniera è bloccata con un cucchiaio. Canta una terza più in basso e non si muove più.</translation>
    </message>
    <message>
        <source>The hinge that sang through the storm has broken on the first still day. It fell quite softly.</source>
        <extracomment>Event (Halfway) ev-hail: text when its delayed consequence happens.</extracomment>
        <translation>La cerniera che ha cantato per tutta la tempesta si è rotta il primo giorno di calma. È caduta con molta discrezione.</translation>
    </message>
    <message>
        <source>Edge-on</source>
        <extracomment>Event (Halfway) ev-hail: name of a choice (no. 1 of its options).</extracomment>
        <translation>Di taglio</translation>
    </message>
    <message>
        <source>Leave them</source>
        <extracomment>Event (Halfway) ev-hail: name of a choice (no. 2 of its options).</extracomment>
        <translation>Lasciarli così</translation>
    </message>
    <message>
        <source>The Pipe Behind the Beans</source>
        <extracomment>Event (Halfway) ev-frost: title.</extracomment>
        <translation>Il tubo dietro i fagioli</translation>
    </message>
    <message>
        <source>The pipe behind the beans is white with frost, and the beans lean away from it. “I put my hand on it last week and said that it was cold,” says the one who waters. “You said pipes are.” A heater would hold it through the night. After that somebody has to wrap it properly.</source>
        <extracomment>Event (Halfway) ev-frost: text.</extracomment>
        <translation>Il tubo dietro i fagioli è bianco di brina, e i fagioli se ne scostano. «La settimana scorsa ci ho messo sopra la mano e ho detto che era freddo», dice chi annaffia. «Voi avete detto che i tubi sono freddi.» Una stufetta lo terrebbe per la notte. Poi qualcuno dovrà fasciarlo come si deve.</translation>
    </message>
    <message>
        <source>The pipe wears two blankets and a sock. The beans have turned round again and look at it.</source>
        <extracomment>Event (Halfway) ev-frost: text after its action was done.</extracomment>
        <translation>Il tubo porta due coperte e un calzino. I fagioli si sono girati di nuovo e lo guardano.</translation>
    </message>
    <message>
        <source>The pipe has burst, very small, behind the beans. “I said that it was cold,” says the one who waters, and goes to fetch the bucket.</source>
        <extracomment>Event (Halfway) ev-frost: text when its delayed consequence happens.</extracomment>
        <translation>Il tubo si è rotto, in piccolo, dietro i fagioli. «L’avevo detto che era freddo», dice chi annaffia, e va a prendere il secchio.</translation>
    </message>
    <message>
        <source>Put a heater beside it</source>
        <extracomment>Event (Halfway) ev-frost: name of a choice (no. 1 of its options).</extracomment>
        <translation>Metterci accanto una stufetta</translation>
    </message>
    <message>
        <source>Pipes are cold</source>
        <extracomment>Event (Halfway) ev-frost: name of a choice (no. 2 of its options).</extracomment>
        <translation>I tubi sono freddi</translation>
    </message>
    <message>
        <source>North Air Clears Its Throat</source>
        <extracomment>Event (Halfway) ev-throat: title.</extracomment>
        <translation>Aria Nord si schiarisce la voce</translation>
    </message>
    <message>
        <source>It began with a small cough. Today the air machine clears its throat before every breath, and all talk stops until it goes on. “It is only clearing its throat,” somebody says each time. The bearing is warm, and each day it is warm a little further out along the shaft.</source>
        <extracomment>Event (Halfway) ev-throat: text.</extracomment>
        <translation>È cominciato con un colpetto di tosse. Oggi la macchina dell’aria si schiarisce la voce prima di ogni respiro, e tutti smettono di parlare finché non riprende. «Si schiarisce soltanto la voce», dice ogni volta qualcuno. Il cuscinetto è caldo, e ogni giorno è caldo un po’ più in là lungo l’albero.</translation>
    </message>
    <message>
        <source>A new bearing, and North Air breathes like somebody asleep. Conversation at table is longer now, and not all of it is better.</source>
        <extracomment>Event (Halfway) ev-throat: text after its action was done.</extracomment>
        <translation>Cuscinetto nuovo, e Aria Nord respira come chi dorme. A tavola si parla più a lungo, e non tutto ne guadagna.</translation>
    </message>
    <message>
        <source>The warm bearing has eaten into the shaft. North Air no longer clears its throat. It whispers.</source>
        <extracomment>Event (Halfway) ev-throat: text when its delayed consequence happens.</extracomment>
        <translation>Il cuscinetto caldo ha mangiato l’albero. Aria Nord non si schiarisce più la voce. Bisbiglia.</translation>
    </message>
    <message>
        <source>Dumpling Is Tired</source>
        <extracomment>Event (Halfway) ev-charge: title.</extracomment>
        <translation>Gnocco è stanco</translation>
    </message>
    <message>
        <source>Dumpling comes home at a walk, with the battery at nothing, from a trip that it did singing a month ago. “Like me,” says the one who drove. Something draws current at night. By the meter there is time. By the smell under the seat there is less.</source>
        <extracomment>Event (Halfway) ev-charge: text.</extracomment>
        <translation>Gnocco torna a passo d’uomo, con la batteria a zero, da un giro che un mese fa faceva cantando. «Come me», dice chi guidava. Di notte qualcosa beve corrente. Secondo lo strumento c’è tempo. Secondo l’odore sotto il sedile, meno.</translation>
    </message>
    <message>
        <source>It was the seat heater, on since the first winter. Dumpling sings again on the ramp, flat, and somebody pats it.</source>
        <extracomment>Event (Halfway) ev-charge: text after its action was done.</extracomment>
        <translation>Era il riscaldamento del sedile, acceso dal primo inverno. Gnocco canta di nuovo sulla rampa, calante, e qualcuno gli dà una pacca.</translation>
    </message>
    <message>
        <source>What drew current under Dumpling’s seat has gone on drawing it, night after night. In the morning the smell is quite clear.</source>
        <extracomment>Event (Halfway) ev-charge: text when its delayed consequence happens.</extracomment>
        <translation>Quello che beveva corrente sotto il sedile di Gnocco ha continuato a berla, notte dopo notte. Al mattino l’odore non lascia dubbi.</translation>
    </message>
    <message>
        <source>A Picture from Above</source>
        <extracomment>Event (Halfway) ev-orbiter: title.</extracomment>
        <translation>Una foto dall’alto</translation>
    </message>
    <message>
        <source>The orbiter has passed over with its good eye open, and the Desk sends one picture, as a present: Halfway from above, a crumb with a shadow. Ruta Adeyemi has drawn an arrow to one window. “That light was on at three in the morning. Whose? R.A.” There is time to look at one corner properly.</source>
        <extracomment>Event (Halfway) ev-orbiter: text.</extracomment>
        <translation>L’orbiter è passato con l’occhio buono aperto, e la Scrivania manda in regalo una foto: Mezzavia dall’alto, una briciola con la sua ombra. Ruta Adeyemi ha disegnato una freccia verso una finestra. «Alle tre di notte quella luce era accesa. Di chi è? R.A.» C’è tempo per guardare bene un angolo.</translation>
    </message>
    <message>
        <source>The ground behind the ridge</source>
        <extracomment>Event (Halfway) ev-orbiter: name of a choice (no. 1 of its options).</extracomment>
        <translation>Il terreno dietro la cresta</translation>
    </message>
    <message>
        <source>The roof</source>
        <extracomment>Event (Halfway) ev-orbiter: name of a choice (no. 2 of its options).</extracomment>
        <translation>Il tetto</translation>
    </message>
    <message>
        <source>The window</source>
        <extracomment>Event (Halfway) ev-orbiter: name of a choice (no. 3 of its options).</extracomment>
        <translation>La finestra</translation>
    </message>
    <message>
        <source>The Main Switch Clicks</source>
        <extracomment>Event (Halfway) ev-breaker: title.</extracomment>
        <translation>L’interruttore generale schiocca</translation>
    </message>
    <message>
        <source>The main switch has begun to click when all the lamps are on, once, like a tongue. “It is asking which one of us,” says somebody, and that is a joke until it clicks again. You can spare it a room, or you can help it out from the batteries. The screw behind it is blue from heat.</source>
        <extracomment>Event (Halfway) ev-breaker: text.</extracomment>
        <translation>Quando sono accese tutte le lampade, da qualche giorno l’interruttore generale schiocca, una volta sola, come una lingua. «Chiede chi di noi», dice qualcuno, e fa ridere finché non schiocca di nuovo. Potete risparmiargli una stanza, o aiutarlo con le batterie. La vite dietro è blu per il calore.</translation>
    </message>
    <message>
        <source>The blue screw is out and a better one is in. The switch is silent. Now and then somebody clicks a tongue at it in passing.</source>
        <extracomment>Event (Halfway) ev-breaker: text after its action was done.</extracomment>
        <translation>La vite blu è fuori, al suo posto ce n’è una migliore. L’interruttore tace. Ogni tanto qualcuno, passando, gli schiocca la lingua.</translation>
    </message>
    <message>
        <source>The blue screw has let go in the night. One last click, and the corridor is dark as far as the kitchen.</source>
        <extracomment>Event (Halfway) ev-breaker: text when its delayed consequence happens.</extracomment>
        <translation>Nella notte la vite blu ha ceduto. Un ultimo schiocco, e il corridoio è buio fino alla cucina.</translation>
    </message>
    <message>
        <source>Spare it a room</source>
        <extracomment>Event (Halfway) ev-breaker: name of a choice (no. 1 of its options).</extracomment>
        <translation>Risparmiargli una stanza</translation>
    </message>
    <message>
        <source>Help it out from the batteries</source>
        <extracomment>Event (Halfway) ev-breaker: name of a choice (no. 2 of its options).</extracomment>
        <translation>Aiutarlo con le batterie</translation>
    </message>
    <message>
        <source>Nothing to Report</source>
        <extracomment>Event (Halfway) ev-quiet: title.</extracomment>
        <translation>Niente da segnalare</translation>
    </message>
    <message>
        <source>Nothing has broken for two days. At breakfast everybody listens. “I do not like it,” says the one with the lamp, who has been under the floor once already. “I like it very much,” says the one with the blanket. The report to the Desk has one line, and somebody has read it four times.</source>
        <extracomment>Event (Halfway) ev-quiet: text.</extracomment>
        <translation>Da due giorni non si rompe niente. A colazione tutti stanno in ascolto. «Non mi piace», dice chi ha la lampada ed è già stato una volta sotto il pavimento. «A me piace moltissimo», dice chi ha la coperta. Il rapporto per la Scrivania è di una riga, e qualcuno l’ha letta quattro volte.</translation>
    </message>
    <message>
        <source>The lamp has been under the floor after all, for the sake of peace. Everything was where it was. Even the blanket admits that it slept better.</source>
        <extracomment>Event (Halfway) ev-quiet: text after its action was done.</extracomment>
        <translation>La lampada sotto il pavimento alla fine c’è andata, per amor di pace. Era tutto al suo posto. Perfino la coperta ammette di aver dormito meglio.</translation>
    </message>
    <message>
        <source>Under the floor, where nobody looked because nothing was wrong, something began on the first of the quiet days. It is no longer small.</source>
        <extracomment>Event (Halfway) ev-quiet: text when its delayed consequence happens.</extracomment>
        <translation>Sotto il pavimento, dove nessuno ha guardato perché non c’era niente, nel primo dei giorni tranquilli è cominciato qualcosa. Non è più piccolo.</translation>
    </message>
    <message>
        <source>Look under the floor</source>
        <extracomment>Event (Halfway) ev-quiet: name of a choice (no. 1 of its options).</extracomment>
        <translation>Guardare sotto il pavimento</translation>
    </message>
    <message>
        <source>Stay under the blanket</source>
        <extracomment>Event (Halfway) ev-quiet: name of a choice (no. 2 of its options).</extracomment>
        <translation>Restare sotto la coperta</translation>
    </message>
    <message>
        <source>Every Third Word</source>
        <extracomment>Event (Halfway) ev-words: title.</extracomment>
        <translation>Una parola su tre</translation>
    </message>
    <message>
        <source>The Desk comes through with every third word missing. “Please do not ... the ... before you have ... Ruta.” Two of you have filled in the gaps and arrived at two different orders. The cable to the antenna runs over the roof, and on the roof something has been walking, or has come loose.</source>
        <extracomment>Event (Halfway) ev-words: text.</extracomment>
        <translation>Nei messaggi della Scrivania manca una parola su tre. «Per favore non ... il ... prima di aver ... Ruta.» In due avete riempito i vuoti, e ne sono usciti due ordini diversi. Il cavo dell’antenna passa sul tetto, e sul tetto qualcosa ha camminato, o si è allentato.</translation>
    </message>
    <message>
        <source>The plug was loose, no more. The message in full: “Please do not eat the big jar before you have read its label. Ruta.” Nobody had guessed jar.</source>
        <extracomment>Event (Halfway) ev-words: text after its action was done.</extracomment>
        <translation>Era lo spinotto allentato, nient’altro. Il messaggio intero: «Per favore non mangiate il barattolo grande prima di aver letto l’etichetta. Ruta». A «barattolo» non aveva pensato nessuno.</translation>
    </message>
    <message>
        <source>For days you have lived on half sentences from home. Today one came through whole. It was meant for somebody else, and it was kind, and that was worse.</source>
        <extracomment>Event (Halfway) ev-words: text when its delayed consequence happens.</extracomment>
        <translation>Per giorni siete andati avanti a mezze frasi da casa. Oggi ne è arrivata una intera. Era per qualcun altro, ed era affettuosa, e questo è stato peggio.</translation>
    </message>
    <message>
        <source>Scoop Brings Something Home</source>
        <extracomment>Event (Halfway) ev-scoop: title.</extracomment>
        <translation>Paletta porta a casa qualcosa</translation>
    </message>
    <message>
        <source>The drone Scoop was sent out for gravel and comes back with a stone like a loaf, still warm on one side. It puts it down on the ramp and waits to be praised. “It does not wait, it has a timer,” says the one who wrote the timer, and pats it. The stone ticks as it cools.</source>
        <extracomment>Event (Halfway) ev-scoop: text.</extracomment>
        <translation>Il drone Paletta, mandato a prendere ghiaia, torna con un sasso grosso come una pagnotta, ancora tiepido da una parte. Lo posa sulla rampa e aspetta i complimenti. «Non aspetta, ha un timer», dice chi il timer l’ha scritto, e gli dà una pacca. Il sasso, raffreddandosi, ticchetta.</translation>
    </message>
    <message>
        <source>Into the house with it</source>
        <extracomment>Event (Halfway) ev-scoop: name of a choice (no. 1 of its options).</extracomment>
        <translation>Dentro casa</translation>
    </message>
    <message>
        <source>Let it cool outside</source>
        <extracomment>Event (Halfway) ev-scoop: name of a choice (no. 2 of its options).</extracomment>
        <translation>Lasciarlo raffreddare fuori</translation>
    </message>
    <message>
        <source>Cut it open on the ramp</source>
        <extracomment>Event (Halfway) ev-scoop: name of a choice (no. 3 of its options).</extracomment>
        <translation>Spaccarlo sulla rampa</translation>
    </message>
    <message>
        <source>A Light on the Plain</source>
        <extracomment>Event (Halfway) ev-light: title.</extracomment>
        <translation>Una luce nella piana</translation>
    </message>
    <message>
        <source>There is a light on the plain, low in the east, where nobody has anything. For an hour it stands still, then it has moved. “It is ours,” says one of you. “A reflection.” “Then wave,” says another. Somebody waves. The light does nothing, for quite a long time, and then it goes out.</source>
        <extracomment>Event (Halfway) ev-light: text.</extracomment>
        <translation>Nella piana c’è una luce, bassa, a est, dove nessuno ha niente. Per un’ora sta ferma, poi si è spostata. «È nostra», dice uno di voi. «Un riflesso.» «Allora salutala», dice un altro. Qualcuno saluta con la mano. La luce non fa niente, per un bel po’, e poi si spegne.</translation>
    </message>
    <message>
        <source>Drive out and look</source>
        <extracomment>Event (Halfway) ev-light: name of a choice (no. 1 of its options).</extracomment>
        <translation>Andare a vedere</translation>
    </message>
    <message>
        <source>Draw the blind</source>
        <extracomment>Event (Halfway) ev-light: name of a choice (no. 2 of its options).</extracomment>
        <translation>Abbassare la tenda</translation>
    </message>
    <message>
        <source>Pia Is Seven</source>
        <extracomment>Event (Halfway) ev-pia: title.</extracomment>
        <translation>Pia ha sette anni</translation>
    </message>
    <message>
        <source>“I am seven now,” says Pia into the camera, to one of you, with flour on her nose. “You said when I am seven you are on the way back. The lady from the Desk says it is complicated.” Then she holds up a calendar and waits. Whatever the answer is, it takes eleven minutes.</source>
        <extracomment>Event (Halfway) ev-pia: text.</extracomment>
        <translation>«Adesso ho sette anni», dice Pia alla telecamera, a uno di voi, con la farina sul naso. «Avevi detto che quando ne avevo sette stavi già tornando. La signora della Scrivania dice che è complicato.» Poi alza un calendario e aspetta. La risposta, qualunque sia, impiega undici minuti.</translation>
    </message>
    <message>
        <source>Tell her the real day</source>
        <extracomment>Event (Halfway) ev-pia: name of a choice (no. 1 of its options).</extracomment>
        <translation>Dirle il giorno vero</translation>
    </message>
    <message>
        <source>Say that it is complicated</source>
        <extracomment>Event (Halfway) ev-pia: name of a choice (no. 2 of its options).</extracomment>
        <translation>Dire che è complicato</translation>
    </message>
    <message>
        <source>The Same Cough</source>
        <extracomment>Event (Halfway) ev-twin: title.</extracomment>
        <translation>La stessa tosse</translation>
    </message>
    <message>
        <source>One of you coughs, and in the message from home the twin coughs too, at the same place in the sentence. “Jonna always starts,” says the one here. It is funny until Maren Ioane asks for both temperatures. “And one night apart from the others, please, if you can stand it. M.I.”</source>
        <extracomment>Event (Halfway) ev-twin: text.</extracomment>
        <translation>Uno di voi tossisce, e nel messaggio da casa tossisce anche il gemello, nello stesso punto della frase. «Comincia sempre Jonna», dice chi è qui. Fa ridere finché Maren Ioane non vuole sapere la febbre di tutti e due. «E una notte separati dagli altri, per favore, se ci riuscite. M.I.»</translation>
    </message>
    <message>
        <source>Two pots of steam and a towel, and the cough is gone, here and, by the next message, there. “Jonna always stops first, too.”</source>
        <extracomment>Event (Halfway) ev-twin: text after its action was done.</extracomment>
        <translation>Due pentole di vapore e un asciugamano, e la tosse è passata, qui e, dal messaggio dopo, anche là. «E smette anche sempre prima Jonna.»</translation>
    </message>
    <message>
        <source>Nobody could stand a night apart, and nobody boiled water. By morning the cough has found somebody who has no twin at all.</source>
        <extracomment>Event (Halfway) ev-twin: text when its delayed consequence happens.</extracomment>
        <translation>Nessuno è riuscito a stare separato una notte, e nessuno ha messo su l’acqua. Al mattino la tosse ha trovato qualcuno che di gemelli non ne ha.</translation>
    </message>
    <message>
        <source>One night apart</source>
        <extracomment>Event (Halfway) ev-twin: name of a choice (no. 1 of its options).</extracomment>
        <translation>Una notte separati</translation>
    </message>
    <message>
        <source>Nobody can stand it</source>
        <extracomment>Event (Halfway) ev-twin: name of a choice (no. 2 of its options).</extracomment>
        <translation>Non ci riesce nessuno</translation>
    </message>
    <message>
        <source>Do the Sum Again</source>
        <extracomment>Event (Halfway) ev-sum: title.</extracomment>
        <translation>Rifate la somma</translation>
    </message>
    <message>
        <source>“The air does not add up,” says the one of you who never believes a sum that somebody else has done. “I said so in March.” In March it was the flour. It would take a morning to go through it all with the covers off. The needle of the big tank lies against its pin, as it does when it is full and when it is stuck.</source>
        <extracomment>Event (Halfway) ev-sum: text.</extracomment>
        <translation>«L’aria non torna», dice chi di voi non crede mai a una somma fatta da altri. «L’ho detto già a marzo.» A marzo era la farina. Ci vorrebbe una mattinata per rifare tutto a coperchi aperti. La lancetta del serbatoio grande sta contro il fermo, come quando è pieno e come quando è bloccata.</translation>
    </message>
    <message>
        <source>You have tapped the gauge. The needle falls off its pin, thinks, and settles. Behind it was a leak as fine as a hair, and now there is none.</source>
        <extracomment>Event (Halfway) ev-sum: text after its action was done.</extracomment>
        <translation>Avete picchiettato lo strumento. La lancetta si stacca dal fermo, ci pensa, si ferma. Dietro c’era una perdita sottile come un capello, e ora non c’è più.</translation>
    </message>
    <message>
        <source>The needle that lay against its pin was stuck. The tank is where the sum says, and whoever did the sum is too polite to mention March.</source>
        <extracomment>Event (Halfway) ev-sum: text when its delayed consequence happens.</extracomment>
        <translation>La lancetta contro il fermo era bloccata. Il serbatoio sta dove dice la somma, e chi l’aveva fatta è troppo gentile per nominare marzo.</translation>
    </message>
    <message>
        <source>Do the sum again</source>
        <extracomment>Event (Halfway) ev-sum: name of a choice (no. 1 of its options).</extracomment>
        <translation>Rifare la somma</translation>
    </message>
    <message>
        <source>It was the flour</source>
        <extracomment>Event (Halfway) ev-sum: name of a choice (no. 2 of its options).</extracomment>
        <translation>Era la farina</translation>
    </message>
    <message>
        <source>To Be Continued</source>
        <extracomment>Event (Halfway) ev-sisters: title.</extracomment>
        <translation>Continua domani</translation>
    </message>
    <message>
        <source>Every evening one of you tells the story of the lighthouse keeper’s three sisters, and every evening it stops in the wrong place. “Tomorrow,” says the voice in the dark. Since it began nobody has slept badly. Nobody has got up early either.</source>
        <extracomment>Event (Halfway) ev-sisters: text.</extracomment>
        <translation>Ogni sera uno di voi racconta la storia delle tre sorelle del guardiano del faro, e ogni sera si ferma nel punto sbagliato. «Domani», dice la voce nel buio. Da quando è cominciata nessuno dorme male. E nessuno si alza presto.</translation>
    </message>
    <message>
        <source>Somebody has written down all the chapters so far. It turns out that there were four sisters, and that one of them has not been mentioned for a week.</source>
        <extracomment>Event (Halfway) ev-sisters: text after its action was done.</extracomment>
        <translation>Qualcuno ha scritto tutti i capitoli finora. Ne risulta che le sorelle erano quattro, e che di una non si parla da una settimana.</translation>
    </message>
    <message>
        <source>One more chapter</source>
        <extracomment>Event (Halfway) ev-sisters: name of a choice (no. 1 of its options).</extracomment>
        <translation>Ancora un capitolo</translation>
    </message>
    <message>
        <source>Lights out at ten</source>
        <extracomment>Event (Halfway) ev-sisters: name of a choice (no. 2 of its options).</extracomment>
        <translation>Alle dieci si spegne</translation>
    </message>
    <message>
        <source>Somebody Else’s Bunk</source>
        <extracomment>Event (Halfway) ev-bunk: title.</extracomment>
        <translation>La cuccetta di qualcun altro</translation>
    </message>
    <message>
        <source>Saskia Olumide is in the second crew and has been given the bunk under the pipe. “Which side is cold?” she writes. “Please be honest, I have two months to get used to it.” The one who sleeps there now reads it aloud twice, and looks at the pipe.</source>
        <extracomment>Event (Halfway) ev-bunk: text.</extracomment>
        <translation>Saskia Olumide è nel secondo equipaggio e le hanno dato la cuccetta sotto il tubo. «Da che parte è freddo?» scrive. «Siate sinceri, per favore, ho due mesi per abituarmi.» Chi ci dorme adesso lo legge due volte ad alta voce, e guarda il tubo.</translation>
    </message>
    <message>
        <source>Write her everything about the pipe</source>
        <extracomment>Event (Halfway) ev-bunk: name of a choice (no. 1 of its options).</extracomment>
        <translation>Scriverle tutto sul tubo</translation>
    </message>
    <message>
        <source>Wrap the pipe first</source>
        <extracomment>Event (Halfway) ev-bunk: name of a choice (no. 2 of its options).</extracomment>
        <translation>Prima fasciare il tubo</translation>
    </message>
    <message>
        <source>Write that it is splendid</source>
        <extracomment>Event (Halfway) ev-bunk: name of a choice (no. 3 of its options).</extracomment>
        <translation>Scriverle che è splendida</translation>
    </message>
    <message>
        <source>West Panels Would Like a Word</source>
        <extracomment>Event (Halfway) ev-dust: title.</extracomment>
        <translation>I pannelli ovest vorrebbero dire una cosa</translation>
    </message>
    <message>
        <source>One panel has put on a brown coat overnight. It still works, the way people work on a Monday. The forecast says that the wind will turn before the week is out, and what lies on one panel now is expected on the other.</source>
        <extracomment>Event (Halfway) ev-dust: text.</extracomment>
        <translation>Stanotte un pannello si è messo un cappotto marrone. Funziona ancora, come si funziona di lunedì. Le previsioni dicono che prima della fine della settimana il vento girerà, e quel che ora sta su un pannello è atteso sull’altro.</translation>
    </message>
    <message>
        <source>You have swept the panel with the soft broom before the wind turned. It has nothing left to carry over.</source>
        <extracomment>Event (Halfway) ev-dust: text after its action was done.</extracomment>
        <translation>Avete spazzato il pannello con la scopa morbida prima che il vento girasse. Non gli resta più niente da portare dall’altra parte.</translation>
    </message>
    <message>
        <source>The wind turns in the night. The dust that nobody swept is blown over both panels, evenly, as if it had been asked to share.</source>
        <extracomment>Event (Halfway) ev-dust: text when its delayed consequence happens.</extracomment>
        <translation>Di notte il vento gira. La polvere che nessuno ha spazzato viene soffiata su tutti e due i pannelli, in parti uguali, come se le avessero chiesto di dividere.</translation>
    </message>
    <message>
        <source>Somebody Else’s Socks</source>
        <extracomment>Event (Halfway) ev-filter: title.</extracomment>
        <translation>I calzini di qualcun altro</translation>
    </message>
    <message>
        <source>The air tastes of socks, and for once it is not the socks. The housing of a filter has cracked along the seam. Whoever has the next watch sits right beside it, and has already asked whose turn it is to move the chair.</source>
        <extracomment>Event (Halfway) ev-filter: text.</extracomment>
        <translation>L’aria sa di calzini, e per una volta non sono i calzini. L’alloggiamento di un filtro si è crepato lungo la giuntura. Chi ha il prossimo turno di guardia siede proprio lì accanto, e ha già chiesto a chi tocca spostare la sedia.</translation>
    </message>
    <message>
        <source>A new filter sits in the housing, and the seam is glued twice. The next watch breathes clean air and complains about the glue.</source>
        <extracomment>Event (Halfway) ev-filter: text after its action was done.</extracomment>
        <translation>Nell’alloggiamento c’è un filtro nuovo, e la giuntura è incollata due volte. Il prossimo turno respira aria pulita e si lamenta della colla.</translation>
    </message>
    <message>
        <source>The crack was still there, and so was the chair. Whoever had the watch has breathed for hours what the unmended filter let through.</source>
        <extracomment>Event (Halfway) ev-filter: text when its delayed consequence happens.</extracomment>
        <translation>La crepa era ancora lì, e la sedia anche. Chi era di guardia ha respirato per ore quello che il filtro non riparato lasciava passare.</translation>
    </message>
    <message>
        <source>Someone Moved the Salt</source>
        <extracomment>Event (Halfway) ev-quarrel: title.</extracomment>
        <translation>Qualcuno ha spostato il sale</translation>
    </message>
    <message>
        <source>It is not about the salt. It is about last week, and the week before, and who always. A door is slammed, close to a hand that was still on the frame. Then the room waits for somebody to say something, or to take something back, or to carry a plate somewhere else.</source>
        <extracomment>Event (Halfway) ev-quarrel: text.</extracomment>
        <translation>Non è per il sale. È per la settimana scorsa, e per quella prima, e per chi fa sempre così. Una porta sbatte, vicino a una mano che era ancora sullo stipite. Poi la stanza aspetta che qualcuno dica qualcosa, o ritiri qualcosa, o porti il piatto altrove.</translation>
    </message>
    <message>
        <source>The matter is talked out over the dishes, which is where matters belong. The salt stays where it was moved.</source>
        <extracomment>Event (Halfway) ev-quarrel: text after its action was done.</extracomment>
        <translation>La faccenda si risolve lavando i piatti, che è il posto giusto per le faccende. Il sale resta dove l’hanno spostato.</translation>
    </message>
    <message>
        <source>The quarrel that nobody settled flares up again, at the same door, and this time the hand is in it.</source>
        <extracomment>Event (Halfway) ev-quarrel: text when its delayed consequence happens.</extracomment>
        <translation>Il litigio che nessuno ha chiuso si riaccende davanti alla stessa porta, e questa volta in mezzo c’è la mano.</translation>
    </message>
    <message>
        <source>Let them shout</source>
        <extracomment>Event (Halfway) ev-quarrel: name of a choice (no. 1 of its options).</extracomment>
        <translation>Lasciarli gridare</translation>
    </message>
    <message>
        <source>Take the sentence back</source>
        <extracomment>Event (Halfway) ev-quarrel: name of a choice (no. 2 of its options).</extracomment>
        <translation>Ritirare quella frase</translation>
    </message>
    <message>
        <source>Carry two plates away</source>
        <extracomment>Event (Halfway) ev-quarrel: name of a choice (no. 3 of its options).</extracomment>
        <translation>Portare via due piatti</translation>
    </message>
    <message>
        <source>Those who moved apart have stayed apart. Meals are quick now, and the loudest thing at table is a spoon.</source>
        <extracomment>Event (Halfway) ev-quarrel: text when its delayed consequence happens (no. 3 of its options).</extracomment>
        <translation>Chi si è allontanato è rimasto lontano. Ora si mangia in fretta, e la cosa più rumorosa a tavola è un cucchiaio.</translation>
    </message>
    <message>
        <source>The Last Good Biscuit</source>
        <extracomment>Event (Halfway) ev-rations: title.</extracomment>
        <translation>L’ultimo biscotto buono</translation>
    </message>
    <message>
        <source>The count of the pantry does not match the list, and the list does not match the other list. There is a damp mark on the lowest sack. Somebody could eat less for a while; somebody, it turns out, already leaves half of a short portion to the others.</source>
        <extracomment>Event (Halfway) ev-rations: text.</extracomment>
        <translation>Il conto della dispensa non torna con la lista, e la lista non torna con l’altra lista. Sul sacco più basso c’è una macchia d’umido. Qualcuno potrebbe mangiare meno per un po’; qualcuno, si scopre, lascia già agli altri metà di una porzione scarsa.</translation>
    </message>
    <message>
        <source>You have turned every sack and dried what could be dried. The good part is on the top shelf, under a list that everybody has signed.</source>
        <extracomment>Event (Halfway) ev-rations: text after its action was done.</extracomment>
        <translation>Avete girato ogni sacco e asciugato l’asciugabile. La parte buona è sul ripiano alto, sotto una lista firmata da tutti.</translation>
    </message>
    <message>
        <source>The damp has spread from the lowest sack to the ones that nobody turned. What it has not spoiled smells as if it had.</source>
        <extracomment>Event (Halfway) ev-rations: text when its delayed consequence happens.</extracomment>
        <translation>Dal sacco più basso l’umido è passato a quelli che nessuno ha girato. Ciò che non ha rovinato ne ha comunque l’odore.</translation>
    </message>
    <message>
        <source>Throw the doubtful part away</source>
        <extracomment>Event (Halfway) ev-rations: name of a choice (no. 1 of its options).</extracomment>
        <translation>Buttare la parte dubbia</translation>
    </message>
    <message>
        <source>Put everybody on short portions</source>
        <extracomment>Event (Halfway) ev-rations: name of a choice (no. 2 of its options).</extracomment>
        <translation>Porzioni scarse per tutti</translation>
    </message>
    <message>
        <source>The one who has eaten least for days, so that the others had more, faints beside the stove. The soup is saved.</source>
        <extracomment>Event (Halfway) ev-rations: text when its delayed consequence happens (no. 2 of its options).</extracomment>
        <translation>Chi da giorni mangiava meno di tutti, perché gli altri avessero di più, sviene accanto al fornello. La zuppa è salva.</translation>
    </message>
    <message>
        <source>The Song Nobody Admits To</source>
        <extracomment>Event (Halfway) ev-static: title.</extracomment>
        <translation>La canzone che nessuno ammette</translation>
    </message>
    <message>
        <source>The garage line hums. It is nearly a tune; by noon two of you whistle it, and nobody has started. It is louder beside the rovers where they are parked, and it makes every call to the outside take twice as long.</source>
        <extracomment>Event (Halfway) ev-static: text.</extracomment>
        <translation>La linea della rimessa ronza. È quasi un motivo; a mezzogiorno in due lo fischiettate, e nessuno ha cominciato. Accanto ai rover parcheggiati è più forte, e ogni chiamata verso l’esterno dura il doppio.</translation>
    </message>
    <message>
        <source>You find the chafed cable behind the charger and tape it. The song stops in the middle of a bar, and everybody misses it a little.</source>
        <extracomment>Event (Halfway) ev-static: text after its action was done.</extracomment>
        <translation>Dietro il caricatore trovate il cavo consumato e lo fasciate. La canzone si ferma a metà battuta, e un po’ manca a tutti.</translation>
    </message>
    <message>
        <source>The cable that nobody looked for has found the rovers. Both have had current where no current should be, and both hum now.</source>
        <extracomment>Event (Halfway) ev-static: text when its delayed consequence happens.</extracomment>
        <translation>Il cavo che nessuno ha cercato ha trovato i rover. Tutti e due hanno preso corrente dove non dovrebbe essercene, e ora ronzano tutti e due.</translation>
    </message>
    <message>
        <source>Parcel Rocket, Late</source>
        <extracomment>Event (Halfway) ev-letters: title.</extracomment>
        <translation>Il razzo postale, in ritardo</translation>
    </message>
    <message>
        <source>Mail for everybody, four months old and still warm from the hold. Somebody’s mother has sent seeds that are not allowed. There is time to read it all aloud, and time to answer before the evening window.</source>
        <extracomment>Event (Halfway) ev-letters: text.</extracomment>
        <translation>Posta per tutti, vecchia di quattro mesi e ancora tiepida di stiva. La madre di qualcuno ha mandato semi che non sono ammessi. C’è tempo per leggerla tutta ad alta voce, e per rispondere prima della finestra serale.</translation>
    </message>
    <message>
        <source>The answers go out with the evening window. The Desk confirms receipt and asks, off the record, about the seeds.</source>
        <extracomment>Event (Halfway) ev-letters: text after its action was done.</extracomment>
        <translation>Le risposte partono con la finestra serale. La Scrivania conferma la ricezione e chiede, in via ufficiosa, dei semi.</translation>
    </message>
    <message>
        <source>Read them together</source>
        <extracomment>Event (Halfway) ev-letters: name of a choice (no. 1 of its options).</extracomment>
        <translation>Leggerle insieme</translation>
    </message>
    <message>
        <source>Everybody takes theirs to bed</source>
        <extracomment>Event (Halfway) ev-letters: name of a choice (no. 2 of its options).</extracomment>
        <translation>Ognuno porta la sua a letto</translation>
    </message>
    <message>
        <source>A Small Warm Puddle</source>
        <extracomment>Event (Halfway) ev-coolant: title.</extracomment>
        <translation>Una piccola pozza tiepida</translation>
    </message>
    <message>
        <source>There is a puddle on the floor of the machine room, and it is warm. It is in no hurry. It creeps towards a housing that does not like to be wet, by about a hand a day; somebody has drawn a line in front of it, with the date.</source>
        <extracomment>Event (Halfway) ev-coolant: text.</extracomment>
        <translation>Sul pavimento della sala macchine c’è una pozza, ed è tiepida. Non ha fretta. Striscia verso un alloggiamento che non ama bagnarsi, circa una spanna al giorno; qualcuno le ha tracciato davanti una linea, con la data.</translation>
    </message>
    <message>
        <source>The line is clamped and the floor is dry. The chalk mark stays, as a warning to other puddles.</source>
        <extracomment>Event (Halfway) ev-coolant: text after its action was done.</extracomment>
        <translation>La condotta è chiusa e il pavimento asciutto. Il segno di gesso resta, come avvertimento alle altre pozze.</translation>
    </message>
    <message>
        <source>The puddle that nobody wiped up has crossed its last line and reached the housing. The housing reacts as announced.</source>
        <extracomment>Event (Halfway) ev-coolant: text when its delayed consequence happens.</extracomment>
        <translation>La pozza che nessuno ha asciugato ha passato l’ultima linea e raggiunto l’alloggiamento. L’alloggiamento reagisce come annunciato.</translation>
    </message>
    <message>
        <source>Three in the Morning</source>
        <extracomment>Event (Halfway) ev-nightmare: title.</extracomment>
        <translation>Le tre di notte</translation>
    </message>
    <message>
        <source>One of you has been awake since three, and the night before since two. The pulse in the morning is too fast, and it is kept secret by everybody who has counted it. There are enough mattresses to sleep in one room, if somebody carries them.</source>
        <extracomment>Event (Halfway) ev-nightmare: text.</extracomment>
        <translation>Uno di voi è sveglio dalle tre, e la notte prima dalle due. Il polso al mattino è troppo veloce, e chiunque l’abbia contato lo tiene segreto. I materassi bastano per dormire in una stanza sola, se qualcuno li porta.</translation>
    </message>
    <message>
        <source>A night with company and with the light on. Nobody sleeps well, everybody sleeps, and in the morning the pulse is what it should be.</source>
        <extracomment>Event (Halfway) ev-nightmare: text after its action was done.</extracomment>
        <translation>Una notte in compagnia e con la luce accesa. Nessuno dorme bene, tutti dormono, e al mattino il polso è quello che dev’essere.</translation>
    </message>
    <message>
        <source>Too many nights without sleep, and nobody sat up with it. The one who said that it was nothing is ill now.</source>
        <extracomment>Event (Halfway) ev-nightmare: text when its delayed consequence happens.</extracomment>
        <translation>Troppe notti senza sonno, e nessuno è rimasto a far compagnia. Chi diceva che non era niente ora sta male.</translation>
    </message>
    <message>
        <source>Say that it is nothing</source>
        <extracomment>Event (Halfway) ev-nightmare: name of a choice (no. 1 of its options).</extracomment>
        <translation>Dire che non è niente</translation>
    </message>
    <message>
        <source>All mattresses into one room</source>
        <extracomment>Event (Halfway) ev-nightmare: name of a choice (no. 2 of its options).</extracomment>
        <translation>Tutti i materassi in una stanza</translation>
    </message>
    <message>
        <source>The mattresses of that night have never been carried back. They are in the way of everybody who wants to rest from carrying.</source>
        <extracomment>Event (Halfway) ev-nightmare: text when its delayed consequence happens (no. 2 of its options).</extracomment>
        <translation>I materassi di quella notte nessuno li ha riportati indietro. Intralciano chiunque voglia riposarsi dal portarli.</translation>
    </message>
    <message>
        <source>It Has Your Name on It</source>
        <extracomment>Event (Halfway) ev-crate: title.</extracomment>
        <translation>C’è scritto il vostro nome</translation>
    </message>
    <message>
        <source>Behind the water tank stands a crate that is on no list. Your names are on it, spelled almost right. Under the lid lies a layer of straw, and under the straw there is a second layer, which somebody meant to be found later.</source>
        <extracomment>Event (Halfway) ev-crate: text.</extracomment>
        <translation>Dietro il serbatoio dell’acqua c’è una cassa che non è in nessuna lista. Sopra ci sono i vostri nomi, scritti quasi giusti. Sotto il coperchio c’è uno strato di paglia, e sotto la paglia un secondo strato, che qualcuno voleva far trovare più tardi.</translation>
    </message>
    <message>
        <source>You have unpacked the crate to the bottom. The last thing in it is a spare for something that has not broken yet.</source>
        <extracomment>Event (Halfway) ev-crate: text after its action was done.</extracomment>
        <translation>Avete vuotato la cassa fino in fondo. L’ultima cosa dentro è un ricambio per qualcosa che non si è ancora rotto.</translation>
    </message>
    <message>
        <source>The parcel with the question mark</source>
        <extracomment>Event (Halfway) ev-crate: name of a choice (no. 1 of its options).</extracomment>
        <translation>Il pacco con il punto interrogativo</translation>
    </message>
    <message>
        <source>The tins</source>
        <extracomment>Event (Halfway) ev-crate: name of a choice (no. 2 of its options).</extracomment>
        <translation>Le scatolette</translation>
    </message>
    <message>
        <source>A Clear Night</source>
        <extracomment>Event (Halfway) ev-window: title.</extracomment>
        <translation>Una notte limpida</translation>
    </message>
    <message>
        <source>The sky is so clear that the measurement of the year could be made in one night. Through the same window the morning sun falls on the rack of the laboratory, which has no shade and grows warm. You can smell it from the door.</source>
        <extracomment>Event (Halfway) ev-window: text.</extracomment>
        <translation>Il cielo è così limpido che in una notte si potrebbe fare la misura dell’anno. Dalla stessa finestra il sole del mattino cade sul rack del laboratorio, che non ha riparo e si scalda. L’odore si sente dalla porta.</translation>
    </message>
    <message>
        <source>The measurement is made, and the shutter is closed behind it. The curve is so good that you print it and hang it in the kitchen.</source>
        <extracomment>Event (Halfway) ev-window: text after its action was done.</extracomment>
        <translation>La misura è fatta, e dopo lo scuro è stato chiuso. La curva è così bella che la stampate e la appendete in cucina.</translation>
    </message>
    <message>
        <source>Nobody used the clear nights, and nobody closed the shutter. The sun has had the rack to itself: it has overheated, and two things in it are no longer separate.</source>
        <extracomment>Event (Halfway) ev-window: text when its delayed consequence happens.</extracomment>
        <translation>Nessuno ha usato le notti limpide, e nessuno ha chiuso lo scuro. Il sole ha avuto il rack tutto per sé: si è surriscaldato, e due cose dentro non sono più separate.</translation>
    </message>
    <message>
        <source>A Very Small Quake</source>
        <extracomment>Event (Halfway) ev-tremor: title.</extracomment>
        <translation>Un terremoto piccolissimo</translation>
    </message>
    <message>
        <source>The spoons ring in their drawer, once. Outside, stones have come down across the way, and a few on the slope still move when you look at them long enough. The meter calls it a very small quake, in a very small hand.</source>
        <extracomment>Event (Halfway) ev-tremor: text.</extracomment>
        <translation>I cucchiai suonano nel cassetto, una volta sola. Fuori sono cadute pietre di traverso sulla via, e qualcuna sul pendio si muove ancora, se la si guarda abbastanza. Lo strumento lo chiama un terremoto piccolissimo, in una grafia piccolissima.</translation>
    </message>
    <message>
        <source>You have cleared the way and tested the slope with a pole and some rude words. Nothing moves any more.</source>
        <extracomment>Event (Halfway) ev-tremor: text after its action was done.</extracomment>
        <translation>Avete sgomberato la via e provato il pendio con un’asta e qualche parolaccia. Non si muove più niente.</translation>
    </message>
    <message>
        <source>The slope that nobody tested slides in the night. It goes on for a minute, and in every bunk somebody counts the seconds.</source>
        <extracomment>Event (Halfway) ev-tremor: text when its delayed consequence happens.</extracomment>
        <translation>Il pendio che nessuno ha provato frana di notte. Dura un minuto, e in ogni cuccetta qualcuno conta i secondi.</translation>
    </message>
    <message>
        <source>Mold with Ambitions</source>
        <extracomment>Event (Halfway) ev-vent: title.</extracomment>
        <translation>Muffa ambiziosa</translation>
    </message>
    <message>
        <source>There is a stain at one vent, round and rather pretty. It has been there longer than you, says the log, but smaller. Since then it has learned which way the duct goes, and follows it.</source>
        <extracomment>Event (Halfway) ev-vent: text.</extracomment>
        <translation>A una bocchetta c’è una macchia, tonda e piuttosto graziosa. È qui da prima di voi, dice il registro, ma più piccola. Da allora ha imparato dove va la condotta, e la segue.</translation>
    </message>
    <message>
        <source>The duct is open, cleaned and closed again. You have kept a piece of the stain in a jar, for the people who like that.</source>
        <extracomment>Event (Halfway) ev-vent: text after its action was done.</extracomment>
        <translation>La condotta è stata aperta, pulita e richiusa. Un pezzo della macchia l’avete tenuto in un barattolo, per chi ama queste cose.</translation>
    </message>
    <message>
        <source>The growth in the duct that nobody opened has come out at the other end, in an oxygenator, and likes it there.</source>
        <extracomment>Event (Halfway) ev-vent: text when its delayed consequence happens.</extracomment>
        <translation>La muffa nella condotta che nessuno ha aperto è uscita dall’altra parte, in un ossigenatore, e lì si trova bene.</translation>
    </message>
    <message>
        <source>Soup Day</source>
        <extracomment>Event (Halfway) ev-soup: title.</extracomment>
        <translation>Giorno di zuppa</translation>
    </message>
    <message>
        <source>The Physician has declared a soup day. It is not in the plan, and nobody has the courage to say so to somebody who holds a ladle. There is enough for whoever needs it most, or a little for everybody, and time to sit.</source>
        <extracomment>Event (Halfway) ev-soup: text.</extracomment>
        <translation>L’infermeria ha proclamato il giorno della zuppa. Non è nel piano, e nessuno ha il coraggio di dirlo a chi tiene un mestolo. Ce n’è abbastanza per chi ne ha più bisogno, o un po’ per tutti, e il tempo di stare seduti.</translation>
    </message>
    <message>
        <source>The pot is washed, and what was left in it stands in jars. Nobody mentions the plan.</source>
        <extracomment>Event (Halfway) ev-soup: text after its action was done.</extracomment>
        <translation>La pentola è lavata, e ciò che restava è nei barattoli. Del piano non parla nessuno.</translation>
    </message>
    <message>
        <source>A full bowl for one</source>
        <extracomment>Event (Halfway) ev-soup: name of a choice (no. 1 of its options).</extracomment>
        <translation>Una ciotola piena per uno</translation>
    </message>
    <message>
        <source>A little for everybody</source>
        <extracomment>Event (Halfway) ev-soup: name of a choice (no. 2 of its options).</extracomment>
        <translation>Un po’ per tutti</translation>
    </message>
    <message>
        <source>A Sunday by Mistake</source>
        <extracomment>Event (Halfway) ev-sunday: title.</extracomment>
        <translation>Una domenica per sbaglio</translation>
    </message>
    <message>
        <source>Nobody set the alarm, and each of you thought that somebody else had. By the time it comes out you have slept nine hours. The Desk asks, eleven minutes late, whether everything is all right. Everything is.</source>
        <extracomment>Event (Halfway) ev-sunday: text.</extracomment>
        <translation>Nessuno ha messo la sveglia, e ognuno pensava che l’avesse fatto un altro. Quando si scopre, avete dormito nove ore. La Scrivania chiede, con undici minuti di ritardo, se va tutto bene. Va tutto bene.</translation>
    </message>
    <message>
        <source>Fifty-Eight Keys</source>
        <extracomment>Event (Halfway) ev-keys: title.</extracomment>
        <translation>Cinquantotto tasti</translation>
    </message>
    <message>
        <source>Somebody practices the same waltz every evening, on a keyboard with three dead keys. The waltz needs all three. You can hear it through two doors, and already the one who plays looks up after each mistake to see who has sighed.</source>
        <extracomment>Event (Halfway) ev-keys: text.</extracomment>
        <translation>Qualcuno prova ogni sera lo stesso valzer, su una tastiera con tre tasti muti. Al valzer servono tutti e tre. Si sente attraverso due porte, e chi suona ormai dopo ogni errore alza gli occhi per vedere chi ha sospirato.</translation>
    </message>
    <message>
        <source>Two of you have put the waltz into another key, which needs only keys that work. It is a better waltz now, or at least a whole one.</source>
        <extracomment>Event (Halfway) ev-keys: text after its action was done.</extracomment>
        <translation>In due avete messo il valzer in un’altra tonalità, che usa solo tasti funzionanti. Ora è un valzer migliore, o almeno intero.</translation>
    </message>
    <message>
        <source>Nobody has helped with the waltz, and somebody sighed once too often. The keyboard stands in the corner with a blanket over it.</source>
        <extracomment>Event (Halfway) ev-keys: text when its delayed consequence happens.</extracomment>
        <translation>Nessuno ha aiutato con il valzer, e qualcuno ha sospirato una volta di troppo. La tastiera sta nell’angolo con sopra una coperta.</translation>
    </message>
    <message>
        <source>Let it be played</source>
        <extracomment>Event (Halfway) ev-keys: name of a choice (no. 1 of its options).</extracomment>
        <translation>Lasciar suonare</translation>
    </message>
    <message>
        <source>Listen, and pay for it</source>
        <extracomment>Event (Halfway) ev-keys: name of a choice (no. 2 of its options).</extracomment>
        <translation>Ascoltare, costi quel che costi</translation>
    </message>
    <message>
        <source>A Draft Where None Should Be</source>
        <extracomment>Event (Halfway) ev-draft: title.</extracomment>
        <translation>Uno spiffero di troppo</translation>
    </message>
    <message>
        <source>A thread hung up in the corridor moves, and there should be nothing to move it. It points to the work rooms, to a seal that has grown hard with cold. As long as it leaks, something near it dries out with it.</source>
        <extracomment>Event (Halfway) ev-draft: text.</extracomment>
        <translation>Un filo appeso nel corridoio si muove, e non dovrebbe esserci niente a muoverlo. Indica i locali di lavoro, una guarnizione indurita dal freddo. Finché perde, anche qualcosa lì vicino si secca.</translation>
    </message>
    <message>
        <source>The seal is new and the thread hangs still. You leave it there, to be sure.</source>
        <extracomment>Event (Halfway) ev-draft: text after its action was done.</extracomment>
        <translation>La guarnizione è nuova e il filo è immobile. Lo lasciate lì, per sicurezza.</translation>
    </message>
    <message>
        <source>The hard seal has leaked on, and the filter beside it has dried out with it. The thread had pointed there all the time.</source>
        <extracomment>Event (Halfway) ev-draft: text when its delayed consequence happens.</extracomment>
        <translation>La guarnizione dura ha continuato a perdere, e il filtro accanto si è seccato con lei. Il filo indicava lì da sempre.</translation>
    </message>
</context>
<context>
    <name>habitat_follow_ups</name>
    <message>
        <source>And How Is the Hen?</source>
        <extracomment>Follow-up event (Halfway) fu-mug: title.</extracomment>
        <translation>E la gallina come sta?</translation>
    </message>
    <message>
        <source>Under a message about filters, where the Desk is not supposed to write anything, stands a line by Ruta Adeyemi: “And how is the hen?”</source>
        <extracomment>Follow-up event (Halfway) fu-mug: text.</extracomment>
        <translation>Sotto un messaggio sui filtri, dove la Scrivania non dovrebbe scrivere niente, c’è una riga di Ruta Adeyemi: «E la gallina come sta?»</translation>
    </message>
    <message>
        <source>Send her a picture of the pieces</source>
        <extracomment>Follow-up event (Halfway) fu-mug: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Mandarle una foto dei cocci</translation>
    </message>
    <message>
        <source>Ask how she came by the mug</source>
        <extracomment>Follow-up event (Halfway) fu-mug: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Chiederle da dove viene la tazza</translation>
    </message>
    <message>
        <source>Write that the hen is well</source>
        <extracomment>Follow-up event (Halfway) fu-mug: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Scriverle che la gallina sta bene</translation>
    </message>
    <message>
        <source>Write it to her now</source>
        <extracomment>Follow-up event (Halfway) fu-mug: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Scriverglielo adesso</translation>
    </message>
    <message>
        <source>Section 4, Line 9</source>
        <extracomment>Follow-up event (Halfway) fu-form: title.</extracomment>
        <translation>Sezione 4, riga 9</translation>
    </message>
    <message>
        <source>Teodor Salli has compared form 12-C with three others. He does that for pleasure. “One question about line 9,” he writes, and it is always one question.</source>
        <extracomment>Follow-up event (Halfway) fu-form: text.</extracomment>
        <translation>Teodor Salli ha confrontato il modulo 12-C con altri tre. Lo fa per diletto. «Una domanda sulla riga 9», scrive, ed è sempre una domanda sola.</translation>
    </message>
    <message>
        <source>Ask for the part on line 9</source>
        <extracomment>Follow-up event (Halfway) fu-form: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Chiedere il pezzo della riga 9</translation>
    </message>
    <message>
        <source>Ask for the hours instead</source>
        <extracomment>Follow-up event (Halfway) fu-form: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Chiedere piuttosto le ore</translation>
    </message>
    <message>
        <source>Count it now</source>
        <extracomment>Follow-up event (Halfway) fu-form: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Contare adesso</translation>
    </message>
    <message>
        <source>Answer with another form</source>
        <extracomment>Follow-up event (Halfway) fu-form: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Rispondere con un altro modulo</translation>
    </message>
    <message>
        <source>A Reply from a Garden</source>
        <extracomment>Follow-up event (Halfway) fu-bess: title.</extracomment>
        <translation>Risposta da un giardino</translation>
    </message>
    <message>
        <source>Bess Tollander answers from her garden, by way of the Desk, which has left the birds in the recording. “You have found the plate behind the shelf, then,” she says. “Everybody finds it. I only ever wanted to know who asks.”</source>
        <extracomment>Follow-up event (Halfway) fu-bess: text.</extracomment>
        <translation>Bess Tollander risponde dal suo giardino, tramite la Scrivania, che nella registrazione ha lasciato gli uccelli. «Allora avete trovato la piastra dietro lo scaffale», dice. «La trovano tutti. Volevo solo sapere chi lo chiede.»</translation>
    </message>
    <message>
        <source>Tell her what came loose</source>
        <extracomment>Follow-up event (Halfway) fu-bess: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Dirle che cosa si è allentato</translation>
    </message>
    <message>
        <source>Ask what else is in the walls</source>
        <extracomment>Follow-up event (Halfway) fu-bess: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Chiederle che altro c’è nelle pareti</translation>
    </message>
    <message>
        <source>Ask what is behind it</source>
        <extracomment>Follow-up event (Halfway) fu-bess: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Chiederle che cosa c’è dietro</translation>
    </message>
    <message>
        <source>Thank her for the wall</source>
        <extracomment>Follow-up event (Halfway) fu-bess: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Ringraziarla per la parete</translation>
    </message>
    <message>
        <source>The Second Verse</source>
        <extracomment>Follow-up event (Halfway) fu-verse: title.</extracomment>
        <translation>La seconda strofa</translation>
    </message>
    <message>
        <source>Somebody at the Desk has asked why the shower meter always says eleven. Now there is a recording, three voices and a kettle: the second verse, on the way back.</source>
        <extracomment>Follow-up event (Halfway) fu-verse: text.</extracomment>
        <translation>Qualcuno alla Scrivania ha chiesto perché il contatore della doccia segni sempre undici. Ora c’è una registrazione, tre voci e un bollitore: la seconda strofa, per il ritorno.</translation>
    </message>
    <message>
        <source>Play it in the shower</source>
        <extracomment>Follow-up event (Halfway) fu-verse: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Ascoltarla sotto la doccia</translation>
    </message>
    <message>
        <source>Play it to everybody</source>
        <extracomment>Follow-up event (Halfway) fu-verse: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Farla sentire a tutti</translation>
    </message>
    <message>
        <source>Was It Locked?</source>
        <extracomment>Follow-up event (Halfway) fu-door: title.</extracomment>
        <translation>Era chiusa?</translation>
    </message>
    <message>
        <source>The one who stood at the airlock that night asks today, in the middle of something else: “Was it locked? When you went and looked?” You went and looked. It was.</source>
        <extracomment>Follow-up event (Halfway) fu-door: text.</extracomment>
        <translation>Chi quella notte stava alla camera stagna oggi chiede, parlando d’altro: «Era chiusa? Quando siete andati a vedere?» Siete andati a vedere. Lo era.</translation>
    </message>
    <message>
        <source>Say yes</source>
        <extracomment>Follow-up event (Halfway) fu-door: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Dire di sì</translation>
    </message>
    <message>
        <source>Go and look together</source>
        <extracomment>Follow-up event (Halfway) fu-door: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Andare a vedere insieme</translation>
    </message>
    <message>
        <source>Twenty-Three Drawings</source>
        <extracomment>Follow-up event (Halfway) fu-class: title.</extracomment>
        <translation>Ventitré disegni</translation>
    </message>
    <message>
        <source>Class 4b has drawn your answer, twenty-three times. In most of the pictures the house has a chimney. In one, very small, somebody stands at the door with a lamp, and all of you are inside.</source>
        <extracomment>Follow-up event (Halfway) fu-class: text.</extracomment>
        <translation>La classe 4b ha disegnato la vostra risposta, ventitré volte. In quasi tutti i disegni la casa ha un comignolo. In uno, molto piccolo, qualcuno sta sulla porta con una lampada, e voi siete tutti dentro.</translation>
    </message>
    <message>
        <source>Hang that one over the stove</source>
        <extracomment>Follow-up event (Halfway) fu-class: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Appendere quello sopra la stufa</translation>
    </message>
    <message>
        <source>Keep that one in a pocket</source>
        <extracomment>Follow-up event (Halfway) fu-class: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Tenere quello in tasca</translation>
    </message>
    <message>
        <source>Hang them in the corridor</source>
        <extracomment>Follow-up event (Halfway) fu-class: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Appenderli in corridoio</translation>
    </message>
    <message>
        <source>One for each bunk</source>
        <extracomment>Follow-up event (Halfway) fu-class: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Uno per ogni cuccetta</translation>
    </message>
    <message>
        <source>It Waited</source>
        <extracomment>Follow-up event (Halfway) fu-strokes: title.</extracomment>
        <translation>Ha aspettato</translation>
    </message>
    <message>
        <source>Five strokes again, at the same hour. This time somebody sat beside the meter, with a cup. “It was late today,” comes the report at breakfast. “It waited until I had sat down.”</source>
        <extracomment>Follow-up event (Halfway) fu-strokes: text.</extracomment>
        <translation>Di nuovo cinque tratti, alla stessa ora. Stavolta accanto al sismografo c’era qualcuno, con una tazza. «Oggi era in ritardo», è il rapporto a colazione. «Ha aspettato che mi sedessi.»</translation>
    </message>
    <message>
        <source>Knock back, five times</source>
        <extracomment>Follow-up event (Halfway) fu-strokes: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Bussare anche voi, cinque volte</translation>
    </message>
    <message>
        <source>Move the meter into the kitchen</source>
        <extracomment>Follow-up event (Halfway) fu-strokes: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Portare il sismografo in cucina</translation>
    </message>
    <message>
        <source>Cross out “pump” in the log</source>
        <extracomment>Follow-up event (Halfway) fu-strokes: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Cancellare «pompa» dal registro</translation>
    </message>
    <message>
        <source>Enter it as a louder pump</source>
        <extracomment>Follow-up event (Halfway) fu-strokes: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Segnarlo come pompa più forte</translation>
    </message>
    <message>
        <source>The Other Half of the Corner</source>
        <extracomment>Follow-up event (Halfway) fu-edge: title.</extracomment>
        <translation>L’altra metà dell’angolo</translation>
    </message>
    <message>
        <source>The one who cut the core has gone back to the ruler. Laid out on the floor, with string, the straight edge would run on under the house, and come out at the other side, and it would be a door frame.</source>
        <extracomment>Follow-up event (Halfway) fu-edge: text.</extracomment>
        <translation>Chi ha tagliato la carota è tornato al righello. Steso sul pavimento con uno spago, lo spigolo dritto proseguirebbe sotto la casa e uscirebbe dall’altra parte, e sarebbe lo stipite di una porta.</translation>
    </message>
    <message>
        <source>Fit the slice back in</source>
        <extracomment>Follow-up event (Halfway) fu-edge: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Rimettere la fetta al suo posto</translation>
    </message>
    <message>
        <source>Keep the slice on ice</source>
        <extracomment>Follow-up event (Halfway) fu-edge: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Tenere la fetta al freddo</translation>
    </message>
    <message>
        <source>Show the drawing to everybody</source>
        <extracomment>Follow-up event (Halfway) fu-edge: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Mostrare a tutti il disegno</translation>
    </message>
    <message>
        <source>Roll up the string</source>
        <extracomment>Follow-up event (Halfway) fu-edge: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Riavvolgere lo spago</translation>
    </message>
    <message>
        <source>Teodor Salli Asks Again</source>
        <extracomment>Follow-up event (Halfway) fu-page: title.</extracomment>
        <translation>Teodor Salli chiede ancora</translation>
    </message>
    <message>
        <source>“About page seven,” writes Teodor Salli. “I have asked nobody, told nobody, and slept badly. T.S.” It is the shortest message that he has ever sent, and it is not on a form.</source>
        <extracomment>Follow-up event (Halfway) fu-page: text.</extracomment>
        <translation>«A proposito della pagina sette», scrive Teodor Salli. «Non ho chiesto niente a nessuno, non ho detto niente a nessuno, e ho dormito male. T.S.» È il messaggio più corto che abbia mai mandato, e non è su un modulo.</translation>
    </message>
    <message>
        <source>“So have we”</source>
        <extracomment>Follow-up event (Halfway) fu-page: alternative 1 of a choice, before what it does.</extracomment>
        <translation>«Anche noi»</translation>
    </message>
    <message>
        <source>Ask him for his hours on the big dish</source>
        <extracomment>Follow-up event (Halfway) fu-page: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Chiedergli le sue ore all’antenna grande</translation>
    </message>
    <message>
        <source>Send page seven now</source>
        <extracomment>Follow-up event (Halfway) fu-page: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Mandare adesso la pagina sette</translation>
    </message>
    <message>
        <source>Send him the hole as well</source>
        <extracomment>Follow-up event (Halfway) fu-page: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Mandargli anche il buco</translation>
    </message>
    <message>
        <source>With the Left Hand</source>
        <extracomment>Follow-up event (Halfway) fu-slip: title.</extracomment>
        <translation>Con la sinistra</translation>
    </message>
    <message>
        <source>“The slip was mine,” says one of you while drying a plate, with the left hand. “You said you would ask me again tomorrow, or you did not say it. I wanted to know which.”</source>
        <extracomment>Follow-up event (Halfway) fu-slip: text.</extracomment>
        <translation>«Il foglietto era mio», dice uno di voi asciugando un piatto, con la sinistra. «Avevate detto che me l’avreste chiesto di nuovo domani, o non l’avevate detto. Volevo sapere quale delle due.»</translation>
    </message>
    <message>
        <source>Say that it should not have mattered who</source>
        <extracomment>Follow-up event (Halfway) fu-slip: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Dire che non doveva importare chi era</translation>
    </message>
    <message>
        <source>Take the towel and dry</source>
        <extracomment>Follow-up event (Halfway) fu-slip: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Prendere lo strofinaccio</translation>
    </message>
    <message>
        <source>Ask: and today?</source>
        <extracomment>Follow-up event (Halfway) fu-slip: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Chiedere: e oggi?</translation>
    </message>
    <message>
        <source>Say nothing, hand over a plate</source>
        <extracomment>Follow-up event (Halfway) fu-slip: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Tacere e passargli un piatto</translation>
    </message>
    <message>
        <source>One Envelope Too Many</source>
        <extracomment>Follow-up event (Halfway) fu-unsent: title.</extracomment>
        <translation>Una busta di troppo</translation>
    </message>
    <message>
        <source>There was one envelope more than there are of you. Nobody wrote a second letter. Today, behind the shelf, you find its pencil: it is the one from the Desk Room, on its string, bitten at the end by all of you.</source>
        <extracomment>Follow-up event (Halfway) fu-unsent: text.</extracomment>
        <translation>C’era una busta in più di quanti siete. Una seconda lettera non l’ha scritta nessuno. Oggi, dietro lo scaffale, ne trovate la matita: è quella della Sala Scrivania, con lo spago, mordicchiata in cima da tutti voi.</translation>
    </message>
    <message>
        <source>Open the envelope: it is empty</source>
        <extracomment>Follow-up event (Halfway) fu-unsent: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Aprire la busta: è vuota</translation>
    </message>
    <message>
        <source>Leave it sealed</source>
        <extracomment>Follow-up event (Halfway) fu-unsent: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Lasciarla chiusa</translation>
    </message>
    <message>
        <source>Burn the pencil too</source>
        <extracomment>Follow-up event (Halfway) fu-unsent: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Bruciare anche la matita</translation>
    </message>
    <message>
        <source>Write with it</source>
        <extracomment>Follow-up event (Halfway) fu-unsent: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Scriverci qualcosa</translation>
    </message>
    <message>
        <source>Somebody Hums Along</source>
        <extracomment>Follow-up event (Halfway) fu-waltz: title.</extracomment>
        <translation>Qualcuno canticchia</translation>
    </message>
    <message>
        <source>Since the evenings with the keyboard somebody hums the waltz in the corridor, in the key with all the dead notes in it, and leaves exactly those out.</source>
        <extracomment>Follow-up event (Halfway) fu-waltz: text.</extracomment>
        <translation>Da quelle sere alla tastiera qualcuno in corridoio canticchia il valzer, nella tonalità con tutte le note mute, e salta proprio quelle.</translation>
    </message>
    <message>
        <source>Hum the missing notes</source>
        <extracomment>Follow-up event (Halfway) fu-waltz: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Canticchiare le note che mancano</translation>
    </message>
    <message>
        <source>Let the gaps be gaps</source>
        <extracomment>Follow-up event (Halfway) fu-waltz: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Lasciare i vuoti vuoti</translation>
    </message>
    <message>
        <source>All the Alarms</source>
        <extracomment>Follow-up event (Halfway) fu-alarm: title.</extracomment>
        <translation>Tutte le sveglie</translation>
    </message>
    <message>
        <source>After that Sunday each of you set an alarm, for everybody, so that it cannot happen again. They all ring. It is ten to five.</source>
        <extracomment>Follow-up event (Halfway) fu-alarm: text.</extracomment>
        <translation>Dopo quella domenica ognuno di voi ha messo una sveglia, per tutti, perché non capiti più. Suonano tutte. Sono le cinque meno dieci.</translation>
    </message>
    <message>
        <source>Up, then</source>
        <extracomment>Follow-up event (Halfway) fu-alarm: alternative 1 of a choice, before what it does.</extracomment>
        <translation>In piedi, allora</translation>
    </message>
    <message>
        <source>All of them under the pillow</source>
        <extracomment>Follow-up event (Halfway) fu-alarm: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Tutte sotto il cuscino</translation>
    </message>
    <message>
        <source>The Ladle Has a Waiting List</source>
        <extracomment>Follow-up event (Halfway) fu-ladle: title.</extracomment>
        <translation>Il mestolo ha la lista d’attesa</translation>
    </message>
    <message>
        <source>Soup day was so good that there is a list now, on the door of the pantry, of who may hold the ladle next. One name stands on it twice, and neither time in its own hand.</source>
        <extracomment>Follow-up event (Halfway) fu-ladle: text.</extracomment>
        <translation>Il giorno della zuppa è piaciuto tanto che ora sulla porta della dispensa c’è una lista di chi può tenere il mestolo. Un nome c’è due volte, e nessuna delle due è di sua mano.</translation>
    </message>
    <message>
        <source>Cross one out</source>
        <extracomment>Follow-up event (Halfway) fu-ladle: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Cancellarne uno</translation>
    </message>
    <message>
        <source>Cook twice, then</source>
        <extracomment>Follow-up event (Halfway) fu-ladle: alternative 2 of a choice, before what it does.</extracomment>
        <translation>E allora due pentole</translation>
    </message>
    <message>
        <source>The Thread Moves Again</source>
        <extracomment>Follow-up event (Halfway) fu-thread: title.</extracomment>
        <translation>Il filo si muove ancora</translation>
    </message>
    <message>
        <source>The thread from the day of the draft still hangs in the corridor. This morning it moved. It was only somebody breathing, who had stopped to look at it, and could not say for how long.</source>
        <extracomment>Follow-up event (Halfway) fu-thread: text.</extracomment>
        <translation>Il filo del giorno dello spiffero è ancora appeso in corridoio. Stamattina si è mosso. Era solo il respiro di qualcuno, che si era fermato a guardarlo e non sapeva dire da quanto.</translation>
    </message>
    <message>
        <source>Take the thread down</source>
        <extracomment>Follow-up event (Halfway) fu-thread: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Togliere il filo</translation>
    </message>
    <message>
        <source>Stand there for a while together</source>
        <extracomment>Follow-up event (Halfway) fu-thread: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Restare lì un po’ insieme</translation>
    </message>
    <message>
        <source>The Light Again</source>
        <extracomment>Follow-up event (Halfway) fu-light: title.</extracomment>
        <translation>Di nuovo la luce</translation>
    </message>
    <message>
        <source>The light is back, at the same hour, in the same place. This time the one who waved before has brought the big lamp to the window, and sends two long, one short. The answer comes at once: two long, one short.</source>
        <extracomment>Follow-up event (Halfway) fu-light: text.</extracomment>
        <translation>La luce è tornata, alla stessa ora, nello stesso punto. Stavolta chi aveva salutato ha portato alla finestra la lampada grande, e manda due lunghi e un corto. La risposta è immediata: due lunghi e un corto.</translation>
    </message>
    <message>
        <source>It is the mirror that you left there</source>
        <extracomment>Follow-up event (Halfway) fu-light: alternative 1 of a choice, before what it does.</extracomment>
        <translation>È lo specchio che avete lasciato là</translation>
    </message>
    <message>
        <source>Take the mirror down after all</source>
        <extracomment>Follow-up event (Halfway) fu-light: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Andare a togliere lo specchio</translation>
    </message>
    <message>
        <source>Say that it is a mirror</source>
        <extracomment>Follow-up event (Halfway) fu-light: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Dire che è uno specchio</translation>
    </message>
    <message>
        <source>Sit at the window all night</source>
        <extracomment>Follow-up event (Halfway) fu-light: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Restare tutta la notte alla finestra</translation>
    </message>
    <message>
        <source>Flour on the Lens</source>
        <extracomment>Follow-up event (Halfway) fu-pia: title.</extracomment>
        <translation>Farina sull’obiettivo</translation>
    </message>
    <message>
        <source>Pia has answered. She has thought about what you told her, says her grandfather, for two days, and mostly under the table.</source>
        <extracomment>Follow-up event (Halfway) fu-pia: text.</extracomment>
        <translation>Pia ha risposto. A quello che le avete detto ci ha pensato due giorni, dice suo nonno, e quasi sempre sotto il tavolo.</translation>
    </message>
    <message>
        <source>Hang up the calendar that she has drawn</source>
        <extracomment>Follow-up event (Halfway) fu-pia: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Appendere il calendario che ha disegnato</translation>
    </message>
    <message>
        <source>Count the crosses in it</source>
        <extracomment>Follow-up event (Halfway) fu-pia: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Contare le crocette</translation>
    </message>
    <message>
        <source>“How complicated?” she asks. Say it.</source>
        <extracomment>Follow-up event (Halfway) fu-pia: alternative 1 of a choice, before what it does.</extracomment>
        <translation>«Complicato quanto?» chiede. Dirglielo.</translation>
    </message>
    <message>
        <source>Send her the sound of Dumpling</source>
        <extracomment>Follow-up event (Halfway) fu-pia: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Mandarle il rumore di Gnocco</translation>
    </message>
    <message>
        <source>One Long Sock</source>
        <extracomment>Follow-up event (Halfway) fu-socks: title.</extracomment>
        <translation>Un calzino molto lungo</translation>
    </message>
    <message>
        <source>Saskia Olumide has knitted. The parcel cannot fly before spring, but there is a picture: one very long sock, for a pipe, and your letter pinned beside it.</source>
        <extracomment>Follow-up event (Halfway) fu-socks: text.</extracomment>
        <translation>Saskia Olumide ha lavorato a maglia. Il pacco non può volare prima di primavera, ma c’è una foto: un calzino lunghissimo, da tubo, e accanto, appuntata, la vostra lettera.</translation>
    </message>
    <message>
        <source>Tell her that the pipe is dressed already</source>
        <extracomment>Follow-up event (Halfway) fu-socks: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Dirle che il tubo è già vestito</translation>
    </message>
    <message>
        <source>Let her find out</source>
        <extracomment>Follow-up event (Halfway) fu-socks: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Lasciare che lo scopra</translation>
    </message>
    <message>
        <source>Measure the pipe for her</source>
        <extracomment>Follow-up event (Halfway) fu-socks: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Misurarle il tubo</translation>
    </message>
    <message>
        <source>Thank her in advance</source>
        <extracomment>Follow-up event (Halfway) fu-socks: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Ringraziarla in anticipo</translation>
    </message>
    <message>
        <source>Write her the truth about the pipe</source>
        <extracomment>Follow-up event (Halfway) fu-socks: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Scriverle la verità sul tubo</translation>
    </message>
    <message>
        <source>Sleep on the cold side yourself</source>
        <extracomment>Follow-up event (Halfway) fu-socks: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Dormire voi dalla parte fredda</translation>
    </message>
    <message>
        <source>The Row Nearest the Pipe</source>
        <extracomment>Follow-up event (Halfway) fu-beans: title.</extracomment>
        <translation>La fila vicino al tubo</translation>
    </message>
    <message>
        <source>The beans in the row nearest the frozen pipe have been dug up, looked at and talked about. Two of them are not dead. “I said that it was cold,” says the one who waters, to the two.</source>
        <extracomment>Follow-up event (Halfway) fu-beans: text.</extracomment>
        <translation>I fagioli della fila più vicina al tubo gelato sono stati dissotterrati, guardati e discussi. Due non sono morti. «L’avevo detto che era freddo», dice chi annaffia, ai due.</translation>
    </message>
    <message>
        <source>Back into the ground with them</source>
        <extracomment>Follow-up event (Halfway) fu-beans: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Rimetterli in terra</translation>
    </message>
    <message>
        <source>Into the soup, while they are good</source>
        <extracomment>Follow-up event (Halfway) fu-beans: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Nella zuppa, finché sono buoni</translation>
    </message>
    <message>
        <source>The Light at Three</source>
        <extracomment>Follow-up event (Halfway) fu-window: title.</extracomment>
        <translation>La luce delle tre</translation>
    </message>
    <message>
        <source>“That light in the picture,” writes Ruta Adeyemi. “At three in the morning. I am not asking as the Desk.” In the line below she has not written anything.</source>
        <extracomment>Follow-up event (Halfway) fu-window: text.</extracomment>
        <translation>«Quella luce nella foto», scrive Ruta Adeyemi. «Alle tre di notte. Non lo chiedo come Scrivania.» Nella riga sotto non ha scritto niente.</translation>
    </message>
    <message>
        <source>Tell her who cannot sleep</source>
        <extracomment>Follow-up event (Halfway) fu-window: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Dirle chi non riesce a dormire</translation>
    </message>
    <message>
        <source>Ask what time it is with her</source>
        <extracomment>Follow-up event (Halfway) fu-window: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Chiederle che ore sono da lei</translation>
    </message>
    <message>
        <source>Write: a lamp was left on</source>
        <extracomment>Follow-up event (Halfway) fu-window: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Scrivere: una lampada dimenticata</translation>
    </message>
    <message>
        <source>Write: mine</source>
        <extracomment>Follow-up event (Halfway) fu-window: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Scrivere: la mia</translation>
    </message>
    <message>
        <source>The Label of the Big Jar</source>
        <extracomment>Follow-up event (Halfway) fu-jar: title.</extracomment>
        <translation>L’etichetta del barattolo grande</translation>
    </message>
    <message>
        <source>The big jar has a label after all, on the bottom, in Ruta Adeyemi’s hand: “For the day on which somebody says that everything is fine, and it is not.” Today somebody has said that everything is fine.</source>
        <extracomment>Follow-up event (Halfway) fu-jar: text.</extracomment>
        <translation>Il barattolo grande un’etichetta ce l’ha, sul fondo, con la grafia di Ruta Adeyemi: «Per il giorno in cui qualcuno dice che va tutto bene, e non è vero». Oggi qualcuno ha detto che va tutto bene.</translation>
    </message>
    <message>
        <source>Open the jar</source>
        <extracomment>Follow-up event (Halfway) fu-jar: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Aprire il barattolo</translation>
    </message>
    <message>
        <source>Put it back, label down</source>
        <extracomment>Follow-up event (Halfway) fu-jar: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Rimetterlo a posto, etichetta in giù</translation>
    </message>
    <message>
        <source>The Fourth Sister</source>
        <extracomment>Follow-up event (Halfway) fu-sister: title.</extracomment>
        <translation>La quarta sorella</translation>
    </message>
    <message>
        <source>“What became of the fourth sister?” somebody asks in the dark. It is quiet for a long time. “She went to look after another lighthouse,” says the voice that tells the story, “and writes too seldom.”</source>
        <extracomment>Follow-up event (Halfway) fu-sister: text.</extracomment>
        <translation>«E la quarta sorella che fine ha fatto?» chiede qualcuno nel buio. C’è un lungo silenzio. «È andata a badare a un altro faro», dice la voce che racconta, «e scrive troppo poco.»</translation>
    </message>
    <message>
        <source>Say good night</source>
        <extracomment>Follow-up event (Halfway) fu-sister: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Dire buonanotte</translation>
    </message>
    <message>
        <source>Ask what her name is</source>
        <extracomment>Follow-up event (Halfway) fu-sister: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Chiedere come si chiama</translation>
    </message>
    <message>
        <source>Dishes for a Week</source>
        <extracomment>Follow-up event (Halfway) fu-truce: title.</extracomment>
        <translation>Una settimana di piatti</translation>
    </message>
    <message>
        <source>Since the quarrel about the salt somebody has done all the dishes, and nobody has asked who. Today there is a note under a plate: sorry.</source>
        <extracomment>Follow-up event (Halfway) fu-truce: text.</extracomment>
        <translation>Dalla lite per il sale qualcuno lava tutti i piatti, e nessuno ha chiesto chi. Oggi sotto un piatto c’è un biglietto: scusa.</translation>
    </message>
    <message>
        <source>A Letter from Home</source>
        <extracomment>Follow-up event (Halfway) fu-letter: title.</extracomment>
        <translation>Una lettera da casa</translation>
    </message>
    <message>
        <source>One letter of that late mail was put aside for a quiet moment. It is read now, twice, and then nobody quite knows where to look.</source>
        <extracomment>Follow-up event (Halfway) fu-letter: text.</extracomment>
        <translation>Una lettera di quella posta in ritardo era stata messa da parte per un momento tranquillo. Viene letta ora, due volte, e poi nessuno sa bene dove guardare.</translation>
    </message>
    <message>
        <source>Everybody is quiet with you</source>
        <extracomment>Follow-up event (Halfway) fu-letter: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Tutti tacciono con voi</translation>
    </message>
    <message>
        <source>Keep it to yourself</source>
        <extracomment>Follow-up event (Halfway) fu-letter: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Tenerselo per sé</translation>
    </message>
    <message>
        <source>The Same Dream</source>
        <extracomment>Follow-up event (Halfway) fu-dream: title.</extracomment>
        <translation>Lo stesso sogno</translation>
    </message>
    <message>
        <source>The bad night has come again, with the same corridor and the same door. The morning begins late, or it begins with a long talk.</source>
        <extracomment>Follow-up event (Halfway) fu-dream: text.</extracomment>
        <translation>La brutta notte è tornata, con lo stesso corridoio e la stessa porta. La mattina comincia tardi, o comincia con una lunga chiacchierata.</translation>
    </message>
    <message>
        <source>Talk about it</source>
        <extracomment>Follow-up event (Halfway) fu-dream: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Parlarne</translation>
    </message>
    <message>
        <source>Stay in bed</source>
        <extracomment>Follow-up event (Halfway) fu-dream: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Restare a letto</translation>
    </message>
    <message>
        <source>Soup, Orders Of</source>
        <extracomment>Follow-up event (Halfway) fu-cough: title.</extracomment>
        <translation>Zuppa, per ordine</translation>
    </message>
    <message>
        <source>A cough, since the stain at the vent. The sick bay prescribes soup and keeps the window shut; without a sick bay there is only the soup.</source>
        <extracomment>Follow-up event (Halfway) fu-cough: text.</extracomment>
        <translation>Una tosse, da quando c’è la macchia alla bocchetta. L’infermeria prescrive zuppa e tiene chiuso; senza infermeria resta solo la zuppa.</translation>
    </message>
</context>
<context>
    <name>habitat_journal</name>
    <message>
        <source>Forty-One Crates</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-1: title.</extracomment>
        <translation>Quarantuno casse</translation>
    </message>
    <message>
        <source>You have one good room, forty-one crates and a plan on which the house is finished. In the plan there are even people: they sit in the Reading Nook and hold something that might be a cup. “Raise the modules in the order that suits you,” writes the Desk. “You will not agree. That is part of it. R.A.” On the first evening you eat off the crate that says “fragile”, all from one pot, and each of you privately chooses a bunk.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-1: text.</extracomment>
        <translation>Avete una stanza buona, quarantuno casse e una pianta in cui la casa è finita. Sulla pianta c’è perfino gente: sta seduta nell’Angolo Lettura e tiene in mano una cosa che potrebbe essere una tazza. «Montate i moduli nell’ordine che preferite», scrive la Scrivania. «Non sarete d’accordo. Fa parte del gioco. R.A.» La prima sera mangiate sulla cassa con scritto «fragile», tutti dalla stessa pentola, e ognuno in cuor suo si sceglie una cuccetta.</translation>
    </message>
    <message>
        <source>A Door of One’s Own</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-2: title.</extracomment>
        <translation>Una porta tutta per sé</translation>
    </message>
    <message>
        <source>There is a second room now, and with it the first door that somebody can shut. All of you have tried it. “Shut,” one calls from inside, quite content, and then, after a while, “hello?” On the wall where the meter hangs a sheet of paper is growing longer. Five small strokes for every night, each as far from the next as the last. “Rock settles,” says the one of you who knows about rock, and does not look up. “It does not count, as a rule.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-2: text.</extracomment>
        <translation>Ora c’è una seconda stanza, e con lei la prima porta che si può chiudere. L’avete provata tutti. «Chiusa», si sente da dentro, con soddisfazione, e poi, dopo un po’: «C’è qualcuno?» Sulla parete dello strumento un foglio si allunga. Cinque tratti per notte, tutti alla stessa distanza. «La roccia si assesta», dice chi di voi se ne intende, senza alzare gli occhi. «Di solito non conta.»</translation>
    </message>
    <message>
        <source>All the Lamps</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-3: title.</extracomment>
        <translation>Tutte le lampade</translation>
    </message>
    <message>
        <source>This evening you have switched on all the lamps at once, once, so that one could see the house from outside, and gone out to look at it. It is small. It stands under the cliff like something put down for a moment by somebody who needs a free hand. “Home,” one of you says, to hear whether it goes. It goes. Then you go in again, one after the other, and the last one knocks. Much later, when everybody is asleep, the meter draws five strokes, and waits, and draws five more.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-3: text.</extracomment>
        <translation>Stasera avete acceso tutte le lampade insieme, una volta, perché la casa si vedesse da fuori, e siete usciti a guardarla. È piccola. Sta sotto la parete come una cosa posata un momento da qualcuno che ha bisogno di una mano libera. «Casa», dice uno di voi, per sentire se si può dire. Si può. Poi rientrate, uno dopo l’altro, e l’ultimo bussa. Molto più tardi, quando dormono tutti, lo strumento fa cinque tratti, aspetta, e ne fa altri cinque.</translation>
    </message>
    <message>
        <source>What Is Still in Crates</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-4: title.</extracomment>
        <translation>Quel che è ancora nelle casse</translation>
    </message>
    <message>
        <source>Some of the house is still in crates. You have piled them up into walls, with a blanket for a door, and in there one of you is reading aloud by torchlight what would have to be done first. “The rest will come,” writes the Desk. “Houses are never finished. Mine has had no skirting boards since the wedding. T.S.” It is the first that you have heard of a wedding. The meter on the crate marked “fragile” draws five strokes, as it does each night.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-4: text.</extracomment>
        <translation>Una parte della casa è ancora nelle casse. Le avete impilate a fare pareti, con una coperta per porta, e là dentro uno di voi legge ad alta voce, con la torcia, che cosa andrebbe fatto per primo. «Il resto verrà», scrive la Scrivania. «Le case non sono mai finite. La mia è senza battiscopa dal matrimonio. T.S.» È la prima volta che sentite parlare di un matrimonio. Lo strumento sulla cassa «fragile» fa cinque tratti, come ogni notte.</translation>
    </message>
    <message>
        <source>Something to Drink</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-1: title.</extracomment>
        <translation>Qualcosa da bere</translation>
    </message>
    <message>
        <source>There is water in the tank for as long as everybody thinks of it before they drink. Three places in the ice have been marked by somebody on Earth with a ruler: one of them is clean, says the ruler, one is bitter, one has nothing. Which is which, it does not say. You drill. At night, for the one of you who is always awake, there is the quake meter: five strokes, at the same hour, and since you began to drill a little closer together.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-1: text.</extracomment>
        <translation>Nel serbatoio c’è acqua finché ognuno ci pensa, prima di bere. Tre punti nel ghiaccio li ha segnati qualcuno sulla Terra con un righello: uno è pulito, dice il righello, uno è amaro, in uno non c’è niente. Quale sia quale, non lo dice. Trivellate. Di notte, per chi di voi è sempre sveglio, c’è il sismografo: cinque tratti, alla stessa ora, e da quando trivellate un po’ più vicini tra loro.</translation>
    </message>
    <message>
        <source>Half a Tank</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-2: title.</extracomment>
        <translation>Mezzo serbatoio</translation>
    </message>
    <message>
        <source>The tank is warm to the hand on one side, where the sun comes, and when you knock on it, it answers high above and low below, and the border moves. Each of you knocks in passing. “It is rising,” one says, and “you knock too hard,” says another. The one who cuts the cores has stopped bringing stones to dinner. That has never happened before. “They are only stones,” comes the answer, “and then there is one that isn’t.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-2: text.</extracomment>
        <translation>Il serbatoio è tiepido sotto la mano da una parte, dove arriva il sole, e se bussate risponde acuto in alto e grave in basso, e il confine si sposta. Ognuno di voi, passando, bussa. «Sale», dice uno, e «bussi troppo forte», dice un altro. Chi taglia le carote di ghiaccio non porta più sassi a cena. Non era mai successo. «Sono soltanto sassi», risponde, «e poi ce n’è uno che non lo è.»</translation>
    </message>
    <message>
        <source>A Hand Below the Rim</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-3: title.</extracomment>
        <translation>Un palmo sotto l’orlo</translation>
    </message>
    <message>
        <source>The tank is full to a hand below the rim, and it is quiet in the house, as in a house where somebody has stopped worrying in the next room. You have each drunk a whole glass, standing. Then you all look at the drawing on the wall: ice, older ice, and in it a straight line that goes round a corner. It has to be told to the Desk today, or when you are sure. “And when are we sure?” asks one of you. Nobody has ever been asked that so early in the morning.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-3: text.</extracomment>
        <translation>Il serbatoio è pieno fino a un palmo dall’orlo, e in casa c’è silenzio, come in una casa dove nella stanza accanto qualcuno ha smesso di preoccuparsi. Avete bevuto un bicchiere intero a testa, in piedi. Poi guardate tutti il disegno sul muro: ghiaccio, ghiaccio più vecchio, e dentro una linea dritta che gira un angolo. Bisogna dirlo alla Scrivania oggi, o quando sarete sicuri. «E quando siamo sicuri?» chiede uno di voi. Nessuno se l’era mai sentito chiedere così presto al mattino.</translation>
    </message>
    <message>
        <source>A Cross on the Map</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-4: title.</extracomment>
        <translation>Una croce sulla mappa</translation>
    </message>
    <message>
        <source>The tank is full to a hand below the rim, and it is quiet in the house, as in a house where somebody has stopped worrying in the next room. You have each drunk a whole glass, standing. On the map there is still a cross at which nobody has drilled. “There will be nothing there,” says one of you. “Then what is it that knocks?” says another and means the meter, and laughs. Nobody joins in for quite as long as would have been polite.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-4: text.</extracomment>
        <translation>Il serbatoio è pieno fino a un palmo dall’orlo, e in casa c’è silenzio, come in una casa dove nella stanza accanto qualcuno ha smesso di preoccuparsi. Avete bevuto un bicchiere intero a testa, in piedi. Sulla mappa resta una croce dove nessuno ha trivellato. «Non ci sarà niente», dice uno di voi. «E allora che cos’è che bussa?» dice un altro, e intende lo strumento, e ride. Per un po’ più di quanto vorrebbe la buona educazione non ride nessun altro.</translation>
    </message>
    <message>
        <source>The Dry Glass</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-5: title.</extracomment>
        <translation>Il bicchiere asciutto</translation>
    </message>
    <message>
        <source>The tank sounds the same from top to bottom. You have melted the frost from the outside of the windows, and it came to eleven spoons. The Desk is putting water on a rocket, which makes it the dearest water that anybody has ever drunk, and there will be a form for it. Somebody has turned a glass upside down on the table, so that nobody has to look into it. In the night five strokes, and a sixth that might have been the glass.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-5: text.</extracomment>
        <translation>Il serbatoio suona uguale da cima a fondo. Avete sciolto la brina all’esterno delle finestre, e ne sono usciti undici cucchiai. La Scrivania mette dell’acqua su un razzo, il che ne fa l’acqua più cara che si sia mai bevuta, e ci vorrà un modulo. Qualcuno ha capovolto un bicchiere sul tavolo, perché nessuno debba guardarci dentro. Nella notte cinque tratti, e un sesto che forse era il bicchiere.</translation>
    </message>
    <message>
        <source>The Desk’s Last Word</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-1: title.</extracomment>
        <translation>L’ultima parola della Scrivania</translation>
    </message>
    <message>
        <source>The storm has come over the rim in the night, brown and as tall as weather can be, and at ten past six the masts fell, one after another, like people who have been standing for a long time. The last that came from the Desk was half a sentence of Teodor Salli’s: “Under no circumstances are you to”. You have written it out and put it up in the kitchen. All day each of you has been trying to finish it. It has become a game, and then it has stopped being one.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-1: text.</extracomment>
        <translation>La tempesta ha passato il bordo nella notte, bruna e alta fin dove arriva il cielo, e alle sei e dieci sono cadute le antenne, una dopo l’altra, come gente che sta in piedi da molto. L’ultima cosa arrivata dalla Scrivania è mezza frase di Teodor Salli: «In nessun caso dovete». L’avete ricopiata e appesa in cucina. Per tutto il giorno ognuno di voi ha provato a finirla. È diventato un gioco, e poi ha smesso di esserlo.</translation>
    </message>
    <message>
        <source>A Vote Without a Table</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-2: title.</extracomment>
        <translation>Un voto senza tavolo</translation>
    </message>
    <message>
        <source>No orders, for days. You are surprised at how loud that is. Decisions that took eleven minutes there and eleven minutes back, you make now while drying up, and afterwards nobody knows any more who it was. “We could ask ourselves what Ruta would say,” says one of you. “She would say that she trusts us,” says another. “That is what I am afraid of.” Outside the wind has the house by the corner and shakes it, to hear what is in it.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-2: text.</extracomment>
        <translation>Nessun ordine, da giorni. Vi stupisce quanto rumore faccia. Le decisioni che volevano undici minuti per andare e undici per tornare adesso le prendete asciugando i piatti, e dopo nessuno sa più di chi fossero. «Potremmo chiederci che cosa direbbe Ruta», dice uno di voi. «Direbbe che si fida», dice un altro. «È proprio quello che temo.» Fuori il vento tiene la casa per un angolo e la scuote, per sentire che cosa c’è dentro.</translation>
    </message>
    <message>
        <source>Ruta, and Then Teodor</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-3: title.</extracomment>
        <translation>Ruta, e poi Teodor</translation>
    </message>
    <message>
        <source>The mast stands, it hums, and at a quarter to nine there is a voice in the kitchen, hoarse and half an octave lower than you remember it. “Good,” says Ruta, when she has heard each of you. Then you tell her about the corner in the ice, and since when you have known of it. It takes twenty-two minutes. “I am not angry,” says somebody who has never spoken before. “I am only reading out to you what it says on the form.” Teodor Salli reads it all. Then one hears him put it down. “And now, please: what does it look like?”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-3: text.</extracomment>
        <translation>L’antenna è in piedi, ronza, e alle nove meno un quarto in cucina c’è una voce, roca, mezza ottava più giù di come la ricordate. «Bene», dice Ruta quando vi ha sentiti uno per uno. Allora le raccontate dell’angolo nel ghiaccio, e da quando lo sapete. Ci vogliono ventidue minuti. «Non sono arrabbiato», dice qualcuno che non aveva mai parlato. «Vi leggo soltanto quello che c’è sul modulo.» Teodor Salli lo legge tutto. Poi si sente che lo posa. «E adesso, per favore: com’è fatto?»</translation>
    </message>
    <message>
        <source>Ruta, Half an Octave Lower</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-4: title.</extracomment>
        <translation>Ruta, mezza ottava più giù</translation>
    </message>
    <message>
        <source>The mast stands, it hums, and at a quarter to nine there is a voice in the kitchen, hoarse, and half an octave lower than you remember it. “— any of you. Please answer, any of you. This is the two hundred and sixth time, and I am going to have my tea now and then do the two hundred and seventh.” You all answer at once. It takes eleven minutes. It takes eleven minutes back. “Good,” says Ruta then, and for a while there is only somebody breathing.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-4: text.</extracomment>
        <translation>L’antenna è in piedi, ronza, e alle nove meno un quarto in cucina c’è una voce, roca, mezza ottava più giù di come la ricordate. «... qualcuno di voi. Per favore rispondete, chiunque. È la duecentoseiesima volta, e adesso prendo il mio tè e poi faccio la duecentosettesima.» Rispondete tutti insieme. Ci vogliono undici minuti. Ce ne vogliono undici per tornare. «Bene», dice allora Ruta, e per un po’ si sente solo qualcuno che respira.</translation>
    </message>
    <message>
        <source>Under No Circumstances</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-5: title.</extracomment>
        <translation>In nessun caso</translation>
    </message>
    <message>
        <source>The storm has gone and has left the quiet behind. There is no mast. On the third clear day something glitters in the west and comes down on a parachute: a box, from the Desk, with a radio as big as a brick, and eight kilos of batteries, and a note. “Under no circumstances are you to think that nobody is listening,” it says. “That was the sentence. T.S.” You hang it up under its first half.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-5: text.</extracomment>
        <translation>La tempesta se n’è andata e ha lasciato qui il silenzio. Di antenne non ce ne sono. Il terzo giorno sereno a ovest luccica qualcosa e scende appeso a un paracadute: una cassa, della Scrivania, con una radio grossa come un mattone, otto chili di batterie e un biglietto. «In nessun caso dovete pensare che nessuno ascolti», dice. «La frase era questa. T.S.» L’appendete sotto la sua prima metà.</translation>
    </message>
    <message>
        <source>Nobody Is Badly Ill</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-1: title.</extracomment>
        <translation>Nessuno sta molto male</translation>
    </message>
    <message>
        <source>It is not a fever. It is that the corridor has got longer, and one forgets why one has come in. One of you has put the tea into the fridge and the milk on the stove, and another has drunk it and said nothing. “Nobody is badly ill, everybody is a little,” Maren Ioane sums up. “I do not like that at all.” In its cradle under the lamp lies what you brought out of the ice, as big as a loaf, and weighs something else each morning. It, at least, looks well.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-1: text.</extracomment>
        <translation>Non è febbre. È che il corridoio si è allungato, e si dimentica perché si è entrati. Uno di voi ha messo il tè in frigo e il latte sul fornello, e un altro l’ha bevuto senza dire niente. «Nessuno sta molto male, tutti stanno un po’ male», riassume Maren Ioane. «Non mi piace per niente.» Nella sua culla, sotto la lampada, sta quello che avete tirato fuori dal ghiaccio, grande come una pagnotta, e ogni mattina pesa qualcosa di diverso. Lui, almeno, ha una bella cera.</translation>
    </message>
    <message>
        <source>Rest, or Haste</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-2: title.</extracomment>
        <translation>Riposo o fretta</translation>
    </message>
    <message>
        <source>The Earth would like figures: four thousand of them, from the packet, at once. Nobody says that to you in so many words. They say “if it is possible”, and “at your convenience”, eleven times in a row. Maren says: “Bed.” You sit on the edges of your bunks with the list on your knees and the lamp in the middle. “It has waited for so long,” says one of you and means the packet. “Yes,” says another, “and for whom?”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-2: text.</extracomment>
        <translation>La Terra vorrebbe dei numeri: quattromila, dal pacchetto, subito. Così non ve lo dice nessuno. Dicono «se possibile», e «con comodo», undici volte di seguito. Maren dice: «A letto». State seduti sul bordo delle cuccette con l’elenco sulle ginocchia e la lampada in mezzo. «Ha aspettato così tanto», dice uno di voi, e intende il pacchetto. «Sì», dice un altro, «e chi?»</translation>
    </message>
    <message>
        <source>Four Thousand Figures</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-3: title.</extracomment>
        <translation>Quattromila numeri</translation>
    </message>
    <message>
        <source>You have sent four thousand figures, and in the last two hundred the handwriting changes from line to line. The Earth says thank you, eleven times in a row. You drank the remedy between two weighings, standing, each from somebody else’s cup. It has helped; the corridor is its old length again. Only in the kitchen the lamp still stands too close to the cradle, where you moved it in order to read. Eight hundred and four. Late in the evening, when the others are asleep, one of you pushes it back and says: “I beg your pardon.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-3: text.</extracomment>
        <translation>Avete mandato quattromila numeri, e negli ultimi duecento la grafia cambia da una riga all’altra. La Terra dice grazie, undici volte di seguito. Il rimedio l’avete bevuto tra una pesata e l’altra, in piedi, ognuno dalla tazza di qualcun altro. Ha funzionato; il corridoio è lungo come prima. Solo in cucina la lampada è ancora troppo vicina alla culla, dove l’avevate messa per leggere. Ottocentoquattro. La sera tardi, mentre gli altri dormono, uno di voi la scosta e dice: «Chiedo scusa».</translation>
    </message>
    <message>
        <source>The Corridor Is Its Old Length</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-4: title.</extracomment>
        <translation>Il corridoio è lungo come prima</translation>
    </message>
    <message>
        <source>This morning somebody ran along the corridor, stopped at the end, and ran back, and then once more, to make sure. The remedy smells of hay. You have drunk it from the cups with the chipped rims, all of it, and looked at each other over them like people in a photograph. Maren Ioane has sent a single word, “well”, with a full stop, and nobody knows whether that is a judgement or an order. The loaf in its cradle weighs eight hundred and four. You have all stopped asking since when.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-4: text.</extracomment>
        <translation>Stamattina qualcuno ha fatto il corridoio di corsa, si è fermato in fondo, è tornato di corsa, e poi un’altra volta, per sicurezza. Il rimedio sa di fieno. L’avete bevuto dalle tazze sbeccate, tutto, guardandovi al di sopra dell’orlo come gente in una fotografia. Maren Ioane ha mandato una parola sola, «bene», con il punto, e nessuno sa se sia un giudizio o un ordine. La pagnotta nella culla pesa ottocentoquattro grammi. Nessuno di voi chiede più da quando.</translation>
    </message>
    <message>
        <source>Light Work</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-5: title.</extracomment>
        <translation>Lavori leggeri</translation>
    </message>
    <message>
        <source>Light work, Maren has ordered, and so you sit in a row and shell beans, with blankets over your knees, like a bench of grandparents. Every now and then somebody starts a sentence, and somebody else, further along, finds the end of it. It does not get worse. It does not go away either. The packet is in the kitchen now, because that is where people are. One of you has put a hand on it, in passing, as one does with a cat, and left it there a little longer.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-5: text.</extracomment>
        <translation>Lavori leggeri, ha ordinato Maren, e così state seduti in fila a sgranare fagioli, con le coperte sulle ginocchia, come una panchina di nonni. Ogni tanto qualcuno comincia una frase, e qualcun altro, più in là, ne trova la fine. Non peggiora. Non passa neanche. Il pacchetto adesso è in cucina, perché è lì che sta la gente. Uno di voi, passando, ci ha posato sopra una mano, come si fa con un gatto, e l’ha lasciata lì un po’ più del necessario.</translation>
    </message>
    <message>
        <source>A Window in the Calendar</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-1: title.</extracomment>
        <translation>Una finestra nel calendario</translation>
    </message>
    <message>
        <source>In a few days the window opens, and then what is in the cradle can go home, or to what will have to be home to it. The rocket is coming in five parts, and it will drink water that you need yourselves. On the table lies the drawing: a hand, eleven dots, a hand, open. “We ought to send a sentence along,” says one of you. “One that we all agree on.” You look at each other. You have not agreed about a single sentence since the salt.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-1: text.</extracomment>
        <translation>Fra pochi giorni si apre la finestra, e allora quello che sta nella culla può tornare a casa, o dove dovrà sentirsi a casa. Il razzo arriva in cinque parti, e berrà acqua che serve anche a voi. Sul tavolo c’è il disegno: una mano, undici punti, una mano aperta. «Bisognerebbe mandare insieme una frase», dice uno di voi. «Una su cui siamo tutti d’accordo.» Vi guardate. Dalla faccenda del sale non siete stati d’accordo su una frase sola.</translation>
    </message>
    <message>
        <source>Fuel</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-2: title.</extracomment>
        <translation>Carburante</translation>
    </message>
    <message>
        <source>Water goes in on the left, and on the right come out two gases that must never meet. It is a fair picture of the week, says one of you. For three days now nobody has had a shower, and nobody mentions it. The stages stand on the plain, with their shadows all pointing at the house. At night the meter draws its five strokes, slower again, as when you came. “It knows,” says somebody. “It is rock,” says somebody else, and, after a pause: “What does it know?”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-2: text.</extracomment>
        <translation>A sinistra entra acqua, e a destra escono due gas che non si devono incontrare mai. È un ritratto fedele della settimana, dice uno di voi. Da tre giorni nessuno fa la doccia, e nessuno ne parla. Gli stadi sono nella piana, con le ombre puntate tutte verso casa. Di notte lo strumento fa i suoi cinque tratti, di nuovo più lenti, come quando siete arrivati. «Lo sa», dice qualcuno. «È roccia», dice qualcun altro, e dopo una pausa: «Che cosa sa?»</translation>
    </message>
    <message>
        <source>One Pair of Boots</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-3: title.</extracomment>
        <translation>Un paio di stivali</translation>
    </message>
    <message>
        <source>Nobody drew lots. One of you simply did not bring a bag. “Somebody has to water the beans,” it was said yesterday, over the dishes, and the drying went on. The packet lies in the nose of the rocket, strapped in, in somebody’s sweater. You walk out together as far as the fork, all of you, the one who is staying too. There is one pair of boots by the door now which will be there tomorrow. “Write,” says somebody. “Who to?” “To us. You have eleven minutes.” At the end of the left-hand way is the hole in the ice.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-3: text.</extracomment>
        <translation>Nessuno ha tirato a sorte. Uno di voi semplicemente non ha portato la borsa. «Qualcuno deve pur annaffiare i fagioli», si è sentito ieri, sopra i piatti, e si è continuato ad asciugare. Il pacchetto è nella punta del razzo, allacciato, nel maglione di qualcuno. Uscite insieme fino al bivio, tutti, anche chi resta. Accanto alla porta c’è un paio di stivali che domani ci sarà ancora. «Scrivi», dice qualcuno. «A chi?» «A noi. Hai undici minuti.» In fondo alla strada di sinistra c’è il buco nel ghiaccio.</translation>
    </message>
    <message>
        <source>Postage Paid</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-4: title.</extracomment>
        <translation>Affrancatura pagata</translation>
    </message>
    <message>
        <source>Everything is loaded. The packet lies in the nose of the rocket, strapped in, in somebody’s sweater, and at the last weighing it was so light that all of you looked out of the window. You have washed up. You have put out the lamps, room by room, and in each room somebody stayed a moment longer and said something to the machine in it. The keyboard remains, with fifty-eight keys, for whoever comes. On the way out there is a fork, and at the end of the left-hand way is the hole in the ice. “We have twenty minutes,” says one of you.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-4: text.</extracomment>
        <translation>È tutto a bordo. Il pacchetto è nella punta del razzo, allacciato, nel maglione di qualcuno, e all’ultima pesata era così leggero che avete guardato tutti fuori dalla finestra. Avete lavato i piatti. Avete spento le lampade, stanza per stanza, e in ogni stanza qualcuno è rimasto un momento di più e ha detto qualcosa alla macchina che c’era dentro. La tastiera resta, con cinquantotto tasti, per chi verrà. Sulla via d’uscita c’è un bivio, e in fondo alla strada di sinistra c’è il buco nel ghiaccio. «Abbiamo venti minuti», dice uno di voi.</translation>
    </message>
    <message>
        <source>The Cradle, Again</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-5: title.</extracomment>
        <translation>Di nuovo la culla</translation>
    </message>
    <message>
        <source>The window has closed. It makes no sound; it is a line in a table, and below it stands the next one, in two years. You have carried the packet home on your knees and laid it back into the cradle, under the lamp. Eight hundred and one. “Two years,” says one of you, “that is seven hundred dinners.” Another has already put on the soup. Late in the evening there are five strokes on the paper, unhurried, and for the first time somebody goes to the wall and gives them back.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-5: text.</extracomment>
        <translation>La finestra si è chiusa. Non fa rumore; è una riga in una tabella, e sotto c’è la prossima, fra due anni. Avete riportato a casa il pacchetto sulle ginocchia e l’avete rimesso nella culla, sotto la lampada. Ottocentouno. «Due anni», dice uno di voi, «fanno settecento cene.» Un altro ha già messo su la zuppa. La sera tardi, sulla carta, cinque tratti, senza fretta, e per la prima volta qualcuno va alla parete e li restituisce.</translation>
    </message>
    <message>
        <source>One Plate Too Many</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-died: title.</extracomment>
        <translation>Un piatto di troppo</translation>
    </message>
    <message>
        <source>There is one plate too many on the table, and nobody takes it away. You have switched off everything that hums, for an hour, so that it was as quiet as it ought to be. The Desk was silent for eleven minutes, and then it said the name, in Ruta’s voice, and nothing after it. Somebody has put the boots side by side. Somebody has watered the beans, since it was the turn of the one who is missing. “Tomorrow,” one of you says late in the evening. It is not a sentence yet, but it is the beginning of one.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-died: text.</extracomment>
        <translation>Sul tavolo c’è un piatto di troppo, e nessuno lo porta via. Avete spento per un’ora tutto quello che ronza, perché ci fosse il silenzio che ci voleva. La Scrivania ha taciuto undici minuti, e poi ha detto il nome, con la voce di Ruta, e nient’altro. Qualcuno ha messo gli stivali uno accanto all’altro. Qualcuno ha annaffiato i fagioli, perché era il turno di chi manca. «Domani», dice uno di voi la sera tardi. Non è ancora una frase, ma è l’inizio di una.</translation>
    </message>
    <message>
        <source>Table for Eight</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-1: title.</extracomment>
        <translation>Un tavolo per otto</translation>
    </message>
    <message>
        <source>The table in the kitchen seats four. Beside it somebody has drawn a second one on the floor, in chalk, with four plates, and from now on everybody walks round it. “Feed eight, and we will send you four,” the Desk has written, and below, in another hand: “By the way, Dumpling’s hold also fits a keyboard. R.A.” You read through the list of what there is. It is a short list, and one seed.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-1: text.</extracomment>
        <translation>Il tavolo della cucina è per quattro. Accanto qualcuno ne ha disegnato un secondo sul pavimento, col gesso, con quattro piatti, e da adesso tutti ci girano intorno. «Sfamatene otto, e ve ne mandiamo quattro», ha scritto la Scrivania, e sotto, con un’altra grafia: «A proposito, nella stiva di Gnocco entra anche una tastiera. R.A.» Leggete l’elenco di quel che c’è. È un elenco corto, e un seme.</translation>
    </message>
    <message>
        <source>Warm in the Afternoon</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-2: title.</extracomment>
        <translation>Caldo nel pomeriggio</translation>
    </message>
    <message>
        <source>The reserve panels stand behind the house like washing. At two in the afternoon the meter shows a number that nobody has ever read out in this kitchen, and it is read out twice. “What do we do with it?” asks the one of you whose feet have been cold since the landing. You look at the chalk table. Then you carry the good heater into an empty room in which, for the time being, nothing grows.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-2: text.</extracomment>
        <translation>I pannelli di riserva stanno dietro casa come il bucato. Alle due del pomeriggio lo strumento segna un numero che in questa cucina nessuno ha mai letto ad alta voce, e lo si legge due volte. «Che ce ne facciamo?» chiede chi di voi ha i piedi freddi dall’atterraggio. Guardate il tavolo di gesso. Poi portate la stufa buona in una stanza vuota dove, per il momento, non cresce niente.</translation>
    </message>
    <message>
        <source>As Big as a Comma</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-3: title.</extracomment>
        <translation>Grande come una virgola</translation>
    </message>
    <message>
        <source>It is a tomato, it is as big as a comma, and you stand round it as if round a bed. “Deeper,” says one of you. “It is not a bolt,” says another. Then it lies in the dark, and there is nothing more to see, and you stay for a while anyway. The lamps above it are pink, because that is how they came. “I would not get up for that light either,” somebody says on the way out.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-3: text.</extracomment>
        <translation>È un pomodoro, è grande come una virgola, e gli state intorno come attorno a un letto. «Più a fondo», dice uno di voi. «Non è un bullone», dice un altro. Poi è giù, al buio, e non c’è più niente da vedere, e voi restate lo stesso un po’. Le lampade sopra sono rosa, perché così sono arrivate. «Con quella luce non mi alzerei nemmeno io», dice qualcuno uscendo.</translation>
    </message>
    <message>
        <source>Things That Fell Short</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-4: title.</extracomment>
        <translation>Cose cadute troppo presto</translation>
    </message>
    <message>
        <source>The second lander lies on its side in the dust, as if it had wanted to look at something more closely. Of the kitchen there are three pots, a ladle and a rack for spices, without the spices. The keyboard is in blankets. You press every one of its sixty-one keys, in your gloves, on the ramp, before anybody says a word. Fifty-eight answer. “That is more than I had at home,” says one of you.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-4: text.</extracomment>
        <translation>Il secondo lander è nella polvere, su un fianco, come se avesse voluto guardare qualcosa più da vicino. Della cucina ci sono tre pentole, un mestolo e un portaspezie, senza spezie. La tastiera è avvolta nelle coperte. Provate tutti i suoi sessantuno tasti, coi guanti, sulla rampa, prima che qualcuno dica una parola. Rispondono in cinquantotto. «Più di quanti ne avessi a casa», dice uno di voi.</translation>
    </message>
    <message>
        <source>Dinner</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-5: title.</extracomment>
        <translation>La cena</translation>
    </message>
    <message>
        <source>You have laid eight plates, four of them on the chalk table, which everybody still walks round. Soup in the good pot; one tomato, cut into as many pieces as there are of you and one for the Desk, which gets a picture of it. Then somebody sits down at the keyboard and tunes it, nearly. Three notes are missing, and those you hum. Eleven minutes later the Desk hums back. “We are sending you four. They eat a great deal. T.S.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-5: text.</extracomment>
        <translation>Avete apparecchiato per otto, quattro piatti sul tavolo di gesso, attorno al quale si continua a girare. Zuppa nella pentola buona; un pomodoro, tagliato in tanti pezzi quanti siete voi più uno per la Scrivania, che ne riceve la foto. Poi qualcuno si siede alla tastiera e l’accorda, quasi. Mancano tre note, e quelle le canticchiate. Undici minuti dopo canticchia la Scrivania. «Ve ne mandiamo quattro. Mangiano parecchio. T.S.»</translation>
    </message>
    <message>
        <source>Dinner, Without Music</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-6: title.</extracomment>
        <translation>La cena, senza musica</translation>
    </message>
    <message>
        <source>You have laid eight plates, four of them on the chalk table, which everybody still walks round. Soup; one tomato, cut into as many pieces as there are of you and one for the Desk. Afterwards somebody drums the waltz on the edge of the table, with two spoons, and somebody says where the melody would be. Out on the flats something still lies under the dust. “We are sending you four,” writes the Desk. “They can help you carry it. R.A.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-6: text.</extracomment>
        <translation>Avete apparecchiato per otto, quattro piatti sul tavolo di gesso, attorno al quale si continua a girare. Zuppa; un pomodoro, tagliato in tanti pezzi quanti siete voi più uno per la Scrivania. Dopo, qualcuno batte il valzer sul bordo del tavolo, con due cucchiai, e qualcun altro dice dove ci sarebbe la melodia. Là fuori nella piana c’è ancora qualcosa sotto la polvere. «Ve ne mandiamo quattro», scrive la Scrivania. «Vi aiuteranno a portarla. R.A.»</translation>
    </message>
    <message>
        <source>The Chalk Table</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-7: title.</extracomment>
        <translation>Il tavolo di gesso</translation>
    </message>
    <message>
        <source>The pink lamps are off. You have carried the heater back, and it takes two of you, because the one who could do it alone is asleep at the table. The Desk has not said no. It has said “not yet”, in a form with a space for remarks, and then once more without the form. In the evening somebody kneels on the floor with a wet cloth in front of the four chalk plates, and then gets up and hangs the cloth back on its nail.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-7: text.</extracomment>
        <translation>Le lampade rosa sono spente. Avete riportato indietro la stufa, e l’avete fatto in due, perché chi ce la farebbe da solo dorme sul tavolo. La Scrivania non ha detto di no. Ha detto «non ancora», su un modulo con lo spazio per le osservazioni, e poi un’altra volta senza modulo. La sera qualcuno si inginocchia con uno straccio bagnato davanti ai quattro piatti di gesso, e poi si alza e riappende lo straccio al suo chiodo.</translation>
    </message>
    <message>
        <source>A Cough in the Bunks</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-1: title.</extracomment>
        <translation>Una tosse alle cuccette</translation>
    </message>
    <message>
        <source>It goes round by night: the upper bunk begins, the lower one answers. Maren Ioane has listened to a recording. “That is not dust, that is something,” she says, “and what helps against it is on its way to you, in three haulers without drivers.” That was before the storm. Now there are three pings on the radio, each a little fainter than yesterday. One has the cultures, one the spares. The manifest of the third says instruments, and also “morale items, 1 box”. Nobody has asked yet.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-1: text.</extracomment>
        <translation>Gira di notte: comincia la cuccetta di sopra, quella di sotto risponde. Maren Ioane ha ascoltato una registrazione. «Non è polvere, è qualcosa», dice, «e quello che ci vuole è in viaggio verso di voi, su tre trasporti senza autista.» Questo prima della tempesta. Ora alla radio ci sono tre segnali, ognuno un po’ più debole di ieri. Uno ha le colture, uno i ricambi. La bolla del terzo dice strumenti, e anche «articoli per il morale, 1 scatola». Ancora nessuno ha chiesto.</translation>
    </message>
    <message>
        <source>Still Alive</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-2: title.</extracomment>
        <translation>Ancora vive</translation>
    </message>
    <message>
        <source>The cultures sit in a box as big as a loaf, in twelve glasses, and you hold each of them up to the light, because it says so on the lid. Eleven are cloudy. “Cloudy is good,” says Maren, when she has heard it. “Cloudy means that they are offended, but alive.” The twelfth is clear. The box travels home between two people’s knees, with a blanket over it, and the whole way nobody coughs, out of politeness.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-2: text.</extracomment>
        <translation>Le colture sono in una scatola grande come una pagnotta, in dodici fialette, e le alzate una per una controluce, perché sul coperchio c’è scritto così. Undici sono torbide. «Torbido va bene», dice Maren quando lo sente. «Torbido vuol dire che sono offese, ma vive.» La dodicesima è limpida. La scatola torna a casa fra le ginocchia di due di voi, sotto una coperta, e per tutta la strada nessuno tossisce, per educazione.</translation>
    </message>
    <message>
        <source>Glass, Brass and One Box</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-3: title.</extracomment>
        <translation>Vetro, ottone e una scatola</translation>
    </message>
    <message>
        <source>The instruments have survived in straw: a still, a centrifuge, a burner that has to be wound up. In the corner of the hold stands the box with the morale items. It weighs next to nothing. “Do we open it?” asks one of you. “Are we low enough?” asks another, and everybody thinks about it seriously. You load it last, on top, where one can see it.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-3: text.</extracomment>
        <translation>Gli strumenti sono sopravvissuti nella paglia: un alambicco, una centrifuga, un fornello da caricare a molla. In un angolo della stiva c’è la scatola degli articoli per il morale. Non pesa quasi niente. «L’apriamo?» chiede uno di voi. «Siamo abbastanza giù?» chiede un altro, e ci pensate tutti seriamente. La caricate per ultima, in cima, dove si vede.</translation>
    </message>
    <message>
        <source>Morale Items</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-4: title.</extracomment>
        <translation>Articoli per il morale</translation>
    </message>
    <message>
        <source>All three haulers have been found, and so there is no reason any more not to open the box. In it lie forty-one paper hats, folded flat, and a letter from the loading crew of the orbiter. “We did not know how many you are or what there is to celebrate. We thought of something with hats.” It is quiet for a moment. Then somebody puts one on, to cough, and after that there is no stopping it.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-4: text.</extracomment>
        <translation>I trasporti sono stati trovati tutti e tre, e quindi non c’è più motivo di non aprire la scatola. Dentro ci sono quarantuno cappellini di carta, piegati, e una lettera di chi faceva il carico all’orbiter. «Non sapevamo quanti siete né che cosa ci sia da festeggiare. Abbiamo pensato a qualcosa con dei cappelli.» Per un momento c’è silenzio. Poi qualcuno se ne mette uno, per tossire, e da lì non si ferma più niente.</translation>
    </message>
    <message>
        <source>Twice a Day, with a Spoon</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-5: title.</extracomment>
        <translation>Due volte al giorno, con un cucchiaio</translation>
    </message>
    <message>
        <source>The serum is brown and tastes, all of you agree on this, of carpet. You take it twice a day, from one spoon, in order of age, which has to be worked out anew each time. On the second night the upper bunk begins, and the lower one does not answer. You lie awake and listen to it not answering. “And the haulers?” asks the Desk. They stand in a row in front of the house, and each of them has a name now.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-5: text.</extracomment>
        <translation>Il siero è marrone e sa, su questo siete tutti d’accordo, di tappeto. Lo prendete due volte al giorno, dallo stesso cucchiaio, in ordine di età, che ogni volta va ricalcolato. La seconda notte la cuccetta di sopra comincia, e quella di sotto non risponde. State svegli ad ascoltarla mentre non risponde. «E i trasporti?» chiede la Scrivania. Sono in fila davanti a casa, e adesso hanno un nome ciascuno.</translation>
    </message>
    <message>
        <source>A Fading Ping</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-6: title.</extracomment>
        <translation>Un segnale che svanisce</translation>
    </message>
    <message>
        <source>The last of the three pings is so faint that only the one with the good ears still hears it, and then says that it has gone, and then that it has not. Maren Ioane is sending a doctor with the next rocket, and tea, and no reproaches. You have moved all the mattresses into one room, since it makes no difference now. At night somebody begins to cough, and somebody else says, quite gently: “I am here. I have it too.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-6: text.</extracomment>
        <translation>L’ultimo dei tre segnali è così debole che lo sente solo chi ha le orecchie buone, che dice che non c’è più, e poi che c’è ancora. Con il prossimo razzo Maren Ioane manda un medico, e tè, e nessun rimprovero. Avete portato tutti i materassi in una stanza, tanto ormai è lo stesso. Di notte qualcuno comincia a tossire, e qualcun altro dice, piano: «Sono qui. Ce l’ho anch’io».</translation>
    </message>
    <message>
        <source>What the Water Says</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-1: title.</extracomment>
        <translation>Che cosa dice l’acqua</translation>
    </message>
    <message>
        <source>The melt water is clear and cold, and the beans have turned their backs on it. It burns in the throat as if one had said something that was not true. “Salts,” says the Bench, and prints a list as long as an arm. Five soils out there each take away a part of it: clay, char, resin, salt, film. How much of which, nobody has ever had to know. A glass of it stands on the shelf in the Desk Room, with today’s date, for comparison. Showers are discussed.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-1: text.</extracomment>
        <translation>L’acqua di fusione è limpida e fredda, e i fagioli le hanno voltato le spalle. Brucia in gola come se si fosse detta una cosa non vera. «Sali», dice il Banco, e stampa un elenco lungo un braccio. Là fuori ci sono cinque terre, e ognuna ne toglie una parte: argilla, carbone, resina, sale, pellicola. Quanto di ciascuna, nessuno ha mai dovuto saperlo. Un bicchiere è sullo scaffale della Sala Scrivania, con la data di oggi, per confronto. Si discute di docce.</translation>
    </message>
    <message>
        <source>The Second Glass</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-2: title.</extracomment>
        <translation>Il secondo bicchiere</translation>
    </message>
    <message>
        <source>There is a second glass on the shelf now, beside the first one. Between the two, says the one of you who put it there, there is a difference. You line up to look. “This one is sadder,” says somebody, and points, and it is indeed the one of the first day. At breakfast everybody knows how long everybody else has showered. There is a chart. The one who made it comes off very well in it, and that is discussed, too.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-2: text.</extracomment>
        <translation>Ora sullo scaffale c’è un secondo bicchiere, accanto al primo. Tra i due, dice chi di voi ce l’ha messo, c’è una differenza. Fate la fila per guardare. «Questo è più triste», dice qualcuno indicando, ed è davvero quello del primo giorno. A colazione tutti sanno quanto dura la doccia di tutti gli altri. C’è un grafico. Chi l’ha fatto ne esce molto bene, e si discute anche di questo.</translation>
    </message>
    <message>
        <source>Ahead of the Chart</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-3: title.</extracomment>
        <translation>In anticipo sul grafico</translation>
    </message>
    <message>
        <source>You have got it a day before the chart said, and nobody dares to say it aloud, in case the water hears. Five bags stand under the Bench with a spoon in each: clay, char, resin, salt, film. “Like a kitchen,” somebody says. Then you realize that it is one, that it always was, and that you have been cooking for days, badly and with a great deal of notation, one glass of water.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-3: text.</extracomment>
        <translation>Ci siete riusciti un giorno prima di quel che diceva il grafico, e nessuno osa dirlo forte, caso mai l’acqua sentisse. Sotto il Banco ci sono cinque sacchi con un cucchiaio ciascuno: argilla, carbone, resina, sale, pellicola. «Come in cucina», dice qualcuno. Allora capite che lo è, che lo è sempre stata, e che da giorni state cucinando, male e con moltissimi appunti, un bicchiere d’acqua.</translation>
    </message>
    <message>
        <source>A Glass of Water</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-4: title.</extracomment>
        <translation>Un bicchiere d’acqua</translation>
    </message>
    <message>
        <source>It stands in the middle of the table, in the good glass. It has no color. It does not smell; you have all smelled it. A little light comes through it onto the wood and trembles when somebody breathes. The first sip is cold. The second is cold all the way down, and after it there is nothing, no pencil, no coin, no small fire at the back: only a mouth in which there has been water. “More,” says one of you, and you all begin to laugh, and the beans turn round.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-4: text.</extracomment>
        <translation>È in mezzo al tavolo, nel bicchiere buono. Non ha colore. Non ha odore; l’avete annusato tutti. Un po’ di luce lo attraversa, si posa sul legno e trema quando qualcuno respira. Il primo sorso è freddo. Il secondo è freddo fino in fondo, e dopo non c’è niente, né matita né moneta né quel fuocherello in gola: solo una bocca in cui è passata dell’acqua. «Ancora», dice uno di voi, e vi mettete tutti a ridere, e i fagioli si girano.</translation>
    </message>
    <message>
        <source>For Comparison</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-5: title.</extracomment>
        <translation>Per confronto</translation>
    </message>
    <message>
        <source>There is a row of glasses on the shelf in the Desk Room, each with its date, and if one did not know which is which, one would have to drink them. You boil, and wait, and boil. The Desk is sending water, which has never yet been put into a rocket, and Teodor Salli has had to invent a form for it. “I named it after you,” he writes. In the evening somebody turns the first glass with its date to the wall.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-5: text.</extracomment>
        <translation>Sullo scaffale della Sala Scrivania c’è una fila di bicchieri, ognuno con la sua data, e chi non sapesse qual è quale dovrebbe berli. Bollite, e aspettate, e bollite. La Scrivania manda dell’acqua, che su un razzo non era mai salita, e Teodor Salli ha dovuto inventarle un modulo. «Gli ho dato il vostro nome», scrive. La sera qualcuno gira il primo bicchiere con la data verso il muro.</translation>
    </message>
    <message>
        <source>Politely, a Little Slower</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-1: title.</extracomment>
        <translation>Con garbo, un po’ più lento</translation>
    </message>
    <message>
        <source>The orbiter is late. A minute on Monday, two today: it is dying as it has lived, politely, a little slower each time round. Every word from home comes through it. Across the rock, behind the rim, stands an old station that can hear the Earth by itself, if a line of masts can hear the station. You send a tone into the ground and mark where it comes back. “We have told it not to hurry,” writes Ruta Adeyemi. “I do not know whether it can hear us. R.A.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-1: text.</extracomment>
        <translation>L’orbiter è in ritardo. Un minuto lunedì, due oggi: muore come ha vissuto, con garbo, un po’ più lento a ogni giro. Ogni parola da casa passa di lì. Oltre la roccia, dietro il bordo, c’è una vecchia stazione che la Terra la sente da sola, se una fila di antenne riesce a sentire la stazione. Mandate un suono nel terreno e segnate dove torna. «Gli abbiamo detto di non avere fretta», scrive Ruta Adeyemi. «Non so se ci sente. R.A.»</translation>
    </message>
    <message>
        <source>A Line on the Map</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-2: title.</extracomment>
        <translation>Una linea sulla mappa</translation>
    </message>
    <message>
        <source>Six echoes, one behind the other, from the door of the house to the far side of the rim. You have drawn the line with a ruler, and then once more by hand, because it looked so sure of itself. “If one of them does not answer, it is just six posts,” says the one with the compass. You knock on the table, five times, for luck. Somebody asks why five. Nobody knows; it is the number that one knocks here.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-2: text.</extracomment>
        <translation>Sei echi, uno dietro l’altro, dalla porta di casa all’altra parte del bordo. La linea l’avete tracciata con il righello, e poi di nuovo a mano, perché sembrava troppo sicura di sé. «Se uno non risponde, sono soltanto sei pali», dice chi ha la bussola. Battete sul tavolo, cinque volte, per scaramanzia. Qualcuno chiede perché cinque. Nessuno lo sa; è il numero di colpi che si danno qui.</translation>
    </message>
    <message>
        <source>Three Masts</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-3: title.</extracomment>
        <translation>Tre antenne</translation>
    </message>
    <message>
        <source>The third mast stands. In the wind the stays give a note, each mast its own, and the one in the middle is flat. At the foot of the last one you sit down with the headphones, two of you on one pair, cheek to cheek through the helmets. At first there is the rock, which always mutters. Then, very far behind it, somebody clears his throat, and somebody else says in a tired voice: “Testing. Testing. Ruta, is that you, or is that me?”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-3: text.</extracomment>
        <translation>La terza antenna è in piedi. Nel vento i tiranti fanno una nota, ogni antenna la sua, e quella di mezzo è calante. Ai piedi dell’ultima vi sedete con la cuffia, in due su una sola, guancia a guancia attraverso i caschi. All’inizio c’è la roccia, che borbotta sempre. Poi, molto dietro, qualcuno si schiarisce la voce, e qualcun altro, stanco, dice: «Prova. Prova. Ruta, sei tu, o sono io?»</translation>
    </message>
    <message>
        <source>Five Drafts</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-4: title.</extracomment>
        <translation>Cinque bozze</translation>
    </message>
    <message>
        <source>For the last pass of the orbiter there are five drafts on the table. One is a list of data. One is a poem, and nobody wrote it. One says only “good night”. One is addressed to the orbiter, not to the Earth. The fifth is a joke, and a good one. You vote; you vote once more; then it comes up over the rim, four minutes late, and somebody simply switches on the microphone, and you all say something at once. The uplink carries the rest. “Understood,” says the Desk. “Every word.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-4: text.</extracomment>
        <translation>Per l’ultimo passaggio dell’orbiter ci sono cinque bozze sul tavolo. Una è un elenco di dati. Una è una poesia, e non l’ha scritta nessuno. Una dice solo «buonanotte». Una è indirizzata all’orbiter, non alla Terra. La quinta è una battuta, e buona. Votate; votate ancora; poi sorge dal bordo, con quattro minuti di ritardo, e qualcuno accende semplicemente il microfono, e dite qualcosa tutti insieme. Il resto lo porta il nuovo ponte radio. «Capito», dice la Scrivania. «Ogni parola.»</translation>
    </message>
    <message>
        <source>No Pass Today</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-5: title.</extracomment>
        <translation>Oggi nessun passaggio</translation>
    </message>
    <message>
        <source>It does not come. You stand outside with your heads back, at the time, and then at the time plus ten, and then somebody says “well”. The line of masts ends where the cable ended. Earth is the bright one, to the left of the ridge; you have known that all along, but you have never had to look at it. One of you lifts a lamp and holds it up, two long, one short. It takes eleven minutes to get there. Nobody goes in before that.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-5: text.</extracomment>
        <translation>Non viene. State fuori con la testa all’indietro, all’ora giusta, e poi all’ora giusta più dieci, e poi qualcuno dice «mah». La fila delle antenne finisce dove finiva il cavo. La Terra è quella luminosa, a sinistra della cresta; l’avete sempre saputo, ma non avevate mai dovuto guardarla. Uno di voi alza una lampada e la tiene in alto, due lunghi e un corto. Ci mette undici minuti ad arrivare. Prima, non rientra nessuno.</translation>
    </message>
</context>
<context>
    <name>habitat_malfunctions</name>
    <message>
        <source>Somebody Tripped on the Cable</source>
        <extracomment>Malfunction card (Halfway) WGF-power “Somebody Tripped on the Cable”: name.</extracomment>
        <translation>Qualcuno è inciampato nel cavo</translation>
    </message>
    <message>
        <source>It Smells of Rover in Here</source>
        <extracomment>Malfunction card (Halfway) WGF-oxygen “It Smells of Rover in Here”: name.</extracomment>
        <translation>Qui dentro sa di rover</translation>
    </message>
    <message>
        <source>The Gate Says No</source>
        <extracomment>Malfunction card (Halfway) WGF-hardware “The Gate Says No”: name.</extracomment>
        <translation>Il portone dice di no</translation>
    </message>
    <message>
        <source>The Shed No Longer Knows Badger</source>
        <extracomment>Malfunction card (Halfway) WGF-cpu “The Shed No Longer Knows Badger”: name.</extracomment>
        <translation>La rimessa non riconosce più Tasso</translation>
    </message>
    <message>
        <source>Badger Wants a Warm Night</source>
        <extracomment>Malfunction card (Halfway) WGH1 “Badger Wants a Warm Night”: name.</extracomment>
        <translation>Tasso vuole una notte al caldo</translation>
    </message>
    <message>
        <source>A Broom Holds Up the Ramp</source>
        <extracomment>Malfunction card (Halfway) WGH2 “A Broom Holds Up the Ramp”: name.</extracomment>
        <translation>La rampa sta su con una scopa</translation>
    </message>
    <message>
        <source>Who Drove Dumpling Last?</source>
        <extracomment>Malfunction card (Halfway) WGH3 “Who Drove Dumpling Last?”: name.</extracomment>
        <translation>Chi ha guidato Gnocco per ultimo?</translation>
    </message>
    <message>
        <source>A Noise from Underneath</source>
        <extracomment>Malfunction card (Halfway) WGT “A Noise from Underneath”: name.</extracomment>
        <translation>Un rumore da sotto</translation>
    </message>
    <message>
        <source>Nobody Drives Tomorrow</source>
        <extracomment>Malfunction card (Halfway) WGC “Nobody Drives Tomorrow”: name.</extracomment>
        <translation>Domani non guida nessuno</translation>
    </message>
    <message>
        <source>Scoop Took the Last Charger</source>
        <extracomment>Malfunction card (Halfway) WPF-power “Scoop Took the Last Charger”: name.</extracomment>
        <translation>Paletta occupa l’ultimo caricatore</translation>
    </message>
    <message>
        <source>Stuffy Under the Roof</source>
        <extracomment>Malfunction card (Halfway) WPF-oxygen “Stuffy Under the Roof”: name.</extracomment>
        <translation>Aria viziata sotto il tetto</translation>
    </message>
    <message>
        <source>The Winch Has Opinions</source>
        <extracomment>Malfunction card (Halfway) WPF-hardware “The Winch Has Opinions”: name.</extracomment>
        <translation>Il verricello ha le sue idee</translation>
    </message>
    <message>
        <source>It Counts to Seven and Stops</source>
        <extracomment>Malfunction card (Halfway) WPF-cpu “It Counts to Seven and Stops”: name.</extracomment>
        <translation>Conta fino a sette e si ferma</translation>
    </message>
    <message>
        <source>The Bag Was Not Closed</source>
        <extracomment>Malfunction card (Halfway) WPH1 “The Bag Was Not Closed”: name.</extracomment>
        <translation>Il sacchetto non era chiuso</translation>
    </message>
    <message>
        <source>Maps from Last Week</source>
        <extracomment>Malfunction card (Halfway) WPH2 “Maps from Last Week”: name.</extracomment>
        <translation>Mappe della settimana scorsa</translation>
    </message>
    <message>
        <source>Something Lives in Locker Four</source>
        <extracomment>Malfunction card (Halfway) WPH3 “Something Lives in Locker Four”: name.</extracomment>
        <translation>Nell’armadietto quattro vive qualcosa</translation>
    </message>
    <message>
        <source>That Was Not Gravel</source>
        <extracomment>Malfunction card (Halfway) WPT “That Was Not Gravel”: name.</extracomment>
        <translation>Quella non era ghiaia</translation>
    </message>
    <message>
        <source>Closed Until the Ladder Turns Up</source>
        <extracomment>Malfunction card (Halfway) WPC “Closed Until the Ladder Turns Up”: name.</extracomment>
        <translation>Chiuso finché non salta fuori la scala</translation>
    </message>
    <message>
        <source>The Kettle or the Centrifuge</source>
        <extracomment>Malfunction card (Halfway) WLF-power “The Kettle or the Centrifuge”: name.</extracomment>
        <translation>O il bollitore o la centrifuga</translation>
    </message>
    <message>
        <source>One Leg Shorter than the Rest</source>
        <extracomment>Malfunction card (Halfway) WLF-hardware “One Leg Shorter than the Rest”: name.</extracomment>
        <translation>Una gamba più corta delle altre</translation>
    </message>
    <message>
        <source>Wrong to Nine Decimals</source>
        <extracomment>Malfunction card (Halfway) WLF-cpu “Wrong to Nine Decimals”: name.</extracomment>
        <translation>Sbagliato fino al nono decimale</translation>
    </message>
    <message>
        <source>The Incubator Is Hungry</source>
        <extracomment>Malfunction card (Halfway) WLH1 “The Incubator Is Hungry”: name.</extracomment>
        <translation>L’incubatrice ha fame</translation>
    </message>
    <message>
        <source>Labeled, Then Wiped Clean</source>
        <extracomment>Malfunction card (Halfway) WLH2 “Labeled, Then Wiped Clean”: name.</extracomment>
        <translation>Etichettato, poi pulito per bene</translation>
    </message>
    <message>
        <source>It Printed a Poem</source>
        <extracomment>Malfunction card (Halfway) WLH3 “It Printed a Poem”: name.</extracomment>
        <translation>Ha stampato una poesia</translation>
    </message>
    <message>
        <source>Whose Mug Is in the Fume Hood?</source>
        <extracomment>Malfunction card (Halfway) WLT “Whose Mug Is in the Fume Hood?”: name.</extracomment>
        <translation>Di chi è la tazza sotto la cappa?</translation>
    </message>
    <message>
        <source>From the Beginning, Then</source>
        <extracomment>Malfunction card (Halfway) WLC “From the Beginning, Then”: name.</extracomment>
        <translation>Allora da capo</translation>
    </message>
    <message>
        <source>Drill and Lamp Take Turns</source>
        <extracomment>Malfunction card (Halfway) WWF-power “Drill and Lamp Take Turns”: name.</extracomment>
        <translation>Trapano e lampada fanno a turno</translation>
    </message>
    <message>
        <source>One Solders, Everybody Coughs</source>
        <extracomment>Malfunction card (Halfway) WWF-oxygen “One Solders, Everybody Coughs”: name.</extracomment>
        <translation>Uno salda, tutti tossiscono</translation>
    </message>
    <message>
        <source>The Vise Lets Go</source>
        <extracomment>Malfunction card (Halfway) WWF-hardware “The Vise Lets Go”: name.</extracomment>
        <translation>La morsa molla la presa</translation>
    </message>
    <message>
        <source>Prints Everything Left-Handed</source>
        <extracomment>Malfunction card (Halfway) WWF-cpu “Prints Everything Left-Handed”: name.</extracomment>
        <translation>Stampa tutto per mancini</translation>
    </message>
    <message>
        <source>Who Took the Gloves?</source>
        <extracomment>Malfunction card (Halfway) WWH1 “Who Took the Gloves?”: name.</extracomment>
        <translation>Chi ha preso i guanti?</translation>
    </message>
    <message>
        <source>Two to Hold, One to Swear</source>
        <extracomment>Malfunction card (Halfway) WWH2 “Two to Hold, One to Swear”: name.</extracomment>
        <translation>Due tengono, uno impreca</translation>
    </message>
    <message>
        <source>The Size Ten Wrench, Again</source>
        <extracomment>Malfunction card (Halfway) WWH3 “The Size Ten Wrench, Again”: name.</extracomment>
        <translation>Di nuovo la chiave da dieci</translation>
    </message>
    <message>
        <source>Borrowed, Never Asked</source>
        <extracomment>Malfunction card (Halfway) WWT “Borrowed, Never Asked”: name.</extracomment>
        <translation>Preso in prestito senza chiedere</translation>
    </message>
    <message>
        <source>Sparks, Then Nothing</source>
        <extracomment>Malfunction card (Halfway) WWC “Sparks, Then Nothing”: name.</extracomment>
        <translation>Scintille, poi niente</translation>
    </message>
    <message>
        <source>Someone Is in Your Chair</source>
        <extracomment>Malfunction card (Halfway) LQH “Someone Is in Your Chair”: name.</extracomment>
        <translation>C’è qualcuno sulla tua sedia</translation>
    </message>
    <message>
        <source>The Last Page Is Missing</source>
        <extracomment>Malfunction card (Halfway) LQT “The Last Page Is Missing”: name.</extracomment>
        <translation>Manca l’ultima pagina</translation>
    </message>
    <message>
        <source>No Light to Read By</source>
        <extracomment>Malfunction card (Halfway) LQC “No Light to Read By”: name.</extracomment>
        <translation>Senza luce non si legge</translation>
    </message>
    <message>
        <source>One Socket, Four Blankets</source>
        <extracomment>Malfunction card (Halfway) LRF-power “One Socket, Four Blankets”: name.</extracomment>
        <translation>Una presa, quattro termocoperte</translation>
    </message>
    <message>
        <source>Open a Window, Very Funny</source>
        <extracomment>Malfunction card (Halfway) LRF-oxygen “Open a Window, Very Funny”: name.</extracomment>
        <translation>Apri la finestra, che spirito</translation>
    </message>
    <message>
        <source>The Top Bunk Is Lower Now</source>
        <extracomment>Malfunction card (Halfway) LRF-hardware “The Top Bunk Is Lower Now”: name.</extracomment>
        <translation>La cuccetta di sopra è scesa</translation>
    </message>
    <message>
        <source>The Alarm Rings at Four</source>
        <extracomment>Malfunction card (Halfway) LRF-cpu “The Alarm Rings at Four”: name.</extracomment>
        <translation>La sveglia suona alle quattro</translation>
    </message>
    <message>
        <source>Sleep in Shifts</source>
        <extracomment>Malfunction card (Halfway) LRH1 “Sleep in Shifts”: name.</extracomment>
        <translation>Si dorme a turni</translation>
    </message>
    <message>
        <source>Who Hums at Night?</source>
        <extracomment>Malfunction card (Halfway) LRH2 “Who Hums at Night?”: name.</extracomment>
        <translation>Chi canticchia di notte?</translation>
    </message>
    <message>
        <source>Wet Towels, Your Bunk</source>
        <extracomment>Malfunction card (Halfway) LRT “Wet Towels, Your Bunk”: name.</extracomment>
        <translation>Asciugamani bagnati, cuccetta tua</translation>
    </message>
    <message>
        <source>Nobody Said Good Night</source>
        <extracomment>Malfunction card (Halfway) LRC “Nobody Said Good Night”: name.</extracomment>
        <translation>Nessuno ha detto buonanotte</translation>
    </message>
    <message>
        <source>The Scanner Is Lying Down</source>
        <extracomment>Malfunction card (Halfway) LMF-power “The Scanner Is Lying Down”: name.</extracomment>
        <translation>Lo scanner si è messo a riposo</translation>
    </message>
    <message>
        <source>It Hisses When You Breathe</source>
        <extracomment>Malfunction card (Halfway) LMF-oxygen “It Hisses When You Breathe”: name.</extracomment>
        <translation>Sibila quando respiri</translation>
    </message>
    <message>
        <source>The Bandage Drawer Is Stuck</source>
        <extracomment>Malfunction card (Halfway) LMF-hardware “The Bandage Drawer Is Stuck”: name.</extracomment>
        <translation>Il cassetto delle bende è bloccato</translation>
    </message>
    <message>
        <source>It Prescribes the Seaside</source>
        <extracomment>Malfunction card (Halfway) LMF-cpu “It Prescribes the Seaside”: name.</extracomment>
        <translation>Prescrive aria di mare</translation>
    </message>
    <message>
        <source>Hold This Mask for Me</source>
        <extracomment>Malfunction card (Halfway) LMH1 “Hold This Mask for Me”: name.</extracomment>
        <translation>Tienimi un attimo la maschera</translation>
    </message>
    <message>
        <source>The Thermometer Fell, Softly</source>
        <extracomment>Malfunction card (Halfway) LMH2 “The Thermometer Fell, Softly”: name.</extracomment>
        <translation>Il termometro è caduto, piano</translation>
    </message>
    <message>
        <source>You Look a Bit Gray</source>
        <extracomment>Malfunction card (Halfway) LMT “You Look a Bit Gray”: name.</extracomment>
        <translation>Hai una brutta cera</translation>
    </message>
    <message>
        <source>It Gets Worse Before Breakfast</source>
        <extracomment>Malfunction card (Halfway) LMC “It Gets Worse Before Breakfast”: name.</extracomment>
        <translation>Prima di colazione peggiora</translation>
    </message>
    <message>
        <source>The Screens Went Out, Politely</source>
        <extracomment>Malfunction card (Halfway) LCF-power “The Screens Went Out, Politely”: name.</extracomment>
        <translation>Gli schermi si sono spenti con garbo</translation>
    </message>
    <message>
        <source>Three Yawns a Minute</source>
        <extracomment>Malfunction card (Halfway) LCF-oxygen “Three Yawns a Minute”: name.</extracomment>
        <translation>Tre sbadigli al minuto</translation>
    </message>
    <message>
        <source>Tea in the Console</source>
        <extracomment>Malfunction card (Halfway) LCF-hardware “Tea in the Console”: name.</extracomment>
        <translation>Tè nella console</translation>
    </message>
    <message>
        <source>It Wants to Restart Now</source>
        <extracomment>Malfunction card (Halfway) LCF-cpu “It Wants to Restart Now”: name.</extracomment>
        <translation>Vuole riavviarsi adesso</translation>
    </message>
    <message>
        <source>Snooze It Once More</source>
        <extracomment>Malfunction card (Halfway) LCH1 “Snooze It Once More”: name.</extracomment>
        <translation>Rimanda l’avviso ancora una volta</translation>
    </message>
    <message>
        <source>Forms, in Triplicate</source>
        <extracomment>Malfunction card (Halfway) LCH2 “Forms, in Triplicate”: name.</extracomment>
        <translation>Moduli in triplice copia</translation>
    </message>
    <message>
        <source>Someone Swapped the Labels</source>
        <extracomment>Malfunction card (Halfway) LCT “Someone Swapped the Labels”: name.</extracomment>
        <translation>Qualcuno ha scambiato le etichette</translation>
    </message>
    <message>
        <source>All the Little Lights at Once</source>
        <extracomment>Malfunction card (Halfway) LCC “All the Little Lights at Once”: name.</extracomment>
        <translation>Tutte le spie insieme</translation>
    </message>
    <message>
        <source>The Pump Skips a Beat</source>
        <extracomment>Malfunction card (Halfway) SOF-power “The Pump Skips a Beat”: name.</extracomment>
        <translation>La pompa perde un colpo</translation>
    </message>
    <message>
        <source>A Rattle, Then Quiet</source>
        <extracomment>Malfunction card (Halfway) SOF-hardware “A Rattle, Then Quiet”: name.</extracomment>
        <translation>Sferraglia, poi tace</translation>
    </message>
    <message>
        <source>It Thinks We Are Asleep</source>
        <extracomment>Malfunction card (Halfway) SOF-cpu “It Thinks We Are Asleep”: name.</extracomment>
        <translation>Crede che dormiamo</translation>
    </message>
    <message>
        <source>Was the Air Always This Thin?</source>
        <extracomment>Malfunction card (Halfway) SOT “Was the Air Always This Thin?”: name.</extracomment>
        <translation>L’aria è sempre stata così rarefatta?</translation>
    </message>
    <message>
        <source>Talk Less for a While</source>
        <extracomment>Malfunction card (Halfway) SOC “Talk Less for a While”: name.</extracomment>
        <translation>Per un po’ si parla meno</translation>
    </message>
    <message>
        <source>A Bolt on the Ground, Again</source>
        <extracomment>Malfunction card (Halfway) SPF-hardware “A Bolt on the Ground, Again”: name.</extracomment>
        <translation>Di nuovo un bullone per terra</translation>
    </message>
    <message>
        <source>It Follows the Wrong Star</source>
        <extracomment>Malfunction card (Halfway) SPF-cpu “It Follows the Wrong Star”: name.</extracomment>
        <translation>Segue la stella sbagliata</translation>
    </message>
    <message>
        <source>Whose Turn Is the Broom?</source>
        <extracomment>Malfunction card (Halfway) SPT “Whose Turn Is the Broom?”: name.</extracomment>
        <translation>A chi tocca la scopa?</translation>
    </message>
    <message>
        <source>Dust for Everybody</source>
        <extracomment>Malfunction card (Halfway) SPC “Dust for Everybody”: name.</extracomment>
        <translation>Polvere per tutti</translation>
    </message>
    <message>
        <source>The Tomatoes Sleep In</source>
        <extracomment>Malfunction card (Halfway) SFF-power “The Tomatoes Sleep In”: name.</extracomment>
        <translation>I pomodori dormono fino a tardi</translation>
    </message>
    <message>
        <source>The Beans Hold Their Breath</source>
        <extracomment>Malfunction card (Halfway) SFF-oxygen “The Beans Hold Their Breath”: name.</extracomment>
        <translation>I fagioli trattengono il fiato</translation>
    </message>
    <message>
        <source>Somebody Watered the Switch</source>
        <extracomment>Malfunction card (Halfway) SFF-hardware “Somebody Watered the Switch”: name.</extracomment>
        <translation>Qualcuno ha annaffiato l’interruttore</translation>
    </message>
    <message>
        <source>It Waters by Last Year’s Calendar</source>
        <extracomment>Malfunction card (Halfway) SFF-cpu “It Waters by Last Year’s Calendar”: name.</extracomment>
        <translation>Annaffia col calendario dell’anno scorso</translation>
    </message>
    <message>
        <source>Leaves Want Dusting, Too</source>
        <extracomment>Malfunction card (Halfway) SFH “Leaves Want Dusting, Too”: name.</extracomment>
        <translation>Anche le foglie vanno spolverate</translation>
    </message>
    <message>
        <source>Someone Picked It Green</source>
        <extracomment>Malfunction card (Halfway) SFT “Someone Picked It Green”: name.</extracomment>
        <translation>Qualcuno l’ha colto acerbo</translation>
    </message>
    <message>
        <source>Who Pruned All of It?</source>
        <extracomment>Malfunction card (Halfway) SFC1 “Who Pruned All of It?”: name.</extracomment>
        <translation>Chi ha potato tutto quanto?</translation>
    </message>
    <message>
        <source>Forgotten over the Weekend</source>
        <extracomment>Malfunction card (Halfway) SFC2 “Forgotten over the Weekend”: name.</extracomment>
        <translation>Dimenticate nel fine settimana</translation>
    </message>
</context>
<context>
    <name>habitat_missions</name>
    <message>
        <source>Housewarming</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: name.</extracomment>
        <translation>Festa d’inaugurazione</translation>
    </message>
    <message>
        <source>The Desk will not send a second crew until Halfway can feed eight. You build a second greenhouse and the panels that keep it warm, you plant the first seed, and you find out by trial what light tomatoes like under a pink sky. Out on the flats lie two landers that fell short: one held the kitchen, the other the keyboard. Nobody has said aloud which of the two is missed more.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: story.</extracomment>
        <translation>La Scrivania non manderà un secondo equipaggio finché Mezzavia non potrà sfamare otto persone. Costruite una seconda serra e i pannelli che la tengono calda, piantate il primo seme e scoprite per tentativi quale luce piace ai pomodori sotto un cielo rosa. Là fuori sulla piana giacciono due lander caduti troppo presto: in uno c’era la cucina, nell’altro la tastiera. Nessuno ha detto ad alta voce quale dei due manchi di più.</translation>
    </message>
    <message>
        <source>Build the reserve panels</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 1 of its objectives); Mission (Halfway) borrowed-orbit “Borrowed Orbit”: text (no. 4 of its objectives).</extracomment>
        <translation>Costruire i pannelli di riserva</translation>
    </message>
    <message>
        <source>Build the second greenhouse</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 2 of its objectives).</extracomment>
        <translation>Costruire la seconda serra</translation>
    </message>
    <message>
        <source>Sow a seed</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 3 of its objectives).</extracomment>
        <translation>Seminare un seme</translation>
    </message>
    <message>
        <source>Lamps</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: name (no. 1 of its tracks).</extracomment>
        <translation>Lampade</translation>
    </message>
    <message>
        <source>Every sol begins with wear. The director names one of the three complexes, and its malfunction track rises by 1. At 5 a malfunction card is drawn, and it is seldom a present.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 1 of its lessons).</extracomment>
        <translation>Ogni sol comincia con l’usura. Viene nominato uno dei tre complessi, e il suo tracciato Avaria sale di 1. A 5 si pesca una carta Avaria, ed è di rado un regalo.</translation>
    </message>
    <message>
        <source>Above 0 the First Player gains that many morale tokens, below 0 as many are lost, and each one that is missing costs a wound. At 0 nothing happens. Tokens pay for abilities.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 3 of its lessons).</extracomment>
        <translation>Sopra lo 0 il primo giocatore guadagna altrettanti segnalini Morale, sotto lo 0 ne perde altrettanti, e ognuno che manca costa una ferita. A 0 non succede nulla. I segnalini pagano le abilità.</translation>
    </message>
    <message>
        <source>You have two pawns each and plan together. The first pawn on an action acts, all others help. Most actions need one pawn with dice, or two without. Nothing is final before you press “Resolve the plan”.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 7 of its lessons).</extracomment>
        <translation>Avete due pedine ciascuno e pianificate insieme. La prima pedina di un’azione agisce, le altre aiutano. Per la maggior parte delle azioni ne serve una con i dadi, o due senza. Nulla è definitivo finché non fate clic su «Esegui il piano».</translation>
    </message>
    <message>
        <source>The sheet says what the mission asks for. Begin with the Reserve Panels, in the Forge: the second greenhouse needs them. Sow the seed in the Greenhouse, and send somebody west, where both landers lie.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 8 of its lessons).</extracomment>
        <translation>Il foglio dice che cosa chiede la missione. Cominciate dai Pannelli di Riserva, nella Fucina: la seconda serra ne ha bisogno. Seminate il seme nella Serra e mandate qualcuno a ovest, dove sono i due lander.</translation>
    </message>
    <message>
        <source>What was pending is available now, abilities are ready again, and the First Player changes. Tokens that waited beside a structure move up and count in the next sol.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 10 of its lessons).</extracomment>
        <translation>Ciò che era in arrivo ora è disponibile, le abilità sono di nuovo pronte, e cambia il primo giocatore. I segnalini in attesa accanto a una struttura avanzano e valgono nel prossimo sol.</translation>
    </message>
    <message>
        <source>What Each of You Can Do</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 11 of its lessons).</extracomment>
        <translation>Che cosa sa fare ognuno di voi</translation>
    </message>
    <message>
        <source>Red Elements</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 12 of its lessons).</extracomment>
        <translation>Elementi rossi</translation>
    </message>
    <message>
        <source>Press F1 on a structure to see what its red elements cost you. A repair takes a part of the same kind, or a green element of another structure that becomes red. Dismantling (D) gives parts, before the first pawn only.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 12 of its lessons).</extracomment>
        <translation>Premete F1 su una struttura per vedere che cosa vi costano i suoi elementi rossi. Una riparazione vuole un pezzo dello stesso tipo, o un elemento verde di un’altra struttura, che diventa rosso. Smontare (D) dà pezzi, solo prima della prima pedina.</translation>
    </message>
    <message>
        <source>Out There</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 13 of its lessons).</extracomment>
        <translation>Là fuori</translation>
    </message>
    <message>
        <source>A Stone Under Glass</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 14 of its lessons).</extracomment>
        <translation>Una pietra sotto vetro</translation>
    </message>
    <message>
        <source>A sample that is available is studied twice on the Bench: the first time it is examined, the second time it is a discovery. What was collected today is available tomorrow.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 14 of its lessons).</extracomment>
        <translation>Un campione disponibile si studia due volte al Banco: la prima volta è esaminato, la seconda diventa una scoperta. Ciò che avete raccolto oggi è disponibile domani.</translation>
    </message>
    <message>
        <source>Somebody Is Hurt</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 15 of its lessons).</extracomment>
        <translation>Qualcuno è ferito</translation>
    </message>
    <message>
        <source>The sixth wound ends the mission for all of you. On the way there the third and the fifth bring a condition. The Sick Bay heals a wound or a condition: the patient’s pawn lies on top, and the Physician’s helps if there is no scan bed.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 15 of its lessons).</extracomment>
        <translation>La sesta ferita pone fine alla missione per tutti. Prima, la terza e la quinta portano una condizione. L’Infermeria cura una ferita o una condizione: in cima va la pedina del paziente, e se manca il lettino diagnostico aiuta quella del Dottore.</translation>
    </message>
    <message>
        <source>Lights Out</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 16 of its lessons).</extracomment>
        <translation>Luci spente</translation>
    </message>
    <message>
        <source>A Die That Stays</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 17 of its lessons).</extracomment>
        <translation>Un dado che resta</translation>
    </message>
    <message>
        <source>From this sol on the yellow die is rolled in every sol: the Work complex is in trouble for good. Its track fills faster now, so repair there, or manage.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 17 of its lessons).</extracomment>
        <translation>Da questo sol il dado giallo si tira ogni sol: il Complesso Lavorativo è in difficoltà per sempre. Il suo tracciato ora si riempie più in fretta, perciò riparate lì, o gestite.</translation>
    </message>
    <message>
        <source>A Full Track</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 18 of its lessons).</extracomment>
        <translation>Un tracciato pieno</translation>
    </message>
    <message>
        <source>A malfunction card is drawn from the deck of that complex, and the track goes back to 0. Then trouble spreads: the next complex in line is red on the board, and its die is rolled too from the next sol on.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 18 of its lessons).</extracomment>
        <translation>Si pesca una carta Avaria dal mazzo di quel complesso, e il tracciato torna a 0. Poi i guai si allargano: il complesso successivo diventa rosso, e dal prossimo sol si tira anche il suo dado.</translation>
    </message>
    <message>
        <source>Stress is high. Relaxing in the Bunks takes away 6, and some abilities and finds help too. A quarrel hurts everybody at once; a quiet evening costs one pawn.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 19 of its lessons).</extracomment>
        <translation>Lo stress è alto. Rilassarsi nelle Cuccette ne toglie 6, e aiutano anche alcune abilità e alcuni ritrovamenti. Un litigio ferisce tutti in una volta; una serata tranquilla costa una pedina.</translation>
    </message>
    <message>
        <source>The mission ends only when no more than four elements are red, those of the two new structures included. Spare parts come from the loading zone, from landers, and from upgrade cards that you take apart.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 20 of its lessons).</extracomment>
        <translation>La missione finisce solo quando sono rossi al massimo quattro elementi, compresi quelli delle due strutture nuove. I pezzi di ricambio vengono dalla zona di carico, dai lander e dalle carte Miglioramento che smontate.</translation>
    </message>
    <message>
        <source>For every repair in the second greenhouse and every trimming of the lamps you draw a research card: half its percentage counts. The lamps rise at most twice in a sol, so spread the work.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 21 of its lessons).</extracomment>
        <translation>Per ogni riparazione nella seconda serra e ogni regolazione delle lampade pescate una carta Ricerca: vale metà della percentuale. Le lampade salgono al massimo due volte per sol, perciò distribuite il lavoro.</translation>
    </message>
    <message>
        <source>The Last Sol</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 22 of its lessons).</extracomment>
        <translation>L’ultimo sol</translation>
    </message>
    <message>
        <source>This is the last sol. What has a square box on the sheet has to be done by its end, and no more than four elements may be red, or the mission is lost. Round boxes are for glory.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 22 of its lessons).</extracomment>
        <translation>Questo è l’ultimo sol. Ciò che sul foglio ha una casella quadrata va fatto entro la sua fine, e al massimo quattro elementi possono essere rossi, altrimenti la missione è persa. Le caselle tonde sono per la gloria.</translation>
    </message>
    <message>
        <source>Three Lost Haulers</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name.</extracomment>
        <translation>Tre trasporti dispersi</translation>
    </message>
    <message>
        <source>A cough goes round the Bunks, and nobody can cure it with soup. Three driverless haulers lost their way in the last dust storm; one carries the cultures for a serum, one the instruments to brew it, one the spares and, the manifest insists, “morale items”. Nobody knows which is which, and their pings grow fainter every sol. You count the coughs at night and call it listening for the haulers.</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: story.</extracomment>
        <translation>Nelle Cuccette gira una tosse, e la zuppa non basta a curarla. Tre trasporti senza autista si sono persi nell’ultima tempesta di polvere; uno porta le colture per un siero, uno gli strumenti per prepararlo, uno i ricambi e, insiste la bolla, «articoli per il morale». Nessuno sa quale sia quale, e il loro segnale si fa più debole a ogni sol. Di notte contate i colpi di tosse e lo chiamate ascoltare i trasporti.</translation>
    </message>
    <message>
        <source>Collect the cultures</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: text (no. 1 of its objectives).</extracomment>
        <translation>Raccogliere le colture</translation>
    </message>
    <message>
        <source>Collect the instruments</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: text (no. 2 of its objectives).</extracomment>
        <translation>Raccogliere gli strumenti</translation>
    </message>
    <message>
        <source>Brew the serum</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: text (no. 3 of its objectives).</extracomment>
        <translation>Preparare il siero</translation>
    </message>
    <message>
        <source>Collect the spares</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: text (no. 4 of its objectives).</extracomment>
        <translation>Raccogliere i ricambi</translation>
    </message>
    <message>
        <source>Reveal all three haulers before the serum is brewed</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: text (no. 5 of its objectives).</extracomment>
        <translation>Rivelare tutti e tre i trasporti prima che il siero sia pronto</translation>
    </message>
    <message>
        <source>Hauler 1</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name (no. 1 of its loads).</extracomment>
        <translation>Trasporto 1</translation>
    </message>
    <message>
        <source>Hauler 2</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name (no. 2 of its loads).</extracomment>
        <translation>Trasporto 2</translation>
    </message>
    <message>
        <source>Hauler 3</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name (no. 3 of its loads).</extracomment>
        <translation>Trasporto 3</translation>
    </message>
    <message>
        <source>Cultures</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name (no. 4 of its loads).</extracomment>
        <translation>Colture</translation>
    </message>
    <message>
        <source>Spares and Morale Items</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name (no. 5 of its loads).</extracomment>
        <translation>Ricambi e articoli per il morale</translation>
    </message>
    <message>
        <source>Instruments</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name (no. 6 of its loads).</extracomment>
        <translation>Strumenti</translation>
    </message>
    <message>
        <source>Listen for a Carrier</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name of special action 1.</extracomment>
        <translation>Ascoltare una portante</translation>
    </message>
    <message>
        <source>Boost the Ping</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name of special action 2.</extracomment>
        <translation>Rinforzare il segnale</translation>
    </message>
    <message>
        <source>Brew the Serum</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name of special action 3.</extracomment>
        <translation>Preparare il siero</translation>
    </message>
    <message>
        <source>Bitter Water</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: name.</extracomment>
        <translation>Acqua amara</translation>
    </message>
    <message>
        <source>The melt water is full of salts that burn roots and throats. Clay, char, resin, salt and film each take out a part of the poison; which soil, and how much, nobody has ever had to know. You carry samples from everywhere to the Bench, you learn to read the color of a filter, and somebody’s long showers are mentioned at breakfast. A glass of water stands on the Desk Room shelf, for comparison. Nobody drinks from it.</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: story.</extracomment>
        <translation>L’acqua di fusione è piena di sali che bruciano radici e gole. Argilla, carbone, resina, sale e pellicola tolgono ciascuno una parte del veleno; quale suolo, e quanto, nessuno ha mai dovuto saperlo. Portate al Banco campioni da ogni parte, imparate a leggere il colore di un filtro, e a colazione si accenna alle docce lunghe di qualcuno. Sullo scaffale della Sala Scrivania c’è un bicchiere d’acqua, per confronto. Nessuno ne beve.</translation>
    </message>
    <message>
        <source>Bring the purity to 150</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: text (no. 1 of its objectives).</extracomment>
        <translation>Portare la purezza a 150</translation>
    </message>
    <message>
        <source>Bring the purity to 150 by the end of sol 6</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: text (no. 2 of its objectives).</extracomment>
        <translation>Portare la purezza a 150 entro la fine del sol 6</translation>
    </message>
    <message>
        <source>Bring three agents to their caps by samples alone</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: text (no. 3 of its objectives).</extracomment>
        <translation>Portare tre agenti al massimo con i soli campioni</translation>
    </message>
    <message>
        <source>Clay</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: name (no. 1 of its tracks); Mission (Halfway) bitter-water “Bitter Water”: name of a choice.</extracomment>
        <translation>Argilla</translation>
    </message>
    <message>
        <source>Char</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: name (no. 2 of its tracks); Mission (Halfway) bitter-water “Bitter Water”: name of a choice.</extracomment>
        <translation>Carbone</translation>
    </message>
    <message>
        <source>Resin</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: name (no. 3 of its tracks); Mission (Halfway) bitter-water “Bitter Water”: name of a choice.</extracomment>
        <translation>Resina</translation>
    </message>
    <message>
        <source>Salt</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: name (no. 4 of its tracks); Mission (Halfway) bitter-water “Bitter Water”: name of a choice.</extracomment>
        <translation>Sale</translation>
    </message>
    <message>
        <source>Film</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: name (no. 5 of its tracks); Mission (Halfway) bitter-water “Bitter Water”: name of a choice.</extracomment>
        <translation>Pellicola</translation>
    </message>
    <message>
        <source>Fractionate</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: what research on samples is called.</extracomment>
        <translation>Frazionare</translation>
    </message>
    <message>
        <source>Burn Char</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: name of special action 1.</extracomment>
        <translation>Bruciare carbone</translation>
    </message>
    <message>
        <source>Borrowed Orbit</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name.</extracomment>
        <translation>Orbita in prestito</translation>
    </message>
    <message>
        <source>The orbiter that carries every message is dying, politely, a little slower each pass. A line of masts across the rock can reach the old crater station, if its sites hear one another. You send a tone into the stone and mark where it comes back. Follow the echoes; build the line; and think about what you want to have said last through the old orbiter. The Desk sends its love in a form with eleven boxes.</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: story.</extracomment>
        <translation>L’orbiter che porta ogni messaggio sta morendo, con garbo, un po’ più lento a ogni passaggio. Una fila di antenne attraverso la roccia può raggiungere la vecchia stazione del cratere, se i suoi siti si sentono l’un l’altro. Mandate una nota nella pietra e segnate dove ritorna. Seguite gli echi; costruite la linea; e pensate a cosa volete aver detto per ultimo attraverso il vecchio orbiter. La Scrivania manda il suo affetto in un modulo con undici caselle.</translation>
    </message>
    <message>
        <source>Declare a chain of six echoes</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: text (no. 1 of its objectives).</extracomment>
        <translation>Dichiarare una catena di sei echi</translation>
    </message>
    <message>
        <source>Build a mast in each ring</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: text (no. 2 of its objectives).</extracomment>
        <translation>Costruire un’antenna in ogni anello</translation>
    </message>
    <message>
        <source>Build the uplink</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: text (no. 3 of its objectives).</extracomment>
        <translation>Costruire il collegamento</translation>
    </message>
    <message>
        <source>Collect two cable drums</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: text (no. 5 of its objectives).</extracomment>
        <translation>Raccogliere due bobine di cavo</translation>
    </message>
    <message>
        <source>Cable Drum</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name (no. 1 of its loads).</extracomment>
        <translation>Bobina di cavo</translation>
    </message>
    <message>
        <source>Build a Mast</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 1; Mission (Halfway) static “Static”: name of special action 1.</extracomment>
        <translation>Costruire un’antenna</translation>
    </message>
    <message>
        <source>Build the Uplink</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 2.</extracomment>
        <translation>Costruire il collegamento</translation>
    </message>
    <message>
        <source>Listen Again</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 4; Mission (Halfway) static “Static”: name of special action 3.</extracomment>
        <translation>Ascoltare ancora</translation>
    </message>
    <message>
        <source>Nudge in the Inner Ring</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 5; Mission (Halfway) static “Static”: name of special action 4.</extracomment>
        <translation>Ritocco nell’anello interno</translation>
    </message>
    <message>
        <source>Nudge in the Middle Ring</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 6; Mission (Halfway) static “Static”: name of special action 5.</extracomment>
        <translation>Ritocco nell’anello di mezzo</translation>
    </message>
    <message>
        <source>Nudge in the Outer Ring</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 7; Mission (Halfway) static “Static”: name of special action 6.</extracomment>
        <translation>Ritocco nell’anello esterno</translation>
    </message>
    <message>
        <source>Trade Echoes</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 8.</extracomment>
        <translation>Scambiare echi</translation>
    </message>
    <message>
        <source>Halfway Camp</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 9; Mission (Halfway) static “Static”: name of special action 7.</extracomment>
        <translation>Campo di Mezzavia</translation>
    </message>
    <message>
        <source>Sort the Compass</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 10.</extracomment>
        <translation>Riordinare la bussola</translation>
    </message>
    <message>
        <source>Lockout</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 11.</extracomment>
        <translation>Blocco</translation>
    </message>
    <message>
        <source>Moving In</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: name.</extracomment>
        <translation>Trasloco</translation>
    </message>
    <message>
        <source>Crates everywhere, and one good room. Halfway arrived in forty-one crates and a drawing; you are to put up the modules in whatever order you can agree on. Dinner is cooked on a folding bench and eaten standing. At night the quake meter writes, and nobody has hung a curtain yet.</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: story.</extracomment>
        <translation>Casse dappertutto, e una stanza buona. Mezzavia è arrivata in quarantuno casse e un disegno; dovete montare i moduli nell’ordine su cui riuscite a mettervi d’accordo. La cena si cucina su un banco pieghevole e si mangia in piedi. Di notte il sismografo scrive, e nessuno ha ancora appeso una tenda.</translation>
    </message>
    <message>
        <source>The storm takes the masts first and the Desk’s voice with them. With no orders for days you decide alone what is repaired, what waits, and whether to open what the ice holds. Dust finds its way into the sugar. You leave the radio on at supper; the static has a rhythm, and somebody is keeping count.</source>
        <extracomment>Mission (Halfway) static “Static”: story.</extracomment>
        <translation>La tempesta si prende prima le antenne, e con loro la voce della Scrivania. Senza ordini da giorni, decidete da soli cosa si ripara, cosa aspetta, e se aprire ciò che il ghiaccio custodisce. La polvere trova la strada dello zucchero. A cena lasciate accesa la radio; il fruscio ha un ritmo, e qualcuno tiene il conto.</translation>
    </message>
    <message>
        <source>Rocket day, on time or not at all. Five stages stand in a ring around the hub, fuel comes from water, and every stage wants power of its own while you want tea. There is an argument about what the drawing says, and it is conducted on the backs of checklists. Somebody has wrapped the packet in a sweater.</source>
        <extracomment>Mission (Halfway) postage “Postage”: story.</extracomment>
        <translation>Giorno del razzo, in orario o mai più. Cinque stadi stanno in cerchio attorno alla base, il carburante viene dall’acqua, e ogni stadio vuole corrente per sé mentre voi volete il tè. Si discute su cosa dica il disegno, e lo si fa sul retro delle liste di controllo. Qualcuno ha avvolto il pacchetto in un maglione.</translation>
    </message>
    <message>
        <source>Raise the Shed</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 1 of its objectives).</extracomment>
        <translation>Montare la Rimessa</translation>
    </message>
    <message>
        <source>Something Wears Out</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 1 of its lessons).</extracomment>
        <translation>Qualcosa si logora</translation>
    </message>
    <message>
        <source>What Happens Today</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 2 of its lessons).</extracomment>
        <translation>Che cosa succede oggi</translation>
    </message>
    <message>
        <source>Each sol brings one event. Its text is carried out at once. Some open an action for three sols: do it in time, or what the text hints at may come true.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 2 of its lessons).</extracomment>
        <translation>Ogni sol porta un evento. Il suo testo si esegue subito. Alcuni aprono un’azione per tre sol: fatela in tempo, o ciò che il testo lascia intuire può avverarsi.</translation>
    </message>
    <message>
        <source>Energy and Air</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 4 of its lessons).</extracomment>
        <translation>Energia e aria</translation>
    </message>
    <message>
        <source>The Greenhouse</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 5 of its lessons).</extracomment>
        <translation>La serra</translation>
    </message>
    <message>
        <source>What grows moves up by one space. Each ripe plant yields a meal, and each of you eats one. Whoever goes without suffers a wound, so sow before you are hungry.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 5 of its lessons).</extracomment>
        <translation>Ciò che cresce sale di uno spazio. Ogni pianta matura dà un pasto, e ciascuno di voi ne mangia uno. Chi resta senza subisce una ferita, perciò seminate prima di aver fame.</translation>
    </message>
    <message>
        <source>Close Quarters</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 6 of its lessons).</extracomment>
        <translation>Spazi stretti</translation>
    </message>
    <message>
        <source>One Plan for All</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 7 of its lessons).</extracomment>
        <translation>Un piano per tutti</translation>
    </message>
    <message>
        <source>Malfunctions</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 9 of its lessons).</extracomment>
        <translation>Avarie</translation>
    </message>
    <message>
        <source>Tidying Up</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 10 of its lessons).</extracomment>
        <translation>Riordino</translation>
    </message>
    <message>
        <source>Morale</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 3 of its lessons).</extracomment>
        <translation>Morale</translation>
    </message>
    <message>
        <source>Find the right light (Lamps at 100)</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 4 of its objectives).</extracomment>
        <translation>Trovare la luce giusta (Lampade a 100)</translation>
    </message>
    <message>
        <source>Panels and oxygenators make what the structures need. Half of what is left over goes to the reserves. Reserves never make up for what is missing: then structures are shut down.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 4 of its lessons).</extracomment>
        <translation>Pannelli e ossigenatori producono ciò che serve alle strutture. Metà di quanto avanza va nelle riserve. Le riserve non coprono mai ciò che manca: allora alcune strutture si fermano.</translation>
    </message>
    <message>
        <source>Stress rises by 1 for each of you, and by 2 for each structure that is shut down. At 18 there is a quarrel: everybody is hurt, morale falls, and stress begins anew at 0.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 6 of its lessons).</extracomment>
        <translation>Lo stress sale di 1 per ciascuno di voi e di 2 per ogni struttura ferma. A 18 c’è un litigio: tutti si fanno male, il morale scende, e lo stress riparte da 0.</translation>
    </message>
    <message>
        <source>First Things First</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 8 of its lessons).</extracomment>
        <translation>Da dove cominciare</translation>
    </message>
    <message>
        <source>Dice of the complexes in trouble are rolled, red elements that act on their track add 1 each, and the tracks rise. Repairs keep them low, managing in the Desk Room lowers them, and a full one draws a card.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 9 of its lessons).</extracomment>
        <translation>Si tirano i dadi dei complessi in difficoltà, ogni elemento rosso che agisce sul suo tracciato aggiunge 1, e i tracciati salgono. Le riparazioni li tengono bassi, la Gestione nella Sala Scrivania li abbassa, e uno pieno pesca una carta.</translation>
    </message>
    <message>
        <source>Everybody has abilities that cost morale tokens. Let the pointer rest on somebody to read them. Each can be used once a sol, wherever the game stops: press “At any time” (A).</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 11 of its lessons).</extracomment>
        <translation>Ognuno ha abilità che costano segnalini Morale. Lasciate il puntatore su qualcuno per leggerle. Ciascuna si può usare una volta per sol, ovunque il gioco si fermi: fate clic su «In qualsiasi momento» (A).</translation>
    </message>
    <message>
        <source>Only spaces beside the base or beside explored ones can be explored. Every space of the way takes one pawn more, and terrain may add to that. Badger counts as two pawns when you explore, Dumpling as one outside.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 13 of its lessons).</extracomment>
        <translation>Si esplorano solo spazi accanto alla base o a spazi già esplorati. Ogni spazio del percorso vuole una pedina in più, e il terreno può chiederne ancora. Tasso vale due pedine quando esplorate, Gnocco una là fuori.</translation>
    </message>
    <message>
        <source>A structure that is shut down can be used for nothing, and it adds 2 stress each sol. Put one pawn on its tile: at the end of the phase it is turned, and it says how you get rid of it.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 16 of its lessons).</extracomment>
        <translation>Una struttura ferma non serve a nulla, e ogni sol aggiunge 2 di stress. Mettete una pedina sulla sua tessera: alla fine della fase si gira, e dice come liberarsene.</translation>
    </message>
    <message>
        <source>Somebody Slams a Door</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 19 of its lessons).</extracomment>
        <translation>Qualcuno sbatte una porta</translation>
    </message>
    <message>
        <source>Too Much Is Red</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 20 of its lessons).</extracomment>
        <translation>Troppo è rosso</translation>
    </message>
    <message>
        <source>The Right Light</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 21 of its lessons).</extracomment>
        <translation>La luce giusta</translation>
    </message>
    <message>
        <source>Raise the Bench</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 2 of its objectives).</extracomment>
        <translation>Montare il Banco</translation>
    </message>
    <message>
        <source>Raise the Forge</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 3 of its objectives).</extracomment>
        <translation>Montare la Fucina</translation>
    </message>
    <message>
        <source>Raise the Greenhouse</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 4 of its objectives).</extracomment>
        <translation>Montare la Serra</translation>
    </message>
    <message>
        <source>Raise South Air</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 5 of its objectives).</extracomment>
        <translation>Montare Aria Sud</translation>
    </message>
    <message>
        <source>Raise the Bunks</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 6 of its objectives).</extracomment>
        <translation>Montare le Cuccette</translation>
    </message>
    <message>
        <source>Raise the Sick Bay</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 7 of its objectives).</extracomment>
        <translation>Montare l’Infermeria</translation>
    </message>
    <message>
        <source>Raise the Desk Room</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 8 of its objectives).</extracomment>
        <translation>Montare la Sala Scrivania</translation>
    </message>
    <message>
        <source>Raise the Drone Loft</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 9 of its objectives).</extracomment>
        <translation>Montare la Soffitta dei Droni</translation>
    </message>
    <message>
        <source>Crate with a Dent</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: name (no. 1 of its loads).</extracomment>
        <translation>Cassa ammaccata</translation>
    </message>
    <message>
        <source>Crate with a Label</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: name (no. 2 of its loads).</extracomment>
        <translation>Cassa con etichetta</translation>
    </message>
    <message>
        <source>Crate Upside Down</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: name (no. 3 of its loads).</extracomment>
        <translation>Cassa capovolta</translation>
    </message>
    <message>
        <source>Raise a Module</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: name of special action 1.</extracomment>
        <translation>Montare un modulo</translation>
    </message>
    <message>
        <source>Thirsty Ground</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name.</extracomment>
        <translation>Terra assetata</translation>
    </message>
    <message>
        <source>The tank is low, and the ground is full of ice that has never been asked for anything. Three sites lie out there: one clean, one bitter, one dry. You read the old survey aloud at supper, and everybody hears something else in it. Oxygen comes from water, and so does tea. The order of importance is under discussion.</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: story.</extracomment>
        <translation>Il serbatoio è basso, e il suolo è pieno di ghiaccio a cui nessuno ha mai chiesto nulla. Là fuori ci sono tre siti: uno pulito, uno amaro, uno asciutto. A cena leggete ad alta voce il vecchio rilievo, e ognuno ci sente qualcos’altro. L’ossigeno viene dall’acqua, e anche il tè. L’ordine d’importanza è in discussione.</translation>
    </message>
    <message>
        <source>Fill the tank</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: text (no. 1 of its objectives).</extracomment>
        <translation>Riempire il serbatoio</translation>
    </message>
    <message>
        <source>Reveal all three ice sites</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: text (no. 2 of its objectives).</extracomment>
        <translation>Rivelare tutti e tre i siti di ghiaccio</translation>
    </message>
    <message>
        <source>Make a discovery</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: text (no. 3 of its objectives).</extracomment>
        <translation>Fare una scoperta</translation>
    </message>
    <message>
        <source>Tank</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 1 of its tracks).</extracomment>
        <translation>Serbatoio</translation>
    </message>
    <message>
        <source>Ice Site 1</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 1 of its loads).</extracomment>
        <translation>Sito di ghiaccio 1</translation>
    </message>
    <message>
        <source>Ice Site 2</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 2 of its loads).</extracomment>
        <translation>Sito di ghiaccio 2</translation>
    </message>
    <message>
        <source>Ice Site 3</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 3 of its loads).</extracomment>
        <translation>Sito di ghiaccio 3</translation>
    </message>
    <message>
        <source>Clean Ice</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 4 of its loads).</extracomment>
        <translation>Ghiaccio pulito</translation>
    </message>
    <message>
        <source>Bitter Ice</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 5 of its loads).</extracomment>
        <translation>Ghiaccio amaro</translation>
    </message>
    <message>
        <source>Dry Ground</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 6 of its loads).</extracomment>
        <translation>Suolo asciutto</translation>
    </message>
    <message>
        <source>The Buried Door</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 7 of its loads).</extracomment>
        <translation>La porta sepolta</translation>
    </message>
    <message>
        <source>Tap Clean Ice</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name of special action 1.</extracomment>
        <translation>Attingere al ghiaccio pulito</translation>
    </message>
    <message>
        <source>Tap Bitter Ice</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name of special action 2.</extracomment>
        <translation>Attingere al ghiaccio amaro</translation>
    </message>
    <message>
        <source>A Straight Edge</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: title (no. 1 of its sealed).</extracomment>
        <translation>Uno spigolo dritto</translation>
    </message>
    <message>
        <source>There is no water under the third site. There is ice older than the cliff, and in the ice a straight edge as long as your arm, and nothing on this planet makes straight edges. You put the drill down. Nobody says the word that everybody is thinking; somebody says “door” instead, and it stays with that.</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: text (no. 1 of its sealed).</extracomment>
        <translation>Sotto il terzo sito non c’è acqua. C’è ghiaccio più vecchio della scarpata, e nel ghiaccio un bordo dritto lungo quanto il vostro braccio, e niente su questo pianeta fa bordi dritti. Posate la trivella. Nessuno dice la parola che tutti pensano; qualcuno dice invece «porta», e si resta a quella.</translation>
    </message>
    <message>
        <source>Tell the Desk today</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Dirlo oggi alla Scrivania</translation>
    </message>
    <message>
        <source>Wait until you are sure</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Aspettare finché non siete sicuri</translation>
    </message>
    <message>
        <source>Static</source>
        <extracomment>Mission (Halfway) static “Static”: name.</extracomment>
        <translation>Fruscio</translation>
    </message>
    <message>
        <source>Declare a chain of five echoes</source>
        <extracomment>Mission (Halfway) static “Static”: text (no. 1 of its objectives).</extracomment>
        <translation>Dichiarare una catena di cinque echi</translation>
    </message>
    <message>
        <source>Build a mast on the chain</source>
        <extracomment>Mission (Halfway) static “Static”: text (no. 2 of its objectives).</extracomment>
        <translation>Costruire un’antenna sulla catena</translation>
    </message>
    <message>
        <source>Open the door</source>
        <extracomment>Mission (Halfway) static “Static”: text (no. 3 of its objectives).</extracomment>
        <translation>Aprire la porta</translation>
    </message>
    <message>
        <source>Open the Door</source>
        <extracomment>Mission (Halfway) static “Static”: name of special action 2.</extracomment>
        <translation>Aprire la porta</translation>
    </message>
    <message>
        <source>The Quiet Illness</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: name.</extracomment>
        <translation>La malattia silenziosa</translation>
    </message>
    <message>
        <source>Nobody is badly ill; everybody is a little. Somebody sits down on the stairs, somebody forgets the end of a sentence. What you carry in on your boots seems to carry something back. You look for it sample by sample, and you number the jars, since names have begun to slip. The packet lies in its cradle and is warm.</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: story.</extracomment>
        <translation>Nessuno è gravemente malato; tutti lo sono un poco. Qualcuno si siede sulle scale, qualcuno dimentica la fine di una frase. Ciò che portate dentro con gli stivali sembra portare qualcosa con sé. Lo cercate campione per campione, e numerate i barattoli, perché i nomi cominciano a sfuggire. Il pacchetto sta nella sua culla ed è tiepido.</translation>
    </message>
    <message>
        <source>Make three discoveries with different numbers</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: text (no. 1 of its objectives).</extracomment>
        <translation>Fare tre scoperte con numeri diversi</translation>
    </message>
    <message>
        <source>Brew the remedy</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: text (no. 2 of its objectives).</extracomment>
        <translation>Preparare il rimedio</translation>
    </message>
    <message>
        <source>Make a fourth discovery</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: text (no. 3 of its objectives).</extracomment>
        <translation>Fare una quarta scoperta</translation>
    </message>
    <message>
        <source>Make a fifth discovery</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: text (no. 4 of its objectives).</extracomment>
        <translation>Fare una quinta scoperta</translation>
    </message>
    <message>
        <source>Make a sixth discovery</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: text (no. 5 of its objectives).</extracomment>
        <translation>Fare una sesta scoperta</translation>
    </message>
    <message>
        <source>Brew the Remedy</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: name of special action 1.</extracomment>
        <translation>Preparare il rimedio</translation>
    </message>
    <message>
        <source>Ward Round</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: name of special action 2.</extracomment>
        <translation>Giro di visite</translation>
    </message>
    <message>
        <source>The Heater</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: title (no. 1 of its sealed).</extracomment>
        <translation>La stufa</translation>
    </message>
    <message>
        <source>There is one good heater. The Sick Bay needs it, and so does the packet: as long as it is warm, it weighs a little differently every hour, and Earth has begged for those numbers. You stand around it in your socks. You may rest and let the packet wait, or finish the measurements while you still can. Neither is wrong. It is only that you will have been the ones.</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: text (no. 1 of its sealed).</extracomment>
        <translation>C’è una sola stufa buona. Serve all’Infermeria, e serve al pacchetto: finché è tiepido pesa ogni ora un poco diverso, e la Terra ha implorato quei numeri. Le state intorno in calzini. Potete riposare e lasciare che il pacchetto aspetti, o finire le misure finché potete. Nessuna delle due è sbagliata. È solo che sarete stati voi.</translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Riposo</translation>
    </message>
    <message>
        <source>Haste</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Fretta</translation>
    </message>
    <message>
        <source>Postage</source>
        <extracomment>Mission (Halfway) postage “Postage”: name.</extracomment>
        <translation>Affrancatura</translation>
    </message>
    <message>
        <source>Build five stages</source>
        <extracomment>Mission (Halfway) postage “Postage”: text (no. 1 of its objectives).</extracomment>
        <translation>Costruire cinque stadi</translation>
    </message>
    <message>
        <source>Fill the tanks</source>
        <extracomment>Mission (Halfway) postage “Postage”: text (no. 2 of its objectives).</extracomment>
        <translation>Riempire i serbatoi</translation>
    </message>
    <message>
        <source>Fuel</source>
        <extracomment>Mission (Halfway) postage “Postage”: name (no. 1 of its tracks).</extracomment>
        <translation>Carburante</translation>
    </message>
    <message>
        <source>One of you stays behind</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Uno di voi resta qui</translation>
    </message>
    <message>
        <source>All of you go home</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Tornate tutti a casa</translation>
    </message>
    <message>
        <source>Build Stage 1</source>
        <extracomment>Mission (Halfway) postage “Postage”: name of special action 1.</extracomment>
        <translation>Costruire lo stadio 1</translation>
    </message>
    <message>
        <source>Build Stage 2</source>
        <extracomment>Mission (Halfway) postage “Postage”: name of special action 2.</extracomment>
        <translation>Costruire lo stadio 2</translation>
    </message>
    <message>
        <source>Build Stage 3</source>
        <extracomment>Mission (Halfway) postage “Postage”: name of special action 3.</extracomment>
        <translation>Costruire lo stadio 3</translation>
    </message>
    <message>
        <source>Build Stage 4</source>
        <extracomment>Mission (Halfway) postage “Postage”: name of special action 4.</extracomment>
        <translation>Costruire lo stadio 4</translation>
    </message>
    <message>
        <source>Build Stage 5</source>
        <extracomment>Mission (Halfway) postage “Postage”: name of special action 5.</extracomment>
        <translation>Costruire lo stadio 5</translation>
    </message>
    <message>
        <source>Crack Water</source>
        <extracomment>Mission (Halfway) postage “Postage”: name of special action 6.</extracomment>
        <translation>Scindere l’acqua</translation>
    </message>
    <message>
        <source>Crack Twice the Water</source>
        <extracomment>Mission (Halfway) postage “Postage”: name of special action 7.</extracomment>
        <translation>Scindere il doppio d’acqua</translation>
    </message>
    <message>
        <source>It was here before us and it was kind</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Era qui prima di noi ed era gentile</translation>
    </message>
    <message>
        <source>Please send it back when you are done</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Per favore rimandatelo quando avete finito</translation>
    </message>
    <message>
        <source>We do not know what it says</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 3 of a choice, before what it does.</extracomment>
        <translation>Non sappiamo cosa dica</translation>
    </message>
    <message>
        <source>It weighs what it wants</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 4 of a choice, before what it does.</extracomment>
        <translation>Pesa quanto vuole</translation>
    </message>
    <message>
        <source>Somebody knocked, and we opened</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 5 of a choice, before what it does.</extracomment>
        <translation>Qualcuno ha bussato, e noi abbiamo aperto</translation>
    </message>
    <message>
        <source>Leave a glove in the hole in the ice</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Lasciare un guanto nel buco nel ghiaccio</translation>
    </message>
    <message>
        <source>Take everything home</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Portare tutto a casa</translation>
    </message>
    <message>
        <source>Recover both wrecked landers</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 5 of its objectives).</extracomment>
        <translation>Recuperare i due lander caduti</translation>
    </message>
    <message>
        <source>The Near Lander</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: name (no. 1 of its loads).</extracomment>
        <translation>Il lander vicino</translation>
    </message>
    <message>
        <source>The Far Lander</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: name (no. 2 of its loads).</extracomment>
        <translation>Il lander lontano</translation>
    </message>
    <message>
        <source>Build the Reserve Panels</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: name of special action 1; Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 3.</extracomment>
        <translation>Costruire i pannelli di riserva</translation>
    </message>
    <message>
        <source>Build the Second Greenhouse</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: name of special action 2.</extracomment>
        <translation>Costruire la seconda serra</translation>
    </message>
    <message>
        <source>Trim the Lamps</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: name of special action 3.</extracomment>
        <translation>Regolare le lampade</translation>
    </message>
</context>
<context>
    <name>habitat_professions</name>
    <message>
        <source>Analyst</source>
        <extracomment>Profession (Halfway) scientist “Analyst”: name.</extracomment>
        <translation>Analista</translation>
    </message>
    <message>
        <source>Arjun Peltola</source>
        <extracomment>Profession (Halfway) scientist “Analyst”: name of somebody of this profession.</extracomment>
        <translation>Arjun Peltola</translation>
    </message>
    <message>
        <source>Mina Tevali</source>
        <extracomment>Profession (Halfway) scientist “Analyst”: name of somebody of this profession.</extracomment>
        <translation>Mina Tevali</translation>
    </message>
    <message>
        <source>Caleb Onwudi</source>
        <extracomment>Profession (Halfway) scientist “Analyst”: name of somebody of this profession.</extracomment>
        <translation>Caleb Onwudi</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <extracomment>Profession (Halfway) geologist “Surveyor”: name.</extracomment>
        <translation>Rilevatore</translation>
    </message>
    <message>
        <source>Kofi Bergstrand</source>
        <extracomment>Profession (Halfway) geologist “Surveyor”: name of somebody of this profession.</extracomment>
        <translation>Kofi Bergstrand</translation>
    </message>
    <message>
        <source>Alma Teuila</source>
        <extracomment>Profession (Halfway) geologist “Surveyor”: name of somebody of this profession.</extracomment>
        <translation>Alma Teuila</translation>
    </message>
    <message>
        <source>Nuno Hargreave</source>
        <extracomment>Profession (Halfway) geologist “Surveyor”: name of somebody of this profession.</extracomment>
        <translation>Nuno Hargreave</translation>
    </message>
    <message>
        <source>Machinist</source>
        <extracomment>Profession (Halfway) engineer “Machinist”: name.</extracomment>
        <translation>Macchinista</translation>
    </message>
    <message>
        <source>Lucia Tanguy</source>
        <extracomment>Profession (Halfway) engineer “Machinist”: name of somebody of this profession.</extracomment>
        <translation>Lucia Tanguy</translation>
    </message>
    <message>
        <source>Perpetua Oduya</source>
        <extracomment>Profession (Halfway) engineer “Machinist”: name of somebody of this profession.</extracomment>
        <translation>Perpetua Oduya</translation>
    </message>
    <message>
        <source>Sven Calloway</source>
        <extracomment>Profession (Halfway) engineer “Machinist”: name of somebody of this profession.</extracomment>
        <translation>Sven Calloway</translation>
    </message>
    <message>
        <source>Physician</source>
        <extracomment>Profession (Halfway) medic “Physician”: name.</extracomment>
        <translation>Dottore</translation>
    </message>
    <message>
        <source>Ewa Matsuda</source>
        <extracomment>Profession (Halfway) medic “Physician”: name of somebody of this profession.</extracomment>
        <translation>Ewa Matsuda</translation>
    </message>
    <message>
        <source>Osei Landau</source>
        <extracomment>Profession (Halfway) medic “Physician”: name of somebody of this profession.</extracomment>
        <translation>Osei Landau</translation>
    </message>
    <message>
        <source>Birgit Chandra</source>
        <extracomment>Profession (Halfway) medic “Physician”: name of somebody of this profession.</extracomment>
        <translation>Birgit Chandra</translation>
    </message>
</context>
<context>
    <name>habitat_regions</name>
    <message>
        <source>Dust Flat</source>
        <extracomment>Region (Halfway) g1a “Dust Flat”: name.</extracomment>
        <translation>Piana di Polvere</translation>
    </message>
    <message>
        <source>Gravel Fan</source>
        <extracomment>Region (Halfway) g1b “Gravel Fan”: name.</extracomment>
        <translation>Ventaglio di Ghiaia</translation>
    </message>
    <message>
        <source>Cobble Field</source>
        <extracomment>Region (Halfway) g1c “Cobble Field”: name.</extracomment>
        <translation>Campo di Ciottoli</translation>
    </message>
    <message>
        <source>Broken Ridge</source>
        <extracomment>Region (Halfway) g1d “Broken Ridge”: name.</extracomment>
        <translation>Cresta Spezzata</translation>
    </message>
    <message>
        <source>Scarp Foot</source>
        <extracomment>Region (Halfway) g1e “Scarp Foot”: name.</extracomment>
        <translation>Piede della Scarpata</translation>
    </message>
    <message>
        <source>Shadow Hollow</source>
        <extracomment>Region (Halfway) g1f “Shadow Hollow”: name.</extracomment>
        <translation>Conca d’Ombra</translation>
    </message>
    <message>
        <source>Crust Plain</source>
        <extracomment>Region (Halfway) g1g “Crust Plain”: name.</extracomment>
        <translation>Piana Crostosa</translation>
    </message>
    <message>
        <source>Old Streambed</source>
        <extracomment>Region (Halfway) g1h “Old Streambed”: name.</extracomment>
        <translation>Vecchio Alveo</translation>
    </message>
    <message>
        <source>Dune Sea</source>
        <extracomment>Region (Halfway) g2a “Dune Sea”: name.</extracomment>
        <translation>Mare di Dune</translation>
    </message>
    <message>
        <source>Vent Field</source>
        <extracomment>Region (Halfway) g2b “Vent Field”: name.</extracomment>
        <translation>Campo di Sfiati</translation>
    </message>
    <message>
        <source>Sink Rift</source>
        <extracomment>Region (Halfway) g2c “Sink Rift”: name.</extracomment>
        <translation>Fossa Cedevole</translation>
    </message>
    <message>
        <source>Boulder Train</source>
        <extracomment>Region (Halfway) g2d “Boulder Train”: name.</extracomment>
        <translation>Fila di Massi</translation>
    </message>
    <message>
        <source>Layered Cliff</source>
        <extracomment>Region (Halfway) g2e “Layered Cliff”: name.</extracomment>
        <translation>Parete a Strati</translation>
    </message>
    <message>
        <source>Ash Shelf</source>
        <extracomment>Region (Halfway) g2f “Ash Shelf”: name.</extracomment>
        <translation>Ripiano di Cenere</translation>
    </message>
    <message>
        <source>Salt Pan</source>
        <extracomment>Region (Halfway) g2g “Salt Pan”: name.</extracomment>
        <translation>Salina</translation>
    </message>
    <message>
        <source>Wind Gate</source>
        <extracomment>Region (Halfway) g2h “Wind Gate”: name.</extracomment>
        <translation>Porta del Vento</translation>
    </message>
    <message>
        <source>Deep Canyon</source>
        <extracomment>Region (Halfway) g3a “Deep Canyon”: name.</extracomment>
        <translation>Canyon Profondo</translation>
    </message>
    <message>
        <source>Fumarole Steps</source>
        <extracomment>Region (Halfway) g3b “Fumarole Steps”: name.</extracomment>
        <translation>Gradini di Fumarole</translation>
    </message>
    <message>
        <source>Polygon Plain</source>
        <extracomment>Region (Halfway) g3c “Polygon Plain”: name.</extracomment>
        <translation>Piana dei Poligoni</translation>
    </message>
</context>
<context>
    <name>habitat_structures</name>
    <message>
        <source>North Air</source>
        <extracomment>Structure of the base (Halfway) OX1 “North Air”: name.</extracomment>
        <translation>Aria Nord</translation>
    </message>
    <message>
        <source>South Air</source>
        <extracomment>Structure of the base (Halfway) OX2 “South Air”: name.</extracomment>
        <translation>Aria Sud</translation>
    </message>
    <message>
        <source>East Panels</source>
        <extracomment>Structure of the base (Halfway) SP1 “East Panels”: name.</extracomment>
        <translation>Pannelli Est</translation>
    </message>
    <message>
        <source>West Panels</source>
        <extracomment>Structure of the base (Halfway) SP2 “West Panels”: name.</extracomment>
        <translation>Pannelli Ovest</translation>
    </message>
    <message>
        <source>Greenhouse</source>
        <extracomment>Structure of the base (Halfway) FRM “Greenhouse”: name.</extracomment>
        <translation>Serra</translation>
    </message>
    <message>
        <source>Reading Nook</source>
        <extracomment>Structure of the base (Halfway) QCR “Reading Nook”: name.</extracomment>
        <translation>Angolo Lettura</translation>
    </message>
    <message>
        <source>Bunks</source>
        <extracomment>Structure of the base (Halfway) CRQ “Bunks”: name.</extracomment>
        <translation>Cuccette</translation>
    </message>
    <message>
        <source>Sick Bay</source>
        <extracomment>Structure of the base (Halfway) MED “Sick Bay”: name.</extracomment>
        <translation>Infermeria</translation>
    </message>
    <message>
        <source>Desk Room</source>
        <extracomment>Structure of the base (Halfway) CTL “Desk Room”: name.</extracomment>
        <translation>Sala Scrivania</translation>
    </message>
    <message>
        <source>Shed</source>
        <extracomment>Structure of the base (Halfway) GAR “Shed”: name.</extracomment>
        <translation>Rimessa</translation>
    </message>
    <message>
        <source>Drone Loft</source>
        <extracomment>Structure of the base (Halfway) PRB “Drone Loft”: name.</extracomment>
        <translation>Soffitta dei Droni</translation>
    </message>
    <message>
        <source>Bench</source>
        <extracomment>Structure of the base (Halfway) LAB “Bench”: name.</extracomment>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Forge</source>
        <extracomment>Structure of the base (Halfway) WSH “Forge”: name.</extracomment>
        <translation>Fucina</translation>
    </message>
    <message>
        <source>Reserve Panels</source>
        <extracomment>Structure of the base (Halfway) rs-array “Reserve Panels”: name.</extracomment>
        <translation>Pannelli di Riserva</translation>
    </message>
    <message>
        <source>Reserve Air</source>
        <extracomment>Structure of the base (Halfway) rs-oxygen “Reserve Air”: name.</extracomment>
        <translation>Aria di Riserva</translation>
    </message>
    <message>
        <source>Second Greenhouse</source>
        <extracomment>Structure of the base (Halfway) rs-farm “Second Greenhouse”: name.</extracomment>
        <translation>Seconda Serra</translation>
    </message>
    <message>
        <source>Field Panels</source>
        <extracomment>Structure of the base (Halfway) fs-array “Field Panels”: name.</extracomment>
        <translation>Pannelli da Campo</translation>
    </message>
    <message>
        <source>Field Air</source>
        <extracomment>Structure of the base (Halfway) fs-oxygen “Field Air”: name.</extracomment>
        <translation>Aria da Campo</translation>
    </message>
    <message>
        <source>Window Boxes</source>
        <extracomment>Structure of the base (Halfway) fs-farm “Window Boxes”: name.</extracomment>
        <translation>Vasi alla Finestra</translation>
    </message>
    <message>
        <source>Two Crates and a Lamp</source>
        <extracomment>Structure of the base (Halfway) fs-corner “Two Crates and a Lamp”: name.</extracomment>
        <translation>Due Casse e una Lampada</translation>
    </message>
    <message>
        <source>Field Bunks</source>
        <extracomment>Structure of the base (Halfway) fs-bunks “Field Bunks”: name.</extracomment>
        <translation>Cuccette da Campo</translation>
    </message>
    <message>
        <source>First-Aid Post</source>
        <extracomment>Structure of the base (Halfway) fs-aid “First-Aid Post”: name.</extracomment>
        <translation>Posto di Pronto Soccorso</translation>
    </message>
    <message>
        <source>Folding Desk</source>
        <extracomment>Structure of the base (Halfway) fs-desk “Folding Desk”: name.</extracomment>
        <translation>Scrivania Pieghevole</translation>
    </message>
    <message>
        <source>Ramp</source>
        <extracomment>Structure of the base (Halfway) fs-ramp “Ramp”: name.</extracomment>
        <translation>Rampa</translation>
    </message>
    <message>
        <source>Hatch</source>
        <extracomment>Structure of the base (Halfway) fs-hatch “Hatch”: name.</extracomment>
        <translation>Portello</translation>
    </message>
    <message>
        <source>Folding Bench</source>
        <extracomment>Structure of the base (Halfway) fs-bench “Folding Bench”: name.</extracomment>
        <translation>Banco Pieghevole</translation>
    </message>
    <message>
        <source>Toolbox</source>
        <extracomment>Structure of the base (Halfway) fs-shop “Toolbox”: name.</extracomment>
        <translation>Cassetta degli Attrezzi</translation>
    </message>
</context>
<context>
    <name>habitat_upgrades</name>
    <message>
        <source>Scan Bed</source>
        <extracomment>Upgrade of a structure (Halfway) up-scan “Scan Bed”: name.</extracomment>
        <translation>Lettino Diagnostico</translation>
    </message>
    <message>
        <source>Healing needs no pawn of the Physician.</source>
        <extracomment>Upgrade of a structure (Halfway) up-scan “Scan Bed”: text.</extracomment>
        <translation>La guarigione non richiede una pedina del Dottore.</translation>
    </message>
    <message>
        <source>Alarm Console</source>
        <extracomment>Upgrade of a structure (Halfway) up-alarm “Alarm Console”: name.</extracomment>
        <translation>Console d’Allarme</translation>
    </message>
    <message>
        <source>Common Room</source>
        <extracomment>Upgrade of a structure (Halfway) up-common “Common Room”: name.</extracomment>
        <translation>Sala Comune</translation>
    </message>
    <message>
        <source>Booster Cell</source>
        <extracomment>Upgrade of a structure (Halfway) up-booster “Booster Cell”: name.</extracomment>
        <translation>Cella di Spinta</translation>
    </message>
    <message>
        <source>Sounding Rig</source>
        <extracomment>Upgrade of a structure (Halfway) up-sounding “Sounding Rig”: name.</extracomment>
        <translation>Sonda a Terra</translation>
    </message>
    <message>
        <source>Assay Bench</source>
        <extracomment>Upgrade of a structure (Halfway) up-assay “Assay Bench”: name.</extracomment>
        <translation>Banco Analisi</translation>
    </message>
    <message>
        <source>Tool Carousel</source>
        <extracomment>Upgrade of a structure (Halfway) up-carousel “Tool Carousel”: name.</extracomment>
        <translation>Giostra degli Attrezzi</translation>
    </message>
    <message>
        <source>Drip Lines</source>
        <extracomment>Upgrade of a structure (Halfway) up-drip “Drip Lines”: name.</extracomment>
        <translation>Linee a Goccia</translation>
    </message>
    <message>
        <source>Managing lowers its malfunction track by 2 instead of 1.</source>
        <extracomment>Upgrade of a structure (Halfway) up-alarm “Alarm Console”: text.</extracomment>
        <translation>La gestione abbassa il tracciato Avaria di 2 invece che di 1.</translation>
    </message>
    <message>
        <source>In each morale phase the First Player gains 1 morale token.</source>
        <extracomment>Upgrade of a structure (Halfway) up-common “Common Room”: text.</extracomment>
        <translation>In ogni fase Morale il primo giocatore riceve 1 segnalino Morale.</translation>
    </message>
    <message>
        <source>At the start of each sol name one red element: what it costs or brings does not count until clean-up.</source>
        <extracomment>Upgrade of a structure (Halfway) up-booster “Booster Cell”: text.</extracomment>
        <translation>All’inizio di ogni sol indicate un elemento rosso: fino alla pulizia i suoi costi e le sue penalità non contano.</translation>
    </message>
    <message>
        <source>Once per sol a collect action with at least one pawn counts as one pawn more.</source>
        <extracomment>Upgrade of a structure (Halfway) up-sounding “Sounding Rig”: text.</extracomment>
        <translation>Una volta per sol un’azione di raccolta con almeno una pedina conta come una pedina in più.</translation>
    </message>
    <message>
        <source>Once per sol roll a blue success die again that was just rolled.</source>
        <extracomment>Upgrade of a structure (Halfway) up-assay “Assay Bench”: text.</extracomment>
        <translation>Una volta per sol ritirate un dado Successo blu appena tirato.</translation>
    </message>
    <message>
        <source>Once per sol a repair with a spare part and at least one pawn counts as one pawn more.</source>
        <extracomment>Upgrade of a structure (Halfway) up-carousel “Tool Carousel”: text.</extracomment>
        <translation>Una volta per sol una riparazione con un pezzo di ricambio e almeno una pedina conta come una pedina in più.</translation>
    </message>
    <message>
        <source>When the plants grow, one of them moves a second space if that one is free.</source>
        <extracomment>Upgrade of a structure (Halfway) up-drip “Drip Lines”: text.</extracomment>
        <translation>Quando le piante crescono, una di esse avanza di un secondo spazio, se è libero.</translation>
    </message>
</context>
<context>
    <name>keywords</name>
    <message>
        <source>mug told</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-mug; Said in quotation marks by follow-up event (Halfway) fu-mug.</extracomment>
        <translation>Ruta sa della tazza</translation>
    </message>
    <message>
        <source>form unseen</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-form.</extracomment>
        <translation>modulo firmato a occhi chiusi</translation>
    </message>
    <message>
        <source>form counted</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-form; Said in quotation marks by follow-up event (Halfway) fu-form.</extracomment>
        <translation>pezzi contati</translation>
    </message>
    <message>
        <source>bean kitchen</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-boot; Said in quotation marks by event (Halfway) ev-bean.</extracomment>
        <translation>il fagiolo resta in cucina</translation>
    </message>
    <message>
        <source>bess opened</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-bess; Said in quotation marks by follow-up event (Halfway) fu-bess.</extracomment>
        <translation>piastra di Bess aperta</translation>
    </message>
    <message>
        <source>class honest</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-class; Said in quotation marks by follow-up event (Halfway) fu-class.</extracomment>
        <translation>risposta sincera alla 4b</translation>
    </message>
    <message>
        <source>owes watch</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-watch; Said in quotation marks by event (Halfway) ev-owed.</extracomment>
        <translation>un turno da restituire</translation>
    </message>
    <message>
        <source>strokes heard</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-strokes; Said in quotation marks by follow-up event (Halfway) fu-strokes.</extracomment>
        <translation>i cinque tratti ascoltati</translation>
    </message>
    <message>
        <source>edge sawn</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-edge; Said in quotation marks by event (Halfway) ev-gap; Said in quotation marks by follow-up event (Halfway) fu-edge.</extracomment>
        <translation>spigolo segato</translation>
    </message>
    <message>
        <source>page sent</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-gap; Said in quotation marks by follow-up event (Halfway) fu-page.</extracomment>
        <translation>pagina sette spedita</translation>
    </message>
    <message>
        <source>slip asked</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-slips; Said in quotation marks by follow-up event (Halfway) fu-slip.</extracomment>
        <translation>di chi era il foglietto</translation>
    </message>
    <message>
        <source>letters kept</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-unsent; Said in quotation marks by follow-up event (Halfway) fu-unsent.</extracomment>
        <translation>lettere conservate</translation>
    </message>
    <message>
        <source>window told</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-orbiter; Said in quotation marks by follow-up event (Halfway) fu-window.</extracomment>
        <translation>la finestra e la sua luce</translation>
    </message>
    <message>
        <source>light visited</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-light; Said in quotation marks by follow-up event (Halfway) fu-light.</extracomment>
        <translation>siete andati alla luce</translation>
    </message>
    <message>
        <source>pia day</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-pia; Said in quotation marks by follow-up event (Halfway) fu-pia.</extracomment>
        <translation>a Pia il giorno vero</translation>
    </message>
    <message>
        <source>pipe honest</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-bunk; Said in quotation marks by follow-up event (Halfway) fu-socks.</extracomment>
        <translation>la verità sul tubo</translation>
    </message>
    <message>
        <source>pipe wrapped</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-bunk; Said in quotation marks by follow-up event (Halfway) fu-socks.</extracomment>
        <translation>tubo fasciato</translation>
    </message>
    <message>
        <source>field lost</source>
        <extracomment>Said in quotation marks by mission (Halfway) moving-in “Moving In”.</extracomment>
        <translation>campo perduto</translation>
    </message>
    <message>
        <source>told desk</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-slips; Said in quotation marks by mission (Halfway) thirsty-ground “Thirsty Ground”; Said in quotation marks by mission (Halfway) static “Static”.</extracomment>
        <translation>detto alla Scrivania</translation>
    </message>
    <message>
        <source>waited</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-slips; Said in quotation marks by entry of the journal of a mission (Halfway) jn-m3-3; Said in quotation marks by mission (Halfway) thirsty-ground “Thirsty Ground”; and more.</extracomment>
        <translation>atteso</translation>
    </message>
    <message>
        <source>halfway gentle</source>
        <extracomment>Said in quotation marks by campaign (Halfway) letter-from-the-ice “A Letter from the Ice”; Said in quotation marks by mission (Halfway) the-quiet-illness “The Quiet Illness”.</extracomment>
        <translation>Mezzavia dolce</translation>
    </message>
    <message>
        <source>halfway hasty</source>
        <extracomment>Said in quotation marks by campaign (Halfway) letter-from-the-ice “A Letter from the Ice”; Said in quotation marks by entry of the journal of a mission (Halfway) jn-m4-3; Said in quotation marks by mission (Halfway) the-quiet-illness “The Quiet Illness”.</extracomment>
        <translation>Mezzavia in fretta</translation>
    </message>
    <message>
        <source>short window</source>
        <extracomment>Said in quotation marks by mission (Halfway) the-quiet-illness “The Quiet Illness”; Said in quotation marks by mission (Halfway) postage “Postage”.</extracomment>
        <translation>finestra breve</translation>
    </message>
    <message>
        <source>stays behind</source>
        <extracomment>Said in quotation marks by entry of the journal of a mission (Halfway) jn-m5-3; Said in quotation marks by mission (Halfway) postage “Postage”.</extracomment>
        <translation>resta qui</translation>
    </message>
    <message>
        <source>edge drawn</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-edge; Said in quotation marks by event (Halfway) ev-gap.</extracomment>
        <translation>spigolo disegnato</translation>
    </message>
    <message>
        <source>glove left</source>
        <extracomment>Said in quotation marks by campaign (Halfway) letter-from-the-ice “A Letter from the Ice”; Said in quotation marks by mission (Halfway) postage “Postage”.</extracomment>
        <translation>guanto lasciato</translation>
    </message>
    <message>
        <source>adrift before</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by logbook entry 2399.</extracomment>
        <translation>già alla deriva</translation>
    </message>
    <message>
        <source>safe returns</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by counters safe_returns; Said in quotation marks by objective Q06 “No One Left Behind”.</extracomment>
        <translation>ritorni sicuri</translation>
    </message>
    <message>
        <source>herbarium fed</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”.</extracomment>
        <translation>erbario nutrito</translation>
    </message>
    <message>
        <source>calf freed</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by logbook entry 105.</extracomment>
        <translation>piccolo liberato</translation>
    </message>
    <message>
        <source>hum harvested</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by logbook entry 118.</extracomment>
        <translation>Ronzio raccolto</translation>
    </message>
    <message>
        <source>second start m04</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by mission M04 “The First Letterbox”.</extracomment>
        <translation>secondo inizio M04</translation>
    </message>
    <message>
        <source>second start m08</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by mission M08 “The Drowned Post”.</extracomment>
        <translation>secondo inizio M08</translation>
    </message>
    <message>
        <source>second start m12</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by mission M12 “Knock Twice”.</extracomment>
        <translation>secondo inizio M12</translation>
    </message>
    <message>
        <source>second start m13</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by mission M13 “The Stuck Tap”.</extracomment>
        <translation>secondo inizio M13</translation>
    </message>
    <message>
        <source>second start m16</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”.</extracomment>
        <translation>secondo inizio M16</translation>
    </message>
    <message>
        <source>second start m17</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by mission M17 “Warm Air”.</extracomment>
        <translation>secondo inizio M17</translation>
    </message>
    <message>
        <source>second start m20</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”.</extracomment>
        <translation>secondo inizio M20</translation>
    </message>
    <message>
        <source>uphill moored</source>
        <extracomment>Said in quotation marks by global condition G06 “Ebb”; Said in quotation marks by point of interest P201 “Moored Roots”.</extracomment>
        <translation>Salita ormeggiata</translation>
    </message>
    <message>
        <source>ripple</source>
        <extracomment>Said in quotation marks by counters ripple; Said in quotation marks by logbook entry 2204; Said in quotation marks by logbook entry 104; and more.</extracomment>
        <translation>increspatura</translation>
    </message>
    <message>
        <source>trust</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by counters trust; Said in quotation marks by discovery D-Ali7 “Keeper’s Thread”; and more.</extracomment>
        <translation>fiducia</translation>
    </message>
    <message>
        <source>repairs</source>
        <extracomment>Said in quotation marks by counters repairs; Said in quotation marks by tech level T0 “Limping”.</extracomment>
        <translation>riparazioni</translation>
    </message>
    <message>
        <source>keepers thread</source>
        <extracomment>Said in quotation marks by discovery D-Ali7 “Keeper’s Thread”.</extracomment>
        <translation>filo del Custode</translation>
    </message>
    <message>
        <source>stamp ember</source>
        <extracomment>Said in quotation marks by logbook entry 2202; Said in quotation marks by logbook entry 2203; Said in quotation marks by logbook entry 2204; and more.</extracomment>
        <translation>timbro della brace</translation>
    </message>
    <message>
        <source>stamp frost</source>
        <extracomment>Said in quotation marks by logbook entry 2202; Said in quotation marks by logbook entry 2203; Said in quotation marks by logbook entry 2204; and more.</extracomment>
        <translation>timbro del gelo</translation>
    </message>
    <message>
        <source>op3 heater</source>
        <extracomment>Said in quotation marks by logbook entry OP-3-18; Said in quotation marks by point of interest OP3-TABLE “The Wedding Table”.</extracomment>
        <translation>stufa dell’operazione 3</translation>
    </message>
    <message>
        <source>op5 first</source>
        <extracomment>Said in quotation marks by logbook entry OP-5-1; Said in quotation marks by point of interest OP5-SMALL “Children’s Walls”; Said in quotation marks by point of interest OP5-STEPS “Bruised Steps”; and more.</extracomment>
        <translation>primo indizio dell’operazione 5</translation>
    </message>
    <message>
        <source>op5 second</source>
        <extracomment>Said in quotation marks by logbook entry OP-5-1; Said in quotation marks by point of interest OP5-SMALL “Children’s Walls”; Said in quotation marks by point of interest OP5-STEPS “Bruised Steps”; and more.</extracomment>
        <translation>secondo indizio dell’operazione 5</translation>
    </message>
    <message>
        <source>op5 third</source>
        <extracomment>Said in quotation marks by logbook entry OP-5-1; Said in quotation marks by point of interest OP5-FIELD “Raked Circles”.</extracomment>
        <translation>terzo indizio dell’operazione 5</translation>
    </message>
    <message>
        <source>strays homed</source>
        <extracomment>Said in quotation marks by logbook entry 2001; Said in quotation marks by logbook entry 507; Said in quotation marks by logbook entry 518.</extracomment>
        <translation>Randagi a casa</translation>
    </message>
    <message>
        <source>strays thanked</source>
        <extracomment>Said in quotation marks by logbook entry 2001.</extracomment>
        <translation>Randagi ringraziati</translation>
    </message>
    <message>
        <source>buoy nine read</source>
        <extracomment>Said in quotation marks by logbook entry 2011.</extracomment>
        <translation>Boa Nove letta</translation>
    </message>
    <message>
        <source>weather post heard</source>
        <extracomment>Said in quotation marks by logbook entry 2021.</extracomment>
        <translation>posta meteo ascoltata</translation>
    </message>
    <message>
        <source>signed carrier</source>
        <extracomment>Said in quotation marks by logbook entry 12; Said in quotation marks by logbook entry 108.</extracomment>
        <translation>firmato come portatore</translation>
    </message>
    <message>
        <source>signed visitor</source>
        <extracomment>Said in quotation marks by logbook entry 12.</extracomment>
        <translation>firmato come visitatore</translation>
    </message>
    <message>
        <source>stamp salt</source>
        <extracomment>Said in quotation marks by logbook entry 100; Said in quotation marks by logbook entry 108; Said in quotation marks by objective O01 “The First Letterbox”; and more.</extracomment>
        <translation>timbro del sale</translation>
    </message>
    <message>
        <source>reeds kept</source>
        <extracomment>Said in quotation marks by logbook entry 104.</extracomment>
        <translation>canne risparmiate</translation>
    </message>
    <message>
        <source>hum address</source>
        <extracomment>Said in quotation marks by logbook entry 104; Said in quotation marks by logbook entry 107; Said in quotation marks by point of interest P112 “Letterbox, Shut”.</extracomment>
        <translation>indirizzo di Ronzio</translation>
    </message>
    <message>
        <source>reeds cut</source>
        <extracomment>Said in quotation marks by logbook entry 104.</extracomment>
        <translation>canne tagliate</translation>
    </message>
    <message>
        <source>asked home</source>
        <extracomment>Said in quotation marks by logbook entry 108.</extracomment>
        <translation>chiesto di casa</translation>
    </message>
    <message>
        <source>asked sender</source>
        <extracomment>Said in quotation marks by logbook entry 108.</extracomment>
        <translation>chiesto del mittente</translation>
    </message>
    <message>
        <source>stamp tide</source>
        <extracomment>Said in quotation marks by logbook entry 200; Said in quotation marks by logbook entry 208; Said in quotation marks by logbook entry 214; and more.</extracomment>
        <translation>timbro della marea</translation>
    </message>
    <message>
        <source>raft met</source>
        <extracomment>Said in quotation marks by logbook entry 200; Said in quotation marks by logbook entry 202; Said in quotation marks by logbook entry 218; and more.</extracomment>
        <translation>zattera incontrata</translation>
    </message>
    <message>
        <source>child home</source>
        <extracomment>Said in quotation marks by logbook entry 200; Said in quotation marks by logbook entry 209; Said in quotation marks by logbook entry 218; and more.</extracomment>
        <translation>bambino a casa</translation>
    </message>
    <message>
        <source>child aboard</source>
        <extracomment>Said in quotation marks by logbook entry 200; Said in quotation marks by logbook entry 209; Said in quotation marks by logbook entry 218; and more.</extracomment>
        <translation>bambino a bordo</translation>
    </message>
    <message>
        <source>child scattered</source>
        <extracomment>Said in quotation marks by logbook entry 200; Said in quotation marks by logbook entry 218; Said in quotation marks by logbook entry 219; and more.</extracomment>
        <translation>bambino disperso</translation>
    </message>
    <message>
        <source>child told</source>
        <extracomment>Said in quotation marks by logbook entry 206.</extracomment>
        <translation>bambino informato</translation>
    </message>
    <message>
        <source>uphill promise</source>
        <extracomment>Said in quotation marks by logbook entry 206; Said in quotation marks by point of interest P207 “Drifting Cluster”.</extracomment>
        <translation>promessa a Salita</translation>
    </message>
    <message>
        <source>raft tank</source>
        <extracomment>Said in quotation marks by logbook entry 209; Said in quotation marks by mission M09 “Three Hundred Small Voices”; Said in quotation marks by point of interest P208 “Tank Frame”.</extracomment>
        <translation>cisterna della zattera</translation>
    </message>
    <message>
        <source>dorrun met</source>
        <extracomment>Said in quotation marks by logbook entry 300; Said in quotation marks by logbook entry 305.</extracomment>
        <translation>Dorrun incontrati</translation>
    </message>
    <message>
        <source>ninth gallery</source>
        <extracomment>Said in quotation marks by logbook entry 300; Said in quotation marks by logbook entry 302.</extracomment>
        <translation>nona galleria</translation>
    </message>
    <message>
        <source>tap closed</source>
        <extracomment>Said in quotation marks by logbook entry 300; Said in quotation marks by logbook entry 308; Said in quotation marks by logbook entry 312; and more.</extracomment>
        <translation>rubinetto chiuso</translation>
    </message>
    <message>
        <source>tap open</source>
        <extracomment>Said in quotation marks by logbook entry 300; Said in quotation marks by logbook entry 309; Said in quotation marks by logbook entry 312.</extracomment>
        <translation>rubinetto aperto</translation>
    </message>
    <message>
        <source>ledger copied</source>
        <extracomment>Said in quotation marks by logbook entry 308; Said in quotation marks by point of interest P305 “Heat Ledger”.</extracomment>
        <translation>registro copiato</translation>
    </message>
    <message>
        <source>voice dorrun</source>
        <extracomment>Said in quotation marks by logbook entry 311; Said in quotation marks by situation S15 “Knocking in the Pipes”.</extracomment>
        <translation>voce dei Dorrun</translation>
    </message>
    <message>
        <source>kiln dark</source>
        <extracomment>Said in quotation marks by logbook entry 313; Said in quotation marks by point of interest P310 “Letter Kiln”.</extracomment>
        <translation>Fornace spenta</translation>
    </message>
    <message>
        <source>shelves counted</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 414.</extracomment>
        <translation>scaffali contati</translation>
    </message>
    <message>
        <source>sleepers found</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 402; Said in quotation marks by logbook entry 414.</extracomment>
        <translation>dormienti trovati</translation>
    </message>
    <message>
        <source>shelf asked</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 407; Said in quotation marks by logbook entry 414; and more.</extracomment>
        <translation>scaffale interpellato</translation>
    </message>
    <message>
        <source>shelf thawed</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 408; Said in quotation marks by logbook entry 414; and more.</extracomment>
        <translation>scaffale disgelato</translation>
    </message>
    <message>
        <source>shelf kept</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 409; Said in quotation marks by logbook entry 418; and more.</extracomment>
        <translation>scaffale conservato</translation>
    </message>
    <message>
        <source>scent door open</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 406; Said in quotation marks by logbook entry 414.</extracomment>
        <translation>porta dei profumi aperta</translation>
    </message>
    <message>
        <source>core waits</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 402; Said in quotation marks by logbook entry 413; and more.</extracomment>
        <translation>il nucleo aspetta</translation>
    </message>
    <message>
        <source>shelf lamp</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 414; Said in quotation marks by point of interest P405 “Reading Lamp Stand”.</extracomment>
        <translation>lampada dello scaffale</translation>
    </message>
    <message>
        <source>voice ennare</source>
        <extracomment>Said in quotation marks by logbook entry 410; Said in quotation marks by logbook entry 415; Said in quotation marks by point of interest P408 “Sleepers’ Ring”.</extracomment>
        <translation>voce degli Ennare</translation>
    </message>
    <message>
        <source>stamp lamp</source>
        <extracomment>Said in quotation marks by logbook entry 500; Said in quotation marks by logbook entry 505; Said in quotation marks by objective O03 “Three Stamps”; and more.</extracomment>
        <translation>timbro della lampada</translation>
    </message>
    <message>
        <source>strays met</source>
        <extracomment>Said in quotation marks by logbook entry 500; Said in quotation marks by logbook entry 501; Said in quotation marks by logbook entry 518.</extracomment>
        <translation>Randagi incontrati</translation>
    </message>
    <message>
        <source>strays route</source>
        <extracomment>Said in quotation marks by logbook entry 500; Said in quotation marks by logbook entry 507; Said in quotation marks by point of interest P513 “Route Tokens”.</extracomment>
        <translation>rotta dei Randagi</translation>
    </message>
    <message>
        <source>strays scrapped</source>
        <extracomment>Said in quotation marks by logbook entry 500; Said in quotation marks by logbook entry 507; Said in quotation marks by logbook entry 518.</extracomment>
        <translation>Randagi smontati</translation>
    </message>
    <message>
        <source>patience answered</source>
        <extracomment>Said in quotation marks by logbook entry 506; Said in quotation marks by point of interest P510 “Arch in the Reeds”.</extracomment>
        <translation>risposto a Pazienza</translation>
    </message>
    <message>
        <source>strays left</source>
        <extracomment>Said in quotation marks by logbook entry 507; Said in quotation marks by logbook entry 518.</extracomment>
        <translation>Randagi lasciati</translation>
    </message>
    <message>
        <source>heron log</source>
        <extracomment>Said in quotation marks by objective O05 “Where the Heron Went”.</extracomment>
        <translation>diario della Heron</translation>
    </message>
    <message>
        <source>heron home</source>
        <extracomment>Said in quotation marks by objective O05 “Where the Heron Went”.</extracomment>
        <translation>Heron a casa</translation>
    </message>
    <message>
        <source>heron stays</source>
        <extracomment>Said in quotation marks by objective O05 “Where the Heron Went”.</extracomment>
        <translation>la Heron resta</translation>
    </message>
    <message>
        <source>guest seat</source>
        <extracomment>Said in quotation marks by point of interest P304 “Guest Seat”.</extracomment>
        <translation>posto dell’ospite</translation>
    </message>
    <message>
        <source>post</source>
        <extracomment>Said in quotation marks by research project R01 “Small Keeper, Large Questions”; Said in quotation marks by research project R03 “Reading the Wrapper”; Said in quotation marks by research project R15 “How Strays Think”.</extracomment>
        <translation>posta</translation>
    </message>
    <message>
        <source>materials</source>
        <extracomment>Said in quotation marks by research project R02 “Reed Acoustics”; Said in quotation marks by research project R08 “Cold Storage”; Said in quotation marks by research project R09 “Tools That Stay Warm”; and more.</extracomment>
        <translation>materiali</translation>
    </message>
    <message>
        <source>biology</source>
        <extracomment>Said in quotation marks by research project R04 “Ship’s Pharmacy”; Said in quotation marks by research project R06 “Sleep and Other Medicine”; Said in quotation marks by research project R13 “Seeds That Walk”; and more.</extracomment>
        <translation>biologia</translation>
    </message>
    <message>
        <source>current</source>
        <extracomment>Said in quotation marks by research project R05 “Soundings in Thin Space”; Said in quotation marks by research project R07 “Tide Tables”; Said in quotation marks by research project R12 “Weather Without Words”.</extracomment>
        <translation>corrente</translation>
    </message>
    <message>
        <source>peoples</source>
        <extracomment>Said in quotation marks by research project R10 “Teaching by Doing”; Said in quotation marks by research project R14 “Grammar of Scent”; Said in quotation marks by research project R16 “Sentences in Stone”; and more.</extracomment>
        <translation>popoli</translation>
    </message>
    <message>
        <source>leak growing</source>
        <extracomment>Said in quotation marks by situation S07 “The Leak on Deck Four”.</extracomment>
        <translation>la falla cresce</translation>
    </message>
    <message>
        <source>voice heron</source>
        <extracomment>Said in quotation marks by situation S17 “The Heron’s Families”.</extracomment>
        <translation>voce della Heron</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>Said in quotation marks by threat OX2 “Sorting Arm, Unsupervised”.</extracomment>
        <translation>archiviare</translation>
    </message>
    <message>
        <source>stamp</source>
        <extracomment>Said in quotation marks by threat OX4 “Return Bureau, on Duty”.</extracomment>
        <translation>timbrare</translation>
    </message>
    <message>
        <source>embrace</source>
        <extracomment>Said in quotation marks by threat OX3 “Slow Fire, an Uncle”.</extracomment>
        <translation>abbracciare</translation>
    </message>
    <message>
        <source>rake</source>
        <extracomment>Said in quotation marks by threat X09 “Garden Rake”.</extracomment>
        <translation>rastrellare</translation>
    </message>
    <message>
        <source>offer</source>
        <extracomment>Said in quotation marks by threat X01 “Overdue Carrier”.</extracomment>
        <translation>offrire</translation>
    </message>
    <message>
        <source>stab</source>
        <extracomment>Said in quotation marks by threat X02 “Bank Stalker”.</extracomment>
        <translation>infilzare</translation>
    </message>
    <message>
        <source>crust</source>
        <extracomment>Said in quotation marks by threat X04 “Slow Fire”.</extracomment>
        <translation>crosta</translation>
    </message>
    <message>
        <source>scorch</source>
        <extracomment>Said in quotation marks by threat X04 “Slow Fire”.</extracomment>
        <translation>bruciare</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>Said in quotation marks by threat X05 “Undersnow”.</extracomment>
        <translation>passare</translation>
    </message>
    <message>
        <source>undersnow passed</source>
        <extracomment>Said in quotation marks by threat X05 “Undersnow”.</extracomment>
        <translation>sottoneve superata</translation>
    </message>
    <message>
        <source>relieve</source>
        <extracomment>Said in quotation marks by threat X06 “Stray Flock”.</extracomment>
        <translation>alleggerire</translation>
    </message>
    <message>
        <source>dazzle</source>
        <extracomment>Said in quotation marks by threat X07 “Lamp Mother”.</extracomment>
        <translation>abbagliare</translation>
    </message>
    <message>
        <source>switch off</source>
        <extracomment>Said in quotation marks by threat X07 “Lamp Mother”.</extracomment>
        <translation>spegnere</translation>
    </message>
</context>
<context>
    <name>lander_mods</name>
    <message>
        <source>Plate Skirt</source>
        <extracomment>Lander mod A01 “Plate Skirt”: name.</extracomment>
        <translation>Gonna di Piastre</translation>
    </message>
    <message>
        <source>It rattles, but it rattles outside.</source>
        <extracomment>Lander mod A01 “Plate Skirt”: story.</extracomment>
        <translation>Sferraglia, ma sferraglia fuori.</translation>
    </message>
    <message>
        <source>Vane Set</source>
        <extracomment>Lander mod A02 “Vane Set”: name.</extracomment>
        <translation>Set di Alette</translation>
    </message>
    <message>
        <source>Four small fins and a bigger opinion of corners.</source>
        <extracomment>Lander mod A02 “Vane Set”: story.</extracomment>
        <translation>Quattro piccole pinne e un’opinione più alta delle curve.</translation>
    </message>
    <message>
        <source>Wide Ear</source>
        <extracomment>Lander mod A03 “Wide Ear”: name.</extracomment>
        <translation>Orecchio Largo</translation>
    </message>
    <message>
        <source>A dish that used to serve paella.</source>
        <extracomment>Lander mod A03 “Wide Ear”: story.</extracomment>
        <translation>Un’antenna che un tempo serviva la paella.</translation>
    </message>
    <message>
        <source>Crumple Nose</source>
        <extracomment>Lander mod A04 “Crumple Nose”: name.</extracomment>
        <translation>Muso Cedevole</translation>
    </message>
    <message>
        <source>Meant to be ruined, so that the rest is not.</source>
        <extracomment>Lander mod A04 “Crumple Nose”: story.</extracomment>
        <translation>Fatto per rovinarsi, così il resto no.</translation>
    </message>
    <message>
        <source>Rain Eyes</source>
        <extracomment>Lander mod A05 “Rain Eyes”: name.</extracomment>
        <translation>Occhi da Pioggia</translation>
    </message>
    <message>
        <source>They blink.</source>
        <extracomment>Lander mod A05 “Rain Eyes”: story.</extracomment>
        <translation>Sbattono le palpebre.</translation>
    </message>
    <message>
        <source>Thick Glass</source>
        <extracomment>Lander mod A06 “Thick Glass”: name.</extracomment>
        <translation>Vetro Spesso</translation>
    </message>
    <message>
        <source>One can see the weather, and the weather cannot see one.</source>
        <extracomment>Lander mod A06 “Thick Glass”: story.</extracomment>
        <translation>Si vede il tempo, e il tempo non vede voi.</translation>
    </message>
    <message>
        <source>Soft Legs</source>
        <extracomment>Lander mod A07 “Soft Legs”: name.</extracomment>
        <translation>Gambe Morbide</translation>
    </message>
    <message>
        <source>She curtsies.</source>
        <extracomment>Lander mod A07 “Soft Legs”: story.</extracomment>
        <translation>Fa la riverenza.</translation>
    </message>
    <message>
        <source>Heat Tiles</source>
        <extracomment>Lander mod A08 “Heat Tiles”: name.</extracomment>
        <translation>Piastrelle Termiche</translation>
    </message>
    <message>
        <source>Each signed on the back by whoever baked it.</source>
        <extracomment>Lander mod A08 “Heat Tiles”: story.</extracomment>
        <translation>Ciascuna firmata sul retro da chi l’ha cotta.</translation>
    </message>
    <message>
        <source>Ice Runners</source>
        <extracomment>Lander mod A09 “Ice Runners”: name.</extracomment>
        <translation>Pattini da Ghiaccio</translation>
    </message>
    <message>
        <source>For ponds, glaciers and a certain kind of floor.</source>
        <extracomment>Lander mod A09 “Ice Runners”: story.</extracomment>
        <translation>Per stagni, ghiacciai e un certo tipo di pavimento.</translation>
    </message>
    <message>
        <source>Soft Fins</source>
        <extracomment>Lander mod A10 “Soft Fins”: name.</extracomment>
        <translation>Pinne Morbide</translation>
    </message>
    <message>
        <source>Grown rather than cut.</source>
        <extracomment>Lander mod A10 “Soft Fins”: story.</extracomment>
        <translation>Cresciute anziché tagliate.</translation>
    </message>
    <message>
        <source>Lockers</source>
        <extracomment>Lander mod A11 “Lockers”: name.</extracomment>
        <translation>Armadietti</translation>
    </message>
    <message>
        <source>With hooks. It was the hooks that took the time.</source>
        <extracomment>Lander mod A11 “Lockers”: story.</extracomment>
        <translation>Coi ganci. Sono stati i ganci a richiedere tempo.</translation>
    </message>
    <message>
        <source>Cargo Net</source>
        <extracomment>Lander mod A12 “Cargo Net”: name.</extracomment>
        <translation>Rete da Carico</translation>
    </message>
    <message>
        <source>Knots by Tavita Morrow; do not improve them.</source>
        <extracomment>Lander mod A12 “Cargo Net”: story.</extracomment>
        <translation>Nodi di Tavita Morrow; non migliorateli.</translation>
    </message>
    <message>
        <source>Tool Wall</source>
        <extracomment>Lander mod A13 “Tool Wall”: name.</extracomment>
        <translation>Parete Attrezzi</translation>
    </message>
    <message>
        <source>Every tool has its outline, and the outlines miss them.</source>
        <extracomment>Lander mod A13 “Tool Wall”: story.</extracomment>
        <translation>Ogni attrezzo ha la sua sagoma, e le sagome ne sentono la mancanza.</translation>
    </message>
    <message>
        <source>Porch Lamp</source>
        <extracomment>Lander mod A14 “Porch Lamp”: name.</extracomment>
        <translation>Lampada da Veranda</translation>
    </message>
    <message>
        <source>Where a lamp is lit, less goes wrong, or it goes wrong more quietly.</source>
        <extracomment>Lander mod A14 “Porch Lamp”: story.</extracomment>
        <translation>Dove c’è una lampada accesa va storto di meno, o va storto più piano.</translation>
    </message>
    <message>
        <source>Bunk Nook</source>
        <extracomment>Lander mod A15 “Bunk Nook”: name.</extracomment>
        <translation>Angolo Cuccette</translation>
    </message>
    <message>
        <source>Two bunks and a curtain: civilization.</source>
        <extracomment>Lander mod A15 “Bunk Nook”: story.</extracomment>
        <translation>Due cuccette e una tenda: civiltà.</translation>
    </message>
    <message>
        <source>Brew Corner</source>
        <extracomment>Lander mod A16 “Brew Corner”: name.</extracomment>
        <translation>Angolo del Tè</translation>
    </message>
    <message>
        <source>Nobody has ever left it without an idea.</source>
        <extracomment>Lander mod A16 “Brew Corner”: story.</extracomment>
        <translation>Nessuno ne è mai uscito senza un’idea.</translation>
    </message>
    <message>
        <source>Splice Winch</source>
        <extracomment>Lander mod A17 “Splice Winch”: name.</extracomment>
        <translation>Verricello Intrecciato</translation>
    </message>
    <message>
        <source>It hums when it pulls. So does whoever is being pulled.</source>
        <extracomment>Lander mod A17 “Splice Winch”: story.</extracomment>
        <translation>Quando tira, canticchia. Anche chi viene tirato.</translation>
    </message>
    <message>
        <source>Weather Drum</source>
        <extracomment>Lander mod A18 “Weather Drum”: name.</extracomment>
        <translation>Tamburo del Tempo</translation>
    </message>
    <message>
        <source>Skin from nobody. It tightens before the wind turns.</source>
        <extracomment>Lander mod A18 “Weather Drum”: story.</extracomment>
        <translation>La pelle non è di nessuno. Si tende prima che giri il vento.</translation>
    </message>
    <message>
        <source>Reading Light</source>
        <extracomment>Lander mod A19 “Reading Light”: name.</extracomment>
        <translation>Luce da Lettura</translation>
    </message>
    <message>
        <source>For small print and old walls.</source>
        <extracomment>Lander mod A19 “Reading Light”: story.</extracomment>
        <translation>Per caratteri minuti e vecchi muri.</translation>
    </message>
    <message>
        <source>Traveling Coop</source>
        <extracomment>Lander mod A20 “Traveling Coop”: name.</extracomment>
        <translation>Pollaio da Viaggio</translation>
    </message>
    <message>
        <source>One hen, one perch, one window. Whatever happens down there, there will be an egg.</source>
        <extracomment>Lander mod A20 “Traveling Coop”: story.</extracomment>
        <translation>Una gallina, un posatoio, un finestrino. Qualunque cosa succeda laggiù, ci sarà un uovo.</translation>
    </message>
    <message>
        <source>Sample Rack</source>
        <extracomment>Lander mod A21 “Sample Rack”: name.</extracomment>
        <translation>Portacampioni</translation>
    </message>
    <message>
        <source>Even the things that turn out to be nothing travel in a labeled tube.</source>
        <extracomment>Lander mod A21 “Sample Rack”: story.</extracomment>
        <translation>Anche le cose che si rivelano niente viaggiano in una provetta etichettata.</translation>
    </message>
    <message>
        <source>Drop Crates</source>
        <extracomment>Lander mod A22 “Drop Crates”: name.</extracomment>
        <translation>Casse a Lancio</translation>
    </message>
    <message>
        <source>They come down where you are, more or less.</source>
        <extracomment>Lander mod A22 “Drop Crates”: story.</extracomment>
        <translation>Atterrano dove siete voi, più o meno.</translation>
    </message>
</context>
<context>
    <name>landers</name>
    <message>
        <source>Kettle</source>
        <extracomment>Lander LD-1 “Kettle”: name.</extracomment>
        <translation>Bollitore</translation>
    </message>
    <message>
        <source>Ladle</source>
        <extracomment>Lander LD-2 “Ladle”: name.</extracomment>
        <translation>Mestolo</translation>
    </message>
    <message>
        <source>Skillet</source>
        <extracomment>Lander LD-3 “Skillet”: name.</extracomment>
        <translation>Padella</translation>
    </message>
    <message>
        <source>Corkscrew</source>
        <extracomment>Lander LD-4 “Corkscrew”: name.</extracomment>
        <translation>Cavatappi</translation>
    </message>
    <message>
        <source>Colander</source>
        <extracomment>Lander LD-5 “Colander”: name.</extracomment>
        <translation>Scolapasta</translation>
    </message>
    <message>
        <source>Samovar</source>
        <extracomment>Lander LD-6 “Samovar”: name.</extracomment>
        <translation>Samovar</translation>
    </message>
</context>
<context>
    <name>landing_cards</name>
    <message>
        <source>Hum</source>
        <extracomment>Landing card L01 “Hum”: name.</extracomment>
        <translation>Ronzio</translation>
    </message>
    <message>
        <source>Armor and Sensors</source>
        <extracomment>Landing card L01 “Hum”: the statistics of the lander that the landing tests.</extracomment>
        <translation>Armatura e Sensori</translation>
    </message>
    <message>
        <source>It repeats what you say. Mind it.</source>
        <extracomment>Landing card L01 “Hum”: advice of the scanner, a sentence.</extracomment>
        <translation>Ripete ciò che dite. Badateci.</translation>
    </message>
    <message>
        <source>Uphill</source>
        <extracomment>Landing card L02 “Uphill”: name.</extracomment>
        <translation>Salita</translation>
    </message>
    <message>
        <source>Agility, Sensors and Armor</source>
        <extracomment>Landing card L02 “Uphill”: the statistics of the lander that the landing tests; Landing card L17 “Uphill, Spring Tide”: the statistics of the lander that the landing tests; Landing card OL-1 “Express Delivery”: the statistics of the lander that the landing tests.</extracomment>
        <translation>Agilità, Sensori e Armatura</translation>
    </message>
    <message>
        <source>Know where the water is.</source>
        <extracomment>Landing card L02 “Uphill”: advice of the scanner, a sentence.</extracomment>
        <translation>Sappiate dov’è l’acqua.</translation>
    </message>
    <message>
        <source>Kiln</source>
        <extracomment>Landing card L03 “Kiln”: name.</extracomment>
        <translation>Fornace</translation>
    </message>
    <message>
        <source>Armor and Agility</source>
        <extracomment>Landing card L03 “Kiln”: the statistics of the lander that the landing tests; Landing card OL-3 “Third Hammer’s Wedding”: the statistics of the lander that the landing tests.</extracomment>
        <translation>Armatura e Agilità</translation>
    </message>
    <message>
        <source>Tighten everything that rattles.</source>
        <extracomment>Landing card L03 “Kiln”: advice of the scanner, a sentence.</extracomment>
        <translation>Stringete tutto ciò che sbatte.</translation>
    </message>
    <message>
        <source>Cold Shelf</source>
        <extracomment>Landing card L04 “Cold Shelf”: name.</extracomment>
        <translation>Scaffale Freddo</translation>
    </message>
    <message>
        <source>Sensors and Agility</source>
        <extracomment>Landing card L04 “Cold Shelf”: the statistics of the lander that the landing tests; Landing card L05 “Pebble Moor”: the statistics of the lander that the landing tests; Landing card L18 “Cold Shelf, Awake”: the statistics of the lander that the landing tests; and more.</extracomment>
        <translation>Sensori e Agilità</translation>
    </message>
    <message>
        <source>Bring more patience than heaters.</source>
        <extracomment>Landing card L04 “Cold Shelf”: advice of the scanner, a sentence.</extracomment>
        <translation>Portate più pazienza che stufette.</translation>
    </message>
    <message>
        <source>Pebble Moor</source>
        <extracomment>Landing card L05 “Pebble Moor”: name.</extracomment>
        <translation>Brughiera dei Ciottoli</translation>
    </message>
    <message>
        <source>You will be asked a question.</source>
        <extracomment>Landing card L05 “Pebble Moor”: advice of the scanner, a sentence.</extracomment>
        <translation>Vi sarà fatta una domanda.</translation>
    </message>
    <message>
        <source>Uphill, Spring Tide</source>
        <extracomment>Landing card L17 “Uphill, Spring Tide”: name.</extracomment>
        <translation>Salita, marea sigiziale</translation>
    </message>
    <message>
        <source>Somebody has grown.</source>
        <extracomment>Landing card L17 “Uphill, Spring Tide”: advice of the scanner, a sentence.</extracomment>
        <translation>Qualcuno è cresciuto.</translation>
    </message>
    <message>
        <source>Cold Shelf, Awake</source>
        <extracomment>Landing card L18 “Cold Shelf, Awake”: name.</extracomment>
        <translation>Scaffale Freddo, desto</translation>
    </message>
    <message>
        <source>It smells of bread.</source>
        <extracomment>Landing card L18 “Cold Shelf, Awake”: advice of the scanner, a sentence.</extracomment>
        <translation>Sa di pane.</translation>
    </message>
    <message>
        <source>Express Delivery</source>
        <extracomment>Landing card OL-1 “Express Delivery”: name.</extracomment>
        <translation>Consegna Espressa</translation>
    </message>
    <message>
        <source>Keep it under your coat.</source>
        <extracomment>Landing card OL-1 “Express Delivery”: advice of the scanner, a sentence.</extracomment>
        <translation>Tenetela sotto il cappotto.</translation>
    </message>
    <message>
        <source>The Night Shift</source>
        <extracomment>Landing card OL-2 “The Night Shift”: name.</extracomment>
        <translation>Il Turno di Notte</translation>
    </message>
    <message>
        <source>Open nothing.</source>
        <extracomment>Landing card OL-2 “The Night Shift”: advice of the scanner, a sentence.</extracomment>
        <translation>Non aprite niente.</translation>
    </message>
    <message>
        <source>Third Hammer’s Wedding</source>
        <extracomment>Landing card OL-3 “Third Hammer’s Wedding”: name.</extracomment>
        <translation>Le nozze di Terzo Martello</translation>
    </message>
    <message>
        <source>Bring something hot.</source>
        <extracomment>Landing card OL-3 “Third Hammer’s Wedding”: advice of the scanner, a sentence.</extracomment>
        <translation>Portate qualcosa di caldo.</translation>
    </message>
    <message>
        <source>Two on a Rope</source>
        <extracomment>Landing card OL-4 “Two on a Rope”: name.</extracomment>
        <translation>In due su una corda</translation>
    </message>
    <message>
        <source>Agility and Sensors</source>
        <extracomment>Landing card OL-4 “Two on a Rope”: the statistics of the lander that the landing tests; Landing card OL-5 “What the Wall Says Next”: the statistics of the lander that the landing tests.</extracomment>
        <translation>Agilità e Sensori</translation>
    </message>
    <message>
        <source>Do not look at each other. Look at the rope.</source>
        <extracomment>Landing card OL-4 “Two on a Rope”: advice of the scanner, a sentence.</extracomment>
        <translation>Non guardatevi l’un l’altro. Guardate la corda.</translation>
    </message>
    <message>
        <source>What the Wall Says Next</source>
        <extracomment>Landing card OL-5 “What the Wall Says Next”: name.</extracomment>
        <translation>Che cosa dice poi il muro</translation>
    </message>
    <message>
        <source>Read before you lift.</source>
        <extracomment>Landing card OL-5 “What the Wall Says Next”: advice of the scanner, a sentence.</extracomment>
        <translation>Leggete prima di sollevare.</translation>
    </message>
</context>
<context>
    <name>logs</name>
    <message>
        <source>After the soup the captain asks for the River Table, and everyone who can find a wall to lean on comes along. It is a table of dark water; the Shallows float on it as corks, and Soren Mbali has taken away the cups. Four systems lie within reach. Three of them have names by the end of the evening, all of them rivers, since one has to begin somewhere. On the nearest cork somebody has stuck a flag made from a tea bag. “There is an arch on that world,” says Soren, “and it asks one question. I suggest that we go and find out what it is.”</source>
        <extracomment>Logbook entry 2200: story.</extracomment>
        <translation>Dopo la zuppa la capitana convoca tutti al Tavolo dei Fiumi, e viene chiunque trovi una parete a cui appoggiarsi. È un tavolo d’acqua scura; le Secche ci galleggiano come sugheri, e Soren Mbali ha tolto le tazze. Quattro sistemi sono a portata. A fine serata tre hanno un nome, tutti nomi di fiumi, visto che da qualche parte bisogna pur cominciare. Sul sughero più vicino qualcuno ha piantato una bandierina fatta con una bustina di tè. «Su quel mondo c’è un arco», dice Soren, «e fa una sola domanda. Propongo di andare a scoprire qual è.»</translation>
    </message>
    <message>
        <source>The ink on the wrapper is still wet when you carry the Letter back through the galley: one small white mark, a wave, pressed on by an arch that had waited four thousand years to do so. Soren Mbali looks at it through a glass and says nothing for long enough to become alarming. Then the River Table moves. A fourth cork, which had lain at the rim since the launch, rights itself and begins to drift toward the middle. Another system can be reached. In honor of the day Marcelline Ott names a hen after the event, and nobody can agree which.</source>
        <extracomment>Logbook entry 2201: story.</extracomment>
        <translation>L’inchiostro sull’involto è ancora fresco quando riportate la Lettera attraverso la cambusa: un piccolo segno bianco, un’onda, impresso da un arco che per farlo ha aspettato quattromila anni. Soren Mbali lo guarda con una lente e non dice nulla abbastanza a lungo da diventare allarmante. Poi il Tavolo dei Fiumi si muove. Un quarto sughero, che dal varo giaceva sul bordo, si raddrizza e comincia ad andare alla deriva verso il centro. Si può raggiungere un altro sistema. In onore della giornata Marcelline Ott dà a una gallina il nome dell’evento, e nessuno riesce a mettersi d’accordo su quale.</translation>
    </message>
    <message>
        <source>Two peoples have met you now, and as far as anybody can tell neither regrets it. On the Long Bench there is a queue to touch the spoon, or the stone, or the vial, whichever came home last. What strikes everybody is how little was needed: hands shown open, a drawing, somebody willing to look foolish first. Chief Ning has been doing sums all week and nails them to the door of the Works. If this is going to be a long road, say the sums, she had better be in good order for it, and it will take forty small repairs. The first one is the door.</source>
        <extracomment>Logbook entry 2202: story.</extracomment>
        <translation>Ormai vi hanno incontrati due popoli e, per quanto se ne può capire, nessuno dei due se ne pente. Al Banco Lungo c’è la coda per toccare il cucchiaio, o la pietra, o la fiala, a seconda di che cosa sia arrivato a casa per ultimo. A colpire tutti è quanto poco sia bastato: mani mostrate aperte, un disegno, qualcuno disposto a fare per primo la figura dello sciocco. Il capo Ning ha fatto conti tutta la settimana e li inchioda alla porta dell’Officina. Se la strada ha da essere lunga, dicono i conti, meglio che la nave sia in ordine, e ci vorranno quaranta piccole riparazioni. La prima è la porta.</translation>
    </message>
    <message>
        <source>Four stamps stand on the wrapper in a row, each in another ink, and the Letter has begun to be talked about. You hear it on the old frequencies, faint and formal, from stations that have had nothing to pass on for four thousand years: a carrier is on the road; she has four; she knocks. In the Works they have hung up a bell, so that messages need not be carried by whoever happens to be fastest. And on the River Table all the corks of Drava lean together over one dark spot. There the road goes down. Thimble has drawn it many times, and every time it has drawn a door.</source>
        <extracomment>Logbook entry 2203: story.</extracomment>
        <translation>Sull’involto ci sono quattro timbri in fila, ciascuno di un inchiostro diverso, e della Lettera si comincia a parlare. Lo sentite sulle vecchie frequenze, fievole e formale, da stazioni che da quattromila anni non avevano niente da riferire: c’è un portatore per strada; ne ha quattro; bussa. All’Officina hanno appeso una campana, così i messaggi non deve portarli chi per caso corre di più. E sul Tavolo dei Fiumi tutti i sugheri di Drava si chinano insieme sopra una sola macchia scura. Lì la strada scende. Ditale l’ha disegnata molte volte, e ogni volta ha disegnato una porta.</translation>
    </message>
    <message>
        <source>Nobody sleeps that night. The sentence goes from deck to deck without being spoken, and wherever people sit together there is one of them looking at the Letter. *You are hurting it.* They have put a blanket around the cradle, and taken it off again, and put it back. Henrike Obi has measured everything there is to be measured: the Letter is unharmed. The captain listens to all that, standing behind the yellow line with nowhere to go. “Then somebody had better find out,” she says, “what else it could have meant.” Ahead, where the road comes up again, a buoy is blinking. It blinks in English.</source>
        <extracomment>Logbook entry 2204: story.</extracomment>
        <translation>Quella notte non dorme nessuno. La frase passa di ponte in ponte senza essere pronunciata, e ovunque si stia seduti insieme ce n’è uno che guarda la Lettera. *Le state facendo male.* Hanno messo una coperta attorno alla culla, l’hanno tolta, l’hanno rimessa. Henrike Obi ha misurato tutto ciò che si può misurare: la Lettera è illesa. La capitana ascolta tutto questo in piedi dietro la linea gialla, senza un posto dove andare. «Allora qualcuno farebbe bene a scoprire», dice, «che altro poteva significare.» Più avanti, dove la strada risale, lampeggia una boa. Lampeggia in una lingua della Terra.</translation>
    </message>
    <message>
        <source>For the second time you come home without it, and nobody on the Mat says the things one says. There are biscuits. They are eaten. Then Ximena Tuohy takes the map down, turns it over and begins again on the back, and this time she draws not what is there but what got in the way. It fills up quickly. By midnight nine people are lying on the floor around it, and somebody has fetched the crew of the second shift, and Security has shown everyone a knot. “Good,” says Ximena. “Now we know how not to.”</source>
        <extracomment>Logbook entry 2298: story.</extracomment>
        <translation>Per la seconda volta tornate a casa senza, e sullo Zerbino nessuno dice le cose che si dicono. Ci sono i biscotti. Si mangiano. Poi Ximena Tuohy stacca la mappa, la gira e ricomincia sul retro, e questa volta non disegna quello che c’è, ma quello che si è messo di mezzo. Si riempie in fretta. A mezzanotte ci sono nove persone sdraiate a terra lì intorno, e qualcuno è andato a chiamare il secondo turno, e la Sicurezza ha mostrato a tutti un nodo. «Bene», dice Ximena. «Adesso sappiamo come non si fa.»</translation>
    </message>
    <message>
        <source>In the end the Vanguard drops her anchor at the friendliest world she has found, and the engines are asked to rest. It is not a shipwreck. There is water, and a shore to walk along, and neighbors who bring things in baskets and are bad at leaving. The Letter lies in its cradle by the window of what used to be the galley. It is dusted on Sundays. Every evening somebody carries a lamp up the hill and puts it where it can be seen from the road. Sooner or later another carrier will come by. The kettle is always on, and what has been learned is written down, in a good clear hand.</source>
        <extracomment>Logbook entry 2299: story.</extracomment>
        <translation>Alla fine la Vanguard getta l’ancora presso il mondo più amico che ha trovato, e ai motori si chiede di riposare. Non è un naufragio. C’è acqua, e una riva su cui passeggiare, e vicini che portano cose in ceste e non sono capaci di andarsene. La Lettera sta nella sua culla accanto alla finestra di quella che era la cambusa. La domenica la si spolvera. Ogni sera qualcuno porta una lampada su per la collina e la mette dove si veda dalla strada. Prima o poi passerà un altro portatore. Il bollitore è sempre sul fuoco, e ciò che si è imparato è scritto, in una bella grafia chiara.</translation>
    </message>
    <message>
        <source>The Stray is waiting on the Mat when you come out of the lift. It has three legs, a satchel and a form in a language that has no living readers, and it is trembling. Soren Mbali reads the form twice. It is an express delivery: medicine, warm, for a nursery on the moon of Rioni. It was posted four thousand years ago. The nursery, says Soren carefully, will have grown up. The Stray holds out the satchel in both front feet. Inside there is one flask, and it is still warm.</source>
        <extracomment>Logbook entry OP-1-1: story.</extracomment>
        <translation>Il Randagio vi aspetta sullo Zerbino quando uscite dall’ascensore. Ha tre gambe, una bisaccia e un modulo in una lingua senza lettori viventi, e trema. Soren Mbali legge il modulo due volte. È una consegna espressa: medicine, calde, per i piccoli di un nido sulla luna di Rioni. È stata spedita quattromila anni fa. I piccoli, dice Soren con cautela, nel frattempo saranno cresciuti. Il Randagio porge la bisaccia con entrambe le zampe davanti. Dentro c’è una sola fiasca, ed è ancora calda.</translation>
    </message>
    <message>
        <source>The fourth spoonful goes down, and somewhere in the heap forty small noses stop running, one after another, like lamps being put out along a street. There is a pause. Then a drawing is pressed into the mud in front of you: a spoon, very large, with rays. They have never met a doctor. They have heard that doctors are tall. One of them would like to know, by means of a second drawing, whether you get paid in crabs.</source>
        <extracomment>Logbook entry OP-1-3: story.</extracomment>
        <translation>La quarta cucchiaiata va giù, e da qualche parte nel mucchio quaranta nasini smettono di colare, uno dopo l’altro, come lampade che si spengono lungo una via. C’è una pausa. Poi, nel fango davanti a voi, viene impresso un disegno: un cucchiaio, grandissimo, coi raggi. Non hanno mai incontrato un medico. Hanno sentito dire che i medici sono alti. Uno di loro vorrebbe sapere, per mezzo di un secondo disegno, se vi pagano in granchi.</translation>
    </message>
    <message>
        <source>The flask is empty. You turn it over to prove it, and the seventh cluster, which has recovered enough to be difficult, looks inside all the same. Not one of them is sneezing now. The whole moon seems to have become quieter by exactly that much. The Stray counts the heaps, then counts the spoons, then takes out the form and does something to it with its third foot that it has plainly practiced for a very long time. It is a signature. It is quite a good one.</source>
        <extracomment>Logbook entry OP-1-4: story.</extracomment>
        <translation>La fiasca è vuota. La capovolgete per dimostrarlo, e il settimo grappolo, guarito quel tanto che basta per essere difficile, ci guarda dentro lo stesso. Adesso non ne starnutisce più nessuno. L’intera luna sembra essersi fatta più silenziosa esattamente di quel tanto. Il Randagio conta i mucchi, poi conta i cucchiai, poi tira fuori il modulo e ci fa, col terzo piede, qualcosa per cui si è chiaramente esercitato da moltissimo tempo. È una firma. È anche piuttosto bella.</translation>
    </message>
    <message>
        <source>The third crab returns your bow, and it goes lower than you did, which among crabs is a joke. Then it steps aside, and the two others step aside, and for the rest of the tide there is always one of them somewhat ahead of you in the channel, waving a claw at whatever is in the way. Nobody has ever explained to you what you did right. It may be that hardly anyone bows to crabs while carrying something hot.</source>
        <extracomment>Logbook entry OP-1-5: story.</extracomment>
        <translation>Il terzo granchio ricambia l’inchino, e scende più in basso di voi, cosa che fra granchi è una battuta. Poi si fa da parte, e si fanno da parte gli altri due, e per il resto della marea ce n’è sempre uno un po’ più avanti di voi nel canale, che agita una chela contro qualunque cosa stia in mezzo. Nessuno vi ha mai spiegato che cosa abbiate fatto di giusto. Forse è che quasi nessuno si inchina ai granchi mentre trasporta qualcosa che scotta.</translation>
    </message>
    <message>
        <source>The slack water is over. It begins with a sound like a very large page being turned, and then the channel is standing up. The mangroves lift their roots and take you along, since you happen to be between them and uphill; they are not rough about it. You are set down beside the lander, in order of size, with mud to the ears. Whoever has not had the spoon by now will have to get well in the old way.</source>
        <extracomment>Logbook entry OP-1-6: story.</extracomment>
        <translation>L’acqua ferma è finita. Comincia con un suono come di una pagina molto grande che viene voltata, e poi il canale si alza in piedi. Le mangrovie sollevano le radici e vi portano con sé, dato che vi trovate tra loro e la salita; non sono sgarbate. Vi depositano accanto al lander, in ordine di grandezza, col fango fino alle orecchie. Chi a quest’ora non ha avuto il suo cucchiaio dovrà guarire alla vecchia maniera.</translation>
    </message>
    <message>
        <source>You lift off from a shore on which, for the first time in a fortnight, nobody is sneezing at anybody. The Stray has asked to ride in front. It holds the empty satchel on its knees, if those are knees, and looks straight ahead through the window like somebody coming home from the longest day of their career. When the ship comes in sight it takes the form out once more, and reads it, and folds it very small. Delivered, says Soren Mbali. It knows.</source>
        <extracomment>Logbook entry OP-1-18: story.</extracomment>
        <translation>Decollate da una riva sulla quale, per la prima volta in quindici giorni, nessuno starnutisce addosso a nessuno. Il Randagio ha chiesto di viaggiare davanti. Tiene la bisaccia vuota sulle ginocchia, se sono ginocchia, e guarda dritto avanti dal finestrino come chi torna a casa dalla giornata più lunga della sua carriera. Quando compare la nave tira fuori il modulo ancora una volta, lo legge, e lo piega piccolissimo. Consegnato, dice Soren Mbali. Lo sa.</translation>
    </message>
    <message>
        <source>There is no time to be brave, so you are quick instead. The flask goes inside somebody’s coat and the somebody goes inside the hatch, and the water comes up the steps after them like a late guest. The Stray will not let go of the satchel and has to be lifted with it. Through the window you see the clusters, small and wet and waving; it might be thanks, or a sneeze. You will be back with a bigger spoon, you tell it. It writes that down.</source>
        <extracomment>Logbook entry OP-1-19: story.</extracomment>
        <translation>Non c’è tempo per il coraggio, perciò vi fate bastare la fretta. La fiasca finisce dentro il cappotto di qualcuno e quel qualcuno dentro il portello, e l’acqua gli sale dietro per i gradini come un invitato in ritardo. Il Randagio non vuole mollare la bisaccia e bisogna sollevarlo con quella. Dal finestrino vedete i grappoli, piccoli e bagnati, che salutano; potrebbe essere un grazie, o uno starnuto. Tornerete con un cucchiaio più grande, gli dite. Lui se lo annota.</translation>
    </message>
    <message>
        <source>Inkwell has never had an evening off. It has to be explained to it what one does with one, and then where the cloakroom is, and then, by Thimble, that the letters will still be there in the morning. It gives you the rules on a card. Keep five lamps lit. Answer whoever calls. Open nothing. On the back, in a smaller hand, there is a fourth: *please*. Then it goes, in a borrowed scarf, and ninety million letters listen to the door fall shut behind it. It is very quiet. Somewhere a lamp clears its throat.</source>
        <extracomment>Logbook entry OP-2-1: story.</extracomment>
        <translation>Calamaio non ha mai avuto una serata libera. Bisogna spiegargli che cosa se ne fa, e poi dov’è il guardaroba, e poi, da parte di Ditale, che domattina le lettere saranno ancora lì. Vi dà le regole su un cartoncino. Tenete accese cinque lampade. Rispondete a chiunque bussi. Non aprite niente. Sul retro, in grafia più piccola, ce n’è una quarta: *per favore*. Poi se ne va, con una sciarpa presa in prestito, e novanta milioni di lettere ascoltano la porta chiudersi alle sue spalle. C’è un gran silenzio. Da qualche parte una lampada si schiarisce la gola.</translation>
    </message>
    <message>
        <source>It does not get light, because there is nothing here for light to come from; but at a certain moment all the lamps stop leaning, and the air smells of toast. There are steps in the dock. Inkwell stands in the door with its scarf on the wrong way around, looks along the shelves, north, south, floor by floor, and you can see it counting. It takes a long time. “Ninety million,” it says at last, “and eleven callers, and nobody cried.” It hangs up the scarf on the hook where yours is hanging.</source>
        <extracomment>Logbook entry OP-2-5: story.</extracomment>
        <translation>Non si fa giorno, perché qui non c’è nulla da cui la luce possa venire; ma a un certo punto tutte le lampade smettono di stare chine, e l’aria profuma di pane tostato. Si sentono passi sul molo. Calamaio sta sulla porta con la sciarpa al contrario, guarda lungo gli scaffali, nord, sud, piano per piano, e lo vedete contare. Ci vuole un bel po’. «Novanta milioni», dice infine, «e undici visite, e nessuno ha pianto.» Appende la sciarpa al gancio dove è appesa la vostra.</translation>
    </message>
    <message>
        <source>You leave with the kind of tiredness that one can be proud of. Inkwell has written you a reference; it is one line long, it is addressed to nobody in particular, and it says that you may be left alone with things. Behind you the lamps go on burning, lower and lower along the curve of the rock, until they might be stars and then are. Somebody asks what Inkwell did with its evening. It went to the end of the road, says Thimble, and looked at it, and came back.</source>
        <extracomment>Logbook entry OP-2-18: story.</extracomment>
        <translation>Partite con quel tipo di stanchezza di cui si può andar fieri. Calamaio vi ha scritto una referenza; è lunga una riga, non è indirizzata a nessuno in particolare, e dice che vi si può lasciare da soli con le cose. Alle vostre spalle le lampade continuano ad ardere, sempre più basse lungo la curva della roccia, finché potrebbero essere stelle e poi lo sono. Qualcuno chiede che cosa abbia fatto Calamaio della sua serata. È andato in fondo alla strada, dice Ditale, l’ha guardata, ed è tornato.</translation>
    </message>
    <message>
        <source>What you notice, running, is how many of them there are. Shelf after shelf leans past in the dark, and every letter on it has waited four thousand years and has time for one more night. The hatch shuts. Somebody has brought a lamp along by mistake and cannot stop apologizing to it. From the dock you can see the others go out, one by one, not as if they were blown out but as if they were being sent to bed. Inkwell will say that it was nobody’s fault. It will mean it, and that will be worse.</source>
        <extracomment>Logbook entry OP-2-19: story.</extracomment>
        <translation>Quello che notate, correndo, è quante sono. Uno scaffale dopo l’altro passa obliquo nel buio, e ogni lettera che c’è sopra ha aspettato quattromila anni e ha tempo per un’altra notte. Il portello si chiude. Qualcuno ha portato via per sbaglio una lampada e non riesce a smettere di chiederle scusa. Dal molo vedete le altre spegnersi, una a una, non come se qualcuno ci soffiasse sopra, ma come se le mandassero a letto. Calamaio dirà che non è stata colpa di nessuno. Lo penserà davvero, e sarà peggio.</translation>
    </message>
    <message>
        <source>The invitation comes as a rhythm, on the hot pipe in the Works, at five in the morning; it takes Chief Ning until breakfast to work out that it is a rhyme. Third Hammer is getting married. Noon, the Guest Gallery, all who have ever held a wheel or said good day through a wall. There follows a line that Soren Mbali hears three times before translating it. Each guest, it says, brings the hottest thing they have. It is not a figure of speech, says Soren. They do not have those. Also, there is an uncle.</source>
        <extracomment>Logbook entry OP-3-1: story.</extracomment>
        <translation>L’invito arriva sotto forma di ritmo, sul tubo caldo dell’Officina, alle cinque del mattino; il capo Ning ci mette fino a colazione per capire che è una rima. Terzo Martello si sposa. Mezzogiorno, Galleria degli Ospiti, chiunque abbia mai impugnato una ruota o detto buongiorno attraverso un muro. Segue una riga che Soren Mbali ascolta tre volte prima di tradurla. Ogni invitato, dice, porti la cosa più calda che ha. Non è un modo di dire, precisa Soren. Non ne usano. Inoltre, c’è uno zio.</translation>
    </message>
    <message>
        <source>The third gift goes on the stone, and the stone says so: it rings, once, on a note that makes the cups walk. For a moment nobody moves. Then four hundred Dorrun begin to hammer on whatever is nearest, walls, floor, one another, and in the middle of it two of them stand quite still with their plates touching and are married. It takes as long as it takes for a coal to dim by one color. Third Hammer comes over afterwards and looks at what you brought, from all sides, and is moved, and has to sit down on it.</source>
        <extracomment>Logbook entry OP-3-3: story.</extracomment>
        <translation>Il terzo dono va sulla pietra, e la pietra lo dice: risuona, una volta, su una nota che fa camminare le tazze. Per un attimo non si muove nessuno. Poi quattrocento Dorrun si mettono a martellare su ciò che hanno più vicino, muri, pavimento, l’un l’altro, e in mezzo a tutto questo due di loro stanno immobili con le piastre che si toccano, e sono sposati. Dura quanto ci mette una brace a scurirsi di un colore. Dopo, Terzo Martello viene a guardare quello che avete portato, da tutti i lati, e si commuove, e deve sedercisi sopra.</translation>
    </message>
    <message>
        <source>Noon has come and gone, and a wedding cannot be kept warm for ever. Somebody begins to drum the guests home, gallery by gallery, the youngest first. They are kind about it. Every one of them who passes knocks on your back in a particular way, and it is only on the way up to the lander, when you have got the rhythm together, that you understand it: *thank you for coming; it is all right; we too have once been late.* The uncle waves until you are out of sight.</source>
        <extracomment>Logbook entry OP-3-4: story.</extracomment>
        <translation>Mezzogiorno è arrivato e passato, e un matrimonio non si può tenere in caldo per sempre. Qualcuno comincia ad accompagnare a casa gli invitati col tamburo, galleria per galleria, i più giovani per primi. Sono gentili. Ognuno che passa vi bussa sulla schiena in un certo modo, ed è solo risalendo verso il lander, quando avete ricomposto il ritmo, che lo capite: *grazie di essere venuti; non fa niente; una volta siamo stati in ritardo anche noi.* Lo zio vi saluta finché non siete fuori vista.</translation>
    </message>
    <message>
        <source>They drum you up the shaft. The lander is warm to the touch, since somebody’s children have been sitting in her, and there is a piece of cake on each seat which is also, in a way, a brick. You look down once. The ash over the Guest Gallery has a dent in it and the dent is dancing. If you have left the heater there, it will be cold going up, and no one will say a word about it; there are moments at which one would rather be cold.</source>
        <extracomment>Logbook entry OP-3-18: story.</extracomment>
        <translation>Vi accompagnano su per il pozzo coi tamburi. Il lander è caldo al tatto, visto che ci si sono seduti i bambini di qualcuno, e su ogni sedile c’è una fetta di torta che è anche, in un certo senso, un mattone. Guardate giù una volta. La cenere sopra la Galleria degli Ospiti ha un avvallamento, e l’avvallamento balla. Se avete lasciato lì la stufetta, durante la salita farà freddo, e nessuno dirà una parola; ci sono momenti in cui si preferisce avere freddo.</translation>
    </message>
    <message>
        <source>You have to leave a wedding at a run, which on Kiln is nothing unusual; half the guests assume that it is a custom of yours and run along. They carry the slow ones. They carry the gifts, too, after you, as far as the hatch, in case you should want them back, and then stand in the ash and wave with everything they have. The lander lifts through a ring of sparks. It is the hottest thing that you have ever been given, and nobody will be able to keep it.</source>
        <extracomment>Logbook entry OP-3-19: story.</extracomment>
        <translation>Dovete lasciare un matrimonio di corsa, il che su Fornace non è niente di insolito; metà degli invitati pensa che sia una vostra usanza e corre con voi. Portano in braccio i lenti. Portano anche i doni, dietro di voi, fino al portello, nel caso li rivoleste, e poi restano nella cenere e salutano con tutto quello che hanno. Il lander si alza attraverso un anello di scintille. È la cosa più calda che vi abbiano mai regalato, e nessuno potrà tenerla.</translation>
    </message>
    <message>
        <source>The kite folk ask for two. Not three, they say; with three there is always one who watches. A child ties you to each other, looks at the knot, unties it and does it again. The rule of the rope is short. One anchors and one flies. You change about, since nobody can be brave two rounds running. And in the evening, when the wind drops, you must not stand near each other: a slack rope finds something to be wrapped around. There is a kite at the rim. It has a name, and someone is waiting for it.</source>
        <extracomment>Logbook entry OP-4-1: story.</extracomment>
        <translation>Il popolo degli aquiloni ne vuole due. Non tre, dicono; in tre ce n’è sempre uno che guarda. Un bambino vi lega l’uno all’altro, guarda il nodo, lo scioglie e lo rifà. La regola della corda è breve. Uno tiene e uno vola. Vi date il cambio, perché nessuno riesce a essere coraggioso per due round di fila. E la sera, quando il vento cala, non dovete stare vicini: una corda lenta trova sempre qualcosa a cui avvolgersi. All’orlo c’è un aquilone. Ha un nome, e qualcuno lo aspetta.</translation>
    </message>
    <message>
        <source>The last turn comes off the spar, and forty meters of silk remember what they are for. It pulls. It pulls with the whole of the storm behind it, straight up, and there are a hundred meters of rope and then a person you know, on one knee, behind a post, who does not let go. You hang between the two of them for as long as a breath. You have never been so well held. Then the kite turns its face to the wind, quiets, and comes along like an animal that has only wanted to be asked.</source>
        <extracomment>Logbook entry OP-4-2: story.</extracomment>
        <translation>L’ultimo giro si sfila dal pennone, e quaranta metri di seta si ricordano a che cosa servono. Tira. Tira con l’intera tempesta alle spalle, dritto in su, e ci sono cento metri di corda e poi una persona che conoscete, su un ginocchio, dietro un palo, che non molla. Restate appesi fra i due per la durata di un respiro. Non vi hanno mai tenuti così bene. Poi l’aquilone volge il muso al vento, si calma, e viene con voi come un animale che voleva soltanto che glielo si chiedesse.</translation>
    </message>
    <message>
        <source>They take the kite out of your hands without a word and carry it in, and only then does anyone look at you. You are still tied together. It does not occur to either of you to do anything about it; you sit down on the net, back to back, and somebody puts a bowl where both of you can reach it. The child comes and studies the knot, from one side and from the other. It nods. It is going to leave it on until tomorrow, it says. It is a good one.</source>
        <extracomment>Logbook entry OP-4-3: story.</extracomment>
        <translation>Vi prendono di mano l’aquilone senza una parola e lo portano dentro, e solo allora qualcuno vi guarda. Siete ancora legati insieme. A nessuno dei due viene in mente di farci qualcosa; vi sedete sulla rete, schiena contro schiena, e qualcuno posa una ciotola dove possiate arrivarci entrambi. Il bambino viene a studiare il nodo, da un lato e dall’altro. Annuisce. Lo lascerà fino a domani, dice. È venuto bene.</translation>
    </message>
    <message>
        <source>The wind changes its mind, and the whole net sings out at once: in, in, in. They do not shout for the kite. They shout for you. You go hand over hand along a rope that is being hauled from both ends, and you arrive in a heap, all elbows, in the arms of people who have done this before. The kite can be seen for a long time, very small, going round. Somebody stands up and says its name. Then they all do, and begin to make another.</source>
        <extracomment>Logbook entry OP-4-4: story.</extracomment>
        <translation>Il vento cambia idea, e l’intera rete si mette a cantare: dentro, dentro, dentro. Non gridano per l’aquilone. Gridano per voi. Andate mano dopo mano lungo una corda che tirano da entrambi i capi, e arrivate in un mucchio, tutto gomiti, fra le braccia di gente che l’ha già fatto. L’aquilone si vede ancora a lungo, piccolissimo, che gira. Qualcuno si alza e dice il suo nome. Poi lo dicono tutti, e cominciano a farne un altro.</translation>
    </message>
    <message>
        <source>They give you the rope. It is not a present, they explain, since it was yours already from the moment it held; they have only cut it off the rest. You lift away from the nets with kites on both sides until the air gets too thin for them, and then they turn, all together, as a page turns. Neither of you has said much. There is nothing that needs saying: for a whole day each of you knew, at every moment and to the meter, where the other one was.</source>
        <extracomment>Logbook entry OP-4-18: story.</extracomment>
        <translation>Vi danno la corda. Non è un regalo, spiegano, dato che era già vostra dal momento in cui ha tenuto; l’hanno solo tagliata dal resto. Vi sollevate dalle reti con aquiloni ai due lati finché l’aria non diventa troppo sottile per loro, e allora si voltano, tutti insieme, come si volta una pagina. Nessuno di voi due ha parlato molto. Non c’è nulla che vada detto: per un giorno intero ciascuno ha saputo, in ogni momento e al metro, dove fosse l’altro.</translation>
    </message>
    <message>
        <source>The rope is cut, on purpose, by the one at the far end, who has counted the meters and the wind and has come to a result. There is just time to be furious. Then a net comes up out of the light and there are two of you in it after all, tumbling and swearing, and it closes and draws you up toward the lander like a catch. You do not let go of each other for some while. Nobody has fetched the kite. Nobody aboard is going to ask about the kite.</source>
        <extracomment>Logbook entry OP-4-19: story.</extracomment>
        <translation>La corda viene tagliata, di proposito, da chi sta all’altro capo, che ha contato i metri e il vento ed è giunto a un risultato. C’è giusto il tempo di infuriarsi. Poi dalla luce sale una rete, e dentro dopotutto siete in due, a rotolare e imprecare, e si chiude e vi tira su verso il lander come una pesca. Per un bel po’ non vi lasciate andare. Nessuno ha recuperato l’aquilone. Nessuno a bordo chiederà dell’aquilone.</translation>
    </message>
    <message>
        <source>There was a quake in the night, says the message, a small one; a cup fell over, and a century. It takes Soren Mbali some time to explain. The great wall of the Iruu is one sentence. One stone has come out of it, rather near the beginning, and what had been a question is now, unfortunately, an insult. Nobody there would dream of putting in another stone. It has to be that one. It rolled, and the valley saw it, and the valley has been written on by everyone in it for eleven thousand years. You will have to read.</source>
        <extracomment>Logbook entry OP-5-1: story.</extracomment>
        <translation>Nella notte c’è stata una scossa, dice il messaggio, piccola; è caduta una tazza, e un secolo. Soren Mbali ci mette un po’ a spiegarlo. Il grande muro degli Iruu è un’unica frase. Ne è uscita una pietra, piuttosto vicino all’inizio, e quella che era una domanda adesso è, purtroppo, un insulto. Là nessuno si sognerebbe di metterci un’altra pietra. Dev’essere quella. È rotolata, e la valle l’ha vista, e sulla valle tutti quelli che ci abitano scrivono da undicimila anni. Dovrete leggere.</translation>
    </message>
    <message>
        <source>You read it slowly, as one reads a letter in a hand that one loves, and then once more with a finger. There is a word here for a heavy thing going by, and one for the sound it makes; and there is a third, set small and low, which means *dry*. All night long it was dry. Whoever stacked this was sitting where the path goes down to the water, and nothing came past, and nothing splashed. It did not go to the pool. You look up, and the light has moved by the width of a stone.</source>
        <extracomment>Logbook entry OP-5-3: story.</extracomment>
        <translation>Lo leggete lentamente, come si legge una lettera in una grafia che si ama, e poi di nuovo con un dito. Qui c’è una parola per una cosa pesante che passa, e una per il suono che fa; e ce n’è una terza, posata piccola e in basso, che significa *asciutto*. Tutta la notte è rimasto asciutto. Chi l’ha impilata stava seduto dove il sentiero scende all’acqua, e non è passato niente, e niente ha fatto tonfi. Allo stagno non è andata. Alzate gli occhi, e la luce si è spostata della larghezza di una pietra.</translation>
    </message>
    <message>
        <source>What is written here is mostly about fruit, since they had other worries when they stacked it. But between the third course and the fourth there is a leaf, pressed flat, and it is not torn. No branch is broken under the grafted trees; no pear has come down before its time. They would have noticed. They count the pears every evening, aloud, as others say good night. It did not go to the orchard. Somebody small has come to look at you reading, and is moving a stone, very quietly, with one toe.</source>
        <extracomment>Logbook entry OP-5-4: story.</extracomment>
        <translation>Quel che è scritto qui parla soprattutto di frutta, perché impilandolo avevano altri pensieri. Ma fra il terzo corso e il quarto c’è una foglia, pressata piatta, e non è strappata. Sotto gli alberi innestati non s’è rotto un ramo; nessuna pera è caduta prima del tempo. Se ne sarebbero accorti. Ogni sera contano le pere, ad alta voce, come altri dicono buonanotte. Al frutteto non è andata. Qualcuno di piccolo è venuto a guardarvi leggere e sta spostando una pietra, pianissimo, con la punta di un piede.</translation>
    </message>
    <message>
        <source>There is a long line here, straight as a ruler, that looks like decoration until you see that it has been copied from life. It is the track of the rake. It walked its round all night as it does each night, six, three, two, four, and in the morning it had nothing in its teeth; that is written down with some care, by someone who was waiting for it. So the stone did not lie among the circles. It did not go to the field. What lies there now has been there for years.</source>
        <extracomment>Logbook entry OP-5-5: story.</extracomment>
        <translation>Qui c’è una lunga linea, dritta come un righello, che pare un ornamento finché non si vede che è copiata dal vero. È la traccia del rastrello. Ha fatto il suo giro per tutta la notte come ogni notte, sei, tre, due, quattro, e al mattino non aveva niente fra i denti; questo è scritto con una certa cura, da qualcuno che lo aspettava. Dunque la pietra non stava fra i cerchi. Al campo non è andata. Quel che ora sta lì, ci sta da anni.</translation>
    </message>
    <message>
        <source>You know it when you touch it. It is warmer than the others, and it has been handled: one side is worn to the shape of a palm that is not like yours, and the other to the shape of a great many more. It is not large. It weighs about as much as one of you, and it would rather stay. There is a mark on it, cut deep. Soren has taught you that one. It is the word that stands in front of a question so that nobody will be hurt by it.</source>
        <extracomment>Logbook entry OP-5-6: story.</extracomment>
        <translation>La riconoscete toccandola. È più calda delle altre, e ha conosciuto mani: un lato è consumato nella forma di un palmo che non è come il vostro, e l’altro nella forma di moltissimi altri. Non è grande. Pesa più o meno quanto uno di voi, e preferirebbe restare. C’è inciso un segno, profondo. Quello Soren ve l’ha insegnato. È la parola che si mette davanti a una domanda perché non faccia male a nessuno.</translation>
    </message>
    <message>
        <source>It is a stone. It is a good stone, gray, with a vein in it, and somebody has put it here on purpose, but it has never been part of a sentence. You hold it up to the light for a while all the same. Behind you something very tall stops walking, turns its head and looks at the hole that you have made. One had better put everything back as it was, and hurry. A clue has been left lying about somewhere, and in this valley that never lasts.</source>
        <extracomment>Logbook entry OP-5-7: story.</extracomment>
        <translation>È una pietra. È una buona pietra, grigia, con una vena, e qualcuno l’ha messa qui di proposito, ma non ha mai fatto parte di una frase. La tenete contro luce per un po’ lo stesso. Alle vostre spalle qualcosa di molto alto smette di camminare, volta la testa e guarda il buco che avete fatto. Conviene rimettere tutto com’era, e in fretta. Da qualche parte è rimasto in giro un indizio, e in questa valle non dura mai a lungo.</translation>
    </message>
    <message>
        <source>It goes in with a sound like a breath being let out. Nothing else happens. The Iruu come and look, one after another, all evening long, and each lays a hand on it and then goes to stand on the hill from where one can read. You have no idea how long you have been sitting there when the last of them comes back and, with great care, moves a very small stone at the end of the wall by two millimeters. It is the next word, says Soren over the radio. They were waiting to be able to say it. It is *therefore*.</source>
        <extracomment>Logbook entry OP-5-8: story.</extracomment>
        <translation>Entra con un suono come di fiato che si lascia andare. Non succede altro. Gli Iruu vengono a guardare, uno dopo l’altro, per tutta la sera, e ciascuno ci posa sopra una mano e poi va a mettersi sulla collina da cui si può leggere. Non avete idea da quanto siate seduti lì quando l’ultimo torna indietro e, con grande cura, sposta di due millimetri una pietra piccolissima alla fine del muro. È la parola successiva, dice Soren alla radio. Aspettavano di poterla dire. È *perciò*.</translation>
    </message>
    <message>
        <source>You lift off into an evening that has been going on since yesterday. From above one can see all of it at last: the steps, the pool, the raked field with one circle that is not quite round, and through the midst of it, from rim to rim, the wall. It casts a shadow as long as the valley. You have carried one word of it, for an hour or so, uphill. It is a strange thing to have in common with somebody; you find that you are walking more carefully about the ship, and putting things down so that they can be read.</source>
        <extracomment>Logbook entry OP-5-18: story.</extracomment>
        <translation>Decollate in una sera che va avanti da ieri. Dall’alto si vede finalmente tutto: i gradini, lo stagno, il campo rastrellato con un cerchio che non è del tutto tondo e, in mezzo, da un orlo all’altro, il muro. Getta un’ombra lunga quanto la valle. Ne avete portato una parola, per un’oretta, in salita. È strano avere questo in comune con qualcuno; vi accorgete di camminare con più riguardo per la nave, e di posare le cose in modo che si possano leggere.</translation>
    </message>
    <message>
        <source>The rake is very polite. It does not chase anybody; it only goes on tidying, one step nearer each time, and what it has tidied stays where it has been put, and in the end it has tidied you into the lander, with your gloves in pairs. The hatch is closed from outside. Through the window you see it go back along the terrace, find the stone that you dropped, consider it, and set it down among some others that are about the same size. You would have been able to find it. You would have been able to read it.</source>
        <extracomment>Logbook entry OP-5-19: story.</extracomment>
        <translation>Il rastrello è molto educato. Non insegue nessuno; continua semplicemente a mettere in ordine, un passo più vicino ogni volta, e quel che ha riordinato resta dov’è stato messo, e alla fine ha riordinato voi dentro il lander, coi guanti appaiati. Il portello viene chiuso da fuori. Dal finestrino lo vedete tornare lungo la terrazza, trovare la pietra che avete lasciato cadere, valutarla, e posarla fra alcune altre più o meno della stessa misura. Voi avreste saputo trovarla. Avreste saputo leggerla.</translation>
    </message>
    <message>
        <source>Whoever wishes to board the Sorting House once more may do so. The station does not mind; it has kept the floor warm. Its five events, its four sets of twelve cards, its missions and its first goal lie in a box of their own behind the counter, tied with good string, and are given out to any four people who knock. Nothing of it is taken from the voyage that is under way, and nothing of it comes back there. The scale will weigh you again, and pretend that it is for the first time, and it will be just as pleased.</source>
        <extracomment>Logbook entry 720: story.</extracomment>
        <translation>Chi desidera salire ancora una volta a bordo della Casa dello Smistamento può farlo. Alla stazione non dispiace; ha tenuto caldo il pavimento. I suoi cinque eventi, i suoi quattro mazzetti da dodici carte, le sue missioni e il suo primo obiettivo stanno in una scatola a parte dietro il banco, legata con spago buono, e vengono consegnati a quattro persone qualsiasi che bussino. Niente viene tolto al viaggio in corso, e niente ci ritorna. La pesa vi peserà di nuovo, farà finta che sia la prima volta, e sarà altrettanto contenta.</translation>
    </message>
    <message>
        <source>When a section has nobody left to send, a bell rings in the Commons, once, and people put down what they are holding. They are bakers and night clerks and the second violin. They have all had the course. They come to the Step in borrowed boots, with somebody else’s name on the sleeve, and Captain Kallio shakes every hand as if it were the first. The ship can do this. She cannot do it often: each time a bench stays empty, and some of the best tools go with it into the drawer. *Mark a box for every time that the bell has been rung. When the fifth is marked, there is nobody left to ring it for.*</source>
        <extracomment>Logbook entry 991: story.</extracomment>
        <translation>Quando un reparto non ha più nessuno da mandare, nella Sala Comune suona una campana, una volta, e la gente posa quel che ha in mano. Sono fornai, impiegati di notte e il secondo violino. Il corso l’hanno fatto tutti. Vengono alla Soglia con stivali prestati e il nome di qualcun altro sulla manica, e la capitana Kallio stringe ogni mano come se fosse la prima. La nave può farlo. Non può farlo spesso: ogni volta resta vuoto un banco, e con lui finiscono nel cassetto alcuni degli attrezzi migliori. *Segnate una casella per ogni volta che la campana è suonata. Segnata la quinta, non c’è più nessuno per cui suonarla.*</translation>
    </message>
    <message>
        <source>This is the register of the road. In it stands every system that the ship has come to and every place at which she has knocked, in Soren Mbali’s square hand, with the date, the weather and whatever was for dinner. Where a place can be visited only once, there is a line drawn under it, and under the line, as a rule, a remark. Thimble reads it in the evening, slowly, with a finger. It has asked why there is so much room left at the end. “Because,” said Soren, “that is where we are going.”</source>
        <extracomment>Logbook entry 999: story.</extracomment>
        <translation>Questo è il registro della strada. Ci sta ogni sistema a cui la nave è arrivata e ogni posto dove ha bussato, nella grafia quadrata di Soren Mbali, con la data, il tempo e quel che c’era per cena. Dove un posto si può visitare una sola volta, sotto è tracciata una riga e sotto la riga, di norma, un’osservazione. Ditale lo legge la sera, lentamente, col dito. Ha chiesto come mai alla fine sia rimasto così tanto spazio. «Perché», ha detto Soren, «è lì che stiamo andando.»</translation>
    </message>
    <message>
        <source>You sit down on the floor, since that is the right height, and ask Thimble what it would like to know. It thinks about that. It has waited behind one window for four thousand years, it says, and in all that time nobody came who could have told it whether it was doing it well. That is the question. It is the only one; the others were for practice. Nobody at the table says anything clever. Marcelline Ott gets up, finds the smallest apron in the galley, takes it in twice and ties it on. “You are now on the roster,” she says. “Thursdays, teaspoons.” It goes very still. Then it asks where they are kept.</source>
        <extracomment>Logbook entry 2342: story.</extracomment>
        <translation>Vi sedete sul pavimento, perché è l’altezza giusta, e chiedete a Ditale che cosa vorrebbe sapere. Ci pensa. Ha aspettato dietro uno sportello per quattromila anni, dice, e in tutto quel tempo non è venuto nessuno che potesse dirgli se lo stava facendo bene. È questa la domanda. È l’unica; le altre erano per esercizio. A tavola nessuno dice niente di intelligente. Marcelline Ott si alza, trova il grembiule più piccolo della cambusa, lo stringe due volte e glielo allaccia. «Adesso sei nei turni», dice. «Giovedì, cucchiaini.» Ditale si fa immobile. Poi chiede dove si tengono.</translation>
    </message>
    <message>
        <source>There is nowhere to land that the engines would agree to, and so the Vanguard drifts. It is astonishing how quiet a ship of four hundred people can be. They turn the lamps down to save them; the hens take it for night, and then take it back. Somewhere on the ring somebody has an accordion and knows three tunes, of which two are the same. After an hour people begin to come out and sit along the corridor with their backs to the warm pipe, and hand the blankets on. Nobody says what it is for. In the morning they will be a week behind, and they will know one another’s songs.</source>
        <extracomment>Logbook entry 2399: story.</extracomment>
        <translation>Non c’è un posto dove atterrare su cui i motori sarebbero d’accordo, e così la Vanguard va alla deriva. È sorprendente quanto silenzio possa fare una nave di quattrocento persone. Abbassano le lampade per risparmiarle; le galline la prendono per notte, e poi ci ripensano. Da qualche parte nell’anello qualcuno ha una fisarmonica e sa tre motivi, due dei quali sono lo stesso. Dopo un’ora la gente comincia a uscire e a sedersi lungo il corridoio con la schiena contro il tubo caldo, passandosi le coperte. Nessuno dice a che serve. Al mattino saranno indietro di una settimana, e sapranno le canzoni gli uni degli altri.</translation>
    </message>
    <message>
        <source>Neris is small and pale, and her light comes in sideways, as it does into a kitchen on a winter morning. Close by hangs the Sorting House with a light on; it has been told that you are busy and is trying not to wave. A white coin of a world hums to itself. Farther out goes a comet with something caught in its tail. Behind you, where the door was, four hundred people have stopped looking. It has taken them, on the whole, about a day.</source>
        <extracomment>Logbook entry 2000: story.</extracomment>
        <translation>Neris è piccola e pallida, e la sua luce entra di sbieco, come in una cucina in un mattino d’inverno. Lì accanto pende la Casa dello Smistamento con una luce accesa; le hanno detto che avete da fare e cerca di non salutare. Una moneta bianca di mondo ronza fra sé. Più in là passa una cometa con qualcosa impigliato nella coda. Alle vostre spalle, dov’era la porta, quattrocento persone hanno smesso di guardare. Ci hanno messo, tutto sommato, circa un giorno.</translation>
    </message>
    <message>
        <source>The station knows you now. The door opens before the second knock, the belt says good morning in light, and the small scale at the entrance weighs each of you without being asked and adds a compliment. The pigeonholes have been dusted, all nine thousand. There is a tray for things that people no longer need, and a drawer of good string, forms and lamp oil for those who bring some. Thimble, who has kept this house for four thousand years, walks through it all with its hands behind its back, like somebody visiting a school. *Once in every act you may leave one find here and take what makes a week go smoothly.*</source>
        <extracomment>Logbook entry 2001: story.</extracomment>
        <translation>Ormai la stazione vi conosce. La porta si apre prima del secondo colpo, il nastro dice buongiorno in luce, e la piccola bilancia all’ingresso pesa ciascuno di voi senza che glielo si chieda e aggiunge un complimento. Le caselle sono state spolverate, tutte e novemila. C’è un vassoio per le cose che non servono più, e un cassetto di spago buono, moduli e olio da lampade per chi ne porta. Ditale, che da quattromila anni bada a questa casa, attraversa tutto con le mani dietro la schiena, come qualcuno che visita una scuola. *Una volta per ogni atto potete lasciare qui un ritrovamento e prendere ciò che fa filare liscia una settimana.*</translation>
    </message>
    <message>
        <source>A comet goes past the way a purse goes past on a river. In its tail hangs a net, and in the net, frozen like berries, hang parcels: some as small as a fist, one as large as a cow. The net has torn and been mended eleven times, each time in another knot. It was meant to be picked up here. You could haul it in with the long winch, and something in there is warm. Or you could go out with lamps and tie on every parcel what Thimble reads from its label, so that whoever comes next knows whose it is. *Haul it in, or tag it for its owners.*</source>
        <extracomment>Logbook entry 2002: story.</extracomment>
        <translation>Una cometa passa come passa un borsellino su un fiume. Nella coda pende una rete, e nella rete, gelati come bacche, pendono pacchi: alcuni piccoli come un pugno, uno grande come una mucca. La rete si è strappata ed è stata rammendata undici volte, ogni volta con un nodo diverso. Era previsto che la ritirassero qui. Potreste tirarla a bordo col verricello lungo, e lì dentro qualcosa è caldo. Oppure potreste uscire con le lampade e legare a ogni pacco ciò che Ditale legge sull’etichetta, così che chi verrà dopo sappia di chi è. *Tiratela a bordo, o etichettate i pacchi per i proprietari.*</translation>
    </message>
    <message>
        <source>Haul it in</source>
        <extracomment>Logbook entry 2002: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Tiratela a bordo</translation>
    </message>
    <message>
        <source>Tag it for its owners</source>
        <extracomment>Logbook entry 2002: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Etichettate i pacchi per i proprietari</translation>
    </message>
    <message>
        <source>The giant of Rioni takes up half of every window on the starboard side, so that people lower their voices. It has one ring, worn thin on the inside like a wedding ring, and a moon so close above the clouds that one wants to pull it back by the sleeve. Through the telescope the moon is green, and the green is moving. Somewhere out here a clock is running; the antenna hears it drop one knot after another into the dark. Marcelline Ott reports that the hen of this name has laid an egg.</source>
        <extracomment>Logbook entry 2010: story.</extracomment>
        <translation>Il gigante di Rioni occupa metà di ogni finestra a dritta, sicché la gente abbassa la voce. Ha un anello, consumato all’interno come una fede, e una luna così vicina alle nuvole che viene voglia di tirarla indietro per la manica. Al telescopio la luna è verde, e il verde si muove. Da qualche parte qui fuori corre un orologio; l’antenna lo sente calare nel buio un nodo dopo l’altro. Marcelline Ott riferisce che la gallina di questo nome ha fatto un uovo.</translation>
    </message>
    <message>
        <source>Buoy Nine is a knotted rope, four kilometers long, wound on a drum and paid out by a clockwork as patient as a tree. Each knot is a number, says Soren Mbali, running a thumb along the picture: Lommu numbers, with the tide in them. It has been counting down since before there were letters on Earth. Nobody can say to what. But the rope remembers every depth under it for eleven thousand years, and whoever can read the rope need never again guess where the water on that moon will be. You copy it all, down to the frayed end.</source>
        <extracomment>Logbook entry 2011: story.</extracomment>
        <translation>La Boa Nove è una corda annodata, lunga quattro chilometri, avvolta su un tamburo e filata da un meccanismo paziente come un albero. Ogni nodo è un numero, dice Soren Mbali facendo scorrere il pollice sull’immagine: numeri Lommu, con dentro la marea. Conta all’indietro da prima che sulla Terra ci fossero le lettere. Nessuno sa dire verso che cosa. Ma la corda ricorda ogni fondale che ha avuto sotto in undicimila anni, e chi sa leggere la corda non dovrà mai più indovinare dove sarà l’acqua su quella luna. La copiate tutta, fino al capo sfilacciato.</translation>
    </message>
    <message>
        <source>It glitters from far off, and then it is all around you, ticking on the hull like fingernails: metal, shredded as fine as straw, a whole Carrier’s worth of it, spread out in a ring around nothing. There was no battle. It flew too often, that is all, and on the last round it came apart, and its cargo with it, and it has been delivering itself ever since. Chief Ning stands at the lock with a sieve and an expression. It is beautiful stuff. It also gets into everything: hinges, bread, the choir.</source>
        <extracomment>Logbook entry 2012: story.</extracomment>
        <translation>Scintilla da lontano, e poi vi è tutt’intorno e ticchetta sullo scafo come unghie: metallo, sminuzzato fino come paglia, quanto un Portatore intero, sparso in un anello attorno a niente. Non c’è stata nessuna battaglia. Ha volato troppo spesso, tutto qui, e all’ultimo giro è andato in pezzi, e con lui il carico, e da allora non fa che consegnare se stesso. Il capo Ning sta alla camera stagna con un setaccio e un’espressione. È roba stupenda. Si infila anche dappertutto: cerniere, pane, coro.</translation>
    </message>
    <message>
        <source>Loa burns low and red, like a stove in a house where everybody has gone to bed. The light gets into the corridors and makes people look kinder than they are. There is one world near her, gray with ash, and it knocks: the instruments hear it, tok, tok-tok, through four thousand kilometers of rock. Beyond, on its own, runs something dark and round that gives off the warmth of bread. A small voice on the old frequency says that visibility is poor, wind from the west, and that it hopes you had a pleasant journey.</source>
        <extracomment>Logbook entry 2020: story.</extracomment>
        <translation>Loa arde bassa e rossa, come una stufa in una casa dove sono andati tutti a letto. La luce entra nei corridoi e fa sembrare le persone più buone di quello che sono. Vicino a lei c’è un mondo, grigio di cenere, e bussa: gli strumenti lo sentono, toc, toc-toc, attraverso quattromila chilometri di roccia. Oltre, per conto suo, corre qualcosa di scuro e tondo che emana il tepore del pane. Una vocina sulla vecchia frequenza dice che la visibilità è scarsa, vento da ovest, e che spera che abbiate fatto buon viaggio.</translation>
    </message>
    <message>
        <source>The weather post stands on three legs on a rock in the sky. For four thousand years, on the hour, it has read out the weather on Kiln, and after each report it leaves a pause, for questions. Thimble asks how it is. There is a very long crackle. It is busy, it says. Thank you. It has maps of every wind that ever blew down there, and you may have them; it made two copies, in case. It would like to go on and tell you about the autumn of the year of the nine storms, in full. *You could stay and listen. It would cost the best part of a week.*</source>
        <extracomment>Logbook entry 2021: story.</extracomment>
        <translation>La stazione meteo sta su tre gambe sopra uno scoglio nel cielo. Da quattromila anni, allo scoccare dell’ora, legge il tempo che fa su Fornace, e dopo ogni bollettino lascia una pausa, per le domande. Ditale chiede come sta. Segue un crepitio molto lungo. Ha molto da fare, dice. Grazie. Ha le mappe di ogni vento che abbia mai soffiato laggiù, e potete prenderle; ne ha fatte due copie, non si sa mai. Gradirebbe proseguire raccontandovi dell’autunno dell’anno delle nove tempeste, per intero. *Potreste restare ad ascoltare. Costerebbe quasi una settimana.*</translation>
    </message>
    <message>
        <source>No sun has ever shone here. It wanders by itself, a planet without a family, black as the inside of a glove; and under a hundred meters of ice it is warm, and there is an ocean, and in the ocean something very small has been getting on with things. The probe brings up one drop, and the Long Bench falls silent over it, all sixty meters. Nobody has ever been here. It would be easy to take a flask along. It would also be possible to take nothing, put out the lamps of the ship for an hour and keep it company. *Take samples, or hold a quiet hour.*</source>
        <extracomment>Logbook entry 2022: story.</extracomment>
        <translation>Qui non ha mai brillato un sole. Vaga da solo, un pianeta senza famiglia, nero come l’interno di un guanto; e sotto cento metri di ghiaccio fa caldo, e c’è un oceano, e nell’oceano qualcosa di piccolissimo che si è dato da fare. La sonda porta su una goccia, e il Banco Lungo ammutolisce davanti a lei, tutti i sessanta metri. Qui non c’è mai stato nessuno. Sarebbe facile portarsene via una fiasca. Sarebbe anche possibile non prendere niente, spegnere per un’ora le lampade della nave e fargli compagnia. *Prendete dei campioni, o osservate un’ora di silenzio.*</translation>
    </message>
    <message>
        <source>Take samples</source>
        <extracomment>Logbook entry 2022: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Prendete dei campioni</translation>
    </message>
    <message>
        <source>Hold a quiet hour</source>
        <extracomment>Logbook entry 2022: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Osservate un’ora di silenzio</translation>
    </message>
    <message>
        <source>The corks on the River Table have been leaning this way for weeks, and now you see why. Between two quiet worlds, one white and one brown, space sags a little, as a mattress does where somebody has sat for many years. Stars go in on one side of it and come out on the other, late. The white world smells of apples; three people on three decks have said so, separately, and each was embarrassed. On the brown one somebody is carrying a lamp from one place to another. Then the lamp comes back. Then it sets out again.</source>
        <extracomment>Logbook entry 2030: story.</extracomment>
        <translation>I sugheri sul Tavolo dei Fiumi pendono da questa parte da settimane, e adesso vedete perché. Fra due mondi quieti, uno bianco e uno bruno, lo spazio cede un po’, come un materasso dove qualcuno è stato seduto per molti anni. Le stelle entrano da un lato ed escono dall’altro, in ritardo. Il mondo bianco sa di mele; l’hanno detto tre persone su tre ponti, ciascuna per conto suo, e ciascuna con imbarazzo. Su quello bruno qualcuno porta una lampada da un posto a un altro. Poi la lampada torna indietro. Poi riparte.</translation>
    </message>
    <message>
        <source>You go in at dead slow, with the ring locked and every cup in its rack. The thin place closes over the bow like water over a hand. In the cradle by the galley the Letter stirs, for the first time since Mars, and presses itself a little against the padding, as a cat does. Nobody breathes. And then there is a voice in every earpiece, on every deck, in every language that anybody aboard was ever sung to in. It is not loud. It has plainly been practicing. It says one sentence. *Put it down, you are hurting it.* Then you are through, and the cups are all still standing, and nobody can look at anybody.</source>
        <extracomment>Logbook entry 2031: story.</extracomment>
        <translation>Entrate ad andatura minima, con l’anello bloccato e ogni tazza nella sua rastrelliera. Il punto sottile si chiude sulla prua come l’acqua su una mano. Nella culla accanto alla cambusa la Lettera si muove, per la prima volta da Marte, e si preme un poco contro l’imbottitura, come fa un gatto. Nessuno respira. E poi c’è una voce in ogni auricolare, su ogni ponte, in ogni lingua in cui a chiunque, a bordo, abbiano mai cantato una ninnananna. Non è forte. Si è chiaramente esercitata. Dice una frase. *Mettetela giù, le state facendo male.* Poi siete passati, e le tazze sono ancora tutte in piedi, e nessuno riesce a guardare nessuno.</translation>
    </message>
    <message>
        <source>The Letter sits in its cradle by the galley, because that is where people are. For eleven years it has grown lighter by a gram a week. This morning it weighs nothing at all. Captain Kallio reads the scale twice, then looks up at four hundred faces and one indignant hen. “Well,” she says, “it would seem we have arrived at the beginning.” Ahead of the ship there is a patch of sky with fewer stars in it than there should be. It is not dark. It is thin, as ice is thin. Somewhere below your feet the engines stop, and nobody has stopped them. The Vanguard begins to move, very gently, like a boat being drawn up a beach by someone who has all the time in the world.</source>
        <extracomment>Logbook entry START: story.</extracomment>
        <translation>La Lettera sta nella sua culla accanto alla cambusa, perché è lì che sta la gente. Per undici anni si è fatta più leggera di un grammo a settimana. Stamattina non pesa proprio nulla. La capitana Kallio legge la bilancia due volte, poi alza gli occhi su quattrocento facce e una gallina indignata. «Be’», dice, «si direbbe che siamo arrivati all’inizio.» Davanti alla nave c’è una chiazza di cielo con meno stelle di quante dovrebbe averne. Non è buia. È sottile, come è sottile il ghiaccio. Da qualche parte sotto i vostri piedi i motori si fermano, e nessuno li ha fermati. La Vanguard comincia a muoversi, molto dolcemente, come una barca tirata in secca da qualcuno che ha tutto il tempo del mondo.</translation>
    </message>
    <message>
        <source>Under the cradle, where only the hen has ever looked, hangs a card on kitchen string. *It likes the warm side. Halfway, 2071.* Four people once had no day to spare, and let it rest all the same. It seems that somebody has been told.</source>
        <extracomment>Logbook entry START-GENTLE: story.</extracomment>
        <translation>Sotto la culla, dove ha guardato soltanto la gallina, un biglietto pende da uno spago da cucina. *Le piace stare dal lato caldo. Mezzavia, 2071.* Quattro persone, un tempo, non avevano un giorno da perdere, e l’hanno lasciata riposare lo stesso. A quanto pare, qualcuno lo è venuto a sapere.</translation>
    </message>
    <message>
        <source>Under the cradle lies a folder from Halfway, four fingers thick: every measurement that Earth begged for, taken in nine short nights. The heavy stores were planned from it and stand half packed. On the last page, in another hand: *It was cold that week. We were sorry afterwards.*</source>
        <extracomment>Logbook entry START-HASTY: story.</extracomment>
        <translation>Sotto la culla c’è una cartella di Mezzavia, alta quattro dita: tutte le misure che la Terra aveva implorato, prese in nove notti corte. Su quei fogli è stato progettato il materiale pesante, e infatti è già mezzo imballato. All’ultima pagina, di un’altra mano: *Quella settimana faceva freddo. Dopo ci è dispiaciuto.*</translation>
    </message>
    <message>
        <source>On the far side of the thin place hangs a station the size of a village, unlit, with a front door. There is a knocker. Nobody has a plan for a knocker. You use it, three times, and wait the length of a good excuse. Nobody answers. Then the door opens anyway, inward, with the sigh of something that has been holding its breath since before there were horses to ride. The air is cold, clean, and smells of paper. Behind you, the lamp of the airlock looks very small and very much like home.</source>
        <extracomment>Logbook entry 1: story.</extracomment>
        <translation>Dall’altra parte del punto sottile pende una stazione grande come un villaggio, spenta, con una porta d’ingresso. C’è un battente. Nessuno ha un piano per un battente. Lo usate, tre volte, e aspettate il tempo di una buona scusa. Non risponde nessuno. Poi la porta si apre lo stesso, verso l’interno, con il sospiro di qualcosa che trattiene il fiato da prima che ci fossero cavalli da cavalcare. L’aria è fredda, pulita, e sa di carta. Alle vostre spalle la lampada della camera stagna sembra piccolissima, e sembra proprio casa.</translation>
    </message>
    <message>
        <source>A voice without words makes itself plain: a picture of feet, a picture of a square, an arrow. Please stand on the marked area. There are two marked areas, and they light up in the friendliest way. You are carrying what you always carry: some skill, some tools, some nerve. That is all there will be, and the station has noticed it; somewhere a counter ticks over, once for each of you. After four thousand quiet years it has something to sort, and it can hardly wait to begin. Some of you stand on the Weigh-In Floor, the others under the Stamp Press.</source>
        <extracomment>Logbook entry 2: story.</extracomment>
        <translation>Una voce senza parole si fa capire: un’immagine di piedi, un’immagine di un quadrato, una freccia. Si prega di sostare sull’area segnata. Le aree segnate sono due, e si illuminano nel modo più amichevole. Avete con voi quello che avete sempre: un po’ di mestiere, un po’ di attrezzi, un po’ di coraggio. Non ci sarà altro, e la stazione l’ha notato; da qualche parte un contatore scatta, una volta per ciascuno di voi. Dopo quattromila anni di quiete ha qualcosa da smistare, e non sta più nella pelle. Qualcuno di voi sta sul Piano della Pesa, gli altri sotto la Pressa dei Timbri.</translation>
    </message>
    <message>
        <source>The floor moves. It does so politely, with a chime first, but it moves, and by the time anybody has said so there is a wall between you. On one side a scale has begun to hum. On the other a press is warming up. Your radios work. That helps. Nobody is hurt, and nobody means you any harm; you agree on that, over the radio, several times. It is only a machine doing the one thing it knows, and you have the wrong shape. Find your way to one another. The big hall in the middle would be a good place.</source>
        <extracomment>Logbook entry 3: story.</extracomment>
        <translation>Il pavimento si muove. Lo fa educatamente, con uno scampanellio prima, ma si muove, e quando qualcuno ha finito di dirlo c’è già un muro in mezzo a voi. Da una parte una pesa ha cominciato a ronzare. Dall’altra si sta scaldando una pressa. Le radio funzionano. Aiuta. Nessuno è ferito, e nessuno ce l’ha con voi; su questo siete d’accordo, via radio, più volte. È solo una macchina che fa l’unica cosa che sa fare, e voi avete la forma sbagliata. Trovate la strada l’uno verso l’altro. La grande sala nel mezzo sarebbe un buon posto.</translation>
    </message>
    <message>
        <source>In this hall 90 belts come together under a roof you cannot see. Of these, 89 are still. One is running, empty, in your honor, and squeaks at the same place each time it comes around. Pigeonholes climb the walls, row above row, each as wide as a hand and each with a name in a script like knotted string. Most are empty. A few are not, and those few are hard to look at for long, because somebody was waiting. When the whole team stands here, you can say that you have met the machinery and won on points.</source>
        <extracomment>Logbook entry 4: story.</extracomment>
        <translation>In questa sala si incontrano 90 nastri sotto un soffitto che non si vede. Di questi, 89 sono fermi. Uno corre, vuoto, in vostro onore, e cigola nello stesso punto a ogni giro. Sulle pareti si arrampicano caselle, fila sopra fila, larghe una mano, ciascuna con un nome in una scrittura come spago annodato. Quasi tutte sono vuote. Alcune no, e quelle poche è difficile guardarle a lungo, perché qualcuno aspettava. Quando la squadra al completo è qui, potete dire di aver affrontato i macchinari e di aver vinto ai punti.</translation>
    </message>
    <message>
        <source>A parcel overtakes you. It is brown, tied with cord, and in no hurry; it keeps to the right and raises one corner as it goes by. You step aside without thinking, and it is a good minute before anybody laughs. Conveyor Six runs on for a long way in both directions, lit by strips that wake up just ahead of your boots and go to sleep just behind them. Walking here is easier than it was. The belt has taken note of your pace and is carrying a little of the weight.</source>
        <extracomment>Logbook entry 5: story.</extracomment>
        <translation>Un pacco vi sorpassa. È marrone, legato con lo spago, e non ha fretta; tiene la destra e, passando, alza un angolo. Vi fate da parte senza pensarci, e passa un buon minuto prima che qualcuno rida. Il Nastro Sei prosegue a lungo in entrambe le direzioni, illuminato da strisce che si svegliano appena davanti ai vostri stivali e si addormentano appena dietro. Camminare qui è più facile di prima. Il nastro ha preso nota del vostro passo e si porta un po’ del peso.</translation>
    </message>
    <message>
        <source>The slip is as long as your arm, and most of it is apology: for the wait, for the state of the floor, for the year. You find the line that matters because it is the only one with a number. Item: one letter, in a cradle, aboard the large vessel outside. Weight: nothing. Under it, in the same careful hand, is a line that takes you longer. Postage due: one answer. You read it aloud over the radio, and for a while there is only the sound of the galley, four hundred people not saying anything, and one hen who does.</source>
        <extracomment>Logbook entry 6: story.</extracomment>
        <translation>Lo scontrino è lungo quanto il vostro braccio, e per lo più sono scuse: per l’attesa, per lo stato del pavimento, per l’anno. Trovate la riga che conta perché è l’unica con un numero. Voce: una lettera, in culla, a bordo del grosso vascello qui fuori. Peso: nulla. Sotto, nella stessa grafia accurata, c’è una riga che vi prende più tempo. Affrancatura dovuta: una risposta. La leggete ad alta voce alla radio, e per un po’ si sente soltanto la cambusa: quattrocento persone che non dicono niente, e una gallina che invece sì.</translation>
    </message>
    <message>
        <source>A pause, and it seems to be meant as one. The belts slow, the press sinks back on its springs, a small flap opens in the wall and offers you four cups of something warm that turns out to be water. The station has looked at what it has done and is considering. So are you. You know now what the floor does, what the dark does, and how long an arm can be when it wants to be useful. Nobody is telling you where to stand any more. You may go where you like.</source>
        <extracomment>Logbook entry 7: story.</extracomment>
        <translation>Una pausa, e a quanto pare è proprio voluta. I nastri rallentano, la pressa si riadagia sulle sue molle, nella parete si apre uno sportellino e vi offre quattro tazze di qualcosa di caldo che si rivela acqua. La stazione ha guardato ciò che ha fatto e riflette. Anche voi. Ora sapete che cosa fa il pavimento, che cosa fa il buio, e quanto può essere lungo un braccio quando vuole rendersi utile. Nessuno vi dice più dove stare. Potete andare dove vi pare.</translation>
    </message>
    <message>
        <source>A shutter, a counter, a bell on a string. This is the part of a post office that does not change from one end of the sky to the other. Behind the frosted glass a shadow moves, stops, and makes itself smaller, though it cannot have been larger than a cup to begin with. Your lamp shows a sign above the counter: two hands, one holding something out, one open. The string of the bell is new. Somebody has replaced it, not long ago, and tied a very careful knot. On the far side lies the corridor that leads back to your own airlock.</source>
        <extracomment>Logbook entry 8: story.</extracomment>
        <translation>Una serranda, un banco, un campanello appeso a uno spago. È la parte di un ufficio postale che non cambia da un capo all’altro del cielo. Dietro il vetro smerigliato un’ombra si muove, si ferma e si fa più piccola, anche se già in partenza non poteva essere più grande di una tazza. La vostra lampada mostra un’insegna sopra il banco: due mani, una che porge qualcosa, una aperta. Lo spago del campanello è nuovo. Qualcuno l’ha sostituito, non molto tempo fa, e ci ha fatto un nodo molto accurato. Dall’altra parte c’è il corridoio che riporta alla vostra camera stagna.</translation>
    </message>
    <message>
        <source>*Thank you for your patience*, says a sign, in light, in every script it has and at last in yours. You have been counted, you are all here, and the station is satisfied with the sum. It shows you a picture of itself as it used to be: lamps in every room, boats at the quay, somebody laughing on a ladder. Then it shows you the present, which is shorter. It would like its lamps back. There are three that might still burn: one in the Lamp Room, one down among the parcels in the Well, and one that fell down a chute and has made friends.</source>
        <extracomment>Logbook entry 9: story.</extracomment>
        <translation>*Grazie per la vostra pazienza*, dice un cartello, in luce, in ogni scrittura che conosce e alla fine nella vostra. Siete stati contati, ci siete tutti, e la stazione è soddisfatta della somma. Vi mostra un’immagine di com’era una volta: lampade in ogni stanza, barche alla banchina, qualcuno che ride su una scala. Poi vi mostra il presente, che è più breve. Rivorrebbe le sue lampade. Ce ne sono tre che forse ardono ancora: una nella Sala delle Lampade, una giù fra i pacchi del Pozzo, e una che è caduta in uno scivolo e si è fatta degli amici.</translation>
    </message>
    <message>
        <source>The third lamp takes, and the light goes from room to room ahead of you as if it were being told. Dust turns gold. A belt that has not run since before the quiet delivers a single envelope to the right shelf and stops, proud. At the end of the hall the Window glows. Somebody is in there. The station is so pleased that it does what any post office does at the end of a good day: it prepares to close. Chimes, in a falling row. Shutters stir in their grooves. You have as long as it takes to tidy up, and it has always been a tidy place.</source>
        <extracomment>Logbook entry 10: story.</extracomment>
        <translation>La terza lampada prende, e la luce va di stanza in stanza davanti a voi come se glielo stessero raccontando. La polvere si fa d’oro. Un nastro che non correva da prima del silenzio consegna una sola busta allo scaffale giusto e si ferma, fiero. In fondo alla sala lo Sportello si illumina. C’è dentro qualcuno. La stazione è così contenta che fa quello che fa ogni ufficio postale alla fine di una buona giornata: si prepara a chiudere. Rintocchi, in scala discendente. Serrande che fremono nelle guide. Avete il tempo che ci vuole per mettere in ordine, ed è sempre stato un posto ordinato.</translation>
    </message>
    <message>
        <source>Chimes, then the shutters: slats as wide as a door, dropping between the rooms one after another with the care of somebody laying a table. They would not hurt a fly. They would, however, put a fly outside. You feel the floor tilt by a degree under your boots, toward the exit, and somewhere below you a belt begins to run that has only one stop. A voice without words shows a picture of a moon and a picture of a bed. It is not cross. It has simply closed, and it is wondering whether you have noticed.</source>
        <extracomment>Logbook entry 11: story.</extracomment>
        <translation>Rintocchi, poi le serrande: lamelle larghe come una porta, che calano fra le stanze una dopo l’altra con la cura di chi apparecchia. Non farebbero male a una mosca. Una mosca, però, la metterebbero fuori. Sentite il pavimento inclinarsi di un grado sotto gli stivali, verso l’uscita, e da qualche parte sotto di voi comincia a correre un nastro che ha una sola fermata. Una voce senza parole mostra l’immagine di una luna e l’immagine di un letto. Non è in collera. Ha semplicemente chiuso, e si chiede se l’abbiate notato.</translation>
    </message>
    <message>
        <source>Behind the glass stands a Keeper the size of a cup, on a box, so as to reach the counter. It has three fingers, a dent, and a form. It turns the form around for you, smooths it, and holds out the pen with both hands. One line is left free. It is not the name that it wants, you understand after a moment; it is the word that goes before the name. A Carrier takes the letter on, to the end of the line, whatever is there. A Visitor is only looking, and looking is allowed; the station pays a visitor for the lamps. The pen is very light. The Keeper is holding its breath, if it has any. *Sign as a Carrier, or as a Visitor.*</source>
        <extracomment>Logbook entry 12: story.</extracomment>
        <translation>Dietro il vetro c’è un Custode della misura di una tazza, in piedi su una scatola per arrivare al banco. Ha tre dita, un’ammaccatura e un modulo. Gira il modulo dalla vostra parte, lo liscia, e porge la penna con entrambe le mani. Una riga è rimasta libera. Non è il nome che vuole, capite dopo un momento; è la parola che viene prima del nome. Un Portatore porta avanti la lettera, fino in fondo alla linea, qualunque cosa ci sia. Un Visitatore guarda soltanto, e guardare è permesso; al visitatore la stazione paga le lampade. La penna è leggerissima. Il Custode trattiene il fiato, se ne ha. *Firmate come Portatori, o come Visitatori.*</translation>
    </message>
    <message>
        <source>Sign as carriers</source>
        <extracomment>Logbook entry 12: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Firmate come Portatori</translation>
    </message>
    <message>
        <source>Sign as visitors</source>
        <extracomment>Logbook entry 12: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Firmate come Visitatori</translation>
    </message>
    <message>
        <source>It comes around the counter by way of a drawer, and asks, in small careful questions, whether you are going far, whether it is a long way back, and whether there might be room for something that does not take up much. It calls itself small. Somebody on the radio says “Thimble”, and it tries the word, and then goes on trying it for an hour. When you reach your own airlock, the thin place behind the ship has closed over. Where the Sun should be there are only stars, evenly spread, like crumbs. Nobody says it. The Keeper looks up at each of you in turn. “Was it a nice door,” it says, “while it was open?”</source>
        <extracomment>Logbook entry 13: story.</extracomment>
        <translation>Fa il giro del banco passando per un cassetto e chiede, con piccole domande caute, se andate lontano, se il ritorno è lungo, e se magari ci sarebbe posto per qualcosa che non ingombra molto. Si definisce piccolo. Qualcuno alla radio dice «Ditale», e lui prova la parola, e poi continua a provarla per un’ora. Quando raggiungete la vostra camera stagna, il punto sottile dietro la nave si è richiuso. Dove dovrebbe esserci il Sole ci sono soltanto stelle, sparse uniformemente, come briciole. Nessuno lo dice. Il Custode guarda in su, a uno a uno, ciascuno di voi. «Era una bella porta», dice, «finché era aperta?»</translation>
    </message>
    <message>
        <source>The belt is soft and fast and cannot be argued with. You are carried through the dark on your backs, past shelves, past a lamp that you lit yourselves, under a stamp that hesitates and comes down lightly, four times. Then there is your own airlock, and you are set down in front of it in order of height. On every helmet it says *Handle With Care*. Nobody signed for anything. You count heads and get one too many: the small Keeper from the Window is sitting in the mug by the lander’s radio, with its hands folded. “I was not finished,” it says. “Were you?”</source>
        <extracomment>Logbook entry 14: story.</extracomment>
        <translation>Il nastro è morbido e veloce e con lui non si discute. Vi porta sulla schiena attraverso il buio, oltre scaffali, oltre una lampada che avete acceso voi, sotto un timbro che esita e cala leggero, quattro volte. Poi c’è la vostra camera stagna, e vi depositano lì davanti in ordine di altezza. Su ogni casco c’è scritto *Maneggiare con cura*. Nessuno ha firmato niente. Contate le teste e ne avete una di troppo: il piccolo Custode dello Sportello sta seduto nella tazza accanto alla radio del lander, con le mani in grembo. «Non avevo finito», dice. «E voi?»</translation>
    </message>
    <message>
        <source>Captain Kallio uses the old microphone, the one with the cord, because it makes people sit down. The door behind us is shut, she says. The one ahead is not open yet. There is a road, it used to be a good one, and as of this morning we are all of its staff. We carry one letter, for which one answer is due, and nobody aboard knows the street. There is a pause, in which four hundred people can be heard deciding to be practical. “Soup at seven,” says the captain. “Bring your own bowl. We are one more than we were; the small gentleman from the station is to have a thimble.”</source>
        <extracomment>Logbook entry 750: story.</extracomment>
        <translation>La capitana Kallio usa il vecchio microfono, quello col filo, perché fa sedere la gente. La porta dietro di noi è chiusa, dice. Quella davanti non è ancora aperta. C’è una strada, un tempo era una buona strada, e da stamattina ne siamo tutto il personale. Portiamo una lettera, per la quale è dovuta una risposta, e a bordo nessuno conosce la via. Segue una pausa, in cui si sentono quattrocento persone decidere di essere pratiche. «Zuppa alle sette», dice la capitana. «Ciascuno porti la sua ciotola. Siamo uno in più di prima; al signore piccolino della stazione si dia un ditale.»</translation>
    </message>
    <message>
        <source>From orbit it is a white coin somebody has dropped. It hums before you touch it: the hull picks up one low note at 200 kilometers and hands it politely to every cup aboard. Kettle, whistling as she always does, goes down through air as thin as manners. What you took for snow is salt, and what you took for salt is glass, laid flat where a sea used to be. There are reeds. There is a trail. There is something long and ribbed lying on the trail. The landing card has one sentence on it: *It repeats what you say. Mind it.* You strap in, and nobody says anything at all.</source>
        <extracomment>Logbook entry 100: story.</extracomment>
        <translation>Dall’orbita è una moneta bianca che qualcuno ha lasciato cadere. Ronza prima che la tocchiate: lo scafo raccoglie una sola nota bassa a 200 chilometri e la porge educatamente a ogni tazza di bordo. Il Bollitore, fischiando come fa sempre, scende in un’aria rarefatta come le buone maniere. Quello che avevate preso per neve è sale, e quello che avevate preso per sale è vetro, disteso piatto dove c’era un mare. Ci sono canne. C’è una pista. C’è qualcosa di lungo e costoluto che giace sulla pista. Sulla carta di atterraggio c’è una sola frase: *Ripete ciò che dite. Badateci.* Vi allacciate le cinture, e nessuno dice assolutamente niente.</translation>
    </message>
    <message>
        <source>They come out of the shimmer one by one, six-legged, as tall as a bus stop, in no hurry to have arrived. Drifters. They feed on the salt, so far as you can tell, and they step around you as one steps around a chair. One of them does not. She stands across the trail and looks at you, then at a place where the crust has broken, then at you. Down in the crack something small is trying to be quiet. Freeing it will take hands, time and a good deal of care, and whoever slips will know about it. *Help the calf, or walk on.*</source>
        <extracomment>Logbook entry 101: story.</extracomment>
        <translation>Escono dal tremolio dell’aria uno per uno, a sei zampe, alti come una fermata d’autobus, senza nessuna fretta di essere arrivati. Erranti. Si nutrono di sale, per quanto se ne capisce, e vi girano intorno come si gira intorno a una sedia. Una no. Si ferma di traverso sulla pista e guarda voi, poi un punto dove la crosta si è rotta, poi voi. Giù nella crepa qualcosa di piccolo cerca di stare zitto. Liberarlo richiederà mani, tempo e parecchia attenzione, e chi scivola se ne accorgerà. *Aiutate il piccolo, o andate oltre.*</translation>
    </message>
    <message>
        <source>Help the calf</source>
        <extracomment>Logbook entry 101: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Aiutate il piccolo</translation>
    </message>
    <message>
        <source>Walk on</source>
        <extracomment>Logbook entry 101: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Andate oltre</translation>
    </message>
    <message>
        <source>The bones are not bones. They are ribs, of a gray metal that has gone soft at the edges, and they once held up the sides of something that carried mail. A Carrier, then: you have seen the picture in the Sorting House, the one with the boats. It lay down here, or was laid down. You are reading the plate on the third rib when a lamp comes on at the far end of the hull, and goes out, and comes on. Something in there is on its feet. It has a sack. It is still trying to deliver.</source>
        <extracomment>Logbook entry 102: story.</extracomment>
        <translation>Le ossa non sono ossa. Sono costole, di un metallo grigio che si è ammorbidito ai bordi, e un tempo reggevano i fianchi di qualcosa che portava la posta. Un Portatore, dunque: l’immagine l’avete vista nella Casa dello Smistamento, quella con le barche. Si è adagiato qui, o ce l’hanno adagiato. State leggendo la targa sulla terza costola quando all’altro capo dello scafo una lampada si accende, si spegne, si accende. Là dentro qualcosa è in piedi. Ha un sacco. Sta ancora cercando di consegnare.</translation>
    </message>
    <message>
        <source>A stone arch, as high as your waist, stands by itself in a hollow with its back to the wind. You walk around it; there is nothing behind it. When you come back to the front the stone has begun to sweat, and the drops run together into a drawing: a hand, a line, and at the end of the line a small empty circle. It waits. You know that drawing. You have looked at it every day for years, on the wrapper of the Letter, with the hand at the end filled in. *Where to?* asks the arch. You do not know yet. It does not mind. It has the whole day.</source>
        <extracomment>Logbook entry 103: story.</extracomment>
        <translation>Un arco di pietra, alto fino alla vita, sta da solo in una conca, le spalle al vento. Ci girate attorno; dietro non c’è niente. Quando tornate davanti la pietra ha cominciato a sudare, e le gocce colano insieme in un disegno: una mano, una linea e, in fondo alla linea, un piccolo cerchio vuoto. Aspetta. Quel disegno lo conoscete. Lo guardate ogni giorno da anni, sull’involto della Lettera, con la mano in fondo già disegnata. *Per dove?* chiede l’arco. Non lo sapete ancora. A lui non importa. Ha davanti tutta la giornata.</translation>
    </message>
    <message>
        <source>When the wind drops, the reeds do not stop. They play back the last thing they heard: your own footsteps, {active} humming, and under that, older than your species, two voices disagreeing about the price of lamp oil. You do not know the words. You know the argument; you have had it. The reed bed holds perhaps a thousand such evenings. Between two of them somebody says where the oil is to be sent, slowly, as one does to a clerk. The ship’s cells could be charged from the strain in the glass, if the glass were cut. *Record what you can; it takes time. Cut the bed for power. Or leave it as it is and go on.*</source>
        <extracomment>Logbook entry 104: story.</extracomment>
        <translation>Quando il vento cala, le canne non si fermano. Ripetono l’ultima cosa che hanno sentito: i vostri passi, {active} che canticchia e, sotto, più antiche della vostra specie, due voci che litigano sul prezzo dell’olio da lampade. Le parole non le conoscete. Il litigio sì; lo avete fatto anche voi. Il canneto conserva forse un migliaio di serate così. Fra due di queste qualcuno dice dove va mandato l’olio, lentamente, come si fa con un impiegato. Le celle della nave si potrebbero caricare con la tensione del vetro, se il vetro venisse tagliato. *Registrate quel che potete; richiede tempo. Tagliate il canneto per ricavarne energia. Oppure lasciatelo com’è e proseguite.*</translation>
    </message>
    <message>
        <source>Record the quarrel</source>
        <extracomment>Logbook entry 104: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Registrate il litigio</translation>
    </message>
    <message>
        <source>Cut the bed for power</source>
        <extracomment>Logbook entry 104: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Tagliate il canneto per ricavarne energia</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <extracomment>Logbook entry 104: alternative 3 of a choice, before what it does.</extracomment>
        <translation>Lasciatelo com’è</translation>
    </message>
    <message>
        <source>It comes out all at once, as a cork does, and you sit down in the salt with a calf across your knees. It stands. It falls. It considers the matter and stands again, on all six, with an expression of having always meant to. The herd has stopped along the trail to watch; none of them make a sound, and on this plain that must take practice. Then the mother lowers her head, which is as large as you are, and presses her forehead against your visor. She holds it there for as long as it takes to breathe in and out. The glass is warm when she has gone.</source>
        <extracomment>Logbook entry 105: story.</extracomment>
        <translation>Viene fuori tutto in una volta, come un tappo, e vi ritrovate seduti nel sale con un piccolo di errante sulle ginocchia. Si alza. Cade. Considera la faccenda e si rialza, su tutte e sei, con l’aria di chi l’ha sempre fatto apposta. La mandria si è fermata lungo la pista a guardare; nessuno emette un suono, e su questa piana deve volerci allenamento. Poi la madre abbassa la testa, che è grande quanto voi, e preme la fronte contro la vostra visiera. Resta così per il tempo di inspirare ed espirare. Quando se n’è andata il vetro è caldo.</translation>
    </message>
    <message>
        <source>You hold out both hands, palms up, as in the drawing. It stops. For some time nothing moves but the lamp. Then it puts the sack down, reads every label in it by touch, and lays one small parcel across your gloves with the air of someone setting down a piano. It is addressed, Soren Mbali tells you over the radio, after a long silence, “to the person who is kind to the porter”. Inside is a biscuit. It is four thousand years old and has kept its shape. The Carrier folds its three legs, one after another, and the lamp goes out like somebody going to bed.</source>
        <extracomment>Logbook entry 106: story.</extracomment>
        <translation>Tendete entrambe le mani, palmi in su, come nel disegno. Si ferma. Per un po’ non si muove altro che la lampada. Poi posa il sacco, legge al tatto ogni etichetta che c’è dentro e vi mette sui guanti un pacchettino con l’aria di chi posa un pianoforte. È indirizzato, vi dice Soren Mbali via radio dopo un lungo silenzio, «a chi è gentile col fattorino». Dentro c’è un biscotto. Ha quattromila anni e ha mantenuto la forma. Il Portatore ripiega le sue tre gambe, una dopo l’altra, e la lampada si spegne come qualcuno che va a letto.</translation>
    </message>
    <message>
        <source>You wipe it with a sleeve and then, since it seems rude not to, with a clean cloth. Eleven Stops, in order, each with its sign: a reed, a tide mark, a hearth, something like frost. Thumbs have worn the first ten nearly smooth. Every carrier who passed must have run a hand down the list for luck. The last line has no wear at all and no name. There is only a wave, cut deep, by somebody who took trouble over it. That is where it goes, then. Not to a town, or a person. You copy the wave onto the back of a glove, and nobody suggests washing it.</source>
        <extracomment>Logbook entry 107: story.</extracomment>
        <translation>La pulite con una manica e poi, visto che sembra scortese non farlo, con un panno pulito. Undici Fermate, in ordine, ciascuna col suo segno: una canna, un segno di marea, un focolare, qualcosa come brina. I pollici hanno quasi lisciato le prime dieci. Ogni portatore che passava deve aver fatto scorrere la mano sull’elenco, per scaramanzia. L’ultima riga non ha nessun segno d’usura e nessun nome. C’è soltanto un’onda, incisa a fondo, da qualcuno che ci ha messo impegno. Ecco dove va, allora. Non in una città, né a una persona. Copiate l’onda sul dorso di un guanto, e nessuno propone di lavarlo.</translation>
    </message>
    <message>
        <source>You draw the wave in the salt with one finger. The arch considers it; then the stone between its legs is simply not there, and you are looking into a small clean room with a ledge. It is a very old courtesy, Thimble will explain later: whoever brings mail may ask one thing of the house. There will not be a second question. You look at each other. Everyone aboard has been asking the same two since the door closed, and you can hear the galley not saying either of them. *Ask how you get home. Or ask who wrote the Letter.*</source>
        <extracomment>Logbook entry 108: story.</extracomment>
        <translation>Disegnate l’onda nel sale con un dito. L’arco ci pensa su; poi la pietra fra le sue gambe semplicemente non c’è più, e state guardando in una stanzetta pulita con una mensola. È una cortesia molto antica, spiegherà poi Ditale: chi porta la posta può chiedere una cosa alla casa. Non ci sarà una seconda domanda. Vi guardate. Tutti a bordo si fanno le stesse due da quando la porta si è chiusa, e sentite la cambusa non dirne nessuna. *Chiedete come si torna a casa. O chiedete chi ha scritto la Lettera.*</translation>
    </message>
    <message>
        <source>Ask how you get home</source>
        <extracomment>Logbook entry 108: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Chiedete come si torna a casa</translation>
    </message>
    <message>
        <source>Ask who wrote the Letter</source>
        <extracomment>Logbook entry 108: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Chiedete chi ha scritto la Lettera</translation>
    </message>
    <message>
        <source>Wrong street, as it were. The drawing in the sweat shivers, and the circle at the end of the line closes like an eye that has been asked something personal. The arch does not answer. A gust answers for it: out of the hollow, over the lip of the steps and away across the plain, until you hear it reach the reeds. They take up the note, field after field. Pebbles of glass begin to walk past your boots. You hold on to one another and to the arch, which allows it. It seems a little embarrassed. It will ask again when you are ready.</source>
        <extracomment>Logbook entry 109: story.</extracomment>
        <translation>Via sbagliata, per così dire. Il disegno nel sudore rabbrividisce, e il cerchio in fondo alla linea si chiude come un occhio a cui si è chiesto qualcosa di personale. L’arco non risponde. Al posto suo risponde una raffica: fuori dalla conca, oltre il bordo dei gradini e via per la piana, finché non la sentite arrivare alle canne. Riprendono la nota, campo dopo campo. Sassolini di vetro cominciano a passare accanto ai vostri stivali. Vi tenete stretti l’uno all’altro e all’arco, che lascia fare. Sembra un po’ imbarazzato. Lo chiederà di nuovo quando sarete pronti.</translation>
    </message>
    <message>
        <source>The wind has said what it had to say. It goes down all at once, toward evening, and leaves the air washed. One by one the reeds let go of their notes, the tall ones last, and then there is a silence so complete that you can hear the salt cooling. The stars come out below as well as above. A drifter walks across them, far off, with something small trotting at its side or beside its reflection. It is easy to see the way now, in any direction. Nobody wants to be the first to speak, so nobody does, and it is the best hour of the week.</source>
        <extracomment>Logbook entry 110: story.</extracomment>
        <translation>Il vento ha detto quel che aveva da dire. Cala tutto in una volta, verso sera, e lascia l’aria lavata. A una a una le canne lasciano andare le loro note, le alte per ultime, e poi c’è un silenzio così completo che si sente raffreddarsi il sale. Le stelle spuntano sotto e non solo sopra. Le attraversa un errante, lontano, con qualcosa di piccolo che gli trotta al fianco, o accanto al riflesso. Adesso è facile vedere la strada, in qualunque direzione. Nessuno vuole parlare per primo, perciò non parla nessuno, ed è l’ora più bella della settimana.</translation>
    </message>
    <message>
        <source>Kettle clears her throat, then whistles, and you lift off the pan in a ring of blown salt. Under you the plain takes up the sound. If the reed bed stands, it plays your engines back to you, softer, a little flat, getting it nearly right; it will practice, you think, and in a thousand years somebody will land here and wonder what kind of kettle lived so far from a kitchen. If the bed was cut, it repeats nothing, and the gap in the music is exactly as wide as what you carry in the hold. You watch until it is a white coin again. Then somebody aboard hums one low note, and the cups answer.</source>
        <extracomment>Logbook entry 118: story.</extracomment>
        <translation>Il Bollitore si schiarisce la gola, poi fischia, e vi alzate dalla piana in un anello di sale soffiato. Sotto di voi la piana raccoglie il suono. Se il canneto è in piedi, vi ripete i vostri motori, più piano, un po’ calanti, quasi giusti; si eserciterà, pensate, e fra mille anni qualcuno atterrerà qui e si chiederà che razza di bollitore vivesse così lontano da una cucina. Se è stato tagliato, non ripete nulla, e il vuoto nella musica è largo esattamente quanto quello che portate nella stiva. Guardate finché non è di nuovo una moneta bianca. Poi qualcuno a bordo intona una nota bassa a bocca chiusa, e le tazze rispondono.</translation>
    </message>
    <message>
        <source>You leave as one leaves a house on fire, without looking at the furniture. Straps, hatch, engines, and a voice counting heads that does not stop at the right number until it has counted twice. There is glass in every pocket and in places that are not pockets. Behind you, something with three legs and a lamp breaks into a run, holds up a sack, and grows small. Nobody has the heart to wave. On the way up the hull hums its one low note, and this time you can hear that it is a question. You will have to come back with an answer, or at least with an apology.</source>
        <extracomment>Logbook entry 119: story.</extracomment>
        <translation>Ve ne andate come si lascia una casa in fiamme, senza guardare i mobili. Cinture, portello, motori, e una voce che conta le teste e non si ferma al numero giusto se non dopo aver contato due volte. C’è vetro in ogni tasca e in posti che tasche non sono. Alle vostre spalle qualcosa con tre gambe e una lampada si mette a correre, alza un sacco e rimpicciolisce. Nessuno ha cuore di salutare. Durante la salita lo scafo ronza la sua nota bassa, e questa volta si sente che è una domanda. Dovrete tornare con una risposta, o almeno con delle scuse.</translation>
    </message>
    <message>
        <source>Trees, wading. That is the first thing anybody sees of Uphill, and it takes the second thing, the water, for anybody to understand why. Over the whole sky hangs the planet, so close that you could read a map of it, and the sea gets up twice a watch to be nearer. When it comes, the trees lift their roots, one after another, and walk. One of them stops to look at you. The landing card has a sentence on it: *Know where the water is.* There is a letterbox down in the channel; there is a sandbar, sometimes; there is a shelf of roots on which somebody, long ago, tied up a boat. {captain} wishes you dry feet, in the tone of someone who has seen the forecast.</source>
        <extracomment>Logbook entry 200: story.</extracomment>
        <translation>Alberi che guadano. È la prima cosa che chiunque veda di Salita, e ci vuole la seconda, l’acqua, perché chiunque capisca come mai. Su tutto il cielo incombe il pianeta, così vicino che se ne potrebbe leggere una mappa, e due volte per turno di guardia il mare si alza per stargli più vicino. Quando arriva, gli alberi sollevano le radici, una dopo l’altra, e camminano. Uno si ferma a guardarvi. Sulla carta di atterraggio c’è una frase: *Sappiate dov’è l’acqua.* Giù nel canale c’è una cassetta; c’è un banco di sabbia, a volte; c’è un ripiano di radici a cui qualcuno, tanto tempo fa, ha ormeggiato una barca. {captain} vi augura piedi asciutti, col tono di chi ha visto le previsioni.</translation>
    </message>
    <message>
        <source>The channel is empty now, as a bath is empty. Ribs of old boats stand in it, set upright and in order of size, which no tide has ever done. Between them lies a pouch of sealed hide, half under a heap of shells. {recon} kneels to look at the mud. There are footprints, long ones, with three toes, and the water is still running into them. They begin at the bank. They come as far as the last rib, stop side by side, and do not go back. On the mud stair behind you something gray that you had taken for a mooring post is not where it was.</source>
        <extracomment>Logbook entry 201: story.</extracomment>
        <translation>Adesso il canale è vuoto, come è vuota una vasca da bagno. Ci stanno costole di vecchie barche, messe in piedi e in ordine di grandezza, cosa che nessuna marea ha mai fatto. In mezzo giace una sacca di pelle sigillata, mezza sotto un mucchio di conchiglie. {recon} si inginocchia a guardare il fango. Ci sono impronte, lunghe, con tre dita, e l’acqua ci sta ancora entrando. Cominciano alla riva. Arrivano fino all’ultima costola, si fermano appaiate, e non tornano indietro. Dietro di voi, sulla scala di fango, qualcosa di grigio che avevate preso per un palo da ormeggio non è più dov’era.</translation>
    </message>
    <message>
        <source>What you took for a carpet of leaves draws itself together in the middle of the lagoon and rises, a hand high, a knee high, dripping. It is made of small bodies, three hundred perhaps, each no bigger than a hand, all holding on. It makes a shape. The shape has four heads of different sizes and too many elbows. You need a moment. It is a portrait of you, badly drawn, and it is very proud of the likeness. Soren Mbali says over the radio that it is a Lommu, a raft, and a young one, about nine by your count. Parts of it are missing. They are singing, out in the trees, each its own one note.</source>
        <extracomment>Logbook entry 202: story.</extracomment>
        <translation>Quello che avevate preso per un tappeto di foglie si raccoglie in mezzo alla laguna e si alza, un palmo, un ginocchio, grondando. È fatto di corpicini, forse trecento, ciascuno non più grande di una mano, tutti aggrappati. Prende una forma. La forma ha quattro teste di grandezza diversa e troppi gomiti. Vi ci vuole un momento. È un vostro ritratto, disegnato male, ed è molto fiero della somiglianza. Soren Mbali dice alla radio che è un Lommu, una zattera, e giovane, circa nove anni a contare come voi. Gliene mancano delle parti. Cantano, là fuori fra gli alberi, ciascuna la sua unica nota.</translation>
    </message>
    <message>
        <source>Post offices are where the feet are; Thimble told you that, and here the feet were fins. The arch stands in the lowest part of the channel so that nobody would have to climb. Now it is under a meter of silt, and a family of crabs has furnished it. Only the top of the slot looks out, as a letterbox looks out of snow. You can hear that it is hollow behind. While the water is away two people with spades could clear it, if they did not stop to apologize to the crabs. They will stop to apologize to the crabs.</source>
        <extracomment>Logbook entry 203: story.</extracomment>
        <translation>Gli uffici postali stanno dove stanno i piedi; ve l’ha detto Ditale, e qui i piedi erano pinne. L’arco si trova nel punto più basso del canale perché nessuno dovesse arrampicarsi. Ora è sotto un metro di limo, e una famiglia di granchi l’ha ammobiliato. Ne spunta solo il bordo della fessura, come una cassetta della posta spunta dalla neve. Si sente che dietro è cavo. Finché l’acqua è via due persone con le vanghe potrebbero liberarlo, se non si fermassero a chiedere scusa ai granchi. Si fermeranno a chiedere scusa ai granchi.</translation>
    </message>
    <message>
        <source>The moon ends here, in a line of foam. Past it the sea goes down by steps, green, dark green, and a color for which you have no use on land. You stand among the last roots and listen. Very far out something enormous is singing. It takes the length of a breath to climb from one note to the next. {science} knows the tune by the third note and says nothing until the tenth: it is a lullaby, from Earth, from a recording the Heron carried, and every word of it is wrong. Whoever is singing has learned it by ear, from a friend, with love.</source>
        <extracomment>Logbook entry 204: story.</extracomment>
        <translation>La luna finisce qui, in una linea di schiuma. Al di là il mare scende a gradini, verde, verde scuro, e un colore di cui a terra non ci si fa niente. Siete in piedi fra le ultime radici, ad ascoltare. Molto al largo qualcosa di enorme canta. Per salire da una nota alla successiva ci mette la durata di un respiro. {science} riconosce il motivo alla terza nota e non dice nulla fino alla decima: è una ninnananna, della Terra, da una registrazione che la Heron aveva a bordo, e ogni parola è sbagliata. Chi canta l’ha imparata a orecchio, da un amico, con amore.</translation>
    </message>
    <message>
        <source>You go down on one knee, since that is about the right height. Nothing happens for a long time. Then the first row of crabs bends, with a sound like a drawer of cutlery, and the second, and last of all the old one on the stone, who has to be helped. The bow has been returned. There follows a ceremony of gifts. Four of them carry it out of the dark on their backs, with pauses: a spoon, polished by sand, with a number of the Vanguard’s galley on the handle. Marcelline Ott will want to know how. So do you. They watch to see that you put it away carefully.</source>
        <extracomment>Logbook entry 205: story.</extracomment>
        <translation>Vi abbassate su un ginocchio, dato che è più o meno l’altezza giusta. Per un bel po’ non succede niente. Poi si piega la prima fila di granchi, con il rumore di un cassetto di posate, e la seconda, e per ultimo quello vecchio sulla pietra, che va aiutato. L’inchino è ricambiato. Segue una cerimonia di doni. In quattro lo portano fuori dal buio sulla schiena, con pause: un cucchiaio, lucidato dalla sabbia, con un numero della cambusa della Vanguard sul manico. Marcelline Ott vorrà sapere come. Anche voi. Stanno a guardare che lo mettiate via con cura.</translation>
    </message>
    <message>
        <source>It has learned your names and wears them in turn. Now it makes no shape at all. It asks, with small pulls of many hands on your gloves, and Soren puts the words together: *Where is the part of me that knew the stars?* There was a storm, one season ago. You have seen what the storm left in the upper branches, dry and light as paper. It was once a third of this child. It does not know the word for what happened; it has never been alone before, and so has never lost anyone it was not still holding. *Tell it the truth, which will cost it something. Say that you will look, and then look well. Or say nothing, and sit down beside it.*</source>
        <extracomment>Logbook entry 206: story.</extracomment>
        <translation>Ha imparato i vostri nomi e se li indossa a turno. Adesso non prende nessuna forma. Chiede, con piccoli strattoni di molte mani ai vostri guanti, e Soren mette insieme le parole: *Dov’è la parte di me che sapeva le stelle?* C’è stata una tempesta, una stagione fa. Avete visto che cosa ha lasciato la tempesta sui rami alti, secco e leggero come carta. Un tempo era un terzo di questa creatura. Non conosce la parola per ciò che è successo; non è mai stata sola prima, e perciò non ha mai perso qualcuno che non stesse ancora tenendo stretto. *Ditele la verità, che le costerà qualcosa. Dite che cercherete, e poi cercate bene. Oppure non dite niente, e sedetevi accanto a lei.*</translation>
    </message>
    <message>
        <source>Tell the truth: it died in the storm</source>
        <extracomment>Logbook entry 206: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Ditele la verità: è morta nella tempesta</translation>
    </message>
    <message>
        <source>Say that you will look for it</source>
        <extracomment>Logbook entry 206: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Dite che la cercherete</translation>
    </message>
    <message>
        <source>Say nothing and sit down</source>
        <extracomment>Logbook entry 206: alternative 3 of a choice, before what it does.</extracomment>
        <translation>Non dite niente e sedetevi</translation>
    </message>
    <message>
        <source>Somebody steps back too quickly, or a lamp swings, or it is only that so many eyes can hold so much at once. A shiver goes across it from one side to the other. Then it lets go of itself. Bodies roll off your boots into the brown water and make for the roots in all directions, every one of them humming a different piece of the same song. You stand still with your arms out, as one stands among birds. After a while most of them come back. They count, by touch, twice. A few do not, and you hear those further and further off.</source>
        <extracomment>Logbook entry 207: story.</extracomment>
        <translation>Qualcuno fa un passo indietro troppo in fretta, o una lampada dondola, o è solo che tanti occhi possono reggere una certa quantità di cose alla volta. Un brivido la attraversa da un lato all’altro. Poi si lascia andare. Corpicini rotolano giù dai vostri stivali nell’acqua bruna e puntano verso le radici in tutte le direzioni, ciascuno canticchiando un pezzo diverso della stessa canzone. Restate immobili a braccia tese, come si sta fra gli uccelli. Dopo un po’ quasi tutti tornano. Si contano, al tatto, due volte. Alcuni no, e quelli li sentite sempre più lontano.</translation>
    </message>
    <message>
        <source>The last spadeful goes over the side and the arch coughs. It coughs again, water first, then silt, then a fish with a look of long resignation. The stone of the slot is as clean as on the day it was cut. You do not have to be told what comes now: you draw the wave, there in the wet, with a thumb. Inside something turns over that has not turned for four thousand years, and a stamp comes down on the page you are holding out. The ink is green. It is a line with two ends, one high and one low, and it is still moving a little when you close the book.</source>
        <extracomment>Logbook entry 208: story.</extracomment>
        <translation>L’ultima palata vola di lato e l’arco tossisce. Tossisce di nuovo, prima acqua, poi limo, poi un pesce con un’aria di lunga rassegnazione. La pietra della fessura è pulita come il giorno in cui fu tagliata. Non c’è bisogno che vi dicano che cosa viene adesso: disegnate l’onda, lì nel bagnato, col pollice. Dentro si rivolta qualcosa che non si rivoltava da quattromila anni, e un timbro cala sulla pagina che porgete. L’inchiostro è verde. È una linea con due estremità, una alta e una bassa, e quando chiudete il libro si sta ancora muovendo un po’.</translation>
    </message>
    <message>
        <source>You call as the raft has taught you, badly, all together. Out on the deep water the lullaby stops in the middle of a word. Then the whole sea answers. It is not loud; you feel it in your knees. Far off, a thousand rafts lift their heads, which is one head. The child in your arms has gone quite still. It knows that voice as you know the smell of a kitchen. It looks out there, and then it looks at you, and at the lander, and Soren says that it has never seen anyone choose before and would like to know how it is done. *Let it go home. Or, if there is a tank for it, ask whether it would travel with you and see its kin on the other moons.*</source>
        <extracomment>Logbook entry 209: story.</extracomment>
        <translation>Chiamate come vi ha insegnato la zattera, male, tutti insieme. Al largo, sull’acqua profonda, la ninnananna si ferma a metà di una parola. Poi risponde il mare intero. Non è forte; lo sentite nelle ginocchia. Lontano, mille zattere alzano la testa, che è una testa sola. La creatura fra le vostre braccia si è fatta immobile. Riconosce quella voce come voi riconoscete l’odore di una cucina. Guarda là fuori, e poi guarda voi, e il lander, e Soren dice che non ha mai visto nessuno scegliere e vorrebbe sapere come si fa. *Lasciatela andare a casa. Oppure, se c’è una vasca per lei, chiedetele se vuole viaggiare con voi e vedere i suoi parenti sulle altre lune.*</translation>
    </message>
    <message>
        <source>Let it go home</source>
        <extracomment>Logbook entry 209: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Lasciatela andare a casa</translation>
    </message>
    <message>
        <source>Ask whether it wants to travel with you</source>
        <extracomment>Logbook entry 209: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Chiedetele se vuole viaggiare con voi</translation>
    </message>
    <message>
        <source>It begins with a sound like applause, a long way down the channel. Every tree in the grove lifts one root, shakes it, and sets it down uphill. They are not alarmed. They have done this twice a watch for longer than your people have had trees. They do not look where they step, though, and behind them between the trunks there is a wall of brown water with a roof of foam, coming at the pace of a person who knows that the bus will wait. The trees have begun to walk. So should you. And the lander, {engineering} points out, has no roots at all.</source>
        <extracomment>Logbook entry 210: story.</extracomment>
        <translation>Comincia con un suono come di applausi, in fondo al canale. Ogni albero del boschetto solleva una radice, la scuote, e la posa più in su. Non sono allarmati. Lo fanno due volte per turno di guardia da più tempo di quanto la vostra gente abbia alberi. Non guardano dove mettono i piedi, però, e dietro di loro fra i tronchi c’è un muro d’acqua bruna con un tetto di schiuma, che avanza al passo di chi sa che l’autobus aspetterà. Gli alberi si sono messi in cammino. Dovreste farlo anche voi. E il lander, fa notare {engineering}, di radici non ne ha proprio.</translation>
    </message>
    <message>
        <source>You go up through rain that falls sideways. Below, the trees have stopped to watch, each with one root in the air, as people stop on a stair. If the young raft went home there is a place far out where the water is drawing something: four heads, too many elbows. If it sits in the tank among the crates, it is drawing the stars, very fast, as they come out. And if it is down there in the lagoon, alone with the part of itself that you found for it, you can see the small dark patch for a good while. It does not know about leaving. It holds up a shape that may be a hand, and keeps it there.</source>
        <extracomment>Logbook entry 218: story.</extracomment>
        <translation>Salite attraverso una pioggia che cade di lato. Sotto, gli alberi si sono fermati a guardare, ciascuno con una radice per aria, come ci si ferma su una scala. Se la giovane zattera è andata a casa, c’è un punto molto al largo dove l’acqua disegna qualcosa: quattro teste, troppi gomiti. Se è nella vasca fra le casse, disegna le stelle, rapidissima, via via che spuntano. E se è laggiù nella laguna, sola con la parte di sé che avete trovato per lei, quella piccola macchia scura la si vede per un bel po’. Di partenze non sa niente. Alza una forma che forse è una mano, e la tiene lì.</translation>
    </message>
    <message>
        <source>Go back for it</source>
        <extracomment>Logbook entry 218: alternative 1 of a choice, before what it does; Logbook entry 217: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Tornate a prenderla</translation>
    </message>
    <message>
        <source>Leave it in the lagoon</source>
        <extracomment>Logbook entry 218: alternative 2 of a choice, before what it does; Logbook entry 217: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Lasciatela nella laguna</translation>
    </message>
    <message>
        <source>The water does not slow down for anybody. You go aboard over the engine housing, two of you carrying a third, with the hatch closing on a green light and half a root. Somebody is counting heads. Somebody is counting the wrong thing, small voices, and cannot stop. There was no time to take what you had gathered, and on the way up you see the lagoon go under the wall from one edge to the other, as a blanket is drawn over a bed. The trees walk on. They will come down again with the ebb. Whatever held hands down there has been through storms before; that is all you can say, so nobody says it.</source>
        <extracomment>Logbook entry 219: story.</extracomment>
        <translation>L’acqua non rallenta per nessuno. Salite a bordo passando sulla carenatura dei motori, due di voi a portarne un terzo, con il portello che si chiude su una luce verde e mezza radice. Qualcuno conta le teste. Qualcuno conta la cosa sbagliata, vocine, e non riesce a smettere. Non c’è stato tempo di prendere quello che avevate raccolto, e mentre salite vedete la laguna andare sotto il muro da un bordo all’altro, come si tira una coperta su un letto. Gli alberi proseguono. Con la bassa marea torneranno giù. Chiunque si tenesse per mano laggiù ha già passato altre tempeste; è tutto quello che si può dire, perciò nessuno lo dice.</translation>
    </message>
    <message>
        <source>You come down into the flood itself, since on a spring tide there is nothing else. Where the channel was there is a gray, broad back, sliding; the mangroves stand in it up to the elbows and have stopped complaining. The lander touches on roots, and holds. Everything that you remember of this place is one stair lower than you left it. And across the water, from a crown that should be bare, somebody has hung a drawing, as large as a sail: a small ship with whiskers of fire, and four people getting out.</source>
        <extracomment>Logbook entry 214: story.</extracomment>
        <translation>Scendete nella piena stessa, visto che con la marea sigiziale non c’è altro. Dov’era il canale c’è una schiena grigia e larga, che scivola; le mangrovie ci stanno dentro fino ai gomiti e hanno smesso di lamentarsi. Il lander tocca sulle radici, e tiene. Tutto ciò che ricordate di questo posto sta un gradino più in basso di come l’avevate lasciato. E dall’altra parte dell’acqua, a una chioma che dovrebbe essere spoglia, qualcuno ha appeso un disegno, grande come una vela: una piccola nave con baffi di fuoco, e quattro persone che scendono.</translation>
    </message>
    <message>
        <source>It remembers your drawing. It has kept it, all of it, the spoon and the arrow and the one who looks like a tree; each of three hundred bodies has kept a line, and now they come across the water in the right order and are the drawing, and wave. It has grown. There is more of it, and it is quicker, and it no longer lets go of one thing in order to take another. It has something to show you. It swims ahead a little way and looks around, like somebody who has never before been the one who knows the path.</source>
        <extracomment>Logbook entry 215: story.</extracomment>
        <translation>Si ricorda del vostro disegno. L’ha conservato, tutto, il cucchiaio e la freccia e quello che somiglia a un albero; ciascuno dei trecento corpicini ha tenuto una linea, e ora vengono attraverso l’acqua nell’ordine giusto e sono il disegno, e salutano. È cresciuta, la zattera. Ce n’è di più, ed è più svelta, e non lascia più andare una cosa per prenderne un’altra. Ha qualcosa da mostrarvi. Nuota un pezzetto avanti e si volta, come chi per la prima volta è quello che conosce la strada.</translation>
    </message>
    <message>
        <source>Follow it to the walking seed</source>
        <extracomment>Logbook entry 215: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Seguitela fino al seme che cammina</translation>
    </message>
    <message>
        <source>Let it bring you a friend</source>
        <extracomment>Logbook entry 215: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Lasciate che vi porti un amico</translation>
    </message>
    <message>
        <source>It is still here. In the lagoon, under the last tree that has not walked, it has held on to itself through half a year of tides, and it is not three hundred any more. It knows you at once. It does not hold anything against you; it has not learned how. But the spring tide goes higher than the lagoon has walls, and after tonight there will be nothing here to hold on to. The way to the sea is open now, for once, straight over everything. It looks at you, with all of itself, and lets go of the root.</source>
        <extracomment>Logbook entry 216: story.</extracomment>
        <translation>È ancora qui. Nella laguna, sotto l’ultimo albero che non ha camminato, si è tenuta stretta a se stessa per mezzo anno di maree, e non sono più trecento. Vi riconosce subito. Non ve ne vuole; non ha imparato come si fa. Ma la marea sigiziale va più in alto delle sponde della laguna, e dopo stanotte qui non ci sarà più niente a cui tenersi. La via del mare adesso è aperta, per una volta, dritta sopra ogni cosa. Vi guarda, con tutta se stessa, e lascia andare la radice.</translation>
    </message>
    <message>
        <source>The lander pulls her feet out of the roots one after the other, like a hen out of mud, and is up. For a while you fly along the crest of the wall. It is quite smooth there, and very long, and it has a color that you have only ever seen in the pictures of it. Somewhere below, what was small when you came is large now, or is at home, or is a gap in the water that closes. The trees have put their roots down again. They look as if they had never in their lives been in a hurry.</source>
        <extracomment>Logbook entry 217: story.</extracomment>
        <translation>Il lander sfila i piedi dalle radici uno dopo l’altro, come una gallina dal fango, ed è su. Per un po’ volate lungo la cresta del muro. Lassù è piuttosto liscio, e molto lungo, e ha un colore che avevate visto soltanto nelle immagini. Da qualche parte là sotto, ciò che era piccolo quando siete venuti ora è grande, o è a casa, o è un vuoto nell’acqua che si richiude. Gli alberi hanno rimesso giù le radici. Dall’aspetto, in vita loro non hanno mai avuto fretta.</translation>
    </message>
    <message>
        <source>Ash, red light, and the smell of a match just blown out: that is Loa’s third world, and it is called Kiln because somebody in navigation used to make pots. Kettle comes down on a terrace of cinders and settles, crunching. Nobody is there to meet you. A wind gets up and finds the one loose panel on your rover, and it begins to rattle: *tok, tok-tok. Tok, tok-tok.* {engineering} says that it can wait. The landing card says: *Tighten everything that rattles.* Under your boots the rock is warm and faintly busy, like the top of a beehive. Once, when the panel pauses, you have the impression that it is being answered.</source>
        <extracomment>Logbook entry 300: story.</extracomment>
        <translation>Cenere, luce rossa e l’odore di un fiammifero appena spento: è il terzo mondo di Loa, e si chiama Fornace perché qualcuno in navigazione un tempo faceva il vasaio. Il Bollitore scende su una terrazza di scorie e si assesta, scricchiolando. Non c’è nessuno ad accogliervi. Si alza un vento, trova l’unico pannello allentato del rover, e quello comincia a sbattere: *toc, toc-toc. Toc, toc-toc.* {engineering} dice che può aspettare. La carta di atterraggio dice: *Stringete tutto ciò che sbatte.* Sotto gli stivali la roccia è tiepida e vagamente indaffarata, come il tetto di un alveare. Una volta, quando il pannello fa una pausa, avete l’impressione che gli stiano rispondendo.</translation>
    </message>
    <message>
        <source>The cliff has a door in it, if a door is a place where people stand and hope. The stone is worn hollow at the height of your belt by four thousand years of knuckles. {science} lays a palm there. Something inside goes tok. It goes on, faster, a whole sentence, a paragraph, a letter to the editor; you do not need the words to hear that somebody is extremely angry and is holding back out of good manners. Out on the terrace the wind moves the panel again. *Tok, tok-tok.* Behind the wall there is a silence of the kind that follows a remark about someone’s mother.</source>
        <extracomment>Logbook entry 301: story.</extracomment>
        <translation>La parete di roccia ha una porta, se una porta è un posto dove la gente sta in piedi e spera. La pietra è scavata all’altezza della vostra cintura da quattromila anni di nocche. {science} ci posa il palmo. Dentro qualcosa fa toc. Continua, più veloce, una frase intera, un paragrafo, una lettera al direttore; non servono le parole per sentire che qualcuno è arrabbiatissimo e si trattiene per buona educazione. Fuori sulla terrazza il vento muove di nuovo il pannello. *Toc, toc-toc.* Dietro il muro si fa un silenzio del genere che segue a un commento sulla madre di qualcuno.</translation>
    </message>
    <message>
        <source>You were warned about the heat. You come around the last bend with your collars open, and your breath turns white. This is the Ninth Gallery. It was cut for fire: the flues are there, the benches, the soot of forty generations. Now there is frost on the flues. On every bench sit people the size of cats, plated, in rows, close together, and the elder who rises to greet you is six years old and has no time to lose. A Post tap took the heat, they knock, and stuck. The young are in the next gallery. It is colder there. Nobody has complained, because a guest may yet arrive, and here you are.</source>
        <extracomment>Logbook entry 302: story.</extracomment>
        <translation>Del caldo vi avevano avvertiti. Girate l’ultima curva coi colletti aperti, e il fiato vi diventa bianco. Questa è la Nona Galleria. È stata scavata per il fuoco: ci sono le canne fumarie, le panche, la fuliggine di quaranta generazioni. Ora sulle canne c’è la brina. Su ogni panca siede gente della taglia di un gatto, corazzata, in fila, stretta stretta, e chi si alza a salutarvi come più anziano ha sei anni e non ha tempo da perdere. Un rubinetto della Posta si è preso il calore, bussano, e si è bloccato. I giovani sono nella galleria accanto. Lì fa più freddo. Nessuno si è lamentato, perché potrebbe ancora arrivare un ospite, ed eccovi qui.</translation>
    </message>
    <message>
        <source>The tap is a wheel as tall as a door. Pipes come up to it out of the dark, and you can feel through your soles what goes by in them: the warmth of nine galleries, on its way to light the lamps of an office that closed four thousand years ago. On the left is the wheel. On the right are the controls, lit and polite, and a ledger in humming stone, the oldest route book of the Post, that lives on exactly this heat. {science} looks at the ledger. {engineering} looks at the wheel. Both of them begin to speak and stop. *Close it now. Copy the ledger in the Ninth Gallery first, then close it. Or let it run, and take everything.*</source>
        <extracomment>Logbook entry 303: story.</extracomment>
        <translation>Il rubinetto è una ruota alta come una porta. Dal buio le salgono incontro tubi, e attraverso le suole si sente che cosa ci passa: il calore di nove gallerie, in viaggio per accendere le lampade di un ufficio che ha chiuso quattromila anni fa. A sinistra c’è la ruota. A destra ci sono i comandi, accesi e cortesi, e un registro di pietra che ronza, il più antico stradario della Posta, che vive proprio di questo calore. {science} guarda il registro. {engineering} guarda la ruota. Entrambi cominciano a parlare e si fermano. *Chiudetelo subito. Copiate prima il registro nella Nona Galleria, poi chiudetelo. Oppure lasciatelo correre, e prendete tutto.*</translation>
    </message>
    <message>
        <source>Close it now</source>
        <extracomment>Logbook entry 303: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Chiudetelo subito</translation>
    </message>
    <message>
        <source>Copy the ledger first, then close it</source>
        <extracomment>Logbook entry 303: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Copiate prima il registro, poi chiudetelo</translation>
    </message>
    <message>
        <source>Let it run and take everything</source>
        <extracomment>Logbook entry 303: alternative 3 of a choice, before what it does.</extracomment>
        <translation>Lasciatelo correre e prendete tutto</translation>
    </message>
    <message>
        <source>Here the arch is made of fire brick, and it is somebody’s oven. There are crumbs. There is a peel, with a handle worn thin, leaning where the last baker left it. You look for the slot and find it behind a plate of iron: the letter goes in here, the stamp comes down there, and in between it wants a full fire, once, as a kiln does, all at one go. {engineering} is already making a list of what burns. Then the slope above the fumaroles gives a sort of shrug, and a tongue of orange looks out over the edge. It is slow. It is on its way here, or it is on its way somewhere, and here is in between.</source>
        <extracomment>Logbook entry 304: story.</extracomment>
        <translation>Qui l’arco è fatto di mattoni refrattari, ed è il forno di qualcuno. Ci sono briciole. C’è una pala, col manico consumato, appoggiata dove l’ha lasciata l’ultimo fornaio. Cercate la fessura e la trovate dietro una piastra di ferro: la lettera entra qui, il timbro scende lì, e nel mezzo vuole un fuoco pieno, una volta, come una fornace, tutto in un colpo. {engineering} sta già facendo l’elenco di ciò che brucia. Poi il pendio sopra le fumarole dà una specie di scrollata di spalle, e una lingua arancione si affaccia oltre il bordo. È lenta. Sta venendo qui, oppure sta andando da qualche parte, e qui è di strada.</translation>
    </message>
    <message>
        <source>*Who is knocking?* it asks. You have practiced this for an hour. You knock: you. There is a pause in which you can hear people fetching other people. *You say “you” very well*, says the wall, and then the whole of it swings inward, because it is in truth a door, and has only been waiting to be asked in the right rhythm. The warmth comes out like an animal. There are hundreds of them, quick and plated and all knocking at once on walls, on each other, on your boots. A very small one gives you a stone. It fits the hand. When you tap it, it taps back.</source>
        <extracomment>Logbook entry 305: story.</extracomment>
        <translation>*Chi bussa?* chiede. Vi siete esercitati per un’ora. Bussate: voi. Segue una pausa in cui si sente gente che va a chiamare altra gente. *«Voi» lo dite benissimo*, dice il muro, e poi si spalanca tutto quanto verso l’interno, perché in verità è una porta, e aspettava soltanto che glielo chiedessero nel ritmo giusto. Il calore esce come un animale. Ce ne sono centinaia, svelti e corazzati e tutti a bussare insieme sui muri, l’uno sull’altro, sui vostri stivali. Uno piccolissimo vi dà una pietra. Sta bene in mano. Se la picchiettate, lei picchietta di rimando.</translation>
    </message>
    <message>
        <source>Four screws and a wedge, and the panel is quiet. It is then that Soren Mbali comes on the radio, sounding as though holding something back. There is a grammar, Soren says, and the wind had very nearly got hold of it. For one hour and ten minutes your rover has been telling everybody under this mountain that their mothers were lukewarm. You apologize with the flat of a spanner, slowly, as dictated. There is a roar from below that you feel in your teeth. It goes on for some time before you understand that it is laughter. Something is pushed up through a crack for you: a cushion, quilted, fireproof.</source>
        <extracomment>Logbook entry 306: story.</extracomment>
        <translation>Quattro viti e un cuneo, e il pannello tace. È allora che Soren Mbali si fa sentire alla radio, col tono di chi trattiene qualcosa. C’è una grammatica, dice Soren, e il vento l’aveva quasi afferrata. Per un’ora e dieci minuti il vostro rover ha raccontato a tutti, sotto questa montagna, che le loro madri erano tiepide. Vi scusate col piatto di una chiave inglese, lentamente, sotto dettatura. Da sotto arriva un boato che sentite nei denti. Va avanti per un po’ prima che capiate che sono risate. Da una fessura vi spingono su qualcosa: un cuscino, trapuntato, a prova di fuoco.</translation>
    </message>
    <message>
        <source>One beat too many, it seems, or one too few. A hatch opens that was not there. Out of it comes a person in a painted breastplate, followed by friends holding his cloak, his hammers and, in one case, his lunch. You have agreed to fight him. He is called Third Hammer and is the size of a cat. He walks all around {active}, twice, and you understand that it is the custom to be struck once on the shin, and to make a good deal of it. He winds up. He is, it turns out, very strong for a cat. Afterward he helps with the limp and is a friend for life, which here means about four more years.</source>
        <extracomment>Logbook entry 307: story.</extracomment>
        <translation>Un colpo di troppo, a quanto pare, o uno di meno. Si apre uno sportello che prima non c’era. Ne esce qualcuno con una corazza dipinta, seguito da amici che gli reggono il mantello, i martelli e, in un caso, il pranzo. Avete accettato di battervi con lui. Si chiama Terzo Martello ed è della taglia di un gatto. Gira tutt’intorno a {active}, due volte, e capite che l’usanza vuole che ci si faccia colpire una volta sullo stinco, e che se ne faccia un gran caso. Prende lo slancio. Si scopre che, per un gatto, è molto forte. Dopo dà una mano con la zoppia, ed è amico per la vita, il che qui significa altri quattro anni circa.</translation>
    </message>
    <message>
        <source>Go down with a proper groan</source>
        <extracomment>Logbook entry 307: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Andate giù con un gemito come si deve</translation>
    </message>
    <message>
        <source>Stand there and take it</source>
        <extracomment>Logbook entry 307: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Restate in piedi e incassate</translation>
    </message>
    <message>
        <source>All together, and the wheel moves. It moves by the width of a finger; it screams; frost falls from it in plates. Then something deep in the pipes turns over, and the wheel goes the rest of the way by itself, and stops, and is shut. You listen. It starts far off, in the First Gallery, a ticking, as of a stove being lit. It comes nearer, gallery by gallery, until the benches of the Ninth begin to smoke with melting frost. Old people of seven get up and dance. Up on the hill a row of lamps that has burned since before your alphabet goes out, one after the other, from left to right, like somebody closing a book.</source>
        <extracomment>Logbook entry 308: story.</extracomment>
        <translation>Tutti insieme, e la ruota si muove. Si muove della larghezza di un dito; stride; la brina ne cade a placche. Poi qualcosa nel profondo dei tubi si rivolta, e la ruota fa il resto da sola, e si ferma, ed è chiusa. Ascoltate. Comincia lontano, nella Prima Galleria, un ticchettio, come di una stufa che si accende. Si avvicina, galleria dopo galleria, finché le panche della Nona non cominciano a fumare di brina che si scioglie. Vecchi di sette anni si alzano e ballano. Su per la collina una fila di lampade che ardeva da prima del vostro alfabeto si spegne, una dopo l’altra, da sinistra a destra, come qualcuno che chiude un libro.</translation>
    </message>
    <message>
        <source>It takes {science} two hours, and the humming stone gives up everything: every Stop, every Shallow, the weights, the tides, who signed. Eleven thousand years of being on time. The lamps stay lit. It is the finest thing that anybody on this expedition will bring home, and you carry it past the benches of the Ninth Gallery, where nobody knocks. They have moved the young ones further in. The elder stands at the bend to see you go by and lays one plated hand on the case, for a moment, flat, as one feels whether a stone is warm. It is warm. It is the only warm thing here.</source>
        <extracomment>Logbook entry 309: story.</extracomment>
        <translation>A {science} servono due ore, e la pietra che ronza cede tutto: ogni Fermata, ogni Secca, i pesi, le maree, chi ha firmato. Undicimila anni di puntualità. Le lampade restano accese. È la cosa più bella che chiunque, in questa spedizione, porterà a casa, e la portate davanti alle panche della Nona Galleria, dove nessuno bussa. Hanno spostato i giovani più all’interno. L’elemento più anziano sta alla curva per vedervi passare e posa una mano corazzata sulla custodia, un momento, di piatto, come si sente se una pietra è calda. È calda. È l’unica cosa calda, qui.</translation>
    </message>
    <message>
        <source>They put you in the outermost ring, with the newborn, since that is where one starts. The verse is long. It goes from ring to ring and comes back older, and you keep the beat, on your knees, on the floor, on {security}, and you do not lose it. It is about a postman. He comes over the hill with one letter, and the one it is for has died, so he reads it to her children, and they write back; and that, the choir explains, is how one gets over the hill. When it is done they ask you for one thing. At the end of the road, when there is a paper to sign, put their name there. *Who keeps the beat when we are gone? You do.*</source>
        <extracomment>Logbook entry 311: story.</extracomment>
        <translation>Vi mettono nell’anello più esterno, coi neonati, visto che è lì che si comincia. La strofa è lunga. Passa di anello in anello e torna più vecchia, e voi tenete il tempo, sulle ginocchia, sul pavimento, su {security}, e non lo perdete. Parla di un postino. Viene di là dalla collina con una lettera, e la persona a cui era diretta è morta, perciò la legge ai suoi figli, e loro rispondono; ed è così, spiega il coro, che si passa la collina. Quando è finita vi chiedono una cosa. In fondo alla strada, quando ci sarà un foglio da firmare, metteteci il loro nome. *Chi tiene il tempo quando noi non ci siamo più? Voi.*</translation>
    </message>
    <message>
        <source>You light it all at once: the crates, the packing, a chair, the list of what burns. The kiln takes one long breath in. For a quarter of a minute it is the brightest thing on the mountain, and the brick sings, and then there is a bang as of an oven door and it is dark. {engineering} reaches in with the baker’s peel and draws out the page. In the middle of it, baked into the paper without so much as browning it, there is a mark like a thumbprint, whorl in whorl, with a spark in the center. It stays warm all the way home. People find reasons to hold the book.</source>
        <extracomment>Logbook entry 312: story.</extracomment>
        <translation>Accendete tutto in una volta: le casse, gli imballaggi, una sedia, l’elenco di ciò che brucia. Il forno prende un unico lungo respiro. Per un quarto di minuto è la cosa più luminosa della montagna, e il mattone canta, e poi c’è un colpo come di uno sportello da forno ed è buio. {engineering} allunga la pala del fornaio e tira fuori la pagina. Nel mezzo, cotto nella carta senza nemmeno imbrunirla, c’è un segno come l’impronta di un pollice, spira in spira, con una scintilla al centro. Resta caldo per tutto il viaggio di ritorno. La gente trova scuse per tenere in mano il libro.</translation>
    </message>
    <message>
        <source>The mountain has cooled as far as it cares to. The crust on the slope has gone from orange to plum to slate, and one can walk on it, in a hurry. Over the kiln the last lamps of the Post have used up what was left in the pipes. They do not fail; they bow out, each with a small click, and somebody below counts along until there are none. That was the light by which this Stop was kept for eleven thousand years. It was also a gallery full of children. If there is still a stamp to be fired here, it will have to be done by hand, in the dark, with everything you can carry.</source>
        <extracomment>Logbook entry 313: story.</extracomment>
        <translation>La montagna si è raffreddata fin dove le va. La crosta sul pendio è passata dall’arancio alla prugna all’ardesia, e ci si può camminare, in fretta. Sopra il forno le ultime lampade della Posta hanno consumato quello che restava nei tubi. Non si guastano; si congedano, ciascuna con un piccolo scatto, e là sotto qualcuno conta insieme a loro finché non ce ne sono più. Era la luce con cui si è tenuta questa Fermata per undicimila anni. Era anche una galleria piena di bambini. Se qui c’è ancora un timbro da cuocere, bisognerà farlo a mano, al buio, con tutto quel che riuscite a portare.</translation>
    </message>
    <message>
        <source>They knock on the hull until it is out of reach, and then on each other. If the tap is shut, the whole Ninth Gallery has come out to the terrace in blankets to see you off, and sings, and does not stop when the engines start; you go up through the second verse, and nobody on board says a word until it is over. If the tap runs on, there is the wall, and the hollow worn in it. You put your knuckles there before you leave. You say: you. The panel on the rover does not rattle any more. It was the only thing on this world that was answering.</source>
        <extracomment>Logbook entry 318: story.</extracomment>
        <translation>Bussano sullo scafo finché non è fuori portata, e poi l’uno sull’altro. Se il rubinetto è chiuso, l’intera Nona Galleria è uscita sulla terrazza avvolta nelle coperte per salutarvi, e canta, e non smette quando partono i motori; salite durante la seconda strofa, e a bordo nessuno dice una parola finché non è finita. Se il rubinetto continua a correre, c’è il muro, e l’incavo che ci si è consumato. Ci posate le nocche prima di partire. Dite: voi. Il pannello del rover non sbatte più. Era l’unica cosa su questo mondo che rispondesse.</translation>
    </message>
    <message>
        <source>Small strong arms, a great deal of shouting, and you are moving, feet first, at a trot, through a gallery nobody has shown you. There are eleven of them to each of you. They knock the beat on your helmets as they run, so as not to lose the step. You see sparks, a roof of black glass, somebody’s kitchen, the sky. They put you into Kettle as one puts bread into an oven, with care, all at once, and shut the door on your thanks. Whatever was said between you and the wall before, this is what it comes to: someone was in trouble on the doorstep, and the door was opened.</source>
        <extracomment>Logbook entry 319: story.</extracomment>
        <translation>Piccole braccia forti, un gran gridare, e vi state muovendo, coi piedi avanti, al trotto, per una galleria che nessuno vi aveva mostrato. Sono in undici per ciascuno di voi. Correndo vi battono il tempo sui caschi, per non perdere il passo. Vedete scintille, un soffitto di vetro nero, la cucina di qualcuno, il cielo. Vi mettono nel Bollitore come si mette il pane in forno, con cura, tutto insieme, e chiudono la porta sui vostri ringraziamenti. Qualunque cosa ci si fosse detti prima, fra voi e il muro, si riduce a questo: qualcuno era nei guai sulla soglia, e la porta si è aperta.</translation>
    </message>
    <message>
        <source>A plain so white that it has no distance. Kettle comes down on it with her lights on at noon, and the snow takes the sound of the engines, folds it, and puts it away. You stand about on the ice in your cleanest suits. For a while nobody says it. Then somebody does: it smells of apples. The suits are tight, the seals are green, nobody on this expedition has an apple, and yet there it is, a little bruised, as in a cellar in October. {science} writes it down with the time and the direction of the wind. The landing card has advised you: *Bring more patience than heaters.* You have brought both, and the wrong coats.</source>
        <extracomment>Logbook entry 400: story.</extracomment>
        <translation>Una piana così bianca da non avere distanza. Il Bollitore ci si posa a mezzogiorno con i fari accesi, e la neve prende il rumore dei motori, lo piega e lo mette via. Ve ne state sul ghiaccio nelle vostre tute più pulite. Per un po’ non lo dice nessuno. Poi qualcuno lo dice: c’è odore di mele. Le tute sono stagne, le guarnizioni verdi, nessuno in questa spedizione ha una mela, eppure eccolo, un po’ ammaccato, come in una cantina in ottobre. {science} lo annota con l’ora e la direzione del vento. La carta di atterraggio vi aveva consigliato: *Portate più pazienza che stufette.* Avete portato entrambe, e i cappotti sbagliati.</translation>
    </message>
    <message>
        <source>The wall of the library is ice outside and stone within, and the door in it is round. There is no lock. There is a hollow in the middle, at the height of no face in particular, and when {active} leans into it, to look, the door breathes in. It wants to be told what it smells of. Soren Mbali listens to that for a long time over the radio. The archivists wrote in scent, Soren says; a person who could not name three things in one breath was thought of as not quite dressed. You look at one another. You have been in those suits for two days. It will have to be somebody honest.</source>
        <extracomment>Logbook entry 401: story.</extracomment>
        <translation>Il muro della biblioteca è ghiaccio fuori e pietra dentro, e la porta che c’è è rotonda. Serratura non ce n’è. C’è un incavo al centro, all’altezza di nessun viso in particolare, e quando {active} ci si sporge per guardare, la porta inspira. Vuole che le si dica di che cosa odora. Soren Mbali ascolta a lungo via radio. Gli archivisti scrivevano in profumo, dice Soren; chi non sapeva nominare tre cose in un fiato solo non lo si considerava del tutto vestito. Vi guardate. Siete in quelle tute da due giorni. Ci vorrà qualcuno di onesto.</translation>
    </message>
    <message>
        <source>The stair opens, and you turn your lamps down without being asked to. They lie in rings, six hundred of them, on felt, each with a wing over the next one’s shoulder: the Ennare, moth-soft, gray as good wool. In the middle is a little warmth, about as much as a cat gives. There should be more. Around the wall a row of lamps shows how it has been kept, and the row is dark almost to the end. Their Keeper has died at its post; it sits by the last lamp with its hands folded, and somebody in their sleep has put a wing over it too. Forty years, {engineering} says. Then it will be too cold to wake.</source>
        <extracomment>Logbook entry 402: story.</extracomment>
        <translation>La scala si apre, e abbassate le lampade senza che ve lo si chieda. Giacciono in cerchi, in seicento, sul feltro, ciascuno con un’ala sulla spalla del vicino: gli Ennare, soffici come falene, grigi come buona lana. Nel mezzo c’è un po’ di tepore, più o meno quello che dà un gatto. Dovrebbe essercene di più. Lungo la parete una fila di lampade mostra come lo si è custodito, e la fila è buia quasi fino in fondo. Il loro Custode è morto al suo posto; siede accanto all’ultima lampada con le mani in grembo, e qualcuno nel sonno ha steso un’ala anche su di lui. Quarant’anni, dice {engineering}. Poi farà troppo freddo per svegliarsi.</translation>
    </message>
    <message>
        <source>Below the last turn of the stair it is not cold. After the ice that is so strange that for a moment everyone stops, one on each step, with one foot down. The warmth comes up out of the dark like a hand held out: a dry hand, an old person’s, not strong any more and perfectly steady. Somebody has kept this house for four thousand years with nothing but that. On a ledge there is a basket of round stones, put there to be carried up to the beds, and a row of hooks at a height of nobody’s coat. You take your gloves off. You had forgotten that you had hands.</source>
        <extracomment>Logbook entry 403: story.</extracomment>
        <translation>Sotto l’ultimo giro della scala non fa freddo. Dopo il ghiaccio è così strano che per un momento si fermano tutti, uno per gradino, con un piede in giù. Il calore sale dal buio come una mano tesa: una mano asciutta, di persona anziana, non più forte e perfettamente ferma. Qualcuno ha tenuto questa casa per quattromila anni con nient’altro che questo. Su una mensola c’è un cesto di pietre tonde, messe lì per essere portate su ai letti, e una fila di ganci all’altezza del cappotto di nessuno. Vi sfilate i guanti. Avevate dimenticato di avere delle mani.</translation>
    </message>
    <message>
        <source>This is the core: a ball of dull metal, no bigger than a kitchen, in a coat of valves. It knows that it is failing, and it is being polite about it. One after another it has shut off everything that nobody would miss: the outer halls, the lamps, the bath, its own voice. What is left goes half to the shelves, to keep them frozen, and half to the sleepers, to keep them not quite so. It cannot do both for much longer. It has written that on a tag, in a smell of iron and apology, and hung the tag where a visitor would see it. There has not been a visitor. The tag has been renewed every spring.</source>
        <extracomment>Logbook entry 404: story.</extracomment>
        <translation>È questo il nucleo: una palla di metallo opaco, non più grande di una cucina, con un cappotto di valvole. Sa che sta cedendo, e lo fa con educazione. Una dopo l’altra ha chiuso tutte le cose di cui nessuno sentirebbe la mancanza: le sale esterne, le lampade, il bagno, la sua stessa voce. Quel che resta va per metà agli scaffali, per tenerli gelati, e per metà ai dormienti, per tenerli gelati non del tutto. Non può fare le due cose ancora a lungo. L’ha scritto su una targhetta, in un odore di ferro e di scuse, e ha appeso la targhetta dove un visitatore la vedesse. Non c’è stato nessun visitatore. La targhetta è stata rinnovata ogni primavera.</translation>
    </message>
    <message>
        <source>You say it aloud, since nobody can show you how else. Snow, {science} says, and wax, and under it something like a stairwell on a Sunday. There is a pause. Out of the wall above the empty shelf comes one drop, black, so slowly that you have time to hold the book under it. It is cold ink. It falls on the page, does not spread, and looks up at you: a ring, and in the ring a six-armed crystal with one arm left open. It smells of snow. In a warm room, you find out later, the smell comes off the page and goes once around the table, as though to see who is there.</source>
        <extracomment>Logbook entry 405: story.</extracomment>
        <translation>Lo dite ad alta voce, dato che nessuno può mostrarvi come si fa altrimenti. Neve, dice {science}, e cera, e sotto qualcosa come la tromba di una scala di domenica. C’è una pausa. Dal muro sopra la mensola vuota esce una goccia, nera, così lentamente che avete il tempo di metterci sotto il libro. È inchiostro freddo. Cade sulla pagina, non si allarga, e vi guarda: un anello e, nell’anello, un cristallo a sei bracci con un braccio lasciato aperto. Sa di neve. In una stanza calda, scoprirete poi, l’odore si stacca dalla pagina e fa una volta il giro del tavolo, come per vedere chi c’è.</translation>
    </message>
    <message>
        <source>*Apples*, says {active} into the hollow, eyes shut. *Rust. And somebody’s good coat, put away with care.* The door thinks this over. You hear it take a last small breath, and then it rolls aside, and it has all been correct: there is the coat, on a hook, gone to dust in the shape of a coat. The vestibule behind has a rule on the wall, and Soren needs the whole of an hour for it. *Wake no one without asking. Ask no one without waking.* That is all. You go over it again for the part that you have missed. {security} says that it sounds like every regulation ever written, and then, that it sounds like somebody who cared a great deal both ways.</source>
        <extracomment>Logbook entry 406: story.</extracomment>
        <translation>*Mele*, dice {active} dentro l’incavo, a occhi chiusi. *Ruggine. E il cappotto buono di qualcuno, riposto con cura.* La porta ci riflette. La sentite prendere un ultimo piccolo respiro, e poi rotola di lato, ed era tutto giusto: ecco il cappotto, a un gancio, diventato polvere in forma di cappotto. Il vestibolo dietro ha una regola sul muro, e a Soren ci vuole un’ora intera. *Non svegliare nessuno senza chiedere. Non chiedere a nessuno senza svegliare.* È tutto. La ripercorrete, in cerca della parte che vi è sfuggita. {security} dice che suona come tutti i regolamenti mai scritti, e poi, che suona come qualcuno a cui importava moltissimo dell’una e dell’altra cosa.</translation>
    </message>
    <message>
        <source>A breath, a shiver along one wing, an eye like a drop of tea. It is an old one. {science} says who you are in the only smells you have: soap, tin, hen. *I am called Third Autumn*, the archivist answers, in time, and sits up, and is told everything. Then she walks her shelves, with one hand along the vials, and you walk behind her carrying the lamp. At some of them she laughs. She takes her time over it, and chooses which letters to let go. It is more than half. At the end she has a little heap on a cloth that she could not part with, and the rest is air and will be spring. *Thank you*, she says, *for the question. Nobody had to ask it.*</source>
        <extracomment>Logbook entry 407: story.</extracomment>
        <translation>Un respiro, un brivido lungo un’ala, un occhio come una goccia di tè. È una creatura anziana. {science} dice chi siete con i soli odori che avete: sapone, latta, gallina. *Mi chiamo Terzo Autunno*, risponde a suo tempo l’archivista, e si mette seduta, e si fa raccontare tutto. Poi percorre i suoi scaffali, una mano lungo le fiale, e voi le camminate dietro reggendo la lampada. Davanti ad alcune ride. Se la prende con calma, e sceglie quali lettere lasciar andare. Sono più della metà. Alla fine ha su un panno un mucchietto da cui non ha potuto separarsi, e il resto è aria e sarà primavera. *Grazie*, dice, *per la domanda. Nessuno era tenuto a farla.*</translation>
    </message>
    <message>
        <source>You open the valves one after the other, and the core, which has been waiting for permission for four thousand years, lets go. The warmth climbs the stair past you. On the felt there is a stir, and a rustle from ring to ring, and then six hundred yawns. They sit up with their wings all creased and ask one another the time. Above, on the shelves, the first stopper gives. It smells of rain on a road. The next is a quarrel, the next a recipe with too much pepper, and then they all go, thousands of springs at once, through halls where nobody had been asked. The old ones have lifted their heads. They know what that is.</source>
        <extracomment>Logbook entry 408: story.</extracomment>
        <translation>Aprite le valvole una dopo l’altra, e il nucleo, che aspettava il permesso da quattromila anni, lascia andare. Il calore vi supera e sale per la scala. Sul feltro c’è un fremito, e un fruscio di cerchio in cerchio, e poi seicento sbadigli. Si mettono a sedere con le ali tutte sgualcite e si chiedono l’ora a vicenda. Sopra, sugli scaffali, cede il primo tappo. Profuma di pioggia su una strada. Il successivo è un litigio, quello dopo una ricetta con troppo pepe, e poi cedono tutti, migliaia di primavere in una volta, per sale in cui nessuno aveva chiesto a nessuno. I vecchi hanno alzato la testa. Sanno che cos’è.</translation>
    </message>
    <message>
        <source>You shut what has to be shut. The tags turn over, one by one, and on the back of each there is a word of thanks that has been there all along. The cold goes up into the shelves and takes hold; nothing will move there now. The letters are safe, every one. The core has a number left that it shows you, in lamps, a small one. It is the number of winters. On the felt they have drawn a little closer together without waking up. {engineering} tightens the last valve, which was tight. In a drawer that has sprung open there is a thing of metal and thread, addressed to whoever comes to do this. It is a tool for mending stoppers.</source>
        <extracomment>Logbook entry 409: story.</extracomment>
        <translation>Chiudete quel che va chiuso. Le targhette si girano, una a una, e sul retro di ciascuna c’è una parola di ringraziamento che stava lì da sempre. Il freddo sale agli scaffali e fa presa; lì adesso non si muoverà più niente. Le lettere sono al sicuro, tutte quante. Al nucleo resta un numero, che vi mostra, in lampade, piccolo. È il numero degli inverni. Sul feltro si sono stretti un po’ di più, senza svegliarsi. {engineering} stringe l’ultima valvola, che era stretta. In un cassetto scattato in fuori c’è una cosa di metallo e filo, indirizzata a chiunque venga a fare questo. È un attrezzo per riparare i tappi.</translation>
    </message>
    <message>
        <source>You have no paper that they would call paper. Third Autumn’s grandchildren, or the first of the sleepers to find a shawl, stand around the Letter’s picture and take it in with their eyes shut. They will sign. It is done with a fingertip, on the back of {active}’s glove, one after another until it is dark with small cold touches, and it cannot be seen at all. When you get home you will open the bag in the galley and the whole deck will stop talking. It says one of two things, and it says it kindly in either case: *we were asked*, or *we were woken*. It is signed with all their names.</source>
        <extracomment>Logbook entry 410: story.</extracomment>
        <translation>Non avete carta che loro chiamerebbero carta. I nipoti di Terzo Autunno, o i primi fra i dormienti ad aver trovato uno scialle, stanno attorno all’immagine della Lettera e la assorbono a occhi chiusi. Firmeranno. Si fa con la punta di un dito, sul dorso del guanto di {active}, uno dopo l’altro finché non è scuro di piccoli tocchi freddi, e non si vede affatto. Tornati a casa aprirete il sacchetto in cambusa e l’intero ponte smetterà di parlare. Dice una di due cose, e in entrambi i casi la dice con gentilezza: *ci è stato chiesto*, oppure *ci hanno svegliati*. È firmata con tutti i loro nomi.</translation>
    </message>
    <message>
        <source>The wing you touched draws back. A sleeper is dreaming, badly. It goes from that one to the next, as a cough goes through a theater, until a third of the ring is moving under the felt and there is a smell that {active} will not be able to describe: a door at night, steps, someone who ought to have been home. You know it from your own childhood. You stand quite still and think of kitchens. Little by little it passes. The lamp by the dead Keeper has gone down by the width of a nail. It takes warmth to be afraid, even asleep, and there is not much of it here to spend.</source>
        <extracomment>Logbook entry 411: story.</extracomment>
        <translation>L’ala che avete toccato si ritrae. Un dormiente sogna, e sogna male. Passa da quello al successivo, come passa la tosse in un teatro, finché un terzo del cerchio si muove sul feltro e c’è un odore che {active} non saprà descrivere: una porta di notte, passi, qualcuno che sarebbe già dovuto essere a casa. Lo conoscete, dalla vostra infanzia. Restate immobili e pensate alle cucine. A poco a poco passa. La lampada accanto al Custode morto si è abbassata della larghezza di un’unghia. Ci vuole calore per avere paura, anche dormendo, e qui da spendere non ce n’è molto.</translation>
    </message>
    <message>
        <source>The last free letter goes out of its vial late in the day. It does not hurry. It crosses the hall at the height of a face, and everyone it passes stops with whatever they are holding: first a recipe, for something with plums; then a joke, which the old ones begin to laugh at before it is over, since it is a famous one; and then, quite short, a goodbye. It is not for any of you. It goes up the stair, past the door that wanted to be told, and out onto the plain, where there is nobody for a thousand kilometers. After that it only smells of wax, and of a great many people who are hungry.</source>
        <extracomment>Logbook entry 412: story.</extracomment>
        <translation>L’ultima lettera libera esce dalla sua fiala a giorno inoltrato. Non ha fretta. Attraversa la sala ad altezza di viso, e chiunque incontri si ferma con quel che ha in mano: prima una ricetta, di qualcosa con le prugne; poi una barzelletta, di cui i vecchi cominciano a ridere prima che sia finita, perché è famosa; e poi, brevissimo, un addio. Non è per nessuno di voi. Sale per la scala, oltre la porta che voleva sentirselo dire, e fuori sulla piana, dove per mille chilometri non c’è nessuno. Dopo, c’è soltanto odore di cera, e di moltissima gente che ha fame.</translation>
    </message>
    <message>
        <source>The last valve answers to your hand. You could play the whole house on it now, like an organ: more here, less there. Nobody does. From the stair above you come the sounds of six hundred people breathing, out of step, like a sea a long way off; from higher up nothing at all, which is the sound of a library. {captain} says over the radio that it is your decision, and that she would not want it either, and that she is putting the kettle on. *Raise the heat for all: they wake, and much of the library is gone. Hold it: the library stays, and they sleep as long as they can. Or wait. There may still be somebody to ask.*</source>
        <extracomment>Logbook entry 413: story.</extracomment>
        <translation>L’ultima valvola risponde alla vostra mano. Adesso l’intera casa si potrebbe suonare, come un organo: più qui, meno là. Nessuno lo fa. Dalla scala sopra di voi viene il suono di seicento persone che respirano, fuori tempo, come un mare molto lontano; da più in alto, proprio niente, che è il suono di una biblioteca. {captain} dice alla radio che la decisione è vostra, e che neanche lei la vorrebbe, e che mette su il bollitore. *Alzate il calore per tutti: si svegliano, e gran parte della biblioteca è perduta. Mantenetelo: la biblioteca resta, e loro dormono finché possono. Oppure aspettate. Forse c’è ancora qualcuno a cui chiedere.*</translation>
    </message>
    <message>
        <source>Raise the heat for all</source>
        <extracomment>Logbook entry 413: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Alzate il calore per tutti</translation>
    </message>
    <message>
        <source>Hold it, and keep the library</source>
        <extracomment>Logbook entry 413: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Mantenetelo, e salvate la biblioteca</translation>
    </message>
    <message>
        <source>Wait; you will ask first</source>
        <extracomment>Logbook entry 413: alternative 3 of a choice, before what it does.</extracomment>
        <translation>Aspettate; prima chiederete</translation>
    </message>
    <message>
        <source>The engines warm up, and the ice under them goes from white to blue. If you have decided, then it is decided, and you look out on that side: at windows, lit, and small wings in the doorway; or at a plain so white and even that no one would think of looking for a house in it. If you have not, this is the last minute for it. Nothing has to be done. That is how most things are done. You may put down in the report that you saw it, weighed it, and changed nothing; or leave the line empty, for somebody who comes back. *Decide to change nothing, or leave it undecided.*</source>
        <extracomment>Logbook entry 418: story.</extracomment>
        <translation>I motori si scaldano, e il ghiaccio sotto passa dal bianco all’azzurro. Se avete deciso, è deciso, e guardate fuori da quel lato: finestre, illuminate, e piccole ali sulla porta; oppure una piana così bianca e uniforme che nessuno penserebbe di cercarci una casa. Se non avete deciso, questo è l’ultimo minuto per farlo. Non occorre fare nulla. È così che si fa la maggior parte delle cose. Nel rapporto potete scrivere di aver visto, soppesato, e non aver cambiato niente; oppure lasciare la riga vuota, per qualcuno che tornerà. *Decidete di non cambiare niente, o lasciate la cosa in sospeso.*</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Logbook entry 418: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Restate</translation>
    </message>
    <message>
        <source>Decide to change nothing</source>
        <extracomment>Logbook entry 418: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Decidete di non cambiare niente</translation>
    </message>
    <message>
        <source>White, white, hatch. In between there is a rope, and a glove, and a voice that reads out your names again and again, in the same order, until each of you has said yes. Kettle lifts before the ramp is up. A heap of snow goes with her as far as the galley door and stands there, smoking. Nobody looks out, as there is no out. When at last it is quiet, {recon} unfolds one hand, with some trouble, and it is full of wax: a stopper, only the stopper, still sealed on the underside, that somebody wrote a name on. It smells of apples. You must have been holding it since the door.</source>
        <extracomment>Logbook entry 419: story.</extracomment>
        <translation>Bianco, bianco, portello. In mezzo ci sono una corda, e un guanto, e una voce che legge i vostri nomi, ancora e ancora, nello stesso ordine, finché ciascuno di voi non ha detto sì. Il Bollitore si alza prima che la rampa sia su. Un mucchio di neve lo accompagna fino alla porta della cucina e resta lì, a fumare. Nessuno guarda fuori, dato che un fuori non c’è. Quando finalmente tutto tace, {recon} apre una mano, a fatica, ed è piena di cera: un tappo, soltanto il tappo, ancora sigillato sotto, su cui qualcuno ha scritto un nome. Sa di mele. Dovevate averlo stretto fin dalla porta.</translation>
    </message>
    <message>
        <source>Where there was a plain so white that it had no distance, there is a town. It has come up through the snow on stairs of warm air, one terrace after another, each with a roof of blown ice, and it is market day. They were asleep when you saw them last, in rows, with their wings folded. Now they are selling one another things. Somebody as soft as a moth takes you by the sleeve, breathes in, and says your name, or at any rate what you have had for breakfast. It smells of bread. It smells, from here to the horizon, of bread.</source>
        <extracomment>Logbook entry 414: story.</extracomment>
        <translation>Dove c’era una piana così bianca da non avere distanza, c’è una città. È salita attraverso la neve su scale d’aria tiepida, una terrazza dopo l’altra, ciascuna con un tetto di ghiaccio soffiato, ed è giorno di mercato. L’ultima volta che li avete visti dormivano, in fila, con le ali ripiegate. Adesso si vendono cose a vicenda. Qualcuno di soffice come una falena vi prende per la manica, inspira, e dice il vostro nome, o comunque che cosa avete mangiato a colazione. C’è profumo di pane. C’è, da qui all’orizzonte, profumo di pane.</translation>
    </message>
    <message>
        <source>The archivists ask, with many pauses, whether they may. Then they read the wrapper of the Letter, as one reads here: not with the eyes. It goes from one to the next along the whole bench, and each of them bends over it with folded hands and takes a breath and hands it on, and nobody says anything until it has come back to the first. It is a very plain hand, they say. It has been held by somebody who could not put it down. There are two words on it. One is *salt*. The other is *waiting*.</source>
        <extracomment>Logbook entry 415: story.</extracomment>
        <translation>Gli archivisti chiedono, con molte pause, se possono. Poi leggono l’involto della Lettera come si legge qui: non con gli occhi. Passa dall’uno all’altro lungo tutta la panca, e ciascuno ci si china sopra a mani giunte e prende un respiro e lo passa oltre, e nessuno dice nulla finché non è tornato al primo. È una grafia molto semplice, dicono. L’ha tenuta in mano qualcuno che non riusciva a posarla. Ci sono due parole. Una è *sale*. L’altra è *attesa*.</translation>
    </message>
    <message>
        <source>Ask them to sign</source>
        <extracomment>Logbook entry 415: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Chiedete loro di firmare</translation>
    </message>
    <message>
        <source>Let them be; they have only just woken</source>
        <extracomment>Logbook entry 415: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Lasciateli in pace; si sono appena svegliati</translation>
    </message>
    <message>
        <source>The market sells smells. There is one for rain that has not decided yet, and one for a staircase in a house where somebody is loved, and a whole stall of them for forgetting, which does no business. For a find that grows and one that ferments they would give you something from under the counter; it is a list, they say, of everything on the sealed shelves, and where. Or else simply what it is worth, counted out in small warm coins that turn out to be your own good conscience. Nobody bargains here. They would be able to tell.</source>
        <extracomment>Logbook entry 416: story.</extracomment>
        <translation>Il mercato vende odori. Ce n’è uno per la pioggia che non si è ancora decisa, e uno per la scala di una casa in cui qualcuno è amato, e un intero banco per dimenticare, che non fa affari. Per un ritrovamento che cresce e uno che fermenta vi darebbero qualcosa da sotto il banco; è un elenco, dicono, di tutto ciò che sta sugli scaffali sigillati, e dove. Oppure semplicemente quel che vale, contato in piccole monete calde che si rivelano essere la vostra buona coscienza. Qui nessuno contratta. Se ne accorgerebbero.</translation>
    </message>
    <message>
        <source>Trade for the archive index</source>
        <extracomment>Logbook entry 416: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Scambiate con l’indice dell’archivio</translation>
    </message>
    <message>
        <source>Trade for what it is worth</source>
        <extracomment>Logbook entry 416: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Scambiate per quel che vale</translation>
    </message>
    <message>
        <source>They have packed you a lunch. It is wrapped in nine layers, each of them a different afternoon, and it is to be opened from the outside in, slowly, and not by one person alone. On the stairs they stand and wave with everything that they have to wave with, a whole town of it, so that the snow comes up around the lander in rings. You were told to bring more patience than heaters. It has turned out that one can also be waited for. Somebody has begun to unwrap the lunch already, and has stopped talking.</source>
        <extracomment>Logbook entry 417: story.</extracomment>
        <translation>Vi hanno preparato un pranzo al sacco. È avvolto in nove strati, ciascuno un pomeriggio diverso, e va aperto da fuori a dentro, lentamente, e non da una persona sola. Sulle scale salutano con tutto quello che hanno per salutare, una città intera, sicché la neve si alza attorno al lander in anelli. Vi era stato detto di portare più pazienza che stufette. Si è scoperto che si può anche essere aspettati. Qualcuno ha già cominciato a scartare il pranzo, e ha smesso di parlare.</translation>
    </message>
    <message>
        <source>Give one of each on the market</source>
        <extracomment>Logbook entry 417: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Date al mercato uno di ciascuno</translation>
    </message>
    <message>
        <source>Keep what you have</source>
        <extracomment>Logbook entry 417: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Tenete quello che avete</translation>
    </message>
    <message>
        <source>A moor under two small moons, brown and gold, as far as you can see, and you can see further than you would like. Between the tussocks stand pools, and over the pools hang lanterns: balls of spores, lit from within, as big as heads, drifting. Kettle comes down among them, whistling, and they make room with every sign of interest. The air is good. Within a minute {active} has told everybody on the ramp something about a cake, eleven years ago, that nobody had asked. The landing card says: *You will be asked a question.* Far off something with too many legs is walking from left to right, with great care, carrying one small thing in front of it.</source>
        <extracomment>Logbook entry 500: story.</extracomment>
        <translation>Una brughiera sotto due piccole lune, bruna e oro, fin dove si riesce a vedere, e si vede più lontano di quanto si vorrebbe. Fra i ciuffi d’erba ci sono stagni, e sopra gli stagni pendono lanterne: palle di spore, illuminate da dentro, grandi come teste, alla deriva. Il Bollitore ci scende in mezzo, fischiando, e quelle fanno posto con ogni segno di interesse. L’aria è buona. Entro un minuto {active} ha raccontato a tutti sulla rampa qualcosa a proposito di una torta, undici anni fa, che nessuno aveva chiesto. La carta di atterraggio dice: *Vi sarà fatta una domanda.* Lontano, qualcosa con troppe gambe cammina da sinistra a destra, con grande cura, portando davanti a sé una piccola cosa.</translation>
    </message>
    <message>
        <source>There are two heaps of pebbles, fifty paces apart, and between them runs a path worn into the peat to the depth of a knee. The Strays go along it in a line. Each takes one pebble from this heap, carries it over as though it were full to the brim, and sets it down on the other; and when the one heap is used up they turn around. They were Carriers, all of them. Their Stops are dust. One comes out of the line, on three legs and a broom handle, and stands before you. It is holding out a pebble. It is gray. There is nothing to be read on it. It waits, gravely, for a signature.</source>
        <extracomment>Logbook entry 501: story.</extracomment>
        <translation>Ci sono due mucchi di ciottoli, a cinquanta passi l’uno dall’altro, e in mezzo corre un sentiero scavato nella torba fino al ginocchio. I Randagi lo percorrono in fila. Ciascuno prende un ciottolo da questo mucchio, lo porta dall’altra parte come fosse colmo fino all’orlo, e lo posa su quello; e quando un mucchio è esaurito, si girano. Erano Portatori, tutti quanti. Le loro Fermate sono polvere. Uno esce dalla fila, su tre gambe e un manico di scopa, e vi si ferma davanti. Vi porge un ciottolo. È grigio. Non c’è scritto niente. Aspetta, con gravità, una firma.</translation>
    </message>
    <message>
        <source>“Come in, wipe your feet, who are you?” says the hut. Half of the Keeper called Patience sits by the stove; the rest of her was lost in the Silence, and where it used to be there are now shelves, with jam. She asks three questions, quickly, as a person does who has only so many hands to hold things with. Who sent you? What have you got there? There was a second one in between, and she has forgotten it; she looks for it on the shelves. Then she remembers what she is for. You may use her arch, she says, and welcome. Only first she would like to be told one thing, truthfully, since she is raising children. What is a letter for?</source>
        <extracomment>Logbook entry 502: story.</extracomment>
        <translation>«Avanti, pulitevi i piedi, chi siete?» dice la capanna. Accanto alla stufa siede metà della Custode di nome Pazienza; il resto è andato perduto nel Silenzio, e dov’era ci sono adesso degli scaffali, con la marmellata. Fa tre domande, in fretta, come chi ha solo un certo numero di mani con cui tenere le cose. Chi vi manda? Che cosa avete lì? Ce n’era una seconda in mezzo, e l’ha dimenticata; la cerca sugli scaffali. Poi si ricorda per che cosa esiste. Il suo arco potete usarlo, dice, e con piacere. Solo che prima vorrebbe sentirsi dire una cosa, in tutta sincerità, visto che sta crescendo dei figli. A che serve una lettera?</translation>
    </message>
    <message>
        <source>The path goes down into a hollow, and the lanterns have gone down there too, hundreds, shoulder to shoulder. You wade in up to the visor. It is quite warm. It takes about four breaths, and then there is a small click behind {active}’s eyes, and you can all see what is coming: somebody is about to be honest. It is about the whole crew. It is a thing that everybody aboard has been kind enough to keep from everybody else since the door closed, and it turns out that it is the same thing, and that it is funny. *Let it be said, all of it, and laugh until the seals creak. Or cover your ears and hum.*</source>
        <extracomment>Logbook entry 503: story.</extracomment>
        <translation>Il sentiero scende in una conca, e ci sono scese anche le lanterne, a centinaia, spalla a spalla. Ci entrate fino alla visiera. Fa piuttosto caldo. Ci vogliono circa quattro respiri, e poi c’è un piccolo scatto dietro gli occhi di {active}, e tutti capite che cosa sta per succedere: qualcuno sta per essere sincero. Riguarda l’intero equipaggio. È una cosa che tutti a bordo hanno avuto la gentilezza di tacere a tutti gli altri da quando la porta si è chiusa, e si scopre che è la stessa cosa, e che fa ridere. *Lasciate che venga detta, tutta, e ridete finché non scricchiolano le guarnizioni. Oppure tappatevi le orecchie e canticchiate.*</translation>
    </message>
    <message>
        <source>Tell the crew’s secret</source>
        <extracomment>Logbook entry 503: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Dite il segreto dell’equipaggio</translation>
    </message>
    <message>
        <source>Cover your ears</source>
        <extracomment>Logbook entry 503: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Tappatevi le orecchie</translation>
    </message>
    <message>
        <source>It stands in the reeds with its feet in the water, an arch like the others, mossed to the shoulder; but on this one the moss has been combed. There are steps down to it and a rail for somebody who needs a rail. You say good day. You draw the wave, as one does. The drops run down the stone, and gather, and stop, and the arch gives you to understand that it would like to, and that it may not. There is a house up the hill. In that house somebody asks a question of everyone who comes. It has nothing else left to obey. It will wait for her word; it has a very good view, while it waits, of the whole sky in one puddle.</source>
        <extracomment>Logbook entry 504: story.</extracomment>
        <translation>Sta fra le canne coi piedi nell’acqua, un arco come gli altri, col muschio fino alla spalla; ma su questo il muschio è stato pettinato. Ci sono gradini per scenderci e un corrimano per chi ha bisogno di un corrimano. Dite buongiorno. Disegnate l’onda, come si fa. Le gocce colano lungo la pietra, si raccolgono, si fermano, e l’arco vi fa capire che vorrebbe, e che non gli è permesso. Su per la collina c’è una casa. In quella casa qualcuno fa una domanda a chiunque arrivi. Non gli è rimasto altro a cui obbedire. Aspetterà la sua parola; nell’attesa gode di un’ottima vista sul cielo intero in una sola pozzanghera.</translation>
    </message>
    <message>
        <source>You say the word as she gave it to you. It is not a grand one. The arch repeats it under its breath, and you have the feeling, as it did when she was whole, every morning, on opening the shutters. Then a flame the size of a fingernail stands on the ledge, on nothing. It bends down over your page like a reader. There is no smoke; there is a mark, gold and a little uneven, of a lantern with its door open. The flame straightens up, goes once around the four of you, and hops onto the end of a reed, where it stays. You may take the reed too, it seems. It weighs no more than good news.</source>
        <extracomment>Logbook entry 505: story.</extracomment>
        <translation>Dite la parola come ve l’ha data lei. Non è una parola grandiosa. L’arco la ripete sottovoce, e avete la sensazione che lo facesse anche quando lei era intera, ogni mattina, aprendo le imposte. Poi una fiamma grande come un’unghia sta sulla mensola, su niente. Si china sulla vostra pagina come chi legge. Non c’è fumo; c’è un segno, dorato e un po’ irregolare, di una lanterna con lo sportellino aperto. La fiamma si raddrizza, fa una volta il giro di voi quattro, e salta sulla punta di una canna, dove rimane. Anche la canna, a quanto pare, potete prenderla. Non pesa più di una buona notizia.</translation>
    </message>
    <message>
        <source>She has turned down the stove so as to hear you. The jam is on the table. Four thousand years ago, she says, there were those who held that it is for saying what cannot wait. Her other half held that it is for being remembered. The children outside, if she has understood them, think that it is so that there is somebody to wait for. She does not say which is right. She has raised three hundred Strays on pebbles and would only like to tell them the truth. The lanterns have come to the window. Everyone looks at {active}, who has gone red. *For saying what cannot wait. For being remembered. So that there is somebody to wait for.*</source>
        <extracomment>Logbook entry 506: story.</extracomment>
        <translation>Ha abbassato la stufa per sentirvi meglio. La marmellata è in tavola. Quattromila anni fa, dice, c’era chi sosteneva che serve a dire quello che non può aspettare. L’altra sua metà sosteneva che serve a essere ricordati. I bambini là fuori, se li ha capiti bene, pensano che serva perché ci sia qualcuno da aspettare. Lei non dice chi abbia ragione. Ha cresciuto trecento Randagi a ciottoli e vorrebbe soltanto dir loro la verità. Le lanterne sono venute alla finestra. Tutti guardano {active}, che arrossisce. *Per dire quello che non può aspettare. Per essere ricordati. Perché ci sia qualcuno da aspettare.*</translation>
    </message>
    <message>
        <source>It is for saying what cannot wait</source>
        <extracomment>Logbook entry 506: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Serve a dire quello che non può aspettare</translation>
    </message>
    <message>
        <source>It is for being remembered</source>
        <extracomment>Logbook entry 506: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Serve a essere ricordati</translation>
    </message>
    <message>
        <source>It is so that there is somebody to wait for</source>
        <extracomment>Logbook entry 506: alternative 3 of a choice, before what it does.</extracomment>
        <translation>Serve perché ci sia qualcuno da aspettare</translation>
    </message>
    <message>
        <source>They have all put down their pebbles and stand about you in a ring, on what legs they have. Not one of them pushes. Around each neck hangs half a route, and behind them, in the peat, is the other thing they have had instead. You could do a good deal with what is in this ring. Their limbs are of an alloy that Chief Ning has dreamed about; they would hold quite still. Or there may be an address, now, for each of them, if somebody has sat down and joined the lines. Or they have a heap, and a second heap, and a day’s work, and nobody has ever been happier. {security} looks at the one with the ribbon. *Decide what becomes of the Strays.*</source>
        <extracomment>Logbook entry 507: story.</extracomment>
        <translation>Hanno posato tutti i loro ciottoli e vi stanno attorno in cerchio, sulle gambe che hanno. Nessuno spinge. A ogni collo pende mezzo percorso, e dietro di loro, nella torba, c’è l’altra cosa che hanno avuto al suo posto. Con quel che c’è in questo cerchio si potrebbe fare parecchio. I loro arti sono di una lega che il capo Ning ha sognato; starebbero fermissimi. Oppure può esserci un indirizzo, ora, per ciascuno di loro, se qualcuno si è messo lì a congiungere le linee. Oppure hanno un mucchio, e un secondo mucchio, e una giornata di lavoro, e nessuno è mai stato più felice. {security} guarda quello col fiocco. *Decidete che ne sarà dei Randagi.*</translation>
    </message>
    <message>
        <source>Send them home with a real route</source>
        <extracomment>Logbook entry 507: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Mandateli a casa con un percorso vero</translation>
    </message>
    <message>
        <source>Take their parts</source>
        <extracomment>Logbook entry 507: alternative 2 of a choice, before what it does; Logbook entry 507: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Prendete i loro pezzi</translation>
    </message>
    <message>
        <source>Leave them their pebbles</source>
        <extracomment>Logbook entry 507: alternative 3 of a choice, before what it does; Logbook entry 507: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Lasciate loro i ciottoli</translation>
    </message>
    <message>
        <source>Patience has come down to the landing place on somebody’s back, with a jar for each of you and one for the person you will forget. As Kettle lifts she waves, with the wrong hand; it is on a shelf, and she has brought the shelf. If there is a line of lamps going out across the moor, one behind the other, each with something to deliver, she turns to watch that, and for a moment she has both her halves. If the meadow is empty, she does not look at it. She sits down between the heaps, after you are gone, and you see her through the glass for as long as there is light: she takes one pebble from the left, and counts it, and puts it on the right.</source>
        <extracomment>Logbook entry 518: story.</extracomment>
        <translation>Pazienza è scesa allo spiazzo d’atterraggio in groppa a qualcuno, con un vasetto per ciascuno di voi e uno per la persona che dimenticherete. Mentre il Bollitore si alza saluta, con la mano sbagliata; sta su uno scaffale, e lo scaffale se l’è portato. Se c’è una fila di lampade che si allontana per la brughiera, una dietro l’altra, ciascuna con qualcosa da consegnare, si volta a guardare quella, e per un momento ha entrambe le sue metà. Se il prato è vuoto, non lo guarda. Quando siete andati si siede fra i mucchi, e attraverso il vetro la vedete finché c’è luce: prende un ciottolo da sinistra, lo conta, e lo mette a destra.</translation>
    </message>
    <message>
        <source>The flock comes out of the dark at a gallop, if that is the word for something on eleven legs among three. They do not ask for a signature. Whoever cannot walk is picked up, with great care, held level in front as though full to the brim, and carried, down the knee-deep path, past the one heap, past the other, and this time on. They have not been so far in four thousand years. At the ramp they set each of you down the right way up and step back and wait, in a row. It is {recon} who thinks of it, with the hatch already closing, and signs for four, on the lid of a jar. You hear it being passed from hand to hand.</source>
        <extracomment>Logbook entry 519: story.</extracomment>
        <translation>Il branco esce dal buio al galoppo, se è questa la parola per qualcosa che va in tre su undici gambe. Non chiedono una firma. Chi non può camminare viene raccolto, con grande cura, tenuto dritto davanti come fosse colmo fino all’orlo, e portato giù per il sentiero profondo un ginocchio, oltre un mucchio, oltre l’altro, e questa volta ancora avanti. Non arrivavano così lontano da quattromila anni. Alla rampa posano ciascuno di voi per il verso giusto, fanno un passo indietro e aspettano, in fila. È {recon} a pensarci, con il portello che già si chiude, e firma per quattro, sul coperchio di un vasetto. Lo sentite passare di mano in mano.</translation>
    </message>
</context>
<context>
    <name>missions</name>
    <message>
        <source>Mind the Machinery</source>
        <extracomment>Mission M01 “Mind the Machinery”: name.</extracomment>
        <translation>Attenti ai macchinari</translation>
    </message>
    <message>
        <source>The floor has separated you, with the best of intentions. Meet in the Sorting Hall, all of you, with everything you came with.</source>
        <extracomment>Mission M01 “Mind the Machinery”: story.</extracomment>
        <translation>Il pavimento vi ha separati, con le migliori intenzioni. Ritrovatevi nella Sala dello Smistamento, tutti, con tutto quello che avevate arrivando.</translation>
    </message>
    <message>
        <source>Three Lamps</source>
        <extracomment>Mission M02 “Three Lamps”: name.</extracomment>
        <translation>Tre lampade</translation>
    </message>
    <message>
        <source>The station would like its lamps back: one in the Lamp Room, one in the Parcel Well, one at the bottom of the chute. Light all three.</source>
        <extracomment>Mission M02 “Three Lamps”: story.</extracomment>
        <translation>La stazione rivorrebbe le sue lampade: una nella Sala delle Lampade, una nel Pozzo dei Pacchi, una in fondo allo scivolo. Accendetele tutte e tre.</translation>
    </message>
    <message>
        <source>Someone at the Window</source>
        <extracomment>Mission M03 “Someone at the Window”: name.</extracomment>
        <translation>Qualcuno allo Sportello</translation>
    </message>
    <message>
        <source>Somebody is behind the glass. Sign at the Window before the shutters have come down a second time.</source>
        <extracomment>Mission M03 “Someone at the Window”: story.</extracomment>
        <translation>Dietro il vetro c’è qualcuno. Firmate allo Sportello prima che le serrande calino per la seconda volta.</translation>
    </message>
    <message>
        <source>The First Letterbox</source>
        <extracomment>Mission M04 “The First Letterbox”: name.</extracomment>
        <translation>La prima Cassetta</translation>
    </message>
    <message>
        <source>Somewhere on the plain stands the first Letterbox. It opens only for someone who can say where the Letter is going. The reeds may know, or the bones on the herd trail. Learn the address, give it at the arch, and take the stamp.</source>
        <extracomment>Mission M04 “The First Letterbox”: story.</extracomment>
        <translation>Da qualche parte nella piana sorge la prima Cassetta. Si apre soltanto a chi sa dire dove va la Lettera. Forse lo sanno le canne, o le ossa sulla pista della mandria. Scoprite l’indirizzo, ditelo all’arco e prendete il timbro.</translation>
    </message>
    <message>
        <source>Calf in the Glass</source>
        <extracomment>Mission M05 “Calf in the Glass”: name.</extracomment>
        <translation>Un piccolo nel vetro</translation>
    </message>
    <message>
        <source>A drifter calf has broken through the crust and cannot get out alone. Free it.</source>
        <extracomment>Mission M05 “Calf in the Glass”: story.</extracomment>
        <translation>Un piccolo di errante ha sfondato la crosta e da solo non riesce a uscirne. Liberatelo.</translation>
    </message>
    <message>
        <source>A Full Tank</source>
        <extracomment>Mission M06 “A Full Tank”: name.</extracomment>
        <translation>Il pieno</translation>
    </message>
    <message>
        <source>Chief Ning has asked, in the tone of an estimate, for salt that rings. Bring two finds home in the lander.</source>
        <extracomment>Mission M06 “A Full Tank”: story.</extracomment>
        <translation>Il capo Ning ha chiesto, col tono di un preventivo, del sale che suona. Riportate a casa nel lander due ritrovamenti.</translation>
    </message>
    <message>
        <source>Say It Back</source>
        <extracomment>Mission M07 “Say It Back”: name.</extracomment>
        <translation>Ridirlo alle canne</translation>
    </message>
    <message>
        <source>You have the quarrel by heart. Sit among the reeds once more and say it back to them, in the right voice and on the right frequency.</source>
        <extracomment>Mission M07 “Say It Back”: story.</extracomment>
        <translation>Il litigio lo sapete a memoria. Sedetevi ancora una volta fra le canne e riditeglielo, con la voce giusta e sulla frequenza giusta.</translation>
    </message>
    <message>
        <source>The Drowned Post</source>
        <extracomment>Mission M08 “The Drowned Post”: name.</extracomment>
        <translation>La posta sommersa</translation>
    </message>
    <message>
        <source>The arch is down in the channel, under silt and crabs. Clear the slot while the water is away, and take the stamp of the tide.</source>
        <extracomment>Mission M08 “The Drowned Post”: story.</extracomment>
        <translation>L’arco è in fondo al canale, sotto il limo e i granchi. Liberate la fessura finché l’acqua è via e prendete il timbro della marea.</translation>
    </message>
    <message>
        <source>Three Hundred Small Voices</source>
        <extracomment>Mission M09 “Three Hundred Small Voices”: name.</extracomment>
        <translation>Trecento piccole voci</translation>
    </message>
    <message>
        <source>The young raft is cut off from the sea. Its voices are the markers, three at first and six at most: where they lie, there is the raft. It goes along with whoever leaves. Bring it to the edge of the sea, or, if the tank is built, to the lander.</source>
        <extracomment>Mission M09 “Three Hundred Small Voices”: story.</extracomment>
        <translation>La giovane zattera è tagliata fuori dal mare. Le sue voci sono i segnaposto, tre all’inizio e sei al massimo: dove stanno loro, lì è la zattera. Va con chiunque parta. Portatela all’orlo del mare o, se la vasca è costruita, al lander.</translation>
    </message>
    <message>
        <source>When the flood comes again it will find the lander. Unless she stands on the Root Shelf, or is made fast to the roots there, it will take three supplies.</source>
        <extracomment>Mission M11 “Before the Water”: story.</extracomment>
        <translation>Quando la piena tornerà, troverà il lander. A meno che il lander non stia sul Ripiano di Radici, o non sia ormeggiato a quelle radici, la piena si porterà via tre provviste.</translation>
    </message>
    <message>
        <source>Three vials, safe in the crate, would be enough to know what was lost, if it is lost. The markers on this card are the vials that you have taken.</source>
        <extracomment>Mission M19 “Sealed Shelves”: story.</extracomment>
        <translation>Tre fiale, al sicuro nella cassa, basterebbero a sapere che cosa è andato perduto, se è perduto. I segnaposto su questa carta sono le fiale che avete preso.</translation>
    </message>
    <message>
        <source>Herbarium</source>
        <extracomment>Mission M10 “Herbarium”: name.</extracomment>
        <translation>Erbario</translation>
    </message>
    <message>
        <source>Four Spoonfuls</source>
        <extracomment>Mission OM1 “Four Spoonfuls”: name.</extracomment>
        <translation>Quattro cucchiaiate</translation>
    </message>
    <message>
        <source>Treat four clusters before the slack water runs out. Nobody hurries medicine; you will have to hurry everything else.</source>
        <extracomment>Mission OM1 “Four Spoonfuls”: story.</extracomment>
        <translation>Curate quattro grappoli prima che finisca l’acqua ferma. La medicina non si fa fretta; dovrete fare in fretta tutto il resto.</translation>
    </message>
    <message>
        <source>Down to the Last Drop</source>
        <extracomment>Mission OM1-2 “Down to the Last Drop”: name.</extracomment>
        <translation>Fino all’ultima goccia</translation>
    </message>
    <message>
        <source>Seven clusters, seven spoons. It would be rude to leave anybody sneezing.</source>
        <extracomment>Mission OM1-2 “Down to the Last Drop”: story.</extracomment>
        <translation>Sette grappoli, sette cucchiai. Sarebbe scortese lasciare qualcuno a starnutire.</translation>
    </message>
    <message>
        <source>Bow to Every Crab</source>
        <extracomment>Mission OM1-3 “Bow to Every Crab”: name.</extracomment>
        <translation>Un inchino a ogni granchio</translation>
    </message>
    <message>
        <source>Three crabs of standing live along the way. They will remember who bowed.</source>
        <extracomment>Mission OM1-3 “Bow to Every Crab”: story.</extracomment>
        <translation>Lungo la via abitano tre granchi di riguardo. Si ricorderanno di chi si è inchinato.</translation>
    </message>
    <message>
        <source>Until Dawn</source>
        <extracomment>Mission OM2 “Until Dawn”: name.</extracomment>
        <translation>Fino all’alba</translation>
    </message>
    <message>
        <source>The five markers are lamps, and they burn. At the end of the tenth round it is morning: then all five of them must be lit, or Inkwell comes home to the dark.</source>
        <extracomment>Mission OM2 “Until Dawn”: story.</extracomment>
        <translation>I cinque segnaposto sono lampade, e sono accese. Alla fine del decimo round è mattina: allora devono ardere tutte e cinque, o Calamaio torna a casa al buio.</translation>
    </message>
    <message>
        <source>No Letter Misfiled</source>
        <extracomment>Mission OM2-2 “No Letter Misfiled”: name.</extracomment>
        <translation>Nessuna lettera fuori posto</translation>
    </message>
    <message>
        <source>Every marker here is a letter in the wrong place. Lift off while there is none, and while the morning has come.</source>
        <extracomment>Mission OM2-2 “No Letter Misfiled”: story.</extracomment>
        <translation>Qui ogni segnaposto è una lettera nel posto sbagliato. Decollate quando non ce n’è più nessuno, e quando il mattino è arrivato.</translation>
    </message>
    <message>
        <source>Three Warm Gifts</source>
        <extracomment>Mission OM3 “Three Warm Gifts”: name.</extracomment>
        <translation>Tre doni caldi</translation>
    </message>
    <message>
        <source>The markers are gifts, and they are hot. Carry three of them to the Guest Gallery.</source>
        <extracomment>Mission OM3 “Three Warm Gifts”: story.</extracomment>
        <translation>I segnaposto sono doni, e scottano. Portatene tre alla Galleria degli Ospiti.</translation>
    </message>
    <message>
        <source>The Uncle Dances</source>
        <extracomment>Mission OM3-2 “The Uncle Dances”: name.</extracomment>
        <translation>Lo zio balla</translation>
    </message>
    <message>
        <source>He has come a long way, at the pace of a clock hand, and nobody has asked him yet.</source>
        <extracomment>Mission OM3-2 “The Uncle Dances”: story.</extracomment>
        <translation>Ha fatto tanta strada, al passo di una lancetta, e nessuno l’ha ancora invitato.</translation>
    </message>
    <message>
        <source>The Kite and Both of You</source>
        <extracomment>Mission OM4 “The Kite and Both of You”: name.</extracomment>
        <translation>L’aquilone e tutti e due</translation>
    </message>
    <message>
        <source>The marker is the kite; it goes along with whoever leaves its sector. It must come to the Net Landing, and so must both of you.</source>
        <extracomment>Mission OM4 “The Kite and Both of You”: story.</extracomment>
        <translation>Il segnaposto è l’aquilone; va con chi lascia il suo settore. Deve arrivare alla Rete d’Approdo, e con lui dovete arrivarci entrambi.</translation>
    </message>
    <message>
        <source>Word for Those Who Wait</source>
        <extracomment>Mission OM4-2 “Word for Those Who Wait”: name.</extracomment>
        <translation>Notizie per chi aspetta</translation>
    </message>
    <message>
        <source>In the Scent House they keep a flame for whoever is on the line. Tell them how it goes.</source>
        <extracomment>Mission OM4-2 “Word for Those Who Wait”: story.</extracomment>
        <translation>Nella Casa dei Profumi tengono una fiammella per chi è sulla cima. Dite loro come va.</translation>
    </message>
    <message>
        <source>Put It Back</source>
        <extracomment>Mission OM5 “Put It Back”: name.</extracomment>
        <translation>Rimetterla a posto</translation>
    </message>
    <message>
        <source>The marker is the stone; it goes along with whoever leaves its sector. Bring it to the Long Sentence.</source>
        <extracomment>Mission OM5 “Put It Back”: story.</extracomment>
        <translation>Il segnaposto è la pietra; va con chi lascia il suo settore. Portatela alla Lunga Frase.</translation>
    </message>
    <message>
        <source>Without Gloves</source>
        <extracomment>Mission OM5-2 “Without Gloves”: name.</extracomment>
        <translation>Senza guanti</translation>
    </message>
    <message>
        <source>One does not set a word with gloves on. It weighs as much as you do.</source>
        <extracomment>Mission OM5-2 “Without Gloves”: story.</extracomment>
        <translation>Una parola non si posa coi guanti. Pesa quanto voi.</translation>
    </message>
    <message>
        <source>Science would like two pressed plants from this moon, flat, dry, and not grumbling.</source>
        <extracomment>Mission M10 “Herbarium”: story.</extracomment>
        <translation>La Scienza gradirebbe due piante pressate di questa luna, piatte, secche e che non brontolino.</translation>
    </message>
    <message>
        <source>Before the Water</source>
        <extracomment>Mission M11 “Before the Water”: name.</extracomment>
        <translation>Prima dell’acqua</translation>
    </message>
    <message>
        <source>Knock Twice</source>
        <extracomment>Mission M12 “Knock Twice”: name.</extracomment>
        <translation>Bussare due volte</translation>
    </message>
    <message>
        <source>Somebody lives behind the wall. Find out how one says good day to people who speak by knocking, and say it.</source>
        <extracomment>Mission M12 “Knock Twice”: story.</extracomment>
        <translation>Dietro il muro abita qualcuno. Scoprite come si dice buongiorno a chi parla bussando, e ditelo.</translation>
    </message>
    <message>
        <source>The Stuck Tap</source>
        <extracomment>Mission M13 “The Stuck Tap”: name.</extracomment>
        <translation>Il rubinetto bloccato</translation>
    </message>
    <message>
        <source>A tap of the Post has been drawing heat from the vent for four thousand years. Settle it, one way or the other, and take the stamp from the kiln.</source>
        <extracomment>Mission M13 “The Stuck Tap”: story.</extracomment>
        <translation>Da quattromila anni un rubinetto della Posta sottrae calore allo sfiatatoio. Sistemate la faccenda, in un modo o nell’altro, e prendete il timbro dal forno.</translation>
    </message>
    <message>
        <source>Warm Hands</source>
        <extracomment>Mission M14 “Warm Hands”: name.</extracomment>
        <translation>Mani calde</translation>
    </message>
    <message>
        <source>The nursery has gone cold. Carry the young ones to where it is warm.</source>
        <extracomment>Mission M14 “Warm Hands”: story.</extracomment>
        <translation>Il nido si è raffreddato. Portate i piccoli dove fa caldo.</translation>
    </message>
    <message>
        <source>The Nine-Year Choir</source>
        <extracomment>Mission M15 “The Nine-Year Choir”: name.</extracomment>
        <translation>Il coro dei nove anni</translation>
    </message>
    <message>
        <source>They would like you to keep the beat for one verse. It is the one with the postman.</source>
        <extracomment>Mission M15 “The Nine-Year Choir”: story.</extracomment>
        <translation>Vorrebbero che teneste il tempo per una strofa. È quella del postino.</translation>
    </message>
    <message>
        <source>Names on the Air</source>
        <extracomment>Mission M16 “Names on the Air”: name.</extracomment>
        <translation>Nomi nell’aria</translation>
    </message>
    <message>
        <source>The Letterbox of this Stop is a niche in the library. Ask for the stamp as one asks here: by saying what the air smells of.</source>
        <extracomment>Mission M16 “Names on the Air”: story.</extracomment>
        <translation>La Cassetta di questa Fermata è una nicchia nella biblioteca. Chiedete il timbro come si chiede qui: dicendo di che cosa sa l’aria.</translation>
    </message>
    <message>
        <source>Warm Air</source>
        <extracomment>Mission M17 “Warm Air”: name.</extracomment>
        <translation>Aria tiepida</translation>
    </message>
    <message>
        <source>The core is failing. Raise the heat, and the sleepers wake and part of the library is gone. Hold it, and the library stays and the sleepers sleep. Decide at the core, or wake somebody and ask.</source>
        <extracomment>Mission M17 “Warm Air”: story.</extracomment>
        <translation>Il nucleo sta cedendo. Alzate il calore, e i dormienti si svegliano e parte della biblioteca va perduta. Mantenetelo, e la biblioteca resta e i dormienti dormono. Decidete al nucleo, oppure svegliate qualcuno e chiedete.</translation>
    </message>
    <message>
        <source>One to Ask</source>
        <extracomment>Mission M18 “One to Ask”: name.</extracomment>
        <translation>Qualcuno a cui chiedere</translation>
    </message>
    <message>
        <source>Wake no one without asking, ask no one without waking. Somehow, wake one.</source>
        <extracomment>Mission M18 “One to Ask”: story.</extracomment>
        <translation>Non svegliare nessuno senza chiedere, non chiedere a nessuno senza svegliare. In qualche modo, svegliate qualcuno.</translation>
    </message>
    <message>
        <source>Sealed Shelves</source>
        <extracomment>Mission M19 “Sealed Shelves”: name.</extracomment>
        <translation>Scaffali sigillati</translation>
    </message>
    <message>
        <source>What Is a Letter For?</source>
        <extracomment>Mission M20 “What Is a Letter For?”: name.</extracomment>
        <translation>A che serve una lettera?</translation>
    </message>
    <message>
        <source>Patience will let you use her arch if you can tell her, truthfully, what a letter is for. Answer her in the hut; then go to the arch in the reeds and take the stamp.</source>
        <extracomment>Mission M20 “What Is a Letter For?”: story.</extracomment>
        <translation>Pazienza vi lascerà usare il suo arco se saprete dirle, in tutta sincerità, a che serve una lettera. Rispondetele nella capanna; poi andate all’arco fra le canne e prendete il timbro.</translation>
    </message>
    <message>
        <source>Something to Deliver</source>
        <extracomment>Mission M21 “Something to Deliver”: name.</extracomment>
        <translation>Qualcosa da consegnare</translation>
    </message>
    <message>
        <source>The Strays carry pebbles from one heap to another, so that they have something to deliver. A real route could be made from the tokens around their necks.</source>
        <extracomment>Mission M21 “Something to Deliver”: story.</extracomment>
        <translation>I Randagi portano ciottoli da un mucchio all’altro, per avere qualcosa da consegnare. Con le piastrine che hanno al collo si potrebbe comporre un percorso vero.</translation>
    </message>
    <message>
        <source>Spare Parts</source>
        <extracomment>Mission M22 “Spare Parts”: name.</extracomment>
        <translation>Pezzi di ricambio</translation>
    </message>
    <message>
        <source>Two finds of the old trade would let Chief Ning stop making hinges out of spoons.</source>
        <extracomment>Mission M22 “Spare Parts”: story.</extracomment>
        <translation>Due ritrovamenti del vecchio mestiere permetterebbero al capo Ning di smetterla di fare cerniere coi cucchiai.</translation>
    </message>
</context>
<context>
    <name>objectives</name>
    <message>
        <source>The First Letterbox</source>
        <extracomment>Objective O01 “The First Letterbox”: name.</extracomment>
        <translation>La prima Cassetta</translation>
    </message>
    <message>
        <source>Land on Hum and open the oldest arch of the road. It asks where the Letter is going, and it will not take a shrug for an answer.</source>
        <extracomment>Objective O01 “The First Letterbox”: story.</extracomment>
        <translation>Atterrate su Ronzio e aprite l’arco più antico della strada. Chiede dove va la Lettera, e un’alzata di spalle non l’accetta come risposta.</translation>
    </message>
    <message>
        <source>Say Hello to Somebody</source>
        <extracomment>Objective O02 “Say Hello to Somebody”: name.</extracomment>
        <translation>Salutare qualcuno</translation>
    </message>
    <message>
        <source>Meet two peoples. Finish what must be done on two of Uphill, Kiln and Cold Shelf; take the stamp of each, and wipe your boots.</source>
        <extracomment>Objective O02 “Say Hello to Somebody”: story.</extracomment>
        <translation>Incontrate due popoli. Portate a termine il da farsi su due fra Salita, Fornace e Scaffale Freddo; prendete il timbro di ciascuno, e pulitevi gli stivali.</translation>
    </message>
    <message>
        <source>Three Stamps</source>
        <extracomment>Objective O03 “Three Stamps”: name.</extracomment>
        <translation>Tre timbri</translation>
    </message>
    <message>
        <source>Hold four stamps in all, Salt included. A carrier without a full row is a tourist with a parcel.</source>
        <extracomment>Objective O03 “Three Stamps”: story.</extracomment>
        <translation>Abbiate quattro timbri in tutto, quello del Sale compreso. Un portatore senza la fila al completo è un turista con un pacco.</translation>
    </message>
    <message>
        <source>The Narrow Shallow</source>
        <extracomment>Objective O04 “The Narrow Shallow”: name.</extracomment>
        <translation>La Secca Stretta</translation>
    </message>
    <message>
        <source>Cross to the deeper road. The way in is at Drava, where the corks on the River Table lean toward one another.</source>
        <extracomment>Objective O04 “The Narrow Shallow”: story.</extracomment>
        <translation>Passate alla strada più profonda. L’ingresso è a Drava, dove i sugheri sul Tavolo dei Fiumi si chinano l’uno verso l’altro.</translation>
    </message>
    <message>
        <source>Where the Heron Went</source>
        <extracomment>Objective O05 “Where the Heron Went”: name.</extracomment>
        <translation>Dove andò la Heron</translation>
    </message>
    <message>
        <source>Six people came this way before you, in a ship you could park in the hold. Find out what became of them.</source>
        <extracomment>Objective O05 “Where the Heron Went”: story.</extracomment>
        <translation>Prima di voi sono passate di qui sei persone, su una nave che starebbe parcheggiata nella vostra stiva. Scoprite che ne è stato di loro.</translation>
    </message>
    <message>
        <source>Eleven Hens</source>
        <extracomment>Objective Q01 “Eleven Hens”: name.</extracomment>
        <translation>Undici galline</translation>
    </message>
    <message>
        <source>Bring the ship to the end of an act in high spirits. The hens will be counted, and so will the smiles.</source>
        <extracomment>Objective Q01 “Eleven Hens”: story.</extracomment>
        <translation>Portate la nave alla fine di un atto di ottimo umore. Si conteranno le galline, e anche i sorrisi.</translation>
    </message>
    <message>
        <source>Every Stop on the Line</source>
        <extracomment>Objective Q02 “Every Stop on the Line”: name.</extracomment>
        <translation>Ogni Fermata della linea</translation>
    </message>
    <message>
        <source>Five stamps on one wrapper. Soren Mbali has ruled a page for them and keeps it flat under a pan.</source>
        <extracomment>Objective Q02 “Every Stop on the Line”: story.</extracomment>
        <translation>Cinque timbri su un solo involto. Soren Mbali ha rigato per loro una pagina e la tiene ben piatta sotto una padella.</translation>
    </message>
    <message>
        <source>A Full Porch</source>
        <extracomment>Objective Q05 “A Full Porch”: name.</extracomment>
        <translation>Una Veranda piena</translation>
    </message>
    <message>
        <source>Fill two brass rows of the Porch with things that nobody else has.</source>
        <extracomment>Objective Q05 “A Full Porch”: story.</extracomment>
        <translation>Riempite due file d’ottone della Veranda con cose che non ha nessun altro.</translation>
    </message>
    <message>
        <source>No One Left Behind</source>
        <extracomment>Objective Q06 “No One Left Behind”: name.</extracomment>
        <translation>Nessuno lasciato indietro</translation>
    </message>
    <message>
        <source>Come home three times in a row with nobody in a critical bed. Tavita Morrow says that this is not luck. She says it is knots.</source>
        <extracomment>Objective Q06 “No One Left Behind”: story.</extracomment>
        <translation>Tornate a casa tre volte di fila senza nessuno in un letto Critico. Tavita Morrow dice che non è fortuna. Dice che sono i nodi.</translation>
    </message>
    <message>
        <source>Good Neighbors</source>
        <extracomment>Objective Q07 “Good Neighbors”: name.</extracomment>
        <translation>Buoni vicini</translation>
    </message>
    <message>
        <source>Be believed. Once the road thinks well of you, somebody will teach the Long Bench something for nothing.</source>
        <extracomment>Objective Q07 “Good Neighbors”: story.</extracomment>
        <translation>Fatevi credere. Quando la strada penserà bene di voi, qualcuno insegnerà qualcosa al Banco Lungo in cambio di niente.</translation>
    </message>
    <message>
        <source>Leave It Better</source>
        <extracomment>Objective Q08 “Leave It Better”: name.</extracomment>
        <translation>Lasciarla meglio</translation>
    </message>
    <message>
        <source>Finish an act with no more harm done than at its beginning. Thimble keeps the tally, and will not say what it counts.</source>
        <extracomment>Objective Q08 “Leave It Better”: story.</extracomment>
        <translation>Finite un atto senza aver fatto più danni che al suo inizio. Ditale tiene il conto, e non vuol dire di che cosa.</translation>
    </message>
</context>
<context>
    <name>operations</name>
    <message>
        <source>Express Delivery</source>
        <extracomment>Operation OP-1 “Express Delivery”: name.</extracomment>
        <translation>Consegna Espressa</translation>
    </message>
    <message>
        <source>Medicine for a nursery that has grown up in the meantime and is unwell anyway. It must be kept warm, and you have two tides.</source>
        <extracomment>Operation OP-1 “Express Delivery”: story.</extracomment>
        <translation>Medicina per i piccoli di un nido che nel frattempo sono cresciuti e stanno male comunque. Va tenuta in caldo, e avete due maree.</translation>
    </message>
    <message>
        <source>The Night Shift</source>
        <extracomment>Operation OP-2 “The Night Shift”: name.</extracomment>
        <translation>Il Turno di Notte</translation>
    </message>
    <message>
        <source>A Keeper is away for the first time ever, and somebody has to mind ninety million letters for one night.</source>
        <extracomment>Operation OP-2 “The Night Shift”: story.</extracomment>
        <translation>Un Custode è via per la prima volta in assoluto, e qualcuno deve badare a novanta milioni di lettere per una notte.</translation>
    </message>
    <message>
        <source>Third Hammer’s Wedding</source>
        <extracomment>Operation OP-3 “Third Hammer’s Wedding”: name.</extracomment>
        <translation>Le nozze di Terzo Martello</translation>
    </message>
    <message>
        <source>Guests must bring the hottest thing they have. You are guests.</source>
        <extracomment>Operation OP-3 “Third Hammer’s Wedding”: story.</extracomment>
        <translation>Gli ospiti devono portare la cosa più calda che hanno. Gli ospiti siete voi.</translation>
    </message>
    <message>
        <source>Two on a Rope</source>
        <extracomment>Operation OP-4 “Two on a Rope”: name.</extracomment>
        <translation>In due su una corda</translation>
    </message>
    <message>
        <source>A kite has jammed at the rim of a storm. One of you anchors, the other flies.</source>
        <extracomment>Operation OP-4 “Two on a Rope”: story.</extracomment>
        <translation>Un aquilone si è incastrato all’orlo di una tempesta. Uno di voi tiene, l’altro vola.</translation>
    </message>
    <message>
        <source>What the Wall Says Next</source>
        <extracomment>Operation OP-5 “What the Wall Says Next”: name.</extracomment>
        <translation>Che cosa dice poi il muro</translation>
    </message>
    <message>
        <source>The wall has lost a stone, and with it the meaning of a century. Find where it rolled by reading the rest.</source>
        <extracomment>Operation OP-5 “What the Wall Says Next”: story.</extracomment>
        <translation>Il muro ha perso una pietra, e con essa il senso di un secolo. Scoprite dov’è rotolata leggendo il resto.</translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message>
        <source>Halfway</source>
        <extracomment>Name of a content pack.</extracomment>
        <translation>Mezzavia</translation>
    </message>
    <message>
        <source>The Long Post</source>
        <extracomment>Name of a content pack.</extracomment>
        <translation>La Lunga Posta</translation>
    </message>
</context>
<context>
    <name>pois</name>
    <message>
        <source>Nothing Left to Do</source>
        <extracomment>Point of interest P000 “Nothing Left to Do”: name.</extracomment>
        <translation>Non resta nulla da fare</translation>
    </message>
    <message>
        <source>Your footprints, and the place where something used to be.</source>
        <extracomment>Point of interest P000 “Nothing Left to Do”: story.</extracomment>
        <translation>Le vostre impronte, e il posto dove c’era qualcosa.</translation>
    </message>
    <message>
        <source>The Scale</source>
        <extracomment>Point of interest W00-1 “The Scale”: name.</extracomment>
        <translation>La pesa</translation>
    </message>
    <message>
        <source>A steel plate the size of a dance floor, and a needle taller than you. It has weighed you twice already and would like a third opinion.</source>
        <extracomment>Point of interest W00-1 “The Scale”: story.</extracomment>
        <translation>Una lastra d’acciaio grande come una pista da ballo, e una lancetta più alta di voi. Vi ha già pesati due volte e gradirebbe un terzo parere.</translation>
    </message>
    <message>
        <source>Persuade the Scale</source>
        <extracomment>Point of interest W00-1 “The Scale”: name of special action 1.</extracomment>
        <translation>Persuadete la pesa</translation>
    </message>
    <message>
        <source>The Press</source>
        <extracomment>Point of interest W00-2 “The Press”: name.</extracomment>
        <translation>La pressa</translation>
    </message>
    <message>
        <source>A stamp the size of a wardrobe rises over your heads, stops, and clears its throat. It has ink for four thousand years and somebody to use it on at last.</source>
        <extracomment>Point of interest W00-2 “The Press”: story.</extracomment>
        <translation>Un timbro grande come un armadio si solleva sopra le vostre teste, si ferma e si schiarisce la gola. Ha inchiostro per quattromila anni e finalmente qualcuno su cui usarlo.</translation>
    </message>
    <message>
        <source>Hold the Press Open</source>
        <extracomment>Point of interest W00-2 “The Press”: name of special action 1.</extracomment>
        <translation>Tenete aperta la pressa</translation>
    </message>
    <message>
        <source>Dark Lamp</source>
        <extracomment>Point of interest W00-6 “Dark Lamp”: name.</extracomment>
        <translation>Lampada spenta</translation>
    </message>
    <message>
        <source>A lamp as tall as a person, cold to the glove. The wick is there, trimmed by somebody careful. The flame is the only thing missing.</source>
        <extracomment>Point of interest W00-6 “Dark Lamp”: story.</extracomment>
        <translation>Una lampada alta come una persona, fredda al guanto. Lo stoppino c’è, spuntato da qualcuno di scrupoloso. Manca solo la fiamma.</translation>
    </message>
    <message>
        <source>Trim the Wick</source>
        <extracomment>Point of interest OP2-LAMP “Reading Lamp”: name of special action 1; Point of interest W00-6 “Dark Lamp”: name of special action 1.</extracomment>
        <translation>Spuntate lo stoppino</translation>
    </message>
    <message>
        <source>The Well</source>
        <extracomment>Point of interest W00-7 “The Well”: name.</extracomment>
        <translation>Il Pozzo</translation>
    </message>
    <message>
        <source>A round shaft, filled to the brim with parcels that nobody came for. They shift when you breathe. Far down, something is ticking, patiently.</source>
        <extracomment>Point of interest W00-7 “The Well”: story.</extracomment>
        <translation>Un pozzo rotondo, colmo fino all’orlo di pacchi che nessuno è venuto a ritirare. Si spostano quando respirate. Molto in basso qualcosa ticchetta, pazientemente.</translation>
    </message>
    <message>
        <source>Climb Among Parcels</source>
        <extracomment>Point of interest W00-7 “The Well”: name of special action 1.</extracomment>
        <translation>Arrampicatevi fra i pacchi</translation>
    </message>
    <message>
        <source>Off the Scale</source>
        <extracomment>Point of interest P001 “Off the Scale”: name.</extracomment>
        <translation>Giù dalla pesa</translation>
    </message>
    <message>
        <source>The plate has let you go. A slip of something like paper comes out of a slot and waits to be taken.</source>
        <extracomment>Point of interest P001 “Off the Scale”: story.</extracomment>
        <translation>La lastra vi ha lasciati andare. Da una fessura esce un foglietto di qualcosa che pare carta e aspetta di essere preso.</translation>
    </message>
    <message>
        <source>Read the Weight Slip</source>
        <extracomment>Point of interest P001 “Off the Scale”: name of special action 1.</extracomment>
        <translation>Leggete lo scontrino</translation>
    </message>
    <message>
        <source>Idle Press</source>
        <extracomment>Point of interest P002 “Idle Press”: name.</extracomment>
        <translation>Pressa ferma</translation>
    </message>
    <message>
        <source>The press is holding its breath. Under it, on the dry side, there is room for two to sit.</source>
        <extracomment>Point of interest P002 “Idle Press”: story.</extracomment>
        <translation>La pressa trattiene il respiro. Sotto, dal lato asciutto, c’è posto per sedersi in due.</translation>
    </message>
    <message>
        <source>Sit Down</source>
        <extracomment>Point of interest P002 “Idle Press”: name of special action 1; Point of interest P304 “Guest Seat”: name of special action 1.</extracomment>
        <translation>Sedetevi</translation>
    </message>
    <message>
        <source>Wrap It</source>
        <extracomment>Point of interest P002 “Idle Press”: name of special action 2.</extracomment>
        <translation>Imballatela</translation>
    </message>
    <message>
        <source>Lit Lamp</source>
        <extracomment>Point of interest P003 “Lit Lamp”: name.</extracomment>
        <translation>Lampada accesa</translation>
    </message>
    <message>
        <source>A small, steady, yellow light. The hall seems to have been waiting to see your faces.</source>
        <extracomment>Point of interest P003 “Lit Lamp”: story.</extracomment>
        <translation>Una luce gialla, piccola, costante. La sala sembra aver aspettato di vedervi in faccia.</translation>
    </message>
    <message>
        <source>Warm Your Hands</source>
        <extracomment>Point of interest P003 “Lit Lamp”: name of special action 1.</extracomment>
        <translation>Scaldatevi le mani</translation>
    </message>
    <message>
        <source>Misfiled Crate</source>
        <extracomment>Point of interest P004 “Misfiled Crate”: name.</extracomment>
        <translation>Cassa mal archiviata</translation>
    </message>
    <message>
        <source>Eleven labels, one over the other. Each has been crossed out with great regret.</source>
        <extracomment>Point of interest P004 “Misfiled Crate”: story.</extracomment>
        <translation>Undici etichette, una sull’altra. Ciascuna è stata cancellata con grande rammarico.</translation>
    </message>
    <message>
        <source>Open It</source>
        <extracomment>Point of interest P004 “Misfiled Crate”: name of special action 1.</extracomment>
        <translation>Apritela</translation>
    </message>
    <message>
        <source>Nest of Tags</source>
        <extracomment>Point of interest P005 “Nest of Tags”: name.</extracomment>
        <translation>Nido di targhette</translation>
    </message>
    <message>
        <source>Address tags, some thousands of them, woven into a ball by something that wanted company. A lamp is shining in the middle.</source>
        <extracomment>Point of interest P005 “Nest of Tags”: story.</extracomment>
        <translation>Targhette d’indirizzo, alcune migliaia, intrecciate a palla da qualcosa che voleva compagnia. Nel mezzo brilla una lampada.</translation>
    </message>
    <message>
        <source>Coax the Nest</source>
        <extracomment>Point of interest P005 “Nest of Tags”: name of special action 1.</extracomment>
        <translation>Ammansite il nido</translation>
    </message>
    <message>
        <source>The Window, Shut</source>
        <extracomment>Point of interest P006 “The Window, Shut”: name.</extracomment>
        <translation>Lo Sportello, chiuso</translation>
    </message>
    <message>
        <source>A counter, a shutter, a bell on a string. Behind the frosted glass something the size of a cup is pretending not to be in.</source>
        <extracomment>Point of interest P006 “The Window, Shut”: story.</extracomment>
        <translation>Un banco, una serranda, un campanello appeso a uno spago. Dietro il vetro smerigliato qualcosa grande come una tazza fa finta di non essere in casa.</translation>
    </message>
    <message>
        <source>Ring Politely</source>
        <extracomment>Point of interest P006 “The Window, Shut”: name of special action 1.</extracomment>
        <translation>Suonate con garbo</translation>
    </message>
    <message>
        <source>Night Bell</source>
        <extracomment>Point of interest P007 “Night Bell”: name.</extracomment>
        <translation>Campanello notturno</translation>
    </message>
    <message>
        <source>A brass bell with a card beneath it: a drawing of a hand, and of an hour being handed back.</source>
        <extracomment>Point of interest P007 “Night Bell”: story.</extracomment>
        <translation>Un campanello d’ottone e sotto un cartellino: il disegno di una mano, e di un’ora che viene restituita.</translation>
    </message>
    <message>
        <source>Ring</source>
        <extracomment>Point of interest P007 “Night Bell”: name of special action 1.</extracomment>
        <translation>Suonate</translation>
    </message>
    <message>
        <source>Sign Here</source>
        <extracomment>Point of interest P008 “Sign Here”: name.</extracomment>
        <translation>Firmate qui</translation>
    </message>
    <message>
        <source>The shutter is up. There is a form, in triplicate, and a pen on a very long chain.</source>
        <extracomment>Point of interest P008 “Sign Here”: story.</extracomment>
        <translation>La serranda è alzata. C’è un modulo, in triplice copia, e una penna attaccata a una catena lunghissima.</translation>
    </message>
    <message>
        <source>Sign For It</source>
        <extracomment>Point of interest P008 “Sign Here”: name of special action 1.</extracomment>
        <translation>Firmate per riceverla</translation>
    </message>
    <message>
        <source>Flat Ground</source>
        <extracomment>Point of interest W01-1 “Flat Ground”: name.</extracomment>
        <translation>Terreno piano</translation>
    </message>
    <message>
        <source>Salt as level as a table, and quiet, if you keep quiet. After the lander it seems very large.</source>
        <extracomment>Point of interest W01-1 “Flat Ground”: story.</extracomment>
        <translation>Sale piatto come un tavolo, e silenzioso, se lo siete voi. Dopo il lander sembra molto grande.</translation>
    </message>
    <message>
        <source>Stretch Your Legs</source>
        <extracomment>Point of interest W01-1 “Flat Ground”: name of special action 1.</extracomment>
        <translation>Sgranchitevi le gambe</translation>
    </message>
    <message>
        <source>Listening Reeds</source>
        <extracomment>Point of interest P101 “Listening Reeds”: name.</extracomment>
        <translation>Canne in ascolto</translation>
    </message>
    <message>
        <source>Hollow stalks of glass, higher than your head. They have stopped playing, in order to hear you better.</source>
        <extracomment>Point of interest P101 “Listening Reeds”: story.</extracomment>
        <translation>Steli cavi di vetro, più alti delle vostre teste. Hanno smesso di suonare, per sentirvi meglio.</translation>
    </message>
    <message>
        <source>Sit and Listen</source>
        <extracomment>Point of interest P101 “Listening Reeds”: name of special action 1.</extracomment>
        <translation>Sedetevi ad ascoltare</translation>
    </message>
    <message>
        <source>Say It Back</source>
        <extracomment>Point of interest P101 “Listening Reeds”: name of special action 2.</extracomment>
        <translation>Riditelo</translation>
    </message>
    <message>
        <source>Cut Stubble</source>
        <extracomment>Point of interest P102 “Cut Stubble”: name.</extracomment>
        <translation>Stoppie tagliate</translation>
    </message>
    <message>
        <source>A field of short, sharp ends. It does not hum. The quiet has edges.</source>
        <extracomment>Point of interest P102 “Cut Stubble”: story.</extracomment>
        <translation>Un campo di mozziconi corti e taglienti. Non ronza. Il silenzio ha gli spigoli.</translation>
    </message>
    <message>
        <source>Sift the Pieces</source>
        <extracomment>Point of interest P102 “Cut Stubble”: name of special action 1.</extracomment>
        <translation>Setacciate i frammenti</translation>
    </message>
    <message>
        <source>Salt Cairn</source>
        <extracomment>Point of interest P103 “Salt Cairn”: name.</extracomment>
        <translation>Tumulo di sale</translation>
    </message>
    <message>
        <source>Blocks of salt, set one on the other by somebody who was tired. The wind has rounded them since.</source>
        <extracomment>Point of interest P103 “Salt Cairn”: story.</extracomment>
        <translation>Blocchi di sale, posati uno sull’altro da qualcuno di stanco. Da allora il vento li ha smussati.</translation>
    </message>
    <message>
        <source>Dig It Out</source>
        <extracomment>Point of interest P103 “Salt Cairn”: name of special action 1.</extracomment>
        <translation>Scavate</translation>
    </message>
    <message>
        <source>Drifter Calf</source>
        <extracomment>Point of interest P104 “Drifter Calf”: name.</extracomment>
        <translation>Piccolo di errante</translation>
    </message>
    <message>
        <source>Six legs, four of them in a crack in the glass. It has stopped crying. Its mother has not.</source>
        <extracomment>Point of interest P104 “Drifter Calf”: story.</extracomment>
        <translation>Sei zampe, quattro delle quali in una crepa del vetro. Ha smesso di piangere. La madre no.</translation>
    </message>
    <message>
        <source>Free the Calf</source>
        <extracomment>Point of interest P104 “Drifter Calf”: name of special action 1.</extracomment>
        <translation>Liberate il piccolo</translation>
    </message>
    <message>
        <source>Glass Fall</source>
        <extracomment>Point of interest P105 “Glass Fall”: name.</extracomment>
        <translation>Frana di vetro</translation>
    </message>
    <message>
        <source>The gap is full to the shoulder with what used to be its roof. Beyond it the wind is whistling for you.</source>
        <extracomment>Point of interest P105 “Glass Fall”: story.</extracomment>
        <translation>Il varco è pieno fino alle spalle di quello che era il suo soffitto. Dall’altra parte il vento vi fischia.</translation>
    </message>
    <message>
        <source>Clear the Way</source>
        <extracomment>Point of interest P105 “Glass Fall”: name of special action 1.</extracomment>
        <translation>Sgombrate il passaggio</translation>
    </message>
    <message>
        <source>Sorting Plate</source>
        <extracomment>Point of interest P106 “Sorting Plate”: name.</extracomment>
        <translation>Targa dello smistamento</translation>
    </message>
    <message>
        <source>A sheet of dull metal, riveted to the inside of a rib. Eleven lines, ten of them worn by thumbs.</source>
        <extracomment>Point of interest P106 “Sorting Plate”: story.</extracomment>
        <translation>Una lastra di metallo opaco, rivettata all’interno di una costola. Undici righe, dieci consumate dai pollici.</translation>
    </message>
    <message>
        <source>Read the Plate</source>
        <extracomment>Point of interest P106 “Sorting Plate”: name of special action 1.</extracomment>
        <translation>Leggete la targa</translation>
    </message>
    <message>
        <source>Rising Dust</source>
        <extracomment>Point of interest P107 “Rising Dust”: name.</extracomment>
        <translation>Polvere che sale</translation>
    </message>
    <message>
        <source>First the far ribs are gone, then the near ones. You can still hear each other, and so can everything else.</source>
        <extracomment>Point of interest P107 “Rising Dust”: story.</extracomment>
        <translation>Prima spariscono le costole lontane, poi le vicine. Vi sentite ancora l’un l’altro, e vi sente anche tutto il resto.</translation>
    </message>
    <message>
        <source>Wait It Out</source>
        <extracomment>Point of interest P107 “Rising Dust”: name of special action 1.</extracomment>
        <translation>Aspettate che passi</translation>
    </message>
    <message>
        <source>Ribcage Cargo</source>
        <extracomment>Point of interest P108 “Ribcage Cargo”: name.</extracomment>
        <translation>Carico fra le costole</translation>
    </message>
    <message>
        <source>Between the ribs hang nets, and in the nets is what was never delivered. Most of it is dust with good wrapping.</source>
        <extracomment>Point of interest P108 “Ribcage Cargo”: story.</extracomment>
        <translation>Fra le costole pendono reti, e nelle reti c’è quel che non fu mai consegnato. Per lo più è polvere in un buon imballaggio.</translation>
    </message>
    <message>
        <source>Salvage</source>
        <extracomment>Point of interest P108 “Ribcage Cargo”: name of special action 1.</extracomment>
        <translation>Recuperate il carico</translation>
    </message>
    <message>
        <source>Glass Orchard</source>
        <extracomment>Point of interest P109 “Glass Orchard”: name.</extracomment>
        <translation>Frutteto di Vetro</translation>
    </message>
    <message>
        <source>Trees of salt with crystals on every twig. The low branches ring when you breathe; the high ones ring when you think of it.</source>
        <extracomment>Point of interest P109 “Glass Orchard”: story.</extracomment>
        <translation>Alberi di sale con cristalli su ogni ramoscello. I rami bassi suonano quando respirate; quelli alti quando ci pensate.</translation>
    </message>
    <message>
        <source>Pick a Low Branch</source>
        <extracomment>Point of interest P109 “Glass Orchard”: name of special action 1.</extracomment>
        <translation>Cogliete un ramo basso</translation>
    </message>
    <message>
        <source>Brine Eye</source>
        <extracomment>Point of interest P110 “Brine Eye”: name.</extracomment>
        <translation>Occhio di Salamoia</translation>
    </message>
    <message>
        <source>A round pool, pink as a tongue, that has not dried up. It follows the sun with a ripple.</source>
        <extracomment>Point of interest P110 “Brine Eye”: story.</extracomment>
        <translation>Una pozza rotonda, rosa come una lingua, che non si è prosciugata. Segue il sole con un’increspatura.</translation>
    </message>
    <message>
        <source>Skim the Water</source>
        <extracomment>Point of interest P110 “Brine Eye”: name of special action 1.</extracomment>
        <translation>Schiumate l’acqua</translation>
    </message>
    <message>
        <source>Old Campfire</source>
        <extracomment>Point of interest P111 “Old Campfire”: name.</extracomment>
        <translation>Vecchio fuoco da campo</translation>
    </message>
    <message>
        <source>A ring of soot under an overhang, and one clear print beside it: a human boot, 14 years old.</source>
        <extracomment>Point of interest P111 “Old Campfire”: story.</extracomment>
        <translation>Un anello di fuliggine sotto una sporgenza e, accanto, un’impronta nitida: uno stivale umano, di 14 anni fa.</translation>
    </message>
    <message>
        <source>Compare Footprints</source>
        <extracomment>Point of interest P111 “Old Campfire”: name of special action 1.</extracomment>
        <translation>Confrontate le impronte</translation>
    </message>
    <message>
        <source>Letterbox, Shut</source>
        <extracomment>Point of interest P112 “Letterbox, Shut”: name.</extracomment>
        <translation>Cassetta, chiusa</translation>
    </message>
    <message>
        <source>A stone arch, as high as your waist. It opens for those who can say where the letter is going.</source>
        <extracomment>Point of interest P112 “Letterbox, Shut”: story.</extracomment>
        <translation>Un arco di pietra, alto fino alla vita. Si apre a chi sa dire dove va la lettera.</translation>
    </message>
    <message>
        <source>Give the Address</source>
        <extracomment>Point of interest P112 “Letterbox, Shut”: name of special action 1.</extracomment>
        <translation>Date l’indirizzo</translation>
    </message>
    <message>
        <source>Letterbox, Open</source>
        <extracomment>Point of interest P113 “Letterbox, Open”: name.</extracomment>
        <translation>Cassetta, aperta</translation>
    </message>
    <message>
        <source>The arch stands open. Inside, on a ledge, there is a pad of damp salt and a stamp.</source>
        <extracomment>Point of interest P113 “Letterbox, Open”: story.</extracomment>
        <translation>L’arco è aperto. Dentro, su una mensola, ci sono un tampone di sale umido e un timbro.</translation>
    </message>
    <message>
        <source>Take the Stamp</source>
        <extracomment>Point of interest P113 “Letterbox, Open”: name of special action 1.</extracomment>
        <translation>Prendete il timbro</translation>
    </message>
    <message>
        <source>High Shelf View</source>
        <extracomment>Point of interest P114 “High Shelf View”: name.</extracomment>
        <translation>Vista dall’alto ripiano</translation>
    </message>
    <message>
        <source>The whole plain lies below you like a thing just unpacked, with the paper still on.</source>
        <extracomment>Point of interest P114 “High Shelf View”: story.</extracomment>
        <translation>L’intera piana giace sotto di voi come una cosa appena scartata, con la carta ancora addosso.</translation>
    </message>
    <message>
        <source>Survey</source>
        <extracomment>Point of interest P114 “High Shelf View”: name of special action 1.</extracomment>
        <translation>Fate i rilievi</translation>
    </message>
    <message>
        <source>Moored Roots</source>
        <extracomment>Point of interest P201 “Moored Roots”: name.</extracomment>
        <translation>Radici d’ormeggio</translation>
    </message>
    <message>
        <source>Roots as thick as a lander leg, going down into mud that is still deciding. There are rope scars on the oldest of them.</source>
        <extracomment>Point of interest P201 “Moored Roots”: story.</extracomment>
        <translation>Radici grosse come la gamba di un lander, giù in un fango che sta ancora decidendo. Sulla più vecchia ci sono segni di corda.</translation>
    </message>
    <message>
        <source>Make Fast</source>
        <extracomment>Point of interest P201 “Moored Roots”: name of special action 1.</extracomment>
        <translation>Ormeggiate</translation>
    </message>
    <message>
        <source>Walking Tree</source>
        <extracomment>Point of interest P202 “Walking Tree”: name.</extracomment>
        <translation>Albero che cammina</translation>
    </message>
    <message>
        <source>It lifts one root, thinks, puts it down a hand’s breadth higher. It is grumbling, in wood.</source>
        <extracomment>Point of interest P202 “Walking Tree”: story.</extracomment>
        <translation>Solleva una radice, ci pensa, la posa un palmo più in alto. Brontola, in legno.</translation>
    </message>
    <message>
        <source>Walk With It</source>
        <extracomment>Point of interest P202 “Walking Tree”: name of special action 1.</extracomment>
        <translation>Camminate con lui</translation>
    </message>
    <message>
        <source>Sinking Mud</source>
        <extracomment>Point of interest P203 “Sinking Mud”: name.</extracomment>
        <translation>Fango che cede</translation>
    </message>
    <message>
        <source>Steps of mud, each with its own opinion of your weight. Some of them are the backs of something patient.</source>
        <extracomment>Point of interest P203 “Sinking Mud”: story.</extracomment>
        <translation>Scalini di fango, ciascuno con la sua opinione sul vostro peso. Alcuni sono la schiena di qualcosa di paziente.</translation>
    </message>
    <message>
        <source>Find the Hard Line</source>
        <extracomment>Point of interest P203 “Sinking Mud”: name of special action 1.</extracomment>
        <translation>Trovate la linea soda</translation>
    </message>
    <message>
        <source>Shell Heap</source>
        <extracomment>Point of interest P204 “Shell Heap”: name.</extracomment>
        <translation>Mucchio di conchiglie</translation>
    </message>
    <message>
        <source>A heap of shells as high as a door, sorted once by size, then by color, then by somebody who gave up.</source>
        <extracomment>Point of interest P204 “Shell Heap”: story.</extracomment>
        <translation>Un mucchio di conchiglie alto come una porta, ordinato una volta per grandezza, poi per colore, poi da qualcuno che si è arreso.</translation>
    </message>
    <message>
        <source>Sort Shells</source>
        <extracomment>Point of interest P204 “Shell Heap”: name of special action 1.</extracomment>
        <translation>Ordinate le conchiglie</translation>
    </message>
    <message>
        <source>Court of Crabs</source>
        <extracomment>Point of interest P205 “Court of Crabs”: name.</extracomment>
        <translation>Corte dei granchi</translation>
    </message>
    <message>
        <source>Forty crabs in two rows, claws folded. They have been expecting somebody with better knees.</source>
        <extracomment>Point of interest P205 “Court of Crabs”: story.</extracomment>
        <translation>Quaranta granchi su due file, a chele conserte. Si aspettavano qualcuno con ginocchia migliori.</translation>
    </message>
    <message>
        <source>Bow</source>
        <extracomment>Point of interest OP1-CRAB “Crab of Standing”: name of special action 1; Point of interest P205 “Court of Crabs”: name of special action 1.</extracomment>
        <translation>Inchinatevi</translation>
    </message>
    <message>
        <source>Cluster with a Cold</source>
        <extracomment>Point of interest OP1-CLUSTER “Cluster with a Cold”: name.</extracomment>
        <translation>Grappolo raffreddato</translation>
    </message>
    <message>
        <source>Forty small bodies in one heap, sneezing in turns. Whoever holds the flask has no hand free for much else.</source>
        <extracomment>Point of interest OP1-CLUSTER “Cluster with a Cold”: story.</extracomment>
        <translation>Quaranta corpicini in un mucchio solo, che starnutiscono a turno. Chi tiene la fiasca non ha le mani libere per molto altro.</translation>
    </message>
    <message>
        <source>Give a Spoonful</source>
        <extracomment>Point of interest OP1-CLUSTER “Cluster with a Cold”: name of special action 1.</extracomment>
        <translation>Date una cucchiaiata</translation>
    </message>
    <message>
        <source>Crab of Standing</source>
        <extracomment>Point of interest OP1-CRAB “Crab of Standing”: name.</extracomment>
        <translation>Granchio di riguardo</translation>
    </message>
    <message>
        <source>It has planted itself in the way and waits, claws folded, for what is customary.</source>
        <extracomment>Point of interest OP1-CRAB “Crab of Standing”: story.</extracomment>
        <translation>Si è piantato in mezzo alla via e aspetta, a chele conserte, ciò che è d’uso.</translation>
    </message>
    <message>
        <source>Reading Lamp</source>
        <extracomment>Point of interest OP2-LAMP “Reading Lamp”: name.</extracomment>
        <translation>Lampada da lettura</translation>
    </message>
    <message>
        <source>A lamp on a chain, with a wick as thick as a thumb. The letters around it lean toward it a little, as people do.</source>
        <extracomment>Point of interest OP2-LAMP “Reading Lamp”: story.</extracomment>
        <translation>Una lampada appesa a una catena, con uno stoppino grosso un pollice. Le lettere intorno si sporgono un po’ verso di lei, come fanno le persone.</translation>
    </message>
    <message>
        <source>A Kettle, Left On</source>
        <extracomment>Point of interest OP2-KETTLE “A Kettle, Left On”: name.</extracomment>
        <translation>Un bollitore sul fuoco</translation>
    </message>
    <message>
        <source>Beside it a note: back by morning, the cups are yours.</source>
        <extracomment>Point of interest OP2-KETTLE “A Kettle, Left On”: story.</extracomment>
        <translation>Accanto un biglietto: torno domattina, le tazze sono vostre.</translation>
    </message>
    <message>
        <source>Have a Cup</source>
        <extracomment>Point of interest OP2-KETTLE “A Kettle, Left On”: name of special action 1.</extracomment>
        <translation>Bevete una tazza</translation>
    </message>
    <message>
        <source>The Empty Desk</source>
        <extracomment>Point of interest OP2-TEA “The Empty Desk”: name.</extracomment>
        <translation>La scrivania vuota</translation>
    </message>
    <message>
        <source>Pens in order of length. A chair pushed in. It has never been pushed in before.</source>
        <extracomment>Point of interest OP2-TEA “The Empty Desk”: story.</extracomment>
        <translation>Penne in ordine di lunghezza. Una sedia accostata. Non era mai stata accostata prima.</translation>
    </message>
    <message>
        <source>Sit for a Moment</source>
        <extracomment>Point of interest OP2-TEA “The Empty Desk”: name of special action 1.</extracomment>
        <translation>Sedetevi un momento</translation>
    </message>
    <message>
        <source>The Register</source>
        <extracomment>Point of interest OP2-REGISTER “The Register”: name.</extracomment>
        <translation>Il registro</translation>
    </message>
    <message>
        <source>Somebody has put a drum letter among the knots. It is easily done in the dark.</source>
        <extracomment>Point of interest OP2-REGISTER “The Register”: story.</extracomment>
        <translation>Qualcuno ha messo una lettera-tamburo fra i nodi. Al buio è facile sbagliare.</translation>
    </message>
    <message>
        <source>Put It Back</source>
        <extracomment>Point of interest OP2-REGISTER “The Register”: name of special action 1.</extracomment>
        <translation>Rimettetela a posto</translation>
    </message>
    <message>
        <source>A Letter, Nearly Open</source>
        <extracomment>Point of interest OP2-SEAL “A Letter, Nearly Open”: name.</extracomment>
        <translation>Lettera quasi aperta</translation>
    </message>
    <message>
        <source>The flap has come up by itself at one corner. One would hardly have to do anything.</source>
        <extracomment>Point of interest OP2-SEAL “A Letter, Nearly Open”: story.</extracomment>
        <translation>Il lembo si è sollevato da solo in un angolo. Quasi non ci sarebbe da far nulla.</translation>
    </message>
    <message>
        <source>Look Inside</source>
        <extracomment>Point of interest OP2-SEAL “A Letter, Nearly Open”: name of special action 1.</extracomment>
        <translation>Guardate dentro</translation>
    </message>
    <message>
        <source>A Bundle Adrift</source>
        <extracomment>Point of interest OP2-CORE “A Bundle Adrift”: name.</extracomment>
        <translation>Un fascio alla deriva</translation>
    </message>
    <message>
        <source>It has slipped its string and goes around the core, slowly, like something asleep.</source>
        <extracomment>Point of interest OP2-CORE “A Bundle Adrift”: story.</extracomment>
        <translation>Si è sfilato dallo spago e gira attorno al nucleo, piano, come qualcosa che dorme.</translation>
    </message>
    <message>
        <source>Catch the Bundle</source>
        <extracomment>Point of interest OP2-CORE “A Bundle Adrift”: name of special action 1.</extracomment>
        <translation>Prendete il fascio</translation>
    </message>
    <message>
        <source>Live Coal</source>
        <extracomment>Point of interest OP3-COAL “Live Coal”: name.</extracomment>
        <translation>Brace viva</translation>
    </message>
    <message>
        <source>It has been alight since the spring and is vain about it.</source>
        <extracomment>Point of interest OP3-COAL “Live Coal”: story.</extracomment>
        <translation>Arde dalla primavera e se ne vanta.</translation>
    </message>
    <message>
        <source>Lift It Out</source>
        <extracomment>Point of interest OP3-COAL “Live Coal”: name of special action 1.</extracomment>
        <translation>Tiratela fuori</translation>
    </message>
    <message>
        <source>Glass, Still Soft</source>
        <extracomment>Point of interest OP3-GLASS “Glass, Still Soft”: name.</extracomment>
        <translation>Vetro ancora molle</translation>
    </message>
    <message>
        <source>One could blow it into anything, if one had the lungs and the nerve.</source>
        <extracomment>Point of interest OP3-GLASS “Glass, Still Soft”: story.</extracomment>
        <translation>Ci si potrebbe soffiare qualunque cosa, avendone i polmoni e il coraggio.</translation>
    </message>
    <message>
        <source>Blow a Bowl</source>
        <extracomment>Point of interest OP3-GLASS “Glass, Still Soft”: name of special action 1.</extracomment>
        <translation>Soffiate una ciotola</translation>
    </message>
    <message>
        <source>Loaf in the Letter Kiln</source>
        <extracomment>Point of interest OP3-LOAF “Loaf in the Letter Kiln”: name.</extracomment>
        <translation>Pagnotta fra le lettere</translation>
    </message>
    <message>
        <source>Somebody has baked a loaf where the letters are fired. It glows.</source>
        <extracomment>Point of interest OP3-LOAF “Loaf in the Letter Kiln”: story.</extracomment>
        <translation>Qualcuno ha cotto una pagnotta dove si cuociono le lettere. È incandescente.</translation>
    </message>
    <message>
        <source>Take It Out in Time</source>
        <extracomment>Point of interest OP3-LOAF “Loaf in the Letter Kiln”: name of special action 1.</extracomment>
        <translation>Sfornatela in tempo</translation>
    </message>
    <message>
        <source>Brick from the Landing</source>
        <extracomment>Point of interest OP3-BRICK “Brick from the Landing”: name.</extracomment>
        <translation>Mattone dell’approdo</translation>
    </message>
    <message>
        <source>The lander has stood on it, engines running. Nothing on this moon is hotter, and nobody made it on purpose.</source>
        <extracomment>Point of interest OP3-BRICK “Brick from the Landing”: story.</extracomment>
        <translation>Ci è stato sopra il lander, a motori accesi. Su questa luna non c’è niente di più caldo, e nessuno l’ha fatto apposta.</translation>
    </message>
    <message>
        <source>Dig It Up</source>
        <extracomment>Point of interest OP3-BRICK “Brick from the Landing”: name of special action 1.</extracomment>
        <translation>Disseppellitelo</translation>
    </message>
    <message>
        <source>The Wedding Table</source>
        <extracomment>Point of interest OP3-TABLE “The Wedding Table”: name.</extracomment>
        <translation>La tavola delle nozze</translation>
    </message>
    <message>
        <source>Stone, long, with a place for each gift and a cloth for the hands. Yours has a card: *guests from the sky*.</source>
        <extracomment>Point of interest OP3-TABLE “The Wedding Table”: story.</extracomment>
        <translation>Pietra, lunga, con un posto per ogni dono e un panno per le mani. Il vostro ha un cartoncino: *ospiti dal cielo*.</translation>
    </message>
    <message>
        <source>Give the Heater</source>
        <extracomment>Point of interest OP3-TABLE “The Wedding Table”: name of special action 1.</extracomment>
        <translation>Donate la stufetta</translation>
    </message>
    <message>
        <source>Knock a Toast</source>
        <extracomment>Point of interest OP3-TABLE “The Wedding Table”: name of special action 2.</extracomment>
        <translation>Bussate un brindisi</translation>
    </message>
    <message>
        <source>The Dancing Floor</source>
        <extracomment>Point of interest OP3-DANCE “The Dancing Floor”: name.</extracomment>
        <translation>La pista da ballo</translation>
    </message>
    <message>
        <source>A plate of iron with room under it for a drum the size of a house. The aunts are already on it.</source>
        <extracomment>Point of interest OP3-DANCE “The Dancing Floor”: story.</extracomment>
        <translation>Una lastra di ferro con sotto lo spazio per un tamburo grande come una casa. Le zie ci sono già sopra.</translation>
    </message>
    <message>
        <source>Ask an Aunt</source>
        <extracomment>Point of interest OP3-DANCE “The Dancing Floor”: name of special action 1.</extracomment>
        <translation>Invitate una zia</translation>
    </message>
    <message>
        <source>The Closed Tap</source>
        <extracomment>Point of interest OP3-TAP “The Closed Tap”: name.</extracomment>
        <translation>Il rubinetto chiuso</translation>
    </message>
    <message>
        <source>It has a ribbon around it. Children take turns to sit on it and be cold.</source>
        <extracomment>Point of interest OP3-TAP “The Closed Tap”: story.</extracomment>
        <translation>Ha un nastro intorno. I bambini ci si siedono a turno, per avere freddo.</translation>
    </message>
    <message>
        <source>Sit on It</source>
        <extracomment>Point of interest OP3-TAP “The Closed Tap”: name of special action 1.</extracomment>
        <translation>Sedetevici sopra</translation>
    </message>
    <message>
        <source>The Kite, Jammed</source>
        <extracomment>Point of interest OP4-KITE “The Kite, Jammed”: name.</extracomment>
        <translation>L’aquilone, incastrato</translation>
    </message>
    <message>
        <source>Forty meters of silk around a spar, drumming. Below it there is a great deal of nothing, turning.</source>
        <extracomment>Point of interest OP4-KITE “The Kite, Jammed”: story.</extracomment>
        <translation>Quaranta metri di seta attorno a un pennone, che tambureggiano. Sotto c’è un bel po’ di niente, che gira.</translation>
    </message>
    <message>
        <source>Free the Kite</source>
        <extracomment>Point of interest OP4-KITE “The Kite, Jammed”: name of special action 1.</extracomment>
        <translation>Liberate l’aquilone</translation>
    </message>
    <message>
        <source>Spare Line</source>
        <extracomment>Point of interest OP4-KNOTS “Spare Line”: name.</extracomment>
        <translation>Cima di scorta</translation>
    </message>
    <message>
        <source>Coils as thick as an arm, and a child who ties better than you.</source>
        <extracomment>Point of interest OP4-KNOTS “Spare Line”: story.</extracomment>
        <translation>Spire grosse come un braccio, e un bambino che fa i nodi meglio di voi.</translation>
    </message>
    <message>
        <source>Tie On</source>
        <extracomment>Point of interest OP4-KNOTS “Spare Line”: name of special action 1.</extracomment>
        <translation>Legatevi</translation>
    </message>
    <message>
        <source>Kite Yard</source>
        <extracomment>Point of interest OP4-YARD “Kite Yard”: name.</extracomment>
        <translation>Cortile degli Aquiloni</translation>
    </message>
    <message>
        <source>Frames, silk, and someone very old who looks at your boots and sighs.</source>
        <extracomment>Point of interest OP4-YARD “Kite Yard”: story.</extracomment>
        <translation>Telai, seta, e una persona molto anziana che vi guarda gli stivali e sospira.</translation>
    </message>
    <message>
        <source>Learn One Knot</source>
        <extracomment>Point of interest OP4-YARD “Kite Yard”: name of special action 1.</extracomment>
        <translation>Imparate un nodo</translation>
    </message>
    <message>
        <source>High Line</source>
        <extracomment>Point of interest OP4-LINE “High Line”: name.</extracomment>
        <translation>Cima Alta</translation>
    </message>
    <message>
        <source>It hums in two voices. When they are the same, one may step off.</source>
        <extracomment>Point of interest OP4-LINE “High Line”: story.</extracomment>
        <translation>Ronza a due voci. Quando sono uguali, si può mettere il piede fuori.</translation>
    </message>
    <message>
        <source>Wait for the Note</source>
        <extracomment>Point of interest OP4-LINE “High Line”: name of special action 1.</extracomment>
        <translation>Aspettate la nota</translation>
    </message>
    <message>
        <source>Kelp Roof</source>
        <extracomment>Point of interest OP4-ROOF “Kelp Roof”: name.</extracomment>
        <translation>Tetto di Alghe</translation>
    </message>
    <message>
        <source>It holds if one does not think about it.</source>
        <extracomment>Point of interest OP4-ROOF “Kelp Roof”: story.</extracomment>
        <translation>Regge, se non ci si pensa.</translation>
    </message>
    <message>
        <source>Gather Kelp</source>
        <extracomment>Point of interest OP4-ROOF “Kelp Roof”: name of special action 1.</extracomment>
        <translation>Raccogliete alghe</translation>
    </message>
    <message>
        <source>Lookout</source>
        <extracomment>Point of interest OP4-LOOK “Lookout”: name.</extracomment>
        <translation>Vedetta</translation>
    </message>
    <message>
        <source>From here one can see the whole way, and wishes one could not.</source>
        <extracomment>Point of interest OP4-LOOK “Lookout”: story.</extracomment>
        <translation>Da qui si vede tutta la strada, e si vorrebbe di no.</translation>
    </message>
    <message>
        <source>Read the Wind</source>
        <extracomment>Point of interest OP4-LOOK “Lookout”: name of special action 1.</extracomment>
        <translation>Leggete il vento</translation>
    </message>
    <message>
        <source>Wind Gate</source>
        <extracomment>Point of interest OP4-GATE “Wind Gate”: name.</extracomment>
        <translation>Porta del Vento</translation>
    </message>
    <message>
        <source>Two posts, and between them air that has made up its mind.</source>
        <extracomment>Point of interest OP4-GATE “Wind Gate”: story.</extracomment>
        <translation>Due pali, e in mezzo un’aria che ha preso la sua decisione.</translation>
    </message>
    <message>
        <source>Lean Into It</source>
        <extracomment>Point of interest OP4-GATE “Wind Gate”: name of special action 1.</extracomment>
        <translation>Appoggiatevi al vento</translation>
    </message>
    <message>
        <source>Scent House</source>
        <extracomment>Point of interest OP4-HOUSE “Scent House”: name.</extracomment>
        <translation>Casa dei Profumi</translation>
    </message>
    <message>
        <source>They have lit the one for whoever is out on the line. It smells of a kitchen.</source>
        <extracomment>Point of interest OP4-HOUSE “Scent House”: story.</extracomment>
        <translation>Hanno acceso quello per chi è fuori sulla cima. Sa di cucina.</translation>
    </message>
    <message>
        <source>Leave Word</source>
        <extracomment>Point of interest OP4-HOUSE “Scent House”: name of special action 1.</extracomment>
        <translation>Lasciate notizie</translation>
    </message>
    <message>
        <source>Flat Stones</source>
        <extracomment>Point of interest OP5-TERRACE “Flat Stones”: name.</extracomment>
        <translation>Pietre piatte</translation>
    </message>
    <message>
        <source>They have been put out for you to sit on, by somebody who knew how long you would be.</source>
        <extracomment>Point of interest OP5-TERRACE “Flat Stones”: story.</extracomment>
        <translation>Le ha messe lì perché vi sedeste qualcuno che sapeva quanto ci avreste messo.</translation>
    </message>
    <message>
        <source>Sit and Look</source>
        <extracomment>Point of interest OP5-TERRACE “Flat Stones”: name of special action 1.</extracomment>
        <translation>Sedetevi e guardate</translation>
    </message>
    <message>
        <source>Children’s Walls</source>
        <extracomment>Point of interest OP5-SMALL “Children’s Walls”: name.</extracomment>
        <translation>I muretti dei bambini</translation>
    </message>
    <message>
        <source>The children have written down what they heard in the night, each a different part.</source>
        <extracomment>Point of interest OP5-SMALL “Children’s Walls”: story.</extracomment>
        <translation>I bambini hanno scritto quel che hanno sentito nella notte, ciascuno una parte diversa.</translation>
    </message>
    <message>
        <source>Read the Small Walls</source>
        <extracomment>Point of interest OP5-SMALL “Children’s Walls”: name of special action 1.</extracomment>
        <translation>Leggete i muretti</translation>
    </message>
    <message>
        <source>Bruised Steps</source>
        <extracomment>Point of interest OP5-STEPS “Bruised Steps”: name.</extracomment>
        <translation>Gradini ammaccati</translation>
    </message>
    <message>
        <source>Something heavy has come this way, or has not.</source>
        <extracomment>Point of interest OP5-STEPS “Bruised Steps”: story.</extracomment>
        <translation>Qualcosa di pesante è passato di qui, oppure no.</translation>
    </message>
    <message>
        <source>Look at the Flowers</source>
        <extracomment>Point of interest OP5-STEPS “Bruised Steps”: name of special action 1.</extracomment>
        <translation>Guardate i fiori</translation>
    </message>
    <message>
        <source>House of Two</source>
        <extracomment>Point of interest OP5-HOUSE “House of Two”: name.</extracomment>
        <translation>Casa dei Due</translation>
    </message>
    <message>
        <source>They were awake. They are always awake when the cups move.</source>
        <extracomment>Point of interest OP5-HOUSE “House of Two”: story.</extracomment>
        <translation>Erano svegli. Sono sempre svegli, quando si muovono le tazze.</translation>
    </message>
    <message>
        <source>Ask Over Dumplings</source>
        <extracomment>Point of interest OP5-HOUSE “House of Two”: name of special action 1.</extracomment>
        <translation>Chiedete fra i ravioli</translation>
    </message>
    <message>
        <source>Reading Frame</source>
        <extracomment>Point of interest OP5-HILL “Reading Frame”: name.</extracomment>
        <translation>Cornice di lettura</translation>
    </message>
    <message>
        <source>From the hill the valley is a page, and one can see where it is creased.</source>
        <extracomment>Point of interest OP5-HILL “Reading Frame”: story.</extracomment>
        <translation>Dal colle la valle è una pagina, e si vede dov’è sgualcita.</translation>
    </message>
    <message>
        <source>Read the Slope</source>
        <extracomment>Point of interest OP5-HILL “Reading Frame”: name of special action 1.</extracomment>
        <translation>Leggete il pendio</translation>
    </message>
    <message>
        <source>Quiet Pool</source>
        <extracomment>Point of interest OP5-POOL “Quiet Pool”: name.</extracomment>
        <translation>Stagno Quieto</translation>
    </message>
    <message>
        <source>Deep, green, and with a good many stones at the bottom of it.</source>
        <extracomment>Point of interest OP5-POOL “Quiet Pool”: story.</extracomment>
        <translation>Profondo, verde, e con un bel po’ di pietre sul fondo.</translation>
    </message>
    <message>
        <source>Feel Along the Bottom</source>
        <extracomment>Point of interest OP5-POOL “Quiet Pool”: name of special action 1.</extracomment>
        <translation>Tastate il fondo</translation>
    </message>
    <message>
        <source>Under the Grafted Trees</source>
        <extracomment>Point of interest OP5-ORCHARD “Under the Grafted Trees”: name.</extracomment>
        <translation>Sotto gli alberi innestati</translation>
    </message>
    <message>
        <source>Between the roots lie stones that the trees have brought up and stones that have come down.</source>
        <extracomment>Point of interest OP5-ORCHARD “Under the Grafted Trees”: story.</extracomment>
        <translation>Fra le radici stanno pietre che gli alberi hanno portato su e pietre venute giù.</translation>
    </message>
    <message>
        <source>Turn the Stones</source>
        <extracomment>Point of interest OP5-ORCHARD “Under the Grafted Trees”: name of special action 1.</extracomment>
        <translation>Rivoltate le pietre</translation>
    </message>
    <message>
        <source>Raked Circles</source>
        <extracomment>Point of interest OP5-FIELD “Raked Circles”: name.</extracomment>
        <translation>Cerchi rastrellati</translation>
    </message>
    <message>
        <source>Every stone here has been put in its place this morning, including the ones that have no place.</source>
        <extracomment>Point of interest OP5-FIELD “Raked Circles”: story.</extracomment>
        <translation>Stamattina qui ogni pietra è stata messa al suo posto, comprese quelle che un posto non ce l’hanno.</translation>
    </message>
    <message>
        <source>Break the Circle</source>
        <extracomment>Point of interest OP5-FIELD “Raked Circles”: name of special action 1.</extracomment>
        <translation>Rompete il cerchio</translation>
    </message>
    <message>
        <source>The Gap</source>
        <extracomment>Point of interest OP5-GAP “The Gap”: name.</extracomment>
        <translation>Il vuoto</translation>
    </message>
    <message>
        <source>As long as an arm, as high as a hand. The wind reads it aloud, and what it says is not polite.</source>
        <extracomment>Point of interest OP5-GAP “The Gap”: story.</extracomment>
        <translation>Lungo un braccio, alto una mano. Il vento lo legge ad alta voce, e quel che dice non è gentile.</translation>
    </message>
    <message>
        <source>Set It With Bare Hands</source>
        <extracomment>Point of interest OP5-GAP “The Gap”: name of special action 1.</extracomment>
        <translation>Posatela a mani nude</translation>
    </message>
    <message>
        <source>Young Raft</source>
        <extracomment>Point of interest P206 “Young Raft”: name.</extracomment>
        <translation>Giovane zattera</translation>
    </message>
    <message>
        <source>Three hundred small bodies, holding on. The whole of them turns to look at each of you in turn.</source>
        <extracomment>Point of interest P206 “Young Raft”: story.</extracomment>
        <translation>Trecento corpicini che si tengono stretti. Tutta quanta si volta a guardarvi, uno per uno.</translation>
    </message>
    <message>
        <source>Introduce Yourselves</source>
        <extracomment>Point of interest P206 “Young Raft”: name of special action 1.</extracomment>
        <translation>Presentatevi</translation>
    </message>
    <message>
        <source>Drifting Cluster</source>
        <extracomment>Point of interest P207 “Drifting Cluster”: name.</extracomment>
        <translation>Grappolo alla deriva</translation>
    </message>
    <message>
        <source>A dozen of them, in a ring, holding hands or what they have for hands, and singing one note of a song that needs more.</source>
        <extracomment>Point of interest P207 “Drifting Cluster”: story.</extracomment>
        <translation>Una dozzina, in cerchio, per mano o per quel che hanno al posto delle mani, a cantare una sola nota di una canzone che ne vuole di più.</translation>
    </message>
    <message>
        <source>Gather Them In</source>
        <extracomment>Point of interest P207 “Drifting Cluster”: name of special action 1.</extracomment>
        <translation>Radunateli</translation>
    </message>
    <message>
        <source>Ask What They Remember</source>
        <extracomment>Point of interest P207 “Drifting Cluster”: name of special action 2.</extracomment>
        <translation>Chiedete dei ricordi</translation>
    </message>
    <message>
        <source>Tank Frame</source>
        <extracomment>Point of interest P208 “Tank Frame”: name.</extracomment>
        <translation>Telaio della vasca</translation>
    </message>
    <message>
        <source>Spare ribs from the lander’s cargo net, a liner, a pump that sulks. It could be a tank, if somebody believed in it.</source>
        <extracomment>Point of interest P208 “Tank Frame”: story.</extracomment>
        <translation>Costole di scorta dalla rete di carico del lander, un telo, una pompa che tiene il broncio. Potrebbe essere una vasca, se qualcuno ci credesse.</translation>
    </message>
    <message>
        <source>Build a Tank</source>
        <extracomment>Point of interest P208 “Tank Frame”: name of special action 1.</extracomment>
        <translation>Costruite una vasca</translation>
    </message>
    <message>
        <source>Letterbox Under Silt</source>
        <extracomment>Point of interest P209 “Letterbox Under Silt”: name.</extracomment>
        <translation>Cassetta sotto il limo</translation>
    </message>
    <message>
        <source>One corner of an arch, a hand’s breadth of slot, and a meter of everything the tide did not want.</source>
        <extracomment>Point of interest P209 “Letterbox Under Silt”: story.</extracomment>
        <translation>Uno spigolo d’arco, un palmo di fessura, e un metro di tutto ciò che la marea non voleva.</translation>
    </message>
    <message>
        <source>Clear the Slot</source>
        <extracomment>Point of interest P209 “Letterbox Under Silt”: name of special action 1.</extracomment>
        <translation>Liberate la fessura</translation>
    </message>
    <message>
        <source>Mail Pouch</source>
        <extracomment>Point of interest P210 “Mail Pouch”: name.</extracomment>
        <translation>Sacca della posta</translation>
    </message>
    <message>
        <source>A pouch of something like eelskin, sewn shut, with nine labels, eight of them crossed out by the same hand.</source>
        <extracomment>Point of interest P210 “Mail Pouch”: story.</extracomment>
        <translation>Una sacca di qualcosa simile a pelle d’anguilla, cucita, con nove etichette, otto delle quali cancellate dalla stessa mano.</translation>
    </message>
    <message>
        <source>Look at the Labels</source>
        <extracomment>Point of interest P210 “Mail Pouch”: name of special action 1.</extracomment>
        <translation>Guardate le etichette</translation>
    </message>
    <message>
        <source>Meadow in Bloom</source>
        <extracomment>Point of interest P211 “Meadow in Bloom”: name.</extracomment>
        <translation>Prato in fiore</translation>
    </message>
    <message>
        <source>Flowers the color of a clean plate, each with a grain of salt in the cup. They close when you laugh.</source>
        <extracomment>Point of interest P211 “Meadow in Bloom”: story.</extracomment>
        <translation>Fiori del colore di un piatto pulito, ciascuno con un granello di sale nella coppa. Se ridete, si chiudono.</translation>
    </message>
    <message>
        <source>Press Flowers</source>
        <extracomment>Point of interest P211 “Meadow in Bloom”: name of special action 1.</extracomment>
        <translation>Pressate fiori</translation>
    </message>
    <message>
        <source>Leaning Wood</source>
        <extracomment>Point of interest P212 “Leaning Wood”: name.</extracomment>
        <translation>Bosco Pendente</translation>
    </message>
    <message>
        <source>The trees here have leaned on one another for so long that you cannot tell who is holding up whom. You are now part of it.</source>
        <extracomment>Point of interest P212 “Leaning Wood”: story.</extracomment>
        <translation>Qui gli alberi si appoggiano gli uni agli altri da così tanto che non si capisce chi sorregga chi. Adesso ne fate parte anche voi.</translation>
    </message>
    <message>
        <source>Cut Free</source>
        <extracomment>Point of interest P212 “Leaning Wood”: name of special action 1.</extracomment>
        <translation>Tagliatevi un varco</translation>
    </message>
    <message>
        <source>Sea Edge</source>
        <extracomment>Point of interest P213 “Sea Edge”: name.</extracomment>
        <translation>Orlo del Mare</translation>
    </message>
    <message>
        <source>Brown water turns green along a line as sharp as a kerb. Beyond the line it is deep, and somebody is singing.</source>
        <extracomment>Point of interest P213 “Sea Edge”: story.</extracomment>
        <translation>L’acqua bruna diventa verde lungo una linea netta come un cordolo. Oltre la linea è profondo, e qualcuno canta.</translation>
    </message>
    <message>
        <source>Call Out</source>
        <extracomment>Point of interest P213 “Sea Edge”: name of special action 1.</extracomment>
        <translation>Chiamate</translation>
    </message>
    <message>
        <source>Let a few of them slip away</source>
        <extracomment>Point of interest P213 “Sea Edge”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Lasciatene andare alcuni</translation>
    </message>
    <message>
        <source>Lose your nerve</source>
        <extracomment>Point of interest P213 “Sea Edge”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Perdetevi d’animo</translation>
    </message>
    <message>
        <source>Rope Bridge</source>
        <extracomment>Point of interest P214 “Rope Bridge”: name.</extracomment>
        <translation>Ponte di corde</translation>
    </message>
    <message>
        <source>Two ropes and the idea of a third. It was made for feet smaller than yours and much more numerous.</source>
        <extracomment>Point of interest P214 “Rope Bridge”: story.</extracomment>
        <translation>Due corde e l’idea di una terza. È stato fatto per piedi più piccoli dei vostri e molto più numerosi.</translation>
    </message>
    <message>
        <source>Mend It</source>
        <extracomment>Point of interest P214 “Rope Bridge”: name of special action 1.</extracomment>
        <translation>Riparatelo</translation>
    </message>
    <message>
        <source>Rattling Panel</source>
        <extracomment>Point of interest P301 “Rattling Panel”: name.</extracomment>
        <translation>Pannello che sbatte</translation>
    </message>
    <message>
        <source>The loose panel of your rover goes tok, tok-tok in the wind. It has been saying something for an hour, and somebody has been listening.</source>
        <extracomment>Point of interest P301 “Rattling Panel”: story.</extracomment>
        <translation>Il pannello allentato del rover fa toc, toc-toc al vento. È un’ora che dice qualcosa, e qualcuno lo sta ascoltando.</translation>
    </message>
    <message>
        <source>Tighten It</source>
        <extracomment>Point of interest P301 “Rattling Panel”: name of special action 1.</extracomment>
        <translation>Stringetelo</translation>
    </message>
    <message>
        <source>Fumarole Caps</source>
        <extracomment>Point of interest P302 “Fumarole Caps”: name.</extracomment>
        <translation>Cappelli di fumarola</translation>
    </message>
    <message>
        <source>Yellow caps on chimneys of cinder, breathing in and out. What lives under the caps has never been cold.</source>
        <extracomment>Point of interest P302 “Fumarole Caps”: story.</extracomment>
        <translation>Cappelli gialli su camini di cenere, che inspirano ed espirano. Ciò che vive sotto i cappelli non ha mai avuto freddo.</translation>
    </message>
    <message>
        <source>Take a Sample</source>
        <extracomment>Point of interest P302 “Fumarole Caps”: name of special action 1.</extracomment>
        <translation>Prendete un campione</translation>
    </message>
    <message>
        <source>Listening Wall</source>
        <extracomment>Point of interest P303 “Listening Wall”: name.</extracomment>
        <translation>Muro in ascolto</translation>
    </message>
    <message>
        <source>A wall of dark stone with a hollow at the height of a child’s shoulder. Four thousand years of knuckles have made it.</source>
        <extracomment>Point of interest P303 “Listening Wall”: story.</extracomment>
        <translation>Un muro di pietra scura con un incavo all’altezza della spalla di un bambino. L’hanno fatto quattromila anni di nocche.</translation>
    </message>
    <message>
        <source>Knock Back</source>
        <extracomment>Point of interest P303 “Listening Wall”: name of special action 1.</extracomment>
        <translation>Rispondete bussando</translation>
    </message>
    <message>
        <source>Guest Seat</source>
        <extracomment>Point of interest P304 “Guest Seat”: name.</extracomment>
        <translation>Posto dell’ospite</translation>
    </message>
    <message>
        <source>The seat of honor, in the hottest place of the gallery. It glows a little. Nine people your size or less are watching to see you enjoy it.</source>
        <extracomment>Point of interest P304 “Guest Seat”: story.</extracomment>
        <translation>Il posto d’onore, nel punto più caldo della galleria. È un po’ incandescente. Nove persone della vostra taglia o meno stanno a vedere se ve lo godete.</translation>
    </message>
    <message>
        <source>Sit down as you are</source>
        <extracomment>Point of interest P304 “Guest Seat”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Sedetevi così come siete</translation>
    </message>
    <message>
        <source>Sit down slowly, on everything you have</source>
        <extracomment>Point of interest P304 “Guest Seat”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Sedetevi piano, su tutto ciò che avete</translation>
    </message>
    <message>
        <source>Heat Ledger</source>
        <extracomment>Point of interest P305 “Heat Ledger”: name.</extracomment>
        <translation>Registro del calore</translation>
    </message>
    <message>
        <source>Rows of pegs in humming stone, each a day of heat taken out of the vent, with a name beside it. It must be read while it is warm.</source>
        <extracomment>Point of interest P305 “Heat Ledger”: story.</extracomment>
        <translation>File di pioli nella pietra che ronza, ognuno un giorno di calore sottratto allo sfiatatoio, con accanto un nome. Va letto finché è caldo.</translation>
    </message>
    <message>
        <source>Copy the Tallies</source>
        <extracomment>Point of interest P305 “Heat Ledger”: name of special action 1.</extracomment>
        <translation>Copiate i conti</translation>
    </message>
    <message>
        <source>The Stuck Tap</source>
        <extracomment>Point of interest P306 “The Stuck Tap”: name.</extracomment>
        <translation>Il rubinetto bloccato</translation>
    </message>
    <message>
        <source>A wheel as tall as a door, furred with frost on one side and too hot to touch on the other. It was made for eight hands.</source>
        <extracomment>Point of interest P306 “The Stuck Tap”: story.</extracomment>
        <translation>Una ruota alta come una porta, impellicciata di brina da un lato e troppo calda da toccare dall’altro. È fatta per otto mani.</translation>
    </message>
    <message>
        <source>Turn It</source>
        <extracomment>Point of interest P306 “The Stuck Tap”: name of special action 1.</extracomment>
        <translation>Giratela</translation>
    </message>
    <message>
        <source>Tap Controls</source>
        <extracomment>Point of interest P307 “Tap Controls”: name.</extracomment>
        <translation>Comandi del rubinetto</translation>
    </message>
    <message>
        <source>Pegs, a slide, a row of lamps, all lit. It would go on like this for another thousand years, if nobody minded.</source>
        <extracomment>Point of interest P307 “Tap Controls”: story.</extracomment>
        <translation>Pioli, un cursore, una fila di lampade, tutte accese. Andrebbe avanti così per altri mille anni, se nessuno avesse da ridire.</translation>
    </message>
    <message>
        <source>Leave It Running</source>
        <extracomment>Point of interest P307 “Tap Controls”: name of special action 1.</extracomment>
        <translation>Lasciatelo aperto</translation>
    </message>
    <message>
        <source>Slag Bridge</source>
        <extracomment>Point of interest P308 “Slag Bridge”: name.</extracomment>
        <translation>Ponte di Scorie</translation>
    </message>
    <message>
        <source>A bridge that nobody built. It ran, it stopped, and ever since it has been thinking of running on.</source>
        <extracomment>Point of interest P308 “Slag Bridge”: story.</extracomment>
        <translation>Un ponte che nessuno ha costruito. È colato, si è fermato, e da allora medita di riprendere a colare.</translation>
    </message>
    <message>
        <source>Shore Up</source>
        <extracomment>Point of interest P308 “Slag Bridge”: name of special action 1.</extracomment>
        <translation>Puntellatelo</translation>
    </message>
    <message>
        <source>Cold Nursery</source>
        <extracomment>Point of interest P309 “Cold Nursery”: name.</extracomment>
        <translation>Nido freddo</translation>
    </message>
    <message>
        <source>Forty small ones under one blanket, plated like acorns, too cold to be naughty. Somebody has counted them with chalk on the wall.</source>
        <extracomment>Point of interest P309 “Cold Nursery”: story.</extracomment>
        <translation>Quaranta piccoli sotto un’unica coperta, corazzati come ghiande, troppo infreddoliti per far birichinate. Qualcuno li ha contati col gesso sul muro.</translation>
    </message>
    <message>
        <source>Carry the Young</source>
        <extracomment>Point of interest P309 “Cold Nursery”: name of special action 1.</extracomment>
        <translation>Portate i piccoli</translation>
    </message>
    <message>
        <source>Letter Kiln</source>
        <extracomment>Point of interest P310 “Letter Kiln”: name.</extracomment>
        <translation>Forno delle Lettere</translation>
    </message>
    <message>
        <source>An arch of fire brick with a slot in it. The slot is cold. It wants a full fire, once, and then the ink will take.</source>
        <extracomment>Point of interest P310 “Letter Kiln”: story.</extracomment>
        <translation>Un arco di mattoni refrattari con una fessura. La fessura è fredda. Vuole un fuoco pieno, una volta sola, e poi l’inchiostro prende.</translation>
    </message>
    <message>
        <source>Fire the Stamp</source>
        <extracomment>Point of interest P310 “Letter Kiln”: name of special action 1.</extracomment>
        <translation>Cuocete il timbro</translation>
    </message>
    <message>
        <source>Fire the Stamp by Hand</source>
        <extracomment>Point of interest P310 “Letter Kiln”: name of special action 2.</extracomment>
        <translation>Cuocete il timbro a mano</translation>
    </message>
    <message>
        <source>Black Glass Seam</source>
        <extracomment>Point of interest P311 “Black Glass Seam”: name.</extracomment>
        <translation>Vena di vetro nero</translation>
    </message>
    <message>
        <source>The mountain spat here, and the spit froze. It rings under the hammer and comes away in leaves.</source>
        <extracomment>Point of interest P311 “Black Glass Seam”: story.</extracomment>
        <translation>Qui la montagna ha sputato, e lo sputo si è gelato. Sotto il martello risuona e viene via a fogli.</translation>
    </message>
    <message>
        <source>Chip Some Loose</source>
        <extracomment>Point of interest P311 “Black Glass Seam”: name of special action 1.</extracomment>
        <translation>Staccatene un po’</translation>
    </message>
    <message>
        <source>Choir Circle</source>
        <extracomment>Point of interest P312 “Choir Circle”: name.</extracomment>
        <translation>Cerchio del coro</translation>
    </message>
    <message>
        <source>Nine rings of stools, one for each year of a life. The innermost ring is the loudest. They are keeping you a place.</source>
        <extracomment>Point of interest P312 “Choir Circle”: story.</extracomment>
        <translation>Nove anelli di sgabelli, uno per ogni anno di vita. L’anello più interno è il più rumoroso. Vi tengono un posto.</translation>
    </message>
    <message>
        <source>Keep the Beat</source>
        <extracomment>Point of interest P312 “Choir Circle”: name of special action 1.</extracomment>
        <translation>Tenete il tempo</translation>
    </message>
    <message>
        <source>Dead Carrier</source>
        <extracomment>Point of interest P313 “Dead Carrier”: name.</extracomment>
        <translation>Portatore morto</translation>
    </message>
    <message>
        <source>It walked as far as the bridge and sat down to wait for the slag to cool. It is still sitting.</source>
        <extracomment>Point of interest P313 “Dead Carrier”: story.</extracomment>
        <translation>È arrivato fino al ponte e si è seduto ad aspettare che le scorie si raffreddassero. È ancora seduto.</translation>
    </message>
    <message>
        <source>Strip Gently</source>
        <extracomment>Point of interest P313 “Dead Carrier”: name of special action 1.</extracomment>
        <translation>Smontatelo con garbo</translation>
    </message>
    <message>
        <source>Vent Moss</source>
        <extracomment>Point of interest P314 “Vent Moss”: name.</extracomment>
        <translation>Muschio di sfiato</translation>
    </message>
    <message>
        <source>Gray velvet on the wall where the warm air used to come out. It has kept the shape of the draft.</source>
        <extracomment>Point of interest P314 “Vent Moss”: story.</extracomment>
        <translation>Velluto grigio sul muro da cui un tempo usciva l’aria calda. Ha conservato la forma della corrente.</translation>
    </message>
    <message>
        <source>Scrape</source>
        <extracomment>Point of interest P314 “Vent Moss”: name of special action 1.</extracomment>
        <translation>Raschiate</translation>
    </message>
    <message>
        <source>Landing Ice</source>
        <extracomment>Point of interest P401 “Landing Ice”: name.</extracomment>
        <translation>Ghiaccio d’Approdo</translation>
    </message>
    <message>
        <source>Flat, white, blue where the engines touched it. From here every direction is the same, which is the trouble.</source>
        <extracomment>Point of interest P401 “Landing Ice”: story.</extracomment>
        <translation>Piatto, bianco, azzurro dove l’hanno toccato i motori. Da qui ogni direzione è uguale, ed è questo il guaio.</translation>
    </message>
    <message>
        <source>Set a Beacon</source>
        <extracomment>Point of interest P401 “Landing Ice”: name of special action 1.</extracomment>
        <translation>Piantate un faro</translation>
    </message>
    <message>
        <source>Windbreak</source>
        <extracomment>Point of interest P402 “Windbreak”: name.</extracomment>
        <translation>Paravento</translation>
    </message>
    <message>
        <source>A wall of snow blocks, cut with care and with a rounded tool. Whoever built it thought of the next people.</source>
        <extracomment>Point of interest P402 “Windbreak”: story.</extracomment>
        <translation>Un muro di blocchi di neve, tagliati con cura e con un attrezzo arrotondato. Chi l’ha costruito pensava a chi sarebbe venuto dopo.</translation>
    </message>
    <message>
        <source>Huddle</source>
        <extracomment>Point of interest P402 “Windbreak”: name of special action 1.</extracomment>
        <translation>Stringetevi</translation>
    </message>
    <message>
        <source>Blue Crack</source>
        <extracomment>Point of interest P403 “Blue Crack”: name.</extracomment>
        <translation>Crepa Azzurra</translation>
    </message>
    <message>
        <source>The ice has opened to let its color out. A long way down, something drips at intervals of a slow breath.</source>
        <extracomment>Point of interest P403 “Blue Crack”: story.</extracomment>
        <translation>Il ghiaccio si è aperto per far uscire il suo colore. Molto più in basso qualcosa gocciola, al ritmo di un respiro lento.</translation>
    </message>
    <message>
        <source>Rope Down</source>
        <extracomment>Point of interest P403 “Blue Crack”: name of special action 1.</extracomment>
        <translation>Calatevi</translation>
    </message>
    <message>
        <source>Scent Door</source>
        <extracomment>Point of interest P404 “Scent Door”: name.</extracomment>
        <translation>Porta dei Profumi</translation>
    </message>
    <message>
        <source>A round door without a handle. In the middle there is a hollow, the shape of a face, for breathing into.</source>
        <extracomment>Point of interest P404 “Scent Door”: story.</extracomment>
        <translation>Una porta rotonda senza maniglia. Al centro c’è un incavo, a forma di viso, in cui respirare.</translation>
    </message>
    <message>
        <source>Breathe and Describe</source>
        <extracomment>Point of interest P404 “Scent Door”: name of special action 1.</extracomment>
        <translation>Respirate e descrivete</translation>
    </message>
    <message>
        <source>Reading Lamp Stand</source>
        <extracomment>Point of interest P405 “Reading Lamp Stand”: name.</extracomment>
        <translation>Lampada da leggio</translation>
    </message>
    <message>
        <source>A tall lamp with a wick of felt and a hood, so that the light falls on the label and not on the letter.</source>
        <extracomment>Point of interest P405 “Reading Lamp Stand”: story.</extracomment>
        <translation>Una lampada alta con uno stoppino di feltro e un cappuccio, così che la luce cada sull’etichetta e non sulla lettera.</translation>
    </message>
    <message>
        <source>Light It</source>
        <extracomment>Point of interest P405 “Reading Lamp Stand”: name of special action 1.</extracomment>
        <translation>Accendetela</translation>
    </message>
    <message>
        <source>East Shelves</source>
        <extracomment>Point of interest P406 “East Shelves”: name.</extracomment>
        <translation>Scaffali Est</translation>
    </message>
    <message>
        <source>Vials no longer than a finger, stoppered with wax, rank upon rank, furred with frost. Each is somebody, saying something.</source>
        <extracomment>Point of interest P406 “East Shelves”: story.</extracomment>
        <translation>Fiale non più lunghe di un dito, tappate con la cera, schiera su schiera, impellicciate di brina. Ciascuna è qualcuno che dice qualcosa.</translation>
    </message>
    <message>
        <source>Carry Vials</source>
        <extracomment>Point of interest P406 “East Shelves”: name of special action 1; Point of interest P407 “West Shelves”: name of special action 1.</extracomment>
        <translation>Trasportate fiale</translation>
    </message>
    <message>
        <source>West Shelves</source>
        <extracomment>Point of interest P407 “West Shelves”: name.</extracomment>
        <translation>Scaffali Ovest</translation>
    </message>
    <message>
        <source>The older letters. The frost is thicker, the labels smaller, and one shelf has been kept free for an answer.</source>
        <extracomment>Point of interest P407 “West Shelves”: story.</extracomment>
        <translation>Le lettere più antiche. La brina è più spessa, le etichette più piccole, e uno scaffale è stato tenuto libero per una risposta.</translation>
    </message>
    <message>
        <source>Sleepers’ Ring</source>
        <extracomment>Point of interest P408 “Sleepers’ Ring”: name.</extracomment>
        <translation>Cerchio dei Dormienti</translation>
    </message>
    <message>
        <source>Six hundred of them in rings, wings folded like letters, a little warmth in the middle, the smell of wool.</source>
        <extracomment>Point of interest P408 “Sleepers’ Ring”: story.</extracomment>
        <translation>Seicento, in cerchi, le ali ripiegate come lettere, un po’ di tepore nel mezzo, odore di lana.</translation>
    </message>
    <message>
        <source>Wake One, Gently</source>
        <extracomment>Point of interest P408 “Sleepers’ Ring”: name of special action 1.</extracomment>
        <translation>Svegliatene uno, piano</translation>
    </message>
    <message>
        <source>Ask to Sign</source>
        <extracomment>Point of interest P408 “Sleepers’ Ring”: name of special action 2.</extracomment>
        <translation>Chiedete di firmare</translation>
    </message>
    <message>
        <source>Warm Stones</source>
        <extracomment>Point of interest P409 “Warm Stones”: name.</extracomment>
        <translation>Pietre calde</translation>
    </message>
    <message>
        <source>Round stones in a basket beside the stair. Somebody used to carry them up to bed.</source>
        <extracomment>Point of interest P409 “Warm Stones”: story.</extracomment>
        <translation>Pietre tonde in un cesto accanto alla scala. Qualcuno se le portava su a letto.</translation>
    </message>
    <message>
        <source>Carry Heat</source>
        <extracomment>Point of interest P409 “Warm Stones”: name of special action 1.</extracomment>
        <translation>Portate calore</translation>
    </message>
    <message>
        <source>Warm Core</source>
        <extracomment>Point of interest P410 “Warm Core”: name.</extracomment>
        <translation>Nucleo Tiepido</translation>
    </message>
    <message>
        <source>A sphere of dull metal under a skin of valves, each with a tag, each tag with a smell. It is dying politely.</source>
        <extracomment>Point of interest P410 “Warm Core”: story.</extracomment>
        <translation>Una sfera di metallo opaco sotto una pelle di valvole, ciascuna con una targhetta, ciascuna targhetta con un odore. Sta morendo educatamente.</translation>
    </message>
    <message>
        <source>Set the Valves</source>
        <extracomment>Point of interest P410 “Warm Core”: name of special action 1.</extracomment>
        <translation>Regolate le valvole</translation>
    </message>
    <message>
        <source>Snow Plain</source>
        <extracomment>Point of interest P411 “Snow Plain”: name.</extracomment>
        <translation>Piana di Neve</translation>
    </message>
    <message>
        <source>Your own footprints, and under them, when you look back, a long low swell in the snow that was not there before.</source>
        <extracomment>Point of interest P411 “Snow Plain”: story.</extracomment>
        <translation>Le vostre impronte e sotto, quando vi voltate, nella neve, un rigonfiamento lungo e basso che prima non c’era.</translation>
    </message>
    <message>
        <source>Cross Softly</source>
        <extracomment>Point of interest P411 “Snow Plain”: name of special action 1.</extracomment>
        <translation>Attraversate piano</translation>
    </message>
    <message>
        <source>Letter Niche</source>
        <extracomment>Point of interest P412 “Letter Niche”: name.</extracomment>
        <translation>Nicchia della Posta</translation>
    </message>
    <message>
        <source>An alcove with one shelf and nothing on it. The wall behind smells of cold ink, if you take off a glove and ask.</source>
        <extracomment>Point of interest P412 “Letter Niche”: story.</extracomment>
        <translation>Un’alcova con una mensola e niente sopra. Il muro dietro sa d’inchiostro freddo, a togliersi un guanto e chiedere.</translation>
    </message>
    <message>
        <source>Ask for the Stamp</source>
        <extracomment>Point of interest P412 “Letter Niche”: name of special action 1.</extracomment>
        <translation>Chiedete il timbro</translation>
    </message>
    <message>
        <source>Index Case</source>
        <extracomment>Point of interest P413 “Index Case”: name.</extracomment>
        <translation>Schedario</translation>
    </message>
    <message>
        <source>Drawers of felt threads, a color for each writer, a knot for each letter. Follow a thread and you have an afternoon.</source>
        <extracomment>Point of interest P413 “Index Case”: story.</extracomment>
        <translation>Cassetti di fili di feltro, un colore per ogni mano che ha scritto, un nodo per ogni lettera. Seguite un filo, e se n’è andato il pomeriggio.</translation>
    </message>
    <message>
        <source>Follow the Threads</source>
        <extracomment>Point of interest P413 “Index Case”: name of special action 1.</extracomment>
        <translation>Seguite i fili</translation>
    </message>
    <message>
        <source>Frozen Fall</source>
        <extracomment>Point of interest P414 “Frozen Fall”: name.</extracomment>
        <translation>Cascata gelata</translation>
    </message>
    <message>
        <source>A waterfall that stopped in the middle of a sentence. In the layers are the springs of forty thousand years.</source>
        <extracomment>Point of interest P414 “Frozen Fall”: story.</extracomment>
        <translation>Una cascata che si è fermata a metà di una frase. Negli strati ci sono le primavere di quarantamila anni.</translation>
    </message>
    <message>
        <source>Take a Core</source>
        <extracomment>Point of interest P414 “Frozen Fall”: name of special action 1.</extracomment>
        <translation>Prelevate una carota</translation>
    </message>
    <message>
        <source>Peat Cutting</source>
        <extracomment>Point of interest P501 “Peat Cutting”: name.</extracomment>
        <translation>Taglio di torba</translation>
    </message>
    <message>
        <source>A trench as straight as a ruled line, with the spade still standing in it. The spade is younger than the trench; somebody keeps replacing it.</source>
        <extracomment>Point of interest P501 “Peat Cutting”: story.</extracomment>
        <translation>Una trincea dritta come una riga tracciata, con la vanga ancora piantata dentro. La vanga è più giovane della trincea; qualcuno continua a sostituirla.</translation>
    </message>
    <message>
        <source>Cut Peat</source>
        <extracomment>Point of interest P501 “Peat Cutting”: name of special action 1.</extracomment>
        <translation>Tagliate torba</translation>
    </message>
    <message>
        <source>Wick Pond</source>
        <extracomment>Point of interest P502 “Wick Pond”: name.</extracomment>
        <translation>Stagno degli stoppini</translation>
    </message>
    <message>
        <source>Bulrushes with glowing heads stand around the water, each with a halo of flies. The pond looks back, in a friendly way.</source>
        <extracomment>Point of interest P502 “Wick Pond”: story.</extracomment>
        <translation>Attorno all’acqua stanno tife dalla testa luminosa, ciascuna con un’aureola di mosche. Lo stagno ricambia lo sguardo, con fare amichevole.</translation>
    </message>
    <message>
        <source>Trim the Wicks</source>
        <extracomment>Point of interest P502 “Wick Pond”: name of special action 1.</extracomment>
        <translation>Spuntate gli stoppini</translation>
    </message>
    <message>
        <source>Pebble Heap</source>
        <extracomment>Point of interest P503 “Pebble Heap”: name.</extracomment>
        <translation>Mucchio di ciottoli</translation>
    </message>
    <message>
        <source>Ten thousand pebbles, none of them from here, in a heap as high as your chest. Fifty paces on there is another.</source>
        <extracomment>Point of interest P503 “Pebble Heap”: story.</extracomment>
        <translation>Diecimila ciottoli, nessuno di queste parti, in un mucchio che vi arriva al petto. Cinquanta passi più in là ce n’è un altro.</translation>
    </message>
    <message>
        <source>Accept a Pebble</source>
        <extracomment>Point of interest P503 “Pebble Heap”: name of special action 1.</extracomment>
        <translation>Accettate un ciottolo</translation>
    </message>
    <message>
        <source>Counting Tray</source>
        <extracomment>Point of interest P504 “Counting Tray”: name.</extracomment>
        <translation>Vassoio dei conti</translation>
    </message>
    <message>
        <source>A tray with ruts for pebbles, and beside it, on a slate, four thousand years of strokes in bundles of five.</source>
        <extracomment>Point of interest P504 “Counting Tray”: story.</extracomment>
        <translation>Un vassoio con solchi per i ciottoli e, accanto, su una lavagna, quattromila anni di trattini a mazzetti di cinque.</translation>
    </message>
    <message>
        <source>Check the Sum</source>
        <extracomment>Point of interest P504 “Counting Tray”: name of special action 1.</extracomment>
        <translation>Controllate la somma</translation>
    </message>
    <message>
        <source>The Hut</source>
        <extracomment>Point of interest P505 “The Hut”: name.</extracomment>
        <translation>La capanna</translation>
    </message>
    <message>
        <source>A roof of turf over half a Keeper. The other half is shelves. She is very glad to see you, and then she is very glad to see you.</source>
        <extracomment>Point of interest P505 “The Hut”: story.</extracomment>
        <translation>Un tetto di zolle sopra mezza Custode. L’altra metà sono scaffali. È felicissima di vedervi, e poi è felicissima di vedervi.</translation>
    </message>
    <message>
        <source>Answer Her</source>
        <extracomment>Point of interest P505 “The Hut”: name of special action 1.</extracomment>
        <translation>Rispondetele</translation>
    </message>
    <message>
        <source>Grazing Strays</source>
        <extracomment>Point of interest P506 “Grazing Strays”: name.</extracomment>
        <translation>Randagi al pascolo</translation>
    </message>
    <message>
        <source>They have no route, so they walk in circles and call it grazing. One of them has a ribbon. It will not be hurried.</source>
        <extracomment>Point of interest P506 “Grazing Strays”: story.</extracomment>
        <translation>Non hanno percorso, perciò camminano in tondo e lo chiamano pascolare. Uno ha un fiocco. Non si lascia mettere fretta.</translation>
    </message>
    <message>
        <source>Walk Among Them</source>
        <extracomment>Point of interest P506 “Grazing Strays”: name of special action 1.</extracomment>
        <translation>Camminate fra loro</translation>
    </message>
    <message>
        <source>Hollow of Saying</source>
        <extracomment>Point of interest P507 “Hollow of Saying”: name.</extracomment>
        <translation>Conca del dire</translation>
    </message>
    <message>
        <source>In the bottom of the hollow the spores hang as thick as lamps at a fair. Whoever breathes in here says the next thing.</source>
        <extracomment>Point of interest P507 “Hollow of Saying”: story.</extracomment>
        <translation>In fondo alla conca le spore pendono fitte come lampioncini a una fiera. Chi respira qui dentro dice la prossima cosa.</translation>
    </message>
    <message>
        <source>Say the Next Thing</source>
        <extracomment>Point of interest P507 “Hollow of Saying”: name of special action 1.</extracomment>
        <translation>Dite la prossima cosa</translation>
    </message>
    <message>
        <source>Depot Doors</source>
        <extracomment>Point of interest P508 “Depot Doors”: name.</extracomment>
        <translation>Porte del deposito</translation>
    </message>
    <message>
        <source>Two doors in a mound, one for going in and one for coming out, both shut, both with a mat.</source>
        <extracomment>Point of interest P508 “Depot Doors”: story.</extracomment>
        <translation>Due porte in un tumulo, una per entrare e una per uscire, entrambe chiuse, entrambe con lo zerbino.</translation>
    </message>
    <message>
        <source>Open One of Them</source>
        <extracomment>Point of interest P508 “Depot Doors”: name of special action 1.</extracomment>
        <translation>Apritene una</translation>
    </message>
    <message>
        <source>Spare Limbs</source>
        <extracomment>Point of interest P509 “Spare Limbs”: name.</extracomment>
        <translation>Arti di ricambio</translation>
    </message>
    <message>
        <source>Racks of legs, oiled, in pairs, with tags: *for the one with the limp*, *for when it rains*.</source>
        <extracomment>Point of interest P509 “Spare Limbs”: story.</extracomment>
        <translation>Rastrelliere di gambe, oliate, a paia, con cartellini: *per quello che zoppica*, *per quando piove*.</translation>
    </message>
    <message>
        <source>Take What Is Tagged</source>
        <extracomment>Point of interest P509 “Spare Limbs”: name of special action 1.</extracomment>
        <translation>Seguite i cartellini</translation>
    </message>
    <message>
        <source>Arch in the Reeds</source>
        <extracomment>Point of interest P510 “Arch in the Reeds”: name.</extracomment>
        <translation>Arco fra le Canne</translation>
    </message>
    <message>
        <source>It stands with its feet in the water and its back to you. It knows that you are there. It has been told to wait for a word.</source>
        <extracomment>Point of interest P510 “Arch in the Reeds”: story.</extracomment>
        <translation>Sta coi piedi nell’acqua e vi volta le spalle. Sa che ci siete. Gli hanno detto di aspettare una parola.</translation>
    </message>
    <message>
        <source>Pass On Her Word</source>
        <extracomment>Point of interest P510 “Arch in the Reeds”: name of special action 1.</extracomment>
        <translation>Riferite la sua parola</translation>
    </message>
    <message>
        <source>Stamp Pad</source>
        <extracomment>Point of interest P511 “Stamp Pad”: name.</extracomment>
        <translation>Tampone per timbri</translation>
    </message>
    <message>
        <source>A pad of felt in a case of horn, dry at the edges. It would do for another thousand years, if the hinge were seen to.</source>
        <extracomment>Point of interest P511 “Stamp Pad”: story.</extracomment>
        <translation>Un tampone di feltro in un astuccio di corno, secco ai bordi. Durerebbe altri mille anni, se qualcuno badasse alla cerniera.</translation>
    </message>
    <message>
        <source>See to the Hinge</source>
        <extracomment>Point of interest P511 “Stamp Pad”: name of special action 1.</extracomment>
        <translation>Badate alla cerniera</translation>
    </message>
    <message>
        <source>Lamp Jar</source>
        <extracomment>Point of interest P512 “Lamp Jar”: name.</extracomment>
        <translation>Lampada in barattolo</translation>
    </message>
    <message>
        <source>A jar somebody has left at the water’s edge, with holes in the lid. Something in it is reading by its own light.</source>
        <extracomment>Point of interest P512 “Lamp Jar”: story.</extracomment>
        <translation>Un barattolo lasciato da qualcuno in riva all’acqua, coi buchi nel coperchio. Dentro, qualcosa legge alla propria luce.</translation>
    </message>
    <message>
        <source>Fill the Jar</source>
        <extracomment>Point of interest P512 “Lamp Jar”: name of special action 1.</extracomment>
        <translation>Riempite il barattolo</translation>
    </message>
    <message>
        <source>Route Tokens</source>
        <extracomment>Point of interest P513 “Route Tokens”: name.</extracomment>
        <translation>Piastrine di percorso</translation>
    </message>
    <message>
        <source>Around each neck hangs a disk with the end of a line engraved on it and the beginning rubbed away. With patience the lines could be joined.</source>
        <extracomment>Point of interest P513 “Route Tokens”: story.</extracomment>
        <translation>Da ogni collo pende un dischetto con inciso il finale di una linea e il principio consumato. Con pazienza, le linee si potrebbero congiungere.</translation>
    </message>
    <message>
        <source>Join the Lines</source>
        <extracomment>Point of interest P513 “Route Tokens”: name of special action 1.</extracomment>
        <translation>Congiungete le linee</translation>
    </message>
    <message>
        <source>Moss Bed</source>
        <extracomment>Point of interest P514 “Moss Bed”: name.</extracomment>
        <translation>Letto di muschio</translation>
    </message>
    <message>
        <source>Moss, a hand deep and dry on top. Somebody with long legs has slept here, and somebody with none.</source>
        <extracomment>Point of interest P514 “Moss Bed”: story.</extracomment>
        <translation>Muschio, profondo una mano e asciutto in cima. Ci ha dormito qualcuno dalle gambe lunghe, e qualcuno senza.</translation>
    </message>
    <message>
        <source>Lie Down for an Hour</source>
        <extracomment>Point of interest P514 “Moss Bed”: name of special action 1.</extracomment>
        <translation>Stendetevi per un’ora</translation>
    </message>
</context>
<context>
    <name>production_projects</name>
    <message>
        <source>Field Kit</source>
        <extracomment>Production project C01 “Field Kit”: name.</extracomment>
        <translation>Kit da Campo</translation>
    </message>
    <message>
        <source>Everything that somebody wished they had had on the first morning.</source>
        <extracomment>Production project C01 “Field Kit”: story.</extracomment>
        <translation>Tutto ciò che qualcuno avrebbe voluto avere la prima mattina.</translation>
    </message>
    <message>
        <source>Braced Hull</source>
        <extracomment>Production project C02 “Braced Hull”: name.</extracomment>
        <translation>Scafo Rinforzato</translation>
    </message>
    <message>
        <source>Ribs inside the ribs, so that she can take rough water on the beam.</source>
        <extracomment>Production project C02 “Braced Hull”: story.</extracomment>
        <translation>Costole dentro le costole, perché possa prendere l’acqua mossa di traverso.</translation>
    </message>
    <message>
        <source>Heavy Stores</source>
        <extracomment>Production project C03 “Heavy Stores”: name.</extracomment>
        <translation>Materiale Pesante</translation>
    </message>
    <message>
        <source>Tents, winches and sleds: whatever takes two to lift and saves ten from lifting.</source>
        <extracomment>Production project C03 “Heavy Stores”: story.</extracomment>
        <translation>Tende, verricelli e slitte: tutto ciò che si solleva in due e risparmia di sollevare a dieci.</translation>
    </message>
    <message>
        <source>Workshop Annex</source>
        <extracomment>Production project C04 “Workshop Annex”: name.</extracomment>
        <translation>Ampliare l’Officina</translation>
    </message>
    <message>
        <source>A second line, a second bench, and, after some debate, a second kettle.</source>
        <extracomment>Production project C04 “Workshop Annex”: story.</extracomment>
        <translation>Una seconda linea, un secondo banco e, dopo qualche discussione, un secondo bollitore.</translation>
    </message>
    <message>
        <source>Better Boots</source>
        <extracomment>Production project C05 “Better Boots”: name.</extracomment>
        <translation>Stivali Migliori</translation>
    </message>
    <message>
        <source>Recon has submitted drawings of its feet.</source>
        <extracomment>Production project C05 “Better Boots”: story.</extracomment>
        <translation>La Ricognizione ha presentato disegni dei propri piedi.</translation>
    </message>
    <message>
        <source>Lander Ladle</source>
        <extracomment>Production project C06 “Lander Ladle”: name.</extracomment>
        <translation>Lander Mestolo</translation>
    </message>
    <message>
        <source>She will hold everything. That was the whole of the order.</source>
        <extracomment>Production project C06 “Lander Ladle”: story.</extracomment>
        <translation>Dovrà contenere tutto. L’ordine era tutto qui.</translation>
    </message>
    <message>
        <source>Signal Lamps</source>
        <extracomment>Production project C07 “Signal Lamps”: name.</extracomment>
        <translation>Lampade da Segnali</translation>
    </message>
    <message>
        <source>A light that says: here, and still here, and mind the step.</source>
        <extracomment>Production project C07 “Signal Lamps”: story.</extracomment>
        <translation>Una luce che dice: qui, e ancora qui, e attenti al gradino.</translation>
    </message>
    <message>
        <source>Well Found</source>
        <extracomment>Production project C08 “Well Found”: name.</extracomment>
        <translation>In piena efficienza</translation>
    </message>
    <message>
        <source>Forty small repairs that were always going to be done next week.</source>
        <extracomment>Production project C08 “Well Found”: story.</extracomment>
        <translation>Quaranta piccole riparazioni che andavano fatte sempre la settimana prossima.</translation>
    </message>
    <message>
        <source>Lander Skillet</source>
        <extracomment>Production project C09 “Lander Skillet”: name.</extracomment>
        <translation>Lander Padella</translation>
    </message>
    <message>
        <source>Flat, black, hard to insult.</source>
        <extracomment>Production project C09 “Lander Skillet”: story.</extracomment>
        <translation>Piatto, nero, difficile da insultare.</translation>
    </message>
    <message>
        <source>Kitchen Fund</source>
        <extracomment>Production project C10 “Kitchen Fund”: name.</extracomment>
        <translation>Fondo Cucina</translation>
    </message>
    <message>
        <source>The children’s drive bought the stove. This buys the other stove.</source>
        <extracomment>Production project C10 “Kitchen Fund”: story.</extracomment>
        <translation>La raccolta dei bambini ha comprato la stufa. Questo compra l’altra stufa.</translation>
    </message>
    <message>
        <source>Lander Corkscrew</source>
        <extracomment>Production project C11 “Lander Corkscrew”: name.</extracomment>
        <translation>Lander Cavatappi</translation>
    </message>
    <message>
        <source>She gets in anywhere. The matter of getting out has been discussed.</source>
        <extracomment>Production project C11 “Lander Corkscrew”: story.</extracomment>
        <translation>Entra dappertutto. La questione di uscirne è stata discussa.</translation>
    </message>
    <message>
        <source>Warm Suits</source>
        <extracomment>Production project C12 “Warm Suits”: name.</extracomment>
        <translation>Tute Calde</translation>
    </message>
    <message>
        <source>Quilted by the choir, to measure, with pockets.</source>
        <extracomment>Production project C12 “Warm Suits”: story.</extracomment>
        <translation>Trapuntate dal coro, su misura, con le tasche.</translation>
    </message>
    <message>
        <source>Lander Colander</source>
        <extracomment>Production project C13 “Lander Colander”: name.</extracomment>
        <translation>Lander Scolapasta</translation>
    </message>
    <message>
        <source>Full of holes, every one of them a window.</source>
        <extracomment>Production project C13 “Lander Colander”: story.</extracomment>
        <translation>Pieno di buchi, e ciascuno è un finestrino.</translation>
    </message>
    <message>
        <source>Rescue Gear</source>
        <extracomment>Production project C14 “Rescue Gear”: name.</extracomment>
        <translation>Materiale di Soccorso</translation>
    </message>
    <message>
        <source>Ropes, horns, a sled: all of it tested by Security, on Security.</source>
        <extracomment>Production project C14 “Rescue Gear”: story.</extracomment>
        <translation>Corde, corni, una slitta: tutto collaudato dalla Sicurezza, sulla Sicurezza.</translation>
    </message>
    <message>
        <source>Quiet Tools</source>
        <extracomment>Production project C15 “Quiet Tools”: name.</extracomment>
        <translation>Attrezzi Silenziosi</translation>
    </message>
    <message>
        <source>For being a guest in.</source>
        <extracomment>Production project C15 “Quiet Tools”: story.</extracomment>
        <translation>Per quando si è ospiti.</translation>
    </message>
    <message>
        <source>Deep Shelves</source>
        <extracomment>Production project C16 “Deep Shelves”: name.</extracomment>
        <translation>Scaffali Profondi</translation>
    </message>
    <message>
        <source>There is always room behind what one thought was the back.</source>
        <extracomment>Production project C16 “Deep Shelves”: story.</extracomment>
        <translation>C’è sempre posto dietro quello che si credeva il fondo.</translation>
    </message>
    <message>
        <source>Things That Fly</source>
        <extracomment>Production project C18 “Things That Fly”: name.</extracomment>
        <translation>Cose che Volano</translation>
    </message>
    <message>
        <source>Kites, chiefly. Some of them have opinions.</source>
        <extracomment>Production project C18 “Things That Fly”: story.</extracomment>
        <translation>Aquiloni, soprattutto. Alcuni hanno opinioni.</translation>
    </message>
    <message>
        <source>Water and Air</source>
        <extracomment>Production project C19 “Water and Air”: name.</extracomment>
        <translation>Acqua e Aria</translation>
    </message>
    <message>
        <source>The two things nobody thanks you for until they are gone.</source>
        <extracomment>Production project C19 “Water and Air”: story.</extracomment>
        <translation>Le due cose per cui nessuno vi ringrazia finché non mancano.</translation>
    </message>
    <message>
        <source>Third Line</source>
        <extracomment>Production project C21 “Third Line”: name.</extracomment>
        <translation>Terza Linea</translation>
    </message>
    <message>
        <source>There was a wall here. It turned out to be a suggestion.</source>
        <extracomment>Production project C21 “Third Line”: story.</extracomment>
        <translation>Qui c’era una parete. Si è rivelata un suggerimento.</translation>
    </message>
    <message>
        <source>Lander Samovar</source>
        <extracomment>Production project C22 “Lander Samovar”: name.</extracomment>
        <translation>Lander Samovar</translation>
    </message>
    <message>
        <source>All that the other five taught, and it makes tea.</source>
        <extracomment>Production project C22 “Lander Samovar”: story.</extracomment>
        <translation>Tutto ciò che hanno insegnato gli altri cinque, e in più fa il tè.</translation>
    </message>
    <message>
        <source>Ward Tents</source>
        <extracomment>Production project C23 “Ward Tents”: name.</extracomment>
        <translation>Tende Infermeria</translation>
    </message>
    <message>
        <source>A small quiet place that folds.</source>
        <extracomment>Production project C23 “Ward Tents”: story.</extracomment>
        <translation>Un posticino tranquillo che si ripiega.</translation>
    </message>
    <message>
        <source>Ladder and Line</source>
        <extracomment>Production project C24 “Ladder and Line”: name.</extracomment>
        <translation>Scala e Cima</translation>
    </message>
    <message>
        <source>Up, down and across, and back again with somebody over your shoulder.</source>
        <extracomment>Production project C24 “Ladder and Line”: story.</extracomment>
        <translation>Su, giù e di traverso, e poi indietro con qualcuno in spalla.</translation>
    </message>
    <message>
        <source>Listening Gear</source>
        <extracomment>Production project C25 “Listening Gear”: name.</extracomment>
        <translation>Materiale d’Ascolto</translation>
    </message>
    <message>
        <source>It does not amplify. It waits.</source>
        <extracomment>Production project C25 “Listening Gear”: story.</extracomment>
        <translation>Non amplifica. Aspetta.</translation>
    </message>
</context>
<context>
    <name>rank_ups</name>
    <message>
        <source>First Steps</source>
        <extracomment>Rank-up card K01 “First Steps”: name.</extracomment>
        <translation>Primi passi</translation>
    </message>
    <message>
        <source>Well Walked</source>
        <extracomment>Rank-up card K02 “Well Walked”: name.</extracomment>
        <translation>Buona camminata</translation>
    </message>
    <message>
        <source>Clean Sheet</source>
        <extracomment>Rank-up card K03 “Clean Sheet”: name.</extracomment>
        <translation>Foglio pulito</translation>
    </message>
    <message>
        <source>Shared Load</source>
        <extracomment>Rank-up card K04 “Shared Load”: name.</extracomment>
        <translation>Carico condiviso</translation>
    </message>
    <message>
        <source>Full Basket</source>
        <extracomment>Rank-up card K05 “Full Basket”: name.</extracomment>
        <translation>Cesto pieno</translation>
    </message>
    <message>
        <source>Broad Notes</source>
        <extracomment>Rank-up card K06 “Broad Notes”: name.</extracomment>
        <translation>Ampi appunti</translation>
    </message>
    <message>
        <source>Night Owls</source>
        <extracomment>Rank-up card K07 “Night Owls”: name.</extracomment>
        <translation>Nottambuli</translation>
    </message>
    <message>
        <source>Good Neighbors</source>
        <extracomment>Rank-up card K08 “Good Neighbors”: name.</extracomment>
        <translation>Buoni vicini</translation>
    </message>
    <message>
        <source>Tight Belt</source>
        <extracomment>Rank-up card K09 “Tight Belt”: name.</extracomment>
        <translation>Cinghia stretta</translation>
    </message>
    <message>
        <source>Far Corner</source>
        <extracomment>Rank-up card K10 “Far Corner”: name.</extracomment>
        <translation>Angolo remoto</translation>
    </message>
    <message>
        <source>Long Sit</source>
        <extracomment>Rank-up card K11 “Long Sit”: name.</extracomment>
        <translation>Lunga seduta</translation>
    </message>
    <message>
        <source>Loud Success</source>
        <extracomment>Rank-up card K12 “Loud Success”: name.</extracomment>
        <translation>Successo sonoro</translation>
    </message>
    <message>
        <source>Humble Pie</source>
        <extracomment>Rank-up card K13 “Humble Pie”: name.</extracomment>
        <translation>Bagno d’umiltà</translation>
    </message>
    <message>
        <source>Paper Trail</source>
        <extracomment>Rank-up card K14 “Paper Trail”: name.</extracomment>
        <translation>Tutto per iscritto</translation>
    </message>
    <message>
        <source>Steady Hands</source>
        <extracomment>Rank-up card K15 “Steady Hands”: name.</extracomment>
        <translation>Mani ferme</translation>
    </message>
    <message>
        <source>Deep Breath</source>
        <extracomment>Rank-up card K16 “Deep Breath”: name.</extracomment>
        <translation>Respiro profondo</translation>
    </message>
    <message>
        <source>Old Tricks</source>
        <extracomment>Rank-up card K17 “Old Tricks”: name.</extracomment>
        <translation>Vecchi trucchi</translation>
    </message>
    <message>
        <source>Extra Mile</source>
        <extracomment>Rank-up card K18 “Extra Mile”: name.</extracomment>
        <translation>Un miglio in più</translation>
    </message>
    <message>
        <source>Everyone Home</source>
        <extracomment>Rank-up card K19 “Everyone Home”: name.</extracomment>
        <translation>Tutti a casa</translation>
    </message>
</context>
<context>
    <name>research_projects</name>
    <message>
        <source>Small Keeper, Large Questions</source>
        <extracomment>Research project R01 “Small Keeper, Large Questions”: name.</extracomment>
        <translation>Piccolo Custode, grandi domande</translation>
    </message>
    <message>
        <source>Sit down with Thimble, and a pot of tea that one of you will drink. Ask it about its day.</source>
        <extracomment>Research project R01 “Small Keeper, Large Questions”: story.</extracomment>
        <translation>Sedetevi con Ditale e una teiera di cui berrà uno solo di voi. Chiedetegli com’è andata la giornata.</translation>
    </message>
    <message>
        <source>Reed Acoustics</source>
        <extracomment>Research project R02 “Reed Acoustics”: name.</extracomment>
        <translation>Acustica delle Canne</translation>
    </message>
    <message>
        <source>A pipe that remembers. Tune it right and it will listen for you.</source>
        <extracomment>Research project R02 “Reed Acoustics”: story.</extracomment>
        <translation>Una canna che ricorda. Accordatela bene, e ascolterà per voi.</translation>
    </message>
    <message>
        <source>Reading the Wrapper</source>
        <extracomment>Research project R03 “Reading the Wrapper”: name.</extracomment>
        <translation>Leggere l’involto</translation>
    </message>
    <message>
        <source>Not the Letter. Only what is written on the outside of it, in four hands.</source>
        <extracomment>Research project R03 “Reading the Wrapper”: story.</extracomment>
        <translation>Non la Lettera. Solo quel che c’è scritto fuori, in quattro grafie.</translation>
    </message>
    <message>
        <source>Ship’s Pharmacy</source>
        <extracomment>Research project R04 “Ship’s Pharmacy”: name.</extracomment>
        <translation>Farmacia di Bordo</translation>
    </message>
    <message>
        <source>Everything that heals, in drawers that shut, with labels somebody else can read.</source>
        <extracomment>Research project R04 “Ship’s Pharmacy”: story.</extracomment>
        <translation>Tutto ciò che guarisce, in cassetti che chiudono, con etichette che sanno leggere anche gli altri.</translation>
    </message>
    <message>
        <source>Soundings in Thin Space</source>
        <extracomment>Research project R05 “Soundings in Thin Space”: name.</extracomment>
        <translation>Scandagli nel sottile</translation>
    </message>
    <message>
        <source>Let a weight down into the place where there is nothing, and see how long the line is.</source>
        <extracomment>Research project R05 “Soundings in Thin Space”: story.</extracomment>
        <translation>Calate un peso nel punto dove non c’è nulla e vedete quanto è lunga la lenza.</translation>
    </message>
    <message>
        <source>Sleep and Other Medicine</source>
        <extracomment>Research project R06 “Sleep and Other Medicine”: name.</extracomment>
        <translation>Sonno e altre medicine</translation>
    </message>
    <message>
        <source>The Ward has prescribed an early night for four hundred and eighteen people. There have been questions.</source>
        <extracomment>Research project R06 “Sleep and Other Medicine”: story.</extracomment>
        <translation>La Corsia ha prescritto di andare a letto presto a quattrocentodiciotto persone. Ci sono state domande.</translation>
    </message>
    <message>
        <source>Tide Tables</source>
        <extracomment>Research project R07 “Tide Tables”: name.</extracomment>
        <translation>Tavole di Marea</translation>
    </message>
    <message>
        <source>The Shallows come and go. The Lommu have a song that says when.</source>
        <extracomment>Research project R07 “Tide Tables”: story.</extracomment>
        <translation>Le Secche vanno e vengono. I Lommu hanno una canzone che dice quando.</translation>
    </message>
    <message>
        <source>Cold Storage</source>
        <extracomment>Research project R08 “Cold Storage”: name.</extracomment>
        <translation>Conservazione a Freddo</translation>
    </message>
    <message>
        <source>How to keep a thing as it was on the day you met it.</source>
        <extracomment>Research project R08 “Cold Storage”: story.</extracomment>
        <translation>Come mantenere una cosa com’era il giorno in cui l’avete incontrata.</translation>
    </message>
    <message>
        <source>Tools That Stay Warm</source>
        <extracomment>Research project R09 “Tools That Stay Warm”: name.</extracomment>
        <translation>Attrezzi che restano caldi</translation>
    </message>
    <message>
        <source>A handle that is glad to see you.</source>
        <extracomment>Research project R09 “Tools That Stay Warm”: story.</extracomment>
        <translation>Un manico contento di vedervi.</translation>
    </message>
    <message>
        <source>Teaching by Doing</source>
        <extracomment>Research project R10 “Teaching by Doing”: name.</extracomment>
        <translation>Insegnare facendo</translation>
    </message>
    <message>
        <source>Nobody aboard learned this from a book. Then who has been writing the books?</source>
        <extracomment>Research project R10 “Teaching by Doing”: story.</extracomment>
        <translation>Nessuno a bordo l’ha imparato da un libro. Allora chi è che scrive i libri?</translation>
    </message>
    <message>
        <source>Harder Edges</source>
        <extracomment>Research project R11 “Harder Edges”: name.</extracomment>
        <translation>Fili più duri</translation>
    </message>
    <message>
        <source>Salt glass, folded forty times. It rings, it cuts, it does not chip.</source>
        <extracomment>Research project R11 “Harder Edges”: story.</extracomment>
        <translation>Vetro di sale, ripiegato quaranta volte. Suona, taglia, non si scheggia.</translation>
    </message>
    <message>
        <source>Weather Without Words</source>
        <extracomment>Research project R12 “Weather Without Words”: name.</extracomment>
        <translation>Meteo senza parole</translation>
    </message>
    <message>
        <source>A chart of how it feels outside, drawn by somebody who has never had a skin.</source>
        <extracomment>Research project R12 “Weather Without Words”: story.</extracomment>
        <translation>Una carta di come si sta fuori, disegnata da chi non ha mai avuto una pelle.</translation>
    </message>
    <message>
        <source>Seeds That Walk</source>
        <extracomment>Research project R13 “Seeds That Walk”: name.</extracomment>
        <translation>Semi che camminano</translation>
    </message>
    <message>
        <source>They go where the light will be. It is rude to stop them.</source>
        <extracomment>Research project R13 “Seeds That Walk”: story.</extracomment>
        <translation>Vanno dove ci sarà la luce. È scortese fermarli.</translation>
    </message>
    <message>
        <source>Grammar of Scent</source>
        <extracomment>Research project R14 “Grammar of Scent”: name.</extracomment>
        <translation>Grammatica del profumo</translation>
    </message>
    <message>
        <source>Apples is a noun. Apples, when you hold your breath, is a question.</source>
        <extracomment>Research project R14 “Grammar of Scent”: story.</extracomment>
        <translation>Mele è un sostantivo. Mele, trattenendo il respiro, è una domanda.</translation>
    </message>
    <message>
        <source>How Strays Think</source>
        <extracomment>Research project R15 “How Strays Think”: name.</extracomment>
        <translation>Come pensano i Randagi</translation>
    </message>
    <message>
        <source>In routes. In mornings. In the weight of the sack, and who is waiting.</source>
        <extracomment>Research project R15 “How Strays Think”: story.</extracomment>
        <translation>Per percorsi. Per mattine. Per il peso del sacco, e per chi aspetta.</translation>
    </message>
    <message>
        <source>Sentences in Stone</source>
        <extracomment>Research project R16 “Sentences in Stone”: name.</extracomment>
        <translation>Frasi di pietra</translation>
    </message>
    <message>
        <source>A wall is a letter with the reader walking along it.</source>
        <extracomment>Research project R16 “Sentences in Stone”: story.</extracomment>
        <translation>Un muro è una lettera con chi la legge che le cammina accanto.</translation>
    </message>
    <message>
        <source>Forging Without Fire</source>
        <extracomment>Research project R18 “Forging Without Fire”: name.</extracomment>
        <translation>Forgiare senza fuoco</translation>
    </message>
    <message>
        <source>Ask the metal where it would rather be.</source>
        <extracomment>Research project R18 “Forging Without Fire”: story.</extracomment>
        <translation>Chiedete al metallo dove preferirebbe stare.</translation>
    </message>
    <message>
        <source>Lommu Arithmetic</source>
        <extracomment>Research project R19 “Lommu Arithmetic”: name.</extracomment>
        <translation>Aritmetica Lommu</translation>
    </message>
    <message>
        <source>One and one are one. Three hundred and one are also one, but happier.</source>
        <extracomment>Research project R19 “Lommu Arithmetic”: story.</extracomment>
        <translation>Uno e uno fa uno. Anche trecento e uno fa uno, ma più felice.</translation>
    </message>
    <message>
        <source>Long Care</source>
        <extracomment>Research project R20 “Long Care”: name.</extracomment>
        <translation>Lunga Cura</translation>
    </message>
    <message>
        <source>What to do on the second day, and on the two hundredth.</source>
        <extracomment>Research project R20 “Long Care”: story.</extracomment>
        <translation>Che cosa fare il secondo giorno, e il duecentesimo.</translation>
    </message>
</context>
<context>
    <name>section_cards</name>
    <message>
        <source>Spare Part</source>
        <extracomment>Section card ENG01 “Spare Part”: name.</extracomment>
        <translation>Pezzo di scorta</translation>
    </message>
    <message>
        <source>Measure Twice</source>
        <extracomment>Section card ENG02 “Measure Twice”: name.</extracomment>
        <translation>Misura due volte</translation>
    </message>
    <message>
        <source>Second Wrench</source>
        <extracomment>Section card ENG03 “Second Wrench”: name.</extracomment>
        <translation>Seconda chiave</translation>
    </message>
    <message>
        <source>Block and Tackle</source>
        <extracomment>Section card ENG04 “Block and Tackle”: name.</extracomment>
        <translation>Bozzello e paranco</translation>
    </message>
    <message>
        <source>Firm Tap</source>
        <extracomment>Section card ENG05 “Firm Tap”: name.</extracomment>
        <translation>Colpetto deciso</translation>
    </message>
    <message>
        <source>Hand Me That</source>
        <extracomment>Section card ENG06 “Hand Me That”: name.</extracomment>
        <translation>Passami quello</translation>
    </message>
    <message>
        <source>Bracing</source>
        <extracomment>Section card ENG07 “Bracing”: name.</extracomment>
        <translation>Puntelli</translation>
    </message>
    <message>
        <source>Labeled Cables</source>
        <extracomment>Section card ENG08 “Labeled Cables”: name.</extracomment>
        <translation>Cavi etichettati</translation>
    </message>
    <message>
        <source>Field Kettle</source>
        <extracomment>Section card ENG09 “Field Kettle”: name.</extracomment>
        <translation>Bollitore da campo</translation>
    </message>
    <message>
        <source>Sketch on a Glove</source>
        <extracomment>Section card ENG10 “Sketch on a Glove”: name.</extracomment>
        <translation>Schizzo sul guanto</translation>
    </message>
    <message>
        <source>Long Stride</source>
        <extracomment>Section card REC01 “Long Stride”: name.</extracomment>
        <translation>Passo lungo</translation>
    </message>
    <message>
        <source>Chalk Mark</source>
        <extracomment>Section card REC02 “Chalk Mark”: name.</extracomment>
        <translation>Segno di gesso</translation>
    </message>
    <message>
        <source>Lucky Boots</source>
        <extracomment>Section card REC03 “Lucky Boots”: name.</extracomment>
        <translation>Stivali fortunati</translation>
    </message>
    <message>
        <source>Look Before</source>
        <extracomment>Section card REC04 “Look Before”: name.</extracomment>
        <translation>Guarda prima</translation>
    </message>
    <message>
        <source>Elbow Room</source>
        <extracomment>Section card REC05 “Elbow Room”: name.</extracomment>
        <translation>Largo ai gomiti</translation>
    </message>
    <message>
        <source>Trail Snack</source>
        <extracomment>Section card REC06 “Trail Snack”: name.</extracomment>
        <translation>Spuntino di pista</translation>
    </message>
    <message>
        <source>Rope Down</source>
        <extracomment>Section card REC07 “Rope Down”: name.</extracomment>
        <translation>Giù con la corda</translation>
    </message>
    <message>
        <source>Quick Hands</source>
        <extracomment>Section card REC08 “Quick Hands”: name.</extracomment>
        <translation>Mani svelte</translation>
    </message>
    <message>
        <source>Whistle Signal</source>
        <extracomment>Section card REC09 “Whistle Signal”: name.</extracomment>
        <translation>Segnale col fischio</translation>
    </message>
    <message>
        <source>Stay Low</source>
        <extracomment>Section card REC10 “Stay Low”: name.</extracomment>
        <translation>Testa bassa</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <extracomment>Section card SCI01 “Hypothesis”: name.</extracomment>
        <translation>Ipotesi</translation>
    </message>
    <message>
        <source>Field Notes</source>
        <extracomment>Section card SCI02 “Field Notes”: name.</extracomment>
        <translation>Note di campo</translation>
    </message>
    <message>
        <source>Clean Sample</source>
        <extracomment>Section card SCI03 “Clean Sample”: name.</extracomment>
        <translation>Campione pulito</translation>
    </message>
    <message>
        <source>Ask Politely</source>
        <extracomment>Section card SCI04 “Ask Politely”: name.</extracomment>
        <translation>Chiedi con garbo</translation>
    </message>
    <message>
        <source>Cross-Check</source>
        <extracomment>Section card SCI05 “Cross-Check”: name.</extracomment>
        <translation>Controprova</translation>
    </message>
    <message>
        <source>Cold Compress</source>
        <extracomment>Section card SCI06 “Cold Compress”: name.</extracomment>
        <translation>Impacco freddo</translation>
    </message>
    <message>
        <source>Margin Note</source>
        <extracomment>Section card SCI07 “Margin Note”: name.</extracomment>
        <translation>Nota a margine</translation>
    </message>
    <message>
        <source>Peer Review</source>
        <extracomment>Section card SCI08 “Peer Review”: name.</extracomment>
        <translation>Revisione tra pari</translation>
    </message>
    <message>
        <source>Control Group</source>
        <extracomment>Section card SCI09 “Control Group”: name.</extracomment>
        <translation>Gruppo di controllo</translation>
    </message>
    <message>
        <source>Null Result</source>
        <extracomment>Section card SCI10 “Null Result”: name.</extracomment>
        <translation>Risultato nullo</translation>
    </message>
    <message>
        <source>Step Between</source>
        <extracomment>Section card SEC01 “Step Between”: name.</extracomment>
        <translation>In mezzo</translation>
    </message>
    <message>
        <source>Steady Breath</source>
        <extracomment>Section card SEC02 “Steady Breath”: name.</extracomment>
        <translation>Respiro regolare</translation>
    </message>
    <message>
        <source>Shoulder In</source>
        <extracomment>Section card SEC03 “Shoulder In”: name.</extracomment>
        <translation>Di spalla</translation>
    </message>
    <message>
        <source>Hold the Door</source>
        <extracomment>Section card SEC04 “Hold the Door”: name.</extracomment>
        <translation>Tieni la porta</translation>
    </message>
    <message>
        <source>Spare Filter</source>
        <extracomment>Section card SEC05 “Spare Filter”: name.</extracomment>
        <translation>Filtro di scorta</translation>
    </message>
    <message>
        <source>Calm Voice</source>
        <extracomment>Section card SEC06 “Calm Voice”: name.</extracomment>
        <translation>Voce calma</translation>
    </message>
    <message>
        <source>Watch the Edges</source>
        <extracomment>Section card SEC07 “Watch the Edges”: name.</extracomment>
        <translation>Occhio ai margini</translation>
    </message>
    <message>
        <source>Firm Grip</source>
        <extracomment>Section card SEC08 “Firm Grip”: name.</extracomment>
        <translation>Presa salda</translation>
    </message>
    <message>
        <source>Fall Back</source>
        <extracomment>Section card SEC09 “Fall Back”: name.</extracomment>
        <translation>Ripiegamento</translation>
    </message>
    <message>
        <source>Share the Weight</source>
        <extracomment>Section card SEC10 “Share the Weight”: name.</extracomment>
        <translation>Peso diviso</translation>
    </message>
    <message>
        <source>Load Path</source>
        <extracomment>Section card ENG11 “Load Path”: name.</extracomment>
        <translation>Linea di carico</translation>
    </message>
    <message>
        <source>Bypass</source>
        <extracomment>Section card ENG12 “Bypass”: name.</extracomment>
        <translation>Bypass</translation>
    </message>
    <message>
        <source>Anchor Bolt</source>
        <extracomment>Section card ENG13 “Anchor Bolt”: name.</extracomment>
        <translation>Tassello</translation>
    </message>
    <message>
        <source>Shift Handover</source>
        <extracomment>Section card ENG14 “Shift Handover”: name.</extracomment>
        <translation>Cambio turno</translation>
    </message>
    <message>
        <source>Borrowed Minute</source>
        <extracomment>Section card ENG15 “Borrowed Minute”: name.</extracomment>
        <translation>Minuto prestato</translation>
    </message>
    <message>
        <source>Field Weld</source>
        <extracomment>Section card ENG16 “Field Weld”: name.</extracomment>
        <translation>Saldatura di fortuna</translation>
    </message>
    <message>
        <source>Trail Thread</source>
        <extracomment>Section card REC11 “Trail Thread”: name.</extracomment>
        <translation>Filo di pista</translation>
    </message>
    <message>
        <source>Good Vantage</source>
        <extracomment>Section card REC12 “Good Vantage”: name.</extracomment>
        <translation>Buona visuale</translation>
    </message>
    <message>
        <source>Rolling Start</source>
        <extracomment>Section card REC13 “Rolling Start”: name.</extracomment>
        <translation>Partenza lanciata</translation>
    </message>
    <message>
        <source>Weather Sense</source>
        <extracomment>Section card REC14 “Weather Sense”: name.</extracomment>
        <translation>Fiuto del tempo</translation>
    </message>
    <message>
        <source>Leap</source>
        <extracomment>Section card REC15 “Leap”: name.</extracomment>
        <translation>Balzo</translation>
    </message>
    <message>
        <source>Follow Tracks</source>
        <extracomment>Section card REC16 “Follow Tracks”: name.</extracomment>
        <translation>Segui le tracce</translation>
    </message>
    <message>
        <source>Pattern Match</source>
        <extracomment>Section card SCI11 “Pattern Match”: name.</extracomment>
        <translation>Schema ricorrente</translation>
    </message>
    <message>
        <source>Field Surgery</source>
        <extracomment>Section card SCI12 “Field Surgery”: name.</extracomment>
        <translation>Chirurgia da campo</translation>
    </message>
    <message>
        <source>Common Word</source>
        <extracomment>Section card SCI13 “Common Word”: name.</extracomment>
        <translation>Parola comune</translation>
    </message>
    <message>
        <source>Weather Model</source>
        <extracomment>Section card SCI14 “Weather Model”: name.</extracomment>
        <translation>Modello meteo</translation>
    </message>
    <message>
        <source>Rare Find</source>
        <extracomment>Section card SCI15 “Rare Find”: name.</extracomment>
        <translation>Trovata rara</translation>
    </message>
    <message>
        <source>Symbiosis</source>
        <extracomment>Section card SCI16 “Symbiosis”: name.</extracomment>
        <translation>Simbiosi</translation>
    </message>
    <message>
        <source>Circle Up</source>
        <extracomment>Section card SEC11 “Circle Up”: name.</extracomment>
        <translation>In cerchio</translation>
    </message>
    <message>
        <source>Carry Them</source>
        <extracomment>Section card SEC12 “Carry Them”: name.</extracomment>
        <translation>In braccio</translation>
    </message>
    <message>
        <source>Stand Ground</source>
        <extracomment>Section card SEC13 “Stand Ground”: name.</extracomment>
        <translation>Tieni il punto</translation>
    </message>
    <message>
        <source>Good Manners</source>
        <extracomment>Section card SEC14 “Good Manners”: name.</extracomment>
        <translation>Buone maniere</translation>
    </message>
    <message>
        <source>Last Reserve</source>
        <extracomment>Section card SEC15 “Last Reserve”: name.</extracomment>
        <translation>Ultima riserva</translation>
    </message>
    <message>
        <source>Guard Duty</source>
        <extracomment>Section card SEC16 “Guard Duty”: name.</extracomment>
        <translation>Turno di guardia</translation>
    </message>
    <message>
        <source>Belt and Braces</source>
        <extracomment>Section card ENG17 “Belt and Braces”: name.</extracomment>
        <translation>Cintura e bretelle</translation>
    </message>
    <message>
        <source>Grand Design</source>
        <extracomment>Section card ENG18 “Grand Design”: name.</extracomment>
        <translation>Grande progetto</translation>
    </message>
    <message>
        <source>Overbuilt</source>
        <extracomment>Section card ENG19 “Overbuilt”: name.</extracomment>
        <translation>Sovradimensionato</translation>
    </message>
    <message>
        <source>Everything Is a Tool</source>
        <extracomment>Section card ENG20 “Everything Is a Tool”: name.</extracomment>
        <translation>Tutto è un attrezzo</translation>
    </message>
    <message>
        <source>Nobody Walks Alone</source>
        <extracomment>Section card REC17 “Nobody Walks Alone”: name.</extracomment>
        <translation>Nessuno va da solo</translation>
    </message>
    <message>
        <source>Sure Footing</source>
        <extracomment>Section card REC18 “Sure Footing”: name.</extracomment>
        <translation>Piede sicuro</translation>
    </message>
    <message>
        <source>Mapmaker</source>
        <extracomment>Section card REC19 “Mapmaker”: name.</extracomment>
        <translation>Cartografia</translation>
    </message>
    <message>
        <source>First Across</source>
        <extracomment>Section card REC20 “First Across”: name.</extracomment>
        <translation>Primi dall’altra parte</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <extracomment>Section card SCI17 “Breakthrough”: name.</extracomment>
        <translation>Svolta</translation>
    </message>
    <message>
        <source>Shared Tongue</source>
        <extracomment>Section card SCI18 “Shared Tongue”: name.</extracomment>
        <translation>Lingua condivisa</translation>
    </message>
    <message>
        <source>Whole Picture</source>
        <extracomment>Section card SCI19 “Whole Picture”: name.</extracomment>
        <translation>Quadro completo</translation>
    </message>
    <message>
        <source>Question Everything</source>
        <extracomment>Section card SCI20 “Question Everything”: name.</extracomment>
        <translation>Metti tutto in dubbio</translation>
    </message>
    <message>
        <source>Unbroken</source>
        <extracomment>Section card SEC17 “Unbroken”: name.</extracomment>
        <translation>Indomiti</translation>
    </message>
    <message>
        <source>Rescue Drill</source>
        <extracomment>Section card SEC18 “Rescue Drill”: name.</extracomment>
        <translation>Esercizio di soccorso</translation>
    </message>
    <message>
        <source>The Door Stays Open</source>
        <extracomment>Section card SEC19 “The Door Stays Open”: name.</extracomment>
        <translation>La porta resta aperta</translation>
    </message>
    <message>
        <source>All Together</source>
        <extracomment>Section card SEC20 “All Together”: name.</extracomment>
        <translation>Tutti insieme</translation>
    </message>
    <message>
        <source>Give and Take</source>
        <extracomment>Section card SCI-T1 “Give and Take”: name.</extracomment>
        <translation>Dare e avere</translation>
    </message>
    <message>
        <source>Quick Bandage</source>
        <extracomment>Section card SCI-T2 “Quick Bandage”: name.</extracomment>
        <translation>Benda veloce</translation>
    </message>
    <message>
        <source>Think Aloud</source>
        <extracomment>Section card SCI-T3 “Think Aloud”: name.</extracomment>
        <translation>Pensa a voce alta</translation>
    </message>
    <message>
        <source>Right Tool</source>
        <extracomment>Section card ENG-T1 “Right Tool”: name.</extracomment>
        <translation>Attrezzo giusto</translation>
    </message>
    <message>
        <source>Warm Corner</source>
        <extracomment>Section card ENG-T2 “Warm Corner”: name.</extracomment>
        <translation>Angolo caldo</translation>
    </message>
    <message>
        <source>Tinker</source>
        <extracomment>Section card ENG-T3 “Tinker”: name.</extracomment>
        <translation>Ritocchi</translation>
    </message>
    <message>
        <source>Good Boots</source>
        <extracomment>Section card REC-T1 “Good Boots”: name.</extracomment>
        <translation>Buoni stivali</translation>
    </message>
    <message>
        <source>Scramble</source>
        <extracomment>Section card REC-T2 “Scramble”: name.</extracomment>
        <translation>Mani e piedi</translation>
    </message>
    <message>
        <source>Look Both Ways</source>
        <extracomment>Section card REC-T3 “Look Both Ways”: name.</extracomment>
        <translation>Guarda ai due lati</translation>
    </message>
    <message>
        <source>Brace</source>
        <extracomment>Section card SEC-T1 “Brace”: name.</extracomment>
        <translation>Reggiti</translation>
    </message>
    <message>
        <source>Other Plan</source>
        <extracomment>Section card SEC-T2 “Other Plan”: name.</extracomment>
        <translation>Un altro piano</translation>
    </message>
    <message>
        <source>Lend a Shoulder</source>
        <extracomment>Section card SEC-T3 “Lend a Shoulder”: name.</extracomment>
        <translation>Presta una spalla</translation>
    </message>
</context>
<context>
    <name>situations</name>
    <message>
        <source>The Hens Have Opinions</source>
        <extracomment>Situation S01 “The Hens Have Opinions”: name.</extracomment>
        <translation>Le galline hanno opinioni</translation>
    </message>
    <message>
        <source>Somebody has been moving the hens’ nesting boxes four centimeters a night. The hens have noticed. Marcelline Ott has noticed the hens noticing. By breakfast there is a petition, a counter-petition, and a neat drawing of the proposed arrangement signed with the print of a very small metal foot. Thimble, asked about it, considers. “They face the door,” it says. “Would you not wish to face the door?”</source>
        <extracomment>Situation S01 “The Hens Have Opinions”: story.</extracomment>
        <translation>Qualcuno sposta i nidi delle galline di quattro centimetri a notte. Le galline se ne sono accorte. Marcelline Ott si è accorta che le galline se ne sono accorte. A colazione ci sono già una petizione, una contropetizione e un disegno pulito della disposizione proposta, firmato con l’impronta di un piedino di metallo piccolissimo. Ditale, interpellato, riflette. «Così guardano la porta», dice. «Non vorreste guardare la porta?»</translation>
    </message>
    <message>
        <source>Missing Teaspoons</source>
        <extracomment>Situation S02 “Missing Teaspoons”: name.</extracomment>
        <translation>Cucchiaini scomparsi</translation>
    </message>
    <message>
        <source>Search the ship for them</source>
        <extracomment>Situation S02 “Missing Teaspoons”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Cercateli per tutta la nave</translation>
    </message>
    <message>
        <source>Drink tea without them</source>
        <extracomment>Situation S02 “Missing Teaspoons”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Bevete il tè senza</translation>
    </message>
    <message>
        <source>On Monday there were sixty teaspoons in the galley. On Tuesday there were fifty-one. This morning the Commons stirs its tea with a screwdriver and a certain coolness. The choir suspects the Works, the Works suspects the choir, and the Compost Committee has suspected everybody since the launch. Nothing else is missing, apart from some wire, one glove and a button with an anchor on it. It would make quite a small person, says Soren Mbali, if one knew how.</source>
        <extracomment>Situation S02 “Missing Teaspoons”: story.</extracomment>
        <translation>Lunedì in cambusa c’erano sessanta cucchiaini. Martedì ce n’erano cinquantuno. Stamattina la Sala Comune mescola il tè con un cacciavite e una certa freddezza. Il coro sospetta dell’Officina, l’Officina sospetta del coro, e il Comitato Compost sospetta di tutti dal giorno del varo. Non manca nient’altro, a parte del fil di ferro, un guanto e un bottone con un’ancora. Ne verrebbe fuori una persona piuttosto piccola, dice Soren Mbali, a sapere come si fa.</translation>
    </message>
    <message>
        <source>Shift Nine Cannot Sleep</source>
        <extracomment>Situation S03 “Shift Nine Cannot Sleep”: name.</extracomment>
        <translation>Il turno nove non dorme</translation>
    </message>
    <message>
        <source>Shift nine sleeps in the quarter that lies nearest to the keel, and since the last crossing shift nine does not sleep. It is not a noise, they say. It is more like somebody being about to say something, all night, politely, below the floor. They have tried wool, warm milk and a lecture on valves. The ones who moved furthest from home are the worst off. Henrike Obi puts a microphone under a pillow and looks thoughtful for the rest of the day.</source>
        <extracomment>Situation S03 “Shift Nine Cannot Sleep”: story.</extracomment>
        <translation>Il turno nove dorme nel quartiere più vicino alla chiglia, e dall’ultima traversata il turno nove non dorme. Non è un rumore, dicono. È più come qualcuno che sta per dire qualcosa, tutta la notte, educatamente, sotto il pavimento. Hanno provato con la lana, il latte caldo e una conferenza sulle valvole. Chi si è spinto più lontano da casa sta peggio di tutti. Henrike Obi mette un microfono sotto un cuscino e per il resto della giornata ha un’aria pensierosa.</translation>
    </message>
    <message>
        <source>A Birthday Nobody Planned</source>
        <extracomment>Situation S04 “A Birthday Nobody Planned”: name.</extracomment>
        <translation>Un compleanno non previsto</translation>
    </message>
    <message>
        <source>According to the calendar of Earth, which nobody aboard can check any more, today the oldest child of the Long Bench turns ten. Everyone believed that somebody else had it in hand. There is no cake. There are no candles, since candles are a form in three parts. There is one small person at breakfast, being very brave about porridge. Two hours would be enough, and somebody who can draw a horse.</source>
        <extracomment>Situation S04 “A Birthday Nobody Planned”: story.</extracomment>
        <translation>Secondo il calendario della Terra, che a bordo nessuno può più controllare, oggi la creatura più grande del Banco Lungo compie dieci anni. Tutti credevano che ci avesse pensato qualcun altro. Non c’è torta. Non ci sono candeline, dato che le candeline sono un modulo in tre parti. C’è una personcina a colazione, molto coraggiosa davanti al porridge. Basterebbero due ore, e qualcuno che sappia disegnare un cavallo.</translation>
    </message>
    <message>
        <source>Compost Dispute</source>
        <extracomment>Situation S05 “Compost Dispute”: name.</extracomment>
        <translation>La disputa del compost</translation>
    </message>
    <message>
        <source>The Compost Committee has met for the ninetieth time and failed to reach a quorum, owing to a walkout by the half that was there. At issue is whether coffee counts as brown or as green. Meanwhile the heap has grown warm, and has grown something else, and the pumps of garden two are working for it. It has leaves like small hands. It waves at the door, with great tact, whenever somebody from the other faction goes by.</source>
        <extracomment>Situation S05 “Compost Dispute”: story.</extracomment>
        <translation>Il Comitato Compost si è riunito per la novantesima volta senza raggiungere il numero legale, a causa dell’abbandono dell’aula da parte della metà presente. La questione è se il caffè conti come marrone o come verde. Intanto il mucchio si è scaldato, e ha fatto crescere qualcos’altro, e le pompe del giardino due lavorano per lui. Ha foglie come manine. Saluta dalla porta, con molto tatto, ogni volta che passa qualcuno dell’altra fazione.</translation>
    </message>
    <message>
        <source>Letters Home</source>
        <extracomment>Situation S06 “Letters Home”: name.</extracomment>
        <translation>Lettere a casa</translation>
    </message>
    <message>
        <source>There is no post home; you are the post, and home is behind a door that has closed. People write all the same. The box outside the Reading Corner holds three hundred letters by now, stamped with a potato. Somebody has begun to answer them, at night, in a careful hand, with questions about the weather and the aunt’s knee. Nobody minds. Nobody knows who it is either, and it cannot go on without paper.</source>
        <extracomment>Situation S06 “Letters Home”: story.</extracomment>
        <translation>Per casa non c’è posta; la posta siete voi, e casa sta dietro una porta che si è chiusa. La gente scrive lo stesso. La cassetta davanti all’Angolo Lettura contiene ormai trecento lettere, timbrate con una patata. Qualcuno ha cominciato a rispondere, di notte, in una grafia accurata, con domande sul tempo e sul ginocchio della zia. Nessuno ha da ridire. Nessuno sa neppure chi sia, e senza carta non si può andare avanti.</translation>
    </message>
    <message>
        <source>The Leak on Deck Four</source>
        <extracomment>Situation S07 “The Leak on Deck Four”: name.</extracomment>
        <translation>La perdita sul ponte quattro</translation>
    </message>
    <message>
        <source>It is a very small leak. It has been a very small leak for a month, and it drips into a bucket with a mark on it and a name: Gerald. Last night Gerald was full by four. Chief Ning lies down on the deck, puts an ear to the pipe, and gives an estimate, which is two people and a morning, or, later, twenty people and a week. It will not get smaller by being looked at, says the Chief. People go on looking at it.</source>
        <extracomment>Situation S07 “The Leak on Deck Four”: story.</extracomment>
        <translation>È una perdita piccolissima. È una perdita piccolissima da un mese, e gocciola in un secchio con una tacca e un nome: Gerald. La notte scorsa alle quattro Gerald era pieno. Il capo Ning si sdraia sul ponte, appoggia l’orecchio al tubo e fa un preventivo: due persone e una mattinata oppure, più tardi, venti persone e una settimana. A guardarla non si rimpicciolisce, dice il capo. La gente continua a guardarla.</translation>
    </message>
    <message>
        <source>Two Conductors</source>
        <extracomment>Situation S08 “Two Conductors”: name.</extracomment>
        <translation>Due direttori</translation>
    </message>
    <message>
        <source>The choir has two conductors, because it could not bear to hurt either. One believes in breath, the other in counting. On Thursday they conducted the same hymn from opposite ends of the Works, at two speeds, and the altos on the second line stopped work to see who would win. Nobody has won. The lines stand still in sympathy, which is to say that they have taken sides. Somebody will have to sing first, and it had better be somebody loud.</source>
        <extracomment>Situation S08 “Two Conductors”: story.</extracomment>
        <translation>Il coro ha due direttori, perché non se l’è sentita di offendere nessuno dei due. Uno crede nel respiro, l’altro nel contare. Giovedì hanno diretto lo stesso inno dai capi opposti dell’Officina, a due velocità, e i contralti della seconda linea hanno smesso di lavorare per vedere chi vinceva. Non ha vinto nessuno. Le linee sono ferme per solidarietà, vale a dire che si sono schierate. Qualcuno dovrà cantare per primo, e sarà meglio che abbia la voce forte.</translation>
    </message>
    <message>
        <source>The Weight Pool</source>
        <extracomment>Situation S09 “The Weight Pool”: name.</extracomment>
        <translation>Il totopeso</translation>
    </message>
    <message>
        <source>Look at Hum</source>
        <extracomment>Situation S09 “The Weight Pool”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Guardate Ronzio</translation>
    </message>
    <message>
        <source>Look at Uphill</source>
        <extracomment>Situation S09 “The Weight Pool”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Guardate Salita</translation>
    </message>
    <message>
        <source>Look at Kiln</source>
        <extracomment>Situation S09 “The Weight Pool”: alternative 3 of a choice, before what it does.</extracomment>
        <translation>Guardate Fornace</translation>
    </message>
    <message>
        <source>Look at Cold Shelf</source>
        <extracomment>Situation S09 “The Weight Pool”: alternative 4 of a choice, before what it does.</extracomment>
        <translation>Guardate Scaffale Freddo</translation>
    </message>
    <message>
        <source>Look at Pebble Moor</source>
        <extracomment>Situation S09 “The Weight Pool”: alternative 5 of a choice, before what it does.</extracomment>
        <translation>Guardate Brughiera dei Ciottoli</translation>
    </message>
    <message>
        <source>For biscuits, and for the honor of it, half the ship is guessing what the Letter will weigh on Sunday. It weighs nothing, and has done so for weeks; but there is nothing and nothing, as Henrike Obi has unwisely remarked, and now the scale by the galley has a queue. People lean on the cradle to look. They compare notes, and charts, and yesterday. Some of those charts are good enough to put on the River Table.</source>
        <extracomment>Situation S09 “The Weight Pool”: story.</extracomment>
        <translation>Per dei biscotti, e per l’onore, mezza nave tira a indovinare quanto peserà la Lettera domenica. Non pesa nulla, e da settimane; ma c’è nulla e nulla, come Henrike Obi ha osservato incautamente, e adesso la bilancia accanto alla cambusa ha la coda. La gente si appoggia alla culla per guardare. Confrontano appunti, e grafici, e ieri. Alcuni di quei grafici sono abbastanza buoni da finire sul Tavolo dei Fiumi.</translation>
    </message>
    <message>
        <source>Mild Fever, Strong Views</source>
        <extracomment>Situation S10 “Mild Fever, Strong Views”: name.</extracomment>
        <translation>Poca febbre, molte opinioni</translation>
    </message>
    <message>
        <source>It begins with a warm forehead and goes on to opinions. Those who have it feel quite well, they say, and would like to mention a few things about the duty roster while they are up. By noon the corridor outside the Ward holds eleven people explaining. Nothing in the blood is alien; it is something that came aboard from Earth in somebody’s sourdough and has had time to think. It will pass by itself. The roster may not.</source>
        <extracomment>Situation S10 “Mild Fever, Strong Views”: story.</extracomment>
        <translation>Comincia con una fronte calda e prosegue con le opinioni. Chi ce l’ha si sente benissimo, dice, e già che è in piedi vorrebbe far presente un paio di cose sulla tabella dei turni. A mezzogiorno il corridoio davanti alla Corsia contiene undici persone che spiegano. Nel sangue non c’è nulla di alieno; è qualcosa salito a bordo dalla Terra nella pasta madre di qualcuno e che ha avuto il tempo di riflettere. Passerà da sé. La tabella dei turni forse no.</translation>
    </message>
    <message>
        <source>Thimble Is Asking Again</source>
        <extracomment>Situation S11 “Thimble Is Asking Again”: name.</extracomment>
        <translation>Ditale chiede ancora</translation>
    </message>
    <message>
        <source>Thimble has found out that there are things which people do not say, and has made a list of them. It asks each of them at the right door, quietly, with its hands behind its back. Do you miss the one who did not come. What is that box for. Why does everybody stop talking when the tall one comes in. It means nothing but good. Four cabins have not spoken since, and a fifth has not stopped.</source>
        <extracomment>Situation S11 “Thimble Is Asking Again”: story.</extracomment>
        <translation>Ditale ha scoperto che ci sono cose che le persone non dicono, e ne ha fatto un elenco. Le chiede una per una alla porta giusta, a bassa voce, con le mani dietro la schiena. Ti manca chi non è venuto. Per che cos’è quella scatola. Perché smettono tutti di parlare quando entra la persona alta. Non ha che buone intenzioni. Quattro cabine da allora non si parlano, e una quinta non ha più smesso.</translation>
    </message>
    <message>
        <source>The Wall of Maps</source>
        <extracomment>Situation S12 “The Wall of Maps”: name.</extracomment>
        <translation>Il muro delle mappe</translation>
    </message>
    <message>
        <source>Recon hangs its wrong maps too, on principle, and the wall by the Porch is full of them: coasts that were clouds, a mountain that was a thumb. Somebody has been tidying. The maps now hang by size. It looks very fine, and no one can find the way to Rioni. Ximena Tuohy sits on the floor in front of it with a mug and the expression of a person trying to remember a song by its length.</source>
        <extracomment>Situation S12 “The Wall of Maps”: story.</extracomment>
        <translation>La Ricognizione appende anche le mappe sbagliate, per principio, e il muro accanto alla Veranda ne è pieno: coste che erano nuvole, una montagna che era un pollice. Qualcuno ha messo in ordine. Ora le mappe sono appese per grandezza. Fa una gran bella figura, e nessuno trova più la strada per Rioni. Ximena Tuohy è seduta per terra lì davanti, con una tazza e l’espressione di chi cerca di ricordare una canzone dalla durata.</translation>
    </message>
    <message>
        <source>Homeward Petition</source>
        <extracomment>Situation S13 “Homeward Petition”: name.</extracomment>
        <translation>Petizione per il ritorno</translation>
    </message>
    <message>
        <source>Read it aloud</source>
        <extracomment>Situation S13 “Homeward Petition”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Leggetela ad alta voce</translation>
    </message>
    <message>
        <source>Sign it</source>
        <extracomment>Situation S13 “Homeward Petition”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Firmatela</translation>
    </message>
    <message>
        <source>It is two pages, well written, and it asks for nothing unreasonable. It asks that somebody look, once more and properly, for the door that closed. There are a hundred and forty names under it, some in pencil. The captain has read it standing up. Whoever signs it will be counted, and so will whoever does not; that is the trouble with paper. It lies in the Commons on the good table, with a pen.</source>
        <extracomment>Situation S13 “Homeward Petition”: story.</extracomment>
        <translation>Sono due pagine, scritte bene, e non chiedono nulla di irragionevole. Chiedono che qualcuno cerchi, ancora una volta e come si deve, la porta che si è chiusa. Sotto ci sono centoquaranta nomi, alcuni a matita. La capitana l’ha letta in piedi. Chi la firma verrà contato, e anche chi non la firma; è questo il guaio della carta. Sta nella Sala Comune, sul tavolo buono, con una penna.</translation>
    </message>
    <message>
        <source>Tank on Deck Two</source>
        <extracomment>Situation S14 “Tank on Deck Two”: name.</extracomment>
        <translation>La vasca sul ponte due</translation>
    </message>
    <message>
        <source>Warm the tank</source>
        <extracomment>Situation S14 “Tank on Deck Two”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Scaldate la vasca</translation>
    </message>
    <message>
        <source>Let it sulk</source>
        <extracomment>Situation S14 “Tank on Deck Two”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Lasciatela al suo broncio</translation>
    </message>
    <message>
        <source>The young raft travels in a tank on deck two, three hundred small bodies and one mood, and today the mood is cold. It has made itself into the shape of a closed door. The heater is doing what the label says; the label was written for trout. Children from the Long Bench have pressed drawings to the glass. It looks at them all, with all of itself, and turns over. It may be that it is homesick, says Marcelline Ott. It may be that it is nine.</source>
        <extracomment>Situation S14 “Tank on Deck Two”: story.</extracomment>
        <translation>La giovane zattera viaggia in una vasca sul ponte due, trecento corpicini e un solo umore, e oggi l’umore è freddo. Ha preso la forma di una porta chiusa. Il riscaldatore fa quel che dice l’etichetta; l’etichetta era scritta per le trote. I bambini del Banco Lungo hanno premuto disegni contro il vetro. Li guarda tutti, con tutta se stessa, e si gira dall’altra parte. Può darsi che abbia nostalgia, dice Marcelline Ott. Può darsi che abbia nove anni.</translation>
    </message>
    <message>
        <source>Knocking in the Pipes</source>
        <extracomment>Situation S15 “Knocking in the Pipes”: name.</extracomment>
        <translation>Colpi nei tubi</translation>
    </message>
    <message>
        <source>Every morning at five, somebody knocks on the hot pipe in the Works: tok, tok-tok, and then a pause in which one is clearly expected to say something. Chief Ning has knocked back, out of manners, and now it knocks in the afternoon too. Nobody is in there. It is eleven meters of water and one loose clamp, unless the clamp has been to Kiln. People plan their day around it. Half the shift is late because it lost the thread.</source>
        <extracomment>Situation S15 “Knocking in the Pipes”: story.</extracomment>
        <translation>Ogni mattina alle cinque qualcuno bussa sul tubo caldo dell’Officina: toc, toc-toc, e poi una pausa in cui è evidente che tocca a voi dire qualcosa. Il capo Ning ha risposto bussando, per educazione, e adesso si bussa anche di pomeriggio. Là dentro non c’è nessuno. Ci sono undici metri d’acqua e una fascetta allentata, a meno che la fascetta non sia stata su Fornace. La gente ci regola la giornata. Mezzo turno è in ritardo perché ha perso il filo.</translation>
    </message>
    <message>
        <source>The Smell of Spring</source>
        <extracomment>Situation S16 “The Smell of Spring”: name.</extracomment>
        <translation>Il profumo della primavera</translation>
    </message>
    <message>
        <source>There is a vial in the garden that nobody admits to having opened. Since Tuesday the whole ring smells of a spring on another world: wet stone, cut stalks, a warm animal somewhere out of sight. Those who go in to complain sit down for a moment and are found there at supper, asleep, with pollen on their noses. It is the kindest emergency the ship has had. There is also nobody at the pumps.</source>
        <extracomment>Situation S16 “The Smell of Spring”: story.</extracomment>
        <translation>Nel giardino c’è una fiala che nessuno ammette di aver aperto. Da martedì l’intero anello profuma della primavera di un altro mondo: pietra bagnata, steli tagliati, un animale caldo da qualche parte, fuori vista. Chi entra per protestare si siede un attimo e lo si ritrova lì a cena, addormentato, col polline sul naso. È l’emergenza più gentile che la nave abbia avuto. Inoltre, alle pompe non c’è nessuno.</translation>
    </message>
    <message>
        <source>The Heron’s Families</source>
        <extracomment>Situation S17 “The Heron’s Families”: name.</extracomment>
        <translation>Le famiglie della Heron</translation>
    </message>
    <message>
        <source>Nine people aboard are related to somebody who sailed in the Heron. Nobody had counted, until the course of the Heron lay on the River Table and nine people came to look at it on the same evening, without having agreed to. They stand around the dark water with their hands in their sleeves. They do not ask for anything. It would help if somebody came and read out what is known, slowly, and did not call it closure.</source>
        <extracomment>Situation S17 “The Heron’s Families”: story.</extracomment>
        <translation>Nove persone a bordo sono parenti di qualcuno partito con la Heron. Nessuno le aveva contate, finché la rotta della Heron non è comparsa sul Tavolo dei Fiumi e nove persone sono venute a guardarla la stessa sera, senza essersi messe d’accordo. Stanno attorno all’acqua scura con le mani nelle maniche. Non chiedono niente. Sarebbe d’aiuto se qualcuno venisse a leggere ciò che si sa, lentamente, e non lo chiamasse un voltar pagina.</translation>
    </message>
    <message>
        <source>Dimmed Decks</source>
        <extracomment>Situation S21 “Dimmed Decks”: name.</extracomment>
        <translation>Ponti in penombra</translation>
    </message>
    <message>
        <source>Two lamps in three are out, to save them. One finds out how much one used to steer by the smell of the bakery and the squeak of the third door. People meet in the dark and apologize, and go on talking longer than they would have. The hens have gone to bed at noon and will not hear of it. It would be quite pleasant, says the captain, if it were on purpose. It is not on purpose.</source>
        <extracomment>Situation S21 “Dimmed Decks”: story.</extracomment>
        <translation>Due lampade su tre sono spente, per risparmiarle. Si scopre quanto ci si orientasse con l’odore del forno e il cigolio della terza porta. La gente si incontra al buio, si scusa, e continua a parlare più a lungo di quanto avrebbe fatto. Le galline sono andate a letto a mezzogiorno e non vogliono sentir ragioni. Sarebbe piuttosto piacevole, dice la capitana, se fosse fatto apposta. Non è fatto apposta.</translation>
    </message>
    <message>
        <source>Stray in the Laundry</source>
        <extracomment>Situation S23 “Stray in the Laundry”: name.</extracomment>
        <translation>Un Randagio in lavanderia</translation>
    </message>
    <message>
        <source>Something with three legs came aboard in the sack of somebody’s washing, or the net, or the fender. It has found the laundry, where there are pigeonholes, and it has begun to deliver. Shirts arrive at the wrong cabins, folded, with a stamp. One tool from the Drawer has gone out with the socks and is at this moment on its way to an address that has not existed for four thousand years. It is so happy that nobody likes to be the one.</source>
        <extracomment>Situation S23 “Stray in the Laundry”: story.</extracomment>
        <translation>Qualcosa con tre gambe è salito a bordo nel sacco del bucato di qualcuno, o nella rete, o nel parabordo. Ha trovato la lavanderia, dove ci sono le caselle, e ha cominciato a consegnare. Le camicie arrivano nelle cabine sbagliate, piegate, con un timbro. Un attrezzo del Cassetto è partito insieme ai calzini e in questo momento è in viaggio verso un indirizzo che non esiste da quattromila anni. È così felice che nessuno vuole essere quello che glielo dice.</translation>
    </message>
    <message>
        <source>A Seat Left Empty</source>
        <extracomment>Situation S24 “A Seat Left Empty”: name.</extracomment>
        <translation>Un posto lasciato vuoto</translation>
    </message>
    <message>
        <source>Nobody has said that the chair is not to be used. It stands at the long table in the Commons with its cup turned over, and people go around it, and the talk goes around it, and the soup is passed across it a little too high. It might be the second week before somebody sits down there by accident and stays seated, because standing up would be worse. It is easier if two do it together, and if they bring the good stories.</source>
        <extracomment>Situation S24 “A Seat Left Empty”: story.</extracomment>
        <translation>Nessuno ha detto che quella sedia non si debba usare. Sta al lungo tavolo della Sala Comune, con la tazza capovolta, e la gente ci gira intorno, e i discorsi ci girano intorno, e la zuppa le passa davanti un po’ troppo in alto. Potrebbe essere la seconda settimana quando qualcuno ci si siede per sbaglio e rimane seduto, perché alzarsi sarebbe peggio. È più facile se lo si fa in due, e se si portano le storie belle.</translation>
    </message>
</context>
<context>
    <name>systems</name>
    <message>
        <source>Neris</source>
        <extracomment>System of the star map neris “Neris”: name.</extracomment>
        <translation>Neris</translation>
    </message>
    <message>
        <source>A pale sun, a comet with a net in its tail, and a station that is glad to see you.</source>
        <extracomment>System of the star map neris “Neris”: story.</extracomment>
        <translation>Un sole pallido, una cometa con una rete nella coda, e una stazione che è contenta di vedervi.</translation>
    </message>
    <message>
        <source>Sorting House</source>
        <extracomment>System of the star map neris “Neris”: name of a destination.</extracomment>
        <translation>Casa dello Smistamento</translation>
    </message>
    <message>
        <source>Hum</source>
        <extracomment>System of the star map neris “Neris”: name of a destination.</extracomment>
        <translation>Ronzio</translation>
    </message>
    <message>
        <source>Purse Comet</source>
        <extracomment>System of the star map neris “Neris”: name of a destination.</extracomment>
        <translation>Cometa Borsellino</translation>
    </message>
    <message>
        <source>Rioni</source>
        <extracomment>System of the star map rioni “Rioni”: name.</extracomment>
        <translation>Rioni</translation>
    </message>
    <message>
        <source>A giant with a ring, a moon with a tide, and somebody counting in knots.</source>
        <extracomment>System of the star map rioni “Rioni”: story.</extracomment>
        <translation>Un gigante con un anello, una luna con la marea, e qualcuno che conta a nodi.</translation>
    </message>
    <message>
        <source>Uphill</source>
        <extracomment>System of the star map rioni “Rioni”: name of a destination.</extracomment>
        <translation>Salita</translation>
    </message>
    <message>
        <source>Buoy Nine</source>
        <extracomment>System of the star map rioni “Rioni”: name of a destination.</extracomment>
        <translation>Boa Nove</translation>
    </message>
    <message>
        <source>Chaff Ring</source>
        <extracomment>System of the star map rioni “Rioni”: name of a destination.</extracomment>
        <translation>Anello di Pula</translation>
    </message>
    <message>
        <source>Loa</source>
        <extracomment>System of the star map loa “Loa”: name.</extracomment>
        <translation>Loa</translation>
    </message>
    <message>
        <source>Red light, ash weather, and one dark world that is warm inside.</source>
        <extracomment>System of the star map loa “Loa”: story.</extracomment>
        <translation>Luce rossa, tempo da cenere, e un mondo buio che dentro è caldo.</translation>
    </message>
    <message>
        <source>Kiln</source>
        <extracomment>System of the star map loa “Loa”: name of a destination.</extracomment>
        <translation>Fornace</translation>
    </message>
    <message>
        <source>Ash Weather Post</source>
        <extracomment>System of the star map loa “Loa”: name of a destination.</extracomment>
        <translation>Meteo della Cenere</translation>
    </message>
    <message>
        <source>Warm Dark</source>
        <extracomment>System of the star map loa “Loa”: name of a destination.</extracomment>
        <translation>Buio Tiepido</translation>
    </message>
    <message>
        <source>Drava</source>
        <extracomment>System of the star map drava “Drava”: name.</extracomment>
        <translation>Drava</translation>
    </message>
    <message>
        <source>Two quiet worlds, and between them the place where the road goes down.</source>
        <extracomment>System of the star map drava “Drava”: story.</extracomment>
        <translation>Due mondi quieti, e in mezzo il punto dove la strada scende.</translation>
    </message>
    <message>
        <source>Cold Shelf</source>
        <extracomment>System of the star map drava “Drava”: name of a destination.</extracomment>
        <translation>Scaffale Freddo</translation>
    </message>
    <message>
        <source>Pebble Moor</source>
        <extracomment>System of the star map drava “Drava”: name of a destination.</extracomment>
        <translation>Brughiera dei Ciottoli</translation>
    </message>
    <message>
        <source>Narrow Shallow</source>
        <extracomment>System of the star map drava “Drava”: name of a destination.</extracomment>
        <translation>Secca Stretta</translation>
    </message>
</context>
<context>
    <name>tech_levels</name>
    <message>
        <source>Limping</source>
        <extracomment>Tech level T0 “Limping”: name.</extracomment>
        <translation>Zoppicante</translation>
    </message>
    <message>
        <source>Every second lamp is out and the kettle in the Works has been asked to wait. Four command and a week of night shifts would put her right.</source>
        <extracomment>Tech level T0 “Limping”: story.</extracomment>
        <translation>Una lampada su due è spenta e al bollitore dell’Officina è stato chiesto di aspettare. Quattro punti comando e una settimana di turni di notte la rimetterebbero in sesto.</translation>
    </message>
    <message>
        <source>Under Way</source>
        <extracomment>Tech level T1 “Under Way”: name.</extracomment>
        <translation>In rotta</translation>
    </message>
    <message>
        <source>All lamps lit, all doors closing. She goes where she is asked.</source>
        <extracomment>Tech level T1 “Under Way”: story.</extracomment>
        <translation>Tutte le lampade accese, tutte le porte che chiudono. Va dove le si chiede.</translation>
    </message>
    <message>
        <source>Well Found</source>
        <extracomment>Tech level T2 “Well Found”: name.</extracomment>
        <translation>In piena efficienza</translation>
    </message>
    <message>
        <source>The ship of the plans at last: every line tight, every valve labeled, two of them wittily.</source>
        <extracomment>Tech level T2 “Well Found”: story.</extracomment>
        <translation>Finalmente la nave dei progetti: ogni cima tesa, ogni valvola etichettata, due con spirito.</translation>
    </message>
</context>
<context>
    <name>threats</name>
    <message>
        <source>Sorting Arm, Unsupervised</source>
        <extracomment>Threat OX2 “Sorting Arm, Unsupervised”: name.</extracomment>
        <translation>Braccio smistatore, incustodito</translation>
    </message>
    <message>
        <source>It has been told to carry on. It carries on: letters, chairs, you.</source>
        <extracomment>Threat OX2 “Sorting Arm, Unsupervised”: story.</extracomment>
        <translation>Gli è stato detto di continuare. Continua: lettere, sedie, voi.</translation>
    </message>
    <message>
        <source>Hold on to a shelf</source>
        <extracomment>Threat OX2 “Sorting Arm, Unsupervised”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Aggrappatevi a uno scaffale</translation>
    </message>
    <message>
        <source>Be filed in the Return Chute, with a letter that does not belong there</source>
        <extracomment>Threat OX2 “Sorting Arm, Unsupervised”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Fatevi archiviare nello Scivolo dei Resi, con una lettera che lì non c’entra</translation>
    </message>
    <message>
        <source>Show Papers</source>
        <extracomment>Threat OX2 “Sorting Arm, Unsupervised”: name of special action 1.</extracomment>
        <translation>Mostrate i documenti</translation>
    </message>
    <message>
        <source>Return Bureau, on Duty</source>
        <extracomment>Threat OX4 “Return Bureau, on Duty”: name.</extracomment>
        <translation>Ufficio Resi, in servizio</translation>
    </message>
    <message>
        <source>A desk with legs, and then another desk. What stands still is stamped, and what is stamped goes back to where it came from.</source>
        <extracomment>Threat OX4 “Return Bureau, on Duty”: story.</extracomment>
        <translation>Una scrivania con le gambe, e poi un’altra scrivania. Ciò che sta fermo viene timbrato, e ciò che è timbrato torna da dove è venuto.</translation>
    </message>
    <message>
        <source>Argue with the desk</source>
        <extracomment>Threat OX4 “Return Bureau, on Duty”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Discutete con la scrivania</translation>
    </message>
    <message>
        <source>Be stamped RETURN, and take a step back</source>
        <extracomment>Threat OX4 “Return Bureau, on Duty”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Fatevi timbrare RESO e fate un passo indietro</translation>
    </message>
    <message>
        <source>Sign the Form</source>
        <extracomment>Threat OX4 “Return Bureau, on Duty”: name of special action 1.</extracomment>
        <translation>Firmate il modulo</translation>
    </message>
    <message>
        <source>Slow Fire, an Uncle</source>
        <extracomment>Threat OX3 “Slow Fire, an Uncle”: name.</extracomment>
        <translation>Fuoco lento, uno zio</translation>
    </message>
    <message>
        <source>He glows, he wanders, he stands in doorways. He has known everybody since they were this high.</source>
        <extracomment>Threat OX3 “Slow Fire, an Uncle”: story.</extracomment>
        <translation>Brilla, gironzola, si ferma sulle porte. Conosce tutti da quand’erano alti così.</translation>
    </message>
    <message>
        <source>Be embraced</source>
        <extracomment>Threat OX3 “Slow Fire, an Uncle”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Fatevi abbracciare</translation>
    </message>
    <message>
        <source>Admire him from a step away</source>
        <extracomment>Threat OX3 “Slow Fire, an Uncle”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Ammiratelo da un passo di distanza</translation>
    </message>
    <message>
        <source>Ask Him to Dance</source>
        <extracomment>Threat OX3 “Slow Fire, an Uncle”: name of special action 1.</extracomment>
        <translation>Invitatelo a ballare</translation>
    </message>
    <message>
        <source>Garden Rake</source>
        <extracomment>Threat X09 “Garden Rake”: name.</extracomment>
        <translation>Rastrello da giardino</translation>
    </message>
    <message>
        <source>A tidy machine as tall as a house. It walks its round, and what lies about is brought to where it belongs, or at any rate elsewhere.</source>
        <extracomment>Threat X09 “Garden Rake”: story.</extracomment>
        <translation>Una macchina ordinata alta come una casa. Fa il suo giro, e quel che sta in giro viene riportato al suo posto o, comunque, altrove.</translation>
    </message>
    <message>
        <source>Walk in Step</source>
        <extracomment>Threat X09 “Garden Rake”: name of special action 1.</extracomment>
        <translation>Camminate al passo</translation>
    </message>
    <message>
        <source>Overdue Carrier</source>
        <extracomment>Threat X01 “Overdue Carrier”: name.</extracomment>
        <translation>Portatore in ritardo</translation>
    </message>
    <message>
        <source>What is left of a Carrier: three legs, a lamp, a sack. It is four thousand years late and it is so sorry. It would like you to take your parcel.</source>
        <extracomment>Threat X01 “Overdue Carrier”: story.</extracomment>
        <translation>Quel che resta di un Portatore: tre gambe, una lampada, un sacco. È in ritardo di quattromila anni e gli dispiace tanto. Vorrebbe che prendeste il vostro pacco.</translation>
    </message>
    <message>
        <source>Accept Delivery</source>
        <extracomment>Threat X01 “Overdue Carrier”: name of special action 1.</extracomment>
        <translation>Accettate la consegna</translation>
    </message>
    <message>
        <source>Bank Stalker</source>
        <extracomment>Threat X02 “Bank Stalker”: name.</extracomment>
        <translation>Trampoliere di riva</translation>
    </message>
    <message>
        <source>A wader, twice your height, gray as a post. It is never seen to walk. It is only, each time, nearer.</source>
        <extracomment>Threat X02 “Bank Stalker”: story.</extracomment>
        <translation>Un trampoliere, alto il doppio di voi, grigio come un palo. Nessuno l’ha mai visto camminare. È solo che, ogni volta, è più vicino.</translation>
    </message>
    <message>
        <source>Stare It Down</source>
        <extracomment>Threat X02 “Bank Stalker”: name of special action 1.</extracomment>
        <translation>Sostenete lo sguardo</translation>
    </message>
    <message>
        <source>Tide Front</source>
        <extracomment>Threat X03 “Tide Front”: name.</extracomment>
        <translation>Fronte di marea</translation>
    </message>
    <message>
        <source>A step of brown water with half a forest in it. It takes whatever is not tied down one field further inland.</source>
        <extracomment>Threat X03 “Tide Front”: story.</extracomment>
        <translation>Uno scalino d’acqua bruna con dentro mezza foresta. Porta un campo più nell’entroterra tutto ciò che non è legato.</translation>
    </message>
    <message>
        <source>Slow Fire</source>
        <extracomment>Threat X04 “Slow Fire”: name.</extracomment>
        <translation>Fuoco lento</translation>
    </message>
    <message>
        <source>A tongue of lava, crusted over, that comes on at the pace of a clock hand. Where it has stood, the ways are hot for a long time.</source>
        <extracomment>Threat X04 “Slow Fire”: story.</extracomment>
        <translation>Una lingua di lava, incrostata, che avanza al passo di una lancetta. Dov’è stata, le vie scottano a lungo.</translation>
    </message>
    <message>
        <source>Bank the Flow</source>
        <extracomment>Threat X04 “Slow Fire”: name of special action 1.</extracomment>
        <translation>Arginate la colata</translation>
    </message>
    <message>
        <source>Undersnow</source>
        <extracomment>Threat X05 “Undersnow”: name.</extracomment>
        <translation>Sottoneve</translation>
    </message>
    <message>
        <source>Something long, under the snow, that follows footsteps. It is not known to want anything. In the library, on the stone, it finds nobody.</source>
        <extracomment>Threat X05 “Undersnow”: story.</extracomment>
        <translation>Qualcosa di lungo, sotto la neve, che segue i passi. Non si sa che voglia qualcosa. Nella biblioteca, sulla pietra, non trova nessuno.</translation>
    </message>
    <message>
        <source>Stand Very Still</source>
        <extracomment>Threat X05 “Undersnow”: name of special action 1.</extracomment>
        <translation>Restate immobili</translation>
    </message>
    <message>
        <source>Stray Flock</source>
        <extracomment>Threat X06 “Stray Flock”: name.</extracomment>
        <translation>Branco di Randagi</translation>
    </message>
    <message>
        <source>Three legs, or four, or the idea of five. They smell a load on somebody’s back and come to ask, in a body, whether it needs taking anywhere.</source>
        <extracomment>Threat X06 “Stray Flock”: story.</extracomment>
        <translation>Tre gambe, o quattro, o l’idea di cinque. Fiutano un carico sulla schiena di qualcuno e vengono a chiedere, tutti insieme, se c’è da portarlo da qualche parte.</translation>
    </message>
    <message>
        <source>Let them carry it back to where it came from</source>
        <extracomment>Threat X06 “Stray Flock”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Lasciate che lo riportino da dov’è venuto</translation>
    </message>
    <message>
        <source>Hold on to what you have</source>
        <extracomment>Threat X06 “Stray Flock”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Tenetevi stretto ciò che avete</translation>
    </message>
    <message>
        <source>Give It a Pebble</source>
        <extracomment>Threat X06 “Stray Flock”: name of special action 1.</extracomment>
        <translation>Dategli un ciottolo</translation>
    </message>
    <message>
        <source>Lamp Mother</source>
        <extracomment>Threat X07 “Lamp Mother”: name.</extracomment>
        <translation>Madre Lampada</translation>
    </message>
    <message>
        <source>A bell of light as wide as a barn, trailing a hem. She follows radio chatter, having taken it for one of hers.</source>
        <extracomment>Threat X07 “Lamp Mother”: story.</extracomment>
        <translation>Una campana di luce larga come un fienile, con l’orlo che strascica. Segue le chiacchiere alla radio, avendole prese per una delle sue.</translation>
    </message>
</context>
<context>
    <name>uniques</name>
    <message>
        <source>Weight Slip</source>
        <extracomment>Unique discovery 1 “Weight Slip”: name.</extracomment>
        <translation>Scontrino del Peso</translation>
    </message>
    <message>
        <source>Reed Recording</source>
        <extracomment>Unique discovery 2 “Reed Recording”: name.</extracomment>
        <translation>Canne Registrate</translation>
    </message>
    <message>
        <source>Address Plate</source>
        <extracomment>Unique discovery 3 “Address Plate”: name.</extracomment>
        <translation>Targa dell’Indirizzo</translation>
    </message>
    <message>
        <source>Lommu Knot-Song</source>
        <extracomment>Unique discovery 4 “Lommu Knot-Song”: name.</extracomment>
        <translation>Canto di Nodi Lommu</translation>
    </message>
    <message>
        <source>Walking Seed</source>
        <extracomment>Unique discovery 5 “Walking Seed”: name.</extracomment>
        <translation>Seme che Cammina</translation>
    </message>
    <message>
        <source>Knocking Stone</source>
        <extracomment>Unique discovery 6 “Knocking Stone”: name.</extracomment>
        <translation>Pietra che Bussa</translation>
    </message>
    <message>
        <source>Tap Key</source>
        <extracomment>Unique discovery 7 “Tap Key”: name.</extracomment>
        <translation>Chiave del Rubinetto</translation>
    </message>
    <message>
        <source>Frost Vial</source>
        <extracomment>Unique discovery 8 “Frost Vial”: name.</extracomment>
        <translation>Fiala di Brina</translation>
    </message>
    <message>
        <source>Archive Index</source>
        <extracomment>Unique discovery 9 “Archive Index”: name.</extracomment>
        <translation>Indice dell’Archivio</translation>
    </message>
    <message>
        <source>Pebble Mail</source>
        <extracomment>Unique discovery 10 “Pebble Mail”: name.</extracomment>
        <translation>Posta di Ciottoli</translation>
    </message>
    <message>
        <source>Lantern Wick</source>
        <extracomment>Unique discovery 11 “Lantern Wick”: name.</extracomment>
        <translation>Stoppino di Lanterna</translation>
    </message>
    <message>
        <source>Salt Lick</source>
        <extracomment>Unique discovery 33 “Salt Lick”: name.</extracomment>
        <translation>Sale da Leccare</translation>
    </message>
    <message>
        <source>Raft Basket</source>
        <extracomment>Unique discovery 34 “Raft Basket”: name.</extracomment>
        <translation>Cesta della Zattera</translation>
    </message>
    <message>
        <source>Seat Cushion</source>
        <extracomment>Unique discovery 35 “Seat Cushion”: name.</extracomment>
        <translation>Cuscino del Seggio</translation>
    </message>
    <message>
        <source>Warm Stone</source>
        <extracomment>Unique discovery 36 “Warm Stone”: name.</extracomment>
        <translation>Pietra Tiepida</translation>
    </message>
</context>
<context>
    <name>upgrades</name>
    <message>
        <source>Braced Hull</source>
        <extracomment>Bridge upgrade B01 “Braced Hull”: name.</extracomment>
        <translation>Scafo Rinforzato</translation>
    </message>
    <message>
        <source>Ribs inside the ribs. She groans in new places and arrives in amber water.</source>
        <extracomment>Bridge upgrade B01 “Braced Hull”: story.</extracomment>
        <translation>Costole dentro le costole. Geme in punti nuovi e arriva in acque ambrate.</translation>
    </message>
    <message>
        <source>Long Ear</source>
        <extracomment>Bridge upgrade B03 “Long Ear”: name.</extracomment>
        <translation>Orecchio Lungo</translation>
    </message>
    <message>
        <source>Nine meters of tuned reed on the bow. It hears weather, and once, apparently, soup.</source>
        <extracomment>Bridge upgrade B03 “Long Ear”: story.</extracomment>
        <translation>Nove metri di canna accordata a prua. Sente il tempo e, una volta, pare, la zuppa.</translation>
    </message>
    <message>
        <source>Drift Charts</source>
        <extracomment>Bridge upgrade B04 “Drift Charts”: name.</extracomment>
        <translation>Carte di Deriva</translation>
    </message>
    <message>
        <source>Drawn by Recon, corrected by corks.</source>
        <extracomment>Bridge upgrade B04 “Drift Charts”: story.</extracomment>
        <translation>Disegnate dalla Ricognizione, corrette dai sugheri.</translation>
    </message>
    <message>
        <source>Address Book</source>
        <extracomment>Bridge upgrade B05 “Address Book”: name.</extracomment>
        <translation>Rubrica</translation>
    </message>
    <message>
        <source>Thimble’s. Every Stop has a line in it, in a very small hand.</source>
        <extracomment>Bridge upgrade B05 “Address Book”: story.</extracomment>
        <translation>Di Ditale. Ogni Fermata ci ha una riga, in una grafia piccolissima.</translation>
    </message>
    <message>
        <source>Weather Desk</source>
        <extracomment>Bridge upgrade B06 “Weather Desk”: name.</extracomment>
        <translation>Ufficio Meteo</translation>
    </message>
    <message>
        <source>You leave when the weather says, not when the clock does, and pack for what is coming.</source>
        <extracomment>Bridge upgrade B06 “Weather Desk”: story.</extracomment>
        <translation>Si parte quando lo dice il tempo, non quando lo dice l’orologio, e si mette in valigia quel che serve.</translation>
    </message>
    <message>
        <source>Signal House</source>
        <extracomment>Bridge upgrade B07 “Signal House”: name.</extracomment>
        <translation>Casa dei Segnali</translation>
    </message>
    <message>
        <source>A bell, a list and a tactful knock on cabin doors.</source>
        <extracomment>Bridge upgrade B07 “Signal House”: story.</extracomment>
        <translation>Una campana, un elenco e un discreto bussare alle cabine.</translation>
    </message>
    <message>
        <source>Second Galley</source>
        <extracomment>Bridge upgrade B08 “Second Galley”: name.</extracomment>
        <translation>Seconda Cambusa</translation>
    </message>
    <message>
        <source>Where there is a second breakfast, there is rarely a second quarrel.</source>
        <extracomment>Bridge upgrade B08 “Second Galley”: story.</extracomment>
        <translation>Dove c’è una seconda colazione, di rado c’è una seconda lite.</translation>
    </message>
    <message>
        <source>Open Channel</source>
        <extracomment>Bridge upgrade B09 “Open Channel”: name.</extracomment>
        <translation>Canale Aperto</translation>
    </message>
    <message>
        <source>Anybody may call the Step and say what was forgotten.</source>
        <extracomment>Bridge upgrade B09 “Open Channel”: story.</extracomment>
        <translation>Chiunque può chiamare la Soglia e dire che cosa si era dimenticato.</translation>
    </message>
    <message>
        <source>Night School</source>
        <extracomment>Bridge upgrade B10 “Night School”: name.</extracomment>
        <translation>Scuola Serale</translation>
    </message>
    <message>
        <source>Held in the Commons. The subject is whatever the teacher did wrong today.</source>
        <extracomment>Bridge upgrade B10 “Night School”: story.</extracomment>
        <translation>Si tiene nella Sala Comune. La materia è ciò che oggi l’insegnante ha sbagliato.</translation>
    </message>
    <message>
        <source>Whispering Shelf</source>
        <extracomment>Bridge upgrade B11 “Whispering Shelf”: name.</extracomment>
        <translation>Mensola dei Sussurri</translation>
    </message>
    <message>
        <source>People tell it things, and then they do not need to tell the captain.</source>
        <extracomment>Bridge upgrade B11 “Whispering Shelf”: story.</extracomment>
        <translation>La gente le racconta le cose, e poi non ha bisogno di raccontarle alla capitana.</translation>
    </message>
    <message>
        <source>Brass Shelf</source>
        <extracomment>Bridge upgrade B13 “Brass Shelf”: name.</extracomment>
        <translation>Scaffale d’Ottone</translation>
    </message>
    <message>
        <source>The first row is full. People walk past it on their way out, and touch the frames.</source>
        <extracomment>Bridge upgrade B13 “Brass Shelf”: story.</extracomment>
        <translation>La prima fila è piena. Chi esce ci passa davanti, e tocca le cornici.</translation>
    </message>
    <message>
        <source>Herbarium</source>
        <extracomment>Bridge upgrade B14 “Herbarium”: name.</extracomment>
        <translation>Erbario</translation>
    </message>
    <message>
        <source>Pressed, labeled, and argued about. Whatever grows is welcome here first.</source>
        <extracomment>Bridge upgrade B14 “Herbarium”: story.</extracomment>
        <translation>Pressate, etichettate e discusse. Tutto ciò che cresce è prima di tutto benvenuto qui.</translation>
    </message>
    <message>
        <source>Cabinet of Hands</source>
        <extracomment>Bridge upgrade B15 “Cabinet of Hands”: name.</extracomment>
        <translation>Teca delle Mani</translation>
    </message>
    <message>
        <source>Casts of every hand you have shaken on the road. They point at the mistake.</source>
        <extracomment>Bridge upgrade B15 “Cabinet of Hands”: story.</extracomment>
        <translation>Calchi di ogni mano che avete stretto per strada. Indicano l’errore.</translation>
    </message>
</context>
<context>
    <name>worlds</name>
    <message>
        <source>The Sorting House</source>
        <extracomment>World W00 “The Sorting House”: name.</extracomment>
        <translation>Casa dello Smistamento</translation>
    </message>
    <message>
        <source>Weigh-In Floor</source>
        <extracomment>World W00 “The Sorting House”: name of sector 1.</extracomment>
        <translation>Piano della Pesa</translation>
    </message>
    <message>
        <source>Stamp Press</source>
        <extracomment>World W00 “The Sorting House”: name of sector 2.</extracomment>
        <translation>Pressa dei Timbri</translation>
    </message>
    <message>
        <source>Chute Bottom</source>
        <extracomment>World W00 “The Sorting House”: name of sector 3.</extracomment>
        <translation>Fondo dello Scivolo</translation>
    </message>
    <message>
        <source>Sorting Hall</source>
        <extracomment>World W00 “The Sorting House”: name of sector 4.</extracomment>
        <translation>Sala dello Smistamento</translation>
    </message>
    <message>
        <source>Conveyor Six</source>
        <extracomment>World W00 “The Sorting House”: name of sector 5.</extracomment>
        <translation>Nastro Sei</translation>
    </message>
    <message>
        <source>Lamp Room</source>
        <extracomment>World W00 “The Sorting House”: name of sector 6.</extracomment>
        <translation>Sala delle Lampade</translation>
    </message>
    <message>
        <source>Parcel Well</source>
        <extracomment>World W00 “The Sorting House”: name of sector 7.</extracomment>
        <translation>Pozzo dei Pacchi</translation>
    </message>
    <message>
        <source>The Window</source>
        <extracomment>World W00 “The Sorting House”: name of sector 8.</extracomment>
        <translation>Lo Sportello</translation>
    </message>
    <message>
        <source>A station as big as a village, dark, tidy and overjoyed to see you. After four thousand quiet years it does the one thing it knows: it sorts. The machinery means no harm at all, which does not make it safe.</source>
        <extracomment>World W00 “The Sorting House”: story.</extracomment>
        <translation>Una stazione grande come un villaggio, buia, ordinata e felicissima di vedervi. Dopo quattromila anni di quiete fa l’unica cosa che sa fare: smista. I macchinari non hanno la minima cattiva intenzione, il che non li rende sicuri.</translation>
    </message>
    <message>
        <source>Belts Running</source>
        <extracomment>World W00 “The Sorting House”: name of the condition printed on its board.</extracomment>
        <translation>Nastri in moto</translation>
    </message>
    <message>
        <source>Every way through the station is a belt, and every belt has ideas. Walking against it costs strength; being carried costs surprises. There is plenty of everything to eat and drink in your packs.</source>
        <extracomment>World W00 “The Sorting House”: story of the condition printed on its board.</extracomment>
        <translation>Ogni passaggio della stazione è un nastro, e ogni nastro ha le sue idee. Camminare controcorrente costa forze; farsi portare costa sorprese. Negli zaini c’è da mangiare e da bere in abbondanza.</translation>
    </message>
    <message>
        <source>Hum</source>
        <extracomment>World W01 “Hum”: name.</extracomment>
        <translation>Ronzio</translation>
    </message>
    <message>
        <source>Landing Pan</source>
        <extracomment>World W01 “Hum”: name of sector 1.</extracomment>
        <translation>Piana d’Atterraggio</translation>
    </message>
    <message>
        <source>Reed Field</source>
        <extracomment>World W01 “Hum”: name of sector 2.</extracomment>
        <translation>Campo di Canne</translation>
    </message>
    <message>
        <source>Salt Steps</source>
        <extracomment>World W01 “Hum”: name of sector 3.</extracomment>
        <translation>Gradini di Sale</translation>
    </message>
    <message>
        <source>Herd Trail</source>
        <extracomment>World W01 “Hum”: name of sector 4.</extracomment>
        <translation>Pista della Mandria</translation>
    </message>
    <message>
        <source>Whistling Gap</source>
        <extracomment>World W01 “Hum”: name of sector 5.</extracomment>
        <translation>Varco che Fischia</translation>
    </message>
    <message>
        <source>Keel Bones</source>
        <extracomment>World W01 “Hum”: name of sector 6.</extracomment>
        <translation>Ossa di Chiglia</translation>
    </message>
    <message>
        <source>Glass Orchard</source>
        <extracomment>World W01 “Hum”: name of sector 7.</extracomment>
        <translation>Frutteto di Vetro</translation>
    </message>
    <message>
        <source>Sunk Arch</source>
        <extracomment>World W01 “Hum”: name of sector 8.</extracomment>
        <translation>Arco Sprofondato</translation>
    </message>
    <message>
        <source>High Shelf</source>
        <extracomment>World W01 “Hum”: name of sector 9.</extracomment>
        <translation>Alto Ripiano</translation>
    </message>
    <message>
        <source>Brine Eye</source>
        <extracomment>World W01 “Hum”: name of sector 10.</extracomment>
        <translation>Occhio di Salamoia</translation>
    </message>
    <message>
        <source>A sea dried up here so long ago that the salt has turned to glass. Reeds of it grow in fields, hollow, tuned by the wind, and they repeat whatever they last heard: your boots, a drifter’s cough, a quarrel in a language older than bread. Somewhere on the plain stands the first Letterbox.</source>
        <extracomment>World W01 “Hum”: story.</extracomment>
        <translation>Qui un mare si è prosciugato da così tanto tempo che il sale è diventato vetro. Vi crescono campi di canne, cave, accordate dal vento, che ripetono l’ultima cosa udita: i vostri stivali, la tosse di un errante, un litigio in una lingua più antica del pane. Da qualche parte nella piana sorge la prima Cassetta.</translation>
    </message>
    <message>
        <source>Uphill</source>
        <extracomment>World W02 “Uphill”: name.</extracomment>
        <translation>Salita</translation>
    </message>
    <message>
        <source>Root Shelf</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 1; World W02 “Uphill”: name of sector 1.</extracomment>
        <translation>Ripiano di Radici</translation>
    </message>
    <message>
        <source>Stilt Grove</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 2; World W02 “Uphill”: name of sector 2.</extracomment>
        <translation>Boschetto sui Trampoli</translation>
    </message>
    <message>
        <source>Mud Stair</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 3; World W02 “Uphill”: name of sector 3.</extracomment>
        <translation>Scala di Fango</translation>
    </message>
    <message>
        <source>Ebb Channel</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 4; World W02 “Uphill”: name of sector 4.</extracomment>
        <translation>Canale della Bassa</translation>
    </message>
    <message>
        <source>Crab Court</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 5; World W02 “Uphill”: name of sector 5.</extracomment>
        <translation>Corte dei Granchi</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 6; World W02 “Uphill”: name of sector 6.</extracomment>
        <translation>Laguna</translation>
    </message>
    <message>
        <source>Drowned Post</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 7; World W02 “Uphill”: name of sector 7.</extracomment>
        <translation>Posta Sommersa</translation>
    </message>
    <message>
        <source>Sandbar</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 8; World W02 “Uphill”: name of sector 8.</extracomment>
        <translation>Banco di Sabbia</translation>
    </message>
    <message>
        <source>Salt Meadow</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 9; World W02 “Uphill”: name of sector 9.</extracomment>
        <translation>Prato Salmastro</translation>
    </message>
    <message>
        <source>Leaning Wood</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 10; World W02 “Uphill”: name of sector 10.</extracomment>
        <translation>Bosco Pendente</translation>
    </message>
    <message>
        <source>Sea Edge</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 11; World W02 “Uphill”: name of sector 11.</extracomment>
        <translation>Orlo del Mare</translation>
    </message>
    <message>
        <source>A moon of mangrove and mud under a planet so close that the tide is a wall. Twice a watch the trees lift their roots and walk uphill, grumbling. Somewhere in the channel lies a Letterbox, and in the lagoon somebody young is holding on to itself.</source>
        <extracomment>World W02 “Uphill”: story.</extracomment>
        <translation>Una luna di mangrovie e fango sotto un pianeta così vicino che la marea è un muro. Due volte per turno di guardia gli alberi sollevano le radici e se ne vanno in salita, brontolando. Da qualche parte nel canale giace una Cassetta, e nella laguna qualcuno di giovane si tiene stretto a se stesso.</translation>
    </message>
    <message>
        <source>Kiln</source>
        <extracomment>World W03 “Kiln”: name.</extracomment>
        <translation>Fornace</translation>
    </message>
    <message>
        <source>Ash Terrace</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 1; World W03 “Kiln”: name of sector 1.</extracomment>
        <translation>Terrazza di Cenere</translation>
    </message>
    <message>
        <source>Express Delivery</source>
        <extracomment>World WOP1 “Express Delivery”: name.</extracomment>
        <translation>Consegna Espressa</translation>
    </message>
    <message>
        <source>Uphill, two tides long. A Stray has run four thousand years late with a satchel of medicine, and is beside itself. The nursery it was meant for is grown up and has a cold. Seven clusters, one flask, and it has to stay warm.</source>
        <extracomment>World WOP1 “Express Delivery”: story.</extracomment>
        <translation>Salita, per la durata di due maree. Un Randagio ha corso con quattromila anni di ritardo e una bisaccia di medicina, ed è fuori di sé. I piccoli del nido a cui era destinata sono cresciuti e hanno il raffreddore. Sette grappoli, una fiasca, e deve restare calda.</translation>
    </message>
    <message>
        <source>The Night Shift</source>
        <extracomment>World WOP2 “The Night Shift”: name.</extracomment>
        <translation>Il Turno di Notte</translation>
    </message>
    <message>
        <source>Dock</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 1.</extracomment>
        <translation>Molo</translation>
    </message>
    <message>
        <source>Intake</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 2.</extracomment>
        <translation>Accettazione</translation>
    </message>
    <message>
        <source>Register Room</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 3.</extracomment>
        <translation>Sala del Registro</translation>
    </message>
    <message>
        <source>North Stacks</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 4.</extracomment>
        <translation>Scaffali Nord</translation>
    </message>
    <message>
        <source>South Stacks</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 5.</extracomment>
        <translation>Scaffali Sud</translation>
    </message>
    <message>
        <source>Scent Vault</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 6.</extracomment>
        <translation>Cripta dei Profumi</translation>
    </message>
    <message>
        <source>Knot Gallery</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 7.</extracomment>
        <translation>Galleria dei Nodi</translation>
    </message>
    <message>
        <source>Stone Floor</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 8.</extracomment>
        <translation>Piano delle Pietre</translation>
    </message>
    <message>
        <source>Drum Hall</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 9.</extracomment>
        <translation>Sala dei Tamburi</translation>
    </message>
    <message>
        <source>Desk</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 10.</extracomment>
        <translation>Scrivania</translation>
    </message>
    <message>
        <source>Return Chute</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 11.</extracomment>
        <translation>Scivolo dei Resi</translation>
    </message>
    <message>
        <source>Weightless Core</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 12.</extracomment>
        <translation>Nucleo senza Peso</translation>
    </message>
    <message>
        <source>A hollow asteroid full of letters that could not be delivered. Its Keeper has gone out for the evening, which it has never done. Keep the lamps lit, be polite to whoever calls, and wait for the morning.</source>
        <extracomment>World WOP2 “The Night Shift”: story.</extracomment>
        <translation>Un asteroide cavo pieno di lettere che non si sono potute consegnare. Il suo Custode è uscito per la serata, cosa mai successa prima. Tenete accese le lampade, siate cortesi con chiunque bussi e aspettate il mattino.</translation>
    </message>
    <message>
        <source>Third Hammer’s Wedding</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name.</extracomment>
        <translation>Le nozze di Terzo Martello</translation>
    </message>
    <message>
        <source>Fumarole Walk</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 2; World W03 “Kiln”: name of sector 2.</extracomment>
        <translation>Via delle Fumarole</translation>
    </message>
    <message>
        <source>Knock Door</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 3; World W03 “Kiln”: name of sector 3.</extracomment>
        <translation>Porta dei Colpi</translation>
    </message>
    <message>
        <source>Guest Gallery</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 4; World W03 “Kiln”: name of sector 4.</extracomment>
        <translation>Galleria degli Ospiti</translation>
    </message>
    <message>
        <source>Ninth Gallery</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 5; World W03 “Kiln”: name of sector 5.</extracomment>
        <translation>Nona Galleria</translation>
    </message>
    <message>
        <source>Tap House</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 6; World W03 “Kiln”: name of sector 6.</extracomment>
        <translation>Casa del Rubinetto</translation>
    </message>
    <message>
        <source>Slag Bridge</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 7; World W03 “Kiln”: name of sector 7.</extracomment>
        <translation>Ponte di Scorie</translation>
    </message>
    <message>
        <source>Cold Gallery</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 8; World W03 “Kiln”: name of sector 8.</extracomment>
        <translation>Galleria Fredda</translation>
    </message>
    <message>
        <source>Letter Kiln</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 9; World W03 “Kiln”: name of sector 9.</extracomment>
        <translation>Forno delle Lettere</translation>
    </message>
    <message>
        <source>Lava Landing</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 10; World W03 “Kiln”: name of sector 10.</extracomment>
        <translation>Approdo di Lava</translation>
    </message>
    <message>
        <source>Kiln, with the tap closed and every gallery swept. Third Hammer is getting married at noon, to the only person who ever corrected the beat. Guests bring the hottest thing they have. A slow fire has been invited, too; it is somebody’s uncle.</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: story.</extracomment>
        <translation>Fornace, con il rubinetto chiuso e ogni galleria spazzata a dovere. Terzo Martello si sposa a mezzogiorno con l’unica persona che abbia mai corretto il ritmo. Gli ospiti portano la cosa più calda che hanno. È invitato anche un fuoco lento; è lo zio di qualcuno.</translation>
    </message>
    <message>
        <source>Two on a Rope</source>
        <extracomment>World WOP4 “Two on a Rope”: name.</extracomment>
        <translation>In due su una corda</translation>
    </message>
    <message>
        <source>Net Landing</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 1.</extracomment>
        <translation>Rete d’Approdo</translation>
    </message>
    <message>
        <source>Kite Yard</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 2.</extracomment>
        <translation>Cortile degli Aquiloni</translation>
    </message>
    <message>
        <source>High Line</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 3.</extracomment>
        <translation>Cima Alta</translation>
    </message>
    <message>
        <source>Kelp Roof</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 4.</extracomment>
        <translation>Tetto di Alghe</translation>
    </message>
    <message>
        <source>Lookout</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 5.</extracomment>
        <translation>Vedetta</translation>
    </message>
    <message>
        <source>Old Mooring</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 6.</extracomment>
        <translation>Vecchio Ormeggio</translation>
    </message>
    <message>
        <source>Wind Gate</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 7.</extracomment>
        <translation>Porta del Vento</translation>
    </message>
    <message>
        <source>Rim of the Well</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 8.</extracomment>
        <translation>Orlo del Pozzo</translation>
    </message>
    <message>
        <source>Scent House</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 9.</extracomment>
        <translation>Casa dei Profumi</translation>
    </message>
    <message>
        <source>Low Net</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 10.</extracomment>
        <translation>Rete Bassa</translation>
    </message>
    <message>
        <source>Nets of living kelp in the sunlit air of a giant, and at their edge the rim of the Downwell. A kite hangs there with its line around a spar. It takes two to fetch it: one to hold, one to go. The rope is as long as a sector, and it must not hang slack.</source>
        <extracomment>World WOP4 “Two on a Rope”: story.</extracomment>
        <translation>Reti di alghe vive nell’aria soleggiata di un gigante e, al loro margine, l’orlo del Pozzo dei Venti. Lì è rimasto appeso un aquilone, con la cima attorno a un pennone. Per recuperarlo bisogna essere in due: uno tiene, l’altro va. La corda è lunga un settore e non deve allentarsi.</translation>
    </message>
    <message>
        <source>What the Wall Says Next</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name.</extracomment>
        <translation>Che cosa dice poi il muro</translation>
    </message>
    <message>
        <source>Landing Terrace</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 1.</extracomment>
        <translation>Terrazza d’Approdo</translation>
    </message>
    <message>
        <source>Small Walls</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 2.</extracomment>
        <translation>Muretti</translation>
    </message>
    <message>
        <source>Long Sentence</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 3.</extracomment>
        <translation>Lunga Frase</translation>
    </message>
    <message>
        <source>Garden Steps</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 4.</extracomment>
        <translation>Gradini del Giardino</translation>
    </message>
    <message>
        <source>House of Two</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 5.</extracomment>
        <translation>Casa dei Due</translation>
    </message>
    <message>
        <source>Rake Field</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 6.</extracomment>
        <translation>Campo Rastrellato</translation>
    </message>
    <message>
        <source>Quiet Pool</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 7.</extracomment>
        <translation>Stagno Quieto</translation>
    </message>
    <message>
        <source>Twilight Orchard</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 8.</extracomment>
        <translation>Frutteto del Crepuscolo</translation>
    </message>
    <message>
        <source>Reading Hill</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 9.</extracomment>
        <translation>Colle della Lettura</translation>
    </message>
    <message>
        <source>Far Terrace</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 10.</extracomment>
        <translation>Terrazza Lontana</translation>
    </message>
    <message>
        <source>A world of long evenings where the Iruu write by stacking stones. There was a quake in the night, a small one. One stone has come out of the great wall, and everything after it says something else now. It rolled. The rest of the valley remembers which way, if one can read it, and if nobody tidies up first.</source>
        <extracomment>World WOP5 “What the Wall Says Next”: story.</extracomment>
        <translation>Un mondo di lunghe sere dove gli Iruu scrivono impilando pietre. Nella notte c’è stata una scossa, piccola. Dal grande muro si è staccata una pietra, e tutto quel che la segue adesso dice altro. È rotolata. Il resto della valle ricorda da che parte, a saperlo leggere, e purché nessuno metta in ordine prima.</translation>
    </message>
    <message>
        <source>Under a desert of ash lie the galleries of the Dorrun: quick, plated, warm to the touch, nine years old at most and generous to the point of injury. One gallery is going cold. For them the Post is a nursery rhyme; the tap it left open is not.</source>
        <extracomment>World W03 “Kiln”: story.</extracomment>
        <translation>Sotto un deserto di cenere si stendono le gallerie dei Dorrun: svelti, corazzati, caldi al tatto, nove anni di vita al massimo, e generosi fino a farsi male. Una galleria si sta raffreddando. Per loro la Posta è una filastrocca; il rubinetto che ha lasciato aperto, invece, no.</translation>
    </message>
    <message>
        <source>Cold Shelf</source>
        <extracomment>World W04 “Cold Shelf”: name.</extracomment>
        <translation>Scaffale Freddo</translation>
    </message>
    <message>
        <source>Landing Ice</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 1.</extracomment>
        <translation>Ghiaccio d’Approdo</translation>
    </message>
    <message>
        <source>Windbreak</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 2.</extracomment>
        <translation>Paravento</translation>
    </message>
    <message>
        <source>Blue Crack</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 3.</extracomment>
        <translation>Crepa Azzurra</translation>
    </message>
    <message>
        <source>Scent Door</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 4.</extracomment>
        <translation>Porta dei Profumi</translation>
    </message>
    <message>
        <source>Vestibule</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 5.</extracomment>
        <translation>Vestibolo</translation>
    </message>
    <message>
        <source>East Shelves</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 6.</extracomment>
        <translation>Scaffali Est</translation>
    </message>
    <message>
        <source>West Shelves</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 7.</extracomment>
        <translation>Scaffali Ovest</translation>
    </message>
    <message>
        <source>Sleepers’ Ring</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 8.</extracomment>
        <translation>Cerchio dei Dormienti</translation>
    </message>
    <message>
        <source>Core Stair</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 9.</extracomment>
        <translation>Scala del Nucleo</translation>
    </message>
    <message>
        <source>Warm Core</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 10.</extracomment>
        <translation>Nucleo Tiepido</translation>
    </message>
    <message>
        <source>Snow Plain</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 11.</extracomment>
        <translation>Piana di Neve</translation>
    </message>
    <message>
        <source>Letter Niche</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 12.</extracomment>
        <translation>Nicchia della Posta</translation>
    </message>
    <message>
        <source>On an ice moon, in round warm burrows, six hundred archivists lie asleep. Above them stands their library, shelves of sealed vials, each one a letter in scent. The heat that keeps both is failing, and there is not enough for both.</source>
        <extracomment>World W04 “Cold Shelf”: story.</extracomment>
        <translation>Su una luna di ghiaccio, in tane rotonde e calde, dormono seicento archivisti. Sopra di loro sta la biblioteca, scaffali di fiale sigillate, ciascuna una lettera in profumo. Il calore che mantiene entrambi viene meno, e per entrambi non basta.</translation>
    </message>
    <message>
        <source>Pebble Moor</source>
        <extracomment>World W05 “Pebble Moor”: name.</extracomment>
        <translation>Brughiera dei Ciottoli</translation>
    </message>
    <message>
        <source>Peat Shelf</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 1.</extracomment>
        <translation>Ripiano di Torba</translation>
    </message>
    <message>
        <source>Lantern Pools</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 2.</extracomment>
        <translation>Stagni delle Lanterne</translation>
    </message>
    <message>
        <source>Pebble Line</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 3.</extracomment>
        <translation>Fila dei Ciottoli</translation>
    </message>
    <message>
        <source>Keeper’s Hut</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 4.</extracomment>
        <translation>Capanna della Custode</translation>
    </message>
    <message>
        <source>Flock Meadow</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 5.</extracomment>
        <translation>Prato del Branco</translation>
    </message>
    <message>
        <source>Truth Hollow</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 6.</extracomment>
        <translation>Conca della Verità</translation>
    </message>
    <message>
        <source>Old Depot</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 7.</extracomment>
        <translation>Vecchio Deposito</translation>
    </message>
    <message>
        <source>Arch in the Reeds</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 8.</extracomment>
        <translation>Arco fra le Canne</translation>
    </message>
    <message>
        <source>Far Peat</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 9.</extracomment>
        <translation>Torba Lontana</translation>
    </message>
    <message>
        <source>A peat moor lit by drifting spore lanterns that loosen the tongue. Half a Keeper lives here with a flock of Strays, who carry pebbles from one heap to another so as to have something to deliver. She would like to be told, truthfully, what a letter is for.</source>
        <extracomment>World W05 “Pebble Moor”: story.</extracomment>
        <translation>Una brughiera di torba, illuminata da lanterne di spore alla deriva che sciolgono la lingua. Qui vive mezza Custode con un branco di Randagi, che portano ciottoli da un mucchio all’altro per avere qualcosa da consegnare. Le piacerebbe che qualcuno le dicesse, in tutta sincerità, a che serve una lettera.</translation>
    </message>
</context>
</TS>
