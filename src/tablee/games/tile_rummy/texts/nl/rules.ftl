## Tile Rummy: the paragraphs of the rules page.

tile-rummy-rules-pieces-title = De stenen
tile-rummy-rules-pieces = Er zijn 106 stenen: de getallen 1 tot en met 13 in zwart, rood, blauw en oranje, elk twee keer, en twee sterren. Elke kleur heeft ook een eigen vorm. Een steen is zijn getal waard. Een ster is op je plankje 25 punten waard, en op tafel evenveel als de steen waarvoor hij staat.

tile-rummy-rules-deal-title = Stenen verdelen
tile-rummy-rules-deal = Je speelt met 2 tot 4 spelers, zoveel rondes als je wilt. Iedereen krijgt 14 stenen en zet die op zijn plankje, zodat de anderen ze niet zien. De rest is de pot. Er wordt met de klok mee gespeeld.

tile-rummy-rules-first-title = Wie begint
tile-rummy-rules-first = Iedereen trekt een steen, en wie de laagste heeft, begint. Een ster telt als de hoogste. Hebben meerdere spelers de laagste, dan trekken die opnieuw. Daarna gaan de stenen terug. In de volgende ronde begint de volgende speler, tenzij je iets anders afspreekt.

tile-rummy-rules-sequence-title = Rijen
tile-rummy-rules-sequence = Een rij bestaat uit drie of meer opeenvolgende getallen in één kleur. De 1 mag alleen vóór de 2: 12, 13, 1 is geen rij.

tile-rummy-rules-series-title = Series
tile-rummy-rules-series = Een serie bestaat uit drie of vier stenen met hetzelfde getal, allemaal in een andere kleur. Rijen en series heten samen combinaties.

tile-rummy-rules-star-title = Sterren
tile-rummy-rules-star = Een ster staat voor een steen naar keuze. Ligt hij eenmaal op tafel, dan staat hij voor één bepaalde steen. In een combinatie mag meer dan één ster liggen.

tile-rummy-rules-twice-title = Niets dubbel
tile-rummy-rules-twice = In een combinatie ligt nooit twee keer dezelfde steen: in een serie elke kleur hoogstens één keer, in een rij elk getal hoogstens één keer. In welke volgorde je de stenen neerlegt, maakt niet uit.

tile-rummy-rules-opening-title = Uitkomen: 30 punten
tile-rummy-rules-opening = De eerste keer dat je in een ronde legt, moet alles van je plankje komen: een of meer combinaties die samen minstens 30 punten waard zijn. Dat heet uitkomen. Een ster telt als de steen waarvoor hij staat.

tile-rummy-rules-lay-title = Leggen of ruilen
tile-rummy-rules-lay = Leg minstens één steen van je plankje, of ruil er een. Alleen herschikken is geen beurt. Vanaf de beurt nadat je bent uitgekomen, mag je nieuwe combinaties leggen en de combinaties op tafel veranderen. In de beurt waarin je uitkomt, blijven de andere combinaties zoals ze zijn, tenzij je iets anders hebt afgesproken. Ook dan moet een deel van de stenen die je legt, op zichzelf combinaties vormen die genoeg punten waard zijn.

tile-rummy-rules-change-title = De tafel herschikken
tile-rummy-rules-change = Je mag combinaties aanvullen, splitsen en opnieuw samenstellen. Stenen die op tafel lagen, blijven op tafel, en aan het eind van je beurt moet elke combinatie geldig zijn. Stenen die je deze beurt hebt gelegd, mag je terugnemen.

tile-rummy-rules-take-star-title = Een ster vrijmaken
tile-rummy-rules-take-star = Een ster op tafel gaat nooit terug naar een plankje. Je mag hem wel vrijmaken: leg op zijn plaats de steen waarvoor hij staat, van je plankje, en leg de ster in dezelfde beurt waar je wilt. In een serie van drie staat de ster voor elk van de twee kleuren die ontbreken. Maak je meerdere sterren uit één combinatie vrij, dan moeten je stenen daar samen passen. Een ster die je niet hebt vrijgemaakt, mag alleen naar een plek waar hij staat voor een steen waarmee je hem had kunnen vrijmaken. Je mag afspreken dat sterren bij het herschikken voor elke steen mogen staan.

tile-rummy-rules-exchange-title = Ruilen
tile-rummy-rules-exchange = Leg je niets, dan ruil je: kies een steen van je plankje, zelfs een ster mag, en pak een nieuwe uit de pot. Daarna wordt de oude door de pot geschud. Niemand anders ziet die stenen. Is de pot leeg, dan kun je niet ruilen, maar wel passen.

