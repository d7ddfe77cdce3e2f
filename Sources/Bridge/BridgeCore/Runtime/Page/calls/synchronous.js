// Synchronous calls, which block the page until they are answered.

/**
 * Calls native by `prompt`, which blocks until native answers.
 * @param {string} name
 * @param {Array} list The arguments.
 * @param {{signal?: AbortSignal, traceparent?: string}} options
 */
function callSync(name, list, options) {
  const reply = exportScope(() => ask(name, list, options), true, false).text;
  if (startsWith(reply, 'done 0 ')) return readValue(slice(reply, 7));
  throw readError(slice(reply, 7));
}

/** Sends the call, and returns the line of the answer. If this throws, native has not called the handler. */
function ask(name, list, options) {
  const line = 'call 0 ' + wireName(name) + ' ' +
    (argumentsText(list, plainText) ?? extendedArguments(list));
  if (closed) throw again(closed);
  checkRoom(name, line);
  checkWanted(name, options);
  sendTrace(0, options);
  // Native reads what was sent before it reads the call.
  sendHeld();
  flush();
  const reply = apply(prompt, window,
    [handlerName, 'sync ' + key + ' ' + sentTexts + '\n' + line]);
  if (typeof reply !== 'string') {
    throw new BridgeError('syncUnavailable', '"' + name + '" has no answer: ' +
      'the page is left or sandboxed, or the app shows no dialogs');
  }
  if (startsWith(reply, 'close ')) throw readError(slice(reply, 6));
  return reply;
}
