"""Checks the table of dependencies of docs/SECURITY.md: `check_dependencies.py FOLDER PAGE`.

A row has the package, its range, its licence and the reason for it. No target of the package may use a plugin, and its
own plugins and macros are those that the page names.
"""
import json
import pathlib
import re
import sys

from sbom import licence, packages

ROW = re.compile(r"^\| \[([^\]]+)\]\((https://[^)]+)\) \| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$", re.M)
MACROS = {"BridgeMacros"}
COMMANDS = {"WebBridgeCommand"}


def written(package):
    """The dependencies of Package.swift: URL and range, by identity."""
    result = {}
    for dependency in package["dependencies"]:
        source = dependency["sourceControl"][0]
        span = source["requirement"]["range"][0]
        url = source["location"]["remote"][0]["urlString"]
        result[source["identity"]] = (url, f"{span['lowerBound']}..<{span['upperBound']}")
    return result


def build_time(package):
    """What of the package would run at build time without being named."""
    for target in package["targets"]:
        name, kind = target["name"], target["type"]
        if target.get("pluginUsages"):
            yield f"{name} uses a plugin, which runs at build time"
        if kind == "plugin" and (name not in COMMANDS or "command" not in target["pluginCapability"]):
            yield f"{name} is a plugin that is no command"
        if kind == "macro" and name not in MACROS:
            yield f"{name} is a macro that the page does not name"


def main(folder, page):
    package = json.loads((pathlib.Path(folder) / "package.json").read_text())
    _, resolved = packages(folder)
    rows = {url: (span, terms.strip(), reason.strip()) for _, url, span, terms, reason in ROW.findall(pathlib.Path(page).read_text())}
    failures = list(build_time(package))
    dependencies = written(package)
    for identity, (url, span) in sorted(dependencies.items()):
        if url not in rows:
            failures.append(f"{url} has no row in the table of dependencies")
            continue
        listed, terms, reason = rows[url]
        if listed != span:
            failures.append(f"{identity}: the page says {listed}, and Package.swift {span}")
        if terms != licence(resolved[identity]["path"]):
            failures.append(f"{identity}: the page says {terms}, and the licence is {licence(resolved[identity]['path'])}")
        if len(reason) < 20:
            failures.append(f"{identity} has no reason")
    for url in sorted(rows.keys() - {url for url, _ in dependencies.values()}):
        failures.append(f"{url} is no dependency")
    if failures:
        sys.exit("\n".join(f"{page}: {failure}" for failure in failures))
    print(f"{len(dependencies)} dependencies, each with its range, licence and reason; only the macros run at build time")


main(*sys.argv[1:])
