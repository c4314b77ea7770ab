## The animals that people choose as their faces; $name is a player’s name.
face = Il tuo animale
face-choose = Scegli il tuo animale
face-of = Cambia l’animale di { $name }
face-any = Fammi una sorpresa
face-fox = Volpe
face-frog = Rana
face-panda = Panda
face-pig = Maialino
face-owl = Gufo
face-dolphin = Delfino
face-rabbit = Coniglio
face-turtle = Tartaruga
face-cat = Gatto
face-unicorn = Unicorno
face-bear = Orso
face-chick = Pulcino
face-dog = Cane
face-bee = Ape
face-koala = Koala
face-octopus = Polpo
face-mouse = Topo

## The players in a row, and whose hand is shown where several people share a device
player-me = Tu
player-total = Totale finora: { $count }
whose-turn = Tocca a { $name }
whose-hand = Mano di { $name }
waits-to-be-sent = In attesa di invio

## Who comes and goes
seat-lost = { $name } ha perso la connessione.
seat-found = { $name } è di nuovo in linea.
