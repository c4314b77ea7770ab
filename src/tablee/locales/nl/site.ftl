## What a site without a server says in the place of the messages with the same names
start-lead-site = Spellen voor de hele tafel, gewoon in je browser: tegen bots of samen op één apparaat, zonder account.
play-friends-site = Hier samen spelen
about-text-site = Tablée is een tafel voor spellen uit de winkel: hier speel je ze tegen bots, of samen op één apparaat.
about-privacy-text-site = Niets. Er is geen account, geen cookie en je wordt niet gevolgd, en wat je speelt, verlaat dit apparaat nooit. Alleen je browser onthoudt je naam, je instellingen, je tafels en hoe je partijen zijn afgelopen.
replay-about-site = Heb je het verslag van een partij? Dan kun je die hier zet voor zet terugkijken, en zie je wat iedereen in de hand had. Waar er gespeeld is, maakt niet uit.
verify-about-site = Hier kan iedereen nagaan of er eerlijk is gedeeld. Deze pagina rekent het zelf na, met het geheime getal dat na de partij wordt getoond. Ook speelt ze de partij na om te zien of de zetten en de punten kloppen met de spelregels.
verify-elsewhere-site = Je hoeft deze pagina niet te vertrouwen: elke Tablée-server en het commando ‘tablee verify’ kunnen hetzelfde bestand controleren.
verify-unfinished-site = Niet alles kon worden gecontroleerd: het verslag kon niet worden nagespeeld.
verify-server-site = Gecontroleerd volgens de regels
verify-words-invented-site = Bij de plaats van een bot staan woorden, maar bots voegen er geen toe: ze zijn verzonnen.
verify-box-open-site = Deze tafel heeft eigen speelmateriaal: in welke volgorde het vóór het schudden lag, is hier niet na te gaan.
refusal-server-failed-site = Er ging iets mis. Er is niets veranderd: probeer het nog eens.
refusal-server-unreachable-site = Een deel van deze pagina kon niet worden geladen. Ben je online?
refusal-message-unreadable-site = Dat was niet te begrijpen ({ $reason }). Laad de pagina opnieuw.
refusal-record-other_rules-site = Deze partij is met andere regels gespeeld (versie { $version }); deze pagina heeft versie { $ours }.
