## Several people on one device
beside = Er speelt nog iemand op dit apparaat
beside-about = Jullie geven het apparaat aan elkaar door. Tussen de beurten worden de handen afgedekt.
beside-name = Naam
beside-add = Toevoegen
beside-here = op dit apparaat
cover-pass = Geef het apparaat aan { $name }
cover-take = Ik ben { $name }
cover-about = Alle anderen kijken even weg, alsjeblieft.
cover-turn = { $name } is aan de beurt
cover-who = Wie heeft het apparaat?
cover-look = Wie zijn eigen hand wil zien, zegt het hier.
pass-next = Nu is { $name } aan de beurt.
pass-cover = Afdekken en doorgeven
catch-up = Dit gebeurde er sinds je laatste beurt.
catch-up-skip = Overslaan
leave-one = Alleen ik ga weg
leave-all = We gaan allemaal weg
leave-about-all = Voor wie weggaat speelt een bot verder. Jullie kunnen terugkomen zolang niemand anders de plaats heeft ingenomen.

## When it is one’s turn in a hidden tab
settings-notify = Melding als ik aan de beurt ben
settings-notify-about = Alleen terwijl je iets anders bekijkt. Je browser vraagt één keer of dat mag.
settings-notify-denied = Je browser blokkeert meldingen van deze pagina. In zijn instellingen kun je ze toestaan.

## The page as an app
offline = Tablée kan zijn server niet bereiken
offline-about = Tafels, bots en lessen staan op de server: zonder verbinding kan niemand spelen. Zodra die er weer is, gaat alles vanzelf verder.
offline-works = De regels kun je intussen wel lezen:
install = Als app installeren
