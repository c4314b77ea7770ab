"""A device without a server: the host in Node, by the Pyodide and the archives that browsers load."""

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[3]
BUILT = ROOT / "build" / "device"
DRIVER = Path(__file__).with_name("driver.mjs")

Message = dict[str, Any]


class Answer(NamedTuple):
    """What a call is answered: the same as HTTP says."""

    status: int
    mime: str
    body: str

    def json(self) -> Any:
        """Return the document."""
        return json.loads(self.body)


class Device:
    """Asks a host what a page asks it."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self._ids = 0
        self.unread: list[Message] = []
        self.wait_for(lambda message: message["type"] == "ready")

    def tell(self, type_: str, **more: Any) -> None:
        """Send a message."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"type": type_, **more}) + "\n")
        self._process.stdin.flush()

    def wait_for(self, is_wanted: Callable[[Message], bool]) -> Message:
        """Return the first message like this, of those that came and of those to come; keep the others."""
        for message in self.unread:
            if is_wanted(message):
                self.unread.remove(message)
                return message
        assert self._process.stdout is not None
        for line in self._process.stdout:
            message = json.loads(line) if line.startswith("{") else {"type": "said", "text": line}
            if is_wanted(message):
                return message
            self.unread.append(message)
        raise AssertionError(f"the host ended: {self.unread}")

    def call(
        self, method: str, path: str, body: object = None, token: str | None = None, *, guest: bool = True
    ) -> Answer:
        """Return what a call is answered."""
        number = self._number()
        text = {} if body is None else {"body": body if isinstance(body, str) else json.dumps(body)}
        self.tell("call", id=number, method=method, path=path, token=token, guest=guest, **text)
        told = self.wait_for(lambda message: message["type"] == "answer" and message["id"] == number)
        return Answer(told["status"], told["mime"], told["body"])

    def python(self, code: str) -> Any:
        """Return the value of the last line of some Python, which is JSON, run in the host."""
        number = self._number()
        self.tell("python", id=number, code=code)
        return self.wait_for(lambda message: message["type"] == "value" and message["id"] == number)["value"]

    def helpers(self) -> int:
        """Return how often the helper was started."""
        number = self._number()
        self.tell("helper", id=number)
        told: int = self.wait_for(lambda message: message["type"] == "value" and message["id"] == number)["value"]
        return told

    def _number(self) -> str:
        self._ids += 1
        return f"n{self._ids}"


class Socket:
    """A page's socket to one table of a device."""

    def __init__(self, device: Device, code: str, token: str | None) -> None:
        self._device, self._asked = device, 0
        self.name = device._number()
        self.table: Message = {}
        device.tell("open", socket=self.name, code=code)
        self._say(type="hello", token=token)
        self.until(lambda table: True)

    def ask(self, type_: str, **more: Any) -> Message:
        """Return the answer to a message."""
        self._asked += 1
        asked_id = f"{self.name} {self._asked}"
        self._say(type=type_, id=asked_id, **more)
        while (told := self.next()).get("id") != asked_id:
            pass
        return told

    def until(self, is_so: Callable[[Message], bool]) -> Message:
        """Return the first table like this, beginning with the next one."""
        while self.next()["type"] != "table" or not is_so(self.table):
            pass
        return self.table

    def next(self) -> Message:
        """Return the next message to this socket."""
        line = self._device.wait_for(lambda message: message.get("socket") == self.name and message["type"] != "opened")
        if line["type"] == "closed":
            return line
        told: Message = json.loads(line["text"])
        if told["type"] == "table":
            self.table = told
        return told

    def close(self) -> None:
        """Close it."""
        self._device.tell("close", socket=self.name)

    def _say(self, **message: Any) -> None:
        self._device.tell("line", socket=self.name, text=json.dumps(message))


@contextmanager
def a_device() -> Iterator[Device]:
    """Start a device whose database is empty."""
    facts = json.loads((BUILT / "parts.json").read_text(encoding="utf-8"))
    command = ["node", str(DRIVER), f"{BUILT / facts['folder']}/"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    try:
        yield Device(process)
    finally:
        process.kill()
        process.communicate()
