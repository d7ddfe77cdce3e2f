// The context of a handler of the page, { signal, name, traceparent }: its `this`, and `bridge.context`.

/** The context of a call of native. Its signal is made when the page reads it. */
class CallContext {
  #controller = null;
  #reason;
  #name;
  #trace;
  /**
   * @param {string} name The name of the handler; empty for an exported function.
   * @param {string} [trace] The text of native's trace.
   */
  constructor(name, trace) {
    // A private field, because an own property takes four times as long to make.
    this.#name = name;
    this.#trace = trace;
    freeze(this);
  }
  get name() { return this.#name; }
  /** The `traceparent` of native's call; undefined without a trace. */
  get traceparent() { return this.#trace && parse(this.#trace); }
  /** Aborts when the app no longer waits: the call was cancelled or timed out, or the document has ended. */
  get signal() {
    if (!this.#controller) {
      this.#controller = new Controller();
      if (this.#reason) abortController(this.#controller, this.#reason);
    }
    return signalOf(this.#controller);
  }
  static abort(context, reason) {
    context.#reason = reason;
    if (context.#controller) abortController(context.#controller, reason);
  }
}
const abortContext = CallContext.abort;
/** The context of the handler, or of the generator, that is running. */
let currentContext;
/** Sets the current context, and returns the previous one. */
function setContext(context) {
  const outer = currentContext;
  currentContext = context;
  return outer;
}
defineProperty(CallContext.prototype, 'constructor', constant(undefined));
freeze(CallContext.prototype);
