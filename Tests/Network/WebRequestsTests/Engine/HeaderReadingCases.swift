/// Headers that a page gives: each is read once, as the engine reads it.
enum HeaderReadingCases {
  private static let values: [(String, String)] = [
    (
      "a generator",
      "(function* () { yield ['X-A', '1']; yield ['x-a', '2']; yield ['X-B', '3']; })()"
    ),
    (
      "a generator that gives one list again",
      "(function* () { const pair = ['X-A', '1']; yield pair; pair[0] = 'X-B'; yield pair; })()"
    ),
    ("entries of a Map", "new Map([['X-A', '1'], ['X-B', '2']]).entries()"),
    ("a Map", "new Map([['X-A', '1']])"), ("a Set", "new Set([['X-A', '1']])"),
    ("an iterator of a list", "[['X-A', '1']][Symbol.iterator]()"),
    ("Headers", "new Headers([['X-A', '1']])"),
    ("entries of Headers", "new Headers([['X-A', '1']]).entries()"),
    ("a form", "(() => { const f = new FormData(); f.append('X-A', '1'); return f; })()"),
    ("parameters", "new URLSearchParams('X-A=1&X-B=2')"),
    ("pairs that are iterators", "[['X-A', '1'][Symbol.iterator]()]"),
    ("pairs that are generators", "[(function* () { yield 'X-A'; yield '1'; })()]"),
    (
      "an iterable that counts",
      "(() => { let n = 0; return { [Symbol.iterator]() { log('asked', ++n); return [['X-A', '' + n]][Symbol.iterator](); } }; })()"
    ),
    (
      "a getter that counts",
      "(() => { let n = 0; return { get 'X-A'() { log('asked', ++n); return '' + n; } }; })()"
    ),
    ("a Proxy of an object", "proxied({ 'X-A': '1' })"),
    ("a Proxy of a list", "proxied([['X-A', '1']])"),
    ("a list of a subclass", "new (class extends Array {})(['X-A', '1'])"),
    ("an object without a prototype", "Object.assign(Object.create(null), { 'X-A': '1' })"),
    ("an object that inherits", "Object.create({ 'X-A': '1' })"),
    ("a symbol as a name", "({ 'X-A': '1', [Symbol('q')]: '2' })"),
    ("a hidden member", "Object.defineProperty({}, 'X-A', { value: '1' })"),
    ("a function", "Object.assign(() => {}, { 'X-A': '1' })"), ("a string", "'ab'"),
    ("a number", "5"), ("null", "null"), ("undefined", "undefined"), ("a boolean", "true"),
    ("a pair of one", "[['a']]"), ("a pair of three", "[['a', 'b', 'c']]"),
    ("a pair that is a text", "['ab']"), ("a pair that is none", "[1]"),
    ("a bad name", "({ 'a b': 'c' })"), ("a bad value", "({ a: 'b\\r\\nc' })"),
    ("a wide name", "({ 'é中': 'c' })"), ("a wide value", "({ a: '中' })"),
    (
      "a generator that throws",
      "(function* () { yield ['X-A', '1']; throw new RangeError('r'); })()"
    ), ("no iterator", "({ [Symbol.iterator]: 1 })"),
    ("an iterator that is no object", "({ [Symbol.iterator]: () => 1 })"),
    ("an iterator of null", "({ [Symbol.iterator]: null, 'X-A': '1' })"),
    ("an empty list", "[]"),
    ("a value with toString", "({ 'X-A': { toString() { log('toString'); return 's'; } } })"),
    ("a value that is a symbol", "({ 'X-A': Symbol() })"),
    ("an order", "({ 'X-B': '1', 'X-A': '2', 1: '3' })"),
  ]

  static let all: [DifferentialCase] =
    values.map { name, value in
      DifferentialCase(
        "\(name) as headers",
        """
        const proxied = (target) => { const seen = []; log(seen); return new Proxy(target, {
          get(t, k) { seen.push('get ' + String(k)); return t[k]; }, ownKeys(t) { seen.push('keys'); return Reflect.ownKeys(t); },
          getOwnPropertyDescriptor(t, k) { seen.push('descriptor ' + String(k)); return Reflect.getOwnPropertyDescriptor(t, k); } }); };
        const make = () => (\(value));
        const names = async (r) => { const h = head(await r.text()).headers; return Object.keys(h).filter((n) => /^(x-|1$|a$)/.test(n)).sort().map((n) => [n, h[n]]); };
        log('fetch', await attempt(async () => names(await fetch('/head', { headers: make() }))));
        log('Headers', await attempt(async () => names(await fetch('/head', { headers: new Headers(make()) }))));
        log('Request', await attempt(async () => names(await fetch(new Request('/head', { headers: make() })))));
        log('fetch of a Request', await attempt(async () => names(await fetch(new Request('/head', { headers: { 'X-Z': '1' } }), { headers: make() }))));
        log('Request of a Request', await attempt(async () => names(await fetch(new Request(new Request('/head', { headers: { 'X-Z': '1' } }), { headers: make() })))));
        log('POST', await attempt(async () => names(await fetch('/head', { method: 'POST', body: 'x', headers: make() }))));
        log('beyond the relay', await attempt(async () => (await fetch('data:text/plain,x', { headers: make() })).text()));
        """)
    } + [
      DifferentialCase(
        "members of options",
        """
        for (const kind of ['fetch', 'Request', 'both']) {
          const seen = [];
          // The engine ignores `duplex`.
          const options = new Proxy({ method: 'POST', body: 'x', headers: { 'X-A': '1' } }, { get(t, k) { if (k !== 'duplex') seen.push(String(k)); return t[k]; } });
          log(kind, await attempt(async () => (kind === 'fetch' ? await fetch('/head', options) : kind === 'Request' ? await fetch(new Request('/head', options)) : await fetch(new Request('/head', options), options)).status), seen.sort());
        }
        """),
      DifferentialCase(
        "options of a Request",
        """
        const inits = [undefined, null, {}, () => {}, 1, 'x', { method: 'POST' }, { method: 'POST', body: null }, { body: 'x' }, { headers: undefined }, Object.create({ method: 'PUT' }), new Proxy({}, {}), { method: 'POST', body: new FormData() }];
        for (const init of inits) log(await attempt(() => { const r = new Request('/head', init); return [r.method, r.url, [...r.headers].filter(([n]) => n !== 'content-type')]; }));
        log(await attempt(() => new Request()), await attempt(() => new Request('/head').headers.get('a')));
        """),
    ]
}
