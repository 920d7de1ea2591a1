"""Somebody at the page: a window, what went wrong in it, and the same person's hands on the server itself.

What the page writes to the console as an error, and what it throws, is kept in `troubles`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Final
from urllib.parse import quote
from uuid import uuid4

from playwright.sync_api import APIResponse, Browser, ConsoleMessage, Error, Page, Response

from digsite.lab.page.steady import STORY

SIZES: Final = {"desk": (1280, 800), "phone": (390, 844)}
RETRIES: Final = 2
"""A line that the server closes because nobody has used it for a while may be used at that very moment; a browser tries
again by itself."""
PATIENCE: Final = 30.0
"""Seconds until something that does not come is an error."""
MOST_ANSWERS: Final = 5000

Message = dict[str, Any]
ME: Final[Message] = {"kind": "me"}
BOT: Final[Message] = {"kind": "bot", "level": "random"}
OPEN: Final[Message] = {"kind": "open"}


class Visitor:
    """A person with a browser window of his own. `size` is a key of SIZES, `theme` dark or light; `story` is for
    `steady`."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        *,
        size: str,
        locale: str,
        theme: str,
        still: bool,
        name: str | None,
        story: str = "",
    ) -> None:
        width, height = SIZES[size]
        self.base: Final = base
        self.size: Final = size
        self.context: Final = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "de": "de-DE", "pl": "pl-PL"}[locale],
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size == "phone",
            extra_http_headers={STORY: f"{quote(story)} {uuid4().hex}"} if story else {},
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.troubles: Final[list[str]] = []
        self.failing_is_fine: bool = False
        """Whether requests may fail now, because the line was cut on purpose."""
        self.expected: Final[list[str]] = []
        """What the console may tell, each a moment after it happened, because it is done on purpose."""
        self.page: Final = self.window()
        self.answer(self.context.request.get(f"{base}/api/me"))
        if name is not None:
            self.answer(self.context.request.patch(f"{base}/api/me", data={"name": name}))

    def __enter__(self) -> Visitor:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for page in self.context.pages:
            page.unroute_all(behavior="ignoreErrors")  # an answer that is held up is not waited for
        self.context.close()
        if error is None:
            self.check()

    def window(self) -> Page:
        """Another window of the same person."""
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.troubles.append(f"thrown: {error}"))
        page.on("response", self._answered)
        return page

    def check(self) -> None:
        """Nothing went wrong in any window so far."""
        assert self.troubles == [], "\n".join(self.troubles)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.failing_is_fine and "ERR_INTERNET_DISCONNECTED" in message.text:
            return
        if any(words in message.text for words in self.expected):
            return
        self.troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self.troubles.append(f"{response.status} {response.url}")

    # --- the page -------------------------------------------------------------------------------

    def open(self, path: str) -> Page:
        """Go to a page of the site, and wait until it shows something."""
        self.page.goto(self.base + path)
        self.page.wait_for_selector("header.top")
        return self.page

    def open_table(self, table: str) -> Page:
        """Sit down at a table, and wait until it is there."""
        page = self.open(f"/t/{table}")
        self.wait("() => (document.querySelector('main, .ee')?.innerText.length ?? 0) > 80")
        return page

    def wait(self, script: str, argument: Any = None, *, patience: float = PATIENCE) -> Any:
        """Wait until a function says something true in the page. (Playwright's own way is against its policy.)"""
        deadline = time.monotonic() + patience
        while not (found := self.page.evaluate(script, argument)):
            assert time.monotonic() < deadline, f"not after {patience:.0f} s: {script}"
            self.page.wait_for_timeout(20)
        return found

    def settle(self) -> None:
        """Wait until nothing loads or moves any more."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")

    # --- the same person at the server itself -----------------------------------------------------

    def answer(self, response: APIResponse) -> Any:
        """What an answer holds; an error if it says no."""
        if not response.ok:
            raise RuntimeError(f"{response.status} {response.url}: {response.text()[:500]}")
        return response.json()

    def make(self, game: str, seats: Sequence[Message], *, start: bool = True, **options: Any) -> str:
        """Make a table; its id."""
        wish = {"game": game, "options": options, "seats": list(seats), "listed": False, "start": start}
        self.made = self.answer(self.context.request.post(f"{self.base}/api/tables", data=wish))
        return str(self.made["id"])

    def see(self, table: str) -> Message:
        """Everything this person may know about a table."""
        told: Message = self.answer(self.context.request.get(f"{self.base}/api/tables/{table}", max_retries=RETRIES))
        return told

    def log(self, table: str, *, locale: str = "en") -> list[Message]:
        """Everything that has happened at a table."""
        address = f"{self.base}/api/tables/{table}/log?locale={locale}"
        lines: list[Message] = self.answer(self.context.request.get(address, max_retries=RETRIES))
        return lines

    def do(self, table: str, **command: Any) -> Message | None:
        """Carry out a command; None if it is out of date."""
        address = f"{self.base}/api/tables/{table}/commands"
        response = self.context.request.post(address, data=command, max_retries=RETRIES)
        if response.status == 409:
            return None
        done: Message = self.answer(response)
        return done

    def stands_still(self, table: str) -> int:
        """Wait until this person alone is asked and nothing is under way; how far the table is."""
        deadline = time.monotonic() + PATIENCE
        last = -1
        while time.monotonic() < deadline:
            now = self.see(table)
            if now["seq"] == last and (set(now["asked"]) <= set(now["as"]) or now["table"]["status"] != "running"):
                return last
            last = int(now["seq"])
            self.page.wait_for_timeout(300)
        raise AssertionError(f"table {table} is still at it after {PATIENCE:.0f} s")

    def is_over(self, table: str) -> bool:
        """Whether the game has ended."""
        return bool(self.see(table)["table"]["status"] == "finished")

    def play_until(
        self, table: str, stop: Callable[[Message, Message], bool], *, seed: int = 1, patience: float = 120.0
    ) -> bool:
        """Answer quickly and by chance until `stop(question, told)` or the end; whether it was `stop`."""
        chance = random.Random(seed)
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            full = self.see(table)
            if full["table"]["status"] != "running":
                return False
            told = next((one for one in full["told"] if one["seat"] is not None and one["question"]), None)
            if told is None:
                time.sleep(0.02)
                continue
            if stop(told["question"], told):
                return True
            codes = [option["code"] for option in told["question"]["options"]]
            self.do(table, type="move", code=chance.choice(codes), seq=full["seq"], seat=told["seat"])
        raise RuntimeError(f"table {table}: not there after {patience:.0f} s")


def gone(error: Error) -> bool:
    """Whether a piece of the page was there a moment ago and is not any more."""
    return any(word in str(error) for word in ("detached", "not attached", "context was destroyed"))
