// Sends the requests of a page that native code relays: fetch, XMLHttpRequest, forms, beacons and EventSource.
//
// The files of this folder are one function, in the order of their names. It runs in the closure of the runtime, where it
// may use the names that are kept (scripts/lib/minify.js), and the object `requests`, by which it intercepts. As in
// these, nothing is looked up after the start, because a page may replace every property that it can reach.
//
// options: {prefix: string, rules: [{origins, cors, patterns: [{scheme, host, isSuffix, port, path}]}]}
function (options) {
// A document of document.open() keeps the interceptors of the window.
if (!requests) return;

const { intercept, contentsOf, parseURL, isHere } = requests;
const { apply, ownKeys } = Reflect;
const { defineProperty, getPrototypeOf } = Object;
const descriptorOf = Object.getOwnPropertyDescriptor;
const method = (f) => (self, ...list) => apply(f, self, list);
const methodOf = (type, name) => method(type.prototype[name]);
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
const Running = Map;
const PageEvent = Event;
const ProgressPageEvent = ProgressEvent;
const MessagePageEvent = MessageEvent;
const Target = EventTarget.prototype;
const UploadEvents = XMLHttpRequestEventTarget;
const Decoder = TextDecoder;
const encoder = new TextEncoder();
const pageLocation = window.location;
const pageDocument = document;
const agent = navigator.userAgent;
const then = methodOf(Promise, 'then');
const encode = ((f) => (text) => f(encoder, text))(methodOf(TextEncoder, 'encode'));
const decode = methodOf(TextDecoder, 'decode');
const startsWith = methodOf(String, 'startsWith');
const endsWith = methodOf(String, 'endsWith');
const indexOf = methodOf(String, 'indexOf');
const slice = methodOf(String, 'slice');
const lower = methodOf(String, 'toLowerCase');
const upper = methodOf(String, 'toUpperCase');
const codeAt = methodOf(String, 'charCodeAt');
const match = methodOf(RegExp, 'exec');
const setRunning = methodOf(Map, 'set');
const endRunning = methodOf(Map, 'delete');
const eachRunning = methodOf(Map, 'forEach');
const weakGet = methodOf(WeakMap, 'get');
const weakSet = methodOf(WeakMap, 'set');
const Weak = WeakMap;
const addListener = methodOf(EventTarget, 'addEventListener');
const removeListener = methodOf(EventTarget, 'removeEventListener');
const dispatch = methodOf(EventTarget, 'dispatchEvent');
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
const setBytes = methodOf(Bytes, 'set');
const bufferOf = getter(getPrototypeOf(Bytes), 'buffer');
const lengthOfBuffer = getter(ArrayBuffer, 'byteLength');
const isView = ArrayBuffer.isView;

/** Whether a value is what the function takes as its receiver, whatever it inherits. */
const takes = (f) => (value) => {
  try {
    f(value, '');
    return true;
  } catch {
    return false;
  }
};

const pageOrigin = window.origin;
const sendName = ownName(options.prefix + 'send');
const forever = Object.freeze({ __proto__: null, timeout: Infinity });
const noConstructor = Object.freeze({ __proto__: null, value: undefined });

/**
 * Chains a promise without asking the page for its constructor. If `done` throws, `failed` is called too, because
 * somebody waits for one of them, and the app's log says so.
 */
function chain(promise, done, failed) {
  defineProperty(promise, 'constructor', noConstructor);
  then(promise, (value) => {
    try {
      done(value);
    } catch (error) {
      failed(error);
      tell(error);
    }
  }, failed);
}
const ignore = () => {};
/** Tells the app's log that this script failed. */
function tell(error) {
  const message = descriptorOf(error, 'message');
  chain(request('call', abortName, [message && typeof message.value === 'string' ? message.value : ''], forever), ignore, ignore);
}

/** A property descriptor that inherits nothing. */
const hidden = (value) => ({ __proto__: null, value, writable: true, configurable: true, enumerable: true });
/** Adds to a list of the script's own, whose prototype the page can change. */
const append = (list, value) => { defineProperty(list, list.length, hidden(value)); };
