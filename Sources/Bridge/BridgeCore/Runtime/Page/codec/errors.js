// Errors in payloads. The coding of BridgeError in Swift is the peer.

/** Reads the error of a `fail` or `close` line. */
function readError(payload) {
  return again(readValue(payload));
}

/** Writes the payload of a `fail` line for a value that a handler threw. */
function writeError(name, thrown) {
  let code = 'thrown', message, stack, data = '';
  try {
    if (thrown instanceof BridgeError) {
      code = thrown.code;
      message = textOf(thrown.message);
      if (thrown.data !== undefined) data = writeValue(thrown.data, 'data');
    } else if (thrown instanceof PageError) {
      message = '"' + name + '" threw ' + textOf(thrown.name) + ': ' + textOf(thrown.message);
    } else {
      message = '"' + name + '" threw ' + textOf(thrown);
      data = writeValue(thrown, 'data');
    }
    if (thrown instanceof PageError && thrown.stack !== undefined) stack = textOf(thrown.stack);
  } catch (_) {
    if (message === undefined) message = '"' + name + '" threw a value that cannot be read';
    data = '';
  }
  const marked = data !== '' && codeAt(data, 0) === MARK;
  return (marked ? '~' : '') + '{"code":' + stringify(code) + ',"message":' + stringify(message) +
    (stack === undefined ? '' : ',"stack":' + stringify(stack)) +
    (data === '' ? '' : ',"data":' + (marked ? slice(data, 1) : data)) + '}';
}
