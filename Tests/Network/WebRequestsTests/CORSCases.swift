/// A script that makes requests of other origins.
struct CORSCase: Sendable, CustomStringConvertible {
  let description: String
  let script: String

  init(_ description: String, _ script: String) {
    (self.description, self.script) = (description, script)
  }

  /// The functions of the scripts. `A` is the document's server, `B` and `C` are others. `O` is the document's origin.
  static let functions = """
    const O = location.origin;
    const to = (server, path, answer) => server + '/' + path + '?k=' + KEY + '&o=' + encodeURIComponent(JSON.stringify(answer));
    const allow = (origin, ...more) => ['Access-Control-Allow-Origin: ' + origin, ...more];
    const methods = 'Access-Control-Allow-Methods: PUT, PATCH, DELETE, FOO', names = 'Access-Control-Allow-Headers: x-a, x-b, content-type, authorization';
    const open = (more = {}) => ({ pre: allow(O, methods, names), h: allow(O), ...more });
    const short = (url) => url.replace(A, 'A').replace(B, 'B').replace(C, 'C').replace(/\\?.*/, '');
    const hidden = ['connection'];
    const f = async (url, options) => {
      try {
        const r = await fetch(url, options);
        return [r.type, r.status, r.redirected, short(r.url), [...r.headers].filter(([name]) => !hidden.includes(name)), await r.text()];
      } catch (error) { return error.name; }
    };
    const x = (method, url, { set, body, isAsync = true } = {}) => new Promise((done) => {
      const xhr = new XMLHttpRequest(), events = [];
      const end = () => done([events, xhr.status, short(xhr.responseURL), xhr.responseText,
        xhr.getAllResponseHeaders().split('\\r\\n').filter((line) => !hidden.includes(line.split(':')[0]))]);
      xhr.onerror = () => events.push('error');
      xhr.onload = () => events.push('load');
      xhr.onloadend = end;
      try {
        xhr.open(method, url, isAsync);
        if (set) set(xhr, events);
        xhr.send(body);
      } catch (error) { events.push(error.name); if (isAsync) end(); }
    });
    const source = (url, options) => new Promise((done) => {
      const made = new EventSource(url, options);
      made.onmessage = ({ data }) => { made.close(); done(['message', data]); };
      made.onerror = () => { const { readyState } = made; made.close(); done(['error', readyState]); };
    });
    /** Sends a beacon, and waits until the servers have got some requests, and then for one too many. */
    const beacon = async (url, body, count) => {
      const isSent = navigator.sendBeacon(url, body);
      while (+(await (await fetch(A + '/count')).text()) < count);
      await new Promise((done) => setTimeout(done, 50));
      return isSent;
    };
    const json = new Blob(['{}'], { type: 'application/json' }), credentials = 'Access-Control-Allow-Credentials: true';
    """

  static let all =
    requests + origins + preflights + reading + redirects + policies + others + beacons

  /// Several tables as one.
  static func all(_ tables: [CORSCase]...) -> [CORSCase] { tables.flatMap(\.self) }

  static func table(
    _ rows: [(String, String)], _ make: (String, String) -> CORSCase
  ) -> [CORSCase] {
    rows.map { make($0.0, $0.1) }
  }

  static func table(_ rows: [String], _ make: (String) -> CORSCase) -> [CORSCase] {
    rows.map(make)
  }

  private static let beacons = table([
    ("of text", "to(B, 'r', {}), 'x', 1"), ("without a body", "to(B, 'r', {}), undefined, 1"),
    ("of parameters", "to(B, 'r', {}), new URLSearchParams('a=b'), 1"),
    ("of text behind a redirect", "to(A, 'r', { to: to(B, 's', {}) }), 'x', 2"),
    (
      "of JSON",
      "to(B, 'r', { pre: allow(O, names, credentials), h: allow(O, credentials) }), json, 2"
    ),
    ("of JSON that the server refuses", "to(B, 'r', {}), json, 1"),
    ("of JSON without credentials", "to(B, 'r', open()), json, 1"),
    ("of JSON to the own server", "to(A, 'r', {}), json, 1"),
  ]) { CORSCase("a beacon \($0)", "return beacon(\($1))") }

