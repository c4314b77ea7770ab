## Photo Rummy: what the lesson says, scene by scene.

photo-rummy-lesson-welcome = Welkom! Dit zijn je acht foto’s uit Europese hoofdsteden. Je legt families (kaarten van één hoofdstad) en series (kaarten van één thema). Wie als eerste geen kaarten meer heeft, wint.
photo-rummy-lesson-draw = Elke beurt begint met een kaart van een stapel. Pak er een van de gemarkeerde stapel.
photo-rummy-lesson-short = Je hebt een gerecht uit Londen gepakt! Probeer het eerst met twee kaarten: kies de kerk en de bezienswaardigheid van Londen, en tik dan op de lege plek op tafel.
photo-rummy-lesson-open = Een familie heeft drie kaarten nodig: de scheidsrechter zegt het meteen. Leg het gerecht uit Londen erbij en druk op ‘Einde beurt’.
photo-rummy-lesson-draw-again = Mia heeft een serie gelegd: vijf gerechten. Pak nu weer een kaart van de gemarkeerde stapel.
photo-rummy-lesson-add = Nu je bent uitgekomen, mag je overal op tafel aanleggen. Leg de brievenbus van Londen bij je familie en beëindig je beurt.
photo-rummy-lesson-apart = Mia heeft brievenbussen gelegd, met een joker erbij: die staat voor een foto naar keuze. Pak een kaart van de gemarkeerde stapel.
photo-rummy-lesson-apart-lay = Je mag de tafel herschikken. Je hebt de kerk en het embleem van Berlijn. Haal dus het Berlijnse gerecht uit de serie: er blijven vier gerechten over, en dat is genoeg. Leg de drie kaarten van Berlijn als familie en beëindig je beurt.
photo-rummy-lesson-joker = Mia heeft een kaart gepakt en niets gelegd. Pak van de gemarkeerde stapel.
photo-rummy-lesson-joker-take = Nu de joker: je hebt een brievenbus, die van Parijs. Leg hem op de joker: de brievenbus blijft daar, en de joker is van jou. Beëindig je beurt.
photo-rummy-lesson-last = Dat ziet er goed uit! Pak nog één keer van de gemarkeerde stapel.
photo-rummy-lesson-out = Leg nu alles: de vijf bezienswaardigheden en de joker vormen een serie, en het embleem van Londen gaat bij de familie van Londen. Het lampje laat zien hoe. Beëindig dan je beurt.
photo-rummy-lesson-won = Geen kaarten meer: je wint de ronde! Mia verliest een punt voor elke foto in haar hand, en jij krijgt die punten; een joker zou haar 10 punten kosten. Nu ken je het spel. Veel plezier!
