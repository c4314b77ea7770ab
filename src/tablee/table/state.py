"""The state of a table: a value with queries. Events replace it: see `transitions`."""

from itertools import islice

from msgspec import Struct

from tablee.bots.cast import members_for
from tablee.core.game import Player
from tablee.core.match import Match
from tablee.table.bots.pace import DEFAULT_PACE, Pace
from tablee.table.clock.time_spent import NOTHING_SPENT, Spending
from tablee.table.events import MAX_EVENTS, Event, Sat, Setup
from tablee.table.messages.from_server import Note, Phase
from tablee.table.people.seats import NOBODY, Chair
from tablee.table.people.tokens import Proof
from tablee.table.refusals import REFUSALS


def phase_of(match: Match) -> Phase:
    """Return how far a match has come."""
    if match.over:
        return "match_over"
    return "round_over" if match.round_over else "playing"


class TableState(Struct, frozen=True, gc=False):
    """A table after some of its events."""

    setup: Setup
    chairs: tuple[Chair, ...]
    host: Player | None = None  # None: nobody is left, and the table is closed
    match: Match | None = None  # None: before the start
    rematch: str | None = None
    rematch_by: Player | None = None  # who offered it
    pace: Pace = DEFAULT_PACE  # of the bots
    version: int = 0  # how many events there were
    turn_began: int = 0  # the version since which the same player must act
    settled: int = 0  # the last version that made earlier answers stale
    time: Spending = NOTHING_SPENT
    barred: frozenset[bytes] = frozenset()  # proofs of people whom the host removed
    has_bots: bool = False
    notes: tuple[Note, ...] = ()  # the latest notes about the seats

    @property
    def phase(self) -> Phase:
        """How far the match has come."""
        return "waiting" if self.match is None else phase_of(self.match)

    @property
    def words(self) -> tuple[str, ...]:
        """The words that each seat adds to the seed; fixed at the start."""
        if self.match is None:
            return tuple(chair.words for chair in self.chairs)
        return self.match.seed.words or ("",) * self.setup.players

    @property
    def won(self) -> list[int]:
        """The matches that each seat has won from rematch to rematch; all who share a win have won."""
        leaders = self.match.leaders if self.match is not None and self.match.over else ()
        return [chair.won + (seat in leaders) for seat, chair in enumerate(self.chairs)]

    def token_at(self, seat: Player) -> bytes | None:
        """Return the digest of the token of a seat, which may be gone by now with its chair."""
        return self.chairs[seat].token if seat < len(self.chairs) else None

    @property
    def names(self) -> list[str]:
        """The names of all players and bots, of those for whom bots play, and of waiting newcomers."""
        waiting = [chair.newcomer.name for chair in self.chairs if chair.newcomer is not None]
        return [chair.name for chair in self.chairs if chair.name is not None] + waiting

    def seat_of(self, proof: Proof) -> Player | None:
        """Return the seat that the proof opens."""
        return self._counted(proof).find([chair.proof for chair in self.chairs])

    def left_seat_of(self, proof: Proof) -> Player | None:
        """Return the seat that a bot plays for the owner of this proof."""
        return self._counted(proof).find([chair.left or NOBODY for chair in self.chairs])

    def waiting_seat_of(self, proof: Proof) -> Player | None:
        """Return the seat that the owner of this proof waits to take over."""
        return self._counted(proof).find([chair.expected for chair in self.chairs])

    def is_barred(self, proof: Proof) -> bool:
        """Whether the host removed the owner of this proof."""
        proof = self._counted(proof)
        return proof.token in self.barred or proof.guest in self.barred

    def _counted(self, proof: Proof) -> Proof:
        """Return the part of a proof that counts: people who share a cookie are known by their tokens."""
        alone = Proof(proof.token)
        known = [known for chair in self.chairs for known in (chair.proof, chair.left or NOBODY, chair.expected)]
        return alone if alone.token in self.barred or alone.find(known) is not None else proof

    def free_seats(self) -> list[Player]:
        """Return the free seats, or refuse."""
        if self.match is not None:
            raise REFUSALS("table.started")
        if self.version and self.host is None:
            raise REFUSALS("table.closed")
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_free]

    def next_free_seat(self) -> Player:
        """Return the first free seat, or refuse."""
        seats = self.free_seats()
        if not seats:
            raise REFUSALS("table.full")
        return seats[0]

    def newcomers(self, count: int) -> list[str]:
        """Return names for new bots, which nobody at the table has."""
        return list(islice(members_for(self.setup.code, self.names), count))

    def knows(self, proof: Proof) -> bool:
        """Whether the proof is known at this table, now or from before."""
        return self._has_place(proof) or self.is_barred(proof)

    def _has_place(self, proof: Proof) -> bool:
        return any(find(proof) is not None for find in (self.seat_of, self.left_seat_of, self.waiting_seat_of))

    def seat_for(self, newcomer: Proof) -> Player:
        """Return the seat that a newcomer would get now, or refuse."""
        if self.is_barred(newcomer):
            raise REFUSALS("seat.removed")
        if self._has_place(newcomer):
            raise REFUSALS("seat.yours")
        offered = [seat for seat, chair in enumerate(self.chairs) if chair.offered and self.rematch is None]
        return offered[0] if offered else self.next_free_seat()

    def awaited(self, seat: Player) -> list[Player]:
        """Return the seats that must still agree before a newcomer takes over at once; empty if there is nobody to ask.

        All people who play must agree, and those whom the host replaced while they were away. A single person is not
        asked: the newcomer could be the same person in another window.
        """
        newcomer = self.chairs[seat].newcomer
        if newcomer is None or self.phase != "playing" or len(self._people) < 2:
            return []
        return [other for other in self._people if self.chairs[other].person not in newcomer.agreed]

    @property
    def _people(self) -> list[Player]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person is not None]

    def is_alone(self, seat: Player) -> bool:
        """Whether only bots play with this seat, none of them for a person who may come back, and nobody waits."""
        others = (chair for other, chair in enumerate(self.chairs) if other != seat)
        return all(chair.cast and chair.newcomer is None for chair in others)

    def takeovers(self) -> list[Event]:
        """Return the newcomers who take over now: between two rounds, or because everybody agreed."""
        if not self.has_bots or self.match is None:
            return []
        return [
            Sat(seat, chair.newcomer.name, chair.newcomer.token, chair.newcomer.guest, chair.newcomer.face)
            for seat, chair in enumerate(self.chairs)
            if chair.newcomer is not None and self._may_be_taken_over(seat)
        ]

    def _may_be_taken_over(self, seat: Player) -> bool:
        if self.phase == "playing":
            return len(self._people) > 1 and not self.awaited(seat)
        return self.phase == "round_over"  # all hands are open; after the last round the newcomer waits for a rematch

    @property
    def to_act(self) -> frozenset[Player]:
        """The players who must act: none before the start or after a round."""
        return frozenset() if self.match is None else self.match.game.to_act(self.match.state)

    @property
    def runs_by_itself(self) -> bool:
        """Whether something may happen here by itself: a bot acts, or a clock runs out."""
        return self.has_bots or self.setup.clock_seconds > 0

    @property
    def clock_off(self) -> bool:
        """Whether turns have no clock from the next one on."""
        return self.time.next_off or not self.setup.clock_seconds

    @property
    def is_full(self) -> bool:
        """Whether the limit of events is reached: people can only leave."""
        return self.version >= MAX_EVENTS

    def bot_to_act(self) -> tuple[Player, str] | None:
        """Return the seat and the level of a bot that must act; None if there is none."""
        if not self.has_bots or self.is_full:
            return None
        for seat in sorted(self.to_act):
            bot = self.chairs[seat].bot
            if bot is not None:
                return seat, bot
        return None

    def person_to_act(self) -> Player | None:
        """Return the seat of a person who must act; None if there is none."""
        return next((seat for seat in sorted(self.to_act) if self.chairs[seat].is_human), None)

    @property
    def time_allowed(self) -> int | None:
        """The milliseconds that the person on turn has left, by what is stored; None without a clock."""
        seat = self.person_to_act() if self.setup.clock_seconds and not self.is_full else None
        return None if seat is None else self.time.allowed(self.setup, seat)

    def check_started(self) -> None:
        """Refuse before the start."""
        if self.match is None:
            raise REFUSALS("table.not_started")

    @property
    def played(self) -> Match:
        """The match; before the start, a refusal is raised."""
        if self.match is None:
            raise REFUSALS("table.not_started")
        return self.match
