// Texts to native and their replies: batches, which native answers soon, and asks and long polls, which
// native answers when it has something to say. docs/WIRE.md describes the texts.

/** How many lines leave before the script that sends them has ended; more while batches are unanswered. */
const CHUNK = 128;
/** How many batches may be unanswered because of such chunks, and how many asks and long polls there are under load. */
const MOST_POSTS = 8;
/** How many characters a text has at most, so that native can do other work between two texts. A longer line is cut. */
const MOST_TEXT = queuedBytes < 1e8 ? 256 + (queuedBytes >> 6) : 15e5;
/** A reply with more characters is a sign of load. */
const LONG_TEXT = 2048;

/** The lines that wait to leave, each behind a newline, and how many lines were added. */
let outgoing = '';
let outgoingCount = 0;
let sentTexts = 0;
let heardTexts = 0;
let isFlushing = false;
/** How many batches, and how many asks, are unanswered. */
let batchesOut = 0;
let asksOut = 0;
/** Whether the lines that wait have a request. */
let hasRequest = false;
/** How many long polls there are. An answered poll is posted again when its answer has been read. */
let polls = 0;
/** Rises with every long poll that is posted again. */
let pollNumber = 0;
/** How many calls of native have come since then and are not answered. */
let unansweredSinceLastPoll = 0;
/** Texts that came before their turn, by their numbers. */
let early = new PageMap();
/** How many texts may wait for one that is late. */
let mostEarly = 0;
/** What continues once the outgoing text has room. */
let roomWaiter = null;

/** Throws an error if a text is too long for a frame. */
function checkFrame(what, name, text) {
  if (text.length > frameBytes) {
    throw overLimit(what + ' "' + name + '" has ' + text.length +
      ' characters, and a line may have ' + frameBytes + ' bytes');
  }
  return text;
}

/** Throws an error if a line has no room among the lines that wait. */
function checkRoom(name, line) {
  checkFrame('The line for', name, line);
  const size = outgoing.length + heldSize;
  if (size + line.length + (scope ? scope.size : 0) > queuedBytes) {
    throw overLimit('"' + name + '": ' + size +
      ' characters and bytes wait for the app, which reads none');
  }
}

/**
 * Sends a line, together with the other lines of the current script.
 * @param {boolean} [isAhead] Whether the line leaves ahead of the lines that wait behind bytes.
 */
function send(line, isAhead) {
  if (closed) return;
  if (lastHeld && !isAhead) return holdLine(line);
  outgoing = outgoing + '\n' + line;
  outgoingCount++;
  if (!token) return;
  if (batchesOut === 0 && !isFlushing) {
    isFlushing = true;
    soon(flush);
  }
  // Native reads many lines while the script makes more.
  if (outgoingCount >= CHUNK * (batchesOut + 1) && batchesOut < MOST_POSTS) flush('batch');
}

/** Sends a line that may export references. Its large bytes leave ahead of it. */
function sendExtended(write, mayRefer = true) {
  const { text, uploads, size } = exportScope(write, mayRefer, true);
  if (uploads && !closed) sendBehind(text, uploads, size);
  else send(text);
}

/** Says that the line that is sent next is a request, whose answer may come later. */
function expectAnswer() { hasRequest = true; }

const postText = (word, kind, lines) =>
  exchange(word + ' ' + (token || key) + ' ' + (++sentTexts) + lines, receive, kind);

/** Posts what waits: as a batch or a long poll, or, if it has a request and few asks are unanswered, as an ask. */
function flush(kind) {
  // A poll has no part of a line.
  if (kind === 'poll' && outgoing.length > MOST_TEXT) {
    flush('batch');
    return postText(kind, kind, '');
  }
  if (kind !== 'poll') {
    isFlushing = false;
    if (!outgoing) return;
    if (!kind && hasRequest && asksOut < MOST_POSTS) {
      kind = 'ask';
      asksOut++;
    } else {
      kind = 'batch';
      batchesOut++;
    }
  }
  let lines = outgoing;
  outgoing = '';
  outgoingCount = 0;
  hasRequest = false;
  while (lines.length > MOST_TEXT) {
    // Never between the halves of a character, the first of which is 0xD800 to 0xDBFF.
    const end = MOST_TEXT - (codeAt(lines, MOST_TEXT - 1) >> 10 === 54);
    batchesOut++;
    postText('part', 'batch', slice(lines, 0, end));
    lines = '\n' + slice(lines, end);
  }
  postText(kind, kind, lines);
  releaseHeld();
  useRoom();
}

/** Receives the reply to a batch, an ask or a long poll. */
function receive(reply, kind) {
  const isPoll = kind === 'poll';
  if (kind === 'ask') asksOut--;
  else if (!isPoll) batchesOut--;
  else if (reply.length > LONG_TEXT) poll(MOST_POSTS);
  if (reply !== '') {
    if (!startsWith(reply, batchStart)) return closeByReply(reply);
    let stop = indexOf(reply, '\n');
    if (stop < 0) stop = reply.length;
    const number = +slice(reply, batchStart.length, stop);
    if (number === heardTexts + 1 && mapSize(early) === 0) {
      heardTexts++;
      readLines(reply, stop + 1);
    } else receiveEarly(number, slice(reply, stop + 1));
    if (closed) return;
  }
  // Handlers that answer within a few microtasks have their answers aboard.
  if (isPoll) pollAgain(4, epoch);
  else if (batchesOut === 0) flush();
}

/** Keeps a text until the texts before it have come. */
function receiveEarly(number, lines) {
  // The replies to all other posts may overtake one. If more texts overtake it, the missing one never comes.
  const unanswered = batchesOut + asksOut + polls;
  if (!mapSize(early) || unanswered > mostEarly) mostEarly = unanswered;
  mapSet(early, number, lines);
  for (let text; (text = mapGet(early, heardTexts + 1)) !== undefined;) {
    mapDelete(early, ++heardTexts);
    readLines(text, 0);
  }
  if (mapSize(early) > mostEarly) {
    close(badFrame('A reply is missing'));
    report(again(closed));
  }
}

/** Posts long polls until there are as many as `count`. */
function poll(count) {
  while (polls < count) {
    polls++;
    flush('poll');
  }
}

function pollAgain(turns, own) {
  if (own !== epoch || closed) return;
  if (turns > 0 && unansweredSinceLastPoll > 0) return soon(() => pollAgain(turns - 1, own));
  pollNumber++;
  unansweredSinceLastPoll = 0;
  flush('poll');
}

/** Counts a call of native; gives the number of the last poll, for `settle`. */
function countUnanswered() {
  unansweredSinceLastPoll++;
  return pollNumber;
}

/** A call of native no longer keeps the next long poll waiting. */
function countAnswered(call) {
  if (call.poll !== pollNumber) return;
  call.poll = -1;
  unansweredSinceLastPoll--;
}

/** Calls a function once the outgoing text has room again. A later function takes the place of an earlier one. */
function whenRoom(task) { roomWaiter = task; }

function useRoom() {
  const task = roomWaiter;
  roomWaiter = null;
  if (task) task();
}

whenClosed(() => {
  outgoing = '';
  outgoingCount = sentTexts = heardTexts = batchesOut = asksOut = polls = 0;
  early = new PageMap();
});
