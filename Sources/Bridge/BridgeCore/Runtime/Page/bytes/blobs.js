// The page's objects for blobs of native.

/** The prototype of blobs. It has no properties, and tells blobs from plain objects. */
const blobPrototype = freeze({ __proto__: null });

/** Makes the page's object for a blob of native. */
function takeBlob(fields) {
  const { ref, size, type, name, key } = fields;
  const reference = importReference('blob', ref);
  if (isDropping) return releaseImport(reference);
  const blob = { __proto__: blobPrototype };
  const url = key ? byteURL(key, ref) : undefined;
  const all = () => ifValid(reference, () => collect(blobPieces(blob, reference, url, size), size));
  const methods = {
    __proto__: null, size, type, name, url,
    stream: () => blobPieces(blob, reference, url, size),
    bytes: () => all(),
    arrayBuffer: () => mapPromise(all(), (bytes) => bufferOf(bytes)),
    text: () => mapPromise(all(), (bytes) => decode(new Decoder(), bytes)),
    blob: () => mapPromise(all(), (bytes) => name === undefined
      ? new PageBlob(only(bytes), { __proto__: null, type })
      : new PageFile(only(bytes), name, { __proto__: null, type })),
  };
  const names = keysOf(methods);
  for (let i = 0; i < names.length; i++) {
    defineProperty(blob, names[i], constant(methods[names[i]]));
    if (typeof methods[names[i]] === 'function') freeze(methods[names[i]]);
  }
  weakSet(nativeBlobs, blob, { size, type, name });
  return watchImport(blob, reference);
}

/** The promise that `make` returns, or a rejected one if the reference cannot be used. */
function ifValid(reference, make) {
  const error = importError(reference);
  return error ? new PagePromise((_, reject) => reject(error)) : make();
}

const mapPromise = (promise, transform) => new PagePromise((resolve, reject) => {
  follow(promise, (value) => {
    try {
      resolve(transform(value));
    } catch (error) {
      reject(error);
    }
  }, reject);
});

/** A sequence of one value. An array would not do, because the page may change the iterator of arrays. */
const only = (value) => ({
  __proto__: null,
  [iterator]() {
    let done = true;
    return { __proto__: null, next: () => ({ __proto__: null, value, done: done = !done }) };
  },
});

/**
 * An async iterable of the pieces of a blob of native.
 * @param {object} owner What has to be there until they are read.
 */
function blobPieces(owner, reference, url, size) {
  let start = 0, inner = null;
  const asText = () => {
    if (!inner) inner = readPieces(reference.ref, owner, false);
    return inner.next();
  };
  return makeIterable(() => ifValid(reference, () => {
    if (inner || !url || !byteChannel) return asText();
    if (start >= size) return resolved(finished(undefined));
    const from = start;
    start += LARGE_PIECE;
    return new PagePromise((resolve, reject) => {
      follow(byteChannel.load(url + '?' + from + '-' + (start < size ? start : size)),
        (value) => resolve({ value, done: false }),
        (error) => {
          if (from > 0) return reject(error);
          resolve(asText());
        });
    });
  }), () => {
    start = size;
    if (inner) inner.return();
  });
}

mapSet(importers, '$blob', takeBlob);
