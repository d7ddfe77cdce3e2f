// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime, in the parts of its folder.
enum RuntimeSource {
  static let bridge = #"""
// What the runtime uses of the platform, taken before any page script runs.
//
// The files of this folder are one closure, in the order of their names. A page may replace every
// property that it can reach; so nothing here looks one up later. No async/await, for…of, spread,
// array destructuring or Promise.resolve: they ask the page's prototypes. Nothing is stored by
// index or name in objects that inherit, since a setter may stand there: lists are Maps, or text.

const apply = Reflect.apply;
/** The method `f` as a function of its receiver and up to three arguments. (A bound `call` would say
 * the same; the engine's compilers see through this, and not through that.) */
const method = (f) => (self, a, b, c) => apply(f, self, [a, b, c]);

const stringify = JSON.stringify;
const parse = JSON.parse;
const defineProperty = Object.defineProperty;
const freeze = Object.freeze;
const keysOf = Object.keys;
const namesOf = Object.getOwnPropertyNames;
const descriptorOf = Object.getOwnPropertyDescriptor;
const prototypeOf = Object.getPrototypeOf;
const ObjectPrototype = Object.prototype;
const FunctionPrototype = Function.prototype;
const PageProxy = Proxy;
const tagOf = method(Object.prototype.toString);
const isArray = Array.isArray;
const isView = ArrayBuffer.isView;
const indexOf = method(String.prototype.indexOf);
const slice = method(String.prototype.slice);
const codeAt = method(String.prototype.charCodeAt);
const textOf = String;
const exec = method(RegExp.prototype.exec);
const fromCodes = String.fromCharCode;
const PageMap = Map;
const mapGet = method(Map.prototype.get);
const mapSet = method(Map.prototype.set);
const mapHas = method(Map.prototype.has);
const mapDelete = method(Map.prototype.delete);
const mapEach = method(Map.prototype.forEach);
const mapSize = method(Object.getOwnPropertyDescriptor(Map.prototype, 'size').get);
const PageSet = Set;
const setAdd = method(Set.prototype.add);
const setEach = method(Set.prototype.forEach);
const PageDate = Date;
const timeOf = method(Date.prototype.getTime);
const clock = window.performance;
const clockNow = clock.now;
const now = () => apply(clockNow, clock, []);
const Bytes = Uint8Array;
const random = window.crypto;
const fillRandom = random.getRandomValues;
const toBinary = window.atob;
const toBase64 = window.btoa;
const Big = BigInt;
const PagePromise = Promise;
const then = method(Promise.prototype.then);
const PageError = Error;
const soon = window.queueMicrotask;
const prompt = window.prompt;
const setTimer = window.setTimeout;
const clearTimer = window.clearTimeout;
const addListener = method(EventTarget.prototype.addEventListener);
const removeListener = method(EventTarget.prototype.removeEventListener);
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
/**
 * What went wrong with a call, on either side. `code` is what a program decides by, `message` what
 * a person reads, `data` what the side that failed gave along.
 */
class BridgeError extends PageError {
  /**
   * @param {string} code One of the bridge's codes, or one of your own.
   * @param {string} message
   * @param {{data?: *, cause?: *}} [options]
   */
  constructor(code, message, options) {
    super(message);
    defineProperty(this, 'name', constant(code === 'cancelled' ? 'AbortError' : 'BridgeError'));
    defineProperty(this, 'code', constant(textOf(code)));
    if (options && options.data !== undefined) {
      defineProperty(this, 'data', constant(options.data));
    }
    if (options && options.cause !== undefined) {
      defineProperty(this, 'cause', constant(options.cause));
    }
  }
}
freeze(BridgeError.prototype);
freeze(BridgeError);

/** A copy of an error, with a stack of its own: no two calls share an error. */
const again = (error) => new BridgeError(error.code, error.message, { data: error.data });

/** The error of a `fail` or `end` line. */
function readError(payload) {
  const fields = readValue(payload);
  return new BridgeError(fields.code, fields.message, { data: fields.data });
}

/** The payload of a `fail` line for whatever a handler threw. */
function writeError(name, thrown) {
  let code = 'thrown', message, stack, data = '';
  try {
    if (thrown instanceof BridgeError) {
      code = thrown.code;
      message = textOf(thrown.message);
      if (thrown.data !== undefined) data = writeValue(thrown.data, 'data');
    } else if (thrown instanceof PageError) {
      message = '"' + name + '" threw ' + textOf(thrown.name) + ': ' + textOf(thrown.message);
    } else {
      message = '"' + name + '" threw ' + textOf(thrown);
      data = writeValue(thrown, 'data');
    }
    if (thrown instanceof PageError && thrown.stack !== undefined) stack = textOf(thrown.stack);
  } catch (_) {
    if (message === undefined) message = '"' + name + '" threw a value that cannot be read';
    data = '';
  }
  const marked = data !== '' && codeAt(data, 0) === MARK;
  return (marked ? '~' : '') + '{"code":' + stringify(code) + ',"message":' + stringify(message) +
    (stack === undefined ? '' : ',"stack":' + stringify(stack)) +
    (data === '' ? '' : ',"data":' + (marked ? slice(data, 1) : data)) + '}';
}
// The text of values; the peer of ValueWriter.swift and ValueParser.swift, which have the table.

const MARK = 126; // ~
const DOLLAR = 36;
const DEEPEST = 500;

/** The text of a payload. Throws a BridgeError that names the place below `root`. */
function writeValue(value, root) {
  return isPlain(value, 0) ? stringify(value) : '~' + careful(value, root, null, 0);
}

/** Whether JSON carries a value just as it is. */
function isPlain(value, depth) {
  switch (typeof value) {
    case 'string': case 'boolean': return true;
    case 'number': return value - value === 0;
    case 'object': break;
    default: return false;
  }
  if (value === null) return true;
  if (depth > DEEPEST) return false;
  if (isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlain(value[i], depth + 1)) return false;
    return value.toJSON === undefined;
  }
  const prototype = prototypeOf(value);
  if (prototype !== ObjectPrototype && prototype !== null) return false;
  const keys = keysOf(value);
  for (let i = 0; i < keys.length; i++) if (!isPlain(value[keys[i]], depth + 1)) return false;
  return value.toJSON === undefined;
}

