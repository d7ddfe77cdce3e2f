// Reads the lines of native, and calls the function for each.

/** The end of the number or name that was read last. */
let readEnd = 0;

/** Reads one line of native: the part of a text from `start` to `stop`. */
function dispatchLine(text, start, stop, isNext) {
  // The most frequent verbs are compared in place, because each slice of the text is a new string.
  const verb = startsWith(text, 'done ', start) ? 'done' : startsWith(text, 'call ', start) ? 'call'
    : slice(text, start, indexOf(text, ' ', start));
  const line = start;
  start += verb.length + 1;
  const id = verb === 'event' ? 0 : readNumber(text, start, stop);
  if (!isNext && mustWait(verb, id)) return waitLine(slice(text, line, stop));
  if (verb !== 'event') start = readEnd + 1;
  switch (verb) {
    case 'done': return /*@__NOINLINE__*/ finishCall(id, slice(text, start, stop));
    case 'call': case 'stream':
      return /*@__NOINLINE__*/ answerCall(
        id, readName(text, start, stop), slice(text, readEnd + 1, stop), verb === 'stream');
    case 'event': return /*@__NOINLINE__*/ deliverEvent(readName(text, start, stop), slice(text, readEnd + 1, stop));
    case 'fail': return failCall(id, slice(text, start, stop));
    case 'load': return load(id, readNumber(text, start, stop), slice(text, readEnd + 1, stop));
    case 'trace': return setTrace(slice(text, start, stop));
    case 'cancel':
      return cancelAnswer(id, new BridgeError('cancelled', 'The app cancelled the call'));
    case 'open': return openReader(id);
    case 'next': return /*@__NOINLINE__*/ receiveElement(id, slice(text, start, stop));
    case 'credit': return addCredit(id, readNumber(text, start, stop));
    case 'release': return void mapDelete(exported, id);
    case 'readRef': return answerReadRef(id, readNumber(text, start, stop));
    case 'callRef': return answerCallRef(id, readNumber(text, start, stop), slice(text, readEnd + 1, stop));
    case 'has': return answerHas(id, readName(text, start, stop));
    default: throw badFrame('A line of the app cannot be read: ' + verb);
  }
}

/** Reads a number, which ends at a space or at `stop`. */
function readNumber(text, start, stop) {
  let number = 0;
  readEnd = start;
  for (let digit; readEnd < stop && (digit = text[readEnd]) !== ' '; readEnd++) {
    number = number * 10 + +digit;
  }
  if (readEnd > start && number < 1e16) return number;
  throw badFrame('A line of the app has no number');
}

/** Reads a name, which ends at a space outside of quotes or at `stop`. */
function readName(text, start, stop) {
  const isQuoted = codeAt(text, start) === 34;
  if (isQuoted) {
    readEnd = start + 1;
    for (let code; readEnd < stop && (code = codeAt(text, readEnd)) !== 34; readEnd++) {
      if (code === 92) readEnd++;
    }
    readEnd++;
  } else {
    readEnd = indexOf(text, ' ', start);
    if (readEnd < 0 || readEnd > stop) readEnd = stop;
  }
  const name = slice(text, start, readEnd);
  return isQuoted ? parse(name) : name;
}

setLineReader(dispatchLine);
