"""Chromium over the DevTools protocol, on a pair of pipes."""

import base64
import fcntl
import itertools
import json
import os
import select
import tempfile
import time

from .browser import Browser, BrowserError, executable, pixels, start, stop

NAMES = (
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
KEYS = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38}
NOTHING_EMULATED = [
    {"name": "prefers-color-scheme", "value": "light"}, {"name": "forced-colors", "value": ""},
    {"name": "prefers-contrast", "value": ""}, {"name": "prefers-reduced-motion", "value": ""},
]


class Chromium(Browser):
    name = "chromium"

    def __init__(self):
        self.profile = tempfile.TemporaryDirectory(prefix="tablesite-chromium-", ignore_cleanup_errors=True)
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()

        def take_pipes():
            # Chromium reads commands from descriptor 3 and answers on 4, which may be one of the pipes already.
            reader = fcntl.fcntl(to_browser, fcntl.F_DUPFD, 10)
            writer = fcntl.fcntl(from_browser, fcntl.F_DUPFD, 10)
            os.dup2(reader, 3)
            os.dup2(writer, 4)

        self.process = start(
            [self.executable(), "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
             "--disable-dev-shm-usage", "--no-first-run", "--no-default-browser-check", "--hide-scrollbars",
             "--disable-background-networking", "--disable-component-update", "--force-color-profile=srgb",
             "--enable-features=ElasticOverscroll", "--window-size=800,800", f"--user-data-dir={self.profile.name}",
             "about:blank"],
            preexec_fn=take_pipes, close_fds=False)
        os.close(to_browser)
        os.close(from_browser)
        self.numbers = itertools.count(1)
        self.received = b""
        self.events = []
        self.session = None
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Runtime.enable")
        self.pointer = (0, 0)
        self.on_new_document = None
        self.reset()

    @staticmethod
    def executable():
        return executable(*NAMES)

    # The protocol: JSON objects that end in NUL.

    def call(self, method, **parameters):
        """Sends a command and returns its result; events that arrive meanwhile are kept in ``events``."""
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data):]
        end = time.monotonic() + 60
        while True:
            answer = self.receive(end - time.monotonic())
            if answer.get("id") == number:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self, seconds):
        while b"\0" not in self.received:
            if not select.select([self.input], [], [], max(0, seconds))[0]:
                raise BrowserError("chromium does not answer")
            data = os.read(self.input, 1 << 20)
            if not data:
                raise BrowserError("chromium has ended")
            self.received += data
        message, self.received = self.received.split(b"\0", 1)
        return json.loads(message)

    def wait_for_event(self, name, seconds=30):
        end = time.monotonic() + seconds
        while True:
            for index, event in enumerate(self.events):
                if event.get("method") == name:
                    return self.events.pop(index)["params"]
            self.events.append(self.receive(end - time.monotonic()))

    # Pages.

    def open(self, url):
        # A page that differs in its fragment only would not be loaded again.
        for page in ("about:blank", url):
            self.events.clear()
            result = self.call("Page.navigate", url=page)
            if "errorText" in result:
                raise BrowserError(f"{url}: {result['errorText']}")
            self.wait_for_event("Page.loadEventFired")
        self.settle()

    def js(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def screenshot(self):
        self.settle()
        return pixels(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def capture(self):
        """A screenshot of this very moment: nothing is awaited, so a held elastic pull shows."""
        return pixels(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def pdf(self):
        """The page printed, as a PDF."""
        return base64.b64decode(self.call("Page.printToPDF", printBackground=False)["data"])

    def before_each_page(self, script):
        """Runs a script before the scripts of every page that is opened until the next reset."""
        self.on_new_document = self.call("Page.addScriptToEvaluateOnNewDocument", source=script)["identifier"]

    def back(self):
        history = self.call("Page.getNavigationHistory")
        entry = history["entries"][history["currentIndex"] - 1]
        self.call("Page.navigateToHistoryEntry", entryId=entry["id"])
        self.wait_until(f"location.href === {json.dumps(entry['url'])} && document.readyState === 'complete'")

    # Tabs. The one that is chosen is the one that all else is about.

    def open_tab(self, url):
        """Opens a page in a tab of its own, chooses it, and returns what `choose_tab` takes."""
        first, self.session = self.session, None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.tabs = getattr(self, "tabs", None) or [(None, first)]
        self.tabs.append((target, self.session))
        self.call("Page.enable")
        self.call("Runtime.enable")
        self.call("Page.navigate", url=url)
        self.wait_until(f"document.readyState === 'complete' && location.href === {json.dumps(url)}")
        return self.session

    def choose_tab(self, tab):
        self.session = tab

    def close_tab(self):
        """Closes the tab that is chosen and chooses the first."""
        target = next(target for target, session in self.tabs if session == self.session)
        self.tabs = [tab for tab in self.tabs if tab[1] != self.session]
        self.session = None
        self.call("Target.closeTarget", targetId=target)
        self.session = self.tabs[0][1]

    def close_tabs(self):
        """Closes all tabs but the first."""
        for _, session in getattr(self, "tabs", [])[1:]:
            self.session = session
            self.close_tab()

    # The mouse, fingers and keys.

    def mouse(self, kind, **more):
        x, y = self.pointer
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def move(self, x, y):
        self.pointer = (x, y)
        self.mouse("mouseMoved")

    def press(self, x, y):
        self.move(x, y)
        self.mouse("mousePressed", button="left", buttons=1, clickCount=1)

    def release(self):
        self.mouse("mouseReleased", button="left", clickCount=1)
        self.settle()

    def key(self, name):
        code = {"key": name, "code": name, "windowsVirtualKeyCode": KEYS[name]}
        text = {"text": "\r"} if name == "Enter" else {}
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", **code, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", **code)
        self.settle()

    def touch(self, kind, *points):
        """A touch event; kind is ``touchStart``, ``touchMove``, ``touchEnd``."""
        self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y} for x, y in points])

    # Emulation.

    def size(self, width, height, scale=1):
        """Sets the viewport, in CSS pixels, and the device pixels to each."""
        self.scale = scale
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                  mobile=False)

    def media(self, **features):
        """Emulates media features: ``media(prefers_color_scheme="dark")``; ``type="print"`` for the medium."""
        medium = features.pop("type", "")
        chosen = {name.replace("_", "-"): value for name, value in features.items()}
        rest = [f for f in NOTHING_EMULATED if f["name"] not in chosen]
        self.call("Emulation.setEmulatedMedia", media=medium,
                  features=rest + [{"name": name, "value": value} for name, value in chosen.items()])

    def fingers(self, enabled=True):
        """Makes it a touch screen."""
        self.call("Emulation.setTouchEmulationEnabled", enabled=enabled, maxTouchPoints=1)

    def spoken(self, role):
        """What a screen reader is told of the elements of a role: of each its name and its properties, where they name elements their
        names."""
        self.call("Accessibility.enable")
        nodes = [node for node in self.call("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
        names = {node["backendDOMNodeId"]: node.get("name", {}).get("value") for node in nodes if "backendDOMNodeId" in node}

        def value(told):
            return [names.get(node["backendDOMNodeId"]) for node in told.get("relatedNodes", [])] or told.get("value")
        return [(names.get(node["backendDOMNodeId"]), {told["name"]: value(told["value"]) for told in node.get("properties", [])})
                for node in nodes if node["role"]["value"] == role and "backendDOMNodeId" in node]

    def reset(self):
        self.close_tabs()
        if self.on_new_document:
            self.call("Page.removeScriptToEvaluateOnNewDocument", identifier=self.on_new_document)
            self.on_new_document = None
        self.fingers(False)
        self.media()
        self.size(800, 800)
        self.move(0, 0)

    def close(self):
        stop(self.process)
        os.close(self.output)
        os.close(self.input)
        self.profile.cleanup()
