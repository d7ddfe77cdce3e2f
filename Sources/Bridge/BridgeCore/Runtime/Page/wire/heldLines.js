// Lines that wait behind bytes of the page. The bytes cross by the byte channel, or else as pieces of text, and the
// lines that the page sends after them keep their order.

/** How large a piece is that crosses as text. */
const PIECE_SIZE = 262144;
/** What may stand in the outgoing text before further pieces wait. */
const MOST_PIECES = 1048576;

/**
 * The lines that wait, in a list of nodes: each node has lines, and the bytes that they wait for.
 * @type {?{uploads: ?Upload, size: number, posts: number, isText: boolean, offset: number, text: string}}
 */
let held = null;
let lastHeld = null;
/** How many bytes wait, and characters behind them. */
let heldSize = 0;

/** Sends bytes, and a line behind them. */
function sendBehind(line, uploads, size) {
  size += line.length + 1;
  const node = {
    uploads, size, posts: 0, isText: false, offset: 0, text: line, next: null,
  };
  if (lastHeld) lastHeld.next = node;
  else held = node;
  lastHeld = node;
  heldSize += size;
  if (token && byteChannel) postAll(node);
  else releaseHeld();
}

/** Sends a line behind the bytes that wait. */
function holdLine(line) {
  lastHeld.text += '\n' + line;
  lastHeld.size += line.length + 1;
  heldSize += line.length + 1;
}

/** Posts the bytes that waited for native's welcome. */
function postHeld() {
  for (let node = held; byteChannel && node; node = node.next) postAll(node);
  releaseHeld();
}

function postAll(node) {
  const own = epoch;
  const finish = (isThere) => {
    if (own !== epoch || closed) return;
    node.posts--;
    if (!isThere) node.isText = true;
    releaseHeld();
    useRoom();
  };
  for (let each = node.uploads; each; each = each.next) {
    node.posts++;
    follow(byteChannel.post(each.number, each.bytes), finish, () => finish(false));
  }
}

/** Sends the lines whose bytes have crossed. Bytes without a channel cross in pieces, as far as there is room. */
function releaseHeld() {
  while (token && held) {
    if (byteChannel && !held.isText ? held.posts > 0 : held.uploads && outgoing.length >= MOST_PIECES) return;
    if (held.uploads && (held.isText || !byteChannel)) sendPiece();
    else releaseFirst();
  }
}

/** Sends the lines of the first node. */
function releaseFirst() {
  const { text, size } = held;
  held = held.next;
  if (!held) lastHeld = null;
  heldSize -= size;
  send(text, true);
}

/** Sends one piece of the first node's bytes as text. To send may send further pieces. */
function sendPiece() {
  const { bytes, number, next } = held.uploads;
  const start = held.offset;
  const rest = sizeOf(bytes) - start;
  const length = rest < PIECE_SIZE ? rest : PIECE_SIZE;
  held.offset += length;
  if (length === rest) {
    held.uploads = next;
    held.offset = 0;
  }
  send('bytes ' + number + ' ' + start + ' "' +
    base64(new Bytes(bufferOf(bytes), start, length)) + '"', true);
}

/** Sends all that waits, for a synchronous call. */
function sendHeld() {
  while (held) {
    if (held.uploads) sendPiece();
    else releaseFirst();
  }
}

whenClosed(() => {
  held = lastHeld = null;
  heldSize = 0;
});
