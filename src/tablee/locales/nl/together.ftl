## Several people on one device
beside = Speelt er nog iemand op dit apparaat?
beside-about = Jullie geven het apparaat aan elkaar door. Tussen de beurten wordt afgedekt wat je in je hand hebt.
beside-name = Naam
beside-add = Toevoegen
beside-here = op dit apparaat
cover-pass = Geef het apparaat aan { $name }
cover-take = Ik ben { $name }
cover-about = De anderen kijken even weg.
cover-turn = { $name } is aan de beurt
cover-who = Wie heeft het apparaat in handen?
cover-look = Wil je zien wat je hebt? Kies je naam.
pass-next = Nu is { $name } aan de beurt.
pass-cover = Afdekken en doorgeven
catch-up = Dit is er gebeurd sinds je laatste beurt.
catch-up-skip = Overslaan
leave-one = Alleen ik
leave-all = Wij allemaal
leave-about-all = Een bot speelt verder voor iedereen die weggaat. Jullie kunnen terugkomen zolang niemand anders jullie plaatsen heeft overgenomen.

## When it’s your turn and the tab is hidden
settings-notify = Melding als ik aan de beurt ben
settings-notify-about = Alleen als deze pagina niet in beeld is. Je browser vraagt één keer of dat mag.
settings-notify-denied = Je browser blokkeert meldingen van deze pagina. Je kunt ze toestaan in de instellingen van je browser.

## The page as an app
offline = Tablée kan de server niet bereiken
offline-about = Tafels, bots en lessen staan op de server: zonder verbinding kun je niet spelen. Zodra die er weer is, gaat alles vanzelf verder.
offline-works = De regels kun je intussen wel lezen:
install = Als app installeren
here-keep = Bewaren om offline te spelen
