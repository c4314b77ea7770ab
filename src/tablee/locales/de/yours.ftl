## A visitor's own tables: on the start page, and the way back to them
yours = Deine Tische
yours-over = Beendet
yours-continue = Weiterspielen
yours-waiting = { $count ->
    [one] Noch ein Platz ist frei
   *[other] Noch { $count } Plätze sind frei
}
yours-complete = Alle sind da: Es kann losgehen
yours-round-over = Runde { $round } ist zu Ende
yours-called = Du bist an einem anderen Tisch dran: { $game }
yours-won = Du hast gewonnen!
yours-drawn = Du teilst dir den Sieg
yours-lost = { $count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
}
yours-replay = Wiederholung: { $game }
yours-again = Noch einmal spielen: { $game }
yours-forget = Aus der Liste entfernen: { $game }
yours-forgotten = Aus der Liste entfernt: { $game }
yours-undo = Rückgängig
yours-gone = Diesen Tisch gibt es nicht mehr: { $game }
yours-all = Alle anzeigen ({ $count })
yours-back = Dein laufender Tisch
yours-back-to = Zurück zu deinem Tisch: { $game }
yours-hide = Bis zum nächsten Besuch ausblenden
