// A request that native code sends.

/** How large a body may be that is written into the text of the call, in bytes. */
const LARGEST_TEXT = 65536;
/** How large a body may be that is not read piece by piece, in bytes. */
const LARGEST_WHOLE = 1048576;

/** What native code gets of a body that is text or bytes. */
function bodyOfText(text) {
  const bytes = encode(text);
  return sizeOf(bytes) <= LARGEST_TEXT ? text : bodyOfBytes(bytes);
}
const bodyOfBytes = (bytes) => sizeOf(bytes) <= LARGEST_WHOLE ? bytes : new PageBlob([bytes]);

/** The value of Accept-Language. */
function languages() {
  const list = languageOf(pageNavigator);
  let text = '';
  for (let i = 0; i < list.length && i < 6; i++) {
    text += (i ? ', ' : '') + list[i] + (i ? ';q=0.' + (10 - i) : '');
  }
  return text;
}

const describe = (kind, method, url, given) => ({
  __proto__: null, kind, method, url, headers: given.headers, mode: given.mode,
  credentials: given.credentials, redirect: given.redirect || 'follow',
  referrer: given.referrer === undefined || given.referrer === 'about:client'
    ? pageLocation.href : given.referrer,
  referrerPolicy: given.referrerPolicy || documentPolicy(), cache: given.cache || 'default',
  keepalive: !!given.keepalive, agent, languages: languages(),
});

/** The referrer policy of the document, as far as a script can read it. */
function documentPolicy() {
  const meta = apply(querySelector, pageDocument, ['meta[name="referrer" i]']);
  return meta ? lower(attributeOf(meta, 'content') || '') : '';
}
const querySelector = Document.prototype.querySelector;
const attributeOf = method(Element.prototype.getAttribute);

const abortName = ownName(options.prefix + 'abort');
/** The number of the last request that outlives the page. */
let lastNumber = 0;

/**
 * Sends a request.
 *
 * @param {object} head What `describe` made.
 * @param {*} body A string, bytes, a Blob or a ReadableStream; undefined without one.
 * @param {{sent: function(number), head: function(object), failed: function()}} hears
 * @returns {{next: function(): Promise<?Uint8Array>, cancel: function()}} Takes the pieces of the body.
 */
function exchange(head, body, hears) {
  // The end of the stream does not end such a request, because the end of the page ends the stream as well.
  const outlives = head.keepalive;
  if (outlives) head.number = ++lastNumber;
  const answers = lazyStream('relay', (control) => request(
    'stream', sendName, body === undefined ? [head] : [head, body], forever, undefined, control));
  const step = () => chain(answers.next(), ({ value, done }) => {
    if (done) return hears.failed();
    if (typeof value !== 'number') return hears.head(value);
    hears.sent(value);
    step();
  }, hears.failed);
  step();
  return {
    __proto__: null,
    next: () => new PagePromise((resolve, reject) => chain(answers.next(),
      ({ value, done }) => resolve(done ? null : value), reject)),
    cancel: () => {
      answers.return();
      if (outlives) chain(request('call', abortName, [head.number], forever), ignore, ignore);
    },
  };
}

/** The error of a request that failed, without a reason, as the engine has it. */
const loadFailed = () => new PageTypeError('Load failed');
