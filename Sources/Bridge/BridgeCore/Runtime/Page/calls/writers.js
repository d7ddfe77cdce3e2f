// The writers of the page's streams, which send as many elements as native has granted credit for.

/** @typedef {{step: function(): *, stop: function(): *}} Source */
/**
 * @typedef {{id: number, name: string, source: Source, context: CallContext, credit: number,
 *   isBusy: boolean}} Writer
 * @type {Map<number, Writer>}
 */
const writers = new PageMap();
/** The number of characters that wait for native when writers pause. */
const ROOM = queuedBytes / 2 < 4194304 ? queuedBytes / 2 : 4194304;
const MOST_CREDIT = 9007199254740992;

/** The size of a blob's pieces that cross by the byte channel, in bytes. */
const LARGE_PIECE = 1048576;

/** The source of a blob's pieces. */
function piecesOf(blob, size) {
  const length = byteChannel ? LARGE_PIECE : PIECE_SIZE;
  let start = 0;
  return {
    step() {
      if (start >= size) return finished(undefined);
      const part = blobPart(blob, start, start += length);
      return new PagePromise((resolve, reject) => follow(blobBytes(part),
        (buffer) => resolve({ __proto__: null, value: new Bytes(buffer), done: false }), reject));
    },
    stop() { start = size; },
  };
}

/** The source of a stream's elements. */
function sourceOf(value) {
  if (kindOf(value) === 'ReadableStream') {
    const reader = value.getReader();
    return { step: () => reader.read(), stop: () => reader.cancel() };
  }
  const blob = pageBlob(value, kindOf(value));
  if (blob) return piecesOf(value, blob.size);
  if (weakGet(nativeBlobs, value)) value = value.stream();
  const make = value[asyncIterator];
  const steps = apply(typeof make === 'function' ? make : value[iterator], value, []);
  const { next } = steps;
  return {
    step: () => apply(next, steps, []),
    stop() {
      const leave = steps.return;
      if (typeof leave === 'function') return apply(leave, steps, []);
    },
  };
}

/** Stops a source. Errors of the page's clean-up are reported as uncaught errors of the page. */
function stopSource(source) {
  try {
    const result = source.stop();
    follow(resolved(result), () => {}, report);
  } catch (error) {
    report(error);
  }
}

/** Stops a stream before its first element. */
function leaveStream(value) {
  try {
    stopSource(sourceOf(value));
  } catch (error) {
    report(error);
  }
}

function openWriter(id, name, value) {
  const call = answering.get(id);
  if (!call) return leaveStream(value);
  let source;
  try {
    source = sourceOf(value);
  } catch (error) {
    return fail(id, name, error);
  }
  const { context, credit } = call;
  const writer = { id, name, source, context, credit, isBusy: false };
  countAnswered(call);
  mapSet(writers, id, writer);
  send('open ' + id);
  advance(writer);
}

function addCredit(id, count) {
  const writer = mapGet(writers, id);
  const reader = writer || answering.get(id);
  if (!reader) return;
  const credit = reader.credit + count;
  reader.credit = credit < MOST_CREDIT ? credit : MOST_CREDIT;
  if (writer) advance(writer);
}

/** Sends elements until the next one is not there yet, or credit or room runs out. */
function advance(writer) {
  while (!writer.isBusy && writer.credit > 0 && mapHas(writers, writer.id)) {
    if (outgoing.length + heldSize >= ROOM) return whenRoom(resumeWriters);
    let result, then_;
    const outer = setContext(writer.context);
    try {
      result = writer.source.step();
      then_ = typeof result === 'object' && result !== null && result.then;
      setContext(outer);
    } catch (error) {
      setContext(outer);
      return endWriter(writer, error);
    }
    if (typeof then_ !== 'function') {
      put(writer, result);
      continue;
    }
    writer.isBusy = true;
    chain(result, then_, (step) => {
      writer.isBusy = false;
      put(writer, step);
      advance(writer);
    }, (error) => endWriter(writer, error));
  }
}

/** Sends one element, or the end of the stream. */
function put(writer, step) {
  if (!mapHas(writers, writer.id)) return;
  const { id, name } = writer;
  try {
    if (step.done) {
      mapDelete(writers, id);
      return answer('done ', id, '~{"$undefined":1}');
    }
    sendValue('next ', id, 'An element of', name, step.value, 'element');
    writer.credit--;
  } catch (error) {
    endWriter(writer, error instanceof BridgeError && error.code === 'badArguments'
      ? new BridgeError('badResult', 'An element of "' + name + '": ' + error.message) : error);
    return stopSource(writer.source);
  }
}

function endWriter(writer, error) {
  if (mapDelete(writers, writer.id)) fail(writer.id, writer.name, error);
}

function stopWriter(id) {
  const writer = mapGet(writers, id);
  if (!writer) return;
  mapDelete(writers, id);
  stopSource(writer.source);
}

const resumeWriters = () => mapEach(writers, advance);
