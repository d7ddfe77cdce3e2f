// fetch.

const requestURL = getter(PageRequest, 'url');
const signalOf = getter(PageRequest, 'signal');
const isAborted = getter(AbortSignal, 'aborted');
const reasonOf = getter(AbortSignal, 'reason');
const requestHeaders = getter(PageRequest, 'headers');
const eachHeader = method(PageHeaders.prototype.forEach);
const hasHeader = method(PageHeaders.prototype.has);
const setHeader = method(PageHeaders.prototype.set);
const requestMembers = { __proto__: null };
['method', 'mode', 'credentials', 'redirect', 'referrer', 'referrerPolicy', 'cache', 'keepalive', 'integrity']
  .forEach((name) => { requestMembers[name] = getter(PageRequest, name); });
const closeStream = method(ReadableStreamDefaultController.prototype.close);
const enqueue = method(ReadableStreamDefaultController.prototype.enqueue);
const failStream = method(ReadableStreamDefaultController.prototype.error);

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
    const names = namesOf(options.headers);
    // The page's object is read once, because an iterator gives its pairs once.
    if (typeof options.headers === 'object' && options.headers) given.headers = new PageHeaders(options.headers);
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
      { __proto__: null, kind: 'body', blob: form.blob, parts: form.parts } : body);
  });
const deleteHeader = method(PageHeaders.prototype.delete);

/** What native code gets for a body of `contentsOf`; a promise if the engine has to read it. */
function bodyFor(body) {
  const { kind, ready, value } = body;
  if (kind === 'none') return undefined;
  if (kind === 'lost') return value;
  if (body.blob) {
    if (body.parts) weakSet(partsOfBlobs, body.blob, body.parts);
    return body.blob;
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
const parametersText = method(PageParameters.prototype.toString);

function send(made, headers, body) {
  const description = { __proto__: null, headers };
  for (const name in requestMembers) description[name] = requestMembers[name](made);
  const head = describe('fetch', description.method, requestURL(made), description);
  const signal = signalOf(made);
  return new PagePromise((resolve, reject) => {
    let current = null, controller = null, known = null, isDone = false;
    const end = () => {
      isDone = true;
      removeListener(signal, 'abort', abort);
    };
    const abort = () => {
      if (isDone) return;
      end();
      const reason = reasonOf(signal);
      if (current) current.cancel();
      if (known) known.failure = { __proto__: null, reason };
      if (controller) failStream(controller, reason);
      reject(reason);
    };
    if (isAborted(signal)) return reject(reasonOf(signal));
    addListener(signal, 'abort', abort);
    const failed = () => {
      if (isDone) return;
      end();
      if (controller) failStream(controller, loadFailed());
      reject(loadFailed());
    };
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
        head(answer) {
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
          const stream = isEmpty ? null : new PageStream({
            __proto__: null, start(given) { controller = given; }, pull,
            cancel() {
              end();
              current.cancel();
            },
          }, { __proto__: null, highWaterMark: 0 });
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
