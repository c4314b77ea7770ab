## Tables on this device: without a server, or while it can’t be reached
here = Op dit apparaat
# Above the form for a new table.
here-new = Deze tafel staat alleen op dit apparaat: vanaf een ander apparaat kan niemand meedoen. Speel tegen bots, of geef het apparaat aan elkaar door.
# In the waiting room, in the place of the invite link.
here-room = Aan deze tafel kan niemand vanaf een ander apparaat meedoen. Speel tegen bots, of voeg toe wie er bij je is en geef het apparaat door.
here-more = Wat betekent dat?
# At a table that is on the server, while it can’t be reached.
here-waits = Gaat verder als de server er weer is
here-offline = Geen server, maar spelen kan toch
here-offline-about = Tablée kan de server nu niet bereiken. Nieuwe tafels staan daarom op dit apparaat: speel tegen bots, of geef het apparaat aan elkaar door. Je tafels op de server wachten tot die er weer is.
here-waking = De spellen worden klaargezet…
# The first time only.
here-waking-first = De spellen worden op dit apparaat geladen ({ $megabytes } MB). Zo lang duurt het alleen de eerste keer.

## A site without a server
here-alone = Alles blijft op dit apparaat
here-alone-about = Speel tegen bots, of geef het apparaat aan elkaar door. Er is geen server en geen account, en als alles eenmaal is geladen, werkt het ook zonder verbinding.

## What it means that a table is on this device
here-about = Tafels op dit apparaat
here-about-only = Ze zijn opgeslagen in deze browser op dit apparaat en nergens anders: vanaf een ander apparaat kan niemand meedoen of toekijken. Om met vrienden op andere apparaten te spelen, heb je een Tablée-server nodig.
here-about-lost = Ze zijn weg als je in je browser de gegevens van deze pagina wist of een privévenster sluit. Safari verwijdert ze ook als je hier een tijd niet bent geweest, tenzij je Tablée als app hebt geïnstalleerd.
here-about-record = Wil je een partij bewaren? Download het verslag als de partij is afgelopen. Je kunt het hier of op elke Tablée-server terugkijken en controleren.
here-about-fair = Ook het geheime getal dat bepaalt hoe er wordt gedeeld, staat op dit apparaat. De controle laat dus zien dat het programma heeft gedeeld zoals beloofd, maar niet dat niemand kon kijken.
here-about-kept = Je browser heeft beloofd ze niet uit zichzelf te verwijderen.
here-about-unkept = Je browser heeft niet beloofd je tafels te bewaren: bij ruimtegebrek kan hij ze verwijderen.

## Everything for tables on this device, kept in the browser.
here-keep-about = Dan kun je hier ook zonder verbinding spelen: tegen bots, of samen op dit ene apparaat. Dat neemt { $megabytes } MB in.
here-keep-progress = { $done } van { $megabytes } MB geladen
here-keep-done = Klaar om offline te spelen
here-keep-undo = Van dit apparaat verwijderen
here-keep-failed = Dat is niet gelukt. Controleer je verbinding en de vrije ruimte op dit apparaat en probeer het nog eens.

## A code that leads to no table
here-unknown = Op dit apparaat is er geen tafel met deze code
here-unknown-about = Een tafel zonder server blijft op het apparaat waarop die is geopend. Om samen vanaf meerdere apparaten te spelen, heb je een Tablée-server nodig.
