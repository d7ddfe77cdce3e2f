/**
 * What went wrong with a call, on either side. `code` is what a program decides by, `message` what
 * a person reads, `data` what the side that failed gave along.
 */
class BridgeError extends PageError {
  /**
   * @param {string} code One of the bridge's codes, or one of your own.
   * @param {string} message
   * @param {{data?: *, cause?: *}} [options]
   */
  constructor(code, message, options) {
    super(message);
    defineProperty(this, 'name', constant(code === 'cancelled' ? 'AbortError' : 'BridgeError'));
    defineProperty(this, 'code', constant(textOf(code)));
    if (options?.data !== undefined) {
      defineProperty(this, 'data', constant(options.data));
    }
    if (options?.cause !== undefined) {
      defineProperty(this, 'cause', constant(options.cause));
    }
  }
}
// Pages see the name, which the minified class no longer has.
defineProperty(BridgeError, 'name', constant('BridgeError'));
freeze(BridgeError.prototype);
freeze(BridgeError);

/** A copy of an error, with a stack of its own: no two calls share an error. */
const again = (error) => new BridgeError(error.code, error.message, { data: error.data });

/** The error of a `fail` or `end` line. */
function readError(payload) {
  return again(readValue(payload));
}

/** The payload of a `fail` line for whatever a handler threw. */
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
