## Tile Rummy: the paragraphs of the rules page.

tile-rummy-rules-pieces-title = De stenen
tile-rummy-rules-pieces = 106 stenen: de getallen 1 tot 13 in zwart, rood, blauw en oranje, elk twee keer, en twee sterren. Elke kleur heeft ook een eigen vorm. Een steen telt zijn getal; een ster telt 25 op je plankje, en op tafel waarvoor hij staat.

tile-rummy-rules-deal-title = Het verdelen
tile-rummy-rules-deal = Met 2 tot 4 personen speel je zoveel rondes als je afspreekt. Ieder krijgt 14 stenen, verborgen op het plankje; de rest is de pot. Het gaat met de klok mee.

tile-rummy-rules-first-title = Wie begint
tile-rummy-rules-first = Ieder trekt een steen: de laagste begint; een ster is de hoogste, en wie gelijk is trekt opnieuw. De stenen gaan terug. Latere rondes begint de volgende plaats, of wat de tafel afspreekt.

tile-rummy-rules-sequence-title = Rijen
tile-rummy-rules-sequence = Drie of meer getallen achter elkaar in één kleur. De 1 komt alleen voor de 2: 12, 13, 1 is geen rij.

tile-rummy-rules-series-title = Series
tile-rummy-rules-series = Drie of vier stenen met hetzelfde getal, allemaal in een andere kleur.

tile-rummy-rules-star-title = Sterren
tile-rummy-rules-star = Een ster staat voor elke steen. Op tafel heeft hij een gezicht: de steen waarvoor hij staat. Eén combinatie mag beide sterren hebben.

tile-rummy-rules-twice-title = Niets dubbel
tile-rummy-rules-twice = Een combinatie heeft nooit twee keer dezelfde steen: een serie elke kleur één keer, een rij elk getal één keer. In welke volgorde je de stenen neerlegt, maakt niet uit.

tile-rummy-rules-opening-title = Uitkomen: 30 punten
tile-rummy-rules-opening = De eerste keer dat je legt, komt alles van je plankje: een of meer combinaties die samen minstens 30 waard zijn. Een ster telt als zijn gezicht.

tile-rummy-rules-lay-title = Wat je in een beurt doet
tile-rummy-rules-lay = Ben je in een eerdere beurt uitgekomen, dan leg je minstens één steen van je plankje of ruil je er een. Je mag nieuwe combinaties maken of die op tafel omschikken. In de beurt waarin je uitkomt, blijft de tafel zoals hij is, tenzij anders afgesproken; dan moeten sommige van de gelegde stenen op zichzelf combinaties maken die de punten waard zijn. Alleen omschikken is geen beurt.

tile-rummy-rules-change-title = De tafel omschikken
tile-rummy-rules-change = Je mag combinaties aanvullen, splitsen en opnieuw samenstellen. Elke steen die er lag, blijft er liggen, en aan het eind van je beurt is elke combinatie geldig. Wat je in deze beurt hebt gelegd, mag je terugnemen.

tile-rummy-rules-take-star-title = Een ster vrijmaken
tile-rummy-rules-take-star = Een ster op tafel gaat nooit terug naar een plankje. Leg van je plankje de steen waarvoor hij staat op zijn plaats, en leg de ster in dezelfde beurt waar je wilt. In een serie van drie staat hij voor elk van de twee kleuren die ontbreken. Maak je meerdere sterren van één combinatie vrij, dan moeten je stenen daar samen kunnen liggen. Anders mag hij alleen naar waar hij voor hetzelfde staat. Een tafel kan afspreken dat sterren bij het omschikken vrij zijn.

tile-rummy-rules-exchange-title = Ruilen
tile-rummy-rules-exchange = Wie niet legt, ruilt: kies een steen van je plankje, pak een nieuwe uit de pot, en de oude wordt erin geschud. Niemand ziet ze. Is de pot leeg, dan pas je.

