"""What every browser can do, whatever protocol it speaks."""

import abc
import io
import os
import shutil
import signal
import socket
import subprocess
import time

import numpy
from PIL import Image


class BrowserError(Exception):
    """The browser refused a command, died or did not answer in time."""


class Browser(abc.ABC):
    """A running browser with one page open.

    Places are CSS pixels from the top left of the viewport; screenshots are device pixels (``scale`` to one CSS pixel).
    """

    name = ""
    #: Device pixels to a CSS pixel.
    scale = 1

    @abc.abstractmethod
    def open(self, url):
        """Loads a page and waits for its load event."""

    @abc.abstractmethod
    def js(self, expression):
        """The value of a JavaScript expression, as JSON carries it; a promise is awaited."""

    @abc.abstractmethod
    def screenshot(self):
        """The viewport as an array of shape (height, width, 3), one byte a colour."""

    @abc.abstractmethod
    def move(self, x, y):
        """Moves the mouse without pressing."""

    @abc.abstractmethod
    def press(self, x, y):
        """Moves the mouse, presses its main button and holds it."""

    @abc.abstractmethod
    def release(self):
        """Releases the main button where the mouse is."""

    @abc.abstractmethod
    def key(self, name):
        """Presses and releases a key, named as in KeyboardEvent.key: ``Tab``, ``Enter``, ``Escape``."""

    @abc.abstractmethod
    def back(self):
        """Goes back in the history, as the button of the browser does."""

    @abc.abstractmethod
    def close(self):
        """Ends the browser and removes what it left on disk."""

    def click(self, x, y):
        self.press(x, y)
        self.release()

    def reset(self):
        """Undoes what a test may have changed: emulation, window size, pointer."""

    def settle(self):
        """Waits until what was last changed has been painted, be it on a page that a click has led to."""
        self.wait_until("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")

    def wait_until(self, expression, seconds=10):
        """Waits until a JavaScript expression is true; a page that is just being left counts as false."""
        end = time.monotonic() + seconds
        while True:
            try:
                if self.js(expression):
                    return
            except BrowserError:
                pass
            if time.monotonic() > end:
                raise BrowserError(f"{self.name}: still not true after {seconds} s: {expression}")
            time.sleep(0.05)


def pixels(png):
    """A PNG, as bytes, as an array of shape (height, width, 3)."""
    return numpy.asarray(Image.open(io.BytesIO(png)).convert("RGB"))


def executable(*names):
    """The path of the first of the programs that is installed, or None."""
    return next((path for path in map(shutil.which, names) if path), None)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def connect(port, process, seconds=60):
    """A connection to a port that a process that was just started will open."""
    end = time.monotonic() + seconds
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=seconds)
        except OSError as problem:
            if process.poll() is not None or time.monotonic() > end:
                raise BrowserError(f"nothing listens on port {port}: {problem}") from problem
            time.sleep(0.1)


def start(command, **options):
    """Starts a process in a group of its own, so that its children can be ended with it."""
    options.setdefault("stdin", subprocess.DEVNULL)
    options.setdefault("stdout", subprocess.DEVNULL)
    options.setdefault("stderr", subprocess.DEVNULL)
    return subprocess.Popen(command, start_new_session=True, **options)


def stop(process):
    """Ends a process that `start` returned, and its children."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, number)
        except ProcessLookupError:
            break
        try:
            process.wait(5)
            if number == signal.SIGTERM:
                time.sleep(0.2)
        except subprocess.TimeoutExpired:
            continue
    process.wait()
