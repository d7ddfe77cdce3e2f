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
const nativeSetHeader = XMLHttpRequest.prototype.setRequestHeader;

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
