## Hints: what fits, and what an expert would do. $domino and $dominoes are names, $player is a name.
zoo-domino-hint-first = Tu commences. { $count ->
    [one] Tu dois poser ce domino : { $domino }.
   *[other] Tu peux poser n’importe lequel de tes { $count } dominos.
}
zoo-domino-hint-fits = { $count ->
    [one] Un de tes dominos est jouable.
   *[other] { $count } de tes dominos sont jouables.
}
zoo-domino-hint-end = Tu peux poser { $animal-beside } : { $dominoes }.
zoo-domino-hint-both_ends = Tu peux poser aux deux bouts, { $animal-beside } : { $dominoes }.
zoo-domino-hint-draw = Aucun domino jouable : tu dois piocher.
zoo-domino-hint-pass = Aucun domino jouable : tu ne peux que passer.
zoo-domino-hint-trump = Aucun domino ne va. Tu dois jouer un atout : { $dominoes }.
zoo-domino-hint-trump_or_pass = Aucun domino ne va. Tu peux passer, ou jouer un atout : { $dominoes }.
zoo-domino-hint-do_lay = Un expert poserait ce domino : { $domino }.
zoo-domino-hint-do_lay_end = Un expert poserait un domino { $animal-beside } : { $domino }.
zoo-domino-hint-do_trump = Un expert jouerait cet atout : { $domino }.
zoo-domino-hint-do_trump_end = Un expert jouerait cet atout { $animal-beside } : { $domino }.
zoo-domino-hint-do_draw = Un expert devrait piocher, lui aussi.
zoo-domino-hint-do_pass = Un expert passerait.
zoo-domino-hint-out = C’est ton dernier domino : tu gagnes.
zoo-domino-hint-sure_win = Si tu joues bien ensuite, tu gagnes la manche à coup sûr.
zoo-domino-hint-sure_tie = Si chacun joue bien ensuite, la manche finit à égalité.
zoo-domino-hint-blocks_all = Après cela, aucun des dominos que tu ne vois pas n’est jouable.
zoo-domino-hint-blocks = Après cela, { $player } n’a sans doute rien de jouable.
zoo-domino-hint-follows = Il te reste ensuite { $count ->
    [one] un domino jouable
   *[other] { $count } dominos jouables
}.
zoo-domino-hint-estimate = Sur 100 manches simulées, ce coup en gagne environ { $percent }.
zoo-domino-hint-close = À peu près aussi bien : { $domino }.
