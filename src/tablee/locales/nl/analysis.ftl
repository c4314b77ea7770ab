## De analyse van een afgelopen partij. pp: procentpunten; $action: what was played, as a sentence of the log; what would be better, without a subject.

analysis-of = Analyse: { $game }
analysis-working = Bezig met analyseren: { $done } van { $all } zetten
analysis-waits = De server heeft het druk. De analyse gaat zo vanzelf verder.
analysis-stopped = Gestopt: { $done } van { $all } zetten geanalyseerd
analysis-stop = Stoppen
analysis-go-on = Doorgaan
analysis-summary = In één oogopslag
analysis-result = Uitslag
analysis-won = (gewonnen)
analysis-shared = (gedeelde winst)
analysis-accuracy = Precisie
analysis-loss = Verlies per beslissing
analysis-marked = Onnauwkeurigheden, fouten en blunders
analysis-inaccuracy = Onnauwkeurigheid
analysis-mistake = Fout
analysis-blunder = Blunder
analysis-missed-out = Gemiste kansen om te winnen
analysis-luck = Geluk bij het trekken
analysis-without-luck = Uitslag zonder geluk
analysis-plays-like = Speelt als
analysis-level-range = { $level } ({ $weakest } tot { $strongest })
analysis-points = { $loss } pp
analysis-points-about = { $loss } ± { $doubt } pp
analysis-signs-about = ?! is een onnauwkeurigheid (vanaf 2 pp), ? een fout (vanaf 5 pp), ?? een blunder (vanaf 10 pp).
analysis-points-explained = pp staat voor procentpunten van de kans om de partij te winnen. De ± dekt alleen het toeval; ook de schatting zelf kan ernaast zitten.
analysis-without-luck-about = Uitslag zonder geluk: winst telt als 100%. Wat het trekken opleverde, gaat eraf; wat het kostte, komt erbij.
analysis-level-about = ‘Speelt als’ vergelijkt met onze bots. Het is maar een ruwe schatting, en één partij zegt weinig.
analysis-curve = Het verloop van de partij
analysis-curve-of = Kansen van
analysis-curve-line = winstkans, als je ieders hand kent
analysis-curve-bars = geluk bij elke trekking: omhoog is goed, omlaag is slecht
analysis-moment = Moment
analysis-chance = Winstkans
analysis-luck-until = Geluk tot de volgende regel
analysis-hindsight = De curve is wijsheid achteraf: ze kent ieders hand en gaat ervan uit dat iedereen vanaf daar even goed speelt. De beoordelingen hieronder tellen alleen wat je op dat moment kon weten. Daarom kan de curve dalen na een goede beslissing, en kan een slechte goed aflopen.
analysis-turns = Nog eens bekijken
analysis-whose = Wiens zetten?
analysis-all = Iedereen
analysis-nothing = Hier valt niets op. Goed gespeeld!
analysis-place = ronde { $round }, zet { $move }
analysis-place-only = zet { $move }
analysis-proven = bewezen
analysis-could-go-out = Hier was de ronde te winnen: { $action }.
analysis-could-lay = { $more ->
    [one] Er kon er nog één worden gelegd, en dat was beter geweest: { $action }.
   *[other] Er konden er nog { $more } worden gelegd, en dat was beter geweest: { $action }.
}
analysis-too-early = Dit kwam te vroeg. Beter: { $action }.
analysis-rightly-kept = { $more ->
    [one] Er kon er nog één worden gelegd: { $action }. Houden was hier beter.
   *[other] Er konden er nog { $more } worden gelegd: { $action }. Houden was hier beter.
}
analysis-better = Beter: { $action }.
analysis-again = { $count ->
    [one] Daarna kon dat nog één keer.
   *[other] Daarna kon dat nog { $count } keer.
}
analysis-show = Op tafel laten zien
analysis-show-turn = Op tafel laten zien: { $place }
analysis-kept = { $count ->
    [one] Terecht gehouden: één keer
   *[other] Terecht gehouden: { $count } keer
}
analysis-kept-about = Hier kon meer worden gelegd, maar houden was de betere keuze. Goed ingeschat!
analysis-learn = Van de fouten leren
analysis-look = Wat de tafel laat zien
analysis-look-before = Ervoor
analysis-look-played = Zoals gespeeld
analysis-look-better = Beter
analysis-look-possible = Mogelijk
analysis-previous = Vorige
analysis-next = Volgende
analysis-open-replay = Herhaling hier openen
analysis-try-count = Zet { $turn } van { $turns }
analysis-try = In de partij: { $action }. Er is iets beters: wat zou jij spelen?
analysis-try-best = Goed gevonden! Er is niets beters bekend.
analysis-try-proven = Goed gevonden! En het is bewezen: beter kan niet.
analysis-try-good = Goed! Dat is ongeveer even goed als de beste zet.
analysis-try-better = Beter dan in de partij, maar het kost nog zo’n { $loss } pp.
analysis-try-worse = Dat kost zo’n { $loss } pp. Er is iets beters.
analysis-try-again = Nog eens proberen
analysis-try-show = Laat zien
analysis-try-sum = Gevonden: { $found } van { $turns }
