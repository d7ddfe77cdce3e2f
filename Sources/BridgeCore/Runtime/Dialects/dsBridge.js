// DSBridge 3, with its published script or without, and pages that were written for version 2.
//
// `_dsf` is there before a page's script: the published one then defines nothing but its own
// object, whose calls go to `_dsbridge.call`.

const PROMPT = '_dsbridge=';
/** Old callbacks were waited for as long as it took. */
const patient = freeze({ __proto__: null, timeout: Infinity });

const complain = (message) => warn('DSBridge', message);
const failed = (method, error) => complain('"' + method + '" failed: ' + error.message);

// Calls of the page.

/** The JSON of a value, also of one that JSON lacks. */
const jsonOf = (value) => plainText(value) || stringify(value === undefined ? null : value,
  (_, inner) => typeof inner === 'bigint' ? +textOf(inner) : isView(inner) ? base64(inner) : inner);

/** A field of an object that was read; what it inherits is the page's. */
function field(object, key) {
  const found = descriptorOf(object, key);
  return found && found.value;
}

/** @param {boolean} mayBeBare Whether version 2 may say it, which does not wrap what it sends. */
function readCall(method, json, mayBeBare) {
  const body = parse(json);
  if (typeof method !== 'string' || typeof body !== 'object' || body === null || isArray(body)) {
    throw new BridgeError('badArguments', 'it is no call: ' + textOf(json));
  }
  const stub = field(body, '_dscbstub');
  if (stub !== undefined && typeof stub !== 'string') {
    throw new BridgeError('badArguments', '_dscbstub is no name');
  }
  const size = keysOf(body).length - (stub === undefined ? 0 : 1);
  const isBare = mayBeBare && (size !== 1 || !descriptorOf(body, 'data'));
  if (isBare) delete body._dscbstub;
  return {
    __proto__: null, stub, isBare,
    data: !isBare ? field(body, 'data') : size > 0 ? body : undefined,
  };
}

/** What `prompt` and `_dsbridge.call` return. */
function callNative(method, json, mayBeBare) {
  let call, code = -1, data = '';
  try {
    call = readCall(method, json, mayBeBare);
    data = answerOf(method, call);
    code = 0;
  } catch (error) {
    failed(method, error);
  }
  if (!call || !call.isBare) return '{"code":' + code + ',"data":' + jsonOf(data) + '}';
  return typeof data === 'string' ? data : data === undefined || data === null ? '' : jsonOf(data);
}

function answerOf(method, call) {
  const { data, stub } = call;
  const builtIn = mapGet(builtIns, method);
  if (builtIn) {
    const value = builtIn(data);
    if (stub !== undefined) soon(() => deliver(stub, value, true));
    return value;
  }
  const list = data === undefined || data === null ? [] : [data];
  if (stub === undefined) {
    try {
      return callNow(method, list);
    } catch (error) {
      if (error.code !== 'notSynchronous' && error.code !== 'isStream') throw error;
    }
  }
  callLater(method, list, stub);
  return '';
}

/** `call(method, callback)` sends an empty object, which a method without parameters does not take. */
const maySpare = (list, error) => error.code === 'badArguments' && list.length === 1 &&
  typeof list[0] === 'object' && !isArray(list[0]) && keysOf(list[0]).length === 0;

function callNow(method, list) {
  try {
    return callSync(method, argumentsFrom(list, 0), noOptions);
  } catch (error) {
    if (!maySpare(list, error)) throw error;
    return callSync(method, argumentsFrom([], 0), noOptions);
  }
}

/** Answers by the callback that the page named. */
function callLater(method, list, stub) {
  const fail = (error) => {
    if (maySpare(list, error)) return callLater(method, [], stub);
    failed(method, error);
    if (stub !== undefined) forget(stub);
  };
  follow(invoke(method, list, patient), (result) => {
    if (typeof result === 'object' && result !== null && isStream(result, tagOf(result))) {
      return deliverAll(method, result, stub);
    }
    if (stub !== undefined) deliver(stub, result, true);
  }, fail);
}

/** Delivers the elements of a stream: answers that are not complete. */
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