const refuse = (path, what) => {
  throw new BridgeError('badArguments', path + ' ' + what);
};

/** The text of a value that has something in it that JSON lacks. */
function careful(value, path, above, depth) {
  switch (typeof value) {
    case 'string': case 'boolean': return stringify(value);
    case 'number': return value - value === 0 ? stringify(value) : '{"$number":"' + value + '"}';
    case 'undefined': return '{"$undefined":1}';
    case 'bigint': return '{"$int":"' + value + '"}';
    case 'function': refuse(path, 'is a function, which cannot cross the bridge');
    case 'symbol': refuse(path, 'is a symbol, which cannot cross the bridge');
  }
  if (value === null) return 'null';
  for (let up = above; up; up = up.above) {
    if (up.value === value) refuse(path, 'is cyclic: it is one of the objects that it is in');
  }
  if (depth > DEEPEST) refuse(path, 'is nested deeper than ' + DEEPEST);
  const within = { value, above };
  const part = (inner, place) => careful(inner, path + place, within, depth + 1);
  const tag = tagOf(value);
  if (tag !== '[object Date]' && typeof value.toJSON === 'function') return part(value.toJSON(), '');
  if (isArray(value)) return listText(value, part);
  if (isView(value)) {
    return '{"$bytes":"' + base64(new Bytes(value.buffer, value.byteOffset, value.byteLength)) + '"}';
  }
  switch (tag) {
    case '[object ArrayBuffer]': return '{"$bytes":"' + base64(new Bytes(value)) + '"}';
    case '[object Date]': {
      const time = timeOf(value);
      return time - time === 0 ? '{"$date":' + time + '}' : 'null';
    }
    case '[object Map]': {
      let text = '';
      mapEach(value, (item, key) => {
        text += (text && ',') + '[' + part(key, '.key') + ',' + part(item, '[' + textOf(key) + ']') + ']';
      });
      return '{"$map":[' + text + ']}';
    }
    case '[object Set]': {
      let text = '';
      setEach(value, (item) => { text += (text && ',') + part(item, '.item'); });
      return '{"$set":[' + text + ']}';
    }
    case '[object Number]': case '[object String]': case '[object Boolean]': return stringify(value);
    case '[object Promise]': refuse(path, 'is a Promise: await it first');
  }
  if (tag === '[object Error]') {
    return '{"name":' + stringify(textOf(value.name)) + ',"message":' +
      stringify(textOf(value.message)) + '}';
  }
  return objectText(value, tag, path, part);
}

function listText(list, part) {
  let text = '';
  for (let i = 0; i < list.length; i++) text += (i ? ',' : '') + part(list[i], '[' + i + ']');
  return '[' + text + ']';
}

