"""Firefox over Marionette, in a window on a display in memory."""

import base64
import itertools
import json
import os
import tempfile
import time

from .browser import Browser, BrowserError, connect, executable, free_port, pixels, start, stop

NAMES = ("firefox", "firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox")
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "ArrowDown": "\ue015", "ArrowUp": "\ue013"}
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "app.update.auto": False,
    "app.update.checkInstallTime": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "layout.css.prefers-color-scheme.content-override": 1,
    "apz.overscroll.enabled": True,
    "widget.gtk.overlay-scrollbars.enabled": True,
    "gfx.color_management.mode": 0,
}


class Firefox(Browser):
    name = "firefox"

    def __init__(self, display):
        self.display = display
        self.profile = tempfile.TemporaryDirectory(prefix="tablesite-firefox-", ignore_cleanup_errors=True)
        port = free_port()
        with open(os.path.join(self.profile.name, "user.js"), "w", encoding="utf-8") as file:
            for name, value in {**PREFERENCES, "marionette.port": port}.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        self.process = start(
            [self.executable(), "--marionette", "--remote-allow-system-access", "--no-remote", "--new-instance",
             "--profile", self.profile.name, "--width", "800", "--height", "900", "about:blank"],
            env=display.environment())
        try:
            self.socket = connect(port, self.process)
            self.numbers = itertools.count(1)
            self.received = b""
            self.receive()  # the greeting
            self.call("WebDriver:NewSession", capabilities={"alwaysMatch": {"pageLoadStrategy": "normal"}})
            self.call("WebDriver:SetTimeouts", script=60000, pageLoad=60000)

            self.scale = self.js("window.devicePixelRatio")
        except Exception:
            stop(self.process)
            raise

    @staticmethod
    def executable():
        return executable(*NAMES)

    # The protocol: the length of a JSON text, a colon, the text.

    def call(self, command, **parameters):
        number = next(self.numbers)
        message = json.dumps([0, number, command, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        while True:
            _, answered, problem, result = self.receive()
            if answered == number:
                if problem:
                    raise BrowserError(f"{command}: {problem['error']}: {problem['message']}")
                return result

    def receive(self):
        while True:
            head, colon, rest = self.received.partition(b":")
            if colon and len(rest) >= int(head):
                self.received = rest[int(head):]
                return json.loads(rest[:int(head)])
            data = self.socket.recv(1 << 20)
            if not data:
                raise BrowserError("firefox has ended")
            self.received += data

    # Pages.

    def open(self, url):
        # A page that differs in its fragment only would not be loaded again.
        for page in ("about:blank", url):
            self.call("WebDriver:Navigate", url=page)
        self.settle()

    def js(self, expression):
        script = f"return ({expression})"
        return self.call("WebDriver:ExecuteScript", script=script, args=[], newSandbox=False)["value"]

    def chrome(self, script):
        """Runs the statements of a script with the browser's own rights; `return` gives a value."""
        self.call("Marionette:SetContext", value="chrome")
        try:
            return self.call("WebDriver:ExecuteScript", script=script, args=[])["value"]
        finally:
            self.call("Marionette:SetContext", value="content")

    def screenshot(self):
        self.settle()
        return pixels(base64.b64decode(self.call("WebDriver:TakeScreenshot", full=False)["value"]))

    def capture(self):
        """The viewport as the screen shows it, with what the compositor has moved."""
        box = self.chrome(
            "const b = gBrowser.selectedBrowser.getBoundingClientRect();"
            "return [window.mozInnerScreenX + b.x, window.mozInnerScreenY + b.y, b.width, b.height];")
        left, top, width, height = (round(value * self.scale) for value in box)
        return self.display.capture()[top:top + height, left:left + width]

    def back(self):
        self.call("WebDriver:Back")
        self.settle()

    # Tabs. The one that is chosen is the one that all else is about.

    def open_tab(self, url):
        """Opens a page in a tab of its own, chooses it, and returns what `choose_tab` takes."""
        tab = self.call("WebDriver:NewWindow", type="tab", focus=False)["handle"]
        self.choose_tab(tab)
        self.call("WebDriver:Navigate", url=url)
        return tab

    def choose_tab(self, tab):
        self.call("WebDriver:SwitchToWindow", handle=tab, focus=False)

    def close_tab(self):
        """Closes the tab that is chosen and chooses the first."""
        self.choose_tab(self.call("WebDriver:CloseWindow")[0])

    def close_tabs(self):
        """Closes all tabs but the first."""
        for tab in self.call("WebDriver:GetWindowHandles")[1:]:
            self.choose_tab(tab)
            self.close_tab()

    # The mouse and keys.

    def act(self, kind, identifier, *actions):
        self.call("WebDriver:PerformActions", actions=[
            {"type": kind, "id": identifier, "actions": list(actions),
             **({"parameters": {"pointerType": "mouse"}} if kind == "pointer" else {})}])

    def move(self, x, y):
        self.act("pointer", "mouse", {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0})

    def press(self, x, y):
        self.act("pointer", "mouse", {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
                 {"type": "pointerDown", "button": 0})

    def release(self):
        self.act("pointer", "mouse", {"type": "pointerUp", "button": 0})
        self.settle()

    def key(self, name):
        self.act("key", "keyboard", {"type": "keyDown", "value": KEYS[name]}, {"type": "keyUp", "value": KEYS[name]})
        self.settle()

    def pan(self, x, y, distance, steps=30):
        """Begins a two-finger pan on the touchpad and holds it; a positive distance scrolls down. See `end_pan`."""
        self.native_pan("PHASE_BEGIN", x, y, 0)
        for _ in range(steps):
            self.native_pan("PHASE_UPDATE", x, y, distance / steps)
            time.sleep(0.02)
        time.sleep(0.4)

    def end_pan(self, x, y):
        self.native_pan("PHASE_END", x, y, 0)

    def native_pan(self, phase, x, y, distance):
        # GTK's direction is the opposite one, and one step of it scrolls by 40 pixels.
        self.chrome(
            "const b = gBrowser.selectedBrowser.getBoundingClientRect(), u = window.windowUtils;"
            f"u.sendNativeTouchpadPan(u.{phase}, (window.mozInnerScreenX + b.x + {x}) * window.devicePixelRatio,"
            f" (window.mozInnerScreenY + b.y + {y}) * window.devicePixelRatio, 0, {-distance / 40}, 0);")

    def dark(self, enabled):
        """Asks for the dark scheme, or the light one."""
        self.chrome('Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", '
                    f'{0 if enabled else 1});')

    def reset(self):
        self.close_tabs()
        self.call("WebDriver:ReleaseActions")
        self.dark(False)
        # A pointer of the display's own may have come over the window, which the driver does not know: where it believes the mouse to
        # be already, it moves nothing, and a row stays as if it was touched.
        self.move(1, 1)
        self.move(0, 0)

    def close(self):
        self.socket.close()
        stop(self.process)
        self.profile.cleanup()
