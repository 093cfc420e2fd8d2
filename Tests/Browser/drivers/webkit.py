"""WebKitGTK's MiniBrowser over WebDriver, in a window on a display in memory."""

import base64
import glob
import json
import urllib.error
import urllib.request

from .browser import Browser, BrowserError, connect, executable, free_port, pixels, start, stop

BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser"
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "ArrowDown": "\ue015", "ArrowUp": "\ue013"}


class WebKit(Browser):
    name = "webkit"
    WIDTH, HEIGHT = 800, 900

    def __init__(self, display):
        port = free_port()
        self.process = start([executable("WebKitWebDriver"), "-p", str(port)], env=display.environment())
        try:
            connect(port, self.process).close()
            self.address = f"http://127.0.0.1:{port}/session"
            options = {"binary": self.executable(), "args": ["--automation"]}
            capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
            self.address += "/" + self.call("POST", "", capabilities=capabilities)["sessionId"]
            self.call("POST", "/timeouts", script=60000, pageLoad=60000)
            self.resize()
        except Exception:
            stop(self.process)
            raise

    @staticmethod
    def executable():
        """MiniBrowser, when its driver is there too."""
        found = sorted(path for pattern in BROWSERS for path in glob.glob(pattern))
        return found[-1] if found and executable("WebKitWebDriver") else None

    def call(self, method, path, **parameters):
        data = json.dumps(parameters).encode() if method == "POST" else None
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=90) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as problem:
            value = json.load(problem)["value"]
            raise BrowserError(f"{path}: {value['error']}: {value['message']}") from problem

    def resize(self):
        self.call("POST", "/window/rect", x=0, y=0, width=self.WIDTH, height=self.HEIGHT)

    # Pages.

    def open(self, url):
        # A page that differs in its fragment only would not be loaded again.
        for page in ("about:blank", url):
            self.call("POST", "/url", url=page)
        self.settle()

    def js(self, expression):
        script = (f"const done = arguments[arguments.length - 1];"
                  f"Promise.resolve().then(() => ({expression})).then(value => done([value]), problem => done(String(problem)))")
        answer = self.call("POST", "/execute/async", script=script, args=[])
        if not isinstance(answer, list):
            raise BrowserError(answer)
        return answer[0]

    def screenshot(self):
        self.settle()
        return pixels(base64.b64decode(self.call("GET", "/screenshot")))

    def back(self):
        self.call("POST", "/back")
        self.settle()

    # Tabs. The one that is chosen is the one that all else is about.

    def open_tab(self, url):
        """Opens a page in a tab of its own, chooses it, and returns what `choose_tab` takes."""
        tab = self.call("POST", "/window/new", type="tab")["handle"]
        self.choose_tab(tab)
        self.call("POST", "/url", url=url)
        return tab

    def choose_tab(self, tab):
        self.call("POST", "/window", handle=tab)

    def close_tab(self):
        """Closes the tab that is chosen and chooses the first."""
        self.choose_tab(self.call("DELETE", "/window")[0])

    def close_tabs(self):
        """Closes all tabs but the first."""
        for tab in self.call("GET", "/window/handles")[1:]:
            self.choose_tab(tab)
            self.close_tab()

    # The mouse and keys.

    def act(self, kind, identifier, *actions):
        self.call("POST", "/actions", actions=[
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

    def reset(self):
        self.close_tabs()
        # A row of many tabs widens the window, which keeps that width.
        if self.js("[outerWidth, outerHeight]") != [self.WIDTH, self.HEIGHT]:
            self.resize()
        self.call("DELETE", "/actions")
        self.move(0, 0)

    def close(self):
        try:
            self.call("DELETE", "")
        except BrowserError:
            pass
        stop(self.process)
