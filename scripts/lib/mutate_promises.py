"""Breaks each promise of docs/SECURITY.md: see scripts/mutate-promises.

A fault is a paragraph of a file in scripts/lib/promises:

    promise NAME OF THE TEST
    fault WHAT IS WRONG THEN
    in FILE
    - TEXT OF THE FILE
    + WHAT STANDS THERE INSTEAD

The text has to be in the file once. Spaces and line breaks do not count. `BROKEN` is whether the fault is turned on. A fault
of the page runtime's JavaScript can be turned on as well, because the runtime is told which fault is.
"""
import datetime
import os
import pathlib
import re
import signal
import subprocess
import sys

FOLDER = pathlib.Path("scripts/lib/promises")
PAGE = pathlib.Path("docs/SECURITY.md")
RESULT = FOLDER / "RESULT.md"
LINK = re.compile(r"\[([^\]]+)\]\(\.\./(Tests/[^)#]+\.swift)\)")
SUMMARY = re.compile(r"(?<=<!-- mutate-promises -->\n).*?(?=\n<!-- end -->)", re.S)
SEPARATOR = "|---|---|---|---|---|"
LONGEST = 120

# Tells the page runtime which fault is on.
RUNTIME = ("Sources/Bridge/BridgeCore/Engine/PageRuntime.swift", '"handler": .string(handler),',
           '"handler": .string(handler), "broken": .string(brokenPromise),')
SWIFT = """
#if canImport(Glibc)
  import Glibc
#endif

private let brokenPromise = getenv("WEBBRIDGE_BROKEN").map { String(cString: $0) } ?? ""
"""


class Fault:
    def __init__(self, place, paragraph):
        self.place = place
        self.edits = []
        path = kind = None
        for line in paragraph.splitlines():
            word, _, rest = line.partition(" ")
            if word in ("promise", "fault"):
                setattr(self, word, rest)
            elif word == "in":
                path = rest
            elif word == "-":
                if kind == "-":
                    self.edits[-1][1] += "\n" + rest
                else:
                    self.edits.append([path, rest, None])
            elif word == "+":
                self.edits[-1][2] = rest if kind == "-" else self.edits[-1][2] + "\n" + rest
            else:
                sys.exit(f"{place}: {line!r} begins with no known word")
            kind = word
        self.key = f"{self.promise}: {self.fault}"


def faults():
    found = []
    for path in sorted(FOLDER.glob("*.txt")):
        for paragraph in re.split(r"\n\s*\n", path.read_text()):
            lines = [line for line in paragraph.splitlines() if line and not line.startswith("#")]
            if lines:
                found.append(Fault(path, "\n".join(lines)))
    return found


def pattern(text):
    return re.compile(r"\s+".join(map(re.escape, text.split())))


def edited(text, path, old, new):
    """The text with an edit, which has to apply once."""
    places = list(pattern(old).finditer(text))
    if len(places) != 1:
        raise ValueError(f"{path} has {len(places)} times: {old}")
    start, end = places[0].span()
    return text[:start] + new + text[end:]


def promised():
    """The tests of the table of promises, by their names."""
    page = PAGE.read_text()
    table = page[page.index("## What is defended, and how") : page.index("### Prepared windows")]
    return {name: path for line in table.splitlines() if line.startswith("|") for name, path in LINK.findall(line)}


def check():
    """What is wrong with the faults."""
    tests, failures = promised(), []
    known = faults()
    for fault in known:
        if fault.promise not in tests:
            failures.append(f"{fault.place}: no promise has the test “{fault.promise}”")
        for path, old, new in fault.edits:
            try:
                edited(pathlib.Path(path).read_text(), path, old, new)
            except (OSError, ValueError) as error:
                failures.append(f"{fault.place}: “{fault.promise}”: {error}")
            if "BROKEN" not in new:
                failures.append(f"{fault.place}: “{fault.promise}”: the fault is always on")
    for name in tests.keys() - {fault.promise for fault in known}:
        failures.append(f"{PAGE}: no fault breaks the promise of “{name}”")
    return failures


def apply(chosen):
    """Builds the faults into the sources."""
    texts = {}
    for number, fault in enumerate(chosen, 1):
        for path, old, new in fault.edits:
            on = f'configuration.broken === "{number}"' if path.endswith(".js") else f'brokenPromise == "{number}"'
            text = texts.get(path) or pathlib.Path(path).read_text()
            texts[path] = edited(text, path, old, new.replace("BROKEN", f"({on})"))
    if any(path.endswith(".js") for path in texts):
        path, old, new = RUNTIME
        texts[path] = edited(texts.get(path) or pathlib.Path(path).read_text(), path, old, new)
    for path, text in texts.items():
        pathlib.Path(path).write_text(text + (SWIFT if path.endswith(".swift") else ""))
    if any(path.endswith(".js") for path in texts):
        subprocess.run(["scripts/embed"], check=True)


def build():
    # Sets in the same order as in the other scripts, so that the plan is the same.
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    command = ["swift", "build", "--build-tests"]
    run = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if run.returncode:
        sys.exit("\n".join(line for line in run.stdout.splitlines() if "error:" in line))


