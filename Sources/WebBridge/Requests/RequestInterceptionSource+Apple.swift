// swift-format-ignore-file

#if canImport(ObjectiveC)

// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The one replacement of the functions by which a page makes requests.
enum RequestInterceptionSource {
  static let script = #"""
// The one replacement of the functions by which a page makes requests.
//
// Interceptors see the calls of such a function in their order; each answers a call or passes it on, and the
// last one passes it to the engine. A function that nobody intercepts stays the engine's own object.
//
// The files of this folder and the request scripts are one closure, in the order of their names. The closure
// ends behind the last script: see RequestScript.
//
// A page may replace every property that it can reach. Nothing is looked up after the start for this reason. No
// async/await, for…of, spread, array destructuring or Promise.resolve: they ask the page's prototypes. Objects
// that the engine reads inherit nothing.
(function () {
'use strict';

// document.open() runs the script again in a window that the page has changed. Functions of other windows reach this
// window's interceptors of fetch by the same property.
if (window.webkitRequests) return startScripts(null, () => {});
Object.defineProperty(window, 'webkitRequests', { __proto__: null, value: fetchHere });

const apply = Reflect.apply;
const construct = Reflect.construct;
const defineProperty = Object.defineProperty;
const descriptorOf = Object.getOwnPropertyDescriptor;
const ownNames = Object.getOwnPropertyNames;
const prototypeOf = Object.getPrototypeOf;
const setPrototypeOf = Object.setPrototypeOf;
/** The method `f` as a function of its receiver and up to two arguments. */
const method = (f) => (self, a, b) => apply(f, self, [a, b]);
const getter = (type, name) => method(descriptorOf(type.prototype, name).get);
const setter = (type, name) => method(descriptorOf(type.prototype, name).set);
/** As the engine has it: a symbol throws. */
const textOf = (value) => `${value}`;
/** Whether a value is what the function takes as its receiver, whatever it inherits. */
const takes = (f) => (value) => {
  try {
    f(value, '');
    return true;
  } catch {
    return false;
  }
};

const PageURL = URL;
const PageRequest = Request;
const PageResponse = Response;
const PageHeaders = Headers;
const PagePromise = Promise;
const PageBlob = Blob;
const PageXHR = XMLHttpRequest;
const PageWeakMap = WeakMap;
const PageTypeError = TypeError;
const Bytes = Uint8Array;
const encode = encodeURIComponent;
// The getter, not what it gets: that comes with a thread, which few documents need.
const generatorOf = method(descriptorOf(window, 'crypto').get);
const random = method(Crypto.prototype.getRandomValues);
const page = document;
const then = method(Promise.prototype.then);
const indexOf = method(String.prototype.indexOf);
const slice = method(String.prototype.slice);
const upper = method(String.prototype.toUpperCase);
const codeToText = method(Number.prototype.toString);
const weakGet = method(WeakMap.prototype.get);
const weakSet = method(WeakMap.prototype.set);
const weakDelete = method(WeakMap.prototype.delete);
const baseOf = getter(Node, 'baseURI');
const windowOf = getter(Document, 'defaultView');
const isWindow = takes(method(descriptorOf(window, 'closed').get));
const isOfPrototype = method(Object.prototype.isPrototypeOf);
const createElement = method(Document.prototype.createElementNS);
const linkOf = getter(HTMLAnchorElement, 'href');
const setLink = setter(HTMLAnchorElement, 'href');
const functions = Function.prototype;
const textOfFunction = method(Function.prototype.toString);
const hrefOf = getter(URL, 'href');
const setUser = setter(URL, 'username');
const setPassword = setter(URL, 'password');
const protocolOf = getter(URL, 'protocol');
const hasHeader = method(Headers.prototype.has);
const setHeader = method(Headers.prototype.set);
const bytesOfResponse = method(Response.prototype.arrayBuffer);
const bytesOfRequest = method(Request.prototype.arrayBuffer);
const copyOf = method(Request.prototype.clone);
const requestURL = getter(Request, 'url');
const requestMethod = getter(Request, 'method');
const isUsed = getter(Request, 'bodyUsed');
const isRequest = takes(requestURL);
const typeOf = getter(Blob, 'type');
const nameOf = getter(File, 'name');
const isBlob = takes(typeOf);
const isForm = takes(method(FormData.prototype.has));
const eachOfForm = method(FormData.prototype.forEach);
const isStream = takes(getter(ReadableStream, 'locked'));
const isDocument = takes(getter(Document, 'contentType'));
const lengthOf = getter(ArrayBuffer, 'byteLength');
const isBuffer = takes(lengthOf);
const isView = ArrayBuffer.isView;
const isParameters = takes(method(URLSearchParams.prototype.toString));
const stateOf = getter(XMLHttpRequest, 'readyState');
const nativeFetch = window.fetch;
const nativeOpen = XMLHttpRequest.prototype.open;
const nativeSend = XMLHttpRequest.prototype.send;

/** The members of a fetch's options besides its method and its body, and where a Request keeps them. */
const members = { __proto__: null, priority: null, window: null, duplex: null };
['cache', 'credentials', 'headers', 'integrity', 'keepalive', 'mode', 'redirect', 'referrer',
  'referrerPolicy', 'signal'].forEach((name) => { members[name] = getter(PageRequest, name); });
const memberNames = Object.keys(members);

/** Chains an engine promise without asking the page for its constructor. */
const noConstructor = Object.freeze({ __proto__: null, value: undefined });
function follow(promise, done, failed) {
  defineProperty(promise, 'constructor', noConstructor);
  then(promise, done, failed);
}

/**
 * A URL of the page as an object; null where it is not valid, which the engine reports. `isOfDocument` says that its query
 * has the document's encoding, as the engine has it for XMLHttpRequest and beacons, and not for fetch. Such a URL may
 * have a name and a password, which are left out.
 */
function parseURL(text, isOfDocument, base) {
  try {
    const url = new PageURL(isOfDocument && hasMoreThanASCII(text) ? resolved(text) : text, base || baseOf(page));
    if (isOfDocument) {
      setUser(url, '');
      setPassword(url, '');
    }
    return url;
  } catch {
    return null;
  }
}
/** What the engine makes of a link; the text itself if it is no URL. */
function resolved(text) {
  link = link || createElement(page, 'http://www.w3.org/1999/xhtml', 'a');
  setLink(link, text);
  return linkOf(link);
}
let link = null;
const codeAt = method(String.prototype.charCodeAt);
function hasMoreThanASCII(text) {
  for (let index = 0; index < text.length; index++) if (codeAt(text, index) > 127) return true;
  return false;
}

/** Whether a call with this receiver is for the document, and the document is still shown. */
const isHere = (self) => (self === undefined || self === null || self === window) && windowOf(page) !== null;

/** 128 random bits as text. */
function randomText() {
  const bytes = new Bytes(16);
  random(generatorOf(window), bytes);
  let text = '';
  for (let index = 0; index < 16; index++) text += slice(codeToText(256 + bytes[index], 16), 1);
  return text;
}
// Interceptors and the functions that they stand before.

/** The chains of the replaced functions: an object for each owner. */
const chains = new PageWeakMap();
/** The engine's functions, by those that stand in their places. */
const engines = new PageWeakMap();
/** The request script that starts, which may add interceptors; null behind the start. */
let startingScript = null;

/**
 * Adds an interceptor behind those that the function has. The first one replaces the function, once for all of
 * them. The interceptors of the view's own script stay the last ones.
 *
 * The interceptor gets the call, which has its receiver `self` and its arguments `list`, and a function that
 * passes the call on: `next()` as it is, `next(list)` with other arguments. It returns what the page gets.
 *
 * @param {Object} owner The object that has the function: `window`, `XMLHttpRequest.prototype`.
 * @param {string} name
 * @param {function(Object, function(Array=): *): *} interceptor
 * @param {'value'|'get'|'set'|'construct'} [part] Whether the function is a method, an accessor or a class.
 */
function intercept(owner, name, interceptor, part = 'value') {
  // Later, a function of the page may stand there.
  if (!startingScript) throw new PageTypeError('Interceptors are added when a document starts');
  let parts = weakGet(chains, owner);
  if (!parts) weakSet(chains, owner, parts = { __proto__: null });
  const key = part + ' ' + name;
  const chain = parts[key] || (parts[key] = replace(owner, name, part));
  const node = { __proto__: null, interceptor, next: chain.own };
  if (chain.last) chain.last.next = node; else chain.first = node;
  if (startingScript.isOwn) chain.own = node; else chain.last = node;
}

/** Whether the replaced functions have the text of the engine's. */
let printsEngines = false;

/** Puts a function that asks the interceptors where the engine's function is, and returns their chain. */
function replace(owner, name, part) {
  const isClass = part === 'construct';
  const member = isClass ? 'value' : part;
  const descriptor = descriptorOf(owner, name);
  if (!descriptor) throw new PageTypeError('There is no ' + name + ' to intercept');
  const chain = { __proto__: null, engine: descriptor[member], first: null, last: null, own: null };
  descriptor[member] = isClass ? classOf(chain) : functionOf(chain);
  weakSet(engines, descriptor[member], chain.engine);
  if (!printsEngines) {
    printsEngines = true;
    intercept(functions, 'toString', ({ self }) => textOfFunction(weakGet(engines, self) || self));
  }
  defineProperty(owner, name, descriptor);
  return chain;
}

function functionOf(chain) {
  const { replacement } = {
    replacement() {
      return pass(chain, chain.first, { __proto__: null, self: this, list: arguments });
    },
  };
  return copyMembers(chain.engine, replacement);
}

function classOf(chain) {
  const { engine } = chain;
  function Replacement() {
    const type = new.target;
    if (!type) return apply(engine, undefined, arguments); // The engine says that it takes `new`.
    const call = { __proto__: null, list: arguments, type: type === Replacement ? engine : type };
    return pass(chain, chain.first, call);
  }
  defineProperty(engine.prototype, 'constructor', { __proto__: null, value: Replacement });
  return copyMembers(engine, Replacement);
}

function copyMembers(source, target) {
  setPrototypeOf(target, prototypeOf(source));
  ownNames(source).forEach((name) => { defineProperty(target, name, descriptorOf(source, name)); });
  return target;
}

/** Gives a call to an interceptor; behind the last one, to the engine. */
function pass(chain, node, call) {
  if (node) {
    return node.interceptor(call, (list) => pass(chain, node.next, list ?
      { __proto__: null, self: call.self, type: call.type, list } : call));
  }
  return call.type ? construct(chain.engine, call.list, call.type) :
    apply(chain.engine, call.self, call.list);
}
// A body as text or bytes.

/** Waits for a promise of bytes. A page can change what a promise of the engine is fulfilled with, so that the
 * bytes are checked. */
function whenBytes(promise, done, failed) {
  follow(promise, (bytes) => {
    try {
      if (isBuffer(bytes)) return done(bytes);
    } catch (error) {
      return failed(error);
    }
    failed(new PageTypeError('The body cannot be read'));
  }, failed);
}

/** What to send for a Blob. Its bytes are read when somebody asks for them. */
function blobParts(blob, type) {
  let bytes = null;
  return {
    __proto__: null, kind: 'body', blob, type,
    get bytes() { return bytes || (bytes = bytesOfResponse(new PageResponse(blob))); },
  };
}

function swap(text, old, new_) {
  let done = '';
  for (let at; (at = indexOf(text, old)) >= 0;) {
    done += slice(text, 0, at) + new_;
    text = slice(text, at + old.length);
  }
  return done + text;
}

const lines = (text) => swap(swap(swap(text, '\r\n', '\n'), '\r', '\n'), '\n', '\r\n');
const escaped = (name) => swap(swap(swap(name, '\r', '%0D'), '\n', '%0A'), '"', '%22');

/** What to send for a form. The engine cannot give the bytes of a form with a file. */
function formParts(form) {
  const boundary = '----WebKitFormBoundary' + randomText();
  const parts = { __proto__: null, length: 0 };
  let blob = '';
  const add = (part) => {
    blob = join(blob, part);
    parts[parts.length++] = part;
  };
  eachOfForm(form, (value, name) => {
    let head = '--' + boundary + '\r\nContent-Disposition: form-data; name="' +
      escaped(lines(name)) + '"';
    if (typeof value === 'string') {
      add(head + '\r\n\r\n' + lines(value) + '\r\n');
    } else {
      head += '; filename="' + escaped(nameOf(value)) + '"\r\nContent-Type: ' +
        (typeOf(value) || 'application/octet-stream') + '\r\n\r\n';
      add(head);
      add(value);
      add('\r\n');
    }
  });
  add('--' + boundary + '--\r\n');
  const made = blobParts(new PageBlob([blob]), 'multipart/form-data; boundary=' + boundary);
  made.parts = parts;
  return made;
}

const join = (start, end) => typeof start === 'string' && typeof end === 'string' ?
  start + end : new PageBlob([start, end]);

/**
 * What to send for a body. Its `kind` is `none`, `body`, or `lost` for an object that cannot be sent, the `value`. A
 * body is `ready`, which is text or bytes for certain, or a promise of `bytes`; `type` is its media type where the
 * engine would not say it. The `blob` is there where the bytes are those of a Blob, and the `parts` where the Blob
 * was made of the texts and Blobs of a form.
 *
 * @param {function(*): boolean} cannotSend Whether it is an object that does not become a string and cannot be
 *   sent.
 */
function contentsOf(body, cannotSend) {
  if (body === undefined || body === null) return { __proto__: null, kind: 'none', type: '' };
  if (typeof body === 'object') {
    if (isBuffer(body) || isView(body) || isParameters(body)) {
      return { __proto__: null, kind: 'body', ready: body, type: '' };
    }
    if (isBlob(body)) return blobParts(body, typeOf(body));
    if (isForm(body)) return formParts(body);
    if (cannotSend(body)) return { __proto__: null, kind: 'lost', value: body, type: '' };
  }
  return { __proto__: null, kind: 'body', ready: textOf(body), type: '' };
}
// Calls of fetch, as interceptors see them. What the page gave is read when an interceptor asks, and once for all
// interceptors.

/**
 * Adds an interceptor of fetch.
 *
 * @param {function(Object): boolean} takes Whether the call is the interceptor's, by `fetchMethod` and `fetchURL`.
 *   The engine gets the arguments of a call that nobody takes as the page gave them.
 * @param {function(Object, function): ?Promise} answer Gets the request of `readFetch`, and the function that
 *   passes the call on. Returns the promise of a response. What it throws rejects the page's promise.
 */
function interceptFetch(takes, answer) {
  intercept(window, 'fetch', (call, next) => {
    try {
      if (!isHere(call.self)) return fetchElsewhere(call, next);
      const request = takes(call) ? readFetch(call) : null;
      return request ? answer(request, next) : next();
    } catch (error) {
      return new PagePromise((_, reject) => reject(error));
    }
  });
}

/** Answers a call whose receiver is another window, or whose document is gone: the receiver's interceptors decide. */
function fetchElsewhere({ self, list }, next) {
  let there;
  try {
    there = isWindow(self) && descriptorOf(self, 'webkitRequests');
  } catch {}
  return there && there.value !== fetchHere ? there.value(list) : next();
}

/** Fetches for a function of another window. */
function fetchHere(list) {
  const parts = weakGet(chains, window), chain = parts && parts['value fetch'];
  return chain ? pass(chain, chain.first, { __proto__: null, self: window, list }) : fetchByEngine(list);
}

const argument = (call, index) => call.list.length > index ? call.list[index] : undefined;

/** The Request that the page fetches; null where the page gave a URL. */
function fetchedRequest(call) {
  const input = argument(call, 0);
  return typeof input === 'object' && isRequest(input) ? input : null;
}

/** The options of a call; null where the page gave none. */
function fetchOptions(call) {
  const options = argument(call, 1);
  return options !== undefined && (typeof options === 'object' || typeof options === 'function') ?
    options : null;
}

/** Whether a call is a GET of a URL, without a look at what the page gave. */
const isPlainGet = (call) => !fetchOptions(call) && typeof argument(call, 0) !== 'object';

const hasNoBody = (method) => {
  const name = upper(method);
  return name === 'GET' || name === 'HEAD';
};

function fetchMethod(call) {
  if (call.method === undefined) {
    const options = fetchOptions(call);
    const given = options ? options.method : undefined;
    call.givesMethod = given !== undefined;
    const request = given === undefined ? fetchedRequest(call) : null;
    call.method = given !== undefined ? textOf(given) : request ? requestMethod(request) : 'GET';
  }
  return call.method;
}

/** The URL of a call as an object; null where it is not valid. */
function fetchURL(call) {
  if (call.url === undefined) {
    const request = fetchedRequest(call);
    call.url = call.list.length > 0 ?
      parseURL(request ? requestURL(request) : textOf(argument(call, 0))) : null;
  }
  return call.url;
}

/**
 * The request of a call: `url`, `method`, `options` and the contents of `body` (see `contentsOf`), which are `lost`
 * where the page gave a stream. The options are a copy, each member of which the page was asked for once. The
 * `original` is the page's Request where the body is its body.
 *
 * Null where the engine has to refuse the call: the body of the page's Request is used. Asking uses it, so that
 * an interceptor that asked passes other arguments on.
 */
function readFetch(call) {
  if (call.request === undefined) call.request = makeRequest(call);
  return call.request;
}

function makeRequest(call) {
  const original = fetchedRequest(call);
  const given = fetchOptions(call);
  const method = fetchMethod(call);
  const url = fetchURL(call);
  const value = given ? given.body : undefined;
  const options = { __proto__: null };
  const isOfRequest = original && (value === undefined || value === null) && !hasNoBody(method);
  if (isOfRequest && isUsed(original)) return null;
  let body = isOfRequest ? null : contentsOf(value, isStream);
  let isChanged = given && (call.givesMethod || value !== undefined && value !== null);
  let hasReferrer = false, hasPolicy = false;
  for (let index = 0; index < memberNames.length; index++) {
    const member = memberNames[index];
    let option = given ? given[member] : undefined;
    if (option !== undefined && members[member]) {
      isChanged = true;
      if (member === 'referrer') hasReferrer = true;
      if (member === 'referrerPolicy') hasPolicy = true;
    }
    if (option === undefined && original && members[member]) option = members[member](original);
    if (option !== undefined) options[member] = option;
  }
  // A Request that gets an option loses its referrer.
  if (isChanged && original && !hasReferrer) delete options.referrer;
  if (isChanged && original && !hasPolicy) delete options.referrerPolicy;
  options.method = method;
  if (!body) {
    const copy = new PageRequest(copyOf(original), options);
    body = { __proto__: null, kind: 'body', bytes: bytesOfRequest(original), type: '', copy };
  }
  return { __proto__: null, url, method, options, body, original: isOfRequest ? original : null };
}

/**
 * Gives the options of a request their body, as text or bytes, and its media type. Calls `send` then, and
 * promises what that promises. Throws where the body is a stream.
 */
function sendWithBody(request, send) {
  const { options, body } = request;
  if (body.kind === 'lost') throw new PageTypeError('The body is a stream, which is not sent');
  if (!body.bytes) {
    if (body.ready !== undefined) options.body = body.ready;
    return send(request);
  }
  if (body.type) {
    const headers = new PageHeaders(options.headers);
    if (!hasHeader(headers, 'content-type')) setHeader(headers, 'content-type', body.type);
    options.headers = headers;
  }
  return new PagePromise((resolve, reject) => {
    whenBytes(body.bytes, (bytes) => {
      if (body.copy && lengthOf(bytes) === 0) body.kind = 'none'; else options.body = bytes;
      try {
        follow(send(request), resolve, reject);
      } catch (error) {
        reject(error);
      }
    }, (error) => {
      // The engine can send a Request's form with a file, and cannot read it.
      if (!body.copy) return reject(error);
      follow(fetchByEngine([body.copy]), resolve, reject);
    });
  });
}

/** The engine's own fetch, which no interceptor sees. */
const fetchByEngine = (list) => apply(nativeFetch, window, list);
// Calls of XMLHttpRequest, as interceptors see them.

/**
 * Reads a call of `XMLHttpRequest.open`, once for all interceptors: `method`, the `url` as an object (null where
 * it is not valid) and whether the request `isAsync`. The call's list then has texts for what was read, so that
 * the page is not asked again.
 *
 * @returns {boolean} Whether there is something to read. Otherwise the engine refuses the call, or the receiver is of
 *   another window, or the document is gone.
 */
function readOpen(call) {
  const given = call.list;
  if (given.length < 2 || !isHere() || !isOfPrototype(PageXHR.prototype, call.self)) return false;
  if (call.url !== undefined) return true;
  call.method = textOf(given[0]);
  const text = textOf(given[1]);
  call.isAsync = given.length === 2 || !!given[2];
  call.list = [call.method, text];
  // How many arguments there are has a meaning.
  for (let index = 2; index < given.length; index++) {
    defineProperty(call.list, index, { __proto__: null, value: given[index], enumerable: true });
  }
  call.url = parseURL(text, true);
  return true;
}
// The request scripts, which stand behind this file in the function `makeScripts`.

/** Runs the scripts in their order, each after `starts` was told of it. One that throws does not keep the next ones
 * from running. */
function startScripts(requests, starts) {
  const scripts = makeScripts();
  const start = (index) => {
    if (index === scripts.length) return;
    const script = scripts[index];
    const { isForMainFrameOnly, run } = script;
    try {
      starts(script);
      if (!isForMainFrameOnly || window.top === window) run(requests);
    } finally {
      start(index + 1);
    }
  };
  start(0);
}

/** What request scripts get. They may use the other names of the closure too. */
const requests = Object.freeze({
  __proto__: null, intercept, interceptFetch, fetchMethod, fetchURL, sendWithBody, fetchByEngine, readOpen,
  contentsOf, whenBytes, parseURL, isHere,
});

try {
  startScripts(requests, (script) => { startingScript = script; });
} finally {
  startingScript = null;
}
"""#
}

#endif
