// window.KKJSBridge, also for pages that define it by a copy of the original script.

const DIALECT = 'KKJSBridge';
const EVENT = 'KKJSBridgeReady';
const PageEvent = window.Event;
const dispatch = method(EventTarget, 'dispatchEvent');
const pageDocument = window.document;
/** The page's listeners, by the name of the event. */
const observers = new PageMap();
let lastObserver = 0;

const nameOf = (module, method) => textOf(module || 'default') + '.' + textOf(method);

function call(module, method, data, callback) {
  const name = nameOf(module, method);
  callWith(name, data,
    (result) => { if (callback) callReporting(callback, undefined, [asJSON(result)]); },
    (error) => warn(DIALECT, '"' + name + '" failed: ' + error.message));
}

function syncCall(module, method, data) {
  const name = nameOf(module, method);
  try {
    const result = callSync(name, listOf(data), noOptions);
    return result === undefined ? null : asJSON(result);
  } catch (error) {
    warn(DIALECT, '"' + name + '" failed: ' + error.message);
    return null;
  }
}

function notify(name, data) {
  const ofName = mapGet(observers, name);
  if (ofName) mapEach(ofName, (observer) => { callReporting(observer, undefined, [data]); });
}

const own = {
  call,
  syncCall,
  on(name, callback) {
    if (typeof callback !== 'function') return;
    name = textOf(name);
    let ofName = mapGet(observers, name);
    if (!ofName) mapSet(observers, name, ofName = new PageMap());
    mapSet(ofName, ++lastObserver, callback);
  },
  off(name) {
    // Each listener is removed, so that an event that is being delivered reaches no further listener.
    const ofName = mapGet(observers, textOf(name));
    if (ofName) mapEach(ofName, (_, observer) => { mapDelete(ofName, observer); });
  },
  _handleMessageFromNative(text) {
    const message = parse(text);
    if (message.messageType === 'event') notify(message.eventName, message.data);
  },
};

/** Delivers a message to a copy of the script, as native did. */
function tellCopy(message) {
  const copy = window.KKJSBridge;
  if (copy === own || !copy || typeof copy._handleMessageFromNative !== 'function') return;
  const text = textFor(message);
  if (text !== undefined) callReporting(copy._handleMessageFromNative, copy, [text]);
}

function textFor(value) {
  try {
    return jsonOf(value);
  } catch (error) {
    warn(DIALECT, 'A value has no JSON: ' + error.message);
  }
}

function receive(message) {
  if (typeof message !== 'object' || message === null || typeof message.method !== 'string') {
    return warn(DIALECT, 'What was posted to KKJSBridgeMessage has no method');
  }
  const { module, method, data, callbackId } = message;
  call(module, method, data, callbackId === undefined || callbackId === null ? undefined
    : (result) => tellCopy({ messageType: 'callback', callbackId, data: result }));
}

/** Answers the prompt of a copy. */
function answer(text) {
  let message;
  try { message = parse(text); } catch (_) { /* It is no message, as the next line says. */ }
  if (typeof message === 'object' && message !== null && typeof message.method === 'string') {
    return textFor(syncCall(message.module, message.method, message.data)) || 'null';
  }
  warn(DIALECT, 'A prompt has no method');
  return 'null';
}

mapSet(eventObservers, DIALECT, (name, value) => {
  const data = asJSON(value);
  notify(name, data);
  tellCopy({ messageType: 'event', eventName: name, data });
});

defineProperty(window, 'KKJSBridge',
  { __proto__: null, value: own, writable: true, configurable: true });

offerHandler(DIALECT, 'KKJSBridgeMessage', receive);

answerPrompts(DIALECT, (message, text) => message === DIALECT ? answer(text) : undefined);

// The event comes when the page's scripts have run and have added their listeners. A document of document.open() gets
// it when the page has loaded, because DOMContentLoaded has no listener there.
let isAnnounced = false;
function announce() {
  if (!isAnnounced && window.KKJSBridge === own) dispatch(pageDocument, new PageEvent(EVENT));
  isAnnounced = true;
}
addListener(pageDocument, 'DOMContentLoaded', announce);
whenLoaded(() => {
  announce();
  isAnnounced = false;
});
