"""The seats of a table: who sits there, who may come back, and who waits to take over."""

from dataclasses import dataclass

from tablee.table.people.tokens import Proof

NOBODY = Proof()


@dataclass(frozen=True)
class Newcomer:
    """Someone who takes over a bot's seat with the next deal, or at once if all the people of the match agree."""

    name: str
    token: bytes
    guest: bytes | None = None
    face: str | None = None
    agreed: frozenset[bytes] = frozenset()  # SHA-256 of the tokens of the people who agreed

    @property
    def proof(self) -> Proof:
        """What opens the seat once it is theirs."""
        return Proof(self.token, self.guest)


@dataclass(frozen=True)
class Chair:
    """A seat and who sits on it; without a name it is free."""

    name: str | None = None
    bot: str | None = None
    cast: bool = False  # the bot has its own name and face, instead of playing under a person's
    token: bytes | None = None  # SHA-256 of the seat's token
    guest: bytes | None = None  # SHA-256 of the guest's cookie, the other proof
    left: Proof | None = None  # of the person for whom the bot plays and who may come back
    replaced: bool = False  # the host let the bot play while that person was away
    offered: bool = False  # by the host to anyone with the invite link
    newcomer: Newcomer | None = None  # who waits to take over from the bot
    since: int = 0  # the version since which this person has the seat: earlier hands were not theirs
    words: str = ""  # that the player adds to the seed; fixed at the start
    face: str | None = None  # that the person chose; a bot that plays for them keeps it until they come back
    invited: bool = False  # to a rematch, and has not accepted yet
    won: int = 0  # of the matches before this one

    @property
    def is_free(self) -> bool:
        """Whether someone may sit down here."""
        return self.name is None

    @property
    def is_human(self) -> bool:
        """Whether a person sits here."""
        return self.token is not None

    @property
    def proof(self) -> Proof:
        """What opens this seat."""
        return Proof(self.token, self.guest)

    @property
    def expected(self) -> Proof:
        """What opens this seat once the newcomer has it."""
        return NOBODY if self.newcomer is None else self.newcomer.proof

    @property
    def person(self) -> bytes | None:
        """The digest of the token of the person who plays this hand, or was replaced in it; None if there is none."""
        return self.left.token if self.left is not None and self.replaced else self.token


FREE = Chair()
