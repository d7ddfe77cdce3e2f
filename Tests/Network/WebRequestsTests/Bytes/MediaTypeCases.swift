/// The media types of responses: what Blobs, texts and documents have of them.
enum MediaTypeCases {
  /// Values of the field `Content-Type`, with a bar between several fields, and `null` for none.
  private static let types = #"""
    const types = ['text/plain', 'TEXT/PLAIN', 'text/plain;charset=utf-8', 'text/plain; charset=UTF-8', 'text/plain;charset="utf-8"',
      "text/plain;charset='utf-8'", 'text/html;charset=iso-8859-1', 'text/html;Charset=ISO-8859-1', 'text/html; CHARSET = gbk',
      'text/html;charset=', 'text/html;charset', 'text/html;', 'text/html;;', 'text/html; a=b; charset=shift_jis',
      'text/html;a="b;c";charset=gbk', 'text/html;a="b\\"c"', 'text/html;a=b;a=c', 'application/json', 'application/json;charset=latin1',
      'Application/XML', 'image/svg+xml', 'x/y', 'x/y;z=w', 'nonsense', '/', 'text/', '/html', 'text/html, text/plain',
      'text/plain, application/json', ',', 'text /html', 'text/ html', ' text/html ', '*/*', 'a/b/c', 'text/html;charset=gbk,text/plain',
      'text/html;charset=gbk|text/plain', 'text/html;charset=gbk|text/html', 'text/plain|', '|text/plain', '',
      null, 'text/pl\xe9in', 'text/plain;a=\xe9', 'text/plain;a=é報', 'multipart/form-data;boundary=AbC', 'text/plain;charset=x-user-defined',
      'text/plain;charset=bogus', 'text/html;charset=utf-16le', 'text/html;x="', 'text/html;"charset=gbk"',
      'text/html;charset=gbk;charset=utf-8', 'text/html ;charset=gbk', '\ttext/html\t;\tcharset=gbk\t', 'text/html;charset=\u3042',
      'a!#$&-^_.+/b!#', 'application/x-www-form-urlencoded;charset=utf-8', "unknown/unknown", 'text/html;=gbk',
      'text/html;é=1', 'text/html;charset=g"bk', '(/)', 'text/html;charset=;charset=gbk'];
    const typed = (type, body = 'a\xe9\x82\xa0') => raw(type === null ? [] : type.split('|').map((v) => 'Content-Type: ' + v), body);

    """#
  /// What pages give to `overrideMimeType`.
  private static let overrides = #"""
    const types = ['text/plain', 'TEXT/PLAIN;Charset=GBK', 'text/plain;charset=gbk', 'x/y;z=w', 'nonsense',
      '', 'text/html;', 'text/html, text/plain', 'text/xml', 'application/json;charset="shift_jis"', ' text/html ;charset = gbk',
      'text/html;charset=bogus', '/', 'text/html;charset=', 'text/plain; charset=x-user-defined', 'text/html;a=b',
      'application/xhtml+xml', 'a/b+xml', 'text/\u3042', 'text/plain;a=\xe9'];
    const answers = ['text/html;charset=iso-8859-1', null].map((own) => raw(own ? ['Content-Type: ' + own] : [], '<a>a\xe9\x82\xa0</a>'));

    """#
  /// Types of event streams.
  private static let streams = #"""
    const types = ['text/event-stream', 'TEXT/Event-Stream', 'text/event-stream;charset=utf-8', 'text/event-stream; charset=gbk',
      ' text/event-stream ', 'text/event-stream, text/plain', 'text/plain, text/event-stream', 'text/event-stream;', 'text/event-stream;charset="utf-8"',
      'text/event-stream ; charset=utf-8', 'text/event-streams', 'text/event-stream;charset=bogus', 'text/event-stream;a=b', '', 'text/plain',
      'text/plain|text/event-stream', 'text/event-stream|text/plain', 'text/event-stream|', '|text/event-stream'];

    """#
  /// How scripts of the engine write a Blob's type: in lower case.
  private static let small = "const type = (blob) => (blob?.type ?? 'none').toLowerCase();\n"

  static let all: [DifferentialCase] = [
    DifferentialCase(
      "a Blob of fetch has the media type",
      // Of what the engine leaves out of a type, and when, see the row of the standard.
      types
        + #"for (const t of types.filter((t) => /^[\w+.-]+\/[\w+.-]+(;[ -~]*)?$/.test(t ?? ''))) log(t, await within(attempt(async () => { const r = await fetch(typed(t)); const b = await r.blob(); return [r.headers.get('content-type'), b.type.split(/[,;]/)[0], b.size]; })));"#
    ),
    DifferentialCase(
      "a Blob of XMLHttpRequest has the media type",
      types + small
        + #"for (const t of types.filter((t) => !/[^ -~\t]/.test(t ?? ''))) { const x = openXHR(typed(t)); x.responseType = 'blob'; log(t, await sendXHR(x), x.getResponseHeader('content-type'), type(x.response), x.response?.size); }"#
    ),
    DifferentialCase(
      "a Blob of XMLHttpRequest has the letters of the media type",
      types
        + #"for (const t of types) { const x = openXHR(typed(t)); x.responseType = 'blob'; await sendXHR(x); log(t, x.response?.type); }"#,
      differs: .blobs),
    DifferentialCase(
      "the text of XMLHttpRequest has the charset of the media type",
      types
        + #"for (const t of types) { const x = openXHR(typed(t)); log(t, await sendXHR(x), codes(x.responseText), x.responseXML === null); }"#
    ),
    DifferentialCase(
      "the document of XMLHttpRequest depends on the media type",
      types
        + #"for (const t of types) { const x = openXHR(typed(t, '<a>b</a>')); log(t, await sendXHR(x), x.responseXML === null); }"#
    ),
    DifferentialCase(
      "overrideMimeType gives a Blob its type",
      overrides + small
        + #"for (const t of types.filter((t) => !t.includes('\xe9'))) for (const u of answers) { const x = openXHR(u); x.responseType = 'blob'; log(t, await attempt(() => x.overrideMimeType(t)), await sendXHR(x), type(x.response), x.getResponseHeader('content-type')); }"#
    ),
    DifferentialCase(
      "overrideMimeType gives a text its charset",
      overrides
        + #"for (const t of types) for (const u of answers) { const x = openXHR(u); log(t, await attempt(() => x.overrideMimeType(t)), await sendXHR(x), codes(x.responseText), x.responseXML === null); }"#
    ),
    DifferentialCase(
      "overrideMimeType counts before open, and for the next request",
      overrides + small
        + #"for (const t of types.filter((t) => !t.includes('\xe9'))) for (const u of answers) { const x = new XMLHttpRequest(); x.overrideMimeType(t); for (let i = 0; i < 2; i++) { x.open('GET', u); x.responseType = 'blob'; log(t, i, await sendXHR(x), type(x.response)); } }"#
    ),
    DifferentialCase(
      "EventSource asks for its media type",
      streams + BytePages.events
        + #"for (const t of types) log(t, await events(raw(t.split('|').map((v) => 'Content-Type: ' + v), 'data: a\n\n')));"#
    ),
  ]
}
