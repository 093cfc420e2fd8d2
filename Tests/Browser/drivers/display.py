"""An X display in memory with a window manager, for browsers that need a window to have the focus."""

import ctypes
import os
import tempfile
import time

import numpy
from PIL import ImageGrab

from .browser import BrowserError, executable, start, stop


class Display:
    """Xvfb and openbox; ``name`` is what DISPLAY must be set to."""

    WIDTH, HEIGHT = 1280, 1000

    def __init__(self):
        reader, writer = os.pipe()
        self.home = tempfile.TemporaryDirectory(prefix="tablesite-display-")
        self.server = start(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{self.WIDTH}x{self.HEIGHT}x24", "-nolisten", "tcp"],
            pass_fds=[writer])
        os.close(writer)
        with os.fdopen(reader) as numbers:
            number = numbers.readline().strip()
        if not number:
            raise BrowserError("Xvfb did not start")
        self.name = f":{number}"
        self.manager = start(["openbox"], env=self.environment())
        time.sleep(0.3)
        self.park_pointer()

    def park_pointer(self):
        """Moves the display's own pointer into a corner, where it hovers over no window."""
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XDefaultRootWindow.restype = ctypes.c_ulong
        connection = ctypes.c_void_p(x11.XOpenDisplay(self.name.encode()))
        root = ctypes.c_ulong(x11.XDefaultRootWindow(connection))
        x11.XWarpPointer(connection, ctypes.c_ulong(0), root, 0, 0, 0, 0, self.WIDTH - 1, self.HEIGHT - 1)
        x11.XCloseDisplay(connection)

    @staticmethod
    def is_available():
        return bool(executable("Xvfb") and executable("openbox"))

    def environment(self):
        """The environment for a program on this display, with a home of its own."""
        here = self.home.name
        return {
            **os.environ, "DISPLAY": self.name, "HOME": here, "XDG_CONFIG_HOME": here, "XDG_CACHE_HOME": here,
            "XDG_DATA_HOME": here, "XDG_RUNTIME_DIR": here, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1",
            "LIBGL_ALWAYS_SOFTWARE": "1",
        }

    def capture(self):
        """What the screen shows, unlike a browser's own screenshot with all that the compositor moves."""
        return numpy.asarray(ImageGrab.grab(xdisplay=self.name).convert("RGB"))

    def close(self):
        stop(self.manager)
        stop(self.server)
        self.home.cleanup()
