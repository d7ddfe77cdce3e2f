// What a handler of the page has as its `this`, and as `bridge.context`: { signal, name }.

/** A call of native that the page answers. The signal is made where somebody looks at it. */
class CallContext {
  #controller = null;
  #reason;
  #name;
  /** @param {string} name What is called; empty for a function that the page gave away. */
  constructor(name) {
    // With a property of its own it would take four times as long to make.
    this.#name = name;
    freeze(this);
  }
  get name() { return this.#name; }
  /** Aborts when the answer is no longer wanted: cancelled, too late, or its document has ended. */
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
/** Sets the current context; gives the one before. */
function setContext(context) {
  const outer = currentContext;
  currentContext = context;
  return outer;
}
defineProperty(CallContext.prototype, 'constructor', constant(undefined));
freeze(CallContext.prototype);
