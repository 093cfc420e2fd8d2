"""A project that is edited while `tablesite serve` shows it."""

import contextlib
import os
import signal
import subprocess
import time
import urllib.error
import urllib.request

from drivers.browser import free_port

FILES = {
    "Site/tablesite.yml": "title: Tea\nlanguage: en\ntheme: mine\n",
    "Themes/mine/theme.yml": "name: mine\nextends: plain\ntokens:\n  tint: '#0000aa'\n",
    "Site/index.md": "# Tea\n\n- [Long](long.md)\n- [Short](short.md)\n",
    "Site/short.md":
        "---\ntitle: Short\n---\n# Short\n\nThe first text.\n\n## List\n- **One** - 1\n- **Two** - 2\n- [Start](index.md)\n",
    "Site/long.md": "# Long\n\n## Rows\n" + "".join(f"- **Row {number}** - It has a text.\n" for number in range(1, 201))
    + "\n## Closed {collapsed=true}\n- **Inside**\n\n## Open {collapsed=false}\n- **Shown**\n",
}


class Preview:
    """A running preview of a project in a folder; ``url`` is its address, with a slash at the end."""

    def __init__(self, tablesite, project, shown="."):
        self.tablesite, self.project, self.shown = tablesite, project, project / shown
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        for path, text in FILES.items():
            self.write(path, text)

    def start(self):
        self.process = subprocess.Popen(
            [self.tablesite, "serve", self.shown, "--port", str(self.port)], start_new_session=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=open(self.project / "log", "a"))
        self.wait_for("", 200, 404)

    def stop(self):
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(5)

    def wait_for(self, path, *statuses, seconds=20):
        """Waits until an address is answered with one of these."""
        end = time.monotonic() + seconds
        while self.status(path) not in statuses:
            assert time.monotonic() < end and self.process.poll() is None, (self.project / "log").read_text()
            time.sleep(0.02)

    def status(self, path):
        try:
            return urllib.request.urlopen(self.url + path, timeout=10).status
        except urllib.error.HTTPError as problem:
            return problem.code
        except OSError:
            return None

    def body(self, path):
        return urllib.request.urlopen(self.url + path, timeout=10).read()

    # Editing, as editors save: a file of another name takes the place of the old one.

    def write(self, path, content):
        file = self.project / path
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_name(file.name + "~")
        beside.write_bytes(content if isinstance(content, bytes) else content.encode())
        beside.replace(file)

    def replace(self, path, old, new):
        text = (self.project / path).read_text()
        assert text.count(old) == 1, f"{path} has {text.count(old)} × {old!r}"
        self.write(path, text.replace(old, new))


@contextlib.contextmanager
def running(tablesite, project, shown="."):
    preview = Preview(tablesite, project, shown)
    preview.start()
    try:
        yield preview
    finally:
        preview.stop()
