## Photo Rummy: options, what happened, and why the referee refuses. The names of the cards are in the game's catalogue.

photo-rummy = Photo Rummy
photo-rummy-about = 102 photos de 17 capitales européennes. Réunis des familles d’une même capitale et des séries d’un même thème, réarrange la table et pose ta dernière carte avant les autres.

photo-rummy-option-rounds = Manches
photo-rummy-option-rounds-about = Le plus haut total de la feuille de score gagne la partie.
photo-rummy-option-first = Qui commence
photo-rummy-option-first-about = Le plus jeune commence la première manche : choisis sa place, ou laisse faire le hasard.
photo-rummy-option-first-chance = tirage au sort
photo-rummy-option-first-1 = place 1
photo-rummy-option-first-2 = place 2
photo-rummy-option-first-3 = place 3
photo-rummy-option-first-4 = place 4
photo-rummy-option-starter = Qui commence les manches suivantes
photo-rummy-option-starter-about = Après une manche nulle, c’est le joueur suivant qui commence, sauf si on a choisi « le même joueur ».
photo-rummy-option-starter-rotate = le joueur suivant (sens horaire)
photo-rummy-option-starter-same = le même joueur
photo-rummy-option-starter-winner = le gagnant
photo-rummy-option-void_rounds = Manches nulles
photo-rummy-option-void_rounds-about = Une manche est nulle quand les paquets sont épuisés et que personne n’a fini.
photo-rummy-option-void_rounds-count = comptent comme jouées
photo-rummy-option-void_rounds-replay = sont rejouées
photo-rummy-option-clock-about = Quand ton temps est écoulé, la table et ta main redeviennent ce qu’elles étaient au début du tour, et tu gardes la carte piochée.

## What a player may do. $cards is a list of names.
photo-rummy-typing = Ce ne sont que des suggestions : tu peux taper n’importe quel coup. Une carte, c’est un code de pays et un thème : GB-church. Pour poser, écris toute la table telle que tu la veux : lay GB-church GB-sight joker | D-dish F-dish I-dish P-dish. Pour prendre un joker, donne ta photo et le numéro de la combinaison du joker : lay ... taking GB-dish 2. Thèmes : palace (palais), church (églises), sight (curiosités), dish (plats), letterbox (boîtes aux lettres), emblem (emblèmes).
photo-rummy-action-draw = piocher dans le paquet { $pile }
photo-rummy-action-lay = poser { $cards }
photo-rummy-action-take = échanger { $cards } contre un joker
photo-rummy-action-rebuild = réarranger la table sans poser
photo-rummy-action-pass = garder la carte et finir le tour

## What a player did. $player is a name; the sentences that end in -you are for the player who did it.
photo-rummy-log-draw = { $player } pioche dans le paquet { $pile }
photo-rummy-log-draw-you = Tu pioches dans le paquet { $pile }
# $meld is the capital or theme of the meld that had the joker.
photo-rummy-log-take = { $player } échange { $cards } contre le joker ({ $meld })
photo-rummy-log-take-you = Tu échanges { $cards } contre le joker ({ $meld })
photo-rummy-log-joker = Nouvelle place du joker : { $meld }
photo-rummy-log-lay = { $player } pose { $cards }
photo-rummy-log-lay-you = Tu poses { $cards }
photo-rummy-log-rebuild = { $player } réarrange la table
photo-rummy-log-rebuild-you = Tu réarranges la table
photo-rummy-log-pass = { $player } ne pose rien
photo-rummy-log-pass-you = Tu ne poses rien
photo-rummy-log-timeout = Temps écoulé pour { $player }
photo-rummy-log-timeout-you = Ton temps est écoulé

photo-rummy-outcome-out = { $winners } n’a plus de carte et gagne ce que les autres perdent.
photo-rummy-outcome-out-you = Tu n’as plus de carte et tu gagnes ce que les autres perdent.
photo-rummy-outcome-void = Les paquets sont épuisés et personne n’a fini : la manche est nulle.
photo-rummy-outcome-void-you = Les paquets sont épuisés et personne n’a fini, toi non plus : la manche est nulle.

