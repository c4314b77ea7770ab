## Ehrliches Austeilen: vor dem Start, nach der Partie, und die Seite, die eine Aufzeichnung prüft.

fair = Wurde ehrlich gemischt?
fair-about = Gemischt wird mit einer geheimen Zahl. Ihr Fingerabdruck stand vor dem Austeilen fest, jetzt ist die Zahl zu sehen: Wer will, kann prüfen, dass beide zusammengehören.
fair-commitment = Fingerabdruck, vor dem Austeilen
fair-seed = Geheime Zahl
fair-verify = Dieses Austeilen prüfen
fair-words = Worte, die hineingemischt wurden
fair-words-by = { $name }: „{ $words }“
shuffle = Ehrlich gemischt
shuffle-about = Gemischt wird mit einer geheimen Zahl, die gezogen wurde, als der Tisch entstand. Das ist ihr Fingerabdruck. Nach der Partie wird die Zahl gezeigt, und diese Seite prüft von selbst, dass niemand sie ausgetauscht hat.
shuffle-words = Deine Worte fürs Mischen
shuffle-words-about = Was du schreibst, wird hineingemischt: So kann vorher niemand gewusst haben, wer was bekommt. Die anderen sehen es nach dem Start.
shuffle-words-add = Hineinmischen
shuffle-words-in = Hineingemischt: „{ $words }“. Bis zum Start kannst du es ändern.
seat-worded = Worte hineingemischt
verify = Austeilen prüfen
verify-about = Hier kann jeder prüfen, dass niemand beim Austeilen geschummelt hat. Diese Seite rechnet selbst nach, mit der geheimen Zahl, die nach der Partie gezeigt wird. Nur ob Züge und Punkte den Regeln folgen, fragt sie den Server.
verify-elsewhere = Diesem Server musst du nicht trauen: Jeder andere Tablée-Server und der Befehl „tablee verify“ prüfen dieselbe Datei.
verify-file = Aufzeichnung einer Partie als Datei
verify-drop = Du kannst die Datei auch hier fallen lassen.
verify-text = Oder die Aufzeichnung hier einfügen
verify-noted = Fingerabdruck, den du vor dem Austeilen notiert hast (falls ja)
verify-do = Prüfen
verify-working = Wird geprüft …
refusal-record-none = Das ist keine Aufzeichnung einer Partie.
verify-fair = Es wurde ehrlich ausgeteilt.
verify-consistent = In dieser Aufzeichnung passt alles zusammen. Was diese Seite nicht wissen kann, trägt ein Fragezeichen.
verify-unfinished = Nicht alles konnte geprüft werden: Der Server hat die Aufzeichnung nicht nachgespielt.
verify-wrong = Mit dieser Aufzeichnung stimmt etwas nicht.
verify-here = Diese Seite hat nachgerechnet
verify-server = Der Server sagt, nach den Regeln
verify-sign-yes = Richtig:
verify-sign-no = Falsch:
verify-sign-open = Offen:
verify-whole-yes = Die Aufzeichnung ist unversehrt: Seit sie geschrieben wurde, hat sich nichts geändert.
verify-whole-no = Die Aufzeichnung wurde nach dem Schreiben verändert, oder etwas fehlt.
verify-commitment-yes = Die geheime Zahl gehört zum Fingerabdruck.
verify-commitment-no = Die geheime Zahl gehört nicht zum Fingerabdruck: Eines von beiden wurde ausgetauscht.
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
verify-words-no = Die Worte sind nicht die, die dieser Browser beim Start gesehen hat (von { $count } Plätzen).
verify-words-not-mine = Die Worte deines Platzes sind nicht die, die du beigetragen hattest.
verify-words-invented = Der Platz eines Bots hat Worte, und Bots tragen keine bei: Der Server hat sie erfunden.
verify-words-open = { $count ->
    [0] Niemand hat Worte beigetragen.
   *[other] Worte wurden hineingemischt: Frag die, von denen sie stammen, ob es ihre sind.
}
verify-shuffles-yes = { $count ->
    [one] Aus der Zahl und den Worten hat diese Seite selbst gemischt, nur einmal war es nötig: dieselbe Reihenfolge.
   *[other] Aus der Zahl und den Worten hat diese Seite alle { $count } Male selbst gemischt: dieselbe Reihenfolge, Stück für Stück.
}
verify-shuffles-no = Diese Seite mischt anders: { $which } kommt nicht aus der Zahl und den Worten (von { $count } Malen).
verify-deals-yes = { $count ->
    [one] Ausgeteilt wurde genau, was so gemischt war.
   *[other] Alle { $count } Male wurde genau ausgeteilt, was so gemischt war.
}
verify-deals-no = Ausgeteilt wurde nicht, was gemischt war ({ $count } Mal ausgeteilt).
verify-box-yes = Vor dem Mischen jeder Runde lag alles wie in jeder Schachtel dieses Spiels.
verify-box-open = Dieser Tisch hat eigenes Spielmaterial: In welcher Ordnung es vor dem Mischen lag, sagt nur der Server.
verify-actions-yes = { $count ->
    [one] Der einzige Zug war erlaubt.
   *[other] Alle { $count } Züge waren erlaubt.
}
verify-scores-yes = { $count ->
    [0] Keine Runde wurde beendet.
    [one] Die Punkte der beendeten Runde stimmen.
   *[other] Die Punkte aller { $count } beendeten Runden stimmen.
}
verify-not-over = In dieser Aufzeichnung ist die Partie nicht zu Ende.
verify-shuffled = Jedes Mischen einzeln
