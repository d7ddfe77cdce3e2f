/// Redirects between servers, and what else makes requests of other origins.
extension CORSCase {
  static let redirects: [CORSCase] = all(
    redirectTable("GET", "{}"), redirectTable("PUT", "{ method: 'PUT', headers: { 'x-a': '1' } }"),
    redirectTable("a beginning with credentials", "{ credentials: 'include' }"),
    table(["301", "303", "307", "308"]) {
      CORSCase(
        "the redirect \($0) of a POST with a preflight",
        "return f(to(B, 'r', { ...open(), st: \($0), to: to(C, 's', { pre: allow('null', methods, names), h: allow('null') }) }), { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })"
      )
    },
    redirectModes)

  static func redirectTable(_ what: String, _ options: String) -> [CORSCase] {
    table([
      ("own to other", "to(A, 'r', { to: to(B, 's', open()) })"),
      ("own to other, refused", "to(A, 'r', { to: to(B, 's', {}) })"),
      ("other to own", "to(B, 'r', { ...open(), to: to(A, 's', open()) })"),
      ("other to own as null", "to(B, 'r', { ...open(), to: to(A, 's', { h: allow('null') }) })"),
      ("other to own without the field", "to(B, 'r', { ...open(), to: to(A, 's', {}) })"),
      ("other to the same other", "to(B, 'r', { ...open(), to: to(B, 's', open()) })"),
      ("other to a third", "to(B, 'r', { ...open(), to: to(C, 's', open()) })"),
      (
        "other to a third as null",
        "to(B, 'r', { ...open(), to: to(C, 's', { pre: allow('null', methods, names), h: allow('null') }) })"
      ),
      (
        "other to a third as any",
        "to(B, 'r', { ...open(), to: to(C, 's', { pre: allow('*', methods, names), h: allow('*') }) })"
      ),
      ("a redirect that is refused", "to(B, 'r', { to: to(B, 's', open()) })"),
      ("own, other, own", "to(A, 'r', { to: to(B, 's', { ...open(), to: to(A, 't', open()) }) })"),
      (
        "own, other, third",
        "to(A, 'r', { to: to(B, 's', { ...open(), to: to(C, 't', { h: allow('null'), pre: allow('null', methods, names) }) }) })"
      ),
      (
        "with a name and a password",
        "to(B, 'r', { ...open(), to: to(B.replace('//', '//u:p@'), 's', open()) })"
      ),
      (
        "own to other with a name and a password",
        "to(A, 'r', { to: to(B.replace('//', '//u:p@'), 's', open()) })"
      ),
    ]) { name, url in
      CORSCase("the redirect \(name), of \(what)", "return f(\(url), \(options))")
    }
  }

  static let redirectModes: [CORSCase] = [
    CORSCase(
      "redirect: manual",
      "return f(to(B, 'r', { ...open(), to: to(B, 's', open()) }), { redirect: 'manual' })"),
    CORSCase(
      "redirect: manual, refused",
      "return f(to(B, 'r', { to: to(B, 's', open()) }), { redirect: 'manual' })"),
    CORSCase(
      "redirect: error",
      "return f(to(B, 'r', { ...open(), to: to(B, 's', open()) }), { redirect: 'error' })"),
    CORSCase(
      "Authorization and a redirect to another origin",
      "return f(to(A, 'r', { to: to(B, 's', open()) }), { headers: { authorization: 'x' } })"),
  ]

  /// What a response says of who may use it without CORS.
  static let policies: [CORSCase] = all(
    policyTable("of another server", "to(B, 'r', { h: [FIELD] })", "{ mode: 'no-cors' }"),
    policyTable("of the own server", "to(A, 'r', { h: [FIELD] })", "{ mode: 'no-cors' }"),
    policyTable(
      "of another server with CORS", "to(B, 'r', { h: allow(O, FIELD) })", "{ mode: 'cors' }"),
    policyTable(
      "of another server's redirect", "to(B, 'r', { h: [FIELD], to: to(B, 's', {}) })",
      "{ mode: 'no-cors' }"),
    policyTable(
      "behind another server's redirect", "to(B, 'r', { to: to(C, 's', { h: [FIELD] }) })",
      "{ mode: 'no-cors' }"),
    policyTable(
      "of another site", "to(B.replace('127.0.0.1', 'localhost'), 'r', { h: [FIELD] })",
      "{ mode: 'no-cors' }"))

  private static func policyTable(_ place: String, _ url: String, _ options: String) -> [CORSCase] {
    table([
      "same-origin", "same-site", "cross-origin", "Same-Origin", " same-origin ",
      "same-origin, same-origin", "same-origin; x", "none", "",
    ]) { value in
      CORSCase(
        "the policy \"\(value)\" \(place)",
        "const FIELD = 'Cross-Origin-Resource-Policy: \(value)'; return f(\(url), \(options))")
    }
  }

