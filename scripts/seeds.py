"""Writes a package of the samples in a folder of seeds, and checks what they say.

Called by scripts/seeds: `seeds.py write|check PACKAGE SEEDS WORK`.
"""

import json
import pathlib
import re
import subprocess
import sys

# A nested generic type that reuses its parent's parameter names is an error in language mode 6.
MODE_5 = {"004c_Final"}

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "seeds",
  dependencies: [.package(name: "a11y-outline", path: "{package}")],
  targets: [
{targets}
  ]
)
"""

TARGET = """    .executableTarget(
      name: "{target}",
      dependencies: [.product(name: "A11yOutline", package: "a11y-outline")],
      swiftSettings: [.swiftLanguageMode(.v{mode})]
    ),"""

HOST = """import A11yOutline

@main struct SeedApp: App {{
  var body: some Scene {{
    WindowGroup {{ {host} }}
  }}
}}
"""


def samples(seeds):
    expected = json.loads((seeds / "expected.json").read_text())
    return {name: sample for name, sample in expected.items() if name != "_"}


def put(path, text):
    """Writes a file only when it changes, so that nothing is compiled again without need."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def write(package, seeds, work):
    targets = []
    for name, sample in samples(seeds).items():
        source = work / "Sources" / f"Seed{name}"
        seed = (seeds / f"{name}.swift").read_text()
        put(source / "Seed.swift", "import A11yOutline\n" + seed)
        if sample["host"]:
            put(source / "Host.swift", HOST.format(host=sample["host"]))
        mode = 5 if name in MODE_5 else 6
        targets.append(TARGET.format(target=f"Seed{name}", mode=mode))
    put(work / "Package.swift", MANIFEST.format(package=package, targets="\n".join(targets)))


def is_as_expected(pattern, spoken):
    if pattern.startswith("!"):
        return not any(re.search(pattern[1:], words) for words in spoken)
    return any(re.search(pattern, words) for words in spoken)


def check(package, seeds, work):
    failures = 0
    for name, sample in samples(seeds).items():
        program = work / ".build" / "debug" / f"Seed{name}"
        run = subprocess.run(
            [program, "--keys", sample["keys"], "--format", "json"],
            capture_output=True,
            text=True,
            timeout=60,
        )
        steps = [json.loads(line) for line in run.stdout.splitlines()]
        wrong = []
        if len(steps) != len(sample["heard"]):
            wrong.append(f"{len(steps)} steps instead of {len(sample['heard'])}: {run.stderr}")
        for step, patterns in zip(steps, sample["heard"]):
            for pattern in patterns:
                if not is_as_expected(pattern, step["spoken"]):
                    wrong.append(f"{step['key'] or 'opening'}: {step['spoken']}, not {pattern}")
        print(f"{'FAIL' if wrong else 'ok  '} {name}")
        for line in wrong:
            print(f"     {line}")
        failures += bool(wrong)
    print(f"{failures} of {len(samples(seeds))} samples are not as expected")
    return 1 if failures else 0


if __name__ == "__main__":
    mode, *paths = sys.argv[1:]
    sys.exit({"write": write, "check": check}[mode](*map(pathlib.Path, paths)) or 0)
