// WebViewJavascriptBridge 4 to 6, and its port to Swift: for pages with nothing but its snippet, and
// for those that bring a copy of its script.

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

// Tasks of their own, in order. Timers would be: hidden pages hardly get any.

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

/** Whether a handler may show a dialog without making the app wait: it then runs by itself. */
let isSafe = true;

/** Hands the page a call or an answer, in the order in which native gave them. */
function deliver(task) {
  if (isSafe || mapSize(tasks) > 0) later(task);
  else task();
}

// Calls of the page, and its handlers.

/** What the old wire makes of a value, which is JSON. What that cannot write is left as it is. */
function onWire(value) {
  try {
    if (isPlain(value, 0)) return value;
    const text = stringify(value);
    return text === undefined ? undefined : parse(text);
  } catch (_) {
    return value;
  }
}

/** @param {function(*): void} [answered] Called when the answer is read, before what native said next. */
function callNative(name, data, answered) {
  // `null` is an argument, which native has as NSNull; `undefined` is none.
  data = onWire(data);
  const list = data === undefined ? [] : { __proto__: null, data };
  const failed = (error) => {
    // A handler that has nothing to say may let its callback go, where nobody waits for it.
    if (answered || error.code !== 'noResponse') complain('"' + name + '" failed: ' + error.message);
  };
  const before = lastCall;
  // The promise is settled where the call could not be sent. An answer does not pass through the promise, because
  // the promise's reaction would run after the message that native sent next.
  follow(request('call', name, list, withoutTimeout), () => {}, failed);
  const call = lastCall !== before && calls.get(lastCall);
  if (!call) return;
  call.resolve = (result) => { if (answered) answered(result === undefined ? null : asJSON(result)); };
  call.reject = failed;
}

/**
 * What a handler returns that answers by `done` or `fail`. A promise of its own would be followed later, and what
 * the page says next would reach native before the answer.
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
    // Pages take their handlers away so.
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

/** Takes a message as native once spoke it, for those who call this themselves. */
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
  // Nobody waits for what it answers.
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
