"""A server for a folder of files, on this machine only."""

import contextlib
import functools
import http.server
import threading


class Handler(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *arguments, policy=None, **options):
        self.policy = policy
        super().__init__(*arguments, **options)

    def log_message(self, *_):
        pass

    def end_headers(self):
        # A page that is restored as it was left would not be laid out anew.
        self.send_header("Cache-Control", "no-store")
        if self.policy:
            self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()


@contextlib.contextmanager
def serve(folder, policy=None):
    """Serves a folder and gives its URL, without a slash at the end, until the block is left; with a content security policy."""
    handler = functools.partial(Handler, directory=str(folder), policy=policy)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
