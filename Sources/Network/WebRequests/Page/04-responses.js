// Responses of relayed requests: real objects of the engine over the bridge's stream, with what the engine alone would
// know.

/** What is known of relayed responses: {url, redirected, type, status, statusText, ok, failure}. Clones share it. */
const relayedResponses = new Weak();
/** The headers that scripts cannot change. */
const fixedHeaders = new Weak();
const headersOf = getter(PageResponse, 'headers');
const errorResponse = PageResponse.error;

['url', 'redirected', 'type', 'status', 'statusText', 'ok'].forEach((name) => {
  intercept(PageResponse.prototype, name, (call, next) => {
    const known = weakGet(relayedResponses, call.self);
    return known && known[name] !== undefined ? known[name] : next();
  }, 'get');
});

// The engine says that such a response has a status of 0 and is not ok, which both the opaque kinds have.
intercept(PageResponse.prototype, 'clone', (call, next) => {
  const copy = next();
  const known = weakGet(relayedResponses, call.self);
  if (known) remember(copy, known);
  return copy;
});

['append', 'delete', 'set'].forEach((name) => {
  intercept(PageHeaders.prototype, name, (call, next) => {
    if (call.self && weakGet(fixedHeaders, call.self)) {
      throw new PageTypeError("Headers object's guard is 'immutable'");
    }
    return next();
  });
});

function remember(response, known) {
  weakSet(relayedResponses, response, known);
  weakSet(fixedHeaders, headersOf(response), true);
}

/** Adds pairs. The constructors would ask the page's iterators for them. */
function fillHeaders(made, pairs) {
  for (let i = 0; i < pairs.length; i++) appendHeader(made, pairs[i][0], pairs[i][1]);
  return made;
}

const hasNoBody = (status) => status === 204 || status === 304;

/** Makes the response for a head and a stream of the body; null for no stream. */
function responseOf(head, stream, isHead) {
  const { status, reason, headers, url, redirected, type } = head;
  const isHidden = type === 'opaque' || type === 'opaqueredirect';
  // The constructor takes fewer statuses and texts than servers send.
  const response = isHidden ? apply(errorResponse, PageResponse, []) :
    new PageResponse(stream);
  if (!isHidden) fillHeaders(headersOf(response), headers);
  const hash = indexOf(url, '#');
  remember(response, {
    __proto__: null, type, redirected, failure: null,
    status: isHidden ? undefined : status, statusText: isHidden ? undefined : reason,
    ok: isHidden ? undefined : status > 199 && status < 300,
    url: type === 'opaque' ? '' : hash < 0 ? url : slice(url, 0, hash),
  });
  return response;
}

// A body that failed gives the reason, and not the error that the engine makes of it.
['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text'].forEach((name) => {
  if (!descriptorOf(PageResponse.prototype, name)) return;
  intercept(PageResponse.prototype, name, (call, next) => {
    const known = weakGet(relayedResponses, call.self);
    if (!known) return next();
    const result = next();
    return new PagePromise((resolve, reject) => chain(result, resolve,
      (error) => reject(known.failure || error)));
  });
});
