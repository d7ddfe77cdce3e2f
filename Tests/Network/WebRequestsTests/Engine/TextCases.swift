/// The encodings of responses: of texts, and of the documents that the engine parses.
enum TextCases {
  private static let bodies = #"""
    const wide = (text, isLittle) => [...text].map((c) => isLittle ? c + '\0' : '\0' + c).join('');
    const xml = {
      utf8: '<a>\xc3\xa9</a>', latin1: '<a>\xe9</a>', declared: '<?xml version="1.0" encoding="iso-8859-1"?><a>\xe9</a>',
      gbk: '<?xml version="1.0" encoding="GBK"?><a>\xd6\xd0</a>', sjis: "<?xml version='1.0' encoding='Shift_JIS'?><a>\x92\x86</a>",
      spaces: '<?xml version="1.0" encoding = "EUC-KR" standalone="yes"?><a>\xb0\xa1</a>', mark: '\xef\xbb\xbf<a>\xc3\xa9</a>',
      markDeclared: '\xef\xbb\xbf<?xml version="1.0" encoding="iso-8859-1"?><a>\xc3\xa9</a>', little: '\xff\xfe' + wide('<a>\xe9</a>', true),
      big: '\xfe\xff' + wide('<a>\xe9</a>', false), littleWithoutMark: wide('<a>\xe9</a>', true),
      littleDeclared: wide('<?xml version="1.0" encoding="utf-16"?><a>\xe9</a>', true), bigDeclared: wide('<?xml version="1.0"?><a>\xe9</a>', false),
      unknown: '<?xml version="1.0" encoding="nonsense"?><a>\xe9</a>', wideDeclared: '<?xml version="1.0" encoding="utf-16"?><a>\xc3\xa9</a>',
      later: '<a>\xe9<?xml version="1.0" encoding="iso-8859-1"?></a>', empty: '', short: '<a/>', comment: '<!-- \xe9 --><a>\xd0</a>',
    };
    const html = {
      latin1: '<p>\xe9', utf8: '<p>\xc3\xa9', meta: '<meta charset=gbk><p>\xd6\xd0', quoted: '<META CHARSET="Shift_JIS"><p>\x92\x86',
      http: '<meta http-equiv=content-type content="text/html; charset=shift_jis"><p>\x92\x86', httpCase: '<meta content="text/html;charset=\'euc-kr\'" http-equiv="Content-Type"><p>\xb0\xa1',
      other: '<meta http-equiv=refresh content="1; charset=gbk"><p>\xd6\xd0', mark: '\xef\xbb\xbf<p>\xc3\xa9', markMeta: '\xef\xbb\xbf<meta charset=gbk><p>\xc3\xa9',
      late: '<p>' + ' '.repeat(1100) + '<meta charset=gbk><p>\xd6\xd0', lateInHead: '<head><!--' + ' '.repeat(1100) + '--><meta charset=gbk></head><p>\xd6\xd0',
      early: '<p>' + ' '.repeat(200) + '<meta charset=gbk><p>\xd6\xd0', little: '\xff\xfe' + wide('<p>\xe9', true), wideMeta: '<meta charset=utf-16><p>\xc3\xa9',
      userDefined: '<meta charset=x-user-defined><p>\xe9', declared: '<?xml version="1.0" encoding="gbk"?><p>\xd6\xd0', two: '<meta charset=nonsense><meta charset=gbk><p>\xd6\xd0',
      twoKnown: '<meta charset=gbk><meta charset=shift_jis><p>\xd6\xd0', inComment: '<!-- <meta charset=gbk> --><p>\xd6\xd0', inScript: '<script>"<meta charset=gbk>"</script><p>\xd6\xd0', empty: '', title: '<title>\xd6\xd0</title><meta charset=gbk>',
    };
    const text = {
      utf8: '\xc3\xa9', latin1: '\xe9', mark: '\xef\xbb\xbf\xc3\xa9', little: '\xff\xfea\0\xe9\0', big: '\xfe\xff\0a\0\xe9', gbk: '\xd6\xd0', one: 'a', markAlone: '\xef\xbb\xbf', half: '\xff\xfe', meta: '<meta charset=gbk>\xd6\xd0', declared: '<?xml version="1.0" encoding="gbk"?>\xd6\xd0', json: '{"a":"\xc3\xa9"}', jsonMark: '\xef\xbb\xbf{"a":1}', jsonWide: '\xff\xfe' + wide('{"a":1}', true),
    };
    const shown = (d) => d && [d.characterSet, d.charset, d.inputEncoding, d.contentType, codes(d.documentElement?.textContent.trim() ?? ''), d.compatMode];
    const get = async (type, body, responseType, set) => {
      const x = openXHR(raw(type ? ['Content-Type: ' + type] : [], body));
      x.responseType = responseType;
      if (set) set(x);
      log(await sendXHR(x));
      return x;
    };

