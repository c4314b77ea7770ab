## Photo Rummy: options, what happened, and why the referee refuses. The names of the cards are in the game's catalogue.

photo-rummy = Photo Rummy
photo-rummy-about = 102 foto’s uit 17 Europese hoofdsteden. Verzamel families van één hoofdstad en series van één thema, herschik de tafel en leg als eerste je laatste kaart.

photo-rummy-option-rounds = Rondes
photo-rummy-option-rounds-about = Wie het hoogste totaal op het scoreblad heeft, wint de partij.
photo-rummy-option-first = Wie begint
photo-rummy-option-first-about = De jongste begint de eerste ronde: kies zijn of haar plaats, of laat het lot beslissen.
photo-rummy-option-first-chance = willekeurig
photo-rummy-option-first-1 = plaats 1
photo-rummy-option-first-2 = plaats 2
photo-rummy-option-first-3 = plaats 3
photo-rummy-option-first-4 = plaats 4
photo-rummy-option-starter = Wie de volgende rondes begint
photo-rummy-option-starter-about = Na een onbesliste ronde begint de volgende speler, tenzij altijd dezelfde speler begint.
photo-rummy-option-starter-rotate = de volgende speler met de klok mee
photo-rummy-option-starter-same = dezelfde speler
photo-rummy-option-starter-winner = de winnaar
photo-rummy-option-void_rounds = Onbesliste rondes
photo-rummy-option-void_rounds-about = Een ronde is onbeslist als de stapels op zijn en niemand uit is.
photo-rummy-option-void_rounds-count = tellen als gespeeld
photo-rummy-option-void_rounds-replay = worden overgespeeld
photo-rummy-option-clock-about = Is je tijd om, dan worden de tafel en je hand weer zoals aan het begin van de beurt, en houd je de gepakte kaart.

## What a player may do. $cards is a list of names.
photo-rummy-typing = De keuzes zijn maar suggesties: je mag elke zet typen. Een kaart is een landcode en een thema: GB-church. Om te leggen typ je de hele tafel zoals je die wilt hebben: lay GB-church GB-sight joker | D-dish F-dish I-dish P-dish. Een joker neem je met je foto en het nummer van zijn combinatie: lay ... taking GB-dish 2. Thema’s: palace (paleizen), church (kerken), sight (bezienswaardigheden), dish (gerechten), letterbox (brievenbussen), emblem (emblemen).
photo-rummy-action-draw = van stapel { $pile } pakken
photo-rummy-action-lay = { $cards } leggen
photo-rummy-action-take = { $cards } ruilen voor een joker
photo-rummy-action-rebuild = de tafel herschikken zonder te leggen
photo-rummy-action-pass = de kaart houden en de beurt beëindigen

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
photo-rummy-log-draw = { $player } pakt van stapel { $pile }
photo-rummy-log-draw-you = Je pakt van stapel { $pile }
# $meld is the capital or theme of the meld that had the joker.
photo-rummy-log-take = { $player } ruilt { $cards } voor de joker bij { $meld }
photo-rummy-log-take-you = Je ruilt { $cards } voor de joker bij { $meld }
photo-rummy-log-joker = De joker ligt nu bij { $meld }
photo-rummy-log-lay = { $player } legt { $cards }
photo-rummy-log-lay-you = Je legt { $cards }
photo-rummy-log-rebuild = { $player } herschikt de tafel
photo-rummy-log-rebuild-you = Je herschikt de tafel
photo-rummy-log-pass = { $player } legt niets
photo-rummy-log-pass-you = Je legt niets
photo-rummy-log-timeout = De tijd van { $player } is om
photo-rummy-log-timeout-you = Je tijd is om

photo-rummy-outcome-out = { $winners } heeft geen kaarten meer en wint wat de anderen verliezen.
photo-rummy-outcome-out-you = Je hebt geen kaarten meer en wint wat de anderen verliezen.
photo-rummy-outcome-void = De stapels zijn op en niemand is uit: de ronde is onbeslist.
photo-rummy-outcome-void-you = De stapels zijn op en niemand is uit, ook jij niet: de ronde is onbeslist.

