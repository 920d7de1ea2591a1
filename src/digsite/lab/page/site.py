"""The page, built and served and open in a browser.

with Site() as site:
    with site.visitor(size="phone", locale="de") as visitor:
        visitor.open("/")
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from digsite.lab.page import steady
from digsite.lab.page.visitor import Visitor
from digsite.lab.server.process import ServerProcess

WEB: Final = next(
    (root / "web" for root in (Path(__file__).resolve().parents[4], Path.cwd()) if (root / "web" / "src").is_dir()),
    Path("web"),
)
"""The sources of the page. Only a checkout has them: where Digsite is installed, the one we are in."""
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
BUILD_SECONDS: Final = 300


def find_browser() -> str | None:
    """The Chromium of this machine."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def build(folder: Path) -> Path:
    """Build the page into a folder."""
    if not (WEB / "src").is_dir():
        raise RuntimeError("the page is built from a checkout: run this there, or name a built page in DIGSITE_PAGE")
    command = ["npx", "vite", "build", "--logLevel", "warn", "--outDir", str(folder), "--emptyOutDir"]
    done = subprocess.run(
        command, cwd=WEB, timeout=BUILD_SECONDS, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise RuntimeError(f"the page could not be built:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    return folder


class Site:
    """A server with the page, and a browser.

    Args:
        page: the folder of a page that is built; None: what DIGSITE_PAGE names, or else it is built now.
    """

    story: str = ""
    """Where there is one, the tables of every new visitor are the same each time that it is told again."""
    came: int = 0
    """How many visitors have come in this story."""

    def __init__(self, page: Path | None = None) -> None:
        self.page: Path | None = page or (Path(named) if (named := os.environ.get("DIGSITE_PAGE")) else None)
        self.server: ServerProcess
        self.browser: Browser
        self._stack: Final = ExitStack()

    def __enter__(self) -> Site:
        executable = find_browser()
        if executable is None:
            raise RuntimeError("there is no Chromium on this machine (Debian: the package chromium)")
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="digsite-page-")))
            self.page = self.page or build(folder / "page")
            address = f"sqlite:///{folder / 'digsite.db'}"
            self.server = stack.enter_context(
                ServerProcess(address, module=steady.__name__, page=str(self.page.resolve()))
            )
            playwright = stack.enter_context(sync_playwright())
            self.browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
            stack.callback(self.browser.close)
            self._stack.push(stack.pop_all())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    @property
    def base(self) -> str:
        """Where the server is."""
        return self.server.base

    def visitor(
        self,
        *,
        size: str = "desk",
        locale: str = "en",
        theme: str = "dark",
        still: bool = True,
        name: str | None = None,
    ) -> Visitor:
        """Somebody new, with a browser of his own."""
        self.came += 1
        story = f"{self.story} {self.came}" if self.story else ""
        return Visitor(
            self.browser, self.base, size=size, locale=locale, theme=theme, still=still, name=name, story=story
        )

    def tell(self, story: str) -> None:
        """Begin a story."""
        self.story, self.came = story, 0