tile-rummy-rules-nothing-lost-title = Niets komt erbij, niets verdwijnt
tile-rummy-rules-nothing-lost = Plankje en tafel hebben voor en na je beurt samen dezelfde stenen. Alleen stenen van je plankje komen op tafel.

tile-rummy-rules-out-title = Het einde van de ronde
tile-rummy-rules-out = Wie de laatste steen legt, wint. De anderen verliezen de punten op hun plankje; de winnaar krijgt de som.

tile-rummy-rules-double-title = Alles in één keer
tile-rummy-rules-double = Leg je je hele plankje in één beurt, zonder in deze ronde al iets gelegd te hebben, dan telt alles dubbel. Bij ‘pakken en wegleggen’ is dat alles behalve de steen die je weglegt.

tile-rummy-rules-blocked-title = Een ronde die vastzit
tile-rummy-rules-blocked = Is de pot leeg en past iedereen achter elkaar, dan is de ronde voorbij; ook als heel veel beurten lang niemand iets legt. Ieder verliest wat er op het plankje ligt, en niemand krijgt iets.

tile-rummy-rules-score-title = Het scoreblad
tile-rummy-rules-score = Het blad heeft een regel per ronde en een kolom per speler. Na de afgesproken rondes wint het hoogste totaal; bij gelijke totalen deel je de plaats.

tile-rummy-rules-drawing-title = Versies met pakken
tile-rummy-rules-drawing = In twee andere versies begint elke beurt met een steen pakken. Daarna mag je leggen, maar het hoeft niet. Alle regels over uitkomen, combinaties en omschikken blijven gelijk.

tile-rummy-rules-discard-title = Versie: pakken en wegleggen
tile-rummy-rules-discard = Aan het begin van je beurt pak je, aan het eind leg je een steen weg, of je nu legt of niet; ook een ster mag. Om uit te zijn heb je dus een steen nodig om weg te leggen. Weggelegde stenen liggen gedekt opzij, of gaan terug in de pot als dat is afgesproken. Er wordt niet geruild. Is de pot leeg, dan pak je niets, en wie niet legt, past zonder iets weg te leggen.

tile-rummy-rules-keep-title = Versie: pakken en houden
tile-rummy-rules-keep = Aan het begin van je beurt pak je, en je legt niets weg. Tot je uitkomt mag je ook een steen ruilen; daarmee eindigt je beurt. Is de pot leeg, dan pak je niets.

tile-rummy-rules-stars-title = Meer of minder sterren
tile-rummy-rules-stars = De tafel kan zonder sterren of met hoogstens vier spelen, en afspreken wat een ster kost die op het plankje blijft.

tile-rummy-rules-minimum-title = Een ander minimum
tile-rummy-rules-minimum = De punten om uit te komen mogen hoger zijn, dan wordt het moeilijker, of lager. Bij 0 is elke combinatie van je plankje genoeg.

tile-rummy-rules-only-title = Maar één soort
tile-rummy-rules-only = De tafel kan afspreken dat alleen rijen tellen, of alleen series.

tile-rummy-rules-ace-title = De 1 na de 13
tile-rummy-rules-ace = Als dat is afgesproken, mag de 1 ook na de 13 komen. Hij ligt er nooit tussenin: 13, 1, 2 is geen rij. Hij telt nog steeds 1.

tile-rummy-rules-mixed-title = Gemengde kleuren
tile-rummy-rules-mixed = Als dat is afgesproken, mag een rij kleuren mengen. Elk getal heeft ze nog steeds maar één keer.

tile-rummy-rules-house-title = Huisregels
tile-rummy-rules-house = De tafel kan ook 7 tot 20 stenen delen, voor elke ronde loten wie begint, het verdubbelen weglaten en bij ‘pakken en houden’ ook wie al is uitgekomen laten ruilen.

tile-rummy-rules-clock-title = De zandloper
tile-rummy-rules-clock = Een beurt kan een tijdslimiet hebben. Is de tijd om, dan liggen tafel en plankje weer zoals eerst, en gaat de volgende verder; een steen die gepakt moest worden, wordt voor je gepakt. Dat kan alleen de tafel zelf.
