// The document's session with native: hello, welcome, goodbye and close. docs/WIRE.md describes the texts.

const messageHandlers = window.webkit.messageHandlers;
const handler = messageHandlers[handlerName];
const postMessage = handler.postMessage;
const post = (text) => apply(postMessage, handler, [text]);

const isMain = window.top === window;
// WebKit calls the origin of local files opaque. An app that shows local files allows them as `file://`.
const origin = isMain && window.location.protocol === 'file:' ? 'file://' : window.origin;

/** Rises with every hello: whatever belongs to an earlier session is ignored. */
let epoch = 0;
let token = '';
/** The beginning of each text of native. */
let batchStart = '';
/** The document's own key, which serves until native has answered the hello. */
let key = '';
/** What stands for the document in URLs, which other parties see where a policy reports them. */
let uploadKey = '';
/** The error with which the session closed; null while the session is open. */
let closed = null;
/** Whether the document has said goodbye, and no hello since. */
let isLeaving = false;

const nothing = () => {};

let becomeReady, refuseReady;
const ready = new PagePromise((resolve, reject) => {
  becomeReady = resolve;
  refuseReady = reject;
});
// A refusal is no unhandled rejection of a page that does not use `ready`.
then(ready, undefined, nothing);

/** Hook: the tasks that end what a session has begun. They run in the order of their files. */
const closers = new PageMap();
const whenClosed = (task) => mapSet(closers, mapSize(closers), task);

/** Begins a session: native knows this document from now on. */
function hello() {
  epoch++;
  closed = null;
  isLeaving = false;
  key = ownKey();
  exchange('hello ' + secret + ' {"wire":' + wire +
    ',"origin":' + stringify(origin) + ',"url":' + stringify(window.location.href) +
    ',"main":' + isMain + ',"key":"' + key + '"}', welcome);
}

/** Receives native's answer to the hello. */
function welcome(reply) {
  if (!startsWith(reply, 'welcome ')) {
    closeByReply(reply);
    refuseReady(again(closed));
    return;
  }
  const space = indexOf(reply, ' ', 8);
  token = slice(reply, 8, space);
  batchStart = 'batch ' + token + ' ';
  uploadKey = slice(reply, space + 1);
  becomeReady();
  postHeld();
  poll(1);
}

/**
 * 32 hexadecimal digits that no other document has, and that only the holder of the secret can guess. (`crypto`
 * would cost each document a fifth of a millisecond, and a thread.)
 */
const ownKey = () => slice(secret, 16) + digits(random() * 4294967296) +
  digits(timeOf(new PageDate()));

/** The lower 32 bits of a number as eight hexadecimal digits. */
const digits = (number) => slice(digitsOf((number >>> 0) + 4294967296, 16), 1);

/** Posts a text, and calls `receiver` with the reply while the session lasts. */
function exchange(text, receiver, kind) {
  const own = epoch;
  const hear = (reply) => {
    if (own !== epoch || closed) return;
    if (typeof reply === 'string') receiver(reply, kind);
    else detach();
  };
  // A reply comes as a value or as the message of an error, whichever the engine delivers faster.
  follow(post(text), hear, (error) => {
    // The own property, because the page may replace what an error inherits.
    const message = descriptorOf(error, 'message');
    hear(message && message.value);
  });
}

/** Posts a line by itself, which native also takes from a document that has said goodbye. */
const postLast = (line) => post('beacon ' + key + '\n' + line);

/** Says that this document is leaving. */
function goodbye() {
  // What waits for its turn would be lost.
  sendHeld();
  flush();
  isLeaving = true;
  if (token) follow(post('goodbye ' + token), nothing, nothing);
  close(new BridgeError('documentGone', 'The page was left. Its calls may have run'));
}

/** Closes the session by native's reply. */
function closeByReply(reply) {
  if (startsWith(reply, 'close ')) close(readError(slice(reply, 6)));
  else detach();
}

/** Closes the session, because native dropped a reply. */
function detach() {
  close(new BridgeError('detached', 'The app took the bridge away'));
}

function close(error) {
  closed = error;
  token = '';
  mapEach(closers, (task) => task(error));
}
