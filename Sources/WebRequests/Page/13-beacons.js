// navigator.sendBeacon.

const isStreamBody = (value) => {
  try {
    return typeof lockedOf(value) === 'boolean';
  } catch {
    return false;
  }
};
const lockedOf = getter(PageStream, 'locked');

requests.intercept(Navigator.prototype, 'sendBeacon', (call, next) => {
  const { list } = call;
  let url;
  try {
    url = new PageURL(`${list[0]}`, baseOf(pageDocument));
  } catch {
    return next();
  }
  if (list.length === 0 || !isRelayed(url) || (typeof list[1] === 'object' && isStreamBody(list[1]))) {
    return next();
  }
  const contents = requests.contentsOf(list[1], () => false);
  const made = new PageRequest(hrefOf(url), {
    __proto__: null, method: 'POST', body: contents.ready, credentials: 'include',
  });
  const headers = requestHeaders(made);
  if (contents.type) setHeader(headers, 'content-type', contents.type);
  const head = describe('beacon', 'POST', hrefOf(url), {
    __proto__: null, headers: pairsOf(headers), mode: 'cors', credentials: 'include', keepalive: true,
  });
  return sendOutliving(head, bodyFor(contents));
});
