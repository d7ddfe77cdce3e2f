// The page's `bridge` object, and the life of the document.

function checkTimeout(options) {
  const timeout = options?.timeout;
  if (timeout === undefined || typeof timeout === 'number' && timeout === timeout) return;
  refuseArguments('timeout is milliseconds, or Infinity');
}

/** Makes a bridge object whose calls have `options`. */
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
      const option = (name) => more?.[name] === undefined ? options[name] : more[name];
      return makeBridge({
        __proto__: null,
        signal: option('signal'), timeout: option('timeout'), traceparent: option('traceparent'),
      });
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
  goodbye();
}

function returned(event) {
  if (!event.isTrusted || !hasLeft) return;
  hasLeft = false;
  hello();
}

/** Adds the listeners for the document's life, also after document.open(), which removes all listeners. */
function listen() {
  addListener(window, 'pagehide', left, true);
  addListener(window, 'pageshow', returned, true);
  addListener(window, 'load', loaded, true);
}

let isAllowed = false;
for (let i = 0; i < origins.length; i++) {
  if (exec(new RegExp(origins[i]), origin)) isAllowed = true;
}

/**
 * Starts the page script of an extension in a document of an allowed origin. An error of one extension leaves the
 * others as they are.
 * @param {function(object): void} extension The script, as a function of its options.
 * @param {object} options The options that native gives.
 */
function startExtension(extension, options) {
  if (isAllowed) callReporting(extension, undefined, [options]);
}

// Scripts of document start run again in this window after document.open(), when the page may have patched the window.
// By this property they find that the runtime is there. The property also keeps the object of message handlers alive,
// because the engine makes a new object, without the properties that extensions defined, if the old one was collected.
defineProperty(listen, 'handlers', constant(messageHandlers));
defineProperty(window, '__webbridge__', constant(freeze(listen)));

listen();
if (isAllowed) {
  const bridge = makeBridge({ __proto__: null });
  defineProperty(window, 'bridge',
    { __proto__: null, value: bridge, writable: true, configurable: true });
  defineProperty(window, Symbol.for('webbridge'), constant(bridge));
}
hello();
