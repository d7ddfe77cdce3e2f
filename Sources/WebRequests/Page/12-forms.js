// Forms of the main frame: clicked, requestSubmit and submit(). Native code shows the response.

const formName = ownName(options.prefix + 'form');
const FormElement = HTMLFormElement;
const Form = FormElement.prototype;
const isMainFrame = window.top === window;
const formGetters = { __proto__: null };
['action', 'method', 'enctype', 'target'].forEach((name) => {
  formGetters[name] = getter(FormElement, name);
});
const isFormElement = (value) => {
  try {
    formGetters.method(value);
    return true;
  } catch {
    return false;
  }
};
const baseOf = getter(Node, 'baseURI');
const pathOfEvent = method(PageEvent.prototype.composedPath);
const isPrevented = getter(PageEvent, 'defaultPrevented');
const isStopped = getter(PageEvent, 'cancelBubble');
const preventDefault = method(PageEvent.prototype.preventDefault);
const submitterOf = getter(SubmitEvent, 'submitter');
const targetOf = getter(PageEvent, 'target');
const hasAttribute = method(Element.prototype.hasAttribute);
const eachField = method(PageForm.prototype.forEach);
const appendField = method(PageForm.prototype.append);
const setSearch = setter(PageURL, 'search');
const addParameter = method(PageParameters.prototype.append);
const nameOfFile = getter(File, 'name');
const assign = window.location.assign.bind(window.location);

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

/** The plan for a form that is relayed: {url, method, encoding}; null for a form of the engine. */
function planOf(form, submitter) {
  if (!isMainFrame) return null;
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
  return isRelayed(url)
    ? { __proto__: null, url, method, encoding: lower(settingOf(form, submitter, 'enctype')) } : null;
}

function formOf(form, submitter) {
  if (!submitter) return new PageForm(form);
  try {
    return new PageForm(form, submitter);
  } catch {
    return new PageForm(form);
  }
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

function encodedFields(form) {
  const parameters = new PageParameters();
  eachField(form, (value, name) => { addParameter(parameters, withLines(name), valueOf(value)); });
  return parametersText(parameters);
}

function plainFields(form) {
  let text = '';
  eachField(form, (value, name) => { text += withLines(name) + '=' + valueOf(value) + '\r\n'; });
  return text;
}

/** Sends a form. What it says now counts. */
function relayForm(form, submitter, plan) {
  const { url, method, encoding } = plan;
  const fields = formOf(form, submitter);
  let body, type = '';
  if (method !== 'post') setSearch(url, encodedFields(fields));
  else if (encoding === 'multipart/form-data') {
    const contents = requests.contentsOf(fields, () => false);
    body = contents.blob;
    type = contents.type;
  } else {
    const isPlain = encoding === 'text/plain';
    body = bodyOfText(isPlain ? plainFields(fields) : encodedFields(fields));
    type = isPlain ? 'text/plain' : 'application/x-www-form-urlencoded';
  }
  const head = describe('form', method === 'post' ? 'POST' : 'GET', hrefOf(url), {
    __proto__: null, headers: type ? [['content-type', type]] : [], mode: 'navigate', credentials: 'include',
  });
  chain(request('call', formName, body === undefined ? [head] : [head, body], forever), (next) => {
    if (typeof next === 'string') assign(next);
  }, ignore);
}

requests.intercept(Form, 'submit', (call, next) => {
  const plan = isFormElement(call.self) && planOf(call.self, null);
  if (plan) relayForm(call.self, null, plan); else next();
});

/**
 * Decides when the last listener of a `submit` event has run, because each may prevent it. A listener that stops the
 * event keeps it from the window, so that each object on the event's way gets a last listener.
 */
addListener(window, 'submit', (event) => {
  const form = targetOf(event);
  if (!isFormElement(form)) return;
  const path = pathOfEvent(event), count = path.length;
  let isOver = false;
  const last = (isEnd) => () => {
    if (isOver || !(isEnd || isStopped(event))) return;
    finish();
    const submitter = submitterOf(event);
    const plan = isPrevented(event) ? null : planOf(form, submitter);
    if (!plan) return;
    preventDefault(event);
    relayForm(form, submitter, plan);
  };
  // On the way down and on the way up.
  const stopped = last(false), ended = last(true);
  const listenerAt = (i) => i === count - 1 ? ended : stopped;
  const finish = () => {
    isOver = true;
    for (let i = 0; i < count; i++) {
      removeListener(path[i], 'submit', stopped, true);
      removeListener(path[i], 'submit', listenerAt(i));
    }
  };
  for (let i = 0; i < count; i++) {
    addListener(path[i], 'submit', stopped, true);
    addListener(path[i], 'submit', listenerAt(i));
  }
}, true);
