// Sending an XMLHttpRequest.

/** What to send for a body: {value: what native code gets, or a promise of it, isPromise, type, size}. */
function contentsForXHR(sent, body) {
  const name = upper(requestMembers.method(sent.made));
  const none = { __proto__: null, value: undefined, isPromise: false, type: '' };
  if (body === null || body === undefined || name === 'GET' || name === 'HEAD') return none;
  const isText = typeof body !== 'object';
  const contents = contentsOf(body, isDocument);
  if (contents.kind === 'none') return none;
  if (contents.kind === 'lost') {
    const isHTML = contentTypeOf(contents.value) === 'text/html';
    return {
      __proto__: null, value: bodyOfText(textOfDocument(contents.value, isHTML)), isPromise: false,
      isText: true, type: (isHTML ? 'text/html' : 'application/xml') + ';charset=UTF-8',
    };
  }
  const { ready } = contents;
  let { type } = contents;
  const hasCharset = ready !== undefined && !isView(ready) && !isBuffer(ready);
  if (hasCharset) {
    type = (typeof ready === 'string' ? 'text/plain' : 'application/x-www-form-urlencoded') + ';charset=UTF-8';
  }
  return {
    __proto__: null, value: bodyFor(contents), isPromise: isPromised(contents), type,
    isText: isText || hasCharset,
  };
}
const rootOf = getter(Document, 'documentElement');
const doctypeOf = getter(Document, 'doctype');
const outerHTML = getter(Element, 'outerHTML');
function textOfDocument(value, isHTML) {
  if (!isHTML) return serialize(new Serializer(), value);
  const doctype = doctypeOf(value), root = rootOf(value);
  return (doctype ? serialize(new Serializer(), doctype) : '') + (root ? outerHTML(root) : '');
}
const isBuffer = takes(lengthOfBuffer);

/** Sets the media type of the body, or the charset of a text's. */
function setType(headers, contents) {
  const own = getHeader(headers, 'content-type');
  if (own === null) {
    if (contents.type) setHeader(headers, 'content-type', contents.type);
    return;
  }
  const type = contents.isText && mediaType(own, 'UTF-8');
  if (type && type !== mediaType(own)) setHeader(headers, 'content-type', type);
}

function sizeOfBody(value) {
  if (value === undefined) return 0;
  if (typeof value === 'string') return sizeOf(encode(value));
  return isView(value) ? sizeOf(value) : sizeOfBlob(value);
}

function headFor(sent) {
  const head = describe('xmlHTTPRequest', requestMembers.method(sent.made), requestURL(sent.made), {
    __proto__: null, headers: pairsOf(sent.headers, sent.names),
    credentials: hasCredentials(sent.self) ? 'include' : 'same-origin',
  });
  if (enforcesCORS && sent.isAsync) head.listensToUpload = hasUploadListeners(uploadOf(sent.self));
  return head;
}

function sendXHR(sent, body) {
  const contents = contentsForXHR(sent, body);
  setType(sent.headers, contents);
  if (!sent.isAsync) {
    const { value } = contents;
    if (typeof value === 'object' && isBlob(value)) contents.value = bytesOfBlob(value);
    return sendNow(sent, contents);
  }
  sent.isSent = true;
  sent.isUploaded = contents.value === undefined || enforcesCORS && !hasUploadListeners(uploadOf(sent.self));
  sent.start = now();
  const begin = (value) => {
    if (!sent.isSent || sent.state !== 1) return;
    sent.current = exchange(headFor(sent), value, {
      __proto__: null,
      sent: (count) => uploadProgress(sent, count),
      head: (answer) => receiveHead(sent, answer),
      failed: () => failXHR(sent, 'error'),
      stop() {
        sent.url = '';
        failXHR(sent, 'abort');
      },
    });
  };
  const start = (value) => {
    sent.uploadTotal = sizeOfBody(value);
    fireProgress(sent.self, 'loadstart', 0, 0);
    if (!sent.isUploaded) fireProgress(uploadOf(sent.self), 'loadstart', 0, sent.uploadTotal);
    if (sent.isSent && sent.state === 1) {
      armTimeout(sent);
      begin(value);
    }
  };
  if (!contents.isPromise) return start(contents.value);
  // The size of a form or a Blob is known before its bytes are.
  fireProgress(sent.self, 'loadstart', 0, 0);
  chain(contents.value, (value) => {
    if (!sent.isSent || sent.state !== 1) return;
    sent.uploadTotal = sizeOfBody(value);
    if (!sent.isUploaded) fireProgress(uploadOf(sent.self), 'loadstart', 0, sent.uploadTotal);
    begin(value);
  }, () => failXHR(sent, 'error'));
  armTimeout(sent);
}

