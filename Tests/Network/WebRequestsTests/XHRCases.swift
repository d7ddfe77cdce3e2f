/// What pages do with `XMLHttpRequest`.
enum XHRCases {
  static let bodies: [DifferentialCase] = [
    ("a string", "'text é'"), ("an empty string", "''"), ("a number", "12"),
    ("parameters", "new URLSearchParams('a=1&a=2')"),
    ("an ArrayBuffer", "new Uint8Array([0, 255]).buffer"),
    ("a view", "new Uint8Array([9, 0, 255, 9]).subarray(1, 3)"),
    ("a Blob", "new Blob(['b'], { type: 'x/y' })"), ("a Blob without a type", "new Blob(['b'])"),
    (
      "a form",
      "(() => { const f = new FormData(); f.append('a', '1'); f.append('a', '2'); return f; })()"
    ),
    (
      "a form with a file",
      "(() => { const f = new FormData(); f.append('f', new File(['one'], 'a.txt', { type: 'text/plain' })); f.append('f', '2'); return f; })()"
    ),
    ("an HTML document", "new DOMParser().parseFromString('<p>é', 'text/html')"),
    ("an XML document", "new DOMParser().parseFromString('<a>é</a>', 'application/xml')"),
    ("null", "null"), ("undefined", "undefined"),
  ].map { name, value in
    DifferentialCase(
      "XHR posts \(name)",
      "const x = await xhr('POST', '/head', { body: \(value), isWatched: false }); return [head(x.responseText), final(x).status]"
    )
  }

  static let requests: [DifferentialCase] = [
    DifferentialCase(
      "XHR gets",
      "const x = await xhr('GET', '/head?a=1#f', { isWatched: false }); return [final(x).url, head(x.responseText)]"
    ),
    DifferentialCase(
      "XHR gets with a body",
      "return head((await xhr('GET', '/head', { body: 'x', isWatched: false })).responseText)"),
    DifferentialCase(
      "XHR puts",
      "return head((await xhr('PUT', '/head', { body: 'x', isWatched: false })).responseText)"),
    DifferentialCase(
      "XHR patches",
      "return head((await xhr('PATCH', '/head', { body: 'x', isWatched: false })).responseText)"),
    DifferentialCase(
      "XHR with post in lower case",
      "return head((await xhr('post', '/head', { body: 'x', isWatched: false })).responseText)"),
    DifferentialCase(
      "XHR with a method of its own",
      "return head((await xhr('FOO', '/head', { body: 'x', isWatched: false })).responseText)"),
    DifferentialCase(
      "XHR with HEAD", "const x = await xhr('HEAD', '/text?text=abc'); return final(x)"),
    DifferentialCase(
      "XHR with headers",
      "return head((await xhr('GET', '/head', { isWatched: false, set(x) { x.setRequestHeader('X-A', '1'); x.setRequestHeader('x-a', '2'); x.setRequestHeader('Accept', 'x/y'); } })).responseText)"
    ),
    DifferentialCase(
      "XHR with forbidden headers",
      "return head((await xhr('GET', '/head', { isWatched: false, set(x) { for (const n of ['Cookie', 'Host', 'Origin', 'Sec-A', 'Proxy-B', 'Referer', 'X-A']) x.setRequestHeader(n, 'v'); } })).responseText)"
    ),
    DifferentialCase(
      "XHR with a bad header",
      "const x = new XMLHttpRequest(); x.open('GET', '/head'); return [await attempt(() => x.setRequestHeader('a b', 'c')), await attempt(() => x.setRequestHeader('a', 'b\\r\\nc')), await attempt(() => x.setRequestHeader('a'))]"
    ),
    DifferentialCase(
      "XHR with a charset of its own",
      "return head((await xhr('POST', '/head', { body: 'é', isWatched: false, set(x) { x.setRequestHeader('Content-Type', 'text/x; charset=iso-8859-1'); } })).responseText)"
    ),
    DifferentialCase(
      "XHR with a content type of its own",
      "return head((await xhr('POST', '/head', { body: 'é', isWatched: false, set(x) { x.setRequestHeader('Content-Type', 'text/x'); } })).responseText)"
    ),
    DifferentialCase(
      "XHR with a bad method",
      "const x = new XMLHttpRequest(); return [await attempt(() => x.open('a b', '/')), await attempt(() => x.open('TRACE', '/')), await attempt(() => x.open('GET'))]"
    ),
    DifferentialCase(
      "XHR with a bad URL",
      "const x = new XMLHttpRequest(); return attempt(() => x.open('GET', 'http://:'))"),
    DifferentialCase(
      "XHR used in the wrong order",
      "const x = new XMLHttpRequest(); const r = [await attempt(() => x.send()), await attempt(() => x.setRequestHeader('a', 'b'))]; x.open('GET', '/head'); x.send(); r.push(await attempt(() => x.send()), await attempt(() => x.setRequestHeader('a', 'b')), await attempt(() => { x.withCredentials = true; })); await new Promise((d) => { x.onloadend = d; }); r.push(await attempt(() => { x.responseType = 'json'; }), await attempt(() => x.overrideMimeType('a/b')), await attempt(() => x.setRequestHeader('a', 'b')), await attempt(() => x.send())); return r"
    ),
    DifferentialCase(
      "XHR elsewhere with credentials",
      "const x = await xhr('GET', 'http://localhost:' + location.port + '/head', { isWatched: false, set(x) { x.withCredentials = true; } }); return [x.status, head(x.responseText)]"
    ),
    DifferentialCase(
      "XHR follows a redirect",
      "const x = await xhr('POST', '/redirect', { body: 'x', isWatched: false }); return [x.responseURL, x.status, head(x.responseText)]"
    ),
    DifferentialCase(
      "XHR follows 307",
      "const x = await xhr('POST', '/redirect?status=307', { body: 'x', isWatched: false }); return [x.responseURL, x.status, head(x.responseText)]"
    ),
    DifferentialCase(
      "XHR used again",
      "const x = await xhr('GET', '/text?text=one', { isWatched: false }); const one = x.responseText; x.open('GET', '/text?text=two'); log(x.readyState, x.responseText, x.status, x.responseURL, x.getAllResponseHeaders()); await new Promise((d) => { x.onloadend = d; x.send(); }); return [one, x.responseText]"
    ),
    DifferentialCase(
      "XHR opened again while it waits",
      "const x = new XMLHttpRequest(); watch(x); x.open('GET', '/head?delay=500'); x.send(); x.open('GET', '/text?text=two'); await new Promise((d) => { x.addEventListener('loadend', d); x.send(); }); return [x.responseText]"
    ),
  ]

