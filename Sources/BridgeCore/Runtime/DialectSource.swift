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
function reply(id, payload) {
if (id === undefined || id === null) return;
const target = find(options.reply);
if (!target) return warn('envelope', 'The page has no function ' + options.reply);
try {
apply(target.value, target.owner, [id, payload]);
} catch (error) {
report(error);
}
}
defineProperty(window.webkit.messageHandlers, options.handler, {
__proto__: null, configurable: true, enumerable: true,
value: freeze({
__proto__: null,
postMessage(message) {
if (typeof message !== 'object' || message === null || typeof message.method !== 'string') {
return warn('envelope', 'A message has no method: ' + textOf(message));
}
const { method, data, callbackId, successId, failedId } = message;
reply(callbackId, null);
follow(invoke(method, data === undefined || data === null ? [] : [data], noOptions),
(result) => reply(successId, result),
(error) => {
warn('envelope', '"' + method + '" failed: ' + error.message);
reply(failedId, { code: error.code, message: error.message, data: error.data });
});
},
}),
});
"""#
}
