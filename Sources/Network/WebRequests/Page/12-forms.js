// Forms of the main frame. The engine submits them, and decides whether and where they navigate. This script announces
// each submission to native code, which then takes the navigation over, gets the fields, and shows the response.

const formName = ownName(options.prefix + 'form');
const submissionName = ownName(options.prefix + 'submission');
const FormElement = HTMLFormElement;
const Form = FormElement.prototype;
const formGetters = { __proto__: null };
['method', 'enctype', 'target', 'acceptCharset'].forEach((name) => {
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
const click = method(HTMLElement.prototype.click);
const encodingOf = getter(Document, 'characterSet');
const linkOf = getter(HTMLAnchorElement, 'href');
const nameOfEncoding = getter(TextDecoder, 'encoding');
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

/**
 * The plan for a form whose URL a rule lists: {url, method, encoding, charset, isEngines}; null for others. `isEngines` says
 * that the engine sends it, which native code has to know too, because it hears of all navigations.
 */
function planOf(form, submitter) {
  const method = lower(settingOf(form, submitter, 'method'));
  if (method === 'dialog') return null;
  let url;
  try {
    const action = submitter && hasAttribute(submitter, 'formaction') ? attributeOf(submitter, 'formaction')
      : attributeOf(form, 'action');
    // The engine reads it as the URL of a link: with the document's base, and its encoding for the query.
    setAttribute(anchor, 'href', action || pageLocation.href);
    url = new PageURL(linkOf(anchor));
  } catch {
    return null;
  }
  if (!isRelayed(url)) return null;
  const target = lower(settingOf(form, submitter, 'target') || targetOfBase(form));
  const isElsewhere = target && target !== '_self' && target !== '_top' && target !== '_parent';
  const charset = formCharset(form);
  return {
    __proto__: null, url, method, charset, encoding: lower(settingOf(form, submitter, 'enctype')),
    isEngines: isElsewhere || (method === 'post' && !charset),
    // Such a form has no referrer, and its origin all the same.
    referrer: match(/(^|\s)noreferrer(\s|$)/i, attributeOf(form, 'rel') || '') ? '' : undefined,
  };
}

/** The encoding of a form's fields; null for one that a script cannot write, which has encoders for UTF-8 and the document's. */
function formCharset(form) {
  const ofDocument = encodingOf(pageDocument), labels = /[^ ,]+/g, wanted = formGetters.acceptCharset(form);
  let name = lower(ofDocument);
  for (let found; (found = match(labels, wanted));) {
    try {
      name = nameOfEncoding(new Decoder(found[0]));
      break;
    } catch {
      // Not the name of an encoding.
    }
  }
  return startsWith(name, 'utf-') ? 'UTF-8' : name === lower(ofDocument) ? ofDocument : null;
}

const loadEnd = getter(PerformanceTiming, 'loadEventEnd');
const timing = performance.timing;
const activation = navigator.userActivation;
const isActive = activation && getter(UserActivation, 'isActive');
/** The event `pageshow` that belongs to the load. */
let shown = null;
addListener(window, 'pageshow', (event) => { shown = event; }, { __proto__: null, once: true, capture: true });
/** Whether a form takes the place of its page in the history: while the page loads, what no user does adds nothing. */
const replacesPage = () => (!loadEnd(timing) || (shown && !!phaseOf(shown))) && !(activation && isActive(activation));

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
    __proto__: null, headers: type ? [['content-type', type]] : [], mode: 'navigate', credentials: 'include', referrer: plan.referrer,
  });
  const controller = sendingForm = new Controller();
  const options = { __proto__: null, timeout: Infinity, signal: controlledBy(controller) };
  chain(request('call', formName, body === undefined ? [number, head] : [number, head, body], options), (next) => {
    if (typeof next === 'string') assign(next);
    else if (next) download(next[0], next[1]);
  }, ignore);
}

/** How long the engine may ask the app for the file's place, in milliseconds. */
const LONGEST_CHOICE = 60000;

/** Downloads a response that is no page, by a link to its bytes. Their type keeps the engine from showing them. */
function download(name, bytes) {
  const url = apply(makeURL, PageURL, [new PageBlob([bytes], { __proto__: null, type: 'application/octet-stream' })]);
  const link = createElement(pageDocument, 'a');
  setAttribute(link, 'href', url);
  setAttribute(link, 'download', name);
  click(link);
  setTimer(() => apply(revokeURL, PageURL, [url]), LONGEST_CHOICE);
}

requests.intercept(window, 'stop', (call, next) => {
  if (sendingForm) abortOf(sendingForm);
  return next();
});

/** The form whose `submit()` runs; null if none does. */
let direct = null;
/** The events by which forms were submitted that asked the page. */
const asked = new Weak();

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
  if (!event.isTrusted || !isFormElement(form)) return;
  let submitter = null;
  if (direct !== form) {
    const given = weakGet(asked, form);
    if (!given || phaseOf(given) || isPrevented(given)) return;
    submitter = submitterOf(given);
    weakSet(asked, form, null);
  }
  const plan = planOf(form, submitter);
  if (!plan) return;
  const number = ++lastForm;
  const announce = () => postBeacon(
    submissionName, [number, upper(plan.method), hrefOf(plan.url), !!plan.isEngines, replacesPage()]);
  if (plan.isEngines) {
    try {
      chain(announce(), ignore, ignore);
    } catch {
      // The engine sends it in any case.
    }
    return;
  }
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
    work = announce();
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
    if (event.isTrusted && isFormElement(form)) weakSet(asked, form, event);
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
