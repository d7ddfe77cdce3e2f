// The descriptions of blobs of both sides: {size, type, name}.

/** The descriptions of native's blobs, by the objects that the page has for them. */
const nativeBlobs = new WeakTable();

/** Describes a `Blob` or `File` of the page; undefined for other values. */
function pageBlob(value, kind) {
  const isFile = kind === 'File';
  if (!isFile && kind !== 'Blob') return undefined;
  try {
    return {
      __proto__: null, size: blobSize(value), type: blobType(value),
      name: isFile ? fileName(value) : undefined,
    };
  } catch (_) {
    return undefined; // Only its tag says that it is a blob.
  }
}

/** Describes a blob of either side; undefined for other values. */
const describeBlob = (value, kind) => pageBlob(value, kind) || weakGet(nativeBlobs, value);

const blobText = (value, blob, path) =>
  '{"$blob":{"ref":' + exportNumber(value, 'blob', path) + ',"size":' + blob.size +
  ',"type":' + stringify(blob.type) +
  (blob.name === undefined ? '' : ',"name":' + stringify(blob.name)) + '}}';
