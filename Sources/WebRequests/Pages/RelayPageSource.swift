// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What sends the requests of pages that native code relays.
enum RelayPageSource {
  static let script = #"""
// Sends the requests of a page that native code relays: fetch, XMLHttpRequest, forms, beacons and EventSource.
//
// The files of this folder are one function, in the order of their names. It runs in the closure of the runtime, where it
// may use the names that are kept (scripts/lib/minify.js), and the object `requests`, by which it intercepts. As in
// these, nothing is looked up after the start, because a page may replace every property that it can reach.
//
// options: {prefix: string, rules: [{origins, patterns: [{scheme, host, isSuffix, port, path}]}]}
function (options) {
// A document of document.open() keeps the interceptors of the window.
if (!requests) return;

const { apply, construct } = Reflect;
const { defineProperty, getPrototypeOf } = Object;
const descriptorOf = Object.getOwnPropertyDescriptor;
const method = (f) => (self, ...list) => apply(f, self, list);
const getter = (type, name) => method(descriptorOf(type.prototype, name).get);
const setter = (type, name) => method(descriptorOf(type.prototype, name).set);

const PagePromise = Promise;
const PageTypeError = TypeError;
const PageException = DOMException;
const PageRequest = Request;
const PageResponse = Response;
const PageHeaders = Headers;
const PageURL = URL;
const PageBlob = Blob;
const PageStream = ReadableStream;
const PageForm = FormData;
const PageParameters = URLSearchParams;
const Bytes = Uint8Array;
const Table = Map;
const PageEvent = Event;
const ProgressPageEvent = ProgressEvent;
const MessagePageEvent = MessageEvent;
const Decoder = TextDecoder;
const encoder = new TextEncoder();
const pageLocation = window.location;
const pageDocument = document;
const agent = navigator.userAgent;
const then = method(Promise.prototype.then);
const encode = ((f) => (text) => f(encoder, text))(method(TextEncoder.prototype.encode));
const decode = method(TextDecoder.prototype.decode);
const startsWith = method(String.prototype.startsWith);
const endsWith = method(String.prototype.endsWith);
const indexOf = method(String.prototype.indexOf);
const slice = method(String.prototype.slice);
const lower = method(String.prototype.toLowerCase);
const upper = method(String.prototype.toUpperCase);
const codeAt = method(String.prototype.charCodeAt);
const fromCodes = String.fromCharCode;
const mapGet = method(Map.prototype.get);
const mapSet = method(Map.prototype.set);
const weakGet = method(WeakMap.prototype.get);
const weakSet = method(WeakMap.prototype.set);
const Weak = WeakMap;
const addListener = method(EventTarget.prototype.addEventListener);
const removeListener = method(EventTarget.prototype.removeEventListener);
const dispatch = method(EventTarget.prototype.dispatchEvent);
const setTimer = window.setTimeout.bind(window);
const clearTimer = window.clearTimeout.bind(window);
const now = performance.now.bind(performance);
const hrefOf = getter(PageURL, 'href');
const hostOf = getter(PageURL, 'hostname');
const portOf = getter(PageURL, 'port');
const schemeOf = getter(PageURL, 'protocol');
const pathOf = getter(PageURL, 'pathname');
const originOf = getter(PageURL, 'origin');
const sizeOf = getter(getPrototypeOf(Bytes), 'length');
const setBytes = method(Bytes.prototype.set);
const bufferOf = getter(getPrototypeOf(Bytes), 'buffer');
const lengthOfBuffer = getter(ArrayBuffer, 'byteLength');
const isView = ArrayBuffer.isView;
const languageOf = getter(Navigator, 'languages');
const pageNavigator = navigator;

const pageOrigin = window.origin;
const sendName = ownName(options.prefix + 'send');
const forever = Object.freeze({ __proto__: null, timeout: Infinity });
const noConstructor = Object.freeze({ __proto__: null, value: undefined });

/** Chains a promise without asking the page for its constructor. */
function chain(promise, done, failed) {
  defineProperty(promise, 'constructor', noConstructor);
  then(promise, done, failed);
}
const ignore = () => {};

/** A property descriptor that inherits nothing. */
const hidden = (value) => ({ __proto__: null, value, writable: true, configurable: true, enumerable: true });
/** Adds to a list of the script's own, whose prototype the page can change. */
const append = (list, value) => { defineProperty(list, list.length, hidden(value)); };
// Which URLs are relayed. Native code decides again.

/** Whether a pattern of origins matches this document. OriginPattern is the peer. */
function matchesOrigin(pattern) {
  if (pageOrigin === 'null') return false;
  if (pattern === '*') return true;
  const star = indexOf(pattern, '*');
  if (star < 0) return pattern === pageOrigin;
  const start = slice(pattern, 0, star), end = slice(pattern, star + 1);
  return startsWith(pageOrigin, start) && endsWith(pageOrigin, end) &&
    pageOrigin.length > start.length + end.length;
}

/** The patterns of the rules for this document. */
const patterns = [];
for (let i = 0; i < options.rules.length; i++) {
  const { origins, patterns: list } = options.rules[i];
  let isOurs = false;
  for (let j = 0; j < origins.length; j++) isOurs = isOurs || matchesOrigin(origins[j]);
  for (let j = 0; isOurs && j < list.length; j++) append(patterns, list[j]);
}
if (patterns.length === 0) return;

/** Whether a path has the parts between the stars of a pattern, in their order. */
function matchesPath(parts, path) {
  const count = parts.length, last = parts[count - 1];
  if (count === 1) return path === last;
  if (!startsWith(path, parts[0]) || !endsWith(path, last) ||
    path.length < parts[0].length + last.length) return false;
  let rest = slice(path, parts[0].length, path.length - last.length);
  for (let i = 1; i < count - 1; i++) {
    const at = indexOf(rest, parts[i]);
    if (at < 0) return false;
    rest = slice(rest, at + parts[i].length);
  }
  return true;
}

/** Whether a URL is relayed; `url` is an object, or null. */
function isRelayed(url) {
  if (!url) return false;
  const scheme = schemeOf(url), host = hostOf(url), path = pathOf(url);
  const port = +portOf(url) || (scheme === 'https:' ? 443 : 80);
  for (let i = 0; i < patterns.length; i++) {
    const pattern = patterns[i];
    if (pattern.scheme === scheme && (pattern.port === null || pattern.port === port) &&
      (pattern.isSuffix ? endsWith(host, pattern.host) && host.length > pattern.host.length
        : host === pattern.host) &&
      matchesPath(pattern.path, path)) return true;
  }
  return false;
}
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

/** The value of Accept-Language. */
function languages() {
  const list = languageOf(pageNavigator);
  let text = '';
  for (let i = 0; i < list.length && i < 6; i++) {
    text += (i ? ', ' : '') + list[i] + (i ? ';q=0.' + (10 - i) : '');
  }
  return text;
}

const describe = (kind, method, url, given) => ({
  __proto__: null, kind, method, url, headers: given.headers, mode: given.mode,
  credentials: given.credentials, redirect: given.redirect || 'follow',
  referrer: given.referrer === undefined || given.referrer === 'about:client'
    ? pageLocation.href : given.referrer,
  referrerPolicy: given.referrerPolicy || documentPolicy(), cache: given.cache || 'default',
  keepalive: !!given.keepalive, agent, languages: languages(),
});

/** The referrer policy of the document, as far as a script can read it. */
function documentPolicy() {
  const meta = apply(querySelector, pageDocument, ['meta[name="referrer" i]']);
  return meta ? lower(attributeOf(meta, 'content') || '') : '';
}
const querySelector = Document.prototype.querySelector;
const attributeOf = method(Element.prototype.getAttribute);

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
 * @param {{sent: function(number), head: function(object), failed: function()}} hears
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
  const failed = () => {
    release();
    hears.failed();
  };
  /** The whole body of the response, if it came with the head; null when it is taken. */
  let whole;
  const answers = lazyStream('relay', (control) => {
    control.room = ROOM_OF_BODY;
    return request('stream', sendName, list, forever, undefined, control);
  });
  const step = () => chain(answers.next(), ({ value, done }) => {
    if (done) return failed();
    if (typeof value === 'number') {
      hears.sent(value);
      return step();
    }
    release();
    if (!isArray(value)) return hears.head(value);
    whole = value[1];
    hears.head(value[0]);
  }, failed);
  step();
  return {
    __proto__: null,
    next: () => new PagePromise((resolve, reject) => {
      if (whole === undefined) {
        return chain(answers.next(), ({ value, done }) => resolve(done ? null : value), reject);
      }
      const piece = whole && sizeOf(whole) ? whole : null;
      whole = null;
      resolve(piece);
    }),
    cancel: () => {
      release();
      answers.return();
      if (outlives) chain(request('call', abortName, [head.number], forever), ignore, ignore);
    },
  };
}

/** The pieces of a response that nobody reads. */
const unread = Object.freeze({ __proto__: null, next: () => new PagePromise(ignore), cancel: ignore });

/** The error of a request that failed, without a reason, as the engine has it. */
const loadFailed = () => new PageTypeError('Load failed');
// Responses of relayed requests: real objects of the engine over the bridge's stream, with what the engine alone would
// know.

/** What is known of relayed responses: {url, redirected, type, failure}. Clones share it. */
const relayedResponses = new Weak();
/** The headers that scripts cannot change. */
const fixedHeaders = new Weak();
const headersOf = getter(PageResponse, 'headers');
const errorResponse = PageResponse.error;

['url', 'redirected', 'type'].forEach((name) => {
  requests.intercept(PageResponse.prototype, name, (call, next) => {
    const known = weakGet(relayedResponses, call.self);
    return known ? known[name] : next();
  }, 'get');
});

// The engine says that such a response has a status of 0 and is not ok, which both the opaque kinds have.
requests.intercept(PageResponse.prototype, 'clone', (call, next) => {
  const copy = next();
  const known = weakGet(relayedResponses, call.self);
  if (known) remember(copy, known);
  return copy;
});

['append', 'delete', 'set'].forEach((name) => {
  requests.intercept(PageHeaders.prototype, name, (call, next) => {
    if (call.self && weakGet(fixedHeaders, call.self)) {
      throw new PageTypeError("Headers object's guard is 'immutable'");
    }
    return next();
  });
});

function remember(response, known) {
  weakSet(relayedResponses, response, known);
  weakSet(fixedHeaders, headersOf(response), true);
}

const hasNoBody = (status) => status === 204 || status === 205 || status === 304;

/** Makes the response for a head and a stream of the body; null for no stream. */
function responseOf(head, stream, isHead) {
  const { status, reason, headers, url, redirected, type } = head;
  const isHidden = type === 'opaque' || type === 'opaqueredirect';
  const response = isHidden ? apply(errorResponse, PageResponse, []) :
    new PageResponse(stream, { __proto__: null, status, statusText: reason, headers });
  const hash = indexOf(url, '#');
  remember(response, {
    __proto__: null, type, redirected, failure: null,
    url: type === 'opaque' ? '' : hash < 0 ? url : slice(url, 0, hash),
  });
  return response;
}

// A body that failed gives the reason, and not the error that the engine makes of it.
['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text'].forEach((name) => {
  if (!descriptorOf(PageResponse.prototype, name)) return;
  requests.intercept(PageResponse.prototype, name, (call, next) => {
    const known = weakGet(relayedResponses, call.self);
    if (!known) return next();
    const result = next();
    return new PagePromise((resolve, reject) => chain(result, resolve,
      (error) => reject(known.failure ? known.failure.reason : error)));
  });
});
// The bodies that the engine can send, and whose bytes it does not give, or not at once.
//
// Forms in the Requests of a page. The engine can send such a body, and cannot give its bytes if a file is in it.

const hasField = method(PageForm.prototype.has);
const isForm = (value) => {
  try {
    hasField(value, '');
    return true;
  } catch {
    return false;
  }
};
/** What `contentsOf` made of the form of a Request. The boundary is not the one of the Request's header. */
const requestForms = new Weak();

requests.intercept(window, 'Request', (call, next) => {
  const input = call.list[0], given = call.list[1];
  const body = typeof given === 'object' && given !== null ? given.body : undefined;
  const form = typeof body === 'object' && body !== null ? isForm(body) && requests.contentsOf(body, () => false)
    : typeof input === 'object' && input !== null && weakGet(requestForms, input);
  const made = next();
  if (form) weakSet(requestForms, made, form);
  return made;
}, 'construct');

requests.intercept(PageRequest.prototype, 'clone', (call, next) => {
  const copy = next();
  const form = weakGet(requestForms, call.self);
  if (form) weakSet(requestForms, copy, form);
  return copy;
});

// A page that is being left can read no Blob. What it made of a few texts and bytes, as beacons mostly are, is kept
// beside the Blob.

/** The parts of Blobs: texts, bytes and Blobs. */
const partsOfBlobs = new Weak();
const isArray = Array.isArray;
const isBlob = (value) => {
  try {
    return sizeOfBlob(value) >= 0;
  } catch {
    return false;
  }
};

/** The parts of a list that a page gave; null where they are not few, or where reading them runs the page's code. */
function fewParts(list) {
  if (!isArray(list)) return null;
  const parts = [];
  let size = 0;
  for (let i = 0; i < list.length; i++) {
    const descriptor = descriptorOf(list, i);
    let value = descriptor && descriptor.value;
    if (typeof value === 'string') size += value.length;
    else if (typeof value !== 'object' || value === null) return null;
    else if (isView(value) || isBuffer(value)) {
      size += value.byteLength;
      if (size > MOST_BEACON_BYTES) return null;
      value = isView(value) ? new Bytes(value.buffer, value.byteOffset, value.byteLength) : new Bytes(value);
      value = new Bytes(value);
    } else if (!isBlob(value)) return null;
    else size += sizeOfBlob(value);
    if (size > MOST_BEACON_BYTES || i >= 64) return null;
    append(parts, value);
  }
  return parts;
}

/** Keeps the parts of what a class makes; `place` is that of the options among the arguments. */
const keepsParts = (name, place) => requests.intercept(window, name, (call, next) => {
  const { list } = call;
  const options = list.length > place ? list[place] : undefined;
  const converts = typeof options === 'object' && options !== null && hasOwn(options, 'endings');
  const parts = list.length === 0 || converts ? null : fewParts(list[0]);
  const made = next();
  if (parts) weakSet(partsOfBlobs, made, parts);
  return made;
}, 'construct');
const hasOwn = method(Object.prototype.hasOwnProperty);
keepsParts('Blob', 1);
keepsParts('File', 2);
Object.setPrototypeOf(File, Blob);

/** The Files of a form that have parts. The form alone does not keep the objects that the page sees. */
const filesOfForms = new Weak();
const allOfForm = method(PageForm.prototype.getAll);
['append', 'set'].forEach((name) => requests.intercept(PageForm.prototype, name, (call, next) => {
  const result = next();
  const field = call.list[0], given = call.list[1];
  const parts = typeof given === 'object' && given !== null && weakGet(partsOfBlobs, given);
  if (parts && typeof field === 'string') {
    // The form makes a File of a Blob.
    const all = allOfForm(call.self, field), file = all[all.length - 1];
    const files = weakGet(filesOfForms, call.self) || [];
    append(files, file);
    weakSet(partsOfBlobs, file, parts);
    weakSet(filesOfForms, call.self, files);
  }
  return result;
}));

/** The bytes of a Blob. Throws an error where the engine has to read them and the page is being left. */
function bytesOfBlob(blob) {
  const parts = weakGet(partsOfBlobs, blob);
  // Behind a letter, because a mark at the start would choose another encoding, and would be left out.
  if (!parts) return new Bytes(bufferOf(bytesNow(new PageBlob(['x', blob]))), 1);
  const pieces = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    append(pieces, typeof part === 'string' ? encode(part) : isView(part) ? part : bytesOfBlob(part));
  }
  return joined(pieces);
}
// Subresource integrity, which the engine checks of its own requests.

