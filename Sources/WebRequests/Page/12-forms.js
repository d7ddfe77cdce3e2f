// Forms of the main frame. The engine submits them, and decides whether and where they navigate. This script announces
// each submission to native code, which then takes the navigation over, gets the fields, and shows the response.

const formName = ownName(options.prefix + 'form');
const submissionName = ownName(options.prefix + 'submission');
const FormElement = HTMLFormElement;
const Form = FormElement.prototype;
const formGetters = { __proto__: null };
['action', 'method', 'enctype', 'target', 'acceptCharset'].forEach((name) => {
  formGetters[name] = getter(FormElement, name);
});
/** Whether a value is a form of the document. Those of other documents navigate other frames, or none. */
const isFormElement = (value) => {
  try {
    formGetters.method(value);
    return ownerOf(value) === pageDocument;
  } catch {
    return false;
  }
};
const baseOf = getter(Node, 'baseURI');
const treeOf = method(Node.prototype.getRootNode);
const pathOfEvent = method(PageEvent.prototype.composedPath);
const isPrevented = getter(PageEvent, 'defaultPrevented');
const phaseOf = getter(PageEvent, 'eventPhase');
const submitterOf = getter(SubmitEvent, 'submitter');
const targetOf = getter(PageEvent, 'target');
const fieldsOfEvent = getter(FormDataEvent, 'formData');
const hasAttribute = method(Element.prototype.hasAttribute);
const setAttribute = method(Element.prototype.setAttribute);
const createElement = method(Document.prototype.createElement);
const encodingOf = getter(Document, 'characterSet');
const eachField = method(PageForm.prototype.forEach);
const addParameter = method(PageParameters.prototype.append);
const nameOfFile = getter(File, 'name');
const searchOf = getter(HTMLAnchorElement, 'search');
const assign = window.location.assign.bind(window.location);
const abortOf = method(AbortController.prototype.abort);
const controlledBy = getter(AbortController, 'signal');
const Controller = AbortController;

/** What a form says, or the button that submits it. */
function settingOf(form, submitter, name) {
  const own = submitter && 'form' + name;
  return own && hasAttribute(submitter, own) ? attributeOf(submitter, own) : formGetters[name](form);
}

/** The target that the document gives to forms without one. */
function targetOfBase(form) {
  if (hasAttribute(form, 'target')) return '';
  const base = apply(querySelector, pageDocument, ['base[target]']);
  return base ? attributeOf(base, 'target') : '';
}

/** The plan for a form that may be relayed: {url, method, encoding, charset}; null for a form of the engine. */
function planOf(form, submitter) {
  const method = lower(settingOf(form, submitter, 'method'));
  const target = lower(settingOf(form, submitter, 'target') || targetOfBase(form));
  if (method === 'dialog' || (target && target !== '_self' && target !== '_top' && target !== '_parent')) {
    return null;
  }
  let url;
  try {
    url = new PageURL(settingOf(form, submitter, 'action') || pageLocation.href, baseOf(form));
  } catch {
    return null;
  }
  const ofDocument = encodingOf(pageDocument), wanted = lower(formGetters.acceptCharset(form));
  const charset = match(/(^|[\s,])utf-?8([\s,]|$)/, wanted) || startsWith(ofDocument, 'UTF-16') ? 'UTF-8' : ofDocument;
  // A script has no encoder but that of its document.
  if (method === 'post' && wanted && wanted !== 'unknown' && lower(charset) !== 'utf-8' && wanted !== lower(charset)) return null;
  return isRelayed(url) ? {
    __proto__: null, url, method, charset, encoding: lower(settingOf(form, submitter, 'enctype')),
  } : null;
}

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

let lastForm = 0;
/** What ends the request of the form that is sent; null if none is. */
let sendingForm = null;

