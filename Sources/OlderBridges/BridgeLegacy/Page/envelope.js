// Messages of the form {method, data, callbackId, successId, failedId}.

/** Finds the page's function at a path such as `app.onReply`, and the function's owner. */
function find(path) {
  let owner = window, value = window, start = 0;
  while (start <= path.length) {
    let stop = indexOf(path, '.', start);
    if (stop < 0) stop = path.length;
    owner = value;
    value = owner[slice(path, start, stop)];
    if (value === undefined || value === null) return undefined;
    start = stop + 1;
  }
  return typeof value === 'function' ? { __proto__: null, owner, value } : undefined;
}

/** The replies that wait for the page's function while the page loads. */
let early = new PageMap();
let isShown = false;

function reply(id, payload) {
  if (id === undefined || id === null) return;
  mapSet(early, mapSize(early), { __proto__: null, id, payload });
  deliver();
}

/** Delivers the replies in their order. */
function deliver() {
  let target;
  try { target = find(options.reply); } catch (error) { report(error); }
  if (!target && !isShown) return;
  const replies = early;
  early = new PageMap();
  mapEach(replies, ({ id, payload }) => {
    if (target) callReporting(target.value, target.owner, [id, payload]);
    else warn('envelope', 'The page has no function ' + options.reply + ' for the reply ' + textOf(id));
  });
}

function receive(message) {
  if (typeof message === 'string') {
    try { message = parse(message); } catch (_) { /* It is no message, as the next line says. */ }
  }
  if (typeof message !== 'object' || message === null || typeof message.method !== 'string') {
    return warn('envelope', 'What was posted to ' + options.handler + ' has no method');
  }
  const { method, data, callbackId, successId, failedId } = message;
  // Native answers this request at once, when it has received the call, which is in the same text.
  if (callbackId !== undefined && callbackId !== null) {
    follow(request('has', method, null, withoutTimeout), () => reply(callbackId, null), () => {});
  }
  callWith(method, data,
    (result) => reply(successId, result === undefined ? null : result),
    (error) => {
      if (failedId === undefined || failedId === null) {
        warn('envelope', '"' + method + '" failed: ' + error.message);
      }
      reply(failedId, { code: error.code, message: error.message, data: error.data });
    });
}

offerHandler('envelope', options.handler, receive);
addListener(window.document, 'DOMContentLoaded', deliver);
// `pageshow` comes after the listeners of `load`, in which pages define their functions.
addListener(window, 'pageshow', () => {
  isShown = true;
  deliver();
});
