// Texts to native and their replies: batches, which native answers soon, and parks, which it leaves
// unanswered until it has something to say. docs/WIRE.md has the whole of it.

const messageHandlers = window.webkit.messageHandlers;
const handler = messageHandlers[handlerName];
const postMessage = handler.postMessage;
const post = (text) => apply(postMessage, handler, [text]);

const isMain = window.top === window;
// WebKit calls the origin of local files opaque; an app that shows them knows better.
const origin = isMain && window.location.protocol === 'file:' ? 'file://' : window.origin;

/** Rises with every hello: what belongs to an earlier one is passed over. */
let epoch = 0;
let token = '';
/** What the texts of native start with. */
let batchStart = '';
/** What the document calls itself; it serves where native has not answered the hello yet. */
let key = '';
/** What stands for the document in URLs. Those are told to others where a policy forbids them. */
let uploadKey = '';
/** Why nothing can be sent; null while something can. */
let closed = null;
/** How many lines leave while the script goes on that sends them; more where batches are under way. */
const PORTION = 128;
/** How many batches such portions may make, and how many parks there are once native says much. */
const MOST_POSTS = 8;
/** How many characters of native's in one text are much. */
const LONG_TEXT = 2048;

/** Lines that wait to leave, each with its newline in front, and how often some were added. */
let outgoing = '';
let outgoingCount = 0;
let sentTexts = 0;
let heardTexts = 0;
let isFlushing = false;
/** How many batches are unanswered. */
let batchesOut = 0;
/** How many parks there are; one that was answered is posted again when the answer was read. */
let parks = 0;
/** Texts that came before their turn, by number. */
let early = new PageMap();

/** Says hello: this document, from now on, is one of native's documents. */
function hello() {
  const own = ++epoch;
  token = '';
  closed = null;
  key = ownKey();
  sentTexts = heardTexts = batchesOut = parks = 0;
  early = new PageMap();
  const text = 'hello ' + secret + ' {"wire":' + wire +
    ',"origin":' + stringify(origin) + ',"url":' + stringify(window.location.href) +
    ',"main":' + isMain + ',"key":"' + key + '"}';
  listenTo(post(text), own, (reply) => {
    if (indexOf(reply, 'welcome ') !== 0) {
      end(reply);
      refuseReady(again(closed));
      return false;
    }
    const space = indexOf(reply, ' ', 8);
    token = slice(reply, 8, space);
    batchStart = 'batch ' + token + ' ';
    uploadKey = slice(reply, space + 1);
    becomeReady();
    postHeld();
    park(1);
  });
}

/**
 * 32 hexadecimal digits that nobody can guess who does not know the secret, and that no other document
 * has. (`crypto` would cost each document a fifth of a millisecond, and a thread.)
 */
const ownKey = () => slice(secret, 16) + digits(random() * 4294967296) +
  digits(timeOf(new PageDate()));

/** The lower 32 bits of a number as eight hexadecimal digits. */
const digits = (number) => slice(digitsOf((number >>> 0) + 4294967296, 16), 1);

/** Says that this document is leaving. */
function bye() {
  if (token) follow(post('bye ' + token), () => {}, () => {});
  close(new BridgeError('documentGone', 'The page was left; what was called may have run'));
}

/** Throws where a text is too long for a frame. */
function checkFrame(what, name, text) {
  if (text.length > frameBytes) {
    throw new BridgeError('overLimit', what + ' "' + name + '" has ' + text.length +
      ' characters; a frame may have ' + frameBytes + ' bytes');
  }
  return text;
}

/** Throws where a line has no room among those that wait. */
function checkRoom(name, line) {
  checkFrame('What goes to', name, line);
  const size = outgoing.length + heldSize;
  if (size + line.length + (giving ? giving.size : 0) > queuedBytes) {
    throw new BridgeError('overLimit', '"' + name + '": ' + size +
      ' characters and bytes wait for the app already; it does not come for them');
  }
}

/** Sends a line, together with those that are sent until the current script has run. */
function send(line) {
  if (lastHeld) return holdLine(line);
  outgoing = outgoing + '\n' + line;
  leave();
}

