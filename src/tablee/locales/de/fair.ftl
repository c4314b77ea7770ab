## Fair deals: before the start, after the match, and the page that verifies a record.

fair = Wurde ehrlich gemischt?
fair-about = Gemischt wird mit einer geheimen Zahl. Ihr Fingerabdruck stand schon vor dem Austeilen fest. Jetzt siehst du die Zahl selbst, und alle können prüfen, ob beide zusammenpassen.
fair-commitment = Fingerabdruck (vor dem Austeilen gezeigt)
fair-seed = Geheime Zahl
fair-verify = Diese Verteilung prüfen
fair-words = Hineingemischte Worte
fair-words-by = { $name }: „{ $words }“
shuffle = Ehrlich gemischt
shuffle-about = Gemischt wird mit einer geheimen Zahl, die seit dem Eröffnen des Tisches feststeht. Das ist ihr Fingerabdruck. Nach der Partie wird die Zahl gezeigt, und diese Seite prüft selbst, ob jemand sie ausgetauscht hat.
shuffle-words = Deine Worte fürs Mischen
shuffle-words-about = Was du schreibst, wird hineingemischt: So kann vorher niemand gewusst haben, wer was bekommt. Die anderen sehen es, sobald die Partie begonnen hat.
shuffle-words-add = Hineinmischen
shuffle-words-in = Hineingemischt: „{ $words }“. Bis zum Start kannst du es ändern.
seat-worded = Worte hineingemischt
verify = Verteilung prüfen
verify-about = Hier kannst du prüfen, ob beim Austeilen geschummelt wurde. Diese Seite rechnet selbst nach, mit der geheimen Zahl, die nach der Partie gezeigt wird. Den Server fragt sie nur, ob Züge und Punkte den Regeln entsprechen.
verify-elsewhere = Diesem Server musst du nicht trauen: Jeder andere Tablée-Server oder der Befehl „tablee verify“ kann dieselbe Datei prüfen.
verify-file = Aufzeichnung einer Partie (Datei)
verify-drop = Du kannst die Datei auch hierher ziehen.
verify-text = Oder die Aufzeichnung hier einfügen
verify-noted = Fingerabdruck, den du vor dem Austeilen notiert hast (optional)
verify-do = Prüfen
verify-first = Füge zuerst eine Aufzeichnung ein oder wähle eine Datei.
verify-working = Wird geprüft …
refusal-record-none = Das ist keine Aufzeichnung einer Partie.
verify-fair = Es wurde ehrlich ausgeteilt.
verify-consistent = In dieser Aufzeichnung passt alles zusammen. Was diese Seite nicht wissen kann, ist mit einem Fragezeichen markiert.
verify-unfinished = Nicht alles konnte geprüft werden: Der Server hat die Aufzeichnung nicht nachgespielt.
verify-wrong = Mit dieser Aufzeichnung stimmt etwas nicht.
verify-here = Von dieser Seite nachgerechnet
verify-server = Vom Server nach den Regeln geprüft
verify-sign-yes = Richtig:
verify-sign-no = Falsch:
verify-sign-open = Nicht geprüft:
verify-whole-yes = Die Aufzeichnung ist vollständig: Seit sie geschrieben wurde, hat niemand sie verändert.
verify-whole-no = Die Aufzeichnung wurde nachträglich verändert, oder etwas fehlt.
verify-commitment-yes = Die geheime Zahl passt zum Fingerabdruck.
verify-commitment-no = Die geheime Zahl passt nicht zum Fingerabdruck: Eines von beiden wurde ausgetauscht.
verify-seen-yes = Dieser Browser hat denselben Fingerabdruck vor dem Austeilen gesehen.
verify-seen-late = Dieser Browser hat denselben Fingerabdruck während der Partie gesehen.
verify-seen-no = Dieser Browser hat an diesem Tisch einen anderen Fingerabdruck gesehen: { $seen }
verify-seen-open = Dieser Browser war nicht am Tisch: Vergleiche den Fingerabdruck mit einem, den jemand vor dem Austeilen notiert hat.
verify-noted-yes = Es ist der Fingerabdruck, den du notiert hast.
verify-noted-no = Es ist nicht der Fingerabdruck, den du notiert hast.
verify-words-yes = { $count ->
    [0] Niemand hat Worte beigetragen, und es wurden keine untergeschoben.
   *[other] Hineingemischt sind die Worte, die dieser Browser beim Start gesehen hat.
}
verify-words-no = Die Worte sind nicht die, die dieser Browser beim Start gesehen hat ({ $count ->
    [0] niemand hat welche beigetragen
    [one] ein Platz hat welche beigetragen
   *[other] { $count } Plätze haben welche beigetragen
}).
verify-words-not-mine = Die Worte für deinen Platz sind nicht die, die du beigetragen hast.
verify-words-invented = Der Platz eines Bots hat Worte, aber Bots tragen keine bei: Der Server hat sie erfunden.
verify-words-open = { $count ->
    [0] Niemand hat Worte beigetragen.
   *[other] Es wurden Worte hineingemischt: Frag die, von denen sie stammen, ob es wirklich ihre sind.
}
verify-shuffles-yes = { $count ->
    [one] Diese Seite hat mit der Zahl und den Worten selbst gemischt: Es kommt dieselbe Reihenfolge heraus.
    [2] Diese Seite hat mit der Zahl und den Worten beide Mischungen wiederholt: Es kommt dieselbe Reihenfolge heraus, Stück für Stück.
   *[other] Diese Seite hat mit der Zahl und den Worten alle { $count } Mischungen wiederholt: Es kommt dieselbe Reihenfolge heraus, Stück für Stück.
}
verify-shuffles-no = Beim Nachrechnen kommt eine andere Reihenfolge heraus: { $which } folgt nicht aus der Zahl und den Worten ({ $count ->
    [one] eine Mischung
   *[other] { $count } Mischungen
} geprüft).
verify-deals-yes = { $count ->
    [one] Die Verteilung ergibt sich genau aus dieser Mischung.
    [2] Beide Verteilungen ergeben sich genau aus diesen Mischungen.
   *[other] Alle { $count } Verteilungen ergeben sich genau aus diesen Mischungen.
}
verify-deals-no = Was ausgeteilt wurde, ist nicht das, was gemischt wurde ({ $count ->
    [one] eine Verteilung
   *[other] { $count } Verteilungen
} geprüft).
verify-box-yes = Vor dem Mischen lag in jeder Runde alles in derselben Reihenfolge wie in jeder Schachtel dieses Spiels.
verify-box-open = Dieser Tisch hat eigenes Spielmaterial: In welcher Reihenfolge es vor dem Mischen lag, weiß nur der Server.
verify-actions-yes = { $count ->
    [0] Es wurde kein Zug gemacht.
    [one] Der einzige Zug war erlaubt.
    [2] Beide Züge waren erlaubt.
   *[other] Alle { $count } Züge waren erlaubt.
}
verify-scores-yes = { $count ->
    [0] Keine Runde wurde beendet.
    [one] Die Punkte der beendeten Runde stimmen.
    [2] Die Punkte beider beendeten Runden stimmen.
   *[other] Die Punkte aller { $count } beendeten Runden stimmen.
}
verify-not-over = In dieser Aufzeichnung ist die Partie nicht zu Ende.
verify-shuffled = Alle Mischungen einzeln
