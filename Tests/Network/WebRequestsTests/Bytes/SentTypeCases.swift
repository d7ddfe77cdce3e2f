/// The field `Content-Type` of requests, for each kind of body.
enum SentTypeCases {
  private static let types = #"""
    const types = [null, 'text/plain', 'text/plain;charset=iso-8859-1', 'text/plain; charset=iso-8859-1',
      'text/plain;charset=utf-8', 'text/plain;charset=UTF-8', 'text/plain; charset=Utf-8', 'text/plain;charset="iso-8859-1"',
      'text/plain;charset="utf-8"', 'text/plain;CHARSET=gbk', 'text/plain;charset=gbk;a=b', 'text/plain;a=b;charset=gbk',
      'text/plain; a=b; charset=gbk ; c=d', 'text/plain;charset', 'text/plain;charset=', 'text/plain;charset=gbk;charset=utf-8',
      'text/plain;charset=utf-8;charset=gbk', 'text/x-pwn', 'TEXT/X;charset=GBK', 'nonsense', 'nonsense;charset=gbk',
      '', ' ', ';charset=gbk', 'text/plain;x="charset=gbk"', 'text/plain; charset =gbk', 'text/plain;charset= gbk',
      "text/plain;charset='gbk'", 'text/plain;xcharset=gbk', 'text/plain,text/html;charset=gbk', 'application/json;charset=gbk',
      'text/plain;charset=gbk,text/html', 'text/plain;charset=x-user-defined', 'text/plain;charset=\xe9', 'charset=gbk',
      'text/plain charset=gbk', 'text/plain;;charset=gbk', 'text/plain;charset=utf-8 ', 'text/plain;a="x;charset=gbk";charset=big5',
      'text/html;charset=gbk;', '  text/plain;charset=gbk  '];

    """#

  private static let bodies: [(String, String)] = [
    ("a string", "'a\\xe9'"), ("an empty string", "''"),
    ("an HTML document", "new DOMParser().parseFromString('<p>\\xe9', 'text/html')"),
    ("an XML document", "new DOMParser().parseFromString('<a>\\xe9</a>', 'application/xml')"),
    ("a Blob", "new Blob(['b'], { type: 'x/y;charset=gbk' })"),
    ("a Blob without a type", "new Blob(['b'])"),
    ("parameters", "new URLSearchParams('a=\\xe9')"),
    ("a form", "(() => { const f = new FormData(); f.append('a', '1'); return f; })()"),
    ("bytes", "new Uint8Array([1])"), ("a buffer", "new ArrayBuffer(2)"), ("no body", "null"),
  ]

  private static let shown = #"""
    const shown = (text) => { const got = received(text, 'content-type'); return [got.fields.join('|'), got.body].map((t) => t.replace(/----WebKitFormBoundary\w+/g, 'B')); };

    """#

  static let all: [DifferentialCase] =
    bodies.flatMap { name, body in
      [
        DifferentialCase(
          "XMLHttpRequest sends the media type of \(name)",
          types + shown
            + "for (const t of types) { const x = openXHR('/wire', true, 'POST'); const set = t === null ? 0 : await attempt(() => x.setRequestHeader('Content-Type', t)); log(t, set, await sendXHR(x, \(body)), shown(x.responseText)); }"
        ),
        DifferentialCase(
          "a synchronous XMLHttpRequest sends the media type of \(name)",
          types + shown
            + "for (const t of types.slice(0, 8)) log(t, await attempt(() => { const x = openXHR('/wire', false, 'POST'); if (t !== null) x.setRequestHeader('Content-Type', t); x.send(\(body)); return shown(x.responseText); }));"
        ),
      ]
    }
    + bodies.filter { !$0.0.hasSuffix("document") }.map { name, body in
      DifferentialCase(
        "fetch sends the media type of \(name)",
        types + shown
          + "for (const t of types) log(t, await within(attempt(async () => shown(await (await fetch('/wire', { method: 'POST', body: \(body), headers: t === null ? {} : { 'Content-Type': t } })).text()))));"
      )
    }
}
