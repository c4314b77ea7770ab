## Several people on one device
beside = Noch jemand spielt an diesem Gerät
beside-about = Ihr gebt das Gerät weiter. Zwischen den Zügen sind die Karten verdeckt.
beside-name = Name
beside-add = Hinzufügen
beside-here = an diesem Gerät
cover-pass = Gib das Gerät an { $name } weiter
cover-take = Ich bin { $name }
cover-about = Alle anderen schauen bitte weg.
cover-turn = { $name } ist am Zug
cover-who = Wer hat das Gerät?
cover-look = Wer die eigene Hand sehen will, sagt es hier.
pass-next = Als Nächstes: { $name }.
pass-cover = Verdecken und weitergeben
catch-up = Das ist seit deinem letzten Zug passiert.
catch-up-skip = Überspringen
leave-one = Nur ich gehe
leave-all = Wir gehen alle
leave-about-all = Für alle, die gehen, spielt ein Bot weiter. Ihr könnt zurückkommen, solange niemand anderes den Platz genommen hat.

## When it is one’s turn in a hidden tab
settings-notify = Benachrichtigung, wenn ich am Zug bin
settings-notify-about = Nur, solange du etwas anderes anschaust. Dein Browser fragt einmal, ob er darf.
settings-notify-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.

## The page as an app
offline = Tablée erreicht seinen Server nicht
offline-about = Tische, Bots und Lektionen sind auf dem Server: Ohne Verbindung kann niemand spielen. Sobald sie wieder da ist, geht alles von selbst weiter.
offline-works = Die Regeln lassen sich solange lesen:
install = Als App installieren
