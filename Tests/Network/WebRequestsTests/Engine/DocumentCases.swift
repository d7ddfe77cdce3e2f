/// The members of a response's document.
enum DocumentCases {
  private static let documents = #"""
    const members = (d) => d && [d.URL, d.documentURI, d.baseURI, d.documentElement.baseURI, d.createElement('a').baseURI, d.referrer, d.readyState, d.cookie, d.location, d.defaultView,
      d.characterSet, d.domain, d.contentType, d instanceof XMLDocument, d.constructor.name, d.title, d.visibilityState, d.designMode, d.scripts?.length, d.compatMode, d.dir, d.all?.length, d.styleSheets.length, d.currentScript, Object.keys(d), Object.getOwnPropertyNames(d)];
    const get = async (type, body, lines = [], responseType = 'document') => {
      const x = openXHR(raw(['Content-Type: ' + type, ...lines], body) + '#part');
      x.responseType = responseType;
      await sendXHR(x);
      return x;
    };
    const kinds = {
      xml: ['text/xml', '<a><b/></a>'], html: ['text/html', '<!doctype html><title>t</title><script>document.title = "ran"</script><noscript><p>none</p></noscript><img src="/x.png" onerror="window.ran = 1">'],
      svg: ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'], xhtml: ['application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'],
      base: ['text/html', '<base href="/x/"><p>'], absoluteBase: ['text/html', '<base href="http://other.test/x/?q#f"><p>'], badBase: ['text/html', '<base href="http://:"><p>'], emptyBase: ['text/html', '<base href=""><p>'],
      xhtmlBase: ['application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml"><base href="y/"/><body/></html>'], xmlBase: ['application/xml', '<a xml:base="/z/"><b/></a>'],
      rss: ['application/rss+xml;charset=utf-8', '<rss/>'], quirks: ['text/html', '<p>quirks'], empty: ['text/html', ''],
    };

    """#

  private static let fields = [
    "", "'Last-Modified: Wed, 21 Oct 2015 07:28:00 GMT'",
    "'Refresh: 0;url=/y', 'Link: </s.css>;rel=stylesheet', 'Referrer-Policy: no-referrer', 'Content-Language: de', 'Default-Style: x'",
  ]

  static let all: [DifferentialCase] =
    fields.map { lines in
      DifferentialCase(
        "members of documents with \(lines.isEmpty ? "no fields" : lines)",
        documents + """
          for (const kind in kinds) {
            const x = await get(...kinds[kind], [\(lines)]);
            log(kind, members(x.response), x.response === x.responseXML, x.responseXML === x.responseXML, window.ran);
            const y = await get(...kinds[kind], [\(lines)], '');
            log(kind, members(y.responseXML), y.responseXML === y.responseXML);
          }
          """)
    } + [
      DifferentialCase(
        "the time of a document",
        documents + """
          for (const time of ['Wed, 21 Oct 2015 07:28:00 GMT', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Sun, 05 Jan 2003 03:04:05 GMT', 'Wed, 21 Oct 2015 07:28:00 +0200', 'Wednesday, 21-Oct-15 07:28:00 GMT']) {
            const x = await get('text/xml', '<a/>', ['Last-Modified: ' + time]);
            log(time, x.responseXML.lastModified, x.responseXML.lastModified);
          }
          const now = (await get('text/xml', '<a/>', ['Last-Modified: nonsense'])).responseXML.lastModified;
          const none = (await get('text/xml', '<a/>')).responseXML.lastModified;
          log([now, none].map((t) => [/^\\d\\d\\/\\d\\d\\/\\d{4} \\d\\d:\\d\\d:\\d\\d$/.test(t), Math.abs(Date.now() - Date.parse(t)) < 5000]));
          """),
      DifferentialCase(
        "which texts are XML",
        documents + """
          const texts = ['<a><b></a>', '', '<a/><b/>', '<a>&nbsp;</a>', '<parsererror/>', '<a><parsererror xmlns="http://www.w3.org/1999/xhtml"/></a>', '<parsererror style="x">text</parsererror>', '<a>\\xff</a>',
            '<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>', '<?xml-stylesheet type="text/xsl" href="/x"?><a/>', '  <a/>', ' <?xml version="1.0"?><a/>', '<a>\\0</a>', '<!-- -->', 'hello', '<x:a/>', '<a b="1" b="2"/>', '<a><![CDATA[<b>]]></a>', '<html xmlns="http://www.w3.org/1999/xhtml"><p></html>'];
          for (const text of texts) for (const responseType of ['', 'document']) {
            const d = (await get('text/xml', text, [], responseType)).responseXML;
            log(text, responseType, d && [d.documentElement.outerHTML, d.childNodes.length]);
          }
          """),
      DifferentialCase(
        "a document of a redirect",
        documents + """
          const target = raw(['Content-Type: text/html'], '<p>moved');
          const x = new XMLHttpRequest();
          x.open('GET', raw(['Location: ' + target], '', '302 Found') + '#part');
          x.responseType = 'document';
          await sendXHR(x);
          log(x.responseURL === location.origin + target, members(x.response));
          """),
      DifferentialCase(
        "members of other documents",
        documents + """
          for (const d of [document, new DOMParser().parseFromString('<base href="/q/"><p>', 'text/html'), document.implementation.createDocument(null, 'a'), document.cloneNode(true)]) {
            log(d.URL, d.baseURI, d.documentElement?.baseURI, d.characterSet, d.contentType);
          }
          log(document.createElement('a').baseURI, document.createTextNode('').baseURI, document.createAttribute('b').baseURI);
          for (const name of ['URL', 'baseURI', 'lastModified']) log(name, await attempt(() => Document.prototype[name]));
          const other = (await get('text/xml', '<a/>')).responseXML;
          log(document.adoptNode(other.documentElement).baseURI, other.baseURI);
          """),
    ]
}
