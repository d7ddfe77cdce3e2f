// What the page finds: the functions and objects of DSBridge.

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
  const then_ = value && value.then;
  if (typeof then_ !== 'function') return returned(id, value, true);
  chain(value, then_,
    (result) => returned(id, result, true), (error) => rejectQuestion(id, error));
}

function registerIn(table, name, what) {
  if (!window._dsInit) {
    window._dsInit = true;
    setTimer(() => { callNative('_dsb.dsinit', '{"data":null}', false); }, 0);
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
    return parse(callNative(method, stringify(body), false) || '{}').data;
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
answerPrompts('DSBridge', (message, text) => {
  if (typeof message !== 'string') return undefined;
  return indexOf(message, PROMPT) === 0
    ? callNative(slice(message, PROMPT.length), textOf(text), true) : readNatively(message, text);
});