def selector(name, path):
    """The regular expression that chooses a test: its suite, and its function."""
    source = pathlib.Path(path).read_text()
    tests = re.finditer(r"@Test.*?func\s+(?:`([^`]+)`|(\w+))", source, re.S)
    for test in tests:
        shown = re.match(r'@Test\(\s*"((?:[^"\\]|\\.)*)"', test[0])
        if name == (test[1] or shown and re.sub(r"\\(.)", r"\1", shown[1])):
            suite = re.findall(r"(?:struct|class|actor) (\w+)[^\n{]*\{", source[: test.start()])
            suites = re.findall(r"@Suite.*?(?:struct|class|actor) (\w+)", source[: test.start()], re.S)
            words = re.sub(r"\W", ".", test[1] or test[2])
            return rf"{(suites or suite)[-1]}/.?{words}.?\("
    sys.exit(f"{path} has no test “{name}”")


def outcome(name, path, broken=""):
    """How a test ends: `green`, `red`, or another word for what is neither."""
    program = next(pathlib.Path(".build/debug").glob("*PackageTests.xctest"))
    command = ["timeout", "-k", "5", str(LONGEST), str(program), "--testing-library", "swift-testing",
               "--no-parallel", "--filter", selector(name, path)]
    run = subprocess.run(
        command, env={**os.environ, "WEBBRIDGE_BROKEN": broken}, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    text = re.sub(r"\x1b\[\d*m", "", run.stdout.decode(errors="replace"))
    pathlib.Path(".build/mutate-promises.log").open("a").write(f"=== {broken} {name}\n{text}")
    if re.search(r"^✘ Test .* recorded an issue", text, re.M):
        return "red"
    if run.returncode in (124, 137):
        return "no end"
    if run.returncode:
        return "crash"
    return "green" if re.search(r"Test run with [1-9]\d* tests?.* passed", text) else "no test"


def rows():
    """The rows of the last outcomes, by the faults."""
    if not RESULT.exists():
        return {}
    lines = RESULT.read_text().splitlines()
    cells = [line[2:-2].split(" | ") for line in lines[lines.index(SEPARATOR) + 1 :]]
    return {f"{promise}: {fault}": (result, commit, date) for promise, fault, result, commit, date in cells}


def write(outcomes):
    commit = subprocess.check_output(["git", "rev-parse", "--short=8", "HEAD"], text=True).strip()
    date = datetime.date.today().isoformat()
    kept = {**rows(), **{key: (result, commit, date) for key, result in outcomes.items()}}
    known = faults()
    lines = [
        "# The promises, broken", "",
        "Written by `scripts/mutate-promises`. Each row is a fault that was built into the code, and how the test of the "
        "promise ended: red is as it should be,", "and so are a crash and a test without an end, because they fail as well. "
        "A test that stays green does not guard its promise.", "",
        "| test | fault | outcome | commit | date |", SEPARATOR,
    ]
    for fault in known:
        lines.append(f"| {fault.promise} | {fault.fault} | {' | '.join(kept.get(fault.key, ('not run', '–', '–')))} |")
    RESULT.write_text("\n".join(lines) + "\n")
    results = [kept.get(fault.key, ("not run",))[0] for fault in known]
    run = len(results) - results.count("not run")
    failed = sum(result in ("red", "no end", "crash") for result in results)
    text = (f"Last run: {date}, at commit {commit}. Of {len(known)} faults, {run} were run, and {failed} of these made the test "
            "of their promise fail ([each of them](../scripts/lib/promises/RESULT.md)).")
    PAGE.write_text(SUMMARY.sub(text, PAGE.read_text()))


def main(*words):
    if failures := check():
        sys.exit("\n".join(failures))
    if words == ("--check",):
        return print(f"{len(faults())} faults for {len(promised())} tests of promises apply")
    if subprocess.check_output(["git", "status", "--porcelain", "--untracked-files=no"], text=True):
        sys.exit("The sources differ from those of the commit: commit or stash what you have changed.")
    chosen = [fault for fault in faults() if not words or any(word in fault.key for word in words)]
    tests, plain, outcomes = promised(), {}, {}
    pathlib.Path(".build/mutate-promises.log").unlink(missing_ok=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        apply(chosen)
        build()
        for number, fault in enumerate(chosen, 1):
            name = fault.promise
            if name not in plain:
                plain[name] = outcome(name, tests[name])
            if plain[name] == "green":
                result = outcome(name, tests[name], str(number))
            else:
                result = f"{plain[name]} without the fault"
            outcomes[fault.key] = result
            print(f"{result:8} {fault.key}", flush=True)
    finally:
        subprocess.run(["git", "checkout", "--quiet", "--", "Sources"], check=True)
        if outcomes:
            write(outcomes)
    if green := [key for key, result in outcomes.items() if result not in ("red", "no end", "crash")]:
        sys.exit(f"{len(green)} of {len(outcomes)} faults are not noticed:\n" + "\n".join(green))
    print(f"Each of {len(outcomes)} faults made the test of its promise fail.")


if __name__ == "__main__":
    main(*sys.argv[1:])
