// A request that native code sends.

/** How large a body may be that is written into the text of the call, in bytes. */
const LARGEST_TEXT = 65536;
/** How large a body may be that is not read piece by piece, and how large all of them may be at once, in bytes. */
const LARGEST_WHOLE = 16777216;
const MOST_WHOLE = 33554432;
let wholeBytes = 0;
/** How much of a response may be under way or unread, in bytes. It is a few pieces, so that none waits for another. */
const ROOM_OF_BODY = 4194304;

/** What native code gets of a body that is text or bytes. */
function bodyOfText(text) {
  const bytes = encode(text);
  return sizeOf(bytes) <= LARGEST_TEXT ? text : bodyOfBytes(bytes);
}
const bodyOfBytes = (bytes) => sizeOf(bytes) <= LARGEST_WHOLE ? bytes : new PageBlob([bytes]);

/** The parts that a kind of request does not give, or that are as usual, are native code's. */
const describe = (kind, method, url, given) => ({
  __proto__: null, kind, method, url, headers: given.headers, mode: given.mode,
  credentials: given.credentials, redirect: given.redirect, referrer: given.referrer,
  place: pageLocation.href === 'about:srcdoc' ? creator : pageLocation.href,
  referrerPolicy: given.referrerPolicy, policies: someOf(readPolicies(pageDocument, policies)), inherited: someOf(inherited),
  cache: given.cache,
  keepalive: given.keepalive, agent,
});

/** A list; undefined if it is empty. */
const someOf = (list) => list.length > 0 ? list : undefined;

const querySelector = Document.prototype.querySelector;
const queryAll = Document.prototype.querySelectorAll;
const attributeOf = methodOf(Element, 'getAttribute');
/** What elements said that name a referrer policy, in their order: of the document, and of those around its window. */
const policies = [], inherited = [];
const elementPolicies = new Weak();

/** Adds what is new in a document. The engine reads an element when it is added or changed, and goes by the last one. */
function readPolicies(page, list) {
  // WebKit keeps the answer to this selector until elements come or go, and not that to one with attributes.
  const elements = apply(queryAll, page, ['meta']);
  // A page can change the length of lists, and not what they have at an index.
  for (let i = 0, element; (element = elements[i]); i++) {
    const name = attributeOf(element, 'name'), text = attributeOf(element, 'content');
    if (name === null || lower(name) !== 'referrer' || text === null) continue;
    if (weakGet(elementPolicies, element) === text) continue;
    weakSet(elementPolicies, element, text);
    append(list, text);
  }
  return list;
}

/** Reads the policies that a window's document begins with, and returns the URL that it refers from. */
function inherit(page) {
  const { href } = page.location;
  if (page.parent === page) return href;
  try {
    const url = inherit(page.parent);
    readPolicies(page.parent.document, inherited);
    if (startsWith(href, 'about:')) return url;
  } catch {
    // A document of another origin tells nothing.
  }
  return href;
}
const creator = inherit(window);

const abortName = ownName(options.prefix + 'abort');
const beaconName = ownName(options.prefix + 'beacon');
/** The number of the last request that outlives the page. */
let lastNumber = 0;
/** How many requests that outlive the page may be under way, and how many bytes their bodies may have. */
const MOST_BEACONS = 128;
const MOST_BEACON_BYTES = 65536;
let beaconCount = 0;
let beaconBytes = 0;

/**
 * Sends a request that outlives the page, with its whole body, because the page may be gone before native code could
 * read a Blob of it.
 *
 * @param {object} head What `describe` made.
 * @param {*} body A string, bytes or a Blob; undefined without one.
 * @returns {boolean} Whether the request is sent.
 */
function sendOutliving(head, body) {
  const size = sizeOfBody(body);
  if (beaconCount >= MOST_BEACONS || beaconBytes + size > MOST_BEACON_BYTES) return false;
  let work;
  try {
    const whole = body === undefined || typeof body === 'string' || isView(body) ? body : bytesOfBlob(body);
    work = postBeacon(beaconName, whole === undefined ? [head] : [head, whole]);
  } catch {
    return false;
  }
  beaconCount++;
  beaconBytes += size;
  const end = () => {
    beaconCount--;
    beaconBytes -= size;
  };
  chain(work, end, end);
  return true;
}

