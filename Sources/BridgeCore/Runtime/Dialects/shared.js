// What all dialects use.

const pageConsole = window.console;
const consoleWarn = pageConsole.warn;

/**
 * The JSON of a value, also of one that JSON lacks: a big integer is a number, bytes are base64; undefined
 * where the value has none.
 */
const jsonOf = (value) => plainText(value) || stringify(value === undefined ? null : value,
  (_, inner) => typeof inner === 'bigint' ? +textOf(inner) : isView(inner) ? base64(inner) : inner);

/**
 * What a page of an older bridge gets of a value: what JSON makes of it. What holds a function or a stream of
 * the app's, which no old app gave, stays as it is.
 */
function asJSON(value) {
  if (isPrimitive(value) && typeof value !== 'bigint' || plainText(value)) return value;
  let isOpen = false;
  try {
    stringify(value, (_, inner) => {
      if (typeof inner === 'function' || !isPrimitive(inner) &&
        (isStream(inner, tagOf(inner)) || weakGet(nativeBlobs, inner))) isOpen = true;
      return typeof inner === 'bigint' || isView(inner) || isOpen ? 0 : inner;
    });
    return isOpen ? value : parse(jsonOf(value));
  } catch (_) {
    return value;
  }
}

/** Tells the page's developer, and the app's log, what an old bridge would have lost in silence. */
function warn(dialect, message) {
  const text = slice(dialect + ': ' + message, 0, 500);
  apply(consoleWarn, pageConsole, [text]);
  try {
    emit('webbridge.warning', text);
  } catch (_) { /* There is no room for it; the console has it. */ }
}

/** An error of the page's, or whatever it threw, in a line. */
const describe = (error) => {
  try { return textOf(error && error.message || error); } catch (_) { return 'an error'; }
};

/**
 * Calls native with the one argument that old bridges have, and waits as long as it takes, as they did.
 * @param {function(*): void} heard Gets the result, or each element of a stream in turn.
 * @param {function(BridgeError): void} failed
 */
function callWith(name, data, heard, failed) {
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

/**
 * The arguments of a call with the one argument that old bridges have; no data is no argument. A handler
 * without parameters ignores the argument, as the old bridges' handlers did.
 */
const listOf = (data) =>
  data === undefined || data === null ? [] : { __proto__: null, data };

/**
 * Gives the page a script message handler. One of that name that the app has itself stays, and keeps
 * its messages.
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

/** Dialects that have their pages speak by prompts. */
const prompters = new PageMap();

/**
 * Answers prompts of this window. Natively nothing can: a dialog does not tell on every system which
 * frame it is of.
 * @param {function(*, *): (string|undefined)} answer Gets a prompt's message and text, and gives
 *   nothing where the prompt is not the dialect's.
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

/** Does something when the page has loaded, and again when it has after document.open(). */
function whenLoaded(task) {
  mapSet(loadTasks, mapSize(loadTasks), task);
}

/** Who answers to native, where a dialect's pages register elsewhere than with the runtime. */
function alsoFind(findMore) {
  const before = findInExtensions;
  setFinder((name, mayStream, isCall) =>
    before(name, mayStream, isCall) || findMore(name, mayStream, isCall));
}

/**
 * Keeps native's calls to names that nobody has: old bridges did so until the page came for them, which
 * may be long after it has loaded. A page that has not come ten seconds after its start does not know
 * them.
 * @returns {function(): void} To be called when the page has come.
 */
function keepCalls() {
  let release;
  waitUntil(new PagePromise((resolve) => { release = resolve; }));
  setTimer(release, 10000);
  addListener(window, 'pageshow', dispatchFound);
  return release;
}

// Native has the error itself.
mapSet(unhandledObservers, 'dialects', (name) => {
  apply(consoleWarn, pageConsole, ['bridge: native called "' + name + '": no handler for "' + name +
    '" is registered']);
});
