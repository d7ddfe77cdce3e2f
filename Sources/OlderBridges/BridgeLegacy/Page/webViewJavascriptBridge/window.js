// The names of the window where pages find the bridge. As with the original, the bridge appears when a page has asked
// for it: pages set themselves up in the callback, which must not run in the middle of a script.

/** The longest time that a page waits for the bridge while it is parsed, in milliseconds. */
const LONGEST_WAIT = 1000;

// Native's calls are deferred until the page has asked for the bridge and has registered its handlers.
const release = keepCalls();
/** Whether pages find the bridge. */
let isVisible = false;
/** Whether the page has loaded, and the event of version 4 has been sent. */
let isAnnounced = false;
/** Whether the page listens for the event of version 4. */
let isListenedFor = false;
/** Whether the page has looked for the bridge after it had loaded. */
let isSought = false;
/** Whether the page has left callbacks, as pages of versions 5 and 6 do. */
let hasAsked = false;

/** Defines the bridge and the list of callbacks under their names of the window. */
function define(name, callbacks, shape) {
  // A page may leave several lists, and the callbacks of each are called.
  const lists = new PageMap();
  const own = { __proto__: null, name, shape, current: bridge, waiting: undefined, lists, get };
  function get() {
    if (!isVisible) look();
    return isVisible ? own.current : undefined;
  }
  defineProperty(window, name, {
    __proto__: null, configurable: true, enumerable: true, get,
    set(value) {
      own.current = value;
      adopt(value, shape);
      appear();
    },
  });
  defineProperty(window, callbacks, {
    __proto__: null, configurable: true, enumerable: true,
    get: () => own.waiting,
    set(value) {
      if (value !== own.waiting) mapSet(lists, mapSize(lists), value);
      own.waiting = value;
      seek();
    },
  });
  mapSet(globals, name, own);
}

const isParsed = () => window.document.readyState !== 'loading';

/**
 * A page has looked for the bridge before it appeared. If the page has loaded, it is of version 4, and gets the bridge
 * in the next task, with the event, for which it may have begun to listen after the look.
 */
function look() {
  if (!isAnnounced || isSought || !isParsed()) return;
  isSought = true;
  later(() => {
    appear();
    announce();
  });
}

/**
 * A page has asked for the bridge. In the original a navigation went to native and a script came back, by which time
 * a page of usual size was parsed, and pages rely on that. So the bridge appears when the page is parsed, and at the
 * latest a second after the page has asked, because the rest of a page may come slowly.
 */
function seek() {
  hasAsked = true;
  if (isParsed()) return later(appear);
  addListener(window.document, 'DOMContentLoaded', () => later(appear));
  setTimer(appear, LONGEST_WAIT);
}

/** Makes the bridge visible to the page, and calls each waiting callback in a task of its own. */
function appear() {
  isVisible = true;
  mapEach(globals, (own) => {
    // A copy of the script calls the list of its page as well, and finds it empty.
    own.waiting = own.current === bridge ? undefined : [];
    mapEach(own.lists, (list, number) => {
      mapDelete(own.lists, number);
      callBack(list, own);
    });
  });
  whenBegun();
}

/** Ends the deferral of native's calls once the page has set itself up. */
function whenBegun() {
  // A page of version 4 begins with `init`, which it may call at any time.
  if (isAnnounced && isVisible && (hasAsked || hasBegun || !isListenedFor)) later(release);
}

/** @param {*} entry A callback that the page has left, or a list of callbacks. */
function callBack(entry, own) {
  if (typeof entry === 'function') return later(() => callPage(entry, [present(own)]));
  if (!isArray(entry)) return;
  for (let i = 0; i < entry.length; i++) callBack(entry[i], own);
}

define('WebViewJavascriptBridge', 'WVJBCallbacks', {
  __proto__: null, receive: '_handleMessageFromObjC', prefix: 'objc_cb_',
  callbackId: 'callbackId', responseId: 'responseId',
});
define('WKWebViewJavascriptBridge', 'WKWVJBCallbacks', {
  __proto__: null, receive: '_handleMessageFromiOS', prefix: 'native_iOS_cb_',
  callbackId: 'callbackID', responseId: 'responseID',
});

/** Adds a message handler that pages of the Swift port use. */
function addHandler(name, posted) {
  defineProperty(messageHandlers, name, {
    __proto__: null, configurable: true, enumerable: true,
    value: freeze({ __proto__: null, postMessage() { posted(); } }),
  });
}
addHandler('iOS_Native_InjectJavascript', seek);
addHandler('iOS_Native_FlushMessageQueue', fetchSoon);
on(ownName('navigation'), () => {
  if (!isVisible) seek();
  fetchSoon();
});

const pageLog = pageConsole.log;
if (!window.onerror) {
  window.onerror = (message, url, line) => apply(pageLog, pageConsole,
    ['WebViewJavascriptBridge: ERROR:' + message + '@' + url + ':' + line]);
}

// Pages of version 4 listen for an event, which comes with the bridge when they have loaded. A page that has neither
// asked nor listens does not get the bridge, because it may ask later and then expects a callback.

const READY = 'WebViewJavascriptBridgeReady';
const ReadyEvent = Event;
const dispatch = document.dispatchEvent;
const pageListen = document.addEventListener;
defineProperty(document, 'addEventListener', {
  __proto__: null, configurable: true, writable: true, enumerable: false,
  value: function addEventListener(type) {
    if (type === READY) isListenedFor = true;
    return apply(pageListen, this, arguments);
  },
});

function announce() {
  isAnnounced = true;
  if (isListenedFor) appear();
  const event = new ReadyEvent(READY);
  defineProperty(event, 'bridge', { __proto__: null, get: () => {
    if (!isVisible) appear();
    return window.WebViewJavascriptBridge;
  } });
  apply(dispatch, document, [event]);
  whenBegun();
}
whenLoaded(() => later(announce));
