"""Checks the tests of docs/COMPARED.md: `check_compared.py PAGE TESTS [LOG]`.

The page's number of cases is the number that the test counts (see check_threats.py) times that of its arguments.
"""
import pathlib
import re
import sys

from check_threats import all_tests, objection


def rows(page):
    """The name of the test, and the number of cases."""
    for line in pathlib.Path(page).read_text().splitlines():
        if re.match(r"\| [^|]+\| [^|]+\| [\d,]+ \|", line):
            _, name, cases, _ = (cell.strip() for cell in line.strip("|").split("|"))
            yield name, int(cases.replace(",", ""))


def main(page, folder, log=None):
    tests = all_tests(folder)
    text = pathlib.Path(log).read_text() if log else None
    listed = list(rows(page))
    failures = [
        f"{page}: “{name}”: {reason}"
        for name, cases in listed
        if (reason := objection(tests.get(name, []), cases, text))
    ]
    total = sum(cases for _, cases in listed)
    said = re.search(r"\*\*([\d,]+) cases\*\*", pathlib.Path(page).read_text())
    if not said or int(said[1].replace(",", "")) != total:
        failures.append(f"{page}: the rows have {total:,} cases")
    if failures:
        sys.exit("\n".join(failures))
    print(f"{len(listed)} tests compare {total:,} cases with the engine{' and passed' if log else ''}")


if __name__ == "__main__":
    main(*sys.argv[1:])
