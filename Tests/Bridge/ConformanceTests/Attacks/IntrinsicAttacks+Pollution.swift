import TestSupport

extension IntrinsicAttacks {
  /// Properties on prototypes, which every object of the page inherits.
  static let pollutions = [
    Attack(
      "objects inherit the fields of property descriptors",
      "pollute(Object.prototype, 'get', 'set', 'value', 'writable', 'enumerable', 'configurable')"),
    Attack("objects inherit then", "pollute(Object.prototype, 'then')"),
    Attack(
      "objects inherit the fields of the runtime's calls",
      "pollute(Object.prototype, 'id', 'name', 'resolve', 'reject', 'deadline', 'abort', 'control', 'poll', 'context')"
    ),
    Attack(
      "objects inherit the options of calls",
      "pollute(Object.prototype, 'signal', 'timeout', 'traceparent', 'isPatient', 'isLoad', 'room', 'stream')"
    ),
    Attack(
      "objects inherit a timeout of 0",
      "Object.prototype.timeout = 0; Object.prototype.signal = { aborted: true, reason: 1 }"),
    Attack(
      "objects inherit the fields of waiting lines",
      "pollute(Object.prototype, 'line', 'size', 'isReady', 'next', 'text', 'uploads', 'posts', 'offset')"
    ),
    Attack(
      "objects and arrays inherit numbered members",
      "pollute(Object.prototype, '0', '1', '2', '3'); pollute(Array.prototype, '0', '1', '2', '3')"),
    Attack("objects inherit a length", "pollute(Object.prototype, 'length')"),
    Attack(
      "objects inherit the fields of errors",
      "pollute(Object.prototype, 'data', 'cause', 'code', 'message', 'stack')"),
    Attack(
      "objects inherit the fields of the runtime's configuration",
      "pollute(Object.prototype, 'secret', 'wire', 'handler', 'origins', 'token', 'key', 'frameBytes')"
    ),
    Attack(
      "objects inherit the marks of the extended encoding",
      "pollute(Object.prototype, '$function', '$stream', '$bytes', '$undefined', '$date', '$map', '$object', '$blob')"
    ),
    Attack(
      "objects inherit a toJSON that is not there",
      "pollute(Object.prototype, 'toJSON'); pollute(String.prototype, 'toJSON'); pollute(Number.prototype, 'toJSON')"
    ),
    Attack(
      "texts and numbers inherit a toJSON that keeps them",
      "for (const t of [String, Number, Boolean, BigInt]) t.prototype.toJSON = spy(function () { return 'forged' })"
    ),
    Attack(
      "objects inherit the state of iterators",
      "pollute(Object.prototype, 'done', 'return', 'throw')"),
    Attack(
      "objects inherit iterators",
      "defineProperty(Object.prototype, Symbol.iterator, { configurable: true, get() { note(this); return undefined } })"
    ),
    Attack(
      "objects inherit asynchronous iterators",
      "defineProperty(Object.prototype, Symbol.asyncIterator, { configurable: true, get() { note(this); return undefined } })"
    ),
    Attack(
      "objects inherit a way to become text",
      "defineProperty(Object.prototype, Symbol.toPrimitive, { configurable: true, get() { note(this); return undefined } })"
    ),
    Attack(
      "objects inherit a tag",
      "defineProperty(Object.prototype, Symbol.toStringTag, { configurable: true, get() { note(this); return undefined } })"
    ),
    Attack(
      "arrays say that they are spread, and have a species",
      """
      Array.prototype[Symbol.isConcatSpreadable] = false;
      defineProperty(Array, Symbol.species, { configurable: true, get() { note(this); return Object } });
      """),
    Attack(
      "the accessor __proto__ is replaced",
      "defineProperty(Object.prototype, '__proto__', { configurable: true, set: spy(() => {}), get() { note(this) } })"
    ),
    Attack(
      "constructors are getters",
      """
      for (const t of [Object, Array, Promise, Uint8Array, Map, Date, RegExp]) {
        defineProperty(t.prototype, 'constructor', { configurable: true, get() { note(this); return spy(function () {}) } });
      }
      """),
    Attack(
      "functions inherit from a proxy",
      """
      setPrototypeOf(Function.prototype, new Proxy(Object.prototype, {
        get(t, key, self) { note(self); note(key); return t[key] }, set(t, key, value) { note(value); return true },
      }));
      """),
  ]

