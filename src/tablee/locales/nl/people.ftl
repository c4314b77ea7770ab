## The animals that people choose as their faces; $name is a player’s name.
face = Jouw dier
face-choose = Kies je dier
face-of = Dier van { $name } veranderen
face-any = Verras me
face-fox = Vos
face-frog = Kikker
face-panda = Panda
face-pig = Varken
face-owl = Uil
face-dolphin = Dolfijn
face-rabbit = Konijn
face-turtle = Schildpad
face-cat = Kat
face-unicorn = Eenhoorn
face-bear = Beer
face-chick = Kuiken
face-dog = Hond
face-bee = Bij
face-koala = Koala
face-octopus = Octopus
face-mouse = Muis

## The players in a row, and whose hand is shown where several people share a device
player-me = Jij
player-total = Totaal tot nu toe: { $count }
whose-turn = { $name } is aan de beurt
whose-hand = Hand van { $name }
waits-to-be-sent = Wacht op verzending

## Who comes and goes
seat-lost = { $name } heeft geen verbinding meer.
seat-found = { $name } is weer verbonden.
