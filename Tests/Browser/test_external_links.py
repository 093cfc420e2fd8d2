"""`check --external` against a server on loopback."""

import json
import os
import shutil
import signal
import ssl
import subprocess
import time

import pytest
from link_server import serve_links

pytestmark = pytest.mark.skipif(not shutil.which("curl"), reason="there is no curl")


@pytest.fixture
def links():
    with serve_links() as server:
        yield server


@pytest.fixture
def check(tablesite, tmp_path):
    """Checks a document with links to these addresses, and gives code, line and message of each problem."""
    def run(*urls, options=(), exit_code=0):
        done = subprocess.run(command(tablesite, tmp_path, urls, *options), capture_output=True, text=True, check=False)
        assert done.returncode == exit_code, done.stdout + done.stderr
        problems = [json.loads(line) for line in done.stdout.splitlines()]
        run.summary = next(line for line in done.stderr.splitlines() if " elsewhere: " in line)
        return [(problem["code"], place["line"], problem["message"].partition("` ")[2])
                for problem in problems for place in problem["places"]]
    return run


def command(tablesite, folder, urls, *options):
    rows = "".join(f"- [Row](<{url}>)\n" for url in urls)
    (folder / "list.md").write_text(f"# List\n\n{rows}")
    return [tablesite, "check", "--external", "--cache", folder / "caches", "--format", "json", *options, folder / "list.md"]


@pytest.mark.parametrize("path", [
    "fine", "fine?a=[1-3]&b={x,y}", "agent", "busy-once", "elsewhere", "get-only", "slow-head", "endless", "cookies",
])
def test_good_address(links, check, path):
    assert check(f"{links.url}/{path}", options=["--timeout", "2"]) == []
    assert check.summary.startswith("1 address elsewhere: 1 tried, 0 from the cache")


@pytest.mark.parametrize(("path", "code", "message"), [
    ("missing", "link-dead", "is not there: 404 Not Found"),
    ("gone", "link-dead", "is not there: 410 Gone"),
    ("old", "link-moved", "has moved for good"),
    ("members", "link-unverified", "could not be verified: 403 Forbidden"),
    ("very-busy", "link-unverified", "could not be verified: 429 Too Many Requests"),
    ("loop", "link-unverified", "could not be verified: too many redirects"),
    ("slow", "link-unverified", "could not be verified: no answer in time"),
])
def test_other_address(links, check, path, code, message):
    exit_code = 1 if code == "link-dead" else 0
    assert check(f"{links.url}/{path}", options=["--timeout", "1", "--strict"], exit_code=exit_code) == [(code, 3, message)]


def test_redirect_leads_to_no_file(links, check):
    [(code, _, message)] = check(f"{links.url}/to-file")
    assert code == "link-unverified" and "file" in message


def test_certificate_that_nobody_vouches_for(check, tmp_path):
    if not shutil.which("openssl"):
        pytest.skip("there is no openssl")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-keyout", key, "-out", certificate],
        check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    with serve_links(context) as server:
        [(code, _, message)] = check(f"{server.url}/fine")
    assert code == "link-unverified" and "certificate" in message


def test_one_request_for_many_places(links, check):
    found = check(f"{links.url}/gone#a", f"{links.url}/gone#b", f"{links.url}/gone")
    assert [(code, line) for code, line, _ in found] == [("link-dead", 3), ("link-dead", 4), ("link-dead", 5)]
    assert links.asked == ["HEAD /gone", "GET /gone"]


def test_answers_are_kept(links, check):
    urls = [f"{links.url}/{path}" for path in ("fine", "gone", "members")]
    first = check(*urls)
    assert check.summary.endswith("3 tried, 0 from the cache, 0 skipped; 1 dead, 0 moved, 1 not verified")
    links.asked.clear()
    assert check(*urls) == first
    assert check.summary.endswith("1 tried, 2 from the cache, 0 skipped; 1 dead, 0 moved, 1 not verified")
    assert links.asked == ["HEAD /members", "GET /members"]
    assert check(*urls, options=["--fresh"]) == first
    assert check.summary.endswith("3 tried, 0 from the cache, 0 skipped; 1 dead, 0 moved, 1 not verified")


def test_two_requests_of_a_server_at_a_time(links, check):
    assert check(*[f"{links.url}/half-a-second?{number}" for number in range(8)]) == []
    assert links.most_at_once <= 2


def test_interrupt_keeps_what_was_found(links, tablesite, tmp_path):
    urls = [f"{links.url}/{path}" for path in ("fine", "slow")]
    process = subprocess.Popen(
        command(tablesite, tmp_path, urls), start_new_session=True, stdout=subprocess.DEVNULL,
        # A shell may have made this process deaf to it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    deadline = time.monotonic() + 20
    while "HEAD /slow" not in links.asked and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(0.5)
    start = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(10) == -signal.SIGINT and time.monotonic() - start < 3
    assert "\talive\t" + urls[0] in (tmp_path / "caches/links.tsv").read_text()
