"""The packages of Scripts/release: what they hold, that checkers of their kinds find nothing, and that what they install runs."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import threading
import time
import urllib.request
import zipfile

import pytest
from conftest import ROOT


def only(folder, pattern):
    found = sorted(folder.glob(pattern))
    if not found:
        pytest.skip(f"no {pattern} among the packages")
    assert len(found) == 1, found
    return found[0]


def output(*command, **options):
    result = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    assert result.returncode == 0, f"{command}\n{result.stdout}{result.stderr}"
    return result.stdout


def try_out(program, folder):
    """The commands that people begin with, in an empty folder."""
    assert re.match(r"\d+\.\d+\.\d+", output(program, "--version"))
    output(program, "init", "my", cwd=folder)
    output(program, "check", "my", "--strict", cwd=folder)
    assert "files written" in output(program, "build", "my", cwd=folder)
    assert "midnight" in output(program, "theme", "list", "-C", "my", cwd=folder)
    output(program, "theme", "new", "forest", "-C", "my", cwd=folder)
    output(program, "theme", "check", "forest", "-C", "my", cwd=folder)
    output(program, "theme", "gallery", "forest", "-C", "my", cwd=folder)
    server = subprocess.Popen([program, "serve", "my", "-p", "0"], cwd=folder, stdout=subprocess.PIPE, text=True)
    timer = threading.Timer(20, server.kill)
    timer.start()
    try:
        address = next(line.split()[1] for line in server.stdout if line.startswith("serving "))
        with urllib.request.urlopen(address, timeout=10) as page:
            assert b"<h1" in page.read()
    finally:
        timer.cancel()
        server.terminate()
        assert server.wait() == 0


def test_the_executable_needs_nothing(packages):
    program = packages / "tablesite"
    if sys.platform != "linux":
        pytest.skip("on macOS it needs the system")
    headers = output("readelf", "--program-headers", "--dynamic", str(program))
    assert "INTERP" not in headers and "NEEDED" not in headers
    assert program.stat().st_size <= 16_000_000


@pytest.mark.parametrize(["arguments", "pages"], [(["--version"], 300), (["build", "--help"], 400)], ids=["version", "help"])
def test_starts_like_a_small_program(packages, arguments, pages):
    """What a start costs is the memory that it touches, here in pages of 4 KiB; Benchmarks/start.py takes the time."""
    if sys.platform != "linux" or os.sysconf("SC_PAGESIZE") != 4096:
        pytest.skip("counted in pages of 4 KiB on Linux")
    silence = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    program = os.fspath(packages / "tablesite")
    _, status, usage = os.wait4(os.posix_spawn(program, [program, *arguments], os.environ, file_actions=silence), 0)
    assert status == 0 and usage.ru_minflt <= pages


def test_names_its_commit(packages):
    version = output(packages / "tablesite", "--version").strip()
    number = re.search(r'number = "(.*)"', (ROOT / "Sources/tablesite/ReleaseVersion.swift").read_text())[1]
    assert re.fullmatch(rf"{re.escape(number)} \([0-9a-f]{{10}}(-changed)?\)", version)


@pytest.fixture(scope="session")
def unpacked(packages, tmp_path_factory):
    folder = tmp_path_factory.mktemp("archive")
    with tarfile.open(only(packages, "*.tar.gz")) as archive:
        assert {(m.uid, m.gid) for m in archive} == {(0, 0)} and len({m.mtime for m in archive}) == 1
        archive.extractall(folder)
    [folder] = folder.iterdir()
    return folder


def test_the_archive(unpacked, tmp_path):
    try_out(unpacked / "tablesite", tmp_path)
    licences = (unpacked / "LICENSES-of-what-is-linked-in.txt").read_text()
    for name in ("libcmark", "libyaml", "swift-argument-parser", "Swift"):
        assert f"\n{name}" in licences
    assert {path.name for path in (unpacked / "share/schemas").iterdir()} == {
        f"{name}.schema.json" for name in ("settings", "theme", "message", "outline", "rows")
    }


def test_the_manual_page(unpacked, run):
    page = unpacked / "share/man/man1/tablesite.1"
    if shutil.which("mandoc"):
        output("mandoc", "-T", "lint", "-W", "warning", str(page))
        text = output("mandoc", "-T", "utf8", str(page))
        text = re.sub(".\b", "", text)
        for title in ("EXAMPLES", "EXIT STATUS", "ENVIRONMENT", "tablesite theme gallery"):
            assert title in text
    roff = page.read_text()
    for command in ("build", "serve", "check", "theme eject"):
        assert f".SS tablesite {command}" in roff
    for option in re.findall(r"--[a-z-]+", run("build", "--help").stdout):
        assert option.replace("-", "\\-") in roff


def completions(unpacked, words, environment, cwd):
    """What bash offers for the last of some words."""
    script = f"""
        source {unpacked}/share/completions/tablesite.bash
        COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); COMP_LINE="${{COMP_WORDS[*]}}"; COMP_POINT=${{#COMP_LINE}}
        function_of_it=$(complete -p tablesite | sed 's/.*-F \\([^ ]*\\).*/\\1/')
        $function_of_it tablesite "${{COMP_WORDS[COMP_CWORD]}}" "${{COMP_WORDS[COMP_CWORD-1]}}" 2>/dev/null
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    return {line.strip() for line in output("bash", "-c", script, env=environment, cwd=cwd).split("\n") if line.strip()}


def test_completions(unpacked, path_with_program, tmp_path):
    (tmp_path / "Themes/mine").mkdir(parents=True)
    (tmp_path / "Themes/mine/theme.yml").write_text("extends: system\n")
    environment = {**os.environ, "PATH": path_with_program}

    def offered(words):
        return completions(unpacked, words, environment, tmp_path)

    assert {"build", "serve", "theme"} <= offered("tablesite ''")
    assert "link-target" in offered("tablesite explain link")
    assert {"mine", "midnight"} <= offered("tablesite theme show mi")
    assert {"mine", "midnight"} <= offered("tablesite build --theme mi")
    assert "--standalone" in offered("tablesite build --stand")
    assert offered("tablesite help se") == {"serve"}
    assert offered("tablesite help theme ej") == {"eject"}
    for shell, file in (("zsh", "_tablesite"), ("fish", "tablesite.fish")):
        if shutil.which(shell):
            output(shell, "-n", str(unpacked / "share/completions" / file))


def test_the_debian_package(packages, tmp_path):
    package = only(packages, "*.deb")
    if not shutil.which("dpkg-deb"):
        pytest.skip("no dpkg")
    output("dpkg-deb", "--extract", package, tmp_path / "root")
    (tmp_path / "work").mkdir()
    try_out(tmp_path / "root/usr/bin/tablesite", tmp_path / "work")
    assert "Depends" not in output("dpkg-deb", "--field", package)
    if shutil.which("lintian"):
        output("lintian", "--fail-on", "error,warning", "--allow-root", package)


def test_the_rpm_package(packages):
    package = only(packages, "*.rpm")
    if not shutil.which("rpm"):
        pytest.skip("no rpm")
    assert "OK" in output("rpm", "--checksig", "--nosignature", package)
    listed = output("rpm", "-qlp", package).splitlines()
    assert {"/usr/bin/tablesite", "/usr/share/man/man1/tablesite.1.gz"} <= set(listed)
    needed = output("rpm", "-qRp", package).splitlines()
    assert all(name.startswith("rpmlib(") for name in needed)


def test_the_wheel(packages, tmp_path):
    wheel = only(packages, "*.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert archive.testzip() is None
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    output(tmp_path / "venv/bin/python", "-m", "pip", "install", "--no-index", "--disable-pip-version-check", wheel)
    (tmp_path / "work").mkdir()
    try_out(tmp_path / "venv/bin/tablesite", tmp_path / "work")


def test_runs_in_a_container_with_nothing_in_it(packages, tmp_path, request):
    """The root of the `Containerfile`: the executable and a folder."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root on Linux changes the root")
    for name in ("site", "proc"):
        (tmp_path / name).mkdir()
    # Containers have /proc, where the runtime of Swift looks for itself.
    if subprocess.run(["mount", "-t", "proc", "proc", tmp_path / "proc"], capture_output=True, check=False).returncode != 0:
        pytest.skip("/proc cannot be mounted here")
    request.addfinalizer(lambda: subprocess.run(["umount", tmp_path / "proc"], check=True))
    shutil.copy(packages / "tablesite", tmp_path / "tablesite")
    (tmp_path / "site/README.md").write_text("# List\n\n- row\n")
    output("chroot", tmp_path, "/tablesite", "build", "/site")
    assert (tmp_path / "site/public/index.html").exists()


def test_the_readme_of_the_archive_is_true_in_it(packages):
    with tarfile.open(only(packages, "*.tar.gz")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        readme = next(name for name in archive.getnames() if name.endswith("/README.md"))
        text = archive.extractfile(readme).read().decode()
    targets = re.findall(r"\]\(([^)\s]+)\)", text)
    assert len(targets) > 15
    assert [target for target in targets if ":" not in target and target.split("#")[0] not in names] == []
    named = re.findall(r"`(share/[^`]*|[A-Z][\w.-]*(?:file|txt))`", text) + re.findall(r"install .*?(\S+) /usr", text)
    assert "tablesite" in named and "share/schemas/" in named
    assert [name for name in named if name not in names and not any(other.startswith(name) for other in names)] == []
    assert "Scripts/" not in text


def test_what_a_release_has_beside_its_packages(packages, tmp_path):
    for file in packages.glob("*.tar.gz"):
        shutil.copy(file, tmp_path)
    number = re.search(r'number = "(.*)"', (ROOT / "Sources/tablesite/ReleaseVersion.swift").read_text())[1]
    finish = [sys.executable, ROOT / "Scripts/packaging/finish.py", tmp_path, "--tag"]
    assert subprocess.run([*finish, "v9.9.9"], capture_output=True, check=False).returncode != 0
    output(*finish, f"v{number}")
    archive = only(tmp_path, "*.tar.gz")
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    assert (tmp_path / "SHA256SUMS").read_text() == f"{digest}  {archive.name}\n"
    assert digest in (tmp_path / "tablesite.rb").read_text()
    assert (tmp_path / "notes.md").read_text().startswith(f"## {number}")
    if shutil.which("ruby"):
        output("ruby", "-c", tmp_path / "tablesite.rb")


def test_the_action(packages, tmp_path, run):
    """Its steps that run something, with a release from the disk."""
    import yaml

    number = re.search(r'number = "(.*)"', (ROOT / "Sources/tablesite/ReleaseVersion.swift").read_text())[1]
    release = tmp_path / f"releases/v{number}"
    release.mkdir(parents=True)
    shutil.copy(only(packages, "*.tar.gz"), release)
    output(sys.executable, ROOT / "Scripts/packaging/finish.py", release, "--tag", f"v{number}")
    project = tmp_path / "project"
    project.mkdir()
    (project / "README.md").write_text("# Awesome\n\n- [gone](gone.md) - a\n")
    environment = {
        **os.environ, "GITHUB_ACTION_PATH": str(ROOT), "RUNNER_TEMP": str(tmp_path / "runner"), "VERSION": "", "STRICT": "false",
        "DOWNLOADS": f"file://{tmp_path}/releases", "SITE_PATH": ".", "OUTPUT": "public", "BASE_URL": "https://a.github.io/b",
    }
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    told = [
        output("bash", "-e", "-o", "pipefail", "-c", step["run"], cwd=project, env=environment)
        for step in action["runs"]["steps"] if "run" in step
    ]
    assert told[0].startswith(number)
    assert told[1].startswith("::warning file=README.md,line=3,")
    assert (project / "public/.nojekyll").exists()
    assert "https://a.github.io/b/" in (project / "public/sitemap.xml").read_text()
    # As its tag is called.
    output("bash", ROOT / "Scripts/fetch-release", tmp_path / "tagged", env={**environment, "VERSION": f"v{number}"})
    # A package that somebody changed is not run.
    with open(next(release.glob("*.tar.gz")), "ab") as archive:
        archive.write(b"x")
    fetch = subprocess.run(["bash", ROOT / "Scripts/fetch-release", tmp_path / "other"], env=environment, capture_output=True, check=False)
    assert fetch.returncode != 0
