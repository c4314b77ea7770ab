## The animals that people choose as their faces; $name is a player’s name.
face = Ton animal
face-choose = Choisis ton animal
face-of = Changer d’animal : { $name }
face-any = Surprise !
face-fox = Renard
face-frog = Grenouille
face-panda = Panda
face-pig = Cochon
face-owl = Chouette
face-dolphin = Dauphin
face-rabbit = Lapin
face-turtle = Tortue
face-cat = Chat
face-unicorn = Licorne
face-bear = Ours
face-chick = Poussin
face-dog = Chien
face-bee = Abeille
face-koala = Koala
face-octopus = Poulpe
face-mouse = Souris

## The players in a row, and whose hand is shown where several people share a device
player-me = Toi
player-total = Total pour l’instant : { $count }
whose-turn = À { $name } de jouer
whose-hand = Main : { $name }
waits-to-be-sent = En attente d’envoi

## Who comes and goes
seat-lost = { $name } a perdu la connexion.
seat-found = { $name } est de nouveau en ligne.
