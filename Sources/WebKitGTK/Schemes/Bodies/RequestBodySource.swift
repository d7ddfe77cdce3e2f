// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The script that sends request bodies to scheme handlers.
enum RequestBodySource {
  static let script = #"""
// Sends request bodies to scheme handlers in a form that native may read.
//
// Asking WebKitGTK for a body that refers to a Blob or a file ends the process. Native asks only
// where the URL's fragment holds a secret, and what this script sends with the secret is text or
// bytes. The secret goes into fetches of the script's own making and nowhere else: no page code
// sees their arguments, and a response's URL has no fragment.
//
// An XMLHttpRequest is an object of the page's, which may still send something else with it, and
// whose document shows the fragment. So its URL carries a ticket, which is no secret, and its body
// reaches native by a fetch of the script's own, with the secret and the ticket.
//
// The files of this folder are one closure, in the order of their names.
//
// A page may replace every property that it can reach; so nothing is looked up after the start. No
// async/await, for…of, spread, array destructuring or Promise.resolve: they ask the page's
// prototypes. Objects that the engine reads inherit nothing.
(function (secret, schemes) {
'use strict';

// document.open() runs the script again in a window that the page has changed.
if (window.webkitSchemeBodies) return;
Object.defineProperty(window, 'webkitSchemeBodies', { __proto__: null, value: true });

const apply = Reflect.apply;
const defineProperty = Object.defineProperty;
const descriptorOf = Object.getOwnPropertyDescriptor;
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

/** The members of a fetch's options besides its body, and where a Request keeps them. */
const members = {
  __proto__: null, method: requestMethod, priority: null, window: null, duplex: null,
};
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
 * The URL, if its scheme has a handler.
 * @param {boolean} [isBare] Whether to leave out a user, whom a fetch does not take.
 */
function handled(text, isBare) {
  try {
    const url = new PageURL(text, baseOf(page));
    if (!schemes[protocolOf(url)]) return null;
    if (isBare) {
      setUser(url, '');
      setPassword(url, '');
    }
    return hrefOf(url);
  } catch {
    return null; // The engine says what is wrong with it.
  }
}

/** The URL with something ahead of its fragment. */
function marked(href, mark) {
  const at = indexOf(href, '#');
  return at < 0 ? href + '#' + mark : slice(href, 0, at) + '#' + mark + slice(href, at);
}

/** What tells native to read the body: `none` means that there is none, `lost` that it is not
 * sent along. A dot ends each part. */
const mark = (ticket, kind, type) =>
  secret + '.' + ticket + '.' + kind + '.' + swap(encode(type), '.', '%2E') + '.';

const hasNoBody = (name) => {
  const text = upper(name);
  return text === 'GET' || text === 'HEAD';
};
// A body as text or bytes.

/** A promise of bytes, for whoever waits for it: a page may have its own say about what a promise
 * of the engine's comes to. */
function whenBytes(promise, done, failed) {
  follow(promise, (bytes) => {
    if (isBuffer(bytes)) done(bytes); else failed(new PageTypeError('The body cannot be read'));
  }, failed);
}

const blobParts = (blob, type) => ({
  __proto__: null, kind: 'body', bytes: bytesOfResponse(new PageResponse(blob)), type,
});

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
  const boundary = '----WebKitFormBoundary' + newTicket();
  let blob = '';
  eachOfForm(form, (value, name) => {
    let head = '--' + boundary + '\r\nContent-Disposition: form-data; name="' +
      escaped(lines(name)) + '"';
    if (typeof value === 'string') {
      blob = join(blob, head + '\r\n\r\n' + lines(value));
    } else {
      head += '; filename="' + escaped(nameOf(value)) + '"\r\nContent-Type: ' +
        (typeOf(value) || 'application/octet-stream') + '\r\n\r\n';
      blob = join(join(blob, head), value);
    }
    blob = join(blob, '\r\n');
  });
  blob = new PageBlob([blob, '--' + boundary + '--\r\n']);
  return blobParts(blob, 'multipart/form-data; boundary=' + boundary);
}

const join = (start, end) => typeof start === 'string' && typeof end === 'string' ?
  start + end : new PageBlob([start, end]);

/**
 * What to send for a body: `ready`, which is text or bytes for certain, or a promise of `bytes`; and
 * its media type where that would be lost.
 * @param {function(*): boolean} cannotSend Whether it is an object that does not become a string and
 *   cannot be sent along.
 */
function parts(body, cannotSend) {
  if (body === undefined || body === null) return { __proto__: null, kind: 'none', type: '' };
  if (typeof body === 'object') {
    if (isBuffer(body) || isView(body) || isParameters(body)) {
      return { __proto__: null, kind: 'body', ready: body, type: '' };
    }
    if (isBlob(body)) return blobParts(body, typeOf(body));
    if (isForm(body)) return formParts(body);
    if (cannotSend(body)) return { __proto__: null, kind: 'lost', type: '' };
  }
  return { __proto__: null, kind: 'body', ready: textOf(body), type: '' };
}
// The page's fetch.

/**
 * What to ask the engine for instead of a page's fetch; null to ask for just that.
 * @param {Request|string|URL} input
 * @param {?Object} options The page's, each member of which is asked for once.
 */
function planFetch(input, options) {
  const request = typeof input !== 'string' && isRequest(input) ? input : null;
  const given = options ? options.method : undefined;
  const name = given === undefined ? (request ? requestMethod(request) : 'GET') : textOf(given);
  if (hasNoBody(name)) return null;
  const href = handled(request ? requestURL(request) : textOf(input));
  if (href === null) return null;
  let body = options ? options.body : undefined;
  const own = { __proto__: null };
  const takesBody = request && (body === undefined || body === null);
  if (takesBody && isUsed(request)) return null; // The engine says so.
  if (!takesBody) {
    body = parts(body, isStream);
    if (body.kind === 'lost') return null; // Not sent by the engine either.
  }
  for (let index = 0; index < memberNames.length; index++) {
    const member = memberNames[index];
    let value = options ? options[member] : undefined;
    if (value === undefined && request && members[member]) value = members[member](request);
    if (value !== undefined) own[member] = value;
  }
  own.method = name;
  if (takesBody) {
    const copy = new PageRequest(copyOf(request), own);
    body = { __proto__: null, kind: 'body', bytes: bytesOfRequest(request), type: '', copy };
  }
  return { __proto__: null, href, own, body };
}

/** Fetches with the secret. The body is text or bytes by now. */
function send(plan, body) {
  const { own } = plan;
  if (body !== undefined) own.body = body;
  const url = marked(plan.href, mark('', plan.body.kind, ''));
  return apply(nativeFetch, window, [url, own]);
}

function sendLater(plan) {
  const { own, body } = plan;
  if (body.type) {
    const headers = new PageHeaders(own.headers);
    if (!hasHeader(headers, 'content-type')) setHeader(headers, 'content-type', body.type);
    own.headers = headers;
  }
  return new PagePromise((resolve, reject) => {
    whenBytes(body.bytes, (bytes) => {
      if (body.copy && lengthOf(bytes) === 0) {
        body.kind = 'none';
        bytes = undefined;
      }
      follow(send(plan, bytes), resolve, reject);
    }, (error) => {
      // The engine can send a Request's form with a file, and cannot read it.
      if (!body.copy) return reject(error);
      follow(apply(nativeFetch, window, [body.copy]), resolve, reject);
    });
  });
}

const fetchMethods = {
  fetch(input) {
    const options = arguments[1];
    const isObject = typeof options === 'object' ? options !== null : typeof options === 'function';
    if (isObject || typeof input === 'object') {
      let plan;
      try {
        plan = planFetch(input, isObject ? options : null);
        if (plan) return plan.body.bytes ? sendLater(plan) : send(plan, plan.body.ready);
      } catch (error) {
        return new PagePromise((_, reject) => reject(error));
      }
    }
    return apply(nativeFetch, this, arguments);
  },
};
// The page's XMLHttpRequest.

/** Hands native the body of an XMLHttpRequest with a ticket. */
function upload(request, open, body) {
  const put = (kind, bytes) => {
    if (stateOf(request) !== 1) return; // The page gave it up, or the engine refused it.
    follow(apply(nativeFetch, window, [
      marked(open.href, mark(open.ticket, kind, body.type)),
      { __proto__: null, method: 'POST', mode: 'no-cors', body: bytes },
    ]), () => {}, () => {});
  };
  if (!body.bytes) return put(body.kind, body.ready);
  whenBytes(body.bytes, (bytes) => put('body', bytes), () => put('lost', undefined));
}

/** The same while the page waits: native must have the body before the request comes. */
function uploadNow(open, body) {
  const request = new PageXHR();
  const kind = body.bytes ? 'lost' : body.kind;
  try {
    apply(nativeOpen, request, ['POST', marked(open.href, mark(open.ticket, kind, '')), false]);
    apply(nativeSend, request, [kind === 'body' ? body.ready : null]);
  } catch {
    // The answer of another origin. The request has been there.
  }
}

/** The XMLHttpRequests that have a ticket and were not sent yet. */
const opened = new WeakMap();

function newTicket() {
  const bytes = new Bytes(16);
  random(generatorOf(window), bytes);
  let text = '';
  for (let index = 0; index < 16; index++) text += slice(codeToText(256 + bytes[index], 16), 1);
  return text;
}

const requestMethods = {
  open(name, url) {
    if (arguments.length < 2) return apply(nativeOpen, this, arguments);
    weakDelete(opened, this);
    const verb = textOf(name);
    let target = textOf(url);
    const href = hasNoBody(verb) ? null : handled(target);
    if (href !== null) {
      const ticket = newTicket();
      const isNow = arguments.length > 2 && !arguments[2];
      weakSet(opened, this, { __proto__: null, href: handled(target, true), ticket, isNow });
      target = marked(href, 'ticket.' + ticket + '.');
    }
    // How many arguments there are has a meaning.
    const list = [verb, target];
    for (let index = 2; index < arguments.length; index++) {
      defineProperty(list, index, { __proto__: null, value: arguments[index], enumerable: true });
    }
    return apply(nativeOpen, this, list);
  },
  send() {
    const open = weakGet(opened, this);
    if (!open) return apply(nativeSend, this, arguments);
    weakDelete(opened, this);
    const body = parts(arguments[0], isDocument);
    if (open.isNow) {
      uploadNow(open, body);
      return apply(nativeSend, this, arguments);
    }
    apply(nativeSend, this, arguments);
    upload(this, open, body);
  },
};

/** Puts the script's method where the engine's was. */
function replace(object, name, methods) {
  const descriptor = descriptorOf(object, name);
  descriptor.value = methods[name];
  defineProperty(object, name, descriptor);
}
replace(window, 'fetch', fetchMethods);
replace(PageXHR.prototype, 'open', requestMethods);
replace(PageXHR.prototype, 'send', requestMethods);
})
"""#
}
