#!/usr/bin/env python3
"""Answers ACT cases with the product: conformance-rules.py PROGRAM CASES.jsonl ASSETS

All pages are audited in one run. Pages of the same folder name the files of ASSETS by addresses
that begin with /, so the folder of the pages is made to look like the root of their site.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

# Where the pages of the W3C say that their files are.
PREFIXES = ["", "WAI/content-assets/wcag-act-rules"]


def lay_out(folder, cases, assets):
    for prefix in PREFIXES:
        place = folder / prefix
        place.mkdir(parents=True, exist_ok=True)
        for item in assets.iterdir() if assets.is_dir() else []:
            (place / item.name).symlink_to(item.resolve())
    for case in cases:
        page = folder / f"{case['id']}.{case.get('extension', 'html')}"
        page.write_text(case["html"], encoding="utf-8")
        yield case, page


def outcome(rules, act):
    found = {rule["outcome"] for rule in rules if act in rule["act"]}
    for candidate in ("failed", "cantTell", "passed"):
        if candidate in found:
            return candidate
    return "inapplicable" if found else "untested"


def main():
    program, cases, assets = sys.argv[1:4]
    with open(cases, encoding="utf-8") as file:
        cases = [json.loads(line) for line in file if line.strip()]
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        pages = list(lay_out(folder, cases, pathlib.Path(assets)))
        command = [program, "audit", "--format", "json", "--root", str(folder), "--files-from", "-"]
        names = "\n".join(str(page) for _, page in pages)
        run = subprocess.run(command, input=names, capture_output=True, text=True)
        report = {file["path"]: file for file in json.loads(run.stdout)["files"]}
        for case, page in pages:
            answer = outcome(report[str(page)]["rules"], case["rule"])
            print(json.dumps({"id": case["id"], "outcome": answer}))


if __name__ == "__main__":
    main()
