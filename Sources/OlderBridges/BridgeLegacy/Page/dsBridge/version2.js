// Calls of versions 1 and 2, whose data is not wrapped in an object and whose answers are text.

/** The beginning of version 2's prompts, which `_dswk` sets, and which tells them from version 3's. */
const PROMPT_2 = PROMPT + '2:';

/** The names of callbacks that expect text. */
const textStubs = new PageMap();

const renamed = new PageMap();
mapSet(renamed, 'hasNativeMethod', '_dsb.hasNativeMethod');
mapSet(renamed, '_hasNativeMethod', '_dsb.hasNativeMethod');
mapSet(renamed, '_closePage', '_dsb.closePage');
mapSet(renamed, '_disableJavascriptAlertBoxSafetyTimeout', '_dsb.disableJavascriptDialogBlock');

/** An answer as text: a string itself, and the JSON of other values. */
const plainOf = (value) =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : jsonOf(value);

/** Notes that the page uses version 2, whose native code calls global functions of the page without waiting. */
function beSecond() {
  if (version === 2) return;
  setVersion(2);
  dispatchFound();
  announce();
}

/** Calls native for a prompt of version 2, and returns the text of the answer. */
function callBare(method, json) {
  beSecond();
  try {
    const body = readBody(method, json), stub = stubOf(body);
    delete body._dscbstub;
    return callSecond(method, body, stub);
  } catch (error) {
    failed(method, error);
    return '';
  }
}

/** Calls native for a call of version 2. */
function callSecond(method, data, stub) {
  const name = mapGet(renamed, method);
  if (stub !== undefined) mapSet(textStubs, stub, true);
  const answer = callOwn(name || method, data, stub);
  return typeof answer === 'boolean' && name ? answer ? '1' : '0' : plainOf(answer);
}

/** Answers a prompt whose beginning the page wrote itself. The form of the data tells version 2 from version 3. */
function callUnmarked(method, json) {
  let isBare = false;
  try {
    const body = parse(json);
    const size = keysOf(body).length - (descriptorOf(body, '_dscbstub') ? 1 : 0);
    isBare = isObject(body) && !isArray(body) && !isRead() &&
      (size !== 1 || !descriptorOf(body, 'data'));
  } catch (_) { /* It is no call, as callNative reports. */ }
  if (isBare) return callBare(method, json);
  setVersion(3);
  return callNative(method, json);
}

/** Makes the object that `getJsBridge()` returns. */
function makeSecond() {
  beSecond();
  const second = {
    call(method, data, callback) {
      if (typeof data === 'function') {
        callback = data;
        data = {};
      }
      return callSecond(textOf(method), data === undefined || data === null ? {} : data, addCallback(callback));
    },
    register(name, what) { registerIn(window._dsf, name, what); },
    hasNativeMethod(name) { return second.call('_hasNativeMethod', { name }) === '1'; },
    disableJavascriptAlertBoxSafetyTimeout(disable) {
      dsBridge.disableJavascriptDialogBlock(disable);
    },
  };
  return second;
}
