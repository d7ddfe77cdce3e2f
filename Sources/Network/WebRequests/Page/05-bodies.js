// The bodies that the engine can send, and whose bytes it does not give, or not at once.
//
// Forms in the Requests of a page. The engine can send such a body, and cannot give its bytes if a file is in it.

const hasField = methodOf(PageForm, 'has');
const isForm = takes(hasField);
/** What `contentsOf` made of the form of a Request. The boundary is not the one of the Request's header. */
const requestForms = new Weak();

intercept(window, 'Request', (call, next) => {
  const input = call.list[0], given = call.list[1];
  const options = isObject(given) ? given : { __proto__: null };
  // The engine asks for the other members.
  const { body, headers } = options;
  const form = isObject(body) ? isForm(body) && contentsOf(body, () => false)
    : isObject(input) && weakGet(requestForms, input);
  const read = readHeaders(headers === undefined && isRequest(input) ? requestHeaders(input) : headers);
  const made = next(call.list.length < 1 || !isObject(given) ? undefined : [input, {
    __proto__: options, body, headers: headers === undefined ? headers : read.headers,
  }]);
  if (form) weakSet(requestForms, made, form);
  keepSpellings(made, read.names);
  return made;
}, 'construct');

intercept(PageRequest.prototype, 'clone', (call, next) => {
  const copy = next();
  const form = weakGet(requestForms, call.self);
  if (form) weakSet(requestForms, copy, form);
  keepSpellings(copy, readHeaders(requestHeaders(call.self)).names);
  return copy;
});

/** The names of headers as the page wrote them, by the names in lower case. Headers objects of Requests alone have any. */
const spellings = new Weak();
/** Keeps the names of a Request, and with the Request its headers, which the engine would collect and make anew. */
function keepSpellings(made, names) {
  const headers = requestHeaders(made);
  weakSet(spellings, headers, names);
  weakSet(spellings, made, headers);
}
const keepName = (names, name) => {
  const key = lower(name);
  if (!names[key]) names[key] = name;
};
const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function';
const iteratorKey = Symbol.iterator;

/** What an object of the page iterates over, each made a value; null if it does not iterate. */
function listOf(value, make) {
  const method = value[iteratorKey];
  if (method === undefined || method === null) return null;
  const iterator = apply(method, value, []), { next } = iterator, list = [];
  for (let step; !(step = apply(next, iterator, [])).done;) append(list, make(step.value));
  return list;
}
const pairOf = (value) => {
  const pair = isObject(value) && listOf(value, (part) => `${part}`);
  if (!pair || pair.length !== 2) throw new PageTypeError('A header is a name and a value');
  return pair;
};

/**
 * Headers that a page gave, each asked for once, as the engine asks, because an iterator gives them once.
 *
 * @returns {{headers: *, names: Object}} What the engine gets, and the names as the page wrote them.
 */
function readHeaders(given) {
  if (!isObject(given)) return { __proto__: null, headers: given, names: { __proto__: null } };
  let names = weakGet(spellings, given), pairs = [];
  if (names) return { __proto__: null, headers: given, names };
  names = { __proto__: null };
  if (isHeaders(given)) pairs = pairsOf(given);
  else if (!(pairs = listOf(given, pairOf))) {
    const keys = ownKeys(given);
    pairs = [];
    for (let i = 0; i < keys.length; i++) {
      const descriptor = descriptorOf(given, keys[i]);
      if (descriptor && descriptor.enumerable) append(pairs, [`${keys[i]}`, `${given[keys[i]]}`]);
    }
  }
  for (let i = 0; i < pairs.length; i++) keepName(names, pairs[i][0]);
  return { __proto__: null, headers: fillHeaders(new PageHeaders(), pairs), names };
}

// A page that is being left can read no Blob. What it made of a few texts and bytes, as beacons mostly are, is kept
// beside the Blob.

/** The parts of Blobs: texts, bytes and Blobs. */
const partsOfBlobs = new Weak();
const isArray = Array.isArray;
const sizeOfBlob = getter(PageBlob, 'size');
const isBlob = takes(sizeOfBlob);

/** The parts of a list that a page gave; null where they are not few, or where reading them runs the page's code. */
function fewParts(list) {
  if (!isArray(list)) return null;
  const parts = [];
  let size = 0;
  for (let i = 0; i < list.length; i++) {
    const descriptor = descriptorOf(list, i);
    let value = descriptor && descriptor.value;
    if (typeof value === 'string') size += value.length;
    else if (typeof value !== 'object' || value === null) return null;
    else if (isView(value) || isBuffer(value)) {
      size += value.byteLength;
      if (size > MOST_BEACON_BYTES) return null;
      value = isView(value) ? new Bytes(value.buffer, value.byteOffset, value.byteLength) : new Bytes(value);
      value = new Bytes(value);
    } else if (!isBlob(value)) return null;
    else size += sizeOfBlob(value);
    if (size > MOST_BEACON_BYTES || i >= 64) return null;
    append(parts, value);
  }
  return parts;
}

/** Keeps the parts of what a class makes; `place` is that of the options among the arguments. */
const keepsParts = (name, place) => intercept(window, name, (call, next) => {
  const { list } = call;
  const options = list.length > place ? list[place] : undefined;
  const converts = typeof options === 'object' && options !== null && hasOwn(options, 'endings');
  const parts = list.length === 0 || converts ? null : fewParts(list[0]);
  const made = next();
  if (parts) weakSet(partsOfBlobs, made, parts);
  return made;
}, 'construct');
const hasOwn = methodOf(Object, 'hasOwnProperty');
keepsParts('Blob', 1);
keepsParts('File', 2);
Object.setPrototypeOf(File, Blob);

/** The Files of a form that have parts. The form alone does not keep the objects that the page sees. */
const filesOfForms = new Weak();
const allOfForm = methodOf(PageForm, 'getAll');
['append', 'set'].forEach((name) => intercept(PageForm.prototype, name, (call, next) => {
  const result = next();
  const field = call.list[0], given = call.list[1];
  const parts = typeof given === 'object' && given !== null && weakGet(partsOfBlobs, given);
  if (parts && typeof field === 'string') {
    // The form makes a File of a Blob.
    const all = allOfForm(call.self, field), file = all[all.length - 1];
    const files = weakGet(filesOfForms, call.self) || [];
    append(files, file);
    weakSet(partsOfBlobs, file, parts);
    weakSet(filesOfForms, call.self, files);
  }
  return result;
}));

/** The bytes of a Blob. Throws an error where the engine has to read them and the page is being left. */
function bytesOfBlob(blob) {
  const parts = weakGet(partsOfBlobs, blob);
  // Behind a letter, because a mark at the start would choose another encoding, and would be left out.
  if (!parts) return new Bytes(bufferOf(bytesNow(new PageBlob(['x', blob]))), 1);
  const pieces = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    append(pieces, typeof part === 'string' ? encode(part) : isView(part) ? part : bytesOfBlob(part));
  }
  return joined(pieces);
}
