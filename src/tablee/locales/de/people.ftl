## The animals that people choose as their faces; $name is a player’s name.
face = Dein Tier
face-choose = Such dir ein Tier aus
face-of = Tier von { $name } ändern
face-any = Überrasch mich
face-fox = Fuchs
face-frog = Frosch
face-panda = Panda
face-pig = Schwein
face-owl = Eule
face-dolphin = Delfin
face-rabbit = Hase
face-turtle = Schildkröte
face-cat = Katze
face-unicorn = Einhorn
face-bear = Bär
face-chick = Küken
face-dog = Hund
face-bee = Biene
face-koala = Koala
face-octopus = Krake
face-mouse = Maus

## The players in a row, and whose hand is shown where several people share a device
player-me = Du
player-total = Bisher insgesamt: { $count }
whose-turn = { $name } ist dran
whose-hand = Hand von { $name }
waits-to-be-sent = Wird noch gesendet

## Who comes and goes
seat-lost = { $name } hat die Verbindung verloren.
seat-found = { $name } ist wieder verbunden.
