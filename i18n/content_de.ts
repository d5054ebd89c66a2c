<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>campaigns</name>
    <message>
        <source>The Long Post</source>
        <extracomment>Campaign long_post “The Long Post”: name.</extracomment>
        <translation>Die Lange Post</translation>
    </message>
    <message>
        <source>In 2121 the Vanguard carries a letter that nobody can open along a road that nobody has traveled for four thousand years. The door home has closed behind her. Ahead there is a row of small dark post offices, and somebody, somewhere, who is owed an answer.</source>
        <extracomment>Campaign long_post “The Long Post”: story.</extracomment>
        <translation>Im Jahr 2121 trägt die Vanguard einen Brief, den niemand öffnen kann, eine Straße entlang, auf der seit viertausend Jahren niemand gereist ist. Die Tür nach Hause hat sich hinter ihr geschlossen. Vor ihr liegt eine Reihe kleiner dunkler Postämter, und irgendwo ist jemand, dem man eine Antwort schuldet.</translation>
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
        <translation>Ebbe, in Eile</translation>
    </message>
    <message>
        <source>The mud shines. Everything that lives in it has come up to see who is in such a hurry.</source>
        <extracomment>Global condition OG1 “Ebb, Running”: story.</extracomment>
        <translation>Der Schlamm glänzt. Alles, was in ihm lebt, ist heraufgekommen, um zu sehen, wer es so eilig hat.</translation>
    </message>
    <message>
        <source>Flood, Walking</source>
        <extracomment>Global condition OG2 “Flood, Walking”: name.</extracomment>
        <translation>Flut, im Gehen</translation>
    </message>
    <message>
        <source>The tide is a wall with a lid of foam. It is not in a hurry, which is the worst of it.</source>
        <extracomment>Global condition OG2 “Flood, Walking”: story.</extracomment>
        <translation>Die Flut ist eine Wand mit einem Deckel aus Schaum. Sie hat es nicht eilig, und das ist das Schlimmste daran.</translation>
    </message>
    <message>
        <source>Slack, at Last</source>
        <extracomment>Global condition OG3 “Slack, at Last”: name.</extracomment>
        <translation>Endlich Stauwasser</translation>
    </message>
    <message>
        <source>For as long as it takes to drink a cup of tea nothing moves. Then it does, and with it whatever stands here.</source>
        <extracomment>Global condition OG3 “Slack, at Last”: story.</extracomment>
        <translation>So lange, wie man für eine Tasse Tee braucht, rührt sich nichts. Dann rührt es sich, und mit ihm alles, was hier steht.</translation>
    </message>
    <message>
        <source>Lamps Low, Callers</source>
        <extracomment>Global condition OG4 “Lamps Low, Callers”: name.</extracomment>
        <translation>Lampen klein, Besuch</translation>
    </message>
    <message>
        <source>It is later than it has ever been. Eleven times before the morning there is a knock, and one of the lamps leans to listen.</source>
        <extracomment>Global condition OG4 “Lamps Low, Callers”: story.</extracomment>
        <translation>Es ist später, als es je war. Elfmal bis zum Morgen klopft es, und eine der Lampen neigt sich, um zu lauschen.</translation>
    </message>
    <message>
        <source>Answer the caller politely</source>
        <extracomment>Global condition OG4 “Lamps Low, Callers”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Dem Besuch höflich antworten</translation>
    </message>
    <message>
        <source>Let the caller find the way; one lamp is blown out by the door</source>
        <extracomment>Global condition OG4 “Lamps Low, Callers”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Den Besuch selbst den Weg finden lassen; die Tür bläst eine Lampe aus</translation>
    </message>
    <message>
        <source>Wedding Weather</source>
        <extracomment>Global condition OG6 “Wedding Weather”: name.</extracomment>
        <translation>Hochzeitswetter</translation>
    </message>
    <message>
        <source>Every gallery is warm to the hand. There is drumming in the floor, and it is about you now and then.</source>
        <extracomment>Global condition OG6 “Wedding Weather”: story.</extracomment>
        <translation>Jede Galerie ist handwarm. Im Boden wird getrommelt, und hin und wieder geht es um euch.</translation>
    </message>
    <message>
        <source>One Anchors, One Flies</source>
        <extracomment>Global condition OG5 “One Anchors, One Flies”: name.</extracomment>
        <translation>Einer hält, einer fliegt</translation>
    </message>
    <message>
        <source>Whoever has the start token flies; the other one holds. At the end of a round you change about, and the rope must be taut between you.</source>
        <extracomment>Global condition OG5 “One Anchors, One Flies”: story.</extracomment>
        <translation>Wer das Startplättchen hat, fliegt; die andere Person hält. Am Ende einer Runde wechselt ihr, und das Seil muss zwischen euch gespannt sein.</translation>
    </message>
    <message>
        <source>Evening, With Dust</source>
        <extracomment>Global condition OG7 “Evening, With Dust”: name.</extracomment>
        <translation>Abend, mit Staub</translation>
    </message>
    <message>
        <source>The light lies flat across the valley and shows everything that is out of place. Something as tall as a house has noticed, too.</source>
        <extracomment>Global condition OG7 “Evening, With Dust”: story.</extracomment>
        <translation>Das Licht liegt flach über dem Tal und zeigt alles, was nicht an seinem Platz ist. Etwas Haushohes hat es auch bemerkt.</translation>
    </message>
    <message>
        <source>Night Shutters</source>
        <extracomment>Global condition G01 “Night Shutters”: name.</extracomment>
        <translation>Nachtrollläden</translation>
    </message>
    <message>
        <source>The station is closing, gently, one room at a time. Doors that stood shut all day now stand open, for as long as it takes to get everybody out.</source>
        <extracomment>Global condition G01 “Night Shutters”: story.</extracomment>
        <translation>Die Station schließt, sanft, Raum für Raum. Türen, die den ganzen Tag zu waren, stehen jetzt offen, und zwar so lange, bis alle draußen sind.</translation>
    </message>
    <message>
        <source>Still Air</source>
        <extracomment>Global condition G03 “Still Air”: name.</extracomment>
        <translation>Stille Luft</translation>
    </message>
    <message>
        <source>Not a breath. Every step carries for a kilometer, and the plain remembers it.</source>
        <extracomment>Global condition G03 “Still Air”: story.</extracomment>
        <translation>Kein Hauch. Jeder Schritt trägt einen Kilometer weit, und die Ebene merkt ihn sich.</translation>
    </message>
    <message>
        <source>Choir Wind</source>
        <extracomment>Global condition G04 “Choir Wind”: name.</extracomment>
        <translation>Chorwind</translation>
    </message>
    <message>
        <source>The wind has found the reeds, and the reeds have found their voice. What you drop now is gone before it lands.</source>
        <extracomment>Global condition G04 “Choir Wind”: story.</extracomment>
        <translation>Der Wind hat das Schilf gefunden und das Schilf seine Stimme. Was ihr jetzt fallen lasst, ist fort, bevor es landet.</translation>
    </message>
    <message>
        <source>Clear Night</source>
        <extracomment>Global condition G05 “Clear Night”: name.</extracomment>
        <translation>Klare Nacht</translation>
    </message>
    <message>
        <source>Cold, windless, and more stars than sky. The salt shines from below, so that you walk between two of everything.</source>
        <extracomment>Global condition G05 “Clear Night”: story.</extracomment>
        <translation>Kalt, windstill und mehr Sterne als Himmel. Das Salz leuchtet von unten, sodass ihr durch alles zweimal geht.</translation>
    </message>
    <message>
        <source>Ebb</source>
        <extracomment>Global condition G06 “Ebb”: name.</extracomment>
        <translation>Ebbe</translation>
    </message>
    <message>
        <source>The water has gone to see about something. The mud shines, and everything that lives in it has come up to breathe and to have a look at you.</source>
        <extracomment>Global condition G06 “Ebb”: story.</extracomment>
        <translation>Das Wasser ist fortgegangen, um etwas zu erledigen. Der Schlamm glänzt, und alles, was in ihm lebt, ist heraufgekommen, um Luft zu holen und euch anzusehen.</translation>
    </message>
    <message>
        <source>Flood</source>
        <extracomment>Global condition G07 “Flood”: name.</extracomment>
        <translation>Flut</translation>
    </message>
    <message>
        <source>The tide is a wall with a lid of foam, and it is walking. Channel, arch and sandbar are under it. Whoever stands there pays for standing.</source>
        <extracomment>Global condition G07 “Flood”: story.</extracomment>
        <translation>Die Flut ist eine Wand mit einem Deckel aus Schaum, und sie geht. Rinne, Bogen und Sandbank liegen darunter. Wer dort steht, zahlt fürs Stehen.</translation>
    </message>
    <message>
        <source>Slack Water</source>
        <extracomment>Global condition G08 “Slack Water”: name.</extracomment>
        <translation>Stauwasser</translation>
    </message>
    <message>
        <source>For as long as it takes to drink a cup of tea nothing moves at all. The trees put down their roots and pretend that they have always stood here.</source>
        <extracomment>Global condition G08 “Slack Water”: story.</extracomment>
        <translation>So lange, wie man für eine Tasse Tee braucht, rührt sich überhaupt nichts. Die Bäume setzen ihre Wurzeln ab und tun so, als hätten sie schon immer hier gestanden.</translation>
    </message>
    <message>
        <source>Spring Tide</source>
        <extracomment>Global condition G02 “Spring Tide”: name.</extracomment>
        <translation>Springflut</translation>
    </message>
    <message>
        <source>Twice a year moon and giant pull together. The wall comes in with its collar up and goes one stair higher than anyone has left it room for.</source>
        <extracomment>Global condition G02 “Spring Tide”: story.</extracomment>
        <translation>Zweimal im Jahr ziehen Mond und Riese am selben Strang. Die Wand kommt mit hochgeschlagenem Kragen und steigt eine Stufe höher, als irgendwer ihr Platz gelassen hat.</translation>
    </message>
    <message>
        <source>Warm Rock</source>
        <extracomment>Global condition G09 “Warm Rock”: name.</extracomment>
        <translation>Warmer Fels</translation>
    </message>
    <message>
        <source>The ground is as warm as a hand. That is the good news; the air above it has been breathed by a mountain.</source>
        <extracomment>Global condition G09 “Warm Rock”: story.</extracomment>
        <translation>Der Boden ist handwarm. Das ist die gute Nachricht; die Luft darüber hat schon ein Berg geatmet.</translation>
    </message>
    <message>
        <source>Ember Tide</source>
        <extracomment>Global condition G10 “Ember Tide”: name.</extracomment>
        <translation>Glutflut</translation>
    </message>
    <message>
        <source>It comes down the slope like a slow crowd with lanterns. In the galleries one hardly notices. Outside, everybody walks as if on a stove.</source>
        <extracomment>Global condition G10 “Ember Tide”: story.</extracomment>
        <translation>Sie kommt den Hang herunter wie eine langsame Menge mit Laternen. In den Galerien merkt man kaum etwas. Draußen gehen alle wie auf einer Herdplatte.</translation>
    </message>
    <message>
        <source>Cooling</source>
        <extracomment>Global condition G11 “Cooling”: name.</extracomment>
        <translation>Abkühlung</translation>
    </message>
    <message>
        <source>The wheel is shut and the heat goes home, gallery by gallery. Up here the rock ticks, as a kettle does when it has been taken off.</source>
        <extracomment>Global condition G11 “Cooling”: story.</extracomment>
        <translation>Das Rad ist zu, und die Wärme geht nach Hause, Galerie um Galerie. Hier oben tickt der Fels wie ein Kessel, den man vom Feuer genommen hat.</translation>
    </message>
    <message>
        <source>Hard Frost</source>
        <extracomment>Global condition G12 “Hard Frost”: name.</extracomment>
        <translation>Strenger Frost</translation>
    </message>
    <message>
        <source>So cold that the air has fallen out of the sky and lies about in heaps. It squeaks.</source>
        <extracomment>Global condition G12 “Hard Frost”: story.</extracomment>
        <translation>So kalt, dass die Luft vom Himmel gefallen ist und in Haufen herumliegt. Sie quietscht.</translation>
    </message>
    <message>
        <source>Whiteout</source>
        <extracomment>Global condition G13 “Whiteout”: name.</extracomment>
        <translation>Weißes Nichts</translation>
    </message>
    <message>
        <source>There is no far and no near. You hold on to a rope and the rope holds on to somebody, you hope. Out on the ice nobody can lend anybody a hand.</source>
        <extracomment>Global condition G13 “Whiteout”: story.</extracomment>
        <translation>Es gibt kein Fern und kein Nah. Ihr haltet euch an einem Seil fest, und das Seil hält sich an jemandem fest, hofft ihr. Draußen auf dem Eis kann niemand niemandem zur Hand gehen.</translation>
    </message>
    <message>
        <source>Thaw</source>
        <extracomment>Global condition G14 “Thaw”: name.</extracomment>
        <translation>Tauwetter</translation>
    </message>
    <message>
        <source>The warm air comes up the stair and goes along the shelves like somebody reading. Here and there a stopper lets go.</source>
        <extracomment>Global condition G14 “Thaw”: story.</extracomment>
        <translation>Die warme Luft kommt die Treppe herauf und geht an den Regalen entlang wie jemand, der liest. Hier und da gibt ein Stöpsel nach.</translation>
    </message>
    <message>
        <source>A vial opens on the east shelves</source>
        <extracomment>Global condition G14 “Thaw”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>In den Ostregalen öffnet sich eine Phiole</translation>
    </message>
    <message>
        <source>A vial opens on the west shelves</source>
        <extracomment>Global condition G14 “Thaw”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>In den Westregalen öffnet sich eine Phiole</translation>
    </message>
    <message>
        <source>Lantern Drift</source>
        <extracomment>Global condition G15 “Lantern Drift”: name.</extracomment>
        <translation>Laternentreiben</translation>
    </message>
    <message>
        <source>The lanterns are up and drifting. In their light everybody looks well, and says so.</source>
        <extracomment>Global condition G15 “Lantern Drift”: story.</extracomment>
        <translation>Die Laternen sind aufgestiegen und treiben. In ihrem Licht sehen alle gut aus und sagen es auch.</translation>
    </message>
    <message>
        <source>Dark Hour</source>
        <extracomment>Global condition G16 “Dark Hour”: name.</extracomment>
        <translation>Dunkle Stunde</translation>
    </message>
    <message>
        <source>The lanterns close, all at once, like a crowd that has been told something. What has legs is on them. The Strays walk twice as far, since nobody sees where.</source>
        <extracomment>Global condition G16 “Dark Hour”: story.</extracomment>
        <translation>Die Laternen schließen sich, alle auf einmal, wie eine Menge, der man etwas gesagt hat. Was Beine hat, ist auf ihnen unterwegs. Die Streuner gehen doppelt so weit, da niemand sieht, wohin.</translation>
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
        <translation>Repariert Landertüren und, wenn man nett fragt, Familienfehden.</translation>
    </message>
    <message>
        <source>Second Pair of Hands</source>
        <extracomment>Crewmember oddny_castellano “Oddny Castellano”: name of the skill of this person.</extracomment>
        <translation>Noch zwei Hände</translation>
    </message>
    <message>
        <source>Kwabena Firat</source>
        <extracomment>Crewmember kwabena_firat “Kwabena Firat”: name.</extracomment>
        <translation>Kwabena Firat</translation>
    </message>
    <message>
        <source>Grew up under a suspension bridge; distrusts whatever does not sway.</source>
        <extracomment>Crewmember kwabena_firat “Kwabena Firat”: a line about this person.</extracomment>
        <translation>Unter einer Hängebrücke aufgewachsen; misstraut allem, was nicht schwankt.</translation>
    </message>
    <message>
        <source>Sway With It</source>
        <extracomment>Crewmember kwabena_firat “Kwabena Firat”: name of the skill of this person.</extracomment>
        <translation>Mitschwingen</translation>
    </message>
    <message>
        <source>Milosz Tanuvasa</source>
        <extracomment>Crewmember milosz_tanuvasa “Milosz Tanuvasa”: name.</extracomment>
        <translation>Milosz Tanuvasa</translation>
    </message>
    <message>
        <source>Welder, baritone, holder of the ship’s tea-making record.</source>
        <extracomment>Crewmember milosz_tanuvasa “Milosz Tanuvasa”: a line about this person.</extracomment>
        <translation>Schweißer, Bariton, Rekordhalter des Schiffs im Teekochen.</translation>
    </message>
    <message>
        <source>Clean Join</source>
        <extracomment>Crewmember milosz_tanuvasa “Milosz Tanuvasa”: name of the skill of this person.</extracomment>
        <translation>Saubere Naht</translation>
    </message>
    <message>
        <source>Rutger Anaya</source>
        <extracomment>Crewmember rutger_anaya “Rutger Anaya”: name.</extracomment>
        <translation>Rutger Anaya</translation>
    </message>
    <message>
        <source>Designed the recycling loop everyone drinks from; mentions it often.</source>
        <extracomment>Crewmember rutger_anaya “Rutger Anaya”: a line about this person.</extracomment>
        <translation>Hat den Kreislauf entworfen, aus dem alle trinken; erwähnt es oft.</translation>
    </message>
    <message>
        <source>Nothing Wasted</source>
        <extracomment>Crewmember rutger_anaya “Rutger Anaya”: name of the skill of this person.</extracomment>
        <translation>Nichts verschwendet</translation>
    </message>
    <message>
        <source>Jomo Lindgren</source>
        <extracomment>Crewmember jomo_lindgren “Jomo Lindgren”: name.</extracomment>
        <translation>Jomo Lindgren</translation>
    </message>
    <message>
        <source>Crane operator who can set a piano down on an egg.</source>
        <extracomment>Crewmember jomo_lindgren “Jomo Lindgren”: a line about this person.</extracomment>
        <translation>Kranführer, der ein Klavier auf einem Ei absetzen kann.</translation>
    </message>
    <message>
        <source>Soft Landing</source>
        <extracomment>Crewmember jomo_lindgren “Jomo Lindgren”: name of the skill of this person.</extracomment>
        <translation>Sanft gelandet</translation>
    </message>
    <message>
        <source>Sunniva Rao</source>
        <extracomment>Crewmember sunniva_rao “Sunniva Rao”: name.</extracomment>
        <translation>Sunniva Rao</translation>
    </message>
    <message>
        <source>Talks to motors in full sentences. They seem to answer.</source>
        <extracomment>Crewmember sunniva_rao “Sunniva Rao”: a line about this person.</extracomment>
        <translation>Spricht mit Motoren in ganzen Sätzen. Sie scheinen zu antworten.</translation>
    </message>
    <message>
        <source>Warm Engine</source>
        <extracomment>Crewmember sunniva_rao “Sunniva Rao”: name of the skill of this person.</extracomment>
        <translation>Warmer Motor</translation>
    </message>
    <message>
        <source>Baltazar Nkemdi</source>
        <extracomment>Crewmember baltazar_nkemdi “Baltazar Nkemdi”: name.</extracomment>
        <translation>Baltazar Nkemdi</translation>
    </message>
    <message>
        <source>Retired bridge inspector; the retirement lasted nine days.</source>
        <extracomment>Crewmember baltazar_nkemdi “Baltazar Nkemdi”: a line about this person.</extracomment>
        <translation>Brückenprüfer im Ruhestand; der Ruhestand dauerte neun Tage.</translation>
    </message>
    <message>
        <source>Load Test</source>
        <extracomment>Crewmember baltazar_nkemdi “Baltazar Nkemdi”: name of the skill of this person.</extracomment>
        <translation>Belastungsprobe</translation>
    </message>
    <message>
        <source>Yeon-woo Petrakis</source>
        <extracomment>Crewmember yeon_woo_petrakis “Yeon-woo Petrakis”: name.</extracomment>
        <translation>Yeon-woo Petrakis</translation>
    </message>
    <message>
        <source>Youngest on the hull crew; keeps a list of every bolt.</source>
        <extracomment>Crewmember yeon_woo_petrakis “Yeon-woo Petrakis”: a line about this person.</extracomment>
        <translation>Jüngstes Mitglied des Rumpftrupps; führt Buch über jeden Bolzen.</translation>
    </message>
    <message>
        <source>Bolt by Bolt</source>
        <extracomment>Crewmember yeon_woo_petrakis “Yeon-woo Petrakis”: name of the skill of this person.</extracomment>
        <translation>Bolzen für Bolzen</translation>
    </message>
    <message>
        <source>Grete Mahlangu</source>
        <extracomment>Crewmember grete_mahlangu “Grete Mahlangu”: name.</extracomment>
        <translation>Grete Mahlangu</translation>
    </message>
    <message>
        <source>Built pumps for drought towns; hates dripping taps on principle.</source>
        <extracomment>Crewmember grete_mahlangu “Grete Mahlangu”: a line about this person.</extracomment>
        <translation>Baute Pumpen für dürregeplagte Städte; hasst tropfende Hähne aus Prinzip.</translation>
    </message>
    <message>
        <source>Stop the Leak</source>
        <extracomment>Crewmember grete_mahlangu “Grete Mahlangu”: name of the skill of this person.</extracomment>
        <translation>Leck stopfen</translation>
    </message>
    <message>
        <source>Ignas Palomar</source>
        <extracomment>Crewmember ignas_palomar “Ignas Palomar”: name.</extracomment>
        <translation>Ignas Palomar</translation>
    </message>
    <message>
        <source>Clockmaker; late for everything except emergencies.</source>
        <extracomment>Crewmember ignas_palomar “Ignas Palomar”: a line about this person.</extracomment>
        <translation>Uhrmacher; kommt zu allem zu spät, außer zu Notfällen.</translation>
    </message>
    <message>
        <source>Wind It Back</source>
        <extracomment>Crewmember ignas_palomar “Ignas Palomar”: name of the skill of this person.</extracomment>
        <translation>Zurückdrehen</translation>
    </message>
    <message>
        <source>Talia Oyelaran</source>
        <extracomment>Crewmember talia_oyelaran “Talia Oyelaran”: name.</extracomment>
        <translation>Talia Oyelaran</translation>
    </message>
    <message>
        <source>Lays cable as others lay tables, candles included.</source>
        <extracomment>Crewmember talia_oyelaran “Talia Oyelaran”: a line about this person.</extracomment>
        <translation>Verlegt Kabel, wie andere Tische decken, Kerzen inbegriffen.</translation>
    </message>
    <message>
        <source>Patch Lead</source>
        <extracomment>Crewmember talia_oyelaran “Talia Oyelaran”: name of the skill of this person.</extracomment>
        <translation>Flickleitung</translation>
    </message>
    <message>
        <source>Dov Karimov</source>
        <extracomment>Crewmember dov_karimov “Dov Karimov”: name.</extracomment>
        <translation>Dov Karimov</translation>
    </message>
    <message>
        <source>Tunnel engineer; counts paces in his sleep.</source>
        <extracomment>Crewmember dov_karimov “Dov Karimov”: a line about this person.</extracomment>
        <translation>Tunnelbauer; zählt im Schlaf seine Schritte.</translation>
    </message>
    <message>
        <source>Known Distance</source>
        <extracomment>Crewmember dov_karimov “Dov Karimov”: name of the skill of this person.</extracomment>
        <translation>Bekannte Strecke</translation>
    </message>
    <message>
        <source>Lupe Vanterpool</source>
        <extracomment>Crewmember lupe_vanterpool “Lupe Vanterpool”: name.</extracomment>
        <translation>Lupe Vanterpool</translation>
    </message>
    <message>
        <source>Fixed fishing boats for forty years; the sea still owes her.</source>
        <extracomment>Crewmember lupe_vanterpool “Lupe Vanterpool”: a line about this person.</extracomment>
        <translation>Hat vierzig Jahre Fischerboote geflickt; das Meer steht noch in ihrer Schuld.</translation>
    </message>
    <message>
        <source>Whatever Floats</source>
        <extracomment>Crewmember lupe_vanterpool “Lupe Vanterpool”: name of the skill of this person.</extracomment>
        <translation>Was schwimmt</translation>
    </message>
    <message>
        <source>Anselm Quarshie</source>
        <extracomment>Crewmember anselm_quarshie “Anselm Quarshie”: name.</extracomment>
        <translation>Anselm Quarshie</translation>
    </message>
    <message>
        <source>Builds model railways; strong feelings about tolerances.</source>
        <extracomment>Crewmember anselm_quarshie “Anselm Quarshie”: a line about this person.</extracomment>
        <translation>Baut Modelleisenbahnen; hat starke Gefühle, was Toleranzen angeht.</translation>
    </message>
    <message>
        <source>Fine Tolerance</source>
        <extracomment>Crewmember anselm_quarshie “Anselm Quarshie”: name of the skill of this person.</extracomment>
        <translation>Feine Toleranz</translation>
    </message>
    <message>
        <source>Tuuli Makwana</source>
        <extracomment>Crewmember tuuli_makwana “Tuuli Makwana”: name.</extracomment>
        <translation>Tuuli Makwana</translation>
    </message>
    <message>
        <source>Granddaughter of a Halfway trainee; first up, last to bed.</source>
        <extracomment>Crewmember tuuli_makwana “Tuuli Makwana”: a line about this person.</extracomment>
        <translation>Enkelin einer Schülerin aus Halbweg; als Erste wach, als Letzte im Bett.</translation>
    </message>
    <message>
        <source>Light Feet</source>
        <extracomment>Crewmember tuuli_makwana “Tuuli Makwana”: name of the skill of this person.</extracomment>
        <translation>Leichte Füße</translation>
    </message>
    <message>
        <source>Rafe Kimathi</source>
        <extracomment>Crewmember rafe_kimathi “Rafe Kimathi”: name.</extracomment>
        <translation>Rafe Kimathi</translation>
    </message>
    <message>
        <source>Marathon runner; says every planet has a hill worth hating.</source>
        <extracomment>Crewmember rafe_kimathi “Rafe Kimathi”: a line about this person.</extracomment>
        <translation>Marathonläufer; sagt, jeder Planet habe einen Hügel zum Hassen.</translation>
    </message>
    <message>
        <source>Second Wind</source>
        <extracomment>Crewmember rafe_kimathi “Rafe Kimathi”: name of the skill of this person.</extracomment>
        <translation>Zweite Luft</translation>
    </message>
    <message>
        <source>Isidora Plenko</source>
        <extracomment>Crewmember isidora_plenko “Isidora Plenko”: name.</extracomment>
        <translation>Isidora Plenko</translation>
    </message>
    <message>
        <source>Cave cartographer; draws left-handed, in the dark, without stopping.</source>
        <extracomment>Crewmember isidora_plenko “Isidora Plenko”: a line about this person.</extracomment>
        <translation>Höhlenkartografin; zeichnet mit links, im Dunkeln, ohne anzuhalten.</translation>
    </message>
    <message>
        <source>Dark Map</source>
        <extracomment>Crewmember isidora_plenko “Isidora Plenko”: name of the skill of this person.</extracomment>
        <translation>Dunkle Karte</translation>
    </message>
    <message>
        <source>Nilufar Ayodele</source>
        <extracomment>Crewmember nilufar_ayodele “Nilufar Ayodele”: name.</extracomment>
        <translation>Nilufar Ayodele</translation>
    </message>
    <message>
        <source>Mountain rescue pilot with a voice that stops avalanches.</source>
        <extracomment>Crewmember nilufar_ayodele “Nilufar Ayodele”: a line about this person.</extracomment>
        <translation>Bergrettungspilotin mit einer Stimme, die Lawinen anhält.</translation>
    </message>
    <message>
        <source>Hold Position</source>
        <extracomment>Crewmember nilufar_ayodele “Nilufar Ayodele”: name of the skill of this person.</extracomment>
        <translation>Position halten</translation>
    </message>
    <message>
        <source>Caspian Roa</source>
        <extracomment>Crewmember caspian_roa “Caspian Roa”: name.</extracomment>
        <translation>Caspian Roa</translation>
    </message>
    <message>
        <source>Photographer who has not yet taken a picture of himself.</source>
        <extracomment>Crewmember caspian_roa “Caspian Roa”: a line about this person.</extracomment>
        <translation>Fotograf, der noch nie ein Bild von sich gemacht hat.</translation>
    </message>
    <message>
        <source>Candid</source>
        <extracomment>Crewmember caspian_roa “Caspian Roa”: name of the skill of this person.</extracomment>
        <translation>Schnappschuss</translation>
    </message>
    <message>
        <source>Hinemoa Dufresne</source>
        <extracomment>Crewmember hinemoa_dufresne “Hinemoa Dufresne”: name.</extracomment>
        <translation>Hinemoa Dufresne</translation>
    </message>
    <message>
        <source>Navigator who learned stars before letters.</source>
        <extracomment>Crewmember hinemoa_dufresne “Hinemoa Dufresne”: a line about this person.</extracomment>
        <translation>Navigatorin, die Sterne vor Buchstaben lernte.</translation>
    </message>
    <message>
        <source>Star Path</source>
        <extracomment>Crewmember hinemoa_dufresne “Hinemoa Dufresne”: name of the skill of this person.</extracomment>
        <translation>Sternenpfad</translation>
    </message>
    <message>
        <source>Zoltan Abeyratne</source>
        <extracomment>Crewmember zoltan_abeyratne “Zoltan Abeyratne”: name.</extracomment>
        <translation>Zoltan Abeyratne</translation>
    </message>
    <message>
        <source>Beekeeper turned surveyor; still hums at a working pitch.</source>
        <extracomment>Crewmember zoltan_abeyratne “Zoltan Abeyratne”: a line about this person.</extracomment>
        <translation>Erst Imker, dann Landvermesser; summt noch in Arbeitstonlage.</translation>
    </message>
    <message>
        <source>Follow the Hum</source>
        <extracomment>Crewmember zoltan_abeyratne “Zoltan Abeyratne”: name of the skill of this person.</extracomment>
        <translation>Dem Summen nach</translation>
    </message>
    <message>
        <source>Marisol Fennick</source>
        <extracomment>Crewmember marisol_fennick “Marisol Fennick”: name.</extracomment>
        <translation>Marisol Fennick</translation>
    </message>
    <message>
        <source>Delivered mail by bicycle through two floods. Delighted with this job.</source>
        <extracomment>Crewmember marisol_fennick “Marisol Fennick”: a line about this person.</extracomment>
        <translation>Trug in zwei Hochwassern Post mit dem Rad aus. Hocherfreut über diese Stelle.</translation>
    </message>
    <message>
        <source>Neither Rain</source>
        <extracomment>Crewmember marisol_fennick “Marisol Fennick”: name of the skill of this person.</extracomment>
        <translation>Bei jedem Wetter</translation>
    </message>
    <message>
        <source>Eskil Ramaswamy</source>
        <extracomment>Crewmember eskil_ramaswamy “Eskil Ramaswamy”: name.</extracomment>
        <translation>Eskil Ramaswamy</translation>
    </message>
    <message>
        <source>Ski patrol; reads snow like a newspaper he disagrees with.</source>
        <extracomment>Crewmember eskil_ramaswamy “Eskil Ramaswamy”: a line about this person.</extracomment>
        <translation>Von der Pistenwacht; liest Schnee wie eine Zeitung, der er nicht zustimmt.</translation>
    </message>
    <message>
        <source>Read the Slope</source>
        <extracomment>Crewmember eskil_ramaswamy “Eskil Ramaswamy”: name of the skill of this person.</extracomment>
        <translation>Den Hang lesen</translation>
    </message>
    <message>
        <source>Palesa Johansen</source>
        <extracomment>Crewmember palesa_johansen “Palesa Johansen”: name.</extracomment>
        <translation>Palesa Johansen</translation>
    </message>
    <message>
        <source>Map librarian who wanted to see whether the maps were right.</source>
        <extracomment>Crewmember palesa_johansen “Palesa Johansen”: a line about this person.</extracomment>
        <translation>Kartenbibliothekarin, die sehen wollte, ob die Karten stimmen.</translation>
    </message>
    <message>
        <source>Marginal Note</source>
        <extracomment>Crewmember palesa_johansen “Palesa Johansen”: name of the skill of this person.</extracomment>
        <translation>Am Rand notiert</translation>
    </message>
    <message>
        <source>Bohdan Itoh</source>
        <extracomment>Crewmember bohdan_itoh “Bohdan Itoh”: name.</extracomment>
        <translation>Bohdan Itoh</translation>
    </message>
    <message>
        <source>Long-haul driver; knows four hundred songs, sings six well.</source>
        <extracomment>Crewmember bohdan_itoh “Bohdan Itoh”: a line about this person.</extracomment>
        <translation>Fernfahrer; kennt vierhundert Lieder, singt sechs davon gut.</translation>
    </message>
    <message>
        <source>Long Haul</source>
        <extracomment>Crewmember bohdan_itoh “Bohdan Itoh”: name of the skill of this person.</extracomment>
        <translation>Langstrecke</translation>
    </message>
    <message>
        <source>Cleo Sandoval</source>
        <extracomment>Crewmember cleo_sandoval “Cleo Sandoval”: name.</extracomment>
        <translation>Cleo Sandoval</translation>
    </message>
    <message>
        <source>Tree surgeon. Has fallen from better trees than yours.</source>
        <extracomment>Crewmember cleo_sandoval “Cleo Sandoval”: a line about this person.</extracomment>
        <translation>Baumpflegerin. Ist schon von besseren Bäumen gefallen als euren.</translation>
    </message>
    <message>
        <source>Roll With It</source>
        <extracomment>Crewmember cleo_sandoval “Cleo Sandoval”: name of the skill of this person.</extracomment>
        <translation>Abrollen</translation>
    </message>
    <message>
        <source>Aroha Bielski</source>
        <extracomment>Crewmember aroha_bielski “Aroha Bielski”: name.</extracomment>
        <translation>Aroha Bielski</translation>
    </message>
    <message>
        <source>Tracks whales for pleasure and lost socks for pay.</source>
        <extracomment>Crewmember aroha_bielski “Aroha Bielski”: a line about this person.</extracomment>
        <translation>Verfolgt Wale zum Vergnügen und verlorene Socken gegen Geld.</translation>
    </message>
    <message>
        <source>Patient Eye</source>
        <extracomment>Crewmember aroha_bielski “Aroha Bielski”: name of the skill of this person.</extracomment>
        <translation>Geduldiger Blick</translation>
    </message>
    <message>
        <source>Mattias Olowe</source>
        <extracomment>Crewmember mattias_olowe “Mattias Olowe”: name.</extracomment>
        <translation>Mattias Olowe</translation>
    </message>
    <message>
        <source>Former stage magician; suspiciously good with knots.</source>
        <extracomment>Crewmember mattias_olowe “Mattias Olowe”: a line about this person.</extracomment>
        <translation>Früher Bühnenzauberer; verdächtig gut mit Knoten.</translation>
    </message>
    <message>
        <source>Misdirection</source>
        <extracomment>Crewmember mattias_olowe “Mattias Olowe”: name of the skill of this person.</extracomment>
        <translation>Ablenkung</translation>
    </message>
    <message>
        <source>Filomena Astrup</source>
        <extracomment>Crewmember filomena_astrup “Filomena Astrup”: name.</extracomment>
        <translation>Filomena Astrup</translation>
    </message>
    <message>
        <source>Soil scientist; will taste it if nobody stops her.</source>
        <extracomment>Crewmember filomena_astrup “Filomena Astrup”: a line about this person.</extracomment>
        <translation>Bodenkundlerin; kostet die Probe, wenn niemand sie aufhält.</translation>
    </message>
    <message>
        <source>Tasting Notes</source>
        <extracomment>Crewmember filomena_astrup “Filomena Astrup”: name of the skill of this person.</extracomment>
        <translation>Kostnotizen</translation>
    </message>
    <message>
        <source>Jun-ho Barbosa</source>
        <extracomment>Crewmember jun_ho_barbosa “Jun-ho Barbosa”: name.</extracomment>
        <translation>Jun-ho Barbosa</translation>
    </message>
    <message>
        <source>Statistician; bets only biscuits, owns most of them.</source>
        <extracomment>Crewmember jun_ho_barbosa “Jun-ho Barbosa”: a line about this person.</extracomment>
        <translation>Statistiker; wettet nur um Kekse, besitzt die meisten davon.</translation>
    </message>
    <message>
        <source>Fair Odds</source>
        <extracomment>Crewmember jun_ho_barbosa “Jun-ho Barbosa”: name of the skill of this person.</extracomment>
        <translation>Faire Chancen</translation>
    </message>
    <message>
        <source>Ondine Kariuki</source>
        <extracomment>Crewmember ondine_kariuki “Ondine Kariuki”: name.</extracomment>
        <translation>Ondine Kariuki</translation>
    </message>
    <message>
        <source>Studies slime molds; invites them to meetings.</source>
        <extracomment>Crewmember ondine_kariuki “Ondine Kariuki”: a line about this person.</extracomment>
        <translation>Erforscht Schleimpilze; lädt sie zu Besprechungen ein.</translation>
    </message>
    <message>
        <source>Slow Thought</source>
        <extracomment>Crewmember ondine_kariuki “Ondine Kariuki”: name of the skill of this person.</extracomment>
        <translation>Langsam denken</translation>
    </message>
    <message>
        <source>Teofil Gunawardena</source>
        <extracomment>Crewmember teofil_gunawardena “Teofil Gunawardena”: name.</extracomment>
        <translation>Teofil Gunawardena</translation>
    </message>
    <message>
        <source>Linguist of whistles, clicks and sighs.</source>
        <extracomment>Crewmember teofil_gunawardena “Teofil Gunawardena”: a line about this person.</extracomment>
        <translation>Sprachforscher für Pfiffe, Klicks und Seufzer.</translation>
    </message>
    <message>
        <source>Say It Again</source>
        <extracomment>Crewmember teofil_gunawardena “Teofil Gunawardena”: name of the skill of this person.</extracomment>
        <translation>Noch einmal, bitte</translation>
    </message>
    <message>
        <source>Saoirse Matondo</source>
        <extracomment>Crewmember saoirse_matondo “Saoirse Matondo”: name.</extracomment>
        <translation>Saoirse Matondo</translation>
    </message>
    <message>
        <source>Glaciologist; carries ice cores as others carry babies.</source>
        <extracomment>Crewmember saoirse_matondo “Saoirse Matondo”: a line about this person.</extracomment>
        <translation>Glaziologin; trägt Eisbohrkerne, wie andere Säuglinge tragen.</translation>
    </message>
    <message>
        <source>Cold Patience</source>
        <extracomment>Crewmember saoirse_matondo “Saoirse Matondo”: name of the skill of this person.</extracomment>
        <translation>Kalte Geduld</translation>
    </message>
    <message>
        <source>Hadley Ibarra</source>
        <extracomment>Crewmember hadley_ibarra “Hadley Ibarra”: name.</extracomment>
        <translation>Hadley Ibarra</translation>
    </message>
    <message>
        <source>Field medic who hates the word brave and proves it daily.</source>
        <extracomment>Crewmember hadley_ibarra “Hadley Ibarra”: a line about this person.</extracomment>
        <translation>Aus dem Feldsanitätsdienst; hasst das Wort „tapfer“ und beweist es täglich.</translation>
    </message>
    <message>
        <source>Steady Now</source>
        <extracomment>Crewmember hadley_ibarra “Hadley Ibarra”: name of the skill of this person.</extracomment>
        <translation>Ganz ruhig</translation>
    </message>
    <message>
        <source>Mirembe Schaaf</source>
        <extracomment>Crewmember mirembe_schaaf “Mirembe Schaaf”: name.</extracomment>
        <translation>Mirembe Schaaf</translation>
    </message>
    <message>
        <source>Botanist, optimist; talks to the Letter when nobody listens.</source>
        <extracomment>Crewmember mirembe_schaaf “Mirembe Schaaf”: a line about this person.</extracomment>
        <translation>Botanikerin, Optimistin; spricht mit dem Brief, wenn niemand zuhört.</translation>
    </message>
    <message>
        <source>Green Thumb</source>
        <extracomment>Crewmember mirembe_schaaf “Mirembe Schaaf”: name of the skill of this person.</extracomment>
        <translation>Grüner Daumen</translation>
    </message>
    <message>
        <source>Vasil Tokunaga</source>
        <extracomment>Crewmember vasil_tokunaga “Vasil Tokunaga”: name.</extracomment>
        <translation>Vasil Tokunaga</translation>
    </message>
    <message>
        <source>Radio astronomer; sleeps best in static.</source>
        <extracomment>Crewmember vasil_tokunaga “Vasil Tokunaga”: a line about this person.</extracomment>
        <translation>Radioastronom; schläft am besten bei Rauschen.</translation>
    </message>
    <message>
        <source>Signal in Noise</source>
        <extracomment>Crewmember vasil_tokunaga “Vasil Tokunaga”: name of the skill of this person.</extracomment>
        <translation>Signal im Rauschen</translation>
    </message>
    <message>
        <source>Ngaire Solberg</source>
        <extracomment>Crewmember ngaire_solberg “Ngaire Solberg”: name.</extracomment>
        <translation>Ngaire Solberg</translation>
    </message>
    <message>
        <source>Tide modeler; knows when, seldom where she left her shoes.</source>
        <extracomment>Crewmember ngaire_solberg “Ngaire Solberg”: a line about this person.</extracomment>
        <translation>Tidenberechnerin; weiß, wann, aber selten, wo ihre Schuhe sind.</translation>
    </message>
    <message>
        <source>Know the Hour</source>
        <extracomment>Crewmember ngaire_solberg “Ngaire Solberg”: name of the skill of this person.</extracomment>
        <translation>Die Stunde kennen</translation>
    </message>
    <message>
        <source>Leopold Achieng</source>
        <extracomment>Crewmember leopold_achieng “Leopold Achieng”: name.</extracomment>
        <translation>Leopold Achieng</translation>
    </message>
    <message>
        <source>Chemist; bakes for arguments he expects to lose.</source>
        <extracomment>Crewmember leopold_achieng “Leopold Achieng”: a line about this person.</extracomment>
        <translation>Chemiker; backt für Streitgespräche, die er zu verlieren glaubt.</translation>
    </message>
    <message>
        <source>Peace Offering</source>
        <extracomment>Crewmember leopold_achieng “Leopold Achieng”: name of the skill of this person.</extracomment>
        <translation>Friedensangebot</translation>
    </message>
    <message>
        <source>Bettina Moyo</source>
        <extracomment>Crewmember bettina_moyo “Bettina Moyo”: name.</extracomment>
        <translation>Bettina Moyo</translation>
    </message>
    <message>
        <source>Vet for large animals and small panics.</source>
        <extracomment>Crewmember bettina_moyo “Bettina Moyo”: a line about this person.</extracomment>
        <translation>Tierärztin für große Tiere und kleine Paniken.</translation>
    </message>
    <message>
        <source>There, There</source>
        <extracomment>Crewmember bettina_moyo “Bettina Moyo”: name of the skill of this person.</extracomment>
        <translation>Na, na</translation>
    </message>
    <message>
        <source>Farrukh Yuen</source>
        <extracomment>Crewmember farrukh_yuen “Farrukh Yuen”: name.</extracomment>
        <translation>Farrukh Yuen</translation>
    </message>
    <message>
        <source>Archivist; holds that every box is somebody’s handwriting.</source>
        <extracomment>Crewmember farrukh_yuen “Farrukh Yuen”: a line about this person.</extracomment>
        <translation>Archivar; findet, jede Kiste sei jemandes Handschrift.</translation>
    </message>
    <message>
        <source>Read the Box</source>
        <extracomment>Crewmember farrukh_yuen “Farrukh Yuen”: name of the skill of this person.</extracomment>
        <translation>Die Kiste lesen</translation>
    </message>
    <message>
        <source>Iolanthe Park</source>
        <extracomment>Crewmember iolanthe_park “Iolanthe Park”: name.</extracomment>
        <translation>Iolanthe Park</translation>
    </message>
    <message>
        <source>Acoustics researcher; perfect pitch, imperfect whisper.</source>
        <extracomment>Crewmember iolanthe_park “Iolanthe Park”: a line about this person.</extracomment>
        <translation>Akustikforscherin; absolutes Gehör, relatives Flüstern.</translation>
    </message>
    <message>
        <source>Resonance</source>
        <extracomment>Crewmember iolanthe_park “Iolanthe Park”: name of the skill of this person.</extracomment>
        <translation>Resonanz</translation>
    </message>
    <message>
        <source>Eun-ji Stavros</source>
        <extracomment>Crewmember eun_ji_stavros “Eun-ji Stavros”: name.</extracomment>
        <translation>Eun-ji Stavros</translation>
    </message>
    <message>
        <source>Youngest doctorate aboard; oldest slippers.</source>
        <extracomment>Crewmember eun_ji_stavros “Eun-ji Stavros”: a line about this person.</extracomment>
        <translation>Jüngster Doktortitel an Bord; älteste Hausschuhe.</translation>
    </message>
    <message>
        <source>Footnote</source>
        <extracomment>Crewmember eun_ji_stavros “Eun-ji Stavros”: name of the skill of this person.</extracomment>
        <translation>Fußnote</translation>
    </message>
    <message>
        <source>Dagny Owusu</source>
        <extracomment>Crewmember dagny_owusu “Dagny Owusu”: name.</extracomment>
        <translation>Dagny Owusu</translation>
    </message>
    <message>
        <source>Lifeguard chief; never lost a swimmer, or an argument.</source>
        <extracomment>Crewmember dagny_owusu “Dagny Owusu”: a line about this person.</extracomment>
        <translation>Oberste Rettungsschwimmerin; verlor nie einen Schwimmer und nie einen Streit.</translation>
    </message>
    <message>
        <source>Between You and It</source>
        <extracomment>Crewmember dagny_owusu “Dagny Owusu”: name of the skill of this person.</extracomment>
        <translation>Dazwischen</translation>
    </message>
    <message>
        <source>Wiremu Bloch</source>
        <extracomment>Crewmember wiremu_bloch “Wiremu Bloch”: name.</extracomment>
        <translation>Wiremu Bloch</translation>
    </message>
    <message>
        <source>Doorman whose best tool was a chair for the tired.</source>
        <extracomment>Crewmember wiremu_bloch “Wiremu Bloch”: a line about this person.</extracomment>
        <translation>Portier, dessen bestes Werkzeug ein Stuhl für Müde war.</translation>
    </message>
    <message>
        <source>Have a Seat</source>
        <extracomment>Crewmember wiremu_bloch “Wiremu Bloch”: name of the skill of this person.</extracomment>
        <translation>Nehmt doch Platz</translation>
    </message>
    <message>
        <source>Krystof Banda</source>
        <extracomment>Crewmember krystof_banda “Krystof Banda”: name.</extracomment>
        <translation>Krystof Banda</translation>
    </message>
    <message>
        <source>Firefighter; reads smoke, forgets birthdays.</source>
        <extracomment>Crewmember krystof_banda “Krystof Banda”: a line about this person.</extracomment>
        <translation>Feuerwehrmann; liest Rauch, vergisst Geburtstage.</translation>
    </message>
    <message>
        <source>Low Under Smoke</source>
        <extracomment>Crewmember krystof_banda “Krystof Banda”: name of the skill of this person.</extracomment>
        <translation>Unter dem Rauch</translation>
    </message>
    <message>
        <source>Salome Westerby</source>
        <extracomment>Crewmember salome_westerby “Salome Westerby”: name.</extracomment>
        <translation>Salome Westerby</translation>
    </message>
    <message>
        <source>Negotiator; once talked a strike into a picnic.</source>
        <extracomment>Crewmember salome_westerby “Salome Westerby”: a line about this person.</extracomment>
        <translation>Unterhändlerin; hat einmal einen Streik zum Picknick überredet.</translation>
    </message>
    <message>
        <source>Common Ground</source>
        <extracomment>Crewmember salome_westerby “Salome Westerby”: name of the skill of this person.</extracomment>
        <translation>Gemeinsamer Grund</translation>
    </message>
    <message>
        <source>Ibrahim Valdez</source>
        <extracomment>Crewmember ibrahim_valdez “Ibrahim Valdez”: name.</extracomment>
        <translation>Ibrahim Valdez</translation>
    </message>
    <message>
        <source>Avalanche dog handler. The dog stayed; he writes weekly.</source>
        <extracomment>Crewmember ibrahim_valdez “Ibrahim Valdez”: a line about this person.</extracomment>
        <translation>Lawinenhundeführer. Der Hund blieb; er schreibt ihm jede Woche.</translation>
    </message>
    <message>
        <source>Good Nose</source>
        <extracomment>Crewmember ibrahim_valdez “Ibrahim Valdez”: name of the skill of this person.</extracomment>
        <translation>Gute Nase</translation>
    </message>
    <message>
        <source>Marguerite Nez</source>
        <extracomment>Crewmember marguerite_nez “Marguerite Nez”: name.</extracomment>
        <translation>Marguerite Nez</translation>
    </message>
    <message>
        <source>Courtroom sketch artist; notices hands first.</source>
        <extracomment>Crewmember marguerite_nez “Marguerite Nez”: a line about this person.</extracomment>
        <translation>Gerichtszeichnerin; achtet zuerst auf die Hände.</translation>
    </message>
    <message>
        <source>Tell</source>
        <extracomment>Crewmember marguerite_nez “Marguerite Nez”: name of the skill of this person.</extracomment>
        <translation>Verräterische Geste</translation>
    </message>
    <message>
        <source>Okko Sithole</source>
        <extracomment>Crewmember okko_sithole “Okko Sithole”: name.</extracomment>
        <translation>Okko Sithole</translation>
    </message>
    <message>
        <source>Heavyweight rower, gentle talker, terrible cook.</source>
        <extracomment>Crewmember okko_sithole “Okko Sithole”: a line about this person.</extracomment>
        <translation>Schwergewichtsruderer, sanfter Redner, grauenhafter Koch.</translation>
    </message>
    <message>
        <source>Pull Together</source>
        <extracomment>Crewmember okko_sithole “Okko Sithole”: name of the skill of this person.</extracomment>
        <translation>Gleicher Schlag</translation>
    </message>
    <message>
        <source>Pilar Drummond</source>
        <extracomment>Crewmember pilar_drummond “Pilar Drummond”: name.</extracomment>
        <translation>Pilar Drummond</translation>
    </message>
    <message>
        <source>Customs officer for twenty years; can smell undeclared cheese.</source>
        <extracomment>Crewmember pilar_drummond “Pilar Drummond”: a line about this person.</extracomment>
        <translation>Zwanzig Jahre beim Zoll; riecht unverzollten Käse.</translation>
    </message>
    <message>
        <source>Anything to Declare</source>
        <extracomment>Crewmember pilar_drummond “Pilar Drummond”: name of the skill of this person.</extracomment>
        <translation>Etwas zu verzollen?</translation>
    </message>
    <message>
        <source>Goran Hale</source>
        <extracomment>Crewmember goran_hale “Goran Hale”: name.</extracomment>
        <translation>Goran Hale</translation>
    </message>
    <message>
        <source>Mine rescue; speaks softly because rocks listen.</source>
        <extracomment>Crewmember goran_hale “Goran Hale”: a line about this person.</extracomment>
        <translation>Von der Grubenwehr; spricht leise, weil Steine zuhören.</translation>
    </message>
    <message>
        <source>Rocks Listen</source>
        <extracomment>Crewmember goran_hale “Goran Hale”: name of the skill of this person.</extracomment>
        <translation>Steine hören zu</translation>
    </message>
    <message>
        <source>Leilani Kovac</source>
        <extracomment>Crewmember leilani_kovac “Leilani Kovac”: name.</extracomment>
        <translation>Leilani Kovac</translation>
    </message>
    <message>
        <source>Surf coach; teaches falling before standing.</source>
        <extracomment>Crewmember leilani_kovac “Leilani Kovac”: a line about this person.</extracomment>
        <translation>Surflehrerin; unterrichtet Fallen vor Stehen.</translation>
    </message>
    <message>
        <source>Fall First</source>
        <extracomment>Crewmember leilani_kovac “Leilani Kovac”: name of the skill of this person.</extracomment>
        <translation>Erst fallen</translation>
    </message>
    <message>
        <source>Fergus Adomako</source>
        <extracomment>Crewmember fergus_adomako “Fergus Adomako”: name.</extracomment>
        <translation>Fergus Adomako</translation>
    </message>
    <message>
        <source>School caretaker, hero of one very long night.</source>
        <extracomment>Crewmember fergus_adomako “Fergus Adomako”: a line about this person.</extracomment>
        <translation>Schulhausmeister, Held einer sehr langen Nacht.</translation>
    </message>
    <message>
        <source>Keys to Everything</source>
        <extracomment>Crewmember fergus_adomako “Fergus Adomako”: name of the skill of this person.</extracomment>
        <translation>Alle Schlüssel</translation>
    </message>
    <message>
        <source>Nomvula Reinholt</source>
        <extracomment>Crewmember nomvula_reinholt “Nomvula Reinholt”: name.</extracomment>
        <translation>Nomvula Reinholt</translation>
    </message>
    <message>
        <source>Chess coach; apologizes before winning.</source>
        <extracomment>Crewmember nomvula_reinholt “Nomvula Reinholt”: a line about this person.</extracomment>
        <translation>Schachtrainerin; entschuldigt sich, bevor sie gewinnt.</translation>
    </message>
    <message>
        <source>Three Moves Ahead</source>
        <extracomment>Crewmember nomvula_reinholt “Nomvula Reinholt”: name of the skill of this person.</extracomment>
        <translation>Drei Züge voraus</translation>
    </message>
    <message>
        <source>Stellan Choudhury</source>
        <extracomment>Crewmember stellan_choudhury “Stellan Choudhury”: name.</extracomment>
        <translation>Stellan Choudhury</translation>
    </message>
    <message>
        <source>Ship’s quietest man; four hundred people tell him everything.</source>
        <extracomment>Crewmember stellan_choudhury “Stellan Choudhury”: a line about this person.</extracomment>
        <translation>Der stillste Mann an Bord; vierhundert Leute erzählen ihm alles.</translation>
    </message>
    <message>
        <source>Confidant</source>
        <extracomment>Crewmember stellan_choudhury “Stellan Choudhury”: name of the skill of this person.</extracomment>
        <translation>Vertrauter</translation>
    </message>
    <message>
        <source>Rosalind Faleolo</source>
        <extracomment>Crewmember rosalind_faleolo “Rosalind Faleolo”: name.</extracomment>
        <translation>Rosalind Faleolo</translation>
    </message>
    <message>
        <source>Rugby prop and lace-maker; both need patience.</source>
        <extracomment>Crewmember rosalind_faleolo “Rosalind Faleolo”: a line about this person.</extracomment>
        <translation>Rugbystürmerin und Spitzenklöpplerin; für beides braucht man Geduld.</translation>
    </message>
    <message>
        <source>Hold the Line</source>
        <extracomment>Crewmember rosalind_faleolo “Rosalind Faleolo”: name of the skill of this person.</extracomment>
        <translation>Die Linie halten</translation>
    </message>
    <message>
        <source>Abel Nakashima</source>
        <extracomment>Crewmember abel_nakashima “Abel Nakashima”: name.</extracomment>
        <translation>Abel Nakashima</translation>
    </message>
    <message>
        <source>Night baker; knows who cannot sleep and why.</source>
        <extracomment>Crewmember abel_nakashima “Abel Nakashima”: a line about this person.</extracomment>
        <translation>Nachtbäcker; weiß, wer nicht schlafen kann und warum.</translation>
    </message>
    <message>
        <source>Warm Bread</source>
        <extracomment>Crewmember abel_nakashima “Abel Nakashima”: name of the skill of this person.</extracomment>
        <translation>Warmes Brot</translation>
    </message>
    <message>
        <source>Yara Lindholm</source>
        <extracomment>Crewmember yara_lindholm “Yara Lindholm”: name.</extracomment>
        <translation>Yara Lindholm</translation>
    </message>
    <message>
        <source>Theater lighting; makes any cavern look intentional.</source>
        <extracomment>Crewmember yara_lindholm “Yara Lindholm”: a line about this person.</extracomment>
        <translation>Theaterbeleuchterin; lässt jede Höhle absichtlich wirken.</translation>
    </message>
    <message>
        <source>Follow Spot</source>
        <extracomment>Crewmember yara_lindholm “Yara Lindholm”: name of the skill of this person.</extracomment>
        <translation>Verfolger</translation>
    </message>
    <message>
        <source>Cosmo Baptiste</source>
        <extracomment>Crewmember cosmo_baptiste “Cosmo Baptiste”: name.</extracomment>
        <translation>Cosmo Baptiste</translation>
    </message>
    <message>
        <source>Accountant; joined by ticking the wrong box, stayed.</source>
        <extracomment>Crewmember cosmo_baptiste “Cosmo Baptiste”: a line about this person.</extracomment>
        <translation>Buchhalter; kam durch ein falsches Kreuz im Formular, blieb.</translation>
    </message>
    <message>
        <source>Balance the Books</source>
        <extracomment>Crewmember cosmo_baptiste “Cosmo Baptiste”: name of the skill of this person.</extracomment>
        <translation>Bilanz ziehen</translation>
    </message>
    <message>
        <source>Thandeka Wolff</source>
        <extracomment>Crewmember thandeka_wolff “Thandeka Wolff”: name.</extracomment>
        <translation>Thandeka Wolff</translation>
    </message>
    <message>
        <source>Midwife; eleven hundred arrivals, four of them in lifts.</source>
        <extracomment>Crewmember thandeka_wolff “Thandeka Wolff”: a line about this person.</extracomment>
        <translation>Hebamme; elfhundert Ankünfte, vier davon im Aufzug.</translation>
    </message>
    <message>
        <source>Breathe</source>
        <extracomment>Crewmember thandeka_wolff “Thandeka Wolff”: name of the skill of this person.</extracomment>
        <translation>Atmen</translation>
    </message>
    <message>
        <source>Piotr Amankwah</source>
        <extracomment>Crewmember piotr_amankwah “Piotr Amankwah”: name.</extracomment>
        <translation>Piotr Amankwah</translation>
    </message>
    <message>
        <source>Beach-cleaning champion; picks up everything, everywhere.</source>
        <extracomment>Crewmember piotr_amankwah “Piotr Amankwah”: a line about this person.</extracomment>
        <translation>Meister im Strandsäubern; hebt alles auf, überall.</translation>
    </message>
    <message>
        <source>Finders</source>
        <extracomment>Crewmember piotr_amankwah “Piotr Amankwah”: name of the skill of this person.</extracomment>
        <translation>Fundglück</translation>
    </message>
    <message>
        <source>Mei-Lin Sarkissian</source>
        <extracomment>Crewmember mei_lin_sarkissian “Mei-Lin Sarkissian”: name.</extracomment>
        <translation>Mei-Lin Sarkissian</translation>
    </message>
    <message>
        <source>Instrument maker; tunes airlocks for fun.</source>
        <extracomment>Crewmember mei_lin_sarkissian “Mei-Lin Sarkissian”: a line about this person.</extracomment>
        <translation>Instrumentenbauerin; stimmt zum Spaß Luftschleusen.</translation>
    </message>
    <message>
        <source>In Tune</source>
        <extracomment>Crewmember mei_lin_sarkissian “Mei-Lin Sarkissian”: name of the skill of this person.</extracomment>
        <translation>Gut gestimmt</translation>
    </message>
    <message>
        <source>Bram Oyedele</source>
        <extracomment>Crewmember bram_oyedele “Bram Oyedele”: name.</extracomment>
        <translation>Bram Oyedele</translation>
    </message>
    <message>
        <source>Ferry captain; two meters tall in a low ship.</source>
        <extracomment>Crewmember bram_oyedele “Bram Oyedele”: a line about this person.</extracomment>
        <translation>Fährkapitän; zwei Meter groß in einem niedrigen Schiff.</translation>
    </message>
    <message>
        <source>Steady Course</source>
        <extracomment>Crewmember bram_oyedele “Bram Oyedele”: name of the skill of this person.</extracomment>
        <translation>Steter Kurs</translation>
    </message>
    <message>
        <source>Zainab Torvald</source>
        <extracomment>Crewmember zainab_torvald “Zainab Torvald”: name.</extracomment>
        <translation>Zainab Torvald</translation>
    </message>
    <message>
        <source>Weather presenter who grew tired of only pointing at it.</source>
        <extracomment>Crewmember zainab_torvald “Zainab Torvald”: a line about this person.</extracomment>
        <translation>Wetteransagerin, die es leid war, nur darauf zu zeigen.</translation>
    </message>
    <message>
        <source>Forecast</source>
        <extracomment>Crewmember zainab_torvald “Zainab Torvald”: name of the skill of this person.</extracomment>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Lucho Merriweather</source>
        <extracomment>Crewmember lucho_merriweather “Lucho Merriweather”: name.</extracomment>
        <translation>Lucho Merriweather</translation>
    </message>
    <message>
        <source>Juggler, plumber, father of triplets.</source>
        <extracomment>Crewmember lucho_merriweather “Lucho Merriweather”: a line about this person.</extracomment>
        <translation>Jongleur, Klempner, Vater von Drillingen.</translation>
    </message>
    <message>
        <source>Three at Once</source>
        <extracomment>Crewmember lucho_merriweather “Lucho Merriweather”: name of the skill of this person.</extracomment>
        <translation>Drei auf einmal</translation>
    </message>
    <message>
        <source>Anneke Zulu</source>
        <extracomment>Crewmember anneke_zulu “Anneke Zulu”: name.</extracomment>
        <translation>Anneke Zulu</translation>
    </message>
    <message>
        <source>Skipping-rope champion; makes training plans rhyme.</source>
        <extracomment>Crewmember anneke_zulu “Anneke Zulu”: a line about this person.</extracomment>
        <translation>Seilspringmeisterin; dichtet Trainingspläne in Reimen.</translation>
    </message>
    <message>
        <source>Double Beat</source>
        <extracomment>Crewmember anneke_zulu “Anneke Zulu”: name of the skill of this person.</extracomment>
        <translation>Doppelschlag</translation>
    </message>
    <message>
        <source>Dmitri Pangilinan</source>
        <extracomment>Crewmember dmitri_pangilinan “Dmitri Pangilinan”: name.</extracomment>
        <translation>Dmitri Pangilinan</translation>
    </message>
    <message>
        <source>Watch officer of the hens; promoted twice by Marcelline.</source>
        <extracomment>Crewmember dmitri_pangilinan “Dmitri Pangilinan”: a line about this person.</extracomment>
        <translation>Wachoffizier der Hühner; von Marcelline zweimal befördert.</translation>
    </message>
    <message>
        <source>Pecking Order</source>
        <extracomment>Crewmember dmitri_pangilinan “Dmitri Pangilinan”: name of the skill of this person.</extracomment>
        <translation>Hackordnung</translation>
    </message>
    <message>
        <source>Fatou Greaves</source>
        <extracomment>Crewmember fatou_greaves “Fatou Greaves”: name.</extracomment>
        <translation>Fatou Greaves</translation>
    </message>
    <message>
        <source>Sign-language teacher; helmets do not stop her talking.</source>
        <extracomment>Crewmember fatou_greaves “Fatou Greaves”: a line about this person.</extracomment>
        <translation>Lehrerin für Gebärdensprache; redet auch mit Helm weiter.</translation>
    </message>
    <message>
        <source>Clear Hands</source>
        <extracomment>Crewmember fatou_greaves “Fatou Greaves”: name of the skill of this person.</extracomment>
        <translation>Klare Hände</translation>
    </message>
    <message>
        <source>Harald Quintana</source>
        <extracomment>Crewmember harald_quintana “Harald Quintana”: name.</extracomment>
        <translation>Harald Quintana</translation>
    </message>
    <message>
        <source>Lighthouse painter; fears nothing but blank walls.</source>
        <extracomment>Crewmember harald_quintana “Harald Quintana”: a line about this person.</extracomment>
        <translation>Leuchtturmmaler; fürchtet nichts außer leeren Wänden.</translation>
    </message>
    <message>
        <source>Paint It Bright</source>
        <extracomment>Crewmember harald_quintana “Harald Quintana”: name of the skill of this person.</extracomment>
        <translation>Knallbunt</translation>
    </message>
    <message>
        <source>Noor Villanueva</source>
        <extracomment>Crewmember noor_villanueva “Noor Villanueva”: name.</extracomment>
        <translation>Noor Villanueva</translation>
    </message>
    <message>
        <source>Puzzle editor; solves out loud, sorry.</source>
        <extracomment>Crewmember noor_villanueva “Noor Villanueva”: a line about this person.</extracomment>
        <translation>Aus der Rätselredaktion; löst laut, Verzeihung.</translation>
    </message>
    <message>
        <source>Seven Across</source>
        <extracomment>Crewmember noor_villanueva “Noor Villanueva”: name of the skill of this person.</extracomment>
        <translation>Sieben waagerecht</translation>
    </message>
    <message>
        <source>Esi Takahara</source>
        <extracomment>Crewmember esi_takahara “Esi Takahara”: name.</extracomment>
        <translation>Esi Takahara</translation>
    </message>
    <message>
        <source>Courier rider; allergic to detours.</source>
        <extracomment>Crewmember esi_takahara “Esi Takahara”: a line about this person.</extracomment>
        <translation>Kurierfahrerin; allergisch gegen Umwege.</translation>
    </message>
    <message>
        <source>Short Cut</source>
        <extracomment>Crewmember esi_takahara “Esi Takahara”: name of the skill of this person.</extracomment>
        <translation>Abkürzung</translation>
    </message>
    <message>
        <source>Silvio Ngata</source>
        <extracomment>Crewmember silvio_ngata “Silvio Ngata”: name.</extracomment>
        <translation>Silvio Ngata</translation>
    </message>
    <message>
        <source>Leads the lower-deck choir; forbids humming flat.</source>
        <extracomment>Crewmember silvio_ngata “Silvio Ngata”: a line about this person.</extracomment>
        <translation>Leitet den Chor des Unterdecks; verbietet zu tiefes Summen.</translation>
    </message>
    <message>
        <source>Four Parts</source>
        <extracomment>Crewmember silvio_ngata “Silvio Ngata”: name of the skill of this person.</extracomment>
        <translation>Vierstimmig</translation>
    </message>
    <message>
        <source>Runa Bhattarai</source>
        <extracomment>Crewmember runa_bhattarai “Runa Bhattarai”: name.</extracomment>
        <translation>Runa Bhattarai</translation>
    </message>
    <message>
        <source>Grew apples at four thousand meters; patience included.</source>
        <extracomment>Crewmember runa_bhattarai “Runa Bhattarai”: a line about this person.</extracomment>
        <translation>Zog Äpfel auf viertausend Metern; Geduld inbegriffen.</translation>
    </message>
    <message>
        <source>Late Harvest</source>
        <extracomment>Crewmember runa_bhattarai “Runa Bhattarai”: name of the skill of this person.</extracomment>
        <translation>Späte Ernte</translation>
    </message>
    <message>
        <source>Jasper Kone</source>
        <extracomment>Crewmember jasper_kone “Jasper Kone”: name.</extracomment>
        <translation>Jasper Kone</translation>
    </message>
    <message>
        <source>Playground designer; tests everything personally.</source>
        <extracomment>Crewmember jasper_kone “Jasper Kone”: a line about this person.</extracomment>
        <translation>Spielplatzbauer; probiert alles selbst aus.</translation>
    </message>
    <message>
        <source>Safe Drop</source>
        <extracomment>Crewmember jasper_kone “Jasper Kone”: name of the skill of this person.</extracomment>
        <translation>Sicherer Fall</translation>
    </message>
    <message>
        <source>Amaru Lindley</source>
        <extracomment>Crewmember amaru_lindley “Amaru Lindley”: name.</extracomment>
        <translation>Amaru Lindley</translation>
    </message>
    <message>
        <source>Weaver; mended a parachute during its first use.</source>
        <extracomment>Crewmember amaru_lindley “Amaru Lindley”: a line about this person.</extracomment>
        <translation>Webmeister; flickte einen Fallschirm beim ersten Einsatz.</translation>
    </message>
    <message>
        <source>Mid-Air Mend</source>
        <extracomment>Crewmember amaru_lindley “Amaru Lindley”: name of the skill of this person.</extracomment>
        <translation>Im Flug geflickt</translation>
    </message>
    <message>
        <source>Chiamaka Frost</source>
        <extracomment>Crewmember chiamaka_frost “Chiamaka Frost”: name.</extracomment>
        <translation>Chiamaka Frost</translation>
    </message>
    <message>
        <source>Polar cook; can make soup from a committee report.</source>
        <extracomment>Crewmember chiamaka_frost “Chiamaka Frost”: a line about this person.</extracomment>
        <translation>Polarköchin; kann aus einem Ausschussbericht Suppe kochen.</translation>
    </message>
    <message>
        <source>Thin Soup</source>
        <extracomment>Crewmember chiamaka_frost “Chiamaka Frost”: name of the skill of this person.</extracomment>
        <translation>Dünne Suppe</translation>
    </message>
    <message>
        <source>Viggo Serrano</source>
        <extracomment>Crewmember viggo_serrano “Viggo Serrano”: name.</extracomment>
        <translation>Viggo Serrano</translation>
    </message>
    <message>
        <source>Stunt coordinator. Every bone, at least once.</source>
        <extracomment>Crewmember viggo_serrano “Viggo Serrano”: a line about this person.</extracomment>
        <translation>Stuntkoordinator. Jeder Knochen, mindestens einmal.</translation>
    </message>
    <message>
        <source>Planned Accident</source>
        <extracomment>Crewmember viggo_serrano “Viggo Serrano”: name of the skill of this person.</extracomment>
        <translation>Unfall nach Plan</translation>
    </message>
    <message>
        <source>Hana Mutasa</source>
        <extracomment>Crewmember hana_mutasa “Hana Mutasa”: name.</extracomment>
        <translation>Hana Mutasa</translation>
    </message>
    <message>
        <source>Part-time poet, full-time early riser.</source>
        <extracomment>Crewmember hana_mutasa “Hana Mutasa”: a line about this person.</extracomment>
        <translation>Dichterin in Teilzeit, Frühaufsteherin in Vollzeit.</translation>
    </message>
    <message>
        <source>First Light</source>
        <extracomment>Crewmember hana_mutasa “Hana Mutasa”: name of the skill of this person.</extracomment>
        <translation>Erstes Licht</translation>
    </message>
    <message>
        <source>Emeka Rasmussen</source>
        <extracomment>Crewmember emeka_rasmussen “Emeka Rasmussen”: name.</extracomment>
        <translation>Emeka Rasmussen</translation>
    </message>
    <message>
        <source>Crash investigator; asks machines why, kindly.</source>
        <extracomment>Crewmember emeka_rasmussen “Emeka Rasmussen”: a line about this person.</extracomment>
        <translation>Absturzermittler; fragt Maschinen nach dem Warum, freundlich.</translation>
    </message>
    <message>
        <source>Ask It Why</source>
        <extracomment>Crewmember emeka_rasmussen “Emeka Rasmussen”: name of the skill of this person.</extracomment>
        <translation>Nach dem Warum</translation>
    </message>
    <message>
        <source>Delphine Kahananui</source>
        <extracomment>Crewmember delphine_kahananui “Delphine Kahananui”: name.</extracomment>
        <translation>Delphine Kahananui</translation>
    </message>
    <message>
        <source>Free diver; four minutes ten of silence.</source>
        <extracomment>Crewmember delphine_kahananui “Delphine Kahananui”: a line about this person.</extracomment>
        <translation>Apnoetaucherin; vier Minuten zehn Stille.</translation>
    </message>
    <message>
        <source>Hold It</source>
        <extracomment>Crewmember delphine_kahananui “Delphine Kahananui”: name of the skill of this person.</extracomment>
        <translation>Luft anhalten</translation>
    </message>
    <message>
        <source>Tobias Wairimu</source>
        <extracomment>Crewmember tobias_wairimu “Tobias Wairimu”: name.</extracomment>
        <translation>Tobias Wairimu</translation>
    </message>
    <message>
        <source>Toy repairer; cannot pass a broken thing.</source>
        <extracomment>Crewmember tobias_wairimu “Tobias Wairimu”: a line about this person.</extracomment>
        <translation>Spielzeugreparateur; kann an nichts Kaputtem vorbeigehen.</translation>
    </message>
    <message>
        <source>Good as Old</source>
        <extracomment>Crewmember tobias_wairimu “Tobias Wairimu”: name of the skill of this person.</extracomment>
        <translation>So gut wie alt</translation>
    </message>
    <message>
        <source>Lalita Skov</source>
        <extracomment>Crewmember lalita_skov “Lalita Skov”: name.</extracomment>
        <translation>Lalita Skov</translation>
    </message>
    <message>
        <source>Dance teacher; counts everything in eights.</source>
        <extracomment>Crewmember lalita_skov “Lalita Skov”: a line about this person.</extracomment>
        <translation>Tanzlehrerin; zählt alles in Achten.</translation>
    </message>
    <message>
        <source>Step Aside</source>
        <extracomment>Crewmember lalita_skov “Lalita Skov”: name of the skill of this person.</extracomment>
        <translation>Schritt zur Seite</translation>
    </message>
    <message>
        <source>Rui Abernathy</source>
        <extracomment>Crewmember rui_abernathy “Rui Abernathy”: name.</extracomment>
        <translation>Rui Abernathy</translation>
    </message>
    <message>
        <source>Judge of village cheese contests; incorruptible.</source>
        <extracomment>Crewmember rui_abernathy “Rui Abernathy”: a line about this person.</extracomment>
        <translation>Preisrichter bei Dorfkäsewettbewerben; unbestechlich.</translation>
    </message>
    <message>
        <source>Second Opinion</source>
        <extracomment>Crewmember rui_abernathy “Rui Abernathy”: name of the skill of this person.</extracomment>
        <translation>Zweite Meinung</translation>
    </message>
    <message>
        <source>Aster Lowenna</source>
        <extracomment>Crewmember aster_lowenna “Aster Lowenna”: name.</extracomment>
        <translation>Aster Lowenna</translation>
    </message>
    <message>
        <source>Walked across a continent to return a library book.</source>
        <extracomment>Crewmember aster_lowenna “Aster Lowenna”: a line about this person.</extracomment>
        <translation>Ging zu Fuß quer über einen Kontinent, um ein Leihbuch zurückzubringen.</translation>
    </message>
    <message>
        <source>Return the Book</source>
        <extracomment>Crewmember aster_lowenna “Aster Lowenna”: name of the skill of this person.</extracomment>
        <translation>Rückgabe</translation>
    </message>
    <message>
        <source>Casimir Lopes</source>
        <extracomment>Crewmember casimir_lopes “Casimir Lopes”: name.</extracomment>
        <translation>Casimir Lopes</translation>
    </message>
    <message>
        <source>Mime by training, radio host by accident.</source>
        <extracomment>Crewmember casimir_lopes “Casimir Lopes”: a line about this person.</extracomment>
        <translation>Pantomime aus Berufung, Radiosprecher aus Versehen.</translation>
    </message>
    <message>
        <source>Say Nothing</source>
        <extracomment>Crewmember casimir_lopes “Casimir Lopes”: name of the skill of this person.</extracomment>
        <translation>Nichts sagen</translation>
    </message>
    <message>
        <source>Wilhelmina Dube</source>
        <extracomment>Crewmember wilhelmina_dube “Wilhelmina Dube”: name.</extracomment>
        <translation>Wilhelmina Dube</translation>
    </message>
    <message>
        <source>Oldest aboard at seventy-one; took the stairs.</source>
        <extracomment>Crewmember wilhelmina_dube “Wilhelmina Dube”: a line about this person.</extracomment>
        <translation>Mit einundsiebzig die Älteste an Bord; nahm die Treppe.</translation>
    </message>
    <message>
        <source>Seen Worse</source>
        <extracomment>Crewmember wilhelmina_dube “Wilhelmina Dube”: name of the skill of this person.</extracomment>
        <translation>Schon Schlimmeres</translation>
    </message>
</context>
<context>
    <name>discoveries</name>
    <message>
        <source>Bell Salt</source>
        <extracomment>Discovery D-Min1 “Bell Salt”: name.</extracomment>
        <translation>Glockensalz</translation>
    </message>
    <message>
        <source>Gray Float</source>
        <extracomment>Discovery D-Min2 “Gray Float”: name.</extracomment>
        <translation>Grauschwimmer</translation>
    </message>
    <message>
        <source>Ring Quartz</source>
        <extracomment>Discovery D-Min3 “Ring Quartz”: name.</extracomment>
        <translation>Ringquarz</translation>
    </message>
    <message>
        <source>Warm Basalt</source>
        <extracomment>Discovery D-Min4 “Warm Basalt”: name.</extracomment>
        <translation>Warmer Basalt</translation>
    </message>
    <message>
        <source>Memory Glass</source>
        <extracomment>Discovery D-Min5 “Memory Glass”: name.</extracomment>
        <translation>Gedächtnisglas</translation>
    </message>
    <message>
        <source>Sinking Stone</source>
        <extracomment>Discovery D-Min6 “Sinking Stone”: name.</extracomment>
        <translation>Sinkstein</translation>
    </message>
    <message>
        <source>Keelstone Chip</source>
        <extracomment>Discovery D-Min7 “Keelstone Chip”: name.</extracomment>
        <translation>Kielsteinsplitter</translation>
    </message>
    <message>
        <source>Noon Amber</source>
        <extracomment>Discovery D-Min8 “Noon Amber”: name.</extracomment>
        <translation>Mittagsbernstein</translation>
    </message>
    <message>
        <source>Pink Film</source>
        <extracomment>Discovery D-Mic1 “Pink Film”: name.</extracomment>
        <translation>Rosa Film</translation>
    </message>
    <message>
        <source>Brine Threads</source>
        <extracomment>Discovery D-Mic2 “Brine Threads”: name.</extracomment>
        <translation>Solefäden</translation>
    </message>
    <message>
        <source>Cave Yeast</source>
        <extracomment>Discovery D-Mic3 “Cave Yeast”: name.</extracomment>
        <translation>Höhlenhefe</translation>
    </message>
    <message>
        <source>Cold Spark</source>
        <extracomment>Discovery D-Mic4 “Cold Spark”: name.</extracomment>
        <translation>Kalter Funke</translation>
    </message>
    <message>
        <source>Patient Mold</source>
        <extracomment>Discovery D-Mic5 “Patient Mold”: name.</extracomment>
        <translation>Geduldiger Schimmel</translation>
    </message>
    <message>
        <source>Counting Spores</source>
        <extracomment>Discovery D-Mic6 “Counting Spores”: name.</extracomment>
        <translation>Zählsporen</translation>
    </message>
    <message>
        <source>Sleepless Bloom</source>
        <extracomment>Discovery D-Mic7 “Sleepless Bloom”: name.</extracomment>
        <translation>Schlaflose Blüte</translation>
    </message>
    <message>
        <source>Blue Ferment</source>
        <extracomment>Discovery D-Mic8 “Blue Ferment”: name.</extracomment>
        <translation>Blaue Gärung</translation>
    </message>
    <message>
        <source>Button Crab</source>
        <extracomment>Discovery D-Liv1 “Button Crab”: name.</extracomment>
        <translation>Knopfkrabbe</translation>
    </message>
    <message>
        <source>Glass Louse</source>
        <extracomment>Discovery D-Liv2 “Glass Louse”: name.</extracomment>
        <translation>Glaslaus</translation>
    </message>
    <message>
        <source>Hoop Snail</source>
        <extracomment>Discovery D-Liv3 “Hoop Snail”: name.</extracomment>
        <translation>Reifenschnecke</translation>
    </message>
    <message>
        <source>Lamp Moth</source>
        <extracomment>Discovery D-Liv4 “Lamp Moth”: name.</extracomment>
        <translation>Lampenmotte</translation>
    </message>
    <message>
        <source>Polite Leech</source>
        <extracomment>Discovery D-Liv5 “Polite Leech”: name.</extracomment>
        <translation>Höflicher Egel</translation>
    </message>
    <message>
        <source>Two-Way Newt</source>
        <extracomment>Discovery D-Liv6 “Two-Way Newt”: name.</extracomment>
        <translation>Zweiwegmolch</translation>
    </message>
    <message>
        <source>Choir Beetle</source>
        <extracomment>Discovery D-Liv7 “Choir Beetle”: name.</extracomment>
        <translation>Chorkäfer</translation>
    </message>
    <message>
        <source>Pocket Drifter</source>
        <extracomment>Discovery D-Liv8 “Pocket Drifter”: name.</extracomment>
        <translation>Taschentreibling</translation>
    </message>
    <message>
        <source>Bent Tag</source>
        <extracomment>Discovery D-Ali1 “Bent Tag”: name.</extracomment>
        <translation>Verbogenes Schild</translation>
    </message>
    <message>
        <source>Dead Wick</source>
        <extracomment>Discovery D-Ali2 “Dead Wick”: name.</extracomment>
        <translation>Toter Docht</translation>
    </message>
    <message>
        <source>Sorting Tooth</source>
        <extracomment>Discovery D-Ali3 “Sorting Tooth”: name.</extracomment>
        <translation>Sortierzahn</translation>
    </message>
    <message>
        <source>Warm Cog</source>
        <extracomment>Discovery D-Ali4 “Warm Cog”: name.</extracomment>
        <translation>Warmes Zahnrad</translation>
    </message>
    <message>
        <source>Folding Seal</source>
        <extracomment>Discovery D-Ali5 “Folding Seal”: name.</extracomment>
        <translation>Faltsiegel</translation>
    </message>
    <message>
        <source>Quiet Motor</source>
        <extracomment>Discovery D-Ali6 “Quiet Motor”: name.</extracomment>
        <translation>Stiller Motor</translation>
    </message>
    <message>
        <source>Keeper’s Thread</source>
        <extracomment>Discovery D-Ali7 “Keeper’s Thread”: name.</extracomment>
        <translation>Hüterfaden</translation>
    </message>
    <message>
        <source>Unspent Stamp</source>
        <extracomment>Discovery D-Ali8 “Unspent Stamp”: name.</extracomment>
        <translation>Unbenutzter Stempel</translation>
    </message>
    <message>
        <source>Walking Root</source>
        <extracomment>Discovery D-Veg1 “Walking Root”: name.</extracomment>
        <translation>Wanderwurzel</translation>
    </message>
    <message>
        <source>Salt Fern</source>
        <extracomment>Discovery D-Veg2 “Salt Fern”: name.</extracomment>
        <translation>Salzfarn</translation>
    </message>
    <message>
        <source>Night Hop</source>
        <extracomment>Discovery D-Veg3 “Night Hop”: name.</extracomment>
        <translation>Nachthopfen</translation>
    </message>
    <message>
        <source>Stone Lichen</source>
        <extracomment>Discovery D-Veg4 “Stone Lichen”: name.</extracomment>
        <translation>Steinflechte</translation>
    </message>
    <message>
        <source>Argument Vine</source>
        <extracomment>Discovery D-Veg5 “Argument Vine”: name.</extracomment>
        <translation>Streitranke</translation>
    </message>
    <message>
        <source>Sweet Thistle</source>
        <extracomment>Discovery D-Veg6 “Sweet Thistle”: name.</extracomment>
        <translation>Süßdistel</translation>
    </message>
    <message>
        <source>Dusk Seed</source>
        <extracomment>Discovery D-Veg7 “Dusk Seed”: name.</extracomment>
        <translation>Dämmersamen</translation>
    </message>
    <message>
        <source>Listening Moss</source>
        <extracomment>Discovery D-Veg8 “Listening Moss”: name.</extracomment>
        <translation>Lauschmoos</translation>
    </message>
</context>
<context>
    <name>equipment</name>
    <message>
        <source>Plaster Roll</source>
        <extracomment>Equipment E01 “Plaster Roll”: name.</extracomment>
        <translation>Pflasterrolle</translation>
    </message>
    <message>
        <source>Sugar Cubes</source>
        <extracomment>Equipment E02 “Sugar Cubes”: name.</extracomment>
        <translation>Zuckerwürfel</translation>
    </message>
    <message>
        <source>Signal Mirror</source>
        <extracomment>Equipment E03 “Signal Mirror”: name.</extracomment>
        <translation>Signalspiegel</translation>
    </message>
    <message>
        <source>Patch Sheet</source>
        <extracomment>Equipment E04 “Patch Sheet”: name.</extracomment>
        <translation>Flickenbogen</translation>
    </message>
    <message>
        <source>Lucky Washer</source>
        <extracomment>Equipment E05 “Lucky Washer”: name.</extracomment>
        <translation>Glücksscheibe</translation>
    </message>
    <message>
        <source>Chalk</source>
        <extracomment>Equipment E06 “Chalk”: name.</extracomment>
        <translation>Kreide</translation>
    </message>
    <message>
        <source>Pocket Filter</source>
        <extracomment>Equipment E07 “Pocket Filter”: name.</extracomment>
        <translation>Taschenfilter</translation>
    </message>
    <message>
        <source>Earplugs</source>
        <extracomment>Equipment E08 “Earplugs”: name.</extracomment>
        <translation>Ohrstöpsel</translation>
    </message>
    <message>
        <source>Folding Cup</source>
        <extracomment>Equipment E09 “Folding Cup”: name.</extracomment>
        <translation>Faltbecher</translation>
    </message>
    <message>
        <source>Spare Button</source>
        <extracomment>Equipment E10 “Spare Button”: name.</extracomment>
        <translation>Ersatzknopf</translation>
    </message>
    <message>
        <source>Glow Vest</source>
        <extracomment>Equipment E11 “Glow Vest”: name.</extracomment>
        <translation>Leuchtweste</translation>
    </message>
    <message>
        <source>Wrist Tablet</source>
        <extracomment>Equipment E12 “Wrist Tablet”: name.</extracomment>
        <translation>Armtablet</translation>
    </message>
    <message>
        <source>Climbing Claws</source>
        <extracomment>Equipment E13 “Climbing Claws”: name.</extracomment>
        <translation>Kletterkrallen</translation>
    </message>
    <message>
        <source>Sample Satchel</source>
        <extracomment>Equipment E14 “Sample Satchel”: name.</extracomment>
        <translation>Probentasche</translation>
    </message>
    <message>
        <source>Phrase Slate</source>
        <extracomment>Equipment E15 “Phrase Slate”: name.</extracomment>
        <translation>Sprachtafel</translation>
    </message>
    <message>
        <source>Field Scope</source>
        <extracomment>Equipment E16 “Field Scope”: name.</extracomment>
        <translation>Feldfernrohr</translation>
    </message>
    <message>
        <source>Swab Set</source>
        <extracomment>Equipment E17 “Swab Set”: name.</extracomment>
        <translation>Tupferset</translation>
    </message>
    <message>
        <source>Multi-Driver</source>
        <extracomment>Equipment E18 “Multi-Driver”: name.</extracomment>
        <translation>Multischrauber</translation>
    </message>
    <message>
        <source>Folding Shovel</source>
        <extracomment>Equipment E19 “Folding Shovel”: name.</extracomment>
        <translation>Klappspaten</translation>
    </message>
    <message>
        <source>Padded Sleeves</source>
        <extracomment>Equipment E20 “Padded Sleeves”: name.</extracomment>
        <translation>Polsterärmel</translation>
    </message>
    <message>
        <source>Heat Cloak</source>
        <extracomment>Equipment E21 “Heat Cloak”: name.</extracomment>
        <translation>Hitzemantel</translation>
    </message>
    <message>
        <source>Rebreather</source>
        <extracomment>Equipment E22 “Rebreather”: name.</extracomment>
        <translation>Atemgerät</translation>
    </message>
    <message>
        <source>Lift Frame</source>
        <extracomment>Equipment E23 “Lift Frame”: name.</extracomment>
        <translation>Hebegestell</translation>
    </message>
    <message>
        <source>Seam Gun</source>
        <extracomment>Equipment E24 “Seam Gun”: name.</extracomment>
        <translation>Nahtpistole</translation>
    </message>
    <message>
        <source>Pocket Lathe</source>
        <extracomment>Equipment E25 “Pocket Lathe”: name.</extracomment>
        <translation>Taschendrehbank</translation>
    </message>
    <message>
        <source>Spark Gloves</source>
        <extracomment>Equipment E26 “Spark Gloves”: name.</extracomment>
        <translation>Funkenhandschuhe</translation>
    </message>
    <message>
        <source>Hop Harness</source>
        <extracomment>Equipment E27 “Hop Harness”: name.</extracomment>
        <translation>Sprunggeschirr</translation>
    </message>
    <message>
        <source>Kite Drone</source>
        <extracomment>Equipment E28 “Kite Drone”: name.</extracomment>
        <translation>Drachendrohne</translation>
    </message>
    <message>
        <source>Trail Paint</source>
        <extracomment>Equipment E29 “Trail Paint”: name.</extracomment>
        <translation>Wegfarbe</translation>
    </message>
    <message>
        <source>Long Line</source>
        <extracomment>Equipment E30 “Long Line”: name.</extracomment>
        <translation>Langes Seil</translation>
    </message>
    <message>
        <source>Portable Bench</source>
        <extracomment>Equipment E31 “Portable Bench”: name.</extracomment>
        <translation>Klappwerkbank</translation>
    </message>
    <message>
        <source>Calm Box</source>
        <extracomment>Equipment E32 “Calm Box”: name.</extracomment>
        <translation>Ruhekiste</translation>
    </message>
    <message>
        <source>Splint Printer</source>
        <extracomment>Equipment E33 “Splint Printer”: name.</extracomment>
        <translation>Schienendrucker</translation>
    </message>
    <message>
        <source>Idea Jar</source>
        <extracomment>Equipment E34 “Idea Jar”: name.</extracomment>
        <translation>Ideenglas</translation>
    </message>
    <message>
        <source>Door Shield</source>
        <extracomment>Equipment E35 “Door Shield”: name.</extracomment>
        <translation>Türschild</translation>
    </message>
    <message>
        <source>Rescue Sled</source>
        <extracomment>Equipment E36 “Rescue Sled”: name.</extracomment>
        <translation>Rettungsschlitten</translation>
    </message>
    <message>
        <source>Noise Horn</source>
        <extracomment>Equipment E37 “Noise Horn”: name.</extracomment>
        <translation>Lärmhorn</translation>
    </message>
    <message>
        <source>Standing Lamp</source>
        <extracomment>Equipment E38 “Standing Lamp”: name.</extracomment>
        <translation>Standlampe</translation>
    </message>
    <message>
        <source>Base Tent</source>
        <extracomment>Equipment E39 “Base Tent”: name.</extracomment>
        <translation>Basiszelt</translation>
    </message>
    <message>
        <source>Winch Line</source>
        <extracomment>Equipment E40 “Winch Line”: name.</extracomment>
        <translation>Seilwinde</translation>
    </message>
    <message>
        <source>Sounding Mast</source>
        <extracomment>Equipment E41 “Sounding Mast”: name.</extracomment>
        <translation>Lotmast</translation>
    </message>
    <message>
        <source>Sample Freezer</source>
        <extracomment>Equipment E42 “Sample Freezer”: name.</extracomment>
        <translation>Probenkühler</translation>
    </message>
    <message>
        <source>Field Kitchen</source>
        <extracomment>Equipment E43 “Field Kitchen”: name.</extracomment>
        <translation>Feldküche</translation>
    </message>
    <message>
        <source>Signal Lamp</source>
        <extracomment>Equipment E44 “Signal Lamp”: name.</extracomment>
        <translation>Signallampe</translation>
    </message>
    <message>
        <source>Drill Sled</source>
        <extracomment>Equipment E45 “Drill Sled”: name.</extracomment>
        <translation>Bohrschlitten</translation>
    </message>
    <message>
        <source>Water Still</source>
        <extracomment>Equipment E46 “Water Still”: name.</extracomment>
        <translation>Wasserdestille</translation>
    </message>
    <message>
        <source>Echo Post</source>
        <extracomment>Equipment E47 “Echo Post”: name.</extracomment>
        <translation>Echopfosten</translation>
    </message>
    <message>
        <source>Barrier Kite</source>
        <extracomment>Equipment E48 “Barrier Kite”: name.</extracomment>
        <translation>Sperrdrachen</translation>
    </message>
    <message>
        <source>Translation Table</source>
        <extracomment>Equipment E49 “Translation Table”: name.</extracomment>
        <translation>Übersetzungstisch</translation>
    </message>
    <message>
        <source>Ward Tent</source>
        <extracomment>Equipment E50 “Ward Tent”: name.</extracomment>
        <translation>Krankenzelt</translation>
    </message>
    <message>
        <source>Hover Cart</source>
        <extracomment>Equipment E51 “Hover Cart”: name.</extracomment>
        <translation>Schwebekarren</translation>
    </message>
    <message>
        <source>Seed Press</source>
        <extracomment>Equipment E52 “Seed Press”: name.</extracomment>
        <translation>Samenpresse</translation>
    </message>
    <message>
        <source>Long Ladder</source>
        <extracomment>Equipment E53 “Long Ladder”: name.</extracomment>
        <translation>Lange Leiter</translation>
    </message>
    <message>
        <source>Tent Annex</source>
        <extracomment>Equipment E54 “Tent Annex”: name.</extracomment>
        <translation>Zeltanbau</translation>
    </message>
    <message>
        <source>Tent Stove</source>
        <extracomment>Equipment E55 “Tent Stove”: name.</extracomment>
        <translation>Zeltofen</translation>
    </message>
    <message>
        <source>Tent Radio</source>
        <extracomment>Equipment E56 “Tent Radio”: name.</extracomment>
        <translation>Zeltfunk</translation>
    </message>
    <message>
        <source>Second Drum</source>
        <extracomment>Equipment E57 “Second Drum”: name.</extracomment>
        <translation>Zweite Trommel</translation>
    </message>
    <message>
        <source>Deep Sounder</source>
        <extracomment>Equipment E58 “Deep Sounder”: name.</extracomment>
        <translation>Tieflot</translation>
    </message>
    <message>
        <source>Twin Freezer</source>
        <extracomment>Equipment E59 “Twin Freezer”: name.</extracomment>
        <translation>Doppelkühler</translation>
    </message>
    <message>
        <source>Spice Rack</source>
        <extracomment>Equipment E60 “Spice Rack”: name.</extracomment>
        <translation>Gewürzregal</translation>
    </message>
    <message>
        <source>Color Filters</source>
        <extracomment>Equipment E61 “Color Filters”: name.</extracomment>
        <translation>Farbfilter</translation>
    </message>
    <message>
        <source>Diamond Teeth</source>
        <extracomment>Equipment E62 “Diamond Teeth”: name.</extracomment>
        <translation>Diamantzähne</translation>
    </message>
    <message>
        <source>Salt Screen</source>
        <extracomment>Equipment E63 “Salt Screen”: name.</extracomment>
        <translation>Salzsieb</translation>
    </message>
    <message>
        <source>Long Memory</source>
        <extracomment>Equipment E64 “Long Memory”: name.</extracomment>
        <translation>Langes Gedächtnis</translation>
    </message>
    <message>
        <source>Wide Wings</source>
        <extracomment>Equipment E65 “Wide Wings”: name.</extracomment>
        <translation>Weite Flügel</translation>
    </message>
    <message>
        <source>Second Chair</source>
        <extracomment>Equipment E66 “Second Chair”: name.</extracomment>
        <translation>Zweiter Stuhl</translation>
    </message>
    <message>
        <source>Quiet Bed</source>
        <extracomment>Equipment E67 “Quiet Bed”: name.</extracomment>
        <translation>Ruhiges Bett</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>Loose Ceiling</source>
        <extracomment>Event EV01 “Loose Ceiling”: name.</extracomment>
        <translation>Lockere Decke</translation>
    </message>
    <message>
        <source>A pinch of dust comes down, then a handful, then a stone that somebody might have thrown. Nobody has.</source>
        <extracomment>Event EV01 “Loose Ceiling”: story.</extracomment>
        <translation>Eine Prise Staub rieselt herab, dann eine Handvoll, dann ein Stein, den jemand geworfen haben könnte. Niemand war es.</translation>
    </message>
    <message>
        <source>Old Echo</source>
        <extracomment>Event EV02 “Old Echo”: name.</extracomment>
        <translation>Altes Echo</translation>
    </message>
    <message>
        <source>Somebody calls your name, in your own voice, from a passage you have not taken. Something else has heard it too.</source>
        <extracomment>Event EV02 “Old Echo”: story.</extracomment>
        <translation>Jemand ruft euren Namen, mit eurer eigenen Stimme, aus einem Gang, den ihr nicht genommen habt. Etwas anderes hat es auch gehört.</translation>
    </message>
    <message>
        <source>Breath from Below</source>
        <extracomment>Event EV03 “Breath from Below”: name.</extracomment>
        <translation>Atem von unten</translation>
    </message>
    <message>
        <source>The floor sighs. What comes up is warm, wet and older than the roof, and the lamps lean away from it.</source>
        <extracomment>Event EV03 “Breath from Below”: story.</extracomment>
        <translation>Der Boden seufzt. Was heraufkommt, ist warm, feucht und älter als die Decke, und die Lampen lehnen sich davon weg.</translation>
    </message>
    <message>
        <source>Ringing Ground</source>
        <extracomment>Event EV04 “Ringing Ground”: name.</extracomment>
        <translation>Klingender Boden</translation>
    </message>
    <message>
        <source>One step too many, and the whole slope answers. The note goes up through your boots and does not stop at the teeth.</source>
        <extracomment>Event EV04 “Ringing Ground”: story.</extracomment>
        <translation>Ein Schritt zu viel, und der ganze Hang antwortet. Der Ton steigt durch die Stiefel herauf und macht auch vor den Zähnen nicht halt.</translation>
    </message>
    <message>
        <source>Prism Glare</source>
        <extracomment>Event EV05 “Prism Glare”: name.</extracomment>
        <translation>Prismenglanz</translation>
    </message>
    <message>
        <source>The low sun finds the right facet. For a while everybody has a halo and nobody can see anybody else’s hands.</source>
        <extracomment>Event EV05 “Prism Glare”: story.</extracomment>
        <translation>Die tiefe Sonne findet die richtige Facette. Eine Weile lang haben alle einen Heiligenschein, und niemand kann die Hände der anderen sehen.</translation>
    </message>
    <message>
        <source>Splinter Rain</source>
        <extracomment>Event EV06 “Splinter Rain”: name.</extracomment>
        <translation>Splitterregen</translation>
    </message>
    <message>
        <source>It begins as a tinkling, far off, the sound of a tray set down badly. Then it arrives.</source>
        <extracomment>Event EV06 “Splinter Rain”: story.</extracomment>
        <translation>Es beginnt als Klirren, weit weg, wie ein schlecht abgestelltes Tablett. Dann kommt es an.</translation>
    </message>
    <message>
        <source>Seal Warning</source>
        <extracomment>Event EV07 “Seal Warning”: name.</extracomment>
        <translation>Dichtungswarnung</translation>
    </message>
    <message>
        <source>A yellow light at the edge of your visor asks for a moment of your time.</source>
        <extracomment>Event EV07 “Seal Warning”: story.</extracomment>
        <translation>Ein gelbes Licht am Visierrand bittet euch um einen Augenblick eurer Zeit.</translation>
    </message>
    <message>
        <source>Sour Fog</source>
        <extracomment>Event EV08 “Sour Fog”: name.</extracomment>
        <translation>Saurer Nebel</translation>
    </message>
    <message>
        <source>It smells of lemons, which is how you know that something is getting in.</source>
        <extracomment>Event EV08 “Sour Fog”: story.</extracomment>
        <translation>Es riecht nach Zitronen, und daran merkt ihr, dass etwas hereinkommt.</translation>
    </message>
    <message>
        <source>Red Line on the Gauge</source>
        <extracomment>Event EV09 “Red Line on the Gauge”: name.</extracomment>
        <translation>Rote Marke</translation>
    </message>
    <message>
        <source>The needle touches the red line and stays there, trembling, like a guest who has said goodbye twice.</source>
        <extracomment>Event EV09 “Red Line on the Gauge”: story.</extracomment>
        <translation>Die Nadel berührt die rote Marke und bleibt dort, zitternd, wie ein Gast, der sich schon zweimal verabschiedet hat.</translation>
    </message>
    <message>
        <source>Hot Noon</source>
        <extracomment>Event EV10 “Hot Noon”: name.</extracomment>
        <translation>Heißer Mittag</translation>
    </message>
    <message>
        <source>The shade under the pack is the only shade there is, and it is the size of a pack.</source>
        <extracomment>Event EV10 “Hot Noon”: story.</extracomment>
        <translation>Der Schatten unter dem Rucksack ist der einzige Schatten weit und breit, und er ist so groß wie ein Rucksack.</translation>
    </message>
    <message>
        <source>Dust Devils</source>
        <extracomment>Event EV11 “Dust Devils”: name.</extracomment>
        <translation>Staubteufel</translation>
    </message>
    <message>
        <source>Two of them, waltzing. When they have gone, the flag you planted stands a field away, and straighter than before.</source>
        <extracomment>Event EV11 “Dust Devils”: story.</extracomment>
        <translation>Zwei davon, im Walzertakt. Als sie fort sind, steht die Fahne, die ihr aufgestellt habt, ein Feld weiter, und gerader als zuvor.</translation>
    </message>
    <message>
        <source>Mirage Company</source>
        <extracomment>Event EV12 “Mirage Company”: name.</extracomment>
        <translation>Gespiegelte Begleiter</translation>
    </message>
    <message>
        <source>Four figures are walking beside you, at your own pace, a little above the ground. One of them points at something.</source>
        <extracomment>Event EV12 “Mirage Company”: story.</extracomment>
        <translation>Neben euch gehen vier Gestalten, in eurem eigenen Schritt, ein wenig über dem Boden. Eine von ihnen zeigt auf etwas.</translation>
    </message>
    <message>
        <source>Thin Ice</source>
        <extracomment>Event EV13 “Thin Ice”: name.</extracomment>
        <translation>Dünnes Eis</translation>
    </message>
    <message>
        <source>The ground says a single low word. Everybody stops to hear whether there will be another.</source>
        <extracomment>Event EV13 “Thin Ice”: story.</extracomment>
        <translation>Der Boden sagt ein einziges tiefes Wort. Alle bleiben stehen, um zu hören, ob noch eines kommt.</translation>
    </message>
    <message>
        <source>Frozen Zip</source>
        <extracomment>Event EV14 “Frozen Zip”: name.</extracomment>
        <translation>Festgefroren</translation>
    </message>
    <message>
        <source>The pocket is shut and means to stay shut. Everything you own is a finger’s width away.</source>
        <extracomment>Event EV14 “Frozen Zip”: story.</extracomment>
        <translation>Die Tasche ist zu und will es auch bleiben. Alles, was ihr besitzt, ist eine Fingerbreite entfernt.</translation>
    </message>
    <message>
        <source>Aurora</source>
        <extracomment>Event EV15 “Aurora”: name.</extracomment>
        <translation>Polarlicht</translation>
    </message>
    <message>
        <source>Green, then a rose that has no name. For a while nobody reports anything, and nobody asks.</source>
        <extracomment>Event EV15 “Aurora”: story.</extracomment>
        <translation>Grün, dann ein Rosa, das keinen Namen hat. Eine Weile meldet niemand etwas, und niemand fragt.</translation>
    </message>
    <message>
        <source>Watched</source>
        <extracomment>Event EV16 “Watched”: name.</extracomment>
        <translation>Beobachtet</translation>
    </message>
    <message>
        <source>The hair on your neck is a very old instrument. It has just moved, and so has whatever moved it.</source>
        <extracomment>Event EV16 “Watched”: story.</extracomment>
        <translation>Die Haare in eurem Nacken sind ein sehr altes Instrument. Sie haben sich gerade bewegt, und das, was sie bewegt hat, auch.</translation>
    </message>
    <message>
        <source>Thrown Stones</source>
        <extracomment>Event EV17 “Thrown Stones”: name.</extracomment>
        <translation>Steinwürfe</translation>
    </message>
    <message>
        <source>The first stone lands well short, on purpose. It is quite clear what the second one would like to say.</source>
        <extracomment>Event EV17 “Thrown Stones”: story.</extracomment>
        <translation>Der erste Stein landet ein gutes Stück vor euch, mit Absicht. Es ist ganz klar, was der zweite gern sagen würde.</translation>
    </message>
    <message>
        <source>Wrong Gesture</source>
        <extracomment>Event EV18 “Wrong Gesture”: name.</extracomment>
        <translation>Falsche Geste</translation>
    </message>
    <message>
        <source>You wave. It is the wrong wave. You still have time to say something better, if you know how.</source>
        <extracomment>Event EV18 “Wrong Gesture”: story.</extracomment>
        <translation>Ihr winkt. Es ist das falsche Winken. Noch ist Zeit, etwas Besseres zu sagen, falls ihr wisst, wie.</translation>
    </message>
    <message>
        <source>Scree</source>
        <extracomment>Event EV19 “Scree”: name.</extracomment>
        <translation>Geröll</translation>
    </message>
    <message>
        <source>Everything that was under your feet is now on its way to being beside them.</source>
        <extracomment>Event EV19 “Scree”: story.</extracomment>
        <translation>Alles, was unter euren Füßen war, ist jetzt auf dem Weg neben sie.</translation>
    </message>
    <message>
        <source>Sharp Edge</source>
        <extracomment>Event EV20 “Sharp Edge”: name.</extracomment>
        <translation>Scharfe Kante</translation>
    </message>
    <message>
        <source>The handhold is good. It is, in fact, too good.</source>
        <extracomment>Event EV20 “Sharp Edge”: story.</extracomment>
        <translation>Der Griff ist gut. Er ist, genau genommen, zu gut.</translation>
    </message>
    <message>
        <source>High View</source>
        <extracomment>Event EV21 “High View”: name.</extracomment>
        <translation>Weitsicht</translation>
    </message>
    <message>
        <source>From up here the weather is a thing with edges. You can see who it will call on, and in which order.</source>
        <extracomment>Event EV21 “High View”: story.</extracomment>
        <translation>Von hier oben ist das Wetter ein Ding mit Rändern. Man sieht, wen es besuchen wird und in welcher Reihenfolge.</translation>
    </message>
    <message>
        <source>Old Machine Wakes</source>
        <extracomment>Event EV22 “Old Machine Wakes”: name.</extracomment>
        <translation>Alte Maschine erwacht</translation>
    </message>
    <message>
        <source>It has been asleep for four thousand years and it has a great deal to get through before lunch.</source>
        <extracomment>Event EV22 “Old Machine Wakes”: story.</extracomment>
        <translation>Sie hat viertausend Jahre geschlafen und muss vor dem Mittagessen noch eine ganze Menge schaffen.</translation>
    </message>
    <message>
        <source>Settling Dust</source>
        <extracomment>Event EV23 “Settling Dust”: name.</extracomment>
        <translation>Staub, der sich legt</translation>
    </message>
    <message>
        <source>The dust comes down in the order in which it went up. In the last of it there is writing.</source>
        <extracomment>Event EV23 “Settling Dust”: story.</extracomment>
        <translation>Der Staub sinkt in der Reihenfolge herab, in der er aufgestiegen ist. Im letzten Rest davon steht etwas geschrieben.</translation>
    </message>
    <message>
        <source>Someone’s Cup</source>
        <extracomment>Event EV24 “Someone’s Cup”: name.</extracomment>
        <translation>Jemandes Tasse</translation>
    </message>
    <message>
        <source>It stands on the sill where somebody put it, meaning to be back in a minute. You take longer over it than you planned.</source>
        <extracomment>Event EV24 “Someone’s Cup”: story.</extracomment>
        <translation>Sie steht auf dem Sims, wo jemand sie abgestellt hat, um gleich wieder da zu sein. Ihr haltet euch länger mit ihr auf als geplant.</translation>
    </message>
    <message>
        <source>Clinging Vines</source>
        <extracomment>Event EV25 “Clinging Vines”: name.</extracomment>
        <translation>Anhängliche Ranken</translation>
    </message>
    <message>
        <source>They are not strong. They are only very many, and each of them would like you to stay a little longer.</source>
        <extracomment>Event EV25 “Clinging Vines”: story.</extracomment>
        <translation>Stark sind sie nicht. Sie sind nur sehr viele, und jede von ihnen möchte, dass ihr noch ein wenig bleibt.</translation>
    </message>
    <message>
        <source>Pollen Day</source>
        <extracomment>Event EV26 “Pollen Day”: name.</extracomment>
        <translation>Pollentag</translation>
    </message>
    <message>
        <source>The whole valley has decided on today. The filters do what they can, and say so.</source>
        <extracomment>Event EV26 “Pollen Day”: story.</extracomment>
        <translation>Das ganze Tal hat sich auf heute geeinigt. Die Filter tun, was sie können, und sagen das auch.</translation>
    </message>
    <message>
        <source>Ripe Things</source>
        <extracomment>Event EV27 “Ripe Things”: name.</extracomment>
        <translation>Reife Dinge</translation>
    </message>
    <message>
        <source>They let go of the branch when you look at them. With a careful hand you could have the good ones.</source>
        <extracomment>Event EV27 “Ripe Things”: story.</extracomment>
        <translation>Sie lassen den Ast los, wenn man sie ansieht. Mit behutsamer Hand könntet ihr die guten haben.</translation>
    </message>
    <message>
        <source>Drifting Tool</source>
        <extracomment>Event EV28 “Drifting Tool”: name.</extracomment>
        <translation>Treibendes Werkzeug</translation>
    </message>
    <message>
        <source>It left your belt without a word and is now two meters off, turning slowly, enjoying the view.</source>
        <extracomment>Event EV28 “Drifting Tool”: story.</extracomment>
        <translation>Es hat euren Gürtel wortlos verlassen und ist jetzt zwei Meter entfernt, dreht sich langsam und genießt die Aussicht.</translation>
    </message>
    <message>
        <source>Slow Spin</source>
        <extracomment>Event EV29 “Slow Spin”: name.</extracomment>
        <translation>Langsame Drehung</translation>
    </message>
    <message>
        <source>You are turning, or everything else is. It takes a whole minute to decide which, and another to agree on left.</source>
        <extracomment>Event EV29 “Slow Spin”: story.</extracomment>
        <translation>Ihr dreht euch, oder alles andere tut es. Es dauert eine ganze Minute, das zu entscheiden, und eine weitere, sich auf links zu einigen.</translation>
    </message>
    <message>
        <source>Quiet in the Helmet</source>
        <extracomment>Event EV30 “Quiet in the Helmet”: name.</extracomment>
        <translation>Stille im Helm</translation>
    </message>
    <message>
        <source>The radio stops. Then you notice the fan has stopped as well. It starts again, in its own time.</source>
        <extracomment>Event EV30 “Quiet in the Helmet”: story.</extracomment>
        <translation>Das Funkgerät verstummt. Dann bemerkt ihr, dass auch der Lüfter verstummt ist. Er springt wieder an, wenn es ihm passt.</translation>
    </message>
    <message>
        <source>Ground Cough</source>
        <extracomment>Event EV31 “Ground Cough”: name.</extracomment>
        <translation>Erdhusten</translation>
    </message>
    <message>
        <source>A cough, politely behind the hill. Then one that is not behind the hill.</source>
        <extracomment>Event EV31 “Ground Cough”: story.</extracomment>
        <translation>Ein Husten, höflich hinter dem Hügel. Dann einer, der nicht hinter dem Hügel ist.</translation>
    </message>
    <message>
        <source>Ash Fall</source>
        <extracomment>Event EV32 “Ash Fall”: name.</extracomment>
        <translation>Ascheregen</translation>
    </message>
    <message>
        <source>It comes down like snow in a film about snow, and gets into the sandwiches.</source>
        <extracomment>Event EV32 “Ash Fall”: story.</extracomment>
        <translation>Sie fällt wie Schnee in einem Film über Schnee und gerät in die Butterbrote.</translation>
    </message>
    <message>
        <source>Warm Spring</source>
        <extracomment>Event EV33 “Warm Spring”: name.</extracomment>
        <translation>Warme Quelle</translation>
    </message>
    <message>
        <source>Ankle-deep, the temperature of a good bath, with a view. Ten minutes, says the clock. The clock is overruled.</source>
        <extracomment>Event EV33 “Warm Spring”: story.</extracomment>
        <translation>Knöcheltief, mit der Temperatur eines guten Bades und mit Aussicht. Zehn Minuten, sagt die Uhr. Die Uhr wird überstimmt.</translation>
    </message>
    <message>
        <source>Undertow</source>
        <extracomment>Event EV34 “Undertow”: name.</extracomment>
        <translation>Sog</translation>
    </message>
    <message>
        <source>The water has somewhere to be and sees no reason why you should not come along.</source>
        <extracomment>Event EV34 “Undertow”: story.</extracomment>
        <translation>Das Wasser muss irgendwohin und sieht keinen Grund, warum ihr nicht mitkommen solltet.</translation>
    </message>
    <message>
        <source>Silt Cloud</source>
        <extracomment>Event EV35 “Silt Cloud”: name.</extracomment>
        <translation>Schlickwolke</translation>
    </message>
    <message>
        <source>One careless boot, and the whole bottom gets up to see who it was. It takes its time about lying down again.</source>
        <extracomment>Event EV35 “Silt Cloud”: story.</extracomment>
        <translation>Ein achtloser Stiefel, und der ganze Grund steht auf, um zu sehen, wer das war. Mit dem Hinlegen lässt er sich Zeit.</translation>
    </message>
    <message>
        <source>Curious Shoal</source>
        <extracomment>Event EV36 “Curious Shoal”: name.</extracomment>
        <translation>Neugieriger Schwarm</translation>
    </message>
    <message>
        <source>Some hundreds of them, each as long as a thumb, all looking at the same rivet on your left glove.</source>
        <extracomment>Event EV36 “Curious Shoal”: story.</extracomment>
        <translation>Einige Hundert von ihnen, jeder so lang wie ein Daumen, und alle sehen dieselbe Niete an eurem linken Handschuh an.</translation>
    </message>
    <message>
        <source>Good Hour</source>
        <extracomment>Event EV37 “Good Hour”: name.</extracomment>
        <translation>Gute Stunde</translation>
    </message>
    <message>
        <source>The wind drops, the light is kind, and nobody has said anything clever since breakfast. It does a lot of good.</source>
        <extracomment>Event EV37 “Good Hour”: story.</extracomment>
        <translation>Der Wind legt sich, das Licht ist freundlich, und seit dem Frühstück hat niemand etwas Kluges gesagt. Das tut sehr gut.</translation>
    </message>
    <message>
        <source>Voice from the Ship</source>
        <extracomment>Event EV38 “Voice from the Ship”: name.</extracomment>
        <translation>Stimme vom Schiff</translation>
    </message>
    <message>
        <source>The radio clears its throat. It is the galley, wanting to know about lentils, and then, since you are there, one useful thing.</source>
        <extracomment>Event EV38 “Voice from the Ship”: story.</extracomment>
        <translation>Der Funk räuspert sich. Es ist die Kombüse, die etwas über Linsen wissen will, und dann, da ihr schon einmal dran seid, sagt sie etwas Nützliches.</translation>
    </message>
    <message>
        <source>Small Mercy</source>
        <extracomment>Event EV39 “Small Mercy”: name.</extracomment>
        <translation>Kleine Gnade</translation>
    </message>
    <message>
        <source>The wind drops, the ice holds, the light lasts. Nobody mentions it, for fear that it was a mistake.</source>
        <extracomment>Event EV39 “Small Mercy”: story.</extracomment>
        <translation>Der Wind legt sich, das Eis hält, das Licht bleibt. Niemand erwähnt es, es könnte ja ein Versehen gewesen sein.</translation>
    </message>
    <message>
        <source>Everyone Tired</source>
        <extracomment>Event EV40 “Everyone Tired”: name.</extracomment>
        <translation>Alle müde</translation>
    </message>
    <message>
        <source>Nobody complains. That is how you can tell.</source>
        <extracomment>Event EV40 “Everyone Tired”: story.</extracomment>
        <translation>Niemand beschwert sich. Daran merkt man es.</translation>
    </message>
    <message>
        <source>Eager Belt</source>
        <extracomment>Event EVT1 “Eager Belt”: name.</extracomment>
        <translation>Eifriges Band</translation>
    </message>
    <message>
        <source>A belt starts under your heels, delighted to be of use, and carries off whatever you had just put down.</source>
        <extracomment>Event EVT1 “Eager Belt”: story.</extracomment>
        <translation>Unter euren Fersen läuft ein Band an, entzückt, sich nützlich zu machen, und trägt fort, was ihr gerade abgestellt habt.</translation>
    </message>
    <message>
        <source>Static Kiss</source>
        <extracomment>Event EVT2 “Static Kiss”: name.</extracomment>
        <translation>Funkenkuss</translation>
    </message>
    <message>
        <source>Every label in the room lifts its corner and leans toward you. There is a small blue snap.</source>
        <extracomment>Event EVT2 “Static Kiss”: story.</extracomment>
        <translation>Jedes Etikett im Raum hebt eine Ecke und neigt sich euch zu. Es gibt einen kleinen blauen Knacks.</translation>
    </message>
    <message>
        <source>Helpful Arm</source>
        <extracomment>Event EVT3 “Helpful Arm”: name.</extracomment>
        <translation>Hilfsbereiter Arm</translation>
    </message>
    <message>
        <source>An arm from the ceiling picks you up by the harness, reads your chest, and files you next door.</source>
        <extracomment>Event EVT3 “Helpful Arm”: story.</extracomment>
        <translation>Ein Arm von der Decke hebt euch am Gurt hoch, liest eure Brust und legt euch nebenan ab.</translation>
    </message>
    <message>
        <source>Warm Draft</source>
        <extracomment>Event EVT4 “Warm Draft”: name.</extracomment>
        <translation>Warmer Luftzug</translation>
    </message>
    <message>
        <source>Somewhere a heater remembers its purpose. You stand in front of the grille a little longer than you need to.</source>
        <extracomment>Event EVT4 “Warm Draft”: story.</extracomment>
        <translation>Irgendwo erinnert sich eine Heizung an ihre Bestimmung. Ihr steht ein wenig länger vor dem Gitter, als nötig wäre.</translation>
    </message>
    <message>
        <source>Rubber Stamp</source>
        <extracomment>Event EVT5 “Rubber Stamp”: name.</extracomment>
        <translation>Gummistempel</translation>
    </message>
    <message>
        <source>The stamp comes down where you were, then where you are going to be. It is only trying to be thorough.</source>
        <extracomment>Event EVT5 “Rubber Stamp”: story.</extracomment>
        <translation>Der Stempel kommt dort herunter, wo ihr wart, und dann dort, wo ihr gleich sein werdet. Er will nur gründlich sein.</translation>
    </message>
</context>
<context>
    <name>facility_upgrades</name>
    <message>
        <source>Recovery Ward</source>
        <extracomment>Facility upgrade F01 “Recovery Ward”: name.</extracomment>
        <translation>Genesungsstube</translation>
    </message>
    <message>
        <source>One more bed by the window. Whoever lies down in it is already a little better.</source>
        <extracomment>Facility upgrade F01 “Recovery Ward”: story.</extracomment>
        <translation>Ein Bett mehr am Fenster. Wer sich hineinlegt, dem geht es schon ein wenig besser.</translation>
    </message>
    <message>
        <source>Quiet Ward</source>
        <extracomment>Facility upgrade F02 “Quiet Ward”: name.</extracomment>
        <translation>Ruhestube</translation>
    </message>
    <message>
        <source>A door that closes without a click.</source>
        <extracomment>Facility upgrade F02 “Quiet Ward”: story.</extracomment>
        <translation>Eine Tür, die ohne Klicken schließt.</translation>
    </message>
    <message>
        <source>Long Care</source>
        <extracomment>Facility upgrade F03 “Long Care”: name.</extracomment>
        <translation>Lange Pflege</translation>
    </message>
    <message>
        <source>Somebody sits there all night. That is the whole of the method.</source>
        <extracomment>Facility upgrade F03 “Long Care”: story.</extracomment>
        <translation>Jemand sitzt die ganze Nacht dort. Das ist schon die ganze Methode.</translation>
    </message>
    <message>
        <source>Second Line</source>
        <extracomment>Facility upgrade F04 “Second Line”: name.</extracomment>
        <translation>Zweite Linie</translation>
    </message>
    <message>
        <source>Two jobs at once, and only one of them being hammered.</source>
        <extracomment>Facility upgrade F04 “Second Line”: story.</extracomment>
        <translation>Zwei Aufträge auf einmal, und nur bei einem davon wird gehämmert.</translation>
    </message>
    <message>
        <source>Third Line</source>
        <extracomment>Facility upgrade F05 “Third Line”: name.</extracomment>
        <translation>Dritte Linie</translation>
    </message>
    <message>
        <source>Three jobs at once. Chief Ning has stopped giving estimates and begun giving looks.</source>
        <extracomment>Facility upgrade F05 “Third Line”: story.</extracomment>
        <translation>Drei Aufträge auf einmal. Chefingenieur Ning gibt keine Schätzungen mehr ab, sondern nur noch Blicke.</translation>
    </message>
    <message>
        <source>Foundry</source>
        <extracomment>Facility upgrade F06 “Foundry”: name.</extracomment>
        <translation>Gießerei</translation>
    </message>
    <message>
        <source>Big things start half done, because the half is always the same.</source>
        <extracomment>Facility upgrade F06 “Foundry”: story.</extracomment>
        <translation>Große Dinge fangen halb fertig an, weil die Hälfte immer dieselbe ist.</translation>
    </message>
</context>
<context>
    <name>keywords</name>
    <message>
        <source>adrift before</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by logbook entry 2399.</extracomment>
        <translation>schon einmal getrieben</translation>
    </message>
    <message>
        <source>safe returns</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by counters safe_returns; Said in quotation marks by objective Q06 “No One Left Behind”.</extracomment>
        <translation>sichere Heimkehr</translation>
    </message>
    <message>
        <source>herbarium fed</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”.</extracomment>
        <translation>Herbarium bestückt</translation>
    </message>
    <message>
        <source>calf freed</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by logbook entry 105.</extracomment>
        <translation>Kalb befreit</translation>
    </message>
    <message>
        <source>hum harvested</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by logbook entry 118.</extracomment>
        <translation>Summen abgeerntet</translation>
    </message>
    <message>
        <source>second start m04</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by mission M04 “The First Letterbox”.</extracomment>
        <translation>zweiter Start M04</translation>
    </message>
    <message>
        <source>second start m08</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by mission M08 “The Drowned Post”.</extracomment>
        <translation>zweiter Start M08</translation>
    </message>
    <message>
        <source>second start m12</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by mission M12 “Knock Twice”.</extracomment>
        <translation>zweiter Start M12</translation>
    </message>
    <message>
        <source>second start m13</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by mission M13 “The Stuck Tap”.</extracomment>
        <translation>zweiter Start M13</translation>
    </message>
    <message>
        <source>second start m16</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”.</extracomment>
        <translation>zweiter Start M16</translation>
    </message>
    <message>
        <source>second start m17</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by mission M17 “Warm Air”.</extracomment>
        <translation>zweiter Start M17</translation>
    </message>
    <message>
        <source>second start m20</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”.</extracomment>
        <translation>zweiter Start M20</translation>
    </message>
    <message>
        <source>uphill moored</source>
        <extracomment>Said in quotation marks by global condition G06 “Ebb”; Said in quotation marks by point of interest P201 “Moored Roots”.</extracomment>
        <translation>auf Bergauf vertäut</translation>
    </message>
    <message>
        <source>ripple</source>
        <extracomment>Said in quotation marks by counters ripple; Said in quotation marks by logbook entry 2204; Said in quotation marks by logbook entry 104; and more.</extracomment>
        <translation>Kräuselung</translation>
    </message>
    <message>
        <source>trust</source>
        <extracomment>Said in quotation marks by counters trust; Said in quotation marks by discovery D-Ali7 “Keeper’s Thread”; Said in quotation marks by logbook entry 2002; and more.</extracomment>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>repairs</source>
        <extracomment>Said in quotation marks by counters repairs; Said in quotation marks by tech level T0 “Limping”.</extracomment>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>keepers thread</source>
        <extracomment>Said in quotation marks by discovery D-Ali7 “Keeper’s Thread”.</extracomment>
        <translation>Hüterfaden</translation>
    </message>
    <message>
        <source>stamp ember</source>
        <extracomment>Said in quotation marks by logbook entry 2202; Said in quotation marks by logbook entry 2203; Said in quotation marks by logbook entry 2204; and more.</extracomment>
        <translation>Stempel Glut</translation>
    </message>
    <message>
        <source>stamp frost</source>
        <extracomment>Said in quotation marks by logbook entry 2202; Said in quotation marks by logbook entry 2203; Said in quotation marks by logbook entry 2204; and more.</extracomment>
        <translation>Stempel Frost</translation>
    </message>
    <message>
        <source>op3 heater</source>
        <extracomment>Said in quotation marks by logbook entry OP-3-18; Said in quotation marks by point of interest OP3-TABLE “The Wedding Table”.</extracomment>
        <translation>OP3 Heizung</translation>
    </message>
    <message>
        <source>op5 first</source>
        <extracomment>Said in quotation marks by logbook entry OP-5-1; Said in quotation marks by point of interest OP5-SMALL “Children’s Walls”; Said in quotation marks by point of interest OP5-STEPS “Bruised Steps”; and more.</extracomment>
        <translation>OP5 Erster</translation>
    </message>
    <message>
        <source>op5 second</source>
        <extracomment>Said in quotation marks by logbook entry OP-5-1; Said in quotation marks by point of interest OP5-SMALL “Children’s Walls”; Said in quotation marks by point of interest OP5-STEPS “Bruised Steps”; and more.</extracomment>
        <translation>OP5 Zweiter</translation>
    </message>
    <message>
        <source>op5 third</source>
        <extracomment>Said in quotation marks by logbook entry OP-5-1; Said in quotation marks by point of interest OP5-FIELD “Raked Circles”.</extracomment>
        <translation>OP5 Dritter</translation>
    </message>
    <message>
        <source>strays homed</source>
        <extracomment>Said in quotation marks by logbook entry 2001; Said in quotation marks by logbook entry 507; Said in quotation marks by logbook entry 518.</extracomment>
        <translation>Streuner heimgeschickt</translation>
    </message>
    <message>
        <source>strays thanked</source>
        <extracomment>Said in quotation marks by logbook entry 2001.</extracomment>
        <translation>Streunern gedankt</translation>
    </message>
    <message>
        <source>buoy nine read</source>
        <extracomment>Said in quotation marks by logbook entry 2011.</extracomment>
        <translation>Boje Neun gelesen</translation>
    </message>
    <message>
        <source>weather post heard</source>
        <extracomment>Said in quotation marks by logbook entry 2021.</extracomment>
        <translation>Wetterposten angehört</translation>
    </message>
    <message>
        <source>signed carrier</source>
        <extracomment>Said in quotation marks by logbook entry 12; Said in quotation marks by logbook entry 108.</extracomment>
        <translation>als Träger unterschrieben</translation>
    </message>
    <message>
        <source>signed visitor</source>
        <extracomment>Said in quotation marks by logbook entry 12.</extracomment>
        <translation>als Besucher unterschrieben</translation>
    </message>
    <message>
        <source>stamp salt</source>
        <extracomment>Said in quotation marks by logbook entry 100; Said in quotation marks by logbook entry 108; Said in quotation marks by objective O01 “The First Letterbox”; and more.</extracomment>
        <translation>Stempel Salz</translation>
    </message>
    <message>
        <source>reeds kept</source>
        <extracomment>Said in quotation marks by logbook entry 104.</extracomment>
        <translation>Schilf erhalten</translation>
    </message>
    <message>
        <source>hum address</source>
        <extracomment>Said in quotation marks by logbook entry 104; Said in quotation marks by logbook entry 107; Said in quotation marks by point of interest P112 “Letterbox, Shut”.</extracomment>
        <translation>Adresse von Summen</translation>
    </message>
    <message>
        <source>reeds cut</source>
        <extracomment>Said in quotation marks by logbook entry 104.</extracomment>
        <translation>Schilf geschnitten</translation>
    </message>
    <message>
        <source>asked home</source>
        <extracomment>Said in quotation marks by logbook entry 108.</extracomment>
        <translation>nach dem Heimweg gefragt</translation>
    </message>
    <message>
        <source>asked sender</source>
        <extracomment>Said in quotation marks by logbook entry 108.</extracomment>
        <translation>nach dem Absender gefragt</translation>
    </message>
    <message>
        <source>stamp tide</source>
        <extracomment>Said in quotation marks by logbook entry 200; Said in quotation marks by logbook entry 208; Said in quotation marks by logbook entry 214; and more.</extracomment>
        <translation>Stempel Tide</translation>
    </message>
    <message>
        <source>raft met</source>
        <extracomment>Said in quotation marks by logbook entry 200; Said in quotation marks by logbook entry 202; Said in quotation marks by logbook entry 218; and more.</extracomment>
        <translation>Floß getroffen</translation>
    </message>
    <message>
        <source>child home</source>
        <extracomment>Said in quotation marks by logbook entry 200; Said in quotation marks by logbook entry 209; Said in quotation marks by logbook entry 218; and more.</extracomment>
        <translation>Kind daheim</translation>
    </message>
    <message>
        <source>child aboard</source>
        <extracomment>Said in quotation marks by logbook entry 200; Said in quotation marks by logbook entry 209; Said in quotation marks by logbook entry 218; and more.</extracomment>
        <translation>Kind an Bord</translation>
    </message>
    <message>
        <source>child scattered</source>
        <extracomment>Said in quotation marks by logbook entry 200; Said in quotation marks by logbook entry 218; Said in quotation marks by logbook entry 219; and more.</extracomment>
        <translation>Kind zerstreut</translation>
    </message>
    <message>
        <source>child told</source>
        <extracomment>Said in quotation marks by logbook entry 206.</extracomment>
        <translation>dem Kind gesagt</translation>
    </message>
    <message>
        <source>uphill promise</source>
        <extracomment>Said in quotation marks by logbook entry 206; Said in quotation marks by point of interest P207 “Drifting Cluster”.</extracomment>
        <translation>Versprechen auf Bergauf</translation>
    </message>
    <message>
        <source>raft tank</source>
        <extracomment>Said in quotation marks by logbook entry 209; Said in quotation marks by mission M09 “Three Hundred Small Voices”; Said in quotation marks by point of interest P208 “Tank Frame”.</extracomment>
        <translation>Floßtank</translation>
    </message>
    <message>
        <source>dorrun met</source>
        <extracomment>Said in quotation marks by logbook entry 300; Said in quotation marks by logbook entry 305.</extracomment>
        <translation>Dorrun getroffen</translation>
    </message>
    <message>
        <source>ninth gallery</source>
        <extracomment>Said in quotation marks by logbook entry 300; Said in quotation marks by logbook entry 302.</extracomment>
        <translation>Neunte Galerie</translation>
    </message>
    <message>
        <source>tap closed</source>
        <extracomment>Said in quotation marks by logbook entry 300; Said in quotation marks by logbook entry 308; Said in quotation marks by logbook entry 312; and more.</extracomment>
        <translation>Hahn geschlossen</translation>
    </message>
    <message>
        <source>tap open</source>
        <extracomment>Said in quotation marks by logbook entry 300; Said in quotation marks by logbook entry 309; Said in quotation marks by logbook entry 312.</extracomment>
        <translation>Hahn offen</translation>
    </message>
    <message>
        <source>ledger copied</source>
        <extracomment>Said in quotation marks by logbook entry 308; Said in quotation marks by point of interest P305 “Heat Ledger”.</extracomment>
        <translation>Wärmebuch abgeschrieben</translation>
    </message>
    <message>
        <source>voice dorrun</source>
        <extracomment>Said in quotation marks by logbook entry 311; Said in quotation marks by situation S15 “Knocking in the Pipes”.</extracomment>
        <translation>Stimme der Dorrun</translation>
    </message>
    <message>
        <source>kiln dark</source>
        <extracomment>Said in quotation marks by logbook entry 313; Said in quotation marks by point of interest P310 “Letter Kiln”.</extracomment>
        <translation>Brennofen dunkel</translation>
    </message>
    <message>
        <source>shelves counted</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 414.</extracomment>
        <translation>Regale gezählt</translation>
    </message>
    <message>
        <source>sleepers found</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 402; Said in quotation marks by logbook entry 414.</extracomment>
        <translation>Schlafende gefunden</translation>
    </message>
    <message>
        <source>shelf asked</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 407; Said in quotation marks by logbook entry 414; and more.</extracomment>
        <translation>Eisbord gefragt</translation>
    </message>
    <message>
        <source>shelf thawed</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 408; Said in quotation marks by logbook entry 414; and more.</extracomment>
        <translation>Eisbord aufgetaut</translation>
    </message>
    <message>
        <source>shelf kept</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 409; Said in quotation marks by logbook entry 418; and more.</extracomment>
        <translation>Eisbord bewahrt</translation>
    </message>
    <message>
        <source>scent door open</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 406; Said in quotation marks by logbook entry 414.</extracomment>
        <translation>Dufttür offen</translation>
    </message>
    <message>
        <source>core waits</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 402; Said in quotation marks by logbook entry 413; and more.</extracomment>
        <translation>Kern wartet</translation>
    </message>
    <message>
        <source>shelf lamp</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 414; Said in quotation marks by point of interest P405 “Reading Lamp Stand”.</extracomment>
        <translation>Lampe auf Eisbord</translation>
    </message>
    <message>
        <source>voice ennare</source>
        <extracomment>Said in quotation marks by logbook entry 410; Said in quotation marks by logbook entry 415; Said in quotation marks by point of interest P408 “Sleepers’ Ring”.</extracomment>
        <translation>Stimme der Ennare</translation>
    </message>
    <message>
        <source>stamp lamp</source>
        <extracomment>Said in quotation marks by logbook entry 500; Said in quotation marks by logbook entry 505; Said in quotation marks by objective O03 “Three Stamps”; and more.</extracomment>
        <translation>Stempel Lampe</translation>
    </message>
    <message>
        <source>strays met</source>
        <extracomment>Said in quotation marks by logbook entry 500; Said in quotation marks by logbook entry 501; Said in quotation marks by logbook entry 518.</extracomment>
        <translation>Streuner getroffen</translation>
    </message>
    <message>
        <source>strays route</source>
        <extracomment>Said in quotation marks by logbook entry 500; Said in quotation marks by logbook entry 507; Said in quotation marks by point of interest P513 “Route Tokens”.</extracomment>
        <translation>Route der Streuner</translation>
    </message>
    <message>
        <source>strays scrapped</source>
        <extracomment>Said in quotation marks by logbook entry 500; Said in quotation marks by logbook entry 507; Said in quotation marks by logbook entry 518.</extracomment>
        <translation>Streuner zerlegt</translation>
    </message>
    <message>
        <source>patience answered</source>
        <extracomment>Said in quotation marks by logbook entry 506; Said in quotation marks by point of interest P510 “Arch in the Reeds”.</extracomment>
        <translation>Geduld geantwortet</translation>
    </message>
    <message>
        <source>strays left</source>
        <extracomment>Said in quotation marks by logbook entry 507; Said in quotation marks by logbook entry 518.</extracomment>
        <translation>Streuner gelassen</translation>
    </message>
    <message>
        <source>heron log</source>
        <extracomment>Said in quotation marks by objective O05 “Where the Heron Went”.</extracomment>
        <translation>Protokoll der Heron</translation>
    </message>
    <message>
        <source>heron home</source>
        <extracomment>Said in quotation marks by objective O05 “Where the Heron Went”.</extracomment>
        <translation>Heron daheim</translation>
    </message>
    <message>
        <source>heron stays</source>
        <extracomment>Said in quotation marks by objective O05 “Where the Heron Went”.</extracomment>
        <translation>Heron bleibt</translation>
    </message>
    <message>
        <source>guest seat</source>
        <extracomment>Said in quotation marks by point of interest P304 “Guest Seat”.</extracomment>
        <translation>Gästesitz</translation>
    </message>
    <message>
        <source>post</source>
        <extracomment>Said in quotation marks by research project R01 “Small Keeper, Large Questions”; Said in quotation marks by research project R03 “Reading the Wrapper”; Said in quotation marks by research project R15 “How Strays Think”.</extracomment>
        <translation>Post</translation>
    </message>
    <message>
        <source>materials</source>
        <extracomment>Said in quotation marks by research project R02 “Reed Acoustics”; Said in quotation marks by research project R08 “Cold Storage”; Said in quotation marks by research project R09 “Tools That Stay Warm”; and more.</extracomment>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>biology</source>
        <extracomment>Said in quotation marks by research project R04 “Ship’s Pharmacy”; Said in quotation marks by research project R06 “Sleep and Other Medicine”; Said in quotation marks by research project R13 “Seeds That Walk”; and more.</extracomment>
        <translation>Biologie</translation>
    </message>
    <message>
        <source>current</source>
        <extracomment>Said in quotation marks by research project R05 “Soundings in Thin Space”; Said in quotation marks by research project R07 “Tide Tables”; Said in quotation marks by research project R12 “Weather Without Words”.</extracomment>
        <translation>Strom</translation>
    </message>
    <message>
        <source>peoples</source>
        <extracomment>Said in quotation marks by research project R10 “Teaching by Doing”; Said in quotation marks by research project R14 “Grammar of Scent”; Said in quotation marks by research project R16 “Sentences in Stone”; and more.</extracomment>
        <translation>Völker</translation>
    </message>
    <message>
        <source>leak growing</source>
        <extracomment>Said in quotation marks by situation S07 “The Leak on Deck Four”.</extracomment>
        <translation>Leck wächst</translation>
    </message>
    <message>
        <source>voice heron</source>
        <extracomment>Said in quotation marks by situation S17 “The Heron’s Families”.</extracomment>
        <translation>Stimme der Heron</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>Said in quotation marks by threat OX2 “Sorting Arm, Unsupervised”.</extracomment>
        <translation>einordnen</translation>
    </message>
    <message>
        <source>stamp</source>
        <extracomment>Said in quotation marks by threat OX4 “Return Bureau, on Duty”.</extracomment>
        <translation>stempeln</translation>
    </message>
    <message>
        <source>embrace</source>
        <extracomment>Said in quotation marks by threat OX3 “Slow Fire, an Uncle”.</extracomment>
        <translation>umarmen</translation>
    </message>
    <message>
        <source>rake</source>
        <extracomment>Said in quotation marks by threat X09 “Garden Rake”.</extracomment>
        <translation>harken</translation>
    </message>
    <message>
        <source>offer</source>
        <extracomment>Said in quotation marks by threat X01 “Overdue Carrier”.</extracomment>
        <translation>anbieten</translation>
    </message>
    <message>
        <source>stab</source>
        <extracomment>Said in quotation marks by threat X02 “Bank Stalker”.</extracomment>
        <translation>zustechen</translation>
    </message>
    <message>
        <source>crust</source>
        <extracomment>Said in quotation marks by threat X04 “Slow Fire”.</extracomment>
        <translation>Kruste</translation>
    </message>
    <message>
        <source>scorch</source>
        <extracomment>Said in quotation marks by threat X04 “Slow Fire”.</extracomment>
        <translation>versengen</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>Said in quotation marks by threat X05 “Undersnow”.</extracomment>
        <translation>vorüberziehen</translation>
    </message>
    <message>
        <source>undersnow passed</source>
        <extracomment>Said in quotation marks by threat X05 “Undersnow”.</extracomment>
        <translation>am Unterschnee vorbei</translation>
    </message>
    <message>
        <source>relieve</source>
        <extracomment>Said in quotation marks by threat X06 “Stray Flock”.</extracomment>
        <translation>entlasten</translation>
    </message>
    <message>
        <source>dazzle</source>
        <extracomment>Said in quotation marks by threat X07 “Lamp Mother”.</extracomment>
        <translation>blenden</translation>
    </message>
    <message>
        <source>switch off</source>
        <extracomment>Said in quotation marks by threat X07 “Lamp Mother”.</extracomment>
        <translation>ausschalten</translation>
    </message>
</context>
<context>
    <name>lander_mods</name>
    <message>
        <source>Plate Skirt</source>
        <extracomment>Lander mod A01 “Plate Skirt”: name.</extracomment>
        <translation>Plattenschürze</translation>
    </message>
    <message>
        <source>It rattles, but it rattles outside.</source>
        <extracomment>Lander mod A01 “Plate Skirt”: story.</extracomment>
        <translation>Sie klappert, aber sie klappert draußen.</translation>
    </message>
    <message>
        <source>Vane Set</source>
        <extracomment>Lander mod A02 “Vane Set”: name.</extracomment>
        <translation>Flossensatz</translation>
    </message>
    <message>
        <source>Four small fins and a bigger opinion of corners.</source>
        <extracomment>Lander mod A02 “Vane Set”: story.</extracomment>
        <translation>Vier kleine Flossen und eine höhere Meinung von Kurven.</translation>
    </message>
    <message>
        <source>Wide Ear</source>
        <extracomment>Lander mod A03 “Wide Ear”: name.</extracomment>
        <translation>Großes Ohr</translation>
    </message>
    <message>
        <source>A dish that used to serve paella.</source>
        <extracomment>Lander mod A03 “Wide Ear”: story.</extracomment>
        <translation>Eine Schüssel, in der es früher Paella gab.</translation>
    </message>
    <message>
        <source>Crumple Nose</source>
        <extracomment>Lander mod A04 “Crumple Nose”: name.</extracomment>
        <translation>Knautschnase</translation>
    </message>
    <message>
        <source>Meant to be ruined, so that the rest is not.</source>
        <extracomment>Lander mod A04 “Crumple Nose”: story.</extracomment>
        <translation>Dafür gemacht, kaputtzugehen, damit der Rest es nicht tut.</translation>
    </message>
    <message>
        <source>Rain Eyes</source>
        <extracomment>Lander mod A05 “Rain Eyes”: name.</extracomment>
        <translation>Regenaugen</translation>
    </message>
    <message>
        <source>They blink.</source>
        <extracomment>Lander mod A05 “Rain Eyes”: story.</extracomment>
        <translation>Sie blinzeln.</translation>
    </message>
    <message>
        <source>Thick Glass</source>
        <extracomment>Lander mod A06 “Thick Glass”: name.</extracomment>
        <translation>Dickes Glas</translation>
    </message>
    <message>
        <source>One can see the weather, and the weather cannot see one.</source>
        <extracomment>Lander mod A06 “Thick Glass”: story.</extracomment>
        <translation>Man sieht das Wetter, und das Wetter sieht einen nicht.</translation>
    </message>
    <message>
        <source>Soft Legs</source>
        <extracomment>Lander mod A07 “Soft Legs”: name.</extracomment>
        <translation>Weiche Beine</translation>
    </message>
    <message>
        <source>She curtsies.</source>
        <extracomment>Lander mod A07 “Soft Legs”: story.</extracomment>
        <translation>Damit macht er einen Knicks.</translation>
    </message>
    <message>
        <source>Heat Tiles</source>
        <extracomment>Lander mod A08 “Heat Tiles”: name.</extracomment>
        <translation>Hitzekacheln</translation>
    </message>
    <message>
        <source>Each signed on the back by whoever baked it.</source>
        <extracomment>Lander mod A08 “Heat Tiles”: story.</extracomment>
        <translation>Jede auf der Rückseite signiert von der Person, die sie gebrannt hat.</translation>
    </message>
    <message>
        <source>Ice Runners</source>
        <extracomment>Lander mod A09 “Ice Runners”: name.</extracomment>
        <translation>Eiskufen</translation>
    </message>
    <message>
        <source>For ponds, glaciers and a certain kind of floor.</source>
        <extracomment>Lander mod A09 “Ice Runners”: story.</extracomment>
        <translation>Für Teiche, Gletscher und eine bestimmte Art von Fußboden.</translation>
    </message>
    <message>
        <source>Soft Fins</source>
        <extracomment>Lander mod A10 “Soft Fins”: name.</extracomment>
        <translation>Weiche Flossen</translation>
    </message>
    <message>
        <source>Grown rather than cut.</source>
        <extracomment>Lander mod A10 “Soft Fins”: story.</extracomment>
        <translation>Eher gewachsen als geschnitten.</translation>
    </message>
    <message>
        <source>Lockers</source>
        <extracomment>Lander mod A11 “Lockers”: name.</extracomment>
        <translation>Spinde</translation>
    </message>
    <message>
        <source>With hooks. It was the hooks that took the time.</source>
        <extracomment>Lander mod A11 “Lockers”: story.</extracomment>
        <translation>Mit Haken. Die Haken waren es, die so lange gedauert haben.</translation>
    </message>
    <message>
        <source>Cargo Net</source>
        <extracomment>Lander mod A12 “Cargo Net”: name.</extracomment>
        <translation>Frachtnetz</translation>
    </message>
    <message>
        <source>Knots by Tavita Morrow; do not improve them.</source>
        <extracomment>Lander mod A12 “Cargo Net”: story.</extracomment>
        <translation>Knoten von Tavita Morrow; bitte nicht verbessern.</translation>
    </message>
    <message>
        <source>Tool Wall</source>
        <extracomment>Lander mod A13 “Tool Wall”: name.</extracomment>
        <translation>Werkzeugwand</translation>
    </message>
    <message>
        <source>Every tool has its outline, and the outlines miss them.</source>
        <extracomment>Lander mod A13 “Tool Wall”: story.</extracomment>
        <translation>Jedes Werkzeug hat seinen Umriss, und die Umrisse vermissen es.</translation>
    </message>
    <message>
        <source>Porch Lamp</source>
        <extracomment>Lander mod A14 “Porch Lamp”: name.</extracomment>
        <translation>Verandalampe</translation>
    </message>
    <message>
        <source>Where a lamp is lit, less goes wrong, or it goes wrong more quietly.</source>
        <extracomment>Lander mod A14 “Porch Lamp”: story.</extracomment>
        <translation>Wo eine Lampe brennt, geht weniger schief, oder es geht leiser schief.</translation>
    </message>
    <message>
        <source>Bunk Nook</source>
        <extracomment>Lander mod A15 “Bunk Nook”: name.</extracomment>
        <translation>Kojennische</translation>
    </message>
    <message>
        <source>Two bunks and a curtain: civilization.</source>
        <extracomment>Lander mod A15 “Bunk Nook”: story.</extracomment>
        <translation>Zwei Kojen und ein Vorhang: Zivilisation.</translation>
    </message>
    <message>
        <source>Brew Corner</source>
        <extracomment>Lander mod A16 “Brew Corner”: name.</extracomment>
        <translation>Brauecke</translation>
    </message>
    <message>
        <source>Nobody has ever left it without an idea.</source>
        <extracomment>Lander mod A16 “Brew Corner”: story.</extracomment>
        <translation>Noch niemand hat sie ohne Idee verlassen.</translation>
    </message>
    <message>
        <source>Splice Winch</source>
        <extracomment>Lander mod A17 “Splice Winch”: name.</extracomment>
        <translation>Spleißwinde</translation>
    </message>
    <message>
        <source>It hums when it pulls. So does whoever is being pulled.</source>
        <extracomment>Lander mod A17 “Splice Winch”: story.</extracomment>
        <translation>Sie summt, wenn sie zieht. Und wer gezogen wird, auch.</translation>
    </message>
    <message>
        <source>Weather Drum</source>
        <extracomment>Lander mod A18 “Weather Drum”: name.</extracomment>
        <translation>Wettertrommel</translation>
    </message>
    <message>
        <source>Skin from nobody. It tightens before the wind turns.</source>
        <extracomment>Lander mod A18 “Weather Drum”: story.</extracomment>
        <translation>Haut von niemandem. Sie spannt sich, bevor der Wind dreht.</translation>
    </message>
    <message>
        <source>Reading Light</source>
        <extracomment>Lander mod A19 “Reading Light”: name.</extracomment>
        <translation>Leselicht</translation>
    </message>
    <message>
        <source>For small print and old walls.</source>
        <extracomment>Lander mod A19 “Reading Light”: story.</extracomment>
        <translation>Für Kleingedrucktes und alte Mauern.</translation>
    </message>
    <message>
        <source>Traveling Coop</source>
        <extracomment>Lander mod A20 “Traveling Coop”: name.</extracomment>
        <translation>Reisestall</translation>
    </message>
    <message>
        <source>One hen, one perch, one window. Whatever happens down there, there will be an egg.</source>
        <extracomment>Lander mod A20 “Traveling Coop”: story.</extracomment>
        <translation>Ein Huhn, eine Stange, ein Fenster. Was auch immer dort unten geschieht, es gibt ein Ei.</translation>
    </message>
    <message>
        <source>Sample Rack</source>
        <extracomment>Lander mod A21 “Sample Rack”: name.</extracomment>
        <translation>Probenregal</translation>
    </message>
    <message>
        <source>Even the things that turn out to be nothing travel in a labeled tube.</source>
        <extracomment>Lander mod A21 “Sample Rack”: story.</extracomment>
        <translation>Auch was sich als nichts herausstellt, reist in einem beschrifteten Röhrchen.</translation>
    </message>
    <message>
        <source>Drop Crates</source>
        <extracomment>Lander mod A22 “Drop Crates”: name.</extracomment>
        <translation>Abwurfkisten</translation>
    </message>
    <message>
        <source>They come down where you are, more or less.</source>
        <extracomment>Lander mod A22 “Drop Crates”: story.</extracomment>
        <translation>Sie kommen dort herunter, wo ihr seid, mehr oder weniger.</translation>
    </message>
</context>
<context>
    <name>landers</name>
    <message>
        <source>Kettle</source>
        <extracomment>Lander LD-1 “Kettle”: name.</extracomment>
        <translation>Kessel</translation>
    </message>
    <message>
        <source>Ladle</source>
        <extracomment>Lander LD-2 “Ladle”: name.</extracomment>
        <translation>Kelle</translation>
    </message>
    <message>
        <source>Skillet</source>
        <extracomment>Lander LD-3 “Skillet”: name.</extracomment>
        <translation>Pfanne</translation>
    </message>
    <message>
        <source>Corkscrew</source>
        <extracomment>Lander LD-4 “Corkscrew”: name.</extracomment>
        <translation>Korkenzieher</translation>
    </message>
    <message>
        <source>Colander</source>
        <extracomment>Lander LD-5 “Colander”: name.</extracomment>
        <translation>Seiher</translation>
    </message>
    <message>
        <source>Samovar</source>
        <extracomment>Lander LD-6 “Samovar”: name.</extracomment>
        <translation>Samowar</translation>
    </message>
</context>
<context>
    <name>landing_cards</name>
    <message>
        <source>Hum</source>
        <extracomment>Landing card L01 “Hum”: name.</extracomment>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Armor and Sensors</source>
        <extracomment>Landing card L01 “Hum”: the statistics of the lander that the landing tests.</extracomment>
        <translation>Panzerung und Sensoren</translation>
    </message>
    <message>
        <source>It repeats what you say. Mind it.</source>
        <extracomment>Landing card L01 “Hum”: advice of the scanner, a sentence.</extracomment>
        <translation>Es wiederholt, was ihr sagt. Gebt acht.</translation>
    </message>
    <message>
        <source>Uphill</source>
        <extracomment>Landing card L02 “Uphill”: name.</extracomment>
        <translation>Bergauf</translation>
    </message>
    <message>
        <source>Agility, Sensors and Armor</source>
        <extracomment>Landing card L02 “Uphill”: the statistics of the lander that the landing tests; Landing card L17 “Uphill, Spring Tide”: the statistics of the lander that the landing tests; Landing card OL-1 “Express Delivery”: the statistics of the lander that the landing tests.</extracomment>
        <translation>Wendigkeit, Sensoren und Panzerung</translation>
    </message>
    <message>
        <source>Know where the water is.</source>
        <extracomment>Landing card L02 “Uphill”: advice of the scanner, a sentence.</extracomment>
        <translation>Wisst, wo das Wasser ist.</translation>
    </message>
    <message>
        <source>Kiln</source>
        <extracomment>Landing card L03 “Kiln”: name.</extracomment>
        <translation>Brennofen</translation>
    </message>
    <message>
        <source>Armor and Agility</source>
        <extracomment>Landing card L03 “Kiln”: the statistics of the lander that the landing tests; Landing card OL-3 “Third Hammer’s Wedding”: the statistics of the lander that the landing tests.</extracomment>
        <translation>Panzerung und Wendigkeit</translation>
    </message>
    <message>
        <source>Tighten everything that rattles.</source>
        <extracomment>Landing card L03 “Kiln”: advice of the scanner, a sentence.</extracomment>
        <translation>Zieht alles fest, was klappert.</translation>
    </message>
    <message>
        <source>Cold Shelf</source>
        <extracomment>Landing card L04 “Cold Shelf”: name.</extracomment>
        <translation>Eisbord</translation>
    </message>
    <message>
        <source>Sensors and Agility</source>
        <extracomment>Landing card L04 “Cold Shelf”: the statistics of the lander that the landing tests; Landing card L05 “Pebble Moor”: the statistics of the lander that the landing tests; Landing card L18 “Cold Shelf, Awake”: the statistics of the lander that the landing tests; and more.</extracomment>
        <translation>Sensoren und Wendigkeit</translation>
    </message>
    <message>
        <source>Bring more patience than heaters.</source>
        <extracomment>Landing card L04 “Cold Shelf”: advice of the scanner, a sentence.</extracomment>
        <translation>Bringt mehr Geduld mit als Heizgeräte.</translation>
    </message>
    <message>
        <source>Pebble Moor</source>
        <extracomment>Landing card L05 “Pebble Moor”: name.</extracomment>
        <translation>Kieselmoor</translation>
    </message>
    <message>
        <source>You will be asked a question.</source>
        <extracomment>Landing card L05 “Pebble Moor”: advice of the scanner, a sentence.</extracomment>
        <translation>Man wird euch eine Frage stellen.</translation>
    </message>
    <message>
        <source>Uphill, Spring Tide</source>
        <extracomment>Landing card L17 “Uphill, Spring Tide”: name.</extracomment>
        <translation>Bergauf, Springflut</translation>
    </message>
    <message>
        <source>Somebody has grown.</source>
        <extracomment>Landing card L17 “Uphill, Spring Tide”: advice of the scanner, a sentence.</extracomment>
        <translation>Jemand ist gewachsen.</translation>
    </message>
    <message>
        <source>Cold Shelf, Awake</source>
        <extracomment>Landing card L18 “Cold Shelf, Awake”: name.</extracomment>
        <translation>Eisbord, erwacht</translation>
    </message>
    <message>
        <source>It smells of bread.</source>
        <extracomment>Landing card L18 “Cold Shelf, Awake”: advice of the scanner, a sentence.</extracomment>
        <translation>Es riecht nach Brot.</translation>
    </message>
    <message>
        <source>Express Delivery</source>
        <extracomment>Landing card OL-1 “Express Delivery”: name.</extracomment>
        <translation>Eilzustellung</translation>
    </message>
    <message>
        <source>Keep it under your coat.</source>
        <extracomment>Landing card OL-1 “Express Delivery”: advice of the scanner, a sentence.</extracomment>
        <translation>Haltet sie unter dem Mantel.</translation>
    </message>
    <message>
        <source>The Night Shift</source>
        <extracomment>Landing card OL-2 “The Night Shift”: name.</extracomment>
        <translation>Die Nachtschicht</translation>
    </message>
    <message>
        <source>Open nothing.</source>
        <extracomment>Landing card OL-2 “The Night Shift”: advice of the scanner, a sentence.</extracomment>
        <translation>Öffnet nichts.</translation>
    </message>
    <message>
        <source>Third Hammer’s Wedding</source>
        <extracomment>Landing card OL-3 “Third Hammer’s Wedding”: name.</extracomment>
        <translation>Dritter Hammer heiratet</translation>
    </message>
    <message>
        <source>Bring something hot.</source>
        <extracomment>Landing card OL-3 “Third Hammer’s Wedding”: advice of the scanner, a sentence.</extracomment>
        <translation>Bringt etwas Heißes mit.</translation>
    </message>
    <message>
        <source>Two on a Rope</source>
        <extracomment>Landing card OL-4 “Two on a Rope”: name.</extracomment>
        <translation>Zwei an einem Seil</translation>
    </message>
    <message>
        <source>Agility and Sensors</source>
        <extracomment>Landing card OL-4 “Two on a Rope”: the statistics of the lander that the landing tests; Landing card OL-5 “What the Wall Says Next”: the statistics of the lander that the landing tests.</extracomment>
        <translation>Wendigkeit und Sensoren</translation>
    </message>
    <message>
        <source>Do not look at each other. Look at the rope.</source>
        <extracomment>Landing card OL-4 “Two on a Rope”: advice of the scanner, a sentence.</extracomment>
        <translation>Seht nicht einander an. Seht auf das Seil.</translation>
    </message>
    <message>
        <source>What the Wall Says Next</source>
        <extracomment>Landing card OL-5 “What the Wall Says Next”: name.</extracomment>
        <translation>Was die Mauer als Nächstes sagt</translation>
    </message>
    <message>
        <source>Read before you lift.</source>
        <extracomment>Landing card OL-5 “What the Wall Says Next”: advice of the scanner, a sentence.</extracomment>
        <translation>Erst lesen, dann heben.</translation>
    </message>
</context>
<context>
    <name>logs</name>
    <message>
        <source>After the soup the captain asks for the River Table, and everyone who can find a wall to lean on comes along. It is a table of dark water; the Shallows float on it as corks, and Soren Mbali has taken away the cups. Four systems lie within reach. Three of them have names by the end of the evening, all of them rivers, since one has to begin somewhere. On the nearest cork somebody has stuck a flag made from a tea bag. “There is an arch on that world,” says Soren, “and it asks one question. I suggest that we go and find out what it is.”</source>
        <extracomment>Logbook entry 2200: story.</extracomment>
        <translation>Nach der Suppe lässt die Kapitänin den Flusstisch bringen, und alle, die noch eine Wand zum Anlehnen finden, kommen mit. Es ist ein Tisch aus dunklem Wasser; die Untiefen schwimmen als Korken darauf, und Soren Mbali hat die Tassen fortgeräumt. Vier Systeme sind in Reichweite. Drei davon haben am Ende des Abends Namen, lauter Flüsse, denn irgendwo muss man anfangen. Auf den nächstgelegenen Korken hat jemand eine Fahne aus einem Teebeutel gesteckt. „Auf dieser Welt steht ein Bogen“, sagt Soren, „und er stellt eine einzige Frage. Ich schlage vor, wir gehen hin und finden heraus, welche.“</translation>
    </message>
    <message>
        <source>The ink on the wrapper is still wet when you carry the Letter back through the galley: one small white mark, a wave, pressed on by an arch that had waited four thousand years to do so. Soren Mbali looks at it through a glass and says nothing for long enough to become alarming. Then the River Table moves. A fourth cork, which had lain at the rim since the launch, rights itself and begins to drift toward the middle. Another system can be reached. In honor of the day Marcelline Ott names a hen after the event, and nobody can agree which.</source>
        <extracomment>Logbook entry 2201: story.</extracomment>
        <translation>Die Tinte auf dem Umschlag ist noch feucht, als ihr den Brief durch die Kombüse zurücktragt: ein kleines weißes Zeichen, eine Welle, aufgedrückt von einem Bogen, der viertausend Jahre darauf gewartet hat. Soren Mbali betrachtet es durch ein Glas und sagt so lange nichts, dass es beunruhigend wird. Dann bewegt sich der Flusstisch. Ein vierter Korken, der seit dem Stapellauf am Rand gelegen hat, richtet sich auf und treibt langsam zur Mitte. Ein weiteres System ist erreichbar. Zur Feier des Tages benennt Marcelline Ott ein Huhn nach dem Ereignis, und niemand kann sich einigen, welches.</translation>
    </message>
    <message>
        <source>Two peoples have met you now, and as far as anybody can tell neither regrets it. On the Long Bench there is a queue to touch the spoon, or the stone, or the vial, whichever came home last. What strikes everybody is how little was needed: hands shown open, a drawing, somebody willing to look foolish first. Chief Ning has been doing sums all week and nails them to the door of the Works. If this is going to be a long road, say the sums, she had better be in good order for it, and it will take forty small repairs. The first one is the door.</source>
        <extracomment>Logbook entry 2202: story.</extracomment>
        <translation>Zwei Völker sind euch nun begegnet, und soweit man das sagen kann, bereut es keines von beiden. An der Langen Bank steht man Schlange, um den Löffel zu berühren oder den Stein oder die Phiole, was eben zuletzt nach Hause kam. Was alle erstaunt, ist, wie wenig es gebraucht hat: offen gezeigte Hände, eine Zeichnung, jemanden, der bereit war, sich als Erstes zum Narren zu machen. Chefingenieur Ning hat die ganze Woche gerechnet und nagelt das Ergebnis an die Tür des Werks. Wenn das eine lange Straße werden soll, steht da, dann sollte sie dafür besser in Ordnung sein, und das heißt vierzig kleine Reparaturen. Die erste ist die Tür.</translation>
    </message>
    <message>
        <source>Four stamps stand on the wrapper in a row, each in another ink, and the Letter has begun to be talked about. You hear it on the old frequencies, faint and formal, from stations that have had nothing to pass on for four thousand years: a carrier is on the road; she has four; she knocks. In the Works they have hung up a bell, so that messages need not be carried by whoever happens to be fastest. And on the River Table all the corks of Drava lean together over one dark spot. There the road goes down. Thimble has drawn it many times, and every time it has drawn a door.</source>
        <extracomment>Logbook entry 2203: story.</extracomment>
        <translation>Vier Stempel stehen in einer Reihe auf dem Umschlag, jeder in einer anderen Tinte, und man beginnt, über den Brief zu reden. Ihr hört es auf den alten Frequenzen, schwach und förmlich, von Stationen, die seit viertausend Jahren nichts weiterzugeben hatten: Ein Träger ist auf der Straße; vier hat er schon; er klopft an. Im Werk haben sie eine Glocke aufgehängt, damit Nachrichten nicht mehr von denen getragen werden müssen, die zufällig die Schnellsten sind. Und auf dem Flusstisch neigen sich alle Korken von Drava über einer einzigen dunklen Stelle zusammen. Dort führt die Straße hinab. Fingerhut hat sie oft gezeichnet, und jedes Mal hat er eine Tür gezeichnet.</translation>
    </message>
    <message>
        <source>Nobody sleeps that night. The sentence goes from deck to deck without being spoken, and wherever people sit together there is one of them looking at the Letter. *You are hurting it.* They have put a blanket around the cradle, and taken it off again, and put it back. Henrike Obi has measured everything there is to be measured: the Letter is unharmed. The captain listens to all that, standing behind the yellow line with nowhere to go. “Then somebody had better find out,” she says, “what else it could have meant.” Ahead, where the road comes up again, a buoy is blinking. It blinks in English.</source>
        <extracomment>Logbook entry 2204: story.</extracomment>
        <translation>In dieser Nacht schläft niemand. Der Satz geht von Deck zu Deck, ohne ausgesprochen zu werden, und wo immer Leute beisammensitzen, blickt einer von ihnen auf den Brief. *Ihr tut ihm weh.* Sie haben eine Decke um die Wiege gelegt und sie wieder weggenommen und wieder hingelegt. Henrike Obi hat alles gemessen, was es zu messen gibt: Der Brief ist unversehrt. Die Kapitänin hört sich das alles an, hinter der gelben Linie, und kann nirgendwohin. „Dann sollte wohl jemand herausfinden“, sagt sie, „was sonst noch gemeint gewesen sein könnte.“ Voraus, wo die Straße wieder heraufkommt, blinkt eine Boje. Sie blinkt auf Englisch.</translation>
    </message>
    <message>
        <source>For the second time you come home without it, and nobody on the Mat says the things one says. There are biscuits. They are eaten. Then Ximena Tuohy takes the map down, turns it over and begins again on the back, and this time she draws not what is there but what got in the way. It fills up quickly. By midnight nine people are lying on the floor around it, and somebody has fetched the crew of the second shift, and Security has shown everyone a knot. “Good,” says Ximena. “Now we know how not to.”</source>
        <extracomment>Logbook entry 2298: story.</extracomment>
        <translation>Zum zweiten Mal kommt ihr mit leeren Händen nach Hause, und niemand auf der Matte sagt, was man dann so sagt. Es gibt Kekse. Sie werden gegessen. Dann nimmt Ximena Tuohy die Karte ab, dreht sie um und beginnt auf der Rückseite von vorn, und diesmal zeichnet sie nicht, was dort ist, sondern was im Weg war. Es füllt sich rasch. Um Mitternacht liegen neun Leute ringsum auf dem Boden, jemand hat die zweite Schicht geholt, und die Sicherheit hat allen einen Knoten gezeigt. „Gut“, sagt Ximena. „Jetzt wissen wir, wie es nicht geht.“</translation>
    </message>
    <message>
        <source>In the end the Vanguard drops her anchor at the friendliest world she has found, and the engines are asked to rest. It is not a shipwreck. There is water, and a shore to walk along, and neighbors who bring things in baskets and are bad at leaving. The Letter lies in its cradle by the window of what used to be the galley. It is dusted on Sundays. Every evening somebody carries a lamp up the hill and puts it where it can be seen from the road. Sooner or later another carrier will come by. The kettle is always on, and what has been learned is written down, in a good clear hand.</source>
        <extracomment>Logbook entry 2299: story.</extracomment>
        <translation>Am Ende wirft die Vanguard bei der freundlichsten Welt, die sie gefunden hat, den Anker, und man bittet die Triebwerke, sich auszuruhen. Ein Schiffbruch ist es nicht. Es gibt Wasser und ein Ufer, an dem man entlanggehen kann, und Nachbarn, die Dinge in Körben bringen und schlecht im Abschiednehmen sind. Der Brief liegt in seiner Wiege am Fenster dessen, was früher die Kombüse war. Sonntags wird er abgestaubt. Jeden Abend trägt jemand eine Lampe den Hügel hinauf und stellt sie dorthin, wo man sie von der Straße aus sieht. Früher oder später wird wieder ein Träger vorbeikommen. Der Teekessel steht immer auf dem Herd, und was gelernt wurde, ist aufgeschrieben, in guter, klarer Schrift.</translation>
    </message>
    <message>
        <source>The Stray is waiting on the Mat when you come out of the lift. It has three legs, a satchel and a form in a language that has no living readers, and it is trembling. Soren Mbali reads the form twice. It is an express delivery: medicine, warm, for a nursery on the moon of Rioni. It was posted four thousand years ago. The nursery, says Soren carefully, will have grown up. The Stray holds out the satchel in both front feet. Inside there is one flask, and it is still warm.</source>
        <extracomment>Logbook entry OP-1-1: story.</extracomment>
        <translation>Der Streuner wartet auf der Matte, als ihr aus dem Aufzug kommt. Er hat drei Beine, eine Umhängetasche und ein Formular in einer Sprache, für die es keine lebenden Leser mehr gibt, und er zittert. Soren Mbali liest das Formular zweimal. Es ist eine Eilzustellung: Medizin, warm, für eine Kinderstube auf dem Mond von Rioni. Aufgegeben wurde sie vor viertausend Jahren. Die Kinderstube, sagt Soren vorsichtig, wird wohl erwachsen sein. Der Streuner hält die Tasche mit beiden Vorderfüßen hin. Darin ist eine Flasche, und sie ist noch warm.</translation>
    </message>
    <message>
        <source>The fourth spoonful goes down, and somewhere in the heap forty small noses stop running, one after another, like lamps being put out along a street. There is a pause. Then a drawing is pressed into the mud in front of you: a spoon, very large, with rays. They have never met a doctor. They have heard that doctors are tall. One of them would like to know, by means of a second drawing, whether you get paid in crabs.</source>
        <extracomment>Logbook entry OP-1-3: story.</extracomment>
        <translation>Der vierte Löffel ist geschluckt, und irgendwo im Haufen hören vierzig kleine Nasen auf zu laufen, eine nach der anderen, wie Lampen, die eine Straße entlang gelöscht werden. Eine Pause. Dann wird vor euch eine Zeichnung in den Schlamm gedrückt: ein Löffel, sehr groß, mit Strahlen. Sie sind noch nie einem Arzt begegnet. Sie haben gehört, Ärzte seien groß. Eines von ihnen wüsste gern, mittels einer zweiten Zeichnung, ob ihr in Krabben bezahlt werdet.</translation>
    </message>
    <message>
        <source>The flask is empty. You turn it over to prove it, and the seventh cluster, which has recovered enough to be difficult, looks inside all the same. Not one of them is sneezing now. The whole moon seems to have become quieter by exactly that much. The Stray counts the heaps, then counts the spoons, then takes out the form and does something to it with its third foot that it has plainly practiced for a very long time. It is a signature. It is quite a good one.</source>
        <extracomment>Logbook entry OP-1-4: story.</extracomment>
        <translation>Die Flasche ist leer. Ihr dreht sie um, zum Beweis, und das siebte Grüppchen, das schon wieder gesund genug ist, um schwierig zu sein, schaut trotzdem hinein. Keines von ihnen niest mehr. Der ganze Mond scheint um genau so viel stiller geworden zu sein. Der Streuner zählt die Haufen, dann zählt er die Löffel, dann holt er das Formular hervor und tut mit seinem dritten Fuß etwas damit, das er offensichtlich sehr lange geübt hat. Es ist eine Unterschrift. Es ist eine ziemlich gute.</translation>
    </message>
    <message>
        <source>The third crab returns your bow, and it goes lower than you did, which among crabs is a joke. Then it steps aside, and the two others step aside, and for the rest of the tide there is always one of them somewhat ahead of you in the channel, waving a claw at whatever is in the way. Nobody has ever explained to you what you did right. It may be that hardly anyone bows to crabs while carrying something hot.</source>
        <extracomment>Logbook entry OP-1-5: story.</extracomment>
        <translation>Die dritte Krabbe erwidert eure Verbeugung, und sie geht dabei tiefer als ihr, was unter Krabben ein Scherz ist. Dann tritt sie beiseite, und die beiden anderen treten beiseite, und für den Rest der Tide ist immer eine von ihnen in der Rinne ein Stück vor euch und winkt mit der Schere allem, was im Weg ist. Was ihr richtig gemacht habt, hat euch nie jemand erklärt. Vielleicht verbeugt sich einfach kaum jemand vor Krabben, während er etwas Heißes trägt.</translation>
    </message>
    <message>
        <source>The slack water is over. It begins with a sound like a very large page being turned, and then the channel is standing up. The mangroves lift their roots and take you along, since you happen to be between them and uphill; they are not rough about it. You are set down beside the lander, in order of size, with mud to the ears. Whoever has not had the spoon by now will have to get well in the old way.</source>
        <extracomment>Logbook entry OP-1-6: story.</extracomment>
        <translation>Das Stauwasser ist vorbei. Es beginnt mit einem Geräusch, als würde eine sehr große Seite umgeblättert, und dann steht die Rinne aufrecht. Die Mangroven heben ihre Wurzeln und nehmen euch mit, da ihr nun einmal zwischen ihnen und bergauf seid; grob sind sie dabei nicht. Neben dem Lander werdet ihr abgesetzt, der Größe nach, mit Schlamm bis zu den Ohren. Wer den Löffel bis jetzt nicht bekommen hat, wird auf die alte Art gesund werden müssen.</translation>
    </message>
    <message>
        <source>You lift off from a shore on which, for the first time in a fortnight, nobody is sneezing at anybody. The Stray has asked to ride in front. It holds the empty satchel on its knees, if those are knees, and looks straight ahead through the window like somebody coming home from the longest day of their career. When the ship comes in sight it takes the form out once more, and reads it, and folds it very small. Delivered, says Soren Mbali. It knows.</source>
        <extracomment>Logbook entry OP-1-18: story.</extracomment>
        <translation>Ihr hebt von einem Ufer ab, an dem zum ersten Mal seit vierzehn Tagen niemand irgendwen anniest. Der Streuner hat gebeten, vorn sitzen zu dürfen. Er hält die leere Tasche auf den Knien, falls das Knie sind, und blickt geradeaus durchs Fenster wie jemand, der vom längsten Arbeitstag seines Lebens heimkommt. Als das Schiff in Sicht kommt, holt er das Formular noch einmal hervor, liest es und faltet es sehr klein zusammen. Zugestellt, sagt Soren Mbali. Er weiß es.</translation>
    </message>
    <message>
        <source>There is no time to be brave, so you are quick instead. The flask goes inside somebody’s coat and the somebody goes inside the hatch, and the water comes up the steps after them like a late guest. The Stray will not let go of the satchel and has to be lifted with it. Through the window you see the clusters, small and wet and waving; it might be thanks, or a sneeze. You will be back with a bigger spoon, you tell it. It writes that down.</source>
        <extracomment>Logbook entry OP-1-19: story.</extracomment>
        <translation>Für Tapferkeit ist keine Zeit, also seid ihr stattdessen schnell. Die Flasche kommt in jemandes Mantel, und dieser Jemand kommt in die Luke, und das Wasser steigt hinterher die Stufen herauf wie ein verspäteter Gast. Der Streuner lässt die Tasche nicht los und muss mitsamt ihr hereingehoben werden. Durch das Fenster seht ihr die Grüppchen, klein und nass und winkend; vielleicht ist es Dank, vielleicht ein Niesen. Ihr kommt mit einem größeren Löffel wieder, sagt ihr ihm. Er schreibt es auf.</translation>
    </message>
    <message>
        <source>Inkwell has never had an evening off. It has to be explained to it what one does with one, and then where the cloakroom is, and then, by Thimble, that the letters will still be there in the morning. It gives you the rules on a card. Keep five lamps lit. Answer whoever calls. Open nothing. On the back, in a smaller hand, there is a fourth: *please*. Then it goes, in a borrowed scarf, and ninety million letters listen to the door fall shut behind it. It is very quiet. Somewhere a lamp clears its throat.</source>
        <extracomment>Logbook entry OP-2-1: story.</extracomment>
        <translation>Tintenfass hatte noch nie einen freien Abend. Man muss ihm erklären, was man damit macht, und dann, wo die Garderobe ist, und dann, durch Fingerhut, dass die Briefe am Morgen noch da sein werden. Es gibt euch die Regeln auf einer Karte. Haltet fünf Lampen am Brennen. Antwortet allen, die kommen. Öffnet nichts. Auf der Rückseite steht, in kleinerer Schrift, eine vierte: *bitte*. Dann geht es, mit einem geliehenen Schal, und neunzig Millionen Briefe lauschen, wie hinter ihm die Tür ins Schloss fällt. Es ist sehr still. Irgendwo räuspert sich eine Lampe.</translation>
    </message>
    <message>
        <source>It does not get light, because there is nothing here for light to come from; but at a certain moment all the lamps stop leaning, and the air smells of toast. There are steps in the dock. Inkwell stands in the door with its scarf on the wrong way around, looks along the shelves, north, south, floor by floor, and you can see it counting. It takes a long time. “Ninety million,” it says at last, “and eleven callers, and nobody cried.” It hangs up the scarf on the hook where yours is hanging.</source>
        <extracomment>Logbook entry OP-2-5: story.</extracomment>
        <translation>Hell wird es nicht, denn hier gibt es nichts, wovon Licht kommen könnte; aber in einem bestimmten Augenblick hören alle Lampen auf, sich zu neigen, und die Luft riecht nach Toast. Im Dock sind Schritte. Tintenfass steht in der Tür, den Schal verkehrt herum, blickt die Regale entlang, Norden, Süden, Stockwerk für Stockwerk, und man kann ihm beim Zählen zusehen. Es dauert lange. „Neunzig Millionen“, sagt es schließlich, „und elfmal Besuch, und niemand hat geweint.“ Den Schal hängt es an den Haken, an dem eurer hängt.</translation>
    </message>
    <message>
        <source>You leave with the kind of tiredness that one can be proud of. Inkwell has written you a reference; it is one line long, it is addressed to nobody in particular, and it says that you may be left alone with things. Behind you the lamps go on burning, lower and lower along the curve of the rock, until they might be stars and then are. Somebody asks what Inkwell did with its evening. It went to the end of the road, says Thimble, and looked at it, and came back.</source>
        <extracomment>Logbook entry OP-2-18: story.</extracomment>
        <translation>Ihr geht mit der Art von Müdigkeit, auf die man stolz sein kann. Tintenfass hat euch ein Zeugnis geschrieben; es ist eine Zeile lang, an niemand Bestimmten gerichtet, und es besagt, dass man euch mit Dingen allein lassen kann. Hinter euch brennen die Lampen weiter, immer tiefer entlang der Krümmung des Gesteins, bis sie Sterne sein könnten und es dann auch sind. Jemand fragt, was Tintenfass mit seinem Abend gemacht hat. Es ist bis ans Ende der Straße gegangen, sagt Fingerhut, hat sie angesehen und ist zurückgekommen.</translation>
    </message>
    <message>
        <source>What you notice, running, is how many of them there are. Shelf after shelf leans past in the dark, and every letter on it has waited four thousand years and has time for one more night. The hatch shuts. Somebody has brought a lamp along by mistake and cannot stop apologizing to it. From the dock you can see the others go out, one by one, not as if they were blown out but as if they were being sent to bed. Inkwell will say that it was nobody’s fault. It will mean it, and that will be worse.</source>
        <extracomment>Logbook entry OP-2-19: story.</extracomment>
        <translation>Was euch im Laufen auffällt, ist, wie viele es sind. Regal um Regal lehnt sich im Dunkeln vorbei, und jeder Brief darin hat viertausend Jahre gewartet und hat auch noch für eine weitere Nacht Zeit. Die Luke schließt sich. Jemand hat aus Versehen eine Lampe mitgenommen und kann nicht aufhören, sich bei ihr zu entschuldigen. Vom Dock aus seht ihr die anderen ausgehen, eine nach der anderen, nicht als würden sie ausgeblasen, sondern als würden sie ins Bett geschickt. Tintenfass wird sagen, dass niemand etwas dafür konnte. Es wird das ernst meinen, und das wird schlimmer sein.</translation>
    </message>
    <message>
        <source>The invitation comes as a rhythm, on the hot pipe in the Works, at five in the morning; it takes Chief Ning until breakfast to work out that it is a rhyme. Third Hammer is getting married. Noon, the Guest Gallery, all who have ever held a wheel or said good day through a wall. There follows a line that Soren Mbali hears three times before translating it. Each guest, it says, brings the hottest thing they have. It is not a figure of speech, says Soren. They do not have those. Also, there is an uncle.</source>
        <extracomment>Logbook entry OP-3-1: story.</extracomment>
        <translation>Die Einladung kommt als Rhythmus, auf dem Heißwasserrohr im Werk, um fünf Uhr morgens; Chefingenieur Ning braucht bis zum Frühstück, um zu merken, dass sie sich reimt. Dritter Hammer heiratet. Mittags, Gästegalerie, alle, die je ein Rad gehalten oder durch eine Wand Guten Tag gesagt haben. Es folgt eine Zeile, die Soren Mbali dreimal anhört, bevor die Übersetzung kommt. Jeder Gast, heißt es, bringt das Heißeste mit, was er hat. Das ist keine Redensart, sagt Soren. So etwas haben sie nicht. Außerdem gibt es einen Onkel.</translation>
    </message>
    <message>
        <source>The third gift goes on the stone, and the stone says so: it rings, once, on a note that makes the cups walk. For a moment nobody moves. Then four hundred Dorrun begin to hammer on whatever is nearest, walls, floor, one another, and in the middle of it two of them stand quite still with their plates touching and are married. It takes as long as it takes for a coal to dim by one color. Third Hammer comes over afterwards and looks at what you brought, from all sides, and is moved, and has to sit down on it.</source>
        <extracomment>Logbook entry OP-3-3: story.</extracomment>
        <translation>Die dritte Gabe kommt auf den Stein, und der Stein sagt es auch: Er klingt, einmal, auf einem Ton, der die Tassen wandern lässt. Einen Augenblick lang rührt sich niemand. Dann beginnen vierhundert Dorrun, auf alles einzuhämmern, was in der Nähe ist, Wände, Boden, einander, und mittendrin stehen zwei von ihnen ganz still, Platte an Platte, und sind verheiratet. Es dauert so lange, wie eine Kohle braucht, um eine Farbe dunkler zu werden. Danach kommt Dritter Hammer herüber und sieht sich an, was ihr mitgebracht habt, von allen Seiten, und ist gerührt und muss sich daraufsetzen.</translation>
    </message>
    <message>
        <source>Noon has come and gone, and a wedding cannot be kept warm for ever. Somebody begins to drum the guests home, gallery by gallery, the youngest first. They are kind about it. Every one of them who passes knocks on your back in a particular way, and it is only on the way up to the lander, when you have got the rhythm together, that you understand it: *thank you for coming; it is all right; we too have once been late.* The uncle waves until you are out of sight.</source>
        <extracomment>Logbook entry OP-3-4: story.</extracomment>
        <translation>Mittag ist gekommen und gegangen, und eine Hochzeit lässt sich nicht ewig warm halten. Jemand beginnt, die Gäste nach Hause zu trommeln, Galerie um Galerie, die Jüngsten zuerst. Sie sind freundlich dabei. Alle, die vorbeikommen, klopfen euch auf eine bestimmte Weise auf den Rücken, und erst auf dem Weg hinauf zum Lander, als ihr den Rhythmus beisammen habt, versteht ihr ihn: *danke, dass ihr gekommen seid; ist schon gut; auch wir waren einmal zu spät.* Der Onkel winkt, bis ihr außer Sicht seid.</translation>
    </message>
    <message>
        <source>They drum you up the shaft. The lander is warm to the touch, since somebody’s children have been sitting in her, and there is a piece of cake on each seat which is also, in a way, a brick. You look down once. The ash over the Guest Gallery has a dent in it and the dent is dancing. If you have left the heater there, it will be cold going up, and no one will say a word about it; there are moments at which one would rather be cold.</source>
        <extracomment>Logbook entry OP-3-18: story.</extracomment>
        <translation>Sie trommeln euch den Schacht hinauf. Der Lander ist handwarm, denn irgendwelche Kinder haben darin gesessen, und auf jedem Sitz liegt ein Stück Kuchen, das in gewisser Weise auch ein Ziegel ist. Einmal blickt ihr hinunter. Die Asche über der Gästegalerie hat eine Delle, und die Delle tanzt. Falls ihr die Heizung dort gelassen habt, wird es auf dem Weg nach oben kalt, und niemand wird ein Wort darüber verlieren; es gibt Augenblicke, in denen man lieber friert.</translation>
    </message>
    <message>
        <source>You have to leave a wedding at a run, which on Kiln is nothing unusual; half the guests assume that it is a custom of yours and run along. They carry the slow ones. They carry the gifts, too, after you, as far as the hatch, in case you should want them back, and then stand in the ash and wave with everything they have. The lander lifts through a ring of sparks. It is the hottest thing that you have ever been given, and nobody will be able to keep it.</source>
        <extracomment>Logbook entry OP-3-19: story.</extracomment>
        <translation>Eine Hochzeit im Laufschritt zu verlassen ist auf Brennofen nichts Ungewöhnliches; die halbe Gesellschaft nimmt an, es sei bei euch so Brauch, und läuft mit. Sie tragen die Langsamen. Sie tragen euch auch die Geschenke nach, bis an die Luke, falls ihr sie zurückhaben wollt, und stehen dann in der Asche und winken mit allem, was sie haben. Der Lander steigt durch einen Ring aus Funken. Es ist das Heißeste, was man euch je geschenkt hat, und niemand wird es behalten können.</translation>
    </message>
    <message>
        <source>The kite folk ask for two. Not three, they say; with three there is always one who watches. A child ties you to each other, looks at the knot, unties it and does it again. The rule of the rope is short. One anchors and one flies. You change about, since nobody can be brave two rounds running. And in the evening, when the wind drops, you must not stand near each other: a slack rope finds something to be wrapped around. There is a kite at the rim. It has a name, and someone is waiting for it.</source>
        <extracomment>Logbook entry OP-4-1: story.</extracomment>
        <translation>Die Drachenleute bitten um zwei. Nicht um drei, sagen sie; bei dreien ist immer einer dabei, der zuschaut. Ein Kind bindet euch aneinander, betrachtet den Knoten, löst ihn und macht es noch einmal. Die Regel des Seils ist kurz. Einer hält und einer fliegt. Man wechselt sich ab, denn niemand kann zwei Runden hintereinander tapfer sein. Und abends, wenn der Wind sich legt, dürft ihr nicht nah beieinanderstehen: Ein schlaffes Seil findet etwas, worum es sich wickeln kann. Am Rand hängt ein Drachen. Er hat einen Namen, und jemand wartet auf ihn.</translation>
    </message>
    <message>
        <source>The last turn comes off the spar, and forty meters of silk remember what they are for. It pulls. It pulls with the whole of the storm behind it, straight up, and there are a hundred meters of rope and then a person you know, on one knee, behind a post, who does not let go. You hang between the two of them for as long as a breath. You have never been so well held. Then the kite turns its face to the wind, quiets, and comes along like an animal that has only wanted to be asked.</source>
        <extracomment>Logbook entry OP-4-2: story.</extracomment>
        <translation>Die letzte Windung löst sich von der Spiere, und vierzig Meter Seide erinnern sich, wofür sie da sind. Es zieht. Es zieht mit dem ganzen Sturm im Rücken, senkrecht nach oben, und da sind hundert Meter Seil und dann ein Mensch, den ihr kennt, auf einem Knie, hinter einem Pfosten, der nicht loslässt. Ihr hängt zwischen den beiden, einen Atemzug lang. Ihr seid noch nie so gut gehalten worden. Dann dreht der Drachen sein Gesicht in den Wind, wird ruhig und kommt mit wie ein Tier, das nur gefragt werden wollte.</translation>
    </message>
    <message>
        <source>They take the kite out of your hands without a word and carry it in, and only then does anyone look at you. You are still tied together. It does not occur to either of you to do anything about it; you sit down on the net, back to back, and somebody puts a bowl where both of you can reach it. The child comes and studies the knot, from one side and from the other. It nods. It is going to leave it on until tomorrow, it says. It is a good one.</source>
        <extracomment>Logbook entry OP-4-3: story.</extracomment>
        <translation>Sie nehmen euch den Drachen ohne ein Wort aus den Händen und tragen ihn hinein, und erst dann sieht jemand euch an. Ihr seid noch aneinandergebunden. Keinem von euch beiden fällt ein, etwas daran zu ändern; ihr setzt euch aufs Netz, Rücken an Rücken, und jemand stellt eine Schale hin, wo ihr beide herankommt. Das Kind kommt und studiert den Knoten, von der einen Seite und von der anderen. Es nickt. Bis morgen lasse es ihn dran, sagt es. Es sei ein guter.</translation>
    </message>
    <message>
        <source>The wind changes its mind, and the whole net sings out at once: in, in, in. They do not shout for the kite. They shout for you. You go hand over hand along a rope that is being hauled from both ends, and you arrive in a heap, all elbows, in the arms of people who have done this before. The kite can be seen for a long time, very small, going round. Somebody stands up and says its name. Then they all do, and begin to make another.</source>
        <extracomment>Logbook entry OP-4-4: story.</extracomment>
        <translation>Der Wind überlegt es sich anders, und das ganze Netz singt auf einmal los: rein, rein, rein. Sie rufen nicht nach dem Drachen. Sie rufen nach euch. Hand über Hand geht ihr an einem Seil entlang, das von beiden Enden eingeholt wird, und kommt als Haufen an, lauter Ellbogen, in den Armen von Leuten, die das nicht zum ersten Mal machen. Den Drachen kann man noch lange sehen, sehr klein, im Kreis. Jemand steht auf und sagt seinen Namen. Dann tun es alle, und dann beginnen sie, einen neuen zu bauen.</translation>
    </message>
    <message>
        <source>They give you the rope. It is not a present, they explain, since it was yours already from the moment it held; they have only cut it off the rest. You lift away from the nets with kites on both sides until the air gets too thin for them, and then they turn, all together, as a page turns. Neither of you has said much. There is nothing that needs saying: for a whole day each of you knew, at every moment and to the meter, where the other one was.</source>
        <extracomment>Logbook entry OP-4-18: story.</extracomment>
        <translation>Sie schenken euch das Seil. Ein Geschenk sei es nicht, erklären sie, denn von dem Augenblick an, in dem es hielt, habe es ohnehin euch gehört; sie hätten es nur vom Rest abgeschnitten. Ihr hebt von den Netzen ab, Drachen zu beiden Seiten, bis ihnen die Luft zu dünn wird, und dann wenden sie, alle zugleich, wie eine Seite umgeblättert wird. Keiner von euch beiden hat viel gesagt. Es gibt nichts, was gesagt werden müsste: Einen ganzen Tag lang wusstet ihr voneinander in jedem Augenblick und auf den Meter genau, wo der andere war.</translation>
    </message>
    <message>
        <source>The rope is cut, on purpose, by the one at the far end, who has counted the meters and the wind and has come to a result. There is just time to be furious. Then a net comes up out of the light and there are two of you in it after all, tumbling and swearing, and it closes and draws you up toward the lander like a catch. You do not let go of each other for some while. Nobody has fetched the kite. Nobody aboard is going to ask about the kite.</source>
        <extracomment>Logbook entry OP-4-19: story.</extracomment>
        <translation>Das Seil wird gekappt, mit Absicht, von der Person am fernen Ende, die Meter und Wind gezählt hat und zu einem Ergebnis gekommen ist. Die Zeit reicht gerade, um wütend zu sein. Dann kommt ein Netz aus dem Licht herauf, und ihr liegt doch zu zweit darin, purzelnd und fluchend, und es schließt sich und zieht euch wie einen Fang zum Lander hinauf. Eine ganze Weile lasst ihr einander nicht los. Den Drachen hat niemand geholt. Niemand an Bord wird nach dem Drachen fragen.</translation>
    </message>
    <message>
        <source>There was a quake in the night, says the message, a small one; a cup fell over, and a century. It takes Soren Mbali some time to explain. The great wall of the Iruu is one sentence. One stone has come out of it, rather near the beginning, and what had been a question is now, unfortunately, an insult. Nobody there would dream of putting in another stone. It has to be that one. It rolled, and the valley saw it, and the valley has been written on by everyone in it for eleven thousand years. You will have to read.</source>
        <extracomment>Logbook entry OP-5-1: story.</extracomment>
        <translation>In der Nacht hat die Erde gebebt, heißt es in der Nachricht, nur ein wenig; eine Tasse ist umgefallen und ein Jahrhundert. Soren Mbali braucht einige Zeit, um das zu erklären. Die große Mauer der Iruu ist ein einziger Satz. Ein Stein ist herausgefallen, ziemlich weit vorn, und was eine Frage war, ist jetzt leider eine Beleidigung. Niemandem dort würde es einfallen, einen anderen Stein einzusetzen. Es muss dieser sein. Er ist gerollt, und das Tal hat es gesehen, und auf dieses Tal schreiben seit elftausend Jahren alle, die darin wohnen. Ihr werdet lesen müssen.</translation>
    </message>
    <message>
        <source>You read it slowly, as one reads a letter in a hand that one loves, and then once more with a finger. There is a word here for a heavy thing going by, and one for the sound it makes; and there is a third, set small and low, which means *dry*. All night long it was dry. Whoever stacked this was sitting where the path goes down to the water, and nothing came past, and nothing splashed. It did not go to the pool. You look up, and the light has moved by the width of a stone.</source>
        <extracomment>Logbook entry OP-5-3: story.</extracomment>
        <translation>Ihr lest es langsam, wie man einen Brief in einer geliebten Handschrift liest, und dann noch einmal mit dem Finger. Es gibt hier ein Wort für etwas Schweres, das vorbeikommt, und eines für das Geräusch, das es macht; und es gibt ein drittes, klein und tief gesetzt, das *trocken* bedeutet. Die ganze Nacht war es trocken. Wer das geschichtet hat, saß dort, wo der Pfad zum Wasser hinabführt, und nichts kam vorbei, und nichts platschte. In den Teich ist er nicht gerollt. Ihr blickt auf, und das Licht ist um eine Steinbreite weitergewandert.</translation>
    </message>
    <message>
        <source>What is written here is mostly about fruit, since they had other worries when they stacked it. But between the third course and the fourth there is a leaf, pressed flat, and it is not torn. No branch is broken under the grafted trees; no pear has come down before its time. They would have noticed. They count the pears every evening, aloud, as others say good night. It did not go to the orchard. Somebody small has come to look at you reading, and is moving a stone, very quietly, with one toe.</source>
        <extracomment>Logbook entry OP-5-4: story.</extracomment>
        <translation>Was hier geschrieben steht, handelt größtenteils von Obst, denn beim Schichten hatten sie andere Sorgen. Aber zwischen der dritten und der vierten Lage liegt ein Blatt, flach gepresst, und es ist nicht zerrissen. Unter den Pfropfbäumen ist kein Ast gebrochen; keine Birne ist vor der Zeit gefallen. Das hätten sie gemerkt. Sie zählen die Birnen jeden Abend, laut, wie andere Gute Nacht sagen. In den Obstgarten ist er nicht gerollt. Jemand Kleines ist gekommen, um euch beim Lesen zuzusehen, und verschiebt, sehr leise, mit einem Zeh einen Stein.</translation>
    </message>
    <message>
        <source>There is a long line here, straight as a ruler, that looks like decoration until you see that it has been copied from life. It is the track of the rake. It walked its round all night as it does each night, six, three, two, four, and in the morning it had nothing in its teeth; that is written down with some care, by someone who was waiting for it. So the stone did not lie among the circles. It did not go to the field. What lies there now has been there for years.</source>
        <extracomment>Logbook entry OP-5-5: story.</extracomment>
        <translation>Hier verläuft eine lange Linie, schnurgerade, die wie Zierrat aussieht, bis ihr erkennt, dass sie nach dem Leben gezeichnet ist. Es ist die Spur der Harke. Sie ging die ganze Nacht ihre Runde wie jede Nacht, sechs, drei, zwei, vier, und am Morgen hatte sie nichts in den Zähnen; das ist mit einiger Sorgfalt vermerkt, von jemandem, der darauf gewartet hat. Also lag der Stein nicht zwischen den Kreisen. Aufs Feld ist er nicht gerollt. Was jetzt dort liegt, liegt seit Jahren da.</translation>
    </message>
    <message>
        <source>You know it when you touch it. It is warmer than the others, and it has been handled: one side is worn to the shape of a palm that is not like yours, and the other to the shape of a great many more. It is not large. It weighs about as much as one of you, and it would rather stay. There is a mark on it, cut deep. Soren has taught you that one. It is the word that stands in front of a question so that nobody will be hurt by it.</source>
        <extracomment>Logbook entry OP-5-6: story.</extracomment>
        <translation>Ihr wisst es, als ihr ihn berührt. Er ist wärmer als die anderen, und er ist durch Hände gegangen: Die eine Seite ist zur Form einer Handfläche abgenutzt, die nicht ist wie eure, und die andere zur Form von sehr vielen weiteren. Groß ist er nicht. Er wiegt ungefähr so viel wie einer von euch und bliebe lieber hier. Er trägt ein Zeichen, tief eingeschnitten. Das hat Soren euch beigebracht. Es ist das Wort, das vor einer Frage steht, damit niemand durch sie verletzt wird.</translation>
    </message>
    <message>
        <source>It is a stone. It is a good stone, gray, with a vein in it, and somebody has put it here on purpose, but it has never been part of a sentence. You hold it up to the light for a while all the same. Behind you something very tall stops walking, turns its head and looks at the hole that you have made. One had better put everything back as it was, and hurry. A clue has been left lying about somewhere, and in this valley that never lasts.</source>
        <extracomment>Logbook entry OP-5-7: story.</extracomment>
        <translation>Es ist ein Stein. Es ist ein guter Stein, grau, mit einer Ader, und jemand hat ihn mit Absicht hierhergelegt, aber er war nie Teil eines Satzes. Ihr haltet ihn trotzdem eine Weile ans Licht. Hinter euch bleibt etwas sehr Großes stehen, wendet den Kopf und betrachtet das Loch, das ihr gemacht habt. Man sollte alles wieder so hinlegen, wie es war, und sich beeilen. Irgendwo ist ein Hinweis liegen geblieben, und das hält in diesem Tal nie lange.</translation>
    </message>
    <message>
        <source>It goes in with a sound like a breath being let out. Nothing else happens. The Iruu come and look, one after another, all evening long, and each lays a hand on it and then goes to stand on the hill from where one can read. You have no idea how long you have been sitting there when the last of them comes back and, with great care, moves a very small stone at the end of the wall by two millimeters. It is the next word, says Soren over the radio. They were waiting to be able to say it. It is *therefore*.</source>
        <extracomment>Logbook entry OP-5-8: story.</extracomment>
        <translation>Er gleitet hinein mit einem Laut, als würde ein Atem ausgelassen. Sonst geschieht nichts. Die Iruu kommen und sehen nach, einer nach dem anderen, den ganzen Abend lang, und jeder legt eine Hand darauf und geht dann auf den Hügel, von dem aus man lesen kann. Ihr wisst nicht, wie lange ihr schon dasitzt, als der Letzte von ihnen zurückkommt und, mit großer Sorgfalt, am Ende der Mauer einen sehr kleinen Stein um zwei Millimeter verschiebt. Das sei das nächste Wort, sagt Soren über Funk. Sie hätten gewartet, bis sie es sagen könnten. Es heißt *darum*.</translation>
    </message>
    <message>
        <source>You lift off into an evening that has been going on since yesterday. From above one can see all of it at last: the steps, the pool, the raked field with one circle that is not quite round, and through the midst of it, from rim to rim, the wall. It casts a shadow as long as the valley. You have carried one word of it, for an hour or so, uphill. It is a strange thing to have in common with somebody; you find that you are walking more carefully about the ship, and putting things down so that they can be read.</source>
        <extracomment>Logbook entry OP-5-18: story.</extracomment>
        <translation>Ihr startet in einen Abend hinein, der seit gestern andauert. Von oben sieht man endlich alles: die Stufen, den Teich, das geharkte Feld mit einem Kreis, der nicht ganz rund ist, und mittendurch, von Rand zu Rand, die Mauer. Ihr Schatten ist so lang wie das Tal. Ein Wort davon habt ihr getragen, eine Stunde etwa, bergauf. Es ist seltsam, das mit jemandem gemeinsam zu haben; ihr merkt, dass ihr auf dem Schiff vorsichtiger geht und Dinge so hinlegt, dass man sie lesen kann.</translation>
    </message>
    <message>
        <source>The rake is very polite. It does not chase anybody; it only goes on tidying, one step nearer each time, and what it has tidied stays where it has been put, and in the end it has tidied you into the lander, with your gloves in pairs. The hatch is closed from outside. Through the window you see it go back along the terrace, find the stone that you dropped, consider it, and set it down among some others that are about the same size. You would have been able to find it. You would have been able to read it.</source>
        <extracomment>Logbook entry OP-5-19: story.</extracomment>
        <translation>Die Harke ist sehr höflich. Sie jagt niemanden; sie räumt nur immer weiter auf, jedes Mal einen Schritt näher, und was sie aufgeräumt hat, bleibt, wo es hingelegt wurde, und am Ende hat sie euch in den Lander geräumt, die Handschuhe paarweise. Die Luke wird von außen geschlossen. Durchs Fenster seht ihr sie die Terrasse entlang zurückgehen, den Stein finden, den ihr fallen gelassen habt, ihn erwägen und zwischen einige andere legen, die ungefähr gleich groß sind. Ihr hättet ihn finden können. Ihr hättet ihn lesen können.</translation>
    </message>
    <message>
        <source>Whoever wishes to board the Sorting House once more may do so. The station does not mind; it has kept the floor warm. Its five events, its four sets of twelve cards, its missions and its first goal lie in a box of their own behind the counter, tied with good string, and are given out to any four people who knock. Nothing of it is taken from the voyage that is under way, and nothing of it comes back there. The scale will weigh you again, and pretend that it is for the first time, and it will be just as pleased.</source>
        <extracomment>Logbook entry 720: story.</extracomment>
        <translation>Wer das Sortierhaus noch einmal betreten möchte, darf das tun. Die Station hat nichts dagegen; sie hat den Boden warm gehalten. Ihre fünf Ereignisse, ihre vier Sätze zu zwölf Karten, ihre Missionen und ihr erstes Ziel liegen in einer eigenen Schachtel hinter dem Tresen, mit guter Schnur verschnürt, und werden an jede Gruppe von vier Leuten ausgegeben, die anklopft. Nichts davon wird der laufenden Reise entnommen, und nichts davon fließt in sie zurück. Die Waage wird euch wieder wiegen und so tun, als wäre es das erste Mal, und sie wird sich genauso freuen.</translation>
    </message>
    <message>
        <source>When a section has nobody left to send, a bell rings in the Commons, once, and people put down what they are holding. They are bakers and night clerks and the second violin. They have all had the course. They come to the Step in borrowed boots, with somebody else’s name on the sleeve, and Captain Kallio shakes every hand as if it were the first. The ship can do this. She cannot do it often: each time a bench stays empty, and some of the best tools go with it into the drawer. *Mark a box for every time that the bell has been rung. When the fifth is marked, there is nobody left to ring it for.*</source>
        <extracomment>Logbook entry 991: story.</extracomment>
        <translation>Wenn eine Sektion niemanden mehr zu schicken hat, läutet im Gemeinschaftsraum eine Glocke, einmal, und die Leute legen hin, was sie gerade halten. Es sind Bäcker und Nachtportiere und die zweite Geige. Den Kurs haben sie alle gemacht. Sie kommen in geliehenen Stiefeln an die Schwelle, mit fremden Namen am Ärmel, und Kapitänin Kallio schüttelt jede Hand, als wäre es die erste. Das Schiff kann so etwas. Es kann es nicht oft: Jedes Mal bleibt eine Bank leer, und einige der besten Werkzeuge wandern mit in die Schublade. *Kreuzt für jedes Mal, das die Glocke geläutet wurde, ein Kästchen an. Ist das fünfte angekreuzt, ist niemand mehr da, für den man läuten könnte.*</translation>
    </message>
    <message>
        <source>This is the register of the road. In it stands every system that the ship has come to and every place at which she has knocked, in Soren Mbali’s square hand, with the date, the weather and whatever was for dinner. Where a place can be visited only once, there is a line drawn under it, and under the line, as a rule, a remark. Thimble reads it in the evening, slowly, with a finger. It has asked why there is so much room left at the end. “Because,” said Soren, “that is where we are going.”</source>
        <extracomment>Logbook entry 999: story.</extracomment>
        <translation>Dies ist das Register der Straße. Darin steht jedes System, zu dem das Schiff gekommen ist, und jeder Ort, an dem es angeklopft hat, in Soren Mbalis eckiger Handschrift, mit Datum, Wetter und dem, was es zum Abendessen gab. Wo man einen Ort nur einmal besuchen kann, ist darunter ein Strich gezogen und unter dem Strich, in der Regel, eine Bemerkung. Fingerhut liest abends darin, langsam, mit dem Finger. Er hat gefragt, warum am Ende so viel Platz gelassen wurde. „Weil wir dorthin fahren“, hat Soren gesagt.</translation>
    </message>
    <message>
        <source>You sit down on the floor, since that is the right height, and ask Thimble what it would like to know. It thinks about that. It has waited behind one window for four thousand years, it says, and in all that time nobody came who could have told it whether it was doing it well. That is the question. It is the only one; the others were for practice. Nobody at the table says anything clever. Marcelline Ott gets up, finds the smallest apron in the galley, takes it in twice and ties it on. “You are now on the roster,” she says. “Thursdays, teaspoons.” It goes very still. Then it asks where they are kept.</source>
        <extracomment>Logbook entry 2342: story.</extracomment>
        <translation>Ihr setzt euch auf den Boden, denn das ist die richtige Höhe, und fragt Fingerhut, was er gern wissen möchte. Er denkt darüber nach. Viertausend Jahre habe er hinter einem Schalter gewartet, sagt er, und in der ganzen Zeit sei niemand gekommen, der ihm hätte sagen können, ob er es gut mache. Das sei die Frage. Es sei die einzige; die anderen seien zum Üben gewesen. Niemand am Tisch sagt etwas Kluges. Marcelline Ott steht auf, sucht die kleinste Schürze in der Kombüse, macht sie zweimal enger und bindet sie ihm um. „Du stehst jetzt im Dienstplan“, sagt sie. „Donnerstags, Teelöffel.“ Er wird ganz still. Dann fragt er, wo sie aufbewahrt werden.</translation>
    </message>
    <message>
        <source>There is nowhere to land that the engines would agree to, and so the Vanguard drifts. It is astonishing how quiet a ship of four hundred people can be. They turn the lamps down to save them; the hens take it for night, and then take it back. Somewhere on the ring somebody has an accordion and knows three tunes, of which two are the same. After an hour people begin to come out and sit along the corridor with their backs to the warm pipe, and hand the blankets on. Nobody says what it is for. In the morning they will be a week behind, and they will know one another’s songs.</source>
        <extracomment>Logbook entry 2399: story.</extracomment>
        <translation>Es gibt nirgends einen Landeplatz, mit dem die Triebwerke einverstanden wären, und so treibt die Vanguard. Es ist erstaunlich, wie still ein Schiff mit vierhundert Leuten sein kann. Man dreht die Lampen herunter, um sie zu schonen; die Hühner halten es für Nacht und nehmen das dann zurück. Irgendwo im Ring hat jemand ein Akkordeon und kennt drei Melodien, von denen zwei dieselbe sind. Nach einer Stunde kommen die Leute heraus, setzen sich den Gang entlang, den Rücken am warmen Rohr, und reichen die Decken weiter. Niemand sagt, wofür das gut ist. Am Morgen werden sie eine Woche im Rückstand sein, und sie werden die Lieder der anderen kennen.</translation>
    </message>
    <message>
        <source>Neris is small and pale, and her light comes in sideways, as it does into a kitchen on a winter morning. Close by hangs the Sorting House with every lamp lit; it has been told that you are busy and is trying not to wave. A white coin of a world hums to itself. Farther out goes a comet with something caught in its tail. Behind you, where the door was, four hundred people have stopped looking. It has taken them, on the whole, about a day.</source>
        <extracomment>Logbook entry 2000: story.</extracomment>
        <translation>Neris ist klein und blass, und ihr Licht fällt schräg herein, wie in eine Küche an einem Wintermorgen. In der Nähe hängt das Sortierhaus, jede Lampe brennt; man hat ihm gesagt, dass ihr zu tun habt, und es versucht, nicht zu winken. Eine weiße Münze von einer Welt summt vor sich hin. Weiter draußen zieht ein Komet vorbei, in dem sich etwas verfangen hat. Hinter euch, dort, wo die Tür war, haben vierhundert Leute aufgehört hinzusehen. Es hat sie, alles in allem, ungefähr einen Tag gekostet.</translation>
    </message>
    <message>
        <source>The station knows you now. The door opens before the second knock, the belt says good morning in light, and the small scale at the entrance weighs each of you without being asked and adds a compliment. Behind the Window the pigeonholes have been dusted, all nine thousand. There is a tray for things that people no longer need, and a drawer of good string, forms and lamp oil for those who bring some. Thimble walks through it all with its hands behind its back, like somebody visiting a school. *Once in every act you may leave one find here and take what makes a week go smoothly.*</source>
        <extracomment>Logbook entry 2001: story.</extracomment>
        <translation>Die Station kennt euch jetzt. Die Tür öffnet sich vor dem zweiten Klopfen, das Band sagt in Licht Guten Morgen, und die kleine Waage am Eingang wiegt jeden von euch ungefragt und legt ein Kompliment dazu. Hinter dem Schalter sind die Fächer abgestaubt, alle neuntausend. Es gibt eine Ablage für Dinge, die jemand nicht mehr braucht, und eine Schublade voll guter Schnur, Formulare und Lampenöl für alle, die welche bringen. Fingerhut geht durch all das hindurch, die Hände auf dem Rücken, wie jemand, der eine Schule besucht. *Einmal in jedem Akt dürft ihr hier einen Fund lassen und nehmen, was eine Woche leichter macht.*</translation>
    </message>
    <message>
        <source>A comet goes past the way a purse goes past on a river. In its tail hangs a net, and in the net, frozen like berries, hang parcels: some as small as a fist, one as large as a cow. The net has torn and been mended eleven times, each time in another knot. It was meant to be picked up here. You could haul it in with the long winch, and something in there is warm. Or you could go out with lamps and tie on every parcel what Thimble reads from its label, so that whoever comes next knows whose it is. *Haul it in, or tag it for its owners.*</source>
        <extracomment>Logbook entry 2002: story.</extracomment>
        <translation>Ein Komet zieht vorbei, wie ein Geldbeutel in einem Fluss vorbeizieht. In seinem Schweif hängt ein Netz, und in dem Netz hängen, gefroren wie Beeren, Pakete: einige so klein wie eine Faust, eines so groß wie eine Kuh. Das Netz ist elfmal gerissen und elfmal geflickt worden, jedes Mal mit einem anderen Knoten. Es sollte hier abgeholt werden. Ihr könntet es mit der langen Winde einholen, und etwas darin ist warm. Oder ihr könntet mit Lampen hinausgehen und an jedes Paket binden, was Fingerhut von seinem Etikett abliest, damit die Nächsten wissen, wem es gehört. *Holt es ein oder kennzeichnet es für die, denen es gehört.*</translation>
    </message>
    <message>
        <source>Haul it in</source>
        <extracomment>Logbook entry 2002: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Es einholen</translation>
    </message>
    <message>
        <source>Tag it for its owners</source>
        <extracomment>Logbook entry 2002: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Es für die Besitzer kennzeichnen</translation>
    </message>
    <message>
        <source>The giant of Rioni takes up half of every window on the starboard side, so that people lower their voices. It has one ring, worn thin on the inside like a wedding ring, and a moon so close above the clouds that one wants to pull it back by the sleeve. Through the telescope the moon is green, and the green is moving. Somewhere out here a clock is running; the antenna hears it drop one knot after another into the dark. Marcelline Ott reports that the hen of this name has laid an egg.</source>
        <extracomment>Logbook entry 2010: story.</extracomment>
        <translation>Der Riese von Rioni nimmt auf der Steuerbordseite die Hälfte jedes Fensters ein, sodass man die Stimme senkt. Er hat einen Ring, innen dünn getragen wie ein Ehering, und einen Mond so dicht über den Wolken, dass man ihn am Ärmel zurückziehen möchte. Im Fernrohr ist der Mond grün, und das Grün bewegt sich. Irgendwo hier draußen läuft eine Uhr; die Antenne hört, wie sie einen Knoten nach dem anderen ins Dunkel fallen lässt. Marcelline Ott meldet, dass das Huhn dieses Namens ein Ei gelegt hat.</translation>
    </message>
    <message>
        <source>Buoy Nine is a knotted rope, four kilometers long, wound on a drum and paid out by a clockwork as patient as a tree. Each knot is a number, says Soren Mbali, running a thumb along the picture: Lommu numbers, with the tide in them. It has been counting down since before there were letters on Earth. Nobody can say to what. But the rope remembers every depth under it for eleven thousand years, and whoever can read the rope need never again guess where the water on that moon will be. You copy it all, down to the frayed end.</source>
        <extracomment>Logbook entry 2011: story.</extracomment>
        <translation>Boje Neun ist ein geknotetes Seil, vier Kilometer lang, auf eine Trommel gewickelt und ausgegeben von einem Uhrwerk, das die Geduld eines Baumes hat. Jeder Knoten ist eine Zahl, sagt Soren Mbali und fährt mit dem Daumen das Bild entlang: Lommu-Zahlen, mit der Tide darin. Es zählt rückwärts, seit der Zeit, bevor es auf der Erde Buchstaben gab. Bis wohin, kann niemand sagen. Aber das Seil erinnert sich an jede Tiefe unter ihm seit elftausend Jahren, und wer das Seil lesen kann, muss nie wieder raten, wo auf jenem Mond das Wasser sein wird. Ihr schreibt alles ab, bis hinunter zum ausgefransten Ende.</translation>
    </message>
    <message>
        <source>It glitters from far off, and then it is all around you, ticking on the hull like fingernails: metal, shredded as fine as straw, a whole Carrier’s worth of it, spread out in a ring around nothing. There was no battle. It flew too often, that is all, and on the last round it came apart, and its cargo with it, and it has been delivering itself ever since. Chief Ning stands at the lock with a sieve and an expression. It is beautiful stuff. It also gets into everything: hinges, bread, the choir.</source>
        <extracomment>Logbook entry 2012: story.</extracomment>
        <translation>Es glitzert von Weitem, und dann ist es überall um euch und tickt am Rumpf wie Fingernägel: Metall, fein wie Stroh zerfetzt, ein ganzer Träger davon, ausgebreitet in einem Ring um nichts. Eine Schlacht gab es nicht. Er ist zu oft geflogen, das ist alles, und auf der letzten Runde fiel er auseinander und seine Fracht mit ihm, und seither stellt er sich selbst zu. Chefingenieur Ning steht mit einem Sieb und einem Gesichtsausdruck an der Schleuse. Es ist herrliches Zeug. Es gerät nur auch überall hinein: in Scharniere, ins Brot, in den Chor.</translation>
    </message>
    <message>
        <source>Loa burns low and red, like a stove in a house where everybody has gone to bed. The light gets into the corridors and makes people look kinder than they are. There is one world near her, gray with ash, and it knocks: the instruments hear it, tok, tok-tok, through four thousand kilometers of rock. Beyond, on its own, runs something dark and round that gives off the warmth of bread. A small voice on the old frequency says that visibility is poor, wind from the west, and that it hopes you had a pleasant journey.</source>
        <extracomment>Logbook entry 2020: story.</extracomment>
        <translation>Loa brennt niedrig und rot wie ein Ofen in einem Haus, in dem alle schon im Bett sind. Das Licht dringt in die Gänge und lässt die Leute freundlicher aussehen, als sie sind. Nahe bei ihr ist eine Welt, grau von Asche, und sie klopft: Die Instrumente hören es, tok, tok-tok, durch viertausend Kilometer Gestein. Dahinter zieht, ganz für sich, etwas Dunkles und Rundes dahin, das die Wärme von Brot ausstrahlt. Auf der alten Frequenz sagt eine kleine Stimme, die Sicht sei schlecht, Wind aus West, und man hoffe, ihr hättet eine angenehme Reise gehabt.</translation>
    </message>
    <message>
        <source>The weather post stands on three legs on a rock in the sky. For four thousand years, on the hour, it has read out the weather on Kiln, and after each report it leaves a pause, for questions. Thimble asks how it is. There is a very long crackle. It is busy, it says. Thank you. It has maps of every wind that ever blew down there, and you may have them; it made two copies, in case. It would like to go on and tell you about the autumn of the year of the nine storms, in full. *You could stay and listen. It would cost the best part of a week.*</source>
        <extracomment>Logbook entry 2021: story.</extracomment>
        <translation>Der Wetterposten steht auf drei Beinen auf einem Felsen im Himmel. Seit viertausend Jahren verliest er zu jeder vollen Stunde das Wetter auf Brennofen, und nach jedem Bericht lässt er eine Pause, für Fragen. Fingerhut fragt, wie es ihm geht. Es folgt ein sehr langes Knistern. Er habe zu tun, sagt er. Danke. Er hat Karten von jedem Wind, der dort unten je geweht hat, und ihr könnt sie haben; er hat zwei Ausfertigungen gemacht, für den Fall. Er würde euch gern noch vom Herbst im Jahr der neun Stürme erzählen, vollständig. *Ihr könntet bleiben und zuhören. Es würde den besten Teil einer Woche kosten.*</translation>
    </message>
    <message>
        <source>No sun has ever shone here. It wanders by itself, a planet without a family, black as the inside of a glove; and under a hundred meters of ice it is warm, and there is an ocean, and in the ocean something very small has been getting on with things. The probe brings up one drop, and the Long Bench falls silent over it, all sixty meters. Nobody has ever been here. It would be easy to take a flask along. It would also be possible to take nothing, put out the lamps of the ship for an hour and keep it company. *Take samples, or hold a quiet hour.*</source>
        <extracomment>Logbook entry 2022: story.</extracomment>
        <translation>Hier hat nie eine Sonne geschienen. Er wandert allein, ein Planet ohne Familie, schwarz wie das Innere eines Handschuhs; und unter hundert Metern Eis ist er warm, und dort ist ein Ozean, und in dem Ozean geht etwas sehr Kleines seinen Geschäften nach. Die Sonde bringt einen Tropfen herauf, und die Lange Bank verstummt darüber, alle sechzig Meter. Noch nie war jemand hier. Es wäre leicht, eine Flasche voll mitzunehmen. Es wäre auch möglich, nichts zu nehmen, eine Stunde lang die Lampen des Schiffs zu löschen und ihm Gesellschaft zu leisten. *Nehmt Proben oder haltet eine stille Stunde.*</translation>
    </message>
    <message>
        <source>Take samples</source>
        <extracomment>Logbook entry 2022: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Proben nehmen</translation>
    </message>
    <message>
        <source>Hold a quiet hour</source>
        <extracomment>Logbook entry 2022: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Eine stille Stunde halten</translation>
    </message>
    <message>
        <source>The corks on the River Table have been leaning this way for weeks, and now you see why. Between two quiet worlds, one white and one brown, space sags a little, as a mattress does where somebody has sat for many years. Stars go in on one side of it and come out on the other, late. The white world smells of apples; three people on three decks have said so, separately, and each was embarrassed. On the brown one somebody is carrying a lamp from one place to another. Then the lamp comes back. Then it sets out again.</source>
        <extracomment>Logbook entry 2030: story.</extracomment>
        <translation>Die Korken auf dem Flusstisch neigen sich schon seit Wochen hierher, und jetzt seht ihr, warum. Zwischen zwei stillen Welten, einer weißen und einer braunen, hängt der Raum ein wenig durch wie eine Matratze dort, wo viele Jahre lang jemand gesessen hat. Auf der einen Seite gehen Sterne hinein, auf der anderen kommen sie heraus, verspätet. Die weiße Welt riecht nach Äpfeln; drei Leute auf drei Decks haben das gesagt, unabhängig voneinander, und allen dreien war es peinlich. Auf der braunen trägt jemand eine Lampe von einem Ort zum anderen. Dann kommt die Lampe zurück. Dann bricht sie wieder auf.</translation>
    </message>
    <message>
        <source>You go in at dead slow, with the ring locked and every cup in its rack. The thin place closes over the bow like water over a hand. In the cradle by the galley the Letter stirs, for the first time since Mars, and presses itself a little against the padding, as a cat does. Nobody breathes. And then there is a voice in every earpiece, on every deck, in every language that anybody aboard was ever sung to in. It is not loud. It has plainly been practicing. It says one sentence. *Put it down, you are hurting it.* Then you are through, and the cups are all still standing, and nobody can look at anybody.</source>
        <extracomment>Logbook entry 2031: story.</extracomment>
        <translation>Ihr fahrt mit kleinster Kraft hinein, den Ring verriegelt, jede Tasse in ihrem Gestell. Die dünne Stelle schließt sich über dem Bug wie Wasser über einer Hand. In der Wiege bei der Kombüse regt sich der Brief, zum ersten Mal seit dem Mars, und drückt sich ein wenig gegen die Polsterung, wie Katzen es tun. Niemand atmet. Und dann ist da eine Stimme, in jedem Ohrhörer, auf jedem Deck, in jeder Sprache, in der man irgendwem an Bord je etwas vorgesungen hat. Laut ist sie nicht. Sie hat offensichtlich geübt. Sie sagt einen Satz. *Legt ihn hin, ihr tut ihm weh.* Dann seid ihr hindurch, und die Tassen stehen alle noch, und niemand kann irgendwem in die Augen sehen.</translation>
    </message>
    <message>
        <source>The Letter sits in its cradle by the galley, because that is where people are. For eleven years it has grown lighter by a gram a week. This morning it weighs nothing at all. Captain Kallio reads the scale twice, then looks up at four hundred faces and one indignant hen. “Well,” she says, “it would seem we have arrived at the beginning.” Ahead of the ship there is a patch of sky with fewer stars in it than there should be. It is not dark. It is thin, as ice is thin. Somewhere below your feet the engines stop, and nobody has stopped them. The Vanguard begins to move, very gently, like a boat being drawn up a beach by someone who has all the time in the world.</source>
        <extracomment>Logbook entry START: story.</extracomment>
        <translation>Der Brief liegt in seiner Wiege bei der Kombüse, denn dort sind die Leute. Seit elf Jahren wird er jede Woche um ein Gramm leichter. Heute Morgen wiegt er überhaupt nichts mehr. Kapitänin Kallio liest die Waage zweimal ab, dann blickt sie auf, in vierhundert Gesichter und auf ein empörtes Huhn. „Nun“, sagt sie, „es sieht ganz so aus, als wären wir am Anfang angekommen.“ Vor dem Schiff liegt ein Stück Himmel mit weniger Sternen darin, als es haben sollte. Dunkel ist es nicht. Es ist dünn, wie Eis dünn ist. Irgendwo unter euren Füßen halten die Triebwerke an, und niemand hat sie angehalten. Die Vanguard beginnt sich zu bewegen, ganz sacht, wie ein Boot, das von jemandem auf den Strand gezogen wird, der alle Zeit der Welt hat.</translation>
    </message>
    <message>
        <source>On the far side of the thin place hangs a station the size of a village, unlit, with a front door. There is a knocker. Nobody has a plan for a knocker. You use it, three times, and wait the length of a good excuse. Nobody answers. Then the door opens anyway, inward, with the sigh of something that has been holding its breath since before there were horses to ride. The air is cold, clean, and smells of paper. Behind you, the lamp of the airlock looks very small and very much like home.</source>
        <extracomment>Logbook entry 1: story.</extracomment>
        <translation>Auf der anderen Seite der dünnen Stelle hängt eine Station, so groß wie ein Dorf, unbeleuchtet, mit einer Haustür. Es gibt einen Türklopfer. Für einen Türklopfer hat niemand einen Plan. Ihr benutzt ihn, dreimal, und wartet eine gute Ausrede lang. Niemand antwortet. Dann geht die Tür trotzdem auf, nach innen, mit dem Seufzer von etwas, das den Atem anhält, seit es noch nicht einmal Pferde zum Reiten gab. Die Luft ist kalt, sauber und riecht nach Papier. Hinter euch sieht die Lampe der Luftschleuse sehr klein aus und sehr nach Zuhause.</translation>
    </message>
    <message>
        <source>A voice without words makes itself plain: a picture of feet, a picture of a square, an arrow. Please stand on the marked area. There are two marked areas, and they light up in the friendliest way. You are carrying what you always carry: some skill, some tools, some nerve. That is all there will be, and the station has noticed it; somewhere a counter ticks over, once for each of you. After four thousand quiet years it has something to sort, and it can hardly wait to begin. Choose who stands on the Weigh-In Floor and who under the Stamp Press.</source>
        <extracomment>Logbook entry 2: story.</extracomment>
        <translation>Eine Stimme ohne Worte macht sich verständlich: ein Bild von Füßen, ein Bild von einem Quadrat, ein Pfeil. Bitte stellt euch auf die markierte Fläche. Es gibt zwei markierte Flächen, und sie leuchten auf die freundlichste Art auf. Ihr habt bei euch, was ihr immer bei euch habt: etwas Können, etwas Werkzeug, etwas Mut. Mehr wird es nicht werden, und die Station hat es bemerkt; irgendwo rückt ein Zählwerk weiter, einmal für jeden von euch. Nach viertausend stillen Jahren hat sie etwas zu sortieren, und sie kann es kaum erwarten. Wählt, wer auf dem Wiegeboden steht und wer unter der Stempelpresse.</translation>
    </message>
    <message>
        <source>The floor moves. It does so politely, with a chime first, but it moves, and by the time anybody has said so there is a wall between you. On one side a scale has begun to hum. On the other a press is warming up. Your radios work. That helps. Nobody is hurt, and nobody means you any harm; you agree on that, over the radio, several times. It is only a machine doing the one thing it knows, and you have the wrong shape. Find your way to one another. The big hall in the middle would be a good place.</source>
        <extracomment>Logbook entry 3: story.</extracomment>
        <translation>Der Boden bewegt sich. Er tut es höflich, mit einem Glockenton vorweg, aber er bewegt sich, und bis jemand das ausgesprochen hat, ist eine Wand zwischen euch. Auf der einen Seite hat eine Waage zu summen begonnen. Auf der anderen läuft eine Presse warm. Eure Funkgeräte gehen. Das hilft. Niemand ist verletzt, und niemand meint es böse mit euch; darauf einigt ihr euch, über Funk, mehrmals. Es ist nur eine Maschine, die das Einzige tut, was sie kann, und ihr habt die falsche Form. Findet zueinander. Die große Halle in der Mitte wäre ein guter Ort.</translation>
    </message>
    <message>
        <source>In this hall 90 belts come together under a roof you cannot see. Of these, 89 are still. One is running, empty, in your honor, and squeaks at the same place each time it comes around. Pigeonholes climb the walls, row above row, each as wide as a hand and each with a name in a script like knotted string. Most are empty. A few are not, and those few are hard to look at for long, because somebody was waiting. When the whole team stands here, you can say that you have met the machinery and won on points.</source>
        <extracomment>Logbook entry 4: story.</extracomment>
        <translation>In dieser Halle kommen neunzig Bänder zusammen, unter einem Dach, das ihr nicht sehen könnt. Neunundachtzig davon stehen still. Eines läuft, leer, euch zu Ehren, und quietscht bei jedem Umlauf an derselben Stelle. Fächer klettern die Wände hinauf, Reihe über Reihe, jedes eine Hand breit und jedes mit einem Namen in einer Schrift wie geknotete Schnur. Die meisten sind leer. Ein paar sind es nicht, und diese wenigen kann man kaum lange ansehen, denn da hat jemand gewartet. Wenn das ganze Team hier steht, könnt ihr sagen, dass ihr den Maschinen begegnet seid und nach Punkten gewonnen habt.</translation>
    </message>
    <message>
        <source>A parcel overtakes you. It is brown, tied with cord, and in no hurry; it keeps to the right and raises one corner as it goes by. You step aside without thinking, and it is a good minute before anybody laughs. Conveyor Six runs on for a long way in both directions, lit by strips that wake up just ahead of your boots and go to sleep just behind them. Walking here is easier than it was. The belt has taken note of your pace and is carrying a little of the weight.</source>
        <extracomment>Logbook entry 5: story.</extracomment>
        <translation>Ein Paket überholt euch. Es ist braun, verschnürt und hat es nicht eilig; es hält sich rechts und hebt im Vorübergehen eine Ecke. Ihr tretet beiseite, ohne nachzudenken, und es dauert eine gute Minute, bis jemand lacht. Förderband Sechs läuft in beide Richtungen weit fort, beleuchtet von Streifen, die kurz vor euren Stiefeln aufwachen und kurz hinter ihnen einschlafen. Das Gehen fällt hier leichter als zuvor. Das Band hat sich euren Schritt gemerkt und trägt ein wenig vom Gewicht.</translation>
    </message>
    <message>
        <source>The slip is as long as your arm, and most of it is apology: for the wait, for the state of the floor, for the year. You find the line that matters because it is the only one with a number. Item: one letter, in a cradle, aboard the large vessel outside. Weight: nothing. Under it, in the same careful hand, is a line that takes you longer. Postage due: one answer. You read it aloud over the radio, and for a while there is only the sound of the galley, four hundred people not saying anything, and one hen who does.</source>
        <extracomment>Logbook entry 6: story.</extracomment>
        <translation>Der Zettel ist so lang wie euer Arm, und das meiste darauf ist Entschuldigung: für die Wartezeit, für den Zustand des Bodens, für das Jahr. Die Zeile, auf die es ankommt, findet ihr, weil sie als einzige eine Zahl enthält. Posten: ein Brief, in einer Wiege, an Bord des großen Schiffs draußen. Gewicht: nichts. Darunter steht, in derselben sorgfältigen Handschrift, eine Zeile, für die ihr länger braucht. Nachporto: eine Antwort. Ihr lest es laut über Funk vor, und eine Weile hört man nur die Kombüse, vierhundert Leute, die nichts sagen, und ein Huhn, das etwas sagt.</translation>
    </message>
    <message>
        <source>A pause, and it seems to be meant as one. The belts slow, the press sinks back on its springs, a small flap opens in the wall and offers you four cups of something warm that turns out to be water. The station has looked at what it has done and is considering. So are you. You know now what the floor does, what the dark does, and how long an arm can be when it wants to be useful. Nobody is telling you where to stand any more. You may go where you like.</source>
        <extracomment>Logbook entry 7: story.</extracomment>
        <translation>Eine Pause, und sie scheint auch so gemeint zu sein. Die Bänder werden langsamer, die Presse sinkt auf ihre Federn zurück, eine kleine Klappe öffnet sich in der Wand und bietet euch vier Tassen mit etwas Warmem an, das sich als Wasser herausstellt. Die Station hat sich angesehen, was sie angerichtet hat, und überlegt. Ihr auch. Ihr wisst jetzt, was der Boden tut, was die Dunkelheit tut und wie lang ein Arm sein kann, wenn er sich nützlich machen will. Niemand sagt euch mehr, wo ihr stehen sollt. Geht, wohin ihr wollt.</translation>
    </message>
    <message>
        <source>A shutter, a counter, a bell on a string. This is the part of a post office that does not change from one end of the sky to the other. Behind the frosted glass a shadow moves, stops, and makes itself smaller, though it cannot have been larger than a cup to begin with. Your lamp shows a sign above the counter: two hands, one holding something out, one open. The string of the bell is new. Somebody has replaced it, not long ago, and tied a very careful knot. On the far side lies the corridor that leads back to your own airlock.</source>
        <extracomment>Logbook entry 8: story.</extracomment>
        <translation>Ein Rollladen, ein Tresen, eine Glocke an einer Schnur. Das ist der Teil eines Postamts, der sich von einem Ende des Himmels zum anderen nicht ändert. Hinter dem Milchglas bewegt sich ein Schatten, hält inne und macht sich kleiner, obwohl er von Anfang an nicht größer als eine Tasse gewesen sein kann. Eure Lampe zeigt über dem Tresen ein Schild: zwei Hände, eine, die etwas hinhält, eine offene. Die Schnur der Glocke ist neu. Jemand hat sie ersetzt, vor nicht langer Zeit, und einen sehr sorgfältigen Knoten gemacht. Auf der anderen Seite liegt der Gang, der zu eurer eigenen Luftschleuse zurückführt.</translation>
    </message>
    <message>
        <source>*Thank you for your patience*, says a sign, in light, in every script it has and at last in yours. You have been counted, you are all here, and the station is satisfied with the sum. It shows you a picture of itself as it used to be: lamps in every room, boats at the quay, somebody laughing on a ladder. Then it shows you the present, which is shorter. It would like its lamps back. There are three that might still burn: one in the Lamp Room, one down among the parcels in the Well, and one that fell down a chute and has made friends.</source>
        <extracomment>Logbook entry 9: story.</extracomment>
        <translation>*Vielen Dank für eure Geduld*, sagt ein Schild aus Licht, in jeder Schrift, die es hat, und zuletzt in eurer. Ihr wurdet gezählt, ihr seid alle da, und die Station ist mit der Summe zufrieden. Sie zeigt euch ein Bild von sich, wie sie früher war: Lampen in jedem Raum, Boote am Kai, jemand, der auf einer Leiter lacht. Dann zeigt sie euch die Gegenwart, die kürzer ist. Sie hätte gern ihre Lampen zurück. Drei davon könnten noch brennen: eine im Lampenraum, eine unten zwischen den Paketen im Schacht und eine, die eine Rutsche hinuntergefallen ist und dort Freunde gefunden hat.</translation>
    </message>
    <message>
        <source>The third lamp takes, and the light goes from room to room ahead of you as if it were being told. Dust turns gold. A belt that has not run since before the quiet delivers a single envelope to the right shelf and stops, proud. At the end of the hall the Window glows. Somebody is in there. The station is so pleased that it does what any post office does at the end of a good day: it prepares to close. Chimes, in a falling row. Shutters stir in their grooves. You have as long as it takes to tidy up, and it has always been a tidy place.</source>
        <extracomment>Logbook entry 10: story.</extracomment>
        <translation>Die dritte Lampe fängt Feuer, und das Licht geht vor euch her von Raum zu Raum, als würde es weitererzählt. Staub wird zu Gold. Ein Band, das seit der Zeit vor der Stille nicht mehr gelaufen ist, liefert einen einzigen Umschlag an das richtige Fach und hält an, stolz. Am Ende der Halle leuchtet der Schalter. Dort ist jemand. Die Station freut sich so sehr, dass sie tut, was jedes Postamt am Ende eines guten Tages tut: Sie macht sich bereit zu schließen. Glockentöne, in fallender Reihe. Rollläden rühren sich in ihren Schienen. Ihr habt so lange Zeit, wie das Aufräumen dauert, und aufgeräumt war es hier schon immer.</translation>
    </message>
    <message>
        <source>Chimes, then the shutters: slats as wide as a door, dropping between the rooms one after another with the care of somebody laying a table. They would not hurt a fly. They would, however, put a fly outside. You feel the floor tilt by a degree under your boots, toward the exit, and somewhere below you a belt begins to run that has only one stop. A voice without words shows a picture of a moon and a picture of a bed. It is not cross. It has simply closed, and it is wondering whether you have noticed.</source>
        <extracomment>Logbook entry 11: story.</extracomment>
        <translation>Glockentöne, dann die Rollläden: Lamellen, breit wie eine Tür, die zwischen den Räumen herunterkommen, eine nach der anderen, mit der Sorgfalt von jemandem, der einen Tisch deckt. Sie würden keiner Fliege etwas zuleide tun. Sie würden allerdings eine Fliege vor die Tür setzen. Ihr spürt, wie sich der Boden unter euren Stiefeln um ein Grad neigt, zum Ausgang hin, und irgendwo unter euch läuft ein Band an, das nur eine Haltestelle hat. Eine Stimme ohne Worte zeigt ein Bild von einem Mond und ein Bild von einem Bett. Verärgert ist sie nicht. Sie hat nur geschlossen und fragt sich, ob ihr es bemerkt habt.</translation>
    </message>
    <message>
        <source>Behind the glass stands a Keeper the size of a cup, on a box, so as to reach the counter. It has three fingers, a dent, and a form. It turns the form around for you, smooths it, and holds out the pen with both hands. One line is left free. It is not the name that it wants, you understand after a moment; it is the word that goes before the name. A Carrier takes the letter on, to the end of the line, whatever is there. A Visitor is only looking, and looking is allowed; the station pays a visitor for the lamps. The pen is very light. The Keeper is holding its breath, if it has any. *Sign as a Carrier, or as a Visitor.*</source>
        <extracomment>Logbook entry 12: story.</extracomment>
        <translation>Hinter dem Glas steht ein Hüter, so groß wie eine Tasse, auf einer Kiste, um an den Tresen zu reichen. Er hat drei Finger, eine Delle und ein Formular. Er dreht das Formular zu euch herum, streicht es glatt und hält euch mit beiden Händen den Stift hin. Eine Zeile ist frei geblieben. Nicht den Namen will er, begreift ihr nach einem Augenblick; es ist das Wort, das vor dem Namen steht. Ein Träger bringt den Brief weiter, bis ans Ende der Linie, was auch immer dort ist. Ein Besucher sieht sich nur um, und sich umsehen ist erlaubt; die Station bezahlt einen Besucher für die Lampen. Der Stift ist sehr leicht. Der Hüter hält den Atem an, falls er welchen hat. *Unterschreibt als Träger oder als Besucher.*</translation>
    </message>
    <message>
        <source>Sign as carriers</source>
        <extracomment>Logbook entry 12: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Als Träger unterschreiben</translation>
    </message>
    <message>
        <source>Sign as visitors</source>
        <extracomment>Logbook entry 12: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Als Besucher unterschreiben</translation>
    </message>
    <message>
        <source>It comes around the counter by way of a drawer, and asks, in small careful questions, whether you are going far, whether it is a long way back, and whether there might be room for something that does not take up much. It calls itself small. Somebody on the radio says “Thimble”, and it tries the word, and then goes on trying it for an hour. When you reach your own airlock, the thin place behind the ship has closed over. Where the Sun should be there are only stars, evenly spread, like crumbs. Nobody says it. The Keeper looks up at each of you in turn. “Was it a nice door,” it says, “while it was open?”</source>
        <extracomment>Logbook entry 13: story.</extracomment>
        <translation>Er kommt auf dem Weg über eine Schublade um den Tresen herum und fragt, in kleinen vorsichtigen Fragen, ob ihr weit fahrt, ob es weit zurück ist und ob vielleicht Platz wäre für etwas, das nicht viel davon braucht. Klein, so nennt er sich. Jemand sagt über Funk „Fingerhut“, und er probiert das Wort, und dann probiert er es noch eine Stunde lang. Als ihr eure eigene Luftschleuse erreicht, hat sich die dünne Stelle hinter dem Schiff geschlossen. Wo die Sonne sein sollte, sind nur Sterne, gleichmäßig verstreut wie Krümel. Niemand spricht es aus. Der Hüter sieht zu jedem von euch auf, der Reihe nach. „War es eine schöne Tür“, sagt er, „solange sie offen war?“</translation>
    </message>
    <message>
        <source>The belt is soft and fast and cannot be argued with. You are carried through the dark on your backs, past shelves, past a lamp that you lit yourselves, under a stamp that hesitates and comes down lightly, four times. Then there is your own airlock, and you are set down in front of it in order of height. On every helmet it says *Handle With Care*. Nobody signed for anything. You count heads and get one too many: the small Keeper from the Window is sitting in the mug by the lander’s radio, with its hands folded. “I was not finished,” it says. “Were you?”</source>
        <extracomment>Logbook entry 14: story.</extracomment>
        <translation>Das Band ist weich und schnell, und es lässt nicht mit sich reden. Ihr werdet auf dem Rücken durchs Dunkel getragen, an Regalen vorbei, an einer Lampe vorbei, die ihr selbst angezündet habt, unter einem Stempel hindurch, der zögert und sacht herunterkommt, viermal. Dann ist da eure eigene Luftschleuse, und ihr werdet davor abgestellt, der Größe nach. Auf jedem Helm steht *Vorsicht, zerbrechlich*. Niemand hat für irgendetwas unterschrieben. Ihr zählt Köpfe und kommt auf einen zu viel: Der kleine Hüter vom Schalter sitzt im Becher neben dem Funkgerät des Landers, die Hände gefaltet. „Ich war noch nicht fertig“, sagt er. „Ihr?“</translation>
    </message>
    <message>
        <source>Captain Kallio uses the old microphone, the one with the cord, because it makes people sit down. The door behind us is shut, she says. The one ahead is not open yet. There is a road, it used to be a good one, and as of this morning we are all of its staff. We carry one letter, for which one answer is due, and nobody aboard knows the street. There is a pause, in which four hundred people can be heard deciding to be practical. “Soup at seven,” says the captain. “Bring your own bowl. The small gentleman from the station is to have a thimble.”</source>
        <extracomment>Logbook entry 750: story.</extracomment>
        <translation>Kapitänin Kallio nimmt das alte Mikrofon, das mit der Schnur, weil sich die Leute dann setzen. Die Tür hinter uns ist zu, sagt sie. Die vor uns ist noch nicht offen. Es gibt eine Straße, es war einmal eine gute, und seit heute Morgen sind wir ihr gesamtes Personal. Wir befördern einen Brief, für den eine Antwort fällig ist, und niemand an Bord kennt die Hausnummer. Es folgt eine Pause, in der man hört, wie vierhundert Leute beschließen, praktisch zu sein. „Suppe um sieben“, sagt die Kapitänin. „Bringt eure eigene Schale mit. Der kleine Herr von der Station bekommt einen Fingerhut.“</translation>
    </message>
    <message>
        <source>From orbit it is a white coin somebody has dropped. It hums before you touch it: the hull picks up one low note at 200 kilometers and hands it politely to every cup aboard. Kettle, whistling as she always does, goes down through air as thin as manners. What you took for snow is salt, and what you took for salt is glass, laid flat where a sea used to be. There are reeds. There is a trail. There is something long and ribbed lying on the trail. The landing card has one sentence on it: *It repeats what you say. Mind it.* You strap in, and nobody says anything at all.</source>
        <extracomment>Logbook entry 100: story.</extracomment>
        <translation>Aus der Umlaufbahn ist es eine weiße Münze, die jemand fallen gelassen hat. Es summt, bevor ihr es berührt: In zweihundert Kilometern Höhe nimmt der Rumpf einen einzigen tiefen Ton auf und reicht ihn höflich an jede Tasse an Bord weiter. Kessel, pfeifend wie immer, sinkt durch Luft, die so dünn ist wie gute Manieren. Was ihr für Schnee gehalten habt, ist Salz, und was ihr für Salz gehalten habt, ist Glas, flach ausgelegt, wo früher ein Meer war. Da ist Schilf. Da ist ein Pfad. Da liegt etwas Langes, Geripptes auf dem Pfad. Auf der Landungskarte steht ein Satz: *Es wiederholt, was ihr sagt. Gebt acht.* Ihr schnallt euch an, und niemand sagt irgendetwas.</translation>
    </message>
    <message>
        <source>They come out of the shimmer one by one, six-legged, as tall as a bus stop, in no hurry to have arrived. Drifters. They feed on the salt, so far as you can tell, and they step around you as one steps around a chair. One of them does not. She stands across the trail and looks at you, then at a place where the crust has broken, then at you. Down in the crack something small is trying to be quiet. Freeing it will take hands, time and a good deal of care, and whoever slips will know about it. *Help the calf, or walk on.*</source>
        <extracomment>Logbook entry 101: story.</extracomment>
        <translation>Sie treten einer nach dem anderen aus dem Flimmern, sechsbeinig, so hoch wie eine Bushaltestelle, ohne es mit dem Ankommen eilig zu haben. Treiblinge. Sie fressen das Salz, soweit ihr das beurteilen könnt, und sie gehen um euch herum, wie man um einen Stuhl herumgeht. Eine tut das nicht. Sie steht quer auf dem Pfad und sieht euch an, dann eine Stelle, wo die Kruste gebrochen ist, dann euch. Unten im Spalt versucht etwas Kleines, leise zu sein. Es zu befreien, wird Hände kosten, Zeit und eine Menge Vorsicht, und wer abrutscht, wird es merken. *Helft dem Kalb oder geht weiter.*</translation>
    </message>
    <message>
        <source>Help the calf</source>
        <extracomment>Logbook entry 101: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Dem Kalb helfen</translation>
    </message>
    <message>
        <source>Walk on</source>
        <extracomment>Logbook entry 101: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Weitergehen</translation>
    </message>
    <message>
        <source>The bones are not bones. They are ribs, of a gray metal that has gone soft at the edges, and they once held up the sides of something that carried mail. A Carrier, then: you have seen the picture in the Sorting House, the one with the boats. It lay down here, or was laid down. You are reading the plate on the third rib when a lamp comes on at the far end of the hull, and goes out, and comes on. Something in there is on its feet. It has a sack. It is still trying to deliver.</source>
        <extracomment>Logbook entry 102: story.</extracomment>
        <translation>Die Knochen sind keine Knochen. Es sind Spanten aus einem grauen Metall, das an den Rändern weich geworden ist, und einst hielten sie die Seiten von etwas, das Post beförderte. Ein Träger also: Ihr habt im Sortierhaus das Bild gesehen, das mit den Booten. Er hat sich hier hingelegt, oder man hat ihn hingelegt. Ihr lest gerade die Tafel an der dritten Rippe, da geht am fernen Ende des Rumpfs eine Lampe an, und aus, und an. Etwas dort drin ist auf den Beinen. Es hat einen Sack. Es versucht noch immer zuzustellen.</translation>
    </message>
    <message>
        <source>A stone arch, as high as your waist, stands by itself in a hollow with its back to the wind. You walk around it; there is nothing behind it. When you come back to the front the stone has begun to sweat, and the drops run together into a drawing: a hand, a line, and at the end of the line a small empty circle. It waits. You know that drawing. You have looked at it every day for years, on the wrapper of the Letter, with the hand at the end filled in. *Where to?* asks the arch. You do not know yet. It does not mind. It has the whole day.</source>
        <extracomment>Logbook entry 103: story.</extracomment>
        <translation>Ein Steinbogen, hüfthoch, steht ganz für sich in einer Mulde, mit dem Rücken zum Wind. Ihr geht um ihn herum; dahinter ist nichts. Als ihr wieder nach vorn kommt, hat der Stein zu schwitzen begonnen, und die Tropfen laufen zu einer Zeichnung zusammen: eine Hand, eine Linie und am Ende der Linie ein kleiner leerer Kreis. Er wartet. Ihr kennt die Zeichnung. Ihr habt sie jahrelang jeden Tag angesehen, auf dem Umschlag des Briefs, nur dass dort am Ende noch eine Hand ist. *Wohin?*, fragt der Bogen. Das wisst ihr noch nicht. Ihn stört das nicht. Er hat den ganzen Tag.</translation>
    </message>
    <message>
        <source>When the wind drops, the reeds do not stop. They play back the last thing they heard: your own footsteps, {active} humming, and under that, older than your species, two voices disagreeing about the price of lamp oil. You do not know the words. You know the argument; you have had it. The reed bed holds perhaps a thousand such evenings. Between two of them somebody says where the oil is to be sent, slowly, as one does to a clerk. The ship’s cells could be charged from the strain in the glass, if the glass were cut. *Record what you can; it takes time. Cut the bed for power. Or leave it as it is and go on.*</source>
        <extracomment>Logbook entry 104: story.</extracomment>
        <translation>Als der Wind sich legt, hört das Schilf nicht auf. Es spielt noch einmal ab, was es zuletzt gehört hat: eure eigenen Schritte, das Summen von {active} und darunter, älter als eure Art, zwei Stimmen, die über den Preis von Lampenöl uneins sind. Die Worte kennt ihr nicht. Den Streit kennt ihr; ihr habt ihn auch schon geführt. Das Schilfbeet bewahrt vielleicht tausend solcher Abende. Zwischen zweien davon sagt jemand, wohin das Öl geschickt werden soll, langsam, wie man es einem Beamten sagt. Mit der Spannung im Glas ließen sich die Zellen des Schiffs laden, wenn man das Glas schnitte. *Zeichnet auf, was ihr könnt; das braucht Zeit. Schneidet das Beet, dann habt ihr Energie. Oder lasst es, wie es ist, und geht weiter.*</translation>
    </message>
    <message>
        <source>Record the quarrel</source>
        <extracomment>Logbook entry 104: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Den Streit aufzeichnen</translation>
    </message>
    <message>
        <source>Cut the bed for power</source>
        <extracomment>Logbook entry 104: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Das Beet schneiden, für Energie</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <extracomment>Logbook entry 104: alternative 3 of a choice, before what it does.</extracomment>
        <translation>Es lassen, wie es ist</translation>
    </message>
    <message>
        <source>It comes out all at once, as a cork does, and you sit down in the salt with a calf across your knees. It stands. It falls. It considers the matter and stands again, on all six, with an expression of having always meant to. The herd has stopped along the trail to watch; none of them make a sound, and on this plain that must take practice. Then the mother lowers her head, which is as large as you are, and presses her forehead against your visor. She holds it there for as long as it takes to breathe in and out. The glass is warm when she has gone.</source>
        <extracomment>Logbook entry 105: story.</extracomment>
        <translation>Es kommt auf einmal heraus, wie ein Korken, und ihr sitzt im Salz mit einem Kalb quer über den Knien. Es steht auf. Es fällt hin. Es bedenkt die Sache und steht wieder auf, auf allen sechsen, mit einem Ausdruck, als hätte es das von Anfang an so vorgehabt. Die Herde ist den Pfad entlang stehen geblieben, um zuzusehen; keiner von ihnen macht ein Geräusch, und auf dieser Ebene muss das Übung erfordern. Dann senkt die Mutter den Kopf, der so groß ist wie ihr, und legt die Stirn an euer Visier. So bleibt sie stehen, ein Einatmen und ein Ausatmen lang. Das Glas ist warm, als sie fort ist.</translation>
    </message>
    <message>
        <source>You hold out both hands, palms up, as in the drawing. It stops. For some time nothing moves but the lamp. Then it puts the sack down, reads every label in it by touch, and lays one small parcel across your gloves with the air of someone setting down a piano. It is addressed, Soren Mbali tells you over the radio, after a long silence, “to the person who is kind to the porter”. Inside is a biscuit. It is four thousand years old and has kept its shape. The Carrier folds its three legs, one after another, and the lamp goes out like somebody going to bed.</source>
        <extracomment>Logbook entry 106: story.</extracomment>
        <translation>Ihr haltet beide Hände hin, die Handflächen nach oben, wie auf der Zeichnung. Er bleibt stehen. Eine Zeit lang bewegt sich nichts als die Lampe. Dann stellt er den Sack ab, liest darin jedes Etikett mit den Fingern und legt ein einzelnes kleines Paket über eure Handschuhe, mit der Miene von jemandem, der ein Klavier absetzt. Es ist adressiert, sagt euch Soren Mbali über Funk nach einem langen Schweigen, „an die Person, die freundlich zum Boten ist“. Darin ist ein Keks. Er ist viertausend Jahre alt und hat die Form behalten. Der Träger faltet seine drei Beine, eines nach dem anderen, und die Lampe erlischt wie jemand, der zu Bett geht.</translation>
    </message>
    <message>
        <source>You wipe it with a sleeve and then, since it seems rude not to, with a clean cloth. Eleven Stops, in order, each with its sign: a reed, a tide mark, a hearth, something like frost. Thumbs have worn the first ten nearly smooth. Every carrier who passed must have run a hand down the list for luck. The last line has no wear at all and no name. There is only a wave, cut deep, by somebody who took trouble over it. That is where it goes, then. Not to a town, or a person. You copy the wave onto the back of a glove, and nobody suggests washing it.</source>
        <extracomment>Logbook entry 107: story.</extracomment>
        <translation>Ihr wischt sie mit dem Ärmel ab und dann, da alles andere unhöflich schiene, mit einem sauberen Tuch. Elf Halte, der Reihe nach, jeder mit seinem Zeichen: ein Schilfrohr, ein Flutstrich, ein Herd, etwas wie Frost. Daumen haben die ersten zehn fast glatt gerieben. Jeder Träger, der vorbeikam, muss mit der Hand die Liste hinuntergefahren sein, weil es Glück bringt. Die letzte Zeile ist gar nicht abgegriffen und trägt keinen Namen. Da ist nur eine Welle, tief eingeschnitten von jemandem, der sich Mühe gegeben hat. Dorthin geht es also. Nicht in eine Stadt, nicht zu einer Person. Ihr zeichnet die Welle auf den Rücken eines Handschuhs, und niemand schlägt vor, ihn zu waschen.</translation>
    </message>
    <message>
        <source>You draw the wave in the salt with one finger. The arch considers it; then the stone between its legs is simply not there, and you are looking into a small clean room with a ledge. It is a very old courtesy, Thimble will explain later: whoever brings mail may ask one thing of the house. There will not be a second question. You look at each other. Everyone aboard has been asking the same two since the door closed, and you can hear the galley not saying either of them. *Ask how you get home. Or ask who wrote the Letter.*</source>
        <extracomment>Logbook entry 108: story.</extracomment>
        <translation>Ihr zeichnet die Welle mit einem Finger ins Salz. Der Bogen erwägt sie; dann ist der Stein zwischen seinen Pfeilern einfach nicht mehr da, und ihr blickt in einen kleinen sauberen Raum mit einem Sims. Es ist ein sehr alter Brauch der Höflichkeit, wird Fingerhut später erklären: Wer Post bringt, darf dem Haus eine Frage stellen. Eine zweite Frage wird es nicht geben. Ihr seht einander an. Alle an Bord stellen dieselben beiden, seit die Tür sich geschlossen hat, und ihr hört, wie die Kombüse keine davon ausspricht. *Fragt, wie ihr nach Hause kommt. Oder fragt, wer den Brief geschrieben hat.*</translation>
    </message>
    <message>
        <source>Ask how you get home</source>
        <extracomment>Logbook entry 108: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Fragen, wie ihr nach Hause kommt</translation>
    </message>
    <message>
        <source>Ask who wrote the Letter</source>
        <extracomment>Logbook entry 108: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Fragen, wer den Brief geschrieben hat</translation>
    </message>
    <message>
        <source>Wrong street, as it were. The drawing in the sweat shivers, and the circle at the end of the line closes like an eye that has been asked something personal. The arch does not answer. A gust answers for it: out of the hollow, over the lip of the steps and away across the plain, until you hear it reach the reeds. They take up the note, field after field. Pebbles of glass begin to walk past your boots. You hold on to one another and to the arch, which allows it. It seems a little embarrassed. It will ask again when you are ready.</source>
        <extracomment>Logbook entry 109: story.</extracomment>
        <translation>Falsche Straße, sozusagen. Die Zeichnung aus Schweiß erzittert, und der Kreis am Ende der Linie schließt sich wie ein Auge, das man etwas Persönliches gefragt hat. Der Bogen antwortet nicht. Eine Bö antwortet für ihn: aus der Mulde heraus, über den Rand der Stufen und fort über die Ebene, bis ihr hört, wie sie das Schilf erreicht. Es nimmt den Ton auf, Feld um Feld. Glaskiesel beginnen an euren Stiefeln vorbeizuwandern. Ihr haltet euch aneinander fest und am Bogen, der es erlaubt. Es scheint ihm ein wenig peinlich zu sein. Wenn ihr so weit seid, wird er noch einmal fragen.</translation>
    </message>
    <message>
        <source>The wind has said what it had to say. It goes down all at once, toward evening, and leaves the air washed. One by one the reeds let go of their notes, the tall ones last, and then there is a silence so complete that you can hear the salt cooling. The stars come out below as well as above. A drifter walks across them, far off, with something small trotting at its side or beside its reflection. It is easy to see the way now, in any direction. Nobody wants to be the first to speak, so nobody does, and it is the best hour of the week.</source>
        <extracomment>Logbook entry 110: story.</extracomment>
        <translation>Der Wind hat gesagt, was er zu sagen hatte. Gegen Abend legt er sich mit einem Mal und lässt die Luft gewaschen zurück. Ein Halm nach dem anderen lässt seinen Ton los, die hohen zuletzt, und dann ist eine so vollständige Stille, dass ihr das Salz abkühlen hört. Die Sterne kommen unten so gut wie oben heraus. Weit draußen zieht ein Treibling über sie hinweg, und etwas Kleines trabt neben ihm her oder neben seinem Spiegelbild. Jetzt sieht man den Weg leicht, in jede Richtung. Niemand will als Erstes sprechen, also spricht niemand, und es ist die beste Stunde der Woche.</translation>
    </message>
    <message>
        <source>Kettle clears her throat, then whistles, and you lift off the pan in a ring of blown salt. Under you the plain takes up the sound. If the reed bed stands, it plays your engines back to you, softer, a little flat, getting it nearly right; it will practice, you think, and in a thousand years somebody will land here and wonder what kind of kettle lived so far from a kitchen. If the bed was cut, it repeats nothing, and the gap in the music is exactly as wide as what you carry in the hold. You watch until it is a white coin again. Then somebody aboard hums one low note, and the cups answer.</source>
        <extracomment>Logbook entry 118: story.</extracomment>
        <translation>Kessel räuspert sich, pfeift dann, und ihr hebt in einem Ring aus verwehtem Salz von der Pfanne ab. Unter euch nimmt die Ebene das Geräusch auf. Steht das Schilfbeet noch, spielt es euch eure Triebwerke vor, leiser, etwas zu tief, beinahe richtig; es wird üben, denkt ihr, und in tausend Jahren wird hier jemand landen und sich fragen, was für ein Kessel so weit weg von jeder Küche gelebt hat. Wurde das Beet geschnitten, wiederholt es nichts, und die Lücke in der Musik ist genau so breit wie das, was ihr im Frachtraum habt. Ihr seht hin, bis es wieder eine weiße Münze ist. Dann summt jemand an Bord einen einzigen tiefen Ton, und die Tassen antworten.</translation>
    </message>
    <message>
        <source>You leave as one leaves a house on fire, without looking at the furniture. Straps, hatch, engines, and a voice counting heads that does not stop at the right number until it has counted twice. There is glass in every pocket and in places that are not pockets. Behind you, something with three legs and a lamp breaks into a run, holds up a sack, and grows small. Nobody has the heart to wave. On the way up the hull hums its one low note, and this time you can hear that it is a question. You will have to come back with an answer, or at least with an apology.</source>
        <extracomment>Logbook entry 119: story.</extracomment>
        <translation>Ihr geht, wie man ein brennendes Haus verlässt, ohne einen Blick auf die Möbel. Gurte, Luke, Triebwerke und eine Stimme, die Köpfe zählt und nicht bei der richtigen Zahl aufhört, bevor sie zweimal gezählt hat. In jeder Tasche ist Glas, und auch dort, wo keine Taschen sind. Hinter euch beginnt etwas mit drei Beinen und einer Lampe zu rennen, hält einen Sack in die Höhe und wird klein. Niemand bringt es übers Herz zu winken. Auf dem Weg hinauf summt der Rumpf seinen einen tiefen Ton, und diesmal hört man, dass es eine Frage ist. Ihr werdet mit einer Antwort wiederkommen müssen oder wenigstens mit einer Entschuldigung.</translation>
    </message>
    <message>
        <source>Trees, wading. That is the first thing anybody sees of Uphill, and it takes the second thing, the water, for anybody to understand why. Over the whole sky hangs the planet, so close that you could read a map of it, and the sea gets up twice a watch to be nearer. When it comes, the trees lift their roots, one after another, and walk. One of them stops to look at you. The landing card has a sentence on it: *Know where the water is.* There is a letterbox down in the channel; there is a sandbar, sometimes; there is a shelf of roots on which somebody, long ago, tied up a boat. {captain} wishes you dry feet, in the tone of someone who has seen the forecast.</source>
        <extracomment>Logbook entry 200: story.</extracomment>
        <translation>Bäume, watend. Das ist das Erste, was man von Bergauf sieht, und erst durch das Zweite, das Wasser, begreift man, warum. Über dem ganzen Himmel hängt der Planet, so nah, dass man eine Karte von ihm lesen könnte, und zweimal pro Wache steht das Meer auf, um näher bei ihm zu sein. Wenn es kommt, heben die Bäume ihre Wurzeln, einer nach dem anderen, und gehen. Einer von ihnen bleibt stehen, um euch anzusehen. Auf der Landungskarte steht ein Satz: *Wisst, wo das Wasser ist.* Unten in der Rinne ist ein Briefkasten; manchmal ist da eine Sandbank; da ist ein Wurzelsims, an dem jemand vor langer Zeit ein Boot festgemacht hat. {captain} wünscht euch trockene Füße, im Ton von jemandem, der die Vorhersage gesehen hat.</translation>
    </message>
    <message>
        <source>The channel is empty now, as a bath is empty. Ribs of old boats stand in it, set upright and in order of size, which no tide has ever done. Between them lies a pouch of sealed hide, half under a heap of shells. {recon} kneels to look at the mud. There are footprints, long ones, with three toes, and the water is still running into them. They begin at the bank. They come as far as the last rib, stop side by side, and do not go back. On the mud stair behind you something gray that you had taken for a mooring post is not where it was.</source>
        <extracomment>Logbook entry 201: story.</extracomment>
        <translation>Die Rinne ist jetzt leer, wie eine Badewanne leer ist. Die Spanten alter Boote stehen darin, aufrecht und nach Größe geordnet, was noch keine Tide getan hat. Dazwischen liegt ein versiegelter Beutel aus Leder, halb unter einem Muschelhaufen. {recon} kniet nieder und betrachtet den Schlamm. Da sind Fußspuren, lange, mit drei Zehen, und das Wasser läuft noch in sie hinein. Sie beginnen am Ufer. Sie führen bis zum letzten Spant, enden dort nebeneinander und gehen nicht zurück. Auf der Schlammtreppe hinter euch ist etwas Graues, das ihr für einen Poller gehalten hattet, nicht mehr, wo es war.</translation>
    </message>
    <message>
        <source>What you took for a carpet of leaves draws itself together in the middle of the lagoon and rises, a hand high, a knee high, dripping. It is made of small bodies, three hundred perhaps, each no bigger than a hand, all holding on. It makes a shape. The shape has four heads of different sizes and too many elbows. You need a moment. It is a portrait of you, badly drawn, and it is very proud of the likeness. Soren Mbali says over the radio that it is a Lommu, a raft, and a young one, about nine by your count. Parts of it are missing. They are singing, out in the trees, each its own one note.</source>
        <extracomment>Logbook entry 202: story.</extracomment>
        <translation>Was ihr für einen Teppich aus Blättern gehalten habt, zieht sich in der Mitte der Lagune zusammen und erhebt sich, handhoch, kniehoch, triefend. Es besteht aus kleinen Körpern, dreihundert vielleicht, keiner größer als eine Hand, die sich alle festhalten. Es macht eine Form. Die Form hat vier Köpfe verschiedener Größe und zu viele Ellbogen. Ihr braucht einen Moment. Es ist ein Porträt von euch, schlecht gezeichnet, und es ist sehr stolz auf die Ähnlichkeit. Soren Mbali sagt über Funk, das sei ein Lommu, ein Floß, und zwar ein junges, nach eurer Zählung etwa neun. Teile davon fehlen. Sie singen, draußen zwischen den Bäumen, jedes seinen eigenen Ton.</translation>
    </message>
    <message>
        <source>Post offices are where the feet are; Thimble told you that, and here the feet were fins. The arch stands in the lowest part of the channel so that nobody would have to climb. Now it is under a meter of silt, and a family of crabs has furnished it. Only the top of the slot looks out, as a letterbox looks out of snow. You can hear that it is hollow behind. While the water is away two people with spades could clear it, if they did not stop to apologize to the crabs. They will stop to apologize to the crabs.</source>
        <extracomment>Logbook entry 203: story.</extracomment>
        <translation>Postämter sind dort, wo die Füße sind; das hat Fingerhut euch erzählt, und hier waren die Füße Flossen. Der Bogen steht am tiefsten Punkt der Rinne, damit niemand klettern musste. Jetzt liegt er unter einem Meter Schlick, und eine Krabbenfamilie hat ihn möbliert. Nur der obere Rand des Schlitzes schaut heraus, wie ein Briefkasten aus dem Schnee schaut. Man hört, dass es dahinter hohl ist. Solange das Wasser fort ist, könnten ihn zwei Leute mit Spaten freilegen, wenn sie nicht innehielten, um sich bei den Krabben zu entschuldigen. Sie werden innehalten, um sich bei den Krabben zu entschuldigen.</translation>
    </message>
    <message>
        <source>The moon ends here, in a line of foam. Past it the sea goes down by steps, green, dark green, and a color for which you have no use on land. You stand among the last roots and listen. Very far out something enormous is singing. It takes the length of a breath to climb from one note to the next. {science} knows the tune by the third note and says nothing until the tenth: it is a lullaby, from Earth, from a recording the Heron carried, and every word of it is wrong. Whoever is singing has learned it by ear, from a friend, with love.</source>
        <extracomment>Logbook entry 204: story.</extracomment>
        <translation>Hier endet der Mond, in einer Linie aus Schaum. Dahinter geht das Meer stufenweise hinab, grün, dunkelgrün und in einer Farbe, für die man an Land keine Verwendung hat. Ihr steht zwischen den letzten Wurzeln und lauscht. Sehr weit draußen singt etwas Gewaltiges. Von einem Ton zum nächsten zu steigen, dauert bei ihm einen Atemzug. {science} kennt die Melodie beim dritten Ton und sagt bis zum zehnten nichts: Es ist ein Wiegenlied, von der Erde, von einer Aufnahme, die die Heron dabeihatte, und jedes Wort darin ist falsch. Wer da singt, hat es nach Gehör gelernt, von jemandem, mit Liebe.</translation>
    </message>
    <message>
        <source>You go down on one knee, since that is about the right height. Nothing happens for a long time. Then the first row of crabs bends, with a sound like a drawer of cutlery, and the second, and last of all the old one on the stone, who has to be helped. The bow has been returned. There follows a ceremony of gifts. Four of them carry it out of the dark on their backs, with pauses: a spoon, polished by sand, with a number of the Vanguard’s galley on the handle. Marcelline Ott will want to know how. So do you. They watch to see that you put it away carefully.</source>
        <extracomment>Logbook entry 205: story.</extracomment>
        <translation>Ihr lasst euch auf ein Knie nieder, denn das ist ungefähr die richtige Höhe. Lange geschieht nichts. Dann beugt sich die erste Krabbenreihe, mit einem Geräusch wie eine Besteckschublade, und die zweite, und zuallerletzt die alte auf dem Stein, der man helfen muss. Die Verbeugung ist erwidert. Es folgt eine Zeremonie des Schenkens. Vier von ihnen tragen es auf dem Rücken aus dem Dunkel, mit Pausen: einen Löffel, vom Sand poliert, mit einer Nummer aus der Kombüse der Vanguard auf dem Griff. Marcelline Ott wird wissen wollen, wie das sein kann. Ihr auch. Sie sehen zu, ob ihr ihn auch sorgsam einsteckt.</translation>
    </message>
    <message>
        <source>It has learned your names and wears them in turn. Now it makes no shape at all. It asks, with small pulls of many hands on your gloves, and Soren puts the words together: *Where is the part of me that knew the stars?* There was a storm, one season ago. You have seen what the storm left in the upper branches, dry and light as paper. It was once a third of this child. It does not know the word for what happened; it has never been alone before, and so has never lost anyone it was not still holding. *Tell it the truth, which will cost it something. Say that you will look, and then look well. Or say nothing, and sit down beside it.*</source>
        <extracomment>Logbook entry 206: story.</extracomment>
        <translation>Es hat eure Namen gelernt und trägt sie reihum. Jetzt macht es überhaupt keine Form. Es fragt, indem viele Hände klein an euren Handschuhen ziehen, und Soren setzt die Wörter zusammen: *Wo ist der Teil von mir, der die Sterne kannte?* Es gab einen Sturm, vor einer Jahreszeit. Was der Sturm in den oberen Ästen gelassen hat, habt ihr gesehen, trocken und leicht wie Papier. Es war einmal ein Drittel dieses Kindes. Es kennt kein Wort für das, was geschehen ist; es war noch nie allein und hat deshalb noch nie jemanden verloren, den es nicht noch festhielt. *Sagt ihm die Wahrheit, die es etwas kosten wird. Sagt, dass ihr suchen werdet, und sucht dann gut. Oder sagt nichts und setzt euch daneben.*</translation>
    </message>
    <message>
        <source>Tell the truth: it died in the storm</source>
        <extracomment>Logbook entry 206: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Die Wahrheit sagen: Er starb im Sturm</translation>
    </message>
    <message>
        <source>Say that you will look for it</source>
        <extracomment>Logbook entry 206: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Sagen, dass ihr danach suchen werdet</translation>
    </message>
    <message>
        <source>Say nothing and sit down</source>
        <extracomment>Logbook entry 206: alternative 3 of a choice, before what it does.</extracomment>
        <translation>Nichts sagen und sich setzen</translation>
    </message>
    <message>
        <source>Somebody steps back too quickly, or a lamp swings, or it is only that so many eyes can hold so much at once. A shiver goes across it from one side to the other. Then it lets go of itself. Bodies roll off your boots into the brown water and make for the roots in all directions, every one of them humming a different piece of the same song. You stand still with your arms out, as one stands among birds. After a while most of them come back. They count, by touch, twice. A few do not, and you hear those further and further off.</source>
        <extracomment>Logbook entry 207: story.</extracomment>
        <translation>Jemand weicht zu rasch zurück, oder eine Lampe schwankt, oder so viele Augen können eben nur so viel auf einmal aushalten. Ein Schauder läuft von einer Seite zur anderen darüber hin. Dann lässt es sich selbst los. Körper rollen von euren Stiefeln ins braune Wasser und streben in allen Richtungen den Wurzeln zu, und jeder von ihnen summt ein anderes Stück desselben Liedes. Ihr steht still, die Arme ausgebreitet, wie man zwischen Vögeln steht. Nach einer Weile kommen die meisten zurück. Sie zählen sich, durch Berührung, zweimal. Ein paar kommen nicht, und ihr hört sie weiter und weiter weg.</translation>
    </message>
    <message>
        <source>The last spadeful goes over the side and the arch coughs. It coughs again, water first, then silt, then a fish with a look of long resignation. The stone of the slot is as clean as on the day it was cut. You do not have to be told what comes now: you draw the wave, there in the wet, with a thumb. Inside something turns over that has not turned for four thousand years, and a stamp comes down on the page you are holding out. The ink is green. It is a line with two ends, one high and one low, and it is still moving a little when you close the book.</source>
        <extracomment>Logbook entry 208: story.</extracomment>
        <translation>Der letzte Spaten voll geht über die Kante, und der Bogen hustet. Er hustet noch einmal, erst Wasser, dann Schlick, dann einen Fisch mit einem Ausdruck langer Ergebung. Der Stein des Schlitzes ist so sauber wie am Tag, als er geschnitten wurde. Was jetzt kommt, braucht euch niemand zu sagen: Ihr zeichnet die Welle, gleich dort ins Nasse, mit dem Daumen. Drinnen dreht sich etwas um, das sich viertausend Jahre nicht umgedreht hat, und ein Stempel kommt auf die Seite herab, die ihr hinhaltet. Die Tinte ist grün. Es ist eine Linie mit zwei Enden, eines hoch und eines tief, und sie bewegt sich noch ein wenig, als ihr das Buch zuklappt.</translation>
    </message>
    <message>
        <source>You call as the raft has taught you, badly, all together. Out on the deep water the lullaby stops in the middle of a word. Then the whole sea answers. It is not loud; you feel it in your knees. Far off, a thousand rafts lift their heads, which is one head. The child in your arms has gone quite still. It knows that voice as you know the smell of a kitchen. It looks out there, and then it looks at you, and at the lander, and Soren says that it has never seen anyone choose before and would like to know how it is done. *Let it go home. Or, if there is a tank for it, ask whether it would travel with you and see its kin on the other moons.*</source>
        <extracomment>Logbook entry 209: story.</extracomment>
        <translation>Ihr ruft, wie das Floß es euch beigebracht hat, schlecht, alle zusammen. Draußen auf dem tiefen Wasser bricht das Wiegenlied mitten im Wort ab. Dann antwortet das ganze Meer. Laut ist es nicht; ihr spürt es in den Knien. Weit draußen heben tausend Flöße ihre Köpfe, die ein Kopf sind. Das Kind in euren Armen ist ganz still geworden. Es kennt diese Stimme, wie ihr den Geruch einer Küche kennt. Es sieht dort hinaus, und dann sieht es euch an und den Lander, und Soren sagt, es habe noch nie jemanden wählen sehen und wüsste gern, wie man das macht. *Lasst es nach Hause. Oder fragt es, wenn es einen Tank dafür gibt, ob es mit euch reisen und seine Verwandten auf den anderen Monden sehen möchte.*</translation>
    </message>
    <message>
        <source>Let it go home</source>
        <extracomment>Logbook entry 209: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Es nach Hause lassen</translation>
    </message>
    <message>
        <source>Ask whether it wants to travel with you</source>
        <extracomment>Logbook entry 209: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Fragen, ob es mit euch reisen will</translation>
    </message>
    <message>
        <source>It begins with a sound like applause, a long way down the channel. Every tree in the grove lifts one root, shakes it, and sets it down uphill. They are not alarmed. They have done this twice a watch for longer than your people have had trees. They do not look where they step, though, and behind them between the trunks there is a wall of brown water with a roof of foam, coming at the pace of a person who knows that the bus will wait. The trees have begun to walk. So should you. And the lander, {engineering} points out, has no roots at all.</source>
        <extracomment>Logbook entry 210: story.</extracomment>
        <translation>Es beginnt mit einem Geräusch wie Applaus, weit die Rinne hinunter. Jeder Baum im Hain hebt eine Wurzel, schüttelt sie aus und setzt sie bergauf wieder ab. Beunruhigt sind sie nicht. Sie tun das zweimal pro Wache, seit längerer Zeit, als euer Volk Bäume hat. Sie achten allerdings nicht darauf, wohin sie treten, und hinter ihnen zwischen den Stämmen kommt eine Wand aus braunem Wasser mit einem Dach aus Schaum, im Tempo eines Menschen, der weiß, dass der Bus wartet. Die Bäume sind losgegangen. Das solltet ihr auch. Und der Lander, darauf weist {engineering} hin, hat überhaupt keine Wurzeln.</translation>
    </message>
    <message>
        <source>You go up through rain that falls sideways. Below, the trees have stopped to watch, each with one root in the air, as people stop on a stair. If the young raft went home there is a place far out where the water is drawing something: four heads, too many elbows. If it sits in the tank among the crates, it is drawing the stars, very fast, as they come out. And if it is down there in the lagoon, alone with the part of itself that you found for it, you can see the small dark patch for a good while. It does not know about leaving. It holds up a shape that may be a hand, and keeps it there.</source>
        <extracomment>Logbook entry 218: story.</extracomment>
        <translation>Ihr steigt durch Regen auf, der seitwärts fällt. Unten sind die Bäume stehen geblieben, um zuzusehen, jeder mit einer Wurzel in der Luft, wie Leute auf einer Treppe stehen bleiben. Ist das junge Floß nach Hause gegangen, gibt es weit draußen eine Stelle, an der das Wasser etwas zeichnet: vier Köpfe, zu viele Ellbogen. Sitzt es im Tank zwischen den Kisten, zeichnet es die Sterne, sehr schnell, so wie sie herauskommen. Und ist es dort unten in der Lagune, allein mit dem Teil von sich, den ihr ihm gefunden habt, seht ihr den kleinen dunklen Fleck noch eine ganze Weile. Vom Fortgehen weiß es nichts. Es hält eine Form hoch, die vielleicht eine Hand ist, und behält sie oben.</translation>
    </message>
    <message>
        <source>Go back for it</source>
        <extracomment>Logbook entry 218: alternative 1 of a choice, before what it does; Logbook entry 217: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Umkehren und es holen</translation>
    </message>
    <message>
        <source>Leave it in the lagoon</source>
        <extracomment>Logbook entry 218: alternative 2 of a choice, before what it does; Logbook entry 217: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Es in der Lagune lassen</translation>
    </message>
    <message>
        <source>The water does not slow down for anybody. You go aboard over the engine housing, two of you carrying a third, with the hatch closing on a green light and half a root. Somebody is counting heads. Somebody is counting the wrong thing, small voices, and cannot stop. There was no time to take what you had gathered, and on the way up you see the lagoon go under the wall from one edge to the other, as a blanket is drawn over a bed. The trees walk on. They will come down again with the ebb. Whatever held hands down there has been through storms before; that is all you can say, so nobody says it.</source>
        <extracomment>Logbook entry 219: story.</extracomment>
        <translation>Das Wasser wird für niemanden langsamer. Ihr geht über das Triebwerksgehäuse an Bord, zwei von euch tragen einen dritten, und die Luke schließt sich über einem grünen Licht und einer halben Wurzel. Jemand zählt Köpfe. Jemand zählt das Falsche, kleine Stimmen, und kann nicht aufhören. Um mitzunehmen, was ihr gesammelt hattet, war keine Zeit, und auf dem Weg nach oben seht ihr die Lagune von einem Rand zum anderen unter der Wand verschwinden, wie man eine Decke über ein Bett zieht. Die Bäume gehen weiter. Mit der Ebbe werden sie wieder herunterkommen. Was auch immer sich dort unten an den Händen hielt, hat schon Stürme überstanden; mehr könnt ihr nicht sagen, also sagt es niemand.</translation>
    </message>
    <message>
        <source>You come down into the flood itself, since on a spring tide there is nothing else. Where the channel was there is a gray, broad back, sliding; the mangroves stand in it up to the elbows and have stopped complaining. The lander touches on roots, and holds. Everything that you remember of this place is one stair lower than you left it. And across the water, from a crown that should be bare, somebody has hung a drawing, as large as a sail: a small ship with whiskers of fire, and four people getting out.</source>
        <extracomment>Logbook entry 214: story.</extracomment>
        <translation>Ihr kommt in die Flut selbst herunter, denn bei Springflut gibt es nichts anderes. Wo die Rinne war, gleitet ein grauer, breiter Rücken; die Mangroven stehen bis zu den Ellbogen darin und haben aufgehört, sich zu beschweren. Der Lander setzt auf Wurzeln auf und hält. Alles, was ihr von diesem Ort in Erinnerung habt, liegt eine Stufe tiefer, als ihr es verlassen habt. Und drüben über dem Wasser hat jemand in eine Krone, die kahl sein sollte, eine Zeichnung gehängt, so groß wie ein Segel: ein kleines Schiff mit Schnurrhaaren aus Feuer und vier Leute, die aussteigen.</translation>
    </message>
    <message>
        <source>It remembers your drawing. It has kept it, all of it, the spoon and the arrow and the one who looks like a tree; each of three hundred bodies has kept a line, and now they come across the water in the right order and are the drawing, and wave. It has grown. There is more of it, and it is quicker, and it no longer lets go of one thing in order to take another. It has something to show you. It swims ahead a little way and looks around, like somebody who has never before been the one who knows the path.</source>
        <extracomment>Logbook entry 215: story.</extracomment>
        <translation>Es erinnert sich an eure Zeichnung. Es hat sie aufbewahrt, ganz und gar, den Löffel und den Pfeil und die Gestalt, die wie ein Baum aussieht; jeder von dreihundert Körpern hat einen Strich aufbewahrt, und jetzt kommen sie in der richtigen Reihenfolge über das Wasser und sind die Zeichnung und winken. Es ist gewachsen. Es ist mehr geworden und schneller, und es lässt nicht mehr das eine los, um das andere zu nehmen. Es will euch etwas zeigen. Es schwimmt ein Stück voraus und sieht sich um wie jemand, der noch nie derjenige war, der den Weg kennt.</translation>
    </message>
    <message>
        <source>Follow it to the walking seed</source>
        <extracomment>Logbook entry 215: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Ihm zum wandernden Samen folgen</translation>
    </message>
    <message>
        <source>Let it bring you a friend</source>
        <extracomment>Logbook entry 215: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Es einen Freund holen lassen</translation>
    </message>
    <message>
        <source>It is still here. In the lagoon, under the last tree that has not walked, it has held on to itself through half a year of tides, and it is not three hundred any more. It knows you at once. It does not hold anything against you; it has not learned how. But the spring tide goes higher than the lagoon has walls, and after tonight there will be nothing here to hold on to. The way to the sea is open now, for once, straight over everything. It looks at you, with all of itself, and lets go of the root.</source>
        <extracomment>Logbook entry 216: story.</extracomment>
        <translation>Es ist noch da. In der Lagune, unter dem letzten Baum, der nicht gegangen ist, hat es sich ein halbes Jahr Tiden lang an sich selbst festgehalten, und dreihundert ist es nicht mehr. Es erkennt euch sofort. Es trägt euch nichts nach; das hat es nie gelernt. Aber die Springflut steigt höher, als die Lagune Wände hat, und nach heute Nacht wird hier nichts mehr sein, woran man sich festhalten kann. Der Weg zum Meer steht jetzt offen, dieses eine Mal, geradewegs über alles hinweg. Es sieht euch an, mit allem, was es ist, und lässt die Wurzel los.</translation>
    </message>
    <message>
        <source>The lander pulls her feet out of the roots one after the other, like a hen out of mud, and is up. For a while you fly along the crest of the wall. It is quite smooth there, and very long, and it has a color that you have only ever seen in the pictures of it. Somewhere below, what was small when you came is large now, or is at home, or is a gap in the water that closes. The trees have put their roots down again. They look as if they had never in their lives been in a hurry.</source>
        <extracomment>Logbook entry 217: story.</extracomment>
        <translation>Der Lander zieht seine Füße einen nach dem anderen aus den Wurzeln, wie ein Huhn aus dem Schlamm, und ist oben. Eine Weile fliegt ihr den Kamm der Wand entlang. Er ist dort ganz glatt und sehr lang, und er hat eine Farbe, die ihr bisher nur von Bildern kennt. Irgendwo unten ist das, was klein war, als ihr kamt, jetzt groß, oder es ist zu Hause, oder es ist eine Lücke im Wasser, die sich schließt. Die Bäume haben ihre Wurzeln wieder abgesetzt. Sie sehen aus, als hätten sie es in ihrem ganzen Leben noch nie eilig gehabt.</translation>
    </message>
    <message>
        <source>Ash, red light, and the smell of a match just blown out: that is Loa’s third world, and it is called Kiln because somebody in navigation used to make pots. Kettle comes down on a terrace of cinders and settles, crunching. Nobody is there to meet you. A wind gets up and finds the one loose panel on your rover, and it begins to rattle: *tok, tok-tok. Tok, tok-tok.* {engineering} says that it can wait. The landing card says: *Tighten everything that rattles.* Under your boots the rock is warm and faintly busy, like the top of a beehive. Once, when the panel pauses, you have the impression that it is being answered.</source>
        <extracomment>Logbook entry 300: story.</extracomment>
        <translation>Asche, rotes Licht und der Geruch eines eben ausgeblasenen Streichholzes: Das ist Loas dritte Welt, und sie heißt Brennofen, weil jemand in der Navigation früher getöpfert hat. Kessel sinkt auf eine Terrasse aus Schlacke und setzt sich, knirschend. Niemand ist da, um euch zu empfangen. Ein Wind kommt auf, findet die eine lockere Platte an eurem Rover, und sie beginnt zu klappern: *tok, tok-tok. Tok, tok-tok.* {engineering} meint, das könne warten. Auf der Landungskarte steht: *Zieht alles fest, was klappert.* Unter euren Stiefeln ist der Fels warm und auf leise Art geschäftig, wie das Dach eines Bienenstocks. Einmal, als die Platte innehält, habt ihr den Eindruck, dass ihr geantwortet wird.</translation>
    </message>
    <message>
        <source>The cliff has a door in it, if a door is a place where people stand and hope. The stone is worn hollow at the height of your belt by four thousand years of knuckles. {science} lays a palm there. Something inside goes tok. It goes on, faster, a whole sentence, a paragraph, a letter to the editor; you do not need the words to hear that somebody is extremely angry and is holding back out of good manners. Out on the terrace the wind moves the panel again. *Tok, tok-tok.* Behind the wall there is a silence of the kind that follows a remark about someone’s mother.</source>
        <extracomment>Logbook entry 301: story.</extracomment>
        <translation>In der Felswand ist eine Tür, falls eine Tür ein Ort ist, an dem Leute stehen und hoffen. Der Stein ist in Gürtelhöhe ausgehöhlt von viertausend Jahren Fingerknöcheln. {science} legt eine Handfläche hinein. Drinnen macht etwas tok. Es macht weiter, schneller, einen ganzen Satz, einen Absatz, einen Leserbrief; man braucht die Wörter nicht, um zu hören, dass jemand äußerst wütend ist und sich aus Anstand zurückhält. Draußen auf der Terrasse bewegt der Wind die Platte noch einmal. *Tok, tok-tok.* Hinter der Wand entsteht ein Schweigen von der Art, die auf eine Bemerkung über jemandes Mutter folgt.</translation>
    </message>
    <message>
        <source>You were warned about the heat. You come around the last bend with your collars open, and your breath turns white. This is the Ninth Gallery. It was cut for fire: the flues are there, the benches, the soot of forty generations. Now there is frost on the flues. On every bench sit people the size of cats, plated, in rows, close together, and the elder who rises to greet you is six years old and has no time to lose. A Post tap took the heat, they knock, and stuck. The young are in the next gallery. It is colder there. Nobody has complained, because a guest may yet arrive, and here you are.</source>
        <extracomment>Logbook entry 302: story.</extracomment>
        <translation>Vor der Hitze hat man euch gewarnt. Ihr kommt mit offenen Kragen um die letzte Biegung, und euer Atem wird weiß. Das ist die Neunte Galerie. Sie wurde für Feuer gehauen: Da sind die Abzüge, die Bänke, der Ruß von vierzig Generationen. Jetzt liegt Frost auf den Abzügen. Auf jeder Bank sitzen Leute von der Größe einer Katze, gepanzert, in Reihen, dicht beieinander, und die Älteste, die sich zu eurer Begrüßung erhebt, ist sechs Jahre alt und hat keine Zeit zu verlieren. Ein Posthahn hat die Wärme genommen, klopfen sie, und klemmt. Die Kleinen sind in der nächsten Galerie. Dort ist es noch kälter. Niemand hat sich beschwert, denn es könnte ja noch ein Gast kommen, und da seid ihr.</translation>
    </message>
    <message>
        <source>The tap is a wheel as tall as a door. Pipes come up to it out of the dark, and you can feel through your soles what goes by in them: the warmth of nine galleries, on its way to light the lamps of an office that closed four thousand years ago. On the left is the wheel. On the right are the controls, lit and polite, and a ledger in humming stone, the oldest route book of the Post, that lives on exactly this heat. {science} looks at the ledger. {engineering} looks at the wheel. Both of them begin to speak and stop. *Close it now. Copy the ledger in the Ninth Gallery first, then close it. Or let it run, and take everything.*</source>
        <extracomment>Logbook entry 303: story.</extracomment>
        <translation>Der Hahn ist ein Rad, hoch wie eine Tür. Rohre kommen aus dem Dunkel zu ihm herauf, und durch die Sohlen spürt ihr, was darin vorbeifließt: die Wärme von neun Galerien, unterwegs, um die Lampen eines Postamts zu speisen, das vor viertausend Jahren geschlossen hat. Links ist das Rad. Rechts ist die Steuerung, beleuchtet und höflich, und ein Kontobuch aus summendem Stein, das älteste Routenbuch der Post, das von genau dieser Wärme lebt. {science} sieht das Buch an. {engineering} sieht das Rad an. Beide setzen zum Sprechen an und lassen es. *Schließt ihn jetzt. Schreibt erst in der Neunten Galerie das Buch ab und schließt ihn dann. Oder lasst ihn laufen und nehmt alles.*</translation>
    </message>
    <message>
        <source>Close it now</source>
        <extracomment>Logbook entry 303: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Ihn jetzt schließen</translation>
    </message>
    <message>
        <source>Copy the ledger first, then close it</source>
        <extracomment>Logbook entry 303: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Erst das Buch abschreiben, dann schließen</translation>
    </message>
    <message>
        <source>Let it run and take everything</source>
        <extracomment>Logbook entry 303: alternative 3 of a choice, before what it does.</extracomment>
        <translation>Ihn laufen lassen und alles nehmen</translation>
    </message>
    <message>
        <source>Here the arch is made of fire brick, and it is somebody’s oven. There are crumbs. There is a peel, with a handle worn thin, leaning where the last baker left it. You look for the slot and find it behind a plate of iron: the letter goes in here, the stamp comes down there, and in between it wants a full fire, once, as a kiln does, all at one go. {engineering} is already making a list of what burns. Then the slope above the fumaroles gives a sort of shrug, and a tongue of orange looks out over the edge. It is slow. It is on its way here, or it is on its way somewhere, and here is in between.</source>
        <extracomment>Logbook entry 304: story.</extracomment>
        <translation>Hier ist der Bogen aus Schamottestein, und er ist jemandes Backofen. Es gibt Krümel. Es gibt einen Brotschieber mit dünn gewetztem Stiel, der dort lehnt, wo der letzte Bäcker ihn gelassen hat. Ihr sucht den Schlitz und findet ihn hinter einer Eisenplatte: Hier geht der Brief hinein, dort kommt der Stempel herab, und dazwischen braucht es ein volles Feuer, einmal, wie beim Töpferbrand, alles in einem Zug. {engineering} stellt schon eine Liste auf, was brennt. Da zuckt der Hang über den Fumarolen gewissermaßen mit den Achseln, und eine orangefarbene Zunge blickt über die Kante. Sie ist langsam. Sie ist auf dem Weg hierher, oder sie ist auf dem Weg irgendwohin, und hier liegt dazwischen.</translation>
    </message>
    <message>
        <source>*Who is knocking?* it asks. You have practiced this for an hour. You knock: you. There is a pause in which you can hear people fetching other people. *You say “you” very well*, says the wall, and then the whole of it swings inward, because it is in truth a door, and has only been waiting to be asked in the right rhythm. The warmth comes out like an animal. There are hundreds of them, quick and plated and all knocking at once on walls, on each other, on your boots. A very small one gives you a stone. It fits the hand. When you tap it, it taps back.</source>
        <extracomment>Logbook entry 305: story.</extracomment>
        <translation>*Wer klopft da?*, fragt sie. Eine Stunde lang habt ihr das geübt. Ihr klopft: ihr. Es folgt eine Pause, in der man hört, wie Leute andere Leute holen. *Ihr sagt „ihr“ sehr schön*, sagt die Wand, und dann schwingt sie im Ganzen nach innen, denn in Wahrheit ist sie eine Tür und hat nur darauf gewartet, im richtigen Rhythmus gebeten zu werden. Die Wärme kommt heraus wie ein Tier. Es sind Hunderte, flink und gepanzert, und alle klopfen auf einmal, auf Wände, aufeinander, auf eure Stiefel. Ein sehr kleines schenkt euch einen Stein. Er liegt gut in der Hand. Klopft man auf ihn, klopft er zurück.</translation>
    </message>
    <message>
        <source>Four screws and a wedge, and the panel is quiet. It is then that Soren Mbali comes on the radio, sounding as though holding something back. There is a grammar, Soren says, and the wind had very nearly got hold of it. For one hour and ten minutes your rover has been telling everybody under this mountain that their mothers were lukewarm. You apologize with the flat of a spanner, slowly, as dictated. There is a roar from below that you feel in your teeth. It goes on for some time before you understand that it is laughter. Something is pushed up through a crack for you: a cushion, quilted, fireproof.</source>
        <extracomment>Logbook entry 306: story.</extracomment>
        <translation>Vier Schrauben und ein Keil, und die Platte ist still. Dann erst meldet sich Soren Mbali über Funk und klingt, als müsste da etwas zurückgehalten werden. Es gibt eine Grammatik, sagt Soren, und der Wind hatte sie fast schon heraus. Seit einer Stunde und zehn Minuten erzählt euer Rover allen unter diesem Berg, ihre Mütter seien lauwarm gewesen. Ihr entschuldigt euch mit der flachen Seite eines Schraubenschlüssels, langsam, nach Diktat. Von unten kommt ein Gebrüll, das ihr in den Zähnen spürt. Es dauert einige Zeit, bis ihr begreift, dass es Gelächter ist. Durch einen Spalt wird etwas für euch heraufgeschoben: ein Kissen, gesteppt, feuerfest.</translation>
    </message>
    <message>
        <source>One beat too many, it seems, or one too few. A hatch opens that was not there. Out of it comes a person in a painted breastplate, followed by friends holding his cloak, his hammers and, in one case, his lunch. You have agreed to fight him. He is called Third Hammer and is the size of a cat. He walks all around {active}, twice, and you understand that it is the custom to be struck once on the shin, and to make a good deal of it. He winds up. He is, it turns out, very strong for a cat. Afterward he helps with the limp and is a friend for life, which here means about four more years.</source>
        <extracomment>Logbook entry 307: story.</extracomment>
        <translation>Ein Schlag zu viel, wie es scheint, oder einer zu wenig. Eine Luke öffnet sich, die vorher nicht da war. Heraus kommt jemand in einem bemalten Brustpanzer, gefolgt von Freunden, die seinen Umhang halten, seine Hämmer und, in einem Fall, sein Mittagessen. Ihr habt eingewilligt, gegen ihn zu kämpfen. Er heißt Dritter Hammer und ist so groß wie eine Katze. Zweimal geht er ganz um {active} herum, und ihr begreift, dass es Brauch ist, einmal ans Schienbein getroffen zu werden und daraus eine große Sache zu machen. Er holt aus. Wie sich herausstellt, ist er für eine Katze sehr stark. Danach hilft er beim Humpeln und ist ein Freund fürs Leben, was hier noch etwa vier Jahre bedeutet.</translation>
    </message>
    <message>
        <source>Go down with a proper groan</source>
        <extracomment>Logbook entry 307: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Mit ordentlichem Stöhnen umfallen</translation>
    </message>
    <message>
        <source>Stand there and take it</source>
        <extracomment>Logbook entry 307: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Stehen bleiben und es einstecken</translation>
    </message>
    <message>
        <source>All together, and the wheel moves. It moves by the width of a finger; it screams; frost falls from it in plates. Then something deep in the pipes turns over, and the wheel goes the rest of the way by itself, and stops, and is shut. You listen. It starts far off, in the First Gallery, a ticking, as of a stove being lit. It comes nearer, gallery by gallery, until the benches of the Ninth begin to smoke with melting frost. Old people of seven get up and dance. Up on the hill a row of lamps that has burned since before your alphabet goes out, one after the other, from left to right, like somebody closing a book.</source>
        <extracomment>Logbook entry 308: story.</extracomment>
        <translation>Alle zusammen, und das Rad bewegt sich. Es bewegt sich um eine Fingerbreite; es kreischt; Frost fällt in Platten von ihm ab. Dann dreht sich tief in den Rohren etwas um, und das Rad läuft den Rest des Weges von selbst und hält an und ist zu. Ihr lauscht. Es beginnt weit weg, in der Ersten Galerie, ein Ticken wie von einem Ofen, der angeheizt wird. Es kommt näher, Galerie um Galerie, bis die Bänke der Neunten von schmelzendem Frost zu dampfen anfangen. Siebenjährige Greise stehen auf und tanzen. Oben auf dem Hügel erlischt eine Reihe Lampen, die seit der Zeit vor eurem Alphabet gebrannt hat, eine nach der anderen, von links nach rechts, wie jemand, der ein Buch schließt.</translation>
    </message>
    <message>
        <source>It takes {science} two hours, and the humming stone gives up everything: every Stop, every Shallow, the weights, the tides, who signed. Eleven thousand years of being on time. The lamps stay lit. It is the finest thing that anybody on this expedition will bring home, and you carry it past the benches of the Ninth Gallery, where nobody knocks. They have moved the young ones further in. The elder stands at the bend to see you go by and lays one plated hand on the case, for a moment, flat, as one feels whether a stone is warm. It is warm. It is the only warm thing here.</source>
        <extracomment>Logbook entry 309: story.</extracomment>
        <translation>{science} braucht zwei Stunden, und der summende Stein gibt alles her: jeden Halt, jede Untiefe, die Gewichte, die Tiden, wer unterschrieb. Elftausend Jahre Pünktlichkeit. Die Lampen brennen weiter. Es ist das Schönste, was irgendwer auf dieser Expedition nach Hause bringen wird, und ihr tragt es an den Bänken der Neunten Galerie vorbei, wo niemand klopft. Die Kleinen hat man weiter nach innen gebracht. Die Älteste steht an der Biegung, um euch vorbeigehen zu sehen, und legt eine gepanzerte Hand auf den Kasten, einen Augenblick lang, flach, so wie man fühlt, ob ein Stein warm ist. Er ist warm. Er ist das einzig Warme hier.</translation>
    </message>
    <message>
        <source>They put you in the outermost ring, with the newborn, since that is where one starts. The verse is long. It goes from ring to ring and comes back older, and you keep the beat, on your knees, on the floor, on {security}, and you do not lose it. It is about a postman. He comes over the hill with one letter, and the one it is for has died, so he reads it to her children, and they write back; and that, the choir explains, is how one gets over the hill. When it is done they ask you for one thing. At the end of the road, when there is a paper to sign, put their name there. *Who keeps the beat when we are gone? You do.*</source>
        <extracomment>Logbook entry 311: story.</extracomment>
        <translation>Sie setzen euch in den äußersten Ring, zu den Neugeborenen, denn dort fängt man an. Die Strophe ist lang. Sie geht von Ring zu Ring und kommt älter zurück, und ihr haltet den Takt, auf den Knien, auf dem Boden, auf {security}, und ihr verliert ihn nicht. Es geht um einen Briefträger. Er kommt mit einem Brief über den Hügel, und die, für die er ist, ist gestorben, also liest er ihn ihren Kindern vor, und sie schreiben zurück; und so, erklärt der Chor, kommt man über den Hügel. Als es vorbei ist, bitten sie euch um eines. Am Ende der Straße, wenn es ein Papier zu unterschreiben gibt, sollt ihr ihren Namen daruntersetzen. *Wer hält den Takt, wenn wir fort sind? Ihr.*</translation>
    </message>
    <message>
        <source>You light it all at once: the crates, the packing, a chair, the list of what burns. The kiln takes one long breath in. For a quarter of a minute it is the brightest thing on the mountain, and the brick sings, and then there is a bang as of an oven door and it is dark. {engineering} reaches in with the baker’s peel and draws out the page. In the middle of it, baked into the paper without so much as browning it, there is a mark like a thumbprint, whorl in whorl, with a spark in the center. It stays warm all the way home. People find reasons to hold the book.</source>
        <extracomment>Logbook entry 312: story.</extracomment>
        <translation>Ihr zündet es alles auf einmal an: die Kisten, das Packmaterial, einen Stuhl, die Liste dessen, was brennt. Der Ofen holt einmal lange Luft. Eine Viertelminute lang ist er das Hellste auf dem Berg, und die Ziegel singen, und dann gibt es einen Knall wie von einer Ofentür, und es ist dunkel. {engineering} greift mit dem Brotschieber hinein und zieht die Seite heraus. In ihrer Mitte ist, ins Papier gebacken, ohne es auch nur zu bräunen, ein Zeichen wie ein Daumenabdruck, Wirbel in Wirbel, mit einem Funken im Zentrum. Es bleibt den ganzen Heimweg über warm. Die Leute finden Gründe, das Buch zu halten.</translation>
    </message>
    <message>
        <source>The mountain has cooled as far as it cares to. The crust on the slope has gone from orange to plum to slate, and one can walk on it, in a hurry. Over the kiln the last lamps of the Post have used up what was left in the pipes. They do not fail; they bow out, each with a small click, and somebody below counts along until there are none. That was the light by which this Stop was kept for eleven thousand years. It was also a gallery full of children. If there is still a stamp to be fired here, it will have to be done by hand, in the dark, with everything you can carry.</source>
        <extracomment>Logbook entry 313: story.</extracomment>
        <translation>Der Berg ist so weit abgekühlt, wie er abzukühlen gedenkt. Die Kruste am Hang ist von Orange über Pflaume zu Schiefer geworden, und man kann darauf gehen, wenn man sich beeilt. Über dem Ofen haben die letzten Lampen der Post verbraucht, was noch in den Rohren war. Sie fallen nicht aus; sie verabschieden sich, jede mit einem kleinen Klicken, und unten zählt jemand mit, bis keine mehr übrig ist. Das war das Licht, bei dem dieser Halt elftausend Jahre lang betrieben wurde. Es war auch eine Galerie voller Kinder. Wenn hier noch ein Stempel zu brennen ist, wird man es von Hand tun müssen, im Dunkeln, mit allem, was ihr tragen könnt.</translation>
    </message>
    <message>
        <source>They knock on the hull until it is out of reach, and then on each other. If the tap is shut, the whole Ninth Gallery has come out to the terrace in blankets to see you off, and sings, and does not stop when the engines start; you go up through the second verse, and nobody on board says a word until it is over. If the tap runs on, there is the wall, and the hollow worn in it. You put your knuckles there before you leave. You say: you. The panel on the rover does not rattle any more. It was the only thing on this world that was answering.</source>
        <extracomment>Logbook entry 318: story.</extracomment>
        <translation>Sie klopfen auf den Rumpf, bis er außer Reichweite ist, und dann aufeinander. Ist der Hahn zu, ist die ganze Neunte Galerie in Decken auf die Terrasse gekommen, um euch zu verabschieden, und singt und hört nicht auf, als die Triebwerke starten; ihr steigt durch die zweite Strophe auf, und an Bord sagt niemand ein Wort, bis sie zu Ende ist. Läuft der Hahn weiter, ist da die Wand und die Mulde, die in sie hineingeklopft wurde. Ihr legt die Knöchel hinein, bevor ihr geht. Ihr sagt: ihr. Die Platte am Rover klappert nicht mehr. Sie war das Einzige auf dieser Welt, was geantwortet hat.</translation>
    </message>
    <message>
        <source>Small strong arms, a great deal of shouting, and you are moving, feet first, at a trot, through a gallery nobody has shown you. There are eleven of them to each of you. They knock the beat on your helmets as they run, so as not to lose the step. You see sparks, a roof of black glass, somebody’s kitchen, the sky. They put you into Kettle as one puts bread into an oven, with care, all at once, and shut the door on your thanks. Whatever was said between you and the wall before, this is what it comes to: someone was in trouble on the doorstep, and the door was opened.</source>
        <extracomment>Logbook entry 319: story.</extracomment>
        <translation>Kleine starke Arme, eine Menge Geschrei, und ihr seid unterwegs, mit den Füßen voran, im Trab, durch eine Galerie, die euch niemand gezeigt hat. Auf jeden von euch kommen elf von ihnen. Im Laufen klopfen sie auf euren Helmen den Takt, um nicht aus dem Tritt zu geraten. Ihr seht Funken, eine Decke aus schwarzem Glas, jemandes Küche, den Himmel. Sie schieben euch in den Lander, wie man Brot in einen Ofen schiebt, behutsam, alle auf einmal, und machen eurem Dank die Tür vor der Nase zu. Was auch immer zwischen euch und der Wand zuvor gesagt wurde, darauf läuft es hinaus: Jemand war in Not vor der Haustür, und die Tür ging auf.</translation>
    </message>
    <message>
        <source>A plain so white that it has no distance. Kettle comes down on it with her lights on at noon, and the snow takes the sound of the engines, folds it, and puts it away. You stand about on the ice in your cleanest suits. For a while nobody says it. Then somebody does: it smells of apples. The suits are tight, the seals are green, nobody on this expedition has an apple, and yet there it is, a little bruised, as in a cellar in October. {science} writes it down with the time and the direction of the wind. The landing card has advised you: *Bring more patience than heaters.* You have brought both, and the wrong coats.</source>
        <extracomment>Logbook entry 400: story.</extracomment>
        <translation>Eine Ebene, so weiß, dass sie keine Ferne hat. Kessel setzt am Mittag mit eingeschalteten Lichtern auf, und der Schnee nimmt das Geräusch der Triebwerke, faltet es und räumt es weg. Ihr steht in euren saubersten Anzügen auf dem Eis herum. Eine Weile sagt es niemand. Dann sagt es jemand: Es riecht nach Äpfeln. Die Anzüge sind dicht, die Anzeigen grün, niemand auf dieser Expedition hat einen Apfel, und trotzdem, da ist er, mit einer kleinen Druckstelle, wie in einem Keller im Oktober. {science} schreibt es auf, mit Uhrzeit und Windrichtung. Die Landungskarte hat euch geraten: *Bringt mehr Geduld mit als Heizgeräte.* Ihr habt beides mitgebracht und die falschen Mäntel.</translation>
    </message>
    <message>
        <source>The wall of the library is ice outside and stone within, and the door in it is round. There is no lock. There is a hollow in the middle, at the height of no face in particular, and when {active} leans into it, to look, the door breathes in. It wants to be told what it smells of. Soren Mbali listens to that for a long time over the radio. The archivists wrote in scent, Soren says; a person who could not name three things in one breath was thought of as not quite dressed. You look at one another. You have been in those suits for two days. It will have to be somebody honest.</source>
        <extracomment>Logbook entry 401: story.</extracomment>
        <translation>Die Wand der Bibliothek ist außen Eis und innen Stein, und die Tür darin ist rund. Ein Schloss gibt es nicht. In der Mitte ist eine Mulde, in Höhe keines bestimmten Gesichts, und als {active} sich hineinbeugt, um nachzusehen, atmet die Tür ein. Sie möchte gesagt bekommen, wonach sie riecht. Soren Mbali hört sich das lange über Funk an. Die Archivare schrieben in Düften, sagt Soren; wer nicht drei Dinge in einem Atemzug nennen konnte, galt als nicht ganz angezogen. Ihr seht einander an. Ihr steckt seit zwei Tagen in diesen Anzügen. Es wird jemand Ehrliches sein müssen.</translation>
    </message>
    <message>
        <source>The stair opens, and you turn your lamps down without being asked to. They lie in rings, six hundred of them, on felt, each with a wing over the next one’s shoulder: the Ennare, moth-soft, gray as good wool. In the middle is a little warmth, about as much as a cat gives. There should be more. Around the wall a row of lamps shows how it has been kept, and the row is dark almost to the end. Their Keeper has died at its post; it sits by the last lamp with its hands folded, and somebody in their sleep has put a wing over it too. Forty years, {engineering} says. Then it will be too cold to wake.</source>
        <extracomment>Logbook entry 402: story.</extracomment>
        <translation>Die Treppe öffnet sich, und ihr dreht die Lampen herunter, ohne dass man euch darum bittet. Sie liegen in Ringen, sechshundert von ihnen, auf Filz, und jeder hat einen Flügel über der Schulter des nächsten: die Ennare, mottenweich, grau wie gute Wolle. In der Mitte ist ein wenig Wärme, ungefähr so viel, wie eine Katze abgibt. Es sollte mehr sein. Rings an der Wand zeigt eine Reihe von Lampen, wie sie gehütet wurde, und die Reihe ist fast bis zum Ende dunkel. Der Hüter ist auf seinem Posten gestorben; er sitzt bei der letzten Lampe, die Hände gefaltet, und jemand hat im Schlaf auch über ihn einen Flügel gelegt. Vierzig Jahre, sagt {engineering}. Dann wird es zu kalt sein, um aufzuwachen.</translation>
    </message>
    <message>
        <source>Below the last turn of the stair it is not cold. After the ice that is so strange that for a moment everyone stops, one on each step, with one foot down. The warmth comes up out of the dark like a hand held out: a dry hand, an old person’s, not strong any more and perfectly steady. Somebody has kept this house for four thousand years with nothing but that. On a ledge there is a basket of round stones, put there to be carried up to the beds, and a row of hooks at a height of nobody’s coat. You take your gloves off. You had forgotten that you had hands.</source>
        <extracomment>Logbook entry 403: story.</extracomment>
        <translation>Unterhalb der letzten Treppenbiegung ist es nicht kalt. Nach dem Eis ist das so seltsam, dass einen Augenblick lang alle stehen bleiben, jeder auf einer Stufe, einen Fuß schon unten. Die Wärme kommt aus dem Dunkel herauf wie eine hingehaltene Hand: eine trockene Hand, die eines alten Menschen, nicht mehr stark und vollkommen ruhig. Jemand hat dieses Haus viertausend Jahre lang mit nichts als dem gehütet. Auf einem Sims steht ein Korb mit runden Steinen, zum Hinauftragen in die Betten, und eine Reihe Haken hängt in einer Höhe, die zu keinem Mantel passt. Ihr zieht die Handschuhe aus. Ihr hattet vergessen, dass ihr Hände habt.</translation>
    </message>
    <message>
        <source>This is the core: a ball of dull metal, no bigger than a kitchen, in a coat of valves. It knows that it is failing, and it is being polite about it. One after another it has shut off everything that nobody would miss: the outer halls, the lamps, the bath, its own voice. What is left goes half to the shelves, to keep them frozen, and half to the sleepers, to keep them not quite so. It cannot do both for much longer. It has written that on a tag, in a smell of iron and apology, and hung the tag where a visitor would see it. There has not been a visitor. The tag has been renewed every spring.</source>
        <extracomment>Logbook entry 404: story.</extracomment>
        <translation>Das ist der Kern: eine Kugel aus mattem Metall, nicht größer als eine Küche, in einem Mantel aus Ventilen. Er weiß, dass er versagt, und er ist höflich dabei. Eins nach dem anderen hat er abgeschaltet, was niemand vermissen würde: die äußeren Hallen, die Lampen, das Bad, die eigene Stimme. Was übrig ist, geht zur Hälfte an die Regale, damit sie gefroren bleiben, und zur Hälfte an die Schlafenden, damit sie es nicht ganz sind. Beides kann er nicht mehr lange. Er hat das auf einen Anhänger geschrieben, in einem Geruch von Eisen und Entschuldigung, und den Anhänger dorthin gehängt, wo ein Besucher ihn sehen würde. Einen Besucher gab es nicht. Der Anhänger wurde jedes Frühjahr erneuert.</translation>
    </message>
    <message>
        <source>You say it aloud, since nobody can show you how else. Snow, {science} says, and wax, and under it something like a stairwell on a Sunday. There is a pause. Out of the wall above the empty shelf comes one drop, black, so slowly that you have time to hold the book under it. It is cold ink. It falls on the page, does not spread, and looks up at you: a ring, and in the ring a six-armed crystal with one arm left open. It smells of snow. In a warm room, you find out later, the smell comes off the page and goes once around the table, as though to see who is there.</source>
        <extracomment>Logbook entry 405: story.</extracomment>
        <translation>Ihr sagt es laut, denn niemand kann euch zeigen, wie sonst. Schnee, sagt {science}, und Wachs, und darunter etwas wie ein Treppenhaus am Sonntag. Eine Pause. Aus der Wand über dem leeren Brett kommt ein einziger Tropfen, schwarz, so langsam, dass ihr Zeit habt, das Buch darunterzuhalten. Es ist kalte Tinte. Sie fällt auf die Seite, zerfließt nicht und blickt zu euch auf: ein Ring und in dem Ring ein sechsarmiger Kristall, von dem ein Arm offen geblieben ist. Sie riecht nach Schnee. In einem warmen Zimmer, findet ihr später heraus, löst sich der Geruch von der Seite und geht einmal um den Tisch, als wollte er sehen, wer da ist.</translation>
    </message>
    <message>
        <source>*Apples*, says {active} into the hollow, eyes shut. *Rust. And somebody’s good coat, put away with care.* The door thinks this over. You hear it take a last small breath, and then it rolls aside, and it has all been correct: there is the coat, on a hook, gone to dust in the shape of a coat. The vestibule behind has a rule on the wall, and Soren needs the whole of an hour for it. *Wake no one without asking. Ask no one without waking.* That is all. You go over it again for the part that you have missed. {security} says that it sounds like every regulation ever written, and then, that it sounds like somebody who cared a great deal both ways.</source>
        <extracomment>Logbook entry 406: story.</extracomment>
        <translation>*Äpfel*, sagt {active} mit geschlossenen Augen in die Mulde. *Rost. Und jemandes guter Mantel, sorgsam weggehängt.* Die Tür denkt darüber nach. Ihr hört, wie sie ein letztes Mal ein wenig Luft holt, und dann rollt sie beiseite, und es hat alles gestimmt: Da ist der Mantel, an einem Haken, zu Staub geworden in der Form eines Mantels. Im Vorraum dahinter steht eine Regel an der Wand, und Soren braucht dafür eine ganze Stunde. *Wecke niemanden, ohne zu fragen. Frage niemanden, ohne zu wecken.* Das ist alles. Ihr geht es noch einmal durch, auf der Suche nach dem Teil, den ihr übersehen habt. {security} meint, es klinge wie jede Vorschrift, die je geschrieben wurde, und dann, es klinge wie jemand, dem beides sehr am Herzen lag.</translation>
    </message>
    <message>
        <source>A breath, a shiver along one wing, an eye like a drop of tea. It is an old one. {science} says who you are in the only smells you have: soap, tin, hen. *I am called Third Autumn*, the archivist answers, in time, and sits up, and is told everything. Then she walks her shelves, with one hand along the vials, and you walk behind her carrying the lamp. At some of them she laughs. She takes her time over it, and chooses which letters to let go. It is more than half. At the end she has a little heap on a cloth that she could not part with, and the rest is air and will be spring. *Thank you*, she says, *for the question. Nobody had to ask it.*</source>
        <extracomment>Logbook entry 407: story.</extracomment>
        <translation>Ein Atemzug, ein Schauder einen Flügel entlang, ein Auge wie ein Tropfen Tee. Es ist jemand Altes. {science} sagt, wer ihr seid, in den einzigen Gerüchen, die ihr habt: Seife, Blech, Huhn. *Ich heiße Dritter Herbst*, antwortet die Archivarin nach einiger Zeit und setzt sich auf, und man erzählt ihr alles. Dann geht sie ihre Regale ab, eine Hand an den Phiolen, und ihr geht hinter ihr her und tragt die Lampe. Bei manchen lacht sie. Sie lässt sich Zeit dabei und wählt aus, welche Briefe sie gehen lässt. Es ist mehr als die Hälfte. Am Ende hat sie auf einem Tuch ein kleines Häufchen, von dem sie sich nicht trennen konnte, und der Rest ist Luft und wird Frühling sein. *Danke*, sagt sie, *für die Frage. Niemand war verpflichtet, sie zu stellen.*</translation>
    </message>
    <message>
        <source>You open the valves one after the other, and the core, which has been waiting for permission for four thousand years, lets go. The warmth climbs the stair past you. On the felt there is a stir, and a rustle from ring to ring, and then six hundred yawns. They sit up with their wings all creased and ask one another the time. Above, on the shelves, the first stopper gives. It smells of rain on a road. The next is a quarrel, the next a recipe with too much pepper, and then they all go, thousands of springs at once, through halls where nobody had been asked. The old ones have lifted their heads. They know what that is.</source>
        <extracomment>Logbook entry 408: story.</extracomment>
        <translation>Ihr öffnet die Ventile eines nach dem anderen, und der Kern, der seit viertausend Jahren auf Erlaubnis wartet, lässt los. Die Wärme steigt an euch vorbei die Treppe hinauf. Auf dem Filz regt sich etwas, ein Rascheln geht von Ring zu Ring, und dann kommen sechshundert Gähner. Sie setzen sich auf, die Flügel ganz zerknittert, und fragen einander, wie spät es ist. Oben, in den Regalen, gibt der erste Stöpsel nach. Es riecht nach Regen auf einer Straße. Der nächste ist ein Streit, der nächste ein Rezept mit zu viel Pfeffer, und dann gehen sie alle, Tausende von Frühlingen auf einmal, durch Hallen, in denen niemand gefragt worden war. Die Alten haben die Köpfe gehoben. Sie wissen, was das ist.</translation>
    </message>
    <message>
        <source>You shut what has to be shut. The tags turn over, one by one, and on the back of each there is a word of thanks that has been there all along. The cold goes up into the shelves and takes hold; nothing will move there now. The letters are safe, every one. The core has a number left that it shows you, in lamps, a small one. It is the number of winters. On the felt they have drawn a little closer together without waking up. {engineering} tightens the last valve, which was tight. In a drawer that has sprung open there is a thing of metal and thread, addressed to whoever comes to do this. It is a tool for mending stoppers.</source>
        <extracomment>Logbook entry 409: story.</extracomment>
        <translation>Ihr schließt, was zu schließen ist. Die Anhänger drehen sich um, einer nach dem anderen, und auf der Rückseite von jedem steht ein Wort des Dankes, das die ganze Zeit schon da war. Die Kälte steigt in die Regale hinauf und greift zu; dort wird sich nichts mehr rühren. Die Briefe sind in Sicherheit, jeder einzelne. Dem Kern bleibt eine Zahl, die er euch zeigt, in Lampen, eine kleine. Es ist die Zahl der Winter. Auf dem Filz sind sie etwas näher zusammengerückt, ohne aufzuwachen. {engineering} zieht das letzte Ventil an, das schon fest war. In einer Schublade, die aufgesprungen ist, liegt ein Ding aus Metall und Faden, adressiert an die, die kommen, um das zu tun. Es ist ein Werkzeug zum Flicken von Stöpseln.</translation>
    </message>
    <message>
        <source>You have no paper that they would call paper. Third Autumn’s grandchildren, or the first of the sleepers to find a shawl, stand around the Letter’s picture and take it in with their eyes shut. They will sign. It is done with a fingertip, on the back of {active}’s glove, one after another until it is dark with small cold touches, and it cannot be seen at all. When you get home you will open the bag in the galley and the whole deck will stop talking. It says one of two things, and it says it kindly in either case: *we were asked*, or *we were woken*. It is signed with all their names.</source>
        <extracomment>Logbook entry 410: story.</extracomment>
        <translation>Ihr habt kein Papier, das sie Papier nennen würden. Die Enkel von Dritter Herbst, oder die Ersten der Schlafenden, die ein Schultertuch finden, stehen um das Bild des Briefs und nehmen es mit geschlossenen Augen in sich auf. Sie werden unterschreiben. Es geschieht mit der Fingerspitze, auf dem Handschuhrücken von {active}, einer nach dem anderen, bis er dunkel ist von kleinen kalten Berührungen, und sehen kann man überhaupt nichts. Wenn ihr zu Hause in der Kombüse den Beutel öffnet, wird das ganze Deck verstummen. Es sagt eines von zwei Dingen, und es sagt es in beiden Fällen freundlich: *man hat uns gefragt* oder *man hat uns geweckt*. Unterschrieben ist es mit all ihren Namen.</translation>
    </message>
    <message>
        <source>The wing you touched draws back. A sleeper is dreaming, badly. It goes from that one to the next, as a cough goes through a theater, until a third of the ring is moving under the felt and there is a smell that {active} will not be able to describe: a door at night, steps, someone who ought to have been home. You know it from your own childhood. You stand quite still and think of kitchens. Little by little it passes. The lamp by the dead Keeper has gone down by the width of a nail. It takes warmth to be afraid, even asleep, and there is not much of it here to spend.</source>
        <extracomment>Logbook entry 411: story.</extracomment>
        <translation>Der Flügel, den ihr berührt habt, zieht sich zurück. Jemand träumt, schlecht. Es geht von diesem zum nächsten, so wie ein Husten durch ein Theater geht, bis ein Drittel des Rings sich unter dem Filz bewegt und ein Geruch da ist, den {active} nicht wird beschreiben können: eine Tür bei Nacht, Schritte, jemand, der längst zu Hause sein sollte. Ihr kennt ihn aus eurer eigenen Kindheit. Ihr steht ganz still und denkt an Küchen. Nach und nach vergeht es. Die Lampe beim toten Hüter ist um eine Nagelbreite gesunken. Angst zu haben braucht Wärme, selbst im Schlaf, und davon gibt es hier nicht viel auszugeben.</translation>
    </message>
    <message>
        <source>The last free letter goes out of its vial late in the day. It does not hurry. It crosses the hall at the height of a face, and everyone it passes stops with whatever they are holding: first a recipe, for something with plums; then a joke, which the old ones begin to laugh at before it is over, since it is a famous one; and then, quite short, a goodbye. It is not for any of you. It goes up the stair, past the door that wanted to be told, and out onto the plain, where there is nobody for a thousand kilometers. After that it only smells of wax, and of a great many people who are hungry.</source>
        <extracomment>Logbook entry 412: story.</extracomment>
        <translation>Der letzte freie Brief verlässt seine Phiole spät am Tag. Er hat es nicht eilig. In Gesichtshöhe quert er die Halle, und alle, an denen er vorbeikommt, halten inne mit dem, was sie gerade tragen: zuerst ein Rezept für etwas mit Pflaumen; dann ein Witz, über den die Alten zu lachen beginnen, bevor er aus ist, denn er ist berühmt; und dann, ganz kurz, ein Lebewohl. Es gilt keinem von euch. Er steigt die Treppe hinauf, vorbei an der Tür, die etwas gesagt bekommen wollte, und hinaus auf die Ebene, wo tausend Kilometer weit niemand ist. Danach riecht es nur noch nach Wachs und nach sehr vielen Leuten, die hungrig sind.</translation>
    </message>
    <message>
        <source>The last valve answers to your hand. You could play the whole house on it now, like an organ: more here, less there. Nobody does. From the stair above you come the sounds of six hundred people breathing, out of step, like a sea a long way off; from higher up nothing at all, which is the sound of a library. {captain} says over the radio that it is your decision, and that she would not want it either, and that she is putting the kettle on. *Raise the heat for all: they wake, and much of the library is gone. Hold it: the library stays, and they sleep as long as they can. Or wait. There may still be somebody to ask.*</source>
        <extracomment>Logbook entry 413: story.</extracomment>
        <translation>Das letzte Ventil gehorcht eurer Hand. Ihr könntet jetzt auf dem ganzen Haus spielen wie auf einer Orgel: hier mehr, dort weniger. Niemand tut es. Von der Treppe über euch kommen die Geräusche von sechshundert Atmenden, ungleichmäßig, wie ein Meer in weiter Ferne; von noch weiter oben kommt gar nichts, und so klingt eine Bibliothek. {captain} sagt über Funk, es sei eure Entscheidung, an Bord wolle sie auch niemand haben, und der Teekessel stehe jetzt auf dem Herd. *Erhöht die Wärme für alle: Sie erwachen, und ein großer Teil der Bibliothek ist dahin. Haltet sie: Die Bibliothek bleibt, und sie schlafen, so lange sie können. Oder wartet. Vielleicht gibt es noch jemanden, den man fragen kann.*</translation>
    </message>
    <message>
        <source>Raise the heat for all</source>
        <extracomment>Logbook entry 413: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Die Wärme für alle erhöhen</translation>
    </message>
    <message>
        <source>Hold it, and keep the library</source>
        <extracomment>Logbook entry 413: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Sie halten und die Bibliothek bewahren</translation>
    </message>
    <message>
        <source>Wait; you will ask first</source>
        <extracomment>Logbook entry 413: alternative 3 of a choice, before what it does.</extracomment>
        <translation>Warten; ihr wollt erst fragen</translation>
    </message>
    <message>
        <source>The engines warm up, and the ice under them goes from white to blue. If you have decided, then it is decided, and you look out on that side: at windows, lit, and small wings in the doorway; or at a plain so white and even that no one would think of looking for a house in it. If you have not, this is the last minute for it. Nothing has to be done. That is how most things are done. You may put down in the report that you saw it, weighed it, and changed nothing; or leave the line empty, for somebody who comes back. *Decide to change nothing, or leave it undecided.*</source>
        <extracomment>Logbook entry 418: story.</extracomment>
        <translation>Die Triebwerke laufen warm, und das Eis darunter wird von Weiß zu Blau. Habt ihr entschieden, dann ist es entschieden, und ihr seht auf dieser Seite hinaus: auf Fenster, erleuchtet, und kleine Flügel in der Tür; oder auf eine Ebene, so weiß und eben, dass niemand darin ein Haus suchen würde. Habt ihr nicht entschieden, ist das jetzt die letzte Minute dafür. Es muss nichts getan werden. So werden die meisten Dinge getan. Ihr könnt in den Bericht schreiben, dass ihr es gesehen, abgewogen und nichts geändert habt; oder ihr lasst die Zeile leer, für jemanden, der wiederkommt. *Beschließt, nichts zu ändern, oder lasst es unentschieden.*</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Logbook entry 418: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Decide to change nothing</source>
        <extracomment>Logbook entry 418: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Beschließen, nichts zu ändern</translation>
    </message>
    <message>
        <source>White, white, hatch. In between there is a rope, and a glove, and a voice that reads out your names again and again, in the same order, until each of you has said yes. Kettle lifts before the ramp is up. A heap of snow goes with her as far as the galley door and stands there, smoking. Nobody looks out, as there is no out. When at last it is quiet, {recon} unfolds one hand, with some trouble, and it is full of wax: a stopper, only the stopper, still sealed on the underside, that somebody wrote a name on. It smells of apples. You must have been holding it since the door.</source>
        <extracomment>Logbook entry 419: story.</extracomment>
        <translation>Weiß, weiß, Luke. Dazwischen ist ein Seil und ein Handschuh und eine Stimme, die eure Namen vorliest, wieder und wieder, in derselben Reihenfolge, bis jeder von euch Ja gesagt hat. Kessel hebt ab, bevor die Rampe oben ist. Ein Haufen Schnee fährt bis zur Kombüsentür mit und steht dort und dampft. Niemand schaut hinaus, denn es gibt kein Hinaus. Als es endlich still ist, öffnet sich mit einiger Mühe eine Hand von {recon}, und sie ist voller Wachs: ein Stöpsel, nur der Stöpsel, auf der Unterseite noch versiegelt, auf den jemand einen Namen geschrieben hat. Er riecht nach Äpfeln. Er muss seit der Tür in dieser Hand gewesen sein.</translation>
    </message>
    <message>
        <source>Where there was a plain so white that it had no distance, there is a town. It has come up through the snow on stairs of warm air, one terrace after another, each with a roof of blown ice, and it is market day. They were asleep when you saw them last, in rows, with their wings folded. Now they are selling one another things. Somebody as soft as a moth takes you by the sleeve, breathes in, and says your name, or at any rate what you have had for breakfast. It smells of bread. It smells, from here to the horizon, of bread.</source>
        <extracomment>Logbook entry 414: story.</extracomment>
        <translation>Wo eine Ebene war, so weiß, dass sie keine Ferne hatte, ist eine Stadt. Auf Treppen aus warmer Luft ist sie durch den Schnee heraufgekommen, eine Terrasse nach der anderen, jede mit einem Dach aus geblasenem Eis, und es ist Markttag. Als ihr sie zuletzt gesehen habt, schliefen sie, in Reihen, die Flügel gefaltet. Jetzt verkaufen sie einander Dinge. Jemand, mottenweich, nimmt euch am Ärmel, atmet ein und sagt euren Namen oder jedenfalls, was ihr zum Frühstück hattet. Es riecht nach Brot. Es riecht, von hier bis zum Horizont, nach Brot.</translation>
    </message>
    <message>
        <source>The archivists ask, with many pauses, whether they may. Then they read the wrapper of the Letter, as one reads here: not with the eyes. It goes from one to the next along the whole bench, and each of them bends over it with folded hands and takes a breath and hands it on, and nobody says anything until it has come back to the first. It is a very plain hand, they say. It has been held by somebody who could not put it down. There are two words on it. One is *salt*. The other is *waiting*.</source>
        <extracomment>Logbook entry 415: story.</extracomment>
        <translation>Die Archivare fragen, mit vielen Pausen, ob sie dürfen. Dann lesen sie den Umschlag des Briefs, wie man hier liest: nicht mit den Augen. Er geht von einem zum nächsten die ganze Bank entlang, und jeder beugt sich mit gefalteten Händen darüber und holt Atem und reicht ihn weiter, und niemand sagt etwas, bis er wieder beim Ersten ist. Es sei eine sehr schlichte Hand, sagen sie. Gehalten habe ihn jemand, der ihn nicht weglegen konnte. Zwei Wörter stünden darauf. Das eine sei *Salz*. Das andere sei *Warten*.</translation>
    </message>
    <message>
        <source>Ask them to sign</source>
        <extracomment>Logbook entry 415: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Sie bitten zu unterschreiben</translation>
    </message>
    <message>
        <source>Let them be; they have only just woken</source>
        <extracomment>Logbook entry 415: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Sie in Ruhe lassen; sie sind eben erst erwacht</translation>
    </message>
    <message>
        <source>The market sells smells. There is one for rain that has not decided yet, and one for a staircase in a house where somebody is loved, and a whole stall of them for forgetting, which does no business. For a find that grows and one that ferments they would give you something from under the counter; it is a list, they say, of everything on the sealed shelves, and where. Or else simply what it is worth, counted out in small warm coins that turn out to be your own good conscience. Nobody bargains here. They would be able to tell.</source>
        <extracomment>Logbook entry 416: story.</extracomment>
        <translation>Der Markt verkauft Gerüche. Es gibt einen für Regen, der sich noch nicht entschieden hat, und einen für ein Treppenhaus in einem Haus, in dem jemand geliebt wird, und einen ganzen Stand davon fürs Vergessen, an dem nichts los ist. Für einen Fund, der wächst, und einen, der gärt, gäben sie euch etwas unter dem Ladentisch hervor; es ist eine Liste, sagen sie, von allem in den versiegelten Regalen und wo es steht. Oder aber einfach das, was es wert ist, abgezählt in kleinen warmen Münzen, die sich als euer eigenes gutes Gewissen herausstellen. Gefeilscht wird hier nicht. Sie würden es riechen.</translation>
    </message>
    <message>
        <source>Trade for the archive index</source>
        <extracomment>Logbook entry 416: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Gegen das Archivregister tauschen</translation>
    </message>
    <message>
        <source>Trade for what it is worth</source>
        <extracomment>Logbook entry 416: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Gegen seinen Wert tauschen</translation>
    </message>
    <message>
        <source>They have packed you a lunch. It is wrapped in nine layers, each of them a different afternoon, and it is to be opened from the outside in, slowly, and not by one person alone. On the stairs they stand and wave with everything that they have to wave with, a whole town of it, so that the snow comes up around the lander in rings. You were told to bring more patience than heaters. It has turned out that one can also be waited for. Somebody has begun to unwrap the lunch already, and has stopped talking.</source>
        <extracomment>Logbook entry 417: story.</extracomment>
        <translation>Sie haben euch Proviant eingepackt. Er steckt in neun Hüllen, jede davon ein anderer Nachmittag, und man soll ihn von außen nach innen öffnen, langsam, und nicht allein. Auf den Treppen stehen sie und winken mit allem, was sie zum Winken haben, eine ganze Stadt voll, sodass der Schnee in Ringen um den Lander aufsteigt. Euch wurde gesagt, ihr solltet mehr Geduld mitbringen als Heizgeräte. Wie sich herausgestellt hat, kann man auch erwartet werden. Jemand hat schon begonnen, den Proviant auszuwickeln, und hat aufgehört zu reden.</translation>
    </message>
    <message>
        <source>Give one of each on the market</source>
        <extracomment>Logbook entry 417: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Von jedem eins auf den Markt geben</translation>
    </message>
    <message>
        <source>Keep what you have</source>
        <extracomment>Logbook entry 417: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Behalten, was ihr habt</translation>
    </message>
    <message>
        <source>A moor under two small moons, brown and gold, as far as you can see, and you can see further than you would like. Between the tussocks stand pools, and over the pools hang lanterns: balls of spores, lit from within, as big as heads, drifting. Kettle comes down among them, whistling, and they make room with every sign of interest. The air is good. Within a minute {active} has told everybody on the ramp something about a cake, eleven years ago, that nobody had asked. The landing card says: *You will be asked a question.* Far off something with too many legs is walking from left to right, with great care, carrying one small thing in front of it.</source>
        <extracomment>Logbook entry 500: story.</extracomment>
        <translation>Ein Moor unter zwei kleinen Monden, braun und golden, so weit ihr seht, und ihr seht weiter, als euch lieb ist. Zwischen den Grasbüscheln stehen Tümpel, und über den Tümpeln hängen Laternen: Kugeln aus Sporen, von innen erleuchtet, groß wie Köpfe, treibend. Kessel sinkt pfeifend zwischen ihnen herab, und sie machen mit allen Zeichen des Interesses Platz. Die Luft ist gut. Innerhalb einer Minute hat {active} allen auf der Rampe etwas über einen Kuchen erzählt, vor elf Jahren, wonach niemand gefragt hatte. Auf der Landungskarte steht: *Man wird euch eine Frage stellen.* Weit draußen geht etwas mit zu vielen Beinen von links nach rechts, mit großer Vorsicht, und trägt ein einziges kleines Ding vor sich her.</translation>
    </message>
    <message>
        <source>There are two heaps of pebbles, fifty paces apart, and between them runs a path worn into the peat to the depth of a knee. The Strays go along it in a line. Each takes one pebble from this heap, carries it over as though it were full to the brim, and sets it down on the other; and when the one heap is used up they turn around. They were Carriers, all of them. Their Stops are dust. One comes out of the line, on three legs and a broom handle, and stands before you. It is holding out a pebble. It is gray. There is nothing to be read on it. It waits, gravely, for a signature.</source>
        <extracomment>Logbook entry 501: story.</extracomment>
        <translation>Da sind zwei Kieselhaufen, fünfzig Schritte auseinander, und zwischen ihnen verläuft ein Pfad, knietief in den Torf getreten. Die Streuner gehen ihn im Gänsemarsch. Jeder nimmt einen Kiesel von diesem Haufen, trägt ihn hinüber, als wäre er randvoll, und legt ihn auf den anderen; und wenn der eine Haufen aufgebraucht ist, kehren sie um. Sie waren Träger, alle. Ihre Halte sind Staub. Einer tritt aus der Reihe, auf drei Beinen und einem Besenstiel, und bleibt vor euch stehen. Er hält einen Kiesel hin. Er ist grau. Es steht nichts darauf zu lesen. Er wartet, ernst, auf eine Unterschrift.</translation>
    </message>
    <message>
        <source>“Come in, wipe your feet, who are you?” says the hut. Half of the Keeper called Patience sits by the stove; the rest of her was lost in the Silence, and where it used to be there are now shelves, with jam. She asks three questions, quickly, as a person does who has only so many hands to hold things with. Who sent you? What have you got there? There was a second one in between, and she has forgotten it; she looks for it on the shelves. Then she remembers what she is for. You may use her arch, she says, and welcome. Only first she would like to be told one thing, truthfully, since she is raising children. What is a letter for?</source>
        <extracomment>Logbook entry 502: story.</extracomment>
        <translation>„Herein, Füße abtreten, wer seid ihr?“, sagt die Hütte. Die halbe Hüterin, die Geduld heißt, sitzt am Ofen; der Rest von ihr ging im Schweigen verloren, und wo er einmal war, sind jetzt Regale mit Marmelade. Sie stellt drei Fragen, schnell, wie jemand, der nur eine bestimmte Zahl Hände hat, um Dinge festzuhalten. Wer hat euch geschickt? Was habt ihr da? Dazwischen war noch eine zweite, und die hat sie vergessen; sie sucht sie in den Regalen. Dann fällt ihr ein, wofür sie da ist. Ihr dürft ihren Bogen benutzen, sagt sie, und gern. Nur möchte sie vorher eines gesagt bekommen, ehrlich, denn sie zieht Kinder groß. Wozu ist ein Brief gut?</translation>
    </message>
    <message>
        <source>The path goes down into a hollow, and the lanterns have gone down there too, hundreds, shoulder to shoulder. You wade in up to the visor. It is quite warm. It takes about four breaths, and then there is a small click behind {active}’s eyes, and you can all see what is coming: somebody is about to be honest. It is about the whole crew. It is a thing that everybody aboard has been kind enough to keep from everybody else since the door closed, and it turns out that it is the same thing, and that it is funny. *Let it be said, all of it, and laugh until the seals creak. Or cover your ears and hum.*</source>
        <extracomment>Logbook entry 503: story.</extracomment>
        <translation>Der Pfad führt in eine Mulde hinab, und die Laternen sind auch dort hinuntergegangen, Hunderte, Schulter an Schulter. Ihr watet bis zum Visier hinein. Es ist recht warm. Etwa vier Atemzüge dauert es, dann gibt es hinter den Augen von {active} ein kleines Klicken, und ihr alle seht kommen, was kommt: Gleich wird jemand ehrlich. Es betrifft die ganze Besatzung. Es ist etwas, das alle an Bord freundlicherweise vor allen anderen verborgen halten, seit die Tür sich geschlossen hat, und es stellt sich heraus, dass es bei allen dasselbe ist und dass es komisch ist. *Lasst es heraus, ganz, und lacht, bis die Dichtungen knarren. Oder haltet euch die Ohren zu und summt.*</translation>
    </message>
    <message>
        <source>Tell the crew’s secret</source>
        <extracomment>Logbook entry 503: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Das Geheimnis der Besatzung aussprechen</translation>
    </message>
    <message>
        <source>Cover your ears</source>
        <extracomment>Logbook entry 503: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Sich die Ohren zuhalten</translation>
    </message>
    <message>
        <source>It stands in the reeds with its feet in the water, an arch like the others, mossed to the shoulder; but on this one the moss has been combed. There are steps down to it and a rail for somebody who needs a rail. You say good day. You draw the wave, as one does. The drops run down the stone, and gather, and stop, and the arch gives you to understand that it would like to, and that it may not. There is a house up the hill. In that house somebody asks a question of everyone who comes. It has nothing else left to obey. It will wait for her word; it has a very good view, while it waits, of the whole sky in one puddle.</source>
        <extracomment>Logbook entry 504: story.</extracomment>
        <translation>Er steht im Schilf, die Füße im Wasser, ein Bogen wie die anderen, bis zur Schulter bemoost; nur ist auf diesem das Moos gekämmt. Stufen führen zu ihm hinab, und es gibt ein Geländer für jemanden, der ein Geländer braucht. Ihr sagt Guten Tag. Ihr zeichnet die Welle, wie sich das gehört. Die Tropfen laufen den Stein hinunter und sammeln sich und halten inne, und der Bogen gibt euch zu verstehen, dass er gern möchte und dass er nicht darf. Oben am Hügel steht ein Haus. In diesem Haus stellt jemand allen, die kommen, eine Frage. Sonst hat er niemanden mehr, dem er gehorchen kann. Er wird auf ihr Wort warten; er hat beim Warten eine sehr gute Aussicht auf den ganzen Himmel in einer einzigen Pfütze.</translation>
    </message>
    <message>
        <source>You say the word as she gave it to you. It is not a grand one. The arch repeats it under its breath, and you have the feeling, as it did when she was whole, every morning, on opening the shutters. Then a flame the size of a fingernail stands on the ledge, on nothing. It bends down over your page like a reader. There is no smoke; there is a mark, gold and a little uneven, of a lantern with its door open. The flame straightens up, goes once around the four of you, and hops onto the end of a reed, where it stays. You may take the reed too, it seems. It weighs no more than good news.</source>
        <extracomment>Logbook entry 505: story.</extracomment>
        <translation>Ihr sagt das Wort, wie sie es euch gegeben hat. Es ist kein großes. Der Bogen wiederholt es leise für sich, und ihr habt das Gefühl, so habe er es auch getan, als sie noch ganz war, jeden Morgen, wenn die Läden aufgingen. Dann steht auf dem Sims eine Flamme, so groß wie ein Fingernagel, auf nichts. Sie beugt sich über eure Seite wie jemand, der liest. Rauch gibt es keinen; es gibt ein Zeichen, golden und ein wenig ungleichmäßig, von einer Laterne mit offener Tür. Die Flamme richtet sich auf, geht einmal um euch vier herum und hüpft auf die Spitze eines Schilfhalms, wo sie bleibt. Den Halm dürft ihr anscheinend auch mitnehmen. Er wiegt nicht mehr als eine gute Nachricht.</translation>
    </message>
    <message>
        <source>She has turned down the stove so as to hear you. The jam is on the table. Four thousand years ago, she says, there were those who held that it is for saying what cannot wait. Her other half held that it is for being remembered. The children outside, if she has understood them, think that it is so that there is somebody to wait for. She does not say which is right. She has raised three hundred Strays on pebbles and would only like to tell them the truth. The lanterns have come to the window. Everyone looks at {active}, who has gone red. *For saying what cannot wait. For being remembered. So that there is somebody to wait for.*</source>
        <extracomment>Logbook entry 506: story.</extracomment>
        <translation>Sie hat den Ofen heruntergedreht, um euch zu hören. Die Marmelade steht auf dem Tisch. Vor viertausend Jahren, sagt sie, gab es welche, die meinten, er sei dazu da, zu sagen, was nicht warten kann. Ihre andere Hälfte meinte, er sei dazu da, dass man sich erinnert. Die Kinder draußen, falls sie sie verstanden hat, glauben, er sei dazu da, dass es jemanden gibt, auf den man wartet. Was davon richtig ist, sagt sie nicht. Sie hat dreihundert Streuner mit Kieseln großgezogen und möchte ihnen nur die Wahrheit sagen. Die Laternen sind ans Fenster gekommen. Alle sehen zu {active} hin: rot bis über beide Ohren. *Um zu sagen, was nicht warten kann. Damit man sich erinnert. Damit es jemanden gibt, auf den man wartet.*</translation>
    </message>
    <message>
        <source>It is for saying what cannot wait</source>
        <extracomment>Logbook entry 506: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Um zu sagen, was nicht warten kann</translation>
    </message>
    <message>
        <source>It is for being remembered</source>
        <extracomment>Logbook entry 506: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Damit man sich erinnert</translation>
    </message>
    <message>
        <source>It is so that there is somebody to wait for</source>
        <extracomment>Logbook entry 506: alternative 3 of a choice, before what it does.</extracomment>
        <translation>Damit es jemanden gibt, auf den man wartet</translation>
    </message>
    <message>
        <source>They have all put down their pebbles and stand about you in a ring, on what legs they have. Not one of them pushes. Around each neck hangs half a route, and behind them, in the peat, is the other thing they have had instead. You could do a good deal with what is in this ring. Their limbs are of an alloy that Chief Ning has dreamed about; they would hold quite still. Or there may be an address, now, for each of them, if somebody has sat down and joined the lines. Or they have a heap, and a second heap, and a day’s work, and nobody has ever been happier. {security} looks at the one with the ribbon. *Decide what becomes of the Strays.*</source>
        <extracomment>Logbook entry 507: story.</extracomment>
        <translation>Sie haben alle ihre Kiesel abgelegt und stehen im Ring um euch, auf den Beinen, die sie haben. Keiner von ihnen drängelt. Um jeden Hals hängt eine halbe Route, und hinter ihnen, im Torf, liegt das andere, was sie stattdessen hatten. Man könnte mit dem, was in diesem Ring ist, eine ganze Menge anfangen. Ihre Beine sind aus einer Legierung, von der Chefingenieur Ning geträumt hat; sie würden ganz stillhalten. Oder vielleicht gibt es jetzt für jeden von ihnen eine Adresse, falls sich jemand hingesetzt und die Linien verbunden hat. Oder sie haben einen Haufen und einen zweiten Haufen und ein Tagewerk, und glücklicher war noch nie jemand. {security} sieht den mit der Schleife an. *Entscheidet, was aus den Streunern wird.*</translation>
    </message>
    <message>
        <source>Send them home with a real route</source>
        <extracomment>Logbook entry 507: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Sie mit einer richtigen Route heimschicken</translation>
    </message>
    <message>
        <source>Take their parts</source>
        <extracomment>Logbook entry 507: alternative 2 of a choice, before what it does; Logbook entry 507: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Ihre Teile nehmen</translation>
    </message>
    <message>
        <source>Leave them their pebbles</source>
        <extracomment>Logbook entry 507: alternative 3 of a choice, before what it does; Logbook entry 507: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Ihnen ihre Kiesel lassen</translation>
    </message>
    <message>
        <source>Patience has come down to the landing place on somebody’s back, with a jar for each of you and one for the person you will forget. As Kettle lifts she waves, with the wrong hand; it is on a shelf, and she has brought the shelf. If there is a line of lamps going out across the moor, one behind the other, each with something to deliver, she turns to watch that, and for a moment she has both her halves. If the meadow is empty, she does not look at it. She sits down between the heaps, after you are gone, and you see her through the glass for as long as there is light: she takes one pebble from the left, and counts it, and puts it on the right.</source>
        <extracomment>Logbook entry 518: story.</extracomment>
        <translation>Geduld ist auf jemandes Rücken zum Landeplatz heruntergekommen, mit einem Glas für jeden von euch und einem für die Person, die ihr vergessen werdet. Als Kessel abhebt, winkt sie, mit der falschen Hand; die liegt in einem Regal, und sie hat das Regal mitgebracht. Zieht eine Reihe Lampen über das Moor hinaus, eine hinter der anderen, jede mit etwas zuzustellen, dreht sie sich um und sieht ihr nach, und einen Augenblick lang hat sie ihre beiden Hälften. Ist die Wiese leer, sieht sie nicht hin. Sie setzt sich zwischen die Haufen, wenn ihr fort seid, und ihr seht sie durch das Glas, solange Licht ist: Sie nimmt einen Kiesel von links und zählt ihn und legt ihn nach rechts.</translation>
    </message>
    <message>
        <source>The flock comes out of the dark at a gallop, if that is the word for something on eleven legs among three. They do not ask for a signature. Whoever cannot walk is picked up, with great care, held level in front as though full to the brim, and carried, down the knee-deep path, past the one heap, past the other, and this time on. They have not been so far in four thousand years. At the ramp they set each of you down the right way up and step back and wait, in a row. It is {recon} who thinks of it, with the hatch already closing, and signs for four, on the lid of a jar. You hear it being passed from hand to hand.</source>
        <extracomment>Logbook entry 519: story.</extracomment>
        <translation>Die Herde kommt im Galopp aus dem Dunkel, falls das das Wort ist für etwas auf elf Beinen zu dritt. Um eine Unterschrift bitten sie nicht. Wer nicht gehen kann, wird aufgehoben, mit großer Behutsamkeit, waagerecht vor sich hergehalten wie etwas Randvolles und getragen, den knietiefen Pfad hinunter, an dem einen Haufen vorbei, an dem anderen vorbei und diesmal weiter. So weit sind sie seit viertausend Jahren nicht gekommen. An der Rampe stellen sie jeden von euch richtig herum auf die Füße, treten zurück und warten, in einer Reihe. {recon} hat den Einfall, als die Luke sich schon schließt, und unterschreibt für vier, auf dem Deckel eines Glases. Ihr hört, wie er von Hand zu Hand weitergereicht wird.</translation>
    </message>
</context>
<context>
    <name>missions</name>
    <message>
        <source>Mind the Machinery</source>
        <extracomment>Mission M01 “Mind the Machinery”: name.</extracomment>
        <translation>Vorsicht, Maschinen</translation>
    </message>
    <message>
        <source>The floor has separated you, with the best of intentions. Meet in the Sorting Hall, all of you, with everything you came with.</source>
        <extracomment>Mission M01 “Mind the Machinery”: story.</extracomment>
        <translation>Der Boden hat euch getrennt, in bester Absicht. Trefft euch in der Sortierhalle, alle miteinander, mit allem, womit ihr gekommen seid.</translation>
    </message>
    <message>
        <source>Three Lamps</source>
        <extracomment>Mission M02 “Three Lamps”: name.</extracomment>
        <translation>Drei Lampen</translation>
    </message>
    <message>
        <source>The station would like its lamps back: one in the Lamp Room, one in the Parcel Well, one at the bottom of the chute. Light all three.</source>
        <extracomment>Mission M02 “Three Lamps”: story.</extracomment>
        <translation>Die Station hätte gern ihre Lampen zurück: eine im Lampenraum, eine im Paketschacht, eine am unteren Ende der Rutsche. Zündet alle drei an.</translation>
    </message>
    <message>
        <source>Someone at the Window</source>
        <extracomment>Mission M03 “Someone at the Window”: name.</extracomment>
        <translation>Jemand am Schalter</translation>
    </message>
    <message>
        <source>Somebody is behind the glass. Sign at the Window before the shutters have come down a second time.</source>
        <extracomment>Mission M03 “Someone at the Window”: story.</extracomment>
        <translation>Hinter dem Glas ist jemand. Unterschreibt am Schalter, bevor die Rollläden zum zweiten Mal herunterkommen.</translation>
    </message>
    <message>
        <source>The First Letterbox</source>
        <extracomment>Mission M04 “The First Letterbox”: name.</extracomment>
        <translation>Der erste Briefkasten</translation>
    </message>
    <message>
        <source>Somewhere on the plain stands the first Letterbox. It opens only for someone who can say where the Letter is going. The reeds may know, or the bones on the herd trail. Learn the address, give it at the arch, and take the stamp.</source>
        <extracomment>Mission M04 “The First Letterbox”: story.</extracomment>
        <translation>Irgendwo auf der Ebene steht der erste Briefkasten. Er öffnet sich nur jemandem, der sagen kann, wohin der Brief geht. Vielleicht weiß es das Schilf, vielleicht wissen es die Knochen am Herdenpfad. Findet die Adresse heraus, nennt sie am Bogen und nehmt den Stempel.</translation>
    </message>
    <message>
        <source>Calf in the Glass</source>
        <extracomment>Mission M05 “Calf in the Glass”: name.</extracomment>
        <translation>Kalb im Glas</translation>
    </message>
    <message>
        <source>A drifter calf has broken through the crust and cannot get out alone. Free it.</source>
        <extracomment>Mission M05 “Calf in the Glass”: story.</extracomment>
        <translation>Ein Treiblingskalb ist durch die Kruste gebrochen und kommt allein nicht heraus. Befreit es.</translation>
    </message>
    <message>
        <source>A Full Tank</source>
        <extracomment>Mission M06 “A Full Tank”: name.</extracomment>
        <translation>Ein voller Tank</translation>
    </message>
    <message>
        <source>Chief Ning has asked, in the tone of an estimate, for salt that rings. Bring two finds home in the lander.</source>
        <extracomment>Mission M06 “A Full Tank”: story.</extracomment>
        <translation>Chefingenieur Ning hat, im Ton eines Kostenvoranschlags, um Salz gebeten, das klingt. Bringt im Lander zwei Funde nach Hause.</translation>
    </message>
    <message>
        <source>Say It Back</source>
        <extracomment>Mission M07 “Say It Back”: name.</extracomment>
        <translation>Sprecht es nach</translation>
    </message>
    <message>
        <source>You have the quarrel by heart. Sit among the reeds once more and say it back to them, in the right voice and on the right frequency.</source>
        <extracomment>Mission M07 “Say It Back”: story.</extracomment>
        <translation>Ihr kennt den Streit auswendig. Setzt euch noch einmal hinein und gebt ihn dem Schilf zurück, mit der richtigen Stimme und auf der richtigen Frequenz.</translation>
    </message>
    <message>
        <source>The Drowned Post</source>
        <extracomment>Mission M08 “The Drowned Post”: name.</extracomment>
        <translation>Die ertrunkene Post</translation>
    </message>
    <message>
        <source>The arch is down in the channel, under silt and crabs. Clear the slot while the water is away, and take the stamp of the tide.</source>
        <extracomment>Mission M08 “The Drowned Post”: story.</extracomment>
        <translation>Der Bogen steht unten in der Rinne, unter Schlick und Krabben. Legt den Schlitz frei, solange das Wasser fort ist, und nehmt den Stempel der Tide.</translation>
    </message>
    <message>
        <source>Three Hundred Small Voices</source>
        <extracomment>Mission M09 “Three Hundred Small Voices”: name.</extracomment>
        <translation>Dreihundert kleine Stimmen</translation>
    </message>
    <message>
        <source>The young raft is cut off from the sea. Its voices are the markers, three at first and six at most: where they lie, there is the raft. It goes along with whoever leaves. Bring it to the edge of the sea, or, if the tank is built, to the lander.</source>
        <extracomment>Mission M09 “Three Hundred Small Voices”: story.</extracomment>
        <translation>Das junge Floß ist vom Meer abgeschnitten. Seine Stimmen sind die Marker, zuerst drei und höchstens sechs: Wo sie liegen, da ist das Floß. Es geht mit, wenn jemand geht. Bringt es an den Meeresrand oder, falls der Tank gebaut ist, zum Lander.</translation>
    </message>
    <message>
        <source>When the flood comes again it will find the lander. Unless she stands on the Root Shelf, or is made fast to the roots there, it will take three supplies.</source>
        <extracomment>Mission M11 “Before the Water”: story.</extracomment>
        <translation>Wenn die Flut wiederkommt, findet sie den Lander. Steht er nicht auf dem Wurzelsims und ist er dort nicht an den Wurzeln vertäut, nimmt sie drei Vorräte mit.</translation>
    </message>
    <message>
        <source>Three vials, safe in the crate, would be enough to know what was lost, if it is lost. The markers on this card are the vials that you have taken.</source>
        <extracomment>Mission M19 “Sealed Shelves”: story.</extracomment>
        <translation>Drei Phiolen, sicher in der Kiste, würden genügen, um zu wissen, was verloren ist, falls es verloren geht. Die Marker auf dieser Karte sind die Phiolen, die ihr genommen habt.</translation>
    </message>
    <message>
        <source>Herbarium</source>
        <extracomment>Mission M10 “Herbarium”: name.</extracomment>
        <translation>Herbarium</translation>
    </message>
    <message>
        <source>Four Spoonfuls</source>
        <extracomment>Mission OM1 “Four Spoonfuls”: name.</extracomment>
        <translation>Vier Löffel voll</translation>
    </message>
    <message>
        <source>Treat four clusters before the slack water runs out. Nobody hurries medicine; you will have to hurry everything else.</source>
        <extracomment>Mission OM1 “Four Spoonfuls”: story.</extracomment>
        <translation>Behandelt vier Grüppchen, bevor das Stauwasser endet. Medizin lässt sich nicht hetzen; alles andere werdet ihr hetzen müssen.</translation>
    </message>
    <message>
        <source>Down to the Last Drop</source>
        <extracomment>Mission OM1-2 “Down to the Last Drop”: name.</extracomment>
        <translation>Bis zum letzten Tropfen</translation>
    </message>
    <message>
        <source>Seven clusters, seven spoons. It would be rude to leave anybody sneezing.</source>
        <extracomment>Mission OM1-2 “Down to the Last Drop”: story.</extracomment>
        <translation>Sieben Grüppchen, sieben Löffel. Es wäre unhöflich, irgendwen niesen zu lassen.</translation>
    </message>
    <message>
        <source>Bow to Every Crab</source>
        <extracomment>Mission OM1-3 “Bow to Every Crab”: name.</extracomment>
        <translation>Vor jeder Krabbe verbeugen</translation>
    </message>
    <message>
        <source>Three crabs of standing live along the way. They will remember who bowed.</source>
        <extracomment>Mission OM1-3 “Bow to Every Crab”: story.</extracomment>
        <translation>Drei Krabben von Rang leben am Weg. Sie merken sich, wer sich verbeugt hat.</translation>
    </message>
    <message>
        <source>Until Dawn</source>
        <extracomment>Mission OM2 “Until Dawn”: name.</extracomment>
        <translation>Bis zum Morgen</translation>
    </message>
    <message>
        <source>The five markers are lamps, and they burn. At the end of the tenth round it is morning: then all five of them must be lit, or Inkwell comes home to the dark.</source>
        <extracomment>Mission OM2 “Until Dawn”: story.</extracomment>
        <translation>Die fünf Marker sind Lampen, und sie brennen. Am Ende der zehnten Runde ist es Morgen: Dann müssen alle fünf leuchten, sonst kommt Tintenfass ins Dunkle heim.</translation>
    </message>
    <message>
        <source>No Letter Misfiled</source>
        <extracomment>Mission OM2-2 “No Letter Misfiled”: name.</extracomment>
        <translation>Kein Brief am falschen Platz</translation>
    </message>
    <message>
        <source>Every marker here is a letter in the wrong place. Lift off while there is none, and while the morning has come.</source>
        <extracomment>Mission OM2-2 “No Letter Misfiled”: story.</extracomment>
        <translation>Jeder Marker hier ist ein Brief am falschen Platz. Startet, wenn keiner mehr da ist und der Morgen gekommen ist.</translation>
    </message>
    <message>
        <source>Three Warm Gifts</source>
        <extracomment>Mission OM3 “Three Warm Gifts”: name.</extracomment>
        <translation>Drei warme Gaben</translation>
    </message>
    <message>
        <source>The markers are gifts, and they are hot. Carry three of them to the Guest Gallery.</source>
        <extracomment>Mission OM3 “Three Warm Gifts”: story.</extracomment>
        <translation>Die Marker sind Geschenke, und sie sind heiß. Tragt drei davon in die Gästegalerie.</translation>
    </message>
    <message>
        <source>The Uncle Dances</source>
        <extracomment>Mission OM3-2 “The Uncle Dances”: name.</extracomment>
        <translation>Der Onkel tanzt</translation>
    </message>
    <message>
        <source>He has come a long way, at the pace of a clock hand, and nobody has asked him yet.</source>
        <extracomment>Mission OM3-2 “The Uncle Dances”: story.</extracomment>
        <translation>Er hat einen weiten Weg hinter sich, im Tempo eines Uhrzeigers, und noch niemand hat ihn aufgefordert.</translation>
    </message>
    <message>
        <source>The Kite and Both of You</source>
        <extracomment>Mission OM4 “The Kite and Both of You”: name.</extracomment>
        <translation>Der Drachen und ihr beide</translation>
    </message>
    <message>
        <source>The marker is the kite; it goes along with whoever leaves its sector. It must come to the Net Landing, and so must both of you.</source>
        <extracomment>Mission OM4 “The Kite and Both of You”: story.</extracomment>
        <translation>Der Marker ist der Drachen; er geht mit, wenn jemand seinen Sektor verlässt. Er muss zum Netzlandeplatz, und ihr beide auch.</translation>
    </message>
    <message>
        <source>Word for Those Who Wait</source>
        <extracomment>Mission OM4-2 “Word for Those Who Wait”: name.</extracomment>
        <translation>Nachricht für die Wartenden</translation>
    </message>
    <message>
        <source>In the Scent House they keep a flame for whoever is on the line. Tell them how it goes.</source>
        <extracomment>Mission OM4-2 “Word for Those Who Wait”: story.</extracomment>
        <translation>Im Dufthaus hüten sie eine Flamme für alle, die am Seil sind. Sagt ihnen, wie es steht.</translation>
    </message>
    <message>
        <source>Put It Back</source>
        <extracomment>Mission OM5 “Put It Back”: name.</extracomment>
        <translation>Legt ihn zurück</translation>
    </message>
    <message>
        <source>The marker is the stone; it goes along with whoever leaves its sector. Bring it to the Long Sentence.</source>
        <extracomment>Mission OM5 “Put It Back”: story.</extracomment>
        <translation>Der Marker ist der Stein; er geht mit, wenn jemand seinen Sektor verlässt. Bringt ihn zum Langen Satz.</translation>
    </message>
    <message>
        <source>Without Gloves</source>
        <extracomment>Mission OM5-2 “Without Gloves”: name.</extracomment>
        <translation>Ohne Handschuhe</translation>
    </message>
    <message>
        <source>One does not set a word with gloves on. It weighs as much as you do.</source>
        <extracomment>Mission OM5-2 “Without Gloves”: story.</extracomment>
        <translation>Ein Wort setzt man nicht mit Handschuhen. Es wiegt so viel wie ihr.</translation>
    </message>
    <message>
        <source>Science would like two pressed plants from this moon, flat, dry, and not grumbling.</source>
        <extracomment>Mission M10 “Herbarium”: story.</extracomment>
        <translation>Die Wissenschaft hätte gern zwei gepresste Pflanzen von diesem Mond, flach, trocken und ohne Gemurre.</translation>
    </message>
    <message>
        <source>Before the Water</source>
        <extracomment>Mission M11 “Before the Water”: name.</extracomment>
        <translation>Vor dem Wasser</translation>
    </message>
    <message>
        <source>Knock Twice</source>
        <extracomment>Mission M12 “Knock Twice”: name.</extracomment>
        <translation>Zweimal klopfen</translation>
    </message>
    <message>
        <source>Somebody lives behind the wall. Find out how one says good day to people who speak by knocking, and say it.</source>
        <extracomment>Mission M12 “Knock Twice”: story.</extracomment>
        <translation>Hinter der Wand wohnt jemand. Findet heraus, wie man Leuten Guten Tag sagt, die durch Klopfen sprechen, und sagt es.</translation>
    </message>
    <message>
        <source>The Stuck Tap</source>
        <extracomment>Mission M13 “The Stuck Tap”: name.</extracomment>
        <translation>Der klemmende Hahn</translation>
    </message>
    <message>
        <source>A tap of the Post has been drawing heat from the vent for four thousand years. Settle it, one way or the other, and take the stamp from the kiln.</source>
        <extracomment>Mission M13 “The Stuck Tap”: story.</extracomment>
        <translation>Ein Hahn der Post zapft dem Schlot seit viertausend Jahren die Wärme ab. Bringt das in Ordnung, so oder so, und nehmt den Stempel aus dem Ofen.</translation>
    </message>
    <message>
        <source>Warm Hands</source>
        <extracomment>Mission M14 “Warm Hands”: name.</extracomment>
        <translation>Warme Hände</translation>
    </message>
    <message>
        <source>The nursery has gone cold. Carry the young ones to where it is warm.</source>
        <extracomment>Mission M14 “Warm Hands”: story.</extracomment>
        <translation>In der Kinderstube ist es kalt geworden. Tragt die Kleinen dorthin, wo es warm ist.</translation>
    </message>
    <message>
        <source>The Nine-Year Choir</source>
        <extracomment>Mission M15 “The Nine-Year Choir”: name.</extracomment>
        <translation>Der Neunjahreschor</translation>
    </message>
    <message>
        <source>They would like you to keep the beat for one verse. It is the one with the postman.</source>
        <extracomment>Mission M15 “The Nine-Year Choir”: story.</extracomment>
        <translation>Sie möchten, dass ihr eine Strophe lang den Takt haltet. Es ist die mit dem Briefträger.</translation>
    </message>
    <message>
        <source>Names on the Air</source>
        <extracomment>Mission M16 “Names on the Air”: name.</extracomment>
        <translation>Namen in der Luft</translation>
    </message>
    <message>
        <source>The Letterbox of this Stop is a niche in the library. Ask for the stamp as one asks here: by saying what the air smells of.</source>
        <extracomment>Mission M16 “Names on the Air”: story.</extracomment>
        <translation>Der Briefkasten dieses Halts ist eine Nische in der Bibliothek. Bittet um den Stempel, wie man hier bittet: indem ihr sagt, wonach die Luft riecht.</translation>
    </message>
    <message>
        <source>Warm Air</source>
        <extracomment>Mission M17 “Warm Air”: name.</extracomment>
        <translation>Warme Luft</translation>
    </message>
    <message>
        <source>The core is failing. Raise the heat, and the sleepers wake and part of the library is gone. Hold it, and the library stays and the sleepers sleep. Decide at the core, or wake somebody and ask.</source>
        <extracomment>Mission M17 “Warm Air”: story.</extracomment>
        <translation>Der Kern versagt. Erhöht die Wärme, und die Schlafenden erwachen und ein Teil der Bibliothek ist dahin. Haltet sie, und die Bibliothek bleibt und die Schlafenden schlafen. Entscheidet am Kern oder weckt jemanden und fragt.</translation>
    </message>
    <message>
        <source>One to Ask</source>
        <extracomment>Mission M18 “One to Ask”: name.</extracomment>
        <translation>Jemand, den man fragen kann</translation>
    </message>
    <message>
        <source>Wake no one without asking, ask no one without waking. Somehow, wake one.</source>
        <extracomment>Mission M18 “One to Ask”: story.</extracomment>
        <translation>Wecke niemanden, ohne zu fragen; frage niemanden, ohne zu wecken. Weckt jemanden, irgendwie.</translation>
    </message>
    <message>
        <source>Sealed Shelves</source>
        <extracomment>Mission M19 “Sealed Shelves”: name.</extracomment>
        <translation>Versiegelte Regale</translation>
    </message>
    <message>
        <source>What Is a Letter For?</source>
        <extracomment>Mission M20 “What Is a Letter For?”: name.</extracomment>
        <translation>Wozu ist ein Brief gut?</translation>
    </message>
    <message>
        <source>Patience will let you use her arch if you can tell her, truthfully, what a letter is for. Answer her in the hut; then go to the arch in the reeds and take the stamp.</source>
        <extracomment>Mission M20 “What Is a Letter For?”: story.</extracomment>
        <translation>Geduld lässt euch ihren Bogen benutzen, wenn sie ehrlich gesagt bekommt, wozu ein Brief gut ist. Antwortet ihr in der Hütte; geht dann zum Bogen im Schilf und nehmt den Stempel.</translation>
    </message>
    <message>
        <source>Something to Deliver</source>
        <extracomment>Mission M21 “Something to Deliver”: name.</extracomment>
        <translation>Etwas zuzustellen</translation>
    </message>
    <message>
        <source>The Strays carry pebbles from one heap to another, so that they have something to deliver. A real route could be made from the tokens around their necks.</source>
        <extracomment>Mission M21 “Something to Deliver”: story.</extracomment>
        <translation>Die Streuner tragen Kiesel von einem Haufen zum anderen, um etwas zuzustellen zu haben. Aus den Marken an ihren Hälsen ließe sich eine richtige Route machen.</translation>
    </message>
    <message>
        <source>Spare Parts</source>
        <extracomment>Mission M22 “Spare Parts”: name.</extracomment>
        <translation>Ersatzteile</translation>
    </message>
    <message>
        <source>Two finds of the old trade would let Chief Ning stop making hinges out of spoons.</source>
        <extracomment>Mission M22 “Spare Parts”: story.</extracomment>
        <translation>Mit zwei Funden aus dem alten Gewerbe könnte Chefingenieur Ning aufhören, Scharniere aus Löffeln zu machen.</translation>
    </message>
</context>
<context>
    <name>objectives</name>
    <message>
        <source>The First Letterbox</source>
        <extracomment>Objective O01 “The First Letterbox”: name.</extracomment>
        <translation>Der erste Briefkasten</translation>
    </message>
    <message>
        <source>Land on Hum and open the oldest arch of the road. It asks where the Letter is going, and it will not take a shrug for an answer.</source>
        <extracomment>Objective O01 “The First Letterbox”: story.</extracomment>
        <translation>Landet auf Summen und öffnet den ältesten Bogen der Straße. Er fragt, wohin der Brief geht, und gibt sich mit einem Schulterzucken nicht zufrieden.</translation>
    </message>
    <message>
        <source>Say Hello to Somebody</source>
        <extracomment>Objective O02 “Say Hello to Somebody”: name.</extracomment>
        <translation>Jemandem Guten Tag sagen</translation>
    </message>
    <message>
        <source>Meet two peoples. Finish what must be done on two of Uphill, Kiln and Cold Shelf; take the stamp of each, and wipe your boots.</source>
        <extracomment>Objective O02 “Say Hello to Somebody”: story.</extracomment>
        <translation>Lernt zwei Völker kennen. Beendet, was auf zweien von Bergauf, Brennofen und Eisbord getan werden muss; nehmt jeweils den Stempel und tretet euch die Stiefel ab.</translation>
    </message>
    <message>
        <source>Three Stamps</source>
        <extracomment>Objective O03 “Three Stamps”: name.</extracomment>
        <translation>Drei Stempel</translation>
    </message>
    <message>
        <source>Hold four stamps in all, Salt included. A carrier without a full row is a tourist with a parcel.</source>
        <extracomment>Objective O03 “Three Stamps”: story.</extracomment>
        <translation>Besitzt insgesamt vier Stempel, Salz eingeschlossen. Ein Träger ohne volle Reihe ist ein Tourist mit Paket.</translation>
    </message>
    <message>
        <source>The Narrow Shallow</source>
        <extracomment>Objective O04 “The Narrow Shallow”: name.</extracomment>
        <translation>Die Schmale Untiefe</translation>
    </message>
    <message>
        <source>Cross to the deeper road. The way in is at Drava, where the corks on the River Table lean toward one another.</source>
        <extracomment>Objective O04 “The Narrow Shallow”: story.</extracomment>
        <translation>Setzt auf die tiefere Straße über. Der Weg hinein liegt bei Drava, wo sich die Korken auf dem Flusstisch einander zuneigen.</translation>
    </message>
    <message>
        <source>Where the Heron Went</source>
        <extracomment>Objective O05 “Where the Heron Went”: name.</extracomment>
        <translation>Wohin die Heron flog</translation>
    </message>
    <message>
        <source>Six people came this way before you, in a ship you could park in the hold. Find out what became of them.</source>
        <extracomment>Objective O05 “Where the Heron Went”: story.</extracomment>
        <translation>Sechs Leute sind vor euch hier entlanggekommen, in einem Schiff, das in den Frachtraum passen würde. Findet heraus, was aus ihnen geworden ist.</translation>
    </message>
    <message>
        <source>Eleven Hens</source>
        <extracomment>Objective Q01 “Eleven Hens”: name.</extracomment>
        <translation>Elf Hühner</translation>
    </message>
    <message>
        <source>Bring the ship to the end of an act in high spirits. The hens will be counted, and so will the smiles.</source>
        <extracomment>Objective Q01 “Eleven Hens”: story.</extracomment>
        <translation>Bringt das Schiff guter Dinge ans Ende eines Akts. Die Hühner werden gezählt, und das Lächeln auch.</translation>
    </message>
    <message>
        <source>Every Stop on the Line</source>
        <extracomment>Objective Q02 “Every Stop on the Line”: name.</extracomment>
        <translation>Jeder Halt auf der Strecke</translation>
    </message>
    <message>
        <source>Five stamps on one wrapper. Soren Mbali has ruled a page for them and keeps it flat under a pan.</source>
        <extracomment>Objective Q02 “Every Stop on the Line”: story.</extracomment>
        <translation>Fünf Stempel auf einem Umschlag. Soren Mbali hat dafür eine Seite liniert und hält sie unter einer Pfanne glatt.</translation>
    </message>
    <message>
        <source>A Full Porch</source>
        <extracomment>Objective Q05 “A Full Porch”: name.</extracomment>
        <translation>Eine volle Veranda</translation>
    </message>
    <message>
        <source>Fill two brass rows of the Porch with things that nobody else has.</source>
        <extracomment>Objective Q05 “A Full Porch”: story.</extracomment>
        <translation>Füllt zwei Messingreihen der Veranda mit Dingen, die sonst niemand hat.</translation>
    </message>
    <message>
        <source>No One Left Behind</source>
        <extracomment>Objective Q06 “No One Left Behind”: name.</extracomment>
        <translation>Niemand bleibt zurück</translation>
    </message>
    <message>
        <source>Come home three times in a row with nobody in a critical bed. Tavita Morrow says that this is not luck. She says it is knots.</source>
        <extracomment>Objective Q06 “No One Left Behind”: story.</extracomment>
        <translation>Kommt dreimal hintereinander nach Hause, ohne dass jemand in einem kritischen Bett liegt. Tavita Morrow sagt, das sei kein Glück. Sie sagt, es seien Knoten.</translation>
    </message>
    <message>
        <source>Good Neighbors</source>
        <extracomment>Objective Q07 “Good Neighbors”: name.</extracomment>
        <translation>Gute Nachbarn</translation>
    </message>
    <message>
        <source>Be believed. Once the road thinks well of you, somebody will teach the Long Bench something for nothing.</source>
        <extracomment>Objective Q07 “Good Neighbors”: story.</extracomment>
        <translation>Macht euch glaubwürdig. Sobald die Straße gut von euch denkt, bringt jemand der Langen Bank umsonst etwas bei.</translation>
    </message>
    <message>
        <source>Leave It Better</source>
        <extracomment>Objective Q08 “Leave It Better”: name.</extracomment>
        <translation>Besser hinterlassen</translation>
    </message>
    <message>
        <source>Finish an act with no more harm done than at its beginning. Thimble keeps the tally, and will not say what it counts.</source>
        <extracomment>Objective Q08 “Leave It Better”: story.</extracomment>
        <translation>Beendet einen Akt, ohne mehr Schaden angerichtet zu haben als an seinem Anfang. Fingerhut führt die Strichliste und sagt nicht, was er zählt.</translation>
    </message>
</context>
<context>
    <name>operations</name>
    <message>
        <source>Express Delivery</source>
        <extracomment>Operation OP-1 “Express Delivery”: name.</extracomment>
        <translation>Eilzustellung</translation>
    </message>
    <message>
        <source>Medicine for a nursery that has grown up in the meantime and is unwell anyway. It must be kept warm, and you have two tides.</source>
        <extracomment>Operation OP-1 “Express Delivery”: story.</extracomment>
        <translation>Medizin für eine Kinderstube, die inzwischen erwachsen ist und trotzdem krank. Sie muss warm bleiben, und ihr habt zwei Tiden.</translation>
    </message>
    <message>
        <source>The Night Shift</source>
        <extracomment>Operation OP-2 “The Night Shift”: name.</extracomment>
        <translation>Die Nachtschicht</translation>
    </message>
    <message>
        <source>A Keeper is away for the first time ever, and somebody has to mind ninety million letters for one night.</source>
        <extracomment>Operation OP-2 “The Night Shift”: story.</extracomment>
        <translation>Ein Hüter ist zum allerersten Mal außer Haus, und jemand muss eine Nacht lang auf neunzig Millionen Briefe aufpassen.</translation>
    </message>
    <message>
        <source>Third Hammer’s Wedding</source>
        <extracomment>Operation OP-3 “Third Hammer’s Wedding”: name.</extracomment>
        <translation>Dritter Hammer heiratet</translation>
    </message>
    <message>
        <source>Guests must bring the hottest thing they have. You are guests.</source>
        <extracomment>Operation OP-3 “Third Hammer’s Wedding”: story.</extracomment>
        <translation>Gäste müssen das Heißeste mitbringen, was sie haben. Ihr seid Gäste.</translation>
    </message>
    <message>
        <source>Two on a Rope</source>
        <extracomment>Operation OP-4 “Two on a Rope”: name.</extracomment>
        <translation>Zwei an einem Seil</translation>
    </message>
    <message>
        <source>A kite has jammed at the rim of a storm. One of you anchors, the other flies.</source>
        <extracomment>Operation OP-4 “Two on a Rope”: story.</extracomment>
        <translation>Ein Drachen hat sich am Rand eines Sturms verklemmt. Eine Hälfte von euch hält, die andere fliegt.</translation>
    </message>
    <message>
        <source>What the Wall Says Next</source>
        <extracomment>Operation OP-5 “What the Wall Says Next”: name.</extracomment>
        <translation>Was die Mauer als Nächstes sagt</translation>
    </message>
    <message>
        <source>The wall has lost a stone, and with it the meaning of a century. Find where it rolled by reading the rest.</source>
        <extracomment>Operation OP-5 “What the Wall Says Next”: story.</extracomment>
        <translation>Die Mauer hat einen Stein verloren und mit ihm den Sinn eines Jahrhunderts. Findet heraus, wohin er gerollt ist, indem ihr den Rest lest.</translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message>
        <source>The Long Post</source>
        <extracomment>Name of a content pack.</extracomment>
        <translation>Die Lange Post</translation>
    </message>
</context>
<context>
    <name>pois</name>
    <message>
        <source>Nothing Left to Do</source>
        <extracomment>Point of interest P000 “Nothing Left to Do”: name.</extracomment>
        <translation>Nichts mehr zu tun</translation>
    </message>
    <message>
        <source>Your footprints, and the place where something used to be.</source>
        <extracomment>Point of interest P000 “Nothing Left to Do”: story.</extracomment>
        <translation>Eure Fußspuren und die Stelle, an der einmal etwas war.</translation>
    </message>
    <message>
        <source>The Scale</source>
        <extracomment>Point of interest W00-1 “The Scale”: name.</extracomment>
        <translation>Die Waage</translation>
    </message>
    <message>
        <source>A steel plate the size of a dance floor, and a needle taller than you. It has weighed you twice already and would like a third opinion.</source>
        <extracomment>Point of interest W00-1 “The Scale”: story.</extracomment>
        <translation>Eine Stahlplatte, groß wie eine Tanzfläche, und eine Nadel, größer als ihr. Sie hat euch schon zweimal gewogen und hätte gern eine dritte Meinung.</translation>
    </message>
    <message>
        <source>Persuade the Scale</source>
        <extracomment>Point of interest W00-1 “The Scale”: name of special action 1.</extracomment>
        <translation>Die Waage überreden</translation>
    </message>
    <message>
        <source>The Press</source>
        <extracomment>Point of interest W00-2 “The Press”: name.</extracomment>
        <translation>Die Presse</translation>
    </message>
    <message>
        <source>A stamp the size of a wardrobe rises over your heads, stops, and clears its throat. It has ink for four thousand years and somebody to use it on at last.</source>
        <extracomment>Point of interest W00-2 “The Press”: story.</extracomment>
        <translation>Ein Stempel, groß wie ein Kleiderschrank, hebt sich über eure Köpfe, hält an und räuspert sich. Er hat Tinte für viertausend Jahre und endlich jemanden, bei dem er sie loswird.</translation>
    </message>
    <message>
        <source>Hold the Press Open</source>
        <extracomment>Point of interest W00-2 “The Press”: name of special action 1.</extracomment>
        <translation>Die Presse aufhalten</translation>
    </message>
    <message>
        <source>Dark Lamp</source>
        <extracomment>Point of interest W00-6 “Dark Lamp”: name.</extracomment>
        <translation>Dunkle Lampe</translation>
    </message>
    <message>
        <source>A lamp as tall as a person, cold to the glove. The wick is there, trimmed by somebody careful. The flame is the only thing missing.</source>
        <extracomment>Point of interest W00-6 “Dark Lamp”: story.</extracomment>
        <translation>Eine Lampe, mannshoch, kalt unter dem Handschuh. Der Docht ist da, von sorgfältiger Hand gestutzt. Nur die Flamme fehlt.</translation>
    </message>
    <message>
        <source>Trim the Wick</source>
        <extracomment>Point of interest OP2-LAMP “Reading Lamp”: name of special action 1; Point of interest W00-6 “Dark Lamp”: name of special action 1.</extracomment>
        <translation>Den Docht stutzen</translation>
    </message>
    <message>
        <source>The Well</source>
        <extracomment>Point of interest W00-7 “The Well”: name.</extracomment>
        <translation>Der Schacht</translation>
    </message>
    <message>
        <source>A round shaft, filled to the brim with parcels that nobody came for. They shift when you breathe. Far down, something is ticking, patiently.</source>
        <extracomment>Point of interest W00-7 “The Well”: story.</extracomment>
        <translation>Ein runder Schacht, bis zum Rand voll mit Paketen, die niemand abgeholt hat. Sie rutschen, wenn ihr atmet. Tief unten tickt etwas, geduldig.</translation>
    </message>
    <message>
        <source>Climb Among Parcels</source>
        <extracomment>Point of interest W00-7 “The Well”: name of special action 1.</extracomment>
        <translation>Zwischen Paketen klettern</translation>
    </message>
    <message>
        <source>Off the Scale</source>
        <extracomment>Point of interest P001 “Off the Scale”: name.</extracomment>
        <translation>Runter von der Waage</translation>
    </message>
    <message>
        <source>The plate has let you go. A slip of something like paper comes out of a slot and waits to be taken.</source>
        <extracomment>Point of interest P001 “Off the Scale”: story.</extracomment>
        <translation>Die Platte hat euch losgelassen. Aus einem Schlitz kommt ein Zettel aus etwas wie Papier und wartet darauf, genommen zu werden.</translation>
    </message>
    <message>
        <source>Read the Weight Slip</source>
        <extracomment>Point of interest P001 “Off the Scale”: name of special action 1.</extracomment>
        <translation>Den Wiegezettel lesen</translation>
    </message>
    <message>
        <source>Idle Press</source>
        <extracomment>Point of interest P002 “Idle Press”: name.</extracomment>
        <translation>Ruhende Presse</translation>
    </message>
    <message>
        <source>The press is holding its breath. Under it, on the dry side, there is room for two to sit.</source>
        <extracomment>Point of interest P002 “Idle Press”: story.</extracomment>
        <translation>Die Presse hält den Atem an. Darunter, auf der trockenen Seite, ist Platz für zwei zum Sitzen.</translation>
    </message>
    <message>
        <source>Sit Down</source>
        <extracomment>Point of interest P002 “Idle Press”: name of special action 1; Point of interest P304 “Guest Seat”: name of special action 1.</extracomment>
        <translation>Sich hinsetzen</translation>
    </message>
    <message>
        <source>Wrap It</source>
        <extracomment>Point of interest P002 “Idle Press”: name of special action 2.</extracomment>
        <translation>Einwickeln</translation>
    </message>
    <message>
        <source>Lit Lamp</source>
        <extracomment>Point of interest P003 “Lit Lamp”: name.</extracomment>
        <translation>Brennende Lampe</translation>
    </message>
    <message>
        <source>A small, steady, yellow light. The hall seems to have been waiting to see your faces.</source>
        <extracomment>Point of interest P003 “Lit Lamp”: story.</extracomment>
        <translation>Ein kleines, ruhiges, gelbes Licht. Die Halle scheint darauf gewartet zu haben, eure Gesichter zu sehen.</translation>
    </message>
    <message>
        <source>Warm Your Hands</source>
        <extracomment>Point of interest P003 “Lit Lamp”: name of special action 1.</extracomment>
        <translation>Die Hände wärmen</translation>
    </message>
    <message>
        <source>Misfiled Crate</source>
        <extracomment>Point of interest P004 “Misfiled Crate”: name.</extracomment>
        <translation>Fehlgeleitete Kiste</translation>
    </message>
    <message>
        <source>Eleven labels, one over the other. Each has been crossed out with great regret.</source>
        <extracomment>Point of interest P004 “Misfiled Crate”: story.</extracomment>
        <translation>Elf Etiketten, eines über dem anderen. Jedes wurde mit großem Bedauern durchgestrichen.</translation>
    </message>
    <message>
        <source>Open It</source>
        <extracomment>Point of interest P004 “Misfiled Crate”: name of special action 1.</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Nest of Tags</source>
        <extracomment>Point of interest P005 “Nest of Tags”: name.</extracomment>
        <translation>Anhängernest</translation>
    </message>
    <message>
        <source>Address tags, some thousands of them, woven into a ball by something that wanted company. A lamp is shining in the middle.</source>
        <extracomment>Point of interest P005 “Nest of Tags”: story.</extracomment>
        <translation>Adressanhänger, einige Tausend, zu einem Ball verwoben von etwas, das Gesellschaft wollte. In der Mitte leuchtet eine Lampe.</translation>
    </message>
    <message>
        <source>Coax the Nest</source>
        <extracomment>Point of interest P005 “Nest of Tags”: name of special action 1.</extracomment>
        <translation>Dem Nest gut zureden</translation>
    </message>
    <message>
        <source>The Window, Shut</source>
        <extracomment>Point of interest P006 “The Window, Shut”: name.</extracomment>
        <translation>Der Schalter, geschlossen</translation>
    </message>
    <message>
        <source>A counter, a shutter, a bell on a string. Behind the frosted glass something the size of a cup is pretending not to be in.</source>
        <extracomment>Point of interest P006 “The Window, Shut”: story.</extracomment>
        <translation>Ein Tresen, ein Rollladen, eine Glocke an einer Schnur. Hinter dem Milchglas tut etwas von der Größe einer Tasse so, als wäre es nicht da.</translation>
    </message>
    <message>
        <source>Ring Politely</source>
        <extracomment>Point of interest P006 “The Window, Shut”: name of special action 1.</extracomment>
        <translation>Höflich läuten</translation>
    </message>
    <message>
        <source>Night Bell</source>
        <extracomment>Point of interest P007 “Night Bell”: name.</extracomment>
        <translation>Nachtglocke</translation>
    </message>
    <message>
        <source>A brass bell with a card beneath it: a drawing of a hand, and of an hour being handed back.</source>
        <extracomment>Point of interest P007 “Night Bell”: story.</extracomment>
        <translation>Eine Messingglocke mit einer Karte darunter: die Zeichnung einer Hand und einer Stunde, die zurückgegeben wird.</translation>
    </message>
    <message>
        <source>Ring</source>
        <extracomment>Point of interest P007 “Night Bell”: name of special action 1.</extracomment>
        <translation>Läuten</translation>
    </message>
    <message>
        <source>Sign Here</source>
        <extracomment>Point of interest P008 “Sign Here”: name.</extracomment>
        <translation>Hier unterschreiben</translation>
    </message>
    <message>
        <source>The shutter is up. There is a form, in triplicate, and a pen on a very long chain.</source>
        <extracomment>Point of interest P008 “Sign Here”: story.</extracomment>
        <translation>Der Rollladen ist oben. Es gibt ein Formular, in dreifacher Ausfertigung, und einen Stift an einer sehr langen Kette.</translation>
    </message>
    <message>
        <source>Sign For It</source>
        <extracomment>Point of interest P008 “Sign Here”: name of special action 1.</extracomment>
        <translation>Dafür unterschreiben</translation>
    </message>
    <message>
        <source>Flat Ground</source>
        <extracomment>Point of interest W01-1 “Flat Ground”: name.</extracomment>
        <translation>Ebener Boden</translation>
    </message>
    <message>
        <source>Salt as level as a table, and quiet, if you keep quiet. After the lander it seems very large.</source>
        <extracomment>Point of interest W01-1 “Flat Ground”: story.</extracomment>
        <translation>Salz, eben wie ein Tisch, und still, wenn ihr es seid. Nach dem Lander wirkt es sehr groß.</translation>
    </message>
    <message>
        <source>Stretch Your Legs</source>
        <extracomment>Point of interest W01-1 “Flat Ground”: name of special action 1.</extracomment>
        <translation>Die Beine vertreten</translation>
    </message>
    <message>
        <source>Listening Reeds</source>
        <extracomment>Point of interest P101 “Listening Reeds”: name.</extracomment>
        <translation>Lauschendes Schilf</translation>
    </message>
    <message>
        <source>Hollow stalks of glass, higher than your head. They have stopped playing, in order to hear you better.</source>
        <extracomment>Point of interest P101 “Listening Reeds”: story.</extracomment>
        <translation>Hohle Halme aus Glas, höher als eure Köpfe. Sie haben aufgehört zu spielen, um euch besser zu hören.</translation>
    </message>
    <message>
        <source>Sit and Listen</source>
        <extracomment>Point of interest P101 “Listening Reeds”: name of special action 1.</extracomment>
        <translation>Sitzen und lauschen</translation>
    </message>
    <message>
        <source>Say It Back</source>
        <extracomment>Point of interest P101 “Listening Reeds”: name of special action 2.</extracomment>
        <translation>Nachsprechen</translation>
    </message>
    <message>
        <source>Cut Stubble</source>
        <extracomment>Point of interest P102 “Cut Stubble”: name.</extracomment>
        <translation>Geschnittene Stoppeln</translation>
    </message>
    <message>
        <source>A field of short, sharp ends. It does not hum. The quiet has edges.</source>
        <extracomment>Point of interest P102 “Cut Stubble”: story.</extracomment>
        <translation>Ein Feld aus kurzen, scharfen Enden. Es summt nicht. Die Stille hat Kanten.</translation>
    </message>
    <message>
        <source>Sift the Pieces</source>
        <extracomment>Point of interest P102 “Cut Stubble”: name of special action 1.</extracomment>
        <translation>Scherben durchsieben</translation>
    </message>
    <message>
        <source>Salt Cairn</source>
        <extracomment>Point of interest P103 “Salt Cairn”: name.</extracomment>
        <translation>Salzhügel</translation>
    </message>
    <message>
        <source>Blocks of salt, set one on the other by somebody who was tired. The wind has rounded them since.</source>
        <extracomment>Point of interest P103 “Salt Cairn”: story.</extracomment>
        <translation>Salzblöcke, aufeinandergesetzt von jemandem, der müde war. Der Wind hat sie seither gerundet.</translation>
    </message>
    <message>
        <source>Dig It Out</source>
        <extracomment>Point of interest P103 “Salt Cairn”: name of special action 1.</extracomment>
        <translation>Freigraben</translation>
    </message>
    <message>
        <source>Drifter Calf</source>
        <extracomment>Point of interest P104 “Drifter Calf”: name.</extracomment>
        <translation>Treiblingskalb</translation>
    </message>
    <message>
        <source>Six legs, four of them in a crack in the glass. It has stopped crying. Its mother has not.</source>
        <extracomment>Point of interest P104 “Drifter Calf”: story.</extracomment>
        <translation>Sechs Beine, vier davon in einem Spalt im Glas. Es hat aufgehört zu weinen. Seine Mutter nicht.</translation>
    </message>
    <message>
        <source>Free the Calf</source>
        <extracomment>Point of interest P104 “Drifter Calf”: name of special action 1.</extracomment>
        <translation>Das Kalb befreien</translation>
    </message>
    <message>
        <source>Glass Fall</source>
        <extracomment>Point of interest P105 “Glass Fall”: name.</extracomment>
        <translation>Glassturz</translation>
    </message>
    <message>
        <source>The gap is full to the shoulder with what used to be its roof. Beyond it the wind is whistling for you.</source>
        <extracomment>Point of interest P105 “Glass Fall”: story.</extracomment>
        <translation>Die Scharte ist schulterhoch voll mit dem, was einmal ihre Decke war. Dahinter pfeift der Wind nach euch.</translation>
    </message>
    <message>
        <source>Clear the Way</source>
        <extracomment>Point of interest P105 “Glass Fall”: name of special action 1.</extracomment>
        <translation>Den Weg räumen</translation>
    </message>
    <message>
        <source>Sorting Plate</source>
        <extracomment>Point of interest P106 “Sorting Plate”: name.</extracomment>
        <translation>Sortiertafel</translation>
    </message>
    <message>
        <source>A sheet of dull metal, riveted to the inside of a rib. Eleven lines, ten of them worn by thumbs.</source>
        <extracomment>Point of interest P106 “Sorting Plate”: story.</extracomment>
        <translation>Eine Platte aus mattem Metall, innen an eine Rippe genietet. Elf Zeilen, zehn davon von Daumen abgegriffen.</translation>
    </message>
    <message>
        <source>Read the Plate</source>
        <extracomment>Point of interest P106 “Sorting Plate”: name of special action 1.</extracomment>
        <translation>Die Tafel lesen</translation>
    </message>
    <message>
        <source>Rising Dust</source>
        <extracomment>Point of interest P107 “Rising Dust”: name.</extracomment>
        <translation>Aufziehender Staub</translation>
    </message>
    <message>
        <source>First the far ribs are gone, then the near ones. You can still hear each other, and so can everything else.</source>
        <extracomment>Point of interest P107 “Rising Dust”: story.</extracomment>
        <translation>Erst sind die fernen Rippen fort, dann die nahen. Hören könnt ihr einander noch, und alles andere kann das auch.</translation>
    </message>
    <message>
        <source>Wait It Out</source>
        <extracomment>Point of interest P107 “Rising Dust”: name of special action 1.</extracomment>
        <translation>Abwarten</translation>
    </message>
    <message>
        <source>Ribcage Cargo</source>
        <extracomment>Point of interest P108 “Ribcage Cargo”: name.</extracomment>
        <translation>Fracht im Brustkorb</translation>
    </message>
    <message>
        <source>Between the ribs hang nets, and in the nets is what was never delivered. Most of it is dust with good wrapping.</source>
        <extracomment>Point of interest P108 “Ribcage Cargo”: story.</extracomment>
        <translation>Zwischen den Rippen hängen Netze, und in den Netzen ist, was nie zugestellt wurde. Das meiste ist gut verpackter Staub.</translation>
    </message>
    <message>
        <source>Salvage</source>
        <extracomment>Point of interest P108 “Ribcage Cargo”: name of special action 1.</extracomment>
        <translation>Bergen</translation>
    </message>
    <message>
        <source>Glass Orchard</source>
        <extracomment>Point of interest P109 “Glass Orchard”: name.</extracomment>
        <translation>Glasgarten</translation>
    </message>
    <message>
        <source>Trees of salt with crystals on every twig. The low branches ring when you breathe; the high ones ring when you think of it.</source>
        <extracomment>Point of interest P109 “Glass Orchard”: story.</extracomment>
        <translation>Bäume aus Salz mit Kristallen an jedem Zweig. Die unteren Äste klingen, wenn ihr atmet; die oberen, wenn ihr daran denkt.</translation>
    </message>
    <message>
        <source>Pick a Low Branch</source>
        <extracomment>Point of interest P109 “Glass Orchard”: name of special action 1.</extracomment>
        <translation>Von unten pflücken</translation>
    </message>
    <message>
        <source>Brine Eye</source>
        <extracomment>Point of interest P110 “Brine Eye”: name.</extracomment>
        <translation>Soleauge</translation>
    </message>
    <message>
        <source>A round pool, pink as a tongue, that has not dried up. It follows the sun with a ripple.</source>
        <extracomment>Point of interest P110 “Brine Eye”: story.</extracomment>
        <translation>Ein runder Tümpel, rosa wie eine Zunge, der nicht ausgetrocknet ist. Er folgt der Sonne mit einer kleinen Welle.</translation>
    </message>
    <message>
        <source>Skim the Water</source>
        <extracomment>Point of interest P110 “Brine Eye”: name of special action 1.</extracomment>
        <translation>Das Wasser abschöpfen</translation>
    </message>
    <message>
        <source>Old Campfire</source>
        <extracomment>Point of interest P111 “Old Campfire”: name.</extracomment>
        <translation>Altes Lagerfeuer</translation>
    </message>
    <message>
        <source>A ring of soot under an overhang, and one clear print beside it: a human boot, 14 years old.</source>
        <extracomment>Point of interest P111 “Old Campfire”: story.</extracomment>
        <translation>Ein Rußring unter einem Überhang und daneben ein deutlicher Abdruck: ein Menschenstiefel, vierzehn Jahre alt.</translation>
    </message>
    <message>
        <source>Compare Footprints</source>
        <extracomment>Point of interest P111 “Old Campfire”: name of special action 1.</extracomment>
        <translation>Spuren vergleichen</translation>
    </message>
    <message>
        <source>Letterbox, Shut</source>
        <extracomment>Point of interest P112 “Letterbox, Shut”: name.</extracomment>
        <translation>Briefkasten, zu</translation>
    </message>
    <message>
        <source>A stone arch, as high as your waist. It opens for those who can say where the letter is going.</source>
        <extracomment>Point of interest P112 “Letterbox, Shut”: story.</extracomment>
        <translation>Ein Steinbogen, hüfthoch. Er öffnet sich allen, die sagen können, wohin der Brief geht.</translation>
    </message>
    <message>
        <source>Give the Address</source>
        <extracomment>Point of interest P112 “Letterbox, Shut”: name of special action 1.</extracomment>
        <translation>Die Adresse nennen</translation>
    </message>
    <message>
        <source>Letterbox, Open</source>
        <extracomment>Point of interest P113 “Letterbox, Open”: name.</extracomment>
        <translation>Briefkasten, offen</translation>
    </message>
    <message>
        <source>The arch stands open. Inside, on a ledge, there is a pad of damp salt and a stamp.</source>
        <extracomment>Point of interest P113 “Letterbox, Open”: story.</extracomment>
        <translation>Der Bogen steht offen. Drinnen liegen auf einem Sims ein Kissen aus feuchtem Salz und ein Stempel.</translation>
    </message>
    <message>
        <source>Take the Stamp</source>
        <extracomment>Point of interest P113 “Letterbox, Open”: name of special action 1.</extracomment>
        <translation>Den Stempel nehmen</translation>
    </message>
    <message>
        <source>High Shelf View</source>
        <extracomment>Point of interest P114 “High Shelf View”: name.</extracomment>
        <translation>Blick vom Sims</translation>
    </message>
    <message>
        <source>The whole plain lies below you like a thing just unpacked, with the paper still on.</source>
        <extracomment>Point of interest P114 “High Shelf View”: story.</extracomment>
        <translation>Die ganze Ebene liegt unter euch wie etwas frisch Ausgepacktes, an dem noch das Papier ist.</translation>
    </message>
    <message>
        <source>Survey</source>
        <extracomment>Point of interest P114 “High Shelf View”: name of special action 1.</extracomment>
        <translation>Vermessen</translation>
    </message>
    <message>
        <source>Moored Roots</source>
        <extracomment>Point of interest P201 “Moored Roots”: name.</extracomment>
        <translation>Vertäute Wurzeln</translation>
    </message>
    <message>
        <source>Roots as thick as a lander leg, going down into mud that is still deciding. There are rope scars on the oldest of them.</source>
        <extracomment>Point of interest P201 “Moored Roots”: story.</extracomment>
        <translation>Wurzeln, dick wie ein Landerbein, die in Schlamm hinabreichen, der noch überlegt. An den ältesten sind Scheuerstellen von Seilen.</translation>
    </message>
    <message>
        <source>Make Fast</source>
        <extracomment>Point of interest P201 “Moored Roots”: name of special action 1.</extracomment>
        <translation>Vertäuen</translation>
    </message>
    <message>
        <source>Walking Tree</source>
        <extracomment>Point of interest P202 “Walking Tree”: name.</extracomment>
        <translation>Wandernder Baum</translation>
    </message>
    <message>
        <source>It lifts one root, thinks, puts it down a hand’s breadth higher. It is grumbling, in wood.</source>
        <extracomment>Point of interest P202 “Walking Tree”: story.</extracomment>
        <translation>Er hebt eine Wurzel, denkt nach und setzt sie eine Handbreit höher ab. Er murrt, auf Holz.</translation>
    </message>
    <message>
        <source>Walk With It</source>
        <extracomment>Point of interest P202 “Walking Tree”: name of special action 1.</extracomment>
        <translation>Mitgehen</translation>
    </message>
    <message>
        <source>Sinking Mud</source>
        <extracomment>Point of interest P203 “Sinking Mud”: name.</extracomment>
        <translation>Sinkender Schlamm</translation>
    </message>
    <message>
        <source>Steps of mud, each with its own opinion of your weight. Some of them are the backs of something patient.</source>
        <extracomment>Point of interest P203 “Sinking Mud”: story.</extracomment>
        <translation>Stufen aus Schlamm, jede mit ihrer eigenen Meinung über euer Gewicht. Einige sind die Rücken von etwas Geduldigem.</translation>
    </message>
    <message>
        <source>Find the Hard Line</source>
        <extracomment>Point of interest P203 “Sinking Mud”: name of special action 1.</extracomment>
        <translation>Festen Grund finden</translation>
    </message>
    <message>
        <source>Shell Heap</source>
        <extracomment>Point of interest P204 “Shell Heap”: name.</extracomment>
        <translation>Muschelhaufen</translation>
    </message>
    <message>
        <source>A heap of shells as high as a door, sorted once by size, then by color, then by somebody who gave up.</source>
        <extracomment>Point of interest P204 “Shell Heap”: story.</extracomment>
        <translation>Ein Haufen Schalen, hoch wie eine Tür, einmal nach Größe sortiert, dann nach Farbe, dann von jemandem, der aufgegeben hat.</translation>
    </message>
    <message>
        <source>Sort Shells</source>
        <extracomment>Point of interest P204 “Shell Heap”: name of special action 1.</extracomment>
        <translation>Schalen sortieren</translation>
    </message>
    <message>
        <source>Court of Crabs</source>
        <extracomment>Point of interest P205 “Court of Crabs”: name.</extracomment>
        <translation>Hof der Krabben</translation>
    </message>
    <message>
        <source>Forty crabs in two rows, claws folded. They have been expecting somebody with better knees.</source>
        <extracomment>Point of interest P205 “Court of Crabs”: story.</extracomment>
        <translation>Vierzig Krabben in zwei Reihen, die Scheren gefaltet. Sie haben jemanden mit besseren Knien erwartet.</translation>
    </message>
    <message>
        <source>Bow</source>
        <extracomment>Point of interest OP1-CRAB “Crab of Standing”: name of special action 1; Point of interest P205 “Court of Crabs”: name of special action 1.</extracomment>
        <translation>Sich verbeugen</translation>
    </message>
    <message>
        <source>Cluster with a Cold</source>
        <extracomment>Point of interest OP1-CLUSTER “Cluster with a Cold”: name.</extracomment>
        <translation>Verschnupftes Grüppchen</translation>
    </message>
    <message>
        <source>Forty small bodies in one heap, sneezing in turns. Whoever holds the flask has no hand free for much else.</source>
        <extracomment>Point of interest OP1-CLUSTER “Cluster with a Cold”: story.</extracomment>
        <translation>Vierzig kleine Körper auf einem Haufen, die der Reihe nach niesen. Wer die Flasche hält, hat für viel anderes keine Hand frei.</translation>
    </message>
    <message>
        <source>Give a Spoonful</source>
        <extracomment>Point of interest OP1-CLUSTER “Cluster with a Cold”: name of special action 1.</extracomment>
        <translation>Einen Löffel geben</translation>
    </message>
    <message>
        <source>Crab of Standing</source>
        <extracomment>Point of interest OP1-CRAB “Crab of Standing”: name.</extracomment>
        <translation>Krabbe von Rang</translation>
    </message>
    <message>
        <source>It has planted itself in the way and waits, claws folded, for what is customary.</source>
        <extracomment>Point of interest OP1-CRAB “Crab of Standing”: story.</extracomment>
        <translation>Sie hat sich auf dem Weg aufgestellt und wartet mit gefalteten Scheren auf das, was üblich ist.</translation>
    </message>
    <message>
        <source>Reading Lamp</source>
        <extracomment>Point of interest OP2-LAMP “Reading Lamp”: name.</extracomment>
        <translation>Leselampe</translation>
    </message>
    <message>
        <source>A lamp on a chain, with a wick as thick as a thumb. The letters around it lean toward it a little, as people do.</source>
        <extracomment>Point of interest OP2-LAMP “Reading Lamp”: story.</extracomment>
        <translation>Eine Lampe an einer Kette, mit einem daumendicken Docht. Die Briefe ringsum neigen sich ihr ein wenig zu, wie Menschen es tun.</translation>
    </message>
    <message>
        <source>A Kettle, Left On</source>
        <extracomment>Point of interest OP2-KETTLE “A Kettle, Left On”: name.</extracomment>
        <translation>Ein Kessel auf dem Herd</translation>
    </message>
    <message>
        <source>Beside it a note: back by morning, the cups are yours.</source>
        <extracomment>Point of interest OP2-KETTLE “A Kettle, Left On”: story.</extracomment>
        <translation>Daneben ein Zettel: morgen früh zurück, die Tassen gehören euch.</translation>
    </message>
    <message>
        <source>Have a Cup</source>
        <extracomment>Point of interest OP2-KETTLE “A Kettle, Left On”: name of special action 1.</extracomment>
        <translation>Eine Tasse trinken</translation>
    </message>
    <message>
        <source>The Empty Desk</source>
        <extracomment>Point of interest OP2-TEA “The Empty Desk”: name.</extracomment>
        <translation>Der leere Schreibtisch</translation>
    </message>
    <message>
        <source>Pens in order of length. A chair pushed in. It has never been pushed in before.</source>
        <extracomment>Point of interest OP2-TEA “The Empty Desk”: story.</extracomment>
        <translation>Stifte, der Länge nach geordnet. Ein Stuhl, an den Tisch geschoben. Er wurde noch nie an den Tisch geschoben.</translation>
    </message>
    <message>
        <source>Sit for a Moment</source>
        <extracomment>Point of interest OP2-TEA “The Empty Desk”: name of special action 1.</extracomment>
        <translation>Sich kurz hinsetzen</translation>
    </message>
    <message>
        <source>The Register</source>
        <extracomment>Point of interest OP2-REGISTER “The Register”: name.</extracomment>
        <translation>Das Register</translation>
    </message>
    <message>
        <source>Somebody has put a drum letter among the knots. It is easily done in the dark.</source>
        <extracomment>Point of interest OP2-REGISTER “The Register”: story.</extracomment>
        <translation>Jemand hat einen Trommelbrief zwischen die Knoten gelegt. Im Dunkeln passiert das leicht.</translation>
    </message>
    <message>
        <source>Put It Back</source>
        <extracomment>Point of interest OP2-REGISTER “The Register”: name of special action 1.</extracomment>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>A Letter, Nearly Open</source>
        <extracomment>Point of interest OP2-SEAL “A Letter, Nearly Open”: name.</extracomment>
        <translation>Ein Brief, fast offen</translation>
    </message>
    <message>
        <source>The flap has come up by itself at one corner. One would hardly have to do anything.</source>
        <extracomment>Point of interest OP2-SEAL “A Letter, Nearly Open”: story.</extracomment>
        <translation>Die Lasche hat sich an einer Ecke von selbst gelöst. Man müsste kaum etwas tun.</translation>
    </message>
    <message>
        <source>Look Inside</source>
        <extracomment>Point of interest OP2-SEAL “A Letter, Nearly Open”: name of special action 1.</extracomment>
        <translation>Hineinschauen</translation>
    </message>
    <message>
        <source>A Bundle Adrift</source>
        <extracomment>Point of interest OP2-CORE “A Bundle Adrift”: name.</extracomment>
        <translation>Ein treibendes Bündel</translation>
    </message>
    <message>
        <source>It has slipped its string and goes around the core, slowly, like something asleep.</source>
        <extracomment>Point of interest OP2-CORE “A Bundle Adrift”: story.</extracomment>
        <translation>Es ist seiner Schnur entschlüpft und umkreist den Kern, langsam, wie etwas, das schläft.</translation>
    </message>
    <message>
        <source>Catch the Bundle</source>
        <extracomment>Point of interest OP2-CORE “A Bundle Adrift”: name of special action 1.</extracomment>
        <translation>Das Bündel fangen</translation>
    </message>
    <message>
        <source>Live Coal</source>
        <extracomment>Point of interest OP3-COAL “Live Coal”: name.</extracomment>
        <translation>Glühende Kohle</translation>
    </message>
    <message>
        <source>It has been alight since the spring and is vain about it.</source>
        <extracomment>Point of interest OP3-COAL “Live Coal”: story.</extracomment>
        <translation>Sie brennt seit dem Frühjahr und bildet sich etwas darauf ein.</translation>
    </message>
    <message>
        <source>Lift It Out</source>
        <extracomment>Point of interest OP3-COAL “Live Coal”: name of special action 1.</extracomment>
        <translation>Herausheben</translation>
    </message>
    <message>
        <source>Glass, Still Soft</source>
        <extracomment>Point of interest OP3-GLASS “Glass, Still Soft”: name.</extracomment>
        <translation>Glas, noch weich</translation>
    </message>
    <message>
        <source>One could blow it into anything, if one had the lungs and the nerve.</source>
        <extracomment>Point of interest OP3-GLASS “Glass, Still Soft”: story.</extracomment>
        <translation>Man könnte alles Mögliche daraus blasen, hätte man die Lunge und die Nerven.</translation>
    </message>
    <message>
        <source>Blow a Bowl</source>
        <extracomment>Point of interest OP3-GLASS “Glass, Still Soft”: name of special action 1.</extracomment>
        <translation>Eine Schale blasen</translation>
    </message>
    <message>
        <source>Loaf in the Letter Kiln</source>
        <extracomment>Point of interest OP3-LOAF “Loaf in the Letter Kiln”: name.</extracomment>
        <translation>Brotlaib im Briefofen</translation>
    </message>
    <message>
        <source>Somebody has baked a loaf where the letters are fired. It glows.</source>
        <extracomment>Point of interest OP3-LOAF “Loaf in the Letter Kiln”: story.</extracomment>
        <translation>Jemand hat dort, wo die Briefe gebrannt werden, ein Brot gebacken. Es glüht.</translation>
    </message>
    <message>
        <source>Take It Out in Time</source>
        <extracomment>Point of interest OP3-LOAF “Loaf in the Letter Kiln”: name of special action 1.</extracomment>
        <translation>Rechtzeitig herausholen</translation>
    </message>
    <message>
        <source>Brick from the Landing</source>
        <extracomment>Point of interest OP3-BRICK “Brick from the Landing”: name.</extracomment>
        <translation>Ziegel vom Landeplatz</translation>
    </message>
    <message>
        <source>The lander has stood on it, engines running. Nothing on this moon is hotter, and nobody made it on purpose.</source>
        <extracomment>Point of interest OP3-BRICK “Brick from the Landing”: story.</extracomment>
        <translation>Der Lander hat mit laufenden Triebwerken darauf gestanden. Nichts auf diesem Mond ist heißer, und niemand hat ihn mit Absicht gemacht.</translation>
    </message>
    <message>
        <source>Dig It Up</source>
        <extracomment>Point of interest OP3-BRICK “Brick from the Landing”: name of special action 1.</extracomment>
        <translation>Ausgraben</translation>
    </message>
    <message>
        <source>The Wedding Table</source>
        <extracomment>Point of interest OP3-TABLE “The Wedding Table”: name.</extracomment>
        <translation>Der Hochzeitstisch</translation>
    </message>
    <message>
        <source>Stone, long, with a place for each gift and a cloth for the hands. Yours has a card: *guests from the sky*.</source>
        <extracomment>Point of interest OP3-TABLE “The Wedding Table”: story.</extracomment>
        <translation>Stein, lang, mit einem Platz für jede Gabe und einem Tuch für die Hände. An eurem steht eine Karte: *Gäste vom Himmel*.</translation>
    </message>
    <message>
        <source>Give the Heater</source>
        <extracomment>Point of interest OP3-TABLE “The Wedding Table”: name of special action 1.</extracomment>
        <translation>Die Heizung schenken</translation>
    </message>
    <message>
        <source>Knock a Toast</source>
        <extracomment>Point of interest OP3-TABLE “The Wedding Table”: name of special action 2.</extracomment>
        <translation>Einen Toast klopfen</translation>
    </message>
    <message>
        <source>The Dancing Floor</source>
        <extracomment>Point of interest OP3-DANCE “The Dancing Floor”: name.</extracomment>
        <translation>Die Tanzfläche</translation>
    </message>
    <message>
        <source>A plate of iron with room under it for a drum the size of a house. The aunts are already on it.</source>
        <extracomment>Point of interest OP3-DANCE “The Dancing Floor”: story.</extracomment>
        <translation>Eine Eisenplatte, unter der Platz ist für eine Trommel, groß wie ein Haus. Die Tanten sind schon darauf.</translation>
    </message>
    <message>
        <source>Ask an Aunt</source>
        <extracomment>Point of interest OP3-DANCE “The Dancing Floor”: name of special action 1.</extracomment>
        <translation>Eine Tante auffordern</translation>
    </message>
    <message>
        <source>The Closed Tap</source>
        <extracomment>Point of interest OP3-TAP “The Closed Tap”: name.</extracomment>
        <translation>Der geschlossene Hahn</translation>
    </message>
    <message>
        <source>It has a ribbon around it. Children take turns to sit on it and be cold.</source>
        <extracomment>Point of interest OP3-TAP “The Closed Tap”: story.</extracomment>
        <translation>Er trägt eine Schleife. Kinder setzen sich abwechselnd darauf und frieren.</translation>
    </message>
    <message>
        <source>Sit on It</source>
        <extracomment>Point of interest OP3-TAP “The Closed Tap”: name of special action 1.</extracomment>
        <translation>Sich daraufsetzen</translation>
    </message>
    <message>
        <source>The Kite, Jammed</source>
        <extracomment>Point of interest OP4-KITE “The Kite, Jammed”: name.</extracomment>
        <translation>Der verklemmte Drachen</translation>
    </message>
    <message>
        <source>Forty meters of silk around a spar, drumming. Below it there is a great deal of nothing, turning.</source>
        <extracomment>Point of interest OP4-KITE “The Kite, Jammed”: story.</extracomment>
        <translation>Vierzig Meter Seide um eine Spiere, trommelnd. Darunter ist sehr viel Nichts, und es dreht sich.</translation>
    </message>
    <message>
        <source>Free the Kite</source>
        <extracomment>Point of interest OP4-KITE “The Kite, Jammed”: name of special action 1.</extracomment>
        <translation>Den Drachen lösen</translation>
    </message>
    <message>
        <source>Spare Line</source>
        <extracomment>Point of interest OP4-KNOTS “Spare Line”: name.</extracomment>
        <translation>Ersatzleine</translation>
    </message>
    <message>
        <source>Coils as thick as an arm, and a child who ties better than you.</source>
        <extracomment>Point of interest OP4-KNOTS “Spare Line”: story.</extracomment>
        <translation>Armdicke Rollen und ein Kind, das besser knotet als ihr.</translation>
    </message>
    <message>
        <source>Tie On</source>
        <extracomment>Point of interest OP4-KNOTS “Spare Line”: name of special action 1.</extracomment>
        <translation>Sich festbinden</translation>
    </message>
    <message>
        <source>Kite Yard</source>
        <extracomment>Point of interest OP4-YARD “Kite Yard”: name.</extracomment>
        <translation>Drachenhof</translation>
    </message>
    <message>
        <source>Frames, silk, and someone very old who looks at your boots and sighs.</source>
        <extracomment>Point of interest OP4-YARD “Kite Yard”: story.</extracomment>
        <translation>Rahmen, Seide und jemand sehr Altes, der eure Stiefel ansieht und seufzt.</translation>
    </message>
    <message>
        <source>Learn One Knot</source>
        <extracomment>Point of interest OP4-YARD “Kite Yard”: name of special action 1.</extracomment>
        <translation>Einen Knoten lernen</translation>
    </message>
    <message>
        <source>High Line</source>
        <extracomment>Point of interest OP4-LINE “High Line”: name.</extracomment>
        <translation>Hochseil</translation>
    </message>
    <message>
        <source>It hums in two voices. When they are the same, one may step off.</source>
        <extracomment>Point of interest OP4-LINE “High Line”: story.</extracomment>
        <translation>Es summt mit zwei Stimmen. Wenn sie gleich sind, darf man lostreten.</translation>
    </message>
    <message>
        <source>Wait for the Note</source>
        <extracomment>Point of interest OP4-LINE “High Line”: name of special action 1.</extracomment>
        <translation>Auf den Ton warten</translation>
    </message>
    <message>
        <source>Kelp Roof</source>
        <extracomment>Point of interest OP4-ROOF “Kelp Roof”: name.</extracomment>
        <translation>Tangdach</translation>
    </message>
    <message>
        <source>It holds if one does not think about it.</source>
        <extracomment>Point of interest OP4-ROOF “Kelp Roof”: story.</extracomment>
        <translation>Es hält, wenn man nicht darüber nachdenkt.</translation>
    </message>
    <message>
        <source>Gather Kelp</source>
        <extracomment>Point of interest OP4-ROOF “Kelp Roof”: name of special action 1.</extracomment>
        <translation>Tang ernten</translation>
    </message>
    <message>
        <source>Lookout</source>
        <extracomment>Point of interest OP4-LOOK “Lookout”: name.</extracomment>
        <translation>Ausguck</translation>
    </message>
    <message>
        <source>From here one can see the whole way, and wishes one could not.</source>
        <extracomment>Point of interest OP4-LOOK “Lookout”: story.</extracomment>
        <translation>Von hier aus sieht man den ganzen Weg und wünscht sich, man sähe ihn nicht.</translation>
    </message>
    <message>
        <source>Read the Wind</source>
        <extracomment>Point of interest OP4-LOOK “Lookout”: name of special action 1.</extracomment>
        <translation>Den Wind lesen</translation>
    </message>
    <message>
        <source>Wind Gate</source>
        <extracomment>Point of interest OP4-GATE “Wind Gate”: name.</extracomment>
        <translation>Windtor</translation>
    </message>
    <message>
        <source>Two posts, and between them air that has made up its mind.</source>
        <extracomment>Point of interest OP4-GATE “Wind Gate”: story.</extracomment>
        <translation>Zwei Pfosten und dazwischen Luft, die sich entschieden hat.</translation>
    </message>
    <message>
        <source>Lean Into It</source>
        <extracomment>Point of interest OP4-GATE “Wind Gate”: name of special action 1.</extracomment>
        <translation>Sich hineinlehnen</translation>
    </message>
    <message>
        <source>Scent House</source>
        <extracomment>Point of interest OP4-HOUSE “Scent House”: name.</extracomment>
        <translation>Dufthaus</translation>
    </message>
    <message>
        <source>They have lit the one for whoever is out on the line. It smells of a kitchen.</source>
        <extracomment>Point of interest OP4-HOUSE “Scent House”: story.</extracomment>
        <translation>Sie haben die Flamme für alle angezündet, die draußen am Seil sind. Sie riecht nach einer Küche.</translation>
    </message>
    <message>
        <source>Leave Word</source>
        <extracomment>Point of interest OP4-HOUSE “Scent House”: name of special action 1.</extracomment>
        <translation>Nachricht hinterlassen</translation>
    </message>
    <message>
        <source>Flat Stones</source>
        <extracomment>Point of interest OP5-TERRACE “Flat Stones”: name.</extracomment>
        <translation>Flache Steine</translation>
    </message>
    <message>
        <source>They have been put out for you to sit on, by somebody who knew how long you would be.</source>
        <extracomment>Point of interest OP5-TERRACE “Flat Stones”: story.</extracomment>
        <translation>Jemand hat sie für euch zum Sitzen hingelegt, jemand, der wusste, wie lange ihr brauchen würdet.</translation>
    </message>
    <message>
        <source>Sit and Look</source>
        <extracomment>Point of interest OP5-TERRACE “Flat Stones”: name of special action 1.</extracomment>
        <translation>Sitzen und schauen</translation>
    </message>
    <message>
        <source>Children’s Walls</source>
        <extracomment>Point of interest OP5-SMALL “Children’s Walls”: name.</extracomment>
        <translation>Kindermauern</translation>
    </message>
    <message>
        <source>The children have written down what they heard in the night, each a different part.</source>
        <extracomment>Point of interest OP5-SMALL “Children’s Walls”: story.</extracomment>
        <translation>Die Kinder haben aufgeschrieben, was sie in der Nacht gehört haben, jedes einen anderen Teil.</translation>
    </message>
    <message>
        <source>Read the Small Walls</source>
        <extracomment>Point of interest OP5-SMALL “Children’s Walls”: name of special action 1.</extracomment>
        <translation>Kleine Mauern lesen</translation>
    </message>
    <message>
        <source>Bruised Steps</source>
        <extracomment>Point of interest OP5-STEPS “Bruised Steps”: name.</extracomment>
        <translation>Zerdrückte Stufen</translation>
    </message>
    <message>
        <source>Something heavy has come this way, or has not.</source>
        <extracomment>Point of interest OP5-STEPS “Bruised Steps”: story.</extracomment>
        <translation>Etwas Schweres ist hier entlanggekommen, oder auch nicht.</translation>
    </message>
    <message>
        <source>Look at the Flowers</source>
        <extracomment>Point of interest OP5-STEPS “Bruised Steps”: name of special action 1.</extracomment>
        <translation>Die Blumen ansehen</translation>
    </message>
    <message>
        <source>House of Two</source>
        <extracomment>Point of interest OP5-HOUSE “House of Two”: name.</extracomment>
        <translation>Haus der Zwei</translation>
    </message>
    <message>
        <source>They were awake. They are always awake when the cups move.</source>
        <extracomment>Point of interest OP5-HOUSE “House of Two”: story.</extracomment>
        <translation>Sie waren wach. Sie sind immer wach, wenn die Tassen sich rühren.</translation>
    </message>
    <message>
        <source>Ask Over Dumplings</source>
        <extracomment>Point of interest OP5-HOUSE “House of Two”: name of special action 1.</extracomment>
        <translation>Bei Klößen fragen</translation>
    </message>
    <message>
        <source>Reading Frame</source>
        <extracomment>Point of interest OP5-HILL “Reading Frame”: name.</extracomment>
        <translation>Leserahmen</translation>
    </message>
    <message>
        <source>From the hill the valley is a page, and one can see where it is creased.</source>
        <extracomment>Point of interest OP5-HILL “Reading Frame”: story.</extracomment>
        <translation>Vom Hügel aus ist das Tal eine Seite, und man sieht, wo sie geknickt ist.</translation>
    </message>
    <message>
        <source>Read the Slope</source>
        <extracomment>Point of interest OP5-HILL “Reading Frame”: name of special action 1.</extracomment>
        <translation>Den Hang lesen</translation>
    </message>
    <message>
        <source>Quiet Pool</source>
        <extracomment>Point of interest OP5-POOL “Quiet Pool”: name.</extracomment>
        <translation>Stiller Teich</translation>
    </message>
    <message>
        <source>Deep, green, and with a good many stones at the bottom of it.</source>
        <extracomment>Point of interest OP5-POOL “Quiet Pool”: story.</extracomment>
        <translation>Tief, grün und mit einer ganzen Menge Steine auf dem Grund.</translation>
    </message>
    <message>
        <source>Feel Along the Bottom</source>
        <extracomment>Point of interest OP5-POOL “Quiet Pool”: name of special action 1.</extracomment>
        <translation>Den Grund abtasten</translation>
    </message>
    <message>
        <source>Under the Grafted Trees</source>
        <extracomment>Point of interest OP5-ORCHARD “Under the Grafted Trees”: name.</extracomment>
        <translation>Unter den Pfropfbäumen</translation>
    </message>
    <message>
        <source>Between the roots lie stones that the trees have brought up and stones that have come down.</source>
        <extracomment>Point of interest OP5-ORCHARD “Under the Grafted Trees”: story.</extracomment>
        <translation>Zwischen den Wurzeln liegen Steine, die die Bäume heraufgebracht haben, und Steine, die heruntergekommen sind.</translation>
    </message>
    <message>
        <source>Turn the Stones</source>
        <extracomment>Point of interest OP5-ORCHARD “Under the Grafted Trees”: name of special action 1.</extracomment>
        <translation>Die Steine umdrehen</translation>
    </message>
    <message>
        <source>Raked Circles</source>
        <extracomment>Point of interest OP5-FIELD “Raked Circles”: name.</extracomment>
        <translation>Geharkte Kreise</translation>
    </message>
    <message>
        <source>Every stone here has been put in its place this morning, including the ones that have no place.</source>
        <extracomment>Point of interest OP5-FIELD “Raked Circles”: story.</extracomment>
        <translation>Jeder Stein wurde heute Morgen an seinen Platz gelegt, auch die, die keinen Platz haben.</translation>
    </message>
    <message>
        <source>Break the Circle</source>
        <extracomment>Point of interest OP5-FIELD “Raked Circles”: name of special action 1.</extracomment>
        <translation>Den Kreis durchbrechen</translation>
    </message>
    <message>
        <source>The Gap</source>
        <extracomment>Point of interest OP5-GAP “The Gap”: name.</extracomment>
        <translation>Die Lücke</translation>
    </message>
    <message>
        <source>As long as an arm, as high as a hand. The wind reads it aloud, and what it says is not polite.</source>
        <extracomment>Point of interest OP5-GAP “The Gap”: story.</extracomment>
        <translation>Armlang, handhoch. Der Wind liest sie laut vor, und was er sagt, ist nicht höflich.</translation>
    </message>
    <message>
        <source>Set It With Bare Hands</source>
        <extracomment>Point of interest OP5-GAP “The Gap”: name of special action 1.</extracomment>
        <translation>Mit bloßen Händen setzen</translation>
    </message>
    <message>
        <source>Young Raft</source>
        <extracomment>Point of interest P206 “Young Raft”: name.</extracomment>
        <translation>Junges Floß</translation>
    </message>
    <message>
        <source>Three hundred small bodies, holding on. The whole of them turns to look at each of you in turn.</source>
        <extracomment>Point of interest P206 “Young Raft”: story.</extracomment>
        <translation>Dreihundert kleine Körper, die sich festhalten. Das Ganze dreht sich, um euch einen nach dem anderen anzusehen.</translation>
    </message>
    <message>
        <source>Introduce Yourselves</source>
        <extracomment>Point of interest P206 “Young Raft”: name of special action 1.</extracomment>
        <translation>Sich vorstellen</translation>
    </message>
    <message>
        <source>Drifting Cluster</source>
        <extracomment>Point of interest P207 “Drifting Cluster”: name.</extracomment>
        <translation>Treibendes Grüppchen</translation>
    </message>
    <message>
        <source>A dozen of them, in a ring, holding hands or what they have for hands, and singing one note of a song that needs more.</source>
        <extracomment>Point of interest P207 “Drifting Cluster”: story.</extracomment>
        <translation>Ein Dutzend von ihnen im Ring, die sich an den Händen halten oder an dem, was sie für Hände haben, und einen einzigen Ton eines Liedes singen, das mehr bräuchte.</translation>
    </message>
    <message>
        <source>Gather Them In</source>
        <extracomment>Point of interest P207 “Drifting Cluster”: name of special action 1.</extracomment>
        <translation>Einsammeln</translation>
    </message>
    <message>
        <source>Ask What They Remember</source>
        <extracomment>Point of interest P207 “Drifting Cluster”: name of special action 2.</extracomment>
        <translation>Nach Erinnerungen fragen</translation>
    </message>
    <message>
        <source>Tank Frame</source>
        <extracomment>Point of interest P208 “Tank Frame”: name.</extracomment>
        <translation>Tankgestell</translation>
    </message>
    <message>
        <source>Spare ribs from the lander’s cargo net, a liner, a pump that sulks. It could be a tank, if somebody believed in it.</source>
        <extracomment>Point of interest P208 “Tank Frame”: story.</extracomment>
        <translation>Ersatzrippen aus dem Frachtnetz des Landers, eine Folie, eine Pumpe, die schmollt. Es könnte ein Tank werden, wenn jemand daran glaubt.</translation>
    </message>
    <message>
        <source>Build a Tank</source>
        <extracomment>Point of interest P208 “Tank Frame”: name of special action 1.</extracomment>
        <translation>Einen Tank bauen</translation>
    </message>
    <message>
        <source>Letterbox Under Silt</source>
        <extracomment>Point of interest P209 “Letterbox Under Silt”: name.</extracomment>
        <translation>Briefkasten im Schlick</translation>
    </message>
    <message>
        <source>One corner of an arch, a hand’s breadth of slot, and a meter of everything the tide did not want.</source>
        <extracomment>Point of interest P209 “Letterbox Under Silt”: story.</extracomment>
        <translation>Die Ecke eines Bogens, eine Handbreit Schlitz und ein Meter von allem, was die Tide nicht haben wollte.</translation>
    </message>
    <message>
        <source>Clear the Slot</source>
        <extracomment>Point of interest P209 “Letterbox Under Silt”: name of special action 1.</extracomment>
        <translation>Den Schlitz freilegen</translation>
    </message>
    <message>
        <source>Mail Pouch</source>
        <extracomment>Point of interest P210 “Mail Pouch”: name.</extracomment>
        <translation>Postbeutel</translation>
    </message>
    <message>
        <source>A pouch of something like eelskin, sewn shut, with nine labels, eight of them crossed out by the same hand.</source>
        <extracomment>Point of interest P210 “Mail Pouch”: story.</extracomment>
        <translation>Ein Beutel aus etwas wie Aalhaut, zugenäht, mit neun Etiketten, acht davon von derselben Hand durchgestrichen.</translation>
    </message>
    <message>
        <source>Look at the Labels</source>
        <extracomment>Point of interest P210 “Mail Pouch”: name of special action 1.</extracomment>
        <translation>Die Etiketten ansehen</translation>
    </message>
    <message>
        <source>Meadow in Bloom</source>
        <extracomment>Point of interest P211 “Meadow in Bloom”: name.</extracomment>
        <translation>Blühende Wiese</translation>
    </message>
    <message>
        <source>Flowers the color of a clean plate, each with a grain of salt in the cup. They close when you laugh.</source>
        <extracomment>Point of interest P211 “Meadow in Bloom”: story.</extracomment>
        <translation>Blumen von der Farbe eines sauberen Tellers, in jedem Kelch ein Salzkorn. Sie schließen sich, wenn ihr lacht.</translation>
    </message>
    <message>
        <source>Press Flowers</source>
        <extracomment>Point of interest P211 “Meadow in Bloom”: name of special action 1.</extracomment>
        <translation>Blumen pressen</translation>
    </message>
    <message>
        <source>Leaning Wood</source>
        <extracomment>Point of interest P212 “Leaning Wood”: name.</extracomment>
        <translation>Lehnwald</translation>
    </message>
    <message>
        <source>The trees here have leaned on one another for so long that you cannot tell who is holding up whom. You are now part of it.</source>
        <extracomment>Point of interest P212 “Leaning Wood”: story.</extracomment>
        <translation>Die Bäume lehnen hier schon so lange aneinander, dass man nicht sagen kann, wer wen hält. Ihr gehört jetzt dazu.</translation>
    </message>
    <message>
        <source>Cut Free</source>
        <extracomment>Point of interest P212 “Leaning Wood”: name of special action 1.</extracomment>
        <translation>Freischneiden</translation>
    </message>
    <message>
        <source>Sea Edge</source>
        <extracomment>Point of interest P213 “Sea Edge”: name.</extracomment>
        <translation>Meeresrand</translation>
    </message>
    <message>
        <source>Brown water turns green along a line as sharp as a kerb. Beyond the line it is deep, and somebody is singing.</source>
        <extracomment>Point of interest P213 “Sea Edge”: story.</extracomment>
        <translation>Entlang einer bordsteinscharfen Linie wird braunes Wasser grün. Jenseits der Linie ist es tief, und jemand singt.</translation>
    </message>
    <message>
        <source>Call Out</source>
        <extracomment>Point of interest P213 “Sea Edge”: name of special action 1.</extracomment>
        <translation>Hinausrufen</translation>
    </message>
    <message>
        <source>Let a few of them slip away</source>
        <extracomment>Point of interest P213 “Sea Edge”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Ein paar von ihnen entwischen lassen</translation>
    </message>
    <message>
        <source>Lose your nerve</source>
        <extracomment>Point of interest P213 “Sea Edge”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Die Nerven verlieren</translation>
    </message>
    <message>
        <source>Rope Bridge</source>
        <extracomment>Point of interest P214 “Rope Bridge”: name.</extracomment>
        <translation>Seilbrücke</translation>
    </message>
    <message>
        <source>Two ropes and the idea of a third. It was made for feet smaller than yours and much more numerous.</source>
        <extracomment>Point of interest P214 “Rope Bridge”: story.</extracomment>
        <translation>Zwei Seile und die Idee eines dritten. Sie wurde für Füße gemacht, die kleiner sind als eure und viel zahlreicher.</translation>
    </message>
    <message>
        <source>Mend It</source>
        <extracomment>Point of interest P214 “Rope Bridge”: name of special action 1.</extracomment>
        <translation>Ausbessern</translation>
    </message>
    <message>
        <source>Rattling Panel</source>
        <extracomment>Point of interest P301 “Rattling Panel”: name.</extracomment>
        <translation>Klappernde Platte</translation>
    </message>
    <message>
        <source>The loose panel of your rover goes tok, tok-tok in the wind. It has been saying something for an hour, and somebody has been listening.</source>
        <extracomment>Point of interest P301 “Rattling Panel”: story.</extracomment>
        <translation>Die lockere Platte eures Rovers macht tok, tok-tok im Wind. Sie sagt schon seit einer Stunde etwas, und jemand hört zu.</translation>
    </message>
    <message>
        <source>Tighten It</source>
        <extracomment>Point of interest P301 “Rattling Panel”: name of special action 1.</extracomment>
        <translation>Festschrauben</translation>
    </message>
    <message>
        <source>Fumarole Caps</source>
        <extracomment>Point of interest P302 “Fumarole Caps”: name.</extracomment>
        <translation>Fumarolenhüte</translation>
    </message>
    <message>
        <source>Yellow caps on chimneys of cinder, breathing in and out. What lives under the caps has never been cold.</source>
        <extracomment>Point of interest P302 “Fumarole Caps”: story.</extracomment>
        <translation>Gelbe Hüte auf Schloten aus Schlacke, die ein- und ausatmen. Was unter den Hüten lebt, hat noch nie gefroren.</translation>
    </message>
    <message>
        <source>Take a Sample</source>
        <extracomment>Point of interest P302 “Fumarole Caps”: name of special action 1.</extracomment>
        <translation>Eine Probe nehmen</translation>
    </message>
    <message>
        <source>Listening Wall</source>
        <extracomment>Point of interest P303 “Listening Wall”: name.</extracomment>
        <translation>Lauschende Wand</translation>
    </message>
    <message>
        <source>A wall of dark stone with a hollow at the height of a child’s shoulder. Four thousand years of knuckles have made it.</source>
        <extracomment>Point of interest P303 “Listening Wall”: story.</extracomment>
        <translation>Eine Wand aus dunklem Stein mit einer Mulde in Höhe einer Kinderschulter. Viertausend Jahre Fingerknöchel haben sie gemacht.</translation>
    </message>
    <message>
        <source>Knock Back</source>
        <extracomment>Point of interest P303 “Listening Wall”: name of special action 1.</extracomment>
        <translation>Zurückklopfen</translation>
    </message>
    <message>
        <source>Guest Seat</source>
        <extracomment>Point of interest P304 “Guest Seat”: name.</extracomment>
        <translation>Gästesitz</translation>
    </message>
    <message>
        <source>The seat of honor, in the hottest place of the gallery. It glows a little. Nine people your size or less are watching to see you enjoy it.</source>
        <extracomment>Point of interest P304 “Guest Seat”: story.</extracomment>
        <translation>Der Ehrenplatz, an der heißesten Stelle der Galerie. Er glüht ein wenig. Neun Leute, höchstens so groß wie ihr, sehen zu, wie ihr ihn genießt.</translation>
    </message>
    <message>
        <source>Sit down as you are</source>
        <extracomment>Point of interest P304 “Guest Seat”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Sich setzen, wie man ist</translation>
    </message>
    <message>
        <source>Sit down slowly, on everything you have</source>
        <extracomment>Point of interest P304 “Guest Seat”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Sich langsam setzen, auf alles, was man hat</translation>
    </message>
    <message>
        <source>Heat Ledger</source>
        <extracomment>Point of interest P305 “Heat Ledger”: name.</extracomment>
        <translation>Wärmebuch</translation>
    </message>
    <message>
        <source>Rows of pegs in humming stone, each a day of heat taken out of the vent, with a name beside it. It must be read while it is warm.</source>
        <extracomment>Point of interest P305 “Heat Ledger”: story.</extracomment>
        <translation>Reihen von Zapfen in summendem Stein, jeder ein Tag Wärme, dem Schlot entnommen, mit einem Namen daneben. Man muss es lesen, solange es warm ist.</translation>
    </message>
    <message>
        <source>Copy the Tallies</source>
        <extracomment>Point of interest P305 “Heat Ledger”: name of special action 1.</extracomment>
        <translation>Die Zapfen abschreiben</translation>
    </message>
    <message>
        <source>The Stuck Tap</source>
        <extracomment>Point of interest P306 “The Stuck Tap”: name.</extracomment>
        <translation>Der klemmende Hahn</translation>
    </message>
    <message>
        <source>A wheel as tall as a door, furred with frost on one side and too hot to touch on the other. It was made for eight hands.</source>
        <extracomment>Point of interest P306 “The Stuck Tap”: story.</extracomment>
        <translation>Ein türhohes Rad, auf der einen Seite pelzig von Frost, auf der anderen zu heiß zum Anfassen. Es wurde für acht Hände gemacht.</translation>
    </message>
    <message>
        <source>Turn It</source>
        <extracomment>Point of interest P306 “The Stuck Tap”: name of special action 1.</extracomment>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Tap Controls</source>
        <extracomment>Point of interest P307 “Tap Controls”: name.</extracomment>
        <translation>Hahnsteuerung</translation>
    </message>
    <message>
        <source>Pegs, a slide, a row of lamps, all lit. It would go on like this for another thousand years, if nobody minded.</source>
        <extracomment>Point of interest P307 “Tap Controls”: story.</extracomment>
        <translation>Zapfen, ein Schieber, eine Reihe Lampen, alle an. Es würde noch tausend Jahre so weitergehen, wenn es niemanden stört.</translation>
    </message>
    <message>
        <source>Leave It Running</source>
        <extracomment>Point of interest P307 “Tap Controls”: name of special action 1.</extracomment>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Slag Bridge</source>
        <extracomment>Point of interest P308 “Slag Bridge”: name.</extracomment>
        <translation>Schlackenbrücke</translation>
    </message>
    <message>
        <source>A bridge that nobody built. It ran, it stopped, and ever since it has been thinking of running on.</source>
        <extracomment>Point of interest P308 “Slag Bridge”: story.</extracomment>
        <translation>Eine Brücke, die niemand gebaut hat. Sie lief, sie blieb stehen, und seither überlegt sie, ob sie weiterläuft.</translation>
    </message>
    <message>
        <source>Shore Up</source>
        <extracomment>Point of interest P308 “Slag Bridge”: name of special action 1.</extracomment>
        <translation>Abstützen</translation>
    </message>
    <message>
        <source>Cold Nursery</source>
        <extracomment>Point of interest P309 “Cold Nursery”: name.</extracomment>
        <translation>Kalte Kinderstube</translation>
    </message>
    <message>
        <source>Forty small ones under one blanket, plated like acorns, too cold to be naughty. Somebody has counted them with chalk on the wall.</source>
        <extracomment>Point of interest P309 “Cold Nursery”: story.</extracomment>
        <translation>Vierzig Kleine unter einer Decke, gepanzert wie Eicheln, zu kalt, um unartig zu sein. Jemand hat sie mit Kreide an der Wand gezählt.</translation>
    </message>
    <message>
        <source>Carry the Young</source>
        <extracomment>Point of interest P309 “Cold Nursery”: name of special action 1.</extracomment>
        <translation>Die Kleinen tragen</translation>
    </message>
    <message>
        <source>Letter Kiln</source>
        <extracomment>Point of interest P310 “Letter Kiln”: name.</extracomment>
        <translation>Briefofen</translation>
    </message>
    <message>
        <source>An arch of fire brick with a slot in it. The slot is cold. It wants a full fire, once, and then the ink will take.</source>
        <extracomment>Point of interest P310 “Letter Kiln”: story.</extracomment>
        <translation>Ein Bogen aus Schamottestein mit einem Schlitz darin. Der Schlitz ist kalt. Er will ein volles Feuer, einmal, dann hält die Tinte.</translation>
    </message>
    <message>
        <source>Fire the Stamp</source>
        <extracomment>Point of interest P310 “Letter Kiln”: name of special action 1.</extracomment>
        <translation>Den Stempel brennen</translation>
    </message>
    <message>
        <source>Fire the Stamp by Hand</source>
        <extracomment>Point of interest P310 “Letter Kiln”: name of special action 2.</extracomment>
        <translation>Von Hand brennen</translation>
    </message>
    <message>
        <source>Black Glass Seam</source>
        <extracomment>Point of interest P311 “Black Glass Seam”: name.</extracomment>
        <translation>Schwarze Glasader</translation>
    </message>
    <message>
        <source>The mountain spat here, and the spit froze. It rings under the hammer and comes away in leaves.</source>
        <extracomment>Point of interest P311 “Black Glass Seam”: story.</extracomment>
        <translation>Der Berg hat hierher gespuckt, und die Spucke ist erstarrt. Sie klingt unter dem Hammer und löst sich in Blättern.</translation>
    </message>
    <message>
        <source>Chip Some Loose</source>
        <extracomment>Point of interest P311 “Black Glass Seam”: name of special action 1.</extracomment>
        <translation>Etwas abschlagen</translation>
    </message>
    <message>
        <source>Choir Circle</source>
        <extracomment>Point of interest P312 “Choir Circle”: name.</extracomment>
        <translation>Chorkreis</translation>
    </message>
    <message>
        <source>Nine rings of stools, one for each year of a life. The innermost ring is the loudest. They are keeping you a place.</source>
        <extracomment>Point of interest P312 “Choir Circle”: story.</extracomment>
        <translation>Neun Ringe aus Hockern, einer für jedes Lebensjahr. Der innerste Ring ist der lauteste. Sie halten euch einen Platz frei.</translation>
    </message>
    <message>
        <source>Keep the Beat</source>
        <extracomment>Point of interest P312 “Choir Circle”: name of special action 1.</extracomment>
        <translation>Den Takt halten</translation>
    </message>
    <message>
        <source>Dead Carrier</source>
        <extracomment>Point of interest P313 “Dead Carrier”: name.</extracomment>
        <translation>Toter Träger</translation>
    </message>
    <message>
        <source>It walked as far as the bridge and sat down to wait for the slag to cool. It is still sitting.</source>
        <extracomment>Point of interest P313 “Dead Carrier”: story.</extracomment>
        <translation>Er ging bis zur Brücke und setzte sich, um zu warten, bis die Schlacke abkühlt. Er sitzt noch immer.</translation>
    </message>
    <message>
        <source>Strip Gently</source>
        <extracomment>Point of interest P313 “Dead Carrier”: name of special action 1.</extracomment>
        <translation>Behutsam zerlegen</translation>
    </message>
    <message>
        <source>Vent Moss</source>
        <extracomment>Point of interest P314 “Vent Moss”: name.</extracomment>
        <translation>Schlotmoos</translation>
    </message>
    <message>
        <source>Gray velvet on the wall where the warm air used to come out. It has kept the shape of the draft.</source>
        <extracomment>Point of interest P314 “Vent Moss”: story.</extracomment>
        <translation>Grauer Samt an der Wand, wo früher die warme Luft herauskam. Er hat die Form des Luftzugs behalten.</translation>
    </message>
    <message>
        <source>Scrape</source>
        <extracomment>Point of interest P314 “Vent Moss”: name of special action 1.</extracomment>
        <translation>Abschaben</translation>
    </message>
    <message>
        <source>Landing Ice</source>
        <extracomment>Point of interest P401 “Landing Ice”: name.</extracomment>
        <translation>Landeeis</translation>
    </message>
    <message>
        <source>Flat, white, blue where the engines touched it. From here every direction is the same, which is the trouble.</source>
        <extracomment>Point of interest P401 “Landing Ice”: story.</extracomment>
        <translation>Flach, weiß, blau, wo die Triebwerke es berührt haben. Von hier aus ist jede Richtung gleich, und das ist das Problem.</translation>
    </message>
    <message>
        <source>Set a Beacon</source>
        <extracomment>Point of interest P401 “Landing Ice”: name of special action 1.</extracomment>
        <translation>Ein Leuchtfeuer setzen</translation>
    </message>
    <message>
        <source>Windbreak</source>
        <extracomment>Point of interest P402 “Windbreak”: name.</extracomment>
        <translation>Windschutz</translation>
    </message>
    <message>
        <source>A wall of snow blocks, cut with care and with a rounded tool. Whoever built it thought of the next people.</source>
        <extracomment>Point of interest P402 “Windbreak”: story.</extracomment>
        <translation>Eine Mauer aus Schneeblöcken, sorgsam und mit einem runden Werkzeug geschnitten. Wer sie gebaut hat, dachte an die Nächsten.</translation>
    </message>
    <message>
        <source>Huddle</source>
        <extracomment>Point of interest P402 “Windbreak”: name of special action 1.</extracomment>
        <translation>Zusammenrücken</translation>
    </message>
    <message>
        <source>Blue Crack</source>
        <extracomment>Point of interest P403 “Blue Crack”: name.</extracomment>
        <translation>Blauer Spalt</translation>
    </message>
    <message>
        <source>The ice has opened to let its color out. A long way down, something drips at intervals of a slow breath.</source>
        <extracomment>Point of interest P403 “Blue Crack”: story.</extracomment>
        <translation>Das Eis hat sich geöffnet, um seine Farbe hinauszulassen. Tief unten tropft etwas im Abstand eines langsamen Atemzugs.</translation>
    </message>
    <message>
        <source>Rope Down</source>
        <extracomment>Point of interest P403 “Blue Crack”: name of special action 1.</extracomment>
        <translation>Abseilen</translation>
    </message>
    <message>
        <source>Scent Door</source>
        <extracomment>Point of interest P404 “Scent Door”: name.</extracomment>
        <translation>Dufttür</translation>
    </message>
    <message>
        <source>A round door without a handle. In the middle there is a hollow, the shape of a face, for breathing into.</source>
        <extracomment>Point of interest P404 “Scent Door”: story.</extracomment>
        <translation>Eine runde Tür ohne Griff. In der Mitte ist eine Mulde in der Form eines Gesichts, zum Hineinatmen.</translation>
    </message>
    <message>
        <source>Breathe and Describe</source>
        <extracomment>Point of interest P404 “Scent Door”: name of special action 1.</extracomment>
        <translation>Atmen und beschreiben</translation>
    </message>
    <message>
        <source>Reading Lamp Stand</source>
        <extracomment>Point of interest P405 “Reading Lamp Stand”: name.</extracomment>
        <translation>Leselampenständer</translation>
    </message>
    <message>
        <source>A tall lamp with a wick of felt and a hood, so that the light falls on the label and not on the letter.</source>
        <extracomment>Point of interest P405 “Reading Lamp Stand”: story.</extracomment>
        <translation>Eine hohe Lampe mit einem Docht aus Filz und einer Haube, damit das Licht auf das Etikett fällt und nicht auf den Brief.</translation>
    </message>
    <message>
        <source>Light It</source>
        <extracomment>Point of interest P405 “Reading Lamp Stand”: name of special action 1.</extracomment>
        <translation>Anzünden</translation>
    </message>
    <message>
        <source>East Shelves</source>
        <extracomment>Point of interest P406 “East Shelves”: name.</extracomment>
        <translation>Ostregale</translation>
    </message>
    <message>
        <source>Vials no longer than a finger, stoppered with wax, rank upon rank, furred with frost. Each is somebody, saying something.</source>
        <extracomment>Point of interest P406 “East Shelves”: story.</extracomment>
        <translation>Phiolen, nicht länger als ein Finger, mit Wachs verschlossen, Reihe um Reihe, pelzig von Frost. Jede ist jemand, der etwas sagt.</translation>
    </message>
    <message>
        <source>Carry Vials</source>
        <extracomment>Point of interest P406 “East Shelves”: name of special action 1; Point of interest P407 “West Shelves”: name of special action 1.</extracomment>
        <translation>Phiolen tragen</translation>
    </message>
    <message>
        <source>West Shelves</source>
        <extracomment>Point of interest P407 “West Shelves”: name.</extracomment>
        <translation>Westregale</translation>
    </message>
    <message>
        <source>The older letters. The frost is thicker, the labels smaller, and one shelf has been kept free for an answer.</source>
        <extracomment>Point of interest P407 “West Shelves”: story.</extracomment>
        <translation>Die älteren Briefe. Der Frost ist dicker, die Etiketten sind kleiner, und ein Brett wurde freigehalten für eine Antwort.</translation>
    </message>
    <message>
        <source>Sleepers’ Ring</source>
        <extracomment>Point of interest P408 “Sleepers’ Ring”: name.</extracomment>
        <translation>Ring der Schlafenden</translation>
    </message>
    <message>
        <source>Six hundred of them in rings, wings folded like letters, a little warmth in the middle, the smell of wool.</source>
        <extracomment>Point of interest P408 “Sleepers’ Ring”: story.</extracomment>
        <translation>Sechshundert von ihnen in Ringen, die Flügel gefaltet wie Briefe, in der Mitte ein wenig Wärme, der Geruch von Wolle.</translation>
    </message>
    <message>
        <source>Wake One, Gently</source>
        <extracomment>Point of interest P408 “Sleepers’ Ring”: name of special action 1.</extracomment>
        <translation>Jemanden sanft wecken</translation>
    </message>
    <message>
        <source>Ask to Sign</source>
        <extracomment>Point of interest P408 “Sleepers’ Ring”: name of special action 2.</extracomment>
        <translation>Um Unterschrift bitten</translation>
    </message>
    <message>
        <source>Warm Stones</source>
        <extracomment>Point of interest P409 “Warm Stones”: name.</extracomment>
        <translation>Warme Steine</translation>
    </message>
    <message>
        <source>Round stones in a basket beside the stair. Somebody used to carry them up to bed.</source>
        <extracomment>Point of interest P409 “Warm Stones”: story.</extracomment>
        <translation>Runde Steine in einem Korb neben der Treppe. Jemand hat sie früher ins Bett hinaufgetragen.</translation>
    </message>
    <message>
        <source>Carry Heat</source>
        <extracomment>Point of interest P409 “Warm Stones”: name of special action 1.</extracomment>
        <translation>Wärme tragen</translation>
    </message>
    <message>
        <source>Warm Core</source>
        <extracomment>Point of interest P410 “Warm Core”: name.</extracomment>
        <translation>Warmer Kern</translation>
    </message>
    <message>
        <source>A sphere of dull metal under a skin of valves, each with a tag, each tag with a smell. It is dying politely.</source>
        <extracomment>Point of interest P410 “Warm Core”: story.</extracomment>
        <translation>Eine Kugel aus mattem Metall unter einer Haut aus Ventilen, jedes mit einem Anhänger, jeder Anhänger mit einem Geruch. Sie stirbt höflich.</translation>
    </message>
    <message>
        <source>Set the Valves</source>
        <extracomment>Point of interest P410 “Warm Core”: name of special action 1.</extracomment>
        <translation>Die Ventile einstellen</translation>
    </message>
    <message>
        <source>Snow Plain</source>
        <extracomment>Point of interest P411 “Snow Plain”: name.</extracomment>
        <translation>Schneeebene</translation>
    </message>
    <message>
        <source>Your own footprints, and under them, when you look back, a long low swell in the snow that was not there before.</source>
        <extracomment>Point of interest P411 “Snow Plain”: story.</extracomment>
        <translation>Eure eigenen Fußspuren und darunter, wenn ihr zurückblickt, eine lange flache Welle im Schnee, die vorher nicht da war.</translation>
    </message>
    <message>
        <source>Cross Softly</source>
        <extracomment>Point of interest P411 “Snow Plain”: name of special action 1.</extracomment>
        <translation>Leise queren</translation>
    </message>
    <message>
        <source>Letter Niche</source>
        <extracomment>Point of interest P412 “Letter Niche”: name.</extracomment>
        <translation>Briefnische</translation>
    </message>
    <message>
        <source>An alcove with one shelf and nothing on it. The wall behind smells of cold ink, if you take off a glove and ask.</source>
        <extracomment>Point of interest P412 “Letter Niche”: story.</extracomment>
        <translation>Eine Nische mit einem Brett und nichts darauf. Die Wand dahinter riecht nach kalter Tinte, wenn man einen Handschuh auszieht und fragt.</translation>
    </message>
    <message>
        <source>Ask for the Stamp</source>
        <extracomment>Point of interest P412 “Letter Niche”: name of special action 1.</extracomment>
        <translation>Um den Stempel bitten</translation>
    </message>
    <message>
        <source>Index Case</source>
        <extracomment>Point of interest P413 “Index Case”: name.</extracomment>
        <translation>Registerschrank</translation>
    </message>
    <message>
        <source>Drawers of felt threads, a color for each writer, a knot for each letter. Follow a thread and you have an afternoon.</source>
        <extracomment>Point of interest P413 “Index Case”: story.</extracomment>
        <translation>Schubladen voller Filzfäden, eine Farbe für jeden, der schrieb, ein Knoten für jeden Brief. Folgt einem Faden, und der Nachmittag ist um.</translation>
    </message>
    <message>
        <source>Follow the Threads</source>
        <extracomment>Point of interest P413 “Index Case”: name of special action 1.</extracomment>
        <translation>Den Fäden folgen</translation>
    </message>
    <message>
        <source>Frozen Fall</source>
        <extracomment>Point of interest P414 “Frozen Fall”: name.</extracomment>
        <translation>Gefrorener Fall</translation>
    </message>
    <message>
        <source>A waterfall that stopped in the middle of a sentence. In the layers are the springs of forty thousand years.</source>
        <extracomment>Point of interest P414 “Frozen Fall”: story.</extracomment>
        <translation>Ein Wasserfall, der mitten im Satz stehen blieb. In den Schichten liegen die Frühlinge von vierzigtausend Jahren.</translation>
    </message>
    <message>
        <source>Take a Core</source>
        <extracomment>Point of interest P414 “Frozen Fall”: name of special action 1.</extracomment>
        <translation>Einen Kern ziehen</translation>
    </message>
    <message>
        <source>Peat Cutting</source>
        <extracomment>Point of interest P501 “Peat Cutting”: name.</extracomment>
        <translation>Torfstich</translation>
    </message>
    <message>
        <source>A trench as straight as a ruled line, with the spade still standing in it. The spade is younger than the trench; somebody keeps replacing it.</source>
        <extracomment>Point of interest P501 “Peat Cutting”: story.</extracomment>
        <translation>Ein schnurgerader Graben, in dem noch der Spaten steckt. Der Spaten ist jünger als der Graben; jemand ersetzt ihn immer wieder.</translation>
    </message>
    <message>
        <source>Cut Peat</source>
        <extracomment>Point of interest P501 “Peat Cutting”: name of special action 1.</extracomment>
        <translation>Torf stechen</translation>
    </message>
    <message>
        <source>Wick Pond</source>
        <extracomment>Point of interest P502 “Wick Pond”: name.</extracomment>
        <translation>Dochtteich</translation>
    </message>
    <message>
        <source>Bulrushes with glowing heads stand around the water, each with a halo of flies. The pond looks back, in a friendly way.</source>
        <extracomment>Point of interest P502 “Wick Pond”: story.</extracomment>
        <translation>Rohrkolben mit leuchtenden Köpfen stehen um das Wasser, jeder mit einem Heiligenschein aus Fliegen. Der Teich blickt zurück, auf freundliche Art.</translation>
    </message>
    <message>
        <source>Trim the Wicks</source>
        <extracomment>Point of interest P502 “Wick Pond”: name of special action 1.</extracomment>
        <translation>Die Dochte stutzen</translation>
    </message>
    <message>
        <source>Pebble Heap</source>
        <extracomment>Point of interest P503 “Pebble Heap”: name.</extracomment>
        <translation>Kieselhaufen</translation>
    </message>
    <message>
        <source>Ten thousand pebbles, none of them from here, in a heap as high as your chest. Fifty paces on there is another.</source>
        <extracomment>Point of interest P503 “Pebble Heap”: story.</extracomment>
        <translation>Zehntausend Kiesel, keiner davon von hier, auf einem brusthohen Haufen. Fünfzig Schritte weiter liegt noch einer.</translation>
    </message>
    <message>
        <source>Accept a Pebble</source>
        <extracomment>Point of interest P503 “Pebble Heap”: name of special action 1.</extracomment>
        <translation>Einen Kiesel annehmen</translation>
    </message>
    <message>
        <source>Counting Tray</source>
        <extracomment>Point of interest P504 “Counting Tray”: name.</extracomment>
        <translation>Zähltablett</translation>
    </message>
    <message>
        <source>A tray with ruts for pebbles, and beside it, on a slate, four thousand years of strokes in bundles of five.</source>
        <extracomment>Point of interest P504 “Counting Tray”: story.</extracomment>
        <translation>Ein Tablett mit Rillen für Kiesel und daneben, auf einer Schiefertafel, viertausend Jahre Striche in Fünferbündeln.</translation>
    </message>
    <message>
        <source>Check the Sum</source>
        <extracomment>Point of interest P504 “Counting Tray”: name of special action 1.</extracomment>
        <translation>Die Summe prüfen</translation>
    </message>
    <message>
        <source>The Hut</source>
        <extracomment>Point of interest P505 “The Hut”: name.</extracomment>
        <translation>Die Hütte</translation>
    </message>
    <message>
        <source>A roof of turf over half a Keeper. The other half is shelves. She is very glad to see you, and then she is very glad to see you.</source>
        <extracomment>Point of interest P505 “The Hut”: story.</extracomment>
        <translation>Ein Grasdach über einer halben Hüterin. Die andere Hälfte sind Regale. Sie freut sich sehr, euch zu sehen, und dann freut sie sich sehr, euch zu sehen.</translation>
    </message>
    <message>
        <source>Answer Her</source>
        <extracomment>Point of interest P505 “The Hut”: name of special action 1.</extracomment>
        <translation>Ihr antworten</translation>
    </message>
    <message>
        <source>Grazing Strays</source>
        <extracomment>Point of interest P506 “Grazing Strays”: name.</extracomment>
        <translation>Grasende Streuner</translation>
    </message>
    <message>
        <source>They have no route, so they walk in circles and call it grazing. One of them has a ribbon. It will not be hurried.</source>
        <extracomment>Point of interest P506 “Grazing Strays”: story.</extracomment>
        <translation>Sie haben keine Route, also gehen sie im Kreis und nennen es Grasen. Einer trägt eine Schleife. Er lässt sich nicht drängen.</translation>
    </message>
    <message>
        <source>Walk Among Them</source>
        <extracomment>Point of interest P506 “Grazing Strays”: name of special action 1.</extracomment>
        <translation>Unter ihnen gehen</translation>
    </message>
    <message>
        <source>Hollow of Saying</source>
        <extracomment>Point of interest P507 “Hollow of Saying”: name.</extracomment>
        <translation>Mulde des Sagens</translation>
    </message>
    <message>
        <source>In the bottom of the hollow the spores hang as thick as lamps at a fair. Whoever breathes in here says the next thing.</source>
        <extracomment>Point of interest P507 “Hollow of Saying”: story.</extracomment>
        <translation>Am Grund der Mulde hängen die Sporen so dicht wie Lampen auf einem Jahrmarkt. Wer hier einatmet, sagt das Nächste.</translation>
    </message>
    <message>
        <source>Say the Next Thing</source>
        <extracomment>Point of interest P507 “Hollow of Saying”: name of special action 1.</extracomment>
        <translation>Das Nächste sagen</translation>
    </message>
    <message>
        <source>Depot Doors</source>
        <extracomment>Point of interest P508 “Depot Doors”: name.</extracomment>
        <translation>Depottüren</translation>
    </message>
    <message>
        <source>Two doors in a mound, one for going in and one for coming out, both shut, both with a mat.</source>
        <extracomment>Point of interest P508 “Depot Doors”: story.</extracomment>
        <translation>Zwei Türen in einem Hügel, eine zum Hineingehen, eine zum Hinausgehen, beide zu, beide mit Fußmatte.</translation>
    </message>
    <message>
        <source>Open One of Them</source>
        <extracomment>Point of interest P508 “Depot Doors”: name of special action 1.</extracomment>
        <translation>Eine davon öffnen</translation>
    </message>
    <message>
        <source>Spare Limbs</source>
        <extracomment>Point of interest P509 “Spare Limbs”: name.</extracomment>
        <translation>Ersatzbeine</translation>
    </message>
    <message>
        <source>Racks of legs, oiled, in pairs, with tags: *for the one with the limp*, *for when it rains*.</source>
        <extracomment>Point of interest P509 “Spare Limbs”: story.</extracomment>
        <translation>Gestelle voller Beine, geölt, paarweise, mit Anhängern: *für den mit dem Hinken*, *für Regentage*.</translation>
    </message>
    <message>
        <source>Take What Is Tagged</source>
        <extracomment>Point of interest P509 “Spare Limbs”: name of special action 1.</extracomment>
        <translation>Nehmen, was markiert ist</translation>
    </message>
    <message>
        <source>Arch in the Reeds</source>
        <extracomment>Point of interest P510 “Arch in the Reeds”: name.</extracomment>
        <translation>Bogen im Schilf</translation>
    </message>
    <message>
        <source>It stands with its feet in the water and its back to you. It knows that you are there. It has been told to wait for a word.</source>
        <extracomment>Point of interest P510 “Arch in the Reeds”: story.</extracomment>
        <translation>Er steht mit den Füßen im Wasser und mit dem Rücken zu euch. Er weiß, dass ihr da seid. Man hat ihm gesagt, er solle auf ein Wort warten.</translation>
    </message>
    <message>
        <source>Pass On Her Word</source>
        <extracomment>Point of interest P510 “Arch in the Reeds”: name of special action 1.</extracomment>
        <translation>Ihr Wort ausrichten</translation>
    </message>
    <message>
        <source>Stamp Pad</source>
        <extracomment>Point of interest P511 “Stamp Pad”: name.</extracomment>
        <translation>Stempelkissen</translation>
    </message>
    <message>
        <source>A pad of felt in a case of horn, dry at the edges. It would do for another thousand years, if the hinge were seen to.</source>
        <extracomment>Point of interest P511 “Stamp Pad”: story.</extracomment>
        <translation>Ein Filzkissen in einer Dose aus Horn, an den Rändern trocken. Es würde noch tausend Jahre genügen, wenn sich jemand um das Scharnier kümmerte.</translation>
    </message>
    <message>
        <source>See to the Hinge</source>
        <extracomment>Point of interest P511 “Stamp Pad”: name of special action 1.</extracomment>
        <translation>Sich ums Scharnier kümmern</translation>
    </message>
    <message>
        <source>Lamp Jar</source>
        <extracomment>Point of interest P512 “Lamp Jar”: name.</extracomment>
        <translation>Lampenglas</translation>
    </message>
    <message>
        <source>A jar somebody has left at the water’s edge, with holes in the lid. Something in it is reading by its own light.</source>
        <extracomment>Point of interest P512 “Lamp Jar”: story.</extracomment>
        <translation>Ein Glas, das jemand am Wasser stehen gelassen hat, mit Löchern im Deckel. Etwas darin liest bei seinem eigenen Licht.</translation>
    </message>
    <message>
        <source>Fill the Jar</source>
        <extracomment>Point of interest P512 “Lamp Jar”: name of special action 1.</extracomment>
        <translation>Das Glas füllen</translation>
    </message>
    <message>
        <source>Route Tokens</source>
        <extracomment>Point of interest P513 “Route Tokens”: name.</extracomment>
        <translation>Routenmarken</translation>
    </message>
    <message>
        <source>Around each neck hangs a disk with the end of a line engraved on it and the beginning rubbed away. With patience the lines could be joined.</source>
        <extracomment>Point of interest P513 “Route Tokens”: story.</extracomment>
        <translation>Um jeden Hals hängt eine Scheibe, in die das Ende einer Linie eingraviert ist; der Anfang ist abgerieben. Mit Geduld ließen sich die Linien verbinden.</translation>
    </message>
    <message>
        <source>Join the Lines</source>
        <extracomment>Point of interest P513 “Route Tokens”: name of special action 1.</extracomment>
        <translation>Die Linien verbinden</translation>
    </message>
    <message>
        <source>Moss Bed</source>
        <extracomment>Point of interest P514 “Moss Bed”: name.</extracomment>
        <translation>Moosbett</translation>
    </message>
    <message>
        <source>Moss, a hand deep and dry on top. Somebody with long legs has slept here, and somebody with none.</source>
        <extracomment>Point of interest P514 “Moss Bed”: story.</extracomment>
        <translation>Moos, eine Hand tief und oben trocken. Hier hat jemand mit langen Beinen geschlafen und jemand ohne Beine.</translation>
    </message>
    <message>
        <source>Lie Down for an Hour</source>
        <extracomment>Point of interest P514 “Moss Bed”: name of special action 1.</extracomment>
        <translation>Sich eine Stunde hinlegen</translation>
    </message>
</context>
<context>
    <name>production_projects</name>
    <message>
        <source>Field Kit</source>
        <extracomment>Production project C01 “Field Kit”: name.</extracomment>
        <translation>Feldausstattung</translation>
    </message>
    <message>
        <source>Everything that somebody wished they had had on the first morning.</source>
        <extracomment>Production project C01 “Field Kit”: story.</extracomment>
        <translation>Alles, was sich am ersten Morgen jemand gewünscht hätte.</translation>
    </message>
    <message>
        <source>Braced Hull</source>
        <extracomment>Production project C02 “Braced Hull”: name.</extracomment>
        <translation>Verstärkter Rumpf</translation>
    </message>
    <message>
        <source>Ribs inside the ribs, so that she can take rough water on the beam.</source>
        <extracomment>Production project C02 “Braced Hull”: story.</extracomment>
        <translation>Spanten in den Spanten, damit sie raues Wasser auch von der Seite verträgt.</translation>
    </message>
    <message>
        <source>Heavy Stores</source>
        <extracomment>Production project C03 “Heavy Stores”: name.</extracomment>
        <translation>Schweres Lager</translation>
    </message>
    <message>
        <source>Tents, winches and sleds: whatever takes two to lift and saves ten from lifting.</source>
        <extracomment>Production project C03 “Heavy Stores”: story.</extracomment>
        <translation>Zelte, Winden und Schlitten: alles, was zwei heben müssen und was zehn das Heben erspart.</translation>
    </message>
    <message>
        <source>Workshop Annex</source>
        <extracomment>Production project C04 “Workshop Annex”: name.</extracomment>
        <translation>Werkstattanbau</translation>
    </message>
    <message>
        <source>A second line, a second bench, and, after some debate, a second kettle.</source>
        <extracomment>Production project C04 “Workshop Annex”: story.</extracomment>
        <translation>Eine zweite Linie, eine zweite Bank und, nach einiger Debatte, ein zweiter Teekessel.</translation>
    </message>
    <message>
        <source>Better Boots</source>
        <extracomment>Production project C05 “Better Boots”: name.</extracomment>
        <translation>Bessere Stiefel</translation>
    </message>
    <message>
        <source>Recon has submitted drawings of its feet.</source>
        <extracomment>Production project C05 “Better Boots”: story.</extracomment>
        <translation>Die Aufklärung hat Zeichnungen ihrer Füße eingereicht.</translation>
    </message>
    <message>
        <source>Lander Ladle</source>
        <extracomment>Production project C06 “Lander Ladle”: name.</extracomment>
        <translation>Lander Kelle</translation>
    </message>
    <message>
        <source>She will hold everything. That was the whole of the order.</source>
        <extracomment>Production project C06 “Lander Ladle”: story.</extracomment>
        <translation>In sie passt alles hinein. Das war auch schon der ganze Auftrag.</translation>
    </message>
    <message>
        <source>Signal Lamps</source>
        <extracomment>Production project C07 “Signal Lamps”: name.</extracomment>
        <translation>Signallampen</translation>
    </message>
    <message>
        <source>A light that says: here, and still here, and mind the step.</source>
        <extracomment>Production project C07 “Signal Lamps”: story.</extracomment>
        <translation>Ein Licht, das sagt: hier, und noch immer hier, und Vorsicht, Stufe.</translation>
    </message>
    <message>
        <source>Well Found</source>
        <extracomment>Production project C08 “Well Found”: name.</extracomment>
        <translation>Gut ausgerüstet</translation>
    </message>
    <message>
        <source>Forty small repairs that were always going to be done next week.</source>
        <extracomment>Production project C08 “Well Found”: story.</extracomment>
        <translation>Vierzig kleine Reparaturen, die immer schon nächste Woche drankommen sollten.</translation>
    </message>
    <message>
        <source>Lander Skillet</source>
        <extracomment>Production project C09 “Lander Skillet”: name.</extracomment>
        <translation>Lander Pfanne</translation>
    </message>
    <message>
        <source>Flat, black, hard to insult.</source>
        <extracomment>Production project C09 “Lander Skillet”: story.</extracomment>
        <translation>Flach, schwarz, schwer zu beleidigen.</translation>
    </message>
    <message>
        <source>Kitchen Fund</source>
        <extracomment>Production project C10 “Kitchen Fund”: name.</extracomment>
        <translation>Küchenkasse</translation>
    </message>
    <message>
        <source>The children’s drive bought the stove. This buys the other stove.</source>
        <extracomment>Production project C10 “Kitchen Fund”: story.</extracomment>
        <translation>Die Sammlung der Kinder hat den Herd bezahlt. Das hier bezahlt den anderen Herd.</translation>
    </message>
    <message>
        <source>Lander Corkscrew</source>
        <extracomment>Production project C11 “Lander Corkscrew”: name.</extracomment>
        <translation>Lander Korkenzieher</translation>
    </message>
    <message>
        <source>She gets in anywhere. The matter of getting out has been discussed.</source>
        <extracomment>Production project C11 “Lander Corkscrew”: story.</extracomment>
        <translation>Kommt überall hinein. Die Frage des Hinauskommens wurde besprochen.</translation>
    </message>
    <message>
        <source>Warm Suits</source>
        <extracomment>Production project C12 “Warm Suits”: name.</extracomment>
        <translation>Warme Anzüge</translation>
    </message>
    <message>
        <source>Quilted by the choir, to measure, with pockets.</source>
        <extracomment>Production project C12 “Warm Suits”: story.</extracomment>
        <translation>Vom Chor gesteppt, nach Maß, mit Taschen.</translation>
    </message>
    <message>
        <source>Lander Colander</source>
        <extracomment>Production project C13 “Lander Colander”: name.</extracomment>
        <translation>Lander Seiher</translation>
    </message>
    <message>
        <source>Full of holes, every one of them a window.</source>
        <extracomment>Production project C13 “Lander Colander”: story.</extracomment>
        <translation>Voller Löcher, und jedes davon ein Fenster.</translation>
    </message>
    <message>
        <source>Rescue Gear</source>
        <extracomment>Production project C14 “Rescue Gear”: name.</extracomment>
        <translation>Rettungsgerät</translation>
    </message>
    <message>
        <source>Ropes, horns, a sled: all of it tested by Security, on Security.</source>
        <extracomment>Production project C14 “Rescue Gear”: story.</extracomment>
        <translation>Seile, Hörner, ein Schlitten: alles von der Sicherheit erprobt, an der Sicherheit.</translation>
    </message>
    <message>
        <source>Quiet Tools</source>
        <extracomment>Production project C15 “Quiet Tools”: name.</extracomment>
        <translation>Leise Werkzeuge</translation>
    </message>
    <message>
        <source>For being a guest in.</source>
        <extracomment>Production project C15 “Quiet Tools”: story.</extracomment>
        <translation>Um Gast zu sein.</translation>
    </message>
    <message>
        <source>Deep Shelves</source>
        <extracomment>Production project C16 “Deep Shelves”: name.</extracomment>
        <translation>Tiefe Regale</translation>
    </message>
    <message>
        <source>There is always room behind what one thought was the back.</source>
        <extracomment>Production project C16 “Deep Shelves”: story.</extracomment>
        <translation>Hinter dem, was man für hinten hielt, ist immer noch Platz.</translation>
    </message>
    <message>
        <source>Things That Fly</source>
        <extracomment>Production project C18 “Things That Fly”: name.</extracomment>
        <translation>Dinge, die fliegen</translation>
    </message>
    <message>
        <source>Kites, chiefly. Some of them have opinions.</source>
        <extracomment>Production project C18 “Things That Fly”: story.</extracomment>
        <translation>Drachen, vor allem. Einige von ihnen haben eine Meinung.</translation>
    </message>
    <message>
        <source>Water and Air</source>
        <extracomment>Production project C19 “Water and Air”: name.</extracomment>
        <translation>Wasser und Luft</translation>
    </message>
    <message>
        <source>The two things nobody thanks you for until they are gone.</source>
        <extracomment>Production project C19 “Water and Air”: story.</extracomment>
        <translation>Die zwei Dinge, für die einem niemand dankt, bis sie fort sind.</translation>
    </message>
    <message>
        <source>Third Line</source>
        <extracomment>Production project C21 “Third Line”: name.</extracomment>
        <translation>Dritte Linie</translation>
    </message>
    <message>
        <source>There was a wall here. It turned out to be a suggestion.</source>
        <extracomment>Production project C21 “Third Line”: story.</extracomment>
        <translation>Hier war eine Wand. Sie stellte sich als Vorschlag heraus.</translation>
    </message>
    <message>
        <source>Lander Samovar</source>
        <extracomment>Production project C22 “Lander Samovar”: name.</extracomment>
        <translation>Lander Samowar</translation>
    </message>
    <message>
        <source>All that the other five taught, and it makes tea.</source>
        <extracomment>Production project C22 “Lander Samovar”: story.</extracomment>
        <translation>Alles, was die anderen fünf gelehrt haben, und Tee macht er auch.</translation>
    </message>
    <message>
        <source>Ward Tents</source>
        <extracomment>Production project C23 “Ward Tents”: name.</extracomment>
        <translation>Krankenzelte</translation>
    </message>
    <message>
        <source>A small quiet place that folds.</source>
        <extracomment>Production project C23 “Ward Tents”: story.</extracomment>
        <translation>Ein kleiner stiller Ort zum Zusammenfalten.</translation>
    </message>
    <message>
        <source>Ladder and Line</source>
        <extracomment>Production project C24 “Ladder and Line”: name.</extracomment>
        <translation>Leiter und Leine</translation>
    </message>
    <message>
        <source>Up, down and across, and back again with somebody over your shoulder.</source>
        <extracomment>Production project C24 “Ladder and Line”: story.</extracomment>
        <translation>Hinauf, hinunter und hinüber und wieder zurück, mit jemandem über der Schulter.</translation>
    </message>
    <message>
        <source>Listening Gear</source>
        <extracomment>Production project C25 “Listening Gear”: name.</extracomment>
        <translation>Lauschgerät</translation>
    </message>
    <message>
        <source>It does not amplify. It waits.</source>
        <extracomment>Production project C25 “Listening Gear”: story.</extracomment>
        <translation>Es verstärkt nicht. Es wartet.</translation>
    </message>
</context>
<context>
    <name>rank_ups</name>
    <message>
        <source>First Steps</source>
        <extracomment>Rank-up card K01 “First Steps”: name.</extracomment>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Well Walked</source>
        <extracomment>Rank-up card K02 “Well Walked”: name.</extracomment>
        <translation>Gut gelaufen</translation>
    </message>
    <message>
        <source>Clean Sheet</source>
        <extracomment>Rank-up card K03 “Clean Sheet”: name.</extracomment>
        <translation>Weiße Weste</translation>
    </message>
    <message>
        <source>Shared Load</source>
        <extracomment>Rank-up card K04 “Shared Load”: name.</extracomment>
        <translation>Geteilte Last</translation>
    </message>
    <message>
        <source>Full Basket</source>
        <extracomment>Rank-up card K05 “Full Basket”: name.</extracomment>
        <translation>Voller Korb</translation>
    </message>
    <message>
        <source>Broad Notes</source>
        <extracomment>Rank-up card K06 “Broad Notes”: name.</extracomment>
        <translation>Bunte Notizen</translation>
    </message>
    <message>
        <source>Night Owls</source>
        <extracomment>Rank-up card K07 “Night Owls”: name.</extracomment>
        <translation>Nachteulen</translation>
    </message>
    <message>
        <source>Good Neighbors</source>
        <extracomment>Rank-up card K08 “Good Neighbors”: name.</extracomment>
        <translation>Gute Nachbarn</translation>
    </message>
    <message>
        <source>Tight Belt</source>
        <extracomment>Rank-up card K09 “Tight Belt”: name.</extracomment>
        <translation>Enger Gürtel</translation>
    </message>
    <message>
        <source>Far Corner</source>
        <extracomment>Rank-up card K10 “Far Corner”: name.</extracomment>
        <translation>Fernste Ecke</translation>
    </message>
    <message>
        <source>Long Sit</source>
        <extracomment>Rank-up card K11 “Long Sit”: name.</extracomment>
        <translation>Sitzfleisch</translation>
    </message>
    <message>
        <source>Loud Success</source>
        <extracomment>Rank-up card K12 “Loud Success”: name.</extracomment>
        <translation>Lauter Erfolg</translation>
    </message>
    <message>
        <source>Humble Pie</source>
        <extracomment>Rank-up card K13 “Humble Pie”: name.</extracomment>
        <translation>Kleinlaut</translation>
    </message>
    <message>
        <source>Paper Trail</source>
        <extracomment>Rank-up card K14 “Paper Trail”: name.</extracomment>
        <translation>Papierspur</translation>
    </message>
    <message>
        <source>Steady Hands</source>
        <extracomment>Rank-up card K15 “Steady Hands”: name.</extracomment>
        <translation>Ruhige Hände</translation>
    </message>
    <message>
        <source>Deep Breath</source>
        <extracomment>Rank-up card K16 “Deep Breath”: name.</extracomment>
        <translation>Tief Luft holen</translation>
    </message>
    <message>
        <source>Old Tricks</source>
        <extracomment>Rank-up card K17 “Old Tricks”: name.</extracomment>
        <translation>Alte Tricks</translation>
    </message>
    <message>
        <source>Extra Mile</source>
        <extracomment>Rank-up card K18 “Extra Mile”: name.</extracomment>
        <translation>Die Extrameile</translation>
    </message>
    <message>
        <source>Everyone Home</source>
        <extracomment>Rank-up card K19 “Everyone Home”: name.</extracomment>
        <translation>Alle daheim</translation>
    </message>
</context>
<context>
    <name>research_projects</name>
    <message>
        <source>Small Keeper, Large Questions</source>
        <extracomment>Research project R01 “Small Keeper, Large Questions”: name.</extracomment>
        <translation>Kleiner Hüter, große Fragen</translation>
    </message>
    <message>
        <source>Sit down with Thimble, and a pot of tea that one of you will drink. Ask it about its day.</source>
        <extracomment>Research project R01 “Small Keeper, Large Questions”: story.</extracomment>
        <translation>Setzt euch zu Fingerhut, mit einer Kanne Tee, die einer von euch trinken wird. Fragt ihn, wie sein Tag war.</translation>
    </message>
    <message>
        <source>Reed Acoustics</source>
        <extracomment>Research project R02 “Reed Acoustics”: name.</extracomment>
        <translation>Schilfakustik</translation>
    </message>
    <message>
        <source>A pipe that remembers. Tune it right and it will listen for you.</source>
        <extracomment>Research project R02 “Reed Acoustics”: story.</extracomment>
        <translation>Ein Rohr, das sich erinnert. Stimmt es richtig, und es lauscht für euch.</translation>
    </message>
    <message>
        <source>Reading the Wrapper</source>
        <extracomment>Research project R03 “Reading the Wrapper”: name.</extracomment>
        <translation>Den Umschlag lesen</translation>
    </message>
    <message>
        <source>Not the Letter. Only what is written on the outside of it, in four hands.</source>
        <extracomment>Research project R03 “Reading the Wrapper”: story.</extracomment>
        <translation>Nicht den Brief. Nur das, was außen auf ihm steht, in vier Handschriften.</translation>
    </message>
    <message>
        <source>Ship’s Pharmacy</source>
        <extracomment>Research project R04 “Ship’s Pharmacy”: name.</extracomment>
        <translation>Bordapotheke</translation>
    </message>
    <message>
        <source>Everything that heals, in drawers that shut, with labels somebody else can read.</source>
        <extracomment>Research project R04 “Ship’s Pharmacy”: story.</extracomment>
        <translation>Alles, was heilt, in Schubladen, die schließen, mit Etiketten, die auch andere lesen können.</translation>
    </message>
    <message>
        <source>Soundings in Thin Space</source>
        <extracomment>Research project R05 “Soundings in Thin Space”: name.</extracomment>
        <translation>Lotungen im dünnen Raum</translation>
    </message>
    <message>
        <source>Let a weight down into the place where there is nothing, and see how long the line is.</source>
        <extracomment>Research project R05 “Soundings in Thin Space”: story.</extracomment>
        <translation>Lasst ein Gewicht hinab, dorthin, wo nichts ist, und seht, wie lang die Leine ist.</translation>
    </message>
    <message>
        <source>Sleep and Other Medicine</source>
        <extracomment>Research project R06 “Sleep and Other Medicine”: name.</extracomment>
        <translation>Schlaf und andere Arzneien</translation>
    </message>
    <message>
        <source>The Ward has prescribed an early night for four hundred and eighteen people. There have been questions.</source>
        <extracomment>Research project R06 “Sleep and Other Medicine”: story.</extracomment>
        <translation>Die Krankenstation hat vierhundertachtzehn Leuten verordnet, früh schlafen zu gehen. Es gab Rückfragen.</translation>
    </message>
    <message>
        <source>Tide Tables</source>
        <extracomment>Research project R07 “Tide Tables”: name.</extracomment>
        <translation>Gezeitentafeln</translation>
    </message>
    <message>
        <source>The Shallows come and go. The Lommu have a song that says when.</source>
        <extracomment>Research project R07 “Tide Tables”: story.</extracomment>
        <translation>Die Untiefen kommen und gehen. Die Lommu haben ein Lied, das sagt, wann.</translation>
    </message>
    <message>
        <source>Cold Storage</source>
        <extracomment>Research project R08 “Cold Storage”: name.</extracomment>
        <translation>Kühllager</translation>
    </message>
    <message>
        <source>How to keep a thing as it was on the day you met it.</source>
        <extracomment>Research project R08 “Cold Storage”: story.</extracomment>
        <translation>Wie man etwas so bewahrt, wie es an dem Tag war, an dem man ihm begegnete.</translation>
    </message>
    <message>
        <source>Tools That Stay Warm</source>
        <extracomment>Research project R09 “Tools That Stay Warm”: name.</extracomment>
        <translation>Werkzeug, das warm bleibt</translation>
    </message>
    <message>
        <source>A handle that is glad to see you.</source>
        <extracomment>Research project R09 “Tools That Stay Warm”: story.</extracomment>
        <translation>Ein Griff, der sich freut, euch zu sehen.</translation>
    </message>
    <message>
        <source>Teaching by Doing</source>
        <extracomment>Research project R10 “Teaching by Doing”: name.</extracomment>
        <translation>Lehren durch Tun</translation>
    </message>
    <message>
        <source>Nobody aboard learned this from a book. Then who has been writing the books?</source>
        <extracomment>Research project R10 “Teaching by Doing”: story.</extracomment>
        <translation>Niemand an Bord hat das aus einem Buch gelernt. Wer hat dann die Bücher geschrieben?</translation>
    </message>
    <message>
        <source>Harder Edges</source>
        <extracomment>Research project R11 “Harder Edges”: name.</extracomment>
        <translation>Härtere Kanten</translation>
    </message>
    <message>
        <source>Salt glass, folded forty times. It rings, it cuts, it does not chip.</source>
        <extracomment>Research project R11 “Harder Edges”: story.</extracomment>
        <translation>Salzglas, vierzigmal gefaltet. Es klingt, es schneidet, es splittert nicht.</translation>
    </message>
    <message>
        <source>Weather Without Words</source>
        <extracomment>Research project R12 “Weather Without Words”: name.</extracomment>
        <translation>Wetter ohne Worte</translation>
    </message>
    <message>
        <source>A chart of how it feels outside, drawn by somebody who has never had a skin.</source>
        <extracomment>Research project R12 “Weather Without Words”: story.</extracomment>
        <translation>Eine Karte davon, wie es sich draußen anfühlt, gezeichnet von jemandem, der nie eine Haut hatte.</translation>
    </message>
    <message>
        <source>Seeds That Walk</source>
        <extracomment>Research project R13 “Seeds That Walk”: name.</extracomment>
        <translation>Samen, die gehen</translation>
    </message>
    <message>
        <source>They go where the light will be. It is rude to stop them.</source>
        <extracomment>Research project R13 “Seeds That Walk”: story.</extracomment>
        <translation>Sie gehen dorthin, wo das Licht sein wird. Es ist unhöflich, sie aufzuhalten.</translation>
    </message>
    <message>
        <source>Grammar of Scent</source>
        <extracomment>Research project R14 “Grammar of Scent”: name.</extracomment>
        <translation>Grammatik der Düfte</translation>
    </message>
    <message>
        <source>Apples is a noun. Apples, when you hold your breath, is a question.</source>
        <extracomment>Research project R14 “Grammar of Scent”: story.</extracomment>
        <translation>Äpfel ist ein Hauptwort. Äpfel mit angehaltenem Atem ist eine Frage.</translation>
    </message>
    <message>
        <source>How Strays Think</source>
        <extracomment>Research project R15 “How Strays Think”: name.</extracomment>
        <translation>Wie Streuner denken</translation>
    </message>
    <message>
        <source>In routes. In mornings. In the weight of the sack, and who is waiting.</source>
        <extracomment>Research project R15 “How Strays Think”: story.</extracomment>
        <translation>In Routen. In Morgen. Im Gewicht des Sacks und darin, wer wartet.</translation>
    </message>
    <message>
        <source>Sentences in Stone</source>
        <extracomment>Research project R16 “Sentences in Stone”: name.</extracomment>
        <translation>Sätze aus Stein</translation>
    </message>
    <message>
        <source>A wall is a letter with the reader walking along it.</source>
        <extracomment>Research project R16 “Sentences in Stone”: story.</extracomment>
        <translation>Eine Mauer ist ein Brief, an dem der Leser entlanggeht.</translation>
    </message>
    <message>
        <source>Forging Without Fire</source>
        <extracomment>Research project R18 “Forging Without Fire”: name.</extracomment>
        <translation>Schmieden ohne Feuer</translation>
    </message>
    <message>
        <source>Ask the metal where it would rather be.</source>
        <extracomment>Research project R18 “Forging Without Fire”: story.</extracomment>
        <translation>Fragt das Metall, wo es lieber wäre.</translation>
    </message>
    <message>
        <source>Lommu Arithmetic</source>
        <extracomment>Research project R19 “Lommu Arithmetic”: name.</extracomment>
        <translation>Lommu-Rechnen</translation>
    </message>
    <message>
        <source>One and one are one. Three hundred and one are also one, but happier.</source>
        <extracomment>Research project R19 “Lommu Arithmetic”: story.</extracomment>
        <translation>Eins und eins ist eins. Dreihundert und eins ist auch eins, nur glücklicher.</translation>
    </message>
    <message>
        <source>Long Care</source>
        <extracomment>Research project R20 “Long Care”: name.</extracomment>
        <translation>Lange Pflege</translation>
    </message>
    <message>
        <source>What to do on the second day, and on the two hundredth.</source>
        <extracomment>Research project R20 “Long Care”: story.</extracomment>
        <translation>Was man am zweiten Tag tut, und am zweihundertsten.</translation>
    </message>
</context>
<context>
    <name>section_cards</name>
    <message>
        <source>Spare Part</source>
        <extracomment>Section card ENG01 “Spare Part”: name.</extracomment>
        <translation>Ersatzteil</translation>
    </message>
    <message>
        <source>Measure Twice</source>
        <extracomment>Section card ENG02 “Measure Twice”: name.</extracomment>
        <translation>Zweimal messen</translation>
    </message>
    <message>
        <source>Second Wrench</source>
        <extracomment>Section card ENG03 “Second Wrench”: name.</extracomment>
        <translation>Zweiter Schlüssel</translation>
    </message>
    <message>
        <source>Block and Tackle</source>
        <extracomment>Section card ENG04 “Block and Tackle”: name.</extracomment>
        <translation>Flaschenzug</translation>
    </message>
    <message>
        <source>Firm Tap</source>
        <extracomment>Section card ENG05 “Firm Tap”: name.</extracomment>
        <translation>Beherzter Klaps</translation>
    </message>
    <message>
        <source>Hand Me That</source>
        <extracomment>Section card ENG06 “Hand Me That”: name.</extracomment>
        <translation>Gib mal her</translation>
    </message>
    <message>
        <source>Bracing</source>
        <extracomment>Section card ENG07 “Bracing”: name.</extracomment>
        <translation>Abstützen</translation>
    </message>
    <message>
        <source>Labeled Cables</source>
        <extracomment>Section card ENG08 “Labeled Cables”: name.</extracomment>
        <translation>Beschriftete Kabel</translation>
    </message>
    <message>
        <source>Field Kettle</source>
        <extracomment>Section card ENG09 “Field Kettle”: name.</extracomment>
        <translation>Feldkessel</translation>
    </message>
    <message>
        <source>Sketch on a Glove</source>
        <extracomment>Section card ENG10 “Sketch on a Glove”: name.</extracomment>
        <translation>Handschuhskizze</translation>
    </message>
    <message>
        <source>Long Stride</source>
        <extracomment>Section card REC01 “Long Stride”: name.</extracomment>
        <translation>Langer Schritt</translation>
    </message>
    <message>
        <source>Chalk Mark</source>
        <extracomment>Section card REC02 “Chalk Mark”: name.</extracomment>
        <translation>Kreidestrich</translation>
    </message>
    <message>
        <source>Lucky Boots</source>
        <extracomment>Section card REC03 “Lucky Boots”: name.</extracomment>
        <translation>Glücksstiefel</translation>
    </message>
    <message>
        <source>Look Before</source>
        <extracomment>Section card REC04 “Look Before”: name.</extracomment>
        <translation>Erst schauen</translation>
    </message>
    <message>
        <source>Elbow Room</source>
        <extracomment>Section card REC05 “Elbow Room”: name.</extracomment>
        <translation>Ellbogenfreiheit</translation>
    </message>
    <message>
        <source>Trail Snack</source>
        <extracomment>Section card REC06 “Trail Snack”: name.</extracomment>
        <translation>Wegzehrung</translation>
    </message>
    <message>
        <source>Rope Down</source>
        <extracomment>Section card REC07 “Rope Down”: name.</extracomment>
        <translation>Seil hinab</translation>
    </message>
    <message>
        <source>Quick Hands</source>
        <extracomment>Section card REC08 “Quick Hands”: name.</extracomment>
        <translation>Flinke Hände</translation>
    </message>
    <message>
        <source>Whistle Signal</source>
        <extracomment>Section card REC09 “Whistle Signal”: name.</extracomment>
        <translation>Pfeifsignal</translation>
    </message>
    <message>
        <source>Stay Low</source>
        <extracomment>Section card REC10 “Stay Low”: name.</extracomment>
        <translation>Unten bleiben</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <extracomment>Section card SCI01 “Hypothesis”: name.</extracomment>
        <translation>Hypothese</translation>
    </message>
    <message>
        <source>Field Notes</source>
        <extracomment>Section card SCI02 “Field Notes”: name.</extracomment>
        <translation>Feldnotizen</translation>
    </message>
    <message>
        <source>Clean Sample</source>
        <extracomment>Section card SCI03 “Clean Sample”: name.</extracomment>
        <translation>Saubere Probe</translation>
    </message>
    <message>
        <source>Ask Politely</source>
        <extracomment>Section card SCI04 “Ask Politely”: name.</extracomment>
        <translation>Höflich fragen</translation>
    </message>
    <message>
        <source>Cross-Check</source>
        <extracomment>Section card SCI05 “Cross-Check”: name.</extracomment>
        <translation>Gegenprobe</translation>
    </message>
    <message>
        <source>Cold Compress</source>
        <extracomment>Section card SCI06 “Cold Compress”: name.</extracomment>
        <translation>Kalter Umschlag</translation>
    </message>
    <message>
        <source>Margin Note</source>
        <extracomment>Section card SCI07 “Margin Note”: name.</extracomment>
        <translation>Randnotiz</translation>
    </message>
    <message>
        <source>Peer Review</source>
        <extracomment>Section card SCI08 “Peer Review”: name.</extracomment>
        <translation>Fachgutachten</translation>
    </message>
    <message>
        <source>Control Group</source>
        <extracomment>Section card SCI09 “Control Group”: name.</extracomment>
        <translation>Kontrollgruppe</translation>
    </message>
    <message>
        <source>Null Result</source>
        <extracomment>Section card SCI10 “Null Result”: name.</extracomment>
        <translation>Nullergebnis</translation>
    </message>
    <message>
        <source>Step Between</source>
        <extracomment>Section card SEC01 “Step Between”: name.</extracomment>
        <translation>Dazwischengehen</translation>
    </message>
    <message>
        <source>Steady Breath</source>
        <extracomment>Section card SEC02 “Steady Breath”: name.</extracomment>
        <translation>Ruhiger Atem</translation>
    </message>
    <message>
        <source>Shoulder In</source>
        <extracomment>Section card SEC03 “Shoulder In”: name.</extracomment>
        <translation>Schulter dagegen</translation>
    </message>
    <message>
        <source>Hold the Door</source>
        <extracomment>Section card SEC04 “Hold the Door”: name.</extracomment>
        <translation>Tür aufhalten</translation>
    </message>
    <message>
        <source>Spare Filter</source>
        <extracomment>Section card SEC05 “Spare Filter”: name.</extracomment>
        <translation>Ersatzfilter</translation>
    </message>
    <message>
        <source>Calm Voice</source>
        <extracomment>Section card SEC06 “Calm Voice”: name.</extracomment>
        <translation>Ruhige Stimme</translation>
    </message>
    <message>
        <source>Watch the Edges</source>
        <extracomment>Section card SEC07 “Watch the Edges”: name.</extracomment>
        <translation>Ränder im Blick</translation>
    </message>
    <message>
        <source>Firm Grip</source>
        <extracomment>Section card SEC08 “Firm Grip”: name.</extracomment>
        <translation>Fester Griff</translation>
    </message>
    <message>
        <source>Fall Back</source>
        <extracomment>Section card SEC09 “Fall Back”: name.</extracomment>
        <translation>Zurückweichen</translation>
    </message>
    <message>
        <source>Share the Weight</source>
        <extracomment>Section card SEC10 “Share the Weight”: name.</extracomment>
        <translation>Gewicht teilen</translation>
    </message>
    <message>
        <source>Load Path</source>
        <extracomment>Section card ENG11 “Load Path”: name.</extracomment>
        <translation>Lastpfad</translation>
    </message>
    <message>
        <source>Bypass</source>
        <extracomment>Section card ENG12 “Bypass”: name.</extracomment>
        <translation>Umgehung</translation>
    </message>
    <message>
        <source>Anchor Bolt</source>
        <extracomment>Section card ENG13 “Anchor Bolt”: name.</extracomment>
        <translation>Ankerbolzen</translation>
    </message>
    <message>
        <source>Shift Handover</source>
        <extracomment>Section card ENG14 “Shift Handover”: name.</extracomment>
        <translation>Schichtübergabe</translation>
    </message>
    <message>
        <source>Borrowed Minute</source>
        <extracomment>Section card ENG15 “Borrowed Minute”: name.</extracomment>
        <translation>Geborgte Minute</translation>
    </message>
    <message>
        <source>Field Weld</source>
        <extracomment>Section card ENG16 “Field Weld”: name.</extracomment>
        <translation>Feldschweißung</translation>
    </message>
    <message>
        <source>Trail Thread</source>
        <extracomment>Section card REC11 “Trail Thread”: name.</extracomment>
        <translation>Wegfaden</translation>
    </message>
    <message>
        <source>Good Vantage</source>
        <extracomment>Section card REC12 “Good Vantage”: name.</extracomment>
        <translation>Guter Ausblick</translation>
    </message>
    <message>
        <source>Rolling Start</source>
        <extracomment>Section card REC13 “Rolling Start”: name.</extracomment>
        <translation>Fliegender Start</translation>
    </message>
    <message>
        <source>Weather Sense</source>
        <extracomment>Section card REC14 “Weather Sense”: name.</extracomment>
        <translation>Wettergespür</translation>
    </message>
    <message>
        <source>Leap</source>
        <extracomment>Section card REC15 “Leap”: name.</extracomment>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Follow Tracks</source>
        <extracomment>Section card REC16 “Follow Tracks”: name.</extracomment>
        <translation>Spuren folgen</translation>
    </message>
    <message>
        <source>Pattern Match</source>
        <extracomment>Section card SCI11 “Pattern Match”: name.</extracomment>
        <translation>Musterabgleich</translation>
    </message>
    <message>
        <source>Field Surgery</source>
        <extracomment>Section card SCI12 “Field Surgery”: name.</extracomment>
        <translation>Feldchirurgie</translation>
    </message>
    <message>
        <source>Common Word</source>
        <extracomment>Section card SCI13 “Common Word”: name.</extracomment>
        <translation>Gemeinsames Wort</translation>
    </message>
    <message>
        <source>Weather Model</source>
        <extracomment>Section card SCI14 “Weather Model”: name.</extracomment>
        <translation>Wettermodell</translation>
    </message>
    <message>
        <source>Rare Find</source>
        <extracomment>Section card SCI15 “Rare Find”: name.</extracomment>
        <translation>Seltener Fund</translation>
    </message>
    <message>
        <source>Symbiosis</source>
        <extracomment>Section card SCI16 “Symbiosis”: name.</extracomment>
        <translation>Symbiose</translation>
    </message>
    <message>
        <source>Circle Up</source>
        <extracomment>Section card SEC11 “Circle Up”: name.</extracomment>
        <translation>Im Kreis stehen</translation>
    </message>
    <message>
        <source>Carry Them</source>
        <extracomment>Section card SEC12 “Carry Them”: name.</extracomment>
        <translation>Huckepack</translation>
    </message>
    <message>
        <source>Stand Ground</source>
        <extracomment>Section card SEC13 “Stand Ground”: name.</extracomment>
        <translation>Standhalten</translation>
    </message>
    <message>
        <source>Good Manners</source>
        <extracomment>Section card SEC14 “Good Manners”: name.</extracomment>
        <translation>Gute Manieren</translation>
    </message>
    <message>
        <source>Last Reserve</source>
        <extracomment>Section card SEC15 “Last Reserve”: name.</extracomment>
        <translation>Letzte Reserve</translation>
    </message>
    <message>
        <source>Guard Duty</source>
        <extracomment>Section card SEC16 “Guard Duty”: name.</extracomment>
        <translation>Wachdienst</translation>
    </message>
    <message>
        <source>Belt and Braces</source>
        <extracomment>Section card ENG17 “Belt and Braces”: name.</extracomment>
        <translation>Doppelt gesichert</translation>
    </message>
    <message>
        <source>Grand Design</source>
        <extracomment>Section card ENG18 “Grand Design”: name.</extracomment>
        <translation>Großer Entwurf</translation>
    </message>
    <message>
        <source>Overbuilt</source>
        <extracomment>Section card ENG19 “Overbuilt”: name.</extracomment>
        <translation>Überdimensioniert</translation>
    </message>
    <message>
        <source>Everything Is a Tool</source>
        <extracomment>Section card ENG20 “Everything Is a Tool”: name.</extracomment>
        <translation>Alles ist Werkzeug</translation>
    </message>
    <message>
        <source>Nobody Walks Alone</source>
        <extracomment>Section card REC17 “Nobody Walks Alone”: name.</extracomment>
        <translation>Niemand geht allein</translation>
    </message>
    <message>
        <source>Sure Footing</source>
        <extracomment>Section card REC18 “Sure Footing”: name.</extracomment>
        <translation>Sicherer Tritt</translation>
    </message>
    <message>
        <source>Mapmaker</source>
        <extracomment>Section card REC19 “Mapmaker”: name.</extracomment>
        <translation>Kartenzeichner</translation>
    </message>
    <message>
        <source>First Across</source>
        <extracomment>Section card REC20 “First Across”: name.</extracomment>
        <translation>Als Erste drüben</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <extracomment>Section card SCI17 “Breakthrough”: name.</extracomment>
        <translation>Durchbruch</translation>
    </message>
    <message>
        <source>Shared Tongue</source>
        <extracomment>Section card SCI18 “Shared Tongue”: name.</extracomment>
        <translation>Geteilte Sprache</translation>
    </message>
    <message>
        <source>Whole Picture</source>
        <extracomment>Section card SCI19 “Whole Picture”: name.</extracomment>
        <translation>Das ganze Bild</translation>
    </message>
    <message>
        <source>Question Everything</source>
        <extracomment>Section card SCI20 “Question Everything”: name.</extracomment>
        <translation>Alles hinterfragen</translation>
    </message>
    <message>
        <source>Unbroken</source>
        <extracomment>Section card SEC17 “Unbroken”: name.</extracomment>
        <translation>Ungebrochen</translation>
    </message>
    <message>
        <source>Rescue Drill</source>
        <extracomment>Section card SEC18 “Rescue Drill”: name.</extracomment>
        <translation>Rettungsübung</translation>
    </message>
    <message>
        <source>The Door Stays Open</source>
        <extracomment>Section card SEC19 “The Door Stays Open”: name.</extracomment>
        <translation>Die Tür bleibt offen</translation>
    </message>
    <message>
        <source>All Together</source>
        <extracomment>Section card SEC20 “All Together”: name.</extracomment>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Give and Take</source>
        <extracomment>Section card SCI-T1 “Give and Take”: name.</extracomment>
        <translation>Geben und Nehmen</translation>
    </message>
    <message>
        <source>Quick Bandage</source>
        <extracomment>Section card SCI-T2 “Quick Bandage”: name.</extracomment>
        <translation>Schneller Verband</translation>
    </message>
    <message>
        <source>Think Aloud</source>
        <extracomment>Section card SCI-T3 “Think Aloud”: name.</extracomment>
        <translation>Laut denken</translation>
    </message>
    <message>
        <source>Right Tool</source>
        <extracomment>Section card ENG-T1 “Right Tool”: name.</extracomment>
        <translation>Richtiges Werkzeug</translation>
    </message>
    <message>
        <source>Warm Corner</source>
        <extracomment>Section card ENG-T2 “Warm Corner”: name.</extracomment>
        <translation>Warme Ecke</translation>
    </message>
    <message>
        <source>Tinker</source>
        <extracomment>Section card ENG-T3 “Tinker”: name.</extracomment>
        <translation>Tüfteln</translation>
    </message>
    <message>
        <source>Good Boots</source>
        <extracomment>Section card REC-T1 “Good Boots”: name.</extracomment>
        <translation>Gute Stiefel</translation>
    </message>
    <message>
        <source>Scramble</source>
        <extracomment>Section card REC-T2 “Scramble”: name.</extracomment>
        <translation>Kraxeln</translation>
    </message>
    <message>
        <source>Look Both Ways</source>
        <extracomment>Section card REC-T3 “Look Both Ways”: name.</extracomment>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Brace</source>
        <extracomment>Section card SEC-T1 “Brace”: name.</extracomment>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>Other Plan</source>
        <extracomment>Section card SEC-T2 “Other Plan”: name.</extracomment>
        <translation>Anderer Plan</translation>
    </message>
    <message>
        <source>Lend a Shoulder</source>
        <extracomment>Section card SEC-T3 “Lend a Shoulder”: name.</extracomment>
        <translation>Schulter leihen</translation>
    </message>
</context>
<context>
    <name>situations</name>
    <message>
        <source>The Hens Have Opinions</source>
        <extracomment>Situation S01 “The Hens Have Opinions”: name.</extracomment>
        <translation>Die Hühner haben eine Meinung</translation>
    </message>
    <message>
        <source>Somebody has been moving the hens’ nesting boxes four centimeters a night. The hens have noticed. Marcelline Ott has noticed the hens noticing. By breakfast there is a petition, a counter-petition, and a neat drawing of the proposed arrangement signed with the print of a very small metal foot. Thimble, asked about it, considers. “They face the door,” it says. “Would you not wish to face the door?”</source>
        <extracomment>Situation S01 “The Hens Have Opinions”: story.</extracomment>
        <translation>Jemand hat die Nistkästen der Hühner jede Nacht um vier Zentimeter verschoben. Die Hühner haben es bemerkt. Marcelline Ott hat bemerkt, dass die Hühner es bemerkt haben. Zum Frühstück gibt es eine Petition, eine Gegenpetition und eine saubere Zeichnung der vorgeschlagenen Anordnung, unterzeichnet mit dem Abdruck eines sehr kleinen Metallfußes. Fingerhut, danach befragt, überlegt. „Sie blicken zur Tür“, sagt er. „Würdet ihr nicht zur Tür blicken wollen?“</translation>
    </message>
    <message>
        <source>Missing Teaspoons</source>
        <extracomment>Situation S02 “Missing Teaspoons”: name.</extracomment>
        <translation>Fehlende Teelöffel</translation>
    </message>
    <message>
        <source>Search the ship for them</source>
        <extracomment>Situation S02 “Missing Teaspoons”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Das Schiff nach ihnen absuchen</translation>
    </message>
    <message>
        <source>Drink tea without them</source>
        <extracomment>Situation S02 “Missing Teaspoons”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Tee ohne sie trinken</translation>
    </message>
    <message>
        <source>On Monday there were sixty teaspoons in the galley. On Tuesday there were fifty-one. This morning the Commons stirs its tea with a screwdriver and a certain coolness. The choir suspects the Works, the Works suspects the choir, and the Compost Committee has suspected everybody since the launch. Nothing else is missing, apart from some wire, one glove and a button with an anchor on it. It would make quite a small person, says Soren Mbali, if one knew how.</source>
        <extracomment>Situation S02 “Missing Teaspoons”: story.</extracomment>
        <translation>Am Montag gab es in der Kombüse sechzig Teelöffel. Am Dienstag gab es einundfünfzig. Heute Morgen rührt der Gemeinschaftsraum seinen Tee mit einem Schraubenzieher und einer gewissen Kühle um. Der Chor verdächtigt das Werk, das Werk verdächtigt den Chor, und der Kompostausschuss verdächtigt seit dem Stapellauf alle. Sonst fehlt nichts, abgesehen von etwas Draht, einem Handschuh und einem Knopf mit einem Anker darauf. Daraus könnte man eine recht kleine Person machen, sagt Soren Mbali, wenn man wüsste, wie.</translation>
    </message>
    <message>
        <source>Shift Nine Cannot Sleep</source>
        <extracomment>Situation S03 “Shift Nine Cannot Sleep”: name.</extracomment>
        <translation>Schicht Neun kann nicht schlafen</translation>
    </message>
    <message>
        <source>Shift nine sleeps in the quarter that lies nearest to the keel, and since the last crossing shift nine does not sleep. It is not a noise, they say. It is more like somebody being about to say something, all night, politely, below the floor. They have tried wool, warm milk and a lecture on valves. The ones who moved furthest from home are the worst off. Henrike Obi puts a microphone under a pillow and looks thoughtful for the rest of the day.</source>
        <extracomment>Situation S03 “Shift Nine Cannot Sleep”: story.</extracomment>
        <translation>Schicht Neun schläft in dem Quartier, das dem Kiel am nächsten liegt, und seit der letzten Querung schläft Schicht Neun nicht. Ein Geräusch sei es nicht, sagen sie. Es sei eher, als wollte jemand gleich etwas sagen, die ganze Nacht, höflich, unter dem Boden. Sie haben es mit Wolle versucht, mit warmer Milch und mit einem Vortrag über Ventile. Am schlimmsten trifft es die, die am weitesten von zu Hause fortgezogen sind. Henrike Obi legt ein Mikrofon unter ein Kopfkissen und sieht für den Rest des Tages nachdenklich aus.</translation>
    </message>
    <message>
        <source>A Birthday Nobody Planned</source>
        <extracomment>Situation S04 “A Birthday Nobody Planned”: name.</extracomment>
        <translation>Ein Geburtstag, den niemand geplant hat</translation>
    </message>
    <message>
        <source>According to the calendar of Earth, which nobody aboard can check any more, today the oldest child of the Long Bench turns ten. Everyone believed that somebody else had it in hand. There is no cake. There are no candles, since candles are a form in three parts. There is one small person at breakfast, being very brave about porridge. Two hours would be enough, and somebody who can draw a horse.</source>
        <extracomment>Situation S04 “A Birthday Nobody Planned”: story.</extracomment>
        <translation>Nach dem Kalender der Erde, den an Bord niemand mehr überprüfen kann, wird das älteste Kind der Langen Bank heute zehn. Alle dachten, jemand anders hätte es im Griff. Es gibt keinen Kuchen. Es gibt keine Kerzen, denn Kerzen sind ein dreiteiliges Formular. Es gibt eine kleine Person beim Frühstück, die ihren Haferbrei mit großer Tapferkeit nimmt. Zwei Stunden würden genügen und jemand, der ein Pferd zeichnen kann.</translation>
    </message>
    <message>
        <source>Compost Dispute</source>
        <extracomment>Situation S05 “Compost Dispute”: name.</extracomment>
        <translation>Kompoststreit</translation>
    </message>
    <message>
        <source>The Compost Committee has met for the ninetieth time and failed to reach a quorum, owing to a walkout by the half that was there. At issue is whether coffee counts as brown or as green. Meanwhile the heap has grown warm, and has grown something else, and the pumps of garden two are working for it. It has leaves like small hands. It waves at the door, with great tact, whenever somebody from the other faction goes by.</source>
        <extracomment>Situation S05 “Compost Dispute”: story.</extracomment>
        <translation>Der Kompostausschuss ist zum neunzigsten Mal zusammengetreten und wieder nicht beschlussfähig gewesen, weil die Hälfte, die da war, den Saal verließ. Es geht darum, ob Kaffee als braun oder als grün gilt. Unterdessen ist der Haufen warm geworden und hat etwas anderes wachsen lassen, und die Pumpen von Garten Zwei arbeiten nur noch dafür. Es hat Blätter wie kleine Hände. Es winkt zur Tür hinüber, mit großem Taktgefühl, sooft jemand von der anderen Fraktion vorbeigeht.</translation>
    </message>
    <message>
        <source>Letters Home</source>
        <extracomment>Situation S06 “Letters Home”: name.</extracomment>
        <translation>Briefe nach Hause</translation>
    </message>
    <message>
        <source>There is no post home; you are the post, and home is behind a door that has closed. People write all the same. The box outside the Reading Corner holds three hundred letters by now, stamped with a potato. Somebody has begun to answer them, at night, in a careful hand, with questions about the weather and the aunt’s knee. Nobody minds. Nobody knows who it is either, and it cannot go on without paper.</source>
        <extracomment>Situation S06 “Letters Home”: story.</extracomment>
        <translation>Nach Hause geht keine Post; die Post seid ihr, und zu Hause liegt hinter einer Tür, die sich geschlossen hat. Die Leute schreiben trotzdem. Im Kasten vor der Leseecke liegen inzwischen dreihundert Briefe, mit einer Kartoffel gestempelt. Jemand hat begonnen, sie zu beantworten, nachts, in sorgfältiger Schrift, mit Fragen nach dem Wetter und nach dem Knie der Tante. Niemand hat etwas dagegen. Es weiß auch niemand, wer es ist, und ohne Papier kann es nicht weitergehen.</translation>
    </message>
    <message>
        <source>The Leak on Deck Four</source>
        <extracomment>Situation S07 “The Leak on Deck Four”: name.</extracomment>
        <translation>Das Leck auf Deck Vier</translation>
    </message>
    <message>
        <source>It is a very small leak. It has been a very small leak for a month, and it drips into a bucket with a mark on it and a name: Gerald. Last night Gerald was full by four. Chief Ning lies down on the deck, puts an ear to the pipe, and gives an estimate, which is two people and a morning, or, later, twenty people and a week. It will not get smaller by being looked at, says the Chief. People go on looking at it.</source>
        <extracomment>Situation S07 “The Leak on Deck Four”: story.</extracomment>
        <translation>Es ist ein sehr kleines Leck. Es ist seit einem Monat ein sehr kleines Leck, und es tropft in einen Eimer, der einen Strich und einen Namen hat: Gerald. Letzte Nacht war Gerald um vier voll. Chefingenieur Ning legt sich aufs Deck, ein Ohr ans Rohr, und gibt eine Schätzung ab, nämlich zwei Leute und einen Vormittag oder, später, zwanzig Leute und eine Woche. Vom Anschauen wird es nicht kleiner, sagt Ning. Die Leute schauen es weiter an.</translation>
    </message>
    <message>
        <source>Two Conductors</source>
        <extracomment>Situation S08 “Two Conductors”: name.</extracomment>
        <translation>Zwei Dirigenten</translation>
    </message>
    <message>
        <source>The choir has two conductors, because it could not bear to hurt either. One believes in breath, the other in counting. On Thursday they conducted the same hymn from opposite ends of the Works, at two speeds, and the altos on the second line stopped work to see who would win. Nobody has won. The lines stand still in sympathy, which is to say that they have taken sides. Somebody will have to sing first, and it had better be somebody loud.</source>
        <extracomment>Situation S08 “Two Conductors”: story.</extracomment>
        <translation>Der Chor hat zwei Dirigenten, weil er es nicht übers Herz brachte, einen von beiden zu kränken. Der eine glaubt an den Atem, der andere ans Zählen. Am Donnerstag haben sie von den entgegengesetzten Enden des Werks aus denselben Choral dirigiert, in zwei Tempi, und die Altstimmen an der zweiten Linie legten die Arbeit nieder, um zu sehen, wer gewinnt. Niemand hat gewonnen. Die Linien stehen aus Mitgefühl still, will sagen, sie haben Partei ergriffen. Jemand wird als Erstes singen müssen, und zwar am besten jemand Lautes.</translation>
    </message>
    <message>
        <source>The Weight Pool</source>
        <extracomment>Situation S09 “The Weight Pool”: name.</extracomment>
        <translation>Die Gewichtswette</translation>
    </message>
    <message>
        <source>Look at Hum</source>
        <extracomment>Situation S09 “The Weight Pool”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Nach Summen sehen</translation>
    </message>
    <message>
        <source>Look at Uphill</source>
        <extracomment>Situation S09 “The Weight Pool”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Nach Bergauf sehen</translation>
    </message>
    <message>
        <source>Look at Kiln</source>
        <extracomment>Situation S09 “The Weight Pool”: alternative 3 of a choice, before what it does.</extracomment>
        <translation>Nach Brennofen sehen</translation>
    </message>
    <message>
        <source>Look at Cold Shelf</source>
        <extracomment>Situation S09 “The Weight Pool”: alternative 4 of a choice, before what it does.</extracomment>
        <translation>Nach Eisbord sehen</translation>
    </message>
    <message>
        <source>Look at Pebble Moor</source>
        <extracomment>Situation S09 “The Weight Pool”: alternative 5 of a choice, before what it does.</extracomment>
        <translation>Nach Kieselmoor sehen</translation>
    </message>
    <message>
        <source>For biscuits, and for the honor of it, half the ship is guessing what the Letter will weigh on Sunday. It weighs nothing, and has done so for weeks; but there is nothing and nothing, as Henrike Obi has unwisely remarked, and now the scale by the galley has a queue. People lean on the cradle to look. They compare notes, and charts, and yesterday. Some of those charts are good enough to put on the River Table.</source>
        <extracomment>Situation S09 “The Weight Pool”: story.</extracomment>
        <translation>Um Kekse und um der Ehre willen rät das halbe Schiff, was der Brief am Sonntag wiegen wird. Er wiegt nichts, und das seit Wochen; aber nichts ist nicht gleich nichts, wie Henrike Obi unklugerweise bemerkt hat, und nun steht an der Waage bei der Kombüse eine Schlange. Leute beugen sich über die Wiege, um nachzusehen. Sie vergleichen Notizen und Diagramme und gestern. Einige der Diagramme sind gut genug, um auf den Flusstisch gelegt zu werden.</translation>
    </message>
    <message>
        <source>Mild Fever, Strong Views</source>
        <extracomment>Situation S10 “Mild Fever, Strong Views”: name.</extracomment>
        <translation>Leichtes Fieber, starke Ansichten</translation>
    </message>
    <message>
        <source>It begins with a warm forehead and goes on to opinions. Those who have it feel quite well, they say, and would like to mention a few things about the duty roster while they are up. By noon the corridor outside the Ward holds eleven people explaining. Nothing in the blood is alien; it is something that came aboard from Earth in somebody’s sourdough and has had time to think. It will pass by itself. The roster may not.</source>
        <extracomment>Situation S10 “Mild Fever, Strong Views”: story.</extracomment>
        <translation>Es beginnt mit einer warmen Stirn und geht dann zu Meinungen über. Wer es hat, fühlt sich, wie es heißt, recht wohl und möchte, da man schon einmal auf ist, ein paar Dinge zum Dienstplan anmerken. Gegen Mittag stehen im Gang vor der Krankenstation elf Leute und erklären. Im Blut ist nichts Fremdes; es ist etwas, das in jemandes Sauerteig von der Erde mit an Bord kam und Zeit zum Nachdenken hatte. Es wird von selbst vergehen. Der Dienstplan vielleicht nicht.</translation>
    </message>
    <message>
        <source>Thimble Is Asking Again</source>
        <extracomment>Situation S11 “Thimble Is Asking Again”: name.</extracomment>
        <translation>Fingerhut fragt wieder</translation>
    </message>
    <message>
        <source>Thimble has found out that there are things which people do not say, and has made a list of them. It asks each of them at the right door, quietly, with its hands behind its back. Do you miss the one who did not come. What is that box for. Why does everybody stop talking when the tall one comes in. It means nothing but good. Four cabins have not spoken since, and a fifth has not stopped.</source>
        <extracomment>Situation S11 “Thimble Is Asking Again”: story.</extracomment>
        <translation>Fingerhut hat herausgefunden, dass es Dinge gibt, die man nicht sagt, und hat eine Liste davon angelegt. Er fragt jedes davon an der richtigen Tür, leise, die Hände auf dem Rücken. Vermisst ihr den, der nicht mitgekommen ist. Wofür ist diese Schachtel. Warum hören alle auf zu reden, wenn der Große hereinkommt. Er meint es nur gut. Vier Kabinen haben seither nicht mehr gesprochen, und eine fünfte hat nicht mehr aufgehört.</translation>
    </message>
    <message>
        <source>The Wall of Maps</source>
        <extracomment>Situation S12 “The Wall of Maps”: name.</extracomment>
        <translation>Die Wand der Karten</translation>
    </message>
    <message>
        <source>Recon hangs its wrong maps too, on principle, and the wall by the Porch is full of them: coasts that were clouds, a mountain that was a thumb. Somebody has been tidying. The maps now hang by size. It looks very fine, and no one can find the way to Rioni. Ximena Tuohy sits on the floor in front of it with a mug and the expression of a person trying to remember a song by its length.</source>
        <extracomment>Situation S12 “The Wall of Maps”: story.</extracomment>
        <translation>Die Aufklärung hängt auch ihre falschen Karten auf, aus Prinzip, und die Wand bei der Veranda ist voll davon: Küsten, die Wolken waren, ein Berg, der ein Daumen war. Jemand hat aufgeräumt. Die Karten hängen jetzt nach Größe. Es sieht sehr schön aus, und niemand findet mehr den Weg nach Rioni. Ximena Tuohy sitzt davor auf dem Boden, mit einem Becher und dem Gesicht eines Menschen, der sich anhand der Länge an ein Lied zu erinnern versucht.</translation>
    </message>
    <message>
        <source>Homeward Petition</source>
        <extracomment>Situation S13 “Homeward Petition”: name.</extracomment>
        <translation>Petition zur Heimkehr</translation>
    </message>
    <message>
        <source>Read it aloud</source>
        <extracomment>Situation S13 “Homeward Petition”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Sie laut vorlesen</translation>
    </message>
    <message>
        <source>Sign it</source>
        <extracomment>Situation S13 “Homeward Petition”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Sie unterschreiben</translation>
    </message>
    <message>
        <source>It is two pages, well written, and it asks for nothing unreasonable. It asks that somebody look, once more and properly, for the door that closed. There are a hundred and forty names under it, some in pencil. The captain has read it standing up. Whoever signs it will be counted, and so will whoever does not; that is the trouble with paper. It lies in the Commons on the good table, with a pen.</source>
        <extracomment>Situation S13 “Homeward Petition”: story.</extracomment>
        <translation>Sie ist zwei Seiten lang, gut geschrieben und verlangt nichts Unvernünftiges. Sie verlangt, dass jemand noch einmal und gründlich nach der Tür sucht, die sich geschlossen hat. Darunter stehen hundertvierzig Namen, einige mit Bleistift. Die Kapitänin hat sie im Stehen gelesen. Wer sie unterschreibt, wird gezählt, und wer sie nicht unterschreibt, auch; das ist das Dumme an Papier. Sie liegt im Gemeinschaftsraum auf dem guten Tisch, mit einem Stift.</translation>
    </message>
    <message>
        <source>Tank on Deck Two</source>
        <extracomment>Situation S14 “Tank on Deck Two”: name.</extracomment>
        <translation>Tank auf Deck Zwei</translation>
    </message>
    <message>
        <source>Warm the tank</source>
        <extracomment>Situation S14 “Tank on Deck Two”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Den Tank wärmen</translation>
    </message>
    <message>
        <source>Let it sulk</source>
        <extracomment>Situation S14 “Tank on Deck Two”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Es schmollen lassen</translation>
    </message>
    <message>
        <source>The young raft travels in a tank on deck two, three hundred small bodies and one mood, and today the mood is cold. It has made itself into the shape of a closed door. The heater is doing what the label says; the label was written for trout. Children from the Long Bench have pressed drawings to the glass. It looks at them all, with all of itself, and turns over. It may be that it is homesick, says Marcelline Ott. It may be that it is nine.</source>
        <extracomment>Situation S14 “Tank on Deck Two”: story.</extracomment>
        <translation>Das junge Floß reist in einem Tank auf Deck Zwei, dreihundert kleine Körper und eine Laune, und heute ist die Laune kalt. Es hat sich zur Form einer geschlossenen Tür gemacht. Die Heizung tut, was auf dem Etikett steht; das Etikett wurde für Forellen geschrieben. Kinder von der Langen Bank haben Zeichnungen ans Glas gedrückt. Es sieht sie alle an, mit allem, was es hat, und dreht sich um. Vielleicht hat es Heimweh, sagt Marcelline Ott. Vielleicht ist es neun.</translation>
    </message>
    <message>
        <source>Knocking in the Pipes</source>
        <extracomment>Situation S15 “Knocking in the Pipes”: name.</extracomment>
        <translation>Klopfen in den Rohren</translation>
    </message>
    <message>
        <source>Every morning at five, somebody knocks on the hot pipe in the Works: tok, tok-tok, and then a pause in which one is clearly expected to say something. Chief Ning has knocked back, out of manners, and now it knocks in the afternoon too. Nobody is in there. It is eleven meters of water and one loose clamp, unless the clamp has been to Kiln. People plan their day around it. Half the shift is late because it lost the thread.</source>
        <extracomment>Situation S15 “Knocking in the Pipes”: story.</extracomment>
        <translation>Jeden Morgen um fünf klopft jemand im Werk auf das Heißwasserrohr: tok, tok-tok, und dann kommt eine Pause, in der eindeutig erwartet wird, dass man etwas sagt. Chefingenieur Ning hat zurückgeklopft, aus Höflichkeit, und jetzt klopft es auch nachmittags. Da drin ist niemand. Es sind elf Meter Wasser und eine lockere Schelle, es sei denn, die Schelle war auf Brennofen. Die Leute planen ihren Tag danach. Die halbe Schicht kommt zu spät, weil sie den Faden verloren hat.</translation>
    </message>
    <message>
        <source>The Smell of Spring</source>
        <extracomment>Situation S16 “The Smell of Spring”: name.</extracomment>
        <translation>Der Geruch von Frühling</translation>
    </message>
    <message>
        <source>There is a vial in the garden that nobody admits to having opened. Since Tuesday the whole ring smells of a spring on another world: wet stone, cut stalks, a warm animal somewhere out of sight. Those who go in to complain sit down for a moment and are found there at supper, asleep, with pollen on their noses. It is the kindest emergency the ship has had. There is also nobody at the pumps.</source>
        <extracomment>Situation S16 “The Smell of Spring”: story.</extracomment>
        <translation>Im Garten liegt eine Phiole, die niemand geöffnet haben will. Seit Dienstag riecht der ganze Ring nach einem Frühling auf einer anderen Welt: nasser Stein, geschnittene Stängel, irgendwo außer Sicht ein warmes Tier. Wer hineingeht, um sich zu beschweren, setzt sich einen Augenblick und wird dort beim Abendessen gefunden, schlafend, mit Pollen auf der Nase. Es ist der freundlichste Notfall, den das Schiff je hatte. Es ist allerdings auch niemand an den Pumpen.</translation>
    </message>
    <message>
        <source>The Heron’s Families</source>
        <extracomment>Situation S17 “The Heron’s Families”: name.</extracomment>
        <translation>Die Familien der Heron</translation>
    </message>
    <message>
        <source>Nine people aboard are related to somebody who sailed in the Heron. Nobody had counted, until the course of the Heron lay on the River Table and nine people came to look at it on the same evening, without having agreed to. They stand around the dark water with their hands in their sleeves. They do not ask for anything. It would help if somebody came and read out what is known, slowly, and did not call it closure.</source>
        <extracomment>Situation S17 “The Heron’s Families”: story.</extracomment>
        <translation>Neun Leute an Bord sind mit jemandem verwandt, der mit der Heron gefahren ist. Niemand hatte gezählt, bis der Kurs der Heron auf dem Flusstisch lag und am selben Abend neun Leute kamen, um ihn sich anzusehen, ohne sich verabredet zu haben. Sie stehen um das dunkle Wasser, die Hände in den Ärmeln. Sie bitten um nichts. Es würde helfen, wenn jemand käme und vorläse, was man weiß, langsam, und es nicht Abschluss nennen würde.</translation>
    </message>
    <message>
        <source>Dimmed Decks</source>
        <extracomment>Situation S21 “Dimmed Decks”: name.</extracomment>
        <translation>Verdunkelte Decks</translation>
    </message>
    <message>
        <source>Two lamps in three are out, to save them. One finds out how much one used to steer by the smell of the bakery and the squeak of the third door. People meet in the dark and apologize, and go on talking longer than they would have. The hens have gone to bed at noon and will not hear of it. It would be quite pleasant, says the captain, if it were on purpose. It is not on purpose.</source>
        <extracomment>Situation S21 “Dimmed Decks”: story.</extracomment>
        <translation>Zwei von drei Lampen sind aus, um sie zu schonen. Man merkt, wie sehr man sich sonst nach dem Geruch der Bäckerei und dem Quietschen der dritten Tür gerichtet hat. Leute begegnen sich im Dunkeln und entschuldigen sich und reden dann länger miteinander, als sie es sonst getan hätten. Die Hühner sind mittags schlafen gegangen und lassen nicht mit sich reden. Es wäre recht angenehm, sagt die Kapitänin, wenn es Absicht wäre. Es ist keine Absicht.</translation>
    </message>
    <message>
        <source>Stray in the Laundry</source>
        <extracomment>Situation S23 “Stray in the Laundry”: name.</extracomment>
        <translation>Streuner in der Wäscherei</translation>
    </message>
    <message>
        <source>Something with three legs came aboard in the sack of somebody’s washing, or the net, or the fender. It has found the laundry, where there are pigeonholes, and it has begun to deliver. Shirts arrive at the wrong cabins, folded, with a stamp. One tool from the Drawer has gone out with the socks and is at this moment on its way to an address that has not existed for four thousand years. It is so happy that nobody likes to be the one.</source>
        <extracomment>Situation S23 “Stray in the Laundry”: story.</extracomment>
        <translation>Etwas mit drei Beinen ist an Bord gekommen, in jemandes Wäschesack oder im Netz oder im Fender. Es hat die Wäscherei gefunden, in der es Fächer gibt, und hat begonnen zuzustellen. Hemden kommen in den falschen Kabinen an, gefaltet, mit Stempel. Ein Werkzeug aus der Schublade ist mit den Socken hinausgegangen und in diesem Augenblick unterwegs zu einer Adresse, die es seit viertausend Jahren nicht mehr gibt. Es ist so glücklich, dass es ihm keiner sagen mag.</translation>
    </message>
    <message>
        <source>A Seat Left Empty</source>
        <extracomment>Situation S24 “A Seat Left Empty”: name.</extracomment>
        <translation>Ein Platz bleibt leer</translation>
    </message>
    <message>
        <source>Nobody has said that the chair is not to be used. It stands at the long table in the Commons with its cup turned over, and people go around it, and the talk goes around it, and the soup is passed across it a little too high. It might be the second week before somebody sits down there by accident and stays seated, because standing up would be worse. It is easier if two do it together, and if they bring the good stories.</source>
        <extracomment>Situation S24 “A Seat Left Empty”: story.</extracomment>
        <translation>Niemand hat gesagt, dass der Stuhl nicht benutzt werden darf. Er steht am langen Tisch im Gemeinschaftsraum, die Tasse davor umgedreht, und die Leute gehen um ihn herum, und das Gespräch geht um ihn herum, und die Suppe wird ein wenig zu hoch über ihn hinweggereicht. Es wird vielleicht die zweite Woche, bis sich jemand aus Versehen dorthin setzt und sitzen bleibt, weil aufzustehen schlimmer wäre. Leichter ist es, wenn zwei es zusammen tun und wenn sie die guten Geschichten mitbringen.</translation>
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
        <translation>Eine blasse Sonne, ein Komet mit einem Netz im Schweif und eine Station, die sich freut, euch zu sehen.</translation>
    </message>
    <message>
        <source>Sorting House</source>
        <extracomment>System of the star map neris “Neris”: name of a destination.</extracomment>
        <translation>Sortierhaus</translation>
    </message>
    <message>
        <source>Hum</source>
        <extracomment>System of the star map neris “Neris”: name of a destination.</extracomment>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Purse Comet</source>
        <extracomment>System of the star map neris “Neris”: name of a destination.</extracomment>
        <translation>Beutelkomet</translation>
    </message>
    <message>
        <source>Rioni</source>
        <extracomment>System of the star map rioni “Rioni”: name.</extracomment>
        <translation>Rioni</translation>
    </message>
    <message>
        <source>A giant with a ring, a moon with a tide, and somebody counting in knots.</source>
        <extracomment>System of the star map rioni “Rioni”: story.</extracomment>
        <translation>Ein Riese mit einem Ring, ein Mond mit einer Tide und jemand, der in Knoten zählt.</translation>
    </message>
    <message>
        <source>Uphill</source>
        <extracomment>System of the star map rioni “Rioni”: name of a destination.</extracomment>
        <translation>Bergauf</translation>
    </message>
    <message>
        <source>Buoy Nine</source>
        <extracomment>System of the star map rioni “Rioni”: name of a destination.</extracomment>
        <translation>Boje Neun</translation>
    </message>
    <message>
        <source>Chaff Ring</source>
        <extracomment>System of the star map rioni “Rioni”: name of a destination.</extracomment>
        <translation>Spreuring</translation>
    </message>
    <message>
        <source>Loa</source>
        <extracomment>System of the star map loa “Loa”: name.</extracomment>
        <translation>Loa</translation>
    </message>
    <message>
        <source>Red light, ash weather, and one dark world that is warm inside.</source>
        <extracomment>System of the star map loa “Loa”: story.</extracomment>
        <translation>Rotes Licht, Aschewetter und eine dunkle Welt, die innen warm ist.</translation>
    </message>
    <message>
        <source>Kiln</source>
        <extracomment>System of the star map loa “Loa”: name of a destination.</extracomment>
        <translation>Brennofen</translation>
    </message>
    <message>
        <source>Ash Weather Post</source>
        <extracomment>System of the star map loa “Loa”: name of a destination.</extracomment>
        <translation>Aschewetterposten</translation>
    </message>
    <message>
        <source>Warm Dark</source>
        <extracomment>System of the star map loa “Loa”: name of a destination.</extracomment>
        <translation>Warmes Dunkel</translation>
    </message>
    <message>
        <source>Drava</source>
        <extracomment>System of the star map drava “Drava”: name.</extracomment>
        <translation>Drava</translation>
    </message>
    <message>
        <source>Two quiet worlds, and between them the place where the road goes down.</source>
        <extracomment>System of the star map drava “Drava”: story.</extracomment>
        <translation>Zwei stille Welten und zwischen ihnen die Stelle, an der die Straße hinabführt.</translation>
    </message>
    <message>
        <source>Cold Shelf</source>
        <extracomment>System of the star map drava “Drava”: name of a destination.</extracomment>
        <translation>Eisbord</translation>
    </message>
    <message>
        <source>Pebble Moor</source>
        <extracomment>System of the star map drava “Drava”: name of a destination.</extracomment>
        <translation>Kieselmoor</translation>
    </message>
    <message>
        <source>Narrow Shallow</source>
        <extracomment>System of the star map drava “Drava”: name of a destination.</extracomment>
        <translation>Schmale Untiefe</translation>
    </message>
</context>
<context>
    <name>tech_levels</name>
    <message>
        <source>Limping</source>
        <extracomment>Tech level T0 “Limping”: name.</extracomment>
        <translation>Hinkend</translation>
    </message>
    <message>
        <source>Every second lamp is out and the kettle in the Works has been asked to wait. Four command and a week of night shifts would put her right.</source>
        <extracomment>Tech level T0 “Limping”: story.</extracomment>
        <translation>Jede zweite Lampe ist aus, und der Teekessel im Werk wurde gebeten zu warten. Vier Befehle und eine Woche Nachtschichten würden sie wieder hinbekommen.</translation>
    </message>
    <message>
        <source>Under Way</source>
        <extracomment>Tech level T1 “Under Way”: name.</extracomment>
        <translation>In Fahrt</translation>
    </message>
    <message>
        <source>All lamps lit, all doors closing. She goes where she is asked.</source>
        <extracomment>Tech level T1 “Under Way”: story.</extracomment>
        <translation>Alle Lampen brennen, alle Türen schließen. Sie fährt, wohin man sie bittet.</translation>
    </message>
    <message>
        <source>Well Found</source>
        <extracomment>Tech level T2 “Well Found”: name.</extracomment>
        <translation>Gut ausgerüstet</translation>
    </message>
    <message>
        <source>The ship of the plans at last: every line tight, every valve labeled, two of them wittily.</source>
        <extracomment>Tech level T2 “Well Found”: story.</extracomment>
        <translation>Endlich das Schiff aus den Plänen: jede Leine straff, jedes Ventil beschriftet, zwei davon geistreich.</translation>
    </message>
</context>
<context>
    <name>threats</name>
    <message>
        <source>Sorting Arm, Unsupervised</source>
        <extracomment>Threat OX2 “Sorting Arm, Unsupervised”: name.</extracomment>
        <translation>Sortierarm, unbeaufsichtigt</translation>
    </message>
    <message>
        <source>It has been told to carry on. It carries on: letters, chairs, you.</source>
        <extracomment>Threat OX2 “Sorting Arm, Unsupervised”: story.</extracomment>
        <translation>Man hat ihm gesagt, er solle weitermachen. Er macht weiter: Briefe, Stühle, euch.</translation>
    </message>
    <message>
        <source>Hold on to a shelf</source>
        <extracomment>Threat OX2 “Sorting Arm, Unsupervised”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Sich an einem Regal festhalten</translation>
    </message>
    <message>
        <source>Be filed in the Return Chute, with a letter that does not belong there</source>
        <extracomment>Threat OX2 “Sorting Arm, Unsupervised”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Im Rücksendeschacht abgelegt werden, mit einem Brief, der dort nicht hingehört</translation>
    </message>
    <message>
        <source>Show Papers</source>
        <extracomment>Threat OX2 “Sorting Arm, Unsupervised”: name of special action 1.</extracomment>
        <translation>Papiere vorzeigen</translation>
    </message>
    <message>
        <source>Return Bureau, on Duty</source>
        <extracomment>Threat OX4 “Return Bureau, on Duty”: name.</extracomment>
        <translation>Rücksendebüro im Dienst</translation>
    </message>
    <message>
        <source>A desk with legs, and then another desk. What stands still is stamped, and what is stamped goes back to where it came from.</source>
        <extracomment>Threat OX4 “Return Bureau, on Duty”: story.</extracomment>
        <translation>Ein Schreibtisch mit Beinen, und dann noch ein Schreibtisch. Was stillsteht, wird gestempelt, und was gestempelt ist, geht dorthin zurück, woher es kam.</translation>
    </message>
    <message>
        <source>Argue with the desk</source>
        <extracomment>Threat OX4 “Return Bureau, on Duty”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Mit dem Schreibtisch streiten</translation>
    </message>
    <message>
        <source>Be stamped RETURN, and take a step back</source>
        <extracomment>Threat OX4 “Return Bureau, on Duty”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Mit ZURÜCK gestempelt werden und einen Schritt zurück machen</translation>
    </message>
    <message>
        <source>Sign the Form</source>
        <extracomment>Threat OX4 “Return Bureau, on Duty”: name of special action 1.</extracomment>
        <translation>Das Formular unterschreiben</translation>
    </message>
    <message>
        <source>Slow Fire, an Uncle</source>
        <extracomment>Threat OX3 “Slow Fire, an Uncle”: name.</extracomment>
        <translation>Langsames Feuer, ein Onkel</translation>
    </message>
    <message>
        <source>He glows, he wanders, he stands in doorways. He has known everybody since they were this high.</source>
        <extracomment>Threat OX3 “Slow Fire, an Uncle”: story.</extracomment>
        <translation>Er glüht, er schlendert, er steht in Türrahmen. Er hat alle schon gekannt, als sie so klein waren.</translation>
    </message>
    <message>
        <source>Be embraced</source>
        <extracomment>Threat OX3 “Slow Fire, an Uncle”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Sich umarmen lassen</translation>
    </message>
    <message>
        <source>Admire him from a step away</source>
        <extracomment>Threat OX3 “Slow Fire, an Uncle”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Ihn aus einem Schritt Abstand bewundern</translation>
    </message>
    <message>
        <source>Ask Him to Dance</source>
        <extracomment>Threat OX3 “Slow Fire, an Uncle”: name of special action 1.</extracomment>
        <translation>Ihn auffordern</translation>
    </message>
    <message>
        <source>Garden Rake</source>
        <extracomment>Threat X09 “Garden Rake”: name.</extracomment>
        <translation>Gartenharke</translation>
    </message>
    <message>
        <source>A tidy machine as tall as a house. It walks its round, and what lies about is brought to where it belongs, or at any rate elsewhere.</source>
        <extracomment>Threat X09 “Garden Rake”: story.</extracomment>
        <translation>Eine haushohe, ordentliche Maschine. Sie geht ihre Runde, und was herumliegt, wird dorthin gebracht, wo es hingehört, oder jedenfalls woandershin.</translation>
    </message>
    <message>
        <source>Walk in Step</source>
        <extracomment>Threat X09 “Garden Rake”: name of special action 1.</extracomment>
        <translation>Im Gleichschritt gehen</translation>
    </message>
    <message>
        <source>Overdue Carrier</source>
        <extracomment>Threat X01 “Overdue Carrier”: name.</extracomment>
        <translation>Überfälliger Träger</translation>
    </message>
    <message>
        <source>What is left of a Carrier: three legs, a lamp, a sack. It is four thousand years late and it is so sorry. It would like you to take your parcel.</source>
        <extracomment>Threat X01 “Overdue Carrier”: story.</extracomment>
        <translation>Was von einem Träger übrig ist: drei Beine, eine Lampe, ein Sack. Er ist viertausend Jahre zu spät, und es tut ihm so leid. Er möchte, dass ihr euer Paket annehmt.</translation>
    </message>
    <message>
        <source>Accept Delivery</source>
        <extracomment>Threat X01 “Overdue Carrier”: name of special action 1.</extracomment>
        <translation>Sendung annehmen</translation>
    </message>
    <message>
        <source>Bank Stalker</source>
        <extracomment>Threat X02 “Bank Stalker”: name.</extracomment>
        <translation>Uferpirscher</translation>
    </message>
    <message>
        <source>A wader, twice your height, gray as a post. It is never seen to walk. It is only, each time, nearer.</source>
        <extracomment>Threat X02 “Bank Stalker”: story.</extracomment>
        <translation>Ein Watvogel, doppelt so groß wie ihr, grau wie ein Pfosten. Man sieht ihn nie gehen. Er ist nur jedes Mal näher.</translation>
    </message>
    <message>
        <source>Stare It Down</source>
        <extracomment>Threat X02 “Bank Stalker”: name of special action 1.</extracomment>
        <translation>Niederstarren</translation>
    </message>
    <message>
        <source>Tide Front</source>
        <extracomment>Threat X03 “Tide Front”: name.</extracomment>
        <translation>Flutfront</translation>
    </message>
    <message>
        <source>A step of brown water with half a forest in it. It takes whatever is not tied down one field further inland.</source>
        <extracomment>Threat X03 “Tide Front”: story.</extracomment>
        <translation>Eine Stufe aus braunem Wasser mit einem halben Wald darin. Was nicht angebunden ist, nimmt sie ein Feld weiter mit ins Land hinein.</translation>
    </message>
    <message>
        <source>Slow Fire</source>
        <extracomment>Threat X04 “Slow Fire”: name.</extracomment>
        <translation>Langsames Feuer</translation>
    </message>
    <message>
        <source>A tongue of lava, crusted over, that comes on at the pace of a clock hand. Where it has stood, the ways are hot for a long time.</source>
        <extracomment>Threat X04 “Slow Fire”: story.</extracomment>
        <translation>Eine Zunge aus Lava, verkrustet, die im Tempo eines Uhrzeigers näher kommt. Wo sie gestanden hat, bleiben die Wege lange heiß.</translation>
    </message>
    <message>
        <source>Bank the Flow</source>
        <extracomment>Threat X04 “Slow Fire”: name of special action 1.</extracomment>
        <translation>Die Lava eindämmen</translation>
    </message>
    <message>
        <source>Undersnow</source>
        <extracomment>Threat X05 “Undersnow”: name.</extracomment>
        <translation>Unterschnee</translation>
    </message>
    <message>
        <source>Something long, under the snow, that follows footsteps. It is not known to want anything. In the library, on the stone, it finds nobody.</source>
        <extracomment>Threat X05 “Undersnow”: story.</extracomment>
        <translation>Etwas Langes unter dem Schnee, das Schritten folgt. Es ist nicht bekannt, dass es etwas will. In der Bibliothek, auf dem Stein, findet es niemanden.</translation>
    </message>
    <message>
        <source>Stand Very Still</source>
        <extracomment>Threat X05 “Undersnow”: name of special action 1.</extracomment>
        <translation>Ganz stillstehen</translation>
    </message>
    <message>
        <source>Stray Flock</source>
        <extracomment>Threat X06 “Stray Flock”: name.</extracomment>
        <translation>Streunerherde</translation>
    </message>
    <message>
        <source>Three legs, or four, or the idea of five. They smell a load on somebody’s back and come to ask, in a body, whether it needs taking anywhere.</source>
        <extracomment>Threat X06 “Stray Flock”: story.</extracomment>
        <translation>Drei Beine oder vier oder die Idee von fünf. Sie wittern eine Last auf jemandes Rücken und kommen geschlossen, um zu fragen, ob sie irgendwohin muss.</translation>
    </message>
    <message>
        <source>Let them carry it back to where it came from</source>
        <extracomment>Threat X06 “Stray Flock”: alternative 1 of a choice, before what it does.</extracomment>
        <translation>Sie es dorthin zurücktragen lassen, woher es kam</translation>
    </message>
    <message>
        <source>Hold on to what you have</source>
        <extracomment>Threat X06 “Stray Flock”: alternative 2 of a choice, before what it does.</extracomment>
        <translation>Festhalten, was man hat</translation>
    </message>
    <message>
        <source>Give It a Pebble</source>
        <extracomment>Threat X06 “Stray Flock”: name of special action 1.</extracomment>
        <translation>Ihnen einen Kiesel geben</translation>
    </message>
    <message>
        <source>Lamp Mother</source>
        <extracomment>Threat X07 “Lamp Mother”: name.</extracomment>
        <translation>Lampenmutter</translation>
    </message>
    <message>
        <source>A bell of light as wide as a barn, trailing a hem. She follows radio chatter, having taken it for one of hers.</source>
        <extracomment>Threat X07 “Lamp Mother”: story.</extracomment>
        <translation>Eine Glocke aus Licht, so breit wie eine Scheune, mit schleppendem Saum. Sie folgt Funkgeplapper, weil sie es für eines ihrer Kinder hält.</translation>
    </message>
</context>
<context>
    <name>uniques</name>
    <message>
        <source>Weight Slip</source>
        <extracomment>Unique discovery 1 “Weight Slip”: name.</extracomment>
        <translation>Wiegezettel</translation>
    </message>
    <message>
        <source>Reed Recording</source>
        <extracomment>Unique discovery 2 “Reed Recording”: name.</extracomment>
        <translation>Schilfaufnahme</translation>
    </message>
    <message>
        <source>Address Plate</source>
        <extracomment>Unique discovery 3 “Address Plate”: name.</extracomment>
        <translation>Adressplatte</translation>
    </message>
    <message>
        <source>Lommu Knot-Song</source>
        <extracomment>Unique discovery 4 “Lommu Knot-Song”: name.</extracomment>
        <translation>Lommu-Knotenlied</translation>
    </message>
    <message>
        <source>Walking Seed</source>
        <extracomment>Unique discovery 5 “Walking Seed”: name.</extracomment>
        <translation>Wandernder Samen</translation>
    </message>
    <message>
        <source>Knocking Stone</source>
        <extracomment>Unique discovery 6 “Knocking Stone”: name.</extracomment>
        <translation>Klopfstein</translation>
    </message>
    <message>
        <source>Tap Key</source>
        <extracomment>Unique discovery 7 “Tap Key”: name.</extracomment>
        <translation>Hahnschlüssel</translation>
    </message>
    <message>
        <source>Frost Vial</source>
        <extracomment>Unique discovery 8 “Frost Vial”: name.</extracomment>
        <translation>Frostphiole</translation>
    </message>
    <message>
        <source>Archive Index</source>
        <extracomment>Unique discovery 9 “Archive Index”: name.</extracomment>
        <translation>Archivregister</translation>
    </message>
    <message>
        <source>Pebble Mail</source>
        <extracomment>Unique discovery 10 “Pebble Mail”: name.</extracomment>
        <translation>Kieselpost</translation>
    </message>
    <message>
        <source>Lantern Wick</source>
        <extracomment>Unique discovery 11 “Lantern Wick”: name.</extracomment>
        <translation>Laternendocht</translation>
    </message>
    <message>
        <source>Salt Lick</source>
        <extracomment>Unique discovery 33 “Salt Lick”: name.</extracomment>
        <translation>Salzleckstein</translation>
    </message>
    <message>
        <source>Raft Basket</source>
        <extracomment>Unique discovery 34 “Raft Basket”: name.</extracomment>
        <translation>Floßkorb</translation>
    </message>
    <message>
        <source>Seat Cushion</source>
        <extracomment>Unique discovery 35 “Seat Cushion”: name.</extracomment>
        <translation>Sitzkissen</translation>
    </message>
    <message>
        <source>Warm Stone</source>
        <extracomment>Unique discovery 36 “Warm Stone”: name.</extracomment>
        <translation>Warmer Stein</translation>
    </message>
</context>
<context>
    <name>upgrades</name>
    <message>
        <source>Braced Hull</source>
        <extracomment>Bridge upgrade B01 “Braced Hull”: name.</extracomment>
        <translation>Verstärkter Rumpf</translation>
    </message>
    <message>
        <source>Ribs inside the ribs. She groans in new places and arrives in amber water.</source>
        <extracomment>Bridge upgrade B01 “Braced Hull”: story.</extracomment>
        <translation>Spanten in den Spanten. Sie ächzt an neuen Stellen und kommt mit bernsteinfarbenem Wasser an.</translation>
    </message>
    <message>
        <source>Long Ear</source>
        <extracomment>Bridge upgrade B03 “Long Ear”: name.</extracomment>
        <translation>Langes Ohr</translation>
    </message>
    <message>
        <source>Nine meters of tuned reed on the bow. It hears weather, and once, apparently, soup.</source>
        <extracomment>Bridge upgrade B03 “Long Ear”: story.</extracomment>
        <translation>Neun Meter gestimmtes Schilf am Bug. Es hört Wetter und einmal, wie es scheint, Suppe.</translation>
    </message>
    <message>
        <source>Drift Charts</source>
        <extracomment>Bridge upgrade B04 “Drift Charts”: name.</extracomment>
        <translation>Driftkarten</translation>
    </message>
    <message>
        <source>Drawn by Recon, corrected by corks.</source>
        <extracomment>Bridge upgrade B04 “Drift Charts”: story.</extracomment>
        <translation>Gezeichnet von der Aufklärung, korrigiert von Korken.</translation>
    </message>
    <message>
        <source>Address Book</source>
        <extracomment>Bridge upgrade B05 “Address Book”: name.</extracomment>
        <translation>Adressbuch</translation>
    </message>
    <message>
        <source>Thimble’s. Every Stop has a line in it, in a very small hand.</source>
        <extracomment>Bridge upgrade B05 “Address Book”: story.</extracomment>
        <translation>Das von Fingerhut. Jeder Halt hat darin eine Zeile in sehr kleiner Schrift.</translation>
    </message>
    <message>
        <source>Weather Desk</source>
        <extracomment>Bridge upgrade B06 “Weather Desk”: name.</extracomment>
        <translation>Wettertisch</translation>
    </message>
    <message>
        <source>You leave when the weather says, not when the clock does, and pack for what is coming.</source>
        <extracomment>Bridge upgrade B06 “Weather Desk”: story.</extracomment>
        <translation>Ihr brecht auf, wenn das Wetter es sagt, nicht wenn die Uhr es sagt, und packt für das, was kommt.</translation>
    </message>
    <message>
        <source>Signal House</source>
        <extracomment>Bridge upgrade B07 “Signal House”: name.</extracomment>
        <translation>Signalhaus</translation>
    </message>
    <message>
        <source>A bell, a list and a tactful knock on cabin doors.</source>
        <extracomment>Bridge upgrade B07 “Signal House”: story.</extracomment>
        <translation>Eine Glocke, eine Liste und ein taktvolles Klopfen an Kabinentüren.</translation>
    </message>
    <message>
        <source>Second Galley</source>
        <extracomment>Bridge upgrade B08 “Second Galley”: name.</extracomment>
        <translation>Zweite Kombüse</translation>
    </message>
    <message>
        <source>Where there is a second breakfast, there is rarely a second quarrel.</source>
        <extracomment>Bridge upgrade B08 “Second Galley”: story.</extracomment>
        <translation>Wo es ein zweites Frühstück gibt, gibt es selten einen zweiten Streit.</translation>
    </message>
    <message>
        <source>Open Channel</source>
        <extracomment>Bridge upgrade B09 “Open Channel”: name.</extracomment>
        <translation>Offener Kanal</translation>
    </message>
    <message>
        <source>Anybody may call the Step and say what was forgotten.</source>
        <extracomment>Bridge upgrade B09 “Open Channel”: story.</extracomment>
        <translation>Alle dürfen die Schwelle anrufen und sagen, was vergessen wurde.</translation>
    </message>
    <message>
        <source>Night School</source>
        <extracomment>Bridge upgrade B10 “Night School”: name.</extracomment>
        <translation>Abendschule</translation>
    </message>
    <message>
        <source>Held in the Commons. The subject is whatever the teacher did wrong today.</source>
        <extracomment>Bridge upgrade B10 “Night School”: story.</extracomment>
        <translation>Im Gemeinschaftsraum. Das Fach ist immer das, was die Lehrkraft heute falsch gemacht hat.</translation>
    </message>
    <message>
        <source>Whispering Shelf</source>
        <extracomment>Bridge upgrade B11 “Whispering Shelf”: name.</extracomment>
        <translation>Flüsterregal</translation>
    </message>
    <message>
        <source>People tell it things, and then they do not need to tell the captain.</source>
        <extracomment>Bridge upgrade B11 “Whispering Shelf”: story.</extracomment>
        <translation>Die Leute erzählen ihm Dinge, und dann müssen sie sie nicht der Kapitänin erzählen.</translation>
    </message>
    <message>
        <source>Brass Shelf</source>
        <extracomment>Bridge upgrade B13 “Brass Shelf”: name.</extracomment>
        <translation>Messingregal</translation>
    </message>
    <message>
        <source>The first row is full. People walk past it on their way out, and touch the frames.</source>
        <extracomment>Bridge upgrade B13 “Brass Shelf”: story.</extracomment>
        <translation>Die erste Reihe ist voll. Die Leute gehen auf dem Weg nach draußen daran vorbei und berühren die Rahmen.</translation>
    </message>
    <message>
        <source>Herbarium</source>
        <extracomment>Bridge upgrade B14 “Herbarium”: name.</extracomment>
        <translation>Herbarium</translation>
    </message>
    <message>
        <source>Pressed, labeled, and argued about. Whatever grows is welcome here first.</source>
        <extracomment>Bridge upgrade B14 “Herbarium”: story.</extracomment>
        <translation>Gepresst, beschriftet und umstritten. Was immer wächst, ist hier zuerst willkommen.</translation>
    </message>
    <message>
        <source>Cabinet of Hands</source>
        <extracomment>Bridge upgrade B15 “Cabinet of Hands”: name.</extracomment>
        <translation>Kabinett der Hände</translation>
    </message>
    <message>
        <source>Casts of every hand you have shaken on the road. They point at the mistake.</source>
        <extracomment>Bridge upgrade B15 “Cabinet of Hands”: story.</extracomment>
        <translation>Abgüsse jeder Hand, die ihr unterwegs geschüttelt habt. Sie zeigen auf den Fehler.</translation>
    </message>
</context>
<context>
    <name>worlds</name>
    <message>
        <source>The Sorting House</source>
        <extracomment>World W00 “The Sorting House”: name.</extracomment>
        <translation>Das Sortierhaus</translation>
    </message>
    <message>
        <source>Weigh-In Floor</source>
        <extracomment>World W00 “The Sorting House”: name of sector 1.</extracomment>
        <translation>Wiegeboden</translation>
    </message>
    <message>
        <source>Stamp Press</source>
        <extracomment>World W00 “The Sorting House”: name of sector 2.</extracomment>
        <translation>Stempelpresse</translation>
    </message>
    <message>
        <source>Chute Bottom</source>
        <extracomment>World W00 “The Sorting House”: name of sector 3.</extracomment>
        <translation>Rutschenende</translation>
    </message>
    <message>
        <source>Sorting Hall</source>
        <extracomment>World W00 “The Sorting House”: name of sector 4.</extracomment>
        <translation>Sortierhalle</translation>
    </message>
    <message>
        <source>Conveyor Six</source>
        <extracomment>World W00 “The Sorting House”: name of sector 5.</extracomment>
        <translation>Förderband Sechs</translation>
    </message>
    <message>
        <source>Lamp Room</source>
        <extracomment>World W00 “The Sorting House”: name of sector 6.</extracomment>
        <translation>Lampenraum</translation>
    </message>
    <message>
        <source>Parcel Well</source>
        <extracomment>World W00 “The Sorting House”: name of sector 7.</extracomment>
        <translation>Paketschacht</translation>
    </message>
    <message>
        <source>The Window</source>
        <extracomment>World W00 “The Sorting House”: name of sector 8.</extracomment>
        <translation>Der Schalter</translation>
    </message>
    <message>
        <source>A station as big as a village, dark, tidy and overjoyed to see you. After four thousand quiet years it does the one thing it knows: it sorts. The machinery means no harm at all, which does not make it safe.</source>
        <extracomment>World W00 “The Sorting House”: story.</extracomment>
        <translation>Eine Station, groß wie ein Dorf, dunkel, aufgeräumt und überglücklich, euch zu sehen. Nach viertausend stillen Jahren tut sie das Einzige, was sie kann: Sie sortiert. Die Maschinen meinen es nicht im Mindesten böse, was sie noch nicht ungefährlich macht.</translation>
    </message>
    <message>
        <source>Belts Running</source>
        <extracomment>World W00 “The Sorting House”: name of the condition printed on its board.</extracomment>
        <translation>Laufende Bänder</translation>
    </message>
    <message>
        <source>Every way through the station is a belt, and every belt has ideas. Walking against it costs strength; being carried costs surprises. There is plenty of everything to eat and drink in your packs.</source>
        <extracomment>World W00 “The Sorting House”: story of the condition printed on its board.</extracomment>
        <translation>Jeder Weg durch die Station ist ein Band, und jedes Band hat Ideen. Dagegen anzugehen kostet Kraft; sich tragen zu lassen kostet Überraschungen. Zu essen und zu trinken habt ihr reichlich im Gepäck.</translation>
    </message>
    <message>
        <source>Hum</source>
        <extracomment>World W01 “Hum”: name.</extracomment>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Landing Pan</source>
        <extracomment>World W01 “Hum”: name of sector 1.</extracomment>
        <translation>Landepfanne</translation>
    </message>
    <message>
        <source>Reed Field</source>
        <extracomment>World W01 “Hum”: name of sector 2.</extracomment>
        <translation>Schilffeld</translation>
    </message>
    <message>
        <source>Salt Steps</source>
        <extracomment>World W01 “Hum”: name of sector 3.</extracomment>
        <translation>Salzstufen</translation>
    </message>
    <message>
        <source>Herd Trail</source>
        <extracomment>World W01 “Hum”: name of sector 4.</extracomment>
        <translation>Herdenpfad</translation>
    </message>
    <message>
        <source>Whistling Gap</source>
        <extracomment>World W01 “Hum”: name of sector 5.</extracomment>
        <translation>Pfeifscharte</translation>
    </message>
    <message>
        <source>Keel Bones</source>
        <extracomment>World W01 “Hum”: name of sector 6.</extracomment>
        <translation>Kielknochen</translation>
    </message>
    <message>
        <source>Glass Orchard</source>
        <extracomment>World W01 “Hum”: name of sector 7.</extracomment>
        <translation>Glasgarten</translation>
    </message>
    <message>
        <source>Sunk Arch</source>
        <extracomment>World W01 “Hum”: name of sector 8.</extracomment>
        <translation>Versunkener Bogen</translation>
    </message>
    <message>
        <source>High Shelf</source>
        <extracomment>World W01 “Hum”: name of sector 9.</extracomment>
        <translation>Hohes Sims</translation>
    </message>
    <message>
        <source>Brine Eye</source>
        <extracomment>World W01 “Hum”: name of sector 10.</extracomment>
        <translation>Soleauge</translation>
    </message>
    <message>
        <source>A sea dried up here so long ago that the salt has turned to glass. Reeds of it grow in fields, hollow, tuned by the wind, and they repeat whatever they last heard: your boots, a drifter’s cough, a quarrel in a language older than bread. Somewhere on the plain stands the first Letterbox.</source>
        <extracomment>World W01 “Hum”: story.</extracomment>
        <translation>Hier ist ein Meer ausgetrocknet, vor so langer Zeit, dass das Salz zu Glas geworden ist. Schilf daraus wächst in Feldern, hohl, vom Wind gestimmt, und wiederholt, was es zuletzt gehört hat: eure Stiefel, das Husten eines Treiblings, einen Streit in einer Sprache, die älter ist als Brot. Irgendwo auf der Ebene steht der erste Briefkasten.</translation>
    </message>
    <message>
        <source>Uphill</source>
        <extracomment>World W02 “Uphill”: name.</extracomment>
        <translation>Bergauf</translation>
    </message>
    <message>
        <source>Root Shelf</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 1; World W02 “Uphill”: name of sector 1.</extracomment>
        <translation>Wurzelsims</translation>
    </message>
    <message>
        <source>Stilt Grove</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 2; World W02 “Uphill”: name of sector 2.</extracomment>
        <translation>Stelzenhain</translation>
    </message>
    <message>
        <source>Mud Stair</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 3; World W02 “Uphill”: name of sector 3.</extracomment>
        <translation>Schlammtreppe</translation>
    </message>
    <message>
        <source>Ebb Channel</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 4; World W02 “Uphill”: name of sector 4.</extracomment>
        <translation>Ebbrinne</translation>
    </message>
    <message>
        <source>Crab Court</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 5; World W02 “Uphill”: name of sector 5.</extracomment>
        <translation>Krabbenhof</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 6; World W02 “Uphill”: name of sector 6.</extracomment>
        <translation>Lagune</translation>
    </message>
    <message>
        <source>Drowned Post</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 7; World W02 “Uphill”: name of sector 7.</extracomment>
        <translation>Ertrunkene Post</translation>
    </message>
    <message>
        <source>Sandbar</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 8; World W02 “Uphill”: name of sector 8.</extracomment>
        <translation>Sandbank</translation>
    </message>
    <message>
        <source>Salt Meadow</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 9; World W02 “Uphill”: name of sector 9.</extracomment>
        <translation>Salzwiese</translation>
    </message>
    <message>
        <source>Leaning Wood</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 10; World W02 “Uphill”: name of sector 10.</extracomment>
        <translation>Lehnwald</translation>
    </message>
    <message>
        <source>Sea Edge</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 11; World W02 “Uphill”: name of sector 11.</extracomment>
        <translation>Meeresrand</translation>
    </message>
    <message>
        <source>A moon of mangrove and mud under a planet so close that the tide is a wall. Twice a watch the trees lift their roots and walk uphill, grumbling. Somewhere in the channel lies a Letterbox, and in the lagoon somebody young is holding on to itself.</source>
        <extracomment>World W02 “Uphill”: story.</extracomment>
        <translation>Ein Mond aus Mangroven und Schlamm unter einem Planeten, der so nah ist, dass die Flut eine Wand ist. Zweimal pro Wache heben die Bäume ihre Wurzeln und gehen murrend bergauf. Irgendwo in der Rinne liegt ein Briefkasten, und in der Lagune hält sich jemand Junges an sich selbst fest.</translation>
    </message>
    <message>
        <source>Kiln</source>
        <extracomment>World W03 “Kiln”: name.</extracomment>
        <translation>Brennofen</translation>
    </message>
    <message>
        <source>Ash Terrace</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 1; World W03 “Kiln”: name of sector 1.</extracomment>
        <translation>Ascheterrasse</translation>
    </message>
    <message>
        <source>Express Delivery</source>
        <extracomment>World WOP1 “Express Delivery”: name.</extracomment>
        <translation>Eilzustellung</translation>
    </message>
    <message>
        <source>Uphill, two tides long. A Stray has run four thousand years late with a satchel of medicine, and is beside itself. The nursery it was meant for is grown up and has a cold. Seven clusters, one flask, and it has to stay warm.</source>
        <extracomment>World WOP1 “Express Delivery”: story.</extracomment>
        <translation>Bergauf, zwei Tiden lang. Ein Streuner ist viertausend Jahre zu spät mit einer Tasche voll Medizin unterwegs und außer sich. Die Kinderstube, für die sie bestimmt war, ist erwachsen und erkältet. Sieben Grüppchen, eine Flasche, und sie muss warm bleiben.</translation>
    </message>
    <message>
        <source>The Night Shift</source>
        <extracomment>World WOP2 “The Night Shift”: name.</extracomment>
        <translation>Die Nachtschicht</translation>
    </message>
    <message>
        <source>Dock</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 1.</extracomment>
        <translation>Dock</translation>
    </message>
    <message>
        <source>Intake</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 2.</extracomment>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>Register Room</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 3.</extracomment>
        <translation>Registratur</translation>
    </message>
    <message>
        <source>North Stacks</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 4.</extracomment>
        <translation>Nordmagazin</translation>
    </message>
    <message>
        <source>South Stacks</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 5.</extracomment>
        <translation>Südmagazin</translation>
    </message>
    <message>
        <source>Scent Vault</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 6.</extracomment>
        <translation>Duftgewölbe</translation>
    </message>
    <message>
        <source>Knot Gallery</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 7.</extracomment>
        <translation>Knotengalerie</translation>
    </message>
    <message>
        <source>Stone Floor</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 8.</extracomment>
        <translation>Steinboden</translation>
    </message>
    <message>
        <source>Drum Hall</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 9.</extracomment>
        <translation>Trommelsaal</translation>
    </message>
    <message>
        <source>Desk</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 10.</extracomment>
        <translation>Schreibtisch</translation>
    </message>
    <message>
        <source>Return Chute</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 11.</extracomment>
        <translation>Rücksendeschacht</translation>
    </message>
    <message>
        <source>Weightless Core</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 12.</extracomment>
        <translation>Schwereloser Kern</translation>
    </message>
    <message>
        <source>A hollow asteroid full of letters that could not be delivered. Its Keeper has gone out for the evening, which it has never done. Keep the lamps lit, be polite to whoever calls, and wait for the morning.</source>
        <extracomment>World WOP2 “The Night Shift”: story.</extracomment>
        <translation>Ein hohler Asteroid voller Briefe, die nicht zugestellt werden konnten. Sein Hüter ist heute Abend ausgegangen, was er noch nie getan hat. Haltet die Lampen am Brennen, seid höflich zu allen, die kommen, und wartet auf den Morgen.</translation>
    </message>
    <message>
        <source>Third Hammer’s Wedding</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name.</extracomment>
        <translation>Dritter Hammer heiratet</translation>
    </message>
    <message>
        <source>Fumarole Walk</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 2; World W03 “Kiln”: name of sector 2.</extracomment>
        <translation>Fumarolenweg</translation>
    </message>
    <message>
        <source>Knock Door</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 3; World W03 “Kiln”: name of sector 3.</extracomment>
        <translation>Klopftür</translation>
    </message>
    <message>
        <source>Guest Gallery</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 4; World W03 “Kiln”: name of sector 4.</extracomment>
        <translation>Gästegalerie</translation>
    </message>
    <message>
        <source>Ninth Gallery</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 5; World W03 “Kiln”: name of sector 5.</extracomment>
        <translation>Neunte Galerie</translation>
    </message>
    <message>
        <source>Tap House</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 6; World W03 “Kiln”: name of sector 6.</extracomment>
        <translation>Zapfhaus</translation>
    </message>
    <message>
        <source>Slag Bridge</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 7; World W03 “Kiln”: name of sector 7.</extracomment>
        <translation>Schlackenbrücke</translation>
    </message>
    <message>
        <source>Cold Gallery</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 8; World W03 “Kiln”: name of sector 8.</extracomment>
        <translation>Kalte Galerie</translation>
    </message>
    <message>
        <source>Letter Kiln</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 9; World W03 “Kiln”: name of sector 9.</extracomment>
        <translation>Briefofen</translation>
    </message>
    <message>
        <source>Lava Landing</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 10; World W03 “Kiln”: name of sector 10.</extracomment>
        <translation>Lavalandeplatz</translation>
    </message>
    <message>
        <source>Kiln, with the tap closed and every gallery swept. Third Hammer is getting married at noon, to the only person who ever corrected the beat. Guests bring the hottest thing they have. A slow fire has been invited, too; it is somebody’s uncle.</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: story.</extracomment>
        <translation>Brennofen, mit geschlossenem Hahn und gefegten Galerien. Dritter Hammer heiratet um zwölf Uhr mittags die Einzige, die je seinen Takt berichtigt hat. Gäste bringen das Heißeste mit, was sie haben. Auch ein langsames Feuer ist eingeladen; es ist irgendjemandes Onkel.</translation>
    </message>
    <message>
        <source>Two on a Rope</source>
        <extracomment>World WOP4 “Two on a Rope”: name.</extracomment>
        <translation>Zwei an einem Seil</translation>
    </message>
    <message>
        <source>Net Landing</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 1.</extracomment>
        <translation>Netzlandeplatz</translation>
    </message>
    <message>
        <source>Kite Yard</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 2.</extracomment>
        <translation>Drachenhof</translation>
    </message>
    <message>
        <source>High Line</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 3.</extracomment>
        <translation>Hochseil</translation>
    </message>
    <message>
        <source>Kelp Roof</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 4.</extracomment>
        <translation>Tangdach</translation>
    </message>
    <message>
        <source>Lookout</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 5.</extracomment>
        <translation>Ausguck</translation>
    </message>
    <message>
        <source>Old Mooring</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 6.</extracomment>
        <translation>Alter Liegeplatz</translation>
    </message>
    <message>
        <source>Wind Gate</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 7.</extracomment>
        <translation>Windtor</translation>
    </message>
    <message>
        <source>Rim of the Well</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 8.</extracomment>
        <translation>Brunnenrand</translation>
    </message>
    <message>
        <source>Scent House</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 9.</extracomment>
        <translation>Dufthaus</translation>
    </message>
    <message>
        <source>Low Net</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 10.</extracomment>
        <translation>Unteres Netz</translation>
    </message>
    <message>
        <source>Nets of living kelp in the sunlit air of a giant, and at their edge the rim of the Downwell. A kite hangs there with its line around a spar. It takes two to fetch it: one to hold, one to go. The rope is as long as a sector, and it must not hang slack.</source>
        <extracomment>World WOP4 “Two on a Rope”: story.</extracomment>
        <translation>Netze aus lebendem Tang in der sonnigen Luft eines Riesen, und wo sie enden, der Rand des Fallbrunnens. Dort hängt ein Drachen, dessen Leine sich um eine Spiere gewickelt hat. Es braucht zwei, um ihn zu holen: Einer hält, einer geht. Das Seil ist so lang wie ein Sektor, und es darf nicht durchhängen.</translation>
    </message>
    <message>
        <source>What the Wall Says Next</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name.</extracomment>
        <translation>Was die Mauer als Nächstes sagt</translation>
    </message>
    <message>
        <source>Landing Terrace</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 1.</extracomment>
        <translation>Landeterrasse</translation>
    </message>
    <message>
        <source>Small Walls</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 2.</extracomment>
        <translation>Kleine Mauern</translation>
    </message>
    <message>
        <source>Long Sentence</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 3.</extracomment>
        <translation>Langer Satz</translation>
    </message>
    <message>
        <source>Garden Steps</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 4.</extracomment>
        <translation>Gartenstufen</translation>
    </message>
    <message>
        <source>House of Two</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 5.</extracomment>
        <translation>Haus der Zwei</translation>
    </message>
    <message>
        <source>Rake Field</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 6.</extracomment>
        <translation>Harkenfeld</translation>
    </message>
    <message>
        <source>Quiet Pool</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 7.</extracomment>
        <translation>Stiller Teich</translation>
    </message>
    <message>
        <source>Twilight Orchard</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 8.</extracomment>
        <translation>Dämmerobstgarten</translation>
    </message>
    <message>
        <source>Reading Hill</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 9.</extracomment>
        <translation>Lesehügel</translation>
    </message>
    <message>
        <source>Far Terrace</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 10.</extracomment>
        <translation>Ferne Terrasse</translation>
    </message>
    <message>
        <source>A world of long evenings where the Iruu write by stacking stones. There was a quake in the night, a small one. One stone has come out of the great wall, and everything after it says something else now. It rolled. The rest of the valley remembers which way, if one can read it, and if nobody tidies up first.</source>
        <extracomment>World WOP5 “What the Wall Says Next”: story.</extracomment>
        <translation>Eine Welt der langen Abende, auf der die Iruu schreiben, indem sie Steine schichten. In der Nacht hat die Erde gebebt, ein wenig. Ein Stein ist aus der großen Mauer gefallen, und alles, was danach kommt, sagt jetzt etwas anderes. Er ist gerollt. Das übrige Tal weiß noch, wohin, wenn man es lesen kann und wenn niemand vorher aufräumt.</translation>
    </message>
    <message>
        <source>Under a desert of ash lie the galleries of the Dorrun: quick, plated, warm to the touch, nine years old at most and generous to the point of injury. One gallery is going cold. For them the Post is a nursery rhyme; the tap it left open is not.</source>
        <extracomment>World W03 “Kiln”: story.</extracomment>
        <translation>Unter einer Wüste aus Asche liegen die Galerien der Dorrun: flink, gepanzert, warm anzufassen, höchstens neun Jahre alt und großzügig bis zur Körperverletzung. Eine Galerie wird kalt. Für sie ist die Post ein Kinderreim; der Hahn, den sie offen gelassen hat, ist keiner.</translation>
    </message>
    <message>
        <source>Cold Shelf</source>
        <extracomment>World W04 “Cold Shelf”: name.</extracomment>
        <translation>Eisbord</translation>
    </message>
    <message>
        <source>Landing Ice</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 1.</extracomment>
        <translation>Landeeis</translation>
    </message>
    <message>
        <source>Windbreak</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 2.</extracomment>
        <translation>Windschutz</translation>
    </message>
    <message>
        <source>Blue Crack</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 3.</extracomment>
        <translation>Blauer Spalt</translation>
    </message>
    <message>
        <source>Scent Door</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 4.</extracomment>
        <translation>Dufttür</translation>
    </message>
    <message>
        <source>Vestibule</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 5.</extracomment>
        <translation>Vorraum</translation>
    </message>
    <message>
        <source>East Shelves</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 6.</extracomment>
        <translation>Ostregale</translation>
    </message>
    <message>
        <source>West Shelves</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 7.</extracomment>
        <translation>Westregale</translation>
    </message>
    <message>
        <source>Sleepers’ Ring</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 8.</extracomment>
        <translation>Ring der Schlafenden</translation>
    </message>
    <message>
        <source>Core Stair</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 9.</extracomment>
        <translation>Kerntreppe</translation>
    </message>
    <message>
        <source>Warm Core</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 10.</extracomment>
        <translation>Warmer Kern</translation>
    </message>
    <message>
        <source>Snow Plain</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 11.</extracomment>
        <translation>Schneeebene</translation>
    </message>
    <message>
        <source>Letter Niche</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 12.</extracomment>
        <translation>Briefnische</translation>
    </message>
    <message>
        <source>On an ice moon, in round warm burrows, six hundred archivists lie asleep. Above them stands their library, shelves of sealed vials, each one a letter in scent. The heat that keeps both is failing, and there is not enough for both.</source>
        <extracomment>World W04 “Cold Shelf”: story.</extracomment>
        <translation>Auf einem Eismond liegen in runden warmen Höhlen sechshundert Archivare und schlafen. Über ihnen steht ihre Bibliothek, Regale voll versiegelter Phiolen, jede ein Brief aus Duft. Die Wärme, die beides bewahrt, versiegt, und für beides reicht sie nicht.</translation>
    </message>
    <message>
        <source>Pebble Moor</source>
        <extracomment>World W05 “Pebble Moor”: name.</extracomment>
        <translation>Kieselmoor</translation>
    </message>
    <message>
        <source>Peat Shelf</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 1.</extracomment>
        <translation>Torfbank</translation>
    </message>
    <message>
        <source>Lantern Pools</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 2.</extracomment>
        <translation>Laternentümpel</translation>
    </message>
    <message>
        <source>Pebble Line</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 3.</extracomment>
        <translation>Kieselstrecke</translation>
    </message>
    <message>
        <source>Keeper’s Hut</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 4.</extracomment>
        <translation>Hütte der Hüterin</translation>
    </message>
    <message>
        <source>Flock Meadow</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 5.</extracomment>
        <translation>Herdenwiese</translation>
    </message>
    <message>
        <source>Truth Hollow</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 6.</extracomment>
        <translation>Mulde der Wahrheit</translation>
    </message>
    <message>
        <source>Old Depot</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 7.</extracomment>
        <translation>Altes Depot</translation>
    </message>
    <message>
        <source>Arch in the Reeds</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 8.</extracomment>
        <translation>Bogen im Schilf</translation>
    </message>
    <message>
        <source>Far Peat</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 9.</extracomment>
        <translation>Ferner Torf</translation>
    </message>
    <message>
        <source>A peat moor lit by drifting spore lanterns that loosen the tongue. Half a Keeper lives here with a flock of Strays, who carry pebbles from one heap to another so as to have something to deliver. She would like to be told, truthfully, what a letter is for.</source>
        <extracomment>World W05 “Pebble Moor”: story.</extracomment>
        <translation>Ein Torfmoor im Licht treibender Sporenlaternen, die die Zunge lösen. Hier lebt eine halbe Hüterin mit einer Herde Streuner, die Kiesel von einem Haufen zum anderen tragen, um etwas zuzustellen zu haben. Sie wüsste gern, und zwar ehrlich, wozu ein Brief gut ist.</translation>
    </message>
</context>
</TS>
