// Functions and streams that travel inside of values: what the page gave away, and what it holds of
// native's. Numbers count up at the end that gives.

const releasedHere = (kind) => new BridgeError('unknownMethod', 'The ' + kind + ' was released');

function answerCallRef(id, ref, payload) {
  const value = mapGet(exported, ref);
  beginCall(id);
  if (typeof value === 'function') return runHandler(id, 'function', value, payload, false, '');
  dropPayload(payload);
  fail(id, 'function', releasedHere('function'));
}

function answerReadRef(id, ref) {
  const value = mapGet(exported, ref);
  beginCall(id);
  if (typeof value === 'object') openWriter(id, 'stream', value);
  else fail(id, 'stream', releasedHere('stream'));
}

// What the page holds of native's.

/** @typedef {{kind: string, ref: number, own: number, isReleased: boolean}} Held */

const importWatch = new Registry((held) => releaseImport(held));

/** @returns {Held} */
const importReference = (kind, ref) => ({ kind, ref, own: epoch, isReleased: false });

function releaseImport(held) {
  if (held.isReleased) return;
  held.isReleased = true;
  if (held.own === epoch && !closed) send('release ' + held.ref);
}

/** Why what is held cannot be used; undefined where it can. */
function importError(held) {
  if (held.isReleased) return releasedHere(held.kind);
  if (held.own !== epoch) {
    return new BridgeError('documentGone',
      'The ' + held.kind + ' is gone: it was given to this page before it was left');
  }
  return undefined;
}

/** Adds `release`, and watches for the moment when nobody has the object any more. */
function watchImport(object, held) {
  defineProperty(object, 'release', constant(freeze(() => {
    unregister(importWatch, object);
    releaseImport(held);
  })));
  register(importWatch, object, held, object);
  return freeze(object);
}

/** A function of native. */
function takeFunction(ref) {
  const held = importReference('function', ref);
  if (isDropping) return releaseImport(held);
  return watchImport(function (...list) {
    const error = importError(held);
    if (error) return new PagePromise((_, reject) => reject(error));
    return request('apply', 'function', list, noOptions, ref);
  }, held);
}

/** A stream of native: each iteration reads it anew. */
function takeStream(ref) {
  const held = importReference('stream', ref);
  if (isDropping) return releaseImport(held);
  const stream = { __proto__: null };
  defineProperty(stream, asyncIterator, constant(() => lazyStream('stream', (control) => {
    const error = importError(held);
    if (error) throw error;
    return request('read', 'stream', null, noOptions, ref, control);
  }, stream)));
  return watchImport(stream, held);
}

mapSet(importers, '$function', takeFunction);
mapSet(importers, '$stream', takeStream);
whenClosed(forgetExports);
