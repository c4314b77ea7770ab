## Several people on one device
beside = Spielt an diesem Gerät noch jemand mit?
beside-about = Ihr gebt das Gerät weiter. Zwischen den Zügen ist verdeckt, was ihr auf der Hand habt.
beside-name = Name
beside-add = Hinzufügen
beside-here = an diesem Gerät
cover-pass = Gib das Gerät an { $name } weiter
cover-take = Ich bin { $name }
cover-about = Alle anderen schauen bitte weg.
cover-turn = { $name } ist dran
cover-who = Wer hat das Gerät?
cover-look = Willst du nachsehen, was du auf der Hand hast? Wähle deinen Namen.
pass-next = Als Nächstes: { $name }.
pass-cover = Verdecken und weitergeben
catch-up = Das ist seit deinem letzten Zug passiert.
catch-up-skip = Überspringen
leave-one = Nur ich
leave-all = Wir alle
leave-about-all = Für alle, die gehen, spielt ein Bot weiter. Ihr könnt zurückkommen, solange niemand anderes euren Platz übernommen hat.

## When it’s your turn and the tab is hidden
settings-notify = Benachrichtigen, wenn ich dran bin
settings-notify-about = Nur, wenn du gerade etwas anderes ansiehst. Dein Browser fragt einmal um Erlaubnis.
settings-notify-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.

## The page as an app
offline = Tablée erreicht seinen Server nicht
offline-about = Tische, Bots und Einführungen brauchen den Server: Ohne Verbindung kannst du nicht spielen. Sobald sie wieder da ist, geht alles von selbst weiter.
offline-works = Bis dahin kannst du die Regeln lesen:
install = Als App installieren
here-keep = Offline spielbar machen
