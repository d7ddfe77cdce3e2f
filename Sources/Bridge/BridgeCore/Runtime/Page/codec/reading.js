// Reads the values of payloads. ValueParser.swift is the peer.

/**
 * Hook: the functions that make objects for what native exports, by keys such as `$function`. Each gets the number, or
 * the description, that stands in the payload.
 */
const importers = new PageMap();

/** The value of a payload. */
function readValue(text) {
  return codeAt(text, 0) === MARK ? revive(parse(slice(text, 1))) : parse(text);
}

function revive(value) {
  if (isPrimitive(value)) return value;
  if (isArray(value)) {
    for (let i = 0; i < value.length; i++) value[i] = revive(value[i]);
    return value;
  }
  const keys = keysOf(value);
  return keys.length === 1 && codeAt(keys[0], 0) === DOLLAR
    ? readExtended(keys[0], value[keys[0]]) : reviveMembers(value, keys);
}

function reviveMembers(value, keys) {
  for (let i = 0; i < keys.length; i++) value[keys[i]] = revive(value[keys[i]]);
  return value;
}

// These throw for values of other types, as JSON.parse does for what is no JSON.
const matching = (pattern, value) => exec(pattern, stringOf(value))[0];
const checkedList = (value, count) => {
  if (!isArray(value) || value.length !== count) throw badFrame('No list');
  return value;
};

function bytesOf(base64) {
  // The platform would skip spaces, and add missing padding.
  const binary = toBinary(matching(/^\S*$/, base64.length % 4 ? ' ' : base64));
  const bytes = new Bytes(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = codeAt(binary, i);
  return bytes;
}

function readExtended(key, value) {
  switch (key) {
    case '$undefined': return undefined;
    case '$number': return +matching(/^(NaN|-?Infinity)$/, value);
    case '$int': return Big(matching(/^-?\d+$/, value));
    case '$date': return new PageDate(numberOf(value));
    case '$map': case '$set': {
      const isMap = key === '$map', all = isMap ? new PageMap() : new PageSet();
      const list = revive(checkedList(value, value.length));
      for (let i = 0; i < list.length; i++) {
        if (isMap) mapSet(all, checkedList(list[i], 2)[0], list[i][1]);
        else setAdd(all, list[i]);
      }
      return all;
    }
    case '$object':
      if (kindOf(value) === 'Object') return reviveMembers(value, keysOf(value));
      break;
    case '$bytes':
      if (typeof value !== 'number') return bytesOf(value);
  }
  const importer = mapGet(importers, key);
  if (importer) return importer(value);
  throw badFrame(key + ' is no kind of value');
}

let isDropping = false;

/** Releases the references in a payload that nobody will read. */
function dropPayload(payload) {
  if (codeAt(payload, 0) !== MARK) return;
  isDropping = true;
  try { readValue(payload); } catch (_) { /* Nobody reads it. */ }
  isDropping = false;
}
