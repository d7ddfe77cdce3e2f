// Large bytes of the page. They go ahead of the line that refers to them: to a URL where native has
// one, else in lines, piece by piece. What is said after them waits behind them.

/** @typedef {{number: number, bytes: Uint8Array, next: ?Upload}} Upload */

/** How large a piece is that goes as text. */
const PIECE = 262144;
/** What may stand in the outgoing text before further pieces wait. */
const PIECES = 1048576;
/** Whether native's URL can be used; a page's policy may forbid it. */
let canFetch = configuration.bytesURL !== '' && pageFetch !== undefined;
/** How many bytes go in the text of a payload. In pieces of text it is worth it later. */
let largestInline = canFetch ? 65536 : 1048576;
let lastUpload = 0;
/**
 * The lines that wait behind bytes, each behind its own.
 * @type {?{uploads: ?Upload, posts: number, text: string, next: ?object}}
 */
let held = null;
let lastHeld = null;
/** How many bytes wait. */
let heldSize = 0;

/** Notes bytes of the payload that is being written; gives their number. */
function upload(bytes, path) {
  if (giving.size + bytes.length > configuration.queuedBytes) {
    throw new BridgeError('overLimit', path + ' has ' + bytes.length + ' bytes; ' +
      configuration.queuedBytes + ' are kept on their way. Pass a Blob, which is read in pieces');
  }
  giving.size += bytes.length;
  // What the page does with its own bytes from now on must not show.
  const own = { __proto__: null, number: ++lastUpload, bytes: new Bytes(bytes), next: null };
  if (giving.lastUpload) giving.lastUpload.next = own;
  else giving.uploads = own;
  giving.lastUpload = own;
  return own.number;
}

/** What is sent next goes behind these bytes. */
function holdFor(uploads, size) {
  const node = { __proto__: null, uploads, size, posts: 0, offset: 0, text: '', next: null };
  if (lastHeld) lastHeld.next = node;
  else held = node;
  lastHeld = node;
  heldSize += size;
  if (!token) return;
  if (canFetch) postAll(node);
  else sendPieces();
}

/** Native has said welcome: what waited for that goes. */
function postHeld() {
  if (!canFetch) return sendPieces();
  for (let node = held; node; node = node.next) postAll(node);
}

function postAll(node) {
  const own = epoch;
  for (let upload_ = node.uploads; upload_; upload_ = upload_.next) {
    node.posts++;
    const ended = (isThere) => {
      if (own !== epoch || closed) return;
      if (!isThere) forbidFetch();
      node.posts--;
      if (canFetch) releaseHeld();
      else sendPieces();
    };
    follow(apply(pageFetch, window, [configuration.bytesURL + token + '/' + upload_.number,
      { __proto__: null, method: 'POST', body: upload_.bytes, credentials: 'omit' }]),
      (response) => ended(isFine(response)), () => ended(false));
  }
}

function forbidFetch() {
  canFetch = false;
  largestInline = 1048576;
}

/** Lets the lines go whose bytes are there. */
function releaseHeld() {
  while (held && held.posts === 0) {
    const { text, size } = held;
    held = held.next;
    if (!held) lastHeld = null;
    heldSize -= size;
    leave(text);
  }
  resumeWriters();
}

/** Writes pieces of what waits, as far as there is room. */
function sendPieces() {
  if (canFetch || !token) return;
  while (held && outgoing.length < PIECES) {
    if (!writePiece(held)) continue;
    held.posts = 0;
    const { text, size } = held;
    held = held.next;
    if (!held) lastHeld = null;
    heldSize -= size;
    leave(text);
  }
}

/** Writes one piece; true where all are written. */
function writePiece(node) {
  const own = node.uploads;
  if (!own) return true;
  const { bytes, number } = own;
  const start = node.offset;
  const piece = new Bytes(bytes.buffer, start,
    bytes.length - start < PIECE ? bytes.length - start : PIECE);
  leave('\nbytes ' + number + ' ' + start + ' "' + base64(piece) + '"');
  node.offset += piece.length;
  if (node.offset === bytes.length) {
    node.uploads = own.next;
    node.offset = 0;
  }
  return !node.uploads;
}

/** Writes all that waits, for a text that cannot wait for it. */
function sendHeld() {
  const could = canFetch;
  canFetch = false;
  while (held) {
    while (!writePiece(held));
    const { text, size } = held;
    held = held.next;
    heldSize -= size;
    outgoing += text;
  }
  lastHeld = null;
  canFetch = could;
}

function dropHeld() {
  held = lastHeld = null;
  heldSize = 0;
}
