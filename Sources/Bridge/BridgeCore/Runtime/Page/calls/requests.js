// The page's calls of native.

/**
 * The unanswered calls: {id: number, name: string, succeed: Function, failWith: Function, deadline: number, grace: number,
 * …}. The grace is the time that the call gets at most for times in which the app was suspended.
 */
const calls = callTable();
const noOptions = freeze({ __proto__: null });
const withoutTimeout = freeze({ __proto__: null, timeout: Infinity });
let lastCall = 0;
let timer = 0;
let timerAt = Infinity;

/** The functions that settle the last promise. They are kept here, so that all promises share one executor. */
let lastResolve = null;
let lastReject = null;
const keepSettlers = (resolve, reject) => {
  lastResolve = resolve;
  lastReject = reject;
};

/**
 * Sends a request, and promises its answer.
 * @param {string} verb
 * @param {string} name
 * @param {?Array} list The arguments; null if the request has none on the wire.
 * @param {{signal?: AbortSignal, timeout?: number, traceparent?: string}} options
 * @param {number} [ref] The number of a function or stream of native, which stands in the place of the name.
 * @param {{id: number, inner: ?object, isPatient?: boolean, isLoad?: boolean, room?: number}} [control] Gets the
 *   request's id, and the stream if the answer is one. A patient control grants credit only once the stream is open.
 *   The room is the number of bytes that the stream may have under way or unread.
 */
function request(verb, name, list, options, ref, control) {
  const promise = new PagePromise(keepSettlers);
  const call = {
    id: 0, name, succeed: lastResolve, failWith: lastReject, deadline: 0, grace: 0,
    signal: options.signal, abort: null, control,
  };
  lastResolve = lastReject = null;
  try {
    const target = ref === undefined ? wireName(name) : ref;
    const payload = list ? argumentsText(list, plainText) : '';
    if (payload !== undefined) send(enter(verb, target, payload, call, options, control));
    else requestExtended(verb, target, list, call, options, control);
  } catch (error) {
    call.failWith(error);
  }
  return promise;
}

/** Sends a request with arguments that JSON alone cannot carry. */
const requestExtended = (verb, target, list, call, options, control) => sendExtended(() =>
  enter(verb, target, extendedArguments(list), call, options, control));

/** Sends the trace of the request that is sent next. */
function sendTrace(id, { traceparent }) {
  if (traceparent) send('trace ' + id + ' ' + stringify(slice(textOf(traceparent), 0, 99)));
}

/** Enters a call among the unanswered calls, and returns its line. */
function enter(verb, target, payload, call, options, control) {
  if (closed) throw again(closed);
  const { name, signal } = call;
  const line = payload ? target + ' ' + payload : '' + target;
  // A load is exempt from limits, because the lines behind it have come already.
  if (!control?.isLoad) {
    checkRoom(name, line);
    if (calls.size() >= pendingCalls) {
      throw overLimit('"' + name + '": ' + calls.size() + ' calls are unanswered already');
    }
  }
  checkWanted(name, options);
  const id = call.id = ++lastCall;
  if (control) {
    control.id = id;
    if (control.isLoad) mapSet(loadReads, id, true);
  }
  if (signal) abandonWith(signal, id, call);
  call.grace = timeoutOf(options);
  call.deadline = now() + call.grace;
  calls.add(call);
  if (call.deadline < timerAt) armTimer(call.deadline);
  sendTrace(id, options);
  expectAnswer();
  return verb + ' ' + id + ' ' + line + (control && !control.isPatient ?
    '\ncredit ' + id + ' ' + FIRST_CREDIT : '');
}

/** Ends a call with its signal. A closure in `enter` would move the variables of every call to the heap. */
function abandonWith(signal, id, call) {
  call.abort = () => abandon(id, cancelled(call.name, signal));
  addListener(signal, 'abort', call.abort);
}

/** The time that a call may take, in milliseconds. */
function timeoutOf(options) {
  return options.timeout ?? usualTimeout ?? Infinity;
}

/** Throws an error if the call's signal is aborted, or its time is 0. */
function checkWanted(name, options) {
  if (options.signal && options.signal.aborted) throw cancelled(name, options.signal);
  if (timeoutOf(options) <= 0) {
    throw new BridgeError('timedOut', '"' + name + '" has a timeout of 0');
  }
}

const cancelled = (name, signal) =>
  new BridgeError('cancelled', '"' + name + '" was cancelled', { cause: signal.reason });

function takeCall(id) {
  const call = calls.take(id);
  if (call && call.abort) removeListener(call.signal, 'abort', call.abort);
  return call;
}

/** Ends a call on both sides before its answer has come. */
function abandon(id, error) {
  const call = takeCall(id);
  if (!call) return;
  call.failWith(error);
  send('cancel ' + id);
}

function finishCall(id, payload) {
  const call = takeCall(id);
  if (!call) {
    const reader = mapGet(readers, id);
    if (reader) endReader(reader, null);
    return dropPayload(payload);
  }
  try {
    call.succeed(readValue(payload));
  } catch (error) {
    call.failWith(badFrame('The answer of "' + call.name + '" cannot be read'));
  }
}

function failCall(id, payload) {
  const call = takeCall(id);
  if (call) return call.failWith(readError(payload));
  const reader = mapGet(readers, id);
  if (reader) endReader(reader, readError(payload));
}

whenClosed((error) => {
  calls.each((call, id) => {
    takeCall(id);
    call.failWith(closing(call.name, error));
  });
});

/** Sets the one timer of all calls to the earliest deadline. */
function armTimer(deadline) {
  clearTimer(timer);
  timerAt = deadline;
  const wait = deadline - now();
  // The delay of a timer has 31 bits.
  timer = setTimer(expire, wait > 2147483647 ? 2147483647 : wait);
}

/** How late the timer may be. It is later after the app was suspended, or a script has blocked the page. */
const MOST_LATE = 1000;

function expire() {
  const time = now();
  const late = time - timerAt;
  timerAt = Infinity;
  let earliest = Infinity;
  calls.each((call, id) => {
    // Native code was suspended as well. The grace becomes less, so that a call ends also in a page whose timers are
    // always late.
    if (late > MOST_LATE) {
      const from = call.deadline > time ? call.deadline : time;
      const later = from + late < time + call.grace ? from + late : time + call.grace;
      if (later > from) {
        call.grace -= later - from;
        call.deadline = later;
      }
    }
    if (call.deadline <= time) {
      abandon(id, new BridgeError('timedOut', '"' + call.name +
        '" was not answered in time, and may have run'));
    } else if (call.deadline < earliest) earliest = call.deadline;
  });
  if (earliest !== Infinity) armTimer(earliest > time + 5 ? earliest : time + 5);
}
