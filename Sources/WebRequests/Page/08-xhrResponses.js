// What an XMLHttpRequest makes of the bytes of its response.

const Parser = DOMParser;
const parseDocument = method(Parser.prototype.parseFromString);
const byTag = method(Document.prototype.getElementsByTagName);
const parseJSON = JSON.parse;
const typeGiven = getter(XMLHttpRequest, 'responseType');
const trim = method(String.prototype.trim);

/** The charset of a media type; empty if it has none. */
function charsetOf(type) {
  const at = indexOf(lower(type), 'charset=');
  if (at < 0) return '';
  let name = slice(type, at + 8);
  const end = indexOf(name, ';');
  if (end >= 0) name = slice(name, 0, end);
  name = trim(name);
  return startsWith(name, '"') ? slice(name, 1, name.length - 1) : name;
}

const essence = (type) => {
  const end = indexOf(type, ';');
  return lower(trim(end < 0 ? type : slice(type, 0, end)));
};

/** The media type that counts: the one of overrideMimeType, or the response's. */
const typeOfResponse = (sent) => sent.override || sent.contentType || 'text/xml';

const isXML = (type) => type === 'text/xml' || type === 'application/xml' || endsWith(type, '+xml');

/** The decoder for the text: by the mark at its start, the media type, or UTF-8. */
function decoderFor(sent, first) {
  let name = charsetOf(sent.override) || charsetOf(sent.contentType) || 'utf-8';
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
    case 'blob': return new PageBlob([joined(sent.pieces)], { __proto__: null, type: sent.override || sent.contentType });
    case 'document': return documentOf(sent);
    default:
      try {
        return parseJSON(wholeText(sent));
      } catch {
        return null;
      }
  }
}
