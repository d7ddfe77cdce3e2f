// WebViewJavascriptBridge 4 to 6, and its port to Swift: for pages with nothing but its snippet, and
// for those that bring a copy of its script.

const complain = (message) => warn('WebViewJavascriptBridge', message);

/** Old calls have no deadline: what they ask for may take its time. */
const patient = freeze({ __proto__: null, timeout: Infinity });
const replacing = freeze({ __proto__: null, replacing: true });
const DISABLE = '_disableJavascriptAlertBoxSafetyTimeout';

const describe = (error) => {
  try { return textOf(error && error.message || error); } catch (_) { return 'an error'; }
};

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

function callNative(name, data, answered) {
  const value = onWire(data);
  follow(invoke(name, value === undefined || value === null ? [] : [value], patient),
    (result) => answered(result === undefined ? null : result),
    (error) => complain('"' + name + '" failed: ' + error.message));
}

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
    return complain('The handler of "' + name + '" is not a function');
  }
  answerWith(name, (data) => new PagePromise((resolve, reject) => deliver(() => {
    let isAnswered = false;
    const respond = (response) => {
      if (isAnswered) return complain('"' + name + '" answered twice');
      isAnswered = true;
      resolve(onWire(response));
    };
    try {
      apply(handler, undefined, [data, respond]);
    } catch (error) {
      report(error);
      reject(error);
    }
  })));
}

function callHandler(name, data, answered) {
  if (arguments.length === 2 && typeof data === 'function') {
    answered = data;
    data = null;
  }
  callNative(textOf(name), data, (result) => {
    if (typeof answered === 'function') callPage(answered, [result]);
  });
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
  },
  send(data, answered) { callHandler(options.defaultHandler, data, answered); },
  disableJavscriptAlertBoxSafetyTimeout: disableTimeout,
  disableJavascriptAlertBoxSafetyTimeout: disableTimeout,
  _fetchQueue: () => '[]',
  _handleMessageFromObjC: handleMessage,
  _handleMessageFromiOS: handleMessage,
};

mapSet(unanswered, 'WebViewJavascriptBridge', (name) =>
  complain('WARNING: no handler for "' + name + '"'));

answerWith(DISABLE, () => {
  disableTimeout();
  mapEach(copies, (shape, copy) => post(copy, shape, { handlerName: DISABLE }));
});

// Copies of the old script, which pages put in the place of this one. What a copy has in its queue is
// fetched after each of its calls and answers, and when native has seen its iframe ask for that.

/** @type {Map<object, object>} How the copies' messages are called, by copy. */
const copies = new PageMap();
/** The page's answers that native waits for, by id. */
const replies = new PageMap();
let lastReply = 0;
let isFetching = false;

function adopt(copy, shape) {
  try {
    if (copy === bridge || typeof copy !== 'object' || copy === null || mapHas(copies, copy) ||
        typeof copy._fetchQueue !== 'function' || typeof copy[shape.receive] !== 'function') return;
    mapSet(copies, copy, shape);
    wrap(copy, 'callHandler', 1);
    wrap(copy, 'send', 0);
    const original = copy.registerHandler;
    copy.registerHandler = (name, handler) => {
      answerWith(textOf(name), function (data) { return ask(copy, shape, name, data, this.signal); });
      return apply(original, copy, [name, fetching(handler)]);
    };
  } catch (error) {
    complain('The page\'s own bridge cannot be joined: ' + describe(error));
  }
}

/** Has the queue fetched after a method; a cyclic value, which it would hold for good, stays out. */
function wrap(copy, name, dataAt) {
  const original = copy[name];
  if (typeof original !== 'function') return;
  copy[name] = function () {
    if (!canWrite(arguments[dataAt], name)) return undefined;
    const result = apply(original, copy, arguments);
    fetchSoon();
    return result;
  };
}

/** A handler of a copy whose answers are fetched. */
const fetching = (handler) => typeof handler !== 'function' ? handler : (data, respond) =>
  apply(handler, undefined, [data, typeof respond !== 'function' ? respond : (response) => {
    if (!canWrite(response, 'an answer')) return;
    respond(response);
    fetchSoon();
  }]);

function canWrite(value, what) {
  try {
    stringify(value);
    return true;
  } catch (error) {
    complain(what + ' cannot be sent: ' + describe(error));
    return false;
  }
}

function fetchSoon() {
  if (isFetching) return;
  isFetching = true;
  soon(fetchAll);
}

function fetchAll() {
  isFetching = false;
  mapEach(globals, (shape, name) => adopt(window[name], shape));
  mapEach(copies, (shape, copy) => fetchQueue(copy, shape));
}

