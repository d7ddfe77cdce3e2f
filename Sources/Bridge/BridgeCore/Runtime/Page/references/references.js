// Functions and streams inside of values: native's use of the references that the page exports, and the objects that
// the page has for native's. The exporting side numbers its references.

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

// The references of native.

/** @typedef {{kind: string, ref: number, own: number, isReleased: boolean}} Import */

/** Releases references whose objects the page has dropped. */
const importWatch = new Registry((reference) => releaseImport(reference));

/** @returns {Import} */
const importReference = (kind, ref) => ({ kind, ref, own: epoch, isReleased: false });

function releaseImport(reference) {
  if (reference.isReleased) return;
  reference.isReleased = true;
  if (reference.own === epoch && !closed) send('release ' + reference.ref);
}

/** The error of a reference that cannot be used any more; undefined if it can be used. */
function importError(reference) {
  if (reference.isReleased) return releasedHere(reference.kind);
  if (reference.own !== epoch) {
    return new BridgeError('documentGone',
      'The ' + reference.kind + ' is of a page that was left');
  }
  return undefined;
}

/** Adds the method `release`, and has the reference released when the page drops the object. */
function watchImport(object, reference) {
  defineProperty(object, 'release', constant(freeze(() => {
    unregister(importWatch, object);
    releaseImport(reference);
  })));
  register(importWatch, object, reference, object);
  return freeze(object);
}

/** Makes the page's function for a function of native. */
function takeFunction(ref) {
  const reference = importReference('function', ref);
  if (isDropping) return releaseImport(reference);
  return watchImport(function (...list) {
    const error = importError(reference);
    if (error) return new PagePromise((_, reject) => reject(error));
    return request('callRef', 'function', list, noOptions, ref);
  }, reference);
}

/** Makes the page's async iterable for a stream of native. Each iteration reads the stream from its beginning. */
function takeStream(ref) {
  const reference = importReference('stream', ref);
  if (isDropping) return releaseImport(reference);
  const stream = { __proto__: null };
  defineProperty(stream, asyncIterator, constant(() => lazyStream('stream', (control) => {
    const error = importError(reference);
    if (error) throw error;
    return request('readRef', 'stream', null, noOptions, ref, control);
  }, stream)));
  return watchImport(stream, reference);
}

mapSet(importers, '$function', takeFunction);
mapSet(importers, '$stream', takeStream);
whenClosed(forgetExports);
