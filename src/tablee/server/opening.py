"""Opens pages in the browser of the person at this machine."""

import os
import sys
import webbrowser


def open_page(address: str) -> None:
    """Open a page in the browser, unless this machine has no screen."""
    if _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
