"""Checks docs/SECURITY.md: `check_security.py PAGE [LOG]`.

Each link to a test has the test's name as its text. The table of attacks has the number that each test counts by
`#expect(cases == 42)`.
"""
import pathlib
import re
import sys

from check_threats import tests_of

LINK = re.compile(r"\[([^\]]+)\]\((\.\./(?:\.\./)*Tests/[^)#]+\.swift)\)")
ROW = re.compile(rf"^\| ([A-Za-z ]+) \| [^|]+ \| {LINK.pattern} \| ([\d,]+) \|$", re.M)
FAMILIES = {
    "intrinsics", "texts", "frames", "origins", "exhaustion", "dialects", "byte URLs", "packages", "relay",
    "inspector",
}
FEWEST_ATTACKS = 200


def found(page, name, link):
    """The test of a link, or what is wrong with the link."""
    path = (page.parent / link).resolve()
    if not path.is_file():
        return None, "there is no such file"
    tests = [test for test in tests_of(path) if test.name == name]
    return (tests[0], None) if len(tests) == 1 else (None, f"{len(tests)} tests of the file have this name")


def main(page, log=None):
    page = pathlib.Path(page)
    text = page.read_text()
    log = pathlib.Path(log).read_text() if log else None
    failures, links, total = [], set(LINK.findall(text)), 0
    for name, link in sorted(links):
        test, reason = found(page, name, link)
        if test and log is not None and not test.passed_cases(log):
            reason = "it has not passed"
        if reason:
            failures.append(f"“{name}” in {link}: {reason}")
    rows = ROW.findall(text)
    for family, name, link, count in rows:
        test, _ = found(page, name, link)
        count = int(count.replace(",", ""))
        total += count
        if test and test.counts != [count]:
            failures.append(f"{family}, “{name}”: the page says {count} attacks, and the test counts {test.counts}")
    if len({name for _, name, _, _ in rows}) != len(rows):
        failures.append("a test stands twice in the table of attacks")
    if missing := FAMILIES ^ {family for family, *_ in rows}:
        failures.append(f"families of attacks that are missing, or not known: {sorted(missing)}")
    if total < FEWEST_ATTACKS:
        failures.append(f"{total} attacks are fewer than {FEWEST_ATTACKS}")
    if failures:
        sys.exit("\n".join(f"{page}: {failure}" for failure in failures))
    passed = ", which have passed" if log else ""
    print(f"{len(links)} tests behind the claims of {page.name}{passed}: {total} attacks in {len(FAMILIES)} families")


main(*sys.argv[1:])
