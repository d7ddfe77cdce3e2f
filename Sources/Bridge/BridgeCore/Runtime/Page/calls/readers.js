// The readers of native's streams. A reader has the id of its call. docs/WIRE.md describes credit.

/**
 * The credit while the size of the elements is unknown. It grows with the elements that come, because credit cannot be
 * taken back, and a small element may be followed by large ones.
 */
const FIRST_CREDIT = 4;
/** The bytes that are under way or unread, unless a control says otherwise. */
const WINDOW_SIZE = 1048576;

const readers = new PageMap();

/** The credit to grant; 0 until half of the window is used, because each grant is a line. */
function creditToGrant(reader) {
  const limit = streamWindow;
  let size = reader.room / reader.mean;
  size = size < 1 ? 1 : size > limit ? limit : size - size % 1;
  const under = reader.unread + reader.credit;
  return under <= size / 2 ? size - under : 0;
}

function requestMore(reader) {
  if (reader.hasEnded) return;
  const count = creditToGrant(reader);
  if (count > 0) {
    reader.credit += count;
    send('credit ' + reader.id + ' ' + count);
  }
}

/** Opens the stream that answers a request, as an async iterable. */
function openReader(id) {
  const call = calls.get(id);
  const control = call && call.control;
  if (!control) return;
  takeCall(id);
  const { signal } = call;
  const room = control.room || WINDOW_SIZE;
  const reader = {
    id, name: call.name, credit: control.isPatient ? 0 : FIRST_CREDIT, room, mean: room / FIRST_CREDIT,
    first: null, last: null, unread: 0, takers: null, lastTaker: null,
    hasEnded: false, isDropped: false, error: null, signal, abort: null,
  };
  mapSet(readers, id, reader);
  if (reader.signal) {
    reader.abort = () => stopReader(reader, cancelled(reader.name, reader.signal));
    addListener(reader.signal, 'abort', reader.abort);
  }
  const iterable = iterableOf(reader);
  control.inner = iterable;
  requestMore(reader);
  call.succeed(iterable);
}

function receiveElement(id, text) {
  const reader = mapGet(readers, id);
  if (!reader) return dropPayload(text);
  if (reader.credit < 1) {
    dropPayload(text);
    return stopReader(reader, badFrame('"' + reader.name + '": the app sent an element without credit'));
  }
  reader.credit--;
  const size = text.length + takeSizeBeside();
  reader.mean = (reader.mean * 7 + size) / 8;
  const taker = reader.takers;
  if (taker) {
    reader.takers = taker.next;
    hand(reader, taker, text);
    if (reader.isDropped && !reader.takers) return stopReader(reader, null);
    return requestMore(reader);
  }
  const node = { text, next: null };
  if (reader.last) reader.last.next = node;
  else reader.first = node;
  reader.last = node;
  reader.unread++;
}

function hand(reader, taker, text) {
  let value;
  try {
    value = readValue(text);
  } catch (_) {
    const error = badFrame('An element of "' + reader.name + '" cannot be read');
    stopReader(reader, null);
    return taker.failWith(error);
  }
  taker.succeed({ value, done: false });
}

const finished = (value) => ({ value, done: true });

function take(reader) {
  return new PagePromise((resolve, reject) => {
    const node = reader.first;
    if (node) {
      reader.first = node.next;
      if (!node.next) reader.last = null;
      reader.unread--;
      hand(reader, { succeed: resolve, failWith: reject }, node.text);
      return requestMore(reader);
    }
    if (reader.hasEnded) {
      const error = reader.error;
      reader.error = null;
      return error ? reject(error) : resolve(finished(undefined));
    }
    const taker = { succeed: resolve, failWith: reject, next: null };
    if (reader.takers) reader.lastTaker.next = taker;
    else reader.takers = taker;
    reader.lastTaker = taker;
  });
}

/** Ends a stream. The page still takes the elements that came before. */
function endReader(reader, error) {
  mapDelete(readers, reader.id);
  reader.hasEnded = true;
  if (reader.abort) removeListener(reader.signal, 'abort', reader.abort);
  reader.error = error;
  for (let taker = reader.takers; taker; taker = taker.next) {
    if (reader.error) taker.failWith(reader.error);
    else taker.succeed(finished(undefined));
    reader.error = null;
  }
  reader.takers = null;
}

/** Stops a stream on both sides, and drops its elements. */
function stopReader(reader, error) {
  for (let node = reader.first; node; node = node.next) dropPayload(node.text);
  reader.first = reader.last = null;
  reader.unread = 0;
  if (reader.hasEnded) return;
  endReader(reader, error);
  send('cancel ' + reader.id);
}

whenClosed((error) => {
  mapEach(readers, (reader) => {
    endReader(reader, closing(reader.name, error));
  });
});
