// Writes the text of values. ValueWriter.swift is the peer, and has the table of kinds.

const MARK = 126; // ~
const DOLLAR = 36;
const DEEPEST = 500;

// A value that JSON cannot carry is visited twice: by `isPlain`, which stops at the first such part, and then here. One
// visit for both would slow down plain values, because each object of a plain value would get a text of its own
// instead of one `stringify` for all. The first visit costs nothing where a value is itself extended (a date, bytes)
// or begins with such a part. It costs about a tenth of the second one (13 of 137 µs, JavaScriptCore of WebKitGTK
// 2.50, 100 rows of 5 fields) where a date stands behind all others.

/** Writes a payload. Throws a BridgeError that names the place below `root` if a value cannot cross. */
function writeValue(value, root) {
  const text = plainText(value);
  return text === undefined ? '~' + extendedText(value, root, null, 0) : text;
}

/** The JSON of a value that JSON carries exactly; undefined for other values. */
function plainText(value) {
  try {
    return isPlain(value, 0) ? stringify(value) : undefined;
  } catch (_) {
    // A getter or a proxy threw. The extended encoding finds its place.
    return undefined;
  }
}

/** Whether a value is no object, and so holds no reference. */
const isPrimitive = (value) =>
  typeof value !== 'object' && typeof value !== 'function' || value === null;

