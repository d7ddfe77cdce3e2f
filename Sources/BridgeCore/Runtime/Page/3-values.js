// The text of values; the peer of ValueWriter.swift and ValueParser.swift, which have the table.

const MARK = 126; // ~
const DOLLAR = 36;
const DEEPEST = 500;

/** The text of a payload. Throws a BridgeError that names the place below `root`. */
function writeValue(value, root) {
  return isPlain(value, 0) ? stringify(value) : '~' + careful(value, root, null, 0);
}

/** Whether JSON carries a value just as it is. */
function isPlain(value, depth) {
  switch (typeof value) {
    case 'string': case 'boolean': return true;
    case 'number': return value - value === 0;
    case 'object': break;
    default: return false;
  }
  if (value === null) return true;
  if (depth > DEEPEST) return false;
  if (value[asyncIterator] !== undefined) return false;
  if (isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlain(value[i], depth + 1)) return false;
    return value.toJSON === undefined;
  }
  const prototype = prototypeOf(value);
  if (prototype !== ObjectPrototype && prototype !== null) return false;
  const keys = keysOf(value);
  for (let i = 0; i < keys.length; i++) if (!isPlain(value[keys[i]], depth + 1)) return false;
  return value.toJSON === undefined;
}

const refuse = (path, what) => {
  throw new BridgeError('badArguments', path + ' ' + what);
};

/** The text of a value that has something in it that JSON lacks. */
function careful(value, path, above, depth) {
  switch (typeof value) {
    case 'string': case 'boolean': return stringify(value);
    case 'number': return value - value === 0 ? stringify(value) : '{"$number":"' + value + '"}';
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
  const part = (inner, place) => careful(inner, path + place, within, depth + 1);
  const tag = tagOf(value);
  const blob = describeBlob(value, tag);
  if (blob) return blobText(value, blob, path);
  if (isStream(value, tag)) return give(value, 'stream', path);
  if (tag !== '[object Date]' && typeof value.toJSON === 'function') return part(value.toJSON(), '');
  if (isArray(value)) return listText(value, part);
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
      let text = '';
      mapEach(value, (item, key) => {
        text += (text && ',') + '[' + part(key, '.key') + ',' + part(item, '[' + textOf(key) + ']') + ']';
      });
      return '{"$map":[' + text + ']}';
    }
    case '[object Set]': {
      let text = '';
      setEach(value, (item) => { text += (text && ',') + part(item, '.item'); });
      return '{"$set":[' + text + ']}';
    }
    case '[object Number]': case '[object String]': case '[object Boolean]': return stringify(value);
    case '[object Promise]': refuse(path, 'is a Promise: await it first');
  }
  if (tag === '[object Error]') {
    return '{"name":' + stringify(textOf(value.name)) + ',"message":' +
      stringify(textOf(value.message)) + '}';
  }
  return objectText(value, tag, path, part);
}

/** Whether a value gives its elements one by one: an async iterable, a generator or a ReadableStream. */
const isStream = (value, tag) => typeof value[asyncIterator] === 'function' ||
  tag === '[object ReadableStream]' ||
  (typeof value.next === 'function' && typeof value[iterator] === 'function');

function listText(list, part) {
  let text = '';
  for (let i = 0; i < list.length; i++) text += (i ? ',' : '') + part(list[i], '[' + i + ']');
  return '[' + text + ']';
}

function objectText(value, tag, path, part) {
  const keys = keysOf(value);
  if (keys.length === 0 && tag !== '[object Object]') {
    refuse(path, 'is ' + slice(tag, 8, -1) + ', which cannot cross the bridge');
  }
  let text = '';
  for (let i = 0; i < keys.length; i++) {
    text += (i ? ',' : '') + stringify(keys[i]) + ':' + part(value[keys[i]], '.' + keys[i]);
  }
  const isTagged = keys.length === 1 && codeAt(keys[0], 0) === DOLLAR;
  return isTagged ? '{"$object":{' + text + '}}' : '{' + text + '}';
}

/** Bytes as text, or ahead of it where they are many. */
const bytesText = (bytes, path) => '{"$bytes":' + (giving && giving.mayUpload &&
  bytes.length > largestInline ? upload(bytes, path) : '"' + base64(bytes) + '"') + '}';

function base64(bytes) {
  let binary = '';
  for (let i = 0; i < bytes.length; i++) binary += fromCodes(bytes[i]);
  return toBase64(binary);
}

/** The value of a payload. */
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
