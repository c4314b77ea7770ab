## Cijferrummy: stenen, opties, wat er gebeurde, en waarom de scheidsrechter weigert.

tile-rummy = Cijferrummy
tile-rummy-about = Rijen en series van 106 stenen. Leg uit, schik de tafel om: wie het eerst de laatste steen legt, wint.

# Een steen van een kleur; $number is 1 tot 13.
tile-rummy-piece-K = zwart { $number }
tile-rummy-piece-R = rood { $number }
tile-rummy-piece-B = blauw { $number }
tile-rummy-piece-O = oranje { $number }
tile-rummy-piece-star = ster
tile-rummy-star = ster als { $tile }

tile-rummy-option-version = Versie
tile-rummy-option-version-exchange = Ruilen
tile-rummy-option-version-exchange-about = Wie niet legt, ruilt een steen met de pot.
tile-rummy-option-version-draw-discard = Pakken en wegleggen
tile-rummy-option-version-draw-discard-about = Elke beurt begint met een steen pakken en eindigt met er een wegleggen.
tile-rummy-option-version-draw-keep = Pakken en houden
tile-rummy-option-version-draw-keep-about = Elke beurt begint met een steen pakken, er wordt niets weggelegd. Tot je uitkomt mag je er ook een ruilen.
tile-rummy-option-rejected = Weggelegde stenen
tile-rummy-option-rejected-about = Waar ze gedekt heen gaan.
tile-rummy-option-rejected-aside = opzij
tile-rummy-option-rejected-pool = terug in de pot
tile-rummy-option-rounds = Rondes
tile-rummy-option-rounds-about = Het hoogste totaal op het scoreblad wint de partij.
tile-rummy-option-starter = Latere rondes begint
tile-rummy-option-starter-about = In de eerste ronde begint wie de laagste steen trekt.
tile-rummy-option-starter-rotate = de volgende plaats met de klok mee
tile-rummy-option-starter-same = dezelfde plaats
tile-rummy-option-starter-winner = de winnaar
tile-rummy-option-clock-about = Is de tijd om, dan liggen tafel en plankje weer zoals aan het begin van de beurt, en gaat de volgende verder.
tile-rummy-option-opening_minimum = Punten om uit te komen
tile-rummy-option-opening_minimum-about = Wat je eerste combinaties waard moeten zijn; 0 is het makkelijke spel.
tile-rummy-option-rework_on_opening = Tafel omschikken bij het uitkomen
tile-rummy-option-rework_on_opening-about = Anders mag de tafel pas vanaf de volgende beurt anders.
tile-rummy-option-stars_in_play = Sterren
tile-rummy-option-stars_in_play-about = Een ster staat voor elke steen.
tile-rummy-option-stars_in_play-2 = twee
tile-rummy-option-stars_in_play-0 = geen
tile-rummy-option-stars = Sterren op tafel
tile-rummy-option-stars-exchange = door ruilen
tile-rummy-option-stars-exchange-about = Een ster op tafel komt pas vrij als de steen waarvoor hij staat zijn plaats inneemt.
tile-rummy-option-stars-free = vrij
tile-rummy-option-stars-free-about = Een ster op tafel mag bij het omschikken voor alles staan.
tile-rummy-option-combinations = Combinaties
tile-rummy-option-combinations-about = Een rij is drie of meer getallen achter elkaar, een serie drie of vier dezelfde.
tile-rummy-option-combinations-both = rijen en series
tile-rummy-option-combinations-series = alleen series
tile-rummy-option-combinations-sequences = alleen rijen
tile-rummy-option-ace = De 1
tile-rummy-option-ace-about = Waar hij in een rij mag liggen.
tile-rummy-option-ace-low = alleen voor de 2
tile-rummy-option-ace-both = ook na de 13
tile-rummy-option-mixed_sequences = Rijen in gemengde kleuren
tile-rummy-option-mixed_sequences-about = Anders heeft een rij één kleur.
tile-rummy-option-blocked_after = Vastgelopen na
tile-rummy-option-blocked_after-about = Zoveel beurten van iedereen zonder gelegde steen beëindigen de ronde.

## Wat je kunt doen. $tiles is een lijst van namen.
tile-rummy-typing = De keuzes zijn maar suggesties: je mag elke beurt intypen. Bij leggen hoort de hele tafel zoals hij moet worden: lay K1 R1 B1 | R7 R8 *R9. Ook: exchange R7, reject K3. K is zwart, R rood, B blauw, O oranje, * een ster.
tile-rummy-action-lay = { $tiles } leggen
tile-rummy-action-lay-reject = { $tiles } leggen en { $tile } wegleggen
tile-rummy-action-exchange = { $tile } ruilen
tile-rummy-action-draw = een steen pakken
tile-rummy-action-reject = { $tile } wegleggen
tile-rummy-action-pass = passen

## Wat iemand deed. $player is een naam; zinnen op -you zijn voor wie het deed.
tile-rummy-log-lay = { $player } legt { $tiles } neer
tile-rummy-log-lay-you = Je legt { $tiles }
tile-rummy-log-exchange = { $player } ruilt een steen
tile-rummy-log-exchange-you = Je ruilt een steen
tile-rummy-log-draw = { $player } pakt een steen
tile-rummy-log-draw-you = Je pakt een steen
tile-rummy-log-reject = { $player } legt een steen weg
tile-rummy-log-reject-you = Je legt een steen weg
tile-rummy-log-pass = { $player } past
tile-rummy-log-pass-you = Je past
tile-rummy-log-timeout = De tijd van { $player } is om
tile-rummy-log-timeout-you = Je tijd is om

