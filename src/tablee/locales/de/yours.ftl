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
yours-drawn = Geteilter Sieg
yours-lost = { $count ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
}
yours-replay = Wiederholung: { $game }
yours-analyse = Analysieren: { $game }
yours-again = Noch einmal spielen: { $game }
yours-forget = Aus der Liste entfernen: { $game }
yours-forgotten = Aus der Liste entfernt: { $game }
yours-undo = Rückgängig
yours-gone = Diesen Tisch gibt es nicht mehr: { $game }
yours-all = Alle anzeigen ({ $count })
yours-back = Deine laufende Partie
yours-back-to = Zurück zu deinem Tisch: { $game }
yours-hide = Bis zum nächsten Besuch ausblenden

## A record of oneself, on this device only
me = Deine Bilanz
me-of = Bilanz von { $name }
me-about = Was du auf diesem Gerät gespielt hast. Gespeichert ist es nur hier.
me-games = Siege
me-against = Gegner
me-played = Gespielt
me-won = Gewonnen
me-people = Menschen
me-bests = Deine Bestleistungen
me-tally = Du und die anderen
me-tally-about = Jede Partie zählt, die ihr zusammen gespielt habt und die auf diesem Gerät zu Ende ging.
me-with = Mit
me-wins-mine = Deine Siege
me-wins-theirs = Ihre Siege
me-empty = Auf diesem Gerät hast du noch keine Partie beendet. Sobald es so weit ist, steht sie hier.
me-delete = Bilanz löschen
me-delete-ask = Deine Bilanz löschen?
me-delete-about = Alle Siege, Bestleistungen und Vergleiche auf diesem Gerät verschwinden. Deine Tische bleiben.

## Tables for another device
move = Tische auf ein anderes Gerät mitnehmen
move-about = Scanne den Code mit dem anderen Gerät oder schick dir den Link. Danach kannst du auf beiden spielen.
move-secret = Wer diesen Link hat, kann auf deinen Plätzen spielen: Behalte ihn für dich.
move-link = Link zu deinen Tischen
move-qr = QR-Code für deine Tische
move-some = Der QR-Code enthält { $some } von { $all } Tischen, die laufenden zuerst. Der Link enthält alle.
move-record = Auch meine Bilanz mitnehmen (nur im Link)
move-tied = { $count ->
    [one] Ein Tisch bleibt hier: Dein Platz dort hängt an einem Cookie in diesem Browser, und das lässt sich nicht mitnehmen.
   *[other] { $count } Tische bleiben hier: Deine Plätze dort hängen an Cookies in diesem Browser, und die lassen sich nicht mitnehmen.
}
move-nothing = Noch gibt es nichts mitzunehmen. Spiel erst mal eine Runde!
move-arrived = { $count ->
    [one] Dieser Link bringt einen Tisch auf dieses Gerät.
   *[other] Dieser Link bringt { $count } Tische auf dieses Gerät.
}
move-known = Alle Tische dieses Links hast du schon.
move-arrived-record = Er bringt auch eine Bilanz mit. Partien, die du schon hast, zählen nur einmal.
move-arrived-about = Mach nur weiter, wenn der Link von dir ist: Wer ihn erstellt hat, kann auf denselben Plätzen spielen.
move-add = Auf diesem Gerät hinzufügen
move-unreadable = Dieser Link ist beschädigt und lässt sich nicht lesen. Kopiere ihn noch einmal vollständig.
