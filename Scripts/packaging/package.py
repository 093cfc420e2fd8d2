#!/usr/bin/env python3
"""Makes the packages of a release from its executable: package.py --executable FILE --help-json FILE --output DIR --version N [KIND...]

All bytes depend on the executable, the version and SOURCE_DATE_EPOCH alone.
"""

import argparse
import base64
import datetime
import gzip
import hashlib
import io
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import textwrap
import zipfile

from manual import manual

ROOT = pathlib.Path(__file__).resolve().parents[2]
EPOCH = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
DATE = datetime.datetime.fromtimestamp(EPOCH, datetime.timezone.utc)
SUMMARY = "publishes list documents as static sites in the tradition of the table view"
DESCRIPTION = """tablesite publishes list documents: Markdown whose headings are sections and whose list items are rows. It writes
them as tables in HTML and CSS that read without JavaScript, checks every link, and shows the site while one writes."""
PAGE = "https://github.com/tablesite/tablesite"
SCHEMAS = ["settings", "theme", "message", "outline", "rows"]

# What is linked into the executable, and where its licence may stand on the machine that builds it.
LICENCES = {
    "Swift (standard library, concurrency, Dispatch)": ["/opt/swift/usr/share/swift/LICENSE.txt", "/usr/share/swift/LICENSE.txt"],
    "swift-argument-parser": [".build/release-files/checkouts/swift-argument-parser/LICENSE.txt", ".build/checkouts/swift-argument-parser/LICENSE.txt"],
    "swift-subprocess": [".build/release-files/checkouts/swift-subprocess/LICENSE", ".build/checkouts/swift-subprocess/LICENSE"],
    "swift-system": [".build/release-files/checkouts/swift-system/LICENSE.txt", ".build/checkouts/swift-system/LICENSE.txt"],
    "libcmark": ["/usr/share/doc/libcmark-dev/copyright", "/opt/homebrew/opt/cmark/COPYING", "/usr/local/opt/cmark/COPYING"],
    "libyaml": ["/usr/share/doc/libyaml-dev/copyright", "/opt/homebrew/opt/libyaml/License", "/usr/local/opt/libyaml/License"],
}
LINUX_LICENCES = {
    "GNU C library": ["/usr/share/doc/libc6-dev/copyright"],
    "GCC runtime libraries": ["/usr/share/doc/gcc-12-base/copyright", *sorted(map(str, pathlib.Path("/usr/share/doc").glob("gcc-*-base/copyright")))],
}
RELINKING = """The GNU C library is linked in under the LGPL 2.1. To link with another one, run Scripts/release of the sources at the commit
that `tablesite --version` names; everything that goes into the executable is made or named there.
"""


ARCHIVE_SECTION = """## This archive

`tablesite` is the whole program; it needs nothing else and runs from anywhere.

```sh
sudo install tablesite /usr/local/bin
sudo install -D -m 644 share/man/man1/tablesite.1 /usr/local/share/man/man1/tablesite.1
```

| File | Is |
|---|---|
| `share/completions/` | completions for bash, zsh (`_tablesite`) and fish, for the folder in which the shell looks for them |
| `share/schemas/` | JSON Schemas of settings, themes, messages, outlines and rows, for editors and programs |
| `Containerfile` | an image of nothing but the program |
| `LICENSES-of-what-is-linked-in.txt` | the licences of what is in the program |

"""


class Release:
    """The executable with all that goes beside it, as paths and bytes."""

    def __init__(self, executable, help_json, version):
        self.version = version
        self.executable = executable.read_bytes()
        self.is_macos = platform.system() == "Darwin"
        machine = {"arm64": "aarch64", "amd64": "x86_64"}.get(platform.machine(), platform.machine())
        self.machine = machine
        self.platform = "macos-universal" if self.is_macos else f"linux-{machine}"

        def run(*arguments):
            return subprocess.run([executable, *arguments], check=True, capture_output=True).stdout

        # Shells read these and none runs them.
        self.completions = {
            shell: run("--generate-completion-script", shell).removeprefix(b"#!/bin/bash\n") for shell in ("bash", "zsh", "fish")
        }
        self.schemas = {name: run("schema", name) for name in SCHEMAS}
        self.manual = manual(json.loads(help_json.read_text()), version, DATE.strftime("%Y-%m-%d")).encode()
        self.licence = (ROOT / "LICENSE").read_bytes()
        self.licences = self.all_licences()

    def all_licences(self):
        text = f"tablesite\n\n{self.licence.decode()}"
        wanted = LICENCES if self.is_macos else LICENCES | LINUX_LICENCES
        for name, places in wanted.items():
            found = next((path for place in places if (path := ROOT / place).exists()), None)
            if found is None:
                sys.exit(f"package: no licence of {name}; looked for {', '.join(places)}")
            text += f"\n\n{'=' * 100}\n{name}\n{'=' * 100}\n\n{found.read_text(errors='replace')}"
        return (text if self.is_macos else f"{text}\n\n{RELINKING}").encode()

    def files(self):
        """What the archive has."""
        files = {
            "tablesite": self.executable,
            "LICENSE": self.licence,
            "LICENSES-of-what-is-linked-in.txt": self.licences,
            "Containerfile": (ROOT / "Containerfile").read_bytes(),
            "share/man/man1/tablesite.1": self.manual,
            "share/completions/tablesite.bash": self.completions["bash"],
            "share/completions/_tablesite": self.completions["zsh"],
            "share/completions/tablesite.fish": self.completions["fish"],
            **{f"share/schemas/{name}.schema.json": text for name, text in self.schemas.items()},
        }
        return files | {"README.md": readme_of_archive((ROOT / "README.md").read_text(), self.version, files).encode()}

    def system_files(self):
        """What packages of a system install."""
        return {
            "usr/bin/tablesite": self.executable,
            "usr/share/man/man1/tablesite.1.gz": zipped(self.manual),
            "usr/share/bash-completion/completions/tablesite": self.completions["bash"],
            "usr/share/zsh/vendor-completions/_tablesite": self.completions["zsh"],
            "usr/share/fish/vendor_completions.d/tablesite.fish": self.completions["fish"],
            **{f"usr/share/tablesite/schemas/{name}.schema.json": text for name, text in self.schemas.items()},
        }


