// The page's XMLHttpRequest.

/** Hands native the body of an XMLHttpRequest with a ticket. */
function upload(request, open, body) {
  const put = (kind, bytes) => {
    if (stateOf(request) !== 1) return; // The page gave it up, or the engine refused it.
    follow(apply(nativeFetch, window, [
      marked(open.href, mark(open.ticket, kind, body.type)),
      { __proto__: null, method: 'POST', mode: 'no-cors', body: bytes },
    ]), () => {}, () => {});
  };
  if (!body.bytes) return put(body.kind, body.ready);
  whenBytes(body.bytes, (bytes) => put('body', bytes), () => put('lost', undefined));
}

/** The same while the page waits: native must have the body before the request comes. */
function uploadNow(open, body) {
  const request = new PageXHR();
  const kind = body.bytes ? 'lost' : body.kind;
  try {
    apply(nativeOpen, request, ['POST', marked(open.href, mark(open.ticket, kind, '')), false]);
    apply(nativeSend, request, [kind === 'body' ? body.ready : null]);
  } catch {
    // The answer of another origin. The request has been there.
  }
}

/** The XMLHttpRequests that have a ticket and were not sent yet. */
const opened = new WeakMap();

function newTicket() {
  const bytes = new Bytes(16);
  random(generatorOf(window), bytes);
  let text = '';
  for (let index = 0; index < 16; index++) text += slice(codeToText(256 + bytes[index], 16), 1);
  return text;
}

const requestMethods = {
  open(name, url) {
    if (arguments.length < 2) return apply(nativeOpen, this, arguments);
    weakDelete(opened, this);
    const verb = textOf(name);
    let target = textOf(url);
    const href = hasNoBody(verb) ? null : handled(target);
    if (href !== null) {
      const ticket = newTicket();
      const isNow = arguments.length > 2 && !arguments[2];
      weakSet(opened, this, { __proto__: null, href: handled(target, true), ticket, isNow });
      target = marked(href, 'ticket.' + ticket + '.');
    }
    // How many arguments there are has a meaning.
    const list = [verb, target];
    for (let index = 2; index < arguments.length; index++) {
      defineProperty(list, index, { __proto__: null, value: arguments[index], enumerable: true });
    }
    return apply(nativeOpen, this, list);
  },
  send() {
    const open = weakGet(opened, this);
    if (!open) return apply(nativeSend, this, arguments);
    weakDelete(opened, this);
    const body = parts(arguments[0], isDocument);
    if (open.isNow) {
      uploadNow(open, body);
      return apply(nativeSend, this, arguments);
    }
    apply(nativeSend, this, arguments);
    upload(this, open, body);
  },
};

/** Puts the script's method where the engine's was. */
function replace(object, name, methods) {
  const descriptor = descriptorOf(object, name);
  descriptor.value = methods[name];
  defineProperty(object, name, descriptor);
}
replace(window, 'fetch', fetchMethods);
replace(PageXHR.prototype, 'open', requestMethods);
replace(PageXHR.prototype, 'send', requestMethods);
})
