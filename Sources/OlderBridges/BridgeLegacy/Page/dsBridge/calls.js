// Calls of pages that were written for DSBridge 3, with its published script or without, and for version 2.
//
// `_dsf` exists before a page's script runs. The published script then defines only its own object, whose calls go to
// `_dsbridge.call`.

const PROMPT = '_dsbridge=';

/** The version that the page uses, as a call has shown: 2 stands for version 1 as well, 0 for unknown. */
let version = 0;
const setVersion = (number) => { version = number; };

const complain = (message) => warn('DSBridge', message);
const failed = (method, error) => complain('"' + method + '" failed: ' + error.message);

/** The own field of an object that was parsed. The page may change what the object inherits. */
function field(object, key) {
  const found = descriptorOf(object, key);
  return found && found.value;
}

/** Reads the object that a page sent with a call. */
function readBody(method, json) {
  const body = parse(json);
  if (typeof method !== 'string' || typeof body !== 'object' || body === null || isArray(body)) {
    throw new BridgeError('badArguments', 'it is no call: ' + textOf(json));
  }
  return body;
}

/** The name of the callback in the object that a page sent. */
function stubOf(body) {
  const stub = field(body, '_dscbstub');
  if (stub !== undefined && typeof stub !== 'string') {
    throw new BridgeError('badArguments', '_dscbstub is no name');
  }
  return stub;
}

/** Calls native for `prompt` and `_dsbridge.call`, and returns the text of the answer. */
function callNative(method, json) {
  const answer = readNatively(PROMPT + method, json);
  if (answer !== undefined) return answer;
  let code = -1, data = '';
  try {
    const body = readBody(method, json), stub = stubOf(body);
    // A result of nothing is an empty text.
    data = answerOf(method, field(body, 'data'), stub);
    if (data === undefined) data = '';
    // The original answers a call that has a callback only by the callback.
    code = stub === undefined ? 0 : -1;
  } catch (error) {
    failed(method, error);
  }
  return '{"code":' + code + ',"data":' + jsonOf(data) + '}';
}

/** Calls native for the objects that this dialect defines. Data and result pass through JSON, as in the original. */
function callOwn(method, data, stub) {
  if (options.reader || typeof method !== 'string' || mapHas(builtIns, method)) {
    const body = stub === undefined ? { data } : { data, _dscbstub: stub };
    return field(parse(callNative(method, stringify(body)) || '{}'), 'data');
  }
  // The JSON of this object is the payload of a call with one argument, so that the data is written once.
  const json = stringify({ data });
  let result;
  try {
    result = answerCall(method, json === '{"data":null}' ? noData : { __proto__: null, json }, stub);
  } catch (error) {
    failed(method, error);
  }
  return result === undefined ? '' : isPlain(result, 0) ? result : parse(jsonOf(result));
}

function answerOf(method, data, stub) {
  const builtIn = mapGet(builtIns, method);
  if (builtIn) {
    const value = builtIn(data);
    if (stub !== undefined) soon(() => deliver(stub, value, true));
    return value;
  }
  return answerCall(method, listOf(data), stub);
}

function answerCall(method, list, stub) {
  if (stub === undefined) {
    try {
      return callSync(method, list, noOptions);
    } catch (error) {
      if (error.code !== 'notSynchronous' && error.code !== 'isStream') throw error;
    }
  }
  callLater(method, list, stub);
  return '';
}

/** Calls native, which answers by the callback that the page named. */
function callLater(method, list, stub) {
  const fail = (error) => {
    failed(method, error);
    if (stub !== undefined) forget(stub);
  };
  follow(invoke(method, list, withoutTimeout), (result) => {
    if (typeof result === 'object' && result !== null && isStream(result, kindOf(result))) {
      return deliverAll(method, result, stub);
    }
    if (stub !== undefined) deliver(stub, result, true);
  }, fail);
}

/** Delivers the elements of a stream as incomplete answers. */
function deliverAll(method, elements, stub) {
  if (stub === undefined) {
    elements.return();
    return complain('"' + method + '" answers again and again: call it with a callback');
  }
  follow(elements.next(), (step) => {
    if (step.done) return forget(stub);
    if (!deliver(stub, step.value, false)) return elements.return();
    deliverAll(method, elements, stub);
  }, (error) => {
    failed(method, error);
    forget(stub);
  });
}

/** Calls the page's callback. Returns false if the page has no such callback. */
function deliver(stub, value, isComplete) {
  const callback = window[stub];
  if (typeof callback !== 'function') {
    complain('The page has no callback ' + stub);
    return false;
  }
  if (value === undefined) value = '';
  if (mapHas(textStubs, stub)) value = plainOf(value);
  try {
    apply(callback, undefined, [asJSON(value)]);
  } catch (error) {
    report(error);
  }
  if (isComplete) forget(stub);
  return true;
}

function forget(stub) {
  mapDelete(textStubs, stub);
  try {
    delete window[stub];
  } catch (error) {
    report(error);
  }
}

const hasNativeMethod = ownName('dsBridge.hasNativeMethod');
const disableDialogBlock = ownName('dsBridge.disableJavascriptDialogBlock');
const builtIns = new PageMap();
mapSet(builtIns, '_dsb.dsinit', () => { begun(); });
mapSet(builtIns, '_dsb.returnValue', (data) =>
  returned(field(data, 'id'), field(data, 'data'), field(data, 'complete') !== false));
mapSet(builtIns, '_dsb.closePage', () => { emit('_dsb.closePage'); });
mapSet(builtIns, '_dsb.hasNativeMethod', (data) => {
  const name = field(data, 'name'), type = field(data, 'type');
  return mapHas(builtIns, name) || callSync(hasNativeMethod,
    [name, type === undefined ? 'all' : type], noOptions);
});
mapSet(builtIns, '_dsb.disableJavascriptDialogBlock', (data) => {
  callSync(disableDialogBlock, [field(data, 'disable') !== false], noOptions);
});
