// Which uploads have listeners: with some, a request of another origin needs a preflight, and without any there are no
// events. Only where native code enforces CORS.

/** The listeners of uploads, as lists of {type, listener, capture}. */
const uploadListeners = new Weak();
const Upload = XMLHttpRequestUpload.prototype;
const uploadHandlers = [];

/** Whether a page listens to the events of an upload. */
function hasUploadListeners(upload) {
  const list = weakGet(uploadListeners, upload);
  for (let i = 0; list && i < list.length; i++) if (list[i]) return true;
  for (let i = 0; i < uploadHandlers.length; i++) if (uploadHandlers[i](upload)) return true;
  return false;
}

if (enforcesCORS) {
  ['loadstart', 'progress', 'load', 'loadend', 'error', 'abort', 'timeout'].forEach((type) => {
    append(uploadHandlers, getter(UploadEvents, 'on' + type));
  });
  const watch = (name, isAdded) => requests.intercept(Target, name, (call, next) => {
    const result = next();
    const { self, list } = call;
    if (typeof self !== 'object' || self === null || getPrototypeOf(self) !== Upload || !list[1]) return result;
    const type = `${list[0]}`, listener = list[1], how = list[2];
    const capture = typeof how === 'object' && how !== null ? !!how.capture : !!how;
    const known = weakGet(uploadListeners, self) || [];
    for (let i = 0; i < known.length; i++) {
      const each = known[i];
      if (each && each.type === type && each.listener === listener && each.capture === capture) known[i] = null;
    }
    if (isAdded) append(known, { __proto__: null, type, listener, capture });
    weakSet(uploadListeners, self, known);
    return result;
  });
  watch('addEventListener', true);
  watch('removeEventListener', false);
}
