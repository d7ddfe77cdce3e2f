// Calls of fetch, as interceptors see them. What the page gave is read when an interceptor asks, and once for all
// interceptors.

/**
 * Adds an interceptor of fetch.
 *
 * @param {function(Object): boolean} takes Whether the call is the interceptor's, by `fetchMethod` and `fetchURL`.
 *   The engine gets the arguments of a call that nobody takes as the page gave them.
 * @param {function(Object, function): ?Promise} answer Gets the request of `readFetch`, and the function that
 *   passes the call on. Returns the promise of a response. What it throws rejects the page's promise.
 */
function interceptFetch(takes, answer) {
  intercept(window, 'fetch', (call, next) => {
    try {
      if (!isHere(call.self)) return fetchElsewhere(call, next);
      const request = takes(call) ? readFetch(call) : null;
      return request ? answer(request, next) : next();
    } catch (error) {
      return new PagePromise((_, reject) => reject(error));
    }
  });
}

/** Answers a call whose receiver is another window, or whose document is gone: the receiver's interceptors decide. */
function fetchElsewhere({ self, list }, next) {
  let there;
  try {
    there = isWindow(self) && descriptorOf(self, 'webkitRequests');
  } catch {}
  return there && there.value !== fetchHere ? there.value(list) : next();
}

/** Fetches for a function of another window. */
function fetchHere(list) {
  const parts = weakGet(chains, window), chain = parts && parts['value fetch'];
  return chain ? pass(chain, chain.first, { __proto__: null, self: window, list }) : fetchByEngine(list);
}

const argument = (call, index) => call.list.length > index ? call.list[index] : undefined;

/** The Request that the page fetches; null where the page gave a URL. */
function fetchedRequest(call) {
  const input = argument(call, 0);
  return typeof input === 'object' && isRequest(input) ? input : null;
}

/** The options of a call; null where the page gave none. */
function fetchOptions(call) {
  const options = argument(call, 1);
  return options !== undefined && (typeof options === 'object' || typeof options === 'function') ?
    options : null;
}

/** Whether a call is a GET of a URL, without a look at what the page gave. */
const isPlainGet = (call) => !fetchOptions(call) && typeof argument(call, 0) !== 'object';

const hasNoBody = (method) => {
  const name = upper(method);
  return name === 'GET' || name === 'HEAD';
};

function fetchMethod(call) {
  if (call.method === undefined) {
    const options = fetchOptions(call);
    const given = options ? options.method : undefined;
    call.givesMethod = given !== undefined;
    const request = given === undefined ? fetchedRequest(call) : null;
    call.method = given !== undefined ? textOf(given) : request ? requestMethod(request) : 'GET';
  }
  return call.method;
}

/** The URL of a call as an object; null where it is not valid. */
function fetchURL(call) {
  if (call.url === undefined) {
    const request = fetchedRequest(call);
    call.url = call.list.length > 0 ?
      parseURL(request ? requestURL(request) : textOf(argument(call, 0))) : null;
  }
  return call.url;
}

/**
 * The request of a call: `url`, `method`, `options` and the contents of `body` (see `contentsOf`), which are `lost`
 * where the page gave a stream. The options are a copy, each member of which the page was asked for once. The
 * `original` is the page's Request where the body is its body.
 *
 * Null where the engine has to refuse the call: the body of the page's Request is used. Asking uses it, so that
 * an interceptor that asked passes other arguments on.
 */
function readFetch(call) {
  if (call.request === undefined) call.request = makeRequest(call);
  return call.request;
}

function makeRequest(call) {
  const original = fetchedRequest(call);
  const given = fetchOptions(call);
  const method = fetchMethod(call);
  const url = fetchURL(call);
  const value = given ? given.body : undefined;
  const options = { __proto__: null };
  const isOfRequest = original && (value === undefined || value === null) && !hasNoBody(method);
  if (isOfRequest && isUsed(original)) return null;
  let body = isOfRequest ? null : contentsOf(value, isStream);
  let isChanged = given && (call.givesMethod || value !== undefined && value !== null);
  let hasReferrer = false, hasPolicy = false;
  for (let index = 0; index < memberNames.length; index++) {
    const member = memberNames[index];
    let option = given ? given[member] : undefined;
    if (option !== undefined && members[member]) {
      isChanged = true;
      if (member === 'referrer') hasReferrer = true;
      if (member === 'referrerPolicy') hasPolicy = true;
    }
    if (option === undefined && original && members[member]) option = members[member](original);
    if (option !== undefined) options[member] = option;
  }
  // A Request that gets an option loses its referrer.
  if (isChanged && original && !hasReferrer) delete options.referrer;
  if (isChanged && original && !hasPolicy) delete options.referrerPolicy;
  options.method = method;
  if (!body) {
    const copy = new PageRequest(copyOf(original), options);
    body = { __proto__: null, kind: 'body', bytes: bytesOfRequest(original), type: '', copy };
  }
  return { __proto__: null, url, method, options, body, original: isOfRequest ? original : null };
}

/**
 * Gives the options of a request their body, as text or bytes, and its media type. Calls `send` then, and
 * promises what that promises. Throws where the body is a stream.
 */
function sendWithBody(request, send) {
  const { options, body } = request;
  if (body.kind === 'lost') throw new PageTypeError('The body is a stream, which is not sent');
  if (!body.bytes) {
    if (body.ready !== undefined) options.body = body.ready;
    return send(request);
  }
  if (body.type) {
    const headers = new PageHeaders(options.headers);
    if (!hasHeader(headers, 'content-type')) setHeader(headers, 'content-type', body.type);
    options.headers = headers;
  }
  return new PagePromise((resolve, reject) => {
    whenBytes(body.bytes, (bytes) => {
      if (body.copy && lengthOf(bytes) === 0) body.kind = 'none'; else options.body = bytes;
      try {
        follow(send(request), resolve, reject);
      } catch (error) {
        reject(error);
      }
    }, (error) => {
      // The engine can send a Request's form with a file, and cannot read it.
      if (!body.copy) return reject(error);
      follow(fetchByEngine([body.copy]), resolve, reject);
    });
  });
}

/** The engine's own fetch, which no interceptor sees. */
const fetchByEngine = (list) => apply(nativeFetch, window, list);
