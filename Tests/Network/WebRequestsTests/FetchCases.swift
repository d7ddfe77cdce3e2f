/// What pages do with `fetch`.
enum FetchCases {
  static let bodies: [DifferentialCase] = [
    ("a string", "'text é \\u{1F600}'"), ("an empty string", "''"),
    ("a lone surrogate", "'a\\ud800b'"),
    ("a NUL", "'a\\0b'"), ("a number", "12"), ("an object", "({ toString: () => 'made' })"),
    ("an array", "[1, 2]"),
    ("parameters", "new URLSearchParams([['a', '1'], ['a', 'é &'], ['', '']])"),
    ("an ArrayBuffer", "new Uint8Array([0, 1, 254, 255]).buffer"),
    ("an empty ArrayBuffer", "new ArrayBuffer(0)"),
    ("a view", "new Uint8Array([9, 0, 1, 254, 255, 9]).subarray(1, 5)"),
    ("a view of floats", "new Float64Array([1.5, -2])"),
    ("a DataView", "new DataView(new Uint8Array([1, 2, 3, 4]).buffer, 1, 2)"),
    ("a Blob", "new Blob(['blob', new Uint8Array([0, 255])], { type: 'x/y' })"),
    ("a Blob without a type", "new Blob(['blob'])"), ("an empty Blob", "new Blob([])"),
    ("a File", "new File(['file'], 'ü.txt', { type: 'text/css' })"),
    (
      "a form",
      "(() => { const f = new FormData(); f.append('a', '1'); f.append('a', '2'); f.append('b', 'x\\ny'); return f; })()"
    ),
    ("an empty form", "new FormData()"),
    (
      "a form with odd names",
      "(() => { const f = new FormData(); f.append('q\"uo\\r\\nte', 'é'); f.append('', ''); return f; })()"
    ),
    (
      "a form with files",
      "(() => { const f = new FormData(); f.append('f', new File(['one'], 'a\"b.txt', { type: 'text/plain' })); f.append('f', new File([new Uint8Array([0, 255])], 'ü.bin')); f.append('g', new Blob(['b'])); f.append('t', 'text'); return f; })()"
    ),
    ("null", "null"), ("undefined", "undefined"),
  ].map { name, value in
    DifferentialCase(
      "fetch posts \(name)", "return sent('/head', { method: 'POST', body: \(value) })")
  }

