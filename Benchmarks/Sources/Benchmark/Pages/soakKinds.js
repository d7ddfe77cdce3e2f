// The kinds of the page's calls. Each kind has its share of all calls, the ends that it may have, and the body of one
// call. A kind that waits for a timer is slow.

const aborted = AbortSignal.abort();

/** Begins a call that is aborted after some turns. */
async function aborting(random, name, ...list) {
  const controller = new AbortController();
  const ends = counted(name, bridge.with({ signal: controller.signal }).call(name, ...list));
  ends.catch(() => {});
  await turns(random(4));
  controller.abort();
  return ends;
}

const words = ['', 'plain', 'ünïcödé 😀', '"quoted\\', '\u2028', '$bytes', '\0'];

/** Makes a value at random, with the values that JSON lacks. */
function randomValue(random, depth = 0) {
  switch (random(depth < 3 ? 10 : 7)) {
    case 0: return random(1000000);
    case 1: return random(1000) / 7;
    case 2: return words[random(words.length)];
    case 3: return random(2) === 0;
    case 4: return null;
    case 5: return new Date(1700000000000 + random(1000000));
    case 6: return -(2n ** 60n) + BigInt(random(1000));
    case 7: return Array.from({ length: random(5) }, () => randomValue(random, depth + 1));
    case 8: return new Map([[random(10), randomValue(random, depth + 1)]]);
    default: return { a: randomValue(random, depth + 1), [words[random(words.length)]]: random(9) };
  }
}

const textOf = (value) => JSON.stringify(value, (_, part) =>
  typeof part === 'bigint' ? `${part}n` : part instanceof Map ? { map: [...part] } : part);

/** Compares bytes with the count and the sum that native code answered. */
function mustBeSize(bytes, [count, total]) {
  must(count === bytes.length && total === sum(bytes),
    `The bytes came changed: ${bytes.length} bytes with the sum ${sum(bytes)} as ${count} bytes with the sum ${total}.`);
}

const kinds = {
  add: { share: 300, ends: ['value'], run: async (random) => {
    const [a, b] = [random(1000), random(1000)];
    must(await call('add', a, b) === a + b, 'The sum is wrong.');
  } },
  echo: { share: 100, ends: ['value'], run: async (random) => {
    const value = randomValue(random);
    must(textOf(await call('echo', value)) === textOf(value), 'The value came back changed.');
  } },
  later: { share: 100, ends: ['value'], run: async (random) => {
    const value = random(1000);
    must(await call('later', random(5), value) === value, 'The value came back changed.');
  } },
  back: { share: 40, ends: ['value'], run: async (random) => {
    const n = random(1000);
    must(await call('back', n) === n + 1, 'The answer is wrong.');
  } },
  synchronous: { share: 20, ends: ['value', 'syncUnavailable'], run: (random) => {
    const n = random(1000);
    counts.synchronous++;
    must(bridge.callSync('add', n, 1) === n + 1, 'The sum is wrong.');
  } },
  has: { share: 20, ends: ['value'], run: async () => {
    must(await bridge.has('add') && !(await bridge.has('nobody')), 'The answer is wrong.');
  } },
  emit: { share: 60, ends: ['value'], run: () => {
    counts.emitted++;
    bridge.emit('tock', counts.emitted);
  } },
  apply: { share: 30, ends: ['value'], run: async (random) => {
    const n = random(1000);
    must(await call('apply', (m) => m + 1, n) === n + 2, 'The answer is wrong.');
  } },
  function: { share: 20, ends: ['value'], run: async (random) => {
    const [n, f] = [random(1000), await call('makeFunction')];
    must(await f(n) === n + 1, 'The answer is wrong.');
    f.release();
  } },
  stream: { share: 30, ends: ['value'], run: async (random) => {
    const count = random(200);
    must(await read('count', [count], Infinity) === count, 'Elements are missing.');
  } },
  leave: { share: 30, ends: ['value'], run: async (random) => {
    const count = 1 + random(100);
    must(await read('endless', [], count) === count, 'Elements are missing.');
  } },
  bytes: { share: 10, ends: ['value'], run: async (random) => {
    const bytes = filled(random(10) === 0 ? random(limit.bytes) : random(100000));
    mustBeSize(bytes, await call('size', bytes));
  } },
  download: { share: 10, ends: ['value'], run: async (random) => {
    const count = random(10) === 0 ? random(limit.bytes) : random(100000);
    const bytes = await call('bytes', count);
    must(bytes.length === count && sum(bytes) === sum(filled(count)), 'The bytes came changed.');
  } },
  blob: { share: 5, ends: ['value'], run: async (random) => {
    const bytes = filled(random(300000));
    mustBeSize(bytes, await call('readBlob', new Blob([bytes])));
  } },
  file: { share: 5, ends: ['value'], run: async (random) => {
    const count = random(300000);
    const blob = await call('file', count);
    must((await blob.bytes()).length === count, 'Bytes are missing.');
    blob.release();
  } },

  // Faults.
  unknown: { share: 50, ends: ['unknownMethod'], run: (random) => call(`nobody.${random(1000)}`, random(9)) },
  unknownStream: { share: 5, ends: ['unknownMethod'], run: () => read('nobody.stream', [], 1) },
  throws: { share: 40, ends: ['soak'], run: (random) => call('throws', random(1000)) },
  fails: { share: 20, ends: ['thrown'], run: () => call('fails') },
  badArguments: { share: 40, ends: ['badArguments'], run: (random) =>
    random(2) ? call('add', 'one', {}) : call('add', 1) },
  isStream: { share: 5, ends: ['isStream'], run: () => call('count', 3) },
  notSynchronous: { share: 5, ends: ['notSynchronous', 'syncUnavailable'], run: () => {
    counts.synchronous++;
    bridge.callSync('later', 0, 0);
  } },
  denied: { share: 20, ends: ['denied'], run: () => call('denied') },
  breaks: { share: 10, ends: ['soak'], run: (random) => read('breaks', [random(20)], Infinity) },
  largeResult: { share: 1, ends: ['overLimit'], run: () => call('large', limit.frame + 1) },
  largeArgument: { share: 1, ends: ['overLimit'], run: () => bridge.call('echo', 'x'.repeat(limit.frame + 1)) },
  badName: { share: 10, ends: ['invalidName'], run: () => bridge.call('webbridge.own') },
  cancelled: { share: 40, ends: ['cancelled'], run: (random) => aborting(random, 'never') },
  cancelledLate: { share: 40, ends: ['cancelled', 'value'], run: (random) => aborting(random, 'later', random(4), 1) },
  cancelledEarly: { share: 10, ends: ['cancelled'], run: () => bridge.with({ signal: aborted }).call('add', 1, 2) },
  timedOut: { share: 5, isSlow: true, ends: ['timedOut'], run: (random) =>
    counted('never', bridge.with({ timeout: 1 + random(20) }).call('never')) },
  timedOutLate: { share: 5, isSlow: true, ends: ['timedOut', 'value'], run: (random) =>
    counted('later', bridge.with({ timeout: 1 + random(3) }).call('later', random(9), 1)) },
  withoutTime: { share: 5, ends: ['timedOut'], run: () => bridge.with({ timeout: 0 }).call('add', 1, 2) },
};

/** Each kind's name as often as its share says. */
const lots = Object.keys(kinds).flatMap((name) => Array(kinds[name].share).fill(name));

call('ready').catch(() => {});
