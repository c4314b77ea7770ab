## The animals that people choose as their faces; $name is a player’s name.
face = Your animal
face-choose = Choose your animal
face-of = Change { $name }’s animal
face-any = Surprise me
face-fox = Fox
face-frog = Frog
face-panda = Panda
face-pig = Pig
face-owl = Owl
face-dolphin = Dolphin
face-rabbit = Rabbit
face-turtle = Turtle
face-cat = Cat
face-unicorn = Unicorn
face-bear = Bear
face-chick = Chick
face-dog = Dog
face-bee = Bee
face-koala = Koala
face-octopus = Octopus
face-mouse = Mouse

## The players in a row, and whose hand is shown where several people share a device
player-me = You
player-total = Total so far: { $count }
whose-turn = { $name }’s turn
whose-hand = { $name }’s hand
waits-to-be-sent = Waiting to be sent

## Who comes and goes
seat-lost = { $name } has lost connection.
seat-found = { $name } is connected again.
