## Tile Rummy: pieces, options, what happened, and why the referee refuses.

tile-rummy = Cijferrummy
tile-rummy-about = 106 stenen voor rijen en series. Leg stenen, herschik de tafel en leg als eerste je laatste steen.

# A tile of a colour; $number is 1 to 13.
tile-rummy-piece-K = zwart { $number }
tile-rummy-piece-R = rood { $number }
tile-rummy-piece-B = blauw { $number }
tile-rummy-piece-O = oranje { $number }
tile-rummy-piece-star = ster
tile-rummy-star = ster als { $tile }

tile-rummy-option-version = Versie
tile-rummy-option-version-exchange = Ruilen
tile-rummy-option-version-exchange-about = Leg je niets, dan ruil je een steen met de pot.
tile-rummy-option-version-draw-discard = Pakken en afleggen
tile-rummy-option-version-draw-discard-about = Aan het begin van elke beurt pak je een steen, aan het eind leg je er een af.
tile-rummy-option-version-draw-keep = Pakken en houden
tile-rummy-option-version-draw-keep-about = Aan het begin van elke beurt pak je een steen, en je legt er nooit een af. Tot je bent uitgekomen, mag je er ook een ruilen.
tile-rummy-option-rejected = Afgelegde stenen
tile-rummy-option-rejected-about = Waar ze gedekt terechtkomen.
tile-rummy-option-rejected-aside = aan de kant
tile-rummy-option-rejected-pool = terug in de pot
tile-rummy-option-rounds = Rondes
tile-rummy-option-rounds-about = Wie het hoogste totaal op het scoreblad heeft, wint de partij.
tile-rummy-option-starter = Wie de volgende rondes begint
tile-rummy-option-starter-about = In de eerste ronde begint wie de laagste steen trekt.
tile-rummy-option-starter-rotate = de volgende speler met de klok mee
tile-rummy-option-starter-same = dezelfde speler
tile-rummy-option-starter-winner = de winnaar
tile-rummy-option-starter-draw = wie vóór elke ronde de laagste steen trekt
tile-rummy-option-clock-about = Is je tijd om, dan worden de tafel en je plankje weer zoals aan het begin van de beurt, en is de volgende speler aan de beurt.
tile-rummy-option-hand_size = Stenen per speler
tile-rummy-option-hand_size-about = Met zoveel stenen begint iedereen een ronde.
tile-rummy-option-opening_minimum = Punten om uit te komen
tile-rummy-option-opening_minimum-about = Zoveel moeten je eerste combinaties waard zijn. Hoe lager, hoe makkelijker; met 0 is elke combinatie goed.
tile-rummy-option-rework_on_opening = Tafel herschikken bij het uitkomen
tile-rummy-option-rework_on_opening-about = Anders mag je de tafel pas vanaf je volgende beurt herschikken.
tile-rummy-option-exchange_after_opening = Ruilen na het uitkomen
tile-rummy-option-exchange_after_opening-about = Anders mag je alleen ruilen tot je bent uitgekomen.
tile-rummy-option-stars_in_play = Sterren
tile-rummy-option-stars_in_play-about = Een ster staat voor een steen naar keuze.
tile-rummy-option-stars_in_play-0 = geen
tile-rummy-option-stars_in_play-1 = één
tile-rummy-option-stars_in_play-2 = twee
tile-rummy-option-stars_in_play-3 = drie
tile-rummy-option-stars_in_play-4 = vier
tile-rummy-option-stars = Sterren verplaatsen
tile-rummy-option-stars-exchange = alleen door ruilen
tile-rummy-option-stars-exchange-about = Een ster op tafel komt pas vrij als de steen waarvoor hij staat, zijn plaats inneemt.
tile-rummy-option-stars-free = vrij
tile-rummy-option-stars-free-about = Bij het herschikken mag een ster op tafel voor elke steen staan.
tile-rummy-option-star_penalty = Straf per overgebleven ster
tile-rummy-option-star_penalty-about = Strafpunten voor elke ster die je aan het eind van de ronde nog hebt.
tile-rummy-option-combinations = Combinaties
tile-rummy-option-combinations-about = Een rij bestaat uit drie of meer opeenvolgende getallen, een serie uit drie of vier stenen met hetzelfde getal.
tile-rummy-option-combinations-both = rijen en series
tile-rummy-option-combinations-series = alleen series
tile-rummy-option-combinations-sequences = alleen rijen
tile-rummy-option-ace = De 1
tile-rummy-option-ace-about = Waar die in een rij mag liggen.
tile-rummy-option-ace-low = alleen vóór de 2
tile-rummy-option-ace-both = ook na de 13
tile-rummy-option-mixed_sequences = Rijen in gemengde kleuren
tile-rummy-option-mixed_sequences-about = Anders moet een rij één kleur hebben.
tile-rummy-option-doubling = Alles in één keer telt dubbel
tile-rummy-option-doubling-about = Leg je al je stenen in één beurt, zonder eerder in de ronde iets te hebben gelegd, dan tellen alle verliezen en de winst dubbel.
tile-rummy-option-blocked_after = Vastgelopen na (beurten)
tile-rummy-option-blocked_after-about = De ronde eindigt als iedereen zo vaak aan de beurt is geweest zonder dat iemand een steen heeft gelegd.

