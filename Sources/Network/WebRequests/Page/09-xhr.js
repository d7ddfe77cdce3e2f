// XMLHttpRequest: the page's own object, with another state behind its members.

const XHR = XMLHttpRequest.prototype;
/** What is known of relayed requests, by their objects. */
const relayedXHRs = new Weak();
const engineState = getter(XMLHttpRequest, 'readyState');
/** What is known of an object, unless a function of another window, which does not know it, has sent it. */
const knownXHR = (self) => {
  const sent = weakGet(relayedXHRs, self);
  return sent && engineState(self) < 2 ? sent : undefined;
};
const uploadOf = getter(XMLHttpRequest, 'upload');
const timeoutOf = getter(XMLHttpRequest, 'timeout');
const hasCredentials = getter(XMLHttpRequest, 'withCredentials');
const appendHeader = methodOf(PageHeaders, 'append');
const getHeader = methodOf(PageHeaders, 'get');
const contentTypeOf = getter(Document, 'contentType');
const Serializer = XMLSerializer;
const serialize = methodOf(Serializer, 'serializeToString');
const isDocument = takes(contentTypeOf);

const invalidState = () => new PageException('The object is in an invalid state.', 'InvalidStateError');
const fire = (target, type) => { dispatch(target, new PageEvent(type)); };
const fireProgress = (target, type, loaded, total) => {
  const lengthComputable = total > 0 && loaded <= total;
  dispatch(target, new ProgressPageEvent(type, {
    __proto__: null, lengthComputable, loaded, total: lengthComputable ? total : 0,
  }));
};

intercept(XHR, 'open', (call, next) => {
  const isOurs = requests.readOpen(call) && isRelayed(call.url);
  const result = next();
  const before = knownXHR(call.self);
  if (before) stopXHR(before);
  // The engine told of the change, unless its own object was open already.
  const isTold = !before || before.state === 1;
  if (!isOurs) {
    if (before) weakSet(relayedXHRs, call.self, undefined);
    if (!isTold) fire(call.self, 'readystatechange');
    return result;
  }
  const made = new PageRequest(hrefOf(call.url), { __proto__: null, method: call.method });
  weakSet(relayedXHRs, call.self, {
    __proto__: null, self: call.self, made, isAsync: call.isAsync, headers: requestHeaders(made),
    state: 1, isSent: false, isUploaded: true, hasFailed: false, current: null, timer: 0, start: 0,
    names: { __proto__: null }, contentType: '', answer: null, answerHeaders: null, url: '', pieces: [], loaded: 0,
    total: 0, uploadTotal: 0, decoder: null, text: '', value: undefined, xml: undefined,
  });
  if (!isTold) fire(call.self, 'readystatechange');
  return result;
});

intercept(XHR, 'setRequestHeader', (call, next) => {
  const sent = knownXHR(call.self);
  if (sent && (sent.state !== 1 || sent.isSent)) throw invalidState();
  const result = next();
  if (sent) {
    const name = `${call.list[0]}`;
    appendHeader(sent.headers, name, `${call.list[1]}`);
    keepName(sent.names, name);
  }
  return result;
});

const answers = (name, read) => intercept(XHR, name, (call, next) => {
  const sent = knownXHR(call.self);
  return sent ? read(sent, call) : next();
}, 'get');
answers('readyState', (sent) => sent.state);
answers('status', (sent) => sent.answer && !sent.hasFailed ? sent.answer.status : 0);
answers('statusText', (sent) => sent.answer && !sent.hasFailed ? sent.answer.reason : '');
answers('responseURL', (sent) => sent.url);
answers('response', responseValue);
answers('responseText', (sent) => {
  const type = typeGiven(sent.self);
  if (type !== '' && type !== 'text') throw invalidState();
  return responseValue(sent);
});
answers('responseXML', (sent) => {
  const type = typeGiven(sent.self);
  if (type !== '' && type !== 'document') throw invalidState();
  if (sent.state !== 4 || sent.hasFailed) return null;
  if (type === 'document') return responseValue(sent);
  if (sent.xml === undefined) sent.xml = documentOf(sent);
  return sent.xml;
});

const refuses = (name, isLate, part) => intercept(XHR, name, (call, next) => {
  const sent = knownXHR(call.self);
  if (sent && isLate(sent)) throw invalidState();
  return next();
}, part);
refuses('responseType', (sent) => sent.state > 2, 'set');
refuses('withCredentials', (sent) => sent.state > 1 || sent.isSent, 'set');

intercept(XHR, 'overrideMimeType', (call, next) => {
  const sent = knownXHR(call.self);
  if (sent && sent.state > 2) throw invalidState();
  const result = next();
  const type = `${call.list[0]}`;
  weakSet(overrides, call.self, mediaType(type) ? type : 'application/octet-stream');
  return result;
});

intercept(XHR, 'timeout', (call, next) => {
  const result = next();
  const sent = knownXHR(call.self);
  if (sent && sent.isSent) armTimeout(sent);
  return result;
}, 'set');

intercept(XHR, 'getResponseHeader', (call, next) => {
  const sent = knownXHR(call.self);
  if (!sent) return next();
  if (call.list.length === 0) return next();
  const name = `${call.list[0]}`;
  if (match(/[^\0-\xff]/, name)) throw new PageTypeError('A header name has bytes');
  if (!sent.answerHeaders || sent.hasFailed) return null;
  try {
    return getHeader(sent.answerHeaders, name);
  } catch {
    return null;
  }
});

intercept(XHR, 'getAllResponseHeaders', (call, next) => {
  const sent = knownXHR(call.self);
  if (!sent) return next();
  let text = '';
  if (sent.answerHeaders && !sent.hasFailed) {
    eachHeader(sent.answerHeaders, (value, name) => { text += name + ': ' + value + '\r\n'; });
  }
  return text;
});

intercept(XHR, 'abort', (call, next) => {
  const sent = knownXHR(call.self);
  if (!sent) return next();
  if ((sent.state === 1 && sent.isSent) || sent.state === 2 || sent.state === 3) failXHR(sent, 'abort');
  if (sent.state === 4) {
    sent.state = 0;
    sent.hasFailed = true;
  }
});

intercept(XHR, 'send', (call, next) => {
  const sent = knownXHR(call.self);
  if (!sent) return next();
  if (sent.state !== 1 || sent.isSent) throw invalidState();
  sendXHR(sent, call.list.length > 0 ? call.list[0] : null);
});
