// The handlers of the page, and the calls of native that they answer.

const handlers = new PageMap();
/**
 * The unanswered calls. `poll` is the number of the last long poll before the call, `context` the context of a handler
 * that has not finished, `credit` the credit that came before a stream was open, and `trace` native's trace.
 */
const answering = callTable();
/** Calls of names without a handler, by id, while the page loads. */
const deferred = new PageMap();
/** Hook: functions of extensions that get each name without a handler that native calls, by the extensions' names. */
const unhandledObservers = new PageMap();
/** The id of the call whose handler began last, for handlers that answer by `done` and `fail`. */
let runningCall = 0;
const forgetRunningCall = () => { runningCall = 0; };
let isLoaded = false;
let holds = 0;

function checkRegistering(name) {
  wireName(name);
  if (indexOf('.' + name + '.', '..') >= 0) {
    throw invalidName('"' + name + '" has an empty part: write module.feature.method');
  }
}

function checkFree(name, replaces) {
  if (mapHas(handlers, name) && !replaces) {
    throw new BridgeError('duplicateName', '"' + name +
      '" is registered already: pass { replacing: true }');
  }
}

function handle(name, handler, options) {
  checkRegistering(name);
  if (typeof handler !== 'function') {
    refuseArguments('The handler of "' + name + '" is not a function');
  }
  checkFree(name, options?.replacing);
  keepZone(handler);
  mapSet(handlers, name, handler);
  mapEach(deferred, (call) => {
    if (call.name === name) dispatchDeferred(call, handler);
  });
}

/** Hook: finds a handler that pages register with an extension instead of the runtime. */
let findInExtensions = () => undefined;
const setFinder = (find) => { findInExtensions = find; };

const findHandler = (name, mayStream) => mapGet(handlers, name) || findInExtensions(name, mayStream);

/** Dispatches a call, or defers it while the page loads and has no handler yet. Returns whether it was deferred. */
function dispatchOrDefer(id, name, payload, mayStream) {
  const handler = findHandler(name, mayStream);
  const waits = !handler && (!isLoaded || holds > 0);
  if (waits) mapSet(deferred, id, { id, name, payload, mayStream });
  else dispatch(id, name, payload, mayStream, handler);
  return waits;
}

/**
 * Answers a call by its handler, or by an error without one.
 * @param {string} payload Empty if native only asks whether the handler exists.
 */
function dispatch(id, name, payload, mayStream, handler) {
  if (!payload) {
    if (answering.take(id)) send('done ' + id + ' ' + !!handler);
    return;
  }
  if (handler) return runHandler(id, name, handler, payload, mayStream, name);
  dropPayload(payload);
  mapEach(unhandledObservers, (tell) => tell(name));
  fail(id, name, new BridgeError('unknownMethod', 'The page loaded without a handler for "' +
    name + '": call bridge.handle before any await, or bridge.waitUntil'));
}

/** Dispatches a call that was deferred. */
function dispatchDeferred({ id, name, payload, mayStream }, handler) {
  mapDelete(deferred, id);
  dispatch(id, name, payload, mayStream, handler);
}

/** Dispatches the deferred calls whose handlers exist by now. */
function dispatchFound() {
  mapEach(deferred, (call) => {
    const handler = findHandler(call.name, call.mayStream);
    if (handler) dispatchDeferred(call, handler);
  });
}

let nextTrace;
/** Keeps the trace of native's next call. */
const setTrace = (trace) => { nextTrace = trace; };

/** Enters a call of native among the unanswered calls. */
function beginCall(id) {
  const call = { id, poll: countUnanswered(), context: null, credit: 0, trace: nextTrace };
  nextTrace = undefined;
  answering.add(call);
  return call;
}

/** @param {boolean} mayStream Whether a stream may be the answer. */
function answerCall(id, name, payload, mayStream) {
  const call = beginCall(id);
  if (dispatchOrDefer(id, name, payload, mayStream)) countAnswered(call);
}

