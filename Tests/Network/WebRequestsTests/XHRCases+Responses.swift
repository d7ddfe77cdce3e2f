/// What pages read of responses, and synchronous requests.
extension XHRCases {
  static let responses: [DifferentialCase] =
    ["", "text", "json", "arraybuffer", "blob", "document"].map { type in
      DifferentialCase(
        "XHR's responseType '\(type)'",
        "const x = await xhr('GET', '/text' + query({ text: '{\"a\":1}', type: 'application/json' }), { type: '\(type)', isWatched: false }); const r = x.response; log(x.responseType, x.response === x.response, await attempt(() => x.responseText), await attempt(() => x.responseXML === null)); return r instanceof ArrayBuffer ? hex(r) : r instanceof Blob ? [r.type, r.size] : r"
      )
    } + [
      DifferentialCase(
        "XHR's HTML document",
        "const x = await xhr('GET', '/text' + query({ text: '<title>é</title><p id=a>x', type: 'text/html' }), { type: 'document', isWatched: false }); const d = x.response; return [d === x.responseXML, d.title, d.getElementById('a').textContent, d.contentType, d instanceof Document]"
      ),
      DifferentialCase(
        "XHR's XML document",
        "const x = await xhr('GET', '/text' + query({ text: '<a><b>x</b></a>', type: 'application/xml' }), { isWatched: false }); return [x.responseXML.documentElement.nodeName, x.responseXML === x.responseXML, x.responseText]"
      ),
      DifferentialCase(
        "XHR's XML of an image",
        "const x = await xhr('GET', '/text' + query({ text: '<svg/>', type: 'image/svg+xml' }), { isWatched: false }); return x.responseXML?.documentElement.nodeName"
      ),
      DifferentialCase(
        "XHR's bad XML",
        "const x = await xhr('GET', '/text' + query({ text: '<a><b></a>', type: 'application/xml' }), { isWatched: false }); return x.responseXML === null"
      ),
      DifferentialCase(
        "XHR's HTML without a responseType",
        "const x = await xhr('GET', '/text' + query({ text: '<p>x', type: 'text/html' }), { isWatched: false }); return x.responseXML === null"
      ),
      DifferentialCase(
        "XHR's bad JSON",
        "return (await xhr('GET', '/text?text=x', { type: 'json', isWatched: false })).response"),
      DifferentialCase(
        "XHR's charset",
        "return codes((await xhr('GET', '/base64?data=6eg=&type=text/plain;charset=iso-8859-1', { isWatched: false })).responseText)"
      ),
      DifferentialCase(
        "XHR's overridden charset",
        "return codes((await xhr('GET', '/base64?data=6eg=', { isWatched: false, set(x) { x.overrideMimeType('text/plain; charset=windows-1251'); } })).responseText)"
      ),
      DifferentialCase(
        "XHR's binary text",
        "return codes((await xhr('GET', '/base64?data=gP8A', { isWatched: false, set(x) { x.overrideMimeType('text/plain; charset=x-user-defined'); } })).responseText)"
      ),
      DifferentialCase(
        "XHR's overridden type",
        "const x = await xhr('GET', '/text' + query({ text: '<a/>' }), { isWatched: false, set(x) { x.overrideMimeType('application/xml'); } }); return x.responseXML?.documentElement.nodeName"
      ),
      DifferentialCase(
        "XHR's overridden type of a Blob",
        "return (await xhr('GET', '/text?text=a', { type: 'blob', isWatched: false, set(x) { x.overrideMimeType('x/z'); } })).response.type"
      ),
      DifferentialCase(
        "XHR's mark of UTF-16",
        "return codes((await xhr('GET', '/base64?data=/v8AYQ==', { isWatched: false })).responseText)"
      ),
      DifferentialCase(
        "XHR's split character",
        "return (await xhr('GET', '/bytes?count=200000', { isWatched: false })).responseText.length"
      ),
      DifferentialCase(
        "XHR's headers",
        "const x = await xhr('GET', '/text?h=X-B:2&h=X-A:1&h=Set-Cookie:a=1;%20Path=/nowhere', { isWatched: false }); return [all(x), x.getResponseHeader('x-a'), x.getResponseHeader('X-NONE'), x.getResponseHeader('set-cookie'), x.getResponseHeader('a b')]"
      ),
      DifferentialCase(
        "XHR before the response",
        "const x = new XMLHttpRequest(); x.open('GET', '/head'); const before = [final(x), x.response, x.responseText, x.responseXML, x.getResponseHeader('a')]; x.send(); const during = [final(x), x.response]; x.abort(); return [before, during]"
      ),
      DifferentialCase(
        "XHR is a class like the engine's",
        "const x = new XMLHttpRequest(); return [x instanceof XMLHttpRequest, x instanceof EventTarget, Object.prototype.toString.call(x), XMLHttpRequest.DONE, XMLHttpRequest.length, XMLHttpRequest.name, 'onload' in x, x.upload instanceof XMLHttpRequestUpload]"
      ),
      DifferentialCase(
        "XHR's subclass",
        "class Mine extends XMLHttpRequest { get twice() { return this.responseText.repeat(2); } } const x = new Mine(); x.open('GET', '/text?text=ab'); await new Promise((d) => { x.onloadend = d; x.send(); }); return [x.twice, x instanceof Mine]"
      ),
    ]