def readme_of_archive(text, version, files):
    """The README as it is true in the archive: how to install what is in it, and whole addresses for what is not."""
    sections = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    kept = [section for section in sections if not section.startswith(("## Everything in two commands", "## Install"))]
    if len(kept) != len(sections) - 2:
        sys.exit("package: README.md has other sections than readme_of_archive knows")
    kept.insert(1, ARCHIVE_SECTION)

    def whole(match):
        mark, target = match.groups()
        if ":" in target or target.startswith("#") or target.split("#")[0] in files:
            return match.group()
        return f"{mark}({PAGE}/{'raw' if mark.startswith('!') else 'blob'}/v{version}/{target})"

    return re.sub(r"(!?\[[^\]]*\])\(([^)\s]+)\)", whole, "".join(kept))


def zipped(data):
    buffer = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", fileobj=buffer, mtime=0, compresslevel=9) as file:
        file.write(data)
    return buffer.getvalue()


def mode_of(path):
    return 0o755 if path == "tablesite" or path.endswith(("bin/tablesite", "scripts/tablesite")) else 0o644


def make_tar(release, output):
    name = f"tablesite-{release.version}-{release.platform}"
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path, data in sorted(release.files().items()):
            entry = tarfile.TarInfo(f"{name}/{path}")
            entry.size, entry.mtime, entry.mode = len(data), EPOCH, mode_of(path)
            archive.addfile(entry, io.BytesIO(data))
    return written(output / f"{name}.tar.gz", zipped(buffer.getvalue()))


def lay_out(files, folder):
    for path, data in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        file.chmod(mode_of(path))
    for path in [folder, *folder.rglob("*")]:
        if path.is_dir():
            path.chmod(0o755)
        os.utime(path, (EPOCH, EPOCH))


def make_deb(release, output):
    architecture = {"x86_64": "amd64", "aarch64": "arm64"}[release.machine]
    copyright = (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: tablesite\nSource: {PAGE}\n\nFiles: *\nCopyright: the authors of tablesite\nLicense: MIT\n"
        + "".join(f" {line}\n" if line.strip() else " .\n" for line in release.licence.decode().strip().split("\n"))
    )
    changelog = f"tablesite ({release.version}) stable; urgency=medium\n\n  * See {PAGE}/releases\n\n -- {MAINTAINER}  {DATE.strftime('%a, %d %b %Y %H:%M:%S +0000')}\n"
    overrides = "# One file that runs everywhere is what this package is for.\ntablesite: statically-linked-binary [usr/bin/tablesite]\ntablesite: embedded-library *\n"
    files = release.system_files() | {
        "usr/share/doc/tablesite/copyright": copyright.encode(),
        "usr/share/doc/tablesite/licenses.gz": zipped(release.licences),
        "usr/share/doc/tablesite/changelog.gz": zipped(changelog.encode()),
        "usr/share/lintian/overrides/tablesite": overrides.encode(),
    }
    sums = "".join(f"{hashlib.md5(data).hexdigest()}  {path}\n" for path, data in sorted(files.items()))
    extended = "".join(f" {line}\n" for line in textwrap.wrap(DESCRIPTION, 78))
    control = (
        f"Package: tablesite\nVersion: {release.version}\nArchitecture: {architecture}\nMaintainer: {MAINTAINER}\n"
        f"Installed-Size: {sum(map(len, files.values())) // 1024}\nRecommends: curl, xdg-utils\nSection: web\nPriority: optional\n"
        f"Homepage: {PAGE}\nDescription: {SUMMARY[:59].rsplit(' ', 1)[0]}\n{extended}"
    )
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary) / "root"
        lay_out(files | {"DEBIAN/control": control.encode(), "DEBIAN/md5sums": sums.encode()}, folder)
        result = output / f"tablesite_{release.version}_{architecture}.deb"
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", folder, result], check=True, stdout=subprocess.DEVNULL)
    return result


