// Copies of the old script, which pages put in the place of this one. What a copy has in its queue is
// fetched after each of its calls and answers, and when native has seen its iframe ask for that.

/** What stands under the names of the window where pages look for the bridge, by name. */
const globals = new PageMap();

/** What stands under a name of the window, without a look of the page's. */
function present(own) {
  const found = descriptorOf(window, own.name);
  return found && found.get === own.get ? own.current : window[own.name];
}

/** @type {Map<object, object>} How the copies' messages are called, by copy. */
const copies = new PageMap();
/** What takes the page's answers that native waits for, by id. */
const replies = new PageMap();
let lastReply = 0;
let isFetching = false;

/** Copies that were found when they had handlers already, which they alone know. */
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
      // What has no handler's name goes to what the page gave to `init`.
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
  const name = handlerName === undefined && isVersion4(copy) ? options.defaultHandler : handlerName;
  if (typeof name !== 'string') return complain('A message has no handler\'s name: ' + describe(name));
  const callbackId = message[shape.callbackId];
  callNative(name, data, callbackId === undefined || callbackId === null ? undefined : (result) => {
    post(copy, shape, { [shape.responseId]: callbackId, responseData: result });
  });
}

/** Calls a handler that a copy has; without a name, the one that it gave to `init`. */
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