/** Calls the page's callback; false where it is gone. */
function deliver(stub, value, isComplete) {
  const callback = window[stub];
  if (typeof callback !== 'function') {
    complain('The page has no callback ' + stub);
    return false;
  }
  try {
    apply(callback, undefined, [plainText(value) ? value : parse(jsonOf(value))]);
  } catch (error) {
    report(error);
  }
  if (isComplete) forget(stub);
  return true;
}

function forget(stub) {
  try {
    delete window[stub];
  } catch (error) {
    report(error);
  }
}

const builtIns = new PageMap();
mapSet(builtIns, '_dsb.dsinit', () => { meetExpected(); });
mapSet(builtIns, '_dsb.returnValue', (data) =>
  returned(field(data, 'id'), field(data, 'data'), field(data, 'complete') !== false));
mapSet(builtIns, '_dsb.closePage', () => { emit('_dsb.closePage'); });
mapSet(builtIns, '_dsb.hasNativeMethod', (data) => {
  const name = field(data, 'name'), type = field(data, 'type');
  return mapHas(builtIns, name) || callSync('_dsb.hasNativeMethod',
    argumentsFrom([name, type === undefined ? 'all' : type], 0), noOptions);
});
mapSet(builtIns, '_dsb.disableJavascriptDialogBlock', (data) => {
  callSync('_dsb.disableJavascriptDialogBlock',
    argumentsFrom([field(data, 'disable') !== false], 0), noOptions);
});

// Calls of native, which the page's `_handleMessageFromNative` answers by `_dsb.returnValue`.

let lastQuestion = -1;
/** What native asked and the page has not answered to the end, by id. */
const questions = new PageMap();

const isObject = (value) =>
  typeof value === 'object' && value !== null || typeof value === 'function';

function methodOf(object, name) {
  const value = isObject(object) ? object[name] : undefined;
  return typeof value === 'function' && value !== ObjectPrototype[name] ? value : undefined;
}

/** Who answers to a name that the page registered, and whether by a callback. */
function locate(name) {
  const { _dsf, _dsaf } = window;
  return place(_dsf, name, false) || place(_dsaf, name, true) ||
    placeWithin(_dsf, name, false) || placeWithin(_dsaf, name, true);
}

function place(owner, name, isAsynchronous) {
  const value = methodOf(owner, name);
  return value && { __proto__: null, owner, value, isAsynchronous };
}

function placeWithin(table, name, isAsynchronous) {
  let dot = name.length - 1;
  while (dot >= 0 && codeAt(name, dot) !== 46) dot--;
  if (dot < 0 || !isObject(table) || !isObject(table._obs)) return undefined;
  const space = slice(name, 0, dot);
  return descriptorOf(table._obs, space) &&
    place(table._obs[space], slice(name, dot + 1), isAsynchronous);
}

findElsewhere = (name, mayStream) => {
  try {
    return locate(name) && function () { return askPage(name, arguments, mayStream, this); };
  } catch (error) {
    report(error);
    return undefined;
  }
};

/** Promises what the page answers; where native reads a stream, all that it does. */
function askPage(name, list, mayStream, context) {
  const id = ++lastQuestion;
  let data = '';
  for (let i = 0; i < list.length; i++) data += (i ? ',' : '') + jsonOf(list[i]);
  const answers = mayStream ? answerList(id) : null;
  const promise = new PagePromise((resolve, reject) => {
    mapSet(questions, id, { __proto__: null, answers, resolve, reject });
  });
  try {
    apply(window._handleMessageFromNative, window,
      [{ method: name, callbackId: id, data: '[' + data + ']' }]);
  } catch (error) {
    rejectQuestion(id, error);
  }
  if (answers) return answers.iterable;
  if (mapHas(questions, id)) {
    addListener(context.signal, 'abort', () => { mapDelete(questions, id); });
  }
  return promise;
}

