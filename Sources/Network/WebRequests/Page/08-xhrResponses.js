// What an XMLHttpRequest makes of the bytes of its response.

const Parser = DOMParser;
const parseDocument = methodOf(Parser, 'parseFromString');
const byTag = methodOf(Document, 'getElementsByTagName');
const parseJSON = JSON.parse;
const typeGiven = getter(XMLHttpRequest, 'responseType');
const trim = methodOf(String, 'trim');

/** The charset that the engine decodes by; empty if there is none. It asks less of a media type than `mediaType`. */
function charsetOf(type) {
  const found = match(/[\0- ;]charset[\0- ]*=[\0- "']*([^\0- "';]*)/i, type);
  return found ? found[1] : '';
}

/**
 * A media type as the standard *MIME Sniffing* writes it, with `charset` if it has a charset and one is given; null if
 * it is not valid.
 */
function mediaType(text, charset) {
  let found = match(/^[\t\n\r ]*([!#-'*+.^`|~\w-]+\/[!#-'*+.^`|~\w-]+)[\t\n\r ]*(;[^]*)?$/, text);
  if (!found) return null;
  let made = lower(found[1]), rest = found[2];
  const seen = { __proto__: null };
  while (rest) {
    found = match(/^;[\t\n\r ]*([^;=]*)(?:=(?:"((?:\\[^]|[^"])*)"?[^;]*|([^;]*?)[\t\n\r ]*(?![^;])))?/, rest);
    rest = slice(rest, found[0].length);
    const name = lower(found[1]), quoted = found[2];
    let value = quoted === undefined ? found[3] : '';
    for (let i = 0; quoted && i < quoted.length; i++) {
      if (quoted[i] === '\\' && i < quoted.length - 1) i++;
      value += quoted[i];
    }
    if (!match(token, name) || seen[name] || (!value && quoted === undefined) || match(/[^\t -~\x80-\xff]/, value)) continue;
    seen[name] = true;
    if (charset && name === 'charset' && lower(value) !== 'utf-8') value = charset;
    made += ';' + name + '=';
    if (match(token, value)) made += value;
    else {
      made += '"';
      for (let i = 0; i < value.length; i++) made += (value[i] === '"' || value[i] === '\\' ? '\\' : '') + value[i];
      made += '"';
    }
  }
  return made;
}
const token = /^[!#-'*+.^`|~\w-]+$/;

const essence = (type) => lower(trim(match(/^[^;]*/, type)[0]));

/** What the page gave to overrideMimeType, also before `open`. */
const overrides = new Weak();
const overrideOf = (sent) => weakGet(overrides, sent.self);

/** The media type that counts: the one of overrideMimeType, or the response's. */
const typeOfResponse = (sent) => mediaType(overrideOf(sent) || sent.contentType) || 'text/xml';

const isXML = (type) => type === 'text/xml' || type === 'application/xml' || endsWith(type, '+xml');

const decoderNamed = (label) => {
  try {
    return label && new Decoder(label);
  } catch {
    return null;
  }
};
const nameOfDecoder = getter(Decoder, 'encoding');
const partOf = methodOf(Bytes, 'subarray');

/** The decoder for a mark at the start. */
const decoderOfMark = (first, second, third) => decoderNamed(first === 0xFE && second === 0xFF ? 'utf-16be' :
  first === 0xFF && second === 0xFE ? 'utf-16le' : first === 0xEF && second === 0xBB && third === 0xBF ? 'utf-8' : '');

/** The decoder that an XML declaration or a `meta` names; one whose text has two bytes for a character is none. */
const decoderInside = (label) => {
  const made = decoderNamed(label);
  return !made ? made : startsWith(nameOfDecoder(made), 'utf-16') ? new Decoder() :
    nameOfDecoder(made) === 'x-user-defined' ? new Decoder('latin1') : made;
};

/**
 * The decoder for a text that begins with these bytes, as the engine chooses it: by the mark at its start, the media type,
 * the XML declaration, a `meta`; null if more bytes are needed. `isWhole` says that there are no more.
 */
function decoderFor(sent, bytes, isWhole) {
  const given = typeGiven(sent.self), type = essence(typeOfResponse(sent)), size = sizeOf(bytes);
  const isHTML = given === 'document' && type === 'text/html';
  const isMarked = given === 'document' || (given === '' && isXML(type));
  if (!isWhole && size < (isMarked ? 8 : 3)) return null;
  const named = size > 0 && decoderNamed(charsetOf(overrideOf(sent) || '') || charsetOf(sent.contentType));
  // JSON without a charset is UTF-8 whatever its mark is.
  const found = ((named || given !== 'json') && decoderOfMark(bytes[0], bytes[1], bytes[2])) || named;
  if (found || !isMarked) return found || new Decoder();
  const start = decode(new Decoder('latin1'), partOf(bytes, 0, isHTML ? size : 1024));
  const isDeclared = startsWith(start, '<?xml');
  if (!isWhole && isDeclared && size < 1024 && indexOf(start, '>') < 0) return null;
  const wide = startsWith(start, '<\0?\0x\0') ? 'utf-16le' : startsWith(start, '\0<\0?\0x') ? 'utf-16be' : '';
  const declared = isDeclared && match(/^[^>]*?encoding[\0- ]*=[\0- ]*("|')([^>]*?)\1/, start);
  return decoderNamed(wide) || decoderInside(declared && declared[2]) || (isHTML && decoderOfMeta(start)) || new Decoder();
}

/** The decoder that a `meta` in the head names, or one among the first characters. */
function decoderOfMeta(text) {
  const head = match(/<\/head|<body/i, text), end = head ? head.index : 0;
  const metas = byTag(parseDocument(new Parser(), slice(text, 0, end > 1024 ? end : 1024), 'text/html'), 'meta');
  for (let i = 0, meta; (meta = metas[i]); i++) {
    const made = decoderInside(attributeOf(meta, 'charset') || (attributeOf(meta, 'http-equiv') &&
      lower(attributeOf(meta, 'http-equiv')) === 'content-type' && charsetOf(';' + attributeOf(meta, 'content'))));
    if (made) return made;
  }
  return null;
}

const streaming = Object.freeze({ __proto__: null, stream: true });

/** Adds a piece of the body. */
function addPiece(sent, piece) {
  append(sent.pieces, piece);
  sent.loaded += sizeOf(piece);
  readText(sent, piece, false);
}

function readText(sent, piece, isWhole) {
  const type = typeGiven(sent.self);
  if (type !== '' && type !== 'text') return;
  if (!sent.decoder) {
    piece = joined(sent.pieces);
    sent.decoder = decoderFor(sent, piece, isWhole);
  }
  if (sent.decoder) sent.text += decode(sent.decoder, piece, isWhole ? undefined : streaming);
}

/** Ends the text. */
const endText = (sent) => readText(sent, new Bytes(0), true);

/** The whole text; the state keeps its decoder. */
const wholeText = (sent) => {
  const bytes = joined(sent.pieces);
  sent.decoder = sent.decoder || decoderFor(sent, bytes, true);
  return decode(sent.decoder, bytes);
};

/** What is known of documents, by the names of their members. */
const documents = new Weak();
const ownerOf = getter(Node, 'ownerDocument');
for (const name of ['URL', 'documentURI', 'characterSet', 'charset', 'inputEncoding', 'contentType', 'lastModified']) {
  intercept(Document.prototype, name, (call, next) => {
    const known = weakGet(documents, call.self);
    return known ? known[name] : next();
  }, 'get');
}
intercept(Node.prototype, 'baseURI', (call, next) => {
  const base = next(), owner = ownerOf(call.self), known = weakGet(documents, owner || call.self);
  if (!known) return base;
  const element = apply(querySelector, owner || call.self, ['base[href]']);
  if (!element) return known.URL;
  const url = parseURL(attributeOf(element, 'href'), false, known.URL);
  return url ? hrefOf(url) : 'about:blank';
}, 'get');

/** The name of an encoding as documents have it. */
const encodingName = (name) => name === 'big5' ? 'Big5' : name === 'shift_jis' ? 'Shift_JIS' :
  match(/^(gb1|mac|win|x-)/, name) ? name : upper(name);

const PageDate = Date;
const dateParts = [['Month', ''], ['Date', '/'], ['FullYear', '/'], ['Hours', ' '], ['Minutes', ':'], ['Seconds', ':']];
for (const part of dateParts) part[0] = method(Date.prototype['get' + part[0]]);
/** The time of `lastModified`; now if the field has none. */
function timeOf(field) {
  let date = new PageDate(field || ''), text = '';
  if (!(dateParts[0][0](date) >= 0)) date = new PageDate();
  for (let i = 0; i < 6; i++) {
    text += dateParts[i][1] + slice('000' + (dateParts[i][0](date) + !i), i === 2 ? -4 : -2);
  }
  return text;
}

function documentOf(sent) {
  const type = essence(typeOfResponse(sent));
  const isHTML = type === 'text/html' && typeGiven(sent.self) === 'document';
  if ((!isHTML && !isXML(type)) || (sent.loaded === 0 && !isHTML)) return null;
  const made = parseDocument(new Parser(), wholeText(sent), isHTML ? 'text/html' : 'application/xml');
  if (!isHTML && apply(querySelector, made, ['parsererror[style]>h3+div+h3'])) return null;
  const characterSet = encodingName(nameOfDecoder(sent.decoder)), { url: URL } = sent.answer;
  weakSet(documents, made, {
    __proto__: null, URL, documentURI: URL, characterSet, charset: characterSet, inputEncoding: characterSet,
    contentType: type, lastModified: timeOf(getHeader(sent.answerHeaders, 'last-modified')),
  });
  return made;
}

/** The value of `response`, which is made once. */
function responseValue(sent) {
  const type = typeGiven(sent.self);
  if (type === '' || type === 'text') return sent.state < 3 || sent.hasFailed ? '' : sent.text;
  if (sent.state !== 4 || sent.hasFailed) return null;
  if (sent.value === undefined) sent.value = makeValue(sent, type);
  return sent.value;
}

function makeValue(sent, type) {
  switch (type) {
    case 'arraybuffer': return bufferOf(joined(sent.pieces));
    case 'blob': return new PageBlob([joined(sent.pieces)], { __proto__: null, type: typeOfResponse(sent) });
    case 'document': return documentOf(sent);
    default:
      try {
        return parseJSON(wholeText(sent));
      } catch {
        return null;
      }
  }
}
