/// `abort()` and `open()` in every state of an XMLHttpRequest.
enum AbortCases {
  /// What is done with `x`, a promise until it has happened.
  private static let moments: [(String, String)] = [
    ("unsent", "x.abort()"),
    ("opened", "x.open('GET', '/text?text=a'); x.abort()"),
    (
      "opened with a field",
      "x.open('POST', '/text?text=a'); x.setRequestHeader('a', 'b'); x.abort()"
    ),
    ("sent", "x.open('GET', '/head?delay=300'); x.send(); x.abort()"),
    ("sent with a body", "x.open('POST', '/head?delay=300'); x.send('x'); x.abort()"),
    (
      "sent a while ago",
      "x.open('POST', '/head?delay=600'); x.send('x'); return new Promise((d) => x.upload.addEventListener('load', () => setTimeout(() => { x.abort(); d(); }, 50)))"
    ),
    ("loading", "return at('readystatechange', 3, '/chunks?count=3&pause=60', () => x.abort())"),
    ("in progress", "return at('progress', 3, '/chunks?count=3&pause=60', () => x.abort())"),
    ("done", "return at('readystatechange', 4, '/text?text=a', () => x.abort())"),
    ("in load", "return at('load', 4, '/text?text=a', () => x.abort())"),
    ("in loadend", "return at('loadend', 4, '/text?text=a', () => x.abort())"),
    (
      "after loadend",
      "x.open('GET', '/text?text=a'); const e = ended(x); x.send(); return e.then(() => x.abort())"
    ),
    (
      "after an error",
      "x.open('GET', 'http://127.0.0.1:1/'); const e = ended(x); x.send(); return e.then(() => x.abort())"
    ),
    ("in error", "return at('error', 4, 'http://127.0.0.1:1/', () => x.abort())"),
    ("in timeout", "x.timeout = 50; return at('timeout', 4, '/head?delay=600', () => x.abort())"),
    (
      "in abort",
      "let n = 0; x.open('GET', '/head?delay=300'); x.onabort = () => { if (!n++) x.abort(); }; x.send(); x.abort()"
    ),
    (
      "in the change that an abort makes",
      "let n = 0; x.open('GET', '/head?delay=300'); x.onreadystatechange = () => { if (x.readyState === 4 && !n++) x.abort(); }; x.send(); x.abort()"
    ),
    (
      "in loadstart", "x.open('GET', '/head?delay=300'); x.onloadstart = () => x.abort(); x.send()"
    ),
    (
      "in loadstart of the upload",
      "x.open('POST', '/head?delay=300'); x.upload.onloadstart = () => x.abort(); x.send('x')"
    ),
    (
      "in load of the upload",
      "x.open('POST', '/head?delay=300'); const e = ended(x); x.upload.onload = () => x.abort(); x.send('x'); return e"
    ),
    ("twice", "x.open('GET', '/head?delay=300'); x.send(); x.abort(); x.abort()"),
    (
      "and opened again",
      "x.open('GET', '/head?delay=300'); x.send(); x.abort(); x.open('GET', '/text?text=again'); const e = ended(x); x.send(); return e"
    ),
    (
      "and opened again in abort",
      "return new Promise((d) => { x.open('GET', '/head?delay=300'); x.onabort = () => { x.open('GET', '/text?text=again'); x.addEventListener('load', d); x.send(); }; x.send(); x.abort(); }).then(() => pause(30))"
    ),
    (
      "and opened again in the change",
      "let n = 0; return new Promise((d) => { x.open('GET', '/head?delay=300'); x.onreadystatechange = () => { if (x.readyState === 4 && !n++) { x.open('GET', '/text?text=again'); x.addEventListener('load', d); x.send(); } }; x.send(); x.abort(); }).then(() => pause(30))"
    ),
    (
      "opened again in loadstart",
      "let n = 0; return new Promise((d) => { x.onloadstart = () => { if (!n++) { x.open('GET', '/text?text=again'); x.addEventListener('load', d); x.send(); } }; x.open('GET', '/head?delay=300'); x.send(); }).then(() => pause(30))"
    ),
    (
      "opened again while it waits",
      "x.open('GET', '/head?delay=300'); x.send(); x.open('GET', '/text?text=again')"
    ),
    (
      "opened again when it is done",
      "x.open('GET', '/text?text=a'); const e = ended(x); x.send(); return e.then(() => x.open('GET', '/text?text=again'))"
    ),
    (
      "opened again for another scheme",
      "x.open('GET', '/text?text=a'); const e = ended(x); x.send(); return e.then(() => { x.open('GET', 'data:text/plain,d'); const f = ended(x); x.send(); return f; })"
    ),
    (
      "opened again for the relay after another scheme",
      "x.open('GET', 'data:text/plain,d'); const e = ended(x); x.send(); return e.then(() => { x.open('GET', '/text?text=again'); const f = ended(x); x.send(); return f; })"
    ),
    (
      "aborted for another scheme",
      "x.open('GET', '/head?delay=300'); x.send(); x.open('GET', 'data:text/plain,d'); x.abort()"
    ),
    ("a synchronous one", "x.open('GET', '/text?text=a', false); x.send(); x.abort()"),
    (
      "opened again as a synchronous one",
      "x.open('GET', '/head?delay=300'); x.send(); x.open('GET', '/text?text=now', false); x.send()"
    ),
  ]

  static let all: [DifferentialCase] = moments.map { name, script in
    DifferentialCase(
      "XMLHttpRequest \(name)",
      """
      const x = new XMLHttpRequest(), seen = follow(x);
      /** Does something once, in an event of a state. */
      const at = (type, state, url, act) => new Promise((done) => {
        x.open('GET', url);
        const once = () => {
          if (x.readyState !== state) return;
          x.removeEventListener(type, once);
          act();
          done();
        };
        x.addEventListener(type, once);
        x.send();
      });
      await (async () => { \(script) })();
      await pause(30);
      log(seen);
      log(x.readyState, x.status, x.statusText, x.responseURL, x.responseText, x.response, x.responseXML, all(x));
      log(await attempt(() => x.setRequestHeader('a', 'b')), await attempt(() => x.send()));
      x.abort();
      """)
  }
}