/** Sends the fields of a form whose navigation native code has taken over. */
function sendForm(number, plan, fields) {
  const { method, encoding, charset } = plan;
  let body, type = '';
  if (method === 'post') {
    if (encoding === 'multipart/form-data') {
      const contents = charset === 'UTF-8' ? requests.contentsOf(fields, () => false) : multipart(fields, charset);
      body = contents.blob;
      type = contents.type;
    } else if (encoding === 'text/plain') {
      body = bodyOfBytes(encodeIn(charset, plainText(fields)));
      type = encoding;
    } else {
      body = bodyOfText(urlEncoded(fields, charset));
      type = 'application/x-www-form-urlencoded';
    }
  }
  const head = describe('form', upper(method), hrefOf(plan.url), {
    __proto__: null, headers: type ? [['content-type', type]] : [], mode: 'navigate', credentials: 'include',
  });
  const controller = sendingForm = new Controller();
  const options = { __proto__: null, timeout: Infinity, signal: controlledBy(controller) };
  chain(request('call', formName, body === undefined ? [number, head] : [number, head, body], options), (next) => {
    if (typeof next === 'string') assign(next);
  }, ignore);
}

requests.intercept(window, 'stop', (call, next) => {
  if (sendingForm) abortOf(sendingForm);
  return next();
});

/** The form whose `submit()` runs; null if none does. */
let direct = null;
/** The last submission that asked the page: {form, event}. */
let asked = null;

requests.intercept(Form, 'submit', (call, next) => {
  const outer = direct;
  direct = call.self;
  try {
    if (isFormElement(direct)) watch(treeOf(direct));
    return next();
  } finally {
    direct = outer;
  }
});
requests.intercept(Form, 'requestSubmit', (call, next) => {
  if (isFormElement(call.self)) watch(treeOf(call.self));
  return next();
});

/** The engine asks a form for its fields when it submits it, and for `new FormData(form)`. */
function takeFields(event) {
  const form = targetOf(event);
  if (!isFormElement(form)) return;
  let submitter = null;
  if (direct !== form) {
    const given = asked;
    if (!given || given.form !== form || phaseOf(given.event) || isPrevented(given.event)) return;
    submitter = submitterOf(given.event);
    asked = null;
  }
  const plan = planOf(form, submitter);
  if (!plan) return;
  const number = ++lastForm;
  let fields = fieldsOfEvent(event);
  const copy = () => {
    const made = new PageForm();
    eachField(fields, (value, name) => { appendField(made, name, value); });
    fields = made;
  };
  const root = this;
  // The last listener, if none of the page's stops the event.
  const last = () => {
    removeListener(root, 'formdata', last);
    copy();
  };
  addListener(root, 'formdata', last);
  let work;
  try {
    work = postBeacon(submissionName, [number, upper(plan.method), originOf(plan.url)]);
  } catch {
    return;
  }
  // The engine delivers the answer as a value or as an error, whichever is faster.
  const go = () => sendForm(number, plan, fields);
  chain(work, go, go);
}
const appendField = method(PageForm.prototype.append);

/** Hears of the submissions in a document or a shadow tree. Their events do not leave it. */
function watch(tree) {
  const root = tree === pageDocument ? window : tree;
  if (weakGet(watched, root)) return;
  weakSet(watched, root, true);
  addListener(root, 'submit', (event) => {
    const form = targetOf(event);
    if (isFormElement(form)) asked = { __proto__: null, form, event };
  }, true);
  addListener(root, 'formdata', takeFields, true);
}
const watched = new Weak();
if (window.top === window) {
  watch(pageDocument);
  requests.intercept(Element.prototype, 'attachShadow', (call, next) => {
    const root = next();
    watch(root);
    return root;
  });
  // The shadow trees of the page's text.
  addListener(window, 'click', (event) => {
    const path = pathOfEvent(event);
    for (let i = 0; i < path.length; i++) if (isShadow(path[i])) watch(path[i]);
  }, true);
}
const hostOfShadow = getter(ShadowRoot, 'host');
function isShadow(value) {
  try {
    return !!hostOfShadow(value);
  } catch {
    return false;
  }
}
