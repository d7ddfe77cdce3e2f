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
      "fetch with DELETE", "return sent('/head', { method: 'DELETE' })", differs: .contentLength),
    DifferentialCase(
      "fetch with DELETE and a body", "return sent('/head', { method: 'delete', body: 'p' })"),
    DifferentialCase("fetch with post in lower case", "return sent('/head', { method: 'post' })"),
    DifferentialCase(
      "fetch with a method of its own", "return sent('/head', { method: 'FOO', body: 'f' })"),
    DifferentialCase(
      "fetch with OPTIONS", "return sent('/head', { method: 'OPTIONS' })", differs: .contentLength),
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

  static let responses: [DifferentialCase] = [
    DifferentialCase(
      "a response's properties", "return shown(await fetch('/text?text=a&h=X-A:1&h=x-B:2#f'))"),
    DifferentialCase(
      "a response's clone",
      "const r = await fetch('/text?text=a'); const c = r.clone(); return [shown(c), await c.text(), await r.text(), r.bodyUsed]"
    ),
    DifferentialCase(
      "a clone of a used response",
      "const r = await fetch('/text?text=a'); await r.text(); return attempt(() => r.clone())"),
    DifferentialCase(
      "a response as JSON",
      "return (await fetch('/text' + query({ text: '{\"a\":[1,null]}' }))).json()"),
    DifferentialCase(
      "a response that is no JSON",
      "return attempt(async () => (await fetch('/text?text=x')).json())"),
    DifferentialCase(
      "a response as a Blob",
      "const b = await (await fetch('/text?text=abc&type=x/y;charset=utf-8')).blob(); return [b.type, b.size, await b.text()]",
      differs: .standard),
    DifferentialCase(
      "a response as a Blob without a type",
      "const b = await (await fetch('/text?text=abc&type=')).blob(); return [b.type, b.size]"),
    DifferentialCase(
      "a response as bytes", "return hex(await (await fetch('/bytes?count=600')).arrayBuffer())"),
    DifferentialCase(
      "a response as a form",
      "const f = await (await fetch('/text' + query({ text: 'a=1&a=2&b=%C3%A9', type: 'application/x-www-form-urlencoded' }))).formData(); return [...f]"
    ),
    DifferentialCase(
      "a response with a mark of its encoding",
      "return codes(await (await fetch('/base64?data=77u/YQ==')).text())"),
    DifferentialCase(
      "a response with bad UTF-8",
      "return codes(await (await fetch('/base64?data=YSiA/w==')).text())"),
    DifferentialCase(
      "a response is read once",
      "const r = await fetch('/text?text=a'); await r.text(); return [r.bodyUsed, await attempt(() => r.text())]"
    ),
    DifferentialCase(
      "a response's stream",
      "const reader = (await fetch('/text?text=abc')).body.getReader(); let text = ''; for (;;) { const { value, done } = await reader.read(); if (done) break; text += new TextDecoder().decode(value); } return [text, await attempt(async () => { await reader.closed; return 'closed'; })]"
    ),
    DifferentialCase(
      "a locked stream",
      "const r = await fetch('/text?text=abc'); r.body.getReader(); return [r.bodyUsed, r.body.locked, await attempt(() => r.text())]"
    ),
    DifferentialCase(
      "a cancelled stream",
      "const r = await fetch('/bytes?count=300000'); await r.body.cancel(); return [r.bodyUsed]"),
    DifferentialCase(
      "an empty response", "const r = await fetch('/text?text='); return [shown(r), await r.text()]"
    ),
    DifferentialCase(
      "status 204",
      "const r = await fetch('/text?status=204'); return [r.status, r.ok, r.body === null, await r.text()]",
      differs: .standard),
    DifferentialCase("status 404", "return shown(await fetch('/nowhere'))"),
    DifferentialCase(
      "status 500",
      "const r = await fetch('/text?status=500&text=oops'); return [shown(r), await r.text()]"),
    DifferentialCase(
      "status 304",
      "const r = await fetch('/text?status=304'); return [r.status, r.ok, r.body === null]",
      differs: .standard),
    DifferentialCase(
      "a status with a text of its own",
      "return (await fetch('/text?status=200&phrase=Strange%20One')).statusText",
      differs: .statusText),
    DifferentialCase("a status with a text", "return (await fetch('/text?status=503')).statusText"),
    DifferentialCase(
      "headers that scripts cannot see",
      "const r = await fetch('/text?h=Set-Cookie:hidden=1;%20Path=/nowhere&h=X-A:1'); return [r.headers.get('set-cookie'), r.headers.has('set-cookie'), r.headers.get('x-a'), [...r.headers.keys()].includes('set-cookie')]"
    ),
    DifferentialCase(
      "headers that scripts cannot change",
      "const h = (await fetch('/text')).headers; return [await attempt(() => h.set('a', 'b')), await attempt(() => h.append('a', 'b')), await attempt(() => h.delete('a'))]"
    ),
    DifferentialCase(
      "headers of a clone that scripts cannot change",
      "const h = (await fetch('/text')).clone().headers; return attempt(() => h.set('a', 'b'))"),
    DifferentialCase(
      "headers that scripts can change",
      "const h = new Headers(); h.set('a', 'b'); const r = new Response('', { headers: { c: 'd' } }); r.headers.set('c', 'e'); return [[...h], r.headers.get('c'), r.url, r.type, r.redirected]"
    ),
    DifferentialCase(
      "a chunked response", "return (await fetch('/chunks?count=4&pause=5')).text()"),
    DifferentialCase(
      "a large response",
      "const b = new Uint8Array(await (await fetch('/bytes?count=3000000')).arrayBuffer()); let sum = 0; for (const x of b) sum = (sum * 31 + x) | 0; return [b.length, sum]"
    ),
    DifferentialCase(
      "a large body",
      "const b = new Uint8Array(3000000).map((_, i) => i * 7); const back = new Uint8Array(await (await fetch('/echo', { method: 'POST', body: b })).arrayBuffer()); return [back.length, back.every((x, i) => x === b[i])]"
    ),
    DifferentialCase(
      "a large Blob",
      "const b = new Uint8Array(3000000).map((_, i) => i * 7); const back = new Uint8Array(await (await fetch('/echo', { method: 'POST', body: new Blob([b]) })).arrayBuffer()); return [back.length, back.every((x, i) => x === b[i])]"
    ),
    DifferentialCase(
      "a large text",
      "const t = 'é'.repeat(200000); return (await (await fetch('/echo', { method: 'POST', body: t })).text()) === t"
    ),
  ]

  static let redirects: [DifferentialCase] =
    [301, 302, 303, 307, 308].flatMap { status in
      ["GET", "POST", "PUT"].map { method in
        DifferentialCase(
          "fetch follows \(status) of \(method)",
          """
          const r = await fetch('/redirect?status=\(status)', { method: '\(method)',
            headers: { 'x-a': '1', authorization: 'me' }\(method == "GET" ? "" : ", body: 'again'") });
          return [shown(r).redirected, r.url, head(await r.text())];
          """)
      }
    } + [
      DifferentialCase(
        "fetch follows a relative redirect", "return (await fetch('/redirect?to=head%3Fx=1')).url"),
      DifferentialCase(
        "fetch keeps the fragment", "return (await fetch('/redirect?to=/head#frag')).url"),
      DifferentialCase(
        "fetch follows many redirects",
        "let to = '/head'; for (let i = 0; i < 5; i++) to = '/redirect?to=' + encodeURIComponent(to); const r = await fetch(to); return [r.url, r.redirected]"
      ),
      DifferentialCase(
        "fetch follows no endless redirect",
        "await fetch('/redirect?to=/loop'); return attempt(() => fetch('/redirect' + query({ to: '/redirect?to=/redirect' }) ).then((r) => r.url.length > 0))"
      ),
      DifferentialCase(
        "fetch follows no redirect",
        "return attempt(() => fetch('/redirect', { redirect: 'error' }))"),
      DifferentialCase(
        "fetch shows a redirect",
        "const r = await fetch('/redirect', { redirect: 'manual' }); return [shown(r), await r.text()]",
        differs: .standard),
      DifferentialCase(
        "fetch follows no redirect to another scheme",
        "return attempt(() => fetch('/redirect?to=data:text/plain,x'))"),
      DifferentialCase(
        "fetch follows no redirect to a bad URL",
        "return attempt(() => fetch('/redirect?to=http://:'))"),
      DifferentialCase(
        "a redirect without a location",
        "const r = await fetch('/text?status=302&text=here'); return [r.status, await r.text()]",
        differs: .redirectBody),
      DifferentialCase(
        "fetch with the mode same-origin follows no redirect elsewhere",
        "return attempt(() => fetch('/redirect?to=' + encodeURIComponent('http://localhost:' + location.port + '/head'), { mode: 'same-origin' }))"
      ),
      DifferentialCase(
        "fetch follows a redirect elsewhere",
        "const r = await fetch('/redirect?to=' + encodeURIComponent('http://localhost:' + location.port + '/head'), { headers: { authorization: 'me' } }); const h = head(await r.text()); return [r.type, r.redirected, r.url, h.headers.authorization, h.headers.origin]"
      ),
    ]

  static let others: [DifferentialCase] = [
    DifferentialCase(
      "fetch elsewhere",
      "const r = await fetch('http://localhost:' + location.port + '/head'); return [r.type, r.status, r.url, head(await r.text())]"
    ),
    DifferentialCase(
      "fetch elsewhere posts",
      "const r = await fetch('http://localhost:' + location.port + '/head', { method: 'POST', body: 'x', headers: { 'x-a': '1' } }); return [r.type, head(await r.text())]"
    ),
    DifferentialCase(
      "fetch elsewhere without CORS",
      "const r = await fetch('http://localhost:' + location.port + '/text?text=x', { mode: 'no-cors' }); return [shown(r), await r.text()]"
    ),
    DifferentialCase(
      "fetch elsewhere where the server allows nothing",
      "return attempt(async () => (await fetch('http://localhost:' + location.port + '/text?text=open&h=Access-Control-Allow-Origin:http://nobody')).text())",
      differs: .cors),
    DifferentialCase(
      "fetch without a server", "return attempt(() => fetch('http://127.0.0.1:1/'))"),
    DifferentialCase(
      "fetch aborted before",
      "const c = new AbortController(); c.abort(); return attempt(() => fetch('/head', { signal: c.signal }))"
    ),
    DifferentialCase(
      "fetch aborted with a reason",
      "const c = new AbortController(); c.abort('why'); try { await fetch('/head', { signal: c.signal }); } catch (error) { return error; }"
    ),
    DifferentialCase(
      "fetch aborted while it waits",
      "const c = new AbortController(); setTimeout(() => c.abort(), 50); return attempt(() => fetch('/head?delay=2000', { signal: c.signal }))"
    ),
    DifferentialCase(
      "fetch aborted while it reads",
      "const c = new AbortController(); const r = await fetch('/chunks?count=50&pause=50', { signal: c.signal }); const p = r.text(); setTimeout(() => c.abort(), 60); return [await attempt(() => p), r.bodyUsed]"
    ),
    DifferentialCase(
      "fetch aborted after the end",
      "const c = new AbortController(); const r = await fetch('/text?text=a', { signal: c.signal }); const t = await r.text(); c.abort(); return t"
    ),
    DifferentialCase(
      "fetch aborted by the signal of its Request",
      "const c = new AbortController(); const r = new Request('/head?delay=2000', { signal: c.signal }); setTimeout(() => c.abort(), 30); return attempt(() => fetch(r))"
    ),
    DifferentialCase(
      "fetch with a timeout signal",
      "return attempt(() => fetch('/head?delay=2000', { signal: AbortSignal.timeout(50) }))",
      differs: .standard),
    DifferentialCase(
      "fetch with a matching integrity",
      "const d = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('safe')); const i = 'sha256-' + btoa(String.fromCharCode(...new Uint8Array(d))); return (await fetch('/text?text=safe', { integrity: i })).text()"
    ),
    DifferentialCase(
      "fetch with another integrity",
      "return attempt(() => fetch('/text?text=safe', { integrity: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' }))"
    ),
    DifferentialCase(
      "fetch with a stream as its body",
      "return attempt(() => sent('/head', { method: 'POST', duplex: 'half', body: new Blob(['streamed']).stream() }))",
      differs: .streams),
    DifferentialCase(
      "fetch posts JSON with credentials omitted",
      "return sent('/head', { method: 'POST', credentials: 'omit', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ a: 1 }) })"
    ),
    DifferentialCase(
      "fetches answer in the order of the server",
      "const order = []; await Promise.all([500, 10, 250].map(async (d) => { await fetch('/head?delay=' + d); order.push(d); })); return order"
    ),
    DifferentialCase(
      "fetch is a function like the engine's",
      "return [fetch.name, fetch.length, typeof fetch, Object.getOwnPropertyDescriptor(window, 'fetch')?.enumerable]"
    ),
    DifferentialCase(
      "a blob URL stays with the engine",
      "const u = URL.createObjectURL(new Blob(['b'])); return (await fetch(u)).text()"),
    DifferentialCase(
      "a data URL stays with the engine", "return (await fetch('data:text/plain,x')).text()"),
  ]

  static let all = bodies + requests + responses + redirects + others
}
