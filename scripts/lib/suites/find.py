"""Finds the tests that a name stands for: `find.py NAME...`.

A name is a test target, a suite (by its type or its title), a source file, or a folder of sources. For each target the
script prints a line: the target, a filter for its tests, and the traits of their sources: `display` where they may need
one, `programs` where they start programs of the package, `compiler` where they run the compiler.
"""
import difflib
import pathlib
import re
import sys

TESTS = pathlib.Path("Tests")
# The targets whose tests have no web view.
WITHOUT_VIEWS = {
    "BridgeCodecTests", "BridgeCoreTests", "BridgeMacrosTests", "BridgeRecordingTests", "BridgeTestingTests",
    "OfflinePackagesTests", "PackagePublishingTests", "TypeScriptTests",
}
SUITE = re.compile(r'@Suite\b(?:\(\s*(?:"((?:[^"\\]|\\.)*)")?[^{]*?)?\s(?:struct|class|enum|actor)\s+(\w+)')


def sources(targets):
    for target in targets:
        for path in sorted(TESTS.glob(f"*/{target}/**/*.swift")):
            yield target, path, path.read_text()


def filter_of(target, name, found):
    """The filter for a name of the target, and the files that it chooses."""
    if name == target:
        return rf"^{target}\.", [path for path, _ in found]
    titles = {title: type for _, text in found for title, type in SUITE.findall(text) if title}
    type = titles.get(name, name)
    declares = re.compile(rf"\b(?:struct|class|enum|actor|extension)\s+(?:\w+\.)*{re.escape(type)}\b")
    files = [path for path, text in found if declares.search(text) and "@Test" in text]
    suite = rf"^{target}\.([^`]*/)?{re.escape(type)}/"
    if any(re.search(rf"\b(?:struct|class|enum|actor)\s+{re.escape(type)}\b", path.read_text()) for path in files):
        return suite, files
    stem = name.removesuffix(".swift")
    files = [path for path, _ in found if stem == path.stem or stem in path.parent.parts[3:]]
    if files:
        return rf"^{target}\..*/({'|'.join(re.escape(path.stem) for path in files)})\.swift:", files
    return None, []


def main(names):
    targets = re.findall(r'\.testTarget\(\s*name: "(\w+)"', pathlib.Path("Package.swift").read_text())
    texts = {target: [] for target in targets}
    for target, path, text in sources(targets):
        texts[target].append((path, text))
    chosen = {}
    for name in names:
        name = re.sub(r"^Tests/(\w+/)?", "", name.rstrip("/"))
        matches = {target: filter_of(target, name, found) for target, found in texts.items()}
        matches = {target: match for target, match in matches.items() if match[0]}
        if not matches:
            known = set(targets) | {path.stem for found in texts.values() for path, _ in found}
            known |= {type for found in texts.values() for _, text in found for _, type in SUITE.findall(text)}
            near = difflib.get_close_matches(name, sorted(known), 3)
            sys.exit(f"No suite, file or folder of Tests is called {name}.{' Near: ' if near else ''}{', '.join(near)}")
        for target, match in matches.items():
            chosen.setdefault(target, []).append(match)
    for target, matches in chosen.items():
        text = "".join(path.read_text() for _, files in matches for path in files)
        traits = ["display"] * (target not in WITHOUT_VIEWS)
        traits += ["compiler"] * bool(re.search(r"\bCompiler\.", text))
        print("\t".join([target, "|".join(filter for filter, _ in matches), " ".join(traits)]))


if __name__ == "__main__":
    main(sys.argv[1:])
