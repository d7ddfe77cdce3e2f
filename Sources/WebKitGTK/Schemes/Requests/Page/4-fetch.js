// The page's fetch.

/**
 * What to ask the engine for instead of a page's fetch; null to ask for just that.
 * @param {Request|string|URL} input
 * @param {?Object} options The page's, each member of which is asked for once.
 */
function planFetch(input, options) {
  const request = typeof input !== 'string' && isRequest(input) ? input : null;
  const given = options ? options.method : undefined;
  const name = given === undefined ? (request ? requestMethod(request) : 'GET') : textOf(given);
  if (hasNoBody(name)) return null;
  const href = handled(request ? requestURL(request) : textOf(input));
  if (href === null) return null;
  let body = options ? options.body : undefined;
  const own = { __proto__: null };
  const takesBody = request && (body === undefined || body === null);
  if (takesBody && isUsed(request)) return null; // The engine says so.
  if (!takesBody) {
    body = parts(body, isStream);
    if (body.kind === 'lost') return null; // Not sent by the engine either.
  }
  for (let index = 0; index < memberNames.length; index++) {
    const member = memberNames[index];
    let value = options ? options[member] : undefined;
    if (value === undefined && request && members[member]) value = members[member](request);
    if (value !== undefined) own[member] = value;
  }
  own.method = name;
  if (takesBody) {
    const copy = new PageRequest(copyOf(request), own);
    body = { __proto__: null, kind: 'body', bytes: bytesOfRequest(request), type: '', copy };
  }
  return { __proto__: null, href, own, body };
}

/** Fetches with the secret. The body is text or bytes by now. */
function send(plan, body) {
  const { own } = plan;
  if (body !== undefined) own.body = body;
  const url = marked(plan.href, mark('', plan.body.kind, ''));
  return apply(nativeFetch, window, [url, own]);
}

function sendLater(plan) {
  const { own, body } = plan;
  if (body.type) {
    const headers = new PageHeaders(own.headers);
    if (!hasHeader(headers, 'content-type')) setHeader(headers, 'content-type', body.type);
    own.headers = headers;
  }
  return new PagePromise((resolve, reject) => {
    whenBytes(body.bytes, (bytes) => {
      if (body.copy && lengthOf(bytes) === 0) {
        body.kind = 'none';
        bytes = undefined;
      }
      follow(send(plan, bytes), resolve, reject);
    }, (error) => {
      // The engine can send a Request's form with a file, and cannot read it.
      if (!body.copy) return reject(error);
      follow(apply(nativeFetch, window, [body.copy]), resolve, reject);
    });
  });
}

const fetchMethods = {
  fetch(input) {
    const options = arguments[1];
    const isObject = typeof options === 'object' ? options !== null : typeof options === 'function';
    if (isObject || typeof input === 'object') {
      let plan;
      try {
        plan = planFetch(input, isObject ? options : null);
        if (plan) return plan.body.bytes ? sendLater(plan) : send(plan, plan.body.ready);
      } catch (error) {
        return new PagePromise((_, reject) => reject(error));
      }
    }
    return apply(nativeFetch, this, arguments);
  },
};
