#!/usr/bin/env python3
"""Prints how much processor time audits take: conformance-speed.py PROGRAM PAGES.jsonl

First the pages of PAGES in one process, then pages that double in size, whose time should double.
Build the program with -c release: a debug build is many times slower.
"""
import json
import pathlib
import resource
import subprocess
import sys
import tempfile


def seconds(program, names):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [program, "audit", "--format", "json", "--files-from", "-"]
    subprocess.run(command, input="\n".join(names), stdout=subprocess.DEVNULL, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def page(size):
    options = "".join(f"<option value={n}>Option {n}</option>" for n in range(size))
    paragraphs = "".join(f"<h2>Part {n}</h2><p>Text <a href=#{n}>{n}</a></p>" for n in range(size))
    images = "<img src=a.png>" * size
    return f"<html lang=en><title>a</title><select aria-label=b>{options}</select>{paragraphs}{images}"


def main():
    program, pages = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        names = []
        with open(pages, encoding="utf-8") as lines:
            for number, line in enumerate(lines):
                path = folder / f"{number}.html"
                path.write_text(json.loads(line)["html"], encoding="utf-8")
                names.append(str(path))
        print(f"{len(names)} example pages: {seconds(program, names):.2f} s of processor time")
        last = None
        for size in (2_000, 4_000, 8_000, 16_000):
            path = folder / f"large-{size}.html"
            path.write_text(page(size), encoding="utf-8")
            taken = seconds(program, [str(path)])
            ratio = f", {taken / last:.1f} times the one before" if last else ""
            print(f"{size} options, headings, links and images: {taken:.2f} s{ratio}")
            last = taken


if __name__ == "__main__":
    main()
