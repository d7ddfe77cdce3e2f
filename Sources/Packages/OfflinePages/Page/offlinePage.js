// Tells native code that a page of a package is ready, or that one of its own scripts or files failed before it was.
//
// options: {scheme: string, confirmation: 'firstPaint' | 'byPage' | 'byApp'}
if (window.top !== window || window.location.protocol !== options.scheme) return;
const ready = ownName('packages.ready'), failed = ownName('packages.failed');
const { apply } = Reflect, { then } = Promise.prototype, ignore = () => {};
/** Tells native code something. What it refuses is no error of the page, whose error reporting hears nothing of it. */
const tell = (name, list, done = ignore) => apply(then, request('call', name, list, noOptions), [done, ignore]);
let isSettled = false;
const settle = (name, list) => {
  if (isSettled) return;
  isSettled = true;
  tell(name, list);
};
const confirm = () => settle(ready, []);
/** What native code hears of a failure: its kind, what has failed, and whether the device has no network. */
const report = (kind, what) => [kind, text(what), window.navigator.onLine === false];
const text = (value) => { try { return String(value); } catch { return 'an error'; } };
if (options.confirmation !== 'byApp') {
  Object.defineProperty(window, 'offlinePage', {
    __proto__: null, enumerable: true,
    value: Object.freeze({
      __proto__: null,
      confirmHealthy: () => { confirm(); },
      // Also of a page that was ready.
      reportFailure: (reason) => {
        isSettled = true;
        tell(failed, report('reported', reason));
      },
    }),
  });
}
if (options.confirmation !== 'firstPaint') return;
const { document, PerformanceObserver, HTMLScriptElement, HTMLLinkElement, DOMException, SyntaxError } = window;
const later = window.setTimeout.bind(window), frame = window.requestAnimationFrame.bind(window);
const origin = options.scheme + '//' + window.location.host + '/';
const isOwn = (url) => text(url).replace(/^blob:/, '').startsWith(origin);

/** Blames the release, unless the page handles the event, which its listeners hear after this one. */
const blame = (event, what) => later(() => { if (!event.defaultPrevented) settle(failed, report('script', what)); });
/** A file did not load, or one that it imports, whose URL nobody tells. Native code knows what the package lacks. */
const blameFile = (event, url) => {
  if (isSettled || event.defaultPrevented) return;
  tell(failed, report('file', url), (isBlamed) => { if (isBlamed) isSettled = true; });
};
window.addEventListener('error', (event) => {
  const { target } = event;
  if (!event.isTrusted) return;
  if (target === window) {
    // The browser reports it, and no script has thrown.
    const isNotice = text(event.message).startsWith('ResizeObserver loop');
    if (isOwn(event.filename) && !isNotice) blame(event, event.message);
  } else if (target instanceof HTMLScriptElement && (!target.src || isOwn(target.src))) {
    blameFile(event, target.src);
  } else if (target instanceof HTMLLinkElement && target.relList.contains('stylesheet') && isOwn(target.href)) {
    blameFile(event, target.href);
  }
}, true);
/**
 * Whether an answer was not the JSON that a script expects, which is a request that failed: a server that is down
 * answers with a page, or with nothing. `response.json()` makes a `DOMException` in WebKit.
 */
const isAboutJSON = (error) => error instanceof DOMException
  ? error.name === 'SyntaxError' : error instanceof SyntaxError && /^JSON/.test(error.message);
window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  // What is no error, or has no place in a script, such as a request that failed, says nothing of the package's scripts.
  // WebKit's own events of this type are not marked as trusted.
  if (!(reason instanceof Error)) return;
  if (isAboutJSON(reason)) return;
  if (isOwn(reason.sourceURL)) blame(event, reason);
  else if (/module script/.test(reason.message)) later(() => blameFile(event, ''));
});
document.addEventListener('securitypolicyviolation', (event) => {
  const isScript = event.isTrusted && event.disposition === 'enforce' && event.effectiveDirective.startsWith('script-src');
  const isBlamed = event.blockedURI === 'inline' || isOwn(event.blockedURI);
  if (isScript && isBlamed && (!event.sourceFile || isOwn(event.sourceFile))) {
    blame(event, 'the policy forbids ' + event.blockedURI + ' by ' + event.effectiveDirective);
  }
}, true);

/** How long a page that shows something may be parsed until it counts as ready, in milliseconds. */
const LONGEST_PARSING = 5000;
let isParsed = false, isPainted = false;
// Behind what the page's last scripts are blamed for.
const look = () => {
  // A page that is not shown is never painted.
  if (isParsed && (isPainted || document.visibilityState === 'hidden')) later(confirm);
};
document.addEventListener('visibilitychange', look);
document.addEventListener('DOMContentLoaded', () => {
  isParsed = true;
  look();
}, { once: true });
const painted = () => {
  isPainted = true;
  look();
  // The end of parsing may wait for a script of another site.
  later(confirm, LONGEST_PARSING);
};
if (PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).includes('paint')) {
  const isContent = (entry) => entry.name === 'first-contentful-paint';
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isContent)) painted();
  }).observe({ type: 'paint', buffered: true });
} else {
  window.addEventListener('load', () => frame(() => frame(painted)), { once: true });
}
