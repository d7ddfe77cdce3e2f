// Sends request bodies to scheme handlers in a form that native may read: the own script of views that have such
// handlers, whose interceptors are the last ones.
//
// Asking WebKitGTK for a body that refers to a Blob or a file ends the process. Native asks only where the URL's
// fragment holds a secret, and what this script sends with the secret is text or bytes. The secret goes into
// fetches of the script's own making and nowhere else: no page code and no other interceptor sees their arguments,
// and a response's URL has no fragment.
//
// An XMLHttpRequest is an object of the page, which may still send something else with it, and whose document
// shows the fragment. Its URL therefore carries a ticket, which is no secret, and its body reaches native by a
// fetch of the script's own, with the secret and the ticket.
(function (requests, secret, schemes) {
if (!requests) return;

/** Whether the URL's scheme has a handler. */
const isHandled = (url) => url !== null && schemes[protocolOf(url)] === true;

/** The URL with something ahead of its fragment. */
function marked(href, mark) {
  const at = indexOf(href, '#');
  return at < 0 ? href + '#' + mark : slice(href, 0, at) + '#' + mark + slice(href, at);
}

/** What tells native to read the body: `none` means that there is none, `lost` that it is not
 * sent along. A dot ends each part. */
const mark = (ticket, kind, type) =>
  secret + '.' + ticket + '.' + kind + '.' + swap(encode(type), '.', '%2E') + '.';

interceptFetch(
  (call) => !isPlainGet(call) && !hasNoBody(fetchMethod(call)) && isHandled(fetchURL(call)),
  (request, next) => request.body.kind === 'lost' ? next() : // The engine does not send it either.
    sendWithBody(request, ({ url, options, body }) =>
      fetchByEngine([marked(hrefOf(url), mark('', body.kind, '')), options])));

/** The XMLHttpRequests that have a ticket and were not sent yet. */
const opened = new PageWeakMap();

intercept(PageXHR.prototype, 'open', (call, next) => {
  if (!readOpen(call)) return next();
  weakDelete(opened, call.self);
  if (!hasNoBody(call.method) && isHandled(call.url)) {
    const ticket = randomText();
    call.list[1] = marked(hrefOf(call.url), 'ticket.' + ticket + '.');
    // A fetch does not take a user.
    setUser(call.url, '');
    setPassword(call.url, '');
    const open = { __proto__: null, href: hrefOf(call.url), ticket, isAsync: call.isAsync };
    weakSet(opened, call.self, open);
  }
  return next();
});

intercept(PageXHR.prototype, 'send', (call, next) => {
  const open = weakGet(opened, call.self);
  if (!open) return next();
  weakDelete(opened, call.self);
  const body = contentsOf(argument(call, 0), isDocument);
  if (!open.isAsync) {
    uploadByXHR(open, body, false);
    return next();
  }
  next();
  upload(call.self, open, body);
});

/** Hands native the body of an XMLHttpRequest with a ticket. */
function upload(request, open, body) {
  const put = (kind, bytes) => {
    if (stateOf(request) !== 1) return; // The page gave it up, or the engine refused it.
    follow(fetchByEngine([
      marked(open.href, mark(open.ticket, kind, body.type)),
      { __proto__: null, method: 'POST', mode: 'no-cors', body: bytes },
    ]), () => {}, () => {});
  };
  if (body.kind === 'lost') {
    if (stateOf(request) === 1) uploadByXHR(open, body, true);
    return;
  }
  if (!body.bytes) return put(body.kind, body.ready);
  whenBytes(body.bytes, (bytes) => put('body', bytes), () => put('lost', undefined));
}

/**
 * The same by a request of the script's own, of which no page code knows: while the page waits, because native must have
 * the body before the request comes, and for a document, whose text the engine alone can make.
 */
function uploadByXHR(open, body, isAsync) {
  const request = new PageXHR();
  const hasDocument = body.kind === 'lost';
  const kind = body.bytes ? 'lost' : hasDocument ? 'body' : body.kind;
  try {
    apply(nativeOpen, request, ['POST', marked(open.href, mark(open.ticket, kind, '')), isAsync]);
    // The type of a document would make the engine ask for permission at another origin.
    if (hasDocument) apply(nativeSetHeader, request, ['content-type', 'text/plain']);
    apply(nativeSend, request, [hasDocument ? body.value : kind === 'body' ? body.ready : null]);
  } catch {
    // The answer of another origin. The request has been there.
  }
}
})