## What lies on the table, in words.
photo-rummy-look-table = tafel
photo-rummy-look-table-about = alle combinaties op tafel, met hun nummers
photo-rummy-look-hand = hand
photo-rummy-look-hand-about = je kaarten
photo-rummy-look-counts = aantallen
photo-rummy-look-counts-about = hoeveel kaarten iedereen heeft en hoeveel er nog op de stapels liggen
photo-rummy-table = Tafel:
photo-rummy-table-empty = Er ligt nog niets op tafel.
photo-rummy-hand = Je hand:
photo-rummy-hand-of = { $player } heeft:
photo-rummy-hand-empty = Je hand is leeg.
photo-rummy-drew = Je pakt: { $card }.
photo-rummy-counts = In de hand: { $counts }.
photo-rummy-piles = Stapels: { $piles }.
photo-rummy-not-opened = Je bent nog niet uitgekomen: leg eerst een combinatie van eigen kaarten.

## Why the referee refuses
photo-rummy-refusal-meld-too_short = Te kort: { $meld }. Een familie heeft drie kaarten nodig, een serie vier.
photo-rummy-refusal-meld-family_too_short = Te kort: { $meld }. Een familie heeft drie kaarten nodig.
photo-rummy-refusal-meld-series_too_short = Te kort: { $meld }. Een serie heeft vier kaarten nodig.
photo-rummy-refusal-meld-family_too_long = Te lang: { $meld }. Een familie heeft hoogstens zes kaarten, jokers meegeteld.
photo-rummy-refusal-meld-series_too_long = Te lang: { $meld }. Een serie heeft hoogstens 17 kaarten, jokers meegeteld.
photo-rummy-refusal-meld-mixed = Geen familie en geen serie: { $meld }. Deze kaart hoort er niet bij: { $card }.
photo-rummy-refusal-meld-twice = De kaart { $card } bestaat maar één keer; die kan niet dubbel liggen in { $meld }.
photo-rummy-refusal-meld-only_jokers = Alleen maar jokers: { $meld }. Een combinatie heeft meer foto’s dan jokers nodig.
photo-rummy-refusal-meld-too_many_jokers = Te veel jokers: { $meld }. Een combinatie heeft meer foto’s dan jokers nodig.
photo-rummy-refusal-lay-nothing = Je hebt niets gelegd of verplaatst. Je mag je beurt beëindigen zonder te leggen.
photo-rummy-refusal-lay-not_opened = Om uit te komen moet een deel van de kaarten die je legt, op zichzelf een familie of serie vormen.
photo-rummy-refusal-lay-not_in_hand = Niet in je hand: { $card }.
photo-rummy-refusal-lay-appeared = Waar komt deze kaart in je hand vandaan: { $card }?
photo-rummy-refusal-lay-vanished = Waar is deze kaart uit je hand gebleven: { $card }?
photo-rummy-refusal-lay-taken = Wat op tafel ligt, blijft op tafel: { $card }.
photo-rummy-refusal-lay-joker_taken = Een joker blijft op tafel, tenzij je hem ruilt voor een foto uit je hand.
photo-rummy-refusal-take-not_opened = Je mag pas een joker nemen als je een combinatie van eigen kaarten hebt gelegd.
photo-rummy-refusal-take-no_meld = Er is geen combinatie { $number }: aan het begin van de beurt { $melds ->
    [0] waren er geen
    [one] was er maar één
   *[other] waren er maar { $melds }
}.
photo-rummy-refusal-take-no_joker = Hier ligt geen joker (meer) om te nemen: { $meld }.
photo-rummy-refusal-take-not_in_hand = Voor een joker geef je een foto uit je hand, en deze heb je niet: { $card }.
photo-rummy-refusal-take-twice = Eén foto maakt maar één joker vrij: { $card }.
photo-rummy-refusal-take-does_not_fit = Deze foto past niet: { $card }. De joker ligt in { $meld }.
photo-rummy-refusal-take-taken_back = Een foto die je voor een joker gaf, blijft op tafel: { $card }.
photo-rummy-refusal-draw-first = Pak eerst een kaart.
photo-rummy-refusal-draw-already = Je hebt deze beurt al een kaart gepakt.
photo-rummy-refusal-draw-pile_empty = Stapel { $pile } is leeg: pak van een andere.
photo-rummy-refusal-timeout-no_limit = Aan deze tafel geldt geen tijdslimiet.

# What an estimate depends on, in an analysis.
photo-rummy-analysis-holding = Dit klopt als je kaarten blijft houden om er later veel tegelijk te leggen.
