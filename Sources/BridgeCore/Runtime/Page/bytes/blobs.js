// Blobs: of the page, which native reads, and of native, which the page reads.

/** What they inherit: nothing, yet it tells them from plain objects. */
const blobPrototype = freeze({ __proto__: null });

/** A blob of native. */
function takeBlob(fields) {
  const { ref, size, type, name, key } = fields;
  const held_ = importReference('blob', ref);
  if (isDropping) return releaseImport(held_);
  const blob = { __proto__: blobPrototype };
  const url = key ? byteURL(key, ref) : undefined;
  const all = () => ifValid(held_, () => collect(blobPieces(blob, held_, url, size), size));
  const methods = {
    __proto__: null, size, type, name, url,
    stream: () => blobPieces(blob, held_, url, size),
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
  return watchImport(blob, held_);
}

/** What `make` promises, or the reason why native's thing cannot be used. */
function ifValid(held_, make) {
  const error = importError(held_);
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

/** A sequence of one; that of an array is the page's to change. */
const only = (value) => ({
  __proto__: null,
  [iterator]() {
    let done = true;
    return { __proto__: null, next: () => ({ __proto__: null, value, done: done = !done }) };
  },
});

/**
 * The bytes of native's blob, piece by piece.
 * @param {object} owner What has to be there until they are read.
 */
function blobPieces(owner, held_, url, size) {
  let start = 0, inner = null;
  const asText = () => {
    if (!inner) inner = readPieces(held_.ref, owner, false);
    return inner.next();
  };
  return makeIterable(() => ifValid(held_, () => {
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
