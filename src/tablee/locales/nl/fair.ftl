## Eerlijk delen: voor de start, na de partij, en de pagina die een verslag controleert.

fair = Is er eerlijk gedeeld?
fair-about = Er wordt geschud met een geheim getal. De vingerafdruk ervan stond vast voor het delen, nu is het getal te zien: iedereen kan nagaan dat ze bij elkaar horen.
fair-commitment = Vingerafdruk, voor het delen
fair-seed = Geheim getal
fair-verify = Controleer dit delen
fair-words = Woorden die zijn meegeschud
fair-words-by = { $name }: ‘{ $words }’
shuffle = Eerlijk geschud
shuffle-about = Er wordt geschud met een geheim getal, dat getrokken is toen de tafel werd gemaakt. Dit is de vingerafdruk ervan. Na de partij wordt het getal getoond, en deze pagina gaat vanzelf na dat niemand het heeft verwisseld.
shuffle-words = Jouw woorden voor het schudden
shuffle-words-about = Wat je schrijft wordt meegeschud: zo kan niemand vooraf geweten hebben wie wat krijgt. De anderen zien het na de start.
shuffle-words-add = Meeschudden
shuffle-words-in = Meegeschud: ‘{ $words }’. Tot de start kun je het veranderen.
seat-worded = woorden meegeschud
verify = Een deling controleren
verify-about = Hier kan iedereen nagaan dat niemand bij het delen heeft geknoeid. Deze pagina rekent het zelf na, met het geheime getal dat na de partij wordt getoond. Alleen of zetten en punten volgens de spelregels zijn, vraagt ze aan de server.
verify-elsewhere = Je hoeft deze server niet te geloven: elke andere Tablée-server en het commando ‘tablee verify’ controleren hetzelfde bestand.
verify-file = Verslag van een partij, als bestand
verify-drop = Je kunt het bestand ook hierheen slepen.
verify-text = Of plak het verslag hier
verify-noted = Vingerafdruk die je voor het delen hebt opgeschreven, als je dat deed
verify-do = Controleren
verify-working = Bezig met controleren …
refusal-record-none = Dit is geen verslag van een partij.
verify-fair = Er is eerlijk gedeeld.
verify-consistent = Alles in dit verslag klopt met elkaar. Wat deze pagina niet kan weten, heeft een vraagteken.
verify-unfinished = Niet alles kon worden nagegaan: de server heeft het verslag niet nagespeeld.
verify-wrong = Er klopt iets niet aan dit verslag.
verify-here = Deze pagina heeft nagerekend
verify-server = De server zegt, volgens de spelregels
verify-sign-yes = Juist:
verify-sign-no = Onjuist:
verify-sign-open = Onbeslist:
verify-whole-yes = Het verslag is gaaf: sinds het geschreven werd is er niets veranderd.
verify-whole-no = Het verslag is veranderd nadat het geschreven was, of er ontbreekt iets.
verify-commitment-yes = Het geheime getal hoort bij de vingerafdruk.
verify-commitment-no = Het geheime getal hoort niet bij de vingerafdruk: een van beide is verwisseld.
verify-seen-yes = Deze browser zag dezelfde vingerafdruk voor het delen.
verify-seen-late = Deze browser zag dezelfde vingerafdruk tijdens de partij.
verify-seen-no = Deze browser zag aan deze tafel een andere vingerafdruk: { $seen }
verify-seen-open = Deze browser was niet aan de tafel: vergelijk de vingerafdruk met een die iemand voor het delen heeft opgeschreven.
verify-noted-yes = Het is de vingerafdruk die je had opgeschreven.
verify-noted-no = Het is niet de vingerafdruk die je had opgeschreven.
verify-words-yes = { $count ->
    [0] Niemand voegde woorden toe, en er zijn er geen ondergeschoven.
   *[other] De woorden die zijn meegeschud, zijn die welke deze browser bij de start zag.
}
verify-words-no = De woorden zijn niet die welke deze browser bij de start zag (van { $count } plaatsen).
verify-words-not-mine = De woorden van jouw plaats zijn niet die welke je had toegevoegd.
verify-words-invented = De plaats van een bot heeft woorden, en bots voegen er geen toe: de server heeft ze verzonnen.
verify-words-open = { $count ->
    [0] Niemand voegde woorden toe.
   *[other] Er zijn woorden meegeschud: vraag wie ze toevoegde of het hun woorden zijn.
}
verify-shuffles-yes = { $count ->
    [one] Met het getal en de woorden heeft deze pagina de enige keer zelf geschud: dezelfde volgorde.
   *[other] Met het getal en de woorden heeft deze pagina alle { $count } keren zelf geschud: dezelfde volgorde, stuk voor stuk.
}
verify-shuffles-no = Deze pagina schudt anders: { $which } komt niet uit het getal en de woorden (van { $count } keren).
verify-deals-yes = { $count ->
    [one] Er is gedeeld wat zo geschud was, en niets anders.
   *[other] Alle { $count } keren is gedeeld wat zo geschud was, en niets anders.
}
verify-deals-no = Wat gedeeld is, is niet wat geschud was ({ $count } keer gedeeld).
verify-box-yes = Voor het schudden van elke ronde lag alles zoals in elke doos van dit spel.
verify-box-open = Deze tafel heeft eigen speelmateriaal: in welke volgorde het voor het schudden lag, zegt alleen de server.
verify-actions-yes = { $count ->
    [one] De enige zet was toegestaan.
   *[other] Alle { $count } zetten waren toegestaan.
}
verify-scores-yes = { $count ->
    [0] Er is geen ronde afgemaakt.
    [one] De punten van de afgemaakte ronde kloppen.
   *[other] De punten van alle { $count } afgemaakte rondes kloppen.
}
verify-not-over = In dit verslag is de partij nog niet uit.
verify-shuffled = Elke keer schudden apart
