// A body as text or bytes.

/** Waits for a promise of bytes. A page can change what a promise of the engine is fulfilled with, so that the
 * bytes are checked. */
function whenBytes(promise, done, failed) {
  follow(promise, (bytes) => {
    try {
      if (isBuffer(bytes)) return done(bytes);
    } catch (error) {
      return failed(error);
    }
    failed(new PageTypeError('The body cannot be read'));
  }, failed);
}

/** What to send for a Blob. Its bytes are read when somebody asks for them. */
function blobParts(blob, type) {
  let bytes = null;
  return {
    __proto__: null, kind: 'body', blob, type,
    get bytes() { return bytes || (bytes = bytesOfResponse(new PageResponse(blob))); },
  };
}

function swap(text, old, new_) {
  let done = '';
  for (let at; (at = indexOf(text, old)) >= 0;) {
    done += slice(text, 0, at) + new_;
    text = slice(text, at + old.length);
  }
  return done + text;
}

const lines = (text) => swap(swap(swap(text, '\r\n', '\n'), '\r', '\n'), '\n', '\r\n');
const escaped = (name) => swap(swap(swap(name, '\r', '%0D'), '\n', '%0A'), '"', '%22');

/** What to send for a form. The engine cannot give the bytes of a form with a file. */
function formParts(form) {
  const boundary = '----WebKitFormBoundary' + randomText();
  const parts = { __proto__: null, length: 0 };
  let blob = '';
  const add = (part) => {
    blob = join(blob, part);
    parts[parts.length++] = part;
  };
  eachOfForm(form, (value, name) => {
    let head = '--' + boundary + '\r\nContent-Disposition: form-data; name="' +
      escaped(lines(name)) + '"';
    if (typeof value === 'string') {
      add(head + '\r\n\r\n' + lines(value) + '\r\n');
    } else {
      head += '; filename="' + escaped(nameOf(value)) + '"\r\nContent-Type: ' +
        (typeOf(value) || 'application/octet-stream') + '\r\n\r\n';
      add(head);
      add(value);
      add('\r\n');
    }
  });
  add('--' + boundary + '--\r\n');
  const made = blobParts(new PageBlob([blob]), 'multipart/form-data; boundary=' + boundary);
  made.parts = parts;
  return made;
}

const join = (start, end) => typeof start === 'string' && typeof end === 'string' ?
  start + end : new PageBlob([start, end]);

/**
 * What to send for a body. Its `kind` is `none`, `body`, or `lost` for an object that cannot be sent, the `value`. A
 * body is `ready`, which is text or bytes for certain, or a promise of `bytes`; `type` is its media type where the
 * engine would not say it. The `blob` is there where the bytes are those of a Blob, and the `parts` where the Blob
 * was made of the texts and Blobs of a form.
 *
 * @param {function(*): boolean} cannotSend Whether it is an object that does not become a string and cannot be
 *   sent.
 */
function contentsOf(body, cannotSend) {
  if (body === undefined || body === null) return { __proto__: null, kind: 'none', type: '' };
  if (typeof body === 'object') {
    if (isBuffer(body) || isView(body) || isParameters(body)) {
      return { __proto__: null, kind: 'body', ready: body, type: '' };
    }
    if (isBlob(body)) return blobParts(body, typeOf(body));
    if (isForm(body)) return formParts(body);
    if (cannotSend(body)) return { __proto__: null, kind: 'lost', value: body, type: '' };
  }
  return { __proto__: null, kind: 'body', ready: textOf(body), type: '' };
}
