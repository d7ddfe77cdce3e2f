/// The names of header fields, and several fields of one name.
enum FieldNameCases {
  /// Lines of heads, with a bar between them.
  private static let lines = #"""
    const lines = ['X-A: 1|x-a: 2', 'X-A: 1|X-B: 3|x-a: 2', 'X-A:1', 'X-A:', 'X-A:|X-A:', 'X-A: |X-A: b', 'X-A: 1|X-A: ', 'X-A :1', ' X-A: 1',
      'X A: 1', ': 1', 'nocolon', 'X-A: 1|\tfolded', 'X-A: 1|  folded', 'X_A: 1', 'X.A: 1', "X!#$%&'*+^`|~: 1", 'X-A: a, b|X-A: "c, d"',
      'Set-Cookie: a=1|Set-Cookie: b=2', 'Set-Cookie2: a=1', 'Zed: 1|Abc: 2|zed: 3|MiD: 4', 'Content-Length: 1|Content-Length: 1',
      'Content-Type: text/plain|Content-Type: text/html', 'Content-Language: a|Content-Language: b', 'Vary: a|Vary: b', 'Location: /a|Location: /b',
      'X-A: a,|X-A: ,b', 'X-A: a\x0b', 'X-A: a\x0c b\x0c', 'X-A: \xa0a\xa0', 'WWW-Authenticate: Basic realm="a"|WWW-Authenticate: Bearer',
      'Date: a|Date: b', 'ETag: "a"|ETag: "b"', 'Warning: 1|Warning: 2', 'Link: <a>|Link: <b>', 'Content-Type:|Content-Type: text/plain'];
    const asked = ['x-a', 'X-B', 'zed', 'CONTENT-type', 'content-language', 'vary', 'location', 'content-length', 'www-authenticate', 'date', 'etag',
      'set-cookie', 'x a', '', 'é', '報'];

    """#
  /// Names that are no tokens.
  private static let broken = #"""
    const lines = ['X(A): 1', 'X-\xe9: 1', 'X-報: 1', '"x": 1', 'x@y: 1', 'x{y}: 1', 'x/y: 1', 'x=y: 1'];

    """#
  /// Names that a page writes.
  private static let written = #"""
    const names = ['X-Name', 'x-NAME', 'X_N', 'SOAPAction', 'accept', 'ACCEPT', 'X-Accept-Language', 'x.n', "x!#$%&'*+-.^_`|~0", 'x\xe9', 'x y', '', 'x:',
      'content-type', 'Content-TYPE', 'authorization', 'range', 'IF-none-match', 'X-A', 'constructor', '__proto__', 'toString', 'X-CSRF-Token', 'eTag'];
    const wire = (text, name) => received(text, name).fields;

    """#

  static let all: [DifferentialCase] = [
    DifferentialCase(
      "fetch joins fields of one name",
      lines
        + #"for (const v of lines) log(v, await within(attempt(async () => { const { headers } = await fetch(raw(v.split('|'))); return [await Promise.all(asked.map((n) => attempt(() => headers.get(n)))), [...headers]]; })));"#
    ),
    DifferentialCase(
      "XMLHttpRequest joins fields of one name",
      lines
        + #"for (const v of lines) { const x = openXHR(raw(v.split('|'))); log(v, await sendXHR(x), await Promise.all(asked.map((n) => attempt(() => x.getResponseHeader(n)))), x.getAllResponseHeaders()); }"#
    ),
    DifferentialCase(
      "fetch leaves fields out whose name is no token",
      broken
        + #"for (const v of lines) log(v, await within(attempt(async () => [...(await fetch(raw([v, 'X-Good: 1']))).headers])));"#
    ),
    DifferentialCase(
      "XMLHttpRequest loads with fields whose name is no token",
      broken
        + #"for (const v of lines) { const x = openXHR(raw([v, 'X-Good: 1'])); log(v, await sendXHR(x), x.status, x.getResponseHeader('x-good')); }"#
    ),
    DifferentialCase(
      "XMLHttpRequest lists fields whose name is no token",
      broken
        + #"for (const v of lines) { const x = openXHR(raw([v])); await sendXHR(x); log(v, x.getAllResponseHeaders(), await attempt(() => x.getResponseHeader(v.split(':')[0]))); }"#,
      differs: .names),
    DifferentialCase(
      "EventSource opens with fields whose name is no token",
      broken + BytePages.events
        + #"for (const v of lines) log(v, await events(raw(['Content-Type: text/event-stream', v], 'data: a\n\n')));"#
    ),
    DifferentialCase(
      "fetch writes names as the page does",
      written
        + #"for (const n of names) log(n, await within(attempt(async () => wire(await (await fetch('/wire', { headers: { [n]: '1' } })).text(), n))));"#
    ),
    DifferentialCase(
      "fetch writes names of pairs as the page does",
      written
        + #"for (const n of names) log(n, await within(attempt(async () => wire(await (await fetch('/wire', { headers: [[n, '1'], [n.toLowerCase(), '2']] })).text(), n))));"#
    ),
    DifferentialCase(
      "fetch writes names of a Headers object in lower case",
      written
        + #"for (const n of names) log(n, await within(attempt(async () => { const h = new Headers(); h.append(n, '1'); h.append(n.toUpperCase(), '2'); return wire(await (await fetch('/wire', { headers: h })).text(), n); })));"#
    ),
    DifferentialCase(
      "Requests keep the names of the page",
      written
        + #"for (const n of names) log(n, await within(attempt(async () => { const r = new Request('/wire', { headers: { [n]: '1' } }); const list = []; for (const input of [r.clone(), new Request(r), new Request(r, { headers: { [n.toUpperCase()]: '2' } })]) list.push(wire(await (await fetch(input)).text(), n)); return list; })));"#
    ),
    DifferentialCase(
      "fetch reads an iterator of headers once",
      "const list = []; for (const make of [() => [['X-A', '1']].values(), () => new Map([['X-A', '1']]), () => new Map([['Content-Type', 'a/b']]).entries()]) list.push(received(await (await fetch('/wire', { method: 'POST', body: new Blob(['x'], { type: 'x/y' }), headers: make() })).text(), 'x-a').fields.length); return list"
    ),
    DifferentialCase(
      "XMLHttpRequest writes names as the page does",
      written
        + #"for (const n of names) { const x = openXHR('/wire'); const set = await attempt(() => { x.setRequestHeader(n, '1'); x.setRequestHeader(n.toLowerCase(), '2'); }); log(n, set, await sendXHR(x), wire(x.responseText, n)); }"#
    ),
    DifferentialCase(
      "a synchronous XMLHttpRequest writes names as the page does",
      written
        + #"for (const n of names) log(n, await attempt(() => { const x = openXHR('/wire', false); x.setRequestHeader(n, '1'); x.send(); return wire(x.responseText, n); }));"#
    ),
  ]
}
