// What the page sees, and its life.

/** Where the number or the name ends that was read last. */
let readEnd = 0;

/** Deals with one line of native: what stands in a text from `start` to `stop`. */
function readLine(text, start, stop, isNext) {
  // Each piece that is taken out of the text is an object: what comes most often is looked at in place.
  const verb = startsWith(text, 'done ', start) ? 'done' : startsWith(text, 'call ', start) ? 'call'
    : slice(text, start, indexOf(text, ' ', start));
  const line = start;
  start += verb.length + 1;
  const id = verb === 'note' ? 0 : readNumber(text, start, stop);
  if (!isNext && mustWait(verb, id)) return waitLine(slice(text, line, stop));
  if (verb !== 'note') start = readEnd + 1;
  switch (verb) {
    case 'done': return finishCall(id, slice(text, start, stop));
    case 'call': case 'stream':
      return answerCall(
        id, readName(text, start, stop), slice(text, readEnd + 1, stop), verb === 'stream');
    case 'note': return hear(readName(text, start, stop), slice(text, readEnd + 1, stop));
    case 'fail': return failCall(id, slice(text, start, stop));
    case 'load': return load(id, readNumber(text, start, stop), slice(text, readEnd + 1, stop));
    case 'cancel':
      return cancelAnswer(id, new BridgeError('cancelled', 'The app no longer wants the answer'));
    case 'open': return openReader(id);
    case 'next': return receive(id, slice(text, start, stop));
    case 'pull': return pullWriter(id, readNumber(text, start, stop));
    case 'release': return void mapDelete(given, id);
    case 'read': return answerRead(id, readNumber(text, start, stop));
    case 'apply': return answerApply(id, readNumber(text, start, stop), slice(text, readEnd + 1, stop));
    case 'has': return answerHas(id, readName(text, start, stop));
    default: throw new BridgeError('badFrame', 'A line of the app cannot be read: ' + verb);
  }
}

/** Reads the number that ends at a space, or at `stop`. */
function readNumber(text, start, stop) {
  let number = 0;
  readEnd = start;
  for (let digit; readEnd < stop && (digit = text[readEnd]) !== ' '; readEnd++) {
    number = number * 10 + +digit;
  }
  if (readEnd > start && number < 1e16) return number;
  throw new BridgeError('badFrame', 'A line of the app has no number');
}

/** Reads the name that ends at a space outside of quotes, or at `stop`. */
function readName(text, start, stop) {
  const isQuoted = codeAt(text, start) === 34;
  if (isQuoted) {
    readEnd = start + 1;
    for (let code; readEnd < stop && (code = codeAt(text, readEnd)) !== 34; readEnd++) {
      if (code === 92) readEnd++;
    }
    readEnd++;
  } else {
    readEnd = indexOf(text, ' ', start);
    if (readEnd < 0 || readEnd > stop) readEnd = stop;
  }
  const name = slice(text, start, readEnd);
  return isQuoted ? parse(name) : name;
}

let becomeReady, refuseReady;
const ready = new PagePromise((resolve, reject) => {
  becomeReady = resolve;
  refuseReady = reject;
});
// A refusal is no uncaught error of a page that never asks.
then(ready, undefined, () => {});

/**
 * The arguments of a call as one payload, without those at the end that are undefined.
 * @param {Array|{data: *}} list An object holds the single argument of an older bridge's call.
 * @param {function(*, number): ?string} write Writes one; where it gives nothing, nothing is written.
 */
function argumentsText(list, write) {
  let count = list.length;
  if (count === undefined) {
    const part = write(list.data, 0);
    return part === undefined ? undefined : '{"data":' + part + '}';
  }
  while (count > 0 && list[count - 1] === undefined) count--;
  let text = '';
  for (let i = 0; i < count; i++) {
    const part = write(list[i], i);
    if (part === undefined) return undefined;
    text = i > 0 ? text + ',' + part : part;
  }
  return '[' + text + ']';
}

/** The payload of arguments of which not all are plain. In a marked payload each is written as such. */
const carefulArguments = (list) =>
  '~' + argumentsText(list, (value, i) => careful(value, 'args[' + i + ']', null, 0));

function checkTimeout(options) {
  const timeout = options?.timeout;
  if (timeout === undefined || typeof timeout === 'number' && timeout === timeout) return;
  throw new BridgeError('badArguments', 'timeout is a number of milliseconds, or Infinity');
}

/** The page's bridge; every call of it has `options`. */
function makeBridge(options) {
  const bridge = {
    __proto__: null,
    call(name, ...list) { return request('call', name, list, options); },
    callSync(name, ...list) { return callSync(name, list, options); },
    stream(name, ...list) {
      return lazyStream(name, (control) =>
        request('stream', name, list, options, undefined, control));
    },
    has(name) { return request('has', name, null, options); },
    native: nativeProxy('', (name, list) => invoke(name, list, options)),
    expose(name, object, how) { expose(name, object, how); },
    handle(name, handler, how) { handle(name, handler, how); },
    remove(name) { return remove(name); },
    on(name, listener, how) { return on(name, listener, how); },
    off(name, listener) { off(name, listener); },
    emit(name, value) { emit(name, value); },
    with(more) {
      checkTimeout(more);
      const merged = {
        __proto__: null,
        signal: more && more.signal !== undefined ? more.signal : options.signal,
        timeout: more && more.timeout !== undefined ? more.timeout : options.timeout,
      };
      return makeBridge(merged);
    },
    waitUntil(promise) { waitUntil(promise); },
    get context() { return currentContext; },
    ready,
    isAvailable: true,
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
  for (let i = 0; i < origins.length; i++) {
    if (exec(new RegExp(origins[i]), origin)) return true;
  }
  return false;
}

// Scripts of document start run again in this window after document.open(), when the page may have
// patched it: this property is how they know. It also keeps the object of handlers: the engine's
// collector takes that where nobody has it, and what dialects defined on it is not there on the next.
defineProperty(listen, 'handlers', constant(messageHandlers));
defineProperty(window, '__webbridge__', constant(freeze(listen)));

listen();
if (isAllowed()) {
  const bridge = makeBridge({ __proto__: null });
  defineProperty(window, 'bridge',
    { __proto__: null, value: bridge, writable: true, configurable: true });
  defineProperty(window, Symbol.for('webbridge'), constant(bridge));
}
hello();