  static let events: [DifferentialCase] = [
    DifferentialCase(
      "XHR's events of a GET", "const x = await xhr('GET', '/text?text=abc'); return final(x)"),
    DifferentialCase(
      "XHR's events of an empty GET", "const x = await xhr('GET', '/text?text='); return final(x)"),
    DifferentialCase(
      "XHR's events of a POST",
      "const x = await xhr('POST', '/text?text=abc', { body: 'abcdef' }); return final(x)"),
    DifferentialCase(
      "XHR's events of a POST without a body",
      "const x = await xhr('POST', '/text?text=abc'); return final(x)"),
    DifferentialCase(
      "XHR's events of a status 404", "const x = await xhr('GET', '/nowhere'); return final(x)"),
    DifferentialCase(
      "XHR's events of a status 204",
      "const x = await xhr('GET', '/text?status=204'); return final(x)"),
    DifferentialCase(
      "XHR's events of a chunked response",
      "const x = await xhr('GET', '/chunks?count=3&pause=60'); return [final(x).status, x.responseText]"
    ),
    DifferentialCase(
      "XHR's events of a large response",
      "const x = await xhr('GET', '/bytes?count=500000', { type: 'arraybuffer' }); return [final(x).status, x.response.byteLength]"
    ),
    DifferentialCase(
      "XHR's events of a large upload",
      "const x = await xhr('POST', '/text?text=ok', { body: new Uint8Array(2000000) }); return [final(x).status, x.response]"
    ),
    DifferentialCase(
      "XHR's events without a server",
      "const x = await xhr('GET', 'http://127.0.0.1:1/'); return final(x)"),
    DifferentialCase(
      "XHR's events of a POST without a server",
      "const x = await xhr('POST', 'http://127.0.0.1:1/', { body: 'x' }); return final(x)"),
    DifferentialCase(
      "XHR's events of an abort",
      "const x = new XMLHttpRequest(); const end = watch(x); x.open('POST', '/head?delay=1000'); x.send('x'); setTimeout(() => x.abort(), 80); await end; return [x.readyState, final(x)]"
    ),
    DifferentialCase(
      "XHR's events of an immediate abort",
      "const x = new XMLHttpRequest(); const end = watch(x); x.open('GET', '/head'); x.send(); x.abort(); await end; return [x.readyState, final(x)]"
    ),
    DifferentialCase(
      "XHR's events of an abort before send",
      "const x = new XMLHttpRequest(); watch(x); x.open('GET', '/head'); x.abort(); return [x.readyState, await attempt(() => x.send())]"
    ),
    DifferentialCase(
      "XHR's events of an abort at the end",
      "const x = await xhr('GET', '/text?text=a'); x.abort(); return [x.readyState, x.status, x.responseText]"
    ),
    DifferentialCase(
      "XHR's events of a timeout",
      "const x = await xhr('GET', '/head?delay=1000', { set(x) { x.timeout = 60; } }); return final(x)"
    ),
    DifferentialCase(
      "XHR's events of a timeout of a POST",
      "const x = await xhr('POST', '/head?delay=1000', { body: 'x', set(x) { x.timeout = 100; } }); return final(x)"
    ),
    DifferentialCase(
      "XHR's timeout that is set later",
      "const x = new XMLHttpRequest(); const end = watch(x); x.open('GET', '/head?delay=1000'); x.send(); setTimeout(() => { x.timeout = 100; }, 20); await end; return x.status",
      differs: .standard),
    DifferentialCase(
      "XHR's handlers",
      "const x = new XMLHttpRequest(); x.open('GET', '/text?text=a'); await new Promise((d) => { for (const n of ['loadstart', 'load', 'loadend']) x['on' + n] = function (e) { log(n, this === x, e.target === x, e.currentTarget === x, e.type, e.bubbles, e.cancelable); if (n === 'loadend') d(); }; x.send(); })"
    ),
    DifferentialCase(
      "XHR's events are trusted",
      "const x = new XMLHttpRequest(); x.open('GET', '/text?text=a'); return new Promise((d) => { x.onload = (e) => d(e.isTrusted); x.send(); })",
      differs: .trusted),
    DifferentialCase(
      "XHR aborts within an event",
      "const x = new XMLHttpRequest(); const end = watch(x); x.onreadystatechange = () => { if (x.readyState === 2) x.abort(); }; x.open('GET', '/text?text=abc'); x.send(); await end; return [x.readyState, x.status]"
    ),
    DifferentialCase(
      "XHR opens within load",
      "const x = new XMLHttpRequest(); x.open('GET', '/text?text=one'); const seen = []; await new Promise((d) => { x.onload = () => { seen.push(x.responseText); if (seen.length === 2) return d(); x.open('GET', '/text?text=two'); x.send(); }; x.send(); }); return seen"
    ),
  ]

  static let all = bodies + requests + events + responses + synchronous
}
