"""Writes the resolved dependencies as CycloneDX: `sbom.py FOLDER`.

The folder has the outputs of `swift package dump-package` and of `swift package show-dependencies --format json`. There is
neither a time nor a random number in the result, so that the same versions give the same bytes.
"""
import json
import pathlib
import sys

MARKS = [
    ("Runtime Library Exception", "Apache-2.0 WITH Swift-exception"),
    ("Apache License", "Apache-2.0"),
    ("Permission is hereby granted, free of charge", "MIT"),
    ("CC0", "CC0-1.0"),
]


def licence(checkout):
    """The SPDX expression of the licence in a checkout."""
    for path in sorted(pathlib.Path(checkout).glob("LICENSE*")):
        text = path.read_text()
        for mark, expression in MARKS:
            if mark in text:
                return expression
    sys.exit(f"{checkout} has no licence that scripts/lib/sbom.py knows")


def packages(folder):
    """All packages below the root, by their identities, each with those that it needs."""
    found = {}

    def visit(package):
        needed = package["dependencies"]
        for each in needed:
            found[each["identity"]] = each
            visit(each)

    root = json.loads((pathlib.Path(folder) / "dependencies.json").read_text())
    visit(root)
    return root, found


def revisions():
    pins = json.loads(pathlib.Path("Package.resolved").read_text())["pins"]
    return {pin["identity"]: pin["state"]["revision"] for pin in pins}


def reference(package):
    place = package["url"].removesuffix(".git").removeprefix("https://")
    return f"pkg:swift/{place}@{package['version']}"


def component(package, revision):
    return {
        "type": "library",
        "bom-ref": reference(package),
        "name": package["name"],
        "version": package["version"],
        "purl": reference(package),
        "licenses": [{"expression": licence(package["path"])}],
        "externalReferences": [{"type": "vcs", "url": package["url"], "comment": f"commit {revision}"}],
    }


def main(folder):
    root, found = packages(folder)
    commits = revisions()
    name = root["name"]
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "library", "bom-ref": name, "name": name}},
        "components": [component(found[key], commits[key]) for key in sorted(found)],
        "dependencies": [
            {"ref": ref, "dependsOn": sorted({reference(found[each["identity"]]) for each in package["dependencies"]})}
            for ref, package in [(name, root)] + [(reference(found[key]), found[key]) for key in sorted(found)]
        ],
    }
    print(json.dumps(document, indent=2))


if __name__ == "__main__":
    main(*sys.argv[1:])
