// What payloads export while they are written: functions, streams and blobs, which stay here and which native
// uses by their numbers, and large bytes, which leave ahead of the payload's line.

/** The exported references by their numbers. */
let exported = new PageMap();
let lastExport = 0;
/** The scope of the payload that is being written; null outside of scopes. */
let scope = null;
let lastUpload = 0;

/**
 * Calls a function that writes a payload, and returns the scope of the payload: `text` is the function's result, and
 * `uploads` are the bytes that have to leave ahead of it. If the function throws, the references that it exported
 * are released.
 * @param {function(): string} write
 * @param {boolean} mayRefer Whether the payload may export functions, streams and blobs.
 * @param {boolean} mayUpload Whether large bytes may leave ahead of it.
 */
function exportScope(write, mayRefer, mayUpload) {
  const outer = scope;
  // A plain object, because all its properties are its own, and an object without a prototype costs more to make.
  const own = {
    text: '', refs: null, uploads: null, lastUpload: null, size: 0, mayRefer,
    // A payload that is written while another one is written leaves before it, and uploads leave by their numbers.
    mayUpload: mayUpload && !outer,
  };
  scope = own;
  try {
    own.text = write();
    return own;
  } catch (error) {
    if (own.refs) mapEach(own.refs, (_, ref) => { mapDelete(exported, ref); });
    throw error;
  } finally {
    scope = outer;
  }
}

/** The text of a function or stream. */
const exportText = (value, kind, path) => '{"$' + kind + '":' + exportNumber(value, kind, path) + '}';

/** Exports a reference, and returns the number by which native uses it. */
function exportNumber(value, kind, path) {
  if (!scope || !scope.mayRefer) {
    refuse(path, 'is a ' + kind + ' outside of arguments, results and streams');
  }
  if (mapSize(exported) >= references) {
    throw overLimit(path + ' is a ' + kind + ', and the app holds ' +
      mapSize(exported) + ' of this page already');
  }
  const ref = ++lastExport;
  keepZone(value);
  mapSet(exported, ref, value);
  if (!scope.refs) scope.refs = new PageMap();
  mapSet(scope.refs, ref, true);
  return ref;
}

function forgetExports() { exported = new PageMap(); }

/** @typedef {{number: number, bytes: Uint8Array, next: ?Upload}} Upload */

/** Adds bytes to the scope, and returns their number. */
function upload(bytes, path) {
  const size = sizeOf(bytes);
  if (scope.size + size > queuedBytes) {
    throw overLimit(path + ' has ' + size + ' bytes, and only ' +
      queuedBytes + ' may wait for the app: pass a Blob');
  }
  scope.size += size;
  // A copy, because the page may change its bytes before they leave.
  const own = { number: ++lastUpload, bytes: new Bytes(bytes), next: null };
  if (scope.lastUpload) scope.lastUpload.next = own;
  else scope.uploads = own;
  scope.lastUpload = own;
  return own.number;
}
