/**
 * The error of a call, from either side. Programs decide by `code`, people read `message`, and `data` holds what the
 * failing side added.
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
// Set explicitly, because the minified class has another name, and pages see it.
defineProperty(BridgeError, 'name', constant('BridgeError'));
freeze(BridgeError.prototype);
freeze(BridgeError);

/** Copies an error with a new stack, so that no two calls share an error. */
const again = (error) => new BridgeError(error.code, error.message, { data: error.data });

/** The error with which a session closed, for what `name` stands for. */
const closing = (name, error) => new BridgeError(error.code, '"' + name + '": ' + error.message);

const refuseArguments = (message, options) => { throw new BridgeError('badArguments', message, options); };
const overLimit = (message) => new BridgeError('overLimit', message);
const invalidName = (message) => new BridgeError('invalidName', message);
const badFrame = (message) => new BridgeError('badFrame', message);

/** The zones in which the page's functions were registered, where the page has zone.js. */
const zones = new WeakTable();

/** Keeps the zone of a function, so that it runs as a listener of the platform would. */
function keepZone(f) {
  const zone = window.Zone?.current;
  if (zone) weakSet(zones, f, zone);
}

/** Calls a function of the page in its zone. */
function run(f, self, list) {
  const zone = weakGet(zones, f);
  return zone ? zone.run(f, self, list) : apply(f, self, list);
}

/** Calls a function of the page, and reports its error as an uncaught error of the page. */
function callReporting(listener, self, list) {
  try {
    return run(listener, self, list);
  } catch (error) {
    report(error);
  }
}