  static let synchronous: [DifferentialCase] = [
    DifferentialCase(
      "synchronous XHR gets",
      "const x = new XMLHttpRequest(); watch(x); x.open('GET', '/text?text=now', false); x.send(); return [x.responseText, final(x)]"
    ),
    DifferentialCase(
      "synchronous XHR posts a string",
      "const x = new XMLHttpRequest(); watch(x); x.open('POST', '/echo', false); x.send('é'); return x.responseText"
    ),
    DifferentialCase(
      "synchronous XHR posts bytes",
      "const x = new XMLHttpRequest(); x.open('POST', '/head', false); x.send(new Uint8Array([0, 255])); return head(x.responseText)"
    ),
    DifferentialCase(
      "synchronous XHR posts a Blob",
      "const x = new XMLHttpRequest(); x.open('POST', '/head', false); x.send(new Blob([new Uint8Array([0, 128, 255])], { type: 'x/y' })); return head(x.responseText)"
    ),
    DifferentialCase(
      "synchronous XHR posts a form with a file",
      "const f = new FormData(); f.append('a', new File(['x'], 'n.txt')); f.append('a', '2'); const x = new XMLHttpRequest(); x.open('POST', '/head', false); x.send(f); return head(x.responseText)"
    ),
    DifferentialCase(
      "synchronous XHR without a server",
      "const x = new XMLHttpRequest(); watch(x); x.open('GET', 'http://127.0.0.1:1/', false); return [await attempt(() => x.send()), x.readyState, x.status]"
    ),
    DifferentialCase(
      "synchronous XHR with a status 404",
      "const x = new XMLHttpRequest(); x.open('GET', '/nowhere', false); x.send(); return [x.status, x.responseText]"
    ),
    DifferentialCase(
      "synchronous XHR with a responseType",
      "const x = new XMLHttpRequest(); x.open('GET', '/text', false); return attempt(() => { x.responseType = 'json'; })"
    ),
    DifferentialCase(
      "synchronous XHR with a timeout",
      "const x = new XMLHttpRequest(); x.open('GET', '/text', false); return attempt(() => { x.timeout = 5; })"
    ),
    DifferentialCase(
      "synchronous XHR waits",
      "const x = new XMLHttpRequest(); const t = performance.now(); x.open('GET', '/text?text=late&delay=150', false); x.send(); return [x.responseText, performance.now() - t > 140]"
    ),
    DifferentialCase(
      "synchronous XHR follows a redirect",
      "const x = new XMLHttpRequest(); x.open('GET', '/redirect', false); x.send(); return [x.responseURL, x.status]"
    ),
  ]
}
