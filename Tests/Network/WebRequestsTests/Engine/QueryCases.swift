/// Queries of URLs in documents of other encodings. `XMLHttpRequest`, beacons and `EventSource` encode them by the document;
/// `fetch`, `Request` and `URL` by UTF-8.
enum QueryCases {
  private static let charsets = [
    "", "utf-8", "utf-16le", "utf-16be", "gbk", "gb18030", "big5", "shift_jis", "euc-jp",
    "iso-2022-jp", "euc-kr", "iso-8859-1", "iso-8859-2", "iso-8859-8-i", "windows-1251", "koi8-r",
    "macintosh", "x-user-defined",
  ]

  private static let texts = #"""
    const line = (text) => received(text, 'none').line;
    const texts = ['é中', '😀', 'a\u0000\ud800b', '&é\'"<>[]|`{}^#中', '%E9é', '\ufeffé', 'ｶﾅ한', 'é?é', ''];

    """#

  private static let places = #"""
    const urls = ['?é', '#é', 'é', 'é/é?é', '/é?é', './?é', '//' + location.host + '/é?é', 'http:?é', location.origin + '/ \té?é', ' ?é '];

    """#

  static let all: [DifferentialCase] =
    charsets.flatMap { charset in
      [
        DifferentialCase(
          "XMLHttpRequest in a document of \(charset)",
          texts + """
            const w = await framed('\(charset)');
            for (const text of texts) for (const isAsync of [true, false]) {
              const x = new w.XMLHttpRequest();
              x.open('GET', '/wire?q=' + text, isAsync);
              if (isAsync) await sendXHR(x); else x.send();
              log(texts.indexOf(text), isAsync, line(x.responseText), x.responseURL);
            }
            """),
        DifferentialCase(
          "fetch in a document of \(charset)",
          texts + """
            const w = await framed('\(charset)');
            for (const text of texts) {
              log(texts.indexOf(text), await attempt(async () => { const r = await w.fetch('/wire?q=' + text); return [line(await r.text()), r.url]; }));
              log(texts.indexOf(text), new w.Request('/wire?q=' + text).url, new w.EventSource('data:x?q=' + text).url);
              const x = new w.XMLHttpRequest();
              x.open('GET', new w.URL('/wire?q=' + text, location));
              log(await sendXHR(x), line(x.responseText));
            }
            """),
      ]
    }
    + ["gbk", "shift_jis", "iso-8859-1"].flatMap { charset in
      [
        DifferentialCase(
          "relative URLs in a document of \(charset)",
          places + """
            const w = await framed('\(charset)', '<base href="/wire/x?é">');
            for (const url of urls) {
              const x = new w.XMLHttpRequest();
              x.open('GET', url);
              log(url, await sendXHR(x), x.responseURL);
            }
            """),
        DifferentialCase(
          "URLs that are not valid in a document of \(charset)",
          """
          const w = await framed('\(charset)');
          for (const url of ['http://:?é', '//?é', 'http://é:x?é', 'http://[?é', 'data:é?é', 'about:é', 'javascript:é', 'x:é?é']) {
            const x = new w.XMLHttpRequest();
            log(url, await attempt(() => { x.open('GET', url); return x.readyState; }));
          }
          """),
        DifferentialCase(
          "an URL of a page that has changed its anchors in a document of \(charset)",
          """
          const w = await framed('\(charset)');
          w.eval(`Object.defineProperty(HTMLAnchorElement.prototype, 'href', { get() { return location.origin + '/wire?changed'; }, set() {} });
            document.createElement = document.createElementNS = () => null; String.prototype.charCodeAt = () => 1`);
          const x = new w.XMLHttpRequest();
          x.open('GET', '/wire?q=é中');
          log(await sendXHR(x), x.responseURL);
          """),
      ]
    }
}