  static let others: [CORSCase] = [
    CORSCase(
      "no-cors with redirect: manual",
      "return f(to(B, 'r', {}), { mode: 'no-cors', redirect: 'manual' })"),
    CORSCase(
      "no-cors with redirect: error",
      "return f(to(B, 'r', {}), { mode: 'no-cors', redirect: 'error' })"),
    CORSCase(
      "no-cors of the own server with redirect: manual",
      "return f(to(A, 'r', {}), { mode: 'no-cors', redirect: 'manual' })"),
    CORSCase(
      "no-cors of the own server with redirect: error to another",
      "return f(to(A, 'r', { to: to(B, 's', {}) }), { mode: 'no-cors', redirect: 'error' })"),
    CORSCase("no-cors", "return f(to(B, 'r', { h: ['x-one: 1'] }), { mode: 'no-cors' })"),
    CORSCase("no-cors with CORS fields", "return f(to(B, 'r', open()), { mode: 'no-cors' })"),
    CORSCase(
      "no-cors with a POST",
      "return f(to(B, 'r', {}), { mode: 'no-cors', method: 'POST', body: 'x' })"),
    CORSCase("no-cors with a PUT", "return f(to(B, 'r', {}), { mode: 'no-cors', method: 'PUT' })"),
    CORSCase(
      "no-cors with fields",
      "return f(to(B, 'r', {}), { mode: 'no-cors', headers: { 'x-a': '1', accept: 'x', 'content-type': 'application/json', range: 'bytes=0-1' } })"
    ),
    CORSCase(
      "no-cors and a redirect", "return f(to(B, 'r', { to: to(C, 's', {}) }), { mode: 'no-cors' })"),
    CORSCase(
      "no-cors of the own server", "return f(to(A, 'r', { h: ['x-one: 1'] }), { mode: 'no-cors' })"),
    CORSCase(
      "no-cors from the own server to another",
      "return f(to(A, 'r', { to: to(B, 's', {}) }), { mode: 'no-cors' })"),
    CORSCase(
      "no-cors with credentials",
      "return f(to(B, 'r', {}), { mode: 'no-cors', credentials: 'include' })"),
    CORSCase("same-origin", "return f(to(B, 'r', open()), { mode: 'same-origin' })"),
    CORSCase(
      "same-origin and a redirect",
      "return f(to(A, 'r', { to: to(B, 's', open()) }), { mode: 'same-origin' })"),
    CORSCase(
      "a listener of the upload",
      "return x('POST', to(B, 'r', open()), { body: 'xyz', set: (r, events) => r.upload.addEventListener('load', () => events.push('upload')) })"
    ),
    CORSCase(
      "a handler of the upload",
      "return x('POST', to(B, 'r', open()), { body: 'xyz', set: (r, events) => { r.upload.onprogress = () => {}; } })"
    ),
    CORSCase(
      "a listener of the upload that is refused",
      "return x('POST', to(B, 'r', { h: allow(O) }), { body: 'xyz', set: (r, events) => r.upload.addEventListener('loadend', () => events.push('upload')) })"
    ),
    CORSCase(
      "a listener of the upload that is removed",
      "return x('POST', to(B, 'r', open()), { body: 'xyz', set: (r, events) => { const l = () => events.push('upload'); r.upload.addEventListener('load', l); r.upload.removeEventListener('load', l); } })"
    ),
    CORSCase(
      "an upload that is read without listeners",
      "return x('POST', to(B, 'r', open()), { body: 'xyz', set: (r) => { void r.upload; } })"),
    CORSCase(
      "a listener of another event",
      "return x('POST', to(B, 'r', open()), { body: 'xyz', set: (r) => r.upload.addEventListener('own', () => {}) })"
    ),
    CORSCase(
      "a listener of the upload of a request without a body",
      "return x('GET', to(B, 'r', open()), { set: (r) => r.upload.addEventListener('load', () => {}) })"
    ),
    CORSCase(
      "EventSource", "return source(to(B, 'r', { h: allow(O, 'Content-Type: text/event-stream') }))"
    ),
    CORSCase(
      "EventSource of any origin",
      "return source(to(B, 'r', { h: allow('*', 'Content-Type: text/event-stream') }))"),
    CORSCase(
      "EventSource that is refused",
      "return source(to(B, 'r', { h: ['Content-Type: text/event-stream'] }))"),
    CORSCase(
      "EventSource with credentials",
      "return source(to(B, 'r', { h: allow(O, 'Access-Control-Allow-Credentials: true', 'Content-Type: text/event-stream') }), { withCredentials: true })"
    ),
    CORSCase(
      "EventSource with credentials of any origin",
      "return source(to(B, 'r', { h: allow('*', 'Content-Type: text/event-stream') }), { withCredentials: true })"
    ),
    CORSCase(
      "EventSource with credentials that are refused",
      "return source(to(B, 'r', { h: allow(O, 'Content-Type: text/event-stream') }), { withCredentials: true })"
    ),
    CORSCase(
      "EventSource and a redirect",
      "return source(to(A, 'r', { to: to(B, 's', { h: allow(O, 'Content-Type: text/event-stream') }) }))"
    ),
  ]
}