    """#

  private static let xmlTypes = [
    "text/xml", "application/xml", "text/xml; charset=iso-8859-1", "application/xml;charset=utf-8",
    "image/svg+xml", "application/rss+xml", "text/xml;charset=nonsense", "text/xml;charset=utf-16",
    "",
  ]
  private static let htmlTypes = [
    "text/html", "TEXT/HTML", "text/html;charset=windows-1251", "text/html; charset=nonsense",
    "text/html;charset=\"gbk\"",
  ]
  private static let textTypes = [
    "text/plain", "text/plain;charset=gbk", "text/plain;charset=utf-16be",
    "text/plain;charset=nonsense",
    "application/json", "text/html", "application/octet-stream;charset=iso-8859-1", "",
  ]
  private static let overrides = [
    "text/xml", "text/html", "text/plain; charset=gbk", "text/plain;charset=shift_jis", "nonsense",
    "", ";charset=gbk", "text/html;charset=iso-8859-1", "application/octet-stream",
    "x/y;charset=utf-16le", "application/json;charset=gbk", "text/xml;charset=euc-kr",
  ]

  static let all: [DifferentialCase] =
    xmlTypes.map { type in
      DifferentialCase(
        "XML of the type '\(type)'",
        bodies + """
          for (const name in xml) {
            const x = await get('\(type)', xml[name], '');
            log(name, codes(x.responseText), shown(x.responseXML));
            log(name, shown((await get('\(type)', xml[name], 'document')).responseXML));
          }
          """)
    }
    + htmlTypes.map { type in
      DifferentialCase(
        "HTML of the type '\(type)'",
        bodies + """
          for (const name in html) {
            log(name, shown((await get('\(type)', html[name], 'document')).response));
            const x = await get('\(type)', html[name], '');
            log(name, codes(x.responseText).slice(-20), x.responseXML);
          }
          """)
    }
    + textTypes.map { type in
      DifferentialCase(
        "text of the type '\(type)'",
        bodies + """
          for (const name in text) for (const responseType of ['', 'text', 'json']) {
            const x = await get('\(type)', text[name], responseType);
            log(name, responseType, responseType === 'json' ? x.response : codes(x.response));
          }
          """)
    }
    + ["text/plain", "text/xml"].map { type in
      DifferentialCase(
        "synchronous text of the type '\(type)'",
        bodies + """
          for (const list of [text, xml]) for (const name in list) {
            const x = openXHR(raw(['Content-Type: \(type)'], list[name]), false);
            x.send();
            log(name, codes(x.responseText), x.responseXML && codes(x.responseXML.documentElement.textContent));
          }
          """)
    }
    + overrides.map { type in
      DifferentialCase(
        "the type that '\(type)' overrides",
        bodies + """
          const moments = {
            before: (x, open) => { x.overrideMimeType('\(type)'); open(); },
            after: (x, open) => { open(); x.overrideMimeType('\(type)'); },
            twice: (x, open) => { x.overrideMimeType('\(type)'); open(); x.overrideMimeType('text/plain;charset=iso-8859-5'); },
            opened: (x, open) => { x.overrideMimeType('\(type)'); open(); open(); },
            headers: (x, open) => { open(); x.addEventListener('readystatechange', () => { if (x.readyState === 2) x.overrideMimeType('\(type)'); }); },
            again: async (x, open) => { x.overrideMimeType('\(type)'); open(); await sendXHR(x); open(); },
          };
          for (const moment in moments) for (const responseType of ['', 'document', 'json']) for (const given of ['text/plain', 'text/xml;charset=gbk', 'text/html']) {
            const x = new XMLHttpRequest();
            const url = raw(['Content-Type: ' + given], '<a>\\xd6\\xd0</a>');
            log(moment, responseType, given, await attempt(async () => {
              await moments[moment](x, () => { x.open('GET', url); x.responseType = responseType; });
              await sendXHR(x);
              return [responseType === '' ? codes(x.responseText) : shown(responseType === 'json' ? null : x.response), responseType === '' && shown(x.responseXML)];
            }));
          }
          """)
    }
}
