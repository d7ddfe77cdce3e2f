"""Prints the slowest suites of a run, by the events of its programs: `slowest.py COUNT EVENTS...`.

The time of a suite is that of its own tests, without the suites in it.
"""
import collections
import json
import sys


def suite_of(test):
    """The suite that a test stands in: its identifier without the function and the place."""
    name = test.split("/`", 1)[0].split(".`", 1)[0]
    return name if name != test else test.rsplit("/", 2)[0]


def main(count, *files):
    suites, seconds, tests, started = set(), collections.Counter(), 0, {}
    for path in files:
        with open(path) as file:
            for line in filter(str.strip, file):
                record = json.loads(line)
                payload = record["payload"]
                test, kind = payload.get("testID"), payload["kind"]
                if record["kind"] == "test":
                    if kind == "suite":
                        suites.add(payload["id"])
                elif kind == "testStarted" and test not in suites:
                    started[test] = payload["instant"]["absolute"]
                elif kind == "testEnded" and test in started:
                    seconds[suite_of(test)] += payload["instant"]["absolute"] - started.pop(test)
                    tests += 1
    print(f"{tests} tests of {len(seconds)} suites took {sum(seconds.values()):.0f} s. The slowest suites:")
    for suite, time in seconds.most_common(int(count)):
        print(f"{time:8.1f} s  {suite}")


if __name__ == "__main__":
    main(*sys.argv[1:])
