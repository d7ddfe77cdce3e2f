// The functions and objects of DSBridge that the page finds in its window.

/** Answers a call of native in pages without the published script. */
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
  const then_ = value && value.then;
  if (typeof then_ !== 'function') return returned(id, value, true);
  chain(value, then_,
    (result) => returned(id, result, true), (error) => rejectNativeCall(id, error));
}

/** Tells native, when the current script has ended, that the page accepts calls. */
function announce() {
  if (window._dsInit) return;
  window._dsInit = true;
  setTimer(() => { callNative('_dsb.dsinit', '{"data":null}'); }, 0);
}

function registerIn(table, name, what) {
  announce();
  if (isObject(name)) {
    // Version 2 registers an object of functions.
    const names = keysOf(name);
    for (let i = 0; i < names.length; i++) table[names[i]] = name[names[i]];
  } else if (typeof what === 'object') table._obs[name] = what;
  else table[name] = what;
}

/** Stores a callback under a new name, and returns the name; undefined without a callback. */
function addCallback(callback) {
  if (typeof callback !== 'function') return undefined;
  const stub = 'dscb' + window.dscb++;
  window[stub] = callback;
  return stub;
}

const dsBridge = {
  call(method, data, callback) {
    if (typeof data === 'function') {
      callback = data;
      data = {};
    }
    return callOwn(method, data === undefined ? null : data, addCallback(callback));
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
  // The name in version 2, whose apps gave their pages `dsBridge` as well.
  disableJavascriptAlertBoxSafetyTimeout(disable) { dsBridge.disableJavascriptDialogBlock(disable); },
};

const define = (name, value) => defineProperty(window, name,
  { __proto__: null, value, writable: true, configurable: true, enumerable: true });

define('dsBridge', dsBridge);
define('_dsbridge', {
  call(method, json) {
    setVersion(3);
    return callNative(method, textOf(json));
  },
});
// Version 3 checks whether `_dswk` exists, and version 2 begins its prompts with it.
define('_dswk', PROMPT_2);
define('_dsaf', { _obs: {} });
define('_dsf', {
  _obs: {},
  _hasJavascriptMethod(name) {
    return typeof name === 'string' && (mapHas(handlers, name) || locate(name) !== undefined);
  },
});
define('dscb', 0);
define('_handleMessageFromNative', handleMessage);
define('close', function () { callNative('_dsb.closePage', '{}'); });
define('getJsBridge', function () { return makeSecond(); });
answerPrompts('DSBridge', (message, text) => {
  if (typeof message !== 'string') return undefined;
  if (indexOf(message, PROMPT_2) === 0) {
    return callBare(slice(message, PROMPT_2.length), textOf(text));
  }
  return indexOf(message, PROMPT) === 0
    ? callUnmarked(slice(message, PROMPT.length), textOf(text)) : readNatively(message, text);
});
