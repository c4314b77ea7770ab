"""The text client: one person at a terminal, bots on the other seats."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tablee.bots import Seat
from tablee.bots.standing import Standing
from tablee.cli.client.choosing import Choice
from tablee.cli.client.hints import Hints
from tablee.cli.client.prompt import Command, Leaving, Talk
from tablee.cli.client.rendering import (
    tell_lots,
    tell_match_winners,
    tell_options,
    tell_outcome,
    tell_rules,
    tell_sheet,
)
from tablee.cli.client.saving import save_record
from tablee.cli.client.terminal import InputEnded
from tablee.cli.client.views import terminal_view
from tablee.core.common_options.timing import has_clock
from tablee.core.errors import TURN, IllegalAction, InvalidNotation
from tablee.core.match import NEXT_ROUND, Match
from tablee.core.record import Event, Record
from tablee.games.bots import find_bot
from tablee.locales import Catalogue
from tablee.toolkit.terminal import Suggesting, TellsScores

ME = 0


class TextClient:
    """Plays a match with the person at the terminal and records it."""

    def __init__(
        self, match: Match, names: Sequence[str], bots: Sequence[str], words: Catalogue, talk: Talk, brief: bool = False
    ) -> None:
        self._first, self._match, self._game = match, match, match.game
        self._names = tuple(names)
        self._words, self._talk, self._brief = words, talk, brief
        self._teller = terminal_view(match.game, words, names, ME)
        self._offered: list[str] = []  # the numbered choices, in the game's notation
        self._events: list[Event] = []
        self._told = 0  # number of events shown so far
        chance = match.seed.chance()
        self._kinds = bots
        self._bots = {
            seat: (find_bot(match.game.name, bot), Random(chance.child(f"bot {seat}").key))
            for seat, bot in enumerate(bots, ME + 1)
        }
        self._hints = Hints(match.game, words, names, chance.child("hint").key, self._teller.choice)
        talk.add_commands(*self._looks(), *self._commands())

    @property
    def record(self) -> Record:
        """The record of the match so far."""
        return Record(self._first, tuple(self._events), self._names)

    def play(self, offer_record: bool) -> None:
        """Play all rounds, or until the player leaves or the input ends."""
        tell = self._talk.tell
        opponents = [
            self._words.say("cli-opponent", name=name, level=self._words.say(f"bot-{kind}"))
            for name, kind in zip(self._names[ME + 1 :], self._kinds, strict=True)
        ]
        tell("cli-welcome", game=self._words.say(self._game.name), opponents=self._words.names(opponents))
        self._talk.say(tell_options(self._game, self._words))
        if has_clock(self._game):
            tell("cli-no-clock")
        tell("cli-how-to-choose")
        if self._may_type:
            tell(f"{self._game.name}-typing")
        try:
            self._play_round()
            while not self._match.over:
                self._talk.pause("cli-next-round", round=self._match.round + 1)
                self._happens(Event(None, NEXT_ROUND), self._match.next_round())
                self._play_round()
            if offer_record:
                self._talk.pause("cli-offer-record")
        except Leaving:
            tell("cli-goodbye")
        except InputEnded:
            tell("cli-goodbye" if self._match.over else "cli-input-ended")

    def _play_round(self) -> None:
        self._talk.say("")
        if self._match.rounds > 1:
            self._talk.tell("cli-round", round=self._match.round, rounds=self._match.rounds)
        self._talk.say(*tell_lots(self._match, self._names, self._words), *self._teller.opening(self._view()))
        while seats := self._game.to_act(self._match.state):
            if ME in seats:
                self._my_turn()
            else:
                self._bots_turn(min(seats))
        self._tell_news()
        self._tell_end()

    def _bots_turn(self, seat: int) -> None:
        bot, rng = self._bots[seat]
        action = bot(Seat(self._game, self._view(seat), rng, Standing.of(self._match))).action
        self._happens(Event(seat, self._game.write_action(action)), self._match.apply(seat, action))

    def _my_turn(self) -> None:
        turn_goes_on = bool(self._events) and self._events[-1].player == ME
        if not turn_goes_on:
            self._tell_news()
            self._talk.say(*self._teller.situation(self._view(), self._brief))
            self._talk.tell("cli-your-turn")
        actions = [self._game.write_action(action) for action in self._game.legal_actions(self._match.state, ME)]
        self._offered = list(self._teller.suggest(actions)) if isinstance(self._teller, Suggesting) else actions
        self._talk.offer([Choice(action, self._teller.choice(action)) for action in self._offered])
        while not self._act(self._talk.choose(self._is_unlisted)):
            pass
        self._talk.offer(())

    def _is_unlisted(self, text: str) -> bool:
        """Whether the text is an action that need not be among the choices, if those are only a sample."""
        try:
            self._game.read_action(text)
        except InvalidNotation:
            return False
        return self._may_type

    @property
    def _may_type(self) -> bool:
        """Whether there are more legal actions than those offered."""
        return isinstance(self._teller, Suggesting) or not self._game.lists_all_actions

    def _act(self, text: str) -> bool:
        """Play the typed action, or print why it is refused."""
        before = self._view()
        try:
            action = self._game.read_action(text)
            if self._game.write_action(action) in self._game.table_actions:
                raise TURN("turn.only_the_table")
            match = self._match.apply(ME, action)
        except IllegalAction as error:
            self._talk.say(self._words.refusal(self._game.name, error.refusal))
            return False
        except InvalidNotation:
            self._talk.tell("cli-not-understood", text=text)
            return False
        written = self._game.write_action(action)
        self._happens(Event(ME, written), match)
        self._talk.say("", self._teller.mine(written, before, self._view()))
        self._told = len(self._events)
        return True

    def _happens(self, event: Event, match: Match) -> None:
        self._events.append(event)
        self._match = match

    def _view(self, seat: int = ME) -> Any:
        return self._game.view_for(self._match.state, seat)

    def _tell_news(self) -> None:
        news = [(event.player, event.text) for event in self._events[self._told :] if event.player is not None]
        self._told = len(self._events)
        self._talk.say(*self._teller.happened(news))

    def _tell_end(self) -> None:
        outcome = self._match.outcome
        assert outcome is not None, "the round has ended"
        self._talk.say("", tell_outcome(self._game, outcome, self._names, ME, self._words))
        if isinstance(self._teller, TellsScores):
            self._talk.say(*self._teller.score_sheet(self._view()))
        self._talk.say(*self._teller.hands([self._view(seat).hand for seat in range(len(self._names))]))
        if self._match.rounds > 1:
            self._tell_sheet()
            if self._match.over:
                self._talk.say(tell_match_winners(self._match, self._names, ME, self._words))

    def _tell_sheet(self) -> None:
        names = (self._words.say("you"), *self._names[ME + 1 :])
        self._talk.say(*tell_sheet(self._match, names, self._words))

    def _looks(self) -> list[Command]:
        """Return the commands of this game: its chain, its melds ..."""

        def shower(look: Callable[[Any], str]) -> Callable[[str], None]:
            return lambda _: self._talk.say(look(self._view()))

        return [
            Command(name, f"{self._game.name}-look-{name}", shower(look)) for name, look in self._teller.looks.items()
        ]

    def _commands(self) -> list[Command]:
        """Return the commands of every game."""
        return [
            Command("hint", "cli-command-hint", lambda _: self._tell_hint()),
            Command("score", "cli-command-score", lambda _: self._tell_sheet()),
            Command("rules", "cli-command-rules", lambda _: self._talk.say(*tell_rules(self._game, self._words))),
            Command("brief", "cli-command-brief", lambda _: self._switch_brief()),
            Command("save", "cli-command-save", self._save, takes_more=True),
        ]

    def _tell_hint(self) -> None:
        if ME in self._game.to_act(self._match.state):
            self._talk.say(*self._hints.ask(self._view(), Standing.of(self._match), self._offered))
        else:
            self._talk.tell("cli-hint-none")

    def _switch_brief(self) -> None:
        self._brief = not self._brief
        self._talk.tell("cli-brief-on" if self._brief else "cli-brief-off")

    def _save(self, file: str) -> None:
        if not file:
            self._talk.tell("cli-save-where")
            return
        try:
            save_record(self.record, file)
        except FileExistsError:
            self._talk.tell("cli-file-exists", file=file)
        except OSError as error:
            self._talk.tell("cli-file-failed", file=file, reason=error.strerror)
        else:
            self._talk.tell("cli-saved", file=file)