/** How late a timer is of a page that was busy, in milliseconds. */
const LATE = 20;

function armTimeout(sent) {
  clearTimer(sent.timer);
  const time = timeoutOf(sent.self);
  if (!time || !sent.isSent) return;
  const due = sent.start + time;
  let end = 0, before = -1;
  const expire = () => {
    const late = now() - due, seen = sent.state + sent.loaded;
    end = end || 2 * late;
    // What came while the page was busy counts, as long as it comes: for at most as long as the timer was late, and
    // without a pause of an eighth of that.
    if (late < LATE || late > end || seen === before) return failXHR(sent, 'timeout');
    before = seen;
    sent.timer = setTimer(expire, end / 16);
  };
  sent.timer = setTimer(expire, due < now() ? 0 : due - now());
}

const isOver = (sent) => !sent.isSent || knownXHR(sent.self) !== sent;

function uploadProgress(sent, count) {
  if (isOver(sent) || sent.isUploaded) return;
  if (count >= sent.uploadTotal) return endUpload(sent);
  fireProgress(uploadOf(sent.self), 'progress', count, sent.uploadTotal);
}

function endUpload(sent) {
  if (sent.isUploaded) return;
  sent.isUploaded = true;
  const upload = uploadOf(sent.self), total = sent.uploadTotal;
  fireProgress(upload, 'progress', total, total);
  fireProgress(upload, 'load', total, total);
  fireProgress(upload, 'loadend', total, total);
}

/** Keeps the head of the response. */
function keepHead(sent, answer) {
  sent.answer = answer;
  sent.answerHeaders = fillHeaders(new PageHeaders(), answer.headers);
  const hash = indexOf(answer.url, '#');
  sent.url = hash < 0 ? answer.url : slice(answer.url, 0, hash);
  sent.contentType = getHeader(sent.answerHeaders, 'content-type') || '';
  const length = getHeader(sent.answerHeaders, 'content-length');
  // The size before decoding counts, as the engine has it.
  sent.total = +length || 0;
}

function receiveHead(sent, answer) {
  if (isOver(sent)) return;
  endUpload(sent);
  if (isOver(sent)) return;
  keepHead(sent, answer);
  sent.state = 2;
  fire(sent.self, 'readystatechange');
  if (isOver(sent) || sent.state !== 2) return;
  readXHR(sent);
}

function readXHR(sent) {
  const { current } = sent;
  chain(current.next(), (piece) => {
    if (isOver(sent) || sent.current !== current) return;
    if (!piece) return finishXHR(sent);
    addPiece(sent, piece);
    sent.state = 3;
    fire(sent.self, 'readystatechange');
    if (isOver(sent)) return;
    fireProgress(sent.self, 'progress', sent.loaded, sent.total);
    if (!isOver(sent)) readXHR(sent);
  }, () => {
    if (sent.current === current) failXHR(sent, 'error');
  });
}

function finishXHR(sent) {
  clearTimer(sent.timer);
  endText(sent);
  sent.state = 4;
  sent.isSent = false;
  const { self, loaded, total } = sent;
  fire(self, 'readystatechange');
  if (knownXHR(self) !== sent) return;
  fireProgress(self, 'load', loaded, total);
  fireProgress(self, 'loadend', loaded, total);
}

/** Stops native code's work for a request. */
function stopXHR(sent) {
  clearTimer(sent.timer);
  sent.isSent = false;
  if (sent.current) sent.current.cancel();
  sent.current = null;
}

/** Ends a request without a response; `type` is the event. */
function failXHR(sent, type) {
  if (isOver(sent)) return;
  stopXHR(sent);
  sent.state = 4;
  sent.hasFailed = true;
  // The engine keeps the URL of what the page aborts.
  if (type !== 'abort') sent.url = '';
  const { self } = sent;
  fire(self, 'readystatechange');
  if (!sent.isUploaded) {
    sent.isUploaded = true;
    const upload = uploadOf(self);
    fireProgress(upload, type, 0, 0);
    fireProgress(upload, 'loadend', 0, 0);
  }
  fireProgress(self, type, 0, 0);
  fireProgress(self, 'loadend', 0, 0);
}
