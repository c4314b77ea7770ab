## What a site without a server says in the place of the messages with the same names
start-lead-site = Gesellschaftsspiele für den ganzen Tisch, direkt im Browser: gegen Bots oder zusammen an einem Gerät, ganz ohne Konto.
play-friends-site = Hier zusammen spielen
about-text-site = Tablée ist ein Tisch für Spiele, die es im Laden gibt: Hier spielst du sie gegen Bots oder mit anderen an einem Gerät.
about-privacy-text-site = Nichts. Es gibt kein Konto, kein Cookie und kein Tracking, und was du spielst, verlässt dieses Gerät nie. Nur dein Browser merkt sich deinen Namen, deine Einstellungen, deine Tische und wie deine Partien ausgingen.
replay-about-site = Jede Partie kannst du dir mit ihrer Aufzeichnung noch einmal ansehen: Zug für Zug, und alles liegt offen. Wo sie gespielt wurde, ist egal.
verify-about-site = Hier kannst du prüfen, ob beim Austeilen geschummelt wurde. Diese Seite rechnet selbst nach, mit der geheimen Zahl, die nach der Partie gezeigt wird. Sie spielt die Partie auch nach und prüft, ob Züge und Punkte den Regeln entsprechen.
verify-elsewhere-site = Dieser Seite musst du nicht trauen: Jeder Tablée-Server oder der Befehl „tablee verify“ kann dieselbe Datei prüfen.
verify-unfinished-site = Nicht alles konnte geprüft werden: Die Aufzeichnung ließ sich nicht nachspielen.
verify-server-site = Nach den Regeln geprüft
verify-words-invented-site = Der Platz eines Bots hat Worte, aber Bots tragen keine bei: Sie sind erfunden.
verify-box-open-site = Dieser Tisch hat eigenes Spielmaterial: In welcher Reihenfolge es vor dem Mischen lag, lässt sich hier nicht prüfen.
refusal-server-failed-site = Etwas ist schiefgegangen. Es hat sich nichts geändert: Versuch es noch einmal.
refusal-server-unreachable-site = Ein Teil dieser Seite konnte nicht geladen werden. Bist du online?
refusal-message-unreadable-site = Das war nicht zu verstehen ({ $reason }). Lade die Seite neu.
refusal-record-other_rules-site = Diese Partie wurde nach anderen Regeln gespielt (Version { $version }); diese Seite hat Version { $ours }.
