"""Runs tests and ends them where one hangs: `watch.py [--grace S] [--silence S] EVENTS LOG COMMAND...`.

COMMAND is a program of Swift Testing. Its events go to the file EVENTS, and its output is appended to LOG. The script
prints the suites that have ended and the failures, each at once. It ends the program and all that the program has
started, and exits with 1,

- where a test has not ended GRACE seconds (60) after its time limit, because a limit only cancels a test,
- where no event has come for SILENCE seconds (600), because a test without a limit hangs, or a limit is not heard of,
- where the program has not ended GRACE seconds after its last event.

Each time it names the tests that ran. It names them also where the program crashes, or where the script is terminated.
"""
import argparse
import json
import os
import pathlib
import signal
import subprocess
import sys
import time

SYMBOLS = {"pass": "✔", "fail": "✘", "passWithKnownIssue": "━", "difference": "±", "details": "↳", "warning": "⚠"}


class Watch:
    """What runs, and since when, by the events of Swift Testing."""

    def __init__(self, grace, silence, now):
        self.grace, self.silence = grace, silence
        self.names, self.suites = {}, set()
        self.running, self.over = {}, {}
        self.last, self.end = now, None

    def take(self, record, now):
        """Takes a record of the stream, and returns the lines to print."""
        payload = record["payload"]
        if record["kind"] == "test":
            self.know(payload)
            return []
        self.last = now
        kind, test = payload["kind"], payload.get("testID")
        lines = [f"{SYMBOLS.get(each['symbol'], '◇')} {each['text']}" for each in payload["messages"]]
        if kind == "runEnded":
            self.end = now
            return lines
        if kind == "issueRecorded":
            if any("Time limit was exceeded" in line for line in lines):
                self.over.setdefault(test, now)
            return [] if payload["issue"].get("isKnown") else self.issue(test, payload["issue"], lines)
        if kind == "testStarted":
            self.running[test] = now
        elif kind == "testEnded":
            self.running.pop(test, None)
            self.over.pop(test, None)
            return lines if test in self.suites else []
        return []

    def know(self, test):
        place = test.get("sourceLocation", {})
        name = test.get("displayName") or test["name"].strip("`()")
        self.names[test["id"]] = f"“{name}” ({place.get('fileID', '?')}:{place.get('line', '?')})"
        if test["kind"] == "suite":
            self.suites.add(test["id"])

    def issue(self, test, issue, lines):
        """The lines of an issue, the first of which names the test and the place."""
        place = issue.get("sourceLocation")
        name = self.names.get(test, test or "outside of a test")
        if place:
            name += f" at {place['fileID']}:{place['line']}"
        return [f"✘ {name}: {lines[0][2:]}", *lines[1:]] if lines else [f"✘ {name}"]

    def objection(self, now):
        """Why the run has to end now."""
        for test, since in self.over.items():
            if now - since >= self.grace:
                return f"The test {self.names.get(test, test)} still runs {now - since:.0f} s after its time limit."
        if self.end is not None and now - self.end >= self.grace:
            return f"The program has not ended {now - self.end:.0f} s after its last test."
        if self.end is None and now - self.last >= self.silence:
            return f"No test has started or ended for {now - self.last:.0f} s. {self.unfinished(now)}"
        return None

    def unfinished(self, now):
        """The tests that run."""
        tests = [
            f"{self.names.get(test, test)}, since {now - since:.0f} s"
            for test, since in self.running.items() if test not in self.suites
        ]
        return f"The tests that ran: {'; '.join(tests)}." if tests else "No test ran."


class Stream:
    """The records that a program appends to a file."""

    def __init__(self, path):
        self.path, self.place = pathlib.Path(path), 0

    def records(self):
        if not self.path.exists():
            return
        with self.path.open("rb") as file:
            file.seek(self.place)
            for line in file:
                # The rest of an incomplete line comes later.
                if not line.endswith(b"\n"):
                    break
                self.place += len(line)
                if line.strip():
                    yield json.loads(line)


def end(program, patience=5):
    """Ends the program and what it has started, by force where it has not ended after so many seconds."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(program.pid, number)
            program.wait(patience)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            continue


def say(*lines):
    for line in lines:
        print(line, flush=True)


def run(arguments):
    pathlib.Path(arguments.events).unlink(missing_ok=True)
    stream = Stream(arguments.events)
    watch = Watch(arguments.grace, arguments.silence, time.monotonic())
    with open(arguments.log, "ab") as log:
        program = subprocess.Popen(
            [*arguments.command, "--event-stream-output-path", arguments.events, "--event-stream-version", "0"],
            stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)

    def terminate(number, _):
        unfinished = watch.unfinished(time.monotonic())
        end(program)
        say(f"✘ The run was ended from outside. {unfinished}")
        sys.exit(128 + number)

    signal.signal(signal.SIGTERM, terminate)
    signal.signal(signal.SIGINT, terminate)
    while True:
        status = program.poll()
        for record in stream.records():
            say(*watch.take(record, time.monotonic()))
        if status is not None:
            break
        if objection := watch.objection(time.monotonic()):
            end(program, min(5, arguments.grace))
            say(f"✘ {objection} The run ends here. The output: {arguments.log}")
            return 1
        time.sleep(0.2)
    if watch.end is None:
        say(f"✘ The program ended with {status} before its last test. {watch.unfinished(time.monotonic())}")
        say(*pathlib.Path(arguments.log).read_text(errors="replace").splitlines()[-30:])
        return 1
    return status if status >= 0 else 128 - status


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--grace", type=float, default=60)
    parser.add_argument("--silence", type=float, default=600)
    parser.add_argument("events")
    parser.add_argument("log")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    sys.exit(run(parser.parse_args()))


if __name__ == "__main__":
    main()
