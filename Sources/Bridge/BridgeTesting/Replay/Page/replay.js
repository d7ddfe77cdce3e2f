// Plays the page's part of a recording: makes the calls and emits the events that the page made, and answers those
// that native code made.
(() => {
  const calls = new Map(), answers = new Map();

  /** The value of a payload's JSON in the extended encoding, which docs/WIRE.md describes. */
  const revive = (value) => {
    if (Array.isArray(value)) return value.map(revive);
    if (value === null || typeof value !== 'object') return value;
    const keys = Object.keys(value);
    if (keys.length !== 1 || keys[0][0] !== '$') return members(value);
    const content = value[keys[0]];
    switch (keys[0]) {
      case '$undefined': return undefined;
      case '$number': return Number(content);
      case '$int': return BigInt(content);
      case '$bytes': return Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      case '$date': return new Date(content);
      case '$map': return new Map(content.map(([key, item]) => [revive(key), revive(item)]));
      case '$set': return new Set(content.map(revive));
      default: return members(content);
    }
  };
  const members = (object) =>
    Object.fromEntries(Object.entries(object).map(([key, item]) => [key, revive(item)]));
  const read = ({ json, extended }) => extended ? revive(json) : json;

  const readAll = async (stream) => {
    for await (const element of stream) void element;
  };

  /** What the page said to one call of native code, as a result, a stream or an error. */
  const give = ({ result, elements, error }) => {
    if (error) throw new bridge.BridgeError(error.code, error.message);
    if (!elements) return result && read(result);
    return (async function* () {
      for (const element of elements) yield read(element);
    })();
  };

  globalThis.webBridgeReplay = {
    /** Makes a call of the page. Its end settles the promise of `ended`. */
    call(id, method, isStream, list) {
      const controller = new AbortController();
      const caller = bridge.with({ signal: controller.signal, timeout: Infinity });
      const made = isStream
        ? readAll(caller.stream(method, ...read(list))) : caller.call(method, ...read(list));
      // The recorder compares how the call ends.
      calls.set(id, { controller, ended: made.then(() => {}, () => {}) });
    },
    ended: (id) => calls.get(id).ended,
    cancel(id) { calls.get(id).controller.abort(); },
    emit(name, value) { bridge.emit(name, read(value)); },
    /** Keeps what the page said to a call of native code, for the next call of the method. */
    answer(method, answer) {
      if (!answers.has(method)) {
        answers.set(method, []);
        bridge.handle(method, () => {
          const next = answers.get(method).shift();
          if (next) return give(next);
          throw new bridge.BridgeError('unavailable', 'The recording has no further call of this method.');
        });
      }
      answers.get(method).push(answer);
    },
  };
})();