/** Has what was added to the outgoing text leave, soon or now. */
function leave() {
  outgoingCount++;
  if (!token) return;
  if (batchesOut === 0 && !isFlushing) {
    isFlushing = true;
    soon(flush);
  }
  // Native deals with many lines while the script makes more.
  if (outgoingCount >= PORTION * (batchesOut + 1) && batchesOut < MOST_POSTS) sendBatch();
}

function flush() {
  isFlushing = false;
  if (token) sendBatch();
}

/** Posts as many parks as are missing to a number. */
function park(count) {
  while (parks < count) {
    parks++;
    ship('park');
  }
}

/** Sends what waits, now. */
function sendBatch() {
  if (!outgoing) return;
  batchesOut++;
  ship('batch');
}

function ship(kind) {
  const text = kind + ' ' + (token || key) + ' ' + (++sentTexts) + outgoing;
  outgoing = '';
  outgoingCount = 0;
  listenTo(post(text), epoch, (reply) => {
    if (kind === 'batch') batchesOut--;
    else if (reply.length > LONG_TEXT) park(MOST_POSTS);
    if (reply !== '' && !deliver(reply)) return;
    // Handlers that answer within a few microtasks have their answers aboard.
    if (kind === 'park') afterAnswers(4, epoch);
    else if (batchesOut === 0) flush();
  });
  releaseHeld();
  resumeWriters();
}

function afterAnswers(turns, own) {
  if (own !== epoch || closed) return;
  if (turns > 0 && hasFresh()) soon(() => afterAnswers(turns - 1, own));
  else {
    forgetFresh();
    ship('park');
  }
}

/** A reply comes as a value or as the message of an error, whichever the engine is faster with. */
function listenTo(promise, own, heard) {
  const listen = (reply) => {
    if (own !== epoch || closed) return;
    if (typeof reply === 'string') heard(reply);
    else lost();
  };
  follow(promise, listen, (error) => {
    // Its own: what an error inherits is the page's.
    const message = descriptorOf(error, 'message');
    listen(message && message.value);
  });
}

/** Reads a reply; false where it ended the bridge. */
function deliver(reply) {
  const end_ = indexOf(reply, '\n');
  const first = end_ < 0 ? reply : slice(reply, 0, end_);
  if (indexOf(first, batchStart) !== 0) return end(reply);
  const number = +slice(first, batchStart.length);
  if (number === heardTexts + 1 && mapSize(early) === 0) {
    heardTexts++;
    readLines(reply, first.length + 1);
    return !closed;
  }
  mapSet(early, number, slice(reply, first.length));
  for (let text; (text = mapGet(early, heardTexts + 1)) !== undefined;) {
    mapDelete(early, ++heardTexts);
    readLines(text, 1);
  }
  // The replies to the batches and the parks are under way; what is missing with more texts than
  // that here never comes.
  if (mapSize(early) > (batchesOut || 1) + parks) {
    close(new BridgeError('badFrame', 'A text of the app is missing: the order is broken'));
    report(again(closed));
    return false;
  }
  return !closed;
}

function readLines(text, start) {
  while (start < text.length) {
    let stop = indexOf(text, '\n', start);
    if (stop < 0) stop = text.length;
    tryLine(text, start, stop, false);
    start = stop + 1;
  }
}

/**
 * Reads the line from `start` to `stop`.
 * @param {boolean} isNext Whether the line has waited for its turn.
 */
function tryLine(text, start, stop, isNext) {
  try {
    // Inlined, it would be made anew for each line.
    /*@__NOINLINE__*/ readLine(text, start, stop, isNext);
  } catch (error) {
    report(error);
  }
}

function end(reply) {
  if (indexOf(reply, 'end ') === 0) close(readError(slice(reply, 4)));
  else lost();
  return false;
}

/** A reply was dropped: nobody on the other side is left. */
function lost() {
  close(new BridgeError('detached', 'The app took the bridge away'));
}

function close(error) {
  closed = error;
  token = outgoing = '';
  dropHeld();
  dropLoads();
  failCalls(error);
  failReaders(error);
  forgetCalls(error);
  forgetGiven();
}
