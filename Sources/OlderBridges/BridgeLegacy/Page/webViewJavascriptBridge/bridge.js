// WebViewJavascriptBridge 4 to 6 and its port to Swift, for pages with only its snippet and for pages with a copy of
// its script.

const complain = (message) => warn('WebViewJavascriptBridge', message);

const replacing = freeze({ __proto__: null, replacing: true });
const DISABLE = '_disableJavascriptAlertBoxSafetyTimeout';

function callPage(f, list) {
  try {
    apply(f, undefined, list);
  } catch (error) {
    report(error);
  }
}

// Tasks in their order. A message channel runs them, because timers of hidden pages are throttled.

const channel = new MessageChannel();
const port = channel.port2;
const postToPort = port.postMessage;
const tasks = new PageMap();
let lastTask = 0, nextTask = 0;

channel.port1.onmessage = () => {
  const task = mapGet(tasks, ++nextTask);
  mapDelete(tasks, nextTask);
  task();
};

function later(task) {
  mapSet(tasks, ++lastTask, task);
  apply(postToPort, port, [null]);
}

/** Whether each handler runs in a task of its own, so that it may show a dialog without blocking the app. */
let isSafe = true;

/** Delivers a call or an answer to the page, in the order in which native sent them. */
function deliver(task) {
  if (isSafe || mapSize(tasks) > 0) later(task);
  else task();
}

// Calls of the page, and its handlers.

/** The value after a round trip through JSON, as on the old wire. A value without JSON stays as it is. */
function onWire(value) {
  try {
    if (isPlain(value, 0)) return value;
    const text = stringify(value);
    return text === undefined ? undefined : parse(text);
  } catch (_) {
    return value;
  }
}

/** @param {function(*): void} [answered] Called when the answer is read, before the next message of native. */
function callNative(name, data, answered) {
  // `null` is an argument, which native reads as NSNull. `undefined` is no argument.
  data = onWire(data);
  const list = data === undefined ? [] : { __proto__: null, data };
  const failed = (error) => {
    // A handler may drop its callback without an answer if the page waits for none.
    if (answered || error.code !== 'noResponse') complain('"' + name + '" failed: ' + error.message);
  };
  if (hasLeftPage()) return follow(postBeacon(name, list), nothing, failed);
  const before = lastCall;
  // The promise is settled where the call could not be sent. An answer does not pass through the promise, because
  // the promise's reaction would run after the message that native sent next.
  follow(request('call', name, list, withoutTimeout), nothing, failed);
  const call = lastCall !== before && calls.get(lastCall);
  if (!call) return;
  call.succeed = (result) => { if (answered) answered(result === undefined ? null : asJSON(result)); };
  call.failWith = failed;
}

/**
 * The result of a handler that answers by `done` or `fail`. A promise of the answer would be followed later, so that
 * the page's next message would reach native before the answer.
 */
const answersLater = () => new PagePromise(() => {});

function answerWith(name, answer) {
  try {
    handle(name, answer, replacing);
  } catch (error) {
    complain(error.message);
  }
}

function registerHandler(name, handler) {
  name = textOf(name);
  if (typeof handler !== 'function') {
    // Pages remove their handlers in this way.
    mapDelete(handlers, name);
    if (handler) complain('The handler of "' + name + '" is not a function');
    return;
  }
  answerWith(name, (data) => {
    const id = runningCall;
    deliver(() => {
      let isAnswered = false;
      const respond = (response) => {
        if (isAnswered) return complain('"' + name + '" answered twice');
        isAnswered = true;
        done(id, name, onWire(response), false, name);
      };
      try {
        apply(handler, undefined, [asJSON(data), respond]);
      } catch (error) {
        complain('"' + name + '" threw: ' + describe(error));
        report(error);
        fail(id, name, error);
      }
    });
    return answersLater();
  });
}

function callHandler(name, data, answered) {
  if (arguments.length === 2 && typeof data === 'function') {
    answered = data;
    data = null;
  }
  callNative(textOf(name), data, typeof answered === 'function'
    ? (result) => deliver(() => callPage(answered, [result])) : undefined);
}

/** Receives a message in the old form, for pages that call this function themselves. */
function handleMessage(json) {
  let message;
  try {
    message = parse(json);
  } catch (_) { /* Said below. */ }
  if (typeof message !== 'object' || message === null) {
    return complain('A message cannot be read: ' + describe(json));
  }
  const name = message.handlerName === undefined ? options.defaultHandler : message.handlerName;
  const handler = mapGet(handlers, name);
  // No call waits for the handler's answer.
  forgetRunningCall();
  if (handler) callPage(handler, [message.data]);
  else complain(message.responseId === undefined ? 'WARNING: no handler for "' + describe(name) + '"'
    : 'Nobody waits for the answer "' + describe(message.responseId) + '"');
}

function disableTimeout() { isSafe = false; }

let hasBegun = false;

const bridge = {
  registerHandler,
  callHandler,
  init(handler) {
    if (hasBegun) throw new PageError('WebViewJavascriptBridge.init called twice');
    hasBegun = true;
    if (handler !== undefined) registerHandler(options.defaultHandler, handler);
    whenBegun();
  },
  send(data, answered) { callHandler(options.defaultHandler, data, answered); },
  disableJavscriptAlertBoxSafetyTimeout: disableTimeout,
  disableJavascriptAlertBoxSafetyTimeout: disableTimeout,
  _fetchQueue: () => '[]',
  _handleMessageFromObjC: handleMessage,
  _handleMessageFromiOS: handleMessage,
};

answerWith(DISABLE, () => {
  disableTimeout();
  mapEach(copies, (shape, copy) => post(copy, shape, { handlerName: DISABLE }));
});