/** Whether JSON carries a value exactly. */
function isPlain(value, depth) {
  switch (typeof value) {
    case 'string': case 'boolean': return true;
    case 'number': return value - value === 0 && (value !== 0 || 1 / value > 0);
    case 'object': return value === null || /*@__NOINLINE__*/ isPlainObject(value, depth);
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
  // A loop is faster than a list of the keys. Inherited properties can only lead to the extended encoding.
  for (const key in value) if (!isPlain(value[key], depth + 1)) return false;
  return true;
}

const refuse = (path, what, cause) => {
  const place = path.length > 100 ? slice(path, 0, 100) + '…' : path;
  refuseArguments(place + ' ' + what, { cause });
};

/** Refuses a value whose getter, proxy or `toJSON` threw. */
function unreadable(path, error) {
  if (error instanceof BridgeError) throw error;
  let what = '';
  try { what = ': ' + textOf(error); } catch (_) { /* The error has no text either. */ }
  refuse(path, 'cannot be read' + what, error);
}

/** The extended encoding of a value. */
function extendedText(value, path, above, depth) {
  switch (typeof value) {
    case 'string': case 'boolean': return stringify(value);
    case 'number': return numberText(value);
    case 'undefined': return '{"$undefined":1}';
    case 'bigint': return '{"$int":"' + value + '"}';
    case 'function': return exportText(value, 'function', path);
    case 'symbol': refuse(path, 'is a symbol, which cannot cross the bridge');
  }
  if (value === null) return 'null';
  for (let up = above; up; up = up.above) {
    if (up.value === value) refuse(path, 'is cyclic: it contains itself');
  }
  if (depth > DEEPEST) refuse(path, 'is nested deeper than ' + DEEPEST);
  const within = { value, above };
  try {
    return compound(value, path, (inner, place) => extendedText(inner, path + place, within, depth + 1));
  } catch (error) {
    return unreadable(path, error);
  }
}

function numberText(value) {
  if (value - value !== 0) return '{"$number":"' + value + '"}';
  return value === 0 && 1 / value < 0 ? '-0' : stringify(value);
}

/** Whether a `toJSON` is of an object or its class, and not one that a library gives to all objects or arrays. */
const hasOwnWay = (toJSON) => typeof toJSON === 'function' && toJSON !== ObjectPrototype.toJSON &&
  toJSON !== ArrayPrototype.toJSON;

/** The extended encoding of an object; `part` encodes a part of it. */
function compound(value, path, part) {
  const kind = kindOf(value);
  const blob = describeBlob(value, kind);
  if (blob) return blobText(value, blob, path);
  if (isStream(value, kind)) return exportText(value, 'stream', path);
  if (kind !== 'Date' && hasOwnWay(value.toJSON)) return part(value.toJSON(), '');
  if (isArray(value)) return listText(value, path, part);
  const prototype = prototypeOf(value);
  if (prototype === ObjectPrototype || prototype === null) return objectText(value, path, part);
  if (isView(value)) {
    return bytesText(new Bytes(value.buffer, value.byteOffset, value.byteLength), path);
  }
  switch (kind) {
    case 'ArrayBuffer': return bytesText(new Bytes(value), path);
    case 'Date': {
      const time = timeOf(value);
      return time - time === 0 ? '{"$date":' + time + '}' : 'null';
    }
    case 'Map': {
      let text = '', count = 0;
      mapEach(value, (item, key) => {
        text += (text && ',') + '[' + part(key, '.keys[' + count++ + ']') + ',' +
          part(item, '[' + keyText(key) + ']') + ']';
      });
      return '{"$map":[' + text + ']}';
    }
    case 'Set': {
      let text = '', count = 0;
      setEach(value, (item) => { text += (text && ',') + part(item, '[' + count++ + ']'); });
      return '{"$set":[' + text + ']}';
    }
    case 'Number': return numberText(numberOf(value));
    case 'String': return stringify(stringOf(value));
    case 'Boolean': return stringify(booleanOf(value));
    case 'BigInt': return '{"$int":"' + bigOf(value) + '"}';
    case 'Error': case 'DOMException':
      return '{"name":' + stringify(textOf(value.name)) + ',"message":' +
        stringify(textOf(value.message)) + '}';
    case 'Object': return objectText(value, path, part);
    case 'Promise': refuse(path, 'is a Promise: await it first');
  }
  // Elements, events and similar objects have no own properties, or not the ones that an app expects.
  return refuse(path, 'is ' + kind + ', which cannot cross the bridge');
}

/** The text for a Map's key in a path. */
const keyText = (key) => typeof key === 'object' && key !== null || typeof key === 'function'
  ? typeof key : textOf(key);

/** Whether a value is a stream: an async iterable, a generator or a ReadableStream. */
const isStream = (value, kind) => typeof value[asyncIterator] === 'function' ||
  kind === 'ReadableStream' ||
  (typeof value.next === 'function' && typeof value[iterator] === 'function');

/** Reads a property, whose getter or proxy may throw. */
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

/** How many bytes stand in a line. Their text is longer by a third, and a line has room for more than one of them. */
const mostInLine = () => byteChannel ? 65536 : frameBytes < 2097152 ? frameBytes >> 1 : 1048576;

/** The text of bytes, or the number of many bytes that leave ahead of the payload. */
const bytesText = (bytes, path) => '{"$bytes":' + (scope?.mayUpload && sizeOf(bytes) > mostInLine()
  ? upload(bytes, path) : '"' + base64(bytes) + '"') + '}';

function base64(bytes) {
  const size = sizeOf(bytes);
  let binary = '';
  for (let i = 0; i < size; i++) binary += fromCodes(bytes[i]);
  return toBase64(binary);
}


/**
 * Writes the arguments of a call as one payload. Undefined arguments at the end are left out.
 * @param {Array|{data: *}|{json: string}} list An object holds the single argument of an older bridge's call, or
 *   the payload itself.
 * @param {function(*, number): ?string} write Writes an argument. If it returns undefined, so does this function.
 */
function argumentsText(list, write) {
  let count = list.length;
  if (count === undefined) {
    if (list.json) return list.json;
    const part = write(list.data, 0);
    return part === undefined ? undefined : '{"data":' + part + '}';
  }
  while (count > 0 && list[count - 1] === undefined) count--;
  let text = '';
  for (let i = 0; i < count; i++) {
    const part = write(list[i], i);
    if (part === undefined) return undefined;
    text = i > 0 ? text + ',' + part : part;
  }
  return '[' + text + ']';
}

/** Writes arguments in the extended encoding, which a payload has for all its parts or for none. */
const extendedArguments = (list) =>
  '~' + argumentsText(list, (value, i) => extendedText(value, 'args[' + i + ']', null, 0));
