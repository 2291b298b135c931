#!/usr/bin/env python3
"""Answers conformance cases with the product: conformance-answers.py PROGRAM CASES.jsonl

Each case is a page and a selector; what `inspect` prints of the element is written as one line of
JSON, in the form that score.py reads.
"""
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile


def answer(program, folder, case):
    page = pathlib.Path(folder, case["id"] + ".html")
    page.write_text(case["html"], encoding="utf-8")
    command = [program, "inspect", str(page), "--select", case["selector"], "--format", "json"]
    lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    if not lines:
        return {"id": case["id"], "missing": True}
    record = json.loads(lines[0])
    facts = dict(record["states"], **{"in_tree": record["exposed"], "xml-roles": record["role"]})
    return {
        "id": case["id"],
        "name": record["name"],
        "role": record["role"],
        "description": record["description"],
        "facts": facts,
    }


def main():
    program, cases = sys.argv[1:3]
    with open(cases, encoding="utf-8") as file:
        cases = [json.loads(line) for line in file if line.strip()]
    with tempfile.TemporaryDirectory() as folder:
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for result in pool.map(lambda case: answer(program, folder, case), cases):
                print(json.dumps(result, ensure_ascii=False))


if __name__ == "__main__":
    main()
