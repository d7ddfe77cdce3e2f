// Events of both sides, which have no answers.

/** @type {Map<string, Map<number, {listener: function(*): void, isOnce: boolean}>>} By event and number. */
const listeners = new PageMap();
let lastListener = 0;
/** Hook: functions of extensions that get every event, by the names of the extensions. */
const eventObservers = new PageMap();

/**
 * @param {string|object} name
 * @param {function(*): void} listener
 * @param {{once?: boolean, signal?: AbortSignal}} [options] As `addEventListener` takes them.
 * @returns {function(): void} Removes the listener.
 */
function on(name, listener, options) {
  wireName(name);
  name = textOf(name);
  if (typeof listener !== 'function') {
    refuseArguments('The listener of "' + name + '" is not a function');
  }
  const signal = options?.signal, isOnce = !!options?.once;
  if (signal && signal.aborted) return () => {};
  let ofName = mapGet(listeners, name);
  if (!ofName) mapSet(listeners, name, ofName = new PageMap());
  const id = ++lastListener;
  keepZone(listener);
  const removeListener = () => { mapDelete(ofName, id); };
  mapSet(ofName, id, { listener, isOnce });
  if (signal) addListener(signal, 'abort', removeListener);
  return removeListener;
}

function off(name, listener) {
  const ofName = mapGet(listeners, name);
  if (!ofName) return;
  mapEach(ofName, (entry, id) => {
    if (listener === undefined || entry.listener === listener) mapDelete(ofName, id);
  });
}

function emit(name, value) {
  const start = 'event ' + wireName(name) + ' ';
  const text = plainText(value);
  const write = () => {
    const line = start + (text ?? '~' + extendedText(value, 'value', null, 0));
    checkRoom(name, line);
    return line;
  };
  if (isLeaving) follow(postLast(exportScope(write, false, false).text), nothing, nothing);
  else if (text !== undefined) send(write());
  else sendExtended(write, false);
}

function deliverEvent(name, payload) {
  const ofName = mapGet(listeners, name);
  const count = ofName ? mapSize(ofName) : 0;
  if (count + mapSize(eventObservers) === 0) return dropPayload(payload);
  const value = readValue(payload);
  if (count > 0) mapEach(ofName, (entry, id) => {
    if (entry.isOnce) mapDelete(ofName, id);
    callReporting(entry.listener, undefined, [value]);
  });
  mapEach(eventObservers, (hearer) => { callReporting(hearer, undefined, [name, value]); });
}
