// Bytes of native that the page has to have before it reads the line that they belong to. What comes
// after them waits behind them.

/** The lines that wait, and the loads that they wait for, in their order. */
let waiting = null;
let lastWaiting = null;
/** Bytes that are there, by the number under which a line refers to them. */
let loadedBytes = new PageMap();
/** The requests that load bytes: their answers do not wait. */
const loadReads = new PageMap();

function addWaiting(node) {
  if (lastWaiting) lastWaiting.next = node;
  else waiting = node;
  lastWaiting = node;
}

/** How many bytes the loads have whose line has not come. */
let loadSize = 0;
/** How many bytes came beside the line that is being read. */
let sizeBeside = 0;

function waitLine(line) {
  addWaiting({ __proto__: null, line, size: loadSize, isReady: true, next: null });
  loadSize = 0;
}

/** Whether a line waits behind bytes that are on their way. */
function mustWait(verb, id) {
  if (lastWaiting === null || verb === 'load') return false;
  switch (verb) {
    case 'open': case 'next': return !mapHas(loadReads, id);
    case 'done': case 'fail': return !mapDelete(loadReads, id);
    default: return true;
  }
}

/** Native says which bytes the next line has. */
function load(ref, size, key) {
  const node = { __proto__: null, line: '', isReady: false, next: null };
  const own = epoch;
  addWaiting(node);
  loadSize += size;
  const ended = (bytes) => {
    if (own !== epoch || closed) return;
    node.isReady = true;
    if (bytes && sizeOf(bytes) === size) mapSet(loadedBytes, ref, bytes);
    send('release ' + ref);
    readWaiting();
  };
  const asText = () => follow(collect(readPieces(ref, null, true), size), ended, () => ended(null));
  if (!canFetch) return asText();
  follow(fetchBytes(bytesURL + key + '/' + ref), ended, () => {
    if (own === epoch && !closed) asText();
  });
}

/** Reads the lines whose bytes are there. */
function readWaiting() {
  while (waiting && waiting.isReady) {
    const { line, size } = waiting;
    waiting = waiting.next;
    if (!waiting) lastWaiting = null;
    if (!line) continue;
    sizeBeside = size;
    tryLine(line, 0, line.length, true);
    sizeBeside = 0;
  }
}

function takeLoaded(ref) {
  const bytes = mapGet(loadedBytes, ref);
  if (!bytes) throw new BridgeError('badFrame', 'Bytes of the app did not come');
  mapDelete(loadedBytes, ref);
  return bytes;
}

function dropLoads() {
  waiting = lastWaiting = null;
  loadSize = 0;
  loadedBytes = new PageMap();
  mapEach(loadReads, (_, id) => { mapDelete(loadReads, id); });
}

/** Promises the bytes of a URL of native's. */
function fetchBytes(url) {
  const own = epoch;
  return new PagePromise((resolve, reject) => {
    follow(apply(pageFetch, window, [url, { __proto__: null, credentials: 'omit' }]), (response) => {
      hasFetched = true;
      if (!isFine(response)) return reject(new BridgeError('badResult', 'The app has no such bytes'));
      follow(responseBytes(response), (buffer) => resolve(new Bytes(buffer)), reject);
    }, (error) => {
      fetchFailed(own);
      reject(error);
    });
  });
}

/** The pieces of a blob of native, as text brings them. */
const readPieces = (ref, owner, isLoad) => lazyStream('blob', (control) => {
  control.isLoad = isLoad;
  return request('read', 'blob', null, withoutTimeout, ref, control);
}, owner);

const withoutTimeout = freeze({ __proto__: null, timeout: Infinity });

/** Promises the pieces of an iterable as one. */
function collect(pieces, size) {
  return new PagePromise((resolve, reject) => {
    const bytes = new Bytes(size);
    let length = 0;
    const fail_ = () => reject(new BridgeError('badResult', 'The app gave other bytes than it said'));
    const step = () => follow(pieces.next(), (result) => {
      if (result.done) return length === size ? resolve(bytes) : fail_();
      const end_ = length + sizeOf(result.value);
      if (end_ > size) return fail_();
      setBytes(bytes, result.value, length);
      length = end_;
      step();
    }, reject);
    step();
  });
}
