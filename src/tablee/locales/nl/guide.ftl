## Rules pages and lessons: what all games share.

rules = Regels
rules-of = { $game }: de regels
rules-lead = Kort maar volledig, met alle manieren van spelen. Weigert de scheidsrechter een zet, dan brengt ‘Waarom?’ je hier naar de juiste alinea. Bij ‘Deels onze uitleg’ laat het regelboekje iets open.
rules-contents = Inhoud
rules-part-setup = Voorbereiding
rules-part-draw = Eerste manier van spelen: pakken
rules-part-trumps = Tweede manier van spelen: troeven
rules-part-melds = Wat je kunt leggen
rules-part-turn = Je beurt
rules-part-contract = Een contract voltooien
rules-part-end = Einde en puntentelling
rules-part-options = Wat je nog kunt afspreken
rules-allowed = mag
rules-forbidden = mag niet
rules-ruling = Deels onze uitleg
rules-all = Alle regels van { $game }
rules-others = Regels van de andere spellen
print-link = Onderdelen afdrukken
# Beside an option of a new table.
rules-about = Regel bij ‘{ $what }’
why = Waarom?
learn = Spelend leren
lesson-of = { $game }: spelend leren
lesson-step = Stap { $step } van { $steps }
lesson-next = Verder
lesson-back = Terug
lesson-show = Voordoen
lesson-leave = Les beëindigen
lesson-again = Opnieuw beginnen
lesson-otherwise = Dat mag ook. Maar laten we bij de les blijven: doe wat hier staat, of laat het je voordoen.
lesson-watch = Kijk naar de anderen…
lesson-coach = Wat je moet doen
