## Printing a game: its pieces, the test sheet, and how.

print-of = { $game } à imprimer
print-lead = Pas de boîte ? Imprime les pièces, découpe-les et joue. Ce sont nos propres dessins, en taille réelle.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-palette = Couleurs
print-palette-usual = Habituelles
print-palette-distinct = Plus faciles à distinguer
print-pieces = Pièces du jeu
print-sheets = { $count ->
    [one] 1 feuille
   *[other] { $count } feuilles
}
print-rules = Règles
print-rules-about = Sous forme de livret.
print-scores = Feuilles de score
print-scores-about = À remplir à la main.
print-size = Taille des pièces
print-size-mm = { $width } × { $height } mm
print-backs = Dos
print-backs-none = Aucun
print-backs-none-about = Pour du papier épais ou coloré, ou des protège-cartes.
print-backs-other = Au verso de la feuille
print-backs-other-about = L’impression se fait recto verso : commence par la feuille de test.
print-backs-fold = À plier et coller
print-backs-fold-about = Face et dos côte à côte : plie le long du pointillé, colle, puis découpe.
print-backs-of = { $what } · dos
print-shift = Le recto et le verso sont-ils bien alignés ?
print-test = N’imprimer que la feuille de test
print-test-about = Imprime-la recto verso. Elle montre le décalage du verso, que tu indiques ici.
print-shift-across = Horizontalement, le verso est
print-shift-lengthways = Verticalement, le verso est
print-shift-none = bien en place
print-shift-left = { $length } mm trop à gauche
print-shift-right = { $length } mm trop à droite
print-shift-up = { $length } mm trop haut
print-shift-down = { $length } mm trop bas
print-cut = Repères de coupe
print-cut-marks = Repères
print-cut-lines = Repères et lignes
print-cut-none = Aucun
print-advice-card = Un papier épais (200 g/m² ou plus) ou des protège-cartes font de bonnes cartes.
print-advice-board = Pour des pièces plus épaisses, colle les feuilles sur du carton de 2 mm avant de découper.
print-how = Dans la fenêtre d’impression : 100 % (« taille réelle »), marges « aucune » ; en recto verso, « retourner sur le bord long ». La règle de chaque feuille doit alors mesurer 100 mm.
print-print = Imprimer
print-nothing = Choisis d’abord ce qu’il faut imprimer.
print-preview = Aperçu
print-test-front = Feuille de test : recto
print-test-back = Feuille de test : verso
print-test-how = Tiens la feuille devant une lumière, cette face vers toi. Les lignes du verso se voient par transparence : lis sur les deux échelles à quelle distance du centre elles passent, horizontalement et verticalement. Chaque petit trait vaut un demi-millimètre. Indique les deux valeurs sur la page d’impression, et les dos seront déplacés d’autant.
print-test-ruler = Les règles doivent mesurer 100 mm. Sinon, imprime à 100 % (« taille réelle »).
