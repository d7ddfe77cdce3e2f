// The functions that all dialects use.

const pageConsole = window.console;
const consoleWarn = pageConsole.warn;
const warning = ownName('warning');

/**
 * The JSON of a value. A big integer becomes a number, and bytes become base64. Undefined if the value has no JSON.
 */
const jsonOf = (value) => plainText(value) || stringify(value === undefined ? null : value,
  (_, inner) => typeof inner === 'bigint' ? +textOf(inner) : isView(inner) ? base64(inner) : inner);

/**
 * The value that a page of an older bridge gets: the value after a round trip through JSON. A value that holds a
 * function or a stream of the app stays as it is, because apps of older bridges have none.
 */
function asJSON(value) {
  if (isPrimitive(value) && typeof value !== 'bigint' || plainText(value)) return value;
  let isOpen = false;
  try {
    stringify(value, (_, inner) => {
      if (typeof inner === 'function' || !isPrimitive(inner) &&
        (isStream(inner, kindOf(inner)) || weakGet(nativeBlobs, inner))) isOpen = true;
      return typeof inner === 'bigint' || isView(inner) || isOpen ? 0 : inner;
    });
    return isOpen ? value : parse(jsonOf(value));
  } catch (_) {
    return value;
  }
}

/** Writes a warning to the page's console and to the app's log, where an old bridge would have failed silently. */
function warn(dialect, message) {
  const text = slice(dialect + ': ' + message, 0, 500);
  apply(consoleWarn, pageConsole, [text]);
  try {
    emit(warning, text);
  } catch (_) { /* No room is left for the event. The console has the warning. */ }
}

/** The text of an error, or of another value that the page threw. */
const describe = (error) => {
  try { return textOf(error && error.message || error); } catch (_) { return 'an error'; }
};

/**
 * Calls native with the one argument that old bridges have, and without a timeout, as old bridges did.
 * @param {function(*): void} heard Gets the result, or each element of a stream in turn.
 * @param {function(BridgeError): void} failed
 */
function callWith(name, data, heard, failed) {
  if (hasLeftPage()) return follow(postBeacon(name, listOf(data)), nothing, failed);
  follow(invoke(name, listOf(data), withoutTimeout), (result) => {
    const isOpen = typeof result === 'object' && result !== null && descriptorOf(result, asyncIterator);
    if (!isOpen) return heard(result);
    const elements = result[asyncIterator]();
    const step = () => follow(elements.next(), (element) => {
      if (element.done) return;
      heard(element.value);
      step();
    }, failed);
    step();
  }, failed);
}

/** The arguments of an older page's call that gives none. Their payload still tells that an older page calls. */
const noData = freeze({ __proto__: null, json: '{}' });

/**
 * The arguments of a call with the one argument that old bridges have; without data, none. A handler without
 * parameters ignores the argument, as the handlers of old bridges did.
 */
const listOf = (data) =>
  data === undefined || data === null ? noData : { __proto__: null, data };

/**
 * Gives the page a script message handler. If the app has a handler of that name, the app's handler stays and gets
 * the messages.
 */
function offerHandler(dialect, name, receive) {
  if (messageHandlers[name]) {
    return warn(dialect, 'The app has a message handler "' + name +
      '" of its own. It gets the page\'s messages; they do not reach the bridge');
  }
  const value = { postMessage(message) { receive(message); } };
  defineProperty(messageHandlers, name,
    { __proto__: null, value, writable: true, configurable: true, enumerable: true });
}

/** The functions of dialects that answer prompts, by the names of the dialects. */
const prompters = new PageMap();

/**
 * Answers prompts of this window. Native cannot answer them, because a dialog does not tell its frame on every system.
 * @param {function(*, *): (string|undefined)} answer Gets a prompt's message and text, and returns undefined if the
 *   prompt is not the dialect's.
 */
function answerPrompts(dialect, answer) {
  if (mapSize(prompters) === 0) defineProperty(window, 'prompt', {
    __proto__: null, writable: true, configurable: true, enumerable: true,
    value: function (message, text) {
      let reply;
      mapEach(prompters, (answer) => { if (reply === undefined) reply = answer(message, text); });
      return reply === undefined ? apply(prompt, window, arguments) : reply;
    },
  });
  mapSet(prompters, dialect, answer);
}

/** Runs a task whenever the page has loaded, also after document.open(). */
function whenLoaded(task) {
  mapSet(loadTasks, mapSize(loadTasks), task);
}

/** Adds a function that finds the handlers that pages register with a dialect. */
function alsoFind(findMore) {
  const before = findInExtensions;
  setFinder((name, mayStream) => before(name, mayStream) || findMore(name, mayStream));
}

/**
 * Defers native's calls of names without a handler. Old bridges kept calls until the page asked for them, which may
 * be long after the page has loaded. After ten seconds the calls fail, because such a page never asks.
 * @returns {function(): void} Ends this; to be called when the page has asked.
 */
function keepCalls() {
  let release;
  waitUntil(new PagePromise((resolve) => { release = resolve; }));
  setTimer(release, 10000);
  addListener(window, 'pageshow', dispatchFound);
  return release;
}

// The app gets the error, and the console this warning.
mapSet(unhandledObservers, 'dialects', (name) => {
  apply(consoleWarn, pageConsole, ['bridge: native called "' + name + '": no handler for "' + name +
    '" is registered']);
});
