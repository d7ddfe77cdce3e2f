"""Checks the tests of docs/THREATS.md: `check_threats.py PAGE TESTS [LOG]`.

A test that goes through many cases has a line with `#expect(cases == 43_016)`, or compares `count: 7 * 8` requests. The
page's number of cases is this one times the number of the test's arguments.
"""
import math
import pathlib
import re
import sys

# How many threats the page lists.
THREATS = 20


class Test:
    """A test, by the source behind its attribute `@Test`."""

    def __init__(self, source):
        self.source = source
        shown = re.match(r'\(\s*"((?:[^"\\]|\\.)*)"', source)
        raw = re.search(r"func\s+`([^`]+)`", source)
        self.name = re.sub(r"\\(.)", r"\1", shown[1]) if shown else raw[1] if raw else None
        attribute = source[shown.end() if shown else 0 :].split("func ", 1)[0]
        self.has_arguments = "arguments:" in attribute
        self.counts = [
            int(count.replace("_", "")) for count in re.findall(r"\bcases == ([\d_]+)", source)
        ] + [
            sum(math.prod(map(int, part.split("*"))) for part in count.split("+"))
            for count in re.findall(r"\.compare\([^{}]*?\bcount: ([\d+* ]+)", source)
        ]

    def objection(self, cases):
        """What is wrong with the page's number of cases."""
        if len(self.counts) > 1:
            return "the test counts twice"
        counted = self.counts[0] if self.counts else 1
        if cases % counted or (cases != counted and not self.has_arguments):
            return f"the page says {cases:,} cases, and the test counts {counted:,}"
        return None

    def passed_cases(self, log):
        """With how many cases the test has passed."""
        line = re.search(
            rf"^✔ Test \W?{re.escape(self.name)}\W.*?(?:with (\d+) test cases? )?passed", log, re.M
        )
        arguments = int(line[1] or 1) if line else 0
        return arguments * (self.counts[0] if self.counts else 1)


def tests_of(path):
    return [Test(source) for source in pathlib.Path(path).read_text().split("@Test")[1:]]


def all_tests(folder):
    tests = {}
    for path in sorted(pathlib.Path(folder).rglob("*.swift")):
        for test in tests_of(path):
            tests.setdefault(test.name, []).append(test)
    return tests


def rows(page):
    """The number of the threat, the name of the test, and the number of cases."""
    for line in pathlib.Path(page).read_text().splitlines():
        if re.match(r"\| \d+ \|", line):
            number, _, name, cases = (cell.strip() for cell in line.strip("|").split("|"))
            yield int(number), name, int(cases.replace(",", ""))


def objection(tests, cases, log):
    if len(tests) != 1:
        return f"{len(tests)} tests have this name"
    if reason := tests[0].objection(cases):
        return reason
    if log is not None and tests[0].passed_cases(log) != cases:
        return f"{tests[0].passed_cases(log):,} of {cases:,} cases have passed"
    return None


def main(page, folder, log=None):
    tests = all_tests(folder)
    listed = list(rows(page))
    text = pathlib.Path(log).read_text() if log else None
    failures = [
        f"{page}: {number}, “{name}”: {reason}"
        for number, name, cases in listed
        if (reason := objection(tests.get(name, []), cases, text))
    ]
    if {number for number, _, _ in listed} != set(range(1, THREATS + 1)):
        failures.append(f"{page}: not each of the {THREATS} threats has a test")
    if failures:
        sys.exit("\n".join(failures))
    cases = {name: cases for _, name, cases in listed}
    passed = " passed" if log else ""
    print(f"{THREATS} threats: {len(cases)} tests with {sum(cases.values()):,} cases{passed}")


if __name__ == "__main__":
    main(*sys.argv[1:])
