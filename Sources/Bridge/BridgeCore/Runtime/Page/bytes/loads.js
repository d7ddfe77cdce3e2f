// Loads the bytes of native that the page needs before it reads their line. Later lines wait behind them.

/**
 * Loaded bytes, by the number with which a line refers to them. The script of an extension may add bytes before native
 * announces them.
 */
let loadedBytes = new PageMap();
/** Loads the bytes that native announces for the next line. */
function load(ref, size, key) {
  if (mapHas(loadedBytes, ref)) {
    countAhead(size);
    return send('release ' + ref);
  }
  const own = epoch;
  const wait = waitForLoad(size);
  const ended = (bytes) => {
    if (own !== epoch || closed) return;
    if (bytes && sizeOf(bytes) === size) mapSet(loadedBytes, ref, bytes);
    send('release ' + ref);
    finishLoad(wait);
  };
  const asText = () => follow(collect(readPieces(ref, null, true), size), ended, () => ended(null));
  if (!byteChannel) return asText();
  follow(byteChannel.load(byteURL(key, ref)), ended, () => {
    if (own === epoch && !closed) asText();
  });
}

function takeLoaded(ref) {
  const bytes = mapGet(loadedBytes, ref);
  if (!bytes) throw badFrame('Bytes of the app did not arrive');
  mapDelete(loadedBytes, ref);
  takeSizeBeside();
  return bytes;
}

/** An async iterable of the pieces of a blob of native, which cross as text. */
const readPieces = (ref, owner, isLoad) => lazyStream('blob', (control) => {
  control.isLoad = isLoad;
  return request('readRef', 'blob', null, withoutTimeout, ref, control);
}, owner);

/** Promises the pieces of an iterable in one array. */
function collect(pieces, size) {
  return new PagePromise((resolve, reject) => {
    const bytes = new Bytes(size);
    let length = 0;
    const fail_ = () => reject(new BridgeError('badResult', 'The app announced another size'));
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

mapSet(importers, '$bytes', takeLoaded);
whenClosed(() => { loadedBytes = new PageMap(); });