/**
 * Sends a request.
 *
 * @param {object} head What `describe` made.
 * @param {*} body A string, bytes, a Blob or a ReadableStream; undefined without one.
 * @param {{sent: function(number), head: function(object, ?Uint8Array), failed: function(*), stop: ?function()}} hears
 *   `head` gets the whole body as well if it has come. `stop` ends the request for `window.stop()`.
 * @returns {{next: function(): Promise<?Uint8Array>, cancel: function()}} Takes the pieces of the body.
 */
function exchange(head, body, hears) {
  // The end of the stream does not end such a request, because the end of the page ends the stream as well.
  const outlives = head.keepalive;
  let list = body === undefined ? [head] : [head, body];
  if (outlives) {
    // Nobody reads the response of a request that the page makes while it is left.
    if (!hasLeftPage()) head.number = ++lastNumber;
    if (typeof body !== 'object' || !isStreamBody(body)) {
      if (!sendOutliving(head, body)) hears.failed();
      else if (!hasLeftPage()) list = [head.number];
      if (hasLeftPage()) return unread;
    }
  }
  /** The bytes of a body that travels whole, until native code has it, or nobody wants it. */
  let held = list.length > 1 && isView(body) ? sizeOf(body) : 0;
  if (wholeBytes + held > MOST_WHOLE) {
    list = [head, new PageBlob([body])];
    held = 0;
  }
  wholeBytes += held;
  const release = () => {
    wholeBytes -= held;
    held = 0;
  };
  /** The request, and the stream that answers it, if one does. */
  const control = { __proto__: null, id: 0, inner: null, room: ROOM_OF_BODY };
  const leave = () => {
    release();
    leaveRequest(control);
    endRunning(running, control);
  };
  const failed = (error) => {
    leave();
    hears.failed(error);
  };
  /** The whole body of the response, if it came with the head; null when it is taken. */
  let whole;
  const receive = (value) => {
    if (typeof value === 'number') {
      hears.sent(value);
      return step();
    }
    release();
    if (!isArray(value)) return hears.head(value);
    whole = value[1];
    endRunning(running, control);
    hears.head(value[0], whole);
  };
  const step = () => chain(control.inner.next(), ({ value, done }) => done ? failed() : receive(value), failed);
  // The engine goes on with what outlives the page.
  if (hears.stop && !outlives) setRunning(running, control, hears.stop);
  chain(request('stream', sendName, list, forever, undefined, control), (value) => control.inner ? step() : receive(value), failed);
  return {
    __proto__: null,
    next: () => new PagePromise((resolve, reject) => {
      if (whole === undefined) {
        return chain(control.inner.next(), ({ value, done }) => {
          if (done) endRunning(running, control);
          resolve(done ? null : value);
        }, reject);
      }
      const piece = whole && sizeOf(whole) ? whole : null;
      whole = null;
      resolve(piece);
    }),
    cancel: () => {
      leave();
      if (outlives) chain(request('call', abortName, [head.number], forever), ignore, ignore);
    },
  };
}

/** What ends the requests that `window.stop()` ends, by their streams. */
const running = new Running();
intercept(window, 'stop', (call, next) => {
  const result = next(), stops = [];
  if (isHere(call.self)) eachRunning(running, (stop) => append(stops, stop));
  if (stops.length > 0) setTimer(() => { for (let i = 0; i < stops.length; i++) stops[i](); }, 0);
  return result;
});

/** The pieces of a response that nobody reads. */
const unread = Object.freeze({ __proto__: null, next: () => new PagePromise(ignore), cancel: ignore });

/** The error of a request that failed, without a reason, as the engine has it. */
const loadFailed = () => new PageTypeError('Load failed');