function objectText(value, tag, path, part) {
  const keys = keysOf(value);
  if (keys.length === 0 && tag !== '[object Object]') {
    refuse(path, 'is ' + slice(tag, 8, -1) + ', which cannot cross the bridge');
  }
  let text = '';
  for (let i = 0; i < keys.length; i++) {
    text += (i ? ',' : '') + stringify(keys[i]) + ':' + part(value[keys[i]], '.' + keys[i]);
  }
  const isTagged = keys.length === 1 && codeAt(keys[0], 0) === DOLLAR;
  return isTagged ? '{"$object":{' + text + '}}' : '{' + text + '}';
}

function base64(bytes) {
  let binary = '';
  for (let i = 0; i < bytes.length; i++) binary += fromCodes(bytes[i]);
  return toBase64(binary);
}

/** The value of a payload. */
function readValue(text) {
  return codeAt(text, 0) === MARK ? revive(parse(slice(text, 1))) : parse(text);
}

function revive(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (isArray(value)) {
    for (let i = 0; i < value.length; i++) value[i] = revive(value[i]);
    return value;
  }
  const keys = keysOf(value);
  if (keys.length === 1 && codeAt(keys[0], 0) === DOLLAR) return extended(keys[0], value[keys[0]]);
  for (let i = 0; i < keys.length; i++) value[keys[i]] = revive(value[keys[i]]);
  return value;
}

function extended(key, value) {
  switch (key) {
    case '$undefined': return undefined;
    case '$number': return +value;
    case '$int': return Big(value);
    case '$date': return new PageDate(value);
    case '$bytes': {
      const binary = toBinary(value);
      const bytes = new Bytes(binary.length);
      for (let i = 0; i < binary.length; i++) bytes[i] = codeAt(binary, i);
      return bytes;
    }
    case '$map': {
      const map = new PageMap();
      for (let i = 0; i < value.length; i++) mapSet(map, revive(value[i][0]), revive(value[i][1]));
      return map;
    }
    case '$set': {
      const set = new PageSet();
      for (let i = 0; i < value.length; i++) setAdd(set, revive(value[i]));
      return set;
    }
    case '$object': {
      const inner = keysOf(value)[0];
      value[inner] = revive(value[inner]);
      return value;
    }
    default: throw new BridgeError('badFrame', key + ' is no kind of value');
  }
}
// Texts to native and their replies: one batch on its way at most, and one post, the park, that
// native leaves unanswered until it has something to say. docs/WIRE.md has the whole of it.

const handler = window.webkit.messageHandlers[configuration.handler];
const postMessage = handler.postMessage;
const post = (text) => apply(postMessage, handler, [text]);

const HEXADECIMAL = '0123456789abcdef';

const isMain = window.top === window;
// WebKit calls the origin of local files opaque; an app that shows them knows better.
const origin = isMain && window.location.protocol === 'file:' ? 'file://' : window.origin;

/** Rises with every hello: what belongs to an earlier one is passed over. */
let epoch = 0;
let token = '';
/** What the document calls itself; it serves where native has not answered the hello yet. */
let key = '';
/** Why nothing can be sent; null while something can. */
let closed = null;
/** Lines that wait to leave, each with its newline in front. */
let outgoing = '';
let sentTexts = 0;
let heardTexts = 0;
let isFlushing = false;
/** How many batches are unanswered: one, or more where synchronous calls had to send theirs. */
let batchesOut = 0;
/** Texts that came before their turn, by number. */
let early = new PageMap();

/** Says hello: this document, from now on, is one of native's documents. */
function hello() {
  const own = ++epoch;
  token = '';
  closed = null;
  key = randomKey();
  sentTexts = heardTexts = batchesOut = 0;
  early = new PageMap();
  const text = 'hello ' + configuration.secret + ' {"wire":' + configuration.wire +
    ',"origin":' + stringify(origin) + ',"url":' + stringify(window.location.href) +
    ',"main":' + isMain + ',"key":"' + key + '"}';
  listenTo(post(text), own, (reply) => {
    if (indexOf(reply, 'welcome ') !== 0) return end(reply);
    token = slice(reply, 8);
    becomeReady();
    ship('park');
  });
}

/** 32 hexadecimal digits that nobody can guess. */
function randomKey() {
  const bytes = apply(fillRandom, random, [new Bytes(16)]);
  let text = '';
  for (let i = 0; i < 16; i++) {
    text += slice(HEXADECIMAL, bytes[i] >> 4, (bytes[i] >> 4) + 1) +
      slice(HEXADECIMAL, bytes[i] & 15, (bytes[i] & 15) + 1);
  }
  return text;
}

/** Says that this document is leaving. */
function bye() {
  if (token) follow(post('bye ' + token), () => {}, () => {});
  close(new BridgeError('documentGone', 'The page was left; what was called may have run'));
}

