// navigator.sendBeacon.

const isStreamBody = takes(getter(PageStream, 'locked'));

const isNavigator = takes(getter(Navigator, 'languages'));
intercept(Navigator.prototype, 'sendBeacon', (call, next) => {
  const { list } = call;
  if (list.length === 0 || !isHere() || !isNavigator(call.self)) return next();
  const url = parseURL(`${list[0]}`, true);
  if (!isRelayed(url) || (typeof list[1] === 'object' && isStreamBody(list[1]))) {
    return next();
  }
  const contents = contentsOf(list[1], () => false);
  const made = new PageRequest(hrefOf(url), {
    __proto__: null, method: 'POST', body: contents.ready, credentials: 'include',
  });
  const headers = requestHeaders(made);
  if (contents.type) setHeader(headers, 'content-type', contents.type);
  const head = describe('beacon', 'POST', hrefOf(url), {
    __proto__: null, headers: pairsOf(headers), credentials: 'include', keepalive: true,
  });
  return sendOutliving(head, bodyFor(contents));
});
