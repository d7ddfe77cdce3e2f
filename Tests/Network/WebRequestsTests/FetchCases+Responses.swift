/// What pages read of responses, and how redirects, aborts and other origins end.
extension FetchCases {
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
      "return (await fetch('/text?status=200&phrase=Strange%20One')).statusText"),
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
        "const r = await fetch('/text?status=302&text=here'); return [r.status, await r.text()]"),
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
}
