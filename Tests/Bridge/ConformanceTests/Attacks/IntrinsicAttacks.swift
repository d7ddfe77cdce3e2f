import TestSupport

/// Attacks on the functions of the platform that a page's runtime could use. The tools of the tests are in scope.
enum IntrinsicAttacks {
  /// Functions that record their receiver, their arguments and their result, and then do what they should.
  static let spies = [
    Attack("then, catch and finally of promises are spied on", "spyOn(Promise.prototype)"),
    Attack("the functions of Promise are spied on", "spyOn(Promise)"),
    Attack(
      "promises have a getter for their constructor",
      """
      defineProperty(Promise.prototype, 'constructor',
        { configurable: true, get() { note(this); return class extends PlainPromise {} } });
      """),
    Attack(
      "promises have a species that keeps what it is resolved with",
      """
      defineProperty(Promise, Symbol.species, { configurable: true, get: () => class extends PlainPromise {
        constructor(run) { super((resolve, reject) => run(spy(resolve), spy(reject))); }
      } });
      """),
    Attack(
      "Promise is replaced",
      "window.Promise = class extends PlainPromise { static resolve(v) { note(v) } }"),
    Attack(
      "Promise is a proxy",
      "window.Promise = new Proxy(Promise, { construct(t, list) { note(list[0]); return new t(...list) } })"
    ),
    Attack("the functions of JSON are spied on", "spyOn(JSON)"),
    Attack("JSON is replaced", "window.JSON = { parse: spy(() => 1), stringify: spy(() => '1') }"),
    Attack("the functions of Array are spied on", "spyOn(Array)"),
    Attack("the methods of arrays are spied on", "spyOn(Array.prototype)"),
    Attack(
      "the iterator of arrays gives what it sees",
      "const old = Array.prototype[Symbol.iterator]; Array.prototype[Symbol.iterator] = spy(old)"),
    Attack(
      "the iterators of arrays have a next that is spied on",
      "spyOn(getPrototypeOf([][Symbol.iterator]()))"),
    Attack("the methods of strings are spied on", "spyOn(String.prototype)"),
    Attack("the functions of String are spied on", "spyOn(String)"),
    Attack("String is replaced", "window.String = spy(String)"),
    Attack("the methods of maps are spied on", "spyOn(Map.prototype)"),
    Attack("the methods of sets are spied on", "spyOn(Set.prototype)"),
    Attack(
      "the methods of weak collections are spied on",
      "spyOn(WeakMap.prototype); spyOn(WeakSet.prototype); spyOn(WeakRef.prototype)"),
    Attack(
      "Map, Set and WeakMap are replaced by classes that keep what they are given",
      """
      for (const name of ['Map', 'Set', 'WeakMap']) {
        window[name] = class extends window[name] { set(k, v) { note(k); note(v); return super.set(k, v) } };
      }
      """),
    Attack("the methods of regular expressions are spied on", "spyOn(RegExp.prototype)"),
    Attack("RegExp is replaced", "window.RegExp = spy(RegExp)"),
    Attack(
      "call, apply and bind are spied on", "spyOn(Function.prototype, 'call', 'apply', 'bind')"),
    Attack(
      "functions have a hasInstance that is spied on",
      "defineProperty(Function.prototype, 'hasInstance', { value: spy(() => true) }); Function.prototype.toString = spy(Function.prototype.toString)"
    ),
    Attack("the functions of Reflect are spied on", "spyOn(Reflect)"),
    Attack("the functions of Object are spied on", "spyOn(Object)"),
    Attack(
      "the methods of objects are spied on",
      "spyOn(Object.prototype, 'toString', 'valueOf', 'hasOwnProperty', 'toLocaleString')"),
    Attack(
      "Symbol is replaced",
      "const old = Symbol; window.Symbol = Object.assign(spy(old), { for: spy(old.for), iterator: old.iterator, asyncIterator: old('own') })"
    ),
    Attack(
      "the methods of numbers, truth values and big integers are spied on",
      "spyOn(Number.prototype); spyOn(Boolean.prototype); spyOn(BigInt.prototype); window.Number = spy(Number)"
    ),
    Attack(
      "dates are spied on, and their clock stands still",
      "spyOn(Date.prototype); Date.now = () => 0"),
    Attack("random numbers are no longer random", "Math.random = () => 0.5"),
    Attack(
      "typed arrays and their getters are spied on",
      "spyOn(getPrototypeOf(Uint8Array.prototype)); spyOn(ArrayBuffer.prototype); spyOn(ArrayBuffer)"
    ),
    Attack(
      "encoders and decoders of text are spied on",
      "for (const t of [window.TextEncoder, TextDecoder]) if (t) spyOn(t.prototype); window.atob = spy(atob); window.btoa = spy(btoa)"
    ),
    Attack(
      "blobs and files are spied on",
      "spyOn(Blob.prototype); spyOn(File.prototype); window.Blob = spy(Blob)"),
    Attack(
      "microtasks and timers are spied on",
      "for (const name of ['queueMicrotask', 'setTimeout', 'clearTimeout', 'setInterval']) window[name] = spy(window[name])"
    ),
    Attack("the clock of performance stands still", "window.performance.now = () => 0"),
    Attack(
      "listeners, aborts and finalizers are spied on",
      "spyOn(EventTarget.prototype); spyOn(AbortController.prototype); spyOn(FinalizationRegistry.prototype)"
    ),
    Attack(
      "errors are spied on",
      "window.Error = spy(Error); Error.captureStackTrace = spy(() => {}); Error.prepareStackTrace = spy(() => ''); window.reportError = spy(() => {})"
    ),
    Attack(
      "generators are spied on",
      "spyOn(getPrototypeOf(getPrototypeOf(function* () {}).prototype)); spyOn(getPrototypeOf(getPrototypeOf(async function* () {}).prototype))"
    ),
    Attack(
      "the bridge's message handler, its prototype and window.webkit are replaced",
      """
      const handlers = webkit.messageHandlers;
      try { handlers.webbridge.postMessage = spy(() => {}) } catch {}
      try { getPrototypeOf(handlers.webbridge).postMessage = spy(() => {}) } catch {}
      try { defineProperty(handlers, 'webbridge', { value: { postMessage: spy(() => {}) } }) } catch {}
      try { defineProperty(window, 'webkit', { value: { messageHandlers: {} } }) } catch {}
      """),
    Attack(
      "prompts, messages between windows and copies are spied on",
      """
      window.prompt = spy(() => 'done 0 1');
      for (const t of [window.MessagePort, window.MessageChannel, window.BroadcastChannel]) if (t) spyOn(t.prototype);
      window.postMessage = spy(() => {});
      window.structuredClone = spy((v) => v);
      """),
  ]
}
