// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, without their comments.
enum RuntimeSource {
  static let bridge = #"""
const apply = Reflect.apply;
const method = (f) => (self, a, b, c) => apply(f, self, [a, b, c]);
const getter = (type, name) => method(Object.getOwnPropertyDescriptor(type.prototype, name).get);
const stringify = JSON.stringify;
const parse = JSON.parse;
const defineProperty = Object.defineProperty;
const freeze = Object.freeze;
const keysOf = Object.keys;
const namesOf = Object.getOwnPropertyNames;
const descriptorOf = Object.getOwnPropertyDescriptor;
const prototypeOf = Object.getPrototypeOf;
const ObjectPrototype = Object.prototype;
const FunctionPrototype = Function.prototype;
const PageProxy = Proxy;
const tagOf = method(Object.prototype.toString);
const isArray = Array.isArray;
const isView = ArrayBuffer.isView;
const indexOf = method(String.prototype.indexOf);
const slice = method(String.prototype.slice);
const codeAt = method(String.prototype.charCodeAt);
const textOf = String;
const exec = method(RegExp.prototype.exec);
const fromCodes = String.fromCharCode;
const PageMap = Map;
const mapGet = method(Map.prototype.get);
const mapSet = method(Map.prototype.set);
const mapHas = method(Map.prototype.has);
const mapDelete = method(Map.prototype.delete);
const mapEach = method(Map.prototype.forEach);
const mapSize = getter(Map, 'size');
const WeakTable = WeakMap;
const weakGet = method(WeakMap.prototype.get);
const weakSet = method(WeakMap.prototype.set);
const PageSet = Set;
const setAdd = method(Set.prototype.add);
const setEach = method(Set.prototype.forEach);
const PageDate = Date;
const timeOf = method(Date.prototype.getTime);
const numberOf = method(Number.prototype.valueOf);
const stringOf = method(String.prototype.valueOf);
const booleanOf = method(Boolean.prototype.valueOf);
const bigOf = method(BigInt.prototype.valueOf);
const clock = window.performance;
const clockNow = clock.now;
const now = () => apply(clockNow, clock, []);
const Bytes = Uint8Array;
const random = window.crypto;
const fillRandom = random.getRandomValues;
const toBinary = window.atob;
const toBase64 = window.btoa;
const setBytes = method(Bytes.prototype.set);
const bufferOf = getter(Object.getPrototypeOf(Bytes), 'buffer');
const sizeOf = getter(Object.getPrototypeOf(Bytes), 'length');
const PageBlob = window.Blob;
const PageFile = window.File;
const blobSize = getter(PageBlob, 'size');
const blobType = getter(PageBlob, 'type');
const blobPart = method(PageBlob.prototype.slice);
const blobBytes = method(PageBlob.prototype.arrayBuffer);
const fileName = getter(PageFile, 'name');
const pageFetch = window.fetch;
const isFine = window.Response && getter(Response, 'ok');
const responseBytes = window.Response && method(Response.prototype.arrayBuffer);
const Decoder = TextDecoder;
const decode = method(Decoder.prototype.decode);
const Big = BigInt;
const PagePromise = Promise;
const then = method(Promise.prototype.then);
const PageError = Error;
const soon = window.queueMicrotask;
const prompt = window.prompt;
const setTimer = window.setTimeout;
const clearTimer = window.clearTimeout;
const addListener = method(EventTarget.prototype.addEventListener);
const removeListener = method(EventTarget.prototype.removeEventListener);
const asyncIterator = Symbol.asyncIterator;
const iterator = Symbol.iterator;
const generatorFunction = prototypeOf(function* () {});
const asyncGeneratorFunction = prototypeOf(async function* () {});
const Registry = FinalizationRegistry;
const register = method(Registry.prototype.register);
const unregister = method(Registry.prototype.unregister);
const Controller = AbortController;
const abortController = method(Controller.prototype.abort);
const signalOf = getter(Controller, 'signal');
const report = window.reportError || ((error) => setTimer(() => { throw error; }, 0));
const constant = (value) => ({ __proto__: null, value });
const noConstructor = freeze(constant(undefined));
function follow(promise, done, failed) {
defineProperty(promise, 'constructor', noConstructor);
then(promise, done, failed);
}
class BridgeError extends PageError {
constructor(code, message, options) {
super(message);
defineProperty(this, 'name', constant(code === 'cancelled' ? 'AbortError' : 'BridgeError'));
defineProperty(this, 'code', constant(textOf(code)));
if (options && options.data !== undefined) {
defineProperty(this, 'data', constant(options.data));
}
if (options && options.cause !== undefined) {
defineProperty(this, 'cause', constant(options.cause));
}
}
}
freeze(BridgeError.prototype);
freeze(BridgeError);
const again = (error) => new BridgeError(error.code, error.message, { data: error.data });
function readError(payload) {
const fields = readValue(payload);
return new BridgeError(fields.code, fields.message, { data: fields.data });
}
function writeError(name, thrown) {
let code = 'thrown', message, stack, data = '';
try {
if (thrown instanceof BridgeError) {
code = thrown.code;
message = textOf(thrown.message);
if (thrown.data !== undefined) data = writeValue(thrown.data, 'data');
} else if (thrown instanceof PageError) {
message = '"' + name + '" threw ' + textOf(thrown.name) + ': ' + textOf(thrown.message);
} else {
message = '"' + name + '" threw ' + textOf(thrown);
data = writeValue(thrown, 'data');
}
if (thrown instanceof PageError && thrown.stack !== undefined) stack = textOf(thrown.stack);
} catch (_) {
if (message === undefined) message = '"' + name + '" threw a value that cannot be read';
data = '';
}
const marked = data !== '' && codeAt(data, 0) === MARK;
return (marked ? '~' : '') + '{"code":' + stringify(code) + ',"message":' + stringify(message) +
(stack === undefined ? '' : ',"stack":' + stringify(stack)) +
(data === '' ? '' : ',"data":' + (marked ? slice(data, 1) : data)) + '}';
}
const MARK = 126; // ~
const DOLLAR = 36;
const DEEPEST = 500;
function writeValue(value, root) {
const text = plainText(value);
return text === undefined ? '~' + careful(value, root, null, 0) : text;
}
function plainText(value) {
try {
return isPlain(value, 0) ? stringify(value) : undefined;
} catch (_) {
return undefined;
}
}
function isPlain(value, depth) {
switch (typeof value) {
case 'string': case 'boolean': return true;
case 'number': return value - value === 0 && (value !== 0 || 1 / value > 0);
case 'object': return value === null || isPlainObject(value, depth);
default: return false;
}
}
function isPlainObject(value, depth) {
if (depth > DEEPEST || value[asyncIterator] !== undefined || value.toJSON !== undefined) return false;
if (isArray(value)) {
for (let i = 0; i < value.length; i++) if (!isPlain(value[i], depth + 1)) return false;
return true;
}
const prototype = prototypeOf(value);
if (prototype !== ObjectPrototype && prototype !== null) return false;
for (const key in value) if (!isPlain(value[key], depth + 1)) return false;
return true;
}
const refuse = (path, what, cause) => {
const place = path.length > 100 ? slice(path, 0, 100) + '…' : path;
throw new BridgeError('badArguments', place + ' ' + what, { cause });
};
function unreadable(path, error) {
if (error instanceof BridgeError) throw error;
let what = '';
try { what = ': ' + textOf(error); } catch (_) { /* Not even that can be read. */ }
refuse(path, 'cannot be read' + what, error);
}
function careful(value, path, above, depth) {
switch (typeof value) {
case 'string': case 'boolean': return stringify(value);
case 'number': return numberText(value);
case 'undefined': return '{"$undefined":1}';
case 'bigint': return '{"$int":"' + value + '"}';
case 'function': return give(value, 'function', path);
case 'symbol': refuse(path, 'is a symbol, which cannot cross the bridge');
}
if (value === null) return 'null';
for (let up = above; up; up = up.above) {
if (up.value === value) refuse(path, 'is cyclic: it is one of the objects that it is in');
}
if (depth > DEEPEST) refuse(path, 'is nested deeper than ' + DEEPEST);
const within = { value, above };
try {
return compound(value, path, (inner, place) => careful(inner, path + place, within, depth + 1));
} catch (error) {
return unreadable(path, error);
}
}
function numberText(value) {
if (value - value !== 0) return '{"$number":"' + value + '"}';
return value === 0 && 1 / value < 0 ? '-0' : stringify(value);
}
function compound(value, path, part) {
const tag = tagOf(value);
const blob = describeBlob(value, tag);
if (blob) return blobText(value, blob, path);
if (isStream(value, tag)) return give(value, 'stream', path);
if (tag !== '[object Date]' && typeof value.toJSON === 'function') return part(value.toJSON(), '');
if (isArray(value)) return listText(value, path, part);
const prototype = prototypeOf(value);
if (prototype === ObjectPrototype || prototype === null) return objectText(value, path, part);
if (isView(value)) {
return bytesText(new Bytes(value.buffer, value.byteOffset, value.byteLength), path);
}
switch (tag) {
case '[object ArrayBuffer]': return bytesText(new Bytes(value), path);
case '[object Date]': {
const time = timeOf(value);
return time - time === 0 ? '{"$date":' + time + '}' : 'null';
}
case '[object Map]': {
let text = '', count = 0;
mapEach(value, (item, key) => {
text += (text && ',') + '[' + part(key, '.keys[' + count++ + ']') + ',' +
part(item, '[' + keyText(key) + ']') + ']';
});
return '{"$map":[' + text + ']}';
}
case '[object Set]': {
let text = '', count = 0;
setEach(value, (item) => { text += (text && ',') + part(item, '[' + count++ + ']'); });
return '{"$set":[' + text + ']}';
}
case '[object Number]': return numberText(numberOf(value));
case '[object String]': return stringify(stringOf(value));
case '[object Boolean]': return stringify(booleanOf(value));
case '[object BigInt]': return '{"$int":"' + bigOf(value) + '"}';
case '[object Error]': case '[object DOMException]':
return '{"name":' + stringify(textOf(value.name)) + ',"message":' +
stringify(textOf(value.message)) + '}';
case '[object Object]': return objectText(value, path, part);
case '[object Promise]': refuse(path, 'is a Promise: await it first');
}
return refuse(path, 'is ' + slice(tag, 8, -1) + ', which cannot cross the bridge');
}
const keyText = (key) => typeof key === 'object' && key !== null || typeof key === 'function'
? typeof key : textOf(key);
const isStream = (value, tag) => typeof value[asyncIterator] === 'function' ||
tag === '[object ReadableStream]' ||
(typeof value.next === 'function' && typeof value[iterator] === 'function');
function property(value, key, path) {
try {
return value[key];
} catch (error) {
return unreadable(path, error);
}
}
function listText(list, path, part) {
let text = '';
for (let i = 0; i < list.length; i++) {
const place = '[' + i + ']';
text += (i ? ',' : '') + part(property(list, i, path + place), place);
}
return '[' + text + ']';
}
function objectText(value, path, part) {
const keys = keysOf(value);
let text = '';
for (let i = 0; i < keys.length; i++) {
const place = '.' + keys[i];
text += (i ? ',' : '') + stringify(keys[i]) + ':' +
part(property(value, keys[i], path + place), place);
}
const isTagged = keys.length === 1 && codeAt(keys[0], 0) === DOLLAR;
return isTagged ? '{"$object":{' + text + '}}' : '{' + text + '}';
}
const bytesText = (bytes, path) => '{"$bytes":' + (giving && giving.mayUpload &&
sizeOf(bytes) > largestInline ? upload(bytes, path) : '"' + base64(bytes) + '"') + '}';
function base64(bytes) {
const size = sizeOf(bytes);
let binary = '';
for (let i = 0; i < size; i++) binary += fromCodes(bytes[i]);
return toBase64(binary);
}
function readValue(text) {
return codeAt(text, 0) === MARK ? revive(parse(slice(text, 1))) : parse(text);
}
function revive(value) {
if (typeof value !== 'object' || value === null) return value;
if (isArray(value)) {
for (let i = 0; i < value.length; i++) value[i] = revive(value[i]);
return value;
}
const keys = keysOf(value);
if (keys.length === 1 && codeAt(keys[0], 0) === DOLLAR) return extended(keys[0], value[keys[0]]);
for (let i = 0; i < keys.length; i++) value[keys[i]] = revive(value[keys[i]]);
return value;
}
function bytesOf(base64) {
const binary = toBinary(base64);
const bytes = new Bytes(binary.length);
for (let i = 0; i < binary.length; i++) bytes[i] = codeAt(binary, i);
return bytes;
}
function extended(key, value) {
switch (key) {
case '$undefined': return undefined;
case '$number': return +value;
case '$int': return Big(value);
case '$date': return new PageDate(value);
case '$bytes': return typeof value === 'number' ? takeLoaded(value) : bytesOf(value);
case '$blob': return takeBlob(value);
case '$map': {
const map = new PageMap();
for (let i = 0; i < value.length; i++) mapSet(map, revive(value[i][0]), revive(value[i][1]));
return map;
}
case '$set': {
const set = new PageSet();
for (let i = 0; i < value.length; i++) setAdd(set, revive(value[i]));
return set;
}
case '$object': {
const inner = keysOf(value)[0];
value[inner] = revive(value[inner]);
return value;
}
case '$function': return takeFunction(value);
case '$stream': return takeStream(value);
default: throw new BridgeError('badFrame', key + ' is no kind of value');
}
}
const PIECE = 262144;
const PIECES = 1048576;
let canFetch = configuration.bytesURL !== '' && pageFetch !== undefined;
let hasFetched = false;
let largestInline = canFetch ? 65536 : 1048576;
let lastUpload = 0;
let held = null;
let lastHeld = null;
let heldSize = 0;
function upload(bytes, path) {
const size = sizeOf(bytes);
if (giving.size + size > configuration.queuedBytes) {
throw new BridgeError('overLimit', path + ' has ' + size + ' bytes; ' +
configuration.queuedBytes + ' are kept on their way. Pass a Blob, which is read in pieces');
}
giving.size += size;
const own = { __proto__: null, number: ++lastUpload, bytes: new Bytes(bytes), next: null };
if (giving.lastUpload) giving.lastUpload.next = own;
else giving.uploads = own;
giving.lastUpload = own;
return own.number;
}
function holdFor(uploads, size) {
const node = {
__proto__: null, uploads, size, posts: 0, isText: false, offset: 0, text: '', next: null,
};
if (lastHeld) lastHeld.next = node;
else held = node;
lastHeld = node;
heldSize += size;
if (token && canFetch) postAll(node);
else releaseHeld();
}
function holdLine(line) {
lastHeld.text += '\n' + line;
lastHeld.size += line.length + 1;
heldSize += line.length + 1;
}
function postHeld() {
for (let node = held; canFetch && node; node = node.next) postAll(node);
releaseHeld();
}
function postAll(node) {
const own = epoch;
for (let upload_ = node.uploads; upload_; upload_ = upload_.next) {
node.posts++;
const ended = (isThere) => {
if (own !== epoch || closed) return;
node.posts--;
if (!isThere) node.isText = true;
releaseHeld();
resumeWriters();
};
follow(apply(pageFetch, window, [configuration.bytesURL + uploadKey + '/' + upload_.number,
{ __proto__: null, method: 'POST', body: upload_.bytes, credentials: 'omit' }]),
(response) => {
hasFetched = true;
ended(isFine(response));
}, () => {
fetchFailed(own);
ended(false);
});
}
}
function fetchFailed(own) {
if (own !== epoch || closed || hasFetched) return;
canFetch = false;
largestInline = 1048576;
}
function releaseHeld() {
while (token && held) {
if (canFetch && !held.isText) {
if (held.posts > 0) return;
} else {
if (outgoing.length >= PIECES) return;
if (!writePiece(held)) continue;
}
leave(nextHeld());
}
}
function nextHeld() {
const { text, size } = held;
held = held.next;
if (!held) lastHeld = null;
heldSize -= size;
return text;
}
function writePiece(node) {
const own = node.uploads;
if (!own) return true;
const { bytes, number } = own;
const start = node.offset;
const rest = sizeOf(bytes) - start;
const length = rest < PIECE ? rest : PIECE;
const piece = new Bytes(bufferOf(bytes), start, length);
leave('\nbytes ' + number + ' ' + start + ' "' + base64(piece) + '"');
node.offset += length;
if (length === rest) {
node.uploads = own.next;
node.offset = 0;
}
return !node.uploads;
}
function sendHeld() {
while (held) {
while (!writePiece(held));
outgoing += nextHeld();
}
}
function dropHeld() {
held = lastHeld = null;
heldSize = 0;
}
const handler = window.webkit.messageHandlers[configuration.handler];
const postMessage = handler.postMessage;
const post = (text) => apply(postMessage, handler, [text]);
const HEXADECIMAL = '0123456789abcdef';
const isMain = window.top === window;
const origin = isMain && window.location.protocol === 'file:' ? 'file://' : window.origin;
let epoch = 0;
let token = '';
let key = '';
let uploadKey = '';
let closed = null;
let outgoing = '';
let sentTexts = 0;
let heardTexts = 0;
let isFlushing = false;
let batchesOut = 0;
let early = new PageMap();
function hello() {
const own = ++epoch;
token = '';
closed = null;
key = randomKey();
sentTexts = heardTexts = batchesOut = 0;
early = new PageMap();
const text = 'hello ' + configuration.secret + ' {"wire":' + configuration.wire +
',"origin":' + stringify(origin) + ',"url":' + stringify(window.location.href) +
',"main":' + isMain + ',"key":"' + key + '"}';
listenTo(post(text), own, (reply) => {
if (indexOf(reply, 'welcome ') !== 0) return end(reply);
const space = indexOf(reply, ' ', 8);
token = slice(reply, 8, space);
uploadKey = slice(reply, space + 1);
becomeReady();
postHeld();
ship('park');
});
}
function randomKey() {
const bytes = apply(fillRandom, random, [new Bytes(16)]);
let text = '';
for (let i = 0; i < 16; i++) {
text += slice(HEXADECIMAL, bytes[i] >> 4, (bytes[i] >> 4) + 1) +
slice(HEXADECIMAL, bytes[i] & 15, (bytes[i] & 15) + 1);
}
return text;
}
function bye() {
if (token) follow(post('bye ' + token), () => {}, () => {});
close(new BridgeError('documentGone', 'The page was left; what was called may have run'));
}
function checkRoom(name, line) {
if (line.length > configuration.frameBytes) {
throw new BridgeError('overLimit', '"' + name + '" carries ' + line.length +
' characters; a frame may have ' + configuration.frameBytes + ' bytes');
}
const size = outgoing.length + heldSize;
if (size + line.length + (giving ? giving.size : 0) > configuration.queuedBytes) {
throw new BridgeError('overLimit', '"' + name + '": ' + size +
' characters and bytes wait for the app already; it does not come for them');
}
}
function send(line) {
if (lastHeld) holdLine(line);
else leave('\n' + line);
}
function leave(text) {
outgoing += text;
if (isFlushing || batchesOut > 0 || !token) return;
isFlushing = true;
soon(flush);
}
function flush() {
isFlushing = false;
if (token && batchesOut === 0) sendBatch();
}
function sendBatch() {
if (!outgoing) return;
batchesOut++;
ship('batch');
}
function ship(kind) {
const text = kind + ' ' + (token || key) + ' ' + (++sentTexts) + outgoing;
outgoing = '';
listenTo(post(text), epoch, (reply) => {
if (kind === 'batch') batchesOut--;
if (reply !== '' && !deliver(reply)) return;
if (kind === 'park') afterAnswers(4, epoch);
else flush();
});
releaseHeld();
resumeWriters();
}
function afterAnswers(turns, own) {
if (own !== epoch || closed) return;
if (turns > 0 && hasFresh()) soon(() => afterAnswers(turns - 1, own));
else {
forgetFresh();
ship('park');
}
}
function listenTo(promise, own, heard) {
follow(promise, (reply) => {
if (own !== epoch || closed) return;
if (typeof reply === 'string') heard(reply);
else lost();
}, () => { if (own === epoch && !closed) lost(); });
}
function deliver(reply) {
const end_ = indexOf(reply, '\n');
const first = end_ < 0 ? reply : slice(reply, 0, end_);
const prefix = 'batch ' + token + ' ';
if (indexOf(first, prefix) !== 0) return end(reply);
mapSet(early, +slice(first, prefix.length), slice(reply, first.length));
for (let text; (text = mapGet(early, heardTexts + 1)) !== undefined;) {
mapDelete(early, ++heardTexts);
readLines(text);
}
if (mapSize(early) > (batchesOut > 1 ? batchesOut + 1 : 2)) {
close(new BridgeError('badFrame', 'A text of the app is missing: the order is broken'));
report(again(closed));
return false;
}
return !closed;
}
function readLines(text) {
for (let start = 1; start < text.length;) {
let stop = indexOf(text, '\n', start);
if (stop < 0) stop = text.length;
tryLine(slice(text, start, stop), false);
start = stop + 1;
}
}
function tryLine(line, isNext) {
try {
readLine(line, isNext);
} catch (error) {
report(error);
}
}
function end(reply) {
if (indexOf(reply, 'end ') === 0) close(readError(slice(reply, 4)));
else lost();
return false;
}
function lost() {
close(new BridgeError('detached', 'The app took the bridge away'));
}
function close(error) {
closed = error;
token = outgoing = '';
dropHeld();
dropLoads();
failCalls(error);
failReaders(error);
forgetCalls(error);
forgetGiven();
}
const calls = new PageMap();
let lastCall = 0;
let timer = 0;
let timerAt = Infinity;
const BARE = /^[A-Za-z0-9_$.-]+$/;
let wireNames = new PageMap();
function wireName(name) {
let wire = mapGet(wireNames, name);
if (wire !== undefined) return wire;
if (typeof name !== 'string' || name.length === 0 || name.length > 256) {
throw new BridgeError('invalidName', 'A name is text of 1 to 256 characters');
}
wire = exec(BARE, name) ? name : stringify(name);
if (mapSize(wireNames) > 1000) wireNames = new PageMap();
mapSet(wireNames, name, wire);
return wire;
}
function request(verb, name, payload, options, ref, control) {
return new PagePromise((resolve, reject) => send(giveWith(() => {
const target = ref === undefined ? wireName(name) : ref;
const line = ' ' + target + (payload ? ' ' + payload() : '');
if (closed) throw again(closed);
const isLoad = control !== undefined && control.isLoad === true;
if (!isLoad) checkRoom(name, line);
if (!isLoad && mapSize(calls) >= configuration.pendingCalls) {
throw new BridgeError('overLimit',
'"' + name + '": ' + mapSize(calls) + ' calls are unanswered already');
}
const { signal } = options;
checkWanted(name, options);
const id = ++lastCall;
const call = {
name, resolve, reject, deadline: now() + timeoutOf(options), signal,
abort: null, isStream: verb === 'stream' || verb === 'read', control,
};
if (control) {
control.id = id;
if (isLoad) mapSet(loadReads, id, true);
}
if (signal) abandonWith(signal, id, call);
mapSet(calls, id, call);
if (call.deadline < timerAt) armTimer(call.deadline);
return verb + ' ' + id + line + (call.isStream && !(control && control.isPatient) ?
'\npull ' + id + ' ' + FIRST_CREDIT : '');
})));
}
function abandonWith(signal, id, call) {
call.abort = () => abandon(id, cancelled(call.name, signal));
addListener(signal, 'abort', call.abort);
}
function timeoutOf(options) {
if (options.timeout !== undefined) return options.timeout;
return configuration.timeout === null ? Infinity : configuration.timeout;
}
function checkWanted(name, options) {
if (options.signal && options.signal.aborted) throw cancelled(name, options.signal);
if (timeoutOf(options) <= 0) {
throw new BridgeError('timedOut', '"' + name + '" has no time: its timeout is 0. It was not called');
}
}
const cancelled = (name, signal) =>
new BridgeError('cancelled', '"' + name + '" was cancelled', { cause: signal.reason });
function takeCall(id) {
const call = mapGet(calls, id);
if (!call) return undefined;
mapDelete(calls, id);
if (call.abort) removeListener(call.signal, 'abort', call.abort);
return call;
}
function abandon(id, error) {
const call = takeCall(id);
if (!call) return;
call.reject(error);
send('cancel ' + id);
}
function finishCall(id, payload) {
const call = takeCall(id);
if (!call) {
const reader = mapGet(readers, id);
if (reader) endReader(reader, null);
return dropPayload(payload);
}
try {
call.resolve(readValue(payload));
} catch (error) {
call.reject(new BridgeError('badFrame', 'The answer of "' + call.name + '" cannot be read'));
}
}
function failCall(id, payload) {
const call = takeCall(id);
if (call) return call.reject(readError(payload));
const reader = mapGet(readers, id);
if (reader) endReader(reader, readError(payload));
}
function failCalls(error) {
mapEach(calls, (call, id) => {
takeCall(id);
call.reject(new BridgeError(error.code, '"' + call.name + '": ' + error.message));
});
}
function armTimer(deadline) {
clearTimer(timer);
timerAt = deadline;
const wait = deadline - now();
timer = setTimer(expire, wait < 0 ? 0 : wait > 2147483647 ? 2147483647 : wait);
}
function expire() {
timerAt = Infinity;
const time = now();
let earliest = Infinity;
mapEach(calls, (call, id) => {
if (call.deadline <= time) {
abandon(id, new BridgeError('timedOut', '"' + call.name +
'" was not answered in time; it may have run'));
} else if (call.deadline < earliest) earliest = call.deadline;
});
if (earliest !== Infinity) armTimer(earliest > time + 5 ? earliest : time + 5);
}
class CallContext {
#controller = null;
#reason;
constructor(name) {
defineProperty(this, 'name', constant(name));
freeze(this);
}
get signal() {
if (!this.#controller) {
this.#controller = new Controller();
if (this.#reason) abortController(this.#controller, this.#reason);
}
return signalOf(this.#controller);
}
static abort(context, reason) {
context.#reason = reason;
if (context.#controller) abortController(context.#controller, reason);
}
}
const abortContext = CallContext.abort;
defineProperty(CallContext.prototype, 'constructor', constant(undefined));
freeze(CallContext.prototype);
const contexts = new PageMap();
function abortCall(id, reason) {
const context = mapGet(contexts, id);
if (!context) return;
mapDelete(contexts, id);
abortContext(context, reason);
}
const handlers = new PageMap();
const answering = new PageMap();
const expected = new PageMap();
const unanswered = new PageMap();
let generation = 0;
let fresh = 0;
let isLoaded = false;
let holds = 0;
const hasFresh = () => fresh > 0;
function forgetFresh() {
generation++;
fresh = 0;
}
function checkRegistering(name) {
wireName(name);
if (indexOf('.' + name + '.', '..') >= 0) {
throw new BridgeError('invalidName', '"' + name + '" has an empty part: write module.feature.method');
}
}
function checkFree(name, replaces) {
if (mapHas(handlers, name) && !replaces) {
throw new BridgeError('duplicateName', '"' + name +
'" is registered already; pass { replacing: true } where that is meant');
}
}
function handle(name, handler, options) {
checkRegistering(name);
if (typeof handler !== 'function') {
throw new BridgeError('badArguments', 'The handler of "' + name + '" is not a function');
}
checkFree(name, options && options.replacing);
mapSet(handlers, name, handler);
mapEach(expected, (call, id) => {
if (call.name !== name) return;
mapDelete(expected, id);
call.begin(handler);
});
}
let findElsewhere = () => undefined;
const find = (name, mayStream) => mapGet(handlers, name) || findElsewhere(name, mayStream);
function expect(id, name, payload, mayStream, begin) {
const handler = find(name, mayStream);
if (handler) begin(handler);
else if (isLoaded && holds === 0) begin(undefined);
else mapSet(expected, id, { name, payload, mayStream, begin });
}
function meetExpected() {
mapEach(expected, (call, id) => {
const handler = find(call.name, call.mayStream);
if (!handler) return;
mapDelete(expected, id);
call.begin(handler);
});
}
function begin(id) {
mapSet(answering, id, generation);
fresh++;
}
function answerCall(id, name, payload, mayStream) {
begin(id);
expect(id, name, payload, mayStream, (handler) => {
if (handler) return run(id, name, handler, payload, mayStream, name);
dropPayload(payload);
mapEach(unanswered, (tell) => tell(name));
fail(id, name, new BridgeError('unknownMethod', 'The page registers no handler for "' + name +
'": bridge.handle(' + stringify(name) + ', …)'));
});
if (mapHas(expected, id)) settle(id);
}
function answerHas(id, name) {
mapSet(answering, id, -1);
expect(id, name, '', false, (handler) => {
if (mapDelete(answering, id)) send('done ' + id + ' ' + (handler !== undefined));
});
}
const isGenerator = (handler) => {
const prototype = prototypeOf(handler);
return prototype === asyncGeneratorFunction || prototype === generatorFunction;
};
function run(id, name, handler, payload, mayStream, ownName) {
const context = new CallContext(ownName);
let value, then_;
try {
if (!mayStream && isGenerator(handler)) {
dropPayload(payload);
return failStream(id, name, ownName);
}
value = apply(handler, context, readValue(payload));
then_ = typeof value === 'object' && value !== null && value.then;
} catch (error) {
return fail(id, name, error);
}
if (typeof value === 'object' && value !== null) mapSet(contexts, id, context);
if (typeof then_ !== 'function') return done(id, name, value, mayStream, ownName);
follow(new PagePromise((resolve) => resolve(value)),
(result) => done(id, name, result, mayStream, ownName), (error) => fail(id, name, error));
}
const failStream = (id, name, ownName) => fail(id, name, new BridgeError('isStream', ownName
? '"' + name + '" is a stream. Read it with bridge.stream("' + name + '")'
: 'The function returned a stream. Let it return an object that holds it'));
function settle(id) {
if (mapGet(answering, id) === generation) {
mapSet(answering, id, -1);
fresh--;
}
}
function done(id, name, value, mayStream, ownName) {
let payload;
try {
if (typeof value === 'object' && value !== null && isStream(value, tagOf(value))) {
if (mayStream) return openWriter(id, name, value);
leaveStream(value);
return failStream(id, name, ownName);
}
if (!mapHas(answering, id)) return;
payload = giveWith(() => checkResult(name, writeValue(value, 'result')));
} catch (error) {
if (error instanceof BridgeError && error.code === 'overLimit') return fail(id, name, error);
return fail(id, name, new BridgeError('badResult', 'What "' + name + '" returned: ' +
(error instanceof BridgeError ? error.message : textOf(error))));
}
answer('done ', id, payload);
}
function checkResult(name, payload) {
if (payload.length > configuration.frameBytes) {
throw new BridgeError('overLimit', 'The result of "' + name + '" has ' + payload.length +
' characters; a frame may have ' + configuration.frameBytes + ' bytes');
}
return payload;
}
const fail = (id, name, error) => answer('fail ', id, writeError(name, error));
function answer(verb, id, payload) {
if (!mapHas(answering, id)) return;
settle(id);
mapDelete(answering, id);
mapDelete(contexts, id);
mapDelete(credits, id);
send(verb + id + ' ' + payload);
}
function cancelAnswer(id, reason) {
settle(id);
mapDelete(answering, id);
const late = mapGet(expected, id);
mapDelete(expected, id);
if (late) dropPayload(late.payload);
mapDelete(credits, id);
abortCall(id, reason);
stopWriter(id);
}
function forgetCalls(reason) {
mapEach(answering, (_, id) => cancelAnswer(id, reason));
}
function failExpected() {
if (!isLoaded || holds > 0) return;
meetExpected();
mapEach(expected, (call, id) => {
mapDelete(expected, id);
call.begin(undefined);
});
}
function loaded() {
isLoaded = true;
failExpected();
}
function waitUntil(promise) {
holds++;
const release = () => {
holds--;
failExpected();
};
follow(new PagePromise((resolve) => resolve(promise)), release, release);
}
const exposed = new PageMap();
function expose(name, object, options) {
checkRegistering(name);
if ((typeof object !== 'object' && typeof object !== 'function') || object === null) {
throw new BridgeError('badArguments', 'What is exposed as "' + name + '" is not an object');
}
const methods = methodsOf(name, object);
if (mapSize(methods) === 0) {
throw new BridgeError('badArguments', 'What is exposed as "' + name + '" has no methods');
}
const replaces = options && options.replacing;
if (replaces) remove(name);
mapEach(methods, (method, full) => checkFree(full, replaces));
mapEach(methods, (method, full) => handle(full, method, options));
mapSet(exposed, name, methods);
}
function methodsOf(name, object) {
const methods = new PageMap();
for (let level = object; level && level !== ObjectPrototype && level !== FunctionPrototype;
level = prototypeOf(level)) {
const names = namesOf(level);
for (let i = 0; i < names.length; i++) {
const full = name + '.' + names[i];
if (names[i] === 'constructor' || codeAt(names[i], 0) === 95 || mapHas(methods, full)) continue;
const method = descriptorOf(level, names[i]).value;
if (typeof method !== 'function') continue;
checkRegistering(full);
mapSet(methods, full, function () { return apply(method, object, arguments); });
}
}
return methods;
}
function remove(name) {
const methods = mapGet(exposed, name);
if (!methods) return mapDelete(handlers, name);
mapDelete(exposed, name);
mapEach(methods, (method, full) => {
if (mapGet(handlers, full) === method) mapDelete(handlers, full);
});
return true;
}
const nativeBlobs = new WeakTable();
const blobPrototype = freeze({ __proto__: null });
const LARGE_PIECE = 1048576;
function pageBlob(value, tag) {
const isFile = tag === '[object File]';
if (!isFile && tag !== '[object Blob]') return undefined;
try {
return {
__proto__: null, size: blobSize(value), type: blobType(value),
name: isFile ? fileName(value) : undefined,
};
} catch (_) {
return undefined; // It only says that it is one.
}
}
const describeBlob = (value, tag) => pageBlob(value, tag) || weakGet(nativeBlobs, value);
const blobText = (value, blob, path) =>
'{"$blob":{"ref":' + giveNumber(value, 'blob', path) + ',"size":' + blob.size +
',"type":' + stringify(blob.type) +
(blob.name === undefined ? '' : ',"name":' + stringify(blob.name)) + '}}';
function piecesOf(blob, size) {
const length = canFetch ? LARGE_PIECE : PIECE;
let start = 0;
return {
step() {
if (start >= size) return finished(undefined);
const part = blobPart(blob, start, start += length);
return new PagePromise((resolve, reject) => follow(blobBytes(part),
(buffer) => resolve({ __proto__: null, value: new Bytes(buffer), done: false }), reject));
},
stop() { start = size; },
};
}
function takeBlob(fields) {
const { ref, size, type, name, key } = fields;
const held_ = hold('blob', ref);
if (isDropping) return letGo(held_);
const blob = { __proto__: blobPrototype };
const url = key && configuration.bytesURL ? configuration.bytesURL + key + '/' + ref : undefined;
const all = () => checked(held_, () => collect(blobPieces(blob, held_, url, size), size));
const methods = {
__proto__: null, size, type, name, url,
stream: () => blobPieces(blob, held_, url, size),
bytes: () => all(),
arrayBuffer: () => chained(all(), (bytes) => bufferOf(bytes)),
text: () => chained(all(), (bytes) => decode(new Decoder(), bytes)),
blob: () => chained(all(), (bytes) => name === undefined
? new PageBlob(only(bytes), { __proto__: null, type })
: new PageFile(only(bytes), name, { __proto__: null, type })),
};
const names = keysOf(methods);
for (let i = 0; i < names.length; i++) {
defineProperty(blob, names[i], constant(methods[names[i]]));
if (typeof methods[names[i]] === 'function') freeze(methods[names[i]]);
}
weakSet(nativeBlobs, blob, { __proto__: null, size, type, name });
return watch(blob, held_);
}
function checked(held_, make) {
const error = lostError(held_);
return error ? new PagePromise((_, reject) => reject(error)) : make();
}
const chained = (promise, transform) => new PagePromise((resolve, reject) => {
follow(promise, (value) => {
try {
resolve(transform(value));
} catch (error) {
reject(error);
}
}, reject);
});
const only = (value) => ({
__proto__: null,
[iterator]() {
let done = true;
return { __proto__: null, next: () => ({ __proto__: null, value, done: done = !done }) };
},
});
function blobPieces(owner, held_, url, size) {
let start = 0, inner = null;
const asText = () => {
if (!inner) inner = readPieces(held_.ref, owner, false);
return inner.next();
};
return makeIterable(() => checked(held_, () => {
if (inner || !url || !canFetch) return asText();
if (start >= size) return new PagePromise((resolve) => resolve(finished(undefined)));
const from = start;
start += LARGE_PIECE;
return new PagePromise((resolve, reject) => {
follow(fetchBytes(url + '?' + from + '-' + (start < size ? start : size)),
(value) => resolve({ value, done: false }),
(error) => {
if (from > 0) return reject(error);
resolve(asText());
});
});
}), () => {
start = size;
if (inner) inner.return();
});
}
const listeners = new PageMap();
let lastListener = 0;
const hearers = new PageMap();
function on(name, listener) {
wireName(name);
if (typeof listener !== 'function') {
throw new BridgeError('badArguments', 'The listener of "' + name + '" is not a function');
}
let ofName = mapGet(listeners, name);
if (!ofName) mapSet(listeners, name, ofName = new PageMap());
const id = ++lastListener;
mapSet(ofName, id, listener);
return () => { mapDelete(ofName, id); };
}
function off(name, listener) {
const ofName = mapGet(listeners, name);
if (!ofName) return;
mapEach(ofName, (other, id) => {
if (listener === undefined || other === listener) mapDelete(ofName, id);
});
}
function emit(name, value) {
const line = giveWith(() => {
const text = 'note ' + wireName(name) + ' ' + writeValue(value, 'value');
checkRoom(name, text);
return text;
}, false);
if (!closed) send(line);
}
function hear(name, payload) {
const ofName = mapGet(listeners, name);
const count = ofName ? mapSize(ofName) : 0;
if (count + mapSize(hearers) === 0) return dropPayload(payload);
const value = readValue(payload);
if (count > 0) mapEach(ofName, (listener) => { tell(listener, undefined, [value]); });
mapEach(hearers, (hearer) => { tell(hearer, undefined, [name, value]); });
}
function tell(listener, self, list) {
try {
return apply(listener, self, list);
} catch (error) {
report(error);
}
}
const iterables = new Registry((reader) => {
if (reader.takers) reader.isDropped = true;
else stopReader(reader, null);
});
function iterableOf(reader) {
const iterable = makeIterable(
() => take(reader),
() => stopReader(reader, null));
register(iterables, iterable, reader, iterable);
return iterable;
}
function makeIterable(next, stop) {
const iterable = {
__proto__: null,
next,
return(value) {
stop();
return new PagePromise((resolve) => resolve(finished(value)));
},
throw(error) {
stop();
return new PagePromise((_, reject) => reject(error));
},
};
defineProperty(iterable, asyncIterator, constant(() => iterable));
return freeze(iterable);
}
function lazyStream(name, open, owner) {
const control = { __proto__: null, id: 0, inner: null, owner };
let opening = null, isStopped = false;
const start = () => new PagePromise((resolve, reject) => {
follow(open(control), () => {
control.owner = null;
if (control.inner) return resolve(control.inner);
reject(new BridgeError('badResult', '"' + name +
'" is no stream: it answered with one result. Call it with bridge.call'));
}, reject);
});
return makeIterable(() => {
if (control.inner) return control.inner.next();
return new PagePromise((resolve, reject) => {
if (isStopped) return resolve(finished(undefined));
if (!opening) opening = start();
follow(opening, (inner) => resolve(inner.next()), (error) => {
if (isStopped) return resolve(finished(undefined));
isStopped = true;
reject(error);
});
});
}, () => {
isStopped = true;
if (control.inner) control.inner.return();
else if (control.id) abandon(control.id, new BridgeError('cancelled', '"' + name + '" was left'));
});
}
let waiting = null;
let lastWaiting = null;
let loadedBytes = new PageMap();
const loadReads = new PageMap();
function addWaiting(node) {
if (lastWaiting) lastWaiting.next = node;
else waiting = node;
lastWaiting = node;
}
let loadSize = 0;
let sizeBeside = 0;
function waitLine(line) {
addWaiting({ __proto__: null, line, size: loadSize, isReady: true, next: null });
loadSize = 0;
}
function mustWait(verb, id) {
if (lastWaiting === null || verb === 'load') return false;
switch (verb) {
case 'open': case 'next': return !mapHas(loadReads, id);
case 'done': case 'fail': return !mapDelete(loadReads, id);
default: return true;
}
}
function load(ref, size, key) {
const node = { __proto__: null, line: '', isReady: false, next: null };
const own = epoch;
addWaiting(node);
loadSize += size;
const ended = (bytes) => {
if (own !== epoch || closed) return;
node.isReady = true;
if (bytes && sizeOf(bytes) === size) mapSet(loadedBytes, ref, bytes);
send('release ' + ref);
readWaiting();
};
const asText = () => follow(collect(readPieces(ref, null, true), size), ended, () => ended(null));
if (!canFetch) return asText();
follow(fetchBytes(configuration.bytesURL + key + '/' + ref), ended, () => {
if (own === epoch && !closed) asText();
});
}
function readWaiting() {
while (waiting && waiting.isReady) {
const { line, size } = waiting;
waiting = waiting.next;
if (!waiting) lastWaiting = null;
if (!line) continue;
sizeBeside = size;
tryLine(line, true);
sizeBeside = 0;
}
}
function takeLoaded(ref) {
const bytes = mapGet(loadedBytes, ref);
if (!bytes) throw new BridgeError('badFrame', 'Bytes of the app did not come');
mapDelete(loadedBytes, ref);
return bytes;
}
function dropLoads() {
waiting = lastWaiting = null;
loadSize = 0;
loadedBytes = new PageMap();
mapEach(loadReads, (_, id) => { mapDelete(loadReads, id); });
}
function fetchBytes(url) {
const own = epoch;
return new PagePromise((resolve, reject) => {
follow(apply(pageFetch, window, [url, { __proto__: null, credentials: 'omit' }]), (response) => {
hasFetched = true;
if (!isFine(response)) return reject(new BridgeError('badResult', 'The app has no such bytes'));
follow(responseBytes(response), (buffer) => resolve(new Bytes(buffer)), reject);
}, (error) => {
fetchFailed(own);
reject(error);
});
});
}
const readPieces = (ref, owner, isLoad) => lazyStream('blob', (control) => {
control.isLoad = isLoad;
return request('read', 'blob', null, withoutTimeout, ref, control);
}, owner);
const withoutTimeout = freeze({ __proto__: null, timeout: Infinity });
function collect(pieces, size) {
return new PagePromise((resolve, reject) => {
const bytes = new Bytes(size);
let length = 0;
const fail_ = () => reject(new BridgeError('badResult', 'The app gave other bytes than it said'));
const step = () => follow(pieces.next(), (result) => {
if (result.done) return length === size ? resolve(bytes) : fail_();
const end_ = length + sizeOf(result.value);
if (end_ > size) return fail_();
setBytes(bytes, result.value, length);
length = end_;
step();
}, reject);
step();
});
}
const target = freeze(function () {});
function nativeProxy(path, invoke) {
return new PageProxy(target, {
__proto__: null,
get: (_, part) => typeof part !== 'string' || part === 'then' ? undefined
: nativeProxy(path ? path + '.' + part : part, invoke),
apply: (_, self, list) => invoke(path, list),
has: () => false,
set: refuseChange,
defineProperty: refuseChange,
deleteProperty: refuseChange,
construct: refuseChange,
});
}
function refuseChange() {
throw new BridgeError('badArguments', 'What stands under bridge.native can only be called');
}
function invoke(name, list, options) {
const control = { __proto__: null, id: 0, inner: null, isPatient: true };
const promise = request('stream', name, argumentsFrom(list, 0), options, undefined, control);
defineProperty(promise, asyncIterator, constant(() => lazyStream(name, (own) => {
own.id = control.id;
return new PagePromise((resolve, reject) => follow(promise, (value) => {
own.inner = control.inner;
resolve(value);
}, reject));
})));
return promise;
}
const FIRST_CREDIT = 4;
const WINDOW_SIZE = 1 << 20;
const readers = new PageMap();
function grant(reader) {
const limit = configuration.streamWindow;
let size = reader.mean ? WINDOW_SIZE / reader.mean : FIRST_CREDIT;
size = size < 1 ? 1 : size > limit ? limit : size - size % 1;
const under = reader.waiting + reader.credit;
return under <= size / 2 ? size - under : 0;
}
function pullMore(reader) {
if (reader.hasEnded) return;
const count = grant(reader);
if (count > 0) {
reader.credit += count;
send('pull ' + reader.id + ' ' + count);
}
}
function openReader(id) {
const call = mapGet(calls, id);
if (!call || !call.isStream) return;
takeCall(id);
const control = call.control;
const reader = {
__proto__: null, id, name: call.name, credit: control && control.isPatient ? 0 : FIRST_CREDIT, mean: 0,
first: null, last: null, waiting: 0, takers: null, lastTaker: null,
hasEnded: false, isDropped: false, error: null, signal: call.signal, abort: null,
};
mapSet(readers, id, reader);
if (reader.signal) {
reader.abort = () => stopReader(reader, cancelled(reader.name, reader.signal));
addListener(reader.signal, 'abort', reader.abort);
}
const iterable = iterableOf(reader);
if (control) control.inner = iterable;
pullMore(reader);
call.resolve(iterable);
}
function receive(id, text) {
const reader = mapGet(readers, id);
if (!reader) return dropPayload(text);
if (reader.credit < 1) {
dropPayload(text);
return stopReader(reader, new BridgeError('badFrame',
'"' + reader.name + '": the app sent an element that nobody had asked for'));
}
reader.credit--;
const size = text.length + sizeBeside;
reader.mean = reader.mean ? (reader.mean * 7 + size) / 8 : size;
const taker = reader.takers;
if (taker) {
reader.takers = taker.next;
hand(reader, taker, text);
if (reader.isDropped && !reader.takers) return stopReader(reader, null);
return pullMore(reader);
}
const node = { __proto__: null, text, next: null };
if (reader.last) reader.last.next = node;
else reader.first = node;
reader.last = node;
reader.waiting++;
}
function hand(reader, taker, text) {
let value;
try {
value = readValue(text);
} catch (_) {
const error = new BridgeError('badFrame', 'An element of "' + reader.name + '" cannot be read');
stopReader(reader, null);
return taker.reject(error);
}
taker.resolve({ value, done: false });
}
const finished = (value) => ({ value, done: true });
function take(reader) {
return new PagePromise((resolve, reject) => {
const node = reader.first;
if (node) {
reader.first = node.next;
if (!node.next) reader.last = null;
reader.waiting--;
hand(reader, { __proto__: null, resolve, reject }, node.text);
return pullMore(reader);
}
if (reader.hasEnded) {
const error = reader.error;
reader.error = null;
return error ? reject(error) : resolve(finished(undefined));
}
const taker = { __proto__: null, resolve, reject, next: null };
if (reader.takers) reader.lastTaker.next = taker;
else reader.takers = taker;
reader.lastTaker = taker;
});
}
function endReader(reader, error) {
mapDelete(readers, reader.id);
reader.hasEnded = true;
if (reader.abort) removeListener(reader.signal, 'abort', reader.abort);
reader.error = error;
for (let taker = reader.takers; taker; taker = taker.next) {
if (reader.error) taker.reject(reader.error);
else taker.resolve(finished(undefined));
reader.error = null;
}
reader.takers = null;
}
function stopReader(reader, error) {
for (let node = reader.first; node; node = node.next) dropPayload(node.text);
reader.first = reader.last = null;
reader.waiting = 0;
if (reader.hasEnded) return;
endReader(reader, error);
send('cancel ' + reader.id);
}
function failReaders(error) {
mapEach(readers, (reader) => {
endReader(reader, new BridgeError(error.code, '"' + reader.name + '": ' + error.message));
});
}
let given = new PageMap();
let lastGiven = 0;
let giving = null;
function giveWith(write, mayRefer = true, mayUpload = true) {
const before = giving;
const own = {
__proto__: null, refs: null, uploads: null, lastUpload: null, size: 0, mayRefer,
mayUpload: mayUpload && !before,
};
giving = own;
try {
const text = write();
if (own.uploads && !closed) holdFor(own.uploads, own.size);
return text;
} catch (error) {
if (own.refs) mapEach(own.refs, (_, ref) => { mapDelete(given, ref); });
throw error;
} finally {
giving = before;
}
}
const give = (value, kind, path) => '{"$' + kind + '":' + giveNumber(value, kind, path) + '}';
function giveNumber(value, kind, path) {
if (!giving || !giving.mayRefer) {
refuse(path, 'is a ' + kind + ', which only arguments, results and elements of streams can carry');
}
if (mapSize(given) >= configuration.references) {
throw new BridgeError('overLimit', path + ' is a ' + kind + ', and the app holds ' + mapSize(given) +
' of this page already');
}
const ref = ++lastGiven;
mapSet(given, ref, value);
if (!giving.refs) giving.refs = new PageMap();
mapSet(giving.refs, ref, true);
return ref;
}
function forgetGiven() { given = new PageMap(); }
let isDropping = false;
function dropPayload(payload) {
if (codeAt(payload, 0) !== MARK) return;
isDropping = true;
try { readValue(payload); } catch (_) { /* Nobody reads it. */ }
isDropping = false;
}
const releasedHere = (kind) => new BridgeError('unknownMethod', 'The ' + kind + ' was released');
function answerApply(id, ref, payload) {
const value = mapGet(given, ref);
begin(id);
if (typeof value === 'function') return run(id, 'function', value, payload, false, '');
dropPayload(payload);
fail(id, 'function', releasedHere('function'));
}
function answerRead(id, ref) {
const value = mapGet(given, ref);
begin(id);
if (typeof value === 'object') openWriter(id, 'stream', value);
else fail(id, 'stream', releasedHere('stream'));
}
const holders = new Registry((held) => letGo(held));
const hold = (kind, ref) => ({ __proto__: null, kind, ref, own: epoch, isReleased: false });
function letGo(held) {
if (held.isReleased) return;
held.isReleased = true;
if (held.own === epoch && !closed) send('release ' + held.ref);
}
function lostError(held) {
if (held.isReleased) return releasedHere(held.kind);
if (held.own !== epoch) {
return new BridgeError('documentGone',
'The ' + held.kind + ' is gone: it was given to this page before it was left');
}
return undefined;
}
function watch(object, held) {
defineProperty(object, 'release', constant(freeze(() => {
unregister(holders, object);
letGo(held);
})));
register(holders, object, held, object);
return freeze(object);
}
function takeFunction(ref) {
const held = hold('function', ref);
if (isDropping) return letGo(held);
return watch(function () {
const list = arguments;
const error = lostError(held);
if (error) return new PagePromise((_, reject) => reject(error));
return request('apply', 'function', argumentsFrom(list, 0), noOptions, ref);
}, held);
}
function takeStream(ref) {
const held = hold('stream', ref);
if (isDropping) return letGo(held);
const stream = { __proto__: null };
defineProperty(stream, asyncIterator, constant(() => lazyStream('stream', (control) => {
const error = lostError(held);
if (error) throw error;
return request('read', 'stream', null, noOptions, ref, control);
}, stream)));
return watch(stream, held);
}
const noOptions = freeze({ __proto__: null });
function callSync(name, payload, options) {
const reply = giveWith(() => ask(name, payload, options), true, false);
if (indexOf(reply, 'done 0 ') === 0) return readValue(slice(reply, 7));
throw readError(slice(reply, 7));
}
function ask(name, payload, options) {
const line = 'call 0 ' + wireName(name) + ' ' + payload();
if (closed) throw again(closed);
checkRoom(name, line);
checkWanted(name, options);
sendHeld();
sendBatch();
const reply = apply(prompt, window,
[configuration.handler, 'sync ' + key + ' ' + sentTexts + '\n' + line]);
if (typeof reply !== 'string') {
throw new BridgeError('syncUnavailable', '"' + name + '" cannot be called synchronously from ' +
'here: the page is being left or is in a sandboxed frame, or the app shows no dialogs');
}
if (indexOf(reply, 'end ') === 0) throw readError(slice(reply, 4));
return reply;
}
const writers = new PageMap();
const credits = new PageMap();
const ROOM = configuration.queuedBytes / 2 < 4194304 ? configuration.queuedBytes / 2 : 4194304;
const MOST_CREDIT = 9007199254740992;
let hasPaused = false;
function sourceOf(value) {
if (tagOf(value) === '[object ReadableStream]') {
const reader = value.getReader();
return { step: () => reader.read(), stop: () => reader.cancel() };
}
const blob = pageBlob(value, tagOf(value));
if (blob) return piecesOf(value, blob.size);
if (weakGet(nativeBlobs, value)) value = value.stream();
const make = value[asyncIterator];
const steps = apply(typeof make === 'function' ? make : value[iterator], value, []);
const { next } = steps;
return {
step: () => apply(next, steps, []),
stop() {
const leave = steps.return;
if (typeof leave === 'function') return apply(leave, steps, []);
},
};
}
function stopSource(source) {
try {
const result = source.stop();
follow(new PagePromise((resolve) => resolve(result)), () => {}, report);
} catch (error) {
report(error);
}
}
function leaveStream(value) {
try {
stopSource(sourceOf(value));
} catch (error) {
report(error);
}
}
function openWriter(id, name, value) {
if (!mapHas(answering, id)) return leaveStream(value);
let source;
try {
source = sourceOf(value);
} catch (error) {
return fail(id, name, error);
}
const writer = { __proto__: null, id, name, source, credit: mapGet(credits, id) || 0, isBusy: false };
mapDelete(credits, id);
settle(id);
mapSet(writers, id, writer);
send('open ' + id);
advance(writer);
}
function pullWriter(id, count) {
const writer = mapGet(writers, id);
const credit = (writer ? writer.credit : mapGet(credits, id) || 0) + count;
const most = credit < MOST_CREDIT ? credit : MOST_CREDIT;
if (writer) {
writer.credit = most;
advance(writer);
} else if (mapHas(answering, id)) {
mapSet(credits, id, most);
}
}
function advance(writer) {
while (!writer.isBusy && writer.credit > 0 && mapHas(writers, writer.id)) {
if (outgoing.length + heldSize >= ROOM) {
hasPaused = true;
return;
}
let result, then_;
try {
result = writer.source.step();
then_ = typeof result === 'object' && result !== null && result.then;
} catch (error) {
return endWriter(writer, error);
}
if (typeof then_ !== 'function') {
put(writer, result);
continue;
}
writer.isBusy = true;
follow(new PagePromise((resolve) => resolve(result)), (step) => {
writer.isBusy = false;
put(writer, step);
advance(writer);
}, (error) => endWriter(writer, error));
}
}
function put(writer, step) {
if (!mapHas(writers, writer.id)) return;
const { id, name } = writer;
let payload;
try {
if (step.done) {
mapDelete(writers, id);
return answer('done ', id, '~{"$undefined":1}');
}
payload = giveWith(() => {
const text = writeValue(step.value, 'element');
if (text.length > configuration.frameBytes) {
throw new BridgeError('overLimit', 'An element of "' + name + '" has ' + text.length +
' characters; a frame may have ' + configuration.frameBytes + ' bytes');
}
return text;
});
} catch (error) {
endWriter(writer, error instanceof BridgeError && error.code === 'badArguments'
? new BridgeError('badResult', 'What "' + name + '" gave: ' + error.message) : error);
return stopSource(writer.source);
}
writer.credit--;
send('next ' + id + ' ' + payload);
}
function endWriter(writer, error) {
if (mapDelete(writers, writer.id)) fail(writer.id, writer.name, error);
}
function stopWriter(id) {
const writer = mapGet(writers, id);
if (!writer) return;
mapDelete(writers, id);
stopSource(writer.source);
}
function resumeWriters() {
if (!hasPaused) return;
hasPaused = false;
mapEach(writers, advance);
}
function readLine(line, isNext) {
const first = indexOf(line, ' ');
const verb = slice(line, 0, first);
if (verb === 'note') {
if (!isNext && mustWait(verb, 0)) return waitLine(line);
const stop = nameEnd(line, first + 1);
return hear(readName(slice(line, first + 1, stop)), slice(line, stop + 1));
}
const second = indexOf(line, ' ', first + 1);
const stop = second < 0 ? line.length : second;
const id = readNumber(slice(line, first + 1, stop));
const rest = slice(line, stop + 1);
if (!isNext && mustWait(verb, id)) return waitLine(line);
switch (verb) {
case 'load': {
const space = indexOf(rest, ' ');
return load(id, readNumber(slice(rest, 0, space)), slice(rest, space + 1));
}
case 'done': return finishCall(id, rest);
case 'fail': return failCall(id, rest);
case 'cancel':
return cancelAnswer(id, new BridgeError('cancelled', 'The app no longer wants the answer'));
case 'open': return openReader(id);
case 'next': return receive(id, rest);
case 'pull': return pullWriter(id, readNumber(rest));
case 'release': return void mapDelete(given, id);
case 'read': return answerRead(id, readNumber(rest));
case 'apply': {
const end_ = nameEnd(rest, 0);
return answerApply(id, readNumber(slice(rest, 0, end_)), slice(rest, end_ + 1));
}
case 'has': return answerHas(id, readName(rest));
case 'stream':
case 'call': {
const end_ = nameEnd(rest, 0);
return answerCall(id, readName(slice(rest, 0, end_)), slice(rest, end_ + 1), verb === 'stream');
}
default: throw new BridgeError('badFrame', 'A line of the app cannot be read: ' + verb);
}
}
function nameEnd(line, start) {
let stop = start;
if (codeAt(line, start) === 34) {
for (stop++; codeAt(line, stop) !== 34; stop++) if (codeAt(line, stop) === 92) stop++;
return stop + 1;
}
stop = indexOf(line, ' ', start);
return stop < 0 ? line.length : stop;
}
function readNumber(text) {
const number = +text;
if (text !== '' && number >= 0 && number < 1e16 && number % 1 === 0) return number;
throw new BridgeError('badFrame', 'A line of the app has no number');
}
const readName = (text) => codeAt(text, 0) === 34 ? parse(text) : text;
let becomeReady;
const ready = new PagePromise((resolve) => { becomeReady = resolve; });
function argumentsFrom(list, start) {
return () => {
let last = list.length;
while (last > start && list[last - 1] === undefined) last--;
let text = '', marked = false;
for (let i = start; i < last; i++) {
let part = writeValue(list[i], 'args[' + (i - start) + ']');
if (codeAt(part, 0) === MARK) {
marked = true;
part = slice(part, 1);
}
text += (i > start ? ',' : '') + part;
}
return (marked ? '~[' : '[') + text + ']';
};
}
function checkTimeout(options) {
const timeout = options && options.timeout;
if (timeout === undefined || typeof timeout === 'number' && timeout === timeout) return;
throw new BridgeError('badArguments', 'timeout is a number of milliseconds, or Infinity');
}
function makeBridge(options) {
const bridge = {
__proto__: null,
call(name) { return request('call', name, argumentsFrom(arguments, 1), options); },
callSync(name) { return callSync(name, argumentsFrom(arguments, 1), options); },
stream(name) {
const payload = argumentsFrom(arguments, 1);
return lazyStream(name, (control) =>
request('stream', name, payload, options, undefined, control));
},
has(name) { return request('has', name, null, options); },
native: nativeProxy('', (name, list) => invoke(name, list, options)),
expose(name, object, how) { expose(name, object, how); },
handle(name, handler, how) { handle(name, handler, how); },
remove(name) { return remove(name); },
on(name, listener) { return on(name, listener); },
off(name, listener) { off(name, listener); },
emit(name, value) { emit(name, value); },
with(more) {
checkTimeout(more);
const merged = {
__proto__: null,
signal: more && more.signal !== undefined ? more.signal : options.signal,
timeout: more && more.timeout !== undefined ? more.timeout : options.timeout,
};
return makeBridge(merged);
},
waitUntil(promise) { waitUntil(promise); },
ready,
BridgeError,
};
const names = keysOf(bridge);
for (let i = 0; i < names.length; i++) {
if (typeof bridge[names[i]] === 'function' && names[i] !== 'native') freeze(bridge[names[i]]);
}
return freeze(bridge);
}
let hasLeft = false;
function left(event) {
if (!event.isTrusted || hasLeft) return;
hasLeft = true;
bye();
}
function returned(event) {
if (!event.isTrusted || !hasLeft) return;
hasLeft = false;
hello();
}
function listen() {
addListener(window, 'pagehide', left, true);
addListener(window, 'pageshow', returned, true);
addListener(window, 'load', loaded, true);
}
function isAllowed() {
for (let i = 0; i < configuration.origins.length; i++) {
if (exec(new RegExp(configuration.origins[i]), origin)) return true;
}
return false;
}
defineProperty(window, '__webbridge__', constant(freeze(listen)));
listen();
if (isAllowed()) {
const bridge = makeBridge({ __proto__: null });
defineProperty(window, 'bridge',
{ __proto__: null, value: bridge, writable: true, configurable: true });
defineProperty(window, Symbol.for('webbridge'), constant(bridge));
}
hello();
"""#
  static let module = #"""
// The page's bridge as a module: import { bridge, BridgeError } from './bridge.js'
//
// In a browser without the app every call rejects with the code 'unavailable', so that a page can
// be worked on there.

class Unavailable extends Error {
  constructor(code, message, options) {
    super(message);
    this.name = 'BridgeError';
    this.code = code;
    Object.assign(this, options);
  }
}

const unavailable = () =>
  new Unavailable('unavailable', 'There is no bridge: the page is not shown by the app');
const reject = () => Promise.reject(unavailable());
const native = () => new Proxy(reject, {
  get: (_, part) => typeof part === 'string' && part !== 'then' ? native() : undefined,
});

const absent = {
  call: reject,
  callSync() { throw unavailable(); },
  native: native(),
  expose() {},
  stream: () => ({
    next: reject,
    return: (value) => Promise.resolve({ value, done: true }),
    throw: (error) => Promise.reject(error),
    [Symbol.asyncIterator]() { return this; },
  }),
  has: () => Promise.resolve(false),
  handle() {},
  remove: () => false,
  on: () => () => {},
  off() {},
  emit() {},
  with: () => absent,
  waitUntil() {},
  ready: new Promise(() => {}),
  BridgeError: Unavailable,
};

export const bridge = window[Symbol.for('webbridge')] ?? absent;
export const BridgeError = bridge.BridgeError;
"""#
}
