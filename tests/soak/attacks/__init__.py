"""Every class of attack that the server must bear, by the name under which it was found."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tests.soak.attacker import Attacker
from tests.soak.attacks.busy_bots import keep_bots_busy
from tests.soak.attacks.control_frames import send_pings
from tests.soak.attacks.drafts import check_drafts
from tests.soak.attacks.editions import list_many_actions
from tests.soak.attacks.floods import flood_and_hang_up
from tests.soak.attacks.language_header import send_long_languages
from tests.soak.attacks.long_tables import ask_for_long_records
from tests.soak.attacks.nested_documents import nest_positions
from tests.soak.attacks.questions import ask_hard_questions
from tests.soak.attacks.record_bombs import verify_long_records
from tests.soak.attacks.referee_memory import fill_caches
from tests.soak.attacks.storage import store_words
from tests.soak.attacks.uncounted_calls import call_what_is_not_counted
from tests.soak.attacks.unfinished_requests import hold_connections
from tests.soak.attacks.wrong_codes import guess_codes


@dataclass(frozen=True)
class Attack:
    """One class of attack; `among_guests` comes from the address of honest guests, as a neighbour would."""

    about: str
    run: Callable[[Attacker], Awaitable[None]]
    among_guests: bool = False


ATTACKS = {
    "C1": Attack("long Accept-Language headers", send_long_languages),
    "C2": Attack("long records to verify", verify_long_records),
    "H1": Attack("nested documents", nest_positions),
    "H2": Attack("huge melds for the referee", fill_caches),
    "H3": Attack("drafts with two stars", check_drafts),
    "H4": Attack("records of long tables", ask_for_long_records),
    "H5": Attack("unfinished requests", hold_connections),
    "M3": Attack("tables full of experts", keep_bots_busy),
    "M4": Attack("replays and hints", ask_hard_questions),
    "M5": Attack("words to be stored", store_words),
    "M6": Attack("pings", send_pings),
    "M7": Attack("uncounted calls and traces", call_what_is_not_counted),
    "L5": Attack("floods from clients that hang up", flood_and_hang_up),
    "L9": Attack("an edition with many actions", list_many_actions),
    "M9": Attack("wrong codes from the same household", guess_codes, among_guests=True),
}
