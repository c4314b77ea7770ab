## Photo Rummy: what the lesson says, scene by scene.

photo-rummy-lesson-welcome = Welkom! Dit zijn je acht foto’s uit Europese hoofdsteden. Je legt families, dat zijn kaarten van één hoofdstad, en series, dat zijn kaarten van één thema. Wie het eerst geen kaarten meer heeft, wint.
photo-rummy-lesson-draw = Elke beurt begint met een kaart van een stapel. Pak van de gemarkeerde.
photo-rummy-lesson-short = Je hebt een gerecht uit Londen gepakt! Probeer het eerst met twee kaarten: kies de kerk en de bezienswaardigheid van Londen, en tik op de vrije plek op tafel.
photo-rummy-lesson-open = Een familie heeft drie kaarten nodig: de scheidsrechter zegt het meteen. Leg het gerecht uit Londen erbij en druk op “Beurt beëindigen”.
photo-rummy-lesson-draw-again = Mia heeft een serie gelegd: vijf gerechten. Pak nu weer, van de gemarkeerde stapel.
photo-rummy-lesson-add = Omdat je bent uitgekomen, mag je overal aanleggen. Leg de brievenbus van Londen bij je familie en beëindig de beurt.
photo-rummy-lesson-apart = Mia heeft brievenbussen gelegd, en één daarvan is een joker: die staat voor elke foto. Pak een kaart van de gemarkeerde stapel.
photo-rummy-lesson-apart-lay = Je mag de tafel verbouwen. Je hebt de kerk en het embleem van Berlijn; neem het gerecht van Berlijn uit de serie: er blijven er vier, en dat is genoeg. Leg de drie als familie en beëindig de beurt.
photo-rummy-lesson-joker = Mia heeft gepakt en niets gelegd. Pak van de gemarkeerde stapel.
photo-rummy-lesson-joker-take = Nu de joker: je hebt een brievenbus, die uit Parijs. Leg ze op de joker: ze neemt zijn plaats in, en de joker is van jou. Beëindig de beurt.
photo-rummy-lesson-last = Dat ziet er goed uit! Pak nog één keer van de gemarkeerde stapel.
photo-rummy-lesson-out = Leg nu alles: de vijf bezienswaardigheden en de joker zijn een serie, en het embleem van Londen gaat bij de familie Londen. Het lampje laat het je zien. Beëindig dan de beurt.
photo-rummy-lesson-won = Geen kaarten meer: je wint de ronde! Mia verliest een punt voor elke foto in haar hand, en jij krijgt ze; een joker zou 10 zijn. Nu ken je het spel. Veel plezier!
