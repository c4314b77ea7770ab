## Fair deals: before the start, after the match, and the page that verifies a record.

fair = Is er eerlijk gedeeld?
fair-about = Er wordt geschud met een geheim getal. De vingerafdruk daarvan stond al vast vóór het delen. Nu zie je het getal zelf, en iedereen kan nagaan of die twee bij elkaar horen.
fair-commitment = Vingerafdruk (getoond vóór het delen)
fair-seed = Geheim getal
fair-verify = Deze verdeling controleren
fair-words = Toegevoegde woorden
fair-words-by = { $name }: ‘{ $words }’
shuffle = Eerlijk geschud
shuffle-about = Er wordt geschud met een geheim getal, gekozen toen de tafel werd geopend. Dit is de vingerafdruk ervan. Na de partij wordt het getal getoond, en deze pagina gaat zelf na of het nog hetzelfde getal is.
shuffle-words = Jouw woorden voor het schudden
shuffle-words-about = Wat je hier schrijft, wordt meegeschud. Zo kan niemand van tevoren weten wie wat krijgt. De anderen zien het zodra de partij begint.
shuffle-words-add = Toevoegen
shuffle-words-in = Toegevoegd: ‘{ $words }’. Tot de partij begint, kun je het veranderen.
seat-worded = woorden toegevoegd
verify = Verdeling controleren
verify-about = Hier kan iedereen nagaan of er eerlijk is gedeeld. Deze pagina rekent het zelf na, met het geheime getal dat na de partij wordt getoond. Alleen of de zetten en de punten kloppen met de spelregels, vraagt de pagina aan de server.
verify-elsewhere = Je hoeft deze server niet te vertrouwen: elke andere Tablée-server en het commando ‘tablee verify’ kunnen hetzelfde bestand controleren.
verify-file = Verslag van een partij (bestand)
verify-drop = Je kunt het bestand ook hierheen slepen.
verify-text = Of plak het verslag hier
verify-noted = Vingerafdruk die je vóór het delen hebt opgeschreven (niet verplicht)
verify-do = Controleren
verify-first = Plak eerst een verslag of kies een bestand.
verify-working = Bezig met controleren…
refusal-record-none = Dit is geen verslag van een partij.
verify-fair = Er is eerlijk gedeeld.
verify-consistent = Alles in dit verslag klopt met elkaar. Wat deze pagina niet kan weten, is gemarkeerd met een vraagteken.
verify-unfinished = Niet alles kon worden gecontroleerd: de server heeft het verslag niet nagespeeld.
verify-wrong = Er klopt iets niet aan dit verslag.
verify-here = Gecontroleerd door deze pagina
verify-server = Gecontroleerd door de server, volgens de regels
verify-sign-yes = Klopt:
verify-sign-no = Klopt niet:
verify-sign-open = Niet gecontroleerd:
verify-whole-yes = Het verslag is compleet: er is niets aan veranderd sinds het werd geschreven.
verify-whole-no = Het verslag is veranderd sinds het werd geschreven, of er ontbreekt iets.
verify-commitment-yes = Het geheime getal hoort bij de vingerafdruk.
verify-commitment-no = Het geheime getal hoort niet bij de vingerafdruk: een van beide is verwisseld.
verify-seen-yes = Deze browser zag vóór het delen dezelfde vingerafdruk.
verify-seen-late = Deze browser zag tijdens de partij dezelfde vingerafdruk.
verify-seen-no = Deze browser zag aan deze tafel een andere vingerafdruk: { $seen }
verify-seen-open = Deze browser was er niet bij: vergelijk de vingerafdruk met wat iemand vóór het delen heeft opgeschreven.
verify-noted-yes = Het is de vingerafdruk die je hebt opgeschreven.
verify-noted-no = Het is niet de vingerafdruk die je hebt opgeschreven.
verify-words-yes = { $count ->
    [0] Niemand heeft woorden toegevoegd, en er zijn er ook geen binnengesmokkeld.
   *[other] De toegevoegde woorden zijn de woorden die deze browser bij de start zag.
}
verify-words-no = Dit zijn niet de woorden die deze browser bij de start zag ({ $count ->
    [0] toen had niemand woorden toegevoegd
    [one] toen had één speler woorden toegevoegd
   *[other] toen hadden { $count } spelers woorden toegevoegd
}).
verify-words-not-mine = De woorden bij jouw plaats zijn niet de woorden die je hebt toegevoegd.
verify-words-invented = Bij de plaats van een bot staan woorden, maar bots voegen er geen toe: de server heeft ze verzonnen.
verify-words-open = { $count ->
    [0] Niemand heeft woorden toegevoegd.
   *[other] Er zijn woorden toegevoegd: vraag de spelers die dat deden of dit hun woorden zijn.
}
verify-shuffles-yes = { $count ->
    [one] Deze pagina heeft met het getal en de woorden zelf geschud en kwam op dezelfde volgorde uit.
   *[other] Deze pagina heeft met het getal en de woorden zelf { $count } keer geschud en kwam telkens op dezelfde volgorde uit, stuk voor stuk.
}
verify-shuffles-no = Deze pagina komt op een andere volgorde uit: ‘{ $which }’ volgt niet uit het getal en de woorden ({ $count ->
    [one] één keer schudden
   *[other] { $count } keer schudden
} gecontroleerd).
verify-deals-yes = { $count ->
    [one] De verdeling volgt uit dit schudden en uit niets anders.
    [2] Beide verdelingen volgen uit dit schudden en uit niets anders.
   *[other] Alle { $count } verdelingen volgen uit dit schudden en uit niets anders.
}
verify-deals-no = Het delen klopt niet met het schudden ({ $count ->
    [one] één verdeling gecontroleerd
   *[other] { $count } verdelingen gecontroleerd
}).
verify-box-yes = Vóór het schudden lag alles elke ronde in dezelfde volgorde als in elke doos van dit spel.
verify-box-open = Deze tafel heeft eigen speelmateriaal: alleen de server kan zeggen in welke volgorde het vóór het schudden lag.
verify-actions-yes = { $count ->
    [0] Er is geen zet gedaan.
    [one] De enige zet was toegestaan.
    [2] Beide zetten waren toegestaan.
   *[other] Alle { $count } zetten waren toegestaan.
}
verify-scores-yes = { $count ->
    [0] Er is geen ronde afgemaakt.
    [one] De punten van de afgemaakte ronde kloppen.
    [2] De punten van beide afgemaakte rondes kloppen.
   *[other] De punten van alle { $count } afgemaakte rondes kloppen.
}
verify-not-over = In dit verslag is de partij nog niet afgelopen.
verify-shuffled = Het schudden, keer voor keer
