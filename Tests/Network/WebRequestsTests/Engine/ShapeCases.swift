/// What a page sees of functions and classes, by their owner: descriptors, texts, keys and their order.
enum ShapeCases {
  private static let owners = [
    "XMLHttpRequest.prototype", "XMLHttpRequestEventTarget.prototype", "Response.prototype",
    "Request.prototype", "Headers.prototype", "FormData.prototype", "Blob.prototype",
    "File.prototype", "Navigator.prototype", "EventSource.prototype", "HTMLFormElement.prototype",
    "Document.prototype", "Node.prototype", "Function.prototype", "Response", "Request", "Headers",
    "FormData", "Blob", "File", "XMLHttpRequest", "EventSource",
  ]

  private static let shapes = #"""
    const tried = (make) => { try { return String(make()); } catch (error) { return error.name; } };
    const shape = (f) => [Function.prototype.toString.call(f), f + '', `${f}`, f.toString(), f.name, f.length, Reflect.ownKeys(f).map(String).join(), Object.hasOwn(f, 'prototype'),
      tried(() => Reflect.construct(Object, [], f) && 'constructs'), Object.getPrototypeOf(f) === Function.prototype ? 'a function' : Object.getPrototypeOf(f).name,
      Object.isExtensible(f), Object.isFrozen(f), tried(() => f.caller), tried(() => f.arguments), Object.prototype.toString.call(f), typeof f];
    const described = (d) => Object.entries(d).map(([key, value]) => [key, typeof value === 'function' ? shape(value) : typeof value === 'object' ? 'object' : String(value)]);

    """#

  static let all: [DifferentialCase] =
    owners.map { owner in
      DifferentialCase(
        "members of \(owner)",
        shapes + """
          for (const key of Reflect.ownKeys(\(owner))) log(String(key), described(Object.getOwnPropertyDescriptor(\(owner), key)));
          log(Object.keys(\(owner)), (() => { const names = []; for (const name in \(owner)) names.push(name); return names; })());
          """)
    } + [
      DifferentialCase(
        "functions and classes of the window",
        shapes + """
          for (const key of ['fetch', 'stop', 'Request', 'Response', 'Headers', 'XMLHttpRequest', 'EventSource', 'Blob', 'File', 'FormData', 'Function']) log(key, described(Object.getOwnPropertyDescriptor(window, key)));
          log(Object.keys(window));
          log(Object.getOwnPropertyNames(window).filter((name) => !['webkitRequests', '__webbridge__', 'bridge', 'webkit'].includes(name)));
          """),
      DifferentialCase(
        "texts of functions",
        """
        const text = Function.prototype.toString;
        const { get, set } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
        for (const f of [fetch, get, set, text, text.toString, Blob, fetch.bind(1), new Proxy(fetch, {}), class A {}, () => 1, function named(a) { return a; }, Math.max, eval]) log(text.call(f), f + '');
        for (const value of [undefined, null, 1, '', {}, Symbol(), Object.create(fetch)]) log(await attempt(() => text.call(value)));
        log(/^function \\w+\\(\\) \\{\\s+\\[native code\\]\\s+\\}$/.test(fetch), text === Function.prototype.toString, text.toString === text);
        """),
      DifferentialCase(
        "texts of functions in a frame",
        """
        const other = emptyFrame().contentWindow;
        for (const f of [other.fetch, other.Function.prototype.toString, other.XMLHttpRequest.prototype.open]) log(f + '', Function.prototype.toString.call(f).length > 0);
        """),
      DifferentialCase(
        "classes",
        """
        for (const C of [Response, Request, Blob, File, EventSource, XMLHttpRequest, FormData]) log(C.name, C.prototype.constructor === C, Object.getPrototypeOf(C).name, await attempt(() => C()), await attempt(() => C.call({})));
        log(new Blob().constructor === Blob, new Blob() instanceof Blob, new File([], 'a') instanceof Blob, Blob.prototype.isPrototypeOf(new File([], 'a')), new Request('/').constructor === Request);
        class Mine extends Request { get mine() { return 1; } }
        const mine = new Mine('/head');
        log(mine.mine, mine instanceof Request, mine.constructor === Mine, Object.getPrototypeOf(mine) === Mine.prototype, (await fetch(mine)).status);
        log(await attempt(() => Reflect.construct(Request, ['/'], Array) instanceof Array), await attempt(() => Reflect.construct(Blob, [], function () {}) instanceof Blob));
        """),
      DifferentialCase(
        "errors of wrong receivers",
        """
        log(await attempt(() => fetch()), await attempt(() => new fetch()), await attempt(() => new XMLHttpRequest.prototype.open()));
        for (const self of [1, {}, document, '', Symbol(), [], null, undefined, window, new Proxy(window, {})]) log(await heard(attempt(() => fetch.call(self, '/text?text=a'))));
        for (const name of ['open', 'send', 'abort', 'setRequestHeader', 'getResponseHeader', 'getAllResponseHeaders', 'overrideMimeType']) log(name, await attempt(() => XMLHttpRequest.prototype[name].call({}, 'GET', '/')), await attempt(() => XMLHttpRequest.prototype[name].call(undefined)));
        for (const name of ['status', 'readyState', 'response', 'responseText', 'responseXML', 'timeout']) log(name, await attempt(() => XMLHttpRequest.prototype[name]), await attempt(() => Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, name).get.call(1)));
        for (const name of ['url', 'status', 'headers', 'body']) log(name, await attempt(() => Response.prototype[name]));
        for (const name of ['text', 'json', 'clone']) log(name, await attempt(() => Response.prototype[name]()), await attempt(() => Response.prototype[name].call({})));
        log(await attempt(() => navigator.sendBeacon()), await attempt(() => navigator.sendBeacon.call({}, '/')), await attempt(() => new EventSource()), await attempt(() => stop.call({})));
        const message = (make) => { try { make(); return 'none'; } catch (error) { return error.message; } };
        log([() => Blob(), () => new Request(), () => new File([]), () => new fetch(), () => new XMLHttpRequest().open('GET'), () => new EventSource(), () => new XMLHttpRequest().open('a b', '/')].map(message));
        """),
    ]
}
