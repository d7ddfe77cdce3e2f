// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges.
enum DialectSource {
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
follow(request('has', method, null, noOptions), () => reply(callbackId, null), () => {});
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
defineProperty(window, 'prompt', {
__proto__: null, writable: true, configurable: true, enumerable: true,
value: function (message, text) {
return message === DIALECT ? answer(text) : apply(prompt, window, arguments);
},
});
addListener(pageDocument, 'DOMContentLoaded', () => {
if (window.KKJSBridge === own) dispatch(pageDocument, new PageEvent(EVENT));
});
"""#
}
