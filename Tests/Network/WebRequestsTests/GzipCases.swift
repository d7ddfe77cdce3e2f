/// Responses that the server has compressed.
enum GzipCases {
  private static let isWhole = "t.length === 500000 && t === '0123456789'.repeat(50000)"

  static let all: [DifferentialCase] =
    ["/gzip?type=text/plain", "/gzip?large=1", "/gzip?large=1&chunked=1", "/gzip?coding=x-gzip"]
    .flatMap { url in
      [
        DifferentialCase(
          "fetch of \(url)",
          "const r = await fetch('\(url)'); const t = await r.text(); return [shown(r), t.length, t.slice(0, 20), \(isWhole)]"
        ),
        DifferentialCase(
          "the bytes of \(url)",
          "const b = new Uint8Array(await (await fetch('\(url)')).arrayBuffer()); return [b.length, hex(b.slice(0, 20)), hex(b.slice(-20))]"
        ),
        DifferentialCase(
          "XHR's events of \(url)",
          "const x = await xhr('GET', '\(url)'); const t = x.responseText; return [final(x), t.length, t.slice(0, 20)]"
        ),
        DifferentialCase(
          "XHR's buffer of \(url)",
          "const x = await xhr('GET', '\(url)', { type: 'arraybuffer' }); return [final(x), x.response.byteLength, x.getResponseHeader('content-length'), x.getResponseHeader('content-encoding')]"
        ),
        DifferentialCase(
          "synchronous XHR of \(url)",
          "const x = new XMLHttpRequest(); watch(x); x.open('GET', '\(url)', false); x.send(); return [final(x), x.responseText.length]"
        ),
      ]
    } + [
      DifferentialCase(
        "a compressed response's stream",
        "const reader = (await fetch('/gzip?large=1')).body.getReader(); let size = 0; for (;;) { const { value, done } = await reader.read(); if (done) break; size += value.length; } return size"
      ),
      DifferentialCase(
        "a compressed response that is cut",
        "const r = await fetch('/gzip?large=1&cut=300'); return [r.status, await attempt(() => r.text())]"
      ),
      DifferentialCase(
        "a compressed response that is damaged",
        "const r = await fetch('/gzip?large=1&damage=40'); return [r.status, await attempt(() => r.text())]"
      ),
      DifferentialCase(
        "a response that says it is compressed and is not",
        "return attempt(async () => (await fetch('/text?text=plain&h=Content-Encoding:gzip')).text())"
      ),
      DifferentialCase(
        "a response of an unknown coding",
        "const r = await fetch('/text?text=plain&h=Content-Encoding:strange'); return [shown(r), await r.text()]"
      ),
      DifferentialCase(
        "XHR of a damaged response",
        "const x = await xhr('GET', '/gzip?large=1&damage=40', { isWatched: false }); return [x.status, x.responseText.length]"
      ),
    ]
}
