// What all dialects use.

const pageConsole = window.console;
const consoleWarn = pageConsole.warn;

/** Tells the page's developer, and the app's log, what an old bridge would have lost in silence. */
function warn(dialect, message) {
  const text = slice(dialect + ': ' + message, 0, 500);
  apply(consoleWarn, pageConsole, [text]);
  try {
    emit('webbridge.warning', text);
  } catch (_) { /* There is no room for it; the console has it. */ }
}

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

/** No data is no argument. */
const listOf = (data) => data === undefined || data === null ? [] : [data];

/**
 * Gives the page a script message handler. One of that name that the app has itself stays, and keeps
 * its messages.
 */
function offerHandler(dialect, name, receive) {
  const all = window.webkit.messageHandlers;
  if (all[name]) {
    return warn(dialect, 'The app has a message handler "' + name +
      '" of its own. It gets the page\'s messages; they do not reach the bridge');
  }
  const value = { postMessage(message) { receive(message); } };
  defineProperty(all, name,
    { __proto__: null, value, writable: true, configurable: true, enumerable: true });
}