def make_rpm(release, output):
    files = release.system_files() | {
        "usr/share/licenses/tablesite/LICENSE": release.licence,
        "usr/share/doc/tablesite/licenses.txt": release.licences,
    }
    # Fedora and its kin look elsewhere for completions of zsh.
    files["usr/share/zsh/site-functions/_tablesite"] = files.pop("usr/share/zsh/vendor-completions/_tablesite")
    listed = "\n".join(
        ("%license " if "/licenses/" in path else "%doc " if "/doc/" in path else "") + f"/{path}" for path in sorted(files)
    )
    spec = f"""Name: tablesite
Version: {release.version}
Release: 1
Summary: {SUMMARY[0].upper()}{SUMMARY[1:]}
License: MIT
URL: {PAGE}
AutoReqProv: no
Recommends: curl xdg-utils
%global __os_install_post %{{nil}}
%global debug_package %{{nil}}
%global _build_id_links none
%description
{DESCRIPTION}
%files
{listed}
"""
    with tempfile.TemporaryDirectory() as temporary:
        top = pathlib.Path(temporary)
        (top / "tablesite.spec").write_text(spec)
        lay_out(files, top / "root")
        macros = {
            "_topdir": top, "_rpmdir": top / "made", "_buildhost": "reproducible", "source_date_epoch_from_changelog": "0",
            "use_source_date_epoch_as_buildtime": "1", "clamp_mtime_to_source_date_epoch": "1", "_binary_payload": "w19.zstdio",
        }
        options = [word for name, value in macros.items() for word in ("--define", f"{name} {value}")]
        subprocess.run(
            ["rpmbuild", "-bb", "--quiet", "--target", release.machine, "--buildroot", top / "root", *options, top / "tablesite.spec"],
            check=True,
        )
        made = next((top / "made").rglob("*.rpm"))
        result = output / made.name
        shutil.copyfile(made, result)
    return result


def make_wheel(release, output):
    if release.is_macos:
        tag = "py3-none-macosx_15_0_universal2"
    else:
        tag = f"py3-none-manylinux_2_17_{release.machine}.manylinux2014_{release.machine}.musllinux_1_1_{release.machine}"
    name = f"tablesite-{release.version}"
    metadata = (
        f"Metadata-Version: 2.1\nName: tablesite\nVersion: {release.version}\nSummary: {SUMMARY[0].upper()}{SUMMARY[1:]}\n"
        f"Home-page: {PAGE}\nLicense: MIT\nLicense-File: LICENSE\nRequires-Python: >=3.7\n"
        f"Keywords: markdown,static site generator,documentation\nDescription-Content-Type: text/markdown\n\n{DESCRIPTION}\n\n"
        "This wheel carries one executable that needs nothing else: `pipx run tablesite --help`.\n"
    )
    wheel = "Wheel-Version: 1.0\nGenerator: tablesite\nRoot-Is-Purelib: false\n" + "".join(
        f"Tag: py3-none-{part}\n" for part in tag.removeprefix("py3-none-").split(".")
    )
    files = {
        f"{name}.data/scripts/tablesite": release.executable,
        f"{name}.data/data/share/man/man1/tablesite.1": release.manual,
        f"{name}.dist-info/licenses/LICENSE": release.licence,
        f"{name}.dist-info/licenses/LICENSES-of-what-is-linked-in.txt": release.licences,
        f"{name}.dist-info/METADATA": metadata.encode(),
        f"{name}.dist-info/WHEEL": wheel.encode(),
    }
    record = "".join(
        f"{path},sha256={base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip('=')},{len(data)}\n"
        for path, data in files.items()
    )
    files[f"{name}.dist-info/RECORD"] = f"{record}{name}.dist-info/RECORD,,\n".encode()
    buffer = io.BytesIO()
    # Zip knows no time before 1980.
    time = max(DATE, datetime.datetime(1980, 1, 1, tzinfo=datetime.timezone.utc)).timetuple()[:6]
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, data in files.items():
            entry = zipfile.ZipInfo(path, date_time=time)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100000 | mode_of(path)) << 16
            archive.writestr(entry, data)
    return written(output / f"{name}-{tag}.whl", buffer.getvalue())


def written(path, data):
    path.write_bytes(data)
    return path


MAINTAINER = "The authors of tablesite <tablesite@users.noreply.github.com>"
KINDS = {"tar": make_tar, "deb": make_deb, "rpm": make_rpm, "wheel": make_wheel}
PROGRAMS = {"deb": "dpkg-deb", "rpm": "rpmbuild"}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--executable", type=pathlib.Path, required=True)
    parser.add_argument("--help-json", type=pathlib.Path, required=True)
    parser.add_argument("--output", type=pathlib.Path, required=True)
    parser.add_argument("--version", required=True)
    parser.add_argument("kinds", nargs="*")
    options = parser.parse_args()
    release = Release(options.executable.resolve(), options.help_json, options.version)
    kinds = options.kinds or [kind for kind in KINDS if kind not in PROGRAMS or not release.is_macos and shutil.which(PROGRAMS[kind])]
    made = [KINDS[kind](release, options.output) for kind in kinds]
    for path in made:
        print(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}  ({path.stat().st_size} bytes)")


if __name__ == "__main__":
    main()
