// Events of both sides. Nobody answers them.

const listeners = new PageMap();
let lastListener = 0;

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
  if (!ofName || mapSize(ofName) === 0) return dropPayload(payload);
  const value = readValue(payload);
  mapEach(ofName, (listener) => {
    try {
      apply(listener, undefined, [value]);
    } catch (error) {
      report(error);
    }
  });
}