## What lies on the table, in words.
photo-rummy-look-table = table
photo-rummy-look-table-about = toutes les combinaisons sur la table, avec leurs numéros
photo-rummy-look-hand = main
photo-rummy-look-hand-about = tes cartes
photo-rummy-look-counts = nombres
photo-rummy-look-counts-about = combien de cartes il reste à chacun et dans les paquets
photo-rummy-table = Table :
photo-rummy-table-empty = Rien n’est encore posé.
photo-rummy-hand = Ta main :
photo-rummy-hand-of = { $player } a :
photo-rummy-hand-empty = Ta main est vide.
photo-rummy-drew = Tu pioches : { $card }.
photo-rummy-counts = En main : { $counts }.
photo-rummy-piles = Paquets : { $piles }.
photo-rummy-not-opened = Tu n’as pas encore ouvert : pose d’abord une combinaison de tes propres cartes.

## Why the referee refuses
photo-rummy-refusal-meld-too_short = Trop courte : { $meld }. Il faut au moins trois cartes pour une famille, quatre pour une série.
photo-rummy-refusal-meld-family_too_short = Trop courte : { $meld }. Il faut au moins trois cartes pour une famille.
photo-rummy-refusal-meld-series_too_short = Trop courte : { $meld }. Il faut au moins quatre cartes pour une série.
photo-rummy-refusal-meld-family_too_long = Trop longue : { $meld }. Une famille a six cartes au plus, jokers compris.
photo-rummy-refusal-meld-series_too_long = Trop longue : { $meld }. Une série a 17 cartes au plus, jokers compris.
photo-rummy-refusal-meld-mixed = Ni famille ni série : { $meld }. Cette carte ne va pas avec les autres : { $card }.
photo-rummy-refusal-meld-twice = La carte { $card } n’existe qu’en un exemplaire ; elle ne peut pas être deux fois dans { $meld }.
photo-rummy-refusal-meld-only_jokers = Rien que des jokers : { $meld }. Il faut plus de photos que de jokers.
photo-rummy-refusal-meld-too_many_jokers = Trop de jokers : { $meld }. Il faut plus de photos que de jokers.
photo-rummy-refusal-lay-nothing = Tu n’as rien posé ni déplacé. Tu peux finir ton tour sans poser.
photo-rummy-refusal-lay-not_opened = Pour ouvrir, une partie des cartes que tu poses doit former à elle seule une famille ou une série.
photo-rummy-refusal-lay-not_in_hand = Cette carte n’est pas dans ta main : { $card }.
photo-rummy-refusal-lay-appeared = D’où vient cette carte dans ta main : { $card } ?
photo-rummy-refusal-lay-vanished = Où est passée cette carte de ta main : { $card } ?
photo-rummy-refusal-lay-taken = Ce qui était sur la table y reste : { $card }.
photo-rummy-refusal-lay-joker_taken = Un joker reste sur la table, sauf si tu le remplaces par une photo de ta main.
photo-rummy-refusal-take-not_opened = Pour prendre un joker, il faut d’abord avoir posé une combinaison de ses propres cartes.
photo-rummy-refusal-take-no_meld = Il n’y a pas de combinaison { $number } : au début du tour, { $melds ->
    [0] il n’y en avait aucune
    [one] il n’y en avait qu’une
   *[other] il n’y en avait que { $melds }
}.
photo-rummy-refusal-take-no_joker = Pas (ou plus) de joker à prendre ici : { $meld }.
photo-rummy-refusal-take-not_in_hand = Pour prendre un joker, il faut donner une photo de sa main ; tu n’as pas celle-ci : { $card }.
photo-rummy-refusal-take-twice = Une photo ne libère qu’un joker : { $card }.
photo-rummy-refusal-take-does_not_fit = Cette photo ne va pas : { $card }. Le joker est dans { $meld }.
photo-rummy-refusal-take-taken_back = Une photo donnée contre un joker reste sur la table : { $card }.
photo-rummy-refusal-draw-first = Pioche d’abord une carte.
photo-rummy-refusal-draw-already = Tu as déjà pioché ce tour-ci.
photo-rummy-refusal-draw-pile_empty = Le paquet { $pile } est vide : pioche dans un autre.
photo-rummy-refusal-timeout-no_limit = Il n’y a pas de limite de temps à cette table.

# What an estimate depends on, in an analysis.
photo-rummy-analysis-holding = C’est vrai si l’on continue à garder ses cartes pour en poser beaucoup d’un coup plus tard.
