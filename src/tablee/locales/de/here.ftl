## Tables on this device: without a server, or while it can’t be reached
here = Auf diesem Gerät
# Above the form for a new table.
here-new = Dieser Tisch ist nur auf diesem Gerät: Von anderswo kann niemand mitspielen. Spiel gegen Bots, oder gebt das Gerät weiter.
# In the waiting room, in the place of the invite link.
here-room = An diesem Tisch kann niemand von einem anderen Gerät aus mitspielen. Spiel gegen Bots, oder trag ein, wer bei dir ist, und gebt das Gerät weiter.
here-more = Was heißt das?
# At a table that is on the server, while it can’t be reached.
here-waits = Geht weiter, sobald der Server wieder da ist
here-offline = Kein Server, aber spielen geht trotzdem
here-offline-about = Tablée erreicht seinen Server gerade nicht. Neue Tische sind deshalb auf diesem Gerät: gegen Bots oder für mehrere, die es weitergeben. Deine Tische auf dem Server warten, bis er wieder da ist.
here-waking = Die Spiele werden vorbereitet …
# The first time only.
here-waking-first = Die Spiele werden auf dieses Gerät geladen ({ $megabytes } MB). So lange dauert es nur beim ersten Mal.

## A site without a server
here-alone = Alles bleibt auf diesem Gerät
here-alone-about = Spiel gegen Bots, oder gebt das Gerät weiter. Es gibt keinen Server und kein Konto, und einmal geladen, läuft alles auch ohne Verbindung.

## What it means that a table is on this device
here-about = Tische auf diesem Gerät
here-about-only = Sie sind in diesem Browser auf diesem Gerät gespeichert und sonst nirgends: Von anderswo kann niemand mitspielen oder zuschauen. Um mit Freunden an anderen Geräten zu spielen, brauchst du einen Tablée-Server.
here-about-lost = Sie sind weg, wenn du im Browser die Daten dieser Seite löschst oder ein privates Fenster schließt. Safari löscht sie auch, wenn du länger nicht hier warst, außer du hast Tablée als App installiert.
here-about-record = Du willst eine Partie behalten? Lade ihre Aufzeichnung herunter, wenn sie vorbei ist. Ansehen und prüfen kannst du sie hier oder auf jedem Tablée-Server.
here-about-fair = Auch die geheime Zahl, die über das Austeilen entscheidet, liegt auf diesem Gerät. Die Prüfung zeigt also, dass das Programm so ausgeteilt hat wie versprochen, aber nicht, dass niemand nachsehen konnte.
here-about-kept = Dein Browser hat zugesagt, sie nicht von selbst zu löschen.
here-about-unkept = Dein Browser hat nicht zugesagt, deine Tische zu behalten: Wird der Speicher knapp, kann er sie löschen.

## Everything for tables on this device, kept in the browser.
here-keep-about = Dann kannst du hier auch ohne Verbindung spielen: gegen Bots, oder ihr gebt das Gerät weiter. Das braucht { $megabytes } MB Speicher.
here-keep-progress = { $done } von { $megabytes } MB geladen
here-keep-done = Offline spielbar
here-keep-undo = Wieder entfernen
here-keep-failed = Das hat nicht geklappt. Prüf deine Verbindung und den freien Speicher auf diesem Gerät und versuch es noch einmal.

## A code that leads to no table
here-unknown = Auf diesem Gerät gibt es keinen Tisch mit diesem Code
here-unknown-about = Ein Tisch ohne Server bleibt auf dem Gerät, auf dem er eröffnet wurde. Um von mehreren Geräten aus zusammen zu spielen, braucht ihr einen Tablée-Server.
