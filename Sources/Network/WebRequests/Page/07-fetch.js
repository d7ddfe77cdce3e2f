// fetch.

const requestURL = getter(PageRequest, 'url');
const isRequest = takes(requestURL);
const signalOf = getter(PageRequest, 'signal');
const isAborted = getter(AbortSignal, 'aborted');
const reasonOf = getter(AbortSignal, 'reason');
const requestHeaders = getter(PageRequest, 'headers');
const eachHeader = methodOf(PageHeaders, 'forEach');
const hasHeader = methodOf(PageHeaders, 'has');
const isHeaders = takes(methodOf(PageHeaders, 'keys'));
const setHeader = methodOf(PageHeaders, 'set');
const requestMembers = { __proto__: null };
['method', 'mode', 'credentials', 'redirect', 'referrer', 'referrerPolicy', 'cache', 'keepalive', 'integrity']
  .forEach((name) => { requestMembers[name] = getter(PageRequest, name); });
/** What a request has if nobody says otherwise. Native code does not hear of it. */
const usual = {
  __proto__: null, mode: 'cors', redirect: 'follow', referrer: 'about:client', referrerPolicy: '', cache: 'default', keepalive: false,
};
const closeStream = methodOf(ReadableStreamDefaultController, 'close');
const enqueue = methodOf(ReadableStreamDefaultController, 'enqueue');
const failStream = methodOf(ReadableStreamDefaultController, 'error');

/** The headers as pairs, with the names that the page wrote. */
function pairsOf(headers, names) {
  const pairs = [];
  eachHeader(headers, (value, name) => { append(pairs, [names && names[name] || name, value]); });
  return pairs;
}

requests.interceptFetch(
  (call) => isRelayed(requests.fetchURL(call)),
  (taken) => {
    const { url, method, options, body, original } = taken;
    // The engine checks and completes what the page gave. A body that is a promise has no place in it.
    const given = { __proto__: null };
    for (const name in options) given[name] = options[name];
    const { headers: read, names } = readHeaders(options.headers);
    given.headers = read;
    const hasType = given.headers && hasHeader(given.headers, 'content-type');
    given.method = method;
    if (body.kind === 'body') given.body = body.ready === undefined ? '' : body.ready;
    if (body.kind === 'lost') given.body = '';
    const made = new PageRequest(hrefOf(url), given);
    const headers = requestHeaders(made);
    if (body.kind === 'lost' && !hasType) deleteHeader(headers, 'content-type');
    if (body.kind === 'body' && body.ready === undefined && !hasType) {
      if (body.type) setHeader(headers, 'content-type', body.type);
      else deleteHeader(headers, 'content-type');
    }
    const form = original && weakGet(requestForms, original);
    if (form) setHeader(headers, 'content-type', form.type);
    return send(made, pairsOf(headers, names), form ?
      { __proto__: null, kind: 'body', blob: form.blob, parts: form.parts } : body, !!options.signal);
  });
const deleteHeader = methodOf(PageHeaders, 'delete');

/** What native code gets for a body of `contentsOf`; a promise if the engine has to read it. */
function bodyFor(body) {
  const { kind, ready, value } = body;
  if (kind === 'none') return undefined;
  if (kind === 'lost') return value;
  if (body.blob) {
    // The bytes of a Blob of a frame that is gone can be read by another one.
    const blob = new PageBlob([body.blob]), parts = body.parts || weakGet(partsOfBlobs, body.blob);
    if (parts) weakSet(partsOfBlobs, blob, parts);
    return blob;
  }
  if (ready !== undefined) {
    if (typeof ready === 'string') return bodyOfText(ready);
    if (isView(ready)) return bodyOfBytes(new Bytes(ready.buffer, ready.byteOffset, ready.byteLength));
    try {
      lengthOfBuffer(ready);
    } catch {
      return bodyOfText(parametersText(ready));
    }
    return bodyOfBytes(new Bytes(ready));
  }
  return new PagePromise((resolve, reject) => requests.whenBytes(body.bytes, (buffer) => {
    resolve(lengthOfBuffer(buffer) === 0 && body.copy ? undefined : bodyOfBytes(new Bytes(buffer)));
  }, reject));
}
/** Whether the engine has to read a body first. */
const isPromised = (body) => body.kind === 'body' && body.ready === undefined && !body.blob;
const parametersText = methodOf(PageParameters, 'toString');

