// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What reports the failures and the times of a page.
enum PageReportsSource {
  static let script = #"""
// Reports what goes wrong in a page, and when it was loaded, to the monitor of its web view.
//
// The script keeps at most `MOST` reports until native code has them, and counts the others, so that a page that fails
// in a loop costs little. Page scripts cannot call the method, because only this function has its name.
function (options) {
  const report = ownName('monitor.report');
  const leave = ownName('monitor.leave');
  const MOST = 50, LONGEST = 4096, PAUSE = 200;
  const { document, performance, setTimeout, console } = window;
  const { apply, defineProperty } = Reflect;
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

  const addError = (kind, error, message) => add(kind, made({
    type: text(read(error, 'name') || typeof error), message: text(message || read(error, 'message') || error),
    stack: text(read(error, 'stack') || ''),
  }));
  hear('error', (event) => {
    if (!event.isTrusted) return;
    const { target } = event;
    if (target === window) {
      addError('error', event.error, event.message);
    } else if (target && target.nodeType === 1) {
      add('resource', made({ element: text(target.localName), url: text(target.currentSrc || target.src || target.href || '') }));
    }
  });
  // WebKit says of its own event that it is not trusted.
  hear('unhandledrejection', (event) => addError('rejection', event.reason, ''));
  hear('pagehide', sendLast);
  hear('securitypolicyviolation', (event) => {
    if (!event.isTrusted) return;
    add('policy', made({ directive: text(event.effectiveDirective), url: text(event.blockedURI) }));
  });
  const { error: original } = console;
  console.error = function (...list) {
    let line = '';
    for (let i = 0; i < list.length && i < 8; i++) line += (i ? ' ' : '') + text(list[i]);
    add('console', made({ message: text(line) }));
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
}
"""#
}
