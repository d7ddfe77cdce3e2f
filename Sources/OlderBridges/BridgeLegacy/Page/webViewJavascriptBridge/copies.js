// Copies of the old script, with which pages replace this one. The queue of a copy is fetched after each of its calls
// and answers, and when native has seen the navigation of its iframe.

/** The objects under the names of the window where pages find the bridge, by name. */
const globals = new PageMap();

/** The object under a name of the window, without the effects of a page's access. */
function present(own) {
  const found = descriptorOf(window, own.name);
  return found && found.get === own.get ? own.current : window[own.name];
}

/** @type {Map<object, object>} The names that the copies use in messages, by copy. */
const copies = new PageMap();
/** The functions that take the page's answers, by id. */
const replies = new PageMap();
let lastReply = 0;
let isFetching = false;

/** The copies that already had handlers when they were found. Only the copies know these handlers. */
const lateCopies = new PageMap();

alsoFind((name) => {
  let found;
  mapEach(lateCopies, (shape, copy) => {
    found = function (data) { return ask(copy, shape, name, data, this.signal); };
  });
  return found;
});

function adopt(copy, shape, isLate) {
  try {
    if (copy === bridge || typeof copy !== 'object' || copy === null || mapHas(copies, copy) ||
        typeof copy._fetchQueue !== 'function' || typeof copy[shape.receive] !== 'function') return;
    mapSet(copies, copy, shape);
    if (isLate) mapSet(lateCopies, copy, shape);
    wrap(copy, 'callHandler', 1);
    wrap(copy, 'send', 0);
    if (isVersion4(copy)) {
      // A message without a handler's name goes to the handler that the page passed to `init`.
      answerWith(options.defaultHandler,
        function (data) { return ask(copy, shape, undefined, data, this.signal); });
    }
    const original = copy.registerHandler;
    copy.registerHandler = (name, handler) => {
      answerWith(textOf(name), function (data) { return ask(copy, shape, name, data, this.signal); });
      return apply(original, copy, [name, fetching(handler)]);
    };
  } catch (error) {
    complain('The page\'s own bridge cannot be joined: ' + describe(error));
  }
}

const isVersion4 = (copy) => typeof copy.init === 'function';

/** Wraps a method, so that the queue is fetched after it. A cyclic value is refused, because the queue would keep it. */
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

/** Wraps a handler of a copy, so that its answers are fetched. */
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
  mapEach(globals, (own) => adopt(present(own), own.shape, true));
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
  // Again until the queue is empty, because the engine may have joined the navigations of later messages to this one.
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
  const name = handlerName === undefined && isVersion4(copy) ? options.defaultHandler : handlerName;
  if (typeof name !== 'string') return complain('A message has no handler\'s name: ' + describe(name));
  const callbackId = message[shape.callbackId];
  callNative(name, data, callbackId === undefined || callbackId === null ? undefined : (result) => {
    post(copy, shape, { [shape.responseId]: callbackId, responseData: result });
  });
}

/** Calls a handler of a copy; without a name, the handler that was passed to `init`. */
function ask(copy, shape, name, data, signal) {
  const call = runningCall;
  const id = shape.prefix + ++lastReply;
  mapSet(replies, id, (response) => done(call, name, response, false, name));
  addListener(signal, 'abort', () => mapDelete(replies, id));
  post(copy, shape, { handlerName: name, data, [shape.callbackId]: id },
    (error) => fail(call, name, error));
  return answersLater();
}

function post(copy, shape, message, failed) {
  try {
    apply(copy[shape.receive], copy, [jsonOf(message)]);
  } catch (error) {
    report(error);
    if (failed) failed(error);
  }
}
