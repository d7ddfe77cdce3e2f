// Lines of native. Lines wait behind bytes of native that have to cross before they are read.

/** Hook: reads the line of a text from `start` to `stop`. `isNext` says that the line has waited for its turn. */
let readLine = () => {};
const setLineReader = (read) => { readLine = read; };

/** The lines that wait, and the loads that they wait for, in their order. */
let waiting = null;
let lastWaiting = null;
/** The requests that load bytes, by id: their answers do not wait. */
const loadReads = new PageMap();
/** How many bytes the loads have whose line has not come. */
let loadSize = 0;
/** How many bytes crossed beside the line that is being read, or is read next. */
let sizeBeside = 0;
const takeSizeBeside = () => {
  const size = sizeBeside;
  sizeBeside = 0;
  return size;
};

/** Reads the lines of a text that begin at `start`. */
function readLines(text, start, isNext) {
  while (start < text.length) {
    let stop = indexOf(text, '\n', start);
    if (stop < 0) stop = text.length;
    try {
      readLine(text, start, stop, isNext);
    } catch (error) {
      report(error);
    }
    start = stop + 1;
  }
}

function addWaiting(node) {
  if (lastWaiting) lastWaiting.next = node;
  else waiting = node;
  lastWaiting = node;
}

function waitLine(line) {
  addWaiting({ line, size: loadSize, isReady: true, next: null });
  loadSize = 0;
}

/** Has the lines that come from now on wait for bytes; gives what `finishLoad` takes. */
function waitForLoad(size) {
  const node = { line: '', size: 0, isReady: false, next: null };
  addWaiting(node);
  loadSize += size;
  return node;
}

/** Counts bytes of the next line that have crossed already. */
function countAhead(size) {
  if (waiting) loadSize += size;
  else sizeBeside += size;
}

/** Whether a line waits behind bytes that are on their way. */
function mustWait(verb, id) {
  if (lastWaiting === null || verb === 'load') return false;
  switch (verb) {
    case 'open': case 'next': return !mapHas(loadReads, id);
    case 'done': case 'fail': return !mapDelete(loadReads, id);
    default: return true;
  }
}

/** Reads the lines whose bytes have crossed. */
function finishLoad(load) {
  load.isReady = true;
  while (waiting && waiting.isReady) {
    const { line, size } = waiting;
    waiting = waiting.next;
    if (!waiting) lastWaiting = null;
    if (!line) continue;
    sizeBeside = size;
    readLines(line, 0, true);
    sizeBeside = 0;
  }
}

whenClosed(() => {
  waiting = lastWaiting = null;
  loadSize = 0;
  mapEach(loadReads, (_, id) => { mapDelete(loadReads, id); });
});