/** Answers in their order, as an async iterable. */
function answerList(id) {
  const node = () => {
    const made = { __proto__: null, next: null };
    made.promise = new PagePromise((resolve, reject) => {
      made.resolve = resolve;
      made.reject = reject;
    });
    return made;
  };
  let first = node(), last = first;
  const after = (current) => current.next || (current.next = node());
  const iterable = makeIterable(() => {
    const { promise } = first;
    first = after(first);
    return promise;
  }, () => { mapDelete(questions, id); });
  return {
    __proto__: null, iterable,
    put(step) {
      const { resolve } = last;
      last = after(last);
      resolve(step);
    },
    fail(error) { last.reject(error); },
  };
}

/** The page has answered. */
function returned(id, data, isComplete) {
  const question = mapGet(questions, id);
  if (!question) return complain('_dsb.returnValue: native waits for no answer ' + textOf(id));
  if (isComplete) mapDelete(questions, id);
  if (question.answers) {
    question.answers.put({ value: data, done: false });
    if (isComplete) question.answers.put(finished(undefined));
  } else if (isComplete) {
    question.resolve(data);
  }
}

function rejectQuestion(id, error) {
  const question = mapGet(questions, id);
  if (!question) return report(error);
  mapDelete(questions, id);
  if (question.answers) question.answers.fail(error);
  else question.reject(error);
}

/** What a page without the published script has in its place. */
function handleMessage(info) {
  const { method, callbackId: id } = info;
  const list = parse(info.data), found = locate(method);
  if (!found) return complain('The page registers no function "' + method + '"');
  if (found.isAsynchronous) {
    const answer = (data, complete) => { returned(id, data, complete !== false); };
    defineProperty(list, list.length, { __proto__: null, value: answer });
    return void apply(found.value, found.owner, list);
  }
  const value = apply(found.value, found.owner, list);
  if (!value || typeof value.then !== 'function') return returned(id, value, true);
  follow(new PagePromise((resolve) => resolve(value)),
    (result) => returned(id, result, true), (error) => rejectQuestion(id, error));
}

// What the page finds.

function registerIn(table, name, what) {
  if (!window._dsInit) {
    window._dsInit = true;
    setTimer(meetExpected, 0);
  }
  if (typeof what === 'object') table._obs[name] = what;
  else table[name] = what;
}

const dsBridge = {
  call(method, data, callback) {
    if (typeof data === 'function') {
      callback = data;
      data = {};
    }
    const body = { data: data === undefined ? null : data };
    if (typeof callback === 'function') {
      body._dscbstub = 'dscb' + window.dscb++;
      window[body._dscbstub] = callback;
    }
    return parse(callNative(method, stringify(body), false)).data;
  },
  register(name, what, isAsynchronous) {
    registerIn(isAsynchronous ? window._dsaf : window._dsf, name, what);
  },
  registerAsyn(name, what) { registerIn(window._dsaf, name, what); },
  hasNativeMethod(name, type) {
    return dsBridge.call('_dsb.hasNativeMethod', { name, type: type || 'all' });
  },
  disableJavascriptDialogBlock(disable) {
    dsBridge.call('_dsb.disableJavascriptDialogBlock', { disable: disable !== false });
  },
};

const define = (name, value) => defineProperty(window, name,
  { __proto__: null, value, writable: true, configurable: true, enumerable: true });

define('dsBridge', dsBridge);
define('_dsbridge', {
  call(method, json) { return callNative(method, textOf(json), false); },
});
// Version 3 asks whether it is there, version 2 begins its prompts with it.
define('_dswk', PROMPT);
define('_dsaf', { _obs: {} });
define('_dsf', {
  _obs: {},
  _hasJavascriptMethod(name) {
    return typeof name === 'string' && (mapHas(handlers, name) || locate(name) !== undefined);
  },
});
define('dscb', 0);
define('_handleMessageFromNative', handleMessage);
define('close', function () { callNative('_dsb.closePage', '{}', false); });
// A prompt tells native nothing of who shows it, and any frame can: those of this window are
// answered by way of the runtime, and natively all others are refused.
define('prompt', function (message, text) {
  if (typeof message !== 'string' || indexOf(message, PROMPT) !== 0) {
    return apply(prompt, window, arguments);
  }
  return callNative(slice(message, PROMPT.length), textOf(text), true);
});
