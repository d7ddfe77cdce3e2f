// The functions of the platform that the runtime uses, captured before any page script runs.
//
// The runtime's files are one closure, in the order of order.txt. A page may replace every property that it can
// reach, so the runtime captures functions here and looks up no property later. The runtime avoids async/await,
// for…of, spread, array destructuring and Promise.resolve, because these use the page's prototypes. It adds no
// property to an object that inherits, because the page may have defined a setter: lists are Maps or text.

const {
  secret, wire, handler: handlerName, origins, timeout: usualTimeout,
  pendingCalls, frameBytes, queuedBytes, streamWindow, references,
} = configuration;

const apply = Reflect.apply;
/**
 * The method `f` as a function of its receiver and the arguments. A bound `call` would do the same. The engine's
 * compilers inline this form, and not that one.
 */
const unbound = (f) => (self, ...rest) => apply(f, self, rest);

const method = (type, name) => unbound(type.prototype[name]);
const getter = (type, name) => unbound(descriptorOf(type.prototype, name).get);

const stringify = JSON.stringify;
const parse = JSON.parse;
const defineProperty = Object.defineProperty;
const freeze = Object.freeze;
const keysOf = Object.keys;
const namesOf = Object.getOwnPropertyNames;
const descriptorOf = Object.getOwnPropertyDescriptor;
const prototypeOf = Object.getPrototypeOf;
const ObjectPrototype = Object.prototype;
const ArrayPrototype = Array.prototype;
const FunctionPrototype = Function.prototype;
const PageProxy = Proxy;
const tagOf = method(Object, 'toString');
const isArray = Array.isArray;
const isView = ArrayBuffer.isView;
const indexOf = method(String, 'indexOf');
const slice = method(String, 'slice');
/** The kind of an object: `Map` of `[object Map]`. */
const kindOf = (value) => slice(tagOf(value), 8, -1);
const startsWith = method(String, 'startsWith');
const codeAt = method(String, 'charCodeAt');
const codePointAt = method(String, 'codePointAt');
const normalize = method(String, 'normalize');
const textOf = String;
const exec = method(RegExp, 'exec');
const fromCodes = String.fromCharCode;
const PageMap = Map;
const mapGet = method(Map, 'get');
const mapSet = method(Map, 'set');
const mapHas = method(Map, 'has');
const mapDelete = method(Map, 'delete');
const mapEach = method(Map, 'forEach');
const mapSize = getter(Map, 'size');
const WeakTable = WeakMap;
const weakGet = method(WeakMap, 'get');
const weakSet = method(WeakMap, 'set');
const PageSet = Set;
const setAdd = method(Set, 'add');
const setEach = method(Set, 'forEach');
const PageDate = Date;
const timeOf = method(Date, 'getTime');
const digitsOf = method(Number, 'toString');
const numberOf = method(Number, 'valueOf');
const stringOf = method(String, 'valueOf');
const booleanOf = method(Boolean, 'valueOf');
const bigOf = method(BigInt, 'valueOf');
const clock = window.performance;
const clockNow = clock.now;
const now = () => apply(clockNow, clock, []);
const Bytes = Uint8Array;
const random = Math.random;
const toBinary = window.atob;
const toBase64 = window.btoa;
const setBytes = method(Bytes, 'set');
const bufferOf = getter(prototypeOf(Bytes), 'buffer');
const sizeOf = getter(prototypeOf(Bytes), 'length');
const PageBlob = window.Blob;
const PageFile = window.File;
const blobSize = getter(PageBlob, 'size');
const blobType = getter(PageBlob, 'type');
const blobPart = method(PageBlob, 'slice');
const blobBytes = method(PageBlob, 'arrayBuffer');
const fileName = getter(PageFile, 'name');
const Decoder = TextDecoder;
const decode = method(Decoder, 'decode');
const Big = BigInt;
const PagePromise = Promise;
const promiseThen = Promise.prototype.then;
const then = method(Promise, 'then');
const PageError = Error;
const soon = window.queueMicrotask;
const prompt = window.prompt;
const setTimer = window.setTimeout;
const clearTimer = window.clearTimeout;
const addListener = method(EventTarget, 'addEventListener');
const removeListener = method(EventTarget, 'removeEventListener');
const asyncIterator = Symbol.asyncIterator;
const iterator = Symbol.iterator;
const generatorFunction = prototypeOf(function* () {});
const asyncGeneratorFunction = prototypeOf(async function* () {});
const Registry = FinalizationRegistry;
const register = method(Registry, 'register');
const unregister = method(Registry, 'unregister');
const Controller = AbortController;
const abortController = method(Controller, 'abort');
const signalOf = getter(Controller, 'signal');
const report = window.reportError || ((error) => setTimer(() => { throw error; }, 0));

/** A property descriptor that inherits nothing. */
const constant = (value) => ({ __proto__: null, value });
const noConstructor = freeze(constant(undefined));

/**
 * Chains an engine promise without asking the page for its constructor.
 * @param {Promise} promise
 * @param {function(*): void} done
 * @param {function(*): void} [failed]
 */
function follow(promise, done, failed) {
  defineProperty(promise, 'constructor', noConstructor);
  then(promise, done, failed);
}

/** A promise that is fulfilled with a value, or follows it if the value is a promise of the page. */
const resolved = (value) => new PagePromise((resolve) => resolve(value));

/**
 * Chains an object of the page that has a method `then`. A promise is chained itself, because a second promise
 * around it would take three more microtasks, and memory while it waits.
 * @param {object} value
 * @param {function} then_ The value of `value.then`.
 * @param {function(*): void} done
 * @param {function(*): void} failed
 */
function chain(value, then_, done, failed) {
  if (then_ !== promiseThen) {
    return follow(resolved(value), done, failed);
  }
  try {
    then(value, done, failed);
  } catch (error) {
    // The value is no promise, or the page defined its constructor.
    failed(error);
  }
}
