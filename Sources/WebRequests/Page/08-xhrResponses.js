// What an XMLHttpRequest makes of the bytes of its response.

const Parser = DOMParser;
const parseDocument = method(Parser.prototype.parseFromString);
const byTag = method(Document.prototype.getElementsByTagName);
const parseJSON = JSON.parse;
const typeGiven = getter(XMLHttpRequest, 'responseType');
const trim = method(String.prototype.trim);

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
const typeOfResponse = (sent) => overrideOf(sent) === undefined ? mediaType(sent.contentType) || 'text/xml'
  : mediaType(overrideOf(sent)) || 'application/octet-stream';

const isXML = (type) => type === 'text/xml' || type === 'application/xml' || endsWith(type, '+xml');

/** The decoder for the text: by the mark at its start, the media type, or UTF-8. */
function decoderFor(sent, first) {
  let name = charsetOf(overrideOf(sent) || '') || charsetOf(sent.contentType) || 'utf-8';
  if (typeGiven(sent.self) === 'json') name = 'utf-8';
  if (sizeOf(first) > 1) {
    if (first[0] === 0xFE && first[1] === 0xFF) name = 'utf-16be';
    if (first[0] === 0xFF && first[1] === 0xFE) name = 'utf-16le';
  }
  try {
    return new Decoder(name);
  } catch {
    return new Decoder();
  }
}

const streaming = Object.freeze({ __proto__: null, stream: true });

/** Adds a piece of the body. */
function addPiece(sent, piece) {
  append(sent.pieces, piece);
  sent.loaded += sizeOf(piece);
  const type = typeGiven(sent.self);
  if (type !== '' && type !== 'text') return;
  if (!sent.decoder) sent.decoder = decoderFor(sent, piece);
  sent.text += decode(sent.decoder, piece, streaming);
}

/** Ends the text. */
function endText(sent) {
  if (sent.decoder) sent.text += decode(sent.decoder);
}

const wholeText = (sent) => {
  const bytes = joined(sent.pieces);
  return decode(decoderFor(sent, bytes), bytes);
};

function documentOf(sent) {
  const type = essence(typeOfResponse(sent));
  const isHTML = type === 'text/html' && typeGiven(sent.self) === 'document';
  if ((!isHTML && !isXML(type)) || sent.loaded === 0) return null;
  const made = parseDocument(new Parser(), wholeText(sent), isHTML ? 'text/html' : 'application/xml');
  return isXML(type) && byTag(made, 'parsererror').length > 0 ? null : made;
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