/** Throws where a line has no room among those that wait. */
function checkRoom(name, line) {
  if (line.length > configuration.frameBytes) {
    throw new BridgeError('overLimit', '"' + name + '" carries ' + line.length +
      ' characters; a frame may have ' + configuration.frameBytes + ' bytes');
  }
  if (outgoing.length + line.length > configuration.queuedBytes) {
    throw new BridgeError('overLimit', '"' + name + '": ' + outgoing.length +
      ' characters wait for the app already; it does not come for them');
  }
}

/** Sends a line, together with all that are sent until the current script has run. */
function send(line) {
  outgoing += '\n' + line;
  if (isFlushing || batchesOut > 0 || !token) return;
  isFlushing = true;
  soon(flush);
}

function flush() {
  isFlushing = false;
  if (token && batchesOut === 0) sendBatch();
}

/** Sends what waits, now. */
function sendBatch() {
  if (!outgoing) return;
  batchesOut++;
  ship('batch');
}

function ship(kind) {
  const text = kind + ' ' + (token || key) + ' ' + (++sentTexts) + outgoing;
  outgoing = '';
  listenTo(post(text), epoch, (reply) => {
    if (kind === 'batch') batchesOut--;
    if (reply !== '' && !deliver(reply)) return;
    // Handlers that answer within a few microtasks have their answers aboard.
    if (kind === 'park') afterAnswers(4, epoch);
    else flush();
  });
}

function afterAnswers(turns, own) {
  if (own !== epoch || closed) return;
  if (turns > 0 && hasFresh()) soon(() => afterAnswers(turns - 1, own));
  else {
    forgetFresh();
    ship('park');
  }
}

function listenTo(promise, own, heard) {
  follow(promise, (reply) => {
    if (own !== epoch || closed) return;
    if (typeof reply === 'string') heard(reply);
    else lost();
  }, () => { if (own === epoch && !closed) lost(); });
}

/** Reads a reply; false where it ended the bridge. */
function deliver(reply) {
  const end_ = indexOf(reply, '\n');
  const first = end_ < 0 ? reply : slice(reply, 0, end_);
  const prefix = 'batch ' + token + ' ';
  if (indexOf(first, prefix) !== 0) return end(reply);
  mapSet(early, +slice(first, prefix.length), slice(reply, first.length));
  for (let text; (text = mapGet(early, heardTexts + 1)) !== undefined;) {
    mapDelete(early, ++heardTexts);
    readLines(text);
  }
  // The replies to the batches and the park are under way; what is missing with more texts than
  // that here never comes.
  if (mapSize(early) > (batchesOut > 1 ? batchesOut + 1 : 2)) {
    close(new BridgeError('badFrame', 'A text of the app is missing: the order is broken'));
    report(again(closed));
    return false;
  }
  return !closed;
}

function readLines(text) {
  for (let start = 1; start < text.length;) {
    let stop = indexOf(text, '\n', start);
    if (stop < 0) stop = text.length;
    try {
      readLine(slice(text, start, stop));
    } catch (error) {
      report(error);
    }
    start = stop + 1;
  }
}

function end(reply) {
  if (indexOf(reply, 'end ') === 0) close(readError(slice(reply, 4)));
  else lost();
  return false;
}

/** A reply was dropped: nobody on the other side is left. */
function lost() {
  close(new BridgeError('detached', 'The app took the bridge away'));
}

function close(error) {
  closed = error;
  token = outgoing = '';
  failCalls(error);
  forgetCalls();
}
// Calls to native that wait for their answers.

/** @type {Map<number, {name: string, resolve: Function, reject: Function, deadline: number}>} */
const calls = new PageMap();
let lastCall = 0;
let timer = 0;
let timerAt = Infinity;

const BARE = /^[A-Za-z0-9_$.-]+$/;

/** The name as it stands on the wire. Throws where it is none. */
function wireName(name) {
  if (typeof name !== 'string' || name.length === 0 || name.length > 256) {
    throw new BridgeError('invalidName', 'A name is text of 1 to 256 characters');
  }
  return exec(BARE, name) ? name : stringify(name);
}

/**
 * Sends a request and promises its answer.
 * @param {string} verb
 * @param {string} name
 * @param {?function(): string} payload
 * @param {{signal?: AbortSignal, timeout?: number}} options
 */
