"""Links a program with the tests of one target: `link.py BUILD TARGET PROGRAM RUNNER`.

BUILD is the build folder, in which `swift build --target TARGET` has built the target. RUNNER is the object with `main`.
The program consists of the target and of the targets that it depends on, so that SwiftPM need not build the others.
SwiftPM's plan is private to SwiftPM: where the script does not understand the plan, it exits with 75.

`link.py BUILD TARGET` prints the programs that the target depends on.
"""
import json
import pathlib
import re
import subprocess
import sys


def needed_by(target, build):
    """The target, and all that it depends on."""
    description = json.loads((build / "debug/description.json").read_text())
    return {target, *description["targetDependencyMap"][target]}


def programs(plan, needed):
    return sorted(needed & set(re.findall(r'^  "(\w+)-[^"]*-debug\.exe":', plan, re.M)))


def link(plan, needed, program, runner):
    """Links the program, unless it is newer than its objects."""
    step = re.search(
        r'inputs: (\[.*\])\n.*\n +description: "Linking .*PackageTests.xctest"\n +args: (\[.*\])', plan)
    objects = [path for path in json.loads(step[1]) if path.endswith(".o") and owner(path) in needed] + [runner]
    newest = max(pathlib.Path(path).stat().st_mtime for path in objects)
    if program.exists() and program.stat().st_mtime > newest:
        return 0
    listed = program.with_suffix(".objects")
    listed.write_text("\n".join(f"'{path}'" for path in objects))
    arguments = json.loads(step[2])
    arguments[arguments.index("-o") + 1] = str(program)
    arguments = [f"@{listed}" if part.startswith("@") else part for part in arguments]
    return subprocess.call([*arguments, "-use-ld=lld"])


def owner(path):
    """The target that an object belongs to."""
    return re.search(r"/(\w+?)(?:-tool)?\.build/", path)[1]


def main(build, target, program=None, runner=None):
    build = pathlib.Path(build)
    try:
        plan = (build / "debug.yaml").read_text()
        needed = needed_by(target, build)
        if program:
            return link(plan, needed, pathlib.Path(program), runner)
        print("\n".join(programs(plan, needed)))
        return 0
    except (KeyError, OSError, TypeError, ValueError) as error:
        print(f"The plan of the build cannot be read: {error!r}", file=sys.stderr)
        return 75


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