  /// Values of Access-Control-Allow-Origin, and the credentials mode.
  static let origins: [CORSCase] = all(
    originTable("omit"), originTable("same-origin"), originTable("include"), credentials)

  static func originTable(_ mode: String) -> [CORSCase] {
    table([
      ("none", "[]"), ("*", "allow('*')"), ("exact", "allow(O)"),
      ("in capitals", "allow(O.toUpperCase())"),
      ("with a slash", "allow(O + '/')"), ("null", "allow('null')"),
      ("of another origin", "allow(B)"),
      ("two values", "allow(O + ', ' + B)"), ("two fields", "[...allow(O), ...allow(O)]"),
      ("empty", "allow('')"),
      ("* and credentials", "allow('*', 'Access-Control-Allow-Credentials: true')"),
      ("exact and credentials", "allow(O, 'Access-Control-Allow-Credentials: true')"),
      ("exact and credentials in capitals", "allow(O, 'Access-Control-Allow-Credentials: TRUE')"),
      ("exact and two credentials", "allow(O, 'Access-Control-Allow-Credentials: true, true')"),
    ]) { name, fields in
      CORSCase(
        "the credentials mode \(mode) and the origin \(name)",
        "return f(to(B, 'r', { h: \(fields) }), { credentials: '\(mode)' })")
    }
  }

  static let credentials: [CORSCase] = [
    CORSCase(
      "withCredentials",
      "return x('GET', to(B, 'r', { h: allow(O, 'Access-Control-Allow-Credentials: true') }), { set: (r) => { r.withCredentials = true } })"
    ),
    CORSCase(
      "withCredentials and *",
      "return x('GET', to(B, 'r', { h: allow('*') }), { set: (r) => { r.withCredentials = true } })"
    ),
    CORSCase(
      "withCredentials and no credentials",
      "return x('GET', to(B, 'r', { h: allow(O) }), { set: (r) => { r.withCredentials = true } })"),
    CORSCase(
      "withCredentials and a preflight",
      "return x('PUT', to(B, 'r', { pre: allow(O, methods, 'Access-Control-Allow-Credentials: true'), h: allow(O, 'Access-Control-Allow-Credentials: true') }), { set: (r) => { r.withCredentials = true } })"
    ),
    CORSCase("a failed status", "return f(to(B, 'r', { h: allow(O), st: 404 }))"),
    CORSCase("a failed status without the field", "return f(to(B, 'r', { st: 500 }))"),
  ]

