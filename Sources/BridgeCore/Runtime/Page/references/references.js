// Functions and streams that travel inside of values: what the page gave away, and what it holds of
// native's. Numbers count up at the end that gives.

/** What native may call and read, by number. */
let given = new PageMap();
let lastGiven = 0;
/** The payload that is being written: what it has given away so far. Null where it may give nothing. */
let giving = null;

/**
 * Writes what may give functions, streams and blobs away, and have large bytes ahead of it; where it
 * throws, nothing was given.
 */
function giveWith(write, mayRefer = true, mayUpload = true) {
  const before = giving;
  // Made for each call: to take its prototype away would cost more than all the rest, and nothing is
  // looked up in it that it has not.
  const own = {
    refs: null, uploads: null, lastUpload: null, size: 0, mayRefer,
    // What is said while another payload is written goes before it, and uploads go by their numbers.
    mayUpload: mayUpload && !before,
  };
  giving = own;
  try {
    const text = write();
    if (own.uploads && !closed) holdFor(own.uploads, own.size);
    return text;
  } catch (error) {
    if (own.refs) mapEach(own.refs, (_, ref) => { mapDelete(given, ref); });
    throw error;
  } finally {
    giving = before;
  }
}

/** The payload of a value that goes in a frame of its own, which may not be too long. */
function frameText(what, name, value, root) {
  const text = plainText(value);
  return text === undefined ? carefulFrameText(what, name, value, root) : checkFrame(what, name, text);
}

const carefulFrameText = (what, name, value, root) =>
  giveWith(() => checkFrame(what, name, '~' + careful(value, root, null, 0)));

/** The text of a function or stream. */
const give = (value, kind, path) => '{"$' + kind + '":' + giveNumber(value, kind, path) + '}';

/** The number under which native can ask for what it is given. */
function giveNumber(value, kind, path) {
  if (!giving || !giving.mayRefer) {
    refuse(path, 'is a ' + kind + ', which only arguments, results and elements of streams can carry');
  }
  if (mapSize(given) >= references) {
    throw new BridgeError('overLimit', path + ' is a ' + kind + ', and the app holds ' + mapSize(given) +
      ' of this page already');
  }
  const ref = ++lastGiven;
  mapSet(given, ref, value);
  if (!giving.refs) giving.refs = new PageMap();
  mapSet(giving.refs, ref, true);
  return ref;
}

function forgetGiven() { given = new PageMap(); }

let isDropping = false;

/** Lets go, at once, of what a payload holds that nobody will read. */
function dropPayload(payload) {
  if (codeAt(payload, 0) !== MARK) return;
  isDropping = true;
  try { readValue(payload); } catch (_) { /* Nobody reads it. */ }
  isDropping = false;
}

const releasedHere = (kind) => new BridgeError('unknownMethod', 'The ' + kind + ' was released');

function answerApply(id, ref, payload) {
  const value = mapGet(given, ref);
  begin(id);
  if (typeof value === 'function') return run(id, 'function', value, payload, false, '');
  dropPayload(payload);
  fail(id, 'function', releasedHere('function'));
}

function answerRead(id, ref) {
  const value = mapGet(given, ref);
  begin(id);
  if (typeof value === 'object') openWriter(id, 'stream', value);
  else fail(id, 'stream', releasedHere('stream'));
}

// What the page holds of native's.

/** @typedef {{kind: string, ref: number, own: number, isReleased: boolean}} Held */

const holders = new Registry((held) => letGo(held));

/** @returns {Held} */
const hold = (kind, ref) => ({ __proto__: null, kind, ref, own: epoch, isReleased: false });

function letGo(held) {
  if (held.isReleased) return;
  held.isReleased = true;
  if (held.own === epoch && !closed) send('release ' + held.ref);
}

/** Why what is held cannot be used; undefined where it can. */
function lostError(held) {
  if (held.isReleased) return releasedHere(held.kind);
  if (held.own !== epoch) {
    return new BridgeError('documentGone',
      'The ' + held.kind + ' is gone: it was given to this page before it was left');
  }
  return undefined;
}

/** Adds `release`, and watches for the moment when nobody has the object any more. */
function watch(object, held) {
  defineProperty(object, 'release', constant(freeze(() => {
    unregister(holders, object);
    letGo(held);
  })));
  register(holders, object, held, object);
  return freeze(object);
}

/** A function of native. */
function takeFunction(ref) {
  const held = hold('function', ref);
  if (isDropping) return letGo(held);
  return watch(function (...list) {
    const error = lostError(held);
    if (error) return new PagePromise((_, reject) => reject(error));
    return request('apply', 'function', list, noOptions, ref);
  }, held);
}

/** A stream of native: each iteration reads it anew. */
function takeStream(ref) {
  const held = hold('stream', ref);
  if (isDropping) return letGo(held);
  const stream = { __proto__: null };
  defineProperty(stream, asyncIterator, constant(() => lazyStream('stream', (control) => {
    const error = lostError(held);
    if (error) throw error;
    return request('read', 'stream', null, noOptions, ref, control);
  }, stream)));
  return watch(stream, held);
}

const noOptions = freeze({ __proto__: null });
