## The animals that people choose as their faces; $name is a player’s name.
face = Tu animal
face-choose = Elige tu animal
face-of = Cambiar el animal de { $name }
face-any = Sorpréndeme
face-fox = Zorro
face-frog = Rana
face-panda = Panda
face-pig = Cerdo
face-owl = Búho
face-dolphin = Delfín
face-rabbit = Conejo
face-turtle = Tortuga
face-cat = Gato
face-unicorn = Unicornio
face-bear = Oso
face-chick = Pollito
face-dog = Perro
face-bee = Abeja
face-koala = Koala
face-octopus = Pulpo
face-mouse = Ratón

## The players in a row, and whose hand is shown where several people share a device
player-me = Tú
player-total = Total hasta ahora: { $count }
whose-turn = Le toca a { $name }
whose-hand = Mano de { $name }
waits-to-be-sent = Pendiente de envío

## Who comes and goes
seat-lost = { $name } ha perdido la conexión.
seat-found = { $name } vuelve a tener conexión.
