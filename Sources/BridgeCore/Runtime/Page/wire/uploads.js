// Large bytes of the page. They go ahead of the line that refers to them: to a URL where native has
// one, else in lines, piece by piece. What is said after them waits behind them.

/** @typedef {{number: number, bytes: Uint8Array, next: ?Upload}} Upload */

/** How large a piece is that goes as text. */
const PIECE = 262144;
/** What may stand in the outgoing text before further pieces wait. */
const PIECES = 1048576;
/** Whether native's URL can be used; a page's policy may forbid it. */
let canFetch = bytesURL !== '' && pageFetch !== undefined;
/** Whether it has been used: a failure after that is of the moment. */
let hasFetched = false;
/** How many bytes go in the text of a payload. In pieces of text it is worth it later. */
let largestInline = canFetch ? 65536 : 1048576;
let lastUpload = 0;
/**
 * The lines that wait behind bytes, each behind its own.
 * @type {?{uploads: ?Upload, size: number, posts: number, isText: boolean, text: string}}
 */
let held = null;
let lastHeld = null;
/** How many bytes wait, and characters behind them. */
let heldSize = 0;

/** Notes bytes of the payload that is being written; gives their number. */
function upload(bytes, path) {
  const size = sizeOf(bytes);
  if (giving.size + size > queuedBytes) {
    throw new BridgeError('overLimit', path + ' has ' + size + ' bytes; ' +
      queuedBytes + ' are kept on their way. Pass a Blob, which is read in pieces');
  }
  giving.size += size;
  // What the page does with its own bytes from now on must not show.
  const own = { __proto__: null, number: ++lastUpload, bytes: new Bytes(bytes), next: null };
  if (giving.lastUpload) giving.lastUpload.next = own;
  else giving.uploads = own;
  giving.lastUpload = own;
  return own.number;
}

/** What is sent next goes behind these bytes. */
function holdFor(uploads, size) {
  const node = {
    __proto__: null, uploads, size, posts: 0, isText: false, offset: 0, text: '', next: null,
  };
  if (lastHeld) lastHeld.next = node;
  else held = node;
  lastHeld = node;
  heldSize += size;
  if (token && canFetch) postAll(node);
  else releaseHeld();
}

/** Sends a line behind the bytes that wait. */
function holdLine(line) {
  lastHeld.text += '\n' + line;
  lastHeld.size += line.length + 1;
  heldSize += line.length + 1;
}

/** Native has said welcome: what waited for that goes. */
function postHeld() {
  for (let node = held; canFetch && node; node = node.next) postAll(node);
  releaseHeld();
}

function postAll(node) {
  const own = epoch;
  for (let upload_ = node.uploads; upload_; upload_ = upload_.next) {
    node.posts++;
    const ended = (isThere) => {
      if (own !== epoch || closed) return;
      node.posts--;
      if (!isThere) node.isText = true;
      releaseHeld();
      resumeWriters();
    };
    follow(apply(pageFetch, window, [bytesURL + uploadKey + '/' + upload_.number,
      { __proto__: null, method: 'POST', body: upload_.bytes, credentials: 'omit' }]),
      (response) => {
        hasFetched = true;
        ended(isFine(response));
      }, () => {
        fetchFailed(own);
        ended(false);
      });
  }
}

/** Native's URL could not be used. Where it never could, nothing more is tried. */
function fetchFailed(own) {
  if (own !== epoch || closed || hasFetched) return;
  canFetch = false;
  largestInline = 1048576;
}

/** Lets the lines go whose bytes are there. What cannot be posted goes in pieces, as far as there is room. */
function releaseHeld() {
  while (token && held) {
    if (canFetch && !held.isText) {
      if (held.posts > 0) return;
    } else {
      if (outgoing.length >= PIECES) return;
      if (!writePiece(held)) continue;
    }
    outgoing += nextHeld();
    leave();
  }
}

/** Takes the first lines out. */
function nextHeld() {
  const { text, size } = held;
  held = held.next;
  if (!held) lastHeld = null;
  heldSize -= size;
  return text;
}

/** Writes one piece; true where all are written. */
function writePiece(node) {
  const own = node.uploads;
  if (!own) return true;
  const { bytes, number } = own;
  const start = node.offset;
  const rest = sizeOf(bytes) - start;
  const length = rest < PIECE ? rest : PIECE;
  const piece = new Bytes(bufferOf(bytes), start, length);
  outgoing += '\nbytes ' + number + ' ' + start + ' "' + base64(piece) + '"';
  leave();
  node.offset += length;
  if (length === rest) {
    node.uploads = own.next;
    node.offset = 0;
  }
  return !node.uploads;
}

/** Writes all that waits, for a text that cannot wait for it. */
function sendHeld() {
  while (held) {
    while (!writePiece(held));
    outgoing += nextHeld();
  }
}

function dropHeld() {
  held = lastHeld = null;
  heldSize = 0;
}
