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
  if (typeof value !== 'object' || value === null) return value;
  if (isArray(value)) {
    for (let i = 0; i < value.length; i++) value[i] = revive(value[i]);
    return value;
  }
  const keys = keysOf(value);
  if (keys.length === 1 && codeAt(keys[0], 0) === DOLLAR) return readExtended(keys[0], value[keys[0]]);
  for (let i = 0; i < keys.length; i++) value[keys[i]] = revive(value[keys[i]]);
  return value;
}

function bytesOf(base64) {
  const binary = toBinary(base64);
  const bytes = new Bytes(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = codeAt(binary, i);
  return bytes;
}

function readExtended(key, value) {
  switch (key) {
    case '$undefined': return undefined;
    case '$number': return +value;
    case '$int': return Big(value);
    case '$date': return new PageDate(value);
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
