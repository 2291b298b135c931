#!/usr/bin/env python3
"""Checks the reports of an audit with the tools of those who take them in:
conformance-reports.py PROGRAM FOLDER

FOLDER is where the reports and a virtual environment are made. JSON is checked with the schema of
docs, SARIF with the models that pydantic-sarif has from the schema of OASIS, JUnit's XML with
xmllint, HTML with axe-core in Chromium. What is not installed is told and passed over.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import venv
import zipfile

PAGE = """<!DOCTYPE html>
<html><head><title>A &lt;strange&gt; page</title></head><body>
<h1>Things</h1><h3>More "things"</h3>
<!-- a11y-outline-ignore image-alternative: a test -->
<img src="a.png">
<img src="b.png"><button></button><a href="/"></a>
<details><summary>Parts</summary>None</details>
</body></html>
"""
DOCUMENT = "# One\n\n### Three\n\n![](a.png)\n"


def run(*command, **options):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)


def make_reports(program, folder):
    """Makes a baseline, then changes a page, so that all states of findings are in the reports."""
    page, document = folder / "a page.html", folder / "notes.md"
    page.write_text(PAGE.replace("<button></button>", "<input>"), encoding="utf-8")
    document.write_text(DOCUMENT, encoding="utf-8")
    baseline = folder / "baseline.json"
    files = [page.name, document.name, "missing.html"]
    options = ["--baseline", baseline]
    run(program, "audit", *options, "--update-baseline", *files, cwd=folder)
    page.write_text(PAGE, encoding="utf-8")
    formats = ["json", "sarif", "html", "junit", "earl", "csv", "ndjson"]
    reports = [part for name in formats for part in ("--report", f"{name}=report.{name}")]
    result = run(program, "audit", *options, "--keyboard", *reports, *files, cwd=folder)
    if result.returncode != 3:
        sys.exit(f"reports: exit code {result.returncode}, 3 was expected: {result.stderr}")


def tell(name, problems):
    print(f"{name}: {'valid' if not problems else problems}")
    return not problems


def environment(folder):
    """A virtual environment with the validators; None when they cannot be had."""
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv/bin/python"
    packages = ["jsonschema", "pydantic-sarif"]
    result = run(python, "-m", "pip", "install", "--quiet", *packages)
    return python if result.returncode == 0 else None


def check_json(python, folder, schema):
    script = (
        "import json, sys, jsonschema\n"
        "schema, report, lines = (open(path).read() for path in sys.argv[1:])\n"
        "schema = json.loads(schema)\n"
        "validator = jsonschema.Draft202012Validator(schema)\n"
        "errors = [e.message for e in validator.iter_errors(json.loads(report))]\n"
        "part = dict(schema, **{'$ref': '#/$defs/file'})\n"
        "[part.pop(key) for key in ('type', 'required', 'properties', 'additionalProperties')]\n"
        "part = jsonschema.Draft202012Validator(part)\n"
        "for line in lines.splitlines():\n"
        "    errors += [e.message for e in part.iter_errors(json.loads(line))]\n"
        "print('\\n'.join(errors), end='')\n"
    )
    reports = [folder / "report.json", folder / "report.ndjson"]
    result = run(python, "-c", script, schema, *reports)
    return tell("json and ndjson, schema of docs", result.stdout + result.stderr)


def check_sarif(python, folder):
    script = (
        "import json, sys, pydantic, pydantic_sarif.model as model\n"
        "roots = [c for c in vars(model).values() if isinstance(c, type)\n"
        "    and issubclass(c, pydantic.BaseModel) and 'runs' in c.model_fields]\n"
        "roots[0].model_validate(json.load(open(sys.argv[1])))\n"
    )
    result = run(python, "-c", script, folder / "report.sarif")
    return tell("sarif 2.1.0, models of the OASIS schema", result.stderr[-1500:])


def check_junit(folder):
    if not shutil.which("xmllint"):
        print("junit: skipped, xmllint is not installed (Debian: libxml2-utils)")
        return True
    report = folder / "report.junit"
    problems = run("xmllint", "--noout", report).stderr
    for attribute, path in [("tests", "testcase"), ("failures", "testcase/failure")]:
        test = f"count(//testsuite[@{attribute} != count({path})])"
        if run("xmllint", "--xpath", test, report).stdout.strip() != "0":
            problems += f"@{attribute} is not the number of {path}\n"
    return tell("junit, xmllint", problems)


def check_html(python, folder):
    browser = shutil.which("chromium") or shutil.which("chromium-browser")
    if not browser:
        print("html: skipped, Chromium is not installed (Debian: chromium)")
        return True
    wheels = folder / "wheels"
    run(python, "-m", "pip", "download", "--quiet", "--no-deps", "-d", wheels,
        "axe-playwright-python")
    wheel = next(wheels.glob("*.whl"), None)
    if not wheel:
        print("html: skipped, axe-core cannot be had")
        return True
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith("axe.min.js"))
        axe = archive.read(name).decode("utf-8")
    html = (folder / "report.html").read_text(encoding="utf-8")
    check = (
        "axe.run(document, {resultTypes: ['violations']}).then(result => {"
        "const node = document.createElement('pre'); node.id = 'axe-result';"
        "node.textContent = JSON.stringify(result.violations.map(rule => rule.id));"
        "document.body.append(node)})"
    )
    page = folder / "report-with-axe.html"
    scripts = f"<script>{axe}</script><script>{check}</script>"
    page.write_text(html.replace("</body>", scripts + "</body>"), encoding="utf-8")
    options = ["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000"]
    dump = run(browser, *options, "--dump-dom", page.as_uri()).stdout
    found = re.search(r'<pre id="axe-result">(.*?)</pre>', dump, re.DOTALL)
    violations = json.loads(found.group(1).replace("&quot;", '"')) if found else ["no answer"]
    run(browser, *options, f"--screenshot={folder / 'report.png'}", "--window-size=900,1600",
        (folder / "report.html").as_uri())
    return tell("html, axe-core in Chromium", ", ".join(violations))


def main():
    program, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    schema = pathlib.Path(__file__).resolve().parent.parent / "docs/audit-report.schema.json"
    folder.mkdir(parents=True, exist_ok=True)
    make_reports(program, folder)
    python = environment(folder)
    if not python:
        print("skipped: the validators cannot be installed")
        return
    checks = [
        check_json(python, folder, schema),
        check_sarif(python, folder),
        check_junit(folder),
        check_html(python, folder),
    ]
    json.loads((folder / "report.earl").read_text(encoding="utf-8"))
    sys.exit(0 if all(checks) else 1)


if __name__ == "__main__":
    main()
