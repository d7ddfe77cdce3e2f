// What pages find, and when. As with the original the bridge is not there before a page has asked for it:
// pages set themselves up in the callback, which therefore must not run in the middle of a script.

/** How long a page that is still parsed may have to wait for the bridge, in milliseconds. */
const LONGEST_WAIT = 1000;

// What native called before the page came is kept, and goes when the page has done what it came for.
const release = keepCalls();
/** Whether pages find the bridge. */
let isVisible = false;
/** Whether the page has loaded, and the pages of version 4 were told. */
let isAnnounced = false;
/** Whether somebody listens for the event by which pages of version 4 are told. */
let isListenedFor = false;
/** Whether a page looked for the bridge when it had loaded. */
let isSought = false;
/** Whether a page has left callbacks, as those of versions 5 and 6 do. */
let hasAsked = false;

/** What stands under a name of the window. */
function define(name, callbacks, shape) {
  // A page may leave one list after another, each for its callbacks to be called.
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
 * A page looks for the bridge that is not there. Once it has loaded, one of version 4 finds it: the next time it
 * looks, or by the event, which comes for whoever began to listen when they had looked.
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
 * A page has asked for the bridge. With the original a navigation went to native, and a script came back: by
 * then a page of usual size was parsed, and pages rely on that. So the bridge appears when the page is parsed,
 * and at the latest a second after it asked, because the rest of a page may come slowly.
 */
function seek() {
  hasAsked = true;
  if (isParsed()) return later(appear);
  addListener(window.document, 'DOMContentLoaded', () => later(appear));
  setTimer(appear, LONGEST_WAIT);
}

/** From now on the page finds the bridge; whoever waits for it is called in a task of its own. */
function appear() {
  isVisible = true;
  mapEach(globals, (own) => {
    // A copy of the script takes its page's list as well, and finds it empty.
    own.waiting = own.current === bridge ? undefined : [];
    mapEach(own.lists, (list, number) => {
      mapDelete(own.lists, number);
      callBack(list, own);
    });
  });
  whenBegun();
}

/** Native's calls no longer wait for handlers: the page has done what it does when it finds its bridge. */
function whenBegun() {
  // A page of version 4 begins with `init`, which it may call when it likes.
  if (isAnnounced && isVisible && (hasAsked || hasBegun || !isListenedFor)) later(release);
}

/** @param {*} entry A callback that a page has left, or a list of them. */
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

/** What pages of the Swift port post to. */
function addHandler(name, posted) {
  defineProperty(messageHandlers, name, {
    __proto__: null, configurable: true, enumerable: true,
    value: freeze({ __proto__: null, postMessage() { posted(); } }),
  });
}
addHandler('iOS_Native_InjectJavascript', seek);
addHandler('iOS_Native_FlushMessageQueue', fetchSoon);
on(options.navigation, () => {
  if (!isVisible) seek();
  fetchSoon();
});

const pageLog = pageConsole.log;
if (!window.onerror) {
  window.onerror = (message, url, line) => apply(pageLog, pageConsole,
    ['WebViewJavascriptBridge: ERROR:' + message + '@' + url + ':' + line]);
}

// Pages of version 4 wait for an event, which came when they were loaded, with the bridge. A page that has
// not asked, and does not listen, is not given the bridge: it may ask later, and then expects a callback.

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