function fetchQueue(copy, shape) {
  let text, queue;
  try {
    text = apply(copy._fetchQueue, copy, []);
    queue = parse(text);
  } catch (error) {
    return complain('A queue cannot be read: ' + describe(error));
  }
  if (!isArray(queue)) return complain('A queue is no list: ' + slice(describe(text), 0, 100));
  for (let i = 0; i < queue.length; i++) take(queue[i], copy, shape);
  // Until nothing is left: what came meanwhile may have had its navigation swallowed by this one's.
  if (queue.length > 0) later(fetchAll);
}

function take(message, copy, shape) {
  if (typeof message !== 'object' || message === null) {
    return complain('A message is no object: ' + describe(message));
  }
  const { handlerName, data, responseData } = message;
  const responseId = message[shape.responseId];
  if (responseId !== undefined && responseId !== null) {
    const resolve = mapGet(replies, responseId);
    if (!resolve) return complain('Nobody waits for the answer "' + describe(responseId) + '"');
    mapDelete(replies, responseId);
    return resolve(responseData);
  }
  const name = handlerName === undefined || handlerName === null ? options.defaultHandler : handlerName;
  if (typeof name !== 'string') return complain('A message has no handler\'s name: ' + describe(name));
  const callbackId = message[shape.callbackId];
  callNative(name, data, (result) => {
    if (callbackId === undefined || callbackId === null) return;
    post(copy, shape, { [shape.responseId]: callbackId, responseData: result });
  });
}

/** Calls a handler that a copy has. */
const ask = (copy, shape, name, data, signal) => new PagePromise((resolve, reject) => {
  const id = shape.prefix + ++lastReply;
  mapSet(replies, id, resolve);
  addListener(signal, 'abort', () => mapDelete(replies, id));
  post(copy, shape, { handlerName: name, data, [shape.callbackId]: id }, reject);
});

function post(copy, shape, message, failed) {
  try {
    apply(copy[shape.receive], copy, [stringify(message)]);
  } catch (error) {
    report(error);
    if (failed) failed(error);
  }
}

on(options.navigation, fetchSoon);

// What pages find, and how they wait for it.

/** @type {Map<string, object>} */
const globals = new PageMap();
function define(name, callbacks, shape) {
  mapSet(globals, name, shape);
  let current = bridge;
  defineProperty(window, name, {
    __proto__: null, configurable: true, enumerable: true,
    get: () => current,
    set(value) {
      current = value;
      adopt(value, shape);
    },
  });
  // A page that looks here first, and not for the bridge, leaves its callbacks here.
  const list = [];
  const put = (entry) => later(() => callBack(entry, window[name]));
  defineProperty(list, 'push', constant((callback) => {
    put(callback);
    return 1;
  }));
  defineProperty(window, callbacks, {
    __proto__: null, configurable: true, enumerable: true,
    get: () => list,
    set(value) { if (value !== list) put(value); },
  });
}

/** @param {*} entry A callback that a page has left, or a list of them. */
function callBack(entry, withBridge) {
  if (typeof entry === 'function') return callPage(entry, [withBridge]);
  if (!isArray(entry)) return;
  for (let i = 0; i < entry.length; i++) callBack(entry[i], withBridge);
}

define('WebViewJavascriptBridge', 'WVJBCallbacks', {
  __proto__: null, receive: '_handleMessageFromObjC', prefix: 'objc_cb_',
  callbackId: 'callbackId', responseId: 'responseId',
});
define('WKWebViewJavascriptBridge', 'WKWVJBCallbacks', {
  __proto__: null, receive: '_handleMessageFromiOS', prefix: 'native_iOS_cb_',
  callbackId: 'callbackID', responseId: 'responseID',
});

/** What pages of the Swift port post to. */
function addHandler(name, posted) {
  defineProperty(window.webkit.messageHandlers, name, {
    __proto__: null, configurable: true, enumerable: true,
    value: freeze({ __proto__: null, postMessage() { posted(); } }),
  });
}
addHandler('iOS_Native_InjectJavascript', () => {});
addHandler('iOS_Native_FlushMessageQueue', fetchSoon);

const pageLog = pageConsole.log;
if (!window.onerror) {
  window.onerror = (message, url, line) => apply(pageLog, pageConsole,
    ['WebViewJavascriptBridge: ERROR:' + message + '@' + url + ':' + line]);
}

// Pages of version 4 wait for an event, which came when they were loaded.
const ReadyEvent = Event;
const dispatch = document.dispatchEvent;
let isAnnounced = false;
addListener(window, 'load', () => {
  if (isAnnounced) return;
  isAnnounced = true;
  later(() => {
    const event = new ReadyEvent('WebViewJavascriptBridgeReady');
    defineProperty(event, 'bridge', constant(window.WebViewJavascriptBridge));
    apply(dispatch, document, [event]);
  });
}, true);
