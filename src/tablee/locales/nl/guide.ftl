## Rules pages and lessons: what all games say alike.

rules = Regels
rules-of = { $game }: de regels
rules-lead = Kort en volledig, met alle manieren van spelen. Als de scheidsrechter iets weigert, leidt “Waarom?” naar de alinea hier. “Deels onze uitleg” staat waar het spelboekje iets openlaat.
rules-contents = Inhoud
rules-part-setup = Materiaal en verdelen
rules-part-draw = Eerste manier van spelen: pakken
rules-part-trumps = Tweede manier van spelen: troeven
rules-part-melds = Wat je kunt leggen
rules-part-turn = Je beurt
rules-part-contract = Een contract vervullen
rules-part-end = Einde en score
rules-part-options = Wat een tafel nog kan afspreken
rules-allowed = mag
rules-forbidden = mag niet
rules-ruling = Deels onze uitleg
rules-all = Alle regels: { $game }
rules-others = Regels van de andere spellen
# Beside an option of a new table.
rules-about = De regel: { $what }
why = Waarom?
learn = Spelend leren
lesson-of = { $game }: spelend leren
lesson-step = Stap { $step } van { $steps }
lesson-next = Verder
lesson-back = Terug
lesson-show = Laat het zien
lesson-leave = Les beëindigen
lesson-again = Van voren af aan
lesson-otherwise = Dat zou ook mogen. Maar laten we bij de les blijven: doe wat hier gevraagd wordt, of laat het je tonen.
lesson-watch = Kijk naar de anderen…
lesson-coach = Wat je doet
