// EventSource: an object of the engine that never connects, with another state behind its members.

const Source = EventSource.prototype;
const relayedSources = new Weak();
const closeSource = method(Source.close);
const urlOfSource = getter(EventSource, 'url');
const sourceCredentials = getter(EventSource, 'withCredentials');
/** How long a source waits before it connects again, in milliseconds. */
const FIRST_WAIT = 3000;

intercept(window, 'EventSource', (call, next) => {
  const made = next(), url = parseURL(urlOfSource(made), true);
  if (!isRelayed(url) || !isHere()) return made;
  // It connects in a later task, and never if it is closed before.
  closeSource(made);
  const source = {
    __proto__: null, self: made, url: hrefOf(url), origin: originOf(url), state: 0, current: null, timer: 0,
    wait: FIRST_WAIT, lastID: '',
  };
  weakSet(relayedSources, made, source);
  setTimer(() => connect(source), 0);
  return made;
}, 'construct');

intercept(Source, 'readyState', (call, next) => {
  const source = weakGet(relayedSources, call.self);
  return source ? source.state : next();
}, 'get');

intercept(Source, 'close', (call, next) => {
  const source = weakGet(relayedSources, call.self);
  if (!source) return next();
  source.state = 2;
  clearTimer(source.timer);
  if (source.current) source.current.cancel();
});

function connect(source) {
  if (source.state === 2) return;
  const { self } = source;
  const headers = [];
  if (source.lastID) append(headers, ['Last-Event-ID', source.lastID]);
  const head = describe('eventSource', 'GET', source.url, {
    __proto__: null, headers,
    credentials: sourceCredentials(self) ? 'include' : 'same-origin',
  });
  const again = () => {
    if (source.state === 2) return;
    source.state = 0;
    fire(self, 'error');
    if (source.state === 0) source.timer = setTimer(() => connect(source), source.wait);
  };
  const end = () => {
    source.state = 2;
    fire(self, 'error');
  };
  const current = source.current = exchange(head, undefined, {
    __proto__: null, sent: ignore,
    failed: (error) => source.state !== 2 && error && (descriptorOf(error, 'code') || noConstructor).value === 'cors' ? end() : again(),
    head(answer) {
      if (source.state === 2) return;
      let type = '';
      for (let i = 0; i < answer.headers.length; i++) {
        if (lower(answer.headers[i][0]) === 'content-type') type = answer.headers[i][1];
      }
      if (answer.status !== 200 || !match(/^[\t ]*text\/event-stream[\t ]*([;,]|$)/i, type)) {
        current.cancel();
        return end();
      }
      source.state = 1;
      source.origin = originOf(new PageURL(answer.url));
      fire(self, 'open');
      readEvents(source, current, again);
    },
  });
}

function readEvents(source, current, again) {
  const decoder = new Decoder();
  const event = { __proto__: null, type: '', data: '', id: source.lastID };
  let rest = '', hadReturn = false;
  const step = () => chain(current.next(), (piece) => {
    if (source.state === 2) return;
    if (!piece) return again();
    rest += decode(decoder, piece, streaming);
    let start = 0;
    for (let i = 0; i < rest.length; i++) {
      const code = codeAt(rest, i);
      if (code !== 10 && code !== 13) {
        hadReturn = false;
        continue;
      }
      if (!(code === 10 && hadReturn)) readEventLine(source, event, slice(rest, start, i));
      hadReturn = code === 13;
      start = i + 1;
      if (source.state === 2) return;
    }
    rest = slice(rest, start);
    step();
  }, again);
  step();
}

function readEventLine(source, event, line) {
  if (line === '') return endEvent(source, event);
  const colon = indexOf(line, ':');
  if (colon === 0) return;
  const field = colon < 0 ? line : slice(line, 0, colon);
  let value = colon < 0 ? '' : slice(line, colon + 1);
  if (startsWith(value, ' ')) value = slice(value, 1);
  if (field === 'event') event.type = value;
  else if (field === 'data') event.data += value + '\n';
  else if (field === 'id' && indexOf(value, '\0') < 0) event.id = value;
  else if (field === 'retry') {
    let isNumber = value !== '';
    for (let i = 0; i < value.length; i++) isNumber = isNumber && codeAt(value, i) > 47 && codeAt(value, i) < 58;
    if (isNumber) source.wait = +value;
  }
}

function endEvent(source, event) {
  const { type, data, id } = event;
  event.type = event.data = '';
  source.lastID = id;
  if (data === '') return;
  dispatch(source.self, new MessagePageEvent(type || 'message', {
    __proto__: null, data: slice(data, 0, data.length - 1), origin: source.origin, lastEventId: id,
  }));
}
