## Rules pages and lessons: what all games share.

rules = Regeln
rules-of = { $game }: die Regeln
rules-lead = Kurz, aber vollständig, mit allen Spielweisen. Lehnt der Schiedsrichter einen Zug ab, bringt dich „Warum?“ hierher, zum passenden Absatz. „Zum Teil unsere Auslegung“ steht dort, wo die Anleitung etwas offenlässt.
rules-contents = Inhalt
rules-part-setup = Material und Vorbereitung
rules-part-draw = Erste Spielweise: Ziehen
rules-part-trumps = Zweite Spielweise: Trümpfe
rules-part-melds = Was du legen kannst
rules-part-turn = Dein Zug
rules-part-contract = Einen Auftrag erfüllen
rules-part-end = Ende und Wertung
rules-part-options = Varianten
rules-allowed = erlaubt
rules-forbidden = nicht erlaubt
rules-ruling = Zum Teil unsere Auslegung
rules-all = Alle Regeln zu { $game }
rules-others = Regeln der anderen Spiele
print-link = Teile ausdrucken
# Beside an option of a new table.
rules-about = Regel zu „{ $what }“
why = Warum?
learn = Spielend lernen
lesson-of = { $game }: spielend lernen
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-leave = Einführung beenden
lesson-again = Von vorn
lesson-otherwise = Das ist auch erlaubt. Bleiben wir aber bei der Einführung: Mach, was hier steht, oder lass es dir zeigen.
lesson-watch = Schau den anderen zu …
lesson-coach = Was zu tun ist
