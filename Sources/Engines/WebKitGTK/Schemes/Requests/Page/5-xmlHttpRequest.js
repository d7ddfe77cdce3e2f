// Calls of XMLHttpRequest, as interceptors see them.

/**
 * Reads a call of `XMLHttpRequest.open`, once for all interceptors: `method`, the `url` as an object (null where
 * it is not valid) and whether the request `isAsync`. The call's list then has texts for what was read, so that
 * the page is not asked again.
 *
 * @returns {boolean} Whether there is something to read. Otherwise the engine refuses the call, or the receiver is of
 *   another window, or the document is gone.
 */
function readOpen(call) {
  const given = call.list;
  if (given.length < 2 || !isHere() || !isOfPrototype(PageXHR.prototype, call.self)) return false;
  if (call.url !== undefined) return true;
  call.method = textOf(given[0]);
  const text = textOf(given[1]);
  call.isAsync = given.length === 2 || !!given[2];
  call.list = [call.method, text];
  // How many arguments there are has a meaning.
  for (let index = 2; index < given.length; index++) {
    defineProperty(call.list, index, { __proto__: null, value: given[index], enumerable: true });
  }
  call.url = parseURL(text, true);
  return true;
}
