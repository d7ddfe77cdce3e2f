"""Checks the privacy manifests for Apple's systems, in the package's folder.

Apple lists functions and properties for whose use a manifest gives a reason ("required reason API"). A target that an
app can link and that uses one of them has a `PrivacyInfo.xcprivacy` with its category and a reason of this category,
and Package.swift copies the file as a resource on Apple's systems and excludes it on Linux. So has a target that brings
a package that uses one of them and has no manifest itself.
"""
import json
import pathlib
import plistlib
import re
import subprocess
import sys
import tempfile

NAME = "PrivacyInfo.xcprivacy"
PREFIX = "NSPrivacyAccessedAPICategory"
# https://developer.apple.com/documentation/bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes/nsprivacyaccessedapitype
# FileManager.attributesOfItem with .size, ContinuousClock, DispatchTime and clock_gettime are not in Apple's list. The
# functions of getattrlist are in two of its categories.
CALLS = {
    "FileTimestamp": r"\b(creationDate(Key)?|modificationDate|fileModificationDate|contentModificationDate(Key)?)\b"
    r"|\b([fl]?stat|fstatat|f?getattrlist|getattrlistbulk|getattrlistat)\s*\(",
    "SystemBootTime": r"\b(systemUptime|mach_absolute_time)\b",
    "DiskSpace": r"\b(volumeAvailableCapacity\w*|volumeTotalCapacity\w*|systemFreeSize|systemSize)\b"
    r"|\b(f?statv?fs|f?getattrlist|getattrlistat)\s*\(",
    "ActiveKeyboards": r"\bactiveInputModes\b",
    "UserDefaults": r"\b(UserDefaults|AppStorage)\b",
}
REASONS = {
    "FileTimestamp": {"DDA9.1", "C617.1", "3B52.1", "0A2A.1"},
    "SystemBootTime": {"35F9.1", "8FFB.1", "3D61.1"},
    "DiskSpace": {"85F4.1", "E174.1", "7D9E.1", "B728.1"},
    "ActiveKeyboards": {"3EC4.1", "54BD.1"},
    "UserDefaults": {"CA92.1", "1C8F.1", "C56D.1", "AC6B.1"},
}
# What is no code: comments, and texts of several lines, such as the scripts of pages.
NO_CODE = re.compile(r'#*"""(?:.|\n)*?"""#*|//[^\n]*|/\*(?:.|\n)*?\*/')
LINUX = "#if os(Linux)"


def manifest(linux):
    """Package.swift as Linux or as Apple's systems read it."""
    with tempfile.TemporaryDirectory() as folder:
        text = pathlib.Path("Package.swift").read_text().replace(LINUX, "#if " + str(linux).lower())
        pathlib.Path(folder, "Package.swift").write_text(text)
        command = ["swift", "package", "--package-path", folder, "dump-package"]
        return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def linked(package):
    """The targets that an app links with the libraries, by name, with the packages that each brings."""
    targets = {target["name"]: target for target in package["targets"]}
    waiting = [name for product in package["products"] if "library" in product["type"] for name in product["targets"]]
    packages, parts = {}, {}
    while waiting:
        name = waiting.pop()
        if name in packages or targets[name]["type"] == "macro":
            continue
        packages[name], parts[name] = set(), set()
        for dependency in targets[name]["dependencies"]:
            kind, (first, *rest) = next(iter(dependency.items()))
            if kind == "product":
                packages[name].add(rest[0])
            else:
                parts[name].add(first)
        waiting += parts[name]
    # A package that a target's own dependency uses comes with that one.
    return targets, {
        name: packages[name] - set().union(*(packages.get(part, set()) for part in parts[name])) for name in packages
    }


def uses(folder):
    """The categories of what the Swift files call, with the first call of each."""
    found = {}
    for path in sorted(pathlib.Path(folder).rglob("*.swift")):
        parts = set(path.relative_to(folder).parts)
        if path.name.endswith("+Linux.swift") or parts & {"Tests", "Examples", "Package.swift"}:
            continue
        code = NO_CODE.sub(lambda text: "\n" * text[0].count("\n"), path.read_text())
        for category, pattern in CALLS.items():
            if category not in found and (call := re.search(pattern, code)):
                line = code.count("\n", 0, call.start()) + 1
                found[category] = f"{path}:{line}: {call[0].rstrip(' (')}"
    return found


def declared(path):
    """The categories of a manifest, with their reasons."""
    entries = plistlib.loads(path.read_bytes())["NSPrivacyAccessedAPITypes"]
    return {
        entry["NSPrivacyAccessedAPIType"].removeprefix(PREFIX): set(entry["NSPrivacyAccessedAPITypeReasons"])
        for entry in entries
    }


def objections(path, called):
    """What is wrong with a target's manifest, for the calls of its sources and of its packages."""
    named = declared(path) if path.exists() else {}
    for category, call in called.items():
        if category not in named:
            yield f"{call} needs a reason: {PREFIX}{category} in {path}"
    for category, reasons in named.items():
        if not reasons or reasons - REASONS.get(category, set()):
            yield f"{path}: Apple has no such reason for {category}: {', '.join(sorted(reasons)) or 'none'}"
        elif category not in called:
            yield f"{path} names {category}, which nothing of the target uses"


def main():
    targets, apple = linked(manifest(linux=False))
    on_linux = {target["name"]: target for target in manifest(linux=True)["targets"]}
    failures, calling = [], []
    for name, packages in sorted(apple.items()):
        path = pathlib.Path(targets[name]["path"], NAME)
        called = uses(path.parent)
        for package in packages:
            checkout = pathlib.Path(".build/checkouts", package)
            if checkout.exists() and not list(checkout.rglob("*.xcprivacy")):
                called = uses(checkout) | called
        failures += objections(path, called)
        copied = [resource["path"] for resource in targets[name]["resources"]]
        if called and NAME not in copied:
            failures.append(f"Package.swift does not copy {path} for Apple's systems: resources of {name}")
        # SwiftPM's engine of Swift 6.4 makes a bundle also of a manifest that is neither a resource nor excluded.
        if called and (NAME not in on_linux[name]["exclude"] or on_linux[name]["resources"]):
            failures.append(f"Package.swift does not exclude {path} on Linux: exclude of {name}")
        if called:
            calling.append(name)
    if failures:
        sys.exit("\n".join(failures))
    print(f"{len(calling)} of {len(apple)} linked targets use required reason API, and say why: {', '.join(calling)}")


if __name__ == "__main__":
    main()
