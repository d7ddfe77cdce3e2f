// The names of handlers, functions and events.

const BARE = /^[A-Za-z0-9_$.-]+$/;
/** Characters that nobody sees, and white space but U+0020. */
const ODD = /(?! )[\p{C}\p{Z}\p{DI}]/u;
const RESERVED = /^webbridge(\.|$)/;
/** Names and their text on the wire, so that each name is checked once. */
let wireNames = new PageMap();

/** The names that `ownName` made, and their text. */
const ownNames = new PageMap();

/**
 * Makes a name of the bridge's own, for the script of an extension. Only the holder of the object can use the name,
 * because the text of such a name is refused.
 */
function ownName(text) {
  const name = freeze({ __proto__: null, toString: () => 'webbridge.' + text });
  mapSet(ownNames, name, textOf(name));
  return name;
}

/** The text of a name on the wire. Throws an error if the name is not valid. */
function wireName(name) {
  let wire = mapGet(wireNames, name) || mapGet(ownNames, name);
  if (wire !== undefined) return wire;
  if (typeof name !== 'string' || name.length === 0 || name.length > 256) {
    throw invalidName('A name is text of 1 to 256 characters');
  }
  if (exec(RESERVED, name)) {
    throw invalidName('"' + name +
      '" is reserved for the bridge: choose another name');
  }
  wire = exec(BARE, name) ? name : stringify(checked(name));
  if (mapSize(wireNames) > 1000) wireNames = new PageMap();
  mapSet(wireNames, name, wire);
  return wire;
}

/** A name that is in Unicode's form NFC and has no invisible character. Throws an error for any other. */
function checked(name) {
  const usual = normalize(name);
  let place = exec(ODD, name)?.index;
  if (place === undefined) {
    if (usual === name) return name;
    // A letter of ASCII is changed only by the mark behind it.
    for (place = 0; codeAt(name, place) < 128 || codeAt(name, place) === codeAt(usual, place);) place++;
  }
  throw invalidName(stringify(name) + ' has the character \\u{' +
    digitsOf(codePointAt(name, place), 16) + '}: names are NFC, without invisible characters');
}