## What a player may do. $tiles is a list of names.
tile-rummy-typing = De keuzes zijn maar suggesties: je mag elke zet typen. Om te leggen typ je de hele tafel zoals je die wilt hebben: lay K1 R1 B1 | R7 R8 *R9. Verder: exchange R7 om te ruilen, of reject K3 om af te leggen. K is zwart, R rood, B blauw, O oranje, * een ster.
tile-rummy-action-lay = { $tiles } leggen
tile-rummy-action-lay-reject = { $tiles } leggen en { $tile } afleggen
tile-rummy-action-exchange = { $tile } ruilen
tile-rummy-action-draw = een steen pakken
tile-rummy-action-reject = { $tile } afleggen
tile-rummy-action-pass = passen

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
tile-rummy-log-lay = { $player } legt { $tiles }
tile-rummy-log-lay-you = Je legt { $tiles }
# What a star on the table stood for, and stands for now.
tile-rummy-log-star = De ster is nu { $new } in plaats van { $old }
tile-rummy-log-exchange = { $player } ruilt een steen
tile-rummy-log-exchange-you = Je ruilt een steen
tile-rummy-log-draw = { $player } pakt een steen
tile-rummy-log-draw-you = Je pakt een steen
tile-rummy-log-reject = { $player } legt een steen af
tile-rummy-log-reject-you = Je legt een steen af
tile-rummy-log-pass = { $player } past
tile-rummy-log-pass-you = Je past
tile-rummy-log-timeout = De tijd van { $player } is om
tile-rummy-log-timeout-you = Je tijd is om

tile-rummy-outcome-out = { $winners } heeft geen stenen meer en wint wat de anderen verliezen.
tile-rummy-outcome-out-you = Je hebt geen stenen meer en wint wat de anderen verliezen.
tile-rummy-outcome-double = { $winners } legde alle stenen in één beurt: alles telt dubbel.
tile-rummy-outcome-double-you = Je legde al je stenen in één beurt: alles telt dubbel.
tile-rummy-outcome-blocked = De ronde zit vast: iedereen verliest de punten op zijn plankje.
tile-rummy-outcome-blocked-you = De ronde zit vast: iedereen verliest de punten op zijn plankje, jij ook.

## What lies on the table, in words.
tile-rummy-look-table = tafel
tile-rummy-look-table-about = alle combinaties op tafel
tile-rummy-look-rack = plankje
tile-rummy-look-rack-about = je stenen
tile-rummy-look-counts = aantallen
tile-rummy-look-counts-about = hoeveel stenen iedereen heeft
tile-rummy-table = Tafel: { $melds }.
tile-rummy-table-empty = Er ligt nog niets op tafel.
tile-rummy-rack = Je plankje: { $tiles }.
tile-rummy-rack-of = { $player } heeft: { $tiles }.
tile-rummy-rack-empty = Je plankje is leeg.
tile-rummy-drew = Je pakt: { $tile }.
tile-rummy-exchanged = Je geeft { $old } en krijgt { $new }.
tile-rummy-counts = Op de plankjes: { $counts }.
tile-rummy-pool = In de pot: { $count }.
tile-rummy-not-opened = Je bent nog niet uitgekomen.

