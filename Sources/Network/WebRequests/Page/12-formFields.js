// The fields of forms as bytes, in the encoding of their document.

const setAttribute = method(Element.prototype.setAttribute);
const createElement = method(Document.prototype.createElement);
const eachField = method(PageForm.prototype.forEach);
const addParameter = method(PageParameters.prototype.append);
const nameOfFile = getter(File, 'name');
const searchOf = getter(HTMLAnchorElement, 'search');

/** A text whose lines end as forms have them. */
function withLines(text) {
  let made = '';
  for (let i = 0; i < text.length; i++) {
    const code = codeAt(text, i);
    if (code === 13 && codeAt(text, i + 1) === 10) i++;
    made += code === 13 || code === 10 ? '\r\n' : text[i];
  }
  return made;
}

const valueOf = (value) => typeof value === 'string' ? withLines(value) : nameOfFile(value);
const anchor = createElement(pageDocument, 'a');

const hexDigits = '0123456789ABCDEF';
const percentOf = (code) => '%' + hexDigits[code >> 4] + hexDigits[code & 15];
const isPlainCode = (code) => code > 47 && code < 58 || code > 64 && code < 91 || code > 96 && code < 123 ||
  code === 42 || code === 45 || code === 46 || code === 95;

/** The bytes of a text in the document's encoding, percent-encoded: the engine encodes the queries of links in it. */
function percentEncoded(text, space) {
  let made = '';
  for (let i = 0; i < text.length; i++) {
    const code = codeAt(text, i);
    if (code === 32) made += space;
    else if (isPlainCode(code)) made += text[i];
    else if (code < 128) made += percentOf(code);
    else {
      let end = i + 1;
      while (end < text.length && codeAt(text, end) > 127) end++;
      setAttribute(anchor, 'href', 'http://localhost/?' + slice(text, i, end));
      const encoded = searchOf(anchor);
      for (let j = 1; j < encoded.length; j++) {
        const own = codeAt(encoded, j);
        made += own === 37 || isPlainCode(own) ? encoded[j] : percentOf(own);
      }
      i = end - 1;
    }
  }
  return made;
}

/** The bytes of a text in an encoding. */
function encodeIn(charset, text) {
  if (charset === 'UTF-8') return encode(text);
  const encoded = percentEncoded(text, '%20');
  const bytes = new Bytes(encoded.length);
  let count = 0;
  for (let i = 0; i < encoded.length; i++) {
    let code = codeAt(encoded, i);
    if (code === 37) code = indexOf(hexDigits, encoded[++i]) * 16 + indexOf(hexDigits, encoded[++i]);
    bytes[count++] = code;
  }
  return new Bytes(bufferOf(bytes), 0, count);
}

function urlEncoded(fields, charset) {
  if (charset === 'UTF-8') {
    const parameters = new PageParameters();
    eachField(fields, (value, name) => { addParameter(parameters, withLines(name), valueOf(value)); });
    return parametersText(parameters);
  }
  let text = '';
  eachField(fields, (value, name) => {
    text += (text && '&') + percentEncoded(withLines(name), '+') + '=' + percentEncoded(valueOf(value), '+');
  });
  return text;
}

function plainText(fields) {
  let text = '';
  eachField(fields, (value, name) => { text += withLines(name) + '=' + valueOf(value) + '\r\n'; });
  return text;
}

/** A form with files in another encoding than UTF-8. */
function multipart(fields, charset) {
  let boundary = '----WebKitFormBoundary';
  while (boundary.length < 38) boundary += hexDigits[(random() * 16) | 0];
  const parts = [];
  const quoted = (text) => {
    let made = '';
    for (let i = 0; i < text.length; i++) {
      const code = codeAt(text, i);
      made += code === 34 || code === 13 || code === 10 ? percentOf(code) : text[i];
    }
    return made;
  };
  eachField(fields, (value, name) => {
    const isText = typeof value === 'string';
    append(parts, encodeIn(charset, '--' + boundary + '\r\nContent-Disposition: form-data; name="' +
      quoted(withLines(name)) + '"' + (isText ? '' : '; filename="' + quoted(nameOfFile(value)) +
      '"\r\nContent-Type: ' + (typeOfBlob(value) || 'application/octet-stream')) + '\r\n\r\n'));
    append(parts, isText ? encodeIn(charset, withLines(value)) : value);
    append(parts, '\r\n');
  });
  append(parts, '--' + boundary + '--\r\n');
  return { __proto__: null, blob: new PageBlob(parts), type: 'multipart/form-data; boundary=' + boundary };
}
const random = Math.random;
const typeOfBlob = getter(PageBlob, 'type');