tile-rummy-outcome-out = { $winners } heeft geen steen meer en wint wat de anderen verliezen.
tile-rummy-outcome-out-you = Je hebt geen steen meer en wint wat de anderen verliezen.
tile-rummy-outcome-double = { $winners } legde alles in één beurt: alles telt dubbel.
tile-rummy-outcome-double-you = Je legde alles in één beurt: alles telt dubbel.
tile-rummy-outcome-blocked = Niemand kan verder: iedereen verliest wat op het plankje staat.
tile-rummy-outcome-blocked-you = Niemand kan verder, ook jij niet.

## Wat er op tafel ligt, in woorden.
tile-rummy-look-table = tafel
tile-rummy-look-table-about = alle combinaties op tafel
tile-rummy-look-rack = plankje
tile-rummy-look-rack-about = je stenen
tile-rummy-look-counts = aantallen
tile-rummy-look-counts-about = hoeveel stenen iedereen heeft
tile-rummy-table = Tafel: { $melds }.
tile-rummy-table-empty = Er ligt nog niets.
tile-rummy-rack = Je plankje: { $tiles }.
tile-rummy-rack-of = { $player } heeft: { $tiles }.
tile-rummy-rack-empty = Je plankje is leeg.
tile-rummy-drew = Je pakt: { $tile }.
tile-rummy-exchanged = Je geeft { $old } en krijgt { $new }.
tile-rummy-counts = Op de plankjes: { $counts }.
tile-rummy-pool = In de pot: { $count }.
tile-rummy-not-opened = Je bent nog niet uitgekomen.

## Waarom de scheidsrechter weigert
tile-rummy-refusal-meld-too_short = Te kort: { $meld }. Een combinatie heeft minstens drie stenen.
tile-rummy-refusal-meld-series_too_short = Te kort: { $meld }. Een serie heeft drie of vier stenen.
tile-rummy-refusal-meld-twice = Geen combinatie: { $meld }. Dubbel: { $tile }.
tile-rummy-refusal-meld-number_twice = Geen rij: { $meld }. Het getal { $number } is dubbel.
tile-rummy-refusal-meld-other_number = Geen serie: { $meld }. Alles zou { $number } moeten zijn; dit niet: { $tile }.
tile-rummy-refusal-meld-other_colour = Geen rij: { $meld }. Van een andere kleur: { $tile }.
tile-rummy-refusal-meld-gap = Geen rij: { $meld }. Wat ontbreekt: { $missing }.
tile-rummy-refusal-meld-gaps = Geen rij: { $meld }. Wat ontbreekt: { $missing }.
tile-rummy-refusal-meld-ace_low = Geen rij: { $meld }. De 1 komt alleen voor de 2.
tile-rummy-refusal-meld-ace_between = Geen rij: { $meld }. De 1 ligt nooit tussen de 13 en de 2.
tile-rummy-refusal-meld-no_series = Aan deze tafel tellen alleen rijen, niet { $meld }.
tile-rummy-refusal-meld-no_sequences = Aan deze tafel tellen alleen series, niet { $meld }.
tile-rummy-refusal-lay-nothing = Leg minstens één steen van je plankje: alleen omschikken is geen beurt.
tile-rummy-refusal-lay-not_on_rack = Niet op je plankje: { $tile }.
tile-rummy-refusal-lay-appeared = Waar komt deze steen op het plankje vandaan: { $tile }?
tile-rummy-refusal-lay-vanished = Waar is deze steen van het plankje gebleven: { $tile }?
tile-rummy-refusal-lay-taken = Wat op tafel lag, blijft daar: { $tile }.
tile-rummy-refusal-lay-star_taken = Een ster op tafel blijft daar voor altijd.
tile-rummy-refusal-lay-star_moved = Deze ster houdt zijn plaats: { $star }. Hij komt vrij als je van je plankje legt waarvoor hij staat: { $faces }.
tile-rummy-refusal-lay-table_touched = Je komt uit met alleen eigen combinaties; de tafel blijft deze beurt zoals hij is: { $meld }.
tile-rummy-refusal-lay-opening_too_low = Om uit te komen heb je { $minimum } punten nodig; dit zijn er { $points }.
tile-rummy-refusal-lay-opening_alone_too_low = Om uit te komen moeten je stenen op zichzelf { $minimum } punten maken; deze doen dat niet.
tile-rummy-refusal-lay-which_reject = Kies een steen om weg te leggen.
tile-rummy-refusal-lay-none_to_reject = Houd één steen: de beurt eindigt met wegleggen.
tile-rummy-refusal-exchange-not_this_version = In deze versie wordt gepakt en weggelegd, niet geruild.
tile-rummy-refusal-exchange-opened = Alleen wie nog niet is uitgekomen mag ruilen.
tile-rummy-refusal-exchange-not_on_rack = Niet op je plankje: { $tile }.
tile-rummy-refusal-exchange-pool_empty = De pot is leeg: je kunt passen.
tile-rummy-refusal-draw-not_this_version = In deze versie wordt niet gepakt: leg of ruil.
tile-rummy-refusal-draw-first = Pak eerst een steen.
tile-rummy-refusal-draw-already = Je hebt deze beurt al gepakt.
tile-rummy-refusal-draw-pool_empty = De pot is leeg: leg of pas.
tile-rummy-refusal-reject-not_this_version = In deze versie wordt niets weggelegd.
tile-rummy-refusal-reject-not_on_rack = Je kunt alleen wegleggen wat op je plankje blijft, niet { $tile }.
tile-rummy-refusal-reject-nothing_drawn = De pot is leeg: wie niet legt, past.
tile-rummy-refusal-pass-must_exchange = Leg, of ruil een steen.
tile-rummy-refusal-pass-must_reject = Leg, of leg een steen weg.
tile-rummy-refusal-timeout-no_limit = Aan deze tafel is er geen tijdslimiet.
