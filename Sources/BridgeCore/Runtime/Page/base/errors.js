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

const refuseArguments = (message, options) => { throw new BridgeError('badArguments', message, options); };
const overLimit = (message) => new BridgeError('overLimit', message);
const badFrame = (message) => new BridgeError('badFrame', message);

/** Calls a function of the page. What it throws is the page's own, as if nobody stood between. */
function callReporting(listener, self, list) {
  try {
    return apply(listener, self, list);
  } catch (error) {
    report(error);
  }
}
