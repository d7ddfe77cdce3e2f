"""What the programs of the other bridges share.

A program reads a line on its standard input, such as `page 300`, does the work so many times, and
writes how long each took, in microseconds. `ready` is what it writes first.
"""

import sys
import time

TEXT = "0123456789"

# What pages do; `call` is a page's own function, which asks native code for a text.
WORK = """
async function work(kind, count) {
  if (kind === 'page') {
    for (let i = 0; i < count; i++) await call('%s');
  } else {
    const all = [];
    for (let i = 0; i < count; i++) all.push(call('%s'));
    await Promise.all(all);
  }
}
function echo(text) { return text; }
""" % (TEXT, TEXT)


class Clock:
    """The time of one piece of work."""

    def start(self, count):
        self.count = count
        self.began = time.perf_counter()

    def stop(self):
        say((time.perf_counter() - self.began) * 1e6 / self.count)


def say(word):
    print(word, flush=True)


def orders():
    """The kind and the count of each order, until there are no more."""
    for line in sys.stdin:
        kind, count = line.split()
        yield kind, int(count)
