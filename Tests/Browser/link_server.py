"""A server on loopback whose addresses answer as servers do that link checkers stumble over."""

import contextlib
import http.server
import threading
import time


class LinkServer(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, context=None):
        super().__init__(("127.0.0.1", 0), Handler)
        scheme = "https" if context else "http"
        if context:
            self.socket = context.wrap_socket(self.socket, server_side=True)
        self.url = f"{scheme}://127.0.0.1:{self.server_address[1]}"
        # Requests as `HEAD /path`, in their order.
        self.asked = []
        self.lock = threading.Lock()
        self.running = self.most_at_once = 0

    def handle_error(self, request, client_address):
        pass


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self):
        server = self.server
        with server.lock:
            server.asked.append(f"{self.command} {self.path}")
            server.running += 1
            server.most_at_once = max(server.most_at_once, server.running)
        try:
            self.answer_path(self.command == "HEAD", sum(line.endswith(f" {self.path}") for line in server.asked))
        finally:
            with server.lock:
                server.running -= 1

    do_GET = do_HEAD = answer

    def answer_path(self, is_head, count):
        match self.path.partition("?")[0]:
            case "/agent" if not self.headers["User-Agent"].startswith("tablesite/"):
                self.send(404)
            case "/gone":
                self.send(410)
            case "/busy-once" if count == 1:
                self.send(429, {"Retry-After": "1"})
            case "/very-busy":
                self.send(429, {"Retry-After": "3600"})
            case "/old":
                self.send(301, {"Location": "/fine"})
            case "/elsewhere":
                self.send(302, {"Location": "/fine"})
            case "/loop":
                self.send(302, {"Location": "/loop"})
            case "/get-only" if is_head:
                self.send(405)
            case "/members":
                self.send(403)
            case "/slow-head" if is_head:
                time.sleep(3)
            case "/half-a-second":
                time.sleep(0.5)
                self.send(200)
            case "/slow":
                time.sleep(60)
            case "/endless":
                self.send(405) if is_head else self.pour()
            case "/cookies" if "Cookie" not in self.headers:
                self.send(302, {"Location": "/cookies", "Set-Cookie": "seen=1"})
            case "/to-file":
                self.send(302, {"Location": "file:///etc/hostname"})
            case "/missing":
                self.send(404)
            case _:
                self.send(200)

    def send(self, status, headers={}):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def pour(self):
        self.send_response(200)
        self.end_headers()
        self.close_connection = True
        while True:
            self.wfile.write(bytes(65536))

    def log_message(self, *arguments):
        pass


@contextlib.contextmanager
def serve_links(context=None):
    """A running server."""
    with LinkServer(context) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield server
        finally:
            server.shutdown()
