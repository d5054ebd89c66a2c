<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>campaigns</name>
    <message>
        <source>The Long Post</source>
        <extracomment>Campaign long_post “The Long Post”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In 2121 the Vanguard carries a letter that nobody can open along a road that nobody has traveled for four thousand years. The door home has closed behind her. Ahead there is a row of small dark post offices, and somebody, somewhere, who is owed an answer.</source>
        <extracomment>Campaign long_post “The Long Post”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desta Kallio</source>
        <extracomment>Campaign long_post “The Long Post”: name of the captain.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bartolomeu Ning</source>
        <extracomment>Campaign long_post “The Long Post”: name of the lead of engineering.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ximena Tuohy</source>
        <extracomment>Campaign long_post “The Long Post”: name of the lead of recon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Henrike Obi</source>
        <extracomment>Campaign long_post “The Long Post”: name of the lead of science.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tavita Morrow</source>
        <extracomment>Campaign long_post “The Long Post”: name of the lead of security.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>conditions</name>
    <message>
        <source>Ebb, Running</source>
        <extracomment>Global condition OG1 “Ebb, Running”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mud shines. Everything that lives in it has come up to see who is in such a hurry.</source>
        <extracomment>Global condition OG1 “Ebb, Running”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flood, Walking</source>
        <extracomment>Global condition OG2 “Flood, Walking”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tide is a wall with a lid of foam. It is not in a hurry, which is the worst of it.</source>
        <extracomment>Global condition OG2 “Flood, Walking”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slack, at Last</source>
        <extracomment>Global condition OG3 “Slack, at Last”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For as long as it takes to drink a cup of tea nothing moves. Then it does, and with it whatever stands here.</source>
        <extracomment>Global condition OG3 “Slack, at Last”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lamps Low, Callers</source>
        <extracomment>Global condition OG4 “Lamps Low, Callers”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is later than it has ever been. Eleven times before the morning there is a knock, and one of the lamps leans to listen.</source>
        <extracomment>Global condition OG4 “Lamps Low, Callers”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the caller politely</source>
        <extracomment>Global condition OG4 “Lamps Low, Callers”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the caller find the way; one lamp is blown out by the door</source>
        <extracomment>Global condition OG4 “Lamps Low, Callers”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wedding Weather</source>
        <extracomment>Global condition OG6 “Wedding Weather”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every gallery is warm to the hand. There is drumming in the floor, and it is about you now and then.</source>
        <extracomment>Global condition OG6 “Wedding Weather”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Anchors, One Flies</source>
        <extracomment>Global condition OG5 “One Anchors, One Flies”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has the start token flies; the other one holds. At the end of a round you change about, and the rope must be taut between you.</source>
        <extracomment>Global condition OG5 “One Anchors, One Flies”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evening, With Dust</source>
        <extracomment>Global condition OG7 “Evening, With Dust”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The light lies flat across the valley and shows everything that is out of place. Something as tall as a house has noticed, too.</source>
        <extracomment>Global condition OG7 “Evening, With Dust”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night Shutters</source>
        <extracomment>Global condition G01 “Night Shutters”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The station is closing, gently, one room at a time. Doors that stood shut all day now stand open, for as long as it takes to get everybody out.</source>
        <extracomment>Global condition G01 “Night Shutters”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still Air</source>
        <extracomment>Global condition G03 “Still Air”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a breath. Every step carries for a kilometer, and the plain remembers it.</source>
        <extracomment>Global condition G03 “Still Air”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choir Wind</source>
        <extracomment>Global condition G04 “Choir Wind”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wind has found the reeds, and the reeds have found their voice. What you drop now is gone before it lands.</source>
        <extracomment>Global condition G04 “Choir Wind”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear Night</source>
        <extracomment>Global condition G05 “Clear Night”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold, windless, and more stars than sky. The salt shines from below, so that you walk between two of everything.</source>
        <extracomment>Global condition G05 “Clear Night”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ebb</source>
        <extracomment>Global condition G06 “Ebb”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The water has gone to see about something. The mud shines, and everything that lives in it has come up to breathe and to have a look at you.</source>
        <extracomment>Global condition G06 “Ebb”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flood</source>
        <extracomment>Global condition G07 “Flood”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tide is a wall with a lid of foam, and it is walking. Channel, arch and sandbar are under it. Whoever stands there pays for standing.</source>
        <extracomment>Global condition G07 “Flood”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slack Water</source>
        <extracomment>Global condition G08 “Slack Water”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For as long as it takes to drink a cup of tea nothing moves at all. The trees put down their roots and pretend that they have always stood here.</source>
        <extracomment>Global condition G08 “Slack Water”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spring Tide</source>
        <extracomment>Global condition G02 “Spring Tide”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice a year moon and giant pull together. The wall comes in with its collar up and goes one stair higher than anyone has left it room for.</source>
        <extracomment>Global condition G02 “Spring Tide”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Rock</source>
        <extracomment>Global condition G09 “Warm Rock”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ground is as warm as a hand. That is the good news; the air above it has been breathed by a mountain.</source>
        <extracomment>Global condition G09 “Warm Rock”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ember Tide</source>
        <extracomment>Global condition G10 “Ember Tide”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes down the slope like a slow crowd with lanterns. In the galleries one hardly notices. Outside, everybody walks as if on a stove.</source>
        <extracomment>Global condition G10 “Ember Tide”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooling</source>
        <extracomment>Global condition G11 “Cooling”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wheel is shut and the heat goes home, gallery by gallery. Up here the rock ticks, as a kettle does when it has been taken off.</source>
        <extracomment>Global condition G11 “Cooling”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard Frost</source>
        <extracomment>Global condition G12 “Hard Frost”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So cold that the air has fallen out of the sky and lies about in heaps. It squeaks.</source>
        <extracomment>Global condition G12 “Hard Frost”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whiteout</source>
        <extracomment>Global condition G13 “Whiteout”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no far and no near. You hold on to a rope and the rope holds on to somebody, you hope. Out on the ice nobody can lend anybody a hand.</source>
        <extracomment>Global condition G13 “Whiteout”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thaw</source>
        <extracomment>Global condition G14 “Thaw”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The warm air comes up the stair and goes along the shelves like somebody reading. Here and there a stopper lets go.</source>
        <extracomment>Global condition G14 “Thaw”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vial opens on the east shelves</source>
        <extracomment>Global condition G14 “Thaw”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vial opens on the west shelves</source>
        <extracomment>Global condition G14 “Thaw”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lantern Drift</source>
        <extracomment>Global condition G15 “Lantern Drift”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lanterns are up and drifting. In their light everybody looks well, and says so.</source>
        <extracomment>Global condition G15 “Lantern Drift”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark Hour</source>
        <extracomment>Global condition G16 “Dark Hour”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lanterns close, all at once, like a crowd that has been told something. What has legs is on them. The Strays walk twice as far, since nobody sees where.</source>
        <extracomment>Global condition G16 “Dark Hour”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crew</name>
    <message>
        <source>Oddny Castellano</source>
        <extracomment>Crewmember oddny_castellano “Oddny Castellano”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairs lander doors and, when asked nicely, family feuds.</source>
        <extracomment>Crewmember oddny_castellano “Oddny Castellano”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Pair of Hands</source>
        <extracomment>Crewmember oddny_castellano “Oddny Castellano”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kwabena Firat</source>
        <extracomment>Crewmember kwabena_firat “Kwabena Firat”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grew up under a suspension bridge; distrusts whatever does not sway.</source>
        <extracomment>Crewmember kwabena_firat “Kwabena Firat”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sway With It</source>
        <extracomment>Crewmember kwabena_firat “Kwabena Firat”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Milosz Tanuvasa</source>
        <extracomment>Crewmember milosz_tanuvasa “Milosz Tanuvasa”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welder, baritone, holder of the ship’s tea-making record.</source>
        <extracomment>Crewmember milosz_tanuvasa “Milosz Tanuvasa”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean Join</source>
        <extracomment>Crewmember milosz_tanuvasa “Milosz Tanuvasa”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rutger Anaya</source>
        <extracomment>Crewmember rutger_anaya “Rutger Anaya”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Designed the recycling loop everyone drinks from; mentions it often.</source>
        <extracomment>Crewmember rutger_anaya “Rutger Anaya”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing Wasted</source>
        <extracomment>Crewmember rutger_anaya “Rutger Anaya”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jomo Lindgren</source>
        <extracomment>Crewmember jomo_lindgren “Jomo Lindgren”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crane operator who can set a piano down on an egg.</source>
        <extracomment>Crewmember jomo_lindgren “Jomo Lindgren”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft Landing</source>
        <extracomment>Crewmember jomo_lindgren “Jomo Lindgren”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sunniva Rao</source>
        <extracomment>Crewmember sunniva_rao “Sunniva Rao”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talks to motors in full sentences. They seem to answer.</source>
        <extracomment>Crewmember sunniva_rao “Sunniva Rao”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Engine</source>
        <extracomment>Crewmember sunniva_rao “Sunniva Rao”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baltazar Nkemdi</source>
        <extracomment>Crewmember baltazar_nkemdi “Baltazar Nkemdi”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retired bridge inspector; the retirement lasted nine days.</source>
        <extracomment>Crewmember baltazar_nkemdi “Baltazar Nkemdi”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load Test</source>
        <extracomment>Crewmember baltazar_nkemdi “Baltazar Nkemdi”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yeon-woo Petrakis</source>
        <extracomment>Crewmember yeon_woo_petrakis “Yeon-woo Petrakis”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Youngest on the hull crew; keeps a list of every bolt.</source>
        <extracomment>Crewmember yeon_woo_petrakis “Yeon-woo Petrakis”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bolt by Bolt</source>
        <extracomment>Crewmember yeon_woo_petrakis “Yeon-woo Petrakis”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grete Mahlangu</source>
        <extracomment>Crewmember grete_mahlangu “Grete Mahlangu”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built pumps for drought towns; hates dripping taps on principle.</source>
        <extracomment>Crewmember grete_mahlangu “Grete Mahlangu”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the Leak</source>
        <extracomment>Crewmember grete_mahlangu “Grete Mahlangu”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignas Palomar</source>
        <extracomment>Crewmember ignas_palomar “Ignas Palomar”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockmaker; late for everything except emergencies.</source>
        <extracomment>Crewmember ignas_palomar “Ignas Palomar”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wind It Back</source>
        <extracomment>Crewmember ignas_palomar “Ignas Palomar”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talia Oyelaran</source>
        <extracomment>Crewmember talia_oyelaran “Talia Oyelaran”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lays cable as others lay tables, candles included.</source>
        <extracomment>Crewmember talia_oyelaran “Talia Oyelaran”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patch Lead</source>
        <extracomment>Crewmember talia_oyelaran “Talia Oyelaran”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dov Karimov</source>
        <extracomment>Crewmember dov_karimov “Dov Karimov”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tunnel engineer; counts paces in his sleep.</source>
        <extracomment>Crewmember dov_karimov “Dov Karimov”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known Distance</source>
        <extracomment>Crewmember dov_karimov “Dov Karimov”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lupe Vanterpool</source>
        <extracomment>Crewmember lupe_vanterpool “Lupe Vanterpool”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed fishing boats for forty years; the sea still owes her.</source>
        <extracomment>Crewmember lupe_vanterpool “Lupe Vanterpool”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever Floats</source>
        <extracomment>Crewmember lupe_vanterpool “Lupe Vanterpool”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anselm Quarshie</source>
        <extracomment>Crewmember anselm_quarshie “Anselm Quarshie”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builds model railways; strong feelings about tolerances.</source>
        <extracomment>Crewmember anselm_quarshie “Anselm Quarshie”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine Tolerance</source>
        <extracomment>Crewmember anselm_quarshie “Anselm Quarshie”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tuuli Makwana</source>
        <extracomment>Crewmember tuuli_makwana “Tuuli Makwana”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Granddaughter of a Halfway trainee; first up, last to bed.</source>
        <extracomment>Crewmember tuuli_makwana “Tuuli Makwana”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light Feet</source>
        <extracomment>Crewmember tuuli_makwana “Tuuli Makwana”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rafe Kimathi</source>
        <extracomment>Crewmember rafe_kimathi “Rafe Kimathi”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marathon runner; says every planet has a hill worth hating.</source>
        <extracomment>Crewmember rafe_kimathi “Rafe Kimathi”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Wind</source>
        <extracomment>Crewmember rafe_kimathi “Rafe Kimathi”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Isidora Plenko</source>
        <extracomment>Crewmember isidora_plenko “Isidora Plenko”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cave cartographer; draws left-handed, in the dark, without stopping.</source>
        <extracomment>Crewmember isidora_plenko “Isidora Plenko”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark Map</source>
        <extracomment>Crewmember isidora_plenko “Isidora Plenko”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nilufar Ayodele</source>
        <extracomment>Crewmember nilufar_ayodele “Nilufar Ayodele”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountain rescue pilot with a voice that stops avalanches.</source>
        <extracomment>Crewmember nilufar_ayodele “Nilufar Ayodele”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold Position</source>
        <extracomment>Crewmember nilufar_ayodele “Nilufar Ayodele”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caspian Roa</source>
        <extracomment>Crewmember caspian_roa “Caspian Roa”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photographer who has not yet taken a picture of himself.</source>
        <extracomment>Crewmember caspian_roa “Caspian Roa”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candid</source>
        <extracomment>Crewmember caspian_roa “Caspian Roa”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hinemoa Dufresne</source>
        <extracomment>Crewmember hinemoa_dufresne “Hinemoa Dufresne”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Navigator who learned stars before letters.</source>
        <extracomment>Crewmember hinemoa_dufresne “Hinemoa Dufresne”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star Path</source>
        <extracomment>Crewmember hinemoa_dufresne “Hinemoa Dufresne”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoltan Abeyratne</source>
        <extracomment>Crewmember zoltan_abeyratne “Zoltan Abeyratne”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beekeeper turned surveyor; still hums at a working pitch.</source>
        <extracomment>Crewmember zoltan_abeyratne “Zoltan Abeyratne”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the Hum</source>
        <extracomment>Crewmember zoltan_abeyratne “Zoltan Abeyratne”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marisol Fennick</source>
        <extracomment>Crewmember marisol_fennick “Marisol Fennick”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delivered mail by bicycle through two floods. Delighted with this job.</source>
        <extracomment>Crewmember marisol_fennick “Marisol Fennick”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither Rain</source>
        <extracomment>Crewmember marisol_fennick “Marisol Fennick”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eskil Ramaswamy</source>
        <extracomment>Crewmember eskil_ramaswamy “Eskil Ramaswamy”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ski patrol; reads snow like a newspaper he disagrees with.</source>
        <extracomment>Crewmember eskil_ramaswamy “Eskil Ramaswamy”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the Slope</source>
        <extracomment>Crewmember eskil_ramaswamy “Eskil Ramaswamy”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palesa Johansen</source>
        <extracomment>Crewmember palesa_johansen “Palesa Johansen”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map librarian who wanted to see whether the maps were right.</source>
        <extracomment>Crewmember palesa_johansen “Palesa Johansen”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marginal Note</source>
        <extracomment>Crewmember palesa_johansen “Palesa Johansen”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bohdan Itoh</source>
        <extracomment>Crewmember bohdan_itoh “Bohdan Itoh”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long-haul driver; knows four hundred songs, sings six well.</source>
        <extracomment>Crewmember bohdan_itoh “Bohdan Itoh”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Haul</source>
        <extracomment>Crewmember bohdan_itoh “Bohdan Itoh”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cleo Sandoval</source>
        <extracomment>Crewmember cleo_sandoval “Cleo Sandoval”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree surgeon. Has fallen from better trees than yours.</source>
        <extracomment>Crewmember cleo_sandoval “Cleo Sandoval”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll With It</source>
        <extracomment>Crewmember cleo_sandoval “Cleo Sandoval”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aroha Bielski</source>
        <extracomment>Crewmember aroha_bielski “Aroha Bielski”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tracks whales for pleasure and lost socks for pay.</source>
        <extracomment>Crewmember aroha_bielski “Aroha Bielski”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patient Eye</source>
        <extracomment>Crewmember aroha_bielski “Aroha Bielski”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mattias Olowe</source>
        <extracomment>Crewmember mattias_olowe “Mattias Olowe”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Former stage magician; suspiciously good with knots.</source>
        <extracomment>Crewmember mattias_olowe “Mattias Olowe”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdirection</source>
        <extracomment>Crewmember mattias_olowe “Mattias Olowe”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filomena Astrup</source>
        <extracomment>Crewmember filomena_astrup “Filomena Astrup”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soil scientist; will taste it if nobody stops her.</source>
        <extracomment>Crewmember filomena_astrup “Filomena Astrup”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tasting Notes</source>
        <extracomment>Crewmember filomena_astrup “Filomena Astrup”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jun-ho Barbosa</source>
        <extracomment>Crewmember jun_ho_barbosa “Jun-ho Barbosa”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistician; bets only biscuits, owns most of them.</source>
        <extracomment>Crewmember jun_ho_barbosa “Jun-ho Barbosa”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair Odds</source>
        <extracomment>Crewmember jun_ho_barbosa “Jun-ho Barbosa”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ondine Kariuki</source>
        <extracomment>Crewmember ondine_kariuki “Ondine Kariuki”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studies slime molds; invites them to meetings.</source>
        <extracomment>Crewmember ondine_kariuki “Ondine Kariuki”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow Thought</source>
        <extracomment>Crewmember ondine_kariuki “Ondine Kariuki”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teofil Gunawardena</source>
        <extracomment>Crewmember teofil_gunawardena “Teofil Gunawardena”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linguist of whistles, clicks and sighs.</source>
        <extracomment>Crewmember teofil_gunawardena “Teofil Gunawardena”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say It Again</source>
        <extracomment>Crewmember teofil_gunawardena “Teofil Gunawardena”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saoirse Matondo</source>
        <extracomment>Crewmember saoirse_matondo “Saoirse Matondo”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glaciologist; carries ice cores as others carry babies.</source>
        <extracomment>Crewmember saoirse_matondo “Saoirse Matondo”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold Patience</source>
        <extracomment>Crewmember saoirse_matondo “Saoirse Matondo”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hadley Ibarra</source>
        <extracomment>Crewmember hadley_ibarra “Hadley Ibarra”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field medic who hates the word brave and proves it daily.</source>
        <extracomment>Crewmember hadley_ibarra “Hadley Ibarra”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady Now</source>
        <extracomment>Crewmember hadley_ibarra “Hadley Ibarra”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirembe Schaaf</source>
        <extracomment>Crewmember mirembe_schaaf “Mirembe Schaaf”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Botanist, optimist; talks to the Letter when nobody listens.</source>
        <extracomment>Crewmember mirembe_schaaf “Mirembe Schaaf”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green Thumb</source>
        <extracomment>Crewmember mirembe_schaaf “Mirembe Schaaf”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vasil Tokunaga</source>
        <extracomment>Crewmember vasil_tokunaga “Vasil Tokunaga”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radio astronomer; sleeps best in static.</source>
        <extracomment>Crewmember vasil_tokunaga “Vasil Tokunaga”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signal in Noise</source>
        <extracomment>Crewmember vasil_tokunaga “Vasil Tokunaga”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ngaire Solberg</source>
        <extracomment>Crewmember ngaire_solberg “Ngaire Solberg”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tide modeler; knows when, seldom where she left her shoes.</source>
        <extracomment>Crewmember ngaire_solberg “Ngaire Solberg”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Know the Hour</source>
        <extracomment>Crewmember ngaire_solberg “Ngaire Solberg”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leopold Achieng</source>
        <extracomment>Crewmember leopold_achieng “Leopold Achieng”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chemist; bakes for arguments he expects to lose.</source>
        <extracomment>Crewmember leopold_achieng “Leopold Achieng”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peace Offering</source>
        <extracomment>Crewmember leopold_achieng “Leopold Achieng”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bettina Moyo</source>
        <extracomment>Crewmember bettina_moyo “Bettina Moyo”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vet for large animals and small panics.</source>
        <extracomment>Crewmember bettina_moyo “Bettina Moyo”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There, There</source>
        <extracomment>Crewmember bettina_moyo “Bettina Moyo”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farrukh Yuen</source>
        <extracomment>Crewmember farrukh_yuen “Farrukh Yuen”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archivist; holds that every box is somebody’s handwriting.</source>
        <extracomment>Crewmember farrukh_yuen “Farrukh Yuen”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the Box</source>
        <extracomment>Crewmember farrukh_yuen “Farrukh Yuen”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iolanthe Park</source>
        <extracomment>Crewmember iolanthe_park “Iolanthe Park”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acoustics researcher; perfect pitch, imperfect whisper.</source>
        <extracomment>Crewmember iolanthe_park “Iolanthe Park”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resonance</source>
        <extracomment>Crewmember iolanthe_park “Iolanthe Park”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eun-ji Stavros</source>
        <extracomment>Crewmember eun_ji_stavros “Eun-ji Stavros”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Youngest doctorate aboard; oldest slippers.</source>
        <extracomment>Crewmember eun_ji_stavros “Eun-ji Stavros”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Footnote</source>
        <extracomment>Crewmember eun_ji_stavros “Eun-ji Stavros”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dagny Owusu</source>
        <extracomment>Crewmember dagny_owusu “Dagny Owusu”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifeguard chief; never lost a swimmer, or an argument.</source>
        <extracomment>Crewmember dagny_owusu “Dagny Owusu”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between You and It</source>
        <extracomment>Crewmember dagny_owusu “Dagny Owusu”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wiremu Bloch</source>
        <extracomment>Crewmember wiremu_bloch “Wiremu Bloch”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doorman whose best tool was a chair for the tired.</source>
        <extracomment>Crewmember wiremu_bloch “Wiremu Bloch”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have a Seat</source>
        <extracomment>Crewmember wiremu_bloch “Wiremu Bloch”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Krystof Banda</source>
        <extracomment>Crewmember krystof_banda “Krystof Banda”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firefighter; reads smoke, forgets birthdays.</source>
        <extracomment>Crewmember krystof_banda “Krystof Banda”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low Under Smoke</source>
        <extracomment>Crewmember krystof_banda “Krystof Banda”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salome Westerby</source>
        <extracomment>Crewmember salome_westerby “Salome Westerby”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negotiator; once talked a strike into a picnic.</source>
        <extracomment>Crewmember salome_westerby “Salome Westerby”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common Ground</source>
        <extracomment>Crewmember salome_westerby “Salome Westerby”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ibrahim Valdez</source>
        <extracomment>Crewmember ibrahim_valdez “Ibrahim Valdez”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avalanche dog handler. The dog stayed; he writes weekly.</source>
        <extracomment>Crewmember ibrahim_valdez “Ibrahim Valdez”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good Nose</source>
        <extracomment>Crewmember ibrahim_valdez “Ibrahim Valdez”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marguerite Nez</source>
        <extracomment>Crewmember marguerite_nez “Marguerite Nez”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courtroom sketch artist; notices hands first.</source>
        <extracomment>Crewmember marguerite_nez “Marguerite Nez”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell</source>
        <extracomment>Crewmember marguerite_nez “Marguerite Nez”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Okko Sithole</source>
        <extracomment>Crewmember okko_sithole “Okko Sithole”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavyweight rower, gentle talker, terrible cook.</source>
        <extracomment>Crewmember okko_sithole “Okko Sithole”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull Together</source>
        <extracomment>Crewmember okko_sithole “Okko Sithole”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pilar Drummond</source>
        <extracomment>Crewmember pilar_drummond “Pilar Drummond”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Customs officer for twenty years; can smell undeclared cheese.</source>
        <extracomment>Crewmember pilar_drummond “Pilar Drummond”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything to Declare</source>
        <extracomment>Crewmember pilar_drummond “Pilar Drummond”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goran Hale</source>
        <extracomment>Crewmember goran_hale “Goran Hale”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine rescue; speaks softly because rocks listen.</source>
        <extracomment>Crewmember goran_hale “Goran Hale”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocks Listen</source>
        <extracomment>Crewmember goran_hale “Goran Hale”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leilani Kovac</source>
        <extracomment>Crewmember leilani_kovac “Leilani Kovac”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surf coach; teaches falling before standing.</source>
        <extracomment>Crewmember leilani_kovac “Leilani Kovac”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fall First</source>
        <extracomment>Crewmember leilani_kovac “Leilani Kovac”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fergus Adomako</source>
        <extracomment>Crewmember fergus_adomako “Fergus Adomako”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>School caretaker, hero of one very long night.</source>
        <extracomment>Crewmember fergus_adomako “Fergus Adomako”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys to Everything</source>
        <extracomment>Crewmember fergus_adomako “Fergus Adomako”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nomvula Reinholt</source>
        <extracomment>Crewmember nomvula_reinholt “Nomvula Reinholt”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chess coach; apologizes before winning.</source>
        <extracomment>Crewmember nomvula_reinholt “Nomvula Reinholt”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three Moves Ahead</source>
        <extracomment>Crewmember nomvula_reinholt “Nomvula Reinholt”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stellan Choudhury</source>
        <extracomment>Crewmember stellan_choudhury “Stellan Choudhury”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship’s quietest man; four hundred people tell him everything.</source>
        <extracomment>Crewmember stellan_choudhury “Stellan Choudhury”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidant</source>
        <extracomment>Crewmember stellan_choudhury “Stellan Choudhury”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rosalind Faleolo</source>
        <extracomment>Crewmember rosalind_faleolo “Rosalind Faleolo”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rugby prop and lace-maker; both need patience.</source>
        <extracomment>Crewmember rosalind_faleolo “Rosalind Faleolo”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the Line</source>
        <extracomment>Crewmember rosalind_faleolo “Rosalind Faleolo”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abel Nakashima</source>
        <extracomment>Crewmember abel_nakashima “Abel Nakashima”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night baker; knows who cannot sleep and why.</source>
        <extracomment>Crewmember abel_nakashima “Abel Nakashima”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Bread</source>
        <extracomment>Crewmember abel_nakashima “Abel Nakashima”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yara Lindholm</source>
        <extracomment>Crewmember yara_lindholm “Yara Lindholm”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theater lighting; makes any cavern look intentional.</source>
        <extracomment>Crewmember yara_lindholm “Yara Lindholm”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow Spot</source>
        <extracomment>Crewmember yara_lindholm “Yara Lindholm”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosmo Baptiste</source>
        <extracomment>Crewmember cosmo_baptiste “Cosmo Baptiste”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accountant; joined by ticking the wrong box, stayed.</source>
        <extracomment>Crewmember cosmo_baptiste “Cosmo Baptiste”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance the Books</source>
        <extracomment>Crewmember cosmo_baptiste “Cosmo Baptiste”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thandeka Wolff</source>
        <extracomment>Crewmember thandeka_wolff “Thandeka Wolff”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Midwife; eleven hundred arrivals, four of them in lifts.</source>
        <extracomment>Crewmember thandeka_wolff “Thandeka Wolff”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breathe</source>
        <extracomment>Crewmember thandeka_wolff “Thandeka Wolff”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piotr Amankwah</source>
        <extracomment>Crewmember piotr_amankwah “Piotr Amankwah”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beach-cleaning champion; picks up everything, everywhere.</source>
        <extracomment>Crewmember piotr_amankwah “Piotr Amankwah”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finders</source>
        <extracomment>Crewmember piotr_amankwah “Piotr Amankwah”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mei-Lin Sarkissian</source>
        <extracomment>Crewmember mei_lin_sarkissian “Mei-Lin Sarkissian”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instrument maker; tunes airlocks for fun.</source>
        <extracomment>Crewmember mei_lin_sarkissian “Mei-Lin Sarkissian”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Tune</source>
        <extracomment>Crewmember mei_lin_sarkissian “Mei-Lin Sarkissian”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bram Oyedele</source>
        <extracomment>Crewmember bram_oyedele “Bram Oyedele”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ferry captain; two meters tall in a low ship.</source>
        <extracomment>Crewmember bram_oyedele “Bram Oyedele”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady Course</source>
        <extracomment>Crewmember bram_oyedele “Bram Oyedele”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zainab Torvald</source>
        <extracomment>Crewmember zainab_torvald “Zainab Torvald”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weather presenter who grew tired of only pointing at it.</source>
        <extracomment>Crewmember zainab_torvald “Zainab Torvald”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forecast</source>
        <extracomment>Crewmember zainab_torvald “Zainab Torvald”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucho Merriweather</source>
        <extracomment>Crewmember lucho_merriweather “Lucho Merriweather”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Juggler, plumber, father of triplets.</source>
        <extracomment>Crewmember lucho_merriweather “Lucho Merriweather”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three at Once</source>
        <extracomment>Crewmember lucho_merriweather “Lucho Merriweather”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anneke Zulu</source>
        <extracomment>Crewmember anneke_zulu “Anneke Zulu”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipping-rope champion; makes training plans rhyme.</source>
        <extracomment>Crewmember anneke_zulu “Anneke Zulu”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double Beat</source>
        <extracomment>Crewmember anneke_zulu “Anneke Zulu”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dmitri Pangilinan</source>
        <extracomment>Crewmember dmitri_pangilinan “Dmitri Pangilinan”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch officer of the hens; promoted twice by Marcelline.</source>
        <extracomment>Crewmember dmitri_pangilinan “Dmitri Pangilinan”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pecking Order</source>
        <extracomment>Crewmember dmitri_pangilinan “Dmitri Pangilinan”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatou Greaves</source>
        <extracomment>Crewmember fatou_greaves “Fatou Greaves”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign-language teacher; helmets do not stop her talking.</source>
        <extracomment>Crewmember fatou_greaves “Fatou Greaves”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear Hands</source>
        <extracomment>Crewmember fatou_greaves “Fatou Greaves”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harald Quintana</source>
        <extracomment>Crewmember harald_quintana “Harald Quintana”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lighthouse painter; fears nothing but blank walls.</source>
        <extracomment>Crewmember harald_quintana “Harald Quintana”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint It Bright</source>
        <extracomment>Crewmember harald_quintana “Harald Quintana”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noor Villanueva</source>
        <extracomment>Crewmember noor_villanueva “Noor Villanueva”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle editor; solves out loud, sorry.</source>
        <extracomment>Crewmember noor_villanueva “Noor Villanueva”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven Across</source>
        <extracomment>Crewmember noor_villanueva “Noor Villanueva”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esi Takahara</source>
        <extracomment>Crewmember esi_takahara “Esi Takahara”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courier rider; allergic to detours.</source>
        <extracomment>Crewmember esi_takahara “Esi Takahara”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short Cut</source>
        <extracomment>Crewmember esi_takahara “Esi Takahara”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silvio Ngata</source>
        <extracomment>Crewmember silvio_ngata “Silvio Ngata”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads the lower-deck choir; forbids humming flat.</source>
        <extracomment>Crewmember silvio_ngata “Silvio Ngata”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Parts</source>
        <extracomment>Crewmember silvio_ngata “Silvio Ngata”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runa Bhattarai</source>
        <extracomment>Crewmember runa_bhattarai “Runa Bhattarai”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grew apples at four thousand meters; patience included.</source>
        <extracomment>Crewmember runa_bhattarai “Runa Bhattarai”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late Harvest</source>
        <extracomment>Crewmember runa_bhattarai “Runa Bhattarai”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jasper Kone</source>
        <extracomment>Crewmember jasper_kone “Jasper Kone”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playground designer; tests everything personally.</source>
        <extracomment>Crewmember jasper_kone “Jasper Kone”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safe Drop</source>
        <extracomment>Crewmember jasper_kone “Jasper Kone”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amaru Lindley</source>
        <extracomment>Crewmember amaru_lindley “Amaru Lindley”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weaver; mended a parachute during its first use.</source>
        <extracomment>Crewmember amaru_lindley “Amaru Lindley”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mid-Air Mend</source>
        <extracomment>Crewmember amaru_lindley “Amaru Lindley”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chiamaka Frost</source>
        <extracomment>Crewmember chiamaka_frost “Chiamaka Frost”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polar cook; can make soup from a committee report.</source>
        <extracomment>Crewmember chiamaka_frost “Chiamaka Frost”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thin Soup</source>
        <extracomment>Crewmember chiamaka_frost “Chiamaka Frost”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viggo Serrano</source>
        <extracomment>Crewmember viggo_serrano “Viggo Serrano”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stunt coordinator. Every bone, at least once.</source>
        <extracomment>Crewmember viggo_serrano “Viggo Serrano”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planned Accident</source>
        <extracomment>Crewmember viggo_serrano “Viggo Serrano”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hana Mutasa</source>
        <extracomment>Crewmember hana_mutasa “Hana Mutasa”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part-time poet, full-time early riser.</source>
        <extracomment>Crewmember hana_mutasa “Hana Mutasa”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Light</source>
        <extracomment>Crewmember hana_mutasa “Hana Mutasa”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emeka Rasmussen</source>
        <extracomment>Crewmember emeka_rasmussen “Emeka Rasmussen”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crash investigator; asks machines why, kindly.</source>
        <extracomment>Crewmember emeka_rasmussen “Emeka Rasmussen”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask It Why</source>
        <extracomment>Crewmember emeka_rasmussen “Emeka Rasmussen”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delphine Kahananui</source>
        <extracomment>Crewmember delphine_kahananui “Delphine Kahananui”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free diver; four minutes ten of silence.</source>
        <extracomment>Crewmember delphine_kahananui “Delphine Kahananui”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold It</source>
        <extracomment>Crewmember delphine_kahananui “Delphine Kahananui”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tobias Wairimu</source>
        <extracomment>Crewmember tobias_wairimu “Tobias Wairimu”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toy repairer; cannot pass a broken thing.</source>
        <extracomment>Crewmember tobias_wairimu “Tobias Wairimu”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good as Old</source>
        <extracomment>Crewmember tobias_wairimu “Tobias Wairimu”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lalita Skov</source>
        <extracomment>Crewmember lalita_skov “Lalita Skov”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dance teacher; counts everything in eights.</source>
        <extracomment>Crewmember lalita_skov “Lalita Skov”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Aside</source>
        <extracomment>Crewmember lalita_skov “Lalita Skov”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rui Abernathy</source>
        <extracomment>Crewmember rui_abernathy “Rui Abernathy”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge of village cheese contests; incorruptible.</source>
        <extracomment>Crewmember rui_abernathy “Rui Abernathy”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Opinion</source>
        <extracomment>Crewmember rui_abernathy “Rui Abernathy”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aster Lowenna</source>
        <extracomment>Crewmember aster_lowenna “Aster Lowenna”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walked across a continent to return a library book.</source>
        <extracomment>Crewmember aster_lowenna “Aster Lowenna”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return the Book</source>
        <extracomment>Crewmember aster_lowenna “Aster Lowenna”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casimir Lopes</source>
        <extracomment>Crewmember casimir_lopes “Casimir Lopes”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mime by training, radio host by accident.</source>
        <extracomment>Crewmember casimir_lopes “Casimir Lopes”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say Nothing</source>
        <extracomment>Crewmember casimir_lopes “Casimir Lopes”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilhelmina Dube</source>
        <extracomment>Crewmember wilhelmina_dube “Wilhelmina Dube”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oldest aboard at seventy-one; took the stairs.</source>
        <extracomment>Crewmember wilhelmina_dube “Wilhelmina Dube”: a line about this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen Worse</source>
        <extracomment>Crewmember wilhelmina_dube “Wilhelmina Dube”: name of the skill of this person.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>discoveries</name>
    <message>
        <source>Bell Salt</source>
        <extracomment>Discovery D-Min1 “Bell Salt”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gray Float</source>
        <extracomment>Discovery D-Min2 “Gray Float”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ring Quartz</source>
        <extracomment>Discovery D-Min3 “Ring Quartz”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Basalt</source>
        <extracomment>Discovery D-Min4 “Warm Basalt”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory Glass</source>
        <extracomment>Discovery D-Min5 “Memory Glass”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sinking Stone</source>
        <extracomment>Discovery D-Min6 “Sinking Stone”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keelstone Chip</source>
        <extracomment>Discovery D-Min7 “Keelstone Chip”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noon Amber</source>
        <extracomment>Discovery D-Min8 “Noon Amber”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink Film</source>
        <extracomment>Discovery D-Mic1 “Pink Film”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brine Threads</source>
        <extracomment>Discovery D-Mic2 “Brine Threads”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cave Yeast</source>
        <extracomment>Discovery D-Mic3 “Cave Yeast”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold Spark</source>
        <extracomment>Discovery D-Mic4 “Cold Spark”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patient Mold</source>
        <extracomment>Discovery D-Mic5 “Patient Mold”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting Spores</source>
        <extracomment>Discovery D-Mic6 “Counting Spores”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleepless Bloom</source>
        <extracomment>Discovery D-Mic7 “Sleepless Bloom”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue Ferment</source>
        <extracomment>Discovery D-Mic8 “Blue Ferment”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Button Crab</source>
        <extracomment>Discovery D-Liv1 “Button Crab”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glass Louse</source>
        <extracomment>Discovery D-Liv2 “Glass Louse”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoop Snail</source>
        <extracomment>Discovery D-Liv3 “Hoop Snail”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lamp Moth</source>
        <extracomment>Discovery D-Liv4 “Lamp Moth”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polite Leech</source>
        <extracomment>Discovery D-Liv5 “Polite Leech”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-Way Newt</source>
        <extracomment>Discovery D-Liv6 “Two-Way Newt”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choir Beetle</source>
        <extracomment>Discovery D-Liv7 “Choir Beetle”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pocket Drifter</source>
        <extracomment>Discovery D-Liv8 “Pocket Drifter”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bent Tag</source>
        <extracomment>Discovery D-Ali1 “Bent Tag”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead Wick</source>
        <extracomment>Discovery D-Ali2 “Dead Wick”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorting Tooth</source>
        <extracomment>Discovery D-Ali3 “Sorting Tooth”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Cog</source>
        <extracomment>Discovery D-Ali4 “Warm Cog”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folding Seal</source>
        <extracomment>Discovery D-Ali5 “Folding Seal”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet Motor</source>
        <extracomment>Discovery D-Ali6 “Quiet Motor”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeper’s Thread</source>
        <extracomment>Discovery D-Ali7 “Keeper’s Thread”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unspent Stamp</source>
        <extracomment>Discovery D-Ali8 “Unspent Stamp”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walking Root</source>
        <extracomment>Discovery D-Veg1 “Walking Root”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt Fern</source>
        <extracomment>Discovery D-Veg2 “Salt Fern”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night Hop</source>
        <extracomment>Discovery D-Veg3 “Night Hop”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone Lichen</source>
        <extracomment>Discovery D-Veg4 “Stone Lichen”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument Vine</source>
        <extracomment>Discovery D-Veg5 “Argument Vine”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweet Thistle</source>
        <extracomment>Discovery D-Veg6 “Sweet Thistle”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dusk Seed</source>
        <extracomment>Discovery D-Veg7 “Dusk Seed”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listening Moss</source>
        <extracomment>Discovery D-Veg8 “Listening Moss”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>equipment</name>
    <message>
        <source>Plaster Roll</source>
        <extracomment>Equipment E01 “Plaster Roll”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sugar Cubes</source>
        <extracomment>Equipment E02 “Sugar Cubes”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signal Mirror</source>
        <extracomment>Equipment E03 “Signal Mirror”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patch Sheet</source>
        <extracomment>Equipment E04 “Patch Sheet”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Washer</source>
        <extracomment>Equipment E05 “Lucky Washer”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chalk</source>
        <extracomment>Equipment E06 “Chalk”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pocket Filter</source>
        <extracomment>Equipment E07 “Pocket Filter”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earplugs</source>
        <extracomment>Equipment E08 “Earplugs”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folding Cup</source>
        <extracomment>Equipment E09 “Folding Cup”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare Button</source>
        <extracomment>Equipment E10 “Spare Button”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glow Vest</source>
        <extracomment>Equipment E11 “Glow Vest”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrist Tablet</source>
        <extracomment>Equipment E12 “Wrist Tablet”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Climbing Claws</source>
        <extracomment>Equipment E13 “Climbing Claws”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample Satchel</source>
        <extracomment>Equipment E14 “Sample Satchel”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrase Slate</source>
        <extracomment>Equipment E15 “Phrase Slate”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field Scope</source>
        <extracomment>Equipment E16 “Field Scope”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swab Set</source>
        <extracomment>Equipment E17 “Swab Set”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi-Driver</source>
        <extracomment>Equipment E18 “Multi-Driver”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folding Shovel</source>
        <extracomment>Equipment E19 “Folding Shovel”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padded Sleeves</source>
        <extracomment>Equipment E20 “Padded Sleeves”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat Cloak</source>
        <extracomment>Equipment E21 “Heat Cloak”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebreather</source>
        <extracomment>Equipment E22 “Rebreather”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift Frame</source>
        <extracomment>Equipment E23 “Lift Frame”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seam Gun</source>
        <extracomment>Equipment E24 “Seam Gun”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pocket Lathe</source>
        <extracomment>Equipment E25 “Pocket Lathe”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spark Gloves</source>
        <extracomment>Equipment E26 “Spark Gloves”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hop Harness</source>
        <extracomment>Equipment E27 “Hop Harness”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kite Drone</source>
        <extracomment>Equipment E28 “Kite Drone”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trail Paint</source>
        <extracomment>Equipment E29 “Trail Paint”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Line</source>
        <extracomment>Equipment E30 “Long Line”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portable Bench</source>
        <extracomment>Equipment E31 “Portable Bench”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm Box</source>
        <extracomment>Equipment E32 “Calm Box”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splint Printer</source>
        <extracomment>Equipment E33 “Splint Printer”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idea Jar</source>
        <extracomment>Equipment E34 “Idea Jar”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Door Shield</source>
        <extracomment>Equipment E35 “Door Shield”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rescue Sled</source>
        <extracomment>Equipment E36 “Rescue Sled”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise Horn</source>
        <extracomment>Equipment E37 “Noise Horn”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing Lamp</source>
        <extracomment>Equipment E38 “Standing Lamp”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base Tent</source>
        <extracomment>Equipment E39 “Base Tent”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winch Line</source>
        <extracomment>Equipment E40 “Winch Line”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounding Mast</source>
        <extracomment>Equipment E41 “Sounding Mast”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample Freezer</source>
        <extracomment>Equipment E42 “Sample Freezer”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field Kitchen</source>
        <extracomment>Equipment E43 “Field Kitchen”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signal Lamp</source>
        <extracomment>Equipment E44 “Signal Lamp”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drill Sled</source>
        <extracomment>Equipment E45 “Drill Sled”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water Still</source>
        <extracomment>Equipment E46 “Water Still”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Echo Post</source>
        <extracomment>Equipment E47 “Echo Post”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barrier Kite</source>
        <extracomment>Equipment E48 “Barrier Kite”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation Table</source>
        <extracomment>Equipment E49 “Translation Table”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ward Tent</source>
        <extracomment>Equipment E50 “Ward Tent”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hover Cart</source>
        <extracomment>Equipment E51 “Hover Cart”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed Press</source>
        <extracomment>Equipment E52 “Seed Press”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Ladder</source>
        <extracomment>Equipment E53 “Long Ladder”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tent Annex</source>
        <extracomment>Equipment E54 “Tent Annex”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tent Stove</source>
        <extracomment>Equipment E55 “Tent Stove”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tent Radio</source>
        <extracomment>Equipment E56 “Tent Radio”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Drum</source>
        <extracomment>Equipment E57 “Second Drum”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep Sounder</source>
        <extracomment>Equipment E58 “Deep Sounder”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twin Freezer</source>
        <extracomment>Equipment E59 “Twin Freezer”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spice Rack</source>
        <extracomment>Equipment E60 “Spice Rack”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Color Filters</source>
        <extracomment>Equipment E61 “Color Filters”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamond Teeth</source>
        <extracomment>Equipment E62 “Diamond Teeth”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt Screen</source>
        <extracomment>Equipment E63 “Salt Screen”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Memory</source>
        <extracomment>Equipment E64 “Long Memory”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wide Wings</source>
        <extracomment>Equipment E65 “Wide Wings”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Chair</source>
        <extracomment>Equipment E66 “Second Chair”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet Bed</source>
        <extracomment>Equipment E67 “Quiet Bed”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>Loose Ceiling</source>
        <extracomment>Event EV01 “Loose Ceiling”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pinch of dust comes down, then a handful, then a stone that somebody might have thrown. Nobody has.</source>
        <extracomment>Event EV01 “Loose Ceiling”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old Echo</source>
        <extracomment>Event EV02 “Old Echo”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody calls your name, in your own voice, from a passage you have not taken. Something else has heard it too.</source>
        <extracomment>Event EV02 “Old Echo”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breath from Below</source>
        <extracomment>Event EV03 “Breath from Below”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor sighs. What comes up is warm, wet and older than the roof, and the lamps lean away from it.</source>
        <extracomment>Event EV03 “Breath from Below”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ringing Ground</source>
        <extracomment>Event EV04 “Ringing Ground”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step too many, and the whole slope answers. The note goes up through your boots and does not stop at the teeth.</source>
        <extracomment>Event EV04 “Ringing Ground”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prism Glare</source>
        <extracomment>Event EV05 “Prism Glare”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The low sun finds the right facet. For a while everybody has a halo and nobody can see anybody else’s hands.</source>
        <extracomment>Event EV05 “Prism Glare”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splinter Rain</source>
        <extracomment>Event EV06 “Splinter Rain”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins as a tinkling, far off, the sound of a tray set down badly. Then it arrives.</source>
        <extracomment>Event EV06 “Splinter Rain”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal Warning</source>
        <extracomment>Event EV07 “Seal Warning”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A yellow light at the edge of your visor asks for a moment of your time.</source>
        <extracomment>Event EV07 “Seal Warning”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sour Fog</source>
        <extracomment>Event EV08 “Sour Fog”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It smells of lemons, which is how you know that something is getting in.</source>
        <extracomment>Event EV08 “Sour Fog”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red Line on the Gauge</source>
        <extracomment>Event EV09 “Red Line on the Gauge”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The needle touches the red line and stays there, trembling, like a guest who has said goodbye twice.</source>
        <extracomment>Event EV09 “Red Line on the Gauge”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hot Noon</source>
        <extracomment>Event EV10 “Hot Noon”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shade under the pack is the only shade there is, and it is the size of a pack.</source>
        <extracomment>Event EV10 “Hot Noon”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dust Devils</source>
        <extracomment>Event EV11 “Dust Devils”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of them, waltzing. When they have gone, the flag you planted stands a field away, and straighter than before.</source>
        <extracomment>Event EV11 “Dust Devils”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirage Company</source>
        <extracomment>Event EV12 “Mirage Company”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four figures are walking beside you, at your own pace, a little above the ground. One of them points at something.</source>
        <extracomment>Event EV12 “Mirage Company”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thin Ice</source>
        <extracomment>Event EV13 “Thin Ice”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ground says a single low word. Everybody stops to hear whether there will be another.</source>
        <extracomment>Event EV13 “Thin Ice”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen Zip</source>
        <extracomment>Event EV14 “Frozen Zip”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pocket is shut and means to stay shut. Everything you own is a finger’s width away.</source>
        <extracomment>Event EV14 “Frozen Zip”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aurora</source>
        <extracomment>Event EV15 “Aurora”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green, then a rose that has no name. For a while nobody reports anything, and nobody asks.</source>
        <extracomment>Event EV15 “Aurora”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watched</source>
        <extracomment>Event EV16 “Watched”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hair on your neck is a very old instrument. It has just moved, and so has whatever moved it.</source>
        <extracomment>Event EV16 “Watched”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown Stones</source>
        <extracomment>Event EV17 “Thrown Stones”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first stone lands well short, on purpose. It is quite clear what the second one would like to say.</source>
        <extracomment>Event EV17 “Thrown Stones”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong Gesture</source>
        <extracomment>Event EV18 “Wrong Gesture”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You wave. It is the wrong wave. You still have time to say something better, if you know how.</source>
        <extracomment>Event EV18 “Wrong Gesture”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scree</source>
        <extracomment>Event EV19 “Scree”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that was under your feet is now on its way to being beside them.</source>
        <extracomment>Event EV19 “Scree”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharp Edge</source>
        <extracomment>Event EV20 “Sharp Edge”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The handhold is good. It is, in fact, too good.</source>
        <extracomment>Event EV20 “Sharp Edge”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High View</source>
        <extracomment>Event EV21 “High View”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From up here the weather is a thing with edges. You can see who it will call on, and in which order.</source>
        <extracomment>Event EV21 “High View”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old Machine Wakes</source>
        <extracomment>Event EV22 “Old Machine Wakes”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has been asleep for four thousand years and it has a great deal to get through before lunch.</source>
        <extracomment>Event EV22 “Old Machine Wakes”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settling Dust</source>
        <extracomment>Event EV23 “Settling Dust”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dust comes down in the order in which it went up. In the last of it there is writing.</source>
        <extracomment>Event EV23 “Settling Dust”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone’s Cup</source>
        <extracomment>Event EV24 “Someone’s Cup”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands on the sill where somebody put it, meaning to be back in a minute. You take longer over it than you planned.</source>
        <extracomment>Event EV24 “Someone’s Cup”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clinging Vines</source>
        <extracomment>Event EV25 “Clinging Vines”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are not strong. They are only very many, and each of them would like you to stay a little longer.</source>
        <extracomment>Event EV25 “Clinging Vines”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pollen Day</source>
        <extracomment>Event EV26 “Pollen Day”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole valley has decided on today. The filters do what they can, and say so.</source>
        <extracomment>Event EV26 “Pollen Day”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ripe Things</source>
        <extracomment>Event EV27 “Ripe Things”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They let go of the branch when you look at them. With a careful hand you could have the good ones.</source>
        <extracomment>Event EV27 “Ripe Things”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drifting Tool</source>
        <extracomment>Event EV28 “Drifting Tool”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It left your belt without a word and is now two meters off, turning slowly, enjoying the view.</source>
        <extracomment>Event EV28 “Drifting Tool”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow Spin</source>
        <extracomment>Event EV29 “Slow Spin”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are turning, or everything else is. It takes a whole minute to decide which, and another to agree on left.</source>
        <extracomment>Event EV29 “Slow Spin”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet in the Helmet</source>
        <extracomment>Event EV30 “Quiet in the Helmet”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The radio stops. Then you notice the fan has stopped as well. It starts again, in its own time.</source>
        <extracomment>Event EV30 “Quiet in the Helmet”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ground Cough</source>
        <extracomment>Event EV31 “Ground Cough”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cough, politely behind the hill. Then one that is not behind the hill.</source>
        <extracomment>Event EV31 “Ground Cough”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ash Fall</source>
        <extracomment>Event EV32 “Ash Fall”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes down like snow in a film about snow, and gets into the sandwiches.</source>
        <extracomment>Event EV32 “Ash Fall”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Spring</source>
        <extracomment>Event EV33 “Warm Spring”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ankle-deep, the temperature of a good bath, with a view. Ten minutes, says the clock. The clock is overruled.</source>
        <extracomment>Event EV33 “Warm Spring”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undertow</source>
        <extracomment>Event EV34 “Undertow”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The water has somewhere to be and sees no reason why you should not come along.</source>
        <extracomment>Event EV34 “Undertow”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silt Cloud</source>
        <extracomment>Event EV35 “Silt Cloud”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One careless boot, and the whole bottom gets up to see who it was. It takes its time about lying down again.</source>
        <extracomment>Event EV35 “Silt Cloud”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curious Shoal</source>
        <extracomment>Event EV36 “Curious Shoal”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some hundreds of them, each as long as a thumb, all looking at the same rivet on your left glove.</source>
        <extracomment>Event EV36 “Curious Shoal”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good Hour</source>
        <extracomment>Event EV37 “Good Hour”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wind drops, the light is kind, and nobody has said anything clever since breakfast. It does a lot of good.</source>
        <extracomment>Event EV37 “Good Hour”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voice from the Ship</source>
        <extracomment>Event EV38 “Voice from the Ship”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The radio clears its throat. It is the galley, wanting to know about lentils, and then, since you are there, one useful thing.</source>
        <extracomment>Event EV38 “Voice from the Ship”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small Mercy</source>
        <extracomment>Event EV39 “Small Mercy”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wind drops, the ice holds, the light lasts. Nobody mentions it, for fear that it was a mistake.</source>
        <extracomment>Event EV39 “Small Mercy”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone Tired</source>
        <extracomment>Event EV40 “Everyone Tired”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody complains. That is how you can tell.</source>
        <extracomment>Event EV40 “Everyone Tired”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eager Belt</source>
        <extracomment>Event EVT1 “Eager Belt”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A belt starts under your heels, delighted to be of use, and carries off whatever you had just put down.</source>
        <extracomment>Event EVT1 “Eager Belt”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Static Kiss</source>
        <extracomment>Event EVT2 “Static Kiss”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every label in the room lifts its corner and leans toward you. There is a small blue snap.</source>
        <extracomment>Event EVT2 “Static Kiss”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Helpful Arm</source>
        <extracomment>Event EVT3 “Helpful Arm”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arm from the ceiling picks you up by the harness, reads your chest, and files you next door.</source>
        <extracomment>Event EVT3 “Helpful Arm”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Draft</source>
        <extracomment>Event EVT4 “Warm Draft”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somewhere a heater remembers its purpose. You stand in front of the grille a little longer than you need to.</source>
        <extracomment>Event EVT4 “Warm Draft”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rubber Stamp</source>
        <extracomment>Event EVT5 “Rubber Stamp”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stamp comes down where you were, then where you are going to be. It is only trying to be thorough.</source>
        <extracomment>Event EVT5 “Rubber Stamp”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>facility_upgrades</name>
    <message>
        <source>Recovery Ward</source>
        <extracomment>Facility upgrade F01 “Recovery Ward”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more bed by the window. Whoever lies down in it is already a little better.</source>
        <extracomment>Facility upgrade F01 “Recovery Ward”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet Ward</source>
        <extracomment>Facility upgrade F02 “Quiet Ward”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A door that closes without a click.</source>
        <extracomment>Facility upgrade F02 “Quiet Ward”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Care</source>
        <extracomment>Facility upgrade F03 “Long Care”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody sits there all night. That is the whole of the method.</source>
        <extracomment>Facility upgrade F03 “Long Care”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Line</source>
        <extracomment>Facility upgrade F04 “Second Line”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two jobs at once, and only one of them being hammered.</source>
        <extracomment>Facility upgrade F04 “Second Line”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third Line</source>
        <extracomment>Facility upgrade F05 “Third Line”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three jobs at once. Chief Ning has stopped giving estimates and begun giving looks.</source>
        <extracomment>Facility upgrade F05 “Third Line”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foundry</source>
        <extracomment>Facility upgrade F06 “Foundry”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big things start half done, because the half is always the same.</source>
        <extracomment>Facility upgrade F06 “Foundry”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>habitat_abilities</name>
    <message>
        <source>Second Look</source>
        <extracomment>Ability of an astronaut (Halfway) scientist “Second Look”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pocket Sample</source>
        <extracomment>Ability of an astronaut (Halfway) geologist “Pocket Sample”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarter Turn</source>
        <extracomment>Ability of an astronaut (Halfway) engineer “Quarter Turn”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit Down First</source>
        <extracomment>Ability of an astronaut (Halfway) medic “Sit Down First”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glass Bell</source>
        <extracomment>Ability of an astronaut (Halfway) AS1 “Glass Bell”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared Notebook</source>
        <extracomment>Ability of an astronaut (Halfway) AS2 “Shared Notebook”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the Numbers</source>
        <extracomment>Ability of an astronaut (Halfway) AS3 “Run the Numbers”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good Eye</source>
        <extracomment>Ability of an astronaut (Halfway) AG1 “Good Eye”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old Riverbed</source>
        <extracomment>Ability of an astronaut (Halfway) AG3 “Old Riverbed”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Screws Left Over</source>
        <extracomment>Ability of an astronaut (Halfway) AE1 “Two Screws Left Over”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firm Tap</source>
        <extracomment>Ability of an astronaut (Halfway) AE2 “Firm Tap”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare Drawer</source>
        <extracomment>Ability of an astronaut (Halfway) AE3 “Spare Drawer”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proper Bandage</source>
        <extracomment>Ability of an astronaut (Halfway) AM1 “Proper Bandage”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breathe With Me</source>
        <extracomment>Ability of an astronaut (Halfway) AM3 “Breathe With Me”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Kites</source>
        <extracomment>Ability of an astronaut (Halfway) AG2 “Two Kites”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House Rules</source>
        <extracomment>Ability of an astronaut (Halfway) AM2 “House Rules”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>habitat_adventures</name>
    <message>
        <source>Do Not Lick</source>
        <extracomment>Adventure (Halfway) ad-lick: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the jar it says “do not lick”, in the hand of somebody who has. It looks like salt. It is a long day, and the analysis takes until tomorrow.</source>
        <extracomment>Adventure (Halfway) ad-lick: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until tomorrow</source>
        <extracomment>Adventure (Halfway) ad-lick: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is salt</source>
        <extracomment>Adventure (Halfway) ad-lick: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not salt, says the analysis of that jar. “How would you know it is not salt?” somebody asks, and you sit down.</source>
        <extracomment>Adventure (Halfway) ad-lick: text (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Fruit Fly</source>
        <extracomment>Adventure (Halfway) ad-fly: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the culture sits a fruit fly, alone, from Earth, and rubs its hands. You ought to report it. It has come a long way.</source>
        <extracomment>Adventure (Halfway) ad-fly: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it fly</source>
        <extracomment>Adventure (Halfway) ad-fly: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was not one fruit fly. There are now so many that the Greenhouse has a sound.</source>
        <extracomment>Adventure (Halfway) ad-fly: text (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report it, in triplicate</source>
        <extracomment>Adventure (Halfway) ad-fly: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Note in the Margin</source>
        <extracomment>Adventure (Halfway) ad-margin: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the old logbook, beside a number, somebody has written in pencil: “No.” Nothing else. You do the sum again with no, and it comes out.</source>
        <extracomment>Adventure (Halfway) ad-margin: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have found the second “No.”, forty pages after the first one that helped you that day. That comes out, too.</source>
        <extracomment>Adventure (Halfway) ad-margin: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Lamp over the Lens</source>
        <extracomment>Adventure (Halfway) ad-bulb: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lamp goes out just as you have found the place. With the lamp from the bunks it would go on; with the eyes you have it would go on, too, somehow.</source>
        <extracomment>Adventure (Halfway) ad-bulb: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch the lamp</source>
        <extracomment>Adventure (Halfway) ad-bulb: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these eyes</source>
        <extracomment>Adventure (Halfway) ad-bulb: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a Nosebleed</source>
        <extracomment>Adventure (Halfway) ad-nose: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three drops on the printout, right on the maximum. “Head forward,” says somebody in the door, “not back. Everybody always says back.”</source>
        <extracomment>Adventure (Halfway) ad-nose: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head forward, and wait</source>
        <extracomment>Adventure (Halfway) ad-nose: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on measuring</source>
        <extracomment>Adventure (Halfway) ad-nose: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maximum under the three drops was one. It is called the nosebleed line now, in four tables and a letter from the Desk.</source>
        <extracomment>Adventure (Halfway) ad-nose: text (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifty-Eight Beats</source>
        <extracomment>Adventure (Halfway) ad-pulse: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take each other’s pulse to pass the time while the sample spins. Fifty-eight, both, and for a minute it is the same fifty-eight.</source>
        <extracomment>Adventure (Halfway) ad-pulse: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the day with the fifty-eight beats somebody counts at night, aloud, and the others lie awake and count along.</source>
        <extracomment>Adventure (Halfway) ad-pulse: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourteen to Nineteen</source>
        <extracomment>Adventure (Halfway) ad-labels: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples fourteen to nineteen have shed their labels into the water bath, where they float, all six, face up.</source>
        <extracomment>Adventure (Halfway) ad-labels: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess five, throw away one</source>
        <extracomment>Adventure (Halfway) ad-labels: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weigh all of them again</source>
        <extracomment>Adventure (Halfway) ad-labels: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Thermometers</source>
        <extracomment>Adventure (Halfway) ad-twins: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One says minus three, the other says plus three, and they hang on one nail. You believe the one you have known longer.</source>
        <extracomment>Adventure (Halfway) ad-twins: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other thermometer was the right one that day. The mixture has been too warm since, by six degrees and a quantity of air.</source>
        <extracomment>Adventure (Halfway) ad-twins: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Comes Out at Four</source>
        <extracomment>Adventure (Halfway) ad-dawn: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At four in the morning it comes out. You could write it down properly and go to bed, or wake everybody. It is really very beautiful.</source>
        <extracomment>Adventure (Halfway) ad-dawn: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wake everybody</source>
        <extracomment>Adventure (Halfway) ad-dawn: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it down properly</source>
        <extracomment>Adventure (Halfway) ad-dawn: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Builder’s Sandwich</source>
        <extracomment>Adventure (Halfway) ad-wall: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind the cover lies a sandwich in foil, from when the house was built, and a note: “Mine. B.T.” Beneath it, in the same hand: “All right. But then mend the left one, too.”</source>
        <extracomment>Adventure (Halfway) ad-wall: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the left one, too</source>
        <extracomment>Adventure (Halfway) ad-wall: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the cover over it</source>
        <extracomment>Adventure (Halfway) ad-wall: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Hairpin for a Fuse</source>
        <extracomment>Adventure (Halfway) ad-fuse: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the right fuse in the wrong size, or a hairpin in the right one. The panel hums and waits.</source>
        <extracomment>Adventure (Halfway) ad-fuse: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hairpin</source>
        <extracomment>Adventure (Halfway) ad-fuse: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hairpin that stood in for a fuse has done so until tonight. There is a brown spot on the wall, in the shape of a hairpin.</source>
        <extracomment>Adventure (Halfway) ad-fuse: text (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go and look for a fuse</source>
        <extracomment>Adventure (Halfway) ad-fuse: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wet Paint</source>
        <extracomment>Adventure (Halfway) ad-paint: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where you were, everything is white now, and clean, and you stand back. It is the first thing in the house that looks finished.</source>
        <extracomment>Adventure (Halfway) ad-paint: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paint of that day has never quite dried. Somebody is stuck to the console, by the sleeve, and is being talked to.</source>
        <extracomment>Adventure (Halfway) ad-paint: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tape Will Do</source>
        <extracomment>Adventure (Halfway) ad-sticky: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Tape will do,” you say aloud, so that there is a witness. It does. It looks, in a certain light, like workmanship.</source>
        <extracomment>Adventure (Halfway) ad-sticky: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Tape will do,” somebody quotes, and holds it up. It has done, until about ten minutes ago.</source>
        <extracomment>Adventure (Halfway) ad-sticky: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wrong One</source>
        <extracomment>Adventure (Halfway) ad-wrong: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was the wrong one. You see that at the moment at which it breaks off. The right one hangs in front of you on its hook.</source>
        <extracomment>Adventure (Halfway) ad-wrong: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drill it out with another part</source>
        <extracomment>Adventure (Halfway) ad-wrong: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn it out by hand</source>
        <extracomment>Adventure (Halfway) ad-wrong: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Right Hum</source>
        <extracomment>Adventure (Halfway) ad-tune: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You turn until the hum is right, by ear, a little past what is written. The needle goes up and stays there, as if it had only been waiting to be asked.</source>
        <extracomment>Adventure (Halfway) ad-tune: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you tuned by ear that day has hummed itself warm. It was only a little past what is written.</source>
        <extracomment>Adventure (Halfway) ad-tune: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thumb</source>
        <extracomment>Adventure (Halfway) ad-thumb: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was nothing between the hammer and the thumb. On the other hand, the thing has come loose, and it is still quite good.</source>
        <extracomment>Adventure (Halfway) ad-thumb: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page 212</source>
        <extracomment>Adventure (Halfway) ad-page: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruta Adeyemi wrote the manual. On page 212, under the table of torques, it says: “If you are reading this at night, go to bed. It will still be broken tomorrow. R.A.”</source>
        <extracomment>Adventure (Halfway) ad-page: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to bed</source>
        <extracomment>Adventure (Halfway) ad-page: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page 213</source>
        <extracomment>Adventure (Halfway) ad-page: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in the Duct</source>
        <extracomment>Adventure (Halfway) ad-duct: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the duct lies something soft. You can pull, or you can push it on to where it is somebody else’s duct.</source>
        <extracomment>Adventure (Halfway) ad-duct: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull</source>
        <extracomment>Adventure (Halfway) ad-duct: name of a choice (no. 1 of its options); Adventure (Halfway) ad-grip: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push</source>
        <extracomment>Adventure (Halfway) ad-duct: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you pushed on along the duct that day has arrived. It was a sock, and it has company now.</source>
        <extracomment>Adventure (Halfway) ad-duct: text (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavier Than It Looks</source>
        <extracomment>Adventure (Halfway) ad-heavy: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stone is as big as a cat and heavier than you. Under it lies another one that nobody has ever seen, least of all from above.</source>
        <extracomment>Adventure (Halfway) ad-heavy: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift with the back</source>
        <extracomment>Adventure (Halfway) ad-heavy: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let Dumpling pull</source>
        <extracomment>Adventure (Halfway) ad-heavy: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Hole in the Bag</source>
        <extracomment>Adventure (Halfway) ad-hole: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind you there is a line of gravel, very straight, one stone to every step. It leads back to where the bag was full.</source>
        <extracomment>Adventure (Halfway) ad-hole: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back along the line</source>
        <extracomment>Adventure (Halfway) ad-hole: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A smaller bag, then</source>
        <extracomment>Adventure (Halfway) ad-hole: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoop Will Not Let Go</source>
        <extracomment>Adventure (Halfway) ad-grip: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoop has the sample and will not give it up. “Frozen,” says the radio. “Say please,” says somebody else on the radio.</source>
        <extracomment>Adventure (Halfway) ad-grip: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm the gripper</source>
        <extracomment>Adventure (Halfway) ad-grip: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Looks Like a Shell</source>
        <extracomment>Adventure (Halfway) ad-shell: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It looks like a shell, with all that this would mean. You put it into the inner pocket and tell nobody, and on the way home you smile at stones.</source>
        <extracomment>Adventure (Halfway) ad-shell: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What looked like a shell that day has been cut open. It is a stone that looks like a shell. You had told nobody, and everybody is sorry.</source>
        <extracomment>Adventure (Halfway) ad-shell: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty Meters of Copper</source>
        <extracomment>Adventure (Halfway) ad-copper: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cable comes up out of the sand and does not stop. Who laid it, and to whom, can be seen at neither end. Copper is copper.</source>
        <extracomment>Adventure (Halfway) ad-copper: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cable that you pulled out of the sand was wound up on Dumpling’s axle. A loop of it has now found the brake.</source>
        <extracomment>Adventure (Halfway) ad-copper: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Tin Without a Label</source>
        <extracomment>Adventure (Halfway) ad-tin: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tin, unopened, from some landing before yours. It weighs four hundred grams and says nothing when shaken.</source>
        <extracomment>Adventure (Halfway) ad-tin: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the pantry</source>
        <extracomment>Adventure (Halfway) ad-tin: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tin from the sand was opened on a day when nobody felt like cooking. It was peaches. It was also something else.</source>
        <extracomment>Adventure (Halfway) ad-tin: text (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the shelf over the door</source>
        <extracomment>Adventure (Halfway) ad-tin: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to the Knee</source>
        <extracomment>Adventure (Halfway) ad-crust: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The crust carries you for six steps. On the seventh you stand in powder to the knee, with one boot that would like to stay.</source>
        <extracomment>Adventure (Halfway) ad-crust: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out, with force</source>
        <extracomment>Adventure (Halfway) ad-crust: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dig it free with a spoon</source>
        <extracomment>Adventure (Halfway) ad-crust: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Stone That Hums</source>
        <extracomment>Adventure (Halfway) ad-hum: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It hums, if you lay the helmet against it. Two notes, a third apart. You carry it home in both arms, and the whole way it hums into your ribs.</source>
        <extracomment>Adventure (Halfway) ad-hum: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Pocket of a Coat</source>
        <extracomment>Adventure (Halfway) ad-pocket: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wind has dug out a coat. It belonged to nobody you know; in the pocket there are a tram ticket and a sunflower seed.</source>
        <extracomment>Adventure (Halfway) ad-pocket: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the seed</source>
        <extracomment>Adventure (Halfway) ad-pocket: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the pocket again</source>
        <extracomment>Adventure (Halfway) ad-pocket: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Missing Blanket</source>
        <extracomment>Adventure (Halfway) ad-kite: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the ridge hangs a kite, tied to a stone, and it is the blanket that the Bunks have missed for a month. “It was only for an hour,” says the radio, when you describe it.</source>
        <extracomment>Adventure (Halfway) ad-kite: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home with the blanket</source>
        <extracomment>Adventure (Halfway) ad-kite: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it up</source>
        <extracomment>Adventure (Halfway) ad-kite: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kite that you left up on the ridge has come down in the night, with all its string, right across the way.</source>
        <extracomment>Adventure (Halfway) ad-kite: text (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Short Way</source>
        <extracomment>Adventure (Halfway) ad-shortcut: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“I saw a short way from the window,” says somebody who is sitting at the window. From here it is a short way down.</source>
        <extracomment>Adventure (Halfway) ad-shortcut: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>Adventure (Halfway) ad-shortcut: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The knee that took the short way that day has said nothing about it until now. Now it says a great deal.</source>
        <extracomment>Adventure (Halfway) ad-shortcut: text (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around</source>
        <extracomment>Adventure (Halfway) ad-shortcut: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three Stones, Then Four</source>
        <extracomment>Adventure (Halfway) ad-cairn: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pile up three stones, to find the way back. On the way back there are four. You have counted correctly; you know how you count.</source>
        <extracomment>Adventure (Halfway) ad-cairn: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put on a fifth</source>
        <extracomment>Adventure (Halfway) ad-cairn: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the fourth along</source>
        <extracomment>Adventure (Halfway) ad-cairn: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has looked out of the window at the pile that you left with three stones. “Four,” they say. “Why?”</source>
        <extracomment>Adventure (Halfway) ad-cairn: text (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Bars, Then One</source>
        <extracomment>Adventure (Halfway) ad-bars: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battery shows two bars, then one, then two. You hold still, and it shows three. It is a question of how much you want to believe.</source>
        <extracomment>Adventure (Halfway) ad-bars: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call for a charge</source>
        <extracomment>Adventure (Halfway) ad-bars: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk home without heating</source>
        <extracomment>Adventure (Halfway) ad-bars: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Sun Goes Down Blue</source>
        <extracomment>Adventure (Halfway) ad-dusk: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here the evening is blue where at home it is red. You stand in it longer than planned. Nobody on the radio says anything, and nobody turns it off.</source>
        <extracomment>Adventure (Halfway) ad-dusk: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The toes that stood still that blue evening are white, and have to be thawed one by one. The Sick Bay has a queue, of toes.</source>
        <extracomment>Adventure (Halfway) ad-dusk: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old Tire Tracks</source>
        <extracomment>Adventure (Halfway) ad-tracks: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dumpling’s tires, unmistakable, with the notch in the left one. Dumpling has never been here. You follow them for a while, and they end at something.</source>
        <extracomment>Adventure (Halfway) ad-tracks: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emergency Biscuits</source>
        <extracomment>Adventure (Halfway) ad-cache: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red box under an overhang, with a label in somebody’s good handwriting: “If you need this, I am sorry. If you do not need it, I have counted them. B.T.”</source>
        <extracomment>Adventure (Halfway) ad-cache: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eat one, on behalf of all</source>
        <extracomment>Adventure (Halfway) ad-cache: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them home</source>
        <extracomment>Adventure (Halfway) ad-cache: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red Stairs</source>
        <extracomment>Adventure (Halfway) ad-stairs: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rock goes up in steps, red, knee-high, all the same. On the forty-first you notice that you have been wiping your feet.</source>
        <extracomment>Adventure (Halfway) ad-stairs: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the top, on foot</source>
        <extracomment>Adventure (Halfway) ad-stairs: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the top, with the rover</source>
        <extracomment>Adventure (Halfway) ad-stairs: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hush</source>
        <extracomment>Adventure (Halfway) ad-hush: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here even the suit is quiet. One could sit down for ten minutes. “Are you all right?” asks the radio after nine.</source>
        <extracomment>Adventure (Halfway) ad-hush: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten minutes</source>
        <extracomment>Adventure (Halfway) ad-hush: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ten minutes in the Hush were forty, says the tank of the suit, now that somebody has read it.</source>
        <extracomment>Adventure (Halfway) ad-hush: text (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on at once</source>
        <extracomment>Adventure (Halfway) ad-hush: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Footprints, All Ours</source>
        <extracomment>Adventure (Halfway) ad-gully: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Footprints lead into a gully. They are yours, from earlier, and they lead to the place where you slipped then.</source>
        <extracomment>Adventure (Halfway) ad-gully: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On foot, then</source>
        <extracomment>Adventure (Halfway) ad-gully: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the rover, then</source>
        <extracomment>Adventure (Halfway) ad-gully: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sun Dog</source>
        <extracomment>Adventure (Halfway) ad-glint: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second sun stands beside the first, and under it something on the ground answers. It may be worth a bag, or just a look.</source>
        <extracomment>Adventure (Halfway) ad-glint: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bag the glitter</source>
        <extracomment>Adventure (Halfway) ad-glint: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The glittering sample that you bagged out there has shed its grit in the bench. Everything has to be wiped before anything can be measured.</source>
        <extracomment>Adventure (Halfway) ad-glint: text (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand and look</source>
        <extracomment>Adventure (Halfway) ad-glint: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badger Disagrees</source>
        <extracomment>Adventure (Halfway) ad-stuck: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badger sinks to the axle and stops, like a mule with an opinion. You dig for an hour with a sample tray.</source>
        <extracomment>Adventure (Halfway) ad-stuck: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wheel that you dug out that day was strained by it. It has said nothing until now.</source>
        <extracomment>Adventure (Halfway) ad-stuck: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Pretty One</source>
        <extracomment>Adventure (Halfway) ad-brittle: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prettiest piece breaks in the tongs, along an edge like glass. You can let go of it, or not.</source>
        <extracomment>Adventure (Halfway) ad-brittle: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go</source>
        <extracomment>Adventure (Halfway) ad-brittle: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold on</source>
        <extracomment>Adventure (Halfway) ad-brittle: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More Behind It</source>
        <extracomment>Adventure (Halfway) ad-seam: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind the piece that you came for there is a seam, and in the seam another piece just like it. The scoop takes both.</source>
        <extracomment>Adventure (Halfway) ad-seam: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splinters of that seam have come home in the scoop. They lie all over the bay, and they are sharp.</source>
        <extracomment>Adventure (Halfway) ad-seam: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stuck Glove</source>
        <extracomment>Adventure (Halfway) ad-tether: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your glove is stuck between two stones, with your hand in it. There is no hurry, says the suit, in the voice that it uses for hurry.</source>
        <extracomment>Adventure (Halfway) ad-tether: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until it gives</source>
        <extracomment>Adventure (Halfway) ad-tether: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull, and say so</source>
        <extracomment>Adventure (Halfway) ad-tether: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal that was pulled between the stones that day gives way, at the wrist, on a perfectly ordinary walk.</source>
        <extracomment>Adventure (Halfway) ad-tether: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spilled Tea</source>
        <extracomment>Adventure (Halfway) ad-fumes: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It looks like tea, and it was in a tea cup, but it was not tea. The vapor is green. You can air the room, or hold your breath and mop.</source>
        <extracomment>Adventure (Halfway) ad-fumes: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Air the room</source>
        <extracomment>Adventure (Halfway) ad-fumes: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold your breath and mop</source>
        <extracomment>Adventure (Halfway) ad-fumes: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too Good a Result</source>
        <extracomment>Adventure (Halfway) ad-pattern: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points lie on the line as if somebody had told them to. You look at them for a long time, and feel better than you have all week.</source>
        <extracomment>Adventure (Halfway) ad-pattern: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fine result of that day came from an instrument that was set wrong. The setting is still in it, and everything measured since has to be doubted.</source>
        <extracomment>Adventure (Halfway) ad-pattern: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not That Jar</source>
        <extracomment>Adventure (Halfway) ad-swab: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two jars, one label. You open the other one. What was on the swab is on your hand now, and it burns in an interested way.</source>
        <extracomment>Adventure (Halfway) ad-swab: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was on the swab in that jar has reached the pantry. It got there on a sleeve, and it likes flour.</source>
        <extracomment>Adventure (Halfway) ad-swab: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left-Handed Thread</source>
        <extracomment>Adventure (Halfway) ad-spark: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screw turns the other way, and you learn it from a spark. You can keep your hand in, or let the thing jump into the works.</source>
        <extracomment>Adventure (Halfway) ad-spark: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep your hand in</source>
        <extracomment>Adventure (Halfway) ad-spark: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it jump</source>
        <extracomment>Adventure (Halfway) ad-spark: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Fits</source>
        <extracomment>Adventure (Halfway) ad-knack: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part goes in at the first try, and there is one left over that should be there. You put it where you will find it.</source>
        <extracomment>Adventure (Halfway) ad-knack: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Screw Too Many</source>
        <extracomment>Adventure (Halfway) ad-loose: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything works, and there is one screw in your palm. You feel clever about it, and put the screw into your pocket.</source>
        <extracomment>Adventure (Halfway) ad-loose: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It turns out where the screw belonged that was left over that day. It belonged there.</source>
        <extracomment>Adventure (Halfway) ad-loose: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Echo, Probably</source>
        <extracomment>Adventure (Halfway) ad-echo: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own call comes back on the radio, a little late and a little lower. You can switch on all the lights, or you can go on as if it were an echo.</source>
        <extracomment>Adventure (Halfway) ad-echo: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the lights</source>
        <extracomment>Adventure (Halfway) ad-echo: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An echo, then</source>
        <extracomment>Adventure (Halfway) ad-echo: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody Was Here</source>
        <extracomment>Adventure (Halfway) ad-bracket: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the gravel lies a bracket, older than the station and of better steel. It comes home on top of the load.</source>
        <extracomment>Adventure (Halfway) ad-bracket: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bracket that you brought home that day has bent the scoop. It is a good bracket, and the scoop was not made for steel.</source>
        <extracomment>Adventure (Halfway) ad-bracket: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something Waves Back</source>
        <extracomment>Adventure (Halfway) ad-eyelash: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the lens something long moves, and then moves again. For the rest of the day everybody finds a reason to come and look.</source>
        <extracomment>Adventure (Halfway) ad-eyelash: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What waved that day under the lens has been looked at by daylight. It is an eyelash, and everybody had told somebody at home.</source>
        <extracomment>Adventure (Halfway) ad-eyelash: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Shim from a Spoon</source>
        <extracomment>Adventure (Halfway) ad-shim: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A spoon, filed flat, sits better than the part ever did. The motor turns so easily that the meter goes down a little.</source>
        <extracomment>Adventure (Halfway) ad-shim: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spoon that was filed flat that day has worn through. It was a soft spoon, and it lies in the works in crumbs.</source>
        <extracomment>Adventure (Halfway) ad-shim: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>habitat_campaigns</name>
    <message>
        <source>A Letter from the Ice</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five missions, one story. Four people who did not choose one another put up a house, look for water, lose the radio, fall a little ill, and send a letter home. Somewhere below the third ice site something keeps time.</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to Sender, with Love</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: title (no. 1 of its endings).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rocket goes up on time, the packet weighs what it wants, and the kitchen is clean. Years later people will ask how you did it. You will say that you took turns with the dishes, and it will be true.</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: text (no. 1 of its endings).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sufficient Postage</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: title (no. 2 of its endings).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letter is on its way. Some things were left undone, and some were said too late, yet everybody who came to Halfway leaves it on speaking terms. The keyboard stays. Somebody else will need it.</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: text (no. 2 of its endings).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Postage Due</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: title (no. 3 of its endings).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It flew, or it nearly flew, and all of you are very tired. The Desk writes that it is proud, in a form without boxes. You read it twice, and then you sleep for eleven hours.</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: text (no. 3 of its endings).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letter stays here for now, in its cradle, with the heater on. You have done what people can do. The quake meter writes its five strokes at night, patiently, as if somebody had all the time there is.</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: text (no. 4 of its endings).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undelivered</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: title (no. 4 of its endings).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old Tire Tracks</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: name (no. 1 of its names).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red Stairs</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: name (no. 2 of its names).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hush</source>
        <extracomment>Campaign (Halfway) letter-from-the-ice “A Letter from the Ice”: name (no. 3 of its names).</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>habitat_conditions</name>
    <message>
        <source>Anemia</source>
        <extracomment>Condition of an astronaut (Halfway) anemia “Anemia”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anxiety Attack</source>
        <extracomment>Condition of an astronaut (Halfway) anxiety “Anxiety Attack”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heart Disorder</source>
        <extracomment>Condition of an astronaut (Halfway) heart “Heart Disorder”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trouble Concentrating</source>
        <extracomment>Condition of an astronaut (Halfway) concentration “Trouble Concentrating”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Migraine</source>
        <extracomment>Condition of an astronaut (Halfway) migraine “Migraine”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poisoning</source>
        <extracomment>Condition of an astronaut (Halfway) poisoning “Poisoning”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eats 2 food in each production phase. Each portion missing costs 1 wound.</source>
        <extracomment>Condition of an astronaut (Halfway) anemia “Anemia”: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale −1 at once. Then it is over.</source>
        <extracomment>Condition of an astronaut (Halfway) anxiety “Anxiety Attack”: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two pawns can only heal this condition, or stays idle.</source>
        <extracomment>Condition of an astronaut (Halfway) heart “Heart Disorder”: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each action with a pawn of this astronaut brings an adventure, at most one; rest never does.</source>
        <extracomment>Condition of an astronaut (Halfway) concentration “Trouble Concentrating”: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uses no abilities. Morale tokens may still be spent on other things.</source>
        <extracomment>Condition of an astronaut (Halfway) migraine “Migraine”: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suffers twice as many wounds each time.</source>
        <extracomment>Condition of an astronaut (Halfway) poisoning “Poisoning”: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>habitat_drones</name>
    <message>
        <source>Pace</source>
        <extracomment>Drone (Halfway) mapper “Pace”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoop</source>
        <extracomment>Drone (Halfway) picker “Scoop”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query</source>
        <extracomment>Drone (Halfway) bench_arm “Query”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clamp</source>
        <extracomment>Drone (Halfway) rigger “Clamp”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>habitat_events</name>
    <message>
        <source>The Mug with the Hen</source>
        <extracomment>Event (Halfway) ev-mug: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mug with the hen lies on the floor in four pieces. Ruta Adeyemi of the Desk packed it herself. “If it breaks, I would rather hear it from you,” she said then. So far only one of you has heard it. The glue is in the Forge, next to the good lamp.</source>
        <extracomment>Event (Halfway) ev-mug: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“It was me,” says one of you at breakfast, and puts the mug on the table. The seam runs straight through the hen. Everybody agrees that it suits her.</source>
        <extracomment>Event (Halfway) ev-mug: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The handle comes off in the middle of dinner, full of soup. Nobody asks who glued it. Everybody works out how long somebody has said nothing.</source>
        <extracomment>Event (Halfway) ev-mug: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glue it and say nothing</source>
        <extracomment>Event (Halfway) ev-mug: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell Ruta</source>
        <extracomment>Event (Halfway) ev-mug: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seventeen or Nineteen</source>
        <extracomment>Event (Halfway) ev-degrees: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heater of the Bunks can do nineteen degrees, or it can do all night, not both. At seventeen you see your breath when you talk. “Then don’t talk,” says the one who wants nineteen. Under the casing, where nobody has looked yet, a fan scrapes a little at every turn.</source>
        <extracomment>Event (Halfway) ev-degrees: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A washer under the fan, and it purrs. There is now a third opinion, eighteen, and nobody will say whose it is.</source>
        <extracomment>Event (Halfway) ev-degrees: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fan that scraped under the casing has scraped itself free. It is twelve degrees in the Bunks, and the argument is over.</source>
        <extracomment>Event (Halfway) ev-degrees: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nineteen degrees</source>
        <extracomment>Event (Halfway) ev-degrees: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seventeen and blankets</source>
        <extracomment>Event (Halfway) ev-degrees: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form 12-C, Once More</source>
        <extracomment>Event (Halfway) ev-form: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Kindly confirm that the spare parts on the list are the spare parts in the drawer. I would not ask if it had never happened. T.S.” Teodor Salli always asks on the day when nobody has time, and at the bottom of the drawer the labels have come off.</source>
        <extracomment>Event (Halfway) ev-form: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted after all, on the floor, with tea. One part in the drawer is on no list. You enter it in the hand of somebody who has always known about it.</source>
        <extracomment>Event (Halfway) ev-form: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part that you signed for is not in the drawer. What is in the drawer is a part for something that was never built.</source>
        <extracomment>Event (Halfway) ev-form: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign it unseen</source>
        <extracomment>Event (Halfway) ev-form: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count, label, sign</source>
        <extracomment>Event (Halfway) ev-form: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Bean in a Boot</source>
        <extracomment>Event (Halfway) ev-boot: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the kitchen, in the left boot of a pair that has no right one, somebody has sown a bean. It has two leaves and a name, Ottoline, and nobody owns up to either. It wants light. The Greenhouse has light, but there, says the one with the watering can, “she would only be one of many.”</source>
        <extracomment>Event (Halfway) ev-boot: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have tied her to a fork with a bootlace. She stands up straight, and so does everybody who passes.</source>
        <extracomment>Event (Halfway) ev-boot: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the Greenhouse with her</source>
        <extracomment>Event (Halfway) ev-boot: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She stays in the kitchen</source>
        <extracomment>Event (Halfway) ev-boot: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ottoline Is in Flower</source>
        <extracomment>Event (Halfway) ev-bean: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bean in the boot is in flower, white, in a kitchen at the foot of a cliff on Mars. “I said she would only have been one of many,” says the one with the watering can, to everybody, twice. By evening somebody has put a chair beside her.</source>
        <extracomment>Event (Halfway) ev-bean: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let her go to seed</source>
        <extracomment>Event (Halfway) ev-bean: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take turns on the chair</source>
        <extracomment>Event (Halfway) ev-bean: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not to Be Opened</source>
        <extracomment>Event (Halfway) ev-bess: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind the shelf in the Reading Nook there is a plate on four screws, and on it, in grease pencil: “Not to be opened. B.T.” That is Bess Tollander, who built this wall and is retired now, with a garden. She left notes in half the house. None of the others says no.</source>
        <extracomment>Event (Halfway) ev-bess: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it</source>
        <extracomment>Event (Halfway) ev-bess: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it shut</source>
        <extracomment>Event (Halfway) ev-bess: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eleven Minutes</source>
        <extracomment>Event (Halfway) ev-shower: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Eleven minutes,” says the meter of the shower, and it is the same every evening: as long as a word takes to Earth. “I sing them one verse on the way there,” says the one who comes out, pink and sorry. “They never hear it. That is the point.” The tank stands lower than the plan.</source>
        <extracomment>Event (Halfway) ev-shower: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A foot pump on the drain, made of two bottles and a sandal. The water that has heard the song goes round again.</source>
        <extracomment>Event (Halfway) ev-shower: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tank that nobody topped up is empty on the night when the Greenhouse is watered. The leaves hang like wet gloves.</source>
        <extracomment>Event (Halfway) ev-shower: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four minutes for everybody</source>
        <extracomment>Event (Halfway) ev-shower: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it be sung</source>
        <extracomment>Event (Halfway) ev-shower: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocking from Inside</source>
        <extracomment>Event (Halfway) ev-door: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At four in the morning somebody knocks on the airlock, from inside. One of you stands there barefoot with a hand on the wheel. “I wanted to know whether it is locked,” says the voice, quite awake. “It is locked.” Then back to bed. By the door, in the morning, there is one boot.</source>
        <extracomment>Event (Halfway) ev-door: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have talked about it over cocoa, at four, with the light on. It is about a door in another house. Nobody needs the spoon any more.</source>
        <extracomment>Event (Halfway) ev-door: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spoon rings at four. The one who wanted to know whether it is locked is in the Shed, with one boot on and a bruise that nobody can explain.</source>
        <extracomment>Event (Halfway) ev-door: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody sits up</source>
        <extracomment>Event (Halfway) ev-door: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie a spoon to the wheel</source>
        <extracomment>Event (Halfway) ev-door: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Is Only a Tooth</source>
        <extracomment>Event (Halfway) ev-tooth: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“It is only a tooth,” says one of you, for the third day, with soup. On the first day it was the cold, on the second it was the bread. Maren Ioane, who looks after you from the Desk, has sent a drawing with an arrow. “Now, while it is small. It will not thank you for waiting. M.I.”</source>
        <extracomment>Event (Halfway) ev-tooth: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out it came, and it was not small. It lies in a jar beside Maren’s drawing, next to the arrow.</source>
        <extracomment>Event (Halfway) ev-tooth: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not only a tooth. The cheek is hot, and so is the rest, and Maren’s drawing still lies on the table with its arrow.</source>
        <extracomment>Event (Halfway) ev-tooth: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now, while it is small</source>
        <extracomment>Event (Halfway) ev-tooth: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a tooth</source>
        <extracomment>Event (Halfway) ev-tooth: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class 4b Would Like to Know</source>
        <extracomment>Event (Halfway) ev-class: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty-three questions, written by hand and held up to a camera: class 4b has been doing Mars since spring. There is time for one answer in the evening window. Number 7 is about food. Number 12, in very small letters, asks whether you are afraid sometimes. Number 19 wants a stone.</source>
        <extracomment>Event (Halfway) ev-class: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number 7, at length</source>
        <extracomment>Event (Halfway) ev-class: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number 12, honestly</source>
        <extracomment>Event (Halfway) ev-class: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number 19</source>
        <extracomment>Event (Halfway) ev-class: name of a choice (no. 3 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You Owe Me One</source>
        <extracomment>Event (Halfway) ev-watch: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“I will take your watch tonight,” says one of you, without being asked. “Sleep. You look like a sheet.” A good deed and a free day; and then, from the ladder, quite friendly, the rest of the sentence: “You owe me one.”</source>
        <extracomment>Event (Halfway) ev-watch: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleep</source>
        <extracomment>Event (Halfway) ev-watch: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline with thanks</source>
        <extracomment>Event (Halfway) ev-watch: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About That Watch</source>
        <extracomment>Event (Halfway) ev-owed: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“I took your watch that night,” says the one on the ladder. “You slept. I said that you owe me one.” It is said lightly, and nobody laughs. The favor is small and dirty: the sump under the Forge, head first, before breakfast.</source>
        <extracomment>Event (Halfway) ev-owed: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head first</source>
        <extracomment>Event (Halfway) ev-owed: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not today</source>
        <extracomment>Event (Halfway) ev-owed: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw straws for it</source>
        <extracomment>Event (Halfway) ev-owed: name of a choice (no. 3 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirty-Nine Minutes</source>
        <extracomment>Event (Halfway) ev-clock: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A day here is thirty-nine minutes longer than at home. One of you has written them down, every day since the landing, and reads out the sum after breakfast: one free afternoon each, with nineteen minutes left over. “I have the receipts,” says the one with the notebook. There are receipts.</source>
        <extracomment>Event (Halfway) ev-clock: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole afternoon</source>
        <extracomment>Event (Halfway) ev-clock: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nineteen minutes, together</source>
        <extracomment>Event (Halfway) ev-clock: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kitchen, Miscellaneous</source>
        <extracomment>Event (Halfway) ev-kettle: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty-one crates, one good room, and a list. The list says “kitchen, miscellaneous” four times. “I packed the kettle myself,” says one of you. “On top.” On top of what, nobody asks, because the answer has been coming for an hour. Outside it is minus sixty, and the sterilizer boils too, if it must.</source>
        <extracomment>Event (Halfway) ev-kettle: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open all four crates</source>
        <extracomment>Event (Halfway) ev-kettle: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tea from the sterilizer</source>
        <extracomment>Event (Halfway) ev-kettle: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Line of Tape</source>
        <extracomment>Event (Halfway) ev-tape: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One room, all the beds, and since last night a line of yellow tape across the floor. “It is only so that one knows,” says the one with the roll. On one side is the window, on the other the heater. The tape has been pulled up once already, and put down again a hand further over.</source>
        <extracomment>Event (Halfway) ev-tape: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have moved the heater under the window. Nobody knows any more what the tape was for, and it has gone to the Forge, where it is needed.</source>
        <extracomment>Event (Halfway) ev-tape: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the night somebody has put down a second line, and in the dark somebody else has fallen over both. The tape is now across the door.</source>
        <extracomment>Event (Halfway) ev-tape: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure it out fairly</source>
        <extracomment>Event (Halfway) ev-tape: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the tape alone</source>
        <extracomment>Event (Halfway) ev-tape: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Strokes</source>
        <extracomment>Event (Halfway) ev-strokes: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quake meter has been drawing since the second night: five strokes, evenly spaced, always at the same hour. “A pump,” says one of you. “We have not unpacked the pump,” says another. For a while everybody looks at the paper. If all machines were off for an hour, one could at least say what it is not.</source>
        <extracomment>Event (Halfway) ev-strokes: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything off for an hour</source>
        <extracomment>Event (Halfway) ev-strokes: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter it as a pump</source>
        <extracomment>Event (Halfway) ev-strokes: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Tastes of Pencils</source>
        <extracomment>Event (Halfway) ev-pencils: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first water from the ice stands on the table in one glass. “Pencils,” says the one who sniffs at it, “and, a little, church.” It is clear. It is also four billion years old, and the card with the limits lies under somebody’s elbow. There are dry lips round the table, and a second filter would be a matter of an hour.</source>
        <extracomment>Event (Halfway) ev-pencils: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Through the second filter it tastes of nothing at all. You drink it slowly, all of you, and look at one another as if something had been signed.</source>
        <extracomment>Event (Halfway) ev-pencils: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The water that went through one filter only has been through somebody as well. It was not the pencils. It was the church.</source>
        <extracomment>Event (Halfway) ev-pencils: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sip for everybody</source>
        <extracomment>Event (Halfway) ev-pencils: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boil it twice</source>
        <extracomment>Event (Halfway) ev-pencils: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Straight Edge</source>
        <extracomment>Event (Halfway) ev-edge: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drill core has an edge. Not a crack, not a layer: an edge, as on a table, and the ice on one side of it is another ice. “Ice does not do corners,” says the one who cut it, and lays a ruler against it, and then lays the ruler down very gently. You could saw off a slice. You could also leave it as it is.</source>
        <extracomment>Event (Halfway) ev-edge: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saw off a slice</source>
        <extracomment>Event (Halfway) ev-edge: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw it to scale</source>
        <extracomment>Event (Halfway) ev-edge: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Seven</source>
        <extracomment>Event (Halfway) ev-gap: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Your report has eleven pages and a hole. I have laid it on my desk and looked through it: one sees my desk. T.S.” Page seven is about the corner in the ice, and it hangs in the Desk Room, face to the wall. Teodor Salli adds that he is asking as himself, which nobody knew he could.</source>
        <extracomment>Event (Halfway) ev-gap: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send page seven</source>
        <extracomment>Event (Halfway) ev-gap: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Page seven will follow”</source>
        <extracomment>Event (Halfway) ev-gap: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody in the Storm</source>
        <extracomment>Event (Halfway) ev-hiss: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the masts fell there has been only hiss, and since last night there is a voice in it. “Ruta,” says one of you, at once. “It says what we said yesterday,” says another, “only later.” The set stands in the kitchen now, because nobody wants to be alone with it, and nobody wants to turn it off.</source>
        <extracomment>Event (Halfway) ev-hiss: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have found the set’s own echo, in a cable as long as the house. The voice was yours. It sounds kinder, with the delay.</source>
        <extracomment>Event (Halfway) ev-hiss: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set has hissed for days, at every meal. Somebody has begun to answer it, and has stopped answering the others.</source>
        <extracomment>Event (Halfway) ev-hiss: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit with it tonight</source>
        <extracomment>Event (Halfway) ev-hiss: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn it down</source>
        <extracomment>Event (Halfway) ev-hiss: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Rope to the Mast</source>
        <extracomment>Event (Halfway) ev-rope: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the storm you walk along a rope, hand over hand, and count the knots. At knot thirty there is always a pause: the wind stands in the gap there and leans. “Somebody has tied a thirty-first,” says the one who came in last. “I counted twice.” Nobody in the house has been out that far.</source>
        <extracomment>Event (Halfway) ev-rope: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have gone out together and untied it. The thirty-first knot was the wind’s: a loop round a stone, quite well made.</source>
        <extracomment>Event (Halfway) ev-rope: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rope has frayed where the knot was that nobody untied. You come home along what is left of it, on your knees.</source>
        <extracomment>Event (Halfway) ev-rope: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slips of Paper</source>
        <extracomment>Event (Halfway) ev-slips: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No orders for days, and the door in the ice. So there is a vote, with slips of paper, folded twice, in the soup pot. All of them say yes but one, and that one says: “Ask me again tomorrow.” It is written with the left hand. You look at one another’s hands, and then at the soup.</source>
        <extracomment>Event (Halfway) ev-slips: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask who it was</source>
        <extracomment>Event (Halfway) ev-slips: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again tomorrow</source>
        <extracomment>Event (Halfway) ev-slips: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breakfast in Bed</source>
        <extracomment>Event (Halfway) ev-trays: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is so ill that somebody would have to stay up with them; everybody is so ill that nobody would hear it. Somebody has carried a tray to each bunk this morning, toast, tea, a sprig of bean, and then lain down in the corridor for a minute. The minute is in its second hour.</source>
        <extracomment>Event (Halfway) ev-trays: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the minute last</source>
        <extracomment>Event (Halfway) ev-trays: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry the trays back together</source>
        <extracomment>Event (Halfway) ev-trays: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight Hundred and Nine Grams</source>
        <extracomment>Event (Halfway) ev-cradle: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The packet lies in its cradle under the warm lamp and weighs eight hundred and nine grams. Yesterday it was eight hundred and twelve. “It is losing weight,” says Maren Ioane, eleven minutes away, when she hears it. “So are you.” There is one lamp, and there is a bunk with somebody in it who is cold.</source>
        <extracomment>Event (Halfway) ev-cradle: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second lamp, made of the first one and a soup tin. The packet is warm and the bunk is warm. Eight hundred and nine, both evenings.</source>
        <extracomment>Event (Halfway) ev-cradle: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one lamp for two, both have been cold. The one in the bunk has a temperature now, and the packet eight hundred and six.</source>
        <extracomment>Event (Halfway) ev-cradle: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lamp stays with the packet</source>
        <extracomment>Event (Halfway) ev-cradle: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lamp goes to the bunk</source>
        <extracomment>Event (Halfway) ev-cradle: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters Not to Be Sent</source>
        <extracomment>Event (Halfway) ev-unsent: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was Maren Ioane’s idea: that each of you write one letter, in case. Then you fold it and nobody posts it. There are now as many envelopes on the shelf as there are of you, and one more. “In case of what?” somebody asked at the time. “In case you sleep better,” said Maren.</source>
        <extracomment>Event (Halfway) ev-unsent: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn them in the stove, unread</source>
        <extracomment>Event (Halfway) ev-unsent: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them on the shelf</source>
        <extracomment>Event (Halfway) ev-unsent: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Hand, Eleven Dots, a Hand</source>
        <extracomment>Event (Halfway) ev-hands: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“It says: please carry this along the line,” says one of you, who has looked at the drawing longest. “It says: keep your hands off,” says another, “and it says it eleven times.” Both have slept too little. The drawing lies between the cups, and a child could read it, if one of you were one.</source>
        <extracomment>Event (Halfway) ev-hands: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have shown it to class 4b. Twenty-three answers, and all of them the same: “Somebody is giving somebody something.” You hang that up beside the drawing.</source>
        <extracomment>Event (Halfway) ev-hands: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drawing has a ring on it from a cup. Each of you knows who, and it is each time somebody else.</source>
        <extracomment>Event (Halfway) ev-hands: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argue it out</source>
        <extracomment>Event (Halfway) ev-hands: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the drawing away until the launch</source>
        <extracomment>Event (Halfway) ev-hands: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine Hundred Grams Each</source>
        <extracomment>Event (Halfway) ev-scales: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever goes home with the rocket is weighed. There are nine hundred grams for each of you, and a queue in front of the scales: letters, a stone, a jar with a tooth in it. “And this,” says one of you, and lays down the key of the keyboard that never worked. Forty grams. Teodor Salli asks for a list, in triplicate.</source>
        <extracomment>Event (Halfway) ev-scales: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything within the weight</source>
        <extracomment>Event (Halfway) ev-scales: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key as well</source>
        <extracomment>Event (Halfway) ev-scales: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave half of it here</source>
        <extracomment>Event (Halfway) ev-scales: name of a choice (no. 3 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody’s Glove</source>
        <extracomment>Event (Halfway) ev-glove: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the hole in the ice a glove lies on the edge, palm up, as if it had been held out. All gloves of the house have been counted: it is one of yours, and nobody left it there. “It will have fallen out of a pocket,” says the one with the list. “Then it fell well,” says another.</source>
        <extracomment>Event (Halfway) ev-glove: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it home</source>
        <extracomment>Event (Halfway) ev-glove: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it where it is</source>
        <extracomment>Event (Halfway) ev-glove: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gravel on the Roof</source>
        <extracomment>Event (Halfway) ev-hail: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since noon it has sounded as if somebody were throwing gravel at the roof, by the spoonful. It is gravel. The panels can be turned edge-on, and then they catch neither stones nor light. “Or we leave them,” says the one at the window, “and hear which one breaks.” A hinge of the western frame already sings.</source>
        <extracomment>Event (Halfway) ev-hail: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hinge is wedged with a spoon. It sings a third lower now and does not move.</source>
        <extracomment>Event (Halfway) ev-hail: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hinge that sang through the storm has broken on the first still day. It fell quite softly.</source>
        <extracomment>Event (Halfway) ev-hail: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge-on</source>
        <extracomment>Event (Halfway) ev-hail: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them</source>
        <extracomment>Event (Halfway) ev-hail: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Pipe Behind the Beans</source>
        <extracomment>Event (Halfway) ev-frost: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pipe behind the beans is white with frost, and the beans lean away from it. “I put my hand on it last week and said that it was cold,” says the one who waters. “You said pipes are.” A heater would hold it through the night. After that somebody has to wrap it properly.</source>
        <extracomment>Event (Halfway) ev-frost: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pipe wears two blankets and a sock. The beans have turned round again and look at it.</source>
        <extracomment>Event (Halfway) ev-frost: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pipe has burst, very small, behind the beans. “I said that it was cold,” says the one who waters, and goes to fetch the bucket.</source>
        <extracomment>Event (Halfway) ev-frost: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a heater beside it</source>
        <extracomment>Event (Halfway) ev-frost: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipes are cold</source>
        <extracomment>Event (Halfway) ev-frost: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North Air Clears Its Throat</source>
        <extracomment>Event (Halfway) ev-throat: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It began with a small cough. Today the air machine clears its throat before every breath, and all talk stops until it goes on. “It is only clearing its throat,” somebody says each time. The bearing is warm, and each day it is warm a little further out along the shaft.</source>
        <extracomment>Event (Halfway) ev-throat: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new bearing, and North Air breathes like somebody asleep. Conversation at table is longer now, and not all of it is better.</source>
        <extracomment>Event (Halfway) ev-throat: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The warm bearing has eaten into the shaft. North Air no longer clears its throat. It whispers.</source>
        <extracomment>Event (Halfway) ev-throat: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dumpling Is Tired</source>
        <extracomment>Event (Halfway) ev-charge: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dumpling comes home at a walk, with the battery at nothing, from a trip that it did singing a month ago. “Like me,” says the one who drove. Something draws current at night. By the meter there is time. By the smell under the seat there is less.</source>
        <extracomment>Event (Halfway) ev-charge: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was the seat heater, on since the first winter. Dumpling sings again on the ramp, flat, and somebody pats it.</source>
        <extracomment>Event (Halfway) ev-charge: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What drew current under Dumpling’s seat has gone on drawing it, night after night. In the morning the smell is quite clear.</source>
        <extracomment>Event (Halfway) ev-charge: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Picture from Above</source>
        <extracomment>Event (Halfway) ev-orbiter: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The orbiter has passed over with its good eye open, and the Desk sends one picture, as a present: Halfway from above, a crumb with a shadow. Ruta Adeyemi has drawn an arrow to one window. “That light was on at three in the morning. Whose? R.A.” There is time to look at one corner properly.</source>
        <extracomment>Event (Halfway) ev-orbiter: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ground behind the ridge</source>
        <extracomment>Event (Halfway) ev-orbiter: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roof</source>
        <extracomment>Event (Halfway) ev-orbiter: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window</source>
        <extracomment>Event (Halfway) ev-orbiter: name of a choice (no. 3 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Main Switch Clicks</source>
        <extracomment>Event (Halfway) ev-breaker: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The main switch has begun to click when all the lamps are on, once, like a tongue. “It is asking which one of us,” says somebody, and that is a joke until it clicks again. You can spare it a room, or you can help it out from the batteries. The screw behind it is blue from heat.</source>
        <extracomment>Event (Halfway) ev-breaker: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blue screw is out and a better one is in. The switch is silent. Now and then somebody clicks a tongue at it in passing.</source>
        <extracomment>Event (Halfway) ev-breaker: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blue screw has let go in the night. One last click, and the corridor is dark as far as the kitchen.</source>
        <extracomment>Event (Halfway) ev-breaker: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare it a room</source>
        <extracomment>Event (Halfway) ev-breaker: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help it out from the batteries</source>
        <extracomment>Event (Halfway) ev-breaker: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to Report</source>
        <extracomment>Event (Halfway) ev-quiet: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has broken for two days. At breakfast everybody listens. “I do not like it,” says the one with the lamp, who has been under the floor once already. “I like it very much,” says the one with the blanket. The report to the Desk has one line, and somebody has read it four times.</source>
        <extracomment>Event (Halfway) ev-quiet: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lamp has been under the floor after all, for the sake of peace. Everything was where it was. Even the blanket admits that it slept better.</source>
        <extracomment>Event (Halfway) ev-quiet: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the floor, where nobody looked because nothing was wrong, something began on the first of the quiet days. It is no longer small.</source>
        <extracomment>Event (Halfway) ev-quiet: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look under the floor</source>
        <extracomment>Event (Halfway) ev-quiet: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay under the blanket</source>
        <extracomment>Event (Halfway) ev-quiet: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every Third Word</source>
        <extracomment>Event (Halfway) ev-words: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Desk comes through with every third word missing. “Please do not ... the ... before you have ... Ruta.” Two of you have filled in the gaps and arrived at two different orders. The cable to the antenna runs over the roof, and on the roof something has been walking, or has come loose.</source>
        <extracomment>Event (Halfway) ev-words: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plug was loose, no more. The message in full: “Please do not eat the big jar before you have read its label. Ruta.” Nobody had guessed jar.</source>
        <extracomment>Event (Halfway) ev-words: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For days you have lived on half sentences from home. Today one came through whole. It was meant for somebody else, and it was kind, and that was worse.</source>
        <extracomment>Event (Halfway) ev-words: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoop Brings Something Home</source>
        <extracomment>Event (Halfway) ev-scoop: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drone Scoop was sent out for gravel and comes back with a stone like a loaf, still warm on one side. It puts it down on the ramp and waits to be praised. “It does not wait, it has a timer,” says the one who wrote the timer, and pats it. The stone ticks as it cools.</source>
        <extracomment>Event (Halfway) ev-scoop: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the house with it</source>
        <extracomment>Event (Halfway) ev-scoop: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it cool outside</source>
        <extracomment>Event (Halfway) ev-scoop: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut it open on the ramp</source>
        <extracomment>Event (Halfway) ev-scoop: name of a choice (no. 3 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Light on the Plain</source>
        <extracomment>Event (Halfway) ev-light: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a light on the plain, low in the east, where nobody has anything. For an hour it stands still, then it has moved. “It is ours,” says one of you. “A reflection.” “Then wave,” says another. Somebody waves. The light does nothing, for quite a long time, and then it goes out.</source>
        <extracomment>Event (Halfway) ev-light: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive out and look</source>
        <extracomment>Event (Halfway) ev-light: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the blind</source>
        <extracomment>Event (Halfway) ev-light: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pia Is Seven</source>
        <extracomment>Event (Halfway) ev-pia: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“I am seven now,” says Pia into the camera, to one of you, with flour on her nose. “You said when I am seven you are on the way back. The lady from the Desk says it is complicated.” Then she holds up a calendar and waits. Whatever the answer is, it takes eleven minutes.</source>
        <extracomment>Event (Halfway) ev-pia: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell her the real day</source>
        <extracomment>Event (Halfway) ev-pia: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that it is complicated</source>
        <extracomment>Event (Halfway) ev-pia: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Same Cough</source>
        <extracomment>Event (Halfway) ev-twin: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of you coughs, and in the message from home the twin coughs too, at the same place in the sentence. “Jonna always starts,” says the one here. It is funny until Maren Ioane asks for both temperatures. “And one night apart from the others, please, if you can stand it. M.I.”</source>
        <extracomment>Event (Halfway) ev-twin: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pots of steam and a towel, and the cough is gone, here and, by the next message, there. “Jonna always stops first, too.”</source>
        <extracomment>Event (Halfway) ev-twin: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody could stand a night apart, and nobody boiled water. By morning the cough has found somebody who has no twin at all.</source>
        <extracomment>Event (Halfway) ev-twin: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One night apart</source>
        <extracomment>Event (Halfway) ev-twin: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can stand it</source>
        <extracomment>Event (Halfway) ev-twin: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the Sum Again</source>
        <extracomment>Event (Halfway) ev-sum: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“The air does not add up,” says the one of you who never believes a sum that somebody else has done. “I said so in March.” In March it was the flour. It would take a morning to go through it all with the covers off. The needle of the big tank lies against its pin, as it does when it is full and when it is stuck.</source>
        <extracomment>Event (Halfway) ev-sum: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have tapped the gauge. The needle falls off its pin, thinks, and settles. Behind it was a leak as fine as a hair, and now there is none.</source>
        <extracomment>Event (Halfway) ev-sum: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The needle that lay against its pin was stuck. The tank is where the sum says, and whoever did the sum is too polite to mention March.</source>
        <extracomment>Event (Halfway) ev-sum: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the sum again</source>
        <extracomment>Event (Halfway) ev-sum: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was the flour</source>
        <extracomment>Event (Halfway) ev-sum: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To Be Continued</source>
        <extracomment>Event (Halfway) ev-sisters: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every evening one of you tells the story of the lighthouse keeper’s three sisters, and every evening it stops in the wrong place. “Tomorrow,” says the voice in the dark. Since it began nobody has slept badly. Nobody has got up early either.</source>
        <extracomment>Event (Halfway) ev-sisters: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has written down all the chapters so far. It turns out that there were four sisters, and that one of them has not been mentioned for a week.</source>
        <extracomment>Event (Halfway) ev-sisters: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more chapter</source>
        <extracomment>Event (Halfway) ev-sisters: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lights out at ten</source>
        <extracomment>Event (Halfway) ev-sisters: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody Else’s Bunk</source>
        <extracomment>Event (Halfway) ev-bunk: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saskia Olumide is in the second crew and has been given the bunk under the pipe. “Which side is cold?” she writes. “Please be honest, I have two months to get used to it.” The one who sleeps there now reads it aloud twice, and looks at the pipe.</source>
        <extracomment>Event (Halfway) ev-bunk: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write her everything about the pipe</source>
        <extracomment>Event (Halfway) ev-bunk: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrap the pipe first</source>
        <extracomment>Event (Halfway) ev-bunk: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write that it is splendid</source>
        <extracomment>Event (Halfway) ev-bunk: name of a choice (no. 3 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West Panels Would Like a Word</source>
        <extracomment>Event (Halfway) ev-dust: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One panel has put on a brown coat overnight. It still works, the way people work on a Monday. The forecast says that the wind will turn before the week is out, and what lies on one panel now is expected on the other.</source>
        <extracomment>Event (Halfway) ev-dust: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have swept the panel with the soft broom before the wind turned. It has nothing left to carry over.</source>
        <extracomment>Event (Halfway) ev-dust: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wind turns in the night. The dust that nobody swept is blown over both panels, evenly, as if it had been asked to share.</source>
        <extracomment>Event (Halfway) ev-dust: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody Else’s Socks</source>
        <extracomment>Event (Halfway) ev-filter: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The air tastes of socks, and for once it is not the socks. The housing of a filter has cracked along the seam. Whoever has the next watch sits right beside it, and has already asked whose turn it is to move the chair.</source>
        <extracomment>Event (Halfway) ev-filter: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new filter sits in the housing, and the seam is glued twice. The next watch breathes clean air and complains about the glue.</source>
        <extracomment>Event (Halfway) ev-filter: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The crack was still there, and so was the chair. Whoever had the watch has breathed for hours what the unmended filter let through.</source>
        <extracomment>Event (Halfway) ev-filter: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone Moved the Salt</source>
        <extracomment>Event (Halfway) ev-quarrel: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not about the salt. It is about last week, and the week before, and who always. A door is slammed, close to a hand that was still on the frame. Then the room waits for somebody to say something, or to take something back, or to carry a plate somewhere else.</source>
        <extracomment>Event (Halfway) ev-quarrel: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matter is talked out over the dishes, which is where matters belong. The salt stays where it was moved.</source>
        <extracomment>Event (Halfway) ev-quarrel: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quarrel that nobody settled flares up again, at the same door, and this time the hand is in it.</source>
        <extracomment>Event (Halfway) ev-quarrel: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let them shout</source>
        <extracomment>Event (Halfway) ev-quarrel: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the sentence back</source>
        <extracomment>Event (Halfway) ev-quarrel: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry two plates away</source>
        <extracomment>Event (Halfway) ev-quarrel: name of a choice (no. 3 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those who moved apart have stayed apart. Meals are quick now, and the loudest thing at table is a spoon.</source>
        <extracomment>Event (Halfway) ev-quarrel: text when its delayed consequence happens (no. 3 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Last Good Biscuit</source>
        <extracomment>Event (Halfway) ev-rations: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count of the pantry does not match the list, and the list does not match the other list. There is a damp mark on the lowest sack. Somebody could eat less for a while; somebody, it turns out, already leaves half of a short portion to the others.</source>
        <extracomment>Event (Halfway) ev-rations: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have turned every sack and dried what could be dried. The good part is on the top shelf, under a list that everybody has signed.</source>
        <extracomment>Event (Halfway) ev-rations: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damp has spread from the lowest sack to the ones that nobody turned. What it has not spoiled smells as if it had.</source>
        <extracomment>Event (Halfway) ev-rations: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the doubtful part away</source>
        <extracomment>Event (Halfway) ev-rations: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put everybody on short portions</source>
        <extracomment>Event (Halfway) ev-rations: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one who has eaten least for days, so that the others had more, faints beside the stove. The soup is saved.</source>
        <extracomment>Event (Halfway) ev-rations: text when its delayed consequence happens (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Song Nobody Admits To</source>
        <extracomment>Event (Halfway) ev-static: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The garage line hums. It is nearly a tune; by noon two of you whistle it, and nobody has started. It is louder beside the rovers where they are parked, and it makes every call to the outside take twice as long.</source>
        <extracomment>Event (Halfway) ev-static: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You find the chafed cable behind the charger and tape it. The song stops in the middle of a bar, and everybody misses it a little.</source>
        <extracomment>Event (Halfway) ev-static: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cable that nobody looked for has found the rovers. Both have had current where no current should be, and both hum now.</source>
        <extracomment>Event (Halfway) ev-static: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parcel Rocket, Late</source>
        <extracomment>Event (Halfway) ev-letters: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mail for everybody, four months old and still warm from the hold. Somebody’s mother has sent seeds that are not allowed. There is time to read it all aloud, and time to answer before the evening window.</source>
        <extracomment>Event (Halfway) ev-letters: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers go out with the evening window. The Desk confirms receipt and asks, off the record, about the seeds.</source>
        <extracomment>Event (Halfway) ev-letters: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read them together</source>
        <extracomment>Event (Halfway) ev-letters: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody takes theirs to bed</source>
        <extracomment>Event (Halfway) ev-letters: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Small Warm Puddle</source>
        <extracomment>Event (Halfway) ev-coolant: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a puddle on the floor of the machine room, and it is warm. It is in no hurry. It creeps towards a housing that does not like to be wet, by about a hand a day; somebody has drawn a line in front of it, with the date.</source>
        <extracomment>Event (Halfway) ev-coolant: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is clamped and the floor is dry. The chalk mark stays, as a warning to other puddles.</source>
        <extracomment>Event (Halfway) ev-coolant: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puddle that nobody wiped up has crossed its last line and reached the housing. The housing reacts as announced.</source>
        <extracomment>Event (Halfway) ev-coolant: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three in the Morning</source>
        <extracomment>Event (Halfway) ev-nightmare: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of you has been awake since three, and the night before since two. The pulse in the morning is too fast, and it is kept secret by everybody who has counted it. There are enough mattresses to sleep in one room, if somebody carries them.</source>
        <extracomment>Event (Halfway) ev-nightmare: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A night with company and with the light on. Nobody sleeps well, everybody sleeps, and in the morning the pulse is what it should be.</source>
        <extracomment>Event (Halfway) ev-nightmare: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many nights without sleep, and nobody sat up with it. The one who said that it was nothing is ill now.</source>
        <extracomment>Event (Halfway) ev-nightmare: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that it is nothing</source>
        <extracomment>Event (Halfway) ev-nightmare: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All mattresses into one room</source>
        <extracomment>Event (Halfway) ev-nightmare: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mattresses of that night have never been carried back. They are in the way of everybody who wants to rest from carrying.</source>
        <extracomment>Event (Halfway) ev-nightmare: text when its delayed consequence happens (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Has Your Name on It</source>
        <extracomment>Event (Halfway) ev-crate: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind the water tank stands a crate that is on no list. Your names are on it, spelled almost right. Under the lid lies a layer of straw, and under the straw there is a second layer, which somebody meant to be found later.</source>
        <extracomment>Event (Halfway) ev-crate: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have unpacked the crate to the bottom. The last thing in it is a spare for something that has not broken yet.</source>
        <extracomment>Event (Halfway) ev-crate: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parcel with the question mark</source>
        <extracomment>Event (Halfway) ev-crate: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tins</source>
        <extracomment>Event (Halfway) ev-crate: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Clear Night</source>
        <extracomment>Event (Halfway) ev-window: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sky is so clear that the measurement of the year could be made in one night. Through the same window the morning sun falls on the rack of the laboratory, which has no shade and grows warm. You can smell it from the door.</source>
        <extracomment>Event (Halfway) ev-window: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measurement is made, and the shutter is closed behind it. The curve is so good that you print it and hang it in the kitchen.</source>
        <extracomment>Event (Halfway) ev-window: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody used the clear nights, and nobody closed the shutter. The sun has had the rack to itself: it has overheated, and two things in it are no longer separate.</source>
        <extracomment>Event (Halfway) ev-window: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Very Small Quake</source>
        <extracomment>Event (Halfway) ev-tremor: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spoons ring in their drawer, once. Outside, stones have come down across the way, and a few on the slope still move when you look at them long enough. The meter calls it a very small quake, in a very small hand.</source>
        <extracomment>Event (Halfway) ev-tremor: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have cleared the way and tested the slope with a pole and some rude words. Nothing moves any more.</source>
        <extracomment>Event (Halfway) ev-tremor: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slope that nobody tested slides in the night. It goes on for a minute, and in every bunk somebody counts the seconds.</source>
        <extracomment>Event (Halfway) ev-tremor: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mold with Ambitions</source>
        <extracomment>Event (Halfway) ev-vent: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a stain at one vent, round and rather pretty. It has been there longer than you, says the log, but smaller. Since then it has learned which way the duct goes, and follows it.</source>
        <extracomment>Event (Halfway) ev-vent: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The duct is open, cleaned and closed again. You have kept a piece of the stain in a jar, for the people who like that.</source>
        <extracomment>Event (Halfway) ev-vent: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The growth in the duct that nobody opened has come out at the other end, in an oxygenator, and likes it there.</source>
        <extracomment>Event (Halfway) ev-vent: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soup Day</source>
        <extracomment>Event (Halfway) ev-soup: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Physician has declared a soup day. It is not in the plan, and nobody has the courage to say so to somebody who holds a ladle. There is enough for whoever needs it most, or a little for everybody, and time to sit.</source>
        <extracomment>Event (Halfway) ev-soup: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot is washed, and what was left in it stands in jars. Nobody mentions the plan.</source>
        <extracomment>Event (Halfway) ev-soup: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A full bowl for one</source>
        <extracomment>Event (Halfway) ev-soup: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A little for everybody</source>
        <extracomment>Event (Halfway) ev-soup: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Sunday by Mistake</source>
        <extracomment>Event (Halfway) ev-sunday: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody set the alarm, and each of you thought that somebody else had. By the time it comes out you have slept nine hours. The Desk asks, eleven minutes late, whether everything is all right. Everything is.</source>
        <extracomment>Event (Halfway) ev-sunday: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifty-Eight Keys</source>
        <extracomment>Event (Halfway) ev-keys: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody practices the same waltz every evening, on a keyboard with three dead keys. The waltz needs all three. You can hear it through two doors, and already the one who plays looks up after each mistake to see who has sighed.</source>
        <extracomment>Event (Halfway) ev-keys: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of you have put the waltz into another key, which needs only keys that work. It is a better waltz now, or at least a whole one.</source>
        <extracomment>Event (Halfway) ev-keys: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has helped with the waltz, and somebody sighed once too often. The keyboard stands in the corner with a blanket over it.</source>
        <extracomment>Event (Halfway) ev-keys: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it be played</source>
        <extracomment>Event (Halfway) ev-keys: name of a choice (no. 1 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen, and pay for it</source>
        <extracomment>Event (Halfway) ev-keys: name of a choice (no. 2 of its options).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Draft Where None Should Be</source>
        <extracomment>Event (Halfway) ev-draft: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thread hung up in the corridor moves, and there should be nothing to move it. It points to the work rooms, to a seal that has grown hard with cold. As long as it leaks, something near it dries out with it.</source>
        <extracomment>Event (Halfway) ev-draft: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal is new and the thread hangs still. You leave it there, to be sure.</source>
        <extracomment>Event (Halfway) ev-draft: text after its action was done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hard seal has leaked on, and the filter beside it has dried out with it. The thread had pointed there all the time.</source>
        <extracomment>Event (Halfway) ev-draft: text when its delayed consequence happens.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>habitat_follow_ups</name>
    <message>
        <source>And How Is the Hen?</source>
        <extracomment>Follow-up event (Halfway) fu-mug: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under a message about filters, where the Desk is not supposed to write anything, stands a line by Ruta Adeyemi: “And how is the hen?”</source>
        <extracomment>Follow-up event (Halfway) fu-mug: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send her a picture of the pieces</source>
        <extracomment>Follow-up event (Halfway) fu-mug: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask how she came by the mug</source>
        <extracomment>Follow-up event (Halfway) fu-mug: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write that the hen is well</source>
        <extracomment>Follow-up event (Halfway) fu-mug: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it to her now</source>
        <extracomment>Follow-up event (Halfway) fu-mug: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section 4, Line 9</source>
        <extracomment>Follow-up event (Halfway) fu-form: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teodor Salli has compared form 12-C with three others. He does that for pleasure. “One question about line 9,” he writes, and it is always one question.</source>
        <extracomment>Follow-up event (Halfway) fu-form: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the part on line 9</source>
        <extracomment>Follow-up event (Halfway) fu-form: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the hours instead</source>
        <extracomment>Follow-up event (Halfway) fu-form: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count it now</source>
        <extracomment>Follow-up event (Halfway) fu-form: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer with another form</source>
        <extracomment>Follow-up event (Halfway) fu-form: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Reply from a Garden</source>
        <extracomment>Follow-up event (Halfway) fu-bess: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bess Tollander answers from her garden, by way of the Desk, which has left the birds in the recording. “You have found the plate behind the shelf, then,” she says. “Everybody finds it. I only ever wanted to know who asks.”</source>
        <extracomment>Follow-up event (Halfway) fu-bess: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell her what came loose</source>
        <extracomment>Follow-up event (Halfway) fu-bess: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask what else is in the walls</source>
        <extracomment>Follow-up event (Halfway) fu-bess: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask what is behind it</source>
        <extracomment>Follow-up event (Halfway) fu-bess: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank her for the wall</source>
        <extracomment>Follow-up event (Halfway) fu-bess: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Second Verse</source>
        <extracomment>Follow-up event (Halfway) fu-verse: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody at the Desk has asked why the shower meter always says eleven. Now there is a recording, three voices and a kettle: the second verse, on the way back.</source>
        <extracomment>Follow-up event (Halfway) fu-verse: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it in the shower</source>
        <extracomment>Follow-up event (Halfway) fu-verse: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it to everybody</source>
        <extracomment>Follow-up event (Halfway) fu-verse: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was It Locked?</source>
        <extracomment>Follow-up event (Halfway) fu-door: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one who stood at the airlock that night asks today, in the middle of something else: “Was it locked? When you went and looked?” You went and looked. It was.</source>
        <extracomment>Follow-up event (Halfway) fu-door: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say yes</source>
        <extracomment>Follow-up event (Halfway) fu-door: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go and look together</source>
        <extracomment>Follow-up event (Halfway) fu-door: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty-Three Drawings</source>
        <extracomment>Follow-up event (Halfway) fu-class: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class 4b has drawn your answer, twenty-three times. In most of the pictures the house has a chimney. In one, very small, somebody stands at the door with a lamp, and all of you are inside.</source>
        <extracomment>Follow-up event (Halfway) fu-class: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hang that one over the stove</source>
        <extracomment>Follow-up event (Halfway) fu-class: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep that one in a pocket</source>
        <extracomment>Follow-up event (Halfway) fu-class: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hang them in the corridor</source>
        <extracomment>Follow-up event (Halfway) fu-class: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One for each bunk</source>
        <extracomment>Follow-up event (Halfway) fu-class: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Waited</source>
        <extracomment>Follow-up event (Halfway) fu-strokes: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five strokes again, at the same hour. This time somebody sat beside the meter, with a cup. “It was late today,” comes the report at breakfast. “It waited until I had sat down.”</source>
        <extracomment>Follow-up event (Halfway) fu-strokes: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock back, five times</source>
        <extracomment>Follow-up event (Halfway) fu-strokes: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the meter into the kitchen</source>
        <extracomment>Follow-up event (Halfway) fu-strokes: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross out “pump” in the log</source>
        <extracomment>Follow-up event (Halfway) fu-strokes: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter it as a louder pump</source>
        <extracomment>Follow-up event (Halfway) fu-strokes: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Other Half of the Corner</source>
        <extracomment>Follow-up event (Halfway) fu-edge: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one who cut the core has gone back to the ruler. Laid out on the floor, with string, the straight edge would run on under the house, and come out at the other side, and it would be a door frame.</source>
        <extracomment>Follow-up event (Halfway) fu-edge: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the slice back in</source>
        <extracomment>Follow-up event (Halfway) fu-edge: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the slice on ice</source>
        <extracomment>Follow-up event (Halfway) fu-edge: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the drawing to everybody</source>
        <extracomment>Follow-up event (Halfway) fu-edge: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll up the string</source>
        <extracomment>Follow-up event (Halfway) fu-edge: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teodor Salli Asks Again</source>
        <extracomment>Follow-up event (Halfway) fu-page: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“About page seven,” writes Teodor Salli. “I have asked nobody, told nobody, and slept badly. T.S.” It is the shortest message that he has ever sent, and it is not on a form.</source>
        <extracomment>Follow-up event (Halfway) fu-page: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“So have we”</source>
        <extracomment>Follow-up event (Halfway) fu-page: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask him for his hours on the big dish</source>
        <extracomment>Follow-up event (Halfway) fu-page: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send page seven now</source>
        <extracomment>Follow-up event (Halfway) fu-page: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send him the hole as well</source>
        <extracomment>Follow-up event (Halfway) fu-page: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the Left Hand</source>
        <extracomment>Follow-up event (Halfway) fu-slip: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“The slip was mine,” says one of you while drying a plate, with the left hand. “You said you would ask me again tomorrow, or you did not say it. I wanted to know which.”</source>
        <extracomment>Follow-up event (Halfway) fu-slip: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that it should not have mattered who</source>
        <extracomment>Follow-up event (Halfway) fu-slip: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the towel and dry</source>
        <extracomment>Follow-up event (Halfway) fu-slip: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask: and today?</source>
        <extracomment>Follow-up event (Halfway) fu-slip: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say nothing, hand over a plate</source>
        <extracomment>Follow-up event (Halfway) fu-slip: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Envelope Too Many</source>
        <extracomment>Follow-up event (Halfway) fu-unsent: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was one envelope more than there are of you. Nobody wrote a second letter. Today, behind the shelf, you find its pencil: it is the one from the Desk Room, on its string, bitten at the end by all of you.</source>
        <extracomment>Follow-up event (Halfway) fu-unsent: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the envelope: it is empty</source>
        <extracomment>Follow-up event (Halfway) fu-unsent: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it sealed</source>
        <extracomment>Follow-up event (Halfway) fu-unsent: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn the pencil too</source>
        <extracomment>Follow-up event (Halfway) fu-unsent: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write with it</source>
        <extracomment>Follow-up event (Halfway) fu-unsent: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody Hums Along</source>
        <extracomment>Follow-up event (Halfway) fu-waltz: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the evenings with the keyboard somebody hums the waltz in the corridor, in the key with all the dead notes in it, and leaves exactly those out.</source>
        <extracomment>Follow-up event (Halfway) fu-waltz: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hum the missing notes</source>
        <extracomment>Follow-up event (Halfway) fu-waltz: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the gaps be gaps</source>
        <extracomment>Follow-up event (Halfway) fu-waltz: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the Alarms</source>
        <extracomment>Follow-up event (Halfway) fu-alarm: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After that Sunday each of you set an alarm, for everybody, so that it cannot happen again. They all ring. It is ten to five.</source>
        <extracomment>Follow-up event (Halfway) fu-alarm: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, then</source>
        <extracomment>Follow-up event (Halfway) fu-alarm: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them under the pillow</source>
        <extracomment>Follow-up event (Halfway) fu-alarm: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ladle Has a Waiting List</source>
        <extracomment>Follow-up event (Halfway) fu-ladle: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soup day was so good that there is a list now, on the door of the pantry, of who may hold the ladle next. One name stands on it twice, and neither time in its own hand.</source>
        <extracomment>Follow-up event (Halfway) fu-ladle: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross one out</source>
        <extracomment>Follow-up event (Halfway) fu-ladle: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cook twice, then</source>
        <extracomment>Follow-up event (Halfway) fu-ladle: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Thread Moves Again</source>
        <extracomment>Follow-up event (Halfway) fu-thread: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thread from the day of the draft still hangs in the corridor. This morning it moved. It was only somebody breathing, who had stopped to look at it, and could not say for how long.</source>
        <extracomment>Follow-up event (Halfway) fu-thread: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the thread down</source>
        <extracomment>Follow-up event (Halfway) fu-thread: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand there for a while together</source>
        <extracomment>Follow-up event (Halfway) fu-thread: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Light Again</source>
        <extracomment>Follow-up event (Halfway) fu-light: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The light is back, at the same hour, in the same place. This time the one who waved before has brought the big lamp to the window, and sends two long, one short. The answer comes at once: two long, one short.</source>
        <extracomment>Follow-up event (Halfway) fu-light: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the mirror that you left there</source>
        <extracomment>Follow-up event (Halfway) fu-light: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the mirror down after all</source>
        <extracomment>Follow-up event (Halfway) fu-light: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that it is a mirror</source>
        <extracomment>Follow-up event (Halfway) fu-light: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit at the window all night</source>
        <extracomment>Follow-up event (Halfway) fu-light: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flour on the Lens</source>
        <extracomment>Follow-up event (Halfway) fu-pia: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pia has answered. She has thought about what you told her, says her grandfather, for two days, and mostly under the table.</source>
        <extracomment>Follow-up event (Halfway) fu-pia: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hang up the calendar that she has drawn</source>
        <extracomment>Follow-up event (Halfway) fu-pia: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the crosses in it</source>
        <extracomment>Follow-up event (Halfway) fu-pia: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“How complicated?” she asks. Say it.</source>
        <extracomment>Follow-up event (Halfway) fu-pia: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send her the sound of Dumpling</source>
        <extracomment>Follow-up event (Halfway) fu-pia: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Long Sock</source>
        <extracomment>Follow-up event (Halfway) fu-socks: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saskia Olumide has knitted. The parcel cannot fly before spring, but there is a picture: one very long sock, for a pipe, and your letter pinned beside it.</source>
        <extracomment>Follow-up event (Halfway) fu-socks: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell her that the pipe is dressed already</source>
        <extracomment>Follow-up event (Halfway) fu-socks: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let her find out</source>
        <extracomment>Follow-up event (Halfway) fu-socks: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure the pipe for her</source>
        <extracomment>Follow-up event (Halfway) fu-socks: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank her in advance</source>
        <extracomment>Follow-up event (Halfway) fu-socks: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write her the truth about the pipe</source>
        <extracomment>Follow-up event (Halfway) fu-socks: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleep on the cold side yourself</source>
        <extracomment>Follow-up event (Halfway) fu-socks: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Row Nearest the Pipe</source>
        <extracomment>Follow-up event (Halfway) fu-beans: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beans in the row nearest the frozen pipe have been dug up, looked at and talked about. Two of them are not dead. “I said that it was cold,” says the one who waters, to the two.</source>
        <extracomment>Follow-up event (Halfway) fu-beans: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back into the ground with them</source>
        <extracomment>Follow-up event (Halfway) fu-beans: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the soup, while they are good</source>
        <extracomment>Follow-up event (Halfway) fu-beans: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Light at Three</source>
        <extracomment>Follow-up event (Halfway) fu-window: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“That light in the picture,” writes Ruta Adeyemi. “At three in the morning. I am not asking as the Desk.” In the line below she has not written anything.</source>
        <extracomment>Follow-up event (Halfway) fu-window: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell her who cannot sleep</source>
        <extracomment>Follow-up event (Halfway) fu-window: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask what time it is with her</source>
        <extracomment>Follow-up event (Halfway) fu-window: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write: a lamp was left on</source>
        <extracomment>Follow-up event (Halfway) fu-window: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write: mine</source>
        <extracomment>Follow-up event (Halfway) fu-window: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Label of the Big Jar</source>
        <extracomment>Follow-up event (Halfway) fu-jar: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The big jar has a label after all, on the bottom, in Ruta Adeyemi’s hand: “For the day on which somebody says that everything is fine, and it is not.” Today somebody has said that everything is fine.</source>
        <extracomment>Follow-up event (Halfway) fu-jar: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the jar</source>
        <extracomment>Follow-up event (Halfway) fu-jar: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back, label down</source>
        <extracomment>Follow-up event (Halfway) fu-jar: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Fourth Sister</source>
        <extracomment>Follow-up event (Halfway) fu-sister: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“What became of the fourth sister?” somebody asks in the dark. It is quiet for a long time. “She went to look after another lighthouse,” says the voice that tells the story, “and writes too seldom.”</source>
        <extracomment>Follow-up event (Halfway) fu-sister: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say good night</source>
        <extracomment>Follow-up event (Halfway) fu-sister: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask what her name is</source>
        <extracomment>Follow-up event (Halfway) fu-sister: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dishes for a Week</source>
        <extracomment>Follow-up event (Halfway) fu-truce: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the quarrel about the salt somebody has done all the dishes, and nobody has asked who. Today there is a note under a plate: sorry.</source>
        <extracomment>Follow-up event (Halfway) fu-truce: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Letter from Home</source>
        <extracomment>Follow-up event (Halfway) fu-letter: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One letter of that late mail was put aside for a quiet moment. It is read now, twice, and then nobody quite knows where to look.</source>
        <extracomment>Follow-up event (Halfway) fu-letter: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody is quiet with you</source>
        <extracomment>Follow-up event (Halfway) fu-letter: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it to yourself</source>
        <extracomment>Follow-up event (Halfway) fu-letter: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Same Dream</source>
        <extracomment>Follow-up event (Halfway) fu-dream: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bad night has come again, with the same corridor and the same door. The morning begins late, or it begins with a long talk.</source>
        <extracomment>Follow-up event (Halfway) fu-dream: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk about it</source>
        <extracomment>Follow-up event (Halfway) fu-dream: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay in bed</source>
        <extracomment>Follow-up event (Halfway) fu-dream: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soup, Orders Of</source>
        <extracomment>Follow-up event (Halfway) fu-cough: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cough, since the stain at the vent. The sick bay prescribes soup and keeps the window shut; without a sick bay there is only the soup.</source>
        <extracomment>Follow-up event (Halfway) fu-cough: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>habitat_journal</name>
    <message>
        <source>Forty-One Crates</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-1: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have one good room, forty-one crates and a plan on which the house is finished. In the plan there are even people: they sit in the Reading Nook and hold something that might be a cup. “Raise the modules in the order that suits you,” writes the Desk. “You will not agree. That is part of it. R.A.” On the first evening you eat off the crate that says “fragile”, all from one pot, and each of you privately chooses a bunk.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-1: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Door of One’s Own</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-2: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a second room now, and with it the first door that somebody can shut. All of you have tried it. “Shut,” one calls from inside, quite content, and then, after a while, “hello?” On the wall where the meter hangs a sheet of paper is growing longer. Five small strokes for every night, each as far from the next as the last. “Rock settles,” says the one of you who knows about rock, and does not look up. “It does not count, as a rule.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-2: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the Lamps</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-3: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This evening you have switched on all the lamps at once, once, so that one could see the house from outside, and gone out to look at it. It is small. It stands under the cliff like something put down for a moment by somebody who needs a free hand. “Home,” one of you says, to hear whether it goes. It goes. Then you go in again, one after the other, and the last one knocks. Much later, when everybody is asleep, the meter draws five strokes, and waits, and draws five more.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-3: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Is Still in Crates</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-4: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of the house is still in crates. You have piled them up into walls, with a blanket for a door, and in there one of you is reading aloud by torchlight what would have to be done first. “The rest will come,” writes the Desk. “Houses are never finished. Mine has had no skirting boards since the wedding. T.S.” It is the first that you have heard of a wedding. The meter on the crate marked “fragile” draws five strokes, as it does each night.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m1-4: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something to Drink</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-1: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is water in the tank for as long as everybody thinks of it before they drink. Three places in the ice have been marked by somebody on Earth with a ruler: one of them is clean, says the ruler, one is bitter, one has nothing. Which is which, it does not say. You drill. At night, for the one of you who is always awake, there is the quake meter: five strokes, at the same hour, and since you began to drill a little closer together.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-1: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half a Tank</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-2: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tank is warm to the hand on one side, where the sun comes, and when you knock on it, it answers high above and low below, and the border moves. Each of you knocks in passing. “It is rising,” one says, and “you knock too hard,” says another. The one who cuts the cores has stopped bringing stones to dinner. That has never happened before. “They are only stones,” comes the answer, “and then there is one that isn’t.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-2: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Hand Below the Rim</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-3: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tank is full to a hand below the rim, and it is quiet in the house, as in a house where somebody has stopped worrying in the next room. You have each drunk a whole glass, standing. Then you all look at the drawing on the wall: ice, older ice, and in it a straight line that goes round a corner. It has to be told to the Desk today, or when you are sure. “And when are we sure?” asks one of you. Nobody has ever been asked that so early in the morning.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-3: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Cross on the Map</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-4: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tank is full to a hand below the rim, and it is quiet in the house, as in a house where somebody has stopped worrying in the next room. You have each drunk a whole glass, standing. On the map there is still a cross at which nobody has drilled. “There will be nothing there,” says one of you. “Then what is it that knocks?” says another and means the meter, and laughs. Nobody joins in for quite as long as would have been polite.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-4: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dry Glass</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-5: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tank sounds the same from top to bottom. You have melted the frost from the outside of the windows, and it came to eleven spoons. The Desk is putting water on a rocket, which makes it the dearest water that anybody has ever drunk, and there will be a form for it. Somebody has turned a glass upside down on the table, so that nobody has to look into it. In the night five strokes, and a sixth that might have been the glass.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m2-5: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Desk’s Last Word</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-1: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The storm has come over the rim in the night, brown and as tall as weather can be, and at ten past six the masts fell, one after another, like people who have been standing for a long time. The last that came from the Desk was half a sentence of Teodor Salli’s: “Under no circumstances are you to”. You have written it out and put it up in the kitchen. All day each of you has been trying to finish it. It has become a game, and then it has stopped being one.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-1: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Vote Without a Table</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-2: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No orders, for days. You are surprised at how loud that is. Decisions that took eleven minutes there and eleven minutes back, you make now while drying up, and afterwards nobody knows any more who it was. “We could ask ourselves what Ruta would say,” says one of you. “She would say that she trusts us,” says another. “That is what I am afraid of.” Outside the wind has the house by the corner and shakes it, to hear what is in it.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-2: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruta, and Then Teodor</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-3: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mast stands, it hums, and at a quarter to nine there is a voice in the kitchen, hoarse and half an octave lower than you remember it. “Good,” says Ruta, when she has heard each of you. Then you tell her about the corner in the ice, and since when you have known of it. It takes twenty-two minutes. “I am not angry,” says somebody who has never spoken before. “I am only reading out to you what it says on the form.” Teodor Salli reads it all. Then one hears him put it down. “And now, please: what does it look like?”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-3: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruta, Half an Octave Lower</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-4: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mast stands, it hums, and at a quarter to nine there is a voice in the kitchen, hoarse, and half an octave lower than you remember it. “— any of you. Please answer, any of you. This is the two hundred and sixth time, and I am going to have my tea now and then do the two hundred and seventh.” You all answer at once. It takes eleven minutes. It takes eleven minutes back. “Good,” says Ruta then, and for a while there is only somebody breathing.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-4: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under No Circumstances</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-5: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The storm has gone and has left the quiet behind. There is no mast. On the third clear day something glitters in the west and comes down on a parachute: a box, from the Desk, with a radio as big as a brick, and eight kilos of batteries, and a note. “Under no circumstances are you to think that nobody is listening,” it says. “That was the sentence. T.S.” You hang it up under its first half.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m3-5: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody Is Badly Ill</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-1: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a fever. It is that the corridor has got longer, and one forgets why one has come in. One of you has put the tea into the fridge and the milk on the stove, and another has drunk it and said nothing. “Nobody is badly ill, everybody is a little,” Maren Ioane sums up. “I do not like that at all.” In its cradle under the lamp lies what you brought out of the ice, as big as a loaf, and weighs something else each morning. It, at least, looks well.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-1: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest, or Haste</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-2: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Earth would like figures: four thousand of them, from the packet, at once. Nobody says that to you in so many words. They say “if it is possible”, and “at your convenience”, eleven times in a row. Maren says: “Bed.” You sit on the edges of your bunks with the list on your knees and the lamp in the middle. “It has waited for so long,” says one of you and means the packet. “Yes,” says another, “and for whom?”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-2: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Thousand Figures</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-3: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have sent four thousand figures, and in the last two hundred the handwriting changes from line to line. The Earth says thank you, eleven times in a row. You drank the remedy between two weighings, standing, each from somebody else’s cup. It has helped; the corridor is its old length again. Only in the kitchen the lamp still stands too close to the cradle, where you moved it in order to read. Eight hundred and four. Late in the evening, when the others are asleep, one of you pushes it back and says: “I beg your pardon.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-3: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Corridor Is Its Old Length</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-4: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This morning somebody ran along the corridor, stopped at the end, and ran back, and then once more, to make sure. The remedy smells of hay. You have drunk it from the cups with the chipped rims, all of it, and looked at each other over them like people in a photograph. Maren Ioane has sent a single word, “well”, with a full stop, and nobody knows whether that is a judgement or an order. The loaf in its cradle weighs eight hundred and four. You have all stopped asking since when.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-4: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light Work</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-5: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light work, Maren has ordered, and so you sit in a row and shell beans, with blankets over your knees, like a bench of grandparents. Every now and then somebody starts a sentence, and somebody else, further along, finds the end of it. It does not get worse. It does not go away either. The packet is in the kitchen now, because that is where people are. One of you has put a hand on it, in passing, as one does with a cat, and left it there a little longer.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m4-5: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Window in the Calendar</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-1: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a few days the window opens, and then what is in the cradle can go home, or to what will have to be home to it. The rocket is coming in five parts, and it will drink water that you need yourselves. On the table lies the drawing: a hand, eleven dots, a hand, open. “We ought to send a sentence along,” says one of you. “One that we all agree on.” You look at each other. You have not agreed about a single sentence since the salt.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-1: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuel</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-2: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water goes in on the left, and on the right come out two gases that must never meet. It is a fair picture of the week, says one of you. For three days now nobody has had a shower, and nobody mentions it. The stages stand on the plain, with their shadows all pointing at the house. At night the meter draws its five strokes, slower again, as when you came. “It knows,” says somebody. “It is rock,” says somebody else, and, after a pause: “What does it know?”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-2: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Pair of Boots</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-3: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody drew lots. One of you simply did not bring a bag. “Somebody has to water the beans,” it was said yesterday, over the dishes, and the drying went on. The packet lies in the nose of the rocket, strapped in, in somebody’s sweater. You walk out together as far as the fork, all of you, the one who is staying too. There is one pair of boots by the door now which will be there tomorrow. “Write,” says somebody. “Who to?” “To us. You have eleven minutes.” At the end of the left-hand way is the hole in the ice.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-3: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Postage Paid</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-4: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is loaded. The packet lies in the nose of the rocket, strapped in, in somebody’s sweater, and at the last weighing it was so light that all of you looked out of the window. You have washed up. You have put out the lamps, room by room, and in each room somebody stayed a moment longer and said something to the machine in it. The keyboard remains, with fifty-eight keys, for whoever comes. On the way out there is a fork, and at the end of the left-hand way is the hole in the ice. “We have twenty minutes,” says one of you.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-4: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Cradle, Again</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-5: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window has closed. It makes no sound; it is a line in a table, and below it stands the next one, in two years. You have carried the packet home on your knees and laid it back into the cradle, under the lamp. Eight hundred and one. “Two years,” says one of you, “that is seven hundred dinners.” Another has already put on the soup. Late in the evening there are five strokes on the paper, unhurried, and for the first time somebody goes to the wall and gives them back.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-m5-5: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Plate Too Many</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-died: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one plate too many on the table, and nobody takes it away. You have switched off everything that hums, for an hour, so that it was as quiet as it ought to be. The Desk was silent for eleven minutes, and then it said the name, in Ruta’s voice, and nothing after it. Somebody has put the boots side by side. Somebody has watered the beans, since it was the turn of the one who is missing. “Tomorrow,” one of you says late in the evening. It is not a sentence yet, but it is the beginning of one.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-died: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table for Eight</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-1: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table in the kitchen seats four. Beside it somebody has drawn a second one on the floor, in chalk, with four plates, and from now on everybody walks round it. “Feed eight, and we will send you four,” the Desk has written, and below, in another hand: “By the way, Dumpling’s hold also fits a keyboard. R.A.” You read through the list of what there is. It is a short list, and one seed.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-1: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm in the Afternoon</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-2: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reserve panels stand behind the house like washing. At two in the afternoon the meter shows a number that nobody has ever read out in this kitchen, and it is read out twice. “What do we do with it?” asks the one of you whose feet have been cold since the landing. You look at the chalk table. Then you carry the good heater into an empty room in which, for the time being, nothing grows.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-2: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As Big as a Comma</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-3: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a tomato, it is as big as a comma, and you stand round it as if round a bed. “Deeper,” says one of you. “It is not a bolt,” says another. Then it lies in the dark, and there is nothing more to see, and you stay for a while anyway. The lamps above it are pink, because that is how they came. “I would not get up for that light either,” somebody says on the way out.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-3: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Things That Fell Short</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-4: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second lander lies on its side in the dust, as if it had wanted to look at something more closely. Of the kitchen there are three pots, a ladle and a rack for spices, without the spices. The keyboard is in blankets. You press every one of its sixty-one keys, in your gloves, on the ramp, before anybody says a word. Fifty-eight answer. “That is more than I had at home,” says one of you.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-4: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dinner</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-5: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have laid eight plates, four of them on the chalk table, which everybody still walks round. Soup in the good pot; one tomato, cut into as many pieces as there are of you and one for the Desk, which gets a picture of it. Then somebody sits down at the keyboard and tunes it, nearly. Three notes are missing, and those you hum. Eleven minutes later the Desk hums back. “We are sending you four. They eat a great deal. T.S.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-5: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dinner, Without Music</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-6: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have laid eight plates, four of them on the chalk table, which everybody still walks round. Soup; one tomato, cut into as many pieces as there are of you and one for the Desk. Afterwards somebody drums the waltz on the edge of the table, with two spoons, and somebody says where the melody would be. Out on the flats something still lies under the dust. “We are sending you four,” writes the Desk. “They can help you carry it. R.A.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-6: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Chalk Table</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-7: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pink lamps are off. You have carried the heater back, and it takes two of you, because the one who could do it alone is asleep at the table. The Desk has not said no. It has said “not yet”, in a form with a space for remarks, and then once more without the form. In the evening somebody kneels on the floor with a wet cloth in front of the four chalk plates, and then gets up and hangs the cloth back on its nail.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hw-7: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Cough in the Bunks</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-1: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes round by night: the upper bunk begins, the lower one answers. Maren Ioane has listened to a recording. “That is not dust, that is something,” she says, “and what helps against it is on its way to you, in three haulers without drivers.” That was before the storm. Now there are three pings on the radio, each a little fainter than yesterday. One has the cultures, one the spares. The manifest of the third says instruments, and also “morale items, 1 box”. Nobody has asked yet.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-1: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still Alive</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-2: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cultures sit in a box as big as a loaf, in twelve glasses, and you hold each of them up to the light, because it says so on the lid. Eleven are cloudy. “Cloudy is good,” says Maren, when she has heard it. “Cloudy means that they are offended, but alive.” The twelfth is clear. The box travels home between two people’s knees, with a blanket over it, and the whole way nobody coughs, out of politeness.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-2: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glass, Brass and One Box</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-3: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The instruments have survived in straw: a still, a centrifuge, a burner that has to be wound up. In the corner of the hold stands the box with the morale items. It weighs next to nothing. “Do we open it?” asks one of you. “Are we low enough?” asks another, and everybody thinks about it seriously. You load it last, on top, where one can see it.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-3: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale Items</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-4: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All three haulers have been found, and so there is no reason any more not to open the box. In it lie forty-one paper hats, folded flat, and a letter from the loading crew of the orbiter. “We did not know how many you are or what there is to celebrate. We thought of something with hats.” It is quiet for a moment. Then somebody puts one on, to cough, and after that there is no stopping it.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-4: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice a Day, with a Spoon</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-5: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The serum is brown and tastes, all of you agree on this, of carpet. You take it twice a day, from one spoon, in order of age, which has to be worked out anew each time. On the second night the upper bunk begins, and the lower one does not answer. You lie awake and listen to it not answering. “And the haulers?” asks the Desk. They stand in a row in front of the house, and each of them has a name now.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-5: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Fading Ping</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-6: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last of the three pings is so faint that only the one with the good ears still hears it, and then says that it has gone, and then that it has not. Maren Ioane is sending a doctor with the next rocket, and tea, and no reproaches. You have moved all the mattresses into one room, since it makes no difference now. At night somebody begins to cough, and somebody else says, quite gently: “I am here. I have it too.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hx-6: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Water Says</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-1: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The melt water is clear and cold, and the beans have turned their backs on it. It burns in the throat as if one had said something that was not true. “Salts,” says the Bench, and prints a list as long as an arm. Five soils out there each take away a part of it: clay, char, resin, salt, film. How much of which, nobody has ever had to know. A glass of it stands on the shelf in the Desk Room, with today’s date, for comparison. Showers are discussed.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-1: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Second Glass</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-2: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a second glass on the shelf now, beside the first one. Between the two, says the one of you who put it there, there is a difference. You line up to look. “This one is sadder,” says somebody, and points, and it is indeed the one of the first day. At breakfast everybody knows how long everybody else has showered. There is a chart. The one who made it comes off very well in it, and that is discussed, too.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-2: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ahead of the Chart</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-3: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have got it a day before the chart said, and nobody dares to say it aloud, in case the water hears. Five bags stand under the Bench with a spoon in each: clay, char, resin, salt, film. “Like a kitchen,” somebody says. Then you realize that it is one, that it always was, and that you have been cooking for days, badly and with a great deal of notation, one glass of water.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-3: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Glass of Water</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-4: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands in the middle of the table, in the good glass. It has no color. It does not smell; you have all smelled it. A little light comes through it onto the wood and trembles when somebody breathes. The first sip is cold. The second is cold all the way down, and after it there is nothing, no pencil, no coin, no small fire at the back: only a mouth in which there has been water. “More,” says one of you, and you all begin to laugh, and the beans turn round.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-4: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For Comparison</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-5: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a row of glasses on the shelf in the Desk Room, each with its date, and if one did not know which is which, one would have to drink them. You boil, and wait, and boil. The Desk is sending water, which has never yet been put into a rocket, and Teodor Salli has had to invent a form for it. “I named it after you,” he writes. In the evening somebody turns the first glass with its date to the wall.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hr-5: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Politely, a Little Slower</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-1: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The orbiter is late. A minute on Monday, two today: it is dying as it has lived, politely, a little slower each time round. Every word from home comes through it. Across the rock, behind the rim, stands an old station that can hear the Earth by itself, if a line of masts can hear the station. You send a tone into the ground and mark where it comes back. “We have told it not to hurry,” writes Ruta Adeyemi. “I do not know whether it can hear us. R.A.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-1: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Line on the Map</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-2: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six echoes, one behind the other, from the door of the house to the far side of the rim. You have drawn the line with a ruler, and then once more by hand, because it looked so sure of itself. “If one of them does not answer, it is just six posts,” says the one with the compass. You knock on the table, five times, for luck. Somebody asks why five. Nobody knows; it is the number that one knocks here.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-2: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three Masts</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-3: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third mast stands. In the wind the stays give a note, each mast its own, and the one in the middle is flat. At the foot of the last one you sit down with the headphones, two of you on one pair, cheek to cheek through the helmets. At first there is the rock, which always mutters. Then, very far behind it, somebody clears his throat, and somebody else says in a tired voice: “Testing. Testing. Ruta, is that you, or is that me?”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-3: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five Drafts</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-4: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the last pass of the orbiter there are five drafts on the table. One is a list of data. One is a poem, and nobody wrote it. One says only “good night”. One is addressed to the orbiter, not to the Earth. The fifth is a joke, and a good one. You vote; you vote once more; then it comes up over the rim, four minutes late, and somebody simply switches on the microphone, and you all say something at once. The uplink carries the rest. “Understood,” says the Desk. “Every word.”</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-4: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Pass Today</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-5: title.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not come. You stand outside with your heads back, at the time, and then at the time plus ten, and then somebody says “well”. The line of masts ends where the cable ended. Earth is the bright one, to the left of the ridge; you have known that all along, but you have never had to look at it. One of you lifts a lamp and holds it up, two long, one short. It takes eleven minutes to get there. Nobody goes in before that.</source>
        <extracomment>Entry of the journal of a mission (Halfway) jn-hb-5: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>habitat_malfunctions</name>
    <message>
        <source>Somebody Tripped on the Cable</source>
        <extracomment>Malfunction card (Halfway) WGF-power “Somebody Tripped on the Cable”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Smells of Rover in Here</source>
        <extracomment>Malfunction card (Halfway) WGF-oxygen “It Smells of Rover in Here”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Gate Says No</source>
        <extracomment>Malfunction card (Halfway) WGF-hardware “The Gate Says No”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Shed No Longer Knows Badger</source>
        <extracomment>Malfunction card (Halfway) WGF-cpu “The Shed No Longer Knows Badger”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badger Wants a Warm Night</source>
        <extracomment>Malfunction card (Halfway) WGH1 “Badger Wants a Warm Night”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Broom Holds Up the Ramp</source>
        <extracomment>Malfunction card (Halfway) WGH2 “A Broom Holds Up the Ramp”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who Drove Dumpling Last?</source>
        <extracomment>Malfunction card (Halfway) WGH3 “Who Drove Dumpling Last?”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Noise from Underneath</source>
        <extracomment>Malfunction card (Halfway) WGT “A Noise from Underneath”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody Drives Tomorrow</source>
        <extracomment>Malfunction card (Halfway) WGC “Nobody Drives Tomorrow”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoop Took the Last Charger</source>
        <extracomment>Malfunction card (Halfway) WPF-power “Scoop Took the Last Charger”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stuffy Under the Roof</source>
        <extracomment>Malfunction card (Halfway) WPF-oxygen “Stuffy Under the Roof”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Winch Has Opinions</source>
        <extracomment>Malfunction card (Halfway) WPF-hardware “The Winch Has Opinions”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Counts to Seven and Stops</source>
        <extracomment>Malfunction card (Halfway) WPF-cpu “It Counts to Seven and Stops”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bag Was Not Closed</source>
        <extracomment>Malfunction card (Halfway) WPH1 “The Bag Was Not Closed”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps from Last Week</source>
        <extracomment>Malfunction card (Halfway) WPH2 “Maps from Last Week”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something Lives in Locker Four</source>
        <extracomment>Malfunction card (Halfway) WPH3 “Something Lives in Locker Four”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That Was Not Gravel</source>
        <extracomment>Malfunction card (Halfway) WPT “That Was Not Gravel”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed Until the Ladder Turns Up</source>
        <extracomment>Malfunction card (Halfway) WPC “Closed Until the Ladder Turns Up”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Kettle or the Centrifuge</source>
        <extracomment>Malfunction card (Halfway) WLF-power “The Kettle or the Centrifuge”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Leg Shorter than the Rest</source>
        <extracomment>Malfunction card (Halfway) WLF-hardware “One Leg Shorter than the Rest”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong to Nine Decimals</source>
        <extracomment>Malfunction card (Halfway) WLF-cpu “Wrong to Nine Decimals”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Incubator Is Hungry</source>
        <extracomment>Malfunction card (Halfway) WLH1 “The Incubator Is Hungry”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labeled, Then Wiped Clean</source>
        <extracomment>Malfunction card (Halfway) WLH2 “Labeled, Then Wiped Clean”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Printed a Poem</source>
        <extracomment>Malfunction card (Halfway) WLH3 “It Printed a Poem”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose Mug Is in the Fume Hood?</source>
        <extracomment>Malfunction card (Halfway) WLT “Whose Mug Is in the Fume Hood?”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the Beginning, Then</source>
        <extracomment>Malfunction card (Halfway) WLC “From the Beginning, Then”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drill and Lamp Take Turns</source>
        <extracomment>Malfunction card (Halfway) WWF-power “Drill and Lamp Take Turns”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Solders, Everybody Coughs</source>
        <extracomment>Malfunction card (Halfway) WWF-oxygen “One Solders, Everybody Coughs”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Vise Lets Go</source>
        <extracomment>Malfunction card (Halfway) WWF-hardware “The Vise Lets Go”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints Everything Left-Handed</source>
        <extracomment>Malfunction card (Halfway) WWF-cpu “Prints Everything Left-Handed”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who Took the Gloves?</source>
        <extracomment>Malfunction card (Halfway) WWH1 “Who Took the Gloves?”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to Hold, One to Swear</source>
        <extracomment>Malfunction card (Halfway) WWH2 “Two to Hold, One to Swear”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Size Ten Wrench, Again</source>
        <extracomment>Malfunction card (Halfway) WWH3 “The Size Ten Wrench, Again”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borrowed, Never Asked</source>
        <extracomment>Malfunction card (Halfway) WWT “Borrowed, Never Asked”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sparks, Then Nothing</source>
        <extracomment>Malfunction card (Halfway) WWC “Sparks, Then Nothing”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone Is in Your Chair</source>
        <extracomment>Malfunction card (Halfway) LQH “Someone Is in Your Chair”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Last Page Is Missing</source>
        <extracomment>Malfunction card (Halfway) LQT “The Last Page Is Missing”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Light to Read By</source>
        <extracomment>Malfunction card (Halfway) LQC “No Light to Read By”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Socket, Four Blankets</source>
        <extracomment>Malfunction card (Halfway) LRF-power “One Socket, Four Blankets”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Window, Very Funny</source>
        <extracomment>Malfunction card (Halfway) LRF-oxygen “Open a Window, Very Funny”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Top Bunk Is Lower Now</source>
        <extracomment>Malfunction card (Halfway) LRF-hardware “The Top Bunk Is Lower Now”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Alarm Rings at Four</source>
        <extracomment>Malfunction card (Halfway) LRF-cpu “The Alarm Rings at Four”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleep in Shifts</source>
        <extracomment>Malfunction card (Halfway) LRH1 “Sleep in Shifts”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who Hums at Night?</source>
        <extracomment>Malfunction card (Halfway) LRH2 “Who Hums at Night?”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wet Towels, Your Bunk</source>
        <extracomment>Malfunction card (Halfway) LRT “Wet Towels, Your Bunk”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody Said Good Night</source>
        <extracomment>Malfunction card (Halfway) LRC “Nobody Said Good Night”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Scanner Is Lying Down</source>
        <extracomment>Malfunction card (Halfway) LMF-power “The Scanner Is Lying Down”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Hisses When You Breathe</source>
        <extracomment>Malfunction card (Halfway) LMF-oxygen “It Hisses When You Breathe”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bandage Drawer Is Stuck</source>
        <extracomment>Malfunction card (Halfway) LMF-hardware “The Bandage Drawer Is Stuck”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Prescribes the Seaside</source>
        <extracomment>Malfunction card (Halfway) LMF-cpu “It Prescribes the Seaside”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold This Mask for Me</source>
        <extracomment>Malfunction card (Halfway) LMH1 “Hold This Mask for Me”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Thermometer Fell, Softly</source>
        <extracomment>Malfunction card (Halfway) LMH2 “The Thermometer Fell, Softly”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You Look a Bit Gray</source>
        <extracomment>Malfunction card (Halfway) LMT “You Look a Bit Gray”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Gets Worse Before Breakfast</source>
        <extracomment>Malfunction card (Halfway) LMC “It Gets Worse Before Breakfast”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Screens Went Out, Politely</source>
        <extracomment>Malfunction card (Halfway) LCF-power “The Screens Went Out, Politely”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three Yawns a Minute</source>
        <extracomment>Malfunction card (Halfway) LCF-oxygen “Three Yawns a Minute”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tea in the Console</source>
        <extracomment>Malfunction card (Halfway) LCF-hardware “Tea in the Console”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Wants to Restart Now</source>
        <extracomment>Malfunction card (Halfway) LCF-cpu “It Wants to Restart Now”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snooze It Once More</source>
        <extracomment>Malfunction card (Halfway) LCH1 “Snooze It Once More”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forms, in Triplicate</source>
        <extracomment>Malfunction card (Halfway) LCH2 “Forms, in Triplicate”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone Swapped the Labels</source>
        <extracomment>Malfunction card (Halfway) LCT “Someone Swapped the Labels”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the Little Lights at Once</source>
        <extracomment>Malfunction card (Halfway) LCC “All the Little Lights at Once”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Pump Skips a Beat</source>
        <extracomment>Malfunction card (Halfway) SOF-power “The Pump Skips a Beat”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Rattle, Then Quiet</source>
        <extracomment>Malfunction card (Halfway) SOF-hardware “A Rattle, Then Quiet”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Thinks We Are Asleep</source>
        <extracomment>Malfunction card (Halfway) SOF-cpu “It Thinks We Are Asleep”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was the Air Always This Thin?</source>
        <extracomment>Malfunction card (Halfway) SOT “Was the Air Always This Thin?”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk Less for a While</source>
        <extracomment>Malfunction card (Halfway) SOC “Talk Less for a While”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Bolt on the Ground, Again</source>
        <extracomment>Malfunction card (Halfway) SPF-hardware “A Bolt on the Ground, Again”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Follows the Wrong Star</source>
        <extracomment>Malfunction card (Halfway) SPF-cpu “It Follows the Wrong Star”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose Turn Is the Broom?</source>
        <extracomment>Malfunction card (Halfway) SPT “Whose Turn Is the Broom?”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dust for Everybody</source>
        <extracomment>Malfunction card (Halfway) SPC “Dust for Everybody”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tomatoes Sleep In</source>
        <extracomment>Malfunction card (Halfway) SFF-power “The Tomatoes Sleep In”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Beans Hold Their Breath</source>
        <extracomment>Malfunction card (Halfway) SFF-oxygen “The Beans Hold Their Breath”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody Watered the Switch</source>
        <extracomment>Malfunction card (Halfway) SFF-hardware “Somebody Watered the Switch”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It Waters by Last Year’s Calendar</source>
        <extracomment>Malfunction card (Halfway) SFF-cpu “It Waters by Last Year’s Calendar”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves Want Dusting, Too</source>
        <extracomment>Malfunction card (Halfway) SFH “Leaves Want Dusting, Too”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone Picked It Green</source>
        <extracomment>Malfunction card (Halfway) SFT “Someone Picked It Green”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who Pruned All of It?</source>
        <extracomment>Malfunction card (Halfway) SFC1 “Who Pruned All of It?”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgotten over the Weekend</source>
        <extracomment>Malfunction card (Halfway) SFC2 “Forgotten over the Weekend”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>habitat_missions</name>
    <message>
        <source>Housewarming</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Desk will not send a second crew until Halfway can feed eight. You build a second greenhouse and the panels that keep it warm, you plant the first seed, and you find out by trial what light tomatoes like under a pink sky. Out on the flats lie two landers that fell short: one held the kitchen, the other the keyboard. Nobody has said aloud which of the two is missed more.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the reserve panels</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 1 of its objectives); Mission (Halfway) borrowed-orbit “Borrowed Orbit”: text (no. 4 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the second greenhouse</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 2 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sow a seed</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 3 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lamps</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: name (no. 1 of its tracks).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every sol begins with wear. The director names one of the three complexes, and its malfunction track rises by 1. At 5 a malfunction card is drawn, and it is seldom a present.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 1 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above 0 the First Player gains that many morale tokens, below 0 as many are lost, and each one that is missing costs a wound. At 0 nothing happens. Tokens pay for abilities.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 3 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have two pawns each and plan together. The first pawn on an action acts, all others help. Most actions need one pawn with dice, or two without. Nothing is final before you press “Resolve the plan”.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 7 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet says what the mission asks for. Begin with the Reserve Panels, in the Forge: the second greenhouse needs them. Sow the seed in the Greenhouse, and send somebody west, where both landers lie.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 8 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was pending is available now, abilities are ready again, and the First Player changes. Tokens that waited beside a structure move up and count in the next sol.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 10 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Each of You Can Do</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 11 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red Elements</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 12 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press F1 on a structure to see what its red elements cost you. A repair takes a part of the same kind, or a green element of another structure that becomes red. Dismantling (D) gives parts, before the first pawn only.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 12 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out There</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 13 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Stone Under Glass</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 14 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample that is available is studied twice on the Bench: the first time it is examined, the second time it is a discovery. What was collected today is available tomorrow.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 14 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody Is Hurt</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 15 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sixth wound ends the mission for all of you. On the way there the third and the fifth bring a condition. The Sick Bay heals a wound or a condition: the patient’s pawn lies on top, and the Physician’s helps if there is no scan bed.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 15 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lights Out</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 16 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Die That Stays</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 17 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From this sol on the yellow die is rolled in every sol: the Work complex is in trouble for good. Its track fills faster now, so repair there, or manage.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 17 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Full Track</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 18 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A malfunction card is drawn from the deck of that complex, and the track goes back to 0. Then trouble spreads: the next complex in line is red on the board, and its die is rolled too from the next sol on.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 18 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stress is high. Relaxing in the Bunks takes away 6, and some abilities and finds help too. A quarrel hurts everybody at once; a quiet evening costs one pawn.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 19 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mission ends only when no more than four elements are red, those of the two new structures included. Spare parts come from the loading zone, from landers, and from upgrade cards that you take apart.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 20 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For every repair in the second greenhouse and every trimming of the lamps you draw a research card: half its percentage counts. The lamps rise at most twice in a sol, so spread the work.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 21 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Last Sol</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 22 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last sol. What has a square box on the sheet has to be done by its end, and no more than four elements may be red, or the mission is lost. Round boxes are for glory.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 22 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three Lost Haulers</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cough goes round the Bunks, and nobody can cure it with soup. Three driverless haulers lost their way in the last dust storm; one carries the cultures for a serum, one the instruments to brew it, one the spares and, the manifest insists, “morale items”. Nobody knows which is which, and their pings grow fainter every sol. You count the coughs at night and call it listening for the haulers.</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect the cultures</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: text (no. 1 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect the instruments</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: text (no. 2 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brew the serum</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: text (no. 3 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect the spares</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: text (no. 4 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal all three haulers before the serum is brewed</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: text (no. 5 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hauler 1</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name (no. 1 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hauler 2</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name (no. 2 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hauler 3</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name (no. 3 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cultures</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name (no. 4 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spares and Morale Items</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name (no. 5 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instruments</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name (no. 6 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen for a Carrier</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boost the Ping</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name of special action 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brew the Serum</source>
        <extracomment>Mission (Halfway) three-lost-haulers “Three Lost Haulers”: name of special action 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bitter Water</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The melt water is full of salts that burn roots and throats. Clay, char, resin, salt and film each take out a part of the poison; which soil, and how much, nobody has ever had to know. You carry samples from everywhere to the Bench, you learn to read the color of a filter, and somebody’s long showers are mentioned at breakfast. A glass of water stands on the Desk Room shelf, for comparison. Nobody drinks from it.</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the purity to 150</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: text (no. 1 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the purity to 150 by the end of sol 6</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: text (no. 2 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring three agents to their caps by samples alone</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: text (no. 3 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clay</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: name (no. 1 of its tracks); Mission (Halfway) bitter-water “Bitter Water”: name of a choice.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Char</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: name (no. 2 of its tracks); Mission (Halfway) bitter-water “Bitter Water”: name of a choice.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resin</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: name (no. 3 of its tracks); Mission (Halfway) bitter-water “Bitter Water”: name of a choice.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: name (no. 4 of its tracks); Mission (Halfway) bitter-water “Bitter Water”: name of a choice.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Film</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: name (no. 5 of its tracks); Mission (Halfway) bitter-water “Bitter Water”: name of a choice.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fractionate</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: what research on samples is called.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn Char</source>
        <extracomment>Mission (Halfway) bitter-water “Bitter Water”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borrowed Orbit</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The orbiter that carries every message is dying, politely, a little slower each pass. A line of masts across the rock can reach the old crater station, if its sites hear one another. You send a tone into the stone and mark where it comes back. Follow the echoes; build the line; and think about what you want to have said last through the old orbiter. The Desk sends its love in a form with eleven boxes.</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare a chain of six echoes</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: text (no. 1 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a mast in each ring</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: text (no. 2 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the uplink</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: text (no. 3 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect two cable drums</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: text (no. 5 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cable Drum</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name (no. 1 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a Mast</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 1; Mission (Halfway) static “Static”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the Uplink</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen Again</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 4; Mission (Halfway) static “Static”: name of special action 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nudge in the Inner Ring</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 5; Mission (Halfway) static “Static”: name of special action 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nudge in the Middle Ring</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 6; Mission (Halfway) static “Static”: name of special action 5.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nudge in the Outer Ring</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 7; Mission (Halfway) static “Static”: name of special action 6.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade Echoes</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 8.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halfway Camp</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 9; Mission (Halfway) static “Static”: name of special action 7.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the Compass</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lockout</source>
        <extracomment>Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 11.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving In</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crates everywhere, and one good room. Halfway arrived in forty-one crates and a drawing; you are to put up the modules in whatever order you can agree on. Dinner is cooked on a folding bench and eaten standing. At night the quake meter writes, and nobody has hung a curtain yet.</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The storm takes the masts first and the Desk’s voice with them. With no orders for days you decide alone what is repaired, what waits, and whether to open what the ice holds. Dust finds its way into the sugar. You leave the radio on at supper; the static has a rhythm, and somebody is keeping count.</source>
        <extracomment>Mission (Halfway) static “Static”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocket day, on time or not at all. Five stages stand in a ring around the hub, fuel comes from water, and every stage wants power of its own while you want tea. There is an argument about what the drawing says, and it is conducted on the backs of checklists. Somebody has wrapped the packet in a sweater.</source>
        <extracomment>Mission (Halfway) postage “Postage”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the Shed</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 1 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something Wears Out</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 1 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Happens Today</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 2 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sol brings one event. Its text is carried out at once. Some open an action for three sols: do it in time, or what the text hints at may come true.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 2 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy and Air</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 4 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Greenhouse</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 5 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What grows moves up by one space. Each ripe plant yields a meal, and each of you eats one. Whoever goes without suffers a wound, so sow before you are hungry.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 5 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Quarters</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 6 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Plan for All</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 7 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Malfunctions</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 9 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tidying Up</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 10 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 3 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the right light (Lamps at 100)</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 4 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels and oxygenators make what the structures need. Half of what is left over goes to the reserves. Reserves never make up for what is missing: then structures are shut down.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 4 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stress rises by 1 for each of you, and by 2 for each structure that is shut down. At 18 there is a quarrel: everybody is hurt, morale falls, and stress begins anew at 0.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 6 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Things First</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 8 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of the complexes in trouble are rolled, red elements that act on their track add 1 each, and the tracks rise. Repairs keep them low, managing in the Desk Room lowers them, and a full one draws a card.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 9 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has abilities that cost morale tokens. Let the pointer rest on somebody to read them. Each can be used once a sol, wherever the game stops: press “At any time” (A).</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 11 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only spaces beside the base or beside explored ones can be explored. Every space of the way takes one pawn more, and terrain may add to that. Badger counts as two pawns when you explore, Dumpling as one outside.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 13 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A structure that is shut down can be used for nothing, and it adds 2 stress each sol. Put one pawn on its tile: at the end of the phase it is turned, and it says how you get rid of it.</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 16 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody Slams a Door</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 19 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too Much Is Red</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 20 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Right Light</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: title (no. 21 of its lessons).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the Bench</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 2 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the Forge</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 3 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the Greenhouse</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 4 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise South Air</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 5 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the Bunks</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 6 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the Sick Bay</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 7 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the Desk Room</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 8 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the Drone Loft</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: text (no. 9 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crate with a Dent</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: name (no. 1 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crate with a Label</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: name (no. 2 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crate Upside Down</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: name (no. 3 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise a Module</source>
        <extracomment>Mission (Halfway) moving-in “Moving In”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirsty Ground</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tank is low, and the ground is full of ice that has never been asked for anything. Three sites lie out there: one clean, one bitter, one dry. You read the old survey aloud at supper, and everybody hears something else in it. Oxygen comes from water, and so does tea. The order of importance is under discussion.</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the tank</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: text (no. 1 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal all three ice sites</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: text (no. 2 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a discovery</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: text (no. 3 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tank</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 1 of its tracks).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ice Site 1</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 1 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ice Site 2</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 2 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ice Site 3</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 3 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean Ice</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 4 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bitter Ice</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 5 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dry Ground</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 6 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Buried Door</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name (no. 7 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap Clean Ice</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap Bitter Ice</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: name of special action 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Straight Edge</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: title (no. 1 of its sealed).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no water under the third site. There is ice older than the cliff, and in the ice a straight edge as long as your arm, and nothing on this planet makes straight edges. You put the drill down. Nobody says the word that everybody is thinking; somebody says “door” instead, and it stays with that.</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: text (no. 1 of its sealed).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the Desk today</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until you are sure</source>
        <extracomment>Mission (Halfway) thirsty-ground “Thirsty Ground”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Static</source>
        <extracomment>Mission (Halfway) static “Static”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare a chain of five echoes</source>
        <extracomment>Mission (Halfway) static “Static”: text (no. 1 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a mast on the chain</source>
        <extracomment>Mission (Halfway) static “Static”: text (no. 2 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the door</source>
        <extracomment>Mission (Halfway) static “Static”: text (no. 3 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the Door</source>
        <extracomment>Mission (Halfway) static “Static”: name of special action 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Quiet Illness</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is badly ill; everybody is a little. Somebody sits down on the stairs, somebody forgets the end of a sentence. What you carry in on your boots seems to carry something back. You look for it sample by sample, and you number the jars, since names have begun to slip. The packet lies in its cradle and is warm.</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make three discoveries with different numbers</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: text (no. 1 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brew the remedy</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: text (no. 2 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a fourth discovery</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: text (no. 3 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a fifth discovery</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: text (no. 4 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a sixth discovery</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: text (no. 5 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brew the Remedy</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ward Round</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: name of special action 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Heater</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: title (no. 1 of its sealed).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one good heater. The Sick Bay needs it, and so does the packet: as long as it is warm, it weighs a little differently every hour, and Earth has begged for those numbers. You stand around it in your socks. You may rest and let the packet wait, or finish the measurements while you still can. Neither is wrong. It is only that you will have been the ones.</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: text (no. 1 of its sealed).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Haste</source>
        <extracomment>Mission (Halfway) the-quiet-illness “The Quiet Illness”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Postage</source>
        <extracomment>Mission (Halfway) postage “Postage”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build five stages</source>
        <extracomment>Mission (Halfway) postage “Postage”: text (no. 1 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the tanks</source>
        <extracomment>Mission (Halfway) postage “Postage”: text (no. 2 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fuel</source>
        <extracomment>Mission (Halfway) postage “Postage”: name (no. 1 of its tracks).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of you stays behind</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of you go home</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build Stage 1</source>
        <extracomment>Mission (Halfway) postage “Postage”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build Stage 2</source>
        <extracomment>Mission (Halfway) postage “Postage”: name of special action 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build Stage 3</source>
        <extracomment>Mission (Halfway) postage “Postage”: name of special action 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build Stage 4</source>
        <extracomment>Mission (Halfway) postage “Postage”: name of special action 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build Stage 5</source>
        <extracomment>Mission (Halfway) postage “Postage”: name of special action 5.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crack Water</source>
        <extracomment>Mission (Halfway) postage “Postage”: name of special action 6.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crack Twice the Water</source>
        <extracomment>Mission (Halfway) postage “Postage”: name of special action 7.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was here before us and it was kind</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please send it back when you are done</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We do not know what it says</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 3 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It weighs what it wants</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 4 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody knocked, and we opened</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 5 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave a glove in the hole in the ice</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take everything home</source>
        <extracomment>Mission (Halfway) postage “Postage”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover both wrecked landers</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: text (no. 5 of its objectives).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Near Lander</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: name (no. 1 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Far Lander</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: name (no. 2 of its loads).</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the Reserve Panels</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: name of special action 1; Mission (Halfway) borrowed-orbit “Borrowed Orbit”: name of special action 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the Second Greenhouse</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: name of special action 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trim the Lamps</source>
        <extracomment>Mission (Halfway) housewarming “Housewarming”: name of special action 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>habitat_professions</name>
    <message>
        <source>Analyst</source>
        <extracomment>Profession (Halfway) scientist “Analyst”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arjun Peltola</source>
        <extracomment>Profession (Halfway) scientist “Analyst”: name of somebody of this profession.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mina Tevali</source>
        <extracomment>Profession (Halfway) scientist “Analyst”: name of somebody of this profession.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caleb Onwudi</source>
        <extracomment>Profession (Halfway) scientist “Analyst”: name of somebody of this profession.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surveyor</source>
        <extracomment>Profession (Halfway) geologist “Surveyor”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kofi Bergstrand</source>
        <extracomment>Profession (Halfway) geologist “Surveyor”: name of somebody of this profession.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alma Teuila</source>
        <extracomment>Profession (Halfway) geologist “Surveyor”: name of somebody of this profession.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nuno Hargreave</source>
        <extracomment>Profession (Halfway) geologist “Surveyor”: name of somebody of this profession.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machinist</source>
        <extracomment>Profession (Halfway) engineer “Machinist”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucia Tanguy</source>
        <extracomment>Profession (Halfway) engineer “Machinist”: name of somebody of this profession.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perpetua Oduya</source>
        <extracomment>Profession (Halfway) engineer “Machinist”: name of somebody of this profession.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sven Calloway</source>
        <extracomment>Profession (Halfway) engineer “Machinist”: name of somebody of this profession.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physician</source>
        <extracomment>Profession (Halfway) medic “Physician”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ewa Matsuda</source>
        <extracomment>Profession (Halfway) medic “Physician”: name of somebody of this profession.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Osei Landau</source>
        <extracomment>Profession (Halfway) medic “Physician”: name of somebody of this profession.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Birgit Chandra</source>
        <extracomment>Profession (Halfway) medic “Physician”: name of somebody of this profession.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>habitat_regions</name>
    <message>
        <source>Dust Flat</source>
        <extracomment>Region (Halfway) g1a “Dust Flat”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gravel Fan</source>
        <extracomment>Region (Halfway) g1b “Gravel Fan”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cobble Field</source>
        <extracomment>Region (Halfway) g1c “Cobble Field”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken Ridge</source>
        <extracomment>Region (Halfway) g1d “Broken Ridge”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scarp Foot</source>
        <extracomment>Region (Halfway) g1e “Scarp Foot”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shadow Hollow</source>
        <extracomment>Region (Halfway) g1f “Shadow Hollow”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crust Plain</source>
        <extracomment>Region (Halfway) g1g “Crust Plain”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old Streambed</source>
        <extracomment>Region (Halfway) g1h “Old Streambed”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dune Sea</source>
        <extracomment>Region (Halfway) g2a “Dune Sea”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vent Field</source>
        <extracomment>Region (Halfway) g2b “Vent Field”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sink Rift</source>
        <extracomment>Region (Halfway) g2c “Sink Rift”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boulder Train</source>
        <extracomment>Region (Halfway) g2d “Boulder Train”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layered Cliff</source>
        <extracomment>Region (Halfway) g2e “Layered Cliff”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ash Shelf</source>
        <extracomment>Region (Halfway) g2f “Ash Shelf”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt Pan</source>
        <extracomment>Region (Halfway) g2g “Salt Pan”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wind Gate</source>
        <extracomment>Region (Halfway) g2h “Wind Gate”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep Canyon</source>
        <extracomment>Region (Halfway) g3a “Deep Canyon”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fumarole Steps</source>
        <extracomment>Region (Halfway) g3b “Fumarole Steps”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polygon Plain</source>
        <extracomment>Region (Halfway) g3c “Polygon Plain”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>habitat_structures</name>
    <message>
        <source>North Air</source>
        <extracomment>Structure of the base (Halfway) OX1 “North Air”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South Air</source>
        <extracomment>Structure of the base (Halfway) OX2 “South Air”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East Panels</source>
        <extracomment>Structure of the base (Halfway) SP1 “East Panels”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West Panels</source>
        <extracomment>Structure of the base (Halfway) SP2 “West Panels”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greenhouse</source>
        <extracomment>Structure of the base (Halfway) FRM “Greenhouse”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading Nook</source>
        <extracomment>Structure of the base (Halfway) QCR “Reading Nook”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bunks</source>
        <extracomment>Structure of the base (Halfway) CRQ “Bunks”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sick Bay</source>
        <extracomment>Structure of the base (Halfway) MED “Sick Bay”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desk Room</source>
        <extracomment>Structure of the base (Halfway) CTL “Desk Room”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shed</source>
        <extracomment>Structure of the base (Halfway) GAR “Shed”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drone Loft</source>
        <extracomment>Structure of the base (Halfway) PRB “Drone Loft”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bench</source>
        <extracomment>Structure of the base (Halfway) LAB “Bench”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forge</source>
        <extracomment>Structure of the base (Halfway) WSH “Forge”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve Panels</source>
        <extracomment>Structure of the base (Halfway) rs-array “Reserve Panels”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve Air</source>
        <extracomment>Structure of the base (Halfway) rs-oxygen “Reserve Air”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Greenhouse</source>
        <extracomment>Structure of the base (Halfway) rs-farm “Second Greenhouse”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field Panels</source>
        <extracomment>Structure of the base (Halfway) fs-array “Field Panels”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field Air</source>
        <extracomment>Structure of the base (Halfway) fs-oxygen “Field Air”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window Boxes</source>
        <extracomment>Structure of the base (Halfway) fs-farm “Window Boxes”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Crates and a Lamp</source>
        <extracomment>Structure of the base (Halfway) fs-corner “Two Crates and a Lamp”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field Bunks</source>
        <extracomment>Structure of the base (Halfway) fs-bunks “Field Bunks”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First-Aid Post</source>
        <extracomment>Structure of the base (Halfway) fs-aid “First-Aid Post”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folding Desk</source>
        <extracomment>Structure of the base (Halfway) fs-desk “Folding Desk”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramp</source>
        <extracomment>Structure of the base (Halfway) fs-ramp “Ramp”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hatch</source>
        <extracomment>Structure of the base (Halfway) fs-hatch “Hatch”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folding Bench</source>
        <extracomment>Structure of the base (Halfway) fs-bench “Folding Bench”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbox</source>
        <extracomment>Structure of the base (Halfway) fs-shop “Toolbox”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>habitat_upgrades</name>
    <message>
        <source>Scan Bed</source>
        <extracomment>Upgrade of a structure (Halfway) up-scan “Scan Bed”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Healing needs no pawn of the Physician.</source>
        <extracomment>Upgrade of a structure (Halfway) up-scan “Scan Bed”: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alarm Console</source>
        <extracomment>Upgrade of a structure (Halfway) up-alarm “Alarm Console”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common Room</source>
        <extracomment>Upgrade of a structure (Halfway) up-common “Common Room”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Booster Cell</source>
        <extracomment>Upgrade of a structure (Halfway) up-booster “Booster Cell”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounding Rig</source>
        <extracomment>Upgrade of a structure (Halfway) up-sounding “Sounding Rig”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assay Bench</source>
        <extracomment>Upgrade of a structure (Halfway) up-assay “Assay Bench”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool Carousel</source>
        <extracomment>Upgrade of a structure (Halfway) up-carousel “Tool Carousel”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drip Lines</source>
        <extracomment>Upgrade of a structure (Halfway) up-drip “Drip Lines”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Managing lowers its malfunction track by 2 instead of 1.</source>
        <extracomment>Upgrade of a structure (Halfway) up-alarm “Alarm Console”: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each morale phase the First Player gains 1 morale token.</source>
        <extracomment>Upgrade of a structure (Halfway) up-common “Common Room”: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start of each sol name one red element: what it costs or brings does not count until clean-up.</source>
        <extracomment>Upgrade of a structure (Halfway) up-booster “Booster Cell”: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once per sol a collect action with at least one pawn counts as one pawn more.</source>
        <extracomment>Upgrade of a structure (Halfway) up-sounding “Sounding Rig”: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once per sol roll a blue success die again that was just rolled.</source>
        <extracomment>Upgrade of a structure (Halfway) up-assay “Assay Bench”: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once per sol a repair with a spare part and at least one pawn counts as one pawn more.</source>
        <extracomment>Upgrade of a structure (Halfway) up-carousel “Tool Carousel”: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the plants grow, one of them moves a second space if that one is free.</source>
        <extracomment>Upgrade of a structure (Halfway) up-drip “Drip Lines”: text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>keywords</name>
    <message>
        <source>mug told</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-mug; Said in quotation marks by follow-up event (Halfway) fu-mug.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>form unseen</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-form.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>form counted</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-form; Said in quotation marks by follow-up event (Halfway) fu-form.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bean kitchen</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-boot; Said in quotation marks by event (Halfway) ev-bean.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bess opened</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-bess; Said in quotation marks by follow-up event (Halfway) fu-bess.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class honest</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-class; Said in quotation marks by follow-up event (Halfway) fu-class.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes watch</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-watch; Said in quotation marks by event (Halfway) ev-owed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strokes heard</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-strokes; Said in quotation marks by follow-up event (Halfway) fu-strokes.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge sawn</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-edge; Said in quotation marks by event (Halfway) ev-gap; Said in quotation marks by follow-up event (Halfway) fu-edge.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page sent</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-gap; Said in quotation marks by follow-up event (Halfway) fu-page.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slip asked</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-slips; Said in quotation marks by follow-up event (Halfway) fu-slip.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letters kept</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-unsent; Said in quotation marks by follow-up event (Halfway) fu-unsent.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window told</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-orbiter; Said in quotation marks by follow-up event (Halfway) fu-window.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light visited</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-light; Said in quotation marks by follow-up event (Halfway) fu-light.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pia day</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-pia; Said in quotation marks by follow-up event (Halfway) fu-pia.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pipe honest</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-bunk; Said in quotation marks by follow-up event (Halfway) fu-socks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pipe wrapped</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-bunk; Said in quotation marks by follow-up event (Halfway) fu-socks.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field lost</source>
        <extracomment>Said in quotation marks by mission (Halfway) moving-in “Moving In”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>told desk</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-slips; Said in quotation marks by mission (Halfway) thirsty-ground “Thirsty Ground”; Said in quotation marks by mission (Halfway) static “Static”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waited</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-slips; Said in quotation marks by entry of the journal of a mission (Halfway) jn-m3-3; Said in quotation marks by mission (Halfway) thirsty-ground “Thirsty Ground”; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halfway gentle</source>
        <extracomment>Said in quotation marks by campaign (Halfway) letter-from-the-ice “A Letter from the Ice”; Said in quotation marks by mission (Halfway) the-quiet-illness “The Quiet Illness”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halfway hasty</source>
        <extracomment>Said in quotation marks by campaign (Halfway) letter-from-the-ice “A Letter from the Ice”; Said in quotation marks by entry of the journal of a mission (Halfway) jn-m4-3; Said in quotation marks by mission (Halfway) the-quiet-illness “The Quiet Illness”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short window</source>
        <extracomment>Said in quotation marks by mission (Halfway) the-quiet-illness “The Quiet Illness”; Said in quotation marks by mission (Halfway) postage “Postage”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays behind</source>
        <extracomment>Said in quotation marks by entry of the journal of a mission (Halfway) jn-m5-3; Said in quotation marks by mission (Halfway) postage “Postage”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge drawn</source>
        <extracomment>Said in quotation marks by event (Halfway) ev-edge; Said in quotation marks by event (Halfway) ev-gap.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glove left</source>
        <extracomment>Said in quotation marks by campaign (Halfway) letter-from-the-ice “A Letter from the Ice”; Said in quotation marks by mission (Halfway) postage “Postage”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adrift before</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by logbook entry 2399.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>safe returns</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by counters safe_returns; Said in quotation marks by objective Q06 “No One Left Behind”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>herbarium fed</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calf freed</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by logbook entry 105.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hum harvested</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by logbook entry 118.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second start m04</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by mission M04 “The First Letterbox”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second start m08</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by mission M08 “The Drowned Post”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second start m12</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by mission M12 “Knock Twice”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second start m13</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by mission M13 “The Stuck Tap”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second start m16</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second start m17</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by mission M17 “Warm Air”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second start m20</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uphill moored</source>
        <extracomment>Said in quotation marks by global condition G06 “Ebb”; Said in quotation marks by point of interest P201 “Moored Roots”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ripple</source>
        <extracomment>Said in quotation marks by counters ripple; Said in quotation marks by logbook entry 2204; Said in quotation marks by logbook entry 104; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trust</source>
        <extracomment>Said in quotation marks by campaign long_post “The Long Post”; Said in quotation marks by counters trust; Said in quotation marks by discovery D-Ali7 “Keeper’s Thread”; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repairs</source>
        <extracomment>Said in quotation marks by counters repairs; Said in quotation marks by tech level T0 “Limping”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keepers thread</source>
        <extracomment>Said in quotation marks by discovery D-Ali7 “Keeper’s Thread”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stamp ember</source>
        <extracomment>Said in quotation marks by logbook entry 2202; Said in quotation marks by logbook entry 2203; Said in quotation marks by logbook entry 2204; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stamp frost</source>
        <extracomment>Said in quotation marks by logbook entry 2202; Said in quotation marks by logbook entry 2203; Said in quotation marks by logbook entry 2204; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>op3 heater</source>
        <extracomment>Said in quotation marks by logbook entry OP-3-18; Said in quotation marks by point of interest OP3-TABLE “The Wedding Table”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>op5 first</source>
        <extracomment>Said in quotation marks by logbook entry OP-5-1; Said in quotation marks by point of interest OP5-SMALL “Children’s Walls”; Said in quotation marks by point of interest OP5-STEPS “Bruised Steps”; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>op5 second</source>
        <extracomment>Said in quotation marks by logbook entry OP-5-1; Said in quotation marks by point of interest OP5-SMALL “Children’s Walls”; Said in quotation marks by point of interest OP5-STEPS “Bruised Steps”; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>op5 third</source>
        <extracomment>Said in quotation marks by logbook entry OP-5-1; Said in quotation marks by point of interest OP5-FIELD “Raked Circles”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strays homed</source>
        <extracomment>Said in quotation marks by logbook entry 2001; Said in quotation marks by logbook entry 507; Said in quotation marks by logbook entry 518.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strays thanked</source>
        <extracomment>Said in quotation marks by logbook entry 2001.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buoy nine read</source>
        <extracomment>Said in quotation marks by logbook entry 2011.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weather post heard</source>
        <extracomment>Said in quotation marks by logbook entry 2021.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed carrier</source>
        <extracomment>Said in quotation marks by logbook entry 12; Said in quotation marks by logbook entry 108.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed visitor</source>
        <extracomment>Said in quotation marks by logbook entry 12.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stamp salt</source>
        <extracomment>Said in quotation marks by logbook entry 100; Said in quotation marks by logbook entry 108; Said in quotation marks by objective O01 “The First Letterbox”; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reeds kept</source>
        <extracomment>Said in quotation marks by logbook entry 104.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hum address</source>
        <extracomment>Said in quotation marks by logbook entry 104; Said in quotation marks by logbook entry 107; Said in quotation marks by point of interest P112 “Letterbox, Shut”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reeds cut</source>
        <extracomment>Said in quotation marks by logbook entry 104.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked home</source>
        <extracomment>Said in quotation marks by logbook entry 108.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked sender</source>
        <extracomment>Said in quotation marks by logbook entry 108.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stamp tide</source>
        <extracomment>Said in quotation marks by logbook entry 200; Said in quotation marks by logbook entry 208; Said in quotation marks by logbook entry 214; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raft met</source>
        <extracomment>Said in quotation marks by logbook entry 200; Said in quotation marks by logbook entry 202; Said in quotation marks by logbook entry 218; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>child home</source>
        <extracomment>Said in quotation marks by logbook entry 200; Said in quotation marks by logbook entry 209; Said in quotation marks by logbook entry 218; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>child aboard</source>
        <extracomment>Said in quotation marks by logbook entry 200; Said in quotation marks by logbook entry 209; Said in quotation marks by logbook entry 218; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>child scattered</source>
        <extracomment>Said in quotation marks by logbook entry 200; Said in quotation marks by logbook entry 218; Said in quotation marks by logbook entry 219; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>child told</source>
        <extracomment>Said in quotation marks by logbook entry 206.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uphill promise</source>
        <extracomment>Said in quotation marks by logbook entry 206; Said in quotation marks by point of interest P207 “Drifting Cluster”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raft tank</source>
        <extracomment>Said in quotation marks by logbook entry 209; Said in quotation marks by mission M09 “Three Hundred Small Voices”; Said in quotation marks by point of interest P208 “Tank Frame”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dorrun met</source>
        <extracomment>Said in quotation marks by logbook entry 300; Said in quotation marks by logbook entry 305.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ninth gallery</source>
        <extracomment>Said in quotation marks by logbook entry 300; Said in quotation marks by logbook entry 302.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tap closed</source>
        <extracomment>Said in quotation marks by logbook entry 300; Said in quotation marks by logbook entry 308; Said in quotation marks by logbook entry 312; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tap open</source>
        <extracomment>Said in quotation marks by logbook entry 300; Said in quotation marks by logbook entry 309; Said in quotation marks by logbook entry 312.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ledger copied</source>
        <extracomment>Said in quotation marks by logbook entry 308; Said in quotation marks by point of interest P305 “Heat Ledger”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>voice dorrun</source>
        <extracomment>Said in quotation marks by logbook entry 311; Said in quotation marks by situation S15 “Knocking in the Pipes”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kiln dark</source>
        <extracomment>Said in quotation marks by logbook entry 313; Said in quotation marks by point of interest P310 “Letter Kiln”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shelves counted</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 414.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sleepers found</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 402; Said in quotation marks by logbook entry 414.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shelf asked</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 407; Said in quotation marks by logbook entry 414; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shelf thawed</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 408; Said in quotation marks by logbook entry 414; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shelf kept</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 409; Said in quotation marks by logbook entry 418; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scent door open</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 406; Said in quotation marks by logbook entry 414.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>core waits</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 402; Said in quotation marks by logbook entry 413; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shelf lamp</source>
        <extracomment>Said in quotation marks by logbook entry 400; Said in quotation marks by logbook entry 414; Said in quotation marks by point of interest P405 “Reading Lamp Stand”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>voice ennare</source>
        <extracomment>Said in quotation marks by logbook entry 410; Said in quotation marks by logbook entry 415; Said in quotation marks by point of interest P408 “Sleepers’ Ring”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stamp lamp</source>
        <extracomment>Said in quotation marks by logbook entry 500; Said in quotation marks by logbook entry 505; Said in quotation marks by objective O03 “Three Stamps”; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strays met</source>
        <extracomment>Said in quotation marks by logbook entry 500; Said in quotation marks by logbook entry 501; Said in quotation marks by logbook entry 518.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strays route</source>
        <extracomment>Said in quotation marks by logbook entry 500; Said in quotation marks by logbook entry 507; Said in quotation marks by point of interest P513 “Route Tokens”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strays scrapped</source>
        <extracomment>Said in quotation marks by logbook entry 500; Said in quotation marks by logbook entry 507; Said in quotation marks by logbook entry 518.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patience answered</source>
        <extracomment>Said in quotation marks by logbook entry 506; Said in quotation marks by point of interest P510 “Arch in the Reeds”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strays left</source>
        <extracomment>Said in quotation marks by logbook entry 507; Said in quotation marks by logbook entry 518.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heron log</source>
        <extracomment>Said in quotation marks by objective O05 “Where the Heron Went”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heron home</source>
        <extracomment>Said in quotation marks by objective O05 “Where the Heron Went”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heron stays</source>
        <extracomment>Said in quotation marks by objective O05 “Where the Heron Went”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guest seat</source>
        <extracomment>Said in quotation marks by point of interest P304 “Guest Seat”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>post</source>
        <extracomment>Said in quotation marks by research project R01 “Small Keeper, Large Questions”; Said in quotation marks by research project R03 “Reading the Wrapper”; Said in quotation marks by research project R15 “How Strays Think”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>materials</source>
        <extracomment>Said in quotation marks by research project R02 “Reed Acoustics”; Said in quotation marks by research project R08 “Cold Storage”; Said in quotation marks by research project R09 “Tools That Stay Warm”; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>biology</source>
        <extracomment>Said in quotation marks by research project R04 “Ship’s Pharmacy”; Said in quotation marks by research project R06 “Sleep and Other Medicine”; Said in quotation marks by research project R13 “Seeds That Walk”; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>current</source>
        <extracomment>Said in quotation marks by research project R05 “Soundings in Thin Space”; Said in quotation marks by research project R07 “Tide Tables”; Said in quotation marks by research project R12 “Weather Without Words”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peoples</source>
        <extracomment>Said in quotation marks by research project R10 “Teaching by Doing”; Said in quotation marks by research project R14 “Grammar of Scent”; Said in quotation marks by research project R16 “Sentences in Stone”; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leak growing</source>
        <extracomment>Said in quotation marks by situation S07 “The Leak on Deck Four”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>voice heron</source>
        <extracomment>Said in quotation marks by situation S17 “The Heron’s Families”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>Said in quotation marks by threat OX2 “Sorting Arm, Unsupervised”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stamp</source>
        <extracomment>Said in quotation marks by threat OX4 “Return Bureau, on Duty”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embrace</source>
        <extracomment>Said in quotation marks by threat OX3 “Slow Fire, an Uncle”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rake</source>
        <extracomment>Said in quotation marks by threat X09 “Garden Rake”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offer</source>
        <extracomment>Said in quotation marks by threat X01 “Overdue Carrier”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stab</source>
        <extracomment>Said in quotation marks by threat X02 “Bank Stalker”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crust</source>
        <extracomment>Said in quotation marks by threat X04 “Slow Fire”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scorch</source>
        <extracomment>Said in quotation marks by threat X04 “Slow Fire”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>Said in quotation marks by threat X05 “Undersnow”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undersnow passed</source>
        <extracomment>Said in quotation marks by threat X05 “Undersnow”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relieve</source>
        <extracomment>Said in quotation marks by threat X06 “Stray Flock”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dazzle</source>
        <extracomment>Said in quotation marks by threat X07 “Lamp Mother”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switch off</source>
        <extracomment>Said in quotation marks by threat X07 “Lamp Mother”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lander_mods</name>
    <message>
        <source>Plate Skirt</source>
        <extracomment>Lander mod A01 “Plate Skirt”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It rattles, but it rattles outside.</source>
        <extracomment>Lander mod A01 “Plate Skirt”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vane Set</source>
        <extracomment>Lander mod A02 “Vane Set”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four small fins and a bigger opinion of corners.</source>
        <extracomment>Lander mod A02 “Vane Set”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wide Ear</source>
        <extracomment>Lander mod A03 “Wide Ear”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dish that used to serve paella.</source>
        <extracomment>Lander mod A03 “Wide Ear”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crumple Nose</source>
        <extracomment>Lander mod A04 “Crumple Nose”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meant to be ruined, so that the rest is not.</source>
        <extracomment>Lander mod A04 “Crumple Nose”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rain Eyes</source>
        <extracomment>Lander mod A05 “Rain Eyes”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They blink.</source>
        <extracomment>Lander mod A05 “Rain Eyes”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thick Glass</source>
        <extracomment>Lander mod A06 “Thick Glass”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One can see the weather, and the weather cannot see one.</source>
        <extracomment>Lander mod A06 “Thick Glass”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft Legs</source>
        <extracomment>Lander mod A07 “Soft Legs”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She curtsies.</source>
        <extracomment>Lander mod A07 “Soft Legs”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat Tiles</source>
        <extracomment>Lander mod A08 “Heat Tiles”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each signed on the back by whoever baked it.</source>
        <extracomment>Lander mod A08 “Heat Tiles”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ice Runners</source>
        <extracomment>Lander mod A09 “Ice Runners”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For ponds, glaciers and a certain kind of floor.</source>
        <extracomment>Lander mod A09 “Ice Runners”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft Fins</source>
        <extracomment>Lander mod A10 “Soft Fins”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grown rather than cut.</source>
        <extracomment>Lander mod A10 “Soft Fins”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lockers</source>
        <extracomment>Lander mod A11 “Lockers”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With hooks. It was the hooks that took the time.</source>
        <extracomment>Lander mod A11 “Lockers”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cargo Net</source>
        <extracomment>Lander mod A12 “Cargo Net”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knots by Tavita Morrow; do not improve them.</source>
        <extracomment>Lander mod A12 “Cargo Net”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool Wall</source>
        <extracomment>Lander mod A13 “Tool Wall”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tool has its outline, and the outlines miss them.</source>
        <extracomment>Lander mod A13 “Tool Wall”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Porch Lamp</source>
        <extracomment>Lander mod A14 “Porch Lamp”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a lamp is lit, less goes wrong, or it goes wrong more quietly.</source>
        <extracomment>Lander mod A14 “Porch Lamp”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bunk Nook</source>
        <extracomment>Lander mod A15 “Bunk Nook”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two bunks and a curtain: civilization.</source>
        <extracomment>Lander mod A15 “Bunk Nook”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brew Corner</source>
        <extracomment>Lander mod A16 “Brew Corner”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has ever left it without an idea.</source>
        <extracomment>Lander mod A16 “Brew Corner”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splice Winch</source>
        <extracomment>Lander mod A17 “Splice Winch”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It hums when it pulls. So does whoever is being pulled.</source>
        <extracomment>Lander mod A17 “Splice Winch”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weather Drum</source>
        <extracomment>Lander mod A18 “Weather Drum”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skin from nobody. It tightens before the wind turns.</source>
        <extracomment>Lander mod A18 “Weather Drum”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading Light</source>
        <extracomment>Lander mod A19 “Reading Light”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For small print and old walls.</source>
        <extracomment>Lander mod A19 “Reading Light”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traveling Coop</source>
        <extracomment>Lander mod A20 “Traveling Coop”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One hen, one perch, one window. Whatever happens down there, there will be an egg.</source>
        <extracomment>Lander mod A20 “Traveling Coop”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample Rack</source>
        <extracomment>Lander mod A21 “Sample Rack”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even the things that turn out to be nothing travel in a labeled tube.</source>
        <extracomment>Lander mod A21 “Sample Rack”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop Crates</source>
        <extracomment>Lander mod A22 “Drop Crates”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They come down where you are, more or less.</source>
        <extracomment>Lander mod A22 “Drop Crates”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>landers</name>
    <message>
        <source>Kettle</source>
        <extracomment>Lander LD-1 “Kettle”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladle</source>
        <extracomment>Lander LD-2 “Ladle”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skillet</source>
        <extracomment>Lander LD-3 “Skillet”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corkscrew</source>
        <extracomment>Lander LD-4 “Corkscrew”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colander</source>
        <extracomment>Lander LD-5 “Colander”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samovar</source>
        <extracomment>Lander LD-6 “Samovar”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>landing_cards</name>
    <message>
        <source>Hum</source>
        <extracomment>Landing card L01 “Hum”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor and Sensors</source>
        <extracomment>Landing card L01 “Hum”: the statistics of the lander that the landing tests.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It repeats what you say. Mind it.</source>
        <extracomment>Landing card L01 “Hum”: advice of the scanner, a sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uphill</source>
        <extracomment>Landing card L02 “Uphill”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agility, Sensors and Armor</source>
        <extracomment>Landing card L02 “Uphill”: the statistics of the lander that the landing tests; Landing card L17 “Uphill, Spring Tide”: the statistics of the lander that the landing tests; Landing card OL-1 “Express Delivery”: the statistics of the lander that the landing tests.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Know where the water is.</source>
        <extracomment>Landing card L02 “Uphill”: advice of the scanner, a sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiln</source>
        <extracomment>Landing card L03 “Kiln”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor and Agility</source>
        <extracomment>Landing card L03 “Kiln”: the statistics of the lander that the landing tests; Landing card OL-3 “Third Hammer’s Wedding”: the statistics of the lander that the landing tests.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tighten everything that rattles.</source>
        <extracomment>Landing card L03 “Kiln”: advice of the scanner, a sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold Shelf</source>
        <extracomment>Landing card L04 “Cold Shelf”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sensors and Agility</source>
        <extracomment>Landing card L04 “Cold Shelf”: the statistics of the lander that the landing tests; Landing card L05 “Pebble Moor”: the statistics of the lander that the landing tests; Landing card L18 “Cold Shelf, Awake”: the statistics of the lander that the landing tests; and more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring more patience than heaters.</source>
        <extracomment>Landing card L04 “Cold Shelf”: advice of the scanner, a sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pebble Moor</source>
        <extracomment>Landing card L05 “Pebble Moor”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You will be asked a question.</source>
        <extracomment>Landing card L05 “Pebble Moor”: advice of the scanner, a sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uphill, Spring Tide</source>
        <extracomment>Landing card L17 “Uphill, Spring Tide”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has grown.</source>
        <extracomment>Landing card L17 “Uphill, Spring Tide”: advice of the scanner, a sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold Shelf, Awake</source>
        <extracomment>Landing card L18 “Cold Shelf, Awake”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It smells of bread.</source>
        <extracomment>Landing card L18 “Cold Shelf, Awake”: advice of the scanner, a sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Express Delivery</source>
        <extracomment>Landing card OL-1 “Express Delivery”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it under your coat.</source>
        <extracomment>Landing card OL-1 “Express Delivery”: advice of the scanner, a sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Night Shift</source>
        <extracomment>Landing card OL-2 “The Night Shift”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open nothing.</source>
        <extracomment>Landing card OL-2 “The Night Shift”: advice of the scanner, a sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third Hammer’s Wedding</source>
        <extracomment>Landing card OL-3 “Third Hammer’s Wedding”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring something hot.</source>
        <extracomment>Landing card OL-3 “Third Hammer’s Wedding”: advice of the scanner, a sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two on a Rope</source>
        <extracomment>Landing card OL-4 “Two on a Rope”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agility and Sensors</source>
        <extracomment>Landing card OL-4 “Two on a Rope”: the statistics of the lander that the landing tests; Landing card OL-5 “What the Wall Says Next”: the statistics of the lander that the landing tests.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not look at each other. Look at the rope.</source>
        <extracomment>Landing card OL-4 “Two on a Rope”: advice of the scanner, a sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Wall Says Next</source>
        <extracomment>Landing card OL-5 “What the Wall Says Next”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read before you lift.</source>
        <extracomment>Landing card OL-5 “What the Wall Says Next”: advice of the scanner, a sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>logs</name>
    <message>
        <source>After the soup the captain asks for the River Table, and everyone who can find a wall to lean on comes along. It is a table of dark water; the Shallows float on it as corks, and Soren Mbali has taken away the cups. Four systems lie within reach. Three of them have names by the end of the evening, all of them rivers, since one has to begin somewhere. On the nearest cork somebody has stuck a flag made from a tea bag. “There is an arch on that world,” says Soren, “and it asks one question. I suggest that we go and find out what it is.”</source>
        <extracomment>Logbook entry 2200: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ink on the wrapper is still wet when you carry the Letter back through the galley: one small white mark, a wave, pressed on by an arch that had waited four thousand years to do so. Soren Mbali looks at it through a glass and says nothing for long enough to become alarming. Then the River Table moves. A fourth cork, which had lain at the rim since the launch, rights itself and begins to drift toward the middle. Another system can be reached. In honor of the day Marcelline Ott names a hen after the event, and nobody can agree which.</source>
        <extracomment>Logbook entry 2201: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two peoples have met you now, and as far as anybody can tell neither regrets it. On the Long Bench there is a queue to touch the spoon, or the stone, or the vial, whichever came home last. What strikes everybody is how little was needed: hands shown open, a drawing, somebody willing to look foolish first. Chief Ning has been doing sums all week and nails them to the door of the Works. If this is going to be a long road, say the sums, she had better be in good order for it, and it will take forty small repairs. The first one is the door.</source>
        <extracomment>Logbook entry 2202: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four stamps stand on the wrapper in a row, each in another ink, and the Letter has begun to be talked about. You hear it on the old frequencies, faint and formal, from stations that have had nothing to pass on for four thousand years: a carrier is on the road; she has four; she knocks. In the Works they have hung up a bell, so that messages need not be carried by whoever happens to be fastest. And on the River Table all the corks of Drava lean together over one dark spot. There the road goes down. Thimble has drawn it many times, and every time it has drawn a door.</source>
        <extracomment>Logbook entry 2203: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sleeps that night. The sentence goes from deck to deck without being spoken, and wherever people sit together there is one of them looking at the Letter. *You are hurting it.* They have put a blanket around the cradle, and taken it off again, and put it back. Henrike Obi has measured everything there is to be measured: the Letter is unharmed. The captain listens to all that, standing behind the yellow line with nowhere to go. “Then somebody had better find out,” she says, “what else it could have meant.” Ahead, where the road comes up again, a buoy is blinking. It blinks in English.</source>
        <extracomment>Logbook entry 2204: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the second time you come home without it, and nobody on the Mat says the things one says. There are biscuits. They are eaten. Then Ximena Tuohy takes the map down, turns it over and begins again on the back, and this time she draws not what is there but what got in the way. It fills up quickly. By midnight nine people are lying on the floor around it, and somebody has fetched the crew of the second shift, and Security has shown everyone a knot. “Good,” says Ximena. “Now we know how not to.”</source>
        <extracomment>Logbook entry 2298: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the end the Vanguard drops her anchor at the friendliest world she has found, and the engines are asked to rest. It is not a shipwreck. There is water, and a shore to walk along, and neighbors who bring things in baskets and are bad at leaving. The Letter lies in its cradle by the window of what used to be the galley. It is dusted on Sundays. Every evening somebody carries a lamp up the hill and puts it where it can be seen from the road. Sooner or later another carrier will come by. The kettle is always on, and what has been learned is written down, in a good clear hand.</source>
        <extracomment>Logbook entry 2299: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Stray is waiting on the Mat when you come out of the lift. It has three legs, a satchel and a form in a language that has no living readers, and it is trembling. Soren Mbali reads the form twice. It is an express delivery: medicine, warm, for a nursery on the moon of Rioni. It was posted four thousand years ago. The nursery, says Soren carefully, will have grown up. The Stray holds out the satchel in both front feet. Inside there is one flask, and it is still warm.</source>
        <extracomment>Logbook entry OP-1-1: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth spoonful goes down, and somewhere in the heap forty small noses stop running, one after another, like lamps being put out along a street. There is a pause. Then a drawing is pressed into the mud in front of you: a spoon, very large, with rays. They have never met a doctor. They have heard that doctors are tall. One of them would like to know, by means of a second drawing, whether you get paid in crabs.</source>
        <extracomment>Logbook entry OP-1-3: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flask is empty. You turn it over to prove it, and the seventh cluster, which has recovered enough to be difficult, looks inside all the same. Not one of them is sneezing now. The whole moon seems to have become quieter by exactly that much. The Stray counts the heaps, then counts the spoons, then takes out the form and does something to it with its third foot that it has plainly practiced for a very long time. It is a signature. It is quite a good one.</source>
        <extracomment>Logbook entry OP-1-4: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third crab returns your bow, and it goes lower than you did, which among crabs is a joke. Then it steps aside, and the two others step aside, and for the rest of the tide there is always one of them somewhat ahead of you in the channel, waving a claw at whatever is in the way. Nobody has ever explained to you what you did right. It may be that hardly anyone bows to crabs while carrying something hot.</source>
        <extracomment>Logbook entry OP-1-5: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slack water is over. It begins with a sound like a very large page being turned, and then the channel is standing up. The mangroves lift their roots and take you along, since you happen to be between them and uphill; they are not rough about it. You are set down beside the lander, in order of size, with mud to the ears. Whoever has not had the spoon by now will have to get well in the old way.</source>
        <extracomment>Logbook entry OP-1-6: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lift off from a shore on which, for the first time in a fortnight, nobody is sneezing at anybody. The Stray has asked to ride in front. It holds the empty satchel on its knees, if those are knees, and looks straight ahead through the window like somebody coming home from the longest day of their career. When the ship comes in sight it takes the form out once more, and reads it, and folds it very small. Delivered, says Soren Mbali. It knows.</source>
        <extracomment>Logbook entry OP-1-18: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no time to be brave, so you are quick instead. The flask goes inside somebody’s coat and the somebody goes inside the hatch, and the water comes up the steps after them like a late guest. The Stray will not let go of the satchel and has to be lifted with it. Through the window you see the clusters, small and wet and waving; it might be thanks, or a sneeze. You will be back with a bigger spoon, you tell it. It writes that down.</source>
        <extracomment>Logbook entry OP-1-19: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inkwell has never had an evening off. It has to be explained to it what one does with one, and then where the cloakroom is, and then, by Thimble, that the letters will still be there in the morning. It gives you the rules on a card. Keep five lamps lit. Answer whoever calls. Open nothing. On the back, in a smaller hand, there is a fourth: *please*. Then it goes, in a borrowed scarf, and ninety million letters listen to the door fall shut behind it. It is very quiet. Somewhere a lamp clears its throat.</source>
        <extracomment>Logbook entry OP-2-1: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not get light, because there is nothing here for light to come from; but at a certain moment all the lamps stop leaning, and the air smells of toast. There are steps in the dock. Inkwell stands in the door with its scarf on the wrong way around, looks along the shelves, north, south, floor by floor, and you can see it counting. It takes a long time. “Ninety million,” it says at last, “and eleven callers, and nobody cried.” It hangs up the scarf on the hook where yours is hanging.</source>
        <extracomment>Logbook entry OP-2-5: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You leave with the kind of tiredness that one can be proud of. Inkwell has written you a reference; it is one line long, it is addressed to nobody in particular, and it says that you may be left alone with things. Behind you the lamps go on burning, lower and lower along the curve of the rock, until they might be stars and then are. Somebody asks what Inkwell did with its evening. It went to the end of the road, says Thimble, and looked at it, and came back.</source>
        <extracomment>Logbook entry OP-2-18: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you notice, running, is how many of them there are. Shelf after shelf leans past in the dark, and every letter on it has waited four thousand years and has time for one more night. The hatch shuts. Somebody has brought a lamp along by mistake and cannot stop apologizing to it. From the dock you can see the others go out, one by one, not as if they were blown out but as if they were being sent to bed. Inkwell will say that it was nobody’s fault. It will mean it, and that will be worse.</source>
        <extracomment>Logbook entry OP-2-19: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The invitation comes as a rhythm, on the hot pipe in the Works, at five in the morning; it takes Chief Ning until breakfast to work out that it is a rhyme. Third Hammer is getting married. Noon, the Guest Gallery, all who have ever held a wheel or said good day through a wall. There follows a line that Soren Mbali hears three times before translating it. Each guest, it says, brings the hottest thing they have. It is not a figure of speech, says Soren. They do not have those. Also, there is an uncle.</source>
        <extracomment>Logbook entry OP-3-1: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third gift goes on the stone, and the stone says so: it rings, once, on a note that makes the cups walk. For a moment nobody moves. Then four hundred Dorrun begin to hammer on whatever is nearest, walls, floor, one another, and in the middle of it two of them stand quite still with their plates touching and are married. It takes as long as it takes for a coal to dim by one color. Third Hammer comes over afterwards and looks at what you brought, from all sides, and is moved, and has to sit down on it.</source>
        <extracomment>Logbook entry OP-3-3: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noon has come and gone, and a wedding cannot be kept warm for ever. Somebody begins to drum the guests home, gallery by gallery, the youngest first. They are kind about it. Every one of them who passes knocks on your back in a particular way, and it is only on the way up to the lander, when you have got the rhythm together, that you understand it: *thank you for coming; it is all right; we too have once been late.* The uncle waves until you are out of sight.</source>
        <extracomment>Logbook entry OP-3-4: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They drum you up the shaft. The lander is warm to the touch, since somebody’s children have been sitting in her, and there is a piece of cake on each seat which is also, in a way, a brick. You look down once. The ash over the Guest Gallery has a dent in it and the dent is dancing. If you have left the heater there, it will be cold going up, and no one will say a word about it; there are moments at which one would rather be cold.</source>
        <extracomment>Logbook entry OP-3-18: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have to leave a wedding at a run, which on Kiln is nothing unusual; half the guests assume that it is a custom of yours and run along. They carry the slow ones. They carry the gifts, too, after you, as far as the hatch, in case you should want them back, and then stand in the ash and wave with everything they have. The lander lifts through a ring of sparks. It is the hottest thing that you have ever been given, and nobody will be able to keep it.</source>
        <extracomment>Logbook entry OP-3-19: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kite folk ask for two. Not three, they say; with three there is always one who watches. A child ties you to each other, looks at the knot, unties it and does it again. The rule of the rope is short. One anchors and one flies. You change about, since nobody can be brave two rounds running. And in the evening, when the wind drops, you must not stand near each other: a slack rope finds something to be wrapped around. There is a kite at the rim. It has a name, and someone is waiting for it.</source>
        <extracomment>Logbook entry OP-4-1: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last turn comes off the spar, and forty meters of silk remember what they are for. It pulls. It pulls with the whole of the storm behind it, straight up, and there are a hundred meters of rope and then a person you know, on one knee, behind a post, who does not let go. You hang between the two of them for as long as a breath. You have never been so well held. Then the kite turns its face to the wind, quiets, and comes along like an animal that has only wanted to be asked.</source>
        <extracomment>Logbook entry OP-4-2: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They take the kite out of your hands without a word and carry it in, and only then does anyone look at you. You are still tied together. It does not occur to either of you to do anything about it; you sit down on the net, back to back, and somebody puts a bowl where both of you can reach it. The child comes and studies the knot, from one side and from the other. It nods. It is going to leave it on until tomorrow, it says. It is a good one.</source>
        <extracomment>Logbook entry OP-4-3: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wind changes its mind, and the whole net sings out at once: in, in, in. They do not shout for the kite. They shout for you. You go hand over hand along a rope that is being hauled from both ends, and you arrive in a heap, all elbows, in the arms of people who have done this before. The kite can be seen for a long time, very small, going round. Somebody stands up and says its name. Then they all do, and begin to make another.</source>
        <extracomment>Logbook entry OP-4-4: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They give you the rope. It is not a present, they explain, since it was yours already from the moment it held; they have only cut it off the rest. You lift away from the nets with kites on both sides until the air gets too thin for them, and then they turn, all together, as a page turns. Neither of you has said much. There is nothing that needs saying: for a whole day each of you knew, at every moment and to the meter, where the other one was.</source>
        <extracomment>Logbook entry OP-4-18: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rope is cut, on purpose, by the one at the far end, who has counted the meters and the wind and has come to a result. There is just time to be furious. Then a net comes up out of the light and there are two of you in it after all, tumbling and swearing, and it closes and draws you up toward the lander like a catch. You do not let go of each other for some while. Nobody has fetched the kite. Nobody aboard is going to ask about the kite.</source>
        <extracomment>Logbook entry OP-4-19: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was a quake in the night, says the message, a small one; a cup fell over, and a century. It takes Soren Mbali some time to explain. The great wall of the Iruu is one sentence. One stone has come out of it, rather near the beginning, and what had been a question is now, unfortunately, an insult. Nobody there would dream of putting in another stone. It has to be that one. It rolled, and the valley saw it, and the valley has been written on by everyone in it for eleven thousand years. You will have to read.</source>
        <extracomment>Logbook entry OP-5-1: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You read it slowly, as one reads a letter in a hand that one loves, and then once more with a finger. There is a word here for a heavy thing going by, and one for the sound it makes; and there is a third, set small and low, which means *dry*. All night long it was dry. Whoever stacked this was sitting where the path goes down to the water, and nothing came past, and nothing splashed. It did not go to the pool. You look up, and the light has moved by the width of a stone.</source>
        <extracomment>Logbook entry OP-5-3: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is written here is mostly about fruit, since they had other worries when they stacked it. But between the third course and the fourth there is a leaf, pressed flat, and it is not torn. No branch is broken under the grafted trees; no pear has come down before its time. They would have noticed. They count the pears every evening, aloud, as others say good night. It did not go to the orchard. Somebody small has come to look at you reading, and is moving a stone, very quietly, with one toe.</source>
        <extracomment>Logbook entry OP-5-4: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a long line here, straight as a ruler, that looks like decoration until you see that it has been copied from life. It is the track of the rake. It walked its round all night as it does each night, six, three, two, four, and in the morning it had nothing in its teeth; that is written down with some care, by someone who was waiting for it. So the stone did not lie among the circles. It did not go to the field. What lies there now has been there for years.</source>
        <extracomment>Logbook entry OP-5-5: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You know it when you touch it. It is warmer than the others, and it has been handled: one side is worn to the shape of a palm that is not like yours, and the other to the shape of a great many more. It is not large. It weighs about as much as one of you, and it would rather stay. There is a mark on it, cut deep. Soren has taught you that one. It is the word that stands in front of a question so that nobody will be hurt by it.</source>
        <extracomment>Logbook entry OP-5-6: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a stone. It is a good stone, gray, with a vein in it, and somebody has put it here on purpose, but it has never been part of a sentence. You hold it up to the light for a while all the same. Behind you something very tall stops walking, turns its head and looks at the hole that you have made. One had better put everything back as it was, and hurry. A clue has been left lying about somewhere, and in this valley that never lasts.</source>
        <extracomment>Logbook entry OP-5-7: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes in with a sound like a breath being let out. Nothing else happens. The Iruu come and look, one after another, all evening long, and each lays a hand on it and then goes to stand on the hill from where one can read. You have no idea how long you have been sitting there when the last of them comes back and, with great care, moves a very small stone at the end of the wall by two millimeters. It is the next word, says Soren over the radio. They were waiting to be able to say it. It is *therefore*.</source>
        <extracomment>Logbook entry OP-5-8: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lift off into an evening that has been going on since yesterday. From above one can see all of it at last: the steps, the pool, the raked field with one circle that is not quite round, and through the midst of it, from rim to rim, the wall. It casts a shadow as long as the valley. You have carried one word of it, for an hour or so, uphill. It is a strange thing to have in common with somebody; you find that you are walking more carefully about the ship, and putting things down so that they can be read.</source>
        <extracomment>Logbook entry OP-5-18: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rake is very polite. It does not chase anybody; it only goes on tidying, one step nearer each time, and what it has tidied stays where it has been put, and in the end it has tidied you into the lander, with your gloves in pairs. The hatch is closed from outside. Through the window you see it go back along the terrace, find the stone that you dropped, consider it, and set it down among some others that are about the same size. You would have been able to find it. You would have been able to read it.</source>
        <extracomment>Logbook entry OP-5-19: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever wishes to board the Sorting House once more may do so. The station does not mind; it has kept the floor warm. Its five events, its four sets of twelve cards, its missions and its first goal lie in a box of their own behind the counter, tied with good string, and are given out to any four people who knock. Nothing of it is taken from the voyage that is under way, and nothing of it comes back there. The scale will weigh you again, and pretend that it is for the first time, and it will be just as pleased.</source>
        <extracomment>Logbook entry 720: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a section has nobody left to send, a bell rings in the Commons, once, and people put down what they are holding. They are bakers and night clerks and the second violin. They have all had the course. They come to the Step in borrowed boots, with somebody else’s name on the sleeve, and Captain Kallio shakes every hand as if it were the first. The ship can do this. She cannot do it often: each time a bench stays empty, and some of the best tools go with it into the drawer. *Mark a box for every time that the bell has been rung. When the fifth is marked, there is nobody left to ring it for.*</source>
        <extracomment>Logbook entry 991: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the register of the road. In it stands every system that the ship has come to and every place at which she has knocked, in Soren Mbali’s square hand, with the date, the weather and whatever was for dinner. Where a place can be visited only once, there is a line drawn under it, and under the line, as a rule, a remark. Thimble reads it in the evening, slowly, with a finger. It has asked why there is so much room left at the end. “Because,” said Soren, “that is where we are going.”</source>
        <extracomment>Logbook entry 999: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sit down on the floor, since that is the right height, and ask Thimble what it would like to know. It thinks about that. It has waited behind one window for four thousand years, it says, and in all that time nobody came who could have told it whether it was doing it well. That is the question. It is the only one; the others were for practice. Nobody at the table says anything clever. Marcelline Ott gets up, finds the smallest apron in the galley, takes it in twice and ties it on. “You are now on the roster,” she says. “Thursdays, teaspoons.” It goes very still. Then it asks where they are kept.</source>
        <extracomment>Logbook entry 2342: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nowhere to land that the engines would agree to, and so the Vanguard drifts. It is astonishing how quiet a ship of four hundred people can be. They turn the lamps down to save them; the hens take it for night, and then take it back. Somewhere on the ring somebody has an accordion and knows three tunes, of which two are the same. After an hour people begin to come out and sit along the corridor with their backs to the warm pipe, and hand the blankets on. Nobody says what it is for. In the morning they will be a week behind, and they will know one another’s songs.</source>
        <extracomment>Logbook entry 2399: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neris is small and pale, and her light comes in sideways, as it does into a kitchen on a winter morning. Close by hangs the Sorting House with a light on; it has been told that you are busy and is trying not to wave. A white coin of a world hums to itself. Farther out goes a comet with something caught in its tail. Behind you, where the door was, four hundred people have stopped looking. It has taken them, on the whole, about a day.</source>
        <extracomment>Logbook entry 2000: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The station knows you now. The door opens before the second knock, the belt says good morning in light, and the small scale at the entrance weighs each of you without being asked and adds a compliment. The pigeonholes have been dusted, all nine thousand. There is a tray for things that people no longer need, and a drawer of good string, forms and lamp oil for those who bring some. Thimble, who has kept this house for four thousand years, walks through it all with its hands behind its back, like somebody visiting a school. *Once in every act you may leave one find here and take what makes a week go smoothly.*</source>
        <extracomment>Logbook entry 2001: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comet goes past the way a purse goes past on a river. In its tail hangs a net, and in the net, frozen like berries, hang parcels: some as small as a fist, one as large as a cow. The net has torn and been mended eleven times, each time in another knot. It was meant to be picked up here. You could haul it in with the long winch, and something in there is warm. Or you could go out with lamps and tie on every parcel what Thimble reads from its label, so that whoever comes next knows whose it is. *Haul it in, or tag it for its owners.*</source>
        <extracomment>Logbook entry 2002: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Haul it in</source>
        <extracomment>Logbook entry 2002: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag it for its owners</source>
        <extracomment>Logbook entry 2002: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The giant of Rioni takes up half of every window on the starboard side, so that people lower their voices. It has one ring, worn thin on the inside like a wedding ring, and a moon so close above the clouds that one wants to pull it back by the sleeve. Through the telescope the moon is green, and the green is moving. Somewhere out here a clock is running; the antenna hears it drop one knot after another into the dark. Marcelline Ott reports that the hen of this name has laid an egg.</source>
        <extracomment>Logbook entry 2010: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buoy Nine is a knotted rope, four kilometers long, wound on a drum and paid out by a clockwork as patient as a tree. Each knot is a number, says Soren Mbali, running a thumb along the picture: Lommu numbers, with the tide in them. It has been counting down since before there were letters on Earth. Nobody can say to what. But the rope remembers every depth under it for eleven thousand years, and whoever can read the rope need never again guess where the water on that moon will be. You copy it all, down to the frayed end.</source>
        <extracomment>Logbook entry 2011: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It glitters from far off, and then it is all around you, ticking on the hull like fingernails: metal, shredded as fine as straw, a whole Carrier’s worth of it, spread out in a ring around nothing. There was no battle. It flew too often, that is all, and on the last round it came apart, and its cargo with it, and it has been delivering itself ever since. Chief Ning stands at the lock with a sieve and an expression. It is beautiful stuff. It also gets into everything: hinges, bread, the choir.</source>
        <extracomment>Logbook entry 2012: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loa burns low and red, like a stove in a house where everybody has gone to bed. The light gets into the corridors and makes people look kinder than they are. There is one world near her, gray with ash, and it knocks: the instruments hear it, tok, tok-tok, through four thousand kilometers of rock. Beyond, on its own, runs something dark and round that gives off the warmth of bread. A small voice on the old frequency says that visibility is poor, wind from the west, and that it hopes you had a pleasant journey.</source>
        <extracomment>Logbook entry 2020: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weather post stands on three legs on a rock in the sky. For four thousand years, on the hour, it has read out the weather on Kiln, and after each report it leaves a pause, for questions. Thimble asks how it is. There is a very long crackle. It is busy, it says. Thank you. It has maps of every wind that ever blew down there, and you may have them; it made two copies, in case. It would like to go on and tell you about the autumn of the year of the nine storms, in full. *You could stay and listen. It would cost the best part of a week.*</source>
        <extracomment>Logbook entry 2021: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sun has ever shone here. It wanders by itself, a planet without a family, black as the inside of a glove; and under a hundred meters of ice it is warm, and there is an ocean, and in the ocean something very small has been getting on with things. The probe brings up one drop, and the Long Bench falls silent over it, all sixty meters. Nobody has ever been here. It would be easy to take a flask along. It would also be possible to take nothing, put out the lamps of the ship for an hour and keep it company. *Take samples, or hold a quiet hour.*</source>
        <extracomment>Logbook entry 2022: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take samples</source>
        <extracomment>Logbook entry 2022: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold a quiet hour</source>
        <extracomment>Logbook entry 2022: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corks on the River Table have been leaning this way for weeks, and now you see why. Between two quiet worlds, one white and one brown, space sags a little, as a mattress does where somebody has sat for many years. Stars go in on one side of it and come out on the other, late. The white world smells of apples; three people on three decks have said so, separately, and each was embarrassed. On the brown one somebody is carrying a lamp from one place to another. Then the lamp comes back. Then it sets out again.</source>
        <extracomment>Logbook entry 2030: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go in at dead slow, with the ring locked and every cup in its rack. The thin place closes over the bow like water over a hand. In the cradle by the galley the Letter stirs, for the first time since Mars, and presses itself a little against the padding, as a cat does. Nobody breathes. And then there is a voice in every earpiece, on every deck, in every language that anybody aboard was ever sung to in. It is not loud. It has plainly been practicing. It says one sentence. *Put it down, you are hurting it.* Then you are through, and the cups are all still standing, and nobody can look at anybody.</source>
        <extracomment>Logbook entry 2031: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Letter sits in its cradle by the galley, because that is where people are. For eleven years it has grown lighter by a gram a week. This morning it weighs nothing at all. Captain Kallio reads the scale twice, then looks up at four hundred faces and one indignant hen. “Well,” she says, “it would seem we have arrived at the beginning.” Ahead of the ship there is a patch of sky with fewer stars in it than there should be. It is not dark. It is thin, as ice is thin. Somewhere below your feet the engines stop, and nobody has stopped them. The Vanguard begins to move, very gently, like a boat being drawn up a beach by someone who has all the time in the world.</source>
        <extracomment>Logbook entry START: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the cradle, where only the hen has ever looked, hangs a card on kitchen string. *It likes the warm side. Halfway, 2071.* Four people once had no day to spare, and let it rest all the same. It seems that somebody has been told.</source>
        <extracomment>Logbook entry START-GENTLE: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the cradle lies a folder from Halfway, four fingers thick: every measurement that Earth begged for, taken in nine short nights. The heavy stores were planned from it and stand half packed. On the last page, in another hand: *It was cold that week. We were sorry afterwards.*</source>
        <extracomment>Logbook entry START-HASTY: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the far side of the thin place hangs a station the size of a village, unlit, with a front door. There is a knocker. Nobody has a plan for a knocker. You use it, three times, and wait the length of a good excuse. Nobody answers. Then the door opens anyway, inward, with the sigh of something that has been holding its breath since before there were horses to ride. The air is cold, clean, and smells of paper. Behind you, the lamp of the airlock looks very small and very much like home.</source>
        <extracomment>Logbook entry 1: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A voice without words makes itself plain: a picture of feet, a picture of a square, an arrow. Please stand on the marked area. There are two marked areas, and they light up in the friendliest way. You are carrying what you always carry: some skill, some tools, some nerve. That is all there will be, and the station has noticed it; somewhere a counter ticks over, once for each of you. After four thousand quiet years it has something to sort, and it can hardly wait to begin. Some of you stand on the Weigh-In Floor, the others under the Stamp Press.</source>
        <extracomment>Logbook entry 2: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor moves. It does so politely, with a chime first, but it moves, and by the time anybody has said so there is a wall between you. On one side a scale has begun to hum. On the other a press is warming up. Your radios work. That helps. Nobody is hurt, and nobody means you any harm; you agree on that, over the radio, several times. It is only a machine doing the one thing it knows, and you have the wrong shape. Find your way to one another. The big hall in the middle would be a good place.</source>
        <extracomment>Logbook entry 3: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this hall 90 belts come together under a roof you cannot see. Of these, 89 are still. One is running, empty, in your honor, and squeaks at the same place each time it comes around. Pigeonholes climb the walls, row above row, each as wide as a hand and each with a name in a script like knotted string. Most are empty. A few are not, and those few are hard to look at for long, because somebody was waiting. When the whole team stands here, you can say that you have met the machinery and won on points.</source>
        <extracomment>Logbook entry 4: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A parcel overtakes you. It is brown, tied with cord, and in no hurry; it keeps to the right and raises one corner as it goes by. You step aside without thinking, and it is a good minute before anybody laughs. Conveyor Six runs on for a long way in both directions, lit by strips that wake up just ahead of your boots and go to sleep just behind them. Walking here is easier than it was. The belt has taken note of your pace and is carrying a little of the weight.</source>
        <extracomment>Logbook entry 5: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slip is as long as your arm, and most of it is apology: for the wait, for the state of the floor, for the year. You find the line that matters because it is the only one with a number. Item: one letter, in a cradle, aboard the large vessel outside. Weight: nothing. Under it, in the same careful hand, is a line that takes you longer. Postage due: one answer. You read it aloud over the radio, and for a while there is only the sound of the galley, four hundred people not saying anything, and one hen who does.</source>
        <extracomment>Logbook entry 6: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pause, and it seems to be meant as one. The belts slow, the press sinks back on its springs, a small flap opens in the wall and offers you four cups of something warm that turns out to be water. The station has looked at what it has done and is considering. So are you. You know now what the floor does, what the dark does, and how long an arm can be when it wants to be useful. Nobody is telling you where to stand any more. You may go where you like.</source>
        <extracomment>Logbook entry 7: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shutter, a counter, a bell on a string. This is the part of a post office that does not change from one end of the sky to the other. Behind the frosted glass a shadow moves, stops, and makes itself smaller, though it cannot have been larger than a cup to begin with. Your lamp shows a sign above the counter: two hands, one holding something out, one open. The string of the bell is new. Somebody has replaced it, not long ago, and tied a very careful knot. On the far side lies the corridor that leads back to your own airlock.</source>
        <extracomment>Logbook entry 8: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>*Thank you for your patience*, says a sign, in light, in every script it has and at last in yours. You have been counted, you are all here, and the station is satisfied with the sum. It shows you a picture of itself as it used to be: lamps in every room, boats at the quay, somebody laughing on a ladder. Then it shows you the present, which is shorter. It would like its lamps back. There are three that might still burn: one in the Lamp Room, one down among the parcels in the Well, and one that fell down a chute and has made friends.</source>
        <extracomment>Logbook entry 9: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third lamp takes, and the light goes from room to room ahead of you as if it were being told. Dust turns gold. A belt that has not run since before the quiet delivers a single envelope to the right shelf and stops, proud. At the end of the hall the Window glows. Somebody is in there. The station is so pleased that it does what any post office does at the end of a good day: it prepares to close. Chimes, in a falling row. Shutters stir in their grooves. You have as long as it takes to tidy up, and it has always been a tidy place.</source>
        <extracomment>Logbook entry 10: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chimes, then the shutters: slats as wide as a door, dropping between the rooms one after another with the care of somebody laying a table. They would not hurt a fly. They would, however, put a fly outside. You feel the floor tilt by a degree under your boots, toward the exit, and somewhere below you a belt begins to run that has only one stop. A voice without words shows a picture of a moon and a picture of a bed. It is not cross. It has simply closed, and it is wondering whether you have noticed.</source>
        <extracomment>Logbook entry 11: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind the glass stands a Keeper the size of a cup, on a box, so as to reach the counter. It has three fingers, a dent, and a form. It turns the form around for you, smooths it, and holds out the pen with both hands. One line is left free. It is not the name that it wants, you understand after a moment; it is the word that goes before the name. A Carrier takes the letter on, to the end of the line, whatever is there. A Visitor is only looking, and looking is allowed; the station pays a visitor for the lamps. The pen is very light. The Keeper is holding its breath, if it has any. *Sign as a Carrier, or as a Visitor.*</source>
        <extracomment>Logbook entry 12: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign as carriers</source>
        <extracomment>Logbook entry 12: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign as visitors</source>
        <extracomment>Logbook entry 12: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes around the counter by way of a drawer, and asks, in small careful questions, whether you are going far, whether it is a long way back, and whether there might be room for something that does not take up much. It calls itself small. Somebody on the radio says “Thimble”, and it tries the word, and then goes on trying it for an hour. When you reach your own airlock, the thin place behind the ship has closed over. Where the Sun should be there are only stars, evenly spread, like crumbs. Nobody says it. The Keeper looks up at each of you in turn. “Was it a nice door,” it says, “while it was open?”</source>
        <extracomment>Logbook entry 13: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The belt is soft and fast and cannot be argued with. You are carried through the dark on your backs, past shelves, past a lamp that you lit yourselves, under a stamp that hesitates and comes down lightly, four times. Then there is your own airlock, and you are set down in front of it in order of height. On every helmet it says *Handle With Care*. Nobody signed for anything. You count heads and get one too many: the small Keeper from the Window is sitting in the mug by the lander’s radio, with its hands folded. “I was not finished,” it says. “Were you?”</source>
        <extracomment>Logbook entry 14: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captain Kallio uses the old microphone, the one with the cord, because it makes people sit down. The door behind us is shut, she says. The one ahead is not open yet. There is a road, it used to be a good one, and as of this morning we are all of its staff. We carry one letter, for which one answer is due, and nobody aboard knows the street. There is a pause, in which four hundred people can be heard deciding to be practical. “Soup at seven,” says the captain. “Bring your own bowl. We are one more than we were; the small gentleman from the station is to have a thimble.”</source>
        <extracomment>Logbook entry 750: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From orbit it is a white coin somebody has dropped. It hums before you touch it: the hull picks up one low note at 200 kilometers and hands it politely to every cup aboard. Kettle, whistling as she always does, goes down through air as thin as manners. What you took for snow is salt, and what you took for salt is glass, laid flat where a sea used to be. There are reeds. There is a trail. There is something long and ribbed lying on the trail. The landing card has one sentence on it: *It repeats what you say. Mind it.* You strap in, and nobody says anything at all.</source>
        <extracomment>Logbook entry 100: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They come out of the shimmer one by one, six-legged, as tall as a bus stop, in no hurry to have arrived. Drifters. They feed on the salt, so far as you can tell, and they step around you as one steps around a chair. One of them does not. She stands across the trail and looks at you, then at a place where the crust has broken, then at you. Down in the crack something small is trying to be quiet. Freeing it will take hands, time and a good deal of care, and whoever slips will know about it. *Help the calf, or walk on.*</source>
        <extracomment>Logbook entry 101: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help the calf</source>
        <extracomment>Logbook entry 101: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk on</source>
        <extracomment>Logbook entry 101: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bones are not bones. They are ribs, of a gray metal that has gone soft at the edges, and they once held up the sides of something that carried mail. A Carrier, then: you have seen the picture in the Sorting House, the one with the boats. It lay down here, or was laid down. You are reading the plate on the third rib when a lamp comes on at the far end of the hull, and goes out, and comes on. Something in there is on its feet. It has a sack. It is still trying to deliver.</source>
        <extracomment>Logbook entry 102: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stone arch, as high as your waist, stands by itself in a hollow with its back to the wind. You walk around it; there is nothing behind it. When you come back to the front the stone has begun to sweat, and the drops run together into a drawing: a hand, a line, and at the end of the line a small empty circle. It waits. You know that drawing. You have looked at it every day for years, on the wrapper of the Letter, with the hand at the end filled in. *Where to?* asks the arch. You do not know yet. It does not mind. It has the whole day.</source>
        <extracomment>Logbook entry 103: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the wind drops, the reeds do not stop. They play back the last thing they heard: your own footsteps, {active} humming, and under that, older than your species, two voices disagreeing about the price of lamp oil. You do not know the words. You know the argument; you have had it. The reed bed holds perhaps a thousand such evenings. Between two of them somebody says where the oil is to be sent, slowly, as one does to a clerk. The ship’s cells could be charged from the strain in the glass, if the glass were cut. *Record what you can; it takes time. Cut the bed for power. Or leave it as it is and go on.*</source>
        <extracomment>Logbook entry 104: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record the quarrel</source>
        <extracomment>Logbook entry 104: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the bed for power</source>
        <extracomment>Logbook entry 104: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <extracomment>Logbook entry 104: alternative 3 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes out all at once, as a cork does, and you sit down in the salt with a calf across your knees. It stands. It falls. It considers the matter and stands again, on all six, with an expression of having always meant to. The herd has stopped along the trail to watch; none of them make a sound, and on this plain that must take practice. Then the mother lowers her head, which is as large as you are, and presses her forehead against your visor. She holds it there for as long as it takes to breathe in and out. The glass is warm when she has gone.</source>
        <extracomment>Logbook entry 105: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold out both hands, palms up, as in the drawing. It stops. For some time nothing moves but the lamp. Then it puts the sack down, reads every label in it by touch, and lays one small parcel across your gloves with the air of someone setting down a piano. It is addressed, Soren Mbali tells you over the radio, after a long silence, “to the person who is kind to the porter”. Inside is a biscuit. It is four thousand years old and has kept its shape. The Carrier folds its three legs, one after another, and the lamp goes out like somebody going to bed.</source>
        <extracomment>Logbook entry 106: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You wipe it with a sleeve and then, since it seems rude not to, with a clean cloth. Eleven Stops, in order, each with its sign: a reed, a tide mark, a hearth, something like frost. Thumbs have worn the first ten nearly smooth. Every carrier who passed must have run a hand down the list for luck. The last line has no wear at all and no name. There is only a wave, cut deep, by somebody who took trouble over it. That is where it goes, then. Not to a town, or a person. You copy the wave onto the back of a glove, and nobody suggests washing it.</source>
        <extracomment>Logbook entry 107: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw the wave in the salt with one finger. The arch considers it; then the stone between its legs is simply not there, and you are looking into a small clean room with a ledge. It is a very old courtesy, Thimble will explain later: whoever brings mail may ask one thing of the house. There will not be a second question. You look at each other. Everyone aboard has been asking the same two since the door closed, and you can hear the galley not saying either of them. *Ask how you get home. Or ask who wrote the Letter.*</source>
        <extracomment>Logbook entry 108: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask how you get home</source>
        <extracomment>Logbook entry 108: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask who wrote the Letter</source>
        <extracomment>Logbook entry 108: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong street, as it were. The drawing in the sweat shivers, and the circle at the end of the line closes like an eye that has been asked something personal. The arch does not answer. A gust answers for it: out of the hollow, over the lip of the steps and away across the plain, until you hear it reach the reeds. They take up the note, field after field. Pebbles of glass begin to walk past your boots. You hold on to one another and to the arch, which allows it. It seems a little embarrassed. It will ask again when you are ready.</source>
        <extracomment>Logbook entry 109: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wind has said what it had to say. It goes down all at once, toward evening, and leaves the air washed. One by one the reeds let go of their notes, the tall ones last, and then there is a silence so complete that you can hear the salt cooling. The stars come out below as well as above. A drifter walks across them, far off, with something small trotting at its side or beside its reflection. It is easy to see the way now, in any direction. Nobody wants to be the first to speak, so nobody does, and it is the best hour of the week.</source>
        <extracomment>Logbook entry 110: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kettle clears her throat, then whistles, and you lift off the pan in a ring of blown salt. Under you the plain takes up the sound. If the reed bed stands, it plays your engines back to you, softer, a little flat, getting it nearly right; it will practice, you think, and in a thousand years somebody will land here and wonder what kind of kettle lived so far from a kitchen. If the bed was cut, it repeats nothing, and the gap in the music is exactly as wide as what you carry in the hold. You watch until it is a white coin again. Then somebody aboard hums one low note, and the cups answer.</source>
        <extracomment>Logbook entry 118: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You leave as one leaves a house on fire, without looking at the furniture. Straps, hatch, engines, and a voice counting heads that does not stop at the right number until it has counted twice. There is glass in every pocket and in places that are not pockets. Behind you, something with three legs and a lamp breaks into a run, holds up a sack, and grows small. Nobody has the heart to wave. On the way up the hull hums its one low note, and this time you can hear that it is a question. You will have to come back with an answer, or at least with an apology.</source>
        <extracomment>Logbook entry 119: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trees, wading. That is the first thing anybody sees of Uphill, and it takes the second thing, the water, for anybody to understand why. Over the whole sky hangs the planet, so close that you could read a map of it, and the sea gets up twice a watch to be nearer. When it comes, the trees lift their roots, one after another, and walk. One of them stops to look at you. The landing card has a sentence on it: *Know where the water is.* There is a letterbox down in the channel; there is a sandbar, sometimes; there is a shelf of roots on which somebody, long ago, tied up a boat. {captain} wishes you dry feet, in the tone of someone who has seen the forecast.</source>
        <extracomment>Logbook entry 200: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel is empty now, as a bath is empty. Ribs of old boats stand in it, set upright and in order of size, which no tide has ever done. Between them lies a pouch of sealed hide, half under a heap of shells. {recon} kneels to look at the mud. There are footprints, long ones, with three toes, and the water is still running into them. They begin at the bank. They come as far as the last rib, stop side by side, and do not go back. On the mud stair behind you something gray that you had taken for a mooring post is not where it was.</source>
        <extracomment>Logbook entry 201: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you took for a carpet of leaves draws itself together in the middle of the lagoon and rises, a hand high, a knee high, dripping. It is made of small bodies, three hundred perhaps, each no bigger than a hand, all holding on. It makes a shape. The shape has four heads of different sizes and too many elbows. You need a moment. It is a portrait of you, badly drawn, and it is very proud of the likeness. Soren Mbali says over the radio that it is a Lommu, a raft, and a young one, about nine by your count. Parts of it are missing. They are singing, out in the trees, each its own one note.</source>
        <extracomment>Logbook entry 202: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Post offices are where the feet are; Thimble told you that, and here the feet were fins. The arch stands in the lowest part of the channel so that nobody would have to climb. Now it is under a meter of silt, and a family of crabs has furnished it. Only the top of the slot looks out, as a letterbox looks out of snow. You can hear that it is hollow behind. While the water is away two people with spades could clear it, if they did not stop to apologize to the crabs. They will stop to apologize to the crabs.</source>
        <extracomment>Logbook entry 203: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moon ends here, in a line of foam. Past it the sea goes down by steps, green, dark green, and a color for which you have no use on land. You stand among the last roots and listen. Very far out something enormous is singing. It takes the length of a breath to climb from one note to the next. {science} knows the tune by the third note and says nothing until the tenth: it is a lullaby, from Earth, from a recording the Heron carried, and every word of it is wrong. Whoever is singing has learned it by ear, from a friend, with love.</source>
        <extracomment>Logbook entry 204: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go down on one knee, since that is about the right height. Nothing happens for a long time. Then the first row of crabs bends, with a sound like a drawer of cutlery, and the second, and last of all the old one on the stone, who has to be helped. The bow has been returned. There follows a ceremony of gifts. Four of them carry it out of the dark on their backs, with pauses: a spoon, polished by sand, with a number of the Vanguard’s galley on the handle. Marcelline Ott will want to know how. So do you. They watch to see that you put it away carefully.</source>
        <extracomment>Logbook entry 205: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has learned your names and wears them in turn. Now it makes no shape at all. It asks, with small pulls of many hands on your gloves, and Soren puts the words together: *Where is the part of me that knew the stars?* There was a storm, one season ago. You have seen what the storm left in the upper branches, dry and light as paper. It was once a third of this child. It does not know the word for what happened; it has never been alone before, and so has never lost anyone it was not still holding. *Tell it the truth, which will cost it something. Say that you will look, and then look well. Or say nothing, and sit down beside it.*</source>
        <extracomment>Logbook entry 206: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the truth: it died in the storm</source>
        <extracomment>Logbook entry 206: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that you will look for it</source>
        <extracomment>Logbook entry 206: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say nothing and sit down</source>
        <extracomment>Logbook entry 206: alternative 3 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody steps back too quickly, or a lamp swings, or it is only that so many eyes can hold so much at once. A shiver goes across it from one side to the other. Then it lets go of itself. Bodies roll off your boots into the brown water and make for the roots in all directions, every one of them humming a different piece of the same song. You stand still with your arms out, as one stands among birds. After a while most of them come back. They count, by touch, twice. A few do not, and you hear those further and further off.</source>
        <extracomment>Logbook entry 207: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last spadeful goes over the side and the arch coughs. It coughs again, water first, then silt, then a fish with a look of long resignation. The stone of the slot is as clean as on the day it was cut. You do not have to be told what comes now: you draw the wave, there in the wet, with a thumb. Inside something turns over that has not turned for four thousand years, and a stamp comes down on the page you are holding out. The ink is green. It is a line with two ends, one high and one low, and it is still moving a little when you close the book.</source>
        <extracomment>Logbook entry 208: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You call as the raft has taught you, badly, all together. Out on the deep water the lullaby stops in the middle of a word. Then the whole sea answers. It is not loud; you feel it in your knees. Far off, a thousand rafts lift their heads, which is one head. The child in your arms has gone quite still. It knows that voice as you know the smell of a kitchen. It looks out there, and then it looks at you, and at the lander, and Soren says that it has never seen anyone choose before and would like to know how it is done. *Let it go home. Or, if there is a tank for it, ask whether it would travel with you and see its kin on the other moons.*</source>
        <extracomment>Logbook entry 209: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it go home</source>
        <extracomment>Logbook entry 209: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask whether it wants to travel with you</source>
        <extracomment>Logbook entry 209: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins with a sound like applause, a long way down the channel. Every tree in the grove lifts one root, shakes it, and sets it down uphill. They are not alarmed. They have done this twice a watch for longer than your people have had trees. They do not look where they step, though, and behind them between the trunks there is a wall of brown water with a roof of foam, coming at the pace of a person who knows that the bus will wait. The trees have begun to walk. So should you. And the lander, {engineering} points out, has no roots at all.</source>
        <extracomment>Logbook entry 210: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go up through rain that falls sideways. Below, the trees have stopped to watch, each with one root in the air, as people stop on a stair. If the young raft went home there is a place far out where the water is drawing something: four heads, too many elbows. If it sits in the tank among the crates, it is drawing the stars, very fast, as they come out. And if it is down there in the lagoon, alone with the part of itself that you found for it, you can see the small dark patch for a good while. It does not know about leaving. It holds up a shape that may be a hand, and keeps it there.</source>
        <extracomment>Logbook entry 218: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back for it</source>
        <extracomment>Logbook entry 218: alternative 1 of a choice, before what it does; Logbook entry 217: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it in the lagoon</source>
        <extracomment>Logbook entry 218: alternative 2 of a choice, before what it does; Logbook entry 217: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The water does not slow down for anybody. You go aboard over the engine housing, two of you carrying a third, with the hatch closing on a green light and half a root. Somebody is counting heads. Somebody is counting the wrong thing, small voices, and cannot stop. There was no time to take what you had gathered, and on the way up you see the lagoon go under the wall from one edge to the other, as a blanket is drawn over a bed. The trees walk on. They will come down again with the ebb. Whatever held hands down there has been through storms before; that is all you can say, so nobody says it.</source>
        <extracomment>Logbook entry 219: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You come down into the flood itself, since on a spring tide there is nothing else. Where the channel was there is a gray, broad back, sliding; the mangroves stand in it up to the elbows and have stopped complaining. The lander touches on roots, and holds. Everything that you remember of this place is one stair lower than you left it. And across the water, from a crown that should be bare, somebody has hung a drawing, as large as a sail: a small ship with whiskers of fire, and four people getting out.</source>
        <extracomment>Logbook entry 214: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It remembers your drawing. It has kept it, all of it, the spoon and the arrow and the one who looks like a tree; each of three hundred bodies has kept a line, and now they come across the water in the right order and are the drawing, and wave. It has grown. There is more of it, and it is quicker, and it no longer lets go of one thing in order to take another. It has something to show you. It swims ahead a little way and looks around, like somebody who has never before been the one who knows the path.</source>
        <extracomment>Logbook entry 215: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow it to the walking seed</source>
        <extracomment>Logbook entry 215: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it bring you a friend</source>
        <extracomment>Logbook entry 215: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is still here. In the lagoon, under the last tree that has not walked, it has held on to itself through half a year of tides, and it is not three hundred any more. It knows you at once. It does not hold anything against you; it has not learned how. But the spring tide goes higher than the lagoon has walls, and after tonight there will be nothing here to hold on to. The way to the sea is open now, for once, straight over everything. It looks at you, with all of itself, and lets go of the root.</source>
        <extracomment>Logbook entry 216: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander pulls her feet out of the roots one after the other, like a hen out of mud, and is up. For a while you fly along the crest of the wall. It is quite smooth there, and very long, and it has a color that you have only ever seen in the pictures of it. Somewhere below, what was small when you came is large now, or is at home, or is a gap in the water that closes. The trees have put their roots down again. They look as if they had never in their lives been in a hurry.</source>
        <extracomment>Logbook entry 217: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ash, red light, and the smell of a match just blown out: that is Loa’s third world, and it is called Kiln because somebody in navigation used to make pots. Kettle comes down on a terrace of cinders and settles, crunching. Nobody is there to meet you. A wind gets up and finds the one loose panel on your rover, and it begins to rattle: *tok, tok-tok. Tok, tok-tok.* {engineering} says that it can wait. The landing card says: *Tighten everything that rattles.* Under your boots the rock is warm and faintly busy, like the top of a beehive. Once, when the panel pauses, you have the impression that it is being answered.</source>
        <extracomment>Logbook entry 300: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cliff has a door in it, if a door is a place where people stand and hope. The stone is worn hollow at the height of your belt by four thousand years of knuckles. {science} lays a palm there. Something inside goes tok. It goes on, faster, a whole sentence, a paragraph, a letter to the editor; you do not need the words to hear that somebody is extremely angry and is holding back out of good manners. Out on the terrace the wind moves the panel again. *Tok, tok-tok.* Behind the wall there is a silence of the kind that follows a remark about someone’s mother.</source>
        <extracomment>Logbook entry 301: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You were warned about the heat. You come around the last bend with your collars open, and your breath turns white. This is the Ninth Gallery. It was cut for fire: the flues are there, the benches, the soot of forty generations. Now there is frost on the flues. On every bench sit people the size of cats, plated, in rows, close together, and the elder who rises to greet you is six years old and has no time to lose. A Post tap took the heat, they knock, and stuck. The young are in the next gallery. It is colder there. Nobody has complained, because a guest may yet arrive, and here you are.</source>
        <extracomment>Logbook entry 302: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tap is a wheel as tall as a door. Pipes come up to it out of the dark, and you can feel through your soles what goes by in them: the warmth of nine galleries, on its way to light the lamps of an office that closed four thousand years ago. On the left is the wheel. On the right are the controls, lit and polite, and a ledger in humming stone, the oldest route book of the Post, that lives on exactly this heat. {science} looks at the ledger. {engineering} looks at the wheel. Both of them begin to speak and stop. *Close it now. Copy the ledger in the Ninth Gallery first, then close it. Or let it run, and take everything.*</source>
        <extracomment>Logbook entry 303: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it now</source>
        <extracomment>Logbook entry 303: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the ledger first, then close it</source>
        <extracomment>Logbook entry 303: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it run and take everything</source>
        <extracomment>Logbook entry 303: alternative 3 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here the arch is made of fire brick, and it is somebody’s oven. There are crumbs. There is a peel, with a handle worn thin, leaning where the last baker left it. You look for the slot and find it behind a plate of iron: the letter goes in here, the stamp comes down there, and in between it wants a full fire, once, as a kiln does, all at one go. {engineering} is already making a list of what burns. Then the slope above the fumaroles gives a sort of shrug, and a tongue of orange looks out over the edge. It is slow. It is on its way here, or it is on its way somewhere, and here is in between.</source>
        <extracomment>Logbook entry 304: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>*Who is knocking?* it asks. You have practiced this for an hour. You knock: you. There is a pause in which you can hear people fetching other people. *You say “you” very well*, says the wall, and then the whole of it swings inward, because it is in truth a door, and has only been waiting to be asked in the right rhythm. The warmth comes out like an animal. There are hundreds of them, quick and plated and all knocking at once on walls, on each other, on your boots. A very small one gives you a stone. It fits the hand. When you tap it, it taps back.</source>
        <extracomment>Logbook entry 305: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four screws and a wedge, and the panel is quiet. It is then that Soren Mbali comes on the radio, sounding as though holding something back. There is a grammar, Soren says, and the wind had very nearly got hold of it. For one hour and ten minutes your rover has been telling everybody under this mountain that their mothers were lukewarm. You apologize with the flat of a spanner, slowly, as dictated. There is a roar from below that you feel in your teeth. It goes on for some time before you understand that it is laughter. Something is pushed up through a crack for you: a cushion, quilted, fireproof.</source>
        <extracomment>Logbook entry 306: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One beat too many, it seems, or one too few. A hatch opens that was not there. Out of it comes a person in a painted breastplate, followed by friends holding his cloak, his hammers and, in one case, his lunch. You have agreed to fight him. He is called Third Hammer and is the size of a cat. He walks all around {active}, twice, and you understand that it is the custom to be struck once on the shin, and to make a good deal of it. He winds up. He is, it turns out, very strong for a cat. Afterward he helps with the limp and is a friend for life, which here means about four more years.</source>
        <extracomment>Logbook entry 307: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go down with a proper groan</source>
        <extracomment>Logbook entry 307: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand there and take it</source>
        <extracomment>Logbook entry 307: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All together, and the wheel moves. It moves by the width of a finger; it screams; frost falls from it in plates. Then something deep in the pipes turns over, and the wheel goes the rest of the way by itself, and stops, and is shut. You listen. It starts far off, in the First Gallery, a ticking, as of a stove being lit. It comes nearer, gallery by gallery, until the benches of the Ninth begin to smoke with melting frost. Old people of seven get up and dance. Up on the hill a row of lamps that has burned since before your alphabet goes out, one after the other, from left to right, like somebody closing a book.</source>
        <extracomment>Logbook entry 308: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes {science} two hours, and the humming stone gives up everything: every Stop, every Shallow, the weights, the tides, who signed. Eleven thousand years of being on time. The lamps stay lit. It is the finest thing that anybody on this expedition will bring home, and you carry it past the benches of the Ninth Gallery, where nobody knocks. They have moved the young ones further in. The elder stands at the bend to see you go by and lays one plated hand on the case, for a moment, flat, as one feels whether a stone is warm. It is warm. It is the only warm thing here.</source>
        <extracomment>Logbook entry 309: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They put you in the outermost ring, with the newborn, since that is where one starts. The verse is long. It goes from ring to ring and comes back older, and you keep the beat, on your knees, on the floor, on {security}, and you do not lose it. It is about a postman. He comes over the hill with one letter, and the one it is for has died, so he reads it to her children, and they write back; and that, the choir explains, is how one gets over the hill. When it is done they ask you for one thing. At the end of the road, when there is a paper to sign, put their name there. *Who keeps the beat when we are gone? You do.*</source>
        <extracomment>Logbook entry 311: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You light it all at once: the crates, the packing, a chair, the list of what burns. The kiln takes one long breath in. For a quarter of a minute it is the brightest thing on the mountain, and the brick sings, and then there is a bang as of an oven door and it is dark. {engineering} reaches in with the baker’s peel and draws out the page. In the middle of it, baked into the paper without so much as browning it, there is a mark like a thumbprint, whorl in whorl, with a spark in the center. It stays warm all the way home. People find reasons to hold the book.</source>
        <extracomment>Logbook entry 312: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mountain has cooled as far as it cares to. The crust on the slope has gone from orange to plum to slate, and one can walk on it, in a hurry. Over the kiln the last lamps of the Post have used up what was left in the pipes. They do not fail; they bow out, each with a small click, and somebody below counts along until there are none. That was the light by which this Stop was kept for eleven thousand years. It was also a gallery full of children. If there is still a stamp to be fired here, it will have to be done by hand, in the dark, with everything you can carry.</source>
        <extracomment>Logbook entry 313: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They knock on the hull until it is out of reach, and then on each other. If the tap is shut, the whole Ninth Gallery has come out to the terrace in blankets to see you off, and sings, and does not stop when the engines start; you go up through the second verse, and nobody on board says a word until it is over. If the tap runs on, there is the wall, and the hollow worn in it. You put your knuckles there before you leave. You say: you. The panel on the rover does not rattle any more. It was the only thing on this world that was answering.</source>
        <extracomment>Logbook entry 318: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small strong arms, a great deal of shouting, and you are moving, feet first, at a trot, through a gallery nobody has shown you. There are eleven of them to each of you. They knock the beat on your helmets as they run, so as not to lose the step. You see sparks, a roof of black glass, somebody’s kitchen, the sky. They put you into Kettle as one puts bread into an oven, with care, all at once, and shut the door on your thanks. Whatever was said between you and the wall before, this is what it comes to: someone was in trouble on the doorstep, and the door was opened.</source>
        <extracomment>Logbook entry 319: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plain so white that it has no distance. Kettle comes down on it with her lights on at noon, and the snow takes the sound of the engines, folds it, and puts it away. You stand about on the ice in your cleanest suits. For a while nobody says it. Then somebody does: it smells of apples. The suits are tight, the seals are green, nobody on this expedition has an apple, and yet there it is, a little bruised, as in a cellar in October. {science} writes it down with the time and the direction of the wind. The landing card has advised you: *Bring more patience than heaters.* You have brought both, and the wrong coats.</source>
        <extracomment>Logbook entry 400: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wall of the library is ice outside and stone within, and the door in it is round. There is no lock. There is a hollow in the middle, at the height of no face in particular, and when {active} leans into it, to look, the door breathes in. It wants to be told what it smells of. Soren Mbali listens to that for a long time over the radio. The archivists wrote in scent, Soren says; a person who could not name three things in one breath was thought of as not quite dressed. You look at one another. You have been in those suits for two days. It will have to be somebody honest.</source>
        <extracomment>Logbook entry 401: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stair opens, and you turn your lamps down without being asked to. They lie in rings, six hundred of them, on felt, each with a wing over the next one’s shoulder: the Ennare, moth-soft, gray as good wool. In the middle is a little warmth, about as much as a cat gives. There should be more. Around the wall a row of lamps shows how it has been kept, and the row is dark almost to the end. Their Keeper has died at its post; it sits by the last lamp with its hands folded, and somebody in their sleep has put a wing over it too. Forty years, {engineering} says. Then it will be too cold to wake.</source>
        <extracomment>Logbook entry 402: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below the last turn of the stair it is not cold. After the ice that is so strange that for a moment everyone stops, one on each step, with one foot down. The warmth comes up out of the dark like a hand held out: a dry hand, an old person’s, not strong any more and perfectly steady. Somebody has kept this house for four thousand years with nothing but that. On a ledge there is a basket of round stones, put there to be carried up to the beds, and a row of hooks at a height of nobody’s coat. You take your gloves off. You had forgotten that you had hands.</source>
        <extracomment>Logbook entry 403: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the core: a ball of dull metal, no bigger than a kitchen, in a coat of valves. It knows that it is failing, and it is being polite about it. One after another it has shut off everything that nobody would miss: the outer halls, the lamps, the bath, its own voice. What is left goes half to the shelves, to keep them frozen, and half to the sleepers, to keep them not quite so. It cannot do both for much longer. It has written that on a tag, in a smell of iron and apology, and hung the tag where a visitor would see it. There has not been a visitor. The tag has been renewed every spring.</source>
        <extracomment>Logbook entry 404: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say it aloud, since nobody can show you how else. Snow, {science} says, and wax, and under it something like a stairwell on a Sunday. There is a pause. Out of the wall above the empty shelf comes one drop, black, so slowly that you have time to hold the book under it. It is cold ink. It falls on the page, does not spread, and looks up at you: a ring, and in the ring a six-armed crystal with one arm left open. It smells of snow. In a warm room, you find out later, the smell comes off the page and goes once around the table, as though to see who is there.</source>
        <extracomment>Logbook entry 405: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>*Apples*, says {active} into the hollow, eyes shut. *Rust. And somebody’s good coat, put away with care.* The door thinks this over. You hear it take a last small breath, and then it rolls aside, and it has all been correct: there is the coat, on a hook, gone to dust in the shape of a coat. The vestibule behind has a rule on the wall, and Soren needs the whole of an hour for it. *Wake no one without asking. Ask no one without waking.* That is all. You go over it again for the part that you have missed. {security} says that it sounds like every regulation ever written, and then, that it sounds like somebody who cared a great deal both ways.</source>
        <extracomment>Logbook entry 406: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A breath, a shiver along one wing, an eye like a drop of tea. It is an old one. {science} says who you are in the only smells you have: soap, tin, hen. *I am called Third Autumn*, the archivist answers, in time, and sits up, and is told everything. Then she walks her shelves, with one hand along the vials, and you walk behind her carrying the lamp. At some of them she laughs. She takes her time over it, and chooses which letters to let go. It is more than half. At the end she has a little heap on a cloth that she could not part with, and the rest is air and will be spring. *Thank you*, she says, *for the question. Nobody had to ask it.*</source>
        <extracomment>Logbook entry 407: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You open the valves one after the other, and the core, which has been waiting for permission for four thousand years, lets go. The warmth climbs the stair past you. On the felt there is a stir, and a rustle from ring to ring, and then six hundred yawns. They sit up with their wings all creased and ask one another the time. Above, on the shelves, the first stopper gives. It smells of rain on a road. The next is a quarrel, the next a recipe with too much pepper, and then they all go, thousands of springs at once, through halls where nobody had been asked. The old ones have lifted their heads. They know what that is.</source>
        <extracomment>Logbook entry 408: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You shut what has to be shut. The tags turn over, one by one, and on the back of each there is a word of thanks that has been there all along. The cold goes up into the shelves and takes hold; nothing will move there now. The letters are safe, every one. The core has a number left that it shows you, in lamps, a small one. It is the number of winters. On the felt they have drawn a little closer together without waking up. {engineering} tightens the last valve, which was tight. In a drawer that has sprung open there is a thing of metal and thread, addressed to whoever comes to do this. It is a tool for mending stoppers.</source>
        <extracomment>Logbook entry 409: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no paper that they would call paper. Third Autumn’s grandchildren, or the first of the sleepers to find a shawl, stand around the Letter’s picture and take it in with their eyes shut. They will sign. It is done with a fingertip, on the back of {active}’s glove, one after another until it is dark with small cold touches, and it cannot be seen at all. When you get home you will open the bag in the galley and the whole deck will stop talking. It says one of two things, and it says it kindly in either case: *we were asked*, or *we were woken*. It is signed with all their names.</source>
        <extracomment>Logbook entry 410: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wing you touched draws back. A sleeper is dreaming, badly. It goes from that one to the next, as a cough goes through a theater, until a third of the ring is moving under the felt and there is a smell that {active} will not be able to describe: a door at night, steps, someone who ought to have been home. You know it from your own childhood. You stand quite still and think of kitchens. Little by little it passes. The lamp by the dead Keeper has gone down by the width of a nail. It takes warmth to be afraid, even asleep, and there is not much of it here to spend.</source>
        <extracomment>Logbook entry 411: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last free letter goes out of its vial late in the day. It does not hurry. It crosses the hall at the height of a face, and everyone it passes stops with whatever they are holding: first a recipe, for something with plums; then a joke, which the old ones begin to laugh at before it is over, since it is a famous one; and then, quite short, a goodbye. It is not for any of you. It goes up the stair, past the door that wanted to be told, and out onto the plain, where there is nobody for a thousand kilometers. After that it only smells of wax, and of a great many people who are hungry.</source>
        <extracomment>Logbook entry 412: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last valve answers to your hand. You could play the whole house on it now, like an organ: more here, less there. Nobody does. From the stair above you come the sounds of six hundred people breathing, out of step, like a sea a long way off; from higher up nothing at all, which is the sound of a library. {captain} says over the radio that it is your decision, and that she would not want it either, and that she is putting the kettle on. *Raise the heat for all: they wake, and much of the library is gone. Hold it: the library stays, and they sleep as long as they can. Or wait. There may still be somebody to ask.*</source>
        <extracomment>Logbook entry 413: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the heat for all</source>
        <extracomment>Logbook entry 413: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold it, and keep the library</source>
        <extracomment>Logbook entry 413: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait; you will ask first</source>
        <extracomment>Logbook entry 413: alternative 3 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engines warm up, and the ice under them goes from white to blue. If you have decided, then it is decided, and you look out on that side: at windows, lit, and small wings in the doorway; or at a plain so white and even that no one would think of looking for a house in it. If you have not, this is the last minute for it. Nothing has to be done. That is how most things are done. You may put down in the report that you saw it, weighed it, and changed nothing; or leave the line empty, for somebody who comes back. *Decide to change nothing, or leave it undecided.*</source>
        <extracomment>Logbook entry 418: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Logbook entry 418: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide to change nothing</source>
        <extracomment>Logbook entry 418: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White, white, hatch. In between there is a rope, and a glove, and a voice that reads out your names again and again, in the same order, until each of you has said yes. Kettle lifts before the ramp is up. A heap of snow goes with her as far as the galley door and stands there, smoking. Nobody looks out, as there is no out. When at last it is quiet, {recon} unfolds one hand, with some trouble, and it is full of wax: a stopper, only the stopper, still sealed on the underside, that somebody wrote a name on. It smells of apples. You must have been holding it since the door.</source>
        <extracomment>Logbook entry 419: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where there was a plain so white that it had no distance, there is a town. It has come up through the snow on stairs of warm air, one terrace after another, each with a roof of blown ice, and it is market day. They were asleep when you saw them last, in rows, with their wings folded. Now they are selling one another things. Somebody as soft as a moth takes you by the sleeve, breathes in, and says your name, or at any rate what you have had for breakfast. It smells of bread. It smells, from here to the horizon, of bread.</source>
        <extracomment>Logbook entry 414: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archivists ask, with many pauses, whether they may. Then they read the wrapper of the Letter, as one reads here: not with the eyes. It goes from one to the next along the whole bench, and each of them bends over it with folded hands and takes a breath and hands it on, and nobody says anything until it has come back to the first. It is a very plain hand, they say. It has been held by somebody who could not put it down. There are two words on it. One is *salt*. The other is *waiting*.</source>
        <extracomment>Logbook entry 415: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask them to sign</source>
        <extracomment>Logbook entry 415: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let them be; they have only just woken</source>
        <extracomment>Logbook entry 415: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The market sells smells. There is one for rain that has not decided yet, and one for a staircase in a house where somebody is loved, and a whole stall of them for forgetting, which does no business. For a find that grows and one that ferments they would give you something from under the counter; it is a list, they say, of everything on the sealed shelves, and where. Or else simply what it is worth, counted out in small warm coins that turn out to be your own good conscience. Nobody bargains here. They would be able to tell.</source>
        <extracomment>Logbook entry 416: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade for the archive index</source>
        <extracomment>Logbook entry 416: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade for what it is worth</source>
        <extracomment>Logbook entry 416: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have packed you a lunch. It is wrapped in nine layers, each of them a different afternoon, and it is to be opened from the outside in, slowly, and not by one person alone. On the stairs they stand and wave with everything that they have to wave with, a whole town of it, so that the snow comes up around the lander in rings. You were told to bring more patience than heaters. It has turned out that one can also be waited for. Somebody has begun to unwrap the lunch already, and has stopped talking.</source>
        <extracomment>Logbook entry 417: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one of each on the market</source>
        <extracomment>Logbook entry 417: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep what you have</source>
        <extracomment>Logbook entry 417: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A moor under two small moons, brown and gold, as far as you can see, and you can see further than you would like. Between the tussocks stand pools, and over the pools hang lanterns: balls of spores, lit from within, as big as heads, drifting. Kettle comes down among them, whistling, and they make room with every sign of interest. The air is good. Within a minute {active} has told everybody on the ramp something about a cake, eleven years ago, that nobody had asked. The landing card says: *You will be asked a question.* Far off something with too many legs is walking from left to right, with great care, carrying one small thing in front of it.</source>
        <extracomment>Logbook entry 500: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two heaps of pebbles, fifty paces apart, and between them runs a path worn into the peat to the depth of a knee. The Strays go along it in a line. Each takes one pebble from this heap, carries it over as though it were full to the brim, and sets it down on the other; and when the one heap is used up they turn around. They were Carriers, all of them. Their Stops are dust. One comes out of the line, on three legs and a broom handle, and stands before you. It is holding out a pebble. It is gray. There is nothing to be read on it. It waits, gravely, for a signature.</source>
        <extracomment>Logbook entry 501: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Come in, wipe your feet, who are you?” says the hut. Half of the Keeper called Patience sits by the stove; the rest of her was lost in the Silence, and where it used to be there are now shelves, with jam. She asks three questions, quickly, as a person does who has only so many hands to hold things with. Who sent you? What have you got there? There was a second one in between, and she has forgotten it; she looks for it on the shelves. Then she remembers what she is for. You may use her arch, she says, and welcome. Only first she would like to be told one thing, truthfully, since she is raising children. What is a letter for?</source>
        <extracomment>Logbook entry 502: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path goes down into a hollow, and the lanterns have gone down there too, hundreds, shoulder to shoulder. You wade in up to the visor. It is quite warm. It takes about four breaths, and then there is a small click behind {active}’s eyes, and you can all see what is coming: somebody is about to be honest. It is about the whole crew. It is a thing that everybody aboard has been kind enough to keep from everybody else since the door closed, and it turns out that it is the same thing, and that it is funny. *Let it be said, all of it, and laugh until the seals creak. Or cover your ears and hum.*</source>
        <extracomment>Logbook entry 503: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the crew’s secret</source>
        <extracomment>Logbook entry 503: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover your ears</source>
        <extracomment>Logbook entry 503: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands in the reeds with its feet in the water, an arch like the others, mossed to the shoulder; but on this one the moss has been combed. There are steps down to it and a rail for somebody who needs a rail. You say good day. You draw the wave, as one does. The drops run down the stone, and gather, and stop, and the arch gives you to understand that it would like to, and that it may not. There is a house up the hill. In that house somebody asks a question of everyone who comes. It has nothing else left to obey. It will wait for her word; it has a very good view, while it waits, of the whole sky in one puddle.</source>
        <extracomment>Logbook entry 504: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say the word as she gave it to you. It is not a grand one. The arch repeats it under its breath, and you have the feeling, as it did when she was whole, every morning, on opening the shutters. Then a flame the size of a fingernail stands on the ledge, on nothing. It bends down over your page like a reader. There is no smoke; there is a mark, gold and a little uneven, of a lantern with its door open. The flame straightens up, goes once around the four of you, and hops onto the end of a reed, where it stays. You may take the reed too, it seems. It weighs no more than good news.</source>
        <extracomment>Logbook entry 505: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She has turned down the stove so as to hear you. The jam is on the table. Four thousand years ago, she says, there were those who held that it is for saying what cannot wait. Her other half held that it is for being remembered. The children outside, if she has understood them, think that it is so that there is somebody to wait for. She does not say which is right. She has raised three hundred Strays on pebbles and would only like to tell them the truth. The lanterns have come to the window. Everyone looks at {active}, who has gone red. *For saying what cannot wait. For being remembered. So that there is somebody to wait for.*</source>
        <extracomment>Logbook entry 506: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is for saying what cannot wait</source>
        <extracomment>Logbook entry 506: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is for being remembered</source>
        <extracomment>Logbook entry 506: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is so that there is somebody to wait for</source>
        <extracomment>Logbook entry 506: alternative 3 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have all put down their pebbles and stand about you in a ring, on what legs they have. Not one of them pushes. Around each neck hangs half a route, and behind them, in the peat, is the other thing they have had instead. You could do a good deal with what is in this ring. Their limbs are of an alloy that Chief Ning has dreamed about; they would hold quite still. Or there may be an address, now, for each of them, if somebody has sat down and joined the lines. Or they have a heap, and a second heap, and a day’s work, and nobody has ever been happier. {security} looks at the one with the ribbon. *Decide what becomes of the Strays.*</source>
        <extracomment>Logbook entry 507: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send them home with a real route</source>
        <extracomment>Logbook entry 507: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take their parts</source>
        <extracomment>Logbook entry 507: alternative 2 of a choice, before what it does; Logbook entry 507: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them their pebbles</source>
        <extracomment>Logbook entry 507: alternative 3 of a choice, before what it does; Logbook entry 507: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patience has come down to the landing place on somebody’s back, with a jar for each of you and one for the person you will forget. As Kettle lifts she waves, with the wrong hand; it is on a shelf, and she has brought the shelf. If there is a line of lamps going out across the moor, one behind the other, each with something to deliver, she turns to watch that, and for a moment she has both her halves. If the meadow is empty, she does not look at it. She sits down between the heaps, after you are gone, and you see her through the glass for as long as there is light: she takes one pebble from the left, and counts it, and puts it on the right.</source>
        <extracomment>Logbook entry 518: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flock comes out of the dark at a gallop, if that is the word for something on eleven legs among three. They do not ask for a signature. Whoever cannot walk is picked up, with great care, held level in front as though full to the brim, and carried, down the knee-deep path, past the one heap, past the other, and this time on. They have not been so far in four thousand years. At the ramp they set each of you down the right way up and step back and wait, in a row. It is {recon} who thinks of it, with the hatch already closing, and signs for four, on the lid of a jar. You hear it being passed from hand to hand.</source>
        <extracomment>Logbook entry 519: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>missions</name>
    <message>
        <source>Mind the Machinery</source>
        <extracomment>Mission M01 “Mind the Machinery”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The floor has separated you, with the best of intentions. Meet in the Sorting Hall, all of you, with everything you came with.</source>
        <extracomment>Mission M01 “Mind the Machinery”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three Lamps</source>
        <extracomment>Mission M02 “Three Lamps”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The station would like its lamps back: one in the Lamp Room, one in the Parcel Well, one at the bottom of the chute. Light all three.</source>
        <extracomment>Mission M02 “Three Lamps”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone at the Window</source>
        <extracomment>Mission M03 “Someone at the Window”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody is behind the glass. Sign at the Window before the shutters have come down a second time.</source>
        <extracomment>Mission M03 “Someone at the Window”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The First Letterbox</source>
        <extracomment>Mission M04 “The First Letterbox”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somewhere on the plain stands the first Letterbox. It opens only for someone who can say where the Letter is going. The reeds may know, or the bones on the herd trail. Learn the address, give it at the arch, and take the stamp.</source>
        <extracomment>Mission M04 “The First Letterbox”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calf in the Glass</source>
        <extracomment>Mission M05 “Calf in the Glass”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drifter calf has broken through the crust and cannot get out alone. Free it.</source>
        <extracomment>Mission M05 “Calf in the Glass”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Full Tank</source>
        <extracomment>Mission M06 “A Full Tank”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chief Ning has asked, in the tone of an estimate, for salt that rings. Bring two finds home in the lander.</source>
        <extracomment>Mission M06 “A Full Tank”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say It Back</source>
        <extracomment>Mission M07 “Say It Back”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have the quarrel by heart. Sit among the reeds once more and say it back to them, in the right voice and on the right frequency.</source>
        <extracomment>Mission M07 “Say It Back”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Drowned Post</source>
        <extracomment>Mission M08 “The Drowned Post”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arch is down in the channel, under silt and crabs. Clear the slot while the water is away, and take the stamp of the tide.</source>
        <extracomment>Mission M08 “The Drowned Post”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three Hundred Small Voices</source>
        <extracomment>Mission M09 “Three Hundred Small Voices”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The young raft is cut off from the sea. Its voices are the markers, three at first and six at most: where they lie, there is the raft. It goes along with whoever leaves. Bring it to the edge of the sea, or, if the tank is built, to the lander.</source>
        <extracomment>Mission M09 “Three Hundred Small Voices”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the flood comes again it will find the lander. Unless she stands on the Root Shelf, or is made fast to the roots there, it will take three supplies.</source>
        <extracomment>Mission M11 “Before the Water”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three vials, safe in the crate, would be enough to know what was lost, if it is lost. The markers on this card are the vials that you have taken.</source>
        <extracomment>Mission M19 “Sealed Shelves”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Herbarium</source>
        <extracomment>Mission M10 “Herbarium”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Spoonfuls</source>
        <extracomment>Mission OM1 “Four Spoonfuls”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treat four clusters before the slack water runs out. Nobody hurries medicine; you will have to hurry everything else.</source>
        <extracomment>Mission OM1 “Four Spoonfuls”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down to the Last Drop</source>
        <extracomment>Mission OM1-2 “Down to the Last Drop”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven clusters, seven spoons. It would be rude to leave anybody sneezing.</source>
        <extracomment>Mission OM1-2 “Down to the Last Drop”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bow to Every Crab</source>
        <extracomment>Mission OM1-3 “Bow to Every Crab”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three crabs of standing live along the way. They will remember who bowed.</source>
        <extracomment>Mission OM1-3 “Bow to Every Crab”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until Dawn</source>
        <extracomment>Mission OM2 “Until Dawn”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five markers are lamps, and they burn. At the end of the tenth round it is morning: then all five of them must be lit, or Inkwell comes home to the dark.</source>
        <extracomment>Mission OM2 “Until Dawn”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Letter Misfiled</source>
        <extracomment>Mission OM2-2 “No Letter Misfiled”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every marker here is a letter in the wrong place. Lift off while there is none, and while the morning has come.</source>
        <extracomment>Mission OM2-2 “No Letter Misfiled”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three Warm Gifts</source>
        <extracomment>Mission OM3 “Three Warm Gifts”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The markers are gifts, and they are hot. Carry three of them to the Guest Gallery.</source>
        <extracomment>Mission OM3 “Three Warm Gifts”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Uncle Dances</source>
        <extracomment>Mission OM3-2 “The Uncle Dances”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He has come a long way, at the pace of a clock hand, and nobody has asked him yet.</source>
        <extracomment>Mission OM3-2 “The Uncle Dances”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Kite and Both of You</source>
        <extracomment>Mission OM4 “The Kite and Both of You”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marker is the kite; it goes along with whoever leaves its sector. It must come to the Net Landing, and so must both of you.</source>
        <extracomment>Mission OM4 “The Kite and Both of You”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word for Those Who Wait</source>
        <extracomment>Mission OM4-2 “Word for Those Who Wait”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Scent House they keep a flame for whoever is on the line. Tell them how it goes.</source>
        <extracomment>Mission OM4-2 “Word for Those Who Wait”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put It Back</source>
        <extracomment>Mission OM5 “Put It Back”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marker is the stone; it goes along with whoever leaves its sector. Bring it to the Long Sentence.</source>
        <extracomment>Mission OM5 “Put It Back”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without Gloves</source>
        <extracomment>Mission OM5-2 “Without Gloves”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One does not set a word with gloves on. It weighs as much as you do.</source>
        <extracomment>Mission OM5-2 “Without Gloves”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Science would like two pressed plants from this moon, flat, dry, and not grumbling.</source>
        <extracomment>Mission M10 “Herbarium”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the Water</source>
        <extracomment>Mission M11 “Before the Water”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock Twice</source>
        <extracomment>Mission M12 “Knock Twice”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody lives behind the wall. Find out how one says good day to people who speak by knocking, and say it.</source>
        <extracomment>Mission M12 “Knock Twice”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Stuck Tap</source>
        <extracomment>Mission M13 “The Stuck Tap”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tap of the Post has been drawing heat from the vent for four thousand years. Settle it, one way or the other, and take the stamp from the kiln.</source>
        <extracomment>Mission M13 “The Stuck Tap”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Hands</source>
        <extracomment>Mission M14 “Warm Hands”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nursery has gone cold. Carry the young ones to where it is warm.</source>
        <extracomment>Mission M14 “Warm Hands”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Nine-Year Choir</source>
        <extracomment>Mission M15 “The Nine-Year Choir”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They would like you to keep the beat for one verse. It is the one with the postman.</source>
        <extracomment>Mission M15 “The Nine-Year Choir”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names on the Air</source>
        <extracomment>Mission M16 “Names on the Air”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Letterbox of this Stop is a niche in the library. Ask for the stamp as one asks here: by saying what the air smells of.</source>
        <extracomment>Mission M16 “Names on the Air”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Air</source>
        <extracomment>Mission M17 “Warm Air”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The core is failing. Raise the heat, and the sleepers wake and part of the library is gone. Hold it, and the library stays and the sleepers sleep. Decide at the core, or wake somebody and ask.</source>
        <extracomment>Mission M17 “Warm Air”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One to Ask</source>
        <extracomment>Mission M18 “One to Ask”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wake no one without asking, ask no one without waking. Somehow, wake one.</source>
        <extracomment>Mission M18 “One to Ask”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed Shelves</source>
        <extracomment>Mission M19 “Sealed Shelves”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Is a Letter For?</source>
        <extracomment>Mission M20 “What Is a Letter For?”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patience will let you use her arch if you can tell her, truthfully, what a letter is for. Answer her in the hut; then go to the arch in the reeds and take the stamp.</source>
        <extracomment>Mission M20 “What Is a Letter For?”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something to Deliver</source>
        <extracomment>Mission M21 “Something to Deliver”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Strays carry pebbles from one heap to another, so that they have something to deliver. A real route could be made from the tokens around their necks.</source>
        <extracomment>Mission M21 “Something to Deliver”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare Parts</source>
        <extracomment>Mission M22 “Spare Parts”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two finds of the old trade would let Chief Ning stop making hinges out of spoons.</source>
        <extracomment>Mission M22 “Spare Parts”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>objectives</name>
    <message>
        <source>The First Letterbox</source>
        <extracomment>Objective O01 “The First Letterbox”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land on Hum and open the oldest arch of the road. It asks where the Letter is going, and it will not take a shrug for an answer.</source>
        <extracomment>Objective O01 “The First Letterbox”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say Hello to Somebody</source>
        <extracomment>Objective O02 “Say Hello to Somebody”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meet two peoples. Finish what must be done on two of Uphill, Kiln and Cold Shelf; take the stamp of each, and wipe your boots.</source>
        <extracomment>Objective O02 “Say Hello to Somebody”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three Stamps</source>
        <extracomment>Objective O03 “Three Stamps”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold four stamps in all, Salt included. A carrier without a full row is a tourist with a parcel.</source>
        <extracomment>Objective O03 “Three Stamps”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Narrow Shallow</source>
        <extracomment>Objective O04 “The Narrow Shallow”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross to the deeper road. The way in is at Drava, where the corks on the River Table lean toward one another.</source>
        <extracomment>Objective O04 “The Narrow Shallow”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the Heron Went</source>
        <extracomment>Objective O05 “Where the Heron Went”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six people came this way before you, in a ship you could park in the hold. Find out what became of them.</source>
        <extracomment>Objective O05 “Where the Heron Went”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eleven Hens</source>
        <extracomment>Objective Q01 “Eleven Hens”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the ship to the end of an act in high spirits. The hens will be counted, and so will the smiles.</source>
        <extracomment>Objective Q01 “Eleven Hens”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every Stop on the Line</source>
        <extracomment>Objective Q02 “Every Stop on the Line”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five stamps on one wrapper. Soren Mbali has ruled a page for them and keeps it flat under a pan.</source>
        <extracomment>Objective Q02 “Every Stop on the Line”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Full Porch</source>
        <extracomment>Objective Q05 “A Full Porch”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill two brass rows of the Porch with things that nobody else has.</source>
        <extracomment>Objective Q05 “A Full Porch”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No One Left Behind</source>
        <extracomment>Objective Q06 “No One Left Behind”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come home three times in a row with nobody in a critical bed. Tavita Morrow says that this is not luck. She says it is knots.</source>
        <extracomment>Objective Q06 “No One Left Behind”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good Neighbors</source>
        <extracomment>Objective Q07 “Good Neighbors”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be believed. Once the road thinks well of you, somebody will teach the Long Bench something for nothing.</source>
        <extracomment>Objective Q07 “Good Neighbors”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave It Better</source>
        <extracomment>Objective Q08 “Leave It Better”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish an act with no more harm done than at its beginning. Thimble keeps the tally, and will not say what it counts.</source>
        <extracomment>Objective Q08 “Leave It Better”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>operations</name>
    <message>
        <source>Express Delivery</source>
        <extracomment>Operation OP-1 “Express Delivery”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medicine for a nursery that has grown up in the meantime and is unwell anyway. It must be kept warm, and you have two tides.</source>
        <extracomment>Operation OP-1 “Express Delivery”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Night Shift</source>
        <extracomment>Operation OP-2 “The Night Shift”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Keeper is away for the first time ever, and somebody has to mind ninety million letters for one night.</source>
        <extracomment>Operation OP-2 “The Night Shift”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third Hammer’s Wedding</source>
        <extracomment>Operation OP-3 “Third Hammer’s Wedding”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guests must bring the hottest thing they have. You are guests.</source>
        <extracomment>Operation OP-3 “Third Hammer’s Wedding”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two on a Rope</source>
        <extracomment>Operation OP-4 “Two on a Rope”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kite has jammed at the rim of a storm. One of you anchors, the other flies.</source>
        <extracomment>Operation OP-4 “Two on a Rope”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Wall Says Next</source>
        <extracomment>Operation OP-5 “What the Wall Says Next”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wall has lost a stone, and with it the meaning of a century. Find where it rolled by reading the rest.</source>
        <extracomment>Operation OP-5 “What the Wall Says Next”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message>
        <source>Halfway</source>
        <extracomment>Name of a content pack.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Long Post</source>
        <extracomment>Name of a content pack.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pois</name>
    <message>
        <source>Nothing Left to Do</source>
        <extracomment>Point of interest P000 “Nothing Left to Do”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your footprints, and the place where something used to be.</source>
        <extracomment>Point of interest P000 “Nothing Left to Do”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Scale</source>
        <extracomment>Point of interest W00-1 “The Scale”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A steel plate the size of a dance floor, and a needle taller than you. It has weighed you twice already and would like a third opinion.</source>
        <extracomment>Point of interest W00-1 “The Scale”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Persuade the Scale</source>
        <extracomment>Point of interest W00-1 “The Scale”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Press</source>
        <extracomment>Point of interest W00-2 “The Press”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stamp the size of a wardrobe rises over your heads, stops, and clears its throat. It has ink for four thousand years and somebody to use it on at last.</source>
        <extracomment>Point of interest W00-2 “The Press”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the Press Open</source>
        <extracomment>Point of interest W00-2 “The Press”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark Lamp</source>
        <extracomment>Point of interest W00-6 “Dark Lamp”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lamp as tall as a person, cold to the glove. The wick is there, trimmed by somebody careful. The flame is the only thing missing.</source>
        <extracomment>Point of interest W00-6 “Dark Lamp”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trim the Wick</source>
        <extracomment>Point of interest OP2-LAMP “Reading Lamp”: name of special action 1; Point of interest W00-6 “Dark Lamp”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Well</source>
        <extracomment>Point of interest W00-7 “The Well”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round shaft, filled to the brim with parcels that nobody came for. They shift when you breathe. Far down, something is ticking, patiently.</source>
        <extracomment>Point of interest W00-7 “The Well”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Climb Among Parcels</source>
        <extracomment>Point of interest W00-7 “The Well”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the Scale</source>
        <extracomment>Point of interest P001 “Off the Scale”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plate has let you go. A slip of something like paper comes out of a slot and waits to be taken.</source>
        <extracomment>Point of interest P001 “Off the Scale”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the Weight Slip</source>
        <extracomment>Point of interest P001 “Off the Scale”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle Press</source>
        <extracomment>Point of interest P002 “Idle Press”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The press is holding its breath. Under it, on the dry side, there is room for two to sit.</source>
        <extracomment>Point of interest P002 “Idle Press”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit Down</source>
        <extracomment>Point of interest P002 “Idle Press”: name of special action 1; Point of interest P304 “Guest Seat”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrap It</source>
        <extracomment>Point of interest P002 “Idle Press”: name of special action 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lit Lamp</source>
        <extracomment>Point of interest P003 “Lit Lamp”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small, steady, yellow light. The hall seems to have been waiting to see your faces.</source>
        <extracomment>Point of interest P003 “Lit Lamp”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Your Hands</source>
        <extracomment>Point of interest P003 “Lit Lamp”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misfiled Crate</source>
        <extracomment>Point of interest P004 “Misfiled Crate”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eleven labels, one over the other. Each has been crossed out with great regret.</source>
        <extracomment>Point of interest P004 “Misfiled Crate”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open It</source>
        <extracomment>Point of interest P004 “Misfiled Crate”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nest of Tags</source>
        <extracomment>Point of interest P005 “Nest of Tags”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address tags, some thousands of them, woven into a ball by something that wanted company. A lamp is shining in the middle.</source>
        <extracomment>Point of interest P005 “Nest of Tags”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coax the Nest</source>
        <extracomment>Point of interest P005 “Nest of Tags”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Window, Shut</source>
        <extracomment>Point of interest P006 “The Window, Shut”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter, a shutter, a bell on a string. Behind the frosted glass something the size of a cup is pretending not to be in.</source>
        <extracomment>Point of interest P006 “The Window, Shut”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ring Politely</source>
        <extracomment>Point of interest P006 “The Window, Shut”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night Bell</source>
        <extracomment>Point of interest P007 “Night Bell”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A brass bell with a card beneath it: a drawing of a hand, and of an hour being handed back.</source>
        <extracomment>Point of interest P007 “Night Bell”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ring</source>
        <extracomment>Point of interest P007 “Night Bell”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign Here</source>
        <extracomment>Point of interest P008 “Sign Here”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shutter is up. There is a form, in triplicate, and a pen on a very long chain.</source>
        <extracomment>Point of interest P008 “Sign Here”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign For It</source>
        <extracomment>Point of interest P008 “Sign Here”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat Ground</source>
        <extracomment>Point of interest W01-1 “Flat Ground”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt as level as a table, and quiet, if you keep quiet. After the lander it seems very large.</source>
        <extracomment>Point of interest W01-1 “Flat Ground”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stretch Your Legs</source>
        <extracomment>Point of interest W01-1 “Flat Ground”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listening Reeds</source>
        <extracomment>Point of interest P101 “Listening Reeds”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hollow stalks of glass, higher than your head. They have stopped playing, in order to hear you better.</source>
        <extracomment>Point of interest P101 “Listening Reeds”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit and Listen</source>
        <extracomment>Point of interest P101 “Listening Reeds”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say It Back</source>
        <extracomment>Point of interest P101 “Listening Reeds”: name of special action 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut Stubble</source>
        <extracomment>Point of interest P102 “Cut Stubble”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A field of short, sharp ends. It does not hum. The quiet has edges.</source>
        <extracomment>Point of interest P102 “Cut Stubble”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sift the Pieces</source>
        <extracomment>Point of interest P102 “Cut Stubble”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt Cairn</source>
        <extracomment>Point of interest P103 “Salt Cairn”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks of salt, set one on the other by somebody who was tired. The wind has rounded them since.</source>
        <extracomment>Point of interest P103 “Salt Cairn”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dig It Out</source>
        <extracomment>Point of interest P103 “Salt Cairn”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drifter Calf</source>
        <extracomment>Point of interest P104 “Drifter Calf”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six legs, four of them in a crack in the glass. It has stopped crying. Its mother has not.</source>
        <extracomment>Point of interest P104 “Drifter Calf”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free the Calf</source>
        <extracomment>Point of interest P104 “Drifter Calf”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glass Fall</source>
        <extracomment>Point of interest P105 “Glass Fall”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gap is full to the shoulder with what used to be its roof. Beyond it the wind is whistling for you.</source>
        <extracomment>Point of interest P105 “Glass Fall”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the Way</source>
        <extracomment>Point of interest P105 “Glass Fall”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorting Plate</source>
        <extracomment>Point of interest P106 “Sorting Plate”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sheet of dull metal, riveted to the inside of a rib. Eleven lines, ten of them worn by thumbs.</source>
        <extracomment>Point of interest P106 “Sorting Plate”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the Plate</source>
        <extracomment>Point of interest P106 “Sorting Plate”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rising Dust</source>
        <extracomment>Point of interest P107 “Rising Dust”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the far ribs are gone, then the near ones. You can still hear each other, and so can everything else.</source>
        <extracomment>Point of interest P107 “Rising Dust”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait It Out</source>
        <extracomment>Point of interest P107 “Rising Dust”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ribcage Cargo</source>
        <extracomment>Point of interest P108 “Ribcage Cargo”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between the ribs hang nets, and in the nets is what was never delivered. Most of it is dust with good wrapping.</source>
        <extracomment>Point of interest P108 “Ribcage Cargo”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salvage</source>
        <extracomment>Point of interest P108 “Ribcage Cargo”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glass Orchard</source>
        <extracomment>Point of interest P109 “Glass Orchard”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trees of salt with crystals on every twig. The low branches ring when you breathe; the high ones ring when you think of it.</source>
        <extracomment>Point of interest P109 “Glass Orchard”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a Low Branch</source>
        <extracomment>Point of interest P109 “Glass Orchard”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brine Eye</source>
        <extracomment>Point of interest P110 “Brine Eye”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round pool, pink as a tongue, that has not dried up. It follows the sun with a ripple.</source>
        <extracomment>Point of interest P110 “Brine Eye”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skim the Water</source>
        <extracomment>Point of interest P110 “Brine Eye”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old Campfire</source>
        <extracomment>Point of interest P111 “Old Campfire”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ring of soot under an overhang, and one clear print beside it: a human boot, 14 years old.</source>
        <extracomment>Point of interest P111 “Old Campfire”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare Footprints</source>
        <extracomment>Point of interest P111 “Old Campfire”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letterbox, Shut</source>
        <extracomment>Point of interest P112 “Letterbox, Shut”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stone arch, as high as your waist. It opens for those who can say where the letter is going.</source>
        <extracomment>Point of interest P112 “Letterbox, Shut”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the Address</source>
        <extracomment>Point of interest P112 “Letterbox, Shut”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letterbox, Open</source>
        <extracomment>Point of interest P113 “Letterbox, Open”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arch stands open. Inside, on a ledge, there is a pad of damp salt and a stamp.</source>
        <extracomment>Point of interest P113 “Letterbox, Open”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the Stamp</source>
        <extracomment>Point of interest P113 “Letterbox, Open”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High Shelf View</source>
        <extracomment>Point of interest P114 “High Shelf View”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole plain lies below you like a thing just unpacked, with the paper still on.</source>
        <extracomment>Point of interest P114 “High Shelf View”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Survey</source>
        <extracomment>Point of interest P114 “High Shelf View”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moored Roots</source>
        <extracomment>Point of interest P201 “Moored Roots”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roots as thick as a lander leg, going down into mud that is still deciding. There are rope scars on the oldest of them.</source>
        <extracomment>Point of interest P201 “Moored Roots”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make Fast</source>
        <extracomment>Point of interest P201 “Moored Roots”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walking Tree</source>
        <extracomment>Point of interest P202 “Walking Tree”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lifts one root, thinks, puts it down a hand’s breadth higher. It is grumbling, in wood.</source>
        <extracomment>Point of interest P202 “Walking Tree”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk With It</source>
        <extracomment>Point of interest P202 “Walking Tree”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sinking Mud</source>
        <extracomment>Point of interest P203 “Sinking Mud”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of mud, each with its own opinion of your weight. Some of them are the backs of something patient.</source>
        <extracomment>Point of interest P203 “Sinking Mud”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the Hard Line</source>
        <extracomment>Point of interest P203 “Sinking Mud”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shell Heap</source>
        <extracomment>Point of interest P204 “Shell Heap”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A heap of shells as high as a door, sorted once by size, then by color, then by somebody who gave up.</source>
        <extracomment>Point of interest P204 “Shell Heap”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort Shells</source>
        <extracomment>Point of interest P204 “Shell Heap”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court of Crabs</source>
        <extracomment>Point of interest P205 “Court of Crabs”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty crabs in two rows, claws folded. They have been expecting somebody with better knees.</source>
        <extracomment>Point of interest P205 “Court of Crabs”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bow</source>
        <extracomment>Point of interest OP1-CRAB “Crab of Standing”: name of special action 1; Point of interest P205 “Court of Crabs”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster with a Cold</source>
        <extracomment>Point of interest OP1-CLUSTER “Cluster with a Cold”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty small bodies in one heap, sneezing in turns. Whoever holds the flask has no hand free for much else.</source>
        <extracomment>Point of interest OP1-CLUSTER “Cluster with a Cold”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a Spoonful</source>
        <extracomment>Point of interest OP1-CLUSTER “Cluster with a Cold”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crab of Standing</source>
        <extracomment>Point of interest OP1-CRAB “Crab of Standing”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has planted itself in the way and waits, claws folded, for what is customary.</source>
        <extracomment>Point of interest OP1-CRAB “Crab of Standing”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading Lamp</source>
        <extracomment>Point of interest OP2-LAMP “Reading Lamp”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lamp on a chain, with a wick as thick as a thumb. The letters around it lean toward it a little, as people do.</source>
        <extracomment>Point of interest OP2-LAMP “Reading Lamp”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Kettle, Left On</source>
        <extracomment>Point of interest OP2-KETTLE “A Kettle, Left On”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside it a note: back by morning, the cups are yours.</source>
        <extracomment>Point of interest OP2-KETTLE “A Kettle, Left On”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have a Cup</source>
        <extracomment>Point of interest OP2-KETTLE “A Kettle, Left On”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Empty Desk</source>
        <extracomment>Point of interest OP2-TEA “The Empty Desk”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pens in order of length. A chair pushed in. It has never been pushed in before.</source>
        <extracomment>Point of interest OP2-TEA “The Empty Desk”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit for a Moment</source>
        <extracomment>Point of interest OP2-TEA “The Empty Desk”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Register</source>
        <extracomment>Point of interest OP2-REGISTER “The Register”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has put a drum letter among the knots. It is easily done in the dark.</source>
        <extracomment>Point of interest OP2-REGISTER “The Register”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put It Back</source>
        <extracomment>Point of interest OP2-REGISTER “The Register”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Letter, Nearly Open</source>
        <extracomment>Point of interest OP2-SEAL “A Letter, Nearly Open”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flap has come up by itself at one corner. One would hardly have to do anything.</source>
        <extracomment>Point of interest OP2-SEAL “A Letter, Nearly Open”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look Inside</source>
        <extracomment>Point of interest OP2-SEAL “A Letter, Nearly Open”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Bundle Adrift</source>
        <extracomment>Point of interest OP2-CORE “A Bundle Adrift”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has slipped its string and goes around the core, slowly, like something asleep.</source>
        <extracomment>Point of interest OP2-CORE “A Bundle Adrift”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catch the Bundle</source>
        <extracomment>Point of interest OP2-CORE “A Bundle Adrift”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live Coal</source>
        <extracomment>Point of interest OP3-COAL “Live Coal”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has been alight since the spring and is vain about it.</source>
        <extracomment>Point of interest OP3-COAL “Live Coal”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift It Out</source>
        <extracomment>Point of interest OP3-COAL “Live Coal”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glass, Still Soft</source>
        <extracomment>Point of interest OP3-GLASS “Glass, Still Soft”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One could blow it into anything, if one had the lungs and the nerve.</source>
        <extracomment>Point of interest OP3-GLASS “Glass, Still Soft”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blow a Bowl</source>
        <extracomment>Point of interest OP3-GLASS “Glass, Still Soft”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaf in the Letter Kiln</source>
        <extracomment>Point of interest OP3-LOAF “Loaf in the Letter Kiln”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has baked a loaf where the letters are fired. It glows.</source>
        <extracomment>Point of interest OP3-LOAF “Loaf in the Letter Kiln”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take It Out in Time</source>
        <extracomment>Point of interest OP3-LOAF “Loaf in the Letter Kiln”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brick from the Landing</source>
        <extracomment>Point of interest OP3-BRICK “Brick from the Landing”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lander has stood on it, engines running. Nothing on this moon is hotter, and nobody made it on purpose.</source>
        <extracomment>Point of interest OP3-BRICK “Brick from the Landing”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dig It Up</source>
        <extracomment>Point of interest OP3-BRICK “Brick from the Landing”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wedding Table</source>
        <extracomment>Point of interest OP3-TABLE “The Wedding Table”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone, long, with a place for each gift and a cloth for the hands. Yours has a card: *guests from the sky*.</source>
        <extracomment>Point of interest OP3-TABLE “The Wedding Table”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the Heater</source>
        <extracomment>Point of interest OP3-TABLE “The Wedding Table”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock a Toast</source>
        <extracomment>Point of interest OP3-TABLE “The Wedding Table”: name of special action 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dancing Floor</source>
        <extracomment>Point of interest OP3-DANCE “The Dancing Floor”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plate of iron with room under it for a drum the size of a house. The aunts are already on it.</source>
        <extracomment>Point of interest OP3-DANCE “The Dancing Floor”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask an Aunt</source>
        <extracomment>Point of interest OP3-DANCE “The Dancing Floor”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Closed Tap</source>
        <extracomment>Point of interest OP3-TAP “The Closed Tap”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has a ribbon around it. Children take turns to sit on it and be cold.</source>
        <extracomment>Point of interest OP3-TAP “The Closed Tap”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit on It</source>
        <extracomment>Point of interest OP3-TAP “The Closed Tap”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Kite, Jammed</source>
        <extracomment>Point of interest OP4-KITE “The Kite, Jammed”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty meters of silk around a spar, drumming. Below it there is a great deal of nothing, turning.</source>
        <extracomment>Point of interest OP4-KITE “The Kite, Jammed”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free the Kite</source>
        <extracomment>Point of interest OP4-KITE “The Kite, Jammed”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare Line</source>
        <extracomment>Point of interest OP4-KNOTS “Spare Line”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coils as thick as an arm, and a child who ties better than you.</source>
        <extracomment>Point of interest OP4-KNOTS “Spare Line”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie On</source>
        <extracomment>Point of interest OP4-KNOTS “Spare Line”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kite Yard</source>
        <extracomment>Point of interest OP4-YARD “Kite Yard”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frames, silk, and someone very old who looks at your boots and sighs.</source>
        <extracomment>Point of interest OP4-YARD “Kite Yard”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn One Knot</source>
        <extracomment>Point of interest OP4-YARD “Kite Yard”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High Line</source>
        <extracomment>Point of interest OP4-LINE “High Line”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It hums in two voices. When they are the same, one may step off.</source>
        <extracomment>Point of interest OP4-LINE “High Line”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for the Note</source>
        <extracomment>Point of interest OP4-LINE “High Line”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kelp Roof</source>
        <extracomment>Point of interest OP4-ROOF “Kelp Roof”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds if one does not think about it.</source>
        <extracomment>Point of interest OP4-ROOF “Kelp Roof”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gather Kelp</source>
        <extracomment>Point of interest OP4-ROOF “Kelp Roof”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lookout</source>
        <extracomment>Point of interest OP4-LOOK “Lookout”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here one can see the whole way, and wishes one could not.</source>
        <extracomment>Point of interest OP4-LOOK “Lookout”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the Wind</source>
        <extracomment>Point of interest OP4-LOOK “Lookout”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wind Gate</source>
        <extracomment>Point of interest OP4-GATE “Wind Gate”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two posts, and between them air that has made up its mind.</source>
        <extracomment>Point of interest OP4-GATE “Wind Gate”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lean Into It</source>
        <extracomment>Point of interest OP4-GATE “Wind Gate”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scent House</source>
        <extracomment>Point of interest OP4-HOUSE “Scent House”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have lit the one for whoever is out on the line. It smells of a kitchen.</source>
        <extracomment>Point of interest OP4-HOUSE “Scent House”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave Word</source>
        <extracomment>Point of interest OP4-HOUSE “Scent House”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat Stones</source>
        <extracomment>Point of interest OP5-TERRACE “Flat Stones”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have been put out for you to sit on, by somebody who knew how long you would be.</source>
        <extracomment>Point of interest OP5-TERRACE “Flat Stones”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit and Look</source>
        <extracomment>Point of interest OP5-TERRACE “Flat Stones”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children’s Walls</source>
        <extracomment>Point of interest OP5-SMALL “Children’s Walls”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The children have written down what they heard in the night, each a different part.</source>
        <extracomment>Point of interest OP5-SMALL “Children’s Walls”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the Small Walls</source>
        <extracomment>Point of interest OP5-SMALL “Children’s Walls”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bruised Steps</source>
        <extracomment>Point of interest OP5-STEPS “Bruised Steps”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something heavy has come this way, or has not.</source>
        <extracomment>Point of interest OP5-STEPS “Bruised Steps”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the Flowers</source>
        <extracomment>Point of interest OP5-STEPS “Bruised Steps”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House of Two</source>
        <extracomment>Point of interest OP5-HOUSE “House of Two”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were awake. They are always awake when the cups move.</source>
        <extracomment>Point of interest OP5-HOUSE “House of Two”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask Over Dumplings</source>
        <extracomment>Point of interest OP5-HOUSE “House of Two”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading Frame</source>
        <extracomment>Point of interest OP5-HILL “Reading Frame”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the hill the valley is a page, and one can see where it is creased.</source>
        <extracomment>Point of interest OP5-HILL “Reading Frame”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the Slope</source>
        <extracomment>Point of interest OP5-HILL “Reading Frame”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet Pool</source>
        <extracomment>Point of interest OP5-POOL “Quiet Pool”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep, green, and with a good many stones at the bottom of it.</source>
        <extracomment>Point of interest OP5-POOL “Quiet Pool”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feel Along the Bottom</source>
        <extracomment>Point of interest OP5-POOL “Quiet Pool”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the Grafted Trees</source>
        <extracomment>Point of interest OP5-ORCHARD “Under the Grafted Trees”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between the roots lie stones that the trees have brought up and stones that have come down.</source>
        <extracomment>Point of interest OP5-ORCHARD “Under the Grafted Trees”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the Stones</source>
        <extracomment>Point of interest OP5-ORCHARD “Under the Grafted Trees”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raked Circles</source>
        <extracomment>Point of interest OP5-FIELD “Raked Circles”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every stone here has been put in its place this morning, including the ones that have no place.</source>
        <extracomment>Point of interest OP5-FIELD “Raked Circles”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break the Circle</source>
        <extracomment>Point of interest OP5-FIELD “Raked Circles”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Gap</source>
        <extracomment>Point of interest OP5-GAP “The Gap”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as an arm, as high as a hand. The wind reads it aloud, and what it says is not polite.</source>
        <extracomment>Point of interest OP5-GAP “The Gap”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set It With Bare Hands</source>
        <extracomment>Point of interest OP5-GAP “The Gap”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Young Raft</source>
        <extracomment>Point of interest P206 “Young Raft”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three hundred small bodies, holding on. The whole of them turns to look at each of you in turn.</source>
        <extracomment>Point of interest P206 “Young Raft”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Introduce Yourselves</source>
        <extracomment>Point of interest P206 “Young Raft”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drifting Cluster</source>
        <extracomment>Point of interest P207 “Drifting Cluster”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dozen of them, in a ring, holding hands or what they have for hands, and singing one note of a song that needs more.</source>
        <extracomment>Point of interest P207 “Drifting Cluster”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gather Them In</source>
        <extracomment>Point of interest P207 “Drifting Cluster”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask What They Remember</source>
        <extracomment>Point of interest P207 “Drifting Cluster”: name of special action 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tank Frame</source>
        <extracomment>Point of interest P208 “Tank Frame”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare ribs from the lander’s cargo net, a liner, a pump that sulks. It could be a tank, if somebody believed in it.</source>
        <extracomment>Point of interest P208 “Tank Frame”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a Tank</source>
        <extracomment>Point of interest P208 “Tank Frame”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letterbox Under Silt</source>
        <extracomment>Point of interest P209 “Letterbox Under Silt”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One corner of an arch, a hand’s breadth of slot, and a meter of everything the tide did not want.</source>
        <extracomment>Point of interest P209 “Letterbox Under Silt”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the Slot</source>
        <extracomment>Point of interest P209 “Letterbox Under Silt”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mail Pouch</source>
        <extracomment>Point of interest P210 “Mail Pouch”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pouch of something like eelskin, sewn shut, with nine labels, eight of them crossed out by the same hand.</source>
        <extracomment>Point of interest P210 “Mail Pouch”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the Labels</source>
        <extracomment>Point of interest P210 “Mail Pouch”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meadow in Bloom</source>
        <extracomment>Point of interest P211 “Meadow in Bloom”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flowers the color of a clean plate, each with a grain of salt in the cup. They close when you laugh.</source>
        <extracomment>Point of interest P211 “Meadow in Bloom”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Flowers</source>
        <extracomment>Point of interest P211 “Meadow in Bloom”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaning Wood</source>
        <extracomment>Point of interest P212 “Leaning Wood”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trees here have leaned on one another for so long that you cannot tell who is holding up whom. You are now part of it.</source>
        <extracomment>Point of interest P212 “Leaning Wood”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut Free</source>
        <extracomment>Point of interest P212 “Leaning Wood”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sea Edge</source>
        <extracomment>Point of interest P213 “Sea Edge”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brown water turns green along a line as sharp as a kerb. Beyond the line it is deep, and somebody is singing.</source>
        <extracomment>Point of interest P213 “Sea Edge”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call Out</source>
        <extracomment>Point of interest P213 “Sea Edge”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a few of them slip away</source>
        <extracomment>Point of interest P213 “Sea Edge”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lose your nerve</source>
        <extracomment>Point of interest P213 “Sea Edge”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rope Bridge</source>
        <extracomment>Point of interest P214 “Rope Bridge”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two ropes and the idea of a third. It was made for feet smaller than yours and much more numerous.</source>
        <extracomment>Point of interest P214 “Rope Bridge”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend It</source>
        <extracomment>Point of interest P214 “Rope Bridge”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rattling Panel</source>
        <extracomment>Point of interest P301 “Rattling Panel”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loose panel of your rover goes tok, tok-tok in the wind. It has been saying something for an hour, and somebody has been listening.</source>
        <extracomment>Point of interest P301 “Rattling Panel”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tighten It</source>
        <extracomment>Point of interest P301 “Rattling Panel”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fumarole Caps</source>
        <extracomment>Point of interest P302 “Fumarole Caps”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow caps on chimneys of cinder, breathing in and out. What lives under the caps has never been cold.</source>
        <extracomment>Point of interest P302 “Fumarole Caps”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a Sample</source>
        <extracomment>Point of interest P302 “Fumarole Caps”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listening Wall</source>
        <extracomment>Point of interest P303 “Listening Wall”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall of dark stone with a hollow at the height of a child’s shoulder. Four thousand years of knuckles have made it.</source>
        <extracomment>Point of interest P303 “Listening Wall”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock Back</source>
        <extracomment>Point of interest P303 “Listening Wall”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest Seat</source>
        <extracomment>Point of interest P304 “Guest Seat”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat of honor, in the hottest place of the gallery. It glows a little. Nine people your size or less are watching to see you enjoy it.</source>
        <extracomment>Point of interest P304 “Guest Seat”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down as you are</source>
        <extracomment>Point of interest P304 “Guest Seat”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down slowly, on everything you have</source>
        <extracomment>Point of interest P304 “Guest Seat”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat Ledger</source>
        <extracomment>Point of interest P305 “Heat Ledger”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of pegs in humming stone, each a day of heat taken out of the vent, with a name beside it. It must be read while it is warm.</source>
        <extracomment>Point of interest P305 “Heat Ledger”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the Tallies</source>
        <extracomment>Point of interest P305 “Heat Ledger”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Stuck Tap</source>
        <extracomment>Point of interest P306 “The Stuck Tap”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wheel as tall as a door, furred with frost on one side and too hot to touch on the other. It was made for eight hands.</source>
        <extracomment>Point of interest P306 “The Stuck Tap”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn It</source>
        <extracomment>Point of interest P306 “The Stuck Tap”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap Controls</source>
        <extracomment>Point of interest P307 “Tap Controls”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pegs, a slide, a row of lamps, all lit. It would go on like this for another thousand years, if nobody minded.</source>
        <extracomment>Point of interest P307 “Tap Controls”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave It Running</source>
        <extracomment>Point of interest P307 “Tap Controls”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slag Bridge</source>
        <extracomment>Point of interest P308 “Slag Bridge”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bridge that nobody built. It ran, it stopped, and ever since it has been thinking of running on.</source>
        <extracomment>Point of interest P308 “Slag Bridge”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shore Up</source>
        <extracomment>Point of interest P308 “Slag Bridge”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold Nursery</source>
        <extracomment>Point of interest P309 “Cold Nursery”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty small ones under one blanket, plated like acorns, too cold to be naughty. Somebody has counted them with chalk on the wall.</source>
        <extracomment>Point of interest P309 “Cold Nursery”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry the Young</source>
        <extracomment>Point of interest P309 “Cold Nursery”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter Kiln</source>
        <extracomment>Point of interest P310 “Letter Kiln”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arch of fire brick with a slot in it. The slot is cold. It wants a full fire, once, and then the ink will take.</source>
        <extracomment>Point of interest P310 “Letter Kiln”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire the Stamp</source>
        <extracomment>Point of interest P310 “Letter Kiln”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fire the Stamp by Hand</source>
        <extracomment>Point of interest P310 “Letter Kiln”: name of special action 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black Glass Seam</source>
        <extracomment>Point of interest P311 “Black Glass Seam”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mountain spat here, and the spit froze. It rings under the hammer and comes away in leaves.</source>
        <extracomment>Point of interest P311 “Black Glass Seam”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip Some Loose</source>
        <extracomment>Point of interest P311 “Black Glass Seam”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choir Circle</source>
        <extracomment>Point of interest P312 “Choir Circle”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine rings of stools, one for each year of a life. The innermost ring is the loudest. They are keeping you a place.</source>
        <extracomment>Point of interest P312 “Choir Circle”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the Beat</source>
        <extracomment>Point of interest P312 “Choir Circle”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead Carrier</source>
        <extracomment>Point of interest P313 “Dead Carrier”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It walked as far as the bridge and sat down to wait for the slag to cool. It is still sitting.</source>
        <extracomment>Point of interest P313 “Dead Carrier”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strip Gently</source>
        <extracomment>Point of interest P313 “Dead Carrier”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vent Moss</source>
        <extracomment>Point of interest P314 “Vent Moss”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gray velvet on the wall where the warm air used to come out. It has kept the shape of the draft.</source>
        <extracomment>Point of interest P314 “Vent Moss”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrape</source>
        <extracomment>Point of interest P314 “Vent Moss”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing Ice</source>
        <extracomment>Point of interest P401 “Landing Ice”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat, white, blue where the engines touched it. From here every direction is the same, which is the trouble.</source>
        <extracomment>Point of interest P401 “Landing Ice”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a Beacon</source>
        <extracomment>Point of interest P401 “Landing Ice”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windbreak</source>
        <extracomment>Point of interest P402 “Windbreak”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall of snow blocks, cut with care and with a rounded tool. Whoever built it thought of the next people.</source>
        <extracomment>Point of interest P402 “Windbreak”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huddle</source>
        <extracomment>Point of interest P402 “Windbreak”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue Crack</source>
        <extracomment>Point of interest P403 “Blue Crack”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ice has opened to let its color out. A long way down, something drips at intervals of a slow breath.</source>
        <extracomment>Point of interest P403 “Blue Crack”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rope Down</source>
        <extracomment>Point of interest P403 “Blue Crack”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scent Door</source>
        <extracomment>Point of interest P404 “Scent Door”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round door without a handle. In the middle there is a hollow, the shape of a face, for breathing into.</source>
        <extracomment>Point of interest P404 “Scent Door”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breathe and Describe</source>
        <extracomment>Point of interest P404 “Scent Door”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading Lamp Stand</source>
        <extracomment>Point of interest P405 “Reading Lamp Stand”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tall lamp with a wick of felt and a hood, so that the light falls on the label and not on the letter.</source>
        <extracomment>Point of interest P405 “Reading Lamp Stand”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light It</source>
        <extracomment>Point of interest P405 “Reading Lamp Stand”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East Shelves</source>
        <extracomment>Point of interest P406 “East Shelves”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vials no longer than a finger, stoppered with wax, rank upon rank, furred with frost. Each is somebody, saying something.</source>
        <extracomment>Point of interest P406 “East Shelves”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry Vials</source>
        <extracomment>Point of interest P406 “East Shelves”: name of special action 1; Point of interest P407 “West Shelves”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West Shelves</source>
        <extracomment>Point of interest P407 “West Shelves”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The older letters. The frost is thicker, the labels smaller, and one shelf has been kept free for an answer.</source>
        <extracomment>Point of interest P407 “West Shelves”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleepers’ Ring</source>
        <extracomment>Point of interest P408 “Sleepers’ Ring”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six hundred of them in rings, wings folded like letters, a little warmth in the middle, the smell of wool.</source>
        <extracomment>Point of interest P408 “Sleepers’ Ring”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wake One, Gently</source>
        <extracomment>Point of interest P408 “Sleepers’ Ring”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask to Sign</source>
        <extracomment>Point of interest P408 “Sleepers’ Ring”: name of special action 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Stones</source>
        <extracomment>Point of interest P409 “Warm Stones”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round stones in a basket beside the stair. Somebody used to carry them up to bed.</source>
        <extracomment>Point of interest P409 “Warm Stones”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry Heat</source>
        <extracomment>Point of interest P409 “Warm Stones”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Core</source>
        <extracomment>Point of interest P410 “Warm Core”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sphere of dull metal under a skin of valves, each with a tag, each tag with a smell. It is dying politely.</source>
        <extracomment>Point of interest P410 “Warm Core”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the Valves</source>
        <extracomment>Point of interest P410 “Warm Core”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snow Plain</source>
        <extracomment>Point of interest P411 “Snow Plain”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own footprints, and under them, when you look back, a long low swell in the snow that was not there before.</source>
        <extracomment>Point of interest P411 “Snow Plain”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross Softly</source>
        <extracomment>Point of interest P411 “Snow Plain”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter Niche</source>
        <extracomment>Point of interest P412 “Letter Niche”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An alcove with one shelf and nothing on it. The wall behind smells of cold ink, if you take off a glove and ask.</source>
        <extracomment>Point of interest P412 “Letter Niche”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the Stamp</source>
        <extracomment>Point of interest P412 “Letter Niche”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index Case</source>
        <extracomment>Point of interest P413 “Index Case”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawers of felt threads, a color for each writer, a knot for each letter. Follow a thread and you have an afternoon.</source>
        <extracomment>Point of interest P413 “Index Case”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the Threads</source>
        <extracomment>Point of interest P413 “Index Case”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen Fall</source>
        <extracomment>Point of interest P414 “Frozen Fall”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A waterfall that stopped in the middle of a sentence. In the layers are the springs of forty thousand years.</source>
        <extracomment>Point of interest P414 “Frozen Fall”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a Core</source>
        <extracomment>Point of interest P414 “Frozen Fall”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peat Cutting</source>
        <extracomment>Point of interest P501 “Peat Cutting”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trench as straight as a ruled line, with the spade still standing in it. The spade is younger than the trench; somebody keeps replacing it.</source>
        <extracomment>Point of interest P501 “Peat Cutting”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut Peat</source>
        <extracomment>Point of interest P501 “Peat Cutting”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wick Pond</source>
        <extracomment>Point of interest P502 “Wick Pond”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bulrushes with glowing heads stand around the water, each with a halo of flies. The pond looks back, in a friendly way.</source>
        <extracomment>Point of interest P502 “Wick Pond”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trim the Wicks</source>
        <extracomment>Point of interest P502 “Wick Pond”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pebble Heap</source>
        <extracomment>Point of interest P503 “Pebble Heap”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten thousand pebbles, none of them from here, in a heap as high as your chest. Fifty paces on there is another.</source>
        <extracomment>Point of interest P503 “Pebble Heap”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept a Pebble</source>
        <extracomment>Point of interest P503 “Pebble Heap”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting Tray</source>
        <extracomment>Point of interest P504 “Counting Tray”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tray with ruts for pebbles, and beside it, on a slate, four thousand years of strokes in bundles of five.</source>
        <extracomment>Point of interest P504 “Counting Tray”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the Sum</source>
        <extracomment>Point of interest P504 “Counting Tray”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hut</source>
        <extracomment>Point of interest P505 “The Hut”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A roof of turf over half a Keeper. The other half is shelves. She is very glad to see you, and then she is very glad to see you.</source>
        <extracomment>Point of interest P505 “The Hut”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer Her</source>
        <extracomment>Point of interest P505 “The Hut”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grazing Strays</source>
        <extracomment>Point of interest P506 “Grazing Strays”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have no route, so they walk in circles and call it grazing. One of them has a ribbon. It will not be hurried.</source>
        <extracomment>Point of interest P506 “Grazing Strays”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk Among Them</source>
        <extracomment>Point of interest P506 “Grazing Strays”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hollow of Saying</source>
        <extracomment>Point of interest P507 “Hollow of Saying”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the bottom of the hollow the spores hang as thick as lamps at a fair. Whoever breathes in here says the next thing.</source>
        <extracomment>Point of interest P507 “Hollow of Saying”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say the Next Thing</source>
        <extracomment>Point of interest P507 “Hollow of Saying”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depot Doors</source>
        <extracomment>Point of interest P508 “Depot Doors”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two doors in a mound, one for going in and one for coming out, both shut, both with a mat.</source>
        <extracomment>Point of interest P508 “Depot Doors”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open One of Them</source>
        <extracomment>Point of interest P508 “Depot Doors”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare Limbs</source>
        <extracomment>Point of interest P509 “Spare Limbs”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Racks of legs, oiled, in pairs, with tags: *for the one with the limp*, *for when it rains*.</source>
        <extracomment>Point of interest P509 “Spare Limbs”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take What Is Tagged</source>
        <extracomment>Point of interest P509 “Spare Limbs”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arch in the Reeds</source>
        <extracomment>Point of interest P510 “Arch in the Reeds”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands with its feet in the water and its back to you. It knows that you are there. It has been told to wait for a word.</source>
        <extracomment>Point of interest P510 “Arch in the Reeds”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass On Her Word</source>
        <extracomment>Point of interest P510 “Arch in the Reeds”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamp Pad</source>
        <extracomment>Point of interest P511 “Stamp Pad”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pad of felt in a case of horn, dry at the edges. It would do for another thousand years, if the hinge were seen to.</source>
        <extracomment>Point of interest P511 “Stamp Pad”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See to the Hinge</source>
        <extracomment>Point of interest P511 “Stamp Pad”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lamp Jar</source>
        <extracomment>Point of interest P512 “Lamp Jar”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A jar somebody has left at the water’s edge, with holes in the lid. Something in it is reading by its own light.</source>
        <extracomment>Point of interest P512 “Lamp Jar”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the Jar</source>
        <extracomment>Point of interest P512 “Lamp Jar”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route Tokens</source>
        <extracomment>Point of interest P513 “Route Tokens”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around each neck hangs a disk with the end of a line engraved on it and the beginning rubbed away. With patience the lines could be joined.</source>
        <extracomment>Point of interest P513 “Route Tokens”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join the Lines</source>
        <extracomment>Point of interest P513 “Route Tokens”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moss Bed</source>
        <extracomment>Point of interest P514 “Moss Bed”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moss, a hand deep and dry on top. Somebody with long legs has slept here, and somebody with none.</source>
        <extracomment>Point of interest P514 “Moss Bed”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lie Down for an Hour</source>
        <extracomment>Point of interest P514 “Moss Bed”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>production_projects</name>
    <message>
        <source>Field Kit</source>
        <extracomment>Production project C01 “Field Kit”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that somebody wished they had had on the first morning.</source>
        <extracomment>Production project C01 “Field Kit”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Braced Hull</source>
        <extracomment>Production project C02 “Braced Hull”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ribs inside the ribs, so that she can take rough water on the beam.</source>
        <extracomment>Production project C02 “Braced Hull”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Stores</source>
        <extracomment>Production project C03 “Heavy Stores”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tents, winches and sleds: whatever takes two to lift and saves ten from lifting.</source>
        <extracomment>Production project C03 “Heavy Stores”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workshop Annex</source>
        <extracomment>Production project C04 “Workshop Annex”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second line, a second bench, and, after some debate, a second kettle.</source>
        <extracomment>Production project C04 “Workshop Annex”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better Boots</source>
        <extracomment>Production project C05 “Better Boots”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recon has submitted drawings of its feet.</source>
        <extracomment>Production project C05 “Better Boots”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lander Ladle</source>
        <extracomment>Production project C06 “Lander Ladle”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She will hold everything. That was the whole of the order.</source>
        <extracomment>Production project C06 “Lander Ladle”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signal Lamps</source>
        <extracomment>Production project C07 “Signal Lamps”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A light that says: here, and still here, and mind the step.</source>
        <extracomment>Production project C07 “Signal Lamps”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well Found</source>
        <extracomment>Production project C08 “Well Found”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forty small repairs that were always going to be done next week.</source>
        <extracomment>Production project C08 “Well Found”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lander Skillet</source>
        <extracomment>Production project C09 “Lander Skillet”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat, black, hard to insult.</source>
        <extracomment>Production project C09 “Lander Skillet”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kitchen Fund</source>
        <extracomment>Production project C10 “Kitchen Fund”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The children’s drive bought the stove. This buys the other stove.</source>
        <extracomment>Production project C10 “Kitchen Fund”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lander Corkscrew</source>
        <extracomment>Production project C11 “Lander Corkscrew”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She gets in anywhere. The matter of getting out has been discussed.</source>
        <extracomment>Production project C11 “Lander Corkscrew”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Suits</source>
        <extracomment>Production project C12 “Warm Suits”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quilted by the choir, to measure, with pockets.</source>
        <extracomment>Production project C12 “Warm Suits”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lander Colander</source>
        <extracomment>Production project C13 “Lander Colander”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full of holes, every one of them a window.</source>
        <extracomment>Production project C13 “Lander Colander”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rescue Gear</source>
        <extracomment>Production project C14 “Rescue Gear”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ropes, horns, a sled: all of it tested by Security, on Security.</source>
        <extracomment>Production project C14 “Rescue Gear”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet Tools</source>
        <extracomment>Production project C15 “Quiet Tools”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For being a guest in.</source>
        <extracomment>Production project C15 “Quiet Tools”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep Shelves</source>
        <extracomment>Production project C16 “Deep Shelves”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is always room behind what one thought was the back.</source>
        <extracomment>Production project C16 “Deep Shelves”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Things That Fly</source>
        <extracomment>Production project C18 “Things That Fly”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kites, chiefly. Some of them have opinions.</source>
        <extracomment>Production project C18 “Things That Fly”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water and Air</source>
        <extracomment>Production project C19 “Water and Air”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two things nobody thanks you for until they are gone.</source>
        <extracomment>Production project C19 “Water and Air”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third Line</source>
        <extracomment>Production project C21 “Third Line”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was a wall here. It turned out to be a suggestion.</source>
        <extracomment>Production project C21 “Third Line”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lander Samovar</source>
        <extracomment>Production project C22 “Lander Samovar”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that the other five taught, and it makes tea.</source>
        <extracomment>Production project C22 “Lander Samovar”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ward Tents</source>
        <extracomment>Production project C23 “Ward Tents”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small quiet place that folds.</source>
        <extracomment>Production project C23 “Ward Tents”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder and Line</source>
        <extracomment>Production project C24 “Ladder and Line”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, down and across, and back again with somebody over your shoulder.</source>
        <extracomment>Production project C24 “Ladder and Line”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listening Gear</source>
        <extracomment>Production project C25 “Listening Gear”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not amplify. It waits.</source>
        <extracomment>Production project C25 “Listening Gear”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rank_ups</name>
    <message>
        <source>First Steps</source>
        <extracomment>Rank-up card K01 “First Steps”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well Walked</source>
        <extracomment>Rank-up card K02 “Well Walked”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean Sheet</source>
        <extracomment>Rank-up card K03 “Clean Sheet”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared Load</source>
        <extracomment>Rank-up card K04 “Shared Load”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full Basket</source>
        <extracomment>Rank-up card K05 “Full Basket”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broad Notes</source>
        <extracomment>Rank-up card K06 “Broad Notes”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night Owls</source>
        <extracomment>Rank-up card K07 “Night Owls”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good Neighbors</source>
        <extracomment>Rank-up card K08 “Good Neighbors”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tight Belt</source>
        <extracomment>Rank-up card K09 “Tight Belt”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far Corner</source>
        <extracomment>Rank-up card K10 “Far Corner”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Sit</source>
        <extracomment>Rank-up card K11 “Long Sit”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loud Success</source>
        <extracomment>Rank-up card K12 “Loud Success”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Humble Pie</source>
        <extracomment>Rank-up card K13 “Humble Pie”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper Trail</source>
        <extracomment>Rank-up card K14 “Paper Trail”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady Hands</source>
        <extracomment>Rank-up card K15 “Steady Hands”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep Breath</source>
        <extracomment>Rank-up card K16 “Deep Breath”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old Tricks</source>
        <extracomment>Rank-up card K17 “Old Tricks”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra Mile</source>
        <extracomment>Rank-up card K18 “Extra Mile”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone Home</source>
        <extracomment>Rank-up card K19 “Everyone Home”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>research_projects</name>
    <message>
        <source>Small Keeper, Large Questions</source>
        <extracomment>Research project R01 “Small Keeper, Large Questions”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down with Thimble, and a pot of tea that one of you will drink. Ask it about its day.</source>
        <extracomment>Research project R01 “Small Keeper, Large Questions”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reed Acoustics</source>
        <extracomment>Research project R02 “Reed Acoustics”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pipe that remembers. Tune it right and it will listen for you.</source>
        <extracomment>Research project R02 “Reed Acoustics”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the Wrapper</source>
        <extracomment>Research project R03 “Reading the Wrapper”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the Letter. Only what is written on the outside of it, in four hands.</source>
        <extracomment>Research project R03 “Reading the Wrapper”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship’s Pharmacy</source>
        <extracomment>Research project R04 “Ship’s Pharmacy”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that heals, in drawers that shut, with labels somebody else can read.</source>
        <extracomment>Research project R04 “Ship’s Pharmacy”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soundings in Thin Space</source>
        <extracomment>Research project R05 “Soundings in Thin Space”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a weight down into the place where there is nothing, and see how long the line is.</source>
        <extracomment>Research project R05 “Soundings in Thin Space”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleep and Other Medicine</source>
        <extracomment>Research project R06 “Sleep and Other Medicine”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ward has prescribed an early night for four hundred and eighteen people. There have been questions.</source>
        <extracomment>Research project R06 “Sleep and Other Medicine”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tide Tables</source>
        <extracomment>Research project R07 “Tide Tables”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Shallows come and go. The Lommu have a song that says when.</source>
        <extracomment>Research project R07 “Tide Tables”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold Storage</source>
        <extracomment>Research project R08 “Cold Storage”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to keep a thing as it was on the day you met it.</source>
        <extracomment>Research project R08 “Cold Storage”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools That Stay Warm</source>
        <extracomment>Research project R09 “Tools That Stay Warm”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A handle that is glad to see you.</source>
        <extracomment>Research project R09 “Tools That Stay Warm”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teaching by Doing</source>
        <extracomment>Research project R10 “Teaching by Doing”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody aboard learned this from a book. Then who has been writing the books?</source>
        <extracomment>Research project R10 “Teaching by Doing”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harder Edges</source>
        <extracomment>Research project R11 “Harder Edges”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt glass, folded forty times. It rings, it cuts, it does not chip.</source>
        <extracomment>Research project R11 “Harder Edges”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weather Without Words</source>
        <extracomment>Research project R12 “Weather Without Words”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chart of how it feels outside, drawn by somebody who has never had a skin.</source>
        <extracomment>Research project R12 “Weather Without Words”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeds That Walk</source>
        <extracomment>Research project R13 “Seeds That Walk”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They go where the light will be. It is rude to stop them.</source>
        <extracomment>Research project R13 “Seeds That Walk”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grammar of Scent</source>
        <extracomment>Research project R14 “Grammar of Scent”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apples is a noun. Apples, when you hold your breath, is a question.</source>
        <extracomment>Research project R14 “Grammar of Scent”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How Strays Think</source>
        <extracomment>Research project R15 “How Strays Think”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In routes. In mornings. In the weight of the sack, and who is waiting.</source>
        <extracomment>Research project R15 “How Strays Think”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences in Stone</source>
        <extracomment>Research project R16 “Sentences in Stone”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall is a letter with the reader walking along it.</source>
        <extracomment>Research project R16 “Sentences in Stone”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forging Without Fire</source>
        <extracomment>Research project R18 “Forging Without Fire”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the metal where it would rather be.</source>
        <extracomment>Research project R18 “Forging Without Fire”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lommu Arithmetic</source>
        <extracomment>Research project R19 “Lommu Arithmetic”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One and one are one. Three hundred and one are also one, but happier.</source>
        <extracomment>Research project R19 “Lommu Arithmetic”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Care</source>
        <extracomment>Research project R20 “Long Care”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do on the second day, and on the two hundredth.</source>
        <extracomment>Research project R20 “Long Care”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>section_cards</name>
    <message>
        <source>Spare Part</source>
        <extracomment>Section card ENG01 “Spare Part”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure Twice</source>
        <extracomment>Section card ENG02 “Measure Twice”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Wrench</source>
        <extracomment>Section card ENG03 “Second Wrench”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block and Tackle</source>
        <extracomment>Section card ENG04 “Block and Tackle”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firm Tap</source>
        <extracomment>Section card ENG05 “Firm Tap”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand Me That</source>
        <extracomment>Section card ENG06 “Hand Me That”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bracing</source>
        <extracomment>Section card ENG07 “Bracing”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labeled Cables</source>
        <extracomment>Section card ENG08 “Labeled Cables”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field Kettle</source>
        <extracomment>Section card ENG09 “Field Kettle”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sketch on a Glove</source>
        <extracomment>Section card ENG10 “Sketch on a Glove”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Stride</source>
        <extracomment>Section card REC01 “Long Stride”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chalk Mark</source>
        <extracomment>Section card REC02 “Chalk Mark”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky Boots</source>
        <extracomment>Section card REC03 “Lucky Boots”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look Before</source>
        <extracomment>Section card REC04 “Look Before”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elbow Room</source>
        <extracomment>Section card REC05 “Elbow Room”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trail Snack</source>
        <extracomment>Section card REC06 “Trail Snack”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rope Down</source>
        <extracomment>Section card REC07 “Rope Down”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick Hands</source>
        <extracomment>Section card REC08 “Quick Hands”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whistle Signal</source>
        <extracomment>Section card REC09 “Whistle Signal”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay Low</source>
        <extracomment>Section card REC10 “Stay Low”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <extracomment>Section card SCI01 “Hypothesis”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field Notes</source>
        <extracomment>Section card SCI02 “Field Notes”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean Sample</source>
        <extracomment>Section card SCI03 “Clean Sample”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask Politely</source>
        <extracomment>Section card SCI04 “Ask Politely”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross-Check</source>
        <extracomment>Section card SCI05 “Cross-Check”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold Compress</source>
        <extracomment>Section card SCI06 “Cold Compress”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margin Note</source>
        <extracomment>Section card SCI07 “Margin Note”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peer Review</source>
        <extracomment>Section card SCI08 “Peer Review”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control Group</source>
        <extracomment>Section card SCI09 “Control Group”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null Result</source>
        <extracomment>Section card SCI10 “Null Result”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Between</source>
        <extracomment>Section card SEC01 “Step Between”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady Breath</source>
        <extracomment>Section card SEC02 “Steady Breath”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoulder In</source>
        <extracomment>Section card SEC03 “Shoulder In”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the Door</source>
        <extracomment>Section card SEC04 “Hold the Door”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare Filter</source>
        <extracomment>Section card SEC05 “Spare Filter”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm Voice</source>
        <extracomment>Section card SEC06 “Calm Voice”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the Edges</source>
        <extracomment>Section card SEC07 “Watch the Edges”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firm Grip</source>
        <extracomment>Section card SEC08 “Firm Grip”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fall Back</source>
        <extracomment>Section card SEC09 “Fall Back”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share the Weight</source>
        <extracomment>Section card SEC10 “Share the Weight”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load Path</source>
        <extracomment>Section card ENG11 “Load Path”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bypass</source>
        <extracomment>Section card ENG12 “Bypass”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchor Bolt</source>
        <extracomment>Section card ENG13 “Anchor Bolt”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift Handover</source>
        <extracomment>Section card ENG14 “Shift Handover”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borrowed Minute</source>
        <extracomment>Section card ENG15 “Borrowed Minute”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field Weld</source>
        <extracomment>Section card ENG16 “Field Weld”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trail Thread</source>
        <extracomment>Section card REC11 “Trail Thread”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good Vantage</source>
        <extracomment>Section card REC12 “Good Vantage”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolling Start</source>
        <extracomment>Section card REC13 “Rolling Start”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weather Sense</source>
        <extracomment>Section card REC14 “Weather Sense”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leap</source>
        <extracomment>Section card REC15 “Leap”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow Tracks</source>
        <extracomment>Section card REC16 “Follow Tracks”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern Match</source>
        <extracomment>Section card SCI11 “Pattern Match”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field Surgery</source>
        <extracomment>Section card SCI12 “Field Surgery”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common Word</source>
        <extracomment>Section card SCI13 “Common Word”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weather Model</source>
        <extracomment>Section card SCI14 “Weather Model”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rare Find</source>
        <extracomment>Section card SCI15 “Rare Find”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symbiosis</source>
        <extracomment>Section card SCI16 “Symbiosis”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circle Up</source>
        <extracomment>Section card SEC11 “Circle Up”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry Them</source>
        <extracomment>Section card SEC12 “Carry Them”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand Ground</source>
        <extracomment>Section card SEC13 “Stand Ground”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good Manners</source>
        <extracomment>Section card SEC14 “Good Manners”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last Reserve</source>
        <extracomment>Section card SEC15 “Last Reserve”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guard Duty</source>
        <extracomment>Section card SEC16 “Guard Duty”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belt and Braces</source>
        <extracomment>Section card ENG17 “Belt and Braces”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand Design</source>
        <extracomment>Section card ENG18 “Grand Design”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overbuilt</source>
        <extracomment>Section card ENG19 “Overbuilt”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything Is a Tool</source>
        <extracomment>Section card ENG20 “Everything Is a Tool”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody Walks Alone</source>
        <extracomment>Section card REC17 “Nobody Walks Alone”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sure Footing</source>
        <extracomment>Section card REC18 “Sure Footing”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mapmaker</source>
        <extracomment>Section card REC19 “Mapmaker”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Across</source>
        <extracomment>Section card REC20 “First Across”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <extracomment>Section card SCI17 “Breakthrough”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared Tongue</source>
        <extracomment>Section card SCI18 “Shared Tongue”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole Picture</source>
        <extracomment>Section card SCI19 “Whole Picture”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question Everything</source>
        <extracomment>Section card SCI20 “Question Everything”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unbroken</source>
        <extracomment>Section card SEC17 “Unbroken”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rescue Drill</source>
        <extracomment>Section card SEC18 “Rescue Drill”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Door Stays Open</source>
        <extracomment>Section card SEC19 “The Door Stays Open”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Together</source>
        <extracomment>Section card SEC20 “All Together”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give and Take</source>
        <extracomment>Section card SCI-T1 “Give and Take”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick Bandage</source>
        <extracomment>Section card SCI-T2 “Quick Bandage”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Think Aloud</source>
        <extracomment>Section card SCI-T3 “Think Aloud”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right Tool</source>
        <extracomment>Section card ENG-T1 “Right Tool”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Corner</source>
        <extracomment>Section card ENG-T2 “Warm Corner”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tinker</source>
        <extracomment>Section card ENG-T3 “Tinker”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good Boots</source>
        <extracomment>Section card REC-T1 “Good Boots”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scramble</source>
        <extracomment>Section card REC-T2 “Scramble”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look Both Ways</source>
        <extracomment>Section card REC-T3 “Look Both Ways”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brace</source>
        <extracomment>Section card SEC-T1 “Brace”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other Plan</source>
        <extracomment>Section card SEC-T2 “Other Plan”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lend a Shoulder</source>
        <extracomment>Section card SEC-T3 “Lend a Shoulder”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>situations</name>
    <message>
        <source>The Hens Have Opinions</source>
        <extracomment>Situation S01 “The Hens Have Opinions”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has been moving the hens’ nesting boxes four centimeters a night. The hens have noticed. Marcelline Ott has noticed the hens noticing. By breakfast there is a petition, a counter-petition, and a neat drawing of the proposed arrangement signed with the print of a very small metal foot. Thimble, asked about it, considers. “They face the door,” it says. “Would you not wish to face the door?”</source>
        <extracomment>Situation S01 “The Hens Have Opinions”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing Teaspoons</source>
        <extracomment>Situation S02 “Missing Teaspoons”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the ship for them</source>
        <extracomment>Situation S02 “Missing Teaspoons”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drink tea without them</source>
        <extracomment>Situation S02 “Missing Teaspoons”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On Monday there were sixty teaspoons in the galley. On Tuesday there were fifty-one. This morning the Commons stirs its tea with a screwdriver and a certain coolness. The choir suspects the Works, the Works suspects the choir, and the Compost Committee has suspected everybody since the launch. Nothing else is missing, apart from some wire, one glove and a button with an anchor on it. It would make quite a small person, says Soren Mbali, if one knew how.</source>
        <extracomment>Situation S02 “Missing Teaspoons”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift Nine Cannot Sleep</source>
        <extracomment>Situation S03 “Shift Nine Cannot Sleep”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift nine sleeps in the quarter that lies nearest to the keel, and since the last crossing shift nine does not sleep. It is not a noise, they say. It is more like somebody being about to say something, all night, politely, below the floor. They have tried wool, warm milk and a lecture on valves. The ones who moved furthest from home are the worst off. Henrike Obi puts a microphone under a pillow and looks thoughtful for the rest of the day.</source>
        <extracomment>Situation S03 “Shift Nine Cannot Sleep”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Birthday Nobody Planned</source>
        <extracomment>Situation S04 “A Birthday Nobody Planned”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>According to the calendar of Earth, which nobody aboard can check any more, today the oldest child of the Long Bench turns ten. Everyone believed that somebody else had it in hand. There is no cake. There are no candles, since candles are a form in three parts. There is one small person at breakfast, being very brave about porridge. Two hours would be enough, and somebody who can draw a horse.</source>
        <extracomment>Situation S04 “A Birthday Nobody Planned”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compost Dispute</source>
        <extracomment>Situation S05 “Compost Dispute”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Compost Committee has met for the ninetieth time and failed to reach a quorum, owing to a walkout by the half that was there. At issue is whether coffee counts as brown or as green. Meanwhile the heap has grown warm, and has grown something else, and the pumps of garden two are working for it. It has leaves like small hands. It waves at the door, with great tact, whenever somebody from the other faction goes by.</source>
        <extracomment>Situation S05 “Compost Dispute”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters Home</source>
        <extracomment>Situation S06 “Letters Home”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no post home; you are the post, and home is behind a door that has closed. People write all the same. The box outside the Reading Corner holds three hundred letters by now, stamped with a potato. Somebody has begun to answer them, at night, in a careful hand, with questions about the weather and the aunt’s knee. Nobody minds. Nobody knows who it is either, and it cannot go on without paper.</source>
        <extracomment>Situation S06 “Letters Home”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Leak on Deck Four</source>
        <extracomment>Situation S07 “The Leak on Deck Four”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a very small leak. It has been a very small leak for a month, and it drips into a bucket with a mark on it and a name: Gerald. Last night Gerald was full by four. Chief Ning lies down on the deck, puts an ear to the pipe, and gives an estimate, which is two people and a morning, or, later, twenty people and a week. It will not get smaller by being looked at, says the Chief. People go on looking at it.</source>
        <extracomment>Situation S07 “The Leak on Deck Four”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Conductors</source>
        <extracomment>Situation S08 “Two Conductors”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choir has two conductors, because it could not bear to hurt either. One believes in breath, the other in counting. On Thursday they conducted the same hymn from opposite ends of the Works, at two speeds, and the altos on the second line stopped work to see who would win. Nobody has won. The lines stand still in sympathy, which is to say that they have taken sides. Somebody will have to sing first, and it had better be somebody loud.</source>
        <extracomment>Situation S08 “Two Conductors”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Weight Pool</source>
        <extracomment>Situation S09 “The Weight Pool”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at Hum</source>
        <extracomment>Situation S09 “The Weight Pool”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at Uphill</source>
        <extracomment>Situation S09 “The Weight Pool”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at Kiln</source>
        <extracomment>Situation S09 “The Weight Pool”: alternative 3 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at Cold Shelf</source>
        <extracomment>Situation S09 “The Weight Pool”: alternative 4 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at Pebble Moor</source>
        <extracomment>Situation S09 “The Weight Pool”: alternative 5 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For biscuits, and for the honor of it, half the ship is guessing what the Letter will weigh on Sunday. It weighs nothing, and has done so for weeks; but there is nothing and nothing, as Henrike Obi has unwisely remarked, and now the scale by the galley has a queue. People lean on the cradle to look. They compare notes, and charts, and yesterday. Some of those charts are good enough to put on the River Table.</source>
        <extracomment>Situation S09 “The Weight Pool”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mild Fever, Strong Views</source>
        <extracomment>Situation S10 “Mild Fever, Strong Views”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins with a warm forehead and goes on to opinions. Those who have it feel quite well, they say, and would like to mention a few things about the duty roster while they are up. By noon the corridor outside the Ward holds eleven people explaining. Nothing in the blood is alien; it is something that came aboard from Earth in somebody’s sourdough and has had time to think. It will pass by itself. The roster may not.</source>
        <extracomment>Situation S10 “Mild Fever, Strong Views”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thimble Is Asking Again</source>
        <extracomment>Situation S11 “Thimble Is Asking Again”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thimble has found out that there are things which people do not say, and has made a list of them. It asks each of them at the right door, quietly, with its hands behind its back. Do you miss the one who did not come. What is that box for. Why does everybody stop talking when the tall one comes in. It means nothing but good. Four cabins have not spoken since, and a fifth has not stopped.</source>
        <extracomment>Situation S11 “Thimble Is Asking Again”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wall of Maps</source>
        <extracomment>Situation S12 “The Wall of Maps”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recon hangs its wrong maps too, on principle, and the wall by the Porch is full of them: coasts that were clouds, a mountain that was a thumb. Somebody has been tidying. The maps now hang by size. It looks very fine, and no one can find the way to Rioni. Ximena Tuohy sits on the floor in front of it with a mug and the expression of a person trying to remember a song by its length.</source>
        <extracomment>Situation S12 “The Wall of Maps”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Homeward Petition</source>
        <extracomment>Situation S13 “Homeward Petition”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it aloud</source>
        <extracomment>Situation S13 “Homeward Petition”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign it</source>
        <extracomment>Situation S13 “Homeward Petition”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is two pages, well written, and it asks for nothing unreasonable. It asks that somebody look, once more and properly, for the door that closed. There are a hundred and forty names under it, some in pencil. The captain has read it standing up. Whoever signs it will be counted, and so will whoever does not; that is the trouble with paper. It lies in the Commons on the good table, with a pen.</source>
        <extracomment>Situation S13 “Homeward Petition”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tank on Deck Two</source>
        <extracomment>Situation S14 “Tank on Deck Two”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm the tank</source>
        <extracomment>Situation S14 “Tank on Deck Two”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it sulk</source>
        <extracomment>Situation S14 “Tank on Deck Two”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The young raft travels in a tank on deck two, three hundred small bodies and one mood, and today the mood is cold. It has made itself into the shape of a closed door. The heater is doing what the label says; the label was written for trout. Children from the Long Bench have pressed drawings to the glass. It looks at them all, with all of itself, and turns over. It may be that it is homesick, says Marcelline Ott. It may be that it is nine.</source>
        <extracomment>Situation S14 “Tank on Deck Two”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocking in the Pipes</source>
        <extracomment>Situation S15 “Knocking in the Pipes”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every morning at five, somebody knocks on the hot pipe in the Works: tok, tok-tok, and then a pause in which one is clearly expected to say something. Chief Ning has knocked back, out of manners, and now it knocks in the afternoon too. Nobody is in there. It is eleven meters of water and one loose clamp, unless the clamp has been to Kiln. People plan their day around it. Half the shift is late because it lost the thread.</source>
        <extracomment>Situation S15 “Knocking in the Pipes”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Smell of Spring</source>
        <extracomment>Situation S16 “The Smell of Spring”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a vial in the garden that nobody admits to having opened. Since Tuesday the whole ring smells of a spring on another world: wet stone, cut stalks, a warm animal somewhere out of sight. Those who go in to complain sit down for a moment and are found there at supper, asleep, with pollen on their noses. It is the kindest emergency the ship has had. There is also nobody at the pumps.</source>
        <extracomment>Situation S16 “The Smell of Spring”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Heron’s Families</source>
        <extracomment>Situation S17 “The Heron’s Families”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine people aboard are related to somebody who sailed in the Heron. Nobody had counted, until the course of the Heron lay on the River Table and nine people came to look at it on the same evening, without having agreed to. They stand around the dark water with their hands in their sleeves. They do not ask for anything. It would help if somebody came and read out what is known, slowly, and did not call it closure.</source>
        <extracomment>Situation S17 “The Heron’s Families”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimmed Decks</source>
        <extracomment>Situation S21 “Dimmed Decks”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two lamps in three are out, to save them. One finds out how much one used to steer by the smell of the bakery and the squeak of the third door. People meet in the dark and apologize, and go on talking longer than they would have. The hens have gone to bed at noon and will not hear of it. It would be quite pleasant, says the captain, if it were on purpose. It is not on purpose.</source>
        <extracomment>Situation S21 “Dimmed Decks”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stray in the Laundry</source>
        <extracomment>Situation S23 “Stray in the Laundry”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something with three legs came aboard in the sack of somebody’s washing, or the net, or the fender. It has found the laundry, where there are pigeonholes, and it has begun to deliver. Shirts arrive at the wrong cabins, folded, with a stamp. One tool from the Drawer has gone out with the socks and is at this moment on its way to an address that has not existed for four thousand years. It is so happy that nobody likes to be the one.</source>
        <extracomment>Situation S23 “Stray in the Laundry”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Seat Left Empty</source>
        <extracomment>Situation S24 “A Seat Left Empty”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has said that the chair is not to be used. It stands at the long table in the Commons with its cup turned over, and people go around it, and the talk goes around it, and the soup is passed across it a little too high. It might be the second week before somebody sits down there by accident and stays seated, because standing up would be worse. It is easier if two do it together, and if they bring the good stories.</source>
        <extracomment>Situation S24 “A Seat Left Empty”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>systems</name>
    <message>
        <source>Neris</source>
        <extracomment>System of the star map neris “Neris”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pale sun, a comet with a net in its tail, and a station that is glad to see you.</source>
        <extracomment>System of the star map neris “Neris”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorting House</source>
        <extracomment>System of the star map neris “Neris”: name of a destination.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hum</source>
        <extracomment>System of the star map neris “Neris”: name of a destination.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purse Comet</source>
        <extracomment>System of the star map neris “Neris”: name of a destination.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rioni</source>
        <extracomment>System of the star map rioni “Rioni”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A giant with a ring, a moon with a tide, and somebody counting in knots.</source>
        <extracomment>System of the star map rioni “Rioni”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uphill</source>
        <extracomment>System of the star map rioni “Rioni”: name of a destination.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buoy Nine</source>
        <extracomment>System of the star map rioni “Rioni”: name of a destination.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chaff Ring</source>
        <extracomment>System of the star map rioni “Rioni”: name of a destination.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loa</source>
        <extracomment>System of the star map loa “Loa”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red light, ash weather, and one dark world that is warm inside.</source>
        <extracomment>System of the star map loa “Loa”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiln</source>
        <extracomment>System of the star map loa “Loa”: name of a destination.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ash Weather Post</source>
        <extracomment>System of the star map loa “Loa”: name of a destination.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Dark</source>
        <extracomment>System of the star map loa “Loa”: name of a destination.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drava</source>
        <extracomment>System of the star map drava “Drava”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two quiet worlds, and between them the place where the road goes down.</source>
        <extracomment>System of the star map drava “Drava”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold Shelf</source>
        <extracomment>System of the star map drava “Drava”: name of a destination.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pebble Moor</source>
        <extracomment>System of the star map drava “Drava”: name of a destination.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrow Shallow</source>
        <extracomment>System of the star map drava “Drava”: name of a destination.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tech_levels</name>
    <message>
        <source>Limping</source>
        <extracomment>Tech level T0 “Limping”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every second lamp is out and the kettle in the Works has been asked to wait. Four command and a week of night shifts would put her right.</source>
        <extracomment>Tech level T0 “Limping”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under Way</source>
        <extracomment>Tech level T1 “Under Way”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lamps lit, all doors closing. She goes where she is asked.</source>
        <extracomment>Tech level T1 “Under Way”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well Found</source>
        <extracomment>Tech level T2 “Well Found”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ship of the plans at last: every line tight, every valve labeled, two of them wittily.</source>
        <extracomment>Tech level T2 “Well Found”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>threats</name>
    <message>
        <source>Sorting Arm, Unsupervised</source>
        <extracomment>Threat OX2 “Sorting Arm, Unsupervised”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has been told to carry on. It carries on: letters, chairs, you.</source>
        <extracomment>Threat OX2 “Sorting Arm, Unsupervised”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold on to a shelf</source>
        <extracomment>Threat OX2 “Sorting Arm, Unsupervised”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be filed in the Return Chute, with a letter that does not belong there</source>
        <extracomment>Threat OX2 “Sorting Arm, Unsupervised”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Papers</source>
        <extracomment>Threat OX2 “Sorting Arm, Unsupervised”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return Bureau, on Duty</source>
        <extracomment>Threat OX4 “Return Bureau, on Duty”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A desk with legs, and then another desk. What stands still is stamped, and what is stamped goes back to where it came from.</source>
        <extracomment>Threat OX4 “Return Bureau, on Duty”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argue with the desk</source>
        <extracomment>Threat OX4 “Return Bureau, on Duty”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be stamped RETURN, and take a step back</source>
        <extracomment>Threat OX4 “Return Bureau, on Duty”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign the Form</source>
        <extracomment>Threat OX4 “Return Bureau, on Duty”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow Fire, an Uncle</source>
        <extracomment>Threat OX3 “Slow Fire, an Uncle”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He glows, he wanders, he stands in doorways. He has known everybody since they were this high.</source>
        <extracomment>Threat OX3 “Slow Fire, an Uncle”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be embraced</source>
        <extracomment>Threat OX3 “Slow Fire, an Uncle”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Admire him from a step away</source>
        <extracomment>Threat OX3 “Slow Fire, an Uncle”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask Him to Dance</source>
        <extracomment>Threat OX3 “Slow Fire, an Uncle”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garden Rake</source>
        <extracomment>Threat X09 “Garden Rake”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tidy machine as tall as a house. It walks its round, and what lies about is brought to where it belongs, or at any rate elsewhere.</source>
        <extracomment>Threat X09 “Garden Rake”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk in Step</source>
        <extracomment>Threat X09 “Garden Rake”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overdue Carrier</source>
        <extracomment>Threat X01 “Overdue Carrier”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left of a Carrier: three legs, a lamp, a sack. It is four thousand years late and it is so sorry. It would like you to take your parcel.</source>
        <extracomment>Threat X01 “Overdue Carrier”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept Delivery</source>
        <extracomment>Threat X01 “Overdue Carrier”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank Stalker</source>
        <extracomment>Threat X02 “Bank Stalker”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wader, twice your height, gray as a post. It is never seen to walk. It is only, each time, nearer.</source>
        <extracomment>Threat X02 “Bank Stalker”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stare It Down</source>
        <extracomment>Threat X02 “Bank Stalker”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tide Front</source>
        <extracomment>Threat X03 “Tide Front”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of brown water with half a forest in it. It takes whatever is not tied down one field further inland.</source>
        <extracomment>Threat X03 “Tide Front”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow Fire</source>
        <extracomment>Threat X04 “Slow Fire”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tongue of lava, crusted over, that comes on at the pace of a clock hand. Where it has stood, the ways are hot for a long time.</source>
        <extracomment>Threat X04 “Slow Fire”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank the Flow</source>
        <extracomment>Threat X04 “Slow Fire”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undersnow</source>
        <extracomment>Threat X05 “Undersnow”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something long, under the snow, that follows footsteps. It is not known to want anything. In the library, on the stone, it finds nobody.</source>
        <extracomment>Threat X05 “Undersnow”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand Very Still</source>
        <extracomment>Threat X05 “Undersnow”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stray Flock</source>
        <extracomment>Threat X06 “Stray Flock”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three legs, or four, or the idea of five. They smell a load on somebody’s back and come to ask, in a body, whether it needs taking anywhere.</source>
        <extracomment>Threat X06 “Stray Flock”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let them carry it back to where it came from</source>
        <extracomment>Threat X06 “Stray Flock”: alternative 1 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold on to what you have</source>
        <extracomment>Threat X06 “Stray Flock”: alternative 2 of a choice, before what it does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give It a Pebble</source>
        <extracomment>Threat X06 “Stray Flock”: name of special action 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lamp Mother</source>
        <extracomment>Threat X07 “Lamp Mother”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bell of light as wide as a barn, trailing a hem. She follows radio chatter, having taken it for one of hers.</source>
        <extracomment>Threat X07 “Lamp Mother”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>uniques</name>
    <message>
        <source>Weight Slip</source>
        <extracomment>Unique discovery 1 “Weight Slip”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reed Recording</source>
        <extracomment>Unique discovery 2 “Reed Recording”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address Plate</source>
        <extracomment>Unique discovery 3 “Address Plate”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lommu Knot-Song</source>
        <extracomment>Unique discovery 4 “Lommu Knot-Song”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walking Seed</source>
        <extracomment>Unique discovery 5 “Walking Seed”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocking Stone</source>
        <extracomment>Unique discovery 6 “Knocking Stone”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap Key</source>
        <extracomment>Unique discovery 7 “Tap Key”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frost Vial</source>
        <extracomment>Unique discovery 8 “Frost Vial”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive Index</source>
        <extracomment>Unique discovery 9 “Archive Index”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pebble Mail</source>
        <extracomment>Unique discovery 10 “Pebble Mail”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lantern Wick</source>
        <extracomment>Unique discovery 11 “Lantern Wick”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt Lick</source>
        <extracomment>Unique discovery 33 “Salt Lick”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raft Basket</source>
        <extracomment>Unique discovery 34 “Raft Basket”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat Cushion</source>
        <extracomment>Unique discovery 35 “Seat Cushion”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Stone</source>
        <extracomment>Unique discovery 36 “Warm Stone”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>upgrades</name>
    <message>
        <source>Braced Hull</source>
        <extracomment>Bridge upgrade B01 “Braced Hull”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ribs inside the ribs. She groans in new places and arrives in amber water.</source>
        <extracomment>Bridge upgrade B01 “Braced Hull”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Ear</source>
        <extracomment>Bridge upgrade B03 “Long Ear”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine meters of tuned reed on the bow. It hears weather, and once, apparently, soup.</source>
        <extracomment>Bridge upgrade B03 “Long Ear”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drift Charts</source>
        <extracomment>Bridge upgrade B04 “Drift Charts”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by Recon, corrected by corks.</source>
        <extracomment>Bridge upgrade B04 “Drift Charts”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address Book</source>
        <extracomment>Bridge upgrade B05 “Address Book”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thimble’s. Every Stop has a line in it, in a very small hand.</source>
        <extracomment>Bridge upgrade B05 “Address Book”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weather Desk</source>
        <extracomment>Bridge upgrade B06 “Weather Desk”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You leave when the weather says, not when the clock does, and pack for what is coming.</source>
        <extracomment>Bridge upgrade B06 “Weather Desk”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signal House</source>
        <extracomment>Bridge upgrade B07 “Signal House”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bell, a list and a tactful knock on cabin doors.</source>
        <extracomment>Bridge upgrade B07 “Signal House”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Galley</source>
        <extracomment>Bridge upgrade B08 “Second Galley”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where there is a second breakfast, there is rarely a second quarrel.</source>
        <extracomment>Bridge upgrade B08 “Second Galley”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Channel</source>
        <extracomment>Bridge upgrade B09 “Open Channel”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody may call the Step and say what was forgotten.</source>
        <extracomment>Bridge upgrade B09 “Open Channel”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night School</source>
        <extracomment>Bridge upgrade B10 “Night School”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held in the Commons. The subject is whatever the teacher did wrong today.</source>
        <extracomment>Bridge upgrade B10 “Night School”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whispering Shelf</source>
        <extracomment>Bridge upgrade B11 “Whispering Shelf”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People tell it things, and then they do not need to tell the captain.</source>
        <extracomment>Bridge upgrade B11 “Whispering Shelf”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brass Shelf</source>
        <extracomment>Bridge upgrade B13 “Brass Shelf”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first row is full. People walk past it on their way out, and touch the frames.</source>
        <extracomment>Bridge upgrade B13 “Brass Shelf”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Herbarium</source>
        <extracomment>Bridge upgrade B14 “Herbarium”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pressed, labeled, and argued about. Whatever grows is welcome here first.</source>
        <extracomment>Bridge upgrade B14 “Herbarium”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cabinet of Hands</source>
        <extracomment>Bridge upgrade B15 “Cabinet of Hands”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casts of every hand you have shaken on the road. They point at the mistake.</source>
        <extracomment>Bridge upgrade B15 “Cabinet of Hands”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>worlds</name>
    <message>
        <source>The Sorting House</source>
        <extracomment>World W00 “The Sorting House”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weigh-In Floor</source>
        <extracomment>World W00 “The Sorting House”: name of sector 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamp Press</source>
        <extracomment>World W00 “The Sorting House”: name of sector 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chute Bottom</source>
        <extracomment>World W00 “The Sorting House”: name of sector 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorting Hall</source>
        <extracomment>World W00 “The Sorting House”: name of sector 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conveyor Six</source>
        <extracomment>World W00 “The Sorting House”: name of sector 5.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lamp Room</source>
        <extracomment>World W00 “The Sorting House”: name of sector 6.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parcel Well</source>
        <extracomment>World W00 “The Sorting House”: name of sector 7.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Window</source>
        <extracomment>World W00 “The Sorting House”: name of sector 8.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A station as big as a village, dark, tidy and overjoyed to see you. After four thousand quiet years it does the one thing it knows: it sorts. The machinery means no harm at all, which does not make it safe.</source>
        <extracomment>World W00 “The Sorting House”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belts Running</source>
        <extracomment>World W00 “The Sorting House”: name of the condition printed on its board.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every way through the station is a belt, and every belt has ideas. Walking against it costs strength; being carried costs surprises. There is plenty of everything to eat and drink in your packs.</source>
        <extracomment>World W00 “The Sorting House”: story of the condition printed on its board.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hum</source>
        <extracomment>World W01 “Hum”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing Pan</source>
        <extracomment>World W01 “Hum”: name of sector 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reed Field</source>
        <extracomment>World W01 “Hum”: name of sector 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt Steps</source>
        <extracomment>World W01 “Hum”: name of sector 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Herd Trail</source>
        <extracomment>World W01 “Hum”: name of sector 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whistling Gap</source>
        <extracomment>World W01 “Hum”: name of sector 5.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keel Bones</source>
        <extracomment>World W01 “Hum”: name of sector 6.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glass Orchard</source>
        <extracomment>World W01 “Hum”: name of sector 7.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sunk Arch</source>
        <extracomment>World W01 “Hum”: name of sector 8.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High Shelf</source>
        <extracomment>World W01 “Hum”: name of sector 9.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brine Eye</source>
        <extracomment>World W01 “Hum”: name of sector 10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sea dried up here so long ago that the salt has turned to glass. Reeds of it grow in fields, hollow, tuned by the wind, and they repeat whatever they last heard: your boots, a drifter’s cough, a quarrel in a language older than bread. Somewhere on the plain stands the first Letterbox.</source>
        <extracomment>World W01 “Hum”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uphill</source>
        <extracomment>World W02 “Uphill”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root Shelf</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 1; World W02 “Uphill”: name of sector 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stilt Grove</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 2; World W02 “Uphill”: name of sector 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mud Stair</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 3; World W02 “Uphill”: name of sector 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ebb Channel</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 4; World W02 “Uphill”: name of sector 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crab Court</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 5; World W02 “Uphill”: name of sector 5.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lagoon</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 6; World W02 “Uphill”: name of sector 6.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drowned Post</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 7; World W02 “Uphill”: name of sector 7.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sandbar</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 8; World W02 “Uphill”: name of sector 8.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt Meadow</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 9; World W02 “Uphill”: name of sector 9.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaning Wood</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 10; World W02 “Uphill”: name of sector 10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sea Edge</source>
        <extracomment>World WOP1 “Express Delivery”: name of sector 11; World W02 “Uphill”: name of sector 11.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A moon of mangrove and mud under a planet so close that the tide is a wall. Twice a watch the trees lift their roots and walk uphill, grumbling. Somewhere in the channel lies a Letterbox, and in the lagoon somebody young is holding on to itself.</source>
        <extracomment>World W02 “Uphill”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiln</source>
        <extracomment>World W03 “Kiln”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ash Terrace</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 1; World W03 “Kiln”: name of sector 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Express Delivery</source>
        <extracomment>World WOP1 “Express Delivery”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uphill, two tides long. A Stray has run four thousand years late with a satchel of medicine, and is beside itself. The nursery it was meant for is grown up and has a cold. Seven clusters, one flask, and it has to stay warm.</source>
        <extracomment>World WOP1 “Express Delivery”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Night Shift</source>
        <extracomment>World WOP2 “The Night Shift”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dock</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intake</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register Room</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North Stacks</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South Stacks</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 5.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scent Vault</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 6.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knot Gallery</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 7.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone Floor</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 8.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drum Hall</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 9.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desk</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return Chute</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 11.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weightless Core</source>
        <extracomment>World WOP2 “The Night Shift”: name of sector 12.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hollow asteroid full of letters that could not be delivered. Its Keeper has gone out for the evening, which it has never done. Keep the lamps lit, be polite to whoever calls, and wait for the morning.</source>
        <extracomment>World WOP2 “The Night Shift”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third Hammer’s Wedding</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fumarole Walk</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 2; World W03 “Kiln”: name of sector 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock Door</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 3; World W03 “Kiln”: name of sector 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest Gallery</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 4; World W03 “Kiln”: name of sector 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ninth Gallery</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 5; World W03 “Kiln”: name of sector 5.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap House</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 6; World W03 “Kiln”: name of sector 6.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slag Bridge</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 7; World W03 “Kiln”: name of sector 7.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold Gallery</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 8; World W03 “Kiln”: name of sector 8.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter Kiln</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 9; World W03 “Kiln”: name of sector 9.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lava Landing</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: name of sector 10; World W03 “Kiln”: name of sector 10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiln, with the tap closed and every gallery swept. Third Hammer is getting married at noon, to the only person who ever corrected the beat. Guests bring the hottest thing they have. A slow fire has been invited, too; it is somebody’s uncle.</source>
        <extracomment>World WOP3 “Third Hammer’s Wedding”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two on a Rope</source>
        <extracomment>World WOP4 “Two on a Rope”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Net Landing</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kite Yard</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High Line</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kelp Roof</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lookout</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 5.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old Mooring</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 6.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wind Gate</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 7.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rim of the Well</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 8.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scent House</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 9.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low Net</source>
        <extracomment>World WOP4 “Two on a Rope”: name of sector 10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nets of living kelp in the sunlit air of a giant, and at their edge the rim of the Downwell. A kite hangs there with its line around a spar. It takes two to fetch it: one to hold, one to go. The rope is as long as a sector, and it must not hang slack.</source>
        <extracomment>World WOP4 “Two on a Rope”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Wall Says Next</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing Terrace</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small Walls</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Sentence</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garden Steps</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House of Two</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 5.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rake Field</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 6.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet Pool</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 7.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twilight Orchard</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 8.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading Hill</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 9.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far Terrace</source>
        <extracomment>World WOP5 “What the Wall Says Next”: name of sector 10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A world of long evenings where the Iruu write by stacking stones. There was a quake in the night, a small one. One stone has come out of the great wall, and everything after it says something else now. It rolled. The rest of the valley remembers which way, if one can read it, and if nobody tidies up first.</source>
        <extracomment>World WOP5 “What the Wall Says Next”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under a desert of ash lie the galleries of the Dorrun: quick, plated, warm to the touch, nine years old at most and generous to the point of injury. One gallery is going cold. For them the Post is a nursery rhyme; the tap it left open is not.</source>
        <extracomment>World W03 “Kiln”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold Shelf</source>
        <extracomment>World W04 “Cold Shelf”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing Ice</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windbreak</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue Crack</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scent Door</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vestibule</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 5.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East Shelves</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 6.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West Shelves</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 7.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleepers’ Ring</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 8.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Core Stair</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 9.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm Core</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snow Plain</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 11.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter Niche</source>
        <extracomment>World W04 “Cold Shelf”: name of sector 12.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On an ice moon, in round warm burrows, six hundred archivists lie asleep. Above them stands their library, shelves of sealed vials, each one a letter in scent. The heat that keeps both is failing, and there is not enough for both.</source>
        <extracomment>World W04 “Cold Shelf”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pebble Moor</source>
        <extracomment>World W05 “Pebble Moor”: name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peat Shelf</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 1.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lantern Pools</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pebble Line</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeper’s Hut</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flock Meadow</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 5.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truth Hollow</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 6.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old Depot</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 7.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arch in the Reeds</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 8.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far Peat</source>
        <extracomment>World W05 “Pebble Moor”: name of sector 9.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A peat moor lit by drifting spore lanterns that loosen the tongue. Half a Keeper lives here with a flock of Strays, who carry pebbles from one heap to another so as to have something to deliver. She would like to be told, truthfully, what a letter is for.</source>
        <extracomment>World W05 “Pebble Moor”: story.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
