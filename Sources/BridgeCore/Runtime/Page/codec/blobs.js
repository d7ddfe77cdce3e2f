// What blobs of both sides are.

/** The page's objects for native's blobs. */
const nativeBlobs = new WeakTable();

/** What a `Blob` or `File` of the page is; undefined for what is none. */
function pageBlob(value, tag) {
  const isFile = tag === '[object File]';
  if (!isFile && tag !== '[object Blob]') return undefined;
  try {
    return {
      __proto__: null, size: blobSize(value), type: blobType(value),
      name: isFile ? fileName(value) : undefined,
    };
  } catch (_) {
    return undefined; // It only says that it is one.
  }
}

/** What a blob of either side is. */
const describeBlob = (value, tag) => pageBlob(value, tag) || weakGet(nativeBlobs, value);

const blobText = (value, blob, path) =>
  '{"$blob":{"ref":' + exportNumber(value, 'blob', path) + ',"size":' + blob.size +
  ',"type":' + stringify(blob.type) +
  (blob.name === undefined ? '' : ',"name":' + stringify(blob.name)) + '}}';
