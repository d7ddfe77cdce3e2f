// Events of both sides. Nobody answers them.

const listeners = new PageMap();
let lastListener = 0;
/** What dialects do with every event, by their names. */
const hearers = new PageMap();

function on(name, listener) {
  wireName(name);
  if (typeof listener !== 'function') {
    throw new BridgeError('badArguments', 'The listener of "' + name + '" is not a function');
  }
  let ofName = mapGet(listeners, name);
  if (!ofName) mapSet(listeners, name, ofName = new PageMap());
  const id = ++lastListener;
  mapSet(ofName, id, listener);
  return () => { mapDelete(ofName, id); };
}

function off(name, listener) {
  const ofName = mapGet(listeners, name);
  if (!ofName) return;
  mapEach(ofName, (other, id) => {
    if (listener === undefined || other === listener) mapDelete(ofName, id);
  });
}

function emit(name, value) {
  const line = giveWith(() => {
    const text = 'note ' + wireName(name) + ' ' + writeValue(value, 'value');
    checkRoom(name, text);
    return text;
  }, false);
  if (!closed) send(line);
}

function hear(name, payload) {
  const ofName = mapGet(listeners, name);
  const count = ofName ? mapSize(ofName) : 0;
  if (count + mapSize(hearers) === 0) return dropPayload(payload);
  const value = readValue(payload);
  if (count > 0) mapEach(ofName, (listener) => { tell(listener, undefined, [value]); });
  mapEach(hearers, (hearer) => { tell(hearer, undefined, [name, value]); });
}

/** Calls a function of the page. What it throws is the page's own, as if nobody stood between. */
function tell(listener, self, list) {
  try {
    return apply(listener, self, list);
  } catch (error) {
    report(error);
  }
}
