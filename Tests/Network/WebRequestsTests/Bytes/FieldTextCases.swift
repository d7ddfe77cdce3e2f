/// The bytes of header fields and of the text behind a status, both ways.
enum FieldTextCases {
  /// Values that servers send: UTF-8, other encodings, controls, spaces.
  private static let values = #"""
    const values = ['plain', 'filename="報告.pdf"', '\u{1F600}', 'Ã©', 'a\xe9b', '\x80\x9f\xff', '\xe2\x82',
      'caf\xe9 報', ' pad ', '\t tab \t', '', 'a\x01b', 'a\x7fb', 'a\x00b', '\xa0x\xa0', 'a, b', '"a\\"b"', '%E9', '=?utf-8?q?a?='];

    """#
  /// Texts behind a status.
  private static let reasons = #"""
    const reasons = ['OK', 'Tr\xe8s bien', '報告', '\u{1F600}', '', ' two', 'a\tb', '\xff', 'a\x01', 'tail  ', 'a\x7fb', 'a\x80b',
      'OK OK', '\xa0'];

    """#
  /// Values of a page's own fields. Those above U+00FF, and those with line breaks and zeros, are refused.
  private static let written = #"""
    const values = ['a', '\xe9', '\xff\x80', '\xe9報', '報', '\u{1F600}', ' a ', '', '\x01', '\x7f', 'a\nb', 'a\0b', 'a\tb',
      '\xa0x\xa0', '\x0bq', 'a\r\nb: c', 'a, b', '\r\n'];
    const wire = (text) => received(text, 'x-name').fields.map(codes);

    """#

  static let all: [DifferentialCase] = [
    DifferentialCase(
      "fetch reads the bytes of a field",
      values
        + #"for (const v of values) log(v, await within(attempt(async () => { const r = await fetch(raw(['X-V: ' + v])); return [codes(r.headers.get('x-v') ?? 'null'), [...r.headers].map(([n, v]) => [n, codes(v)])]; })));"#
    ),
    DifferentialCase(
      "XMLHttpRequest reads the bytes of a field",
      values
        + #"for (const v of values) { const x = openXHR(raw(['X-V: ' + v])); log(v, await sendXHR(x), x.status, codes(x.getResponseHeader('x-v') ?? 'null'), codes(x.getAllResponseHeaders())); }"#
    ),
    DifferentialCase(
      "a synchronous XMLHttpRequest reads the bytes of a field",
      values
        + #"for (const v of values) log(v, await attempt(() => { const x = openXHR(raw(['X-V: ' + v]), false); x.send(); return [x.status, codes(x.getResponseHeader('x-v') ?? 'null')]; }));"#
    ),
    DifferentialCase(
      "EventSource opens with any bytes in a field",
      values + BytePages.events
        + #"for (const v of values) log(v, await events(raw(['Content-Type: text/event-stream', 'X-V: ' + v], 'data: a\n\n')));"#
    ),
    DifferentialCase(
      "fetch reads the bytes behind a status",
      reasons
        + #"for (const v of reasons) log(v, await within(attempt(async () => { const r = await fetch(raw([], 'x', '200 ' + v)); return [r.status, r.ok, codes(r.statusText), codes(r.clone().statusText), await r.text()]; })));"#
    ),
    DifferentialCase(
      "XMLHttpRequest reads the bytes behind a status",
      reasons
        + #"for (const v of reasons) { const x = openXHR(raw([], 'x', '404 ' + v)); log(v, await sendXHR(x), x.status, codes(x.statusText)); }"#
    ),
    DifferentialCase(
      "a synchronous XMLHttpRequest reads the bytes behind a status",
      reasons
        + #"for (const v of reasons) log(v, await attempt(() => { const x = openXHR(raw([], 'x', '200 ' + v), false); x.send(); return [x.status, codes(x.statusText)]; }));"#
    ),
    DifferentialCase(
      "EventSource opens with any bytes behind a status",
      reasons + BytePages.events
        + #"for (const v of reasons) log(v, await events(raw(['Content-Type: text/event-stream'], 'data: a\n\n', '200 ' + v)));"#
    ),
    DifferentialCase(
      "fetch writes the characters of a field",
      written
        + #"for (const v of values) log(v, await within(attempt(async () => wire(await (await fetch('/wire', { headers: { 'X-Name': v } })).text()))));"#
    ),
    DifferentialCase(
      "a Request writes the characters of a field",
      written
        + #"for (const v of values) log(v, await within(attempt(async () => wire(await (await fetch(new Request('/wire', { headers: [['X-Name', v]] }))).text()))));"#
    ),
    DifferentialCase(
      "XMLHttpRequest writes the characters of a field",
      written
        + #"for (const v of values) { const x = openXHR('/wire'); const set = await attempt(() => x.setRequestHeader('X-Name', v)); log(v, set, await sendXHR(x), wire(x.responseText)); }"#
    ),
    DifferentialCase(
      "a synchronous XMLHttpRequest writes the characters of a field",
      written
        + #"for (const v of values) log(v, await attempt(() => { const x = openXHR('/wire', false); x.setRequestHeader('X-Name', v); x.send(); return wire(x.responseText); }));"#
    ),
  ]
}
