/// Requests of each method, with each kind of field and body.
extension CORSCase {
  static let requests: [CORSCase] = all(
    table([
      "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "FOO", "patch", "get", "OPTIONS", "put",
    ]) {
      CORSCase("the method \($0)", "return f(to(B, 'r', open()), { method: '\($0)' })")
    },
    table(["GET", "POST", "PUT", "DELETE", "Foo"]) {
      CORSCase("XMLHttpRequest with the method \($0)", "return x('\($0)', to(B, 'r', open()))")
    },
    table([
      ("accept", "text/html"), ("accept", "a\\\"b"), ("accept", "a:b"), ("accept", "a\\tb"),
      ("accept-language", "de, en;q=0.5"), ("accept-language", "de_DE"),
      ("content-language", "en"), ("content-language", "a/b"), ("content-type", "text/plain"),
      ("content-type", "text/plain;charset=x"), ("content-type", "TEXT/plain"),
      ("content-type", " text/plain "), ("content-type", "application/json"),
      ("content-type", "multipart/form-data; boundary=x"), ("content-type", "text/html"),
      ("content-type", "application/x-www-form-urlencoded"),
      ("content-type", "text/plain;a=\\\"b\\\""),
      ("content-type", "text/plain,x"), ("content-type", ""), ("x-a", "1"), ("X-A", "1"),
      ("x-c", "1"),
      ("authorization", "x"), ("range", "bytes=0-5"), ("range", "bytes=5-"), ("range", "bytes=-5"),
      ("range", "bytes=5-1"), ("range", "items=0-1"), ("cache-control", "no-cache"),
      ("pragma", "x"),
      ("if-none-match", "x"), ("last-event-id", "1"), ("dpr", "1"), ("save-data", "on"),
    ]) { name, value in
      CORSCase(
        "the field \(name): \(value)",
        "return f(to(B, 'r', open()), { method: 'POST', body: 'x', headers: { '\(name)': '\(value)' } })"
      )
    },
    table([
      ("accept", "'é'.repeat(65)"), ("accept", "'é'.repeat(128)"), ("accept", "'é'.repeat(129)"),
      ("content-type", "'text/plain;a=' + 'é'.repeat(100)"),
    ]) { name, value in
      CORSCase(
        "the field \(name) of letters beyond ASCII: \(value)",
        "return f(to(B, 'r', open()), { headers: { '\(name)': \(value) } })")
    },
    table(["user-agent", "accept-language", "accept"]) {
      CORSCase(
        "a preflight of a page that gives \($0)",
        "return f(to(B, 'r', open({ pre: allow(O, methods, names + ', user-agent') })), { method: 'PUT', headers: { '\($0)': 'own' } })"
      )
    },
    [
      CORSCase(
        "two fields",
        "return f(to(B, 'r', open()), { headers: { 'X-B': '1', 'x-a': '2', accept: 'x' } })"),
      CORSCase(
        "a long safe field",
        "return f(to(B, 'r', open()), { headers: { accept: 'x'.repeat(128) } })"),
      CORSCase(
        "a longer field", "return f(to(B, 'r', open()), { headers: { accept: 'x'.repeat(129) } })"),
      CORSCase(
        "a safe field ten times",
        """
        const headers = new Headers();
        for (let i = 0; i < 10; i++) headers.append('accept', 'x'.repeat(110));
        return f(to(B, 'r', open()), { headers })
        """),
      CORSCase(
        "a safe field ten times, by XMLHttpRequest",
        """
        return x('GET', to(B, 'r', open()), { set: (r) => {
          for (let i = 0; i < 10; i++) r.setRequestHeader('Accept', 'x'.repeat(110));
        } })
        """),
      CORSCase(
        "all safe fields, each as long as it may be",
        """
        const long = 'x'.repeat(128);
        return f(to(B, 'r', open()), { method: 'POST', body: 'x', headers: {
          'accept': long, 'accept-language': long, 'content-language': long,
          'content-type': ('text/plain;a=' + long).slice(0, 128), 'range': 'bytes=0-5' } })
        """),
      CORSCase(
        "a body of a Blob with a type",
        "return f(to(B, 'r', open()), { method: 'POST', body: new Blob(['x'], { type: 'application/json' }) })"
      ),
      CORSCase(
        "a body of URLSearchParams",
        "return f(to(B, 'r', open()), { method: 'POST', body: new URLSearchParams('a=b') })"),
      CORSCase(
        "a body of a buffer",
        "return f(to(B, 'r', open()), { method: 'POST', body: new Uint8Array(4) })"),
      CORSCase(
        "XMLHttpRequest with a field",
        "return x('GET', to(B, 'r', open()), { set: (r) => r.setRequestHeader('X-A', '1') })"),
      CORSCase(
        "XMLHttpRequest with JSON",
        "return x('POST', to(B, 'r', open()), { body: '{}', set: (r) => r.setRequestHeader('Content-Type', 'application/json') })"
      ),
      CORSCase(
        "a synchronous XMLHttpRequest", "return x('GET', to(B, 'r', open()), { isAsync: false })"),
      CORSCase(
        "a synchronous XMLHttpRequest with a preflight",
        "return x('PUT', to(B, 'r', open()), { isAsync: false })"),
      CORSCase(
        "a synchronous XMLHttpRequest that is refused",
        "return x('GET', to(B, 'r', {}), { isAsync: false })"),
      CORSCase(
        "the document's own server",
        "return f(to(A, 'r', {}), { method: 'PUT', headers: { 'x-c': '1' } })"),
    ])
}
