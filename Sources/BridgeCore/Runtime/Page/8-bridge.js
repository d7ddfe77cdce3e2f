// What the page sees, and its life.

/** Deals with one line of native. */
function readLine(line, isNext) {
  const first = indexOf(line, ' ');
  const verb = slice(line, 0, first);
  if (verb === 'note') {
    if (!isNext && mustWait(verb, 0)) return waitLine(line);
    const stop = nameEnd(line, first + 1);
    return hear(readName(slice(line, first + 1, stop)), slice(line, stop + 1));
  }
  const second = indexOf(line, ' ', first + 1);
  const stop = second < 0 ? line.length : second;
  const id = readNumber(slice(line, first + 1, stop));
  const rest = slice(line, stop + 1);
  if (!isNext && mustWait(verb, id)) return waitLine(line);
  switch (verb) {
    case 'load': {
      const space = indexOf(rest, ' ');
      return load(id, readNumber(slice(rest, 0, space)), slice(rest, space + 1));
    }
    case 'done': return finishCall(id, rest);
    case 'fail': return failCall(id, rest);
    case 'cancel':
      return cancelAnswer(id, new BridgeError('cancelled', 'The app no longer wants the answer'));
    case 'open': return openReader(id);
    case 'next': return receive(id, rest);
    case 'pull': return pullWriter(id, readNumber(rest));
    case 'release': return void mapDelete(given, id);
    case 'read': return answerRead(id, readNumber(rest));
    case 'apply': {
      const end_ = nameEnd(rest, 0);
      return answerApply(id, readNumber(slice(rest, 0, end_)), slice(rest, end_ + 1));
    }
    case 'has': return answerHas(id, readName(rest));
    case 'stream':
    case 'call': {
      const end_ = nameEnd(rest, 0);
      return answerCall(id, readName(slice(rest, 0, end_)), slice(rest, end_ + 1), verb === 'stream');
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

function readNumber(text) {
  const number = +text;
  if (number > 0 && (number | 0) === number) return number;
  if (text !== '' && number >= 0 && number < 1e16 && number % 1 === 0) return number;
  throw new BridgeError('badFrame', 'A line of the app has no number');
}

const readName = (text) => codeAt(text, 0) === 34 ? parse(text) : text;

let becomeReady;
const ready = new PagePromise((resolve) => { becomeReady = resolve; });

/** The arguments of a call as one payload. */
function argumentsFrom(list, start) {
  return () => {
    let last = list.length;
    while (last > start && list[last - 1] === undefined) last--;
    let text = '';
    for (let i = start; i < last; i++) {
      const part = plainText(list[i]);
      // In a marked payload each value is written as such.
      if (part === undefined) return '~' + carefulArguments(list, start, last);
      text += (i > start ? ',' : '') + part;
    }
    return '[' + text + ']';
  };
}

function carefulArguments(list, start, last) {
  let text = '';
  for (let i = start; i < last; i++) {
    text += (i > start ? ',' : '') + careful(list[i], 'args[' + (i - start) + ']', null, 0);
  }
  return '[' + text + ']';
}

function checkTimeout(options) {
  const timeout = options?.timeout;
  if (timeout === undefined || typeof timeout === 'number' && timeout === timeout) return;
  throw new BridgeError('badArguments', 'timeout is a number of milliseconds, or Infinity');
}

/** The page's bridge; every call of it has `options`. */
function makeBridge(options) {
  const bridge = {
    __proto__: null,
    call(name) { return request('call', name, argumentsFrom(arguments, 1), options); },
    callSync(name) { return callSync(name, argumentsFrom(arguments, 1), options); },
    stream(name) {
      const payload = argumentsFrom(arguments, 1);
      return lazyStream(name, (control) =>
        request('stream', name, payload, options, undefined, control));
    },
    has(name) { return request('has', name, null, options); },
    native: nativeProxy('', (name, list) => invoke(name, list, options)),
    expose(name, object, how) { expose(name, object, how); },
    handle(name, handler, how) { handle(name, handler, how); },
    remove(name) { return remove(name); },
    on(name, listener) { return on(name, listener); },
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
