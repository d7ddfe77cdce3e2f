// The page of the soak: it makes calls of random kinds, counts what it began and how that ended, and answers native
// code. `soakKinds.js` stands behind it in the same script.

/** What happened in this document. */
const counts = {
  // Requests with a name that were sent, those that were made synchronously, and those that have ended.
  sent: 0, synchronous: 0, ended: 0,
  // The same requests by their names.
  names: {},
  // Events that were emitted and heard.
  emitted: 0, heard: 0,
  // How many calls of native code have begun, by name, and how many handlers run.
  received: {}, running: 0,
  // How many streams native code reads that have not ended.
  generators: 0,
  // How many of each kind have begun, and how they ended: {kind: {begun: 1, ends: {value: 1}}}.
  kinds: {},
  // Sentences about ends that the kind does not have.
  wrong: [],
};

const limit = LIMIT;

/** Makes a source of random numbers from 0 up to a number, the same ones for the same seed (mulberry32). */
function randomSource(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

const { port1, port2 } = new MessageChannel();
let turning = [];
port1.onmessage = () => {
  const due = turning;
  turning = [];
  for (const go of due) go();
};
/** Waits for some turns of the page's loop. A message channel, because timers of an invisible page are slow. */
async function turns(count) {
  for (let i = 0; i < count; i++) {
    await new Promise((go) => {
      turning.push(go);
      if (turning.length === 1) port2.postMessage(0);
    });
  }
}

function must(condition, text) {
  if (!condition) throw new Error(text);
}

/** Tells native code the counts. The event comes behind the requests that are counted, so that both ends agree. */
function report() {
  counts.emitted++;
  const { sent, ended, emitted, names, wrong } = counts;
  bridge.emit('counts', { sent, ended, emitted, names, wrong });
}

/** Counts a request that is sent now, and its end. */
async function counted(name, promise) {
  counts.sent++;
  counts.names[name] = (counts.names[name] ?? 0) + 1;
  try {
    return await promise;
  } finally {
    counts.ended++;
  }
}

const call = (name, ...list) => counted(name, bridge.call(name, ...list));

/** Reads a stream up to a number of elements, which count up. */
async function read(name, list, most) {
  const iterator = bridge.stream(name, ...list)[Symbol.asyncIterator]();
  const first = iterator.next();
  return counted(name, (async () => {
    let count = 0;
    for (let next = await first; !next.done; next = await iterator.next()) {
      must(next.value === count, `Element ${count} is ${next.value}.`);
      count++;
      if (count === most) {
        await iterator.return();
        break;
      }
    }
    return count;
  })());
}

/** Makes one call of a kind, and compares its end with what the kind promises. */
async function make(name, random) {
  const kind = kinds[name];
  const account = counts.kinds[name] ??= { begun: 0, ends: {} };
  account.begun++;
  let end = 'value';
  try {
    await kind.run(random);
  } catch (error) {
    end = error?.code ?? String(error);
  }
  account.ends[end] = (account.ends[end] ?? 0) + 1;
  if (!kind.ends.includes(end) && counts.wrong.length < 20) {
    counts.wrong.push(`The page's call of the kind "${name}" ended with ${end}, and not with ${kind.ends}.`);
  }
}

/** Makes a number of random calls, some at a time. Calls that wait for a timer go on beside the others. */
async function makeCalls(count, lanes, seed) {
  const random = randomSource(seed);
  const slow = new Set();
  let left = count;
  const lane = async () => {
    while (left-- > 0) {
      const name = lots[random(lots.length)];
      const ends = make(name, random);
      if (kinds[name].isSlow) {
        slow.add(ends);
        ends.then(() => slow.delete(ends));
        if (slow.size > 200) await Promise.race(slow);
      } else await ends;
      if (random(40) === 0) report();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await Promise.all(slow);
  report();
}

/** Registers a handler that is counted. `scripts/soak faults` plants another one. */
function answer(name, handler) {
  counts.received[name] = 0;
  const counting = async function (...list) {
    counts.received[name]++;
    counts.running++;
    try {
      return await handler.apply(this, list);
    } finally {
      counts.running--;
    }
  };
  bridge.handle(name, window.plant?.(name, counting) ?? counting);
}

/** Registers a stream of numbers that is counted. */
function answerStream(name, elements) {
  counts.received[name] = 0;
  async function* counting(list) {
    counts.generators++;
    try {
      yield* elements(...list);
    } finally {
      counts.generators--;
    }
  }
  // No generator itself, because a generator that is left before its first element does not begin.
  bridge.handle(name, (...list) => {
    counts.received[name]++;
    return counting(list);
  });
}

const untilCancelled = (context) => new Promise((_, reject) => {
  context.signal.addEventListener('abort', () => reject(new bridge.BridgeError('cancelled', 'The handler ends.')));
});

const sum = (bytes) => {
  let total = 0;
  for (let i = 0; i < bytes.length; i += 997) total = (total + bytes[i]) % 65536;
  return total;
};
const filled = (count) => {
  const bytes = new Uint8Array(count);
  for (let i = 0; i < count; i += 997) bytes[i] = i % 251;
  return bytes;
};

answer('page.add', (a, b) => a + b);
answer('page.echo', (value) => value);
answer('page.later', async (count, value) => { await turns(count); return value; });
answer('page.never', function () { return untilCancelled(this); });
answer('page.throws', (value) => { throw new bridge.BridgeError('soak', 'Thrown on purpose.', { data: value }); });
answer('page.fails', () => { throw new TypeError('Thrown on purpose.'); });
answer('page.large', (count) => 'x'.repeat(count));
answer('page.apply', async (f, n) => { try { return await f(n); } finally { f.release(); } });
answer('page.function', () => (n) => n + 1);
answer('page.size', (bytes) => [bytes.length, sum(bytes)]);
answer('page.bytes', (count) => filled(count));
answer('page.back', (n) => call('add', n, 1));
answer('page.keep', (functions) => functions.length);
answerStream('page.count', function* (count) { for (let i = 0; i < count; i++) yield i; });
answerStream('page.endless', function* () { for (let i = 0; ; i++) yield i; });
answerStream('page.breaks', function* (count) {
  for (let i = 0; i < count; i++) yield i;
  throw new bridge.BridgeError('soak', 'Thrown on purpose.');
});
// These two are not counted, because nothing of them runs.
bridge.handle('page.stream', function* () {});
bridge.handle('page.exists', () => {});
bridge.on('tick', () => { counts.heard++; });

// What drives the page. These calls are counted like all others.
answer('soak.make', (count, lanes, seed) => makeCalls(count, lanes, seed));
answer('soak.reload', () => { turns(1).then(() => location.reload()); });
answer('soak.counts', async () => {
  // Handlers whose calls were cancelled, and streams that were left, end some turns after the line that says so.
  for (let i = 0; i < 100 && (counts.running > 1 || counts.generators > 0); i++) await turns(1);
  return { ...counts };
});
/** Makes a number of calls at once that native code holds, and answers how many were refused. */
answer('soak.hold', async (name, count, make) => {
  const list = make === 'bytes' ? [filled(limit.probeBytes)] : make === 'text' ? ['x'.repeat(limit.probeText)] : [];
  let refused = 0;
  const ends = Array.from({ length: count }, () => call(name, ...list).catch(() => { refused++; }));
  await Promise.all(ends);
  return refused;
});
/** Makes a number of calls at once in a frame. */
answer('soak.holdInFrame', async (name, count) => {
  const frame = document.createElement('iframe');
  frame.src = 'frame.html';
  await new Promise((loaded) => { frame.onload = loaded; document.body.append(frame); });
  const { data } = await new Promise((answered) => {
    window.onmessage = answered;
    frame.contentWindow.postMessage({ name, count }, '*');
  });
  frame.remove();
  return data;
});
/** Passes as many functions as native code may hold. */
answer('soak.functions', (count) => call('functions', Array.from({ length: count }, (_, i) => () => i)));
