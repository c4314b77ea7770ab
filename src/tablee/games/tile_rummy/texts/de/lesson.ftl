## Tile Rummy: what the lesson says, scene by scene.

tile-rummy-lesson-welcome = Willkommen! Das sind deine 14 Steine. Du legst Kombinationen: Reihen wie Rot 10, 11, 12 und Gruppen wie drei 7er in verschiedenen Farben. Wer zuerst alle Steine los ist, gewinnt.
tile-rummy-lesson-short = Beginne mit einer Reihe. Tippe die rote 10 und die rote 11 an, dann den freien Platz auf dem Tisch. Du kannst sie auch dorthin schieben.
tile-rummy-lesson-open = Zwei Steine sind zu wenig: Der Schiedsrichter sagt es dir gleich. Lege die rote 12 dazu. Das macht 33 Punkte; zum ersten Auslegen brauchst du 30. Drücke dann „Zug beenden“.
tile-rummy-lesson-add = Auch Mia hat ausgelegt. Von jetzt an darfst du alles auf dem Tisch verändern. Lege die blaue 3 und die blaue 4 an Mias blaue Reihe an und beende den Zug.
tile-rummy-lesson-apart = Du darfst Kombinationen auch auseinandernehmen. Bilde eine neue Gruppe aus deiner schwarzen 7, deiner orangen 7 und der blauen 7 vom Tisch: Die blaue Reihe ist dann immer noch lang genug. Beende dann den Zug.
tile-rummy-lesson-star = Ein Stern kann für jeden beliebigen Stein stehen; der von Mia steht für die rote 13. Du hast die echte! Lege deine rote 13 dorthin und den Stern zur schwarzen 1 und zur schwarzen 2: Er wird zur schwarzen 3. Beende dann den Zug.
tile-rummy-lesson-exchange = Jetzt kannst du nichts legen, also tauschst du einen Stein: Drücke „Tauschen“, wähle die orange 1 und bestätige. Du bekommst einen neuen aus dem Vorrat.
tile-rummy-lesson-last = Ein paar Züge später: Du hast noch einen Stein, und Mia hat gerade drei 10er gelegt. Lege deine rote 10 dazu und beende den Zug.
tile-rummy-lesson-won = Deine Bank ist leer: Du hast gewonnen! Mia verliert die Punkte auf ihrer Bank, und du bekommst sie. Jetzt kennst du das Spiel. Viel Spaß!
