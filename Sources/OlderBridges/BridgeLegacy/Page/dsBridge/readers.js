// Apps that read the texts of calls themselves, in stages that replace those of the page.

const readingMethod = ownName('dsBridge.reading');
const readMethod = ownName('dsBridge.read');
/** Whether the app reads texts; undefined before the first call. */
let isReading;

function isRead() {
  if (options.reader && isReading === undefined) isReading = callSync(readingMethod, [], noOptions);
  return isReading === true;
}

/** Gives the app the text of a call, and returns its answer; undefined if the page's side has to answer. */
function readNatively(message, text) {
  try {
    if (!isRead() || isOwnAnswer(message, text)) return undefined;
    if (message === PROMPT + '_dsb.dsinit') begun();
    const json = text === undefined || text === null ? null : textOf(text);
    const answer = callSync(readMethod, [message, json], noOptions);
    return typeof answer === 'string' ? answer : undefined;
  } catch (error) {
    if (indexOf(message, PROMPT) !== 0) return undefined;
    failed(slice(message, PROMPT.length), error);
    return '{"code":-1,"data":""}';
  }
}

/** Whether the page answers a call of the runtime, which the app does not know. */
function isOwnAnswer(message, text) {
  if (message !== PROMPT + '_dsb.returnValue') return false;
  try {
    return mapHas(nativeCalls, field(field(parse(text), 'data'), 'id'));
  } catch (_) {
    return false;
  }
}

/** Gives the app the answer to its own call. Returns false if the app does not read texts. */
function readAnswer(id, data, isComplete) {
  if (!isReading) return false;
  const json = '{"data":{"id":' + jsonOf(id) + ',"complete":' + isComplete +
    (data === undefined ? '' : ',"data":' + jsonOf(data)) + '}}';
  return readNatively(PROMPT + '_dsb.returnValue', json) !== undefined;
}

if (options.reader) {
  on(readingMethod, (value) => { isReading = value; });
  on(ownName('dsBridge.answer'), (answer) => { deliver(answer.stub, parse(answer.json), answer.isComplete); });
  on(ownName('dsBridge.warning'), (text) => { apply(consoleWarn, pageConsole, ['DSBridge: ' + text]); });
}
