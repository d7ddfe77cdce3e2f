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