  static let requests: [DifferentialCase] = [
    DifferentialCase("fetch gets", "return sent('/head?a=1&b=%20#hash')"),
    DifferentialCase("fetch with a URL object", "return sent(new URL('/head', location.href))"),
    DifferentialCase("fetch with PUT", "return sent('/head', { method: 'PUT', body: 'p' })"),
    DifferentialCase("fetch with PATCH", "return sent('/head', { method: 'PATCH', body: 'p' })"),
    DifferentialCase(
      "fetch with DELETE", "return sent('/head', { method: 'DELETE' })"),
    DifferentialCase(
      "fetch with DELETE and a body", "return sent('/head', { method: 'delete', body: 'p' })"),
    DifferentialCase("fetch with post in lower case", "return sent('/head', { method: 'post' })"),
    DifferentialCase(
      "fetch with a method of its own", "return sent('/head', { method: 'FOO', body: 'f' })"),
    DifferentialCase(
      "fetch with OPTIONS", "return sent('/head', { method: 'OPTIONS' })"),
    DifferentialCase(
      "fetch with HEAD",
      "const r = await fetch('/head', { method: 'HEAD' }); return [r.status, r.body === null, await r.text()]",
      differs: .standard),
    DifferentialCase(
      "fetch with a forbidden method", "return attempt(() => fetch('/head', { method: 'TRACE' }))"),
    DifferentialCase(
      "fetch with a bad method", "return attempt(() => fetch('/head', { method: 'a b' }))"),
    DifferentialCase(
      "fetch gets with a body", "return attempt(() => fetch('/head', { body: 'x' }))"),
    DifferentialCase("fetch without arguments", "return attempt(() => fetch())"),
    DifferentialCase(
      "fetch with credentials in the URL",
      "return attempt(() => fetch(location.origin.replace('//', '//user:pass@') + '/head'))"),
    DifferentialCase(
      "fetch with headers as an object",
      "return sent('/head', { headers: { 'X-A': '1', 'x-b': ' padded ' } })"),
    DifferentialCase(
      "fetch with headers as pairs",
      "return sent('/head', { headers: [['x-a', '1'], ['X-A', '2']] })"),
    DifferentialCase(
      "fetch with Headers",
      "const h = new Headers(); h.append('x-a', '1'); h.append('x-a', ''); return sent('/head', { headers: h })"
    ),
    DifferentialCase(
      "fetch with forbidden headers",
      "return sent('/head', { headers: { Cookie: 'a=1', Host: 'evil', 'Sec-X': '1', 'Proxy-Y': '2', Origin: 'http://evil', 'X-A': '1', 'Accept-Encoding': 'br', Referer: 'http://evil', TE: 'x', Via: 'v', Date: 'now', 'Content-Length': '7' } })"
    ),
    DifferentialCase(
      "fetch with a line break in a header",
      "return attempt(() => fetch('/head', { headers: { 'x-a': 'a\\r\\nb: c' } }))"),
    DifferentialCase(
      "fetch with a bad header name",
      "return attempt(() => fetch('/head', { headers: { 'x a': 'b' } }))"),
    DifferentialCase(
      "fetch with a header beyond Latin",
      "return attempt(() => fetch('/head', { headers: { 'x-a': '\\u{1F600}' } }))"),
    DifferentialCase(
      "fetch with a trace",
      "return sent('/head', { headers: { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', tracestate: 'a=1', baggage: 'b=2' } })"
    ),
    DifferentialCase(
      "fetch with Accept and User-Agent",
      "return sent('/head', { headers: { Accept: 'x/y', 'User-Agent': 'mine' } })"),
    DifferentialCase(
      "fetch with a content type of its own",
      "return sent('/head', { method: 'POST', body: 'a', headers: { 'content-type': 'x/y' } })"),
    DifferentialCase(
      "fetch with a content type without a body",
      "return sent('/head', { method: 'POST', headers: { 'content-type': 'x/y' } })"),
    DifferentialCase(
      "fetch of a Request",
      "return sent(new Request('/head', { method: 'PUT', body: 'r', headers: { 'x-a': '1' } }))"),
    DifferentialCase(
      "fetch of a Request with other options",
      "return sent(new Request('/head', { method: 'PUT', body: 'r' }), { method: 'PATCH', body: 's', headers: { 'x-b': '1' } })"
    ),
    DifferentialCase(
      "fetch of a Request with bytes",
      "return sent(new Request('/head', { method: 'POST', body: new Uint8Array([0, 255]) }))"),
    DifferentialCase(
      "fetch of a Request with a Blob",
      "return sent(new Request('/head', { method: 'POST', body: new Blob(['b'], { type: 'x/z' }) }))"
    ),
    DifferentialCase(
      "fetch of a Request with a form",
      "const f = new FormData(); f.append('a', '1'); f.append('a', '2'); return sent(new Request('/head', { method: 'POST', body: f }))"
    ),
    DifferentialCase(
      "fetch of a Request with a form with a file",
      "const f = new FormData(); f.append('a', new File(['x'], 'a.txt')); return sent(new Request('/head', { method: 'POST', body: f }))"
    ),
    DifferentialCase(
      "fetch of a clone",
      "const r = new Request('/head', { method: 'POST', body: 'twice' }); return [await sent(r.clone()), r.bodyUsed, await sent(r), r.bodyUsed]"
    ),
    DifferentialCase(
      "fetch of a used Request",
      "const r = new Request('/head', { method: 'POST', body: 'once' }); await r.text(); return attempt(() => fetch(r))"
    ),
    DifferentialCase(
      "fetch twice of a Request",
      "const r = new Request('/head', { method: 'POST', body: 'once' }); await fetch(r); return attempt(() => fetch(r))"
    ),
    DifferentialCase("fetch with a referrer", "return sent('/head', { referrer: '/other?x#y' })"),
    DifferentialCase(
      "fetch without a referrer", "return sent('/head', { referrerPolicy: 'no-referrer' })"),
    DifferentialCase("fetch with an empty referrer", "return sent('/head', { referrer: '' })"),
    DifferentialCase(
      "fetch with the policy origin", "return sent('/head', { referrerPolicy: 'origin' })"),
    DifferentialCase(
      "fetch with a bad policy",
      "return attempt(() => fetch('/head', { referrerPolicy: 'nonsense' }))"),
    DifferentialCase("fetch with no-store", "return sent('/head', { cache: 'no-store' })"),
    DifferentialCase("fetch with no-cache", "return sent('/head', { cache: 'no-cache' })"),
    DifferentialCase("fetch with reload", "return sent('/head', { cache: 'reload' })"),
    DifferentialCase(
      "fetch with only-if-cached",
      "return attempt(() => fetch('/head', { cache: 'only-if-cached' }))"),
    DifferentialCase(
      "fetch with keepalive", "return sent('/head', { method: 'POST', body: 'k', keepalive: true })"
    ),
    DifferentialCase(
      "fetch with keepalive and a large body",
      "return attempt(() => fetch('/head', { method: 'POST', body: new Uint8Array(70000), keepalive: true }))"
    ),
    DifferentialCase(
      "fetch with the mode same-origin", "return sent('/head', { mode: 'same-origin' })"),
    DifferentialCase(
      "fetch elsewhere with the mode same-origin",
      "return attempt(() => fetch('http://localhost:' + location.port + '/head', { mode: 'same-origin' }))"
    ),
    DifferentialCase(
      "fetch with the mode navigate", "return attempt(() => fetch('/head', { mode: 'navigate' }))"),
    DifferentialCase(
      "fetch of a relative URL with a base",
      "const b = document.createElement('base'); b.href = '/a/b/'; document.head.append(b); try { const r = await fetch('../../head'); return r.url; } finally { b.remove(); }"
    ),
    DifferentialCase("fetch of a bad URL", "return attempt(() => fetch('http://:'))"),
    DifferentialCase(
      "fetch with special characters in the URL", "return sent('/head?q=é|^`{}\\'&x=%zz')"),
    DifferentialCase(
      "fetch asks each option once",
      "const asked = []; const o = new Proxy({ method: 'POST', body: 'x' }, { get: (t, k) => { asked.push(String(k)); return t[k]; } }); await fetch('/head', o); return asked.filter((k) => ['method', 'body', 'headers', 'signal', 'mode'].includes(k)).sort()"
    ),
    DifferentialCase(
      "fetch reads its arguments before it returns",
      "const o = { method: 'POST', body: new Uint8Array([1, 2]) }; const p = sent('/head', o); o.body[0] = 9; o.method = 'PUT'; return p"
    ),
  ]

  static let all = bodies + requests + responses + redirects + others
}
