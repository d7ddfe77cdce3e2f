// Reports what goes wrong in a page, and when it was loaded, to the monitor of its web view.
//
// The script keeps at most `MOST` reports until native code has them, and counts the others, so that a page that fails
// in a loop costs little. Page scripts cannot call the method, because only this function has its name.
const report = ownName('monitor.report');
const leave = ownName('monitor.leave');
const MOST = 50, LONGEST = 4096, PAUSE = 200, MOST_PARTS = 8;
const { document, performance, setTimeout, console } = window;
const { apply, defineProperty } = Reflect;
const { keys } = Object;
const { isArray } = Array;
const { location } = window;
const { then } = Promise.prototype;
const wait = (task) => apply(setTimeout, window, [task, PAUSE]);
const { now } = performance;
const time = () => apply(now, performance, []);
const listen = EventTarget.prototype.addEventListener;
const hear = (type, task) => apply(listen, window, [type, task, true]);
const PageString = String;
const cut = PageString.prototype.slice;
const text = (value) => {
  try {
    return apply(cut, typeof value === 'string' ? value : PageString(value), [0, LONGEST]);
  } catch {
    return '';
  }
};
/** A property of a value that a page has thrown, which may be an object with a getter that throws. */
const read = (value, name) => {
  try {
    return value === undefined || value === null ? undefined : value[name];
  } catch {
    return undefined;
  }
};

let waiting = [], dropped = 0, isUnderWay = false;
/** Takes what waits: the time now, how many reports were dropped, and the reports. */
const take = () => {
  const list = [time(), dropped, waiting];
  waiting = [];
  dropped = 0;
  return list;
};
const send = () => {
  if (waiting.length === 0 && dropped === 0) {
    isUnderWay = false;
    return;
  }
  const list = take();
  apply(then, request('call', report, list, noOptions), [() => wait(send), () => {
    // Native code has none of them. The next report tells of it.
    dropped += list[1] + list[2].length;
    isUnderWay = false;
  }]);
};
/** Sends what a page that is left still has to report. */
const sendLast = () => {
  if (waiting.length === 0 && dropped === 0) return;
  try {
    postBeacon(leave, take());
  } catch {
    // The bridge is gone.
  }
};
const add = (kind, what) => {
  what.kind = kind;
  what.at = time();
  // A script may have changed the address since the document was loaded.
  what.page = text(location.href);
  // An assignment would call a setter of the page.
  if (waiting.length < MOST) {
    defineProperty(waiting, waiting.length, { __proto__: null, value: what, enumerable: true });
  } else {
    dropped++;
  }
  if (hasLeftPage()) return sendLast();
  if (isUnderWay) return;
  isUnderWay = true;
  wait(send);
};
const made = (fields) => ({ __proto__: null, ...fields });

const isObject = (value) => value !== null && (typeof value === 'object' || typeof value === 'function');
const isError = (value) => isObject(value) && typeof read(value, 'message') === 'string';
const typeOf = (value) => value === null ? 'null' : text(isError(value) && read(value, 'name') || typeof value);
/** The keys of an object that is no error. Its values are the page's, except those that say what has failed. */
const shapeOf = (value) => {
  try {
    if (isArray(value)) return 'an array of ' + value.length;
    const names = keys(value);
    let line = '';
    for (let i = 0; i < names.length && i < MOST_PARTS; i++) {
      const name = names[i], part = name === 'status' || name === 'code' ? read(value, name) : undefined;
      line += (i ? ', ' : '') + text(name) + (typeof part === 'number' ? ': ' + part : '');
    }
    return '{' + line + (names.length > MOST_PARTS ? ', …' : '') + '}';
  } catch {
    return '{}';
  }
};
const messageOf = (value) => isError(value) ? text(read(value, 'message')) : isObject(value) ? shapeOf(value) : text(value);
const stackOf = (value) => isObject(value) ? text(read(value, 'stack') || '') : '';
/** The causes of an error, and the parts of an `AggregateError`, each behind what it belongs to. */
const causesOf = (error) => {
  const list = [];
  const visit = (value, isPart) => {
    if (list.length >= MOST_PARTS) return;
    defineProperty(list, list.length, { __proto__: null, enumerable: true, value: made({
      isPart, type: typeOf(value), message: messageOf(value), stack: stackOf(value),
    }) });
    search(value);
  };
  const search = (value) => {
    if (!isError(value)) return;
    const cause = read(value, 'cause'), parts = read(value, 'errors');
    if (cause !== undefined && cause !== null) visit(cause, false);
    if (!isArray(parts)) return;
    for (let i = 0; i < parts.length && i < MOST_PARTS; i++) visit(parts[i], true);
  };
  search(error);
  return list;
};
const addError = (kind, error, message) => add(kind, made({
  type: typeOf(error), message, stack: stackOf(error), causes: causesOf(error),
}));
const NOTICE = 'ResizeObserver loop';
hear('error', (event) => {
  if (!event.isTrusted) return;
  const { target, error } = event;
  if (target === window) {
    const message = text(event.message), isNothing = error === null || error === undefined;
    // The engine says nothing else of scripts of other origins.
    const kind = isNothing && message === 'Script error.' ? 'foreign'
      : isNothing && apply(cut, message, [0, NOTICE.length]) === NOTICE ? 'notice' : 'error';
    addError(kind, error, isObject(error) && !isError(error) ? shapeOf(error) : message);
  } else if (target && target.nodeType === 1) {
    add('resource', made({ element: text(target.localName), url: text(target.currentSrc || target.src || target.href || '') }));
  }
});
// WebKit says of its own event that it is not trusted.
hear('unhandledrejection', (event) => addError('rejection', event.reason, messageOf(event.reason)));
hear('pagehide', sendLast);
hear('securitypolicyviolation', (event) => {
  if (!event.isTrusted) return;
  add('policy', made({ directive: text(event.effectiveDirective), url: text(event.blockedURI) }));
});
const { error: original } = console;
console.error = function (...list) {
  let line = '', error;
  for (let i = 0; i < list.length && i < MOST_PARTS; i++) {
    const value = list[i];
    if (error === undefined && isError(value)) error = value;
    line += (i ? ' ' : '') + (isError(value) ? typeOf(value) + ': ' : '') + messageOf(value);
  }
  if (error === undefined) add('console', made({ message: text(line) }));
  else addError('console', error, text(line));
  return apply(original, this, list);
};

