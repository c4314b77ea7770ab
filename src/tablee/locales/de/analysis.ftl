## The analysis of a finished match. PP: percentage points of the chance of winning; $action: what was played, as a sentence of the log; what would be better, without a subject.

analysis-of = Analyse: { $game }
analysis-working = Analyse läuft: { $done } von { $all } Zügen
analysis-waits = Der Server hat gerade viel zu tun. Die Analyse geht gleich von selbst weiter.
analysis-stopped = Angehalten: { $done } von { $all } Zügen analysiert
analysis-stop = Anhalten
analysis-go-on = Weiter
analysis-summary = Auf einen Blick
analysis-result = Ergebnis
analysis-won = (gewonnen)
analysis-shared = (geteilter Sieg)
analysis-accuracy = Genauigkeit
analysis-loss = Verlust je Entscheidung
analysis-marked = Ungenauigkeiten, Fehler und Patzer
analysis-inaccuracy = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = Patzer
analysis-missed-out = Rundengewinn verpasst
analysis-luck = Glück beim Ziehen
analysis-without-luck = Ergebnis ohne Glück
analysis-plays-like = Spielt wie
analysis-level-range = { $level } ({ $weakest } bis { $strongest })
analysis-points = { $loss } PP
analysis-points-about = { $loss } ± { $doubt } PP
analysis-signs-about = ?! ist eine Ungenauigkeit (ab 2 PP), ? ein Fehler (ab 5 PP), ?? ein Patzer (ab 10 PP).
analysis-points-explained = PP steht für Prozentpunkte bei der Chance, die Partie zu gewinnen. Das ± deckt nur den Zufall ab; auch die Schätzung selbst kann danebenliegen.
analysis-without-luck-about = Ergebnis ohne Glück: Ein Sieg zählt 100 %. Was das Ziehen gebracht hat, geht davon ab; was es gekostet hat, kommt dazu.
analysis-level-about = „Spielt wie“ vergleicht mit unseren Bots. Das ist nur grob geschätzt, und eine einzelne Partie sagt wenig.
analysis-curve = Der Verlauf der Partie
analysis-curve-of = Chancen von
analysis-curve-line = Gewinnchance, wenn man alles sehen könnte
analysis-curve-bars = Glück bei jedem Ziehen: nach oben gut, nach unten schlecht
analysis-moment = Zeitpunkt
analysis-chance = Gewinnchance
analysis-luck-until = Glück bis zur nächsten Zeile
analysis-hindsight = Die Kurve ist im Nachhinein klug: Sie kennt alle Karten und Steine und nimmt an, dass von da an alle gleich gut spielen. Für die Urteile weiter unten zählt nur, was man in dem Moment wissen konnte. Darum kann die Kurve nach einer guten Entscheidung fallen, und eine schlechte kann gut ausgehen.
analysis-turns = Noch einen Blick wert
analysis-whose = Wessen Züge?
analysis-all = Alle
analysis-nothing = Hier fällt nichts auf. Gut gespielt!
analysis-place = Runde { $round }, Zug { $move }
analysis-place-only = Zug { $move }
analysis-proven = bewiesen
analysis-could-go-out = So wäre man alles losgeworden: { $action }.
analysis-could-lay = { $more ->
    [one] Man hätte eins mehr legen können, und das wäre besser gewesen: { $action }.
   *[other] Man hätte { $more } mehr legen können, und das wäre besser gewesen: { $action }.
}
analysis-too-early = Das kam zu früh. Besser: { $action }.
analysis-rightly-kept = { $more ->
    [one] Man hätte eins mehr legen können: { $action }. Es zu behalten war richtig.
   *[other] Man hätte { $more } mehr legen können: { $action }. Sie zu behalten war richtig.
}
analysis-better = Besser: { $action }.
analysis-again = { $count ->
    [one] Das war danach noch einmal möglich.
   *[other] Das war danach noch { $count }-mal möglich.
}
analysis-show = Auf dem Tisch zeigen
analysis-show-turn = Auf dem Tisch zeigen: { $place }
analysis-kept = { $count ->
    [one] Behalten, und das zu Recht: einmal
   *[other] Behalten, und das zu Recht: { $count }-mal
}
analysis-kept-about = Hier hätte man mehr legen können, aber Behalten war die bessere Wahl. Gut eingeschätzt!
analysis-learn = Aus Fehlern lernen
analysis-look = Was der Tisch zeigt
analysis-look-before = Davor
analysis-look-played = Wie gespielt
analysis-look-better = Besser
analysis-look-possible = Möglich
analysis-previous = Zurück
analysis-next = Weiter
analysis-open-replay = Wiederholung ab hier
analysis-try-count = Zug { $turn } von { $turns }
analysis-try = In der Partie: { $action }. Es gibt etwas Besseres – was würdest du spielen?
analysis-try-best = Genau! Etwas Besseres kennen wir nicht.
analysis-try-proven = Genau! Und das ist bewiesen: Besser geht es nicht.
analysis-try-good = Gut! Das ist etwa so gut wie der beste Zug.
analysis-try-better = Besser als in der Partie, aber es kostet noch etwa { $loss } PP.
analysis-try-worse = Das kostet etwa { $loss } PP. Es gibt etwas Besseres.
analysis-try-again = Noch einmal versuchen
analysis-try-show = Zeig es mir
analysis-try-sum = Gefunden: { $found } von { $turns }
