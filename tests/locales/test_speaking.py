"""What a catalogue makes of names, pieces and refusals."""

from typing import Any

import pytest

from tablee.cli.client.rendering import tell_options
from tablee.core.errors import InvalidOption, Refusal
from tablee.core.options import options_of
from tablee.games import GAMES
from tablee.games.tile_rummy import TileRummy
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.refusals import REFUSALS
from tablee.locales import catalogue


@pytest.mark.parametrize(
    ("language", "pair", "double", "zebra"),
    [
        ("de", "Löwe–Affe", "Doppel-Löwe", "Doppel-Zebra"),
        ("en", "lion–monkey", "double lion", "double zebra"),
        ("fr", "lion–singe", "double lion", "double zèbre"),
        ("it", "leone–scimmia", "doppio leone", "doppia zebra"),
        ("nl", "leeuw–aap", "dubbele leeuw", "dubbele zebra"),
        ("es", "león-mono", "doble león", "doble cebra"),
    ],
)
def test_a_domino_is_named_by_its_halves(language: str, pair: Any, double: Any, zebra: Any) -> None:
    words = catalogue(language)
    named = [words.piece("zoo-domino", domino) for domino in ("lion-monkey", "lion-lion", "zebra-zebra")]
    assert named == [pair, double, zebra]


@pytest.mark.parametrize(
    ("language", "tiles"),
    [
        ("de", "Rot 7, Stern, Stern als Schwarz 13"),
        ("en", "red 7, star, star as black 13"),
        ("fr", "7 rouge, étoile, étoile (13 noir)"),
        ("it", "7 rosso, stella, stella (13 nero)"),
        ("nl", "rood 7, ster, ster als zwart 13"),
        ("es", "7 rojo, estrella, estrella como 13 negro"),
    ],
)
def test_tiles_are_named_by_colour_and_number(language: str, tiles: Any) -> None:
    assert catalogue(language).piece("tile-rummy", "R7 * *K13") == tiles
    assert catalogue(language).piece("tile-rummy", "6") == "6"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "An diesem Ende liegt ein Löwe: Zebra–Affe passt dort nicht."),
        ("en", "There’s a lion at that end: zebra–monkey doesn’t fit there."),
        ("fr", "De ce côté, il y a un lion\u00a0: zèbre–singe n’y va pas."),
        ("it", "A quell’estremo c’è un leone: questa tessera lì non si attacca (zebra–scimmia)."),
        ("nl", "Aan dat uiteinde ligt een leeuw. Deze steen past daar niet: zebra–aap."),
        ("es", "En ese extremo hay un león. Esta ficha no encaja ahí: cebra-mono."),
    ],
)
def test_a_refusal_is_a_sentence_in_the_players_language(language: str, sentence: str) -> None:
    error = REFUSALS("lay.does_not_fit", domino="zebra-monkey", end="left", animal="lion")
    assert catalogue(language).refusal("zoo-domino", error.refusal) == sentence


def test_names_are_listed_as_one_says_them() -> None:
    words = catalogue("de")
    assert words.names(["Anna"]) == "Anna"
    assert words.names(["Anna", "Ben"]) == "Anna und Ben"
    assert words.names(["Anna", "Ben", "Carla"]) == "Anna, Ben und Carla"


def test_the_values_of_options_have_names() -> None:
    way, must_trump, rounds, *_ = options_of(ZooDomino)
    words = catalogue("fr")
    assert words.option("zoo-domino", way, "trumps") == "Atouts"
    assert words.option("zoo-domino", must_trump, True) == "oui"
    assert words.option("zoo-domino", rounds, 3) == "3"


def test_a_gap_in_a_catalogue_is_an_error_not_a_fallback() -> None:
    with pytest.raises(KeyError, match="en has no message 'nonsense'"):
        catalogue("en").say("nonsense")
    with pytest.raises(KeyError, match="en cannot say 'seat'"):
        catalogue("en").say("seat")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(InvalidOption, match="unknown language 'xx'; known: de, en, fr, it, nl, es"):
        catalogue("xx")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", ["unbegrenzt", "eine Sekunde", "90 Sekunden", "2 Minuten"]),
        ("en", ["no limit", "one second", "90 seconds", "2 minutes"]),
        ("fr", ["sans limite", "une seconde", "90 secondes", "2 minutes"]),
        ("it", ["senza limite", "un secondo", "90 secondi", "2 minuti"]),
        ("nl", ["onbeperkt", "één seconde", "90 seconden", "2 minuten"]),
        ("es", ["sin límite", "un segundo", "90 segundos", "2 minutos"]),
    ],
)
def test_a_time_limit_is_worded_naturally(language: str, told: list[str]) -> None:
    (limit,) = (option for option in options_of(TileRummy) if option.name == "turn_seconds")
    assert [catalogue(language).option("tile-rummy", limit, value) for value in (0, 1, 90, 120)] == told


def test_a_refusal_quotes_a_reason_word_for_word() -> None:
    refusal = Refusal("invalid.option", None, "", args={"reason": "the lion is no option"})
    assert catalogue("en").refusal("zoo-domino", refusal).endswith(": the lion is no option")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", ["Uhr: Zeit pro Person.", "Zeit pro Person: eine Minute.", "Nach jedem Zug dazu: nichts."]),
        (
            "en",
            ["Clock: time per player.", "Time per player: one minute.", "Added after each turn: nothing."],
        ),
        (
            "fr",
            [
                "Chrono\u00a0: temps limité par joueur.",
                "Temps par joueur\u00a0: une minute.",
                "Ajouté après chaque tour\u00a0: rien.",
            ],
        ),
        (
            "it",
            ["Limite di tempo: a testa.", "Tempo a testa: un minuto.", "Aggiunto dopo ogni turno: niente."],
        ),
        ("nl", ["Klok: tijd per speler.", "Tijd per speler: één minuut.", "Extra na elke beurt: niets."]),
        (
            "es",
            ["Reloj: tiempo por jugador.", "Tiempo por jugador: un minuto.", "Tiempo extra por turno: nada."],
        ),
    ],
)
@pytest.mark.parametrize("game", GAMES.values())
def test_every_game_tells_its_clock_alike(language: str, told: list[str], game: type[Any]) -> None:
    agreed = tell_options(game(clock="bank", bank_minutes=1, increment_seconds=0), catalogue(language))
    assert " ".join(told) in agreed
    assert catalogue(language).say("option-turn_seconds") not in agreed


def test_clauses_have_the_semicolon_of_the_language() -> None:
    said = [catalogue(language).clauses(["a, b", "c", "d, e"]) for language in ("en", "fr")]
    assert said == ["a, b; c; d, e", "a, b\N{NO-BREAK SPACE}; c\N{NO-BREAK SPACE}; d, e"]
    assert [catalogue("en").clauses(parts) for parts in ([], ["a"])] == ["", "a"]
