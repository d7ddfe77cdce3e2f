// Calls to native that wait for their answers.

/** Of {id: number, name: string, resolve: Function, reject: Function, deadline: number, …}. */
const calls = callTable();
const noOptions = freeze({ __proto__: null });
const withoutTimeout = freeze({ __proto__: null, timeout: Infinity });
let lastCall = 0;
let timer = 0;
let timerAt = Infinity;

const BARE = /^[A-Za-z0-9_$.-]+$/;
/** Names as they stand on the wire: those that are used again need not be looked at again. */
let wireNames = new PageMap();

/** The name as it stands on the wire. Throws where it is none. */
function wireName(name) {
  let wire = mapGet(wireNames, name);
  if (wire !== undefined) return wire;
  if (typeof name !== 'string' || name.length === 0 || name.length > 256) {
    throw new BridgeError('invalidName', 'A name is text of 1 to 256 characters');
  }
  wire = exec(BARE, name) ? name : stringify(name);
  if (mapSize(wireNames) > 1000) wireNames = new PageMap();
  mapSet(wireNames, name, wire);
  return wire;
}

/** What the promise that was made last is settled by: an executor of its own would be made for each. */
let lastResolve = null;
let lastReject = null;
const keepSettlers = (resolve, reject) => {
  lastResolve = resolve;
  lastReject = reject;
};

/**
 * Sends a request and promises its answer.
 * @param {string} verb
 * @param {string} name
 * @param {?Array} list The arguments; null where it has none on the wire.
 * @param {{signal?: AbortSignal, timeout?: number}} options
 * @param {number} [ref] What is asked where it has no name: a function or stream of native.
 * @param {{id: number, inner: ?object, isPatient?: boolean, isLoad?: boolean}} [control] Where a stream
 *   may be the answer: learns the request's id, and the stream. One that is patient asks for elements
 *   only once it is known to be a stream.
 */
function request(verb, name, list, options, ref, control) {
  const promise = new PagePromise(keepSettlers);
  const call = {
    id: 0, name, resolve: lastResolve, reject: lastReject, deadline: 0, signal: options.signal,
    abort: null, control,
  };
  lastResolve = lastReject = null;
  try {
    const target = ref === undefined ? wireName(name) : ref;
    const payload = list ? argumentsText(list, plainText) : '';
    if (payload !== undefined) send(enter(verb, target, payload, call, options, control));
    else requestExtended(verb, target, list, call, options, control);
  } catch (error) {
    call.reject(error);
  }
  return promise;
}

/** Sends a request with arguments that JSON alone cannot carry. */
const requestExtended = (verb, target, list, call, options, control) => sendExtended(() =>
  enter(verb, target, extendedArguments(list), call, options, control));

/** Enters a call among those that wait for answers; gives its line. */
function enter(verb, target, payload, call, options, control) {
  if (closed) throw again(closed);
  const { name, signal } = call;
  const line = payload ? target + ' ' + payload : '' + target;
  // What native has said already has to be read.
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
  call.deadline = now() + timeoutOf(options);
  calls.add(call);
  if (call.deadline < timerAt) armTimer(call.deadline);
  return verb + ' ' + id + ' ' + line + (control && !control.isPatient ?
    '\npull ' + id + ' ' + FIRST_CREDIT : '');
}

/** Ends a call with its signal. Apart, for a function in `enter` would keep what that has on the heap. */
function abandonWith(signal, id, call) {
  call.abort = () => abandon(id, cancelled(call.name, signal));
  addListener(signal, 'abort', call.abort);
}

/** How long a call may take, in milliseconds. */
function timeoutOf(options) {
  return options.timeout ?? usualTimeout ?? Infinity;
}

/** Throws where a call has ended before it is made. */
function checkWanted(name, options) {
  if (options.signal && options.signal.aborted) throw cancelled(name, options.signal);
  if (timeoutOf(options) <= 0) {
    throw new BridgeError('timedOut', '"' + name + '" has no time: its timeout is 0. It was not called');
  }
}

const cancelled = (name, signal) =>
  new BridgeError('cancelled', '"' + name + '" was cancelled', { cause: signal.reason });

function takeCall(id) {
  const call = calls.take(id);
  if (call && call.abort) removeListener(call.signal, 'abort', call.abort);
  return call;
}

/** Ends a call that nobody waits for any more, on both sides. */
function abandon(id, error) {
  const call = takeCall(id);
  if (!call) return;
  call.reject(error);
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
    call.resolve(readValue(payload));
  } catch (error) {
    call.reject(badFrame('The answer of "' + call.name + '" cannot be read'));
  }
}

function failCall(id, payload) {
  const call = takeCall(id);
  if (call) return call.reject(readError(payload));
  const reader = mapGet(readers, id);
  if (reader) endReader(reader, readError(payload));
}

whenClosed((error) => {
  calls.each((call, id) => {
    takeCall(id);
    call.reject(new BridgeError(error.code, '"' + call.name + '": ' + error.message));
  });
});

// One timer for all calls, for the earliest deadline.
function armTimer(deadline) {
  clearTimer(timer);
  timerAt = deadline;
  const wait = deadline - now();
  // Timers hold 31 bits of milliseconds.
  timer = setTimer(expire, wait < 0 ? 0 : wait > 2147483647 ? 2147483647 : wait);
}

function expire() {
  timerAt = Infinity;
  const time = now();
  let earliest = Infinity;
  calls.each((call, id) => {
    if (call.deadline <= time) {
      abandon(id, new BridgeError('timedOut', '"' + call.name +
        '" was not answered in time; it may have run'));
    } else if (call.deadline < earliest) earliest = call.deadline;
  });
  if (earliest !== Infinity) armTimer(earliest > time + 5 ? earliest : time + 5);
}
