## Was der Tisch und der Server sagen.

refusal-seat-none = Du schaust zu. Das können nur Mitspielende.
refusal-seat-not_host = Das kann nur, wer den Tisch eröffnet hat.
refusal-seat-bad_name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
refusal-seat-bad_words = Worte fürs Mischen haben höchstens { $most } sichtbare Zeichen.
refusal-seat-unknown = Auf Platz { $seat } sitzt niemand.
refusal-seat-taken = Platz { $seat } ist nicht frei.
refusal-seat-unknown_token = Dieser Platz-Link passt nicht zu diesem Tisch. Du schaust zu.
refusal-seat-removed = Du wurdest von diesem Tisch entfernt. Du kannst zuschauen.
refusal-seat-replaced = Ein Bot spielt für dich, bis du zurück bist.
refusal-seat-elsewhere = Dein Platz wurde auch auf einem anderen Gerät oder in einem anderen Fenster geöffnet. Du kannst auf beiden spielen.
refusal-seat-left = Du hast deinen Platz aufgegeben. Du schaust zu.
refusal-seat-yours = Du hast schon einen Platz an diesem Tisch.
refusal-seat-present = Wer auf Platz { $seat } sitzt, ist da.
refusal-seat-not_a_bots = Auf Platz { $seat } spielt kein Bot.
refusal-emote-too_fast = Das war viel auf einmal. Warte einen Moment.
refusal-table-unknown = Einen Tisch mit diesem Code gibt es nicht.
refusal-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
refusal-table-closed = Alle haben diesen Tisch vor dem Start verlassen. Eröffne einen neuen.
refusal-table-started = Die Partie hat schon begonnen. Du kannst zuschauen.
refusal-table-not_started = Die Partie hat noch nicht begonnen.
refusal-table-seats_free = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein oder setz einen Bot dazu.
   *[other] { $count } Plätze sind noch frei: Lade Leute ein oder setz Bots dazu.
}
refusal-table-not_over = Die Partie ist noch nicht zu Ende.
refusal-table-crowded = An diesem Tisch schauen schon zu viele zu.
refusal-table-other_rules = An diesem Tisch wurde nach anderen Regeln oder mit einer neueren Version gespielt, er kann hier nicht weitergehen.
refusal-table-too_long = An diesem Tisch wird schon so lange gespielt, dass er keine Züge mehr annimmt. Beginnt einen neuen.
refusal-replay-hidden = Die Partie ist noch nicht zu Ende: Du kannst sie nur von deinem eigenen Platz aus ansehen.
refusal-replay-no_step = Einen Schritt { $step } gibt es nicht: Der letzte ist { $last }.
refusal-message-unreadable = Der Server hat das nicht verstanden ({ $reason }). Lade die Seite neu.
refusal-message-too_fast = Das war zu viel auf einmal. Warte einen Augenblick.
refusal-message-too_large = Das ist zu groß: höchstens { $most } Bytes.
refusal-message-no_hello = Die Verbindung kam nicht rechtzeitig zustande. Lade die Seite neu.
refusal-request-invalid = An dieser Anfrage stimmt etwas nicht: { $reason }
refusal-request-not_found = Unter dieser Adresse gibt es nichts.
refusal-request-wrong_method = Diese Adresse lässt sich so nicht verwenden.
refusal-server-failed = Auf dem Server ging etwas schief. Es hat sich nichts geändert: Versuch es noch einmal.
refusal-server-busy = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
refusal-server-not_ready = Der Server ist noch nicht oder nicht mehr bereit: { $reason }
refusal-invalid-notation = Dieser Zug ist nicht lesbar: { $reason }
refusal-invalid-option = Diese Wahl ist nicht möglich: { $reason }
refusal-invalid-position = Diese Stellung ist nicht möglich: { $reason }
refusal-record-unreadable = Das ist keine Aufzeichnung einer Partie: { $reason }
refusal-record-cut = Die Aufzeichnung ist abgeschnitten: Die letzte Zeile fehlt.
refusal-record-changed = Die Aufzeichnung wurde nach dem Schreiben verändert.
refusal-record-other_rules = Die Aufzeichnung wurde nach anderen Regeln gespielt (Fassung { $version }); dieser Server hat Fassung { $ours }.
refusal-record-wrong_seed = Die offengelegte geheime Zahl gehört nicht zum Fingerabdruck.
refusal-record-not_noted = Der Fingerabdruck der Aufzeichnung ist { $commitment }, nicht der notierte.
refusal-record-impossible = So kann die Partie nicht gespielt worden sein: { $reason }
refusal-record-wrong_line = Zeile { $line } ist falsch: Dort steht „{ $says }“, nach den Regeln heißt es „{ $rules }“.
refusal-record-too_long = Die Aufzeichnung ist zu lang, um hier nachgespielt zu werden.
refusal-record-more_lines = Die Aufzeichnung hat Zeilen, die nicht hineingehören.
