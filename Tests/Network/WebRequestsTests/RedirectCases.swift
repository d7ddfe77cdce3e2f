/// What is left of a request behind a redirect, and the bytes of a Blob that a synchronous request sends.
enum RedirectCases {
  private static let ways = [
    (
      "fetch",
      "await fetch(url, { method, body, headers: { 'x-a': '1', 'content-type': 'text/css' } })"
    ),
    (
      "XHR",
      "await xhr(method, url, { body, isWatched: false, set(x) { x.setRequestHeader('content-type', 'text/css'); } })"
    ),
    (
      "synchronous XHR",
      "const x = new XMLHttpRequest(); x.open(method, url, false); x.setRequestHeader('content-type', 'text/css'); x.send(body)"
    ),
  ]

  /// The server tells afterwards what came, because the response to a HEAD has no body.
  static let methods = ways.flatMap { way, send in
    [301, 302, 303, 307, 308].flatMap { status in
      ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"].map { method in
        DifferentialCase(
          "\(way) after \(status) of \(method)",
          """
          const key = 'redirect' + Math.random(), method = '\(method)';
          const body = \(["GET", "HEAD"].contains(method) ? "undefined" : "'again'");
          const url = '/redirect' + query({ status: \(status), to: '/head?keep=' + key });
          \(send);
          const seen = head(await (await fetch('/kept?of=' + key)).text());
          return [seen.method, seen.body, seen.size, seen.headers['content-type'], seen.headers['x-a']];
          """)
      }
    }
  }

  static let blobs = [
    ("all bytes", "new Uint8Array(512).map((_, i) => i)"),
    ("the mark of UTF-8", "new Uint8Array([0xEF, 0xBB, 0xBF, 0x41, 0x80])"),
    ("the mark of UTF-16", "new Uint8Array([0xFE, 0xFF, 0x00, 0x41, 0xD8])"),
    ("the other mark of UTF-16", "new Uint8Array([0xFF, 0xFE, 0x41, 0x00, 0xDC])"),
    ("nothing", "new Uint8Array()"), ("a NUL", "new Uint8Array([0])"),
    ("line ends", "'a\\r\\nb\\rc\\n'"),
    ("a large part", "new Uint8Array(100003).map((_, i) => i * 7 + (i >> 8))"),
  ].flatMap { name, bytes in
    ["", "text/plain;charset=utf-16", "application/octet-stream"].map { type in
      DifferentialCase(
        "synchronous XHR posts a Blob of \(name) as \(type.debugDescription)",
        """
        // A slice has no parts that the script could know.
        const bytes = \(bytes), blob = new Blob([bytes, 'end'], { type: '\(type)' }).slice(0, bytes.length, '\(type)');
        const x = new XMLHttpRequest(); x.open('POST', '/head', false); x.send(blob);
        const seen = head(x.responseText);
        let sum = 0;
        for (let i = 0; i < seen.body.length; i++) sum = (sum * 31 + seen.body.charCodeAt(i)) % 1000003;
        return [seen.size, seen.headers['content-type'], sum, codes(seen.body.slice(0, 600))];
        """)
    }
  }
}