function request(verb, name, payload, options) {
  return new PagePromise((resolve, reject) => {
    const line = ' ' + wireName(name) + (payload ? ' ' + payload() : '');
    if (closed) throw again(closed);
    checkRoom(name, line);
    if (mapSize(calls) >= configuration.pendingCalls) {
      throw new BridgeError('overLimit',
        '"' + name + '": ' + mapSize(calls) + ' calls are unanswered already');
    }
    const signal = options.signal;
    if (signal && signal.aborted) throw cancelled(name, signal);
    const timeout = options.timeout === undefined ? configuration.timeout : options.timeout;
    const id = ++lastCall;
    const call = {
      name, resolve, reject, deadline: timeout > 0 ? now() + timeout : Infinity, signal,
      abort: null,
    };
    if (signal) {
      call.abort = () => abandon(id, cancelled(name, signal));
      addListener(signal, 'abort', call.abort);
    }
    mapSet(calls, id, call);
    if (call.deadline < timerAt) armTimer(call.deadline);
    send(verb + ' ' + id + line);
  });
}

const cancelled = (name, signal) =>
  new BridgeError('cancelled', '"' + name + '" was cancelled', { cause: signal.reason });

function takeCall(id) {
  const call = mapGet(calls, id);
  if (!call) return undefined;
  mapDelete(calls, id);
  if (call.abort) removeListener(call.signal, 'abort', call.abort);
  return call;
}

/** Ends a call that nobody waits for any more, on both sides. */
function abandon(id, error) {
  const call = takeCall(id);
  if (!call) return;
  call.reject(error);
  send('cancel ' + id);
}

function finishCall(id, payload) {
  const call = takeCall(id);
  if (!call) return;
  try {
    call.resolve(readValue(payload));
  } catch (error) {
    call.reject(new BridgeError('badFrame', 'The answer of "' + call.name + '" cannot be read'));
  }
}

function failCall(id, payload) {
  const call = takeCall(id);
  if (call) call.reject(readError(payload));
}

function failCalls(error) {
  mapEach(calls, (call, id) => {
    takeCall(id);
    call.reject(new BridgeError(error.code, '"' + call.name + '": ' + error.message));
  });
}

// One timer for all calls, for the earliest deadline.
function armTimer(deadline) {
  clearTimer(timer);
  timerAt = deadline;
  const wait = deadline - now();
  // Timers hold 31 bits of milliseconds.
  timer = setTimer(expire, wait < 0 ? 0 : wait > 2147483647 ? 2147483647 : wait);
}

function expire() {
  timerAt = Infinity;
  const time = now();
  let earliest = Infinity;
  mapEach(calls, (call, id) => {
    if (call.deadline <= time) {
      abandon(id, new BridgeError('timedOut', '"' + call.name +
        '" was not answered in time; it may have run'));
    } else if (call.deadline < earliest) earliest = call.deadline;
  });
  if (earliest !== Infinity) armTimer(earliest > time + 5 ? earliest : time + 5);
}
// What the page answers to, and the calls of native that are being answered.

const handlers = new PageMap();
/** Calls that are not answered yet, by id: the generation that they came in. */
const answering = new PageMap();
/** Calls to names that nobody has registered yet, by id, while the page still loads. */
const expected = new PageMap();
/** Rises with every park; `fresh` calls came since the last one and may be answered with the next. */
let generation = 0;
let fresh = 0;
let isLoaded = false;
let holds = 0;

const hasFresh = () => fresh > 0;

function forgetFresh() {
  generation++;
  fresh = 0;
}

function checkRegistering(name) {
  wireName(name);
  if (indexOf('.' + name + '.', '..') >= 0) {
    throw new BridgeError('invalidName', '"' + name + '" has an empty part: write module.feature.method');
  }
}

function checkFree(name, replaces) {
  if (mapHas(handlers, name) && !replaces) {
    throw new BridgeError('duplicateName', '"' + name +
      '" is registered already; pass { replacing: true } where that is meant');
  }
}

function handle(name, handler, options) {
  checkRegistering(name);
  if (typeof handler !== 'function') {
    throw new BridgeError('badArguments', 'The handler of "' + name + '" is not a function');
  }
  checkFree(name, options && options.replacing);
  mapSet(handlers, name, handler);
  mapEach(expected, (call, id) => {
    if (call.name !== name) return;
    mapDelete(expected, id);
    call.begin(handler);
  });
}

/** Finds who answers, now or, while the page loads, later. */
function expect(id, name, begin) {
  const handler = mapGet(handlers, name);
  if (handler) begin(handler);
  else if (isLoaded && holds === 0) begin(undefined);
  else mapSet(expected, id, { name, begin });
}