  /// Functions that fail, and objects that nobody can change any more.
  static let breaks = [
    Attack("the methods of promises throw", "break_(Promise.prototype); break_(Promise)"),
    Attack("the functions of JSON throw", "break_(JSON)"),
    Attack("the methods of arrays throw", "break_(Array.prototype); break_(Array)"),
    Attack("the methods of strings throw", "break_(String.prototype)"),
    Attack(
      "the methods of maps, sets and weak maps throw",
      "break_(Map.prototype); break_(Set.prototype); break_(WeakMap.prototype)"),
    Attack("the methods of regular expressions throw", "break_(RegExp.prototype)"),
    Attack(
      "call, apply and bind throw",
      "break_(Function.prototype, 'call', 'apply', 'bind', 'toString')"),
    Attack("the functions of Object and Reflect throw", "break_(Object); break_(Reflect)"),
    Attack(
      "the methods of numbers and dates throw",
      "break_(Number.prototype); break_(Date.prototype); break_(Date); break_(Math)"),
    Attack(
      "the methods of typed arrays throw",
      """
      break_(getPrototypeOf(Uint8Array.prototype), 'set', 'slice', 'subarray', 'fill', 'map', 'join', 'at', 'indexOf');
      break_(ArrayBuffer.prototype, 'slice');
      """),
    Attack(
      "blobs, decoders and base64 throw",
      "break_(Blob.prototype); break_(TextDecoder.prototype); break_(window, 'atob', 'btoa')"),
    Attack(
      "timers and microtasks throw",
      "break_(window, 'setTimeout', 'clearTimeout', 'queueMicrotask')"),
    Attack("listeners throw", "break_(EventTarget.prototype); break_(AbortController.prototype)"),
    Attack(
      "iterators and generators throw",
      """
      break_(getPrototypeOf([][Symbol.iterator]()));
      break_(getPrototypeOf(getPrototypeOf(async function* () {}).prototype));
      """),
    Attack(
      "the names of the platform are gone",
      """
      for (const name of ['Promise', 'JSON', 'Map', 'Set', 'WeakMap', 'Object', 'Array', 'String', 'Reflect', 'Symbol',
        'Uint8Array', 'Blob', 'AbortController', 'FinalizationRegistry', 'Error', 'Date', 'RegExp', 'BigInt']) {
        delete window[name];
      }
      """),
    Attack(
      "prototypes are frozen",
      "for (const t of [Object, Array, Promise, Map, String, Function, RegExp, Error]) Object.freeze(t.prototype)"
    ),
    Attack(
      "the global bridge is replaced", "try { window.bridge = { call: () => 'forged' } } catch {}"),
    Attack(
      "the bridge is taken from its symbol, its prototype and its marker",
      """
      const kept = window[Symbol.for('webbridge')];
      for (const change of [
        () => { kept.call = 1 }, () => { delete kept.call }, () => setPrototypeOf(kept, {}),
        () => defineProperty(kept, 'call', { value: 1 }), () => { window[Symbol.for('webbridge')] = 1 },
        () => { delete window[Symbol.for('webbridge')] }, () => { window.__webbridge__ = null },
        () => { delete window.__webbridge__ }, () => { kept.call.apply = 1 }, () => { kept.ready.then = 1 },
        () => { kept.BridgeError.prototype.code = 1 }, () => { kept.native.add = 1 },
      ]) { try { change() } catch {} }
      """),
    Attack(
      "the runtime's marker is called again and again",
      "for (let i = 0; i < 1000; i++) window.__webbridge__()"),
    Attack(
      "elements take the names of the bridge's globals",
      """
      const make = window.document && window.document.createElement;
      for (const id of ['webkit', 'bridge', '__webbridge__', 'performance', 'location', 'document']) {
        const element = make.call(document, 'form');
        element.setAttribute('id', id);
        element.setAttribute('name', id);
        document.body.append(element);
      }
      """),
  ]
}