tile-rummy-rules-nothing-lost-title = Er komt niets bij, er verdwijnt niets
tile-rummy-rules-nothing-lost = Op je plankje en op tafel samen vind je na het leggen dezelfde stenen als ervoor. Er komen alleen stenen van je plankje bij op tafel.

tile-rummy-rules-out-title = Uit zijn
tile-rummy-rules-out = Wie als eerste zijn laatste steen legt, is uit en wint de ronde. De anderen verliezen de punten op hun plankje, en de winnaar krijgt ze er allemaal bij.

tile-rummy-rules-double-title = Alles in één keer
tile-rummy-rules-double = Heb je deze ronde nog niets gelegd en leg je dan al je stenen in één beurt, dan telt alles dubbel. Bij ‘pakken en afleggen’ is dat alles behalve de steen die je aflegt.

tile-rummy-rules-blocked-title = Een vastgelopen ronde
tile-rummy-rules-blocked = Is de pot leeg en past iedereen achter elkaar, dan is de ronde afgelopen. Dat is ook zo als heel veel beurten lang niemand een steen legt. Iedereen verliest de punten op zijn plankje, en niemand krijgt er punten bij.

tile-rummy-rules-score-title = Het scoreblad
tile-rummy-rules-score = Het scoreblad heeft een regel per ronde en een kolom per speler. Na het afgesproken aantal rondes wint het hoogste totaal. Spelers met hetzelfde totaal eindigen gelijk.

tile-rummy-rules-drawing-title = Versies waarin je stenen pakt
tile-rummy-rules-drawing = In de twee andere versies pak je aan het begin van elke beurt een steen. Daarna mag je leggen, maar het hoeft niet. Alle regels over uitkomen, combinaties en herschikken blijven gelijk.

tile-rummy-rules-discard-title = Versie: pakken en afleggen
tile-rummy-rules-discard = Aan het begin van je beurt pak je een steen, aan het eind leg je er een af, of je nu legt of niet. Zelfs een ster mag je afleggen. Om uit te zijn moet je dus een laatste steen hebben om af te leggen. Afgelegde stenen gaan gedekt aan de kant, of terug in de pot als je dat hebt afgesproken. Er wordt niet geruild. Is de pot leeg, dan pak je niets. Leg je dan ook niets op tafel, dan pas je zonder een steen af te leggen.

tile-rummy-rules-keep-title = Versie: pakken en houden
tile-rummy-rules-keep = Aan het begin van je beurt pak je een steen, en je legt er nooit een af. Tot je bent uitgekomen, mag je ook een steen ruilen; daarmee eindigt je beurt. Is de pot leeg, dan pak je niets.

tile-rummy-rules-stars-title = Meer of minder sterren
tile-rummy-rules-stars = Je mag zonder sterren spelen, of met hoogstens vier, en afspreken hoeveel punten een ster kost die op een plankje overblijft.

tile-rummy-rules-minimum-title = Een ander minimum
tile-rummy-rules-minimum = Je mag voor het uitkomen meer punten afspreken, dan wordt het spel moeilijker, of juist minder. Met 0 kom je uit met elke combinatie van je plankje.

tile-rummy-rules-only-title = Alleen rijen of alleen series
tile-rummy-rules-only = Je mag afspreken dat alleen rijen tellen, of alleen series.

tile-rummy-rules-ace-title = De 1 na de 13
tile-rummy-rules-ace = Als iedereen het goedvindt, mag de 1 ook na de 13. Hij ligt er nooit tussenin: 13, 1, 2 is geen rij. Hij blijft 1 punt waard.

tile-rummy-rules-mixed-title = Gemengde kleuren
tile-rummy-rules-mixed = Als iedereen het goedvindt, mag een rij verschillende kleuren hebben. Elk getal komt er nog steeds maar één keer in voor. Een ster in zo’n rij maak je vrij met zijn getal in elke kleur.

tile-rummy-rules-house-title = Huisregels
tile-rummy-rules-house = Je mag met 7 tot en met 20 stenen per speler beginnen. Je mag vóór elke ronde stenen trekken om te zien wie begint. Je mag het verdubbelen weglaten. En bij ‘pakken en houden’ mag je afspreken dat je ook na het uitkomen nog een steen mag ruilen.

tile-rummy-rules-clock-title = De zandloper
tile-rummy-rules-clock = Een beurt kan een tijdslimiet hebben. Is de tijd om, dan worden de tafel en je plankje weer zoals ze waren, en is de volgende speler aan de beurt. Moest je nog een steen pakken, dan wordt die voor je gepakt; bij ‘pakken en afleggen’ wordt de gepakte steen afgelegd.