function answerCall(id, name, payload) {
  mapSet(answering, id, generation);
  fresh++;
  expect(id, name, (handler) => {
    if (handler) return run(id, name, handler, payload);
    fail(id, name, new BridgeError('unknownMethod', 'The page registers no handler for "' + name +
      '": bridge.handle(' + stringify(name) + ', …)'));
  });
  if (mapHas(expected, id)) settle(id);
}

function answerHas(id, name) {
  mapSet(answering, id, -1);
  expect(id, name, (handler) => {
    if (mapDelete(answering, id)) send('done ' + id + ' ' + (handler !== undefined));
  });
}

function run(id, name, handler, payload) {
  let value, then_;
  try {
    value = apply(handler, undefined, readValue(payload));
    then_ = typeof value === 'object' && value !== null && value.then;
  } catch (error) {
    return fail(id, name, error);
  }
  if (typeof then_ !== 'function') return done(id, name, value);
  follow(new PagePromise((resolve) => resolve(value)),
    (result) => done(id, name, result), (error) => fail(id, name, error));
}

/** A call no longer keeps the next park waiting. */
function settle(id) {
  if (mapGet(answering, id) === generation) {
    mapSet(answering, id, -1);
    fresh--;
  }
}

function done(id, name, value) {
  let payload;
  try {
    payload = writeValue(value, 'result');
  } catch (error) {
    return fail(id, name, new BridgeError('badResult', 'What "' + name + '" returned: ' +
      (error instanceof BridgeError ? error.message : textOf(error))));
  }
  if (payload.length > configuration.frameBytes) {
    return fail(id, name, new BridgeError('overLimit', 'The result of "' + name + '" has ' +
      payload.length + ' characters; a frame may have ' + configuration.frameBytes + ' bytes'));
  }
  answer('done ', id, payload);
}

const fail = (id, name, error) => answer('fail ', id, writeError(name, error));

/** Answers a call; nothing where it was answered or cancelled before. */
function answer(verb, id, payload) {
  if (!mapHas(answering, id)) return;
  settle(id);
  mapDelete(answering, id);
  send(verb + id + ' ' + payload);
}

function cancelAnswer(id) {
  settle(id);
  mapDelete(answering, id);
  mapDelete(expected, id);
}

function forgetCalls() {
  mapEach(answering, (_, id) => cancelAnswer(id));
}

// A page that is still loading registers late.
function failExpected() {
  if (!isLoaded || holds > 0) return;
  mapEach(expected, (call, id) => {
    mapDelete(expected, id);
    call.begin(undefined);
  });
}

function loaded() {
  isLoaded = true;
  failExpected();
}

function waitUntil(promise) {
  holds++;
  const release = () => {
    holds--;
    failExpected();
  };
  follow(new PagePromise((resolve) => resolve(promise)), release, release);
}
// Objects whose methods the page answers with.

/** The names that each exposed object has registered, by the object's own. */
const exposed = new PageMap();

/**
 * Answers calls of `name` and a method's name with that method of the object.
 * @param {string} name
 * @param {object} object
 * @param {{replacing?: boolean}} [options]
 */
function expose(name, object, options) {
  checkRegistering(name);
  if ((typeof object !== 'object' && typeof object !== 'function') || object === null) {
    throw new BridgeError('badArguments', 'What is exposed as "' + name + '" is not an object');
  }
  const methods = methodsOf(name, object);
  if (mapSize(methods) === 0) {
    throw new BridgeError('badArguments', 'What is exposed as "' + name + '" has no methods');
  }
  const replaces = options && options.replacing;
  if (replaces) remove(name);
  // All of them or none.
  mapEach(methods, (method, full) => checkFree(full, replaces));
  mapEach(methods, (method, full) => handle(full, method, options));
  mapSet(exposed, name, methods);
}

/** Own and inherited methods, less the constructor and what starts with an underscore. */
function methodsOf(name, object) {
  const methods = new PageMap();
  for (let level = object; level && level !== ObjectPrototype && level !== FunctionPrototype;
    level = prototypeOf(level)) {
    const names = namesOf(level);
    for (let i = 0; i < names.length; i++) {
      const full = name + '.' + names[i];
      if (names[i] === 'constructor' || codeAt(names[i], 0) === 95 || mapHas(methods, full)) continue;
      const method = descriptorOf(level, names[i]).value;
      if (typeof method !== 'function') continue;
      checkRegistering(full);
      mapSet(methods, full, function () { return apply(method, object, arguments); });
    }
  }
  return methods;
}

/** Withdraws a handler, or all methods of an exposed object; whether there was one. */
function remove(name) {
  const methods = mapGet(exposed, name);
  if (!methods) return mapDelete(handlers, name);
  mapDelete(exposed, name);
  mapEach(methods, (method, full) => {
    // Somebody else may answer to the name by now.
    if (mapGet(handlers, full) === method) mapDelete(handlers, full);
  });
  return true;
}
// Events of both sides. Nobody answers them.