const subtle = window.crypto.subtle;
const digest = subtle && method(SubtleCrypto.prototype.digest);
const toBinary = window.atob.bind(window);
const splitAt = method(String.prototype.split);
const algorithms = { __proto__: null, sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

/** The digests of the strongest algorithm in an attribute: {algorithm, digests}; null if it names none. */
function strongest(integrity) {
  const words = splitAt(integrity, ' ');
  let best = null;
  for (let i = 0; i < words.length; i++) {
    const name = slice(words[i], 0, 6), rest = slice(words[i], 7);
    if (!algorithms[name]) continue;
    if (!best || name > best.name) best = { __proto__: null, name, digests: [] };
    const end = indexOf(rest, '?');
    if (name === best.name) append(best.digests, end < 0 ? rest : slice(rest, 0, end));
  }
  return best;
}

/** Promises whether bytes are the ones that an attribute names. Without `crypto.subtle` they are not. */
function matchesIntegrity(bytes, integrity) {
  const best = strongest(integrity);
  return new PagePromise((resolve) => {
    if (!best) return resolve(true);
    if (!subtle) return resolve(false);
    chain(digest(subtle, algorithms[best.name], bytes), (buffer) => {
      const found = new Bytes(buffer);
      for (let i = 0; i < best.digests.length; i++) {
        if (areSame(found, best.digests[i])) return resolve(true);
      }
      resolve(false);
    }, () => resolve(false));
  });
}

function areSame(bytes, base64) {
  let text;
  try {
    text = toBinary(base64);
  } catch {
    return false;
  }
  if (text.length !== sizeOf(bytes)) return false;
  for (let i = 0; i < text.length; i++) if (codeAt(text, i) !== bytes[i]) return false;
  return true;
}
// fetch.

const requestURL = getter(PageRequest, 'url');
const signalOf = getter(PageRequest, 'signal');
const isAborted = getter(AbortSignal, 'aborted');
const reasonOf = getter(AbortSignal, 'reason');
const requestHeaders = getter(PageRequest, 'headers');
const eachHeader = method(PageHeaders.prototype.forEach);
const hasHeader = method(PageHeaders.prototype.has);
const setHeader = method(PageHeaders.prototype.set);
const requestMembers = { __proto__: null };
['method', 'mode', 'credentials', 'redirect', 'referrer', 'referrerPolicy', 'cache', 'keepalive', 'integrity']
  .forEach((name) => { requestMembers[name] = getter(PageRequest, name); });
const closeStream = method(ReadableStreamDefaultController.prototype.close);
const enqueue = method(ReadableStreamDefaultController.prototype.enqueue);
const failStream = method(ReadableStreamDefaultController.prototype.error);

/** The headers as pairs. */
function pairsOf(headers) {
  const pairs = [];
  eachHeader(headers, (value, name) => { append(pairs, [name, value]); });
  return pairs;
}

requests.interceptFetch(
  (call) => isRelayed(requests.fetchURL(call)),
  (taken) => {
    const { url, method, options, body, original } = taken;
    // The engine checks and completes what the page gave. A body that is a promise has no place in it.
    const given = { __proto__: null };
    for (const name in options) given[name] = options[name];
    given.method = method;
    if (body.kind === 'body') given.body = body.ready === undefined ? '' : body.ready;
    if (body.kind === 'lost') given.body = '';
    const made = new PageRequest(hrefOf(url), given);
    const headers = requestHeaders(made);
    if (body.kind === 'lost' && !explicitType(options)) deleteHeader(headers, 'content-type');
    if (body.kind === 'body' && body.ready === undefined && !explicitType(options)) {
      if (body.type) setHeader(headers, 'content-type', body.type);
      else deleteHeader(headers, 'content-type');
    }
    const form = original && weakGet(requestForms, original);
    if (form) setHeader(headers, 'content-type', form.type);
    return send(made, headers, form ?
      { __proto__: null, kind: 'body', blob: form.blob, parts: form.parts } : body);
  });
const deleteHeader = method(PageHeaders.prototype.delete);
const explicitType = (options) => options.headers !== undefined && options.headers !== null &&
  hasHeader(new PageHeaders(options.headers), 'content-type');

/** What native code gets for a body of `contentsOf`; a promise if the engine has to read it. */
function bodyFor(body) {
  const { kind, ready, value } = body;
  if (kind === 'none') return undefined;
  if (kind === 'lost') return value;
  if (body.blob) {
    if (body.parts) weakSet(partsOfBlobs, body.blob, body.parts);
    return body.blob;
  }
  if (ready !== undefined) {
    if (typeof ready === 'string') return bodyOfText(ready);
    if (isView(ready)) return bodyOfBytes(new Bytes(ready.buffer, ready.byteOffset, ready.byteLength));
    try {
      lengthOfBuffer(ready);
    } catch {
      return bodyOfText(parametersText(ready));
    }
    return bodyOfBytes(new Bytes(ready));
  }
  return new PagePromise((resolve, reject) => requests.whenBytes(body.bytes, (buffer) => {
    resolve(lengthOfBuffer(buffer) === 0 && body.copy ? undefined : bodyOfBytes(new Bytes(buffer)));
  }, reject));
}
/** Whether the engine has to read a body first. */
const isPromised = (body) => body.kind === 'body' && body.ready === undefined && !body.blob;
const parametersText = method(PageParameters.prototype.toString);

function send(made, headers, body) {
  const description = { __proto__: null, headers: pairsOf(headers) };
  for (const name in requestMembers) description[name] = requestMembers[name](made);
  const head = describe('fetch', description.method, requestURL(made), description);
  const signal = signalOf(made);
  return new PagePromise((resolve, reject) => {
    let current = null, controller = null, known = null, isDone = false;
    const end = () => {
      isDone = true;
      removeListener(signal, 'abort', abort);
    };
    const abort = () => {
      if (isDone) return;
      end();
      const reason = reasonOf(signal);
      if (current) current.cancel();
      if (known) known.failure = { __proto__: null, reason };
      if (controller) failStream(controller, reason);
      reject(reason);
    };
    if (isAborted(signal)) return reject(reasonOf(signal));
    addListener(signal, 'abort', abort);
    const failed = () => {
      if (isDone) return;
      end();
      if (controller) failStream(controller, loadFailed());
      reject(loadFailed());
    };
    const pull = (stream) => new PagePromise((done) => {
      chain(current.next(), (piece) => {
        if (!isDone && piece) enqueue(stream, piece);
        else if (!isDone) {
          end();
          closeStream(stream);
        }
        done();
      }, () => {
        failed();
        done();
      });
    });
    const begin = (value) => {
      if (isDone) return;
      current = exchange(head, value, {
        __proto__: null, sent: ignore, failed,
        head(answer) {
          if (isDone) return;
          if (description.integrity && answer.type !== 'opaque') {
            return chain(wholeBody(current), (bytes) => chain(
              matchesIntegrity(bytes, description.integrity), (isFine) => {
                if (isDone) return;
                if (!isFine) return failed();
                end();
                resolve(responseOf(answer, hasNoBody(answer.status) ? null : bytes));
              }, failed), failed);
          }
          const isEmpty = hasNoBody(answer.status) || description.method === 'HEAD';
          const stream = isEmpty ? null : new PageStream({
            __proto__: null, start(given) { controller = given; }, pull,
            cancel() {
              end();
              current.cancel();
            },
          }, { __proto__: null, highWaterMark: 0 });
          if (isEmpty) {
            current.cancel();
            end();
          }
          const response = responseOf(answer, stream);
          known = weakGet(relayedResponses, response);
          resolve(response);
        },
      });
    };
    const value = bodyFor(body);
    if (isPromised(body)) chain(value, begin, reject);
    else begin(value);
  });
}

/** Promises all bytes of a body. */
const wholeBody = (current) => new PagePromise((resolve, reject) => {
  const pieces = [];
  const step = () => chain(current.next(), (piece) => {
    if (!piece) return resolve(joined(pieces));
    append(pieces, piece);
    step();
  }, reject);
  step();
});

function joined(pieces) {
  let size = 0;
  for (let i = 0; i < pieces.length; i++) size += sizeOf(pieces[i]);
  const bytes = new Bytes(size);
  size = 0;
  for (let i = 0; i < pieces.length; i++) {
    setBytes(bytes, pieces[i], size);
    size += sizeOf(pieces[i]);
  }
  return bytes;
}
// What an XMLHttpRequest makes of the bytes of its response.

const Parser = DOMParser;
const parseDocument = method(Parser.prototype.parseFromString);
const byTag = method(Document.prototype.getElementsByTagName);
const parseJSON = JSON.parse;
const typeGiven = getter(XMLHttpRequest, 'responseType');
const trim = method(String.prototype.trim);

/** The charset of a media type; empty if it has none. */
function charsetOf(type) {
  const at = indexOf(lower(type), 'charset=');
  if (at < 0) return '';
  let name = slice(type, at + 8);
  const end = indexOf(name, ';');
  if (end >= 0) name = slice(name, 0, end);
  name = trim(name);
  return startsWith(name, '"') ? slice(name, 1, name.length - 1) : name;
}

const essence = (type) => {
  const end = indexOf(type, ';');
  return lower(trim(end < 0 ? type : slice(type, 0, end)));
};

/** The media type that counts: the one of overrideMimeType, or the response's. */
const typeOfResponse = (sent) => sent.override || sent.contentType || 'text/xml';

const isXML = (type) => type === 'text/xml' || type === 'application/xml' || endsWith(type, '+xml');

/** The decoder for the text: by the mark at its start, the media type, or UTF-8. */
function decoderFor(sent, first) {
  let name = charsetOf(sent.override) || charsetOf(sent.contentType) || 'utf-8';
  if (typeGiven(sent.self) === 'json') name = 'utf-8';
  if (sizeOf(first) > 1) {
    if (first[0] === 0xFE && first[1] === 0xFF) name = 'utf-16be';
    if (first[0] === 0xFF && first[1] === 0xFE) name = 'utf-16le';
  }
  try {
    return new Decoder(name);
  } catch {
    return new Decoder();
  }
}

const streaming = Object.freeze({ __proto__: null, stream: true });

/** Adds a piece of the body. */
function addPiece(sent, piece) {
  append(sent.pieces, piece);
  sent.loaded += sizeOf(piece);
  const type = typeGiven(sent.self);
  if (type !== '' && type !== 'text') return;
  if (!sent.decoder) sent.decoder = decoderFor(sent, piece);
  sent.text += decode(sent.decoder, piece, streaming);
}

/** Ends the text. */
function endText(sent) {
  if (sent.decoder) sent.text += decode(sent.decoder);
}

const wholeText = (sent) => {
  const bytes = joined(sent.pieces);
  return decode(decoderFor(sent, bytes), bytes);
};

function documentOf(sent) {
  const type = essence(typeOfResponse(sent));
  const isHTML = type === 'text/html' && typeGiven(sent.self) === 'document';
  if ((!isHTML && !isXML(type)) || sent.loaded === 0) return null;
  const made = parseDocument(new Parser(), wholeText(sent), isHTML ? 'text/html' : 'application/xml');
  return isXML(type) && byTag(made, 'parsererror').length > 0 ? null : made;
}

/** The value of `response`, which is made once. */
function responseValue(sent) {
  const type = typeGiven(sent.self);
  if (type === '' || type === 'text') return sent.state < 3 || sent.hasFailed ? '' : sent.text;
  if (sent.state !== 4 || sent.hasFailed) return null;
  if (sent.value === undefined) sent.value = makeValue(sent, type);
  return sent.value;
}

function makeValue(sent, type) {
  switch (type) {
    case 'arraybuffer': return bufferOf(joined(sent.pieces));
    case 'blob': return new PageBlob([joined(sent.pieces)], { __proto__: null, type: sent.override || sent.contentType });
    case 'document': return documentOf(sent);
    default:
      try {
        return parseJSON(wholeText(sent));
      } catch {
        return null;
      }
  }
}
// XMLHttpRequest: the page's own object, with another state behind its members.

const XHR = XMLHttpRequest.prototype;
/** What is known of relayed requests, by their objects. */
const relayedXHRs = new Weak();
const uploadOf = getter(XMLHttpRequest, 'upload');
const timeoutOf = getter(XMLHttpRequest, 'timeout');
const hasCredentials = getter(XMLHttpRequest, 'withCredentials');
const appendHeader = method(PageHeaders.prototype.append);
const getHeader = method(PageHeaders.prototype.get);
const contentTypeOf = getter(Document, 'contentType');
const Serializer = XMLSerializer;
const serialize = method(Serializer.prototype.serializeToString);
const isDocument = (value) => {
  try {
    return contentTypeOf(value) !== undefined;
  } catch {
    return false;
  }
};

const invalidState = () => new PageException('The object is in an invalid state.', 'InvalidStateError');
const fire = (target, type) => { dispatch(target, new PageEvent(type)); };
const fireProgress = (target, type, loaded, total) => {
  const lengthComputable = total > 0 && loaded <= total;
  dispatch(target, new ProgressPageEvent(type, {
    __proto__: null, lengthComputable, loaded, total: lengthComputable ? total : 0,
  }));
};

requests.intercept(XHR, 'open', (call, next) => {
  const isOurs = requests.readOpen(call) && isRelayed(call.url);
  const result = next();
  const before = weakGet(relayedXHRs, call.self);
  if (before) stopXHR(before);
  if (!isOurs) {
    if (before) weakSet(relayedXHRs, call.self, undefined);
    return result;
  }
  const made = new PageRequest(hrefOf(call.url), { __proto__: null, method: call.method });
  const wasOpened = before && before.state === 1;
  weakSet(relayedXHRs, call.self, {
    __proto__: null, self: call.self, made, isAsync: call.isAsync, headers: requestHeaders(made),
    state: 1, isSent: false, isUploaded: true, hasFailed: false, current: null, timer: 0, start: 0,
    override: '', contentType: '', answer: null, answerHeaders: null, url: '', pieces: [], loaded: 0,
    total: 0, uploadTotal: 0, decoder: null, text: '', value: undefined, xml: undefined,
  });
  // The engine told of the change, unless its own object was open already.
  if (before && !wasOpened && before.state !== 0) fire(call.self, 'readystatechange');
  return result;
});

requests.intercept(XHR, 'setRequestHeader', (call, next) => {
  const sent = weakGet(relayedXHRs, call.self);
  if (sent && (sent.state !== 1 || sent.isSent)) throw invalidState();
  const result = next();
  if (sent) appendHeader(sent.headers, `${call.list[0]}`, `${call.list[1]}`);
  return result;
});

const answers = (name, read) => requests.intercept(XHR, name, (call, next) => {
  const sent = weakGet(relayedXHRs, call.self);
  return sent ? read(sent, call) : next();
}, 'get');
answers('readyState', (sent) => sent.state);
answers('status', (sent) => sent.answer && !sent.hasFailed ? sent.answer.status : 0);
answers('statusText', (sent) => sent.answer && !sent.hasFailed ? sent.answer.reason : '');
answers('responseURL', (sent) => sent.answer && !sent.hasFailed ? sent.url : '');
answers('response', responseValue);
answers('responseText', (sent) => {
  const type = typeGiven(sent.self);
  if (type !== '' && type !== 'text') throw invalidState();
  return responseValue(sent);
});
answers('responseXML', (sent) => {
  const type = typeGiven(sent.self);
  if (type !== '' && type !== 'document') throw invalidState();
  if (sent.state !== 4 || sent.hasFailed) return null;
  if (type === 'document') return responseValue(sent);
  if (sent.xml === undefined) sent.xml = documentOf(sent);
  return sent.xml;
});

const refuses = (name, isLate, part) => requests.intercept(XHR, name, (call, next) => {
  const sent = weakGet(relayedXHRs, call.self);
  if (sent && isLate(sent)) throw invalidState();
  return next();
}, part);
refuses('responseType', (sent) => sent.state > 2, 'set');
refuses('withCredentials', (sent) => sent.state > 1 || sent.isSent, 'set');

requests.intercept(XHR, 'overrideMimeType', (call, next) => {
  const sent = weakGet(relayedXHRs, call.self);
  if (sent && sent.state > 2) throw invalidState();
  const result = next();
  if (sent) sent.override = `${call.list[0]}`;
  return result;
});

requests.intercept(XHR, 'timeout', (call, next) => {
  const result = next();
  const sent = weakGet(relayedXHRs, call.self);
  if (sent && sent.isSent) armTimeout(sent);
  return result;
}, 'set');

requests.intercept(XHR, 'getResponseHeader', (call, next) => {
  const sent = weakGet(relayedXHRs, call.self);
  if (!sent) return next();
  if (call.list.length === 0) return next();
  if (!sent.answerHeaders || sent.hasFailed) return null;
  try {
    return getHeader(sent.answerHeaders, `${call.list[0]}`);
  } catch {
    return null;
  }
});

requests.intercept(XHR, 'getAllResponseHeaders', (call, next) => {
  const sent = weakGet(relayedXHRs, call.self);
  if (!sent) return next();
  let text = '';
  if (sent.answerHeaders && !sent.hasFailed) {
    eachHeader(sent.answerHeaders, (value, name) => { text += name + ': ' + value + '\r\n'; });
  }
  return text;
});

requests.intercept(XHR, 'abort', (call, next) => {
  const sent = weakGet(relayedXHRs, call.self);
  if (!sent) return next();
  if ((sent.state === 1 && sent.isSent) || sent.state === 2 || sent.state === 3) failXHR(sent, 'abort');
  if (sent.state === 4) {
    sent.state = 0;
    sent.hasFailed = true;
  }
});

requests.intercept(XHR, 'send', (call, next) => {
  const sent = weakGet(relayedXHRs, call.self);
  if (!sent) return next();
  if (sent.state !== 1 || sent.isSent) throw invalidState();
  sendXHR(sent, call.list.length > 0 ? call.list[0] : null);
});
// Sending an XMLHttpRequest.

/** What to send for a body: {value: what native code gets, or a promise of it, isPromise, type, size}. */
function contentsForXHR(sent, body) {
  const name = upper(requestMembers.method(sent.made));
  const none = { __proto__: null, value: undefined, isPromise: false, type: '' };
  if (body === null || body === undefined || name === 'GET' || name === 'HEAD') return none;
  const isText = typeof body !== 'object';
  const contents = requests.contentsOf(body, isDocument);
  if (contents.kind === 'none') return none;
  if (contents.kind === 'lost') {
    const isHTML = contentTypeOf(contents.value) === 'text/html';
    return {
      __proto__: null, value: bodyOfText(textOfDocument(contents.value, isHTML)), isPromise: false,
      isText: true, type: (isHTML ? 'text/html' : 'application/xml') + ';charset=UTF-8',
    };
  }
  const { ready } = contents;
  let { type } = contents;
  const isString = typeof ready === 'string';
  if (isString) type = 'text/plain;charset=UTF-8';
  else if (ready !== undefined && !isView(ready) && !isBuffer(ready)) {
    type = 'application/x-www-form-urlencoded;charset=UTF-8';
  }
  return {
    __proto__: null, value: bodyFor(contents), isPromise: isPromised(contents), type,
    isText: isText || isString,
  };
}
const rootOf = getter(Document, 'documentElement');
const doctypeOf = getter(Document, 'doctype');
const outerHTML = getter(Element, 'outerHTML');
function textOfDocument(value, isHTML) {
  if (!isHTML) return serialize(new Serializer(), value);
  const doctype = doctypeOf(value), root = rootOf(value);
  return (doctype ? serialize(new Serializer(), doctype) : '') + (root ? outerHTML(root) : '');
}
const isBuffer = (value) => {
  try {
    return lengthOfBuffer(value) >= 0;
  } catch {
    return false;
  }
};

/** Sets the media type of the body, or the charset of a text's. */
function setType(headers, contents) {
  const own = getHeader(headers, 'content-type');
  if (own === null) {
    if (contents.type) setHeader(headers, 'content-type', contents.type);
    return;
  }
  const charset = contents.isText ? charsetOf(own) : '';
  if (!charset || lower(charset) === 'utf-8') return;
  const at = indexOf(lower(own), 'charset=') + 8;
  const quoted = slice(own, at, at + 1) === '"' ? 2 : 0;
  setHeader(headers, 'content-type', trim(slice(own, 0, at - 8)) + 'charset=UTF-8' + slice(own, at + charset.length + quoted));
}

const sizeOfBlob = getter(PageBlob, 'size');
function sizeOfBody(value) {
  if (value === undefined) return 0;
  if (typeof value === 'string') return sizeOf(encode(value));
  return isView(value) ? sizeOf(value) : sizeOfBlob(value);
}

const headFor = (sent) => describe('xmlHTTPRequest', requestMembers.method(sent.made),
  requestURL(sent.made), {
    __proto__: null, headers: pairsOf(sent.headers), mode: 'cors',
    credentials: hasCredentials(sent.self) ? 'include' : 'same-origin',
  });

function sendXHR(sent, body) {
  const contents = contentsForXHR(sent, body);
  setType(sent.headers, contents);
  if (!sent.isAsync) {
    const { value } = contents;
    if (typeof value === 'object' && isBlob(value)) contents.value = bytesOfBlob(value);
    return sendNow(sent, contents);
  }
  sent.isSent = true;
  sent.isUploaded = contents.value === undefined;
  sent.start = now();
  const begin = (value) => {
    if (!sent.isSent || sent.state !== 1) return;
    sent.current = exchange(headFor(sent), value, {
      __proto__: null,
      sent: (count) => uploadProgress(sent, count),
      head: (answer) => receiveHead(sent, answer),
      failed: () => failXHR(sent, 'error'),
    });
  };
  const start = (value) => {
    sent.uploadTotal = sizeOfBody(value);
    fireProgress(sent.self, 'loadstart', 0, 0);
    if (!sent.isUploaded) fireProgress(uploadOf(sent.self), 'loadstart', 0, sent.uploadTotal);
    if (sent.isSent && sent.state === 1) {
      armTimeout(sent);
      begin(value);
    }
  };
  if (!contents.isPromise) return start(contents.value);
  // The size of a form or a Blob is known before its bytes are.
  fireProgress(sent.self, 'loadstart', 0, 0);
  chain(contents.value, (value) => {
    if (!sent.isSent || sent.state !== 1) return;
    sent.uploadTotal = sizeOfBody(value);
    if (!sent.isUploaded) fireProgress(uploadOf(sent.self), 'loadstart', 0, sent.uploadTotal);
    begin(value);
  }, () => failXHR(sent, 'error'));
  armTimeout(sent);
}

function armTimeout(sent) {
  clearTimer(sent.timer);
  const time = timeoutOf(sent.self);
  if (!time || !sent.isSent) return;
  const wait = sent.start + time - now();
  sent.timer = setTimer(() => failXHR(sent, 'timeout'), wait < 0 ? 0 : wait);
}

const isOver = (sent) => !sent.isSent || weakGet(relayedXHRs, sent.self) !== sent;

function uploadProgress(sent, count) {
  if (isOver(sent) || sent.isUploaded) return;
  if (count >= sent.uploadTotal) return endUpload(sent);
  fireProgress(uploadOf(sent.self), 'progress', count, sent.uploadTotal);
}

function endUpload(sent) {
  if (sent.isUploaded) return;
  sent.isUploaded = true;
  const upload = uploadOf(sent.self), total = sent.uploadTotal;
  fireProgress(upload, 'progress', total, total);
  fireProgress(upload, 'load', total, total);
  fireProgress(upload, 'loadend', total, total);
}

/** Keeps the head of the response. */
function keepHead(sent, answer) {
  sent.answer = answer;
  sent.answerHeaders = new PageHeaders(answer.headers);
  const hash = indexOf(answer.url, '#');
  sent.url = hash < 0 ? answer.url : slice(answer.url, 0, hash);
  sent.contentType = getHeader(sent.answerHeaders, 'content-type') || '';
  const length = getHeader(sent.answerHeaders, 'content-length');
  // The size before decoding counts, as the engine has it.
  sent.total = +length || 0;
}

function receiveHead(sent, answer) {
  if (isOver(sent)) return;
  endUpload(sent);
  if (isOver(sent)) return;
  keepHead(sent, answer);
  sent.state = 2;
  fire(sent.self, 'readystatechange');
  if (isOver(sent) || sent.state !== 2) return;
  readXHR(sent);
}

function readXHR(sent) {
  const { current } = sent;
  chain(current.next(), (piece) => {
    if (isOver(sent) || sent.current !== current) return;
    if (!piece) return finishXHR(sent);
    addPiece(sent, piece);
    sent.state = 3;
    fire(sent.self, 'readystatechange');
    if (isOver(sent)) return;
    fireProgress(sent.self, 'progress', sent.loaded, sent.total);
    if (!isOver(sent)) readXHR(sent);
  }, () => {
    if (sent.current === current) failXHR(sent, 'error');
  });
}

function finishXHR(sent) {
  clearTimer(sent.timer);
  endText(sent);
  sent.state = 4;
  sent.isSent = false;
  const { self, loaded, total } = sent;
  fire(self, 'readystatechange');
  if (sent.state !== 4 || weakGet(relayedXHRs, self) !== sent) return;
  fireProgress(self, 'load', loaded, total);
  fireProgress(self, 'loadend', loaded, total);
}

/** Stops native code's work for a request. */
function stopXHR(sent) {
  clearTimer(sent.timer);
  sent.isSent = false;
  if (sent.current) sent.current.cancel();
  sent.current = null;
}

/** Ends a request without a response; `type` is the event. */
function failXHR(sent, type) {
  if (isOver(sent)) return;
  stopXHR(sent);
  sent.state = 4;
  sent.hasFailed = true;
  const { self } = sent;
  fire(self, 'readystatechange');
  if (weakGet(relayedXHRs, self) !== sent) return;
  if (!sent.isUploaded) {
    sent.isUploaded = true;
    const upload = uploadOf(self);
    fireProgress(upload, type, 0, 0);
    fireProgress(upload, 'loadend', 0, 0);
  }
  fireProgress(self, type, 0, 0);
  fireProgress(self, 'loadend', 0, 0);
}
// Synchronous XMLHttpRequests, by the bridge's synchronous channel.

const sendNowName = ownName(options.prefix + 'sendNow');
const makeURL = PageURL.createObjectURL;
const revokeURL = PageURL.revokeObjectURL;
const EngineXHR = XMLHttpRequest;
const engineOpen = method(XHR.open);
const engineSend = method(XHR.send);
const engineOverride = method(XHR.overrideMimeType);
const engineText = getter(EngineXHR, 'responseText');

/** The bytes of a Blob, which the engine reads at once by a URL of it. */
function bytesNow(blob) {
  const url = apply(makeURL, PageURL, [blob]);
  const reader = new EngineXHR();
  try {
    engineOpen(reader, 'GET', url, false);
    engineOverride(reader, 'text/plain; charset=x-user-defined');
    engineSend(reader);
    const text = engineText(reader);
    const bytes = new Bytes(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = codeAt(text, i) & 255;
    return bytes;
  } finally {
    apply(revokeURL, PageURL, [url]);
  }
}

const networkError = () => new PageException('A network error occurred.', 'NetworkError');

function sendNow(sent, contents) {
  let { value } = contents;
  if (value !== undefined && typeof value !== 'string' && !isView(value)) value = bytesNow(value);
  sent.isSent = true;
  let result = null;
  try {
    result = callSync(sendNowName, value === undefined ? [headFor(sent)] : [headFor(sent), value], noOptions);
  } catch {
    result = null;
  }
  sent.isSent = false;
  sent.state = 4;
  if (!result) {
    sent.hasFailed = true;
    fire(sent.self, 'readystatechange');
    fireProgress(sent.self, 'error', 0, 0);
    fireProgress(sent.self, 'loadend', 0, 0);
    throw networkError();
  }
  keepHead(sent, result.head);
  addPiece(sent, result.body);
  endText(sent);
  const { self, loaded, total } = sent;
  fire(self, 'readystatechange');
  fireProgress(self, 'load', loaded, total);
  fireProgress(self, 'loadend', loaded, total);
}
// Forms of the main frame: clicked, requestSubmit and submit(). Native code shows the response.

const formName = ownName(options.prefix + 'form');
const FormElement = HTMLFormElement;
const Form = FormElement.prototype;
const isMainFrame = window.top === window;
const formGetters = { __proto__: null };
['action', 'method', 'enctype', 'target'].forEach((name) => {
  formGetters[name] = getter(FormElement, name);
});
const isFormElement = (value) => {
  try {
    formGetters.method(value);
    return true;
  } catch {
    return false;
  }
};
const baseOf = getter(Node, 'baseURI');
const pathOfEvent = method(PageEvent.prototype.composedPath);
const isPrevented = getter(PageEvent, 'defaultPrevented');
const isStopped = getter(PageEvent, 'cancelBubble');
const preventDefault = method(PageEvent.prototype.preventDefault);
const submitterOf = getter(SubmitEvent, 'submitter');
const targetOf = getter(PageEvent, 'target');
const hasAttribute = method(Element.prototype.hasAttribute);
const eachField = method(PageForm.prototype.forEach);
const appendField = method(PageForm.prototype.append);
const setSearch = setter(PageURL, 'search');
const addParameter = method(PageParameters.prototype.append);
const nameOfFile = getter(File, 'name');
const assign = window.location.assign.bind(window.location);

/** What a form says, or the button that submits it. */
function settingOf(form, submitter, name) {
  const own = submitter && 'form' + name;
  return own && hasAttribute(submitter, own) ? attributeOf(submitter, own) : formGetters[name](form);
}

/** The target that the document gives to forms without one. */
function targetOfBase(form) {
  if (hasAttribute(form, 'target')) return '';
  const base = apply(querySelector, pageDocument, ['base[target]']);
  return base ? attributeOf(base, 'target') : '';
}

/** The plan for a form that is relayed: {url, method, encoding}; null for a form of the engine. */
function planOf(form, submitter) {
  if (!isMainFrame) return null;
  const method = lower(settingOf(form, submitter, 'method'));
  const target = lower(settingOf(form, submitter, 'target') || targetOfBase(form));
  if (method === 'dialog' || (target && target !== '_self' && target !== '_top' && target !== '_parent')) {
    return null;
  }
  let url;
  try {
    url = new PageURL(settingOf(form, submitter, 'action') || pageLocation.href, baseOf(form));
  } catch {
    return null;
  }
  return isRelayed(url)
    ? { __proto__: null, url, method, encoding: lower(settingOf(form, submitter, 'enctype')) } : null;
}

function formOf(form, submitter) {
  if (!submitter) return new PageForm(form);
  try {
    return new PageForm(form, submitter);
  } catch {
    return new PageForm(form);
  }
}

/** A text whose lines end as forms have them. */
function withLines(text) {
  let made = '';
  for (let i = 0; i < text.length; i++) {
    const code = codeAt(text, i);
    if (code === 13 && codeAt(text, i + 1) === 10) i++;
    made += code === 13 || code === 10 ? '\r\n' : text[i];
  }
  return made;
}

const valueOf = (value) => typeof value === 'string' ? withLines(value) : nameOfFile(value);

function encodedFields(form) {
  const parameters = new PageParameters();
  eachField(form, (value, name) => { addParameter(parameters, withLines(name), valueOf(value)); });
  return parametersText(parameters);
}

function plainFields(form) {
  let text = '';
  eachField(form, (value, name) => { text += withLines(name) + '=' + valueOf(value) + '\r\n'; });
  return text;
}

/** Sends a form. What it says now counts. */
function relayForm(form, submitter, plan) {
  const { url, method, encoding } = plan;
  const fields = formOf(form, submitter);
  let body, type = '';
  if (method !== 'post') setSearch(url, encodedFields(fields));
  else if (encoding === 'multipart/form-data') {
    const contents = requests.contentsOf(fields, () => false);
    body = contents.blob;
    type = contents.type;
  } else {
    const isPlain = encoding === 'text/plain';
    body = bodyOfText(isPlain ? plainFields(fields) : encodedFields(fields));
    type = isPlain ? 'text/plain' : 'application/x-www-form-urlencoded';
  }
  const head = describe('form', method === 'post' ? 'POST' : 'GET', hrefOf(url), {
    __proto__: null, headers: type ? [['content-type', type]] : [], mode: 'navigate', credentials: 'include',
  });
  chain(request('call', formName, body === undefined ? [head] : [head, body], forever), (next) => {
    if (typeof next === 'string') assign(next);
  }, ignore);
}

requests.intercept(Form, 'submit', (call, next) => {
  const plan = isFormElement(call.self) && planOf(call.self, null);
  if (plan) relayForm(call.self, null, plan); else next();
});

/**
 * Decides when the last listener of a `submit` event has run, because each may prevent it. A listener that stops the
 * event keeps it from the window, so that each object on the event's way gets a last listener.
 */
addListener(window, 'submit', (event) => {
  const form = targetOf(event);
  if (!isFormElement(form)) return;
  const path = pathOfEvent(event), count = path.length;
  let isOver = false;
  const last = (isEnd) => () => {
    if (isOver || !(isEnd || isStopped(event))) return;
    finish();
    const submitter = submitterOf(event);
    const plan = isPrevented(event) ? null : planOf(form, submitter);
    if (!plan) return;
    preventDefault(event);
    relayForm(form, submitter, plan);
  };
  // On the way down and on the way up.
  const stopped = last(false), ended = last(true);
  const listenerAt = (i) => i === count - 1 ? ended : stopped;
  const finish = () => {
    isOver = true;
    for (let i = 0; i < count; i++) {
      removeListener(path[i], 'submit', stopped, true);
      removeListener(path[i], 'submit', listenerAt(i));
    }
  };
  for (let i = 0; i < count; i++) {
    addListener(path[i], 'submit', stopped, true);
    addListener(path[i], 'submit', listenerAt(i));
  }
}, true);
// navigator.sendBeacon.

const isStreamBody = (value) => {
  try {
    return typeof lockedOf(value) === 'boolean';
  } catch {
    return false;
  }
};
const lockedOf = getter(PageStream, 'locked');

requests.intercept(Navigator.prototype, 'sendBeacon', (call, next) => {
  const { list } = call;
  let url;
  try {
    url = new PageURL(`${list[0]}`, baseOf(pageDocument));
  } catch {
    return next();
  }
  if (list.length === 0 || !isRelayed(url) || (typeof list[1] === 'object' && isStreamBody(list[1]))) {
    return next();
  }
  const contents = requests.contentsOf(list[1], () => false);
  const made = new PageRequest(hrefOf(url), {
    __proto__: null, method: 'POST', body: contents.ready, credentials: 'include',
  });
  const headers = requestHeaders(made);
  if (contents.type) setHeader(headers, 'content-type', contents.type);
  const head = describe('beacon', 'POST', hrefOf(url), {
    __proto__: null, headers: pairsOf(headers), mode: 'cors', credentials: 'include', keepalive: true,
  });
  return sendOutliving(head, bodyFor(contents));
});
// EventSource: an object of the engine that never connects, with another state behind its members.

const Source = EventSource.prototype;
const relayedSources = new Weak();
const closeSource = method(Source.close);
const urlOfSource = getter(EventSource, 'url');
const sourceCredentials = getter(EventSource, 'withCredentials');
/** How long a source waits before it connects again, in milliseconds. */
const FIRST_WAIT = 3000;

requests.intercept(window, 'EventSource', (call, next) => {
  const made = next();
  let url;
  try {
    url = new PageURL(urlOfSource(made));
  } catch {
    return made;
  }
  if (!isRelayed(url)) return made;
  // It connects in a later task, and never if it is closed before.
  closeSource(made);
  const source = {
    __proto__: null, self: made, url: hrefOf(url), origin: originOf(url), state: 0, current: null, timer: 0,
    wait: FIRST_WAIT, lastID: '',
  };
  weakSet(relayedSources, made, source);
  setTimer(() => connect(source), 0);
  return made;
}, 'construct');

requests.intercept(Source, 'readyState', (call, next) => {
  const source = weakGet(relayedSources, call.self);
  return source ? source.state : next();
}, 'get');

requests.intercept(Source, 'close', (call, next) => {
  const source = weakGet(relayedSources, call.self);
  if (!source) return next();
  source.state = 2;
  clearTimer(source.timer);
  if (source.current) source.current.cancel();
});

function connect(source) {
  if (source.state === 2) return;
  const { self } = source;
  const headers = [['accept', 'text/event-stream']];
  if (source.lastID) append(headers, ['last-event-id', source.lastID]);
  const head = describe('eventSource', 'GET', source.url, {
    __proto__: null, headers, mode: 'cors', cache: 'no-store',
    credentials: sourceCredentials(self) ? 'include' : 'same-origin',
  });
  const again = () => {
    if (source.state === 2) return;
    source.state = 0;
    fire(self, 'error');
    if (source.state === 0) source.timer = setTimer(() => connect(source), source.wait);
  };
  const current = source.current = exchange(head, undefined, {
    __proto__: null, sent: ignore, failed: again,
    head(answer) {
      if (source.state === 2) return;
      const type = getHeader(new PageHeaders(answer.headers), 'content-type') || '';
      if (answer.status !== 200 || essence(type) !== 'text/event-stream') {
        current.cancel();
        source.state = 2;
        return fire(self, 'error');
      }
      source.state = 1;
      source.origin = originOf(new PageURL(answer.url));
      fire(self, 'open');
      readEvents(source, current, again);
    },
  });
}

function readEvents(source, current, again) {
  const decoder = new Decoder();
  const event = { __proto__: null, type: '', data: '', id: source.lastID };
  let rest = '', hadReturn = false;
  const step = () => chain(current.next(), (piece) => {
    if (source.state === 2) return;
    if (!piece) return again();
    rest += decode(decoder, piece, streaming);
    let start = 0;
    for (let i = 0; i < rest.length; i++) {
      const code = codeAt(rest, i);
      if (code !== 10 && code !== 13) {
        hadReturn = false;
        continue;
      }
      if (!(code === 10 && hadReturn)) readEventLine(source, event, slice(rest, start, i));
      hadReturn = code === 13;
      start = i + 1;
      if (source.state === 2) return;
    }
    rest = slice(rest, start);
    step();
  }, again);
  step();
}

function readEventLine(source, event, line) {
  if (line === '') return endEvent(source, event);
  const colon = indexOf(line, ':');
  if (colon === 0) return;
  const field = colon < 0 ? line : slice(line, 0, colon);
  let value = colon < 0 ? '' : slice(line, colon + 1);
  if (startsWith(value, ' ')) value = slice(value, 1);
  if (field === 'event') event.type = value;
  else if (field === 'data') event.data += value + '\n';
  else if (field === 'id' && indexOf(value, '\0') < 0) event.id = value;
  else if (field === 'retry') {
    let isNumber = value !== '';
    for (let i = 0; i < value.length; i++) isNumber = isNumber && codeAt(value, i) > 47 && codeAt(value, i) < 58;
    if (isNumber) source.wait = +value;
  }
}

function endEvent(source, event) {
  const { type, data, id } = event;
  event.type = event.data = '';
  source.lastID = id;
  if (data === '') return;
  dispatch(source.self, new MessagePageEvent(type || 'message', {
    __proto__: null, data: slice(data, 0, data.length - 1), origin: source.origin, lastEventId: id,
  }));
}
}
"""#
}
