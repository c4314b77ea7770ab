"""The seats of a table: who sits there, who may come back, and who waits to take over."""

from dataclasses import dataclass

from tablee.table.tokens import Proof

NOBODY = Proof()


@dataclass(frozen=True)
class Newcomer:
    """Someone who takes over a bot's seat with the next deal, or at once if all the people of the match agree."""

    name: str
    token: bytes
    guest: bytes | None = None
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
    cast: bool = False  # the bot has its own name and face; else it plays on under a person's
    token: bytes | None = None  # SHA-256 of what proves that the seat is someone's
    guest: bytes | None = None  # the same of the guest's cookie: the other proof
    left: Proof | None = None  # of the person for whom the bot plays on, and who may come back
    replaced: bool = False  # that person did not leave, but was away when the host let the bot play on
    offered: bool = False  # by the host to whoever comes with the invite link
    newcomer: Newcomer | None = None  # waits until it may take over from the bot
    since: int = 0  # the version since which this person has the seat: the hands before were not theirs
    words: str = ""  # that its player adds to the seed; at the start they are fixed in the match

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
        """The digest of the token of whoever plays this hand or was replaced in it; None where nobody minds."""
        return self.left.token if self.left is not None and self.replaced else self.token


FREE = Chair()
