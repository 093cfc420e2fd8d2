#!/usr/bin/env python3
"""Measures how long tablesite takes to start, beside a C program that prints a word.

    Scripts/release --executable --output .build/release-executable
    Benchmarks/start.py .build/release-executable/tablesite

The goal is 3 ms. Starts take turns, and the best and the median of all are printed: other programs run as well.
What a start costs at every time, the pages of memory that it touches, is a test: Tests/Release/test_packages.py.
"""

import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

PROJECT = pathlib.Path(__file__).resolve().parent.parent
HELLO = '#include <stdio.h>\nint main(void) { return puts("hello") < 0; }\n'


def duration(command):
    """Milliseconds from the start of a program to its end."""
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return (time.perf_counter() - start) * 1000


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("program", nargs="?", default=PROJECT / ".build/release/tablesite", help="the executable")
    options.add_argument("--runs", type=int, default=200, help="starts of each program (default: 200)")
    options = options.parse_args()
    program = os.path.abspath(options.program)
    if not os.access(program, os.X_OK):
        sys.exit(f"{program} is not there: run Scripts/release --executable, or name another")
    commands = {"tablesite --version": [program, "--version"], "tablesite build --help": [program, "build", "--help"]}
    with tempfile.TemporaryDirectory() as folder:
        if shutil.which("cc"):
            source = pathlib.Path(folder, "hello.c")
            source.write_text(HELLO)
            subprocess.run(["cc", "-O2", source, "-o", f"{folder}/hello"], check=True)
            commands["a C program"] = [f"{folder}/hello"]
        times = {name: [] for name in commands}
        for _ in range(options.runs):
            for name, command in commands.items():
                times[name].append(duration(command))
    for name, all_times in times.items():
        print(f"{name:24} best {min(all_times):5.2f} ms   median {statistics.median(all_times):5.2f} ms")


if __name__ == "__main__":
    main()
