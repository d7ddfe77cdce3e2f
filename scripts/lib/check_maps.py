"""Checks the maps of the package: `check_maps.py`.

The table and the diagram of docs/ARCHITECTURE.md name each target of Package.swift, and the table of CONTRIBUTING.md names
each folder of targets. Both name nothing that is missing.
"""
import pathlib
import re
import sys

MANIFEST = pathlib.Path("Package.swift").read_text()
KIND = r"\.(?:target|executableTarget|testTarget|macro|plugin|systemLibrary)"
# What the diagram names besides targets.
SYSTEMS = {"Apple", "JavaScriptCore", "Linux", "WebKit", "package", "swift", "webbridge"}


def targets():
    """The folder of each target."""
    folders = {}
    for name, rest in re.findall(rf'{KIND}\(\s*name: "(\w+)"(.*?)(?=\n    {KIND}|\n  \])', MANIFEST, re.S):
        path = re.search(r'\bpath: "([^"]+)"', rest)
        found = [path[1]] if path else [
            str(each) for pattern in (f"Sources/*/{name}", f"Tests/*/{name}", f"Plugins/{name}")
            for each in pathlib.Path().glob(pattern)
        ]
        folders[name] = found[0] if found else name
    return folders


def cells(page, heading):
    """The names in the first column of the table behind a heading."""
    text = pathlib.Path(page).read_text().split(heading, 1)[1].split("\n## ", 1)[0].split("\n### ", 1)[0]
    for row in re.findall(r"^\| (`.*?) \|", text, re.M):
        yield from re.findall(r"`([^`]+)`", row)


def main():
    folders = targets()
    failures = []

    page = "docs/ARCHITECTURE.md"
    named = {cell.rsplit("/", 1)[-1]: cell for cell in cells(page, "## The rooms")}
    failures += [f"{page}: the table lacks the target {name}" for name in folders if name not in named]
    failures += [
        f"{page}: the table names {cell}, which is neither a target nor a folder" for name, cell in named.items()
        if name not in folders and not pathlib.Path(cell).exists()
    ]
    diagram = pathlib.Path(page).read_text().split("## The rooms", 1)[1].split("```")[1]
    drawn = set(re.findall(r"\w+", re.sub(r"\(swift.*?\)|, and all.*", "", diagram)))
    failures += [f"{page}: the diagram names {name}, which is no target" for name in drawn - set(folders) - SYSTEMS]
    failures += [
        f"{page}: the diagram lacks {name}" for name, folder in folders.items()
        if folder.startswith("Sources/") and name not in drawn
    ]

    page = "CONTRIBUTING.md"
    listed = set(cells(page, "## Where things are"))
    failures += [
        f"{page}: the table lacks {folder}" for folder in sorted(set(folders.values()))
        if not any(folder == each or folder.startswith(f"{each}/") for each in listed)
    ]
    failures += [
        f"{page}: the table names {each}, which is missing" for each in sorted(listed)
        if "/" in each and not pathlib.Path(each).exists()
    ]
    missing = [folder for folder in folders.values() if not pathlib.Path(folder).is_dir()]
    strays = [
        str(path) for path in pathlib.Path("Sources").glob("*/*")
        if path.is_dir() and str(path) not in folders.values()
    ]
    failures += [f"Package.swift: {folder} is missing" for folder in missing]
    failures += [f"{folder} belongs to no target" for folder in strays]
    if failures:
        sys.exit("\n".join(sorted(failures)))


if __name__ == "__main__":
    main()