const listeners = new PageMap();
let lastListener = 0;

function on(name, listener) {
  wireName(name);
  if (typeof listener !== 'function') {
    throw new BridgeError('badArguments', 'The listener of "' + name + '" is not a function');
  }
  let ofName = mapGet(listeners, name);
  if (!ofName) mapSet(listeners, name, ofName = new PageMap());
  const id = ++lastListener;
  mapSet(ofName, id, listener);
  return () => { mapDelete(ofName, id); };
}

function off(name, listener) {
  const ofName = mapGet(listeners, name);
  if (!ofName) return;
  mapEach(ofName, (other, id) => {
    if (listener === undefined || other === listener) mapDelete(ofName, id);
  });
}

function emit(name, value) {
  const line = 'note ' + wireName(name) + ' ' + writeValue(value, 'value');
  checkRoom(name, line);
  if (!closed) send(line);
}

function hear(name, payload) {
  const ofName = mapGet(listeners, name);
  if (!ofName || mapSize(ofName) === 0) return;
  const value = readValue(payload);
  mapEach(ofName, (listener) => {
    try {
      apply(listener, undefined, [value]);
    } catch (error) {
      report(error);
    }
  });
}
// The app's handlers as if they were objects of the page: native.device.camera.takePhoto(0.8).

const target = freeze(function () {});

/**
 * What stands for the name `path`, and calls it when it is called.
 * @param {string} path
 * @param {function(string, ArrayLike): *} invoke
 */
function nativeProxy(path, invoke) {
  return new PageProxy(target, {
    __proto__: null,
    // Promises ask for `then`, and consoles for symbols: these are nobody's names.
    get: (_, part) => typeof part !== 'string' || part === 'then' ? undefined
      : nativeProxy(path ? path + '.' + part : part, invoke),
    apply: (_, self, list) => invoke(path, list),
    has: () => false,
    set: refuseChange,
    defineProperty: refuseChange,
    deleteProperty: refuseChange,
    construct: refuseChange,
  });
}

function refuseChange() {
  throw new BridgeError('badArguments', 'What stands under bridge.native can only be called');
}
// Calls that are answered before they return: the page stands still meanwhile.

/**
 * Calls native by way of `prompt`, which blocks until it is answered.
 * @param {string} name
 * @param {function(): string} payload
 * @param {{signal?: AbortSignal}} options
 */
function callSync(name, payload, options) {
  const line = 'call 0 ' + wireName(name) + ' ' + payload();
  if (closed) throw again(closed);
  checkRoom(name, line);
  if (options.signal && options.signal.aborted) throw cancelled(name, options.signal);
  // What was said before is heard before.
  sendBatch();
  const reply = apply(prompt, window,
    [configuration.handler, 'sync ' + key + ' ' + sentTexts + '\n' + line]);
  if (typeof reply !== 'string') {
    throw new BridgeError('syncUnavailable', '"' + name + '" cannot be called synchronously from ' +
      'here: the page is being left or is in a sandboxed frame, or the app shows no dialogs');
  }
  if (indexOf(reply, 'done 0 ') === 0) return readValue(slice(reply, 7));
  throw readError(slice(reply, indexOf(reply, 'fail 0 ') === 0 ? 7 : 4));
}
// What the page sees, and its life.

/** Deals with one line of native. */
function readLine(line) {
  const first = indexOf(line, ' ');
  const verb = slice(line, 0, first);
  if (verb === 'note') {
    const stop = nameEnd(line, first + 1);
    return hear(readName(slice(line, first + 1, stop)), slice(line, stop + 1));
  }
  const second = indexOf(line, ' ', first + 1);
  const stop = second < 0 ? line.length : second;
  const id = +slice(line, first + 1, stop);
  const rest = slice(line, stop + 1);
  switch (verb) {
    case 'done': return finishCall(id, rest);
    case 'fail': return failCall(id, rest);
    case 'cancel': return cancelAnswer(id);
    case 'has': return answerHas(id, readName(rest));
    case 'call': {
      const end_ = nameEnd(rest, 0);
      return answerCall(id, readName(slice(rest, 0, end_)), slice(rest, end_ + 1));
    }
    default: throw new BridgeError('badFrame', 'A line of the app cannot be read: ' + verb);
  }
}