  static let preflights: [CORSCase] = all(
    table([
      ("the status 200", "pst: 200"), ("the status 299", "pst: 299"),
      ("the status 300", "pst: 300"),
      ("the status 404", "pst: 404"), ("the status 500", "pst: 500"),
      ("the status 304", "pst: 304"),
      (
        "a redirect",
        "pst: 302, pre: [...allow(O, methods, names), 'Location: ' + to(B, 's', open())]"
      ),
      ("no field", "pre: []"), ("no method", "pre: allow(O, names)"),
      ("no header", "pre: allow(O, methods)"),
      ("another origin", "pre: allow(B, methods, names)"),
      ("any origin", "pre: allow('*', methods, names)"),
      ("any method", "pre: allow(O, 'Access-Control-Allow-Methods: *', names)"),
      ("any header", "pre: allow(O, methods, 'Access-Control-Allow-Headers: *')"),
      ("a method in small letters", "pre: allow(O, 'Access-Control-Allow-Methods: put', names)"),
      ("a header in capitals", "pre: allow(O, methods, 'Access-Control-Allow-Headers: X-A')"),
      ("a part of the header", "pre: allow(O, methods, 'Access-Control-Allow-Headers: x')"),
      (
        "two fields of methods",
        "pre: allow(O, 'Access-Control-Allow-Methods: GET', 'Access-Control-Allow-Methods: PUT', names)"
      ),
      ("a list with empty parts", "pre: allow(O, 'Access-Control-Allow-Methods: ,PUT,,', names)"),
      ("a list with spaces", "pre: allow(O, 'Access-Control-Allow-Methods: GET PUT', names)"),
      ("a response without the field", "h: []"),
    ]) { name, answer in
      CORSCase(
        "a preflight with \(name)",
        "return f(to(B, 'r', open({ \(answer) })), { method: 'PUT', headers: { 'X-A': '1' } })")
    },
    table([
      ("any method", "'Access-Control-Allow-Methods: *'"),
      ("any header", "methods, 'Access-Control-Allow-Headers: *'"),
      ("everything named", "methods, names"),
    ]) { name, fields in
      CORSCase(
        "a preflight with credentials and \(name)",
        "const c = 'Access-Control-Allow-Credentials: true'; return f(to(B, 'r', { pre: allow(O, c, \(fields)), h: allow(O, c) }), { method: 'PUT', headers: { 'x-a': '1' }, credentials: 'include' })"
      )
    },
    [
      CORSCase(
        "a preflight without credentials",
        "const c = 'Access-Control-Allow-Credentials: true'; return f(to(B, 'r', { pre: allow(O, methods), h: allow(O, c) }), { method: 'PUT', credentials: 'include' })"
      ),
      CORSCase(
        "Authorization and any header",
        "return f(to(B, 'r', { pre: allow(O, 'Access-Control-Allow-Headers: *'), h: allow(O) }), { headers: { authorization: 'x' } })"
      ),
    ],
    table([
      ("no age", ""), ("an age of 0", ", 'Access-Control-Max-Age: 0'"),
      ("an age of 100", ", 'Access-Control-Max-Age: 100'"),
      ("a negative age", ", 'Access-Control-Max-Age: -1'"),
      ("an age that is no number", ", 'Access-Control-Max-Age: x'"),
      ("an age in quotes", ", 'Access-Control-Max-Age: \"100\"'"),
    ]) { name, field in
      CORSCase(
        "the cache of preflights with \(name)",
        "const url = to(B, 'r', { pre: allow(O, methods, names\(field)), h: allow(O) }); return [await f(url, { method: 'PUT' }), await f(url, { method: 'PUT' })]"
      )
    },
    table([
      ("another method", "{ method: 'DELETE' }"),
      ("a method that is not allowed", "{ method: 'BAR' }"),
      ("another field", "{ headers: { 'x-b': '1' } }"), ("a simple request", "{}"),
      ("credentials", "{ method: 'PUT', credentials: 'include' }"),
    ]) { name, second in
      CORSCase(
        "the cache of preflights and \(name)",
        "const url = to(B, 'r', open({ pre: allow(O, methods, names, 'Access-Control-Max-Age: 100') })); return [await f(url, { method: 'PUT' }), await f(url, \(second)), await f(url, { method: 'PUT' })]"
      )
    })

  static let reading: [CORSCase] = all(
    readingTable("omit"), readingTable("include"),
    [
      CORSCase(
        "exposed fields of XMLHttpRequest",
        "return x('GET', to(B, 'r', { h: allow(O, 'x-one: 1', 'x-two: 2', 'Access-Control-Expose-Headers: x-two') }))"
      )
    ])

  static func readingTable(_ mode: String) -> [CORSCase] {
    table([
      ("nothing", ""), ("one", ", 'Access-Control-Expose-Headers: x-one'"),
      ("another case", ", 'Access-Control-Expose-Headers: X-ONE'"),
      ("two", ", 'Access-Control-Expose-Headers: x-one, x-two'"),
      (
        "two fields",
        ", 'Access-Control-Expose-Headers: x-one', 'Access-Control-Expose-Headers: x-two'"
      ),
      ("all", ", 'Access-Control-Expose-Headers: *'"),
      ("cookies", ", 'Access-Control-Expose-Headers: set-cookie, x-one'"),
      ("all and one", ", 'Access-Control-Expose-Headers: *, x-one'"),
      ("what is no name", ", 'Access-Control-Expose-Headers: x one'"),
    ]) { name, field in
      CORSCase(
        "exposed fields: \(name), with the mode \(mode)",
        "return f(to(B, 'r', { h: allow(O, 'Access-Control-Allow-Credentials: true', 'x-one: 1', 'x-two: 2', 'Expires: 0', 'Last-Modified: x', 'Pragma: x', 'Content-Language: en', 'ETag: x', 'Accept-Ranges: bytes'\(field)) }), { credentials: '\(mode)' })"
      )
    }
  }
}
