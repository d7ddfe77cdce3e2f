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
/** How large a body may be that is not read piece by piece, in bytes. */
const LARGEST_WHOLE = 1048576;

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

/**
 * Sends a request.
 *
 * @param {object} head What `describe` made.
 * @param {*} body A string, bytes, a Blob or a ReadableStream; undefined without one.
 * @param {{sent: function(number), head: function(object), failed: function()}} hears
 * @returns {{next: function(): Promise<?Uint8Array>, cancel: function()}} Takes the pieces of the body.
 */
function exchange(head, body, hears) {
  const answers = lazyStream('relay', (control) => request(
    'stream', sendName, body === undefined ? [head] : [head, body], forever, undefined, control));
  const step = () => chain(answers.next(), ({ value, done }) => {
    if (done) return hears.failed();
    if (typeof value !== 'number') return hears.head(value);
    hears.sent(value);
    step();
  }, hears.failed);
  step();
  return {
    __proto__: null,
    next: () => new PagePromise((resolve, reject) => chain(answers.next(),
      ({ value, done }) => resolve(done ? null : value), reject)),
    cancel: () => { answers.return(); },
  };
}

/** The error of a request that failed, without a reason, as the engine has it. */
const loadFailed = () => new PageTypeError('Load failed');
// Responses of relayed requests: real objects of the engine over the bridge's stream, with what the engine alone would
// know.

/** What is known of relayed responses: {url, redirected, type}. */
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
    __proto__: null, type, redirected,
    url: type === 'opaque' ? '' : hash < 0 ? url : slice(url, 0, hash),
  });
  return response;
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
    const { url, method, options, body } = taken;
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
    return send(made, headers, body);
  });
const deleteHeader = method(PageHeaders.prototype.delete);
const explicitType = (options) => options.headers !== undefined && options.headers !== null &&
  hasHeader(new PageHeaders(options.headers), 'content-type');

/** What native code gets for a body of `contentsOf`; a promise if the engine has to read it. */
function bodyFor(body) {
  const { kind, ready, value } = body;
  if (kind === 'none') return undefined;
  if (kind === 'lost') return value;
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
const parametersText = method(PageParameters.prototype.toString);

function send(made, headers, body) {
  const description = { __proto__: null, headers: pairsOf(headers) };
  for (const name in requestMembers) description[name] = requestMembers[name](made);
  const head = describe('fetch', description.method, requestURL(made), description);
  const signal = signalOf(made);
  return new PagePromise((resolve, reject) => {
    let current = null, controller = null, isDone = false;
    const end = () => {
      isDone = true;
      removeListener(signal, 'abort', abort);
    };
    const abort = () => {
      if (isDone) return;
      end();
      const reason = reasonOf(signal);
      if (current) current.cancel();
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
          resolve(responseOf(answer, stream));
        },
      });
    };
    const value = bodyFor(body);
    if (body.kind === 'body' && body.ready === undefined) chain(value, begin, reject);
    else begin(value);
  });
}
}
"""#
}