## Why the referee refuses
tile-rummy-refusal-meld-too_short = Te kort: { $meld }. Een combinatie heeft minstens drie stenen nodig.
tile-rummy-refusal-meld-series_too_short = Te kort: { $meld }. Een serie heeft drie of vier stenen nodig.
tile-rummy-refusal-meld-twice = Geen combinatie: { $meld }. Dubbel: { $tile }.
tile-rummy-refusal-meld-number_twice = Geen rij: { $meld }. Het getal { $number } komt twee keer voor.
tile-rummy-refusal-meld-other_number = Geen serie: { $meld }. Elke steen moet een { $number } zijn; deze is dat niet: { $tile }.
tile-rummy-refusal-meld-other_colour = Geen rij: { $meld }. Verkeerde kleur: { $tile }.
tile-rummy-refusal-meld-gap = Geen rij: { $meld }. Er ontbreekt: { $missing }.
tile-rummy-refusal-meld-gaps = Geen rij: { $meld }. Er ontbreken: { $missing }.
tile-rummy-refusal-meld-ace_low = Geen rij: { $meld }. De 1 mag alleen vóór de 2.
tile-rummy-refusal-meld-ace_between = Geen rij: { $meld }. De 1 mag nooit tussen de 13 en de 2.
tile-rummy-refusal-meld-no_series = Aan deze tafel tellen alleen rijen. Dit is er geen: { $meld }.
tile-rummy-refusal-meld-no_sequences = Aan deze tafel tellen alleen series. Dit is er geen: { $meld }.
tile-rummy-refusal-lay-nothing = Leg minstens één steen van je plankje: alleen herschikken is geen beurt.
tile-rummy-refusal-lay-not_on_rack = Niet op je plankje: { $tile }.
tile-rummy-refusal-lay-appeared = Waar komt deze steen op je plankje vandaan: { $tile }?
tile-rummy-refusal-lay-vanished = Waar is deze steen van je plankje gebleven: { $tile }?
tile-rummy-refusal-lay-taken = Wat op tafel ligt, blijft op tafel: { $tile }.
tile-rummy-refusal-lay-star_taken = Een ster op tafel blijft voorgoed op tafel.
tile-rummy-refusal-lay-star_moved = Deze ster mag niet voor een andere steen staan: { $star }. Je maakt hem vrij door een steen van je plankje op zijn plaats te leggen. Dat kan met: { $faces }.
tile-rummy-refusal-lay-stars_exchanged_alike = Met twee dezelfde stenen kun je geen twee sterren uit één combinatie vrijmaken: in { $meld } is maar één keer plaats voor { $tile }.
tile-rummy-refusal-lay-table_touched = Je komt uit met alleen eigen combinaties; de rest van de tafel blijft deze beurt zoals die is: { $meld }.
tile-rummy-refusal-lay-opening_too_low = Om uit te komen heb je { $minimum ->
    [one] { $minimum } punt
   *[other] { $minimum } punten
} nodig; je hebt er nu maar { $points }.
tile-rummy-refusal-lay-opening_alone_too_low = Om uit te komen moeten je eigen stenen op zichzelf combinaties vormen die minstens { $minimum ->
    [one] { $minimum } punt
   *[other] { $minimum } punten
} waard zijn; met deze stenen lukt dat niet.
tile-rummy-refusal-lay-opening_not_alone = Om uit te komen heb je minstens één combinatie van alleen eigen stenen nodig; met deze stenen lukt dat niet.
tile-rummy-refusal-lay-opening_undecided = De scheidsrechter kon niet vaststellen of deze stenen op zichzelf combinaties vormen die minstens { $minimum ->
    [one] { $minimum } punt
   *[other] { $minimum } punten
} waard zijn. Leg er minder tegelijk.
tile-rummy-refusal-lay-which_reject = Kies een steen om af te leggen.
tile-rummy-refusal-lay-none_to_reject = Houd één steen over: aan het eind van je beurt leg je er een af.
tile-rummy-refusal-exchange-not_this_version = In deze versie pak je een steen en leg je er een af; ruilen kan niet.
tile-rummy-refusal-exchange-opened = Je mag alleen ruilen tot je bent uitgekomen.
tile-rummy-refusal-exchange-not_on_rack = Niet op je plankje: { $tile }.
tile-rummy-refusal-exchange-pool_empty = De pot is leeg: je kunt passen.
tile-rummy-refusal-draw-not_this_version = In deze versie pak je geen stenen: leg of ruil.
tile-rummy-refusal-draw-first = Pak eerst een steen.
tile-rummy-refusal-draw-already = Je hebt deze beurt al een steen gepakt.
tile-rummy-refusal-draw-pool_empty = De pot is leeg: leg of pas.
tile-rummy-refusal-reject-not_this_version = In deze versie leg je niets af.
tile-rummy-refusal-reject-not_on_rack = Je kunt alleen een steen afleggen die nog op je plankje staat, niet { $tile }.
tile-rummy-refusal-reject-nothing_drawn = De pot is leeg: leg je niets, dan pas je.
tile-rummy-refusal-pass-must_exchange = Leg stenen, of ruil er een.
tile-rummy-refusal-pass-must_reject = Ook als je niets legt, moet je aan het eind van je beurt een steen afleggen.
tile-rummy-refusal-timeout-no_limit = Aan deze tafel geldt geen tijdslimiet.

# What an estimate depends on, in an analysis.
tile-rummy-analysis-holding = Dit klopt als je stenen blijft houden tot je alles kunt leggen.