function answerHas(id, name) {
  countAnswered(beginCall(id));
  dispatchOrDefer(id, name, '', false);
}

const isGenerator = (handler) => {
  const prototype = prototypeOf(handler);
  return prototype === asyncGeneratorFunction || prototype === generatorFunction;
};

function runHandler(id, name, handler, payload, mayStream, ownName) {
  const call = answering.get(id);
  const context = new CallContext(ownName, call?.trace);
  let value, then_, outer;
  try {
    if (!mayStream && isGenerator(handler)) {
      dropPayload(payload);
      return failStream(id, name, ownName);
    }
    const list = readValue(payload);
    outer = setContext(context);
    runningCall = id;
    value = run(handler, context, list);
    then_ = typeof value === 'object' && value !== null && value.then;
    setContext(outer);
  } catch (error) {
    setContext(outer);
    return fail(id, name, error);
  }
  if (call && !isPrimitive(value)) call.context = context;
  if (typeof then_ !== 'function') return done(id, name, value, mayStream, ownName);
  chain(value, then_,
    (result) => done(id, name, result, mayStream, ownName), (error) => fail(id, name, error));
}

const failStream = (id, name, ownName) => fail(id, name, new BridgeError('isStream', ownName
  ? '"' + name + '" is a stream. Read it with bridge.stream("' + name + '")'
  : 'The function returned a stream: return an object with it'));

function done(id, name, value, mayStream, ownName) {
  try {
    if (typeof value === 'object' && value !== null && isStream(value, kindOf(value))) {
      if (mayStream) return openWriter(id, name, value);
      leaveStream(value);
      return failStream(id, name, ownName);
    }
    // A result that nobody waits for is not written, because native would never release its references.
    if (!answering.get(id)) return;
    sendValue('done ', id, 'The result of', name, value, 'result');
  } catch (error) {
    const isOurs = error instanceof BridgeError;
    fail(id, name, isOurs && error.code === 'overLimit' ? error : new BridgeError('badResult',
      'The result of "' + name + '": ' + (isOurs ? error.message : textOf(error))));
  }
}

/** Sends a line that ends with a value: an answer, or an element of a stream. */
function sendValue(verb, id, what, name, value, root) {
  const text = plainText(value);
  if (text === undefined) {
    sendExtended(() =>
      answerLine(verb, id, checkFrame(what, name, '~' + extendedText(value, root, null, 0))));
  } else send(answerLine(verb, id, checkFrame(what, name, text)));
}

const fail = (id, name, error) => answer('fail ', id, writeError(name, error));

/** Answers a call, unless it was answered or cancelled before. */
function answer(verb, id, payload) {
  if (answering.get(id)) send(answerLine(verb, id, payload));
}

/** The line of an answer, which ends its call, or of an element of a stream. */
function answerLine(verb, id, payload) {
  const call = verb !== 'next ' && answering.take(id);
  if (call) countAnswered(call);
  return verb + id + ' ' + payload;
}

function cancelAnswer(id, reason) {
  const call = answering.take(id);
  if (call) countAnswered(call);
  const late = mapGet(deferred, id);
  mapDelete(deferred, id);
  if (late) dropPayload(late.payload);
  if (call?.context) abortContext(call.context, reason);
  stopWriter(id);
}

whenClosed((reason) => answering.each((_, id) => cancelAnswer(id, reason)));

/** Answers the deferred calls once the page has loaded and `waitUntil` no longer holds it. */
function dispatchAll() {
  if (!isLoaded || holds > 0) return;
  dispatchFound();
  mapEach(deferred, (call) => dispatchDeferred(call));
}

/** Hook: tasks of extensions that run whenever the page has loaded, also after `document.open()`. */
const loadTasks = new PageMap();

function loaded() {
  isLoaded = true;
  dispatchAll();
  mapEach(loadTasks, (task) => task());
}

function waitUntil(promise) {
  holds++;
  const release = () => {
    holds--;
    dispatchAll();
  };
  follow(resolved(promise), release, release);
}
