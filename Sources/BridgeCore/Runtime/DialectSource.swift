// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges.
enum DialectSource {
  static let dsBridge = #"""
const PROMPT = '_dsbridge=';
const complain = (message) => warn('DSBridge', message);
const failed = (method, error) => complain('"' + method + '" failed: ' + error.message);
const jsonOf = (value) => plainText(value) || stringify(value === undefined ? null : value,
(_, inner) => typeof inner === 'bigint' ? +textOf(inner) : isView(inner) ? base64(inner) : inner);
function field(object, key) {
const found = descriptorOf(object, key);
return found && found.value;
}
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
function callNative(method, json, mayBeBare) {
const answer = readNatively(PROMPT + method, json);
if (answer !== undefined) return answer;
let call, code = -1, data = '';
try {
call = readCall(method, json, mayBeBare);
data = answerOf(method, call);
if (data === undefined) data = '';
code = 0;
} catch (error) {
failed(method, error);
}
if (!call || !call.isBare) return '{"code":' + code + ',"data":' + jsonOf(data) + '}';
return typeof data === 'string' ? data : data === null ? '' : jsonOf(data);
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
function callLater(method, list, stub) {
const fail = (error) => {
if (maySpare(list, error)) return callLater(method, [], stub);
failed(method, error);
if (stub !== undefined) forget(stub);
};
follow(invoke(method, list, withoutTimeout), (result) => {
if (typeof result === 'object' && result !== null && isStream(result, tagOf(result))) {
return deliverAll(method, result, stub);
}
if (stub !== undefined) deliver(stub, result, true);
}, fail);
}
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
function deliver(stub, value, isComplete) {
const callback = window[stub];
if (typeof callback !== 'function') {
complain('The page has no callback ' + stub);
return false;
}
if (value === undefined) value = '';
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
mapSet(builtIns, '_dsb.dsinit', () => { begun(); });
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
let lastQuestion = -1;
const questions = new PageMap();
const isObject = (value) =>
typeof value === 'object' && value !== null || typeof value === 'function';
function methodOf(object, name) {
const value = isObject(object) ? object[name] : undefined;
return typeof value === 'function' && value !== ObjectPrototype[name] ? value : undefined;
}
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
alsoFind((name, mayStream) => {
try {
return locate(name) && function () { return askPage(name, arguments, mayStream, this); };
} catch (error) {
report(error);
return undefined;
}
});
const release = keepCalls();
function begun() {
meetExpected();
release();
}
function askPage(name, list, mayStream, context) {
const id = isReading ? -1 - ++lastQuestion : ++lastQuestion;
let data = '';
for (let i = 0; i < list.length; i++) data += (i ? ',' : '') + jsonOf(list[i]);
const answers = mayStream ? answerList(id) : null;
const promise = new PagePromise((resolve, reject) => {
mapSet(questions, id, { __proto__: null, name, answers, resolve, reject });
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
function returned(id, data, isComplete) {
const question = mapGet(questions, id);
if (!question && readAnswer(id, data, isComplete)) return;
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
complain('"' + question.name + '" threw: ' + describe(error));
if (question.answers) question.answers.fail(error);
else question.reject(error);
}
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
let isReading;
function readNatively(message, text) {
if (!options.reader) return undefined;
try {
if (isReading === undefined) {
isReading = callSync('_dsb.reading', argumentsFrom([], 0), noOptions);
}
if (!isReading || isOwnAnswer(message, text)) return undefined;
if (message === PROMPT + '_dsb.dsinit') begun();
const json = text === undefined || text === null ? null : textOf(text);
const answer = callSync('_dsb.read', argumentsFrom([message, json], 0), noOptions);
return typeof answer === 'string' ? answer : undefined;
} catch (error) {
if (indexOf(message, PROMPT) !== 0) return undefined;
failed(slice(message, PROMPT.length), error);
return '{"code":-1,"data":""}';
}
}
function isOwnAnswer(message, text) {
if (message !== PROMPT + '_dsb.returnValue') return false;
try {
return mapHas(questions, field(field(parse(text), 'data'), 'id'));
} catch (_) {
return false;
}
}
function readAnswer(id, data, isComplete) {
if (!isReading) return false;
const json = '{"data":{"id":' + jsonOf(id) + ',"complete":' + isComplete +
(data === undefined ? '' : ',"data":' + jsonOf(data)) + '}}';
return readNatively(PROMPT + '_dsb.returnValue', json) !== undefined;
}
if (options.reader) {
on('_dsb.reading', (value) => { isReading = value; });
on('_dsb.answer', (answer) => { deliver(answer.stub, parse(answer.json), answer.isComplete); });
on('_dsb.warning', (text) => { apply(consoleWarn, pageConsole, ['DSBridge: ' + text]); });
}
"""#
  static let envelope = #"""
function find(path) {
let owner = window, value = window, start = 0;
while (start <= path.length) {
let stop = indexOf(path, '.', start);
if (stop < 0) stop = path.length;
owner = value;
value = owner[slice(path, start, stop)];
if (value === undefined || value === null) return undefined;
start = stop + 1;
}
return typeof value === 'function' ? { __proto__: null, owner, value } : undefined;
}
let early = new PageMap();
let isShown = false;
function reply(id, payload) {
if (id === undefined || id === null) return;
mapSet(early, mapSize(early), { __proto__: null, id, payload });
deliver();
}
function deliver() {
let target;
try { target = find(options.reply); } catch (error) { report(error); }
if (!target && !isShown) return;
const replies = early;
early = new PageMap();
mapEach(replies, ({ id, payload }) => {
if (target) tell(target.value, target.owner, [id, payload]);
else warn('envelope', 'The page has no function ' + options.reply + ' for the reply ' + textOf(id));
});
}
function receive(message) {
if (typeof message === 'string') {
try { message = parse(message); } catch (_) { /* It is no message, as the next line says. */ }
}
if (typeof message !== 'object' || message === null || typeof message.method !== 'string') {
return warn('envelope', 'What was posted to ' + options.handler + ' has no method');
}
const { method, data, callbackId, successId, failedId } = message;
if (callbackId !== undefined && callbackId !== null) {
follow(request('has', method, null, withoutTimeout), () => reply(callbackId, null), () => {});
}
callWith(method, data,
(result) => reply(successId, result === undefined ? null : result),
(error) => {
if (failedId === undefined || failedId === null) {
warn('envelope', '"' + method + '" failed: ' + error.message);
}
reply(failedId, { code: error.code, message: error.message, data: error.data });
});
}
offerHandler('envelope', options.handler, receive);
addListener(window.document, 'DOMContentLoaded', deliver);
addListener(window, 'pageshow', () => {
isShown = true;
deliver();
});
"""#
  static let kkJSBridge = #"""
const DIALECT = 'KKJSBridge';
const EVENT = 'KKJSBridgeReady';
const PageEvent = window.Event;
const dispatch = method(EventTarget.prototype.dispatchEvent);
const pageDocument = window.document;
const observers = new PageMap();
let lastObserver = 0;
const nameOf = (module, method) => textOf(module || 'default') + '.' + textOf(method);
function call(module, method, data, callback) {
const name = nameOf(module, method);
callWith(name, data,
(result) => { if (callback) tell(callback, undefined, [result === undefined ? null : result]); },
(error) => warn(DIALECT, '"' + name + '" failed: ' + error.message));
}
function syncCall(module, method, data) {
const name = nameOf(module, method);
try {
const result = callSync(name, argumentsFrom(listOf(data), 0), noOptions);
return result === undefined ? null : result;
} catch (error) {
warn(DIALECT, '"' + name + '" failed: ' + error.message);
return null;
}
}
function notify(name, data) {
const ofName = mapGet(observers, name);
if (ofName) mapEach(ofName, (observer) => { tell(observer, undefined, [data]); });
}
const own = {
call,
syncCall,
on(name, callback) {
if (typeof callback !== 'function') return;
name = textOf(name);
let ofName = mapGet(observers, name);
if (!ofName) mapSet(observers, name, ofName = new PageMap());
mapSet(ofName, ++lastObserver, callback);
},
off(name) { mapDelete(observers, textOf(name)); },
_handleMessageFromNative(text) {
const message = parse(text);
if (message.messageType === 'event') notify(message.eventName, message.data);
},
};
function tellCopy(message) {
const copy = window.KKJSBridge;
if (copy === own || !copy || typeof copy._handleMessageFromNative !== 'function') return;
const text = jsonOf(message);
if (text !== undefined) tell(copy._handleMessageFromNative, copy, [text]);
}
function jsonOf(value) {
try {
return stringify(value);
} catch (error) {
warn(DIALECT, 'A value has no JSON: ' + error.message);
}
}
function receive(message) {
if (typeof message !== 'object' || message === null || typeof message.method !== 'string') {
return warn(DIALECT, 'What was posted to KKJSBridgeMessage has no method');
}
const { module, method, data, callbackId } = message;
call(module, method, data, callbackId === undefined || callbackId === null ? undefined
: (result) => tellCopy({ messageType: 'callback', callbackId, data: result }));
}
function answer(text) {
let message;
try { message = parse(text); } catch (_) { /* It is no message, as the next line says. */ }
if (typeof message === 'object' && message !== null && typeof message.method === 'string') {
return jsonOf(syncCall(message.module, message.method, message.data)) || 'null';
}
warn(DIALECT, 'A prompt has no method');
return 'null';
}
mapSet(hearers, DIALECT, (name, data) => {
notify(name, data);
tellCopy({ messageType: 'event', eventName: name, data });
});
defineProperty(window, 'KKJSBridge',
{ __proto__: null, value: own, writable: true, configurable: true });
offerHandler(DIALECT, 'KKJSBridgeMessage', receive);
answerPrompts(DIALECT, (message, text) => message === DIALECT ? answer(text) : undefined);
let isAnnounced = false;
function announce() {
if (!isAnnounced && window.KKJSBridge === own) dispatch(pageDocument, new PageEvent(EVENT));
isAnnounced = true;
}
addListener(pageDocument, 'DOMContentLoaded', announce);
whenLoaded(() => {
announce();
isAnnounced = false;
});
"""#
  static let shared = #"""
const pageConsole = window.console;
const consoleWarn = pageConsole.warn;
function warn(dialect, message) {
const text = slice(dialect + ': ' + message, 0, 500);
apply(consoleWarn, pageConsole, [text]);
try {
emit('webbridge.warning', text);
} catch (_) { /* There is no room for it; the console has it. */ }
}
const describe = (error) => {
try { return textOf(error && error.message || error); } catch (_) { return 'an error'; }
};
function callWith(name, data, heard, failed) {
follow(invoke(name, listOf(data), withoutTimeout), (result) => {
const isOpen = typeof result === 'object' && result !== null && descriptorOf(result, asyncIterator);
if (!isOpen) return heard(result);
const elements = result[asyncIterator]();
const step = () => follow(elements.next(), (element) => {
if (element.done) return;
heard(element.value);
step();
}, failed);
step();
}, failed);
}
const listOf = (data) => data === undefined || data === null ? [] : [data];
function offerHandler(dialect, name, receive) {
const all = window.webkit.messageHandlers;
if (all[name]) {
return warn(dialect, 'The app has a message handler "' + name +
'" of its own. It gets the page\'s messages; they do not reach the bridge');
}
const value = { postMessage(message) { receive(message); } };
defineProperty(all, name,
{ __proto__: null, value, writable: true, configurable: true, enumerable: true });
}
const prompters = new PageMap();
function answerPrompts(dialect, answer) {
if (mapSize(prompters) === 0) defineProperty(window, 'prompt', {
__proto__: null, writable: true, configurable: true, enumerable: true,
value: function (message, text) {
let reply;
mapEach(prompters, (answer) => { if (reply === undefined) reply = answer(message, text); });
return reply === undefined ? apply(prompt, window, arguments) : reply;
},
});
mapSet(prompters, dialect, answer);
}
function whenLoaded(task) {
addListener(window, 'load', task, true);
const before = loaded;
loaded = () => {
before();
task();
};
}
function alsoFind(findMore) {
const before = findElsewhere;
findElsewhere = (name, mayStream) => before(name, mayStream) || findMore(name, mayStream);
}
function keepCalls() {
let release;
waitUntil(new PagePromise((resolve) => { release = resolve; }));
setTimer(release, 10000);
addListener(window, 'pageshow', meetExpected);
return release;
}
mapSet(unanswered, 'dialects', (name) => {
apply(consoleWarn, pageConsole, ['bridge: native called "' + name + '": no handler for "' + name +
'" is registered']);
});
"""#
  static let webViewJavascriptBridge = #"""
const complain = (message) => warn('WebViewJavascriptBridge', message);
const replacing = freeze({ __proto__: null, replacing: true });
const DISABLE = '_disableJavascriptAlertBoxSafetyTimeout';
function callPage(f, list) {
try {
apply(f, undefined, list);
} catch (error) {
report(error);
}
}
const channel = new MessageChannel();
const port = channel.port2;
const postToPort = port.postMessage;
const tasks = new PageMap();
let lastTask = 0, nextTask = 0;
channel.port1.onmessage = () => {
const task = mapGet(tasks, ++nextTask);
mapDelete(tasks, nextTask);
task();
};
function later(task) {
mapSet(tasks, ++lastTask, task);
apply(postToPort, port, [null]);
}
let isSafe = true;
function deliver(task) {
if (isSafe || mapSize(tasks) > 0) later(task);
else task();
}
function onWire(value) {
try {
if (isPlain(value, 0)) return value;
const text = stringify(value);
return text === undefined ? undefined : parse(text);
} catch (_) {
return value;
}
}
function callNative(name, data, answered) {
const list = listOf(onWire(data));
follow(request('call', name, argumentsFrom(list, 0), withoutTimeout),
(result) => { if (answered) answered(result === undefined ? null : result); },
(error) => {
if (answered || error.code !== 'noResponse') complain('"' + name + '" failed: ' + error.message);
});
}
function answerWith(name, answer) {
try {
handle(name, answer, replacing);
} catch (error) {
complain(error.message);
}
}
function registerHandler(name, handler) {
name = textOf(name);
if (typeof handler !== 'function') {
return complain('The handler of "' + name + '" is not a function');
}
answerWith(name, (data) => new PagePromise((resolve, reject) => deliver(() => {
let isAnswered = false;
const respond = (response) => {
if (isAnswered) return complain('"' + name + '" answered twice');
isAnswered = true;
resolve(onWire(response));
};
try {
apply(handler, undefined, [data, respond]);
} catch (error) {
complain('"' + name + '" threw: ' + describe(error));
report(error);
reject(error);
}
})));
}
function callHandler(name, data, answered) {
if (arguments.length === 2 && typeof data === 'function') {
answered = data;
data = null;
}
callNative(textOf(name), data,
typeof answered === 'function' ? (result) => { callPage(answered, [result]); } : undefined);
}
function handleMessage(json) {
let message;
try {
message = parse(json);
} catch (_) { /* Said below. */ }
if (typeof message !== 'object' || message === null) {
return complain('A message cannot be read: ' + describe(json));
}
const name = message.handlerName === undefined ? options.defaultHandler : message.handlerName;
const handler = mapGet(handlers, name);
if (handler) callPage(handler, [message.data]);
else complain(message.responseId === undefined ? 'WARNING: no handler for "' + describe(name) + '"'
: 'Nobody waits for the answer "' + describe(message.responseId) + '"');
}
function disableTimeout() { isSafe = false; }
let hasBegun = false;
const bridge = {
registerHandler,
callHandler,
init(handler) {
if (hasBegun) throw new PageError('WebViewJavascriptBridge.init called twice');
hasBegun = true;
if (handler !== undefined) registerHandler(options.defaultHandler, handler);
},
send(data, answered) { callHandler(options.defaultHandler, data, answered); },
disableJavscriptAlertBoxSafetyTimeout: disableTimeout,
disableJavascriptAlertBoxSafetyTimeout: disableTimeout,
_fetchQueue: () => '[]',
_handleMessageFromObjC: handleMessage,
_handleMessageFromiOS: handleMessage,
};
answerWith(DISABLE, () => {
disableTimeout();
mapEach(copies, (shape, copy) => post(copy, shape, { handlerName: DISABLE }));
});
const release = keepCalls();
let hasCome = false, isAnnounced = false;
function come() {
if (hasCome) return;
hasCome = true;
if (isAnnounced) later(release);
}
const globals = new PageMap();
function define(name, callbacks, shape) {
mapSet(globals, name, shape);
let current = bridge;
defineProperty(window, name, {
__proto__: null, configurable: true, enumerable: true,
get() {
come();
return current;
},
set(value) {
come();
current = value;
adopt(value, shape);
},
});
const list = [];
const put = (entry) => later(() => callBack(entry, window[name]));
defineProperty(list, 'push', constant((callback) => {
put(callback);
return 1;
}));
defineProperty(window, callbacks, {
__proto__: null, configurable: true, enumerable: true,
get() {
come();
return list;
},
set(value) {
come();
if (value !== list) put(value);
},
});
}
function callBack(entry, withBridge) {
if (typeof entry === 'function') return callPage(entry, [withBridge]);
if (!isArray(entry)) return;
for (let i = 0; i < entry.length; i++) callBack(entry[i], withBridge);
}
define('WebViewJavascriptBridge', 'WVJBCallbacks', {
__proto__: null, receive: '_handleMessageFromObjC', prefix: 'objc_cb_',
callbackId: 'callbackId', responseId: 'responseId',
});
define('WKWebViewJavascriptBridge', 'WKWVJBCallbacks', {
__proto__: null, receive: '_handleMessageFromiOS', prefix: 'native_iOS_cb_',
callbackId: 'callbackID', responseId: 'responseID',
});
function addHandler(name, posted) {
defineProperty(window.webkit.messageHandlers, name, {
__proto__: null, configurable: true, enumerable: true,
value: freeze({ __proto__: null, postMessage() { posted(); } }),
});
}
addHandler('iOS_Native_InjectJavascript', () => {});
addHandler('iOS_Native_FlushMessageQueue', fetchSoon);
const pageLog = pageConsole.log;
if (!window.onerror) {
window.onerror = (message, url, line) => apply(pageLog, pageConsole,
['WebViewJavascriptBridge: ERROR:' + message + '@' + url + ':' + line]);
}
const ReadyEvent = Event;
const dispatch = document.dispatchEvent;
whenLoaded(() => later(() => {
const event = new ReadyEvent('WebViewJavascriptBridgeReady');
defineProperty(event, 'bridge', { __proto__: null, get: () => window.WebViewJavascriptBridge });
apply(dispatch, document, [event]);
isAnnounced = true;
if (hasCome) later(release);
}));
"""#
  static let webViewJavascriptBridgeCopies = #"""
const copies = new PageMap();
const replies = new PageMap();
let lastReply = 0;
let isFetching = false;
const lateCopies = new PageMap();
alsoFind((name) => {
let found;
mapEach(lateCopies, (shape, copy) => {
found = function (data) { return ask(copy, shape, name, data, this.signal); };
});
return found;
});
function adopt(copy, shape, isLate) {
try {
if (copy === bridge || typeof copy !== 'object' || copy === null || mapHas(copies, copy) ||
typeof copy._fetchQueue !== 'function' || typeof copy[shape.receive] !== 'function') return;
mapSet(copies, copy, shape);
if (isLate) mapSet(lateCopies, copy, shape);
wrap(copy, 'callHandler', 1);
wrap(copy, 'send', 0);
const original = copy.registerHandler;
copy.registerHandler = (name, handler) => {
answerWith(textOf(name), function (data) { return ask(copy, shape, name, data, this.signal); });
return apply(original, copy, [name, fetching(handler)]);
};
} catch (error) {
complain('The page\'s own bridge cannot be joined: ' + describe(error));
}
}
function wrap(copy, name, dataAt) {
const original = copy[name];
if (typeof original !== 'function') return;
copy[name] = function () {
if (!canWrite(arguments[dataAt], name)) return undefined;
const result = apply(original, copy, arguments);
fetchSoon();
return result;
};
}
const fetching = (handler) => typeof handler !== 'function' ? handler : (data, respond) =>
apply(handler, undefined, [data, typeof respond !== 'function' ? respond : (response) => {
if (!canWrite(response, 'an answer')) return;
respond(response);
fetchSoon();
}]);
function canWrite(value, what) {
try {
stringify(value);
return true;
} catch (error) {
complain(what + ' cannot be sent: ' + describe(error));
return false;
}
}
function fetchSoon() {
if (isFetching) return;
isFetching = true;
soon(fetchAll);
}
function fetchAll() {
isFetching = false;
mapEach(globals, (shape, name) => adopt(window[name], shape, true));
mapEach(copies, (shape, copy) => fetchQueue(copy, shape));
}
function fetchQueue(copy, shape) {
let text, queue;
try {
text = apply(copy._fetchQueue, copy, []);
queue = parse(text);
} catch (error) {
return complain('A queue cannot be read: ' + describe(error));
}
if (!isArray(queue)) return complain('A queue is no list: ' + slice(describe(text), 0, 100));
for (let i = 0; i < queue.length; i++) take(queue[i], copy, shape);
if (queue.length > 0) later(fetchAll);
}
function take(message, copy, shape) {
if (typeof message !== 'object' || message === null) {
return complain('A message is no object: ' + describe(message));
}
const { handlerName, data, responseData } = message;
const responseId = message[shape.responseId];
if (responseId !== undefined && responseId !== null) {
const resolve = mapGet(replies, responseId);
if (!resolve) return complain('Nobody waits for the answer "' + describe(responseId) + '"');
mapDelete(replies, responseId);
return resolve(responseData);
}
const name = handlerName === undefined || handlerName === null ? options.defaultHandler : handlerName;
if (typeof name !== 'string') return complain('A message has no handler\'s name: ' + describe(name));
const callbackId = message[shape.callbackId];
callNative(name, data, callbackId === undefined || callbackId === null ? undefined : (result) => {
post(copy, shape, { [shape.responseId]: callbackId, responseData: result });
});
}
const ask = (copy, shape, name, data, signal) => new PagePromise((resolve, reject) => {
const id = shape.prefix + ++lastReply;
mapSet(replies, id, resolve);
addListener(signal, 'abort', () => mapDelete(replies, id));
post(copy, shape, { handlerName: name, data, [shape.callbackId]: id }, reject);
});
function post(copy, shape, message, failed) {
try {
apply(copy[shape.receive], copy, [stringify(message)]);
} catch (error) {
report(error);
if (failed) failed(error);
}
}
on(options.navigation, fetchSoon);
"""#
}