/** Where a name that starts at `start` ends: at a space outside of quotes. */
function nameEnd(line, start) {
  let stop = start;
  if (codeAt(line, start) === 34) {
    for (stop++; codeAt(line, stop) !== 34; stop++) if (codeAt(line, stop) === 92) stop++;
    return stop + 1;
  }
  stop = indexOf(line, ' ', start);
  return stop < 0 ? line.length : stop;
}

const readName = (text) => codeAt(text, 0) === 34 ? parse(text) : text;

let becomeReady;
const ready = new PagePromise((resolve) => { becomeReady = resolve; });

/** The arguments of a call as one payload. */
function argumentsFrom(list, start) {
  return () => {
    let last = list.length;
    while (last > start && list[last - 1] === undefined) last--;
    let text = '', marked = false;
    for (let i = start; i < last; i++) {
      let part = writeValue(list[i], 'args[' + (i - start) + ']');
      if (codeAt(part, 0) === MARK) {
        marked = true;
        part = slice(part, 1);
      }
      text += (i > start ? ',' : '') + part;
    }
    return (marked ? '~[' : '[') + text + ']';
  };
}

/** The page's bridge; every call of it has `options`. */
function makeBridge(options) {
  const bridge = {
    __proto__: null,
    call(name) { return request('call', name, argumentsFrom(arguments, 1), options); },
    callSync(name) { return callSync(name, argumentsFrom(arguments, 1), options); },
    has(name) { return request('has', name, null, options); },
    native: nativeProxy('', (name, list) => request('call', name, argumentsFrom(list, 0), options)),
    expose(name, object, how) { expose(name, object, how); },
    handle(name, handler, how) { handle(name, handler, how); },
    remove(name) { return remove(name); },
    on(name, listener) { return on(name, listener); },
    off(name, listener) { off(name, listener); },
    emit(name, value) { emit(name, value); },
    with(more) {
      const merged = {
        __proto__: null,
        signal: more && more.signal !== undefined ? more.signal : options.signal,
        timeout: more && more.timeout !== undefined ? more.timeout : options.timeout,
      };
      return makeBridge(merged);
    },
    waitUntil(promise) { waitUntil(promise); },
    ready,
    BridgeError,
  };
  const names = keysOf(bridge);
  for (let i = 0; i < names.length; i++) {
    if (typeof bridge[names[i]] === 'function' && names[i] !== 'native') freeze(bridge[names[i]]);
  }
  return freeze(bridge);
}

let hasLeft = false;

function left(event) {
  if (!event.isTrusted || hasLeft) return;
  hasLeft = true;
  bye();
}

function returned(event) {
  if (!event.isTrusted || !hasLeft) return;
  hasLeft = false;
  hello();
}

/** Listens to the page's life; again after document.open(), which takes all listeners away. */
function listen() {
  addListener(window, 'pagehide', left, true);
  addListener(window, 'pageshow', returned, true);
  addListener(window, 'load', loaded, true);
}

function isAllowed() {
  for (let i = 0; i < configuration.origins.length; i++) {
    if (exec(new RegExp(configuration.origins[i]), origin)) return true;
  }
  return false;
}

// Scripts of document start run again in this window after document.open(), when the page may have
// patched it: this property is how they know.
defineProperty(window, '__webbridge__', constant(freeze(listen)));

listen();
if (isAllowed()) {
  const bridge = makeBridge({ __proto__: null });
  defineProperty(window, 'bridge',
    { __proto__: null, value: bridge, writable: true, configurable: true });
  defineProperty(window, Symbol.for('webbridge'), constant(bridge));
}
hello();
"""#
  static let module = #"""
// The page's bridge as a module: import { bridge, BridgeError } from './bridge.js'
//
// In a browser without the app every call rejects with the code 'unavailable', so that a page can
// be worked on there.

class Unavailable extends Error {
  constructor(code, message, options) {
    super(message);
    this.name = 'BridgeError';
    this.code = code;
    Object.assign(this, options);
  }
}

const unavailable = () =>
  new Unavailable('unavailable', 'There is no bridge: the page is not shown by the app');
const reject = () => Promise.reject(unavailable());
const native = () => new Proxy(reject, {
  get: (_, part) => typeof part === 'string' && part !== 'then' ? native() : undefined,
});

const absent = {
  call: reject,
  callSync() { throw unavailable(); },
  native: native(),
  expose() {},
  has: () => Promise.resolve(false),
  handle() {},
  remove: () => false,
  on: () => () => {},
  off() {},
  emit() {},
  with: () => absent,
  waitUntil() {},
  ready: new Promise(() => {}),
  BridgeError: Unavailable,
};

export const bridge = window[Symbol.for('webbridge')] ?? absent;
export const BridgeError = bridge.BridgeError;
"""#
}