if (window.top !== window) return;
// What the page has loaded. Custom schemes are not among the entries; native code measures them.
const MOST_SLOW = 10;
const counts = made({ network: 0, cache: 0, unknown: 0 });
const bytes = made({ ...counts });
const slowest = [];
// The engine tells nothing of other origins, unless they allow it.
const own = text(window.origin) + '/';
const isOwn = (url) => apply(cut, text(url), [0, own.length]) === own;
const isControlled = () => !!read(read(window.navigator, 'serviceWorker'), 'controller');
/**
 * Where a document or a resource came from, as far as its sizes tell, or an empty text.
 *
 * Only what the network carried has a protocol: WebKit gives an answer of its cache a size of 300 bytes, or of none.
 * When a worker began says nothing, because WebKit tells it of what the worker leaves to the network as well.
 */
const sourceOf = ({ transferSize, decodedBodySize, nextHopProtocol }) =>
  transferSize > 0 ? nextHopProtocol || decodedBodySize > 0 ? 'network' : 'cache'
    : transferSize === 0 && decodedBodySize > 0 ? 'cache' : '';
/** Where a resource came from. An answer of a service worker looks like one of the memory. */
const sourceOfResource = (entry) => sourceOf(entry)
  || (entry.transferSize === 0 && (isOwn(entry.name) || entry.responseStart > 0) && !isControlled() ? 'cache' : 'unknown');
/** Where the document came from. A document is never one of the memory. */
const sourceOfDocument = (entry) => sourceOf(entry)
  || (entry.transferSize === 0 && isControlled() ? 'service_worker' : 'unknown');
const addResource = (entry) => {
  const source = sourceOfResource(entry);
  const size = source === 'network' ? entry.transferSize : 0;
  counts[source]++;
  bytes[source] += size;
  const { duration } = entry;
  let place = slowest.length;
  if (place === MOST_SLOW) {
    place = 0;
    for (let i = 1; i < MOST_SLOW; i++) if (slowest[i].duration < slowest[place].duration) place = i;
    if (!(duration > slowest[place].duration)) return;
  }
  const value = made({
    url: text(entry.name), initiator: text(entry.initiatorType), source, start: entry.startTime,
    firstByte: entry.responseStart > 0 ? entry.responseStart - entry.startTime : 0, duration,
    bytes: size,
  });
  defineProperty(slowest, place, { __proto__: null, value, enumerable: true, writable: true, configurable: true });
};
const { getEntries } = window.PerformanceObserverEntryList.prototype;
const { disconnect, observe, takeRecords } = window.PerformanceObserver.prototype;
const addResources = (list) => {
  try {
    for (let i = 0; i < list.length; i++) addResource(list[i]);
  } catch {
    // A page has replaced the getters of its entries.
  }
};
const observer = new PerformanceObserver((list) => addResources(apply(getEntries, list, [])));
apply(observe, observer, [{ type: 'resource' }]);
/** The times of the page so far, in milliseconds since its navigation began. */
const reportTimes = () => {
  const navigation = performance.getEntriesByType('navigation')[0];
  if (!navigation) return;
  addResources(apply(takeRecords, observer, []));
  apply(disconnect, observer, []);
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  add('times', made({
    origin: performance.timeOrigin, response: navigation.responseStart,
    interactive: navigation.domInteractive, ready: navigation.domContentLoadedEventEnd,
    load: navigation.loadEventEnd, paint: paint ? paint.startTime : 0,
    source: sourceOfDocument(navigation),
    resources: made({ counts, bytes, slowest }),
  }));
};
const frame = window.requestAnimationFrame;
hear('load', (event) => {
  if (!event.isTrusted || event.target !== document) return;
  // Behind the frame that is painted after the load. A page that is not shown paints none.
  if (document.visibilityState === 'hidden') wait(reportTimes);
  else apply(frame, window, [() => apply(frame, window, [() => wait(reportTimes)])]);
});
