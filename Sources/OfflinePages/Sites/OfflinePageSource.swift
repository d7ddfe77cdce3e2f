// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What tells native code of the health of a page.
enum OfflinePageSource {
  static let script = #"""
// Tells native code that a page of a package is ready, or that a script threw before it was.
//
// options: {scheme: string, confirmation: 'firstPaint' | 'byPage' | 'byApp'}
function (options) {
  if (window.top !== window || window.location.protocol !== options.scheme) return;
  const ready = ownName('packages.ready'), failed = ownName('packages.failed');
  let isSettled = false;
  const settle = (name, list) => {
    if (isSettled) return undefined;
    isSettled = true;
    return request('call', name, list, noOptions);
  };
  const confirm = () => settle(ready, []);
  if (options.confirmation !== 'byApp') {
    Object.defineProperty(window, 'offlinePage', {
      __proto__: null, enumerable: true,
      value: Object.freeze({ __proto__: null, confirmHealthy: () => { confirm(); } }),
    });
  }
  if (options.confirmation !== 'firstPaint') return;
  const { document } = window;
  const frame = window.requestAnimationFrame.bind(window);
  const text = (value) => { try { return String(value); } catch { return 'an error'; } };
  // An error of a script, also one that keeps a module from running. Errors of images and styles do not count.
  window.addEventListener('error', (event) => {
    const isScript = event.target === window || event.target instanceof HTMLScriptElement;
    if (event.isTrusted && isScript) settle(failed, [text(event.message || event.target.src || 'a script')]);
  }, true);
  const look = () => {
    // A page that is not shown is never painted.
    if (document.visibilityState === 'hidden') confirm();
    else frame(() => frame(confirm));
  };
  if (document.readyState === 'complete') look();
  else window.addEventListener('load', look, { once: true });
}
"""#
}