function send(made, headers, body, isAbortable) {
  const description = { __proto__: null, headers };
  for (const name in requestMembers) {
    const value = requestMembers[name](made);
    if (value !== usual[name]) description[name] = value;
  }
  const head = describe('fetch', description.method, requestURL(made), description);
  // Nobody aborts by the signal that the engine makes where the page gives none.
  const signal = isAbortable ? signalOf(made) : null;
  return new PagePromise((resolve, reject) => {
    let current = null, controller = null, known = null, isDone = false;
    const end = () => {
      isDone = true;
      if (signal) removeListener(signal, 'abort', abort);
    };
    const fail = (error, reason) => {
      if (isDone) return;
      end();
      if (known) known.failure = error;
      if (controller) failStream(controller, error);
      reject(reason);
    };
    const stop = (error, reason) => {
      if (current && !isDone) current.cancel();
      fail(error, reason);
    };
    // The engine gives the signal's reason for the response, and not for its body.
    const abort = () => stop(new PageException('Fetch is aborted', 'AbortError'), reasonOf(signal));
    if (signal) {
      if (isAborted(signal)) return reject(reasonOf(signal));
      addListener(signal, 'abort', abort);
    }
    const failed = () => fail(loadFailed(), loadFailed());
    const pull = (stream) => new PagePromise((done) => {
      chain(current.next(), (piece) => {
        if (!isDone && piece) enqueue(stream, piece);
        else if (!isDone) {
          end();
          closeStream(stream);
        }
        done();
      }, () => {
        failed();
        done();
      });
    });
    const begin = (value) => {
      if (isDone) return;
      current = exchange(head, value, {
        __proto__: null, sent: ignore, failed,
        stop: () => stop(loadFailed(), loadFailed()),
        head(answer, whole) {
          if (isDone) return;
          if (description.integrity && answer.type !== 'opaque') {
            return chain(wholeBody(current), (bytes) => chain(
              matchesIntegrity(bytes, description.integrity), (isFine) => {
                if (isDone) return;
                if (!isFine) return failed();
                end();
                resolve(responseOf(answer, hasNoBody(answer.status) ? null : bytes));
              }, failed), failed);
          }
          const isEmpty = hasNoBody(answer.status) || description.method === 'HEAD';
          // The engine's stream of no bytes would give an empty piece.
          if (whole && sizeOf(whole) > 0 && !isEmpty && !signal) {
            end();
            return resolve(responseOf(answer, whole));
          }
          // It is read one piece ahead, so that it closes with the last piece.
          const stream = isEmpty ? null : new PageStream({
            __proto__: null, pull,
            start(given) { controller = given; },
            cancel() {
              end();
              current.cancel();
            },
          });
          if (isEmpty) {
            current.cancel();
            end();
          }
          const response = responseOf(answer, stream);
          known = weakGet(relayedResponses, response);
          resolve(response);
        },
      });
    };
    const value = bodyFor(body);
    if (isPromised(body)) chain(value, begin, reject);
    else begin(value);
  });
}

/** Promises all bytes of a body. */
const wholeBody = (current) => new PagePromise((resolve, reject) => {
  const pieces = [];
  const step = () => chain(current.next(), (piece) => {
    if (!piece) return resolve(joined(pieces));
    append(pieces, piece);
    step();
  }, reject);
  step();
});

function joined(pieces) {
  let size = 0;
  for (let i = 0; i < pieces.length; i++) size += sizeOf(pieces[i]);
  const bytes = new Bytes(size);
  size = 0;
  for (let i = 0; i < pieces.length; i++) {
    setBytes(bytes, pieces[i], size);
    size += sizeOf(pieces[i]);
  }
  return bytes;
}
